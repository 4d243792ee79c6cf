moments:
      0  4883ec10                  sub rsp, 16
      4  b800000000                mov eax, 0
      9  488b0f                    mov rcx, qword ptr [rdi]
      c  488b7f08                  mov rdi, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 16>
     10  be00000000                mov esi, 0                                           ; range int32
loop_20:
     20  488bc6                    mov rax, rsi                                         ; mul int32
     23  c1e008                    shl eax, 8
     26  c4627d5815f1030000        vpbroadcastd ymm10, dword ptr [rip + 00000000]       ; range int32
     2f  c4e27d5825e8030000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
     38  c4e27d582ddf030000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
     41  c4627d5825d6030000        vpbroadcastd ymm12, dword ptr [rip + 00000000]
     4a  c4e27d5835cd030000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
     53  c4627d582dc4030000        vpbroadcastd ymm13, dword ptr [rip + 00000000]
     5c  c4627d5805bb030000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
     65  c4627d5835b2030000        vpbroadcastd ymm14, dword ptr [rip + 00000000]
     6e  c4627d580da9030000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
     77  ba00000000                mov edx, 0
     7c  488d0487                  lea rax, [rdi + rax*4]
     80  c4627d581d9b030000        vpbroadcastd ymm11, dword ptr [rip + 0000803f]
     89  c4e27d583d8e030000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
loop_a0:
     a0  c5fc1000                  vmovups ymm0, ymmword ptr [rax]                      ; load float32x8
     a4  c4c17c5cd2                vsubps ymm2, ymm0, ymm10                             ; sub float32x8
     a9  c4c15c58db                vaddps ymm3, ymm4, ymm11                             ; add float32x8
     ae  c5e4c2cf00                vcmpps ymm1, ymm3, ymm7, 0                           ; cmpeq boolx8
     b3  c4c3654ac310              vblendvps ymm0, ymm3, ymm11, ymm1                    ; where float32x8
     b9  c5a45ec0                  vdivps ymm0, ymm11, ymm0                             ; fdiv float32x8
     bd  c4e37d4acf10              vblendvps ymm1, ymm0, ymm7, ymm1                     ; where float32x8
     c3  c4626db8d1                vfmadd231ps ymm10, ymm2, ymm1                        ; mulacc float32x8
     c8  c5ec59c2                  vmulps ymm0, ymm2, ymm2                              ; mul float32x8
     cc  c5fc59c4                  vmulps ymm0, ymm0, ymm4                              ; mul float32x8
     d0  c5d458ef                  vaddps ymm5, ymm5, ymm7                              ; add float32x8
     d4  c4e27db8e9                vfmadd231ps ymm5, ymm0, ymm1                         ; mulacc float32x8
     d9  c5fc108000010000          vmovups ymm0, ymmword ptr [rax + 256]                ; load float32x8
     e1  c4c17c5cc4                vsubps ymm0, ymm0, ymm12                             ; sub float32x8
     e6  c4627db8e1                vfmadd231ps ymm12, ymm0, ymm1                        ; mulacc float32x8
     eb  c5fc59c0                  vmulps ymm0, ymm0, ymm0                              ; mul float32x8
     ef  c5fc59c4                  vmulps ymm0, ymm0, ymm4                              ; mul float32x8
     f3  c5cc58f7                  vaddps ymm6, ymm6, ymm7                              ; add float32x8
     f7  c4e27db8f1                vfmadd231ps ymm6, ymm0, ymm1                         ; mulacc float32x8
     fc  c5fc108000020000          vmovups ymm0, ymmword ptr [rax + 512]                ; load float32x8
    104  c4c17c5cc5                vsubps ymm0, ymm0, ymm13                             ; sub float32x8
    109  c4627db8e9                vfmadd231ps ymm13, ymm0, ymm1                        ; mulacc float32x8
    10e  c5fc59c0                  vmulps ymm0, ymm0, ymm0                              ; mul float32x8
    112  c5fc59c4                  vmulps ymm0, ymm0, ymm4                              ; mul float32x8
    116  c53c58c7                  vaddps ymm8, ymm8, ymm7                              ; add float32x8
    11a  c4627db8c1                vfmadd231ps ymm8, ymm0, ymm1                         ; mulacc float32x8
    11f  c5fc108000030000          vmovups ymm0, ymmword ptr [rax + 768]                ; load float32x8
    127  c4c17c5cc6                vsubps ymm0, ymm0, ymm14                             ; sub float32x8
    12c  c4627db8f1                vfmadd231ps ymm14, ymm0, ymm1                        ; mulacc float32x8
    131  c5fc59c0                  vmulps ymm0, ymm0, ymm0                              ; mul float32x8
    135  c5fc59c4                  vmulps ymm0, ymm0, ymm4                              ; mul float32x8
    139  c53458cf                  vaddps ymm9, ymm9, ymm7                              ; add float32x8
    13d  c4627db8c9                vfmadd231ps ymm9, ymm0, ymm1                         ; mulacc float32x8
    142  c5fc28e3                  vmovaps ymm4, ymm3                                   ; end void
    146  4883c020                  add rax, 32
    14a  83c201                    add edx, 1
    14d  83fa08                    cmp edx, 8
    150  0f8c4affffff              jl loop_a0
