argmax:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  62f17c4810052c040000      vmovups zmm0, zmmword ptr [rip + 000000000100000002000000030000000400000005000000060000000700000008000000090000000a0000000b0000000c0000000d0000000e0000000f000000]
     14  62f27d48580d62040000      vpbroadcastd zmm1, dword ptr [rip + 04000000]
     1e  62f27d4858155c040000      vpbroadcastd zmm2, dword ptr [rip + 60000000]
     28  62f27d48581d56040000      vpbroadcastd zmm3, dword ptr [rip + ffffff7f]
     32  b800000000                mov eax, 0
     37  62f27d4858254b040000      vpbroadcastd zmm4, dword ptr [rip + 000080ff]
     41  c4e1fc46c8                kxnorq k1
     46  488b17                    mov rdx, qword ptr [rdi]
     49  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<int32, global, 16>
     4d  62f37d481fd101            vpcmpd k2, zmm0, zmm1, 1                             ; cmplt boolx16
     54  62f17d48feca              vpaddd zmm1, zmm0, zmm2                              ; add int32x16
     5a  62f2654a64c9              vpblendmd zmm1{k2}, zmm3, zmm1                       ; where int32x16
     60  62f3fd481bca01            vextractf64x4 ymm2, zmm1, 1                          ; gep int32x8
     67  62f36d281fd901            vpcmpd k3, ymm2, ymm1, 1                             ; cmplt boolx8
     6e  be00000000                mov esi, 0                                           ; range int32
loop_80:
     80  62f27d48581d02040000      vpbroadcastd zmm3, dword ptr [rip + 000080ff]        ; range int32
     8a  62f17c48102dac030000      vmovups zmm5, zmmword ptr [rip + 000000000100000002000000030000000400000005000000060000000700000008000000090000000a0000000b0000000c0000000d0000000e0000000f000000]
     94  bf00000000                mov edi, 0
     99  4c8bc1                    mov r8, rcx
loop_a0:
     a0  62f16448c2e300            vcmpps k4, zmm3, zmm3, 0                             ; cmpeq boolx16
     a7  4c8bcf                    mov r9, rdi                                          ; mul int32
     aa  41c1e104                  shl r9d, 4
     ae  62d17c481030              vmovups zmm6, zmmword ptr [r8]                       ; load float32x16
     b4  62f14c48c2eb02            vcmpps k5, zmm6, zmm3, 2                             ; cmple boolx16
     bb  c4e1d447e9                kxorq k5, k5, k1                                     ; xor boolx16
     c0  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx16
     c5  62f2654c64de              vpblendmd zmm3{k4}, zmm3, zmm6                       ; where float32x16
     cb  62d27d487cf1              vpbroadcastd zmm6, r9d                               ; vectorize int32x16
     d1  62f14d48fef0              vpaddd zmm6, zmm6, zmm0                              ; add int32x16
     d7  62f2554c64ee              vpblendmd zmm5{k4}, zmm5, zmm6                       ; where int32x16
     dd  4983c040                  add r8, 64                                           ; end void
     e1  83c701                    add edi, 1
     e4  83ff06                    cmp edi, 6
     e7  7cb7                      jl loop_a0
