"""Text back into the identical nodes. Every error names line, column and what was expected there."""

from __future__ import annotations

import re
from dataclasses import MISSING, fields
from typing import Final

from kg.checks import parse_integer, shown
from kg.dtype import SCALARS, AnyDType, void
from kg.errors import KgError, ParseError
from kg.ir.args import LoopBody, Monoid
from kg.ir.layouts.fragment import CoordinateTable
from kg.ir.layouts.tensorcore import TensorCore
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.text.args import FORMS, read_arg
from kg.text.cursor import LABEL, Cursor, Scope, choices
from kg.text.printing import VOID_OPS

OPS: Final = {op.name.lower(): op for op in Op}
_NO_ARG: Final = {name: op for name, op in OPS.items() if op not in FORMS}
#: A line that needs no cursor: no arg, and a value dtype. Most lines are like this.
_SIMPLE: Final = re.compile(r"%([\w.]+) = (\w+)((?: %[\w.]+)+) : (\w+)(?: *#.*)?")
_BLANK: Final = re.compile(r"\s*(#.*)?")
_BLOCK: Final = re.compile(r"\s*(monoid|tensorcore|loop)\s")
_SOURCE_LINE: Final = re.compile(r"\s*\| ?(.*)", re.DOTALL)
_OP: Final = re.compile(r"\w+")
_COORDINATE: Final = re.compile(r"(\d+)\s*,\s*(\d+)")


def parse_graph(text: str, filename: str = "<text>") -> UOp:
    """The node of the last line. Raises ParseError."""
    parser = _Parser(text, filename)
    parser.run()
    return parser.last()


def parse_kernel(text: str, filename: str = "<text>") -> UOp:
    """The kernel AST that a text is. Raises ParseError, and KgError where it is another graph."""
    root = parse_graph(text, filename)
    if root.op is not Op.SINK:
        raise KgError(f"{filename} ends in {root.op.name.lower()}; a kernel ends in `sink`, which names its stores")
    return root


def parse_nodes(text: str, filename: str = "<text>") -> Scope:
    """Everything that the lines of a text define, which may be nothing. Raises ParseError."""
    parser = _Parser(text, filename)
    parser.run()
    return parser.scope


