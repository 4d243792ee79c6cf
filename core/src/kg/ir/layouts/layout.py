"""Linear layouts: maps over GF(2) from named bits (register, lane, row) to named bits.

Those are bits of coordinates, or of an offset in memory.

The image of a number is the XOR of the images of its bits. Fragments of matrix units, XOR swizzles and what `ldmatrix` or a descriptor reads are such maps, so
that "is this one vector" or "does this instruction read that" are questions of linear algebra. The words: Zhou et al., "Linear Layouts" (2025); CuTe's layout algebra.

    >>> c = along("register", "column", 2) * along("lane", "column", 4) * along("lane", "row", 8)
    >>> print(c)
    register[column:1] lane[column:2 column:4 row:1 row:2 row:4] -> column:8 row:8
    >>> c.at(register=1, lane=5)
    {'column': 3, 'row': 1}

Integer strides, padding and sizes that are no powers of two stay outside: see `kg.ir.layouts.memory_layout`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from kg.records import dataclass

#: Names with how many bits each has, the first one's the lowest.
Bits = tuple[tuple[str, int], ...]
#: The most input bits of a layout: more is a mistake.
MOST_BITS: Final = 64


@dataclass(frozen=True, slots=True)
class LinearLayout:
    """columns[i] is the image of input bit i: input bits are numbered through all inputs,
    and so are the bits of an image through all outputs."""

    inputs: Bits
    outputs: Bits
    columns: tuple[int, ...]

    def __post_init__(self) -> None:
        for kind, bits in (("input", self.inputs), ("output", self.outputs)):
            names = [name for name, _ in bits]
            if len(set(names)) < len(names) or not all(name.isidentifier() and count >= 0 for name, count in bits):
                raise ValueError(f"a layout has each {kind} once, with a name and a number of bits: {bits}")
        if len(self.columns) != _count(self.inputs) or len(self.columns) > MOST_BITS:
            raise ValueError(
                f"{_count(self.inputs)} input bits have as many images, at most {MOST_BITS}, not {len(self.columns)}"
            )
        if any(not 0 <= c < 1 << _count(self.outputs) for c in self.columns):
            raise ValueError(f"an image is outside of the {_count(self.outputs)} output bits")

    # -- reading

    def __str__(self) -> str:
        return f"{' '.join(f'{name}[{self._images(name)}]' for name, _ in self.inputs)} -> {_sizes(self.outputs)}".strip()

    def _images(self, name: str) -> str:
        return " ".join(_word(image, self.outputs) for image in self.images(name))

    def images(self, name: str) -> tuple[int, ...]:
        """The images of an input's bits, as numbers over all output bits."""
        if not self.input_bits(name):
            return ()
        start = _start(self.inputs, name)
        return self.columns[start : start + self.input_bits(name)]

    def input_bits(self, name: str) -> int:
        return dict(self.inputs).get(name, 0)

    def output_bits(self, name: str) -> int:
        return dict(self.outputs).get(name, 0)

    def column(self, name: str, bit: int, output: str) -> int:
        """What a bit of an input changes in one output."""
        return _taken_apart(self.images(name)[bit], self.outputs).get(output, 0)

    def image(self, word: int) -> int:
        """Of all inputs as one number, all outputs as one number."""
        return _image(self.columns, word)

    def at(self, **inputs: int) -> dict[str, int]:
        """The outputs for numbers of the inputs; those not named are 0.

        >>> along("lane", "row", 8).at(lane=5)
        {'row': 5}
        """
        word = 0
        for name, value in inputs.items():
            if not 0 <= value < 1 << self.input_bits(name):
                raise ValueError(f"{name} {value} is outside of {self}")
            word |= value << _start(self.inputs, name)
        return _taken_apart(self.image(word), self.outputs)

    @property
    def rank(self) -> int:
        return len(_Echelon(self.columns).rows)

    @property
    def is_surjective(self) -> bool:
        """Whether every output is reached."""
        return self.rank == _count(self.outputs)

    @property
    def is_injective(self) -> bool:
        """Whether no two inputs have one image."""
        return self.rank == len(self.columns)

    @property
    def writers(self) -> int:
        """The input bits that are 0 in the one writer of each output, where several hold it:
        those whose images earlier bits have.

        >>> (along("lane", "row", 4) * replicated("lane", 2)).writers
        4
        """
        return sum(1 << n for n in _Echelon(self.columns).dependent)

    # -- making others

    def __mul__(self, other: LinearLayout) -> LinearLayout:
        """Both side by side: of what both name, the other's bits lie above these.

        >>> print(along("register", "row", 2) * along("lane", "row", 4) * along("register", "column", 2))
        register[row:1 column:1] lane[row:2 row:4] -> row:8 column:2
        """
        inputs, outputs = _merged(self.inputs, other.inputs), _merged(self.outputs, other.outputs)
        columns = [0] * _count(inputs)
        for layout, above in ((self, False), (other, True)):
            for name, count in layout.inputs:
                start = _start(inputs, name) + (self.input_bits(name) if above else 0)
                for n, image in enumerate(layout.images(name)[:count]):
                    parts = _taken_apart(image, layout.outputs)
                    shift = {o: self.output_bits(o) if above else 0 for o in parts}
                    columns[start + n] = sum(v << _start(outputs, o) + shift[o] for o, v in parts.items())
        return LinearLayout(inputs, outputs, tuple(columns))

    def compose(self, inner: LinearLayout) -> LinearLayout:
        """This of what the inner one gives, whose outputs are the inputs here.

        >>> swizzle = LinearLayout((("row", 2), ("column", 2)), (("offset", 4),), (5, 10, 1, 2))
        >>> print(swizzle.compose(along("lane", "column", 4) * along("lane", "row", 4)))
        lane[offset:1 offset:2 offset:5 offset:10] -> offset:16
        """
        if dict(inner.outputs) != dict(self.inputs):
            raise ValueError(f"the outputs of {inner} are not the inputs of {self}")
        ordered = inner.reordered(outputs=[name for name, _ in self.inputs])
        return LinearLayout(inner.inputs, self.outputs, tuple(self.image(c) for c in ordered.columns))

    def inverse(self) -> LinearLayout:
        """A right inverse: the input of each output, with the bits 0 that replicate.
        Raises ValueError where an output is not reached.

        >>> print((along("register", "row", 2) * along("lane", "row", 4) * replicated("lane", 2)).inverse())
        row[register:1 lane:1 lane:2] -> register:2 lane:8
        """
        echelon = _Echelon(self.columns)
        found = [echelon.source(1 << n) for n in range(_count(self.outputs))]
        reached = tuple(c for c in found if c is not None)
        if len(reached) < len(found):
            raise ValueError(f"{self} has no right inverse: some outputs are not reached")
        return LinearLayout(self.outputs, self.inputs, reached)

    def reordered(self, *, inputs: Iterable[str] | None = None, outputs: Iterable[str] | None = None) -> LinearLayout:
        """The same map with its inputs and outputs in another order; names that it lacks have no bits."""
        first = self.inputs if inputs is None else tuple((name, self.input_bits(name)) for name in inputs)
        out = self.outputs if outputs is None else tuple((name, self.output_bits(name)) for name in outputs)
        if _count(first) != len(self.columns) or _count(out) != _count(self.outputs):
            raise ValueError(f"{[n for n, _ in first]} -> {[n for n, _ in out]} leaves out bits of {self}")
        columns = tuple(_joined(_taken_apart(c, self.outputs), out) for name, _ in first for c in self.images(name))
        return LinearLayout(first, out, columns)

    def with_outputs(self, **sizes: int) -> LinearLayout:
        """The bits of all outputs taken as those of others, the first one's the lowest.

        >>> print(along("lane", "number", 8).with_outputs(column=4, row=2))
        lane[column:1 column:2 row:1] -> column:4 row:2
        """
        return LinearLayout(self.inputs, tuple((name, _bits_of(size)) for name, size in sizes.items()), self.columns)


