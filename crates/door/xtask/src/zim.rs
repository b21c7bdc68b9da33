//! The site as one archive for Kiwix, which schools and libraries without a network read: `dist/mbao.zim`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use mbao_stick::browsers::installed;
use mbao_words::Lang;

use crate::arguments::Zim;
use crate::known::Links;
use crate::site::{self, Parts};
use crate::{files, library, process, repository};

const PACKER: &str = "zimwriterfs";
const MISSING: &str =
    "zimwriterfs is missing. Install it (on Debian and Ubuntu: sudo apt-get install zim-tools)";
/// The picture beside the archive's name in Kiwix: 48 pixels wide and high.
const ICON: &str = "icon-48.png";
/// Kiwix shows at most 30 letters of a name, and 80 of a description.
const TITLE: &str = "Mbao";
const SHOWN: usize = 80;
const CREATOR: &str = "Mbao contributors";
/// The licences, which have to go with every copy.
const LICENCES: [&str; 2] = ["LICENSE-MIT", "LICENSE-APACHE"];
/// What only a host on the web sends: pages for addresses that do not exist, and for files that were not kept.
const FOR_HOSTS: [&str; 2] = ["404.html", "offline.html"];

/// Packs a site whose links name files; writes it first, unless it is written already.
pub(crate) fn build(options: &Zim) -> Result<()> {
    let Some(packer) = installed(&[PACKER], &[]) else { bail!(MISSING) };
    let start = Instant::now();
    let folder = match &options.site {
        Some(folder) => folder.clone(),
        None => written(options)?,
    };
    let out = options.out.clone().unwrap_or_else(|| repository::dist().join("mbao.zim"));
    pack(&packer, &folder, &out)?;
    files::built(&out, start)
}

fn written(options: &Zim) -> Result<PathBuf> {
    let parts = if options.as_built { Parts::as_built() } else { Parts::build(&options.known)? };
    let folder = repository::target().join("zim");
    site::assemble(&parts, &folder, &options.known, Links::Files)?;
    trim(&folder)?;
    Ok(folder)
}

/// Takes out what only hosts send, and puts the licences in.
fn trim(site: &Path) -> Result<()> {
    for folder in files::list(site)?.into_iter().filter(|path| path.is_dir()).chain([site.to_path_buf()]) {
        for name in FOR_HOSTS {
            let path = folder.join(name);
            if path.exists() {
                fs::remove_file(&path).with_context(|| path.display().to_string())?;
            }
        }
    }
    for name in LICENCES {
        let path = repository::root().join(name);
        fs::copy(&path, site.join(name).with_extension("txt")).with_context(|| path.display().to_string())?;
    }
    Ok(())
}

/// What the archive says of itself, in as many languages as are shown whole.
fn description() -> Result<String> {
    let said = library::in_each_language("archive.ftl")?;
    let mut all = String::new();
    for words in Lang::ALL.iter().filter_map(|lang| said[lang.tag()].get("description")) {
        let more = if all.is_empty() { words.clone() } else { format!("{all} · {words}") };
        if more.chars().count() <= SHOWN && !all.contains(words.as_str()) {
            all = more;
        }
    }
    Ok(all)
}

fn pack(packer: &Path, site: &Path, out: &Path) -> Result<()> {
    if let Some(folder) = out.parent() {
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    // Under another name until it is whole. The packer refuses to replace a file.
    let unfinished: PathBuf = out.with_extension("part.zim");
    if unfinished.exists() {
        fs::remove_file(&unfinished).with_context(|| unfinished.display().to_string())?;
    }
    let mut command = Command::new(packer);
    command
        .arg("--welcome=index.html")
        .arg(format!("--illustration={ICON}"))
        .arg(format!("--language={}", Lang::ALL.map(Lang::iso).join(",")))
        .arg(format!("--title={TITLE}"))
        .arg(format!("--description={}", description()?))
        .arg(format!("--creator={CREATOR}"))
        .arg(format!("--publisher={CREATOR}"))
        .arg("--name=mbao")
        .arg(format!("--scraper=mbao {}", env!("CARGO_PKG_VERSION")))
        .arg(site)
        .arg(&unfinished);
    process::run(&mut command)?;
    fs::rename(&unfinished, out).with_context(|| out.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kiwix_shows_all_of_what_the_archive_says_of_itself() {
        let said = description().expect("words");
        assert!(TITLE.chars().count() <= 30 && said.chars().count() <= SHOWN);
        assert!(said.starts_with("The sowing games of East Africa"), "{said}");
        let icon = fs::read(repository::root().join("www").join(ICON)).expect("the icon");
        // A PNG says its size in its first chunk.
        assert_eq!(icon[16..24], [0, 0, 0, 48, 0, 0, 0, 48]);
    }
}
