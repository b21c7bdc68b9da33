//! The bar of every screen: buttons for back, language, size of text, colours and sound.

use super::config::SIZES;
use super::prelude::*;

/// The bar, with the screen's own buttons after the back button.
pub(super) fn bar(context: &Context<'_>, to: Option<(Screen, String)>, own: Html) -> Html {
    let config = context.config;
    let visit: &Visit = context.visit;
    let lang = visit.lang;
    let back = to.map(|(screen, label)| {
        html! { <button type="button" class="back" onclick={context.to(screen)}>{ label }</button> }
    });
    let languages = config.languages.iter().filter(|_| config.languages.len() > 1).map(|other| {
        let new = Visit { lang: *other, ..visit.clone() };
        html! {
            <button type="button" lang={other.tag()} aria-pressed={(*other == lang).to_string()} onclick={context.change(new)}>
                { words::language_name(*other) }
            </button>
        }
    });
    let sharp = visit.colours == "contrast";
    let colours = if !sharp {
        "contrast".to_owned()
    } else if config.colours == "contrast" {
        "auto".to_owned()
    } else {
        config.colours.clone()
    };
    let (least, most) = (visit.size == SIZES[0], visit.size == SIZES[SIZES.len() - 1]);
    html! {
        <div class="kiosk-bar">
            <div class="group">{ back }{ own }</div>
            <div class="group">
                { for languages }
                <button type="button" aria-label={words::size_small(lang)} disabled={least} onclick={context.change(visit.sized(-1))}>
                    <small>{ "A" }</small>
                </button>
                <button type="button" aria-label={words::size_large(lang)} disabled={most} onclick={context.change(visit.sized(1))}>
                    <big>{ "A" }</big>
                </button>
                <button type="button" class="contrast" aria-label={words::contrast(lang)} title={words::contrast(lang)}
                    aria-pressed={sharp.to_string()} onclick={context.change(Visit { colours, ..visit.clone() })}>
                    <span aria-hidden="true">{ "◐" }</span>
                </button>
                if config.sound {
                    <button type="button" aria-pressed={visit.sound.to_string()}
                        onclick={context.change(Visit { sound: !visit.sound, ..visit.clone() })}>
                        { words::sound(lang) }
                    </button>
                }
            </div>
        </div>
    }
}
