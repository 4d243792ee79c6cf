"""Runs generated tests over a libamdhip64 whose GPU is kg-amd's emulator of machine code:
python run_hip.py LIBHIP ARCH TEST.so..."""

from __future__ import annotations

import ctypes
import struct
import sys

import numpy as np
from kg_amd.card.simulator import SimCard
from kg_gpu import Kernel
from kg_gpu.card import words_of
from running import Words, install, numbers, run_all, write_word

card = SimCard(sys.argv[2], 0)
held: dict[int, object] = {}
memory: set[int] = set()


def handle(value: object) -> int:
    number = 0x1000 + 16 * len(held)
    held[number] = value
    return number


def image_at(address: int) -> bytes:
    """The ELF file there: as far as its tables and what they point to go."""
    segments, sections = struct.unpack("<QQ", ctypes.string_at(address + 32, 16))
    size, count, section, sections_count = struct.unpack("<HHHH", ctypes.string_at(address + 54, 8))
    ends = [sections + section * sections_count]
    for n in range(count):
        _, _, offset, _, _, nbytes = struct.unpack("<IIQQQQ", ctypes.string_at(address + segments + size * n, 40))
        ends.append(offset + nbytes)
    return ctypes.string_at(address, max(ends))


def bytes_at(address: int, nbytes: int) -> np.ndarray:
    return np.ctypeslib.as_array((ctypes.c_ubyte * nbytes).from_address(address))


def receive(name: str, words: Words) -> int | None:
    match name:
        case "hipMalloc":
            made = card.alloc(words[1])
            memory.add(made)
            write_word(words[0], made)
        case "hipFree":
            memory.remove(words[0])
            card.free(words[0])
        case "hipMemcpyHtoDAsync":
            card.write(words[0], bytes_at(words[1], words[2]))
        case "hipMemcpyDtoHAsync":
            card.read(bytes_at(words[0], words[2]), words[1])
        case "hipMemcpyDtoDAsync":
            card.copy(words[0], words[1], words[2])
        case "hipMemsetD8Async" | "hipMemsetD16Async" | "hipMemsetD32Async":
            width = int(name[10:-5]) // 8
            card.fill(words[0], (words[1] & ((1 << 8 * width) - 1)).to_bytes(width, "little"), words[2])
        case "hipStreamCreateWithFlags":
            write_word(words[0], handle("stream"))
        case "hipModuleLoadData":
            write_word(words[0], handle(card.load(image_at(words[1]), "module")))
        case "hipModuleUnload":
            card.unload(held[words[0]])
        case "hipModuleGetFunction":
            write_word(words[0], handle(card.function(held[words[1]], ctypes.string_at(words[2]).decode())))
        case "hipModuleLaunchKernel":
            sizes = numbers(words, 8)[1:7]
            one, block, two, size, end = struct.unpack("<5Q", ctypes.string_at(words[10], 40))
            assert (one, two, end) == (1, 2, 3) and held[words[8]] == "stream"
            count = ctypes.c_size_t.from_address(size).value // 8
            given = words_of(count)
            given[:] = struct.unpack(f"<{count}Q", ctypes.string_at(block, 8 * count))
            card.launcher(Kernel("kernel", held[words[0]], tuple(sizes[3:]), count), given)(*sizes[:3])
    return None


calls = install(sys.argv[1], receive)
run_all(sys.argv[3:], calls, lambda: len(memory))
