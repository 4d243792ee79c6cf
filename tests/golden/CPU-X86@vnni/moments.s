moments:
      0  62f27d485805a6050000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
      a  62f27d48580da0050000      vpbroadcastd zmm1, dword ptr [rip + 0000803f]
     14  c4e27d581593050000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
     1d  c4e27d581d8e050000        vpbroadcastd ymm3, dword ptr [rip + 0000803f]
     26  c4e279582581050000        vpbroadcastd xmm4, dword ptr [rip + 00000000]
     2f  c4e279582d7c050000        vpbroadcastd xmm5, dword ptr [rip + 0000803f]
     38  c5fa103570050000          vmovss xmm6, dword ptr [rip + 00000000]
     40  c5fa103d6c050000          vmovss xmm7, dword ptr [rip + 0000803f]
     48  c578100550050000          vmovups xmm8, xmmword ptr [rip + 01000000050000000000000000000000]
     50  488b07                    mov rax, qword ptr [rdi]
     53  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 16>
     57  488d4840                  lea rcx, [rax + 64]                                  ; range int32
loop_60:
     60  62727d48580d46050000      vpbroadcastd zmm9, dword ptr [rip + 00000000]        ; range int32
     6a  62727d4858153c050000      vpbroadcastd zmm10, dword ptr [rip + 00000000]
     74  62727d48581d32050000      vpbroadcastd zmm11, dword ptr [rip + 00000000]
     7e  62727d48582528050000      vpbroadcastd zmm12, dword ptr [rip + 00000000]
     88  62727d48582d1e050000      vpbroadcastd zmm13, dword ptr [rip + 00000000]
     92  62727d48583514050000      vpbroadcastd zmm14, dword ptr [rip + 00000000]
     9c  62727d48583d0a050000      vpbroadcastd zmm15, dword ptr [rip + 00000000]
     a6  62e27d48580500050000      vpbroadcastd zmm16, dword ptr [rip + 00000000]
     b0  62e27d48580df6040000      vpbroadcastd zmm17, dword ptr [rip + 00000000]
     ba  488bf2                    mov rsi, rdx
     bd  488dbe00010000            lea rdi, [rsi + 256]
