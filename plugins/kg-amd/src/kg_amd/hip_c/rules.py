"""Rules of HIP C that differ from other C-like languages: float16 conversions, barriers, WMMA."""

from __future__ import annotations

from typing import Final

from kg.plugin import Op, UOp
from kg_render.cstyle import RULES as C_RULES
from kg_render.cstyle import Rule, Text, Writer, convert_float_to_int, memory_type

from kg_amd.hip_c.group import group_reduce, subgroup_shuffle
from kg_amd.hip_c.matrix import matrix_step
from kg_amd.hip_c.renderer import HALF, SINGLE


def _cast(w: Writer, u: UOp) -> Text | None:
    """Limits of integers are no numbers of float16: by way of float32, which holds all of it."""
    source, target = u.src[0], u.type
    if source.type is HALF and target.is_int:
        return Text(convert_float_to_int(w, SINGLE, target, f"(float){w.arg(source, 14)}"))
    return C_RULES[Op.CAST](w, u)


def _define_scratch(w: Writer, u: UOp) -> None:
    """An array of the work-item's own."""
    name = w.unique(u.scratch[0])
    w.top.append(f"  __attribute__((aligned(16))) {memory_type(w, u.pointer.base)} {name}[{max(1, u.pointer.size)}];")
    w.text[u] = Text(name)


RULES: Final[dict[Op, Rule]] = {
    **C_RULES,
    Op.CAST: _cast,
    Op.DEFINE_SCRATCH: _define_scratch,
    Op.GROUP_REDUCE: group_reduce,
    Op.SUBGROUP_SHUFFLE: subgroup_shuffle,
    Op.WMMA: matrix_step,
}
