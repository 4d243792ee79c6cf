"""`kg webgpu export SOURCE`: a kernel or a jitted function as a module and a page for browsers."""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import re
import sys
import traceback
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, cast

from kg.plugin import KgError

if TYPE_CHECKING:
    from kg.plugin import Commands

_INPUT = re.compile(r"(\w+(?:\.\w+)*):(\w+):((?:\d+(?:x\d+)*)?)")


def add(commands: Commands) -> None:
    parser = commands.add_parser("webgpu", help="write kernels for browsers", description="kg and WebGPU.")
    inner = parser.add_subparsers(dest="webgpu_command", metavar="COMMAND", required=True)
    export = inner.add_parser(
        "export",
        help="write an ES module and a page",
        description="Writes NAME.js, a module whose run(inputs) computes with WebGPU and depends on nothing, NAME.d.ts, its types,"
        " and NAME.html, a page that compares it with values computed here.",
    )
    export.add_argument(
        "source", help="a kernel AST as text (FILE.kg), or MODULE:FUNCTION or FILE.py:FUNCTION, jitted by kg_array"
    )
    export.add_argument(
        "--input",
        action="append",
        default=[],
        metavar="NAME:DTYPE:SHAPE",
        help="an argument of the function, e.g. x:float32:256x256; rate:float32: is one number, and layers.0.w:float32:8 is within a list and a dict",
    )
    export.add_argument("--output", "-o", help="the module to write (default: NAME.js here)")
    export.add_argument("--name", default="", help="what the page is called (default: as the function)")
    export.add_argument("--weights-beside", action="store_true", help="weights in NAME.bin, which the module fetches")
    export.add_argument("--page", help="a template for the page, with {{title}}, {{module}} and {{check}} in it")
    export.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from kg_webgpu.exporting import export

    parsed = [parse_input(text) for text in options.input]
    inputs = dict(parsed)
    twice = next((name for i, (name, _) in enumerate(parsed) if name in dict(parsed[:i])), None)
    if twice is not None:
        raise KgError(f"--input {twice} is given twice")
    source, name = find(options.source)
    output = Path(options.output or f"{name}.js")
    with _told_where(options.source.rpartition(":")[0]):
        files = export(
            source, output, trees_of(inputs), name=options.name, weights_beside=options.weights_beside, page=options.page
        )
    for file in files:
        print(f"{file}: {file.stat().st_size:,} bytes")
    return 0


@contextmanager
def _told_where(place: str) -> Generator[None, None, None]:
    """What a person's own code raises is told in a line, with the place in it.
    All else is raised as it is."""
    try:
        yield
    except (KgError, OSError):
        raise
    except Exception as error:
        frames = [f for f in traceback.extract_tb(error.__traceback__) if Path(f.filename).absolute() == _file_of(place)]
        if not frames:
            raise
        where = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}"
        raise KgError(f"{where}: {type(error).__name__}: {error} (kg --traceback webgpu export ... shows more)") from error


def _file_of(place: str) -> Path | None:
    """The file of FILE.py, or of a module that was imported."""
    if place.endswith(".py"):
        return Path(place).absolute()
    file = getattr(sys.modules.get(place), "__file__", None)
    return None if file is None else Path(file).absolute()


def parse_input(text: str) -> tuple[str, tuple[str, tuple[int, ...]]]:
    """`x:float32:256x256`: the name, the dtype and the shape."""
    found = _INPUT.fullmatch(text)
    if found is None:
        raise KgError(f"--input {text}: it must be NAME:DTYPE:SHAPE, e.g. x:float32:256x256")
    name, dtype, shape = found.groups()
    return name, (dtype, tuple(int(d) for d in shape.split("x") if d))


def trees_of(inputs: Mapping[str, object]) -> dict[str, object]:
    """The arguments of inputs like `layers.0.w`: keys are those of dicts,
    numbers from 0 on those of lists."""
    trees: dict[str, object] = {}
    for name, leaf in inputs.items():
        *keys, last = name.split(".")
        node = trees
        for key in keys:
            inside = node.setdefault(key, {})
            if not isinstance(inside, dict):
                raise KgError(f"--input {name}: {key} is an array already")
            node = cast("dict[str, object]", inside)
        if last in node:
            raise KgError(f"--input {name}: others are within it")
        node[last] = leaf
    return {name: _listed(tree) for name, tree in trees.items()}


def _listed(tree: object) -> object:
    if not isinstance(tree, dict):
        return tree
    inside = {key: _listed(one) for key, one in cast("dict[str, object]", tree).items()}
    numbers = [str(n) for n in range(len(inside))]
    return [inside[n] for n in numbers] if sorted(inside) == sorted(numbers) else inside


def find(text: str) -> tuple[object, str]:
    """What a source names, and what to call its files."""
    from kg_graph.exporting import read_kernel

    place, colon, name = text.rpartition(":")
    if not colon and text.endswith(".py"):
        raise KgError(f"name a function of it: {text}:FUNCTION")
    if not colon:
        return read_kernel(text), Path(text).stem
    if not name.isidentifier():
        raise KgError(f"{text}: it must be FILE.kg, MODULE:FUNCTION or FILE.py:FUNCTION")
    with _told_where(place):
        module = _module(place)
    if not hasattr(module, name):
        raise KgError(f"{place} has no {name}")
    return getattr(module, name), name


def _module(place: str) -> object:
    try:
        if place.endswith(".py"):
            spec = importlib.util.spec_from_file_location(Path(place).stem, place)
            if spec is None or spec.loader is None or not Path(place).exists():
                raise KgError(f"there is no file {place}")
            module = importlib.util.module_from_spec(spec)
            sys.modules[spec.name] = module
            spec.loader.exec_module(module)
            return module
        sys.path.insert(0, str(Path.cwd()))  # as python -m does
        return importlib.import_module(place)
    except ImportError as error:
        raise KgError(f"{place} can't be imported: {error}") from error
