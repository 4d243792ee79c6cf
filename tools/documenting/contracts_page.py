"""docs/plugins/contracts.md: the classes that a device implements or is given,
by their signatures and docstrings. make_docs.py writes the page."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from dataclasses import is_dataclass

from kg import plugin

from documenting import capability_table, question_table

#: What a device implements or is given, in the order of the page.
CONTRACT_CLASSES = (
    *(
        plugin.Renderer,
        plugin.Compiler,
        plugin.Runtime,
        plugin.Program,
        plugin.Launch,
        plugin.Runner,
        plugin.Allocator,
        plugin.Block,
    ),
    *(
        plugin.HostAllocator,
        plugin.FlatAllocator,
        plugin.FlatMemory,
        plugin.ProgramInfo,
        plugin.ParamInfo,
        plugin.Var,
        plugin.Timed,
    ),
)
_FIELD = re.compile(r"    (?P<name>\w+): (?P<kind>.*?)(?: = (?P<default>.*?))?(?:  #: (?P<words>.*))?")


def page() -> str:
    """docs/plugins/contracts.md."""
    lines = [
        "# The contracts of renderers and runtimes",
        "",
        "What a package for a device implements, and what it is given: every signature, with what the method must do, who calls it, and what it may",
        "raise. [write-a-plugin.md](write-a-plugin.md) leads through it. All of it comes from `kg.plugin`. This page is made by `python tools/make_docs.py`",
        "from the code, and `tests/core/test_docs.py` fails where the two differ.",
        "",
        "## What `Renderer.supports(op, dtype, lanes)` is asked",
        "",
        "`dtype` is a scalar, which may be one that `supported_dtypes` lacks. `lanes` is as many as the value has; where the answer is no, core asks for",
        "the powers of two below, the widest first, down to 1, and splits the value into those. The answer for 1 alone makes scalars of a vector. Every op and",
        "access that reaches the renderer was asked about as it stands there, so that only what was accepted is rendered. Answers may be remembered: they",
        "follow from the fields of the renderer alone.",
        "",
        question_table.as_markdown(),
        "",
        capability_table.as_markdown(capability_table.capabilities(contract_fields)),
    ]
    for one in CONTRACT_CLASSES:
        made = (
            [f"`{one.__name__}{_signature(one.__init__).removesuffix(' -> None')}`", ""]
            if "__init__" in vars(one) and not is_dataclass(one)
            else []
        )
        lines += ["", f"## {one.__name__}", "", *made, inspect.cleandoc(one.__doc__ or ""), "", *_members(one)]
    return "\n".join(lines) + "\n"


def _members(one: type) -> list[str]:
    """A table of fields with their comments, and one of methods with their signatures and docstrings."""
    fields = [f"| `{name}` | {words} |" for name, words in contract_fields(one)]
    methods = [f"| `{name}` | {words} |" for name, words in contract_methods(one)]
    head = ["|---|---|"]
    return [
        *(["| field | |", *head, *fields] if fields else []),
        *([""] if fields and methods else []),
        *(["| method | |", *head, *methods] if methods else []),
    ]


def contract_fields(one: type) -> list[tuple[str, str]]:
    """(a field with type and default, its comment), of those that the class itself declares."""
    source = inspect.getsource(one).partition("    def ")[0]
    found: list[tuple[str, str]] = []
    comment: list[str] = []
    for line in source.splitlines():
        field = _FIELD.fullmatch(line)
        if line.startswith("    #:"):
            comment.append(line.removeprefix("    #:").strip())
        elif field and not field["name"].startswith("_"):
            kind = re.sub(r"^ClassVar\[(.*)\]$", r"\1", field["kind"])
            default = f" = {field['default']}" if field["default"] is not None else ""
            found.append(
                (_cell(f"{field['name']}: {kind}{default}"), _cell(" ".join([*comment, field["words"] or ""]).strip()))
            )
            comment = []
    return found


def contract_methods(one: type) -> list[tuple[str, str]]:
    """(a method with its signature, its docstring), of those that the class itself defines for others."""
    found: list[tuple[str, str]] = []
    for name, member in vars(one).items():
        function = member.fget if isinstance(member, property) else member
        inherited = any(name in vars(base) for base in one.__mro__[1:-1])
        if (
            not inspect.isfunction(function)
            or (name.startswith("_") and name != "__call__")
            or (inherited and not function.__doc__)
        ):
            continue
        signature = _signature(function)
        shown = f"{name}: {signature.partition(' -> ')[2]}" if isinstance(member, property) else name + signature
        found.append((_cell(shown), _cell(" ".join(inspect.cleandoc(function.__doc__ or "").split()))))
    return found


def _signature(function: Callable[..., object]) -> str:
    return str(inspect.signature(function)).replace("'", "").replace("(self, ", "(").replace("(self)", "()")


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
