"""A row: the calls that are compared, and what all of them must give."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

Call = Callable[[], object]


@dataclass(slots=True)
class Row:
    """`exact`: the results in float64.
    A call of a name in `repeats` does its work so many times, in code of its own."""

    exact: tuple[np.ndarray, ...]
    calls: dict[str, Call] = field(default_factory=dict[str, Call])
    tolerance: float = 1e-4
    repeats: dict[str, int] = field(default_factory=dict[str, int])
    results: dict[str, Call] = field(default_factory=dict[str, Call])  #: what gives a call's result, where it gives none itself

    def errors(self) -> dict[str, float]:
        """Of each call, relative to the greatest of what it should give."""
        found: dict[str, float] = {}
        for who, call in self.calls.items():
            result = self.results.get(who, call)()
            given = result if isinstance(result, (tuple, list)) else (result,)
            pairs = list(zip(given, self.exact, strict=True))
            found[who] = max(float(np.abs(numbers(g) - e).max() / max(np.abs(e).max(), 1e-300)) for g, e in pairs)
            if not found[who] <= self.tolerance:
                raise AssertionError(f"{who} is wrong by {found[who]}")
        return found


def numbers(x: object) -> np.ndarray:
    detach = getattr(x, "detach", None)
    return np.asarray(x if detach is None else detach(), np.float64)
