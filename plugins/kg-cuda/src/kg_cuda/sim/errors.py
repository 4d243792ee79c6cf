"""What reading PTX raises: text that is no PTX, or none that the simulator knows."""

from __future__ import annotations

from kg.plugin import KgError


class PtxError(KgError, ValueError):
    """PTX text that can't be read or is not supported. Names the line."""

    def __init__(self, message: str, line: int = 0, text: str = "") -> None:
        self.line, self.text = line, text
        where = f"PTX line {line}: " if line else ""
        super().__init__(f"{where}{message}" + (f"\n  in: {text}" if text else ""))
