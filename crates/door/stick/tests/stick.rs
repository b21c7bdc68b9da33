//! The program itself, with a small site behind it.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Output, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};

use anyhow::{Context, Result, ensure};
use mbao_stick::archive::{self, Entry};

/// Held while a program is written and while one is started: a child that another test starts at that moment holds the
/// file open for an instant, and systems start no program that is being written.
static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

fn alone() -> MutexGuard<'static, ()> {
    ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A program with a made-up site, in a folder of its own.
struct Stick {
    folder: tempfile::TempDir,
    program: PathBuf,
}

/// That program while it runs.
struct Running {
    child: Child,
    said: BufReader<ChildStdout>,
    /// The lines that it said until it named its address.
    first: String,
    port: u16,
}

impl Drop for Running {
    fn drop(&mut self) {
        // It makes no difference if it has ended.
        let _ = self.child.kill().and_then(|()| self.child.wait());
    }
}

impl Stick {
    fn new() -> Result<Self> {
        let folder = tempfile::tempdir()?;
        let program =
            folder.path().join(Path::new("mbao-stick").with_extension(std::env::consts::EXE_EXTENSION));
        let page =
            "<!doctype html><p>A page that is so long that packing it pays, pays, pays, pays.".repeat(9);
        let mut packed = Vec::new();
        brotli::BrotliCompress(
            &mut page.as_bytes(),
            &mut packed,
            &brotli::enc::BrotliEncoderParams::default(),
        )?;
        let plain = |path: &str, text: &str| Entry {
            path: path.to_owned(),
            tag: format!("of-{}", text.len()),
            packed: false,
            bytes: text.as_bytes().to_vec(),
        };
        let files = [
            plain("index.html", "front"),
            Entry {
                path: "kiosk/index.html".to_owned(),
                tag: "packed".to_owned(),
                packed: true,
                bytes: packed,
            },
            plain("sw/kiosk/index.html", "kioski"),
            plain("404.html", "not here"),
            plain("sw/404.html", "haupo"),
            plain("assets-0a1b/main.js", "play()"),
            plain("mbao/mbao_bg.wasm", "\0asm"),
            plain("kiosk.toml", "# supplied"),
            Entry { packed: true, ..plain("damaged.html", "no brotli") },
        ];
        let own = fs::read(env!("CARGO_BIN_EXE_mbao-stick"))?;
        let _alone = alone();
        let mut file = fs::File::create(&program)?;
        archive::write(&mut file, &own, &files)?;
        file.set_permissions(fs::metadata(env!("CARGO_BIN_EXE_mbao-stick"))?.permissions())?;
        Ok(Self { folder, program })
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(&self.program);
        command.args(arguments).current_dir(self.folder.path()).env("LC_ALL", "en_GB.UTF-8");
        // What a browser keeps goes with the rest, also where the program is killed.
        command.env("TMPDIR", self.folder.path());
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    fn start(&self, arguments: &[&str]) -> Result<Running> {
        let mut child = spawn(&mut self.command(arguments))?;
        let mut said = BufReader::new(child.stdout.take().context("an output")?);
        let mut first = String::new();
        while !first.contains("http://") {
            ensure!(said.read_line(&mut first)? > 0, "it ended: {first}");
        }
        let (_, rest) = first.split_once("127.0.0.1:").context("an address")?;
        let port = rest.split('/').next().context("a port")?.parse()?;
        Ok(Running { child, said, first, port })
    }

    /// What it says when it refuses to start.
    fn refusal(&self, arguments: &[&str]) -> Result<String> {
        let done = output(&mut self.command(arguments))?;
        ensure!(!done.status.success(), "it started");
        Ok(String::from_utf8(done.stderr)?)
    }
}

impl Running {
    /// Sends some bytes and returns the head and the body of the answer.
    fn send(&self, bytes: &[u8]) -> Result<(String, Vec<u8>)> {
        let mut connection = TcpStream::connect(("127.0.0.1", self.port))?;
        connection.write_all(bytes)?;
        let mut answer = Vec::new();
        connection.read_to_end(&mut answer)?;
        let end = answer.windows(4).position(|four| four == b"\r\n\r\n").context("no head")?;
        Ok((String::from_utf8(answer[..end].to_vec())?, answer[end + 4..].to_vec()))
    }

