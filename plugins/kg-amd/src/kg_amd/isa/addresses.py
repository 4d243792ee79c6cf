"""Addresses of LOAD and STORE: a scalar base, an offset of 32 bits in a vector register,
and a constant.

An address is a sum of terms: those that all lanes have alike are added to the base by scalar instructions, the others are the offset, where bounds allow 32 bits without a sign; else
the address is 64 bits in vector registers. Of shared memory and scratch everything is the offset.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kg.plugin import AddrSpace, Op, UOp, is_power_of_two
from kg_render import guards
from kg_render.asm import InductionPointer, Register

from kg_amd.isa.operands import Operand, Part, is_vector, whole

if TYPE_CHECKING:
    from kg_amd.isa.select import AMDSelector

Terms = tuple[tuple[UOp, int], ...]
_NEAR: Final = range(-4096, 4096)  #: offsets of accesses to global memory and scratch
_SHARED: Final = range(65536)


@dataclass(frozen=True, slots=True)
class Address:
    """Offset (of 64 bits without a base), base or none, and constant."""

    offset: Operand
    base: Operand = 0
    constant: int = 0


class Addresses:
    """Those of one kernel."""

    def __init__(self, s: AMDSelector) -> None:
        self.s = s

    # -- terms

    def terms(self, position: UOp, size: int) -> tuple[int, list[tuple[UOp, int]]]:
        """A position in bytes as a constant and terms, each so many bytes.
        Sums stay whole where nothing is to be taken out of them: the program computes them once."""
        constant, found = self._taken_apart(position, size)
        joined: dict[UOp, int] = {}
        for node, times in found:
            joined[node] = joined.get(node, 0) + times
        return constant, list(joined.items())

    def _taken_apart(self, node: UOp, times: int) -> tuple[int, list[tuple[UOp, int]]]:
        if node.op is Op.CONST:
            return int(node.value) * times, []
        constant, found = 0, list[tuple[UOp, int]]()
        if node.op is Op.ADD and not guards.may_wrap(node):
            for s in node.src:
                more, terms = self._taken_apart(s, times)
                constant, found = constant + more, found + terms
        elif node.op is Op.MUL and node.src[1].op is Op.CONST and not guards.may_wrap(node):
            constant, found = self._taken_apart(node.src[0], times * int(node.src[1].value))
            if not constant and len(found) == 1:
                return 0, found
        is_alike = self.s.is_scalar(node)
        if constant or any(self.s.is_scalar(t) is not is_alike for t, _ in found):
            return constant, found
        return 0, [(node, times)]

    def scaled(self, node: UOp, times: int) -> Operand:
        """A term of an offset of 32 bits."""
        s, x = self.s, self.s.low(node)
        if isinstance(x, int):
            return x * times & 0xFFFFFFFF
        if times == 1:
            return x
        assert isinstance(x, Part)
        is_power = is_power_of_two(times)
        if x.kind == "s":
            return (
                s.made("s_lshl_b32", 1, x, times.bit_length() - 1)
                if is_power
                else s.made("s_mul_i32", 1, x, times & 0xFFFFFFFF)
            )
        if is_power:
            return s.made("v_lshlrev_b32", 1, times.bit_length() - 1, x)
        if _is_short(node, times):
            return s.made("v_mul_u32_u24", 1, times, x)
        return s.made("v_mul_lo_u32", 1, x, times & 0xFFFFFFFF)

    def offset(self, terms: Sequence[tuple[UOp, int]]) -> Operand:
        """The sum of terms in 32 bits: those that an outer block has are added there."""
        if not terms:
            return 0
        depths = [self.s.depth(node) for node, _ in terms]
        outer = tuple(t for t, depth in zip(terms, depths, strict=True) if depth < max(depths))
        inner = tuple(t for t, depth in zip(terms, depths, strict=True) if depth == max(depths))
        begun = self.offset(outer) if outer else None
        nodes = [node for node, _ in terms]
        return whole(self.s.outside(nodes, ("offset", tuple(terms)), lambda: self._summed(inner, begun)))

    def _summed(self, terms: Sequence[tuple[UOp, int]], total: Operand | None) -> Register:
        """Terms, added to what there is of the sum.
        A power of two that all are multiples of is shifted by at the end."""
        s = self.s
        common = 1 if total is not None else min(times & -times for _, times in terms)
        plain = [s.low(node) for node, times in terms if times == common]
        for node, times in terms:
            if times != common:
                total = self._added(node, times // common, plain.pop() if total is None and plain else total)
        total = plain.pop() if total is None else total
        shift = common.bit_length() - 1
        while len(plain) > 1:
            total = s.made("v_add3_u32", 1, plain.pop(), plain.pop(), total)
        if plain and shift:
            total = s.made("v_add_lshl_u32", 1, plain.pop(), total, shift)
        elif plain:
            total = s.made("v_add_nc_u32", 1, plain.pop(), s.in_vector(total))
        elif shift:
            total = s.made("v_lshlrev_b32", 1, shift, total)
        return s.in_vector(total).register if not _is_part_of_more(total) else s.made("v_mov_b32", 1, total).register

    def _added(self, node: UOp, times: int, total: Operand | None) -> Operand:
        """So many times a node and what there is of a sum."""
        s, x = self.s, self.s.low(node)
        if total is None or isinstance(x, int):
            made = self.scaled(node, times)
            return made if total is None else s.made("v_add_nc_u32", 1, made, s.in_vector(total))
        if times > 0 and not times & times - 1:
            return s.made("v_lshl_add_u32", 1, x, times.bit_length() - 1, total)
        if is_vector(x) and _is_short(node, times):
            return s.made("v_mad_u32_u24", 1, x, times, total)
        return s.made("v_add_nc_u32", 1, self.scaled(node, times), s.in_vector(total))

    def base(self, pointer: UOp, terms: Sequence[tuple[UOp, int]], constant: int = 0) -> Part:
        """A pointer moved on by what all lanes have alike."""
        s, base = self.s, whole(self.s.value(pointer))
        for node, times in terms:
            x = s.operand(node)
            bounds = node.bounds
            if not isinstance(x, Part):
                constant += int(node.value) * times
            elif bounds.min >= 0 and bounds.max * times < 1 << 32 and times > 0:
                base = self.moved(base, self.scaled(node, times), 0)
            elif x.size == 1 and node.type.is_signed and -(1 << 31) <= times < 1 << 31:
                low = s.made("s_mul_i32", 1, x, times & 0xFFFFFFFF)
                base = self.moved(base, low, s.made("s_mul_hi_i32", 1, x, times & 0xFFFFFFFF))
            else:
                from kg_amd.isa.ops.wide import scalar_multiply

                high: Operand = x.word(1) if x.size > 1 else s.made("s_ashr_i32", 1, x, 31) if node.type.is_signed else 0
                product = scalar_multiply(s, x.word(0), high, times & 0xFFFFFFFF, times >> 32 & 0xFFFFFFFF)
                base = self.moved(base, product.word(0), product.word(1))
        return whole(self._moved_by(base, constant)) if constant else base

    def moved(self, base: Part, low: Operand, high: Operand, into: Part | None = None) -> Part:
        """A scalar pointer and 64 bits."""
        s = self.s
        to = into or s.tuple_of(2, "s")
        s.op("s_add_u32", [to.word(0)], [base.word(0), low])
        s.op("s_addc_u32", [to.word(1)], [base.word(1), high])
        return to

    def long_offset(self, terms: Sequence[tuple[UOp, int]], base: Part) -> Part:
        """Base and terms as an address of 64 bits in vector registers."""
        from kg_amd.isa.ops.wide import add, multiply

        s = self.s
        total: Part = base
        for node, times in terms:
            x = s.in_vector(s.operand(node), 2 if node.type.bits == 64 else 1)
            if x.size > 1:
                high: Operand = x.word(1)
            else:
                high = s.made("v_ashrrev_i32", 1, 31, x) if node.type.is_signed else 0
            product = multiply(s, (x.word(0), high), (times & 0xFFFFFFFF, times >> 32 & 0xFFFFFFFF))
            total = add(s, (total.word(0), total.word(1)), (product.word(0), product.word(1)))
        return s.in_vector(total, 2)

    # -- addresses

    def split(self, terms: Sequence[tuple[UOp, int]]) -> tuple[list[tuple[UOp, int]], list[tuple[UOp, int]], bool]:
        """Terms that all lanes have alike, the others, and whether those fit an offset
        of 32 bits without a sign."""
        alike = [t for t in terms if self.s.is_scalar(t[0])]
        own = [t for t in terms if not self.s.is_scalar(t[0])]
        fits = all(times >= 0 and node.bounds.min >= 0 for node, times in own)
        fits = fits and sum(node.bounds.max * times for node, times in own) < 1 << 32
        return alike, own, fits

    def address(self, access: UOp) -> Address:
        """Of a LOAD or STORE."""
        s, where = self.s, access.src[0]
        if where.op is not Op.INDEX:
            return self.near(where, 0, [])
        found = s.induction_pointers.of_place.get(where)
        if found is not None and found[0] in s.cursors:
            return self._streamed(found[0], found[1])
        pointer, position = where.src[:2]
        size = max(1, where.pointer.base.itemsize)
        constant, terms = self.terms(position, size)
        if where.pointer.space is AddrSpace.GLOBAL:
            _, own, fits = self.split(terms)
            whole_fits = position.bounds.min >= 0 and (position.bounds.max + 1) * size < 1 << 32 and position.lanes == 1
            if not fits and whole_fits and own:
                constant, terms = 0, [(position, size)]
        return self.near(pointer, constant, terms)

    def near(self, pointer: UOp, constant: int, terms: Sequence[tuple[UOp, int]]) -> Address:
        s, space = self.s, pointer.pointer.space
        if space is not AddrSpace.GLOBAL:
            return self._inside(pointer, constant, terms)
        alike, own, fits = self.split(terms)
        rest = _far(constant)
        key, nodes = ("base", pointer, tuple(alike)), [node for node, _ in alike]
        base = whole(s.outside(nodes, key, lambda: self.base(pointer, alike).register))
        if rest > 0 and fits and self._is_of_this_block(own, rest):
            start = self.offset(own)
            key = ("further", tuple(own), rest)
            offset = s.once(key, lambda: s.made("v_add_nc_u32", 1, rest, s.in_vector(start)).register)
            return Address(whole(offset), base, constant - rest)
        if rest:
            key = (*key, rest)
            base = whole(s.outside(nodes, key, lambda start=base: self._moved_by(start, rest)))
        if fits:
            return Address(self.offset(own), base, constant - rest)
        nodes += [node for node, _ in own]
        address = s.outside(nodes, ("long", key, tuple(own)), lambda: self.long_offset(own, base).register)
        return Address(whole(address), 0, constant - rest)

    def _is_of_this_block(self, own: Sequence[tuple[UOp, int]], rest: int) -> bool:
        """Whether an offset and a constant fit 32 bits and change in this block:
        else a register would be taken in all of a loop."""
        most = sum(node.bounds.max * times for node, times in own) + rest
        return bool(own) and most < 1 << 32 and max(self.s.depth(node) for node, _ in own) >= len(self.s.scopes) - 1

    def _moved_by(self, base: Part, constant: int) -> Register:
        return self.moved(base, constant & 0xFFFFFFFF, constant >> 32 & 0xFFFFFFFF).register

    def _inside(self, pointer: UOp, constant: int, terms: Sequence[tuple[UOp, int]]) -> Address:
        """Of shared memory and scratch, whose addresses are numbers."""
        constant += self.s.arrays[pointer]
        near = _SHARED if pointer.pointer.space is AddrSpace.LOCAL else _NEAR
        offset = self.offset(terms)
        is_sure = all(times >= 0 and node.bounds.min >= 0 for node, times in terms)
        if constant in near and is_sure:
            return Address(offset, 0, constant)
        key = ("inside", tuple(terms), constant)
        s = self.s
        moved = s.outside(
            [node for node, _ in terms],
            key,
            lambda: s.made("v_add_nc_u32", 1, constant & 0xFFFFFFFF, s.in_vector(offset)).register,
        )
        return Address(whole(moved), 0, 0)

    # -- streams

    def cursor(self, stream: InductionPointer) -> Register:
        """The first place: a scalar base that moves and an offset that stays; or an address that moves."""
        s, start = self.s, stream.loop.src[0]
        terms: Terms = stream.terms
        if not (start.op is Op.CONST and start.value == 0):
            terms = (*terms, (start, stream.step))
        if stream.pointer.pointer.space is not AddrSpace.GLOBAL:
            return self._copied(s.in_vector(self.offset(terms))).register
        alike, own, fits = self.split(terms)
        base = self.base(stream.pointer, alike)
        if fits and s.is_scalar(stream.loop):
            s.offsets[stream] = self._offset_part(own)
            return self._copied(base).register
        s.offsets.pop(stream, None)
        return self._copied(self.long_offset(own, base)).register

    def _offset_part(self, own: Sequence[tuple[UOp, int]]) -> Part | None:
        found = self.offset(own)
        return found if isinstance(found, Part) else None

    def _copied(self, x: Part) -> Part:
        """The same in a register of its own, which moves."""
        s = self.s
        made = s.code.register(x.kind, 32 * x.size)
        s.copy(made, x.register)
        return whole(made)

    def advance(self, stream: InductionPointer, cursor: Register) -> bool:
        s, to, step = self.s, whole(cursor), stream.step
        if to.kind == "s":
            self.moved(to, step & 0xFFFFFFFF, step >> 32 & 0xFFFFFFFF, into=to)
        elif to.size == 1:
            s.op("v_add_nc_u32", [to], [step & 0xFFFFFFFF, to])
        else:
            s.op("v_add_co_u32", [to.word(0), s.vcc], [to.word(0), step & 0xFFFFFFFF])
            s.op("v_add_co_ci_u32", [to.word(1), s.vcc], [to.word(1), step >> 32 & 0xFFFFFFFF, s.vcc])
        return True

    def _streamed(self, stream: InductionPointer, constant: int) -> Address:
        s, cursor = self.s, whole(self.s.cursors[stream])
        space = stream.pointer.pointer.space
        if space is not AddrSpace.GLOBAL:
            constant += s.arrays[stream.pointer]
            if constant in (_SHARED if space is AddrSpace.LOCAL else _NEAR):
                return Address(cursor, 0, constant)
            return Address(s.made("v_add_nc_u32", 1, constant & 0xFFFFFFFF, cursor), 0, 0)
        rest = _far(constant)
        if cursor.kind == "s":
            base = whole(s.once(("streamed", stream, rest), lambda: self._moved_by(cursor, rest))) if rest else cursor
            while stream.outer is not None:  # whose base and offset it began with
                stream = stream.outer
            return Address(s.offsets[stream] or 0, base, constant - rest)
        if rest:
            from kg_amd.isa.ops.wide import add

            cursor = add(s, (cursor.word(0), cursor.word(1)), (rest & 0xFFFFFFFF, rest >> 32 & 0xFFFFFFFF))
        return Address(cursor, 0, constant - rest)


def _far(constant: int) -> int:
    """What of a constant is beyond the offsets of accesses."""
    return 0 if constant in _NEAR else constant & ~4095


def _is_short(node: UOp, times: int) -> bool:
    """Whether a product is one of 24 bits."""
    return node.bounds.min >= 0 and node.bounds.max < 1 << 24 and 0 <= times < 1 << 24


def _is_part_of_more(x: Operand) -> bool:
    return isinstance(x, Part) and x.kind == "v" and x.register.bits > 32
