//! The settings of a kiosk.
//!
//! This file is longer than most: every entry of `kiosk.toml` is named, set, shown to the staff and tested
//! here. A new one is a field of [`Config`], its usual value there, and a line of [`ENTRIES`].

use mbao_words::Lang;

use super::entry::{
    Entry, Expected, Place, Problem, Value, filled, is_address, is_of_the_house, languages, number, one,
    some, truth,
};

/// What the settings can choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Known {
    /// Ids of all games.
    pub games: Vec<String>,
    pub lang: Lang,
}

/// Who wins the racing start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Race {
    Off,
    First,
    Farthest,
}

/// Where people stand or sit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Table {
    /// In front of the screen.
    Wall,
    /// Around the screen; the board turns to the player whose turn it is.
    Turn,
    /// Around the screen; the board lies between two people.
    Flat,
}

/// The museum's own text in each language, if it has one.
pub(super) type InLanguages = [Option<String>; Lang::ALL.len()];

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct HouseStory {
    /// Where its text is, if it is a file.
    pub file: Option<String>,
    /// Its text; that of a file once it has been read.
    pub record: Option<String>,
    pub title: InLanguages,
    /// Its first entry.
    pub place: Option<Place>,
}

impl HouseStory {
    /// What it is called in a language: by the house, or by its author.
    pub fn name(&self, lang: Lang) -> String {
        let own = self.title[lang as usize].as_deref();
        let named = own.or_else(|| header(self.record.as_deref()?, "title"));
        named.or(self.file.as_deref()).unwrap_or_default().to_owned()
    }

    pub fn game(&self) -> &str {
        self.record.as_deref().and_then(|record| header(record, "game")).unwrap_or_default()
    }
}

/// The longest text of a story, in bytes.
const LONGEST: usize = 1 << 20;
const STORIES: usize = 24;

fn header<'a>(record: &'a str, name: &str) -> Option<&'a str> {
    let lines = record.trim_start_matches('\u{feff}').trim_start().lines();
    let mut headers =
        lines.take_while(|line| !line.trim().is_empty()).filter_map(|line| line.split_once(':'));
    headers.find(|(one, _)| one.trim().eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
}

#[derive(Clone, Debug, PartialEq, Eq)]
// Each is an entry of its own.
#[allow(clippy::struct_excessive_bools)]
pub(super) struct Config {
    pub games: Vec<String>,
    /// The games to begin with; all others are behind a button. If empty, all are shown at once.
    pub first: Vec<String>,
    pub sections: Vec<String>,
    pub languages: Vec<Lang>,
    pub start: Option<String>,
    /// Seconds without a visitor before the kiosk asks.
    pub idle: u32,
    /// Seconds without a touch before the kiosk asks, while a game is under way.
    pub idle_playing: u32,
    pub attract: bool,
    pub sound: bool,
    /// Level of the computer, 1 to 5, for a visitor who is alone; 0 for no computer.
    pub computer: u32,
    pub race: Race,
    pub table: Table,
    /// The band that people can reach, in hundredths of the screen's height from its lower edge.
    pub reach: (u32, u32),
    pub text: String,
    pub colours: String,
    pub print: bool,
    pub fullscreen: bool,
    pub address: Option<String>,
    pub picture: Option<String>,
    pub title: InLanguages,
    pub words: InLanguages,
    pub stories: Vec<HouseStory>,
}

const RACES: [(&str, Race); 3] = [("first", Race::First), ("farthest", Race::Farthest), ("off", Race::Off)];
const TABLES: [(&str, Table); 3] = [("wall", Table::Wall), ("turn", Table::Turn), ("flat", Table::Flat)];
/// Sizes of text, the smallest first.
pub(super) const SIZES: [&str; 4] = ["small", "normal", "large", "larger"];
const COLOURS: [&str; 4] = ["auto", "light", "dark", "contrast"];
/// The games to begin with if none are named: the game of the first page, the game with the most players,
/// the simplest, and the children's game on four rows.
const FIRST: [&str; 4] = ["enkeshui", "omweso", "ndoto", "bao-kujifunza"];
/// The most games that are shown at once, each with a sentence.
pub(super) const FEW: usize = 6;

