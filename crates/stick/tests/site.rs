//! A small packed site, asked as browsers, other machines and attackers ask.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use mbao_stick::http::{Request, Response};
use mbao_stick::pack::{Pack, Writer};
use mbao_stick::site::Site;

const SCRIPT: &str = "console.log('a script that is long enough, long enough, long enough to be packed')";

fn packed(plain: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    brotli::BrotliCompress(&mut plain.as_bytes(), &mut bytes, &brotli::enc::BrotliEncoderParams::default())
        .expect("memory");
    bytes
}

fn pack() -> Vec<u8> {
    let mut writer = Writer::new();
    for (path, text) in [
        ("index.html", "home"),
        ("404.html", "lost"),
        ("sw/404.html", "haupo"),
        ("kiosk/index.html", "kiosk"),
        ("kiosk.toml", "# as it is"),
    ] {
        writer.add(path, "text/html; charset=utf-8", false, text.as_bytes());
    }
    writer.add("assets-1/a.js", "text/javascript; charset=utf-8", true, &packed(SCRIPT));
    writer.add("damaged.js", "text/javascript; charset=utf-8", true, b"no brotli");
    writer.finish()
}

fn site(house: Option<&Path>) -> Site {
    Site::new(Pack::read(pack().leak()).expect("a pack"), house).expect("the house")
}

fn to(target: &str) -> Request {
    let [method, host] = ["GET", "127.0.0.1:8080"].map(str::to_owned);
    Request { method, target: target.to_owned(), host, brotli: true }
}

fn header<'a>(response: &'a Response, name: &str) -> Option<&'a str> {
    response.headers.iter().find(|(one, _)| *one == name).map(|(_, value)| value.as_str())
}

/// An empty folder; Cargo keeps what tests write apart.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("what an earlier run left can be removed");
    }
    fs::create_dir_all(folder.join("house")).expect("a folder");
    folder
}

#[test]
fn addresses_lead_to_files_folders_and_the_page_that_says_there_is_none() {
    let site = site(None);
    for (target, status, body) in [
        ("/", "200 OK", "home"),
        ("/index.html?x=1", "200 OK", "home"),
        ("/kiosk/?idle=20", "200 OK", "kiosk"),
        ("/no/such", "404 Not Found", "lost"),
        ("/sw/no", "404 Not Found", "haupo"),
        ("/../etc/passwd", "404 Not Found", "lost"),
        ("/%2e%2e/etc/passwd", "404 Not Found", "lost"),
        ("/house/a.png", "404 Not Found", "lost"),
    ] {
        let found = site.answer(&to(target));
        assert_eq!((found.status, &*found.body), (status, body.as_bytes()), "{target}");
        let policy = header(&found, "Content-Security-Policy").expect("a policy");
        assert!(policy.contains("script-src 'self' http://127.0.0.1:8080 'wasm-unsafe-eval'"), "{policy}");
    }
    let moved = site.answer(&to("/kiosk?idle=20"));
    assert_eq!(
        (moved.status, header(&moved, "Location")),
        ("301 Moved Permanently", Some("/kiosk/?idle=20"))
    );
}

#[test]
fn brotli_goes_as_it_is_to_those_who_take_it() {
    let site = site(None);
    let brotli = site.answer(&to("/assets-1/a.js"));
    assert_eq!(header(&brotli, "Content-Encoding"), Some("br"));
    assert_eq!(header(&brotli, "Cache-Control"), Some("public, max-age=31536000, immutable"));
    assert_eq!(*brotli.body, packed(SCRIPT));
    let plain = site.answer(&Request { brotli: false, ..to("/assets-1/a.js") });
    assert_eq!((header(&plain, "Content-Encoding"), &*plain.body), (None, SCRIPT.as_bytes()));
    let damaged = site.answer(&Request { brotli: false, ..to("/damaged.js") });
    assert_eq!(damaged.status, "500 Internal Server Error");
}

#[test]
fn a_name_that_means_this_machine_is_not_answered() {
    let answer = site(None).answer(&Request { host: "evil.example:8080".to_owned(), ..to("/") });
    assert_eq!(answer.status, "421 Misdirected Request");
}

