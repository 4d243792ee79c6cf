moments:
      0  b800000000                mov eax, 0
      5  62f27d4858055d020000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
      f  62f27d48580d57020000      vpbroadcastd zmm1, dword ptr [rip + 0000803f]
     19  c4e27d58154a020000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
     22  c4e27d581d45020000        vpbroadcastd ymm3, dword ptr [rip + 0000803f]
     2b  c4e279582538020000        vpbroadcastd xmm4, dword ptr [rip + 00000000]
     34  c4e279582d33020000        vpbroadcastd xmm5, dword ptr [rip + 0000803f]
     3d  c5fa103527020000          vmovss xmm6, dword ptr [rip + 00000000]
     45  c5fa103d23020000          vmovss xmm7, dword ptr [rip + 0000803f]
     4d  488b17                    mov rdx, qword ptr [rdi]
     50  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 16>
     54  b800000000                mov eax, 0                                           ; range int32
loop_60:
     60  62727d48580502020000      vpbroadcastd zmm8, dword ptr [rip + 00000000]        ; range int32
     6a  62727d48580df8010000      vpbroadcastd zmm9, dword ptr [rip + 00000000]
     74  62727d485815ee010000      vpbroadcastd zmm10, dword ptr [rip + 00000000]
     7e  488bf1                    mov rsi, rcx
     81  488dbe00010000            lea rdi, [rsi + 256]
loop_a0:
     a0  6271344858d9              vaddps zmm11, zmm9, zmm1                             ; add float32x16
     a6  62717c481026              vmovups zmm12, zmmword ptr [rsi]                     ; load float32x16
     ac  62511c485ce0              vsubps zmm12, zmm12, zmm8                            ; sub float32x16
     b2  62f12448c2c800            vcmpps k1, zmm11, zmm0, 0                            ; cmpeq boolx16
     b9  6272254964e9              vpblendmd zmm13{k1}, zmm11, zmm1                     ; where float32x16
     bf  625174485eed              vdivps zmm13, zmm1, zmm13                            ; fdiv float32x16
     c5  6272154964e8              vpblendmd zmm13{k1}, zmm13, zmm0                     ; where float32x16
     cb  62521d48b8c5              vfmadd231ps zmm8, zmm12, zmm13                       ; mulacc float32x16
     d1  62511c4859e4              vmulps zmm12, zmm12, zmm12                           ; mul float32x16
     d7  62511c4859c9              vmulps zmm9, zmm12, zmm9                             ; mul float32x16
     dd  62712c4858d0              vaddps zmm10, zmm10, zmm0                            ; add float32x16
     e3  62523548b8d5              vfmadd231ps zmm10, zmm9, zmm13                       ; mulacc float32x16
     e9  62517c4828cb              vmovaps zmm9, zmm11                                  ; end void
     ef  4883c640                  add rsi, 64
     f3  483bf7                    cmp rsi, rdi
     f6  75a8                      jne loop_a0
