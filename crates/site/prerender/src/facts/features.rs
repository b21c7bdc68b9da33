//! Features and points in words.

use mbao_affinity::{Feature, Lie, Measure, Point, Rulings, Trait};
use mbao_rules::Rows;
use mbao_rules::definition::{Booty, Count, Marks, RelayWay, StartIf, Stuck, Turning, Ways};
use mbao_words::Lang;

use crate::words::{self, affinity};

/// A game's value at a point, in words.
pub(crate) fn sentence(what: &Trait, lang: Lang) -> String {
    match what {
        Trait::Number(number) if number.fract() == 0.0 => format!("{number}"),
        Trait::Number(number) => format!("{number:.1}"),
        Trait::Set(features) if features.is_empty() => affinity::nothing(lang),
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
            (true, false) => words::reading_besides(lang, &point, &theirs),
            (false, true) => words::reading_without(lang, &ours, &point),
            (false, false) => words::reading_instead(lang, &ours, &point, &theirs),
        })
    };
    Point::ALL.into_iter().filter_map(sentence).collect()
}

pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().collect::<String>() + letters.as_str())
}

pub(crate) fn point(point: Point, lang: Lang) -> String {
    match point {
        Point::Rows => affinity::point_rows(lang),
        Point::Columns => affinity::point_columns(lang),
        Point::Seeds => affinity::point_seeds(lang),
        Point::Lie => affinity::point_lie(lang),
        Point::Before => affinity::point_before(lang),
        Point::Start => affinity::point_start(lang),
        Point::Way => affinity::point_way(lang),
        Point::Skip => affinity::point_skip(lang),
        Point::Relay => affinity::point_relay(lang),
        Point::CaptureWhen => affinity::point_capture_when(lang),
        Point::CaptureWhat => affinity::point_capture_what(lang),
        Point::Booty => affinity::point_booty(lang),
        Point::Turning => affinity::point_turning(lang),
        Point::Marks => affinity::point_marks(lang),
        Point::Sleep => affinity::point_sleep(lang),
        Point::End => affinity::point_end(lang),
        Point::Count => affinity::point_count(lang),
    }
}

pub(crate) fn measure(measure: Measure, lang: Lang) -> String {
    match measure {
        Measure::Turns => affinity::measure_turns(lang),
        Measure::Choices => affinity::measure_choices(lang),
        Measure::Sown => affinity::measure_sown(lang),
        Measure::Laps => affinity::measure_laps(lang),
        Measure::Captures => affinity::measure_captures(lang),
        Measure::Taken => affinity::measure_taken(lang),
        Measure::Reversals => affinity::measure_reversals(lang),
    }
}

