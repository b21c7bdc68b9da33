//! trial
use std::time::Instant;
fn main() -> anyhow::Result<()> {
    let a: Vec<String> = std::env::args().collect();
    let study = mbao_tables::Study::new(&a[1], a[2].parse()?)?;
    let seeds: usize = a[3].parse()?;
    let mut table = mbao_tables::Table::new(&study, seeds);
    for s in 0..=seeds {
        let t = Instant::now();
        table.solve_next(&study, 2);
        let y = table.layers()[s].tally(s);
        let p = y.positions as f64 / 100.0;
        println!("{s:3} {:>11} won {:5.1} lost {:5.1} drawn {:5.1} exact {:6.2}  longest {:3} {:?}  {:.1?} unsure {}", y.positions, y.won as f64 / p, y.lost as f64 / p, y.drawn as f64 / p, y.exact as f64 / p, y.longest, table.ranks().arrangement(s, y.longest_at), t.elapsed(), y.unsure);
    }
    Ok(())
}
