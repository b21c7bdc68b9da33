//! The players' sides: seats at the board with what counts and, at a table between two people, the text of each,
//! turned so that the player can read it.

use mbao_words::{Lang, Voice};
use yew::{Html, Properties, classes, component, html};

use super::board::{Heard, use_heard};
use super::words;
use mbao_viewer::because::because;
use mbao_viewer::board_element::{Board, Outcome, Part, Side};
use mbao_viewer::tally::made;

/// How the game ended, for both players; `alone` means that the computer plays North.
pub(super) fn ended(lang: Lang, outcome: &Outcome, alone: bool) -> String {
    let [south, north] = [outcome.score.0, outcome.score.1].map(|seeds| seeds.to_string());
    // The winner's number comes first.
    let (more, less) = if outcome.winner == Some(Side::North) { (north, south) } else { (south, north) };
    let by = words::won_by(lang, &less, &more);
    let won = match outcome.winner {
        None => words::drawn(lang),
        Some(Side::North) if alone => words::won(lang, &words::computer(lang)),
        Some(_) if alone => words::won_alone(lang),
        Some(winner) => words::won(lang, &winner.name(lang)),
    };
    format!("{won}, {by}.")
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct SitsProps {
    pub lang: Lang,
    pub board: Option<Board>,
    pub side: Side,
    /// The computer plays North.
    pub alone: bool,
    /// Only what counts is told: the name stands elsewhere.
    pub bare: bool,
    /// What the people of this game call seeds and pits, as [`Voice::called`] has it.
    pub called: u8,
}

/// How many seeds count for a side, and how they are made up.
fn score(&SitsProps { lang, side, called, .. }: &SitsProps, heard: &Heard) -> Html {
    let (Some(state), Some(counts)) = (&heard.watched.shown, heard.counts) else { return Html::default() };
    let (own, voice, hand) = (counts.of(side), Voice { lang, called }, side.of(state.hands));
    html! {
        <span class="score">
            <strong>{ own.total() }</strong>{ " " }<span>{ made(voice, own, hand, counts.keeps, counts.marks) }</span>
        </span>
    }
}

/// A player's place at the board that both look at from one side: who it is, whose turn it is, what counts.
#[component]
pub(super) fn Sits(props: &SitsProps) -> Html {
    let heard = use_heard(props.board.as_ref(), props.lang);
    let &SitsProps { lang, side, alone, called, .. } = props;
    if props.bare {
        return score(props, &heard);
    }
    let who = match side {
        Side::South if alone => words::you(lang),
        Side::North if alone => words::computer(lang),
        _ => side.name(lang),
    };
    let turn = heard.watched.part(side, [false, alone]) != Part::Rests;
    // A computer says why it has played its turn to the person whose turn it is.
    let why =
        (alone && side == Side::North && !turn).then(|| because(Voice { lang, called }, &heard.watched.why));
    html! {
        <div slot={side.of(("south", "north"))} class={classes!("sits", turn.then_some("turn"))} role="group" aria-label={who.clone()}>
            <span class="sits-name">{ who }</span>
            if let Some(why) = why.flatten() { <span class="sits-why">{ why }</span> }
            { score(props, &heard) }
        </div>
    }
}
