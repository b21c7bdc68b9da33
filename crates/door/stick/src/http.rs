//! The part of HTTP that a server of this site needs: one request per connection, GET and HEAD, files of known
//! length. The small servers that exist keep connections in a pool of threads, so a browser that opens
//! several at once may wait for one forever.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{IpAddr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// A longer head does not come from a browser.
pub(crate) const LONGEST_HEAD: u64 = 64 * 1024;

#[derive(Clone, Copy)]
struct Limits {
    /// More connections at once do not come from a class,
    all: usize,
    /// nor from one address, which may be that of a class behind a router.
    of_one: usize,
    /// A head is whole by then. Browsers open connections in advance: one that stays silent is closed.
    patience: Duration,
    /// After as long again, an answer is taken at so many bytes a second, by a whole class on one weak radio too.
    slowest: u32,
}

const LIMITS: Limits = Limits { all: 1024, of_one: 256, patience: Duration::from_secs(20), slowest: 1024 };

#[derive(Debug, PartialEq, Eq)]
pub struct Request {
    /// `GET`, `HEAD` or another.
    pub method: String,
    /// Path and query, as sent.
    pub target: String,
    pub headers: Vec<(String, String)>,
}

impl Request {
    /// The value of a header; `None` if there is none, or if there are several.
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut values = self.headers.iter().filter(|(of, _)| of.eq_ignore_ascii_case(name));
        let (_, value) = values.next()?;
        values.next().is_none().then_some(value)
    }

    /// Whether whoever asks has what is there: the version with this tag, or any.
    pub fn has(&self, tag: &str) -> bool {
        let is_it = |one: &str| one == "*" || one.trim_start_matches("W/").trim_matches('"') == tag;
        self.header("If-None-Match").is_some_and(|tags| tags.split(',').any(|one| is_it(one.trim())))
    }
}

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
    pub fn new(status: &'static str, media_type: String, body: impl Into<Cow<'a, [u8]>>) -> Self {
        Self { status, headers: vec![("Content-Type", media_type)], body: body.into() }
    }

    pub fn words(status: &'static str, words: &str) -> Self {
        Self::new(status, "text/plain; charset=utf-8".to_owned(), words.as_bytes().to_vec())
    }

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

pub trait Answer: Send + Sync + 'static {
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
    serve_within(LIMITS, listener, site, &Arc::default());
}

fn serve_within(limits: Limits, listener: &TcpListener, site: &Arc<impl Answer>, open: &Arc<Mutex<Open>>) {
    loop {
        let Ok((connection, from)) = listener.accept() else {
            // There may be no more handles: they come back when connections end.
            locked(open).make_room(|_| true);
            thread::sleep(Duration::from_millis(20));
            continue;
        };
        let connection = Arc::new(connection);
        let number = locked(open).hold(from.ip(), &connection, limits);
        let (site, held) = (Arc::clone(site), Place { number, open: Arc::clone(open) });
        // One thread each, because browsers hold connections that they have not used yet.
        let begun = thread::Builder::new().spawn(move || {
            // A reader who has gone away does not matter.
            let _ = exchange(&connection, &*site, limits, &held);
        });
        // Without a thread the connection is closed, and the browser asks again.
        drop(begun);
    }
}

/// The connections that are open, by their number: the oldest first.
#[derive(Default)]
struct Open {
    next: u64,
    held: BTreeMap<u64, Held>,
}

struct Held {
    of: IpAddr,
    /// Whether its request has come.
    asked: bool,
    connection: Arc<TcpStream>,
}

/// The place of a connection among them, until it ends.
struct Place {
    number: u64,
    open: Arc<Mutex<Open>>,
}

impl Drop for Place {
    fn drop(&mut self) {
        locked(&self.open).held.remove(&self.number);
    }
}

fn locked(open: &Mutex<Open>) -> MutexGuard<'_, Open> {
    open.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Open {
    /// Takes a new connection in. A reader asks at once: where there are too many, those that wait make room.
    fn hold(&mut self, of: IpAddr, connection: &Arc<TcpStream>, limits: Limits) -> u64 {
        if self.held.values().filter(|held| held.of == of).count() >= limits.of_one {
            self.make_room(|held| held.of == of);
        }
        if self.held.len() >= limits.all {
            self.make_room(|_| true);
        }
        self.next += 1;
        self.held.insert(self.next, Held { of, asked: false, connection: Arc::clone(connection) });
        self.next
    }

    /// Ends the oldest of some connections, of those that have not asked if there are any.
    fn make_room(&mut self, suits: impl Fn(&Held) -> bool) {
        let some = self.held.iter().filter(|(_, held)| suits(held));
        let oldest = some.min_by_key(|(number, held)| (held.asked, **number)).map(|(number, _)| *number);
        if let Some(held) = oldest.and_then(|number| self.held.remove(&number)) {
            // It may have ended in this moment.
            let _ = held.connection.shutdown(Shutdown::Both);
        }
    }
}

