//! Enums with a word for each variant.

/// An enum, and a method that gives the word behind each variant.
macro_rules! words {
    (
        $(#[$about:meta])*
        pub enum $name:ident {
            $($(#[$variant_about:meta])* $variant:ident $({ $($fields:tt)+ })? = $word:literal,)+
        }

        $(#[$method_about:meta])*
        pub const fn $method:ident;
    ) => {
        $(#[$about])*
        pub enum $name {
            $($(#[$variant_about])* $variant $({ $($fields)+ })?,)+
        }

        impl $name {
            $(#[$method_about])*
            pub const fn $method(self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $word,)+
                }
            }
        }
    };
}
pub(crate) use words;
