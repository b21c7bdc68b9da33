//! The part of HTTP that a development server needs: one request per connection, GET and HEAD, files of known
//! length. The small servers that exist keep connections in a pool of threads, so a browser that opens
//! several at once may wait for one forever.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// A longer head does not come from a browser.
const LONGEST_HEAD: u64 = 64 * 1024;
/// Browsers open connections in advance; one that stays silent is closed.
const PATIENCE: Duration = Duration::from_secs(20);

/// A request.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Request {
    /// `GET`, `HEAD` or another.
    pub(crate) method: String,
    /// Path and query, as sent.
    pub(crate) target: String,
}

/// A response.
pub(crate) struct Response {
    pub(crate) status: &'static str,
    pub(crate) media_type: String,
    pub(crate) body: Vec<u8>,
    /// The address to ask instead.
    pub(crate) location: Option<String>,
}

/// Reads the request of a connection and answers it.
pub(crate) fn exchange(
    mut connection: TcpStream,
    headers: &[String],
    answer: impl FnOnce(&Request) -> Response,
) -> io::Result<()> {
    connection.set_read_timeout(Some(PATIENCE))?;
    connection.set_write_timeout(Some(PATIENCE))?;
    let Some(request) = read(&mut BufReader::new((&connection).take(LONGEST_HEAD)))? else { return Ok(()) };
    let bodiless = request.method == "HEAD";
    write(&mut connection, &answer(&request), headers, bodiless)
}

/// The first line of a head, once all of it has arrived; `None` if it is not a request.
fn read(from: &mut impl BufRead) -> io::Result<Option<Request>> {
    let mut first = String::new();
    from.read_line(&mut first)?;
    let mut line = String::new();
    // The rest is read too: closing the connection with unread bytes would cut our answer off.
    while from.read_line(&mut line)? > 0 && line.trim_end() != "" {
        line.clear();
    }
    let mut words = first.split_ascii_whitespace();
    Ok(match (words.next(), words.next(), words.next()) {
        (Some(method), Some(target), Some(version)) if version.starts_with("HTTP/1.") => {
            Some(Request { method: method.to_owned(), target: target.to_owned() })
        }
        _ => None,
    })
}

fn write(to: &mut impl Write, response: &Response, headers: &[String], bodiless: bool) -> io::Result<()> {
    let mut head = format!(
        "HTTP/1.1 {}\r\nContent-Type: {}\r\nContent-Length: {}\r\nConnection: close\r\n",
        response.status,
        response.media_type,
        response.body.len(),
    );
    if let Some(location) = &response.location {
        for part in ["Location: ", location, "\r\n"] {
            head.push_str(part);
        }
    }
    for header in headers {
        head.push_str(header);
        head.push_str("\r\n");
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

    #[test]
    fn a_head_is_read_to_its_end() {
        let mut text = &b"GET /scripts/main.js?v=1 HTTP/1.1\r\nHost: here\r\nAccept: */*\r\n\r\n"[..];
        let request = Request { method: "GET".to_owned(), target: "/scripts/main.js?v=1".to_owned() };
        assert_eq!(read(&mut text).unwrap(), Some(request));
        assert!(text.is_empty());
    }

    #[test]
    fn what_is_no_request_is_none() {
        for text in ["", "\r\n", "GET /\r\n\r\n", "\u{16}\u{3}\u{1}", "GET / SMTP/1.0\r\n\r\n"] {
            assert_eq!(read(&mut text.as_bytes()).unwrap(), None, "{text:?}");
        }
    }

    #[test]
    fn an_answer_has_its_length_and_no_body_for_head() {
        let response = Response {
            status: "200 OK",
            media_type: "text/css".to_owned(),
            body: b"a{}".to_vec(),
            location: None,
        };
        let head = "HTTP/1.1 200 OK\r\nContent-Type: text/css\r\nContent-Length: 3\r\nConnection: close\r\nX: y\r\n\r\n";
        for (bodiless, body) in [(false, "a{}"), (true, "")] {
            let mut sent = Vec::new();
            write(&mut sent, &response, &["X: y".to_owned()], bodiless).unwrap();
            assert_eq!(String::from_utf8(sent).unwrap(), format!("{head}{body}"));
        }
    }
}
