//! Still pictures of boards.

use mbao_board::{Look, Over, Picture, Plan, Trace};
use mbao_rules::{Game, State};
use mbao_words::Lang;

/// A picture of a board that nobody plays on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Still {
    name: String,
    state: State,
    lang: Lang,
    tall: bool,
    coordinates: bool,
    trace: Option<Trace>,
    pub(crate) over: Over,
}

impl Still {
    pub(crate) fn new(name: &str, state: State, lang: Lang) -> Self {
        let name = name.to_owned();
        Self { name, state, lang, tall: false, coordinates: true, trace: None, over: Over::default() }
    }

    pub(crate) fn of(game: &Game, lang: Lang) -> Self {
        Self::new(&game.rules().definition().name, game.state(), lang)
    }

    /// South to the left.
    pub(crate) fn upright(self) -> Self {
        Self { tall: true, ..self }
    }

    /// Without letters and numbers around it, for small pictures.
    pub(crate) fn bare(self) -> Self {
        Self { coordinates: false, ..self }
    }

    /// With what a turn did.
    pub(crate) fn traced(self, trace: Trace) -> Self {
        Self { trace: Some(trace), ..self }
    }

    pub(crate) fn over(self, shapes: String) -> Self {
        Self { over: Over { shapes, links: false }, ..self }
    }

    pub(crate) fn over_with_links(self, shapes: String) -> Self {
        Self { over: Over { shapes, links: true }, ..self }
    }

    pub(crate) fn plan(&self) -> Plan {
        Plan::of(&self.state, self.tall)
    }

    /// The picture, its ids beginning with that prefix.
    pub(crate) fn picture<'a>(&'a self, id: &'a str) -> Picture<'a> {
        let &Self { ref name, ref state, lang, tall, coordinates, ref trace, .. } = self;
        Picture::new(
            state,
            Look { name, lang, tall, coordinates, trace: trace.as_ref(), id, ..Look::default() },
        )
    }
}
