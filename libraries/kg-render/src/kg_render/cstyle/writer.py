"""Writes one kernel in a C-like language: names, inlining, nesting, typedefs and helpers.

A value used once, in the block that computes it, is written into its user; everything else becomes a constant with a name.
Loads from memory are always named, where they stand, so that no expression moves across a store.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from kg.plugin import SCALARS, AddrSpace, DType, Op, PtrDType, UnsupportedError, UOp
from kg.plugin.rendering import COMPARE, is_splat

from kg_render.cstyle.keywords import RESERVED
from kg_render.cstyle.templates import PRIMARY

if TYPE_CHECKING:
    from kg_render.cstyle.renderer import CStyleRenderer, Pointer, Variable

#: A longer expression gets a name of its own.
LINE_LIMIT: Final = 60
_INDENT: Final = "  "
_WORD: Final = re.compile(r"\W+", re.ASCII)
_LETTER: Final = re.compile(r"[A-Za-z]\d*")
_IDENTIFIER: Final = re.compile(r"[A-Za-z_]\w*\Z")


class Text(NamedTuple):
    """An expression and how tightly its outermost operator binds."""

    code: str
    precedence: int = PRIMARY


class Writer:
    """One kernel being written.
    Rules read values with `arg`, `atom` and `mask`, and write statements with `line`."""

    def __init__(self, language: CStyleRenderer, uops: Sequence[UOp]) -> None:
        self.language, self.uops = language, uops
        self.text: dict[UOp, Text] = {}
        self.mask_bits: dict[UOp, int] = {}  # the width of the lanes of a vector of bools
        self.lines: list[str] = []
        self.top: list[str] = []  # declarations at the head of the kernel
        self.pointers: list[Pointer] = []
        self.variables: list[Variable] = []
        self.epilogue: dict[str, None] = {}  # closing statements, once each
        self.loops = 0  # how many are open
        self._indent = _INDENT
        self._typedefs: dict[str, str] = {}
        self._helpers: dict[str, str] = {}
        self._types: dict[DType, str] = {}
        self.kernel_name = uops[-1].kernel.name
        self._taken = {*RESERVED, self.kernel_name}
        self._counters: dict[str, int] = {}
        # a register read that is not yet written out, and what it reads: named before the register changes
        self._reads: dict[UOp, frozenset[str]] = {}
        self._current_reads: frozenset[str] = frozenset()
        self._uses: dict[UOp, int] = {}
        self._movable: dict[UOp, bool] = {}
        self.written: set[UOp] = set()
        self._survey()

    def _survey(self) -> None:
        """Count the uses of each value, and see whether its user stands in the same block."""
        blocks: list[int] = [0]
        block_of: dict[UOp, int] = {}
        uses, movable = self._uses, self._movable
        for number, u in enumerate(self.uops):
            if u.op in (Op.END, Op.ENDIF):
                blocks.pop()
                continue
            block = block_of[u] = blocks[-1]
            for s in operands(u):
                uses[s] = uses.get(s, 0) + 1
                movable[s] = block_of.get(s) == block
            if u.op in (Op.RANGE, Op.IF):
                blocks.append(number + 1)
            elif u.op is Op.STORE:
                self.written.add(u.src[0].src[0])

    # -- the whole

    def write(self) -> None:
        """Every node by its rule, in order."""
        rules = self.language.rules()
        for u in self.uops:
            rule = rules.get(u.op)
            if rule is None:
                raise UnsupportedError(
                    f"{self.language.device}:{self.language.suffix} can't render {u.op.name}; lower it first"
                )
            self._current_reads = frozenset()
            self.loops += (u.op is Op.RANGE) - (u.op is Op.END)
            text = rule(self, u)
            if text is not None:
                self._place(u, text)

    def source(self) -> str:
        self.write()
        for statement in self.epilogue:
            self.line(statement)
        pointers = sorted(self.pointers, key=lambda p: p.slot)  # the order of kg.target.signature
        variables = sorted(self.variables, key=lambda v: v.var.name)
        kernel = self.language.kernel(self.kernel_name, pointers, variables, [*self.top, *self.lines])
        parts = [
            "\n".join(self.language.headers),
            "\n".join(self._typedefs.values()),
            *self._helpers.values(),
            "\n".join(kernel),
        ]
        return "\n\n".join(p for p in parts if p) + "\n"

    def _place(self, u: UOp, text: Text) -> None:
        """Write the value into its user later, or name it now."""
        uses = self._uses.get(u, 0)
        if _is_constant(u) or (uses == 1 and self._may_inline(u, text)):
            self.text[u] = text
            if self._current_reads:
                self._reads[u] = self._current_reads
        elif uses:
            self.declare(u, text)

    def _may_inline(self, u: UOp, text: Text) -> bool:
        if not self._movable[u] or len(text.code) > LINE_LIMIT or u.op is Op.CUSTOM:
            return False
        return u.op is not Op.LOAD or space_of(u) is AddrSpace.REG

    # -- statements

    def line(self, code: str) -> None:
        self.lines.append(code if code.startswith("#") else self._indent + code)

    def open(self, head: str) -> None:
        self.line(head + " {")
        self._indent += _INDENT

    def close(self) -> None:
        self._indent = self._indent[: -len(_INDENT)]
        self.line("}")

    def declare(self, u: UOp, text: Text) -> str:
        """Name a value here."""
        name = self.number(_prefix(u))
        self.line(self.language.constant(self.type_of(u), name, text.code))
        self.text[u] = Text(name)
        self._reads.pop(u, None)
        return name

    def name_pending(self, register: str | None = None) -> None:
        """Name every pending value that reads this register (or any), before it changes."""
        for u, reads in list(self._reads.items()):
            if register is None or register in reads:
                self.declare(u, self.text[u])

    # -- values

    def arg(self, u: UOp, precedence: int = 0) -> str:
        """The value as an operand: in parentheses where it binds less tightly than asked."""
        code, own = self.text[u]
        if u in self._reads:
            self._current_reads |= self._reads.pop(u)
        return code if own >= precedence else f"({code})"

    def atom(self, u: UOp) -> str:
        """The value as a name or literal, for use more than once."""
        text = self.text[u]
        if _is_constant(u) or _IDENTIFIER.match(text.code):  # a constant is written out in every block
            return self.arg(u)
        return self.declare(u, text)

    def read(self, register: str) -> None:
        """The value being written reads this register."""
        self._current_reads |= {register}

    def mask(self, u: UOp, bits: int, precedence: int = 0) -> str:
        """A vector of bools as a mask with lanes of so many bits."""
        mask = SCALARS[f"int{bits}"].vec(u.lanes)
        if u.op is Op.CONST:
            return self.splat(mask, "-1" if u.value else "0")
        if self.mask_bits[u] == bits:
            return self.arg(u, precedence)
        return self.language.convert_vector(self.arg(u), mask) if self.type(mask) else ""

    def splat(self, dtype: DType, scalar: str) -> str:
        """A scalar in every lane."""
        body = f"return {self.language.vector_literal(dtype, ['x'] * dtype.lanes)};"
        return f"{self.helper('splat', dtype, [(self.type(dtype.scalar), 'x')], [body])}({scalar})"

    # -- types and names

    def type(self, dtype: DType) -> str:
        """The name of a value type; a vector type is declared on its first use."""
        name = self._types.get(dtype)
        if name is None:
            name = self._types[dtype] = self.language.type_name(dtype)
            if dtype.lanes > 1:
                declaration = self.language.vector_typedef(dtype)
                if declaration:
                    self._typedefs[name] = declaration
        return name

    def typedef(self, name: str, declaration: str) -> str:
        self._typedefs.setdefault(name, declaration)
        return name

    def mask_type(self, lanes: int, bits: int) -> DType:
        return SCALARS[f"int{bits}"].vec(lanes)

    def type_of(self, u: UOp) -> str:
        """The type of a value as it is held in a variable: a vector of bools is a mask."""
        dtype = u.type
        if dtype.is_bool and dtype.lanes > 1 and u in self.mask_bits:
            return self.type(self.mask_type(dtype.lanes, self.mask_bits[u]))
        return self.type(dtype)

    def unique(self, wanted: str) -> str:
        """A fresh identifier like the name wanted."""
        return self._fresh(_identifier(wanted))

    def chosen(self, wanted: str) -> str:
        """A fresh identifier for a name that a person chose:
        more than a letter may be a type, a function or a macro of the target's library, so `_` is added."""
        word = _identifier(wanted)
        return self._fresh(word if _LETTER.fullmatch(word) else f"{word}_")

    def _fresh(self, base: str) -> str:
        name, number = base, 0
        while name in self._taken:
            number += 1
            name = f"{base}_{number}"
        self._taken.add(name)
        return name

    def number(self, prefix: str) -> str:
        """The next free name of a family: val0, val1, ..."""
        count = self._counters.get(prefix, 0)
        while (name := f"{prefix}{count}") in self._taken:
            count += 1
        self._counters[prefix] = count + 1
        self._taken.add(name)
        return name

    def helper(self, name: str, result: DType, parameters: Sequence[tuple[str, str]], body: Sequence[str]) -> str:
        """Define a function once; its name in the text."""
        full = self.helper_name(name, result)
        self.define(full, self.type(result), parameters, body)
        return full

    def procedure(self, name: str, parameters: Sequence[tuple[str, str]], body: Sequence[str]) -> None:
        """Define a function that returns nothing, once."""
        self.define(name, "void", parameters, body)

    def define(self, name: str, result: str, parameters: Sequence[tuple[str, str]], body: Sequence[str]) -> None:
        """Write a function before the kernel, once."""
        if name in self._helpers:
            return
        head = self.language.function_head(result, name, parameters)
        lines = [line if line.startswith("#") else _INDENT + line for line in body]
        self._helpers[name] = "\n".join([head + " {", *lines, "}"])
        self._taken.add(name)

    def helper_name(self, name: str, result: DType) -> str:
        """What a helper is called: the kernel keeps its own name."""
        full = f"{name}_{result}"
        return f"{full}_" if full == self.kernel_name else full

    def has_helper(self, name: str) -> bool:
        return name in self._helpers


