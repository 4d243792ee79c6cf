transpose:
      0  b800000000                mov eax, 0
      5  62f17c48100571040000      vmovups zmm0, zmmword ptr [rip + 00000000180000003000000048000000600000007800000090000000a8000000c0000000d8000000f00000000801000020010000380100005001000068010000]
      f  ba10000000                mov edx, 16
     14  488b0f                    mov rcx, qword ptr [rdi]
     17  488b7708                  mov rsi, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 384>
     1b  62f17c48100e              vmovups zmm1, zmmword ptr [rsi]                      ; load float32x16
     21  62f17c48105603            vmovups zmm2, zmmword ptr [rsi + 192]                ; load float32x16
     28  62f1744814da              vunpcklps zmm3, zmm1, zmm2                           ; shuffle float32x16
     2e  62f17c4810a660000000      vmovups zmm4, zmmword ptr [rsi + 96]                 ; load float32x16
     38  62f17c4810ae20010000      vmovups zmm5, zmmword ptr [rsi + 288]                ; load float32x16
     42  62f15c4814f5              vunpcklps zmm6, zmm4, zmm5                           ; shuffle float32x16
     48  62f1644814fe              vunpcklps zmm7, zmm3, zmm6                           ; shuffle float32x16
     4e  62717c48104606            vmovups zmm8, zmmword ptr [rsi + 384]                ; load float32x16
     55  62717c48104e09            vmovups zmm9, zmmword ptr [rsi + 576]                ; load float32x16
     5c  62513c4814d1              vunpcklps zmm10, zmm8, zmm9                          ; shuffle float32x16
     62  62717c48109ee0010000      vmovups zmm11, zmmword ptr [rsi + 480]               ; load float32x16
     6c  62717c4810a6a0020000      vmovups zmm12, zmmword ptr [rsi + 672]               ; load float32x16
     76  6251244814ec              vunpcklps zmm13, zmm11, zmm12                        ; shuffle float32x16
     7c  62512c4814f5              vunpcklps zmm14, zmm10, zmm13                        ; shuffle float32x16
     82  6253454823fe88            vshuff32x4 zmm15, zmm7, zmm14, 136                   ; shuffle float32x16
     89  62e17c4810460c            vmovups zmm16, zmmword ptr [rsi + 768]               ; load float32x16
     90  62e17c48104e0f            vmovups zmm17, zmmword ptr [rsi + 960]               ; load float32x16
     97  62a17c4014d1              vunpcklps zmm18, zmm16, zmm17                        ; shuffle float32x16
     9d  62e17c48109e60030000      vmovups zmm19, zmmword ptr [rsi + 864]               ; load float32x16
     a7  62e17c4810a620040000      vmovups zmm20, zmmword ptr [rsi + 1056]              ; load float32x16
     b1  62a1644014ec              vunpcklps zmm21, zmm19, zmm20                        ; shuffle float32x16
     b7  62a16c4014f5              vunpcklps zmm22, zmm18, zmm21                        ; shuffle float32x16
     bd  62e17c48107e12            vmovups zmm23, zmmword ptr [rsi + 1152]              ; load float32x16
     c4  62617c48104615            vmovups zmm24, zmmword ptr [rsi + 1344]              ; load float32x16
     cb  6201444014c8              vunpcklps zmm25, zmm23, zmm24                        ; shuffle float32x16
     d1  62617c481096e0040000      vmovups zmm26, zmmword ptr [rsi + 1248]              ; load float32x16
     db  62617c48109ea0050000      vmovups zmm27, zmmword ptr [rsi + 1440]              ; load float32x16
     e5  62012c4014e3              vunpcklps zmm28, zmm26, zmm27                        ; shuffle float32x16
     eb  6201344014ec              vunpcklps zmm29, zmm25, zmm28                        ; shuffle float32x16
     f1  62034d4023f588            vshuff32x4 zmm30, zmm22, zmm29, 136                  ; shuffle float32x16
     f8  6203054823fe88            vshuff32x4 zmm31, zmm15, zmm30, 136                  ; shuffle float32x16
     ff  6213054823fedd            vshuff32x4 zmm15, zmm15, zmm30, 221                  ; shuffle float32x16
    106  62f1644815de              vunpckhps zmm3, zmm3, zmm6                           ; shuffle float32x16
    10c  62d12c4815f5              vunpckhps zmm6, zmm10, zmm13                         ; shuffle float32x16
    112  62316c4015d5              vunpckhps zmm10, zmm18, zmm21                        ; shuffle float32x16
    118  6211344015ec              vunpckhps zmm13, zmm25, zmm28                        ; shuffle float32x16
    11e  62e3654823d688            vshuff32x4 zmm18, zmm3, zmm6, 136                    ; shuffle float32x16
    125  62c32d4823ed88            vshuff32x4 zmm21, zmm10, zmm13, 136                  ; shuffle float32x16
    12c  62236d4023cd88            vshuff32x4 zmm25, zmm18, zmm21, 136                  ; shuffle float32x16
    133  62a36d4023d5dd            vshuff32x4 zmm18, zmm18, zmm21, 221                  ; shuffle float32x16
    13a  62f1744815ca              vunpckhps zmm1, zmm1, zmm2                           ; shuffle float32x16
    140  62f15c4815d5              vunpckhps zmm2, zmm4, zmm5                           ; shuffle float32x16
    146  62d13c4815e1              vunpckhps zmm4, zmm8, zmm9                           ; shuffle float32x16
    14c  62d1244815ec              vunpckhps zmm5, zmm11, zmm12                         ; shuffle float32x16
    152  62317c4015c1              vunpckhps zmm8, zmm16, zmm17                         ; shuffle float32x16
    158  6231644015cc              vunpckhps zmm9, zmm19, zmm20                         ; shuffle float32x16
    15e  6211444015d8              vunpckhps zmm11, zmm23, zmm24                        ; shuffle float32x16
    164  62112c4015e3              vunpckhps zmm12, zmm26, zmm27                        ; shuffle float32x16
    16a  62e1744814c2              vunpcklps zmm16, zmm1, zmm2                          ; shuffle float32x16
    170  62e15c4814cd              vunpcklps zmm17, zmm4, zmm5                          ; shuffle float32x16
    176  62a37d4023d988            vshuff32x4 zmm19, zmm16, zmm17, 136                  ; shuffle float32x16
    17d  62c13c4814e1              vunpcklps zmm20, zmm8, zmm9                          ; shuffle float32x16
    183  62c1244814ec              vunpcklps zmm21, zmm11, zmm12                        ; shuffle float32x16
    189  62a35d4023fd88            vshuff32x4 zmm23, zmm20, zmm21, 136                  ; shuffle float32x16
    190  6223654023c788            vshuff32x4 zmm24, zmm19, zmm23, 136                  ; shuffle float32x16
    197  62a3654023dfdd            vshuff32x4 zmm19, zmm19, zmm23, 221                  ; shuffle float32x16
    19e  62f1744815ca              vunpckhps zmm1, zmm1, zmm2                           ; shuffle float32x16
    1a4  62f15c4815d5              vunpckhps zmm2, zmm4, zmm5                           ; shuffle float32x16
    1aa  62d13c4815e1              vunpckhps zmm4, zmm8, zmm9                           ; shuffle float32x16
    1b0  62d1244815ec              vunpckhps zmm5, zmm11, zmm12                         ; shuffle float32x16
    1b6  6273754823c288            vshuff32x4 zmm8, zmm1, zmm2, 136                     ; shuffle float32x16
    1bd  62735d4823cd88            vshuff32x4 zmm9, zmm4, zmm5, 136                     ; shuffle float32x16
    1c4  62533d4823d988            vshuff32x4 zmm11, zmm8, zmm9, 136                    ; shuffle float32x16
    1cb  62533d4823c1dd            vshuff32x4 zmm8, zmm8, zmm9, 221                     ; shuffle float32x16
    1d2  62d3454823fedd            vshuff32x4 zmm7, zmm7, zmm14, 221                    ; shuffle float32x16
    1d9  62134d4023cddd            vshuff32x4 zmm9, zmm22, zmm29, 221                   ; shuffle float32x16
    1e0  6253454823e188            vshuff32x4 zmm12, zmm7, zmm9, 136                    ; shuffle float32x16
    1e7  62d3454823f9dd            vshuff32x4 zmm7, zmm7, zmm9, 221                     ; shuffle float32x16
    1ee  62f3654823dedd            vshuff32x4 zmm3, zmm3, zmm6, 221                     ; shuffle float32x16
    1f5  62d32d4823f5dd            vshuff32x4 zmm6, zmm10, zmm13, 221                   ; shuffle float32x16
    1fc  6273654823ce88            vshuff32x4 zmm9, zmm3, zmm6, 136                     ; shuffle float32x16
    203  62f3654823dedd            vshuff32x4 zmm3, zmm3, zmm6, 221                     ; shuffle float32x16
    20a  62b37d4023f1dd            vshuff32x4 zmm6, zmm16, zmm17, 221                   ; shuffle float32x16
    211  62335d4023d5dd            vshuff32x4 zmm10, zmm20, zmm21, 221                  ; shuffle float32x16
    218  62534d4823ea88            vshuff32x4 zmm13, zmm6, zmm10, 136                   ; shuffle float32x16
    21f  62d34d4823f2dd            vshuff32x4 zmm6, zmm6, zmm10, 221                    ; shuffle float32x16
    226  62f3754823cadd            vshuff32x4 zmm1, zmm1, zmm2, 221                     ; shuffle float32x16
    22d  62f35d4823d5dd            vshuff32x4 zmm2, zmm4, zmm5, 221                     ; shuffle float32x16
    234  62f3754823e288            vshuff32x4 zmm4, zmm1, zmm2, 136                     ; shuffle float32x16
    23b  62f3754823cadd            vshuff32x4 zmm1, zmm1, zmm2, 221                     ; shuffle float32x16
    242  b800000000                mov eax, 0                                           ; range int32
