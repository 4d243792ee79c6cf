"""Packed operations on two halves, dot products, mixed precision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

import numpy as np
from kg_sim.numbers.exact import to_odd, two_sum
from kg_sim.numbers.formats import bf16_value, to_bf16
from kg_sim.numbers.types import U32, U64, Array
from kg_sim.program import Get, Put
from kg_sim.work_items import WorkItems

from kg_amd.sim.instructions.convert import packed
from kg_amd.sim.instructions.floats import fma, maximum, minimum
from kg_amd.sim.instructions.integers import saturated, shift_left, shift_right
from kg_amd.sim.instructions.modes import clamped, evaluated
from kg_amd.sim.instructions.operations import OPS, Function, Op
from kg_amd.sim.instructions.vector import Unsupported, operands
from kg_amd.sim.machine_code.instruction import Instruction, Operand
from kg_amd.sim.registers import bits_of_constant, source, target

_PACKED: Final[dict[str, tuple[str, Function, str]]] = {
    "v_pk_add_f16": ("f16", lambda a, b: a + b, "add"), "v_pk_mul_f16": ("f16", lambda a, b: a * b, "mul"), "v_pk_fma_f16": ("f16", fma, "fma"),
    "v_pk_min_f16": ("f16", minimum, ""), "v_pk_max_f16": ("f16", maximum, ""),
    "v_pk_mad_i16": ("i16", lambda a, b, c: a * b + c, ""), "v_pk_mad_u16": ("u16", lambda a, b, c: a * b + c, ""),
    "v_pk_mul_lo_u16": ("u16", lambda a, b: a * b, ""), "v_pk_add_i16": ("i16", lambda a, b: a + b, ""), "v_pk_sub_i16": ("i16", lambda a, b: a - b, ""),
    "v_pk_add_u16": ("u16", lambda a, b: a + b, ""), "v_pk_sub_u16": ("u16", lambda a, b: a - b, ""), "v_pk_max_i16": ("i16", np.maximum, ""),
    "v_pk_min_i16": ("i16", np.minimum, ""), "v_pk_max_u16": ("u16", np.maximum, ""), "v_pk_min_u16": ("u16", np.minimum, ""),
    "v_pk_lshlrev_b16": ("u16", lambda a, b: shift_left(b, a), ""), "v_pk_lshrrev_b16": ("u16", lambda a, b: shift_right(b, a), ""),
    "v_pk_ashrrev_i16": ("i16", lambda a, b: shift_right(b, a), ""),
}  # fmt: skip
_PACKED_WIDE: Final[dict[str, tuple[Function, str]]] = {
    "v_pk_add_f32": (lambda a, b: a + b, "add"), "v_pk_mul_f32": (lambda a, b: a * b, "mul"), "v_pk_fma_f32": (fma, "fma"),
}  # fmt: skip


def _high_selects(at: Instruction) -> int:
    """op_sel_hi of three operands."""
    return at.get("op_sel_hi") | at.get("op_sel_hi2") << 2


def _word(x: Operand, floats: bool) -> Get:
    """An operand's 32 bits: a constant of 16 bits stands in the low half."""
    if x.kind == "float" and floats:
        value = bits_of_constant(x, "f16")
        return lambda t: np.array([value], U32)
    return source(x, "b32")


def _half(word: Array, high: int) -> Array:
    return (word >> U32.type(16 if high else 0)).astype(np.uint16)


