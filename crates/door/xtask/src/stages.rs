//! The stages of a check: two at a time where possible, shown one after another, timed.

use std::io::{self, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::time::{Duration, Instant};
use std::{fmt, thread};

use anyhow::{Context, Result, anyhow, bail, ensure};

use crate::console::Console;
use crate::process::{self, Whose};

/// As many stages run at once as the smallest machines that run the checks have processors.
const LANES: usize = 2;

/// What may run beside a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Beside {
    /// Anything: it waits for a network more than it computes.
    Anything,
    One,
    /// Nothing, because it measures or uses the whole machine: it waits for all stages before it, and those
    /// after it wait for it.
    Nothing,
}

type Work = Box<dyn FnOnce(&Programs) -> Result<()> + Send>;

/// Work to be done once other stages are done.
pub(crate) struct Stage {
    name: &'static str,
    beside: Beside,
    after: &'static [&'static str],
    work: Work,
}

impl Stage {
    /// A stage that runs beside one other.
    pub(crate) fn new(
        name: &'static str,
        work: impl FnOnce(&Programs) -> Result<()> + Send + 'static,
    ) -> Self {
        Self { name, beside: Beside::One, after: &[], work: Box::new(work) }
    }

    /// It waits for the stages of these names.
    pub(crate) fn after(self, names: &'static [&'static str]) -> Self {
        Self { after: names, ..self }
    }

    /// It runs beside any others, because it waits for a network more than it computes.
    pub(crate) fn beside_any(self) -> Self {
        Self { beside: Beside::Anything, ..self }
    }

    /// Nothing runs beside it: all stages before it are done, and none after it has begun.
    pub(crate) fn alone(self) -> Self {
        Self { beside: Beside::Nothing, ..self }
    }
}

type Print = dyn Fn(&[u8]) -> io::Result<()> + Send + Sync;

/// How a stage runs programs: with visible output, and so that they end with the check.
pub(crate) struct Programs {
    stage: usize,
    print: Arc<Print>,
    running: Arc<Running>,
}

/// The programs running now, by stage; `None` once a stage has failed, when no more may begin.
struct Running(Mutex<Option<Vec<(usize, Child)>>>);

impl Programs {
    /// Runs a program to its end. Its output and errors appear in the stage's block.
    pub(crate) fn run(&self, mut command: Command) -> Result<()> {
        let name = process::name(&command);
        let (mut output, input) = io::pipe()?;
        command.stdin(Stdio::null()).stdout(input.try_clone()?).stderr(input);
        self.running.begin(self.stage, &mut command).with_context(|| name.clone())?;
        // The command holds our ends of the pipe, and the output ends only when all are closed.
        drop(command);
        let mut bytes = vec![0; 1 << 16];
        loop {
            match output.read(&mut bytes)? {
                0 => break,
                length => (self.print)(&bytes[..length])?,
            }
        }
        let Some(mut child) = self.running.ended(self.stage) else { bail!("{name} was stopped") };
        let status = child.wait()?;
        if !status.success() {
            bail!("{name}: {status}");
        }
        Ok(())
    }
}

impl Running {
    fn begin(&self, stage: usize, command: &mut Command) -> Result<()> {
        let mut running = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(running) = &mut *running else { bail!("not started: another stage has failed") };
        running.push((stage, command.spawn().context("could not be started")?));
        Ok(())
    }

    fn ended(&self, stage: usize) -> Option<Child> {
        let mut running = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let running = running.as_mut()?;
        let at = running.iter().position(|(of, _)| *of == stage)?;
        Some(running.swap_remove(at).1)
    }

    fn stop(&self) {
        let running = self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
        for (_, mut child) in running.into_iter().flatten() {
            // It makes no difference if it has ended by itself.
            let _ = child.kill().and_then(|()| child.wait());
        }
    }
}

/// How long each stage took, in the order they began; unknown for a stage that was stopped.
pub(crate) struct Times {
    stages: Vec<(&'static str, Option<Duration>)>,
    /// From the first beginning to the last end.
    all: Duration,
    /// What all programs took of processors.
    processors: Duration,
}

impl fmt::Display for Times {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.stages.iter().map(|(name, _)| name.len()).max().unwrap_or(0).max(8);
        for (name, time) in
            self.stages.iter().chain([&("together", Some(self.all)), &("processors", Some(self.processors))])
        {
            match time {
                Some(time) => writeln!(to, "  {name:width$} {:>7.1} s", time.as_secs_f64())?,
                None => writeln!(to, "  {name:width$}   stopped")?,
            }
        }
        Ok(())
    }
}

