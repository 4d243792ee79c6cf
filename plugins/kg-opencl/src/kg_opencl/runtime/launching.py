"""Kernel launches, single and in lists; only changed arguments are set.

A list that stays as it is becomes a command buffer where the driver's pay.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from math import prod
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyopencl as cl
from kg_gpu import CopyNode, FillNode, KernelNode, Node

from kg_opencl.runtime.command_buffers import Launch

if TYPE_CHECKING:
    from kg_opencl.runtime.card import OpenCLCard, OpenCLKernel
    from kg_opencl.runtime.command_buffers import CommandBuffer, Recorder

_ENQUEUE: Final = cl.enqueue_nd_range_kernel
#: Work-groups for each core of a CPU, at least, where the kernel leaves them to us.
GROUPS: Final = 8
#: Launches of a list, each as the one before, after which it is recorded: recording takes longer than one of them.
_SETTLED: Final = 2


@lru_cache(maxsize=4096)
def work_group(items: tuple[int, ...], groups: int, most: int) -> tuple[int, ...]:
    """As many work-items side by side as leave so many work-groups.
    Drivers differ: of 125 x 25, PoCL 3.1 makes one group, so that one core runs."""
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
    """The commands of a captured plan, kept: in one queue each comes after those before it.
    Where the driver has command buffers that pay, one is recorded of a list of kernels that stays as it is, and enqueued until
    something changes."""

    def __init__(self, card: OpenCLCard, name: str, nodes: Sequence[Node]) -> None:
        self._card, self._name = card, name
        self._launchers: dict[tuple[int, OpenCLKernel], tuple[Launcher, list[int]]] = {}
        self._calls: list[Callable[[], object] | None] = [self._call(n, node) for n, node in enumerate(nodes)]
        self._changes = card.host.changes
        self._recorded: CommandBuffer | None = None
        self._unchanged = 0  #: launches since something changed

    def launch(self, changed: Sequence[tuple[int, Node | None]]) -> None:
        card = self._card
        with card.refusing(self._name):
            if changed or self._changes != card.host.changes:
                self._change(changed)
            elif card.recorder is not None and self._recorded is None:
                self._settle(card.recorder)
            if self._recorded is not None:
                self._recorded.enqueue()
            else:
                for call in self._calls:
                    if call is not None:
                        call()
        card.note(self._name)

    def close(self) -> None:
        self._forget()
        self._calls.clear()
        self._launchers.clear()

    def _change(self, changed: Sequence[tuple[int, Node | None]]) -> None:
        self._forget()
        for number, node in changed:
            self._calls[number] = None if node is None else self._call(number, node)
        if self._changes != self._card.host.changes:
            self._changes = self._card.host.changes
            for launcher, words in self._launchers.values():
                launcher.set(words)

    def _forget(self) -> None:
        """What was recorded has other arguments than the list has from now on.
        The driver keeps it until its launches have ended."""
        recorded, self._recorded, self._unchanged = self._recorded, None, 0
        if recorded is not None and not self._card.dead:  # a process that was forked off may not call the driver
            recorded.release()

    def _settle(self, recorder: Recorder) -> None:
        """One more launch is as the last: record the list, if it is of kernels alone."""
        self._unchanged += 1
        if self._unchanged == _SETTLED:
            calls = [call for call in self._calls if call is not None]
            launches = [call.args for call in calls if isinstance(call, partial) and call.func is _ENQUEUE]
            if calls and len(launches) == len(calls):
                self._recorded = recorder.record([Launch(*rest) for _, *rest in launches])

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
