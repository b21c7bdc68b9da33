//! The part of HTTP that a site's own server needs: one request per connection, GET and HEAD, files of known length. The
//! small servers that exist keep connections in a pool of threads, so a browser that opens several at once may wait for
//! one forever.

use std::borrow::Cow;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{IpAddr, TcpListener, TcpStream};
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

/// A longer head does not come from a browser.
const LONGEST_HEAD: u64 = 64 * 1024;
/// Browsers open connections in advance; one that stays silent is closed.
const PATIENCE: Duration = Duration::from_secs(20);
/// Ports to try if none was asked for.
const PORTS: RangeInclusive<u16> = 8080..=8099;

/// A request.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Request {
    /// `GET`, `HEAD` or another.
    pub method: String,
    /// Path and query, as sent.
    pub target: String,
    /// The name or address, and the port, that it was sent to; empty if it does not say.
    pub host: String,
    /// Whether brotli is understood.
    pub brotli: bool,
}

impl Request {
    /// Whether only a browser that was given this machine's address can have sent it. A page from elsewhere can make its
    /// own name mean this machine; then the name is here.
    pub fn is_to_an_address(&self) -> bool {
        let name = self.host.rsplit_once(':').filter(|(_, port)| port.bytes().all(|b| b.is_ascii_digit()));
        let name = name.map_or(self.host.as_str(), |(name, _)| name);
        name == "localhost" || name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok()
    }

    /// Its path and its query, if the path has only plain names in it, so that none leads out of a folder.
    pub fn plain(&self) -> Option<(&str, &str)> {
        let target = self.target.as_str();
        let (path, query) = target.split_at(target.find(['?', '#']).unwrap_or(target.len()));
        let mut parts = path.split('/').filter(|part| !part.is_empty());
        let plain = |part: &str| {
            part.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_.".contains(&b)) && !part.starts_with('.')
        };
        parts.all(plain).then_some((path, query))
    }
}

/// A response.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Response {
    /// The number and its words.
    pub status: &'static str,
    /// Names and values, without those that every response has.
    pub headers: Vec<(&'static str, String)>,
    /// What is sent.
    pub body: Cow<'static, [u8]>,
}

impl Response {
    /// A response of a media type.
    pub fn new(
        status: &'static str,
        media_type: impl Into<String>,
        body: impl Into<Cow<'static, [u8]>>,
    ) -> Self {
        Self { status, headers: vec![("Content-Type", media_type.into())], body: body.into() }
    }

    /// One that says something in a line.
    pub fn say(status: &'static str, text: &'static str) -> Self {
        Self::new(status, "text/plain; charset=utf-8", text.as_bytes())
    }

    /// With another header.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.headers.push((name, value.into()));
        self
    }
}

/// Listens on a port; without one, on the first free one near 8080, or on any.
///
/// # Errors
///
/// If the port is taken or not allowed.
pub fn listen(at: IpAddr, port: Option<u16>) -> io::Result<TcpListener> {
    let on = |port: u16| TcpListener::bind((at, port));
    match port {
        Some(port) => on(port),
        None => PORTS.map(on).find_map(Result::ok).map_or_else(|| on(0), Ok),
    }
}

/// Answers every request, as long as the program runs.
pub fn serve(listener: &TcpListener, answer: impl Fn(&Request) -> Response + Send + Sync + 'static) {
    let answer = Arc::new(answer);
    for connection in listener.incoming() {
        // A reader who has gone away does not matter.
        let Ok(connection) = connection else { continue };
        let answer = Arc::clone(&answer);
        // One thread each, because browsers hold connections that they have not used yet.
        thread::spawn(move || exchange(connection, &*answer));
    }
}

/// Reads the request of a connection and answers it.
fn exchange(mut connection: TcpStream, answer: &dyn Fn(&Request) -> Response) -> io::Result<()> {
    connection.set_read_timeout(Some(PATIENCE))?;
    connection.set_write_timeout(Some(PATIENCE))?;
    let Some(request) = read(&mut BufReader::new((&connection).take(LONGEST_HEAD)))? else { return Ok(()) };
    let bodiless = request.method == "HEAD";
    let response = match request.method.as_str() {
        "GET" | "HEAD" => answer(&request),
        _ => Response::say("405 Method Not Allowed", "only GET and HEAD are answered here"),
    };
    write(&mut connection, &response, bodiless)
}

