//! The show while nobody is there: where a game is at home, one of its turns, its longest turn, and
//! a board that waits for a touch. Then the next people's game follows.

use std::cell::Cell;
use std::rc::Weak;
use std::time::Duration;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::future::sleep;
use js_sys::Array;
use mbao_words::Voice;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{CustomEvent, Element};

use super::config::Config;
use super::prelude::*;
use super::{KioskWonder, place, wake};
use mbao_viewer::page::get;

const BOARD: &str = "attract-board";
/// How long a place is shown.
const PLACE: Duration = Duration::from_millis(6500);
/// How long a board stands still before the first step, after each step, and after the last.
const FIRST: Duration = Duration::from_secs(2);
const BETWEEN: Duration = Duration::from_millis(1500);
const LAST: Duration = Duration::from_millis(4500);
/// How long a board waits for a touch before the next people's game.
const WAIT: Duration = Duration::from_secs(9);
/// How long one scene takes to give way to another.
const AWAY: Duration = Duration::from_millis(900);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scene {
    /// Where the game is at home, and whose it is.
    Place,
    Turn,
    /// The longest turn that is known, with a counter.
    Wonder,
    /// The board before the first turn, its pits glowing.
    Invite,
}

impl Scene {
    const ALL: [Self; 4] = [Self::Place, Self::Turn, Self::Wonder, Self::Invite];

    fn class(self) -> &'static str {
        match self {
            Self::Place => "at-place",
            Self::Turn => "at-turn",
            Self::Wonder => "at-wonder",
            Self::Invite => "at-invite",
        }
    }
}

/// A scene with the index of its game and of that game's turn.
type Shot = (usize, usize, Scene);

/// The show: one turn of each game, then another of each, each time with the game's other scenes.
fn shots(games: &[KioskGame]) -> Vec<Shot> {
    let most = games.iter().map(|game| game.turns.len()).max().unwrap_or(0);
    (0..most)
        .flat_map(|turn| (0..games.len()).map(move |game| (game, turn)))
        .filter(|(game, turn)| *turn < games[*game].turns.len())
        .flat_map(|(game, turn)| Scene::ALL.map(|scene| (game, turn, scene)))
        .filter(|(game, _, scene)| *scene != Scene::Wonder || games[*game].wonder.is_some())
        .collect()
}

/// The board of the show, as long as it is wanted.
struct Stage {
    board: Board,
    /// Lasts as long as what is shown is wanted.
    wanted: Weak<()>,
    away: UseStateSetter<bool>,
    /// Seeds that have fallen in the longest turn.
    fallen: UseStateSetter<u32>,
}

impl Stage {
    fn still(&self) -> bool {
        self.wanted.strong_count() > 0
    }

    async fn lay(&self, game: &KioskGame, steps: Option<&str>, wonder: Option<&KioskWonder>, plays: bool) {
        // All attributes are set at once: with only some of them the board would begin something else.
        let attributes = [
            ("game", Some(game.id.as_str())),
            ("steps", steps),
            ("position", wonder.map(|wonder| wonder.position.as_str())),
            ("speed", wonder.map(|_| "slow")),
            ("readonly", (!plays).then_some("")),
        ];
        for (name, value) in attributes {
            self.board.set(name, value);
        }
        page::done(self.board.begin()).await;
        if self.still() {
            self.away.set(false);
        }
    }

    async fn step_through(&self) {
        let steps = Rc::new(Cell::new((0_u32, 0_u32)));
        let told = steps.clone();
        let _counting = self.board.count_steps(move |step, of| told.set((step, of)));
        while self.still() {
            let before = steps.get();
            page::done(self.board.step()).await;
            let (step, of) = steps.get();
            // If the step counter did not move, there was no further step.
            if step >= of || (before.1 > 0 && step == before.0) {
                break;
            }
            sleep(BETWEEN).await;
        }
    }

    /// Plays the longest turn and counts its seeds as they fall.
    async fn count(&self, wonder: &KioskWonder) {
        self.fallen.set(0);
        sleep(FIRST).await;
        let mut before = 0;
        for action in &wonder.turn {
            if !self.still() {
                return;
            }
            let sown = Rc::new(Cell::new((0_u32, 0_u32)));
            let (here, fallen, wanted) = (sown.clone(), self.fallen.clone(), self.wanted.clone());
            let _counting = self.board.on("mbao-step", move |event| {
                let detail = event.dyn_ref().map_or(wasm_bindgen::JsValue::UNDEFINED, CustomEvent::detail);
                let events: Array = get(&detail, "events").unchecked_into();
                let (seen, mut seeds) = here.get();
                for at in seen..events.length() {
                    seeds += u32::from(get(&events.get(at), "kind") == "sow");
                }
                here.set((events.length(), seeds));
                if wanted.strong_count() > 0 {
                    fallen.set(before + seeds);
                }
            });
            page::done(self.board.play(action)).await;
            before += sown.get().1;
        }
        // If nothing moves, no seed was counted.
        if self.still() {
            self.fallen.set(wonder.seeds);
        }
    }

