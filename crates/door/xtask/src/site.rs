//! The site: its pages, and the files they use.
//!
//! Styles, scripts, fonts and modules are in one folder whose name is made from their content, so a host may
//! let browsers keep them forever. The library is also at `mbao/`, where other people's pages find it.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result};

use crate::known::{Known, Links, Offline};
use crate::{bundles, compress, files, hosts, library, minify, offline, process, repository};

/// The folder of the site as it is published.
pub(crate) fn folder() -> PathBuf {
    repository::dist().join("site")
}

/// The folder of a draft, which nobody publishes.
pub(crate) fn draft() -> PathBuf {
    repository::target().join("draft")
}

/// Of these two, the one that was written last; as `tests/browser/site.mjs` takes it.
pub(crate) fn last() -> Option<PathBuf> {
    let written = |site: &PathBuf| fs::metadata(site.join("index.html"))?.modified();
    let sites = [folder(), draft()].into_iter().filter_map(|site| Some((written(&site).ok()?, site)));
    sites.max_by_key(|(time, _)| *time).map(|(_, site)| site)
}

/// What pages fetch, compiled.
pub(crate) struct Parts {
    /// The folder of the library.
    package: PathBuf,
    bundles: Vec<(&'static str, PathBuf)>,
}

impl Parts {
    /// Compiles them, and what writes the pages.
    pub(crate) fn build(known: &Known) -> Result<Self> {
        let parts = Self { package: library::build(known)?, bundles: bundles::build()? };
        let mut cargo = process::cargo();
        process::run(cargo.args(["build", "--quiet", "--bin", "mbao-prerender"]).args(process::OTHERS))?;
        Ok(parts)
    }

    /// As they were compiled last.
    pub(crate) fn as_built() -> Self {
        Self { package: library::folder(), bundles: bundles::folders() }
    }
}

/// Builds `dist/mbao` and a site in a folder, for which hosts are told what to do if it is the published one.
pub(crate) fn build(site: PathBuf, known: &Known, offline: Offline, links: Links) -> Result<PathBuf> {
    let start = Instant::now();
    let parts = Parts::build(known)?;
    let assets = assemble(&parts, &site, known, links)?;
    if offline == Offline::Kept {
        offline::complete(&site, &repository::root().join("www"))?;
    }
    if site == folder() {
        hosts::write(&site, &assets, &languages(&site)?, known.url.as_deref())?;
    }
    println!("Built {} in {:.1} s.", repository::shown(&site), start.elapsed().as_secs_f64());
    Ok(site)
}

/// Writes a site, which no browser keeps yet, into a folder; returns the name of the folder of its styles and scripts.
pub(crate) fn assemble(parts: &Parts, site: &Path, known: &Known, links: Links) -> Result<String> {
    let www = repository::root().join("www");
    files::fresh(site)?;
    let gathered = site.join("assets");
    for folder in ["fonts", "scripts", "styles"] {
        files::copy(&www.join(folder), &gathered.join(folder))?;
    }
    book(&gathered.join("styles"))?;
    minify::folder(&gathered.join("scripts"))?;
    for (name, folder) in &parts.bundles {
        files::copy(folder, &gathered.join(name))?;
    }
    for to in [gathered.join("mbao"), site.join("mbao")] {
        modules(&parts.package, &to)?;
    }
    let assets = format!("assets-{:012x}/", fingerprint(&gathered)? & 0xffff_ffff_ffff);
    fs::rename(&gathered, site.join(&assets)).context("naming the folder of styles and scripts")?;
    beside(&www, site)?;
    offline::refuse(site)?;
    let mut prerender = process::compiled("mbao-prerender");
    prerender
        .arg("--content")
        .arg(repository::root().join("content"))
        .arg("--www")
        .arg(&www)
        .arg("--library")
        .arg(&parts.package)
        .arg("--out")
        .arg(site)
        .args(["--assets", &assets]);
    for (name, value) in [("--url", &known.url), ("--curator", &known.curator)] {
        if let Some(value) = value {
            prerender.args([name, value]);
        }
    }
    if links == Links::Files {
        prerender.arg("--files");
    }
    process::run(&mut prerender)?;
    Ok(assets)
}

/// The folders of languages that have their own page for addresses that do not exist.
fn languages(site: &Path) -> Result<Vec<String>> {
    let folders = files::list(site)?.into_iter().filter(|path| path.join("404.html").is_file());
    Ok(folders.filter_map(|path| Some(path.file_name()?.to_str()?.to_owned())).collect())
}

/// The previous build of the site, if there is one. If browsers keep it, a copy, because others may be
/// looking at the site.
pub(crate) fn as_built(offline: Offline) -> Result<Option<PathBuf>> {
    let Some(site) = last() else { return Ok(None) };
    if offline == Offline::Refused {
        return Ok(Some(site));
    }
    let copy = repository::target().join("offline");
    files::fresh(&copy)?;
    files::copy(&site, &copy)?;
    offline::complete(&copy, &repository::root().join("www"))?;
    Ok(Some(copy))
}

/// Builds it, with a compressed copy of every text beside it.
pub(crate) fn publish(known: &Known) -> Result<()> {
    compress::folder(&build(folder(), known, Offline::Kept, Links::Folders)?)
}

/// Joins the style sheets of the article's pages, so that one request fetches all of them.
fn book(styles: &Path) -> Result<()> {
    let [board, trace] = repository::board_styles();
    let own =
        ["colours", "map", "plates", "site", "islands"].map(|sheet| styles.join(sheet).with_extension("css"));
    let mut book = String::new();
    for sheet in [&own[0], &board, &trace, &own[1], &own[2], &own[3], &own[4]] {
        book += &fs::read_to_string(sheet).with_context(|| sheet.display().to_string())?;
    }
    fs::write(styles.join("book.css"), book).context("writing book.css")
}

/// The library's modules, without those that only an installed package needs.
fn modules(library: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to).with_context(|| to.display().to_string())?;
    for file in files::list(library)? {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        if [".js", ".wasm"].iter().any(|ending| name.ends_with(ending)) || name.starts_with("words.") {
            fs::copy(&file, to.join(&*name)).with_context(|| file.display().to_string())?;
        }
    }
    Ok(())
}

/// What lies beside the pages as it is; the hand-written ones are filled in with them.
fn beside(from: &Path, to: &Path) -> Result<()> {
    for path in files::list(from)? {
        let Some(name) = path.file_name() else { continue };
        let place = to.join(name);
        if path.is_dir() {
            if !["fonts", "scripts", "styles"].iter().any(|folder| name == *folder) {
                files::copy(&path, &place)?;
            }
        } else if !path.extension().is_some_and(|ending| ending == "html" || ending == "toml") {
            fs::copy(&path, &place).with_context(|| path.display().to_string())?;
        }
    }
    Ok(())
}

/// A number made from the names and bytes of all files in a folder.
fn fingerprint(folder: &Path) -> Result<u64> {
    let mut hasher = DefaultHasher::new();
    for path in files::list(folder)? {
        path.file_name().hash(&mut hasher);
        if path.is_dir() {
            fingerprint(&path)?.hash(&mut hasher);
        } else {
            fs::read(&path).with_context(|| path.display().to_string())?.hash(&mut hasher);
        }
    }
    Ok(hasher.finish())
}
