//! Drives the engine from any language: one JSON command a line on standard
//! input, one JSON answer a line on standard output, until the input ends.

mod protocol;

fn main() -> std::io::Result<()> {
    protocol::run(std::io::stdin().lock(), std::io::stdout().lock())
}
