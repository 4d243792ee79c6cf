"""Phase 5: a scatter to the ranks of few values counts in registers: partitions and selections.

for i: { n = count[d[i]]; out[n] = v[i]; count[d[i]] = n + 1 }
->  c0 = count[0]; c1 = count[1];  for each vector of i: { out[c0 ...] = v where d = 0, compressed; c0 += how many; the same for 1 };  count[0] = c0; count[1] = c1

A counter in memory is read where it was just stored, so that each element waits for the one before. Where no vectors are compressed and stored at once, all counters of a block are in one
register, some bits each, beside a copy of where they began:

->  for each block: { first = count;  c = 0;  for i in it: { out[first[d] + (c >> 12 d) % 4096] = v; c += 1 << 12 d };  count += what c holds }

What only counts under a condition, a selection, is packed in scratch memory, where what is not selected is stored over; by vectors where lanes are permuted (`compress_vectors`):

for i: { n = count[0] if m[i]; out[n] = v[i] if m[i]; count[0] = n + 1 if m[i] }
->  for each block: { c = 0;  for i in it: { scratch[c] = v; c += m };  out[count + j] = scratch[j] for j < c;  count += c }

Example of compress_scatters: tests/filetests/passes/compress_scatters.kg
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from kg.plugin import AddrSpace, Op, PtrDType, UOp, parse_dtype
from kg.plugin.passes import Context, ended_ranges, scopes, vectorize, void
from kg.records import dataclass

from kg_cpu.host import LINE
from kg_cpu.passes.compress_vectors import Packing, compressed, how_many, iota, packed, packing, vector
from kg_cpu.passes.prefetch_scatters import counts, without_casts

#: The elements of a block, and the bits of a counter that no block exceeds; so many fit one register.
BLOCK: Final = 2048
BITS: Final = 12
MOST: Final = 64 // BITS
#: Elements that are copied at once from scratch memory.
_COPIED: Final = 8
_INT32: Final = parse_dtype("int32")
_BITS16: Final = parse_dtype("uint16")
_PACKED: Final = parse_dtype("uint64")
_INDEX: Final = parse_dtype("index")
_ZERO: Final = UOp(Op.CONST, _INDEX, (), 0)


@dataclass(frozen=True, slots=True)
class _Output:
    """What is stored at where an element's digit is counted."""

    memory: UOp
    value: UOp
    size: int  #: of the memory, where places are checked; 0 where they are known to be there

    @property
    def packed(self) -> UOp:
        """The value, or an integer that is moved in its place:
        one of 32 bits of which it is the same in a wider type, or the bits of a float of 16."""
        value = self.value
        if value.type.is_float and value.type.bits == _BITS16.bits:
            return value.bitcast(_BITS16)
        if value.op is Op.CAST and value.type.is_int and value.type.bits > _INT32.bits and value.src[0].type.is_int:
            least, most = value.src[0].vmin, value.src[0].vmax
            if _INT32.min <= least and most <= _INT32.max:  # type: ignore[operator]  of integers they are
                return value.src[0].cast(_INT32)
        return value

    def stored(self, moved: UOp) -> UOp:
        """The value of what was moved."""
        dtype = self.value.type.vec(moved.type.lanes)
        return moved.bitcast(dtype) if dtype.is_float and moved.type.is_int else moved.cast(dtype)


@dataclass(frozen=True, slots=True)
class _Counting:
    """A loop that counts values in `counters`, and stores values at where each element is counted.
    `gate`: of which elements, where not of all."""

    loop: UOp
    place: UOp  #: the value of an element, as an index
    gate: UOp | None
    counters: UOp
    outputs: tuple[_Output, ...]

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

    @property
    def is_selection(self) -> bool:
        return self.gate is not None and self.size == 1

    @property
    def values(self) -> list[UOp]:
        return [output.packed for output in self.outputs]

    @property
    def spare(self) -> int:
        """How many elements more than are counted the least memory has whose places are checked.
        Where counters begin before those, every place is there. -1 for none that is checked."""
        sizes = [output.size for output in self.outputs if output.size]
        return min(sizes) - int(self.loop.src[1].value) if sizes else -1

    @property
    def parts(self) -> list[UOp]:
        """What is computed of an element."""
        conditions = [] if self.gate is None else [self.gate]
        return [*([self.digit] if self.size > 1 else []), *conditions, *self.values]


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
    if not others or len(known) < len(others) or not 2 - len(gate) <= _few(counters):
        return None
    if any(end in u.src for u in sink.toposort() if u is not sink):
        return None
    written = {counters, *(output.memory for output in known)}
    for u in end.toposort():
        if u.op in (Op.RANGE, Op.END) and u not in (loop, end):
            return None
        if u.op is Op.LOAD and u is not found and u.src[0].src[0] in written:
            return None
    if any(u.op is Op.INDEX and u.src[0] is counters and u is not place for u in sink.toposort()):
        return None
    return _Counting(loop, at, gate[0] if gate else None, counters, tuple(known))


