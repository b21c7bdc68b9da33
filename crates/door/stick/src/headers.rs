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

/// Name and value of each header of a site at this address, which has no path. Pages that take nothing in from elsewhere
/// without permission may take any file.
pub fn headers(own: &str) -> [(&'static str, String); 5] {
    [
        ("Content-Security-Policy", POLICY.replace("OWN", own)),
        ("Access-Control-Allow-Origin", "*".to_owned()),
        ("Cross-Origin-Resource-Policy", "cross-origin".to_owned()),
        ("X-Content-Type-Options", "nosniff".to_owned()),
        ("Referrer-Policy", "no-referrer".to_owned()),
    ]
}

/// The page for frames. Where a page takes nothing in without permission, pages in its frames must not either.
pub const FRAMED: &str = "embed.html";
/// Name and value of the header by which that page says so.
pub const ISOLATED: (&str, &str) = ("Cross-Origin-Embedder-Policy", "require-corp");

/// The headers of what is asked for by this target, of a site at this address.
pub fn headers_for(target: &str, own: &str) -> impl Iterator<Item = (&'static str, String)> {
    let path = target.split('?').next().unwrap_or_default();
    let framed = path.rsplit('/').next() == Some(FRAMED);
    headers(own).into_iter().chain(framed.then(|| (ISOLATED.0, ISOLATED.1.to_owned())))
}

/// Kept, but checked again each time: a file that has not changed is not sent twice.
pub const ASKED: &str = "no-cache";
/// For styles, scripts and fonts: their folder gets another name when one of them changes.
pub const KEPT: &str = "public, max-age=31536000, immutable";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_may_be_taken_in_and_the_page_for_frames_takes_in_as_little_as_the_page_around_it() {
        for (target, framed) in [
            ("/embed.html?game=ndoto#x", true),
            ("/a/embed.html", true),
            ("/embed/", false),
            ("/not-embed.html", false),
            ("/?embed.html", false),
            ("/mbao/board.js", false),
        ] {
            let sent: Vec<_> = headers_for(target, "https://mbao.example").collect();
            assert_eq!(sent.contains(&(ISOLATED.0, ISOLATED.1.to_owned())), framed, "{target}");
            assert!(sent.contains(&("Cross-Origin-Resource-Policy", "cross-origin".to_owned())), "{target}");
        }
    }
}
