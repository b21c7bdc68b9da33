//! The first page: a threshold.
//!
//! Somebody who has never heard of mancala comes with a link from a friend, a
//! teacher or a museum. In the first ten seconds they want, in this order:
//!
//! 1. to see what it is: a board, seeds, people who play;
//! 2. to see it move: one turn that they can follow, where something is won;
//! 3. to hear in one sentence whose games these are;
//! 4. to do something at once without choosing among fourteen strange names:
//!    play, learn, or read, each one press away;
//! 5. then, if they stay, to find a game that suits them: how long, how hard,
//!    whose, and where to begin.
//!
//! They do not want to hear how the site is made, what an engine is, or where a
//! menu leads. So the scene, the sentence, the three doors and the board are all
//! that the first screen holds; the fourteen boards lie below.

pub(crate) mod games;

/// The scene behind the welcome: the players of the plate `samburu-illaut`, in a wider land.
pub(crate) const SCENE: &str = include_str!("scene.svg");
