"""The tuner that core asks: stored schedules, and searches. Imports little where there is no database."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kg.compile.tuning import Tuner
from kg.errors import KgError

from kg_tune.state import tuning_state

if TYPE_CHECKING:
    from kg.ir.uop import UOp
    from kg.runtime.device import Device
    from kg.schedule.opts import Opt
    from kg.target.compiler import Compiler
    from kg.target.renderer import Renderer


class DatabaseTuner(Tuner):
    def state(self) -> str:
        return tuning_state()

    def find(self, ast: UOp, renderer: Renderer, compiler: Compiler | None) -> tuple[Opt, ...] | None:
        if not tuning_state():
            return None
        from kg_tune.database import tuned_schedule

        return tuned_schedule(ast, renderer, compiler)

    def refuse(self, ast: UOp, renderer: Renderer, compiler: Compiler | None, error: KgError) -> None:
        from kg_tune.database import refuse

        refuse(ast, renderer, compiler, error)

    def search(self, ast: UOp, device: Device) -> tuple[Opt, ...] | None:
        from kg_tune.search_on_compile import search_now

        return search_now(ast, device)
