//! What this program says, compiled from `content/i18n/*/stick.ftl`.

use mbao_words::Lang;

pub(crate) mod said {
    include!(concat!(env!("OUT_DIR"), "/stick.rs"));
}

/// The language that the system speaks, as far as it is one of ours.
pub(crate) fn of_system() -> Lang {
    let set =
        ["LC_ALL", "LC_MESSAGES", "LANG"].iter().filter_map(std::env::var_os).find(|set| !set.is_empty());
    of_locale(&set.unwrap_or_default().to_string_lossy())
}

/// The language of a locale such as `sw_KE.UTF-8`.
fn of_locale(locale: &str) -> Lang {
    let tag = locale.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
    Lang::of(&tag).unwrap_or_default()
}

/// The language of a page in another than the first, whatever the system speaks.
pub(crate) fn of_page(page: &str) -> Option<Lang> {
    let (folder, _) = page.split_once('/')?;
    Lang::default().others().find(|lang| lang.tag() == folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_served_in_its_own_language() {
        for lang in Lang::default().others() {
            assert_eq!(of_page(&format!("{}/kiosk/", lang.tag())), Some(lang));
            assert_eq!(of_locale(&format!("{}.UTF-8", lang.locale())), lang);
        }
        assert_eq!(["kiosk/", "swim/"].map(of_page), [None; 2]);
        assert_eq!(["C.UTF-8", "POSIX", ""].map(of_locale), [Lang::default(); 3]);
    }

    #[test]
    fn all_helps_name_the_same_options() {
        for lang in Lang::ALL {
            let help = said::help(lang);
            let options: Vec<_> =
                help.lines().filter_map(|line| line.strip_prefix("  --")?.split(' ').next()).collect();
            let all = ["page", "kiosk", "browser", "house", "lan", "port", "no-open", "version"];
            assert_eq!(options, all, "{}", lang.name());
        }
    }
}
