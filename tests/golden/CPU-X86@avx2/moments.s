moments:
      0  b800000000                mov eax, 0
      5  c4e27d5805e6030000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
      e  c4e27d580de1030000        vpbroadcastd ymm1, dword ptr [rip + 0000803f]
     17  c4e2795815d4030000        vpbroadcastd xmm2, dword ptr [rip + 00000000]
     20  488b17                    mov rdx, qword ptr [rdi]
     23  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 16>
     27  be00000000                mov esi, 0                                           ; range int32
loop_40:
     40  c4e27d5835ab030000        vpbroadcastd ymm6, dword ptr [rip + 00000000]        ; range int32
     49  c4e27d583da2030000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
     52  c4627d580599030000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
     5b  c4627d580d90030000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
     64  c4627d581587030000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
     6d  c4627d581d7e030000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
     76  c4627d582575030000        vpbroadcastd ymm12, dword ptr [rip + 00000000]
     7f  c4627d582d6c030000        vpbroadcastd ymm13, dword ptr [rip + 00000000]
     88  c4627d583563030000        vpbroadcastd ymm14, dword ptr [rip + 00000000]
     91  bf00000000                mov edi, 0
     96  4c8bc1                    mov r8, rcx
loop_a0:
     a0  c54458f9                  vaddps ymm15, ymm7, ymm1                             ; add float32x8
     a4  c584c2e800                vcmpps ymm5, ymm15, ymm0, 0                          ; cmpeq boolx8
     a9  c4e3054ad950              vblendvps ymm3, ymm15, ymm1, ymm5                    ; where float32x8
     af  c5f45edb                  vdivps ymm3, ymm1, ymm3                              ; fdiv float32x8
     b3  c4e3654ad850              vblendvps ymm3, ymm3, ymm0, ymm5                     ; where float32x8
     b9  c4c17c1028                vmovups ymm5, ymmword ptr [r8]                       ; load float32x8
     be  c5d45cee                  vsubps ymm5, ymm5, ymm6                              ; sub float32x8
     c2  c4e255b8f3                vfmadd231ps ymm6, ymm5, ymm3                         ; mulacc float32x8
     c7  c5d459ed                  vmulps ymm5, ymm5, ymm5                              ; mul float32x8
     cb  c5d459ef                  vmulps ymm5, ymm5, ymm7                              ; mul float32x8
     cf  c53c58c0                  vaddps ymm8, ymm8, ymm0                              ; add float32x8
     d3  c46255b8c3                vfmadd231ps ymm8, ymm5, ymm3                         ; mulacc float32x8
     d8  c4c17c10a800010000        vmovups ymm5, ymmword ptr [r8 + 256]                 ; load float32x8
     e1  c4c1545ce9                vsubps ymm5, ymm5, ymm9                              ; sub float32x8
     e6  c46255b8cb                vfmadd231ps ymm9, ymm5, ymm3                         ; mulacc float32x8
     eb  c5d459ed                  vmulps ymm5, ymm5, ymm5                              ; mul float32x8
     ef  c5d459ef                  vmulps ymm5, ymm5, ymm7                              ; mul float32x8
     f3  c52c58d0                  vaddps ymm10, ymm10, ymm0                            ; add float32x8
     f7  c46255b8d3                vfmadd231ps ymm10, ymm5, ymm3                        ; mulacc float32x8
     fc  c4c17c10a800020000        vmovups ymm5, ymmword ptr [r8 + 512]                 ; load float32x8
    105  c4c1545ceb                vsubps ymm5, ymm5, ymm11                             ; sub float32x8
    10a  c46255b8db                vfmadd231ps ymm11, ymm5, ymm3                        ; mulacc float32x8
    10f  c5d459ed                  vmulps ymm5, ymm5, ymm5                              ; mul float32x8
    113  c5d459ef                  vmulps ymm5, ymm5, ymm7                              ; mul float32x8
    117  c51c58e0                  vaddps ymm12, ymm12, ymm0                            ; add float32x8
    11b  c46255b8e3                vfmadd231ps ymm12, ymm5, ymm3                        ; mulacc float32x8
    120  c4c17c10a800030000        vmovups ymm5, ymmword ptr [r8 + 768]                 ; load float32x8
    129  c4c1545ced                vsubps ymm5, ymm5, ymm13                             ; sub float32x8
    12e  c46255b8eb                vfmadd231ps ymm13, ymm5, ymm3                        ; mulacc float32x8
    133  c5d459ed                  vmulps ymm5, ymm5, ymm5                              ; mul float32x8
    137  c5d459ef                  vmulps ymm5, ymm5, ymm7                              ; mul float32x8
    13b  c50c58f0                  vaddps ymm14, ymm14, ymm0                            ; add float32x8
    13f  c46255b8f3                vfmadd231ps ymm14, ymm5, ymm3                        ; mulacc float32x8
    144  c4c17c28ff                vmovaps ymm7, ymm15                                  ; end void
    149  4983c020                  add r8, 32
    14d  83c701                    add edi, 1
    150  83ff08                    cmp edi, 8
    153  0f8c47ffffff              jl loop_a0
