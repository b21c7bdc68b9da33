use mbao_players::*;
use mbao_rules::*;
fn main() {
    let id = std::env::args().nth(1).unwrap();
    let lv: u8 = std::env::args().nth(2).unwrap().parse().unwrap();
    let mut g = Game::new(&NewGame { game: id.clone(), ..NewGame::default() }).unwrap();
    let p = Player::new(g.rules(), Level::new(lv).unwrap(), 3);
    for _ in 0..6 {
        let l = Limits { nodes: 100000, ..Limits::default() };
        let Some(s) = p.suggest(&g, &l, || false) else {
            println!("{:?}", g.outcome());
            break;
        };
        let m = g.mover();
        let mut n = 0;
        for a in &s.turn {
            n += g.play(a).unwrap().iter().filter(|e| e.kind == Kind::Sow).count();
        }
        println!(
            "{m} {:?} {:?} d{} n{} sown {n} -> {:?}",
            s.turn,
            s.value.points(),
            s.depth,
            s.nodes,
            g.position()
        );
    }
}
