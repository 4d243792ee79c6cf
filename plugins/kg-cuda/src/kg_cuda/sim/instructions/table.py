"""Which function decodes which instruction."""

from __future__ import annotations

from typing import Final

import numpy as np
from kg_sim.numbers.types import Array
from kg_sim.work_items import Step

from kg_cuda.sim.decoder import Decode, Decoder
from kg_cuda.sim.hopper import clusters, phases, wgmma
from kg_cuda.sim.instructions import (
    asynchronous,
    atomics,
    carry,
    convert,
    exchange,
    fences,
    floats,
    integers,
    loads,
    matrix,
    moves,
)
from kg_cuda.sim.text.syntax import Instruction, Number

#: Instructions that the lanes of a warp execute together.
WARP: Final = {"shfl", "vote", "match", "redux", "mma", "ldmatrix", "stmatrix", "elect", "movmatrix", "wmma", "wgmma"}


def _lop3(d: Decoder, at: Instruction) -> Step:
    table = at.operands[4]
    if not isinstance(table, Number) or "b32" not in at.opcode or "or" in at.opcode or "and" in at.opcode:
        raise d.unknown()
    code = int(table.value)
    put = d.target(at.operands[0], "b32")
    gets = [d.source(x, "b32") for x in at.operands[1:4]]
    return lambda t: put(t, integers.lop3(gets[0](t), gets[1](t), gets[2](t), code))


def _shf(d: Decoder, at: Instruction) -> Step:
    left, wrap = at.opcode[1] == "l", at.opcode[2] == "wrap"

    def funnel(a: Array, b: Array, c: Array) -> Array:
        return integers.shf(a, b, c, left, wrap)

    return integers.many(("", "", "u32"), "", funnel)(d, at)


def _prmt(d: Decoder, at: Instruction) -> Step:
    mode = at.opcode[2] if len(at.opcode) > 2 else ""
    put = d.target(at.operands[0], "b32")
    gets = [d.source(x, "b32") for x in at.operands[1:4]]
    return lambda t: put(t, integers.prmt(gets[0](t), gets[1](t), gets[2](t), mode))


def _dot(d: Decoder, at: Instruction) -> Step:
    half = None if at.opcode[0] == "dp4a" else int(at.opcode[1] == "hi")
    kinds = at.opcode[-2], at.opcode[-1]
    put = d.target(at.operands[0], "b32")
    a, b = (d.source(x, "b32") for x in at.operands[1:3])
    c = d.source(at.operands[3], "s32" if "s32" in kinds else "u32")
    return lambda t: put(t, integers.dot(np.ascontiguousarray(a(t)), np.ascontiguousarray(b(t)), c(t), kinds, half))


def _shift(d: Decoder, at: Instruction) -> Step:
    return integers.binary(d, at, integers.shl if at.opcode[0] == "shl" else integers.shr, second="u32")


def _bfind(d: Decoder, at: Instruction) -> Step:
    shift = "shiftamt" in at.opcode
    return integers.unary(lambda a: integers.bfind(a, shift), "u32")(d, at)


def _sad(a: Array, b: Array, c: Array) -> Array:
    return c + np.where(a < b, b - a, a - b)


DECODERS: Final[dict[str, Decode]] = {
    **floats.DECODERS,
    **{name: carry.carrying(floats.DECODERS[name]) for name in ("add", "sub", "mad")},
    **dict.fromkeys(("addc", "subc", "madc"), carry.decode_carry),
    "rem": lambda d, at: integers.binary(d, at, integers.rem),
    "mul24": integers.decode_mul24,
    "mad24": integers.decode_mul24,
    "sad": integers.many(("", "", ""), "", _sad),
    "popc": integers.unary(integers.popc, "u32"),
    "clz": integers.unary(integers.clz, "u32"),
    "bfind": _bfind,
    "brev": integers.unary(integers.brev),
    "bfe": integers.many(("", "u32", "u32"), "", integers.bfe),
    "bfi": integers.many(("", "", "u32", "u32"), "", integers.bfi),
    "cnot": integers.unary(lambda a: (a == 0).astype(a.dtype)),
    "lop3": _lop3,
    "shl": _shift,
    "shr": _shift,
    "shf": _shf,
    "prmt": _prmt,
    "dp4a": _dot,
    "dp2a": _dot,
    "and": moves.decode_logic,
    "or": moves.decode_logic,
    "xor": moves.decode_logic,
    "not": moves.decode_not,
    "mov": moves.decode_mov,
    "selp": moves.decode_selp,
    "slct": moves.decode_slct,
    "setp": moves.decode_setp,
    "set": moves.decode_set,
    "cvta": moves.decode_cvta,
    "isspacep": moves.decode_isspacep,
    "cvt": convert.decode_cvt,
    "ld": loads.decode_ld,
    "ldu": loads.decode_ld,
    "st": loads.decode_st,
    "atom": atomics.decode_atom,
    "red": atomics.decode_atom,
    "cp": asynchronous.decode_cp,
    "shfl": exchange.decode_shfl,
    "vote": exchange.decode_vote,
    "match": exchange.decode_match,
    "redux": exchange.decode_redux,
    "activemask": exchange.decode_activemask,
    "elect": exchange.decode_elect,
    "bar": exchange.decode_warp_barrier,
    "mma": matrix.decode_mma,
    "ldmatrix": matrix.decode_ldmatrix,
    "fence": fences.decode_fence,
    "wgmma": wgmma.decode_wgmma,
    "mbarrier": phases.decode_mbarrier,
    "mapa": clusters.decode_mapa,
    "barrier": clusters.decode_arrive,
    "stmatrix": matrix.decode_stmatrix,
    "movmatrix": matrix.decode_movmatrix,
    **dict.fromkeys(
        ("membar", "prefetch", "prefetchu", "nanosleep", "applypriority", "discard", "griddepcontrol"),
        moves.decode_nothing,
    ),
}
