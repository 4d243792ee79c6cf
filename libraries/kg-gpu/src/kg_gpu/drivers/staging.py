"""Pinned staging memory, through which inputs and outputs of kernels are copied.

A write is over for the host when its bytes are in this memory; the card fetches them in its turn. A read waits for its own bytes, not for
what is launched after it. Long ones go in pieces, so that the host copies one while the card moves the next.
"""

from __future__ import annotations

import ctypes
import threading
from collections import deque
from collections.abc import Sequence
from typing import Final, Protocol

import numpy as np
from kg.plugin import Bytes, copy_bytes

#: Bytes of the whole, and of what is moved at a time.
ROOM: Final = 16 << 20
PIECE: Final = 2 << 20
#: Where pieces begin: at cache lines of their own.
_LINE: Final = 64
#: Pieces that are under way at once.
_MOST: Final = 64


class Mover(Protocol):
    """What a card does between its memory and the host's that it has pinned,
    all of it in the order of its stream."""

    def pin(self, nbytes: int) -> int:
        """The address of host memory that the card can reach."""
        ...

    def send(self, target: int, pinned: int, nbytes: int) -> None: ...

    def fetch(self, pinned: int, source: int, nbytes: int) -> None: ...

    def mark(self) -> object:
        """A point in the stream."""
        ...

    def pass_marks(self, marks: Sequence[object]) -> None:
        """Wait until the card has reached the last of these points, none of which is asked for again."""
        ...


class Staging:
    """A ring: pieces follow each other, and the oldest is waited for where its place is needed."""

    def __init__(self, mover: Mover) -> None:
        self._mover = mover
        self._room: Bytes | None = None
        self._address = self._next = 0
        #: under way: begin, end, and the point in the stream that ends it
        self._pieces: deque[tuple[int, int, object]] = deque()
        self._lock = threading.Lock()

    def write(self, target: int, data: Bytes) -> None:
        """The host's bytes, which may be changed when this returns."""
        with self._lock:
            for first in range(0, data.size, PIECE):
                piece = data[first : first + PIECE]
                at, place = self._take(piece.size)
                copy_bytes(place, piece)
                self._mover.send(target + first, self._address + at, piece.size)
                self._under_way(at, piece.size)

    def read(self, data: Bytes, source: int) -> None:
        """Into the host's array; they are there when this returns."""
        with self._lock:
            coming: deque[tuple[Bytes, Bytes]] = deque()
            for first in range(0, data.size, PIECE):
                piece = data[first : first + PIECE]
                at, place = self._take(piece.size)
                self._mover.fetch(self._address + at, source + first, piece.size)
                self._under_way(at, piece.size)
                coming.append((piece, place))
                if len(coming) == 2:
                    self._arrived(1)
                    self._copy_out(coming)
            self._arrived(0)
            while coming:
                self._copy_out(coming)

    def _copy_out(self, coming: deque[tuple[Bytes, Bytes]]) -> None:
        piece, place = coming.popleft()
        copy_bytes(piece, place)

    def _under_way(self, at: int, nbytes: int) -> None:
        self._pieces.append((at, at + nbytes, self._mover.mark()))

    def _arrived(self, left: int) -> None:
        """Wait for all pieces but the last so many."""
        over = [self._pieces.popleft()[2] for _ in range(len(self._pieces) - left)]
        if over:
            self._mover.pass_marks(over)

    def _take(self, nbytes: int) -> tuple[int, Bytes]:
        """A place for so many bytes, where nothing is under way any more."""
        if self._room is None:
            self._address = self._mover.pin(ROOM)
            self._room = np.ctypeslib.as_array((ctypes.c_uint8 * ROOM).from_address(self._address))
        at = self._next if self._next + nbytes <= ROOM else 0
        while len(self._pieces) == _MOST or any(begin < at + nbytes and at < end for begin, end, _ in self._pieces):
            self._arrived(len(self._pieces) - 1)
        self._next = -(-(at + nbytes) // _LINE) * _LINE
        return at, self._room[at : at + nbytes]
