"""Buffer bindings of a program: shader variant, ranges, and copies to avoid aliasing."""

from __future__ import annotations

import sys
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from kg.plugin import Buffer, LaunchError, ParamInfo, Revocable, UnsupportedError
from kg_gpu.allocator import pooled_size

from kg_webgpu.runtime.allocator import GRAIN
from kg_webgpu.wgsl.writer import Variant

if TYPE_CHECKING:
    from kg_webgpu.runtime.device import WebGPUProgram
    from kg_webgpu.runtime.native import Handle
    from kg_webgpu.runtime.shaders import Shader

#: Sets of values whose uniforms a launch keeps.
_KEPT: Final = 16
#: The least that is bound, and what sizes are rounded up to: a vector of four words.
_VECTOR: Final = 16

#: (buffer of wgpu, first byte of the range that is bound, its bytes, bytes from there to the first element)
Place = tuple[Any, int, int, int]


class Uniform:
    """Words that a bind group reads. They go back to the queue with it."""

    __slots__ = ("_program", "group", "place")

    def __init__(self, program: WebGPUProgram, shader: Shader, places: Sequence[Place], words: Sequence[int]) -> None:
        queue = program.owner.queue
        self._program = program
        self.place = queue.uniform(words)
        size = -(-len(words) * 4 // _VECTOR) * _VECTOR
        self.group: Handle = queue.group(shader.layout, [*((b, first, n) for b, first, n, _ in places), (*self.place, size)])

    def __del__(self, is_finalizing: Callable[[], bool] = sys.is_finalizing) -> None:
        if hasattr(self, "place") and not is_finalizing():
            self._program.owner.queue.retire(self.place)


class Bound(Revocable):
    """A program with its buffers.
    Keeps none of them: their memory is where it was for as long as they are there."""

    __slots__ = (
        "__weakref__",
        "_fixed",
        "_places",
        "_shader",
        "_uniforms",
        "aside",
        "pipeline",
        "program",
        "revoked",
        "variant",
    )

    def __init__(self, program: WebGPUProgram, buffers: Sequence[Buffer]) -> None:
        self.program, self.revoked = program, False
        places, self.aside = _apart(program, buffers)
        written = {id(b[0]) for b, p in zip(places, program.params, strict=True) if p.written}
        moved = frozenset(p.slot for b, p in zip(places, program.params, strict=True) if b[3])
        shared = frozenset(p.slot for b, p in zip(places, program.params, strict=True) if not p.written and id(b[0]) in written)
        self.variant = Variant(moved, shared)
        shader = self._shader = program.shader(self.variant)
        self.pipeline: Handle = shader.pipeline
        self._places = places
        self._uniforms: OrderedDict[tuple[int, ...], Uniform] = OrderedDict()
        self._fixed: Uniform | Handle | None = None
        if not shader.fields:
            self._fixed = program.owner.queue.group(shader.layout, [place[:3] for place in places])

    def revoke(self) -> None:
        self.revoked = True

    def group(self, values: Sequence[int], counts: Sequence[int]) -> Handle:
        """The bind group for these launch values and this grid."""
        if self._fixed is not None:
            return self._fixed
        words = tuple(self._word(field, values, counts) for field in self._shader.fields)
        found = self._uniforms.get(words)
        if found is None:
            found = self._uniforms[words] = Uniform(self.program, self._shader, self._places, words)
            if len(self._uniforms) > _KEPT:
                self._uniforms.popitem(last=False)
        return found.group

    def _word(self, field: str, values: Sequence[int], counts: Sequence[int]) -> int:
        if field == "zero":
            return 0
        if field.startswith("groups"):
            return counts[int(field[-1])]
        if field.startswith("origin"):
            slot = int(field[len("origin") :])
            number = next(n for n, p in enumerate(self.program.params) if p.slot == slot)
            return self._places[number][3] // unit(self.program.params[number])
        return values[self.program.places[field]]


def _apart(program: WebGPUProgram, buffers: Sequence[Buffer]) -> tuple[list[Place], list[tuple[Buffer, Buffer, bool]]]:
    """The range of each argument; and (argument, memory instead,
    whether it is written) of those that are copied out of the way.

    WebGPU takes no range that is written together with another that meets it, and ranges begin at multiples of its alignment.
    """
    places = [_place(program, number, p, b) for number, (p, b) in enumerate(zip(program.params, buffers, strict=True))]
    written = {id(place[0]) for place, p in zip(places, program.params, strict=True) if p.written}
    taken: list[Place] = []
    aside: list[tuple[Buffer, Buffer, bool]] = []
    order = sorted(range(len(places)), key=lambda n: not program.params[n].written)
    for number in order:
        place = places[number]
        if id(place[0]) not in written:
            continue
        if any(place[0] is other[0] and place[1] < other[1] + other[2] and other[1] < place[1] + place[2] for other in taken):
            duplicate = Buffer.empty(buffers[number].runtime, buffers[number].size, buffers[number].dtype)
            aside.append((buffers[number], duplicate, program.params[number].written))
            places[number] = _place(program, number, program.params[number], duplicate)
        else:
            taken.append(place)
    return places, aside


def _place(program: WebGPUProgram, number: int, param: ParamInfo, buffer: Buffer) -> Place:
    block = buffer.block(program.info.name, param.slot)
    within = buffer.offset % program.owner.allocator.alignment
    first = buffer.offset - within
    used = (
        min(buffer.nbytes, param.size * buffer.dtype.itemsize) if isinstance(param.size, int) and param.size else buffer.nbytes
    )
    size = min(-(-max(within + used, 1) // _VECTOR) * _VECTOR, pooled_size(block.nbytes, GRAIN) - first)
    limit = program.owner.renderer.limits.binding
    if size > limit:
        raise LaunchError(
            f"{program.info.name}: argument {number} has {used:,} bytes, and {program.owner.queue.name} binds "
            f"{limit:,} at most (max-storage-buffer-binding-size)"
        )
    return block.handle, first, size, within


def unit(param: ParamInfo) -> int:
    """The bytes in which a shader counts where a buffer begins."""
    size = _UNITS.get(param.dtype)
    if size is None:
        raise UnsupportedError(f"a buffer of {param.dtype} can't begin there")
    return size


_UNITS: Final = {
    **dict.fromkeys(("bool", "int8", "uint8", "float8_e4m3", "float8_e5m2"), 1),
    **dict.fromkeys(("int16", "uint16", "float16", "bfloat16"), 2),
    **dict.fromkeys(("int32", "uint32", "float32", "int64", "uint64", "float64"), 4),
}
