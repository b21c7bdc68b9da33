//! What this program says, compiled from `content/i18n/*/stick.ftl`.

use mbao_words::Lang;

pub(crate) mod said {
    include!(concat!(env!("OUT_DIR"), "/stick.rs"));
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Language(pub(crate) Lang);

impl Language {
    /// The language that the system speaks, as far as it is one of ours.
    pub(crate) fn of_system() -> Self {
        let set =
            ["LC_ALL", "LC_MESSAGES", "LANG"].iter().filter_map(std::env::var_os).find(|set| !set.is_empty());
        Self::of(&set.unwrap_or_default().to_string_lossy())
    }

    /// The language of a locale such as `sw_KE.UTF-8`.
    fn of(locale: &str) -> Self {
        let tag = locale.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
        Self(Lang::of(&tag).unwrap_or_default())
    }

    /// The language of a page in another than the first, whatever the system speaks.
    pub(crate) fn or_of_page(self, page: &str) -> Self {
        let folder = page.split_once('/').map(|(folder, _)| folder);
        Lang::default().others().find(|lang| Some(lang.tag()) == folder).map_or(self, Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_served_in_its_own_language() {
        let english = Language::default();
        for lang in Lang::default().others() {
            assert_eq!(english.or_of_page(&format!("{}/kiosk/", lang.tag())), Language(lang));
            assert_eq!(Language(lang).or_of_page("kiosk/"), Language(lang));
            assert_eq!(Language::of(&format!("{}.UTF-8", lang.locale())), Language(lang));
        }
        assert_eq!(english.or_of_page("swim/"), english);
        assert_eq!(["C.UTF-8", "POSIX", ""].map(Language::of), [english; 3]);
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
