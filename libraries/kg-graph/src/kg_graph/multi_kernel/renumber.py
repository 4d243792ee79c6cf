"""Steps of a plan on buffers of other numbers, as plans are joined, cut and put on devices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from kg.frontend import CopyStep, LaunchStep, LoopStep, Part, Step


def renumbered(step: Step, to: Mapping[int, int] | Sequence[int]) -> Step:
    """The step on buffers of other numbers."""
    match step:
        case LaunchStep():
            return replace(step, buffers=tuple(to[n] for n in step.buffers))
        case CopyStep():
            return CopyStep(to[step.target], to[step.source])
        case LoopStep():
            return replace(
                step,
                body=tuple(renumbered(s, to) for s in step.body),
                pairs=tuple((to[now], to[after]) for now, after in step.pairs),
                parts=tuple(Part(to[p.part], to[p.whole], p.first, p.by) for p in step.parts),
                condition=to[step.condition] if step.condition >= 0 else -1,
            )
        case _:
            return replace(step, target=to[step.target])
