moments:
      0  b800000000                mov eax, 0
      5  c4e27d5805b2020000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
      e  c4e27d580dad020000        vpbroadcastd ymm1, dword ptr [rip + 0000803f]
     17  c4e2795815a0020000        vpbroadcastd xmm2, dword ptr [rip + 00000000]
     20  c4e279581d9b020000        vpbroadcastd xmm3, dword ptr [rip + 0000803f]
     29  c5fa10258f020000          vmovss xmm4, dword ptr [rip + 00000000]
     31  c5fa102d8b020000          vmovss xmm5, dword ptr [rip + 0000803f]
     39  c5fc10355f020000          vmovups ymm6, ymmword ptr [rip + 0100000001000000020000000300000000000000000000000000000000000000]
     41  488b17                    mov rdx, qword ptr [rdi]
     44  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 16>
     48  b800000000                mov eax, 0                                           ; range int32
loop_60:
     60  c4e27d583d57020000        vpbroadcastd ymm7, dword ptr [rip + 00000000]        ; range int32
     69  c4627d58054e020000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
     72  c4627d580d45020000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
     7b  c4627d58153c020000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
     84  c4627d581d33020000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
     8d  488bf1                    mov rsi, rcx
     90  488dbe00010000            lea rdi, [rsi + 256]
loop_a0:
     a0  c53c58e1                  vaddps ymm12, ymm8, ymm1                             ; add float32x8
     a4  c51cc2e800                vcmpps ymm13, ymm12, ymm0, 0                         ; cmpeq boolx8
     a9  c4631d4af1d0              vblendvps ymm14, ymm12, ymm1, ymm13                  ; where float32x8
     af  c441745ef6                vdivps ymm14, ymm1, ymm14                            ; fdiv float32x8
     b4  c4411455ee                vandnps ymm13, ymm13, ymm14                          ; where float32x8
     b9  c57c1036                  vmovups ymm14, ymmword ptr [rsi]                     ; load float32x8
     bd  c50c5cf7                  vsubps ymm14, ymm14, ymm7                            ; sub float32x8
     c1  c4c20db8fd                vfmadd231ps ymm7, ymm14, ymm13                       ; mulacc float32x8
     c6  c4410c59f6                vmulps ymm14, ymm14, ymm14                           ; mul float32x8
     cb  c4410c59f0                vmulps ymm14, ymm14, ymm8                            ; mul float32x8
     d0  c53458c8                  vaddps ymm9, ymm9, ymm0                              ; add float32x8
     d4  c4420db8cd                vfmadd231ps ymm9, ymm14, ymm13                       ; mulacc float32x8
     d9  c57c10b600010000          vmovups ymm14, ymmword ptr [rsi + 256]               ; load float32x8
     e1  c4410c5cf2                vsubps ymm14, ymm14, ymm10                           ; sub float32x8
     e6  c4420db8d5                vfmadd231ps ymm10, ymm14, ymm13                      ; mulacc float32x8
     eb  c4410c59f6                vmulps ymm14, ymm14, ymm14                           ; mul float32x8
     f0  c4410c59c0                vmulps ymm8, ymm14, ymm8                             ; mul float32x8
     f5  c52458d8                  vaddps ymm11, ymm11, ymm0                            ; add float32x8
     f9  c4423db8dd                vfmadd231ps ymm11, ymm8, ymm13                       ; mulacc float32x8
     fe  c4417c28c4                vmovaps ymm8, ymm12                                  ; end void
    103  4883c620                  add rsi, 32
    107  483bf7                    cmp rsi, rdi
    10a  7594                      jne loop_a0
