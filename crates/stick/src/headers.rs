//! The headers sent with every file of the site: by the development server, by `mbao-stick`, and by the hosts that
//! `xtask` writes configurations for.

/// What a page may do, so that a breach is noticed immediately. A sandboxed frame is an origin of its own: it
/// reads the site's modules as pages of other sites do, and its worker is a data address that imports one. In
/// Safari `'self'` is then that origin, which has no files, so the policy names the site's address (`OWN`) too.
const POLICY: &str = concat!(
    "default-src 'none'; script-src 'self' OWN 'wasm-unsafe-eval'; style-src 'self' OWN; ",
    "img-src 'self' OWN data:; font-src 'self' OWN; connect-src 'self' OWN; manifest-src 'self'; ",
    "worker-src 'self' OWN data:; base-uri 'none'; form-action 'none'",
);

/// Name and value of each header of a site at this address, which has no path.
pub fn headers(own: &str) -> [(&'static str, String); 4] {
    [
        ("Content-Security-Policy", POLICY.replace("OWN", own)),
        ("Access-Control-Allow-Origin", "*".to_owned()),
        ("X-Content-Type-Options", "nosniff".to_owned()),
        ("Referrer-Policy", "no-referrer".to_owned()),
    ]
}

/// Kept, but checked again each time: a file that has not changed is not sent twice.
pub const ASKED: &str = "no-cache";
/// For styles, scripts and fonts: their folder gets another name when one of them changes.
pub const KEPT: &str = "public, max-age=31536000, immutable";
