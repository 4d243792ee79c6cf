"""GROUP_REDUCE in OpenCL C, over all work-items of a work-group, and SUBGROUP_SHUFFLE:
the C family's, in subgroups of a width that the kernel requires.

Which work-items are a subgroup the driver says, and that is no matter here: each subgroup of a group that is of whole ones puts down what it has by its own number.
"""

from __future__ import annotations

from typing import Final

from kg.plugin import DType, UOp
from kg_render.cstyle import SubgroupWords, Writer
from kg_render.cstyle import group_reduce as in_subgroups
from kg_render.cstyle import subgroup_shuffle as in_subgroup

from kg_opencl.c.writer import OpenCLWriter

_LANE: Final = "get_sub_group_local_id()"


def group_reduce(w: Writer, u: UOp) -> None:
    """GROUP_REDUCE"""
    assert isinstance(w, OpenCLWriter)
    items, width = u.group_reduce.items, w.width
    if items == width or items % width:  # shuffles of a group that is one subgroup do nothing on Intel's CPU runtime 2026.22
        width = 1
    else:
        w.require_subgroups()
    in_subgroups(w, u, SubgroupWords(width, items, "(int)get_local_id(0)", _exchange, "get_sub_group_id()", f"{_LANE} == 0"))


def subgroup_shuffle(w: Writer, u: UOp) -> None:
    """SUBGROUP_SHUFFLE; of a bool as a byte."""
    assert isinstance(w, OpenCLWriter)
    w.require_subgroups()
    how = "(bool)sub_group_shuffle((uchar)({}), {})" if u.type.is_bool else "sub_group_shuffle({}, {})"
    in_subgroup(w, u, w.width, _LANE, how.format)


def _exchange(w: Writer, dtype: DType, name: str, distance: int) -> str:
    return f"sub_group_shuffle_xor({name}, {distance}u)"
