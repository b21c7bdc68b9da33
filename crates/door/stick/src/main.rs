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
use mbao_stick::{code, http, kiosk, lan, open, running};
use mbao_words::Lang;
use words::said;

/// Ports to try if none was asked for. What a browser keeps belongs to a port, so it is the same each time.
const PORTS: RangeInclusive<u16> = 8417..=8426;

fn main() -> ExitCode {
    let language = words::of_system();
    let done = match arguments::read() {
        Ok(Asked::Help) => print(&said::help(language)),
        Ok(Asked::Version) => print(concat!("mbao-stick ", env!("CARGO_PKG_VERSION"))),
        Ok(Asked::Serve(options)) => run(&options, words::of_page(&options.page).unwrap_or(language)),
        Err(error) => Err(anyhow!("{error}\n\n{}", said::help(language))),
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

fn run(options: &Options, lang: Lang) -> Result<()> {
    let program = std::env::current_exe().context("finding this program")?;
    let archive = Archive::of(&program).with_context(|| said::no_site(lang))?;
    let house = match &options.house {
        Some(folder) => {
            Some(House::at(folder).with_context(|| said::no_house(lang, &folder.display().to_string()))?)
        }
        None => House::beside(&program),
    };
    if let Some(house) = &house {
        say(&match house.settings() {
            Some(file) => said::settings(lang, &file.display().to_string()),
            None => said::no_settings(lang, &house.folder().display().to_string()),
        });
    }
    let site = Site::new(archive, house, options.lan);
    let path = format!("/{}", options.page);
    if !site.has(&path) {
        bail!(said::no_page(lang, &options.page));
    }
    let browser = match (options.kiosk, &options.browser) {
        (false, _) => None,
        (true, Some(browser)) => Some(browser.clone()),
        (true, None) => Some(kiosk::find().with_context(|| said::no_browser(lang))?),
    };
    let address = |ip: IpAddr, port| format!("http://{}{path}", SocketAddr::from((ip, port)));
    let own = |port| address(Ipv4Addr::LOCALHOST.into(), port);
    let tell = |port| {
        if options.lan {
            say(&for_others(lan::address().map(|ip| address(ip, port)), lang));
        }
        if options.open && browser.is_none() {
            open::browser(&own(port));
        }
    };
    let ports = options.port.map_or(PORTS, |port| port..=port);
    // A wall has its own, which ends with it.
    if browser.is_none()
        && let Some(port) = running::at(ports, &[site.mark(options.lan), site.mark(true)])
    {
        say(&said::runs_already(lang, &own(port)));
        tell(port);
        return Ok(());
    }
    let listener = listen(options, lang)?;
    let port = listener.local_addr()?.port();
    let (stop, stopped) = mpsc::channel();
    ctrlc::set_handler(move || {
        // Nobody waits for it any more if it was asked before.
        let _ = stop.send(());
    })?;
    thread::spawn(move || http::serve(&listener, &Arc::new(site)));
    say(&said::serving(lang, &own(port)));
    tell(port);
    match &browser {
        Some(browser) => kiosk::show(browser, &own(port), port, &stopped, || say(&said::browser_ended(lang)))
            .with_context(|| browser.display().to_string())?,
        None => stopped.recv()?,
    }
    say(&said::ended(lang));
    Ok(())
}

fn listen(options: &Options, lang: Lang) -> Result<TcpListener> {
    let ip = if options.lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
    http::listen(ip.into(), options.port, PORTS).map_err(|error| match (options.port, error.kind()) {
        (Some(port), io::ErrorKind::AddrInUse) => anyhow!(said::taken(lang, &port.to_string())),
        (Some(port), _) => anyhow!("--port {port}: {error}"),
        (None, _) => error.into(),
    })
}

/// The address in the network, with its code; or that there is none.
fn for_others(address: Option<String>, lang: Lang) -> String {
    let Some(address) = address else { return said::no_network(lang) };
    let drawn = code::code(&address).unwrap_or_default();
    format!("{}\n\n{drawn}", said::for_others(lang, &address))
}

/// Prints what was asked for. Whoever needs only its beginning reads no further.
fn print(text: &str) -> Result<()> {
    let mut to = io::stdout();
    match writeln!(to, "{}", text.trim_end()).and_then(|()| to.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(()),
    }
}

/// Prints a line. It is no error if nobody reads it.
fn say(line: &str) {
    let _ = writeln!(io::stdout(), "{}", line.trim_end());
}
