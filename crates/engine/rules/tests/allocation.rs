//! A turn allocates nothing when it is not traced.

use mbao_rules::{GAMES, Rules, Walk};

#[test]
fn a_walk_allocates_nothing_after_its_start() {
    for definition in GAMES {
        let rules = Rules::builder(definition).compile().expect("it compiles");
        let mut walk = Walk::new(&rules);
        let mut state = 9_u64;
        let mut pick = |n: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            usize::try_from(state >> 33).unwrap_or(0) % n.max(1)
        };
        // The openings of kiothi and lukho collect pits in lists; turns do not.
        while !walk.position().phase().is_play() {
            walk.step(&mut pick);
        }
        let mut turns = 0;
        let counted = allocation_counter::measure(|| {
            while walk.step(&mut pick) {}
            turns = walk.turn();
        });
        assert!(turns > 1, "{}", definition.id);
        assert_eq!(
            counted.count_total, 0,
            "{}: {} allocations in {turns} turns",
            definition.id, counted.count_total
        );
    }
}
