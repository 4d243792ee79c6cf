"""The target-independent interface of a function: arguments, results, sizes, precomputed values."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from kg_graph.exporting import Argument, NamedPlan

from kg_aot.parameters import check_names, open_sizes, parameters
from kg_aot.replay import recorded, rounds_of, values_of

if TYPE_CHECKING:
    from kg_aot.cxx.statements import PlanWriter
    from kg_aot.numerical import NumericalFunction

#: Arrays by name, and sizes -> results by name.
Run = Callable[[dict[str, Any], Mapping[str, int]], Any]


def interface(
    function: NumericalFunction,
    writer: PlanWriter,
    arguments: tuple[Sequence[Argument], Sequence[Argument]],
    run: Run,
    check: Mapping[str, object],
) -> dict[str, Any]:
    """For the templates.
    `arguments`: given and returned; `run` computes what the test compares with, of `check` or of drawn values."""
    named: NamedPlan = writer.named
    given, returned = arguments
    inputs, outputs = list(parameters("IN", given)), list(parameters("OUT", returned))
    taken = {p.own for p in inputs}
    outputs = [replace(p, own=f"out_{p.own}") if p.own in taken else p for p in outputs]
    check_names(function.name, [*inputs, *outputs], named.variables)
    rounds: list[dict[str, Any]] = []
    for at in rounds_of(named.variables):
        values = values_of(function, given, check, at)
        expected = run(values, {})
        rounds.append(
            {
                "sizes": [at[v.name] for v in named.variables],
                "given": [recorded(p, a, values[a.name]) for p, a in zip(inputs, given, strict=True)],
                "expected": [recorded(p, a, expected[a.name]) for p, a in zip(outputs, returned, strict=True)],
            }
        )
    return {"inputs": inputs, "outputs": outputs, "open_sizes": open_sizes(named, writer), "rounds": rounds}
