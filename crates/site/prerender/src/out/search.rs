//! What the search finds besides the article.

use anyhow::Result;
use mbao_board::cited;
use mbao_content::{Card, Content, Entry};
use mbao_words::Lang;

use crate::facts::bases;
use crate::facts::decisions::{self, Decision};
use crate::facts::features::capital;
use crate::parts::reference::{Listed, pages};
use crate::words;

/// The reference pages, each decision of the editors and each slip of the sources.
pub(crate) fn entries(content: &Content, lang: Lang) -> Result<Vec<Entry>> {
    let games: Vec<&str> = content.games.iter().map(Card::name).collect();
    let page = |Listed { folder, title, lede }: Listed| {
        let games = if folder == "rules/" { format!(" {}", games.join(", ")) } else { String::new() };
        Entry::new(folder, title, lede + &games)
    };
    let decision = |one: Decision<'_>| {
        let told: Vec<&str> = one.told.iter().map(|(_, silence)| silence.text.get(lang)).collect();
        let page = format!("decisions/#decision-{}", one.number);
        Entry::new(page, capital(&bases::decided(one.number, lang)), told.join(" "))
    };
    let slips = content.errata.iter().map(|slip| Entry {
        page: "errata/".to_owned(),
        heading: format!("{}: {}", words::nav_errata(lang), cited(&slip.place, lang)),
        text: format!("{} {}", slip.what.get(lang), slip.we_read.get(lang)),
    });
    // In the timeline and the reading list the search finds single lines.
    let pages = pages(lang).into_iter().map(page);
    Ok(pages.chain(decisions::all(content)?.into_iter().map(decision)).chain(slips).collect())
}