/// A head, once all of it has arrived; `None` if it is not a request.
fn read(from: &mut impl BufRead) -> io::Result<Option<Request>> {
    let mut first = String::new();
    from.read_line(&mut first)?;
    let mut request = Request::default();
    let mut line = String::new();
    // All of it is read: closing the connection with unread bytes would cut our answer off.
    while from.read_line(&mut line)? > 0 && line.trim_end() != "" {
        if let Some((name, value)) = line.split_once(':') {
            if name.eq_ignore_ascii_case("host") {
                value.trim().clone_into(&mut request.host);
            } else if name.eq_ignore_ascii_case("accept-encoding") {
                request.brotli = value.split(',').any(|coding| coding.trim() == "br");
            }
        }
        line.clear();
    }
    let mut words = first.split_ascii_whitespace();
    Ok(match (words.next(), words.next(), words.next()) {
        (Some(method), Some(target), Some(version)) if version.starts_with("HTTP/1.") => {
            Some(Request { method: method.to_owned(), target: target.to_owned(), ..request })
        }
        _ => None,
    })
}

fn write(to: &mut impl Write, response: &Response, bodiless: bool) -> io::Result<()> {
    let mut head = format!("HTTP/1.1 {}\r\n", response.status);
    let length = ("Content-Length", response.body.len().to_string());
    for (name, value) in response.headers.iter().chain([&length, &("Connection", "close".to_owned())]) {
        for part in [name, ": ", value, "\r\n"] {
            head.push_str(part);
        }
    }
    head.push_str("\r\n");
    to.write_all(head.as_bytes())?;
    if !bodiless {
        to.write_all(&response.body)?;
    }
    to.flush()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(target: &str, host: &str) -> Request {
        Request { method: "GET".to_owned(), target: target.to_owned(), host: host.to_owned(), brotli: false }
    }

    #[test]
    fn a_head_is_read_to_its_end() {
        let mut text =
            &b"GET /scripts/main.js?v=1 HTTP/1.1\r\nHost: here:80\r\naccept-encoding: gzip, br\r\n\r\n"[..];
        let wanted = Request { brotli: true, ..request("/scripts/main.js?v=1", "here:80") };
        assert_eq!(read(&mut text).unwrap(), Some(wanted));
        assert!(text.is_empty());
        assert_eq!(read(&mut &b"GET / HTTP/1.0\r\n\r\n"[..]).unwrap(), Some(request("/", "")));
    }

    #[test]
    fn what_is_no_request_is_none() {
        for text in ["", "\r\n", "GET /\r\n\r\n", "\u{16}\u{3}\u{1}", "GET / SMTP/1.0\r\n\r\n"] {
            assert_eq!(read(&mut text.as_bytes()).unwrap(), None, "{text:?}");
        }
    }

    #[test]
    fn an_answer_has_its_length_and_no_body_for_head() {
        let response = Response::new("200 OK", "text/css", &b"a{}"[..]).with("X", "y");
        let head = "HTTP/1.1 200 OK\r\nContent-Type: text/css\r\nX: y\r\nContent-Length: 3\r\nConnection: close\r\n\r\n";
        for (bodiless, body) in [(false, "a{}"), (true, "")] {
            let mut sent = Vec::new();
            write(&mut sent, &response, bodiless).unwrap();
            assert_eq!(String::from_utf8(sent).unwrap(), format!("{head}{body}"));
        }
    }

    #[test]
    fn no_name_of_elsewhere_is_an_address() {
        for host in ["localhost", "localhost:8080", "127.0.0.1:8080", "192.168.1.2", "[::1]:8080"] {
            assert!(request("/", host).is_to_an_address(), "{host}");
        }
        for host in
            ["", "example.org", "example.org:8080", "localhost.example.org", "127.0.0.1.example.org:80"]
        {
            assert!(!request("/", host).is_to_an_address(), "{host}");
        }
    }

    #[test]
    fn paths_have_plain_names() {
        assert_eq!(request("/play/ndoto/?setup=3#x", "").plain(), Some(("/play/ndoto/", "?setup=3#x")));
        for target in ["/../a", "/%2e%2e/a", "/a/..%2fb", "/.git", "/a b", "/a\\b", "/é"] {
            assert_eq!(request(target, "").plain(), None, "{target}");
        }
    }
}