loop_260:
    260  62617c481139              vmovups zmmword ptr [rcx], zmm31                     ; store void
    266  62617c48114901            vmovups zmmword ptr [rcx + 64], zmm25                ; store void
    26d  62617c48114102            vmovups zmmword ptr [rcx + 128], zmm24               ; store void
    274  62717c48115903            vmovups zmmword ptr [rcx + 192], zmm11               ; store void
    27b  62717c48116104            vmovups zmmword ptr [rcx + 256], zmm12               ; store void
    282  62717c48114905            vmovups zmmword ptr [rcx + 320], zmm9                ; store void
    289  62717c48116906            vmovups zmmword ptr [rcx + 384], zmm13               ; store void
    290  62f17c48116107            vmovups zmmword ptr [rcx + 448], zmm4                ; store void
    297  62717c48117908            vmovups zmmword ptr [rcx + 512], zmm15               ; store void
    29e  62e17c48115109            vmovups zmmword ptr [rcx + 576], zmm18               ; store void
    2a5  62e17c4811590a            vmovups zmmword ptr [rcx + 640], zmm19               ; store void
    2ac  62717c4811410b            vmovups zmmword ptr [rcx + 704], zmm8                ; store void
    2b3  62f17c4811790c            vmovups zmmword ptr [rcx + 768], zmm7                ; store void
    2ba  62f17c4811590d            vmovups zmmword ptr [rcx + 832], zmm3                ; store void
    2c1  62f17c4811710e            vmovups zmmword ptr [rcx + 896], zmm6                ; store void
    2c8  62f17c4811490f            vmovups zmmword ptr [rcx + 960], zmm1                ; store void
    2cf  83c001                    add eax, 1                                           ; end void
    2d2  83f801                    cmp eax, 1
    2d5  7c89                      jl loop_260
