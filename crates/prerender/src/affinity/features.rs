//! Features and points in words.

use mbao_affinity::{Feature, Lie, Measure, Point, Rulings, Trait};
use mbao_rules::Rows;
use mbao_rules::definition::{Booty, Count, Marks, RelayWay, StartIf, Stuck, Turning, Ways};
use mbao_words::Lang;

use super::words;
use crate::words as site;

/// A game's value at a point, in words.
pub(crate) fn sentence(what: &Trait, lang: Lang) -> String {
    match what {
        Trait::Number(number) if number.fract() == 0.0 => format!("{number}"),
        Trait::Number(number) => format!("{number:.1}"),
        Trait::Set(features) if features.is_empty() => words::nothing(lang),
        Trait::Set(features) => listed(features.iter().copied(), lang),
    }
}

fn listed(features: impl Iterator<Item = Feature>, lang: Lang) -> String {
    features.map(|one| feature(one, lang)).collect::<Vec<_>>().join(", ")
}

/// How a reading differs from the game, one sentence for each point, in the order of the points.
pub(crate) fn differences(game: &Rulings, reading: &Rulings, lang: Lang) -> Vec<String> {
    let sentence = |at: Point| {
        let (ours, theirs) = match (game.at(at), reading.at(at)) {
            (ours, theirs) if ours == theirs => return None,
            (Trait::Set(ours), Trait::Set(theirs)) => {
                let only = |these: &[Feature], those: &[Feature]| {
                    listed(these.iter().copied().filter(|one| !those.contains(one)), lang)
                };
                (only(ours, theirs), only(theirs, ours))
            }
            (ours, theirs) => (sentence(ours, lang), sentence(theirs, lang)),
        };
        let point = capital(&point(at, lang));
        Some(match (ours.is_empty(), theirs.is_empty()) {
            // The same values in another order.
            (true, true) => return None,
            (true, false) => site::reading_besides(lang, &point, &theirs),
            (false, true) => site::reading_without(lang, &ours, &point),
            (false, false) => site::reading_instead(lang, &ours, &point, &theirs),
        })
    };
    Point::ALL.into_iter().filter_map(sentence).collect()
}

/// The text with a capital first letter.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().collect::<String>() + letters.as_str())
}

/// The name of a point.
pub(crate) fn point(point: Point, lang: Lang) -> String {
    match point {
        Point::Rows => words::point_rows(lang),
        Point::Columns => words::point_columns(lang),
        Point::Seeds => words::point_seeds(lang),
        Point::Lie => words::point_lie(lang),
        Point::Before => words::point_before(lang),
        Point::Start => words::point_start(lang),
        Point::Way => words::point_way(lang),
        Point::Skip => words::point_skip(lang),
        Point::Relay => words::point_relay(lang),
        Point::CaptureWhen => words::point_capture_when(lang),
        Point::CaptureWhat => words::point_capture_what(lang),
        Point::Booty => words::point_booty(lang),
        Point::Turning => words::point_turning(lang),
        Point::Marks => words::point_marks(lang),
        Point::Sleep => words::point_sleep(lang),
        Point::End => words::point_end(lang),
        Point::Count => words::point_count(lang),
    }
}

/// The name of a measure of play.
pub(crate) fn measure(measure: Measure, lang: Lang) -> String {
    match measure {
        Measure::Turns => words::measure_turns(lang),
        Measure::Choices => words::measure_choices(lang),
        Measure::Sown => words::measure_sown(lang),
        Measure::Laps => words::measure_laps(lang),
        Measure::Captures => words::measure_captures(lang),
        Measure::Taken => words::measure_taken(lang),
        Measure::Reversals => words::measure_reversals(lang),
    }
}

