"""From traced values to memory: the plan of a computation is found or made, loaded, bound to buffers and run."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import Final

from kg.device.device import Device
from kg.events import measured
from kg.graph.canonical import canonical
from kg.graph.partition import Decision, partition
from kg.ir.uop import UOp

from kg_array import memory, origins
from kg_array.running import Loaded, loaded

#: Computations that are kept loaded; of more, those that were not used for longest go.
KEPT: Final = 4096


@dataclass(frozen=True, slots=True)
class Compiled:
    """A loaded plan, and what was decided on the way."""

    loaded: Loaded
    decisions: tuple[Decision, ...]


_compiled: OrderedDict[tuple[str, tuple[UOp, ...]], Compiled] = OrderedDict()


def compile_values(device: Device, values: tuple[UOp, ...]) -> Compiled:
    """The loaded program that stores these values over PARAMs; see `kg.graph.canonical`."""
    key = (device.name, values)
    found = _compiled.get(key)
    if found is not None:
        _compiled.move_to_end(key)
        return found
    from kg.graph.canonical import Call

    with measured("plan", f"of {len(values)} arrays", device.name):
        plan, decisions = partition(Call(values, ()), device.renderer, "array")
        made = _compiled[key] = Compiled(loaded(device, device.load(plan)), tuple(decisions))
    if len(_compiled) > KEPT:
        _compiled.popitem(last=False)
    return made


def evaluate(device: Device, values: Sequence[UOp]) -> list[UOp]:
    """BUFFER nodes that hold the values. An error tells the lines that made them."""
    try:
        return _evaluate(device, values)
    except Exception as error:
        origins.explain(error, values)
        raise


def _evaluate(device: Device, values: Sequence[UOp]) -> list[UOp]:
    call = canonical(values)
    read = [memory.buffer_of(leaf) for leaf in call.leaves]
    shapes = [_static(v) for v in call.values]
    outputs = [device.empty(prod(shape), v.type) for shape, v in zip(shapes, call.values, strict=True)]
    if any(prod(shape) for shape in shapes):
        compile_values(device, call.values).loaded.run(outputs, read)
    return [memory.node_of(b, shape, v.type) for b, shape, v in zip(outputs, shapes, call.values, strict=True)]


def _static(value: UOp) -> tuple[int, ...]:
    shape = value.shape
    assert all(isinstance(d, int) for d in shape), "arrays have sizes that are numbers"
    return tuple(int(d) for d in shape)  # type: ignore[arg-type]
