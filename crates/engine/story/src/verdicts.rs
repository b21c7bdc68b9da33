//! Judges what could be played at a task with a goal, so that who shows it need not search.

use crate::answer::{Answer, Wrong};
use crate::ask::Ask;
use crate::goal::Goal;
use crate::goal_fault::GoalFault;
use crate::judge::{Try, judge, tries};
use crate::language::Language;
use crate::pits::Pits;
use crate::place::Place;
use crate::prelude::*;
use crate::story::Story;
use crate::task::boards;
use crate::turns::Turn;
use mbao_rules::{Error, Game};

impl Story {
    /// Judges every turn that could be played at each task with a goal, and writes the verdicts into the story: as
    /// answers accepted, or as wrong ones with what `say` says of them in the language of the words. Of several turns only
    /// those that the story has are judged, of pits to press only those accepted are written. A task with a goal that
    /// cannot be judged stays as it is, and is told of.
    ///
    /// ```
    /// use mbao_story::Story;
    ///
    /// let text = "Game: ndoto\nPosition: 3,0,0,2,0,0,4,0/2,0,1,0,0,3,0,1 s 8-8\n\n{[%ask] Take. [%goal captures 1]}\n";
    /// let mut story = Story::read(text)?;
    /// let bad = story.judge(|one, _| Some(format!("{:?}.", one.verdict.as_ref().unwrap_err())))?;
    /// assert!(bad.is_empty());
    /// let said = story.words[0].to_string();
    /// assert!(said.contains("[%accept c1] [%wrong a1 | f1 | h1: Captures(0).]"), "{said}");
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    ///
    /// # Errors
    /// As [`Story::settle`], if the story was changed.
    pub fn judge(
        &mut self,
        mut say: impl FnMut(&Try, Option<&Language>) -> Option<String>,
    ) -> Result<Vec<(Place, GoalFault)>, Error> {
        let mut judged = Vec::new();
        let mut bad = Vec::new();
        let tasks = self.tasks()?;
        boards(self, &mut |game, place, words, next| {
            let Some(goal) = words.iter().find_map(|words| words.goal.as_ref()) else { return };
            let ask = words.iter().find_map(|words| words.ask);
            let right = tasks.iter().find(|task| task.place == place).map_or(&[][..], |task| &task.right);
            let found = if ask == Some(Ask::Press) {
                let pits = goal.wishes().map_err(GoalFault::Unread);
                let pits = pits.and_then(|goal| Pits::of(&goal, game, next.first().map(|step| step.action)));
                let new = |answer: &Answer| !right.contains(answer);
                pits.map(|pits| (pits.answers().into_iter().filter(new).collect(), Vec::new()))
            } else {
                tried(game, goal, ask, right).map(apart)
            };
            match found {
                Ok((right, missed)) => judged.push((place, right, missed)),
                Err(why) => bad.push((place, why)),
            }
        })?;
        for (place, right, missed) in judged {
            let Some(words) = self.words_mut(&place) else { continue };
            if let Some(first) = words.iter_mut().find(|words| words.ask.is_some()) {
                first.accept.extend(right);
            }
            for one in missed {
                let answer = Answer::Played(one.turn.actions.clone());
                for words in words.iter_mut().filter(|words| words.ask.is_some()) {
                    let own = |wrong: &Wrong| wrong.answer.as_ref() == Some(&answer);
                    if !words.wrong.iter().any(own)
                        && let Some(text) = say(&one, words.language.as_ref())
                    {
                        words.wrong.push(Wrong { answer: Some(answer.clone()), text });
                    }
                }
            }
        }
        Ok(bad)
    }
}

/// Every turn at a task, judged; nothing where several turns are asked for.
fn tried(game: &Game, goal: &Goal, ask: Option<Ask>, right: &[Answer]) -> Result<Vec<Try>, GoalFault> {
    let turns = match ask {
        Some(Ask::Turn) => 1,
        Some(Ask::Turns(turns)) => turns,
        _ => return Err(GoalFault::NotAsked),
    };
    let goal = &goal.in_game(game.rules()).map_err(GoalFault::Unread)?;
    for answer in right {
        let turn = played(game, answer);
        if let Some(Err(miss)) = turn.map(|turn| judge(goal, game, &turn)) {
            return Err(GoalFault::Missed { answer: answer.clone(), miss });
        }
    }
    if turns > 1 {
        return if right.is_empty() { Err(GoalFault::None) } else { Ok(Vec::new()) };
    }
    let mut tries = tries(goal, game).map_err(GoalFault::Uncounted)?;
    match tries.iter().filter(|one| one.verdict.is_ok()).count() {
        0 => Err(GoalFault::None),
        all if all == tries.len() => Err(GoalFault::All),
        _ => {
            tries.retain(|one| !right.iter().any(|right| right.actions() == one.turn.actions));
            Ok(tries)
        }
    }
}

/// The turns that reach the goal, as answers, and the others.
fn apart(tries: Vec<Try>) -> (Vec<Answer>, Vec<Try>) {
    let (right, missed): (Vec<Try>, Vec<Try>) = tries.into_iter().partition(|one| one.verdict.is_ok());
    (right.into_iter().map(|one| Answer::Played(one.turn.actions)).collect(), missed)
}

/// What happens in an answer, as one turn, if it can be played.
fn played(game: &Game, answer: &Answer) -> Option<Turn> {
    let (mut events, mut after) = (Vec::new(), game.clone());
    for action in answer.actions() {
        events.extend(after.play(*action).ok()?);
    }
    Some(Turn { actions: answer.actions().to_vec(), events, after })
}
