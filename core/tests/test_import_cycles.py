"""Circles of modules that import each other, lazy and type-only imports included:
each that is left has its reason here."""

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
#: One module of a circle, how many are in it -> why it is there.
ALLOWED: dict[tuple[str, int], str] = {
    (
        "kg.ir.uop",
        10,
    ): "a node's methods are written in files by topic (math, movement, parts, bounds, shapes), which make or name nodes",
    ("kg.rewrite.rule", 2): "a rule set compiles its matchers when they are first asked for; a matcher holds rules (type only)",
    ("kg.text.values", 3): "dims in args are written as text, and what reads text reads args",
    (
        "kg.semantics.interp.vectorize_loops",
        2,
    ): "the interpreter asks which loops run in lock step; the answer is about its Batch (type only)",
    (
        "kg.runtime.contracts",
        9,
    ): "a buffer belongs to a runtime (type only), whose bound launches, plans and DLPack take buffers; programs are recorded for it (lazy)",
    ("kg.runtime.plan.data", 3): "str(plan) is written by plan.text, lazily, with the arena that the plan has",
    ("kg.compile.tuning", 4): "a tuner searches on an open device, which its contract names (type only)",
    (
        "kg.plugin.trials.probing",
        2,
    ): "what starts a child process is imported when one is needed; the child answers in the words of its parent",
    (
        "kg_render.cstyle.writer",
        6,
    ): "values, memory and helpers write through the writer, which is made for a renderer (type only)",
    (
        "kg_render.asm.select",
        2,
    ): "loops and branches are written through the selection, which its table of nodes names (type only)",
    ("kg_graph.materialization", 2): "the body of a loop is filled by the same decisions as what is around it (lazy)",
    ("kg_cpu.runtime.device", 3): "a runtime captures plans; what is captured names its runtime (type only)",
    ("kg_gpu.runtime", 4): "the same",
    ("kg_webgpu.runtime.device", 3): "the same",
    ("kg_sim.work_items", 4): "the work-items of a launch have its copies and its counters, which read them (type only)",
    (
        "kg_aot.numerical",
        8,
    ): "a function's methods that write files or make sparse derivatives are in files by topic (lazy), which take and make functions",
    (
        "kg_aot.cxx.renderer",
        2,
    ): "calls of the library are written through the renderer's writer, which its contract names (type only)",
    ("kg_isa.x86.select", 6): "operands, masks, memory and tiles are taken for a selection, which asks for them (type only)",
    ("kg_cuda.card.driver", 3): "the card makes graphs of launches, which name it (type only)",
    ("kg_amd.card.hip.card", 2): "the same",
    ("kg_amd.card.hsa.card", 2): "the same",
    (
        "kg_amd.isa.select",
        9,
    ): "operands, memory, sums and quotients are written through a selection, which asks for them (type only)",
    ("kg_amd.sim.machine_code.text", 2): "an instruction is printed by a file of its own, which reads it (lazy)",
    ("kg_opencl.runtime.card", 2): "the card makes lists of commands, which name it (type only)",
    ("kg_cuda.cuda_c.renderer", 8): "as kg_render.cstyle: rules write through the writer, which is made for a renderer",
    ("kg_webgpu.wgsl.renderer", 7): "the same",
    ("kg_amd.hip_c.renderer", 4): "the same",
    (
        "kg_array.array",
        49,
    ): "methods of arrays are functions of the namespace, which take and make arrays; functions in steps are jitted (lazy)",
    (
        "kg_array.functions.statistical",
        7,
    ): "running products of complex numbers have a derivative, which is made of sums (lazy)",
    ("kg_array.numpy", 25): "the same of numpy's ndarray",
}


def modules(package: Path) -> dict[str, Path]:
    """Dotted name -> file."""
    top = package.parent
    found: dict[str, Path] = {}
    for path in sorted(top.rglob("*.py")):
        parts = (top.name, *path.relative_to(top).with_suffix("").parts)
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(path: Path, known: dict[str, Path]) -> Iterator[str]:
    """What a file imports, wherever the statement stands.
    A name of a package that is a module counts as the module."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module in known:
            yield from (
                f"{node.module}.{a.name}" if f"{node.module}.{a.name}" in known else str(node.module) for a in node.names
            )


def circles(graph: dict[str, set[str]]) -> list[frozenset[str]]:
    """The strongly connected components of more than one node (Tarjan)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[frozenset[str]] = []
    for root in sorted(graph):
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
        name: {target for target in imported(path, known) if target != name}
        if name not in ("kg", "kg.frontend")
        else set[str]()
        for name, path in known.items()
    }
    return set(circles(graph))


def test_every_circle_has_its_reason(found: set[frozenset[str]]) -> None:
    assert [sorted(c) for c in found if not any(name in c and len(c) <= size for name, size in ALLOWED)] == []


def test_every_reason_is_about_a_circle_of_its_size(found: set[frozenset[str]]) -> None:
    """A circle that became smaller says so, so that it does not grow again unseen."""
    sizes = {name: next((len(c) for c in found if name in c), 0) for name, _ in ALLOWED}
    assert dict(ALLOWED.keys()) == sizes


def test_a_circle_is_found() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == [frozenset("abc")]
