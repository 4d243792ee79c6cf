"""COMMIT and WAIT in PTX where a kernel's copies are boxes of tensors: one thread asks for them, and all wait for their bytes at barriers in memory (PTX ISA, "mbarrier").

A group of copies has the barrier of its number, modulo how many there are, of which one phase ends when the thread has arrived and all bytes have. Who waits for a group waits for
that phase; a barrier is used again when all threads have, which the barrier of the block in each round says.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final

from kg.plugin import Op, UOp

from kg_cuda.analysis.warps import ALL, WARP
from kg_cuda.card.tensor_maps import MapSpec, name
from kg_cuda.ptx.body import Body, beyond
from kg_cuda.ptx.types import bits
from kg_cuda.tensor_cores.boxes import Box, box_of, corner, is_copy

#: The PTX version that has what is written here.
_SINCE: Final = "8.0"
_COPY: Final = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes"


class BoxCopies:
    """The copies of one kernel, written in its order."""

    def __init__(self, body: Body, uops: Sequence[UOp]) -> None:
        self.body = body
        self._boxes = {u: _box(u) for u in uops if u.op is Op.STORE and is_copy(u)}
        left = max(u.slot for u in uops if u.op is Op.WAIT)
        self._count = 1 << (left + 1).bit_length()  # one more than are under way, a power of two
        self.specs = tuple(dict.fromkeys(_spec(copy, box) for copy, box in self._boxes.items()))
        self._maps = {spec: self._map(number) for number, spec in enumerate(self.specs)}
        body.need(_SINCE)
        self._one = self._elected()
        self._barriers = body.array("shared", 8 * self._count)
        for number in range(self._count):
            body.do("mbarrier.init.shared::cta.b64", beyond(self._barriers, 8 * number), 1, when=self._one)
        body.do("fence.mbarrier_init.release.cluster", when=self._one)
        body.do("fence.proxy.async.shared::cta")
        body.do("bar.sync", 0)
        self._begun, self._over = (body.emit("b32", "mov.b32", 0) for _ in range(2))  # groups

    def _elected(self) -> str:
        """True in one thread of the first warp. Elected, as ptxas writes loops over threads for what it can't see to be one."""
        body, (width, height, _) = self.body, self.body.block
        number = body.emit("b32", "mov.u32", "%tid.x")
        for axis, size, before in (("y", height, width), ("z", self.body.block[2], width * height)):
            if size > 1:
                number = body.emit("b32", "mad.lo.s32", body.emit("b32", "mov.u32", f"%tid.{axis}"), before, number)
        elected = body.register("pred")
        body.do("elect.sync", f"_|{elected}", ALL)
        return body.emit("pred", "and.pred", elected, body.emit("pred", "setp.lt.u32", number, WARP))

    def _map(self, number: int) -> str:
        return self.body.emit("b64", "cvta.param.u64", self.body.emit("b64", "mov.b64", name(number)))

    def commit(self, u: UOp) -> None:
        """COMMIT: one thread says how many bytes will come, and asks for them."""
        body, copies = self.body, [s for s in u.src if s in self._boxes]
        (gate,) = {copy.gate for copy in copies}
        nbytes = sum(copy.src[1].lanes * copy.src[1].type.scalar.itemsize for copy in copies) * prod(body.block)
        when = "" if gate is None else body.one(gate)
        others = body.label("others")
        body.do("bra", others, when=f"!{self._one}")
        body.enter()
        count = body.emit("b32", "selp.b32", nbytes, 0, when) if when else nbytes
        barrier = self._barrier(self._begun)
        body.do("mbarrier.arrive.expect_tx.shared::cta.b64", "_", f"[{barrier}]", count)
        for copy in copies:
            self._copy(copy, barrier, when)
        body.leave()
        body.place(others)
        body.do("add.s32", self._begun, self._begun, 1)

    def _copy(self, copy: UOp, barrier: str, when: str) -> None:
        body, box, there = self.body, self._boxes[copy], copy.src[1].src[0].src[1]
        itemsize = copy.src[1].type.scalar.itemsize
        ((register, offset),) = body.addresses[copy.src[0]].places
        across, down, column, row = corner(there.src[0], box.stride)
        x, y = self._sum(across), self._sum(down)
        for elements, further in box.pieces:
            place = beyond(register, offset + elements * itemsize)
            numbers = column + further % box.stride, row + further // box.stride
            at = ", ".join(body.emit("b32", "add.s32", z, n) if n else z for z, n in zip((x, y), numbers, strict=True))
            body.do(_COPY, place, f"[{self._maps[_spec(copy, box)]}, {{{at}}}]", f"[{barrier}]", when=when)

    def _sum(self, terms: Sequence[tuple[UOp, int]]) -> str:
        """A coordinate: terms times numbers, all of which the place that it is of was computed from."""
        body, found = self.body, "0"
        for term, count in terms:
            x = body.in_register(body.one(term), bits(term.type))
            x = body.emit("b32", "cvt.u32.u64", x) if term.type.bits == 64 else x
            found = body.emit("b32", "mad.lo.s32", x, count, found) if found != "0" or count != 1 else x
        return body.in_register(found, "b32")

    def wait(self, u: UOp) -> None:
        """WAIT: for one group after the other, until no more are under way than may be."""
        body = self.body
        until = body.emit("b32", "sub.s32", self._begun, u.slot)
        again, done = body.label("wait"), body.label("arrived")
        body.place(again)
        body.do("bra", done, when=body.emit("pred", "setp.ge.s32", self._over, until))
        phase = body.emit("b32", "bfe.u32", self._over, self._count.bit_length() - 1, 1)
        arrived = body.register("pred")
        body.do("mbarrier.try_wait.parity.shared::cta.b64", arrived, f"[{self._barrier(self._over)}]", phase)
        body.do("bra", again, when=f"!{arrived}")
        body.do("add.s32", self._over, self._over, 1)
        body.do("bra", again)
        body.place(done)

    def _barrier(self, number: str) -> str:
        """The address of that of a group."""
        own = self.body.emit("b32", "and.b32", number, self._count - 1)
        return self.body.emit("b32", "mad.lo.s32", own, 8, self._barriers)


def _box(copy: UOp) -> Box:
    here, there = copy.src[0].src[1], copy.src[1].src[0].src[1]
    box = box_of(here.tile, there.tile, copy.src[1].type.scalar.itemsize)
    assert box is not None, "the pass fetch_boxes leaves no other copies"
    return box


def _spec(copy: UOp, box: Box) -> MapSpec:
    argument = copy.src[1].src[0].src[0]
    return box.spec(argument.slot, argument.pointer.size, argument.pointer.base.itemsize)
