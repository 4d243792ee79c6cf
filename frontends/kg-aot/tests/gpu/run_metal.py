"""Runs generated tests over the metal-cpp of the tests:
kernels are linted and run by kg-metal's host: python run_metal.py LIBMETAL TEST.so..."""

from __future__ import annotations

import ctypes
import sys

from kg_metal.card.host import HostKernel
from kg_metal.host.compiler import HostCompiler
from kg_metal.host.translate import signature
from running import Words, install, run_all

kernels: list[HostKernel] = []


class receiving:
    objects = 0  #: where the count is


def receive(name: str, words: Words) -> int | None:
    match name:
        case "objects":
            receiving.objects = words[0]
        case "function":
            source, symbol = (ctypes.string_at(words[n]).decode() for n in (0, 1))
            assert signature(source).name == symbol
            kernels.append(HostKernel(HostCompiler().compile_cached(source), symbol))
            return len(kernels) - 1
        case "dispatch":
            arguments = [(words[8 + 2 * n], words[9 + 2 * n]) for n in range(words[7])]
            grid, block = tuple(words[n] for n in (1, 2, 3)), tuple(words[n] for n in (4, 5, 6))
            kernels[words[0]].launch(arguments, grid, block)
    return None


calls = install(sys.argv[1], receive)


def left() -> int:
    """Objects that were not released, of all tests together:
    one count in the process, which their libraries share."""
    return ctypes.c_long.from_address(receiving.objects).value if receiving.objects else 0


run_all(sys.argv[2:], calls, left)
