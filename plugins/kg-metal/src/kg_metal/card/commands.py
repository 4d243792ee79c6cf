"""Command buffers of one queue: the open one with its encoder, and those in flight.

The caller holds the card's lock and autorelease pool.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from kg.plugin import KgError

#: Dispatches of a command buffer, after which it is committed, so that the GPU begins before somebody waits.
_BATCH: Final = 64
#: Command buffers that a queue has on their way at most.
_UNFINISHED: Final = 64


@dataclass(frozen=True, slots=True)
class _Committed:
    """A command buffer on its way, and the kernels in it."""

    buffer: Any
    kernels: list[str]


class Commands:
    """`check` raises where nothing works any more; `failed` makes the error of a command buffer
    that went wrong, from Metal's and the kernels in it."""

    def __init__(
        self, metal: Any, queue: Any, check: Callable[[], None], failed: Callable[[Any, Sequence[str]], KgError]
    ) -> None:
        self._metal, self._queue, self._check, self._failed = metal, queue, check, failed
        self.is_untracked = False  #: whether others gave memory that Metal keeps in no order
        self._open_buffer: Any = None
        self._encoder: Any = None
        self._computes = False  # what the open encoder is for
        self._set: dict[int, object] = {}  # what it was told, by its place in the argument table; the pipeline at -1
        self._kernels: list[str] = []
        self._committed: list[_Committed] = []

    @property
    def is_open(self) -> bool:
        """Whether a command buffer is being written."""
        return self._open_buffer is not None

    @property
    def is_busy(self) -> bool:
        """Whether something was asked for and not waited for."""
        return self.is_open or bool(self._committed)

    def is_new(self, place: int, what: object) -> bool:
        """Whether the open encoder has something else at this place of its argument table,
        which keeps what it was told from dispatch to dispatch."""
        if self._set.get(place) == what:
            return False
        self._set[place] = what
        return True

    def dispatches(self) -> Any:
        """The open encoder, for kernels."""
        return self._encoder if self._computes else self._open(lambda c: c.computeCommandEncoder(), True)

    def dispatched(self, kernel: str) -> None:
        """The encoder was given a kernel of this name."""
        self._kernels.append(kernel)
        if len(self._kernels) >= _BATCH:
            self.commit()

    def blits(self) -> Any:
        """The open encoder, for copies and fills."""
        self._check()
        return self._open(lambda c: c.blitCommandEncoder(), False) if self._encoder is None or self._computes else self._encoder

    def _open(self, make: Callable[[Any], Any], computes: bool) -> Any:
        if self.is_untracked:  # what one encoder wrote there the next may not see
            self._check()
            self.finish()
        elif self._encoder is not None:
            self._encoder.endEncoding()
        if self._open_buffer is None:
            self._open_buffer = self._queue.commandBuffer()
        self._encoder, self._computes, self._set = make(self._open_buffer), computes, {}
        return self._encoder

    def commit(self) -> Any:
        """Have the GPU begin what was written; the command buffer, None where nothing was."""
        buffer = self._open_buffer
        if buffer is None:
            return None
        if self._encoder is not None:
            self._encoder.endEncoding()
        buffer.commit()
        self._committed.append(_Committed(buffer, self._kernels))
        self._open_buffer, self._encoder, self._computes, self._kernels = None, None, False, []
        while len(self._committed) > _UNFINISHED:  # the queue lets nobody have more: the first has ended
            self._wait(1)
        return buffer

    def finish(self) -> None:
        """Until all has ended. Raises what went wrong."""
        self.commit()
        self._wait(len(self._committed))

    def abandon(self) -> None:
        """Until all has ended, whatever went wrong."""
        self.commit()
        if self._committed:
            self._committed[-1].buffer.waitUntilCompleted()
        self._committed.clear()

    def _wait(self, count: int) -> None:
        """For the first of those that were committed. Raises what went wrong in them."""
        waiting, self._committed = self._committed[:count], self._committed[count:]
        if waiting:
            waiting[-1].buffer.waitUntilCompleted()
        for one in waiting:
            if one.buffer.status() == self._metal.MTLCommandBufferStatusError:
                raise self._failed(one.buffer.error(), one.kernels)
