"""The default executor: worker processes that take jobs as text over a pipe and reply in bytes.

Unlike a pool of `multiprocessing` it does not import the caller's main module anew, knows which job a crash belongs to, and
goes on without the process that died.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Final, TypeVar, cast

from kg.errors import KgError

from kg_tune.measuring.compiling import compile_job

_T = TypeVar("_T")
_LENGTH: Final = 8
#: A job that takes longer is given up, in seconds; so is a process that takes longer to start, which no job is blamed for.
PATIENCE: Final = 60.0
_STEPS: Final = 20


class WorkerDied(KgError):
    """The process that worked on a job ended or hung: a crash of the compiler, most likely."""


class CompileProcesses(Executor):
    """`submit(compile_job, job)` only. Processes start when first needed, and end with `shutdown`."""

    def __init__(self, workers: int = 0, *, patience: float = PATIENCE, starting: float = PATIENCE) -> None:
        count = workers or _usable_cores()
        self._threads = ThreadPoolExecutor(count, "kg-compile")
        self._patience, self._starting = patience, starting
        self._mine = threading.local()
        self._lock = threading.Lock()
        self._children: set[subprocess.Popen[bytes]] = set()
        self._closed = False

    def submit(self, fn: Callable[..., _T], /, *args: Any, **kwargs: Any) -> Future[_T]:
        if fn is not compile_job or kwargs or len(args) != 1:
            raise KgError("CompileProcesses runs compile_job(job) and nothing else")
        return cast("Future[_T]", self._threads.submit(self._ask, str(args[0])))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._closed = True
        if cancel_futures:
            self._threads.shutdown(wait=False, cancel_futures=True)
        else:
            self._threads.shutdown(wait=wait)
        with self._lock:
            for child in self._children:
                child.kill()
            for child in self._children:
                _close(child)
            self._children.clear()

    def _ask(self, job: str) -> bytes:
        child = self._child()
        reply = _answer(child, job, self._patience)
        if reply is None:
            raise WorkerDied(self._end(child, self._patience))
        return reply

    def _child(self) -> subprocess.Popen[bytes]:
        """The process of this thread, which has said that it takes jobs:
        on a busy machine that takes longer than many a job."""
        child: subprocess.Popen[bytes] | None = getattr(self._mine, "child", None)
        if child is None or child.poll() is not None:
            with self._lock:
                if self._closed:
                    raise WorkerDied("the search has ended")
                child = self._mine.child = _start()
                self._children.add(child)
            if _answer(child, None, self._starting) is None:
                raise WorkerDied(self._end(child, self._starting))
        return child

    def _end(self, child: subprocess.Popen[bytes], patience: float) -> str:
        """Clears away a dead process; how it ended."""
        child.kill()
        status = child.wait()
        with self._lock:
            self._children.discard(child)
        self._mine.child = None
        _close(child)
        if status == -signal.SIGKILL:
            return f"the compiling process gave no answer within {patience:g} s, or was killed"
        how = f"by signal {signal.Signals(-status).name}" if status < 0 else f"with status {status}"
        return f"the compiling process ended {how}"


def _answer(child: subprocess.Popen[bytes], job: str | None, patience: float) -> bytes | None:
    """What a process answers to a job, or without one when it has started;
    None where it ended or was given up."""
    answered = threading.Event()
    threading.Thread(target=_watch, args=(child, answered, patience), daemon=True).start()
    try:
        assert child.stdin is not None and child.stdout is not None
        if job is not None:
            send(child.stdin, job.encode())
        return receive(child.stdout)
    except (OSError, ValueError):
        return None
    finally:
        answered.set()


def _watch(child: subprocess.Popen[bytes], answered: threading.Event, patience: float) -> None:
    """Ends a process that gives no answer.
    In steps, since time in which this process was stopped is not the other's fault."""
    for _ in range(_STEPS):
        if answered.wait(patience / _STEPS):
            return
    child.kill()


def _usable_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _start() -> subprocess.Popen[bytes]:
    places = [str(Path(p).absolute()) for p in sys.path]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(places), "PYTHONSAFEPATH": "1"}
    command = [sys.executable, "-c", "from kg_tune.measuring.processes import serve; serve()"]
    # a session of its own: Ctrl-C is for the search, which ends its processes itself
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, env=environment, start_new_session=True)


def _close(child: subprocess.Popen[bytes]) -> None:
    for stream in (child.stdin, child.stdout):
        if stream is not None:
            with suppress(OSError):
                stream.close()
    child.wait()


def send(stream: IO[bytes], data: bytes) -> None:
    stream.write(len(data).to_bytes(_LENGTH, "little") + data)
    stream.flush()


def receive(stream: IO[bytes]) -> bytes | None:
    """A whole message; None at the end of the stream."""
    length = stream.read(_LENGTH)
    if len(length) < _LENGTH:
        return None
    size = int.from_bytes(length, "little")
    data = stream.read(size)
    return data if len(data) == size else None


def serve() -> None:
    """A compiling process: says that it is there, then jobs from standard input,
    replies to standard output, until that ends."""
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what compilers print must not land among the replies
    send(replies, b"")
    while (job := receive(sys.stdin.buffer)) is not None:
        send(replies, compile_job(job.decode()))
