//! Boards: their pits, and the names of these.

use mbao_rules::{Board, PitName, Rows, Side};

fn board(rows: Rows, columns: u8) -> Board {
    Board::new(rows, columns).expect("a board")
}

#[test]
fn names_follow_the_diagrams() {
    let four = board(Rows::Four, 8);
    let names = |side| four.own_pits(side).map(|pit| four.name(pit).as_str()).collect::<Vec<_>>();
    assert_eq!(names(Side::South)[..9], ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "h2"]);
    assert_eq!(names(Side::North)[..9], ["h4", "g4", "f4", "e4", "d4", "c4", "b4", "a4", "a3"]);
    assert_eq!((four.pits().count(), four.own_pits(Side::North).count()), (32, 16));
    let two = board(Rows::Two, 8);
    let all: Vec<_> = two.pits().map(|pit| two.name(pit).to_string()).collect();
    assert_eq!(all[6..10], ["g1", "h1", "h2", "g2"]);
    assert_eq!(Side::BOTH.map(|side| side.to_string()), ["South", "North"]);
}

#[test]
fn a_board_is_asked_by_names_and_places() {
    for (rows, columns, inside, outside) in [
        (Rows::Two, 8, ["a1", "h1", "a2", "h2"], ["a0", "i1", "a3", "A1", "a11"]),
        (Rows::Four, 16, ["a1", "p1", "a4", "p4"], ["a0", "q1", "a5", "@1", ""]),
    ] {
        let board = board(rows, columns);
        for name in inside {
            let pit = board.named(name).unwrap_or_else(|| panic!("{name}"));
            let (row, column) = board.place(pit);
            assert_eq!((board.at(row, column), board.name(pit).as_str()), (Some(pit), name));
        }
        for name in outside {
            assert_eq!(board.named(name), None, "{name}");
        }
    }
}

#[test]
fn there_is_no_pit_beside_the_board() {
    let board = board(Rows::Two, 8);
    assert_eq!([board.at(2, 0), board.at(0, 8)], [None; 2]);
    assert_eq!([PitName::new(0, 0), PitName::new(5, 0), PitName::new(1, 16)], [None; 3]);
    assert_eq!(Board::new(Rows::Four, 17), None);
}

#[test]
fn opposite_is_the_same_column() {
    for (rows, columns) in [(Rows::Two, 8), (Rows::Four, 8), (Rows::Four, 7), (Rows::Two, 12)] {
        let board = board(rows, columns);
        for pit in board.pits() {
            assert_eq!(board.named(board.name(pit).as_str()), Some(pit));
        }
        for pit in board.pits().filter(|&pit| board.is_front(pit)) {
            let facing = board.opposite(pit);
            assert_eq!(board.opposite(facing), pit);
            assert_eq!(board.place(facing).1, board.place(pit).1);
            assert_ne!(board.owner(facing), board.owner(pit));
        }
    }
}
