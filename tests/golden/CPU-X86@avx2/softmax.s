softmax:
      0  b800000000                mov eax, 0
      5  c4627d580df2040000        vpbroadcastd ymm9, dword ptr [rip + fe00404b]
      e  4c8b0f                    mov r9, qword ptr [rdi]
     11  4c8b4708                  mov r8, qword ptr [rdi + 8]                          ; define_global ptr<float32, global, 2048>
     15  bf00000000                mov edi, 0                                           ; range int32
loop_20:
     20  488bf7                    mov rsi, rdi                                         ; mul int32
     23  c1e607                    shl esi, 7
     26  c4e27d582dbd040000        vpbroadcastd ymm5, dword ptr [rip + 000080ff]        ; range int32
     2f  c4e27d5835b4040000        vpbroadcastd ymm6, dword ptr [rip + 000080ff]
     38  c4e27d581dab040000        vpbroadcastd ymm3, dword ptr [rip + 000080ff]
     41  c4e27d5825a2040000        vpbroadcastd ymm4, dword ptr [rip + 000080ff]
     4a  ba00000000                mov edx, 0
     4f  498d04b0                  lea rax, [r8 + rsi*4]
loop_60:
     60  c5fc1000                  vmovups ymm0, ymmword ptr [rax]                      ; load float32x8
     64  c5fc5fd5                  vmaxps ymm2, ymm0, ymm5                              ; max float32x8
     68  c5fcc2c803                vcmpps ymm1, ymm0, ymm0, 3
     6d  c4e36d4ae810              vblendvps ymm5, ymm2, ymm0, ymm1
     73  c5fc104020                vmovups ymm0, ymmword ptr [rax + 32]                 ; load float32x8
     78  c5fc5fd6                  vmaxps ymm2, ymm0, ymm6                              ; max float32x8
     7c  c5fcc2c803                vcmpps ymm1, ymm0, ymm0, 3
     81  c4e36d4af010              vblendvps ymm6, ymm2, ymm0, ymm1
     87  c5fc104040                vmovups ymm0, ymmword ptr [rax + 64]                 ; load float32x8
     8c  c5fc5fd3                  vmaxps ymm2, ymm0, ymm3                              ; max float32x8
     90  c5fcc2c803                vcmpps ymm1, ymm0, ymm0, 3
     95  c4e36d4ad810              vblendvps ymm3, ymm2, ymm0, ymm1
     9b  c5fc104060                vmovups ymm0, ymmword ptr [rax + 96]                 ; load float32x8
     a0  c5fc5fd4                  vmaxps ymm2, ymm0, ymm4                              ; max float32x8
     a4  c5fcc2c803                vcmpps ymm1, ymm0, ymm0, 3
     a9  c4e36d4ae010              vblendvps ymm4, ymm2, ymm0, ymm1
     af  4881c080000000            add rax, 128                                         ; end void
     b6  83c201                    add edx, 1
     b9  83fa04                    cmp edx, 4
     bc  7ca2                      jl loop_60
