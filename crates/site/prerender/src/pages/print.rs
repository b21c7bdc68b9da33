//! Sheets to print: the rules, a board to scale, a score sheet.

use mbao_content::List;
use mbao_rules::{PitName, Rules, Side};

use super::prelude::*;
use crate::facts::found::definition;
use crate::facts::names::voice_of;
use crate::parts::paper;

/// Games on a score sheet, for a set of lukho.
const GAMES: usize = 12;
/// The distance between the middles of two pits dug in the earth, in cm.
const IN_EARTH: usize = 15;

pub(crate) fn page(Site { content, .. }: &Site, card: &Card, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, format!("print/{}/", card.id));
    let title = words::print_title(lang, card.name());
    let main = html! {
        <>
            <div class="sheets-head">
                <h1>{ title.clone() }</h1>
                <p class="lede">{ words::print_lede(lang) }</p>
                { onward(content, card, &route, &["learn", "play"])? }
            </div>
            { rules(card, lang)? }
            { for boards(card, lang)? }
            { score(card, lang) }
        </>
    };
    Ok(Page::new(route, "paper", title, words::print_lede(lang), main)
        .column("text wide sheets")
        .needing(Needs::reading().style(Style::Lessons)))
}

fn rules(card: &Card, lang: Lang) -> Result<Html> {
    let row = |name: String, text: &str| html! { <><dt>{ name }</dt><dd>{ text }</dd></> };
    let list = |wanted: Option<List>| {
        let endings = card.endings.iter().filter(|ending| ending.list == wanted);
        let lines = endings.map(|ending| {
            html! { <li value={ending.rule.to_string()}>{ ending.text.get(lang) }</li> }
        });
        html! { <ol>{ for lines }</ol> }
    };
    let endings = if card.endings.iter().any(|ending| ending.list.is_some()) {
        html! {
            <>
                <h3>{ words::print_endings_mtaji(lang) }</h3>
                { list(Some(List::Mtaji)) }
                <h3>{ words::print_endings_takata(lang) }</h3>
                { list(Some(List::Takata)) }
            </>
        }
    } else {
        list(None)
    };
    let still = Shown::game(&card.id).still(lang)?;
    Ok(html! {
        <section class="sheet">
            <h2>{ words::print_rules(lang, card.name()) }</h2>
            <p class="sheet-people">{ card.whose(lang) }{ " · " }{ &card.section }</p>
            <div class="drawn">{ still.html() }</div>
            <dl>
                { row(words::card_board(lang), card.board.get(lang)) }
                { row(words::card_seeds(voice_of(&card.id, lang)), card.seeds.get(lang)) }
                { row(words::rule_start(lang), card.start.get(lang)) }
                { row(words::rule_sowing(lang), card.sowing.get(lang)) }
            </dl>
            <h3>{ words::print_endings(lang) }</h3>
            { endings }
            <dl>{ row(words::rule_end(lang), card.end.get(lang)) }</dl>
        </section>
    })
}

/// One board for each size among the set-ups, the usual size first.
fn boards(card: &Card, lang: Lang) -> Result<Vec<Html>> {
    let page = definition(&card.id)?;
    let mut all: Vec<Rules> = Vec::new();
    for setup in page.setups.iter() {
        let rules = Rules::builder(page).setup(&*setup.name).compile()?;
        if all.iter().all(|known| known.board() != rules.board()) {
            all.push(rules);
        }
    }
    Ok(all.iter().map(|rules| board(card, rules, lang)).collect())
}

fn board(card: &Card, rules: &Rules, lang: Lang) -> Html {
    let shape = rules.board();
    let (rows, columns) = (shape.row_count(), shape.columns());
    let houses: Vec<PitName> =
        Side::BOTH.iter().filter_map(|&side| rules.house(side)).map(|pit| shape.name(pit)).collect();
    let houses: Vec<&str> = houses.iter().map(PitName::as_str).collect();
    let title = words::print_board(lang, card.name());
    let ruler = words::print_ruler(lang, paper::RULER / 10);
    let sheet = paper::board(rows, columns, &houses, &title, &ruler);
    let numbers = [rows, columns, sheet.pit, columns * IN_EARTH, rows * IN_EARTH].map(|n| n.to_string());
    let [rows, columns, pit, length, width] = &numbers;
    html! {
        <section class="sheet">
            <h2>{ title }</h2>
            <p class="sheets-note">{ words::print_pits(lang, columns, pit, rows) }{ " " }{ words::print_earth(lang, length, width) }</p>
            { raw(sheet.svg) }
        </section>
    }
}

fn score(card: &Card, lang: Lang) -> Html {
    let sides = [words::print_south(lang), words::print_north(lang)];
    let line = |game: usize| {
        html! { <tr><th scope="row">{ game }</th><td></td><td></td><td></td></tr> }
    };
    let twigs = sides.iter().map(|side| {
        let label = words::print_twigs(lang, side);
        html! { <><h3>{ label.clone() }</h3>{ raw(paper::twigs(GAMES, &label)) }</> }
    });
    html! {
        <section class="sheet">
            <h2>{ words::print_score(lang, card.name()) }</h2>
            <p>{ words::print_score_lede(lang) }</p>
            <p class="score-names">
                { words::print_names(lang) }{ ": " }{ &sides[0] }<span></span>{ &sides[1] }<span></span>
            </p>
            <table class="score">
                <thead><tr>
                    <th scope="col">{ words::print_game(lang) }</th>
                    <th scope="col">{ format!("{}: {}", sides[0], words::print_seeds(voice_of(&card.id, lang))) }</th>
                    <th scope="col">{ format!("{}: {}", sides[1], words::print_seeds(voice_of(&card.id, lang))) }</th>
                    <th scope="col">{ words::print_winner(lang) }</th>
                </tr></thead>
                <tbody>{ for (1..=GAMES).map(line) }</tbody>
            </table>
            { for twigs }
        </section>
    }
}