/// A connection, for reading and writing until some moment.
pub(crate) struct Until<'a> {
    pub(crate) connection: &'a TcpStream,
    pub(crate) end: Instant,
}

impl Until<'_> {
    fn left(&self) -> io::Result<Option<Duration>> {
        let left = self.end.saturating_duration_since(Instant::now());
        if left.is_zero() { Err(io::ErrorKind::TimedOut.into()) } else { Ok(Some(left)) }
    }
}

impl Read for Until<'_> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        self.connection.set_read_timeout(self.left()?)?;
        self.connection.read(bytes)
    }
}

impl Write for Until<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.connection.set_write_timeout(self.left()?)?;
        self.connection.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.connection.flush()
    }
}

fn exchange(connection: &TcpStream, site: &impl Answer, limits: Limits, place: &Place) -> io::Result<()> {
    let at = connection.local_addr()?;
    let within = |time| Until { connection, end: Instant::now() + time };
    let head = read(&mut BufReader::new(within(limits.patience).take(LONGEST_HEAD)))?;
    if let Some(held) = locked(&place.open).held.get_mut(&place.number) {
        held.asked = true;
    }
    let (response, bodiless) = match &head {
        Head::None => return Ok(()),
        Head::Wrong => (Response::words("400 Bad Request", "this is no request"), false),
        Head::Request(request) => (site.answer(request, at), request.method == "HEAD"),
    };
    let length = u32::try_from(response.body.len()).unwrap_or(u32::MAX);
    let time = limits.patience + Duration::from_secs(1) * (length / limits.slowest);
    write(&mut within(time), &response, bodiless)
}

#[derive(Debug, PartialEq, Eq)]
enum Head {
    /// Nothing: the connection was opened in advance.
    None,
    /// Something else than a request.
    Wrong,
    Request(Request),
}

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
            let (host, target) = of_target(target);
            if let Some(host) = host {
                headers.retain(|(name, _)| !name.eq_ignore_ascii_case("Host"));
                headers.push(("Host".to_owned(), host.to_owned()));
            }
            Head::Request(Request { method: method.to_owned(), target, headers })
        }
        _ => Head::Wrong,
    })
}

