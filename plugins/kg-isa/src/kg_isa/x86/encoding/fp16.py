"""AVX512-FP16 instructions, in the notation of `table`."""

from __future__ import annotations

from typing import Final

#: float16 in vectors and scalars.
FP16: Final = """
addph     NP MAP5 58 rvm v h evex w0 c
addsh     F3 MAP5 58 rvm s2 evex w0 c
subph     NP MAP5 5C rvm v h evex w0
subsh     F3 MAP5 5C rvm s2 evex w0
mulph     NP MAP5 59 rvm v h evex w0 c
mulsh     F3 MAP5 59 rvm s2 evex w0 c
divph     NP MAP5 5E rvm v h evex w0
divsh     F3 MAP5 5E rvm s2 evex w0
minph     NP MAP5 5D rvm v h evex w0
minsh     F3 MAP5 5D rvm s2 evex w0
maxph     NP MAP5 5F rvm v h evex w0
maxsh     F3 MAP5 5F rvm s2 evex w0
sqrtph    NP MAP5 51 rm v h evex w0
sqrtsh    F3 MAP5 51 rvm s2 evex w0
fma231ph  66 MAP6 B8 tvm v h evex w0 c
fma231sh  66 MAP6 B9 tvm s2 evex w0 c
fma213ph  66 MAP6 A8 tvm v h evex w0
fma213sh  66 MAP6 A9 tvm s2 evex w0
roundph   NP 0F3A 08 rm v h i8 evex w0
roundsh   NP 0F3A 0A rvm s2 i8 evex w0
kcmpph    NP 0F3A C2 rvm v h i8 evex dk w0
kcmpsh    F3 0F3A C2 rvm s2 i8 evex dk w0
fpclassph NP 0F3A 66 rm v h i8 evex dk w0
cvtps2phx 66 MAP5 1D rm v evex w0
cvtph2psx 66 MAP6 13 rm v h half evex w0
cvtw2ph   F3 MAP5 7D rm v h evex w0
cvtuw2ph  F2 MAP5 7D rm v h evex w0
cvttph2w  66 MAP5 7C rm v h evex w0
cvttph2uw NP MAP5 7C rm v h evex w0
movsh     F3 MAP5 10 rm s2 evex w0
movshst   F3 MAP5 11 mr s2 evex w0
movw      66 MAP5 6E rm s2 evex w0 mg
movwst    66 MAP5 7E mr s2 evex w0 dg
"""
