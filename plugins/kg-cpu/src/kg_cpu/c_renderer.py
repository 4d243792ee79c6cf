"""Kernels for the CPU as C with GNU vector extensions, for gcc and clang: freestanding, so that an object needs no library."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from kg import dtype as dt
from kg.dtype import DType
from kg.ir.op import Op
from kg.render.cstyle import CStyleRenderer, Pointer, Variable
from kg.render.cstyle_writer import RESERVED, Writer

from kg_cpu.c_target import CTarget, host_target

#: gcc's builtins for non-temporal stores: bytes -> (name, the vector that it takes)
_STREAM_BUILTINS = {16: ("movntdq", "2"), 32: ("movntdq256", "4"), 64: ("movntdq512", "8")}


class CPUCRenderer(CStyleRenderer):
    """`void name(void **args, int64_t start, int64_t stop, void *scratch)`, as docs/ir.md says."""

    device = "CPU"
    suffix = "C"
    language = "C"
    has_threads = True
    supported_dtypes = frozenset(CStyleRenderer.type_names)
    #: the parameter that SPECIAL start and stop name
    specials: ClassVar[dict[str, str]] = {"start": "start", "stop": "stop"}

    def __init__(self, target: CTarget | None = None) -> None:
        target = target or host_target()
        self.target = target
        self.arch = target.name
        self.vector_alu = self.vector_memory = target.vector_bits
        self.has_fma = target.has_fma
        self.cores, self.cache_sizes, self.registers = target.cores, target.cache_sizes, dict(target.registers)

    def supports(self, op: Op, dtype: DType, lanes: int) -> bool:
        if op in (Op.TRUNC, Op.ROUND) and not self.target.has_rounding:
            return False
        return super().supports(op, dtype, lanes)

    def function_of_vector(self, writer: Writer, op: Op, dtype: DType, function: str, names: str) -> list[str]:
        """Both compilers merge a function of every lane into one instruction, but for gcc and trunc."""
        merged = super().function_of_vector(writer, op, dtype, function, names)
        if op is not Op.TRUNC:
            return merged
        bits = dt.int_like(dtype)
        sign, type_ = writer.splat(bits, f"{1 << (dtype.bits - 1)}{self.literal_suffix[bits.scalar]}"), writer.type(bits)
        mask = writer.type(dt.int_like(dtype, signed=True))
        size = ", ".join(self.function_lanes("__builtin_rint", dtype, "size"))
        vector = writer.type(dtype)
        return [
            "#ifdef __clang__",
            *merged,
            "#else",
            f"const {type_} sign = ({type_})a & {sign};",
            f"const {vector} size = ({vector})(({type_})a ^ sign);",
            f"const {vector} near = ({vector}){{{size}}};",
            f"const {vector} one = {writer.splat(dtype, '1.0')};",
            f"const {vector} excess = ({vector})(({mask})(near > size) & ({mask})one);",
            f"return ({vector})(({type_})(near - excess) | sign);",
            "#endif",
        ]

    def function_lanes(self, function: str, dtype: DType, name: str) -> list[str]:
        call = f"{function}{self.literal_suffix.get(dtype.scalar, '')}"
        return [f"{call}({self.lane(name, i)})" for i in range(dtype.lanes)]

    def stream(self, writer: Writer, dtype: DType, pointer: str, value: str) -> str | None:
        """A non-temporal store, with the fence that makes it visible to other threads at the end of the kernel."""
        if not self.target.is_x86 or dtype.itemsize not in _STREAM_BUILTINS:
            return None
        builtin, count = _STREAM_BUILTINS[dtype.itemsize]
        type_ = writer.type(dtype)
        parts = f"long long __attribute__((vector_size({dtype.itemsize})))"
        lanes = writer.typedef(f"parts{count}", f"typedef {parts} parts{count};")
        body = [
            "#ifdef __clang__",
            "__builtin_nontemporal_store(value, to);",
            "#else",
            f"__builtin_ia32_{builtin}(({lanes} *)to, ({lanes})value);",
            "#endif",
        ]
        writer.procedure(f"stream_{dtype}", [(f"{type_} *", "to"), (type_, "value")], body)
        writer.epilogue["__builtin_ia32_sfence();"] = None
        return f"stream_{dtype}(({type_} *){pointer}, {value});"

    def kernel(self, name: str, pointers: Sequence[Pointer], variables: Sequence[Variable], body: Sequence[str]) -> list[str]:
        signature = "(void **args, int64_t start, int64_t stop, void *scratch)"
        plain = name.isidentifier() and name.isascii() and name not in RESERVED
        label = "" if plain else f"void kg_kernel{signature} __asm__({_quoted(name)});"
        numbers = range(len(pointers), len(pointers) + len(variables))
        return [
            *([label] if label else []),
            f"void {name if plain else 'kg_kernel'}{signature} {{",
            *(f"  {p.type}restrict {p.name} = args[{i}];" for i, p in enumerate(pointers)),
            *(f"  const {v.type} {v.name} = ({v.type})(intptr_t)args[{i}];" for i, v in zip(numbers, variables, strict=True)),
            *body,
            "}",
        ]


def _quoted(name: str) -> str:
    return '"' + name.replace("\\", "\\\\").replace('"', '\\"') + '"'
