moments:
      0  c4e27d580527040000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
      9  c4e27d580d22040000        vpbroadcastd ymm1, dword ptr [rip + 0000803f]
     12  c5fc1035e6030000          vmovups ymm6, ymmword ptr [rip + 0100000001000000020000000300000000000000000000000000000000000000]
     1a  488b07                    mov rax, qword ptr [rdi]
     1d  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 16>
     21  488d4840                  lea rcx, [rax + 64]                                  ; range int32
loop_40:
     40  c4e27d583de7030000        vpbroadcastd ymm7, dword ptr [rip + 00000000]        ; range int32
     49  c4627d5805de030000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
     52  c4627d580dd5030000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
     5b  c4627d5815cc030000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
     64  c4627d581dc3030000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
     6d  c4627d5825ba030000        vpbroadcastd ymm12, dword ptr [rip + 00000000]
     76  c4627d582db1030000        vpbroadcastd ymm13, dword ptr [rip + 00000000]
     7f  c4627d5835a8030000        vpbroadcastd ymm14, dword ptr [rip + 00000000]
     88  c4627d583d9f030000        vpbroadcastd ymm15, dword ptr [rip + 00000000]
     91  488bf2                    mov rsi, rdx
     94  488dbe00010000            lea rdi, [rsi + 256]
loop_a0:
     a0  c5bc58e1                  vaddps ymm4, ymm8, ymm1                              ; add float32x8
     a4  c5dcc2e800                vcmpps ymm5, ymm4, ymm0, 0                           ; cmpeq boolx8
     a9  c4e35d4ad150              vblendvps ymm2, ymm4, ymm1, ymm5                     ; where float32x8
     af  c5f45ed2                  vdivps ymm2, ymm1, ymm2                              ; fdiv float32x8
     b3  c5d455d2                  vandnps ymm2, ymm5, ymm2                             ; where float32x8
     b7  c5fc102e                  vmovups ymm5, ymmword ptr [rsi]                      ; load float32x8
     bb  c5d45cef                  vsubps ymm5, ymm5, ymm7                              ; sub float32x8
     bf  c4e255b8fa                vfmadd231ps ymm7, ymm5, ymm2                         ; mulacc float32x8
     c4  c5d459ed                  vmulps ymm5, ymm5, ymm5                              ; mul float32x8
     c8  c4c15459e8                vmulps ymm5, ymm5, ymm8                              ; mul float32x8
     cd  c53458c8                  vaddps ymm9, ymm9, ymm0                              ; add float32x8
     d1  c46255b8ca                vfmadd231ps ymm9, ymm5, ymm2                         ; mulacc float32x8
     d6  c5fc10ae00010000          vmovups ymm5, ymmword ptr [rsi + 256]                ; load float32x8
     de  c4c1545cea                vsubps ymm5, ymm5, ymm10                             ; sub float32x8
     e3  c46255b8d2                vfmadd231ps ymm10, ymm5, ymm2                        ; mulacc float32x8
     e8  c5d459ed                  vmulps ymm5, ymm5, ymm5                              ; mul float32x8
     ec  c4c15459e8                vmulps ymm5, ymm5, ymm8                              ; mul float32x8
     f1  c52458d8                  vaddps ymm11, ymm11, ymm0                            ; add float32x8
     f5  c46255b8da                vfmadd231ps ymm11, ymm5, ymm2                        ; mulacc float32x8
     fa  c5fc10ae00020000          vmovups ymm5, ymmword ptr [rsi + 512]                ; load float32x8
    102  c4c1545cec                vsubps ymm5, ymm5, ymm12                             ; sub float32x8
    107  c46255b8e2                vfmadd231ps ymm12, ymm5, ymm2                        ; mulacc float32x8
    10c  c5d459ed                  vmulps ymm5, ymm5, ymm5                              ; mul float32x8
    110  c4c15459e8                vmulps ymm5, ymm5, ymm8                              ; mul float32x8
    115  c51458e8                  vaddps ymm13, ymm13, ymm0                            ; add float32x8
    119  c46255b8ea                vfmadd231ps ymm13, ymm5, ymm2                        ; mulacc float32x8
    11e  c5fc10ae00030000          vmovups ymm5, ymmword ptr [rsi + 768]                ; load float32x8
    126  c4c1545cee                vsubps ymm5, ymm5, ymm14                             ; sub float32x8
    12b  c46255b8f2                vfmadd231ps ymm14, ymm5, ymm2                        ; mulacc float32x8
    130  c5d459ed                  vmulps ymm5, ymm5, ymm5                              ; mul float32x8
    134  c4c15459e8                vmulps ymm5, ymm5, ymm8                              ; mul float32x8
    139  c50458f8                  vaddps ymm15, ymm15, ymm0                            ; add float32x8
    13d  c46255b8fa                vfmadd231ps ymm15, ymm5, ymm2                        ; mulacc float32x8
    142  c57c28c4                  vmovaps ymm8, ymm4                                   ; end void
    146  4883c620                  add rsi, 32
    14a  483bf7                    cmp rsi, rdi
    14d  0f854dffffff              jne loop_a0
