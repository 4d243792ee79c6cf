"""EXP2 that may flush subnormals: the kernel asks for 0 below the least normal number itself.

(x < -126) ? 0 : exp2(x)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kg.plugin import Op, UOp

_LEAST: Final = -126.0


@dataclass(frozen=True, slots=True)
class Flushed:
    """The choices, each with the power that it is then; and the powers and comparisons
    that nobody needs otherwise."""

    powers: dict[UOp, UOp]
    instead: frozenset[UOp]


def flushed(uops: Sequence[UOp]) -> Flushed:
    """Those of a kernel."""
    powers = {u: u.src[2] for u in uops if u.op is Op.WHERE and _is_flushed(u)}
    if not powers:
        return Flushed({}, frozenset())
    uses = Counter(s for u in uops for s in u.src)
    taken = Counter(s for u in powers for s in (u.src[0], u.src[2]))
    return Flushed(powers, frozenset(s for s, count in taken.items() if uses[s] == count))


def _is_flushed(u: UOp) -> bool:
    below, nothing, power = u.src
    return (
        power.op is Op.EXP2
        and nothing.op is Op.CONST
        and str(nothing.value) == "0.0"
        and below.op is Op.CMPLT
        and below.src[0] is power.src[0]
        and below.src[1].op is Op.CONST
        and below.src[1].value == _LEAST
    )
