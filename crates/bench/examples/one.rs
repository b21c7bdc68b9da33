use mbao_bench::exports::*;
fn main(){ let g: u32 = std::env::args().nth(1).unwrap().parse().unwrap(); prepare(g,0,5);  run_random(5_000_000,3); println!("{}",amount(0)); }
