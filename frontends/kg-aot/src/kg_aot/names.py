"""Names of people as identifiers of C and C++: one stated rule, and a refusal where two names become one.

x -> x      my-model -> my_model      2d -> n2d      class -> class_      params.layers.0 -> params_layers_0
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from kg.plugin import KgError

_OTHER: Final = re.compile(r"[^A-Za-z0-9_]+")
#: Words of C and C++ in any version, and names that the generated header has of its own.
RESERVED: Final = frozenset(
    [
        "alignas",
        "alignof",
        "and",
        "and_eq",
        "asm",
        "auto",
        "bitand",
        "bitor",
        "bool",
        "break",
        "case",
        "catch",
        "char",
        "char8_t",
        "char16_t",
        "char32_t",
        "class",
        "compl",
        "concept",
        "const",
        "const_cast",
        "consteval",
        "constexpr",
        "constinit",
        "continue",
        "co_await",
        "co_return",
        "co_yield",
        "decltype",
        "default",
        "delete",
        "do",
        "double",
        "dynamic_cast",
        "else",
        "enum",
        "explicit",
        "export",
        "extern",
        "false",
        "float",
        "for",
        "friend",
        "goto",
        "if",
        "inline",
        "int",
        "long",
        "mutable",
        "namespace",
        "new",
        "noexcept",
        "not",
        "not_eq",
        "nullptr",
        "operator",
        "or",
        "or_eq",
        "private",
        "protected",
        "public",
        "register",
        "reinterpret_cast",
        "requires",
        "restrict",
        "return",
        "short",
        "signed",
        "sizeof",
        "static",
        "static_assert",
        "static_cast",
        "struct",
        "switch",
        "template",
        "this",
        "thread_local",
        "throw",
        "true",
        "try",
        "typedef",
        "typeid",
        "typename",
        "union",
        "unsigned",
        "using",
        "virtual",
        "void",
        "volatile",
        "wchar_t",
        "while",
        "xor",
        "xor_eq",
        "main",
        "std",
        "kg",
        "errno",
        "assert",
        "NULL",
        "Buffer",
        "View",
        "Array",
        "WS_t",
        "init_ws",
        "call",
        "ws",
        "int8_t",
        "int16_t",
        "int32_t",
        "int64_t",
        "uint8_t",
        "uint16_t",
        "uint32_t",
        "uint64_t",
        "size_t",
        "linux",
        "unix",
    ]
)


def identifier(name: str) -> str:
    """The name, with `_` for what no identifier has, `n` in front of a digit or `_`, `_` behind a word of the language."""
    word = re.sub("__+", "_", _OTHER.sub("_", name)) or "_"
    if len(word) > 1:
        word = word.rstrip("_") or "_"
    if word[0] == "_":  # those at file scope belong to the implementation
        word = f"n{word}"
    if word[0].isdigit():
        word = f"n{word}"
    return f"{word}_" if word in RESERVED else word


def identifiers(names: Iterable[str], what: str) -> Mapping[str, str]:
    """Name -> identifier. Raises KgError where two names become one."""
    found: dict[str, str] = {}
    taken: dict[str, str] = {}
    for name in names:
        word = identifier(name)
        if taken.setdefault(word, name) != name:
            raise KgError(f"{what} {taken[word]!r} and {name!r} are both {word} in C++: rename one")
        found[name] = word
    return found


def namespace(name: str) -> tuple[str, ...]:
    """`pkg.module.f` -> its parts as identifiers."""
    return tuple(identifier(part) for part in name.split("."))
