"""Buffers in host memory by address. Shared memory may overlap."""

from __future__ import annotations

from bisect import bisect_right, insort
from typing import Final

import pyopencl as cl
from kg.plugin import fork_safe_lock

#: Of the books of all cards, which never call the driver under it: held for a few steps, and by a process that is forked off.
LOCK: Final = fork_safe_lock()


class HostMemory:
    """Any thread may call it."""

    def __init__(self) -> None:
        self._begins: list[int] = []
        #: by where they begin: their ends, the greatest last, and where that is in the buffer
        self._over: dict[int, list[tuple[int, cl.Buffer, int]]] = {}
        #: counts what came and went: an address may be another buffer's by now
        self.changes = 0

    def __len__(self) -> int:
        return len(self._over)

    def add(self, address: int, nbytes: int, buffer: cl.Buffer, offset: int = 0) -> None:
        with LOCK:
            if address not in self._over:
                insort(self._begins, address)
            self._over.setdefault(address, []).append((address + nbytes, buffer, offset))
            self._over[address].sort(key=lambda entry: entry[0])
            self.changes += 1

    def remove(self, address: int, nbytes: int) -> None:
        with LOCK:
            entries = self._over[address]
            del entries[next(n for n, (end, _, _) in enumerate(entries) if end == address + nbytes)]
            if not entries:
                del self._over[address]
                self._begins.remove(address)
            self.changes += 1

    def find(self, address: int) -> tuple[cl.Buffer, int]:
        """A buffer that reaches from this address to the end of whatever begins there, and the byte in it.
        Raises KeyError."""
        buffer, byte, _ = self._widest(address)
        return buffer, byte

    def covering(self, address: int, nbytes: int) -> tuple[cl.Buffer, int] | None:
        """A buffer with all of these bytes, and the first in it."""
        try:
            buffer, byte, end = self._widest(address)
        except KeyError:
            return None
        return (buffer, byte) if address + nbytes <= end else None

    def _widest(self, address: int) -> tuple[cl.Buffer, int, int]:
        with LOCK:
            best: tuple[cl.Buffer, int, int] | None = None
            for begin in reversed(self._begins[: bisect_right(self._begins, address)]):
                end, found, offset = self._over[begin][-1]
                if address <= end and (best is None or end > best[2]):
                    best = found, offset + address - begin, end
            if best is None:
                raise KeyError(address)
            return best
