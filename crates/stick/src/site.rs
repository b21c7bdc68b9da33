//! A packed site, and a house's own files in front of it.

use std::fs;
use std::path::{Path, PathBuf};

use crate::headers::{ASKED, KEPT, headers};
use crate::http::{Request, Response};
use crate::pack::{File, Pack};

/// The file in which a house says how its kiosk is set up.
const SETTINGS: &str = "kiosk.toml";
/// The folder of a house's pictures, beside its settings and in addresses.
const PICTURES: &str = "house/";

/// A site to answer from.
#[derive(Clone, Debug)]
pub struct Site {
    pack: Pack<'static>,
    /// The folder with `kiosk.toml` and `house/`, without links in its path.
    house: Option<PathBuf>,
}

impl Site {
    /// A site, with the files of a house in place of its own if there are any.
    ///
    /// # Errors
    ///
    /// If the folder cannot be read.
    pub fn new(pack: Pack<'static>, house: Option<&Path>) -> std::io::Result<Self> {
        Ok(Self { pack, house: house.map(fs::canonicalize).transpose()? })
    }

    /// The answer to a request.
    pub fn answer(&self, request: &Request) -> Response {
        // Otherwise a page from elsewhere could read what only this house should see.
        if !request.is_to_an_address() {
            return Response::say("421 Misdirected Request", "only this machine's address is answered");
        }
        let found = request.plain().map_or_else(
            || self.lost(request, ""),
            |(path, query)| self.find(request, path.trim_start_matches('/'), query),
        );
        headers(&format!("http://{}", request.host))
            .into_iter()
            .fold(found, |found, (name, value)| found.with(name, value))
    }

    fn find(&self, request: &Request, path: &str, query: &str) -> Response {
        if let Some(own) = self.of_the_house(path) {
            return own;
        }
        let page = format!("{path}index.html");
        let path = if path.is_empty() || path.ends_with('/') { &page } else { path };
        if let Some(file) = self.pack.get(path) {
            return sent(request, "200 OK", path, file);
        }
        if self.pack.get(&format!("{path}/index.html")).is_some() {
            return Response::say("301 Moved Permanently", "a folder")
                .with("Location", format!("/{path}/{query}"));
        }
        self.lost(request, path)
    }

    /// The page that says so, in the language of the address.
    fn lost(&self, request: &Request, path: &str) -> Response {
        let name = path.split('/').next().map(|lang| format!("{lang}/404.html"));
        let own = name.as_deref().and_then(|name| Some((name, self.pack.get(name)?)));
        match own.or_else(|| Some(("404.html", self.pack.get("404.html")?))) {
            Some((name, file)) => sent(request, "404 Not Found", name, file),
            None => Response::say("404 Not Found", "there is no such page"),
        }
    }

    fn of_the_house(&self, path: &str) -> Option<Response> {
        if path != SETTINGS && !path.starts_with(PICTURES) {
            return None;
        }
        let house = self.house.as_ref()?;
        let file = fs::canonicalize(house.join(path)).ok()?;
        // A link may lead out of it.
        let bytes = file.starts_with(house).then(|| fs::read(&file).ok())??;
        Some(Response::new("200 OK", media_type(path), bytes).with("Cache-Control", ASKED))
    }
}

fn sent(request: &Request, status: &'static str, path: &str, file: File<'static>) -> Response {
    let cache = if path.starts_with("assets-") { KEPT } else { ASKED };
    let response = if file.packed && request.brotli {
        Response::new(status, file.media_type, file.bytes).with("Content-Encoding", "br")
    } else {
        match file.plain() {
            Some(plain) => Response::new(status, file.media_type, plain),
            None => return Response::say("500 Internal Server Error", "this file is damaged"),
        }
    };
    response.with("Cache-Control", cache).with("Vary", "Accept-Encoding")
}

/// What a house's own file is.
fn media_type(path: &str) -> &'static str {
    let ending = path.rsplit('.').next().unwrap_or_default().to_ascii_lowercase();
    match ending.as_str() {
        "toml" => "text/plain; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "avif" => "image/avif",
        "gif" => "image/gif",
        _ => "application/octet-stream",
    }
}
