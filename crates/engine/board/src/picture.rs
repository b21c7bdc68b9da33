//! Draws a state as SVG text. Colours come by class from `board.css` and its custom
//! properties. A picture has no styles or scripts in it, so that it fits on a page
//! under any content security policy. The ids of its gradients begin with a prefix of
//! the picture's own, so that any number of pictures fit on one page.

use mbao_rules::definition::{Appearance, Hollow, Marks, Seed};
use mbao_rules::{Mark, PitName, Side, State, joined};

use crate::Lang;
use crate::Voice;
use crate::ground::draw_ground;
use crate::hollow;
use crate::light::gradients;
use crate::material;
use crate::place::{CELL, Plan, STORE, TRAY};
use crate::prelude::*;
use crate::seed::{TRAYS, draw_seeds, heap_of, heap_of_store};
use crate::svg::{attribute, draw, put, signed};
use crate::trace::Trace;
use crate::words::{self, voice};

/// How a picture is drawn.
// They are independent of each other.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, Default)]
pub struct Look<'a> {
    /// The game's name as your page writes it, for the picture's label; empty by default.
    pub name: &'a str,
    /// Language of the labels; English by default.
    pub lang: Lang,
    /// South to the left and column a at the top, for narrow spaces. The picture's text then has a `width` in
    /// pixels at which its pits are as wide as a finger; its coordinates are those of [`Plan::size`] all the same.
    pub tall: bool,
    /// Seen from North's seat: turned by a half.
    pub north: bool,
    /// Letters and numbers along the edge.
    pub coordinates: bool,
    /// Pits are buttons. All have `tabindex="-1"`; the page puts one into the tab order.
    pub buttons: bool,
    /// Other seeds than the game's own: `stone`, `aluminium`, `komwe`,
    /// `chocolate`, `empiki`, `plain`.
    pub seeds: Option<&'a str>,
    /// What the last turn did, drawn above the pits.
    pub trace: Option<&'a Trace>,
    /// Whose pits are called "yours"; by default those of the player to move.
    pub you: Option<Side>,
    /// Pits that a choice is about: they are outlined, the others dimmed.
    pub stakes: &'a [PitName],
    /// Starting pits, each with the pit in which its first handful ends, for pits that are buttons.
    pub reaches: &'a [(PitName, PitName)],
    /// The prefix of the ids of the picture's gradients: letters, digits and hyphens; empty by default. Pictures on
    /// one page need different prefixes if their [materials](Picture::materials) differ, else all take the colours of
    /// the first, and if one of them may be hidden, because the gradients of a hidden picture paint nothing.
    pub id: &'a str,
}

/// Room for a board's shadow in a file, where nothing is drawn outside.
const SHADOW: i32 = 20;

/// A heap of fewer seeds than this can be counted at a glance.
const FEW: usize = 5;

/// A state and how it is drawn, before it is written.
///
/// ```
/// use mbao_board::{Look, Picture};
/// use mbao_rules::Game;
///
/// let state = Game::start("ndoto")?.state();
/// let picture = Picture::new(&state, Look { name: "Ndoto", ..Look::default() });
/// let (x, y) = picture.plan().place("a1".parse()?).expect("it is on the board");
/// assert!(picture.write().contains(&format!("data-pit=\"a1\" transform=\"translate({x} {y})\"")));
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Picture<'a> {
    state: &'a State,
    look: Look<'a>,
    seeds: Seed,
    plan: Plan,
}

/// What a page draws on top of a picture, above pits and seeds. Coordinates are the picture's own: from 0, 0 at the
/// top left to [`Plan::size`], a pit every [`Plan::PIT`]. Classes in the shapes meet [`STYLE`](crate::STYLE), which
/// has names such as `ring`, `pit` and `seed`: give yours a prefix.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Over {
    /// The shapes, as SVG text.
    pub shapes: String,
    /// There are links among them: readers must find them, so the picture is no single image.
    pub links: bool,
}

/// A part of a picture, as SVG text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The text; where it is not `common` it may begin or end within an element, or be empty.
    pub text: String,
    /// It is whole elements, and pictures of other states are likely to have them too: the ground, a hollow, a heap
    /// of so many seeds in that pit.
    pub common: bool,
}

/// What is drawn, and where the parts begin and end that other pictures are likely to have too.
struct Paper {
    text: String,
    cuts: Vec<usize>,
}

