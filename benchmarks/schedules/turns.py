"""Schedules of one workload of `kg bench` beside each other:
they take turns in one process, so that what else the machine does meets all alike.

`python benchmarks/schedules/turns.py WORKLOAD SCHEDULE... [--small] [--level x86-64-v3] [--clock thread] [--seconds 10]`, a schedule as `kg tune` prints it,
`default` the one that a program gets. Each line has the least and the median time of a call, and both beside those of the first.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from kg_tune.bench.measure import Bound

#: How often a schedule is measured in a turn, after once that is not counted.
TURN = 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("workload")
    parser.add_argument("schedules", nargs="+")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--level", default="", help="the instructions to keep to, e.g. x86-64-v3")
    parser.add_argument(
        "--clock",
        choices=("wall", "thread"),
        default="wall",
        help="thread: the processor's time of this thread, on a machine with other work",
    )
    parser.add_argument("--small", action="store_true", help="the small size of the workload")
    parser.add_argument("--device", default="CPU:LLVM")
    options = parser.parse_args()
    if options.level:
        os.environ["KGCPU_LEVEL"] = options.level
    times = _times(options)
    least, median = min(times[0]), statistics.median(times[0])
    for schedule, own in zip(options.schedules, times, strict=True):
        ours = min(own), statistics.median(own)
        print(f"{1e6 * ours[0]:10.3f} {1e6 * ours[1]:10.3f} us  {ours[0] / least:.3f} {ours[1] / median:.3f}  {schedule}")


def _times(options: argparse.Namespace) -> list[list[float]]:
    """Seconds of a call, turn by turn, of each schedule."""
    from kg_tune.bench.measure import clock

    now = time.thread_time if options.clock == "thread" else time.perf_counter
    repeated = [_repeated(_launch(options, schedule)) for schedule in options.schedules]
    times: list[list[float]] = [[] for _ in repeated]
    end = time.perf_counter() + options.seconds
    while not times[0] or time.perf_counter() < end:
        for (calls, count), own in zip(repeated, times, strict=True):
            own += [seconds / count for seconds in clock(calls, TURN, now).all]
    return times


def _repeated(launch: Bound) -> tuple[Callable[[], None], int]:
    """So many calls as take about 5 ms, of which the clocks are sure; and how many that are."""
    from kg_tune.bench.measure import clock

    count = max(1, int(5e-3 / max(clock(launch, 1).least, 1e-8)))

    def calls() -> None:
        for _ in range(count):
            launch()

    return calls, count


def _launch(options: argparse.Namespace, schedule: str) -> Bound:
    import numpy as np
    from kg.plugin.registry import open_device
    from kg_tune.bench import catalog
    from kg_tune.bench.measure import bind, buffers_of

    device = open_device(options.device)
    workload = catalog.workload(options.workload, small=options.small)
    buffers = buffers_of(device, workload, workload.make(np.random.default_rng(0)))
    return bind(device, workload, buffers, threads=1, schedule=None if schedule == "default" else schedule)


if __name__ == "__main__":
    main()
