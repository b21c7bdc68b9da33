//! Problems of drawings and of where they are placed.

use crate::copy::Copy;

#[test]
fn plates_are_placed_once_and_drawn() {
    Copy::new()
        .change("i18n/en/article/01-introduction.md", "::plate samburu-illaut\n\n", "")
        .change(
            "i18n/en/article/04-omweso.md",
            "::plate omweso-board\n",
            "::plate omweso-board\n\n::plate omweso-board\n",
        )
        .write("plates/coro-board.svg", "<svg/>")
        .says_of_english(&[
            "content/plates.toml:6: §1 does not place this plate",
            "content/plates.toml:21: the plate is placed 2 times, not once",
            "content/plates/coro-board.svg: no plate has this drawing",
        ]);
    let problems = Copy::new().remove("plates/wakaba-bar.svg").problems();
    assert_eq!(problems.len(), 1, "{problems:?}");
    assert!(problems[0].starts_with("content/plates/wakaba-bar.svg: cannot be read"), "{problems:?}");
    Copy::new().change("plates.toml", "section = \"§17\"", "section = \"§71\"").says(&[
        "content/plates.toml:110: §71 does not place this plate",
        "content/plates.toml:110: §71 names no section",
    ]);
}

#[test]
fn drawings_can_stand_in_a_page() {
    let bar = "plates/wakaba-bar.svg";
    let said = |text: &str| Copy::new().write(bar, text).problems();
    let file = |message: &str| vec![format!("content/{bar}: {message}")];
    let svg = |inner: &str| {
        format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 960 600\">{inner}</svg>\n")
    };
    assert_eq!(said(&svg("<path d=\"M0 0h9v9z\"/>")), Vec::<String>::new());
    assert_eq!(said("<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>"), file("has no viewBox"));
    assert_eq!(said("<svg viewBox=\"0 0 9 9\"/>"), file("does not begin with <svg and its namespace"));
    assert_eq!(said(&svg("<g id=\"a\"/>")), file("holds `id=`"));
    assert_eq!(said(&svg("<use href=\"a\"/>")), file("holds `href`"));
    assert_eq!(said(&svg("<script>a</script>")), file("holds `<script`"));
    assert_eq!(said(&svg("<g>")), file("</svg> closes what is not open"));
    assert_eq!(said(&svg("<path d=\"M0/>")), file("a quotation in <path> does not end"));
    assert_eq!(said(&(svg("") + "<svg/>")), file("<svg> stands outside of the drawing"));
    assert_eq!(said(&svg(&"<g/>".repeat(4000))), file("16069 bytes, more than 12288"));
}
