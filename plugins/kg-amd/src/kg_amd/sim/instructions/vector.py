"""Vector instructions as steps: operands with their modifiers, the operation, what is written;
dual issue; lanes and bytes that a following word selects."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
from kg_sim.numbers.types import Array
from kg_sim.program import Get, Put
from kg_sim.work_items import Step, WorkItems

from kg_amd.sim.instructions import convert, floats, integers
from kg_amd.sim.instructions.bytes import select_source, select_target
from kg_amd.sim.instructions.modes import evaluated, output
from kg_amd.sim.instructions.operations import OPS, Op
from kg_amd.sim.machine_code.instruction import Instruction, Operand
from kg_amd.sim.registers import source, target
from kg_amd.sim.waves import under_exec, waves_of

_SOURCES: Final = ("src0", "vsrc1", "src1", "src2", "imm")
#: Operations whose third operand is what they write, and those with a constant.
_TIED: Final = {
    "v_fmac": "v_fma",
    "v_fmaak": "v_fma",
    "v_fmamk": "v_fma",
    "v_pk_fmac": "v_pk_fma",
    "v_dot2acc": "v_dot2",
    "v_dot2c": "v_dot2",
}
_WHOLE_HALVES: Final = (
    "v_mad_f16",
    "v_fma_f16",
    "v_div_fixup_f16",
    "v_mad_u16",
    "v_mad_i16",
    "v_mad_mixlo_f16",
    "v_mad_mixhi_f16",
)


#: What fills the table of operations.
TABLES: Final = (convert, floats, integers)


class Unsupported(ValueError):
    """An instruction that is decoded and has no meaning here yet."""


def operation(name: str) -> Op | None:
    root, _, kind = name.rpartition("_")
    return OPS.get(f"{_TIED[root]}_{kind}" if root in _TIED else name)


def operands(at: Instruction) -> list[Operand]:
    """The sources in the order of the operation."""
    found: list[Operand] = []
    for slot in at.opcode.operands:
        if slot.field == "imm" and at.literal is not None:
            found.append(Operand("literal", at.literal))
        elif slot.field in _SOURCES and slot.field in at.operands:
            found.append(at.operands[slot.field])
    root = at.name.rpartition("_")[0]
    if root in _TIED and "ak" not in root and "mk" not in root:
        found.append(at.operands["vdst"])
    return found


def modifiers(at: Instruction, i: int) -> tuple[int, int]:
    """(neg, abs) of a source."""
    if at.opcode.format in ("VOP3", "VOP3SD"):
        return at.get("neg") >> i & 1, (at.get("abs") >> i & 1) if at.opcode.format == "VOP3" else 0
    more = at.dpp or at.sdwa
    return (more[f"neg{i}"], more[f"abs{i}"]) if more is not None and i < 2 else (0, 0)


def halved(at: Instruction, x: Operand, kind: str, i: int, target_name: str) -> tuple[Operand, bool]:
    """An operand of 16 bits, and whether it is the upper half:
    by op_sel, or by a register's highest bit in short encodings of RDNA 3."""
    if kind[1:] != "16":
        return x, False
    if at.opcode.format in ("VOP3", "VOP3SD"):
        return x, bool(at.get("op_sel") >> i & 1)
    if target_name == "gfx1100" and x.kind == "v" and x.number >= 128:
        return Operand("v", x.number - 128), True
    return x, False


def vector_source(at: Instruction, x: Operand, kind: str, i: int, wave_target: str) -> Get:
    """A source with its modifiers, lanes and bytes."""
    x, high = halved(at, x, kind, i, wave_target)
    if i == 0 and (at.dpp is not None or at.dpp8 is not None):
        get = _permuted(kind, high)
    elif at.sdwa is not None and i < 2:
        get = select_source(at, x, kind, i)
    else:
        get = source(x, kind, high=high)
    neg, absolute = modifiers(at, i)
    if not (neg or absolute):
        return get
    if kind[0] != "f":
        if kind[0] == "b" and kind in ("b32", "b16"):
            return _signed_bits(get, neg, absolute)
        raise Unsupported("modifiers of integers")
    if absolute and neg:
        return lambda t: -np.abs(get(t))
    return (lambda t: np.abs(get(t))) if absolute else lambda t: -get(t)


