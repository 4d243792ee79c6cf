"""jit with sizes: one trace and one compilation for all sizes of a declared range."""

from __future__ import annotations

import linecache
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import field
from pathlib import Path
from typing import Final

import kg
from kg.frontend import Buffer, Device, DType, SizeError, infrequent_collection, size_function
from kg.records import dataclass

from kg_array.array import Array
from kg_array.complex_numbers.array import of_stored
from kg_array.functions.creation import device_of
from kg_array.operands.arguments import name_of
from kg_array.operands.size import Size
from kg_array.running import evaluate, memory
from kg_array.running.loaded import Loaded
from kg_array.running.memory import Kind, kind_of
from kg_array.transforms.compilation.arguments import Given, Marks, exact
from kg_array.transforms.compilation.calls import Gifts, quick_call
from kg_array.transforms.compilation.compiled import KEPT, Jitted, stand_in_of
from kg_array.transforms.compilation.declared import Declared, Extents, Open, OpenSizes, open_axes, open_sizes, parameter_names
from kg_array.transforms.compilation.specialization import Ready, TracedCall, array_in, computed_leaves, read_memory
from kg_array.transforms.tree import leaf_names, unflatten

#: The functions that are not the user's: where their files are.
_OURS: Final = (str(Path(__file__).parents[2]), str(Path(kg.__file__).parent))
_NO_GIFTS: Final = Gifts({}, {})
#: Of each leaf, which of its axes are open; None where none is.
Axes = tuple[Mapping[int | None, Size] | None, ...]


@dataclass(frozen=True, slots=True)
class SizedReady:
    """A traced call, compiled for all sizes of its ranges.
    `chosen`: which of the open sizes the program takes, in its order."""

    traced: TracedCall
    open: OpenSizes
    loaded: Loaded | None
    chosen: tuple[int, ...]
    extents: Extents
    dtypes: tuple[DType, ...]

    #: result -> donated argument whose memory it takes: there is none
    passed: Mapping[int, int] = field(default_factory=dict)

    def __call__(self, leaves: Sequence[object]) -> object:
        return unflatten(self.traced.result, self.run(leaves, {}))

    def run(self, leaves: Sequence[object], memory_of: Mapping[int, Buffer]) -> list[Array]:
        """Compute the results, those named in memory that is given."""
        traced, values = self.traced, self.open.values(leaves)
        kinds = self.kinds(values)
        outputs = [memory_of.get(at) or kind.empty() for at, kind in enumerate(kinds)]
        if self.loaded is not None:
            self.loaded.run(outputs, read_memory(traced, self.loaded, leaves), sizes=self.taken(values))
        return [array_in(b, kind, dtype) for b, kind, dtype in zip(outputs, kinds, traced.dtypes, strict=True)]

    def kinds_for(self, leaves: Sequence[object]) -> Sequence[Kind]:
        """The kinds of the results for these leaves."""
        return self.kinds(self.open.values(leaves))

    def sizes_for(self, leaves: Sequence[object]) -> Sequence[int]:
        """The launch variables of the program."""
        return self.taken(self.open.values(leaves))

    def kinds(self, values: tuple[int, ...]) -> list[Kind]:
        """Of the results, for these sizes."""
        found = zip(self.traced.devices, self.dtypes, self.extents(values), strict=True)
        return [kind_of(device, dtype, s) for device, dtype, s in found]

    def taken(self, values: tuple[int, ...]) -> list[int]:
        """The launch variables of the program."""
        return [values[at] for at in self.chosen]

    def quick(self, leaves: Sequence[object]) -> Ready | None:
        """The call for leaves of these very sizes; None where it takes more than a function of `calls` does."""
        traced = self.traced
        if self.loaded is None or not self.open.of_arrays:
            return None
        values = self.open.values(leaves)
        ready = Ready(traced, self.loaded, tuple(self.kinds(values)))
        sources = [s if isinstance(s, int) else memory.buffer_of(s) for s in traced.sources]
        ready.written = quick_call(
            self.loaded, ready.kinds, traced.dtypes, sources, leaves, traced.result, self, _NO_GIFTS, self.taken(values)
        )
        ready.call = ready.written.call()
        return ready


