"""A graph as a recorded batch of AQL packets, enqueued by every launch."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from kg_gpu import KernelNode, Node, graph_name

from kg_amd.card.hsa import packets
from kg_amd.card.hsa.kernargs import ALIGNED

if TYPE_CHECKING:
    from kg_amd.card.hsa.card import HsaCard

#: Places for the arguments of launches that are under way at once, with other arguments each.
_MOST: Final = 4


class HsaGraph:
    """A packet waits for all before it where its node depends on one since the last that did so.
    What is left out is a packet of nothing.

    Launches with the arguments of the last time read them where they are; others write them to a place that no launch under way uses.
    """

    def __init__(self, card: HsaCard, name: str, nodes: Sequence[Node], after: Sequence[Sequence[int]]) -> None:
        self._card, self.name = card, graph_name(name, nodes)
        self._in_turn = in_turn(after)
        self._offsets = [0]
        self._nodes: list[KernelNode | None] = []
        for node in nodes:
            made = self._as_launch(node)
            self._nodes.append(made)
            self._offsets.append(self._offsets[-1] + _room(made))
        self._arguments = (ctypes.c_uint8 * max(1, self._offsets[-1]))()
        for number in range(len(nodes)):
            self._write(number)
        #: places, and the mark behind the last launch that read each; the one that has the arguments as they are now
        self._places: list[int] = []
        self._marks: dict[int, int] = {}
        self._now = 0
        self._batch: list[tuple[int, bytes, str]] = []

    def _as_launch(self, node: Node) -> KernelNode:
        return node if isinstance(node, KernelNode) else self._card.move_of(node)

    def _write(self, number: int) -> None:
        node, start = self._nodes[number], self._offsets[number]
        if node is not None:
            ctypes.memmove(ctypes.addressof(self._arguments) + start, node.words, ctypes.sizeof(node.words))

    def launch(self, changed: Sequence[tuple[int, Node | None]]) -> None:
        card = self._card
        card.check()
        with card.stream.lock:
            for number, node in changed:
                self._nodes[number] = node and self._as_launch(node)
                self._write(number)
            if changed or not self._batch:
                self._now = self._free_place()
                ctypes.memmove(self._now, self._arguments, len(self._arguments))
                self._batch = [self._packet(number) for number in range(len(self._nodes))]
            card.launched.append(self.name)
            card.stream.launch(self._batch)
            self._marks[self._now] = card.stream.mark()

    def _packet(self, number: int) -> tuple[int, bytes, str]:
        node, waits = self._nodes[number], self._in_turn[number]
        if node is None:
            return packets.SKIP if waits else packets.SKIP_BESIDE, packets.barrier(), ""
        _, body, name = self._card.packet(node.kernel, node.grid, self._now + self._offsets[number])
        return packets.LAUNCH if waits else packets.BESIDE, body, name

    def _free_place(self) -> int:
        """Where no launch under way reads its arguments."""
        stream = self._card.stream
        for place in self._places:
            if stream.has_passed(self._marks.get(place, 0)):
                return place
        if len(self._places) < _MOST:
            self._places.append(self._card.kernarg_memory(len(self._arguments)))
            return self._places[-1]
        oldest = min(self._places, key=self._marks.__getitem__)
        stream.wait(self._marks[oldest])
        return oldest

    def close(self) -> None:
        if not self._card.dead:
            for place in self._places:
                self._card.drop_host_memory(place)
        self._places.clear()
        self._batch.clear()


def _room(node: KernelNode) -> int:
    return -(-ctypes.sizeof(node.words) // ALIGNED) * ALIGNED


def in_turn(after: Sequence[Sequence[int]]) -> list[bool]:
    """Which nodes wait for all before them, so that each comes after those that it depends on.
    The first does: what was launched before comes before it.

    >>> in_turn([(), (), (0,), (1,), (3,)])
    [True, False, True, False, True]
    """
    waits: list[bool] = []
    last = 0
    for number, before in enumerate(after):
        waits.append(not number or any(other >= last for other in before))
        last = number if waits[-1] else last
    return waits
