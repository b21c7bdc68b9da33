//! Maps as SVG text.

use std::fmt::Write as _;

use crate::clip;
use crate::geometry::{GEOMETRY, Line, Point};
use crate::labels::{self, Area, Dot, Label};
use mbao_words::Lang;

use crate::names::KNOWN;
use crate::pins::{self, Pin};
use crate::place::{Linked, Marked, Precision};
use crate::view::View;

/// Where a few places lie: a picture of 320 by 260, with `label` as its text for readers who cannot see it.
pub fn locator(places: &[Marked<'_>], label: &str, lang: Lang) -> String {
    let view = View::around(places, (320.0, 260.0), 15.0);
    let sizes = Sizes { dot: 3.4, label: 13.0, name: 10.5 };
    let mut out = open(&view, "map locator", &format!("role=\"img\" aria-label=\"{}\"", escaped(label)));
    ground(&view, 0.5, &mut out);
    let labels = place_labels(places, &view, &sizes);
    names(places, &labels, &view, &sizes, lang, &mut out);
    for (place, label) in places.iter().zip(&labels) {
        let _ = write!(out, "<g class=\"place {}\">", place.precision.class());
        mark(place, &view, &sizes, &mut out);
        write_label(place, label, &sizes, &mut out);
        out.push_str("</g>");
    }
    out.push_str("</svg>");
    out
}

/// Many places, each a link with a title: a picture 960 wide and as high as needed. Besides its name each
/// place has its number, in `<g class="pin">`, which is not seen unless a style sheet shows it: on a phone
/// names would be too small, and numbers can be read. So too the names of countries in `names few`.
pub fn whole(places: &[Linked<'_>], label: &str, lang: Lang) -> String {
    let marked: Vec<Marked<'_>> = places.iter().map(|linked| linked.place).collect();
    let view = View::whole(&marked, 960.0);
    let sizes = Sizes { dot: 5.0, label: 17.0, name: 17.0 };
    let mut out = open(&view, "map whole", &format!("role=\"group\" aria-label=\"{}\"", escaped(label)));
    ground(&view, 0.7, &mut out);
    let labels = place_labels(&marked, &view, &sizes);
    names(&marked, &labels, &view, &sizes, lang, &mut out);
    let at: Vec<Point> = marked.iter().map(|place| view.place((place.lon, place.lat))).collect();
    let pins = pins::place(&at, PIN, (view.width, view.height));
    few_names(&at, &pins, &view, lang, &mut out);
    for ((linked, label), pin) in places.iter().zip(&labels).zip(&pins) {
        let place = &linked.place;
        let _ = write!(
            out,
            "<a class=\"place {} {}\" href=\"{}\"><title>{}</title>",
            place.precision.class(),
            escaped(linked.class),
            escaped(linked.href),
            escaped(linked.title),
        );
        mark(place, &view, &sizes, &mut out);
        write_label(place, label, &sizes, &mut out);
        write_pin(*pin, linked.number, &mut out);
        out.push_str("</a>");
    }
    out.push_str("</svg>");
    out
}

/// A map without names and marks, `width` wide, and where the places lie on it. The caller adds names and
/// marks.
pub fn plain(places: &[Marked<'_>], width: f64) -> (String, Vec<(f64, f64)>) {
    let view = View::whole(places, width);
    let mut out = open(&view, "map plain", "aria-hidden=\"true\"");
    ground(&view, 0.4, &mut out);
    out.push_str("</svg>");
    (out, places.iter().map(|place| view.place((place.lon, place.lat))).collect())
}

/// The radius of the disc behind a number.
const PIN: f64 = 23.0;

/// The size of the letters of numbers, and of names among them. On a screen of 320 pixels it is 11.
const FEW: f64 = 33.0;

struct Sizes {
    dot: f64,
    label: f64,
    name: f64,
}

/// `spoken` are the attributes that say what a screen reader makes of it.
fn open(view: &View, class: &str, spoken: &str) -> String {
    let (width, height) = (view.width, view.height);
    format!(
        "<svg class=\"{class}\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" {spoken}>\
         <rect class=\"sea\" width=\"{width}\" height=\"{height}\" fill=\"#dfe5e3\"/>"
    )
}

/// Land, borders, rivers and lakes, without steps shorter than `fine`.
fn ground(view: &View, fine: f64, out: &mut String) {
    // Outlines that run along the frame are stroked there, out of sight.
    let frame = [-4.0, -4.0, view.width + 4.0, view.height + 4.0];
    let placed = |line: &Vec<Point>| -> Vec<Point> { line.iter().map(|&point| view.place(point)).collect() };
    let rings = |rings: &[Vec<Point>]| {
        let cut = rings.iter().map(|ring| clip::ring(placed(ring), frame));
        cut.filter(|ring| ring.len() > 2).map(|ring| straight(&ring, fine) + "Z").collect::<String>()
    };
    let lines = |lines: &[Vec<Point>], draw: fn(&[Point], f64) -> String| {
        let cut = lines.iter().flat_map(|line| clip::line(&placed(line), frame));
        cut.map(|line| draw(&line, fine)).collect::<String>()
    };
    let mut layer = |class: &str, d: &str, paint: &str| {
        if !d.is_empty() {
            let _ = write!(out, "<path class=\"{class}\" {paint} d=\"{d}\"/>");
        }
    };
    layer("land", &rings(&GEOMETRY.land), "fill=\"#f3ead6\" stroke=\"#8a7a62\"");
    layer("border", &lines(&GEOMETRY.borders, straight), "fill=\"none\" stroke=\"#b7a583\"");
    layer("river", &lines(&GEOMETRY.rivers, curved), "fill=\"none\" stroke=\"#8ea6ad\"");
    layer("lake", &rings(&GEOMETRY.lakes), "fill=\"#c3d0d2\" fill-rule=\"evenodd\"");
}

/// A path through all points, leaving out steps too short to be seen.
fn straight(points: &[Point], fine: f64) -> String {
    let mut pen = Pen::default();
    let mut kept: Option<Point> = None;
    for (n, &(x, y)) in points.iter().enumerate() {
        let near = kept.is_some_and(|(a, b)| (x - a).abs() < fine && (y - b).abs() < fine);
        if !near || n + 1 == points.len() {
            match kept {
                None => pen.start((x, y)),
                Some(_) => pen.step('l', &[(x, y)]),
            }
            kept = Some((x, y));
        }
    }
    pen.path
}

/// A path that bends at the points, for lines that are only sketched.
fn curved(points: &[Point], _: f64) -> String {
    let mut pen = Pen::default();
    pen.start(points[0]);
    for (n, &bend) in points.iter().enumerate().skip(1) {
        match points.get(n + 1) {
            Some(next) => {
                pen.step('q', &[bend, (f64::midpoint(bend.0, next.0), f64::midpoint(bend.1, next.1))]);
            }
            None => pen.step('l', &[bend]),
        }
    }
    pen.path
}

/// Writes steps in tenths, which keeps paths short; the next step makes up for what rounding one step lost.
#[derive(Default)]
struct Pen {
    path: String,
    at: (i32, i32),
}

impl Pen {
    fn start(&mut self, point: Point) {
        self.at = tenths(point);
        let _ = write!(self.path, "M{} {}", tenth(self.at.0), tenth(self.at.1));
    }

    fn step(&mut self, letter: char, points: &[Point]) {
        let mut end = self.at;
        self.path.push(letter);
        for (n, &point) in points.iter().enumerate() {
            end = tenths(point);
            let (dx, dy) = (end.0 - self.at.0, end.1 - self.at.1);
            let space = if n > 0 && dx >= 0 { " " } else { "" };
            let between = if dy >= 0 { " " } else { "" };
            let _ = write!(self.path, "{space}{}{between}{}", tenth(dx), tenth(dy));
        }
        self.at = end;
    }
}

#[allow(clippy::cast_possible_truncation)] // a picture is small
fn tenths((x, y): Point) -> (i32, i32) {
    ((x * 10.0).round() as i32, (y * 10.0).round() as i32)
}

fn tenth(tenths: i32) -> String {
    let sign = if tenths < 0 { "-" } else { "" };
    match (tenths.abs() / 10, tenths.abs() % 10) {
        (whole, 0) => format!("{sign}{whole}"),
        (0, part) => format!("{sign}.{part}"),
        (whole, part) => format!("{sign}{whole}.{part}"),
    }
}

fn number(x: f64) -> String {
    tenth(tenths((x, 0.0)).0)
}

fn place_labels(places: &[Marked<'_>], view: &View, sizes: &Sizes) -> Vec<Label> {
    let dots: Vec<Dot> = places
        .iter()
        .map(|place| Dot {
            at: view.place((place.lon, place.lat)),
            // Labels may overlap a wide ring.
            radius: match place.precision {
                Precision::Country => sizes.dot,
                exact => exact.radius(sizes.dot),
            },
            width: labels::width(place.name, sizes.label),
        })
        .collect();
    labels::place(&dots, sizes.label * 1.12, (view.width, view.height))
}

/// Names of countries and waters, where nothing else is in the way.
fn names(places: &[Marked<'_>], labels: &[Label], view: &View, sizes: &Sizes, lang: Lang, out: &mut String) {
    let room = 2.0 * sizes.dot + 6.0;
    let dots = places.iter().map(|place| Area::around(view.place((place.lon, place.lat)), room, room));
    let taken: Vec<Area> = dots.chain(labels.iter().map(|label| label.area)).collect();
    let said: Vec<&str> = places.iter().map(|place| place.name).collect();
    let _ = write!(out, "<g class=\"names\" font-size=\"{}\" text-anchor=\"middle\">", number(sizes.name));
    known(taken, &said, view, sizes.name, lang, out);
    out.push_str("</g>");
}

/// Writes the few names that fit among the numbers of places, in letters that can be read on a phone.
fn few_names(at: &[Point], pins: &[Pin], view: &View, lang: Lang, out: &mut String) {
    let discs = pins.iter().map(|pin| Area::around(pin.at, 2.0 * PIN + 6.0, 2.0 * PIN + 6.0));
    let places = at.iter().map(|&at| Area::around(at, 30.0, 30.0));
    let _ = write!(
        out,
        "<g class=\"names few\" font-size=\"{}\" text-anchor=\"middle\" display=\"none\">",
        number(FEW)
    );
    known(discs.chain(places).collect(), &[], view, FEW, lang, out);
    out.push_str("</g>");
}

/// Writes the names in letters of that size that have room beside what is taken and are not yet said.
fn known(mut taken: Vec<Area>, said: &[&str], view: &View, size: f64, lang: Lang, out: &mut String) {
    let paper = Area([4.0, 4.0, view.width - 4.0, view.height - 4.0]);
    for known in &KNOWN {
        let name = (known.name)(lang);
        let lines = name.split('/');
        if said.iter().any(|said| lines.clone().eq([*said])) {
            continue;
        }
        let widest = lines.clone().map(|line| labels::width(line, size)).fold(0.0, f64::max);
        let count = f64::from(u8::try_from(lines.clone().count()).unwrap_or(1));
        let (width, height) = (widest * 1.1, count * size * 1.15);
        let free = known.at.iter().map(|&at| Area::around(view.place(at), width, height)).find(|area| {
            area.shared(paper) > width * height - 0.01 && taken.iter().all(|other| area.shared(*other) == 0.0)
        });
        let Some(area) = free else { continue };
        taken.push(area);
        let class = if known.water { "water" } else { "country" };
        let x = number(f64::midpoint(area.0[0], area.0[2]));
        for (n, line) in lines.enumerate() {
            let y = area.0[1] + size * (0.9 + 1.15 * f64::from(u8::try_from(n).unwrap_or(0)));
            let _ = write!(out, "<text class=\"{class}\" x=\"{x}\" y=\"{}\">{line}</text>", number(y));
        }
    }
}

fn mark(place: &Marked<'_>, view: &View, sizes: &Sizes, out: &mut String) {
    let (x, y) = view.place((place.lon, place.lat));
    let (x, y) = (number(x), number(y));
    let radius = number(place.precision.radius(sizes.dot));
    let (class, paint) = match place.precision {
        Precision::Town => ("dot", "fill=\"#9a2c2a\""),
        _ => ("reach", "fill=\"#9a2c2a\" fill-opacity=\".2\" stroke=\"#9a2c2a\""),
    };
    let _ = write!(out, "<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {paint}/>");
}

fn write_label(place: &Marked<'_>, label: &Label, sizes: &Sizes, out: &mut String) {
    out.push_str(&leader(label.leader));
    let (x, y) = labels::foot(label, sizes.label);
    let _ = write!(
        out,
        "<text class=\"label\" x=\"{}\" y=\"{}\" font-size=\"{}\">{}</text>",
        number(x),
        number(y),
        number(sizes.label),
        escaped(place.name)
    );
}

/// A disc with its number; a line leads to it where it does not stand on its place.
fn write_pin(pin: Pin, numbered: usize, out: &mut String) {
    let (x, y) = (number(pin.at.0), number(pin.at.1));
    let foot = number(pin.at.1 + FEW * 0.33);
    let _ = write!(
        out,
        "<g class=\"pin\" display=\"none\">{}<circle class=\"disc\" cx=\"{x}\" cy=\"{y}\" r=\"{}\" fill=\"#f3ead6\" stroke=\"#9a2c2a\"/>\
         <text class=\"number\" x=\"{x}\" y=\"{foot}\" font-size=\"{}\" text-anchor=\"middle\">{numbered}</text></g>",
        leader(pin.leader()),
        number(PIN),
        number(FEW)
    );
}

/// The line to what does not stand on its place, if there is one.
fn leader(line: Option<Line>) -> String {
    let Some([from, to]) = line.map(|ends| ends.map(|(x, y)| format!("{} {}", number(x), number(y)))) else {
        return String::new();
    };
    format!("<path class=\"leader\" fill=\"none\" stroke=\"#9a2c2a\" d=\"M{from}L{to}\"/>")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
