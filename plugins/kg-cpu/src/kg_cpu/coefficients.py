"""Numbers of functions that x86-64 computes in its own way, for every renderer of CPU.
Polynomials are by tools/minimax.py, lowest degree first."""

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
# (2**x - 1) / x on [-1/16, 0.063]; error 2**-25.2
EXP2_EIGHTH_32: Final = (
    0.6931471824645996,
    0.24025781452655792,
    0.05550996586680412,
)
#: 2**(i/16), rounded to float32 by no more than 0.46 of its last place.
EXP2_SIXTEENTHS_32: Final = tuple(unpack("<16f", pack("<16f", *(2.0 ** (i / 16) for i in range(16)))))
#: Bits of 2**(i/8) less those of 1 and of i/8 beside an exponent: added to n + i/8 in fixed point with 23 bits below n they are 2**(n + i/8).
EXP2_EIGHTHS_BITS: Final = tuple(
    bits - 0x3F800000 - (i << 20) for i, bits in enumerate(unpack("<8i", pack("<8f", *(2.0 ** (i / 8) for i in range(8)))))
)
#: Added to a number between -2**18 and 2**18, it has the nearest eighth in its last bits.
EIGHTHS_32: Final = 1.5 * 2.0**20
#: Added to a number below 2**18, rounded down, it has the sixteenths of the number in its last four bits.
SIXTEENTHS_32: Final = 1.5 * 2.0**19
#: Where 2**x is nothing, rounded. Lanes below are masked out, as scores that attention masks are: a result too small for a float takes a
#: processor of Intel's some 150 cycles of microcode (`benchmarks/generated_code/vanishing.py`).
VANISHES_32: Final = -150.0
# log2(1 + r) / r on [-1/32, 1/16]; error 2**-25.63
LOG2_SIXTEENTH_32: Final = (
    1.4426950216293335,
    -0.7213475108146667,
    0.48096007108688354,
    -0.3609931468963623,
    0.2635447680950165,
)
# log2(1 + r) / r on [-1/32, 1/16]; error 2**-55.44
LOG2_SIXTEENTH_64: Final = (
    1.4426950408889634,
    -0.7213475204444817,
    0.48089834696344547,
    -0.3606737602255562,
    0.28853900655961695,
    -0.240449150649453,
    0.20610108988698905,
    -0.18037531104525506,
    0.15981393417143427,
    -0.12613982635220322,
)
# Near reciprocals of the sixteenths of [1, 2), and minus their logarithms, off by no more than 2**-30.48
RECIPROCALS_32: Final = (
    1.0,
    0.9131230711936951,
    0.8641035556793213,
    0.8210868239402771,
    0.7807068228721619,
    0.7444276213645935,
    0.7099243998527527,
    0.6798762679100037,
    0.6542754173278809,
    0.6270799040794373,
    0.6047194004058838,
    0.5817147493362427,
    0.5618744492530823,
    0.5414380431175232,
    0.5255776047706604,
    0.5,
)
LOGARITHMS_32: Final = (
    0.0,
    0.1311187744140625,
    0.210723876953125,
    0.284393310546875,
    0.357147216796875,
    0.4257965087890625,
    0.4942626953125,
    0.5566558837890625,
    0.612030029296875,
    0.67327880859375,
    0.7256622314453125,
    0.7816162109375,
    0.8316802978515625,
    0.8851318359375,
    0.9280242919921875,
    1.0,
)
# Near reciprocals of the sixteenths of [1, 2), and minus their logarithms, off by no more than 2**-57.75
RECIPROCALS_64: Final = (
    1.0,
    0.9159178938696596,
    0.8632914476502537,
    0.8211751221494717,
    0.7793865962806698,
    0.7454025381043172,
    0.7118370017278066,
    0.681901021754618,
    0.6526552966358963,
    0.6266220829170682,
    0.6045052298041445,
    0.5826087113573105,
    0.5607489575118649,
    0.5424912110117089,
    0.5242191501005892,
    0.5,
)
LOGARITHMS_64: Final = (
    0.0,
    0.126709819071948,
    0.21208039863927297,
    0.2842381738403219,
    0.3595889743191947,
    0.42390836341883187,
    0.49038116790961794,
    0.5523657482870021,
    0.6156068690224856,
    0.6743324819713052,
    0.7261732740566913,
    0.7794008215964823,
    0.8345730616870242,
    0.882328330477776,
    0.931758037576401,
    1.0,
)