done_be:
     be  c5e45fcd                  vmaxps ymm1, ymm3, ymm5                              ; max float32x8
     c2  c5e4c2c303                vcmpps ymm0, ymm3, ymm3, 3
     c7  c4e3754ad300              vblendvps ymm2, ymm1, ymm3, ymm0
     cd  c5dc5fce                  vmaxps ymm1, ymm4, ymm6                              ; max float32x8
     d1  c5dcc2c403                vcmpps ymm0, ymm4, ymm4, 3
     d6  c4e3754ac400              vblendvps ymm0, ymm1, ymm4, ymm0
     dc  c5fc5fd2                  vmaxps ymm2, ymm0, ymm2                              ; max float32x8
     e0  c5fcc2c803                vcmpps ymm1, ymm0, ymm0, 3
     e5  c4e36d4ac010              vblendvps ymm0, ymm2, ymm0, ymm1
     eb  c4e37d19c101              vextractf128 xmm1, ymm0, 1                           ; gep float32x4
     f1  c5f85fd1                  vmaxps xmm2, xmm0, xmm1                              ; max float32x4
     f5  c5f8c2c803                vcmpps xmm1, xmm0, xmm0, 3
     fa  c4e3694ac010              vblendvps xmm0, xmm2, xmm0, xmm1
    100  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep float32x2
    104  c5f85fd1                  vmaxps xmm2, xmm0, xmm1                              ; max float32x2
    108  c5f8c2c803                vcmpps xmm1, xmm0, xmm0, 3
    10d  c4e3694ac010              vblendvps xmm0, xmm2, xmm0, xmm1
    113  c5f173d804                vpsrldq xmm1, xmm0, 4                                ; gep float32
    118  c5fa5fd1                  vmaxss xmm2, xmm0, xmm1                              ; max float32
    11c  c5fac2c803                vcmpss xmm1, xmm0, xmm0, 3
    121  c4e3694ac010              vblendvps xmm0, xmm2, xmm0, xmm1
    127  c4e27d58e0                vpbroadcastd ymm4, xmm0                              ; vectorize float32x8
    12c  c4e27d583dbb030000        vpbroadcastd ymm7, dword ptr [rip + 00000000]        ; range int32
    135  c4627d5805b2030000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
    13e  c4e27d582da9030000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
    147  c4e27d5835a0030000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
    150  ba00000000                mov edx, 0
    155  498d04b0                  lea rax, [r8 + rsi*4]
    159  c4627d583d92030000        vpbroadcastd ymm15, dword ptr [rip + 3baab83f]
    162  c4627d58358d030000        vpbroadcastd ymm14, dword ptr [rip + 000017c3]
    16b  c4627d582d88030000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    174  c4627d58258b030000        vpbroadcastd ymm12, dword ptr [rip + c431af3a]
    17d  c4627d581d86030000        vpbroadcastd ymm11, dword ptr [rip + ce9c1d3c]
    186  c4627d581581030000        vpbroadcastd ymm10, dword ptr [rip + 6758633d]
