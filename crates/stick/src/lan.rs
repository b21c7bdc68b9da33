//! Addresses for the other machines of a house or a class.

use std::fmt::Write;
use std::net::{IpAddr, Ipv4Addr, UdpSocket};

use qrcodegen::{QrCode, QrCodeEcc};

/// This machine's address in its network, if it is in one.
pub fn own() -> Option<IpAddr> {
    // Nothing is sent: the system only chooses the address that it would send from. 192.0.2.1 is nobody's.
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(("192.0.2.1", 9)).ok()?;
    socket
        .local_addr()
        .ok()
        .map(|address| address.ip())
        .filter(|ip| !ip.is_loopback() && !ip.is_unspecified())
}

/// A code to scan, for a terminal: two rows of squares in one line of text, dark on light whatever the terminal's colours
/// are.
pub fn code(text: &str) -> Option<String> {
    /// Squares of free room around a code.
    const ROOM: i32 = 2;
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let mut lines = String::new();
    for y in (-ROOM..code.size() + ROOM).step_by(2) {
        lines.push_str("\x1b[30;107m");
        for x in -ROOM..code.size() + ROOM {
            lines.push(match (code.get_module(x, y), code.get_module(x, y + 1)) {
                (true, true) => '█',
                (true, false) => '▀',
                (false, true) => '▄',
                (false, false) => ' ',
            });
        }
        writeln!(lines, "\x1b[0m").ok()?;
    }
    Some(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_a_light_edge_and_as_many_squares_as_it_needs() {
        let code = code("http://192.168.1.20:8080/kiosk/").expect("a code");
        let lines: Vec<_> = code
            .lines()
            .map(|line| line.trim_start_matches("\x1b[30;107m").trim_end_matches("\x1b[0m"))
            .collect();
        let wide = lines[0].chars().count();
        assert!(lines.iter().all(|line| line.chars().count() == wide && line.starts_with("  ")), "{code}");
        assert!(lines[0].chars().all(|square| square == ' '));
        assert_eq!(lines.len(), wide.div_ceil(2));
        assert!(lines[1].trim().starts_with("█▀▀▀▀▀█"), "{}", lines[1]);
    }
}
