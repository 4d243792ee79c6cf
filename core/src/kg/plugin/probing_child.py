"""The process that visits one device, and what is made of its end."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

from kg.plugin.probing import Job, Visit, visit_from
from kg.settings import settings

#: Seconds until a process must have begun: on a busy machine Python takes its time, which is no fault of the device.
STARTING: Final = 100.0
_STEP: Final = 0.25
_CHILD: Final = """
import json, sys
job = json.loads(sys.stdin.read())
sys.path[:] = job["path"]
from kg.plugin.visiting import main
main(job)
"""


class ChildProcess:
    """A process that visits one device, or runs one check, and writes a line of JSON after each stage."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self._out, self._err = tempfile.TemporaryFile(), tempfile.TemporaryFile()  # noqa: SIM115  closed by result
        # files, not pipes: what a probe leaves running in the background would hold a pipe open
        self._process = subprocess.Popen(
            [sys.executable, "-c", _CHILD],
            stdin=subprocess.PIPE,
            stdout=self._out,
            stderr=self._err,
            start_new_session=os.name == "posix",
            env={**os.environ, "KG_DISABLE": ",".join(settings().disable), "KG_STRICT_PLUGINS": "0"},
        )
        whole = {"path": [str(Path(p or ".").absolute()) for p in sys.path], **job}
        assert self._process.stdin is not None
        with suppress(BrokenPipeError), self._process.stdin as pipe:
            pipe.write(json.dumps(whole).encode())

    def result(self, timeout: float) -> tuple[Visit, bool]:
        """What the process said, or what became of it; the latter where the device is to blame that it did not end as it should."""
        try:
            ended, begun = self._wait(STARTING, once_begun=False), self._has_begun()
            hung = not ended and begun and not self._wait(timeout, once_begun=True)
        finally:
            self._kill()
        said, errors = self._read()
        if not ended and not begun:
            remedy = "this machine is busy: run it again"
            return Visit("loaded", False, f"its process had not begun after {STARTING:g} s", remedy, broken=True), False
        last = Visit("loaded", False) if not said else visit_from(json.loads(said[-1]))
        status = self._process.returncode
        if not hung and status == 0 and last.finished:
            return last, False
        doing = "it" if "check" in self.job else "its probe" if last.stage == "loaded" else "opening it"
        if hung:
            what = f"took longer than {timeout:g} s"
        else:
            what = f"crashed with {_signal_name(-status)}" if status < 0 else f"ended the process with status {status}"
        remedy = f"see what it last said: {errors}" if errors else "its driver or its plugin is at fault; try a newer one"
        return replace(last, available=False, reason=f"{doing} {what}", remedy=remedy, broken=True), True

    def _wait(self, seconds: float, *, once_begun: bool) -> bool:
        """Whether the process ends in time. In steps: while this process was stopped, the other most likely was, too."""
        for _ in range(max(1, round(seconds / _STEP))):
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(_STEP)
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
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
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


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
