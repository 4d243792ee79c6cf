logsumexp:
      0  b800000000                mov eax, 0
      5  62727d48583d05070000      vpbroadcastd zmm15, dword ptr [rip + 3baab83f]
      f  62f27d485805ff060000      vpbroadcastd zmm0, dword ptr [rip + 7e226239]
     19  62727d485835f9060000      vpbroadcastd zmm14, dword ptr [rip + ac9ba33a]
     23  62727d48582df3060000      vpbroadcastd zmm13, dword ptr [rip + c07e1e3c]
     2d  62727d485825ed060000      vpbroadcastd zmm12, dword ptr [rip + 7b45633d]
     37  62727d48581de7060000      vpbroadcastd zmm11, dword ptr [rip + 9dfe753e]
     41  62727d485815e1060000      vpbroadcastd zmm10, dword ptr [rip + 1672313f]
     4b  62727d48580ddb060000      vpbroadcastd zmm9, dword ptr [rip + 0000803f]
     55  62627d28580dd1060000      vpbroadcastd ymm25, dword ptr [rip + 0000803f]
     5f  62627d085805ab060000      vpbroadcastd xmm24, dword ptr [rip + 3baab83f]
     69  c4e2795805a6060000        vpbroadcastd xmm0, dword ptr [rip + 7e226239]
     72  62e27d08583da0060000      vpbroadcastd xmm23, dword ptr [rip + ac9ba33a]
     7c  62e27d0858359a060000      vpbroadcastd xmm22, dword ptr [rip + c07e1e3c]
     86  62e27d08582d94060000      vpbroadcastd xmm21, dword ptr [rip + 7b45633d]
     90  62e27d0858258e060000      vpbroadcastd xmm20, dword ptr [rip + 9dfe753e]
     9a  62e27d08581d88060000      vpbroadcastd xmm19, dword ptr [rip + 1672313f]
     a4  62e27d08580582060000      vpbroadcastd xmm16, dword ptr [rip + 0000803f]
     ae  62617e08103568060000      vmovss xmm30, dword ptr [rip + c07e1e3c]
     b8  62617e08102d62060000      vmovss xmm29, dword ptr [rip + 7b45633d]
     c2  62617e0810255c060000      vmovss xmm28, dword ptr [rip + 9dfe753e]
     cc  62617e08101d56060000      vmovss xmm27, dword ptr [rip + 1672313f]
     d6  62e17e08100d50060000      vmovss xmm17, dword ptr [rip + 0000803f]
     e0  62e17e08101522060000      vmovss xmm18, dword ptr [rip + 00000000]
     ea  62617e08101540060000      vmovss xmm26, dword ptr [rip + 0000807f]
     f4  4c8b1f                    mov r11, qword ptr [rdi]
     f7  4c8b5708                  mov r10, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 8>
     fb  41b900000000              mov r9d, 0                                           ; range int32
loop_120:
    120  498bc1                    mov rax, r9                                          ; mul int32
    123  c1e006                    shl eax, 6
    126  62f27d48582ddc050000      vpbroadcastd zmm5, dword ptr [rip + 00000000]        ; range int32
    130  62f27d48580dd6050000      vpbroadcastd zmm1, dword ptr [rip + 000080ff]
    13a  ba00000000                mov edx, 0
    13f  498d0482                  lea rax, [r10 + rax*4]
