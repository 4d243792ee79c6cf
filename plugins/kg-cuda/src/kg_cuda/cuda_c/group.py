"""GROUP_REDUCE and SUBGROUP_SHUFFLE in CUDA C:
what `kg_cuda.ptx.group` says, in functions for each monoid, dtype and number of work-items.

Narrow integers and bools travel as int, and are wrapped at the end. What is computed here is named here: shuffles and barriers are
for all threads, and may not move into a branch.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kg.plugin import DType, UOp, parse_dtype
from kg_render.cstyle import Text, Writer, call_helper

from kg_cuda.analysis.warps import ALL, WARP, Block, Segments, segments
from kg_cuda.arch import Arch

_INT: Final = parse_dtype("int32")
_SYMBOLS: Final = {"add": "+", "mul": "*"}
_OF_BOOLS: Final = {"add": "max", "mul": "min"}


def group_reduce(w: Writer, u: UOp, block: Block, arch: Arch, *, in_loop: bool) -> None:
    """GROUP_REDUCE"""
    where, how, dtype = segments(u, block, w.kernel_name), u.group_reduce.how, u.type.scalar
    held = _INT if dtype.bits < 32 else dtype
    t = _Together(w, where, _OF_BOOLS.get(how, how) if dtype.is_bool else how, held, block, arch)
    lanes = [w.arg(u.src[0])] if u.lanes == 1 else [w.language.lane(w.atom(u.src[0]), n) for n in range(u.lanes)]
    parts = [t.in_warp(x) for x in lanes] if where.items > 1 else lanes
    if where.pieces > 1:
        parts = t.through_memory(parts, in_loop=in_loop)
    if held is not dtype:
        parts = [f"({w.type(dtype)}){x}" for x in parts]
    w.declare(u, Text(parts[0] if u.lanes == 1 else w.language.vector_literal(u.type, parts), 14))


def subgroup_shuffle(w: Writer, u: UOp, member: str) -> None:
    """SUBGROUP_SHUFFLE: the value of the lane that each names, of which a `member` is the number,
    where it is a struct. All of a warp take part, so that it may not move into a branch."""
    dtype, type_ = u.type, w.type(u.type)
    taken = f"__shfl_sync(0x{ALL:x}, {f'(int)a{member}' if member else 'a'}, lane, {u.slot})"
    code = "unsigned short" if dtype.bits == 16 else "unsigned char"
    result = f"{type_}{{({code}){taken}}}" if member else f"({type_}){taken}"
    name = f"lane_of_{u.slot}_{dtype}"
    w.define(name, type_, [(type_, "a"), ("int", "lane")], [f"return {result};"])
    w.declare(u, Text(f"{name}({w.arg(u.src[0])}, (int){w.arg(u.src[1], 14)})"))


@dataclass(frozen=True, slots=True)
class _Together:
    """One monoid on one dtype, over the segments of a block."""

    w: Writer
    where: Segments
    how: str
    dtype: DType
    block: Block
    arch: Arch

    def combined(self, x: str, y: str) -> str:
        w, dtype = self.w, self.dtype
        symbol = _SYMBOLS.get(self.how)
        if symbol is None:
            return call_helper(w, self.how, dtype, [x, y])
        if dtype.is_float or not dtype.is_signed:
            return f"{x} {symbol} {y}"
        unsigned = f"unsigned {w.type(dtype)}"
        return f"({w.type(dtype)})(({unsigned}){x} {symbol} ({unsigned}){y})"

    def _function(self, name: str, result: str, parameters: list[tuple[str, str]], body: list[str]) -> str:
        """Defines it once, with the numbers of the thread that its body names; its name."""
        x, y, z = self.block
        further = f" + {x} * ((int)threadIdx.y + {y} * (int)threadIdx.z)" if y * z > 1 else ""
        lane = f"const int lane = thread & {WARP - 1};"
        lines = [lane, *body] if "lane" in " ".join(body) else body
        if "thread" in " ".join(lines):
            lines = [f"const int thread = (int)threadIdx.x{further};", *lines]
        full = f"{name}_{self.how}_{self.where.items}_{self.dtype}"
        self.w.define(full, result, parameters, lines)
        return full

    # -- within a warp

    def in_warp(self, value: str) -> str:
        """What the thread's piece has together: for its first thread,
        and for all of them where a segment is one piece."""
        type_ = self.w.type(self.dtype)
        return f"{self._function('warp', type_, [(type_, 'a')], self._in_warp())}({value})"

    def _in_warp(self) -> list[str]:
        where, mask = self.where, self._mask()
        steps = [1 << n for n in range((min(where.items, WARP) - 1).bit_length())]
        if self._at_once():
            return [f"return __reduce_{self.how}_sync({mask}, a);"]
        if where.is_butterfly or where.is_whole:
            lines = [f"a = {self.combined('a', f'__shfl_xor_sync({mask}, a, {by})')};" for by in steps]
            return [*lines, "return a;"]
        type_ = self.w.type(self.dtype)
        lines = [
            f"const int rest = {where.items - 1} - {self._place()};",
            f"const int last = lane + rest < {WARP - 1} ? lane + rest : {WARP - 1};",
            f"{type_} b;",
        ]
        for by in steps:
            lines += [f"b = __shfl_down_sync({mask}, a, {by});", f"if (lane + {by} <= last) a = {self.combined('a', 'b')};"]
        result = "a" if where.pieces > 1 else f"__shfl_sync({mask}, a, {'0' if where.is_single else f'lane - {self._place()}'})"
        return [*lines, f"return {result};"]

    def _at_once(self) -> bool:
        fits = self.where.is_whole or self.where.is_single
        return fits and self.arch.has_redux and self.how != "mul" and self.dtype.is_int and self.dtype.bits == 32

    def _mask(self) -> str:
        last, warps = self.where.last_mask, self.where.warps
        return f"0x{last:x}" if last == ALL or warps == 1 else f"(thread >= {(warps - 1) * WARP} ? 0x{last:x} : 0x{ALL:x})"

    def _place(self) -> str:
        return "thread" if self.where.is_single else f"thread % {self.where.items}"

    # -- across warps

    def through_memory(self, values: list[str], *, in_loop: bool) -> list[str]:
        """What all pieces of the segment have together, given what each has."""
        w, where, type_ = self.w, self.where, self.w.type(self.dtype)
        memory = w.number("slots")
        w.top.append(f"  {w.language.local_declaration(memory, type_, where.slots * len(values))}")
        stored = self._function("store", "void", [(f"{type_} *", "slots"), (type_, "a")], [self._stored()])
        if in_loop:
            w.line("__syncthreads();")  # those that read what the last round left are done
        places = [f"{memory} + {n * where.slots}" if n else memory for n in range(len(values))]
        for place, x in zip(places, values, strict=True):
            w.line(f"{stored}({place}, {x});")
        w.line("__syncthreads();")
        gathered = self._function("gather", type_, [(f"const {type_} *", "slots")], self._gathered())
        return [f"{gathered}({place})" for place in places]

    def _stored(self) -> str:
        """The first thread of each piece stores what it has."""
        where = self.where
        if where.is_whole or where.is_single:
            return f"if (lane == 0) slots[thread / {WARP}] = a;"
        return f"if (lane == 0 || {self._place()} == 0) slots[thread / {WARP} + thread / {where.items}] = a;"

    def _gathered(self) -> list[str]:
        """In pairs where all segments have as many pieces."""
        where, type_ = self.where, self.w.type(self.dtype)
        if where.is_single or where.is_whole:
            begin = "" if where.is_single else f"thread / {where.items} * {where.pieces} + "
            found = [f"slots[{begin}{n}]" for n in range(where.pieces)]
            while len(found) > 1:
                pairs = [self.combined(x, y) for x, y in zip(found[::2], found[1::2], strict=False)]
                found = [f"({x})" for x in pairs] + found[len(found) & ~1 :]
            return [f"return {found[0]};"]
        return [
            f"const int begin = thread / {where.items} * {where.items} / {WARP};",
            f"const int more = (thread / {where.items} * {where.items} + {where.items - 1}) / {WARP} - begin;",
            f"{type_} a = slots[begin + thread / {where.items}];",
            f"for (int n = 1; n <= more; n++) a = {self.combined('a', f'slots[begin + thread / {where.items} + n]')};",
            "return a;",
        ]
