"""WMMA in HIP C: clang's builtin of a matrix core's intrinsic."""

from __future__ import annotations

import re
from typing import Final

from kg.plugin import TensorCore, UnsupportedError, UOp, parse_dtype
from kg_render.cstyle import Text, Writer

from kg_amd.hip_c.renderer import HIPRenderer
from kg_amd.matrix_cores import MatrixCore

#: Scalars of LLVM as the language calls them.
_SCALARS: Final = {
    "half": "_Float16",
    "bfloat": "__bf16",
    "i16": "short",
    "i32": "int",
    "i64": "long",
    "float": "float",
    "double": "double",
}
_HALF: Final = parse_dtype("float16")


def matrix_step(w: Writer, u: UOp) -> None:
    """WMMA.
    It is named where it is computed: all lanes of a wave take part, so that it may not move into a branch."""
    assert isinstance(w.language, HIPRenderer)
    unit = w.language.units.get(str(u.arg))
    if unit is None or not isinstance(u.arg, TensorCore):
        raise UnsupportedError(f"{u.arg} is no matrix core of {w.language.gpu.name}")
    parameters = [(w.type(s.type), name) for s, name in zip(u.src, ("a", "b", "c"), strict=True)]
    function = w.helper(u.arg.name, u.type, parameters, _body(w, unit))
    w.declare(u, Text(f"{function}({', '.join(w.atom(s) for s in u.src)})"))


def _body(w: Writer, unit: MatrixCore) -> list[str]:
    operand = _operand(w, unit.operand)
    lines: list[str] = []
    for name in "ab":
        lines += [f"{operand} {name}_given;", f"__builtin_memcpy(&{name}_given, &{name}, sizeof {name});"]
    if unit.flags != "spread":
        return [*lines, f"return {_call(unit, 'c')};"]
    # each sum is the low half of a register
    places = ", ".join(str(n // 2) if n % 2 == 0 else "-1" for n in range(16))
    lines.append(f"{w.type(_HALF.vec(16))} r = {_call(unit, f'__builtin_shufflevector(c, c, {places})')};")
    return [*lines, f"return __builtin_shufflevector(r, r, {', '.join(map(str, range(0, 16, 2)))});"]


def _operand(w: Writer, given: str) -> str:
    """The type of a lane's part of A and B."""
    count, _, scalar = given.strip("<>").rpartition(" x ")
    if not count:
        return _SCALARS[scalar]
    name = f"{scalar}_x{count}"
    return w.typedef(name, f"typedef {_SCALARS[scalar]} {name} __attribute__((ext_vector_type({count})));")


def _call(unit: MatrixCore, c: str) -> str:
    a, b = "a_given", "b_given"
    signs = [str(d.is_signed).lower() for d in unit.core.dtype_in]
    match unit.flags:
        case "mfma":
            arguments = [a, b, c, "0", "0", "0"]
        case "signs":
            arguments = [signs[0], a, signs[1], b, c, "false"]
        case "spread":
            arguments = [a, b, c, "false"]
        case "clamp" if unit.core.threads == 1:
            arguments = [a, b, c, "false"]
        case _:
            arguments = [a, b, c]
    return f"__builtin_amdgcn_{builtin(unit)}({', '.join(arguments)})"


def builtin(unit: MatrixCore) -> str:
    """The intrinsic's name as clang has it: without overloaded types; of WMMA with the wave's size,
    and the generation where operands are not replicated."""
    name = re.sub(r"\.v(8|16)[a-z].*", "", unit.intrinsic).replace(".", "_")
    if not name.startswith("wmma"):
        return name
    return f"{name}_w32{'' if unit.core.elements_per_thread[0] == 16 else '_gfx12'}"
