"""The fallback schedule without a strategy: outputs over work-items or workers, all else serial.

No constant of any machine is here. Work-groups are as large as the renderer allows; what is best for a kind of machine is a library's to say.
"""

from __future__ import annotations

from kg.analysis.facts import AxisFacts, kernel_facts
from kg.ir.args import AxisKind
from kg.ir.uop import UOp
from kg.schedule.opts import Opt, OptOp
from kg.target.renderer import Renderer


def plain_schedule(sink: UOp, renderer: Renderer) -> tuple[Opt, ...]:
    """A work-item for each position of the innermost output axis,
    else a slice of the outermost for each worker, else nothing."""
    axes = _outputs(sink)
    if not axes:
        return ()
    if renderer.has_local:
        most = min(axes[-1].extent, renderer.work_groups.total, *renderer.local_max[:1])
        return (Opt(OptOp.LOCAL, axes[-1].name, most),) if most > 1 else ()
    return (Opt(OptOp.THREAD, axes[0].name),) if renderer.workers.count > 1 else ()


def _outputs(sink: UOp) -> list[AxisFacts]:
    """Axes that every store runs over and whose iterations may run in any order, outermost first."""
    kernel = kernel_facts(sink) if sink.src else None
    axes = kernel.axes.values() if kernel is not None else ()
    return [a for a in axes if kernel and a.kind is AxisKind.LOOP and kernel.shared(a) and not a.fills and a.extent > 1]
