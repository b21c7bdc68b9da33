//! Opening the user's browser.

use std::process::{Command, Stdio};

/// Opens an address in the user's browser, if there is one. It is no error if there is none, because the
/// address is printed too.
pub fn browser(address: &str) {
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        // `start` would take an `&` in the address for the end of its command.
        let mut command = Command::new("rundll32");
        command.arg("url.dll,FileProtocolHandler");
        command
    } else {
        if std::env::var_os("DISPLAY").is_none() && std::env::var_os("WAYLAND_DISPLAY").is_none() {
            return;
        }
        Command::new("xdg-open")
    };
    command.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if let Ok(mut child) = command.spawn() {
        // A thread waits for it: some openers stay until the browser is closed.
        std::thread::spawn(move || child.wait());
    }
}
