moments:
      0  c4e27d5805d7030000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
      9  c4e27d580dd2030000        vpbroadcastd ymm1, dword ptr [rip + 0000803f]
     12  c4e279581dc9030000        vpbroadcastd xmm3, dword ptr [rip + 0000803f]
     1b  488b07                    mov rax, qword ptr [rdi]
     1e  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 16>
     22  488d4840                  lea rcx, [rax + 64]                                  ; range int32
loop_40:
     40  c4e27d583597030000        vpbroadcastd ymm6, dword ptr [rip + 00000000]        ; range int32
     49  c4e27d583d8e030000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
     52  c4627d580585030000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
     5b  c4627d580d7c030000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
     64  c4627d581573030000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
     6d  c4627d581d6a030000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
     76  c4627d582561030000        vpbroadcastd ymm12, dword ptr [rip + 00000000]
     7f  c4627d582d58030000        vpbroadcastd ymm13, dword ptr [rip + 00000000]
     88  c4627d58354f030000        vpbroadcastd ymm14, dword ptr [rip + 00000000]
     91  488bf2                    mov rsi, rdx
     94  488dbe00010000            lea rdi, [rsi + 256]
loop_a0:
     a0  c54458f9                  vaddps ymm15, ymm7, ymm1                             ; add float32x8
     a4  c584c2e000                vcmpps ymm4, ymm15, ymm0, 0                          ; cmpeq boolx8
     a9  c4e3054ae940              vblendvps ymm5, ymm15, ymm1, ymm4                    ; where float32x8
     af  c5f45eed                  vdivps ymm5, ymm1, ymm5                              ; fdiv float32x8
     b3  c5dc55e5                  vandnps ymm4, ymm4, ymm5                             ; where float32x8
     b7  c5fc102e                  vmovups ymm5, ymmword ptr [rsi]                      ; load float32x8
     bb  c5d45cee                  vsubps ymm5, ymm5, ymm6                              ; sub float32x8
     bf  c4e255b8f4                vfmadd231ps ymm6, ymm5, ymm4                         ; mulacc float32x8
     c4  c5d459ed                  vmulps ymm5, ymm5, ymm5                              ; mul float32x8
     c8  c5d459ef                  vmulps ymm5, ymm5, ymm7                              ; mul float32x8
     cc  c53c58c0                  vaddps ymm8, ymm8, ymm0                              ; add float32x8
     d0  c46255b8c4                vfmadd231ps ymm8, ymm5, ymm4                         ; mulacc float32x8
     d5  c5fc10ae00010000          vmovups ymm5, ymmword ptr [rsi + 256]                ; load float32x8
     dd  c4c1545ce9                vsubps ymm5, ymm5, ymm9                              ; sub float32x8
     e2  c46255b8cc                vfmadd231ps ymm9, ymm5, ymm4                         ; mulacc float32x8
     e7  c5d459ed                  vmulps ymm5, ymm5, ymm5                              ; mul float32x8
     eb  c5d459ef                  vmulps ymm5, ymm5, ymm7                              ; mul float32x8
     ef  c52c58d0                  vaddps ymm10, ymm10, ymm0                            ; add float32x8
     f3  c46255b8d4                vfmadd231ps ymm10, ymm5, ymm4                        ; mulacc float32x8
     f8  c5fc10ae00020000          vmovups ymm5, ymmword ptr [rsi + 512]                ; load float32x8
    100  c4c1545ceb                vsubps ymm5, ymm5, ymm11                             ; sub float32x8
    105  c46255b8dc                vfmadd231ps ymm11, ymm5, ymm4                        ; mulacc float32x8
    10a  c5d459ed                  vmulps ymm5, ymm5, ymm5                              ; mul float32x8
    10e  c5d459ef                  vmulps ymm5, ymm5, ymm7                              ; mul float32x8
    112  c51c58e0                  vaddps ymm12, ymm12, ymm0                            ; add float32x8
    116  c46255b8e4                vfmadd231ps ymm12, ymm5, ymm4                        ; mulacc float32x8
    11b  c5fc10ae00030000          vmovups ymm5, ymmword ptr [rsi + 768]                ; load float32x8
    123  c4c1545ced                vsubps ymm5, ymm5, ymm13                             ; sub float32x8
    128  c46255b8ec                vfmadd231ps ymm13, ymm5, ymm4                        ; mulacc float32x8
    12d  c5d459ed                  vmulps ymm5, ymm5, ymm5                              ; mul float32x8
    131  c5d459ef                  vmulps ymm5, ymm5, ymm7                              ; mul float32x8
    135  c50c58f0                  vaddps ymm14, ymm14, ymm0                            ; add float32x8
    139  c46255b8f4                vfmadd231ps ymm14, ymm5, ymm4                        ; mulacc float32x8
    13e  c4c17c28ff                vmovaps ymm7, ymm15                                  ; end void
    143  4883c620                  add rsi, 32
    147  483bf7                    cmp rsi, rdi
    14a  0f8550ffffff              jne loop_a0
