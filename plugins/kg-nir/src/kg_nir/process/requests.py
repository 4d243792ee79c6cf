"""Requests to worker processes, started on first use and restarted after Mesa has ended one."""

from __future__ import annotations

import atexit
import contextlib
import select
import subprocess
import sys
import tempfile
from hashlib import sha256
from typing import Any, BinaryIO, Final

from kg.plugin import CompileError, DeviceUnavailable, at_fork, fork_safe_lock

from kg_nir.process.messages import receive, send

_LIMIT: Final = 120.0  #: seconds for an answer
_lock = fork_safe_lock()


class _Process:
    """One worker."""

    def __init__(self, part: str) -> None:
        self.errors: BinaryIO = tempfile.TemporaryFile()  # noqa: SIM115
        command = [sys.executable, "-m", "kg_nir.process.worker", part]
        self.child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors)

    def ask(self, words: dict[str, Any], data: bytes) -> tuple[dict[str, Any], bytes] | None:
        """The answer; None where there is none and will be none."""
        assert self.child.stdin is not None and self.child.stdout is not None
        try:
            send(self.child.stdin, words, data)
            if select.select([self.child.stdout], [], [], _LIMIT)[0]:
                return receive(self.child.stdout)
        except OSError:
            pass
        return None

    def end(self) -> str:
        """Ends it; how it ended, and what it printed last."""
        for pipe in (self.child.stdin, self.child.stdout):  # a worker that waits for a request ends
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
        running = self.child.poll() is None
        if running:
            try:
                self.child.wait(0.5)
                running = False
            except subprocess.TimeoutExpired:
                self.child.kill()
        status = self.child.wait()
        with self.errors:
            self.errors.seek(0)
            printed = self.errors.read().decode(errors="replace").strip()
        how = (
            f"gave no answer in {_LIMIT:.0f} s"
            if running
            else f"ended by signal {-status}"
            if status < 0
            else f"ended with {status}"
        )
        return f"{how}\n{printed[-4000:]}"


_processes: dict[str, _Process] = {}
_failed: dict[bytes, str] = {}  #: requests that ended a worker -> how


def ask(part: str, words: dict[str, Any], data: bytes = b"") -> tuple[dict[str, Any], bytes]:
    """An answer of the worker that has this part of Mesa.
    Raises CompileError where it ends over it or refuses, DeviceUnavailable where it can't start."""
    key = sha256(repr((part, sorted(words.items()))).encode() + data).digest()
    with _lock:
        if key in _failed:
            raise CompileError(f"Mesa ended a process over this shader before: {_failed[key]}")
        process = _started(part)
        answer = process.ask(words, data)
        if answer is None:
            del _processes[part]
            _failed[key] = how = process.end()
            first, _, log = how.partition("\n")
            raise CompileError(f"Mesa {first} over {words.get('name', 'a shader')}", log=log)
    if "error" in answer[0]:
        raise CompileError(f"Mesa refused {words.get('name', 'a shader')}", log=answer[0]["error"])
    return answer


def start(part: str) -> None:
    """Has the worker with this part of Mesa run. Raises DeviceUnavailable."""
    with _lock:
        _started(part)


def _started(part: str) -> _Process:
    process = _processes.get(part)
    if process is None:
        process = _Process(part)
        ready = process.ask({"do": "start"}, b"")
        if ready is None or "missing" in ready[0]:
            ended = process.end()
            why = ready[0]["missing"] if ready else ended
            raise DeviceUnavailable(f"kg-nir: {why}")
        _processes[part] = process
    return process


@atexit.register
def _end_all() -> None:
    """Workers end when nobody asks them any more."""
    for process in _processes.values():
        process.end()
    _processes.clear()


def _forget() -> None:
    """A forked child has none of its parent's workers."""
    _processes.clear()


at_fork(after_in_child=_forget)
