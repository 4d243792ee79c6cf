"""COMMIT and WAIT of TMA box copies in PTX: one thread issues them, all wait at mbarriers.

PTX ISA, "mbarrier".

Blocks of a cluster (`kg_cuda.analysis.clusters`) ask for a part each, which arrives in the memory of all that the copy's mask names, and is counted at the mbarrier of each.

A group of copies has the barrier of its number, modulo how many there are, of which one phase ends when the thread has arrived and all bytes have. Who waits for a group waits for
that phase; a barrier is used again when all threads have, which the barrier of the block in each round says.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Final

from kg.plugin import Op, UOp

from kg_cuda.analysis.clusters import Cluster
from kg_cuda.analysis.warps import ALL, WARP
from kg_cuda.card.tensor_maps import MapSpec, name
from kg_cuda.ptx.body import Body, beyond
from kg_cuda.ptx.types import bits
from kg_cuda.tensor_cores.tma_boxes import Box, box_of, corner, is_copy

#: The PTX version that has what is written here.
_SINCE: Final = "8.0"
_COPY: Final = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes"
#: All threads of the blocks of a cluster meet, before the first uses another's mbarriers.
_MEET: Final = ("barrier.cluster.arrive.release.aligned", "barrier.cluster.wait.acquire.aligned")


@dataclass(frozen=True, slots=True)
class _Part:
    """What a block fetches of a copy's box.
    Of several blocks the registers that say how far its own part lies: bytes in the panel, elements across and down the
    argument, and the mask of those it is for."""

    box: Box
    moved: tuple[str, str, str] | None = None
    mask: str = ""


class Boxes:
    """The copies of one kernel: their maps, and the mbarriers of their groups,
    made when the kernel begins by the one thread that will ask for copies.

    `first`: the number of the first thread of its warp; `further`: arrivals that each of some more mbarriers awaits.
    """

    def __init__(
        self, body: Body, uops: Sequence[UOp], first: int = 0, further: Sequence[int] = (), cluster: Cluster | None = None
    ) -> None:
        self.body, self.cluster = body, cluster
        self.copies = {u: self._part(u) for u in uops if u.op is Op.STORE and is_copy(u)}
        left = max(u.slot for u in uops if u.op is Op.WAIT)
        commits = sum(u.op is Op.COMMIT for u in uops)  # of which all may stand before the loop
        most = 2 * (left + 1) + (
            first > 0
        )  # those of no bytes at the end of a loop, and of the next time around it; and one that others ask for meanwhile
        self.count = 1 << (max(most, commits) - 1).bit_length()
        self.specs = tuple(dict.fromkeys(_spec(copy, part.box) for copy, part in self.copies.items()))
        self._maps = {spec: self._map(number) for number, spec in enumerate(self.specs)}
        body.need(_SINCE)
        number = thread_number(body)
        self.one = self._elected(number, first)
        self._barriers = body.array("shared", 8 * (self.count + len(further)))
        for place, arrivals in enumerate((*[1] * self.count, *further)):
            body.do("mbarrier.init.shared::cta.b64", beyond(self._barriers, 8 * place), arrivals, when=self.one)
        body.do("fence.mbarrier_init.release.cluster", when=self.one)
        body.do("fence.proxy.async.shared::cta")
        if cluster is None:
            body.do("bar.sync", 0)
        else:
            for half in _MEET:
                body.do(half)

    def _part(self, copy: UOp) -> _Part:
        """Of a copy that blocks of a cluster share, this one's."""
        box, body = _box(copy), self.body
        if self.cluster is None or copy not in self.cluster.along:
            return _Part(box)
        axis, itemsize = self.cluster.along[copy], copy.src[1].type.scalar.itemsize
        found = box.shared(self.cluster.shape[axis], itemsize)
        assert found is not None, "the pass select_tma_copies leaves no others"
        part, bits = found
        number = body.once(f"number along {axis}", "b32", "mov.u32", f"%cluster_ctaid.{'xyz'[axis]}")
        steps = [(here * itemsize, there % box.stride, there // box.stride) for here, there in bits]
        moved = [self._by_bits(number, each) for each in zip(*steps, strict=True)]
        return _Part(part, (moved[0], moved[1], moved[2]), self._mask(axis, number))

    def _by_bits(self, number: str, steps: Sequence[int]) -> str:
        """How far a block's part lies from the first one's, by the bits of its number along a dimension."""
        body, found = self.body, "0"
        if steps[0] and all(step == steps[0] << bit for bit, step in enumerate(steps)):
            return body.once(f"{number} times {steps[0]}", "b32", "mul.lo.s32", number, steps[0])
        for bit, step in enumerate(steps):
            if step:
                own = body.once(f"bit {bit} of {number}", "b32", "bfe.u32", number, bit, 1)
                found = body.once(f"{own} times {step} and {found}", "b32", "mad.lo.s32", own, step, found)
        return found

    def _mask(self, axis: int, number: str) -> str:
        """The blocks of this one's row along a dimension, a bit for each."""
        body, cluster = self.body, self.cluster
        assert cluster is not None
        mask = str(cluster.mask(axis))
        if cluster.shape[axis] < prod(cluster.shape):
            first = body.once(f"row along {axis}", "b32", "mad.lo.s32", number, -cluster.step(axis), cluster_rank(body))
            mask = body.once(f"{mask} from {first}", "b32", "shl.b32", mask, first)
        return body.once(f"{mask} as a mask", "b16", "cvt.u16.u32", body.in_register(mask, "b32"))

    def _elected(self, number: str, first: int) -> str:
        """True in one thread of a warp.
        Elected, as ptxas writes loops over threads for what it can't see to be one."""
        body = self.body
        elected, place = body.register("pred"), body.emit("b32", "sub.s32", number, first) if first else number
        body.do("elect.sync", f"_|{elected}", ALL)
        return body.emit("pred", "and.pred", elected, body.emit("pred", "setp.lt.u32", place, WARP))

    def _map(self, number: int) -> str:
        return self.body.emit("b64", "cvta.param.u64", self.body.emit("b64", "mov.b64", name(number)))

    def ask(self, u: UOp, group: str) -> None:
        """The copies before a COMMIT, by the one thread: how many bytes will come, and whence."""
        body, copies = self.body, [s for s in u.src if s in self.copies]
        (gate,) = {copy.gate for copy in copies}
        nbytes = sum(copy.src[1].lanes * copy.src[1].type.scalar.itemsize for copy in copies) * prod(body.block)
        when = "" if gate is None else body.one(gate)
        count = body.emit("b32", "selp.b32", nbytes, 0, when) if when else nbytes
        barrier = self.barrier(group, self.count)
        body.do("mbarrier.arrive.expect_tx.shared::cta.b64", "_", f"[{barrier}]", count)
        for copy in copies:
            self._copy(copy, barrier, when)

    def _copy(self, copy: UOp, barrier: str, when: str) -> None:
        body, part, there = self.body, self.copies[copy], copy.src[1].src[0].src[1]
        box, moved = part.box, part.moved
        itemsize = copy.src[1].type.scalar.itemsize
        ((register, offset),) = body.addresses[copy.src[0]].places
        across, down, column, row = corner(there.src[0], box.stride)
        x, y = self._sum(across), self._sum(down)
        if moved is not None:
            register, x, y = (
                body.emit("b32", "add.s32", a, b) if b != "0" else a for a, b in zip((register, x, y), moved, strict=True)
            )
        multicast, mask = (".multicast::cluster", (part.mask,)) if part.mask else ("", ())
        for elements, further in box.pieces:
            place = beyond(register, offset + elements * itemsize)
            numbers = column + further % box.stride, row + further // box.stride
            at = ", ".join(body.emit("b32", "add.s32", z, n) if n else z for z, n in zip((x, y), numbers, strict=True))
            tensor = f"[{self._maps[_spec(copy, box)]}, {{{at}}}]"
            body.do(_COPY + multicast, place, tensor, f"[{barrier}]", *mask, when=when)

    def _sum(self, terms: Sequence[tuple[UOp, int]]) -> str:
        """A coordinate: terms times numbers, all of which the place that it is of was computed from."""
        body, found = self.body, "0"
        for term, count in terms:
            x = body.in_register(body.one(term), bits(term.type))
            x = body.emit("b32", "cvt.u32.u64", x) if term.type.bits == 64 else x
            found = body.emit("b32", "mad.lo.s32", x, count, found) if found != "0" or count != 1 else x
        return body.in_register(found, "b32")

    def await_group(self, group: str, count: int, first: int = 0, otherwise: str = "") -> None:
        """Until the phase of a group's mbarrier, one of `count` from the number `first` on, is over.
        The label to go on at until then."""
        body = self.body
        again = otherwise or body.label("wait")
        if not otherwise:
            body.place(again)
        phase = body.emit("b32", "bfe.u32", group, count.bit_length() - 1, 1)
        over = body.register("pred")
        body.do("mbarrier.try_wait.parity.shared::cta.b64", over, f"[{self.barrier(group, count, first)}]", phase)
        body.do("bra", again, when=f"!{over}")

    def await_copies(self, u: UOp, begun: str, over: str) -> None:
        """WAIT: for one group after the other, until no more are under way than may be."""
        body = self.body
        until = body.emit("b32", "sub.s32", begun, u.slot)
        again, done = body.label("wait"), body.label("arrived")
        body.place(again)
        body.do("bra", done, when=body.emit("pred", "setp.ge.s32", over, until))
        self.await_group(over, self.count, otherwise=again)
        body.do("add.s32", over, over, 1)
        body.do("bra", again)
        body.place(done)

    def in_block(self, rank: str) -> str:
        """Where the mbarriers of a block of the cluster lie."""
        return self.body.emit("b32", "mapa.shared::cluster.u32", self._barriers, rank)

    def barrier(self, number: str, count: int, first: int = 0, begin: str = "") -> str:
        """The address of the mbarrier of a number, of `count` that take turns.
        Of those that begin at an address."""
        own = self.body.emit("b32", "and.b32", number, count - 1)
        found = self.body.emit("b32", "mad.lo.s32", own, 8, begin or self._barriers)
        return self.body.emit("b32", "add.s32", found, 8 * first) if first else found


class BoxCopies:
    """COMMIT and WAIT where all threads do the same: those of one warp pass by what its one thread does."""

    barriers: frozenset[UOp] = frozenset()
    releases: Mapping[UOp, UOp] = {}

    def __init__(self, body: Body, uops: Sequence[UOp]) -> None:
        self.body, self.boxes = body, Boxes(body, uops)
        self._begun, self._over = (body.emit("b32", "mov.b32", 0) for _ in range(2))  # groups

    def commit(self, u: UOp) -> None:
        body, others = self.body, self.body.label("others")
        body.do("bra", others, when=f"!{self.boxes.one}")
        body.enter()
        self.boxes.ask(u, self._begun)
        body.leave()
        body.place(others)
        body.do("add.s32", self._begun, self._begun, 1)

    def wait(self, u: UOp) -> None:
        self.boxes.await_copies(u, self._begun, self._over)

    def barrier(self, u: UOp) -> None:
        """None is its own."""


def thread_number(body: Body) -> str:
    """A thread's in its block."""
    (width, height, depth), number = body.block, body.emit("b32", "mov.u32", "%tid.x")
    flat = body.producers and height * depth == 1
    for axis, size, before in (("y", max(height, 2 if flat else 1), width), ("z", depth, width * height)):
        if size > 1:
            number = body.emit("b32", "mad.lo.s32", body.emit("b32", "mov.u32", f"%tid.{axis}"), before, number)
    return number


def cluster_rank(body: Body) -> str:
    """A block's number in its cluster."""
    return body.once("rank", "b32", "mov.u32", "%cluster_ctarank")


def _box(copy: UOp) -> Box:
    here, there = copy.src[0].src[1], copy.src[1].src[0].src[1]
    box = box_of(here.tile, there.tile, copy.src[1].type.scalar.itemsize)
    assert box is not None, "the pass select_tma_copies leaves no other copies"
    return box


def _spec(copy: UOp, box: Box) -> MapSpec:
    argument = copy.src[1].src[0].src[0]
    return box.spec(argument.slot, argument.pointer.size, argument.pointer.base.itemsize)