impl Paper {
    fn cut(&mut self) {
        self.cuts.push(self.text.len());
    }
}

/// An empty picture that takes up as much room as a board that stands upright, so that a
/// page can keep the room for a board that is not there yet.
pub fn room(state: &State) -> String {
    let plan = Plan::of(state, true);
    let (width, height) = plan.size();
    let mut out = String::new();
    draw(
        "<svg class=\"room\" aria-hidden=\"true\" width=\"#\" viewBox=\"0 0 # #\"></svg>",
        &[plan.tall_width(), width, height],
        &mut out,
    );
    out
}

/// Ends a picture, with what is drawn over it.
fn close(over: &Over, out: &mut String) {
    if !over.shapes.is_empty() {
        put(&["<g class=\"over\">", &over.shapes, "</g>"], out);
    }
    out.push_str("</svg>");
}

impl<'a> Picture<'a> {
    /// The picture of a state.
    pub fn new(state: &'a State, look: Look<'a>) -> Self {
        let seeds = look.seeds.and_then(material::seed_named).unwrap_or(state.appearance.seed);
        let plan = Plan { north: look.north, ..Plan::of(state, look.tall) };
        Self { state, look, seeds, plan }
    }

    /// Where things lie in it.
    pub const fn plan(&self) -> Plan {
        self.plan
    }

    /// The classes of its materials. Pictures with equal ones can have gradients and parts in common.
    pub fn materials(&self) -> String {
        [material::classes(self.state.appearance.ground), " ", self.seeds.word()].concat()
    }

    /// The picture as SVG text.
    pub fn write(&self) -> String {
        self.write_over(&Over::default())
    }

    /// The picture as SVG text, with something drawn over it.
    ///
    /// ```
    /// use mbao_board::{Look, Over, Picture};
    /// use mbao_rules::Game;
    ///
    /// let state = Game::start("ndoto")?.state();
    /// let picture = Picture::new(&state, Look::default());
    /// let (x, y) = picture.plan().place("c1".parse()?).expect("a pit of this board");
    /// let dot = format!("<circle cx='{x}' cy='{y}' r='9'/>");
    /// let text = picture.write_over(&Over { shapes: dot.clone(), links: false });
    /// assert!(text.ends_with(&format!("<g class=\"over\">{dot}</g></svg>")));
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    pub fn write_over(&self, over: &Over) -> String {
        let mut paper = Paper { text: String::with_capacity(16 * 1024), cuts: Vec::new() };
        self.open(over, &mut paper.text);
        self.define(&mut paper.text);
        self.draw(&mut paper);
        close(over, &mut paper.text);
        paper.text
    }

