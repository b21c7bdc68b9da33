//! Finds the browsers that the tests drive.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use mbao_stick::browsers::installed;

/// A browser: its names, and where to look for it.
pub(crate) struct Browser {
    /// The environment variable that names another one.
    pub(crate) variable: &'static str,
    /// Its packages on Debian, with fonts for text.
    pub(crate) packages: &'static [&'static str],
    /// Its names on the search path, the best first.
    names: &'static [&'static str],
    /// Whether the first name is so much better than the others that it is worth installing in addition to
    /// one of those.
    first_is_best: bool,
    /// Where it may be when it is not on the search path.
    places: &'static [&'static str],
    /// Whether no test can run without it.
    pub(crate) needed: bool,
}

pub(crate) const CHROMIUM: Browser = Browser {
    variable: "CHROMIUM",
    // The headless shell, without windows of its own, opens a page at a fifth of the cost.
    packages: &["chromium-headless-shell", "fonts-dejavu-core"],
    names: &[
        "chromium-headless-shell",
        "chromium",
        "chromium-browser",
        "google-chrome-stable",
        "google-chrome",
    ],
    first_is_best: true,
    places: &[
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    ],
    needed: true,
};

pub(crate) const FIREFOX: Browser = Browser {
    variable: "FIREFOX",
    packages: &["firefox-esr", "fonts-dejavu-core"],
    names: &["firefox-esr", "firefox"],
    first_is_best: false,
    places: &[
        "/Applications/Firefox.app/Contents/MacOS/firefox",
        "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
    ],
    needed: true,
};

/// `WebKit`, found by the program that drives it; its browser is installed with it. GTK windows need a
/// display: the tests use one that nobody sees.
pub(crate) const WEBKIT: Browser = Browser {
    variable: "WEBKIT",
    packages: &["webkit2gtk-driver", "xvfb", "fonts-dejavu-core"],
    names: &["WebKitWebDriver"],
    first_is_best: false,
    places: &[],
    needed: false,
};

impl Browser {
    /// Whether nothing better than this one need be installed: it was named, or there is no better one.
    pub(crate) fn is_best(&self, found: &Path) -> bool {
        let named = std::env::var_os(self.variable).is_some_and(|n| !n.is_empty());
        named || !self.first_is_best || found.file_stem().is_some_and(|name| name == self.names[0])
    }

    /// The one that its variable names, or one that is installed.
    pub(crate) fn find(&self) -> Result<Option<PathBuf>> {
        if let Some(named) = std::env::var_os(self.variable).filter(|n| !n.is_empty()) {
            let named = PathBuf::from(named);
            if !named.is_file() {
                bail!("{} names {}, which is no file", self.variable, named.display());
            }
            return Ok(Some(named));
        }
        let places: Vec<_> = self.places.iter().map(PathBuf::from).collect();
        Ok(installed(self.names, &places))
    }
}
