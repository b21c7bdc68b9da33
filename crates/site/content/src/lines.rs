//! The lines of a text.

/// Where the lines of a text begin that is a file, or the part of one after some lines.
pub(crate) struct Lines {
    before: usize,
    starts: Vec<usize>,
}

impl Lines {
    /// The lines of a text; `before` lines of its file precede it.
    pub(crate) fn of(text: &str, before: usize) -> Self {
        Self { before, starts: text.match_indices('\n').map(|(at, _)| at + 1).collect() }
    }

    /// The line of the file in which a position of the text is, from 1.
    pub(crate) fn line(&self, at: usize) -> usize {
        self.before + 1 + self.starts.partition_point(|start| *start <= at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_begins_after_its_break() {
        let lines = Lines::of("ab\n\nc", 2);
        assert_eq!([0, 2, 3, 4, 9].map(|at| lines.line(at)), [3, 3, 4, 5, 5]);
    }
}
