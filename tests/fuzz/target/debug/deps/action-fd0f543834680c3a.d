/work/main/tests/fuzz/target/debug/deps/action-fd0f543834680c3a.d: fuzz_targets/action.rs

/work/main/tests/fuzz/target/debug/deps/libaction-fd0f543834680c3a.rmeta: fuzz_targets/action.rs

fuzz_targets/action.rs:
