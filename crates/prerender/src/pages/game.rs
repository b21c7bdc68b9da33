//! A game: the content beside its section, and its sheet of rules.

use anyhow::{Context, Result};
use mbao_content::{Card, Content, List, Section};
use mbao_rules::Definition as Rules;
use mbao_rules::definition::{Layout, SetUp as Arrangement};
use mbao_viewer::{Choice, EndingLine, Example, GameSide, GameSideProps, SetUp, Silence, island};
use mbao_words::Lang;
use yew::{Html, html};

use super::learn::onward;
use crate::article::raw;
use crate::boards::{Shown, record};
use crate::card::card as header;
use crate::linked;
use crate::marks;
use crate::needs::Needs;
use crate::route::Route;
use crate::shell::{Cited, Page};
use crate::{telling, words};

/// The definition of a game.
pub(crate) fn rules(id: &str) -> Result<&'static Rules> {
    mbao_rules::game(id).with_context(|| format!("the rules of {id}"))
}

/// The board beside the text, and the island beside it.
pub(crate) async fn side(content: &Content, card: &Card, route: &Route) -> Result<Html> {
    let shown = Shown { id: Some(board(card)), turning: true, ..Shown::game(&card.id) };
    let props = props(content, card, route, |_| true)?;
    let element = shown.element(route.lang)?;
    let side = raw(island::<GameSide>(props).await);
    let name = super::play::name(card);
    Ok(html! {
        <aside class="table" aria-label={words::board_of(route.lang, name)}>
            <div class="table-board">{ element }</div>
            { side }
        </aside>
    })
}

/// The island below the text of a section whose board is beside the text: with the turns that no paragraph
/// shows.
pub(crate) async fn below(content: &Content, section: &Section, card: &Card, route: &Route) -> Result<Html> {
    let props = props(content, card, route, |example| !telling::has(section, example))?;
    Ok(raw(island::<GameSide>(props).await))
}

/// The id of the board on a page about the game.
pub(crate) fn board(card: &Card) -> String {
    format!("board-{}", card.id)
}

fn props(
    content: &Content,
    card: &Card,
    route: &Route,
    listed: impl Fn(&str) -> bool,
) -> Result<GameSideProps> {
    let page = rules(&card.id)?;
    let examples = content
        .examples_of(&card.id)
        .filter(|example| listed(&example.id))
        .map(|example| {
            Ok(Example {
                id: example.id.clone(),
                title: example.title.get(route.lang).to_owned(),
                note: example.note.get(route.lang).to_owned(),
                shows: example.shows.clone(),
                position: example.position.clone(),
                actions: example.actions.clone(),
                record: record(&card.id, Some(&example.position), &example.actions)?,
            })
        })
        .collect::<Result<_>>()?;
    Ok(GameSideProps {
        lang: route.lang,
        board: board(card),
        game: card.id.clone(),
        setups: setups(content, page, route.lang),
        options: choices(content, page, route.lang),
        endings: endings(card, route.lang)?,
        examples,
        silences: card
            .silences
            .iter()
            .map(|silence| Silence {
                doubt: silence.doubt,
                text: silence.text.get(route.lang).to_owned(),
                option: silence.option.clone(),
            })
            .collect(),
        play_href: route.to(&format!("play/{}/", card.id)),
    })
}

/// What the last seed decides, line by line, with what each line rests on.
pub(super) fn endings(card: &Card, lang: Lang) -> Result<Vec<EndingLine>> {
    let definition = rules(&card.id)?;
    let list = |list: &Option<List>| {
        list.map(|list| match list {
            List::Mtaji => "mtaji".to_owned(),
            List::Takata => "takata".to_owned(),
        })
    };
    let line = |ending: &mbao_content::EndingText| EndingLine {
        list: list(&ending.list),
        rule: ending.rule,
        text: ending.text.get(lang).to_owned(),
        basis: marks::of_line(definition, ending.list, ending.rule)
            .map_or_else(String::new, |basis| marks::said(&basis, lang)),
    };
    Ok(card.endings.iter().map(line).collect())
}

/// The set-ups of a game to choose from: their labels say where whoever begins can win at once.
pub(crate) fn setups(content: &Content, page: &Rules, lang: Lang) -> Vec<SetUp> {
    let card = content.games.iter().find(|card| *card.id == *page.id);
    let choice = |setup: &Arrangement| {
        let label = setup_label(content, setup, lang);
        let won = card.is_some_and(|card| card.won.contains_key(&*setup.name));
        SetUp {
            name: setup.name.to_string(),
            label: if won { words::setup_won(lang, &label) } else { label },
            // The label is already the diagram's name.
            diagram: (drawn(content, setup) && content.labels.setups.contains_key(&*setup.name))
                .then(|| setup.name.to_string()),
            won,
        }
    };
    page.setups.iter().map(choice).collect()
}