loop_e0:
     e0  62e12c4858d1              vaddps zmm18, zmm10, zmm1                            ; add float32x16
     e6  62e17c48101e              vmovups zmm19, zmmword ptr [rsi]                     ; load float32x16
     ec  62c164405cd9              vsubps zmm19, zmm19, zmm9                            ; sub float32x16
     f2  62f16c40c2c800            vcmpps k1, zmm18, zmm0, 0                            ; cmpeq boolx16
     f9  62e26d4164e1              vpblendmd zmm20{k1}, zmm18, zmm1                     ; where float32x16
     ff  62a174485ee4              vdivps zmm20, zmm1, zmm20                            ; fdiv float32x16
    105  62e25d4164e0              vpblendmd zmm20{k1}, zmm20, zmm0                     ; where float32x16
    10b  62326540b8cc              vfmadd231ps zmm9, zmm19, zmm20                       ; mulacc float32x16
    111  62a1644059db              vmulps zmm19, zmm19, zmm19                           ; mul float32x16
    117  62c1644059da              vmulps zmm19, zmm19, zmm10                           ; mul float32x16
    11d  6271244858d8              vaddps zmm11, zmm11, zmm0                            ; add float32x16
    123  62326540b8dc              vfmadd231ps zmm11, zmm19, zmm20                      ; mulacc float32x16
    129  62e17c48105e04            vmovups zmm19, zmmword ptr [rsi + 256]               ; load float32x16
    130  62c164405cdc              vsubps zmm19, zmm19, zmm12                           ; sub float32x16
    136  62326540b8e4              vfmadd231ps zmm12, zmm19, zmm20                      ; mulacc float32x16
    13c  62a1644059db              vmulps zmm19, zmm19, zmm19                           ; mul float32x16
    142  62c1644059da              vmulps zmm19, zmm19, zmm10                           ; mul float32x16
    148  6271144858e8              vaddps zmm13, zmm13, zmm0                            ; add float32x16
    14e  62326540b8ec              vfmadd231ps zmm13, zmm19, zmm20                      ; mulacc float32x16
    154  62e17c48105e08            vmovups zmm19, zmmword ptr [rsi + 512]               ; load float32x16
    15b  62c164405cde              vsubps zmm19, zmm19, zmm14                           ; sub float32x16
    161  62326540b8f4              vfmadd231ps zmm14, zmm19, zmm20                      ; mulacc float32x16
    167  62a1644059db              vmulps zmm19, zmm19, zmm19                           ; mul float32x16
    16d  62c1644059da              vmulps zmm19, zmm19, zmm10                           ; mul float32x16
    173  6271044858f8              vaddps zmm15, zmm15, zmm0                            ; add float32x16
    179  62326540b8fc              vfmadd231ps zmm15, zmm19, zmm20                      ; mulacc float32x16
    17f  62e17c48105e0c            vmovups zmm19, zmmword ptr [rsi + 768]               ; load float32x16
    186  62a164405cd8              vsubps zmm19, zmm19, zmm16                           ; sub float32x16
    18c  62a26540b8c4              vfmadd231ps zmm16, zmm19, zmm20                      ; mulacc float32x16
    192  62a1644059db              vmulps zmm19, zmm19, zmm19                           ; mul float32x16
    198  6251644059d2              vmulps zmm10, zmm19, zmm10                           ; mul float32x16
    19e  62e1744058c8              vaddps zmm17, zmm17, zmm0                            ; add float32x16
    1a4  62a22d48b8cc              vfmadd231ps zmm17, zmm10, zmm20                      ; mulacc float32x16
    1aa  62317c4828d2              vmovaps zmm10, zmm18                                 ; end void
    1b0  4883c640                  add rsi, 64
    1b4  483bf7                    cmp rsi, rdi
    1b7  0f8523ffffff              jne loop_e0
