//! Plays out a proved starting position in real games. The claimant plays by proof and table, the
//! other at random or as the master: GAME COLUMNS EACH TABLE-SEEDS CLAIMED TURNS GAMES.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use anyhow::{Context, Result, bail};
use lexopt::{Parser, ValueExt};
use mbao_players::{Level, Limits, Player};
use mbao_rules::{Action, Game, Side};

use super::{Claim, Prover, Store, Study, Tablebase, holding};

pub(crate) fn run(mut arguments: Parser) -> Result<()> {
    let id = arguments.value()?.string()?;
    let (columns, each): (u8, u8) = (arguments.value()?.parse()?, arguments.value()?.parse()?);
    let (seeds, claimed) = (arguments.value()?.parse()?, arguments.value()?.parse()?);
    let (turns, games): (u8, u64) = (arguments.value()?.parse()?, arguments.value()?.parse()?);
    let study = Study::new(&id, columns)?;
    let store = Store::new(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/tables")), &study)?;
    let mut table = Tablebase::new(&study, seeds);
    for seeds in 0..=seeds {
        let layer = store.find(seeds, table.ranks().of(seeds))?;
        table.push(layer.with_context(|| format!("the layer of {seeds} seeds is not solved"))?);
    }
    let start = vec![each; study.pits()];
    let claim = Claim { mover: true, seeds: claimed };
    let stop = AtomicBool::new(false);
    let mut looking = Prover::new(&study, &table, start.iter().map(|&n| usize::from(n)).sum(), 26, &stop);
    for turns in 1..=turns {
        if looking.holds(&start, claim, turns) == Some(true) {
            println!("proved in {turns} turns, {} positions", looking.nodes);
        }
    }
    let options = [("seeds", each.to_string()), ("columns", columns.to_string())];
    let has_options = study.rules().definition().options.iter().any(|option| option.id == "seeds");
    let chosen = if has_options { &options[..] } else { &[] };
    let rules = mbao_rules::Rules::builder(study.rules().definition()).options(chosen).compile();
    let rules = rules.map_err(|error| anyhow::anyhow!("{}", error.message()))?;
    let master = Player::new(&rules, Level::MASTER, 3);
    let limits = Limits { nodes: 2_000, memory: 1 << 14, ..Limits::default() };
    let mut random = fastrand::Rng::with_seed(17);
    let mut least = u16::MAX;
    for number in 0..games {
        let mut game =
            Game::with_rules(rules.clone(), None).map_err(|e| anyhow::anyhow!("{}", e.message()))?;
        let mut left = turns;
        while game.outcome().is_none() {
            if game.mover() == Side::South {
                let way = holding(&study, &table, &mut looking, &mut game, claim.seeds, left)
                    .context("no turn holds the claim")?;
                for action in way {
                    game.play_text(&action).map_err(|e| anyhow::anyhow!("{}", e.message()))?;
                }
                left = left.saturating_sub(1);
            } else {
                let turn = game.turn();
                // Half of the games are random, the others mostly the master's: few are alike and
                // many are hard.
                let by_lot = random.u32(0..10) < if number % 2 == 0 { 10 } else { 2 };
                while game.outcome().is_none() && game.turn() == turn {
                    let found = if by_lot { None } else { master.suggest(&game, &limits, || false) };
                    let legal = game.legal_texts();
                    let action = found.map_or_else(
                        || random.choice(&legal).cloned(),
                        |found| found.turn.first().map(Action::to_string),
                    );
                    game.play_text(&action.context("something legal")?)
                        .map_err(|e| anyhow::anyhow!("{}", e.message()))?;
                }
                left = left.saturating_sub(1);
            }
        }
        let outcome = game.outcome().context("over")?;
        least = least.min(outcome.score[0]);
        if outcome.score[0] < u16::from(claim.seeds) {
            bail!("only {} seeds: {}", outcome.score[0], mbao_story::record(&game));
        }
    }
    println!("{games} games, at least {least} seeds in each");
    Ok(())
}
