//! The command line.

use std::ffi::OsString;
use std::path::PathBuf;

use crate::api::Lists;
use crate::known::{Known, Offline};
use lexopt::prelude::{Long, Short, Value, ValueExt};

/// Shown by `cargo xtask help`, and with every error in the arguments.
pub(crate) const HELP: &str = "\
cargo xtask COMMAND

  serve [--port N] [--no-open] [--offline] [--as-built]
                                 build the site, serve it here, open a browser;
                                 browsers keep the site only if asked to
  build [--url ADDRESS] [--repository ADDRESS] [--curator MAIL] [--draft] [--files]
                                 build the site (dist/site) and the npm package (dist/mbao);
                                 with the address it will have, pages name their own; with
                                 the repository's, the package names it; with a curator's,
                                 games can be sent from the field notebook;
                                 a draft (target/draft) has no packed copies, and no browser keeps it; with files,
                                 neither, and links name files (article/index.html), for what has no folders
  package [--url ADDRESS] [--repository ADDRESS]
                                 build the npm package alone (dist/mbao)
  stick [--url ADDRESS] [--as-built] [--site FOLDER] [--program FILE] [--out FILE]
                                 build the site, and one program that has all of it and serves it anywhere
                                 (dist/stick); or put the site that was built, or another, into a program that
                                 was compiled, as for another system
  zim [--curator MAIL] [--as-built] [--site FOLDER] [--out FILE]
                                 build the site as an archive for Kiwix (dist/mbao.zim), of what is compiled
                                 anew or was last; or pack a site whose links name files; it needs zimwriterfs
                                 (on Debian: zim-tools)
  notices                        print the notices for other people's code in that program
  size                           what readers download of what was built, held to its ceilings
  pages                          a hash of each file of the site as built: `diff` two of these lists to see which
                                 files a change changes
  api [--check]                  write down what the published crates offer (public-api.txt in their folders), or
                                 check that it is as written down
  words LANGUAGE FILE.csv [--read]
                                 write the table of words for translators, or read it back
  bundles                        build what takes over the islands of the pages (dist/reading, playing, learning, workshop, studio, kiosk)
  shots                          pictures of the page, for looking at (target/shots)
  quick                          check without browsers: format, clippy, Rust, Node
  test                           check everything: the same, sizes, browsers
  setup                          install what test needs
  help                           this text

What measures and solves games, tunes players and makes puzzles is `cargo lab`.
";

#[derive(Debug)]
pub(crate) enum Command {
    Help,
    /// Build the site and the library, with their future addresses if known, for readers or as a draft.
    Build(Known, Purpose),
    /// Build, then serve.
    Serve(Serve),
    /// Build the npm package, with its addresses if known.
    Package(Known),
    /// Put the site into one program.
    Stick(Stick),
    /// Make an archive of the site for readers without a network.
    Zim(Zim),
    /// Print the notices for other people's code in that program.
    Notices,
    /// Measure the size of what was built.
    Size,
    /// List what the published crates offer.
    Api(Lists),
    /// Print a hash of each file of the site.
    Pages,
    /// Write or read the table of words for translators.
    Words(Vec<OsString>),
    /// Build the bundles that take over the islands of the pages.
    Bundles,
    /// Take pictures of the pages.
    Shots,
    /// Check everything that needs no browser.
    Quick,
    Test,
    /// Install what the checks need.
    Setup,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// With compressed copies, and kept by readers' browsers.
    Readers,
    /// Neither: for looking at, and for tests.
    Draft,
    /// Neither, and its links name files: for places without folders.
    Files,
}

#[derive(Debug)]
pub(crate) struct Serve {
    /// The port; a free one near 8080 if `None`, any free one if 0.
    pub(crate) port: Option<u16>,
    pub(crate) open: bool,
    /// Whether browsers keep the site, as readers' browsers do.
    pub(crate) offline: Offline,
    /// Whether the last build is served as it is.
    pub(crate) as_built: bool,
}

