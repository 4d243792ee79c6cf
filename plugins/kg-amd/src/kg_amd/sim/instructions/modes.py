"""The MODE register: rounding directions, subnormals, clamping and scaling of results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
from kg_sim.errors import Violation
from kg_sim.numbers.exact import directed, to_odd, two_sum
from kg_sim.numbers.types import Array
from kg_sim.work_items import WorkItems

from kg_amd.sim.instructions.floats import flushed
from kg_amd.sim.instructions.operations import Op
from kg_amd.sim.waves import MODE

#: Rounding to nearest, no flushing: the low byte of MODE as HIP's compiler sets it.
USUAL: Final = 0xF0
_DIRECTIONS: Final = ("rn", "rp", "rm", "rz")


def mode_of(t: WorkItems) -> int:
    """MODE of the active waves, which must agree."""
    row = t.scalars[MODE]
    assert row is not None
    if len(row) == 1:
        return int(row[0])
    values = t.scalar(MODE)
    if (values != values[0]).any():
        raise Violation("waves that run together have different MODE registers, which the simulator does not know")
    return int(values[0])


def evaluated(op: Op) -> Callable[[WorkItems, Sequence[Array]], Array]:
    """The operation's function under MODE."""
    floats = [x for x in (*op.sources, op.out) if x[0] == "f"]
    function = op.function
    if not floats:
        return lambda t, args: function(*args)
    if op.flushes:
        return lambda t, args: flushed(function(*map(flushed, args)))
    kinds = [x if x[0] == "f" else "" for x in op.sources]

    def run(t: WorkItems, args: Sequence[Array]) -> Array:
        row = t.scalars[MODE]
        mode = int(row[0]) if row is not None and len(row) == 1 else mode_of(t)
        if mode & 0xFF == USUAL:
            return function(*args)
        if op.denormals:
            args = [flushed(x) if kind and not _allows(mode, kind) & 1 else x for kind, x in zip(kinds, args, strict=True)]
        direction = mode >> (0 if (op.out if op.out[0] == "f" else floats[0]) == "f32" else 2) & 3
        out = rounded(op, args, _DIRECTIONS[direction]) if direction and op.arithmetic else function(*args)
        return flushed(out) if op.denormals and op.out[0] == "f" and not _allows(mode, op.out) & 2 else out

    return run


def _allows(mode: int, kind: str) -> int:
    """1: subnormal operands, 2: subnormal results."""
    return mode >> (4 if kind == "f32" else 6) & 3


def rounded(op: Op, args: Sequence[Array], direction: str) -> Array:
    """An arithmetic operation rounded toward zero, up or down."""
    name, dtype = op.arithmetic, np.dtype(f"f{int(op.out[1:]) // 8}")
    if name == "cvt":
        return narrowed(args[0].astype(np.float64), dtype, direction)
    if name in ("sub", "subrev"):
        a, b = args if name == "sub" else (args[1], args[0])
        name, args = "add", (a, -b)
    if dtype.itemsize == 8:
        return directed(name, direction, *args)
    wide = [x.astype(np.float64) for x in args]
    if name == "mul":
        return narrowed(wide[0] * wide[1], dtype, direction)
    a, b = (wide[0] * wide[1], wide[2]) if name == "fma" else (wide[0], wide[1])
    total = to_odd(*two_sum(*np.broadcast_arrays(a, b)))
    if direction == "rm":
        total = np.where((a == -b) & (np.signbit(a) != np.signbit(b)), -0.0, total)
    return narrowed(total, dtype, direction)


def narrowed(x: Array, dtype: np.dtype[np.floating], direction: str) -> Array:
    """float64 to a narrower type in a direction."""
    near = x.astype(dtype)
    if direction == "rn":
        return near
    back = near.astype(np.float64)
    kind = dtype.type
    down = np.nextafter(near, kind(-np.inf))
    up = np.nextafter(near, kind(np.inf))
    finite = np.isfinite(x)
    too_high, too_low = finite & (back > x), finite & (back < x)
    if direction == "rz":
        too_high, too_low = too_high & (x > 0), too_low & (x < 0)
    out = np.where(too_high, down, near) if direction in ("rm", "rz") else near
    out = np.where(too_low, up, out) if direction in ("rp", "rz") else out
    return np.copysign(out, x).astype(dtype) if direction == "rz" else out.astype(dtype)


def clamped(values: Array) -> Array:
    """To [0, 1]; NaN is 0."""
    kind = values.dtype.type
    return np.where(values != values, kind(0), np.clip(values, kind(0), kind(1))).astype(values.dtype)


def output(kind: str, clamp: int, omod: int) -> Callable[[Array], Array] | None:
    """What the fields for results do to one; None where nothing."""
    if kind[0] != "f" or not (clamp or omod):
        return None
    factor = {0: 1.0, 1: 2.0, 2: 4.0, 3: 0.5}[omod]

    def run(values: Array) -> Array:
        values = values * values.dtype.type(factor) if omod else values
        return clamped(values) if clamp else values

    return run
