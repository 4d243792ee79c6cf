"""Every matrix unit of a card against its record as the reference interpreter emulates it:
bits and ULPs that differ, as a Markdown table.

`python tools/card_units.py [--device CUDA] [--few]`: products by each `mma.sync` and `wgmma` record of the card's architecture, of normal numbers, of
numbers that cancel and of edge values; panels of `wgmma` in every swizzle and turned, and by clusters of blocks. Ends with 1 where a difference is larger than the record allows.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np
from kg.compile.program import to_program
from kg.dtype import DType
from kg.errors import DeviceUnavailable, KgError
from kg.ir.build import param, sink
from kg.ir.layouts.tensorcore import TensorCore
from kg.ir.monoid import ADD
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg.runtime.devices.ref import RefRenderer
from kg.schedule.opts import parse_schedule
from kg.semantics.floats import Array, round_values
from kg_cuda.arch import arch
from kg_cuda.ptx.renderer import PTXRenderer
from kg_cuda.tensor_cores.mma import TF32, units
from kg_cuda.tensor_cores.wgmma import warpgroup_units
from kg_cuda.toolchain.compilers import PTXText
from kg_tiles import OPTS

HEAD = (
    "unit",
    "panels",
    "values",
    "results",
    "bits differ",
    "greatest ULP",
    "of float64: unit",
    "of float64: record",
    "result",
)
#: Of one operand: those that rounding, infinities and subnormals are told by.
EDGES = (0.0, -0.0, 1.0, -1.0, 2.0**-126, 2.0**-149, -(2.0**-133), 3.4e38, -3.4e38, 65504.0, 2.0**-24, np.inf, -np.inf, np.nan)
KINDS = ("normal", "cancelling", "edges")


@dataclass(frozen=True)
class Case:
    """A product that a schedule has the unit make.
    `a` is (k, m) where `across`, and `b` (n, k) where `turned`."""

    core: TensorCore
    sizes: tuple[int, int, int]
    schedule: str
    panels: str
    across: bool = False
    turned: bool = False


def product(case: Case) -> UOp:
    """With the licence that the unit's numerics need."""
    (m, n, k), core = case.sizes, case.core
    a = param(1, (k, m), core.dtype_in[0]).permute(1, 0) if case.across else param(1, (m, k), core.dtype_in[0])
    b = param(2, (n, k), core.dtype_in[1]) if case.turned else param(2, (k, n), core.dtype_in[1]).permute(1, 0)
    out = core.dtype_out
    products = a.cast(out).reshape(m, 1, k).expand(m, n, k) * b.cast(out).reshape(1, n, k).expand(m, n, k)
    store = param(0, (m, n), out).store(products.reduce(ADD, 2).reshape(m, n))
    return sink(store, name="product", fast_math=not core.numerics.is_plain)


def cases(number: int, *, few: bool) -> Iterator[Case]:
    """All of an architecture; `few`: some of each kind, for the simulator."""
    for core in units(number)[:: 6 if few else 1]:
        yield Case(
            core, (64, 32, 2 * core.dims[2]), f"TC(r0, {core.name}) UPCAST(o0, 2) UPCAST(o1, 2) LOCAL(o0, 2)", "registers"
        )
    warpgroups = warpgroup_units(number)
    for core in [core for core in warpgroups if core.name == "wgmma_m64n64k16_bf16_f32"] if few else warpgroups:
        yield from panels_of(core, few=few)
        if all(core.shared_operands):
            yield pairs_of(core)


def pairs_of(core: TensorCore) -> Case:
    """Boxes that warps of their own fetch, each a half for both blocks of a cluster, in both directions."""
    columns, block = core.dims[0], 16 // core.dtype_in[0].itemsize
    kept = f"r0.in^{block}, stages=3, producers=4, cluster=2"
    staged = " ".join(f"STAGE(r0, r0.{x}, LOCAL, {y}.in/{kept})" for x, y in (("a", "o0"), ("b", "o1")))
    filled = f"VECTOR(r0.a_r0.r0.in, {block}) VECTOR(r0.b_r0.r0.in, {block})"
    tiles = f"TILE(o0, 128) TILE(o1, {columns}) TILE(r0, {8 * block})"
    schedule = f"{tiles} {staged} TC(r0.in, {core.name}) LOCAL(o0.in, 2) UNROLL(r0.in, 4) {filled}"
    return Case(core, (256, 2 * columns, 32 * block), schedule, "clusters of 2 x 2", turned=True)


