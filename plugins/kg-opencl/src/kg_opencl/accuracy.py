"""Whether a device's quotients and roots of float32 are as good as kg asks,
where its driver does not promise it: OpenCL asks for 2.5 and 3 units of the last place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
from kg_gpu.division_accuracy import COUNT, hard_numbers, keeps_to_bound
from kg_gpu.division_accuracy import worst_error as error_of

from kg_opencl.building import ran

if TYPE_CHECKING:
    from pyopencl import Device

_KERNEL: Final = """
#pragma OPENCL FP_CONTRACT OFF
kernel void hard(global const float *x, global const float *y, global float *found) {
  const int i = get_global_id(0), n = get_global_size(0);
  found[i] = x[i] / y[i];
  found[n + i] = 1.0f / y[i];
  found[2 * n + i] = sqrt(x[i]);
  const float4 quotients = vload4(i / 4, x) / vload4(i / 4, y);
  const float4 roots = sqrt(vload4(i / 4, x));
  if (i % 4 == 0) {
    vstore4(quotients, i / 4, found + 3 * n);
    vstore4(roots, i / 4, found + 4 * n);
  }
}
"""


def divides(one: Device, who: str) -> bool:
    """Whether quotients, reciprocals and roots keep to the bound.
    A device that can't be asked has none that do."""
    import pyopencl as cl

    try:
        return keeps_to_bound(f"{who}\n{_KERNEL}", lambda: worst_error(one))
    except cl.Error:
        return False


def worst_error(one: Device) -> float:
    """The greatest error of quotients, reciprocals and roots in units of the last place,
    in scalars and in vectors."""
    x, y = hard_numbers()
    return error_of(x, y, ran(one, _KERNEL, COUNT, None, (x, y), np.empty((5, COUNT), np.float32)))
