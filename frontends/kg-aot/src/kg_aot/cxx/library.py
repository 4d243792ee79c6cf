"""Calls of the C library in scalar kernels; a freestanding build has core's polynomials instead.

sin(x)   ->   sin_float64(x), which is `std::sin(x)` in a hosted build, and in others, or under KG_AOT_OWN_MATH, what core makes of SIN
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from kg.frontend import DType, KernelInfo, Op, Param, UOp, compile_program, float32, float64, void
from kg.plugin import linear_uops
from kg_render.cstyle import Text, Writer

if TYPE_CHECKING:
    from kg_aot.cxx.renderer import CxxRenderer, Parts

#: Op -> the function.
LIBRARY: Final[Mapping[Op, str]] = {Op.SIN: "sin", Op.COS: "cos", Op.EXP2: "exp2", Op.LOG2: "log2", Op.POW: "pow"}


def call(w: Writer, u: UOp) -> Text:
    """A call of the function's helper: what stands in a kernel."""
    name, dtype = LIBRARY[u.op], u.type
    type_ = w.type(dtype)
    names = "ab"[: len(u.src)]
    suffix = w.language.literal_suffix.get(dtype, "")
    full = w.helper(name, dtype, [(type_, x) for x in names], [f"return __builtin_{name}{suffix}({', '.join(names)});"])
    return Text(f"{full}({', '.join(w.arg(s) for s in u.src)})")


def helper_names() -> Mapping[str, tuple[Op, DType]]:
    """What the helpers are called."""
    return {f"{name}_{dtype}": (op, dtype) for op, name in LIBRARY.items() for dtype in (float32, float64)}


def own_function(renderer: CxxRenderer, op: Op, dtype: DType) -> Parts:
    """The kernel out[0] = op(in[0], ...) without the library."""
    from kg_aot.cxx.renderer import Parts

    count = 2 if op is Op.POW else 1
    out, *given = (UOp(Op.PARAM, dtype, (), Param(slot, (1,))) for slot in range(count + 1))
    value = UOp(op, dtype, tuple(given))
    ast = UOp(Op.SINK, void, (out.store(value),), KernelInfo(f"own_{LIBRARY[op]}_{dtype}"))
    return Parts(renderer, linear_uops(compile_program(ast, renderer, None)))


def definition(renderer: CxxRenderer, name: str) -> str:
    """The helper without the library, over the kernel `own_NAME`."""
    op, dtype = helper_names()[name]
    type_ = renderer.type_name(dtype)
    names = ["a", "b"] if op is Op.POW else ["a"]
    return "\n".join(
        [
            f"static inline {type_} {name}({', '.join(f'{type_} {x}' for x in names)}) {{",
            f"  {type_} r;",
            f"  own_{name}(&r, {', '.join(f'&{x}' for x in names)});",
            "  return r;",
            "}",
        ]
    )
