"""Kernels with their arguments, one at a time and in lists: arguments are set where they changed."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from functools import cache, partial
from math import prod
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyopencl as cl
from kg_gpu import CopyNode, FillNode, KernelNode, Node

if TYPE_CHECKING:
    from kg_opencl.runtime.card import OpenCLCard, OpenCLKernel

_ENQUEUE: Final = cl.enqueue_nd_range_kernel
#: Work-groups for each core of a CPU, at least, where the kernel leaves them to us.
GROUPS: Final = 8


@cache
def work_group(items: tuple[int, ...], groups: int, most: int) -> tuple[int, ...]:
    """As many work-items side by side as leave so many work-groups. Drivers differ: of 125 x 25, PoCL 3.1 makes one group, so that one core runs."""
    size, left = [1] * len(items), min(most, max(1, prod(items) // groups))
    for axis, count in enumerate(items):
        size[axis] = next(n for n in range(min(count, left), 0, -1) if count % n == 0)
        left //= size[axis]
        if size[axis] < count:
            break
    return tuple(size)


class Launcher:
    """A kernel that holds arguments of its own. One thread at a time: `lock`."""

    def __init__(self, card: OpenCLCard, kernel: OpenCLKernel, made: Any, count: int) -> None:
        self._card, self._kernel, self._made, self.lock = card, kernel, made, threading.Lock()
        # so that all are set by one call, which takes a tenth of the time of one for each
        made.set_scalar_arg_dtypes([None, np.int64] * kernel.pointers + [np.uint64] * (count - kernel.pointers))
        self._has: Sequence[int] = ()
        self._changes = 0  #: of the host's memory, where an address may be another buffer's by now

    def set(self, words: Sequence[int]) -> None:
        """The arguments from now on."""
        host, pointers = self._card.host, self._kernel.pointers
        if words == self._has and self._changes == host.changes:
            return
        changes, places = host.changes, [self._card.place(address) for address in words[:pointers]]
        pairs = [x for (memory, byte), size in zip(places, self._kernel.items, strict=True) for x in (memory, byte // size)]
        self._made.set_args(*pairs, *words[pointers:])
        self._has, self._changes = words, changes

    def enqueue(self, x: int, y: int, z: int) -> Any:
        """On so many work-groups; its event."""
        return self.at(x, y, z)()

    def at(self, x: int, y: int, z: int) -> Callable[[], Any]:
        width, height, depth = self._kernel.block
        items = x * width, y * height, z * depth
        group = self._kernel.block if self._kernel.grouped else None
        if group is None and self._card.shares:
            group = work_group(items, GROUPS * self._card.device.max_compute_units, self._kernel.most)
        return partial(_ENQUEUE, self._card.queue, self._made, items, group)


class CommandList:
    """The commands of a captured plan, kept: in one queue each comes after those before it."""

    def __init__(self, card: OpenCLCard, name: str, nodes: Sequence[Node]) -> None:
        self._card, self._name = card, name
        self._launchers: dict[tuple[int, OpenCLKernel], tuple[Launcher, list[int]]] = {}
        self._calls: list[Callable[[], object] | None] = [self._call(n, node) for n, node in enumerate(nodes)]
        self._changes = card.host.changes

    def launch(self, changed: Sequence[tuple[int, Node | None]]) -> None:
        card = self._card
        with card.refusing(self._name):
            for number, node in changed:
                self._calls[number] = None if node is None else self._call(number, node)
            if self._changes != card.host.changes:
                self._changes = card.host.changes
                for launcher, words in self._launchers.values():
                    launcher.set(words)
            for call in self._calls:
                if call is not None:
                    call()
        card.note(self._name)

    def close(self) -> None:
        self._calls.clear()
        self._launchers.clear()

    def _call(self, number: int, node: Node) -> Callable[[], object]:
        card = self._card
        match node:
            case KernelNode():
                kernel, words = card.own(node.kernel), node.words[:]
                launcher, _ = self._launchers.get((number, kernel)) or (card.kernel(kernel, len(words)), words)
                self._launchers[number, kernel] = launcher, words
                launcher.set(words)
                return launcher.at(*node.grid)
            case CopyNode():
                return partial(card.copy, node.target, node.source, node.nbytes)
            case FillNode():
                return partial(card.fill, node.target, node.element, node.count)
