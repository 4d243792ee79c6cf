"""What benchmarks/gpus/cuda.py and amd.py do: rows in turns, their results checked, a table."""

from __future__ import annotations

import argparse
import datetime
import itertools
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from kg.dtype import float32, uint8
from kg.errors import DeviceUnavailable, KgError
from kg.ir.build import param, sink
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg.runtime.plan.data import Category, LaunchStep, Plan, PlanBuffer
from kg_tune.bench.measure import Bound as BoundCall
from kg_tune.bench.measure import bind, buffers_of
from kg_tune.bench.workload import Bound, Workload, relative_error, static_shape
from kg_tune.measuring.clock import seconds_of

from cuda_rows.peer import Torch
from cuda_rows.rows import ROWS, Row, rate, says

KERNELS, SMALL = 100, 16
HEAD = ("row", "sizes", "kg", "rate", "of copy bandwidth", "PyTorch", "PyTorch / kg", "error", "goal")


@dataclass(frozen=True)
class Measured:
    """Seconds of each round. `peer` and `copies` are empty where nobody was asked."""

    ours: list[float]
    peer: list[float]
    copies: list[float]
    error: float


def main(description: str, default: str = "CUDA") -> None:
    options = parsed(description, default)
    try:
        device = open_device(options.device)
    except DeviceUnavailable as error:
        sys.exit(
            f"{error}\n`kg doctor` says what is missing; `--device {default}:SIM --small` runs the benchmark's machinery without a GPU"
        )
    torch = peer_of(device)
    print(title(device, torch if isinstance(torch, str) else torch.version), flush=True)
    peer = None if isinstance(torch, str) else torch
    table, wrong = [HEAD], 0
    for name in (name for name in ROWS if not options.only or name in options.only):
        cells, bad = row_of(name, device, peer, options)
        table.append(cells)
        wrong += bad
        if not options.markdown:
            print(" | ".join(cells), flush=True)
    if not options.only or "plan" in options.only:
        table.append(plan_row(device, peer, options.rounds))
        if not options.markdown:
            print(" | ".join(table[-1]), flush=True)
    if options.markdown:
        lines = [table[0], ("---",) * len(HEAD), *table[1:]]
        print("\n".join(f"| {' | '.join(cells)} |" for cells in lines))
    sys.exit(1 if wrong else 0)


def parsed(description: str, name: str = "CUDA") -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", default=name)
    parser.add_argument("--small", action="store_true", help="sizes for a simulator: whether all of it works, not how fast")
    parser.add_argument("--only", action="append", choices=[*ROWS, "plan"], help="only this row; may be repeated")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.2, help="of each contender in each round (default: 0.2)")
    parser.add_argument("--markdown", action="store_true", help="print a table for docs/")
    return parser.parse_args()


def title(device: Device, peer: str) -> str:
    card = getattr(device.runtime, "card", None)
    facts = getattr(card, "facts", None)
    driver = getattr(facts, "driver", None) or f"CUDA {'.'.join(map(str, getattr(facts, 'cuda', ())))}"
    where = device.name if facts is None else f"{facts.name}, {facts.arch}, driver of {driver}"
    return f"{where}; {peer}; {datetime.date.today():%Y-%m-%d}"


def peer_of(device: Device) -> Torch | str:
    """PyTorch, or why it takes no part."""
    if device.runtime.interprets:
        return "no PyTorch beside a simulator"
    try:
        return Torch()
    except ImportError as error:
        return f"no PyTorch, so no ratios: {error}"


def row_of(name: str, device: Device, peer: Torch | None, options: argparse.Namespace) -> tuple[tuple[str, ...], bool]:
    """The cells of a row, and whether its result is wrong."""
    row = ROWS[name]
    workload = row.workload(options.small)
    try:
        found = measured(row, workload, device, peer, options)
    except KgError as error:
        return (name, says(workload), f"{type(error).__name__}: {str(error).splitlines()[0]}", *[""] * 5, row.goal), True
    ours = statistics.median(found.ours)
    bandwidth = ratio(found.copies, found.ours) if workload.bound is Bound.MEMORY else ""
    bad = not found.error <= workload.tolerance
    return (
        *(name, says(workload), duration(ours), rate(workload, ours), bandwidth),
        *(duration(statistics.median(found.peer)) if found.peer else "", ratio(found.peer, found.ours)),
        *(f"{found.error:.0e}{' WRONG' if bad else ''}", row.goal),
    ), bad


