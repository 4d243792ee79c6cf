"""A tokenizer of one line that knows its position: errors name line, column and what was expected."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import fields
from typing import Final, TypeVar

from kg.checks import check_name, parse_float, parse_integer, shown
from kg.dtype import SCALARS, AddrSpace, AnyDType, DType, PtrDType, parse_dtype
from kg.errors import ParseError
from kg.ir.args import LoopBody, Monoid
from kg.ir.layouts.layout import LinearLayout
from kg.ir.layouts.tensorcore import TensorCore
from kg.ir.uop import UOp
from kg.text.values import ENUMS, IDENTIFIER, RECORDS, WORDS

_SPACE: Final = re.compile(r"[ \t\r]*")
LABEL: Final = re.compile(r"%([\w.]+)")
NUMBER: Final = re.compile(r"[+-]?(?:inf\b|nan\b|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|true\b|false\b")
_INTEGER: Final = re.compile(r"[+-]?\d+")
_STRING: Final = re.compile(r'"(?:[^"\\]|\\.)*"')
_HEX: Final = re.compile(r'hex"([0-9a-fA-F]*)"')
_WORD: Final = re.compile(r"\w+")
#: Of linear layouts: an input, a part of an output's bits, the image 0.
_INPUT: Final = re.compile(r"([A-Za-z_]\w*)[ \t]*\[")
_PART: Final = re.compile(r"([A-Za-z_]\w*):(\d+)")
_ZERO: Final = re.compile(r"0(?!\w)")
_T = TypeVar("_T")
_DEPTH = 40  # nesting of values in an arg: more is a slip of the pen


class Scope:
    """What the lines read so far have defined."""

    def __init__(self) -> None:
        self.nodes: dict[str, UOp] = {}
        self.monoids: dict[str, Monoid] = {}
        self.cores: dict[str, TensorCore] = {}
        self.loops: dict[str, LoopBody] = {}


def choices(unknown: str, known: Collection[str]) -> str:
    """`did you mean add? There are abs, add, ...`"""
    names = sorted(known)
    import difflib  # only where something is wrong

    close = difflib.get_close_matches(unknown, names, n=3, cutoff=0.5)
    hint = f"did you mean {' or '.join(close)}? " if close else ""
    return f"{hint}There are: {', '.join(names) or 'none'}"


class Cursor:
    """A line and a place in it. `take` returns what a pattern matches there, `expect` insists."""

    __slots__ = ("at", "filename", "line", "scope", "text")

    def __init__(self, text: str, line: int, filename: str, scope: Scope) -> None:
        self.text, self.line, self.filename, self.scope = text, line, filename, scope
        self.at = 0

    def error(self, message: str, at: int | None = None) -> ParseError:
        column = (self.at if at is None else at) + 1
        return ParseError(message, line=self.line, column=column, source_line=self.text, filename=self.filename)

    def skip(self) -> int:
        match = _SPACE.match(self.text, self.at)
        self.at = match.end() if match else self.at
        return self.at

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        self.skip()
        match = pattern.match(self.text, self.at)
        if match is not None:
            self.at = match.end()
        return match

    def expect(self, pattern: re.Pattern[str], what: str) -> re.Match[str]:
        match = self.take(pattern)
        if match is None:
            raise self.error(f"expected {what}, found {self.here()}")
        return match

    def here(self) -> str:
        """What stands at the cursor, for messages."""
        rest = self.text[self.skip() :].split("#", 1)[0].split()
        return repr(rest[0][:30]) if rest else "the end of the line"

    def has(self, literal: str) -> bool:
        """Whether the literal stands here; it is then read over."""
        self.skip()
        found = self.text.startswith(literal, self.at)
        self.at += len(literal) if found else 0
        return found

    def need(self, literal: str, after: str = "") -> None:
        if not self.has(literal):
            raise self.error(f"expected '{literal}'{f' {after}' if after else ''}, found {self.here()}")

    def peek(self) -> str:
        """The next character that is not space; '' at the end of the line or where a comment starts."""
        self.skip()
        char = self.text[self.at : self.at + 1]
        return "" if char == "#" else char

    def keyword(self, word: str) -> bool:
        """Whether this whole word stands here; it is then read over."""
        self.skip()
        match = _WORD.match(self.text, self.at)
        if match is None or match.group() != word:
            return False
        self.at = match.end()
        return True

    def choice(self, what: str, known: Collection[str], expected: str = "") -> str:
        """A word that is one of these."""
        match = self.expect(_WORD, expected or f"a {what}")
        if match.group() not in known:
            raise self.error(f"unknown {what} {match.group()!r}: {choices(match.group(), known)}", match.start())
        return match.group()

    def items(self, item: Callable[[], _T], close: str = ")") -> tuple[_T, ...]:
        """Items with commas between them, as Python writes them, up to the closing bracket,
        which is read over."""
        found: list[_T] = []
        while not self.has(close):
            if found:
                self.need(",", f"or '{close}'")
                if self.has(close):
                    break
            found.append(item())
        return tuple(found)

    def end(self) -> None:
        if self.peek():
            raise self.error(f"expected the end of the line, found {self.here()}")

    # -- parts

    def integer(self, what: str = "an integer") -> int:
        match = self.expect(_INTEGER, what)
        return self.parsed(parse_integer, match)

    def parsed(self, parse: Callable[[str], _T], match: re.Match[str], group: int = 0) -> _T:
        """What a function makes of a part of the line; its ValueError becomes an error that points there."""
        try:
            return parse(match.group(group))
        except ValueError as error:
            raise self.error(str(error), match.start(group)) from None

    def number(self) -> int | float | bool:
        match = self.expect(NUMBER, "a number")
        if match.group() in ("true", "false"):
            return match.group() == "true"
        return self.parsed(parse_integer if _INTEGER.fullmatch(match.group()) else parse_float, match)

    def name(self, what: str) -> str:
        """An identifier or a quoted string, printable and not empty."""
        quoted, start = self.peek() == '"', self.at
        found = self.string() if quoted else self.expect(IDENTIFIER, what).group()
        try:
            check_name(found, what.removeprefix("the name of "))
        except ValueError as error:
            raise self.error(str(error), start) from None
        return found

    def string(self) -> str:
        match = self.expect(_STRING, 'a string in "quotes"')
        try:
            value = json.loads(match.group())
        except ValueError as error:
            raise self.error(f"a bad string: {error}", match.start()) from None
        return str(value)

    def node(self) -> UOp:
        match = self.expect(LABEL, "a node such as %3")
        found = self.scope.nodes.get(match.group(1))
        if found is None:
            raise self.error(f"{match.group()} is not defined on an earlier line", match.start())
        return found

    def dim(self) -> int | UOp:
        """An integer, or a node that is one."""
        return self.node() if self.peek() == "%" else self.integer("an integer or a node such as %3")

    def dims(self) -> tuple[int | UOp, ...]:
        """`[4, %2]`"""
        self.need("[", "and dims such as [4, %2]")
        return self.items(self.dim, "]")

    def pairs(self) -> tuple[tuple[int | UOp, int | UOp], ...]:
        """`[(0, 1), (%2, 0)]`"""
        self.need("[", "and pairs such as [(0, 1), (2, 0)]")
        return self.items(self._pair, "]")

    def _pair(self) -> tuple[int | UOp, int | UOp]:
        self.need("(")
        first = self.dim()
        self.need(",")
        second = self.dim()
        self.need(")")
        return first, second

    def dtype(self) -> AnyDType:
        match = self.expect(_WORD, "a dtype")
        if match.group() != "ptr":
            return self._value_dtype(match)
        self.need("<")
        base = self._value_dtype(self.expect(_WORD, "a dtype"))
        self.need(",")
        space = self.choice("address space", [s.value for s in AddrSpace], "an address space")
        size = self.integer("a size") if self.has(",") else -1
        self.need(">")
        return PtrDType(base, AddrSpace(space), size)

    def _value_dtype(self, match: re.Match[str]) -> DType:
        try:
            return parse_dtype(match.group())
        except ValueError:
            known = choices(match.group(), SCALARS)
            message = f"unknown dtype {shown(match.group())}. {known}, and vectors such as float32x8"
            raise self.error(message, match.start()) from None

    def monoid(self) -> Monoid:
        from kg.ir.monoid import compound

        start = self.skip()
        name = self.name("a monoid")
        if self.has("<"):
            close = self.text.find(">", self.at)
            if close < 0:
                raise self.error("expected '>' after the dtypes of a monoid", len(self.text))
            name = f"{name}<{self.text[self.at : close]}>"
            self.at = close + 1
        if name in self.scope.monoids:
            return self.scope.monoids[name]
        try:
            return compound(name)
        except (ValueError, TypeError) as error:
            raise self.error(f"{error}, or one defined above in a block 'monoid NAME {{'", start) from None

    def tensor_core(self) -> TensorCore:
        return self._defined("tensorcore", "the name of a tensor core", self.scope.cores)

    def loop_body(self) -> LoopBody:
        return self._defined("loop", "the name of a loop's body", self.scope.loops)

    def _defined(self, kind: str, what: str, known: Mapping[str, _T]) -> _T:
        """What a block of this kind above defines under the name that stands here."""
        start = self.skip()
        label = self.name(what)
        if label not in known:
            raise self.error(f"no block '{kind} {label} {{' above. {choices(label, known)}", start)
        return known[label]

    # -- any value

    def value(self, depth: int = 0) -> object:
        """What `format_value` wrote."""
        if depth > _DEPTH:
            raise self.error(f"values nested deeper than {_DEPTH}")
        char = self.peek()
        if char == "%":
            return self.node()
        if char == '"':
            return self.string()
        if self.has("("):
            return self.items(lambda: self.value(depth + 1))
        if found := self.take(_HEX):
            if len(found.group(1)) % 2:
                raise self.error("expected an even number of hex digits", found.start())
            return bytes.fromhex(found.group(1))
        if char and (char.isdigit() or char in "+-."):
            return self.number()
        return self._word(depth)

    def _word(self, depth: int) -> object:
        match = self.expect(_WORD, "a value")
        word = match.group()
        if word in WORDS:
            return WORDS[word]
        if word == "layout":
            return self.layout()
        if word in ("monoid", "tensorcore"):
            self.need("(")
            found = self.monoid() if word == "monoid" else self.tensor_core()
            self.need(")")
            return found
        if word in ENUMS:
            self.need(".")
            return ENUMS[word][self.choice(word, ENUMS[word].__members__, f"a member of {word}")]
        if word in RECORDS:
            return self._record(RECORDS[word], match.start(), depth)
        self.at = match.start()
        return self.dtype()

    def layout(self) -> LinearLayout:
        """A linear layout, behind the word: the images of each input's bits, lowest first,
        then how many values each output has.

            layout(register[column:1 row:8] lane[column:2 column:4 row:1 row:2 row:4] -> column:8 row:16)

        An image is `0`, or parts of outputs joined by `^`, as in `row:1^offset:24`."""
        begin = self.skip()
        self.need("(")
        inputs: list[tuple[str, list[dict[str, int]]]] = []
        while not self.has("->"):
            inputs.append((self.expect(_INPUT, "an input such as row[, or '->'").group(1), []))
            while not self.has("]"):
                inputs[-1][1].append(self._image())
        outputs: dict[str, int] = {}
        while not self.has(")"):
            part = self.expect(_PART, "an output and its size, such as row:16, or ')'")
            size = self.parsed(parse_integer, part, 2)
            if size < 1 or size & (size - 1):
                raise self.error(f"{part[1]} has {size} values; a linear layout has powers of two alone", part.start())
            outputs[part[1]] = size.bit_length() - 1
        try:
            columns = tuple(_column(image, outputs) for _, images in inputs for image in images)
            return LinearLayout(tuple((name, len(images)) for name, images in inputs), tuple(outputs.items()), columns)
        except ValueError as error:
            raise self.error(str(error), begin) from None

    def _image(self) -> dict[str, int]:
        found: dict[str, int] = {}
        if self.take(_ZERO):
            return found
        while not found or self.has("^"):
            part = self.expect(_PART, "the image of a bit, such as row:8, row:1^column:4 or 0")
            found[part[1]] = found.get(part[1], 0) ^ self.parsed(parse_integer, part, 2)
        return found

    def _record(self, kind: type, start: int, depth: int) -> object:
        known = [f.name for f in fields(kind)]
        given: dict[str, object] = {}

        def read_field() -> None:
            at = self.skip()
            name = self.choice("field", known, f"a field of {kind.__name__}")
            if name in given:
                raise self.error(f"field {name!r} is given twice", at)
            self.need("=")
            given[name] = self.value(depth + 1)

        self.need("(")
        self.items(read_field)
        try:
            return kind(**given)
        except (TypeError, ValueError) as error:
            raise self.error(str(error), start) from None


def _column(image: Mapping[str, int], outputs: Mapping[str, int]) -> int:
    """An image over all outputs, the first one's bits lowest."""
    for name, value in image.items():
        if name not in outputs or value >> outputs[name]:
            there = " ".join(f"{n}:{1 << b}" for n, b in outputs.items())
            raise ValueError(f"{name}:{value} is outside of the outputs {there}")
    column, start = 0, 0
    for name, bits in outputs.items():
        column |= image.get(name, 0) << start
        start += bits
    return column
