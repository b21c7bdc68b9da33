//! The site in one program: `dist/stick/mbao-stick`; on macOS, which signs programs, in a file beside it.

use std::fs;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use mbao_stick::archive::{self, Entry};
use sha2::{Digest, Sha256};

use crate::arguments::Stick;
use crate::{compress, files, process, repository, site};

/// For a draft, which is not packed yet: fast.
const QUICK: i32 = 3;
/// So many bytes of a hash tell two versions of a file apart.
const TAG: usize = 12;

/// Puts the site, built anew unless told otherwise, behind a program of this system or of another.
pub(crate) fn build(options: &Stick) -> Result<()> {
    let start = Instant::now();
    let site = options.site.clone().unwrap_or_else(site::folder);
    if !options.as_built && options.site.is_none() {
        site::publish(&options.known)?;
    }
    let program = match &options.program {
        Some(program) => program.clone(),
        None => compiled()?,
    };
    let name = program.file_name().with_context(|| format!("{} is no file", program.display()))?;
    let out = options.out.clone().unwrap_or_else(|| repository::dist().join("stick").join(name));
    let files = packed(&site)?;
    write(&program, &files, &out)?;
    files::built(&out, start)
}

/// Compiles the program without a site.
fn compiled() -> Result<PathBuf> {
    let mut cargo = process::cargo();
    cargo.args(["build", "--quiet", "--profile", "stick", "--package", "mbao-stick"]);
    process::run(&mut cargo)?;
    let program = repository::target().join("stick/mbao-stick");
    Ok(program.with_extension(std::env::consts::EXE_EXTENSION))
}

/// All files of a site, each once.
fn packed(site: &Path) -> Result<Vec<Entry>> {
    let files = files::all(site)?.into_iter().filter(|(_, file)| !compress::is_copy(file));
    let packed = |(path, file): (_, PathBuf)| entry(&file, path).with_context(|| file.display().to_string());
    let entries = files.map(packed).collect::<Result<Vec<_>>>()?;
    let front = entries.iter().any(|entry| entry.path == "index.html");
    ensure!(front, "{} is not built: cargo xtask build", repository::shown(site));
    Ok(entries)
}

/// A file: its packed copy, if it has one.
fn entry(file: &Path, path: String) -> Result<Entry> {
    let whole = fs::read(file)?;
    let tag = URL_SAFE_NO_PAD.encode(&Sha256::digest(&whole)[..TAG]);
    let copy = compress::copy(file, "br");
    let bytes = if copy.is_file() {
        fs::read(copy)?
    } else if compress::is_text(file) {
        compress::brotli(&whole, QUICK)?
    } else {
        return Ok(Entry { path, tag, packed: false, bytes: whole });
    };
    Ok(Entry { path, tag, packed: true, bytes })
}

/// Writes a program, which may be started, with a site behind or beside it.
fn write(program: &Path, files: &[Entry], out: &Path) -> Result<()> {
    let bytes = fs::read(program).with_context(|| program.display().to_string())?;
    if let Some(folder) = out.parent() {
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    if archive::stands_alone(&bytes) {
        whole(&archive::beside(out), |to| archive::write(to, &[], files))?;
        whole(out, |to| Ok(to.write_all(&bytes)?))?;
    } else {
        whole(out, |to| archive::write(to, &bytes, files))?;
    }
    #[cfg(unix)]
    fs::set_permissions(out, std::os::unix::fs::PermissionsExt::from_mode(0o755))?;
    Ok(())
}

/// Writes a file under another name until it is whole: a program that runs cannot be overwritten.
fn whole(out: &Path, write: impl FnOnce(&mut BufWriter<fs::File>) -> Result<()>) -> Result<()> {
    let unfinished = out.with_extension("part");
    let file = fs::File::create(&unfinished).with_context(|| unfinished.display().to_string())?;
    let mut to = BufWriter::new(file);
    write(&mut to)?;
    to.flush()?;
    fs::rename(&unfinished, out).with_context(|| out.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_packed_once() -> Result<()> {
        let folder = std::env::temp_dir().join(format!("mbao-stick-{}", std::process::id()));
        let site = folder.join("site");
        files::fresh(&site.join("play"))?;
        assert!(packed(&site).is_err(), "an empty folder is no site");
        for (path, text) in [
            ("index.html", "front"),
            ("index.html.br", "packed by the build"),
            ("index.html.gz", "not needed"),
            ("play/index.html", "play"),
            ("play/seed.png", "a picture"),
        ] {
            fs::write(site.join(path), text)?;
        }
        let entries = packed(&site)?;
        let told: Vec<_> = entries.iter().map(|entry| (entry.path.as_str(), entry.packed)).collect();
        assert_eq!(told, [("index.html", true), ("play/index.html", true), ("play/seed.png", false)]);
        assert_eq!(entries[0].bytes, b"packed by the build");
        assert_ne!(entries[0].tag, entries[1].tag);

        let [program, out] = ["program", "out/mbao-stick"].map(|name| folder.join(name));
        fs::write(&program, "any program")?;
        write(&program, &entries, &out)?;
        let archive = archive::Archive::at_end_of(&out)?;
        assert_eq!(archive.file("play/seed.png").map(|file| file.bytes), Some(&b"a picture"[..]));
        assert!(!out.with_extension("part").exists());

        // A program of macOS stays as it was signed.
        let signed = b"\xcf\xfa\xed\xfe, signed to its end";
        fs::write(&program, signed)?;
        write(&program, &entries, &out)?;
        assert_eq!(fs::read(&out)?, signed);
        let archive = archive::Archive::of(&out)?;
        assert_eq!(archive.file("play/seed.png").map(|file| file.bytes), Some(&b"a picture"[..]));
        fs::remove_dir_all(&folder)?;
        Ok(())
    }
}
