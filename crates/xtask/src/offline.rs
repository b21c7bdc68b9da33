//! The service worker, told what the site consists of.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD, URL_SAFE};
use sha2::{Digest, Sha256, Sha384};

use crate::files;

/// The worker's file, at the root of the site: it answers for all below.
pub(crate) const WORKER: &str = "offline.js";
/// What the people who put the site up change after the build.
const THEIRS: [&str; 2] = ["kiosk.toml", "house"];
/// For the development server: a worker that goes, and takes with it what another kept for this port.
const NONE: &str = "addEventListener(\"install\", () => skipWaiting());
addEventListener(\"activate\", (event) => event.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.filter((name) => name.startsWith(\"mbao-\")).map((name) => caches.delete(name))))
    .then(() => registration.unregister()),
));
";

/// Writes the worker that keeps the site: the list of all files, each with the hash that a
/// browser checks it by, before the worker of `www`, whatever worker the site has.
pub(crate) fn complete(site: &Path, www: &Path) -> Result<()> {
    let source = www.join(WORKER);
    let code = fs::read_to_string(&source).with_context(|| source.display().to_string())?;
    let mut files = BTreeMap::new();
    list(site, "", &mut files)?;
    let mut whole = Sha256::new();
    for (path, hash) in &files {
        whole.update(format!("{path} {hash}\n"));
    }
    whole.update(&code);
    let version = URL_SAFE.encode(whole.finalize());
    let site_of = serde_json::json!({ "version": version, "files": files });
    fs::write(site.join(WORKER), format!("const SITE = {site_of};\n{code}"))
        .context("writing the service worker")
}

/// Leaves a worker that keeps nothing.
pub(crate) fn refuse(site: &Path) -> Result<()> {
    fs::write(site.join(WORKER), NONE).context("writing the service worker")
}

/// Path as a browser asks for it (a folder for its `index.html`) to hash, in the form of `integrity`.
fn list(folder: &Path, above: &str, files: &mut BTreeMap<String, String>) -> Result<()> {
    for path in files::list(folder)? {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if above.is_empty() && (name == WORKER || THEIRS.contains(&name.as_ref())) {
            continue;
        }
        if path.is_dir() {
            list(&path, &format!("{above}{name}/"), files)?;
            continue;
        }
        if [".br", ".gz"].iter().any(|packed| name.ends_with(packed)) {
            continue;
        }
        let bytes = fs::read(&path).with_context(|| path.display().to_string())?;
        let name = if name == "index.html" { "" } else { &name };
        files.insert(format!("{above}{name}"), format!("sha384-{}", STANDARD.encode(Sha384::digest(bytes))));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_listed_is_what_a_browser_asks_for() -> Result<()> {
        let folder = std::env::temp_dir().join(format!("mbao-offline-{}", std::process::id()));
        let [site, www] = ["site", "www"].map(|name| folder.join(name));
        files::fresh(&site.join("play"))?;
        files::fresh(&www)?;
        fs::write(www.join(WORKER), "worker();")?;
        for (path, text) in [
            ("index.html", "front"),
            ("play/index.html", "play"),
            ("play/index.html.br", "packed"),
            ("kiosk.toml", "theirs"),
            (WORKER, "another"),
        ] {
            fs::write(site.join(path), text)?;
        }
        complete(&site, &www)?;
        let text = fs::read_to_string(site.join(WORKER))?;
        let line = text.lines().next().and_then(|line| line.strip_prefix("const SITE = ")?.strip_suffix(';'));
        let told: serde_json::Value = serde_json::from_str(line.context("a first line")?)?;
        let listed: Vec<_> = told["files"].as_object().into_iter().flatten().collect();
        assert_eq!(listed.iter().map(|(path, _)| path.as_str()).collect::<Vec<_>>(), ["", "play/"]);
        // `printf front | openssl dgst -sha384 -binary | base64`
        assert_eq!(*listed[0].1, "sha384-iRoRvbD7lp8lCFAXMWkvY68mTkkF6ElokgZmM3uTDSYxZX/9HCLB/dVV2AeY4FvN");
        assert!(text.ends_with("worker();"));
        fs::remove_dir_all(&folder)?;
        Ok(())
    }
}
