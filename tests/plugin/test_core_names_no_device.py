"""Core asks a renderer what it can do, never which device it is:
no device but REF and NULL is named in its code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import kg

ROOT = Path(kg.__file__).parent
DEVICE = re.compile(r"(?<![a-z])(cuda|metal|amd|opencl|webgpu|nir|cpu)(?![a-z])", re.IGNORECASE)
#: What may stand in core, and why.
ALLOWED = (
    (r"e\.g\. (CPU or )?CPU(:LLVM)?\b", "an example in a help text"),
    (r"workers of a CPU-like device", "a kind of device, in the meaning of a setting"),
    (r"^cpu_count$", "Python's name for the number of processors"),
)


def words(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every string that is no docstring, and every name."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docs = {
        id(n.body[0].value) for n in ast.walk(tree) if isinstance(n, documented) and n.body and isinstance(n.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in docs:
                yield node.lineno, text
            case ast.Name(id=text) | ast.Attribute(attr=text) | ast.arg(arg=text):
                yield node.lineno, text
            case ast.FunctionDef(name=text) | ast.ClassDef(name=text):
                yield node.lineno, text
            case ast.keyword(arg=str(text)):
                yield node.value.lineno, text
            case _:
                pass


def found() -> list[tuple[str, int, str]]:
    """(file, line, text) wherever a device is named."""
    named: list[tuple[str, int, str]] = []
    for path in sorted(ROOT.rglob("*.py")):
        for line, text in words(ast.parse(path.read_text())):
            if DEVICE.search(text):
                named.append((path.relative_to(ROOT).as_posix(), line, text))
    return named


def allowed(file: str, text: str) -> list[int]:
    return [i for i, (pattern, _, *where) in enumerate(ALLOWED) if re.search(pattern, text) and where in ([], [file])]


def test_core_names_no_device() -> None:
    wrong = [f"{file}:{line}: {text!r}" for file, line, text in found() if not allowed(file, text)]
    assert not wrong, "core must ask for a capability instead"


def test_every_exception_is_needed() -> None:
    used = {i for file, _, text in found() for i in allowed(file, text)}
    assert [ALLOWED[i][:2] for i in range(len(ALLOWED)) if i not in used] == []


def test_core_imports_no_plugin() -> None:
    imports = re.compile(r"^\s*(from|import) kg_(?!core)\w+", re.MULTILINE)
    assert [str(p) for p in ROOT.rglob("*.py") if imports.search(p.read_text())] == []