loop_160:
    160  62f17c481010              vmovups zmm2, zmmword ptr [rax]                      ; load float32x16
    166  62f16c485fc1              vmaxps zmm0, zmm2, zmm1                              ; max float32x16
    16c  62f16c48c2ca03            vcmpps k1, zmm2, zmm2, 3
    173  62f27d4964e2              vpblendmd zmm4{k1}, zmm0, zmm2
    179  62f17448c2cc00            vcmpps k1, zmm1, zmm4, 0                             ; cmpeq boolx16
    180  62f174485cc4              vsubps zmm0, zmm1, zmm4                              ; sub float32x16
    186  62d17c4859df              vmulps zmm3, zmm0, zmm15                             ; mul float32x16
    18c  62f37d4856cb01            vreduceps zmm1, zmm3, 1                              ; exp2 float32x16
    193  62f27d4858057b050000      vpbroadcastd zmm0, dword ptr [rip + 7e226239]
    19d  62d27548a8c6              vfmadd213ps zmm0, zmm1, zmm14
    1a3  62d27548a8c5              vfmadd213ps zmm0, zmm1, zmm13
    1a9  62d27548a8c4              vfmadd213ps zmm0, zmm1, zmm12
    1af  62d27548a8c3              vfmadd213ps zmm0, zmm1, zmm11
    1b5  62d27548a8c2              vfmadd213ps zmm0, zmm1, zmm10
    1bb  62d27548a8c1              vfmadd213ps zmm0, zmm1, zmm9
    1c1  62f27d482cc3              vscalefps zmm0, zmm0, zmm3
    1c7  62d27d4964d9              vpblendmd zmm3{k1}, zmm0, zmm9                       ; where float32x16
    1cd  62f16c48c2cc00            vcmpps k1, zmm2, zmm4, 0                             ; cmpeq boolx16
    1d4  62f16c485cc4              vsubps zmm0, zmm2, zmm4                              ; sub float32x16
    1da  62d17c4859d7              vmulps zmm2, zmm0, zmm15                             ; mul float32x16
    1e0  62f37d4856ca01            vreduceps zmm1, zmm2, 1                              ; exp2 float32x16
    1e7  62f27d48580527050000      vpbroadcastd zmm0, dword ptr [rip + 7e226239]
    1f1  62d27548a8c6              vfmadd213ps zmm0, zmm1, zmm14
    1f7  62d27548a8c5              vfmadd213ps zmm0, zmm1, zmm13
    1fd  62d27548a8c4              vfmadd213ps zmm0, zmm1, zmm12
    203  62d27548a8c3              vfmadd213ps zmm0, zmm1, zmm11
    209  62d27548a8c2              vfmadd213ps zmm0, zmm1, zmm10
    20f  62d27548a8c1              vfmadd213ps zmm0, zmm1, zmm9
    215  62f27d482cc2              vscalefps zmm0, zmm0, zmm2
    21b  62d27d4964c1              vpblendmd zmm0{k1}, zmm0, zmm9                       ; where float32x16
    221  62f25548b8c3              vfmadd231ps zmm0, zmm5, zmm3                         ; mulacc float32x16
    227  62f17c4828e8              vmovaps zmm5, zmm0                                   ; end void
    22d  62f17c4828cc              vmovaps zmm1, zmm4
    233  4883c040                  add rax, 64
    237  83c201                    add edx, 1
    23a  83fa04                    cmp edx, 4
    23d  0f8c1dffffff              jl loop_160