/// Runs stages in order, two at a time, until one fails; prints how long each took. Returns what they took of
/// processors.
///
/// # Errors
///
/// The error of the first stage to fail. Programs of other stages that are then running are stopped.
pub(crate) fn run(stages: Vec<Stage>) -> Result<Duration> {
    let mut times = Times { stages: Vec::new(), all: Duration::ZERO, processors: Duration::ZERO };
    let start = Instant::now();
    let result = carry_out(stages, &Arc::new(Console::new(io::stdout())), &mut times);
    times.all = start.elapsed();
    times.processors = process::processors(Whose::Programs);
    println!("\n== What each stage took ==\n{times}");
    result.map(|()| times.processors)
}

fn carry_out<W: Write + Send + 'static>(
    stages: Vec<Stage>,
    console: &Arc<Console<W>>,
    times: &mut Times,
) -> Result<()> {
    let mut plan = Plan::of(&stages)?;
    let mut work: Vec<_> = stages.into_iter().map(|stage| Some((stage.name, stage.work))).collect();
    let running = Arc::new(Running(Mutex::new(Some(Vec::new()))));
    let (told, done) = mpsc::channel();
    while !plan.is_done() {
        while let Some(stage) = plan.next() {
            let Some((name, work)) = work[stage].take() else { continue };
            console.begin(stage, name)?;
            times.stages.push((name, None));
            let row = times.stages.len() - 1;
            let shown = Arc::clone(console);
            let print = Arc::new(move |text: &[u8]| shown.write(stage, text));
            let programs = Programs { stage, print, running: Arc::clone(&running) };
            let told = told.clone();
            // Not awaited when another stage fails: children of the stopped programs may outlive them.
            thread::spawn(move || {
                let start = Instant::now();
                let result = catch_unwind(AssertUnwindSafe(|| work(&programs)))
                    .unwrap_or_else(|_| Err(anyhow!("it panicked")));
                // Nobody receives this once another stage has failed.
                let _ = told.send((stage, row, start.elapsed(), result));
            });
        }
        ensure!(plan.runs(), "the stages wait for each other");
        let (stage, row, time, result) = done.recv().context("the stages are gone")?;
        let (name, taken) = &mut times.stages[row];
        *taken = Some(time);
        if let Err(error) = result {
            console.fail(stage)?;
            running.stop();
            return Err(error.context(format!("stage \"{name}\"")));
        }
        console.end(stage)?;
        plan.done(stage);
    }
    Ok(())
}

/// Decides which stage may begin.
struct Plan {
    stages: Vec<(Beside, Vec<usize>, Progress)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Progress {
    Waits,
    Runs,
    Done,
}

impl Plan {
    fn of(stages: &[Stage]) -> Result<Self> {
        let number = |name: &&str| {
            let at = stages.iter().position(|stage| stage.name == *name);
            at.with_context(|| format!("there is no stage \"{name}\" to wait for"))
        };
        let entry = |stage: &Stage| {
            let after = stage.after.iter().map(number).collect::<Result<_>>()?;
            Ok((stage.beside, after, Progress::Waits))
        };
        Ok(Self { stages: stages.iter().map(entry).collect::<Result<_>>()? })
    }

    /// The first stage that may begin now; it counts as begun.
    fn next(&mut self) -> Option<usize> {
        let is = |progress| move |stage: &&(Beside, Vec<usize>, Progress)| stage.2 == progress;
        let runs = || self.stages.iter().filter(is(Progress::Runs));
        if runs().any(|(beside, ..)| *beside == Beside::Nothing) {
            return None;
        }
        let lanes = LANES - runs().filter(|(beside, ..)| *beside == Beside::One).count().min(LANES);
        let mut found = None;
        for (at, (beside, after, progress)) in self.stages.iter().enumerate() {
            if *progress != Progress::Waits {
                continue;
            }
            let fits = match beside {
                Beside::Anything => true,
                Beside::One => lanes > 0,
                Beside::Nothing => self.stages[..at].iter().all(|(.., before)| *before == Progress::Done),
            };
            if fits && after.iter().all(|at| self.stages[*at].2 == Progress::Done) {
                found = Some(at);
                break;
            }
            if *beside == Beside::Nothing {
                break;
            }
        }
        let found = found?;
        self.stages[found].2 = Progress::Runs;
        Some(found)
    }

    fn done(&mut self, stage: usize) {
        self.stages[stage].2 = Progress::Done;
    }

    fn runs(&self) -> bool {
        self.stages.iter().any(|(.., progress)| *progress == Progress::Runs)
    }

    fn is_done(&self) -> bool {
        self.stages.iter().all(|(.., progress)| *progress == Progress::Done)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stage(name: &'static str) -> Stage {
        Stage::new(name, |_| Ok(()))
    }

    fn begin_all(plan: &mut Plan) -> Vec<usize> {
        std::iter::from_fn(|| plan.next()).collect()
    }

    #[test]
    fn two_run_at_a_time_and_each_after_what_it_waits_for() -> Result<()> {
        let mut plan = Plan::of(&[
            stage("install").beside_any(),
            stage("lint"),
            stage("build"),
            stage("weigh").after(&["build"]),
            stage("test").after(&["lint"]),
            stage("measure").alone(),
            stage("late"),
        ])?;
        assert_eq!(begin_all(&mut plan), [0, 1, 2]);
        plan.done(1);
        assert_eq!(begin_all(&mut plan), [4]);
        plan.done(2);
        assert_eq!(begin_all(&mut plan), [3]);
        plan.done(3);
        plan.done(4);
        assert_eq!(begin_all(&mut plan), [0; 0], "what is installed is still awaited");
        plan.done(0);
        assert_eq!(begin_all(&mut plan), [5]);
        plan.done(5);
        assert_eq!(begin_all(&mut plan), [6]);
        assert!(!plan.is_done());
        plan.done(6);
        assert!(plan.is_done());
        Ok(())
    }

    #[test]
    fn a_name_that_no_stage_has_is_refused() {
        let error = Plan::of(&[stage("lint").after(&["built"])]).err().map(|error| error.to_string());
        assert_eq!(error.as_deref(), Some("there is no stage \"built\" to wait for"));
    }

    #[test]
    fn the_first_that_fails_ends_the_check_and_is_told_last() {
        let (go, wait) = mpsc::channel();
        let stages = vec![
            Stage::new("slow", move |programs| {
                (programs.print)(b"slow begins\n")?;
                go.send(())?;
                // A waiting program that exists on every system: it is stopped.
                let mut cat = Command::new(std::env::current_exe()?);
                cat.args(["--ignored", "--exact", "stages::tests::sleeps"]);
                programs.run(cat)
            }),
            Stage::new("wrong", move |programs| {
                wait.recv()?;
                (programs.print)(b"what is wrong\n")?;
                bail!("no good")
            }),
            stage("never").after(&["wrong"]),
        ];
        let console = Arc::new(Console::new(Vec::new()));
        let mut times = Times { stages: Vec::new(), all: Duration::ZERO, processors: Duration::ZERO };
        let start = Instant::now();
        let error = carry_out(stages, &console, &mut times).unwrap_err();
        assert_eq!(format!("{error:#}"), "stage \"wrong\": no good");
        assert!(start.elapsed() < Duration::from_secs(50), "the other one was not stopped");
        let text = console.text();
        assert!(text.starts_with("\n== slow ==\nslow begins\n"), "{text}");
        assert!(text.ends_with("\n== wrong ==\nwhat is wrong\n"), "{text}");
        assert!(!text.contains("never"));
        let known = times.stages.iter().map(|(name, time)| (*name, time.is_some()));
        assert_eq!(known.collect::<Vec<_>>(), [("slow", false), ("wrong", true)]);
        assert!(times.to_string().starts_with("  slow       stopped\n"), "{times}");
    }

    #[test]
    #[ignore = "the program that the test above stops"]
    fn sleeps() {
        thread::sleep(Duration::from_mins(1));
    }
}
