//! Places labels so that they do not lie on dots or on one another.

use crate::geometry::{Line, Point, cross};

/// Left, top, right, bottom.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Area(pub(crate) [f64; 4]);

impl Area {
    pub(crate) fn around((x, y): Point, width: f64, height: f64) -> Self {
        Self([x - width / 2.0, y - height / 2.0, x + width / 2.0, y + height / 2.0])
    }

    /// The size of the area that both share.
    pub(crate) fn shared(self, other: Self) -> f64 {
        let (one, two) = (self.0, other.0);
        let along = |low: usize, up: usize| (one[up].min(two[up]) - one[low].max(two[low])).max(0.0);
        along(0, 2) * along(1, 3)
    }

    fn size(self) -> f64 {
        (self.0[2] - self.0[0]) * (self.0[3] - self.0[1])
    }

    fn middle(self) -> Point {
        (f64::midpoint(self.0[0], self.0[2]), f64::midpoint(self.0[1], self.0[3]))
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Label {
    pub(crate) area: Area,
    /// A line from the dot to a label at some distance from it.
    pub(crate) leader: Option<Line>,
}

pub(crate) struct Dot {
    pub(crate) at: Point,
    pub(crate) radius: f64,
    pub(crate) width: f64,
}

/// Sides of a dot where a label may stand, the best first.
const SIDES: [(f64, f64); 8] =
    [(1.0, 0.0), (-1.0, 0.0), (0.0, -1.0), (0.0, 1.0), (0.8, -0.7), (0.8, 0.7), (-0.8, -0.7), (-0.8, 0.7)];

/// How far from its dot a label may stand.
const DISTANCES: [f64; 6] = [0.0, 9.0, 20.0, 34.0, 52.0, 74.0];

pub(crate) fn place(dots: &[Dot], height: f64, paper: (f64, f64)) -> Vec<Label> {
    let mut labels: Vec<Option<Label>> = dots.iter().map(|_| None).collect();
    // Each label is placed again once all others are placed, until nothing improves.
    for _ in 0..4 {
        for n in 0..dots.len() {
            labels[n] = None;
            let best = candidates(&dots[n], height, paper)
                .map(|(label, cost)| (cost + crowd(&label, n, dots, &labels), label))
                .min_by(|a, b| a.0.total_cmp(&b.0));
            labels[n] = best.map(|(_, label)| label);
        }
    }
    labels.into_iter().flatten().collect()
}

fn candidates(dot: &Dot, height: f64, (right, bottom): (f64, f64)) -> impl Iterator<Item = (Label, f64)> {
    let (x, y) = dot.at;
    let (width, gap) = (dot.width, dot.radius + 3.0);
    let paper = Area([2.0, 2.0, right - 2.0, bottom - 2.0]);
    DISTANCES.iter().flat_map(move |&distance| {
        SIDES.iter().zip(0_i32..).map(move |(&(across, down), side)| {
            let off = gap + distance;
            let middle = if across == 0.0 {
                // Above and below, a label slides along to stay on the paper.
                let slid = x.min(right - width / 2.0 - 2.0).max(width / 2.0 + 2.0);
                (slid, y + down * (off + height / 2.0))
            } else {
                (x + across * off + width.copysign(across) / 2.0, y + down * (off + height / 2.0))
            };
            let area = Area::around(middle, width, height);
            let outside = area.size() - area.shared(paper);
            let leader = (distance > 0.0).then(|| leader(dot, area));
            (Label { area, leader }, outside * 50.0 + distance * 2.0 + f64::from(side))
        })
    })
}

/// From the edge of the dot to the nearest point of the label.
fn leader(dot: &Dot, area: Area) -> Line {
    let (x, y) = dot.at;
    let [left, top, right, bottom] = area.0;
    let end = (x.clamp(left, right), y.clamp(top + 3.0, bottom - 3.0));
    let (dx, dy) = (end.0 - x, end.1 - y);
    let length = (dx * dx + dy * dy).sqrt().max(1.0);
    [(x + dx / length * dot.radius, y + dy / length * dot.radius), end]
}

/// The cost of a label that lies on dots and on other labels and their lines.
fn crowd(label: &Label, own: usize, dots: &[Dot], labels: &[Option<Label>]) -> f64 {
    let on_dots: f64 = dots
        .iter()
        .enumerate()
        .map(|(n, dot)| {
            let area = Area::around(dot.at, 2.0 * dot.radius + 2.0, 2.0 * dot.radius + 2.0);
            let near = Area::around(dot.at, 2.0 * dot.radius + 14.0, 2.0 * dot.radius + 14.0);
            // Beside another place's dot it would be taken for that place's name.
            let beside = f64::from(u8::from(label.area.shared(near) > 0.0)) * 45.0;
            label.area.shared(area) * 20.0 + if n == own { 0.0 } else { crossed(label.leader, area) + beside }
        })
        .sum();
    let on_labels: f64 = labels
        .iter()
        .flatten()
        .map(|other| {
            label.area.shared(other.area) * 20.0
                + crossed(label.leader, other.area)
                + crossed(other.leader, label.area)
                + f64::from(u8::from(cross(label.leader, other.leader))) * 60.0
        })
        .sum();
    on_dots + on_labels
}

fn crossed(leader: Option<Line>, area: Area) -> f64 {
    let Some([a, b]) = leader else { return 0.0 };
    let steps = (0..=12).map(|n| f64::from(n) / 12.0).map(|t| (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t));
    let inside = |p: &Point| {
        let [left, top, right, bottom] = area.0;
        (left..right).contains(&p.0) && (top..bottom).contains(&p.1)
    };
    if steps.into_iter().any(|point| inside(&point)) { 120.0 } else { 0.0 }
}

/// The left end of the baseline of a label's letters.
pub(crate) fn foot(label: &Label, size: f64) -> Point {
    (label.area.0[0], label.area.middle().1 + size * 0.34)
}

/// The approximate width of a text, in a humanist sans of that size, half bold.
pub(crate) fn width(text: &str, size: f64) -> f64 {
    let of = |letter: char| match letter {
        'i' | 'j' | 'l' | 'I' | '.' | ',' | '\'' | '’' => 0.27,
        'f' | 'r' | 't' | ' ' | '(' | ')' | '-' => 0.37,
        'm' | 'w' | 'M' | 'W' => 0.88,
        letter if letter.is_uppercase() => 0.66,
        _ => 0.56,
    };
    text.chars().map(of).sum::<f64>() * size * 1.06
}
