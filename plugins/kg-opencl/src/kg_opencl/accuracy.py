"""Whether a device's quotients and roots of float32 are as good as kg asks (docs/semantics.md, 18), where its driver does not promise it: OpenCL
asks for 2.5 and 3 units of the last place.

Asked of the device itself, by a kernel on hard numbers, once per driver: the answer is kept in the cache directory. Where they are not
good enough, core makes them of sums and products.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from kg.plugin import remembered

from kg_opencl.building import built

if TYPE_CHECKING:
    from pyopencl import Device

#: The greatest error, in units of the last place.
BOUND: Final = 1.0
_COUNT: Final = 1 << 14
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
Numbers = np.ndarray[Any, np.dtype[np.float32]]


def divides(one: Device, who: str) -> bool:
    """Whether quotients, reciprocals and roots keep to the bound. A device that can't be asked has none that do."""
    answer = remembered("\n".join(["opencl quotients", who, _KERNEL, str(_COUNT)]), lambda: _asked(one))
    return answer == b"yes"


def _asked(one: Device) -> bytes:
    import pyopencl as cl

    try:
        return b"yes" if worst_error(one) <= BOUND else b"no"
    except cl.Error:
        return b""  # asked again next time


def worst_error(one: Device) -> float:
    """The greatest error of quotients, reciprocals and roots in units of the last place."""
    import pyopencl as cl

    x, y = hard_numbers()
    context = cl.Context([one])
    queue = cl.CommandQueue(context)
    flags = cl.mem_flags.READ_ONLY | cl.mem_flags.COPY_HOST_PTR
    given = [cl.Buffer(context, flags, hostbuf=a) for a in (x, y)]
    found = np.empty((5, _COUNT), np.float32)
    results = cl.Buffer(context, cl.mem_flags.WRITE_ONLY, found.nbytes)
    cl.Kernel(built(cl.Program(context, _KERNEL)), "hard")(queue, (_COUNT,), None, *given, results)
    cl.enqueue_copy(queue, found, results)
    wide_x, wide_y = x.astype(np.float64), y.astype(np.float64)
    exact = (wide_x / wide_y, 1 / wide_y, np.sqrt(wide_x), wide_x / wide_y, np.sqrt(wide_x))
    return max(_units(f, e) for f, e in zip(found, exact, strict=True))


def hard_numbers() -> tuple[Numbers, Numbers]:
    """Of all binades whose quotients are normal numbers, and beside one another: where approximations are at their worst."""
    random = np.random.default_rng(18)
    half = _COUNT // 2
    x = np.ldexp(1 + random.random(_COUNT), random.integers(-60, 60, _COUNT)).astype(np.float32)
    y = np.ldexp(1 + random.random(_COUNT), random.integers(-60, 60, _COUNT)).astype(np.float32)
    x[:half] = 1 + random.integers(0, 1 << 12, half) * np.float32(2**-23)
    y[:half] = 2 - (1 + random.integers(0, 1 << 12, half)) * np.float32(2**-23)
    return x, y


def _units(found: Numbers, exact: np.ndarray[Any, np.dtype[np.float64]]) -> float:
    unit = np.exp2(np.floor(np.log2(exact)) - 23)
    error = np.abs(found.astype(np.float64) - exact) / unit
    return float(np.max(np.where(np.isnan(error), np.inf, error)))
