"""A CUDA graph through cuda-bindings: explicit nodes, and an instance whose nodes are updated."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, assert_never

from kg_gpu import CopyNode, FillNode, Grid, Kernel, KernelNode, Node, Words, graph_name

from kg_cuda.card.arguments import Arguments
from kg_cuda.card.contracts import CudaKernel

if TYPE_CHECKING:
    from kg_cuda.card.driver import DriverCard


def _arguments(kernel: Kernel) -> Arguments | None:
    assert isinstance(kernel, CudaKernel)
    return kernel.arguments


def pointers_to(words: Words, kernel: Kernel) -> ctypes.Array[ctypes.c_void_p]:
    """A kernel's arguments as the driver takes them: where each lies."""
    at, arguments = ctypes.addressof(words), _arguments(kernel)
    offsets = range(0, 8 * len(words), 8) if arguments is None else arguments.offsets
    return (ctypes.c_void_p * max(1, len(offsets)))(*[at + offset for offset in offsets])


class DriverGraph:
    """Made in the card's context, which is current while it is. The driver copies all that it is told."""

    def __init__(self, card: DriverCard, name: str, nodes: Sequence[Node], after: Sequence[Sequence[int]]) -> None:
        self._card, self._cu, self._set_kernel = card, card.cu, card.cu.cuGraphExecKernelNodeSetParams
        self.name = graph_name(name, nodes)
        self._off: set[int] = set()
        self._params: list[Any] = [None] * len(nodes)
        #: of kernels, what stands in the description: all but the arguments
        self._told: list[tuple[Kernel, Grid] | None] = [None] * len(nodes)
        self._kept: dict[int, object] = {}
        self._handles: list[Any] = []
        self._graph = card.do("cuGraphCreate", 0)
        self._instance: Any = None
        try:
            for number, node in enumerate(nodes):
                before = [self._handles[other] for other in after[number]]
                self._handles.append(self._added(number, node, before))
            self._instance = card.do("cuGraphInstantiate", self._graph, 0)
        except BaseException:
            self.close()
            raise

    def _added(self, number: int, node: Node, before: list[Any]) -> Any:
        self._describe(number, node)
        params, do = self._params[number], self._card.do
        match node:
            case KernelNode():
                return do("cuGraphAddKernelNode", self._graph, before, len(before), params)
            case CopyNode():
                return do("cuGraphAddMemcpyNode", self._graph, before, len(before), params, self._card.context)
            case FillNode():
                return do("cuGraphAddMemsetNode", self._graph, before, len(before), params, self._card.context)
            case _:
                assert_never(node)

    def _describe(self, number: int, node: Node) -> None:
        """A node in the driver's terms.
        Of a kernel there is one description, as long as the graph: its arguments stay where they are."""
        match node:
            case KernelNode():
                told, before = (node.kernel, node.grid), self._told[number]
                if told == before:
                    return
                params = self._params[number]
                if params is None:
                    params = self._params[number] = self._cu.CUDA_KERNEL_NODE_PARAMS()
                    params.blockDimX, params.blockDimY, params.blockDimZ = node.kernel.block
                if before is None or _arguments(before[0]) is not _arguments(node.kernel):
                    pointers = pointers_to(node.words, node.kernel)
                    self._kept[number] = pointers, node.words
                    params.kernelParams = ctypes.addressof(pointers)
                params.gridDimX, params.gridDimY, params.gridDimZ = node.grid
                params.func, params.sharedMemBytes = node.kernel.function, node.kernel.shared
                self._told[number] = told
            case CopyNode():
                params = self._params[number] = self._cu.CUDA_MEMCPY3D()
                params.srcMemoryType = params.dstMemoryType = self._cu.CUmemorytype.CU_MEMORYTYPE_DEVICE
                params.srcDevice, params.dstDevice = node.source, node.target
                params.WidthInBytes, params.Height, params.Depth = node.nbytes, 1, 1
            case FillNode():
                params = self._params[number] = self._cu.CUDA_MEMSET_NODE_PARAMS()
                params.dst, params.value = node.target, int.from_bytes(node.element, "little")
                params.elementSize, params.width, params.height = len(node.element), node.count, 1

    def launch(self, changed: Sequence[tuple[int, Node | None]]) -> None:
        card = self._card
        with card.here:
            for number, node in changed:
                self._change(number, node)
            card.launched.append(self.name)
            (code,) = self._cu.cuGraphLaunch(self._instance, card.stream)
            if code:
                card.launched.pop()
                card.failed(f"the launch of {self.name}", code)

    def _change(self, number: int, node: Node | None) -> None:
        """Launches that are under way are as they were.
        A node that is left out may not be changed to nothing: it is switched off."""
        do, handle = self._card.do, self._handles[number]
        if node is None:
            if number not in self._off:
                do("cuGraphNodeSetEnabled", self._instance, handle, 0)
                self._off.add(number)
            return
        if number in self._off:
            do("cuGraphNodeSetEnabled", self._instance, handle, 1)
            self._off.remove(number)
        self._describe(number, node)
        params = self._params[number]
        match node:
            case KernelNode():
                (code,) = self._set_kernel(self._instance, handle, params)
                if code:
                    self._card.failed(f"cuGraphExecKernelNodeSetParams of {node.kernel.name}", code)
            case CopyNode():
                do("cuGraphExecMemcpyNodeSetParams", self._instance, handle, params, self._card.context)
            case FillNode():
                do("cuGraphExecMemsetNodeSetParams", self._instance, handle, params, self._card.context)

    def close(self) -> None:
        if self._card.dead or self._graph is None:
            return
        with self._card.here:
            if self._instance is not None:
                self._card.do("cuGraphExecDestroy", self._instance)
            self._card.do("cuGraphDestroy", self._graph)
        self._graph = self._instance = None
