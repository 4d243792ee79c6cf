moments:
      0  41b900000000              mov r9d, 0
      6  62727d48581550020000      vpbroadcastd zmm10, dword ptr [rip + 00000000]
     10  62727d4858254a020000      vpbroadcastd zmm12, dword ptr [rip + 0000803f]
     1a  62e27d28582d3c020000      vpbroadcastd ymm21, dword ptr [rip + 00000000]
     24  62e27d28583d36020000      vpbroadcastd ymm23, dword ptr [rip + 0000803f]
     2e  62e27d08581528020000      vpbroadcastd xmm18, dword ptr [rip + 00000000]
     38  62e27d08582522020000      vpbroadcastd xmm20, dword ptr [rip + 0000803f]
     42  62e17e08101d14020000      vmovss xmm19, dword ptr [rip + 00000000]
     4c  62e17e0810350e020000      vmovss xmm22, dword ptr [rip + 0000803f]
     56  4c8b07                    mov r8, qword ptr [rdi]
     59  488b7708                  mov rsi, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 16>
     5d  b900000000                mov ecx, 0                                           ; range int32
loop_80:
     80  488bc1                    mov rax, rcx                                         ; mul int32
     83  c1e006                    shl eax, 6
     86  62f27d485825d0010000      vpbroadcastd zmm4, dword ptr [rip + 00000000]        ; range int32
     90  62f27d485835c6010000      vpbroadcastd zmm6, dword ptr [rip + 00000000]
     9a  62f27d48582dbc010000      vpbroadcastd zmm5, dword ptr [rip + 00000000]
     a4  ba00000000                mov edx, 0
     a9  488d0486                  lea rax, [rsi + rax*4]
loop_c0:
     c0  62d14c4858dc              vaddps zmm3, zmm6, zmm12                             ; add float32x16
     c6  62f17c481000              vmovups zmm0, zmmword ptr [rax]                      ; load float32x16
     cc  62f17c485ccc              vsubps zmm1, zmm0, zmm4                              ; sub float32x16
     d2  62d16448c2ca00            vcmpps k1, zmm3, zmm10, 0                            ; cmpeq boolx16
     d9  62d2654964c4              vpblendmd zmm0{k1}, zmm3, zmm12                      ; where float32x16
     df  62f11c485ec0              vdivps zmm0, zmm12, zmm0                             ; fdiv float32x16
     e5  62d27d4964d2              vpblendmd zmm2{k1}, zmm0, zmm10                      ; where float32x16
     eb  62f27548b8e2              vfmadd231ps zmm4, zmm1, zmm2                         ; mulacc float32x16
     f1  62f1744859c1              vmulps zmm0, zmm1, zmm1                              ; mul float32x16
     f7  62f17c4859c6              vmulps zmm0, zmm0, zmm6                              ; mul float32x16
     fd  62d1544858ea              vaddps zmm5, zmm5, zmm10                             ; add float32x16
    103  62f27d48b8ea              vfmadd231ps zmm5, zmm0, zmm2                         ; mulacc float32x16
    109  62f17c4828f3              vmovaps zmm6, zmm3                                   ; end void
    10f  4883c040                  add rax, 64
    113  83c201                    add edx, 1
    116  83fa04                    cmp edx, 4
    119  7ca5                      jl loop_c0
