//! The land, the places on it, and the maps drawn.

use std::path::Path;
use std::sync::LazyLock;

use mbao_atlas::{Lang, Linked, Marked, Precision, is_lake, is_land, locator, on_map, plain, whole};
use mbao_content::{Content, Place};

/// Read once.
fn content() -> &'static Content {
    static CONTENT: LazyLock<Content> = LazyLock::new(|| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../content");
        Content::read(&folder).expect("content without problems")
    });
    &CONTENT
}

fn marked(place: &Place, language: Lang) -> Marked<'_> {
    let &Place { lon, lat, precision, .. } = place;
    Marked { lon, lat, name: place.name.get(language), precision }
}

/// A locator for every game that has a place.
fn locators(content: &Content) -> Vec<(String, String)> {
    let of = |lang: Lang| {
        content.games.iter().filter(|card| card.place.is_some()).map(move |card| {
            let places = content.places.iter().filter(|place| place.games.contains(&card.id));
            let places: Vec<Marked<'_>> = places.map(|place| marked(place, lang)).collect();
            (format!("{} {}", card.id, lang.tag()), locator(&places, "where & \"how\"", lang))
        })
    };
    Lang::ALL.into_iter().flat_map(of).collect()
}

fn whole_map(content: &Content, lang: Lang) -> String {
    let linked = |(before, place)| {
        let place: Marked<'_> = marked(place, lang);
        Linked { place, href: "game/?a=1&b=2", title: place.name, class: "rows-1", number: before + 1 }
    };
    let places: Vec<Linked<'_>> = content.places.iter().enumerate().map(linked).collect();
    whole(&places, "all", lang)
}

#[test]
fn known_points_are_on_the_right_side_of_coast_and_shore() {
    let cases = [
        ("Nairobi", 36.8172, -1.2864, true, false),
        ("Kampala", 32.5825, 0.3476, true, false),
        ("the middle of Zanzibar", 39.32, -6.1, true, false),
        ("the channel west of Zanzibar", 38.98, -6.0, false, false),
        ("the sea east of Mombasa", 39.9, -4.05, false, false),
        ("the middle of Lake Victoria", 33.0, -1.3, true, true),
        ("Ukerewe, an island in it", 33.02, -2.03, true, false),
        ("Lake Tanganyika", 29.5, -6.0, true, true),
        ("Lake Malawi", 34.5, -12.0, true, true),
        ("Kisangani", 25.19, 0.52, true, false),
    ];
    for (name, lon, lat, land, lake) in cases {
        assert_eq!((is_land(lon, lat), is_lake(lon, lat)), (land, lake), "{name}");
    }
}

#[test]
fn every_place_is_on_the_map_and_on_land() {
    for place in &content().places {
        assert!(on_map(place.lon, place.lat), "{}", place.id);
        // Coasts are thinned by three hundredths of a degree.
        let steps = [-0.04, 0.0, 0.04];
        let near = steps.iter().flat_map(|dx| steps.iter().map(move |dy| (place.lon + dx, place.lat + dy)));
        assert!(near.clone().any(|(lon, lat)| is_land(lon, lat)), "{} is at sea", place.id);
        assert!(near.clone().any(|(lon, lat)| !is_lake(lon, lat)), "{} is in a lake", place.id);
    }
}

/// Every element that is opened is closed, and every quotation too.
fn check_tags(name: &str, svg: &str) {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = svg;
    while let Some(at) = rest.find('<') {
        assert!(!rest[..at].contains('>'), "{name}: a stray > in {}", &rest[..at]);
        let end = rest[at..].find('>').expect("a tag that ends") + at;
        let tag = &rest[at + 1..end];
        assert_eq!(tag.matches('"').count() % 2, 0, "{name}: {tag}");
        if let Some(closed) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(closed), "{name}");
        } else if !tag.ends_with('/') {
            open.push(tag.split(' ').next().expect("a name"));
        }
        rest = &rest[end + 1..];
    }
    assert!(open.is_empty() && rest.is_empty(), "{name}: {open:?} left open");
}

#[test]
fn maps_are_well_formed_and_hold_nothing_a_policy_forbids() {
    let content = content();
    let mut maps = locators(content);
    maps.extend(Lang::ALL.map(|lang| ("whole".to_owned(), whole_map(content, lang))));
    for (name, svg) in &maps {
        check_tags(name, svg);
        for forbidden in ["style=", " id=", "<script", "<style", "NaN", "inf"] {
            assert!(!svg.contains(forbidden), "{name} holds {forbidden}");
        }
    }
    assert!(maps[0].1.starts_with("<svg class=\"map locator\""));
    assert!(
        maps[0].1.contains("viewBox=\"0 0 320 260\" role=\"img\" aria-label=\"where &amp; &quot;how&quot;\"")
    );
}

