argmax:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  62f17c48103529040000      vmovups zmm6, zmmword ptr [rip + 000000000100000002000000030000000400000005000000060000000700000008000000090000000a0000000b0000000c0000000d0000000e0000000f000000]
     17  62f27d4858055f040000      vpbroadcastd zmm0, dword ptr [rip + 04000000]
     21  62f27d48580d59040000      vpbroadcastd zmm1, dword ptr [rip + 60000000]
     2b  62f27d48581553040000      vpbroadcastd zmm2, dword ptr [rip + ffffff7f]
     35  41be00000000              mov r14d, 0
     3b  62727d48580d47040000      vpbroadcastd zmm9, dword ptr [rip + 000080ff]
     45  c4e1fc46e8                kxnorq k5
     4a  4c8b2f                    mov r13, qword ptr [rdi]
     4d  4c8b6708                  mov r12, qword ptr [rdi + 8]                         ; define_global ptr<int32, global, 16>
     51  62f34d481ff001            vpcmpd k6, zmm6, zmm0, 1                             ; cmplt boolx16
     58  62f14d48fec1              vpaddd zmm0, zmm6, zmm1                              ; add int32x16
     5e  62f26d4e64f8              vpblendmd zmm7{k6}, zmm2, zmm0                       ; where int32x16
     64  62d3fd481bf801            vextractf64x4 ymm8, zmm7, 1                          ; gep int32x8
     6b  62f33d281fff01            vpcmpd k7, ymm8, ymm7, 1                             ; cmplt boolx8
     72  bb00000000                mov ebx, 0                                           ; range int32
     77  498bec                    mov rbp, r12
loop_80:
     80  6bc364                    imul eax, ebx, 100                                   ; mul int32
     83  62f27d48580dff030000      vpbroadcastd zmm1, dword ptr [rip + 000080ff]        ; range int32
     8d  62f17c481015a9030000      vmovups zmm2, zmmword ptr [rip + 000000000100000002000000030000000400000005000000060000000700000008000000090000000a0000000b0000000c0000000d0000000e0000000f000000]
     97  ba00000000                mov edx, 0
     9c  498d0c84                  lea rcx, [r12 + rax*4]
loop_a0:
     a0  62f17448c2d100            vcmpps k2, zmm1, zmm1, 0                             ; cmpeq boolx16
     a7  488bc2                    mov rax, rdx                                         ; mul int32
     aa  c1e004                    shl eax, 4
     ad  62f17c481001              vmovups zmm0, zmmword ptr [rcx]                      ; load float32x16
     b3  62f17c48c2c902            vcmpps k1, zmm0, zmm1, 2                             ; cmple boolx16
     ba  c4e1f447cd                kxorq k1, k1, k5                                     ; xor boolx16
     bf  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx16
     c4  62f2754964c8              vpblendmd zmm1{k1}, zmm1, zmm0                       ; where float32x16
     ca  62f27d487cc0              vpbroadcastd zmm0, eax                               ; vectorize int32x16
     d0  62f17d48fec6              vpaddd zmm0, zmm0, zmm6                              ; add int32x16
     d6  62f26d4964d0              vpblendmd zmm2{k1}, zmm2, zmm0                       ; where int32x16
     dc  4883c140                  add rcx, 64                                          ; end void
     e0  83c201                    add edx, 1
     e3  83fa06                    cmp edx, 6
     e6  7cb8                      jl loop_a0
