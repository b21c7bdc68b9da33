use mbao_players::tuning::player_with;
use mbao_players::*;
use mbao_rules::*;
fn main() {
    let mut res = [[0u32; 3]; 4];
    for (k, (a, b)) in [("5", "r3"), ("r3", "5"), ("r3", "1"), ("1", "r3")].iter().enumerate() {
        for seed in 0..60u64 {
            let mut g = Game::new(&NewGame { game: "lukho".into(), ..NewGame::default() }).unwrap();
            let mk = |s: &str, x: u64| {
                if s == "r3" {
                    player_with(g.rules(), Level::new(3).unwrap(), ":::::::8:100000", seed * 2 + x).unwrap()
                } else {
                    Player::new(g.rules(), Level::new(s.parse().unwrap()).unwrap(), seed * 2 + x)
                }
            };
            let ps = [mk(a, 0), mk(b, 1)];
            while g.outcome().is_none() {
                let m = g.mover();
                let s = ps[m.index()]
                    .suggest(&g, &Limits { nodes: 2_000_000, ..Limits::default() }, || false)
                    .unwrap();
                if seed < 3 && !g.current().phase().is_play() {
                    println!("{a}{b} {m} {} {} {}", s.turn[0], s.value.points(), s.nodes);
                }
                g.play_action(&s.action).unwrap();
            }
            let w = g.outcome().unwrap().winner;
            res[k][match w {
                Some(Side::South) => 0,
                None => 1,
                _ => 2,
            }] += 1;
            if seed < 3 {
                println!("{:?}", g.outcome().unwrap().score);
            }
        }
        println!("{a}-{b}: {:?}", res[k]);
    }
}