    /// The picture as a whole SVG file, with [`STYLE`](crate::STYLE) in it, something drawn over it, and room for the
    /// board's shadow.
    ///
    /// ```
    /// use mbao_board::{Look, Over, Picture};
    /// use mbao_rules::Game;
    ///
    /// let state = Game::start("ndoto")?.state();
    /// let file = Picture::new(&state, Look { name: "Ndoto", ..Look::default() }).write_file(&Over::default());
    /// # let folder = std::env::temp_dir();
    /// # let path = folder.join(format!("mbao-board-{}.svg", std::process::id()));
    /// std::fs::write(&path, file)?;
    /// # std::fs::remove_file(&path)?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn write_file(&self, over: &Over) -> String {
        let mut paper = Paper { text: String::with_capacity(32 * 1024), cuts: Vec::new() };
        self.classes(&mut paper.text);
        let (width, height) = self.plan.size();
        let (width, height) = (width + 2 * SHADOW, height + SHADOW);
        let size = " viewBox=\"# 0 # #\" width=\"#\" height=\"#\"";
        draw(size, &[-SHADOW, width, height, width, height], &mut paper.text);
        self.label(over, &mut paper.text);
        put(&["<style>", crate::STYLE, "</style>"], &mut paper.text);
        self.define(&mut paper.text);
        self.draw(&mut paper);
        close(over, &mut paper.text);
        paper.text += "\n";
        // XML knows no way to write these.
        let writable = |sign| !matches!(sign, '\0'..='\x08' | '\x0b' | '\x0c' | '\x0e'..='\x1f' | '\u{fffe}' | '\u{ffff}');
        paper.text.retain(writable);
        paper.text
    }

    fn define(&self, out: &mut String) {
        put(&["<defs>", &self.definitions(), "</defs>"], out);
    }

    /// The gradients that the picture's shapes refer to by the prefix of its ids, for a page that writes a picture in
    /// [parts](Self::parts): they belong into `<svg class="mbao MATERIALS"><defs>…</defs></svg>` on the same page,
    /// with the classes that [`Picture::materials`] gives, from which they take their colours.
    pub fn definitions(&self) -> String {
        let mut text = String::new();
        gradients(self.look.id, &mut text);
        text
    }

    /// The picture in parts with something drawn over it. Put together they are what [`Picture::write_over`] gives,
    /// without the [definitions](Self::definitions), so a page can write once what several pictures have in common.
    pub fn parts(&self, over: &Over) -> Vec<Part> {
        let mut paper = Paper { text: String::new(), cuts: Vec::new() };
        self.open(over, &mut paper.text);
        self.draw(&mut paper);
        close(over, &mut paper.text);
        paper.cut();
        let begins = [0].iter().chain(&paper.cuts);
        let common = [false, true].into_iter().cycle();
        let part = |((&from, &to), common)| Part { text: paper.text[from..to].to_string(), common };
        begins.zip(&paper.cuts).zip(common).map(part).collect()
    }

    fn open(&self, over: &Over, out: &mut String) {
        self.classes(out);
        let (width, height) = self.plan.size();
        draw(" viewBox=\"0 0 # #\"", &[width, height], out);
        if self.look.tall {
            draw(" width=\"#\"", &[self.plan.tall_width()], out);
        }
        self.label(over, out);
    }

    /// Begins the opening tag.
    fn classes(&self, out: &mut String) {
        put(&["<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"mbao ", &self.materials()], out);
        if !self.look.stakes.is_empty() {
            *out += " asking";
        }
        *out += "\"";
    }

    /// Ends the opening tag.
    fn label(&self, over: &Over, out: &mut String) {
        let Self { state, look, .. } = self;
        attribute("role", if look.buttons || over.links { "group" } else { "img" }, out);
        let (rows, columns) = (state.seeds.rows(), state.seeds.columns());
        let label = words::board_label(look.lang, &columns.to_string(), look.name, &rows.to_string());
        attribute("aria-label", &label, out);
        *out += ">";
    }

    /// Draws everything between the opening and the closing tag, but for the definitions.
    fn draw(&self, paper: &mut Paper) {
        let Self { state, look, plan, .. } = self;
        paper.cut();
        draw_ground(state.appearance.ground, *plan, look.id, &mut paper.text);
        paper.cut();
        if look.coordinates {
            coordinates(*plan, &mut paper.text);
        }
        for north in [false, true] {
            if plan.stores {
                self.store(north, paper);
            }
        }
        for north in [false, true] {
            if plan.trays {
                self.tray(north, paper);
            }
        }
        for row in 0..state.seeds.rows() {
            for column in 0..state.seeds.columns() {
                self.pit((row, column), paper);
            }
        }
        if let Some(trace) = look.trace {
            trace.draw(None, *plan, &mut paper.text);
        }
        if look.buttons {
            // The group for the arrows that show which ways can be chosen.
            paper.text += "<g class=\"ways\" aria-hidden=\"true\"></g>";
        }
    }

    /// The voice that speaks of its game.
    const fn voice(&self) -> Voice {
        voice(self.look.lang, self.state.appearance.called)
    }

    /// The name of a pit by row from the top and column from the left.
    fn name(&self, row: usize, column: usize) -> &'static str {
        PitName::new(self.state.seeds.rows() - row, column).map_or("", |name| name.as_str())
    }

    fn heap(&self, place: usize, count: usize, at: (i32, i32), paper: &mut Paper) {
        paper.cut();
        paper.text.push_str("<g class=\"seeds\">");
        draw_seeds(self.seeds, self.look.id, place, count, &mut paper.text);
        paper.text += "</g>";
        paper.cut();
        let out = &mut paper.text;
        // A count that can be seen at a glance needs no figure.
        out.push_str(match count {
            0 => "<text class=\"count zero",
            1..FEW => "<text class=\"count few",
            _ => "<text class=\"count",
        });
        draw("\" x=\"#\" y=\"#\">#</text>", &[at.0, at.1, signed(count)], out);
    }

    fn store(&self, north: bool, paper: &mut Paper) {
        let Self { state, look, plan, .. } = self;
        let count = usize::from(state.stores[usize::from(north)]);
        let voice = self.voice();
        let label = words::store_label(look.lang, &words::filling(count).text(voice), &player(voice, north));
        let before = "<g class=\"store\" part=\"store\" data-store=\"";
        open_beside(before, north, &label, plan.store(north), &mut paper.text);
        let (along, across) = (STORE / 2 - 10, plan.rows * CELL / 2 - 14);
        let (rx, ry) = if plan.tall { (across, along) } else { (along, across) };
        paper.cut();
        hollow::store(rx, ry, look.id, &mut paper.text);
        paper.cut();
        self.heap(heap_of_store(north), count, if plan.tall { (rx - 26, 10) } else { (0, ry - 12) }, paper);
        paper.text += "</g>";
    }

    fn tray(&self, north: bool, paper: &mut Paper) {
        let Self { state, look, plan, .. } = self;
        let mine = (state.mover == Side::North) == north;
        let count =
            usize::from(state.hands[usize::from(north)]) + if mine { usize::from(state.hand) } else { 0 };
        let voice = self.voice();
        let label = words::hand_label(look.lang, &words::filling(count).text(voice), &player(voice, north));
        let out = &mut paper.text;
        open_beside("<g class=\"tray\" data-hand=\"", north, &label, plan.tray(north), out);
        let (long, short) = (62, TRAY / 2 - 4);
        let (rx, ry) = if plan.tall { (short, long) } else { (long, short) };
        draw("<ellipse class=\"palm\" rx=\"#\" ry=\"#\"/>", &[rx, ry], out);
        self.heap(TRAYS + usize::from(north), count, if plan.tall { (0, 92) } else { (84, 10) }, paper);
        paper.text += "</g>";
    }

    /// What a pit's mark means, such as "your bull".
    fn mark_told(&self, row: usize, column: usize) -> Option<String> {
        let Self { state, look, .. } = self;
        let (lang, voice) = (look.lang, self.voice());
        match state.marks[(row, column)] {
            Mark::None | Mark::Takasia => None,
            Mark::Unmoved => Some(words::mark_unmoved().text(voice)),
            Mark::House => Some(words::mark_house().text(voice)),
            Mark::Owned(owner) => {
                let knife = state.mark_kind == Marks::Knives;
                let player = player(voice, owner == Side::North);
                Some(match look.you {
                    Some(you) if you == owner && knife => words::mark_own_knife().text(voice),
                    Some(you) if you == owner => words::mark_own_bull().text(voice),
                    Some(_) if knife => words::mark_their_knife().text(voice),
                    Some(_) => words::mark_their_bull().text(voice),
                    None if knife => words::mark_knife(lang, &player),
                    None => words::mark_bull(lang, &player),
                })
            }
        }
    }

    /// A pit's label for a screen reader, such as "c1, 5 seeds, yours, ends in f1".
    fn pit_label(&self, row: usize, column: usize) -> String {
        let Self { state, look, .. } = self;
        let (lang, voice) = (look.lang, self.voice());
        let count = usize::from(state.seeds[(row, column)]);
        let south = row * 2 >= state.seeds.rows();
        let own = south == (look.you.unwrap_or(state.mover) == Side::South);
        let whose = if own { words::whose_own() } else { words::whose_other() }.text(voice);
        let filling = words::filling(count).text(voice);
        let pit = self.name(row, column);
        let mark = self.mark_told(row, column);
        let mut label = match mark {
            None => words::pit_label(lang, &filling, pit, &whose),
            Some(mark) => words::pit_label_marked(lang, &filling, &mark, pit, &whose),
        };
        let ends = look.reaches.iter().filter(|(start, _)| start.as_str() == pit);
        let ends: Vec<PitName> = ends.map(|(_, end)| *end).collect();
        if !ends.is_empty() {
            label += ", ";
            label += &words::pit_ends(lang, &joined(&ends, " / "));
        }
        label
    }

    fn pit(&self, (row, column): (usize, usize), paper: &mut Paper) {
        let Self { state, look, plan, .. } = self;
        let (x, y) = plan.pit(signed(row), signed(column));
        let count = usize::from(state.seeds[(row, column)]);
        let mark = state.marks[(row, column)];
        let (south, columns) = (row * 2 >= state.seeds.rows(), state.seeds.columns());
        let out = &mut paper.text;
        out.push_str(if south { "<g class=\"pit own-south" } else { "<g class=\"pit own-north" });
        out.push_str(match mark {
            Mark::Owned(Side::South) => " marked south",
            Mark::Owned(Side::North) => " marked north",
            Mark::House => " marked house",
            Mark::Unmoved => " unmoved",
            Mark::None | Mark::Takasia => "",
        });
        if look.stakes.iter().any(|stake| stake.as_str() == self.name(row, column)) {
            *out += " stake";
        }
        put(&["\" part=\"pit\" data-pit=\"", self.name(row, column)], out);
        draw("\" transform=\"translate(# #)\"", &[x, y], out);
        if look.buttons {
            out.push_str(" role=\"button\" tabindex=\"-1\" aria-disabled=\"true\"");
            attribute("aria-label", &self.pit_label(row, column), out);
        }
        *out += ">";
        let front = state.seeds.rows() != 4 || row == 1 || row == 2;
        let house_column = if south { columns / 2 } else { columns.div_ceil(2) - 1 };
        let Appearance { hollow: shape, square_house, .. } = state.appearance;
        let square = square_house && front && column == house_column;
        let place = heap_of(row, column);
        paper.cut();
        // The whole of a pit's room can be touched.
        paper.text.push_str("<rect class=\"room\" x=\"-50\" y=\"-50\" width=\"100\" height=\"100\"/>");
        let shape = if square { Hollow::Square } else { shape };
        hollow::pit(shape, look.id, place, square_house, &mut paper.text);
        paper.cut();
        self.heap(place, count, (36, 48), paper);
        if !matches!(mark, Mark::None | Mark::Takasia) {
            paper.text.push_str("<g class=\"mark\">");
            // Letters are drawn as paths: as text they would have to be in the pit's spoken name too.
            paper.text.push_str(match mark {
                Mark::Owned(Side::South) => {
                    "<circle cx=\"-34\" cy=\"-34\" r=\"13\"/><path d=\"M-30-38c-9-5-11 4-4 4s5 9-4 4\"/></g>"
                }
                Mark::Owned(Side::North) => {
                    "<circle cx=\"-34\" cy=\"-34\" r=\"13\"/><path d=\"M-38-28v-12l8 12v-12\"/></g>"
                }
                Mark::Unmoved => "<path d=\"M-44 -32V-44H-32\"/></g>",
                _ => "<path d=\"M-46 -26L-34 -42 -22 -26Z\"/></g>",
            });
        }
        paper.text.push_str("</g>");
    }
}

