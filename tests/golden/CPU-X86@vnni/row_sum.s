row_sum:
      0  41b800000000              mov r8d, 0
      6  62727d48580594010000      vpbroadcastd zmm8, dword ptr [rip + 00000000]
     10  488b0f                    mov rcx, qword ptr [rdi]
     13  488b7f08                  mov rdi, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 16>
     17  be00000000                mov esi, 0                                           ; range int32
loop_20:
     20  488bc6                    mov rax, rsi                                         ; mul int32
     23  c1e00a                    shl eax, 10
     26  62f27d48580d74010000      vpbroadcastd zmm1, dword ptr [rip + 00000000]        ; range int32
     30  62f27d4858056a010000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
     3a  62f27d48581d60010000      vpbroadcastd zmm3, dword ptr [rip + 00000000]
     44  62f27d48581556010000      vpbroadcastd zmm2, dword ptr [rip + 00000000]
     4e  62f27d48582d4c010000      vpbroadcastd zmm5, dword ptr [rip + 00000000]
     58  62f27d48582542010000      vpbroadcastd zmm4, dword ptr [rip + 00000000]
     62  62f27d48583d38010000      vpbroadcastd zmm7, dword ptr [rip + 00000000]
     6c  62f27d4858352e010000      vpbroadcastd zmm6, dword ptr [rip + 00000000]
     76  ba00000000                mov edx, 0
     7b  488d0487                  lea rax, [rdi + rax*4]
loop_80:
     80  62f174485808              vaddps zmm1, zmm1, zmmword ptr [rax]                 ; add float32x16
     86  62f17c48584001            vaddps zmm0, zmm0, zmmword ptr [rax + 64]            ; add float32x16
     8d  62f16448585810            vaddps zmm3, zmm3, zmmword ptr [rax + 1024]          ; add float32x16
     94  62f16c48585011            vaddps zmm2, zmm2, zmmword ptr [rax + 1088]          ; add float32x16
     9b  62f15448586820            vaddps zmm5, zmm5, zmmword ptr [rax + 2048]          ; add float32x16
     a2  62f15c48586021            vaddps zmm4, zmm4, zmmword ptr [rax + 2112]          ; add float32x16
     a9  62f14448587830            vaddps zmm7, zmm7, zmmword ptr [rax + 3072]          ; add float32x16
     b0  62f14c48587031            vaddps zmm6, zmm6, zmmword ptr [rax + 3136]          ; add float32x16
     b7  4881c080000000            add rax, 128                                         ; end void
     be  83c201                    add edx, 1
     c1  83fa08                    cmp edx, 8
     c4  7cba                      jl loop_80
done_c6:
     c6  62f1744858c0              vaddps zmm0, zmm1, zmm0                              ; add float32x16
     cc  62f3fd481bc101            vextractf64x4 ymm1, zmm0, 1                          ; gep float32x8
     d3  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
     d7  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep float32x4
     de  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x4
     e2  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep float32x2
     e6  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x2
     ea  c5f173d804                vpsrldq xmm1, xmm0, 4                                ; gep float32
     ef  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
     f3  c5fa1101                  vmovss dword ptr [rcx], xmm0                         ; store void
     f7  62f1644858c2              vaddps zmm0, zmm3, zmm2                              ; add float32x16
     fd  62f3fd481bc101            vextractf64x4 ymm1, zmm0, 1                          ; gep float32x8
    104  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    108  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep float32x4
    10f  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x4
    113  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep float32x2
    117  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x2
    11b  c5f173d804                vpsrldq xmm1, xmm0, 4                                ; gep float32
    120  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
    124  c5fa114104                vmovss dword ptr [rcx + 4], xmm0                     ; store void
    129  62f1544858c4              vaddps zmm0, zmm5, zmm4                              ; add float32x16
    12f  62f3fd481bc101            vextractf64x4 ymm1, zmm0, 1                          ; gep float32x8
    136  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    13a  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep float32x4
    141  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x4
    145  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep float32x2
    149  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x2
    14d  c5f173d804                vpsrldq xmm1, xmm0, 4                                ; gep float32
    152  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
    156  c5fa114108                vmovss dword ptr [rcx + 8], xmm0                     ; store void
    15b  62f1444858c6              vaddps zmm0, zmm7, zmm6                              ; add float32x16
    161  62f3fd481bc101            vextractf64x4 ymm1, zmm0, 1                          ; gep float32x8
    168  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    16c  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep float32x4
    173  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x4
    177  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep float32x2
    17b  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x2
    17f  c5f173d804                vpsrldq xmm1, xmm0, 4                                ; gep float32
    184  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
    188  c5fa11410c                vmovss dword ptr [rcx + 12], xmm0                    ; store void
    18d  4883c110                  add rcx, 16                                          ; end void
    191  83c601                    add esi, 1
    194  83fe04                    cmp esi, 4
    197  0f8c83feffff              jl loop_20
done_19d:
    19d  c5f877                    vzeroupper                                           ; sink void
    1a0  c3                        ret