done_243:
    243  62f3fd481bce01            vextractf64x4 ymm6, zmm1, 1                          ; gep float32x8
    24a  c5f45fc6                  vmaxps ymm0, ymm1, ymm6                              ; max float32x8
    24e  62f17428c2c903            vcmpps k1, ymm1, ymm1, 3
    255  62f27d2964d9              vpblendmd ymm3{k1}, ymm0, ymm1
    25b  62f17428c2cb00            vcmpps k1, ymm1, ymm3, 0                             ; cmpeq boolx8
    262  c5f45ccb                  vsubps ymm1, ymm1, ymm3                              ; sub float32x8
    266  c4e27d5805a5040000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    26f  c5f459e0                  vmulps ymm4, ymm1, ymm0                              ; mul float32x8
    273  62f37d2856d401            vreduceps ymm2, ymm4, 1                              ; exp2 float32x8
    27a  c4e27d580d95040000        vpbroadcastd ymm1, dword ptr [rip + 7e226239]
    283  c4e27d580590040000        vpbroadcastd ymm0, dword ptr [rip + ac9ba33a]
    28c  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; exp2 float32x8
    291  c4e27d580586040000        vpbroadcastd ymm0, dword ptr [rip + c07e1e3c]
    29a  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; exp2 float32x8
    29f  c4e27d58057c040000        vpbroadcastd ymm0, dword ptr [rip + 7b45633d]
    2a8  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; exp2 float32x8
    2ad  c4e27d580572040000        vpbroadcastd ymm0, dword ptr [rip + 9dfe753e]
    2b6  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; exp2 float32x8
    2bb  c4e27d580568040000        vpbroadcastd ymm0, dword ptr [rip + 1672313f]
    2c4  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; exp2 float32x8
    2c9  62926d28a8c9              vfmadd213ps ymm1, ymm2, ymm25
    2cf  62f275282cc4              vscalefps ymm0, ymm1, ymm4
    2d5  62127d2964c1              vpblendmd ymm8{k1}, ymm0, ymm25                      ; where float32x8
    2db  62f3fd481bef01            vextractf64x4 ymm7, zmm5, 1                          ; gep float32x8
    2e2  62f14c28c2cb00            vcmpps k1, ymm6, ymm3, 0                             ; cmpeq boolx8
    2e9  c5cc5ccb                  vsubps ymm1, ymm6, ymm3                              ; sub float32x8
    2ed  c4e27d58051e040000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    2f6  c5f459e0                  vmulps ymm4, ymm1, ymm0                              ; mul float32x8
    2fa  62f37d2856d401            vreduceps ymm2, ymm4, 1                              ; exp2 float32x8
    301  c4e27d580d0e040000        vpbroadcastd ymm1, dword ptr [rip + 7e226239]
    30a  c4e27d580509040000        vpbroadcastd ymm0, dword ptr [rip + ac9ba33a]
    313  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; exp2 float32x8
    318  c4e27d5805ff030000        vpbroadcastd ymm0, dword ptr [rip + c07e1e3c]
    321  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; exp2 float32x8
    326  c4e27d5805f5030000        vpbroadcastd ymm0, dword ptr [rip + 7b45633d]
    32f  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; exp2 float32x8
    334  c4e27d5805eb030000        vpbroadcastd ymm0, dword ptr [rip + 9dfe753e]
    33d  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; exp2 float32x8
    342  c4e27d5805e1030000        vpbroadcastd ymm0, dword ptr [rip + 1672313f]
    34b  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; exp2 float32x8
    350  62926d28a8c9              vfmadd213ps ymm1, ymm2, ymm25
    356  62f275282cc4              vscalefps ymm0, ymm1, ymm4
    35c  62927d2964c1              vpblendmd ymm0{k1}, ymm0, ymm25                      ; where float32x8
    362  c5c459f0                  vmulps ymm6, ymm7, ymm0                              ; mul float32x8
    366  c4c255b8f0                vfmadd231ps ymm6, ymm5, ymm8                         ; mulacc float32x8
    36b  62f37d2819dc01            vextractf32x4 xmm4, ymm3, 1                          ; gep float32x4
    372  c5e05fc4                  vmaxps xmm0, xmm3, xmm4                              ; max float32x4
    376  62f16408c2cb03            vcmpps k1, xmm3, xmm3, 3
    37d  62f27d0964d3              vpblendmd xmm2{k1}, xmm0, xmm3
    383  62f16408c2ca00            vcmpps k1, xmm3, xmm2, 0                             ; cmpeq boolx4
    38a  c5e05cc2                  vsubps xmm0, xmm3, xmm2                              ; sub float32x4
    38e  62917c0859d8              vmulps xmm3, xmm0, xmm24                             ; mul float32x4
    394  62f37d0856cb01            vreduceps xmm1, xmm3, 1                              ; exp2 float32x4
    39b  c4e279580574030000        vpbroadcastd xmm0, dword ptr [rip + 7e226239]
    3a4  62b27508a8c7              vfmadd213ps xmm0, xmm1, xmm23
    3aa  62b27508a8c6              vfmadd213ps xmm0, xmm1, xmm22
    3b0  62b27508a8c5              vfmadd213ps xmm0, xmm1, xmm21
    3b6  62b27508a8c4              vfmadd213ps xmm0, xmm1, xmm20
    3bc  62b27508a8c3              vfmadd213ps xmm0, xmm1, xmm19
    3c2  62b27508a8c0              vfmadd213ps xmm0, xmm1, xmm16
    3c8  62f27d082cc3              vscalefps xmm0, xmm0, xmm3
    3ce  62b27d0964f8              vpblendmd xmm7{k1}, xmm0, xmm16                      ; where float32x4
    3d4  62f37d2819f501            vextractf32x4 xmm5, ymm6, 1                          ; gep float32x4
    3db  62f15c08c2ca00            vcmpps k1, xmm4, xmm2, 0                             ; cmpeq boolx4
    3e2  c5d85cc2                  vsubps xmm0, xmm4, xmm2                              ; sub float32x4
    3e6  62917c0859d8              vmulps xmm3, xmm0, xmm24                             ; mul float32x4
    3ec  62f37d0856cb01            vreduceps xmm1, xmm3, 1                              ; exp2 float32x4
    3f3  c4e27958051c030000        vpbroadcastd xmm0, dword ptr [rip + 7e226239]
    3fc  62b27508a8c7              vfmadd213ps xmm0, xmm1, xmm23
    402  62b27508a8c6              vfmadd213ps xmm0, xmm1, xmm22
    408  62b27508a8c5              vfmadd213ps xmm0, xmm1, xmm21
    40e  62b27508a8c4              vfmadd213ps xmm0, xmm1, xmm20
    414  62b27508a8c3              vfmadd213ps xmm0, xmm1, xmm19
    41a  62b27508a8c0              vfmadd213ps xmm0, xmm1, xmm16
    420  62f27d082cc3              vscalefps xmm0, xmm0, xmm3
    426  62b27d0964c0              vpblendmd xmm0{k1}, xmm0, xmm16                      ; where float32x4
    42c  c5d059e8                  vmulps xmm5, xmm5, xmm0                              ; mul float32x4
    430  c4e249b8ef                vfmadd231ps xmm5, xmm6, xmm7                         ; mulacc float32x4
    435  c5e915e2                  vunpckhpd xmm4, xmm2, xmm2                           ; gep float32x2
    439  c5e85fc4                  vmaxps xmm0, xmm2, xmm4                              ; max float32x2
    43d  62f16c08c2ca03            vcmpps k1, xmm2, xmm2, 3
    444  62f27d0964da              vpblendmd xmm3{k1}, xmm0, xmm2
    44a  62f16c08c2cb00            vcmpps k1, xmm2, xmm3, 0                             ; cmpeq boolx2
    451  c5e85cc3                  vsubps xmm0, xmm2, xmm3                              ; sub float32x2
    455  62917c0859d0              vmulps xmm2, xmm0, xmm24                             ; mul float32x2
    45b  62f37d0856ca01            vreduceps xmm1, xmm2, 1                              ; exp2 float32x2
    462  c4e2795805ad020000        vpbroadcastd xmm0, dword ptr [rip + 7e226239]
    46b  62b27508a8c7              vfmadd213ps xmm0, xmm1, xmm23
    471  62b27508a8c6              vfmadd213ps xmm0, xmm1, xmm22
    477  62b27508a8c5              vfmadd213ps xmm0, xmm1, xmm21
    47d  62b27508a8c4              vfmadd213ps xmm0, xmm1, xmm20
    483  62b27508a8c3              vfmadd213ps xmm0, xmm1, xmm19
    489  62b27508a8c0              vfmadd213ps xmm0, xmm1, xmm16
    48f  62f27d082cc2              vscalefps xmm0, xmm0, xmm2
    495  62b27d0964f8              vpblendmd xmm7{k1}, xmm0, xmm16                      ; where float32x2
    49b  c5d115f5                  vunpckhpd xmm6, xmm5, xmm5                           ; gep float32x2
    49f  62f15c08c2cb00            vcmpps k1, xmm4, xmm3, 0                             ; cmpeq boolx2
    4a6  c5d85cc3                  vsubps xmm0, xmm4, xmm3                              ; sub float32x2
    4aa  62917c0859d0              vmulps xmm2, xmm0, xmm24                             ; mul float32x2
    4b0  62f37d0856ca01            vreduceps xmm1, xmm2, 1                              ; exp2 float32x2
    4b7  c4e279580558020000        vpbroadcastd xmm0, dword ptr [rip + 7e226239]
    4c0  62b27508a8c7              vfmadd213ps xmm0, xmm1, xmm23
    4c6  62b27508a8c6              vfmadd213ps xmm0, xmm1, xmm22
    4cc  62b27508a8c5              vfmadd213ps xmm0, xmm1, xmm21
    4d2  62b27508a8c4              vfmadd213ps xmm0, xmm1, xmm20
    4d8  62b27508a8c3              vfmadd213ps xmm0, xmm1, xmm19
    4de  62b27508a8c0              vfmadd213ps xmm0, xmm1, xmm16
    4e4  62f27d082cc2              vscalefps xmm0, xmm0, xmm2
    4ea  62b27d0964c0              vpblendmd xmm0{k1}, xmm0, xmm16                      ; where float32x2
    4f0  c5c859f0                  vmulps xmm6, xmm6, xmm0                              ; mul float32x2
    4f4  c4e251b8f7                vfmadd231ps xmm6, xmm5, xmm7                         ; mulacc float32x2
    4f9  c5d973db04                vpsrldq xmm4, xmm3, 4                                ; gep float32
    4fe  c5e25fc4                  vmaxss xmm0, xmm3, xmm4                              ; max float32
    502  62f16608c2cb03            vcmpss k1, xmm3, xmm3, 3
    509  62f27d0964fb              vpblendmd xmm7{k1}, xmm0, xmm3
    50f  62f16608c2cf00            vcmpss k1, xmm3, xmm7, 0                             ; cmpeq bool
    516  c5f893c1                  kmovw eax, k1
    51a  c5e25cc7                  vsubss xmm0, xmm3, xmm7                              ; sub float32
    51e  c5fa5915ee010000          vmulss xmm2, xmm0, dword ptr [rip + 3baab83f]        ; mul float32
    526  62f37d0856ca01            vreduceps xmm1, xmm2, 1                              ; exp2 float32
    52d  c5fa1005e3010000          vmovss xmm0, dword ptr [rip + 7e226239]
    535  c4e271a905de010000        vfmadd213ss xmm0, xmm1, dword ptr [rip + ac9ba33a]
    53e  62927508a9c6              vfmadd213ss xmm0, xmm1, xmm30
    544  62927508a9c5              vfmadd213ss xmm0, xmm1, xmm29
    54a  62927508a9c4              vfmadd213ss xmm0, xmm1, xmm28
    550  62927508a9c3              vfmadd213ss xmm0, xmm1, xmm27
    556  62b27508a9c1              vfmadd213ss xmm0, xmm1, xmm17
    55c  62f27d082cc2              vscalefps xmm0, xmm0, xmm2
    562  c5f892c8                  kmovw k1, eax                                        ; where float32
    566  62b27d0964e9              vpblendmd xmm5{k1}, xmm0, xmm17
    56c  c5e173de04                vpsrldq xmm3, xmm6, 4                                ; gep float32
    571  62f15e08c2cf00            vcmpss k1, xmm4, xmm7, 0                             ; cmpeq bool
    578  c5f893c1                  kmovw eax, k1
    57c  c5da5cc7                  vsubss xmm0, xmm4, xmm7                              ; sub float32
    580  c5fa59158c010000          vmulss xmm2, xmm0, dword ptr [rip + 3baab83f]        ; mul float32
    588  62f37d0856ca01            vreduceps xmm1, xmm2, 1                              ; exp2 float32
    58f  c5fa100581010000          vmovss xmm0, dword ptr [rip + 7e226239]
    597  c4e271a9057c010000        vfmadd213ss xmm0, xmm1, dword ptr [rip + ac9ba33a]
    5a0  62927508a9c6              vfmadd213ss xmm0, xmm1, xmm30
    5a6  62927508a9c5              vfmadd213ss xmm0, xmm1, xmm29
    5ac  62927508a9c4              vfmadd213ss xmm0, xmm1, xmm28
    5b2  62927508a9c3              vfmadd213ss xmm0, xmm1, xmm27
    5b8  62b27508a9c1              vfmadd213ss xmm0, xmm1, xmm17
    5be  62f27d082cc2              vscalefps xmm0, xmm0, xmm2
    5c4  c5f892c8                  kmovw k1, eax                                        ; where float32
    5c8  62b27d0964c1              vpblendmd xmm0{k1}, xmm0, xmm17
    5ce  c5e259d0                  vmulss xmm2, xmm3, xmm0                              ; mul float32
    5d2  c4e249b9d5                vfmadd231ss xmm2, xmm6, xmm5                         ; mulacc float32
    5d7  62f16e00c2ca01            vcmpss k1, xmm18, xmm2, 1                            ; cmplt bool
    5de  c57893c1                  kmovw r8d, k1
    5e2  62916e08c2ca01            vcmpss k1, xmm2, xmm26, 1                            ; cmplt bool
    5e9  c5f893f9                  kmovw edi, k1
    5ed  62f16e08c20d4001000001    vcmpss k1, xmm2, dword ptr [rip + 00008000], 1       ; cmplt bool
    5f8  c5f893f1                  kmovw esi, k1
    5fc  c5ea590538010000          vmulss xmm0, xmm2, dword ptr [rip + 0000004c]        ; mul float32
    604  c5f892ce                  kmovw k1, esi                                        ; where float32
    608  62f26d0964c0              vpblendmd xmm0{k1}, xmm2, xmm0
    60e  c5f97ec1                  vmovd ecx, xmm0                                      ; bitcast int32
    612  8d910dfbcac0              lea edx, [rcx - 1060439283]                          ; add int32
    618  488bc2                    mov rax, rdx                                         ; shr int32
    61b  c1f817                    sar eax, 23
    61e  62f16e002ac8              vcvtsi2ss xmm1, xmm18, eax                           ; cast float32
    624  c5f892ce                  kmovw k1, esi                                        ; where float32
    628  c5fa100510010000          vmovss xmm0, dword ptr [rip + 0000c841]
    630  62f26d0164c0              vpblendmd xmm0{k1}, xmm18, xmm0                      ; where float32
    636  c5f25cd8                  vsubss xmm3, xmm1, xmm0                              ; sub float32
    63a  81e2000080ff              and edx, -8388608                                    ; and int32
    640  2bca                      sub ecx, edx                                         ; sub int32
    642  c5f96ec1                  vmovd xmm0, ecx                                      ; bitcast float32
    646  62b17e085cc9              vsubss xmm1, xmm0, xmm17                             ; sub float32
    64c  c5fa1005f0000000          vmovss xmm0, dword ptr [rip + ce37f6bd]              ; mulacc float32
    654  c4e271a905eb000000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 5b74413e]
    65d  c4e271a905e6000000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 4c3b40be]   ; mulacc float32
    666  c4e271a905e1000000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 79b2503e]   ; mulacc float32
    66f  c4e271a905dc000000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 3ebb75be]   ; mulacc float32
    678  c4e271a905d7000000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 39c8933e]   ; mulacc float32
    681  c4e271a905d2000000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 5dabb8be]   ; mulacc float32
    68a  c4e271a905cd000000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 0838f63e]   ; mulacc float32
    693  c4e271a905c8000000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 3baa38bf]   ; mulacc float32
    69c  c4e271a905c3000000        vfmadd213ss xmm0, xmm1, dword ptr [rip + eda8e23e]   ; mulacc float32
    6a5  c5f259c0                  vmulss xmm0, xmm1, xmm0                              ; mul float32
    6a9  c5f258c0                  vaddss xmm0, xmm1, xmm0                              ; add float32
    6ad  c5e258c0                  vaddss xmm0, xmm3, xmm0                              ; add float32
    6b1  c5f892cf                  kmovw k1, edi                                        ; where float32
    6b5  62f22d0164d8              vpblendmd xmm3{k1}, xmm26, xmm0
    6bb  62b16e08c2ca00            vcmpss k1, xmm2, xmm18, 0                            ; cmpeq bool
    6c2  c5f893c1                  kmovw eax, k1
    6c6  c5f892c8                  kmovw k1, eax                                        ; where float32
    6ca  c5fa10059a000000          vmovss xmm0, dword ptr [rip + 0000c07f]
    6d2  c5fa100d36000000          vmovss xmm1, dword ptr [rip + 000080ff]
    6da  62f27d0964c1              vpblendmd xmm0{k1}, xmm0, xmm1                       ; where float32
    6e0  c4c17892c8                kmovw k1, r8d                                        ; where float32
    6e5  62f27d0964c3              vpblendmd xmm0{k1}, xmm0, xmm3
    6eb  c4e279b93d7c000000        vfmadd231ss xmm7, xmm0, dword ptr [rip + 1872313f]   ; mulacc float32
    6f4  c4817a113c8b              vmovss dword ptr [r11 + r9*4], xmm7                  ; store void
    6fa  4183c101                  add r9d, 1                                           ; end void
    6fe  4183f908                  cmp r9d, 8
    702  0f8c18faffff              jl loop_120
done_708:
    708  c5f877                    vzeroupper                                           ; sink void
    70b  c3                        ret
