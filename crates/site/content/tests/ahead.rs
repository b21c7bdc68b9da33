//! Compares looking ahead with playing everything in whole games.

use mbao_content::{Aim, Worth, counts_sides, prospects};
use mbao_rules::{GAMES, Game, GameBuilder, Side};
use mbao_story::{Uncounted, turns};

fn at(game: &str, position: &str) -> Game {
    let position = Some(position.to_owned());
    (GameBuilder { position, ..Game::builder(game) }).start().expect("a position")
}

/// South's lead, counted from what a page sees of a game.
fn lead(game: &Game) -> i32 {
    let state = game.state();
    let [south, north] = [Side::South, Side::North].map(|side| {
        let half = state.seeds.rows() / 2;
        let rows = if side == Side::South { half..2 * half } else { 0..half };
        if counts_sides(game.rules().definition()) {
            let lie: i32 = rows.flat_map(|row| state.seeds.row(row)).map(|&seeds| i32::from(seeds)).sum();
            return lie + i32::from(state.hands[side.index()]);
        }
        let marked = game.rules().board().pits().filter(|&pit| {
            let owned = game.rules().definition().end.count == mbao_rules::definition::Count::StoreAndMarks;
            owned && game.position().mark(pit) == Some(side)
        });
        let marked: i32 = marked.map(|pit| i32::from(game.position().seeds(pit))).sum();
        i32::from(state.stores[side.index()]) + marked
    });
    if counts_sides(game.rules().definition()) { south } else { south - north }
}

/// What the player to start reaches by playing everything; `None` if there is too much to play.
fn reached(game: &Game, ahead: u8, had: i32) -> Option<Worth> {
    let mover = game.mover();
    let gained = |game: &Game| {
        let south = lead(game) - had;
        Worth::Gained(if mover == Side::South { south } else { -south })
    };
    if let Some(outcome) = game.outcome() {
        return Some(match outcome.winner {
            None => gained(game),
            Some(winner) if winner == mover => Worth::Won,
            Some(_) => Worth::Lost,
        });
    }
    if ahead == 0 {
        return Some(gained(game));
    }
    let mut best = None;
    for turn in turns(game).ok()? {
        let after = reached(&turn.after, ahead - 1, had)?;
        best = best.max(Some(if turn.after.mover() == mover { after } else { other(after) }));
    }
    best
}

fn other(worth: Worth) -> Worth {
    match worth {
        Worth::Lost => Worth::Won,
        Worth::Gained(seeds) => Worth::Gained(-seeds),
        Worth::Won => Worth::Lost,
    }
}

/// A game some way on, its turns chosen at random.
fn some_way_on(id: &str, lots: &mut u64) -> Option<Game> {
    let mut below = |n: usize| {
        *lots = lots.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(*lots >> 33).expect("31 bits") % n
    };
    let mut game = Game::start(id).ok()?;
    for _ in 0..12 + below(40) {
        let legal = game.legal_texts();
        if legal.is_empty() || legal[0].ends_with('*') {
            return None;
        }
        game.play_text(&legal[below(legal.len())]).ok()?;
    }
    // Starts from the position, as a page does, without what was played before.
    (game.outcome().is_none()).then_some(at(id, &game.position_text()?))
}

#[test]
fn what_is_foreseen_is_what_playing_everything_reaches() {
    let mut lots = 7;
    for definition in GAMES.iter().filter(|definition| definition.id != "lukho" && definition.id != "kiothi")
    {
        let mut held = 0;
        for _ in 0..40 {
            let Some(game) = some_way_on(&definition.id, &mut lots) else { continue };
            let had = lead(&game);
            let Ok(all) = prospects(&game, 2) else { continue };
            if all.len() > 20 {
                continue;
            }
            for one in &all {
                let Some(expected) = reached(&one.turn.after, 1, had) else { continue };
                let expected =
                    if one.turn.after.mover() == game.mover() { expected } else { other(expected) };
                assert_eq!(
                    one.worth,
                    expected,
                    "{} {:?} {:?}",
                    definition.id,
                    game.position_text(),
                    one.turn.actions
                );
                held += 1;
                if one.reply.is_empty() {
                    continue;
                }
                // The reported answer reaches the reported result.
                let mut game = one.turn.after.clone();
                for action in &one.reply {
                    game.play_text(action).expect("an answer");
                }
                if game.outcome().is_none() {
                    let south = lead(&game) - had;
                    let mover = one.turn.events[0].by();
                    assert_eq!(one.worth, Worth::Gained(if mover == Side::South { south } else { -south }));
                }
            }
        }
        assert!(held > 10, "{}: only {held} turns were held against it", definition.id);
    }
}

#[test]
fn three_turns_are_foreseen_too() {
    let mut lots = 11;
    let mut held = 0;
    for id in ["ndoto", "enkeshui", "bao-kujifunza", "omweso"] {
        for _ in 0..12 {
            let Some(game) = some_way_on(id, &mut lots) else { continue };
            let Ok(all) = prospects(&game, 3) else { continue };
            if all.len() > 6 {
                continue;
            }
            for one in &all {
                let Some(expected) = reached(&one.turn.after, 2, lead(&game)) else { continue };
                let same = one.turn.after.mover() == game.mover();
                assert_eq!(
                    one.worth,
                    if same { expected } else { other(expected) },
                    "{id} {:?}",
                    game.position_text()
                );
                held += 1;
            }
        }
    }
    assert!(held > 20, "only {held} turns were held against it");
}

#[test]
fn an_aim_is_reached_by_as_much_or_by_winning() {
    let gain = Aim { turns: 1, gain: Some(3) };
    assert!(gain.reached(Worth::Gained(3)) && gain.reached(Worth::Won));
    assert!(!gain.reached(Worth::Gained(2)) && !gain.reached(Worth::Lost));
    let win = Aim { turns: 1, gain: None };
    assert!(win.reached(Worth::Won) && !win.reached(Worth::Gained(60)));
}

#[test]
fn lukho_is_followed_to_its_end() {
    let mut game = Game::start("lukho").expect("lukho");
    for action in ["lift d1=1,g1=2", "lift e2=2,g2=2", "lay f2=1"] {
        game.play_text(action).expect(action);
    }
    for one in prospects(&game, 1).expect("few lays") {
        let mut game = game.clone();
        game.play(one.turn.actions[0]).expect("a lay");
        while game.outcome().is_none() {
            let only = game.legal_texts()[0].clone();
            game.play_text(&only).expect("what is forced");
        }
        let [south, north] = game.outcome().expect("an end").score.map(i32::from);
        assert_eq!(one.worth, Worth::Gained(north - south), "{:?}", one.turn.actions);
    }
}

#[test]
fn where_seeds_are_lifted_freely_nothing_can_be_foreseen() {
    let game = Game::start("lukho").expect("lukho");
    assert_eq!(prospects(&game, 1).err(), Some(Uncounted::Free));
}
