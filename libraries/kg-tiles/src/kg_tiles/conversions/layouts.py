"""Plans the conversion of a matrix in a subgroup's registers from one linear layout to another.

By moves of registers, by shuffles, or through shared memory.

    held      (register, lane) -> element      wanted    (register, lane) -> element
    source    held's inverse of wanted: the (register, lane) that has what is wanted in a (register, lane)

Moves: `source` leaves lanes alone. Shuffles: one for each register, if registers are exchanged by the bits of the lane before and after. Memory: both layouts, composed with one map from
elements to offsets, whose banks neither meets twice. The words: Zhou et al., "Linear Layouts" (2025), section 5.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kg.plugin import LinearLayout
from kg.plugin.opts import registers_of
from kg.records import dataclass

#: Bytes of the widest access of shared memory.
_WIDEST = 16


@dataclass(frozen=True, slots=True)
class Shuffles:
    """In round k each lane gives register `given[k]` ^ (`before` of the bits of its number),
    and takes what lane `start[k]` ^ (`lanes` of its bits) gives; that is its register k ^ (`after` of its bits)."""

    before: tuple[int, ...]
    given: tuple[int, ...]
    lanes: tuple[int, ...]
    start: tuple[int, ...]
    after: tuple[int, ...]

    @property
    def stays(self) -> bool:
        """Whether each lane takes its own: only registers are exchanged."""
        return not any(self.start) and all(image == 1 << bit for bit, image in enumerate(self.lanes))


def source_of(held: LinearLayout, wanted: LinearLayout) -> LinearLayout | None:
    """The (register, lane) that holds what is wanted in each; None where `held` lacks some of it."""
    if dict(wanted.outputs) != dict(held.outputs) or not held.is_surjective:
        return None
    return held.inverse().compose(wanted).reordered(inputs=("register", "lane"), outputs=("register", "lane"))


def registers_for(wanted: LinearLayout, held: LinearLayout) -> tuple[int, ...] | None:
    """For each register of a fragment that is wanted, the one of a fragment of the same matrix in
    which the same lane holds that element: between the two is a move of registers, or nothing. None where another lane holds
    it.

    >>> from kg.ir.layouts.fragment import fragment
    >>> from kg.ir.layouts.layout import along
    >>> held = fragment(along("register", "column", 2), along("lane", "column", 4), along("lane", "row", 8), along("register", "row", 2))
    >>> wanted = fragment(along("register", "row", 2), along("lane", "column", 4), along("register", "column", 2), along("lane", "row", 8))
    >>> registers_for(held, held), registers_for(wanted, held)
    ((0, 1, 2, 3), None)
    """
    source = source_of(held, wanted)
    if source is None:
        return None
    lanes = all(source.at(lane=1 << bit) == {"register": 0, "lane": 1 << bit} for bit in range(wanted.input_bits("lane")))
    found = [source.at(register=register) for register in range(registers_of(wanted))]
    return tuple(at["register"] for at in found) if lanes and not any(at["lane"] for at in found) else None


def shuffles_for(wanted: LinearLayout, held: LinearLayout) -> Shuffles | None:
    """Shuffles, one for each register; None where an element is held, or wanted, more than once.

    >>> from kg.ir.layouts.fragment import fragment
    >>> from kg.ir.layouts.layout import along
    >>> rows, columns = fragment(along("register", "row", 2), along("lane", "column", 2)), fragment(along("lane", "row", 2), along("register", "column", 2))
    >>> shuffles_for(rows, columns)
    Shuffles(before=(1,), given=(0, 1), lanes=(1,), start=(0, 1), after=(1,))
    """
    source = source_of(held, wanted)
    if source is None or not (source.is_injective and source.is_surjective):
        return None
    registers, bits = source.input_bits("register"), source.input_bits("lane")
    if source.output_bits("register") != registers:
        return None
    of_registers = [source.at(register=1 << bit) for bit in range(registers)]
    of_lanes = [source.at(lane=1 << bit) for bit in range(bits)]
    after = _independent([at["lane"] for at in of_lanes], [at["lane"] for at in of_registers])
    columns = [at["lane"] ^ _xor(of_registers[n]["lane"] for n in _set_bits(after[b])) for b, at in enumerate(of_lanes)]
    lanes = LinearLayout((("lane", bits),), (("lane", bits),), tuple(columns))
    back = lanes.inverse()
    turned = [at["register"] ^ _xor(of_registers[n]["register"] for n in _set_bits(after[b])) for b, at in enumerate(of_lanes)]
    before = tuple(_xor(turned[n] for n in _set_bits(back.image(1 << bit))) for bit in range(bits))
    given, start = list[int](), list[int]()
    for k in range(1 << registers):
        at = source.at(register=k)
        start.append(at["lane"])
        given.append(at["register"] ^ _xor(before[n] for n in _set_bits(at["lane"])))
    return Shuffles(before, tuple(given), tuple(columns), tuple(start), tuple(after))


def _independent(lanes: Sequence[int], registers: Sequence[int]) -> list[int]:
    """For each bit of a lane's number the register bits whose lanes are added to its own,
    so that no lane gives twice in a round."""
    kept, short = list[int](), list[int]()
    for bit, lane in enumerate(lanes):
        if _is_spanned(lane, kept):
            short.append(bit)
        else:
            kept.append(lane)
    found = [0] * len(lanes)
    for n, lane in enumerate(registers):
        if short and not _is_spanned(lane, kept):
            kept.append(lane)
            found[short.pop(0)] = 1 << n
    return found


def _is_spanned(image: int, images: Sequence[int]) -> bool:
    """Whether an image is the XOR of some others."""
    columns = (*images, image)
    outputs = (("image", max(columns).bit_length()),)
    return bool(LinearLayout((("number", len(columns)),), outputs, columns).writers >> len(images))


# -- through memory


@dataclass(frozen=True, slots=True)
class ThroughMemory:
    """`stored` and `loaded`: (register, lane) -> offset, registers in an order in which what lies side
    by side follows each other: `store_order` and `load_order` say which registers of `held` and `wanted` these are."""

    stored: LinearLayout
    loaded: LinearLayout
    store_order: tuple[int, ...]
    load_order: tuple[int, ...]

    @property
    def elements(self) -> int:
        return 1 << self.stored.output_bits("offset")


def memory_for(
    wanted: LinearLayout, held: LinearLayout, itemsize: int, *, line: int, together: int = 0
) -> ThroughMemory | None:
    """Memory in which a subgroup stores what it holds, and from which it loads what it wants,
    16 bytes at once: what a line of the memory gives at once neither stores nor loads twice from one bank, if that can be. None
    where `held` lacks some of what is wanted, or has it more than once: nobody would be the one who stores it.

    What lies side by side is what makes stores widest; or the first `together` registers that are wanted, in their order, for an instruction that stores such rows, whoever holds them.

    >>> from kg.ir.layouts.fragment import fragment
    >>> from kg.ir.layouts.layout import along
    >>> held = fragment(along("register", "column", 2), along("lane", "column", 4), along("lane", "row", 8), along("register", "column", 8))
    >>> wanted = fragment(along("register", "column", 8), along("lane", "column", 8), along("lane", "row", 4), along("register", "row", 2))
    >>> found = memory_for(wanted, held, 2, line=128)
    >>> print(found.stored)
    register[offset:1 offset:72 offset:144 offset:288] lane[offset:2 offset:4 offset:8 offset:16 offset:32] -> offset:512
    """
    if dict(wanted.outputs) != dict(held.outputs) or not (held.is_surjective and held.is_injective):
        return None
    wanted = wanted.reordered(inputs=("register", "lane"), outputs=[name for name, _ in held.outputs])
    own, theirs = held.images("register"), wanted.images("register")
    vector = sorted((image for image in theirs if image), key=lambda image: (image not in own, theirs.index(image)))
    if together:
        vector = list(theirs[: together.bit_length() - 1])
    vector = _without_dependent(vector)[: (_WIDEST // itemsize).bit_length() - 1]
    first, second = (_without_dependent(_phase(layout, vector, itemsize, line), vector) for layout in (held, wanted))
    basis = _basis(vector, first, second, sum(bits for _, bits in held.outputs))
    memory = LinearLayout((("offset", len(basis)),), held.outputs, tuple(basis)).inverse()
    stored, loaded = memory.compose(held), memory.compose(wanted)
    store_order, load_order = _in_order(stored), _in_order(loaded)
    return ThroughMemory(
        _with_registers(stored, store_order), _with_registers(loaded, load_order), _numbers(store_order), _numbers(load_order)
    )


def _phase(layout: LinearLayout, vector: Sequence[int], itemsize: int, line: int) -> list[int]:
    """The images of the lanes whose vectors a line gives at once."""
    own = layout.images("register")
    together = next((n for n, image in enumerate(vector) if image not in own), len(vector))
    lanes = max(line // (itemsize << together), 1).bit_length() - 1
    return [image for image in layout.images("lane")[:lanes] if image]


def _basis(vector: list[int], first: list[int], second: list[int], bits: int) -> list[int]:
    """The elements at offsets 1, 2, 4, ...: a vector's, then those of different banks,
    then those of further lines. What differs by one of the last is in one bank: a pair of what the one layout, and what the
    other, has in different banks."""
    common = [x for x in second if _is_spanned(x, [*vector, *first])]  # the second's that the first has too
    alone = [x for x in second if x not in common]
    rest = _without_dependent(first, [*vector, *common])
    chosen = [*common, *rest]
    pairs = [x ^ y for x, y in zip(rest, alone, strict=False)]
    further = _without_dependent([*alone[len(rest) :], *pairs, *(1 << bit for bit in range(bits))], [*vector, *chosen])
    return [*vector, *chosen, *further]


def _without_dependent(words: Iterable[int], given: Sequence[int] = ()) -> list[int]:
    """Those that are no XOR of others before them, or of the given ones."""
    found = list[int]()
    for word in words:
        if not _is_spanned(word, [*given, *found]):
            found.append(word)
    return found


def _in_order(layout: LinearLayout) -> list[int]:
    """The bits of a register's number, those first that move least."""
    images = layout.images("register")
    return sorted(range(len(images)), key=lambda bit: (images[bit] & (images[bit] - 1) > 0, images[bit]))


def _with_registers(layout: LinearLayout, order: Sequence[int]) -> LinearLayout:
    images, rest = layout.images("register"), layout.images("lane")
    inputs = (("register", len(images)), ("lane", len(rest)))
    return LinearLayout(inputs, layout.outputs, (*(images[bit] for bit in order), *rest))


def _numbers(order: Sequence[int]) -> tuple[int, ...]:
    """By a register's number in another order of its bits, its own."""
    return tuple(sum(1 << bit for n, bit in enumerate(order) if number >> n & 1) for number in range(1 << len(order)))


def _set_bits(word: int) -> list[int]:
    return [bit for bit in range(word.bit_length()) if word >> bit & 1]


def _xor(words: Iterable[int]) -> int:
    found = 0
    for word in words:
        found ^= word
    return found
