//! What is published with the crate.

/// `i18n` is a link; as a plain file it would be left out of the package, which then does not build.
/// Windows may check links out as files.
#[cfg(unix)]
#[test]
fn the_package_finds_its_languages() {
    for package in ["words", "board"] {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(package).join("i18n");
        assert!(folder.join("en/language.toml").is_file(), "{} leads to no languages", folder.display());
    }
}
