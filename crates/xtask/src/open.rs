//! Opening a browser.

use std::process::{Command, Stdio};

/// Opens an address in the user's browser, if there is one; a machine without
/// any is no error, as the address is printed too.
pub(crate) fn browser(address: &str) {
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        let mut command = Command::new("cmd");
        // `start` takes its first quoted word for a title.
        command.args(["/C", "start", ""]);
        command
    } else {
        if std::env::var_os("DISPLAY").is_none() && std::env::var_os("WAYLAND_DISPLAY").is_none() {
            return;
        }
        Command::new("xdg-open")
    };
    command.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if let Ok(mut child) = command.spawn() {
        // Reaped apart: some openers stay until the browser is closed.
        std::thread::spawn(move || child.wait());
    }
}
