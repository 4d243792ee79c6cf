"""The search that KG_TUNE=search starts when a kernel is first compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kg.errors import KgError, warn
from kg.events import measured
from kg.ir.uop import UOp
from kg.schedule.opts import Opt
from kg.settings import settings

if TYPE_CHECKING:
    from kg.runtime.device import Device


def search_now(ast: UOp, device: Device) -> tuple[Opt, ...] | None:
    """What the search finds; None, with a warning, where the kernel can't be tuned:
    a program runs without a search too."""
    from kg_tune.search import tune

    _, seconds = settings().tuning()
    try:
        with measured("tune", ast.kernel.name, device.name):
            return tune(ast, device, seconds=seconds).schedule
    except KgError as error:
        warn(f"KG_TUNE=search: {ast.kernel.name} gets its default schedule: {error}")
        return None