def panels_of(core: TensorCore, *, few: bool) -> Iterator[Case]:
    """Rows of 128, 64 and 32 bytes along the sum; of 16-bit elements those across it."""
    columns, block = core.dims[0], 16 // core.dtype_in[0].itemsize
    for steps in (4,) if few else (4, 2, 1):
        depth = 2 * block * steps
        staged = " ".join(f"STAGE(r0, r0.{x}, LOCAL, {y}/r0.in^{block}, stages=3)" for x, y in (("a", "o0"), ("b", "o1")))
        unroll = f"UNROLL(r0.in, {steps})" if steps > 1 else ""
        schedule = f"TILE(r0, {depth}) {staged} TC(r0.in, {core.name}) LOCAL(o0, 2) {unroll}".strip()
        yield Case(core, (128, columns, 4 * depth), schedule, f"rows of {32 * steps} bytes", turned=True)
    if core.dtype_in[0].itemsize != 2 or columns > 128:
        return
    for turned, across in ((False, False),) if few else ((False, False), (True, True), (False, True)):
        left = "r0.in/o0.in:64^8" if across else "o0.in/r0.in^8"
        right = "o1/r0.in^8" if turned else "r0.in/o1:64^8"
        staged = f"STAGE(r0, r0.a, LOCAL, {left}, stages=4) STAGE(r0, r0.b, LOCAL, {right}, stages=4)"
        schedule = f"TILE(o0, 128) TILE(r0, 64) {staged} TC(r0.in, {core.name}) LOCAL(o0.in, 2) UNROLL(r0.in, 4)"
        named = "a" if across and turned else "b" if not across else "a and b"
        yield Case(core, (256, columns, 192), schedule, f"{named} across the sum", across, turned)


