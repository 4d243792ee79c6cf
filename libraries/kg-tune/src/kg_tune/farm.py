"""Distributes candidates to an executor and returns programs in order; crashes are counted, not fatal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, TimeoutError
from dataclasses import dataclass

from kg.errors import KgError
from kg.ir.uop import UOp

from kg_tune.measuring.compiling import Toolchain, compile_job, make_job, read_reply
from kg_tune.space import Schedule

#: How often is looked whether the time is up, in seconds.
_GLANCE = 0.2


class FarmError(KgError):
    """An executor that can compile no more."""


@dataclass(frozen=True, slots=True)
class Lost:
    """A candidate without a program: refused by the compiler, lost in a crash,
    or given up because time was up."""

    why: str
    crashed: bool = False
    unfinished: bool = False


@dataclass
class Farm:
    """Compiles the schedules of one kernel with one toolchain on any executor."""

    executor: Executor
    ast_text: str
    tools: Toolchain

    def compile(self, schedules: Sequence[Schedule], over: Callable[[], bool] = lambda: False) -> list[UOp | Lost]:
        """The program of each schedule, in order. When `over` says so, those that are not done are left."""
        futures = [self._submit(s) for s in schedules]
        try:
            return [f if isinstance(f, Lost) else self._wait(f, over) for f in futures]
        finally:
            for future in futures:
                if isinstance(future, Future):
                    future.cancel()

    def _submit(self, schedule: Schedule) -> Future[bytes] | Lost:
        try:
            return self.executor.submit(compile_job, make_job(self.ast_text, schedule, self.tools))
        except (BrokenExecutor, RuntimeError) as error:
            raise FarmError(
                f"the executor {type(self.executor).__name__} takes no more work ({error}): kg's own processes survive a crash"
            ) from error

    def _wait(self, future: Future[bytes], over: Callable[[], bool]) -> UOp | Lost:
        while True:
            try:
                found = read_reply(future.result(_GLANCE))
                return Lost(found) if isinstance(found, str) else found
            except TimeoutError:
                if over():
                    return Lost("the time was up", unfinished=True)
            except CancelledError:
                return Lost("the time was up", unfinished=True)
            except Exception as error:  # a worker's death has a different class in every executor
                return Lost(f"{type(error).__name__}: {error}", crashed=True)
