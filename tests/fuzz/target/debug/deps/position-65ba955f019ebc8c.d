/work/main/tests/fuzz/target/debug/deps/position-65ba955f019ebc8c.d: fuzz_targets/position.rs

/work/main/tests/fuzz/target/debug/deps/libposition-65ba955f019ebc8c.rmeta: fuzz_targets/position.rs

fuzz_targets/position.rs:
