"""Builds a NIR shader from a list of calls, by nir_builder's functions."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from typing import Any, Final

from kg_nir.mesa.layouts import CONSTANTS
from kg_nir.mesa.library import call, constant, function, get, offset, put, size

_POINTER = ctypes.c_void_p
_BITS: Final = {1: ctypes.c_bool, 8: ctypes.c_uint8, 16: ctypes.c_uint16, 32: ctypes.c_uint32, 64: ctypes.c_uint64}
#: Whose coordinates -> the intrinsic that gives all three
_SPECIALS: Final = {"group": "load_workgroup_id", "item": "load_local_invocation_id"}


class _Builder(ctypes.Structure):
    """nir_builder, which is returned by value."""

    _fields_ = (("bytes", ctypes.c_uint8 * size("nir_builder")),)


class Shader:
    """A compute shader, made call by call. `address` is the nir_shader."""

    def __init__(self, library: ctypes.CDLL, options: int, name: str) -> None:
        self._library = library
        function(library, "glsl_type_singleton_init_or_ref", result=None)()
        begin = function(library, "nir_builder_init_simple_shader", ctypes.c_int, _POINTER, ctypes.c_char_p, result=_Builder)
        self._kept = begin(constant("MESA_SHADER_COMPUTE"), options, name.encode())
        self._builder = ctypes.addressof(self._kept)
        put(self._builder, "nir_builder", "exact", 1)  # no ALU instruction is rewritten as real numbers would allow
        self.address: int = get(self._builder, "nir_builder", "shader")
        kept = sum(
            v for name, v in CONSTANTS.items() if name.startswith("FLOAT_CONTROLS_")
        )  # signs of zero, infinities, NaN, subnormals
        put(self._builder, "nir_builder", "fp_fast_math", kept)
        self._info("float_controls_execution_mode", kept)
        self._intrinsics = ctypes.addressof(ctypes.c_char.in_dll(library, "nir_intrinsic_infos"))
        self._open: list[int] = []  #: ifs and loops

    def call(self, name: str, *arguments: int, result: object = _POINTER) -> Any:
        """A function of Mesa."""
        return call(self._library, name, *arguments, result=result)

    def validate(self, when: str) -> None:
        """Mesa's own check. It prints what is wrong and ends the process."""
        text = ctypes.create_string_buffer(when.encode())
        self.call("nir_validate_shader", self.address, ctypes.addressof(text), result=None)

    def text(self) -> str:
        """NIR as Mesa prints it."""
        return self.call("nir_shader_as_str", self.address, 0, result=ctypes.c_char_p).decode()

    def build(
        self,
        registers: Sequence[tuple[int, int | None]],
        calls: Sequence[Sequence[Any]],
        work_group: Sequence[int],
        shared: int,
    ) -> None:
        """Makes the calls."""
        at = self.address + offset("nir_shader", "info")
        for axis, extent in enumerate(work_group):
            ctypes.c_uint16.from_address(at + offset("shader_info", "workgroup_size") + 2 * axis).value = extent
        self._info("shared_size", shared)
        self._registers = [
            self._intrinsic("decl_reg", [], 32, NUM_COMPONENTS=1, BIT_SIZE=bits, NUM_ARRAY_ELEMS=0, DIVERGENT=1)
            for bits, _ in registers
        ]
        self._bits = [bits for bits, _ in registers]
        self._values: list[int] = []
        for number, (bits, initial) in enumerate(registers):
            if initial is not None:
                self._intrinsic("store_reg", [self._do_const(bits, initial), self._registers[number]], WRITE_MASK=1)
        for name, *arguments in calls:
            make: Callable[..., int | None] = getattr(self, f"_do_{name}")
            self._values.append(make(*arguments) or 0)
        self.validate("as it was built")

    def _info(self, field: str, value: int) -> None:
        put(self.address + offset("nir_shader", "info"), "shader_info", field, value)

    def _intrinsic(self, name: str, sources: Sequence[int], bits: int = 0, components: int = 1, **indices: int) -> int:
        """An intrinsic of so many components; with `bits`, its result."""
        op = constant(f"nir_intrinsic_{name}")
        made = self.call("nir_intrinsic_instr_create", self.address, op)
        info = self._intrinsics + op * size("nir_intrinsic_info")
        if self._is_sized(info):
            put(made, "nir_intrinsic_instr", "num_components", components)
        for number, source in enumerate(sources):
            at = made + offset("nir_intrinsic_instr", "src") + number * size("nir_src")
            put(at, "nir_src", "ssa", source)
        for index, value in indices.items():
            place = ctypes.c_uint8.from_address(
                info + offset("nir_intrinsic_info", "index_map") + constant(f"NIR_INTRINSIC_{index}")
            )
            if not place.value:
                raise ValueError(f"{name} has no {index}")
            at = made + offset("nir_intrinsic_instr", "const_index") + 4 * (place.value - 1)
            ctypes.c_int32.from_address(at).value = value
        result = made + offset("nir_intrinsic_instr", "def")
        if bits:
            self.call("nir_def_init", made, result, components, bits, result=None)
        self.call("nir_builder_instr_insert", self._builder, made, result=None)
        return result

    def _is_sized(self, info: int) -> bool:
        """Whether an intrinsic has as many components as it is told:
        where its table has 0 for its result or for one of its sources."""
        count = get(info, "nir_intrinsic_info", "num_srcs")
        sources = ctypes.string_at(info + offset("nir_intrinsic_info", "src_components"), count)
        has_result = get(info, "nir_intrinsic_info", "has_dest")
        return 0 in sources or bool(has_result and not get(info, "nir_intrinsic_info", "dest_components"))

    def _do_const(self, bits: int, value: int) -> int:
        made = self.call("nir_load_const_instr_create", self.address, 1, bits)
        _BITS[bits].from_address(made + offset("nir_load_const_instr", "value")).value = value
        self.call("nir_builder_instr_insert", self._builder, made, result=None)
        return made + offset("nir_load_const_instr", "def")

    def _do_alu(self, op: str, *values: int) -> int:
        number = constant(f"nir_op_{op}")
        return self.call(f"nir_build_alu{len(values)}", self._builder, number, *(self._values[v] for v in values))

    def _do_argument(self, bits: int, at: int) -> int:
        """What the launch gives: a word of constant buffer 0."""
        self._info("num_ubos", 1)
        sources = [self._do_const(32, 0), self._do_const(32, at)]
        return self._intrinsic("load_ubo", sources, bits, ALIGN_MUL=8, ALIGN_OFFSET=at % 8, RANGE_BASE=at, RANGE=bits // 8)

    def _do_bank(self, bits: int, at: int) -> int:
        """A word of NVIDIA's constant bank 0."""
        sources = [self._do_const(32, 0), self._do_const(32, at)]
        return self._intrinsic("ldc_nv", sources, bits, ALIGN_MUL=bits // 8, ALIGN_OFFSET=0)

    def _do_special(self, name: str, component: int) -> int:
        """One of the three coordinates of a work-group or a work-item."""
        return self._component(self._intrinsic(_SPECIALS[name], [], 32, 3), component)

    def _component(self, whole: int, component: int) -> int:
        """A move that takes one component of a vector."""
        moved = self.call("nir_build_alu1", self._builder, constant("nir_op_mov"), whole)
        instruction = get(moved, "nir_def", "parent_instr")
        put(moved, "nir_def", "num_components", 1)
        at = instruction + offset("nir_alu_instr", "src") + offset("nir_alu_src", "swizzle")
        ctypes.c_uint8.from_address(at).value = component
        return moved

    def _do_component(self, value: int, number: int) -> int:
        return self._component(self._values[value], number)

    def _do_vector(self, *values: int) -> int:
        sources = (ctypes.c_void_p * len(values))(*(self._values[v] for v in values))
        number = constant(f"nir_op_vec{len(values)}")
        return self.call("nir_build_alu_src_arr", self._builder, number, ctypes.addressof(sources))

    def _do_load(self, space: str, bits: int, address: int, count: int, align: int) -> int:
        return self._intrinsic(f"load_{space}", [self._values[address]], bits, count, ALIGN_MUL=align, ALIGN_OFFSET=0)

    def _do_store(self, space: str, value: int, address: int, count: int, align: int) -> None:
        sources = [self._values[value], self._values[address]]
        mask = (1 << count) - 1
        self._intrinsic(f"store_{space}", sources, 0, count, WRITE_MASK=mask, ALIGN_MUL=align, ALIGN_OFFSET=0)

    def _do_lane(self) -> int:
        return self._intrinsic("load_subgroup_invocation", [], 32)

    def _do_shuffle(self, value: int, lane: int) -> int:
        return self._intrinsic("shuffle", [self._values[value], self._values[lane]], 32)

    def _do_reduce(self, op: str, value: int, count: int) -> int:
        """Of so many lanes side by side."""
        number = constant(f"nir_op_{op}")
        return self._intrinsic("reduce", [self._values[value]], 32, REDUCTION_OP=number, CLUSTER_SIZE=count)

    def _do_matrix(self, name: str, a: str, b: str, bits: int, *operands: int) -> int:
        """A step of a matrix unit of NVIDIA's; its flags are the bitfields of nak_nir_cmat_mul_add_flags."""
        types = constant(f"GLSL_TYPE_{a}") << 3 | constant(f"GLSL_TYPE_{b}") << 8
        sources = [self._values[v] for v in operands]
        return self._intrinsic("cmat_muladd_nv", sources, bits, 4, FLAGS=constant(f"NAK_CMAT_TYPE_{name}") | types)

    def _do_get(self, register: int) -> int:
        return self._intrinsic("load_reg", [self._registers[register]], self._bits[register])

    def _do_set(self, register: int, value: int) -> None:
        self._intrinsic("store_reg", [self._values[value], self._registers[register]], WRITE_MASK=1)

    def _do_if(self, condition: int) -> None:
        self._open.append(self.call("nir_push_if", self._builder, self._values[condition]))

    def _do_end_if(self) -> None:
        self.call("nir_pop_if", self._builder, self._open.pop(), result=None)

    def _do_loop(self) -> None:
        self._open.append(self.call("nir_push_loop", self._builder))

    def _do_end_loop(self) -> None:
        self.call("nir_pop_loop", self._builder, self._open.pop(), result=None)

    def _do_break(self) -> None:
        made = self.call("nir_jump_instr_create", self.address, constant("nir_jump_break"))
        self.call("nir_builder_instr_insert", self._builder, made, result=None)

    def _do_barrier(self, *memory: str) -> None:
        """Of a work-group, and of its accesses to these kinds of memory."""
        self._intrinsic(
            "barrier",
            [],
            EXECUTION_SCOPE=constant("SCOPE_WORKGROUP"),
            MEMORY_SCOPE=constant("SCOPE_WORKGROUP"),
            MEMORY_SEMANTICS=constant("NIR_MEMORY_ACQUIRE") | constant("NIR_MEMORY_RELEASE"),
            MEMORY_MODES=sum(constant(f"nir_var_{name}") for name in memory),
        )
