//! What is the same for many parts of a definition: how files spell them, and methods that change one field.

/// Types that stand in files of noted games, and in the schema of these files, by the words of the code.
macro_rules! spelt {
    ($($type:item)+) => {
        $(
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
            #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
            #[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
            $type
        )+
    };
}
pub(super) use spelt;

/// Methods that return a value with another content of one field.
macro_rules! with {
    ($(
        $(#[$about:meta])*
        pub const fn $name:ident($($given:ident: $type:ty)?) $field:ident = $content:expr;
    )+) => {
        $(
            $(#[$about])*
            #[must_use]
            pub const fn $name(mut self $(, $given: $type)?) -> Self {
                $crate::definition::written::put(&mut self.$field, $content);
                self
            }
        )+
    };
}
pub(super) use with;

/// Replaces a value in a `const` context, where nothing can be dropped. Static values need no
/// dropping.
pub(super) const fn put<T>(place: &mut T, value: T) {
    core::mem::forget(core::mem::replace(place, value));
}
