"""Ops that load/store instruction sets share: a key of the table, with prefix `v` for vectors.

Keys: `add` `sub` `mul` `and` `or` `xor` of integers, with `i` behind it for an immediate; `fadd` ... of floats, `fneg` `fabs` `fsqrt` `ftrunc` `fround`, `fmadd`; `vmacc` of integers and `vfmacc`
add to their first operand, `vfmadd` multiplies it, where it is there; an `x` behind a key of vectors: the second operand is a scalar; `ldr` and `str` with `ub` `sb` `uh` `sh` `w` `x` (integers) or `fh` `fs` `fd` `fq`; `movimm`, `ret`.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Final, cast

from kg.plugin import DType, Op, UOp
from kg_render.asm import Emitter, Register, Selector

from kg_isa.risc.select import RiscSelector, is_splat

BINARY: Final = {
    Op.ADD: "add",
    Op.SUB: "sub",
    Op.MUL: "mul",
    Op.FDIV: "div",
    Op.AND: "and",
    Op.OR: "or",
    Op.XOR: "xor",
}
UNARY: Final = {Op.NEG: "fneg", Op.ABS: "fabs", Op.SQRT: "fsqrt", Op.TRUNC: "ftrunc", Op.ROUND: "fround"}
_Write = Callable[[RiscSelector, UOp], Register]
#: What must be brought back to a narrow integer's range.
_GROWS: Final = frozenset((Op.ADD, Op.SUB, Op.MUL))


def binary(selector: Selector, uop: UOp) -> None:
    """ADD SUB MUL FDIV AND OR XOR"""
    s, dtype = cast(RiscSelector, selector), uop.type
    x, y = uop.src
    key = ("f" if dtype.is_float else "") + BINARY[uop.op]
    if dtype.lanes > 1:
        for product, other in ((x, y), (y, x)):
            if product.op is Op.MUL and product in s.deferred and product not in s.values:
                s.values[uop] = _multiplied_sum(s, "vmacc", dtype, (product.src[0], product.src[1], other))
                return
        s.values[uop] = lanes_made(s, "v" + key, dtype, x, y, commutes=uop.op not in (Op.SUB, Op.FDIV))
        return
    if x.op is Op.CONST and uop.op not in (Op.SUB, Op.FDIV):
        x, y = y, x
    first = s.value(x)
    found = None
    if y.op is Op.CONST and not dtype.is_float:
        found = s.with_immediate(key, first, int(y.value), dtype)
    found = found or s.made(key, dtype, first, s.value(y))
    s.values[uop] = s.canonical(found, dtype) if uop.op in _GROWS and not dtype.is_float else found


def lanes_made(s: RiscSelector, key: str, dtype: DType, x: UOp, y: UOp, *, commutes: bool) -> Register:
    """An instruction on lanes, whose second operand may be a scalar."""
    if commutes and is_splat(x):
        x, y = y, x
    first, (second, kind) = s.value(x), s.operand(y)
    return s.made(key + kind, dtype, first, second)


def unary(selector: Selector, uop: UOp) -> None:
    """NEG ABS SQRT TRUNC ROUND of floats"""
    s, dtype = cast(RiscSelector, selector), uop.type
    s.values[uop] = s.made(("v" if dtype.lanes > 1 else "") + UNARY[uop.op], dtype, s.value(uop.src[0]))


def multiply_add(selector: Selector, uop: UOp) -> None:
    """MULACC: fused"""
    s, dtype = cast(RiscSelector, selector), uop.type
    x, y, z = uop.src
    if dtype.lanes == 1:
        s.values[uop] = s.made("fmadd", dtype, *(s.value(v) for v in uop.src))
        return
    if z.op is Op.CONST and "vfmadd" in s.isa.forms:  # the constant stays in its register
        x, y = (y, x) if is_splat(x) else (x, y)
        first, (second, kind) = s.value(x), s.operand(y)
        s.values[uop] = s.tied("vfmadd" + kind, dtype, first, second, s.value(z))
    else:
        s.values[uop] = _multiplied_sum(s, "vfmacc", dtype, (x, y, z))


def _multiplied_sum(s: RiscSelector, key: str, dtype: DType, operands: tuple[UOp, UOp, UOp]) -> Register:
    """x * y + z of lanes, where the sum was."""
    x, y, z = operands
    if is_splat(x):
        x, y = y, x
    first, (second, kind) = s.value(x), s.operand(y)
    return s.tied(key + kind, dtype, s.value(z), first, second)


def reinterpret(selector: Selector, uop: UOp) -> None:
    """BITCAST"""
    s, source, target = cast(RiscSelector, selector), uop.src[0].type, uop.type
    x = s.value(uop.src[0])
    is_general = s.bits_of(target)[0] == "gpr"
    if (s.bits_of(source)[0] == "gpr") is is_general:
        s.values[uop] = s.canonical(x, target) if is_general else x
    else:
        wide = "x" if target.scalar.bits * target.lanes == 64 else "w"
        made = s.made(f"fmov{wide}g" if is_general else f"fmovg{wide}", target, x)
        s.values[uop] = s.canonical(made, target) if is_general else made


def table_of(scalar: ModuleType, vector: ModuleType) -> dict[Op, Emitter]:
    """The table of an instruction set, whose modules have a function for each family of ops:
    of scalars, and of lanes."""

    def by_lanes(name: str) -> Emitter:
        one, several = getattr(scalar, name, None), getattr(vector, name, None)  # of some families only one is there
        write = {False: one or several, True: several or one}

        def emit(selector: Selector, uop: UOp) -> None:
            s = cast(RiscSelector, selector)
            s.values[uop] = cast(_Write, write[uop.type.lanes > 1])(s, uop)

        return emit

    def convert(selector: Selector, uop: UOp) -> None:
        s, target = cast(RiscSelector, selector), uop.type
        s.values[uop] = (vector if target.lanes > 1 else scalar).convert(s, s.value(uop.src[0]), uop.src[0].type, target)

    return {
        **SHARED,
        **{
            op: by_lanes(name)
            for name, ops in _FAMILIES.items()
            if hasattr(scalar, name) or hasattr(vector, name)
            for op in ops
        },
        Op.CAST: convert,
    }


#: Function of an instruction set's modules -> the ops that it writes.
_FAMILIES: Final = {
    "compare": (Op.CMPLT, Op.CMPLE, Op.CMPEQ, Op.CMPNE),
    "extreme": (Op.MAX, Op.MIN),
    "divide": (Op.IDIV, Op.MOD),
    "shift": (Op.SHL, Op.SHR),
    "where": (Op.WHERE,),
    "vectorize": (Op.VECTORIZE,),
    "pick": (Op.GEP,),
    "shuffle": (Op.SHUFFLE,),
}
SHARED: Final[dict[Op, Emitter]] = {
    **dict.fromkeys(BINARY, binary),
    **dict.fromkeys(UNARY, unary),
    Op.MULACC: multiply_add,
    Op.BITCAST: reinterpret,
}
