"""Clusters: blocks that run beside each other, reach each other's shared memory and wait
for each other (PTX ISA, "mapa", "barrier.cluster").

An address that `mapa` makes names a block of the cluster by its rank. Who uses the memory of another block has to know, by a barrier, that the mbarriers there were made, and that block that nobody will
when its last thread ends: what each thread knows of other blocks are their clocks (`WorkItems.others`), so that it is told however blocks happen to run.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import numpy as np
from kg_sim.errors import Violation
from kg_sim.instructions.subgroups import converged
from kg_sim.memory.access import OWN_BITS, in_cluster
from kg_sim.numbers.types import Array
from kg_sim.program import Get, Put
from kg_sim.synchronization.clocks import acquire, acquire_from_cluster, group_clocks, others_since, tick_group
from kg_sim.work_items import Step, WorkItems

from kg_cuda.sim.decoder import Decoder
from kg_cuda.sim.text.syntax import Instruction

_WARP: Final = np.array([0xFFFFFFFF], np.uint32)


@dataclass(slots=True)
class Clusters:
    """Those of one batch, of so many blocks each."""

    size: int
    threads: int
    blocks: int
    #: How often each thread has arrived at its cluster's barrier, and has passed it.
    arrived: Array = field(init=False)
    passed: Array = field(init=False)
    #: (cluster, how often it was passed before) -> for each of its blocks the clock before which all who arrived have seen it
    told: dict[tuple[int, int], Array] = field(default_factory=dict[tuple[int, int], Array])
    #: Of each block, beyond which clock no other has used its memory, and what its threads that ended had seen of others.
    used: Array = field(init=False)
    known: Array = field(init=False)
    ended: Array = field(init=False)

    def __post_init__(self) -> None:
        self.arrived, self.passed = np.zeros(self.threads, np.int64), np.zeros(self.threads, np.int64)
        self.used, self.known = np.zeros((self.blocks, self.size), np.int64), np.zeros((self.blocks, self.size), np.int64)
        self.ended = np.zeros(self.blocks, np.bool_)

    def rebased(self, lows: Array) -> None:
        """Clocks of blocks count from these (`clocks.restart`)."""
        of_cluster = lows.reshape(-1, self.size)
        of_block = of_cluster.repeat(self.size, axis=0)
        self.used, self.known = others_since(self.used, of_block), others_since(self.known, of_block)
        self.told = {key: others_since(told, of_cluster[key[0]]) for key, told in self.told.items()}

    def reach(self, t: WorkItems, block: int, which: Array, made: int = -1) -> None:
        """These of the active threads use the memory of a block,
        in which what they use was made at a clock of it."""
        own = t.of(t.group)[which]
        far, own = which[own != block], own[own != block]
        if not len(far):
            return
        assert t.others is not None
        if self.ended[block]:
            raise Violation(
                "the block of the cluster whose shared memory is used has ended: it waits at barrier.cluster before",
                int(far[0]),
            )
        late = t.of(t.others)[far, block % self.size] <= made
        if late.any():
            raise Violation(
                "an mbarrier in another block of the cluster is used with no barrier.cluster since it was made",
                int(far[late.argmax()]),
            )
        np.maximum.at(self.used[block], own % self.size, group_clocks(t)[far] + 1)

    def end(self, t: WorkItems) -> list[int]:
        """The active threads end: the blocks of which they are the last."""
        if t.others is None:
            return []
        blocks = t.of(t.group)
        np.maximum.at(self.known, blocks, t.of(t.others))
        alive = t.alive.copy()
        alive[slice(None) if t.idx is None else t.idx] = False
        left = np.bincount(t.group[alive], minlength=self.blocks)
        over = [block for block in set(blocks.tolist()) if not left[block]]
        self.ended[over] = True
        for block in over:
            late = self.used[block] > self.known[block]
            if late.any():
                raise Violation(
                    f"a block ends while block {int(late.argmax())} of its cluster may still use its shared memory: barrier.cluster before it ends",
                    int((blocks == block).argmax()),
                )
        return over


def clusters_of(t: WorkItems) -> Clusters:
    found = getattr(t.beside, "clusters", None)
    assert isinstance(found, Clusters), "a program that uses clusters has them"
    return found


# -- barrier.cluster


def decode_arrive(d: Decoder, at: Instruction) -> Step:
    """barrier.cluster.arrive, with release, which is meant where nothing is said, or relaxed."""
    modifiers = set(at.opcode[3:])
    if modifiers - {"release", "relaxed", "aligned"}:
        raise d.unknown()

    def run(t: WorkItems) -> None:
        if "aligned" in modifiers:
            converged(t, _WARP)
        clusters, here = clusters_of(t), t.of(t.place)
        twice = clusters.arrived[here] > clusters.passed[here]
        if twice.any():
            raise Violation(
                "a thread arrives at barrier.cluster twice, with no barrier.cluster.wait between", int(twice.argmax())
            )
        if "relaxed" not in modifiers:
            _tell(t, clusters)
        clusters.arrived[here] += 1
        tick_group(t, t.idx, together=False)
        assert t.beside is not None
        t.beside.events += 1

    return run


def _tell(t: WorkItems, clusters: Clusters) -> None:
    blocks, clocks, phases = t.of(t.group), group_clocks(t), clusters.arrived[t.of(t.place)]
    for phase in set(phases.tolist()):
        for cluster in set((blocks // clusters.size).tolist()):
            mine = (phases == phase) & (blocks // clusters.size == cluster)
            told = clusters.told.setdefault((cluster, phase), np.zeros(clusters.size, np.int64))
            np.maximum.at(told, blocks[mine] % clusters.size, clocks[mine] + 1)
            if t.others is not None:
                np.maximum(told, t.of(t.others)[mine].max(axis=0, initial=0), out=told)


def decode_wait(d: Decoder, at: Instruction) -> tuple[Get, Put]:
    """barrier.cluster.wait: which threads need not wait, since all that live
    in their cluster have arrived."""
    if set(at.opcode[3:]) - {"acquire", "aligned"}:
        raise d.unknown()
    return _over, _refused


def _over(t: WorkItems) -> Array:
    clusters, here, cluster = clusters_of(t), t.of(t.place), t.of(t.group) // clusters_of(t).size
    alone = clusters.arrived[here] == clusters.passed[here]
    if alone.any():
        raise Violation("a thread waits at barrier.cluster with no barrier.cluster.arrive before", int(alone.argmax()))
    least = np.full(-(-clusters.blocks // clusters.size), 1 << 60)
    alive = t.alive.nonzero()[0]
    np.minimum.at(least, t.group[alive] // clusters.size, clusters.arrived[t.place[alive]])
    phases = clusters.passed[here]
    done = least[cluster] > phases
    for key in set(zip(cluster[done].tolist(), phases[done].tolist(), strict=True)):
        mine = (done & (cluster == key[0]) & (phases == key[1])).nonzero()[0]
        told, idx = clusters.told.get(key), mine if t.idx is None else t.idx[mine]
        if told is not None:
            acquire_from_cluster(t, idx, told)
            acquire(t, idx, told[t.group[idx] % clusters.size])
    clusters.passed[here[done]] += 1
    return done


def _refused(t: WorkItems, answers: Array) -> None:
    if not answers.all():
        raise Violation("a thread waits at barrier.cluster for others of its cluster, which live and never come there", 0)


# -- addresses


def decode_mapa(d: Decoder, at: Instruction) -> Step:
    """mapa.shared::cluster: the same place in the memory of the block of a rank."""
    kind = at.opcode[-1]
    if at.opcode[1] != "shared::cluster" or kind not in ("u32", "u64"):
        raise d.unknown()
    put, address, rank = d.target(at.operands[0], kind), d.source(at.operands[1], kind), d.source(at.operands[2], "u32")

    def run(t: WorkItems) -> None:
        of = rank(t)
        if (of >= t.launch.clustered).any():
            bad = int((of >= t.launch.clustered).argmax())
            raise Violation(f"there is no block {int(of[bad])} in a cluster of {t.launch.clustered}", bad)
        place = address(t)
        own = place & place.dtype.type((1 << OWN_BITS) - 1)
        put(t, own | (of.astype(place.dtype) + place.dtype.type(1)) << place.dtype.type(OWN_BITS))

    return run


def reached(get: Get) -> Get:
    """Addresses in shared memory of the cluster, of which is noted whose they are."""

    def run(t: WorkItems) -> Array:
        addresses = get(t)
        blocks, _ = in_cluster(t, addresses)
        blocks = np.broadcast_to(blocks, (t.active,))
        for block in set(blocks.tolist()):
            clusters_of(t).reach(t, block, (blocks == block).nonzero()[0])
        return addresses

    return run