/// What goes into a program.
#[derive(Debug, Default)]
pub(crate) struct Stick {
    /// The address that the site will have elsewhere.
    pub(crate) known: Known,
    /// Whether the site is taken as it was built last.
    pub(crate) as_built: bool,
    /// The site, if it is another.
    pub(crate) site: Option<PathBuf>,
    /// The program, if it is compiled already.
    pub(crate) program: Option<PathBuf>,
    /// Where the program with the site goes; into `dist/stick` if `None`.
    pub(crate) out: Option<PathBuf>,
}

/// What goes into an archive.
#[derive(Debug, Default)]
pub(crate) struct Zim {
    /// Where games from the notebook are sent.
    pub(crate) known: Known,
    /// Whether what was compiled last is taken.
    pub(crate) as_built: bool,
    /// The site, if it is written already.
    pub(crate) site: Option<PathBuf>,
    /// Where the archive goes; `dist/mbao.zim` if `None`.
    pub(crate) out: Option<PathBuf>,
}

pub(crate) fn read() -> Result<Command, lexopt::Error> {
    parse(lexopt::Parser::from_env())
}

fn parse(mut parser: lexopt::Parser) -> Result<Command, lexopt::Error> {
    let command = match parser.next()? {
        None | Some(Short('h') | Long("help")) => return Ok(Command::Help),
        Some(Value(command)) => command.string()?,
        Some(other) => return Err(other.unexpected()),
    };
    match command.as_str() {
        "help" => Ok(Command::Help),
        "serve" => serve(&mut parser),
        "build" => build(&mut parser).map(|(known, purpose)| Command::Build(known, purpose)),
        "api" => api(&mut parser),
        "words" => Ok(Command::Words(parser.raw_args()?.collect())),
        "stick" => stick(&mut parser),
        "zim" => zim(&mut parser),
        "package" => match build(&mut parser)? {
            (known, Purpose::Readers) if known.curator.is_none() => Ok(Command::Package(known)),
            _ => Err("package: expected --url or --repository".into()),
        },
        other => match parser.next()? {
            Some(extra) => Err(extra.unexpected()),
            None => alone(other),
        },
    }
}

/// A command that is told nothing more.
fn alone(command: &str) -> Result<Command, lexopt::Error> {
    match command {
        "notices" => Ok(Command::Notices),
        "size" => Ok(Command::Size),
        "pages" => Ok(Command::Pages),
        "bundles" => Ok(Command::Bundles),
        "shots" => Ok(Command::Shots),
        "quick" => Ok(Command::Quick),
        "test" => Ok(Command::Test),
        "setup" => Ok(Command::Setup),
        other => Err(format!("there is no command \"{other}\"").into()),
    }
}

fn build(parser: &mut lexopt::Parser) -> Result<(Known, Purpose), lexopt::Error> {
    let mut known = Known::default();
    let mut purpose = Purpose::Readers;
    while let Some(argument) = parser.next()? {
        match argument {
            Long("url") => known.url = Some(url(parser)?),
            Long("repository") => {
                let address = parser.value()?.string()?;
                if !address.starts_with("https://") {
                    return Err(format!("--repository {address}: expected https://…").into());
                }
                known.repository = Some(address);
            }
            Long("curator") => known.curator = Some(curator(parser)?),
            Long("draft") => purpose = Purpose::Draft,
            Long("files") => purpose = Purpose::Files,
            other => return Err(other.unexpected()),
        }
    }
    Ok((known, purpose))
}

/// An address of a whole site.
fn url(parser: &mut lexopt::Parser) -> Result<String, lexopt::Error> {
    let address = parser.value()?.string()?;
    if !address.starts_with("http") || !address.ends_with('/') {
        return Err(format!("--url {address}: expected http(s)://…/, with a slash at its end").into());
    }
    Ok(address)
}

/// Where games are sent.
fn curator(parser: &mut lexopt::Parser) -> Result<String, lexopt::Error> {
    let mail = parser.value()?.string()?;
    if !mail.contains('@') || mail.contains([' ', '?', '&', '<', '>']) {
        return Err(format!("--curator {mail}: expected a mail address").into());
    }
    Ok(mail)
}

