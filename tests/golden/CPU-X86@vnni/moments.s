moments:
      0  b800000000                mov eax, 0
      5  62f27d48580561020000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
      f  62f27d48580d5b020000      vpbroadcastd zmm1, dword ptr [rip + 0000803f]
     19  c4e27d58154e020000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
     22  c4e27d581d49020000        vpbroadcastd ymm3, dword ptr [rip + 0000803f]
     2b  c4e27958253c020000        vpbroadcastd xmm4, dword ptr [rip + 00000000]
     34  c4e279582d37020000        vpbroadcastd xmm5, dword ptr [rip + 0000803f]
     3d  c5fa10352b020000          vmovss xmm6, dword ptr [rip + 00000000]
     45  c5fa103d27020000          vmovss xmm7, dword ptr [rip + 0000803f]
     4d  488b17                    mov rdx, qword ptr [rdi]
     50  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 16>
     54  be00000000                mov esi, 0                                           ; range int32
loop_60:
     60  62727d48580506020000      vpbroadcastd zmm8, dword ptr [rip + 00000000]        ; range int32
     6a  62727d48580dfc010000      vpbroadcastd zmm9, dword ptr [rip + 00000000]
     74  62727d485815f2010000      vpbroadcastd zmm10, dword ptr [rip + 00000000]
     7e  bf00000000                mov edi, 0
     83  4c8bc1                    mov r8, rcx
loop_a0:
     a0  6271344858d9              vaddps zmm11, zmm9, zmm1                             ; add float32x16
     a6  62517c481020              vmovups zmm12, zmmword ptr [r8]                      ; load float32x16
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
     ef  4983c040                  add r8, 64
     f3  83c701                    add edi, 1
     f6  83ff04                    cmp edi, 4
     f9  7ca5                      jl loop_a0