done_10c:
    10c  c4437d19c401              vextractf128 xmm12, ymm8, 1                          ; gep float32x4
    112  c4413858ec                vaddps xmm13, xmm8, xmm12                            ; add float32x4
    117  c510c2f200                vcmpps xmm14, xmm13, xmm2, 0                         ; cmpeq boolx4
    11c  c463114afbe0              vblendvps xmm15, xmm13, xmm3, xmm14                  ; where float32x4
    122  c441185ee7                vdivps xmm12, xmm12, xmm15                           ; fdiv float32x4
    127  c4410855e4                vandnps xmm12, xmm14, xmm12                          ; where float32x4
    12c  c4437d19ce01              vextractf128 xmm14, ymm9, 1                          ; gep float32x4
    132  c4413058ce                vaddps xmm9, xmm9, xmm14                             ; add float32x4
    137  c4c37d19fe01              vextractf128 xmm14, ymm7, 1                          ; gep float32x4
    13d  c5085cf7                  vsubps xmm14, xmm14, xmm7                            ; sub float32x4
    141  c4c209b8fc                vfmadd231ps xmm7, xmm14, xmm12                       ; mulacc float32x4
    146  c4410859f6                vmulps xmm14, xmm14, xmm14                           ; mul float32x4
    14b  c4410859f0                vmulps xmm14, xmm14, xmm8                            ; mul float32x4
    150  c44209b8cc                vfmadd231ps xmm9, xmm14, xmm12                       ; mulacc float32x4
    155  c4437d19d601              vextractf128 xmm14, ymm10, 1                         ; gep float32x4
    15b  c441085cf2                vsubps xmm14, xmm14, xmm10                           ; sub float32x4
    160  c44209b8d4                vfmadd231ps xmm10, xmm14, xmm12                      ; mulacc float32x4
    165  c4410859f6                vmulps xmm14, xmm14, xmm14                           ; mul float32x4
    16a  c4410859c0                vmulps xmm8, xmm14, xmm8                             ; mul float32x4
    16f  c4437d19de01              vextractf128 xmm14, ymm11, 1                         ; gep float32x4
    175  c4412058de                vaddps xmm11, xmm11, xmm14                           ; add float32x4
    17a  c44239b8dc                vfmadd231ps xmm11, xmm8, xmm12                       ; mulacc float32x4
    17f  c4411115c5                vunpckhpd xmm8, xmm13, xmm13                         ; gep float32x2
    184  c4411058e0                vaddps xmm12, xmm13, xmm8                            ; add float32x2
    189  c518c2f200                vcmpps xmm14, xmm12, xmm2, 0                         ; cmpeq boolx2
    18e  c463194afbe0              vblendvps xmm15, xmm12, xmm3, xmm14                  ; where float32x2
    194  c441385ec7                vdivps xmm8, xmm8, xmm15                             ; fdiv float32x2
    199  c4410855c0                vandnps xmm8, xmm14, xmm8                            ; where float32x2
    19e  c4413115f1                vunpckhpd xmm14, xmm9, xmm9                          ; gep float32x2
    1a3  c4413058ce                vaddps xmm9, xmm9, xmm14                             ; add float32x2
    1a8  c54115f7                  vunpckhpd xmm14, xmm7, xmm7                          ; gep float32x2
    1ac  c5085cf7                  vsubps xmm14, xmm14, xmm7                            ; sub float32x2
    1b0  c4c209b8f8                vfmadd231ps xmm7, xmm14, xmm8                        ; mulacc float32x2
    1b5  c4410859f6                vmulps xmm14, xmm14, xmm14                           ; mul float32x2
    1ba  c4410859f5                vmulps xmm14, xmm14, xmm13                           ; mul float32x2
    1bf  c44209b8c8                vfmadd231ps xmm9, xmm14, xmm8                        ; mulacc float32x2
    1c4  c4412915f2                vunpckhpd xmm14, xmm10, xmm10                        ; gep float32x2
    1c9  c441085cf2                vsubps xmm14, xmm14, xmm10                           ; sub float32x2
    1ce  c4410859fe                vmulps xmm15, xmm14, xmm14                           ; mul float32x2
    1d3  c4410059ed                vmulps xmm13, xmm15, xmm13                           ; mul float32x2
    1d8  c4412115fb                vunpckhpd xmm15, xmm11, xmm11                        ; gep float32x2
    1dd  c4412058df                vaddps xmm11, xmm11, xmm15                           ; add float32x2
    1e2  c44211b8d8                vfmadd231ps xmm11, xmm13, xmm8                       ; mulacc float32x2
    1e7  c44209b8d0                vfmadd231ps xmm10, xmm14, xmm8                       ; mulacc float32x2
    1ec  c5b973df04                vpsrldq xmm8, xmm7, 4                                ; gep float32
    1f1  c5ba5cff                  vsubss xmm7, xmm8, xmm7                              ; sub float32
    1f5  c4c13973dc04              vpsrldq xmm8, xmm12, 4                               ; gep float32
    1fb  c4411a58e8                vaddss xmm13, xmm12, xmm8                            ; add float32
    200  c512c2f400                vcmpss xmm14, xmm13, xmm4, 0                         ; cmpeq bool
    205  c5797ef6                  vmovd esi, xmm14
    209  83e601                    and esi, 1
    20c  488bfe                    mov rdi, rsi                                         ; where float32
    20f  f7df                      neg edi
    211  c5796ef7                  vmovd xmm14, edi
    215  c463114af5e0              vblendvps xmm14, xmm13, xmm5, xmm14
    21b  c4413a5ec6                vdivss xmm8, xmm8, xmm14                             ; fdiv float32
    220  f7de                      neg esi                                              ; where float32
    222  c5796ef6                  vmovd xmm14, esi
    226  c4410855c0                vandnps xmm8, xmm14, xmm8
    22b  c4413014f3                vunpcklps xmm14, xmm9, xmm11                         ; shuffle float32x2
    230  c4424d36c9                vpermd ymm9, ymm6, ymm9                              ; shuffle float32x2
    235  c4433102cb02              vpblendd xmm9, xmm9, xmm11, 2
    23b  c4410858c9                vaddps xmm9, xmm14, xmm9                             ; add float32x2
    240  c5c259ff                  vmulss xmm7, xmm7, xmm7                              ; mul float32
    244  c4c14259fc                vmulss xmm7, xmm7, xmm12                             ; mul float32
    249  c4417828d9                vmovaps xmm11, xmm9                                  ; mulacc float32
    24e  c44241b9d8                vfmadd231ss xmm11, xmm7, xmm8
    253  c4c14173da04              vpsrldq xmm7, xmm10, 4                               ; gep float32
    259  c4c1425cfa                vsubss xmm7, xmm7, xmm10                             ; sub float32
    25e  c5c259ff                  vmulss xmm7, xmm7, xmm7                              ; mul float32
    262  c4c14259fc                vmulss xmm7, xmm7, xmm12                             ; mul float32
    267  c4c13173d904              vpsrldq xmm9, xmm9, 4                                ; gep float32
    26d  c44241b9c8                vfmadd231ss xmm9, xmm7, xmm8                         ; mulacc float32
    272  c4c1225efd                vdivss xmm7, xmm11, xmm13                            ; fdiv float32
    277  c5fa113cc2                vmovss dword ptr [rdx + rax*8], xmm7                 ; store void
    27c  c4c1325efd                vdivss xmm7, xmm9, xmm13                             ; fdiv float32
    281  c5fa117cc204              vmovss dword ptr [rdx + rax*8 + 4], xmm7             ; store void
    287  4881c100020000            add rcx, 512                                         ; end void
    28e  83c001                    add eax, 1
    291  83f808                    cmp eax, 8
    294  0f8cc6fdffff              jl loop_60
done_29a:
    29a  c5f877                    vzeroupper                                           ; sink void
    29d  c3                        ret