done_2d7:
    2d7  b810000000                mov eax, 16                                          ; range int32
    2dc  ba10000000                mov edx, 16
    2e1  48c1e206                  shl rdx, 6
    2e5  488d1411                  lea rdx, [rcx + rdx*1]
loop_300:
    300  62f27d487cc8              vpbroadcastd zmm1, eax                               ; vectorize int32x16
    306  62f17548fec8              vpaddd zmm1, zmm1, zmm0                              ; add int32x16
    30c  c4e37916c900              vpextrd ecx, xmm1, 0                                 ; gep int32
    312  c5fa10148e                vmovss xmm2, dword ptr [rsi + rcx*4]                 ; load float32
    317  c4e37916c901              vpextrd ecx, xmm1, 1                                 ; gep int32
    31d  c5fa101c8e                vmovss xmm3, dword ptr [rsi + rcx*4]                 ; load float32
    322  c4e37916c902              vpextrd ecx, xmm1, 2                                 ; gep int32
    328  c5fa10248e                vmovss xmm4, dword ptr [rsi + rcx*4]                 ; load float32
    32d  c4e37916c903              vpextrd ecx, xmm1, 3                                 ; gep int32
    333  c5fa102c8e                vmovss xmm5, dword ptr [rsi + rcx*4]                 ; load float32
    338  62f37d4819ce01            vextractf32x4 xmm6, zmm1, 1                          ; gep int32
    33f  c4e37916f100              vpextrd ecx, xmm6, 0
    345  c5fa10348e                vmovss xmm6, dword ptr [rsi + rcx*4]                 ; load float32
    34a  62f37d4819cf01            vextractf32x4 xmm7, zmm1, 1                          ; gep int32
    351  c4e37916f901              vpextrd ecx, xmm7, 1
    357  c5fa103c8e                vmovss xmm7, dword ptr [rsi + rcx*4]                 ; load float32
    35c  62d37d4819c801            vextractf32x4 xmm8, zmm1, 1                          ; gep int32
    363  c4637916c102              vpextrd ecx, xmm8, 2
    369  c57a10048e                vmovss xmm8, dword ptr [rsi + rcx*4]                 ; load float32
    36e  62d37d4819c901            vextractf32x4 xmm9, zmm1, 1                          ; gep int32
    375  c4637916c903              vpextrd ecx, xmm9, 3
    37b  c57a100c8e                vmovss xmm9, dword ptr [rsi + rcx*4]                 ; load float32
    380  62d37d4819ca02            vextractf32x4 xmm10, zmm1, 2                         ; gep int32
    387  c4637916d100              vpextrd ecx, xmm10, 0
    38d  c57a10148e                vmovss xmm10, dword ptr [rsi + rcx*4]                ; load float32
    392  62d37d4819cb02            vextractf32x4 xmm11, zmm1, 2                         ; gep int32
    399  c4637916d901              vpextrd ecx, xmm11, 1
    39f  c57a101c8e                vmovss xmm11, dword ptr [rsi + rcx*4]                ; load float32
    3a4  62d37d4819cc02            vextractf32x4 xmm12, zmm1, 2                         ; gep int32
    3ab  c4637916e102              vpextrd ecx, xmm12, 2
    3b1  c57a10248e                vmovss xmm12, dword ptr [rsi + rcx*4]                ; load float32
    3b6  62d37d4819cd02            vextractf32x4 xmm13, zmm1, 2                         ; gep int32
    3bd  c4637916e903              vpextrd ecx, xmm13, 3
    3c3  c57a102c8e                vmovss xmm13, dword ptr [rsi + rcx*4]                ; load float32
    3c8  62d37d4819ce03            vextractf32x4 xmm14, zmm1, 3                         ; gep int32
    3cf  c4637916f100              vpextrd ecx, xmm14, 0
    3d5  c57a10348e                vmovss xmm14, dword ptr [rsi + rcx*4]                ; load float32
    3da  62d37d4819cf03            vextractf32x4 xmm15, zmm1, 3                         ; gep int32
    3e1  c4637916f901              vpextrd ecx, xmm15, 1
    3e7  c57a103c8e                vmovss xmm15, dword ptr [rsi + rcx*4]                ; load float32
    3ec  62b37d4819c803            vextractf32x4 xmm16, zmm1, 3                         ; gep int32
    3f3  62e37d0816c102            vpextrd ecx, xmm16, 2
    3fa  62e17e0810048e            vmovss xmm16, dword ptr [rsi + rcx*4]                ; load float32
    401  62f37d4819c903            vextractf32x4 xmm1, zmm1, 3                          ; gep int32
    408  c4e37916c903              vpextrd ecx, xmm1, 3
    40e  c5fa100c8e                vmovss xmm1, dword ptr [rsi + rcx*4]                 ; load float32
    413  c5e814d3                  vunpcklps xmm2, xmm2, xmm3                           ; vectorize float32x16
    417  c5d814dd                  vunpcklps xmm3, xmm4, xmm5
    41b  c5c814e7                  vunpcklps xmm4, xmm6, xmm7
    41f  c4c13814e9                vunpcklps xmm5, xmm8, xmm9
    424  c4c12814f3                vunpcklps xmm6, xmm10, xmm11
    429  c4c11814fd                vunpcklps xmm7, xmm12, xmm13
    42e  c4410814c7                vunpcklps xmm8, xmm14, xmm15
    433  62f17c0014c9              vunpcklps xmm1, xmm16, xmm1
    439  c5e914d3                  vunpcklpd xmm2, xmm2, xmm3
    43d  c5d914dd                  vunpcklpd xmm3, xmm4, xmm5
    441  c5c914e7                  vunpcklpd xmm4, xmm6, xmm7
    445  c5b914c9                  vunpcklpd xmm1, xmm8, xmm1
    449  62f36d2818d301            vinsertf32x4 ymm2, ymm2, xmm3, 1
    450  62f35d2818c901            vinsertf32x4 ymm1, ymm4, xmm1, 1
    457  62f3ed481ac901            vinsertf64x4 zmm1, zmm2, ymm1, 1
    45e  62f17c48110a              vmovups zmmword ptr [rdx], zmm1                      ; store void
    464  4883c240                  add rdx, 64                                          ; end void
    468  83c001                    add eax, 1
    46b  83f818                    cmp eax, 24
    46e  0f8c8cfeffff              jl loop_300
done_474:
    474  c5f877                    vzeroupper                                           ; sink void
    477  c3                        ret
