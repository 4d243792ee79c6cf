"""Computations that are alike but for their numbers, and the program of each:
`x * 0.1`, and then `x * 0.2`, need not be compiled for ever.

The first of a family is compiled with its numbers as constants. When the family is met again, the numbers that are others than at first become
parameters, and stay it; those that never changed stay constants. So a family has at most one program more than it has numbers. Which numbers count
is said in `kg_graph.kernels.scalar_parameters`: results have the same bits either way.
"""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from typing import Final

from kg.frontend import Device, Op, Param, UOp, void
from kg.records import dataclass
from kg_graph.canonical import Call
from kg_graph.kernels.scalar_parameters import lift_numbers
from kg_graph.multi_device.devices import copies_of

from kg_array.running import evaluate
from kg_array.running.evaluate import Compiled

#: Families that are remembered; of more, those that were not met for longest go.
KEPT: Final = 4096


@dataclass(slots=True)
class Family:
    """`first`: the numbers of the first one.
    `general`: the places of those that have been others since, and the program that has them as parameters; both at once, since
    threads may meet a family together."""

    first: tuple[UOp, ...]
    general: tuple[tuple[int, ...], Compiled | None] = ((), None)


_families: OrderedDict[tuple[Device, tuple[UOp, ...]], Family] = OrderedDict()


def compiled_call(device: Device, call: Call) -> tuple[Compiled, list[UOp]]:
    """The program of a call, and the CONSTs that it reads as parameters after the leaves."""
    exact = evaluate.found(device, call.values)
    if exact is not None:
        return exact, []
    values, numbers = lift_numbers(call)
    if not numbers or copies_of(values):  # a number that is read would be on one of the devices
        return evaluate.compile_values(device, call.values), []
    family = _families.get((device, values))
    if family is None:
        _families[device, values] = Family(numbers)
        if len(_families) > KEPT:
            _families.popitem(last=False)
        return evaluate.compile_values(device, call.values), []
    with suppress(KeyError):  # another thread made room meanwhile
        _families.move_to_end((device, values))
    before, compiled = family.general
    varying = tuple(
        i for i, (one, other) in enumerate(zip(family.first, numbers, strict=True)) if one is not other or i in before
    )
    if not varying:
        return evaluate.compile_values(device, call.values), []
    if compiled is None or varying != before:
        compiled = _compiled(device, values, numbers, varying, len(call.values) + len(call.leaves))
        family.general = varying, compiled
    return compiled, [numbers[i] for i in varying]


def _compiled(
    device: Device, values: tuple[UOp, ...], numbers: tuple[UOp, ...], varying: tuple[int, ...], first: int
) -> Compiled:
    """The program that has the varying numbers as parameters, from slot `first` on,
    and the others as constants."""
    fixed = {
        UOp(Op.PARAM, number.dtype, (), Param(first + i, ())): UOp(
            Op.PARAM, number.dtype, (), Param(first + varying.index(i), ())
        )
        if i in varying
        else number
        for i, number in enumerate(numbers)
    }
    written = UOp(Op.SINK, void, values).substitute(fixed).src
    return evaluate.compile_values(device, written, tuple(numbers[i].type for i in varying))
