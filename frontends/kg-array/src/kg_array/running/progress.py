"""A line on the terminal while a computation takes long to become machine code.
KG_PROGRESS=0 keeps it away, KG_PROGRESS=1 has it in logs too."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

from kg.frontend import Event, LaunchStep, LoopStep, Plan, Step, listening, settings

#: Seconds that nothing is said, and between two lines.
PATIENCE: Final = 2.0
BETWEEN: Final = 0.5


class Progress:
    """What is being compiled, told by a thread of its own: a single kernel can take long too."""

    def __init__(self, where: str) -> None:
        self.where, self.kernels, self.made = where, 0, 0
        self._start, self._width = time.monotonic(), 0
        self._owner, self._over = threading.get_ident(), threading.Event()

    def planned(self, plan: Plan) -> None:
        """The graph was cut into these kernels."""
        self.kernels = count_kernels(plan.steps)

    def hear(self, event: Event) -> None:
        if event.kind == "program" and threading.get_ident() == self._owner:
            self.made += 1

    def tell(self) -> None:
        """A line now and then, until it is over."""
        wait = PATIENCE
        while not self._over.wait(wait):
            seconds = time.monotonic() - self._start
            doing = f"compiling, {self.made} of {self.kernels} kernels" if self.kernels else "cutting a graph into kernels"
            line = f"kg: {doing} for {self.where}, {seconds:.0f} s"
            sys.stderr.write("\r" + line.ljust(self._width))
            sys.stderr.flush()
            self._width, wait = len(line), BETWEEN

    def end(self) -> None:
        self._over.set()

    def clear(self) -> None:
        if self._width:
            sys.stderr.write("\r" + " " * self._width + "\r")
            sys.stderr.flush()


def count_kernels(steps: tuple[Step, ...]) -> int:
    """The kernels of these steps, those of loops included."""
    inner = sum(count_kernels(step.body) for step in steps if isinstance(step, LoopStep))
    return inner + sum(isinstance(step, LaunchStep) for step in steps)


@contextmanager
def shown(where: str) -> Generator[Progress, None, None]:
    """Tell of what is compiled within, if it takes long and somebody looks."""
    progress = Progress(where)
    if not settings().shows_progress(sys.stderr is not None and sys.stderr.isatty()):
        yield progress
        return
    teller = threading.Thread(target=progress.tell, name="kg progress", daemon=True)
    teller.start()
    try:
        with listening(progress.hear):
            yield progress
    finally:
        progress.end()
        teller.join()
        progress.clear()
