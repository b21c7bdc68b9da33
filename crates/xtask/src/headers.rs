//! The headers sent with every file of the site, here and by the hosts that `hosts.rs` writes for.

/// Name and value. They say what a page may do, so a breach is noticed immediately. A sandboxed frame is an
/// origin of its own: it reads the site's modules as pages of other sites do, and its worker is a data
/// address that imports one.
pub(crate) const HEADERS: [(&str, &str); 4] = [
    (
        "Content-Security-Policy",
        concat!(
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; ",
            "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; ",
            "worker-src 'self' data:; base-uri 'none'; form-action 'none'",
        ),
    ),
    ("Access-Control-Allow-Origin", "*"),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
];

/// Kept, but checked again each time: a file that has not changed is not sent twice.
pub(crate) const ASKED: &str = "no-cache";
/// For styles, scripts and fonts: their folder gets another name when one of them changes.
pub(crate) const KEPT: &str = "public, max-age=31536000, immutable";
