//! How much the search may still do.

/// Work, in seeds sown, after which the caller is asked whether to stop.
const WORK_BETWEEN_CALLS: u32 = 1 << 13;
/// The work of a move besides the seeds it sows.
const WORK_OF_A_DECISION: u32 = 32;

/// Counts moves and asks from time to time whether to stop. The callback is not a type
/// parameter: each type would add a copy of the search to the download.
pub(crate) struct Budget<'a> {
    most: u64,
    nodes: u64,
    work: u32,
    stopped: bool,
    stop: &'a mut dyn FnMut() -> bool,
}

impl<'a> Budget<'a> {
    pub(crate) fn new(most: u64, stop: &'a mut dyn FnMut() -> bool) -> Self {
        Self { most, nodes: 0, work: 0, stopped: false, stop }
    }

    /// Moves counted so far.
    pub(crate) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether the search must stop.
    pub(crate) const fn stopped(&self) -> bool {
        self.stopped
    }

    /// Counts a move. Returns whether to stop before it.
    pub(crate) fn count(&mut self) -> bool {
        if self.stopped {
            return true;
        }
        if self.nodes >= self.most {
            self.stopped = true;
            return true;
        }
        self.nodes += 1;
        self.seeds(WORK_OF_A_DECISION);
        self.stopped
    }

    /// Counts seeds sown.
    pub(crate) fn seeds(&mut self, seeds: u32) {
        self.work += seeds;
        if self.work >= WORK_BETWEEN_CALLS {
            self.work = 0;
            self.stopped |= (self.stop)();
        }
    }
}
