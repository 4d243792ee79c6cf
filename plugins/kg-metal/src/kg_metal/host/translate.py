"""Translates an MSL kernel to C++ for shim/kernel.h: checked pointers with address spaces."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from kg.plugin import CompileError

_HEADERS: Final = re.compile(r"^(#include <metal_stdlib>|#pragma METAL .*|using namespace metal;)$", re.M)
_POINTER: Final = re.compile(r"\b(device|constant|threadgroup|thread)\s+(const\s+)?(\w+)\s*\*\s*")
_ARRAY: Final = re.compile(r"^(\s*)(threadgroup|thread)\s+(\w+)\s+(\w+)\[(\d+)\];$", re.M)
#: A literal without a suffix: a float in MSL.
_FLOAT: Final = re.compile(
    r"(?<![\w.])((?:\d+\.\d*|\.\d+)(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+|0[xX][0-9a-fA-F.]+[pP][+-]?\d+)(?![\w.])"
)
KERNEL: Final = re.compile(r"^\[\[kernel, max_total_threads_per_threadgroup\((\d+)\)\]\] void (\w+)\((.*)\) \{$", re.M)
_PARAMETER: Final = re.compile(r"(?P<type>.*?)(?P<name>\w+) \[\[(?P<attribute>\w+)(?:\((?P<index>\d+)\))?\]\]")
_MEETS: Final = re.compile(r"\b(threadgroup_barrier|simd_\w+|simdgroup_(?:load|store|multiply)\w*)\(")
#: attribute -> what the machine says for it
_POSITIONS: Final = {
    "threadgroup_position_in_grid": "uint3{at.group[0], at.group[1], at.group[2]}",
    "thread_position_in_threadgroup": "uint3{at.item[0], at.item[1], at.item[2]}",
    "thread_index_in_threadgroup": "at.place",
    "thread_index_in_simdgroup": "at.place % 32",
    "simdgroup_index_in_threadgroup": "at.place / 32",
    "thread_position_in_grid": f"uint3{{{', '.join(f'at.group[{n}] * call.block[{n}] + at.item[{n}]' for n in range(3))}}}",
}


@dataclass(frozen=True, slots=True)
class Parameter:
    """Of a kernel's function."""

    type: str
    name: str
    attribute: str
    index: int  #: of its buffer; -1: it has none


@dataclass(frozen=True, slots=True)
class Signature:
    """Of a kernel's function."""

    name: str
    items: int  #: the most work-items of a work-group
    parameters: tuple[Parameter, ...]


def signature(source: str) -> Signature:
    """Of the one kernel of a text. Raises CompileError."""
    found = KERNEL.findall(source)
    if len(found) != 1:
        raise CompileError(
            f"a text of METAL:HOST has one kernel function in a line of its own, this has {len(found)}", source=source
        )
    items, name, declared = found[0]
    parameters: list[Parameter] = []
    for text in re.split(r", (?=[^\]]*\[\[)", declared) if declared else []:
        match = _PARAMETER.fullmatch(text)
        if match is None:
            raise CompileError(f"{name}: {text!r} is no parameter of a kernel: TYPE NAME [[ATTRIBUTE]]", source=source)
        parameters.append(Parameter(match["type"].strip(), match["name"], match["attribute"], int(match["index"] or -1)))
    return Signature(name, int(items), tuple(parameters))


def translated(source: str) -> str:
    """The C++. Lines keep their numbers."""
    kernel = signature(source)
    meets = int(_MEETS.search(source) is not None)
    offset = "0"

    def array(match: re.Match[str]) -> str:
        nonlocal offset
        indent, space, type_, name, count = match.groups()
        if space == "thread":
            return f"{indent}host_private<{type_}, {count}> {name};"
        text = f"{indent}const host_pointer<host_threadgroup, {type_}> {name} = host_shared<{type_}>({offset}, {count});"
        offset += f" + (sizeof({type_}) * {count} + 15) / 16 * 16"
        return text

    text = _HEADERS.sub("", source)
    text = _FLOAT.sub(r"\1f", text)
    text = KERNEL.sub(lambda m: f"static void {m[2]}({_plain(m[3])}) {{", text)
    text = _POINTER.sub(lambda m: f"host_pointer<{_pointed(m)}> ", _ARRAY.sub(array, text))
    given = ", ".join(_given(p) for p in kernel.parameters)
    return "\n".join(
        [
            text,
            f"static void host_item_(const host_call &call, const host_position &at) {{ {kernel.name}({given}); }}",
            f'extern "C" int host_entry(const host_call *call) {{ return host_launch(host_item_, call, {meets}, {offset}); }}',
            "",
        ]
    )


def _pointed(match: re.Match[str]) -> str:
    """The address space and the type that a pointer is of: constant memory is never written."""
    space, const, type_ = match.groups()
    return f"host_{space}, {const or ('const ' if space == 'constant' else '')}{type_}"


def _plain(parameters: str) -> str:
    return re.sub(r" \[\[.*?\]\]", "", parameters)


def _given(parameter: Parameter) -> str:
    position = _POSITIONS.get(parameter.attribute)
    if position is not None:
        return position
    match = _POINTER.match(parameter.type)
    if parameter.attribute != "buffer" or match is None:
        raise CompileError(f"{parameter.name}: METAL:HOST has no [[{parameter.attribute}]] of {parameter.type!r}")
    where = f"call.arguments[{parameter.index}]"
    return f"host_over<{_pointed(match)}>({where}.address, {where}.nbytes, {parameter.index})"
