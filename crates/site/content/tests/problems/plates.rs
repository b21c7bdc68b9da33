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
    let svg = |inner: &str| {
        format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 960 600\">{inner}</svg>\n")
    };
    let wrong = [
        (
            "board-four-by-eleven",
            "<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>".to_owned(),
            "has no viewBox",
        ),
        (
            "bonduc-pods",
            "<svg viewBox=\"0 0 9 9\"/>".to_owned(),
            "does not begin with <svg and its namespace",
        ),
        ("bonduc-seeds", svg("<g id=\"a\"/>"), "holds `id=`"),
        ("enkeshui-board", svg("<use href=\"a\"/>"), "holds `href`"),
        ("kampala-street", svg("<script>a</script>"), "holds `<script`"),
        ("kiothi-board", svg("<g>"), "</svg> closes what is not open"),
        ("kiothi-seeds", svg("<path d=\"M0/>"), "a quotation in <path> does not end"),
        ("kombe-board", svg("") + "<svg/>", "<svg> stands outside of the drawing"),
        ("omweso-board", svg(&"<g/>".repeat(4000)), "16069 bytes, more than 12288"),
    ];
    let good = Copy::new().write("plates/wakaba-bar.svg", &svg("<path d=\"M0 0h9v9z\"/>"));
    let copy =
        wrong.iter().fold(good, |copy, (plate, drawn, _)| copy.write(&format!("plates/{plate}.svg"), drawn));
    let told = wrong.map(|(plate, _, message)| format!("content/plates/{plate}.svg: {message}"));
    assert_eq!(copy.problems(), told);
}
