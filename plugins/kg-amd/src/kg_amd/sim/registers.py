"""Operands as Python functions: what reads one as a type, for work-items or for waves,
and what writes one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
from kg_sim.errors import Violation
from kg_sim.instructions.registers import constant
from kg_sim.memory.allocations import PRIVATE_WINDOW, SHARED_WINDOW
from kg_sim.numbers.types import U32, U64, Array, DType
from kg_sim.program import Get, Put
from kg_sim.work_items import WorkItems

from kg_amd.sim.machine_code.instruction import Operand
from kg_amd.sim.waves import EXEC, NULL, SCC, VCC, flags_of_mask, register_name, waves_of

#: Types of operands: bits, integers, floats. "m" is a mask of lanes.
TYPES: Final[dict[str, DType]] = {
    f"{kind}{bits}": np.dtype(f"{code}{bits // 8}")
    for kind, code in (("b", "u"), ("u", "u"), ("i", "i"), ("f", "f"))
    for bits in (8, 16, 32, 64)
    if kind != "f" or bits > 8
}
ACCUMULATION: Final = 256
WORD: Final = {16: np.dtype(np.uint16), 32: U32, 64: U64}


def slot_of(kind: str, number: int) -> int:
    """The number of a vector register among those of work-items."""
    return number + ACCUMULATION if kind == "a" else number


def key_of(kind: str, number: int) -> int:
    """A register's number for wait counters: that of work-items, or from -1 down."""
    return -1 - number if kind == "s" else slot_of(kind, number)


class Unwritten(Violation):
    """A register is read that no lane wrote: `undefined.followed` sees what becomes of it."""

    def __init__(self, slot: int) -> None:
        super().__init__(f"register {register_name(slot)} is read before any lane wrote it")


def read_word(slot: int) -> Get:
    """A vector register; Unwritten where nobody wrote it."""

    def get(t: WorkItems) -> Array:
        row = t.regs[slot]
        if row is None:
            raise Unwritten(slot)
        idx = t.idx
        return row.view(U32) if idx is None or len(row) == 1 else row[idx].view(U32)

    return get


def joined(low: Array, high: Array) -> Array:
    """Words of 64 bits from those of 32."""
    out = np.empty((max(len(low), len(high)), 2), U32)
    out[:, 0], out[:, 1] = low, high
    return out.view(U64).reshape(-1)


def scalar_word(slot: int) -> Get:
    """A scalar register of each active work-item."""
    if slot == NULL:
        return constant(np.zeros(1, U32))
    return lambda t: t.scalar_of_items(slot)


def wave_word(slot: int) -> Get:
    """The same of each active wave."""
    if slot == NULL:
        return constant(np.zeros(1, U32))
    return lambda t: t.scalar(slot)


def _zero(name: str, per_wave: bool) -> Get:
    """Special operands that are flags of a wave."""

    def get(t: WorkItems) -> Array:
        read = t.scalar if per_wave else t.scalar_of_items
        if name == "scc":
            return (read(SCC) != 0).astype(U32)
        slot = VCC if name == "vccz" else EXEC
        whole = read(slot) if t.launch.shape.width == 32 else read(slot) | read(slot + 1)
        return (whole == 0).astype(U32)

    return get


def bits_of_constant(x: Operand, kind: str) -> int:
    """An inline constant or literal as the bits of a type."""
    bits = int(kind[1:])
    if x.kind == "int":
        return int(x.value) & (1 << bits) - 1
    if x.kind == "float":
        if x.number == 248:
            return {16: 0x3118, 32: 0x3E22F983, 64: 0x3FC45F306DC9C882}[bits]
        if bits == 16 and kind != "f16":
            return int(np.float32(x.value).view(U32)) & 0xFFFF
        return int(np.array([x.value], f"f{bits // 8}").view(WORD[bits])[0])
    if x.kind == "special":
        return {235: SHARED_WINDOW, 236: SHARED_WINDOW | 0xFFFFFFFF, 237: PRIVATE_WINDOW, 238: PRIVATE_WINDOW | 0xFFFFFFFF}[
            x.number
        ] >> (32 if bits == 32 else 0)
    if bits == 64 and kind == "f64":
        return x.number << 32
    if bits == 64 and kind == "i64" and x.number >> 31:
        return x.number | 0xFFFFFFFF << 32
    return x.number & (1 << bits) - 1


