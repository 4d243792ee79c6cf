"""The data of a generated C or C++ file: unique kernels, constants, buffer offsets, statements.

Buffers of the caller are pointers, constants are static, what is kept between the steps lies in the workspace by lifetime, with the kernels' scratch memory
behind it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from kg.plugin import Dim, DType, ProgramInfo, UOp, cached_property, linear_uops
from kg.plugin.plans import LaunchStep, PlanBuffer, launches
from kg_graph.exporting import NamedPlan

from kg_aot.cxx.library import definition, helper_names, own_function
from kg_aot.cxx.literals import element as literal
from kg_aot.cxx.literals import storage_type
from kg_aot.cxx.renderer import CxxRenderer, Parts
from kg_aot.cxx.statements import CONSTANT_LIMIT, Constant, PlanWriter, Scope
from kg_aot.names import identifier

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


class CxxProgram(PlanWriter):
    """One function on its way into a file."""

    larger = f"{PlanWriter.larger}, or write them as `constants='binary'`"

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
        """`in_block`: the statements are those of a function over pointers, for a block of instances.
        `binary`: how names of constants in the binary file begin."""
        super().__init__(named, max(alignment, renderer.vectors.memory // 8), limit)
        self.renderer, self.in_block, self.binary = renderer, in_block, binary
        self.typedefs: dict[str, str] = {}
        self.helpers: dict[str, str] = {}
        self.own_helpers: dict[str, str] = {}
        self.own_functions: dict[str, str] = {}
        self.kernels: dict[UOp, Kernel] = {}
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
        """The helpers that kernels call, those that helpers call included:
        a mask that is written again at another width leaves some behind."""
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
        """By the buffer's number. Those in the binary file are not limited."""
        return self._outside(self.all_constants()) if self.binary else super().constants

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

    def home(self, number: int, b: PlanBuffer) -> str:
        if number in self.constants:
            return self.constants[number].name
        if b.is_given:
            return self.given[b.slot]
        offset = self.arena.offsets.get(number, 0)
        return self.cast(f"({self.memory} + {offset})", self.pointer(b.dtype))

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

    def pointer(self, dtype: DType, *, const: bool = False) -> str:
        return f"{'const ' if const else ''}{self.type(dtype)} *"

    def moved(self, pointer: str, elements: str, dtype: DType) -> str:
        return f"{pointer} + {elements}"

    def flag(self, pointer: str, depth: int) -> list[str]:
        return [f"if (!*{pointer}) break;"]

    def launch(self, step: LaunchStep, scope: Scope) -> list[str]:
        kernel = self.kernels[step.kernel]
        start, _ = self.scratch
        arguments = [scope.pointers[number] for number in step.buffers]
        values = self.values(step, [v.name for v in kernel.info.variables])
        arguments += [value if value.lstrip("-").isdecimal() else f"(int32_t){value}" for value in values]
        arguments += [f"{self.memory} + {start}"] if kernel.takes_scratch else []
        call = f"{kernel.name}({', '.join(arguments)});"
        return [call] if step.when is None else [f"if ({self.size(step.when)}) {call}"]

    def copy(self, target: str, source: str, nbytes: str) -> list[str]:
        return [f"copy_bytes({target}, {source}, (size_t)({nbytes}));"]

    def fill(self, target: str, element: bytes, dtype: DType, count: Dim) -> list[str]:
        if not any(element):
            return [f"zero_bytes({target}, (size_t)({self.size(count * dtype.itemsize)}));"]
        head = f"for (int64_t i = 0; i < {self.size(count)}; i++)"
        return [f"{head} {{", f"  {target}[i] = {literal(dtype, element)};", "}"]