def halves(at: Instruction) -> tuple[Get, Put] | None:
    """Operations on both halves, each of which takes its operands' halves as op_sel and op_sel_hi say."""
    rule = _PACKED.get("v_pk_fma_f16" if at.name == "v_pk_fmac_f16" else at.name)
    if rule is None:
        return None
    kind, arithmetic = rule[0], rule[2]
    function = cast(Callable[..., Array], rule[1])
    found, dtype = operands(at), np.dtype(f"{kind[0]}2")
    gets = [_word(x, kind == "f16") for x in found]
    run = evaluated(Op(kind, (kind,) * len(found), function, arithmetic))
    low, high = at.get("op_sel"), _high_selects(at) if at.opcode.format == "VOP3P" else 7
    negated = at.get("neg"), at.get("neg_hi")
    clamp = at.get("clamp")
    if clamp and kind != "f16":
        function = _saturating(at, function, dtype)
        run = evaluated(Op(kind, (kind,) * len(found), function, ""))

    def get(t: WorkItems) -> Array:
        words, out = [get(t) for get in gets], list[Array]()
        for which, neg in ((low, negated[0]), (high, negated[1])):
            args = [_half(word, which >> i & 1).view(dtype) for i, word in enumerate(words)]
            value = run(t, [-x if neg >> i & 1 else x for i, x in enumerate(args)])
            out.append(clamped(value) if clamp and kind == "f16" else value)
        return packed(*np.broadcast_arrays(*out))

    return get, target(at.operands["vdst"], "b32")


def _saturating(at: Instruction, function: Callable[..., Array], dtype: np.dtype[np.generic]) -> Callable[..., Array]:
    if not any(x in at.name for x in ("_add_", "_sub_", "_mad_")):
        raise Unsupported("clamp of this operation")
    return lambda *args: saturated(function(*(x.astype(np.int64) for x in args)), dtype.type)


def _first(t: WorkItems, args: Sequence[Array]) -> Array:
    return args[0]


def _f16_value(bits: Array) -> Array:
    return bits.view(np.float16)


def wide_halves(at: Instruction) -> tuple[Get, Put] | None:
    """Packed float32 (CDNA): two registers each, whose halves op_sel and op_sel_hi choose."""
    if at.name == "v_pk_mov_b32":
        run, kind = _first, "b32"
    elif at.name in _PACKED_WIDE:
        function, arithmetic = _PACKED_WIDE[at.name]
        run, kind = evaluated(Op("f32", ("f32",) * (3 if "fma" in at.name else 2), function, arithmetic)), "f32"
    else:
        return None
    found = operands(at)
    both = [[source(_part(x, n), kind) for n in range(2)] for x in found]
    low, high = at.get("op_sel"), _high_selects(at)
    neg = at.get("neg"), at.get("neg_hi")
    x = at.operands["vdst"]
    put = target(Operand(x.kind, x.number, 2), "b64")

    def pick(t: WorkItems, which: int, negated: int) -> Array:
        values = [gets[which >> i & 1](t) for i, gets in enumerate(both)]
        return run(t, [-v if negated >> i & 1 else v for i, v in enumerate(values)])

    def get(t: WorkItems) -> Array:
        if kind == "b32":
            out = [both[0][low & 1](t), both[1][low >> 1 & 1](t)]
        else:
            out = [pick(t, low, neg[0]), pick(t, high, neg[1])]
        first, second = np.broadcast_arrays(*(v.view(U32) for v in out))
        return np.stack([first, second], axis=1).reshape(-1).view(U64)

    return get, put


def _part(x: Operand, n: int) -> Operand:
    return Operand(x.kind, x.number + n) if x.is_register else Operand(x.kind, x.number, 1, x.value)


# -- dot products


def _bytes(word: Array, signed: bool, bits: int) -> list[Array]:
    out: list[Array] = []
    for n in range(0, 32, bits):
        part = (word >> U32.type(n) & U32.type((1 << bits) - 1)).astype(np.int64)
        out.append(part - ((part >> bits - 1) << bits) if signed else part)
    return out


