row_sum:
      0  41ba00000000              mov r10d, 0
      6  62727d485805d0010000      vpbroadcastd zmm8, dword ptr [rip + 00000000]
     10  c57c100da8010000          vmovups ymm9, ymmword ptr [rip + 0200000003000000000000000000000000000000000000000000000000000000]
     18  4c8b0f                    mov r9, qword ptr [rdi]
     1b  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 16>
     1f  41b800000000              mov r8d, 0                                           ; range int32
loop_25:
     25  416bf804                  imul edi, r8d, 4                                     ; mul int32
     29  4169f000040000            imul esi, r8d, 1024                                  ; mul int32
     30  62f27d48580da6010000      vpbroadcastd zmm1, dword ptr [rip + 00000000]        ; range int32
     3a  62f27d4858059c010000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
     44  62f27d48581d92010000      vpbroadcastd zmm3, dword ptr [rip + 00000000]
     4e  62f27d48581588010000      vpbroadcastd zmm2, dword ptr [rip + 00000000]
     58  62f27d48582d7e010000      vpbroadcastd zmm5, dword ptr [rip + 00000000]
     62  62f27d48582574010000      vpbroadcastd zmm4, dword ptr [rip + 00000000]
     6c  62f27d48583d6a010000      vpbroadcastd zmm7, dword ptr [rip + 00000000]
     76  62f27d48583560010000      vpbroadcastd zmm6, dword ptr [rip + 00000000]
     80  ba00000000                mov edx, 0
loop_85:
     85  6bc220                    imul eax, edx, 32                                    ; mul int32
     88  8d0406                    lea eax, [rsi + rax*1]                               ; add int32
     8b  62f17448580c81            vaddps zmm1, zmm1, zmmword ptr [rcx + rax*4]         ; add float32x16
     92  62f17c4858448101          vaddps zmm0, zmm0, zmmword ptr [rcx + rax*4 + 64]    ; add float32x16
     9a  62f16448585c8110          vaddps zmm3, zmm3, zmmword ptr [rcx + rax*4 + 1024]  ; add float32x16
     a2  62f16c4858548111          vaddps zmm2, zmm2, zmmword ptr [rcx + rax*4 + 1088]  ; add float32x16
     aa  62f15448586c8120          vaddps zmm5, zmm5, zmmword ptr [rcx + rax*4 + 2048]  ; add float32x16
     b2  62f15c4858648121          vaddps zmm4, zmm4, zmmword ptr [rcx + rax*4 + 2112]  ; add float32x16
     ba  62f14448587c8130          vaddps zmm7, zmm7, zmmword ptr [rcx + rax*4 + 3072]  ; add float32x16
     c2  62f14c4858748131          vaddps zmm6, zmm6, zmmword ptr [rcx + rax*4 + 3136]  ; add float32x16
     ca  83c201                    add edx, 1                                           ; end void
     cd  83fa08                    cmp edx, 8
     d0  7cb3                      jl loop_85
done_d2:
     d2  62f1744858c0              vaddps zmm0, zmm1, zmm0                              ; add float32x16
     d8  62f3fd481bc101            vextractf64x4 ymm1, zmm0, 1                          ; gep float32x8
     df  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
     e3  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep float32x4
     ea  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x4
     ee  c4e23536c8                vpermd ymm1, ymm9, ymm0                              ; gep float32x2
     f3  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x2
     f7  c5f173d804                vpsrldq xmm1, xmm0, 4                                ; gep float32
     fc  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
    100  c4c17a1104b9              vmovss dword ptr [r9 + rdi*4], xmm0                  ; store void
    106  62f1644858c2              vaddps zmm0, zmm3, zmm2                              ; add float32x16
    10c  62f3fd481bc101            vextractf64x4 ymm1, zmm0, 1                          ; gep float32x8
    113  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    117  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep float32x4
    11e  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x4
    122  c4e23536c8                vpermd ymm1, ymm9, ymm0                              ; gep float32x2
    127  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x2
    12b  c5f173d804                vpsrldq xmm1, xmm0, 4                                ; gep float32
    130  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
    134  c4c17a1144b904            vmovss dword ptr [r9 + rdi*4 + 4], xmm0              ; store void
    13b  62f1544858c4              vaddps zmm0, zmm5, zmm4                              ; add float32x16
    141  62f3fd481bc101            vextractf64x4 ymm1, zmm0, 1                          ; gep float32x8
    148  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    14c  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep float32x4
    153  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x4
    157  c4e23536c8                vpermd ymm1, ymm9, ymm0                              ; gep float32x2
    15c  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x2
    160  c5f173d804                vpsrldq xmm1, xmm0, 4                                ; gep float32
    165  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
    169  c4c17a1144b908            vmovss dword ptr [r9 + rdi*4 + 8], xmm0              ; store void
    170  62f1444858c6              vaddps zmm0, zmm7, zmm6                              ; add float32x16
    176  62f3fd481bc101            vextractf64x4 ymm1, zmm0, 1                          ; gep float32x8
    17d  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    181  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep float32x4
    188  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x4
    18c  c4e23536c8                vpermd ymm1, ymm9, ymm0                              ; gep float32x2
    191  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x2
    195  c5f173d804                vpsrldq xmm1, xmm0, 4                                ; gep float32
    19a  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
    19e  c4c17a1144b90c            vmovss dword ptr [r9 + rdi*4 + 12], xmm0             ; store void
    1a5  4183c001                  add r8d, 1                                           ; end void
    1a9  4183f804                  cmp r8d, 4
    1ad  0f8c72feffff              jl loop_25
done_1b3:
    1b3  c5f877                    vzeroupper                                           ; sink void
    1b6  c3                        ret