class SizedJitted(Jitted):
    """A function that `jit` made with open sizes."""

    def __init__(
        self,
        function: Callable[..., object],
        static_argnums: Sequence[int],
        static_argnames: Sequence[str],
        sizes: Mapping[str | int, object],
    ) -> None:
        super().__init__(function, static_argnums, static_argnames)
        self.name = name_of(function)
        self.declared = Declared(self.name, sizes, parameter_names(function))
        self._sized: dict[Hashable, SizedReady] = {}
        self._seen: dict[Marks, None] = {}
        self._specs: dict[Hashable, tuple[tuple[Open | None, ...], tuple[str, ...]]] = {}

    @property
    def traces(self) -> int:
        """How often the function was traced: once for each kind of arguments, whatever their open sizes."""
        return len(self._sized)

    def _first_called(self, given: Given, args: Sequence[object], kwargs: Mapping[str, object]) -> object:
        ready = self.ready(given)
        result = ready(given.leaves)
        self._remember(self._marks(args, kwargs, []), ready, given.leaves)
        return result

    def ready(self, given: Given) -> SizedReady:  # type: ignore[override]
        computed_leaves(given.leaves)
        axes, names = self._axes(given)
        key = (given.structure, _kinds(given.leaves, axes), tuple([(at, exact(value)) for at, value in given.static]))
        ready = self._sized.get(key)
        if ready is None:
            ready = self._sized[key] = self._prepared(given, axes, names)
        return ready

    def _remember(self, marks: Marks, ready: SizedReady, leaves: Sequence[object]) -> None:
        """Write a function for calls with these sizes, when they come for the second time.
        Others are forgotten where there are too many."""
        if not any(isinstance(mark, Kind) for mark in marks):
            return
        if marks not in self._seen:
            self._seen[marks] = None
        elif (made := ready.quick(leaves)) is not None:
            self._quick[marks] = made
        for known in (self._seen, self._quick):
            if len(known) > KEPT:
                known.pop(next(iter(known), ()), None)

    def _axes(self, given: Given) -> tuple[Axes, tuple[str, ...]]:
        """What is open of each leaf, and what the leaves are called."""
        found = self._specs.get((given.structure, given.static))
        if found is None:
            arguments = self.structures(given)
            specs = self.declared.of_leaves(arguments)
            names = tuple([name for key, structure in arguments for name in leaf_names(structure, self.declared.title(key))])
            found = self._specs[given.structure, given.static] = specs, names
        specs, names = found
        return tuple(
            [
                None if spec is None else open_axes(spec, x, self.name, name)
                for spec, x, name in zip(specs, given.leaves, names, strict=True)
            ]
        ), names

    @infrequent_collection()
    def _prepared(self, given: Given, axes: Axes, names: Sequence[str]) -> SizedReady:
        sizes = open_sizes(self.name, axes, names)
        sizes.values(given.leaves)
        traced = self.trace(given)
        values = traced.call.values
        order = tuple(str(place.size) for place in sizes.first)
        extents = Extents(
            size_function(tuple([d for v in values for d in v.shape]), order), tuple([len(v.shape) for v in values])
        )
        for source in traced.sources:
            if not isinstance(source, int):
                memory.buffer_of(source)  # refuse what stands for an argument of another function
        loaded = None
        if any(0 not in v.shape for v in values):
            loaded = evaluate.compile_values(traced.device, values, places=traced.places).loaded
        taken = () if loaded is None else loaded.program.names
        return SizedReady(traced, sizes, loaded, tuple(map(order.index, taken)), extents, tuple([v.type for v in values]))

    def trace(self, given: Given) -> TracedCall:
        try:
            return super().trace(given)
        except SizeError as error:
            _tell_where(error)
            raise

    def stand_ins(self, given: Given, device: Device) -> list[object]:
        """For an open axis its size stands in the shape; for an integer that is a size, the size."""
        axes, _ = self._axes(given)
        return [_open_stand_in(x, device, found) for x, found in zip(given.leaves, axes, strict=True)]


def _open_stand_in(x: object, device: Device, axes: Mapping[int | None, Size] | None) -> object:
    if not axes:
        return stand_in_of(x, device)
    if not isinstance(x, Array):
        return axes[None]
    shape: tuple[int, ...] = tuple([axes.get(axis, d) for axis, d in enumerate(x.shape)])  # type: ignore[misc]
    return of_stored(memory.placeholder_of(x.dtype, shape), x.dtype, x.device)


def _kinds(leaves: Sequence[object], axes: Axes) -> Hashable:
    """What the trace depends on of the leaves: of their open sizes nothing."""
    found: list[Hashable] = []
    anywhere = True
    for x, chosen in zip(leaves, axes, strict=True):
        if not isinstance(x, Array):
            found.append(type(x))
            continue
        anywhere = False
        shape = x.shape if not chosen else tuple([None if axis in chosen else d for axis, d in enumerate(x.shape)])
        found.append((x.dtype, shape, x.device))
    return (tuple(found), device_of(None) if anywhere else None)


def _tell_where(error: SizeError) -> None:
    """Add to an error which function of kg_array asked for a size,
    and the line of the program that called it."""
    trace, line, function, text = error.__traceback__, "", "", ""
    while trace is not None:
        code = trace.tb_frame.f_code
        if code.co_filename.startswith(_OURS):
            function = function or ("Size" if code.co_filename.startswith(_OURS[1]) else code.co_name)
        else:
            line, function = f"{code.co_filename}:{trace.tb_lineno}", ""
            text = linecache.getline(code.co_filename, trace.tb_lineno).strip()
        trace = trace.tb_next
    if line:
        error.add_note(f"  {line}, {function}: {text}")
