//! What a request asks for, as names of folders and files that never lead out of where they are looked up.

use unicode_normalization::UnicodeNormalization as _;

/// The path and the query of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// The names on the way, decoded and composed: none is empty, hidden or a way up.
    pub names: Vec<String>,
    /// Whether the path ends with a slash.
    pub folder: bool,
    /// The path as it was sent, without slashes at its end and without empty names.
    sent: String,
    /// The query with its `?`, or nothing.
    query: String,
}

impl Address {
    /// Reads what stands between `GET` and `HTTP/1.1`; `None` if it can be no file of a site.
    pub fn read(target: &str) -> Option<Self> {
        if !target.starts_with('/') {
            return None;
        }
        let target = target.split('#').next().unwrap_or_default();
        let (path, query) = target.split_at(target.find('?').unwrap_or(target.len()));
        let mut sent = String::new();
        let mut names = Vec::new();
        for part in path.split('/').filter(|part| !part.is_empty()) {
            let name = decoded(part)?;
            // On Windows a colon is the end of a drive's name, or the beginning of a stream's.
            let outside = |c: char| matches!(c, '/' | '\\') || cfg!(windows) && c == ':' || c.is_control();
            if name.starts_with('.') || name.contains(outside) {
                return None;
            }
            names.push(composed(&name));
            sent.push('/');
            sent.push_str(part);
        }
        Some(Self { names, folder: path.ends_with('/'), sent, query: query.to_owned() })
    }

    /// The names with slashes between them.
    pub fn path(&self) -> String {
        self.names.join("/")
    }

    /// The same address as that of a folder. It begins with one slash: with two it would name another host.
    pub fn as_folder(&self) -> String {
        format!("{}/{}", self.sent, self.query)
    }
}

/// A name as most systems write it: `é` is one letter. Macs take it apart.
pub fn composed(name: &str) -> String {
    name.nfc().collect()
}

/// A name without `%20` and the like; `None` if what comes out is no text.
fn decoded(part: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(part.len());
    let mut rest = part.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let mut digit = || char::from(rest.next()?).to_digit(16);
            let (high, low) = (digit()?, digit()?);
            bytes.push(u8::try_from(high * 16 + low).ok()?);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_decoded_one_by_one() {
        let address = Address::read("/house/Our%20door%C3%A9.png?v=1#top").expect("an address");
        assert_eq!(address.names, ["house", "Our dooré.png"]);
        assert_eq!(Address::read("/house/Our%20doore%CC%81.png").expect("an address").names, address.names);
        assert_eq!((address.folder, address.path().as_str()), (false, "house/Our dooré.png"));
        let front = Address::read("/?idle=20").expect("an address");
        assert_eq!((front.names.len(), front.folder), (0, true));
    }

    #[test]
    fn a_folder_stays_on_this_host() {
        for (target, folder) in
            [("/kiosk", "/kiosk/"), ("/sw/kiosk?v=1", "/sw/kiosk/?v=1"), ("//kiosk?v=/a", "/kiosk/?v=/a")]
        {
            assert_eq!(Address::read(target).expect(target).as_folder(), folder);
        }
    }

    #[test]
    fn a_colon_is_a_sign_like_others_but_on_windows() {
        let names = ["C:", "secret"].map(str::to_owned).to_vec();
        assert_eq!(
            Address::read("/C:/secret").map(|address| address.names),
            (!cfg!(windows)).then_some(names)
        );
    }

    #[test]
    fn no_address_leads_out() {
        for target in [
            "",
            "*",
            "kiosk/",
            "http://127.0.0.1/",
            "/..",
            "/../secret",
            "/%2e%2e/secret",
            "/house/..%2fsecret",
            "/house/%2e",
            "/house/a%5c..%5csecret",
            "/.git/config",
            "/house/a%00.png",
            "/%",
            "/%4",
            "/%zz",
            "/%ff",
            "/%+1",
        ] {
            assert_eq!(Address::read(target), None, "{target}");
        }
    }
}