done_153:
    153  c4637d19c201              vextractf128 xmm2, ymm8, 1                           ; gep float32x4
    159  c5b858e2                  vaddps xmm4, xmm8, xmm2                              ; add float32x4
    15d  c5d8c22dba02000000        vcmpps xmm5, xmm4, xmmword ptr [rip + 00000000000000000000000000000000], 0; cmpeq boolx4
    166  c4e279581dc5020000        vpbroadcastd xmm3, dword ptr [rip + 0000803f]
    16f  c4e3594adb50              vblendvps xmm3, xmm4, xmm3, xmm5                     ; where float32x4
    175  c5e85ed3                  vdivps xmm2, xmm2, xmm3                              ; fdiv float32x4
    179  c5d055d2                  vandnps xmm2, xmm5, xmm2                             ; where float32x4
    17d  c4637d19cb01              vextractf128 xmm3, ymm9, 1                           ; gep float32x4
    183  c5b058db                  vaddps xmm3, xmm9, xmm3                              ; add float32x4
    187  c4e37d19fd01              vextractf128 xmm5, ymm7, 1                           ; gep float32x4
    18d  c5d05cef                  vsubps xmm5, xmm5, xmm7                              ; sub float32x4
    191  c4e251b8fa                vfmadd231ps xmm7, xmm5, xmm2                         ; mulacc float32x4
    196  c5d059ed                  vmulps xmm5, xmm5, xmm5                              ; mul float32x4
    19a  c4c15059e8                vmulps xmm5, xmm5, xmm8                              ; mul float32x4
    19f  c4e251b8da                vfmadd231ps xmm3, xmm5, xmm2                         ; mulacc float32x4
    1a4  c4637d19dd01              vextractf128 xmm5, ymm11, 1                          ; gep float32x4
    1aa  c5a058ed                  vaddps xmm5, xmm11, xmm5                             ; add float32x4
    1ae  c4437d19d101              vextractf128 xmm9, ymm10, 1                          ; gep float32x4
    1b4  c441305cca                vsubps xmm9, xmm9, xmm10                             ; sub float32x4
    1b9  c46231b8d2                vfmadd231ps xmm10, xmm9, xmm2                        ; mulacc float32x4
    1be  c4413059c9                vmulps xmm9, xmm9, xmm9                              ; mul float32x4
    1c3  c4413059c8                vmulps xmm9, xmm9, xmm8                              ; mul float32x4
    1c8  c4e231b8ea                vfmadd231ps xmm5, xmm9, xmm2                         ; mulacc float32x4
    1cd  c4437d19e901              vextractf128 xmm9, ymm13, 1                          ; gep float32x4
    1d3  c4411058c9                vaddps xmm9, xmm13, xmm9                             ; add float32x4
    1d8  c4437d19e301              vextractf128 xmm11, ymm12, 1                         ; gep float32x4
    1de  c441205cdc                vsubps xmm11, xmm11, xmm12                           ; sub float32x4
    1e3  c46221b8e2                vfmadd231ps xmm12, xmm11, xmm2                       ; mulacc float32x4
    1e8  c4412059db                vmulps xmm11, xmm11, xmm11                           ; mul float32x4
    1ed  c4412059d8                vmulps xmm11, xmm11, xmm8                            ; mul float32x4
    1f2  c46221b8ca                vfmadd231ps xmm9, xmm11, xmm2                        ; mulacc float32x4
    1f7  c4437d19f301              vextractf128 xmm11, ymm14, 1                         ; gep float32x4
    1fd  c441205cde                vsubps xmm11, xmm11, xmm14                           ; sub float32x4
    202  c46221b8f2                vfmadd231ps xmm14, xmm11, xmm2                       ; mulacc float32x4
    207  c4412059db                vmulps xmm11, xmm11, xmm11                           ; mul float32x4
    20c  c4412059c0                vmulps xmm8, xmm11, xmm8                             ; mul float32x4
    211  c4437d19fb01              vextractf128 xmm11, ymm15, 1                         ; gep float32x4
    217  c4410058db                vaddps xmm11, xmm15, xmm11                           ; add float32x4
    21c  c46239b8da                vfmadd231ps xmm11, xmm8, xmm2                        ; mulacc float32x4
    221  c5d915d4                  vunpckhpd xmm2, xmm4, xmm4                           ; gep float32x2
    225  c55858c2                  vaddps xmm8, xmm4, xmm2                              ; add float32x2
    229  c538c22dee01000000        vcmpps xmm13, xmm8, xmmword ptr [rip + 00000000000000000000000000000000], 0; cmpeq boolx2
    232  c46279583df9010000        vpbroadcastd xmm15, dword ptr [rip + 0000803f]
    23b  c443394affd0              vblendvps xmm15, xmm8, xmm15, xmm13                  ; where float32x2
    241  c4c1685ed7                vdivps xmm2, xmm2, xmm15                             ; fdiv float32x2
    246  c59055d2                  vandnps xmm2, xmm13, xmm2                            ; where float32x2
    24a  c56115eb                  vunpckhpd xmm13, xmm3, xmm3                          ; gep float32x2
    24e  c4c16058dd                vaddps xmm3, xmm3, xmm13                             ; add float32x2
    253  c54115ef                  vunpckhpd xmm13, xmm7, xmm7                          ; gep float32x2
    257  c5105cef                  vsubps xmm13, xmm13, xmm7                            ; sub float32x2
    25b  c4e211b8fa                vfmadd231ps xmm7, xmm13, xmm2                        ; mulacc float32x2
    260  c4411059ed                vmulps xmm13, xmm13, xmm13                           ; mul float32x2
    265  c51059ec                  vmulps xmm13, xmm13, xmm4                            ; mul float32x2
    269  c4e211b8da                vfmadd231ps xmm3, xmm13, xmm2                        ; mulacc float32x2
    26e  c55115ed                  vunpckhpd xmm13, xmm5, xmm5                          ; gep float32x2
    272  c4c15058ed                vaddps xmm5, xmm5, xmm13                             ; add float32x2
    277  c4412915ea                vunpckhpd xmm13, xmm10, xmm10                        ; gep float32x2
    27c  c441105cea                vsubps xmm13, xmm13, xmm10                           ; sub float32x2
    281  c4411059fd                vmulps xmm15, xmm13, xmm13                           ; mul float32x2
    286  c50059fc                  vmulps xmm15, xmm15, xmm4                            ; mul float32x2
    28a  c4e201b8ea                vfmadd231ps xmm5, xmm15, xmm2                        ; mulacc float32x2
    28f  c46211b8d2                vfmadd231ps xmm10, xmm13, xmm2                       ; mulacc float32x2
    294  c4413115e9                vunpckhpd xmm13, xmm9, xmm9                          ; gep float32x2
    299  c4413058cd                vaddps xmm9, xmm9, xmm13                             ; add float32x2
    29e  c4411915ec                vunpckhpd xmm13, xmm12, xmm12                        ; gep float32x2
    2a3  c441105cec                vsubps xmm13, xmm13, xmm12                           ; sub float32x2
    2a8  c46211b8e2                vfmadd231ps xmm12, xmm13, xmm2                       ; mulacc float32x2
    2ad  c4411059ed                vmulps xmm13, xmm13, xmm13                           ; mul float32x2
    2b2  c51059ec                  vmulps xmm13, xmm13, xmm4                            ; mul float32x2
    2b6  c46211b8ca                vfmadd231ps xmm9, xmm13, xmm2                        ; mulacc float32x2
    2bb  c4410915ee                vunpckhpd xmm13, xmm14, xmm14                        ; gep float32x2
    2c0  c441105cee                vsubps xmm13, xmm13, xmm14                           ; sub float32x2
    2c5  c4411059fd                vmulps xmm15, xmm13, xmm13                           ; mul float32x2
    2ca  c58059e4                  vmulps xmm4, xmm15, xmm4                             ; mul float32x2
    2ce  c4412115fb                vunpckhpd xmm15, xmm11, xmm11                        ; gep float32x2
    2d3  c4412058df                vaddps xmm11, xmm11, xmm15                           ; add float32x2
    2d8  c46259b8da                vfmadd231ps xmm11, xmm4, xmm2                        ; mulacc float32x2
    2dd  c46211b8f2                vfmadd231ps xmm14, xmm13, xmm2                       ; mulacc float32x2
    2e2  c5e973df04                vpsrldq xmm2, xmm7, 4                                ; gep float32
    2e7  c5ea5cd7                  vsubss xmm2, xmm2, xmm7                              ; sub float32
    2eb  c4c15973d804              vpsrldq xmm4, xmm8, 4                                ; gep float32
    2f1  c5ba58fc                  vaddss xmm7, xmm8, xmm4                              ; add float32
    2f5  c542c22d3201000000        vcmpss xmm13, xmm7, dword ptr [rip + 00000000], 0    ; cmpeq bool
    2fe  c5797eee                  vmovd esi, xmm13
    302  83e601                    and esi, 1
    305  488bfe                    mov rdi, rsi                                         ; where float32
    308  f7df                      neg edi
    30a  c5796eef                  vmovd xmm13, edi
    30e  c57a103d1e010000          vmovss xmm15, dword ptr [rip + 0000803f]
    316  c443414aefd0              vblendvps xmm13, xmm7, xmm15, xmm13                  ; where float32
    31c  c4c15a5ee5                vdivss xmm4, xmm4, xmm13                             ; fdiv float32
    321  f7de                      neg esi                                              ; where float32
    323  c5796eee                  vmovd xmm13, esi
    327  c59055e4                  vandnps xmm4, xmm13, xmm4
    32b  c56014ed                  vunpcklps xmm13, xmm3, xmm5                          ; shuffle float32x2
    32f  c4e24d36db                vpermd ymm3, ymm6, ymm3                              ; shuffle float32x2
    334  c4e36102dd02              vpblendd xmm3, xmm3, xmm5, 2
    33a  c59058db                  vaddps xmm3, xmm13, xmm3                             ; add float32x2
    33e  c5ea59d2                  vmulss xmm2, xmm2, xmm2                              ; mul float32
    342  c4c16a59d0                vmulss xmm2, xmm2, xmm8                              ; mul float32
    347  c5f828eb                  vmovaps xmm5, xmm3                                   ; mulacc float32
    34b  c4e269b9ec                vfmadd231ss xmm5, xmm2, xmm4
    350  c4c16973da04              vpsrldq xmm2, xmm10, 4                               ; gep float32
    356  c4c16a5cd2                vsubss xmm2, xmm2, xmm10                             ; sub float32
    35b  c5ea59d2                  vmulss xmm2, xmm2, xmm2                              ; mul float32
    35f  c4c16a59d0                vmulss xmm2, xmm2, xmm8                              ; mul float32
    364  c5e173db04                vpsrldq xmm3, xmm3, 4                                ; gep float32
    369  c4e269b9dc                vfmadd231ss xmm3, xmm2, xmm4                         ; mulacc float32
    36e  c4c16973dc04              vpsrldq xmm2, xmm12, 4                               ; gep float32
    374  c4c16a5cd4                vsubss xmm2, xmm2, xmm12                             ; sub float32
    379  c4413014d3                vunpcklps xmm10, xmm9, xmm11                         ; shuffle float32x2
    37e  c4424d36c9                vpermd ymm9, ymm6, ymm9                              ; shuffle float32x2
    383  c4433102cb02              vpblendd xmm9, xmm9, xmm11, 2
    389  c4412858c9                vaddps xmm9, xmm10, xmm9                             ; add float32x2
    38e  c5ea59d2                  vmulss xmm2, xmm2, xmm2                              ; mul float32
    392  c4c16a59d0                vmulss xmm2, xmm2, xmm8                              ; mul float32
    397  c4417828d1                vmovaps xmm10, xmm9                                  ; mulacc float32
    39c  c46269b9d4                vfmadd231ss xmm10, xmm2, xmm4
    3a1  c4c16973de04              vpsrldq xmm2, xmm14, 4                               ; gep float32
    3a7  c4c16a5cd6                vsubss xmm2, xmm2, xmm14                             ; sub float32
    3ac  c5ea59d2                  vmulss xmm2, xmm2, xmm2                              ; mul float32
    3b0  c4c16a59d0                vmulss xmm2, xmm2, xmm8                              ; mul float32
    3b5  c4c13973d904              vpsrldq xmm8, xmm9, 4                                ; gep float32
    3bb  c46269b9c4                vfmadd231ss xmm8, xmm2, xmm4                         ; mulacc float32
    3c0  c5d25ed7                  vdivss xmm2, xmm5, xmm7                              ; fdiv float32
    3c4  c5fa1110                  vmovss dword ptr [rax], xmm2                         ; store void
    3c8  c5e25ed7                  vdivss xmm2, xmm3, xmm7                              ; fdiv float32
    3cc  c5fa115004                vmovss dword ptr [rax + 4], xmm2                     ; store void
    3d1  c5aa5ed7                  vdivss xmm2, xmm10, xmm7                             ; fdiv float32
    3d5  c5fa115008                vmovss dword ptr [rax + 8], xmm2                     ; store void
    3da  c5ba5ed7                  vdivss xmm2, xmm8, xmm7                              ; fdiv float32
    3de  c5fa11500c                vmovss dword ptr [rax + 12], xmm2                    ; store void
    3e3  4883c010                  add rax, 16                                          ; end void
    3e7  4881c200040000            add rdx, 1024
    3ee  483bc1                    cmp rax, rcx
    3f1  0f8549fcffff              jne loop_40
done_3f7:
    3f7  c5f877                    vzeroupper                                           ; sink void
    3fa  c3                        ret
