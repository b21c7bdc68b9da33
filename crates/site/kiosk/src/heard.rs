//! What is seen on the board, for the parts of the screen that follow every step of it.

use mbao_words::Lang;
use yew::{UseStateHandle, hook, use_effect_with, use_mut_ref, use_state_eq};

use mbao_viewer::board_element::{Board, BoardEvent, Counts, Watched};

/// What the board has reported.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Heard {
    pub watched: Watched,
    /// What counts for both players, in the state that is shown.
    pub counts: Option<Counts>,
    /// The board's own line, which changes with the language.
    pub caption: String,
}

/// What the board has reported so far. Only the part that asks is drawn anew at each step.
#[hook]
pub(super) fn use_heard(board: Option<&Board>, lang: Lang) -> UseStateHandle<Heard> {
    let heard = use_state_eq(Heard::default);
    let own = use_mut_ref(Heard::default);
    let set = heard.setter();
    use_effect_with((board.cloned(), lang), move |(board, _)| {
        let listening = board.as_ref().map(|board| {
            let here = board.clone();
            let hear = move |told: BoardEvent| {
                let mut now = own.borrow_mut();
                if now.watched.hear(&told, here.state().as_ref(), &here.legal()) {
                    now.counts = here.counts();
                }
                now.caption = here.caption();
                set.set(now.clone());
            };
            if board.state().is_some() {
                // The game began before this began to listen.
                hear(BoardEvent::Ready);
            }
            board.listen(hear)
        });
        move || drop(listening)
    });
    heard
}
