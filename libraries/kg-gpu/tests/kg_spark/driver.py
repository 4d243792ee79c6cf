"""The vendor's library and the GPU behind it:
buffers are handles, nothing is done before somebody waits, kernels are run by REF's interpreter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from kg.dtype import PtrDType
from kg.errors import KgError
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin import Bytes
from kg.semantics.floats import Array, numpy_storage_dtype
from kg.semantics.interp import interpreter
from kg.semantics.interp.program import scratch_place
from kg.text.parse import parse_linear
from kg_gpu import Grid
from kg_gpu.fake import Blocks, Event, FakeDriver, Fault, Instance, Stream

#: A buffer, by its handle, and bytes into it; or a value.
Argument = tuple[int, int] | int
OUT_OF_MEMORY, LOST, INVALID, BUILD_FAILED = 2, 7, 1, 3
WORDS = {OUT_OF_MEMORY: "SP_OUT_OF_MEMORY", LOST: "SP_DEVICE_LOST", INVALID: "SP_INVALID", BUILD_FAILED: "SP_BUILD_FAILED"}


class SparkError(Exception):
    """What a call answers when it is not done."""

    def __init__(self, code: int, text: str = "") -> None:
        super().__init__(f"{WORDS[code]}{': ' * bool(text)}{text}")
        self.code = code


@dataclass(frozen=True)
class Built:
    """A program of kernels: one, as kg makes them."""

    name: str
    uops: tuple[UOp, ...]


@dataclass(frozen=True)
class Memory:
    """A buffer: where it is in the GPU."""

    address: int
    nbytes: int


@dataclass(eq=False)
class Nodes:
    """Commands that are launched together."""

    instance: Instance


class Spark(FakeDriver):
    """`sp...` are the functions of the vendor's library."""

    def __init__(self, capacity: int = 1 << 32) -> None:
        self.space = Blocks()
        super().__init__(self.space, capacity)
        self.lost = ""

    def _called(self, name: str) -> None:
        self.calls.append(name)
        if name in self.failing:
            raise SparkError(self.failing[name], name)
        if self.lost:
            raise SparkError(LOST, self.lost)

    def _do(self, work: Callable[[], object]) -> Callable[[], object]:
        """Where a command goes wrong the device is lost, which the next call that waits is told."""

        def checked() -> None:
            try:
                if not self.lost:
                    work()
            except (Fault, KgError) as error:
                self.lost = str(error)

        return checked

    def spOpen(self) -> int:
        self._called("spOpen")
        return self.handle(Stream())

    def spAlloc(self, nbytes: int) -> int:
        self._called("spAlloc")
        address = self.take(nbytes)
        if address is None:
            raise SparkError(OUT_OF_MEMORY)
        return self.handle(Memory(address, nbytes))

    def spFree(self, buffer: int) -> None:
        self._called("spFree")
        self.give(self.held(buffer, Memory).address)
        del self.handles[buffer]

    def spWrite(self, stream: int, buffer: int, offset: int, data: Bytes) -> None:
        """The host's bytes are read when the command's turn has come."""
        self._called("spWrite")
        to = self._place(buffer, offset)
        self.ask(self.held(stream, Stream), self._do(lambda: self.copied(to, data.size, data.tobytes)))

    def spRead(self, stream: int, data: Bytes, buffer: int, offset: int) -> None:
        self._called("spRead")
        of = self._place(buffer, offset)
        self.ask(self.held(stream, Stream), self._do(lambda: self.fetched(data, of)))

    def spCopy(self, stream: int, to: int, at: int, of: int, begin: int, nbytes: int) -> None:
        self._called("spCopy")
        self.ask(self.held(stream, Stream), self.copy_work(to, at, of, begin, nbytes))

    def spBuild(self, text: bytes) -> int:
        self._called("spBuild")
        try:
            uops = tuple(parse_linear(text.decode()))
            name = str(uops[-1].kernel.name)
        except (KgError, ValueError, IndexError, TypeError, AttributeError) as error:
            raise SparkError(BUILD_FAILED, str(error)) from error
        return self.handle(Built(name, uops))

    def spRelease(self, number: int) -> None:
        self._called("spRelease")
        del self.handles[number]

    def spLaunch(self, stream: int, program: int, grid: Grid, block: Grid, arguments: Sequence[Argument]) -> None:
        self._called("spLaunch")
        self.ask(self.held(stream, Stream), self.launch_work(program, grid, block, arguments))

    def spGraph(self, work: Sequence[Callable[[], object]], after: Sequence[Sequence[int]]) -> int:
        self._called("spGraph")
        return self.handle(Nodes(Instance(list(work), after)))

    def spChange(self, graph: int, number: int, work: Callable[[], object] | None) -> None:
        """None leaves a command out."""
        instance = self.held(graph, Nodes).instance
        instance.on[number] = work is not None
        instance.work[number] = work

    def spLaunchGraph(self, stream: int, graph: int) -> None:
        self._called("spLaunchGraph")
        self.ask(self.held(stream, Stream), self.held(graph, Nodes).instance.as_now())

    def spMark(self, stream: int) -> int:
        self._called("spMark")
        event = Event()
        self.record(event, self.held(stream, Stream))
        return self.handle(event)

    def spTime(self, event: int) -> float:
        """Seconds."""
        found = self.held(event, Event)
        found.wait()
        return found.time / 1000

    def spFinish(self, stream: int) -> None:
        self._called("spFinish")
        found = self.held(stream, Stream)
        found.run(found.asked)
        if self.lost:
            raise SparkError(LOST, self.lost)

    # -- the GPU

    def _place(self, buffer: int, offset: int) -> int:
        return self.held(buffer, Memory).address + offset

    def copy_work(self, to: int, at: int, of: int, begin: int, nbytes: int) -> Callable[[], object]:
        target, source = self._place(to, at), self._place(of, begin)
        return self._do(lambda: self.copied(target, nbytes, lambda: self.memory.view(source, nbytes).tobytes()))

    def fill_work(self, to: int, at: int, data: Bytes) -> Callable[[], object]:
        target = self._place(to, at)
        return self._do(lambda: self.copied(target, data.size, data.tobytes))

    def launch_work(self, program: int, grid: Grid, block: Grid, arguments: Sequence[Argument]) -> Callable[[], object]:
        built = self.held(program, Built)
        places = [self._place(*a) for a in arguments if isinstance(a, tuple)]
        values = [a for a in arguments if isinstance(a, int)]
        return self._do(lambda: self._run(program, built, grid, block, places, values))

    def _run(self, number: int, built: Built, grid: Grid, block: Grid, places: list[int], values: list[int]) -> None:
        self.now += 2
        if self.handles.get(number) is not built:
            raise Fault(f"{built.name}: its program was released")
        pointers = sorted((u for u in built.uops if u.op is Op.DEFINE_GLOBAL), key=lambda u: u.slot)
        names = sorted({u.variable.name for u in built.uops if u.op is Op.DEFINE_VAR})
        if (len(pointers), len(names)) != (len(places), len(values)):
            raise Fault(f"{built.name} takes {len(pointers)} buffers and {names}")
        buffers: dict[int, Array] = {}
        for pointer, place in zip(pointers, places, strict=True):
            assert isinstance(pointer.dtype, PtrDType)
            kind = numpy_storage_dtype(pointer.dtype.base)
            whole = self.space.rest(place) // kind.itemsize
            size = pointer.dtype.size if 0 < pointer.dtype.size <= whole else whole
            buffers[pointer.slot] = self.memory.view(place, size * kind.itemsize).view(kind)
        signed = [int(np.uint64(value).astype(np.int64)) for value in values]
        interpreter.run(
            built.uops,
            buffers,
            dict(zip(names, signed, strict=True)),
            global_size=grid,
            local_size=block,
            scratch_bytes=max((_scratch_end(u) for u in built.uops if u.op is Op.DEFINE_SCRATCH), default=0),
            name=built.name,
        )


def _scratch_end(uop: UOp) -> int:
    assert isinstance(uop.dtype, PtrDType)
    return scratch_place(uop)[1] + uop.dtype.size * uop.dtype.base.itemsize


#: The GPUs that there are, and what drives each.
LIBRARIES = (Spark(), Spark())