fn feature(feature: Feature, lang: Lang) -> String {
    let n = usize::from;
    let message = match feature {
        Feature::When(condition) => return mbao_board::reason(condition, lang.into()),
        Feature::From(StartIf::AtLeast(seeds)) => return words::from_at_least(lang, n(seeds)),
        Feature::From(StartIf::NotExactly(seeds)) => return words::from_not_exactly(lang, n(seeds)),
        Feature::SkipsEnemyHolding(seeds) => return words::skips_enemy(lang, n(seeds)),
        Feature::HouseFrom(seeds) => return words::house_from(lang, n(seeds)),
        Feature::TakesStringOf(pits) => return words::takes_string_of(lang, n(pits)),
        Feature::TakesFollowing(pits) => return words::takes_following(lang, n(pits)),
        Feature::EndsNoneHolds(seeds) => return words::ends_none_holds(lang, n(seeds)),
        Feature::Rows(Rows::Two) => words::rows_two,
        Feature::Rows(Rows::Four) => words::rows_four,
        Feature::Lie(Lie::Even) => words::lie_even,
        Feature::Lie(Lie::Pattern) => words::lie_pattern,
        Feature::Lie(Lie::Free) => words::lie_free,
        Feature::Lie(Lie::House) => words::lie_house,
        Feature::InHand => words::in_hand,
        Feature::ArrangesOwn => words::arranges_own,
        Feature::Deploys => words::deploys,
        Feature::SecretOpening => words::secret_opening,
        Feature::Race => words::race,
        Feature::From(StartIf::LoneOnlyIntoEmpty) => words::from_lone,
        Feature::From(StartIf::NotMarked) => words::from_not_marked,
        Feature::From(StartIf::Leftmost) => words::from_leftmost,
        Feature::From(StartIf::FirstNotOnOwnOccupied) => words::from_first,
        Feature::From(StartIf::CapturesIfAny) => words::from_captures,
        Feature::Obliged => words::obliged,
        Feature::ReverseStart => words::reverse_start,
        Feature::MayPass => words::may_pass,
        Feature::Feeds => words::feeds,
        Feature::Stuck(Stuck::Ends) => words::stuck_ends,
        Feature::Stuck(Stuck::Passes) => words::stuck_passes,
        Feature::Stuck(Stuck::Rightmost) => words::stuck_rightmost,
        Feature::First(Ways::Counterclockwise) => words::first_counter,
        Feature::First(Ways::Either) => words::first_either,
        Feature::Next(RelayWay::Same) => words::next_same,
        Feature::Next(RelayWay::Opposite) => words::next_opposite,
        Feature::Next(RelayWay::Chosen) => words::next_chosen,
        Feature::TurnsBack { chain: false } => words::turns_back,
        Feature::TurnsBack { chain: true } => words::turns_back_chain,
        Feature::TurningAt(Turning::Two) => words::turning_two,
        Feature::TurningAt(_) => words::turning_four,
        Feature::SkipsNothing => words::skips_nothing,
        Feature::SkipsOrigin => words::skips_origin,
        Feature::SkipsLater(_) => words::skips_later,
        Feature::TakesOpposite => words::takes_opposite,
        Feature::TakesBehind => words::takes_behind,
        Feature::TakesOwn => words::takes_own,
        Feature::TakesString => words::takes_string,
        Feature::TakesAlike => words::takes_alike,
        Feature::MayLeave => words::may_leave,
        Feature::To(Booty::Store) => words::to_store,
        Feature::To(Booty::StoreAndAgain) => words::to_store_again,
        Feature::To(Booty::SownOn) => words::to_sown,
        Feature::To(Booty::SownFromHere) => words::to_sown_here,
        Feature::To(Booty::SownFromOuter) => words::to_sown_outer,
        Feature::To(Booty::SownFromGap) => words::to_sown_gap,
        Feature::To(Booty::Kichwa) => words::to_kichwa,
        Feature::Marks(Marks::Bulls) => words::marks_bulls,
        Feature::Marks(Marks::Knives) => words::marks_knives,
        Feature::Marks(Marks::Unmoved) => words::marks_unmoved,
        Feature::Marks(Marks::Houses) => words::marks_houses,
        Feature::Marks(Marks::None) => words::nothing,
        Feature::OwnsOne => words::owns_one,
        Feature::OwnsTwo => words::owns_two,
        Feature::MovesOn => words::moves_on,
        Feature::StartsAgainOtherWay => words::starts_again_other,
        Feature::StartsAgain => words::starts_again,
        Feature::HouseChoice => words::house_choice,
        Feature::EndsEmpty => words::ends_empty,
        Feature::EndsEmptyOutsideMarks => words::ends_empty_marks,
        Feature::EndsForEither => words::ends_either,
        Feature::EndsNoStart => words::ends_no_start,
        Feature::WinsAtOnce => words::wins_at_once,
        Feature::EndsFrontRow => words::ends_front_row,
        Feature::Counts(Count::StarterLoses) => words::counts_starter,
        Feature::Counts(Count::StoreAndSide) => words::counts_side,
        Feature::Counts(Count::StoreAndMarks) => words::counts_marks,
        Feature::Counts(Count::BoardToOther) => words::counts_other,
    };
    message(lang)
}