done_e9:
     e9  62f16428c2e300            vcmpps k4, ymm3, ymm3, 0                             ; cmpeq boolx8
     f0  62f3fd481bde01            vextractf64x4 ymm6, zmm3, 1                          ; gep float32x8
     f7  62f14c28c2eb02            vcmpps k5, ymm6, ymm3, 2                             ; cmple boolx8
     fe  c4e1d447e9                kxorq k5, k5, k1                                     ; xor boolx8
    103  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx8
    108  62f14c28c2ee04            vcmpps k5, ymm6, ymm6, 4                             ; cmpne boolx8
    10f  62f16428c2f602            vcmpps k6, ymm3, ymm6, 2                             ; cmple boolx8
    116  c4e1d445ee                korq k5, k5, k6                                      ; or boolx8
    11b  62f3fd481bef01            vextractf64x4 ymm7, zmm5, 1                          ; gep int32x8
    122  62f345281ff501            vpcmpd k6, ymm7, ymm5, 1                             ; cmplt boolx8
    129  c4e1d441ee                kandq k5, k5, k6                                     ; and boolx8
    12e  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx8
    133  62f2652c64de              vpblendmd ymm3{k4}, ymm3, ymm6                       ; where float32x8
    139  62f16408c2eb00            vcmpps k5, xmm3, xmm3, 0                             ; cmpeq boolx4
    140  62f37d2819de01            vextractf32x4 xmm6, ymm3, 1                          ; gep float32x4
    147  62f14c08c2f302            vcmpps k6, xmm6, xmm3, 2                             ; cmple boolx4
    14e  c4e1cc47f1                kxorq k6, k6, k1                                     ; xor boolx4
    153  c4e1d441ee                kandq k5, k5, k6                                     ; and boolx4
    158  62f14c08c2f604            vcmpps k6, xmm6, xmm6, 4                             ; cmpne boolx4
    15f  62f16408c2fe02            vcmpps k7, xmm3, xmm6, 2                             ; cmple boolx4
    166  c4e1cc45f7                korq k6, k6, k7                                      ; or boolx4
    16b  62f2552c64ef              vpblendmd ymm5{k4}, ymm5, ymm7                       ; where int32x8
    171  62f37d2819ef01            vextractf32x4 xmm7, ymm5, 1                          ; gep int32x4
    178  62f345081fe501            vpcmpd k4, xmm7, xmm5, 1                             ; cmplt boolx4
    17f  c4e1cc41e4                kandq k4, k6, k4                                     ; and boolx4
    184  c4e1d445e4                korq k4, k5, k4                                      ; or boolx4
    189  62f2650c64de              vpblendmd xmm3{k4}, xmm3, xmm6                       ; where float32x4
    18f  62f16408c2eb00            vcmpps k5, xmm3, xmm3, 0                             ; cmpeq boolx2
    196  c5e115f3                  vunpckhpd xmm6, xmm3, xmm3                           ; gep float32x2
    19a  62f14c08c2f302            vcmpps k6, xmm6, xmm3, 2                             ; cmple boolx2
    1a1  c4e1cc47f1                kxorq k6, k6, k1                                     ; xor boolx2
    1a6  c4e1d441ee                kandq k5, k5, k6                                     ; and boolx2
    1ab  62f14c08c2f604            vcmpps k6, xmm6, xmm6, 4                             ; cmpne boolx2
    1b2  62f16408c2fe02            vcmpps k7, xmm3, xmm6, 2                             ; cmple boolx2
    1b9  c4e1cc45f7                korq k6, k6, k7                                      ; or boolx2
    1be  62f2550c64ef              vpblendmd xmm5{k4}, xmm5, xmm7                       ; where int32x4
    1c4  c5d115fd                  vunpckhpd xmm7, xmm5, xmm5                           ; gep int32x2
    1c8  62f345081fe501            vpcmpd k4, xmm7, xmm5, 1                             ; cmplt boolx2
    1cf  c4e1cc41e4                kandq k4, k6, k4                                     ; and boolx2
    1d4  c4e1d445e4                korq k4, k5, k4                                      ; or boolx2
    1d9  62f2650c64de              vpblendmd xmm3{k4}, xmm3, xmm6                       ; where float32x2
    1df  62f16608c2eb00            vcmpss k5, xmm3, xmm3, 0                             ; cmpeq bool
    1e6  c5f893fd                  kmovw edi, k5
    1ea  c5c973db04                vpsrldq xmm6, xmm3, 4                                ; gep float32
    1ef  62f14e08c2eb02            vcmpss k5, xmm6, xmm3, 2                             ; cmple bool
    1f6  c57893c5                  kmovw r8d, k5
    1fa  4183f001                  xor r8d, 1                                           ; xor bool
    1fe  4123f8                    and edi, r8d                                         ; and bool
    201  62f14e08c2ee04            vcmpss k5, xmm6, xmm6, 4                             ; cmpne bool
    208  c57893c5                  kmovw r8d, k5
    20c  62f16608c2ee02            vcmpss k5, xmm3, xmm6, 2                             ; cmple bool
    213  c57893cd                  kmovw r9d, k5
    217  450bc1                    or r8d, r9d                                          ; or bool
    21a  62f2550c64ef              vpblendmd xmm5{k4}, xmm5, xmm7                       ; where int32x2
    220  c4c37916e901              vpextrd r9d, xmm5, 1                                 ; gep int32
    226  c4c37916ea00              vpextrd r10d, xmm5, 0                                ; gep int32
    22c  41bb00000000              mov r11d, 0                                          ; cmplt bool
    232  453bca                    cmp r9d, r10d
    235  410f9cc3                  setl r11b
    239  4523c3                    and r8d, r11d                                        ; and bool
    23c  410bf8                    or edi, r8d                                          ; or bool
    23f  c5f892e7                  kmovw k4, edi                                        ; where float32
    243  62f2650c64de              vpblendmd xmm3{k4}, xmm3, xmm6
    249  62f16608c2e300            vcmpss k4, xmm3, xmm3, 0                             ; cmpeq bool
    250  c57893c4                  kmovw r8d, k4
    254  62f17eca6f6906            vmovdqu32 zmm5{k2}{z}, zmmword ptr [rcx + 384]       ; load float32x16
    25b  62f25d4a64ed              vpblendmd zmm5{k2}, zmm4, zmm5                       ; where float32x16
    261  62f15428c2e500            vcmpps k4, ymm5, ymm5, 0                             ; cmpeq boolx8
    268  62f3fd481bee01            vextractf64x4 ymm6, zmm5, 1                          ; gep float32x8
    26f  62f14c28c2ed02            vcmpps k5, ymm6, ymm5, 2                             ; cmple boolx8
    276  c4e1d447e9                kxorq k5, k5, k1                                     ; xor boolx8
    27b  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx8
    280  62f14c28c2ee04            vcmpps k5, ymm6, ymm6, 4                             ; cmpne boolx8
    287  62f15428c2f602            vcmpps k6, ymm5, ymm6, 2                             ; cmple boolx8
    28e  c4e1d445ee                korq k5, k5, k6                                      ; or boolx8
    293  c4e1d441eb                kandq k5, k5, k3                                     ; and boolx8
    298  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx8
    29d  62f2552c64ee              vpblendmd ymm5{k4}, ymm5, ymm6                       ; where float32x8
    2a3  62f15408c2ed00            vcmpps k5, xmm5, xmm5, 0                             ; cmpeq boolx4
    2aa  62f37d2819ee01            vextractf32x4 xmm6, ymm5, 1                          ; gep float32x4
    2b1  62f14c08c2f502            vcmpps k6, xmm6, xmm5, 2                             ; cmple boolx4
    2b8  c4e1cc47f1                kxorq k6, k6, k1                                     ; xor boolx4
    2bd  c4e1d441ee                kandq k5, k5, k6                                     ; and boolx4
    2c2  62f14c08c2f604            vcmpps k6, xmm6, xmm6, 4                             ; cmpne boolx4
    2c9  62f15408c2fe02            vcmpps k7, xmm5, xmm6, 2                             ; cmple boolx4
    2d0  c4e1cc45f7                korq k6, k6, k7                                      ; or boolx4
    2d5  62f2752c64fa              vpblendmd ymm7{k4}, ymm1, ymm2                       ; where int32x8
    2db  62d37d2819f801            vextractf32x4 xmm8, ymm7, 1                          ; gep int32x4
    2e2  62f33d081fe701            vpcmpd k4, xmm8, xmm7, 1                             ; cmplt boolx4
    2e9  c4e1cc41e4                kandq k4, k6, k4                                     ; and boolx4
    2ee  c4e1d445e4                korq k4, k5, k4                                      ; or boolx4
    2f3  62f2550c64ee              vpblendmd xmm5{k4}, xmm5, xmm6                       ; where float32x4
    2f9  62f15408c2ed00            vcmpps k5, xmm5, xmm5, 0                             ; cmpeq boolx2
    300  c5d115f5                  vunpckhpd xmm6, xmm5, xmm5                           ; gep float32x2
    304  62f14c08c2f502            vcmpps k6, xmm6, xmm5, 2                             ; cmple boolx2
    30b  c4e1cc47f1                kxorq k6, k6, k1                                     ; xor boolx2
    310  c4e1d441ee                kandq k5, k5, k6                                     ; and boolx2
    315  62f14c08c2f604            vcmpps k6, xmm6, xmm6, 4                             ; cmpne boolx2
    31c  62f15408c2fe02            vcmpps k7, xmm5, xmm6, 2                             ; cmple boolx2
    323  c4e1cc45f7                korq k6, k6, k7                                      ; or boolx2
    328  62d2450c64f8              vpblendmd xmm7{k4}, xmm7, xmm8                       ; where int32x4
    32e  c54115c7                  vunpckhpd xmm8, xmm7, xmm7                           ; gep int32x2
    332  62f33d081fe701            vpcmpd k4, xmm8, xmm7, 1                             ; cmplt boolx2
    339  c4e1cc41e4                kandq k4, k6, k4                                     ; and boolx2
    33e  c4e1d445e4                korq k4, k5, k4                                      ; or boolx2
    343  62f2550c64ee              vpblendmd xmm5{k4}, xmm5, xmm6                       ; where float32x2
    349  62f15608c2ed00            vcmpss k5, xmm5, xmm5, 0                             ; cmpeq bool
    350  c57893dd                  kmovw r11d, k5
    354  c5c973dd04                vpsrldq xmm6, xmm5, 4                                ; gep float32
    359  62f14e08c2ed02            vcmpss k5, xmm6, xmm5, 2                             ; cmple bool
    360  c5f893dd                  kmovw ebx, k5
    364  83f301                    xor ebx, 1                                           ; xor bool
    367  4423db                    and r11d, ebx                                        ; and bool
    36a  62f14e08c2ee04            vcmpss k5, xmm6, xmm6, 4                             ; cmpne bool
    371  c5f893dd                  kmovw ebx, k5
    375  62f15608c2ee02            vcmpss k5, xmm5, xmm6, 2                             ; cmple bool
    37c  c5f893ed                  kmovw ebp, k5
    380  0bdd                      or ebx, ebp                                          ; or bool
    382  62d2450c64f8              vpblendmd xmm7{k4}, xmm7, xmm8                       ; where int32x2
    388  c4e37916fd01              vpextrd ebp, xmm7, 1                                 ; gep int32
    38e  c4c37916fc00              vpextrd r12d, xmm7, 0                                ; gep int32
    394  41bd00000000              mov r13d, 0                                          ; cmplt bool
    39a  413bec                    cmp ebp, r12d
    39d  410f9cc5                  setl r13b
    3a1  4123dd                    and ebx, r13d                                        ; and bool
    3a4  440bdb                    or r11d, ebx                                         ; or bool
    3a7  c4c17892e3                kmovw k4, r11d                                       ; where float32
    3ac  62f2550c64ee              vpblendmd xmm5{k4}, xmm5, xmm6
    3b2  62f15608c2e302            vcmpss k4, xmm5, xmm3, 2                             ; cmple bool
    3b9  c5f893dc                  kmovw ebx, k4
    3bd  83f301                    xor ebx, 1                                           ; xor bool
    3c0  4423c3                    and r8d, ebx                                         ; and bool
    3c3  62f15608c2e504            vcmpss k4, xmm5, xmm5, 4                             ; cmpne bool
    3ca  c5f893dc                  kmovw ebx, k4
    3ce  62f16608c2e502            vcmpss k4, xmm3, xmm5, 2                             ; cmple bool
    3d5  c57893ec                  kmovw r13d, k4
    3d9  410bdd                    or ebx, r13d                                         ; or bool
    3dc  4585db                    test r11d, r11d                                      ; where int32
    3df  440f45e5                  cmovne r12d, ebp
    3e3  85ff                      test edi, edi                                        ; where int32
    3e5  450f45d1                  cmovne r10d, r9d
    3e9  bf00000000                mov edi, 0                                           ; cmplt bool
    3ee  453be2                    cmp r12d, r10d
    3f1  400f9cc7                  setl dil
    3f5  23df                      and ebx, edi                                         ; and bool
    3f7  440bc3                    or r8d, ebx                                          ; or bool
    3fa  4585c0                    test r8d, r8d                                        ; where int32
    3fd  450f45d4                  cmovne r10d, r12d
    401  448914b2                  mov dword ptr [rdx + rsi*4], r10d                    ; store void
    405  4881c190010000            add rcx, 400                                         ; end void
    40c  83c601                    add esi, 1
    40f  83fe10                    cmp esi, 16
    412  0f8c68fcffff              jl loop_80
done_418:
    418  c5f877                    vzeroupper                                           ; sink void
    41b  418fc5                    pop r13
    41e  418fc4                    pop r12
    421  8fc5                      pop rbp
    423  8fc3                      pop rbx
    425  c3                        ret                                                  ; sink void
