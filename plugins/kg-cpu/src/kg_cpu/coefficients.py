"""Numbers of functions that x86-64 computes in its own way, for every renderer of CPU. Polynomials are by tools/minimax.py, lowest degree first."""

from __future__ import annotations

from struct import pack, unpack
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
# (2**x - 1) / x on [0, 1/16]; error 2**-29.44
EXP2_SIXTEENTH_32: Final = (
    0.693147599697113,
    0.24018490314483643,
    0.05666298791766167,
)
#: 2**(i/16), rounded to float32 by no more than 0.46 of its last place.
EXP2_SIXTEENTHS_32: Final = tuple(unpack("<16f", pack("<16f", *(2.0 ** (i / 16) for i in range(16)))))
#: Added to a number below 2**18, rounded down, it has the sixteenths of the number in its last four bits.
SIXTEENTHS_32: Final = 1.5 * 2.0**19
#: Where 2**x is nothing, rounded. Lanes below are masked out, as scores that attention masks are: a result too small for a float takes a
#: processor of Intel's some 150 cycles of microcode (`benchmarks/generated_code/vanishing.py`).
VANISHES_32: Final = -150.0
