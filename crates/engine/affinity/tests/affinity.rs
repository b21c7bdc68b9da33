//! Checks what the article itself says about likeness, and what any distance must satisfy.

use mbao_affinity::{Feature, Play, Point, Rulings, Trait, bases_of, compare, guide, rules_of, tree};
use mbao_rules::{GAMES, Rules, game};

fn read(id: &str) -> Rulings {
    rules_of(game(id).expect("a game"))
}

fn apart(one: &str, other: &str) -> f64 {
    compare(&read(one), &read(other), Point::weight).distance
}

/// §5: coro is omweso with one change.
#[test]
fn coro_differs_from_omweso_in_one_point() {
    let comparison = compare(&read("omweso"), &read("coro"), Point::weight);
    let [difference] = &comparison.differences[..] else { panic!("{:?}", comparison.differences) };
    assert_eq!(difference.point, Point::CaptureWhat);
    assert_eq!(difference.first, Trait::Set(vec![Feature::TakesOpposite, Feature::TakesBehind]));
    assert_eq!(
        difference.second,
        Trait::Set(vec![Feature::TakesOpposite, Feature::TakesBehind, Feature::TakesOwn])
    );
    // One of three features differs, at a point of weight 3.
    let weights: f64 = Point::ALL.into_iter().map(Point::weight).sum();
    assert!((comparison.distance - 3.0 * (1.0 / 3.0) / weights).abs() < 1e-12);
}

/// §10: aweet is coro on a longer board.
#[test]
fn aweet_is_coro_on_more_columns() {
    let comparison = compare(&read("coro"), &read("aweet"), Point::weight);
    assert!(comparison.differences.iter().all(|d| matches!(d.point, Point::Columns | Point::Lie)));
    let columns = comparison.differences.iter().find(|d| d.point == Point::Columns).expect("columns");
    assert!((columns.distance - 0.2).abs() < 1e-12, "8 of 10");
}

/// §16: the games of the mweso type belong together, apart from the long boards of two rows.
#[test]
fn families_come_out() {
    for id in ["coro", "kombe", "mongale", "mongola", "aweet"] {
        for other in ["enkeshui", "mbothe", "giuthi", "ndoto", "kiothi", "lukho"] {
            assert!(apart("omweso", id) < apart("omweso", other), "{id} {other}");
        }
    }
    assert!(apart("enkeshui", "lukho") < apart("enkeshui", "omweso"));
    assert!(apart("bao-kiswahili", "bao-kujifunza") < apart("bao-kiswahili", "omweso"));
}

#[test]
fn it_is_a_distance() {
    for one in GAMES {
        assert!(apart(&one.id, &one.id).abs() < 1e-12);
        assert_eq!(guide(apart(&one.id, &one.id)), 100);
        for other in GAMES {
            let distance = apart(&one.id, &other.id);
            assert!((distance - apart(&other.id, &one.id)).abs() < 1e-12);
            assert!((0.0..=1.0).contains(&distance));
            // Mongale's rules are not on record: it is played by kombe's (§7).
            let same = one.id == other.id
                || [one, other].iter().all(|definition| ["kombe", "mongale"].contains(&&*definition.id));
            assert_eq!(same, distance == 0.0, "{} {}", one.id, other.id);
        }
    }
}

#[test]
fn a_weight_of_nothing_leaves_a_point_out() {
    let without = |point: Point| if point == Point::CaptureWhat { 0.0 } else { point.weight() };
    assert!(compare(&read("omweso"), &read("coro"), without).distance.abs() < 1e-12);
    assert!(compare(&read("omweso"), &read("ndoto"), |_| 0.0).distance.abs() < 1e-12);
}

/// Four points on a line at 0, 1, 4, 6: {0,1} at 1, {4,6} at 2, all at (4+6+3+5)/4.
#[test]
fn average_linkage_by_hand() {
    let at = [0.0_f64, 1.0, 4.0, 6.0];
    let tree = tree(4, |a, b| (at[a] - at[b]).abs());
    let joins: Vec<_> = tree.joins.iter().map(|join| (join.first, join.second, join.distance)).collect();
    assert_eq!(joins, [(0, 1, 1.0), (2, 3, 2.0), (4, 5, 4.5)]);
    assert_eq!(tree.order(), [0, 1, 2, 3]);
}