done_e8:
     e8  62f17428c2d100            vcmpps k2, ymm1, ymm1, 0                             ; cmpeq boolx8
     ef  62f3fd481bc801            vextractf64x4 ymm0, zmm1, 1                          ; gep float32x8
     f6  62f17c28c2c902            vcmpps k1, ymm0, ymm1, 2                             ; cmple boolx8
     fd  c4e1f447cd                kxorq k1, k1, k5                                     ; xor boolx8
    102  c4e1ec41d9                kandq k3, k2, k1                                     ; and boolx8
    107  62f17c28c2d004            vcmpps k2, ymm0, ymm0, 4                             ; cmpne boolx8
    10e  62f17428c2c802            vcmpps k1, ymm1, ymm0, 2                             ; cmple boolx8
    115  c4e1ec45d1                korq k2, k2, k1                                      ; or boolx8
    11a  62f3fd481bd301            vextractf64x4 ymm3, zmm2, 1                          ; gep int32x8
    121  62f365281fca01            vpcmpd k1, ymm3, ymm2, 1                             ; cmplt boolx8
    128  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx8
    12d  c4e1e445d9                korq k3, k3, k1                                      ; or boolx8
    132  62f2752b64c0              vpblendmd ymm0{k3}, ymm1, ymm0                       ; where float32x8
    138  62f17c08c2d000            vcmpps k2, xmm0, xmm0, 0                             ; cmpeq boolx4
    13f  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep float32x4
    146  62f17408c2c802            vcmpps k1, xmm1, xmm0, 2                             ; cmple boolx4
    14d  c4e1f447cd                kxorq k1, k1, k5                                     ; xor boolx4
    152  c4e1ec41e1                kandq k4, k2, k1                                     ; and boolx4
    157  62f17408c2d104            vcmpps k2, xmm1, xmm1, 4                             ; cmpne boolx4
    15e  62f17c08c2c902            vcmpps k1, xmm0, xmm1, 2                             ; cmple boolx4
    165  c4e1ec45d1                korq k2, k2, k1                                      ; or boolx4
    16a  62f26d2b64d3              vpblendmd ymm2{k3}, ymm2, ymm3                       ; where int32x8
    170  62f37d2819d301            vextractf32x4 xmm3, ymm2, 1                          ; gep int32x4
    177  62f365081fca01            vpcmpd k1, xmm3, xmm2, 1                             ; cmplt boolx4
    17e  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx4
    183  c4e1dc45d9                korq k3, k4, k1                                      ; or boolx4
    188  62f27d0b64c1              vpblendmd xmm0{k3}, xmm0, xmm1                       ; where float32x4
    18e  62f17c08c2d000            vcmpps k2, xmm0, xmm0, 0                             ; cmpeq boolx2
    195  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep float32x2
    199  62f17408c2c802            vcmpps k1, xmm1, xmm0, 2                             ; cmple boolx2
    1a0  c4e1f447cd                kxorq k1, k1, k5                                     ; xor boolx2
    1a5  c4e1ec41e1                kandq k4, k2, k1                                     ; and boolx2
    1aa  62f17408c2d104            vcmpps k2, xmm1, xmm1, 4                             ; cmpne boolx2
    1b1  62f17c08c2c902            vcmpps k1, xmm0, xmm1, 2                             ; cmple boolx2
    1b8  c4e1ec45d1                korq k2, k2, k1                                      ; or boolx2
    1bd  62f26d0b64db              vpblendmd xmm3{k3}, xmm2, xmm3                       ; where int32x4
    1c3  c5e115e3                  vunpckhpd xmm4, xmm3, xmm3                           ; gep int32x2
    1c7  62f35d081fcb01            vpcmpd k1, xmm4, xmm3, 1                             ; cmplt boolx2
    1ce  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx2
    1d3  c4e1dc45d1                korq k2, k4, k1                                      ; or boolx2
    1d8  62f27d0a64c9              vpblendmd xmm1{k2}, xmm0, xmm1                       ; where float32x2
    1de  62f17608c2c900            vcmpss k1, xmm1, xmm1, 0                             ; cmpeq bool
    1e5  c57893d1                  kmovw r10d, k1
    1e9  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
    1ee  62f16e08c2c902            vcmpss k1, xmm2, xmm1, 2                             ; cmple bool
    1f5  c5f893c1                  kmovw eax, k1
    1f9  83f001                    xor eax, 1                                           ; xor bool
    1fc  4423d0                    and r10d, eax                                        ; and bool
    1ff  62f16e08c2ca04            vcmpss k1, xmm2, xmm2, 4                             ; cmpne bool
    206  c5f893d1                  kmovw edx, k1
    20a  62f17608c2ca02            vcmpss k1, xmm1, xmm2, 2                             ; cmple bool
    211  c5f893c1                  kmovw eax, k1
    215  0bd0                      or edx, eax                                          ; or bool
    217  62f2650a64c4              vpblendmd xmm0{k2}, xmm3, xmm4                       ; where int32x2
    21d  c4c37916c301              vpextrd r11d, xmm0, 1                                ; gep int32
    223  c4c37916c100              vpextrd r9d, xmm0, 0                                 ; gep int32
    229  b800000000                mov eax, 0                                           ; cmplt bool
    22e  453bd9                    cmp r11d, r9d
    231  0f9cc0                    setl al
    234  23d0                      and edx, eax                                         ; and bool
    236  440bd2                    or r10d, edx                                         ; or bool
    239  c4c17892ca                kmovw k1, r10d                                       ; where float32
    23e  62f2750964ea              vpblendmd xmm5{k1}, xmm1, xmm2
    244  62f15608c2cd00            vcmpss k1, xmm5, xmm5, 0                             ; cmpeq bool
    24b  c5f893f9                  kmovw edi, k1
    24f  62f17ece6f4506            vmovdqu32 zmm0{k6}{z}, zmmword ptr [rbp + 384]       ; load float32x16
    256  62f2354e64c8              vpblendmd zmm1{k6}, zmm9, zmm0                       ; where float32x16
    25c  62f17428c2d100            vcmpps k2, ymm1, ymm1, 0                             ; cmpeq boolx8
    263  62f3fd481bc801            vextractf64x4 ymm0, zmm1, 1                          ; gep float32x8
    26a  62f17c28c2c902            vcmpps k1, ymm0, ymm1, 2                             ; cmple boolx8
    271  c4e1f447cd                kxorq k1, k1, k5                                     ; xor boolx8
    276  c4e1ec41d9                kandq k3, k2, k1                                     ; and boolx8
    27b  62f17c28c2d004            vcmpps k2, ymm0, ymm0, 4                             ; cmpne boolx8
    282  62f17428c2c802            vcmpps k1, ymm1, ymm0, 2                             ; cmple boolx8
    289  c4e1ec45c9                korq k1, k2, k1                                      ; or boolx8
    28e  c4e1f441cf                kandq k1, k1, k7                                     ; and boolx8
    293  c4e1e445d9                korq k3, k3, k1                                      ; or boolx8
    298  62f2752b64c0              vpblendmd ymm0{k3}, ymm1, ymm0                       ; where float32x8
    29e  62f17c08c2d000            vcmpps k2, xmm0, xmm0, 0                             ; cmpeq boolx4
    2a5  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep float32x4
    2ac  62f17408c2c802            vcmpps k1, xmm1, xmm0, 2                             ; cmple boolx4
    2b3  c4e1f447cd                kxorq k1, k1, k5                                     ; xor boolx4
    2b8  c4e1ec41e1                kandq k4, k2, k1                                     ; and boolx4
    2bd  62f17408c2d104            vcmpps k2, xmm1, xmm1, 4                             ; cmpne boolx4
    2c4  62f17c08c2c902            vcmpps k1, xmm0, xmm1, 2                             ; cmple boolx4
    2cb  c4e1ec45d1                korq k2, k2, k1                                      ; or boolx4
    2d0  62d2452b64d0              vpblendmd ymm2{k3}, ymm7, ymm8                       ; where int32x8
    2d6  62f37d2819d301            vextractf32x4 xmm3, ymm2, 1                          ; gep int32x4
    2dd  62f365081fca01            vpcmpd k1, xmm3, xmm2, 1                             ; cmplt boolx4
    2e4  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx4
    2e9  c4e1dc45d9                korq k3, k4, k1                                      ; or boolx4
    2ee  62f27d0b64c1              vpblendmd xmm0{k3}, xmm0, xmm1                       ; where float32x4
    2f4  62f17c08c2d000            vcmpps k2, xmm0, xmm0, 0                             ; cmpeq boolx2
    2fb  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep float32x2
    2ff  62f17408c2c802            vcmpps k1, xmm1, xmm0, 2                             ; cmple boolx2
    306  c4e1f447cd                kxorq k1, k1, k5                                     ; xor boolx2
    30b  c4e1ec41e1                kandq k4, k2, k1                                     ; and boolx2
    310  62f17408c2d104            vcmpps k2, xmm1, xmm1, 4                             ; cmpne boolx2
    317  62f17c08c2c902            vcmpps k1, xmm0, xmm1, 2                             ; cmple boolx2
    31e  c4e1ec45d1                korq k2, k2, k1                                      ; or boolx2
    323  62f26d0b64db              vpblendmd xmm3{k3}, xmm2, xmm3                       ; where int32x4
    329  c5e115e3                  vunpckhpd xmm4, xmm3, xmm3                           ; gep int32x2
    32d  62f35d081fcb01            vpcmpd k1, xmm4, xmm3, 1                             ; cmplt boolx2
    334  c4e1ec41c9                kandq k1, k2, k1                                     ; and boolx2
    339  c4e1dc45d1                korq k2, k4, k1                                      ; or boolx2
    33e  62f27d0a64c9              vpblendmd xmm1{k2}, xmm0, xmm1                       ; where float32x2
    344  62f17608c2c900            vcmpss k1, xmm1, xmm1, 0                             ; cmpeq bool
    34b  c5f893c9                  kmovw ecx, k1
    34f  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
    354  62f16e08c2c902            vcmpss k1, xmm2, xmm1, 2                             ; cmple bool
    35b  c5f893c1                  kmovw eax, k1
    35f  83f001                    xor eax, 1                                           ; xor bool
    362  23c8                      and ecx, eax                                         ; and bool
    364  62f16e08c2ca04            vcmpss k1, xmm2, xmm2, 4                             ; cmpne bool
    36b  c5f893d1                  kmovw edx, k1
    36f  62f17608c2ca02            vcmpss k1, xmm1, xmm2, 2                             ; cmple bool
    376  c5f893c1                  kmovw eax, k1
    37a  0bd0                      or edx, eax                                          ; or bool
    37c  62f2650a64c4              vpblendmd xmm0{k2}, xmm3, xmm4                       ; where int32x2
    382  c4c37916c001              vpextrd r8d, xmm0, 1                                 ; gep int32
    388  c4e37916c600              vpextrd esi, xmm0, 0                                 ; gep int32
    38e  b800000000                mov eax, 0                                           ; cmplt bool
    393  443bc6                    cmp r8d, esi
    396  0f9cc0                    setl al
    399  23d0                      and edx, eax                                         ; and bool
    39b  0bca                      or ecx, edx                                          ; or bool
    39d  c5f892c9                  kmovw k1, ecx                                        ; where float32
    3a1  62f2750964c2              vpblendmd xmm0{k1}, xmm1, xmm2
    3a7  62f17e08c2cd02            vcmpss k1, xmm0, xmm5, 2                             ; cmple bool
    3ae  c5f893c1                  kmovw eax, k1
    3b2  83f001                    xor eax, 1                                           ; xor bool
    3b5  23f8                      and edi, eax                                         ; and bool
    3b7  62f17e08c2c804            vcmpss k1, xmm0, xmm0, 4                             ; cmpne bool
    3be  c5f893d1                  kmovw edx, k1
    3c2  62f15608c2c802            vcmpss k1, xmm5, xmm0, 2                             ; cmple bool
    3c9  c5f893c1                  kmovw eax, k1
    3cd  0bd0                      or edx, eax                                          ; or bool
    3cf  85c9                      test ecx, ecx                                        ; where int32
    3d1  410f45f0                  cmovne esi, r8d
    3d5  4585d2                    test r10d, r10d                                      ; where int32
    3d8  450f45cb                  cmovne r9d, r11d
    3dc  b800000000                mov eax, 0                                           ; cmplt bool
    3e1  413bf1                    cmp esi, r9d
    3e4  0f9cc0                    setl al
    3e7  23d0                      and edx, eax                                         ; and bool
    3e9  0bfa                      or edi, edx                                          ; or bool
    3eb  85ff                      test edi, edi                                        ; where int32
    3ed  440f45ce                  cmovne r9d, esi
    3f1  45894c9d00                mov dword ptr [r13 + rbx*4], r9d                     ; store void
    3f6  4881c590010000            add rbp, 400                                         ; end void
    3fd  83c301                    add ebx, 1
    400  83fb10                    cmp ebx, 16
    403  0f8c77fcffff              jl loop_80
done_409:
    409  c5f877                    vzeroupper                                           ; sink void
    40c  418fc6                    pop r14
    40f  418fc5                    pop r13
    412  418fc4                    pop r12
    415  8fc5                      pop rbp
    417  8fc3                      pop rbx
    419  c3                        ret                                                  ; sink void
