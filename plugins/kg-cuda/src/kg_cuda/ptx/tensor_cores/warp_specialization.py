"""Warp specialisation in PTX: two branches of a kernel, synchronised by mbarriers.

    producer, one thread    for r: wait until slot r % n is empty; arrive at `full` with the bytes that will come; ask for boxes
    consumers, warpgroups   for r: wgmma.wait_group 1; one lane of each warp arrives at `empty`; wait until slot r % n is full; wgmma

`empty` counts the BARRIERs of the whole program that both come to: a warp arrives there when the steps but the last are over, as it would have met the others. Mbarriers take turns, so many that no
warp comes to one again before the slowest has been there. Where blocks of a cluster copy for each other a warp arrives at `empty` of each block that copies to its own, a lane at each, by
what orders no other memory: what steps have read is over by then, and `.release.cluster` is a fence of the whole GPU in each round (ptxas 13.0). No
block ends while others use its memory: its producer has waited for all arrivals, its consumers for all bytes. With a warpgroup of producers registers are moved to those who multiply: `setmaxnreg`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod

from kg.plugin import Op, UOp
from kg_render.warp_specialization import Roles

from kg_cuda.analysis.clusters import Cluster
from kg_cuda.analysis.producers import LEAST, Producers
from kg_cuda.analysis.warps import WARP
from kg_cuda.ptx.body import Body
from kg_cuda.ptx.tensor_cores.tma_copies import Boxes, cluster_rank, thread_number


class RoleCopies:
    """Both roles of one kernel."""

    def __init__(self, body: Body, uops: Sequence[UOp], roles: Roles, beside: Producers, cluster: Cluster | None) -> None:
        computing = prod(body.block)
        left = max(u.slot for u in uops if u.op is Op.WAIT)
        turns = 1 << (left + 4).bit_length()  # a warp is at most distance + 3 BARRIERs ahead of another
        arrivals = computing // WARP * (1 if cluster is None else cluster.readers)
        self.boxes = Boxes(body, uops, computing, (arrivals,) * turns, cluster)
        self.produces = body.emit("pred", "setp.ge.u32", thread_number(body), computing)
        self.producer = Producer(body, self.boxes, roles, turns, beside)
        self.consumer = Consumer(body, self.boxes, roles, turns, beside)


class _Role:
    """What both have: the groups and the BARRIERs that they have come by."""

    releases: Mapping[UOp, UOp] = {}

    def __init__(self, body: Body, boxes: Boxes, roles: Roles, turns: int, beside: Producers) -> None:
        self.body, self.boxes, self.barriers, self._turns, self._beside = body, boxes, roles.shared, turns, beside
        self._begun = self._met = ""

    def _count_from_zero(self) -> None:
        self._begun, self._met = (self.body.emit("b32", "mov.b32", 0) for _ in range(2))


class Producer(_Role):
    """One thread, which asks for all copies."""

    def begin(self, over: str) -> None:
        """A warpgroup gives its registers back; all of it but one thread are done."""
        if self._beside.registers:
            self.body.do("setmaxnreg.dec.sync.aligned.u32", LEAST)
        self.body.do("bra", over, when=f"!{self.boxes.one}")
        self._count_from_zero()

    def commit(self, u: UOp) -> None:
        self.boxes.ask(u, self._begun)
        self.body.do("add.s32", self._begun, self._begun, 1)

    def wait(self, u: UOp) -> None:
        raise AssertionError("who copies waits for no copies")

    def barrier(self, u: UOp) -> None:
        """Waits until all warps have come to it."""
        self.boxes.await_group(self._met, self._turns, self.boxes.count)
        self.body.do("add.s32", self._met, self._met, 1)


class Consumer(_Role):
    """The threads that compute."""

    def __init__(self, body: Body, boxes: Boxes, roles: Roles, turns: int, beside: Producers) -> None:
        super().__init__(body, boxes, roles, turns, beside)
        #: a WAIT -> the BARRIER behind it: a warp arrives at that before it waits, since nobody waits there with it
        self.releases = {s: u for u in roles.shared for s in u.src if s.op is Op.WAIT}
        self._over = self._leader = self._there = ""

    def begin(self, over: str) -> None:
        del over
        body = self.body
        if self._beside.registers:
            body.do("setmaxnreg.inc.sync.aligned.u32", self._beside.registers)
        lane = body.emit("b32", "and.b32", thread_number(body), WARP - 1)
        cluster = self.boxes.cluster
        self._leader = body.emit("pred", "setp.lt.u32", lane, 1 if cluster is None else cluster.readers)
        self._there = "" if cluster is None else self.boxes.in_block(self._peer(cluster, lane))
        self._count_from_zero()
        self._over = body.emit("b32", "mov.b32", 0)

    def commit(self, u: UOp) -> None:
        self.body.do("add.s32", self._begun, self._begun, 1)

    def wait(self, u: UOp) -> None:
        if u in self.releases:
            self._arrive()
        self.boxes.await_copies(u, self._begun, self._over)

    def barrier(self, u: UOp) -> None:
        """One that is behind a WAIT was arrived at there; at others, before a loop, warps meet besides."""
        if u not in self.releases.values():
            self._arrive()
            self.body.meet()

    def _peer(self, cluster: Cluster, lane: str) -> str:
        """The block at whose `empty` a lane arrives:
        its own, and those of the rows that its block is in, one after another."""
        body = self.body
        rank, before = cluster_rank(body), 0
        found = rank
        for axis, size in enumerate(cluster.shape):
            if size == 1:
                continue
            own = body.emit("b32", "mov.u32", f"%cluster_ctaid.{'xyz'[axis]}")
            further = body.emit(
                "b32", "and.b32", body.emit("b32", "add.s32", own, body.emit("b32", "sub.s32", lane, before)), size - 1
            )
            peer = body.emit("b32", "mad.lo.s32", body.emit("b32", "sub.s32", further, own), cluster.step(axis), rank)
            is_of = body.emit("pred", "setp.gt.s32", lane, before)
            found = body.emit("b32", "selp.b32", peer, found, is_of)
            before += size - 1
        return found

    def _arrive(self) -> None:
        body, empty = self.body, self.boxes.barrier(self._met, self._turns, self.boxes.count, self._there)
        body.do(f"mbarrier.arrive.shared::{'cluster' if self._there else 'cta'}.b64", "_", f"[{empty}]", when=self._leader)
        body.do("add.s32", self._met, self._met, 1)
