//! The service worker, with the list of the site's files, of those that every page to read needs, and of those
//! that computer players need.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD, URL_SAFE};
use sha2::{Digest, Sha256, Sha384};

use crate::files;

/// The worker's file, at the root of the site: it serves everything below.
pub(crate) const WORKER: &str = "offline.js";
/// Files that the people who publish the site change after the build.
const THEIRS: [&str; 2] = ["kiosk.toml", "house"];
/// For the development server: a worker that removes itself and what another worker kept for this port.
const NONE: &str = "const kept = `mbao ${new URL(registration.scope).pathname} `;
addEventListener(\"install\", () => skipWaiting());
addEventListener(\"activate\", (event) => event.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.filter((name) => name.startsWith(kept)).map((name) => caches.delete(name))))
    .then(() => registration.unregister()),
));
";

/// Writes the worker that keeps the site: before the code from `www` it puts the list of all files, each with
/// the hash that a browser checks it by. It replaces any worker that the site has.
pub(crate) fn complete(site: &Path, www: &Path) -> Result<()> {
    let source = www.join(WORKER);
    let code = fs::read_to_string(&source).with_context(|| source.display().to_string())?;
    let (files, bytes) = list(site)?;
    let shell: Vec<_> = files.keys().filter(|path| is_shell(path)).collect();
    let players: Vec<_> = files.keys().filter(|path| is_player(path)).collect();
    let mut whole = Sha256::new();
    for (path, hash) in &files {
        whole.update(format!("{path} {hash}\n"));
    }
    whole.update(&code);
    let version = URL_SAFE.encode(whole.finalize());
    let site_of = serde_json::json!({
        "version": version, "files": files, "shell": shell, "players": players, "bytes": bytes,
    });
    fs::write(site.join(WORKER), format!("const SITE = {site_of};\n{code}"))
        .context("writing the service worker")
}

/// Leaves a worker that keeps nothing.
pub(crate) fn refuse(site: &Path) -> Result<()> {
    fs::write(site.join(WORKER), NONE).context("writing the service worker")
}

/// Whether every page to read needs a file: styles, scripts, the board, the bundle that takes over the
/// islands of such pages, and the pages shown instead of a missing one.
fn is_shell(path: &str) -> bool {
    let Some((folder, file)) = path.strip_prefix("assets-").and_then(|path| path.split_once('/')) else {
        return ["404.html", "offline.html", "icon.svg", "manifest.webmanifest"].contains(&path);
    };
    debug_assert!(!folder.is_empty());
    match file.split_once('/') {
        Some(("fonts", font)) => font != "OFL.txt",
        Some(("styles", sheet)) => sheet != "studio.css",
        // Words are kept by whoever reads a page in their language.
        Some(("mbao" | "reading", part)) if part.starts_with("words.") => false,
        Some(("reading", _)) => true,
        // Whoever makes pictures, or shows a story in a frame, keeps what does it then.
        Some(("scripts", script)) => {
            !script.starts_with("notebook/") && !is_player(path) && script != "picture.js"
        }
        // No page to read lists games, tells stories, points at pits or makes pages: whoever does keeps the parts then.
        Some(("mbao", part)) => {
            part != "mbao.js"
                && !is_player(path)
                && !["notebook", "stor", "telling", "chapters", "illustration", "marks", "alone", "whole"]
                    .iter()
                    .any(|name| part.contains(name))
        }
        _ => false,
    }
}

/// Whether a table needs a file that pages to read do not: for the computer players of recorded games, and to read what
/// somebody sent. Pages fetch these files only when a computer is to play, or something was sent.
fn is_player(path: &str) -> bool {
    let Some((_, file)) = path.strip_prefix("assets-").and_then(|path| path.split_once('/')) else {
        return false;
    };
    match file.split_once('/') {
        Some(("scripts", script)) => ["arrival.js", "link.js"].contains(&script),
        Some(("mbao", part)) => {
            !part.contains("notebook") && ["player", "thinker"].iter().any(|name| part.contains(name))
        }
        _ => false,
    }
}

/// Each file's path as a browser requests it (a folder for its `index.html`) with the hash in the form of
/// `integrity`, and the bytes of all of them.
fn list(site: &Path) -> Result<(BTreeMap<String, String>, usize)> {
    let (mut listed, mut sum) = (BTreeMap::new(), 0);
    for (path, file) in files::all(site)? {
        let (folder, name) = path.split_at(path.rfind('/').map_or(0, |slash| slash + 1));
        let top = path.split('/').next().unwrap_or_default();
        // Compressed copies and files for other sites are left out.
        let others = [".br", ".gz", "oembed.json"].iter().any(|other| name.ends_with(other));
        if others || top == WORKER || THEIRS.contains(&top) {
            continue;
        }
        let bytes = fs::read(&file).with_context(|| file.display().to_string())?;
        sum += bytes.len();
        let asked = if name == "index.html" { folder } else { &path };
        listed.insert(asked.to_owned(), format!("sha384-{}", STANDARD.encode(Sha384::digest(bytes))));
    }
    Ok((listed, sum))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shell_is_what_pages_to_read_need() {
        for (path, shell) in [
            ("404.html", true),
            ("", false),
            ("section/coro/", false),
            ("mbao/board.js", false),
            ("assets-0a/fonts/alegreya-400.woff2", true),
            ("assets-0a/fonts/OFL.txt", false),
            ("assets-0a/scripts/islands.js", true),
            ("assets-0a/scripts/notebook/tester.js", false),
            ("assets-0a/scripts/picture.js", false),
            ("assets-0a/scripts/link.js", false),
            ("assets-0a/reading/reading_bg.wasm", true),
            ("assets-0a/reading/words.sw.txt", false),
            ("assets-0a/playing/playing_bg.wasm", false),
            ("assets-0a/mbao/mbao_bg.wasm", true),
            ("assets-0a/mbao/words.sw.txt", false),
            ("assets-0a/mbao/mbao.js", false),
            ("assets-0a/mbao/diagram.js", true),
            ("assets-0a/mbao/mbao_story_bg.wasm", false),
            ("assets-0a/mbao/stories.js", false),
            ("assets-0a/mbao/telling.js", false),
            ("assets-0a/mbao/marks.js", false),
            ("assets-0a/mbao/mbao_player_bg.wasm", false),
            ("assets-0a/mbao/thinker.js", false),
            ("assets-0a/mbao/mbao_notebook.js", false),
            ("assets-0a/mbao/whole.js", false),
        ] {
            assert_eq!(is_shell(path), shell, "{path}");
        }
    }

    #[test]
    fn the_players_are_what_a_computer_needs_to_play() {
        for (path, player) in [
            ("assets-0a/mbao/player.js", true),
            ("assets-0a/mbao/thinker_here.js", true),
            ("assets-0a/mbao/mbao_player_bg.wasm", true),
            ("assets-0a/scripts/arrival.js", true),
            ("assets-0a/scripts/early.js", false),
            ("assets-0a/mbao/thinker_notebook.js", false),
            ("assets-0a/mbao/board.js", false),
            ("assets-0a/playing/playing.js", false),
            // The copy for other sites: no page of this site fetches it.
            ("mbao/player.js", false),
        ] {
            assert_eq!(is_player(path), player, "{path}");
        }
    }

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
            ("play/oembed.json", "for others"),
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
        assert_eq!((&told["bytes"], &told["shell"]), (&9.into(), &serde_json::json!([])));
        assert!(text.ends_with("worker();"));
        fs::remove_dir_all(&folder)?;
        Ok(())
    }
}