loop_1a0:
    1a0  c5fc1000                  vmovups ymm0, ymmword ptr [rax]                      ; load float32x8
    1a4  c5fc5cc4                  vsubps ymm0, ymm0, ymm4                              ; sub float32x8
    1a8  c4c17c59c7                vmulps ymm0, ymm0, ymm15                             ; mul float32x8
    1ad  c58c5fc0                  vmaxps ymm0, ymm14, ymm0                             ; where float32x8
    1b1  c5945dc8                  vminps ymm1, ymm13, ymm0                             ; where float32x8
    1b5  c4c17458d9                vaddps ymm3, ymm1, ymm9                              ; add float32x8
    1ba  c4c1645cc1                vsubps ymm0, ymm3, ymm9                              ; sub float32x8
    1bf  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    1c3  c4e27d580d38030000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    1cc  c4c26da8cc                vfmadd213ps ymm1, ymm2, ymm12
    1d1  c4c26da8cb                vfmadd213ps ymm1, ymm2, ymm11                        ; mulacc float32x8
    1d6  c4c26da8ca                vfmadd213ps ymm1, ymm2, ymm10                        ; mulacc float32x8
    1db  c4e27d580530030000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    1e4  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    1e9  c4e27d580526030000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    1f2  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    1f7  c4e27d58051c030000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    200  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    205  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    20a  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
    20f  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    213  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    217  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    21c  c5f459c0                  vmulps ymm0, ymm1, ymm0                              ; mul float32x8
    220  c5c458f8                  vaddps ymm7, ymm7, ymm0                              ; add float32x8
    224  c5fc104020                vmovups ymm0, ymmword ptr [rax + 32]                 ; load float32x8
    229  c5fc5cc4                  vsubps ymm0, ymm0, ymm4                              ; sub float32x8
    22d  c4c17c59c7                vmulps ymm0, ymm0, ymm15                             ; mul float32x8
    232  c58c5fc0                  vmaxps ymm0, ymm14, ymm0                             ; where float32x8
    236  c5945dc8                  vminps ymm1, ymm13, ymm0                             ; where float32x8
    23a  c4c17458d9                vaddps ymm3, ymm1, ymm9                              ; add float32x8
    23f  c4c1645cc1                vsubps ymm0, ymm3, ymm9                              ; sub float32x8
    244  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    248  c4e27d580db3020000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    251  c4c26da8cc                vfmadd213ps ymm1, ymm2, ymm12
    256  c4c26da8cb                vfmadd213ps ymm1, ymm2, ymm11                        ; mulacc float32x8
    25b  c4c26da8ca                vfmadd213ps ymm1, ymm2, ymm10                        ; mulacc float32x8
    260  c4e27d5805ab020000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    269  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    26e  c4e27d5805a1020000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    277  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    27c  c4e27d580597020000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    285  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    28a  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    28f  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
    294  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    298  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    29c  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    2a1  c5f459c0                  vmulps ymm0, ymm1, ymm0                              ; mul float32x8
    2a5  c53c58c0                  vaddps ymm8, ymm8, ymm0                              ; add float32x8
    2a9  c5fc104040                vmovups ymm0, ymmword ptr [rax + 64]                 ; load float32x8
    2ae  c5fc5cc4                  vsubps ymm0, ymm0, ymm4                              ; sub float32x8
    2b2  c4c17c59c7                vmulps ymm0, ymm0, ymm15                             ; mul float32x8
    2b7  c58c5fc0                  vmaxps ymm0, ymm14, ymm0                             ; where float32x8
    2bb  c5945dc8                  vminps ymm1, ymm13, ymm0                             ; where float32x8
    2bf  c4c17458d9                vaddps ymm3, ymm1, ymm9                              ; add float32x8
    2c4  c4c1645cc1                vsubps ymm0, ymm3, ymm9                              ; sub float32x8
    2c9  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    2cd  c4e27d580d2e020000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    2d6  c4c26da8cc                vfmadd213ps ymm1, ymm2, ymm12
    2db  c4c26da8cb                vfmadd213ps ymm1, ymm2, ymm11                        ; mulacc float32x8
    2e0  c4c26da8ca                vfmadd213ps ymm1, ymm2, ymm10                        ; mulacc float32x8
    2e5  c4e27d580526020000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    2ee  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    2f3  c4e27d58051c020000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    2fc  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    301  c4e27d580512020000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    30a  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    30f  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    314  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
    319  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    31d  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    321  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    326  c5f459c0                  vmulps ymm0, ymm1, ymm0                              ; mul float32x8
    32a  c5d458e8                  vaddps ymm5, ymm5, ymm0                              ; add float32x8
    32e  c5fc104060                vmovups ymm0, ymmword ptr [rax + 96]                 ; load float32x8
    333  c5fc5cc4                  vsubps ymm0, ymm0, ymm4                              ; sub float32x8
    337  c4c17c59c7                vmulps ymm0, ymm0, ymm15                             ; mul float32x8
    33c  c58c5fc0                  vmaxps ymm0, ymm14, ymm0                             ; where float32x8
    340  c5945dc8                  vminps ymm1, ymm13, ymm0                             ; where float32x8
    344  c4c17458d9                vaddps ymm3, ymm1, ymm9                              ; add float32x8
    349  c4c1645cc1                vsubps ymm0, ymm3, ymm9                              ; sub float32x8
    34e  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    352  c4e27d580da9010000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    35b  c4c26da8cc                vfmadd213ps ymm1, ymm2, ymm12
    360  c4c26da8cb                vfmadd213ps ymm1, ymm2, ymm11                        ; mulacc float32x8
    365  c4c26da8ca                vfmadd213ps ymm1, ymm2, ymm10                        ; mulacc float32x8
    36a  c4e27d5805a1010000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    373  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    378  c4e27d580597010000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    381  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    386  c4e27d58058d010000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    38f  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    394  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    399  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
    39e  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    3a2  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    3a6  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    3ab  c5f459c0                  vmulps ymm0, ymm1, ymm0                              ; mul float32x8
    3af  c5cc58f0                  vaddps ymm6, ymm6, ymm0                              ; add float32x8
    3b3  4881c080000000            add rax, 128                                         ; end void
    3ba  83c201                    add edx, 1
    3bd  83fa04                    cmp edx, 4
    3c0  0f8cdafdffff              jl loop_1a0
