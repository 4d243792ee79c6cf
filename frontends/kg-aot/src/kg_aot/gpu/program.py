"""The data of generated GPU host code: kernels with launch arguments, one allocation, statements.

The allocation holds what is kept between the steps, by lifetime, and behind it the constants, which init_ws() copies there.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kg.plugin import (
    Compiler,
    Dim,
    DType,
    EntryPoint,
    ProgramInfo,
    Renderer,
    UnsupportedError,
    UOp,
    binary_of,
    cached_property,
    parse_dtype,
    source_of,
)
from kg.plugin.plans import LaunchStep, PlanBuffer, launches
from kg_graph.exporting import NamedPlan, of_function

from kg_aot.cxx.sizes import HELPERS
from kg_aot.cxx.statements import CONSTANT_LIMIT, PlanWriter, Scope, parts_of
from kg_aot.gpu.apis import Api
from kg_aot.gpu.embedding import Embedded, embedded
from kg_aot.numerical import NumericalFunction
from kg_aot.specs import with_unread

#: Bytes at whose multiples what is in the allocation begins: what every API takes, and whole lines of caches.
ALIGNMENT = 256


@dataclass(frozen=True, slots=True)
class GpuKernel:
    """`number`: its place in the tables of the file; `items`: bytes of the elements of each pointer."""

    number: int
    info: ProgramInfo
    entry: EntryPoint
    code: Embedded
    items: tuple[int, ...]

    @property
    def block(self) -> tuple[int, ...]:
        return (*self.info.local_size, 1, 1, 1)[:3]


@dataclass(frozen=True, slots=True)
class Placed:
    """A constant of the allocation: its name in the file, and its first byte."""

    name: str
    dtype: DType
    data: bytes
    start: int


class GpuProgram(PlanWriter):
    """One function on its way into a file of host code."""

    def __init__(self, named: NamedPlan, renderer: Renderer, api: Api, alignment: int, limit: int = CONSTANT_LIMIT) -> None:
        super().__init__(named, max(alignment, ALIGNMENT), limit)
        self.renderer, self.api = renderer, api
        self.kernels: dict[UOp, GpuKernel] = {}
        for step in launches(self.plan.steps):
            if step.kernel not in self.kernels:
                self.kernels[step.kernel] = self._kernel(step.kernel)

    def _kernel(self, program: UOp) -> GpuKernel:
        info = program.program
        if info.scratch_bytes or info.thread_extent != 0:
            raise UnsupportedError(f"{info.name} is for workers of a processor: {self.api.name} has none")
        source = source_of(program)
        entry = self.renderer.entry_point(info, source)
        code = embedded(binary_of(program) if self.api.embeds == "binary" else source)
        items = tuple(parse_dtype(p.dtype).itemsize for p in info.params)
        return GpuKernel(len(self.kernels), info, entry, code, items)

    @property
    def align(self) -> int:
        """Bytes at whose multiples arrays of the caller begin."""
        return max((k.entry.align for k in self.kernels.values()), default=1)

    @property
    def has_odd_parts(self) -> bool:
        """Whether a loop takes pieces of arrays that begin at other places than kernels count on."""
        return any(self._piece(p.part) % self.align for p in parts_of(self.plan.steps))

    def _piece(self, part: int) -> int:
        b = self.plan.buffers[part]
        return b.size * b.dtype.itemsize if isinstance(b.size, int) else b.dtype.itemsize

    @property
    def most_arguments(self) -> int:
        return max((len(k.items) + len(k.info.variables) for k in self.kernels.values()), default=0)

    # -- memory

    @cached_property
    def placed(self) -> Mapping[int, Placed]:
        """The constants, by the buffer's number."""
        found: dict[int, Placed] = {}
        start = _whole(self.arena.peak, self.alignment)
        for number, c in self.constants.items():
            found[number] = Placed(c.name, c.dtype, c.data, start)
            start += _whole(len(c.data), self.alignment)
        return found

    @property
    def workspace(self) -> int:
        """Bytes of the allocation."""
        return max((p.start + len(p.data) for p in self.placed.values()), default=self.arena.peak)

    def home(self, number: int, b: PlanBuffer) -> str:
        if number in self.placed:
            return f"place(ws.memory, {self.placed[number].start})"
        if b.is_given:
            return self._given[b.slot]
        return f"place(ws.memory, {self.arena.offsets.get(number, 0)})"

    @cached_property
    def _given(self) -> Mapping[int, str]:
        found = {argument.slot: f"place(in{at})" for at, argument in enumerate(self.named.inputs)}
        for slot, (at, first) in self.named.parts.items():
            offset = first * self.named.outputs[at].dtype.itemsize
            found[slot] = f"offset(place(out{at}), {offset})" if first else f"place(out{at})"
        return found

    # -- statements

    def pointer(self, dtype: DType, *, const: bool = False) -> str:
        return "Place "

    def moved(self, pointer: str, elements: str, dtype: DType) -> str:
        return f"offset({pointer}, (size_t)(({elements}) * {dtype.itemsize}))"

    def flag(self, pointer: str, depth: int) -> list[str]:
        return [
            f"bool going{depth} = false;",
            *_tried(f"flag(commands, {pointer}, going{depth})"),
            f"if (!going{depth}) break;",
        ]

    def launch(self, step: LaunchStep, scope: Scope) -> list[str]:
        kernel = self.kernels[step.kernel]
        grid = ", ".join(self.size(d) for d in (*kernel.info.global_size, 1, 1)[:3])
        places = ", ".join(scope.pointers[number] for number in step.buffers)
        values = ", ".join(self.values(step, [v.name for v in kernel.info.variables]))
        lines = _tried(
            f"launch(commands, codes[{kernel.number}], ws.kernels[{kernel.number}], {{{grid}}}, {{{places}}}, {{{values}}})"
        )
        return lines if step.when is None else [f"if ({self.size(step.when)}) {{", *(f"  {line}" for line in lines), "}"]

    def copy(self, target: str, source: str, nbytes: str) -> list[str]:
        return _tried(f"copy(commands, {target}, {source}, (size_t)({nbytes}))")

    def fill(self, target: str, element: bytes, dtype: DType, count: Dim) -> list[str]:
        words = {element[at : at + 4] for at in range(0, len(element), 4)}
        if len(words) > 1:
            raise UnsupportedError(f"{self.plan.name}: {self.api.name} fills memory with elements of four bytes at most")
        (word,) = words
        value, times = int.from_bytes(word, "little"), -(-len(element) // 4)
        size = f"{self.size(count)} * {times}" if times > 1 else self.size(count)
        return _tried(f"fill(commands, {target}, {value}U, {len(word)}, (size_t)({size}))")

    @property
    def size_helpers(self) -> list[str]:
        text = "\n".join(self.statements())
        return [code for name, code in HELPERS.items() if f"{name}(" in text]


def program_of(
    function: NumericalFunction, renderer: Renderer, compiler: Compiler | None, api: Api, alignment: int, limit: int
) -> GpuProgram:
    """The function for a GPU.
    Where a loop's pieces begin at odd places all kernels are of the form for pointers anywhere."""
    compiler = compiler if api.embeds == "binary" else None

    def written_by(one: Renderer) -> GpuProgram:
        named = with_unread(of_function(function.jitted, function.specs, one, compiler), function.specs)
        return GpuProgram(named, one, api, alignment, limit)

    made = written_by(renderer)
    return written_by(renderer.unaligned()) if made.has_odd_parts else made


def _tried(call: str) -> list[str]:
    return [f"if (const Status s = {call}) return s;"]


def _whole(size: int, multiple: int) -> int:
    return -(-size // multiple) * multiple
