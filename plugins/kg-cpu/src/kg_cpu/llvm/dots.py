"""WMMA on CPUs: one call of the unit's intrinsic (accumulator, two vectors),
its operands as the vectors that it takes.

An intrinsic without an accumulator, of integers, is followed by an addition."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from kg.plugin import Op, TensorCore, UOp
from kg_render.llvm import alignment, splat, storage_name, type_name

from kg_cpu.llvm.body import CPUBody, Words
from kg_cpu.tensor_cores import Instruction

#: What a load can't be moved across.
ENDS_BLOCK: Final = frozenset({Op.RANGE, Op.END, Op.IF, Op.ENDIF, Op.STORE, Op.BARRIER})


def call_unit(body: CPUBody, uop: UOp, unit: Instruction) -> None:
    """The word of A that a dot instruction shares among its lanes is broadcast."""
    core = uop.arg
    assert isinstance(core, TensorCore)
    a, b, c = uop.src
    left = _as_vector(body, _broadcast(body, a, core.dims[0]) if core.is_dot else body.values[a], a, unit.operand, core)
    right = _as_vector(body, body.values[b], b, unit.operand, None)
    first, second = (right, left) if unit.swapped else (left, right)
    result = type_name(uop.type)
    operands = f"{unit.operand} {first}, {unit.operand} {second}"
    if unit.adds:
        body.let(uop, f"call {result} @{unit.intrinsic}({result} {body.values[c]}, {operands})")
    else:
        sums = body.emit(f"call {result} @{unit.intrinsic}({operands})")
        body.let(uop, f"add {result} {body.values[c]}, {sums}")


def shared_words(uops: Sequence[UOp], *, by_element: bool) -> dict[UOp, Words]:
    """Loads of fragments that dot instructions take as one word:
    loaded so, for targets without such short vectors. Where the instruction takes an element of a vector (`by_element`), words
    of straight code that are neighbours are loaded together: to load one into every lane is two operations there."""
    units = [u for u in uops if u.op is Op.WMMA and isinstance(u.arg, TensorCore) and u.arg.is_dot]
    alone = {u.src[0]: Words((u.src[0],)) for u in units if u.src[0].op is Op.LOAD and u.src[0].gate is None}
    if not by_element or not alone:
        return alone
    from kg_schedules.passes.neighbours import neighbours  # what it asks is loaded where kernels are compiled

    block = accumulate(uops, lambda number, u: number + (u.op in ENDS_BLOCK), initial=0)
    blocks = {u: number for u, number in zip(uops, block, strict=False) if u in alone}
    runs: list[list[UOp]] = []
    for lanes in {load.lanes for load in blocks}:
        words = [load for load in blocks if load.lanes == lanes]
        found = neighbours(words, lambda load: ((blocks[load], load.type), load.src[0].src[1]), step=lanes)
        runs += [run for _, run in found]
    pairs = [Words(tuple(run[n : n + 2])) for run in runs for n in range(0, len(run) - 1, 2)]
    return alone | {load: pair for pair in pairs for load in pair.loads}


def load_word(body: CPUBody, uop: UOp) -> str:
    """The value of such a load, its words loaded by the first of them."""
    words, bits = body.words[uop], uop.type.bits * uop.lanes
    count, place = len(words.loads), words.loads.index(uop)
    if not words.loaded:
        pointer = body.values[uop.src[0]]
        if place:
            pointer = body.emit(f"getelementptr i8, ptr {pointer}, i64 {-place * bits // 8}")
        words.loaded = body.emit(f"load {_words_type(count, bits)}, ptr {pointer}, align {alignment(body, words.loads[0])}")
    word = words.loaded if count == 1 else body.emit(f"extractelement <{count} x i{bits}> {words.loaded}, i64 {place}")
    return body.emit(f"bitcast i{bits} {word} to {storage_name(uop.type)}")


def _words_type(count: int, bits: int) -> str:
    return f"i{bits}" if count == 1 else f"<{count} x i{bits}>"


def _broadcast(body: CPUBody, a: UOp, lanes: int) -> str:
    """The bits of a fragment as one integer in every lane."""
    bits, words = a.type.bits * a.lanes, body.words.get(a)
    if words is not None and len(words.loads) > 1:
        count, place = len(words.loads), words.loads.index(a)
        chosen = ", ".join([f"i32 {place}"] * lanes)
        return body.emit(
            f"shufflevector <{count} x i{bits}> {words.loaded}, <{count} x i{bits}> poison, <{lanes} x i32> <{chosen}>"
        )
    word = words.loaded if words is not None else body.emit(f"bitcast {type_name(a.type)} {body.values[a]} to i{bits}")
    return splat(body, f"i{bits}", word, lanes)


def _as_vector(body: CPUBody, x: str, fragment: UOp, wanted: str, core: TensorCore | None) -> str:
    held = type_name(fragment.type)
    if core is not None and core.is_dot:
        held = f"<{core.dims[0]} x i{fragment.type.bits * fragment.lanes}>"
    return x if held == wanted else body.emit(f"bitcast {held} {x} to {wanted}")
