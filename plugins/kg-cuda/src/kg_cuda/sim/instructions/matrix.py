"""ldmatrix, stmatrix, movmatrix and mma.sync: matrices spread over the lanes of a warp.

The sum of an mma is exact up to float64 and rounded once, to nearest even; hardware may round on the way.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
from kg_sim.instructions.subgroups import spread, whole
from kg_sim.memory.access import load, store
from kg_sim.numbers.formats import SMALL, bf16_value
from kg_sim.numbers.types import U32, Array
from kg_sim.work_items import Step, WorkItems

from kg_cuda.sim.decoder import Decoder
from kg_cuda.sim.instructions.loads import space_of
from kg_cuda.sim.numbers.formats import canonical, f16_bits
from kg_cuda.sim.numbers.types import NUMPY
from kg_cuda.sim.text.syntax import Instruction

LANES: Final = np.arange(32)


def _rows(t: WorkItems, addresses: Array, count: int) -> tuple[Array, Array | None]:
    """The addresses of the rows of `count` matrices, and the threads that give them."""
    lanes = t.of(t.lane) < 8 * count
    chosen = lanes.nonzero()[0]
    return np.broadcast_to(addresses, (t.active,))[chosen], chosen if t.idx is None else t.idx[chosen]


def _shape(d: Decoder, at: Instruction) -> tuple[int, bool]:
    opcode = at.opcode
    if "m8n8" not in opcode or opcode[-1] != "b16":
        raise d.unknown()
    return next(int(part[1]) for part in opcode if part in ("x1", "x2", "x4")), "trans" in opcode


def decode_ldmatrix(d: Decoder, at: Instruction) -> Step:
    """ldmatrix: lane 8 i + r gives the address of row r of matrix i;
    lane l receives two neighbours of row l // 4."""
    count, transposed = _shape(d, at)
    puts = [d.target(x, "b32") for x in d.group(at.operands[0])]
    get, named = d.address(at.operands[1])
    space = space_of(at.opcode, named)

    def run(t: WorkItems) -> None:
        warps = whole(t)
        idx = t.idx
        addresses, rows = _rows(t, get(t), count)
        t.idx = rows
        try:
            data = load(t, space, addresses, 16)
        finally:
            t.idx = idx
        data = np.broadcast_to(data, (warps * count * 8,))
        matrices = np.ascontiguousarray(data).view(np.uint16).reshape(warps, count, 8, 8)
        if transposed:
            matrices = matrices.swapaxes(2, 3)
        words = np.ascontiguousarray(matrices).view(U32).reshape(warps, count, 32)
        for i, put in enumerate(puts):
            put(t, np.ascontiguousarray(words[:, i]).reshape(-1).copy())

    return run


def decode_stmatrix(d: Decoder, at: Instruction) -> Step:
    """stmatrix: the way back."""
    count, transposed = _shape(d, at)
    gets = [d.source(x, "b32") for x in d.group(at.operands[1])]
    get, named = d.address(at.operands[0])
    space = space_of(at.opcode, named)

    def run(t: WorkItems) -> None:
        warps = whole(t)
        idx = t.idx
        words = np.stack([spread(one(t), warps, 32) for one in gets], axis=1)
        matrices = np.ascontiguousarray(words).view(np.uint16).reshape(warps, count, 8, 8)
        if transposed:
            matrices = matrices.swapaxes(2, 3)
        data = np.ascontiguousarray(matrices).view(np.complex128).reshape(-1)
        addresses, t.idx = _rows(t, get(t), count)
        try:
            store(t, space, addresses, 16, data)
        finally:
            t.idx = idx

    return run


def decode_movmatrix(d: Decoder, at: Instruction) -> Step:
    """movmatrix.trans: a matrix of 8 by 8 transposed across the lanes."""
    put, a = d.target(at.operands[0], "b32"), d.source(at.operands[1], "b32")

    def run(t: WorkItems) -> None:
        warps = whole(t)
        matrices = np.ascontiguousarray(spread(a(t), warps, 32)).view(np.uint16).reshape(warps, 8, 8).swapaxes(1, 2)
        put(t, np.ascontiguousarray(matrices).view(U32).reshape(-1).copy())

    return run


#: Elements of a register of 32 bits, by type; f64 is one register of 64 bits.
PER_REGISTER: Final = {"f16": 2, "bf16": 2, "tf32": 1, "s8": 4, "u8": 4, "e4m3": 4, "e5m2": 4, "f64": 1}
SHAPES: Final = {
    "f16": ("m16n8k8", "m16n8k16"), "bf16": ("m16n8k8", "m16n8k16"), "tf32": ("m16n8k4", "m16n8k8"),
    "s8": ("m8n8k16", "m16n8k16", "m16n8k32"), "u8": ("m8n8k16", "m16n8k16", "m16n8k32"), "e4m3": ("m16n8k16", "m16n8k32"), "e5m2": ("m16n8k16", "m16n8k32"),
    "f64": ("m8n8k4", "m16n8k4", "m16n8k8", "m16n8k16"),
}  # fmt: skip


