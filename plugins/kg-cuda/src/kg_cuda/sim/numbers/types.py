"""PTX's types: their sizes, and numpy's for them."""

from __future__ import annotations

from typing import Final

import numpy as np
from kg_sim.numbers.types import BOOL, SIGNED, WORDS

SIZES: Final = {
    "b8": 1, "u8": 1, "s8": 1, "e4m3": 1, "e5m2": 1,
    "b16": 2, "u16": 2, "s16": 2, "f16": 2, "bf16": 2, "e4m3x2": 2, "e5m2x2": 2,
    "b32": 4, "u32": 4, "s32": 4, "f32": 4, "f16x2": 4, "bf16x2": 4, "tf32": 4,
    "b64": 8, "u64": 8, "s64": 8, "f64": 8, "b128": 16, "pred": 1,
}  # fmt: skip
NUMPY: Final = {
    **{kind: SIGNED[size] for kind, size in SIZES.items() if kind[0] == "s"},
    **{kind: WORDS[size] for kind, size in SIZES.items() if kind[0] in "bue" and kind not in ("b128",)},
    "f16": np.dtype(np.float16), "f32": np.dtype(np.float32), "f64": np.dtype(np.float64),
    "f16x2": WORDS[4], "bf16": WORDS[2], "bf16x2": WORDS[4], "tf32": WORDS[4], "pred": BOOL,
}  # fmt: skip
