"""What the libhsa-runtime64 of tests keeps:
signals, copies, code objects, queues with their packets; and its numbers."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from kg_amd.card.hsa.api import QueueRecord
from kg_amd.sim import Image

HOST, FIRST_GPU = 0x10, 0x20
#: Pools: the host's fine-grained, kernarg and coarse-grained ones; a GPU's is its agent and POOL.
FINE, KERNARGS, COARSE, POOL = 0x101, 0x102, 0x103, 0x1000
FREQUENCY = 100_000_000
INVALID, HANDLE, NO_SYMBOL, BAD_OBJECT = 0x1001, 0x1004, 0x1013, 0x1010
WORDS = {
    INVALID: b"HSA_STATUS_ERROR_INVALID_ARGUMENT: One of the actual arguments does not meet a precondition",
    HANDLE: b"HSA_STATUS_ERROR_INVALID_AGENT: The agent is invalid", 0x1000: b"HSA_STATUS_ERROR: A generic error has occurred.",
    0x1008: b"HSA_STATUS_ERROR_OUT_OF_RESOURCES: The runtime failed to allocate the necessary resources.",
    NO_SYMBOL: b"HSA_STATUS_ERROR_INVALID_SYMBOL_NAME: There is no symbol with the given name.",
    BAD_OBJECT: b"HSA_STATUS_ERROR_INVALID_CODE_OBJECT: The code object is invalid.",
    0x1016: b"HSA_STATUS_ERROR_EXCEPTION: An HSAIL operation resulted in a hardware exception.",
}  # fmt: skip


@dataclass
class Signal:
    value: int
    end: int | None = None


@dataclass(eq=False)
class Copy:
    after: list[int]
    signal: int
    work: Callable[[], None]


@dataclass(eq=False)
class Reader:
    image: bytes


@dataclass(eq=False)
class Executable:
    images: list[Image] = field(default_factory=list[Image])
    frozen: bool = False


@dataclass(eq=False)
class Kernel:
    executable: Executable
    image: Image
    name: str


class Queue:
    """Of one agent."""

    def __init__(self, agent: int, size: int, on_error: Any, doorbell: int) -> None:
        self.agent, self.size, self.on_error = agent, size, on_error
        self.ring = (ctypes.c_uint8 * (64 * size))()
        self.record = QueueRecord(1, 1, ctypes.addressof(self.ring), doorbell, size, 0, 7)
        self.address = ctypes.addressof(self.record)
        #: of packets: the number of the next, of the first that did not end, up to which the doorbell rang; those that ended beyond it
        self.write = self.read = self.rung = 0
        self.ended: set[int] = set()
        self.profiled = self.failed = False
        for number in range(size):
            self.set_header(number, 1)

    def packet(self, number: int) -> bytes:
        at = number % self.size * 64
        return bytes(self.ring[at : at + 64])

    def set_header(self, number: int, header: int) -> None:
        struct.pack_into("<H", self.ring, number % self.size * 64, header)


def put(out: int, form: str, value: float) -> None:
    data = struct.pack(form, value)
    ctypes.memmove(out, data, len(data))


def put_text(out: int, text: str) -> None:
    ctypes.memmove(out, text.encode() + b"\0", len(text) + 1)
