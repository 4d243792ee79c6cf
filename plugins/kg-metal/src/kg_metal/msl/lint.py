"""Finds constructs that C++ accepts and Metal's compiler rejects; METAL:HOST runs it first.

Each rule is of the Metal Shading Language Specification. It is written for texts such as kg's renderer and its users' CUSTOM nodes make, a statement a line;
what it finds is wrong, what it does not find may still be. Conversions between vectors, and of half, are refused by the types of host/shim/kernel.h.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from kg.plugin import CompileError

from kg_metal.msl.keywords import KEYWORDS, MACROS, kernel_of
from kg_metal.msl.limits import BUFFERS, ITEMS, SHARED

_SPACES: Final = ("device", "constant", "threadgroup", "thread")
_SIZES: Final = {
    "bool": 1,
    "char": 1,
    "uchar": 1,
    "short": 2,
    "ushort": 2,
    "half": 2,
    "bfloat": 2,
    "int": 4,
    "uint": 4,
    "float": 4,
    "long": 8,
    "ulong": 8,
}
_TYPES: Final = "|".join(_SIZES)
_TYPE: Final = rf"(?:packed_)?(?:{_TYPES})[234]?"
#: attribute of a parameter -> the types that it may have; None: a pointer into device or constant memory
_ATTRIBUTES: Final[dict[str, tuple[str, ...] | None]] = {
    "buffer": None,
    "threadgroup_position_in_grid": ("uint", "uint2", "uint3", "ushort", "ushort2", "ushort3"),
    "thread_position_in_threadgroup": ("uint", "uint2", "uint3", "ushort", "ushort2", "ushort3"),
    "thread_position_in_grid": ("uint", "uint2", "uint3", "ushort", "ushort2", "ushort3"),
    "thread_index_in_threadgroup": ("uint", "ushort"),
    "thread_index_in_simdgroup": ("uint", "ushort"),
    "simdgroup_index_in_threadgroup": ("uint", "ushort"),
}
_REFUSED: Final = {
    "double": "there is no float64",
    "long long": "there is no long long: long has 64 bits",
    **dict.fromkeys(
        ("new", "delete", "goto", "register", "thread_local", "virtual", "dynamic_cast", "typeid"), "C++ that MSL leaves out"
    ),
    **dict.fromkeys(("throw", "try", "catch", "noexcept", "friend", "asm", "extern"), "C++ that MSL leaves out"),
}


class Finding(NamedTuple):
    """Something wrong in a line, counted from 1."""

    line: int
    what: str


Rule = Callable[[list[str]], Iterator[Finding]]


def check(source: str) -> None:
    """Raises CompileError."""
    found = findings(source)
    if found:
        log = "\n".join(f"line {line}: {what}" for line, what in found)
        raise CompileError(f"{kernel_of(source)}: Metal's compiler would refuse this: {found[0].what}", source=source, log=log)


def findings(source: str) -> list[Finding]:
    """By line."""
    lines = [re.sub(r"//.*", "", line) for line in source.split("\n")]
    return sorted(found for rule in RULES for found in rule(lines))


# -- rules


def pointers_have_a_space(lines: list[str]) -> Iterator[Finding]:
    """4: each pointer and reference says its address space."""
    for n, line in enumerate(lines, 1):
        for match in re.finditer(rf"(\w+\s+)?(?:const\s+)?\b(?:void|{_TYPE})\s*[*&]\s*(?=[\w)>])", line):
            before = line[: match.start()].rstrip()
            if (match[1] or "").strip() not in _SPACES and not before.endswith(_SPACES):
                yield Finding(n, f"a pointer without an address space: {match[0].strip()}")


def threadgroup_memory_is_the_kernels(lines: list[str]) -> Iterator[Finding]:
    """4.4: it is declared in a kernel function, outside of any block; there are 32 KiB of it."""
    total, inside, depth = 0, False, 0
    for n, line in enumerate(lines, 1):
        if "[[kernel" in line:
            inside, depth = True, 0
        declared = re.match(rf"\s*threadgroup\s+(packed_)?({_TYPES})([234]?)\s+\w+\[(\d+)\]", line)
        if declared:
            if not inside or depth != 1:
                yield Finding(n, "threadgroup memory is declared in a kernel function, outside of any block")
            packed, element, width, count = declared.groups()
            lanes = 4 if width == "3" and not packed else int(width or 1)
            total += -(-_SIZES[element] * lanes * int(count) // 16) * 16
            if total > SHARED:
                yield Finding(n, f"{total} bytes of threadgroup memory, of {SHARED}")
        depth += line.count("{") - line.count("}")
        inside = inside and (depth > 0 or "[[kernel" in line)


def variables_are_in_memory_they_may_be_in(lines: list[str]) -> Iterator[Finding]:
    """4: of a function in thread or threadgroup memory, of a file in constant memory."""
    depth = 0
    for n, line in enumerate(lines, 1):
        if depth and re.match(rf"\s+(device|constant)\s+(const\s+)?{_TYPE}\s+\w+\s*(\[\d+\])?\s*[=;]", line):
            yield Finding(n, "a variable of a function is in thread or threadgroup memory")
        if depth and re.match(r"\s+static\b", line):
            yield Finding(n, "a variable of a function is not static")
        if not depth and re.match(rf"(static\s+)?(const\s+)?{_TYPE}\s+\w+\s*(\[\d+\])?\s*[=;]", line):
            yield Finding(n, "a variable outside of functions is in constant memory")
        depth += line.count("{") - line.count("}")


def names_are_not_reserved(lines: list[str]) -> Iterator[Finding]:
    """Words of MSL and macros of its library name nothing, nor do those that begin with two underscores."""
    for n, line in enumerate(lines, 1):
        for match in re.finditer(rf"\b(?:{_TYPE}|uint3|void)\s+(?:\*\s*)?([A-Za-z_]\w*)", line):
            if match[1] in KEYWORDS and match[1] != "long":  # `long long` is another rule's
                yield Finding(n, f"{match[1]} is a word of MSL")
            elif re.fullmatch(MACROS, match[1]):
                yield Finding(n, f"{match[1]} is a macro of the standard library")
        for word in re.findall(r"\b__\w+", line):
            yield Finding(n, f"{word}: names that begin with two underscores are the compiler's")


def words_are_known(lines: list[str]) -> Iterator[Finding]:
    """1.5: parts of C++ that MSL leaves out; headers that are not Metal's."""
    for n, line in enumerate(lines, 1):
        for word, why in _REFUSED.items():
            if re.search(rf"\b{word}\b", line):
                yield Finding(n, f"{word}: {why}")
        if re.search(r"(?:[=(,]|\breturn)\s*\[[&=\w, ]*\]\s*(?:\(|\{)", line):
            yield Finding(n, "a function without a name: C++ that MSL leaves out")
        included = re.match(r"\s*#\s*include\s*(\S+)", line)
        if included and not included[1].startswith(("<metal", "<simd/")):
            yield Finding(n, f"{included[1]} is no header of Metal's")


