argmax:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  62f17c481005ec030000      vmovups zmm0, zmmword ptr [rip + 000000000100000002000000030000000400000005000000060000000700000008000000090000000a0000000b0000000c0000000d0000000e0000000f000000]
     14  62f27d48580d22040000      vpbroadcastd zmm1, dword ptr [rip + 04000000]
     1e  62f27d4858151c040000      vpbroadcastd zmm2, dword ptr [rip + 60000000]
     28  62f27d48581d16040000      vpbroadcastd zmm3, dword ptr [rip + ffffff7f]
     32  b800000000                mov eax, 0
     37  62f27d4858250b040000      vpbroadcastd zmm4, dword ptr [rip + 000080ff]
     41  488b17                    mov rdx, qword ptr [rdi]
     44  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<int32, global, 16>
     48  62f37d481fc901            vpcmpd k1, zmm0, zmm1, 1                             ; cmplt boolx16
     4f  62f17d48feca              vpaddd zmm1, zmm0, zmm2                              ; add int32x16
     55  62f2654964c9              vpblendmd zmm1{k1}, zmm3, zmm1                       ; where int32x16
     5b  62f3fd481bca01            vextractf64x4 ymm2, zmm1, 1                          ; gep int32x8
     62  62f36d281fd101            vpcmpd k2, ymm2, ymm1, 1                             ; cmplt boolx8
     69  be00000000                mov esi, 0                                           ; range int32
loop_80:
     80  62f27d48581dc2030000      vpbroadcastd zmm3, dword ptr [rip + 000080ff]        ; range int32
     8a  62f17c48102d6c030000      vmovups zmm5, zmmword ptr [rip + 000000000100000002000000030000000400000005000000060000000700000008000000090000000a0000000b0000000c0000000d0000000e0000000f000000]
     94  bf00000000                mov edi, 0
     99  4c8bc1                    mov r8, rcx
loop_a0:
     a0  62f16448c2db00            vcmpps k3, zmm3, zmm3, 0                             ; cmpeq boolx16
     a7  4c8bcf                    mov r9, rdi                                          ; mul int32
     aa  41c1e104                  shl r9d, 4
     ae  62d17c481030              vmovups zmm6, zmmword ptr [r8]                       ; load float32x16
     b4  62f14c48c2e306            vcmpps k4, zmm6, zmm3, 6                             ; xor boolx16
     bb  c4e1e441dc                kandq k3, k3, k4                                     ; and boolx16
     c0  62f2654b64de              vpblendmd zmm3{k3}, zmm3, zmm6                       ; where float32x16
     c6  62d27d487cf1              vpbroadcastd zmm6, r9d                               ; vectorize int32x16
     cc  62f14d48fef0              vpaddd zmm6, zmm6, zmm0                              ; add int32x16
     d2  62f2554b64ee              vpblendmd zmm5{k3}, zmm5, zmm6                       ; where int32x16
     d8  4983c040                  add r8, 64                                           ; end void
     dc  83c701                    add edi, 1
     df  83ff06                    cmp edi, 6
     e2  7cbc                      jl loop_a0