/// Where the value of an entry is kept.
type At<T> = fn(&mut Config) -> &mut T;

/// What an entry may say, and where that is kept if several entries are of the kind.
enum Kind {
    /// Games, each once, at least so many.
    Games(usize, At<Vec<String>>),
    /// The game to begin with, or none.
    Start,
    Languages,
    Lang,
    Truth(At<bool>),
    /// A number from the first to the second.
    Number(i64, i64, At<u32>),
    Word([&'static str; 4], At<String>),
    Race,
    Table,
    /// A text that passes the test, or none.
    Filled(Expected, fn(&str) -> bool, At<Option<String>>),
    /// A text in each language, each with an entry of its own: `title.en`.
    Texts(At<InLanguages>),
    /// Stories, each with entries of its own: `story.0.file`.
    Stories,
}

/// All entries, in the order of the file.
const ENTRIES: [(&str, Kind); 24] = [
    ("games", Kind::Games(1, |config| &mut config.games)),
    ("first", Kind::Games(0, |config| &mut config.first)),
    ("sections", Kind::Games(0, |config| &mut config.sections)),
    ("languages", Kind::Languages),
    ("start", Kind::Start),
    ("idle", Kind::Number(10, 3600, |config| &mut config.idle)),
    ("idle-playing", Kind::Number(10, 3600, |config| &mut config.idle_playing)),
    ("attract", Kind::Truth(|config| &mut config.attract)),
    ("sound", Kind::Truth(|config| &mut config.sound)),
    ("computer", Kind::Number(0, 5, |config| &mut config.computer)),
    ("race", Kind::Race),
    ("table", Kind::Table),
    ("reach-from", Kind::Number(0, 50, |config| &mut config.reach.0)),
    ("reach-to", Kind::Number(50, 100, |config| &mut config.reach.1)),
    ("text", Kind::Word(SIZES, |config| &mut config.text)),
    ("colours", Kind::Word(COLOURS, |config| &mut config.colours)),
    ("print", Kind::Truth(|config| &mut config.print)),
    ("fullscreen", Kind::Truth(|config| &mut config.fullscreen)),
    ("address", Kind::Filled(Expected::Address, is_address, |config| &mut config.address)),
    ("picture", Kind::Filled(Expected::Path, is_of_the_house, |config| &mut config.picture)),
    // Only in the address, to try a kiosk on a desk.
    ("lang", Kind::Lang),
    ("title", Kind::Texts(|config| &mut config.title)),
    ("words", Kind::Texts(|config| &mut config.words)),
    ("story", Kind::Stories),
];

pub(super) fn keys() -> impl Iterator<Item = String> {
    ENTRIES.iter().flat_map(|(key, kind)| match kind {
        Kind::Texts(_) => Lang::ALL.map(|lang| format!("{key}.{}", lang.tag())).to_vec(),
        Kind::Stories => ["file", "record"].map(|entry| format!("{key}.{entry}")).to_vec(),
        _ => vec![(*key).to_owned()],
    })
}

/// The least height of the band of reach, in hundredths of the screen: in less, nothing would fit.
const NARROWEST: u32 = 50;

impl Config {
    /// The settings if nothing is set.
    pub fn usual(known: &Known) -> Self {
        Self {
            games: known.games.clone(),
            first: FIRST.iter().map(|id| (*id).to_owned()).filter(|id| known.games.contains(id)).collect(),
            sections: known.games.clone(),
            // As many as stand in the bar's row everywhere, and only those in which all is said besides the page's own.
            languages: [known.lang]
                .into_iter()
                .chain(Lang::whole().filter(|lang| *lang != known.lang))
                .take(2)
                .collect(),
            start: None,
            idle: 60,
            idle_playing: 180,
            attract: true,
            sound: false,
            computer: 2,
            race: Race::First,
            table: Table::Wall,
            reach: (0, 100),
            text: "normal".to_owned(),
            colours: "auto".to_owned(),
            print: false,
            fullscreen: true,
            address: None,
            picture: None,
            title: InLanguages::default(),
            words: InLanguages::default(),
            stories: Vec::new(),
        }
    }

    /// Whether a game is against the computer unless a visitor changes that: who stands at a screen on a wall is
    /// taken to be alone, and around a table people sit with each other.
    pub fn alone(&self) -> bool {
        self.computer > 0 && self.table == Table::Wall
    }

    /// The settings with these entries, and the wrong entries. A later entry replaces an earlier one.
    pub fn read(known: &Known, entries: &[Entry]) -> (Self, Vec<Problem>) {
        let mut config = Self::usual(known);
        let mut problems = Vec::new();
        let (mut sections, mut first) = (false, false);
        let mut band = None;
        for entry in entries {
            sections |= entry.key == "sections";
            first |= entry.key == "first";
            if entry.key.starts_with("reach-") {
                band = Some(entry);
            }
            if let Err(expected) = config.set(known, &entry.key, &entry.value) {
                problems.push(Problem { place: entry.place, key: entry.key.clone(), expected });
            }
            if let Some((at, _)) = story_entry(&entry.key)
                && let Some(story) = config.stories.get_mut(at)
            {
                story.place.get_or_insert(entry.place);
            }
        }
        for (at, story) in config.stories.iter().enumerate() {
            // One that has something wrong has been named.
            let named = |one: &Problem| story_entry(&one.key).is_some_and(|(wrong, _)| wrong == at);
            if let (None, None, Some(place)) = (&story.file, &story.record, story.place)
                && !problems.iter().any(named)
            {
                problems.push(Problem { place, key: "story".to_owned(), expected: Expected::Story });
            }
        }
        config.stories.retain(|story| story.file.is_some() || story.record.is_some());
        if config.reach.0 + NARROWEST > config.reach.1
            && let Some(entry) = band
        {
            config.reach = (0, 100);
            problems.push(Problem { place: entry.place, key: entry.key.clone(), expected: Expected::Band });
        }
        if !sections {
            config.sections = config.games.clone();
        }
        if !first && config.games != known.games {
            config.first = config.games.iter().take(FIRST.len()).cloned().collect();
        }
        problems.sort_by_key(|problem| problem.place);
        (config, problems)
    }

    fn set(&mut self, known: &Known, key: &str, value: &Value) -> Result<(), Expected> {
        if let Some((at, entry)) = story_entry(key) {
            return self.tell(known, at, entry, value);
        }
        let (key, tag) = key.split_once('.').map_or((key, None), |(key, tag)| (key, Some(tag)));
        let (_, kind) = ENTRIES.iter().find(|(name, _)| *name == key).ok_or(Expected::Key)?;
        match (kind, tag) {
            (Kind::Texts(at), Some(tag)) => {
                let lang = Lang::of(tag).ok_or(Expected::Key)?;
                at(self)[lang as usize] = filled(value, &Expected::Text, |_| true)?;
            }
            (Kind::Stories, _) => return Err(Expected::Story),
            (Kind::Texts(_), None) | (_, Some(_)) => return Err(Expected::Key),
            (Kind::Games(least, at), None) => *at(self) = some(value, &known.games, *least)?,
            (Kind::Start, None) => {
                let game =
                    value.text().filter(|text| text.is_empty() || known.games.iter().any(|id| id == text));
                let game = game.ok_or_else(|| Expected::OneOf(known.games.clone()))?;
                self.start = Some(game.to_owned()).filter(|game| !game.is_empty());
            }
            (Kind::Languages, None) => self.languages = languages(value)?,
            (Kind::Lang, None) => {
                let first = languages(value)?.first().copied().unwrap_or_default();
                self.languages.retain(|lang| *lang != first);
                self.languages.insert(0, first);
            }
            (Kind::Truth(at), None) => *at(self) = truth(value)?,
            (Kind::Number(least, most, at), None) => *at(self) = number(value, *least, *most)?,
            (Kind::Word(all, at), None) => one(value, &all.map(|name| (name, name)))?.clone_into(at(self)),
            (Kind::Race, None) => self.race = one(value, &RACES)?,
            (Kind::Table, None) => self.table = one(value, &TABLES)?,
            (Kind::Filled(expected, fits, at), None) => *at(self) = filled(value, expected, *fits)?,
        }
        Ok(())
    }

    fn tell(&mut self, known: &Known, at: usize, entry: &str, value: &Value) -> Result<(), Expected> {
        if at >= STORIES {
            return Err(Expected::Story);
        }
        if self.stories.len() <= at {
            self.stories.resize_with(at + 1, HouseStory::default);
        }
        let story = &mut self.stories[at];
        match entry.split_once('.') {
            None if entry == "file" => story.file = filled(value, &Expected::Path, is_of_the_house)?,
            None if entry == "record" => {
                let record = value.text().filter(|record| is_record(known, record));
                story.record = Some(record.ok_or(Expected::Record)?.to_owned());
            }
            Some(("title", tag)) => {
                let lang = Lang::of(tag).ok_or(Expected::Story)?;
                story.title[lang as usize] = filled(value, &Expected::Text, |_| true)?;
            }
            _ => return Err(Expected::Story),
        }
        Ok(())
    }

    /// The games to begin with; `None` if all `games` are shown at once.
    pub fn begins_with(&self, games: usize) -> Option<&[String]> {
        let named = self.first.iter().any(|id| self.games.contains(id));
        (named && games > FEW).then_some(&self.first)
    }

    pub fn lang(&self) -> Lang {
        self.languages.first().copied().unwrap_or_default()
    }

    /// Every entry with the value in force, for the staff.
    pub fn shown(&self) -> Vec<(&'static str, String)> {
        let mut config = self.clone();
        let text = |text: &Option<String>| text.clone().unwrap_or_default();
        let shown = |(key, kind): &(&'static str, Kind)| {
            let value = match kind {
                Kind::Games(_, at) => at(&mut config).join(", "),
                Kind::Start => text(&self.start),
                Kind::Languages => {
                    self.languages.iter().map(|lang| lang.tag()).collect::<Vec<_>>().join(", ")
                }
                Kind::Truth(at) => at(&mut config).to_string(),
                Kind::Number(_, _, at) => at(&mut config).to_string(),
                Kind::Word(_, at) => at(&mut config).clone(),
                Kind::Race => name_of(&self.race, &RACES),
                Kind::Table => name_of(&self.table, &TABLES),
                Kind::Filled(_, _, at) => text(at(&mut config)),
                Kind::Stories if !self.stories.is_empty() => {
                    let names = self.stories.iter().map(|story| story.name(self.lang()));
                    names.collect::<Vec<_>>().join(", ")
                }
                Kind::Lang | Kind::Texts(_) | Kind::Stories => return None,
            };
            Some((*key, value))
        };
        ENTRIES.iter().filter_map(shown).collect()
    }
}

fn story_entry(key: &str) -> Option<(usize, &str)> {
    let (at, entry) = key.strip_prefix("story.")?.split_once('.')?;
    Some((at.parse().ok()?, entry))
}

/// Whether a text is a record of a game that the kiosk knows.
pub(super) fn is_record(known: &Known, text: &str) -> bool {
    text.len() <= LONGEST && header(text, "game").is_some_and(|game| known.games.iter().any(|id| id == game))
}

fn name_of<T: PartialEq>(value: &T, all: &[(&str, T)]) -> String {
    all.iter().find(|(_, one)| one == value).map_or("", |(name, _)| name).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::Place;
    use crate::toml_file;

    fn known() -> Known {
        let games = "omweso coro kombe mongale mongola enkeshui aweet mbothe giuthi ndoto kiothi lukho \
                     bao-kiswahili bao-kujifunza";
        Known { games: games.split(' ').map(str::to_owned).collect(), lang: Lang::En }
    }

    fn read(text: &str) -> (Config, Vec<Problem>) {
        let (entries, problems) = toml_file::entries(text);
        assert_eq!(problems, []);
        Config::read(&known(), &entries)
    }

    #[test]
    fn nothing_said_is_nothing_wrong() {
        assert_eq!(read(""), (Config::usual(&known()), vec![]));
    }

    #[test]
    fn a_wrong_entry_is_named_with_its_line_and_leaves_what_is_usual() {
        let text =
            "idle = 20\nidel = 3\ngames = [\"omweso\", \"chess\"]\n\nattract = \"no\"\n[title]\nen = 7\n";
        let (config, problems) = read(text);
        assert_eq!(config, Config { idle: 20, ..Config::usual(&known()) });
        let told: Vec<(Place, &str, &Expected)> =
            problems.iter().map(|one| (one.place, one.key.as_str(), &one.expected)).collect();
        assert_eq!(
            told,
            [
                (Place::Line(2), "idel", &Expected::Key),
                (Place::Line(3), "games", &Expected::SomeOf(known().games)),
                (Place::Line(5), "attract", &Expected::Truth),
                (Place::Line(7), "title.en", &Expected::Text),
            ]
        );
    }

    #[test]
    fn an_address_goes_before_the_file_and_is_held_to_the_same() {
        let (mut entries, _) = toml_file::entries("idle = 20\ngames = [\"lukho\"]\n");
        for (key, value) in
            [("idle", "30"), ("games", "omweso,ndoto"), ("race", "backwards"), ("sound", "yes")]
        {
            let value = Value::Said(value.to_owned());
            entries.push(Entry { key: key.to_owned(), place: Place::Address, value });
        }
        let (config, problems) = Config::read(&known(), &entries);
        assert_eq!((config.idle, config.sound, config.race), (30, true, Race::First));
        assert_eq!(
            (config.games, config.sections),
            (vec!["omweso".to_owned(), "ndoto".to_owned()], vec!["omweso".to_owned(), "ndoto".to_owned()])
        );
        assert_eq!(
            problems.iter().map(|one| (one.place, one.key.as_str())).collect::<Vec<_>>(),
            [(Place::Address, "race")]
        );
    }

    #[test]
    fn no_file_can_make_a_kiosk_that_cannot_be_used() {
        for text in [
            "games = []",
            "languages = []",
            "idle = 0",
            "idle = 1000000",
            "reach-from = 50\nreach-to = 60",
            "picture = \"https://a.example/b.png\"",
            "address = \"javascript:1\"",
        ] {
            let (config, problems) = read(text);
            assert_eq!((config, problems.len()), (Config::usual(&known()), 1), "{text}");
        }
    }

    #[test]
    fn tags_of_languages_have_no_case_and_may_name_a_country() {
        let (config, problems) = read("languages = [\"SW-KE\", \"En\", \"sw\"]\n[title]\nSW = \"Michezo\"\n");
        assert_eq!((config.languages, problems), (vec![Lang::Sw, Lang::En], vec![]));
        assert_eq!(config.title[Lang::Sw as usize].as_deref(), Some("Michezo"));
        assert_eq!(read("languages = [\"tlh\"]").1.len(), 1);
    }

    #[test]
    fn a_few_games_come_first_where_there_are_many() {
        let usual = Config::usual(&known());
        assert_eq!(usual.begins_with(14), Some(&FIRST.map(str::to_owned)[..]));
        assert_eq!(usual.begins_with(FEW), None, "all at once");
        let eight = "games = [\"omweso\", \"coro\", \"kombe\", \"mongale\", \"mongola\", \"aweet\", \"ndoto\", \"lukho\"]";
        let own = ["omweso", "coro", "kombe", "mongale"].map(str::to_owned);
        assert_eq!(read(eight).0.begins_with(8), Some(&own[..]));
        assert_eq!(read("first = [\"lukho\"]").0.begins_with(14), Some(&["lukho".to_owned()][..]));
        assert_eq!(read("first = []").0.begins_with(14), None);
        assert_eq!(read("first = [\"chess\"]").1.len(), 1);
    }

    #[test]
    fn the_staff_sees_what_is_in_force() {
        let (config, _) =
            read("games = [\"lukho\", \"coro\"]\nreach-to = 70\ntable = \"flat\"\nstart = \"coro\"\n");
        let shown = config.shown();
        assert_eq!(shown.len(), keys().filter(|key| key != "lang" && !key.contains('.')).count());
        for (key, value) in [
            ("games", "lukho, coro"),
            ("languages", "en, sw"),
            ("start", "coro"),
            ("idle", "60"),
            ("attract", "true"),
            ("race", "first"),
            ("table", "flat"),
            ("reach-to", "70"),
            ("text", "normal"),
            ("picture", ""),
        ] {
            assert!(shown.contains(&(key, value.to_owned())), "{key}: {shown:?}");
        }
    }

    #[test]
    fn a_house_tells_stories_of_its_own() {
        let text = "idle = 20\n[[story]]\nfile = \"house/1: a.mbao.txt\"\ntitle.sw = \"Yetu\"\n\n\
            [[story]]\nrecord = \"\"\"\nGame: ndoto\nTitle: A fall\n\n1. c1 {So.}\n\"\"\"\n";
        let (config, problems) = read(text);
        assert_eq!(problems, []);
        let told: Vec<_> =
            config.stories.iter().map(|one| (one.name(Lang::En), one.name(Lang::Sw), one.place)).collect();
        assert_eq!(
            told,
            [
                ("house/1: a.mbao.txt".to_owned(), "Yetu".to_owned(), Some(Place::Line(3))),
                ("A fall".to_owned(), "A fall".to_owned(), Some(Place::Line(7))),
            ]
        );
        assert_eq!(config.stories[1].game(), "ndoto");
        assert!(config.shown().contains(&("story", "house/1: a.mbao.txt, A fall".to_owned())));
    }

    #[test]
    fn a_story_that_cannot_be_told_is_named_and_left_out() {
        for (text, line, key, expected) in [
            ("\n[[story]]\nfile = \"https://a.example/b\"", 3, "story.0.file", Expected::Path),
            ("[[story]]\nfile = \"house/../b\"", 2, "story.0.file", Expected::Path),
            ("[[story]]\nrecord = \"Game: chess\"", 2, "story.0.record", Expected::Record),
            ("[[story]]\ntitle.en = \"Ours\"", 2, "story", Expected::Story),
            ("[[story]]\nfiel = \"house/a\"", 2, "story.0.fiel", Expected::Story),
            ("story = \"house/a\"", 1, "story", Expected::Story),
            ("[story]\nfile = \"house/a\"", 2, "story.file", Expected::Story),
        ] {
            let (config, problems) = read(text);
            assert_eq!(config, Config::usual(&known()), "{text}");
            let place = Place::Line(line);
            assert_eq!(problems, [Problem { place, key: key.to_owned(), expected }], "{text}");
        }
        let (entries, _) = toml_file::entries("");
        let many = Entry {
            key: "story.4000000000.file".to_owned(),
            place: Place::Address,
            value: Value::Said("house/a".to_owned()),
        };
        assert_eq!(Config::read(&known(), &[entries, vec![many]].concat()).0.stories.len(), 0);
    }

    #[test]
    fn the_file_that_comes_along_says_what_is_usual_and_names_every_entry() {
        let file = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../www/kiosk.toml"))
            .expect("the file");
        // Filled in as the pages are.
        let tags = Lang::ALL.map(Lang::tag);
        let in_each = |line: &str| tags.map(|tag| line.replace("{tag}", tag)).join("\n");
        let lines =
            file.lines().map(|line| if line.contains("{tag}") { in_each(line) } else { line.to_owned() });
        let file = lines.collect::<Vec<_>>().join("\n").replace("{tags}", "\"en\", \"sw\"");
        assert_eq!(read(&file), (Config::usual(&known()), vec![]));
        let lines = file.lines().filter_map(|line| line.strip_prefix("# "));
        let said = lines.filter(|line| line.contains(" = ") || line.starts_with("[[")).collect::<Vec<_>>();
        let said = said.join("\n");
        let (config, problems) = read(&said);
        assert_eq!(problems, []);
        let usual = Config::usual(&known());
        assert_eq!(
            Config {
                sections: usual.sections.clone(),
                title: InLanguages::default(),
                words: InLanguages::default(),
                stories: Vec::new(),
                ..config.clone()
            },
            usual
        );
        assert_eq!(config.stories[0].file.as_deref(), Some("house/ours.mbao.txt"));
        for key in keys().filter(|key| key != "lang") {
            assert!(said.contains(&format!("{} = ", key.trim_start_matches("story."))), "{key}");
        }
    }
}
