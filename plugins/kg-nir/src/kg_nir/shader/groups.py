"""GROUP_REDUCE and SUBGROUP_SHUFFLE in NIR: subgroup operations, then shared memory."""

from __future__ import annotations

from functools import reduce
from math import gcd, prod
from typing import Final

from kg.plugin import DType, Op, UnsupportedError, UOp, parse_dtype

from kg_nir.shader.ops import combined
from kg_nir.shader.writer import ALIGNED, Emitter, Lanes, Writer

_UINT, _INT = map(parse_dtype, ("uint32", "int32"))
_OPS: Final = {"add": Op.ADD, "mul": Op.MUL, "max": Op.MAX, "min": Op.MIN}
#: Of bools as 0 and 1.
_OF_BOOLS: Final = {"add": "max", "max": "max", "mul": "min", "min": "min"}


def group_reduce(w: Writer, uop: UOp) -> Lanes:
    """GROUP_REDUCE: of so many side by side in subgroups, then of what these have,
    which each work-item reads.

    Work-items in a row of the group's own numbering reduce together, as their number divides the group's size along x. So does the greatest number that
    divides both theirs and a subgroup's.
    """
    calls, items, how, dtype = w.calls, uop.group_reduce.items, uop.group_reduce.how, uop.type.scalar
    if calls.work_group[0] % items:
        raise UnsupportedError(f"{calls.name}: {items} work-items can't reduce together in a group of {calls.work_group}")
    together = _Together(w, _OF_BOOLS[how] if dtype.is_bool else how, dtype)
    near = gcd(items, w.subgroup)
    values = [together.within(together.held(x), near) for x in w.lanes(uop.src[0])]
    if items > near:
        values = together.through_memory(values, items, near)
    return tuple(map(together.given, values))


def subgroup_shuffle(w: Writer, uop: UOp) -> int:
    """SUBGROUP_SHUFFLE: the value of the lane that each names, in a subgroup or a part of one."""
    calls, dtype = w.calls, uop.src[1].type
    if uop.slot > w.subgroup or prod(calls.work_group) % w.subgroup:
        raise UnsupportedError(
            f"{calls.name}: {uop.slot} lanes of {w.subgroup} can't take values of each other in a group of {calls.work_group}"
        )
    lane = w.value(uop.src[1])
    lane = calls.alu("u2u32", lane) if dtype.bits == 64 else lane
    if uop.slot < w.subgroup:
        lane = calls.alu("ior", lane, calls.alu("iand", calls.do("lane"), calls.constant(32, -uop.slot)))
    together = _Together(w, "max", uop.type)
    return together.given(together.of_lane(together.held(w.value(uop.src[0])), lane))


class _Together:
    """One monoid on one dtype. Bools and integers of 8 and 16 bits are held in 32."""

    def __init__(self, w: Writer, how: str, dtype: DType) -> None:
        self.w, self.how, self.stored = w, how, dtype
        narrow = not dtype.is_float and dtype.bits < 32
        self.dtype = (_INT if dtype.is_signed and not dtype.is_bool else _UINT) if narrow else dtype

    def held(self, x: int) -> int:
        """A value as it is held here."""
        if self.dtype == self.stored:
            return x
        return self.w.calls.alu("b2i32" if self.stored.is_bool else "i2i32" if self.stored.is_signed else "u2u32", x)

    def given(self, x: int) -> int:
        """The value again."""
        if self.dtype == self.stored:
            return x
        calls = self.w.calls
        return calls.alu("ine", x, calls.constant(32, 0)) if self.stored.is_bool else calls.alu(f"u2u{self.stored.bits}", x)

    def combined(self, x: int, y: int) -> int:
        return combined(self.w, _OPS[self.how], self.dtype, x, y)

    def within(self, x: int, count: int) -> int:
        """Of so many lanes side by side: one operation for integers of 32 bits, halves with halves for others,
        whose MAX knows NaN."""
        calls = self.w.calls
        if count > 1 and self.dtype.is_int and self.dtype.bits == 32:
            sign = "i" if self.how in ("add", "mul") or self.dtype.is_signed else "u"
            return calls.do("reduce", sign + self.how, x, count)
        for step in (1 << n for n in range(count.bit_length() - 1)):
            x = self.combined(x, self.of_lane(x, calls.alu("ixor", calls.do("lane"), calls.constant(32, step))))
        return x

    def of_lane(self, x: int, lane: int) -> int:
        """The value of another lane of the subgroup, in words of 32 bits."""
        calls, bits = self.w.calls, self.dtype.bits
        if bits == 32:
            return calls.do("shuffle", x, lane)
        if bits == 16:
            return calls.alu("u2u16", calls.do("shuffle", calls.alu("u2u32", x), lane))
        by = calls.constant(32, 32)
        words = calls.alu("u2u32", x), calls.alu("u2u32", calls.alu("ushr", x, by))
        low, high = (calls.alu("u2u64", calls.do("shuffle", word, lane)) for word in words)
        return calls.alu("ior", low, calls.alu("ishl", high, by))

    def through_memory(self, values: list[int], items: int, near: int) -> list[int]:
        """Of `items` work-items, of which each `near` have a value already:
        the first of these stores it, all read them in their order."""
        w, calls, size = self.w, self.w.calls, max(32, self.dtype.bits) // 8
        bits, pieces, (x, y, z) = self.dtype.bits, items // near, calls.work_group
        slots = x * y * z // near
        memory = calls.shared
        calls.shared += -(-slots * size * len(values) // ALIGNED) * ALIGNED
        item = w.item()
        if w.counters:  # open loops: those that read what the last round left are done
            w.barrier()
        calls.do("if", calls.alu("ieq", calls.alu("iand", item, calls.constant(32, near - 1)), calls.constant(32, 0)))
        at = calls.alu("imul", calls.alu("ushr", item, calls.constant(32, near.bit_length() - 1)), calls.constant(32, size))
        for n, value in enumerate(values):
            place = calls.alu("iadd", at, calls.constant(32, memory + n * slots * size))
            calls.store("shared", value, place, bits)
        calls.do("end_if")
        w.barrier()
        segment = calls.alu("udiv", item, calls.constant(32, items))
        at = calls.alu("imul", segment, calls.constant(32, pieces * size))
        results: list[int] = []
        for n in range(len(values)):
            first = memory + n * slots * size
            places = (calls.alu("iadd", at, calls.constant(32, first + k * size)) for k in range(pieces))
            results.append(reduce(self.combined, [calls.load("shared", bits, place) for place in places]))
        return results


TOGETHER: Final[dict[Op, Emitter]] = {Op.GROUP_REDUCE: group_reduce, Op.SUBGROUP_SHUFFLE: subgroup_shuffle}
