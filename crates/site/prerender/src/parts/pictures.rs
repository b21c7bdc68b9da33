//! The pictures of a page, at their places.
//!
//! A page is rendered twice. First its pictures are gathered; once they are all known, they are written with
//! what they [share](crate::parts::sharing).

use std::cell::RefCell;
use std::rc::Rc;
use std::vec;

use yew::{ContextProvider, LocalServerRenderer, Properties, component, use_context};

use super::prelude::*;
use crate::parts::sharing::share;

impl Still {
    pub(crate) fn html(self) -> Html {
        html! { <Drawn still={Rc::new(self)} /> }
    }
}

/// The pictures of the page that is rendered.
#[derive(Clone)]
struct Pictures(Rc<RefCell<Pass>>);

impl PartialEq for Pictures {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// What is done with the pictures of a page while it is rendered.
enum Pass {
    Gather(Vec<Rc<Still>>),
    /// What they share, and each as it is written, in their order.
    Write {
        common: String,
        pictures: vec::IntoIter<String>,
    },
}

#[derive(Properties, PartialEq)]
struct DrawnProps {
    still: Rc<Still>,
}

#[component]
fn Drawn(props: &DrawnProps) -> Html {
    let Some(Pictures(pass)) = use_context::<Pictures>() else { return Html::default() };
    match &mut *pass.borrow_mut() {
        Pass::Gather(stills) => {
            stills.push(props.still.clone());
            Html::default()
        }
        Pass::Write { pictures, .. } => pictures.next().map(raw).unwrap_or_default(),
    }
}

#[derive(Properties, PartialEq)]
pub(crate) struct MainProps {
    #[prop_or(Some("main"))]
    pub(crate) id: Option<&'static str>,
    #[prop_or_default]
    pub(crate) class: Option<&'static str>,
    pub(crate) children: Html,
}

/// The page's `<main>`, after what the pictures in it share.
#[component]
pub(crate) fn Main(props: &MainProps) -> Html {
    let common = use_context::<Pictures>().and_then(|Pictures(pass)| match &*pass.borrow() {
        Pass::Write { common, .. } => Some(raw(common.clone())),
        Pass::Gather(_) => None,
    });
    html! { <>{ for common }<main id={props.id} class={props.class}>{ props.children.clone() }</main></> }
}

#[derive(Properties, PartialEq)]
struct MarkupProps {
    html: Html,
    pictures: Pictures,
}

#[component]
fn Markup(MarkupProps { html, pictures }: &MarkupProps) -> Html {
    html! { <ContextProvider<Pictures> context={pictures.clone()}>{ html.clone() }</ContextProvider<Pictures>> }
}

/// The HTML of markup that no script takes over.
pub(crate) async fn markup(html: Html) -> String {
    let pictures = Pictures(Rc::new(RefCell::new(Pass::Gather(Vec::new()))));
    let render = async || {
        let props = MarkupProps { html: html.clone(), pictures: pictures.clone() };
        LocalServerRenderer::<Markup>::with_props(props).hydratable(false).render().await
    };
    let text = render().await;
    let shared = match &*pictures.0.borrow() {
        Pass::Gather(stills) if !stills.is_empty() => share(stills),
        _ => return text,
    };
    pictures.0.replace(Pass::Write { common: shared.common, pictures: shared.pictures.into_iter() });
    render().await
}

#[cfg(test)]
mod tests {
    use mbao_words::Lang;

    use super::*;
    use crate::parts::boards::Shown;

    #[test]
    fn pictures_stand_where_they_were_put_after_what_they_share() {
        let still = |game: &str| Shown::game(game).still(Lang::En).expect("a picture");
        let html = html! {
            <div>
                <Main class="text"><p>{ still("ndoto").html() }</p>{ "a" }</Main>
                <aside>{ still("omweso").over("<b/>".to_owned()).html() }{ "b" }</aside>
            </div>
        };
        let text = futures::executor::block_on(markup(html));
        let order = [
            "<div><svg class=\"common ",
            "</svg><svg class=\"common ",
            "</svg><main id=\"main\" class=\"text\"><p><svg ",
            "aria-label=\"Ndoto: ",
            "</svg></p>a</main><aside><svg ",
            "aria-label=\"Omweso: ",
            "<g class=\"over\"><b/></g></svg>b</aside></div>",
        ];
        let mut rest = text.as_str();
        for part in order {
            rest = rest.split_once(part).unwrap_or_else(|| panic!("no {part} in {rest}")).1;
        }
        assert_eq!(rest, "");
    }

    #[test]
    fn a_page_without_pictures_shares_nothing() {
        let html = html! { <Main><svg class="icon"></svg></Main> };
        let text = futures::executor::block_on(markup(html));
        assert_eq!(text, "<main id=\"main\"><svg class=\"icon\"></svg></main>");
    }
}
