"""A HIP graph: explicit nodes, and an instance whose changed nodes are updated."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from ctypes import byref, c_uint, c_void_p
from typing import TYPE_CHECKING, Any, Final, assert_never

from kg_gpu import CopyNode, FillNode, KernelNode, Node, Words, graph_name

from kg_amd.card.hip.api import ARGUMENTS, ARGUMENTS_END, ARGUMENTS_SIZE

if TYPE_CHECKING:
    from kg_amd.card.hip.card import HipCard

_DEVICE_TO_DEVICE: Final = 3


class Dim3(ctypes.Structure):
    """dim3"""

    _fields_ = (("x", c_uint), ("y", c_uint), ("z", c_uint))


class KernelParams(ctypes.Structure):
    """hipKernelNodeParams"""

    _fields_ = (
        ("block", Dim3),
        ("extra", c_void_p),
        ("function", c_void_p),
        ("grid", Dim3),
        ("arguments", c_void_p),
        ("shared", c_uint),
    )


class MemsetParams(ctypes.Structure):
    """hipMemsetParams"""

    _fields_ = (
        ("target", c_void_p),
        ("element", c_uint),
        ("height", ctypes.c_size_t),
        ("pitch", ctypes.c_size_t),
        ("value", c_uint),
        ("width", ctypes.c_size_t),
    )


def packed(words: Words) -> tuple[Any, Any]:
    """A kernel's arguments as HIP takes them in one block, and what must live as long."""
    size = ctypes.c_size_t(ctypes.sizeof(words))
    values = (ARGUMENTS, ctypes.addressof(words), ARGUMENTS_SIZE, ctypes.addressof(size), ARGUMENTS_END)
    return (c_void_p * len(values))(*values), size


class HipGraph:
    """Made on the card, which is this thread's device while it is. HIP copies all that it is told."""

    def __init__(self, card: HipCard, name: str, nodes: Sequence[Node], after: Sequence[Sequence[int]]) -> None:
        self._card = card
        self.name = graph_name(name, nodes)
        self._off: set[int] = set()
        self._handles: list[int] = []
        self._graph, self._instance = card.made("hipGraphCreate", 0), 0
        try:
            for number, node in enumerate(nodes):
                self._handles.append(self._added(node, [self._handles[other] for other in after[number]]))
            self._instance = card.made("hipGraphInstantiate", self._graph, None, None, 0)
        except BaseException:
            self.close()
            raise

    def _added(self, node: Node, before: Sequence[int]) -> int:
        count, made = len(before), self._card.made
        begin = (self._graph, (c_void_p * max(1, count))(*before), count)
        match node:
            case KernelNode():
                params, _keep = _kernel(node)
                return made("hipGraphAddKernelNode", *begin, byref(params))
            case CopyNode():
                return made("hipGraphAddMemcpyNode1D", *begin, node.target, node.source, node.nbytes, _DEVICE_TO_DEVICE)
            case FillNode():
                return made("hipGraphAddMemsetNode", *begin, byref(_fill(node)))
            case _:
                assert_never(node)

    def launch(self, changed: Sequence[tuple[int, Node | None]]) -> None:
        card = self._card
        with card.here:
            for number, node in changed:
                self._change(number, node)
            card.launched.append(self.name)
            card.do("hipGraphLaunch", self._instance, card.stream)

    def _change(self, number: int, node: Node | None) -> None:
        """Launches that are under way are as they were.
        A node that is left out may not be changed to nothing: it is switched off."""
        do, handle = self._card.do, self._handles[number]
        if node is None:
            if number not in self._off:
                do("hipGraphNodeSetEnabled", self._instance, handle, 0)
                self._off.add(number)
            return
        if number in self._off:
            do("hipGraphNodeSetEnabled", self._instance, handle, 1)
            self._off.remove(number)
        match node:
            case KernelNode():
                params, _keep = _kernel(node)
                do("hipGraphExecKernelNodeSetParams", self._instance, handle, byref(params))
            case CopyNode():
                do("hipGraphExecMemcpyNodeSetParams1D", self._instance, handle, node.target, node.source, node.nbytes, _DEVICE_TO_DEVICE)  # fmt: skip
            case FillNode():
                do("hipGraphExecMemsetNodeSetParams", self._instance, handle, byref(_fill(node)))

    def close(self) -> None:
        if self._card.dead or not self._graph:
            return
        with self._card.here:
            if self._instance:
                self._card.do("hipGraphExecDestroy", self._instance)
            self._card.do("hipGraphDestroy", self._graph)
        self._graph = self._instance = 0


def _kernel(node: KernelNode) -> tuple[KernelParams, Any]:
    """The description, and what lives as long as the call that reads it."""
    extra, size = packed(node.words)
    kernel: Any = node.kernel.function
    params = KernelParams(Dim3(*node.kernel.block), ctypes.addressof(extra), kernel, Dim3(*node.grid), None, node.kernel.shared)
    return params, (extra, size)


def _fill(node: FillNode) -> MemsetParams:
    """One row of elements."""
    size = len(node.element)
    return MemsetParams(node.target, size, 1, size * node.count, int.from_bytes(node.element, "little"), node.count)