done_159:
    159  c4e37d19fb01              vextractf128 xmm3, ymm7, 1                           ; gep float32x4
    15f  c5c058eb                  vaddps xmm5, xmm7, xmm3                              ; add float32x4
    163  c550c2fa00                vcmpps xmm15, xmm5, xmm2, 0                          ; cmpeq boolx4
    168  c4e279582587020000        vpbroadcastd xmm4, dword ptr [rip + 0000803f]
    171  c4e3514ae4f0              vblendvps xmm4, xmm5, xmm4, xmm15                    ; where float32x4
    177  c5e05edc                  vdivps xmm3, xmm3, xmm4                              ; fdiv float32x4
    17b  c4e3614adaf0              vblendvps xmm3, xmm3, xmm2, xmm15                    ; where float32x4
    181  c4637d19c401              vextractf128 xmm4, ymm8, 1                           ; gep float32x4
    187  c5b858e4                  vaddps xmm4, xmm8, xmm4                              ; add float32x4
    18b  c4c37d19f001              vextractf128 xmm8, ymm6, 1                           ; gep float32x4
    191  c5385cc6                  vsubps xmm8, xmm8, xmm6                              ; sub float32x4
    195  c4e239b8f3                vfmadd231ps xmm6, xmm8, xmm3                         ; mulacc float32x4
    19a  c4413859c0                vmulps xmm8, xmm8, xmm8                              ; mul float32x4
    19f  c53859c7                  vmulps xmm8, xmm8, xmm7                              ; mul float32x4
    1a3  c4e239b8e3                vfmadd231ps xmm4, xmm8, xmm3                         ; mulacc float32x4
    1a8  c4437d19d001              vextractf128 xmm8, ymm10, 1                          ; gep float32x4
    1ae  c4412858c0                vaddps xmm8, xmm10, xmm8                             ; add float32x4
    1b3  c4437d19ca01              vextractf128 xmm10, ymm9, 1                          ; gep float32x4
    1b9  c441285cd1                vsubps xmm10, xmm10, xmm9                            ; sub float32x4
    1be  c46229b8cb                vfmadd231ps xmm9, xmm10, xmm3                        ; mulacc float32x4
    1c3  c4412859d2                vmulps xmm10, xmm10, xmm10                           ; mul float32x4
    1c8  c52859d7                  vmulps xmm10, xmm10, xmm7                            ; mul float32x4
    1cc  c46229b8c3                vfmadd231ps xmm8, xmm10, xmm3                        ; mulacc float32x4
    1d1  c4437d19e201              vextractf128 xmm10, ymm12, 1                         ; gep float32x4
    1d7  c4411858d2                vaddps xmm10, xmm12, xmm10                           ; add float32x4
    1dc  c4437d19dc01              vextractf128 xmm12, ymm11, 1                         ; gep float32x4
    1e2  c441185ce3                vsubps xmm12, xmm12, xmm11                           ; sub float32x4
    1e7  c46219b8db                vfmadd231ps xmm11, xmm12, xmm3                       ; mulacc float32x4
    1ec  c4411859e4                vmulps xmm12, xmm12, xmm12                           ; mul float32x4
    1f1  c51859e7                  vmulps xmm12, xmm12, xmm7                            ; mul float32x4
    1f5  c46219b8d3                vfmadd231ps xmm10, xmm12, xmm3                       ; mulacc float32x4
    1fa  c4437d19ec01              vextractf128 xmm12, ymm13, 1                         ; gep float32x4
    200  c441185ce5                vsubps xmm12, xmm12, xmm13                           ; sub float32x4
    205  c46219b8eb                vfmadd231ps xmm13, xmm12, xmm3                       ; mulacc float32x4
    20a  c4411859e4                vmulps xmm12, xmm12, xmm12                           ; mul float32x4
    20f  c59859ff                  vmulps xmm7, xmm12, xmm7                             ; mul float32x4
    213  c4437d19f401              vextractf128 xmm12, ymm14, 1                         ; gep float32x4
    219  c4410858e4                vaddps xmm12, xmm14, xmm12                           ; add float32x4
    21e  c46241b8e3                vfmadd231ps xmm12, xmm7, xmm3                        ; mulacc float32x4
    223  c5d115dd                  vunpckhpd xmm3, xmm5, xmm5                           ; gep float32x2
    227  c5d058fb                  vaddps xmm7, xmm5, xmm3                              ; add float32x2
    22b  c540c2f200                vcmpps xmm14, xmm7, xmm2, 0                          ; cmpeq boolx2
    230  c46279583dbf010000        vpbroadcastd xmm15, dword ptr [rip + 0000803f]
    239  c443414affe0              vblendvps xmm15, xmm7, xmm15, xmm14                  ; where float32x2
    23f  c4c1605edf                vdivps xmm3, xmm3, xmm15                             ; fdiv float32x2
    244  c4e3614adae0              vblendvps xmm3, xmm3, xmm2, xmm14                    ; where float32x2
    24a  c55915f4                  vunpckhpd xmm14, xmm4, xmm4                          ; gep float32x2
    24e  c4c15858e6                vaddps xmm4, xmm4, xmm14                             ; add float32x2
    253  c54915f6                  vunpckhpd xmm14, xmm6, xmm6                          ; gep float32x2
    257  c5085cf6                  vsubps xmm14, xmm14, xmm6                            ; sub float32x2
    25b  c4e209b8f3                vfmadd231ps xmm6, xmm14, xmm3                        ; mulacc float32x2
    260  c4410859f6                vmulps xmm14, xmm14, xmm14                           ; mul float32x2
    265  c50859f5                  vmulps xmm14, xmm14, xmm5                            ; mul float32x2
    269  c4e209b8e3                vfmadd231ps xmm4, xmm14, xmm3                        ; mulacc float32x2
    26e  c4413915f0                vunpckhpd xmm14, xmm8, xmm8                          ; gep float32x2
    273  c4413858c6                vaddps xmm8, xmm8, xmm14                             ; add float32x2
    278  c4413115f1                vunpckhpd xmm14, xmm9, xmm9                          ; gep float32x2
    27d  c441085cf1                vsubps xmm14, xmm14, xmm9                            ; sub float32x2
    282  c46209b8cb                vfmadd231ps xmm9, xmm14, xmm3                        ; mulacc float32x2
    287  c4410859f6                vmulps xmm14, xmm14, xmm14                           ; mul float32x2
    28c  c50859f5                  vmulps xmm14, xmm14, xmm5                            ; mul float32x2
    290  c46209b8c3                vfmadd231ps xmm8, xmm14, xmm3                        ; mulacc float32x2
    295  c4412915f2                vunpckhpd xmm14, xmm10, xmm10                        ; gep float32x2
    29a  c4412858d6                vaddps xmm10, xmm10, xmm14                           ; add float32x2
    29f  c4412115f3                vunpckhpd xmm14, xmm11, xmm11                        ; gep float32x2
    2a4  c441085cf3                vsubps xmm14, xmm14, xmm11                           ; sub float32x2
    2a9  c46209b8db                vfmadd231ps xmm11, xmm14, xmm3                       ; mulacc float32x2
    2ae  c4410859f6                vmulps xmm14, xmm14, xmm14                           ; mul float32x2
    2b3  c50859f5                  vmulps xmm14, xmm14, xmm5                            ; mul float32x2
    2b7  c46209b8d3                vfmadd231ps xmm10, xmm14, xmm3                       ; mulacc float32x2
    2bc  c4411115f5                vunpckhpd xmm14, xmm13, xmm13                        ; gep float32x2
    2c1  c441085cf5                vsubps xmm14, xmm14, xmm13                           ; sub float32x2
    2c6  c46209b8eb                vfmadd231ps xmm13, xmm14, xmm3                       ; mulacc float32x2
    2cb  c4410859f6                vmulps xmm14, xmm14, xmm14                           ; mul float32x2
    2d0  c58859ed                  vmulps xmm5, xmm14, xmm5                             ; mul float32x2
    2d4  c4411915f4                vunpckhpd xmm14, xmm12, xmm12                        ; gep float32x2
    2d9  c4411858e6                vaddps xmm12, xmm12, xmm14                           ; add float32x2
    2de  c46251b8e3                vfmadd231ps xmm12, xmm5, xmm3                        ; mulacc float32x2
    2e3  c5e173de04                vpsrldq xmm3, xmm6, 4                                ; gep float32
    2e8  c5e25cde                  vsubss xmm3, xmm3, xmm6                              ; sub float32
    2ec  c5d173df04                vpsrldq xmm5, xmm7, 4                                ; gep float32
    2f1  c5c258f5                  vaddss xmm6, xmm7, xmm5                              ; add float32
    2f5  c54ac235f600000000        vcmpss xmm14, xmm6, dword ptr [rip + 00000000], 0    ; cmpeq bool
    2fe  c5797ef7                  vmovd edi, xmm14
    302  83e701                    and edi, 1
    305  4c8bc7                    mov r8, rdi                                          ; where float32
    308  41f7d8                    neg r8d
    30b  c441796ef0                vmovd xmm14, r8d
    310  c57a103de0000000          vmovss xmm15, dword ptr [rip + 0000803f]
    318  c443494af7e0              vblendvps xmm14, xmm6, xmm15, xmm14                  ; where float32
    31e  c4c1525eee                vdivss xmm5, xmm5, xmm14                             ; fdiv float32
    323  f7df                      neg edi                                              ; where float32
    325  c5796ef7                  vmovd xmm14, edi
    329  c57a103dc3000000          vmovss xmm15, dword ptr [rip + 00000000]
    331  c4c3514aefe0              vblendvps xmm5, xmm5, xmm15, xmm14                   ; where float32
    337  c58973dc04                vpsrldq xmm14, xmm4, 4                               ; gep float32
    33c  c4c15a58e6                vaddss xmm4, xmm4, xmm14                             ; add float32
    341  c5e259db                  vmulss xmm3, xmm3, xmm3                              ; mul float32
    345  c5e259df                  vmulss xmm3, xmm3, xmm7                              ; mul float32
    349  c4e261b9e5                vfmadd231ss xmm4, xmm3, xmm5                         ; mulacc float32
    34e  c4c16173d904              vpsrldq xmm3, xmm9, 4                                ; gep float32
    354  c4c1625cd9                vsubss xmm3, xmm3, xmm9                              ; sub float32
    359  c4c13173d804              vpsrldq xmm9, xmm8, 4                                ; gep float32
    35f  c4413a58c1                vaddss xmm8, xmm8, xmm9                              ; add float32
    364  c5e259db                  vmulss xmm3, xmm3, xmm3                              ; mul float32
    368  c5e259df                  vmulss xmm3, xmm3, xmm7                              ; mul float32
    36c  c46261b9c5                vfmadd231ss xmm8, xmm3, xmm5                         ; mulacc float32
    371  c4c16173db04              vpsrldq xmm3, xmm11, 4                               ; gep float32
    377  c4c1625cdb                vsubss xmm3, xmm3, xmm11                             ; sub float32
    37c  c4c13173da04              vpsrldq xmm9, xmm10, 4                               ; gep float32
    382  c4412a58c9                vaddss xmm9, xmm10, xmm9                             ; add float32
    387  c5e259db                  vmulss xmm3, xmm3, xmm3                              ; mul float32
    38b  c5e259df                  vmulss xmm3, xmm3, xmm7                              ; mul float32
    38f  c46261b9cd                vfmadd231ss xmm9, xmm3, xmm5                         ; mulacc float32
    394  c4c16173dd04              vpsrldq xmm3, xmm13, 4                               ; gep float32
    39a  c4c1625cdd                vsubss xmm3, xmm3, xmm13                             ; sub float32
    39f  c5e259db                  vmulss xmm3, xmm3, xmm3                              ; mul float32
    3a3  c5e259df                  vmulss xmm3, xmm3, xmm7                              ; mul float32
    3a7  c4c14173dc04              vpsrldq xmm7, xmm12, 4                               ; gep float32
    3ad  c59a58ff                  vaddss xmm7, xmm12, xmm7                             ; add float32
    3b1  c4e261b9fd                vfmadd231ss xmm7, xmm3, xmm5                         ; mulacc float32
    3b6  c5da5ede                  vdivss xmm3, xmm4, xmm6                              ; fdiv float32
    3ba  c5fa111a                  vmovss dword ptr [rdx], xmm3                         ; store void
    3be  c5ba5ede                  vdivss xmm3, xmm8, xmm6                              ; fdiv float32
    3c2  c5fa115a04                vmovss dword ptr [rdx + 4], xmm3                     ; store void
    3c7  c5b25ede                  vdivss xmm3, xmm9, xmm6                              ; fdiv float32
    3cb  c5fa115a08                vmovss dword ptr [rdx + 8], xmm3                     ; store void
    3d0  c5c25ede                  vdivss xmm3, xmm7, xmm6                              ; fdiv float32
    3d4  c5fa115a0c                vmovss dword ptr [rdx + 12], xmm3                    ; store void
    3d9  4883c210                  add rdx, 16                                          ; end void
    3dd  4881c100040000            add rcx, 1024
    3e4  83c601                    add esi, 1
    3e7  83fe04                    cmp esi, 4
    3ea  0f8c50fcffff              jl loop_40
done_3f0:
    3f0  c5f877                    vzeroupper                                           ; sink void
    3f3  c3                        ret
