"""Writes ELF or COFF objects, assembly text, images, and the C header that calls the functions."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from kg.plugin import DType, KgError, symbol
from kg.plugin.plans import Category, PlanBuffer
from kg_render.asm import object_of

from kg_isa.emit.coff import coff_object
from kg_isa.emit.functions import ALIGNMENT, Emitted

_NAME: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_RISCV: Final = 243  #: ELF's number
#: What the header's own function calls things.
_OWN: Final = ("workspace", "image")
_TYPES: Final = {"float32": "float", "float64": "double", "bool": "uint8_t", "float16": "uint16_t", "bfloat16": "uint16_t"}


def c_type(dtype: DType) -> str:
    """The type of an element in C: of a float that C has not, the integer of its bits."""
    if dtype.name in _TYPES:
        return _TYPES[dtype.name]
    return "uint8_t" if dtype.is_float else f"{dtype.name}_t"


def check_names(names: Sequence[str], variables: Sequence[str]) -> None:
    """Raises KgError for what can't be parameters of a C function."""
    for name in names:
        if not _NAME.fullmatch(name) or symbol(name) != name:
            raise KgError(f"{name[:60]!r} can't be the name of an argument in C")
        if name in _OWN or name in variables:
            raise KgError(f"the name {name!r} is taken")
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise KgError(f"two arguments have the name {twice[0]!r}")


def as_object(made: Emitted) -> bytes:
    """ELF64, relocatable; nothing in it is left to relocate."""
    places = {f.name: (at, len(f.code)) for at, f in zip(made.offsets, made.functions, strict=True)}
    return object_of(made.code, places, *made.functions[0].elf)


def as_coff(made: Emitted) -> bytes:
    """The same for Windows' linkers."""
    return coff_object(made.code, {f.name: at for at, f in zip(made.offsets, made.functions, strict=True)})


def as_text(made: Emitted) -> bytes:
    """Bytes that any assembler takes, each instruction with its text."""
    return _text(made, is_elf=True)


def as_coff_text(made: Emitted) -> bytes:
    """The same without what only ELF has."""
    return _text(made, is_elf=False)


def _text(made: Emitted, *, is_elf: bool) -> bytes:
    lines = [".text", *([".option norelax"] if made.functions[0].elf[0] == _RISCV else [])]
    for function in made.functions:
        name = function.name
        lines += [f".balign {ALIGNMENT}", f".globl {name}", *([f".type {name}, %function"] if is_elf else []), f"{name}:"]
        end = 0
        for at, data, text in function.instructions:
            if data:
                lines += _bytes(function.code[end:at])  # between loops, where their alignment asks for it
                lines.append(f"  .byte {_numbers(data)}".ljust(36) + f" /* {at:5x}  {text} */")
                end = at + len(data)
        lines += _bytes(function.code[end:])
        lines += [f".size {name}, . - {name}"] if is_elf else []
    lines += ['.section .note.GNU-stack, "", %progbits'] if is_elf else []
    return ("\n".join(lines) + "\n").encode()


def _bytes(data: bytes) -> list[str]:
    return [f"  .byte {_numbers(data[at : at + 16])}" for at in range(0, len(data), 16)]


def _numbers(data: bytes) -> str:
    return ", ".join(f"0x{b:02x}" for b in data)


def as_image(made: Emitted) -> bytes:
    """The code alone, which may lie at any multiple of 64."""
    return made.code


#: Ending of a file's name -> what writes it.
WRITERS: Final[dict[str, Callable[[Emitted], bytes]]] = {".o": as_object, ".s": as_text, ".bin": as_image}
#: The same for Windows.
WINDOWS_WRITERS: Final[dict[str, Callable[[Emitted], bytes]]] = {".obj": as_coff, ".s": as_coff_text, ".bin": as_image}


#: What makes a compiler whose own convention is another call by that of Windows.
_CONVENTION: Final = (
    "#if defined(__GNUC__) && !defined(_WIN32)",
    "#define KG_WINDOWS __attribute__((ms_abi))",
    "#else",
    "#define KG_WINDOWS",
    "#endif",
    "",
)


def header(made: Emitted, target: str, needs: str, *, is_image: bool, is_windows: bool = False) -> str:
    """The C header: sizes, the functions, and one that calls them."""
    convention = "KG_WINDOWS " if is_windows else ""
    name, offsets = symbol(made.name), made.offsets
    upper = name.upper()
    places, workspace = made.workspace
    pointers = [f"{_constness(b)}{c_type(b.dtype)} *{n}" for n, b in zip(made.names, made.buffers, strict=False)]
    parameters = [*pointers, *(f"int64_t {v.name}" for v in made.variables)]
    parameters += ["void *workspace"] if workspace else []
    parameters = [*(["const void *image"] if is_image else []), *parameters]
    lines = [
        f"/* {name} for {target}, written by kg. {needs}.",
        " * No runtime, no operating system, no thread-local storage, no relocations: it may lie anywhere. */",
        f"#ifndef KG_{upper}_H",
        f"#define KG_{upper}_H",
        "#include <stdint.h>",
        "",
        *(_CONVENTION if is_windows else ()),
        f"#define {upper}_STACK_BYTES {made.stack} /* a function's own, at most; at a multiple of 16 when it is called */",
        f"#define {upper}_WORKSPACE_BYTES {workspace} /* aligned to {ALIGNMENT}, used during the call alone */",
        *(
            f"#define {upper}_{n.upper()}_ELEMENTS {b.size}"
            for n, b in zip(made.names, made.buffers, strict=False)
            if isinstance(b.size, int)
        ),
        "",
        "#ifdef __cplusplus",
        'extern "C" {',
        "#endif",
    ]
    if is_image:
        lines += [
            f"#define {upper}_OFFSET_{n} {at} /* {f.name} */"
            for n, (at, f) in enumerate(zip(offsets, made.functions, strict=True))
        ]
    else:
        lines += [
            f"{convention}void {f.name}(void **arguments, int64_t start, int64_t stop, void *scratch);" for f in made.functions
        ]
    lines += ["", f"static inline void {name}_call({', '.join(parameters)}) {{"]
    for number, call in enumerate(made.calls):
        values = [_value(made, places, b) for b in call.buffers]
        values += [f"(void *)(intptr_t){v}" for v in call.values]
        lines.append(f"  void *arguments_{number}[] = {{{', '.join(values)}}};")
        function = made.functions[call.function].name
        if is_image:
            kind = f"void ({convention}*)(void **, int64_t, int64_t, void *)"
            function = f"(({kind})(uintptr_t)((const char *)image + {upper}_OFFSET_{call.function}))"
        scratch = f"(char *)workspace + {places[-1]}" if call.scratch else "(void *)0"
        lines.append(f"  {function}(arguments_{number}, 0, {call.stop}, {scratch});")
    lines += ["}", "", "#ifdef __cplusplus", "}", "#endif", "#endif"]
    return "\n".join(lines) + "\n"


def _constness(buffer: PlanBuffer) -> str:
    return "const " if buffer.category is Category.INPUT else ""


def _value(made: Emitted, places: Sequence[int], buffer: int) -> str:
    """A buffer as an element of the array of arguments."""
    given = len(made.names)
    return f"(void *){made.names[buffer]}" if buffer < given else f"(char *)workspace + {places[buffer - given]}"