done_f8:
     f8  6253fd481bc301            vextractf64x4 ymm11, zmm8, 1                         ; gep float32x8
     ff  c441245cd8                vsubps ymm11, ymm11, ymm8                            ; sub float32x8
    104  6253fd481bcc01            vextractf64x4 ymm12, zmm9, 1                         ; gep float32x8
    10b  c4413458ec                vaddps ymm13, ymm9, ymm12                            ; add float32x8
    110  62f11428c2ca00            vcmpps k1, ymm13, ymm2, 0                            ; cmpeq boolx8
    117  6272152964f3              vpblendmd ymm14{k1}, ymm13, ymm3                     ; where float32x8
    11d  c4411c5ee6                vdivps ymm12, ymm12, ymm14                           ; fdiv float32x8
    122  62721d2964e2              vpblendmd ymm12{k1}, ymm12, ymm2                     ; where float32x8
    128  c44225b8c4                vfmadd231ps ymm8, ymm11, ymm12                       ; mulacc float32x8
    12d  62537d2819c601            vextractf32x4 xmm14, ymm8, 1                         ; gep float32x4
    134  c441085cf0                vsubps xmm14, xmm14, xmm8                            ; sub float32x4
    139  62537d2819ef01            vextractf32x4 xmm15, ymm13, 1                        ; gep float32x4
    140  62c1140858c7              vaddps xmm16, xmm13, xmm15                           ; add float32x4
    146  62f17c00c2cc00            vcmpps k1, xmm16, xmm4, 0                            ; cmpeq boolx4
    14d  62e27d0164cd              vpblendmd xmm17{k1}, xmm16, xmm5                     ; where float32x4
    153  623104085ef9              vdivps xmm15, xmm15, xmm17                           ; fdiv float32x4
    159  6272050964fc              vpblendmd xmm15{k1}, xmm15, xmm4                     ; where float32x4
    15f  c44209b8c7                vfmadd231ps xmm8, xmm14, xmm15                       ; mulacc float32x4
    164  62c1bd0815c8              vunpckhpd xmm17, xmm8, xmm8                          ; gep float32x2
    16a  62c174005cc8              vsubps xmm17, xmm17, xmm8                            ; sub float32x2
    170  62a1fd0015d0              vunpckhpd xmm18, xmm16, xmm16                        ; gep float32x2
    176  62a17c0058da              vaddps xmm19, xmm16, xmm18                           ; add float32x2
    17c  62f16400c2cc00            vcmpps k1, xmm19, xmm4, 0                            ; cmpeq boolx2
    183  62e2650164e5              vpblendmd xmm20{k1}, xmm19, xmm5                     ; where float32x2
    189  62a16c005ed4              vdivps xmm18, xmm18, xmm20                           ; fdiv float32x2
    18f  62e26d0164d4              vpblendmd xmm18{k1}, xmm18, xmm4                     ; where float32x2
    195  62327500b8c2              vfmadd231ps xmm8, xmm17, xmm18                       ; mulacc float32x2
    19b  62d15d0073d804            vpsrldq xmm20, xmm8, 4                               ; gep float32
    1a2  62515e005cc0              vsubss xmm8, xmm20, xmm8                             ; sub float32
    1a8  c4413a59c0                vmulss xmm8, xmm8, xmm8                              ; mul float32
    1ad  62313e0859c3              vmulss xmm8, xmm8, xmm19                             ; mul float32
    1b3  62b15d0073db04            vpsrldq xmm20, xmm19, 4                              ; gep float32
    1ba  62a1660058dc              vaddss xmm19, xmm19, xmm20                           ; add float32
    1c0  62f16600c2ce00            vcmpss k1, xmm19, xmm6, 0                            ; cmpeq bool
    1c7  c5f893f1                  kmovw esi, k1
    1cb  c5f892ce                  kmovw k1, esi                                        ; where float32
    1cf  62e2650164ef              vpblendmd xmm21{k1}, xmm19, xmm7
    1d5  62a15e005ee5              vdivss xmm20, xmm20, xmm21                           ; fdiv float32
    1db  c5f892ce                  kmovw k1, esi                                        ; where float32
    1df  62e25d0164e6              vpblendmd xmm20{k1}, xmm20, xmm6
    1e5  62a1740059c9              vmulps xmm17, xmm17, xmm17                           ; mul float32x2
    1eb  62a1740059c0              vmulps xmm16, xmm17, xmm16                           ; mul float32x2
    1f1  c4410859f6                vmulps xmm14, xmm14, xmm14                           ; mul float32x4
    1f6  c4410859ed                vmulps xmm13, xmm14, xmm13                           ; mul float32x4
    1fb  c4412459db                vmulps ymm11, ymm11, ymm11                           ; mul float32x8
    200  c4412459c9                vmulps ymm9, ymm11, ymm9                             ; mul float32x8
    205  6253fd481bd301            vextractf64x4 ymm11, zmm10, 1                        ; gep float32x8
    20c  c4412c58d3                vaddps ymm10, ymm10, ymm11                           ; add float32x8
    211  c44235b8d4                vfmadd231ps ymm10, ymm9, ymm12                       ; mulacc float32x8
    216  62537d2819d101            vextractf32x4 xmm9, ymm10, 1                         ; gep float32x4
    21d  c4412858c9                vaddps xmm9, xmm10, xmm9                             ; add float32x4
    222  c44211b8cf                vfmadd231ps xmm9, xmm13, xmm15                       ; mulacc float32x4
    227  c4413115d1                vunpckhpd xmm10, xmm9, xmm9                          ; gep float32x2
    22c  c4413058ca                vaddps xmm9, xmm9, xmm10                             ; add float32x2
    231  62327d00b8ca              vfmadd231ps xmm9, xmm16, xmm18                       ; mulacc float32x2
    237  c4c12973d904              vpsrldq xmm10, xmm9, 4                               ; gep float32
    23d  c4413258ca                vaddss xmm9, xmm9, xmm10                             ; add float32
    242  62323d08b9cc              vfmadd231ss xmm9, xmm8, xmm20                        ; mulacc float32
    248  623136085ec3              vdivss xmm8, xmm9, xmm19                             ; fdiv float32
    24e  c57a110482                vmovss dword ptr [rdx + rax*4], xmm8                 ; store void
    253  4881c100010000            add rcx, 256                                         ; end void
    25a  83c001                    add eax, 1
    25d  83f810                    cmp eax, 16
    260  0f8cfafdffff              jl loop_60
done_266:
    266  c5f877                    vzeroupper                                           ; sink void
    269  c3                        ret
