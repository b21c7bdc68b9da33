/work/main/tests/fuzz/target/debug/deps/record-04e8fc0d897a0b78.d: fuzz_targets/record.rs

/work/main/tests/fuzz/target/debug/deps/librecord-04e8fc0d897a0b78.rmeta: fuzz_targets/record.rs

fuzz_targets/record.rs:
