"""GROUP_REDUCE and SUBGROUP_SHUFFLE in PTX: warp shuffles or `redux.sync`, then shared memory.

Values travel as words of 32 bits, those of 64 as two. Sums of what lies in shared memory are made in the order of the warps, in
pairs, so that every thread comes to the same bits.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final

from kg.plugin import DType, Op, UnsupportedError, UOp, parse_dtype

from kg_cuda.analysis.warps import ALL, WARP, Segments, segments
from kg_cuda.ptx.alu import arithmetic, extreme_of
from kg_cuda.ptx.body import Body, beyond
from kg_cuda.ptx.cast import held, raw
from kg_cuda.ptx.types import bits, kind

_UINT: Final = parse_dtype("uint32")
_OPS: Final = {"add": Op.ADD, "mul": Op.MUL, "max": Op.MAX, "min": Op.MIN}
#: Of bools as 0 and 1.
_OF_BOOLS: Final = {"add": "max", "max": "max", "mul": "min", "min": "min"}


def group_reduce(body: Body, uop: UOp) -> None:
    """GROUP_REDUCE"""
    where, how, dtype = segments(uop, body.block, body.name), uop.group_reduce.how, uop.type.scalar
    values = [body.in_register(x, bits(dtype)) for x in body.lanes(uop.src[0])]
    if dtype.is_bool:
        values = [body.emit("b32", "selp.b32", 1, 0, x) for x in values]
    step = _Together(body, where, _OF_BOOLS[how] if dtype.is_bool else how, _UINT if dtype.is_bool else dtype)
    found = step.through_memory([step.in_warp(x) for x in values]) if where.pieces > 1 else [step.in_warp(x) for x in values]
    if dtype.is_bool:
        found = [body.emit("pred", "setp.ne.u32", x, 0) for x in found]
    body.values[uop] = tuple(found)


def subgroup_shuffle(body: Body, uop: UOp) -> None:
    """SUBGROUP_SHUFFLE: the value of the lane that each names, of the warp or a part of it, word by word."""
    x, lane, dtype = body.one(uop.src[0]), body.one(uop.src[1]), uop.type
    if uop.slot > WARP or prod(body.block) % WARP:
        raise UnsupportedError(
            f"{body.name}: {uop.slot} lanes of warps of {WARP} can't take values of each other in a block of {body.block}"
        )
    lane = body.emit("b32", "cvt.u32.u64", lane) if bits(uop.src[1].type) == "b64" else lane
    segment = (WARP - uop.slot) << 8 | WARP - 1  # lanes are numbered within a part
    word = body.emit("b32", "selp.b32", 1, 0, x) if dtype.is_bool else raw(body, x, dtype)
    words = [word]
    if bits(dtype) == "b64":
        words = [body.register("b32"), body.register("b32")]
        body.do("mov.b64", f"{{{', '.join(words)}}}", word)
    found = [body.emit("b32", "shfl.sync.idx.b32", word, lane, segment, -1) for word in words]
    if dtype.is_bool:
        value = body.emit("pred", "setp.ne.u32", found[0], 0)
    elif len(found) == 2:
        value = body.emit("b64", "mov.b64", f"{{{', '.join(found)}}}")
    else:
        value = body.emit("b16", "cvt.u16.u32", found[0]) if bits(dtype) == "b16" else found[0]
    body.values[uop] = (value,)


class _Together:
    """One monoid on one dtype, over the segments of a block."""

    def __init__(self, body: Body, where: Segments, how: str, dtype: DType) -> None:
        self.body, self.where, self.how, self.dtype = body, where, how, dtype
        self.bits, self.word = bits(dtype), "b64" if dtype.bits == 64 else "b32"
        #: combining a value with itself leaves it
        self.idempotent = how in ("max", "min")

    def combined(self, x: str, y: str) -> str:
        """In the dtype, narrow ones extended as ever."""
        find = extreme_of if self.idempotent else arithmetic
        found = find(self.body, _OPS[self.how], self.dtype, x, y)
        narrow = self.bits == "b32" and self.dtype.bits < 32 and not self.idempotent
        return held(self.body, found, self.dtype) if narrow else found

    def combined_if(self, there: str, x: str, y: str) -> str:
        """With y where there is one; where not, y is some value that x has already."""
        found = self.combined(x, y)
        return found if self.idempotent else self.body.emit(self.bits, f"selp.{self.bits}", found, x, there)

    # -- numbers of the thread

    def thread(self) -> str:
        """The thread's number in its block."""
        body, (x, y, z) = self.body, self.body.block
        found = body.once("tid.x", "b32", "mov.u32", "%tid.x")
        if z > 1:
            further = body.once("tid.z", "b32", "mov.u32", "%tid.z")
            row = body.once("thread's row", "b32", "mad.lo.s32", further, y, body.once("tid.y", "b32", "mov.u32", "%tid.y"))
        elif y > 1:
            row = body.once("tid.y", "b32", "mov.u32", "%tid.y")
        else:
            return found
        return body.once("thread", "b32", "mad.lo.s32", row, x, found)

    def lane(self) -> str:
        return self.body.once("lane", "b32", "and.b32", self.thread(), WARP - 1)

    def warp(self) -> str:
        return self.body.once("warp", "b32", "shr.u32", self.thread(), 5)

    def place(self) -> str:
        """The thread's number in its segment."""
        if self.where.is_single:
            return self.thread()
        return self.body.once(f"place in {self.where.items}", "b32", "rem.u32", self.thread(), self.where.items)

    def segment(self) -> str:
        return self.body.once(f"segment of {self.where.items}", "b32", "div.u32", self.thread(), self.where.items)

    def mask(self) -> str | int:
        """The lanes of the warp that there are."""
        last = self.where.last_mask
        if last == ALL:
            return -1
        if self.where.warps == 1:
            return last
        body = self.body
        is_last = body.once("is last warp", "pred", "setp.eq.u32", self.warp(), self.where.warps - 1)
        return body.once("lanes", "b32", "selp.b32", last, -1, is_last)

    # -- within a warp

    def in_warp(self, x: str) -> str:
        """What the thread's piece has together: for its first thread,
        and for all of them where a segment is one piece."""
        where, body = self.where, self.body
        if where.items == 1:
            return x
        if self._at_once():
            name = f"redux.sync.{self.how}.{kind(self.dtype)}"
            return body.emit("b32", name, x, self.mask())
        if where.is_butterfly or where.is_whole:
            for by in self._steps():
                x = self.combined(x, self._shuffled("bfly", x, by))
            return x
        last = self._last()
        for by in self._steps():
            inside = body.register("pred")
            x = self.combined_if(inside, x, self._shuffled("down", x, by, last, inside))
        if where.pieces > 1:
            return x
        first = 0 if where.is_single else body.emit("b32", "sub.s32", self.lane(), self.place())
        return self._shuffled("idx", x, first)

    def _at_once(self) -> bool:
        """One instruction for integers, where a warp is of one segment."""
        fits = self.where.is_whole or self.where.is_single
        return fits and self.body.arch.has_redux and self.how != "mul" and self.dtype.is_int and self.dtype.bits == 32

    def _steps(self) -> list[int]:
        return [1 << n for n in range((min(self.where.items, WARP) - 1).bit_length())]

    def _last(self) -> str:
        """The last lane of the thread's piece."""
        body, what = self.body, f"last lane of {self.where.items}"
        rest = body.once(f"rest of {what}", "b32", "sub.s32", self.where.items - 1, self.place())
        behind = body.once(f"end of {what}", "b32", "add.s32", self.lane(), rest)
        return body.once(what, "b32", "min.s32", behind, WARP - 1)

    def _shuffled(self, mode: str, x: str, by: int | str, last: int | str = WARP - 1, inside: str = "") -> str:
        """The value of another lane; `inside`: the predicate that tells whether that is there up to `last`."""
        words: list[str] = []
        for word in self._words(x):
            words.append(self.body.register("b32"))
            target = f"{words[-1]}|{inside}" if inside else words[-1]
            self.body.do(f"shfl.sync.{mode}.b32", target, word, by, last, self.mask())
        return self._value(words)

    def _words(self, x: str) -> list[str]:
        if self.word == "b32":
            return [raw(self.body, x, self.dtype)]
        low, high = self.body.register("b32"), self.body.register("b32")
        self.body.do("mov.b64", f"{{{low}, {high}}}", x)
        return [low, high]

    def _value(self, words: Sequence[str]) -> str:
        body = self.body
        if len(words) == 2:
            return body.emit("b64", "mov.b64", f"{{{', '.join(words)}}}")
        return body.emit("b16", "cvt.u16.u32", words[0]) if self.bits == "b16" else words[0]

    # -- across warps

    def through_memory(self, values: Sequence[str]) -> list[str]:
        """What all pieces of the segment have together, given what each has."""
        body, where = self.body, self.where
        size = 8 if self.word == "b64" else 4
        memory = body.array("shared", where.slots * size * len(values))
        first = body.emit("pred", "setp.eq.u32", self.lane(), 0)
        if not (where.is_whole or where.is_single):
            first = body.emit("pred", "setp.eq.or.u32", self.place(), 0, first)
        at = body.emit("b32", "mad.lo.s32", self._slot(), size, memory)
        if body.in_loop:
            body.meet()  # those that read what the last round left are done
        for n, x in enumerate(values):
            word = raw(body, x, self.dtype) if self.word == "b32" else x
            body.do(f"st.shared.{self.word}", beyond(at, n * where.slots * size), word, when=first)
        body.meet()
        return [self._gathered(memory, n * where.slots * size) for n in range(len(values))]

    def _slot(self) -> str:
        where = self.where
        if where.is_whole or where.is_single:
            return self.warp()
        return self.body.emit("b32", "add.s32", self.warp(), self.segment())

    def _gathered(self, memory: str, first: int) -> str:
        where, body, size = self.where, self.body, 8 if self.word == "b64" else 4
        if where.is_single or where.is_whole:
            at = memory
            if not where.is_single:
                at = body.emit("b32", "mad.lo.s32", self.segment(), where.pieces * size, memory)
            found = [self._read(w) for w in self._words_at(at, first, where.pieces)]
            while len(found) > 1:
                pairs = [self.combined(x, y) for x, y in zip(found[::2], found[1::2], strict=False)]
                found = pairs + found[len(found) & ~1 :]
            return found[0]
        begin = body.emit("b32", "mul.lo.s32", self.segment(), where.items)
        end = body.emit("b32", "add.s32", begin, where.items - 1)
        begin = body.emit("b32", "shr.u32", begin, 5)
        more = body.emit("b32", "sub.s32", body.emit("b32", "shr.u32", end, 5), begin)
        begin = body.emit("b32", "add.s32", begin, self.segment())
        result = ""
        for n in range(where.pieces):
            slot = body.emit("b32", "add.s32", begin, body.emit("b32", "min.s32", more, n) if n else 0)
            at = body.emit("b32", "mad.lo.s32", slot, size, memory)
            value = self._read(body.emit(self.word, f"ld.shared.{self.word}", beyond(at, first)))
            there = body.emit("pred", "setp.ge.s32", more, n) if n else ""
            result = self.combined_if(there, result, value) if n else value
        return result

    def _words_at(self, at: str, first: int, count: int) -> list[str]:
        """Slots in a row, 16 bytes at once where they begin at such a multiple."""
        body, size = self.body, 8 if self.word == "b64" else 4
        segment = 0 if self.where.is_single else count * size
        found: list[str] = []
        while (left := count - len(found)) > 0:
            here = first + len(found) * size
            wide = next(w for w in (16 // size, 8 // size, 1) if w <= left and not (here % (w * size) or segment % (w * size)))
            words = [body.register(self.word) for _ in range(wide)]
            target = f"{{{', '.join(words)}}}" if wide > 1 else words[0]
            body.do(f"ld.shared{f'.v{wide}' if wide > 1 else ''}.{self.word}", target, beyond(at, here))
            found += words
        return found

    def _read(self, word: str) -> str:
        return self.body.emit("b16", "cvt.u16.u32", word) if self.bits == "b16" else word