def parse_linear(text: str, filename: str = "<text>") -> list[UOp]:
    """The nodes of the lines in their order, those in parentheses left out. Raises ParseError."""
    parser = _Parser(text, filename)
    parser.run()
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
            block = _BLOCK.match(line)
            if block is None:
                self.node_line(self.cursor(line))
            elif block.group(1) == "monoid":
                self.monoid_block(self.cursor(line))
            elif block.group(1) == "loop":
                self.loop_block(self.cursor(line))
            else:
                self.core_block(self.cursor(line))

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
        word = cursor.expect(_OP, "an op")
        op = OPS.get(word.group())
        if op is None:
            raise cursor.error(f"unknown op {word.group()!r}: {choices(word.group(), OPS)}", word.start())
        lines = self.source_lines() if op is Op.SOURCE and cursor.peek() not in ('"', "{") else None
        try:
            arg = read_arg(op, cursor) if lines is None else lines
        except (TypeError, ValueError) as error:  # of a record that refuses what it is given
            raise error if isinstance(error, ParseError) else cursor.error(str(error), word.end()) from None
        sources: list[UOp] = []
        while cursor.peek() == "%":
            sources.append(cursor.node())
        dtype = self.dtype(op, cursor)
        cursor.end()
        try:
            return UOp(op, dtype, tuple(sources), arg)
        except (TypeError, ValueError, OverflowError, KgError) as error:
            raise cursor.error(str(error), word.start()) from None

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

    def block_lines(self, opening: Cursor) -> list[Cursor]:
        """The lines of a block up to its `}`, opened by `{` at the cursor."""
        opening.need("{")
        opening.end()
        found: list[Cursor] = []
        while self.at < len(self.lines):
            line = self.lines[self.at]
            self.at += 1
            cursor = self.cursor(line)
            if cursor.has("}"):
                cursor.end()
                return found
            if not _BLANK.fullmatch(line):
                found.append(cursor)
        raise opening.error("expected a line '}' that closes this block, found the end of the text", 0)

    def monoid_block(self, cursor: Cursor) -> None:
        cursor.keyword("monoid")
        label = cursor.name("the name of a monoid")
        name, op = label, ""
        identities: list[int | float | bool] = []
        combine: tuple[UOp, ...] = ()
        outer = self.scope.nodes, self.listed, self.newest  # the labels in a block are its own
        self.scope.nodes, self.listed = {}, []
        for line in self.block_lines(cursor):
            if line.keyword("name"):
                name = line.name("the name of the monoid")
            elif line.keyword("op"):
                op = line.name("an op")
            elif line.keyword("identities"):
                while line.peek():
                    identities.append(line.number())
            elif line.keyword("yield"):
                combine = tuple(_nodes(line))
            else:
                self.node_line(line)
            line.end()
        self.scope.nodes, self.listed, self.newest = outer
        self.scope.monoids[label] = Monoid(name, op, tuple(identities), combine)

    def loop_block(self, cursor: Cursor) -> None:
        cursor.keyword("loop")
        label = cursor.name("the name of the body")
        given: dict[str, int | UOp] = {"count": 0, "carried": 0, "sliced": 0, "condition": -1}
        flags, values = {"backwards": False, "apart": False}, tuple[UOp, ...]()
        outer = self.scope.nodes, self.listed, self.newest
        self.scope.nodes, self.listed = {}, []
        for line in self.block_lines(cursor):
            word = next((w for w in (*given, *flags, "yield") if line.keyword(w)), "")
            if word in given:
                given[word] = line.dim() if word == "count" else line.integer()
            elif word in flags:
                flags[word] = True
            elif word:
                values = tuple(_nodes(line))
            else:
                self.node_line(line)
            line.end()
        self.scope.nodes, self.listed, self.newest = outer
        numbers = [given[w] for w in ("carried", "sliced", "condition")]
        carried, sliced, condition = (n for n in numbers if isinstance(n, int))
        self.scope.loops[label] = LoopBody(
            given["count"], carried, sliced, values, condition, flags["backwards"], flags["apart"]
        )

    def core_block(self, cursor: Cursor) -> None:
        cursor.keyword("tensorcore")
        label = cursor.name("the name of a tensor core")
        known = [f.name for f in fields(TensorCore)]
        given: dict[str, object] = {"name": label}
        layouts: dict[str, list[tuple[tuple[int, int], ...]]] = {}
        for line in self.block_lines(cursor):
            field = line.expect(_OP, f"a field: {', '.join(known)}")
            if field.group() not in known:
                raise line.error(f"unknown field {field.group()!r}: {choices(field.group(), known)}", field.start())
            if field.group().startswith("layout") and line.peek().isdigit():
                layouts.setdefault(field.group(), []).append(_coordinates(line))
            else:
                given[field.group()] = line.value()
            line.end()
        given |= {field: CoordinateTable(tuple(lanes)) for field, lanes in layouts.items()}
        missing = [f.name for f in fields(TensorCore) if f.default is MISSING and f.name not in given]
        if missing:
            raise cursor.error(f"tensorcore {label}: missing {', '.join(missing)}", 0)
        self.scope.cores[label] = TensorCore(**given)  # pyright: ignore[reportArgumentType]


def _nodes(line: Cursor) -> list[UOp]:
    """All nodes up to the end of a line."""
    found: list[UOp] = []
    while line.peek():
        found.append(line.node())
    return found


def _coordinates(line: Cursor) -> tuple[tuple[int, int], ...]:
    found: list[tuple[int, int]] = []
    while line.peek():
        match = line.expect(_COORDINATE, "a coordinate such as 0,3 (row, column)")
        found.append((line.parsed(parse_integer, match, 1), line.parsed(parse_integer, match, 2)))
    return tuple(found)
