"""What `str(plan)` prints, parsed back to an equal Plan, so that tests have plans as text.
Nothing but tests reads plans."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from kg.dtype import DType
from kg.ir.args import Var
from kg.runtime.plan.check import check_plan
from kg.runtime.plan.data import Category, CopyStep, Dim, FillStep, LaunchStep, LoopStep, Part, Plan, PlanBuffer, Step
from kg.text.cursor import Cursor, choices
from kg.text.graphs import parse_graph
from kg.text.parse import parse_nodes

_BLANK: Final = re.compile(r"\s*(#.*)?")
_WORD: Final = re.compile(r"\w+")
_HEX: Final = re.compile(r'hex"([0-9a-fA-F]*)"')


def parse_plan(text: str, filename: str = "<text>") -> Plan:
    """The plan of `format_plan`. Raises ParseError, and PlanError where it does not fit together."""
    return _Parser(text, filename).plan()


class _Parser:
    def __init__(self, text: str, filename: str) -> None:
        self.lines, self.filename = text.split("\n"), filename
        own, self.blocks = _split(self.lines)
        nodes = [line if line.lstrip().startswith("%") else "" for line in own]
        self.scope = parse_nodes("\n".join(nodes), filename)
        self.cursors = self.cursors_of(own)
        self.steps: list[Step] = []  # of the plan, or of the loop that is being read
        self.variables: list[Var] = []
        self.buffers: list[PlanBuffer] = []

    def cursors_of(self, own: Sequence[str]) -> list[Cursor]:
        return [
            Cursor(line, at + 1, self.filename, self.scope)
            for at, line in enumerate(own)
            if not _BLANK.fullmatch(line) and not line.lstrip().startswith("%")
        ]

    def plan(self) -> Plan:
        if not self.cursors:
            raise Cursor("", 1, self.filename, self.scope).error("expected 'plan NAME', found the end of the text")
        first, *rest = self.cursors
        if not first.keyword("plan"):
            raise first.error(f"expected 'plan NAME', found {first.here()}")
        name = first.name("the name of the plan")
        first.end()
        self.read(rest, {"variable": self.variable, "buffer": self.buffer, **self.kinds()})
        plan = Plan(name, tuple(self.variables), tuple(self.buffers), tuple(self.steps))
        check_plan(plan)
        return plan

    def kinds(self) -> dict[str, Callable[[Cursor], None]]:
        return {"launch": self.launch, "copy": self.copy, "fill": self.fill, "loop": self.loop}

    def read(self, lines: Sequence[Cursor], kinds: dict[str, Callable[[Cursor], None]]) -> None:
        for line in lines:
            word = line.expect(_WORD, f"one of {', '.join(kinds)}, or a node")
            if word.group() not in kinds:
                raise line.error(f"unknown line {word.group()!r}: {choices(word.group(), kinds)}", word.start())
            kinds[word.group()](line)
            line.end()

    def loop(self, line: Cursor) -> None:
        count, pairs, parts, condition = line.dim(), list[tuple[int, int]](), list[Part](), -1
        while line.peek() not in ("{", ""):
            if line.keyword("swap"):
                pairs.append((line.integer("the buffer of a step"), line.integer("the buffer of the next step")))
            elif line.keyword("part"):
                parts.append(self.part(line))
            elif line.keyword("while"):
                condition = line.integer("the buffer that says whether to go on")
            else:
                raise line.error(f"expected swap, part, while or '{{', found {line.here()}")
        line.need("{")
        outer = self.steps, self.blocks
        own, blocks = _split(self.blocks[line.line - 1].split("\n"))
        self.steps, self.blocks = [], blocks
        self.read(self.cursors_of(own), self.kinds())
        body = tuple(self.steps)
        self.steps, self.blocks = outer
        self.steps.append(LoopStep(count, body, tuple(pairs), tuple(parts), condition))

    def part(self, line: Cursor) -> Part:
        number = line.integer("the buffer that is a part")
        whole = line.integer("the buffer that it is a part of") if line.keyword("of") else number
        first = line.dim() if line.keyword("from") else 0
        return Part(number, whole, first, line.integer("1 or -1") if line.keyword("by") else 1)

    def variable(self, line: Cursor) -> None:
        self.variables.append(Var(line.name("a name"), line.integer("the least value"), line.integer("the greatest value")))

    def buffer(self, line: Cursor) -> None:
        number = line.integer("the number of the buffer")
        if number != len(self.buffers):
            raise line.error(f"buffers are numbered in order: expected {len(self.buffers)}, found {number}")
        word = line.expect(_WORD, f"one of {', '.join(c.value for c in Category)}")
        if word.group() not in [c.value for c in Category]:
            known = choices(word.group(), (c.value for c in Category))
            raise line.error(f"unknown category {word.group()!r}. {known}", word.start())
        category = Category(word.group())
        slot = line.integer("the caller's slot") if category in (Category.INPUT, Category.OUTPUT) else -1
        dtype = line.dtype()
        if not isinstance(dtype, DType):
            raise line.error("a buffer holds values, not pointers")
        size: Dim = line.dim()
        device = line.name("the name of the device") if line.keyword("on") else ""
        data = b""
        if category is Category.CONSTANT:
            digits = line.expect(_HEX, 'the bytes of the constant, such as hex"00ff"')
            if len(digits.group(1)) % 2:
                raise line.error("expected an even number of hex digits", digits.start())
            data = bytes.fromhex(digits.group(1))
        self.buffers.append(PlanBuffer(category, dtype, size, slot, data, device))

    def launch(self, line: Cursor) -> None:
        numbers: list[int] = []
        while line.peek().isdigit():
            numbers.append(line.integer())
        when = line.node() if line.keyword("when") else None
        values: list[tuple[str, int]] = []
        while line.keyword("with"):
            values.append((line.name("a launch variable"), line.integer("its value")))
        line.need("{")
        kernel = parse_graph(self.blocks[line.line - 1], self.filename)
        self.steps.append(LaunchStep(kernel, tuple(numbers), when, tuple(values)))

    def copy(self, line: Cursor) -> None:
        self.steps.append(CopyStep(line.integer("the buffer to fill"), line.integer("the buffer to copy")))

    def fill(self, line: Cursor) -> None:
        self.steps.append(FillStep(line.integer("the buffer to fill"), line.number()))


def _split(lines: Sequence[str]) -> tuple[list[str], dict[int, str]]:
    """The lines of the plan itself, others blank, and the text of the block that each opens,
    blank up to its first line."""
    own: list[str] = []
    blocks: dict[int, str] = {}
    depth, opened, body = 0, 0, list[str]()
    for at, line in enumerate(lines):
        own.append("" if depth else line)
        bare = "" if line.lstrip().startswith("|") else line.split("#")[0].strip()
        if bare.endswith("{"):
            depth += 1
            if depth == 1:
                opened, body = at, [""] * (at + 1)
                continue
        if bare == "}":
            depth -= 1
            if depth == 0:
                own[-1] = ""
                blocks[opened] = "\n".join(body)
        if depth:
            body.append(line)
    if depth:
        blocks[opened] = "\n".join(body)
    return own, blocks
