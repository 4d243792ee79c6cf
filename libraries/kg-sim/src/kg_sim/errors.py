"""Exceptions of the engine: faults, and traps that name kernel, line and work-item."""

from __future__ import annotations

from kg.plugin import KgError


class SimulatorTrap(KgError):
    """A kernel did what hardware forbids or corrupts silently.
    Names kernel, line, work-group, work-item and address."""

    def __init__(
        self,
        message: str,
        *,
        simulator: str = "simulator",
        kernel: str = "",
        line: int = 0,
        counted: str = "line",
        text: str = "",
        where: str = "",
    ) -> None:
        self.reason, self.kernel, self.line, self.text = message, kernel, line, text
        place = ", ".join(part for part in (f"kernel {kernel}" if kernel else "", f"{counted} {line}" if line else "") if part)
        super().__init__(
            f"{simulator}: {message}"
            + (f" ({place})" if place else "")
            + (f"\n  in: {text}" if text else "")
            + (f"\n  {where}" if where else "")
        )


class Violation(Exception):
    """Raised where the fault is seen; `launch` adds kernel, line and work-item, and raises SimulatorTrap.

    `item` counts among the active work-items; -1 where no single one is at fault. `pc` is the instruction's number where
    it is not the one that runs.
    """

    def __init__(self, message: str, item: int = -1, pc: int = -1) -> None:
        self.message, self.item, self.pc = message, item, pc
        super().__init__(message)


class NotConverged(Exception):
    """Work-items that an instruction of a subgroup needs are not here yet: those that came wait for them."""
