"""Circles of modules that import each other, lazy and type-only imports included: each that is left has its reason here."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = {
    path.parent.name: path
    for folder in ("core/src/*", "libraries/*/src/*", "plugins/*/src/*", "frontends/*/src/*")
    for path in ROOT.glob(f"{folder}/__init__.py")
}
#: Modules of a circle -> why it is there.
ALLOWED: dict[frozenset[str], str] = {}


def modules(package: Path) -> dict[str, Path]:
    """Dotted name -> file."""
    top = package.parent
    found: dict[str, Path] = {}
    for path in sorted(top.rglob("*.py")):
        parts = (top.name, *path.relative_to(top).with_suffix("").parts)
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(path: Path, known: dict[str, Path]) -> Iterator[str]:
    """What a file imports, wherever the statement stands. A name of a package that is a module counts as the module."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module in known:
            yield from (f"{node.module}.{a.name}" if f"{node.module}.{a.name}" in known else str(node.module) for a in node.names)


def circles(graph: dict[str, set[str]]) -> list[frozenset[str]]:
    """The strongly connected components of more than one node (Tarjan)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[frozenset[str]] = []
    for root in graph:
        if root in index:
            continue
        work = [(root, iter(sorted(graph[root])))]
        index[root] = low[root] = len(index)
        stack.append(root)
        while work:
            node, rest = work[-1]
            for child in rest:
                if child not in index:
                    index[child] = low[child] = len(index)
                    stack.append(child)
                    work.append((child, iter(sorted(graph[child]))))
                    break
                if child in stack:
                    low[node] = min(low[node], index[child])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == index[node]:
                    at = stack.index(node)
                    component, stack[at:] = frozenset(stack[at:]), []
                    if len(component) > 1:
                        found.append(component)
    return found


@pytest.fixture(scope="module")
def found() -> set[frozenset[str]]:
    known = {name: path for package in SOURCES.values() for name, path in modules(package).items()}
    # the root of kg hands on names of all rooms, each when it is asked for, and so does kg.frontend
    graph = {
        name: {target for target in imported(path, known) if target != name} if name not in ("kg", "kg.frontend") else set[str]()
        for name, path in known.items()
    }
    return set(circles(graph))


def test_every_circle_has_its_reason(found: set[frozenset[str]]) -> None:
    assert [sorted(c) for c in found - {*ALLOWED}] == []


def test_no_reason_is_left_over(found: set[frozenset[str]]) -> None:
    assert [sorted(c) for c in {*ALLOWED} - found] == []


def test_a_circle_is_found() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == [frozenset("abc")]