/// The label of a set-up of a recorded game.
pub(crate) fn setup_label(content: &Content, setup: &Arrangement, lang: Lang) -> String {
    match content.labels.setups.get(&*setup.name) {
        Some(label) => label.get(lang).to_owned(),
        None if drawn(content, setup) => words::diagram(lang, &setup.name),
        None => setup_called(setup, lang),
    }
}

fn drawn(content: &Content, setup: &Arrangement) -> bool {
    content.diagrams.iter().any(|diagram| diagram.id == setup.name)
}

/// What a set-up is called that has neither a label nor a diagram: the number of seeds that lie in every pit, or
/// its name.
pub(crate) fn setup_called(setup: &Arrangement, lang: Lang) -> String {
    match setup.layout {
        Layout::Each(seeds) => words::setup_each(lang, seeds.into()),
        _ => setup.name.to_string(),
    }
}

/// The options of a game with their labels.
pub(crate) fn choices(content: &Content, page: &Rules, lang: Lang) -> Vec<Choice> {
    page.options
        .iter()
        .map(|option| {
            let label = content.labels.options.get(&*option.id);
            let values = option.values.iter().map(|value| {
                let label = content.labels.value(&option.id, &value.name);
                let label = label.map_or_else(|| value.name.to_string(), |label| label.get(lang).to_owned());
                (value.name.to_string(), label)
            });
            Choice {
                id: option.id.to_string(),
                label: label.map_or_else(|| option.id.to_string(), |label| label.get(lang).to_owned()),
                values: values.collect(),
                doubt: doubt_of(page, &option.id),
                default: option
                    .values
                    .get(usize::from(option.default))
                    .map_or_else(String::new, |v| v.name.to_string()),
            }
        })
        .collect()
}

/// The doubt that an option settles.
fn doubt_of(page: &Rules, option: &str) -> Option<u8> {
    page.doubts.iter().find(|doubt| doubt.option.as_deref() == Some(option)).map(|doubt| doubt.number)
}

/// The rules of a game on one sheet: everything needed to sit down and play.
pub(crate) async fn sheet(content: &Content, card: &Card, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, format!("game/{}/", card.id));
    let name = card.names.first().map_or(card.id.as_str(), |name| name.name.as_str());
    let description = words::sheet_lede(lang, name, card.people().get(lang));
    let row = |name: String, text: &str| html! { <><dt>{ name }</dt><dd>{ text }</dd></> };
    let setups = setups(content, rules(&card.id)?, lang);
    let setup_boards: Vec<Html> = setups
        .iter()
        .map(|setup| {
            let still = Shown::setup(&card.id, &setup.name).still(lang)?;
            Ok(html! { <figure class="still"><div class="drawn">{ raw(still) }</div><figcaption>{ &setup.label }</figcaption></figure> })
        })
        .collect::<Result<_>>()?;
    let main = html! {
        <div class="layout with-board">
            <main id="main" class="text">
                <article>
                    <h1>{ words::sheet(lang, name) }</h1>
                    <p class="lede">{ description.clone() }</p>
                    <dl class="rules">
                        { row(words::rule_start(lang), card.start.get(lang)) }
                        { row(words::rule_sowing(lang), card.sowing.get(lang)) }
                        { row(words::rule_end(lang), card.end.get(lang)) }
                    </dl>
                    <h2>{ words::setups(lang) }</h2>
                    { for setup_boards }
                    { marks::table(content, card, &route)? }
                    { header(content, card, &route)? }
                    { onward(card, &route, &["section", "play", "learn", "print"], content)? }
                </article>
            </main>
            { side(content, card, &route).await? }
            { linked::script(&linked::game(card, lang)) }
        </div>
    };
    Ok(Page {
        title: words::sheet(lang, name),
        description,
        kind: "game sheet",
        main,
        cited: Some(Cited { title: words::sheet(lang, name), section: card.section.clone() }),
        needs: Needs::reading().boards().framed(Shown::game(&card.id)),
        route,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_up_is_called_by_what_lies_in_its_pits_not_by_its_name() {
        let of = |layout| setup_called(&Arrangement::new("2", layout), Lang::En);
        assert_eq!(of(Layout::Each(2)), "2 in each pit");
        assert_eq!(of(Layout::Each(3)), "3 in each pit");
        // Only the back rows hold seeds.
        assert_eq!(of(Layout::rows(&[2, 2, 0, 0, 0, 0, 2, 2])), "2");
    }

    #[test]
    fn a_set_up_that_is_won_at_once_says_so() {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
        let content = Content::read(&root).expect("no problems");
        for (game, fair) in [("omweso", "b"), ("aweet", "free")] {
            let page = mbao_rules::game(game).expect("a game");
            let setups = setups(&content, page, Lang::En);
            let of = |name: &str| setups.iter().find(|setup| setup.name == name).expect("a set-up");
            assert!(of("c").won && of("c").label.ends_with("whoever begins can win at once"), "{game}");
            assert!(!of(fair).won && !of(fair).label.contains("whoever begins"), "{game}");
        }
    }
}
