//! The command line.

use std::path::PathBuf;

use lexopt::prelude::{Long, Short, ValueExt};

#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    Help,
    Version,
    Serve(Options),
}

#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Options {
    /// The port; the usual one or any free one if `None`, any free one if 0.
    pub(crate) port: Option<u16>,
    /// The page to open, without a slash at its beginning.
    pub(crate) page: String,
    /// Whether a browser fills the screen, and is begun again when it ends.
    pub(crate) kiosk: bool,
    /// That browser, if not any that is installed.
    pub(crate) browser: Option<PathBuf>,
    /// The folder with what a house has of its own.
    pub(crate) house: Option<PathBuf>,
    /// Whether other machines are answered.
    pub(crate) lan: bool,
    /// Whether the user's browser is opened.
    pub(crate) open: bool,
}

pub(crate) fn read() -> Result<Asked, lexopt::Error> {
    parse(lexopt::Parser::from_env())
}

fn parse(mut parser: lexopt::Parser) -> Result<Asked, lexopt::Error> {
    let mut page = None;
    let (mut port, mut browser, mut house) = (None, None, None);
    let (mut kiosk, mut lan, mut open) = (false, false, true);
    while let Some(argument) = parser.next()? {
        match argument {
            Short('h') | Long("help") => return Ok(Asked::Help),
            Long("version") => return Ok(Asked::Version),
            Long("port") => port = Some(parser.value()?.parse()?),
            Long("page") => page = Some(parser.value()?.string()?.trim_start_matches('/').to_owned()),
            Long("kiosk") => kiosk = true,
            Long("browser") => browser = Some(parser.value()?.into()),
            Long("house") => house = Some(parser.value()?.into()),
            Long("lan") => lan = true,
            Long("no-open") => open = false,
            other => return Err(other.unexpected()),
        }
    }
    if !kiosk && browser.is_some() {
        return Err("--browser is for --kiosk".into());
    }
    // A class begins on the first page.
    let usual = if lan && !kiosk { "" } else { "kiosk/" };
    let page = page.unwrap_or_else(|| usual.to_owned());
    Ok(Asked::Serve(Options { port, page, kiosk, browser, house, lan, open }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(words: &str) -> Result<Asked, lexopt::Error> {
        parse(lexopt::Parser::from_args(words.split_whitespace()))
    }

    fn options(words: &str) -> Options {
        match asked(words) {
            Ok(Asked::Serve(options)) => options,
            other => panic!("{words}: {other:?}"),
        }
    }

    #[test]
    fn nothing_asked_is_the_kiosk_on_this_machine() {
        let usual = Options {
            port: None,
            page: "kiosk/".to_owned(),
            kiosk: false,
            browser: None,
            house: None,
            lan: false,
            open: true,
        };
        assert_eq!(options(""), usual);
    }

    #[test]
    fn everything_can_be_asked_for() {
        let all = options(
            "--port 9000 --page /sw/kiosk/?idle=20 --kiosk --browser /b --house ours --lan --no-open",
        );
        let told = Options {
            port: Some(9000),
            page: "sw/kiosk/?idle=20".to_owned(),
            kiosk: true,
            browser: Some("/b".into()),
            house: Some("ours".into()),
            lan: true,
            open: false,
        };
        assert_eq!(all, told);
        assert_eq!(options("--lan").page, "");
        assert_eq!(options("--lan --kiosk").page, "kiosk/");
        assert!(matches!(asked("-h"), Ok(Asked::Help)));
        assert!(matches!(asked("--version"), Ok(Asked::Version)));
    }

    #[test]
    fn what_is_not_known_is_refused() {
        for words in ["kiosk", "--port many", "--port 70000", "--port", "--browser /b", "--what"] {
            assert!(asked(words).is_err(), "{words}");
        }
    }
}
