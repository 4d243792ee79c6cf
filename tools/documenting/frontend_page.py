"""docs/frontends/frontend.md: every name of `kg.frontend` with what it is,
from docstrings and `#:` comments. Part of `tools/make_docs.py`."""

from __future__ import annotations

import ast
import inspect
import re
from importlib import import_module
from pathlib import Path
from types import ModuleType

from kg import frontend

#: Heading -> the rooms whose names stand under it, in the order of the page.
TOPICS = {
    "Nodes": ("kg.ir",),
    "Dtypes": ("kg.dtype",),
    "Devices, buffers, launches": (
        "kg.plugin",
        "kg.runtime.device",
        "kg.runtime.buffers",
        "kg.runtime.contracts",
    ),
    "Plans": ("kg.runtime.plan", "kg.runtime.memory", "kg.runtime.sizes"),
    "Compiling": ("kg.compile", "kg.target", "kg.passes", "kg.schedule", "kg.analysis", "kg.rewrite"),
    "Text and numbers": ("kg.text", "kg.semantics"),
    "Errors, settings, events": ("kg.errors", "kg.settings", "kg.events", "kg.checks", "kg.garbage", "kg.locks"),
}
HEAD = """# What front ends and libraries import

A front end traces and transforms; what it makes is a graph of nodes, and what runs it is a plan on a device. Everything that it needs of kg is in `kg` (what people use) and in
`kg.frontend`, each name imported when it is first asked for. kg-array and kg-graph import nothing else of kg-core, which import-linter, ruff and `core/tests/test_public_modules.py` check.
Packages of devices import `kg.plugin` instead ([plugins.md](../plugins/plugins.md)). What is in neither is the inside of kg, which changes without notice.

Written by `tools/make_docs.py` from the docstrings.
"""


def page() -> str:
    """The text of docs/frontends/frontend.md.
    Raises ValueError for a name that has no place on it, or no words."""
    rows: dict[str, list[str]] = {topic: [] for topic in TOPICS}
    for name in dir(frontend):
        module = frontend._NAMES[name]
        words = described(name, import_module(module))
        if not words:
            raise ValueError(f"kg.frontend.{name} of {module} has neither a docstring nor a comment #:")
        rows[_topic(module)].append(f"| `{name}` | {words} |")
    parts = [f"## {topic}\n\n| name | what it is |\n|---|---|\n" + "\n".join(found) for topic, found in rows.items()]
    return "\n\n".join([HEAD.rstrip(), *parts]) + "\n"


def _topic(module: str) -> str:
    for topic, rooms in TOPICS.items():
        if any(module == room or module.startswith(f"{room}.") for room in rooms):
            return topic
    raise ValueError(f"{module} belongs to no topic of docs/frontends/frontend.md")


def described(name: str, module: ModuleType) -> str:
    """The first sentence that the code says of a name, on one line."""
    thing = getattr(module, name) if hasattr(module, name) else import_module(f"{module.__name__}.{name}")
    words = f"the dtype {thing}" if isinstance(thing, frontend.DType) else _comment(name, module)
    if not words and (inspect.ismodule(thing) or callable(thing)):
        words = (inspect.getdoc(thing) or "") if not _is_generated(thing) else ""
    first = " ".join(words.partition("\n\n")[0].split())
    return first.replace("|", "\\|")


def _is_generated(thing: object) -> bool:
    """Whether a class has but the docstring that `dataclass` writes."""
    return inspect.isclass(thing) and (thing.__doc__ or "").startswith(f"{thing.__name__}(")


def _comment(name: str, module: ModuleType) -> str:
    """The comment `#:` above or behind an assignment of the module's own."""
    lines = Path(str(module.__file__)).read_text(encoding="utf-8").splitlines()
    for node in ast.parse("\n".join(lines)).body:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        if name not in {n.id for target in targets for n in ast.walk(target) if isinstance(n, ast.Name)}:
            continue
        behind = re.search(r"#:\s*(.*)$", lines[(node.end_lineno or node.lineno) - 1])
        above: list[str] = []
        at = node.lineno - 2
        while at >= 0 and lines[at].startswith("#:"):
            above.insert(0, lines[at].removeprefix("#:").strip())
            at -= 1
        return behind[1] if behind else " ".join(above)
    return ""
