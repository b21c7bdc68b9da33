//! The languages of the words: those of the folders in `content/i18n`.

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

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
    }
}
