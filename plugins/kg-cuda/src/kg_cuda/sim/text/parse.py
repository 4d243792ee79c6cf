"""PTX text → Module: the directives of the module and of functions.
Instructions are read by `statements`."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kg_cuda.sim.numbers.types import SIZES
from kg_cuda.sim.text.statements import Scope, dims, read_body
from kg_cuda.sim.text.syntax import Function, Module, Variable, layout
from kg_cuda.sim.text.tokens import Tokens, number, tokenize

LINKAGE: Final = {".visible", ".extern", ".weak", ".common"}
STATES: Final = {".global", ".const", ".shared", ".local", ".param"}
#: Directives of a kernel that only tune it.
TUNING: Final = {
    ".minnctapersm",
    ".maxnreg",
    ".maxnctapersm",
    ".explicitcluster",
    ".maxclusterrank",
    ".noreturn",
    ".abi_preserve",
    ".blocksareclusters",
}


def parse(text: str) -> Module:
    """The kernels, functions and variables of a PTX text. PtxError names the line of what it can't read."""
    tokens, module = tokenize(text), Module()
    while tokens.kind != "end":
        _top(tokens, module)
    if not module.version:
        raise tokens.fail("the text has no .version")
    return module


@lru_cache(maxsize=64)
def parsed(text: str) -> Module:
    """`parse`, remembered.
    Nobody may change the module, nor place its variables: that is for `again()` of it."""
    return parse(text)


def _top(tokens: Tokens, module: Module) -> None:
    linkage: set[str] = set()
    while tokens.word in LINKAGE:
        linkage.add(tokens.take())
    word = tokens.word
    if word == ".version":
        tokens.take()
        module.version = tokens.take()
    elif word == ".target":
        tokens.take()
        module.target = tokens.name("an architecture")
        while tokens.accept(","):
            tokens.take()
    elif word == ".address_size":
        tokens.take()
        if tokens.integer() != 64:
            tokens.at -= 1
            raise tokens.fail("only addresses of 64 bits are known")
    elif word in (".entry", ".func"):
        function = _function(tokens)
        (module.kernels if function.entry else module.functions)[function.name] = function
    elif word in STATES:
        for variable in variables(tokens, ".extern" in linkage):
            module.variables[variable.name] = variable
    elif word == ".pragma":
        tokens.take()
        tokens.take()
        tokens.expect(";")
    elif word == ".section":
        while not tokens.accept("}"):
            tokens.take()
    elif not tokens.accept(";"):
        raise tokens.fail(f"{word!r} begins nothing that is known here")


def variables(tokens: Tokens, extern: bool = False) -> list[Variable]:
    """The variables of one declaration, its semicolon too."""
    space = tokens.take()[1:]
    found = [_variable(tokens, space, extern, None)]
    while tokens.accept(","):
        found.append(_variable(tokens, space, extern, found[0]))
    tokens.expect(";")
    return found


def _variable(tokens: Tokens, space: str, extern: bool, like: Variable | None) -> Variable:
    """One variable: alignment, type, name, sizes, first values.
    Further ones of a declaration share the first's type."""
    align, vector, kind = (like.align, 1, like.type) if like else (0, 1, "")
    line = tokens.line
    while tokens.kind == "directive":
        word = tokens.take()[1:]
        if word == "align":
            align = tokens.integer()
        elif word in ("v2", "v4", "v8"):
            vector = int(word[1])
        elif word in SIZES:
            kind = word
        elif word not in ("ptr", "global", "const", "shared", "local", "attribute"):
            tokens.at -= 1
            raise tokens.fail(f"{word!r} is no type that is known")
    if not kind:
        raise tokens.fail("expected a type")
    name = tokens.name("a name")
    count, unsized = vector, False
    while tokens.accept("["):
        if tokens.accept("]"):
            unsized = True
            continue
        count *= tokens.integer()
        tokens.expect("]")
    values: list[int | float | str] = []
    if tokens.accept("="):
        _values(tokens, values)
    size = SIZES[kind] * (len(values) if unsized else count)
    return Variable(name, space, kind, size, align or SIZES[kind] * vector, tuple(values), extern and unsized, line)


def _values(tokens: Tokens, values: list[int | float | str]) -> None:
    if tokens.accept("{"):
        while not tokens.accept("}"):
            _values(tokens, values)
            tokens.accept(",")
        return
    sign = -1 if tokens.accept("-") else 1
    if tokens.kind == "name":  # the address of another variable, or generic(it)
        name = tokens.take()
        if tokens.accept("("):
            name = tokens.name("a variable")
            tokens.expect(")")
        offset = tokens.integer() if tokens.accept("+") else 0
        values.append(f"{name}+{offset}")
        return
    if tokens.kind != "number":
        raise tokens.fail(f"expected a value, found {tokens.word!r}")
    values.append(sign * number(tokens.take()).value)


def _function(tokens: Tokens) -> Function:
    line, entry = tokens.line, tokens.take() == ".entry"
    results = _params(tokens) if not entry and tokens.word == "(" else []
    function = Function(tokens.name("a function's name"), entry, line, results=results)
    if tokens.word == "(":
        function.params = _params(tokens)
    function.offsets, _ = layout(function.params)
    while tokens.kind == "directive":
        word = tokens.take()
        if word == ".maxntid":
            function.maxntid = dims(tokens)
        elif word in (".reqntid", ".reqnctapercluster"):
            value = dims(tokens)
            function.reqntid, function.cluster = (value, function.cluster) if word == ".reqntid" else (function.reqntid, value)
        elif word == ".pragma":
            tokens.take()
            tokens.expect(";")
        elif word in (".maxnreg", ".minnctapersm"):
            value = int(number(tokens.take()).value)
            function.maxnreg, function.blocks = (value, function.blocks) if word == ".maxnreg" else (function.maxnreg, value)
        elif word in TUNING:
            _numbers(tokens)
        else:
            tokens.at -= 1
            raise tokens.fail(f"{word!r} is no directive of a function that is known")
    if tokens.accept(";"):
        function.defined = False
        return function
    tokens.expect("{")
    read_body(tokens, function, Scope(), lambda: variables(tokens))
    return function


def _numbers(tokens: Tokens) -> None:
    while tokens.kind == "number" or tokens.word == ",":
        tokens.take()


def _params(tokens: Tokens) -> list[Variable]:
    tokens.expect("(")
    found: list[Variable] = []
    while not tokens.accept(")"):
        if tokens.take() not in (".param", ".reg"):
            tokens.at -= 1
            raise tokens.fail("expected .param")
        found.append(_variable(tokens, "param", False, None))
        if not tokens.accept(",") and tokens.word != ")":
            raise tokens.fail(f"expected , or ), found {tokens.word!r}")
    return found
