"""Writes one kernel in HIP C: the C-like writer, which knows the work-group size."""

from __future__ import annotations

from collections.abc import Sequence

from kg.plugin import UOp
from kg.plugin.rendering import work_group
from kg_render.cstyle import CStyleRenderer, Writer


class HIPWriter(Writer):
    """One kernel."""

    def __init__(self, language: CStyleRenderer, uops: Sequence[UOp]) -> None:
        super().__init__(language, uops)
        self.block = work_group(uops)


def of_hip(writer: Writer) -> HIPWriter:
    assert isinstance(writer, HIPWriter)
    return writer
