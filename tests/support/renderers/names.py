"""Names that are hard on generated text: of kernels and of launch variables."""

from __future__ import annotations

from typing import Final

#: Names that are no identifiers, end comments and strings, are words, macros, types or functions of C, sections or intrinsics of assemblers.
NAMES: Final = (
    *(
        "my kernel",
        "1st",
        "größe",
        "x" * 300,
        'a"b;#include',
        "*/ f(); //",
        "x\\",
        "??/",
        "%d %n",
        "${x}",
        "</script>",
        "'",
        "@f",
        "$",
        "é",
    ),
    *(
        "int",
        "class",
        "int64_t",
        "float32x4",
        "float32x8",
        "exp2_float32",
        "and",
        "or",
        "sqrtf",
        "memcpy",
        "threadIdx",
        "main",
        "args",
    ),
    *(
        "__LINE__",
        "_Float16",
        "linux",
        "NAN",
        "ret",
        "entry",
        ".text",
        ".L1",
        "llvm.exp.f32",
        "a.b",
        "a b",
        "a_b",
        "n_given",
        "data0",
    ),
)
