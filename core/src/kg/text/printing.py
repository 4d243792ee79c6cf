"""Graphs and ordered programs into text, one node per line; and one node into one line of a message."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Final

from kg.checks import shown
from kg.dtype import void
from kg.ir.args import Access, Axis, GroupReduce, KernelInfo, LoopBody, Monoid, Reduction, Var
from kg.ir.layouts.fragment import CoordinateTable
from kg.ir.layouts.tensorcore import TensorCore
from kg.ir.op import EFFECTS, Op
from kg.ir.uop import SHAPED_BY_SOURCES, UOp
from kg.text.args import format_arg, format_dim
from kg.text.values import Labels, format_name, format_number, format_value, nodes_in

#: Ops that mostly have no value: `: void` is left away.
VOID_OPS: Final = EFFECTS | {Op.LOOP, Op.SINK, Op.REDUCE, Op.SCAN, Op.CUSTOM, Op.PROGRAM, Op.LINEAR, Op.SOURCE, Op.BINARY}
#: Kinds of arg that refer to no node.
_RECORDS: Final = {Axis, Var, Access, GroupReduce, Reduction, LoopBody, KernelInfo, TensorCore}
_PLAIN: Final = {type(None), int, float, bool, str, bytes, *_RECORDS}
_WORD: Final = {op: op.name.lower() for op in Op}
_NODE_LENGTH, _ARG_LENGTH, _SOURCES = 400, 120, 6


def format_graph(root: UOp) -> str:
    """The graph below root, one node per line in toposort order; root is the last."""
    if not isinstance(root, UOp):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise TypeError(f"format_graph takes a graph, a UOp, not {shown(root)}")
    writer = _Writer()
    for node in ordered([root]):
        writer.define(node)
    return writer.text()


def format_nodes(roots: Sequence[UOp]) -> tuple[str, dict[UOp, str]]:
    """Lines that define these nodes and all below them, and what each node is called in them."""
    writer = _Writer()
    for node in ordered(roots):
        writer.define(node)
    return writer.text() if writer.lines else "", writer.names


def format_linear(uops: Sequence[UOp]) -> str:
    """An ordered program as it stands.
    A source that does not come earlier is shown in parentheses where it is needed."""
    writer = _Writer()
    names = writer.names
    for node in uops:
        if node in names:
            writer.lines.append(names[node])
            continue
        if type(node.arg) in _PLAIN and all(map(names.__contains__, node.src)):
            writer.define(node)
            continue
        for source in ordered([node], names):
            writer.define(source, listed=source is node)
    return writer.text()


def ordered(roots: Sequence[UOp], known: dict[UOp, str] | None = None) -> list[UOp]:
    """toposort that also follows the nodes in args (symbolic dims); without those already known."""
    order: list[UOp] = []
    done: set[UOp] = set()
    had = known or {}  # not copied: a program asks once for each of its nodes
    stack: list[tuple[UOp, bool]] = [(root, False) for root in reversed(roots)]
    while stack:
        node, ready = stack.pop()
        if ready:
            order.append(node)
        elif node not in done and node not in had:
            done.add(node)
            stack.append((node, True))
            stack.extend([(s, False) for s in reversed(node.src) if s not in done and s not in had])
            if type(node.arg) not in _PLAIN:
                stack.extend([(s, False) for s in nodes_in(node.arg) if s not in done and s not in had])
    return order


def reached(roots: Sequence[UOp]) -> dict[UOp, None]:
    """The nodes of `ordered`, quicker where their order says nothing."""
    found: dict[UOp, None] = {}
    left = list(roots)
    while left:
        new = [node for node in left.pop().toposort() if node not in found]
        found |= dict.fromkeys(new)
        left += [inner for node in new if type(node.arg) not in _PLAIN for inner in nodes_in(node.arg)]
    return found


class _Writer(Labels):
    """Numbers the nodes, and puts each monoid, tensor core and loop's body in a block before the lines:
    all those of `around` too."""

    def __init__(self, around: _Writer | None = None) -> None:
        self.names: dict[UOp, str] = {}
        self.lines: list[str] = []
        self.blocks: list[str] = around.blocks if around else []
        self.taken: set[str] = around.taken if around else set()
        self.monoids: dict[Monoid, str] = around.monoids if around else {}
        self.cores: dict[TensorCore, str] = around.cores if around else {}
        self.loops: dict[LoopBody, str] = around.loops if around else {}

    def text(self) -> str:
        return "\n".join([*self.blocks, *self.lines]) + "\n"

    def define(self, node: UOp, *, listed: bool = True) -> None:
        names = self.names
        name = names[node] = f"%{len(names)}"
        op, dtype = node.op, node.dtype
        source = op is Op.SOURCE and isinstance(node.arg, str) and _is_plain_text(node.arg)
        parts = [_WORD[op] + ("" if source else format_arg(node, self)), *[names[s] for s in node.src]]
        if dtype is not void or op not in VOID_OPS:
            parts.append(f": {dtype!r}")
        self.lines.append(f"{name if listed else f'({name})'} = {' '.join(parts)}{_shape_comment(node)}")
        if source:
            self.lines.extend([f"  | {line}".rstrip(" ") if not line else f"  | {line}" for line in str(node.arg).split("\n")])

    def node(self, node: UOp) -> str:
        return self.names[node]

    def monoid(self, monoid: Monoid) -> str:
        if monoid not in self.monoids:
            known = _known(monoid.name)
            if known == monoid and repr(known) == repr(monoid):
                self.monoids[monoid] = monoid.name
            else:
                label = self._label(monoid.name)
                self.monoids[monoid] = format_name(label)
                self.blocks.append(_monoid_block(monoid, label))
        return self.monoids[monoid]

    def tensor_core(self, core: TensorCore) -> str:
        if core not in self.cores:
            label = self._label(core.name)
            self.cores[core] = format_name(label)
            self.blocks.append(_core_block(core, label, self))
        return self.cores[core]

    def loop_body(self, body: LoopBody) -> str:
        if body not in self.loops:
            inside = _Writer(self)
            for node in ordered([*([body.count] if isinstance(body.count, UOp) else []), *body.values]):
                inside.define(node)
            label = self._label("step")
            self.loops[body] = format_name(label)
            self.blocks.append(_loop_block(body, label, inside))
        return self.loops[body]

    def _label(self, name: str) -> str:
        """The name itself, or with a number when something else is called so."""
        label, count = name, 1
        while label in self.taken or _known(label) is not None:
            count += 1
            label = f"{name}_{count}"
        self.taken.add(label)
        return label


def _known(name: str) -> Monoid | None:
    """The monoid that the name alone means."""
    from kg.ir.monoid import compound

    try:
        return compound(name)
    except (ValueError, TypeError):
        return None


def _monoid_block(monoid: Monoid, label: str) -> str:
    body = _Writer()
    for node in ordered(monoid.combine):
        body.define(node)
    lines = [f"monoid {format_name(label)} {{"]
    if monoid.name != label:
        lines.append(f"  name {format_name(monoid.name)}")
    if monoid.op:
        lines.append(f"  op {format_name(monoid.op)}")
    if monoid.identities:
        lines.append(f"  identities {' '.join(map(format_number, monoid.identities))}")
    lines += [f"  {line}" for line in body.lines]
    if monoid.combine:
        lines.append(f"  yield {' '.join(body.names[node] for node in monoid.combine)}")
    return "\n".join([*body.blocks, *lines, "}"])


def _loop_block(body: LoopBody, label: str, inside: _Writer) -> str:
    """The counts, a step's nodes, then its values."""
    count = inside.names[body.count] if isinstance(body.count, UOp) else str(body.count)
    lines = [f"  {line}" for line in inside.lines]
    lines += [f"  count {count}", f"  carried {body.carried}", f"  sliced {body.sliced}"]
    lines += [f"  condition {body.condition}"] if body.condition >= 0 else []
    lines += [f"  {word}" for word, holds in (("backwards", body.backwards), ("apart", body.apart)) if holds]
    return "\n".join(
        [f"loop {format_name(label)} {{", *lines, f"  yield {' '.join(inside.names[v] for v in body.values)}", "}"]
    )


