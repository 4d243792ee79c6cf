"""Phase 5: a scatter to the ranks of few values, as a stable partition is, counts in registers.

for i: { n = count[d[i]]; out[n] = v[i]; count[d[i]] = n + 1 }
->  c0 = count[0]; c1 = count[1];  for each vector of i: { out[c0 ...] = v where d = 0, compressed; c0 += how many; the same for 1 };  count[0] = c0; count[1] = c1

A counter in memory is read where it was just stored, so that each element waits for the one before. Where the machine compresses no vectors all counters of a block are in one register,
some bits each, beside a copy of where they began:

->  for each block: { first = count; c = 0;  for i in it: { out[first[d] + (c >> 12 d) % 4096] = v; c += 1 << 12 d };  count += what c holds }

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

#: The elements of a block, and the bits of a counter that no block exceeds; so many fit one register.
BLOCK: Final = 2048
BITS: Final = 12
MOST: Final = 64 // BITS
_INT32: Final = parse_dtype("int32")
_PACKED: Final = parse_dtype("uint64")
_INDEX: Final = parse_dtype("index")
_ZERO: Final = UOp(Op.CONST, _INDEX, (), 0)


@dataclass(frozen=True, slots=True)
class _Counting:
    """A loop that counts values in `counters`, and stores each of `values` at where its digit is counted."""

    loop: UOp
    place: UOp  #: the value of an element, as an index
    counters: UOp
    outputs: tuple[tuple[UOp, UOp], ...]

    @property
    def digit(self) -> UOp:
        """The same as it was read."""
        digit = self.place
        while digit.op is Op.CAST and digit.src[0].type.is_int and digit.src[0].type.bits <= digit.type.bits:
            (digit,) = digit.src
        return digit

    @property
    def size(self) -> int:
        return int(self.counters.shape[0])  # type: ignore[arg-type]


def compress_scatters(sink: UOp, context: Context) -> UOp:
    """At the slot `looped`, before what asks for lines ahead."""
    scope = scopes(sink, ended_ranges)
    for end in sink.src:
        found = _counting(sink, end) if end.op is Op.END and not scope[end] else None
        made, names = ([], []) if found is None else _lowered(found, end, context)
        if made:
            statements = tuple(s for old in sink.src for s in (made if old is end else [old]))
            order = tuple(n for old in sink.kernel.loop_order for n in (names if old == end.src[0].axis.name else [old]))
            return UOp(Op.SINK, void, statements, replace(sink.kernel, loop_order=order))
    return sink


def _counting(sink: UOp, end: UOp) -> _Counting | None:
    """What a loop counts and stores, where it does nothing else, and no value waits for it."""
    loop, *statements = end.src
    first, last = loop.src
    counted = [s for s in statements if s.op is Op.STORE and counts(s)]
    if len(counted) != 1 or first.op is not Op.CONST or last.op is not Op.CONST or first.value:
        return None
    (count,) = counted
    place, found = count.src[0], count.src[1].src[0]
    (counters, at, *gate), others = place.src, [s for s in statements if s is not count]
    outputs = [_output(s, place, found) for s in others]
    known = [output for output in outputs if output is not None]
    if not others or len(known) < len(others) or gate or not 1 < _few(counters):  # noqa: SIM300
        return None
    if any(end in u.src for u in sink.toposort() if u is not sink):
        return None
    written = {counters, *(out for out, _ in known)}
    for u in end.toposort():
        if u.op in (Op.RANGE, Op.END) and u not in (loop, end):
            return None
        if u.op is Op.LOAD and u is not found and u.src[0].src[0] in written:
            return None
    if any(u.op is Op.INDEX and u.src[0] is counters and u is not place for u in sink.toposort()):
        return None
    return _Counting(loop, at, counters, tuple(known))


def _output(store: UOp, place: UOp, found: UOp) -> tuple[UOp, UOp] | None:
    """The memory and the value of a store at what a counter holds."""
    if store.op is not Op.STORE:
        return None
    (memory, at, *gate), value = store.src[0].src, store.src[1]
    if gate or without_casts(at) is not found or memory.op is not Op.PARAM or place in value.toposort():
        return None
    return memory, value


def _few(counters: UOp) -> int:
    """How many counters there are in a row; 0 for too many."""
    size = counters.shape[0] if counters.op is Op.PARAM and len(counters.shape) == 1 else 0
    return size if isinstance(size, int) and size <= MOST else 0


def _lowered(found: _Counting, end: UOp, context: Context) -> tuple[list[UOp], list[str]]:
    """The statements in place of the loop, and the names of their loops; none where it stays."""
    lanes, name, count = _lanes(found, context), found.loop.axis.name, int(found.loop.src[1].value)
    each = lanes if lanes > 1 else BLOCK
    outer = _loop(found.loop, f"{name}.blocks", 0, count // each)
    if count < each:
        return [], []
    made, names = (_by_vectors(found, outer, lanes), []) if lanes > 1 else (_by_blocks(found, outer), [name])
    names = [outer.axis.name, *names]
    if count % each:
        rest = _loop(found.loop, f"{name}.tail", count - count % each, count)
        after = {
            u: u.with_src((*u.src, *made)) for u in end.toposort() if u.op is Op.LOAD and u.src[0].src[0] is found.counters
        }
        made = [*made, end.substitute(after).substitute({found.loop: rest})]
        names.append(rest.axis.name)
    return made, names


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


def _by_blocks(found: _Counting, outer: UOp) -> list[UOp]:
    """Element by element, with the counters of a block in one register."""
    dtype = found.counters.type
    counters = [_at(found.counters, found.place.const_like(number)) for number in range(found.size)]
    first = UOp(Op.DEFINE_SCRATCH, PtrDType(dtype, AddrSpace.SCRATCH, found.size), (), ("first", 0))
    begun = [_load(counter, outer) for counter in counters]
    filled = [_store(_at(first, found.place.const_like(number)), b, outer) for number, b in enumerate(begun)]
    register = _at(UOp(Op.DEFINE_REG, PtrDType(_PACKED, AddrSpace.REG, 1), (), "counts"), _ZERO)
    none = UOp(Op.CONST, _PACKED, (), 0)
    inner = _loop(found.loop, found.loop.axis.name, 0, BLOCK)
    before = _load(register, _store(register, none, outer), inner)
    element = {found.loop: outer * BLOCK + inner}
    place, *values = (value.substitute(element) for value in (found.place, *(v for _, v in found.outputs)))
    shift = place.cast(_PACKED) * BITS
    goes = _load(_at(first, place), *filled, inner) + ((before >> shift) & ((1 << BITS) - 1)).cast(dtype)
    stored = [_store(_at(out, goes.cast(_INDEX)), v, inner) for (out, _), v in zip(found.outputs, values, strict=True)]
    end = UOp(Op.END, void, (inner, *stored, _store(register, before + (none.const_like(1) << shift), inner, before)))
    counted = _load(register, end)
    more = [((counted >> (BITS * number)) & ((1 << BITS) - 1)).cast(dtype) for number in range(found.size)]
    totals = [_store(c, b + m, outer, end) for c, b, m in zip(counters, begun, more, strict=True)]
    return [UOp(Op.END, void, (outer, *totals))]


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


def _by_vectors(found: _Counting, block: UOp, lanes: int) -> list[UOp]:
    """Vector by vector, with a register for each counter."""
    dtype = found.counters.type
    counters = [_at(found.counters, found.place.const_like(number)) for number in range(found.size)]
    registers = [_at(UOp(Op.DEFINE_REG, PtrDType(dtype, AddrSpace.REG, 1), (), f"count{i}"), _ZERO) for i in range(found.size)]
    starts = [_store(r, _load(c)) for r, c in zip(registers, counters, strict=True)]
    before = [_load(r, start, block) for r, start in zip(registers, starts, strict=True)]
    end = UOp(Op.END, void, (block, *_block(found, block, lanes, registers, before)))
    return [_store(counter, _load(register, end)) for counter, register in zip(counters, registers, strict=True)]


def _block(found: _Counting, block: UOp, lanes: int, registers: Sequence[UOp], before: Sequence[UOp]) -> list[UOp]:
    """Of so many elements those of each value, beside each other, at its counter."""
    first = block * lanes
    digit, *values = (
        _vector(value, found.loop, first, lanes, block) for value in (found.digit, *(v for _, v in found.outputs))
    )
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
    return UOp(
        Op.CUSTOM,
        dtype,
        (value, here),
        f"call {vector} {called}({vector} {{0}}, {vector} zeroinitializer, <{lanes} x i1> {{1}})",
    )


def _iota(dtype: DType, lanes: int) -> UOp:
    return vectorize(*[UOp(Op.CONST, dtype, (), i) for i in range(lanes)])


def _vector(value: UOp, loop: UOp, first: UOp, lanes: int, *order: UOp) -> UOp | None:
    """A value of so many iterations from one on; None of what is not read one after another."""
    done: dict[UOp, UOp | None] = {}
    for node in value.toposort():
        src = [done.get(s) for s in node.src]
        known = tuple(s for s in src if s is not None)
        made: UOp | None = None
        if node.op is Op.CONST:
            made = UOp(Op.CONST, node.type.vec(lanes), (), node.arg)
        elif node is loop:
            made = _iota(node.type, lanes) + vectorize(*[first] * lanes)
        elif node.op is Op.LOAD and node.src[1:] in ((), (loop,)) and node.src[0].src[1:] == (loop,):
            made = UOp(Op.LOAD, node.type.vec(lanes), (_at(node.src[0].src[0], first), *order))
        elif (node.op in ALU or node.op in (Op.CAST, Op.BITCAST)) and len(known) == len(src):
            made = UOp(node.op, node.type.vec(lanes), known, node.arg)
        done[node] = made
    return done[value]
