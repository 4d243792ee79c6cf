moments:
      0  b800000000                mov eax, 0
      5  c4e27d5805f6030000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
      e  c4e27d580df1030000        vpbroadcastd ymm1, dword ptr [rip + 0000803f]
     17  c4e2795815e4030000        vpbroadcastd xmm2, dword ptr [rip + 00000000]
     20  488b17                    mov rdx, qword ptr [rdi]
     23  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 16>
     27  be00000000                mov esi, 0                                           ; range int32
loop_40:
     40  c4e27d581dbb030000        vpbroadcastd ymm3, dword ptr [rip + 00000000]        ; range int32
     49  c4e27d5825b2030000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
     52  c4e27d582da9030000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
     5b  c4e27d5835a0030000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
     64  c4e27d583d97030000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
     6d  c4627d58058e030000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
     76  c4627d580d85030000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
     7f  c4627d58157c030000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
     88  c4627d581d73030000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
     91  bf00000000                mov edi, 0
     96  4c8bc1                    mov r8, rcx
loop_a0:
     a0  c4417c1020                vmovups ymm12, ymmword ptr [r8]                      ; load float32x8
     a5  c51c5ce3                  vsubps ymm12, ymm12, ymm3                            ; sub float32x8
     a9  c55c58e9                  vaddps ymm13, ymm4, ymm1                             ; add float32x8
     ad  c514c2f000                vcmpps ymm14, ymm13, ymm0, 0                         ; cmpeq boolx8
     b2  c463154af9e0              vblendvps ymm15, ymm13, ymm1, ymm14                  ; where float32x8
     b8  c441745eff                vdivps ymm15, ymm1, ymm15                            ; fdiv float32x8
     bd  c463054af0e0              vblendvps ymm14, ymm15, ymm0, ymm14                  ; where float32x8
     c3  c4c21db8de                vfmadd231ps ymm3, ymm12, ymm14                       ; mulacc float32x8
     c8  c4411c59e4                vmulps ymm12, ymm12, ymm12                           ; mul float32x8
     cd  c51c59e4                  vmulps ymm12, ymm12, ymm4                            ; mul float32x8
     d1  c5d458e8                  vaddps ymm5, ymm5, ymm0                              ; add float32x8
     d5  c4c21db8ee                vfmadd231ps ymm5, ymm12, ymm14                       ; mulacc float32x8
     da  c4417c10a000010000        vmovups ymm12, ymmword ptr [r8 + 256]                ; load float32x8
     e3  c51c5ce6                  vsubps ymm12, ymm12, ymm6                            ; sub float32x8
     e7  c4c21db8f6                vfmadd231ps ymm6, ymm12, ymm14                       ; mulacc float32x8
     ec  c4411c59e4                vmulps ymm12, ymm12, ymm12                           ; mul float32x8
     f1  c51c59e4                  vmulps ymm12, ymm12, ymm4                            ; mul float32x8
     f5  c5c458f8                  vaddps ymm7, ymm7, ymm0                              ; add float32x8
     f9  c4c21db8fe                vfmadd231ps ymm7, ymm12, ymm14                       ; mulacc float32x8
     fe  c4417c10a000020000        vmovups ymm12, ymmword ptr [r8 + 512]                ; load float32x8
    107  c4411c5ce0                vsubps ymm12, ymm12, ymm8                            ; sub float32x8
    10c  c4421db8c6                vfmadd231ps ymm8, ymm12, ymm14                       ; mulacc float32x8
    111  c4411c59e4                vmulps ymm12, ymm12, ymm12                           ; mul float32x8
    116  c51c59e4                  vmulps ymm12, ymm12, ymm4                            ; mul float32x8
    11a  c53458c8                  vaddps ymm9, ymm9, ymm0                              ; add float32x8
    11e  c4421db8ce                vfmadd231ps ymm9, ymm12, ymm14                       ; mulacc float32x8
    123  c4417c10a000030000        vmovups ymm12, ymmword ptr [r8 + 768]                ; load float32x8
    12c  c4411c5ce2                vsubps ymm12, ymm12, ymm10                           ; sub float32x8
    131  c4421db8d6                vfmadd231ps ymm10, ymm12, ymm14                      ; mulacc float32x8
    136  c4411c59e4                vmulps ymm12, ymm12, ymm12                           ; mul float32x8
    13b  c59c59e4                  vmulps ymm4, ymm12, ymm4                             ; mul float32x8
    13f  c52458d8                  vaddps ymm11, ymm11, ymm0                            ; add float32x8
    143  c4425db8de                vfmadd231ps ymm11, ymm4, ymm14                       ; mulacc float32x8
    148  c4c17c28e5                vmovaps ymm4, ymm13                                  ; end void
    14d  4983c020                  add r8, 32
    151  83c701                    add edi, 1
    154  83ff08                    cmp edi, 8
    157  0f8c43ffffff              jl loop_a0
