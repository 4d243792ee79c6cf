"""The steps that were met, found by the kinds of operands, and the programs of their chains:
see steps.py and programs.py, which make them. Operators look here first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from kg.frontend import Buffer

from kg_array.running.memory import tracing_depth

if TYPE_CHECKING:
    from kg_array.array import Array
    from kg_array.running.steps import Same, Step

#: What tells an operation from others, and the kinds of its operands: of what is no array its type, or the number where that is fixed.
Key = tuple[object, ...]
STEPS: Final[dict[Key, Step | Same]] = {}
#: What a chain of steps runs: memory and numbers in, memory of the results out.
Program = Callable[[Sequence[object]], Sequence[Buffer]]
PROGRAMS: Final[dict[Key, Program]] = {}


def known(key: Key, operands: Sequence[object]) -> Array | None:
    """The pending array of an operation that was met before, with types for numbers in its key."""
    step = STEPS.get(key)
    return None if step is None or tracing_depth.get() else step.pending(operands)
