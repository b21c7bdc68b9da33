//! Answers of a notebook that do not fit together, so that it cannot be played.

/// Declares [`Misfit`] from a table: the name, the name for pages, and the English message, with
/// `#` for each number.
macro_rules! misfits {
    ($($name:ident $id:literal $says:literal)*) => {
        /// Answers that do not fit each other. Pages describe each in the reader's language, by its name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Misfit {
            $(#[doc = $says] $name,)*
        }

        impl Misfit {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// Its name on pages.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$name => $id,)* }
            }

            /// The English message, with `#` for each number.
            pub(crate) const fn says(self) -> &'static str {
                match self { $(Self::$name => $says,)* }
            }
        }
    };
}

misfits! {
    PitsTwice "pits-twice" "this number of pits stands there already"
    PocketsSown "pockets-sown" "boards whose end pockets are sown into cannot be played here yet"
    FrontRow "front-row" "a front row is emptied on boards of four rows only"
    SetUpNamedTwice "set-up-named-twice" "another set-up has this name"
    NoSuchRow "no-such-row" "no row has # pits by the answer to question vi"
    InHand "in-hand" "seeds are kept in hand in bao only"
    EachPit "each-pit" "expected a number for each of the # pits, not #"
    RightHandPits "right-hand-pits" "expected 1 to # pits"
    HouseLaid "house-laid" "a house is laid in bao only"
    SeedsInAll "seeds-in-all" "expected 1 to # seeds in all, not #"
    BeforeBao "before-bao" "nothing comes before the first turn of bao"
    BeforeTwice "before-twice" "this comes before already"
    LaidOfItself "laid-of-itself" "a free set-up has its seeds laid of itself"
    DeploymentUnmoved "deployment-unmoved" "deployment needs the marks \"unmoved\""
    OpeningsWhole "openings-whole" "lift-any, lay-one and sow-rest belong together, on two rows, with nothing else"
    SouthWhole "south-whole" "south-lifts and south-lays-all belong together, on two rows, with nothing else"
    RaceLast "race-last" "a race is the last before the first turn"
    TurningRows "turning-rows" "turning back for a capture is played on four rows only"
    TurningWay "turning-way" "turning back for a capture goes with counterclockwise sowing only"
    BaoBoard "bao-board" "bao's start is played on four rows of eight"
    BaoWay "bao-way" "bao is sown in either direction"
    BaoAlone "bao-alone" "bao's start takes the place of all other conditions"
    BaoMarks "bao-marks" "bao has no marks but its houses"
    HousesInBao "houses-in-bao" "houses are played in bao only"
    CapturesLookedFor "captures-looked-for" "captures of the first handful are looked for on four rows, counterclockwise"
    SkippedRows "skipped-rows" "an opponent's pits are sown past on two rows only"
    MayBeLeft "may-be-left" "only a capture or turning back may be left"
    AskedOnFour "asked-on-four" "this can be true on four rows only"
    AskedInBao "asked-in-bao" "this is asked in bao only"
    BothEnds "both-ends" "both ends of a row are captured at on four rows only, and not in bao"
    BorderCrossed "border-crossed" "seeds cross the border on two rows only"
    PairOwned "pair-owned" "pairs make a player's own pits: marks are to be \"bulls\" or \"knives\""
    OnePair "one-pair" "only one pair of numbers can be asked for"
    BehindOnFour "behind-on-four" "there are pits behind on four rows only"
    KichwaInBao "kichwa-in-bao" "seeds are sown from a kichwa in bao, and only there"
    SownOnFour "sown-on-four" "seeds are sown from there on four rows only"
    SamePlace "same-place" "where players may turn back, all captured seeds go to the same place"
    NothingOpposite "nothing-opposite" "a capture needs the condition that there are seeds opposite"
    TurnRound "turn-round" "turning round needs the conditions turning-pit and clockwise-captures"
    MarkOwned "mark-owned" "marks are to be \"bulls\" or \"knives\""
    PairMarked "pair-marked" "two pits are marked under the condition of a pair only"
    HouseSown "house-sown" "the house is sown or spared in bao, where it is the own house"
    RelayWays "relay-ways" "a relay keeps its direction where players may turn back for a capture, and in bao"
    UnlawfulChoices "unlawful-choices" "starts cannot be unlawful where there are choices in the middle of a turn"
    NotInBao "not-in-bao" "this is not played in bao"
    OtherWay "other-way" "one starts again the other way on two rows only, where one sows either way"
    WinAtOnce "win-at-once" "a win at once needs that the player who cannot start has lost, on four rows"
    TwoChoices "two-choices" "line # may be chosen where this one may, and does something else: a player can be left one capture and one turning back, not two of a kind"
    TooManyQuestions "too-many-questions" "all lines together ask # different things; at most # can be told apart"
    TooManyPlans "too-many-plans" "more than # different sets of lines can apply at one pit"
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pages have words for each in every language, with as many numbers.
    #[test]
    fn pages_have_words_for_each() {
        let i18n = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../content/i18n");
        let languages =
            std::fs::read_dir(i18n).expect("languages").map(|entry| entry.expect("a language").path());
        // English stands in a language that has nothing of the notebook.
        for language in languages.filter(|path| path.join("notebook.ftl").exists()) {
            let words = std::fs::read_to_string(language.join("notebook.ftl")).expect("words");
            for misfit in Misfit::ALL {
                let id = format!("ui-misfit-{} = ", misfit.id());
                let said = words.lines().find_map(|line| line.strip_prefix(&id));
                let numbers = |text: &str| text.matches('#').count();
                assert_eq!(said.map(numbers), Some(numbers(misfit.says())), "{id}");
            }
            let all = words.lines().filter(|line| line.starts_with("ui-misfit-")).count();
            assert_eq!(all, Misfit::ALL.len());
        }
    }
}