#[test]
fn a_locator_is_small_and_marks_its_places() {
    let content = content();
    for (name, svg) in locators(content) {
        assert!(svg.len() < 14_000, "{name}: {} bytes", svg.len());
        let game = name.split(' ').next();
        let count =
            content.places.iter().filter(|place| place.games.iter().any(|g| Some(&**g) == game)).count();
        assert_eq!(svg.matches("class=\"label\"").count(), count, "{name}");
        assert_eq!(svg.matches("<circle").count(), count, "{name}");
    }
}

/// Left, top, right and bottom of every label, by the same estimate of widths.
fn labels(svg: &str) -> Vec<[f64; 4]> {
    let number = |text: &str, key: &str| -> f64 {
        let from = text.find(key).expect("an attribute") + key.len();
        text[from..].split('"').next().and_then(|n| n.parse().ok()).expect("a number")
    };
    svg.split("<text class=\"label\"")
        .skip(1)
        .map(|text| {
            let (x, y, size) = (number(text, " x=\""), number(text, " y=\""), number(text, "font-size=\""));
            let words = text.split('>').nth(1).and_then(|t| t.split('<').next()).expect("a name");
            let narrow = words.chars().filter(|c| "ijlI.,' frt()-".contains(*c)).count();
            let letters = words.chars().count();
            #[allow(clippy::cast_precision_loss)] // short
            let width = ((letters - narrow) as f64 * 0.54 + narrow as f64 * 0.3) * size;
            [x, y - size * 0.7, x + width, y]
        })
        .collect()
}

#[test]
fn labels_stay_on_the_paper_and_off_one_another() {
    let content = content();
    let mut maps: Vec<_> = locators(content).into_iter().map(|(name, svg)| (name, svg, 320.0)).collect();
    maps.extend(Lang::ALL.map(|lang| ("whole".to_owned(), whole_map(content, lang), 960.0)));
    for (name, svg, width) in maps {
        let boxes = labels(&svg);
        for (n, one) in boxes.iter().enumerate() {
            assert!(one[0] >= 0.0 && one[2] <= width && one[1] >= 0.0, "{name}: {one:?} hangs over");
            for other in &boxes[..n] {
                let apart =
                    one[2] <= other[0] || other[2] <= one[0] || one[3] <= other[1] || other[3] <= one[1];
                assert!(apart, "{name}: {one:?} and {other:?} overlap");
            }
        }
    }
}

/// Middle and radius of the disc behind every number.
fn discs(svg: &str) -> Vec<[f64; 3]> {
    let number = |text: &str, key: &str| -> f64 {
        let from = text.find(key).expect("an attribute") + key.len();
        text[from..].split('"').next().and_then(|n| n.parse().ok()).expect("a number")
    };
    let circles = svg.split("<circle class=\"disc\"").skip(1);
    circles.map(|text| [" cx=\"", " cy=\"", " r=\""].map(|key| number(text, key))).collect()
}

#[test]
fn numbers_stay_on_the_paper_and_off_one_another() {
    let content = content();
    for lang in Lang::ALL {
        let svg = whole_map(content, lang);
        let discs = discs(&svg);
        assert_eq!(discs.len(), content.places.len());
        for (n, [x, y, r]) in discs.iter().enumerate() {
            assert!(svg.contains(&format!(">{}</text></g></a>", n + 1)), "{}", n + 1);
            assert!(*x > *r && *x < 960.0 - r && *y > *r, "{} hangs over", n + 1);
            for (m, [a, b, _]) in discs[..n].iter().enumerate() {
                assert!((x - a).hypot(y - b) > 2.0 * r + 2.0, "{} lies on {}", n + 1, m + 1);
            }
        }
    }
}

#[test]
fn every_place_of_the_whole_map_is_a_link_with_a_title() {
    let content = content();
    let svg = whole_map(content, Lang::En);
    assert_eq!(svg.matches("<a class=\"place ").count(), content.places.len());
    assert_eq!(svg.matches("href=\"game/?a=1&amp;b=2\"><title>").count(), content.places.len());
    assert!(svg.contains("role=\"group\" aria-label=\"all\""));
}

#[test]
fn a_plain_map_has_no_names_and_tells_where_each_place_lies() {
    let content = content();
    let places: Vec<Marked<'_>> = content
        .places
        .iter()
        .map(|place| Marked { lon: place.lon, lat: place.lat, name: "", precision: Precision::Town })
        .collect();
    let (svg, at) = plain(&places, 960.0);
    assert!(!svg.contains("<text") && !svg.contains("<circle") && svg.contains("class=\"land\""));
    assert_eq!(at.len(), places.len());
    let lamu = at[content.places.iter().position(|place| place.id == "lamu").expect("Lamu")];
    let kampala = at[content.places.iter().position(|place| place.id == "kampala").expect("Kampala")];
    assert!(lamu.0 > kampala.0 && lamu.1 > kampala.1, "Lamu lies to the south-east");
    assert!(at.iter().all(|(x, y)| (0.0..=960.0).contains(x) && *y >= 0.0));
}

#[test]
fn the_same_is_drawn_every_time() {
    let content = content();
    assert_eq!(locators(content), locators(content));
    assert!(locator(&[], "no place", Lang::En).ends_with("</svg>"));
}
