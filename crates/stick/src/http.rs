//! The part of HTTP that a server of this site needs: one request per connection, GET and HEAD, files of known
//! length. The small servers that exist keep connections in a pool of threads, so a browser that opens
//! several at once may wait for one forever.

use std::borrow::Cow;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{IpAddr, SocketAddr, TcpListener, TcpStream};
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

/// A longer head does not come from a browser.
const LONGEST_HEAD: u64 = 64 * 1024;
/// Browsers open connections in advance; one that stays silent is closed.
const PATIENCE: Duration = Duration::from_secs(20);
/// More connections at once do not come from a class.
const AT_ONCE: usize = 1024;

/// A request.
#[derive(Debug, PartialEq, Eq)]
pub struct Request {
    /// `GET`, `HEAD` or another.
    pub method: String,
    /// Path and query, as sent.
    pub target: String,
    /// Names and values of its headers.
    pub headers: Vec<(String, String)>,
}

impl Request {
    /// The value of a header; `None` if there is none, or if there are several.
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut values = self.headers.iter().filter(|(of, _)| of.eq_ignore_ascii_case(name));
        let (_, value) = values.next()?;
        values.next().is_none().then_some(value)
    }
}

/// A response.
#[derive(Debug, PartialEq, Eq)]
pub struct Response<'a> {
    /// Number and words.
    pub status: &'static str,
    /// Names and values of its headers, but for its length.
    pub headers: Vec<(&'static str, String)>,
    /// What is sent, unless it was asked only for the head.
    pub body: Cow<'a, [u8]>,
}

impl<'a> Response<'a> {
    /// A response of some media type.
    pub fn new(status: &'static str, media_type: String, body: impl Into<Cow<'a, [u8]>>) -> Self {
        Self { status, headers: vec![("Content-Type", media_type)], body: body.into() }
    }

    /// A response in words.
    pub fn words(status: &'static str, words: &str) -> Self {
        Self::new(status, "text/plain; charset=utf-8".to_owned(), words.as_bytes().to_vec())
    }

    /// A response with one more header.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: String) -> Self {
        self.headers.push((name, value));
        self
    }

    /// The answer to all but GET and HEAD.
    pub fn not_here() -> Self {
        Self::words("405 Method Not Allowed", "only GET and HEAD are answered here")
            .with("Allow", "GET, HEAD".to_owned())
    }

    /// Another address of what was asked for.
    pub fn moved(address: String) -> Self {
        Self::words("301 Moved Permanently", "a folder").with("Location", address)
    }
}

/// What answers requests.
pub trait Answer: Send + Sync + 'static {
    /// The answer to a request that came to this address.
    fn answer(&self, request: &Request, at: SocketAddr) -> Response<'_>;
}

/// Listens on the port that was asked for, or on the first free one of those `liked`, or on any.
///
/// # Errors
///
/// If the port that was asked for is not free.
pub fn listen(ip: IpAddr, port: Option<u16>, mut liked: RangeInclusive<u16>) -> io::Result<TcpListener> {
    let on = |port: u16| TcpListener::bind((ip, port));
    match port {
        Some(port) => on(port),
        None => liked.find_map(|port| on(port).ok()).map_or_else(|| on(0), Ok),
    }
}

/// Answers as long as this program runs.
pub fn serve(listener: &TcpListener, site: &Arc<impl Answer>) {
    let open = Arc::new(());
    for connection in listener.incoming() {
        let Ok(connection) = connection else {
            // There may be no more handles: they come back when connections end.
            thread::sleep(Duration::from_millis(20));
            continue;
        };
        let (site, held) = (Arc::clone(site), Arc::clone(&open));
        if Arc::strong_count(&open) > AT_ONCE {
            continue;
        }
        // One thread each, because browsers hold connections that they have not used yet.
        let begun = thread::Builder::new().spawn(move || {
            // A reader who has gone away does not matter.
            let _ = exchange(connection, &*site);
            drop(held);
        });
        // Without a thread the connection is closed, and the browser asks again.
        drop(begun);
    }
}

/// Reads the request of a connection and answers it.
fn exchange(mut connection: TcpStream, site: &impl Answer) -> io::Result<()> {
    connection.set_read_timeout(Some(PATIENCE))?;
    connection.set_write_timeout(Some(PATIENCE))?;
    let at = connection.local_addr()?;
    match read(&mut BufReader::new((&connection).take(LONGEST_HEAD)))? {
        Head::None => Ok(()),
        Head::Wrong => {
            write(&mut connection, &Response::words("400 Bad Request", "this is no request"), false)
        }
        Head::Request(request) => {
            let bodiless = request.method == "HEAD";
            write(&mut connection, &site.answer(&request, at), bodiless)
        }
    }
}