done_156:
    156  c4e37d19e101              vextractf128 xmm1, ymm4, 1                           ; gep float32x4
    15c  c55858d9                  vaddps xmm11, xmm4, xmm1                             ; add float32x4
    160  c4e2795805b7020000        vpbroadcastd xmm0, dword ptr [rip + 00000000]
    169  c5a0c2d000                vcmpps xmm2, xmm11, xmm0, 0                          ; cmpeq boolx4
    16e  c4e2795805ad020000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
    177  c4e3214ac020              vblendvps xmm0, xmm11, xmm0, xmm2                    ; where float32x4
    17d  c5f05ed8                  vdivps xmm3, xmm1, xmm0                              ; fdiv float32x4
    181  c4e37d19e801              vextractf128 xmm0, ymm5, 1                           ; gep float32x4
    187  c5d058e8                  vaddps xmm5, xmm5, xmm0                              ; add float32x4
    18b  c4637d19d001              vextractf128 xmm0, ymm10, 1                          ; gep float32x4
    191  c4c1785cca                vsubps xmm1, xmm0, xmm10                             ; sub float32x4
    196  c4e279580581020000        vpbroadcastd xmm0, dword ptr [rip + 00000000]
    19f  c4e3614ad020              vblendvps xmm2, xmm3, xmm0, xmm2                     ; where float32x4
    1a5  c46271b8d2                vfmadd231ps xmm10, xmm1, xmm2                        ; mulacc float32x4
    1aa  c5f059c1                  vmulps xmm0, xmm1, xmm1                              ; mul float32x4
    1ae  c5f859c4                  vmulps xmm0, xmm0, xmm4                              ; mul float32x4
    1b2  c4e279b8ea                vfmadd231ps xmm5, xmm0, xmm2                         ; mulacc float32x4
    1b7  c4e37d19f001              vextractf128 xmm0, ymm6, 1                           ; gep float32x4
    1bd  c5c858f0                  vaddps xmm6, xmm6, xmm0                              ; add float32x4
    1c1  c4637d19e001              vextractf128 xmm0, ymm12, 1                          ; gep float32x4
    1c7  c4c1785cc4                vsubps xmm0, xmm0, xmm12                             ; sub float32x4
    1cc  c46279b8e2                vfmadd231ps xmm12, xmm0, xmm2                        ; mulacc float32x4
    1d1  c5f859c0                  vmulps xmm0, xmm0, xmm0                              ; mul float32x4
    1d5  c5f859c4                  vmulps xmm0, xmm0, xmm4                              ; mul float32x4
    1d9  c4e279b8f2                vfmadd231ps xmm6, xmm0, xmm2                         ; mulacc float32x4
    1de  c4637d19c001              vextractf128 xmm0, ymm8, 1                           ; gep float32x4
    1e4  c5b858f8                  vaddps xmm7, xmm8, xmm0                              ; add float32x4
    1e8  c4637d19e801              vextractf128 xmm0, ymm13, 1                          ; gep float32x4
    1ee  c4c1785cc5                vsubps xmm0, xmm0, xmm13                             ; sub float32x4
    1f3  c46279b8ea                vfmadd231ps xmm13, xmm0, xmm2                        ; mulacc float32x4
    1f8  c5f859c0                  vmulps xmm0, xmm0, xmm0                              ; mul float32x4
    1fc  c5f859c4                  vmulps xmm0, xmm0, xmm4                              ; mul float32x4
    200  c4e279b8fa                vfmadd231ps xmm7, xmm0, xmm2                         ; mulacc float32x4
    205  c4637d19f001              vextractf128 xmm0, ymm14, 1                          ; gep float32x4
    20b  c4c1785cc6                vsubps xmm0, xmm0, xmm14                             ; sub float32x4
    210  c46279b8f2                vfmadd231ps xmm14, xmm0, xmm2                        ; mulacc float32x4
    215  c5f859c0                  vmulps xmm0, xmm0, xmm0                              ; mul float32x4
    219  c5f859cc                  vmulps xmm1, xmm0, xmm4                              ; mul float32x4
    21d  c4637d19c801              vextractf128 xmm0, ymm9, 1                           ; gep float32x4
    223  c5b058e0                  vaddps xmm4, xmm9, xmm0                              ; add float32x4
    227  c4e271b8e2                vfmadd231ps xmm4, xmm1, xmm2                         ; mulacc float32x4
    22c  c4c12115d3                vunpckhpd xmm2, xmm11, xmm11                         ; gep float32x2
    231  c5a058c2                  vaddps xmm0, xmm11, xmm2                             ; add float32x2
    235  c5f8110424                vmovups xmmword ptr [rsp], xmm0
    23a  c5f8100424                vmovups xmm0, xmmword ptr [rsp]
    23f  c4e279580dd8010000        vpbroadcastd xmm1, dword ptr [rip + 00000000]
    248  c5f8c2d900                vcmpps xmm3, xmm0, xmm1, 0                           ; cmpeq boolx2
    24d  c5f8100424                vmovups xmm0, xmmword ptr [rsp]
    252  c4e279580dc9010000        vpbroadcastd xmm1, dword ptr [rip + 0000803f]
    25b  c4e3794ac130              vblendvps xmm0, xmm0, xmm1, xmm3                     ; where float32x2
    261  c5e85ed0                  vdivps xmm2, xmm2, xmm0                              ; fdiv float32x2
    265  c5d115c5                  vunpckhpd xmm0, xmm5, xmm5                           ; gep float32x2
    269  c5d058e8                  vaddps xmm5, xmm5, xmm0                              ; add float32x2
    26d  c4c12915c2                vunpckhpd xmm0, xmm10, xmm10                         ; gep float32x2
    272  c4c1785cca                vsubps xmm1, xmm0, xmm10                             ; sub float32x2
    277  c4e2795805a0010000        vpbroadcastd xmm0, dword ptr [rip + 00000000]
    280  c4e3694ad030              vblendvps xmm2, xmm2, xmm0, xmm3                     ; where float32x2
    286  c46271b8d2                vfmadd231ps xmm10, xmm1, xmm2                        ; mulacc float32x2
    28b  c5f059c1                  vmulps xmm0, xmm1, xmm1                              ; mul float32x2
    28f  c4c17859c3                vmulps xmm0, xmm0, xmm11                             ; mul float32x2
    294  c4e279b8ea                vfmadd231ps xmm5, xmm0, xmm2                         ; mulacc float32x2
    299  c5c915c6                  vunpckhpd xmm0, xmm6, xmm6                           ; gep float32x2
    29d  c54858f8                  vaddps xmm15, xmm6, xmm0                             ; add float32x2
    2a1  c4c11915c4                vunpckhpd xmm0, xmm12, xmm12                         ; gep float32x2
    2a6  c4c1785cc4                vsubps xmm0, xmm0, xmm12                             ; sub float32x2
    2ab  c46279b8e2                vfmadd231ps xmm12, xmm0, xmm2                        ; mulacc float32x2
    2b0  c5f859c0                  vmulps xmm0, xmm0, xmm0                              ; mul float32x2
    2b4  c4c17859c3                vmulps xmm0, xmm0, xmm11                             ; mul float32x2
    2b9  c46279b8fa                vfmadd231ps xmm15, xmm0, xmm2                        ; mulacc float32x2
    2be  c5c115c7                  vunpckhpd xmm0, xmm7, xmm7                           ; gep float32x2
    2c2  c54058c8                  vaddps xmm9, xmm7, xmm0                              ; add float32x2
    2c6  c4c11115c5                vunpckhpd xmm0, xmm13, xmm13                         ; gep float32x2
    2cb  c4c1785cc5                vsubps xmm0, xmm0, xmm13                             ; sub float32x2
    2d0  c46279b8ea                vfmadd231ps xmm13, xmm0, xmm2                        ; mulacc float32x2
    2d5  c5f859c0                  vmulps xmm0, xmm0, xmm0                              ; mul float32x2
    2d9  c4c17859c3                vmulps xmm0, xmm0, xmm11                             ; mul float32x2
    2de  c46279b8ca                vfmadd231ps xmm9, xmm0, xmm2                         ; mulacc float32x2
    2e3  c4c10915c6                vunpckhpd xmm0, xmm14, xmm14                         ; gep float32x2
    2e8  c4c1785cc6                vsubps xmm0, xmm0, xmm14                             ; sub float32x2
    2ed  c46279b8f2                vfmadd231ps xmm14, xmm0, xmm2                        ; mulacc float32x2
    2f2  c5f859c0                  vmulps xmm0, xmm0, xmm0                              ; mul float32x2
    2f6  c4c17859cb                vmulps xmm1, xmm0, xmm11                             ; mul float32x2
    2fb  c5d915c4                  vunpckhpd xmm0, xmm4, xmm4                           ; gep float32x2
    2ff  c55858c0                  vaddps xmm8, xmm4, xmm0                              ; add float32x2
    303  c46271b8c2                vfmadd231ps xmm8, xmm1, xmm2                         ; mulacc float32x2
    308  c4c17973da04              vpsrldq xmm0, xmm10, 4                               ; gep float32
    30e  c4c17a5ce2                vsubss xmm4, xmm0, xmm10                             ; sub float32
    313  c5f8100424                vmovups xmm0, xmmword ptr [rsp]
    318  c5e973d804                vpsrldq xmm2, xmm0, 4                                ; gep float32
    31d  c5f8100424                vmovups xmm0, xmmword ptr [rsp]
    322  c5fa58f2                  vaddss xmm6, xmm0, xmm2                              ; add float32
    326  c5cac205f100000000        vcmpss xmm0, xmm6, dword ptr [rip + 00000000], 0     ; cmpeq bool
    32f  c5f97ec2                  vmovd edx, xmm0
    333  83e201                    and edx, 1
    336  488bc2                    mov rax, rdx                                         ; where float32
    339  f7d8                      neg eax
    33b  c5f96ec8                  vmovd xmm1, eax
    33f  c5fa1005dd000000          vmovss xmm0, dword ptr [rip + 0000803f]
    347  c4e3494ac010              vblendvps xmm0, xmm6, xmm0, xmm1                     ; where float32
    34d  c5ea5ed8                  vdivss xmm3, xmm2, xmm0                              ; fdiv float32
    351  c5f973dd04                vpsrldq xmm0, xmm5, 4                                ; gep float32
    356  c5d258f8                  vaddss xmm7, xmm5, xmm0                              ; add float32
    35a  c5da59c4                  vmulss xmm0, xmm4, xmm4                              ; mul float32
    35e  c5fa591424                vmulss xmm2, xmm0, dword ptr [rsp]                   ; mul float32
    363  f7da                      neg edx                                              ; where float32
    365  c5f96eca                  vmovd xmm1, edx
    369  c5fa1005af000000          vmovss xmm0, dword ptr [rip + 00000000]
    371  c4e3614ae010              vblendvps xmm4, xmm3, xmm0, xmm1                     ; where float32
    377  c4e269b9fc                vfmadd231ss xmm7, xmm2, xmm4                         ; mulacc float32
    37c  c4c17973dc04              vpsrldq xmm0, xmm12, 4                               ; gep float32
    382  c4c17a5ccc                vsubss xmm1, xmm0, xmm12                             ; sub float32
    387  c4c17973df04              vpsrldq xmm0, xmm15, 4                               ; gep float32
    38d  c58258e8                  vaddss xmm5, xmm15, xmm0                             ; add float32
    391  c5f259c1                  vmulss xmm0, xmm1, xmm1                              ; mul float32
    395  c5fa590424                vmulss xmm0, xmm0, dword ptr [rsp]                   ; mul float32
    39a  c4e279b9ec                vfmadd231ss xmm5, xmm0, xmm4                         ; mulacc float32
    39f  c4c17973dd04              vpsrldq xmm0, xmm13, 4                               ; gep float32
    3a5  c4c17a5ccd                vsubss xmm1, xmm0, xmm13                             ; sub float32
    3aa  c4c17973d904              vpsrldq xmm0, xmm9, 4                                ; gep float32
    3b0  c5b258d8                  vaddss xmm3, xmm9, xmm0                              ; add float32
    3b4  c5f259c1                  vmulss xmm0, xmm1, xmm1                              ; mul float32
    3b8  c5fa590424                vmulss xmm0, xmm0, dword ptr [rsp]                   ; mul float32
    3bd  c4e279b9dc                vfmadd231ss xmm3, xmm0, xmm4                         ; mulacc float32
    3c2  c4c17973de04              vpsrldq xmm0, xmm14, 4                               ; gep float32
    3c8  c4c17a5cc6                vsubss xmm0, xmm0, xmm14                             ; sub float32
    3cd  c5fa59c0                  vmulss xmm0, xmm0, xmm0                              ; mul float32
    3d1  c5fa590c24                vmulss xmm1, xmm0, dword ptr [rsp]                   ; mul float32
    3d6  c4c17973d804              vpsrldq xmm0, xmm8, 4                                ; gep float32
    3dc  c5ba58d0                  vaddss xmm2, xmm8, xmm0                              ; add float32
    3e0  c4e271b9d4                vfmadd231ss xmm2, xmm1, xmm4                         ; mulacc float32
    3e5  c5c25ec6                  vdivss xmm0, xmm7, xmm6                              ; fdiv float32
    3e9  c5fa1101                  vmovss dword ptr [rcx], xmm0                         ; store void
    3ed  c5d25ec6                  vdivss xmm0, xmm5, xmm6                              ; fdiv float32
    3f1  c5fa114104                vmovss dword ptr [rcx + 4], xmm0                     ; store void
    3f6  c5e25ec6                  vdivss xmm0, xmm3, xmm6                              ; fdiv float32
    3fa  c5fa114108                vmovss dword ptr [rcx + 8], xmm0                     ; store void
    3ff  c5ea5ec6                  vdivss xmm0, xmm2, xmm6                              ; fdiv float32
    403  c5fa11410c                vmovss dword ptr [rcx + 12], xmm0                    ; store void
    408  4883c110                  add rcx, 16                                          ; end void
    40c  83c601                    add esi, 1
    40f  83fe04                    cmp esi, 4
    412  0f8c08fcffff              jl loop_20
done_418:
    418  c5f877                    vzeroupper                                           ; sink void
    41b  4883c410                  add rsp, 16
    41f  c3                        ret                                                  ; sink void
