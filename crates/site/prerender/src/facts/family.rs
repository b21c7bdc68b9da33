//! Where the games of a family stand on a plane, so that the more alike two are, the nearer they are.

use std::f64::consts::TAU;

/// How often all places are bettered; then nothing moves any more.
const ROUNDS: usize = 600;
/// The room that a game takes, as parts of the plane.
const ROOM: [f64; 2] = [0.135, 0.26];

/// Places of this many games, from 0 to 1 across and down: the stress of their distances is made small (SMACOF, from
/// a circle), then they are parted until none lies over another.
pub(crate) fn places(count: u8, far: impl Fn(usize, usize) -> f64) -> Vec<[f64; 2]> {
    let n = f64::from(count);
    let mut now: Vec<[f64; 2]> =
        (0..count).map(|at| TAU * f64::from(at) / n).map(|at| [at.cos(), at.sin()]).collect();
    for _ in 0..ROUNDS {
        let pulled = |a: usize| {
            let mut to = [0.0; 2];
            for b in (0..now.len()).filter(|&b| b != a) {
                let apart = [now[a][0] - now[b][0], now[a][1] - now[b][1]];
                let longer = far(a, b) / apart[0].hypot(apart[1]).max(1e-9) / n;
                to = [to[0] + longer * apart[0], to[1] + longer * apart[1]];
            }
            to
        };
        now = (0..now.len()).map(pulled).collect();
    }
    fit(&mut now);
    for _ in 0..ROUNDS {
        part(&mut now);
    }
    now
}

/// Stretches places until they fill the plane, with half a game's room around them.
fn fit(places: &mut [[f64; 2]]) {
    for axis in 0..2 {
        let along = places.iter().map(|place| place[axis]);
        let (least, most) =
            along.fold((f64::MAX, f64::MIN), |(least, most), at| (least.min(at), most.max(at)));
        for place in places.iter_mut() {
            let share = (place[axis] - least) / (most - least).max(1e-9);
            place[axis] = ROOM[axis] / 2.0 + share * (1.0 - ROOM[axis]);
        }
    }
}

/// Moves each two games that lie over one another apart, the short way.
fn part(places: &mut [[f64; 2]]) {
    for a in 0..places.len() {
        for b in a + 1..places.len() {
            let over = [0, 1].map(|axis| ROOM[axis] - (places[a][axis] - places[b][axis]).abs());
            if over.iter().any(|&over| over <= 0.0) {
                continue;
            }
            let axis = usize::from(over[1] / ROOM[1] < over[0] / ROOM[0]);
            let way = if places[a][axis] < places[b][axis] { -0.5 } else { 0.5 };
            for (one, way) in [(a, way), (b, -way)] {
                let edge = ROOM[axis] / 2.0;
                places[one][axis] = (places[one][axis] + way * over[axis]).clamp(edge, 1.0 - edge);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_that_are_alike_stand_together_and_none_over_another() {
        // Two families of seven.
        let places = places(14, |a, b| if a / 7 == b / 7 { 0.2 } else { 1.0 });
        let far = |a: usize, b: usize| (places[a][0] - places[b][0]).hypot(places[a][1] - places[b][1]);
        let mean = |pairs: Vec<(usize, usize)>| {
            let far: Vec<f64> = pairs.iter().map(|&(a, b)| far(a, b)).collect();
            far.iter().sum::<f64>() / f64::from(u32::try_from(far.len()).expect("few pairs"))
        };
        let all: Vec<(usize, usize)> = (0..14).flat_map(|a| (a + 1..14).map(move |b| (a, b))).collect();
        let (own, other): (Vec<_>, Vec<_>) = all.iter().partition(|(a, b)| a / 7 == b / 7);
        assert!(mean(own) < 0.7 * mean(other));
        for (a, b) in all {
            let apart = [0, 1].map(|axis| (places[a][axis] - places[b][axis]).abs() > ROOM[axis] - 0.01);
            assert!(apart[0] || apart[1], "{a} and {b}: {:?} {:?}", places[a], places[b]);
        }
    }
}
