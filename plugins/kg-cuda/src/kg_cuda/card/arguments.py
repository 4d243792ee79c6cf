"""Launch arguments of kernels with tensor maps: pointers and variables of 8 bytes, then the maps.

They lie in one piece of memory as the kernel declares them, maps from a multiple of 64 bytes on. A map is made once for an address, and copied
where that is an argument again.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from typing import Final

from kg.plugin import CompileError, ParamInfo, parse_dtype
from kg_gpu import Words

from kg_cuda.card.tensor_maps import MapSpec, maps_of
from kg_cuda.sim.tensor_map import BYTES

#: Makes the map of a tensor in the argument that is at an address.
MakeMap = Callable[[MapSpec, int], bytes]

_WORD: Final = 8
#: Bytes at whose multiples maps begin among a kernel's arguments, and at whose multiples CUDA's headers want them to lie.
_PLACED: Final = 64
_ALIGNED: Final = 128
#: Maps of one kind that are kept: a program meets few places again and again.
_KEPT: Final = 256


class Arguments:
    """Of one form of a kernel: so many words, and the maps that it has,
    each with the number of the word that says where its argument is."""

    def __init__(self, count: int, maps: Sequence[tuple[int, MapSpec]] = (), make: MakeMap | None = None) -> None:
        first = -(-count * _WORD // _PLACED) * _PLACED
        self._count, self._make = count, make
        self._maps = [(at, spec, first + BYTES * number, dict[int, bytes]()) for number, (at, spec) in enumerate(maps)]
        #: bytes from the begin of all to that of each
        self.offsets = (*range(0, _WORD * count, _WORD), *(place for _, _, place, _ in self._maps))
        #: words that a launch passes
        self.size = (first + BYTES * len(self._maps)) // _WORD if maps else count

    def room(self) -> Words:
        """Memory for them."""
        raw = bytearray(_WORD * self.size + _ALIGNED)
        begin = ctypes.addressof(ctypes.c_char.from_buffer(raw))
        return (ctypes.c_uint64 * self.size).from_buffer(raw, -begin % _ALIGNED)

    def without_maps(self) -> Arguments:
        """Those of the kernel's other form."""
        return Arguments(self._count)

    def write_maps(self, words: Words) -> None:
        """The maps of the arguments whose addresses are there."""
        begin = ctypes.addressof(words)
        for at, spec, place, kept in self._maps:
            address = words[at]
            found = kept.get(address)
            if found is None:
                assert self._make is not None
                if len(kept) >= _KEPT:
                    kept.clear()
                found = kept[address] = self._make(spec, address)
            ctypes.memmove(begin + place, found, BYTES)


def arguments_of(source: str, params: Sequence[ParamInfo], count: int, make: MakeMap) -> Arguments | None:
    """Of a kernel with `count` words, the first of which are `params`; None where it takes no maps.
    Raises CompileError."""
    specs = maps_of(source)
    if not specs:
        return None
    places = {param.slot: place for place, param in enumerate(params)}
    for number, spec in enumerate(specs):
        wrong = f"there is no argument {spec.slot}" if spec.slot not in places else _beyond(spec, params[places[spec.slot]])
        if wrong:
            raise CompileError(f"no tensor map is as the kernel says: {spec.line(number)}: {wrong}", source=source)
    return Arguments(count, [(places[spec.slot], spec) for spec in specs], make)


def _beyond(spec: MapSpec, param: ParamInfo) -> str:
    """What is wrong with where the tensor ends."""
    if not isinstance(param.size, int):
        return f"the size of argument {spec.slot} is known at launch only"
    nbytes = param.size * parse_dtype(param.dtype).itemsize
    return f"it ends after {spec.nbytes} bytes of argument {spec.slot}, which has {nbytes}" if spec.nbytes > nbytes else ""