#[test]
fn a_houses_files_come_first_and_nothing_else_of_it_is_told() {
    let house = folder("own");
    fs::write(house.join("kiosk.toml"), "idle = 20").expect("it is written");
    fs::write(house.join("house/us.jpg"), "a picture").expect("it is written");
    fs::write(house.join("secret.txt"), "secret").expect("it is written");
    let outside = folder("outside");
    fs::write(outside.join("key"), "secret").expect("it is written");
    #[cfg(unix)]
    std::os::unix::fs::symlink(outside.join("key"), house.join("house/key")).expect("a link");
    let site = site(Some(&house));
    let body = |target: &str| String::from_utf8_lossy(&site.answer(&to(target)).body).into_owned();
    assert_eq!(body("/kiosk.toml"), "idle = 20");
    assert_eq!(body("/house/us.jpg"), "a picture");
    assert_eq!(header(&site.answer(&to("/house/us.jpg")), "Content-Type"), Some("image/jpeg"));
    for target in ["/secret.txt", "/house/../secret.txt", "/house/key", "/house/", "/house"] {
        assert!(!body(target).contains("secret"), "{target}");
    }
    // Without its own settings a house has those of the site.
    fs::remove_file(house.join("kiosk.toml")).expect("it is removed");
    assert_eq!(body("/kiosk.toml"), "# as it is");
}

/// A program that is stopped at the end of a test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn stick(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mbao-stick"));
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

#[test]
fn the_program_serves_a_pack_on_this_machine_and_says_where() {
    let file = folder("program").join("a.pack");
    fs::write(&file, pack()).expect("it is written");
    let file = file.display().to_string();
    let mut running =
        Running(stick(&["--pack", &file, "--port", "0", "--no-open"]).spawn().expect("it starts"));
    let mut line = String::new();
    let output = running.0.stdout.take().expect("its output");
    BufReader::new(output).read_line(&mut line).expect("a line");
    let port =
        line.strip_prefix("http://127.0.0.1:").and_then(|line| line.split('/').next()).expect("an address");
    assert!(line.contains("/kiosk/ "), "{line}");
    let ask = |head: &str| {
        let mut stream =
            TcpStream::connect((Ipv4Addr::LOCALHOST, port.parse().expect("a port"))).expect("an answer");
        stream.write_all(head.as_bytes()).expect("it is asked");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it is told");
        answer
    };
    let got = ask(&format!("GET /kiosk/ HTTP/1.1\r\nHost: localhost:{port}\r\n\r\n"));
    assert!(got.starts_with("HTTP/1.1 200 OK\r\n") && got.ends_with("\r\n\r\nkiosk"), "{got}");
    let head = ask(&format!("HEAD / HTTP/1.1\r\nHost: localhost:{port}\r\n\r\n"));
    assert!(head.contains("Content-Length: 4\r\n") && head.ends_with("\r\n\r\n"), "{head}");
    assert!(ask(&format!("POST / HTTP/1.1\r\nHost: localhost:{port}\r\n\r\n")).starts_with("HTTP/1.1 405 "));
    assert_eq!(ask("no request\r\n\r\n"), "");
    // Another one on the same port says so.
    let second = stick(&["--pack", &file, "--port", port, "--no-open"]).output().expect("it ends");
    let told = String::from_utf8_lossy(&second.stderr).into_owned();
    assert!(!second.status.success() && told.starts_with(&format!("mbao-stick: port {port}: ")), "{told}");
}

#[test]
fn what_is_wrong_is_said() {
    for (arguments, wrong) in [
        (&["--pack", "no such"][..], "no such: "),
        (&["--pack", env!("CARGO_BIN_EXE_mbao-stick")], "it is not a pack of this version"),
        (&["--no-open"], "this program was made without the site"),
        (&["--port", "many"], "many"),
        (&["--house"], "--house"),
        (&["kiosk"], "kiosk"),
    ] {
        let ended = stick(arguments).output().expect("it ends");
        let told = String::from_utf8_lossy(&ended.stderr).into_owned();
        assert!(
            !ended.status.success() && told.starts_with("mbao-stick: ") && told.contains(wrong),
            "{told}"
        );
    }
}

#[test]
fn a_browser_that_ends_is_started_again() {
    let folder = folder("again");
    let file = folder.join("starts");
    #[cfg(unix)]
    {
        let mut command = Command::new("sh");
        command.args(["-c", "echo once >> \"$0\""]).arg(&file);
        mbao_stick::browser::keep(&mut command, Some(2)).expect("it starts");
        assert_eq!(fs::read_to_string(&file).expect("it was started"), "once\nonce\n");
    }
    let mut none = Command::new(folder.join("none"));
    assert!(mbao_stick::browser::keep(&mut none, Some(1)).is_err());
}
