"""What the simulator raises: text that is no PTX it knows, and traps of kernels at run time."""

from __future__ import annotations

from kg.plugin import KgError


class PtxError(KgError, ValueError):
    """PTX text that can't be read or is not supported. Names the line."""

    def __init__(self, message: str, line: int = 0, text: str = "") -> None:
        self.line, self.text = line, text
        where = f"PTX line {line}: " if line else ""
        super().__init__(f"{where}{message}" + (f"\n  in: {text}" if text else ""))


class SimulatorTrap(KgError):
    """A kernel did what hardware forbids or corrupts silently. Names kernel, line, block, thread and address."""

    def __init__(self, message: str, *, kernel: str = "", line: int = 0, text: str = "", where: str = "") -> None:
        self.reason, self.kernel, self.line, self.text = message, kernel, line, text
        parts = [f"kernel {kernel}" if kernel else "", f"PTX line {line}" if line else ""]
        place = ", ".join(part for part in parts if part)
        super().__init__(
            "CUDA:SIM: "
            + message
            + (f" ({place})" if place else "")
            + (f"\n  in: {text}" if text else "")
            + (f"\n  {where}" if where else "")
        )


class Violation(Exception):
    """Raised where the fault is seen; the machine adds kernel, line and thread, and raises SimulatorTrap.

    `thread` counts in the batch of threads that runs; -1 where no single thread is at fault. `pc` is the
    instruction's number where it is not the one that runs.
    """

    def __init__(self, message: str, thread: int = -1, pc: int = -1) -> None:
        self.message, self.thread, self.pc = message, thread, pc
        super().__init__(message)


class Missing(Exception):
    """Lanes that an instruction of a warp names are not here yet: its threads wait for them."""
