//! Answers from the archive and from a house, as the hosts of the site do.

use std::borrow::Cow;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::net::SocketAddr;
use std::path::Path;

use crate::address::Address;
use crate::archive::{Archive, Stored};
use crate::headers::{ASKED, KEPT, headers_for};
use crate::house::House;
use crate::http::{Answer, Request, Response};
use crate::media::media_type;
use crate::running::MARK;

#[derive(Debug)]
pub struct Site {
    archive: Archive,
    house: Option<House>,
    mark: String,
}

enum Found<'a> {
    File(String, Stored<'a>),
    /// A folder, asked for without the slash at its end.
    Folder,
    Nothing,
}

impl Site {
    /// A site, what a house has of its own, and whether other machines are answered.
    pub fn new(archive: Archive, house: Option<House>, lan: bool) -> Self {
        let mut site = Self { archive, house, mark: String::new() };
        site.mark = site.mark(lan);
        site
    }

    /// Another whenever something else is served, or to others.
    pub fn mark(&self, lan: bool) -> String {
        let mut hasher = DefaultHasher::new();
        (&self.archive, self.house.as_ref().map(House::folder), lan).hash(&mut hasher);
        format!("mbao-stick/{} ({:x})", env!("CARGO_PKG_VERSION"), hasher.finish())
    }

    /// Whether there is a page or file at this address, which begins with a slash.
    pub fn has(&self, target: &str) -> bool {
        Address::read(target).is_some_and(|address| !matches!(self.find(&address), Found::Nothing))
    }

    fn find(&self, address: &Address) -> Found<'_> {
        let path = address.path();
        let page = if path.is_empty() { "index.html".to_owned() } else { format!("{path}/index.html") };
        let (path, folder) = match self.archive.file(&path) {
            Some(file) if !address.folder => return Found::File(path, file),
            _ => (page, address.folder || path.is_empty()),
        };
        match self.archive.file(&path) {
            Some(file) if folder => Found::File(path, file),
            Some(_) => Found::Folder,
            None => Found::Nothing,
        }
    }

    /// The page shown instead of one that does not exist, in the language of its folder.
    fn missing(&self, address: Option<&Address>) -> Option<(String, Stored<'_>)> {
        let language =
            address.and_then(|address| address.names.first()).map(|name| format!("{name}/404.html"));
        let mut pages = language.into_iter().chain(["404.html".to_owned()]);
        pages.find_map(|path| self.archive.file(&path).map(|file| (path, file)))
    }

    fn page(&self, request: &Request) -> Response<'_> {
        if !matches!(request.method.as_str(), "GET" | "HEAD") {
            return Response::not_here();
        }
        let address = Address::read(&request.target);
        if let Some(address) = &address {
            if let Some(bytes) = self.house.as_ref().and_then(|house| house.file(&address.names)) {
                let media_type = media_type(Path::new(&address.path()));
                let kept = ("Cache-Control", ASKED.to_owned());
                if request.has("*") {
                    return unchanged(vec![kept]);
                }
                return Response::new("200 OK", media_type, bytes).with(kept.0, kept.1);
            }
            match self.find(address) {
                Found::File(path, file) => return send(request, "200 OK", &path, &file),
                Found::Folder => return Response::moved(address.as_folder()),
                Found::Nothing => {}
            }
        }
        match self.missing(address.as_ref()) {
            Some((path, file)) => send(request, "404 Not Found", &path, &file),
            None => Response::words("404 Not Found", "there is no such page"),
        }
    }
}

impl Answer for Site {
    /// Requests under other names than this machine's are refused: a page from elsewhere whose name leads here would
    /// otherwise count as a page of this site.
    fn answer(&self, request: &Request, at: SocketAddr) -> Response<'_> {
        let Some(host) = request.header("Host").filter(|host| is_own(host, at)) else {
            return Response::words("421 Misdirected Request", "this is another machine than you asked for");
        };
        let mut response = self.page(request);
        response.headers.extend(headers_for(&request.target, &format!("http://{host}")));
        if at.ip().is_loopback() {
            response.headers.push((MARK, self.mark.clone()));
        }
        response
    }
}

