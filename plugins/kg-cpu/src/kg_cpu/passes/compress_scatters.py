"""Phase 5: a scatter to the ranks of few values, as a stable partition is, counts in registers, and stores the lanes of each value beside each other.

for i: { n = count[d[i]]; out[n] = v[i]; count[d[i]] = n + 1 }
->  c0 = count[0]; c1 = count[1];  for each block of i: { store out[c0] compressed v where d = 0; c0 += how many; the same for 1 };  count[0] = c0; count[1] = c1

A counter in memory is read where it was just stored: each element waits for the one before. Where the machine compresses no vectors, or the elements are not of 32 or 64 bits,
counters are in registers and elements go one by one.

Example of compress_scatters: tests/filetests/passes/compress_scatters.kg
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from kg.plugin import AddrSpace, DType, Op, PtrDType, UOp, parse_dtype
from kg.plugin.passes import ALU, Context, ended_ranges, scopes, vectorize, void
from kg.records import dataclass

from kg_cpu.passes.prefetch_scatters import counts, without_casts

#: Values whose counters are in registers.
MOST: Final = 8
_INT32: Final = parse_dtype("int32")
_INDEX: Final = parse_dtype("index")
_ZERO: Final = UOp(Op.CONST, _INDEX, (), 0)


@dataclass(frozen=True, slots=True)
class _Counting:
    """A loop that counts values in `counters`, and stores each of `values` at where its digit is counted."""

    loop: UOp
    digit: UOp
    counters: UOp
    outputs: tuple[tuple[UOp, UOp], ...]

    @property
    def size(self) -> int:
        return int(self.counters.shape[0])  # type: ignore[arg-type]


def compress_scatters(sink: UOp, context: Context) -> UOp:
    """At the slot `looped`, before what asks for lines ahead."""
    scope = scopes(sink, ended_ranges)
    for end in sink.src:
        found = _counting(sink, end) if end.op is Op.END and not scope[end] else None
        if found is not None:
            made, names = _lowered(found, context)
            statements = tuple(s for old in sink.src for s in (made if old is end else [old]))
            order = tuple(n for old in sink.kernel.loop_order for n in (names if old == found.loop.axis.name else [old]))
            return UOp(Op.SINK, void, statements, replace(sink.kernel, loop_order=order))
    return sink


def _counting(sink: UOp, end: UOp) -> _Counting | None:
    """What a loop counts and stores, where it does nothing else."""
    loop, *statements = end.src
    counted = [s for s in statements if s.op is Op.STORE and counts(s)]
    first, last = loop.src
    if len(counted) != 1 or len(counted) == len(statements) or first.op is not Op.CONST or last.op is not Op.CONST or first.value:
        return None
    (count,) = counted
    place, (found, _) = count.src[0], count.src[1].src
    counters = place.src[0]
    if counters.op is not Op.PARAM or len(counters.shape) != 1 or not 1 < _few(counters) or len(place.src) > 2:
        return None
    inside = end.toposort()
    if any(u.op in (Op.RANGE, Op.END) for u in inside if u not in (loop, end)):
        return None
    if any(u.op is Op.INDEX and u.src[0] is counters and u is not place for u in sink.toposort()):
        return None
    outputs: list[tuple[UOp, UOp]] = []
    for s in statements:
        if s is count:
            continue
        if s.op is not Op.STORE or len(s.src[0].src) > 2 or without_casts(s.src[0].src[1]) is not found or s.src[0].src[0].op is not Op.PARAM:
            return None
        if place in s.src[1].toposort():
            return None
        outputs.append((s.src[0].src[0], s.src[1]))
    digit = place.src[1]
    while digit.op is Op.CAST and digit.src[0].type.is_int and digit.src[0].type.bits <= digit.type.bits:
        (digit,) = digit.src
    return _Counting(loop, digit, counters, tuple(outputs))


def _few(counters: UOp) -> int:
    """How many counters there are; 0 for too many."""
    (size,) = counters.shape
    return size if isinstance(size, int) and size <= MOST else 0


def _lowered(found: _Counting, context: Context) -> tuple[list[UOp], list[str]]:
    """The statements in place of the loop, and the names of their loops."""
    elements = [_at(found.counters, found.digit.const_like(number)) for number in range(found.size)]
    dtype = found.counters.type
    registers = [_at(UOp(Op.DEFINE_REG, PtrDType(dtype, AddrSpace.REG, 1), (), f"count{i}"), _ZERO) for i in range(found.size)]
    after = [_store(r, _load(e)) for r, e in zip(registers, elements, strict=True)]
    count, name, lanes = int(found.loop.src[1].value), found.loop.axis.name, _lanes(found, context)
    whole = count - count % lanes if lanes > 1 else 0
    names: list[str] = []
    if whole:
        names.append(f"{name}.blocks")
        block = _loop(found.loop, names[-1], 0, whole // lanes)
        before = [_load(r, last, block) for r, last in zip(registers, after, strict=True)]
        end = UOp(Op.END, void, (block, *_block(found, block, lanes, registers, before)))
        after = [end] * found.size
    if whole < count:
        names.append(f"{name}.tail" if whole else name)
        loop = _loop(found.loop, names[-1], whole, count)
        before = [_load(r, last, loop) for r, last in zip(registers, after, strict=True)]
        end = UOp(Op.END, void, (loop, *_one_by_one(found, loop, registers, before)))
        after = [end] * found.size
    totals = zip(elements, registers, after, strict=True)
    return [_store(element, _load(register, last)) for element, register, last in totals], names


def _loop(like: UOp, name: str, first: int, last: int) -> UOp:
    start, stop = like.src
    return like.replace(src=(start.const_like(first), stop.const_like(last)), arg=replace(like.axis, name=name))


def _at(memory: UOp, place: UOp, gate: UOp | None = None) -> UOp:
    return UOp(Op.INDEX, memory.dtype, (memory, place) if gate is None else (memory, place, gate))


def _load(address: UOp, *order: UOp) -> UOp:
    memory = address.dtype
    return UOp(Op.LOAD, memory.base if isinstance(memory, PtrDType) else memory, (address, *order))


def _store(address: UOp, value: UOp, *order: UOp) -> UOp:
    return UOp(Op.STORE, void, (address, value, *order))


def _one_by_one(found: _Counting, loop: UOp, registers: Sequence[UOp], before: Sequence[UOp]) -> list[UOp]:
    """Each element at the counter of its value, and one more there."""
    digit, *values = (value.substitute({found.loop: loop}) for value in (found.digit, *(v for _, v in found.outputs)))
    is_value = [digit.eq(number) for number in range(found.size)]
    place = before[-1]
    for here, counter in list(zip(is_value, before, strict=True))[-2::-1]:
        place = here.where(counter, place)
    stored = [_store(_at(out, place.cast(_INDEX)), v, loop) for (out, _), v in zip(found.outputs, values, strict=True)]
    more = [
        _store(register, counter + here.cast(counter.type), loop, counter)
        for register, counter, here in zip(registers, before, is_value, strict=True)
    ]
    return [*stored, *more]


# -- by vectors


def _lanes(found: _Counting, context: Context) -> int:
    """How many elements are compressed at once: 1 where they are not."""
    machine, bits = context.renderer.vectors.alu, {v.type.bits for _, v in found.outputs}
    if not getattr(context.renderer, "compresses", False) or len(bits) > 1 or not bits <= {32, 64}:
        return 1
    lanes = machine // bits.pop()
    probe = found.loop.const_like(0)
    parts = [found.digit, *(v for _, v in found.outputs)]
    return lanes if all(_vector(part, found.loop, probe, lanes) is not None for part in parts) else 1


def _block(found: _Counting, block: UOp, lanes: int, registers: Sequence[UOp], before: Sequence[UOp]) -> list[UOp]:
    """Of so many elements those of each value, beside each other, at its counter."""
    first = block * lanes
    digit, *values = (_vector(value, found.loop, first, lanes, block) for value in (found.digit, *(v for _, v in found.outputs)))
    assert digit is not None
    numbers, word = _iota(_INT32, lanes), parse_dtype(f"uint{lanes}")
    statements: list[UOp] = []
    for number, (register, counter) in enumerate(zip(registers, before, strict=True)):
        here = digit.eq(number)
        bits = UOp(Op.CUSTOM, word, (here,), f"bitcast <{lanes} x i1> {{0}} to i{lanes}")
        many = UOp(Op.CUSTOM, word, (bits,), f"call i{lanes} @llvm.ctpop.i{lanes}(i{lanes} {{0}})").cast(_INT32)
        gate = numbers < vectorize(*[many] * lanes)
        for (out, _), value in zip(found.outputs, values, strict=True):
            assert value is not None
            packed = _compressed(value, here)
            statements.append(_store(_at(out, counter.cast(_INDEX), gate), packed, block))
        statements.append(_store(register, counter + many.cast(counter.type), block, counter))
    return statements


def _compressed(value: UOp, here: UOp) -> UOp:
    """Those lanes of a vector where a condition holds, from the first one on."""
    dtype = value.type
    kind, name = ("f", {32: "float", 64: "double"}[dtype.bits]) if dtype.is_float else ("i", f"i{dtype.bits}")
    lanes, vector = dtype.lanes, f"<{dtype.lanes} x {name}>"
    called = f"@llvm.x86.avx512.mask.compress.v{lanes}{kind}{dtype.bits}"
    return UOp(Op.CUSTOM, dtype, (value, here), f"call {vector} {called}({vector} {{0}}, {vector} zeroinitializer, <{lanes} x i1> {{1}})")


def _iota(dtype: DType, lanes: int) -> UOp:
    return vectorize(*[UOp(Op.CONST, dtype, (), i) for i in range(lanes)])


def _vector(value: UOp, loop: UOp, first: UOp, lanes: int, *order: UOp) -> UOp | None:
    """A value of so many iterations from one on; None of what is not read one after another."""
    done: dict[UOp, UOp | None] = {}
    for node in value.toposort():
        src = [done.get(s) for s in node.src]
        made: UOp | None = None
        if node.op is Op.CONST:
            made = UOp(Op.CONST, node.type.vec(lanes), (), node.arg)
        elif node is loop:
            made = _iota(node.type, lanes) + vectorize(*[first] * lanes)
        elif node.op is Op.LOAD and len(node.src) <= 2 and node.src[0].src[1] is loop and len(node.src[0].src) == 2:
            made = UOp(Op.LOAD, node.type.vec(lanes), (_at(node.src[0].src[0], first), *order))
        elif (node.op in ALU or node.op in (Op.CAST, Op.BITCAST)) and None not in src:
            made = UOp(node.op, node.type.vec(lanes), tuple(s for s in src if s is not None), node.arg)
        done[node] = made
    return done[value]
