moments:
      0  b800000000                mov eax, 0
      5  c4e27d5805e2030000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
      e  c4e27d580ddd030000        vpbroadcastd ymm1, dword ptr [rip + 0000803f]
     17  c4e279581dd4030000        vpbroadcastd xmm3, dword ptr [rip + 0000803f]
     20  488b17                    mov rdx, qword ptr [rdi]
     23  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 16>
     27  be00000000                mov esi, 0                                           ; range int32
loop_40:
     40  c4e27d5835a7030000        vpbroadcastd ymm6, dword ptr [rip + 00000000]        ; range int32
     49  c4e27d583d9e030000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
     52  c4627d580595030000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
     5b  c4627d580d8c030000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
     64  c4627d581583030000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
     6d  c4627d581d7a030000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
     76  c4627d582571030000        vpbroadcastd ymm12, dword ptr [rip + 00000000]
     7f  c4627d582d68030000        vpbroadcastd ymm13, dword ptr [rip + 00000000]
     88  c4627d58355f030000        vpbroadcastd ymm14, dword ptr [rip + 00000000]
     91  bf00000000                mov edi, 0
     96  4c8bc1                    mov r8, rcx
loop_a0:
     a0  c54458f9                  vaddps ymm15, ymm7, ymm1                             ; add float32x8
     a4  c584c2e000                vcmpps ymm4, ymm15, ymm0, 0                          ; cmpeq boolx8
     a9  c4e3054ae940              vblendvps ymm5, ymm15, ymm1, ymm4                    ; where float32x8
     af  c5f45eed                  vdivps ymm5, ymm1, ymm5                              ; fdiv float32x8
     b3  c5dc55e5                  vandnps ymm4, ymm4, ymm5                             ; where float32x8
     b7  c4c17c1028                vmovups ymm5, ymmword ptr [r8]                       ; load float32x8
     bc  c5d45cee                  vsubps ymm5, ymm5, ymm6                              ; sub float32x8
     c0  c4e255b8f4                vfmadd231ps ymm6, ymm5, ymm4                         ; mulacc float32x8
     c5  c5d459ed                  vmulps ymm5, ymm5, ymm5                              ; mul float32x8
     c9  c5d459ef                  vmulps ymm5, ymm5, ymm7                              ; mul float32x8
     cd  c53c58c0                  vaddps ymm8, ymm8, ymm0                              ; add float32x8
     d1  c46255b8c4                vfmadd231ps ymm8, ymm5, ymm4                         ; mulacc float32x8
     d6  c4c17c10a800010000        vmovups ymm5, ymmword ptr [r8 + 256]                 ; load float32x8
     df  c4c1545ce9                vsubps ymm5, ymm5, ymm9                              ; sub float32x8
     e4  c46255b8cc                vfmadd231ps ymm9, ymm5, ymm4                         ; mulacc float32x8
     e9  c5d459ed                  vmulps ymm5, ymm5, ymm5                              ; mul float32x8
     ed  c5d459ef                  vmulps ymm5, ymm5, ymm7                              ; mul float32x8
     f1  c52c58d0                  vaddps ymm10, ymm10, ymm0                            ; add float32x8
     f5  c46255b8d4                vfmadd231ps ymm10, ymm5, ymm4                        ; mulacc float32x8
     fa  c4c17c10a800020000        vmovups ymm5, ymmword ptr [r8 + 512]                 ; load float32x8
    103  c4c1545ceb                vsubps ymm5, ymm5, ymm11                             ; sub float32x8
    108  c46255b8dc                vfmadd231ps ymm11, ymm5, ymm4                        ; mulacc float32x8
    10d  c5d459ed                  vmulps ymm5, ymm5, ymm5                              ; mul float32x8
    111  c5d459ef                  vmulps ymm5, ymm5, ymm7                              ; mul float32x8
    115  c51c58e0                  vaddps ymm12, ymm12, ymm0                            ; add float32x8
    119  c46255b8e4                vfmadd231ps ymm12, ymm5, ymm4                        ; mulacc float32x8
    11e  c4c17c10a800030000        vmovups ymm5, ymmword ptr [r8 + 768]                 ; load float32x8
    127  c4c1545ced                vsubps ymm5, ymm5, ymm13                             ; sub float32x8
    12c  c46255b8ec                vfmadd231ps ymm13, ymm5, ymm4                        ; mulacc float32x8
    131  c5d459ed                  vmulps ymm5, ymm5, ymm5                              ; mul float32x8
    135  c5d459ef                  vmulps ymm5, ymm5, ymm7                              ; mul float32x8
    139  c50c58f0                  vaddps ymm14, ymm14, ymm0                            ; add float32x8
    13d  c46255b8f4                vfmadd231ps ymm14, ymm5, ymm4                        ; mulacc float32x8
    142  c4c17c28ff                vmovaps ymm7, ymm15                                  ; end void
    147  4983c020                  add r8, 32
    14b  83c701                    add edi, 1
    14e  83ff08                    cmp edi, 8
    151  0f8c49ffffff              jl loop_a0
