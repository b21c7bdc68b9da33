//! The development server: the site on this machine, under the policy that a strict host would send.

use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fs, thread};

use anyhow::{Context, Result};

use crate::arguments::Serve;
use crate::headers::headers;
use crate::http::{Request, Response, exchange};
use crate::known::Known;
use crate::{open, repository, site};

/// Ports to try if none was asked for.
const PORTS: std::ops::RangeInclusive<u16> = 8080..=8099;

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
    answer_all(&listener, &address, &site.into());
    Ok(())
}

/// Serves a site as long as this program runs; returns its address.
pub(crate) fn in_background(site: PathBuf) -> Result<String> {
    let listener = listen(Some(0))?;
    let address = address(&listener)?;
    let own = address.clone();
    thread::spawn(move || answer_all(&listener, &own, &site.into()));
    Ok(address)
}

fn address(listener: &TcpListener) -> Result<String> {
    Ok(format!("http://{}/", listener.local_addr()?))
}

fn answer_all(listener: &TcpListener, address: &str, site: &Arc<Path>) {
    let headers = headers(address.trim_end_matches('/')).map(|(name, value)| format!("{name}: {value}"));
    let headers: Arc<[String]> = ["Cache-Control: no-store".to_owned()].into_iter().chain(headers).collect();
    for connection in listener.incoming() {
        // A reader who has gone away does not matter.
        let Ok(connection) = connection else { continue };
        let (site, headers) = (Arc::clone(site), Arc::clone(&headers));
        // One thread each, because browsers hold connections that they have not used yet.
        thread::spawn(move || exchange(connection, &headers, |request| answer(request, &site)));
    }
}

fn listen(port: Option<u16>) -> Result<TcpListener> {
    let on = |port: u16| {
        TcpListener::bind((Ipv4Addr::LOCALHOST, port)).with_context(|| format!("listening on port {port}"))
    };
    match port {
        Some(port) => on(port),
        None => PORTS.map(on).find_map(Result::ok).map_or_else(|| on(0), Ok),
    }
}

fn answer(request: &Request, site: &Path) -> Response {
    let say = |status, text: &str| Response {
        status,
        media_type: "text/plain; charset=utf-8".to_owned(),
        body: text.as_bytes().to_vec(),
        location: None,
    };
    if !matches!(request.method.as_str(), "GET" | "HEAD") {
        return say("405 Method Not Allowed", "only GET and HEAD are answered here");
    }
    let (status, path) = match find(site, &request.target) {
        Found::File(path) => ("200 OK", path),
        Found::Folder(address) => {
            return Response { location: Some(address), ..say("301 Moved Permanently", "a folder") };
        }
        Found::Nothing => ("404 Not Found", site.join("404.html")),
    };
    match fs::read(&path) {
        Ok(body) => Response { status, media_type: media_type(&path), body, location: None },
        Err(_) => say("404 Not Found", "there is no such page"),
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

/// The file that an address refers to; never one outside the site.
fn find(site: &Path, url: &str) -> Found {
    let (path, query) = url.split_at(url.find(['?', '#']).unwrap_or(url.len()));
    let mut found = site.to_path_buf();
    for part in path.split('/').filter(|part| !part.is_empty()) {
        let plain = part.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_.".contains(&b));
        if !plain || part.starts_with('.') {
            return Found::Nothing;
        }
        found.push(part);
    }
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