/// The host that the target names, as for a proxy, which counts instead of the header; and the path.
fn of_target(target: &str) -> (Option<&str>, String) {
    let Some((scheme, rest)) = target.split_once("://").filter(|(scheme, _)| !scheme.contains('/')) else {
        return (None, target.to_owned());
    };
    let (host, path) = rest.split_at(rest.find(['/', '?', '#']).unwrap_or(rest.len()));
    // Of other schemes no host is ours.
    let host = if scheme.eq_ignore_ascii_case("http") { host } else { "" };
    (Some(host), format!("/{}", path.trim_start_matches('/')))
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
    use std::net::Ipv4Addr;

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
    fn a_target_with_a_host_counts_more_than_the_header() {
        for (target, host, path) in [
            ("http://127.0.0.1:8417/play/?game=coro", "127.0.0.1:8417", "/play/?game=coro"),
            ("HTTP://localhost:8417", "localhost:8417", "/"),
            ("http://here?a=http://there/", "here", "/?a=http://there/"),
            ("https://here/", "", "/"),
            ("/to?a=http://there/", "by header", "/to?a=http://there/"),
            ("*", "by header", "*"),
        ] {
            let text = format!("GET {target} HTTP/1.1\r\nHost: by header\r\n\r\n");
            let Head::Request(request) = read(&mut text.as_bytes()).unwrap() else { panic!("no request") };
            assert_eq!((request.header("Host"), request.target.as_str()), (Some(host), path), "{target}");
        }
    }

    #[test]
    fn what_is_had_is_known_by_its_tag_or_by_any() {
        for (tags, has) in [
            ("W/\"a\"", true),
            ("\"b\", \"a\"", true),
            ("*", true),
            ("W/\"b\"", false),
            ("\"*\"", false),
            ("", false),
        ] {
            let headers = vec![("If-None-Match".to_owned(), tags.to_owned())];
            let request = Request { method: String::new(), target: String::new(), headers };
            assert_eq!(request.has("a"), has, "{tags}");
        }
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
    struct Front(Vec<u8>);

    impl Answer for Front {
        fn answer(&self, _: &Request, _: SocketAddr) -> Response<'_> {
            Response::new("200 OK", "text/plain".to_owned(), &*self.0)
        }
    }

    const FEW: Limits = Limits { all: 8, of_one: 4, patience: Duration::from_mins(1), slowest: u32::MAX };

    /// A server of its own, and the connections that it has.
    fn served(limits: Limits, front: Vec<u8>) -> (SocketAddr, Arc<Mutex<Open>>) {
        let listener = listen(Ipv4Addr::LOCALHOST.into(), Some(0), 0..=0).unwrap();
        let (at, open) = (listener.local_addr().unwrap(), Arc::<Mutex<Open>>::default());
        let held = Arc::clone(&open);
        thread::spawn(move || serve_within(limits, &listener, &Arc::new(Front(front)), &held));
        (at, open)
    }

    fn ask(connection: &mut TcpStream, text: &str) -> String {
        let mut answer = String::new();
        connection.write_all(text.as_bytes()).unwrap();
        connection.read_to_string(&mut answer).unwrap();
        answer
    }

    #[test]
    fn those_that_wait_make_room_for_those_that_ask() {
        let (at, _) = served(FEW, b"front".to_vec());
        let begin = |_| {
            let mut slow = TcpStream::connect(at).unwrap();
            slow.write_all(b"GET / HT").unwrap();
            slow
        };
        let mut slow: Vec<_> = (0..20).map(begin).collect();
        assert!(ask(&mut TcpStream::connect(at).unwrap(), "GET / HTTP/1.1\r\n\r\n").ends_with("front"));
        // The last of them may still ask; the first is gone.
        assert!(ask(slow.last_mut().unwrap(), "TP/1.1\r\n\r\n").ends_with("front"));
        assert!(!matches!(slow[0].read(&mut [0]), Ok(1..)));
    }

    #[test]
    fn no_address_takes_the_place_of_others_until_there_is_none() {
        let listener = listen(Ipv4Addr::LOCALHOST.into(), Some(0), 0..=0).unwrap();
        let mut open = Open::default();
        let mut from = |last: u8, asked: bool| {
            let connection = Arc::new(TcpStream::connect(listener.local_addr().unwrap()).unwrap());
            let limits = Limits { all: 5, of_one: 3, ..FEW };
            let number = open.hold(Ipv4Addr::new(10, 0, 0, last).into(), &connection, limits);
            open.held.get_mut(&number).unwrap().asked = asked;
            open.held.keys().copied().collect::<Vec<_>>()
        };
        from(1, false);
        from(2, true);
        from(2, false);
        assert_eq!(from(2, false), [1, 2, 3, 4]);
        assert_eq!(from(2, false), [1, 2, 4, 5], "of its own, one that has not asked");
        from(3, false);
        assert_eq!(from(4, true), [2, 4, 5, 6, 7], "where all places are taken, of any");
    }

    /// Does something until a server has no connection any more.
    fn until_ended(open: &Mutex<Open>, mut again: impl FnMut()) {
        let begun = Instant::now();
        while !locked(open).held.is_empty() {
            again();
            thread::sleep(Duration::from_millis(10));
            assert!(begun.elapsed() < Duration::from_mins(1), "it is awaited for ever");
        }
    }

    #[test]
    fn nobody_is_awaited_for_ever() {
        let (at, open) = served(Limits { patience: Duration::from_millis(300), ..FEW }, vec![b'a'; 1 << 26]);
        let mut slow = TcpStream::connect(at).unwrap();
        until_come(&open, 1);
        // It fails once the connection is closed.
        until_ended(&open, || drop(slow.write(b"a")));
        let mut slow = TcpStream::connect(at).unwrap();
        slow.write_all(b"GET / HTTP/1.1\r\n\r\n").unwrap();
        until_come(&open, 2);
        until_ended(&open, || drop(slow.read(&mut [0])));
    }

    fn until_come(open: &Mutex<Open>, connections: u64) {
        while locked(open).next < connections {
            thread::sleep(Duration::from_millis(1));
        }
    }
}
