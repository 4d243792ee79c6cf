"""int64 and uint64 on targets without them: values become pairs of uint32, buffers arrays of uint32.

    load(p: ptr<int64>[i]) + x   ->   low, high = load(p: ptr<uint32>[2*i]), load(p[2*i + 1]); add with carry

Counters and launch variables stay one int32, which their bounds must allow.
"""

from __future__ import annotations

from typing import Final

from kg.plugin.lowering import (
    ALU,
    DIVISIONS,
    Access,
    DType,
    Op,
    PtrDType,
    Target,
    UOp,
    as_order,
    float32,
    int32,
    int64,
    is_power_of_two,
    operand_dtype,
    uint32,
    uint64,
)

from kg_lowering.dtypes import pairs
from kg_lowering.dtypes.pairs import Pair
from kg_lowering.ops.integers import is_nonnegative

WIDE_INTEGERS: Final = frozenset({int64, uint64})
_FLOORS: Final = frozenset({Op.FLOORDIV, Op.FLOORMOD})


def lower_pairs(sink: UOp, target: Target) -> UOp:
    """The graph without 64-bit integers, for a target that lacks either of them."""
    return _Pairs(target).lower(sink)


class _Pairs:
    def __init__(self, target: Target) -> None:
        self.target = target
        self.done: dict[UOp, UOp] = {}
        self.pairs: dict[UOp, Pair] = {}

    def lower(self, sink: UOp) -> UOp:
        for node in sink.toposort():
            if _is_wide(node):
                self.pairs[node] = self._pair(node)
            else:
                self.done[node] = self._word(node)
        return self.done[sink]

    # -- nodes that are no 64-bit values

    def _word(self, node: UOp) -> UOp:
        match node.op:
            case Op.DEFINE_GLOBAL | Op.DEFINE_LOCAL | Op.DEFINE_SCRATCH | Op.DEFINE_REG:
                return node.replace(dtype=_pointer(node.pointer))
            case Op.INDEX:
                return self._address(node, 0)
            case Op.STORE if _is_wide(node.src[1]):
                return self._store(node)
            case Op.CAST if _is_wide(node.src[0]):
                return self._from_pair(self.pairs[node.src[0]], node.src[0].type, node.type)
            case Op.BITCAST if _is_wide(node.src[0]):
                return _interleave(self.pairs[node.src[0]]).bitcast(node.type)
            case _ if node.op in ALU and _is_wide(node.src[0]):
                return self._compare(node)
            case _:
                count = len(node.src) - len(node.order)
                src = tuple([self._counter(s) if _is_wide(s) else self.done[s] for s in node.src[:count]])
                src += self._order(node)
                return node.with_src(src)

    def _order(self, node: UOp) -> tuple[UOp, ...]:
        """What happens before a node, 64-bit loads as those of their words."""
        return as_order(s for o in node.order for s in (self.pairs[o] if _is_wide(o) else (self.done[o],)))

    def _counter(self, node: UOp) -> UOp:
        """A 64-bit integer where a single node is wanted (an index, a loop's bound):
        its low word, when that is all of it."""
        if node in self.done:
            return self.done[node]
        self._check_fits(node)
        return self.pairs[node].low.cast(int32)

    def _check_fits(self, node: UOp) -> None:
        least, greatest = node.bounds.min, node.bounds.max
        if not (int32.min <= least and greatest <= int32.max):
            raise self.target.refuse(node, node.type, f"it may be {least} to {greatest}, which is more than int32 holds")

    def _compare(self, node: UOp) -> UOp:
        x, y = (self.pairs[s] for s in node.src)
        signed = node.src[0].type.is_signed
        match node.op:
            case Op.CMPEQ:
                return pairs.equal(x, y)
            case Op.CMPNE:
                return ~pairs.equal(x, y)
            case Op.CMPLT:
                return pairs.less(x, y, signed)
            case Op.CMPLE:
                return ~pairs.less(y, x, signed)
            case _:
                raise self.target.refuse(node, node.src[0].type, "no rule gives it on pairs of uint32")

    def _from_pair(self, x: Pair, source: DType, target: DType) -> UOp:
        if target.is_bool:
            return ~pairs.is_zero(x)
        if not target.is_float:
            return x.low.cast(target)
        value = pairs.to_float(x, target, source.is_signed)
        return value.cast(target)

    # -- memory

    def _address(self, node: UOp, word: int) -> UOp:
        """The address of a word of what `node` addresses; of the same element where that is no 64-bit integer."""
        pointer, offset = self.done[node.src[0]], node.src[1]
        # no memory of such a target has 2^31 elements: of an offset that is within it, the low word is all of it
        at = self.pairs[offset].low.cast(int32.vec(offset.lanes)) if _is_wide(offset) else self.done[offset]
        if node.src[0].pointer.base.scalar in WIDE_INTEGERS:
            # the constant of a register stays one
            at = at.const_like(int(at.value) * 2 + word) if at.op is Op.CONST else at * 2 + word if word else at * 2
        gate = tuple([self.done[s] for s in node.src[2:]])
        return UOp(Op.INDEX, pointer.dtype, (pointer, at, *gate))

    def _is_consecutive(self, address: UOp, lanes: int) -> bool:
        """Whether an access is of several elements in a row, so that the words lie interleaved."""
        return lanes > 1 and address.src[1].lanes == 1 and address.src[0].pointer.base.lanes == 1

    def _wide_address(self, node: UOp) -> UOp:
        address = self._address(node, 0)
        if len(address.src) > 2 and address.src[2].lanes > 1:
            gate = address.src[2]
            doubled = gate.lane(*[i // 2 for i in range(2 * gate.lanes)])
            return address.replace(src=(*address.src[:2], doubled))
        return address

    def _load(self, node: UOp) -> Pair:
        address, lanes = node.src[0], node.lanes
        order = self._order(node)
        other = (self.pairs[node.src[1]],) if node.gate is not None else ()
        if self._is_consecutive(address, lanes):
            src = (self._wide_address(address), *[_interleave(p) for p in other], *order)
            return _separate(UOp(Op.LOAD, uint32.vec(2 * lanes), src, node.arg))
        words = [
            UOp(Op.LOAD, uint32.vec(lanes), (self._address(address, i), *[p[i] for p in other], *order), _access(node, i))
            for i in range(2)
        ]
        return Pair(*words)

    def _store(self, node: UOp) -> UOp:
        address, value = node.src[0], self.pairs[node.src[1]]
        order = self._order(node)
        if self._is_consecutive(address, node.src[1].lanes):
            return UOp(Op.STORE, node.dtype, (self._wide_address(address), _interleave(value), *order), node.arg)
        first = UOp(Op.STORE, node.dtype, (self._address(address, 0), value.low, *order), _access(node, 0))
        return UOp(Op.STORE, node.dtype, (self._address(address, 1), value.high, first, *order), _access(node, 1))

    # -- 64-bit values

    def _pair(self, node: UOp) -> Pair:
        match node.op:
            case Op.CONST:
                return pairs.constant(int(node.value), node.lanes)
            case Op.DEFINE_VAR | Op.RANGE | Op.SPECIAL:
                return self._launched(node)
            case Op.LOAD:
                return self._load(node)
            case Op.CAST:
                return self._to_pair(node)
            case Op.BITCAST:
                x = node.src[0]
                return self.pairs[x] if _is_wide(x) else _separate(self.done[x].bitcast(uint32.vec(2 * node.lanes)))
            case Op.VECTORIZE:
                sources = [self.pairs[s] for s in node.src]
                low, high = (UOp(Op.VECTORIZE, uint32.vec(node.lanes), tuple([p[i] for p in sources])) for i in range(2))
                return Pair(low, high)
            case Op.GEP | Op.SHUFFLE:
                sources = [self.pairs[s] for s in node.src]
                words = (tuple([p[i] for p in sources]) for i in range(2))
                low, high = (UOp(node.op, uint32.vec(node.lanes), word, node.arg) for word in words)
                return Pair(low, high)
            case _ if node.op in ALU:
                return self._arithmetic(node)
            case _:
                raise self.target.refuse(node, node.type, "use int32 there")

    def _launched(self, node: UOp) -> Pair:
        self._check_fits(node)
        src = tuple([self._counter(s) if _is_wide(s) else self.done[s] for s in node.src])
        word = UOp(node.op, int32, src, node.arg)
        self.done[node] = word  # END and other users of a loop name the RANGE itself
        return pairs.from_word(word)

    def _to_pair(self, node: UOp) -> Pair:
        x = node.src[0]
        if _is_wide(x):
            return self.pairs[x]
        if x.type.is_float:
            value = self.done[x].cast(float32) if x.type.bits < 32 else self.done[x]
            return pairs.from_float(value, node.type.is_signed)
        return pairs.from_word(self.done[x])

    def _arithmetic(self, node: UOp) -> Pair:
        signed = node.type.is_signed
        if node.op is Op.WHERE:
            return pairs.select(self.done[node.src[0]], self.pairs[node.src[1]], self.pairs[node.src[2]])
        if node.op in DIVISIONS:
            return self._divide(node)
        x, *others = [self.pairs[s] for s in node.src]
        match node.op:
            case Op.ADD:
                return pairs.add(x, others[0])
            case Op.SUB:
                return pairs.sub(x, others[0])
            case Op.MUL:
                return pairs.mul(x, others[0])
            case Op.MULACC:
                return pairs.add(pairs.mul(x, others[0]), others[1])
            case Op.NEG:
                return pairs.negate(x)
            case Op.ABS:
                return pairs.select(pairs.is_negative(x), pairs.negate(x), x) if signed else x
            case Op.AND | Op.OR | Op.XOR:
                return pairs.bitwise(node.op, x, others[0])
            case Op.SHL:
                return pairs.shift_left(x, others[0])
            case Op.SHR:
                return pairs.shift_right(x, others[0], signed)
            case Op.MAX:
                return pairs.select(pairs.less(x, others[0], signed), others[0], x)
            case Op.MIN:
                return pairs.select(pairs.less(others[0], x, signed), others[0], x)
            case _:
                raise self.target.refuse(node, operand_dtype(node), "no rule gives it on pairs of uint32")

    def _divide(self, node: UOp) -> Pair:
        x, y = (self.pairs[s] for s in node.src)
        divisor = int(node.src[1].value) if node.src[1].op is Op.CONST else 0
        wants_quotient = node.op in (Op.IDIV, Op.FLOORDIV)
        if is_power_of_two(divisor) and (node.op in _FLOORS or is_nonnegative(node.src[0])):
            if wants_quotient:
                return pairs.shift_right(x, pairs.constant(divisor.bit_length() - 1, node.lanes), node.type.is_signed)
            return pairs.bitwise(Op.AND, x, pairs.constant(divisor - 1, node.lanes))
        if all(s.bounds.min >= 0 and s.bounds.max <= uint32.max for s in node.src):
            word = x.low.alu(Op.IDIV if wants_quotient else Op.MOD, y.low)
            return Pair(word, word.const_like(0))
        return pairs.divide(node.op, x, y, node.type.is_signed)


def _is_wide(node: UOp) -> bool:
    return isinstance(node.dtype, DType) and node.dtype.scalar in WIDE_INTEGERS


def _pointer(pointer: PtrDType) -> PtrDType:
    if pointer.base.scalar not in WIDE_INTEGERS:
        return pointer
    size = pointer.size * 2 if pointer.size >= 0 else pointer.size
    return PtrDType(uint32.vec(pointer.base.lanes), pointer.space, size)


def _access(node: UOp, word: int) -> object:
    """The second word is aligned to a word only."""
    if node.arg is None or word == 0:
        return node.arg
    return Access(min(node.access.align, 4), node.access.streaming)


def _interleave(x: Pair) -> UOp:
    """The words in the order of memory: low, high, low, high."""
    lanes = x.low.lanes
    joined = UOp(Op.VECTORIZE, uint32.vec(2 * lanes), (x.low, x.high))
    return joined.lane(*[i // 2 + (i % 2) * lanes for i in range(2 * lanes)])


def _separate(x: UOp) -> Pair:
    return Pair(x.lane(*range(0, x.lanes, 2)), x.lane(*range(1, x.lanes, 2)))


def lacks_pairs(target: Target) -> bool:
    return not (target.has(int64) and target.has(uint64))
