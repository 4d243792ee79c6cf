"""A compiled plan as a JavaScript object: buffers, shaders, steps.

Where everything lies is decided here, so that each launch has one shader: what the caller gives and gets has memory of its own, weights
share one buffer, and what is kept between the steps another, by lifetime.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from kg.plugin import Dim, ParamInfo, UnsupportedError, cached_property, linear_uops
from kg.plugin.plans import (
    Category,
    CopyStep,
    FillStep,
    LaunchStep,
    LoopStep,
    Part,
    PlanBuffer,
    Step,
    arena_of,
    filling,
)
from kg_graph.exporting import Argument, NamedPlan

from kg_webgpu.browser.sizes import size_text
from kg_webgpu.browser.text import js_string, js_template
from kg_webgpu.wgsl.renderer import Limits, WGSLRenderer
from kg_webgpu.wgsl.writer import Variant, WGSLWriter

#: At what a binding may begin, on every device.
ALIGNMENT: Final = 256
#: JavaScript's array of a dtype. Of floats that it has no array for it holds the bits.
TYPED_ARRAYS: Final = {
    "bool": "Uint8Array",
    "int8": "Int8Array",
    "uint8": "Uint8Array",
    "int16": "Int16Array",
    "uint16": "Uint16Array",
    "int32": "Int32Array",
    "uint32": "Uint32Array",
    "int64": "BigInt64Array",
    "uint64": "BigUint64Array",
    "float8_e4m3": "Uint8Array",
    "float8_e5m2": "Uint8Array",
    "float16": "Uint16Array",
    "bfloat16": "Uint16Array",
    "float32": "Float32Array",
}
_NARROW: Final = {
    "bool": 1,
    "int8": 1,
    "uint8": 1,
    "float8_e4m3": 1,
    "float8_e5m2": 1,
    "int16": 2,
    "uint16": 2,
    "float16": 2,
    "bfloat16": 2,
}


@dataclass(slots=True)
class _Shaders:
    """The shaders that launches ask for, each once."""

    texts: dict[tuple[str, tuple[str, ...]], int] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)

    def number(self, writer: WGSLWriter, name: str) -> int:
        key = writer.source(), tuple(writer.binding_kinds())
        if key not in self.texts:
            self.texts[key] = len(self.names)
            self.names.append(name)
        return self.texts[key]


class BrowserPlan:
    """One plan on its way into a module. `text` is the object, `weights` the bytes that go with it."""

    def __init__(self, named: NamedPlan, renderer: WGSLRenderer) -> None:
        self.named, self.plan, self.renderer = named, named.plan, renderer
        self.numbers = {b.slot: number for number, b in enumerate(self.plan.buffers) if b.is_given}
        self.arena = arena_of(self.plan, ALIGNMENT)
        self.parts: dict[int, Part] = {p.part: p for p in _parts(self.plan.steps)}
        self.shaders = _Shaders()
        self.weights = bytearray()
        self._check_arguments()

    # -- memory

    @cached_property
    def homes(self) -> list[str]:
        """Per buffer in which GPUBuffer it is; the two of a pair may be in each other's."""
        found = [str(number) if b.is_given else "arena" for number, b in enumerate(self.plan.buffers)]
        for number, b in enumerate(self.plan.buffers):
            if b.category is Category.CONSTANT or b.slot in self.named.held:
                found[number] = "weights"
        for now, after in _pairs(self.plan.steps):
            one, other = found[now], found[after]
            found = [f"{one}+{other}" if home in (one, other) else home for home in found]
        for part in self.parts:
            found[part] = found[self._whole(part)]
        return found

    def _whole(self, number: int) -> int:
        while number in self.parts:
            number = self.parts[number].whole
        return number

    def _may_begin_anywhere(self, number: int) -> bool:
        """Whether a buffer may begin where no binding can."""
        part = self.parts.get(number)
        if part is None:
            return False
        nbytes = _nbytes(self.plan.buffers[number])
        return not isinstance(nbytes, int) or nbytes % ALIGNMENT != 0 or self._may_begin_anywhere(part.whole)

    def _buffer(self, number: int, buffer: PlanBuffer) -> str:
        nbytes = size_text(_nbytes(buffer))
        data = self.named.held.get(buffer.slot) if buffer.is_given else buffer.data
        if buffer.category is Category.CONSTANT or (buffer.is_given and data is not None):
            assert data is not None
            offset = len(self.weights)
            self.weights += data + bytes(-len(data) % ALIGNMENT)
            return f'{{ home: "weights", offset: {offset}, bytes: {nbytes} }}'
        if buffer.is_given:
            return f'{{ home: "given", offset: 0, bytes: {nbytes} }}'
        if buffer.is_part:
            return f'{{ home: "part", offset: 0, bytes: {nbytes} }}'
        return f'{{ home: "arena", offset: {self.arena.offsets.get(number, 0)}, bytes: {nbytes} }}'

    def needs(self) -> dict[str, int]:
        """Limits beyond those of every device."""
        largest = max([_most(b) for b in self.plan.buffers], default=0)
        whole = max(largest, self.arena.peak, len(self.weights))
        found = {"maxStorageBufferBindingSize": largest} if largest > Limits().binding else {}
        return found | ({"maxBufferSize": whole} if whole > 256 << 20 else {})

    # -- steps

    def _step(self, step: Step, indent: str) -> str:
        match step:
            case LaunchStep():
                return self._launch(step)
            case LoopStep():
                return self._loop(step, indent)
            case CopyStep():
                self._check_fours(step.target, step.source)
                nbytes = size_text(_nbytes(self.plan.buffers[step.source]))
                return f'{{ kind: "copy", target: {step.target}, source: {step.source}, bytes: {nbytes} }}'
            case FillStep():
                self._check_fours(step.target)
                buffer = self.plan.buffers[step.target]
                value = list(filling(step, buffer.dtype))
                return f'{{ kind: "fill", target: {step.target}, bytes: {size_text(_nbytes(buffer))}, value: {value} }}'

    def _launch(self, step: LaunchStep) -> str:
        info = step.kernel.program
        self._check_launch(info.name, step, info.params)
        operands = list(zip(info.params, step.buffers, strict=True))
        moved = frozenset(p.slot for p, number in operands if self._may_begin_anywhere(number))
        written = {home for p, number in operands if p.written for home in self.homes[number].split("+")}
        shared = frozenset(p.slot for p, number in operands if not p.written and written & {*self.homes[number].split("+")})
        writer = WGSLWriter(self.renderer, linear_uops(step.kernel), Variant(moved, shared))
        shader = self.shaders.number(writer, info.name)
        values = ", ".join(self._value(name, info.params, writer.given, dict(step.values)) for name, _ in writer.launched)
        parts = [
            f'kind: "launch", shader: {shader}, buffers: {list(step.buffers)}',
            f"bytes: [{', '.join(size_text(_nbytes(self.plan.buffers[n])) for n in step.buffers)}]",
            f"groups: [{', '.join(map(size_text, info.global_size))}], values: [{values}]",
        ]
        parts += ["folded: true"] if writer.folded else []
        parts += [f"when: {size_text(step.when)}"] if step.when is not None else []
        return f"{{ {', '.join(parts)} }}"

    def _value(self, name: str, params: Sequence[ParamInfo], variables: Mapping[str, str], own: Mapping[str, int]) -> str:
        """Where a number of the uniform comes from.
        `variables`: what it calls launch variables -> their own names; `own`: of those that this launch gives a value."""
        if variables.get(name) in own:
            return js_string(["number", own[variables[name]]])
        if name in variables:
            return js_string(["variable", variables[name]])
        if name.startswith("origin"):
            at, param = next((at, p) for at, p in enumerate(params) if name == f"origin{p.slot}")
            return js_string(["origin", at, _NARROW.get(param.dtype, 4)])
        return js_string(["groups", int(name[-1])] if name.startswith("groups") else ["zero"])

    def _loop(self, step: LoopStep, indent: str) -> str:
        parts = [
            f"{{ part: {p.part}, whole: {p.whole}, first: {size_text(p.first)}, by: {p.by},"
            f" bytes: {size_text(_nbytes(self.plan.buffers[p.part]))} }}"
            for p in step.parts
        ]
        for now, after in step.pairs:
            self._check_fours(now, after)
        inner = indent + "  "
        body = "".join(f"{inner}{self._step(s, inner)},\n" for s in step.body)
        head = f"count: {size_text(step.count)}, condition: {step.condition}, pairs: {[list(p) for p in step.pairs]}, parts: [{', '.join(parts)}]"
        return f'{{ kind: "loop", {head}, body: [\n{body}{indent}] }}'

    # -- what a browser can't do

    def _check_arguments(self) -> None:
        for argument in (*self.named.inputs, *self.named.outputs):
            if argument.dtype.name not in TYPED_ARRAYS:
                raise UnsupportedError(
                    f"{self.plan.name}: {argument.name} is {argument.dtype}, which WebGPU has not: cast to float32 before"
                )

    def _check_fours(self, *numbers: int) -> None:
        """Copies take four bytes at a time; only a piece of a narrow array may begin, or end, within them."""
        for number in numbers:
            buffer = self.plan.buffers[number]
            nbytes = _nbytes(buffer)
            if number in self.parts and not (isinstance(nbytes, int) and nbytes % 4 == 0):
                raise UnsupportedError(
                    f"{self.plan.name}: a loop copies pieces of {buffer.size} {buffer.dtype}, and WebGPU copies four bytes at a time:"
                    " make them as long, or use a dtype of 32 bits"
                )

    def _check_launch(self, name: str, step: LaunchStep, params: Sequence[ParamInfo]) -> None:
        wholes = [self._whole(number) for number in step.buffers]
        for at, param in enumerate(params):
            others = [n for n, whole in enumerate(wholes) if n != at and whole == wholes[at]]
            if param.written and others:
                raise UnsupportedError(f"{name} writes one piece of a buffer and uses another: WebGPU takes them for one")

    # -- the text

    def text(self) -> str:
        """The object, as JavaScript."""
        buffers = [self._buffer(number, b) for number, b in enumerate(self.plan.buffers)]
        steps = [self._step(step, "    ") for step in self.plan.steps]
        shaders = [
            f"{{ name: {js_string(name)}, bindings: {js_string(kinds)}, code: `\n{js_template(source)}` }}"
            for name, (source, kinds) in zip(self.shaders.names, self.shaders.texts, strict=True)
        ]
        variables = [{"name": v.name, "min": v.min, "max": v.max} for v in self.named.variables]
        return "\n".join(
            [
                "{",
                f"  name: {js_string(self.plan.name)},",
                *_list("inputs", map(self._argument, self.named.inputs)),
                *_list("outputs", map(self._argument, self.named.outputs)),
                f"  variables: {js_string(variables)},",
                f"  needs: {js_string(self.needs())},",
                f"  arena: {self.arena.peak},",
                *_list("buffers", buffers),
                *_list("steps", steps),
                *_list("shaders", shaders),
                "}",
            ]
        )

    def _argument(self, argument: Argument) -> str:
        shape = ", ".join(map(size_text, argument.shape))
        type_ = TYPED_ARRAYS[argument.dtype.name]
        return (
            f"{{ name: {js_string(argument.name)}, path: {js_string(argument.path)}, dtype: {js_string(argument.dtype.name)}, type: {type_}, shape: [{shape}],"
            f" buffer: {self.numbers[argument.slot]} }}"
        )


def _list(name: str, items: Iterable[str]) -> list[str]:
    lines = [f"    {item}," for item in items]
    return [f"  {name}: [", *lines, "  ],"] if lines else [f"  {name}: [],"]


def _nbytes(buffer: PlanBuffer) -> Dim:
    return buffer.size * buffer.dtype.itemsize


def _most(buffer: PlanBuffer) -> int:
    nbytes = _nbytes(buffer)
    return nbytes if isinstance(nbytes, int) else nbytes.vmax


def _loops(steps: Iterable[Step]) -> Iterator[LoopStep]:
    for step in steps:
        if isinstance(step, LoopStep):
            yield step
            yield from _loops(step.body)


def _parts(steps: Iterable[Step]) -> Iterator[Part]:
    return (part for loop in _loops(steps) for part in loop.parts)


def _pairs(steps: Iterable[Step]) -> Iterator[tuple[int, int]]:
    return (pair for loop in _loops(steps) for pair in loop.pairs)
