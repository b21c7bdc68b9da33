//! What a house puts into its kiosk: the file `kiosk.toml`, and pictures in the folder `house/` beside it.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::address::composed;

const SETTINGS: &str = "kiosk.toml";

#[derive(Debug)]
pub struct House {
    folder: PathBuf,
}

impl House {
    /// A folder that exists.
    ///
    /// # Errors
    ///
    /// If it does not, or is no folder.
    pub fn at(folder: &Path) -> io::Result<Self> {
        let folder = folder.canonicalize()?;
        if folder.is_dir() { Ok(Self { folder }) } else { Err(io::ErrorKind::NotADirectory.into()) }
    }

    /// The folder that a program lies in, if settings lie beside it.
    pub fn beside(program: &Path) -> Option<Self> {
        Self::at(program.parent()?).ok().filter(|house| house.settings().is_some())
    }

    pub fn settings(&self) -> Option<PathBuf> {
        Some(self.folder.join(SETTINGS)).filter(|path| path.is_file())
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The house's own file at this place of the site, if it has one. Links within its folder are followed, links out
    /// of it are not.
    pub fn file(&self, names: &[String]) -> Option<Vec<u8>> {
        let (allowed, path) = match names {
            [name] if name == SETTINGS => (self.folder.clone(), self.folder.join(name)),
            [first, rest @ ..] if first == "house" && !rest.is_empty() => {
                let house = self.folder.join("house");
                (house.clone(), within(house, rest))
            }
            _ => return None,
        };
        let path = path.canonicalize().ok()?;
        if path.starts_with(allowed) && path.is_file() { fs::read(path).ok() } else { None }
    }
}

/// Where these names lead to from a folder. Letters are the same however files spell them: with their marks, or with the
/// marks apart.
pub fn within(folder: PathBuf, names: &[String]) -> PathBuf {
    names.iter().fold(folder, |folder, name| {
        let path = folder.join(name);
        if path.exists() {
            return path;
        }
        let mut files = fs::read_dir(folder).into_iter().flatten().flatten();
        let same = files.find(|file| file.file_name().to_str().is_some_and(|of| composed(of) == *name));
        same.map_or(path, |file| file.path())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(path: &str) -> Vec<String> {
        path.split('/').map(str::to_owned).collect()
    }

    #[test]
    fn a_house_gives_its_settings_and_its_pictures() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let house = folder.path().join("ours");
        fs::create_dir_all(house.join("house/rooms"))?;
        for (file, text) in [
            ("ours/kiosk.toml", "idle = 20"),
            ("ours/house/door.png", "door"),
            ("ours/house/rooms/hall.png", "hall"),
            ("ours/letters.txt", "secret"),
            ("outside.png", "secret"),
        ] {
            fs::write(folder.path().join(file), text)?;
        }
        let house = House::at(&house)?;
        let file = |path| house.file(&names(path)).map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
        assert_eq!(file("kiosk.toml").as_deref(), Some("idle = 20"));
        assert_eq!(file("house/door.png").as_deref(), Some("door"));
        assert_eq!(file("house/rooms/hall.png").as_deref(), Some("hall"));
        for path in [
            "letters.txt",
            "house",
            "house/",
            "house/rooms",
            "house/none.png",
            "house/../letters.txt",
            "house/../../outside.png",
            "house//etc/hostname",
            "house/\0",
        ] {
            assert_eq!(file(path), None, "{path}");
        }
        Ok(())
    }

    #[test]
    fn names_are_found_however_they_are_spelt() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let rooms = folder.path().join("house/Ha\u{308}user");
        fs::create_dir_all(&rooms)?;
        fs::write(rooms.join("u\u{303}.png"), "apart")?;
        fs::write(rooms.join("\u{169}\u{e9}.png"), "composed")?;
        let house = House::at(folder.path())?;
        let file = |path| house.file(&names(path));
        assert_eq!(file("house/H\u{e4}user/\u{169}.png").as_deref(), Some(&b"apart"[..]));
        assert_eq!(file("house/H\u{e4}user/\u{169}\u{e9}.png").as_deref(), Some(&b"composed"[..]));
        assert_eq!(file("house/H\u{e4}user/u.png"), None);
        Ok(())
    }

    #[cfg(unix)]
    #[test]
    fn a_link_out_of_the_house_gives_nothing() -> io::Result<()> {
        use std::os::unix::fs::symlink;
        let folder = tempfile::tempdir()?;
        let at = folder.path();
        fs::create_dir_all(at.join("ours/house"))?;
        fs::write(at.join("secret.png"), "secret")?;
        fs::write(at.join("ours/house/door.png"), "door")?;
        symlink(at.join("secret.png"), at.join("ours/house/out.png"))?;
        symlink(at, at.join("ours/house/up"))?;
        symlink(at.join("ours/house/door.png"), at.join("ours/house/again.png"))?;
        symlink(at.join("secret.png"), at.join("ours/kiosk.toml"))?;
        let house = House::at(&at.join("ours"))?;
        for path in ["house/out.png", "house/up/secret.png", "kiosk.toml"] {
            assert_eq!(house.file(&names(path)), None, "{path}");
        }
        assert_eq!(house.file(&names("house/again.png")).as_deref(), Some(&b"door"[..]));
        Ok(())
    }

    #[test]
    fn what_is_no_folder_is_no_house() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let file = folder.path().join("kiosk.toml");
        fs::write(&file, "")?;
        assert!(House::at(&file).is_err());
        assert!(House::at(&folder.path().join("none")).is_err());
        Ok(())
    }
}
