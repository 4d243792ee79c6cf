"""Measured limits of this machine: memory bandwidth and peak multiply-add rate.

Measured once per device, host and number of threads, and kept in the cache directory. Measured in rounds, of which the best
counts; where rounds differ much something else was running, and nothing is kept.
"""

from __future__ import annotations

import json
import math
import platform
import statistics
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, fields

import numpy as np
from kg.cache.entries import binaries, digest_of
from kg.dtype import DType, bfloat16, float32, int8, int32
from kg.errors import KgError
from kg.ir.build import param, sink
from kg.ir.uop import UOp
from kg.runtime.device import Device
from kg.semantics.floats import Array
from kg.settings import settings
from kg.target.renderer import Renderer

from kg_tune.bench.compute_bound import product
from kg_tune.bench.measure import bind, buffers_of, clock_for
from kg_tune.bench.workload import Bound, Workload, normal
from kg_tune.measuring.clock import clock_of

_FORMAT = 4
_ROUNDS = 5
_SECONDS = 0.03  #: per kernel and round
#: How far from the best round the middle one may be on a machine that does nothing else.
STEADY = 0.15
#: How many times the time of the best tile one may take and still be tried again.
_FAR = 2.0
#: Rows, columns and depth of what is multiplied: sums of 128 products, and of 2048.
_PEAK_SIZES = ((2688, 192, 128), (256, 192, 2048))
#: Rows of vectors, and vectors, of the register tiles that are tried.
_TILES = ((4, 2), (6, 2), (8, 2), (12, 2), (14, 2), (8, 3))


@dataclass(frozen=True, slots=True)
class Limits:
    """Operations or bytes per second; 0 where the device can't do it at all."""

    copy: float
    read: float
    float32: float
    int8: float
    bfloat16: float
    spread: float = 0.0  #: how far the middle one of the rounds was from the best, where they differed most

    @property
    def steady(self) -> bool:
        return self.spread <= STEADY

    def of(self, workload: Workload) -> tuple[str, float]:
        """The name and rate of what limits a workload: copying where a good part of what moves is written."""
        if workload.bound is not Bound.MEMORY:
            name = workload.bound.name.lower()
        else:
            result = workload.params[0]
            written = math.prod(d for d in result.shape if isinstance(d, int)) * result.type.itemsize
            name = "copy" if 4 * written >= workload.work else "read"
        return name, float(getattr(self, name))


def limits(device: Device, *, threads: int = 0, measure: bool = False) -> Limits:
    """From the cache, or measured, and kept if the machine was steady.
    `threads` 0: as many workers as the settings give."""
    key = digest_of("limits", str(_FORMAT), _identity(device, threads))
    known = None if measure else _read(binaries.get(key))
    if known is None:
        known = _measured(device, threads)
        if known.steady:
            binaries.put(key, json.dumps(asdict(known)).encode())
    return known


def _identity(device: Device, threads: int) -> str:
    compiler = "" if device.compiler is None else device.compiler.key()
    workers = threads or settings().threads or device.renderer.workers.count
    return f"{platform.node()} {device.name} {device.renderer.arch} {compiler} {workers} {clock_of(device.runtime)}"


def _read(data: bytes | None) -> Limits | None:
    """What was kept, or None where it is something else."""
    try:
        found = json.loads(data or b"null")
        return Limits(**{f.name: float(found[f.name]) for f in fields(Limits)})
    except (ValueError, TypeError, KeyError):
        return None


#: Runs a kernel to its end and says how long that took; and the work that it does.
Timed = tuple[Callable[[], float], int]


def _measured(device: Device, threads: int) -> Limits:
    return in_rounds(
        {
            "copy": [_bound(device, _stream(reads_only=False), threads, None)],
            "read": [_bound(device, _stream(reads_only=True), threads, None)],
            "float32": _products(device, float32, float32, threads),
            "int8": _products(device, int8, int32, threads),
            "bfloat16": _products(device, bfloat16, float32, threads),
        }
    )


