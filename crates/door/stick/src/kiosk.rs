//! A browser that fills the screen, begun again whenever it ends.

use std::ffi::OsString;
use std::fs::{self, DirBuilder};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
#[cfg(unix)]
use std::thread;
use std::time::{Duration, Instant};

use crate::browsers::installed;

/// Programs on the search path, the best first.
const NAMES: [&str; 6] = [
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "microsoft-edge-stable",
    "microsoft-edge",
];

/// Where they lie on macOS, and within the folders for programs of Windows.
const MACOS: [&str; 3] = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
];
const WINDOWS: [&str; 3] = [
    "Chromium/Application/chrome.exe",
    "Google/Chrome/Application/chrome.exe",
    "Microsoft/Edge/Application/msedge.exe",
];

/// For every one of them.
const ALL: [&str; 3] = ["--kiosk", "--no-first-run", "--disable-pinch"];
const CHROMIUM: [&str; 3] =
    ["--noerrdialogs", "--overscroll-history-navigation=0", "--hide-crash-restore-bubble"];
const EDGE: &str = "--edge-kiosk-type=fullscreen";
const WAYLAND: &str = "--ozone-platform=wayland";

/// How often a running browser is looked at.
const LOOK: Duration = Duration::from_millis(200);
/// The first pause before a browser is begun again; it doubles up to the longest while browsers end at once.
const PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_secs(30);
/// A browser that is asked to end has so long to write down what it keeps.
#[cfg(unix)]
const GRACE: Duration = Duration::from_secs(3);
/// A browser that ends sooner did not show anything.
const AT_ONCE: Duration = Duration::from_secs(10);

/// An installed Chromium, Chrome or Edge.
pub fn find() -> Option<PathBuf> {
    let folders = ["ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA"].iter().filter_map(std::env::var_os);
    let windows = folders.flat_map(|folder| WINDOWS.map(|place| Path::new(&folder).join(place)));
    let places: Vec<_> =
        if cfg!(windows) { windows.collect() } else { MACOS.iter().map(PathBuf::from).collect() };
    installed(&NAMES, &places)
}

/// What a browser is told, as the guide for museums says.
fn arguments(browser: &Path, wayland: bool) -> Vec<&'static str> {
    let name = browser.file_stem().unwrap_or_default().to_string_lossy().to_lowercase();
    let mut arguments = ALL.to_vec();
    if name.contains("edge") {
        arguments.push(EDGE);
    } else {
        arguments.extend(CHROMIUM);
    }
    if wayland {
        arguments.push(WAYLAND);
    }
    arguments
}

/// A folder for what the browser keeps, while it runs. With the usual one it would hand the page to a window that is
/// open already, and end at once.
struct Profile(Option<PathBuf>);

impl Profile {
    /// One for each port, which no other program has at the same time: what a power cut leaves is found again.
    fn new(port: u16) -> Self {
        let place = |number| std::env::temp_dir().join(format!("mbao-kiosk-{port}-{number}"));
        Self((0..10).map(place).find(|folder| fresh(folder).is_ok()))
    }
}

impl Drop for Profile {
    fn drop(&mut self) {
        if let Some(folder) = &self.0 {
            // What is left goes when the next one begins.
            let _ = fs::remove_dir_all(folder);
        }
    }
}

/// Makes a folder that is nobody else's.
fn fresh(folder: &Path) -> io::Result<()> {
    if let Err(error) = fs::remove_dir_all(folder)
        && error.kind() != io::ErrorKind::NotFound
    {
        return Err(error);
    }
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Shows an address of a port of this machine until something comes through `stop`; tells each time the browser ends.
///
/// # Errors
///
/// If the browser cannot be started for the first time.
pub fn show(
    browser: &Path,
    address: &str,
    port: u16,
    stop: &Receiver<()>,
    tell: impl Fn(),
) -> io::Result<()> {
    let wayland = cfg!(target_os = "linux") && std::env::var_os("WAYLAND_DISPLAY").is_some();
    let mut command = Command::new(browser);
    command.args(arguments(browser, wayland));
    let profile = Profile::new(port);
    if let Some(folder) = &profile.0 {
        let mut told = OsString::from("--user-data-dir=");
        told.push(folder);
        command.arg(told);
    }
    command.arg(address);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    let mut pause = PAUSE;
    let mut child = Some(command.spawn()?);
    loop {
        let begun = Instant::now();
        if let Some(child) = &mut child
            && watch(child, stop)?
        {
            return Ok(());
        }
        tell();
        if begun.elapsed() > AT_ONCE {
            pause = PAUSE;
        }
        if stopped(stop, pause) {
            return Ok(());
        }
        pause = (pause * 2).min(LONGEST_PAUSE);
        // While it is being updated, it may not start: it is tried again.
        child = command.spawn().ok();
    }
}

/// Waits until a browser ends; or ends it, once asked to, and says so.
fn watch(child: &mut Child, stop: &Receiver<()>) -> io::Result<bool> {
    while child.try_wait()?.is_none() {
        if stopped(stop, LOOK) {
            end(child)?;
            return Ok(true);
        }
    }
    Ok(false)
}

/// Ends a browser and all that it began, which may be all that shows: many systems start browsers by a script.
#[cfg(unix)]
fn end(child: &mut Child) -> io::Result<()> {
    use nix::sys::signal::{Signal, killpg};
    use nix::unistd::Pid;
    let group = Pid::from_raw(i32::try_from(child.id()).map_err(io::Error::other)?);
    // It may have ended in this moment.
    let _ = killpg(group, Signal::SIGTERM);
    let asked = Instant::now();
    while child.try_wait()?.is_none() {
        if asked.elapsed() > GRACE {
            let _ = killpg(group, Signal::SIGKILL);
        }
        thread::sleep(LOOK);
    }
    Ok(())
}

#[cfg(not(unix))]
fn end(child: &mut Child) -> io::Result<()> {
    child.kill()?;
    child.wait().map(|_| ())
}

/// Whether this program is asked to end within some time.
fn stopped(stop: &Receiver<()>, within: Duration) -> bool {
    !matches!(stop.recv_timeout(within), Err(RecvTimeoutError::Timeout))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_guide_names_what_browsers_are_told() {
        let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../content/i18n");
        for language in mbao_words::Lang::whole().map(mbao_words::Lang::tag) {
            let guide = fs::read_to_string(content.join(language).join("guides/museum.md")).expect("a guide");
            let lines =
                |program: &str| guide.lines().filter(move |line| line.contains(program)).collect::<String>();
            for (browser, line) in
                [("/usr/bin/chromium", "/usr/bin/chromium --kiosk"), ("msedge.exe", "msedge --kiosk")]
            {
                let line = lines(line);
                for argument in arguments(Path::new(browser), browser.contains("chromium")) {
                    assert!(
                        line.contains(&format!("{argument} ")) || line.ends_with(argument),
                        "{argument}: {line}"
                    );
                }
            }
        }
    }

    #[test]
    fn edge_is_told_in_its_own_words() {
        for (browser, edge) in [
            ("/usr/bin/microsoft-edge-stable", true),
            ("C/msedge.exe", true),
            ("/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge", true),
            ("/usr/bin/google-chrome", false),
        ] {
            let told = arguments(Path::new(browser), false);
            assert_eq!((told.contains(&EDGE), told.contains(&CHROMIUM[0])), (edge, !edge), "{browser}");
            assert!(!told.contains(&WAYLAND));
        }
    }
}