@lru_cache(maxsize=64)
def fragments(rows: int, k: int, each: int) -> tuple[Array, Array]:
    """Which (lane, register, element), counted in that order, holds A[row, k] and B[k, n]."""
    group, within = LANES >> 2, LANES & 3
    halves = rows // 8
    spans = k // (4 * each)
    a, b = np.zeros((rows, k), np.int64), np.zeros((k, 8), np.int64)
    registers_a = spans * halves
    for span in range(spans):
        for e in range(each):
            column = within * each + e + 4 * each * span
            b[column, group] = (LANES * spans + span) * each + e
            for half in range(halves):
                a[group + 8 * half, column] = (LANES * registers_a + span * halves + half) * each + e
    return a, b


def elements(kind: str, words: Array) -> Array:
    """(warps, lanes * registers) of words as float64 elements, in order."""
    warps = len(words)
    if kind == "f64":
        return words.view(np.float64)
    if kind == "tf32":
        return (words & np.uint32(0xFFFFE000)).view(np.float32).astype(np.float64)
    if kind == "bf16":
        return bf16_value(words.view(np.uint16)).astype(np.float64)
    if kind in SMALL:
        return SMALL[kind][words.view(np.uint8)].astype(np.float64)
    return words.view(NUMPY[kind]).reshape(warps, -1).astype(np.float64)


def decode_mma(d: Decoder, at: Instruction) -> Step:
    """mma.sync.aligned.mMnNkK.row.col.D.A.B.C"""
    opcode = at.opcode
    shape, (to, one, two, add) = opcode[3], opcode[-4:]
    if (
        opcode[1:3] != ("sync", "aligned")
        or shape not in SHAPES.get(one, ())
        or PER_REGISTER.get(two) != PER_REGISTER[one]
        or to != add
    ):
        raise d.unknown()
    if opcode[4:6] != ("row", "col") or not {"sp", "and", "xor", "block_scale"}.isdisjoint(
        part.partition("::")[0] for part in opcode
    ):
        raise d.unknown()
    rows, k = int(shape[1 : shape.index("n")]), int(shape[shape.index("k") + 1 :])
    kind, wide = ("b64", "f64") if one == "f64" else ("b32", to)
    word = "b64" if to == "f64" else "b32"
    puts = [d.target(x, word) for x in d.group(at.operands[0])]
    a, b = ([d.source(x, kind) for x in d.group(operand)] for operand in at.operands[1:3])
    c = [d.source(x, word) for x in d.group(at.operands[3])]
    place_a, place_b = fragments(rows, k, PER_REGISTER[one])
    if len(a) * 32 * PER_REGISTER[one] != rows * k or len(b) * 32 * PER_REGISTER[one] != 8 * k or len(c) != len(puts):
        raise d.fail("the matrices are of other numbers of registers")
    saturate = "satfinite" in opcode

    def run(t: WorkItems) -> None:
        warps = whole(t)
        left = elements(one, gathered([get(t) for get in a], warps))[:, place_a]
        right = elements(two, gathered([get(t) for get in b], warps))[:, place_b]
        sums = accumulators(wide, [get(t) for get in c], warps, rows) + left @ right
        for put, values in zip(puts, scattered(wide, sums, saturate), strict=True):
            put(t, values)

    return run


def gathered(registers: list[Array], warps: int) -> Array:
    """Registers as (warps, 32 lanes * registers)."""
    return np.stack([spread(x, warps, 32) for x in registers], axis=2).reshape(warps, -1)


@lru_cache(maxsize=8)
def accumulator(rows: int) -> Array:
    """Which (lane, pair of rows, element) holds C[row, n]."""
    out = np.zeros((rows, 8), np.int64)
    halves = rows // 8
    for half in range(halves):
        for e in range(2):
            out[(LANES >> 2) + 8 * half, (LANES & 3) * 2 + e] = (LANES * halves + half) * 2 + e
    return out


def accumulators(kind: str, registers: list[Array], warps: int, rows: int) -> Array:
    """The matrix C as float64, (warps, rows, 8)."""
    words = gathered(registers, warps)
    values = words.view(NUMPY[kind]).astype(np.float64)
    return values[:, accumulator(rows)]


def scattered(kind: str, sums: Array, saturate: bool) -> list[Array]:
    """The matrix D as registers."""
    warps, rows = sums.shape[0], sums.shape[1]
    flat = np.empty((warps, rows * 8), np.float64)
    flat[:, accumulator(rows).ravel()] = sums.reshape(warps, -1)
    if kind == "f16":
        words = f16_bits(flat).view(U32).reshape(warps, 32, -1)
    elif kind == "f32":
        words = canonical(flat.astype(np.float32)).view(U32).reshape(warps, 32, -1)
    elif kind == "f64":
        words = flat.view(np.uint64).reshape(warps, 32, -1)
    else:
        exact = np.clip(flat, -(2.0**31), 2.0**31 - 1) if saturate else flat
        words = exact.astype(np.int64).astype(U32).reshape(warps, 32, -1)
    return [np.ascontiguousarray(words[:, :, i]).reshape(-1).copy() for i in range(words.shape[2])]