/// What came.
#[derive(Debug, PartialEq, Eq)]
enum Head {
    /// Nothing: the connection was opened in advance.
    None,
    /// Something else than a request.
    Wrong,
    Request(Request),
}

/// Reads a head to its end.
fn read(from: &mut impl BufRead) -> io::Result<Head> {
    let mut line = Vec::new();
    if from.read_until(b'\n', &mut line)? == 0 {
        return Ok(Head::None);
    }
    let first = String::from_utf8_lossy(&line).into_owned();
    let mut headers = Vec::new();
    // All is read, wrong or not: closing the connection with unread bytes would cut our answer off.
    let whole = loop {
        line.clear();
        if from.read_until(b'\n', &mut line)? == 0 {
            break false;
        }
        let text = String::from_utf8_lossy(&line);
        let text = text.trim_end();
        if text.is_empty() {
            break true;
        }
        let (name, value) = text.split_once(':').unwrap_or((text, ""));
        headers.push((name.to_owned(), value.trim().to_owned()));
    };
    let mut words = first.split_ascii_whitespace();
    Ok(match (words.next(), words.next(), words.next(), words.next()) {
        (Some(method), Some(target), Some(version), None) if whole && version.starts_with("HTTP/1.") => {
            Head::Request(Request { method: method.to_owned(), target: target.to_owned(), headers })
        }
        _ => Head::Wrong,
    })
}

fn write(to: &mut impl Write, response: &Response, bodiless: bool) -> io::Result<()> {
    let mut head = Vec::new();
    write!(head, "HTTP/1.1 {}\r\n", response.status)?;
    // The length would be that of what has not changed.
    if !response.status.starts_with("304") {
        write!(head, "Content-Length: {}\r\n", response.body.len())?;
    }
    for (name, value) in &response.headers {
        write!(head, "{name}: {value}\r\n")?;
    }
    head.extend_from_slice(b"Connection: close\r\n\r\n");
    to.write_all(&head)?;
    if !bodiless {
        to.write_all(&response.body)?;
    }
    to.flush()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_is_read_to_its_end() {
        let mut text = &b"GET /scripts/main.js?v=1 HTTP/1.1\r\nHost: here\r\naccept:  */* \r\n\r\n"[..];
        let Head::Request(request) = read(&mut text).unwrap() else { panic!("no request") };
        assert_eq!((request.method.as_str(), request.target.as_str()), ("GET", "/scripts/main.js?v=1"));
        assert_eq!((request.header("host"), request.header("Accept")), (Some("here"), Some("*/*")));
        assert_eq!(request.header("Cookie"), None);
        assert!(text.is_empty());
    }

    #[test]
    fn a_header_said_twice_is_not_believed() {
        let Head::Request(request) = read(&mut &b"GET / HTTP/1.1\nHost: a\nhost: b\n\n"[..]).unwrap() else {
            panic!("no request")
        };
        assert_eq!(request.header("Host"), None);
    }

    #[test]
    fn what_is_no_request_is_told_so() {
        assert_eq!(read(&mut &b""[..]).unwrap(), Head::None);
        for text in [
            &b"\r\n"[..],
            b"GET /\r\n\r\n",
            b"\x16\x03\x01",
            b"\xff\xff\n\n",
            b"GET / SMTP/1.0\r\n\r\n",
            b"GET / / HTTP/1.1\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: cut",
        ] {
            assert_eq!(read(&mut &*text).unwrap(), Head::Wrong, "{text:?}");
        }
    }

    #[test]
    fn an_answer_has_its_length_and_no_body_for_head() {
        let response = Response::new("200 OK", "text/css".to_owned(), &b"a{}"[..]).with("X", "y".to_owned());
        let head = "HTTP/1.1 200 OK\r\nContent-Length: 3\r\nContent-Type: text/css\r\nX: y\r\nConnection: close\r\n\r\n";
        for (bodiless, body) in [(false, "a{}"), (true, "")] {
            let mut sent = Vec::new();
            write(&mut sent, &response, bodiless).unwrap();
            assert_eq!(String::from_utf8(sent).unwrap(), format!("{head}{body}"));
        }
    }
}