done_11b:
    11b  62f3fd481be001            vextractf64x4 ymm0, zmm4, 1                          ; gep float32x8
    122  c57c5cec                  vsubps ymm13, ymm0, ymm4                             ; sub float32x8
    126  62f3fd481bf101            vextractf64x4 ymm1, zmm6, 1                          ; gep float32x8
    12d  c54c58c1                  vaddps ymm8, ymm6, ymm1                              ; add float32x8
    131  62b13c28c2cd00            vcmpps k1, ymm8, ymm21, 0                            ; cmpeq boolx8
    138  62b23d2964c7              vpblendmd ymm0{k1}, ymm8, ymm23                      ; where float32x8
    13e  c5f45ec0                  vdivps ymm0, ymm1, ymm0                              ; fdiv float32x8
    142  62a27d2964c5              vpblendmd ymm16{k1}, ymm0, ymm21                     ; where float32x8
    148  62b21528b8e0              vfmadd231ps ymm4, ymm13, ymm16                       ; mulacc float32x8
    14e  62f37d2819e001            vextractf32x4 xmm0, ymm4, 1                          ; gep float32x4
    155  c5785ccc                  vsubps xmm9, xmm0, xmm4                              ; sub float32x4
    159  62737d2819c101            vextractf32x4 xmm1, ymm8, 1                          ; gep float32x4
    160  c5b858d9                  vaddps xmm3, xmm8, xmm1                              ; add float32x4
    164  62b16408c2ca00            vcmpps k1, xmm3, xmm18, 0                            ; cmpeq boolx4
    16b  62b2650964c4              vpblendmd xmm0{k1}, xmm3, xmm20                      ; where float32x4
    171  c5f05ec0                  vdivps xmm0, xmm1, xmm0                              ; fdiv float32x4
    175  62327d0964fa              vpblendmd xmm15{k1}, xmm0, xmm18                     ; where float32x4
    17b  c4c231b8e7                vfmadd231ps xmm4, xmm9, xmm15                        ; mulacc float32x4
    180  c5d915c4                  vunpckhpd xmm0, xmm4, xmm4                           ; gep float32x2
    184  c5f85cfc                  vsubps xmm7, xmm0, xmm4                              ; sub float32x2
    188  c5e115cb                  vunpckhpd xmm1, xmm3, xmm3                           ; gep float32x2
    18c  c5e058d1                  vaddps xmm2, xmm3, xmm1                              ; add float32x2
    190  62b16c08c2ca00            vcmpps k1, xmm2, xmm18, 0                            ; cmpeq boolx2
    197  62b26d0964c4              vpblendmd xmm0{k1}, xmm2, xmm20                      ; where float32x2
    19d  c5f05ec0                  vdivps xmm0, xmm1, xmm0                              ; fdiv float32x2
    1a1  62327d0964da              vpblendmd xmm11{k1}, xmm0, xmm18                     ; where float32x2
    1a7  c4c241b8e3                vfmadd231ps xmm4, xmm7, xmm11                        ; mulacc float32x2
    1ac  c5f973dc04                vpsrldq xmm0, xmm4, 4                                ; gep float32
    1b1  c5fa5cc4                  vsubss xmm0, xmm0, xmm4                              ; sub float32
    1b5  c5fa59c0                  vmulss xmm0, xmm0, xmm0                              ; mul float32
    1b9  62e17e0859ca              vmulss xmm17, xmm0, xmm2                             ; mul float32
    1bf  c5f173da04                vpsrldq xmm1, xmm2, 4                                ; gep float32
    1c4  c5ea58e1                  vaddss xmm4, xmm2, xmm1                              ; add float32
    1c8  62b15e08c2cb00            vcmpss k1, xmm4, xmm19, 0                            ; cmpeq bool
    1cf  c5f893c1                  kmovw eax, k1
    1d3  c5f892c8                  kmovw k1, eax                                        ; where float32
    1d7  62b25d0964c6              vpblendmd xmm0{k1}, xmm4, xmm22
    1dd  c5f25ec0                  vdivss xmm0, xmm1, xmm0                              ; fdiv float32
    1e1  c5f892c8                  kmovw k1, eax                                        ; where float32
    1e5  62327d0964f3              vpblendmd xmm14{k1}, xmm0, xmm19
    1eb  c5c059c7                  vmulps xmm0, xmm7, xmm7                              ; mul float32x2
    1ef  c5f859db                  vmulps xmm3, xmm0, xmm3                              ; mul float32x2
    1f3  c4c13059c1                vmulps xmm0, xmm9, xmm9                              ; mul float32x4
    1f8  c4c17859d0                vmulps xmm2, xmm0, xmm8                              ; mul float32x4
    1fd  c4c11459c5                vmulps ymm0, ymm13, ymm13                            ; mul float32x8
    202  c5fc59ce                  vmulps ymm1, ymm0, ymm6                              ; mul float32x8
    206  62f3fd481be801            vextractf64x4 ymm0, zmm5, 1                          ; gep float32x8
    20d  c5d458c0                  vaddps ymm0, ymm5, ymm0                              ; add float32x8
    211  62b27528b8c0              vfmadd231ps ymm0, ymm1, ymm16                        ; mulacc float32x8
    217  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep float32x4
    21e  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x4
    222  c4c269b8c7                vfmadd231ps xmm0, xmm2, xmm15                        ; mulacc float32x4
    227  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep float32x2
    22b  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x2
    22f  c4c261b8c3                vfmadd231ps xmm0, xmm3, xmm11                        ; mulacc float32x2
    234  c5f173d804                vpsrldq xmm1, xmm0, 4                                ; gep float32
    239  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
    23d  62d27500b9c6              vfmadd231ss xmm0, xmm17, xmm14                       ; mulacc float32
    243  c5fa5ec4                  vdivss xmm0, xmm0, xmm4                              ; fdiv float32
    247  c4c17a110488              vmovss dword ptr [r8 + rcx*4], xmm0                  ; store void
    24d  83c101                    add ecx, 1                                           ; end void
    250  83f910                    cmp ecx, 16
    253  0f8c27feffff              jl loop_80
done_259:
    259  c5f877                    vzeroupper                                           ; sink void
    25c  c3                        ret
