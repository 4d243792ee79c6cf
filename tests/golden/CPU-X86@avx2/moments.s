moments:
      0  b800000000                mov eax, 0
      5  c4e27d5805ee030000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
      e  c4e27d580de9030000        vpbroadcastd ymm1, dword ptr [rip + 0000803f]
     17  c4e2795815dc030000        vpbroadcastd xmm2, dword ptr [rip + 00000000]
     20  488b07                    mov rax, qword ptr [rdi]
     23  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 16>
     27  b900000000                mov ecx, 0                                           ; range int32
loop_40:
     40  c4e27d581db3030000        vpbroadcastd ymm3, dword ptr [rip + 00000000]        ; range int32
     49  c4e27d5825aa030000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
     52  c4e27d582da1030000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
     5b  c4e27d583598030000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
     64  c4e27d583d8f030000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
     6d  c4627d580586030000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
     76  c4627d580d7d030000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
     7f  c4627d581574030000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
     88  c4627d581d6b030000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
     91  be00000000                mov esi, 0
     96  488bfa                    mov rdi, rdx
loop_a0:
     a0  c57c1027                  vmovups ymm12, ymmword ptr [rdi]                     ; load float32x8
     a4  c51c5ce3                  vsubps ymm12, ymm12, ymm3                            ; sub float32x8
     a8  c55c58e9                  vaddps ymm13, ymm4, ymm1                             ; add float32x8
     ac  c514c2f000                vcmpps ymm14, ymm13, ymm0, 0                         ; cmpeq boolx8
     b1  c463154af9e0              vblendvps ymm15, ymm13, ymm1, ymm14                  ; where float32x8
     b7  c441745eff                vdivps ymm15, ymm1, ymm15                            ; fdiv float32x8
     bc  c463054af0e0              vblendvps ymm14, ymm15, ymm0, ymm14                  ; where float32x8
     c2  c4c21db8de                vfmadd231ps ymm3, ymm12, ymm14                       ; mulacc float32x8
     c7  c4411c59e4                vmulps ymm12, ymm12, ymm12                           ; mul float32x8
     cc  c51c59e4                  vmulps ymm12, ymm12, ymm4                            ; mul float32x8
     d0  c5d458e8                  vaddps ymm5, ymm5, ymm0                              ; add float32x8
     d4  c4c21db8ee                vfmadd231ps ymm5, ymm12, ymm14                       ; mulacc float32x8
     d9  c57c10a700010000          vmovups ymm12, ymmword ptr [rdi + 256]               ; load float32x8
     e1  c51c5ce6                  vsubps ymm12, ymm12, ymm6                            ; sub float32x8
     e5  c4c21db8f6                vfmadd231ps ymm6, ymm12, ymm14                       ; mulacc float32x8
     ea  c4411c59e4                vmulps ymm12, ymm12, ymm12                           ; mul float32x8
     ef  c51c59e4                  vmulps ymm12, ymm12, ymm4                            ; mul float32x8
     f3  c5c458f8                  vaddps ymm7, ymm7, ymm0                              ; add float32x8
     f7  c4c21db8fe                vfmadd231ps ymm7, ymm12, ymm14                       ; mulacc float32x8
     fc  c57c10a700020000          vmovups ymm12, ymmword ptr [rdi + 512]               ; load float32x8
    104  c4411c5ce0                vsubps ymm12, ymm12, ymm8                            ; sub float32x8
    109  c4421db8c6                vfmadd231ps ymm8, ymm12, ymm14                       ; mulacc float32x8
    10e  c4411c59e4                vmulps ymm12, ymm12, ymm12                           ; mul float32x8
    113  c51c59e4                  vmulps ymm12, ymm12, ymm4                            ; mul float32x8
    117  c53458c8                  vaddps ymm9, ymm9, ymm0                              ; add float32x8
    11b  c4421db8ce                vfmadd231ps ymm9, ymm12, ymm14                       ; mulacc float32x8
    120  c57c10a700030000          vmovups ymm12, ymmword ptr [rdi + 768]               ; load float32x8
    128  c4411c5ce2                vsubps ymm12, ymm12, ymm10                           ; sub float32x8
    12d  c4421db8d6                vfmadd231ps ymm10, ymm12, ymm14                      ; mulacc float32x8
    132  c4411c59e4                vmulps ymm12, ymm12, ymm12                           ; mul float32x8
    137  c59c59e4                  vmulps ymm4, ymm12, ymm4                             ; mul float32x8
    13b  c52458d8                  vaddps ymm11, ymm11, ymm0                            ; add float32x8
    13f  c4425db8de                vfmadd231ps ymm11, ymm4, ymm14                       ; mulacc float32x8
    144  c4c17c28e5                vmovaps ymm4, ymm13                                  ; end void
    149  4883c720                  add rdi, 32
    14d  83c601                    add esi, 1
    150  83fe08                    cmp esi, 8
    153  0f8c47ffffff              jl loop_a0
