//! The development server: the site on this machine, under the policy that a strict host would send.

use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::{fs, thread};

use anyhow::{Context, Result};

use mbao_stick::headers::headers;
use mbao_stick::http::{self, Request, Response};
use mbao_stick::open;

use crate::arguments::Serve;
use crate::known::Known;
use crate::{repository, site};

/// Builds the site and serves it until interrupted.
pub(crate) fn run(options: &Serve) -> Result<()> {
    let built = if options.as_built { site::as_built(options.offline)? } else { None };
    let site = match built {
        Some(site) => site,
        None => site::build(&Known::default(), options.offline)?,
    };
    let listener = listen(options.port)?;
    let address = address(&listener)?;
    println!("Serving {address} from {} (Ctrl+C stops)", repository::shown(&site));
    if options.open {
        open::browser(&address);
    }
    answer_all(&listener, &address, site);
    Ok(())
}

/// Serves a site as long as this program runs; returns its address.
pub(crate) fn in_background(site: PathBuf) -> Result<String> {
    let listener = listen(Some(0))?;
    let address = address(&listener)?;
    let own = address.clone();
    thread::spawn(move || answer_all(&listener, &own, site));
    Ok(address)
}

fn address(listener: &TcpListener) -> Result<String> {
    Ok(format!("http://{}/", listener.local_addr()?))
}

fn answer_all(listener: &TcpListener, address: &str, site: PathBuf) {
    let headers = headers(address.trim_end_matches('/'));
    http::serve(listener, move |request| {
        let found = answer(request, &site).with("Cache-Control", "no-store");
        headers.iter().fold(found, |found, (name, value)| found.with(name, value.clone()))
    });
}

fn listen(port: Option<u16>) -> Result<TcpListener> {
    let at = Ipv4Addr::LOCALHOST.into();
    http::listen(at, port).with_context(|| format!("listening on port {}", port.unwrap_or_default()))
}

fn answer(request: &Request, site: &Path) -> Response {
    let (status, path) = match find(site, request) {
        Found::File(path) => ("200 OK", path),
        Found::Folder(address) => {
            return Response::say("301 Moved Permanently", "a folder").with("Location", address);
        }
        Found::Nothing => ("404 Not Found", site.join("404.html")),
    };
    match fs::read(&path) {
        Ok(body) => Response::new(status, media_type(&path), body),
        Err(_) => Response::say("404 Not Found", "there is no such page"),
    }
}

/// Browsers run no module and compile no WebAssembly with a wrong media type.
pub(crate) fn media_type(path: &Path) -> String {
    let guess = mime_guess::from_path(path).first_or_octet_stream();
    let text = matches!(guess.type_(), mime_guess::mime::TEXT);
    if text { format!("{guess}; charset=utf-8") } else { guess.to_string() }
}

/// What an address refers to.
#[derive(Debug, PartialEq, Eq)]
enum Found {
    File(PathBuf),
    /// A folder without a slash at its end, with its corrected address.
    Folder(String),
    Nothing,
}

/// The file that a request is for; never one outside the site.
fn find(site: &Path, request: &Request) -> Found {
    let Some((path, query)) = request.plain() else { return Found::Nothing };
    let mut found = site.to_path_buf();
    found.extend(path.split('/').filter(|part| !part.is_empty()));
    if found.is_dir() {
        if !path.ends_with('/') {
            return Found::Folder(format!("{path}/{query}"));
        }
        found.push("index.html");
    }
    if found.is_file() { Found::File(found) } else { Found::Nothing }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_and_wasm_run() {
        for (file, name) in [
            ("mbao/mbao_bg.wasm", "application/wasm"),
            ("scripts/play.js", "text/javascript; charset=utf-8"),
            ("index.html", "text/html; charset=utf-8"),
            ("fonts/text.woff2", "font/woff2"),
            ("LICENSE", "application/octet-stream"),
        ] {
            assert_eq!(media_type(Path::new(file)), name);
        }
    }

    #[test]
    fn addresses_stay_within_the_site() {
        let site = Path::new(env!("CARGO_MANIFEST_DIR"));
        let find =
            |site, target: &str| find(site, &Request { target: target.to_owned(), ..Request::default() });
        assert_eq!(find(site, "/Cargo.toml?v=1"), Found::File(site.join("Cargo.toml")));
        assert_eq!(find(site, "/src/main.rs"), Found::File(site.join("src").join("main.rs")));
        assert_eq!(find(site, "/src?v=1"), Found::Folder("/src/?v=1".to_owned()));
        for url in
            ["/../rules/Cargo.toml", "/%2e%2e/rules/Cargo.toml", "/src/..%2fCargo.toml", "/src/", "/no"]
        {
            assert_eq!(find(site, url), Found::Nothing, "{url}");
        }
    }
}
