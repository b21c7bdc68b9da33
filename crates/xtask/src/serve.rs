//! The development server: the site on this machine, under the policy that a
//! strict host would send.

use std::fs::File;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::thread;

use anyhow::{Context, Result, anyhow};
use tiny_http::{Header, Method, Request, Response, Server};

use crate::arguments::Serve;
use crate::{build, open};

/// Ports tried when none was asked for.
const PORTS: std::ops::RangeInclusive<u16> = 8080..=8099;
/// Sent with everything. What the page may do is said so that a breach is seen at once.
const HEADERS: [&str; 4] = [
    "Cache-Control: no-store",
    "X-Content-Type-Options: nosniff",
    "Referrer-Policy: no-referrer",
    concat!(
        "Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; ",
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; ",
        "base-uri 'none'; form-action 'none'",
    ),
];
/// Requests answered side by side: browsers ask for many files at once.
const HANDS: usize = 8;

/// Builds the site and serves it until interrupted.
pub(crate) fn run(options: &Serve) -> Result<()> {
    let site: Arc<Path> = build::site()?.into();
    let listener = listen(options.port)?;
    let address = format!("http://{}/", listener.local_addr()?);
    let server = Server::from_listener(listener, None).map_err(|e| anyhow!("serving {address}: {e}"))?;
    println!("Serving {address} (Ctrl+C stops)");
    if options.open {
        open::browser(&address);
    }
    thread::scope(|threads| {
        for _ in 0..HANDS {
            threads.spawn(|| {
                while let Ok(request) = server.recv() {
                    // A reader who went away is no matter.
                    let _ = answer(request, &site);
                }
            });
        }
    });
    Ok(())
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

fn answer(request: Request, site: &Path) -> std::io::Result<()> {
    let say = |status: u16, text: &str| Response::from_string(text).with_status_code(status).boxed();
    let response = if !matches!(request.method(), Method::Get | Method::Head) {
        say(405, "only GET and HEAD are answered here")
    } else if let Some(path) = find(site, request.url()) {
        match File::open(&path) {
            Ok(file) => Response::from_file(file).with_header(media_type(&path)).boxed(),
            Err(_) => say(500, "the file cannot be read"),
        }
    } else {
        say(404, "there is no such page")
    };
    let headers = HEADERS.iter().filter_map(|h| Header::from_str(h).ok());
    request.respond(headers.fold(response, Response::with_header))
}

/// Browsers run no module and compile no WebAssembly under a wrong media type.
fn media_type(path: &Path) -> Header {
    let guess = mime_guess::from_path(path).first_or_octet_stream();
    let text = matches!(guess.type_(), mime_guess::mime::TEXT);
    let value = if text { format!("{guess}; charset=utf-8") } else { guess.to_string() };
    Header::from_bytes("Content-Type", value).expect("a media type is ASCII")
}

/// The file that an address means; nothing outside the site, ever.
fn find(site: &Path, url: &str) -> Option<PathBuf> {
    let path = url.split(['?', '#']).next()?;
    let mut found = site.to_path_buf();
    for part in path.split('/').filter(|part| !part.is_empty()) {
        let plain = part.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_.".contains(&b));
        if !plain || part.starts_with('.') {
            return None;
        }
        found.push(part);
    }
    if found.is_dir() {
        found.push("index.html");
    }
    found.is_file().then_some(found)
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
            assert_eq!(media_type(Path::new(file)).value.as_str(), name);
        }
    }

    #[test]
    fn addresses_stay_within_the_site() {
        let site = Path::new(env!("CARGO_MANIFEST_DIR"));
        assert_eq!(find(site, "/Cargo.toml?v=1"), Some(site.join("Cargo.toml")));
        assert_eq!(find(site, "/src/main.rs"), Some(site.join("src").join("main.rs")));
        for url in ["/../rules/Cargo.toml", "/%2e%2e/rules/Cargo.toml", "/src/..%2fCargo.toml", "/src", "/no"]
        {
            assert_eq!(find(site, url), None, "{url}");
        }
    }
}
