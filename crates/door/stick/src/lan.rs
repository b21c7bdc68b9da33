//! This machine's address in its network.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// Somewhere in the world, then machines of the networks that access points and hotspots make without one.
const TOWARDS: [[u8; 4]; 9] = [
    [192, 0, 2, 1],
    [192, 168, 1, 1],
    [192, 168, 0, 1],
    [192, 168, 4, 1],
    [192, 168, 43, 1],
    [192, 168, 137, 1],
    [10, 0, 0, 1],
    [10, 42, 0, 1],
    [172, 16, 0, 1],
];

/// The address under which others in the network find this machine, if it has one.
pub fn address() -> Option<IpAddr> {
    TOWARDS.iter().find_map(|to| {
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
        // Sends nothing: the system only says from where it would send.
        socket.connect(SocketAddr::from((*to, 9))).ok()?;
        let own = socket.local_addr().ok()?.ip();
        (!own.is_loopback() && !own.is_unspecified()).then_some(own)
    })
}
