//! The languages of the words: those of the folders in `content/i18n`.

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// How much there is in a language, as its `language.toml` says. What lies beyond is in the first language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tier {
    /// Boards, the table, the kiosk, the studio, and the first page.
    Table,
    /// Lessons and puzzles as well.
    Learning,
    /// The article and all other pages as well.
    Whole,
}

impl Tier {
    /// The tier of a file in the folder of a language, such as `board.ftl` or `games/coro.toml`.
    #[must_use]
    pub fn of(file: &str) -> Self {
        const TABLE: [&str; 20] = [
            "archive.ftl",
            "board.ftl",
            "callouts.ftl",
            "hint.ftl",
            "home.ftl",
            "kiosk.ftl",
            "link.ftl",
            "marks.ftl",
            "playing.ftl",
            "reading.ftl",
            "site.ftl",
            "stick.ftl",
            "story.ftl",
            "studio.ftl",
            "viewer.ftl",
            "games/",
            "kiosk/",
            "labels.toml",
            "places.toml",
            "terms.toml",
        ];
        const LEARNING: [&str; 4] = ["learning.ftl", "lessons.ftl", "guides/educators.md", "stories/"];
        let among = |files: &[&str]| files.iter().any(|one| file.starts_with(one));
        match file {
            _ if among(&TABLE) || file.ends_with("/examples.toml") => Self::Table,
            _ if among(&LEARNING) => Self::Learning,
            _ => Self::Whole,
        }
    }
}

impl Lang {
    /// The language of a tag, with or without a region, in capitals or small letters.
    #[must_use]
    pub fn of(tag: &str) -> Option<Self> {
        let is = |lang: &Self| {
            let known = lang.tag();
            tag.split_at_checked(known.len()).is_some_and(|(tag, rest)| {
                tag.eq_ignore_ascii_case(known) && matches!(rest.as_bytes(), [] | [b'-' | b'_', ..])
            })
        };
        // `pt-BR` itself is preferred to `pt`.
        Self::ALL.into_iter().filter(is).max_by_key(|lang| lang.tag().len())
    }

    /// Whether a file in its folder, such as `board.ftl`, is to be whole.
    #[must_use]
    pub fn needs(self, file: &str) -> bool {
        self.tier() >= Tier::of(file)
    }

    /// The languages in which all is said.
    pub fn whole() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|lang| lang.tier() == Tier::Whole)
    }

    /// All languages but this one.
    pub fn others(self) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |lang| *lang != self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_known_by_its_tag_with_or_without_a_region() {
        assert_eq!(
            ["en", "en-GB", "sw_KE", "SW", "Sw-ke", "swa", "e", "é", ""].map(Lang::of),
            [
                Some(Lang::En),
                Some(Lang::En),
                Some(Lang::Sw),
                Some(Lang::Sw),
                Some(Lang::Sw),
                None,
                None,
                None,
                None
            ]
        );
    }

    #[test]
    fn the_first_is_english_and_all_say_what_they_are() {
        assert_eq!(Lang::default(), Lang::ALL[0]);
        assert_eq!((Lang::Sw.tag(), Lang::Sw.name(), Lang::Sw.locale()), ("sw", "Kiswahili", "sw_KE"));
        assert_eq!((Lang::Sw.iso(), Lang::Sw.line()), ("swa", 70));
        assert!(Lang::ALL.iter().enumerate().all(|(index, lang)| *lang as usize == index));
        assert!(Lang::default().others().all(|lang| lang != Lang::default()));
        assert!(Lang::whole().take(2).eq([Lang::En, Lang::Sw]));
    }

    #[test]
    fn a_file_belongs_to_a_tier() {
        for (file, tier) in [
            ("board.ftl", Tier::Table),
            ("games/coro.toml", Tier::Table),
            ("stories/coro/examples.toml", Tier::Table),
            ("stories/coro/lessons.toml", Tier::Learning),
            ("figures.ftl", Tier::Whole),
            ("article/05-coro.md", Tier::Whole),
        ] {
            assert_eq!(Tier::of(file), tier, "{file}");
        }
        assert!(Lang::Sw.needs("article/05-coro.md"));
    }
}