def literals_are_of_metal(lines: list[str]) -> Iterator[Finding]:
    """2: suffixes of MSL: f and h on floats, u, l and ul on integers."""
    for n, line in enumerate(lines, 1):
        for literal in re.findall(
            r"(?<![\w.])(0[xX][0-9a-fA-F.]+(?:p[+-]?\d+)?\w*|(?:\d+\.\d*|\.?\d+)(?:e[+-]?\d+)?\w*)", line
        ):
            if re.search(r"(ll|LL)u?$", literal, re.I):
                yield Finding(n, f"{literal}: there is no long long")
            elif re.match(r"0[xX].*h$", literal):
                yield Finding(n, f"{literal}: a half has no hexadecimal form")


def kernels_take_what_they_may(lines: list[str]) -> Iterator[Finding]:
    """5: a kernel returns nothing, and each parameter has one attribute, that fits its type;
    positions have as many dimensions as each other; a buffer's number is below 31 and another's."""
    for n, line in enumerate(lines, 1):
        head = re.match(r"\[\[kernel(?:, max_total_threads_per_threadgroup\((\d+)\))?\]\] (\w+) (\w+)\((.*)\) \{", line)
        if head is None:
            if "[[kernel" in line:
                yield Finding(n, "a kernel's head is [[kernel, ...]] void NAME(...) in a line")
            elif "[[" in line:
                yield Finding(n, "attributes are for kernels and their parameters")
            continue
        items, result, name, parameters = head.groups()
        if result != "void" or name == "main":
            yield Finding(n, f"a kernel returns void and is not called main: {result} {name}")
        if items is not None and not 0 < int(items) <= ITEMS:
            yield Finding(n, f"{items} work-items of a work-group, of {ITEMS}")
        yield from (Finding(n, what) for what in _parameters(parameters))