def values(kind: str, dtype: DType, shape: tuple[int, int], seed: int) -> Array:
    """What an operand holds: (rows, depth). Edge values are few, so that not every sum is a NaN."""
    rng = np.random.default_rng(seed)
    if not dtype.is_float:
        whole = rng.integers(int(dtype.min), int(dtype.max) + 1, shape)
        return (np.where(rng.random(shape) < 0.5, dtype.min, dtype.max) if kind == "edges" else whole).astype(dtype.name)
    found = rng.standard_normal(shape)
    if kind == "cancelling":  # products of all sizes, of which neighbours nearly cancel
        found = found * 2.0 ** rng.integers(-6, 7, shape)
        found[:, 1::2] = -found[:, ::2] * (1 + 2.0**-7)
    if kind == "edges":
        rows = rng.integers(0, shape[0], shape[0] // 2)
        found[rows, rng.integers(0, shape[1], len(rows))] = rng.choice(EDGES, len(rows))
    with np.errstate(over="ignore", invalid="ignore"):
        return round_values(found, dtype)


def run(device: Device, program: UOp, case: Case, operands: list[Array]) -> Array:
    m, n, _ = case.sizes
    out = device.empty(m * n, case.core.dtype_out)
    given = [device.buffer(x.ravel(), dtype) for x, dtype in zip(operands, case.core.dtype_in, strict=True)]
    device.runtime.load(program).bind([out, *given])()
    return out.numpy().reshape(m, n)


def programs(case: Case, number: int) -> tuple[UOp, UOp]:
    """For the card, and for the reference interpreter, as if this were the only unit there is."""

    class Emulating(RefRenderer):
        tensor_cores = (case.core,)
        opts = OPTS
        shared_memory = replace(RefRenderer.shared_memory, copies=(4, 8, 16), producers=(4,))
        work_groups = replace(RefRenderer.work_groups, cluster=8)

    renderer = PTXRenderer(arch(f"sm_{number}"))
    renderer.tensor_cores = (case.core,)
    ast, schedule = product(case), parse_schedule(case.schedule)
    program = to_program(ast, renderer, None, schedule)
    source = next(part.name for part in program.src if part.op is Op.SOURCE)
    binary = UOp(Op.BINARY, program.dtype, (), PTXText().compile(source))
    return program.replace(src=(*program.src, binary)), to_program(ast, Emulating(), None, schedule)


def ordered(x: Array) -> Array:
    """Numbers whose differences are ULPs, of floats in the format that they are held in."""
    if x.dtype.kind != "f":
        return x.astype(np.int64)
    bits = x.view(f"i{x.dtype.itemsize}").astype(np.int64)
    return np.where(bits < 0, -(bits & np.iinfo(f"i{x.dtype.itemsize}").max), bits)


@dataclass(frozen=True)
class Compared:
    """Of one product: how many results there are, how many differ in their bits, by how much."""

    results: int
    differing: int
    ulp: int
    errors: tuple[float, float]
    bad: str


def compared(core: TensorCore, made: Array, wanted: Array, exact: Array, depth: int, kind: str) -> Compared:
    """What is no number, or infinite, must be so in both but where edge values are: there it is told."""
    if made.dtype.kind != "f":
        wrong = int((made != wanted).sum())
        return Compared(
            made.size, wrong, int(np.abs(ordered(made) - ordered(wanted)).max()), (0.0, 0.0), "WRONG" if wrong else ""
        )
    same = (np.isnan(made) & np.isnan(wanted)) | (ordered(made) == ordered(wanted))
    finite = np.isfinite(made) & np.isfinite(wanted) & np.isfinite(exact)
    others = int((np.isfinite(made) != np.isfinite(wanted)).sum())
    ulp = int(np.abs(ordered(made) - ordered(wanted))[finite].max(initial=0))
    with np.errstate(invalid="ignore", over="ignore"):
        scale = float(np.abs(exact[finite]).max(initial=0.0)) or 1.0
        errors = tuple(float(np.abs(x.astype(np.float64) - exact)[finite].max(initial=0.0)) / scale for x in (made, wanted))
        apart = float(np.abs(made.astype(np.float64) - wanted)[finite].max(initial=0.0))
    bits = core.numerics.sum_bits or core.dtype_out.mantissa_bits - 1
    allowed = 2.0**-bits * scale * max(1.0, depth / core.dims[2])
    bad = (
        "WRONG"
        if kind == "normal" and not (apart < allowed and not others)
        else f"{others} finite in one alone"
        if others
        else ""
    )
    return Compared(made.size, int((~same).sum()), ulp, (errors[0], errors[1]), bad)


def rows_of(case: Case, number: int, device: Device, emulator: Device) -> Iterator[tuple[tuple[str, ...], bool]]:
    """A line of the table for each kind of values, and whether it is wrong."""
    m, n, k = case.sizes
    try:
        ours, theirs = programs(case, number)
        for kind in KINDS:
            a, b = values(kind, case.core.dtype_in[0], (m, k), 1), values(kind, case.core.dtype_in[1], (n, k), 2)
            operands = [np.ascontiguousarray(a.T if case.across else a), np.ascontiguousarray(b if case.turned else b.T)]
            made, wanted = run(device, ours, case, operands), run(emulator, theirs, case, operands)
            with np.errstate(invalid="ignore", over="ignore"):
                exact = a.astype(np.float64) @ b.astype(np.float64).T
            found = compared(case.core, made, wanted, exact, k, kind)
            errors = (f"{error:.1e}" for error in found.errors)
            cells = (case.core.name, case.panels, kind, str(found.results), str(found.differing), str(found.ulp), *errors)
            yield (*cells, found.bad or "ok"), found.bad == "WRONG"
    except KgError as error:
        said = str(error).splitlines()[0].replace("|", "/")
        yield (case.core.name, case.panels, "", "", "", "", "", "", f"{type(error).__name__}: {said}"), True


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", default="CUDA")
    parser.add_argument("--few", action="store_true", help="some records of each kind")
    options = parser.parse_args()
    try:
        device = open_device(options.device)
    except DeviceUnavailable as error:
        sys.exit(f"{error}\n`kg doctor` says what is missing")
    facts, emulator, wrong = device.runtime.card.facts, open_device("REF"), 0
    number = arch(facts.arch).number
    print(
        f"{facts.name}, {facts.arch}, driver of CUDA {'.'.join(map(str, facts.cuda))}; TF32 is {TF32.input_rounding} for mma.sync"
    )
    for cells in (HEAD, ("---",) * len(HEAD)):
        print(f"| {' | '.join(cells)} |")
    for case in cases(number, few=options.few):
        for cells, bad in rows_of(case, number, device, emulator):
            wrong += bad
            print(f"| {' | '.join(cells)} |", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
