//! A browser that shows one page, fills the screen, and is started again when it ends.

use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;
use std::{env, io};

/// Milliseconds before a browser is started again: one that cannot start must not keep the machine busy.
const AGAIN: Duration = Duration::from_secs(2);

/// Browsers made from Chromium, by the names and places that systems give them; the best first.
const BROWSERS: [&str; 12] = [
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "microsoft-edge-stable",
    "microsoft-edge",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
];

/// What keeps visitors on the page: no window to close, no pinching, no swiping back, no question after a crash.
const KIOSK: [&str; 7] = [
    "--kiosk",
    "--edge-kiosk-type=fullscreen",
    "--no-first-run",
    "--noerrdialogs",
    "--disable-pinch",
    "--overscroll-history-navigation=0",
    "--hide-crash-restore-bubble",
];

/// The command that shows an address on the whole screen; `None` if no browser for it is installed.
pub fn kiosk(address: &str) -> Option<Command> {
    let found = BROWSERS.iter().find_map(|name| {
        let folders = env::var_os("PATH").unwrap_or_default();
        // A whole path stays as it is.
        env::split_paths(&folders)
            .chain([Path::new("").to_owned()])
            .map(|folder| folder.join(name))
            .find(|path| path.is_file())
    })?;
    let mut command = Command::new(found);
    // A profile of its own: a browser that runs already would only open one window more.
    let mut profile = std::ffi::OsString::from("--user-data-dir=");
    profile.push(env::temp_dir().join("mbao-stick"));
    command
        .args(KIOSK)
        .arg(profile)
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    Some(command)
}

/// Runs a command again whenever it ends, `times` times or, if that is `None`, for ever.
///
/// # Errors
///
/// If it cannot be started at all.
pub fn keep(command: &mut Command, times: Option<u32>) -> io::Result<()> {
    let mut ended = 0;
    while times.is_none_or(|times| ended < times) {
        command.spawn()?.wait()?;
        ended += 1;
        if times != Some(ended) {
            thread::sleep(AGAIN);
        }
    }
    Ok(())
}
