//! Another run of this program: whoever starts it twice wants to see the first.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::ops::RangeInclusive;
use std::thread;
use std::time::{Duration, Instant};

use crate::http::{LONGEST_HEAD, Until};

/// A port of this machine that is listened at takes a connection at once.
const SOON: Duration = Duration::from_millis(100);
const PATIENCE: Duration = Duration::from_secs(2);
/// The header that tells others on this machine what is served.
pub(crate) const MARK: &str = "Server";

/// The first of some ports of this machine where one of these marks is answered.
pub fn at(ports: RangeInclusive<u16>, marks: &[String]) -> Option<u16> {
    // Side by side: Windows takes its time to say that nobody listens.
    let asked: Vec<_> = ports.map(|port| (port, thread::spawn(move || mark(port)))).collect();
    let mut answers = asked.into_iter().map(|(port, mark)| (port, mark.join().ok().flatten()));
    answers.find(|(_, mark)| mark.as_ref().is_some_and(|mark| marks.contains(mark))).map(|(port, _)| port)
}

fn mark(port: u16) -> Option<String> {
    let at = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let connection = TcpStream::connect_timeout(&at, SOON).ok()?;
    let mut connection = Until { connection: &connection, end: Instant::now() + PATIENCE };
    write!(connection, "HEAD / HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\n\r\n").ok()?;
    let mut head = BufReader::new(connection.take(LONGEST_HEAD)).lines().map_while(Result::ok);
    head.find_map(|line| Some(line.split_once(": ").filter(|(name, _)| *name == MARK)?.1.to_owned()))
}
