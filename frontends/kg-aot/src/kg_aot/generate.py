"""Generates the files of a function from its compiled plan and the templates."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from importlib.metadata import version
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kg.plugin import KgError, UOp, settings
from kg_graph.exporting import Argument

from kg_aot.cxx.levels import ASKED, FEATURES, levels_of
from kg_aot.cxx.literals import elements
from kg_aot.cxx.program import CxxProgram
from kg_aot.cxx.statements import CONSTANT_LIMIT
from kg_aot.files import write_all
from kg_aot.interface import interface
from kg_aot.mapped import MappedFunction
from kg_aot.names import namespace
from kg_aot.parameters import check_c_names
from kg_aot.replay import wrapped
from kg_aot.templating import rendered

if TYPE_CHECKING:
    from kg_aot.numerical import NumericalFunction


def generate(
    function: NumericalFunction,
    folder: Path,
    *,
    language: str,
    level: str | Sequence[str],
    alignment: int,
    constant_limit: int,
    constants: str,
    python: bool,
    check: Mapping[str, object],
    overwrite: bool,
    target: str,
    arch: str,
) -> list[Path]:
    """See NumericalFunction.generate."""
    if target:
        from kg_aot.gpu.generate import gpu_texts

        refused = {
            "language": language != "c++",
            "level": level != "portable",
            "constants": constants != "text",
            "python": python,
        }
        for name, given in refused.items():
            if given:
                raise KgError(f"{function.name}: `{name}` is for processors, not for {target}, whose host code is one C++ file")
        files = gpu_texts(function, target, arch, alignment=alignment, constant_limit=constant_limit, check=check)
        return write_all(folder, function.name, files, overwrite=overwrite)
    if arch:
        raise KgError(f"{function.name}: `arch` is of a target's GPU; processors have a `level`")
    files = texts(
        function,
        language=language,
        level=level,
        alignment=alignment,
        constant_limit=constant_limit,
        constants=constants,
        python=python,
        check=check,
    )
    return write_all(folder, function.name, files, overwrite=overwrite)


def texts(
    function: NumericalFunction,
    *,
    language: str = "c++",
    level: str | Sequence[str] = "portable",
    alignment: int = 16,
    constant_limit: int | None = None,
    constants: str = "text",
    python: bool = False,
    check: Mapping[str, object] | None = None,
) -> dict[str, str | bytes]:
    """File name -> text, or bytes."""
    if constants not in ("text", "binary"):
        raise KgError(f"constants are text or binary, not {constants!r}")
    if alignment < 16 or alignment & (alignment - 1):
        raise KgError(f"the workspace is aligned to a power of two from 16 on, not to {alignment}")
    levels = levels_of(level)
    if len(levels) > 1 and language != "c++":
        raise KgError("several levels are namespaces of one C++ file: give one level for C")
    batch = function if isinstance(function, MappedFunction) else None
    binary = "_".join(namespace(function.name)) if constants == "binary" else ""
    if len(levels) > 1 and binary:
        raise KgError("a file of several levels has its constants as text")
    limit = CONSTANT_LIMIT if constant_limit is None else constant_limit
    programs: list[CxxProgram] = []
    for one in levels:
        named, renderer = function.named(language, one)
        programs.append(CxxProgram(named, renderer, alignment, limit, in_block=batch is not None, binary=binary))
    program, named = programs[0], programs[0].named
    whole = function if batch is None else batch.whole
    all_inputs, all_outputs = (_of_all(given, batch) for given in (named.inputs, named.outputs))
    run = named.reference if batch is None else lambda given, _: batch.whole.jitted.kg_trace(whole.specs).run(given)
    described = interface(whole, program, (all_inputs, all_outputs), run, check or {})
    parts = namespace(function.name)
    if language == "c":
        arrays, sizes = described["inputs"] + described["outputs"], described["open_sizes"]
        check_c_names("_".join(parts), [*(p.own for p in arrays), *(n["own"] for n in sizes)])
    bodies = [_body(p, batch) for p in programs]
    memory = {
        "size": max(b["batch"]["tasks"] * b["batch"]["slice"] if batch else b["program"].workspace for b in bodies),
        "alignment": max(p.workspace_alignment for p in programs),
        "buffers": max(p.alignment for p in programs),
        "bound": max(p.arena.bound for p in programs),
    }
    template = {"c++": ("hpp", "cpp"), "c": ("h", "c")}[language]
    context: dict[str, Any] = {
        "function": function.name,
        "doc": (function.fn.__doc__ or "").strip().splitlines(),
        "version": version("kg-aot"),
        "name": parts[-1],
        "namespace": "::".join(parts),
        "prefix": "_".join(parts),
        **described,
        "level": program.renderer.level,
        "levels": levels,
        "features": FEATURES,
        "asked": ASKED,
        "memory": memory,
        "are_reals": settings().fast_math,
        "library": any(p.by_library for p in programs),
        "outside": [(c, program.type(c.dtype)) for c in program.outside[0]],
        "sparsity": sparsity_of(function if batch is None else batch.of),
        "header": f"{parts[-1]}.{template[0]}",
        "source": f"{parts[-1]}.{template[1]}",
        "finds": "",
        "links": " -lm" if any(p.by_library for p in programs) else "",
    }
    context["batch"] = bodies[0]["batch"]
    context["bodies"] = [
        {"level": b["program"].renderer.level, "text": rendered(f"body.{template[1]}.j2", {**context, **b})} for b in bodies
    ]
    source = rendered(f"source.{template[1]}.j2", context)
    context["hash"] = hashlib.sha256(source.encode()).hexdigest()[:16]
    found, data = program.outside
    beside: dict[str, str | bytes] = {}
    if found:
        beside = {f"{parts[-1]}_constants.S": rendered("constants.S.j2", context), f"{parts[-1]}.bin": data}
    if python:
        beside |= _extension(context)
    return {
        **beside,
        context["header"]: rendered(f"header.{template[0]}.j2", context),
        context["source"]: source,
        f"test_{context['source']}": rendered(f"test.{template[1]}.j2", context),
        "CMakeLists.txt": rendered("CMakeLists.txt.j2", context),
        f"{context['name']}.pc.in": rendered("pc.in.j2", context),
        f"{context['name']}-config.cmake.in": rendered("config.cmake.in.j2", context),
    }


def _body(program: CxxProgram, batch: MappedFunction | None) -> dict[str, Any]:
    """What the template of one level's kernels and `call` is given."""
    statements = program.statements()
    return {
        "program": program,
        "batch": _batch(batch, program, [*program.named.inputs, *program.named.outputs]),
        "statements": statements,
        "helpers": [*program.used_helpers, *program.size_helpers],
        "functions": program.library,
        "copies": any("copy_bytes(" in line for line in statements),
        "zeros": any("zero_bytes(" in line for line in statements),
        "constants": [
            {"name": c.name, "type": program.type(c.dtype), "lines": list(wrapped(elements(c.dtype, c.data)))}
            for c in program.constants.values()
            if not c.is_outside
        ],
    }


