//! The development server: the site on this machine, under the policy that a strict host would send.

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fs, thread};

use anyhow::{Context, Result};
use mbao_stick::address::Address;
use mbao_stick::headers::headers_for;
use mbao_stick::house;
use mbao_stick::http::{self, Answer, Request, Response};
use mbao_stick::media::media_type;
use mbao_stick::open;

use crate::arguments::Serve;
use crate::known::{Known, Links};
use crate::{repository, site};

/// Ports to try if none was asked for.
const PORTS: std::ops::RangeInclusive<u16> = 8080..=8099;

/// Builds the site and serves it until interrupted.
pub(crate) fn run(options: &Serve) -> Result<()> {
    let built = if options.as_built { site::as_built(options.offline)? } else { None };
    let site = match built {
        Some(site) => site,
        None => site::build(site::draft(), &Known::default(), options.offline, Links::Folders)?,
    };
    let listener = listen(options.port)?;
    let address = address(&listener)?;
    println!("Serving {address} from {} (Ctrl+C stops)", repository::shown(&site));
    if options.open {
        open::browser(&address);
    }
    http::serve(&listener, &Folder::of(site, &address));
    Ok(())
}

/// Serves a site as long as this program runs; returns its address.
pub(crate) fn in_background(site: PathBuf) -> Result<String> {
    let listener = listen(Some(0))?;
    let address = address(&listener)?;
    let folder = Folder::of(site, &address);
    thread::spawn(move || http::serve(&listener, &folder));
    Ok(address)
}

fn address(listener: &TcpListener) -> Result<String> {
    Ok(format!("http://{}/", listener.local_addr()?))
}

fn listen(port: Option<u16>) -> Result<TcpListener> {
    http::listen(Ipv4Addr::LOCALHOST.into(), port, PORTS)
        .with_context(|| format!("listening on port {}", port.unwrap_or(0)))
}

/// A site in a folder, read anew for each request.
struct Folder {
    site: PathBuf,
    /// The site's address, without a slash at its end.
    own: String,
}

impl Folder {
    fn of(site: PathBuf, address: &str) -> Arc<Self> {
        Arc::new(Self { site, own: address.trim_end_matches('/').to_owned() })
    }

    fn file(&self, request: &Request) -> Response<'_> {
        if !matches!(request.method.as_str(), "GET" | "HEAD") {
            return Response::not_here();
        }
        let (status, path) = match find(&self.site, &request.target) {
            Found::File(path) => ("200 OK", path),
            Found::Folder(address) => return Response::moved(address),
            Found::Nothing => ("404 Not Found", self.site.join("404.html")),
        };
        match fs::read(&path) {
            Ok(body) => Response::new(status, media_type(&path), body),
            Err(_) => Response::words("404 Not Found", "there is no such page"),
        }
    }
}

impl Answer for Folder {
    fn answer(&self, request: &Request, _: SocketAddr) -> Response<'_> {
        let mut response = self.file(request).with("Cache-Control", "no-store".to_owned());
        response.headers.extend(headers_for(&request.target, &self.own));
        response
    }
}

#[derive(Debug, PartialEq, Eq)]
enum Found {
    File(PathBuf),
    /// A folder without a slash at its end, with its corrected address.
    Folder(String),
    Nothing,
}

/// The file that an address refers to; never one outside the site.
fn find(site: &Path, target: &str) -> Found {
    let Some(address) = Address::read(target) else { return Found::Nothing };
    let mut found = house::within(site.to_path_buf(), &address.names);
    if found.is_dir() {
        if !address.folder {
            return Found::Folder(address.as_folder());
        }
        found.push("index.html");
    }
    if found.is_file() { Found::File(found) } else { Found::Nothing }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_stay_within_the_site() {
        let site = Path::new(env!("CARGO_MANIFEST_DIR"));
        assert_eq!(find(site, "/Cargo.toml?v=1"), Found::File(site.join("Cargo.toml")));
        assert_eq!(find(site, "/src/main.rs"), Found::File(site.join("src").join("main.rs")));
        assert_eq!(find(site, "/src?v=1"), Found::Folder("/src/?v=1".to_owned()));
        // With two slashes it would be another host's.
        assert_eq!(find(site, "//src"), Found::Folder("/src/".to_owned()));
        for url in
            ["/../rules/Cargo.toml", "/%2e%2e/rules/Cargo.toml", "/src/..%2fCargo.toml", "/src/", "/no"]
        {
            assert_eq!(find(site, url), Found::Nothing, "{url}");
        }
    }
}
