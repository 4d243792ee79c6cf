"""Writes one compute shader: bindings, work-group memory, helpers, `main`.

A buffer is an array of what it holds, with three exceptions: 8- and 16-bit integers lie in words, atomic ones where single elements
are stored; a buffer that is only accessed four elements at a time is an array of vectors.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from kg.plugin import AddrSpace, DType, Op, PtrDType, UOp
from kg_render.cstyle import Writer

from kg_webgpu.loop_limits import Copies, copies
from kg_webgpu.wgsl.keywords import RESERVED, SUBGROUP_NAMES, SUBGROUPS, subgroup_values

if TYPE_CHECKING:
    from kg_webgpu.wgsl.renderer import WGSLRenderer

_BITS: Final = {"int8": 8, "uint8": 8, "int16": 16, "uint16": 16}
DIMENSIONS: Final = 3


class Form(Enum):
    """How an array of memory is declared."""

    PLAIN = "plain"  # one element each
    VECTORS = "vectors"  # four elements each
    WORDS = "words"  # u32 words of several narrow integers
    ATOMIC = "atomic"  # the same, stored one by one beside what others store


@dataclass(frozen=True, slots=True)
class Variant:
    """What the memory that a launch is given asks of its shader.

    `moved`: slots whose buffer begins anywhere, so that a launch value says where; `shared`: slots that are read only, but declared
    like written ones, because their memory is a part of a buffer that this launch writes elsewhere; `copies`: of the bodies of loops,
    where launch values ask for more steps than the driver takes.
    """

    moved: frozenset[int] = frozenset()
    shared: frozenset[int] = frozenset()
    copies: Copies = ()


@dataclass(frozen=True, slots=True)
class Repeated:
    """A loop with several copies of its body."""

    name: str
    start: str
    stop: str
    copies: int
    steps: int  # 0: not known


class WGSLWriter(Writer):
    """One shader being written."""

    def __init__(self, language: WGSLRenderer, uops: Sequence[UOp], variant: Variant | None = None) -> None:
        super().__init__(language, uops)
        self.wgsl, self.variant = language, variant or Variant()
        self._taken |= RESERVED | {"zero", *(f"groups{d}" for d in range(DIMENSIONS))}
        self.bindings: dict[int, str] = {}  # by number: buffers, then the uniform
        self.shared: list[str] = []  # memory of the work-group
        self.forms: dict[UOp, Form] = {}  # of every definition of memory
        self.origins: dict[UOp, str] = {}  # where a moved buffer begins, in its elements
        self.launched: list[tuple[str, str]] = []  # name and type of what the uniform holds
        self.given: dict[str, str] = {}  # of these, the launch variables: name there -> the variable's own
        self.plainest: dict[UOp, UOp] = {}  # of values, as far as strict_floats.py asks
        self._users: dict[UOp, list[UOp]] = {}
        self._loops: dict[UOp, UOp | None] = {}  # the innermost loop around an access or GROUP_REDUCE
        self.opened: list[
            tuple[int, Repeated] | None
        ] = []  # loops being written: the first line of the body, if there are copies
        self.has_subgroups = False
        loops: list[UOp | None] = [None]
        self._accesses: dict[UOp, list[UOp]] = {}
        for u in uops:
            if u.op is Op.RANGE:
                loops.append(u)
            elif u.op is Op.END:
                loops.pop()
            elif u.op in (Op.LOAD, Op.STORE):
                self._accesses.setdefault(u.src[0].src[0], []).append(u)
                self._loops[u] = loops[-1]
            elif u.op is Op.GROUP_REDUCE:
                self._loops[u] = loops[-1]
                self._taken |= SUBGROUP_NAMES
                self.has_subgroups = True
        self._taken |= {f"origin{u.slot}" for u in uops if u.op is Op.DEFINE_GLOBAL}
        self.slots = sorted({u.slot for u in uops if u.op is Op.DEFINE_GLOBAL})  # by number of their binding
        specials = {u.name: u.src[0] for u in uops if u.op is Op.SPECIAL}
        self.groups = [specials.get(f"g{d}") for d in range(DIMENSIONS)]
        self.local = [_constant(specials.get(f"l{d}")) for d in range(DIMENSIONS)]
        #: what is stored to, or declared as if it were
        self.writable = {u.slot for u in self.written if u.op is Op.DEFINE_GLOBAL} | self.variant.shared
        self.copies = self._copies()
        self.folded = any(g is not None and g.vmax > language.limits.groups for g in self.groups)

    def _copies(self) -> dict[UOp, int]:
        """Of which loops there is more than one copy of the body."""
        most, found = self.wgsl.limits.iterations, self.variant.copies
        if most and not found:
            least = {u.variable.name: u.variable.min for u in self.uops if u.op is Op.DEFINE_VAR}
            found = copies(self.uops, least, most) or ()
        ranges = (u for u in self.uops if u.op is Op.RANGE)
        return {u: count for u, count in zip(ranges, found, strict=False) if count > 1}

    # -- memory

    def stores_to(self, definition: UOp) -> list[UOp]:
        return [u for u in self._accesses[definition] if u.op is Op.STORE]

    def carried(self, register: UOp) -> list[UOp]:
        """The loads of a register in the loops that store to it."""
        accesses = self._accesses[register]
        loops = {self._loops[u] for u in accesses if u.op is Op.STORE} - {None}
        return [u for u in accesses if u.op is Op.LOAD and self._loops[u] in loops]

    def is_in_loop(self, u: UOp) -> bool:
        """Whether a loop stands around an access or GROUP_REDUCE."""
        return self._loops[u] is not None

    def users_of(self, value: UOp) -> list[UOp]:
        if not self._users:
            for u in self.uops:
                for s in u.src:
                    self._users.setdefault(s, []).append(u)
        return self._users.get(value, [])

    def form(self, definition: UOp) -> Form:
        """How this memory is declared, by what is done with it."""
        found = self.forms.get(definition)
        if found is None:
            found = self.forms[definition] = self._choose(definition)
        return found

    def _choose(self, definition: UOp) -> Form:
        pointer = definition.pointer
        accesses = self._accesses.get(definition, [])
        stores = [u for u in accesses if u.op is Op.STORE]
        per_word = elements_per_word(pointer.base)
        if pointer.space is AddrSpace.SCRATCH:
            return Form.PLAIN
        if per_word > 1:
            return Form.WORDS if all(self.is_whole(u, per_word) for u in stores) else Form.ATOMIC
        if (
            pointer.base.lanes > 1
            or pointer.base.bits != 32
            or not any(self.is_whole(u, 4) and _lanes(u) == 4 for u in accesses)
        ):
            return Form.PLAIN
        return Form.VECTORS if all(self.is_whole(u, 4) and _lanes(u) == 4 for u in stores) else Form.PLAIN

    def is_whole(self, access: UOp, count: int) -> bool:
        """Whether an access is of consecutive elements that fill groups of `count`."""
        address = access.src[0]
        index, gate = address.src[1], access.gate
        if self.is_moved(address.src[0]) or index.lanes > 1 or (gate is not None and gate.lanes > 1):
            return False
        return _lanes(access) % count == 0 and index.bounds.is_multiple_of(count)

    def is_moved(self, definition: UOp) -> bool:
        return definition.op is Op.DEFINE_GLOBAL and definition.slot in self.variant.moved

    def element_type(self, definition: UOp) -> str:
        """What one element of the declared array is."""
        base = definition.pointer.base
        match self.form(definition):
            case Form.WORDS:
                return "u32"
            case Form.ATOMIC:
                return "atomic<u32>"
            case Form.VECTORS:
                return self.type(base.vec(4))
            case Form.PLAIN:
                return self.type(base)

    # -- the text

    def launch_value(self, name: str, type_: str) -> str:
        """A number that the launch gives, through the uniform."""
        self.launched.append((name, type_))
        return f"launch.{name}"

    def launch_zero(self) -> str:
        """A zero that no compiler knows of."""
        if ("zero", "u32") not in self.launched:
            self.top.insert(0, f"  let zero: u32 = {self.launch_value('zero', 'u32')};")
        return "zero"

    def source(self) -> str:
        self.write()
        fold = self._fold()
        self._uniform()
        head = [f"// {' '.join(self.kernel_name.split())}"]
        if any(u.type.name == "float16" for u in self.uops if isinstance(u.dtype, DType)) or self._stores_halves():
            head.insert(0, "enable f16;")
        x, y, z = self.local
        builtins = "@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_id) item: vec3<u32>"
        builtins += ", @builtin(num_workgroups) grid: vec3<u32>" if self.folded else ""
        if self.has_subgroups:
            builtins += f", {SUBGROUPS}"
            self.top += subgroup_values(self.local[0])
        main = [
            f"@compute @workgroup_size({x}, {y}, {z})",
            f"fn main({builtins}) {{",
            *fold,
            *self.top,
            *self.lines,
            "}",
        ]
        bindings = [text for _, text in sorted(self.bindings.items())]
        parts = ["\n".join(head), "\n".join([*bindings, *self.shared]), *self._helpers.values(), "\n".join(main)]
        return "\n\n".join(p for p in parts if p) + "\n"

    def binding_kinds(self) -> list[str]:
        """What each binding is, in WebGPU's words. Of a shader that was written."""
        kinds = ["storage" if slot in self.writable else "read-only-storage" for slot in self.slots]
        return [*kinds, *(["uniform"] if self.launched else [])]

    def _stores_halves(self) -> bool:
        return any(isinstance(u.dtype, PtrDType) and u.pointer.base.name == "float16" for u in self.uops)

    def _uniform(self) -> None:
        if self.launched:
            fields = ", ".join(f"{name}: {type_}" for name, type_ in self.launched)
            number = len(self.slots)
            variables = f" // {json.dumps(self.given)}" if self.given else ""  # what loads the text reads it there
            uniform = f"@group(0) @binding({number}) var<uniform> launch: Launch;"
            self.bindings[number] = f"{uniform}\nstruct Launch {{ {fields} }}{variables}"

    def _fold(self) -> list[str]:
        """More groups along a dimension than there may be: their number in the whole grid, taken apart."""
        if not self.folded:
            return []
        sizes = [self.group_count(d) for d in range(DIMENSIONS)]
        return [
            "  let number = group.x + grid.x * (group.y + grid.y * group.z);",
            f"  if (number >= {' * '.join(sizes)}) {{ return; }}",
        ]

    def group_count(self, dimension: int) -> str:
        """How many groups the kernel has along a dimension."""
        groups = self.groups[dimension]
        if groups is None:
            return "1u"
        if groups.op is Op.CONST:
            return f"{int(groups.value)}u"
        name = f"groups{dimension}"
        if (name, "u32") not in self.launched:
            self.launch_value(name, "u32")
        return f"launch.{name}"


def elements_per_word(dtype: DType) -> int:
    """How many elements share a word of memory: 4 of 8 bits, 2 of 16; 1 for others."""
    return 32 // _BITS.get(dtype.scalar.name, 32)


def _lanes(access: UOp) -> int:
    return access.lanes if access.op is Op.LOAD else access.src[1].lanes


def _constant(node: UOp | None) -> int:
    return 1 if node is None else int(node.value)
