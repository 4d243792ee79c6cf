"""From traced values to memory: the plan of a computation is found or made, loaded,
bound to buffers and run."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final

from kg.frontend import Buffer, Device, DType, Op, Plan, UOp, infrequent_collection, launches, measured, void
from kg.records import dataclass
from kg_graph.canonical import Call, canonical
from kg_graph.donate import donate
from kg_graph.materialization import Decision
from kg_graph.multi_device.devices import copies_of, partition_placed
from kg_graph.multi_device.loading import load_placed
from kg_graph.partition import partition

from kg_array.indexing.axes import known_sizes
from kg_array.operands import origins
from kg_array.operands.devices import remembered
from kg_array.running import memory
from kg_array.running.loaded import Loaded, loaded
from kg_array.running.memory import Kind, kind_of
from kg_array.running.progress import shown

#: Computations that are kept loaded; of more, those that were not used for longest go.
KEPT: Final = 4096


@dataclass(frozen=True, slots=True)
class Compiled:
    """A loaded plan, and what was decided on the way.
    `reused`: numbers of results -> slots of what is read whose memory they take; `kernels`: the ASTs of its launches, in order."""

    loaded: Loaded
    decisions: tuple[Decision, ...]
    reused: Mapping[int, int]
    kernels: tuple[UOp, ...]


#: Device (there is one of the same name for each choice of the settings that change code), values, dtypes of numbers, donated slots; and the
#: devices of the values where these differ.
_Key = tuple[Device, tuple[UOp, ...], tuple[DType, ...], tuple[int, ...], tuple[str, ...]]
_compiled: OrderedDict[_Key, Compiled] = OrderedDict()


def found(
    device: Device,
    values: tuple[UOp, ...],
    numbers: tuple[DType, ...] = (),
    donated: tuple[int, ...] = (),
    places: tuple[str, ...] = (),
) -> Compiled | None:
    """What was compiled for these values before.
    A parameter that is a number is not one that is an array of one element."""
    key = (device, values, numbers, donated, places)
    compiled = _compiled.get(key)
    if compiled is not None:
        with suppress(KeyError):  # another thread made room meanwhile
            _compiled.move_to_end(key)
    return compiled


def compile_values(
    device: Device,
    values: tuple[UOp, ...],
    numbers: tuple[DType, ...] = (),
    donated: tuple[int, ...] = (),
    places: tuple[str, ...] = (),
) -> Compiled:
    """The loaded program that stores these values over PARAMs, the last of which are numbers.
    See `kg_graph.canonical`. What is read in `donated` slots may be overwritten. `places`: the device of each value, where
    these are not all on the one."""
    compiled = found(device, values, numbers, donated, places)
    if compiled is not None:
        return compiled
    walked = UOp(Op.SINK, void, values)  # keeps its order for all that ask for that of these values
    copies = copies_of(values)
    with infrequent_collection(), measured("plan", f"of {len(values)} arrays", device.name), shown(device.name) as progress:
        if copies or places:
            plan, decisions, devices = _placed(device, values, places or (device.name,) * len(values), copies)
        else:
            (plan, decisions), devices = partition(Call(values, ()), device.renderer, "array", donated), None
        del walked
        plan, reused = donate(plan, donated, {name: d.renderer for name, d in (devices or {"": device}).items()})
        progress.planned(plan)
        made = Compiled(
            loaded(device, load_placed(device, plan, devices) if devices else device.load(plan), numbers),
            tuple(decisions),
            reused,
            tuple([s.kernel for s in launches(plan.steps)]),
        )
        _compiled[device, values, numbers, donated, places] = made
    if len(_compiled) > KEPT:
        _compiled.popitem(last=False)
    return made


def _placed(
    device: Device, values: tuple[UOp, ...], places: tuple[str, ...], copies: Sequence[UOp]
) -> tuple[Plan, list[Decision], dict[str, Device]]:
    """The plan of values on several devices, and these."""
    names = dict.fromkeys((*places, *(name for c in copies for name in (c.route.source, c.route.target))))
    devices = {name: device if name == device.name else remembered(name) for name in names}
    renderers = {name: d.renderer for name, d in devices.items()}
    plan, decisions = partition_placed(Call(values, ()), places, renderers, "array")
    return plan, decisions, devices


def forget(device: Device, values: tuple[UOp, ...], donated: tuple[int, ...], places: tuple[str, ...] = ()) -> None:
    """Let go of what was compiled for these values, where nobody else uses it."""
    _compiled.pop((device, values, (), donated, places), None)


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
        from kg_array.running.parameterized import compiled_call

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