    async fn show(self, game: KioskGame, (_, turn, scene): Shot, resume: bool, next: impl FnOnce()) {
        let record = game.turns.get(turn).map(|turn| turn.record.as_str());
        match (scene, &game.wonder) {
            (Scene::Place, _) => {
                self.lay(&game, record, None, false).await;
                sleep(PLACE).await;
            }
            (Scene::Turn, _) => {
                if !resume {
                    self.lay(&game, record, None, false).await;
                    sleep(FIRST).await;
                }
                self.step_through().await;
            }
            (Scene::Wonder, Some(wonder)) => {
                self.lay(&game, None, Some(wonder), false).await;
                self.count(wonder).await;
            }
            _ => {
                self.lay(&game, None, None, true).await;
                sleep(WAIT).await;
            }
        }
        if self.still() && matches!(scene, Scene::Turn | Scene::Wonder) {
            sleep(LAST).await;
        }
        if self.still() {
            self.away.set(true);
            sleep(AWAY).await;
        }
        if self.still() {
            next();
        }
    }
}

/// A number with a comma between its thousands.
fn grouped(number: u32) -> String {
    if number < 1000 { number.to_string() } else { format!("{},{:03}", number / 1000, number % 1000) }
}

/// The screen, and the boards on it.
#[hook]
pub(super) fn use_attract(context: &Context<'_>, seen: bool) -> Html {
    let &Context { config, games, stills, visit, .. } = context;
    let (lang, go) = (visit.lang, context.go());
    let at = use_state_eq(|| 0_usize);
    let held = use_state_eq(|| false);
    let away = use_state_eq(|| false);
    let full = use_state_eq(|| true);
    let fallen = use_state_eq(|| 0_u32);
    // The index of the shot on the board.
    let standing = use_mut_ref(|| Rc::new(Cell::new(usize::MAX))).borrow().clone();

    let shots = shots(games);
    let (now, of) = (*at, shots.len().max(1));
    let shot = shots.get(now % of).copied();
    let game = shot.and_then(|(game, ..)| games.get(game)).cloned();
    let scene = shot.map_or(Scene::Place, |(.., scene)| scene);

    let (set_at, set_away, set_fallen, showing) = (at.setter(), away.setter(), fallen.setter(), game.clone());
    use_effect_with((seen && !*held, now), move |(plays, now)| {
        let board = Board::find(BOARD).filter(|_| *plays);
        let playing = board.zip(shot).zip(showing).map(|((board, shot), game)| {
            let want = Rc::new(());
            let resume = standing.replace(*now) == *now;
            let next = (*now + 1) % of;
            let wanted = Rc::downgrade(&want);
            let stage = Stage { board: board.clone(), wanted, away: set_away, fallen: set_fallen };
            spawn_local(stage.show(game, shot, resume, move || set_at.set(next)));
            (want, board)
        });
        move || {
            // Otherwise a long turn would go on out of sight.
            if let Some((want, board)) = playing {
                drop(want);
                board.set("position", None);
            }
        }
    });
    // For the next visitor the boards play again.
    let (set, look) = (held.setter(), full.setter());
    use_effect_with(seen, move |_| {
        set.set(false);
        look.set(wake::full());
    });

    let start = Screen::first(config);
    use_keys(seen, &start, &go);
    let Some(game) = game else { return Html::default() };
    let title = config.title[lang as usize].clone().unwrap_or_else(|| words::title(lang));
    html! {
        <section class={classes!("kiosk-screen", "attract", scene.class(), game.plate.is_some().then_some("with-plate"))} hidden={!seen}
            onclick={touch(config, scene, &game, start, &go)}>
            <h1>{ title }</h1>
            <div class={classes!("attract-show", away.then_some("away"))}>
                { place::picture(&game, stills, lang) }
                <div class="attract-words">
                    <h2>{ &game.name }</h2>
                    <p class="people">{ game.people.get(lang) }
                        // Sources may name only a country.
                        if game.people != game.region {
                            <span>{ " · " }{ game.region.get(lang) }</span>
                        }
                    </p>
                    { sentence(lang, &game, shot, *fallen) }
                </div>
                <div class="attract-board" inert={true}>
                    <mbao-board id={BOARD} lang={lang.tag()} readonly={true} />
                </div>
            </div>
            { bar(config, lang, &held, &full) }
        </section>
    }
}

/// A touch: on a pit that can be played, it begins a game with it.
fn touch(
    config: &Config,
    scene: Scene,
    game: &KioskGame,
    start: Screen,
    go: &Callback<Screen>,
) -> Callback<MouseEvent> {
    let (id, config) = (game.id.clone(), config.clone());
    go.reform(move |event: MouseEvent| {
        let board = Board::find(BOARD).filter(|_| scene == Scene::Invite);
        let pit = board.and_then(|board| {
            let pit = board.place_at(event.client_x().into(), event.client_y().into())?;
            board.legal().iter().any(|action| action.trim_start_matches('@').starts_with(&pit)).then_some(pit)
        });
        pit.map_or_else(|| start.clone(), |pit| Screen::game(&config, &id, Some(pit)))
    })
}

