"""Donated arguments of a jitted function: which leaves they are, that none is needed elsewhere,
and what is said of them afterwards."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from kg.frontend import Buffer, UOp

from kg_array.array import Array
from kg_array.running import memory
from kg_array.transforms.tree import Structure, leaf_names

if TYPE_CHECKING:
    from kg_array.transforms.compilation.specialization import TracedCall


def donated_leaves(
    donated: frozenset[int | str], count: int, structures: Sequence[tuple[Hashable, Structure]], leaves: Sequence[object]
) -> dict[int, str]:
    """The numbers of the arrays in arguments of these places and names, and what these are called.
    `count`: of the arguments that are given by place; `structures`: of all that are not static, by their places and names."""
    wanted = {at % count if isinstance(at, int) else at for at in donated if isinstance(at, str) or -count <= at < count}
    found: dict[int, str] = {}
    first = 0
    for key, structure in structures:
        if key in wanted:
            names = enumerate(leaf_names(structure, f"argument {key}"), first)
            found |= {number: name for number, name in names if isinstance(leaves[number], Array)}
        first += structure.leaves
    return found


def why_gone(traced: TracedCall, leaf: int) -> str:
    """What is said of a donated argument that is used after the call."""
    return f"was donated to jit of {traced.name} as {traced.donated[leaf]}: use what that call returned"


def check_gifts(traced: TracedCall, leaves: Sequence[object]) -> None:
    """Refuse an array that is donated and is needed by the same call in another place,
    where it might have been overwritten."""
    for at, name in traced.donated.items():
        own: Buffer = leaves[at].buffer  # type: ignore[attr-defined]
        others = [x.buffer for n, x in enumerate(leaves) if n != at and isinstance(x, Array)]
        others += [memory.buffer_of(s) for s in traced.sources if isinstance(s, UOp)]
        if any(other.storage is own.storage for other in others):
            raise ValueError(
                f"jit of {traced.name}: {name} is donated, but the call has the same array in another place too: give it a copy (copy.deepcopy)"
            )