def _core_block(core: TensorCore, label: str, labels: Labels) -> str:
    """One field per line; a table of coordinates takes one line per lane, `row,column` per register."""
    lines = [f"tensorcore {format_name(label)} {{"]
    for field in fields(core):
        value: object = getattr(core, field.name)
        if isinstance(value, CoordinateTable):
            for registers in value.coordinates:
                lines.append(f"  {field.name} {' '.join(f'{row},{column}' for row, column in registers)}".rstrip())
        elif value != field.default and not (field.name == "name" and value == label):
            lines.append(f"  {field.name} {format_value(value, labels)}")
    return "\n".join([*lines, "}"])


def _is_plain_text(text: str) -> bool:
    """Whether a source reads back from `| ` lines as it was:
    no control characters, and more than one line."""
    return "\n" in text and all(line.replace("\t", "").isprintable() for line in text.split("\n"))


def _shape_comment(node: UOp) -> str:
    if node.op not in SHAPED_BY_SOURCES:
        return ""
    try:
        shape = node.shape
    except Exception:  # a graph that doesn't fit must print too: that is when people read it
        return ""
    return f"  # [{', '.join(map(format_dim, shape))}]" if shape else ""


# -- one line for messages


def format_node(node: UOp) -> str:
    """One line of bounded length: `add(mul(...), const 1.5) : float32  # [4, 8]`. Never raises."""
    try:
        shown = [_brief(s) for s in node.src[:_SOURCES]]
        if len(node.src) > _SOURCES:
            shown.append(f"... {len(node.src) - _SOURCES} more")
        sources = f"({', '.join(shown)})" if shown else ""
        text = f"{_head(node)}{sources} : {node.dtype!r}{_shape_comment(node)}"
    except Exception as error:
        return f"<{getattr(getattr(node, 'op', None), 'name', 'node')}: no text form: {type(error).__name__}>"
    return text if len(text) <= _NODE_LENGTH else f"{text[: _NODE_LENGTH - 4]} ..."


def _brief(node: UOp) -> str:
    return f"{_head(node)}(...)" if node.src else _head(node)


def _head(node: UOp) -> str:
    try:
        arg = "" if node.op is Op.BINARY else format_arg(node, _MESSAGE)
    except Exception:  # any object may stand in a broken node's arg
        arg = f" {{{type(node.arg).__name__}}}"
    text = f"{node.op.name.lower()}{arg}"
    return text if len(text) <= _ARG_LENGTH else f"{text[: _ARG_LENGTH - 4]} ..."


_MESSAGE: Final = Labels()
