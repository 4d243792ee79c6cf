"""The table of x86-64 instructions in the notation of Intel's manual: prefix, map, opcode, operands.

One line serves the legacy, VEX and EVEX encodings.

    addps    NP 0F 58  rvm  v c

Operands, d of `Instruction.defs`, u of `uses`; the last register operand may be memory:
  rm    reg d0, r/m u0            mr   r/m d0, reg u0; with memory a store of u0
  rvm   reg d0, vvvv u0, r/m u1   rvmr likewise, and u2 in bits 4 to 7 of an immediate
  tm    reg d0, tied to u0, r/m u1     tvm  reg d0, tied to u0, vvvv u1, r/m u2 (fused multiply-add)
  rmv   reg d0, r/m u0, vvvv u1   vm   vvvv d0, r/m u0, /digit    mv   memory, vvvv u0, reg u1: a masked store
  trv   reg d0, tied to u0, r/m u1, vvvv u2
  cmp   reg u0, r/m u1            t    r/m d0, tied to u0, /digit      x    r/m u0, /digit; no result
  d     r/m d0, /digit            o    nothing; the opcode is all
Flags: `w0` `w1` the W bit, `e1` W in EVEX alone; `i8` `i32` an immediate; `v` takes every vector length, `s2` `s4` `s8` a scalar of so many bytes, `h` lanes of 16 bits;
`half` `quarter` `eighth` the part of a vector that memory has; `c` the last two sources may change places; `b` of bytes; `evex` has no shorter encoding, `vex` none but VEX, `sse` none in EVEX;
`dg` a general register as the result, `mg` as r/m; `dk`, `mk`, `vk` likewise of masks; `mx` of vectors in a general form; `tile` of AMX.
"""

from __future__ import annotations

from typing import Final

#: Of general registers, and without operands.
GENERAL: Final = """
mov       8B rm
movimm    C7 /0 d i32
store     89 mr
store8    88 mr b
storei    C7 /0 o i32
storei8   C6 /0 o i8 b
movzx8    0F B6 rm b
movzx16   0F B7 rm
movsx8    0F BE rm b
movsx16   0F BF rm
movsxd    63 rm
lea       8D rm
add       03 tm
or        0B tm
and       23 tm
sub       2B tm
xor       33 tm
imul      0F AF tm
imul3     69 rm i32
addi      81 /0 t i32
ori       81 /1 t i32
andi      81 /4 t i32
subi      81 /5 t i32
xori      81 /6 t i32
cmp       3B cmp
cmpi      81 /7 x i32
test      85 cmp
testi     F7 /0 x i32
neg       F7 /3 t
not       F7 /2 t
shli      C1 /4 t i8
shri      C1 /5 t i8
sari      C1 /7 t i8
shlcl     D3 /4 t
shrcl     D3 /5 t
sarcl     D3 /7 t
shlx      66 0F38 F7 rmv vex
shrx      F2 0F38 F7 rmv vex
sarx      F3 0F38 F7 rmv vex
div       F7 /6 x
idiv      F7 /7 x
cdq       99 o
push      FF /6 x w0
pop       8F /0 d w0
ret       C3 o
sfence    0F AE /7 o

prefetch0 0F 18 /1 o
prefetch1 0F 18 /2 o
prefetch2 0F 18 /3 o
"""

