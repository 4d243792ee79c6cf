"""A compiled plan as what a C or C++ file is written from: kernels once each, constants, where each buffer lies, statements in order.

Buffers of the caller are pointers, constants are static, what is kept between the steps lies in the workspace by lifetime, with the kernels' scratch memory
behind it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from kg.plugin import Dim, DType, KgError, ProgramInfo, UOp, cached_property, linear_uops
from kg.plugin.plans import (
    Arena,
    Category,
    CopyStep,
    FillStep,
    LaunchStep,
    LoopStep,
    Part,
    PlanBuffer,
    PlanStep,
    arena_of,
    filling,
    launches,
)
from kg_graph.exporting import NamedPlan

from kg_aot.cxx.library import definition, helper_names, own_function
from kg_aot.cxx.literals import element, storage_type
from kg_aot.cxx.renderer import CxxRenderer, Parts
from kg_aot.cxx.sizes import HELPERS, size_text
from kg_aot.names import identifier

#: Bytes of constants that a source may have as text, by default.
CONSTANT_LIMIT = 16 << 20
#: Bytes of a constant from which on it may lie in the binary file.
LARGE_CONSTANT = 1 << 10
#: Each function's own memory in the workspace begins at a multiple of this: `kg-cpu` aligns it so, and kernels may count on it.
SCRATCH_ALIGNMENT = 64


@dataclass(frozen=True, slots=True)
class Kernel:
    """One function: its name in the file, its text, and what the plan knows of it."""

    name: str
    text: str
    info: ProgramInfo
    program: UOp
    takes_scratch: bool


@dataclass(frozen=True, slots=True)
class Constant:
    """Bytes that the function has from elsewhere, as an array in the file, or from `start` on in one beside it."""

    name: str
    dtype: DType
    data: bytes
    start: int = -1

    @property
    def is_outside(self) -> bool:
        return self.start >= 0


@dataclass(slots=True)
class _Scope:
    """The pointers of buffers where a statement stands, by number."""

    pointers: dict[int, str] = field(default_factory=dict[int, str])
    depth: int = 0


class CxxProgram:
    """One function on its way into a file."""

    def __init__(
        self,
        named: NamedPlan,
        renderer: CxxRenderer,
        alignment: int,
        limit: int = CONSTANT_LIMIT,
        *,
        in_block: bool = False,
        binary: str = "",
    ) -> None:
        """`in_block`: the statements are those of a function over pointers, for a block of instances. `binary`: how names of constants in the binary file begin."""
        self.binary = binary
        self.named, self.plan, self.renderer, self.in_block = named, named.plan, renderer, in_block
        self.alignment = max(alignment, renderer.vectors.memory // 8)
        self.arena: Arena = arena_of(self.plan, self.alignment)
        self.typedefs: dict[str, str] = {}
        self.helpers: dict[str, str] = {}
        self.own_helpers: dict[str, str] = {}
        self.own_functions: dict[str, str] = {}
        self.kernels: dict[UOp, Kernel] = {}
        self.variables = {v.name: f"n_{identifier(v.name)}" for v in named.variables}
        self.limit = limit
        self._sizes: dict[str, str] = {}
        for step in launches(self.plan.steps):
            if step.kernel not in self.kernels:
                self._add_kernel(step.kernel)
        self._add_own_functions()

    # -- kernels

    def _add_kernel(self, program: UOp) -> None:
        parts = Parts(self.renderer, linear_uops(program))
        for name, text in parts.typedefs.items():
            self._once(self.typedefs, name, text)
        for name, text in parts.helpers.items():
            self._once(self.helpers, name, text)
        info = program.program
        name = f"k{len(self.kernels)}_{identifier(info.name)}"
        self.kernels[program] = Kernel(name, parts.function(name), info, program, parts.takes_scratch)

    def _add_own_functions(self) -> None:
        """Functions of the library that kernels call, for builds that have none."""
        known = helper_names()
        self.by_library = {name: self.helpers.pop(name) for name in sorted(set(known) & set(self.helpers))}
        bare = CxxRenderer(self.renderer.level, self.renderer.language, has_library=False)
        for name in self.by_library:
            parts = own_function(bare, *known[name])
            for own, text in parts.typedefs.items():
                self._once(self.typedefs, own, text)
            for own, text in parts.helpers.items():
                self._once(self.own_helpers, own, text)
            self.own_functions[name] = f"{parts.function(f'own_{name}')}\n\n{definition(self.renderer, name)}"

    @staticmethod
    def _once(known: dict[str, str], name: str, text: str) -> None:
        if known.setdefault(name, text) != text:
            raise AssertionError(f"two definitions of {name}")

    @property
    def used_helpers(self) -> list[str]:
        """The helpers that kernels call, those that helpers call included: a mask that is written again at another width leaves some behind."""
        return list(self._used(self.helpers, "\n".join(k.text for k in self.kernels.values())).values())

    @property
    def library(self) -> tuple[list[str], list[str]]:
        """Functions that kernels call: with the C library, and without, with the helpers that no kernel calls."""
        text = "\n".join(self.own_functions.values())
        used = self._used({**self.helpers, **self.own_helpers}, text)
        known = self._used(self.helpers, "\n".join(k.text for k in self.kernels.values()))
        return list(self.by_library.values()), [*(t for n, t in used.items() if n not in known), *self.own_functions.values()]

    @staticmethod
    def _used(helpers: Mapping[str, str], text: str) -> dict[str, str]:
        """Of these, those that a text calls, and those that they call, in their order."""
        used: dict[str, str] = {}
        for name, code in reversed(list(helpers.items())):  # each stands before those that call it
            if re.search(rf"\b{name}\(", text):
                used[name] = code
                text += code
        return dict(reversed(list(used.items())))

    # -- memory

    @cached_property
    def constants(self) -> Mapping[int, Constant]:
        """By the buffer's number."""
        found: dict[int, Constant] = {}
        for number, b in enumerate(self.plan.buffers):
            data = self.named.held.get(b.slot) if b.is_given else b.data
            if b.category is Category.CONSTANT or (b.is_given and data is not None):
                assert data is not None
                found[number] = Constant(f"c{len(found)}", b.dtype, bytes(data))
        if self.binary:
            return self._outside(found)
        total = sum(len(c.data) for c in found.values())
        if total > self.limit:
            raise KgError(
                f"{self.plan.name}: its constants take {total:,} bytes, and a source may have {self.limit:,}: make them arguments, raise `constant_limit`, or write them as"
                " `constants='binary'`"
            )
        return found

    def _outside(self, found: Mapping[int, Constant]) -> Mapping[int, Constant]:
        """The large ones in the binary file, which begins at a multiple of what each does."""
        start = 0
        placed: dict[int, Constant] = {}
        for number, c in found.items():
            if len(c.data) < LARGE_CONSTANT:
                placed[number] = c
                continue
            placed[number] = replace(c, name=f"{self.binary}_{c.name}", start=start)
            start += -(-len(c.data) // self.alignment) * self.alignment
        return placed

    @property
    def outside(self) -> tuple[list[Constant], bytes]:
        """The constants of the binary file, and its bytes."""
        found = [c for c in self.constants.values() if c.is_outside]
        data = b"".join(c.data + bytes(-len(c.data) % self.alignment) for c in found)
        return found, data

    @property
    def scratch(self) -> tuple[int, int]:
        """Where the kernels' own memory begins in the workspace, and its bytes."""
        nbytes = max((k.info.scratch_bytes for k in self.kernels.values() if k.takes_scratch), default=0)
        return -(-self.arena.peak // SCRATCH_ALIGNMENT) * SCRATCH_ALIGNMENT if nbytes else self.arena.peak, nbytes

    @property
    def workspace(self) -> int:
        """Bytes that a call needs."""
        return sum(self.scratch)

    @property
    def workspace_alignment(self) -> int:
        return max(self.alignment, SCRATCH_ALIGNMENT) if self.scratch[1] else self.alignment

    def _home(self, number: int, b: PlanBuffer) -> str:
        """The pointer to a buffer outside of loops."""
        if number in self.constants:
            return self.constants[number].name
        if b.is_given:
            return self.given[b.slot]
        offset = self.arena.offsets.get(number, 0)
        return self.cast(f"({self.memory} + {offset})", f"{self.type(b.dtype)} *")

    @property
    def memory(self) -> str:
        """The first byte of the workspace."""
        if self.in_block:
            return "memory"
        return "ws.memory" if self.renderer.is_cxx else "ws->memory"

    @cached_property
    def given(self) -> Mapping[int, str]:
        """Slot -> the pointer that the caller gives."""
        found: dict[int, str] = {}
        for at, argument in enumerate(self.named.inputs):
            found[argument.slot] = self.argument(f"in{at}", argument.dtype, const=True)
        for slot, (at, first) in self.named.parts.items():
            pointer = self.argument(f"out{at}", self.named.outputs[at].dtype, const=False)
            found[slot] = f"{pointer} + {first}" if first else pointer
        return found

    def argument(self, name: str, dtype: DType, *, const: bool) -> str:
        pointer = f"{name}.data" if self.renderer.is_cxx and not self.in_block else name
        return self.cast(pointer, f"{'const ' if const else ''}uint8_t *") if dtype.is_bool else pointer

    def cast(self, pointer: str, type_: str) -> str:
        return f"reinterpret_cast<{type_}>({pointer.strip('()')})" if self.renderer.is_cxx else f"({type_})(void *){pointer}"

    def type(self, dtype: DType) -> str:
        """The type of elements in memory as kernels take them."""
        return "uint8_t" if dtype.is_bool else storage_type(dtype)

    # -- statements

    def statements(self) -> list[str]:
        scope = _Scope({n: self._home(n, b) for n, b in enumerate(self.plan.buffers) if not b.is_part})
        return [line for step in self.plan.steps for line in self._step(step, scope)]

    def size(self, dim: Dim) -> str:
        text = size_text(dim, self.variables)
        self._sizes |= {name: code for name, code in HELPERS.items() if f"{name}(" in text}
        return text

    @property
    def size_helpers(self) -> Sequence[str]:
        """Functions that sizes call; asked for after `statements`."""
        return tuple(self._sizes.values())

    def _step(self, step: PlanStep, scope: _Scope) -> list[str]:
        match step:
            case LaunchStep():
                return self._launch(step, scope)
            case CopyStep():
                nbytes = self._bytes(min((step.target, step.source), key=lambda n: _most(self.plan.buffers[n])))
                return [self._copy(scope.pointers[step.target], scope.pointers[step.source], nbytes)]
            case FillStep():
                return self._fill(step, scope)
            case LoopStep():
                return self._loop(step, scope)

    def _launch(self, step: LaunchStep, scope: _Scope) -> list[str]:
        kernel = self.kernels[step.kernel]
        start, _ = self.scratch
        arguments = [scope.pointers[number] for number in step.buffers]
        own = dict(step.values)
        arguments += [
            str(own[v.name]) if v.name in own else self._narrow(self.variables[v.name]) for v in kernel.info.variables
        ]
        arguments += [f"{self.memory} + {start}"] if kernel.takes_scratch else []
        call = f"{kernel.name}({', '.join(arguments)});"
        return [call] if step.when is None else [f"if ({self.size(step.when)}) {call}"]

    def _narrow(self, name: str) -> str:
        return f"(int32_t){name}"

    def _copy(self, target: str, source: str, nbytes: str) -> str:
        return f"copy_bytes({target}, {source}, (size_t)({nbytes}));"

    def _bytes(self, number: int) -> str:
        b = self.plan.buffers[number]
        return self.size(b.size * b.dtype.itemsize)

    def _fill(self, step: FillStep, scope: _Scope) -> list[str]:
        buffer = self.plan.buffers[step.target]
        value = int.from_bytes(bytes(filling(step, buffer.dtype)), "little")
        target, nbytes = scope.pointers[step.target], self._bytes(step.target)
        if value == 0:
            return [f"zero_bytes({target}, (size_t)({nbytes}));"]
        word = element(buffer.dtype, bytes(filling(step, buffer.dtype))[: buffer.dtype.itemsize])
        head = f"for (int64_t i = 0; i < {self.size(buffer.size)}; i++)"
        return [f"{head} {{", f"  {target}[i] = {word};", "}"]

    def _loop(self, step: LoopStep, scope: _Scope) -> list[str]:
        depth = scope.depth + 1
        inner = _Scope(dict(scope.pointers), depth)
        before: list[str] = []
        after: list[str] = []
        swaps: list[str] = []
        for now, other in step.pairs:
            for number in (now, other):
                name = inner.pointers[number] = f"p{number}_{depth}"
                before.append(f"{self.type(self.plan.buffers[number].dtype)} *{name} = {scope.pointers[number]};")
            one, two = inner.pointers[now], inner.pointers[other]
            kind = self.type(self.plan.buffers[now].dtype)
            swaps += [f"{kind} *const {one}_ = {one};", f"{one} = {two};", f"{two} = {one}_;"]
            nbytes = self._bytes(min((now, other), key=lambda n: _most(self.plan.buffers[n])))
            after += [
                f"if ({one} != {scope.pointers[now]}) {{",
                f"  {self._copy(scope.pointers[now], one, nbytes)}",
                "}",
            ]
        index = f"i{depth}"
        body: list[str] = []
        if step.condition >= 0:
            body.append(f"if (!*{inner.pointers[step.condition]}) break;")
        for part in step.parts:
            b, whole = self.plan.buffers[part.part], self.plan.buffers[part.whole]
            name = inner.pointers[part.part] = f"p{part.part}_{depth}"
            const = "const " if self._is_read_only(part.whole) else ""
            at = f"({self.size(part.first)} + {index} * {part.by}) * {self.size(b.size)}"
            body.append(f"{const}{self.type(whole.dtype)} *const {name} = {inner.pointers[part.whole]} + {at};")
        body += [line for inside in step.body for line in self._step(inside, inner)]
        head = f"for (int64_t {index} = 0; {index} < {self.size(step.count)}; {index}++)"
        return ["{", *_indented([*before, f"{head} {{", *_indented([*body, *swaps]), "}", *after]), "}"]

    def _is_read_only(self, number: int) -> bool:
        b = self.plan.buffers[number]
        if b.is_part:
            return self._is_read_only(next(p.whole for p in _parts(self.plan.steps) if p.part == number))
        return number in self.constants or b.category is Category.INPUT


def _indented(lines: Sequence[str]) -> list[str]:
    return [f"  {line}" for line in lines]


def _most(b: PlanBuffer) -> int:
    size = b.size if isinstance(b.size, int) else b.size.vmax
    return size * b.dtype.itemsize


def _parts(steps: Sequence[PlanStep]) -> Iterator[Part]:
    for step in steps:
        if isinstance(step, LoopStep):
            yield from step.parts
            yield from _parts(step.body)