done_e4:
     e4  62f16428c2db00            vcmpps k3, ymm3, ymm3, 0                             ; cmpeq boolx8
     eb  62f3fd481bde01            vextractf64x4 ymm6, zmm3, 1                          ; gep float32x8
     f2  62f14c28c2e306            vcmpps k4, ymm6, ymm3, 6                             ; xor boolx8
     f9  c4e1e441dc                kandq k3, k3, k4                                     ; and boolx8
     fe  62f14c28c2e604            vcmpps k4, ymm6, ymm6, 4                             ; cmpne boolx8
    105  62f16428c2ee02            vcmpps k5, ymm3, ymm6, 2                             ; cmple boolx8
    10c  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx8
    111  62f3fd481bef01            vextractf64x4 ymm7, zmm5, 1                          ; gep int32x8
    118  62f345281fed01            vpcmpd k5, ymm7, ymm5, 1                             ; cmplt boolx8
    11f  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx8
    124  c4e1e445dc                korq k3, k3, k4                                      ; or boolx8
    129  62f2652b64de              vpblendmd ymm3{k3}, ymm3, ymm6                       ; where float32x8
    12f  62f16408c2e300            vcmpps k4, xmm3, xmm3, 0                             ; cmpeq boolx4
    136  62f37d2819de01            vextractf32x4 xmm6, ymm3, 1                          ; gep float32x4
    13d  62f14c08c2eb06            vcmpps k5, xmm6, xmm3, 6                             ; xor boolx4
    144  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx4
    149  62f14c08c2ee04            vcmpps k5, xmm6, xmm6, 4                             ; cmpne boolx4
    150  62f16408c2f602            vcmpps k6, xmm3, xmm6, 2                             ; cmple boolx4
    157  c4e1d445ee                korq k5, k5, k6                                      ; or boolx4
    15c  62f2552b64ef              vpblendmd ymm5{k3}, ymm5, ymm7                       ; where int32x8
    162  62f37d2819ef01            vextractf32x4 xmm7, ymm5, 1                          ; gep int32x4
    169  62f345081fdd01            vpcmpd k3, xmm7, xmm5, 1                             ; cmplt boolx4
    170  c4e1d441db                kandq k3, k5, k3                                     ; and boolx4
    175  c4e1dc45db                korq k3, k4, k3                                      ; or boolx4
    17a  62f2650b64de              vpblendmd xmm3{k3}, xmm3, xmm6                       ; where float32x4
    180  62f16408c2e300            vcmpps k4, xmm3, xmm3, 0                             ; cmpeq boolx2
    187  c5e115f3                  vunpckhpd xmm6, xmm3, xmm3                           ; gep float32x2
    18b  62f14c08c2eb06            vcmpps k5, xmm6, xmm3, 6                             ; xor boolx2
    192  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx2
    197  62f14c08c2ee04            vcmpps k5, xmm6, xmm6, 4                             ; cmpne boolx2
    19e  62f16408c2f602            vcmpps k6, xmm3, xmm6, 2                             ; cmple boolx2
    1a5  c4e1d445ee                korq k5, k5, k6                                      ; or boolx2
    1aa  62f2550b64ef              vpblendmd xmm5{k3}, xmm5, xmm7                       ; where int32x4
    1b0  c5d115fd                  vunpckhpd xmm7, xmm5, xmm5                           ; gep int32x2
    1b4  62f345081fdd01            vpcmpd k3, xmm7, xmm5, 1                             ; cmplt boolx2
    1bb  c4e1d441db                kandq k3, k5, k3                                     ; and boolx2
    1c0  c4e1dc45db                korq k3, k4, k3                                      ; or boolx2
    1c5  62f2650b64de              vpblendmd xmm3{k3}, xmm3, xmm6                       ; where float32x2
    1cb  62f16608c2e300            vcmpss k4, xmm3, xmm3, 0                             ; cmpeq bool
    1d2  c5f893fc                  kmovw edi, k4
    1d6  c5c973db04                vpsrldq xmm6, xmm3, 4                                ; gep float32
    1db  62f14e08c2e306            vcmpss k4, xmm6, xmm3, 6                             ; xor bool
    1e2  c57893c4                  kmovw r8d, k4
    1e6  4123f8                    and edi, r8d                                         ; and bool
    1e9  62f14e08c2e604            vcmpss k4, xmm6, xmm6, 4                             ; cmpne bool
    1f0  c57893c4                  kmovw r8d, k4
    1f4  62f16608c2e602            vcmpss k4, xmm3, xmm6, 2                             ; cmple bool
    1fb  c57893cc                  kmovw r9d, k4
    1ff  450bc1                    or r8d, r9d                                          ; or bool
    202  62f2550b64ef              vpblendmd xmm5{k3}, xmm5, xmm7                       ; where int32x2
    208  c4c37916e901              vpextrd r9d, xmm5, 1                                 ; gep int32
    20e  c4c37916ea00              vpextrd r10d, xmm5, 0                                ; gep int32
    214  41bb00000000              mov r11d, 0                                          ; cmplt bool
    21a  453bca                    cmp r9d, r10d
    21d  410f9cc3                  setl r11b
    221  4523c3                    and r8d, r11d                                        ; and bool
    224  410bf8                    or edi, r8d                                          ; or bool
    227  c5f892df                  kmovw k3, edi                                        ; where float32
    22b  62f2650b64de              vpblendmd xmm3{k3}, xmm3, xmm6
    231  62f16608c2db00            vcmpss k3, xmm3, xmm3, 0                             ; cmpeq bool
    238  c57893c3                  kmovw r8d, k3
    23c  62f17ec96f6906            vmovdqu32 zmm5{k1}{z}, zmmword ptr [rcx + 384]       ; load float32x16
    243  62f25d4964ed              vpblendmd zmm5{k1}, zmm4, zmm5                       ; where float32x16
    249  62f15428c2dd00            vcmpps k3, ymm5, ymm5, 0                             ; cmpeq boolx8
    250  62f3fd481bee01            vextractf64x4 ymm6, zmm5, 1                          ; gep float32x8
    257  62f14c28c2e506            vcmpps k4, ymm6, ymm5, 6                             ; xor boolx8
    25e  c4e1e441dc                kandq k3, k3, k4                                     ; and boolx8
    263  62f14c28c2e604            vcmpps k4, ymm6, ymm6, 4                             ; cmpne boolx8
    26a  62f15428c2ee02            vcmpps k5, ymm5, ymm6, 2                             ; cmple boolx8
    271  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx8
    276  c4e1dc41e2                kandq k4, k4, k2                                     ; and boolx8
    27b  c4e1e445dc                korq k3, k3, k4                                      ; or boolx8
    280  62f2552b64ee              vpblendmd ymm5{k3}, ymm5, ymm6                       ; where float32x8
    286  62f15408c2e500            vcmpps k4, xmm5, xmm5, 0                             ; cmpeq boolx4
    28d  62f37d2819ee01            vextractf32x4 xmm6, ymm5, 1                          ; gep float32x4
    294  62f14c08c2ed06            vcmpps k5, xmm6, xmm5, 6                             ; xor boolx4
    29b  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx4
    2a0  62f14c08c2ee04            vcmpps k5, xmm6, xmm6, 4                             ; cmpne boolx4
    2a7  62f15408c2f602            vcmpps k6, xmm5, xmm6, 2                             ; cmple boolx4
    2ae  c4e1d445ee                korq k5, k5, k6                                      ; or boolx4
    2b3  62f2752b64fa              vpblendmd ymm7{k3}, ymm1, ymm2                       ; where int32x8
    2b9  62d37d2819f801            vextractf32x4 xmm8, ymm7, 1                          ; gep int32x4
    2c0  62f33d081fdf01            vpcmpd k3, xmm8, xmm7, 1                             ; cmplt boolx4
    2c7  c4e1d441db                kandq k3, k5, k3                                     ; and boolx4
    2cc  c4e1dc45db                korq k3, k4, k3                                      ; or boolx4
    2d1  62f2550b64ee              vpblendmd xmm5{k3}, xmm5, xmm6                       ; where float32x4
    2d7  62f15408c2e500            vcmpps k4, xmm5, xmm5, 0                             ; cmpeq boolx2
    2de  c5d115f5                  vunpckhpd xmm6, xmm5, xmm5                           ; gep float32x2
    2e2  62f14c08c2ed06            vcmpps k5, xmm6, xmm5, 6                             ; xor boolx2
    2e9  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx2
    2ee  62f14c08c2ee04            vcmpps k5, xmm6, xmm6, 4                             ; cmpne boolx2
    2f5  62f15408c2f602            vcmpps k6, xmm5, xmm6, 2                             ; cmple boolx2
    2fc  c4e1d445ee                korq k5, k5, k6                                      ; or boolx2
    301  62d2450b64f8              vpblendmd xmm7{k3}, xmm7, xmm8                       ; where int32x4
    307  c54115c7                  vunpckhpd xmm8, xmm7, xmm7                           ; gep int32x2
    30b  62f33d081fdf01            vpcmpd k3, xmm8, xmm7, 1                             ; cmplt boolx2
    312  c4e1d441db                kandq k3, k5, k3                                     ; and boolx2
    317  c4e1dc45db                korq k3, k4, k3                                      ; or boolx2
    31c  62f2550b64ee              vpblendmd xmm5{k3}, xmm5, xmm6                       ; where float32x2
    322  62f15608c2e500            vcmpss k4, xmm5, xmm5, 0                             ; cmpeq bool
    329  c57893dc                  kmovw r11d, k4
    32d  c5c973dd04                vpsrldq xmm6, xmm5, 4                                ; gep float32
    332  62f14e08c2e506            vcmpss k4, xmm6, xmm5, 6                             ; xor bool
    339  c5f893dc                  kmovw ebx, k4
    33d  4423db                    and r11d, ebx                                        ; and bool
    340  62f14e08c2e604            vcmpss k4, xmm6, xmm6, 4                             ; cmpne bool
    347  c5f893dc                  kmovw ebx, k4
    34b  62f15608c2e602            vcmpss k4, xmm5, xmm6, 2                             ; cmple bool
    352  c5f893ec                  kmovw ebp, k4
    356  0bdd                      or ebx, ebp                                          ; or bool
    358  62d2450b64f8              vpblendmd xmm7{k3}, xmm7, xmm8                       ; where int32x2
    35e  c4e37916fd01              vpextrd ebp, xmm7, 1                                 ; gep int32
    364  c4c37916fc00              vpextrd r12d, xmm7, 0                                ; gep int32
    36a  41bd00000000              mov r13d, 0                                          ; cmplt bool
    370  413bec                    cmp ebp, r12d
    373  410f9cc5                  setl r13b
    377  4123dd                    and ebx, r13d                                        ; and bool
    37a  440bdb                    or r11d, ebx                                         ; or bool
    37d  c4c17892db                kmovw k3, r11d                                       ; where float32
    382  62f2550b64ee              vpblendmd xmm5{k3}, xmm5, xmm6
    388  62f15608c2db06            vcmpss k3, xmm5, xmm3, 6                             ; xor bool
    38f  c5f893db                  kmovw ebx, k3
    393  4423c3                    and r8d, ebx                                         ; and bool
    396  62f15608c2dd04            vcmpss k3, xmm5, xmm5, 4                             ; cmpne bool
    39d  c5f893db                  kmovw ebx, k3
    3a1  62f16608c2dd02            vcmpss k3, xmm3, xmm5, 2                             ; cmple bool
    3a8  c57893eb                  kmovw r13d, k3
    3ac  410bdd                    or ebx, r13d                                         ; or bool
    3af  4585db                    test r11d, r11d                                      ; where int32
    3b2  440f45e5                  cmovne r12d, ebp
    3b6  85ff                      test edi, edi                                        ; where int32
    3b8  450f45d1                  cmovne r10d, r9d
    3bc  bf00000000                mov edi, 0                                           ; cmplt bool
    3c1  453be2                    cmp r12d, r10d
    3c4  400f9cc7                  setl dil
    3c8  23df                      and ebx, edi                                         ; and bool
    3ca  440bc3                    or r8d, ebx                                          ; or bool
    3cd  4585c0                    test r8d, r8d                                        ; where int32
    3d0  450f45d4                  cmovne r10d, r12d
    3d4  448914b2                  mov dword ptr [rdx + rsi*4], r10d                    ; store void
    3d8  4881c190010000            add rcx, 400                                         ; end void
    3df  83c601                    add esi, 1
    3e2  83fe10                    cmp esi, 16
    3e5  0f8c95fcffff              jl loop_80
done_3eb:
    3eb  c5f877                    vzeroupper                                           ; sink void
    3ee  418fc5                    pop r13
    3f1  418fc4                    pop r12
    3f4  8fc5                      pop rbp
    3f6  8fc3                      pop rbx
    3f8  c3                        ret                                                  ; sink void