fn coordinates(plan: Plan, out: &mut String) {
    out.push_str("<g class=\"letters\" aria-hidden=\"true\">");
    for column in 0..plan.columns {
        let (x, y) = plan.letter(column);
        draw("<text x=\"#\" y=\"#\">", &[x, y + 7], out);
        let name = PitName::new(1, column.unsigned_abs() as usize);
        out.push_str(name.and_then(|name| name.as_str().get(..1)).unwrap_or(""));
        out.push_str("</text>");
    }
    for row in 0..plan.rows {
        let (x, y) = plan.number(row);
        draw("<text x=\"#\" y=\"#\">#</text>", &[x, y + 7, plan.rows - row], out);
    }
    out.push_str("</g>");
}

fn player(voice: Voice, north: bool) -> String {
    if north { words::north() } else { words::south() }.text(voice)
}

/// Opens a store or a tray.
fn open_beside(before: &str, north: bool, label: &str, (x, y): (i32, i32), out: &mut String) {
    put(&[before, if north { "n\" role=\"img\"" } else { "s\" role=\"img\"" }], out);
    attribute("aria-label", label, out);
    draw(" transform=\"translate(# #)\">", &[x, y], out);
}

#[cfg(test)]
mod tests {
    use mbao_rules::Game;

    use super::*;