def source(x: Operand, kind: str, *, high: bool = False, per_wave: bool = False) -> Get:
    """An operand as a type, of each active work-item or wave. `high`: the upper half, of those of 16 bits."""
    if kind == "m":
        return lambda t: flags_of_mask(t, x.number)
    dtype, bits = TYPES[kind], int(kind[1:])
    if x.kind == "special" and x.number in (251, 252, 253):
        flag = _zero({251: "vccz", 252: "execz", 253: "scc"}[x.number], per_wave)
        return lambda t: flag(t).astype(WORD[bits]).view(dtype)
    if not x.is_register:
        if x.kind == "special" and x.number not in (235, 236, 237, 238):
            raise ValueError("operand is not supported")
        value = bits_of_constant(x, kind)
        if bits == 16 and high and x.kind in ("int", "literal"):
            value = (-1 if x.kind == "int" and x.value < 0 else 0) & 0xFFFF if x.kind == "int" else x.number >> 16
        elif bits == 16 and high:
            value = 0
        return constant(np.array([value], WORD[bits]).view(dtype))

    def word(number: int) -> Get:
        if x.kind == "s":
            return (wave_word if per_wave else scalar_word)(number)
        return read_word(slot_of(x.kind, number))

    low = word(x.number)
    if bits == 32:
        return low if dtype == U32 else lambda t: low(t).view(dtype)
    if bits == 64:
        if x.kind == "s" and x.number == NULL:
            return constant(np.zeros(1, dtype))
        top = word(x.number + 1)
        return lambda t: joined(low(t), top(t)).view(dtype)
    if bits == 16:
        shift = U32.type(16 if high else 0)
        return lambda t: (low(t) >> shift).astype(np.uint16).view(dtype)
    return lambda t: low(t).astype(np.uint8).view(dtype)


def put_word(slot: int) -> Put:
    """What writes a vector register; `values` of 4 bytes, nobody else's."""

    def put(t: WorkItems, values: Array) -> None:
        if t.idx is None:
            t.regs[slot] = values.view(U32)
        else:
            t.put(slot, values.view(U32))

    return put


def target(x: Operand, kind: str, *, high: bool = False, keep: bool = True) -> Put:
    """What writes a vector register as a type.
    One of 16 bits goes to its half; the other stays where `keep`, and is 0 else."""
    slot, bits = slot_of(x.kind, x.number), int(kind[1:])
    low = put_word(slot)
    if bits == 32:
        return low
    if bits == 64:
        top = put_word(slot + 1)

        def both(t: WorkItems, values: Array) -> None:
            words = np.ascontiguousarray(values).view(U32).reshape(-1, 2)
            low(t, words[:, 0].copy())
            top(t, words[:, 1].copy())

        return both
    get = read_word(slot)

    def half(t: WorkItems, values: Array) -> None:
        word = values.view(np.uint16).astype(U32)
        if not keep:
            low(t, word)
            return
        old = get(t)
        low(t, (old & U32.type(0xFFFF)) | word << U32.type(16) if high else (old & U32.type(0xFFFF0000)) | word)

    return half


def wave_target(x: Operand, bits: int = 32) -> Put:
    """What writes scalar registers: one value of each active wave, or one for all, nobody else's."""
    number = x.number

    def put(t: WorkItems, values: Array) -> None:
        if number == NULL:
            return
        if bits == 32:
            t.put_scalar(number, values.view(U32))
        else:
            words = np.ascontiguousarray(values).view(U32).reshape(-1, 2)
            t.put_scalar(number, words[:, 0].copy())
            t.put_scalar(number + 1, words[:, 1].copy())
        if number + bits // 32 > EXEC and number <= EXEC + 1:
            waves_of(t).version += 1

    return put


Make = Callable[..., Array]