def _output(store: UOp, place: UOp, found: UOp) -> _Output | None:
    """A store at what a counter holds, where that is a place of the memory;
    what is not counted must have none."""
    if store.op is not Op.STORE:
        return None
    (memory, at, *gates), value = store.src[0].src, store.src[1]
    if without_casts(at) is not found or memory.op is not Op.PARAM or place in value.toposort():
        return None
    gate = gates[0] if gates else None
    if gate is not None and not _is_below(gate, found):
        return None
    if len(place.src) > 2 and (gate is None or found.src[1].op is not Op.CONST or found.src[1].value != -1):
        return None
    return _Output(memory, value, 0 if gate is None else int(gate.src[1].value))


def _is_below(gate: UOp, found: UOp) -> bool:
    """Whether a gate says that what was found is a number from 0 to below a constant."""
    if gate.op is not Op.CMPLT or gate.src[0].op is not Op.BITCAST or gate.src[1].op is not Op.CONST:
        return False
    below = gate.src[0]
    return below.src[0] is found and below.type.is_int and not below.type.is_signed and found.type.is_signed


def _few(counters: UOp) -> int:
    """How many counters there are in a row; 0 for too many."""
    size = counters.shape[0] if counters.op is Op.PARAM and len(counters.shape) == 1 else 0
    return size if isinstance(size, int) and size <= MOST else 0