done_157:
    157  c4e37d19fc01              vextractf128 xmm4, ymm7, 1                           ; gep float32x4
    15d  c5c058ec                  vaddps xmm5, xmm7, xmm4                              ; add float32x4
    161  c550c23d7602000000        vcmpps xmm15, xmm5, xmmword ptr [rip + 00000000000000000000000000000000], 0; cmpeq boolx4
    16a  c4e3514ad3f0              vblendvps xmm2, xmm5, xmm3, xmm15                    ; where float32x4
    170  c5d85ed2                  vdivps xmm2, xmm4, xmm2                              ; fdiv float32x4
    174  c58055d2                  vandnps xmm2, xmm15, xmm2                            ; where float32x4
    178  c4637d19c401              vextractf128 xmm4, ymm8, 1                           ; gep float32x4
    17e  c5b858e4                  vaddps xmm4, xmm8, xmm4                              ; add float32x4
    182  c4c37d19f001              vextractf128 xmm8, ymm6, 1                           ; gep float32x4
    188  c5385cc6                  vsubps xmm8, xmm8, xmm6                              ; sub float32x4
    18c  c4e239b8f2                vfmadd231ps xmm6, xmm8, xmm2                         ; mulacc float32x4
    191  c4413859c0                vmulps xmm8, xmm8, xmm8                              ; mul float32x4
    196  c53859c7                  vmulps xmm8, xmm8, xmm7                              ; mul float32x4
    19a  c4e239b8e2                vfmadd231ps xmm4, xmm8, xmm2                         ; mulacc float32x4
    19f  c4437d19d001              vextractf128 xmm8, ymm10, 1                          ; gep float32x4
    1a5  c4412858c0                vaddps xmm8, xmm10, xmm8                             ; add float32x4
    1aa  c4437d19ca01              vextractf128 xmm10, ymm9, 1                          ; gep float32x4
    1b0  c441285cd1                vsubps xmm10, xmm10, xmm9                            ; sub float32x4
    1b5  c46229b8ca                vfmadd231ps xmm9, xmm10, xmm2                        ; mulacc float32x4
    1ba  c4412859d2                vmulps xmm10, xmm10, xmm10                           ; mul float32x4
    1bf  c52859d7                  vmulps xmm10, xmm10, xmm7                            ; mul float32x4
    1c3  c46229b8c2                vfmadd231ps xmm8, xmm10, xmm2                        ; mulacc float32x4
    1c8  c4437d19e201              vextractf128 xmm10, ymm12, 1                         ; gep float32x4
    1ce  c4411858d2                vaddps xmm10, xmm12, xmm10                           ; add float32x4
    1d3  c4437d19dc01              vextractf128 xmm12, ymm11, 1                         ; gep float32x4
    1d9  c441185ce3                vsubps xmm12, xmm12, xmm11                           ; sub float32x4
    1de  c46219b8da                vfmadd231ps xmm11, xmm12, xmm2                       ; mulacc float32x4
    1e3  c4411859e4                vmulps xmm12, xmm12, xmm12                           ; mul float32x4
    1e8  c51859e7                  vmulps xmm12, xmm12, xmm7                            ; mul float32x4
    1ec  c46219b8d2                vfmadd231ps xmm10, xmm12, xmm2                       ; mulacc float32x4
    1f1  c4437d19ec01              vextractf128 xmm12, ymm13, 1                         ; gep float32x4
    1f7  c441185ce5                vsubps xmm12, xmm12, xmm13                           ; sub float32x4
    1fc  c46219b8ea                vfmadd231ps xmm13, xmm12, xmm2                       ; mulacc float32x4
    201  c4411859e4                vmulps xmm12, xmm12, xmm12                           ; mul float32x4
    206  c59859ff                  vmulps xmm7, xmm12, xmm7                             ; mul float32x4
    20a  c4437d19f401              vextractf128 xmm12, ymm14, 1                         ; gep float32x4
    210  c4410858e4                vaddps xmm12, xmm14, xmm12                           ; add float32x4
    215  c46241b8e2                vfmadd231ps xmm12, xmm7, xmm2                        ; mulacc float32x4
    21a  c5d115d5                  vunpckhpd xmm2, xmm5, xmm5                           ; gep float32x2
    21e  c5d058fa                  vaddps xmm7, xmm5, xmm2                              ; add float32x2
    222  c540c235b501000000        vcmpps xmm14, xmm7, xmmword ptr [rip + 00000000000000000000000000000000], 0; cmpeq boolx2
    22b  c463414afbe0              vblendvps xmm15, xmm7, xmm3, xmm14                   ; where float32x2
    231  c4c1685ed7                vdivps xmm2, xmm2, xmm15                             ; fdiv float32x2
    236  c58855d2                  vandnps xmm2, xmm14, xmm2                            ; where float32x2
    23a  c55915f4                  vunpckhpd xmm14, xmm4, xmm4                          ; gep float32x2
    23e  c4c15858e6                vaddps xmm4, xmm4, xmm14                             ; add float32x2
    243  c54915f6                  vunpckhpd xmm14, xmm6, xmm6                          ; gep float32x2
    247  c5085cf6                  vsubps xmm14, xmm14, xmm6                            ; sub float32x2
    24b  c4e209b8f2                vfmadd231ps xmm6, xmm14, xmm2                        ; mulacc float32x2
    250  c4410859f6                vmulps xmm14, xmm14, xmm14                           ; mul float32x2
    255  c50859f5                  vmulps xmm14, xmm14, xmm5                            ; mul float32x2
    259  c4e209b8e2                vfmadd231ps xmm4, xmm14, xmm2                        ; mulacc float32x2
    25e  c4413915f0                vunpckhpd xmm14, xmm8, xmm8                          ; gep float32x2
    263  c4413858c6                vaddps xmm8, xmm8, xmm14                             ; add float32x2
    268  c4413115f1                vunpckhpd xmm14, xmm9, xmm9                          ; gep float32x2
    26d  c441085cf1                vsubps xmm14, xmm14, xmm9                            ; sub float32x2
    272  c46209b8ca                vfmadd231ps xmm9, xmm14, xmm2                        ; mulacc float32x2
    277  c4410859f6                vmulps xmm14, xmm14, xmm14                           ; mul float32x2
    27c  c50859f5                  vmulps xmm14, xmm14, xmm5                            ; mul float32x2
    280  c46209b8c2                vfmadd231ps xmm8, xmm14, xmm2                        ; mulacc float32x2
    285  c4412915f2                vunpckhpd xmm14, xmm10, xmm10                        ; gep float32x2
    28a  c4412858d6                vaddps xmm10, xmm10, xmm14                           ; add float32x2
    28f  c4412115f3                vunpckhpd xmm14, xmm11, xmm11                        ; gep float32x2
    294  c441085cf3                vsubps xmm14, xmm14, xmm11                           ; sub float32x2
    299  c46209b8da                vfmadd231ps xmm11, xmm14, xmm2                       ; mulacc float32x2
    29e  c4410859f6                vmulps xmm14, xmm14, xmm14                           ; mul float32x2
    2a3  c50859f5                  vmulps xmm14, xmm14, xmm5                            ; mul float32x2
    2a7  c46209b8d2                vfmadd231ps xmm10, xmm14, xmm2                       ; mulacc float32x2
    2ac  c4411115f5                vunpckhpd xmm14, xmm13, xmm13                        ; gep float32x2
    2b1  c441085cf5                vsubps xmm14, xmm14, xmm13                           ; sub float32x2
    2b6  c46209b8ea                vfmadd231ps xmm13, xmm14, xmm2                       ; mulacc float32x2
    2bb  c4410859f6                vmulps xmm14, xmm14, xmm14                           ; mul float32x2
    2c0  c58859ed                  vmulps xmm5, xmm14, xmm5                             ; mul float32x2
    2c4  c4411915f4                vunpckhpd xmm14, xmm12, xmm12                        ; gep float32x2
    2c9  c4411858e6                vaddps xmm12, xmm12, xmm14                           ; add float32x2
    2ce  c46251b8e2                vfmadd231ps xmm12, xmm5, xmm2                        ; mulacc float32x2
    2d3  c5e973de04                vpsrldq xmm2, xmm6, 4                                ; gep float32
    2d8  c5ea5cd6                  vsubss xmm2, xmm2, xmm6                              ; sub float32
    2dc  c5d173df04                vpsrldq xmm5, xmm7, 4                                ; gep float32
    2e1  c5c258f5                  vaddss xmm6, xmm7, xmm5                              ; add float32
    2e5  c54ac2350201000000        vcmpss xmm14, xmm6, dword ptr [rip + 00000000], 0    ; cmpeq bool
    2ee  c5797ef7                  vmovd edi, xmm14
    2f2  83e701                    and edi, 1
    2f5  4c8bc7                    mov r8, rdi                                          ; where float32
    2f8  41f7d8                    neg r8d
    2fb  c441796ef0                vmovd xmm14, r8d
    300  c57a103dec000000          vmovss xmm15, dword ptr [rip + 0000803f]
    308  c443494af7e0              vblendvps xmm14, xmm6, xmm15, xmm14                  ; where float32
    30e  c4c1525eee                vdivss xmm5, xmm5, xmm14                             ; fdiv float32
    313  f7df                      neg edi                                              ; where float32
    315  c5796ef7                  vmovd xmm14, edi
    319  c58855ed                  vandnps xmm5, xmm14, xmm5
    31d  c58973dc04                vpsrldq xmm14, xmm4, 4                               ; gep float32
    322  c4c15a58e6                vaddss xmm4, xmm4, xmm14                             ; add float32
    327  c5ea59d2                  vmulss xmm2, xmm2, xmm2                              ; mul float32
    32b  c5ea59d7                  vmulss xmm2, xmm2, xmm7                              ; mul float32
    32f  c4e269b9e5                vfmadd231ss xmm4, xmm2, xmm5                         ; mulacc float32
    334  c4c16973d904              vpsrldq xmm2, xmm9, 4                                ; gep float32
    33a  c4c16a5cd1                vsubss xmm2, xmm2, xmm9                              ; sub float32
    33f  c4c13173d804              vpsrldq xmm9, xmm8, 4                                ; gep float32
    345  c4413a58c1                vaddss xmm8, xmm8, xmm9                              ; add float32
    34a  c5ea59d2                  vmulss xmm2, xmm2, xmm2                              ; mul float32
    34e  c5ea59d7                  vmulss xmm2, xmm2, xmm7                              ; mul float32
    352  c46269b9c5                vfmadd231ss xmm8, xmm2, xmm5                         ; mulacc float32
    357  c4c16973db04              vpsrldq xmm2, xmm11, 4                               ; gep float32
    35d  c4c16a5cd3                vsubss xmm2, xmm2, xmm11                             ; sub float32
    362  c4c13173da04              vpsrldq xmm9, xmm10, 4                               ; gep float32
    368  c4412a58c9                vaddss xmm9, xmm10, xmm9                             ; add float32
    36d  c5ea59d2                  vmulss xmm2, xmm2, xmm2                              ; mul float32
    371  c5ea59d7                  vmulss xmm2, xmm2, xmm7                              ; mul float32
    375  c46269b9cd                vfmadd231ss xmm9, xmm2, xmm5                         ; mulacc float32
    37a  c4c16973dd04              vpsrldq xmm2, xmm13, 4                               ; gep float32
    380  c4c16a5cd5                vsubss xmm2, xmm2, xmm13                             ; sub float32
    385  c5ea59d2                  vmulss xmm2, xmm2, xmm2                              ; mul float32
    389  c5ea59d7                  vmulss xmm2, xmm2, xmm7                              ; mul float32
    38d  c4c14173dc04              vpsrldq xmm7, xmm12, 4                               ; gep float32
    393  c59a58ff                  vaddss xmm7, xmm12, xmm7                             ; add float32
    397  c4e269b9fd                vfmadd231ss xmm7, xmm2, xmm5                         ; mulacc float32
    39c  c5da5ed6                  vdivss xmm2, xmm4, xmm6                              ; fdiv float32
    3a0  c5fa1112                  vmovss dword ptr [rdx], xmm2                         ; store void
    3a4  c5ba5ed6                  vdivss xmm2, xmm8, xmm6                              ; fdiv float32
    3a8  c5fa115204                vmovss dword ptr [rdx + 4], xmm2                     ; store void
    3ad  c5b25ed6                  vdivss xmm2, xmm9, xmm6                              ; fdiv float32
    3b1  c5fa115208                vmovss dword ptr [rdx + 8], xmm2                     ; store void
    3b6  c5c25ed6                  vdivss xmm2, xmm7, xmm6                              ; fdiv float32
    3ba  c5fa11520c                vmovss dword ptr [rdx + 12], xmm2                    ; store void
    3bf  4883c210                  add rdx, 16                                          ; end void
    3c3  4881c100040000            add rcx, 1024
    3ca  83c601                    add esi, 1
    3cd  83fe04                    cmp esi, 4
    3d0  0f8c6afcffff              jl loop_40
done_3d6:
    3d6  c5f877                    vzeroupper                                           ; sink void
    3d9  c3                        ret
