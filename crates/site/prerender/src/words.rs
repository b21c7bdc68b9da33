//! The texts of the pages, compiled from `content/i18n/*/*.ftl`: those of `site.ftl`, and a module for each other
//! file.

include!(concat!(env!("OUT_DIR"), "/site.rs"));

/// A module for each file, all but the first.
macro_rules! files {
    ($($name:ident $file:literal)*) => {
        $(
            #[allow(clippy::similar_names)] // Variables are named as in the messages.
            pub(crate) mod $name {
                include!(concat!(env!("OUT_DIR"), $file));
            }
        )*
    };
}

files! {
    affinity "/affinity.rs"
    figures "/figures.rs"
    home "/home.rs"
    lessons "/lessons.rs"
    notebook "/notebook-page.rs"
    solved "/solved.rs"
}