/// For any distances, the two groups with the smallest mean distance over their members are joined,
/// and the order keeps the given one where possible.
#[test]
fn every_join_is_the_nearest_by_the_mean_of_its_members() {
    let mut random = fastrand::Rng::with_seed(16);
    for games in 1..=20 {
        let far: Vec<Vec<f64>> = (0..games).map(|_| (0..games).map(|_| random.f64()).collect()).collect();
        let far = &far;
        let tree = tree(games, |a, b| far[a][b]);
        assert_eq!(tree.joins.len(), games - 1);
        let mean = |one: &[usize], other: &[usize]| {
            let pairs = one.iter().flat_map(|&a| other.iter().map(move |&b| far[a.min(b)][a.max(b)]));
            #[allow(clippy::cast_precision_loss)] // at most 400
            let count = (one.len() * other.len()) as f64;
            pairs.sum::<f64>() / count
        };
        let mut members: Vec<Vec<usize>> = (0..games).map(|game| vec![game]).collect();
        let mut open: Vec<usize> = (0..games).collect();
        for join in &tree.joins {
            let of = |group: usize| members[group].as_slice();
            assert!(of(join.first).iter().min() < of(join.second).iter().min());
            assert!((join.distance - mean(of(join.first), of(join.second))).abs() < 1e-9);
            for (at, &one) in open.iter().enumerate() {
                for &other in &open[at + 1..] {
                    assert!(mean(of(one), of(other)) > join.distance - 1e-9);
                }
            }
            let both = [of(join.first), of(join.second)].concat();
            members.push(both);
            open.retain(|group| ![join.first, join.second].contains(group));
            open.push(members.len() - 1);
        }
        // Games in the order of a tree keep that order when they are joined again.
        let order = tree.order();
        let again = mbao_affinity::tree(games, |a, b| far[order[a].min(order[b])][order[a].max(order[b])]);
        assert_eq!(again.order(), (0..games).collect::<Vec<_>>());
    }
}

#[test]
fn order_names_every_game_once() {
    let read: Vec<_> = GAMES.iter().map(|definition| rules_of(definition)).collect();
    let tree = tree(read.len(), |a, b| compare(&read[a], &read[b], Point::weight).distance);
    let mut order = tree.order();
    order.sort_unstable();
    assert_eq!(order, (0..read.len()).collect::<Vec<_>>());
    assert!(tree.joins.windows(2).all(|pair| pair[0].distance <= pair[1].distance));
    assert_eq!(mbao_affinity::tree(0, |_, _| 0.0).order(), [0_usize; 0]);
    assert_eq!(mbao_affinity::tree(1, |_, _| 0.0).order(), [0]);
}

fn play(id: &str, seed: u64) -> Play {
    let rules = Rules::of(id).expect("rules");
    let mut state = seed;
    Play::of(&rules, 40, |n| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((state >> 33) % n.max(1) as u64).unwrap_or(0)
    })
}

#[test]
fn play_repeats_by_its_seed_and_tells_games_apart() {
    let omweso = play("omweso", 1);
    assert_eq!(omweso, play("omweso", 1));
    assert!(omweso.distance(&omweso).abs() < 1e-12);
    let (again, ndoto) = (play("omweso", 2), play("ndoto", 1));
    assert!(omweso.distance(&again) < omweso.distance(&ndoto));
    // Giuthi turns after each handful, ndoto never.
    let at = |play: &Play| play.means[mbao_affinity::Measure::Reversals as usize];
    assert!(at(&play("giuthi", 1)) > 0.3);
    assert!(at(&ndoto).abs() < 1e-12);
    for definition in GAMES {
        let play = play(&definition.id, 3);
        assert!(play.means.iter().all(|mean| mean.is_finite()), "{}", definition.id);
        assert!(play.means[0] >= 1.0 && play.means[2] > 0.5, "{}: {:?}", definition.id, play.means);
    }
}

/// Every feature of a recorded game has its basis, and a noted game does not borrow that of another.
#[test]
fn every_feature_says_what_it_rests_on() {
    for definition in GAMES {
        let rulings = rules_of(definition);
        for point in Point::ALL {
            let empty = matches!(rulings.at(point), Trait::Set(features) if features.is_empty());
            let bases = bases_of(definition, point);
            assert!(empty || !bases.is_empty(), "{} {}", definition.id, point.id());
        }
        let noted = mbao_rules::Definition { id: "noted".into(), ..definition.clone() };
        assert!(bases_of(&noted, Point::Count).is_empty());
    }
}
