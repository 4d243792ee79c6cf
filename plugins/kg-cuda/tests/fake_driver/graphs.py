"""Graphs of the driver that stands behind fake_cuda.c:
what their nodes do is done when somebody waits, in the order of the graph."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import dataclass, field

from fake_driver.kernels import KernelFunctions
from fake_driver.words import (
    STATIC_SHARED,
    put_word,
)
from kg_gpu.fake import Instance as FakeInstance


@dataclass(eq=False)
class Graph:
    """Nodes by handle, and for each the numbers of those before it."""

    nodes: list[int] = field(default_factory=list)
    after: list[list[int]] = field(default_factory=list)


@dataclass(eq=False)
class Instance(FakeInstance):
    """What a graph is launched as."""

    graph: Graph = field(default_factory=Graph)


class KernelParams(ctypes.Structure):
    """CUDA_KERNEL_NODE_PARAMS_v2"""

    _fields_ = (
        ("function", ctypes.c_uint64),
        ("grid", ctypes.c_uint * 3),
        ("block", ctypes.c_uint * 3),
        ("shared", ctypes.c_uint),
        ("arguments", ctypes.c_uint64),
        ("extra", ctypes.c_uint64),
        ("kern", ctypes.c_uint64),
        ("context", ctypes.c_uint64),
    )


class Side(ctypes.Structure):
    """Of a copy in three dimensions: where from, or where to."""

    _fields_ = (
        ("begin", ctypes.c_size_t * 4),
        ("kind", ctypes.c_int),
        ("host", ctypes.c_uint64),
        ("device", ctypes.c_uint64),
        ("array", ctypes.c_uint64),
        ("reserved", ctypes.c_uint64),
        ("pitch", ctypes.c_size_t),
        ("height", ctypes.c_size_t),
    )


class Memcpy3D(ctypes.Structure):
    """CUDA_MEMCPY3D_v2"""

    _fields_ = (
        ("of", Side),
        ("to", Side),
        ("width", ctypes.c_size_t),
        ("height", ctypes.c_size_t),
        ("depth", ctypes.c_size_t),
    )


class MemsetParams(ctypes.Structure):
    """CUDA_MEMSET_NODE_PARAMS_v1"""

    _fields_ = (
        ("to", ctypes.c_uint64),
        ("pitch", ctypes.c_size_t),
        ("value", ctypes.c_uint),
        ("size", ctypes.c_uint),
        ("width", ctypes.c_size_t),
        ("height", ctypes.c_size_t),
    )


class GraphFunctions(KernelFunctions):
    """Functions of CUDA's on graphs."""

    def cuGraphCreate(self, out: int, flags: int) -> None:
        put_word(out, self.handle(Graph()))

    def cuGraphDestroy(self, graph: int) -> None:
        del self.handles[graph]

    def _node(self, out: int, graph: int, before: int, count: int, work: Callable[[], None]) -> None:
        found = self.handles[graph]
        assert isinstance(found, Graph)
        found.after.append([found.nodes.index(n) for n in (ctypes.c_longlong * count).from_address(before)] if count else [])
        node = self.handle(work)
        found.nodes.append(node)
        put_word(out, node)

    def cuGraphAddKernelNode(self, out: int, graph: int, before: int, count: int, params: int) -> None:
        self._node(out, graph, before, count, self._kernel_node(params))

    def cuGraphAddMemcpyNode(self, out: int, graph: int, before: int, count: int, params: int, context: int) -> None:
        assert context == self.stack[-1]
        self._node(out, graph, before, count, self._copy_node(params))

    def cuGraphAddMemsetNode(self, out: int, graph: int, before: int, count: int, params: int, context: int) -> None:
        assert context == self.stack[-1]
        self._node(out, graph, before, count, self._memset_node(params))

    def _kernel_node(self, params: int) -> Callable[[], None]:
        given = KernelParams.from_address(params)
        assert not given.extra and given.shared <= self.most_shared.get(given.function, STATIC_SHARED)
        module, name = self._function(given.function)
        arguments = self._pointed_to(module.kernels[name], given.arguments)
        return self._kernel(given.function, [*given.grid, *given.block], arguments, given.shared)

    def _copy_node(self, params: int) -> Callable[[], None]:
        given = Memcpy3D.from_address(params)
        assert (given.of.kind, given.to.kind, given.height, given.depth) == (2, 2, 1, 1) and given.width, (
            "of one dimension, not empty"
        )
        to, of, size = given.to.device, given.of.device, given.width
        return lambda: self.copied(to, size, lambda: self.memory.view(of, size).tobytes())

    def _memset_node(self, params: int) -> Callable[[], None]:
        given = MemsetParams.from_address(params)
        assert given.height == 1 and given.width and given.size in (1, 2, 4), "of one dimension, not empty"
        to, value, size, count = given.to, given.value, given.size, given.width
        return lambda: self._filled(to, value, size, count)

    def cuGraphInstantiateWithFlags(self, out: int, graph: int, flags: int) -> None:
        found = self.handles[graph]
        assert isinstance(found, Graph)
        work = [self.handles[node] for node in found.nodes]
        put_word(out, self.handle(Instance(work, found.after, graph=found)))

    def _instance(self, instance: int, node: int) -> tuple[Instance, int]:
        found = self.handles[instance]
        assert isinstance(found, Instance) and any(held is found.graph for held in self.handles.values()), (
            "the graph is needed for its nodes"
        )
        return found, found.graph.nodes.index(node)

    def cuGraphExecKernelNodeSetParams(self, instance: int, node: int, params: int) -> None:
        found, at = self._instance(instance, node)
        found.work[at] = self._kernel_node(params)

    def cuGraphExecMemcpyNodeSetParams(self, instance: int, node: int, params: int, context: int) -> None:
        found, at = self._instance(instance, node)
        found.work[at] = self._copy_node(params)

    def cuGraphExecMemsetNodeSetParams(self, instance: int, node: int, params: int, context: int) -> None:
        found, at = self._instance(instance, node)
        found.work[at] = self._memset_node(params)

    def cuGraphNodeSetEnabled(self, instance: int, node: int, on: int) -> None:
        found, at = self._instance(instance, node)
        found.on[at] = bool(on & 0xFFFFFFFF)

    def cuGraphLaunch(self, instance: int, stream: int) -> None:
        found = self.handles[instance]
        assert isinstance(found, Instance)
        self._ask(stream, found.as_now())

    def cuGraphExecDestroy(self, instance: int) -> None:
        del self.handles[instance]
