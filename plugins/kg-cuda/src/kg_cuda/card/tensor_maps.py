"""TMA tensor maps that a kernel's text declares: the boxes of each argument that it fetches.

A kernel has its maps after the pointers and the variables, each a parameter of 128 bytes, and a line of its text, PTX or CUDA C, for each:

    // kg.map 0 slot=1 offset=0 itemsize=2 sizes=4096,4096 strides=8192 box=64,128 swizzle=128
    .param .align 64 .b8 kg_map_0[128]

A renderer asks `MapSpec.refusal` whether there is such a map, and writes `MapSpec.line(number)` and `parameter(number)`; a launch makes what
`maps_of(source)` finds. The form of a kernel for arguments that begin anywhere has none: maps are of memory at multiples of 16 bytes.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import Final

from kg.plugin import CompileError

from kg_cuda.sim.tensor_map import BYTES, TensorMap, refusal

_NUMBERS: Final = r"\d+(?:,\d+)*"
_LINE: Final = re.compile(
    rf"// kg\.map (\d+) slot=(\d+) offset=(\d+) itemsize=(\d+) sizes=({_NUMBERS}) strides=({_NUMBERS}|none) box=({_NUMBERS}) swizzle=(\d+)"
)
_SAID: Final = re.compile(r"^.*\bkg\.map\b.*$", re.MULTILINE)
_DECLARED: Final = re.compile(r"\bkg_map_(\d+)\b")


@dataclass(frozen=True, slots=True)
class MapSpec:
    """A tensor in an argument, and the boxes of it that a kernel fetches.
    Axes are counted from the innermost, whose elements lie together; `strides` are bytes from one element to the next along
    each of the others. What a box has outside of the tensor arrives as zeros."""

    slot: int  #: of the argument
    itemsize: int  #: bytes of an element: 1, 2, 4 or 8
    sizes: tuple[int, ...]
    strides: tuple[int, ...]
    box: tuple[int, ...]  #: elements along each axis
    swizzle: int = 0  #: bytes of its row in shared memory: 32, 64 or 128; 0: none
    offset: int = 0  #: bytes from the argument's begin to the tensor's

    @property
    def refusal(self) -> str:
        """Why there is no such map; empty where there is."""
        return refusal(TensorMap(self.offset, self.itemsize, self.sizes, self.strides, self.box, self.swizzle))

    @property
    def nbytes(self) -> int:
        """Bytes of the argument to the tensor's end."""
        last = sum(stride * (size - 1) for stride, size in zip(self.strides, self.sizes[1:], strict=True))
        return self.offset + last + self.sizes[0] * self.itemsize

    @property
    def box_bytes(self) -> int:
        """What one box brings, also where it reaches out of the tensor: what an mbarrier has to expect."""
        return self.itemsize * prod(self.box)

    def line(self, number: int) -> str:
        """What the kernel's text says of its map of this number."""
        return (
            f"// kg.map {number} slot={self.slot} offset={self.offset} itemsize={self.itemsize} sizes={_listed(self.sizes)} "
            f"strides={_listed(self.strides) or 'none'} box={_listed(self.box)} swizzle={self.swizzle}"
        )


def name(number: int) -> str:
    """The parameter's, in PTX and in CUDA C."""
    return f"kg_map_{number}"


def parameter(number: int) -> str:
    """Its declaration in PTX."""
    return f".param .align 64 .b8 {name(number)}[{BYTES}]"


def maps_of(source: str) -> tuple[MapSpec, ...]:
    """The maps that a kernel's text asks for, in the order of its parameters.
    Raises CompileError where it says otherwise than `line` does."""
    lines = _SAID.findall(source)
    found = tuple(_parsed(number, line.strip(), source) for number, line in enumerate(lines))
    declared = sorted({int(number) for number in _DECLARED.findall(source)})
    if declared != list(range(len(found))):
        names = ", ".join(map(name, declared)) or "no parameter for one"
        raise CompileError(f"the kernel says what {len(found)} tensor maps are, and has {names}", source=source)
    return found


def _parsed(number: int, line: str, source: str) -> MapSpec:
    found = _LINE.fullmatch(line)
    if found is None:
        raise CompileError(f"this says of no tensor map what it is: {line}", source=source)
    _, slot, offset, itemsize, sizes, strides, box, swizzle = found.groups()
    outer = () if strides == "none" else _numbers(strides)
    spec = MapSpec(int(slot), int(itemsize), _numbers(sizes), outer, _numbers(box), int(swizzle), int(offset))
    wrong = spec.refusal or ("" if spec.line(number) == line else f"it should be {spec.line(number)}")
    if wrong:
        raise CompileError(f"no tensor map is as the kernel says: {line}: {wrong}", source=source)
    return spec


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(",")))


def _listed(numbers: Sequence[int]) -> str:
    return ",".join(map(str, numbers))
