//! How sure we are of a place, in words.

use mbao_content::Precision;
use mbao_words::Lang;

use crate::words;

pub(crate) fn how_sure(precision: Precision, lang: Lang) -> String {
    match precision {
        Precision::Town => words::place_town(lang),
        Precision::Region => words::place_region(lang),
        Precision::Country => words::place_country(lang),
    }
}