fn zim(parser: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let mut options = Zim::default();
    while let Some(argument) = parser.next()? {
        match argument {
            Long("curator") => options.known.curator = Some(curator(parser)?),
            Long("as-built") => options.as_built = true,
            Long("site") => options.site = Some(parser.value()?.into()),
            Long("out") => options.out = Some(parser.value()?.into()),
            other => return Err(other.unexpected()),
        }
    }
    if options.site.is_some() && (options.as_built || options.known.curator.is_some()) {
        return Err("zim: --site is written already".into());
    }
    Ok(Command::Zim(options))
}

fn stick(parser: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let mut options = Stick::default();
    while let Some(argument) = parser.next()? {
        match argument {
            Long("url") => options.known.url = Some(url(parser)?),
            Long("as-built") => options.as_built = true,
            Long("site") => options.site = Some(parser.value()?.into()),
            Long("program") => options.program = Some(parser.value()?.into()),
            Long("out") => options.out = Some(parser.value()?.into()),
            other => return Err(other.unexpected()),
        }
    }
    if (options.as_built || options.site.is_some()) && options.known.url.is_some() {
        return Err("stick: --url is for a site that is built anew".into());
    }
    Ok(Command::Stick(options))
}

fn api(parser: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let mut lists = Lists::Written;
    while let Some(argument) = parser.next()? {
        match argument {
            Long("check") => lists = Lists::Checked,
            other => return Err(other.unexpected()),
        }
    }
    Ok(Command::Api(lists))
}

fn serve(parser: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let mut options = Serve { port: None, open: true, offline: Offline::Refused, as_built: false };
    while let Some(argument) = parser.next()? {
        match argument {
            Long("port") => options.port = Some(parser.value()?.parse()?),
            Long("no-open") => options.open = false,
            Long("as-built") => options.as_built = true,
            Long("offline") => options.offline = Offline::Kept,
            other => return Err(other.unexpected()),
        }
    }
    Ok(Command::Serve(options))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn given(words: &str) -> Result<String, lexopt::Error> {
        parse(lexopt::Parser::from_args(words.split_whitespace())).map(|command| format!("{command:?}"))
    }

    #[test]
    fn commands_take_what_they_are_given() {
        for (words, part) in [
            ("", "Help"),
            ("serve", "port: None, open: true, offline: Refused, as_built: false"),
            ("serve --port 9000 --no-open --offline", "port: Some(9000), open: false, offline: Kept"),
            ("build --draft", "Build(Known { url: None, curator: None, repository: None }, Draft)"),
            ("build --files", "Files"),
            (
                "build --url https://a.example/ --curator a@b.c",
                r#"url: Some("https://a.example/"), curator: Some("a@b.c")"#,
            ),
            (
                "package --repository https://forge.example/a",
                r#"Package(Known { url: None, curator: None, repository: Some("https://forge.example/a")"#,
            ),
            (
                "stick --as-built --program a/b.exe --out c",
                r#"as_built: true, site: None, program: Some("a/b.exe"), out: Some("c")"#,
            ),
            ("stick --url https://a.example/", r#"url: Some("https://a.example/")"#),
            ("zim --site a", r#"as_built: false, site: Some("a"), out: None"#),
            ("zim --as-built --out b.zim", r#"as_built: true, site: None, out: Some("b.zim")"#),
        ] {
            let given = given(words).expect(words);
            assert!(given.contains(part), "{words}: {given}");
        }
    }

    #[test]
    fn what_is_not_known_is_refused() {
        for words in [
            "sow",
            "serve --port many",
            "serve extra",
            "test --fast",
            "--what",
            "build --url mbao.example/",
            "build --url https://mbao.example",
            "build --curator me",
            "package --draft",
            "package --repository mbao",
            "package --curator a@mbao.example",
            "stick --draft",
            "stick --url mbao.example",
            "zim --draft",
            "stick --as-built --url https://mbao.example/",
            "stick --site a --url https://mbao.example/",
            "zim --curator me",
            "zim --site a --as-built",
        ] {
            assert!(given(words).is_err(), "{words}");
        }
    }
}
