//! All pages of the site, language by language.

mod about;
pub(crate) mod affinities;
mod article;
mod compare;
mod data;
pub(crate) mod decisions;
pub(crate) mod developers;
mod diagrams;
mod embed;
mod errata;
mod figures;
pub(crate) mod game;
mod glance;
mod glossary;
mod guides;
mod home;
mod kiosk;
mod learn;
mod map;
pub(crate) mod notebook;
pub(crate) mod play;
mod print;
mod puzzles;
mod reading_list;
pub(crate) mod reference;
mod solved;
mod timeline;
mod wonders;

use anyhow::Result;
use mbao_content::Content;
use mbao_words::Lang;

use crate::affinity::Affinities;
use crate::library::Library;
use crate::outside::Outside;
use crate::page::{Page, Site};

/// All pages, in reading order.
pub(crate) async fn all(
    content: &Content,
    outside: &Outside,
    affinities: &Affinities,
    library: &Library,
    site: &Site,
) -> Result<Vec<Page>> {
    let mut pages = Vec::new();
    let turns = compare::turns(content)?;
    for lang in Lang::ALL {
        pages.push(home::page(content, lang)?);
        pages.push(article::parts(content, lang)?);
        pages.push(article::whole(content, lang).await?);
        for section in &content.sections {
            pages.push(article::section(content, outside, section, lang).await?);
        }
        for card in &content.games {
            pages.push(game::sheet(content, card, lang).await?);
        }
        for diagram in &content.diagrams {
            pages.push(diagrams::page(content, diagram, lang)?);
        }
        pages.push(play::choice(content, lang).await?);
        for card in &content.games {
            pages.push(play::page(content, card, lang).await?);
        }
        pages.push(learn::choice(content, lang)?);
        for card in &content.games {
            pages.push(learn::lesson(content, card, lang).await?);
            pages.push(learn::answers(content, card, lang)?);
            pages.push(puzzles::page(content, card, lang).await?);
            pages.push(puzzles::answers(content, card, lang)?);
            pages.push(print::page(content, card, lang)?);
        }
        pages.push(glance::page(content, lang)?);
        pages.push(decisions::page(content, lang)?);
        pages.push(data::page(site, lang));
        pages.push(timeline::page(content, lang));
        pages.push(reading_list::page(content, lang));
        pages.push(glossary::page(content, lang));
        pages.push(errata::page(content, lang));
        pages.push(affinities::page(affinities, lang).await);
        pages.push(compare::page(content, &turns, lang).await?);
        pages.push(figures::page(content, lang)?);
        pages.push(wonders::page(content, lang)?);
        pages.push(solved::page(content, lang)?);
        pages.push(map::page(content, lang)?);
        pages.push(notebook::page(content, outside, site, lang).await);
        pages.extend(content.guides.iter().map(|guide| guides::page(guide, lang)));
        pages.push(embed::page(content, lang).await?);
        pages.push(developers::page(library, lang)?);
        pages.push(about::page(content, site, lang));
        pages.push(about::lost(content, site, lang));
        pages.push(kiosk::page(content, lang)?);
    }
    Ok(pages)
}