done_15d:
    15d  c4c37d19e401              vextractf128 xmm12, ymm4, 1                          ; gep float32x4
    163  c4415858ec                vaddps xmm13, xmm4, xmm12                            ; add float32x4
    168  c510c2f200                vcmpps xmm14, xmm13, xmm2, 0                         ; cmpeq boolx4
    16d  c46279583d92020000        vpbroadcastd xmm15, dword ptr [rip + 0000803f]
    176  c443114affe0              vblendvps xmm15, xmm13, xmm15, xmm14                 ; where float32x4
    17c  c441185ee7                vdivps xmm12, xmm12, xmm15                           ; fdiv float32x4
    181  c4c37d19ef01              vextractf128 xmm15, ymm5, 1                          ; gep float32x4
    187  c4c15058ef                vaddps xmm5, xmm5, xmm15                             ; add float32x4
    18c  c4c37d19df01              vextractf128 xmm15, ymm3, 1                          ; gep float32x4
    192  c5005cfb                  vsubps xmm15, xmm15, xmm3                            ; sub float32x4
    196  c463194ae2e0              vblendvps xmm12, xmm12, xmm2, xmm14                  ; where float32x4
    19c  c4c201b8dc                vfmadd231ps xmm3, xmm15, xmm12                       ; mulacc float32x4
    1a1  c4410059f7                vmulps xmm14, xmm15, xmm15                           ; mul float32x4
    1a6  c50859f4                  vmulps xmm14, xmm14, xmm4                            ; mul float32x4
    1aa  c4c209b8ec                vfmadd231ps xmm5, xmm14, xmm12                       ; mulacc float32x4
    1af  c4c37d19fe01              vextractf128 xmm14, ymm7, 1                          ; gep float32x4
    1b5  c4c14058fe                vaddps xmm7, xmm7, xmm14                             ; add float32x4
    1ba  c4c37d19f601              vextractf128 xmm14, ymm6, 1                          ; gep float32x4
    1c0  c5085cf6                  vsubps xmm14, xmm14, xmm6                            ; sub float32x4
    1c4  c4c209b8f4                vfmadd231ps xmm6, xmm14, xmm12                       ; mulacc float32x4
    1c9  c4410859f6                vmulps xmm14, xmm14, xmm14                           ; mul float32x4
    1ce  c50859f4                  vmulps xmm14, xmm14, xmm4                            ; mul float32x4
    1d2  c4c209b8fc                vfmadd231ps xmm7, xmm14, xmm12                       ; mulacc float32x4
    1d7  c4437d19ce01              vextractf128 xmm14, ymm9, 1                          ; gep float32x4
    1dd  c4413058ce                vaddps xmm9, xmm9, xmm14                             ; add float32x4
    1e2  c4437d19c601              vextractf128 xmm14, ymm8, 1                          ; gep float32x4
    1e8  c441085cf0                vsubps xmm14, xmm14, xmm8                            ; sub float32x4
    1ed  c44209b8c4                vfmadd231ps xmm8, xmm14, xmm12                       ; mulacc float32x4
    1f2  c4410859f6                vmulps xmm14, xmm14, xmm14                           ; mul float32x4
    1f7  c50859f4                  vmulps xmm14, xmm14, xmm4                            ; mul float32x4
    1fb  c44209b8cc                vfmadd231ps xmm9, xmm14, xmm12                       ; mulacc float32x4
    200  c4437d19d601              vextractf128 xmm14, ymm10, 1                         ; gep float32x4
    206  c441085cf2                vsubps xmm14, xmm14, xmm10                           ; sub float32x4
    20b  c44209b8d4                vfmadd231ps xmm10, xmm14, xmm12                      ; mulacc float32x4
    210  c4410859f6                vmulps xmm14, xmm14, xmm14                           ; mul float32x4
    215  c58859e4                  vmulps xmm4, xmm14, xmm4                             ; mul float32x4
    219  c4437d19de01              vextractf128 xmm14, ymm11, 1                         ; gep float32x4
    21f  c4412058de                vaddps xmm11, xmm11, xmm14                           ; add float32x4
    224  c44259b8dc                vfmadd231ps xmm11, xmm4, xmm12                       ; mulacc float32x4
    229  c4c11115e5                vunpckhpd xmm4, xmm13, xmm13                         ; gep float32x2
    22e  c51058e4                  vaddps xmm12, xmm13, xmm4                            ; add float32x2
    232  c518c2f200                vcmpps xmm14, xmm12, xmm2, 0                         ; cmpeq boolx2
    237  c46279583dc8010000        vpbroadcastd xmm15, dword ptr [rip + 0000803f]
    240  c443194affe0              vblendvps xmm15, xmm12, xmm15, xmm14                 ; where float32x2
    246  c4c1585ee7                vdivps xmm4, xmm4, xmm15                             ; fdiv float32x2
    24b  c55115fd                  vunpckhpd xmm15, xmm5, xmm5                          ; gep float32x2
    24f  c4c15058ef                vaddps xmm5, xmm5, xmm15                             ; add float32x2
    254  c56115fb                  vunpckhpd xmm15, xmm3, xmm3                          ; gep float32x2
    258  c5005cfb                  vsubps xmm15, xmm15, xmm3                            ; sub float32x2
    25c  c4e3594ae2e0              vblendvps xmm4, xmm4, xmm2, xmm14                    ; where float32x2
    262  c4e201b8dc                vfmadd231ps xmm3, xmm15, xmm4                        ; mulacc float32x2
    267  c4410059f7                vmulps xmm14, xmm15, xmm15                           ; mul float32x2
    26c  c4410859f5                vmulps xmm14, xmm14, xmm13                           ; mul float32x2
    271  c4e209b8ec                vfmadd231ps xmm5, xmm14, xmm4                        ; mulacc float32x2
    276  c54115f7                  vunpckhpd xmm14, xmm7, xmm7                          ; gep float32x2
    27a  c4c14058fe                vaddps xmm7, xmm7, xmm14                             ; add float32x2
    27f  c54915f6                  vunpckhpd xmm14, xmm6, xmm6                          ; gep float32x2
    283  c5085cf6                  vsubps xmm14, xmm14, xmm6                            ; sub float32x2
    287  c4e209b8f4                vfmadd231ps xmm6, xmm14, xmm4                        ; mulacc float32x2
    28c  c4410859f6                vmulps xmm14, xmm14, xmm14                           ; mul float32x2
    291  c4410859f5                vmulps xmm14, xmm14, xmm13                           ; mul float32x2
    296  c4e209b8fc                vfmadd231ps xmm7, xmm14, xmm4                        ; mulacc float32x2
    29b  c4413115f1                vunpckhpd xmm14, xmm9, xmm9                          ; gep float32x2
    2a0  c4413058ce                vaddps xmm9, xmm9, xmm14                             ; add float32x2
    2a5  c4413915f0                vunpckhpd xmm14, xmm8, xmm8                          ; gep float32x2
    2aa  c441085cf0                vsubps xmm14, xmm14, xmm8                            ; sub float32x2
    2af  c46209b8c4                vfmadd231ps xmm8, xmm14, xmm4                        ; mulacc float32x2
    2b4  c4410859f6                vmulps xmm14, xmm14, xmm14                           ; mul float32x2
    2b9  c4410859f5                vmulps xmm14, xmm14, xmm13                           ; mul float32x2
    2be  c46209b8cc                vfmadd231ps xmm9, xmm14, xmm4                        ; mulacc float32x2
    2c3  c4412915f2                vunpckhpd xmm14, xmm10, xmm10                        ; gep float32x2
    2c8  c441085cf2                vsubps xmm14, xmm14, xmm10                           ; sub float32x2
    2cd  c46209b8d4                vfmadd231ps xmm10, xmm14, xmm4                       ; mulacc float32x2
    2d2  c4410859f6                vmulps xmm14, xmm14, xmm14                           ; mul float32x2
    2d7  c4410859ed                vmulps xmm13, xmm14, xmm13                           ; mul float32x2
    2dc  c4412115f3                vunpckhpd xmm14, xmm11, xmm11                        ; gep float32x2
    2e1  c4412058de                vaddps xmm11, xmm11, xmm14                           ; add float32x2
    2e6  c46211b8dc                vfmadd231ps xmm11, xmm13, xmm4                       ; mulacc float32x2
    2eb  c5d973db04                vpsrldq xmm4, xmm3, 4                                ; gep float32
    2f0  c5da5cdb                  vsubss xmm3, xmm4, xmm3                              ; sub float32
    2f4  c4c15973dc04              vpsrldq xmm4, xmm12, 4                               ; gep float32
    2fa  c51a58ec                  vaddss xmm13, xmm12, xmm4                            ; add float32
    2fe  c512c235fd00000000        vcmpss xmm14, xmm13, dword ptr [rip + 00000000], 0   ; cmpeq bool
    307  c5797ef7                  vmovd edi, xmm14
    30b  83e701                    and edi, 1
    30e  4c8bc7                    mov r8, rdi                                          ; where float32
    311  41f7d8                    neg r8d
    314  c441796ef0                vmovd xmm14, r8d
    319  c57a103de7000000          vmovss xmm15, dword ptr [rip + 0000803f]
    321  c443114af7e0              vblendvps xmm14, xmm13, xmm15, xmm14                 ; where float32
    327  c4c15a5ee6                vdivss xmm4, xmm4, xmm14                             ; fdiv float32
    32c  c58973dd04                vpsrldq xmm14, xmm5, 4                               ; gep float32
    331  c4c15258ee                vaddss xmm5, xmm5, xmm14                             ; add float32
    336  c5e259db                  vmulss xmm3, xmm3, xmm3                              ; mul float32
    33a  c4c16259dc                vmulss xmm3, xmm3, xmm12                             ; mul float32
    33f  f7df                      neg edi                                              ; where float32
    341  c5796ef7                  vmovd xmm14, edi
    345  c57a103db7000000          vmovss xmm15, dword ptr [rip + 00000000]
    34d  c4c3594ae7e0              vblendvps xmm4, xmm4, xmm15, xmm14                   ; where float32
    353  c4e261b9ec                vfmadd231ss xmm5, xmm3, xmm4                         ; mulacc float32
    358  c5e173de04                vpsrldq xmm3, xmm6, 4                                ; gep float32
    35d  c5e25cde                  vsubss xmm3, xmm3, xmm6                              ; sub float32
    361  c5c973df04                vpsrldq xmm6, xmm7, 4                                ; gep float32
    366  c5c258f6                  vaddss xmm6, xmm7, xmm6                              ; add float32
    36a  c5e259db                  vmulss xmm3, xmm3, xmm3                              ; mul float32
    36e  c4c16259dc                vmulss xmm3, xmm3, xmm12                             ; mul float32
    373  c4e261b9f4                vfmadd231ss xmm6, xmm3, xmm4                         ; mulacc float32
    378  c4c16173d804              vpsrldq xmm3, xmm8, 4                                ; gep float32
    37e  c4c1625cd8                vsubss xmm3, xmm3, xmm8                              ; sub float32
    383  c4c14173d904              vpsrldq xmm7, xmm9, 4                                ; gep float32
    389  c5b258ff                  vaddss xmm7, xmm9, xmm7                              ; add float32
    38d  c5e259db                  vmulss xmm3, xmm3, xmm3                              ; mul float32
    391  c4c16259dc                vmulss xmm3, xmm3, xmm12                             ; mul float32
    396  c4e261b9fc                vfmadd231ss xmm7, xmm3, xmm4                         ; mulacc float32
    39b  c4c16173da04              vpsrldq xmm3, xmm10, 4                               ; gep float32
    3a1  c4c1625cda                vsubss xmm3, xmm3, xmm10                             ; sub float32
    3a6  c5e259db                  vmulss xmm3, xmm3, xmm3                              ; mul float32
    3aa  c4c16259dc                vmulss xmm3, xmm3, xmm12                             ; mul float32
    3af  c4c13973db04              vpsrldq xmm8, xmm11, 4                               ; gep float32
    3b5  c4412258c0                vaddss xmm8, xmm11, xmm8                             ; add float32
    3ba  c46261b9c4                vfmadd231ss xmm8, xmm3, xmm4                         ; mulacc float32
    3bf  c4c1525edd                vdivss xmm3, xmm5, xmm13                             ; fdiv float32
    3c4  c5fa111a                  vmovss dword ptr [rdx], xmm3                         ; store void
    3c8  c4c14a5edd                vdivss xmm3, xmm6, xmm13                             ; fdiv float32
    3cd  c5fa115a04                vmovss dword ptr [rdx + 4], xmm3                     ; store void
    3d2  c4c1425edd                vdivss xmm3, xmm7, xmm13                             ; fdiv float32
    3d7  c5fa115a08                vmovss dword ptr [rdx + 8], xmm3                     ; store void
    3dc  c4c13a5edd                vdivss xmm3, xmm8, xmm13                             ; fdiv float32
    3e1  c5fa115a0c                vmovss dword ptr [rdx + 12], xmm3                    ; store void
    3e6  4883c210                  add rdx, 16                                          ; end void
    3ea  4881c100040000            add rcx, 1024
    3f1  83c601                    add esi, 1
    3f4  83fe04                    cmp esi, 4
    3f7  0f8c43fcffff              jl loop_40
done_3fd:
    3fd  c5f877                    vzeroupper                                           ; sink void
    400  c3                        ret
