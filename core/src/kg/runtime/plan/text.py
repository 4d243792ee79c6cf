"""Plans as text, printed and parsed back to an equal Plan: sizes as nodes, a line per buffer and step, kernels in blocks."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from kg.dtype import DType
from kg.ir.args import Var
from kg.ir.uop import UOp
from kg.runtime.memory.arena import Arena, arena_of
from kg.runtime.plan.check import check_plan
from kg.runtime.plan.data import Category, CopyStep, Dim, FillStep, LaunchStep, LoopStep, Part, Plan, PlanBuffer, Step, launches
from kg.text.cursor import Cursor, choices
from kg.text.graphs import format_graph, parse_graph
from kg.text.parse import parse_nodes
from kg.text.printing import format_nodes
from kg.text.values import format_name, format_number

_INDENT: Final = "  "
_BLANK: Final = re.compile(r"\s*(#.*)?")
_WORD: Final = re.compile(r"\w+")
_HEX: Final = re.compile(r'hex"([0-9a-fA-F]*)"')


def format_plan(plan: Plan) -> str:
    """The text form. docs/ir.md describes it."""
    roots = [b.size for b in plan.buffers if isinstance(b.size, UOp)]
    roots += [s.when for s in launches(plan.steps) if s.when is not None]
    roots += [size for s in plan.steps for size in _sizes(s)]
    text, names = format_nodes(roots)
    lines = [f"plan {format_name(plan.name)}"]
    lines += [f"{_INDENT}variable {format_name(v.name)} {v.min} {v.max}" for v in plan.variables]
    lines += [_INDENT + line for line in text.splitlines()]
    arenas = {device: arena_of(plan, device=device) for device in plan.devices}
    for device, arena in arenas.items():
        if arena.offsets:
            lines.append(f"{_INDENT}# {arena}" + (f" on {device}" if device else ""))
    lines += [_INDENT + _buffer(plan, number, names, arenas[b.device]) for number, b in enumerate(plan.buffers)]
    for step in plan.steps:
        lines += [_INDENT + line if line else line for line in _step(step, names)]
    return "\n".join(lines) + "\n"


def _buffer(plan: Plan, number: int, names: dict[UOp, str], arena: Arena) -> str:
    buffer = plan.buffers[number]
    slot = f" {buffer.slot}" if buffer.is_given else ""
    size = names[buffer.size] if isinstance(buffer.size, UOp) else str(buffer.size)
    data = f' hex"{buffer.data.hex()}"' if buffer.category is Category.CONSTANT else ""
    first, last = plan.lifetime(number)
    used = "unused" if last < first else f"step {first}" if first == last else f"steps {first} to {last}"
    place = f", at {arena.offsets[number]} of the arena" if number in arena.offsets else ""
    device = f" on {format_name(buffer.device)}" if buffer.device else ""
    return f"buffer {number} {buffer.category.value}{slot} {buffer.dtype} {size}{device}{data}  # {used}{place}"


def _sizes(step: Step) -> list[UOp]:
    """What loops depend on that is known at launch."""
    if not isinstance(step, LoopStep):
        return []
    own = [size for size in (step.count, *(p.first for p in step.parts)) if isinstance(size, UOp)]
    return own + [size for s in step.body for size in _sizes(s)]


def _dim(size: Dim, names: dict[UOp, str]) -> str:
    return names[size] if isinstance(size, UOp) else str(size)


def _loop(loop: LoopStep, names: dict[UOp, str]) -> list[str]:
    head = [f"loop {_dim(loop.count, names)}", *(f"swap {now} {after}" for now, after in loop.pairs)]
    head += [f"part {p.part} of {p.whole} from {_dim(p.first, names)} by {p.by}" for p in loop.parts]
    head += [f"while {loop.condition}"] if loop.condition >= 0 else []
    body = [_INDENT + line if line else line for step in loop.body for line in _step(step, names)]
    return [f"{' '.join(head)} {{", *body, "}"]


def _step(step: Step, names: dict[UOp, str]) -> list[str]:
    match step:
        case CopyStep():
            return [f"copy {step.target} {step.source}"]
        case FillStep():
            return [f"fill {step.target} {format_number(step.value)}"]
        case LoopStep():
            return _loop(step, names)
        case LaunchStep():
            condition = "" if step.when is None else f" when {names[step.when]}"
            values = "".join(f" with {format_name(name)} {value}" for name, value in step.values)
            body = [_INDENT + line for line in format_graph(step.kernel).splitlines()]
            return [f"launch {' '.join(map(str, step.buffers))}{condition}{values} {{", *body, "}"]


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
    """The lines of the plan itself, others blank, and the text of the block that each opens, blank up to its first line."""
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
