/work/main/tests/fuzz/target/debug/deps/play-ab1d202b00b91670.d: fuzz_targets/play.rs

/work/main/tests/fuzz/target/debug/deps/libplay-ab1d202b00b91670.rmeta: fuzz_targets/play.rs

fuzz_targets/play.rs:
