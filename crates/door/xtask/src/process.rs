//! Runs other programs and shows their output.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};

/// The Cargo that runs this, at the top of the repository.
pub(crate) fn cargo() -> Command {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(crate::repository::root());
    command
}

/// All packages but this program's. Whatever is compiled so has the same features, and nothing is compiled twice.
pub(crate) const OTHERS: &[&str] = &["--workspace", "--exclude", "xtask"];

/// A program that Cargo has compiled, by its path among programs.
pub(crate) fn compiled(name: &str) -> Command {
    let program = crate::repository::target().join("debug").join(name);
    let mut command = Command::new(program.with_extension(std::env::consts::EXE_EXTENSION));
    command.current_dir(crate::repository::root());
    command
}

/// Runs a program to its end; its output goes where ours goes.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let name = name(command);
    let status = command.status().with_context(|| format!("{name} could not be started"))?;
    if !status.success() {
        bail!("{name}: {status}");
    }
    Ok(())
}

/// Runs a program silently and returns its standard output as text.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let name = name(command);
    let output =
        command.stderr(Stdio::inherit()).output().with_context(|| format!("{name} could not be started"))?;
    if !output.status.success() {
        bail!("{name}: {}", output.status);
    }
    String::from_utf8(output.stdout).with_context(|| format!("{name} printed no text"))
}

/// The command as one would type it.
pub(crate) fn name(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let program = program.file_name().unwrap_or(program.as_os_str()).to_string_lossy();
    let arguments = command.get_args().map(|a| a.to_string_lossy());
    std::iter::once(program).chain(arguments).collect::<Vec<_>>().join(" ")
}

/// Whose time of processors is asked for.
#[derive(Clone, Copy)]
pub(crate) enum Whose {
    Own,
    /// That of the programs that this one has run to their end.
    Programs,
}

/// What was taken of processors; nothing where no system tells.
pub(crate) fn processors(whose: Whose) -> Duration {
    #[cfg(unix)]
    {
        use nix::sys::resource::{UsageWho, getrusage};
        let who = match whose {
            Whose::Own => UsageWho::RUSAGE_SELF,
            Whose::Programs => UsageWho::RUSAGE_CHILDREN,
        };
        if let Ok(used) = getrusage(who) {
            let time = used.user_time() + used.system_time();
            let (seconds, rest) = (time.tv_sec().unsigned_abs(), time.tv_usec().unsigned_abs());
            return Duration::from_secs(seconds) + Duration::from_micros(rest);
        }
    }
    Duration::ZERO
}