def measured(row: Row, workload: Workload, device: Device, peer: Torch | None, options: argparse.Namespace) -> Measured:
    """In turns, round by round: the card's copy, kg, PyTorch."""
    arrays = workload.make(np.random.default_rng(1))
    buffers = buffers_of(device, workload, arrays)
    call = bind(device, workload, buffers)
    call()
    expected = row.expected(workload, arrays)
    got = buffers[0].numpy().reshape(static_shape(workload.params[0]))
    error = relative_error(got[: row.checked] if row.checked else got, expected)
    contenders: list[Callable[[], float]] = [call.seconds]
    if workload.bound is Bound.MEMORY:
        contenders.append(copy_of(device, workload.work // 2))
    if peer is not None:
        theirs = peer.call(row.torch, workload, arrays)
        contenders.append(lambda: peer.seconds(theirs))
    times: list[list[float]] = [[] for _ in contenders]
    for contender in contenders:
        contender()
    for _ in range(options.rounds):
        for contender, taken in zip(contenders, times, strict=True):
            taken.append(statistics.median(round_of(contender, options.seconds)))
    copies = times[1] if workload.bound is Bound.MEMORY else []
    return Measured(times[0], times[-1] if peer is not None else [], copies, error)


def round_of(contender: Callable[[], float], seconds: float) -> list[float]:
    end, times = time.perf_counter() + seconds, list[float]()
    while not times or time.perf_counter() < end:
        times.append(contender())
    return times


def copy_of(device: Device, nbytes: int) -> Callable[[], float]:
    """The card's own copy, which reads and writes so many bytes."""
    source, target = (device.empty(max(1, nbytes), uint8) for _ in range(2))
    source.clear()
    return lambda: seconds_of(device.runtime, lambda: target.copy_from(source))


def plan_row(device: Device, peer: Torch | None, rounds: int) -> tuple[str, ...]:
    """What each of many small kernels costs, from the call to the end of the wait, by the host's clock."""
    calls = [captured_plan(device), *([peer.graph_of_adds(KERNELS, SMALL)] if peer is not None else [])]
    times: list[list[float]] = [[] for _ in calls]
    for number in range(20 * rounds + 1):
        for call, taken in zip(calls, times, strict=True):
            start = time.perf_counter()
            call()
            if number:
                taken.append((time.perf_counter() - start) / KERNELS)
    ours, theirs = times[0], times[1] if peer is not None else []
    return (
        *(f"a kernel of a plan of {KERNELS}", f"{SMALL} float32", duration(statistics.median(ours)), "", ""),
        *(duration(statistics.median(theirs)) if theirs else "", ratio(theirs, ours), "", "1.5 µs"),
    )


def captured_plan(device: Device) -> Callable[[], object]:
    add = sink(param(0, (SMALL,), float32).store(param(1, (SMALL,), float32) + 1.0), name="add")
    given = (PlanBuffer(Category.OUTPUT, float32, SMALL, 0), PlanBuffer(Category.INPUT, float32, SMALL, 1))
    between = (PlanBuffer(Category.INTERMEDIATE, float32, SMALL),) * (KERNELS - 1)
    steps = tuple(LaunchStep(add, (to, of)) for of, to in itertools.pairwise([1, *range(2, KERNELS + 1), 0]))
    out, start = device.empty(SMALL, float32), device.buffer(np.zeros(SMALL, np.float32))
    launch = device.bind(Plan("hundred", (), (*given, *between), steps), [out, start])
    run = BoundCall(device, launch)
    run()
    if not (out.numpy() == KERNELS).all():
        raise SystemExit(f"the plan of {KERNELS} kernels gives {out.numpy()}")
    return run


def ratio(slower: list[float], ours: list[float]) -> str:
    """The median over the rounds of how many times ours the other's time is.
    Empty where there is no other."""
    return f"{statistics.median(s / o for s, o in zip(slower, ours, strict=True)):.2f}" if slower else ""


def duration(seconds: float) -> str:
    return f"{seconds * 1e3:.3g} ms" if seconds >= 1e-3 else f"{seconds * 1e6:.3g} µs"
