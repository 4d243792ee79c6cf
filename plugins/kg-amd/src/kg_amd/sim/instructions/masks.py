"""Vector instructions that read or write masks of lanes:
comparisons, selections, carries, the parts of a division that flag."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import numpy as np
from kg_sim.numbers.types import U32, U64, Array
from kg_sim.program import Get, Put
from kg_sim.work_items import Step, WorkItems

from kg_amd.sim.instructions.floats import div_fmas, div_scale, exponent, flushed
from kg_amd.sim.instructions.integers import ones
from kg_amd.sim.instructions.modes import mode_of
from kg_amd.sim.instructions.vector import Unsupported, operands, vector_source, vector_target
from kg_amd.sim.machine_code.instruction import Instruction
from kg_amd.sim.registers import source, target
from kg_amd.sim.waves import EXEC, VCC, flags_of_mask, mask_of_flags, put_mask, under_exec, waves_of

_COMPARE: Final[dict[str, Callable[[Array, Array], Array]]] = {
    "lt": lambda a, b: a < b, "eq": lambda a, b: a == b, "le": lambda a, b: a <= b, "gt": lambda a, b: a > b, "ge": lambda a, b: a >= b,
    "ne": lambda a, b: a != b, "lg": lambda a, b: (a < b) | (a > b), "o": lambda a, b: (a == a) & (b == b), "u": lambda a, b: (a != a) | (b != b),
    "nge": lambda a, b: ~(a >= b), "nlg": lambda a, b: ~((a < b) | (a > b)), "ngt": lambda a, b: ~(a > b), "nle": lambda a, b: ~(a <= b),
    "neq": lambda a, b: ~(a == b), "nlt": lambda a, b: ~(a < b), "f": lambda a, b: (a != a) & (a == a), "t": lambda a, b: (a == a) | (a != a),
    "tru": lambda a, b: (a == a) | (a != a),
}  # fmt: skip
_COMPARISON: Final = re.compile(r"v_(cmpx?)_(\w+)_([uif])(16|32|64)")


def into_mask(t: WorkItems, number: int, get: Get) -> None:
    """Flags of the lanes in EXEC become a mask of the active waves."""
    idx = t.idx
    words = (
        mask_of_flags(t, get(t))
        if waves_of(t).lanes(t)
        else tuple(np.zeros(t.subgroups, U32) for _ in range(t.launch.shape.width // 32))
    )
    t.idx = idx
    put_mask(t, number, words)


def _mask_target(at: Instruction) -> int:
    """The first scalar register that a comparison writes."""
    if at.name.startswith("v_cmpx"):
        return EXEC
    if at.sdwa is not None:
        return at.sdwa["sdst"] if at.sdwa["sd"] else VCC
    return at.operands["vdst"].number if "vdst" in at.operands else VCC


def comparison(at: Instruction, wave_target: str) -> Step:
    match = _COMPARISON.fullmatch(at.name)
    number, found = _mask_target(at), operands(at)
    also = VCC if at.name.startswith("v_cmpx") and wave_target == "gfx942" else None
    if also is not None and "vdst" in at.operands:
        also = at.operands["vdst"].number
    if "class" in at.name:
        kind = f"f{at.name[-2:]}"
        a, b = vector_source(at, found[0], kind, 0, wave_target), vector_source(at, found[1], "b32", 1, wave_target)
        get: Get = lambda t: in_class(a(t), b(t))  # noqa: E731
    else:
        if match is None:
            raise Unsupported("comparison")
        kind, function = match[3] + match[4], _COMPARE[match[2]]
        a, b = (vector_source(at, x, kind, i, wave_target) for i, x in enumerate(found))
        if kind[0] == "f":
            a, b = _as_mode(a, kind), _as_mode(b, kind)
        get = lambda t: function(a(t), b(t))  # noqa: E731

    def run(t: WorkItems) -> None:
        into_mask(t, number, get)
        if also is not None:
            for i in range(t.launch.shape.width // 32):
                t.put_scalar(also + i, t.scalar(EXEC + i).copy())

    return run


def _as_mode(get: Get, kind: str) -> Get:
    """Comparisons see subnormal numbers as MODE says."""
    at = 4 if kind == "f32" else 6
    return lambda t: get(t) if mode_of(t) >> at & 1 else flushed(get(t))


def in_class(x: Array, mask: Array) -> Array:
    """Whether a number is of one of the classes:
    NaNs, infinities, normal and subnormal numbers, zeros, by sign."""
    x, mask = np.broadcast_arrays(x, mask)
    negative, fraction = np.signbit(x), exponent(x)
    nan, infinite = x != x, np.isinf(x)
    signaling = nan & (
        x.view({2: np.uint16, 4: np.uint32, 8: np.uint64}[x.itemsize]) >> {2: 9, 4: 22, 8: 51}[x.itemsize] & 1 == 0
    )
    zero, subnormal = x == 0, (fraction == 0) & (x != 0)
    normal = ~nan & ~infinite & ~zero & ~subnormal
    kinds = [signaling, nan & ~signaling, infinite & negative, normal & negative, subnormal & negative, zero & negative, zero & ~negative,
             subnormal & ~negative, normal & ~negative, infinite & ~negative]  # fmt: skip
    out = np.zeros(len(x), np.bool_)
    for bit, holds in enumerate(kinds):
        out |= holds & (mask >> U32.type(bit) & U32.type(1)).astype(np.bool_)
    return out


def selection(at: Instruction, wave_target: str) -> tuple[Get, Put]:
    """v_cndmask: the second source where the lane's bit is set."""
    kind = "b16" if at.name.endswith("b16") else "b32"
    found = [x for x in operands(at) if x is not at.operands.get("src2")]
    number = at.operands["src2"].number if "src2" in at.operands else VCC
    a, b = (vector_source(at, x, kind, i, wave_target) for i, x in enumerate(found))
    return lambda t: np.where(flags_of_mask(t, number), b(t), a(t)), vector_target(at, at.operands["vdst"], kind, wave_target)