def _lowered(found: _Counting, end: UOp, context: Context) -> tuple[list[UOp], list[str]]:
    """The statements in place of the loop, and the names of their loops; none where it stays."""
    how = packing(found.values, found.parts, found.loop, context, is_selection=found.is_selection)
    name, count = found.loop.axis.name, int(found.loop.src[1].value)
    is_checked = any(output.size for output in found.outputs)
    each = how.lanes if how.by_instruction or found.is_selection else BLOCK
    if count < each or (is_checked and found.spare < 0) or not (found.is_selection or (found.gate is None and not is_checked)):
        return [], []
    done = _done(found, count - count % each) if is_checked else found.loop.const_like(count - count % each)
    if found.is_selection:
        made, names = _selected(found, how, done)
    elif how.by_instruction:
        made, names = _by_vectors(found, _loop(found.loop, f"{name}.blocks", 0, count // each), how.lanes), [f"{name}.blocks"]
    else:
        made, names = _by_blocks(found, _loop(found.loop, f"{name}.blocks", 0, count // each)), [f"{name}.blocks", name]
    if count % each or is_checked:
        rest = _loop(found.loop, f"{name}.tail", done, count)
        after = {
            u: u.with_src((*u.src, *made)) for u in end.toposort() if u.op is Op.LOAD and u.src[0].src[0] is found.counters
        }
        made = [*made, end.substitute(after).substitute({found.loop: rest})]
        names.append(rest.axis.name)
    return made, names


def _done(found: _Counting, most: int) -> UOp:
    """How many elements are counted so: none where the counter begins where not every place is there."""
    begun = _load(_at(found.counters, _ZERO)).cast(_INDEX)
    whole = found.loop.const_like(most)
    return ((begun >= 0) & (begun <= found.spare)).where(whole, whole.const_like(0))


def _loop(like: UOp, name: str, first: int | UOp, last: int | UOp) -> UOp:
    start, stop = (s.const_like(b) if isinstance(b, int) else b for s, b in zip(like.src, (first, last), strict=True))
    return like.replace(src=(start, stop), arg=replace(like.axis, name=name))


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
    place, *values = (value.substitute(element) for value in (found.place, *(o.value for o in found.outputs)))
    shift = place.cast(_PACKED) * BITS
    goes = _load(_at(first, place), *filled, inner) + ((before >> shift) & ((1 << BITS) - 1)).cast(dtype)
    stored = [_store(_at(o.memory, goes.cast(_INDEX)), v, inner) for o, v in zip(found.outputs, values, strict=True)]
    end = UOp(Op.END, void, (inner, *stored, _store(register, before + (none.const_like(1) << shift), inner, before)))
    counted = _load(register, end)
    more = [((counted >> (BITS * number)) & ((1 << BITS) - 1)).cast(dtype) for number in range(found.size)]
    totals = [_store(c, b + m, outer, end) for c, b, m in zip(counters, begun, more, strict=True)]
    return [UOp(Op.END, void, (outer, *totals))]


# -- selections


def _selected(found: _Counting, how: Packing, done: UOp) -> tuple[list[UOp], list[str]]:
    """What is selected of a block is packed in scratch memory, and copied from there.
    The last block is shorter."""
    name, lanes, dtype = found.loop.axis.name, how.lanes, found.counters.type
    outer = _loop(found.loop, f"{name}.blocks", 0, (done + (BLOCK - 1)) // BLOCK)
    inner = _loop(found.loop, name, 0, (done - outer * BLOCK).minimum(BLOCK) // lanes)
    register = _at(UOp(Op.DEFINE_REG, PtrDType(_INT32, AddrSpace.REG, 1), (), "packed"), _ZERO)
    before = _load(register, _store(register, UOp(Op.CONST, _INT32, (), 0), outer), inner)
    first = outer * BLOCK + inner * lanes
    here, *values = (_known(vector(part, found.loop, first, lanes, inner)) for part in found.parts)
    many, values = packed(here, values, how)
    buffers = _scratch_buffers(values)
    stored = [_store(_at(buffer, before.cast(_INDEX)), v, inner) for buffer, v in zip(buffers, values, strict=True)]
    end = UOp(Op.END, void, (inner, *stored, _store(register, before + many, inner, before)))
    counter, number = _at(found.counters, _ZERO), _load(register, end)
    begun = _load(counter, outer)
    copies: list[UOp] = []
    for which, (output, buffer) in enumerate(zip(found.outputs, buffers, strict=True)):
        vectors = _loop(found.loop, f"{name}.copy{which}", 0, number.cast(_INDEX) // _COPIED)
        rest = _loop(found.loop, f"{name}.rest{which}", vectors.src[1] * _COPIED, number.cast(_INDEX))
        for loop, width, at in ((vectors, _COPIED, vectors * _COPIED), (rest, 1, rest)):
            read = UOp(Op.LOAD, values[which].type.scalar.vec(width), (_at(buffer, at), end, loop))
            goes = _at(output.memory, begun.cast(_INDEX) + at)
            copies.append(UOp(Op.END, void, (loop, _store(goes, output.stored(read), outer, loop))))
    total = _store(counter, begun + number.cast(dtype), outer, *copies)
    return [UOp(Op.END, void, (outer, total))], [outer.axis.name, name, *(c.src[0].axis.name for c in copies)]


def _scratch_buffers(values: Sequence[UOp]) -> list[UOp]:
    """Scratch memory for a block of each of these, and for the lanes behind the last that is selected."""
    buffers: list[UOp] = []
    offset = 0
    for number, value in enumerate(values):
        dtype, size = value.type.scalar, BLOCK + value.type.lanes
        buffers.append(UOp(Op.DEFINE_SCRATCH, PtrDType(dtype, AddrSpace.SCRATCH, size), (), (f"packed{number}", offset)))
        offset += -(-size * dtype.itemsize // LINE) * LINE
    return buffers


def _known(value: UOp | None) -> UOp:
    assert value is not None, "what is no vector is known before"
    return value


# -- by vectors


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

    def vectors(part: UOp) -> UOp:
        return _known(vector(part, found.loop, first, lanes, block))

    values = [vectors(value) for value in found.values]
    numbers = iota(_INT32, lanes)
    statements: list[UOp] = []
    for number, (register, counter) in enumerate(zip(registers, before, strict=True)):
        here = vectors(found.digit).eq(number)
        many = how_many(here)
        selected = numbers < vectorize(*[many] * lanes)
        for output, value in zip(found.outputs, values, strict=True):
            moved = output.stored(compressed(value, here))
            statements.append(_store(_at(output.memory, counter.cast(_INDEX), selected), moved, block))
        statements.append(_store(register, counter + many.cast(counter.type), block, counter))
    return statements