def in_rounds(kernels: Mapping[str, Sequence[Timed]]) -> Limits:
    """Each limit from the best of its kernels, in rounds over all limits:
    what disturbs the machine meets all of them."""
    rates: dict[str, list[float]] = {name: [] for name in kernels}
    for _ in range(_ROUNDS):
        for name, several in kernels.items():
            rates[name].append(max((work / clock_for(call, _SECONDS).median for call, work in several), default=0.0))
    best = {name: max(found) for name, found in rates.items()}
    spread = max(1 - statistics.median(found) / best[name] for name, found in rates.items() if best[name])
    return Limits(**best, spread=spread)


def _bound(device: Device, workload: Workload, threads: int, schedule: str | None) -> Timed:
    arrays = workload.make(np.random.default_rng(0))
    call = bind(device, workload, buffers_of(device, workload, arrays), threads=threads, schedule=schedule)
    call()
    return call.seconds, workload.work


def _stream(*, reads_only: bool) -> Workload:
    """128 MiB: more than any cache holds of it."""
    shape = (4096, 4096)
    x = param(1, shape, float32)
    value = x.sum(1) if reads_only else x
    ast = sink(param(0, value.shape, float32).store(value), name="read" if reads_only else "copy")
    moved = math.prod(shape) * float32.itemsize
    return _kernel(ast, normal(shape)(np.random.default_rng(0)), Bound.MEMORY, moved if reads_only else 2 * moved)


def _kernel(ast: UOp, arrays: tuple[Array, ...], bound: Bound, work: int) -> Workload:
    """Nobody asks what its result should be: workloads are checked, limits only timed."""
    return Workload(ast.kernel.name, "", ast, lambda _: arrays, lambda *_: arrays[0], bound, work, math.inf)


def _products(device: Device, dtype: DType, accumulator: DType, threads: int) -> list[Timed]:
    """Small products whose operands stay in the cache, under the default schedule and register tiles;
    and one whose sums are long, since a unit with registers of its own (AMX) takes as long to store a tile as for 16 steps."""
    short = (None, *_tiles(device.renderer, accumulator))
    tried = [(_PEAK_SIZES[0], schedule) for schedule in short] + [(_PEAK_SIZES[1], None)]
    found: list[Timed] = []
    for sizes, schedule in tried:
        try:
            found.append(_bound(device, _peak(sizes, dtype, accumulator), threads, schedule))
        except KgError:  # a tile that this target or this version has no way to make
            continue
    once = [call() / work for call, work in found]
    return [one for one, taken in zip(found, once, strict=True) if taken <= _FAR * min(once)]


def _peak(sizes: tuple[int, int, int], dtype: DType, accumulator: DType) -> Workload:
    rows, columns, depth = sizes
    a, b = param(1, (rows, depth), dtype).cast(accumulator), param(2, (depth, columns), dtype).cast(accumulator)
    # bfloat16 as the workload has it: with the licence that units need which count denormals as zero
    ast = sink(
        param(0, (rows, columns), accumulator).store(product(a, b)), name=f"peak_{dtype.name}", fast_math=dtype is bfloat16
    )
    ones = tuple(np.ones(shape, np.int8 if dtype is int8 else np.float32) for shape in ((rows, depth), (depth, columns)))
    return _kernel(ast, ones, Bound.FLOAT32, 2 * rows * columns * depth)


def _tiles(renderer: Renderer, accumulator: DType) -> Iterator[str]:
    lanes = renderer.vectors.alu // (8 * accumulator.itemsize)
    if not lanes:
        return
    outer = " THREAD(o0)" if renderer.has_threads else ""
    for rows, vectors in _TILES:
        yield f"UPCAST(o0, {rows}) VECTOR(o1, {vectors * lanes}) UNROLL(r0, 4){outer}"
