//! The program `mbao-stick` with the site in it, and the pack that it reads.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use mbao_stick::pack::Writer;

use crate::known::{Known, Offline};
use crate::serve::media_type;
use crate::{compress, files, process, repository, site};

/// Builds the site, packs it, and compiles the program with the pack in it, for this system or another.
pub(crate) fn build(target: Option<&str>) -> Result<()> {
    // A browser need not keep what lies on its own machine.
    let site = site::build(&Known::default(), Offline::Refused)?;
    let pack = pack(&site, compress::packs)?;
    let mut cargo = process::cargo();
    cargo
        .args(["build", "--release", "--package", "mbao-stick", "--bin", "mbao-stick"])
        .env("MBAO_PACK", &pack);
    let mut made = repository::target();
    if let Some(target) = target {
        cargo.args(["--target", target]);
        made.push(target);
    }
    process::run(&mut cargo)?;
    let windows = target.map_or(cfg!(windows), |target| target.contains("windows"));
    let name = if windows { "mbao-stick.exe" } else { "mbao-stick" };
    let to = repository::root().join("dist/stick");
    fs::create_dir_all(&to).with_context(|| to.display().to_string())?;
    let program = to.join(name);
    fs::copy(made.join("release").join(name), &program).with_context(|| program.display().to_string())?;
    let bytes = fs::metadata(&program)?.len();
    println!("{} ({} MB)", repository::shown(&program), bytes.div_ceil(1_000_000));
    Ok(())
}

/// Packs the site as it was built, without compressing anything: for tests.
pub(crate) fn draft() -> Result<PathBuf> {
    pack(&site::folder(), |_| false)
}

/// Writes a pack of a site, of which some files are compressed.
fn pack(site: &Path, compressed: impl Fn(&Path) -> bool) -> Result<PathBuf> {
    let mut writer = Writer::new();
    add(&mut writer, site, "", &compressed)?;
    let pack = repository::target().join("site.pack");
    fs::write(&pack, writer.finish()).with_context(|| pack.display().to_string())?;
    Ok(pack)
}

/// Adds what lies in a folder, under this path.
fn add(writer: &mut Writer, folder: &Path, under: &str, compressed: &impl Fn(&Path) -> bool) -> Result<()> {
    for path in files::list(folder)? {
        let name = path.file_name().and_then(|name| name.to_str()).context("a name that is text")?;
        let to = format!("{under}{name}");
        if path.is_dir() {
            add(writer, &path, &format!("{to}/"), compressed)?;
            continue;
        }
        let bytes = fs::read(&path).with_context(|| path.display().to_string())?;
        if compressed(&path) {
            writer.add(&to, &media_type(&path), true, &compress::brotli(&bytes)?);
        } else {
            writer.add(&to, &media_type(&path), false, &bytes);
        }
    }
    Ok(())
}
