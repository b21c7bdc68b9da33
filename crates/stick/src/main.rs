//! The whole site in one program: it serves the site on this machine and opens a browser on it.
#![forbid(unsafe_code)]

use std::error::Error;
use std::ffi::OsString;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::ExitCode;
use std::{fs, thread};

use lexopt::ValueExt;
use mbao_stick::pack::Pack;
use mbao_stick::site::Site;
use mbao_stick::{browser, http, lan, open};

/// The site, if this was compiled with one; see `build.rs`.
static PACK: &[u8] = include_bytes!(env!("PACK"));

const HELP: &str = "\
mbao-stick: Mbao, the sowing games of East Africa, from one file and without a network

  --page PATH     show another page than the kiosk, such as play/ or sw/kiosk/
  --kiosk         fill the screen with an installed Chromium, Chrome or Edge, and start it again
                  when it ends
  --house FOLDER  take kiosk.toml and the folder house/ with your pictures from here
  --lan           answer other machines too, and show the address and a code to scan;
                  whoever is in the same network can then read the site
  --port N        answer on this port; without it, on a free one from 8080
  --no-open       open no browser
  --pack FILE     show the site of another pack
  --help, --version

It writes no file, and ends with Ctrl+C; a browser of --kiosk keeps its own in the folder for temporary files.
";

/// What was asked for.
#[derive(Debug, Default)]
struct Wish {
    page: Option<String>,
    kiosk: bool,
    house: Option<PathBuf>,
    lan: bool,
    port: Option<u16>,
    closed: bool,
    pack: Option<PathBuf>,
}

fn main() -> ExitCode {
    match parse(std::env::args_os())
        .map_err(Into::into)
        .and_then(|wish| wish.map_or(Ok(()), |wish| run(&wish)))
    {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("mbao-stick: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Reads the arguments; `None` if they only asked for a text, which has been printed.
fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Option<Wish>, lexopt::Error> {
    use lexopt::prelude::{Long, Short};
    let mut parser = lexopt::Parser::from_iter(arguments);
    let mut wish = Wish::default();
    while let Some(argument) = parser.next()? {
        match argument {
            Short('h') | Long("help") => {
                print!("{HELP}");
                return Ok(None);
            }
            Short('V') | Long("version") => {
                println!("mbao-stick {}", env!("CARGO_PKG_VERSION"));
                return Ok(None);
            }
            Long("page") => wish.page = Some(parser.value()?.string()?),
            Long("kiosk") => wish.kiosk = true,
            Long("house") => wish.house = Some(parser.value()?.into()),
            Long("lan") => wish.lan = true,
            Long("port") => wish.port = Some(parser.value()?.parse()?),
            Long("no-open") => wish.closed = true,
            Long("pack") => wish.pack = Some(parser.value()?.into()),
            other => return Err(other.unexpected()),
        }
    }
    Ok(Some(wish))
}

fn run(wish: &Wish) -> Result<(), Box<dyn Error>> {
    let bytes = match &wish.pack {
        Some(path) => fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?.leak(),
        None => PACK,
    };
    let named = |error| match &wish.pack {
        Some(path) => format!("{}: {error}", path.display()),
        None => format!(
            "this program was made without the site ({error}): `cargo xtask stick` makes it with the site"
        ),
    };
    let pack = Pack::read(bytes).map_err(named)?;
    let house =
        |error| format!("{}: {error}", wish.house.as_deref().unwrap_or_else(|| "".as_ref()).display());
    let site = Site::new(pack, wish.house.as_deref()).map_err(house)?;
    let at = IpAddr::from(if wish.lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST });
    let taken = |error| format!("port {}: {error}", wish.port.unwrap_or_default());
    let listener = http::listen(at, wish.port).map_err(taken)?;
    let port = listener.local_addr()?.port();
    let page = wish.page.as_deref().unwrap_or("kiosk/").trim_start_matches('/');
    let address = |ip: IpAddr| format!("http://{}/{page}", SocketAddr::new(ip, port));
    let here = address(Ipv4Addr::LOCALHOST.into());
    println!("{here} (Ctrl+C ends it)");
    if wish.lan {
        match lan::own().map(address) {
            Some(there) => println!("In this network: {there}\n\n{}", lan::code(&there).unwrap_or_default()),
            None => println!("This machine is in no network: only it can reach the site."),
        }
    }
    if wish.kiosk {
        let mut kiosk =
            browser::kiosk(&here).ok_or("--kiosk needs Chromium, Chrome or Edge, and none was found")?;
        thread::spawn(move || {
            if let Err(error) = browser::keep(&mut kiosk, None) {
                eprintln!("mbao-stick: {}: {error}", kiosk.get_program().display());
            }
        });
    } else if !wish.closed {
        open::browser(&here);
    }
    http::serve(&listener, move |request| site.answer(request));
    Ok(())
}
