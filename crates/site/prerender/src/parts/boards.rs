//! Boards in a page: the element, and in it a still picture for readers without
//! scripts and until the board has loaded.

use mbao_board::{FINGER, Plan};
use mbao_rules::{Game, GameBuilder, State};
use mbao_story::{Notes, chapters};
use mbao_viewer::board_element::Tally;
use yew::virtual_dom::VTag;

use super::prelude::*;
use crate::facts::found::definition;

/// What a board in a page shows.
// They are attributes, each there or not.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Shown {
    pub(crate) game: String,
    pub(crate) setup: Option<String>,
    pub(crate) options: Option<String>,
    pub(crate) position: Option<String>,
    /// A record to step through.
    pub(crate) steps: Option<String>,
    /// Id of the element, where an island uses it.
    pub(crate) id: Option<String>,
    pub(crate) readonly: bool,
    /// Whether it is at the top of a page. There, on narrow screens, its still picture is turned as the board
    /// will be. Elsewhere space is reserved for it, so that nothing moves when a board wakes.
    pub(crate) turning: bool,
    /// It has a button that asks for a hint.
    pub(crate) hints: bool,
    /// It steps through its record by itself as soon as it has begun.
    pub(crate) autoplay: bool,
    /// Attributes that change nothing in its still picture. A record among them names the game.
    pub(crate) others: Vec<(&'static str, &'static str)>,
}

impl Shown {
    pub(crate) fn game(game: &str) -> Self {
        Self { game: game.to_owned(), ..Self::default() }
    }

    pub(crate) fn setup(game: &str, setup: &str) -> Self {
        Self { setup: Some(setup.to_owned()), ..Self::game(game) }
    }

    /// The still picture: the board before anything is played on it.
    pub(crate) fn still(&self, lang: Lang) -> Result<Still> {
        Ok(Still::of(&self.begun()?, lang))
    }

    /// The state before anything is played.
    pub(crate) fn state(&self) -> Result<State> {
        Ok(self.begun()?.state())
    }

    fn begun(&self) -> Result<Game> {
        let mut game = self.played()?;
        while game.undo() {}
        Ok(game)
    }

    fn played(&self) -> Result<Game> {
        let options = self.options.as_deref().unwrap_or_default();
        let request = GameBuilder {
            setup: self.setup.clone(),
            position: self.position.clone(),
            ..Game::builder(self.game.clone()).options(
                options
                    .split(',')
                    .filter_map(|pair| pair.split_once('='))
                    .map(|(id, value)| (id.trim(), value.trim())),
            )
        };
        let begun = match &self.steps {
            Some(record) => chapters(record).and_then(|texts| {
                let chosen = self.others.iter().find(|(name, _)| *name == "chapter");
                let at = chosen.and_then(|(_, number)| number.parse::<usize>().ok()).unwrap_or(1);
                Notes::read(&texts[at.saturating_sub(1).min(texts.len() - 1)], request).map(|(game, _)| game)
            }),
            None => request.start(),
        };
        begun.with_context(|| format!("a board of {}", self.game))
    }

    /// How many rows it has, whether it has stores, and what counts for South and for North.
    pub(crate) fn tally(&self) -> Result<(usize, bool, [Tally; 2])> {
        let state = self.begun()?.state();
        let own = |own: mbao_rules::Tally| Tally {
            store: own.store.into(),
            marks: own.marks.into(),
            board: own.board.into(),
        };
        Ok((state.seeds.rows(), state.keeps, state.tally.map(own)))
    }

    /// The attributes by which a frame shows it.
    pub(crate) fn attributes(&self) -> Vec<(&'static str, String)> {
        let Self { game, setup, options, position, steps, .. } = self;
        let others = [("setup", setup), ("options", options), ("position", position), ("steps", steps)];
        let others = others.into_iter().filter_map(|(name, value)| Some((name, value.clone()?)));
        [("game", game.clone())].into_iter().chain(others).collect()
    }

    /// The element. The board loads when it comes into view.
    pub(crate) fn element(&self, lang: Lang) -> Result<Html> {
        self.element_with(lang, [Html::default(), Html::default()])
    }

    /// The element, with content for its slots.
    pub(crate) fn element_with(&self, lang: Lang, [north, south]: [Html; 2]) -> Result<Html> {
        let begun = self.begun()?;
        let still = Still::of(&begun, lang);
        let Self { game, setup, options, position, steps, id, readonly, turning, hints, autoplay, others } =
            self.clone();
        // At the top of a page its picture is turned already.
        let class = if turning { format!("needs-{}", least(&begun.state())) } else { keeps(&begun) };
        let game = others.iter().all(|(name, _)| *name != "record").then_some(game);
        let mut board = VTag::new("mbao-board");
        for (name, value) in others {
            board.add_attribute(name, value);
        }
        let texts = [
            ("id", id),
            ("game", game),
            ("setup", setup),
            ("options", options),
            ("position", position),
            ("steps", steps),
            ("hints", hints.then(String::new)),
            ("loading", Some("lazy".to_owned())),
            ("readonly", readonly.then(|| "readonly".to_owned())),
            ("autoplay", autoplay.then(|| "autoplay".to_owned())),
            ("class", Some(class)),
        ];
        for (name, value) in texts.into_iter().filter_map(|(name, value)| Some((name, value?))) {
            board.add_attribute(name, value);
        }
        let upright = if turning { still.clone().upright().html() } else { kept(&begun) };
        board.add_children([north, still.html(), upright, south]);
        Ok(board.into())
    }
}

