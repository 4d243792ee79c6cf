"""Compiled shaders of a device: pipelines by source text, and the layout of their uniform."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from kg.plugin import LoadError, ParamInfo, UnsupportedError

if TYPE_CHECKING:
    from kg_webgpu.runtime.queue import Queue
    from kg_webgpu.wgsl.renderer import Limits

_BINDING: Final = re.compile(r"^@group\(0\) @binding\((\d+)\) var<(storage, read_write|storage, read|uniform)>", re.M)
_KINDS: Final = {"storage, read_write": "storage", "storage, read": "read-only-storage", "uniform": "uniform"}
_LAUNCH: Final = re.compile(r"^struct Launch \{ ([^}]+) \}(?: // (.+))?$", re.M)
_SIZE: Final = re.compile(r"^@compute @workgroup_size\((\d+), (\d+), (\d+)\)$", re.M)
_SHARED: Final = re.compile(r"^var<workgroup> \w+: array<(?:vec(\d)<)?(?:atomic<)?(\w+)>*, (\d+)>;$", re.M)
_LINE: Final = re.compile(r"┌─ .*?:(\d+):(\d+)")


class Shader:
    """One text, made into a pipeline.
    `fields`: what the uniform holds, of a launch variable its name in quotes."""

    __slots__ = ("_keep", "fields", "layout", "pipeline", "source")

    def __init__(self, queue: Queue, source: str, name: str, limits: Limits) -> None:
        import wgpu

        check_limits(source, name, limits, queue.name)
        self.source, self.fields = source, uniform_fields(source)
        kinds = sorted((int(number), _KINDS[kind]) for number, kind in _BINDING.findall(source))
        entries = [
            {"binding": number, "visibility": wgpu.ShaderStage.COMPUTE, "buffer": {"type": kind}} for number, kind in kinds
        ]
        device: Any = queue.device
        with queue.lock:
            queue.check()
            try:
                module = device.create_shader_module(label=name, code=source)
                layout = device.create_bind_group_layout(entries=entries)
                whole = device.create_pipeline_layout(bind_group_layouts=[layout])
                pipeline = device.create_compute_pipeline(layout=whole, compute={"module": module, "entry_point": "main"})
            except wgpu.GPUError as error:
                queue.notice(str(error))
                raise LoadError(_why(name, source, str(error)), source=source, log=str(error)) from error
        self._keep = (layout, pipeline)
        self.layout, self.pipeline = layout._internal, pipeline._internal


def uniform_fields(source: str) -> tuple[str, ...]:
    """What the uniform of a shader holds, word by word:
    `groups0`, `origin1`, `zero`, and of launch variables their names in quotes."""
    found = _LAUNCH.search(source)
    if found is None:
        return ()
    variables: dict[str, str] = json.loads(found[2]) if found[2] else {}
    fields = (field.partition(":")[0] for field in found[1].split(", "))
    return tuple(json.dumps(variables[field]) if field in variables else field for field in fields)


def check_limits(source: str, name: str, limits: Limits, device: str) -> None:
    """Refuse a shader that asks for more than the adapter grants:
    which limit, its value, and the shader's need."""
    size = _SIZE.search(source)
    local = tuple(map(int, size.groups())) if size else (1, 1, 1)
    for d, (need, most) in enumerate(zip(local, limits.local, strict=True)):
        over(name, device, f"{need} work-items along {'xyz'[d]}", need, most, f"max-compute-workgroup-size-{'xyz'[d]}")
    items = local[0] * local[1] * local[2]
    over(
        name, device, f"{items} work-items in a work-group", items, limits.local_total, "max-compute-invocations-per-workgroup"
    )
    shared = sum(
        int(count) * (2 if element == "f16" else 4) * (4 if lanes == "3" else int(lanes or 1))
        for lanes, element, count in _SHARED.findall(source)
    )
    over(name, device, f"{shared:,} bytes of work-group memory", shared, limits.shared, "max-compute-workgroup-storage-size")


def check_bindings(name: str, params: Sequence[ParamInfo], limits: Limits, device: str) -> None:
    over(name, device, f"{len(params)} buffers", len(params), limits.buffers, "max-storage-buffers-per-shader-stage")


def over(name: str, device: str, need: str, number: int, limit: int, key: str) -> None:
    if number > limit:
        raise UnsupportedError(f"{name} needs {need}, and {device} has {limit:,} at most ({key}): split the kernel")


def _why(name: str, source: str, message: str) -> str:
    """The first line of the error: what wgpu says, and the line of WGSL that it says it of."""
    said = [line.strip() for line in message.splitlines() if line.strip()]
    reason = next((line for line in said if "error" in line.lower() and line != "Validation Error"), said[-1] if said else "")
    place = _LINE.search(message)
    lines = source.splitlines()
    if place is None or int(place[1]) > len(lines):
        return f"WebGPU does not take the shader of {name}: {reason}"
    number = int(place[1])
    return f"WebGPU does not take the shader of {name}: {reason}, in line {number}: {lines[number - 1].strip()}"
