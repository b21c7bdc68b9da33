/work/main/tests/fuzz/target/debug/deps/transcript-f72b242020f146fb.d: fuzz_targets/transcript.rs

/work/main/tests/fuzz/target/debug/deps/libtranscript-f72b242020f146fb.rmeta: fuzz_targets/transcript.rs

fuzz_targets/transcript.rs:
