//! The studio: anybody makes a diagram, a story or a task, and takes it away.
#![forbid(unsafe_code)]

mod draft;
