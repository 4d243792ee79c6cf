"""Legality checks that Opts share. Each refusal is a ScheduleError with the Opt, axis and reason."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import cast

from kg.analysis.facts import AxisFacts, KernelFacts, kernel_facts
from kg.dtype import AddrSpace, PtrDType
from kg.errors import ScheduleError
from kg.ir.args import AxisKind
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.references import resolve
from kg.schedule.opts import CORE_OPTS, TAILS, Opt, OptOp
from kg.target.opts import OptKind
from kg.target.renderer import Renderer

_TAILED = (OptOp.UPCAST, OptOp.UNROLL, OptOp.VECTOR, OptOp.LOCAL, OptOp.GROUP, OptOp.TILE)
SERIAL = (AxisKind.LOOP, AxisKind.REDUCE)


def axes_of(sink: UOp) -> dict[str, UOp]:
    """The ranges by name, in nesting order."""
    return {name: facts.axis for name, facts in kernel_facts(sink).axes.items()}


def named(kernel: KernelFacts, opt: Opt, name: str) -> AxisFacts:
    """The facts of an axis by name."""
    if name not in kernel.axes:
        raise ScheduleError(f"{opt}: there is no axis {name!r}; there are {', '.join(kernel.axes) or 'none'}")
    return kernel.axes[name]


def find_axis(sink: UOp, opt: Opt) -> UOp:
    """The one axis of an Opt that takes no several."""
    return one_axis(kernel_facts(sink), opt).axis


def one_axis(kernel: KernelFacts, opt: Opt) -> AxisFacts:
    if len(opt.axes) > 1:
        raise ScheduleError(f"{opt}: {opt.op.name} takes one axis, not {' and '.join(opt.axes)} together")
    return named(kernel, opt, opt.axis)


def check_form(opt: Opt, kind: OptKind | None = None) -> None:
    """An Opt carries what its kind, one of core's or of a package, has a meaning for."""
    if kind is None and opt.op.name not in CORE_OPTS:
        return  # its own target knows
    own = ("arg", "tail") if opt.op in _TAILED else ("arg",)
    takes = own if kind is None else (*kind.takes, *kind.counts)
    if opt.tail and "tail" not in takes:
        raise ScheduleError(f"{opt}: {opt.op.name} leaves no rest, so it takes no {opt.tail!r}")
    if opt.tail and opt.tail not in TAILS:
        raise ScheduleError(f"{opt}: unknown tail {opt.tail!r}; there are {', '.join(TAILS)}")
    given = {"arg": opt.arg, "scope": opt.scope, "layout": opt.layout, **dict(opt.counts)}
    for what in (what for what, value in given.items() if value and what not in takes):
        raise ScheduleError(f"{opt}: {opt.op.name} takes no {what}")
    if opt.op is OptOp.THREAD and opt.arg:
        raise ScheduleError(f"{opt}: takes no {opt.arg!r}: how many workers there are is known at launch")


def kind_of(opt: Opt, renderer: Renderer) -> OptKind:
    """The record of a kind of Opt that is none of core's."""
    kinds = {kind.name: kind for kind in renderer.opts}
    if opt.op.name not in kinds:
        listed = ", ".join([*CORE_OPTS, *kinds])
        way_out = "" if "STAGE" in kinds else ". STAGE, TC and ONLINE come with pip install kg-tiles"
        raise ScheduleError(f"{opt}: {renderer.device}:{renderer.suffix} has no Opt {opt.op.name}; there are {listed}{way_out}")
    return kinds[opt.op.name]


def check_target(opt: Opt, renderer: Renderer) -> None:
    """What a target refuses whatever the kernel."""
    target = f"{renderer.device}:{renderer.suffix}"
    match opt.op:
        case OptOp.VECTOR if renderer.vectors.alu == 0 and renderer.vectors.memory == 0:
            raise ScheduleError(f"{opt}: {target} takes no vectors")
        case OptOp.LOCAL if not renderer.has_local:
            raise ScheduleError(f"{opt}: {target} has no work-groups")
        case OptOp.GROUP if not (renderer.has_local and renderer.has_shared):
            raise ScheduleError(f"{opt}: {target} has no memory shared by a work-group")
        case OptOp.THREAD if not (renderer.has_threads or renderer.has_local):
            raise ScheduleError(f"{opt}: {target} has no THREAD axes, and no work-groups")
        case _ if opt.op.name not in CORE_OPTS:
            kind = kind_of(opt, renderer)
            check_form(opt, kind)
            if kind.check:
                cast("Callable[[Opt, Renderer], None]", resolve(kind.check))(opt, renderer)
        case _:
            pass


def size_of_opt(opt: Opt) -> int:
    if not isinstance(opt.arg, int) or opt.arg < 1:
        raise ScheduleError(f"{opt}: needs a size of at least 1, as in {opt.op.name}({opt.axis}, 4)")
    return opt.arg


def is_reduction(axis: UOp) -> bool:
    return axis.axis.kind is AxisKind.REDUCE


def check_serial(opt: Opt, axis: UOp) -> None:
    if axis.axis.kind not in SERIAL:
        raise ScheduleError(f"{opt}: axis {axis.axis.name} is already {axis.axis.kind.value}")


def check_not_loop_carried(opt: Opt, axis: AxisFacts) -> None:
    """The axis must carry nothing from one iteration to the next."""
    if axis.scanned:
        raise ScheduleError(f"{opt}: axis {axis.name} carries a scan from one iteration to the next")
    check_unordered(opt, axis)


def check_unordered(opt: Opt, axis: AxisFacts) -> None:
    if axis.ordered:
        raise ScheduleError(f"{opt}: the iterations of axis {axis.name} may store to one element and must run in order")


def check_fits_shared_memory(opt: Opt, sink: UOp, renderer: Renderer) -> None:
    """The memory that the work-items of a work-group share has room for what is staged in it,
    once for each copy of the code."""
    if not renderer.shared_max:
        return
    kernel = kernel_facts(sink)
    if not kernel.shared_memory:
        return
    size = 0
    for store, inside in kernel.scope.items():
        if (
            store.op is Op.STORE
            and isinstance(pointer := store.src[0].src[0].dtype, PtrDType)
            and pointer.space is AddrSpace.LOCAL
        ):
            copies = prod(kernel.of(r).extent for r in inside if r.axis.kind in (AxisKind.UPCAST, AxisKind.UNROLL))
            size += pointer.size * pointer.base.itemsize * copies * (store.access.prefetch_distance + 1)
    if size > renderer.shared_max:
        raise ScheduleError(f"{opt}: would need {size} bytes of shared memory; there are {renderer.shared_max}")
