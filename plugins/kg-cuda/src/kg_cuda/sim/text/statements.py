"""The body of a function: registers, variables, labels and instructions, names in braces made unique."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

from kg_cuda.sim.errors import PtxError
from kg_cuda.sim.numbers.types import SIZES
from kg_cuda.sim.text.syntax import Address, Function, Group, Instruction, Name, Number, Operand, Pair, Tensor, Variable
from kg_cuda.sim.text.tokens import Tokens, number

NUMBERED: Final = re.compile(r"(.*?)(\d+)\Z", re.S)
SPECIAL: Final = re.compile(
    r"%(?:tid|ntid|ctaid|nctaid|clusterid|nclusterid|cluster_ctaid|cluster_nctaid)\.[xyz]|%(?:laneid|warpid|nwarpid|smid|nsmid|gridid|"
    r"lanemask_(?:eq|le|lt|ge|gt)|clock|clock_hi|clock64|globaltimer|globaltimer_lo|globaltimer_hi|dynamic_smem_size|"
    r"total_smem_size|aggr_smem_size|cluster_ctarank|cluster_nctarank|is_explicit_cluster)\Z"
)
CONSTANTS: Final = {"WARP_SZ": 32}


@dataclass(slots=True)
class Scope:
    """What names mean within one pair of braces."""

    suffix: str = ""
    names: dict[str, str] = field(default_factory=dict[str, str])
    ranges: dict[str, tuple[str, int]] = field(default_factory=dict[str, tuple[str, int]])


@dataclass(slots=True)
class Reader:
    """Where the reading of one function's body stands."""

    tokens: Tokens
    function: Function
    scopes: list[Scope]
    variables: Callable[[], list[Variable]]
    count: int = 0

    def resolve(self, name: str) -> str:
        """The unique name of what `name` means here."""
        for scope in reversed(self.scopes):
            found = scope.names.get(name)
            if found is not None:
                return found
            if scope.ranges and (match := NUMBERED.match(name)):
                kind, count = scope.ranges.get(match[1], ("", 0))
                if int(match[2]) < count:
                    unique = scope.names[name] = name + scope.suffix
                    self.function.registers[unique] = kind
                    return unique
        if name[0] == "%" and not SPECIAL.match(name):
            raise self.tokens.fail(f"register {name} is not declared")
        return name


def dims(tokens: Tokens) -> tuple[int, int, int]:
    """One to three numbers, the missing ones 1."""
    found = [tokens.integer()]
    while tokens.accept(","):
        found.append(tokens.integer())
    return (*found, 1, 1)[:3]  # type: ignore[return-value]


def read_body(tokens: Tokens, function: Function, scope: Scope, variables: Callable[[], list[Variable]]) -> None:
    """Reads statements up to the brace that closes the function."""
    reader = Reader(tokens, function, [scope], variables)
    for param in (*function.params, *function.results):
        scope.names[param.name] = param.name
    while reader.scopes:
        _statement(reader)
    for instruction in function.code:
        if (
            instruction.opcode[0] == "bra"
            and isinstance(target := instruction.operands[0], Name)
            and target.name not in function.labels
        ):
            raise PtxError(f"label {target.name} does not exist", instruction.line, instruction.text)


def _statement(reader: Reader) -> None:
    tokens = reader.tokens
    word, kind = tokens.word, tokens.kind
    if kind == "name":
        if tokens.words[tokens.at + 1] == ":":
            _label(reader)
        else:
            _instruction(reader, "", False)
    elif word == "@":
        tokens.take()
        negated = tokens.accept("!")
        _instruction(reader, reader.resolve(tokens.name("a predicate")), negated)
    elif word == ".reg":
        _registers(reader)
    elif word in (".shared", ".local", ".param", ".global", ".const"):
        _declare(reader)
    elif word == "{":
        tokens.take()
        reader.count += 1
        scope = Scope(f"#{reader.count}")
        _labels_ahead(tokens, scope)
        reader.scopes.append(scope)
    elif word == "}":
        tokens.take()
        reader.scopes.pop()
    elif word == ".pragma":
        tokens.take()
        tokens.take()
        tokens.expect(";")
    elif kind == "end":
        raise tokens.fail("the text ends too early")
    elif not tokens.accept(";"):
        raise tokens.fail(f"{word!r} begins no statement that is known")


