"""The child process that tries plugins, opens a device or runs a check, and what its exit means."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from kg.plugin.trials.probing import Job, Visit, visit_from
from kg.plugin.trials.verdicts import session
from kg.settings import settings

#: Seconds until a process must have begun: on a busy machine Python takes its time, which is no fault of the device.
STARTING: Final = 100.0
_STEP: Final = 0.25
_POLL: Final = 0.002
_CHILD: Final = """
import json, sys
job = json.loads(sys.stdin.read())
sys.path[:] = job["path"]
from kg.plugin.trials.child_main import main
main(job)
"""


class ChildProcess:
    """A process that does one job, and writes a line of JSON before each step of it.
    Raises OSError where none can be started."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self._out, self._err = tempfile.TemporaryFile(), tempfile.TemporaryFile()  # noqa: SIM115  closed by result
        # files, not pipes: what a probe leaves running in the background would hold a pipe open, and a job that nobody reads would fill it
        self._process = self._start()

    def _start(self) -> subprocess.Popen[bytes] | Forked:
        if getattr(sys, "frozen", False):
            raise OSError(f"{sys.executable} is an application, which would only start once more")
        whole = {"path": [str(Path(p or ".").absolute()) for p in sys.path], "learnt": json.dumps(session()), **self.job}
        with tempfile.TemporaryFile() as job:
            job.write(json.dumps(whole).encode())
            job.seek(0)
            return subprocess.Popen(
                [sys.executable, "-c", _CHILD],
                stdin=job,
                stdout=self._out,
                stderr=self._err,
                start_new_session=hasattr(os, "killpg"),
                env={
                    "OPENBLAS_NUM_THREADS": "1",  # numpy would start one for each processor, a tenth of what the process takes
                    **os.environ,
                    **_environment(),
                    **({"KG_DISABLE": disable} if (disable := self.job.get("disable")) else {}),
                },
            )

    def result(self, timeout: float) -> tuple[Visit, bool]:
        """What the process said, or what became of it.
        The latter where the device is to blame that it did not end as it should."""
        try:
            ended, begun = self._wait(STARTING, once_begun=False), self._has_begun()
            hung = not ended and begun and not self._wait(timeout, once_begun=True)
        finally:
            self._kill()
        said, errors = self._read()
        if not begun and ended:  # not even kg could be imported: an application in the place of Python, a damaged installation
            what = f"its process ended with status {self._process.returncode} before it began"
            return Visit("loaded", False, what, errors and f"see what it last said: {errors}", broken=True), False
        if not begun:
            remedy = "this machine is busy: run it again"
            return Visit("loaded", False, f"its process had not begun after {STARTING:g} s", remedy, broken=True), False
        last = Visit("loaded", False) if not said else visit_from(json.loads(said[-1]))
        status = self._process.returncode
        if not hung and status == 0 and last.finished:
            return last, False
        if hung:
            what = f"took longer than {timeout:g} s"
        else:
            what = f"crashed with {_signal_name(-status)}" if status < 0 else f"ended the process with status {status}"
        remedy = f"see what it last said: {errors}" if errors else "its driver or its plugin is at fault; try a newer one"
        return replace(last, available=False, reason=f"{last.doing} {what}", remedy=remedy, broken=True, hung=hung), True

    def results(self, timeout: float) -> tuple[list[tuple[Visit, bool]], list[tuple[Job, Visit]]]:
        """Of a job that is several: what became of each, as far as the process came, and what it asked ahead."""
        count = len(json.loads(self.job["jobs"]))
        answers = self.answers((timeout + _STEP) * 2 * count + STARTING)
        done = [(visit_from(answer["visit"]), bool(answer["fatal"])) for answer in answers if "visit" in answer]
        return done, [(answer["ahead"], visit_from(answer["made"])) for answer in answers if "ahead" in answer]

    def answers(self, timeout: float) -> list[dict[str, Any]]:
        """What the process said until it ended, or for so many seconds."""
        try:
            _ = self._wait(STARTING, once_begun=False) or self._wait(timeout, once_begun=True)
        finally:
            self._kill()
        return [json.loads(line) for line in self._read()[0]]

    def _wait(self, seconds: float, *, once_begun: bool) -> bool:
        """Whether the process ends in time.
        In steps: while this process was stopped, the other most likely was, too."""
        for _ in range(max(1, round(seconds / _STEP))):
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(_await_end(self._process.pid, _STEP))
                return True
            if not once_begun and self._has_begun():
                return False
        return False

    def _has_begun(self) -> bool:
        """Whether it has written anything."""
        return os.fstat(self._out.fileno()).st_size > 0

    def _kill(self) -> None:
        """End the process and what it started."""
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            elif isinstance(self._process, subprocess.Popen):
                self._process.kill()
        self._process.wait()

    def _read(self) -> tuple[list[str], str]:
        """The lines it wrote, and the last line of its errors."""
        texts: list[str] = []
        for file in (self._out, self._err):
            file.seek(0)
            texts.append(file.read().decode(errors="replace"))
            file.close()
        lines = [line for line in texts[0].split("\n") if line.startswith("{") and line.endswith("}")]
        return lines, (texts[1].strip().split("\n") or [""])[-1][:200]


class Forked:
    """This process once more, as subprocess.Popen shows one, for `do` to be done in it."""

    def __init__(self, do: Callable[[], object]) -> None:
        self.returncode = 0
        self.pid = os.fork()
        self._ended = False
        if self.pid == 0:
            try:
                os.setsid()
                do()
            finally:  # an exception that no job expects: as Python ends with one
                os._exit(1)

    def wait(self, seconds: float | None = None) -> int:
        """Its status. Raises subprocess.TimeoutExpired."""
        end = None if seconds is None else time.monotonic() + seconds
        while not self._ended:
            pid, status = os.waitpid(self.pid, 0 if end is None else os.WNOHANG)
            if pid:
                self._ended, self.returncode = True, os.waitstatus_to_exitcode(status)
            elif end is not None and time.monotonic() > end:
                raise subprocess.TimeoutExpired("a job", seconds or 0.0)
            else:
                time.sleep(_POLL)
        return self.returncode


class ForkedChild(ChildProcess):
    """A process that does one job, forked from one that has imported kg already and does nothing else."""

    def __init__(self, job: Job, do: Callable[[], object]) -> None:
        self._do = do
        super().__init__(job)

    def _start(self) -> Forked:
        sys.stdout.flush()
        sys.stderr.flush()
        return Forked(self._begin)

    def _begin(self) -> None:
        os.dup2(self._out.fileno(), 1)
        os.dup2(self._err.fileno(), 2)
        try:
            self._do()
        except BaseException:
            import traceback

            traceback.print_exc()
            sys.stderr.flush()


def _await_end(pid: int, seconds: float) -> float:
    """Sleep until a child has ended, or for so many seconds.
    Where no descriptor stands for a process, not at all. The seconds for Popen.wait, which looks every 50 ms: a tenth of what a
    process takes that tries plugins."""
    if not hasattr(os, "pidfd_open"):
        return seconds
    import select

    try:
        descriptor = os.pidfd_open(pid)
    except OSError:
        return seconds
    try:
        select.select([descriptor], [], [], seconds)
    finally:
        os.close(descriptor)
    return _POLL


def _environment() -> dict[str, str]:
    """The settings of here that say which plugins there are."""
    now = settings()
    return {"KG_DISABLE": ",".join(now.disable), "KG_PREFER": ",".join(now.prefer), "KG_STRICT_PLUGINS": "0"}


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
