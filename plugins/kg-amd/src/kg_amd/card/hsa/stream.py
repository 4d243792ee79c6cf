"""The stream of a card: kernels in one AQL queue, DMA copies in between, ordered by signals.

A signal begins at 1 and ends at 0. Signals are numbered in the order of the work that they end: whoever has waited for one has waited for all before it, whose
signals serve again. A mark is such a number.
"""

from __future__ import annotations

import ctypes
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from ctypes import byref, c_uint64
from typing import Final

from kg_amd.card.contracts import AMDError
from kg_amd.card.hsa import api, packets
from kg_amd.card.hsa.api import Hsa, QueueRecord

#: Packets of a queue; names of launches that are kept, to say which one failed.
_SIZE: Final = 4096
_NAMED: Final = 1024
#: Seconds that a wait spins, and sleeps until it looks whether the GPU has failed.
_SPIN, _SLEEP = 200e-6, 0.1


class Stream:
    """Of one GPU. `check` raises where the GPU has failed: what was asked of it never ends then."""

    def __init__(self, hsa: Hsa, agent: int, failed: Callable[[int], None], check: Callable[[], None]) -> None:
        self._hsa, self._agent, self._check = hsa, agent, check
        frequency = hsa.number("hsa_system_get_info", api.TIMESTAMP_FREQUENCY, kind=c_uint64)
        self._ticks = [int(seconds * frequency) for seconds in (_SPIN, _SLEEP)]
        self._on_error = api.OnError(lambda status, _queue, _data: failed(status))
        size = min(_SIZE, hsa.number("hsa_agent_get_info", agent, api.QUEUE_MAX_SIZE))
        made = ctypes.POINTER(QueueRecord)()
        everything = (1 << 32) - 1  # of a kernel's scratch and shared memory: as it says
        hsa.call("hsa_queue_create", agent, size, api.SINGLE, self._on_error, None, everything, everything, byref(made))
        self.queue = ctypes.cast(made, ctypes.c_void_p).value or 0
        record = made.contents
        self._doorbell, self._size = record.doorbell, record.size
        room = (ctypes.c_uint8 * (packets.BYTES * self._size)).from_address(record.base)
        self._bytes, self._headers = memoryview(room).cast("B"), memoryview(room).cast("B").cast("H")
        self.lock = threading.RLock()
        self._written = 0
        #: packet's number, its header and the kernel, for errors
        self._names: deque[tuple[int, int, str]] = deque(maxlen=_NAMED)
        #: numbers of signals: the last, one that all before have ended too, and of the first in `_signals`
        self._last, self._done, self._first = 0, 0, 1
        self._signals: deque[int] = deque()
        self._free: list[int] = []
        #: whether no signal follows the queue's last packet; whether the queue does not wait yet for the last copy
        self._unsigned = self._apart = False

    # -- what is done in order

    def launch(self, batch: Sequence[tuple[int, bytes, str]]) -> None:
        """Packets, after all that was asked for before: header, the rest, a name for errors."""
        with self.lock:
            if self._apart:
                self._put([(packets.BARRIER, packets.barrier(after=self._signal_of(self._last)), "")])
                self._apart = False
            for first in range(0, len(batch), self._size // 2):
                self._put(batch[first : first + self._size // 2])
            self._unsigned = True

    def copy(self, target: int, at: int, source: int, of: int, nbytes: int) -> None:
        """Bytes of the agent `of` to the agent `at`, by a DMA engine, after all that was asked for before."""
        with self.lock:
            before = self.mark()
            after = (c_uint64 * 1)(self._signal_of(before)) if before > self._done else None
            signal = self._next_signal()
            self._hsa.call("hsa_amd_memory_async_copy", target, at, source, of, nbytes, int(after is not None), after, signal)
            self._apart = True

    def mark(self) -> int:
        """The place that all has come to so far."""
        with self.lock:
            if self._unsigned:
                self._put([(packets.BARRIER, packets.barrier(self._next_signal()), "")])
                self._unsigned = False
            return self._last

    def has_passed(self, mark: int) -> bool:
        """Whether that is known: nobody waits."""
        with self.lock:
            return (
                mark <= self._done
                or self._hsa.hsa_signal_wait_scacquire(self._signal_of(mark), api.LESS, 1, 0, api.ACTIVE) <= 0
            )

    def wait(self, mark: int) -> None:
        """Until all up to there has ended."""
        with self.lock:
            if mark <= self._done:
                return
            signal = self._signal_of(mark)
        self.wait_for(signal, lambda: mark <= self._done)
        with self.lock:
            self._done = max(self._done, mark)
            while self._first < self._done:
                self._free.append(self._signals.popleft())
                self._first += 1

    def wait_for(self, signal: int, otherwise: Callable[[], bool] = lambda: False) -> None:
        """Until a signal is 0, or `otherwise`."""
        wait, state = self._hsa.hsa_signal_wait_scacquire, api.ACTIVE
        while (value := wait(signal, api.LESS, 1, self._ticks[state != api.ACTIVE], state)) > 0 and not otherwise():
            self._check()
            state = api.BLOCKED
        if value < 0:
            raise AMDError(f"a copy by a DMA engine failed: its signal is {value}")

    # -- signals

    def _next_signal(self) -> int:
        if self._free:
            signal = self._free.pop()
            self._hsa.hsa_signal_store_relaxed(signal, 1)
        else:
            signal = self.new_signal()
        self._signals.append(signal)
        self._last += 1
        return signal

    def new_signal(self) -> int:
        return self._hsa.number("hsa_signal_create", 1, 0, None, kind=c_uint64)

    def _signal_of(self, mark: int) -> int:
        return self._signals[mark - self._first]

    # -- the queue

    def _put(self, batch: Sequence[tuple[int, bytes, str]]) -> None:
        """A packet is the processor's as soon as its header is valid, which is written last.
        X86 keeps the order of stores."""
        count, queue, hsa = len(batch), self.queue, self._hsa
        while self._written + count - hsa.hsa_queue_load_read_index_scacquire(queue) > self._size:
            self._check()
            time.sleep(0)
        first = hsa.hsa_queue_add_write_index_screlease(queue, count)
        for number, (header, body, name) in enumerate(batch, first):
            at = number % self._size * packets.BYTES
            self._bytes[at + 2 : at + packets.BYTES] = body
            self._headers[at // 2] = header
            if name:
                self._names.append((number, header, name))
        self._written = first + count
        hsa.hsa_signal_store_screlease(self._doorbell, self._written - 1)

    def running(self) -> list[str]:
        """Kernels that the queue's processor has begun last: what ran where the GPU failed."""
        read = self._hsa.hsa_queue_load_read_index_scacquire(self.queue)
        begun = [entry for entry in self._names if entry[0] <= read]
        from_there = max((number for number, header, _ in begun if header == packets.LAUNCH and number < read), default=0)
        return list(dict.fromkeys(name for number, _, name in begun if number >= from_there))

    def close(self) -> None:
        """When all has ended."""
        self._hsa.call("hsa_queue_destroy", self.queue)
        for signal in (*self._signals, *self._free):
            self._hsa.call("hsa_signal_destroy", signal)
        self._signals.clear()
        self._free.clear()
