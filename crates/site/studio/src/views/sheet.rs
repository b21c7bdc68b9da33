//! A sheet to print: every board at which something is said, with its words.

use gloo::events::EventListener;
use web_sys::Element;

use super::prelude::*;

/// More steps than any story has: its last board.
const LAST: &str = "99999";

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct SheetProps {
    pub(crate) lang: Lang,
    pub(crate) draft: Draft,
    /// Called once it was printed, or not.
    pub(crate) done: Callback<()>,
}

/// A board that tells one step.
fn board(draft: &Draft) -> Html {
    html! { <mbao-board game={draft.game()} steps={draft.text()} step={LAST} readonly=true /> }
}

/// The sheet; it prints itself as soon as all its boards are drawn.
#[component]
pub(crate) fn Sheet(props: &SheetProps) -> Html {
    let place = use_node_ref();
    let places = props.draft.said_places();
    // A story that says nothing is its last board.
    let boards: Vec<Draft> = if places.is_empty() {
        vec![props.draft.clone()]
    } else {
        places.iter().map(|(place, beat)| props.draft.alone(place, *beat)).collect()
    };
    let (count, node, done) = (boards.len(), place.clone(), props.done.clone());
    use_effect_with((), move |()| {
        let drawn = std::rc::Rc::new(std::cell::Cell::new(0));
        let listening = node.cast::<Element>().map(|sheet| {
            ["mbao-step", "mbao-error"].map(|name| {
                let seen = drawn.clone();
                EventListener::new(&sheet, name, move |_| {
                    seen.set(seen.get() + 1);
                    if seen.get() == count {
                        let _ = page::window().print();
                    }
                })
            })
        });
        // Some browsers print later.
        let printed = EventListener::new(&page::window(), "afterprint", move |_| done.emit(()));
        move || drop((listening, printed))
    });
    let title = props.draft.header("Title").to_owned();
    let author = props.draft.header("Author").to_owned();
    html! {
        <section class="studio-sheet" ref={place}>
            if !title.is_empty() { <h2>{ title }</h2> }
            if !author.is_empty() { <p>{ words::read_by(props.lang, &author) }</p> }
            <ol>{ for boards.iter().map(|one| html! { <li>{ board(one) }</li> }) }</ol>
        </section>
    }
}
