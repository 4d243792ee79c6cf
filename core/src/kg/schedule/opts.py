"""A schedule as data: a tuple of `Opt(op, axis, arg)` that prints, parses and replays.

The kinds of Opt are open: packages add to core's (`kg.target.opts`).
"""

from __future__ import annotations

import re
from typing import ClassVar, Final

from kg.checks import parse_integer, shown, whole_number
from kg.errors import ScheduleError
from kg.records import dataclass

#: What no name and no layout in a schedule may hold: what divides its text, and numbers that are none.
_PUNCTUATION: Final = re.compile(r"[\s(),]|\d{19}")


class OptOp:
    """A kind of Opt by its name, of which there is one object.
    Here are those that every device may have; a package's own are `OptOp("STAGE")`, say, and what they do is in their
    `OptKind`, which renderers name. `n` is a size, axes are named as `kg explain` prints them."""

    __slots__ = ("name",)
    _known: ClassVar[dict[str, OptOp]] = {}
    UPCAST: ClassVar[OptOp]  # (o, n): the inner n of an output axis become separate values
    UNROLL: ClassVar[OptOp]  # (r, n): the inner n of a reduction axis become straight code
    VECTOR: ClassVar[OptOp]  # (a, n): the inner n of an axis become the lanes of vectors
    LOCAL: ClassVar[OptOp]  # (o, n): the inner n of an output axis become work-items of a work-group
    GROUP: ClassVar[OptOp]  # (r, n): n work-items share a reduction
    #: (o,): slices of an output axis run on the workers; where there are work-groups instead, one for each iteration
    THREAD: ClassVar[OptOp]
    TILE: ClassVar[OptOp]  # (a, n): split in blocks of n; the blocks' loop moves outside
    MERGE: ClassVar[OptOp]  # (a, b): neighbouring output axes in a row become one, named a
    SWAP: ClassVar[OptOp]  # (a, b): two axes change places in the nest
    PADTO: ClassVar[OptOp]  # (a, n): the axis is padded to a multiple of n, what is beyond is masked
    name: str

    def __new__(cls, name: str) -> OptOp:
        made = super().__new__(cls)
        made.name = name
        return cls._known.setdefault(name, made)

    def __reduce__(self) -> tuple[type[OptOp], tuple[str]]:
        return OptOp, (self.name,)

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"OptOp({self.name!r})"


#: Core's own kinds.
CORE_OPTS: Final = ("UPCAST", "UNROLL", "VECTOR", "LOCAL", "GROUP", "THREAD", "TILE", "MERGE", "SWAP", "PADTO")
for _name in CORE_OPTS:
    setattr(OptOp, _name, OptOp(_name))


@dataclass(frozen=True, slots=True)
class Opt:
    """One step.
    `axis` is a stable name (`o0`, `r1`, `o0.in`), or several that take the step together (`r0+o1`)."""

    op: OptOp
    axis: str
    arg: int | str = 0
    tail: str = ""  # of TAILS: what happens to the rest where the size does not divide; "" lets the pass choose
    scope: str = ""  # the kind of memory that something is kept in: REG, THREAD, LOCAL
    layout: str = ""  # the axes of the memory, outermost first, as in r0/o1.in; +n: room for n more; ^n: blocks of n change places; *n: n neighbours side by side
    counts: tuple[tuple[str, int], ...] = ()  # numbers by name, as stages=4, those that the kind has

    def __post_init__(self) -> None:
        words = (self.axis, self.arg if isinstance(self.arg, str) else "", self.layout, *dict(self.counts))
        if not all(isinstance(word, str) and word.isprintable() and not _PUNCTUATION.search(word) for word in words):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise ScheduleError(
                f"{self.op.name} of {', '.join(map(shown, words))}: names in a schedule are printable, without spaces, commas, parentheses and numbers of 19 digits"
            )
        if not isinstance(self.arg, str):
            whole_number(self.arg, f"the size of {self.op.name}")

    @property
    def axes(self) -> tuple[str, ...]:
        return tuple(self.axis.split("+"))

    def count(self, name: str, otherwise: int = 0) -> int:
        return dict(self.counts).get(name, otherwise)

    def __str__(self) -> str:
        parts = [self.axis]
        if self.arg != 0:
            parts.append(str(self.arg))
        if self.tail:
            parts.append(self.tail)
        parts += [part for part in (self.scope, self.layout) if part]
        parts += [f"{name}={count}" for name, count in self.counts]
        return f"{self.op.name}({', '.join(parts)})"