def _signed_bits(get: Get, neg: int, absolute: int) -> Get:
    """Modifiers of what is moved as bits (v_cndmask): of its sign."""

    def run(t: WorkItems) -> Array:
        values = get(t)
        top = values.dtype.type(1 << 8 * values.itemsize - 1)
        values = values & ~top if absolute else values
        return values ^ top if neg else values

    return run


def _permuted(kind: str, high: bool) -> Get:
    """What the lanes' permutation found."""
    dtype = np.dtype({"b": "u", "u": "u", "i": "i", "f": "f"}[kind[0]] + str(int(kind[1:]) // 8))

    def get(t: WorkItems) -> Array:
        words = waves_of(t).permuted
        assert words is not None
        if kind[1:] == "32":
            return words.view(dtype)
        if kind[1:] == "16":
            return (words >> np.uint32(16 if high else 0)).astype(np.uint16).view(dtype)
        raise Unsupported("lanes of 64 bits are permuted")

    return get


def vector_target(at: Instruction, x: Operand, kind: str, wave_target: str) -> Put:
    """What writes the result, in its half or bytes."""
    x, high = halved(at, x, kind, 3, wave_target)
    if at.sdwa is not None:
        return select_target(at, x, kind)
    keep = wave_target == "gfx1100" or (at.opcode.format == "VOP3" and (high or at.name in _WHOLE_HALVES))
    return target(x, kind, high=high, keep=keep)


def compute(at: Instruction, wave_target: str) -> tuple[Get, Put]:
    """What an instruction of the table computes and where it goes."""
    op = operation(at.name)
    if op is None:
        raise Unsupported("no operation is known")
    found = operands(at)
    if len(found) < len(op.sources):
        raise Unsupported(f"{len(found)} operands for {len(op.sources)}")
    gets = [vector_source(at, x, kind, i, wave_target) for i, (x, kind) in enumerate(zip(found, op.sources, strict=False))]
    if "fmamk" in at.name:
        gets = [vector_source(at, x, kind, i, wave_target) for i, (x, kind) in enumerate(zip(found, op.sources, strict=True))]
    return applied(at, op, gets), vector_target(at, at.operands["vdst"], op.out, wave_target)


def applied(at: Instruction, op: Op, gets: list[Get]) -> Get:
    """The operation on its sources, its result scaled and clamped."""
    more = at.sdwa or at.fields
    clamp, omod = more.get("clamp", 0), more.get("omod", 0)
    finish = output(op.out, clamp, omod)
    if clamp and op.out[0] != "f":
        return _saturating(at, op, gets)
    run = evaluated(op)
    if len(gets) == 1:
        a = gets[0]
        plain: Get = lambda t: run(t, (a(t),))  # noqa: E731
    elif len(gets) == 2:
        a, b = gets
        plain = lambda t: run(t, (a(t), b(t)))  # noqa: E731
    else:
        plain = lambda t: run(t, [get(t) for get in gets])  # noqa: E731
    return plain if finish is None else lambda t: finish(plain(t))


def _saturating(at: Instruction, op: Op, gets: list[Get]) -> Get:
    """Integers that don't wrap."""
    root = at.name.split("_nc_")[0]
    sign = {"v_add": (1, 1), "v_sub": (1, -1), "v_subrev": (-1, 1)}.get(root)
    if sign is None:
        raise Unsupported("clamp of this operation")
    dtype = np.dtype(op.out[0] + str(int(op.out[1:]) // 8)).type
    a, b = gets
    return lambda t: integers.saturated(sign[0] * a(t).astype(np.int64) + sign[1] * b(t).astype(np.int64), dtype)


def step(at: Instruction, wave_target: str) -> Step:
    """An instruction of the table, for the lanes in EXEC."""
    get, put = compute(at, wave_target)
    return under_exec(lambda t: put(t, get(t)))


def dual(at: Instruction, make: Callable[[Instruction], tuple[Get, Put]]) -> Step:
    """Two operations that read before either writes."""
    assert at.pair is not None
    (first, put_first), (second, put_second) = make(at.pair[0]), make(at.pair[1])

    def run(t: WorkItems) -> None:
        x, y = first(t), second(t)
        put_first(t, x)
        put_second(t, y)

    return under_exec(run)