def _parameters(text: str) -> Iterator[str]:
    numbers: list[int] = []
    widths: dict[str, str] = {}
    for parameter in re.split(r",\s*(?![^\[]*\]\])", text) if text else []:
        attributes = re.findall(r"\[\[(\w+)(?:\((\d+)\))?\]\]", parameter)
        if len(attributes) != 1 or not parameter.rstrip().endswith("]]"):
            yield f"a parameter of a kernel has one attribute, behind its name: {parameter}"
            continue
        attribute, number = attributes[0]
        declared = parameter[: parameter.index("[[")].strip()
        if attribute not in _ATTRIBUTES:
            yield f"{attribute} is no attribute of a kernel's parameters"
            continue
        types = _ATTRIBUTES[attribute]
        if types is None:
            numbers.append(int(number or -1))
            if not re.match(r"(device|constant)\s+[^*&]*[*&]\s*\w+$", declared):
                yield f"a buffer is a pointer into device or constant memory: {declared}"
        elif declared.split()[0] not in types:
            yield f"{attribute} is a {' or '.join(types[:3])}: {declared}"
        elif len(types) > 2:
            widths[declared.split()[0][-1]] = declared
    if len(widths) > 1:
        yield f"positions have as many dimensions as each other: {', '.join(widths.values())}"
    for number, count in Counter(numbers).items():
        if count > 1 or not 0 <= number < BUFFERS:
            yield f"buffers have numbers of their own below {BUFFERS}: {number}"


def functions_do_not_call_themselves(lines: list[str]) -> Iterator[Finding]:
    """1.5: no recursion, nor by way of others (MSL 2.4 allows it; nothing here needs it)."""
    name, depth = "", 0
    for n, line in enumerate(lines, 1):
        head = re.match(r"static inline [\w ]+?(\w+)\(.*\)\s*([;{])", line) if not depth else None
        if not depth:
            name = head[1] if head and head[2] == "{" else ""
            if head and head[2] == ";":
                yield Finding(n, f"{head[1]} is declared before it is written: a function calls those above it alone")
        elif name and re.search(rf"\b{name}\(", line):
            yield Finding(n, f"{name} calls itself")
        depth += line.count("{") - line.count("}")


def matrices_are_of_metal(lines: list[str]) -> Iterator[Finding]:
    """2.4: matrices of a SIMD-group are 8 x 8, of floats, in no memory;
    a work-item has two of their elements."""
    for n, line in enumerate(lines, 1):
        for element, rows, columns in re.findall(r"\bsimdgroup_([a-z]+)(\d+)x(\d+)\b", line):
            if element not in ("half", "bfloat", "float") or (rows, columns) != ("8", "8"):
                yield Finding(n, f"simdgroup_{element}{rows}x{columns}: matrices are 8x8, of half, bfloat or float")
        for space in re.findall(r"\b(device|constant|threadgroup)\s+(?:const\s+)?simdgroup_\w+\d+x\d+\b", line):
            yield Finding(n, f"a matrix in {space} memory: it is in registers of a SIMD-group")
        for number in re.findall(r"thread_elements\(\)\[(\w+)\]", line):
            if number not in ("0", "1"):
                yield Finding(n, f"thread_elements()[{number}]: a work-item has two elements of a matrix")


def texts_say_what_they_need(lines: list[str]) -> Iterator[Finding]:
    """The standard library, its namespace, and that sums of products stay two operations."""
    text = "\n".join(lines)
    for wanted in ("#include <metal_stdlib>", "using namespace metal;", "#pragma METAL fp contract(off)"):
        if wanted not in text:
            yield Finding(1, f"{wanted} is missing")


RULES: Final[tuple[Rule, ...]] = (
    pointers_have_a_space,
    threadgroup_memory_is_the_kernels,
    variables_are_in_memory_they_may_be_in,
    names_are_not_reserved,
    words_are_known,
    literals_are_of_metal,
    kernels_take_what_they_may,
    functions_do_not_call_themselves,
    matrices_are_of_metal,
    texts_say_what_they_need,
)
