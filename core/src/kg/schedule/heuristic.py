"""The schedule of a kernel that came without one: simple, right, and decided by the renderer's fields alone."""

from __future__ import annotations

from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.render.base import Renderer
from kg.schedule.opts import Opt


def default_schedule(sink: UOp, renderer: Renderer) -> tuple[Opt, ...]:
    return ()


_ = Op
