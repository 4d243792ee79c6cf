"""Progress of a search: a bar with rich (kg-core[tune]) on a terminal, else lines of text."""

from __future__ import annotations

import sys
from collections.abc import Generator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from kg.schedule.opts import format_schedule

from kg_tune.search import OnProgress

if TYPE_CHECKING:
    from kg_tune.cli.formatting import Rate
    from kg_tune.result import Progress


@contextmanager
def shown(rate: Rate) -> Generator[OnProgress]:
    """Gives what `tune` reports to."""
    if not sys.stderr.isatty():
        yield _Lines(rate)
        return
    try:
        from rich.console import Console
        from rich.progress import BarColumn, TextColumn, TimeElapsedColumn
        from rich.progress import Progress as Bar
    except ImportError:
        print("a progress bar needs rich: pip install 'kg-core[tune]'; lines are shown instead", file=sys.stderr)
        yield _Lines(rate)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TextColumn("{task.fields[says]}"))
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("tuning", total=None, says="")

        def update(progress: Progress) -> None:
            done = min(progress.elapsed, progress.budget)
            bar.update(task, total=progress.budget, completed=done, description=progress.phase, says=glance(progress, rate))

        yield update


def glance(progress: Progress, rate: Rate) -> str:
    """Best so far and the counts, in one line."""
    so_far = progress.so_far
    bad = f", {so_far.failed + so_far.crashed} failed" if so_far.failed + so_far.crashed else ""
    wrong = f", {len(so_far.wrong)} WRONG" if so_far.wrong else ""
    return f"best {rate.of(progress.seconds)}, default {rate.of(so_far.default_seconds)}; {so_far.tried} tried{bad}{wrong}"


class _Lines:
    """A line whenever the best so far changes, and at the end."""

    def __init__(self, rate: Rate) -> None:
        self.rate, self.best, self.phase = rate, 0.0, ""

    def __call__(self, progress: Progress) -> None:
        better = progress.seconds and (not self.best or progress.seconds < self.best)
        if better or (progress.phase == "finals" and self.phase != "finals"):
            self.best, self.phase = progress.seconds, progress.phase
            schedule = format_schedule(progress.schedule) or "no Opts"
            print(f"{progress.elapsed:6.1f} s  {glance(progress, self.rate)}; {schedule}", file=sys.stderr, flush=True)
