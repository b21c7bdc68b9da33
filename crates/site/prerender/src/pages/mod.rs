//! All pages of the site, language by language.

mod about;
mod affinities;
mod article;
mod compare;
mod data;
mod decisions;
mod developers;
mod diagrams;
mod embed;
mod errata;
mod figures;
mod game;
mod glance;
mod glossary;
mod guides;
mod home;
mod kiosk;
pub(crate) mod learn;
mod map;
mod notebook;
pub(crate) mod play;
mod prelude;
mod print;
pub(crate) mod puzzles;
mod reading_list;
mod solved;
mod studio;
mod timeline;
mod wonders;

use anyhow::Result;
use mbao_words::{Lang, Tier};

use crate::page::Page;
use crate::site::Site;

/// All pages. How much there is in a language says which it has, as [`Route::exists`](crate::route::Route::exists) knows.
pub(crate) async fn all(site: &Site) -> Result<Vec<Page>> {
    let content = &site.content;
    let mut pages = Vec::new();
    for lang in Lang::ALL {
        pages.extend([home::page(site, lang)?, play::choice(site, lang).await?]);
        for card in &content.games {
            pages.push(play::page(site, card, lang).await?);
        }
        pages.extend([
            studio::page(site, lang).await?,
            embed::page(site, lang).await?,
            about::lost(site, lang),
            kiosk::page(site, lang)?,
        ]);
        if lang.tier() < Tier::Learning {
            continue;
        }
        pages.push(learn::choice(site, lang)?);
        for card in &content.games {
            pages.extend([
                learn::lesson(site, card, lang).await?,
                learn::answers(site, card, lang)?,
                puzzles::page(site, card, lang).await?,
                puzzles::answers(site, card, lang)?,
            ]);
        }
        if lang.tier() < Tier::Whole {
            continue;
        }
        pages.extend([article::parts(site, lang)?, article::whole(site, lang).await?]);
        for section in &content.sections {
            pages.push(article::section(site, section, lang).await?);
        }
        for card in &content.games {
            pages.extend([game::sheet(site, card, lang).await?, print::page(site, card, lang)?]);
        }
        for diagram in &content.diagrams {
            pages.push(diagrams::page(site, diagram, lang)?);
        }
        pages.extend([
            glance::page(site, lang)?,
            decisions::page(site, lang)?,
            data::page(site, lang)?,
            timeline::page(site, lang),
            reading_list::page(site, lang),
            glossary::page(site, lang),
            errata::page(site, lang),
            affinities::page(site, lang).await?,
            compare::page(site, lang).await?,
            figures::page(site, lang)?,
            wonders::page(site, lang)?,
            solved::page(site, lang)?,
            map::page(site, lang)?,
            notebook::page(site, lang).await,
        ]);
        pages.extend(content.guides.iter().map(|guide| guides::page(guide, lang)));
        pages.extend([developers::page(site, lang)?, about::page(site, lang)?]);
    }
    Ok(pages)
}
