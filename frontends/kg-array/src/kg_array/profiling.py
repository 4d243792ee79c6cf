"""Where the time goes: schedule, compile, launch and copy as a trace that Perfetto
and chrome://tracing show."""

from __future__ import annotations

import json
import os
import threading
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from kg.frontend import (
    Buffer,
    Call,
    CopyStep,
    Device,
    Event,
    LaunchStep,
    LoopStep,
    PlanProgram,
    Program,
    Runtime,
    Step,
    emit,
    listeners,
    listening,
    measured,
)
from kg_graph.multi_device.loading import placement_of
from kg_graph.multi_device.program import PlacedProgram

#: What a kind of event is called in the trace, where all of a category have a colour.
_CATEGORIES: Final = {
    "pass": "schedule", "plan": "schedule", "tune": "schedule", "program": "compile", "compile": "compile", "launch": "launch",
    "copy": "copy",
}  # fmt: skip
#: How many names of a category are printed.
_SHOWN: Final = 20
#: The first line of the trace for what a device has timed itself: above all numbers of Linux's threads.
_DEVICES: Final = 1 << 22


class Profile:
    """What happened while it was open: `events`, each with a name, a category,
    and when it began and how long it took in microseconds.

    Each thread has a line of the trace, and so has each device with a clock of its own; `args` say whose clock it was. Printed it is a table
    of what took longest.
    """

    def __init__(self) -> None:
        self.events: list[dict[str, Any]] = []
        self._begin = time.perf_counter()
        self._lines: dict[str, int] = {}

    def hear(self, event: Event) -> None:
        start = (event.ended or time.perf_counter()) - event.seconds - self._begin
        by_device = event.clock == "device"
        self.events.append(
            {
                "name": event.name,
                "cat": _CATEGORIES.get(event.kind, event.kind),
                "ph": "X",
                "ts": round(start * 1e6, 3),
                "dur": round(event.seconds * 1e6, 3),
                "pid": os.getpid(),
                "tid": self._line(event.target) if by_device else threading.get_native_id(),
                "args": {"kind": event.kind, "target": event.target, "cached": event.hit, "clock": event.clock},
            }
        )

    def _line(self, device: str) -> int:
        return self._lines.setdefault(device, _DEVICES + len(self._lines))

    def seconds(self, category: str) -> float:
        """All that was spent in schedule, compile, launch or copy.
        What happens within another of the category is not counted again."""
        spans = sorted((e["tid"], e["ts"], e["ts"] + e["dur"]) for e in self.events if e["cat"] == category)
        total, thread, reached = 0.0, None, 0.0
        for where, start, stop in spans:
            if where != thread:
                thread, reached = where, start
            total += max(0.0, stop - max(start, reached))
            reached = max(reached, stop)
        return total / 1e6

    def __str__(self) -> str:
        """What took longest of each category: how often and how long, by name."""
        lines: list[str] = []
        for category in dict.fromkeys(e["cat"] for e in self.events):
            totals: dict[tuple[str, str], tuple[int, float]] = {}
            for e in self.events:
                if e["cat"] == category:
                    key = e["name"], e["args"]["target"]
                    count, spent = totals.get(key, (0, 0.0))
                    totals[key] = count + 1, spent + e["dur"]
            lines.append(f"{category}: {_milliseconds(self.seconds(category) * 1e6)}")
            ordered = sorted(totals.items(), key=lambda item: -item[1][1])
            lines += [
                f"  {_milliseconds(spent):>12}  {count:>6} x  {name}{f' on {target}' if target else ''}"
                for (name, target), (count, spent) in ordered[:_SHOWN]
            ]
            lines += [f"  and {len(ordered) - _SHOWN} more"] if len(ordered) > _SHOWN else []
        return "\n".join(lines) or "nothing happened"

    def write(self, path: str | os.PathLike[str]) -> None:
        """The trace as JSON, to be opened in ui.perfetto.dev or chrome://tracing."""
        names = [
            {"name": "thread_name", "ph": "M", "pid": os.getpid(), "tid": line, "args": {"name": f"{device} by its own clock"}}
            for device, line in self._lines.items()
        ]
        trace = {"traceEvents": [*self.events, *names], "displayTimeUnit": "ms"}
        Path(path).write_text(json.dumps(trace), encoding="utf-8")


def _milliseconds(microseconds: float) -> str:
    return f"{microseconds / 1e3:,.3f} ms"


@contextmanager
def profile(path: str | os.PathLike[str] | None = None, /) -> Generator[Profile, None, None]:
    """Record what kg does within a `with` block, and write it as a trace where a path is given,
    also if the block fails.

    Each launch is waited for, so that its time is its own: what would run side by side does not meanwhile. A device with a clock of its own
    times the kernels and copies of a whole plan, captured as it would be without a profile.
    """
    made = Profile()
    try:
        with listening(made.hear):
            yield made
    finally:
        if path is not None:
            made.write(path)


def launch(program: Program, buffers: Sequence[Buffer], device: Device, sizes: Sequence[int] = ()) -> None:
    """Run a program and wait for it.
    Where somebody listens, its kernels one by one, or as the device times them."""
    bound, runtime = program.bind(buffers), device.runtime
    if not listeners:
        bound(*sizes)
    elif isinstance(program, PlacedProgram) or (isinstance(program, PlanProgram) and not runtime.has_clock):
        calls, memory = program.calls(buffers)
        runtimes = program.runtimes if isinstance(program, PlacedProgram) else {}
        for kind, name, place, call in _steps(program, calls):
            told(kind, name, runtimes.get(place, runtime), place or device.name, partial(call, *sizes))
        del memory
    else:
        told("launch", program.info.name, runtime, device.name, partial(bound, *sizes))
    device.synchronize()


def _steps(program: PlanProgram | PlacedProgram, calls: Sequence[Call]) -> Iterator[tuple[str, str, str, Call]]:
    """Of each step kind, name and device, and how it is run.
    Of a copy between devices that use one memory that is nothing."""
    placed, left = placement_of(program), iter(calls)
    if placed is None:
        yield from ((*_told(step), "", call) for step, call in zip(program.plan.steps, calls, strict=True))
        return
    for at, step in enumerate(placed.plan.steps):
        kind, name = ("copy", placed.told(at, step)) if isinstance(step, CopyStep) else _told(step)
        yield kind, name, placed.device_of(step), _nothing if at in placed.shared else next(left)


def _nothing(*sizes: int) -> None:
    """What is there already."""


def _told(step: Step) -> tuple[str, str]:
    if isinstance(step, LaunchStep):
        return "launch", step.kernel.program.name if step.kernel.op.name == "PROGRAM" else step.kernel.kernel.name
    if isinstance(step, LoopStep):
        return "launch", f"loop of {step.count} steps"
    return "copy", type(step).__name__.removesuffix("Step").lower()


def told(kind: str, name: str, runtime: Runtime, target: str, call: Callable[[], object]) -> None:
    """Run a call to its end and tell of it: of each launch and copy that the device has timed,
    else of all of it as one `kind` called `name`."""
    if not runtime.has_clock:
        with measured(kind, name, target):
            call()
            runtime.synchronize()
        return
    start = time.perf_counter()
    times = runtime.timed(call)
    stop = time.perf_counter()
    if not times:
        emit(Event(kind, name, stop - start, target))
        return
    last = max(one.stop for one in times)  # when the wait was over, but for the way back
    for one in times:
        emit(Event(one.kind, one.name, one.stop - one.start, target, clock="device", ended=stop - (last - one.stop)))
