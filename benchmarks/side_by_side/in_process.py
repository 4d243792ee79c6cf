"""kg in the process of a benchmark of one device, beside what is enqueued by hand there:
workloads at sizes of their own, kg as a contender, and what a kernel of a long plan costs."""

from __future__ import annotations

import argparse
import itertools
import statistics
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np
from kg.dtype import float32
from kg.errors import KgError
from kg.ir.build import param, sink
from kg.runtime.device import Device
from kg.runtime.plan.data import Category, LaunchStep, Plan, PlanBuffer
from kg.semantics.floats import Array
from kg_tune.bench import catalog
from kg_tune.bench.measure import bind, buffers_of
from kg_tune.bench.workload import WORKLOADS, Workload, static_shape
from side_by_side.case import Case
from side_by_side.compare import Outcome, compare
from side_by_side.contender import Contender, InThisProcess, Unable
from side_by_side.table import as_text, cell

#: Of the plan of small kernels: how many, and elements of each.
KERNELS, SMALL = 100, 16


def workload_of(name: str, sizes: tuple[int, ...]) -> Workload:
    """One of the catalogue's at these sizes."""
    catalog.workload(name, small=True)
    return WORKLOADS[name].args[1](*sizes)  # type: ignore[attr-defined]


def case_of(workload: Workload) -> Case:
    """A workload with its arrays."""
    arrays = workload.make(np.random.default_rng(1))
    expected = np.asarray(workload.expected(*arrays), np.float64)
    return Case(workload, arrays, np.zeros(static_shape(workload.params[0]), np.float32), expected)


class Kg(InThisProcess):
    """kg with its own schedules, or a plan of several kernels."""

    name = "kg"

    def __init__(self, device: Device) -> None:
        super().__init__()
        self._device = device
        self._buffers: list[Any] = []

    def make(self, case: Case, threads: int) -> Callable[[], object]:
        try:
            self._buffers = buffers_of(self._device, case.workload, case.arrays)
            return bind(self._device, case.workload, self._buffers)
        except KgError as error:
            raise Unable(f"{type(error).__name__}: {error}") from error

    def computed(self, case: Case) -> Array:
        return self._buffers[0].numpy().reshape(case.result.shape)


def parser_of(says: str | None, rows: Iterable[str]) -> argparse.ArgumentParser:
    """The options that these benchmarks have in common."""
    parser = argparse.ArgumentParser(description=says, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", choices=[*rows, "launches"], help="only this row; may be repeated")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.3, help="of each contender in each round (default: 0.3)")
    return parser


def shown(row: str, case: Case, contenders: Sequence[Contender], options: argparse.Namespace) -> bool:
    """A row's table; whether kg was right in it. The first contender is the reference."""
    outcomes: list[Outcome] = compare(case, contenders, [1], options.rounds, options.seconds)
    cells = [cell(o, outcomes[0], row, case.workload.says, None, case.workload.work, "GB/s") for o in outcomes]
    print(as_text(cells).replace("GB/s", "G/s"), flush=True)
    return not any(o.problem for o in outcomes if o.name == Kg.name)


def small_kernels(device: Device, by_hand: Callable[[], object], how: str, rounds: int) -> None:
    """The time of a kernel of a captured plan of KERNELS small ones,
    beside as many that are launched by hand and waited for."""
    add = sink(param(0, (SMALL,), float32).store(param(1, (SMALL,), float32) + 1.0), name="add")
    given = (PlanBuffer(Category.OUTPUT, float32, SMALL, 0), PlanBuffer(Category.INPUT, float32, SMALL, 1))
    between = (PlanBuffer(Category.INTERMEDIATE, float32, SMALL),) * (KERNELS - 1)
    places = [1, *range(2, KERNELS + 1), 0]
    steps = tuple(LaunchStep(add, (to, of)) for of, to in itertools.pairwise(places))
    launch = device.bind(Plan("hundred", (), (*given, *between), steps), [device.empty(SMALL, float32) for _ in range(2)])

    def captured() -> None:
        launch()
        device.synchronize()

    times: tuple[list[float], list[float]] = ([], [])
    for number in range(20 * rounds + 1):
        for call, taken in zip((captured, by_hand), times, strict=True):
            start = time.perf_counter()
            call()
            if number:
                taken.append(time.perf_counter() - start)
    ours, theirs = (1e6 * statistics.median(taken) / KERNELS for taken in times)
    print(f"a kernel of {KERNELS}: captured {ours:.1f} µs, {how} {theirs:.1f} µs, ratio {ours / theirs:.2f}")