    fn ask(&self, method: &str, target: &str, more: &str) -> Result<(String, String)> {
        let host = format!("Host: 127.0.0.1:{}\r\n", self.port);
        let (head, body) = self.send(format!("{method} {target} HTTP/1.1\r\n{host}{more}\r\n").as_bytes())?;
        Ok((head, String::from_utf8_lossy(&body).into_owned()))
    }

    fn get(&self, target: &str) -> Result<(String, String)> {
        self.ask("GET", target, "")
    }
}

fn spawn(command: &mut Command) -> Result<Child> {
    let _alone = alone();
    Ok(command.spawn()?)
}

fn output(command: &mut Command) -> Result<Output> {
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    Ok(spawn(command)?.wait_with_output()?)
}

#[track_caller]
fn has(head: &str, lines: &[&str]) {
    for line in lines {
        assert!(head.lines().any(|of| of == *line), "{line} is missing: {head}");
    }
}

#[test]
fn pages_are_served_as_hosts_serve_them() -> Result<()> {
    let stick = Stick::new()?;
    let running = stick.start(&["--port", "0", "--no-open"])?;
    assert!(
        running.first.contains(&format!("http://127.0.0.1:{}/kiosk/", running.port)),
        "{}",
        running.first
    );

    let (head, body) = running.get("/")?;
    has(&head, &["HTTP/1.1 200 OK", "Content-Type: text/html; charset=utf-8", "Content-Length: 5"]);
    has(
        &head,
        &["Cache-Control: no-cache", "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer"],
    );
    let policy =
        head.lines().find(|line| line.starts_with("Content-Security-Policy: ")).context("no policy")?;
    let own = format!("script-src 'self' http://127.0.0.1:{} 'wasm-unsafe-eval'", running.port);
    assert!(policy.contains("default-src 'none'") && policy.contains(&own), "{policy}");
    assert_eq!(body, "front");

    let (head, body) = running.get("/assets-0a1b/main.js?v=1")?;
    has(
        &head,
        &[
            "Content-Type: text/javascript; charset=utf-8",
            "Cache-Control: public, max-age=31536000, immutable",
        ],
    );
    assert_eq!(body, "play()");
    has(&running.get("/mbao/mbao_bg.wasm")?.0, &["Content-Type: application/wasm"]);

    let (head, body) = running.ask("HEAD", "/", "")?;
    has(&head, &["HTTP/1.1 200 OK", "Content-Length: 5"]);
    assert_eq!(body, "");

    for (target, location) in [("/kiosk", "/kiosk/"), ("//sw/kiosk?idle=20", "/sw/kiosk/?idle=20")] {
        has(&running.get(target)?.0, &["HTTP/1.1 301 Moved Permanently", &format!("Location: {location}")]);
    }
    for (target, told) in
        [("/none", "not here"), ("/sw/none/", "haupo"), ("/index.html/", "not here"), ("/..", "not here")]
    {
        let (head, body) = running.get(target)?;
        has(&head, &["HTTP/1.1 404 Not Found", "Cache-Control: no-cache"]);
        assert_eq!(body, told, "{target}");
    }
    Ok(())
}

#[test]
fn packed_files_reach_everybody() -> Result<()> {
    let stick = Stick::new()?;
    let running = stick.start(&["--port", "0", "--no-open"])?;
    let (head, whole) = running.get("/kiosk/")?;
    has(&head, &["HTTP/1.1 200 OK", "Vary: Accept-Encoding", "ETag: W/\"packed\""]);
    assert!(!head.contains("Content-Encoding") && whole.starts_with("<!doctype html>"), "{head}");

    let request = format!(
        "GET /kiosk/ HTTP/1.1\r\nHost: localhost:{}\r\nAccept-Encoding: gzip, br\r\n\r\n",
        running.port
    );
    let (head, packed) = running.send(request.as_bytes())?;
    has(
        &head,
        &["Content-Encoding: br", "Vary: Accept-Encoding", &format!("Content-Length: {}", packed.len())],
    );
    let mut unpacked = Vec::new();
    brotli::BrotliDecompress(&mut &packed[..], &mut unpacked)?;
    assert_eq!(String::from_utf8(unpacked)?, whole);
    assert!(packed.len() < whole.len() / 2);

    let (head, body) = running.ask("GET", "/kiosk/", "If-None-Match: W/\"other\", W/\"packed\"\r\n")?;
    has(&head, &["HTTP/1.1 304 Not Modified", "Cache-Control: no-cache", "Vary: Accept-Encoding"]);
    assert!(body.is_empty() && !head.contains("Content-Length"), "{head}");
    has(&running.ask("GET", "/kiosk/", "If-None-Match: W/\"other\"\r\n")?.0, &["HTTP/1.1 200 OK"]);
    has(&running.ask("GET", "/kiosk/", "If-None-Match: *\r\n")?.0, &["HTTP/1.1 304 Not Modified"]);
    has(&running.ask("GET", "/none", "If-None-Match: *\r\n")?.0, &["HTTP/1.1 404 Not Found"]);
    has(&running.get("/damaged.html")?.0, &["HTTP/1.1 500 Internal Server Error"]);
    Ok(())
}

#[test]
fn what_is_no_request_of_a_reader_is_refused() -> Result<()> {
    let stick = Stick::new()?;
    let running = stick.start(&["--port", "0", "--no-open"])?;
    let port = running.port;
    for (bytes, status) in [
        ("\r\n\r\n".to_owned(), "400 Bad Request"),
        ("GET /\r\n\r\n".to_owned(), "400 Bad Request"),
        (format!("POST / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n"), "405 Method Not Allowed"),
        ("GET / HTTP/1.0\r\n\r\n".to_owned(), "421 Misdirected Request"),
        (format!("GET / HTTP/1.1\r\nHost: evil.example:{port}\r\n\r\n"), "421 Misdirected Request"),
        (
            format!("GET / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nHost: evil.example\r\n\r\n"),
            "421 Misdirected Request",
        ),
        (
            format!("GET http://evil.example/ HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n"),
            "421 Misdirected Request",
        ),
        (format!("GET http://localhost:{port}/ HTTP/1.1\r\nHost: a proxy\r\n\r\n"), "200 OK"),
    ] {
        has(&running.send(bytes.as_bytes())?.0, &[&format!("HTTP/1.1 {status}")]);
    }
    // A connection opened in advance holds nobody up.
    let _silent = TcpStream::connect(("127.0.0.1", port))?;
    has(&running.get("/")?.0, &["HTTP/1.1 200 OK"]);
    Ok(())
}

#[test]
fn a_house_has_its_own_settings_and_pictures() -> Result<()> {
    let stick = Stick::new()?;
    let house = stick.folder.path().join("ours");
    fs::create_dir_all(house.join("house"))?;
    fs::write(house.join("kiosk.toml"), "idle = 20")?;
    fs::write(house.join("house/our door.png"), "door")?;
    fs::write(house.join("house/Tu\u{308}r.png"), "a mark apart")?;
    #[cfg(unix)]
    fs::write(house.join("house/door: east.png"), "east")?;
    fs::write(stick.folder.path().join("secret.png"), "secret")?;
    let running = stick.start(&["--port", "0", "--no-open", "--house", "ours"])?;
    let (head, body) = running.get("/kiosk.toml")?;
    has(&head, &["HTTP/1.1 200 OK", "Content-Type: text/x-toml; charset=utf-8", "Cache-Control: no-cache"]);
    assert_eq!(body, "idle = 20");
    has(&running.ask("GET", "/kiosk.toml", "If-None-Match: *\r\n")?.0, &["HTTP/1.1 304 Not Modified"]);
    let (head, body) = running.get("/house/our%20door.png")?;
    has(&head, &["Content-Type: image/png"]);
    assert_eq!(body, "door");
    for spelt in ["T%C3%BCr", "Tu%CC%88r"] {
        assert_eq!(running.get(&format!("/house/{spelt}.png"))?.1, "a mark apart");
    }
    #[cfg(unix)]
    assert_eq!(running.get("/house/door:%20east.png")?.1, "east");
    for target in [
        "/house/..%2f..%2fsecret.png",
        "/house/../../secret.png",
        "/house/%2e%2e/%2e%2e/secret.png",
        "/house/none.png",
    ] {
        has(&running.get(target)?.0, &["HTTP/1.1 404 Not Found"]);
    }
    // Settings may change while it runs.
    fs::remove_file(house.join("kiosk.toml"))?;
    assert_eq!(running.get("/kiosk.toml")?.1, "# supplied");
    Ok(())
}

#[test]
fn settings_beside_the_program_are_those_of_the_house() -> Result<()> {
    let stick = Stick::new()?;
    assert_eq!(stick.start(&["--port", "0", "--no-open"])?.get("/kiosk.toml")?.1, "# supplied");
    fs::write(stick.folder.path().join("kiosk.toml"), "idle = 20")?;
    let running = stick.start(&["--port", "0", "--no-open"])?;
    assert!(running.first.starts_with("Your settings: "), "{}", running.first);
    assert_eq!(running.get("/kiosk.toml")?.1, "idle = 20");
    let house = stick.folder.path().join("ours");
    fs::create_dir(&house)?;
    let running = stick.start(&["--port", "0", "--no-open", "--house", "ours"])?;
    assert!(running.first.starts_with("There is no kiosk.toml in "), "{}", running.first);
    assert_eq!(running.get("/kiosk.toml")?.1, "# supplied");
    Ok(())
}

#[test]
fn a_second_start_shows_the_first() -> Result<()> {
    let stick = Stick::new()?;
    fs::create_dir(stick.folder.path().join("ours"))?;
    let running = stick.start(&["--port", "0", "--no-open"])?;
    let port = running.port.to_string();
    let second = output(&mut stick.command(&["--no-open", "--port", &port, "--page", "sw/kiosk/"]))?;
    assert!(second.status.success());
    let said = String::from_utf8(second.stdout)?;
    assert_eq!(said, format!("Mbao tayari inaendeshwa: http://127.0.0.1:{port}/sw/kiosk/\n"));
    // What serves something else, or fewer, is another program.
    for other in [&["--house", "ours"][..], &["--lan"]] {
        let said = stick.refusal(&[&["--no-open", "--port", &port], other].concat())?;
        assert!(said.contains(&format!("port {port} is taken")), "{said}");
    }
    Ok(())
}

#[cfg(target_os = "linux")]
#[test]
fn what_cannot_be_printed_is_an_error() -> Result<()> {
    for asked in ["--help", "--version"] {
        let command = || {
            let mut command = Command::new(env!("CARGO_BIN_EXE_mbao-stick"));
            command.arg(asked);
            command
        };
        assert!(output(&mut command())?.status.success());
        let full = fs::File::options().write(true).open("/dev/full")?;
        assert!(!spawn(command().stdout(full).stderr(Stdio::null()))?.wait()?.success(), "{asked}");
        let (reader, writer) = std::io::pipe()?;
        drop(reader);
        assert!(spawn(command().stdout(writer))?.wait()?.success(), "{asked}");
    }
    Ok(())
}

#[test]
fn what_cannot_be_is_said() -> Result<()> {
    let stick = Stick::new()?;
    let other = TcpListener::bind(("127.0.0.1", 0))?;
    let port = other.local_addr()?.port().to_string();
    let said = stick.refusal(&["--no-open", "--port", &port])?;
    assert_eq!(
        said,
        format!("mbao-stick: port {port} is taken by another program: name another, or leave --port out\n")
    );
    let said = stick.refusal(&["--no-open", "--page", "sw/none/"])?;
    assert_eq!(said, "mbao-stick: hakuna ukurasa sw/none/\n");
    let said = stick.refusal(&["--no-open", "--house", "none"])?;
    assert!(said.starts_with("mbao-stick: there is no folder none: "), "{said}");
    let said = stick.refusal(&["--what"])?;
    assert!(said.contains("--what") && said.contains("--page PAGE"), "{said}");
    let bare = output(Command::new(env!("CARGO_BIN_EXE_mbao-stick")).arg("--no-open"))?;
    assert!(!bare.status.success());
    assert!(String::from_utf8(bare.stderr)?.contains("cargo xtask stick"));
    Ok(())
}

#[test]
fn a_class_is_told_where_to_go() -> Result<()> {
    let stick = Stick::new()?;
    let mut running = stick.start(&["--port", "0", "--no-open", "--lan"])?;
    assert!(running.first.contains(&format!("http://127.0.0.1:{}/\n", running.port)), "{}", running.first);
    let mut more = String::new();
    while !more.contains("network") {
        ensure!(running.said.read_line(&mut more)? > 0, "it ended: {more}");
    }
    has(&running.get("/")?.0, &["HTTP/1.1 200 OK"]);
    // A machine without a network says so instead.
    if let Some((_, address)) = more.split_once("network: http://") {
        let (host, _) = address.split_once('/').context("an address")?;
        let mut connection = TcpStream::connect(host)?;
        write!(connection, "GET / HTTP/1.1\r\nHost: {host}\r\n\r\n")?;
        let mut answer = String::new();
        connection.read_to_string(&mut answer)?;
        assert!(answer.starts_with("HTTP/1.1 200 OK") && answer.ends_with("front"), "{answer}");
        while !more.contains('█') {
            ensure!(running.said.read_line(&mut more)? > 0, "no code: {more}");
        }
    }
    Ok(())
}

/// With a script in place of a browser, and a signal as from a terminal.
#[cfg(unix)]
mod unix {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    fn interrupt(running: &Running) -> Result<()> {
        let done = output(Command::new("sh").args(["-c", &format!("kill -INT {}", running.child.id())]))?;
        ensure!(done.status.success(), "not interrupted");
        Ok(())
    }

