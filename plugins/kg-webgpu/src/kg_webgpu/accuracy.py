"""Tests whether an adapter's division and roots are accurate enough: WGSL promises 2.5 ULP, some 5."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from kg.plugin import DeviceUnavailable
from kg_gpu.division_accuracy import COUNT, Numbers, hard_numbers, keeps_to_bound
from kg_gpu.division_accuracy import worst_error as error_of

if TYPE_CHECKING:
    from wgpu import GPUAdapter

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


def divides_exactly(adapter: GPUAdapter) -> bool:
    """Whether quotients, reciprocals and roots keep to the bound. One that can't be asked does not."""
    info = adapter.info
    who = [str(info.get(name)) for name in ("vendor", "device", "description", "backend_type")]
    try:
        return keeps_to_bound("\n".join([*who, _SHADER]), lambda: worst_error(adapter))
    except DeviceUnavailable:
        return False


def worst_error(adapter: GPUAdapter) -> float:
    """The greatest error of quotients, reciprocals and roots in units of the last place.
    Raises DeviceUnavailable."""
    x, y = hard_numbers()
    return error_of(x, y, run(adapter, x, y))


def run(adapter: GPUAdapter, x: Numbers, y: Numbers) -> Any:
    """The adapter's quotients, reciprocals and roots."""
    import wgpu

    usage = wgpu.BufferUsage.STORAGE | wgpu.BufferUsage.COPY_SRC
    try:
        device: Any = adapter.request_device_sync()
        module = device.create_shader_module(code=_SHADER)
        pipeline = device.create_compute_pipeline(layout="auto", compute={"module": module, "entry_point": "main"})
        found = device.create_buffer(size=12 * COUNT, usage=usage)
        buffers = [*(device.create_buffer_with_data(data=a, usage=usage) for a in (x, y)), found]
        entries = [{"binding": n, "resource": {"buffer": b, "offset": 0, "size": b.size}} for n, b in enumerate(buffers)]
        group = device.create_bind_group(layout=pipeline.get_bind_group_layout(0), entries=entries)
        encoder = device.create_command_encoder()
        compute = encoder.begin_compute_pass()
        compute.set_pipeline(pipeline)
        compute.set_bind_group(0, group)
        compute.dispatch_workgroups(COUNT // 64)
        compute.end()
        device.queue.submit([encoder.finish()])
        return np.frombuffer(device.queue.read_buffer(found), np.float32).reshape(3, COUNT)
    except Exception as error:  # of wgpu, of many kinds
        raise DeviceUnavailable(f"the adapter did not compute quotients: {error}") from error
