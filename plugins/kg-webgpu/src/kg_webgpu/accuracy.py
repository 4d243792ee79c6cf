"""Whether an adapter's quotients and roots are as good as kg asks (docs/semantics.md, 18): WGSL promises 2.5 ULP and some 5.

Asked of the adapter itself, by a kernel on hard numbers, once per driver: the answer is kept in the cache directory. Where they are not
good enough, core makes them of sums and products.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from kg.plugin import DeviceUnavailable, remembered

if TYPE_CHECKING:
    from wgpu import GPUAdapter

#: The greatest error, in units of the last place.
BOUND: Final = 1.0
_COUNT: Final = 1 << 14
_SHADER: Final = """
@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> y: array<f32>;
@group(0) @binding(2) var<storage, read_write> found: array<f32>;

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3<u32>) {
  let n = arrayLength(&x);
  found[id.x] = x[id.x] / y[id.x];
  found[n + id.x] = 1.0f / y[id.x];
  found[2u * n + id.x] = sqrt(x[id.x]);
}
"""
Numbers = np.ndarray[Any, np.dtype[np.float32]]


def divides_exactly(adapter: GPUAdapter) -> bool:
    """Whether quotients, reciprocals and roots keep to the bound. One that can't be asked does not."""
    info = adapter.info
    who = [str(info.get(name)) for name in ("vendor", "device", "description", "backend_type")]

    def ask() -> bytes:
        return b"yes" if worst_error(adapter) <= BOUND else b"no"

    try:
        return remembered("\n".join(["webgpu quotients", *who, _SHADER, str(_COUNT)]), ask) == b"yes"
    except DeviceUnavailable:
        return False


def worst_error(adapter: GPUAdapter) -> float:
    """The greatest error of quotients, reciprocals and roots in units of the last place. Raises DeviceUnavailable."""
    x, y = hard_numbers()
    quotients, reciprocals, roots = run(adapter, x, y)
    wide_x, wide_y = x.astype(np.float64), y.astype(np.float64)
    exact = (wide_x / wide_y, 1 / wide_y, np.sqrt(wide_x))
    return max(_units(f, e) for f, e in zip((quotients, reciprocals, roots), exact, strict=True))


def hard_numbers() -> tuple[Numbers, Numbers]:
    """Of all binades whose quotients are normal numbers, and beside one another: where approximations are at their worst."""
    random = np.random.default_rng(18)
    half = _COUNT // 2
    x = np.ldexp(1 + random.random(_COUNT), random.integers(-60, 60, _COUNT)).astype(np.float32)
    y = np.ldexp(1 + random.random(_COUNT), random.integers(-60, 60, _COUNT)).astype(np.float32)
    x[:half] = 1 + random.integers(0, 1 << 12, half) * np.float32(2**-23)
    y[:half] = 2 - (1 + random.integers(0, 1 << 12, half)) * np.float32(2**-23)
    return x, y


def run(adapter: GPUAdapter, x: Numbers, y: Numbers) -> Any:
    """The adapter's quotients, reciprocals and roots."""
    import wgpu

    usage = wgpu.BufferUsage.STORAGE | wgpu.BufferUsage.COPY_SRC
    try:
        device: Any = adapter.request_device_sync()
        module = device.create_shader_module(code=_SHADER)
        pipeline = device.create_compute_pipeline(layout="auto", compute={"module": module, "entry_point": "main"})
        found = device.create_buffer(size=12 * _COUNT, usage=usage)
        buffers = [*(device.create_buffer_with_data(data=a, usage=usage) for a in (x, y)), found]
        entries = [{"binding": n, "resource": {"buffer": b, "offset": 0, "size": b.size}} for n, b in enumerate(buffers)]
        group = device.create_bind_group(layout=pipeline.get_bind_group_layout(0), entries=entries)
        encoder = device.create_command_encoder()
        compute = encoder.begin_compute_pass()
        compute.set_pipeline(pipeline)
        compute.set_bind_group(0, group)
        compute.dispatch_workgroups(_COUNT // 64)
        compute.end()
        device.queue.submit([encoder.finish()])
        return np.frombuffer(device.queue.read_buffer(found), np.float32).reshape(3, _COUNT)
    except Exception as error:  # of wgpu, of many kinds
        raise DeviceUnavailable(f"the adapter did not compute quotients: {error}") from error


def _units(found: Numbers, exact: np.ndarray[Any, np.dtype[np.float64]]) -> float:
    unit = np.exp2(np.floor(np.log2(exact)) - 23)
    error = np.abs(found.astype(np.float64) - exact) / unit
    return float(np.max(np.where(np.isnan(error), np.inf, error)))
