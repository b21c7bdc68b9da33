/work/main/tests/fuzz/target/debug/deps/libfuzzer_sys-2a05e6168a76a15c.d: /root/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/libfuzzer-sys-0.4.13/src/lib.rs

/work/main/tests/fuzz/target/debug/deps/liblibfuzzer_sys-2a05e6168a76a15c.rmeta: /root/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/libfuzzer-sys-0.4.13/src/lib.rs

/root/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/libfuzzer-sys-0.4.13/src/lib.rs:
