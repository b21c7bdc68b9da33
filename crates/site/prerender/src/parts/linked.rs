//! What pages say to programs, in the terms of schema.org.

use serde_json::{Value, json};

use super::prelude::*;

/// A block of linked data.
pub(crate) fn script(data: &Value) -> Html {
    // A closing tag in the data would end the element early.
    let text = data.to_string().replace("</", "<\\/");
    html! { <script type="application/ld+json">{ raw(text) }</script> }
}

pub(crate) fn game(card: &Card, lang: Lang) -> Value {
    let mut names = card.names.iter().map(|name| name.name.as_str());
    json!({
        "@context": "https://schema.org",
        "@type": "Game",
        "name": names.next().unwrap_or(&card.id),
        "alternateName": names.collect::<Vec<_>>(),
        "description": card.sowing.get(lang),
        "inLanguage": lang.tag(),
        "numberOfPlayers": { "@type": "QuantitativeValue", "value": 2 },
        "gameItem": [
            { "@type": "Thing", "name": words::card_board(lang), "description": card.board.get(lang) },
            { "@type": "Thing", "name": words::card_seeds(lang.into()), "description": card.seeds.get(lang) },
        ],
        "gameLocation": { "@type": "Place", "name": card.region.get(lang) },
        "audience": { "@type": "PeopleAudience", "name": card.people().get(lang) },
    })
}

pub(crate) fn glossary(content: &Content, lang: Lang) -> Value {
    let terms = content.glossary.iter().map(|term| {
        json!({
            "@type": "DefinedTerm",
            "@id": format!("#{}", term.id),
            "name": term.word.get(lang),
            "alternateName": term.other,
            "description": term.definition.get(lang),
        })
    });
    json!({
        "@context": "https://schema.org",
        "@type": "DefinedTermSet",
        "name": words::nav_glossary(lang),
        "description": words::glossary_lede(lang),
        "inLanguage": lang.tag(),
        "hasDefinedTerm": terms.collect::<Vec<_>>(),
    })
}
