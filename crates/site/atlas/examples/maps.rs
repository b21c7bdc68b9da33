//! All maps on one page, to look at: `cargo run -p mbao-atlas --example maps > maps.html`.

use std::path::Path;

use mbao_atlas::{Lang, Linked, Marked, locator, whole};
use mbao_content::{Content, Place};

fn marked(place: &Place, language: Lang) -> Marked<'_> {
    let &Place { lon, lat, precision, .. } = place;
    Marked { lon, lat, name: place.name.get(language), precision }
}

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..");
    let content = Content::read(&root.join("content")).expect("content without problems");
    let css = std::fs::read_to_string(root.join("www/styles/map.css")).expect("map.css");
    println!(
        "<!doctype html><meta charset=utf-8><meta name=color-scheme content=\"light dark\"><style>{css}"
    );
    println!(".all{{display:grid;grid-template-columns:repeat(auto-fill,320px);gap:12px}}</style>");
    for lang in Lang::ALL {
        println!("<div class=all>");
        for card in &content.games {
            let places: Vec<Marked<'_>> = content
                .places
                .iter()
                .filter(|place| place.games.contains(&card.id))
                .map(|place| marked(place, lang))
                .collect();
            println!(
                "<figure style=\"margin:0\">{}<figcaption>{}</figcaption></figure>",
                locator(&places, &card.id, lang),
                card.id
            );
        }
        println!("</div>");
        let all: Vec<Linked<'_>> = content
            .places
            .iter()
            .enumerate()
            .map(|(before, place)| Linked {
                place: marked(place, lang),
                href: "#",
                title: place.name.get(lang),
                class: "",
                number: before + 1,
            })
            .collect();
        println!("{}", whole(&all, "all places", lang));
    }
}