    #[test]
    fn the_parts_of_a_picture_are_its_text() {
        for definition in mbao_rules::GAMES {
            let state = Game::start(&definition.id).expect("a game").state();
            let picture = Picture::new(&state, Look { id: "b", ..Look::default() });
            let put =
                |over: &Over| -> String { picture.parts(over).into_iter().map(|part| part.text).collect() };
            let defined = ["<defs>", &picture.definitions(), "</defs>"].concat();
            let whole = picture.write().replace(&defined, "");
            assert_eq!(put(&Over::default()), whole);
            let common = picture.parts(&Over::default()).iter().filter(|part| part.common).count();
            assert!(common > 2 * state.seeds.rows() * state.seeds.columns(), "{}", definition.id);
            let linked = put(&Over { shapes: "<a/>".to_string(), links: true });
            assert!(
                linked.contains(" role=\"group\" ") && linked.ends_with("<g class=\"over\"><a/></g></svg>")
            );
        }
    }

    /// Whether a text is one XML element: tags that close each other, attributes in quotes, no stray sign.
    fn is_element(text: &str) -> bool {
        let mut open: Vec<&str> = Vec::new();
        let mut rest = text.trim_end();
        while let Some((before, tag)) = rest.split_once('<') {
            let Some(end) = end_of_tag(tag) else { return false };
            let (inside, after) = (&tag[..end], &tag[end + 1..]);
            if before.contains('&') || (open.is_empty() && !before.is_empty()) {
                return false;
            }
            if let Some(name) = inside.strip_prefix('/') {
                if open.pop() != Some(name) || (open.is_empty() && !after.is_empty()) {
                    return false;
                }
            } else if !inside.ends_with('/') {
                open.push(inside.split(' ').next().unwrap_or(inside));
            }
            rest = after;
        }
        open.is_empty() && rest.is_empty()
    }