done_1bd:
    1bd  6233fd481bd201            vextractf64x4 ymm18, zmm10, 1                        ; gep float32x8
    1c4  62a12c2858da              vaddps ymm19, ymm10, ymm18                           ; add float32x8
    1ca  62f16420c2ca00            vcmpps k1, ymm19, ymm2, 0                            ; cmpeq boolx8
    1d1  62e2652164e3              vpblendmd ymm20{k1}, ymm19, ymm3                     ; where float32x8
    1d7  62a16c205ed4              vdivps ymm18, ymm18, ymm20                           ; fdiv float32x8
    1dd  62e26d2164d2              vpblendmd ymm18{k1}, ymm18, ymm2                     ; where float32x8
    1e3  6233fd481bdc01            vextractf64x4 ymm20, zmm11, 1                        ; gep float32x8
    1ea  6231242858dc              vaddps ymm11, ymm11, ymm20                           ; add float32x8
    1f0  6233fd481bcc01            vextractf64x4 ymm20, zmm9, 1                         ; gep float32x8
    1f7  62c15c205ce1              vsubps ymm20, ymm20, ymm9                            ; sub float32x8
    1fd  62325d20b8ca              vfmadd231ps ymm9, ymm20, ymm18                       ; mulacc float32x8
    203  62a15c2059e4              vmulps ymm20, ymm20, ymm20                           ; mul float32x8
    209  62c15c2059e2              vmulps ymm20, ymm20, ymm10                           ; mul float32x8
    20f  62325d20b8da              vfmadd231ps ymm11, ymm20, ymm18                      ; mulacc float32x8
    215  6233fd481bec01            vextractf64x4 ymm20, zmm13, 1                        ; gep float32x8
    21c  6231142858ec              vaddps ymm13, ymm13, ymm20                           ; add float32x8
    222  6233fd481be401            vextractf64x4 ymm20, zmm12, 1                        ; gep float32x8
    229  62c15c205ce4              vsubps ymm20, ymm20, ymm12                           ; sub float32x8
    22f  62325d20b8e2              vfmadd231ps ymm12, ymm20, ymm18                      ; mulacc float32x8
    235  62a15c2059e4              vmulps ymm20, ymm20, ymm20                           ; mul float32x8
    23b  62c15c2059e2              vmulps ymm20, ymm20, ymm10                           ; mul float32x8
    241  62325d20b8ea              vfmadd231ps ymm13, ymm20, ymm18                      ; mulacc float32x8
    247  6233fd481bfc01            vextractf64x4 ymm20, zmm15, 1                        ; gep float32x8
    24e  6231042858fc              vaddps ymm15, ymm15, ymm20                           ; add float32x8
    254  6233fd481bf401            vextractf64x4 ymm20, zmm14, 1                        ; gep float32x8
    25b  62c15c205ce6              vsubps ymm20, ymm20, ymm14                           ; sub float32x8
    261  62325d20b8f2              vfmadd231ps ymm14, ymm20, ymm18                      ; mulacc float32x8
    267  62a15c2059e4              vmulps ymm20, ymm20, ymm20                           ; mul float32x8
    26d  62c15c2059e2              vmulps ymm20, ymm20, ymm10                           ; mul float32x8
    273  62325d20b8fa              vfmadd231ps ymm15, ymm20, ymm18                      ; mulacc float32x8
    279  62a3fd481bc401            vextractf64x4 ymm20, zmm16, 1                        ; gep float32x8
    280  62a15c205ce0              vsubps ymm20, ymm20, ymm16                           ; sub float32x8
    286  62a25d20b8c2              vfmadd231ps ymm16, ymm20, ymm18                      ; mulacc float32x8
    28c  62a15c2059e4              vmulps ymm20, ymm20, ymm20                           ; mul float32x8
    292  62515c2059d2              vmulps ymm10, ymm20, ymm10                           ; mul float32x8
    298  62a3fd481bcc01            vextractf64x4 ymm20, zmm17, 1                        ; gep float32x8
    29f  62a1742058cc              vaddps ymm17, ymm17, ymm20                           ; add float32x8
    2a5  62a22d28b8ca              vfmadd231ps ymm17, ymm10, ymm18                      ; mulacc float32x8
    2ab  62c37d2819da01            vextractf32x4 xmm10, ymm19, 1                        ; gep float32x4
    2b2  62c1640058d2              vaddps xmm18, xmm19, xmm10                           ; add float32x4
    2b8  62f16c00c2cc00            vcmpps k1, xmm18, xmm4, 0                            ; cmpeq boolx4
    2bf  62e26d0164e5              vpblendmd xmm20{k1}, xmm18, xmm5                     ; where float32x4
    2c5  62312c085ed4              vdivps xmm10, xmm10, xmm20                           ; fdiv float32x4
    2cb  62722d0964d4              vpblendmd xmm10{k1}, xmm10, xmm4                     ; where float32x4
    2d1  62337d2819dc01            vextractf32x4 xmm20, ymm11, 1                        ; gep float32x4
    2d8  6231240858dc              vaddps xmm11, xmm11, xmm20                           ; add float32x4
    2de  62337d2819cc01            vextractf32x4 xmm20, ymm9, 1                         ; gep float32x4
    2e5  62c15c005ce1              vsubps xmm20, xmm20, xmm9                            ; sub float32x4
    2eb  62525d00b8ca              vfmadd231ps xmm9, xmm20, xmm10                       ; mulacc float32x4
    2f1  62a15c0059e4              vmulps xmm20, xmm20, xmm20                           ; mul float32x4
    2f7  62a15c0059e3              vmulps xmm20, xmm20, xmm19                           ; mul float32x4
    2fd  62525d00b8da              vfmadd231ps xmm11, xmm20, xmm10                      ; mulacc float32x4
    303  62337d2819ec01            vextractf32x4 xmm20, ymm13, 1                        ; gep float32x4
    30a  6231140858ec              vaddps xmm13, xmm13, xmm20                           ; add float32x4
    310  62337d2819e401            vextractf32x4 xmm20, ymm12, 1                        ; gep float32x4
    317  62c15c005ce4              vsubps xmm20, xmm20, xmm12                           ; sub float32x4
    31d  62525d00b8e2              vfmadd231ps xmm12, xmm20, xmm10                      ; mulacc float32x4
    323  62a15c0059e4              vmulps xmm20, xmm20, xmm20                           ; mul float32x4
    329  62a15c0059e3              vmulps xmm20, xmm20, xmm19                           ; mul float32x4
    32f  62525d00b8ea              vfmadd231ps xmm13, xmm20, xmm10                      ; mulacc float32x4
    335  62337d2819fc01            vextractf32x4 xmm20, ymm15, 1                        ; gep float32x4
    33c  6231040858fc              vaddps xmm15, xmm15, xmm20                           ; add float32x4
    342  62337d2819f401            vextractf32x4 xmm20, ymm14, 1                        ; gep float32x4
    349  62c15c005ce6              vsubps xmm20, xmm20, xmm14                           ; sub float32x4
    34f  62525d00b8f2              vfmadd231ps xmm14, xmm20, xmm10                      ; mulacc float32x4
    355  62a15c0059e4              vmulps xmm20, xmm20, xmm20                           ; mul float32x4
    35b  62a15c0059e3              vmulps xmm20, xmm20, xmm19                           ; mul float32x4
    361  62525d00b8fa              vfmadd231ps xmm15, xmm20, xmm10                      ; mulacc float32x4
    367  62a37d2819c401            vextractf32x4 xmm20, ymm16, 1                        ; gep float32x4
    36e  62a15c005ce0              vsubps xmm20, xmm20, xmm16                           ; sub float32x4
    374  62c25d00b8c2              vfmadd231ps xmm16, xmm20, xmm10                      ; mulacc float32x4
    37a  62a15c0059e4              vmulps xmm20, xmm20, xmm20                           ; mul float32x4
    380  62a15c0059db              vmulps xmm19, xmm20, xmm19                           ; mul float32x4
    386  62a37d2819cc01            vextractf32x4 xmm20, ymm17, 1                        ; gep float32x4
    38d  62a1740058cc              vaddps xmm17, xmm17, xmm20                           ; add float32x4
    393  62c26500b8ca              vfmadd231ps xmm17, xmm19, xmm10                      ; mulacc float32x4
    399  6231ed0015d2              vunpckhpd xmm10, xmm18, xmm18                        ; gep float32x2
    39f  62c16c0058da              vaddps xmm19, xmm18, xmm10                           ; add float32x2
    3a5  62f16400c2cc00            vcmpps k1, xmm19, xmm4, 0                            ; cmpeq boolx2
    3ac  62e2650164e5              vpblendmd xmm20{k1}, xmm19, xmm5                     ; where float32x2
    3b2  62312c085ed4              vdivps xmm10, xmm10, xmm20                           ; fdiv float32x2
    3b8  62722d0964d4              vpblendmd xmm10{k1}, xmm10, xmm4                     ; where float32x2
    3be  62c1a50815e3              vunpckhpd xmm20, xmm11, xmm11                        ; gep float32x2
    3c4  6231240858dc              vaddps xmm11, xmm11, xmm20                           ; add float32x2
    3ca  62c1b50815e1              vunpckhpd xmm20, xmm9, xmm9                          ; gep float32x2
    3d0  62c15c005ce1              vsubps xmm20, xmm20, xmm9                            ; sub float32x2
    3d6  62525d00b8ca              vfmadd231ps xmm9, xmm20, xmm10                       ; mulacc float32x2
    3dc  62a15c0059e4              vmulps xmm20, xmm20, xmm20                           ; mul float32x2
    3e2  62a15c0059e2              vmulps xmm20, xmm20, xmm18                           ; mul float32x2
    3e8  62525d00b8da              vfmadd231ps xmm11, xmm20, xmm10                      ; mulacc float32x2
    3ee  62c1950815e5              vunpckhpd xmm20, xmm13, xmm13                        ; gep float32x2
    3f4  6231140858ec              vaddps xmm13, xmm13, xmm20                           ; add float32x2
    3fa  62c19d0815e4              vunpckhpd xmm20, xmm12, xmm12                        ; gep float32x2
    400  62c15c005ce4              vsubps xmm20, xmm20, xmm12                           ; sub float32x2
    406  62a15c0059ec              vmulps xmm21, xmm20, xmm20                           ; mul float32x2
    40c  62a1540059ea              vmulps xmm21, xmm21, xmm18                           ; mul float32x2
    412  62525500b8ea              vfmadd231ps xmm13, xmm21, xmm10                      ; mulacc float32x2
    418  62525d00b8e2              vfmadd231ps xmm12, xmm20, xmm10                      ; mulacc float32x2
    41e  62c1850815e7              vunpckhpd xmm20, xmm15, xmm15                        ; gep float32x2
    424  6231040858fc              vaddps xmm15, xmm15, xmm20                           ; add float32x2
    42a  62c18d0815e6              vunpckhpd xmm20, xmm14, xmm14                        ; gep float32x2
    430  62c15c005ce6              vsubps xmm20, xmm20, xmm14                           ; sub float32x2
    436  62525d00b8f2              vfmadd231ps xmm14, xmm20, xmm10                      ; mulacc float32x2
    43c  62a15c0059e4              vmulps xmm20, xmm20, xmm20                           ; mul float32x2
    442  62a15c0059e2              vmulps xmm20, xmm20, xmm18                           ; mul float32x2
    448  62525d00b8fa              vfmadd231ps xmm15, xmm20, xmm10                      ; mulacc float32x2
    44e  62a1fd0015e0              vunpckhpd xmm20, xmm16, xmm16                        ; gep float32x2
    454  62a15c005ce0              vsubps xmm20, xmm20, xmm16                           ; sub float32x2
    45a  62a15c0059ec              vmulps xmm21, xmm20, xmm20                           ; mul float32x2
    460  62a1540059d2              vmulps xmm18, xmm21, xmm18                           ; mul float32x2
    466  62a1f50015e9              vunpckhpd xmm21, xmm17, xmm17                        ; gep float32x2
    46c  62a1740058cd              vaddps xmm17, xmm17, xmm21                           ; add float32x2
    472  62c26d00b8ca              vfmadd231ps xmm17, xmm18, xmm10                      ; mulacc float32x2
    478  62c25d00b8c2              vfmadd231ps xmm16, xmm20, xmm10                      ; mulacc float32x2
    47e  c4c12973d904              vpsrldq xmm10, xmm9, 4                               ; gep float32
    484  c4412a5cc9                vsubss xmm9, xmm10, xmm9                             ; sub float32
    489  62b12d0873db04            vpsrldq xmm10, xmm19, 4                              ; gep float32
    490  62c1660058d2              vaddss xmm18, xmm19, xmm10                           ; add float32
    496  62f16e00c2ce00            vcmpss k1, xmm18, xmm6, 0                            ; cmpeq bool
    49d  c5f893f1                  kmovw esi, k1
    4a1  c5f892ce                  kmovw k1, esi                                        ; where float32
    4a5  62e26d0164e7              vpblendmd xmm20{k1}, xmm18, xmm7
    4ab  62312e085ed4              vdivss xmm10, xmm10, xmm20                           ; fdiv float32
    4b1  c5f892ce                  kmovw k1, esi                                        ; where float32
    4b5  62722d0964d6              vpblendmd xmm10{k1}, xmm10, xmm6
    4bb  62c1240814e5              vunpcklps xmm20, xmm11, xmm13                        ; shuffle float32x2
    4c1  62523d087edd              vpermt2d xmm11, xmm8, xmm13                          ; shuffle float32x2
    4c7  62515c0058db              vaddps xmm11, xmm20, xmm11                           ; add float32x2
    4cd  c4413259c9                vmulss xmm9, xmm9, xmm9                              ; mul float32
    4d2  6231360859cb              vmulss xmm9, xmm9, xmm19                             ; mul float32
    4d8  c4417828eb                vmovaps xmm13, xmm11                                 ; mulacc float32
    4dd  c44231b9ea                vfmadd231ss xmm13, xmm9, xmm10
    4e2  c4c13173dc04              vpsrldq xmm9, xmm12, 4                               ; gep float32
    4e8  c441325ccc                vsubss xmm9, xmm9, xmm12                             ; sub float32
    4ed  c4413259c9                vmulss xmm9, xmm9, xmm9                              ; mul float32
    4f2  6231360859cb              vmulss xmm9, xmm9, xmm19                             ; mul float32
    4f8  c4c12173db04              vpsrldq xmm11, xmm11, 4                              ; gep float32
    4fe  c44231b9da                vfmadd231ss xmm11, xmm9, xmm10                       ; mulacc float32
    503  c4c13173de04              vpsrldq xmm9, xmm14, 4                               ; gep float32
    509  c441325cce                vsubss xmm9, xmm9, xmm14                             ; sub float32
    50e  6231040814e1              vunpcklps xmm12, xmm15, xmm17                        ; shuffle float32x2
    514  62323d087ef9              vpermt2d xmm15, xmm8, xmm17                          ; shuffle float32x2
    51a  c4411858e7                vaddps xmm12, xmm12, xmm15                           ; add float32x2
    51f  c4413259c9                vmulss xmm9, xmm9, xmm9                              ; mul float32
    524  6231360859cb              vmulss xmm9, xmm9, xmm19                             ; mul float32
    52a  c4417828f4                vmovaps xmm14, xmm12                                 ; mulacc float32
    52f  c44231b9f2                vfmadd231ss xmm14, xmm9, xmm10
    534  62b1350873d804            vpsrldq xmm9, xmm16, 4                               ; gep float32
    53b  623136085cc8              vsubss xmm9, xmm9, xmm16                             ; sub float32
    541  c4413259c9                vmulss xmm9, xmm9, xmm9                              ; mul float32
    546  6231360859cb              vmulss xmm9, xmm9, xmm19                             ; mul float32
    54c  c4c11973dc04              vpsrldq xmm12, xmm12, 4                              ; gep float32
    552  c44231b9e2                vfmadd231ss xmm12, xmm9, xmm10                       ; mulacc float32
    557  623116085eca              vdivss xmm9, xmm13, xmm18                            ; fdiv float32
    55d  c57a1108                  vmovss dword ptr [rax], xmm9                         ; store void
    561  623126085eca              vdivss xmm9, xmm11, xmm18                            ; fdiv float32
    567  c57a114804                vmovss dword ptr [rax + 4], xmm9                     ; store void
    56c  62310e085eca              vdivss xmm9, xmm14, xmm18                            ; fdiv float32
    572  c57a114808                vmovss dword ptr [rax + 8], xmm9                     ; store void
    577  62311e085eca              vdivss xmm9, xmm12, xmm18                            ; fdiv float32
    57d  c57a11480c                vmovss dword ptr [rax + 12], xmm9                    ; store void
    582  4883c010                  add rax, 16                                          ; end void
    586  4881c200040000            add rdx, 1024
    58d  483bc1                    cmp rax, rcx
    590  0f85cafaffff              jne loop_60
done_596:
    596  c5f877                    vzeroupper                                           ; sink void
    599  c3                        ret