fn feature(feature: Feature, lang: Lang) -> String {
    let n = usize::from;
    let message = match feature {
        Feature::When(condition) => return mbao_board::reason(condition, lang.into()),
        Feature::From(StartIf::AtLeast(seeds)) => return affinity::from_at_least(lang, n(seeds)),
        Feature::From(StartIf::NotExactly(seeds)) => return affinity::from_not_exactly(lang, n(seeds)),
        Feature::SkipsEnemyHolding(seeds) => return affinity::skips_enemy(lang, n(seeds)),
        Feature::HouseFrom(seeds) => return affinity::house_from(lang, n(seeds)),
        Feature::TakesStringOf(pits) => return affinity::takes_string_of(lang, n(pits)),
        Feature::TakesFollowing(pits) => return affinity::takes_following(lang, n(pits)),
        Feature::EndsNoneHolds(seeds) => return affinity::ends_none_holds(lang, n(seeds)),
        Feature::Rows(Rows::Two) => affinity::rows_two,
        Feature::Rows(Rows::Four) => affinity::rows_four,
        Feature::Lie(Lie::Even) => affinity::lie_even,
        Feature::Lie(Lie::Pattern) => affinity::lie_pattern,
        Feature::Lie(Lie::Free) => affinity::lie_free,
        Feature::Lie(Lie::House) => affinity::lie_house,
        Feature::InHand => affinity::in_hand,
        Feature::ArrangesOwn => affinity::arranges_own,
        Feature::Deploys => affinity::deploys,
        Feature::SecretOpening => affinity::secret_opening,
        Feature::Race => affinity::race,
        Feature::From(StartIf::LoneOnlyIntoEmpty) => affinity::from_lone,
        Feature::From(StartIf::NotMarked) => affinity::from_not_marked,
        Feature::From(StartIf::Leftmost) => affinity::from_leftmost,
        Feature::From(StartIf::FirstNotOnOwnOccupied) => affinity::from_first,
        Feature::From(StartIf::CapturesIfAny) => affinity::from_captures,
        Feature::Obliged => affinity::obliged,
        Feature::ReverseStart => affinity::reverse_start,
        Feature::MayPass => affinity::may_pass,
        Feature::Feeds => affinity::feeds,
        Feature::Stuck(Stuck::Ends) => affinity::stuck_ends,
        Feature::Stuck(Stuck::Passes) => affinity::stuck_passes,
        Feature::Stuck(Stuck::Rightmost) => affinity::stuck_rightmost,
        Feature::First(Ways::Counterclockwise) => affinity::first_counter,
        Feature::First(Ways::Either) => affinity::first_either,
        Feature::Next(RelayWay::Same) => affinity::next_same,
        Feature::Next(RelayWay::Opposite) => affinity::next_opposite,
        Feature::Next(RelayWay::Chosen) => affinity::next_chosen,
        Feature::TurnsBack { chain: false } => affinity::turns_back,
        Feature::TurnsBack { chain: true } => affinity::turns_back_chain,
        Feature::TurningAt(Turning::Two) => affinity::turning_two,
        Feature::TurningAt(_) => affinity::turning_four,
        Feature::SkipsNothing => affinity::skips_nothing,
        Feature::SkipsOrigin => affinity::skips_origin,
        Feature::SkipsLater(_) => affinity::skips_later,
        Feature::TakesOpposite => affinity::takes_opposite,
        Feature::TakesBehind => affinity::takes_behind,
        Feature::TakesOwn => affinity::takes_own,
        Feature::TakesString => affinity::takes_string,
        Feature::TakesAlike => affinity::takes_alike,
        Feature::MayLeave => affinity::may_leave,
        Feature::To(Booty::Store) => affinity::to_store,
        Feature::To(Booty::StoreAndAgain) => affinity::to_store_again,
        Feature::To(Booty::SownOn) => affinity::to_sown,
        Feature::To(Booty::SownFromHere) => affinity::to_sown_here,
        Feature::To(Booty::SownFromOuter) => affinity::to_sown_outer,
        Feature::To(Booty::SownFromGap) => affinity::to_sown_gap,
        Feature::To(Booty::Kichwa) => affinity::to_kichwa,
        Feature::Marks(Marks::Bulls) => affinity::marks_bulls,
        Feature::Marks(Marks::Knives) => affinity::marks_knives,
        Feature::Marks(Marks::Unmoved) => affinity::marks_unmoved,
        Feature::Marks(Marks::Houses) => affinity::marks_houses,
        Feature::Marks(Marks::None) => affinity::nothing,
        Feature::OwnsOne => affinity::owns_one,
        Feature::OwnsTwo => affinity::owns_two,
        Feature::MovesOn => affinity::moves_on,
        Feature::StartsAgainOtherWay => affinity::starts_again_other,
        Feature::StartsAgain => affinity::starts_again,
        Feature::HouseChoice => affinity::house_choice,
        Feature::EndsEmpty => affinity::ends_empty,
        Feature::EndsEmptyOutsideMarks => affinity::ends_empty_marks,
        Feature::EndsForEither => affinity::ends_either,
        Feature::EndsNoStart => affinity::ends_no_start,
        Feature::WinsAtOnce => affinity::wins_at_once,
        Feature::EndsFrontRow => affinity::ends_front_row,
        Feature::Counts(Count::StarterLoses) => affinity::counts_starter,
        Feature::Counts(Count::StoreAndSide) => affinity::counts_side,
        Feature::Counts(Count::StoreAndMarks) => affinity::counts_marks,
        Feature::Counts(Count::BoardToOther) => affinity::counts_other,
    };
    message(lang)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_begin_with_a_capital() {
        assert_eq!(capital("diagram j"), "Diagram j");
        assert_eq!(capital(""), "");
    }
}