#: What is done with the iterations that are left over where a size does not divide an axis.
TAILS = {
    "mask": "one round more, in which loads and stores beyond the end touch nothing",
    "peel": "a loop of its own, copies where that loop would have been copies (UPCAST), or one more round with a mask where masks cost nothing",
    "shift": "the last round is moved back to end with the axis: some iterations run twice",
    "overlap": "as shift, but all rounds except the first are moved back, in one loop, so that the first two overlap",
    "pad": "as mask, but loads beyond the end read the last element again; mask where there may be no last one",
}
SCOPES = ("REG", "THREAD", "LOCAL")
_NUMBER = re.compile(r"-?[0-9]+")
_OPT = re.compile(r"\s*([A-Z]+)\(([^()]*)\)\s*")


def format_schedule(schedule: tuple[Opt, ...]) -> str:
    """The text that `parse_schedule` reads."""
    if not isinstance(schedule, (tuple, list)) or not all(isinstance(opt, Opt) for opt in schedule):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise TypeError(f"a schedule is a tuple of Opts, not {shown(schedule)}")
    return " ".join(map(str, schedule))


def parse_schedule(text: str) -> tuple[Opt, ...]:
    """`UPCAST(o0, 4) VECTOR(o1, 16, peel)` -> the opts. Raises ScheduleError that says what was expected."""
    if not isinstance(text, str):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise TypeError(f"a schedule is parsed from text, a str, not {shown(text)}")
    result: list[Opt] = []
    position = 0
    while position < len(text.rstrip()):
        match = _OPT.match(text, position)
        if match is None:
            raise ScheduleError(f"column {position + 1} of {shown(text)}: expected an Opt such as UPCAST(o0, 4)")
        result.append(_parse_opt(match.group(1), [p.strip() for p in match.group(2).split(",") if p.strip()]))
        position = match.end()
    return tuple(result)


def _parse_opt(name: str, parts: list[str]) -> Opt:
    if not parts:
        raise ScheduleError(f"{name} needs the name of an axis")
    given: dict[str, str] = {}
    for part in parts[1:]:
        what = (
            part.partition("=")[0] + "="
            if "=" in part
            else "tail"
            if part in TAILS
            else "scope"
            if part in SCOPES
            else "layout"
            if "scope" in given
            else "arg"
        )
        if what in given:
            raise ScheduleError(
                f"{name}({', '.join(parts)}): {given[what]!r} and {part!r} can't both stand; after the axis comes one size or name, "
                f"then one of {', '.join(TAILS)}, one of {', '.join(SCOPES)}, a layout, and numbers by name, as stages=4"
            )
        given[what] = part
    arg = given.get("arg", "")
    number: int | str = _number(name, arg) if _NUMBER.fullmatch(arg) else arg
    rest = (given.get("tail", ""), given.get("scope", ""), given.get("layout", ""))
    counts = tuple((what[:-1], _count(name, part)) for what, part in given.items() if what.endswith("="))
    return Opt(OptOp(name), parts[0], number if arg else 0, *rest, counts)


def _count(name: str, part: str) -> int:
    what, _, digits = part.partition("=")
    found = _number(name, digits) if _NUMBER.fullmatch(digits) else 0
    if found <= 0:
        raise ScheduleError(f"{name}: {shown(part)} says no number of {what}, as {what}=2")
    return found


def _number(name: str, digits: str) -> int:
    try:
        return parse_integer(digits)
    except ValueError as error:
        raise ScheduleError(f"{name}: {error}") from None