    fn browser(stick: &Stick, rest: &str) -> Result<PathBuf> {
        let browser = stick.folder.path().join("chromium");
        let pipe = stick.folder.path().join("told");
        ensure!(output(Command::new("mkfifo").arg(&pipe))?.status.success(), "no pipe");
        let _alone = alone();
        fs::write(&browser, format!("#!/bin/sh\nexec 3> {}\necho \" $*\" >&3\n{rest}\n", pipe.display()))?;
        fs::set_permissions(&browser, fs::Permissions::from_mode(0o755))?;
        Ok(pipe)
    }

    /// Where a browser is told to keep what it keeps: beside one that has the same folder it would end at once.
    fn own_folder(told: &str) -> Option<&Path> {
        told.split(' ').find_map(|one| one.strip_prefix("--user-data-dir=")).map(Path::new)
    }

    #[test]
    fn it_ends_when_it_is_asked_to() -> Result<()> {
        let stick = Stick::new()?;
        let mut running = stick.start(&["--port", "0", "--no-open"])?;
        interrupt(&running)?;
        assert!(running.child.wait()?.success());
        let mut rest = String::new();
        running.said.read_to_string(&mut rest)?;
        assert!(rest.ends_with("Ended.\n"), "{rest}");
        Ok(())
    }

    #[test]
    fn a_kiosk_that_ends_begins_again() -> Result<()> {
        let stick = Stick::new()?;
        let told = browser(&stick, "exit 1")?;
        let running =
            stick.start(&["--port", "0", "--kiosk", "--browser", "./chromium", "--page", "sw/kiosk/"])?;
        // Each reading waits until a browser has begun.
        for _ in 0..2 {
            let told = fs::read_to_string(&told)?;
            assert!(told.contains(" --kiosk ") && told.contains(" --noerrdialogs "), "{told}");
            assert!(own_folder(&told).is_some_and(Path::is_dir), "{told}");
            assert!(
                told.trim_end().ends_with(&format!(" http://127.0.0.1:{}/sw/kiosk/", running.port)),
                "{told}"
            );
        }
        Ok(())
    }

    #[test]
    fn a_kiosk_ends_with_the_program() -> Result<()> {
        let stick = Stick::new()?;
        // As the scripts that start browsers on some systems: the browser is another process.
        let told = browser(&stick, "(sleep 60; echo survived >&3) & wait")?;
        let mut running = stick.start(&["--port", "0", "--kiosk", "--browser", "./chromium"])?;
        let mut told = BufReader::new(fs::File::open(&told)?);
        let mut line = String::new();
        told.read_line(&mut line)?;
        interrupt(&running)?;
        assert!(running.child.wait()?.success());
        assert!(own_folder(&line).is_some_and(|folder| !folder.exists()), "{line}");
        // Ends once nobody holds the pipe any more.
        let mut rest = String::new();
        told.read_to_string(&mut rest)?;
        assert_eq!(rest, "", "the browser outlived the program");
        Ok(())
    }
}
