//! How sure we are of a place, in words and for a map.

use mbao_atlas::Precision as Sureness;
use mbao_content::Precision;
use mbao_words::Lang;

use crate::words;

/// For a map.
pub(crate) fn sureness(precision: Precision) -> Sureness {
    match precision {
        Precision::Town => Sureness::Town,
        Precision::Region => Sureness::Region,
        Precision::Country => Sureness::Country,
    }
}

pub(crate) fn how_sure(precision: Precision, lang: Lang) -> String {
    match precision {
        Precision::Town => words::place_town(lang),
        Precision::Region => words::place_region(lang),
        Precision::Country => words::place_country(lang),
    }
}
