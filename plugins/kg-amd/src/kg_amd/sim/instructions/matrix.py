"""Matrix units by the formulas of the instruction sets' manuals: WMMA of RDNA 3, MFMA of CDNA 3.
Sums are exact to float64 and rounded once."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
from kg_sim.errors import Violation
from kg_sim.instructions.subgroups import whole
from kg_sim.numbers.formats import bf16_value, narrow_odd, to_bf16, to_f16
from kg_sim.numbers.types import U32, Array
from kg_sim.work_items import Step, WorkItems

from kg_amd.sim.instructions.vector import Unsupported
from kg_amd.sim.machine_code.instruction import Instruction, Operand
from kg_amd.sim.registers import put_word, slot_of, source
from kg_amd.sim.waves import exec_flags

_WMMA: Final = re.compile(r"v_wmma_(f32|f16|bf16|i32)_16x16x16_(f16|bf16|iu8|iu4)")
_MFMA: Final = re.compile(
    r"v_mfma_(f32|f64|i32)_(\d+)x(\d+)x(\d+)(?:_(\d+)b)?_?(f16|bf16|bf16_1k|i8|f32|xf32|f64|fp8_fp8|fp8_bf8|bf8_fp8|bf8_bf8)(?:_1k)?"
)


def small(fraction: int, bias: int) -> Array:
    """The values of an 8-bit format without infinities and -0, whose 0x80 is NaN (FNUZ)."""
    word = np.arange(256)
    exponent, low = (word & 0x7F) >> fraction, word & ((1 << fraction) - 1)
    value = np.where(
        exponent == 0, np.ldexp(low, 1 - bias - fraction), np.ldexp(low + (1 << fraction), exponent - bias - fraction)
    )
    value = np.where(word & 0x80, -value, value)
    return np.where(word == 0x80, np.nan, value)


FNUZ: Final = {"fp8": small(3, 8), "bf8": small(2, 16)}


def elements(words: Array, kind: str, signed: bool = True) -> Array:
    """(…, registers) words as (…, elements): float64, or int64 of integers."""
    flat = np.ascontiguousarray(words)
    if kind == "f16":
        return flat.view(np.float16).astype(np.float64)
    if kind.startswith("bf16"):
        return bf16_value(flat.view(np.uint16)).astype(np.float64)
    if kind in ("f32", "f64"):
        return flat.view(np.dtype(f"f{int(kind[1:]) // 8}")).astype(np.float64)
    if kind == "xf32":  # 10 bits of fraction, rounded to nearest even
        bits = flat.astype(np.uint64)
        bits = bits + np.uint64(0xFFF) + (bits >> np.uint64(13) & np.uint64(1)) & np.uint64(0xFFFFE000)
        return bits.astype(U32).view(np.float32).astype(np.float64)
    if kind in FNUZ:
        return FNUZ[kind][flat.view(np.uint8)]
    if kind == "iu4":
        both = flat.view(np.uint8)
        out = np.stack([both & np.uint8(15), both >> np.uint8(4)], axis=-1).reshape(*both.shape[:-1], -1).astype(np.int64)
        return np.where(out > 7, out - 16, out) if signed else out
    return flat.view(np.int8 if signed else np.uint8).astype(np.int64)


def _words(t: WorkItems, x: Operand, count: int, waves: int, lanes: int) -> Array:
    """(waves, lanes, registers) of the active waves, whatever EXEC holds."""
    if not x.is_register:
        if x.kind == "int" and not x.value:
            return np.zeros((waves, lanes, count), U32)
        values = source(Operand(x.kind, x.number, 1, x.value), "b32")(t)
        return np.broadcast_to(values, (waves, lanes, count))
    out = np.empty((waves, lanes, count), U32)
    for i in range(count):
        out[:, :, i] = np.broadcast_to(source(Operand(x.kind, x.number + i), "b32")(t), (waves * lanes,)).reshape(waves, lanes)
    return out


def _whole(t: WorkItems, name: str) -> int:
    try:
        return whole(t)
    except Violation as violation:
        raise Violation(f"{name} needs waves that are whole: a work-group's size is no multiple of theirs", 0) from violation


def wmma(at: Instruction, wave: int) -> Step:
    """D = A B + C, 16 by 16 by 16.
    A lane holds a row of A and a column of B, each held again by every 16th lane; of D, every other row."""
    match = _WMMA.fullmatch(at.name)
    if match is None:
        raise Unsupported("matrix product")
    out, kind = match[1], match[2]
    a, b, c, d = (at.operands[x] for x in ("src0", "src1", "src2", "vdst"))
    narrow, integers = out in ("f16", "bf16"), out == "i32"
    neg, neg_hi, upper = at.get("neg"), at.get("neg_hi"), bool(at.get("op_sel") & 4)
    registers = 8 * 32 // wave
    rows = np.arange(registers)[None, :] * (wave // 16) + np.arange(wave)[:, None] // 16
    columns = np.broadcast_to(np.arange(wave)[:, None] % 16, rows.shape)
    if not integers and ((neg | neg_hi) & 3):
        raise Unsupported("negated matrices")
    signs = [bool(neg >> i & 1) for i in range(2)]
    finish = _finish(out, bool(at.get("clamp")))

    def matrix(t: WorkItems, x: Operand, waves: int, signed: bool) -> Array:
        words = _words(t, x, x.count, waves, wave)
        rows = words.reshape(waves, wave // 16, 16, x.count)
        if (rows != rows[:, :1]).any():
            raise Violation(f"{at.name}: lanes that hold the same row or column of a matrix give it different values")
        return elements(rows[:, 0], kind, signed)

    def run(t: WorkItems) -> None:
        waves = _whole(t, at.name)
        if not exec_flags(t).all():
            raise Violation(f"{at.name} while lanes are not in EXEC, which must be all ones", int((~exec_flags(t)).argmax()))
        left, right = matrix(t, a, waves, signs[0]), matrix(t, b, waves, signs[1])
        held = _words(t, c, registers, waves, wave)
        if narrow:
            half = (held >> U32.type(16 if upper else 0)).astype(np.uint16)
            addend = elements(half, out)
        else:
            addend = elements(held, "f32") if not integers else held.view(np.int32).astype(np.int64)
        addend = np.abs(addend) if neg_hi & 4 else addend
        addend = -addend if neg & 4 and not integers else addend
        total = (left @ right.transpose(0, 2, 1))[:, rows, columns] + addend
        words = finish(total)
        if narrow:
            old = _words(t, d, registers, waves, wave) if _written(t, d) else np.zeros_like(held)
            words = (old & U32.type(0xFFFF)) | words << U32.type(16) if upper else (old & U32.type(0xFFFF0000)) | words
        _put(t, d, words)

    return run


def _written(t: WorkItems, x: Operand) -> bool:
    return all(t.regs[slot_of(x.kind, x.number + i)] is not None for i in range(x.count))


def _finish(out: str, clamp: bool) -> Callable[[Array], Array]:
    """Sums as words."""

    def run(total: Array) -> Array:
        if out == "f64":
            return np.ascontiguousarray(total).view(U32)
        if out == "i32":
            values = np.clip(total, -(1 << 31), (1 << 31) - 1) if clamp else total
            return (values & 0xFFFFFFFF).astype(U32)
        if out == "f32":
            return total.astype(np.float32).view(U32)
        flat = total.reshape(-1)
        bits = to_f16(flat, 0x7E00) if out == "f16" else to_bf16(narrow_odd(flat), 0x7FC0)
        return bits.astype(U32).reshape(total.shape)

    return run


def _put(t: WorkItems, d: Operand, words: Array) -> None:
    for i in range(words.shape[2]):
        put_word(slot_of(d.kind, d.number + i))(t, np.ascontiguousarray(words[:, :, i]).reshape(-1))


@dataclass(frozen=True)
class Shape:
    """Of an MFMA: rows, columns and depth of each of `blocks` products."""

    m: int
    n: int
    k: int
    blocks: int


@cache
def mfma_positions(shape: Shape, double: bool, per_lane: int) -> tuple[Array, ...]:
    """Of A (B's are alike): (block, row, k) of each lane's elements; of D: (block, row,
    column) of each lane's registers."""
    lane = np.arange(64)[:, None]
    m, blocks = shape.m, shape.blocks
    if double and m == 4:
        block, row, k = lane // 4 % 4, lane % 4, lane // 16
        return block, row, k, lane // 4 % 4, lane // 16, lane % 4
    e = np.arange(per_lane)[None, :]
    if blocks == 1:
        block, row, k = 0 * lane + 0 * e, lane % m + 0 * e, per_lane * (lane // m) + e
    else:
        block, row, k = lane // m % blocks + 0 * e, lane % m + 0 * e, 0 * lane + e
    r = np.arange(m * shape.n * blocks // 64)[None, :]
    if double:
        return block, row, k, 0 * lane + 0 * r, lane // 16 + 4 * r, lane % 16 + 0 * r
    if m == 32:
        return block, row, k, r // 16 + 0 * lane, 8 * (r % 16 // 4) + 4 * (lane // 32) + r % 4, lane % 32 + 0 * r
    if m == 16:
        return block, row, k, r // 4 + 0 * lane, 4 * (lane // 16) + r % 4, lane % 16 + 0 * r
    return block, row, k, lane // 4 + 0 * r, r + 0 * lane, lane % 4 + 0 * r


def mfma(at: Instruction) -> Step:
    """D = A B + C of CDNA, by blocks; EXEC is not looked at."""
    match = _MFMA.fullmatch(at.name)
    if match is None:
        raise Unsupported("matrix product")
    shape = Shape(int(match[2]), int(match[3]), int(match[4]), int(match[5] or 1))
    out, kinds = match[1], match[6].split("_") if "fp8" in match[6] or "bf8" in match[6] else [match[6]] * 2
    if at.get("cbsz") or at.get("abid") or at.get("blgp"):
        raise Unsupported("broadcast of blocks")
    a, b, c, d = (at.operands[x] for x in ("src0", "src1", "src2", "vdst"))
    finish, double = _finish(out, False), out == "f64"

    def matrix(t: WorkItems, x: Operand, waves: int, kind: str) -> tuple[Array, tuple[Array, ...]]:
        values = elements(_words(t, x, x.count, waves, 64), kind)
        places = mfma_positions(shape, double, values.shape[2])
        held = np.zeros((waves, shape.blocks, shape.m, shape.k), values.dtype)
        held[:, places[0], places[1], places[2]] = values
        return held, places

    def run(t: WorkItems) -> None:
        waves = _whole(t, at.name)
        left, places = matrix(t, a, waves, kinds[0])
        right, _ = matrix(t, b, waves, kinds[1])
        product = left @ right.transpose(0, 1, 3, 2)
        held = _words(t, c, d.count, waves, 64)
        addend = held.view(np.int32).astype(np.int64) if out == "i32" else elements(held, out)
        total = product[:, places[3], places[4], places[5]] + addend
        _put(t, d, finish(total).reshape(waves, 64, d.count))

    return run