/// Whether a request names the address that it came to.
fn is_own(host: &str, at: SocketAddr) -> bool {
    // A browser leaves the usual port out.
    let (name, port) = host.rsplit_once(':').unwrap_or((host, "80"));
    port == at.port().to_string()
        && (name == at.ip().to_string() || at.ip().is_loopback() && name.eq_ignore_ascii_case("localhost"))
}

fn send<'a>(request: &Request, status: &'static str, path: &str, file: &Stored<'a>) -> Response<'a> {
    let asked = status.starts_with("200");
    let mut common = vec![("Cache-Control", if asked && is_kept(path) { KEPT } else { ASKED }.to_owned())];
    if file.packed {
        common.push(("Vary", "Accept-Encoding".to_owned()));
    }
    if asked {
        // Weak: packed and unpacked bytes have the same.
        common.push(("ETag", format!("W/\"{}\"", file.tag)));
        if request.has(file.tag) {
            return unchanged(common);
        }
    }
    let unpacks = request.header("Accept-Encoding").is_some_and(takes_brotli);
    let body = if file.packed && !unpacks {
        match unpacked(file.bytes) {
            Ok(bytes) => Cow::Owned(bytes),
            Err(_) => return Response::words("500 Internal Server Error", "this file is damaged"),
        }
    } else {
        if file.packed {
            common.push(("Content-Encoding", "br".to_owned()));
        }
        Cow::Borrowed(file.bytes)
    };
    let mut response = Response::new(status, media_type(Path::new(path)), body);
    response.headers.append(&mut common);
    response
}

fn unchanged<'a>(headers: Vec<(&'static str, String)>) -> Response<'a> {
    Response { status: "304 Not Modified", headers, body: Cow::default() }
}

/// Whether a file lies in the folder that gets another name when one of its files changes.
fn is_kept(path: &str) -> bool {
    let name = path.strip_prefix("assets-").and_then(|rest| rest.split_once('/'));
    name.is_some_and(|(name, _)| !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_hexdigit()))
}

fn takes_brotli(accepted: &str) -> bool {
    accepted.split(',').any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, ""));
        let refused =
            weight.trim().strip_prefix("q=").and_then(|q| q.parse::<f32>().ok()).is_some_and(|q| q <= 0.0);
        name.trim().eq_ignore_ascii_case("br") && !refused
    })
}

fn unpacked(mut bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut whole = Vec::new();
    brotli_decompressor::BrotliDecompress(&mut bytes, &mut whole)?;
    Ok(whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    const AT: ([u8; 4], u16) = ([127, 0, 0, 1], 8417);

    #[test]
    fn only_own_names_are_answered() {
        let local = SocketAddr::from(AT);
        for (host, own) in [
            ("127.0.0.1:8417", true),
            ("localhost:8417", true),
            ("LocalHost:8417", true),
            ("127.0.0.1", false),
            ("127.0.0.1:80", false),
            ("evil.example:8417", false),
            ("127.0.0.1.evil.example:8417", false),
            ("192.168.1.5:8417", false),
            ("", false),
        ] {
            assert_eq!(is_own(host, local), own, "{host}");
        }
        assert!(is_own("localhost", SocketAddr::from(([127, 0, 0, 1], 80))));
        let class = SocketAddr::from(([192, 168, 1, 5], 8417));
        assert!(is_own("192.168.1.5:8417", class));
        assert!(!is_own("localhost:8417", class) && !is_own("127.0.0.1:8417", class));
    }

    #[test]
    fn brotli_goes_to_those_who_take_it() {
        for (accepted, takes) in [
            ("gzip, deflate, br, zstd", true),
            ("br;q=0.5", true),
            ("gzip, BR ; q=1", true),
            ("gzip, deflate", false),
            ("br;q=0, gzip", false),
            ("brotli", false),
            ("", false),
        ] {
            assert_eq!(takes_brotli(accepted), takes, "{accepted}");
        }
    }

    #[test]
    fn only_named_folders_are_kept() {
        assert!(is_kept("assets-0a1b/scripts/main.js"));
        for path in ["assets-/a.js", "assets-site/a.js", "assets-0a", "mbao/board.js", "x/assets-0a/b"] {
            assert!(!is_kept(path), "{path}");
        }
    }
}
