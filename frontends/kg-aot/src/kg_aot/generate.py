"""The files of a function, from its compiled plan and the templates of this package."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.metadata import version
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any

import jinja2
import numpy as np
from kg.frontend import dim_max, size_function
from kg.plugin import KgError, Op, UOp, Var
from kg_graph.exporting import Argument, NamedPlan, described, path_name, to_storage

from kg_aot.cxx.literals import element, elements, storage_type
from kg_aot.cxx.program import CONSTANT_LIMIT, CxxProgram
from kg_aot.cxx.sizes import size_text
from kg_aot.files import write_all
from kg_aot.mapped import MappedFunction
from kg_aot.names import identifier, identifiers, namespace

if TYPE_CHECKING:
    from kg_aot.numerical import NumericalFunction

#: Of the test: how far a value may be from Python's, relative to 1 + its size.
TOLERANCES = {"float32": 1e-3, "float64": 1e-8}
#: What the test of a function draws its arguments from.
SEED = 2026


@dataclass(frozen=True, slots=True)
class Parameter:
    """An argument as the templates see it. `type`: IN0_t; `own`: the identifier of its name; `sizes`: its axes as texts, where some are open."""

    type: str
    own: str
    name: str
    element: str
    shape: tuple[int, ...]
    dtype: str
    const: bool
    pointer: str
    sizes: tuple[str, ...] = ()

    @property
    def template(self) -> str:
        return ", ".join([f"{'const ' if self.const else ''}{self.element}", *map(str, self.shape)])

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def note(self) -> str:
        shape = " x ".join(self.sizes or map(str, self.shape)) or "one number"
        bits = {"float16", "bfloat16", "float8_e4m3", "float8_e5m2"}
        return f"{self.dtype}, {shape}{', as its bits' if self.dtype in bits else ''}"


def generate(
    function: NumericalFunction,
    folder: Path,
    *,
    language: str,
    level: str,
    alignment: int,
    constant_limit: int,
    constants: str,
    python: bool,
    check: Mapping[str, object],
    overwrite: bool,
) -> list[Path]:
    """See NumericalFunction.generate."""
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
    level: str = "portable",
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
    named, renderer = function.named(language, level)
    batch = function if isinstance(function, MappedFunction) else None
    binary = "_".join(namespace(function.name)) if constants == "binary" else ""
    limit = CONSTANT_LIMIT if constant_limit is None else constant_limit
    program = CxxProgram(named, renderer, alignment, limit, in_block=batch is not None, binary=binary)
    whole = function if batch is None else batch.whole
    all_inputs, all_outputs = (_of_all(given, batch) for given in (named.inputs, named.outputs))
    inputs, outputs = list(_parameters("IN", all_inputs)), list(_parameters("OUT", all_outputs))
    taken = {p.own for p in inputs}
    outputs = [replace(p, own=f"out_{p.own}") if p.own in taken else p for p in outputs]
    _check_names(function.name, [*inputs, *outputs], named.variables)
    parts = namespace(function.name)
    statements = program.statements()
    open_sizes = _open(named, program)
    run = named.reference if batch is None else lambda given, _: batch.whole.jitted.kg_trace(whole.specs).run(given)
    rounds: list[dict[str, Any]] = []
    for sizes in _rounds(named.variables):
        values = _values(whole, all_inputs, check or {}, sizes)
        expected = run(values, {})
        rounds.append(
            {
                "sizes": [sizes[v.name] for v in named.variables],
                "given": [_recorded(p, a, values[a.name]) for p, a in zip(inputs, all_inputs, strict=True)],
                "expected": [_recorded(p, a, expected[a.name]) for p, a in zip(outputs, all_outputs, strict=True)],
            }
        )
    template = {"c++": ("hpp", "cpp"), "c": ("h", "c")}[language]
    context: dict[str, Any] = {
        "function": function.name,
        "doc": (function.fn.__doc__ or "").strip().splitlines(),
        "version": version("kg-aot"),
        "name": parts[-1],
        "namespace": "::".join(parts),
        "prefix": "_".join(parts),
        "inputs": inputs,
        "outputs": outputs,
        "program": program,
        "batch": _batch(batch, program, [*named.inputs, *named.outputs]),
        "level": renderer.level,
        "statements": statements,
        "helpers": [*program.used_helpers, *program.size_helpers],
        "library": program.library,
        "copies": any("copy_bytes(" in line for line in statements),
        "zeros": any("zero_bytes(" in line for line in statements),
        "constants": [
            {"name": c.name, "type": program.type(c.dtype), "lines": list(_wrapped(elements(c.dtype, c.data)))}
            for c in program.constants.values()
            if not c.is_outside
        ],
        "outside": [(c, program.type(c.dtype)) for c in program.outside[0]],
        "sparsity": _sparsity(function if batch is None else batch.of),
        "header": f"{parts[-1]}.{template[0]}",
        "source": f"{parts[-1]}.{template[1]}",
        "rounds": rounds,
        "open_sizes": open_sizes,
    }
    source = _render(f"source.{template[1]}.j2", context)
    context["hash"] = hashlib.sha256(source.encode()).hexdigest()[:16]
    found, data = program.outside
    beside: dict[str, str | bytes] = {}
    if found:
        beside = {f"{parts[-1]}_constants.S": _render("constants.S.j2", context), f"{parts[-1]}.bin": data}
    if python:
        beside |= _extension(context)
    return {
        **beside,
        context["header"]: _render(f"header.{template[0]}.j2", context),
        context["source"]: source,
        f"test_{context['source']}": _render(f"test.{template[1]}.j2", context),
        "CMakeLists.txt": _render("CMakeLists.txt.j2", context),
        f"{context['name']}.pc.in": _render("pc.in.j2", context),
        f"{context['name']}-config.cmake.in": _render("config.cmake.in.j2", context),
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
    """How `call` goes through blocks: `steps` are the elements from one instance to the next, by the arguments."""
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
    return {name: _render("python.c.j2", given), "setup.py": _render("setup.py.j2", given)}


def _sparsity(function: NumericalFunction) -> dict[str, Any] | None:
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
        "tables": [(n, note, len(x) or 1, list(_wrapped(map(str, x.tolist() or [0])))) for n, (x, note) in tables.items()],
    }


def _parameters(kind: str, arguments: Iterable[Argument]) -> Iterator[Parameter]:
    for at, a in enumerate(arguments):
        shape = tuple(map(dim_max, a.shape))
        if 0 in shape:
            raise KgError(f"{a.name} has no elements: leave it out")
        names = {
            v.name: identifier(v.name)
            for d in a.shape
            if isinstance(d, UOp)
            for v in (u.variable for u in d.find(Op.DEFINE_VAR))
        }
        sizes = tuple(size_text(d, names).strip("()") for d in a.shape) if names else ()
        if any(isinstance(d, UOp) for d in a.shape[1:]):
            shape = (prod(shape),)  # where an element is depends on the sizes
        (own,) = identifiers([a.name], "argument").values()
        name = f"{kind.lower()}{at}"
        yield Parameter(f"{kind}{at}_t", own, a.name, storage_type(a.dtype), shape, a.dtype.name, kind == "IN", name, sizes)


def _check_names(function: str, parameters: Sequence[Parameter], variables: Sequence[Var]) -> None:
    """Two things with one name are refused; a result with the name of an argument has another by now."""
    identifiers([p.name for p in parameters], f"{function}: arguments and results")
    taken: dict[str, str] = {}
    for own, what in [
        *((p.own, f"array {p.name}") for p in parameters),
        *((identifier(v.name), f"size {v.name}") for v in variables),
    ]:
        if own in taken:
            raise KgError(f"{function}: {taken[own]} and {what} are both {own} in C++: rename one")
        taken[own] = what


def _open(named: NamedPlan, program: CxxProgram) -> list[dict[str, Any]]:
    """The open sizes, in the order of their names."""
    return [
        {"name": v.name, "own": identifier(v.name), "inner": program.variables[v.name], "least": v.min, "greatest": v.max}
        for v in named.variables
    ]


def _rounds(variables: Sequence[Var]) -> list[dict[str, int]]:
    """The sizes that the test calls with: all at their greatest, at their least, and in between."""
    if not variables:
        return [{}]
    found = [
        {v.name: n for v, n in zip(variables, at, strict=True)}
        for at in zip(*((v.max, v.min, (v.min + v.max) // 2) for v in variables), strict=True)
    ]
    return [one for at, one in enumerate(found) if one not in found[:at]]


# -- values of the test


def _values(
    function: NumericalFunction, inputs: Iterable[Argument], check: Mapping[str, object], sizes: Mapping[str, int]
) -> dict[str, np.ndarray[Any, Any]]:
    """Arguments by name: those that were given, else drawn."""
    rng = np.random.default_rng(SEED)
    unknown = [k for k in check if k not in function.specs]
    if unknown:
        raise KgError(f"check: {function.name} has no argument {unknown[0]}")
    taken = {a.name: a for a in inputs}
    made: dict[str, np.ndarray[Any, Any]] = {}
    for path, (dtype, shape) in described(function.specs).items():
        name = path_name(path)
        given: Any = check.get(str(path[0]))
        for key in path[1:]:
            given = None if given is None else given[key]
        if given is not None:
            whole = _as(given, dtype, shape, name)
            made[name] = whole[tuple(slice(n) for n in _shape(taken[name], sizes))] if name in taken else whole
        elif name in taken:
            made[name] = _drawn(rng, dtype, _shape(taken[name], sizes)[: len(shape)])
        else:
            made[name] = _drawn(rng, dtype, shape)
    return made


def _shape(argument: Argument, sizes: Mapping[str, int]) -> tuple[int, ...]:
    """The shape of an argument where the sizes are these."""
    return tuple(
        size_function((d,), tuple(sorted(sizes)))(*(sizes[n] for n in sorted(sizes)))[0] if isinstance(d, UOp) else d
        for d in argument.shape
    )


def _as(given: object, dtype: str, shape: tuple[int, ...], name: str) -> np.ndarray[Any, Any]:
    value: np.ndarray[Any, Any] = np.asarray(given, dtype=dtype)
    if value.shape != shape:
        raise KgError(f"check: {name} has shape {value.shape}, not {shape}")
    return np.stack([value.real, value.imag], -1) if dtype.startswith("complex") else value


def _drawn(rng: np.random.Generator, dtype: str, shape: tuple[int, ...]) -> np.ndarray[Any, Any]:
    if dtype.startswith("complex"):  # real and imaginary parts
        return rng.standard_normal((*shape, 2)).astype("float32" if dtype == "complex64" else "float64")
    if dtype == "bool":
        return rng.integers(0, 2, shape).astype(bool)
    if "int" in dtype:
        return rng.integers(0 if dtype[0] == "u" else -5, 6, shape).astype(dtype)
    return rng.standard_normal(shape).astype(dtype if dtype in ("float32", "float64", "float16") else "float32")


def _recorded(parameter: Parameter, argument: Argument, values: np.ndarray[Any, Any]) -> dict[str, Any]:
    """The values of an argument or result in the test."""
    return {
        "parameter": parameter,
        "count": values.size,
        "tolerance": TOLERANCES.get(parameter.dtype, 0.0),
        "lines": list(_wrapped(_literals(argument, values))),
    }


def _literals(argument: Argument, values: np.ndarray[Any, Any]) -> Iterator[str]:
    data = np.ascontiguousarray(to_storage(values, argument.dtype)).tobytes()
    size = argument.dtype.itemsize
    for at in range(0, len(data), size):
        text = element(argument.dtype, data[at : at + size])
        yield {"0": "false", "1": "true"}[text] if argument.dtype.is_bool else text


def _wrapped(words: Iterable[str], width: int = 120) -> Iterator[str]:
    """Words with commas, as lines."""
    line = ""
    for word in words:
        if line and len(line) + len(word) + 2 > width:
            yield line.rstrip()
            line = ""
        line += f"{word}, "
    if line:
        yield line.rstrip()


@cache
def _environment() -> jinja2.Environment:
    return jinja2.Environment(
        loader=jinja2.PackageLoader("kg_aot"),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )


def _render(template: str, context: Mapping[str, Any]) -> str:
    return _environment().get_template(template).render(context)
