"""Kernels as static functions of C++17 or C99:
typed arguments, no warnings under -Wall -Wextra -Wpedantic -Wconversion, no library but sqrt."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from kg.frontend import int32
from kg.plugin import DType, Op, UOp
from kg.plugin.rendering import ALU
from kg_render import guards
from kg_render.cstyle import RULES, CStyleRenderer, Pointer, Rule, Template, Text, Variable, Writer

from kg_aot.cxx import library
from kg_aot.cxx.levels import CACHES, Level

#: How tightly a cast and a choice bind.
_UNARY, _CONDITIONAL = 14, 3
#: Of bools they are `&`, `|` and `^`.
_CONNECTED: Final = frozenset({Op.ADD, Op.SUB, Op.MUL, Op.MAX, Op.MIN, Op.AND, Op.OR, Op.XOR})
#: Integer operations that are done on unsigned numbers where they may wrap.
_SYMBOLS: Final = {Op.ADD: "+", Op.SUB: "-", Op.MUL: "*"}
#: How an address in the memory of a worker's own begins.
_SCRATCH: Final = "(scratch + "
#: The languages, and the suffix of a renderer's name.
LANGUAGES: Final = {"c++": "CXX", "c": "C99"}


class CxxRenderer(CStyleRenderer):
    """`static void name(float *data0, const float *data1, int32_t n, unsigned char *scratch)`."""

    device = "CPU"
    strategy = "kg_schedules:default_schedule"
    supported_dtypes = frozenset(CStyleRenderer.type_names)
    helper_prefix: ClassVar[str] = "static inline"
    code_for_op: ClassVar[dict[Op, object]] = {**CStyleRenderer.code_for_op, **dict.fromkeys(library.LIBRARY, Template())}

    def __init__(self, level: Level, language: str, *, has_library: bool = True) -> None:
        self.level, self.has_library = level, has_library
        self.suffix = LANGUAGES[language]
        self.language = language
        self.arch = level.name
        self.vectors, self.registers, self.caches = level.vectors, level.registers, CACHES
        self.has_fma = level.fma

    @property
    def is_cxx(self) -> bool:
        return self.language == "c++"

    def supports(self, op: Op, dtype: DType, lanes: int) -> bool:
        """Trunc and rint are calls of a library where they are no instructions:
        core writes them as arithmetic. Functions of the library are of one number."""
        if op in library.LIBRARY and (lanes > 1 or not self.has_library):
            return False
        return op not in (Op.TRUNC, Op.ROUND) and super().supports(op, dtype, lanes)

    def rules(self) -> Mapping[Op, Rule]:
        return {**RULES, **dict.fromkeys(ALU, _explicit), Op.CAST: _cast, **dict.fromkeys(library.LIBRARY, library.call)}

    def vector_literal(self, dtype: DType, lanes: Sequence[str]) -> str:
        """ISO C++ has no compound literals, and its braces refuse what would be narrowed."""
        if not self.is_cxx:
            return super().vector_literal(dtype, lanes)
        if dtype.is_int and dtype.scalar.bits < 32 and len(lanes) == dtype.lanes:
            lanes = [f"({self.type_name(dtype.scalar)})({lane})" for lane in lanes]
        return f"{self.type_name(dtype)}{{{', '.join(lanes)}}}"

    def fused_vector(self, dtype: DType) -> list[str]:
        """Lane by lane: compilers make one instruction of them."""
        call = f"__builtin_fma{self.literal_suffix.get(dtype.scalar, '')}"
        return self._return_lanes(dtype, [f"{call}(a[{i}], b[{i}], c[{i}])" for i in range(dtype.lanes)])

    def scratch_address(self, type_: str, offset: int) -> str:
        pointer = f"{_SCRATCH}{offset})"
        return f"reinterpret_cast<{type_.strip()}>{pointer}" if self.is_cxx else f"({type_.strip()})(void *){pointer}"

    def kernel(self, name: str, pointers: Sequence[Pointer], variables: Sequence[Variable], body: Sequence[str]) -> list[str]:
        parameters = [
            *(f"{p.type}{p.name}" for p in pointers),
            *(f"const {v.type} {v.name}" for v in variables),
            *(["unsigned char *scratch"] if any(_SCRATCH in line for line in body) else []),
        ]
        text = "\n".join(body)
        unused = [n for n in (*(p.name for p in pointers), *(v.name for v in variables)) if not re.search(rf"\b{n}\b", text)]
        return [f"static void {name}({', '.join(parameters)}) {{", *(f"  (void){n};" for n in unused), *body, "}"]


def _explicit(w: Writer, u: UOp) -> Text | None:
    """No conversion without a cast: C computes 8 and 16 bits in an int, and mixes signs."""
    dtype = u.type
    if u.op is Op.WHERE and u.lanes == 1 and u.src[0].lanes == 1:
        condition, then, otherwise = u.src
        text: Text | None = Text(f"{w.arg(condition, _UNARY)} ? {w.arg(then, 4)} : {w.arg(otherwise, 4)}", _CONDITIONAL)
    elif u.op in _SYMBOLS and dtype.lanes == 1 and dtype.is_int and dtype.is_signed and dtype.bits >= 32 and guards.may_wrap(u):
        unsigned = f"(u{w.type(dtype)})"
        a, b = (f"{unsigned}{w.arg(s, _UNARY)}" for s in u.src)
        return Text(f"({w.type(dtype)})({a} {_SYMBOLS[u.op]} {b})", _UNARY)
    else:
        text = RULES[u.op](w, u)
    if text is not None and dtype.is_bool and dtype.lanes == 1 and u.op in _CONNECTED:
        return Text(text.code, _CONDITIONAL)  # in parentheses wherever it is an operand, of a choice too
    if text is None or dtype.lanes > 1 or not dtype.is_int or dtype.bits >= 32:
        return text
    cast = f"({w.type(dtype)})"
    return text if text.code.startswith(cast) else Text(f"{cast}({text.code})", _UNARY)


def _cast(w: Writer, u: UOp) -> Text | None:
    """Narrow integers become floats by way of 32 bits:
    g++ 12 takes 3 instructions for 8 lanes then, with AVX2, and 36 at once."""
    (source,) = u.src
    if u.lanes == 1 or not source.type.is_int or source.type.bits >= 32 or not u.type.is_float:
        return RULES[Op.CAST](w, u)
    word = int32.vec(u.lanes)
    for dtype in (word, u.type):
        w.type(dtype)
    return Text(w.language.convert_vector(w.language.convert_vector(w.arg(source), word), u.type))


class Parts(Writer):
    """A kernel in parts: what a file with many of them writes once."""

    def __init__(self, language: CxxRenderer, uops: Sequence[UOp]) -> None:
        super().__init__(language, uops)
        self.write()
        for statement in self.epilogue:
            self.line(statement)

    def splat(self, dtype: DType, scalar: str) -> str:
        """A number of 8 or 16 bits is an int before it is an argument."""
        narrow = dtype.is_int and dtype.scalar.bits < 32 and not scalar.lstrip("-").isdecimal()
        return super().splat(dtype, f"({self.type(dtype.scalar)})({scalar})" if narrow else scalar)

    @property
    def typedefs(self) -> Mapping[str, str]:
        """Name -> declaration."""
        return self._typedefs

    @property
    def helpers(self) -> Mapping[str, str]:
        """Name -> definition."""
        return self._helpers

    def function(self, name: str) -> str:
        """The kernel, as a function of this name."""
        pointers = sorted(self.pointers, key=lambda p: p.slot)
        variables = sorted(self.variables, key=lambda v: v.var.name)
        return "\n".join(self.language.kernel(name, pointers, variables, [*self.top, *self.lines]))

    @property
    def takes_scratch(self) -> bool:
        return any(_SCRATCH in line for line in self.top)
