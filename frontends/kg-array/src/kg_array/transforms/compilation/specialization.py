"""A function that was traced for one kind of arguments, compiled: what runs its calls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field

from kg.frontend import Buffer, Device, DType, Runtime, UOp
from kg.records import dataclass
from kg_graph.canonical import Call

from kg_array.array import Array, adopted, computed, realize
from kg_array.complex_numbers.array import complex_computed
from kg_array.operands.dtypes import is_complex, part_of
from kg_array.operands.unify import widest_of
from kg_array.running import evaluate, memory
from kg_array.running.loaded import Loaded
from kg_array.running.memory import Kind, kind_of
from kg_array.transforms.compilation.arguments import Marks
from kg_array.transforms.compilation.calls import Call as CallOfLeaves
from kg_array.transforms.compilation.calls import Gifts, QuickCall, quick_call
from kg_array.transforms.compilation.donated import check_gifts, why_gone
from kg_array.transforms.tree import Structure, unflatten


@dataclass(frozen=True, slots=True)
class TracedCall:
    """What a function computes for one kind of arguments.
    `sources`: per leaf of the graph the number of an argument, or the memory of an array that the function has from elsewhere."""

    name: str
    device: Device
    #: of each result
    devices: tuple[Device, ...]
    call: Call
    sources: tuple[int | UOp, ...]
    result: Structure
    dtypes: tuple[DType, ...]
    #: numbers of donated arguments -> what they are called
    donated: Mapping[int, str]

    @property
    def places(self) -> tuple[str, ...]:
        """The devices of the results, where these are not all on the one."""
        return tuple([d.name for d in self.devices]) if any(d is not self.device for d in self.devices) else ()

    @property
    def donated_slots(self) -> tuple[int, ...]:
        """The slots of the call that are donated arguments."""
        first = len(self.call.values)
        return tuple(first + at for at, source in enumerate(self.sources) if source in self.donated)

    def passed(self, reused: Mapping[int, int]) -> dict[int, int]:
        """Numbers of results -> numbers of the arguments whose memory they take."""
        first = len(self.call.values)
        return {result: source for result, slot in reused.items() if isinstance(source := self.sources[slot - first], int)}


@dataclass(slots=True)
class Ready:
    """A traced call, compiled; nothing is to be run where all results are empty.
    `kinds`: of the results. `call`: what runs it with leaves that are computed arrays and numbers. `passed`: see TracedCall.
    `quick`: what it is found by among such leaves. `used`: since somebody last looked."""

    traced: TracedCall
    loaded: Loaded | None
    kinds: tuple[Kind, ...]
    passed: Mapping[int, int] = field(default_factory=dict)
    call: CallOfLeaves = field(init=False)
    written: QuickCall | None = None
    quick: Marks | None = None
    used: bool = True

    def kinds_for(self, leaves: Sequence[object]) -> Sequence[Kind]:
        """The kinds of the results for these leaves."""
        return self.kinds

    def sizes_for(self, leaves: Sequence[object]) -> Sequence[int]:
        """The launch variables of the program."""
        return ()

    def run(self, leaves: Sequence[object], memory_of: Mapping[int, Buffer]) -> list[Array]:
        """Compute the results, those named in memory that is given: what `call` does, with every check."""
        traced = self.traced
        if any(isinstance(x, Array) and x._buffer is None for x in leaves):
            computed_leaves(leaves)
        check_gifts(traced, leaves)
        outputs = [
            leaves[self.passed[at]].buffer.passed_on() if at in self.passed else memory_of.get(at) or kind.empty()  # type: ignore[attr-defined]
            for at, kind in enumerate(self.kinds)
        ]
        if self.loaded is not None:
            self.loaded.run(outputs, read_memory(traced, self.loaded, leaves))
        for at in traced.donated:
            leaves[at].buffer.free(why_gone(traced, at))  # type: ignore[attr-defined]
        return [array_in(b, kind, dtype) for b, kind, dtype in zip(outputs, self.kinds, traced.dtypes, strict=True)]


def prepared(traced: TracedCall, leaves: Sequence[object]) -> Ready:
    """The trace, planned, compiled and loaded, for leaves like these."""
    values = zip(traced.devices, traced.call.values, strict=True)
    kinds = tuple(kind_of(device, v.type, v.shape) for device, v in values)  # type: ignore[arg-type]
    for source in traced.sources:
        if isinstance(source, UOp):
            memory.buffer_of(source)  # refuse what stands for an argument of another function
    if not any(kind.size for kind in kinds):
        ready = Ready(traced, None, kinds)
        ready.call = slowly(ready)
        return ready
    compiled = evaluate.compile_values(traced.device, traced.call.values, (), traced.donated_slots, traced.places)
    ready = Ready(traced, compiled.loaded, kinds, traced.passed(compiled.reused))
    assert ready.loaded is not None
    sources = [s if isinstance(s, int) else memory.buffer_of(s) for s in traced.sources]
    gifts = Gifts(ready.passed, {at: why_gone(traced, at) for at in traced.donated})
    ready.written = quick_call(ready.loaded, kinds, traced.dtypes, sources, leaves, traced.result, slowly(ready), gifts)
    ready.call = ready.written.call()
    return ready


def slowly(ready: Ready) -> CallOfLeaves:
    """A call that checks everything: what `ready.call` leaves to it."""
    return lambda leaves: unflatten(ready.traced.result, ready.run(leaves, {}))


def computed_leaves(leaves: Sequence[object]) -> None:
    """Compute the arrays among leaves that are not, and see to it that each knows its memory."""
    arrays = [x for x in leaves if isinstance(x, Array)]
    realize(*arrays)
    for x in arrays:
        if x._buffer is None:
            adopted(x)


def array_in(buffer: Buffer, kind: Kind, dtype: DType) -> Array:
    """The array of this dtype that is in this memory."""
    if is_complex(dtype):
        return complex_computed(buffer, kind)
    return computed(buffer, kind)


def read_memory(traced: TracedCall, loaded: Loaded, leaves: Sequence[object]) -> list[Buffer]:
    """The memory of what a call reads."""
    first, runtime_of = len(traced.call.values), loaded.program.runtime_of
    return [_memory_of(source, leaves, runtime_of(first + at)) for at, source in enumerate(traced.sources)]


def _memory_of(source: int | UOp, leaves: Sequence[object], runtime: Runtime) -> Buffer:
    if isinstance(source, UOp):
        return memory.buffer_of(source)
    leaf = leaves[source]
    if isinstance(leaf, Array):
        return leaf.buffer
    return memory_of_number(leaf, runtime)


def memory_of_number(value: object, runtime: Runtime) -> Buffer:
    """New memory with a Python number: of a complex one both parts."""
    values = (value.real, value.imag) if isinstance(value, complex) else value
    return Buffer.of(runtime, values, part_of(widest_of(value)))  # type: ignore[arg-type]
