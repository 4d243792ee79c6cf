"""What Intel's GPUs say of their subgroups and matrix units beyond what pyopencl asks,
and whether the units keep subnormal numbers, which no document says."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import numpy as np

from kg_opencl.building import ran
from kg_opencl.loader import asked

if TYPE_CHECKING:
    from pyopencl import Device

MATRICES: Final = "cl_intel_subgroup_matrix_multiply_accumulate"
#: What block reads of 8, 16 and 32 bits from shared memory ask for.
BLOCKS: Final = frozenset(f"cl_intel_subgroup{name}" for name in ("s", "s_char", "s_short", "_local_block_io"))
#: The sizes of subgroups that the unit's functions are of.
_WIDTHS: Final = (8, 16)
_SUB_GROUP_SIZES: Final = 0x4108  # CL_DEVICE_SUB_GROUP_SIZES_INTEL
_KERNEL: Final = """
__attribute__((reqd_work_group_size({width}, 1, 1))) __attribute__((intel_reqd_sub_group_size({width})))
kernel void small(global uint *found) {{
  const {word}8 none = ({word}8)(0), least = ({word}8)({least});
  const float8 a = intel_sub_group_f16_f16_matrix_mad_k16(least, (int8)(0x3c003c00), (float8)(0.0f));
  const float8 b = intel_sub_group_bf16_bf16_matrix_mad_k16(least, (int8)(0x3f803f80), (float8)(0.0f));
  const float8 c = intel_sub_group_f16_f16_matrix_mad_k16(none, (int8)(0), as_float8((uint8)(1)));
  if (get_sub_group_local_id() == 0) {{
    found[0] = as_uint(a.s0);
    found[1] = as_uint(b.s0);
    found[2] = as_uint(c.s0);
  }}
}}
"""
#: 16 times the least float16, the same of bfloat16, which is subnormal in float32, and the least float32.
_KEPT: Final = [0x35800000, 0x00100000, 0x00000001]


def matrix_width(one: Device, extensions: frozenset[str]) -> int:
    """Work-items of the subgroups that the device's matrix units are of, its least.
    0 where there are no such units."""
    least = min(subgroup_sizes(one), default=0) if MATRICES in extensions else 0
    return least if least in _WIDTHS else 0


def subgroup_sizes(one: Device) -> tuple[int, ...]:
    """Those that a kernel can require, which pyopencl does not ask for."""
    return tuple(np.frombuffer(asked(one, _SUB_GROUP_SIZES), np.uintp).tolist())


def kernel(width: int) -> str:
    """The kernel that looks at subnormal numbers: operands, and a sum."""
    word, least = ("int", "0x00010001") if width == _WIDTHS[0] else ("short", "1")
    return _KERNEL.format(width=width, word=word, least=least)


@cache
def keeps_subnormals(one: Device, width: int) -> bool:
    """Whether the unit takes and gives subnormal numbers as they are.
    One that can't be asked is taken to flush them."""
    import pyopencl as cl

    try:
        return measured(one, kernel(width), width, "-cl-std=CL3.0") == _KEPT
    except cl.Error:
        return False


def measured(one: Device, source: str, width: int, *options: str) -> list[int]:
    """What the kernel has found."""
    return ran(one, source, width, width, (), np.zeros(3, np.uint32), options).tolist()
