"""Scalar instructions: arithmetic of waves, comparisons, EXEC, MODE."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

import numpy as np
from kg_sim.errors import Violation
from kg_sim.numbers.types import U32, U64, Array
from kg_sim.work_items import Step, WorkItems

from kg_amd.sim.instructions.integers import (
    absolute_difference,
    leading,
    ones,
    reversed_bits,
    shift_left,
    shift_right,
    signs,
    trailing,
)
from kg_amd.sim.instructions.operations import Function
from kg_amd.sim.instructions.vector import Unsupported
from kg_amd.sim.machine_code.instruction import Instruction, Operand
from kg_amd.sim.machine_code.text import signed
from kg_amd.sim.registers import source, wave_target
from kg_amd.sim.waves import EXEC, MODE, SCC

#: SCC of the result and the operands.
Condition = Callable[[Array, Array], Array] | Callable[[Array, Array, Array], Array]
_Rule = tuple[str, str, Function, Condition | None]


def _nonzero(out: Array, *_: Array) -> Array:
    return out != 0


def _wide(a: Array) -> Array:
    return a.astype(np.int64)


def _signed_overflow(total: Array) -> Array:
    return (total < -(1 << 31)) | (total > (1 << 31) - 1)


def bitfield_wide(a: Array, b: Array) -> Array:
    """s_bfe of 64 bits: `b` holds offset and width."""
    offset, width = (b & U32.type(63)).astype(U64), np.minimum(b >> U32.type(16) & U32.type(127), U32.type(64)).astype(U64)
    wide = a.view(U64) >> offset
    mask = np.where(width >= 64, U64.type(0xFFFFFFFFFFFFFFFF), (U64.type(1) << (width & U64.type(63))) - U64.type(1))
    out = wide & mask
    if a.dtype == np.uint64:
        return out
    up = np.clip(64 - np.minimum(width, U64.type(64) - offset).astype(np.int64), 0, 63)
    return np.where(width == 0, 0, (wide.view(np.int64) << up) >> up)


def _whole_field(a: Array, b: Array) -> Array:
    """s_bfe of 32 bits, whose width may be 32."""
    wide = a.astype(np.int64) if a.dtype == np.int32 else a.astype(U64)
    offset, width = b & U32.type(31), b >> U32.type(16) & U32.type(127)
    moved = bitfield_wide(wide, offset | np.minimum(width, U32.type(32)) << U32.type(16))
    return moved.astype(a.dtype)


def shifted_sum(n: int) -> Callable[[Array, Array], Array]:
    return lambda a, b: (a << U32.type(n)) + b


def shifted_carry(n: int) -> Callable[[Array, Array, Array], Array]:
    return lambda out, a, b: (a.astype(U64) << U64.type(n)) + b > 0xFFFFFFFF


_LOGIC: Final[dict[str, Callable[[Array, Array], Array]]] = {
    "and": lambda a, b: a & b, "or": lambda a, b: a | b, "xor": lambda a, b: a ^ b, "and_not1": lambda a, b: a & ~b, "or_not1": lambda a, b: a | ~b,
    "nand": lambda a, b: ~(a & b), "nor": lambda a, b: ~(a | b), "xnor": lambda a, b: ~(a ^ b), "and_not0": lambda a, b: ~a & b, "or_not0": lambda a, b: ~a | b,
}  # fmt: skip
#: name -> types of the result and operands, the function, what SCC becomes (of the result and operands), None where it stays.
RULES: Final[dict[str, _Rule]] = {
    "s_add_u32": ("u32", "u32 u32", lambda a, b: a + b, lambda out, a, b: out < a),
    "s_sub_u32": ("u32", "u32 u32", lambda a, b: a - b, lambda out, a, b: b > a),
    "s_add_i32": ("i32", "i32 i32", lambda a, b: a + b, lambda out, a, b: _signed_overflow(_wide(a) + _wide(b))),
    "s_sub_i32": ("i32", "i32 i32", lambda a, b: a - b, lambda out, a, b: _signed_overflow(_wide(a) - _wide(b))),
    "s_mul_i32": ("i32", "i32 i32", lambda a, b: a * b, None),
    "s_mul_hi_u32": ("u32", "u32 u32", lambda a, b: (a.astype(U64) * b.astype(U64) >> U64.type(32)).astype(U32), None),
    "s_mul_hi_i32": ("i32", "i32 i32", lambda a, b: (_wide(a) * _wide(b) >> 32).astype(np.int32), None),
    "s_absdiff_i32": ("u32", "i32 i32", lambda a, b: absolute_difference(a, b).astype(U32), _nonzero),
    "s_min_i32": ("i32", "i32 i32", np.minimum, lambda out, a, b: a < b), "s_max_i32": ("i32", "i32 i32", np.maximum, lambda out, a, b: a >= b),
    "s_min_u32": ("u32", "u32 u32", np.minimum, lambda out, a, b: a < b), "s_max_u32": ("u32", "u32 u32", np.maximum, lambda out, a, b: a >= b),
    "s_lshl_b32": ("u32", "u32 u32", shift_left, _nonzero), "s_lshr_b32": ("u32", "u32 u32", shift_right, _nonzero),
    "s_ashr_i32": ("i32", "i32 u32", shift_right, _nonzero),
    "s_lshl_b64": ("u64", "u64 u32", shift_left, _nonzero), "s_lshr_b64": ("u64", "u64 u32", shift_right, _nonzero),
    "s_ashr_i64": ("i64", "i64 u32", shift_right, _nonzero),
    "s_bfe_u32": ("u32", "u32 u32", _whole_field, _nonzero), "s_bfe_i32": ("i32", "i32 u32", _whole_field, _nonzero),
    "s_bfe_u64": ("u64", "u64 u32", bitfield_wide, _nonzero), "s_bfe_i64": ("i64", "i64 u32", bitfield_wide, _nonzero),
    "s_bfm_b32": ("u32", "u32 u32", lambda a, b: ((U32.type(1) << (a & U32.type(31))) - U32.type(1)) << (b & U32.type(31)), None),
    "s_bfm_b64": ("u64", "u32 u32", lambda a, b: ((U64.type(1) << (a & U32.type(63)).astype(U64)) - U64.type(1)) << (b & U32.type(63)).astype(U64), None),
    "s_pack_ll_b32_b16": ("u32", "u32 u32", lambda a, b: (a & U32.type(0xFFFF)) | b << U32.type(16), None),
    "s_pack_lh_b32_b16": ("u32", "u32 u32", lambda a, b: (a & U32.type(0xFFFF)) | (b & U32.type(0xFFFF0000)), None),
    "s_pack_hh_b32_b16": ("u32", "u32 u32", lambda a, b: a >> U32.type(16) | (b & U32.type(0xFFFF0000)), None),
    "s_pack_hl_b32_b16": ("u32", "u32 u32", lambda a, b: a >> U32.type(16) | b << U32.type(16), None),
    "s_not_b32": ("u32", "u32", lambda a: ~a, _nonzero), "s_not_b64": ("u64", "u64", lambda a: ~a, _nonzero),
    "s_mov_b32": ("u32", "u32", lambda a: a.copy(), None), "s_mov_b64": ("u64", "u64", lambda a: a.copy(), None),
    "s_brev_b32": ("u32", "u32", reversed_bits, None), "s_brev_b64": ("u64", "u64", reversed_bits, None),
    "s_ctz_i32_b32": ("i32", "u32", trailing, None), "s_ctz_i32_b64": ("i32", "u64", trailing, None),
    "s_clz_i32_u32": ("i32", "u32", leading, None), "s_clz_i32_u64": ("i32", "u64", leading, None),
    "s_cls_i32": ("i32", "i32", signs, None), "s_cls_i32_i64": ("i32", "i64", signs, None),
    "s_bcnt1_i32_b32": ("u32", "u32", ones, _nonzero), "s_bcnt1_i32_b64": ("u32", "u64", ones, _nonzero),
    "s_bcnt0_i32_b32": ("u32", "u32", lambda a: ones(~a), _nonzero), "s_bcnt0_i32_b64": ("u32", "u64", lambda a: ones(~a), _nonzero),
    "s_abs_i32": ("u32", "i32", lambda a: absolute_difference(a, np.zeros(1, np.int32)).astype(U32), _nonzero),
    "s_sext_i32_i8": ("i32", "i32", lambda a: a << np.int32(24) >> np.int32(24), None),
    "s_sext_i32_i16": ("i32", "i32", lambda a: a << np.int32(16) >> np.int32(16), None),
}  # fmt: skip
for _n in range(1, 5):
    RULES[f"s_lshl{_n}_add_u32"] = (
        "u32", "u32 u32", shifted_sum(_n), shifted_carry(_n),
    )  # fmt: skip
for _name, _function in _LOGIC.items():
    for _bits in ("32", "64"):
        RULES[f"s_{_name}_b{_bits}"] = (f"u{_bits}", f"u{_bits} u{_bits}", _function, _nonzero)
_COMPARE: Final[dict[str, Callable[[Array, Array], Array]]] = {
    "eq": lambda a, b: a == b, "lg": lambda a, b: a != b, "gt": lambda a, b: a > b, "ge": lambda a, b: a >= b, "lt": lambda a, b: a < b, "le": lambda a, b: a <= b,
}  # fmt: skip


def immediate(at: Instruction) -> int:
    return signed(at.get("simm16"), 16)


def put_scc(t: WorkItems, flags: Array) -> None:
    t.put_scalar(SCC, flags.astype(U32))


def scalar_operands(at: Instruction) -> list[Operand]:
    return [at.operands[x] for x in ("ssrc0", "ssrc1") if x in at.operands]


def by_rule(at: Instruction, rule: _Rule) -> Step:
    out, kinds = rule[:2]
    function, condition = cast(Callable[..., Array], rule[2]), cast(Callable[..., Array] | None, rule[3])
    gets = [source(x, kind, per_wave=True) for x, kind in zip(scalar_operands(at), kinds.split(), strict=True)]
    put = wave_target(at.operands["sdst"], int(out[1:]))

    def run(t: WorkItems) -> None:
        args = [get(t) for get in gets]
        values = function(*args)
        if condition is not None:
            flags = condition(values, *args)
            put(t, values)
            put_scc(t, flags)
        else:
            put(t, values)

    return run


def with_carry(at: Instruction) -> Step:
    """s_addc_u32 and s_subb_u32"""
    a, b = (source(x, "u32", per_wave=True) for x in scalar_operands(at))
    put, sign = wave_target(at.operands["sdst"]), 1 if "add" in at.name else -1

    def run(t: WorkItems) -> None:
        total = _wide(a(t)) + sign * (_wide(b(t)) + _wide(t.scalar(SCC)))
        put(t, (total & 0xFFFFFFFF).astype(U32))
        put_scc(t, (total < 0) | (total > 0xFFFFFFFF))

    return run


def selection(at: Instruction) -> Step:
    kind = f"u{at.name[-2:]}"
    a, b = (source(x, kind, per_wave=True) for x in scalar_operands(at))
    put = wave_target(at.operands["sdst"], int(kind[1:]))
    return lambda t: put(t, np.where(t.scalar(SCC) != 0, a(t), b(t)))


def conditional_move(at: Instruction) -> Step:
    """s_cmov and s_cmovk"""
    bits = 64 if at.name.endswith("b64") else 32
    x = at.operands["sdst"]
    get = source(scalar_operands(at)[0], f"u{bits}", per_wave=True) if "ssrc0" in at.operands else None
    old, put, constant = source(x, f"u{bits}", per_wave=True), wave_target(x, bits), np.array([immediate(at)]).astype(U32)
    return lambda t: put(t, np.where(t.scalar(SCC) != 0, get(t) if get else constant, old(t)))


def compare(at: Instruction) -> Step:
    """s_cmp, s_cmpk and s_bitcmp"""
    what, kind = at.name.split("_")[-2:]
    if what.startswith("bitcmp"):
        wide = f"u{kind[1:]}"
        a, b = source(at.operands["ssrc0"], wide, per_wave=True), source(at.operands["ssrc1"], "u32", per_wave=True)
        wanted = int(what[-1])
        return lambda t: put_scc(t, shift_right(a(t), b(t)) & a(t).dtype.type(1) == wanted)
    function = _COMPARE[what]
    a, b = (source(x, kind, per_wave=True) for x in scalar_operands(at))
    return lambda t: put_scc(t, function(a(t), b(t)))


def with_constant(at: Instruction) -> Step:
    """s_cmpk_*, s_movk, s_addk, s_mulk"""
    name, x = at.name, at.operands["sdst"]
    value = immediate(at) if not name.endswith("u32") else at.get("simm16")
    kind = "u32" if name.endswith("u32") else "i32"
    constant = np.array([value], np.int64).astype(U32).view(np.dtype(f"{kind[0]}4"))
    put = wave_target(x)
    if name == "s_movk_i32":
        return lambda t: put(t, constant.copy())
    get = source(x, kind, per_wave=True)
    if name.startswith("s_cmpk"):
        function = _COMPARE[name.split("_")[2]]
        return lambda t: put_scc(t, function(get(t), constant))
    if name == "s_mulk_i32":
        return lambda t: put(t, get(t) * constant)

    def add(t: WorkItems) -> None:
        a = get(t)
        put(t, a + constant)
        put_scc(t, _signed_overflow(_wide(a) + value))

    return add


def save_exec(at: Instruction) -> Step:
    """s_*_saveexec: EXEC goes to a register, and becomes what the operation makes of the operand
    and it. s_*_wrexec: the result goes to both."""
    _, rest = at.name.split("_", 1)
    saves = "saveexec" in rest
    logic, bits = _LOGIC[rest.split("_saveexec" if saves else "_wrexec")[0]], int(at.name[-2:])
    get, own = source(at.operands["ssrc0"], f"u{bits}", per_wave=True), Operand("s", EXEC, bits // 32)
    current, put, put_exec = (
        source(own, f"u{bits}", per_wave=True),
        wave_target(at.operands["sdst"], bits),
        wave_target(own, bits),
    )

    def run(t: WorkItems) -> None:
        old = current(t).copy()
        new = logic(get(t), old)
        put(t, old if saves else new.copy())
        put_exec(t, new)
        put_scc(t, new != 0)

    return run


def set_bit(at: Instruction) -> Step:
    bits = int(at.name[-2:])
    value, number = int(at.name[8]), source(at.operands["ssrc0"], "u32", per_wave=True)
    old, put = source(at.operands["sdst"], f"u{bits}", per_wave=True), wave_target(at.operands["sdst"], bits)

    def run(t: WorkItems) -> None:
        before = old(t)
        bit = before.dtype.type(1) << (number(t) & U32.type(bits - 1)).astype(before.dtype)
        put(t, before | bit if value else before & ~bit)

    return run


#: s_getreg's and s_setreg's register that the simulator has.
_MODE_REGISTER: Final = 1


def mode_access(at: Instruction) -> Step:
    """s_setreg and s_getreg of MODE; s_round_mode and s_denorm_mode."""
    if at.name in ("s_round_mode", "s_denorm_mode"):
        shift, mask, value = (0, 15, at.get("simm16") & 15) if "round" in at.name else (4, 15, at.get("simm16") & 15)
        return lambda t: _set_mode(t, shift, mask, np.array([value], U32))
    register, shift, size = at.get("simm16") & 63, at.get("simm16") >> 6 & 31, (at.get("simm16") >> 11) + 1
    mask = (1 << size) - 1
    if register != _MODE_REGISTER:
        raise Unsupported(f"hardware register {register}")
    if at.name == "s_getreg_b32":
        put = wave_target(at.operands["sdst"])
        return lambda t: put(t, t.scalar(MODE) >> U32.type(shift) & U32.type(mask))
    if at.name == "s_setreg_imm32_b32":
        assert at.literal is not None
        literal = np.array([at.literal], U32)
        return lambda t: _set_mode(t, shift, mask, literal)
    get = source(at.operands["sdst"], "u32", per_wave=True)
    return lambda t: _set_mode(t, shift, mask, get(t))


def _set_mode(t: WorkItems, shift: int, mask: int, values: Array) -> None:
    old = t.scalar(MODE)
    t.put_scalar(MODE, (old & U32.type(~(mask << shift) & 0xFFFFFFFF)) | (values & U32.type(mask)) << U32.type(shift))


def whole_quads(at: Instruction) -> Step:
    """s_wqm: all lanes of a quad of which one is set; s_quadmask: a bit for each quad."""
    bits = int(at.name[-2:])
    get, put = source(at.operands["ssrc0"], f"u{bits}", per_wave=True), wave_target(at.operands["sdst"], bits)
    gathers = "quadmask" in at.name

    def run(t: WorkItems) -> None:
        a = get(t)
        one = a.dtype.type(1)
        out: Array = np.zeros_like(a)
        for n in range(0, bits, 4):
            some = (a >> a.dtype.type(n) & a.dtype.type(15)) != 0
            bits_of_quad = one << a.dtype.type(n // 4) if gathers else a.dtype.type(15) << a.dtype.type(n)
            out = out | some * bits_of_quad
        put(t, out)
        put_scc(t, out != 0)

    return run


def refuse_message(at: Instruction) -> Step:
    def run(t: WorkItems) -> None:
        raise Violation(f"{at.name} {at.get('simm16')}: the kernel stops itself, or asks the host", 0)

    return run
