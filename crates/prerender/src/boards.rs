//! Boards in a page: the element, and in it a still picture for readers without
//! scripts and until the board has loaded.

use anyhow::{Context, Result};
use mbao_board::{Look, Trace, picture};
use mbao_rules::{Game, GameBuilder, State};
use mbao_words::Lang;
use yew::{AttrValue, Html, html};

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
}

/// The prefix of ids in still pictures, until [`once`](crate::once::once) gives them a sheet.
pub(crate) const STILL: &str = "still";

/// A board whose pits would be smaller than this, in pixels, is turned; the same as in `board.js`.
const SMALLEST: usize = 44;

impl Shown {
    pub(crate) fn game(game: &str) -> Self {
        Self { game: game.to_owned(), ..Self::default() }
    }

    pub(crate) fn setup(game: &str, setup: &str) -> Self {
        Self { setup: Some(setup.to_owned()), ..Self::game(game) }
    }

    /// The still picture: the board before anything is played on it.
    pub(crate) fn still(&self, lang: Lang) -> Result<String> {
        Ok(drawn(&self.begun()?, lang, false))
    }

    /// The still picture without letters and numbers around it, for small pictures.
    pub(crate) fn bare(&self, lang: Lang) -> Result<String> {
        let game = self.begun()?;
        let name = &game.rules().definition().name;
        let look = Look { name, lang, id: STILL, ..Look::default() };
        Ok(picture(&game.state(), &look))
    }

    /// The state before anything is played.
    pub(crate) fn state(&self) -> Result<State> {
        Ok(self.begun()?.state())
    }

    fn begun(&self) -> Result<Game> {
        let options = self.options.as_deref().unwrap_or_default();
        let request = GameBuilder {
            setup: self.setup.clone(),
            position: self.position.clone(),
            record: self.steps.clone(),
            ..Game::builder(self.game.clone()).options(
                options
                    .split(',')
                    .filter_map(|pair| pair.split_once('='))
                    .map(|(id, value)| (id.trim(), value.trim())),
            )
        };
        let mut game = request.start().with_context(|| format!("a board of {}", self.game))?;
        while game.undo() {}
        Ok(game)
    }

    /// How many rows there are, and the seeds that lie on North's side and on South's, with those in hand.
    pub(crate) fn sides(&self) -> Result<(usize, [u32; 2])> {
        let state = self.begun()?.state();
        let rows = state.seeds.rows();
        let side = |rows: std::ops::Range<usize>, hand: usize| {
            let pits = rows.flat_map(|row| state.seeds.row(row)).map(|&seeds| u32::from(seeds)).sum::<u32>();
            pits + u32::from(state.hands[hand])
        };
        Ok((rows, [side(0..rows / 2, 1), side(rows / 2..rows, 0)]))
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
        let still = |tall| Html::from_html_unchecked(AttrValue::from(drawn(&begun, lang, tall)));
        let Self { game, setup, options, position, steps, id, readonly, turning, hints, autoplay } =
            self.clone();
        let class = if turning { needs(&begun) } else { keeps(&begun) };
        Ok(html! {
            <mbao-board {id} {class} {game} {setup} {options} {position} {steps} {readonly} hints={hints.then_some("")} {autoplay} loading="lazy">
                { north }
                { still(false) }
                if turning {
                    { still(true) }
                } else {
                    { kept(&begun) }
                }
                { south }
            </mbao-board>
        })
    }
}

pub(crate) fn drawn(game: &Game, lang: Lang, tall: bool) -> String {
    let name = &game.rules().definition().name;
    picture(&game.state(), &Look { name, lang, tall, coordinates: true, id: STILL, ..Look::default() })
}

/// A state of a game as a still picture.
pub(crate) fn of_state(game: &str, state: &State, lang: Lang) -> Result<String> {
    let name = &mbao_rules::game(game).with_context(|| format!("the game {game}"))?.name;
    Ok(picture(state, &Look { name, lang, coordinates: true, id: STILL, ..Look::default() }))
}

/// A state after a turn as a still picture, with the turn's trace.
pub(crate) fn traced(game: &str, state: &State, trace: &Trace, lang: Lang) -> Result<String> {
    let name = &mbao_rules::game(game).with_context(|| format!("the game {game}"))?.name;
    let look = Look { name, lang, coordinates: true, id: STILL, trace: Some(trace), ..Look::default() };
    Ok(picture(state, &look))
}

/// The classes by which `home.css` draws boards to one scale.
pub(crate) fn scale(state: &State) -> String {
    let stores = if state.keeps { " with-stores" } else { "" };
    format!("object columns-{}{stores}", state.seeds.columns())
}

/// The class of a board whose space is reserved, by the width from which it is not turned.
pub(crate) fn keeps(game: &Game) -> String {
    format!("keeps-{}", least(game))
}

/// The space that a board takes when turned upright, for a page that shows it lying until it wakes.
pub(crate) fn kept(game: &Game) -> Html {
    Html::from_html_unchecked(AttrValue::from(mbao_board::room(&game.state())))
}

/// The class of a board whose picture is already turned.
fn needs(game: &Game) -> String {
    format!("needs-{}", least(game))
}

fn least(game: &Game) -> usize {
    least_of(&game.state())
}

/// The width from which a board is not turned; `site.css` has the widths.
pub(crate) fn least_of(state: &State) -> usize {
    let seeds = &state.seeds;
    let along = seeds.columns() * 100 + 68 + if seeds.rows() == 2 { 260 } else { 0 };
    (along * SMALLEST).div_ceil(100)
}

/// Actions from a position as a record to step through.
pub(crate) fn record(game: &str, position: Option<&str>, actions: &[String]) -> Result<String> {
    let request = GameBuilder { position: position.map(str::to_owned), ..Game::builder(game) };
    let mut played = request.start().with_context(|| format!("an example of {game}"))?;
    for action in actions {
        played.play_text(action).with_context(|| format!("{action} in an example of {game}"))?;
    }
    Ok(played.record())
}
