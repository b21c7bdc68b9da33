//! What the sources leave open and what is played, in words, by the number of the editors' decision.

use crate::definition::{Definition, Doubt};

impl Definition {
    /// What one of its doubts leaves open and what is played, in words; empty if that is written nowhere.
    ///
    /// ```
    /// let aweet = mbao_rules::game("aweet")?;
    /// assert!(aweet.note(&aweet.doubts[0]).starts_with("No arrangement is given"));
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    pub fn note<'a>(&self, doubt: &'a Doubt) -> &'a str {
        doubt.note.as_deref().or_else(|| note(&self.id, doubt.number)).unwrap_or_default()
    }
}

/// The words for a doubt of a recorded game; two games may share a number.
///
/// They stand apart from the definitions, so that a download that does not show them need not include them.
#[rustfmt::skip]
fn note(game: &str, number: u8) -> Option<&'static str> {
    Some(match number {
        4 => "The numbers of diagram a are lost: we show four seeds in each back pit.",
        5 => "The outline of diagram e is lost: we let the two leftmost columns turn, as recorded elsewhere in Uganda.",
        6 => "Where seeds captured by a clockwise handful go is not said: from where that handful began, clockwise again if that captures at once and the player wishes, else counterclockwise.",
        7 => "No arrangement is given: we put two seeds in every pit.",
        8 => "It differs from kombe in details that are not on record: we play kombe's rules.",
        9 if game == "ndoto" => "Nothing is said of a player who has seeds but no lawful start: he passes, and when both must pass the game is over.",
        9 if game == "giuthi" => "When neither player holds a pit that may be lifted, the game is over and each keeps his side.",
        10 => "It is not said how much of the first move sows the opponent's twos: we take the whole opening turn.",
        11 => "A move that never crossed is not valid, yet gives another turn: we let the sowing stand and the player starts again.",
        12 => "No arrangement is given for ten pits a row: we put three in each of the eight right-hand pits of each side.",
        13 => "How the warriors of a lifted boma are laid is not said: one by one, as the player likes.",
        14 => "A boma that begins empty counts as moved, even if warriors are laid in it before the game.",
        15 => "The last warrior may not land on an occupied boma of one's own; we ask this of the first handful, and a later one that ends so sleeps.",
        16 => "The handout points to captures only after coming round the enemy side, but then most games never end: we let every handful that ends in an own empty boma capture.",
        17 => "Sowing at once is made exact in ticks: South drops a seed, then North, until both sleep.",
        18 => "Stones left on the board outside knives count for nobody.",
        19 if game == "bao-kujifunza" => "Little is said of this game: it has the mtaji rules of bao la kiswahili, as the masters' games show them.",
        19 if game == "bao-kiswahili" => "The text leaves out what the masters of Zanzibar do: their recorded games decide where they and the text differ.",
        21 => "The pits from which a race begins were outlined on a diagram that is lost: we take the right-hand pit of the back row.",
        22 => "Nothing is said of the seed that makes a capture: it stays where it fell.",
        23 => "What an indirect capture is, is not said: we take it to be one that comes after relays of the clockwise handful.",
        24 => "How far the string runs is not said in full: a bull opposite breaks it, and it runs the way of the last handful.",
        25 => "Whether a player who has come round chooses the way once or for every later handful is not said: for every one.",
        26 => "What a player without a bull does with the cows left at the end is not said: they count all the same.",
        27 => "The knife is called an addition to the rules of the race: we let none be made in the race.",
        28 => "What all his stones are is not clear: we take those that South has lifted from his own side.",
        29 => "Two sentences on the end do not fit together: the game is over when the player to start has no lawful start at all.",
        30 => "Whether the turn goes on from the pit that a last seed has moved on to is not spelt out: the player sleeps, whatever it holds.",
        31 => "What two hands do at once is made exact seed by seed, so a race often ties, which the article does not speak of: a toss decides.",
        32 => "Whether the players lift together or in turn, in sight or not, is not said: South lifts first, unseen by North.",
        33 => "What becomes of a house that is captured is not said: it stops being one.",
        34 => "Every pit has three stones; that one may begin with other numbers is our offer.",
        35 => "The game is over when a player has no seeds to go on with: we ask this of the player about to start, who must go on.",
        36 => "Any pit of two or more may be sown: we bar a lone kichwa of eight or fewer from the back row, as the masters do in bao la kiswahili.",
        37 => "Whether the turn that lays the last seed of all is namua to its end is not said: it is, so the house keeps its powers.",
        38 => "A race begins from the far right-hand pit: where that is empty, we take the rightmost one with seeds.",
        39 => "Which way the string follows is not said: the way of the last handful.",
        40 => "The capture at the left end goes on as far as bomas are occupied, and spares those that were not moved: we let it end at the first of these too.",
        41 => "Whatever number is lifted and laid: we ask for one stone at least in the hand, and for one that is kept to race with.",
        42 => "In the second phase the two take turns after the second game: we take it that they take turns to begin.",
        _ => return None,
    })
}
