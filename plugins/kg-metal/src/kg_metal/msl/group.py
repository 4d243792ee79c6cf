"""GROUP_REDUCE and SUBGROUP_SHUFFLE in MSL: the C family's, in SIMD-groups.
Work-items that reduce together are side by side in the work-group's own numbering."""

from __future__ import annotations

from math import prod

from kg.plugin import DType, UnsupportedError, UOp
from kg_render.cstyle import SubgroupWords, Writer
from kg_render.cstyle import group_reduce as in_subgroups
from kg_render.cstyle import subgroup_shuffle as in_subgroup

from kg_metal.msl.limits import SUBGROUP
from kg_metal.msl.writer import of_msl


def group_reduce(writer: Writer, u: UOp) -> None:
    """GROUP_REDUCE"""
    w, items = of_msl(writer), u.group_reduce.items
    if w.block[0] % items:
        raise UnsupportedError(f"{w.kernel_name}: {items} work-items can't reduce together in a work-group of {w.block}")
    in_subgroups(w, u, SubgroupWords(SUBGROUP, prod(w.block), "(int)place", _exchange))


def _exchange(w: Writer, dtype: DType, name: str, distance: int) -> str:
    return f"simd_shuffle_xor({name}, {distance})"


def subgroup_shuffle(w: Writer, u: UOp) -> None:
    """SUBGROUP_SHUFFLE"""
    in_subgroup(w, u, SUBGROUP, f"place % {SUBGROUP}", lambda value, lane: f"simd_shuffle({value}, (ushort)({lane}))")
