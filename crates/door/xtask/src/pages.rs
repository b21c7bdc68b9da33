//! A hash of each file of the site, to see what a change to the code changes of it.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE;
use sha2::{Digest, Sha256};

use crate::files;

/// Prints a line for each file of the site that was built last: its hash, its path. The folder of styles and scripts
/// is named after what is in it; here, and within files, it has one name, so that only what changed differs.
pub(crate) fn print(site: &Path) -> Result<()> {
    let assets = files::list(site)?.into_iter().find_map(|path| {
        let name = path.file_name()?.to_str()?;
        name.starts_with("assets-").then(|| name.to_owned())
    });
    let assets = assets.with_context(|| format!("{} is not built: cargo xtask build", site.display()))?;
    for (path, file) in files::all(site)? {
        let bytes = fs::read(&file).with_context(|| format!("reading {}", file.display()))?;
        let hash = URL_SAFE.encode(Sha256::digest(renamed(&bytes, &assets)));
        println!("{hash}  {}", path.replace(&assets, "assets"));
    }
    Ok(())
}

/// A text with the folder's one name; anything else as it is.
fn renamed(bytes: &[u8], assets: &str) -> Vec<u8> {
    str::from_utf8(bytes).map_or_else(|_| bytes.to_vec(), |text| text.replace(assets, "assets").into_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_of_styles_and_scripts_has_one_name() {
        let of = |name: &str| renamed(format!("<link href=\"{name}/styles/site.css\">").as_bytes(), name);
        assert_eq!(of("assets-0a"), of("assets-0b"));
        assert_ne!(of("assets-0a"), renamed(b"<link href=\"assets-0b/styles/site.css\">", "assets-0a"));
        assert_eq!(renamed(&[0xff, 0x00], "assets-0a"), [0xff, 0x00]);
    }
}
