"""Addresses for memory that a driver knows by handles (OpenCL, Metal): address to buffer and offset."""

from __future__ import annotations

from bisect import bisect_right, insort
from typing import Final, Generic, TypeVar

H = TypeVar("H")
#: Where they begin, beyond every address of the host; between two buffers so many bytes are nobody's.
_FIRST: Final = 1 << 60
_APART: Final = 256


class Handles(Generic[H]):
    """Numbers of ours, which mean nothing to the driver. Not locked."""

    def __init__(self) -> None:
        self._next = _FIRST
        self._starts: list[int] = []
        self._held: dict[int, tuple[H, int]] = {}

    def __len__(self) -> int:
        return len(self._held)

    def add(self, handle: H, nbytes: int) -> int:
        """The address of a buffer's first byte."""
        address = self._next
        self._next += -(-max(1, nbytes) // _APART) * _APART + _APART
        self._held[address] = handle, nbytes
        insort(self._starts, address)
        return address

    def remove(self, address: int) -> H:
        del self._starts[bisect_right(self._starts, address) - 1]
        return self._held.pop(address)[0]

    def find(self, address: int) -> tuple[H, int]:
        """The buffer that an address lies in, or at whose end, and the bytes into it. Raises KeyError."""
        at = bisect_right(self._starts, address) - 1
        if at >= 0:
            start = self._starts[at]
            handle, nbytes = self._held[start]
            if address <= start + nbytes:
                return handle, address - start
        raise KeyError(address)