def carry(at: Instruction, wave_target: str) -> Step:
    """Sums and differences with carries."""
    found = [x for x in operands(at) if x is not at.operands.get("src2")]
    out = at.operands["sdst"].number if "sdst" in at.operands else VCC
    into = None if "_ci_" not in at.name else at.operands["src2"].number if "src2" in at.operands else VCC
    a, b = (vector_source(at, x, "u32", i, wave_target) for i, x in enumerate(found))
    if "subrev" in at.name:
        a, b = b, a
    sign, put = -1 if "_sub" in at.name else 1, vector_target(at, at.operands["vdst"], "u32", wave_target)

    def get(t: WorkItems) -> Array:
        more = flags_of_mask(t, into).astype(np.int64) if into is not None else 0
        total = a(t).astype(np.int64) + sign * (b(t).astype(np.int64) + more)
        put(t, (total & 0xFFFFFFFF).astype(U32))
        return (total < 0) | (total > 0xFFFFFFFF)

    return lambda t: into_mask(t, out, get)


def wide_multiply(at: Instruction, wave_target: str) -> Step:
    """v_mad_u64_u32 and v_mad_i64_i32"""
    signed = at.name == "v_mad_i64_i32"
    found = operands(at)
    a, b = (vector_source(at, x, "i32" if signed else "u32", i, wave_target) for i, x in enumerate(found[:2]))
    c, put, out = (
        vector_source(at, found[2], "u64", 2, wave_target),
        target(at.operands["vdst"], "u64"),
        at.operands["sdst"].number,
    )

    def get(t: WorkItems) -> Array:
        wide = np.int64 if signed else np.uint64
        product = a(t).astype(wide) * b(t).astype(wide)
        addend = c(t)
        total = product.view(U64) + addend
        put(t, total)
        if not signed:
            return total < addend
        x, y, z = product < 0, addend.view(np.int64) < 0, total.view(np.int64) < 0
        return (x == y) & (x != z)

    return lambda t: into_mask(t, out, get)


def division_scale(at: Instruction, wave_target: str) -> Step:
    kind, out = f"f{at.name[-2:]}", at.operands["sdst"].number
    gets = [vector_source(at, x, kind, i, wave_target) for i, x in enumerate(operands(at))]
    put = target(at.operands["vdst"], kind)

    def get(t: WorkItems) -> Array:
        values, flags = div_scale(*(get(t) for get in gets))
        put(t, values)
        return flags

    return lambda t: into_mask(t, out, get)


def division_fmas(at: Instruction, wave_target: str) -> Step:
    kind = f"f{at.name[-2:]}"
    gets = [vector_source(at, x, kind, i, wave_target) for i, x in enumerate(operands(at))]
    put = target(at.operands["vdst"], kind)
    a, b, c = gets
    return under_exec(lambda t: put(t, div_fmas(a(t), b(t), c(t), flags_of_mask(t, VCC))))


def lanes_below(at: Instruction) -> tuple[Get, Put]:
    """v_mbcnt: how many lanes of a mask lie below one's own, plus a number."""
    found = operands(at)
    a, b = source(found[0], "u32"), source(found[1], "u32")
    base = 32 if "hi" in at.name else 0

    def get(t: WorkItems) -> Array:
        lane = t.of(t.lane)
        below = np.clip(lane - base, 0, 32).astype(U64)
        masks = (U64.type(1) << below) - U64.type(1)
        return ones(a(t).astype(U64) & masks) + b(t)

    return get, target(at.operands["vdst"], "u32")
