"""Generates the GPU files of a function: header, host code, replay test, CMakeLists.txt."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import replace
from importlib.metadata import version
from typing import Any

from kg.plugin import Compiler, Renderer, Target, open_toolchain

from kg_aot.cxx.literals import elements, storage_type
from kg_aot.cxx.statements import CONSTANT_LIMIT
from kg_aot.generate import sparsity_of
from kg_aot.gpu.apis import ALIASES, METAL, Api, api_of
from kg_aot.gpu.program import GpuProgram, program_of
from kg_aot.interface import interface
from kg_aot.mapped import MappedFunction
from kg_aot.names import namespace
from kg_aot.numerical import NumericalFunction
from kg_aot.replay import wrapped
from kg_aot.templating import rendered


def toolchain(target: str, arch: str) -> tuple[Renderer, Compiler | None, Api]:
    """What writes kernels for a target, and how they are launched."""
    parsed = Target.parse(ALIASES.get(target.lower(), target))
    renderer, compiler = open_toolchain(replace(parsed, arch=arch) if arch else parsed)
    return renderer, compiler, api_of(renderer, target)


def gpu_program(
    function: NumericalFunction, target: str, arch: str = "", alignment: int = 16, constant_limit: int = CONSTANT_LIMIT
) -> GpuProgram:
    """The function for a GPU; of a mapped one that for all instances at once:
    a grid needs no blocks of them."""
    whole = function.whole if isinstance(function, MappedFunction) else function
    renderer, compiler, api = toolchain(target, arch)
    return program_of(whole, renderer, compiler, api, alignment, constant_limit)


def gpu_texts(
    function: NumericalFunction,
    target: str,
    arch: str = "",
    *,
    alignment: int = 16,
    constant_limit: int = CONSTANT_LIMIT,
    check: Mapping[str, object] | None = None,
) -> dict[str, str | bytes]:
    """File name -> text."""
    program = gpu_program(function, target, arch, alignment, constant_limit)
    api, named, parts = program.api, program.named, namespace(function.name)
    whole = function.whole if isinstance(function, MappedFunction) else function
    statements = program.statements()
    moves = api is METAL and any(f"= {name}(" in line for line in statements for name in ("copy", "fill"))
    name = parts[-1]
    context: dict[str, Any] = {
        **interface(whole, program, (named.inputs, named.outputs), named.reference, check or {}),
        "function": function.name,
        "doc": (function.fn.__doc__ or "").strip().splitlines(),
        "version": version("kg-aot"),
        "name": name,
        "namespace": "::".join(parts),
        "prefix": "_".join(parts),
        "api": api,
        "queue": _declared(api.queue),
        "memory_type": _declared(api.memory),
        "machine": program.renderer.arch or target,
        "header": f"{name}.hpp",
        "source": f"{name}.{api.suffix}",
        "kernels": list(program.kernels.values()),
        "number_of_kernels": len(program.kernels) + (2 if moves else 0),
        "moves": moves,
        "most": program.most_arguments,
        "helpers": program.size_helpers,
        "statements": statements,
        "waits": any(line.lstrip().startswith("bool going") for line in statements),
        "constants": [
            {"name": c.name, "type": _stored(c), "start": c.start, "lines": list(wrapped(elements(c.dtype, c.data)))}
            for c in program.placed.values()
        ],
        "memory": {
            "size": program.workspace,
            "alignment": program.alignment,
            "buffers": max(program.align, 16),
            "bound": program.arena.bound,
        },
        "sparsity": sparsity_of(function.of if isinstance(function, MappedFunction) else function),
        "finds": api.links[0].replace("find_package", "find_dependency"),
        "links": f" -l{api.library}" if api.library else " -framework Metal -framework Foundation",
    }
    source = rendered("gpu/source.cpp.j2", context)
    context["hash"] = hashlib.sha256(source.encode()).hexdigest()[:16]
    return {
        context["header"]: rendered("gpu/header.hpp.j2", context),
        context["source"]: source,
        f"test_{name}.cpp": rendered("gpu/test.cpp.j2", context),
        "CMakeLists.txt": rendered("gpu/CMakeLists.txt.j2", context),
        f"{name}.pc.in": rendered("pc.in.j2", context),
        f"{name}-config.cmake.in": rendered("config.cmake.in.j2", context),
    }


def _declared(type_: str) -> str:
    """A type in front of a name."""
    return type_ if type_.endswith("*") else f"{type_} "


def _stored(constant: Any) -> str:
    return "uint8_t" if constant.dtype.is_bool else storage_type(constant.dtype)