/// What is said beside the board.
fn sentence(lang: Lang, game: &KioskGame, shot: Option<Shot>, fallen: u32) -> Html {
    let turn = shot.and_then(|(_, turn, _)| game.turns.get(turn));
    match (shot.map_or(Scene::Place, |(.., scene)| scene), &game.wonder) {
        (Scene::Place, _) => html! { <p class="sentence">{ game.sentence.get(lang) }</p> },
        (Scene::Turn, _) => html! { <p class="sentence">{ turn.map_or("", |turn| turn.said.get(lang)) }</p> },
        (Scene::Wonder, Some(wonder)) => counted(lang, fallen, wonder),
        _ => {
            html! { <p class="sentence invitation">{ words::invite(Voice { lang, called: game.called }) }</p> }
        }
    }
}

/// The buttons below. A press on one that is not for beginning does not begin.
fn bar(config: &Config, lang: Lang, held: &UseStateHandle<bool>, full: &UseStateHandle<bool>) -> Html {
    let pause = {
        let held = held.clone();
        move |event: MouseEvent| {
            event.stop_propagation();
            held.set(!*held);
        }
    };
    let enlarge = {
        let full = full.setter();
        move |event: MouseEvent| {
            event.stop_propagation();
            wake::fill();
            full.set(true);
        }
    };
    html! {
        <div class="kiosk-bar">
            <button type="button" onclick={pause} aria-pressed={held.to_string()}>
                { if **held { words::go_on(lang) } else { words::hold(lang) } }
            </button>
            <button type="button" class="main begin">
                { for config.languages.iter().map(|lang| html! { <span lang={lang.tag()}>{ words::begin(*lang) }</span> }) }
            </button>
            if config.fullscreen && !**full {
                <button type="button" onclick={enlarge}>{ words::full(lang) }</button>
            }
        </div>
    }
}

fn counted(lang: Lang, fallen: u32, wonder: &KioskWonder) -> Html {
    let how = if wonder.met { words::wonder_met(lang) } else { words::wonder_arranged(lang) };
    html! {
        <>
            <p class="count"><strong>{ grouped(fallen) }</strong>{ " " }<span>{ words::wonder_seeds(lang) }</span></p>
            <p class="sentence">{ words::wonder_told(lang, &grouped(wonder.laps)) }{ " " }{ how }</p>
        </>
    }
}

/// Any key begins, except those that a button needs.
#[hook]
fn use_keys(seen: bool, start: &Screen, go: &Callback<Screen>) {
    let (going, to) = (go.clone(), start.clone());
    use_effect_with(seen, move |seen| {
        let listener = seen.then(|| {
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&page::window(), "keydown", options, move |event| {
                let on_button = event.target().and_then(|target| target.dyn_into::<Element>().ok());
                let on_button =
                    on_button.is_some_and(|target| target.closest("button").is_ok_and(|one| one.is_some()));
                let key = event.dyn_ref().map(KeyboardEvent::key).unwrap_or_default();
                if !on_button
                    && !["Tab", "Shift", "Control", "Alt", "Meta"].contains(&key.as_str())
                    && !event.default_prevented()
                {
                    event.prevent_default();
                    going.emit(to.clone());
                }
            })
        });
        move || drop(listener)
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{InEach, KioskTurn};

    #[test]
    fn every_people_comes_before_any_comes_again_each_with_its_place_and_its_invitation() {
        let said = || InEach(Vec::new());
        let wonder = KioskWonder { position: String::new(), turn: Vec::new(), seeds: 0, laps: 0, met: true };
        let game = |turns: usize, wonder: Option<&KioskWonder>| KioskGame {
            turns: vec![KioskTurn { record: String::new(), said: said() }; turns],
            wonder: wonder.cloned(),
            ..KioskGame::default()
        };
        let shown = shots(&[game(2, None), game(0, Some(&wonder)), game(1, Some(&wonder))]);
        let turns: Vec<_> =
            shown.iter().filter(|shot| shot.2 == Scene::Turn).map(|shot| (shot.0, shot.1)).collect();
        assert_eq!(turns, [(0, 0), (2, 0), (0, 1)]);
        let scenes =
            |game: usize| shown.iter().filter(|shot| shot.0 == game).map(|shot| shot.2).collect::<Vec<_>>();
        let plain = [Scene::Place, Scene::Turn, Scene::Invite];
        assert_eq!(scenes(0), [plain, plain].concat());
        assert_eq!(scenes(2), Scene::ALL);
    }

    #[test]
    fn thousands_stand_apart() {
        assert_eq!([0, 999, 1000, 2677, 12_004].map(grouped), ["0", "999", "1,000", "2,677", "12,004"]);
    }
}
