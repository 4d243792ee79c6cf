"""Launch geometry from launch values; grids beyond the limit of one dimension use three."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kg.plugin import LaunchError, ProgramInfo, is_static, size_function

from kg_gpu.card import Grid

DIMENSIONS: Final = 3


class Geometry:
    """Of one program.
    `most`: work-groups along a dimension of a launch; 0 where there is no limit of the device's to keep to; `limit`: its name.

    A kernel whose grid may be spread (`folded`) numbers its work-groups by all three dimensions, and leaves those out that are too many.
    """

    def __init__(self, info: ProgramInfo, device: str, most: int = 0, limit: str = "") -> None:
        self._name, self._device, self._most = info.name, device, most
        self._limit = f" ({limit})" if limit else ""
        names = tuple(v.name for v in info.variables)
        sizes = (*info.global_size, 1, 1)[:DIMENSIONS]
        #: from the launch values the work-groups that the kernel counts
        self.counts = size_function(sizes, names)
        self.folded = bool(most) and max(d if isinstance(d, int) else d.vmax for d in sizes) > most
        x, y, z = (*info.local_size, 1, 1, 1)[:DIMENSIONS]
        self.block: Grid = (x, y, z)
        self._static = is_static(sizes)
        #: the grid, where it is the same for all launches; None, too, where nothing is to be done
        self.same = self.spread(self.counts(*[v.min for v in info.variables])) if self._static else None

    def grid(self, values: Sequence[int]) -> Grid | None:
        """The work-groups for these values; None where there is nothing to do."""
        return self.same if self._static else self.spread(self.counts(*values))

    def spread(self, counts: Sequence[int]) -> Grid | None:
        x, y, z = counts
        if not (x and y and z):
            return None
        if not self.folded:
            return x, y, z
        most, total = self._most, x * y * z
        x = min(total, most)
        y = min(-(-total // x), most)
        z = -(-total // (x * y))
        if z > most:
            raise LaunchError(
                f"{self._name} needs {total:,} work-groups, and {self._device} runs {most:,} along each of three dimensions at "
                f"most{self._limit}"
            )
        return x, y, z