def _of_all(arguments: Iterable[Argument], batch: MappedFunction | None) -> list[Argument]:
    """The arguments of a block as those of all instances."""
    if batch is None:
        return list(arguments)
    return [
        a if a.path[0] in batch.shared and not _is_result(a, batch) else replace(a, shape=(batch.count, *a.shape[1:]))
        for a in arguments
    ]


def _is_result(argument: Argument, batch: MappedFunction) -> bool:
    return argument.path[0] not in batch.specs


def _batch(batch: MappedFunction | None, program: CxxProgram, arguments: Iterable[Argument]) -> dict[str, Any] | None:
    """How `call` goes through blocks: `steps` are the elements from one instance to the next,
    by the arguments."""
    if batch is None:
        return None
    slice_ = -(-program.workspace // program.workspace_alignment) * program.workspace_alignment
    steps = [
        0
        if a.path[0] in batch.shared and not _is_result(a, batch)
        else prod(int(n) for n in a.shape[1:] if not isinstance(n, UOp))
        for a in arguments
    ]
    return {
        "count": batch.count,
        "block": batch.block,
        "blocks": batch.blocks,
        "remainder": batch.remainder,
        "tasks": batch.tasks,
        "slice": slice_,
        "steps": steps,
    }


#: Letters of the buffer protocol for the elements of each dtype; complex numbers are pairs of their parts.
_FORMATS = {
    **dict.fromkeys(("int8", "int16", "int32", "int64"), "bhilq"),
    **dict.fromkeys(("uint8", "uint16", "uint32", "uint64"), "BHILQ"),
    **dict.fromkeys(("float8_e4m3", "float8_e5m2", "bfloat16"), "BH"),
    "bool": "?",
    "float16": "eH",
    "float32": "f",
    "float64": "d",
}


def _extension(context: Mapping[str, Any]) -> dict[str, str]:
    """The sources of a module of Python."""
    if context["open_sizes"]:
        raise KgError(f"{context['function']} has open sizes: an extension of Python takes fixed ones")
    if context["outside"]:
        raise KgError(f"{context['function']}: an extension of Python has its constants as text")
    is_cxx = context["source"].endswith("cpp")
    own, prefix = context["namespace"], context["prefix"]
    name = f"{context['name']}_python.{'cpp' if is_cxx else 'c'}"
    words = {
        "is_cxx": is_cxx,
        "python_source": name,
        "formats": _FORMATS,
        "call": f"{own}::call" if is_cxx else f"{prefix}_call",
        "ws_type": f"{own}::WS_t" if is_cxx else f"{prefix}_ws",
        "ws_size": f"{own}::WS_t::size" if is_cxx else f"{prefix}_WS_SIZE",
        "ws_alignment": f"{own}::WS_t::alignment" if is_cxx else f"{prefix}_WS_ALIGNMENT",
    }
    given = {**context, **words}
    return {name: rendered("python.c.j2", given), "setup.py": rendered("setup.py.j2", given)}


def sparsity_of(function: NumericalFunction) -> dict[str, Any] | None:
    """The pattern of a sparse matrix for the header; None for other functions."""
    from kg_aot.sparse import SparseNumericalFunction

    if not isinstance(function, SparseNumericalFunction):
        return None
    pattern = function.pattern
    tables = {
        "row": (pattern.rows, "of each value, row by row"),
        "column": (pattern.columns, "of each value"),
        "row_start": (pattern.row_starts, "CSR: where each row begins among the values"),
        "column_start": (pattern.column_starts, "CSC: where each column begins in the order of columns"),
        "row_by_column": (pattern.rows[pattern.by_column], "CSC: rows in that order"),
        "value_by_column": (pattern.by_column, "CSC: numbers of the values in that order"),
    }
    return {
        "rows": pattern.shape[0],
        "columns": pattern.shape[1],
        "nonzeros": len(pattern.rows),
        "seeds": pattern.seeds,
        "bound": pattern.bound,
        "tables": [(n, note, len(x) or 1, list(wrapped(map(str, x.tolist() or [0])))) for n, (x, note) in tables.items()],
    }
