"""Plan steps as C or C++ statements: loops, conditions, sizes.

A target says how memory is named and how a step is done.

LOOP 10 { LAUNCH k0 }   ->   for (int64_t i1 = 0; i1 < 10; i1++) { k0(...); }
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from kg.plugin import Dim, DType, KgError, cached_property
from kg.plugin.plans import (
    Arena,
    Category,
    CopyStep,
    FillStep,
    LaunchStep,
    LoopStep,
    Part,
    PlanBuffer,
    Step,
    arena_of,
    filling,
)
from kg_graph.exporting import NamedPlan

from kg_aot.cxx.sizes import HELPERS, size_text
from kg_aot.names import identifier

#: Bytes of constants that a source may have as text, by default.
CONSTANT_LIMIT = 16 << 20


@dataclass(frozen=True, slots=True)
class Constant:
    """Bytes that the function has from elsewhere, as an array in the file,
    or from `start` on in one beside it."""

    name: str
    dtype: DType
    data: bytes
    start: int = -1

    @property
    def is_outside(self) -> bool:
        return self.start >= 0


@dataclass(slots=True)
class Scope:
    """The pointers of buffers where a statement stands, by number."""

    pointers: dict[int, str] = field(default_factory=dict[int, str])
    depth: int = 0


class PlanWriter:
    """Subclass for a target: `home`, `pointer`, `moved` and `flag` say what memory is, `launch`,
    `copy` and `fill` what steps are."""

    #: How larger constants may be had.
    larger: ClassVar[str] = "make them arguments, raise `constant_limit`"

    def __init__(self, named: NamedPlan, alignment: int, limit: int = CONSTANT_LIMIT) -> None:
        self.named, self.plan, self.alignment, self.limit = named, named.plan, alignment, limit
        self.arena: Arena = arena_of(self.plan, alignment)
        self.variables = {v.name: f"n_{identifier(v.name)}" for v in named.variables}
        self._sizes: dict[str, str] = {}

    # -- of a target

    def home(self, number: int, b: PlanBuffer) -> str:
        """The pointer to a buffer outside of loops."""
        raise NotImplementedError

    def pointer(self, dtype: DType, *, const: bool = False) -> str:
        """How a pointer to elements is declared, but for its name."""
        raise NotImplementedError

    def moved(self, pointer: str, elements: str, dtype: DType) -> str:
        """A pointer so many elements behind another."""
        raise NotImplementedError

    def flag(self, pointer: str, depth: int) -> list[str]:
        """Leave the loop where the bool in this buffer is false."""
        raise NotImplementedError

    def launch(self, step: LaunchStep, scope: Scope) -> list[str]:
        raise NotImplementedError

    def copy(self, target: str, source: str, nbytes: str) -> list[str]:
        raise NotImplementedError

    def fill(self, target: str, element: bytes, dtype: DType, count: Dim) -> list[str]:
        raise NotImplementedError

    # -- constants

    @cached_property
    def constants(self) -> Mapping[int, Constant]:
        """By the buffer's number. Raises KgError where they are too many bytes."""
        found = self.all_constants()
        total = sum(len(c.data) for c in found.values())
        if total > self.limit:
            raise KgError(
                f"{self.plan.name}: its constants take {total:,} bytes, and a source may have {self.limit:,}: {self.larger}"
            )
        return found

    def all_constants(self) -> dict[int, Constant]:
        found: dict[int, Constant] = {}
        for number, b in enumerate(self.plan.buffers):
            data = self.named.held.get(b.slot) if b.is_given else b.data
            if b.category is Category.CONSTANT or (b.is_given and data is not None):
                assert data is not None
                found[number] = Constant(f"c{len(found)}", b.dtype, bytes(data))
        return found

    # -- statements

    def statements(self) -> list[str]:
        scope = Scope({n: self.home(n, b) for n, b in enumerate(self.plan.buffers) if not b.is_part})
        return [line for step in self.plan.steps for line in self._step(step, scope)]

    def size(self, dim: Dim) -> str:
        text = size_text(dim, self.variables)
        self._sizes |= {name: code for name, code in HELPERS.items() if f"{name}(" in text}
        return text

    @property
    def size_helpers(self) -> Sequence[str]:
        """Functions that sizes call; asked for after `statements`."""
        return tuple(self._sizes.values())

    def _step(self, step: Step, scope: Scope) -> list[str]:
        match step:
            case LaunchStep():
                return self.launch(step, scope)
            case CopyStep():
                return self.copy(
                    scope.pointers[step.target], scope.pointers[step.source], self._least(step.target, step.source)
                )
            case FillStep():
                buffer = self.plan.buffers[step.target]
                element = bytes(filling(step, buffer.dtype))[: buffer.dtype.itemsize]
                return self.fill(scope.pointers[step.target], element, buffer.dtype, buffer.size)
            case LoopStep():
                return self._loop(step, scope)

    def values(self, step: LaunchStep, names: Sequence[str]) -> list[str]:
        """What a kernel's launch variables are in this step, as texts."""
        own = dict(step.values)
        return [str(own[name]) if name in own else self.variables[name] for name in names]

    def _least(self, one: int, other: int) -> str:
        """Bytes of the smaller of two buffers."""
        b = self.plan.buffers[min((one, other), key=lambda n: _most(self.plan.buffers[n]))]
        return self.size(b.size * b.dtype.itemsize)

    def _loop(self, step: LoopStep, scope: Scope) -> list[str]:
        depth = scope.depth + 1
        inner = Scope(dict(scope.pointers), depth)
        before: list[str] = []
        after: list[str] = []
        swaps: list[str] = []
        for now, other in step.pairs:
            for number in (now, other):
                name = inner.pointers[number] = f"p{number}_{depth}"
                before.append(f"{self.pointer(self.plan.buffers[number].dtype)}{name} = {scope.pointers[number]};")
            one, two = inner.pointers[now], inner.pointers[other]
            kind = self.pointer(self.plan.buffers[now].dtype)
            swaps += [f"{kind}const {one}_ = {one};", f"{one} = {two};", f"{two} = {one}_;"]
            copies = self.copy(scope.pointers[now], one, self._least(now, other))
            after += [f"if ({one} != {scope.pointers[now]}) {{", *indented(copies), "}"]
        index = f"i{depth}"
        body: list[str] = []
        if step.condition >= 0:
            body += self.flag(inner.pointers[step.condition], depth)
        for part in step.parts:
            b, whole = self.plan.buffers[part.part], self.plan.buffers[part.whole]
            name = inner.pointers[part.part] = f"p{part.part}_{depth}"
            kind = self.pointer(whole.dtype, const=self._is_read_only(part.whole))
            at = f"({self.size(part.first)} + {index} * {part.by}) * {self.size(b.size)}"
            body.append(f"{kind}const {name} = {self.moved(inner.pointers[part.whole], at, whole.dtype)};")
        body += [line for inside in step.body for line in self._step(inside, inner)]
        head = f"for (int64_t {index} = 0; {index} < {self.size(step.count)}; {index}++)"
        return ["{", *indented([*before, f"{head} {{", *indented([*body, *swaps]), "}", *after]), "}"]

    def _is_read_only(self, number: int) -> bool:
        b = self.plan.buffers[number]
        if b.is_part:
            return self._is_read_only(next(p.whole for p in parts_of(self.plan.steps) if p.part == number))
        return number in self.constants or b.category is Category.INPUT


def indented(lines: Sequence[str]) -> list[str]:
    return [f"  {line}" for line in lines]


def _most(b: PlanBuffer) -> int:
    size = b.size if isinstance(b.size, int) else b.size.vmax
    return size * b.dtype.itemsize


def parts_of(steps: Sequence[Step]) -> Iterator[Part]:
    """The parts of all loops."""
    for step in steps:
        if isinstance(step, LoopStep):
            yield from step.parts
            yield from parts_of(step.body)