done_3c6:
    3c6  c5c458cd                  vaddps ymm1, ymm7, ymm5                              ; add float32x8
    3ca  c5bc58c6                  vaddps ymm0, ymm8, ymm6                              ; add float32x8
    3ce  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    3d2  c4e37d19c101              vextractf128 xmm1, ymm0, 1                           ; gep float32x4
    3d8  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x4
    3dc  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep float32x2
    3e0  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x2
    3e4  c5f173d804                vpsrldq xmm1, xmm0, 4                                ; gep float32
    3e9  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
    3ed  c4e27d58e8                vpbroadcastd ymm5, xmm0                              ; vectorize float32x8
    3f2  b900000000                mov ecx, 0                                           ; range int32
    3f7  498d14b0                  lea rdx, [r8 + rsi*4]
    3fb  498d04b1                  lea rax, [r9 + rsi*4]
    3ff  c4627d5825ec000000        vpbroadcastd ymm12, dword ptr [rip + 3baab83f]
    408  c4627d581de7000000        vpbroadcastd ymm11, dword ptr [rip + 000017c3]
    411  c4627d5815e2000000        vpbroadcastd ymm10, dword ptr [rip + 00000043]
    41a  c4627d5805e5000000        vpbroadcastd ymm8, dword ptr [rip + c431af3a]
    423  c4e27d583de0000000        vpbroadcastd ymm7, dword ptr [rip + ce9c1d3c]
    42c  c4e27d5835db000000        vpbroadcastd ymm6, dword ptr [rip + 6758633d]
loop_440:
    440  c5fc1002                  vmovups ymm0, ymmword ptr [rdx]                      ; load float32x8
    444  c5fc5cc4                  vsubps ymm0, ymm0, ymm4                              ; sub float32x8
    448  c4c17c59c4                vmulps ymm0, ymm0, ymm12                             ; mul float32x8
    44d  c5a45fc0                  vmaxps ymm0, ymm11, ymm0                             ; where float32x8
    451  c5ac5dc8                  vminps ymm1, ymm10, ymm0                             ; where float32x8
    455  c4c17458d9                vaddps ymm3, ymm1, ymm9                              ; add float32x8
    45a  c4c1645cc1                vsubps ymm0, ymm3, ymm9                              ; sub float32x8
    45f  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    463  c4e27d580d98000000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    46c  c4c26da8c8                vfmadd213ps ymm1, ymm2, ymm8
    471  c4e26da8cf                vfmadd213ps ymm1, ymm2, ymm7                         ; mulacc float32x8
    476  c4e26da8ce                vfmadd213ps ymm1, ymm2, ymm6                         ; mulacc float32x8
    47b  c4e27d580590000000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    484  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    489  c4e27d580586000000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    492  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    497  c4e27d58057c000000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    4a0  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    4a5  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    4aa  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
    4af  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    4b3  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    4b7  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    4bc  c5f459c0                  vmulps ymm0, ymm1, ymm0                              ; mul float32x8
    4c0  c5fc5ec5                  vdivps ymm0, ymm0, ymm5                              ; fdiv float32x8
    4c4  c5fc1100                  vmovups ymmword ptr [rax], ymm0                      ; store void
    4c8  4883c220                  add rdx, 32                                          ; end void
    4cc  4883c020                  add rax, 32
    4d0  83c101                    add ecx, 1
    4d3  83f910                    cmp ecx, 16
    4d6  0f8c64ffffff              jl loop_440
done_4dc:
    4dc  83c701                    add edi, 1                                           ; end void
    4df  83ff10                    cmp edi, 16
    4e2  0f8c38fbffff              jl loop_20
done_4e8:
    4e8  c5f877                    vzeroupper                                           ; sink void
    4eb  c3                        ret
