"""The text of one function of CPU:LLVM, with what its loads, stores and dot instructions keep beside the base's."""

from __future__ import annotations

from dataclasses import dataclass, field

from kg.plugin import UOp
from kg.plugin.llvm import Body


@dataclass(frozen=True, slots=True)
class Due:
    """Streaming stores that wait for those that follow: what they store, with its known alignment, if the pointer is aligned so."""

    tested: str
    size: int
    stores: list[tuple[str, int]]


@dataclass(slots=True)
class CPUBody(Body):
    """What the emitters of CPU:LLVM share."""

    due: Due | None = None  #: streaming stores that are not written yet
    words: dict[UOp, str] = field(
        default_factory=dict[UOp, str]
    )  #: a load that a dot instruction takes whole -> its bits as an integer

    @property
    def streams(self) -> bool:
        """Whether a streaming store was written."""
        return "!0" in self.metadata

    def is_long(self) -> bool:
        return self.due is None and Body.is_long(self)