pub(crate) fn of_state(game: &str, state: &State, lang: Lang) -> Result<Still> {
    Ok(Still::new(&definition(game)?.name, state.clone(), lang))
}

/// The classes by which `home.css` draws boards to one scale.
pub(crate) fn scale(state: &State) -> String {
    let stores = if state.keeps { " with-stores" } else { "" };
    format!("object columns-{}{stores}", state.seeds.columns())
}

/// The class of a board whose space is reserved, by the width from which it is not turned.
pub(crate) fn keeps(game: &Game) -> String {
    format!("keeps-{}", least(&game.state()))
}

/// The space that a board takes when turned upright, for a page that shows it lying until it wakes.
pub(crate) fn kept(game: &Game) -> Html {
    raw(mbao_board::room(&game.state()))
}

/// The width from which a board is not turned where there may be a finger.
pub(crate) fn least(state: &State) -> i32 {
    Plan::of(state, false).width_for(FINGER)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use mbao_board::MOUSE;

    use super::*;
    use crate::parts::pictures::markup;

    /// How boards of all games lie.
    fn plans() -> Vec<Plan> {
        let mut plans = Vec::new();
        for game in mbao_rules::games() {
            let sizes = game
                .columns
                .iter()
                .map(|columns| Game::builder(game.id.clone()).options([("columns", columns.to_string())]));
            let setups =
                game.setups.iter().map(|setup| Game::builder(game.id.clone()).setup(setup.name.clone()));
            for begun in sizes.chain(setups).filter_map(|builder| builder.start().ok()) {
                plans.push(Plan::of(&begun.state(), false));
            }
        }
        plans
    }

    #[test]
    fn the_styles_know_from_which_width_each_board_lies() {
        const STYLES: &str = include_str!("../../../../../www/styles/site.css");
        let mut rules = Vec::new();
        for pit in [FINGER, MOUSE] {
            let widths: BTreeSet<_> =
                plans().iter().map(|plan| (plan.width_for(FINGER), plan.width_for(pit))).collect();
            rules.extend(widths.into_iter().map(|(name, width)| {
                format!(
                    "  @container (width < {width}px) {{ .needs-{name} > svg {{ display: none; }} \
                     :is(.needs-{name}, .keeps-{name}) > svg[width] {{ display: block; }} }}"
                )
            }));
        }
        let styled: Vec<_> = STYLES.lines().filter(|line| line.contains(".needs-")).collect();
        assert_eq!(styled, rules, "expected\n{}", rules.join("\n"));
    }

    #[test]
    fn the_element_and_the_front_page_know_how_long_boards_are() {
        const ELEMENT: &str = include_str!("../../../../library/element/drawing.js");
        const FRONT: &str = include_str!("../../../../../www/styles/home.css");
        // Both have eight pits in a row; in units of the picture a pit is 100 wide.
        let along = |game: &str| Shown::game(game).still(Lang::En).expect("a board").plan().width_for(100);
        let (frame, stores) = (along("omweso") - 8 * 100, along("ndoto") - along("omweso"));
        for line in [
            format!("const SMALLEST = {FINGER};\nconst SMALLEST_FOR_MOUSE = {MOUSE};\n"),
            format!("const PIT = 100;\nconst FRAME = {frame};\nconst STORES = {stores};\n"),
        ] {
            assert!(ELEMENT.contains(&line), "drawing.js has not {line}");
        }
        for rule in [format!("calc(({frame} + 100 * var(--columns, 8) + "), format!("--ends: {stores};")] {
            assert!(FRONT.contains(&rule), "home.css has not {rule}");
        }
    }

    #[test]
    fn a_board_has_its_attributes_and_a_record_names_its_game() {
        let tag = |shown: &Shown| {
            let text = futures::executor::block_on(markup(shown.element(Lang::En).expect("a board")));
            text.split_inclusive('>').next().unwrap_or_default().to_owned()
        };
        let shown = Shown { readonly: true, setup: Some("m".to_owned()), ..Shown::game("ndoto") };
        assert_eq!(
            tag(&shown),
            "<mbao-board game=\"ndoto\" setup=\"m\" loading=\"lazy\" readonly=\"readonly\" class=\"keeps-497\">"
        );
        let others = vec![("record", "Game: \"ndoto\""), ("fixed", "")];
        assert_eq!(
            tag(&Shown { others, ..Shown::game("ndoto") }),
            "<mbao-board record=\"Game: &quot;ndoto&quot;\" fixed=\"\" loading=\"lazy\" class=\"keeps-497\">"
        );
    }
}
