//! The output of several simultaneous stages, shown one stage after another.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Shows the output of the oldest running stage immediately and holds back that of the others.
pub(crate) struct Console<W> {
    shown: Mutex<Shown<W>>,
}

struct Shown<W> {
    to: W,
    /// The first is shown immediately.
    blocks: VecDeque<Block>,
}

struct Block {
    stage: usize,
    /// The output that is held back.
    text: Vec<u8>,
    ended: bool,
}

impl<W: Write> Console<W> {
    pub(crate) fn new(to: W) -> Self {
        Self { shown: Mutex::new(Shown { to, blocks: VecDeque::new() }) }
    }

    /// Opens the block of a stage with its heading.
    pub(crate) fn begin(&self, stage: usize, name: &str) -> io::Result<()> {
        self.lock().blocks.push_back(Block { stage, text: Vec::new(), ended: false });
        self.write(stage, format!("\n== {name} ==\n").as_bytes())
    }

    /// Shows or holds back what a stage prints.
    pub(crate) fn write(&self, stage: usize, text: &[u8]) -> io::Result<()> {
        let mut shown = self.lock();
        let Shown { to, blocks } = &mut *shown;
        match blocks.iter_mut().position(|block| block.stage == stage) {
            Some(0) => {
                to.write_all(text)?;
                to.flush()
            }
            Some(at) => {
                blocks[at].text.extend_from_slice(text);
                Ok(())
            }
            None => Ok(()),
        }
    }

    /// Closes the block of a stage and shows the next one that was opened.
    pub(crate) fn end(&self, stage: usize) -> io::Result<()> {
        let mut shown = self.lock();
        let Shown { to, blocks } = &mut *shown;
        if let Some(block) = blocks.iter_mut().find(|block| block.stage == stage) {
            block.ended = true;
        }
        while blocks.front().is_some_and(|block| block.ended) {
            blocks.pop_front();
            if let Some(next) = blocks.front_mut() {
                to.write_all(&std::mem::take(&mut next.text))?;
            }
        }
        to.flush()
    }

    /// Shows what a failed stage printed, and no more of the others.
    pub(crate) fn fail(&self, stage: usize) -> io::Result<()> {
        let mut shown = self.lock();
        let Shown { to, blocks } = &mut *shown;
        if let Some(block) = std::mem::take(blocks).into_iter().find(|block| block.stage == stage) {
            to.write_all(&block.text)?;
        }
        to.flush()
    }

    fn lock(&self) -> MutexGuard<'_, Shown<W>> {
        self.shown.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Console<Vec<u8>> {
        /// The output that was shown.
        pub(crate) fn text(&self) -> String {
            String::from_utf8_lossy(&self.lock().to).into_owned()
        }
    }

    #[test]
    fn each_stage_is_one_block() -> io::Result<()> {
        let console = Console::new(Vec::new());
        console.begin(0, "A")?;
        console.begin(1, "B")?;
        console.begin(2, "C")?;
        console.write(1, b"b1 ")?;
        console.write(0, b"a1 ")?;
        console.write(2, b"c1 ")?;
        assert_eq!(console.text(), "\n== A ==\na1 ");
        console.end(1)?;
        console.write(0, b"a2")?;
        console.end(0)?;
        // C is the oldest now, so its output is shown immediately.
        console.write(2, b"c2")?;
        assert_eq!(console.text(), "\n== A ==\na1 a2\n== B ==\nb1 \n== C ==\nc1 c2");
        console.end(2)
    }

    #[test]
    fn what_failed_is_shown_last() -> io::Result<()> {
        let console = Console::new(Vec::new());
        for (stage, name) in [(0, "A"), (1, "B"), (2, "C")] {
            console.begin(stage, name)?;
        }
        console.write(1, b"wrong")?;
        console.write(2, b"right")?;
        console.fail(1)?;
        console.write(2, b"more")?;
        assert_eq!(console.text(), "\n== A ==\n\n== B ==\nwrong");
        Ok(())
    }
}