def _labels_ahead(tokens: Tokens, scope: Scope) -> None:
    """Labels of the braces just opened: jumps to them may come first."""
    depth, at = 1, tokens.at
    while depth and at < len(tokens.words):
        word = tokens.words[at]
        depth += (word == "{") - (word == "}")
        if depth == 1 and tokens.kinds[at] == "name" and tokens.words[at + 1] == ":":
            scope.names[word] = word + scope.suffix
        at += 1


def _label(reader: Reader) -> None:
    tokens, function = reader.tokens, reader.function
    name = reader.resolve(tokens.take())
    tokens.expect(":")
    if tokens.accept(".branchtargets"):
        targets = [reader.resolve(tokens.name("a label"))]
        while tokens.accept(","):
            targets.append(reader.resolve(tokens.name("a label")))
        tokens.expect(";")
        function.tables[name] = tuple(targets)
        return
    if tokens.word in (".callprototype", ".calltargets"):
        raise tokens.fail("calls through pointers are not supported")
    if name in function.labels:
        raise tokens.fail(f"label {name} exists already")
    function.labels[name] = len(function.code)


def _registers(reader: Reader) -> None:
    tokens, scope = reader.tokens, reader.scopes[-1]
    tokens.take()
    kind = tokens.take()[1:]
    if kind not in SIZES or kind in ("b128",):
        tokens.at -= 1
        raise tokens.fail(f"registers of type {kind!r} are not supported")
    while True:
        name = tokens.name("a register")
        if tokens.accept("<"):
            scope.ranges[name] = kind, tokens.integer()
            tokens.expect(">")
        else:
            unique = scope.names[name] = name + scope.suffix
            reader.function.registers[unique] = kind
        if not tokens.accept(","):
            break
    tokens.expect(";")


def _declare(reader: Reader) -> None:
    scope, function = reader.scopes[-1], reader.function
    for variable in reader.variables():
        unique = scope.names[variable.name] = variable.name + scope.suffix
        function.variables[unique] = replace(variable, name=unique)


def _instruction(reader: Reader, guard: str, negated: bool) -> None:
    tokens = reader.tokens
    first = tokens.starts[tokens.at]
    line = tokens.line_of(first)
    opcode = tuple(tokens.name("an instruction").split("."))
    operands: list[Operand] = []
    if tokens.word != ";":
        operands.append(_operand(reader))
        while tokens.accept(","):
            operands.append(_operand(reader))
    text = " ".join(tokens.clean[first : tokens.starts[tokens.at]].split())
    tokens.expect(";")
    reader.function.code.append(Instruction(line, text, opcode, tuple(operands), guard, negated))


def _operand(reader: Reader) -> Operand:
    operand = _simple(reader)
    if reader.tokens.accept("|"):
        return Pair(operand, _simple(reader))
    return operand


def _simple(reader: Reader) -> Operand:
    tokens = reader.tokens
    kind, word = tokens.kind, tokens.word
    if kind == "name":
        tokens.at += 1
        if word in CONSTANTS:
            return Number(CONSTANTS[word])
        name = reader.resolve(word) if word != "_" else word
        if tokens.word == "+":
            tokens.take()
            return Name(name, tokens.integer())
        return Name(name)
    if kind == "number":
        tokens.at += 1
        return number(word)
    if word == "-":
        tokens.at += 1
        found = number(tokens.take())
        return Number(-found.value, 0)
    if word == "!":
        tokens.at += 1
        return Name(reader.resolve(tokens.name("a predicate")), negated=True)
    if word == "[":
        return _address(reader)
    if word not in ("{", "("):
        raise tokens.fail(f"{word!r} is no operand that is known")
    tokens.at += 1
    close = "}" if word == "{" else ")"
    items: list[Operand] = []
    while not tokens.accept(close):
        items.append(_simple(reader))
        if not tokens.accept(",") and tokens.word != close:
            raise tokens.fail(f"expected , or {close}, found {tokens.word!r}")
    return Group(tuple(items))


def _address(reader: Reader) -> Operand:
    tokens = reader.tokens
    tokens.expect("[")
    if tokens.kind == "number" or tokens.word == "-":
        base, offset = "", tokens.integer()
    else:
        base, offset = reader.resolve(tokens.name("an address")), 0
        if tokens.accept("+") or tokens.word == "-":
            offset = tokens.integer()
    if tokens.accept(","):
        coordinates = _simple(reader)
        tokens.expect("]")
        return Tensor(Address(base, offset), coordinates.items if isinstance(coordinates, Group) else (coordinates,))
    tokens.expect("]")
    return Address(base, offset)