done_150:
    150  c4e37d19fc01              vextractf128 xmm4, ymm7, 1                           ; gep float32x4
    156  c5c058ec                  vaddps xmm5, xmm7, xmm4                              ; add float32x4
    15a  c550c23d6d02000000        vcmpps xmm15, xmm5, xmmword ptr [rip + 00000000000000000000000000000000], 0; cmpeq boolx4
    163  c4e3514ad3f0              vblendvps xmm2, xmm5, xmm3, xmm15                    ; where float32x4
    169  c5d85ed2                  vdivps xmm2, xmm4, xmm2                              ; fdiv float32x4
    16d  c58055d2                  vandnps xmm2, xmm15, xmm2                            ; where float32x4
    171  c4637d19c401              vextractf128 xmm4, ymm8, 1                           ; gep float32x4
    177  c5b858e4                  vaddps xmm4, xmm8, xmm4                              ; add float32x4
    17b  c4c37d19f001              vextractf128 xmm8, ymm6, 1                           ; gep float32x4
    181  c5385cc6                  vsubps xmm8, xmm8, xmm6                              ; sub float32x4
    185  c4e239b8f2                vfmadd231ps xmm6, xmm8, xmm2                         ; mulacc float32x4
    18a  c4413859c0                vmulps xmm8, xmm8, xmm8                              ; mul float32x4
    18f  c53859c7                  vmulps xmm8, xmm8, xmm7                              ; mul float32x4
    193  c4e239b8e2                vfmadd231ps xmm4, xmm8, xmm2                         ; mulacc float32x4
    198  c4437d19d001              vextractf128 xmm8, ymm10, 1                          ; gep float32x4
    19e  c4412858c0                vaddps xmm8, xmm10, xmm8                             ; add float32x4
    1a3  c4437d19ca01              vextractf128 xmm10, ymm9, 1                          ; gep float32x4
    1a9  c441285cd1                vsubps xmm10, xmm10, xmm9                            ; sub float32x4
    1ae  c46229b8ca                vfmadd231ps xmm9, xmm10, xmm2                        ; mulacc float32x4
    1b3  c4412859d2                vmulps xmm10, xmm10, xmm10                           ; mul float32x4
    1b8  c52859d7                  vmulps xmm10, xmm10, xmm7                            ; mul float32x4
    1bc  c46229b8c2                vfmadd231ps xmm8, xmm10, xmm2                        ; mulacc float32x4
    1c1  c4437d19e201              vextractf128 xmm10, ymm12, 1                         ; gep float32x4
    1c7  c4411858d2                vaddps xmm10, xmm12, xmm10                           ; add float32x4
    1cc  c4437d19dc01              vextractf128 xmm12, ymm11, 1                         ; gep float32x4
    1d2  c441185ce3                vsubps xmm12, xmm12, xmm11                           ; sub float32x4
    1d7  c46219b8da                vfmadd231ps xmm11, xmm12, xmm2                       ; mulacc float32x4
    1dc  c4411859e4                vmulps xmm12, xmm12, xmm12                           ; mul float32x4
    1e1  c51859e7                  vmulps xmm12, xmm12, xmm7                            ; mul float32x4
    1e5  c46219b8d2                vfmadd231ps xmm10, xmm12, xmm2                       ; mulacc float32x4
    1ea  c4437d19ec01              vextractf128 xmm12, ymm13, 1                         ; gep float32x4
    1f0  c441185ce5                vsubps xmm12, xmm12, xmm13                           ; sub float32x4
    1f5  c46219b8ea                vfmadd231ps xmm13, xmm12, xmm2                       ; mulacc float32x4
    1fa  c4411859e4                vmulps xmm12, xmm12, xmm12                           ; mul float32x4
    1ff  c59859ff                  vmulps xmm7, xmm12, xmm7                             ; mul float32x4
    203  c4437d19f401              vextractf128 xmm12, ymm14, 1                         ; gep float32x4
    209  c4410858e4                vaddps xmm12, xmm14, xmm12                           ; add float32x4
    20e  c46241b8e2                vfmadd231ps xmm12, xmm7, xmm2                        ; mulacc float32x4
    213  c5d115d5                  vunpckhpd xmm2, xmm5, xmm5                           ; gep float32x2
    217  c5d058fa                  vaddps xmm7, xmm5, xmm2                              ; add float32x2
    21b  c540c235ac01000000        vcmpps xmm14, xmm7, xmmword ptr [rip + 00000000000000000000000000000000], 0; cmpeq boolx2
    224  c463414afbe0              vblendvps xmm15, xmm7, xmm3, xmm14                   ; where float32x2
    22a  c4c1685ed7                vdivps xmm2, xmm2, xmm15                             ; fdiv float32x2
    22f  c58855d2                  vandnps xmm2, xmm14, xmm2                            ; where float32x2
    233  c55915f4                  vunpckhpd xmm14, xmm4, xmm4                          ; gep float32x2
    237  c4c15858e6                vaddps xmm4, xmm4, xmm14                             ; add float32x2
    23c  c54915f6                  vunpckhpd xmm14, xmm6, xmm6                          ; gep float32x2
    240  c5085cf6                  vsubps xmm14, xmm14, xmm6                            ; sub float32x2
    244  c4e209b8f2                vfmadd231ps xmm6, xmm14, xmm2                        ; mulacc float32x2
    249  c4410859f6                vmulps xmm14, xmm14, xmm14                           ; mul float32x2
    24e  c50859f5                  vmulps xmm14, xmm14, xmm5                            ; mul float32x2
    252  c4e209b8e2                vfmadd231ps xmm4, xmm14, xmm2                        ; mulacc float32x2
    257  c4413915f0                vunpckhpd xmm14, xmm8, xmm8                          ; gep float32x2
    25c  c4413858c6                vaddps xmm8, xmm8, xmm14                             ; add float32x2
    261  c4413115f1                vunpckhpd xmm14, xmm9, xmm9                          ; gep float32x2
    266  c441085cf1                vsubps xmm14, xmm14, xmm9                            ; sub float32x2
    26b  c46209b8ca                vfmadd231ps xmm9, xmm14, xmm2                        ; mulacc float32x2
    270  c4410859f6                vmulps xmm14, xmm14, xmm14                           ; mul float32x2
    275  c50859f5                  vmulps xmm14, xmm14, xmm5                            ; mul float32x2
    279  c46209b8c2                vfmadd231ps xmm8, xmm14, xmm2                        ; mulacc float32x2
    27e  c4412915f2                vunpckhpd xmm14, xmm10, xmm10                        ; gep float32x2
    283  c4412858d6                vaddps xmm10, xmm10, xmm14                           ; add float32x2
    288  c4412115f3                vunpckhpd xmm14, xmm11, xmm11                        ; gep float32x2
    28d  c441085cf3                vsubps xmm14, xmm14, xmm11                           ; sub float32x2
    292  c46209b8da                vfmadd231ps xmm11, xmm14, xmm2                       ; mulacc float32x2
    297  c4410859f6                vmulps xmm14, xmm14, xmm14                           ; mul float32x2
    29c  c50859f5                  vmulps xmm14, xmm14, xmm5                            ; mul float32x2
    2a0  c46209b8d2                vfmadd231ps xmm10, xmm14, xmm2                       ; mulacc float32x2
    2a5  c4411115f5                vunpckhpd xmm14, xmm13, xmm13                        ; gep float32x2
    2aa  c441085cf5                vsubps xmm14, xmm14, xmm13                           ; sub float32x2
    2af  c46209b8ea                vfmadd231ps xmm13, xmm14, xmm2                       ; mulacc float32x2
    2b4  c4410859f6                vmulps xmm14, xmm14, xmm14                           ; mul float32x2
    2b9  c58859ed                  vmulps xmm5, xmm14, xmm5                             ; mul float32x2
    2bd  c4411915f4                vunpckhpd xmm14, xmm12, xmm12                        ; gep float32x2
    2c2  c4411858e6                vaddps xmm12, xmm12, xmm14                           ; add float32x2
    2c7  c46251b8e2                vfmadd231ps xmm12, xmm5, xmm2                        ; mulacc float32x2
    2cc  c5e973de04                vpsrldq xmm2, xmm6, 4                                ; gep float32
    2d1  c5ea5cd6                  vsubss xmm2, xmm2, xmm6                              ; sub float32
    2d5  c5d173df04                vpsrldq xmm5, xmm7, 4                                ; gep float32
    2da  c5c258f5                  vaddss xmm6, xmm7, xmm5                              ; add float32
    2de  c54ac235f900000000        vcmpss xmm14, xmm6, dword ptr [rip + 00000000], 0    ; cmpeq bool
    2e7  c5797ef6                  vmovd esi, xmm14
    2eb  83e601                    and esi, 1
    2ee  488bfe                    mov rdi, rsi                                         ; where float32
    2f1  f7df                      neg edi
    2f3  c5796ef7                  vmovd xmm14, edi
    2f7  c57a103de5000000          vmovss xmm15, dword ptr [rip + 0000803f]
    2ff  c443494af7e0              vblendvps xmm14, xmm6, xmm15, xmm14                  ; where float32
    305  c4c1525eee                vdivss xmm5, xmm5, xmm14                             ; fdiv float32
    30a  f7de                      neg esi                                              ; where float32
    30c  c5796ef6                  vmovd xmm14, esi
    310  c58855ed                  vandnps xmm5, xmm14, xmm5
    314  c58973dc04                vpsrldq xmm14, xmm4, 4                               ; gep float32
    319  c4c15a58e6                vaddss xmm4, xmm4, xmm14                             ; add float32
    31e  c5ea59d2                  vmulss xmm2, xmm2, xmm2                              ; mul float32
    322  c5ea59d7                  vmulss xmm2, xmm2, xmm7                              ; mul float32
    326  c4e269b9e5                vfmadd231ss xmm4, xmm2, xmm5                         ; mulacc float32
    32b  c4c16973d904              vpsrldq xmm2, xmm9, 4                                ; gep float32
    331  c4c16a5cd1                vsubss xmm2, xmm2, xmm9                              ; sub float32
    336  c4c13173d804              vpsrldq xmm9, xmm8, 4                                ; gep float32
    33c  c4413a58c1                vaddss xmm8, xmm8, xmm9                              ; add float32
    341  c5ea59d2                  vmulss xmm2, xmm2, xmm2                              ; mul float32
    345  c5ea59d7                  vmulss xmm2, xmm2, xmm7                              ; mul float32
    349  c46269b9c5                vfmadd231ss xmm8, xmm2, xmm5                         ; mulacc float32
    34e  c4c16973db04              vpsrldq xmm2, xmm11, 4                               ; gep float32
    354  c4c16a5cd3                vsubss xmm2, xmm2, xmm11                             ; sub float32
    359  c4c13173da04              vpsrldq xmm9, xmm10, 4                               ; gep float32
    35f  c4412a58c9                vaddss xmm9, xmm10, xmm9                             ; add float32
    364  c5ea59d2                  vmulss xmm2, xmm2, xmm2                              ; mul float32
    368  c5ea59d7                  vmulss xmm2, xmm2, xmm7                              ; mul float32
    36c  c46269b9cd                vfmadd231ss xmm9, xmm2, xmm5                         ; mulacc float32
    371  c4c16973dd04              vpsrldq xmm2, xmm13, 4                               ; gep float32
    377  c4c16a5cd5                vsubss xmm2, xmm2, xmm13                             ; sub float32
    37c  c5ea59d2                  vmulss xmm2, xmm2, xmm2                              ; mul float32
    380  c5ea59d7                  vmulss xmm2, xmm2, xmm7                              ; mul float32
    384  c4c14173dc04              vpsrldq xmm7, xmm12, 4                               ; gep float32
    38a  c59a58ff                  vaddss xmm7, xmm12, xmm7                             ; add float32
    38e  c4e269b9fd                vfmadd231ss xmm7, xmm2, xmm5                         ; mulacc float32
    393  c5da5ed6                  vdivss xmm2, xmm4, xmm6                              ; fdiv float32
    397  c5fa1110                  vmovss dword ptr [rax], xmm2                         ; store void
    39b  c5ba5ed6                  vdivss xmm2, xmm8, xmm6                              ; fdiv float32
    39f  c5fa115004                vmovss dword ptr [rax + 4], xmm2                     ; store void
    3a4  c5b25ed6                  vdivss xmm2, xmm9, xmm6                              ; fdiv float32
    3a8  c5fa115008                vmovss dword ptr [rax + 8], xmm2                     ; store void
    3ad  c5c25ed6                  vdivss xmm2, xmm7, xmm6                              ; fdiv float32
    3b1  c5fa11500c                vmovss dword ptr [rax + 12], xmm2                    ; store void
    3b6  4883c010                  add rax, 16                                          ; end void
    3ba  4881c200040000            add rdx, 1024
    3c1  483bc1                    cmp rax, rcx
    3c4  0f8576fcffff              jne loop_40
done_3ca:
    3ca  c5f877                    vzeroupper                                           ; sink void
    3cd  c3                        ret
