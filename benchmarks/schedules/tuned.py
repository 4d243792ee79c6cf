"""How much better a search gets than the default schedules:
`kg tune` over the workloads of `kg bench`, one row each.

`python benchmarks/schedules/tuned.py [WORKLOAD ...] [--seconds 30] [--level x86-64-v3] [--threads 1] [--small]` prints a table: the default's time, what the search found beside it (finalists and the default take turns, times are medians),
how many candidates ran, and the schedule where it is more than 5 % quicker. Nothing is kept in the tuning database.
"""

from __future__ import annotations

import argparse
import os

#: A gain beyond which a default is at fault.
WANTED = 1.05


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("workload", nargs="*")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--level", default="", help="the instructions to keep to, e.g. x86-64-v3")
    parser.add_argument("--threads", default="1", help="worker threads of the device")
    parser.add_argument("--small", action="store_true", help="the small sizes of the workloads")
    parser.add_argument("--device", default="CPU:LLVM")
    options = parser.parse_args()
    os.environ["KG_THREADS"] = options.threads
    if options.level:
        os.environ["KGCPU_LEVEL"] = options.level
    from kg_tune.bench import catalog  # the environment is read when packages are loaded

    print(f"| {'row':20} | default | found | gain | candidates | schedule |\n|---|---|---|---|---|---|")
    over = [name for name in catalog.names(options.workload) if _row(name, options) > WANTED]
    print(f"\n{len(over)} of {len(catalog.names(options.workload))} rows gain more than 5 %: {', '.join(over) or 'none'}")


def _row(name: str, options: argparse.Namespace) -> float:
    from concurrent.futures import ThreadPoolExecutor

    import numpy as np
    from kg.plugin.registry import open_device
    from kg.runtime.plan.data import read_slots
    from kg.schedule.opts import format_schedule
    from kg_tune.bench import catalog
    from kg_tune.search import tune

    workload = catalog.workload(name, small=options.small)
    arrays = dict(zip(read_slots(workload.ast), workload.make(np.random.default_rng(0)), strict=True))
    device = open_device(options.device)
    with ThreadPoolExecutor(1) as executor:  # a process that compiles is given up on a busy machine
        result = tune(workload.ast, device, seconds=options.seconds, executor=executor, arrays=arrays, store=False)
    gain = result.speedup if result.improved else 1.0
    schedule = f"`{format_schedule(result.schedule)}`" if gain > WANTED else ""
    times = f"{1e3 * result.default_seconds:.3g} ms | {1e3 * result.seconds:.3g} ms"
    print(f"| {name:20} | {times} | {gain:.2f} | {result.tried} | {schedule} |", flush=True)
    return gain


if __name__ == "__main__":
    main()
