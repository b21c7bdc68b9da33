//! What is said of a site before it is built.

/// Whether readers' browsers keep the site for use without a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Offline {
    Kept,
    /// While the site is being worked on: the next build must be visible.
    Refused,
}

/// How links to pages are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Links {
    /// They name folders: `article/`.
    Folders,
    /// They name files: `article/index.html`, for archives, which have no folders.
    Files,
}

/// What the people who publish the site say about it.
#[derive(Debug, Default)]
pub(crate) struct Known {
    /// Its future address.
    pub(crate) url: Option<String>,
    /// Where contributions are sent.
    pub(crate) curator: Option<String>,
    pub(crate) repository: Option<String>,
}
