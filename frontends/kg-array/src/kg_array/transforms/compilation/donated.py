"""Donated arguments of a jitted function: which leaves they are, that none is needed elsewhere, and what is said of them afterwards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from kg.frontend import Buffer, UOp

from kg_array.array import Array
from kg_array.running import memory
from kg_array.transforms.tree import flatten, leaf_names

if TYPE_CHECKING:
    from kg_array.transforms.compilation.ready import TracedCall


def donated_leaves(
    donated: frozenset[int | str], args: Sequence[object], kwargs: Mapping[str, object], leaves: Sequence[object]
) -> dict[int, str]:
    """The numbers of the arrays in arguments of these places and names, and what these are called. The arguments have numbers as leaves."""
    places = {at % len(args) for at in donated if isinstance(at, int) and -len(args) <= at < len(args)}
    trees = [(f"argument {at}", args[at]) for at in sorted(places)]
    trees += [(f"argument {name}", kwargs[name]) for name in sorted({n for n in donated if isinstance(n, str)} & kwargs.keys())]
    found: dict[int, str] = {}
    for what, tree in trees:
        numbers, structure = flatten(tree)
        for number, name in zip(numbers, leaf_names(structure, what), strict=True):
            assert isinstance(number, int)
            if isinstance(leaves[number], Array):
                found[number] = name
    return found


def why_gone(traced: TracedCall, leaf: int) -> str:
    """What is said of a donated argument that is used after the call."""
    return f"was donated to jit of {traced.name} as {traced.donated[leaf]}: use what that call returned"


def check_gifts(traced: TracedCall, leaves: Sequence[object]) -> None:
    """Refuse an array that is donated and is needed by the same call in another place, where it might have been overwritten."""
    for at, name in traced.donated.items():
        own: Buffer = leaves[at].buffer  # type: ignore[attr-defined]
        others = [x.buffer for n, x in enumerate(leaves) if n != at and isinstance(x, Array)]
        others += [memory.buffer_of(s) for s in traced.sources if isinstance(s, UOp)]
        if any(other.storage is own.storage for other in others):
            raise ValueError(
                f"jit of {traced.name}: {name} is donated, but the call has the same array in another place too: give it a copy (copy.deepcopy)"
            )
