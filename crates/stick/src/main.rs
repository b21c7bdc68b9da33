//! `mbao-stick`: the whole site in one program, served on this machine.
#![forbid(unsafe_code)]

mod arguments;
mod words;

use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::ops::RangeInclusive;
use std::process::ExitCode;
use std::sync::{Arc, mpsc};
use std::thread;

use anyhow::{Context, Result, anyhow, bail};

use arguments::{Asked, Options};
use mbao_stick::archive::Archive;
use mbao_stick::house::House;
use mbao_stick::site::Site;
use mbao_stick::{code, http, kiosk, lan, open};
use words::Language;

/// Ports to try if none was asked for. What a browser keeps belongs to a port, so it is the same each time.
const PORTS: RangeInclusive<u16> = 8417..=8426;

fn main() -> ExitCode {
    let language = Language::of_system();
    let done = match arguments::read() {
        Ok(Asked::Help) => {
            say(&language.help());
            Ok(())
        }
        Ok(Asked::Version) => {
            say(concat!("mbao-stick ", env!("CARGO_PKG_VERSION")));
            Ok(())
        }
        Ok(Asked::Serve(options)) => run(&options, language.or_of_page(&options.page)),
        Err(error) => Err(anyhow!("{error}\n\n{}", language.help())),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Nobody may be there to read it.
            let _ = writeln!(io::stderr(), "mbao-stick: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(options: &Options, language: Language) -> Result<()> {
    let program = std::env::current_exe().context("finding this program")?;
    let archive = Archive::at_end_of(&program).with_context(|| language.no_site())?;
    let house = match &options.house {
        Some(folder) => Some(House::at(folder).with_context(|| language.no_house(folder))?),
        None => None,
    };
    let site = Site::new(archive, house);
    let path = format!("/{}", options.page);
    if !site.has(&path) {
        bail!(language.no_page(&options.page));
    }
    let browser = match (options.kiosk, &options.browser) {
        (false, _) => None,
        (true, Some(browser)) => Some(browser.clone()),
        (true, None) => Some(kiosk::find().with_context(|| language.no_browser())?),
    };
    let listener = listen(options, language)?;
    let port = listener.local_addr()?.port();
    let (stop, stopped) = mpsc::channel();
    ctrlc::set_handler(move || {
        // Nobody waits for it any more if it was asked before.
        let _ = stop.send(());
    })?;
    thread::spawn(move || http::serve(&listener, &Arc::new(site)));
    let address = |ip: IpAddr| format!("http://{}{path}", SocketAddr::from((ip, port)));
    let own = address(Ipv4Addr::LOCALHOST.into());
    say(&language.serving(&own));
    if options.lan {
        say(&for_others(lan::address().map(address), language));
    }
    if let Some(browser) = browser {
        kiosk::show(&browser, &own, &stopped, |ended| say(&language.browser_ended(ended)))
            .with_context(|| browser.display().to_string())?;
    } else {
        if options.open {
            open::browser(&own);
        }
        stopped.recv()?;
    }
    say(&language.ended());
    Ok(())
}

fn listen(options: &Options, language: Language) -> Result<TcpListener> {
    let ip = if options.lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
    http::listen(ip.into(), options.port, PORTS).map_err(|error| match (options.port, error.kind()) {
        (Some(port), io::ErrorKind::AddrInUse) => anyhow!(language.taken(port)),
        (Some(port), _) => anyhow!("--port {port}: {error}"),
        (None, _) => error.into(),
    })
}

/// The address in the network, with its code; or that there is none.
fn for_others(address: Option<String>, language: Language) -> String {
    let Some(address) = address else { return language.no_network() };
    let drawn = code::code(&address).unwrap_or_default();
    format!("{}\n\n{drawn}", language.for_others(&address))
}

/// Prints a line. It is no error if nobody reads it.
fn say(line: &str) {
    let _ = writeln!(io::stdout(), "{}", line.trim_end());
}
