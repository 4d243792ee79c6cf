"""A ring buffer for kernel arguments of launches in flight, reused by sections."""

from __future__ import annotations

from typing import Final

from kg_amd.card.hsa.stream import Stream

#: Bytes of the whole, its sections, and what arguments begin at a multiple of.
ROOM: Final = 1 << 20
_SECTIONS: Final = 8
ALIGNED: Final = 64


class Kernargs:
    """`address` is where so much memory lies that kernels read as it was written before their launch."""

    def __init__(self, stream: Stream, address: int) -> None:
        self._stream, self._address = stream, address
        self._marks = [0] * _SECTIONS
        self._section, self._used = 0, 0

    def take(self, nbytes: int) -> int:
        """A place for the next launch's, which follows at once: the stream is locked."""
        size, section = -(-nbytes // ALIGNED) * ALIGNED, ROOM // _SECTIONS
        if self._used + size > section:
            self._marks[self._section] = self._stream.mark()
            self._section, self._used = (self._section + 1) % _SECTIONS, 0
            self._stream.wait(self._marks[self._section])
        at = self._address + self._section * section + self._used
        self._used += size
        return at