done_159:
    159  c4c37d19e401              vextractf128 xmm12, ymm4, 1                          ; gep float32x4
    15f  c4415858ec                vaddps xmm13, xmm4, xmm12                            ; add float32x4
    164  c510c2f200                vcmpps xmm14, xmm13, xmm2, 0                         ; cmpeq boolx4
    169  c46279583d8e020000        vpbroadcastd xmm15, dword ptr [rip + 0000803f]
    172  c443114affe0              vblendvps xmm15, xmm13, xmm15, xmm14                 ; where float32x4
    178  c441185ee7                vdivps xmm12, xmm12, xmm15                           ; fdiv float32x4
    17d  c4c37d19ef01              vextractf128 xmm15, ymm5, 1                          ; gep float32x4
    183  c4c15058ef                vaddps xmm5, xmm5, xmm15                             ; add float32x4
    188  c4c37d19df01              vextractf128 xmm15, ymm3, 1                          ; gep float32x4
    18e  c5005cfb                  vsubps xmm15, xmm15, xmm3                            ; sub float32x4
    192  c463194ae2e0              vblendvps xmm12, xmm12, xmm2, xmm14                  ; where float32x4
    198  c4c201b8dc                vfmadd231ps xmm3, xmm15, xmm12                       ; mulacc float32x4
    19d  c4410059f7                vmulps xmm14, xmm15, xmm15                           ; mul float32x4
    1a2  c50859f4                  vmulps xmm14, xmm14, xmm4                            ; mul float32x4
    1a6  c4c209b8ec                vfmadd231ps xmm5, xmm14, xmm12                       ; mulacc float32x4
    1ab  c4c37d19fe01              vextractf128 xmm14, ymm7, 1                          ; gep float32x4
    1b1  c4c14058fe                vaddps xmm7, xmm7, xmm14                             ; add float32x4
    1b6  c4c37d19f601              vextractf128 xmm14, ymm6, 1                          ; gep float32x4
    1bc  c5085cf6                  vsubps xmm14, xmm14, xmm6                            ; sub float32x4
    1c0  c4c209b8f4                vfmadd231ps xmm6, xmm14, xmm12                       ; mulacc float32x4
    1c5  c4410859f6                vmulps xmm14, xmm14, xmm14                           ; mul float32x4
    1ca  c50859f4                  vmulps xmm14, xmm14, xmm4                            ; mul float32x4
    1ce  c4c209b8fc                vfmadd231ps xmm7, xmm14, xmm12                       ; mulacc float32x4
    1d3  c4437d19ce01              vextractf128 xmm14, ymm9, 1                          ; gep float32x4
    1d9  c4413058ce                vaddps xmm9, xmm9, xmm14                             ; add float32x4
    1de  c4437d19c601              vextractf128 xmm14, ymm8, 1                          ; gep float32x4
    1e4  c441085cf0                vsubps xmm14, xmm14, xmm8                            ; sub float32x4
    1e9  c44209b8c4                vfmadd231ps xmm8, xmm14, xmm12                       ; mulacc float32x4
    1ee  c4410859f6                vmulps xmm14, xmm14, xmm14                           ; mul float32x4
    1f3  c50859f4                  vmulps xmm14, xmm14, xmm4                            ; mul float32x4
    1f7  c44209b8cc                vfmadd231ps xmm9, xmm14, xmm12                       ; mulacc float32x4
    1fc  c4437d19d601              vextractf128 xmm14, ymm10, 1                         ; gep float32x4
    202  c441085cf2                vsubps xmm14, xmm14, xmm10                           ; sub float32x4
    207  c44209b8d4                vfmadd231ps xmm10, xmm14, xmm12                      ; mulacc float32x4
    20c  c4410859f6                vmulps xmm14, xmm14, xmm14                           ; mul float32x4
    211  c58859e4                  vmulps xmm4, xmm14, xmm4                             ; mul float32x4
    215  c4437d19de01              vextractf128 xmm14, ymm11, 1                         ; gep float32x4
    21b  c4412058de                vaddps xmm11, xmm11, xmm14                           ; add float32x4
    220  c44259b8dc                vfmadd231ps xmm11, xmm4, xmm12                       ; mulacc float32x4
    225  c4c11115e5                vunpckhpd xmm4, xmm13, xmm13                         ; gep float32x2
    22a  c51058e4                  vaddps xmm12, xmm13, xmm4                            ; add float32x2
    22e  c518c2f200                vcmpps xmm14, xmm12, xmm2, 0                         ; cmpeq boolx2
    233  c46279583dc4010000        vpbroadcastd xmm15, dword ptr [rip + 0000803f]
    23c  c443194affe0              vblendvps xmm15, xmm12, xmm15, xmm14                 ; where float32x2
    242  c4c1585ee7                vdivps xmm4, xmm4, xmm15                             ; fdiv float32x2
    247  c55115fd                  vunpckhpd xmm15, xmm5, xmm5                          ; gep float32x2
    24b  c4c15058ef                vaddps xmm5, xmm5, xmm15                             ; add float32x2
    250  c56115fb                  vunpckhpd xmm15, xmm3, xmm3                          ; gep float32x2
    254  c5005cfb                  vsubps xmm15, xmm15, xmm3                            ; sub float32x2
    258  c4e3594ae2e0              vblendvps xmm4, xmm4, xmm2, xmm14                    ; where float32x2
    25e  c4e201b8dc                vfmadd231ps xmm3, xmm15, xmm4                        ; mulacc float32x2
    263  c4410059f7                vmulps xmm14, xmm15, xmm15                           ; mul float32x2
    268  c4410859f5                vmulps xmm14, xmm14, xmm13                           ; mul float32x2
    26d  c4e209b8ec                vfmadd231ps xmm5, xmm14, xmm4                        ; mulacc float32x2
    272  c54115f7                  vunpckhpd xmm14, xmm7, xmm7                          ; gep float32x2
    276  c4c14058fe                vaddps xmm7, xmm7, xmm14                             ; add float32x2
    27b  c54915f6                  vunpckhpd xmm14, xmm6, xmm6                          ; gep float32x2
    27f  c5085cf6                  vsubps xmm14, xmm14, xmm6                            ; sub float32x2
    283  c4e209b8f4                vfmadd231ps xmm6, xmm14, xmm4                        ; mulacc float32x2
    288  c4410859f6                vmulps xmm14, xmm14, xmm14                           ; mul float32x2
    28d  c4410859f5                vmulps xmm14, xmm14, xmm13                           ; mul float32x2
    292  c4e209b8fc                vfmadd231ps xmm7, xmm14, xmm4                        ; mulacc float32x2
    297  c4413115f1                vunpckhpd xmm14, xmm9, xmm9                          ; gep float32x2
    29c  c4413058ce                vaddps xmm9, xmm9, xmm14                             ; add float32x2
    2a1  c4413915f0                vunpckhpd xmm14, xmm8, xmm8                          ; gep float32x2
    2a6  c441085cf0                vsubps xmm14, xmm14, xmm8                            ; sub float32x2
    2ab  c46209b8c4                vfmadd231ps xmm8, xmm14, xmm4                        ; mulacc float32x2
    2b0  c4410859f6                vmulps xmm14, xmm14, xmm14                           ; mul float32x2
    2b5  c4410859f5                vmulps xmm14, xmm14, xmm13                           ; mul float32x2
    2ba  c46209b8cc                vfmadd231ps xmm9, xmm14, xmm4                        ; mulacc float32x2
    2bf  c4412915f2                vunpckhpd xmm14, xmm10, xmm10                        ; gep float32x2
    2c4  c441085cf2                vsubps xmm14, xmm14, xmm10                           ; sub float32x2
    2c9  c46209b8d4                vfmadd231ps xmm10, xmm14, xmm4                       ; mulacc float32x2
    2ce  c4410859f6                vmulps xmm14, xmm14, xmm14                           ; mul float32x2
    2d3  c4410859ed                vmulps xmm13, xmm14, xmm13                           ; mul float32x2
    2d8  c4412115f3                vunpckhpd xmm14, xmm11, xmm11                        ; gep float32x2
    2dd  c4412058de                vaddps xmm11, xmm11, xmm14                           ; add float32x2
    2e2  c46211b8dc                vfmadd231ps xmm11, xmm13, xmm4                       ; mulacc float32x2
    2e7  c5d973db04                vpsrldq xmm4, xmm3, 4                                ; gep float32
    2ec  c5da5cdb                  vsubss xmm3, xmm4, xmm3                              ; sub float32
    2f0  c4c15973dc04              vpsrldq xmm4, xmm12, 4                               ; gep float32
    2f6  c51a58ec                  vaddss xmm13, xmm12, xmm4                            ; add float32
    2fa  c512c235f900000000        vcmpss xmm14, xmm13, dword ptr [rip + 00000000], 0   ; cmpeq bool
    303  c5797ef6                  vmovd esi, xmm14
    307  83e601                    and esi, 1
    30a  488bfe                    mov rdi, rsi                                         ; where float32
    30d  f7df                      neg edi
    30f  c5796ef7                  vmovd xmm14, edi
    313  c57a103de5000000          vmovss xmm15, dword ptr [rip + 0000803f]
    31b  c443114af7e0              vblendvps xmm14, xmm13, xmm15, xmm14                 ; where float32
    321  c4c15a5ee6                vdivss xmm4, xmm4, xmm14                             ; fdiv float32
    326  c58973dd04                vpsrldq xmm14, xmm5, 4                               ; gep float32
    32b  c4c15258ee                vaddss xmm5, xmm5, xmm14                             ; add float32
    330  c5e259db                  vmulss xmm3, xmm3, xmm3                              ; mul float32
    334  c4c16259dc                vmulss xmm3, xmm3, xmm12                             ; mul float32
    339  f7de                      neg esi                                              ; where float32
    33b  c5796ef6                  vmovd xmm14, esi
    33f  c57a103db5000000          vmovss xmm15, dword ptr [rip + 00000000]
    347  c4c3594ae7e0              vblendvps xmm4, xmm4, xmm15, xmm14                   ; where float32
    34d  c4e261b9ec                vfmadd231ss xmm5, xmm3, xmm4                         ; mulacc float32
    352  c5e173de04                vpsrldq xmm3, xmm6, 4                                ; gep float32
    357  c5e25cde                  vsubss xmm3, xmm3, xmm6                              ; sub float32
    35b  c5c973df04                vpsrldq xmm6, xmm7, 4                                ; gep float32
    360  c5c258f6                  vaddss xmm6, xmm7, xmm6                              ; add float32
    364  c5e259db                  vmulss xmm3, xmm3, xmm3                              ; mul float32
    368  c4c16259dc                vmulss xmm3, xmm3, xmm12                             ; mul float32
    36d  c4e261b9f4                vfmadd231ss xmm6, xmm3, xmm4                         ; mulacc float32
    372  c4c16173d804              vpsrldq xmm3, xmm8, 4                                ; gep float32
    378  c4c1625cd8                vsubss xmm3, xmm3, xmm8                              ; sub float32
    37d  c4c14173d904              vpsrldq xmm7, xmm9, 4                                ; gep float32
    383  c5b258ff                  vaddss xmm7, xmm9, xmm7                              ; add float32
    387  c5e259db                  vmulss xmm3, xmm3, xmm3                              ; mul float32
    38b  c4c16259dc                vmulss xmm3, xmm3, xmm12                             ; mul float32
    390  c4e261b9fc                vfmadd231ss xmm7, xmm3, xmm4                         ; mulacc float32
    395  c4c16173da04              vpsrldq xmm3, xmm10, 4                               ; gep float32
    39b  c4c1625cda                vsubss xmm3, xmm3, xmm10                             ; sub float32
    3a0  c5e259db                  vmulss xmm3, xmm3, xmm3                              ; mul float32
    3a4  c4c16259dc                vmulss xmm3, xmm3, xmm12                             ; mul float32
    3a9  c4c13973db04              vpsrldq xmm8, xmm11, 4                               ; gep float32
    3af  c4412258c0                vaddss xmm8, xmm11, xmm8                             ; add float32
    3b4  c46261b9c4                vfmadd231ss xmm8, xmm3, xmm4                         ; mulacc float32
    3b9  c4c1525edd                vdivss xmm3, xmm5, xmm13                             ; fdiv float32
    3be  c5fa1118                  vmovss dword ptr [rax], xmm3                         ; store void
    3c2  c4c14a5edd                vdivss xmm3, xmm6, xmm13                             ; fdiv float32
    3c7  c5fa115804                vmovss dword ptr [rax + 4], xmm3                     ; store void
    3cc  c4c1425edd                vdivss xmm3, xmm7, xmm13                             ; fdiv float32
    3d1  c5fa115808                vmovss dword ptr [rax + 8], xmm3                     ; store void
    3d6  c4c13a5edd                vdivss xmm3, xmm8, xmm13                             ; fdiv float32
    3db  c5fa11580c                vmovss dword ptr [rax + 12], xmm3                    ; store void
    3e0  4883c010                  add rax, 16                                          ; end void
    3e4  4881c200040000            add rdx, 1024
    3eb  83c101                    add ecx, 1
    3ee  83f904                    cmp ecx, 4
    3f1  0f8c49fcffff              jl loop_40
done_3f7:
    3f7  c5f877                    vzeroupper                                           ; sink void
    3fa  c3                        ret