#: Of vectors, masks and tiles.
VECTOR: Final = """
vzeroupper NP 0F 77 o vex
movups    NP 0F 10 rm v
movupsst  NP 0F 11 mr v
movaps    NP 0F 28 rm v
movss     F3 0F 10 rm s4
movsd     F2 0F 10 rm s8 e1
movssst   F3 0F 11 mr s4
movsdst   F2 0F 11 mr s8 e1
movssr    F3 0F 10 rvm s4
movd      66 0F 6E rm s4 w0 mg
movq      66 0F 6E rm s8 w1 mg
movdst    66 0F 7E mr s4 w0 dg
movqst    66 0F 7E mr s8 w1 dg
addps     NP 0F 58 rvm v c
addpd     66 0F 58 rvm v e1 c
addss     F3 0F 58 rvm s4 c
addsd     F2 0F 58 rvm s8 e1 c
subps     NP 0F 5C rvm v
subpd     66 0F 5C rvm v e1
subss     F3 0F 5C rvm s4
subsd     F2 0F 5C rvm s8 e1
mulps     NP 0F 59 rvm v c
mulpd     66 0F 59 rvm v e1 c
mulss     F3 0F 59 rvm s4 c
mulsd     F2 0F 59 rvm s8 e1 c
divps     NP 0F 5E rvm v
divpd     66 0F 5E rvm v e1
divss     F3 0F 5E rvm s4
divsd     F2 0F 5E rvm s8 e1
minps     NP 0F 5D rvm v
minpd     66 0F 5D rvm v e1
minss     F3 0F 5D rvm s4
minsd     F2 0F 5D rvm s8 e1
maxps     NP 0F 5F rvm v
maxpd     66 0F 5F rvm v e1
maxss     F3 0F 5F rvm s4
maxsd     F2 0F 5F rvm s8 e1
sqrtps    NP 0F 51 rm v
sqrtpd    66 0F 51 rm v e1
sqrtss    F3 0F 51 rvm s4
sqrtsd    F2 0F 51 rvm s8 e1
andps     NP 0F 54 rvm v c
andpd     66 0F 54 rvm v e1 c
andnps    NP 0F 55 rvm v
andnpd    66 0F 55 rvm v e1
orps      NP 0F 56 rvm v c
orpd      66 0F 56 rvm v e1 c
xorps     NP 0F 57 rvm v c
xorpd     66 0F 57 rvm v e1 c
cmpps     NP 0F C2 rvm v i8 sse
cmppd     66 0F C2 rvm v i8 e1 sse
cmpss     F3 0F C2 rvm s4 i8 sse
cmpsd     F2 0F C2 rvm s8 i8 e1 sse
kcmpps    NP 0F C2 rvm v i8 evex dk
kcmppd    66 0F C2 rvm v i8 evex dk w1
kcmpss    F3 0F C2 rvm s4 i8 evex dk
kcmpsd    F2 0F C2 rvm s8 i8 evex dk w1
ucomiss   NP 0F 2E cmp s4
ucomisd   66 0F 2E cmp s8 e1
cvtss2sd  F3 0F 5A rvm s4
cvtsd2ss  F2 0F 5A rvm s8 e1
cvtsi2ss  F3 0F 2A rvm mg
cvtsi2sd  F2 0F 2A rvm mg
cvttss2si F3 0F 2C rm s4 dg
cvttsd2si F2 0F 2C rm s8 dg
cvtps2pd  NP 0F 5A rm v half
cvtpd2ps  66 0F 5A rm v e1
cvtdq2ps  NP 0F 5B rm v
cvttps2dq F3 0F 5B rm v
cvtdq2pd  F3 0F E6 rm v half
cvttpd2dq 66 0F E6 rm v e1
roundss   66 0F3A 0A rvm s4 i8
roundsd   66 0F3A 0B rvm s8 i8 e1
roundps   66 0F3A 08 rm v i8
roundpd   66 0F3A 09 rm v i8 e1
cvtph2ps  66 0F38 13 rm v half
cvtps2ph  66 0F3A 1D mr v half i8
fma231ps  66 0F38 B8 tvm v w0 c
fma231pd  66 0F38 B8 tvm v w1 c
fma231ss  66 0F38 B9 tvm s4 w0 c
fma231sd  66 0F38 B9 tvm s8 w1 c
fma213ps  66 0F38 A8 tvm v w0
fma213pd  66 0F38 A8 tvm v w1
fma213ss  66 0F38 A9 tvm s4 w0
fma213sd  66 0F38 A9 tvm s8 w1
blendvps  66 0F3A 4A rvmr v vex
blendvpd  66 0F3A 4B rvmr v vex
pblendvb  66 0F3A 4C rvmr v vex
dpbusd    66 0F38 50 tvm v w0
dpbf16ps  F3 0F38 52 tvm v evex w0
pmaddwd   66 0F F5 rvm v
paddb     66 0F FC rvm v c
paddw     66 0F FD rvm v c
paddd     66 0F FE rvm v c
paddq     66 0F D4 rvm v e1 c
psubb     66 0F F8 rvm v
psubw     66 0F F9 rvm v
psubd     66 0F FA rvm v
psubq     66 0F FB rvm v e1
pmullw    66 0F D5 rvm v c
pmulld    66 0F38 40 rvm v w0 c
pmullq    66 0F38 40 rvm v evex w1 c
pmuludq   66 0F F4 rvm v e1 c
pand      66 0F DB rvm v c
pandn     66 0F DF rvm v
por       66 0F EB rvm v c
pxor      66 0F EF rvm v c
pmaxsb    66 0F38 3C rvm v c
pmaxsw    66 0F EE rvm v c
pmaxsd    66 0F38 3D rvm v c
pmaxsq    66 0F38 3D rvm v evex w1 c
pmaxub    66 0F DE rvm v c
pmaxuw    66 0F38 3E rvm v c
pmaxud    66 0F38 3F rvm v c
pmaxuq    66 0F38 3F rvm v evex w1 c
pminsb    66 0F38 38 rvm v c
pminsw    66 0F EA rvm v c
pminsd    66 0F38 39 rvm v c
pminsq    66 0F38 39 rvm v evex w1 c
pminub    66 0F DA rvm v c
pminuw    66 0F38 3A rvm v c
pminud    66 0F38 3B rvm v c
pminuq    66 0F38 3B rvm v evex w1 c
pabsb     66 0F38 1C rm v
pabsw     66 0F38 1D rm v
pabsd     66 0F38 1E rm v
pabsq     66 0F38 1F rm v evex w1
psllwi    66 0F 71 /6 vm v i8
pslldi    66 0F 72 /6 vm v i8
psllqi    66 0F 73 /6 vm v i8 e1
psrlwi    66 0F 71 /2 vm v i8
psrldi    66 0F 72 /2 vm v i8
psrlqi    66 0F 73 /2 vm v i8 e1
psrawi    66 0F 71 /4 vm v i8
psradi    66 0F 72 /4 vm v i8
psraqi    66 0F 72 /4 vm v i8 evex w1
psllvd    66 0F38 47 rvm v w0
psllvq    66 0F38 47 rvm v w1
psrlvd    66 0F38 45 rvm v w0
psrlvq    66 0F38 45 rvm v w1
psravd    66 0F38 46 rvm v w0
psravq    66 0F38 46 rvm v evex w1
psllvw    66 0F38 12 rvm v evex w1
psrlvw    66 0F38 10 rvm v evex w1
psravw    66 0F38 11 rvm v evex w1
pcmpeqb   66 0F 74 rvm v vex c
pcmpeqw   66 0F 75 rvm v vex c
pcmpeqd   66 0F 76 rvm v vex c
pcmpeqq   66 0F38 29 rvm v vex c
pcmpgtb   66 0F 64 rvm v vex
pcmpgtw   66 0F 65 rvm v vex
pcmpgtd   66 0F 66 rvm v vex
pcmpgtq   66 0F38 37 rvm v vex
kpcmpb    66 0F3A 3F rvm v i8 evex dk w0
kpcmpub   66 0F3A 3E rvm v i8 evex dk w0
kpcmpw    66 0F3A 3F rvm v i8 evex dk w1
kpcmpuw   66 0F3A 3E rvm v i8 evex dk w1
kpcmpd    66 0F3A 1F rvm v i8 evex dk w0
kpcmpud   66 0F3A 1E rvm v i8 evex dk w0
kpcmpq    66 0F3A 1F rvm v i8 evex dk w1
kpcmpuq   66 0F3A 1E rvm v i8 evex dk w1
pbroadcastd 66 0F38 58 rm v w0 e4
pbroadcastq 66 0F38 59 rm v e1 e8
pbroadcastb 66 0F38 78 rm v w0 e1b
pbroadcastw 66 0F38 79 rm v w0 e2
pbroadcastdg 66 0F38 7C rm v evex w0 mg
pbroadcastqg 66 0F38 7C rm v evex w1 mg
pbroadcastbg 66 0F38 7A rm v evex w0 mg
pbroadcastwg 66 0F38 7B rm v evex w0 mg
pmovsxbd  66 0F38 21 rm v quarter
pmovsxwd  66 0F38 23 rm v half
pmovsxbw  66 0F38 20 rm v half
pmovsxbq  66 0F38 22 rm v eighth
pmovsxwq  66 0F38 24 rm v quarter
pmovsxdq  66 0F38 25 rm v half w0
pmovzxbd  66 0F38 31 rm v quarter
pmovzxwd  66 0F38 33 rm v half
pmovzxbw  66 0F38 30 rm v half
pmovzxbq  66 0F38 32 rm v eighth
pmovzxwq  66 0F38 34 rm v quarter
pmovzxdq  66 0F38 35 rm v half w0
pmovdb    F3 0F38 31 mr v quarter evex w0
pmovdw    F3 0F38 33 mr v half evex w0
pmovwb    F3 0F38 30 mr v half evex w0
pmovqb    F3 0F38 32 mr v eighth evex w0
pmovqw    F3 0F38 34 mr v quarter evex w0
pmovqd    F3 0F38 35 mr v half evex w0
pmovm2b   F3 0F38 28 rm v evex w0 mk
pmovm2w   F3 0F38 28 rm v evex w1 mk
pmovm2d   F3 0F38 38 rm v evex w0 mk
pmovm2q   F3 0F38 38 rm v evex w1 mk
pmovb2m   F3 0F38 29 rm v evex w0 dk
pblendmd  66 0F38 64 rvm v evex w0
pblendmq  66 0F38 64 rvm v evex w1
pblendmb  66 0F38 66 rvm v evex w0
pblendmw  66 0F38 66 rvm v evex w1
movdqu32  F3 0F 6F rm v evex w0
movdqu64  F3 0F 6F rm v evex w1
movdqu8   F2 0F 6F rm v evex w0
movdqu16  F2 0F 6F rm v evex w1
movdqu32st F3 0F 7F mr v evex w0
movdqu64st F3 0F 7F mr v evex w1
movdqu8st  F2 0F 7F mr v evex w0
movdqu16st F2 0F 7F mr v evex w1
cvttps2udq NP 0F 78 rm v evex w0
cvttpd2udq NP 0F 78 rm v evex w1
cvttps2qq  66 0F 7A rm v half evex w0
cvttps2uqq 66 0F 78 rm v half evex w0
cvttpd2qq  66 0F 7A rm v evex w1
cvttpd2uqq 66 0F 78 rm v evex w1
cvtudq2ps  F2 0F 7A rm v evex w0
cvtudq2pd  F3 0F 7A rm v half evex w0
cvtqq2ps   NP 0F 5B rm v evex w1
cvtqq2pd   F3 0F E6 rm v evex w1
cvtuqq2ps  F2 0F 7A rm v evex w1
cvtuqq2pd  F3 0F 7A rm v evex w1
reduceps   66 0F3A 56 rm v i8 evex w0
scalefps   66 0F38 2C rvm v evex w0
extractf32x4 66 0F3A 19 mr v i8 evex w0
extractf64x4 66 0F3A 1B mr v i8 evex w1
insertf32x4  66 0F3A 18 rvm v i8 evex w0
insertf64x4  66 0F3A 1A rvm v i8 evex w1
extractf128  66 0F3A 19 mr v i8 vex w0
insertf128   66 0F3A 18 rvm v i8 vex w0
punpcklbw 66 0F 60 rvm v
punpckhbw 66 0F 68 rvm v
punpcklwd 66 0F 61 rvm v
punpckhwd 66 0F 69 rvm v
shufpd    66 0F C6 rvm v i8 e1
perm2f128 66 0F3A 06 rvm v vex w0 i8
shuff32x4 66 0F3A 23 rvm v evex w0 i8
pblendd   66 0F3A 02 rvm v vex w0 i8
pshufb    66 0F38 00 rvm v
permd     66 0F38 36 rvm v w0
permq     66 0F38 36 rvm v evex w1
permqi    66 0F3A 00 rm v w1 i8
packusdw  66 0F38 2B rvm v
packuswb  66 0F 67 rvm v
permw     66 0F38 8D rvm v evex w1
permb     66 0F38 8D rvm v evex w0
permt2d   66 0F38 7E tvm v evex w0
permt2q   66 0F38 7E tvm v evex w1
permt2w   66 0F38 7D tvm v evex w1
permt2b   66 0F38 7D tvm v evex w0
shufps    NP 0F C6 rvm v i8
unpcklps  NP 0F 14 rvm v
unpckhps  NP 0F 15 rvm v
unpcklpd  66 0F 14 rvm v e1
unpckhpd  66 0F 15 rvm v e1
pshufd    66 0F 70 rm v i8
psrldq    66 0F 73 /3 vm v i8
palignr   66 0F3A 0F rvm v i8
pinsrd    66 0F3A 22 rvm i8 w0 mg s4
pinsrq    66 0F3A 22 rvm i8 w1 mg s8
pinsrb    66 0F3A 20 rvm i8 mg
pinsrw    66 0F C4 rvm i8 mg
pextrb    66 0F3A 14 mr i8 dg
pextrw    66 0F3A 15 mr i8 dg
pextrd    66 0F3A 16 mr i8 w0 dg
pextrq    66 0F3A 16 mr i8 w1 dg
insertps  66 0F3A 21 rvm s4 i8
gatherdd  66 0F38 90 rm v evex w0
gatherqq  66 0F38 91 rm v evex w1
movmskps  NP 0F 50 rm v vex dg
movntps   NP 0F 2B mr v
maskmovps   66 0F38 2C rvm v vex w0
maskmovpd   66 0F38 2D rvm v vex w0
maskmovpsst 66 0F38 2E mv v vex w0
maskmovpdst 66 0F38 2F mv v vex w0
ldtilecfg   NP 0F38 49 /0 o vex w0
tilerelease NP 0F38 49 /0 o vex w0
tilezero    F2 0F38 49 rm vex w0 tile
tileloadd   F2 0F38 4B rm vex w0 tile
tilestored  F3 0F38 4B mr vex w0 tile
tdpbssd     F2 0F38 5E trv vex w0 tile
tdpbsud     F3 0F38 5E trv vex w0 tile
tdpbusd     66 0F38 5E trv vex w0 tile
tdpbuud     NP 0F38 5E trv vex w0 tile
tdpbf16ps   F3 0F38 5C trv vex w0 tile
kmovw     NP 0F 90 rm vex dk mk
kmovd     F2 0F 92 rm vex w0 dk mg
kmovq     F2 0F 92 rm vex w1 dk mg
kmovwg    NP 0F 92 rm vex w0 dk mg
kmovdg    F2 0F 93 rm vex w0 dg mk
kmovqg    F2 0F 93 rm vex w1 dg mk
kmovwgr   NP 0F 93 rm vex w0 dg mk
kmovqk    NP 0F 90 rm vex w1 dk mk
kmovqkst  NP 0F 91 mr vex w1 dk mk
kandq     NP 0F 41 rvm vex w1 dk vk mk l1
kandnq    NP 0F 42 rvm vex w1 dk vk mk l1
korq      NP 0F 45 rvm vex w1 dk vk mk l1
kxorq     NP 0F 47 rvm vex w1 dk vk mk l1
kxnorq    NP 0F 46 rvm vex w1 dk vk mk l1
knotq     NP 0F 44 rm vex w1 dk mk
kunpckbw  66 0F 4B rvm vex w0 dk vk mk l1
kunpckwd  NP 0F 4B rvm vex w0 dk vk mk l1
kunpckdq  NP 0F 4B rvm vex w1 dk vk mk l1
kshiftrq  66 0F3A 31 rm vex w1 dk mk i8
kshiftlq  66 0F3A 33 rm vex w1 dk mk i8
"""
