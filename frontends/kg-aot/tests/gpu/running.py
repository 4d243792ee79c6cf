"""What the runners of generated tests share:
a library that hands its calls to Python, and tests that are loaded as libraries, one after another."""

from __future__ import annotations

import ctypes
import traceback
from collections.abc import Callable, Sequence

Words = Sequence[int]
_RECEIVER = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_char_p, ctypes.POINTER(ctypes.c_longlong))
_held: list[object] = []


def install(library: str, receive: Callable[[str, Words], int | None]) -> list[str]:
    """Has the library's calls answered by a function; the list of their names, in order."""
    calls: list[str] = []

    def received(name: bytes, words: Words) -> int:
        calls.append(name.decode())
        try:
            return receive(name.decode(), words) or 0
        except Exception:  # it would be lost in C
            traceback.print_exc()
            return -1

    loaded, receiver = ctypes.CDLL(library, mode=ctypes.RTLD_GLOBAL), _RECEIVER(received)
    loaded.kg_receive(receiver)
    _held.extend((loaded, receiver))
    return calls


def run_all(programs: Sequence[str], calls: Sequence[str], left: Callable[[], object]) -> None:
    """Each test's own words, and a line with what it answered, what it called,
    and what it did not give back."""
    for program in programs:
        before = len(calls)
        status = ctypes.CDLL(program)["_Z8run_testv"]()
        ctypes.CDLL(None).fflush(None)
        print(f"\nkg-test {program}: status {status}; calls {' '.join(calls[before:])}; left {left()}", flush=True)


def write_word(address: int, value: int) -> None:
    ctypes.c_uint64.from_address(address).value = value


def numbers(words: Words, count: int) -> list[int]:
    """Unsigned ints, which are the lower half of words."""
    return [words[n] & 0xFFFFFFFF for n in range(count)]
