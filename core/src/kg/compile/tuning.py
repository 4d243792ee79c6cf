"""Tuned schedules: the contract of a tuner (hook `kg_tuner`), and the one in use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kg.errors import KgError
from kg.ir.uop import UOp
from kg.schedule.opts import Opt
from kg.target.compiler import Compiler
from kg.target.renderer import Renderer

if TYPE_CHECKING:
    from kg.runtime.device import Device


class Tuner:
    """Knows schedules that were measured. This one knows none, as where no library for it is installed."""

    def state(self) -> str:
        """What changes whenever an answer of `find` may; empty where nothing is known.
        Asked before each plan, so it must be quick."""
        return ""

    def find(self, ast: UOp, renderer: Renderer, compiler: Compiler | None) -> tuple[Opt, ...] | None:
        """The schedule that was found for this very kernel on this target, if any."""
        return None

    def refuse(self, ast: UOp, renderer: Renderer, compiler: Compiler | None, error: KgError) -> None:
        """What `find` gave can't be applied any more: say so once, and do not give it again."""

    def search(self, ast: UOp, device: Device) -> tuple[Opt, ...] | None:
        """What KG_TUNE=search asks for: the best schedule that a search finds here and now,
        None where it can't."""
        return None


_tuner = Tuner()


def use_tuner(new: Tuner) -> None:
    """This one is asked from now on.
    The schedule that it gives is part of the key of every program made with it."""
    global _tuner  # noqa: PLW0603
    _tuner = new


def tuner() -> Tuner:
    """The tuner in use."""
    return _tuner