def along(name: str, output: str, size: int) -> LinearLayout:
    """`size` steps of an input, each one step of an output."""
    bits = _bits_of(size)
    return LinearLayout(((name, bits),), ((output, bits),), tuple(1 << n for n in range(bits)))


def replicated(name: str, size: int) -> LinearLayout:
    """`size` steps of an input that hold the same."""
    bits = _bits_of(size)
    return LinearLayout(((name, bits),), (), (0,) * bits)


# -- bits


def _count(bits: Bits) -> int:
    return sum(count for _, count in bits)


def _bits_of(size: int) -> int:
    if size < 1 or size & (size - 1):
        raise ValueError(f"a linear layout has powers of two alone, not {size}")
    return size.bit_length() - 1


def _start(bits: Bits, name: str) -> int:
    """The number of the first bit that a name has."""
    found = 0
    for other, count in bits:
        if other == name:
            return found
        found += count
    raise ValueError(f"{name!r} is none of {', '.join(n for n, _ in bits) or 'nothing'}")


def _taken_apart(word: int, bits: Bits) -> dict[str, int]:
    found: dict[str, int] = {}
    for name, count in bits:
        found[name] = word & ((1 << count) - 1)
        word >>= count
    return found


def _joined(parts: Mapping[str, int], bits: Bits) -> int:
    word, start = 0, 0
    for name, count in bits:
        word |= parts.get(name, 0) << start
        start += count
    return word


def _merged(first: Bits, second: Bits) -> Bits:
    found = dict(first)
    for name, count in second:
        found[name] = found.get(name, 0) + count
    return tuple(found.items())


def _word(image: int, outputs: Bits) -> str:
    return "^".join(f"{name}:{value}" for name, value in _taken_apart(image, outputs).items() if value) or "0"


def _sizes(bits: Bits) -> str:
    return " ".join(f"{name}:{1 << count}" for name, count in bits)


def _image(columns: Sequence[int], word: int) -> int:
    found = 0
    for column in columns:
        if word & 1:
            found ^= column
        word >>= 1
    return found


class _Echelon:
    """Gauss' elimination of columns, the first ones preferred: what they span, and of which."""

    def __init__(self, columns: Sequence[int]) -> None:
        self.rows: dict[int, tuple[int, int]] = {}  # leading bit -> (an image, the columns whose XOR it is)
        self.dependent: list[int] = []
        for n, column in enumerate(columns):
            image, source = self._reduced(column, 1 << n)
            if image:
                self.rows[image.bit_length()] = (image, source)
            else:
                self.dependent.append(n)

    def _reduced(self, image: int, source: int) -> tuple[int, int]:
        while image and (row := self.rows.get(image.bit_length())):
            image, source = image ^ row[0], source ^ row[1]
        return image, source

    def source(self, image: int) -> int | None:
        """Columns, as bits, whose XOR is an image: of independent columns alone."""
        rest, source = self._reduced(image, 0)
        return None if rest else source