def dot(at: Instruction) -> tuple[Get, Put] | None:
    """Dot products of two halves, four bytes or eight nibbles, added to a number."""
    name = at.name.replace("dot4c", "dot4").replace("dot2c", "dot2").replace("dot2acc", "dot2").replace("dot8c", "dot8")
    if not name.startswith("v_dot"):
        return None
    found, put = operands(at), target(at.operands["vdst"], "b32")
    if len(found) == 2:  # those of two operands add to what they write
        found.append(at.operands["vdst"])
    gets = [source(x, "b32") for x in found]
    clamp = at.get("clamp")
    if name in ("v_dot2_f32_f16", "v_dot2_f32_bf16"):
        value = _f16_value if name.endswith("_f16") else bf16_value
        neg, neg_hi = at.get("neg"), at.get("neg_hi")

        def get(t: WorkItems) -> Array:
            a, b, c = (g(t) for g in gets)
            total = c.view(np.float32).astype(np.float64) * (-1 if neg & 4 else 1)
            for half, negated in ((0, neg), (1, neg_hi)):
                x, y = (
                    value(_half(w, half)).astype(np.float64) * (-1 if negated >> i & 1 else 1) for i, w in enumerate((a, b))
                )
                total = total + x * y
            out = total.astype(np.float32)
            return (clamped(out) if clamp else out).view(U32)

        return get, put
    bits = {"v_dot4": 8, "v_dot8": 4, "v_dot2": 16}[name[:6]]
    kind = name.split("_")[2]
    signs = (bool(at.get("neg") & 1), bool(at.get("neg") & 2)) if "iu" in name else (kind == "i32",) * 2

    def whole(t: WorkItems) -> Array:
        a, b, c = (g(t) for g in gets)
        total = c.view(np.int32 if kind == "i32" else U32).astype(np.int64)
        for x, y in zip(_bytes(a, signs[0], bits), _bytes(b, signs[1], bits), strict=True):
            total = total + x * y
        if clamp:
            return saturated(total, np.int32 if kind == "i32" else np.uint32).view(U32)
        return (total & 0xFFFFFFFF).astype(U32)

    return whole, put


# -- mixed precision


def mixed(at: Instruction) -> tuple[Get, Put] | None:
    """v_fma_mix: operands of 32 bits, or halves where op_sel_hi says so; `neg_hi` is their absolute value."""
    if not at.name.startswith(("v_fma_mix", "v_mad_mix")):
        return None
    found, low, half = operands(at), at.get("op_sel"), _high_selects(at)
    neg, absolute = at.get("neg"), at.get("neg_hi")

    def one(i: int, x: Operand) -> Get:
        if half >> i & 1:
            word = _word(x, floats=True)
            get: Get = lambda t: _half(word(t), low >> i & 1).view(np.float16).astype(np.float32)  # noqa: E731
        else:
            get = source(x, "f32")
        if absolute >> i & 1:
            plain = get
            get = lambda t: np.abs(plain(t))  # noqa: E731
        if neg >> i & 1:
            positive = get
            return lambda t: -positive(t)
        return get

    gets, x = [one(i, x) for i, x in enumerate(found)], at.operands["vdst"]
    clamp, run = at.get("clamp"), evaluated(OPS["v_fma_f32"])
    narrow = not at.name.endswith("_f32")
    put = target(x, "f16", high="hi" in at.name.rsplit("_", 2)[1]) if narrow else target(x, "f32")

    def get(t: WorkItems) -> Array:
        args = [g(t) for g in gets]
        if narrow:  # rounded once
            a, b, c = (v.astype(np.float64) for v in args)
            out: Array = to_odd(*two_sum(*np.broadcast_arrays(a * b, c))).astype(np.float16)
        else:
            out = run(t, args)
        return clamped(out) if clamp else out

    return get, put


def add_f16(old: Array, b: Array) -> Array:
    """Packed words of two halves, added."""
    return packed(*(_half(old, i).view(np.float16) + _half(b, i).view(np.float16) for i in range(2)))


def add_bf16(old: Array, b: Array) -> Array:
    return packed(*(to_bf16(bf16_value(_half(old, i)) + bf16_value(_half(b, i)), 0x7FC0) for i in range(2)))
