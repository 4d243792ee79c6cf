"""`kg aot MODULE:FUNCTION`: a NumericalFunction as files."""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from kg.plugin import KgError

if TYPE_CHECKING:
    from kg.plugin import Commands

    from kg_aot.numerical import NumericalFunction


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "aot",
        help="write functions as C++",
        description="Writes a function that kg_aot.function made as a header and a source that need no Python, with CMakeLists.txt and a test.",
    )
    parser.add_argument("source", help="MODULE:FUNCTION or FILE.py:FUNCTION")
    parser.add_argument("--output", "-o", help="the folder (default: the function's name)")
    parser.add_argument(
        "--target",
        default="",
        help="a GPU: cuda, cu (a .cu file), hip, opencl, metal, or DEVICE:RENDERER; default: a processor",
    )
    parser.add_argument("--arch", default="", help="the GPU's architecture, as sm_90 or gfx942 (default: the one here)")
    parser.add_argument("--language", default="c++", choices=("c++", "c"))
    parser.add_argument(
        "--level",
        default="portable",
        help="the processor: scalar, portable, x86-64-v3, x86-64-v4, armv8-a; several with commas between are one file",
    )
    parser.add_argument("--alignment", type=int, default=16, help="bytes at whose multiples memory begins (default: 16)")
    parser.add_argument(
        "--constants",
        default="text",
        choices=("text", "binary"),
        help="large constants in the source, or in a file of their own",
    )
    parser.add_argument("--python", action="store_true", help="also a module of Python that needs no kg, with a setup.py")
    parser.add_argument("--overwrite", action="store_true", help="also files that were changed since they were generated")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    function = find(options.source)
    folder = Path(options.output or function.name.rpartition(".")[2])
    files = function.generate(
        folder,
        language=options.language,
        level=options.level if "," not in options.level else options.level.split(","),
        alignment=options.alignment,
        constants=options.constants,
        python=options.python,
        overwrite=options.overwrite,
        target=options.target,
        arch=options.arch,
    )
    for file in files:
        print(f"{file}: {file.stat().st_size:,} bytes")
    return 0


def find(source: str) -> NumericalFunction:
    """The function that MODULE:FUNCTION names."""
    from kg_aot.numerical import NumericalFunction

    place, colon, name = source.rpartition(":")
    if not colon or not place:
        raise KgError(f"{source} is no MODULE:FUNCTION")
    try:
        if place.endswith(".py"):
            spec = importlib.util.spec_from_file_location(Path(place).stem, place)
            assert spec is not None and spec.loader is not None
            module = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(module)
        else:
            sys.path.insert(0, "")
            module = importlib.import_module(place)
    except (ModuleNotFoundError, FileNotFoundError) as error:
        raise KgError(f"{place} was not found: {error}") from error
    found = getattr(module, name, None)
    if not isinstance(found, NumericalFunction):
        what = "nothing" if found is None else f"a {type(found).__name__}"
        raise KgError(f"{name} in {place} is {what}, not a function that kg_aot.function made")
    return found
