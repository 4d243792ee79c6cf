"""Lanes of vectors where a condition holds, moved beside each other: what compress_scatters stores by.
AVX-512 has an instruction. With AVX2 lanes are permuted by a number that is made of the condition's bits.
"""

from __future__ import annotations

from typing import Final

from kg.plugin import DType, Op, UOp, parse_dtype
from kg.plugin.passes import ALU, Context, vectorize
from kg.records import dataclass

_INT32: Final = parse_dtype("int32")
_WORD: Final = parse_dtype("uint64")
#: The bytes of a vector that are numbered by one word.
_NUMBERED: Final = 8
_FLOAT_NAMES: Final = {32: "float", 64: "double"}


@dataclass(frozen=True, slots=True)
class Packing:
    """How elements are packed: so many at once, by an instruction, else by permuting their lanes;
    one by one where there is one lane."""

    lanes: int
    by_instruction: bool = False


def packing(values: list[UOp], parts: list[UOp], loop: UOp, context: Context, *, is_selection: bool) -> Packing:
    """How values are packed by a loop where these parts can be vectors."""
    renderer, bits = context.renderer, {v.type.bits for v in values}
    found = one = Packing(1)
    if len(bits) > 1 or any(v.type.is_bool for v in values):
        return one
    (width,) = bits
    if width in getattr(renderer, "compresses", ()) and (is_selection or width >= _INT32.bits):
        found = Packing(renderer.vectors.alu // width, by_instruction=True)
    elif getattr(renderer, "permutes", False) and is_selection and width in (8, 16, 32, 64):
        found = Packing(_NUMBERED if width in (8, 32) else _NUMBERED // 2)
    probe = loop.const_like(0)
    return found if all(vector(part, loop, probe, found.lanes) is not None for part in parts) else one


def packed(here: UOp, values: list[UOp], how: Packing) -> tuple[UOp, list[UOp]]:
    """How many lanes are selected, and values with these in front."""
    if how.lanes == 1:
        return here.cast(_INT32), values
    if how.by_instruction:
        return how_many(here), [compressed(value, here) for value in values]
    bits = _bits(here)
    return _counted(bits), [permuted(value, bits) for value in values]


def how_many(here: UOp) -> UOp:
    """In how many lanes a condition holds."""
    return _counted(_bits(here))


def _bits(here: UOp) -> UOp:
    """The lanes of a condition as bits of an integer."""
    lanes = here.type.lanes
    if lanes < _NUMBERED:
        at = ", ".join(f"i32 {i}" for i in range(_NUMBERED))
        text = f"shufflevector <{lanes} x i1> {{0}}, <{lanes} x i1> zeroinitializer, <{_NUMBERED} x i32> <{at}>"
        here, lanes = UOp(Op.CUSTOM, here.type.scalar.vec(_NUMBERED), (here,), text), _NUMBERED
    return UOp(Op.CUSTOM, parse_dtype(f"uint{lanes}"), (here,), f"bitcast <{lanes} x i1> {{0}} to i{lanes}")


def _counted(bits: UOp) -> UOp:
    word = f"i{bits.type.bits}"
    return UOp(Op.CUSTOM, bits.type, (bits,), f"call {word} @llvm.ctpop.{word}({word} {{0}})").cast(_INT32)


def compressed(value: UOp, here: UOp) -> UOp:
    """Those lanes of a vector where a condition holds, from the first on: VPCOMPRESS."""
    dtype = value.type
    kind, name = ("f", _FLOAT_NAMES[dtype.bits]) if dtype.is_float else ("i", f"i{dtype.bits}")
    lanes, form = dtype.lanes, f"<{dtype.lanes} x {name}>"
    called = f"@llvm.x86.avx512.mask.compress.v{lanes}{kind}{dtype.bits}"
    text = f"call {form} {called}({form} {{0}}, {form} zeroinitializer, <{lanes} x i1> {{1}})"
    return UOp(Op.CUSTOM, dtype, (value, here), text)


def permuted(value: UOp, bits: UOp) -> UOp:
    """The same of 8 or 4 lanes, by a permutation.
    PDEP makes a mask of bytes of the bits, PEXT takes the numbers of those bytes. Lanes of 16 and of 64 bits are two bytes and two words."""
    dtype, lanes = value.type, value.type.lanes
    each = _NUMBERED // lanes
    first = sum(1 << 8 * each * lane for lane in range(lanes))
    spread = UOp(Op.CUSTOM, _WORD, (bits.cast(_WORD),), f"call i64 @llvm.x86.bmi.pdep.64(i64 {{0}}, i64 {first})")
    numbers = sum(number << 8 * number for number in range(_NUMBERED))
    masked = spread * ((1 << 8 * each) - 1)
    chosen = UOp(Op.CUSTOM, _WORD, (masked,), f"call i64 @llvm.x86.bmi.pext.64(i64 {numbers}, i64 {{0}})")
    at = UOp(Op.CUSTOM, parse_dtype("uint8").vec(8), (chosen,), "bitcast i64 {0} to <8 x i8>")
    name = _FLOAT_NAMES[dtype.bits] if dtype.is_float else f"i{dtype.bits}"
    form = f"<{lanes} x {name}>"
    if dtype.bits < 32:
        return _shuffled_bytes(value, at, form)
    words = UOp(Op.CUSTOM, _INT32.vec(8), (value,), f"bitcast {form} {{0}} to <8 x i32>")
    moved = UOp(Op.CUSTOM, _INT32.vec(8), (words, at.cast(_INT32.vec(8))), _PERMD)
    return UOp(Op.CUSTOM, dtype, (moved,), f"bitcast <8 x i32> {{0}} to {form}")


_PERMD: Final = "call <8 x i32> @llvm.x86.avx2.permd(<8 x i32> {0}, <8 x i32> {1})"
_PSHUFB: Final = "call <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8> {0}, <16 x i8> {1})"
_LOW: Final = f"<16 x i32> <{', '.join(f'i32 {i % 8}' for i in range(16))}>"


def _shuffled_bytes(value: UOp, at: UOp, form: str) -> UOp:
    """8 bytes of a vector at these numbers."""
    bytes_8, bytes_16 = (parse_dtype("uint8").vec(n) for n in (8, 16))
    low = UOp(Op.CUSTOM, bytes_8, (value,), f"bitcast {form} {{0}} to <8 x i8>")
    twice = [UOp(Op.CUSTOM, bytes_16, (v,), f"shufflevector <8 x i8> {{0}}, <8 x i8> poison, {_LOW}") for v in (low, at)]
    moved = UOp(Op.CUSTOM, bytes_16, tuple(twice), _PSHUFB)
    half = f"shufflevector <16 x i8> {{0}}, <16 x i8> poison, <8 x i32> <{', '.join(f'i32 {i}' for i in range(8))}>"
    return UOp(Op.CUSTOM, value.type, (UOp(Op.CUSTOM, bytes_8, (moved,), half),), f"bitcast <8 x i8> {{0}} to {form}")


def iota(dtype: DType, lanes: int) -> UOp:
    return vectorize(*[UOp(Op.CONST, dtype, (), i) for i in range(lanes)])


def vector(value: UOp, loop: UOp, first: UOp, lanes: int, *order: UOp) -> UOp | None:
    """A value of so many iterations from one on; None of what is not read one after another."""
    if lanes == 1:
        return value.substitute({loop: first})
    done: dict[UOp, UOp | None] = {}
    for node in value.toposort():
        src = [done.get(s) for s in node.src]
        known = tuple(s for s in src if s is not None)
        made: UOp | None = None
        if node.op is Op.CONST:
            made = UOp(Op.CONST, node.type.vec(lanes), (), node.arg)
        elif node is loop:
            made = iota(node.type, lanes) + vectorize(*[first] * lanes)
        elif node.op is Op.LOAD and node.src[1:] in ((), (loop,)) and node.src[0].src[1:] == (loop,):
            at = UOp(Op.INDEX, node.src[0].dtype, (node.src[0].src[0], first))
            made = UOp(Op.LOAD, node.type.vec(lanes), (at, *order))
        elif (node.op in ALU or node.op in (Op.CAST, Op.BITCAST)) and len(known) == len(src):
            made = UOp(node.op, node.type.vec(lanes), known, node.arg)
        done[node] = made
    return done[value]