done_fb:
     fb  6253fd481bc301            vextractf64x4 ymm11, zmm8, 1                         ; gep float32x8
    102  c441245cd8                vsubps ymm11, ymm11, ymm8                            ; sub float32x8
    107  6253fd481bcc01            vextractf64x4 ymm12, zmm9, 1                         ; gep float32x8
    10e  c4413458ec                vaddps ymm13, ymm9, ymm12                            ; add float32x8
    113  62f11428c2ca00            vcmpps k1, ymm13, ymm2, 0                            ; cmpeq boolx8
    11a  6272152964f3              vpblendmd ymm14{k1}, ymm13, ymm3                     ; where float32x8
    120  c4411c5ee6                vdivps ymm12, ymm12, ymm14                           ; fdiv float32x8
    125  62721d2964e2              vpblendmd ymm12{k1}, ymm12, ymm2                     ; where float32x8
    12b  c44225b8c4                vfmadd231ps ymm8, ymm11, ymm12                       ; mulacc float32x8
    130  62537d2819c601            vextractf32x4 xmm14, ymm8, 1                         ; gep float32x4
    137  c441085cf0                vsubps xmm14, xmm14, xmm8                            ; sub float32x4
    13c  62537d2819ef01            vextractf32x4 xmm15, ymm13, 1                        ; gep float32x4
    143  62c1140858c7              vaddps xmm16, xmm13, xmm15                           ; add float32x4
    149  62f17c00c2cc00            vcmpps k1, xmm16, xmm4, 0                            ; cmpeq boolx4
    150  62e27d0164cd              vpblendmd xmm17{k1}, xmm16, xmm5                     ; where float32x4
    156  623104085ef9              vdivps xmm15, xmm15, xmm17                           ; fdiv float32x4
    15c  6272050964fc              vpblendmd xmm15{k1}, xmm15, xmm4                     ; where float32x4
    162  c44209b8c7                vfmadd231ps xmm8, xmm14, xmm15                       ; mulacc float32x4
    167  62c1bd0815c8              vunpckhpd xmm17, xmm8, xmm8                          ; gep float32x2
    16d  62c174005cc8              vsubps xmm17, xmm17, xmm8                            ; sub float32x2
    173  62a1fd0015d0              vunpckhpd xmm18, xmm16, xmm16                        ; gep float32x2
    179  62a17c0058da              vaddps xmm19, xmm16, xmm18                           ; add float32x2
    17f  62f16400c2cc00            vcmpps k1, xmm19, xmm4, 0                            ; cmpeq boolx2
    186  62e2650164e5              vpblendmd xmm20{k1}, xmm19, xmm5                     ; where float32x2
    18c  62a16c005ed4              vdivps xmm18, xmm18, xmm20                           ; fdiv float32x2
    192  62e26d0164d4              vpblendmd xmm18{k1}, xmm18, xmm4                     ; where float32x2
    198  62327500b8c2              vfmadd231ps xmm8, xmm17, xmm18                       ; mulacc float32x2
    19e  62d15d0073d804            vpsrldq xmm20, xmm8, 4                               ; gep float32
    1a5  62515e005cc0              vsubss xmm8, xmm20, xmm8                             ; sub float32
    1ab  c4413a59c0                vmulss xmm8, xmm8, xmm8                              ; mul float32
    1b0  62313e0859c3              vmulss xmm8, xmm8, xmm19                             ; mul float32
    1b6  62b15d0073db04            vpsrldq xmm20, xmm19, 4                              ; gep float32
    1bd  62a1660058dc              vaddss xmm19, xmm19, xmm20                           ; add float32
    1c3  62f16600c2ce00            vcmpss k1, xmm19, xmm6, 0                            ; cmpeq bool
    1ca  c5f893f9                  kmovw edi, k1
    1ce  c5f892cf                  kmovw k1, edi                                        ; where float32
    1d2  62e2650164ef              vpblendmd xmm21{k1}, xmm19, xmm7
    1d8  62a15e005ee5              vdivss xmm20, xmm20, xmm21                           ; fdiv float32
    1de  c5f892cf                  kmovw k1, edi                                        ; where float32
    1e2  62e25d0164e6              vpblendmd xmm20{k1}, xmm20, xmm6
    1e8  62a1740059c9              vmulps xmm17, xmm17, xmm17                           ; mul float32x2
    1ee  62a1740059c0              vmulps xmm16, xmm17, xmm16                           ; mul float32x2
    1f4  c4410859f6                vmulps xmm14, xmm14, xmm14                           ; mul float32x4
    1f9  c4410859ed                vmulps xmm13, xmm14, xmm13                           ; mul float32x4
    1fe  c4412459db                vmulps ymm11, ymm11, ymm11                           ; mul float32x8
    203  c4412459c9                vmulps ymm9, ymm11, ymm9                             ; mul float32x8
    208  6253fd481bd301            vextractf64x4 ymm11, zmm10, 1                        ; gep float32x8
    20f  c4412c58d3                vaddps ymm10, ymm10, ymm11                           ; add float32x8
    214  c44235b8d4                vfmadd231ps ymm10, ymm9, ymm12                       ; mulacc float32x8
    219  62537d2819d101            vextractf32x4 xmm9, ymm10, 1                         ; gep float32x4
    220  c4412858c9                vaddps xmm9, xmm10, xmm9                             ; add float32x4
    225  c44211b8cf                vfmadd231ps xmm9, xmm13, xmm15                       ; mulacc float32x4
    22a  c4413115d1                vunpckhpd xmm10, xmm9, xmm9                          ; gep float32x2
    22f  c4413058ca                vaddps xmm9, xmm9, xmm10                             ; add float32x2
    234  62327d00b8ca              vfmadd231ps xmm9, xmm16, xmm18                       ; mulacc float32x2
    23a  c4c12973d904              vpsrldq xmm10, xmm9, 4                               ; gep float32
    240  c4413258ca                vaddss xmm9, xmm9, xmm10                             ; add float32
    245  62323d08b9cc              vfmadd231ss xmm9, xmm8, xmm20                        ; mulacc float32
    24b  623136085ec3              vdivss xmm8, xmm9, xmm19                             ; fdiv float32
    251  c57a1104b2                vmovss dword ptr [rdx + rsi*4], xmm8                 ; store void
    256  4881c100010000            add rcx, 256                                         ; end void
    25d  83c601                    add esi, 1
    260  83fe10                    cmp esi, 16
    263  0f8cf7fdffff              jl loop_60
done_269:
    269  c5f877                    vzeroupper                                           ; sink void
    26c  c3                        ret
