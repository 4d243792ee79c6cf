"""The device's memory, with the code objects that lie in it; and what AMD's manuals call things."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import kg_sim
import numpy as np
from kg_sim import Terms

from kg_amd.sim.image import Image

SIMULATOR: Final = "AMD:SIM"
TERMS: Final = Terms(SIMULATOR, subgroup="wave", line="offset", private="scratch", arguments="kernarg")


@dataclass(slots=True)
class Memory(kg_sim.Memory):
    """Global memory. `images` are the code objects that lie here, by identity, with their addresses."""

    simulator: str = SIMULATOR
    images: dict[int, tuple[Image, int]] = field(default_factory=dict[int, tuple[Image, int]])

    def place(self, image: Image) -> int:
        """The address that a code object's addresses count from.
        Its segments are put into memory when it is first asked."""
        with self.lock:
            found = self.images.get(id(image))
            if found is None:
                found = self.images[id(image)] = image, self._placed(image)
        return found[1]

    def _placed(self, image: Image) -> int:
        size = max(address + memory for address, _, memory in image.segments)
        base = self.alloc(size, 4096)
        for address, data, memory in image.segments:
            self.view(base + address, memory)[...] = 0
            self.view(base + address, len(data))[...] = np.frombuffer(data, np.uint8)
            self.mark_written(base + address, memory)
        return base

    def forget(self, image: Image) -> None:
        """A code object goes."""
        found = self.images.pop(id(image), None)
        if found is not None:
            self.free(found[1])