def _identifier(text: str) -> str:
    """The text with `_` for what no identifier has."""
    base = _WORD.sub("_", text).strip("_") or "x"
    return f"_{base}" if base[0].isdigit() else base


def operands(u: UOp) -> tuple[UOp, ...]:
    """The sources whose values the node reads; ordering sources and pointers left out."""
    match u.op:
        case Op.LOAD:
            alternative = u.src[1:2] if u.gate is not None else ()
            return (*_address(u), *alternative)
        case Op.STORE:
            return (*_address(u), u.src[1])
        case Op.PREFETCH:
            return _address(u)
        case Op.IF:
            return u.src[:1]
        case Op.VECTORIZE:
            return u.src[:1] if is_splat(u) else u.src
        case Op.INDEX | Op.END | Op.ENDIF | Op.SINK | Op.BARRIER | Op.SPECIAL:
            return ()
        case _:
            return u.src


def _is_constant(u: UOp) -> bool:
    """A literal, written out at every use."""
    return u.op is Op.CONST or (u.op is Op.GEP and u.src[0].op is Op.CONST)


def _address(u: UOp) -> tuple[UOp, ...]:
    return () if space_of(u) is AddrSpace.REG else u.src[0].src[1:]


def space_of(u: UOp) -> AddrSpace:
    """The address space that a LOAD, STORE or PREFETCH touches."""
    pointer = u.src[0].dtype
    if not isinstance(pointer, PtrDType) or u.src[0].op is not Op.INDEX:
        raise UnsupportedError(f"{u.op.name}: its address must be an INDEX, not {u.src[0].op.name}")
    return pointer.space


def _prefix(u: UOp) -> str:
    """What a value is called: val (loaded), cond (bool), cast, vec (vector), num (integer), alu (float)."""
    if u.op is Op.LOAD:
        return "val"
    if u.op in COMPARE or u.type.is_bool:
        return "cond"
    if u.op in (Op.CAST, Op.BITCAST):
        return "cast"
    if u.op in (Op.VECTORIZE, Op.GEP, Op.SHUFFLE):
        return "vec" if u.lanes > 1 else "lane"
    return "num" if u.type.is_int and u.lanes == 1 else "alu"


Rule = Callable[[Writer, UOp], Text | None]
