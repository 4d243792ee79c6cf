"""Where the time goes: schedule, compile, launch and copy as a trace that Perfetto and chrome://tracing show."""

from __future__ import annotations

import json
import os
import threading
import time
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from kg.device.base import Program
from kg.device.buffer import Buffer
from kg.device.device import Device
from kg.device.plan import LaunchStep, LoopStep, Step
from kg.device.plan_run import PlanProgram
from kg.events import Event, heard, listening, measured

#: What a kind of event is called in the trace, where all of a category have a colour.
_CATEGORIES: Final = {
    "pass": "schedule", "plan": "schedule", "tune": "schedule", "program": "compile", "compile": "compile", "launch": "launch",
    "copy": "copy",
}  # fmt: skip


class Profile:
    """What happened while it was open: `events`, each with a name, a category, and when it began and how long it took in microseconds."""

    def __init__(self) -> None:
        self.events: list[dict[str, Any]] = []
        self._begin = time.perf_counter()

    def hear(self, event: Event) -> None:
        start = time.perf_counter() - event.seconds - self._begin
        self.events.append(
            {
                "name": event.name,
                "cat": _CATEGORIES.get(event.kind, event.kind),
                "ph": "X",
                "ts": round(start * 1e6, 3),
                "dur": round(event.seconds * 1e6, 3),
                "pid": os.getpid(),
                "tid": threading.get_native_id(),
                "args": {"kind": event.kind, "target": event.target, "cached": event.hit},
            }
        )

    def seconds(self, category: str) -> float:
        """All that was spent in schedule, compile, launch or copy; what happens within another of the category is not counted again."""
        spans = sorted((e["tid"], e["ts"], e["ts"] + e["dur"]) for e in self.events if e["cat"] == category)
        total, thread, reached = 0.0, None, 0.0
        for where, start, stop in spans:
            if where != thread:
                thread, reached = where, start
            total += max(0.0, stop - max(start, reached))
            reached = max(reached, stop)
        return total / 1e6

    def write(self, path: str | os.PathLike[str]) -> None:
        """The trace as JSON, to be opened in ui.perfetto.dev or chrome://tracing."""
        trace = {"traceEvents": self.events, "displayTimeUnit": "ms"}
        Path(path).write_text(json.dumps(trace), encoding="utf-8")


@contextmanager
def profile(path: str | os.PathLike[str] | None = None, /) -> Generator[Profile, None, None]:
    """Record what kg does within a `with` block, and write it as a trace where a path is given, also if the block fails.

    Each launch is waited for, so that its time is its own: what would run side by side does not meanwhile.
    """
    made = Profile()
    try:
        with listening(made.hear):
            yield made
    finally:
        if path is not None:
            made.write(path)


def launch(program: Program, buffers: Sequence[Buffer], device: Device, sizes: Sequence[int] = ()) -> None:
    """Run a program and wait for it; where somebody listens, its kernels one by one."""
    bound = program.bind(buffers)
    if not heard():
        bound(*sizes)
    elif isinstance(program, PlanProgram):
        for step, call in zip(program.plan.steps, program.calls(buffers)[0], strict=True):
            kind, name = _told(step)
            with measured(kind, name, device.name):
                call(*sizes)
                device.synchronize()
    else:
        with measured("launch", program.info.name, device.name):
            bound(*sizes)
            device.synchronize()
    device.synchronize()


def _told(step: Step) -> tuple[str, str]:
    if isinstance(step, LaunchStep):
        return "launch", step.kernel.program.name if step.kernel.op.name == "PROGRAM" else step.kernel.kernel.name
    if isinstance(step, LoopStep):
        return "launch", f"loop of {step.count} steps"
    return "copy", type(step).__name__.removesuffix("Step").lower()
