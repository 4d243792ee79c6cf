"""Ordered uops into a C-like language.
Subclass, override the tables and the hooks; docs/plugins/renderers.md says how.

The base speaks C with GNU vector extensions. Tables say what a type and an op are called; the rules live in values.py
(expressions) and memory.py (accesses), helper functions in helpers.py; writer.py lays out the text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

import kg
from kg.plugin import AddrSpace, DType, Op, Renderer, UnsupportedError, UOp, Var, int_like
from kg_tiles import OPTS

from kg_render.cstyle.helpers import HELPER_OPS
from kg_render.cstyle.templates import Call, Infix, Template

if TYPE_CHECKING:
    from kg_render.cstyle.writer import Rule, Writer


class CStyleRenderer(Renderer):
    """The C family. What differs between its languages is a table or a hook here."""

    language = "c"
    lowering = "kg_lowering:decompose"
    opts = OPTS

    #: op -> how it is written. Semantics that C lacks (wrapping, guards, NaN) are in the helper of that name.
    code_for_op: ClassVar[dict[Op, object]] = {
        Op.ADD: Infix("+", 12),
        Op.SUB: Infix("-", 12),
        Op.MUL: Infix("*", 13),
        Op.FDIV: Infix("/", 13),
        Op.AND: Infix("&", 8),
        Op.OR: Infix("|", 6),
        Op.XOR: Infix("^", 7),
        Op.CMPLT: Infix("<", 10),
        Op.CMPLE: Infix("<=", 10),
        Op.CMPEQ: Infix("==", 9),
        Op.CMPNE: Infix("!=", 9),
        **HELPER_OPS,
        Op.NEG: Template(),
        Op.RECIPROCAL: Template(),
        Op.WHERE: Template(),
        Op.CAST: Template(),
        Op.BITCAST: Template(),
        Op.SHUFFLE: Template(),
        Op.SQRT: Call("__builtin_sqrt"),
        Op.TRUNC: Call("__builtin_trunc"),
        Op.ROUND: Call("__builtin_rint"),
    }

    #: scalar dtype -> its name; vectors are named by `vector_type`.
    type_names: ClassVar[dict[DType, str]] = {
        kg.bool_: "bool",
        kg.int8: "int8_t",
        kg.int16: "int16_t",
        kg.int32: "int32_t",
        kg.int64: "int64_t",
        kg.uint8: "uint8_t",
        kg.uint16: "uint16_t",
        kg.uint32: "uint32_t",
        kg.uint64: "uint64_t",
        kg.float32: "float",
        kg.float64: "double",
    }
    #: what follows a literal of this dtype
    literal_suffix: ClassVar[dict[DType, str]] = {kg.uint32: "u", kg.int64: "ll", kg.uint64: "ull", kg.float32: "f"}
    #: infinity and NaN of a dtype, in words of the language
    special_floats: ClassVar[dict[DType, tuple[str, str]]] = {
        kg.float32: ("__builtin_inff()", '__builtin_nanf("")'),
        kg.float64: ("__builtin_inf()", '__builtin_nan("")'),
    }
    #: what stands before a pointer to each address space
    space_prefix: ClassVar[dict[AddrSpace, str]] = {AddrSpace.GLOBAL: "", AddrSpace.SCRATCH: "", AddrSpace.LOCAL: ""}
    #: SPECIAL name -> expression
    specials: ClassVar[dict[str, str]] = {"start": "start", "stop": "stop"}

    headers: ClassVar[tuple[str, ...]] = ("#include <stdbool.h>", "#include <stdint.h>")
    helper_prefix: ClassVar[str] = "static inline __attribute__((always_inline))"
    barrier: ClassVar[str] = ""
    #: A condition that seldom holds, where the language can say so.
    seldom: ClassVar[str] = "{}"
    #: whether fused multiply-add is one instruction here; else MULACC is two roundings, which semantics.md allows
    has_fma: bool = False
    #: whether there are vectors of bools; else masks of integers stand for them
    has_bool_vectors: ClassVar[bool] = False

    # -- what the target takes

    def holds(self, dtype: DType, lanes: int) -> bool:
        """C's vectors have powers of two of lanes."""
        return lanes & (lanes - 1) == 0 and super().holds(dtype, lanes)

    def supports(self, op: Op, dtype: DType, lanes: int) -> bool:
        """The base rule, for vectors whose lanes are a power of two."""
        return not lanes & (lanes - 1) and super().supports(op, dtype.scalar, lanes)

    # -- hooks: types

    def type_name(self, dtype: DType) -> str:
        """The name of a value type."""
        if dtype.lanes > 1:
            return self.vector_type(dtype)
        if dtype not in self.type_names or not (dtype.is_bool or dtype in self.supported_dtypes):
            raise UnsupportedError(
                f"{self.device}:{self.suffix} has no {dtype}; kg-lowering decomposes what `supported_dtypes` and `supports` decline"
            )
        return self.type_names[dtype]

    def vector_type(self, dtype: DType) -> str:
        return repr(dtype)

    def vector_typedef(self, dtype: DType) -> str:
        """The line that declares a vector type; empty where the language has it."""
        scalar = self.type_name(dtype.scalar)
        return f"typedef {scalar} {self.vector_type(dtype)} __attribute__((vector_size({dtype.itemsize})));"

    # -- hooks: the words of declarations

    def rules(self) -> Mapping[Op, Rule]:
        """Which rule writes which op."""
        from kg_render.cstyle.rules import RULES

        return RULES

    def constant(self, type_: str, name: str, code: str) -> str:
        """A statement that names a value."""
        return f"const {type_} {name} = {code};"

    def variables(self, type_: str, names: Sequence[str]) -> str:
        """A statement that declares what will be assigned to."""
        return f"{type_} {', '.join(names)};"

    def loop(self, type_: str, name: str, start: str, stop: str) -> str:
        """The head of a loop over [start, stop)."""
        return f"for ({type_} {name} = {start}; {name} < {stop}; {name}++)"

    def function_head(self, result: str, name: str, parameters: Sequence[tuple[str, str]]) -> str:
        """What stands before the body of a helper; parameters are (type, name)."""
        return f"{self.helper_prefix} {result} {name}({', '.join(' '.join(p) for p in parameters)})"

    # -- hooks: expressions

    def vector_literal(self, dtype: DType, lanes: Sequence[str]) -> str:
        return f"({self.type_name(dtype)}){{{', '.join(lanes)}}}"

    def lane(self, vector: str, number: int) -> str:
        return f"{vector}[{number}]"

    def shuffle(self, dtype: DType, a: str, b: str, lanes: Sequence[int], width: int) -> str:
        """The lanes picked from `a`, which has `width` of them, followed by `b`.
        Called with names unless all are taken in order."""
        return f"__builtin_shufflevector({a}, {b}, {', '.join(map(str, lanes))})"

    def convert_vector(self, value: str, dtype: DType) -> str:
        """Each lane by value, as a scalar cast does."""
        return f"__builtin_convertvector({value}, {self.type_name(dtype)})"

    def reinterpret_vector(self, value: str, dtype: DType) -> str:
        """The same bits as another vector type of the same size."""
        return f"({self.type_name(dtype)}){value}"

    def select_vector(self, mask: str, then: str, otherwise: str, dtype: DType) -> str:
        """Lanes of `then` where the mask (0 or -1 per lane, as wide as the lanes) is set; over names only."""
        bits = self.type_name(int_like(dtype, signed=True))
        return f"({self.type_name(dtype)})(({mask} & ({bits}){then}) | (~{mask} & ({bits}){otherwise}))"

    def same_bits(self, writer: Writer, dtype: DType) -> list[str]:
        """The body of a function (a) -> its bits as another type of the same size."""
        return [f"{writer.type(dtype)} r;", f"__builtin_memcpy(&r, &a, {dtype.itemsize});", "return r;"]

    def absolute_float(self, dtype: DType, value: str) -> str:
        """|x| of a scalar float."""
        return f"__builtin_fabs{self.literal_suffix.get(dtype, '')}({value})"

    def fused_scalar(self, dtype: DType) -> list[str]:
        """The body of a function (a, b, c) -> a*b + c, rounded once."""
        return [f"return __builtin_fma{self.literal_suffix.get(dtype, '')}(a, b, c);"]

    def fused_vector(self, dtype: DType) -> list[str]:
        """The body of a function (a, b, c) -> a*b + c on vectors, rounded once."""
        call = f"__builtin_fma{self.literal_suffix.get(dtype.scalar, '')}"
        lanes = [f"{call}(a[{i}], b[{i}], c[{i}])" for i in range(dtype.lanes)]
        merged = self._return_lanes(dtype, lanes)  # gcc makes one instruction of them, clang of the pragma
        return ["#ifdef __clang__", "#pragma STDC FP_CONTRACT ON", "return a * b + c;", "#else", *merged, "#endif"]

    def function_of_vector(self, dtype: DType, function: str, names: str) -> list[str]:
        """The body of a function on vectors that applies a function on scalars."""
        lanes = [f"{function}({', '.join(self.lane(x, i) for x in names)})" for i in range(dtype.lanes)]
        return self._return_lanes(dtype, lanes)

    def _return_lanes(self, dtype: DType, lanes: Sequence[str]) -> list[str]:
        """A vector literal, four lanes a line."""
        rows = ",\n    ".join(", ".join(lanes[i : i + 4]) for i in range(0, len(lanes), 4))
        return f"return {self.vector_literal(dtype, [rows])};".split("\n")

    # -- hooks: memory and statements

    def load_vector(self, writer: Writer, dtype: DType, element: str, align: int) -> str:
        """Consecutive elements from this one on, which is aligned to `align` bytes."""
        return f"*(const {self._vector_in_memory(writer, dtype, align)} *)&{element}"

    def store_vector(self, writer: Writer, dtype: DType, element: str, align: int, value: str) -> str:
        """A statement that stores a vector to consecutive elements from this one on."""
        return f"*({self._vector_in_memory(writer, dtype, align)} *)&{element} = {value};"

    def _vector_in_memory(self, writer: Writer, dtype: DType, align: int) -> str:
        """The vector type, or one like it that need not be aligned to its size."""
        if align >= dtype.itemsize:
            return writer.type(dtype)
        name = f"{self.vector_type(dtype)}_align{align}"
        size = f"vector_size({dtype.itemsize}), aligned({align}), may_alias"
        return writer.typedef(name, f"typedef {self.type_name(dtype.scalar)} {name} __attribute__(({size}));")

    def scratch_address(self, type_: str, offset: int) -> str:
        """A pointer into the memory of this worker."""
        return f"({type_.rstrip()})((char *)scratch + {offset})"

    def prefetch(self, address: str, cache: int) -> str:
        """Asks for a line, to come as near as this cache.
        The builtin counts locality from 0, no cache, to 3, all of them."""
        return f"__builtin_prefetch({address});" if cache == 1 else f"__builtin_prefetch({address}, 0, {max(1, 4 - cache)});"

    def stream(self, writer: Writer, dtype: DType, pointer: str, value: str) -> str | None:
        """A non-temporal store of a whole vector if its address is aligned, else a plain one;
        None where there is none."""
        return None

    def local_declaration(self, name: str, base: str, size: int) -> str:
        """Memory of the work-group, declared in the kernel."""
        raise UnsupportedError(f"{self.device}:{self.suffix} has no work-group memory (DEFINE_LOCAL {name})")

    def wmma(self, writer: Writer, uop: UOp, operands: Sequence[str]) -> str:
        """The expression of one step of a matrix unit."""
        raise UnsupportedError(f"{self.device}:{self.suffix} has no matrix unit ({uop.arg})")

    # -- hooks: the kernel

    def pointer_type(self, base: str, space: AddrSpace, *, written: bool) -> str:
        const = "" if written else "const "
        return f"{self.space_prefix[space]}{const}{base} *"

    def kernel(self, name: str, pointers: Sequence[Pointer], variables: Sequence[Variable], body: Sequence[str]) -> list[str]:
        """The kernel with its arguments bound to the names that the body uses."""
        raise NotImplementedError

    def render(self, uops: Sequence[UOp]) -> str:
        from kg_render.cstyle.writer import Writer

        return Writer(self, uops).source()


class Pointer:
    """A pointer argument of a kernel: its name in the text, its slot, the type in full."""

    __slots__ = ("name", "slot", "type")

    def __init__(self, name: str, slot: int, type_: str) -> None:
        self.name, self.slot, self.type = name, slot, type_


class Variable:
    """An integer argument of a kernel."""

    __slots__ = ("name", "type", "var")

    def __init__(self, name: str, type_: str, var: Var) -> None:
        self.name, self.type, self.var = name, type_, var
