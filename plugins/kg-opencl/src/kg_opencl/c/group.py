"""GROUP_REDUCE in OpenCL C, over all work-items of a work-group: the C family's, in subgroups of a width that the kernel requires.

Which work-items are a subgroup the driver says, and that is no matter here: each subgroup of a group that is of whole ones puts down what it has by its own number.
"""

from __future__ import annotations

from kg.plugin import DType, UOp
from kg_render.cstyle import SubgroupWords, Writer
from kg_render.cstyle import group_reduce as in_subgroups

from kg_opencl.c.writer import OpenCLWriter


def group_reduce(w: Writer, u: UOp) -> None:
    """GROUP_REDUCE"""
    assert isinstance(w, OpenCLWriter)
    items, width = u.group_reduce.items, w.width
    if items == width or items % width:  # shuffles of a group that is one subgroup do nothing on Intel's CPU runtime 2026.22
        width = 1
    else:
        w.require_subgroups()
    number, first = "get_sub_group_id()", "get_sub_group_local_id() == 0"
    in_subgroups(w, u, SubgroupWords(width, items, "(int)get_local_id(0)", _exchange, number, first))


def _exchange(w: Writer, dtype: DType, name: str, distance: int) -> str:
    return f"sub_group_shuffle_xor({name}, {distance}u)"
