"""Text back into the identical nodes. Every error names line, column and what was expected there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import MISSING, fields
from functools import partial
from typing import Final, TypeVar

from kg.checks import parse_integer, shown
from kg.dtype import SCALARS, AnyDType, void
from kg.errors import KgError, ParseError
from kg.ir.args import LoopBody, Monoid
from kg.ir.layouts.fragment import CoordinateTable
from kg.ir.layouts.tensorcore import TensorCore
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.text.args import FORMS, read_arg
from kg.text.cursor import LABEL, Cursor, Scope
from kg.text.printing import VOID_OPS

OPS: Final = {op.name.lower(): op for op in Op}
_NO_ARG: Final = {name: op for name, op in OPS.items() if op not in FORMS}
#: A line that needs no cursor: no arg, and a value dtype. Most lines are like this.
_SIMPLE: Final = re.compile(r"%([\w.]+) = (\w+)((?: %[\w.]+)+) : (\w+)(?: *#.*)?")
_BLANK: Final = re.compile(r"\s*(#.*)?")
_BLOCK: Final = re.compile(r"\s*(monoid|tensorcore|loop)\s")
_SOURCE_LINE: Final = re.compile(r"\s*\| ?(.*)", re.DOTALL)
_COORDINATE: Final = re.compile(r"(\d+)\s*,\s*(\d+)")
_T = TypeVar("_T")


def parse_graph(text: str, filename: str = "<text>") -> UOp:
    """The node of the last line. Raises ParseError."""
    return _Parser(text, filename).last()


def parse_kernel(text: str, filename: str = "<text>") -> UOp:
    """The kernel AST that a text is. Raises ParseError, and KgError where it is another graph."""
    root = parse_graph(text, filename)
    if root.op is not Op.SINK:
        raise KgError(f"{filename} ends in {root.op.name.lower()}; a kernel ends in `sink`, which names its stores")
    return root


def parse_nodes(text: str, filename: str = "<text>") -> Scope:
    """Everything that the lines of a text define, which may be nothing. Raises ParseError."""
    return _Parser(text, filename).scope


def parse_linear(text: str, filename: str = "<text>") -> list[UOp]:
    """The nodes of the lines in their order, those in parentheses left out. Raises ParseError."""
    parser = _Parser(text, filename)
    parser.last()
    return parser.listed


class _Parser:
    def __init__(self, text: str, filename: str) -> None:
        if not isinstance(text, str):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise TypeError(f"a graph is parsed from text, a str, not {shown(text)}")
        self.lines, self.filename = text.split("\n"), filename
        self.scope = Scope()
        self.listed: list[UOp] = []
        self.newest: UOp | None = None
        self.at = 0
        self.run()

    def last(self) -> UOp:
        if self.newest is None:
            message = "expected a node such as '%0 = const 1.0 : float32', found the end of the text"
            raise ParseError(message, line=max(1, len(self.lines)), column=1, filename=self.filename)
        return self.newest

    def run(self) -> None:
        while self.at < len(self.lines):
            line = self.lines[self.at]
            self.at += 1
            simple = _SIMPLE.fullmatch(line)
            if simple is not None and self.simple(simple):
                continue
            if _BLANK.fullmatch(line):
                continue
            cursor, block = self.cursor(line), _BLOCK.match(line)
            if block is None:
                self.node_line(cursor)
                continue
            cursor.keyword(block.group(1))
            {"monoid": self.monoid_block, "loop": self.loop_block, "tensorcore": self.core_block}[block.group(1)](cursor)

    def cursor(self, line: str) -> Cursor:
        return Cursor(line, self.at, self.filename, self.scope)

    def simple(self, match: re.Match[str]) -> bool:
        """The quick way; False where anything is unusual, and the cursor finds out what."""
        label, word, sources, dtype = match.groups()
        nodes = self.scope.nodes
        op, found = _NO_ARG.get(word), SCALARS.get(dtype)
        if op is None or found is None or label in nodes:
            return False
        try:
            node = UOp(op, found, tuple([nodes[s] for s in sources[2:].split(" %")]))
        except KeyError:
            return False
        nodes[label] = self.newest = node
        self.listed.append(node)
        return True

    # -- a node

    def node_line(self, cursor: Cursor) -> None:
        hidden = cursor.has("(")
        label = cursor.expect(
            LABEL, "a line such as '%3 = add %1 %2 : float32', or a block 'monoid NAME {', 'tensorcore NAME {' or 'loop NAME {'"
        )
        if hidden:
            cursor.need(")")
        elif not cursor.peek():  # the node once more, in an ordered program
            cursor.at = label.start()
            self.listed.append(cursor.node())
            cursor.end()
            return
        if label.group(1) in self.scope.nodes:
            raise cursor.error(f"{label.group()} is defined twice", label.start())
        cursor.need("=")
        node = self.node(cursor)
        self.scope.nodes[label.group(1)] = self.newest = node
        if not hidden:
            self.listed.append(node)

    def node(self, cursor: Cursor) -> UOp:
        start = cursor.skip()
        op = OPS[cursor.choice("op", OPS, "an op")]
        lines = self.source_lines() if op is Op.SOURCE and cursor.peek() not in ('"', "{") else None
        try:
            arg = read_arg(op, cursor) if lines is None else lines
        except (TypeError, ValueError) as error:  # of a record that refuses what it is given
            raise error if isinstance(error, ParseError) else cursor.error(str(error), start + len(op.name)) from None
        sources: list[UOp] = []
        while cursor.peek() == "%":
            sources.append(cursor.node())
        dtype = self.dtype(op, cursor)
        cursor.end()
        try:
            return UOp(op, dtype, tuple(sources), arg)
        except (TypeError, ValueError, OverflowError, KgError) as error:
            raise cursor.error(str(error), start) from None

    def dtype(self, op: Op, cursor: Cursor) -> AnyDType:
        if cursor.has(":"):
            return cursor.dtype()
        if op in VOID_OPS:
            cursor.end()
            return void
        raise cursor.error(f"expected a node such as %3, or ': dtype', found {cursor.here()}")

    def source_lines(self) -> str | None:
        """The text of a SOURCE in the `| ` lines below its own."""
        found: list[str] = []
        while self.at < len(self.lines):
            match = _SOURCE_LINE.fullmatch(self.lines[self.at])
            if match is None:
                break
            found.append(match.group(1))
            self.at += 1
        return "\n".join(found) if found else None

    # -- blocks

    def block_lines(self, opening: Cursor) -> Iterator[Cursor]:
        """The lines of a block up to its `}`, opened by `{` at the cursor, each to be read to its end.
        The labels in it are its own."""
        opening.need("{")
        opening.end()
        outer = self.scope.nodes, self.listed, self.newest
        self.scope.nodes, self.listed = {}, []
        while self.at < len(self.lines):
            line = self.lines[self.at]
            self.at += 1
            cursor = self.cursor(line)
            if cursor.has("}"):
                cursor.end()
                self.scope.nodes, self.listed, self.newest = outer
                return
            if not _BLANK.fullmatch(line):
                yield cursor
                cursor.end()
        raise opening.error("expected a line '}' that closes this block, found the end of the text", 0)

    def monoid_block(self, cursor: Cursor) -> None:
        label = name = cursor.name("the name of a monoid")
        op, combine = "", tuple[UOp, ...]()
        identities = tuple[int | float | bool, ...]()
        for line in self.block_lines(cursor):
            if line.keyword("name"):
                name = line.name("the name of the monoid")
            elif line.keyword("op"):
                op = line.name("an op")
            elif line.keyword("identities"):
                identities = _up_to_end(line, line.number)
            elif line.keyword("yield"):
                combine = _up_to_end(line, line.node)
            else:
                self.node_line(line)
        self.scope.monoids[label] = Monoid(name, op, identities, combine)

    def loop_block(self, cursor: Cursor) -> None:
        label = cursor.name("the name of the body")
        given: dict[str, int | UOp] = {"count": 0, "carried": 0, "sliced": 0, "condition": -1}
        flags, values = {"backwards": False, "apart": False}, tuple[UOp, ...]()
        for line in self.block_lines(cursor):
            word = next((w for w in (*given, *flags, "yield") if line.keyword(w)), "")
            if word in given:
                given[word] = line.dim() if word == "count" else line.integer()
            elif word in flags:
                flags[word] = True
            elif word:
                values = _up_to_end(line, line.node)
            else:
                self.node_line(line)
        numbers = [given[w] for w in ("carried", "sliced", "condition")]
        carried, sliced, condition = (n for n in numbers if isinstance(n, int))
        self.scope.loops[label] = LoopBody(
            given["count"], carried, sliced, values, condition, flags["backwards"], flags["apart"]
        )

    def core_block(self, cursor: Cursor) -> None:
        label = cursor.name("the name of a tensor core")
        known = [f.name for f in fields(TensorCore)]
        given: dict[str, object] = {"name": label}
        layouts: dict[str, list[tuple[tuple[int, int], ...]]] = {}
        for line in self.block_lines(cursor):
            field = line.choice("field", known, f"a field: {', '.join(known)}")
            if field.startswith("layout") and line.peek().isdigit():
                layouts.setdefault(field, []).append(_up_to_end(line, partial(_coordinate, line)))
            else:
                given[field] = line.value()
        given |= {field: CoordinateTable(tuple(lanes)) for field, lanes in layouts.items()}
        missing = [f.name for f in fields(TensorCore) if f.default is MISSING and f.name not in given]
        if missing:
            raise cursor.error(f"tensorcore {label}: missing {', '.join(missing)}", 0)
        self.scope.cores[label] = TensorCore(**given)  # pyright: ignore[reportArgumentType]


def _up_to_end(line: Cursor, item: Callable[[], _T]) -> tuple[_T, ...]:
    """All items up to the end of a line."""
    found: list[_T] = []
    while line.peek():
        found.append(item())
    return tuple(found)


def _coordinate(line: Cursor) -> tuple[int, int]:
    match = line.expect(_COORDINATE, "a coordinate such as 0,3 (row, column)")
    return line.parsed(parse_integer, match, 1), line.parsed(parse_integer, match, 2)
