"""From traced values to memory: the plan of a computation is found or made, loaded, bound to buffers and run."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kg.device.buffer import Buffer
from kg.device.device import Device
from kg.dtype import DType
from kg.events import measured
from kg.graph.canonical import Call, canonical
from kg.graph.donate import donate
from kg.graph.partition import Decision, partition
from kg.ir.uop import UOp

from kg_array import memory, origins
from kg_array.axes import known_sizes
from kg_array.memory import Kind, kind_of
from kg_array.progress import shown
from kg_array.running import Loaded, loaded

#: Computations that are kept loaded; of more, those that were not used for longest go.
KEPT: Final = 4096


@dataclass(frozen=True, slots=True)
class Compiled:
    """A loaded plan, and what was decided on the way. `reused`: numbers of results -> slots of what is read whose memory they take."""

    loaded: Loaded
    decisions: tuple[Decision, ...]
    reused: Mapping[int, int]


#: Device, values, dtypes of numbers, donated slots.
_Key = tuple[str, tuple[UOp, ...], tuple[DType, ...], tuple[int, ...]]
_compiled: OrderedDict[_Key, Compiled] = OrderedDict()


def found(
    device: Device, values: tuple[UOp, ...], numbers: tuple[DType, ...] = (), donated: tuple[int, ...] = ()
) -> Compiled | None:
    """What was compiled for these values before. A parameter that is a number is not one that is an array of one element."""
    key = (device.name, values, numbers, donated)
    compiled = _compiled.get(key)
    if compiled is not None:
        _compiled.move_to_end(key)
    return compiled


def compile_values(
    device: Device, values: tuple[UOp, ...], numbers: tuple[DType, ...] = (), donated: tuple[int, ...] = ()
) -> Compiled:
    """The loaded program that stores these values over PARAMs, the last of which are numbers; see `kg.graph.canonical`. What is read in
    `donated` slots may be overwritten."""
    compiled = found(device, values, numbers, donated)
    if compiled is not None:
        return compiled
    with measured("plan", f"of {len(values)} arrays", device.name), shown(device.name) as progress:
        plan, decisions = partition(Call(values, ()), device.renderer, "array", donated)
        plan, reused = donate(plan, donated, device.renderer)
        progress.planned(plan)
        made = Compiled(loaded(device, device.load(plan), numbers), tuple(decisions), reused)
        _compiled[device.name, values, numbers, donated] = made
    if len(_compiled) > KEPT:
        _compiled.popitem(last=False)
    return made


def forget(device: Device, values: tuple[UOp, ...], donated: tuple[int, ...]) -> None:
    """Let go of what was compiled for these values, where nobody else uses it."""
    _compiled.pop((device.name, values, (), donated), None)


def evaluate(device: Device, values: Sequence[UOp]) -> list[tuple[Buffer, Kind]]:
    """Memory that holds the values, and of what kind each is. An error tells the lines that made them."""
    try:
        return _evaluate(device, values)
    except Exception as error:
        origins.explain(error, values)
        raise


def _evaluate(device: Device, values: Sequence[UOp]) -> list[tuple[Buffer, Kind]]:
    call = canonical(values)
    read = [memory.buffer_of(leaf) for leaf in call.leaves]
    kinds = [kind_of(device, v.type, _static(v)) for v in call.values]
    outputs = [kind.empty() for kind in kinds]
    if any(kind.size for kind in kinds):
        from kg_array.families import compiled_call

        compiled, numbers = compiled_call(device, call)
        compiled.loaded.run(outputs, read, [n.arg for n in numbers])
    return list(zip(outputs, kinds, strict=True))


def _static(value: UOp) -> tuple[int, ...]:
    for d in value.shape:
        if not isinstance(d, int):
            raise memory.TracedValueError(
                f"the numbers of an array of shape {known_sizes(value.shape)} are asked for, whose sizes are known when the function is called, not"
                " while it is traced"
            )
    return value.shape  # type: ignore[return-value]
