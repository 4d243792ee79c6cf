"""Numbers of functions that x86-64 computes in its own way, for every renderer of CPU. Polynomials are by tools/minimax.py, lowest degree first."""

from __future__ import annotations

from typing import Final

# (2**x - 1) / x on [0, 1]; error 2**-28.81
EXP2_ABOVE_32: Final = (
    0.6931470632553101,
    0.24022908508777618,
    0.05548618361353874,
    0.009673774242401123,
    0.001248230691999197,
    0.00021565888891927898,
)
#: Where 2**x is nothing, rounded. Lanes below are masked out, as scores that attention masks are: a result too small for a float takes a
#: processor of Intel's some 150 cycles of microcode (`benchmarks/generated_code/vanishing.py`).
VANISHES_32: Final = -150.0