    /// Where a tag ends, if its attributes are whole.
    fn end_of_tag(tag: &str) -> Option<usize> {
        let mut quoted = false;
        for (at, sign) in tag.char_indices() {
            match sign {
                '"' => quoted = !quoted,
                '>' if !quoted => {
                    return tag[..at].chars().all(|one| one == '\n' || !one.is_control()).then_some(at);
                }
                '<' => return None,
                _ => {}
            }
        }
        None
    }

    #[test]
    fn a_file_is_xml_with_its_style_and_room_for_its_shadow() {
        for definition in mbao_rules::GAMES {
            let state = Game::start(&definition.id).expect("a game").state();
            for tall in [false, true] {
                let look = Look { name: "<A> & \"B\"\u{1}", tall, coordinates: true, ..Look::default() };
                let picture = Picture::new(&state, look);
                let over = Over { shapes: "<circle r=\"9\"/>".to_string(), links: false };
                let file = picture.write_file(&over);
                assert!(is_element(&file), "{}: {file}", definition.id);
                let (width, height) = picture.plan().size();
                let size = ["-20 0 ", &(width + 40).to_string(), " ", &(height + 20).to_string()].concat();
                assert!(
                    file.contains(&["viewBox=\"", &size, "\""].concat())
                        && file.matches(" width=").count() > 0
                );
                // What is drawn is what a page shows.
                let page = picture.write_over(&over);
                let drawn = |text: &str| text.split_once("<defs>").expect("definitions").1.to_string();
                assert_eq!(drawn(file.trim_end()), drawn(&page), "{}", definition.id);
            }
        }
        assert!(!is_element("<svg><style>/* <b> */</style></svg>"));
        assert!(
            !is_element("<svg a=\"<\"></svg>")
                && !is_element("<svg>&</svg>")
                && is_element("<svg><b/></svg>")
        );
    }

    #[test]
    fn boards_are_drawn_by_shapes_and_gradients_alone() {
        for definition in mbao_rules::GAMES {
            let state = Game::start(&definition.id).expect("a game").state();
            let look =
                Look { name: &definition.name, id: "b", coordinates: true, buttons: true, ..Look::default() };
            let drawn = Picture::new(&state, look).write();
            // These cost frames while seeds move, or are not text.
            for costly in ["<image", "<filter", "<mask", "<pattern", "<foreignObject", "data:", "style="] {
                assert!(!drawn.contains(costly), "{}: {costly}", definition.id);
            }
            assert!(drawn.len() < 64_000, "{}: {} bytes", definition.id, drawn.len());
        }
        for costly in ["filter:", "mix-blend-mode", "url("] {
            assert!(!crate::STYLE.contains(costly), "{costly}");
        }
    }
}
