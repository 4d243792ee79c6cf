softmax:
      0  b800000000                mov eax, 0
      5  c4e27d58052a050000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
      e  c4e27d580d29050000        vpbroadcastd ymm1, dword ptr [rip + c431af3a]
     17  c4e27d581524050000        vpbroadcastd ymm2, dword ptr [rip + ce9c1d3c]
     20  c4e27d581d1f050000        vpbroadcastd ymm3, dword ptr [rip + 6758633d]
     29  c4e27d58251a050000        vpbroadcastd ymm4, dword ptr [rip + f0fd753e]
     32  c4e27d582d15050000        vpbroadcastd ymm5, dword ptr [rip + 1872313f]
     3b  c4e27d583510050000        vpbroadcastd ymm6, dword ptr [rip + 0000803f]
     44  488b17                    mov rdx, qword ptr [rdi]
     47  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 2048>
     4b  be00000000                mov esi, 0                                           ; range int32
loop_60:
     60  c4e27d583dbb040000        vpbroadcastd ymm7, dword ptr [rip + 000080ff]        ; range int32
     69  c4627d5805b2040000        vpbroadcastd ymm8, dword ptr [rip + 000080ff]
     72  c4627d580da9040000        vpbroadcastd ymm9, dword ptr [rip + 000080ff]
     7b  c4627d5815a0040000        vpbroadcastd ymm10, dword ptr [rip + 000080ff]
     84  bf00000000                mov edi, 0
     89  4c8bc1                    mov r8, rcx
loop_a0:
     a0  c4417c1018                vmovups ymm11, ymmword ptr [r8]                      ; load float32x8
     a5  c5a45fff                  vmaxps ymm7, ymm11, ymm7                             ; max float32x8
     a9  c44124c2e303              vcmpps ymm12, ymm11, ymm11, 3
     af  c4c3454afbc0              vblendvps ymm7, ymm7, ymm11, ymm12
     b5  c4417c105820              vmovups ymm11, ymmword ptr [r8 + 32]                 ; load float32x8
     bb  c441245fc0                vmaxps ymm8, ymm11, ymm8                             ; max float32x8
     c0  c44124c2e303              vcmpps ymm12, ymm11, ymm11, 3
     c6  c4433d4ac3c0              vblendvps ymm8, ymm8, ymm11, ymm12
     cc  c4417c105840              vmovups ymm11, ymmword ptr [r8 + 64]                 ; load float32x8
     d2  c441245fc9                vmaxps ymm9, ymm11, ymm9                             ; max float32x8
     d7  c44124c2e303              vcmpps ymm12, ymm11, ymm11, 3
     dd  c443354acbc0              vblendvps ymm9, ymm9, ymm11, ymm12
     e3  c4417c105860              vmovups ymm11, ymmword ptr [r8 + 96]                 ; load float32x8
     e9  c441245fd2                vmaxps ymm10, ymm11, ymm10                           ; max float32x8
     ee  c44124c2e303              vcmpps ymm12, ymm11, ymm11, 3
     f4  c4432d4ad3c0              vblendvps ymm10, ymm10, ymm11, ymm12
     fa  4981c080000000            add r8, 128                                          ; end void
    101  83c701                    add edi, 1
    104  83ff04                    cmp edi, 4
    107  7c97                      jl loop_a0
done_109:
    109  c5b45fff                  vmaxps ymm7, ymm9, ymm7                              ; max float32x8
    10d  c44134c2d903              vcmpps ymm11, ymm9, ymm9, 3
    113  c4c3454af9b0              vblendvps ymm7, ymm7, ymm9, ymm11
    119  c4412c5fc0                vmaxps ymm8, ymm10, ymm8                             ; max float32x8
    11e  c4412cc2ca03              vcmpps ymm9, ymm10, ymm10, 3
    124  c4433d4ac290              vblendvps ymm8, ymm8, ymm10, ymm9
    12a  c5bc5fff                  vmaxps ymm7, ymm8, ymm7                              ; max float32x8
    12e  c4413cc2c803              vcmpps ymm9, ymm8, ymm8, 3
    134  c4c3454af890              vblendvps ymm7, ymm7, ymm8, ymm9
    13a  c4c37d19f801              vextractf128 xmm8, ymm7, 1                           ; gep float32x4
    140  c441405fc0                vmaxps xmm8, xmm7, xmm8                              ; max float32x4
    145  c540c2cf03                vcmpps xmm9, xmm7, xmm7, 3
    14a  c4e3394aff90              vblendvps xmm7, xmm8, xmm7, xmm9
    150  c54115c7                  vunpckhpd xmm8, xmm7, xmm7                           ; gep float32x2
    154  c441405fc0                vmaxps xmm8, xmm7, xmm8                              ; max float32x2
    159  c540c2cf03                vcmpps xmm9, xmm7, xmm7, 3
    15e  c4e3394aff90              vblendvps xmm7, xmm8, xmm7, xmm9
    164  c5b973df04                vpsrldq xmm8, xmm7, 4                                ; gep float32
    169  c441425fc0                vmaxss xmm8, xmm7, xmm8                              ; max float32
    16e  c542c2cf03                vcmpss xmm9, xmm7, xmm7, 3
    173  c4e3394aff90              vblendvps xmm7, xmm8, xmm7, xmm9
    179  c4e27d58ff                vpbroadcastd ymm7, xmm7                              ; vectorize float32x8
    17e  c4627d5805a1030000        vpbroadcastd ymm8, dword ptr [rip + 00000000]        ; range int32
    187  c4627d580d98030000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
    190  c4627d58158f030000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
    199  c4627d581d86030000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
    1a2  bf00000000                mov edi, 0
    1a7  4c8bc1                    mov r8, rcx
loop_1c0:
    1c0  c4417c1020                vmovups ymm12, ymmword ptr [r8]                      ; load float32x8
    1c5  c51c5ce7                  vsubps ymm12, ymm12, ymm7                            ; sub float32x8
    1c9  c4627d582d5a030000        vpbroadcastd ymm13, dword ptr [rip + 3baab83f]
    1d2  c4411c59e5                vmulps ymm12, ymm12, ymm13                           ; mul float32x8
    1d7  c4627d582d50030000        vpbroadcastd ymm13, dword ptr [rip + 000017c3]
    1e0  c441145fe4                vmaxps ymm12, ymm13, ymm12                           ; where float32x8
    1e5  c4627d582d46030000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    1ee  c441145de4                vminps ymm12, ymm13, ymm12                           ; where float32x8
    1f3  c51c58e8                  vaddps ymm13, ymm12, ymm0                            ; add float32x8
    1f7  c5145cf0                  vsubps ymm14, ymm13, ymm0                            ; sub float32x8
    1fb  c4411c5ce6                vsubps ymm12, ymm12, ymm14                           ; sub float32x8
    200  c4627d583533030000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    209  c4621da8f1                vfmadd213ps ymm14, ymm12, ymm1
    20e  c4621da8f2                vfmadd213ps ymm14, ymm12, ymm2                       ; mulacc float32x8
    213  c4621da8f3                vfmadd213ps ymm14, ymm12, ymm3                       ; mulacc float32x8
    218  c4621da8f4                vfmadd213ps ymm14, ymm12, ymm4                       ; mulacc float32x8
    21d  c4621da8f5                vfmadd213ps ymm14, ymm12, ymm5                       ; mulacc float32x8
    222  c4621da8f6                vfmadd213ps ymm14, ymm12, ymm6                       ; mulacc float32x8
    227  c4c11d72d501              vpsrld ymm12, ymm13, 1                               ; shr uint32x8
    22d  c4c10572f417              vpslld ymm15, ymm12, 23                              ; shl uint32x8
    233  c4410c59f7                vmulps ymm14, ymm14, ymm15                           ; mul float32x8
    238  c44115fae4                vpsubd ymm12, ymm13, ymm12                           ; sub uint32x8
    23d  c4c11d72f417              vpslld ymm12, ymm12, 23                              ; shl uint32x8
    243  c4410c59e4                vmulps ymm12, ymm14, ymm12                           ; mul float32x8
    248  c4413c58c4                vaddps ymm8, ymm8, ymm12                             ; add float32x8
    24d  c4417c106020              vmovups ymm12, ymmword ptr [r8 + 32]                 ; load float32x8
    253  c51c5ce7                  vsubps ymm12, ymm12, ymm7                            ; sub float32x8
    257  c4627d582dcc020000        vpbroadcastd ymm13, dword ptr [rip + 3baab83f]
    260  c4411c59e5                vmulps ymm12, ymm12, ymm13                           ; mul float32x8
    265  c4627d582dc2020000        vpbroadcastd ymm13, dword ptr [rip + 000017c3]
    26e  c441145fe4                vmaxps ymm12, ymm13, ymm12                           ; where float32x8
    273  c4627d582db8020000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    27c  c441145de4                vminps ymm12, ymm13, ymm12                           ; where float32x8
    281  c51c58e8                  vaddps ymm13, ymm12, ymm0                            ; add float32x8
    285  c5145cf0                  vsubps ymm14, ymm13, ymm0                            ; sub float32x8
    289  c4411c5ce6                vsubps ymm12, ymm12, ymm14                           ; sub float32x8
    28e  c4627d5835a5020000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    297  c4621da8f1                vfmadd213ps ymm14, ymm12, ymm1
    29c  c4621da8f2                vfmadd213ps ymm14, ymm12, ymm2                       ; mulacc float32x8
    2a1  c4621da8f3                vfmadd213ps ymm14, ymm12, ymm3                       ; mulacc float32x8
    2a6  c4621da8f4                vfmadd213ps ymm14, ymm12, ymm4                       ; mulacc float32x8
    2ab  c4621da8f5                vfmadd213ps ymm14, ymm12, ymm5                       ; mulacc float32x8
    2b0  c4621da8f6                vfmadd213ps ymm14, ymm12, ymm6                       ; mulacc float32x8
    2b5  c4c11d72d501              vpsrld ymm12, ymm13, 1                               ; shr uint32x8
    2bb  c4c10572f417              vpslld ymm15, ymm12, 23                              ; shl uint32x8
    2c1  c4410c59f7                vmulps ymm14, ymm14, ymm15                           ; mul float32x8
    2c6  c44115fae4                vpsubd ymm12, ymm13, ymm12                           ; sub uint32x8
    2cb  c4c11d72f417              vpslld ymm12, ymm12, 23                              ; shl uint32x8
    2d1  c4410c59e4                vmulps ymm12, ymm14, ymm12                           ; mul float32x8
    2d6  c4413458cc                vaddps ymm9, ymm9, ymm12                             ; add float32x8
    2db  c4417c106040              vmovups ymm12, ymmword ptr [r8 + 64]                 ; load float32x8
    2e1  c51c5ce7                  vsubps ymm12, ymm12, ymm7                            ; sub float32x8
    2e5  c4627d582d3e020000        vpbroadcastd ymm13, dword ptr [rip + 3baab83f]
    2ee  c4411c59e5                vmulps ymm12, ymm12, ymm13                           ; mul float32x8
    2f3  c4627d582d34020000        vpbroadcastd ymm13, dword ptr [rip + 000017c3]
    2fc  c441145fe4                vmaxps ymm12, ymm13, ymm12                           ; where float32x8
    301  c4627d582d2a020000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    30a  c441145de4                vminps ymm12, ymm13, ymm12                           ; where float32x8
    30f  c51c58e8                  vaddps ymm13, ymm12, ymm0                            ; add float32x8
    313  c5145cf0                  vsubps ymm14, ymm13, ymm0                            ; sub float32x8
    317  c4411c5ce6                vsubps ymm12, ymm12, ymm14                           ; sub float32x8
    31c  c4627d583517020000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    325  c4621da8f1                vfmadd213ps ymm14, ymm12, ymm1
    32a  c4621da8f2                vfmadd213ps ymm14, ymm12, ymm2                       ; mulacc float32x8
    32f  c4621da8f3                vfmadd213ps ymm14, ymm12, ymm3                       ; mulacc float32x8
    334  c4621da8f4                vfmadd213ps ymm14, ymm12, ymm4                       ; mulacc float32x8
    339  c4621da8f5                vfmadd213ps ymm14, ymm12, ymm5                       ; mulacc float32x8
    33e  c4621da8f6                vfmadd213ps ymm14, ymm12, ymm6                       ; mulacc float32x8
    343  c4c11d72d501              vpsrld ymm12, ymm13, 1                               ; shr uint32x8
    349  c4c10572f417              vpslld ymm15, ymm12, 23                              ; shl uint32x8
    34f  c4410c59f7                vmulps ymm14, ymm14, ymm15                           ; mul float32x8
    354  c44115fae4                vpsubd ymm12, ymm13, ymm12                           ; sub uint32x8
    359  c4c11d72f417              vpslld ymm12, ymm12, 23                              ; shl uint32x8
    35f  c4410c59e4                vmulps ymm12, ymm14, ymm12                           ; mul float32x8
    364  c4412c58d4                vaddps ymm10, ymm10, ymm12                           ; add float32x8
    369  c4417c106060              vmovups ymm12, ymmword ptr [r8 + 96]                 ; load float32x8
    36f  c51c5ce7                  vsubps ymm12, ymm12, ymm7                            ; sub float32x8
    373  c4627d582db0010000        vpbroadcastd ymm13, dword ptr [rip + 3baab83f]
    37c  c4411c59e5                vmulps ymm12, ymm12, ymm13                           ; mul float32x8
    381  c4627d582da6010000        vpbroadcastd ymm13, dword ptr [rip + 000017c3]
    38a  c441145fe4                vmaxps ymm12, ymm13, ymm12                           ; where float32x8
    38f  c4627d582d9c010000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    398  c441145de4                vminps ymm12, ymm13, ymm12                           ; where float32x8
    39d  c51c58e8                  vaddps ymm13, ymm12, ymm0                            ; add float32x8
    3a1  c5145cf0                  vsubps ymm14, ymm13, ymm0                            ; sub float32x8
    3a5  c4411c5ce6                vsubps ymm12, ymm12, ymm14                           ; sub float32x8
    3aa  c4627d583589010000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    3b3  c4621da8f1                vfmadd213ps ymm14, ymm12, ymm1
    3b8  c4621da8f2                vfmadd213ps ymm14, ymm12, ymm2                       ; mulacc float32x8
    3bd  c4621da8f3                vfmadd213ps ymm14, ymm12, ymm3                       ; mulacc float32x8
    3c2  c4621da8f4                vfmadd213ps ymm14, ymm12, ymm4                       ; mulacc float32x8
    3c7  c4621da8f5                vfmadd213ps ymm14, ymm12, ymm5                       ; mulacc float32x8
    3cc  c4621da8f6                vfmadd213ps ymm14, ymm12, ymm6                       ; mulacc float32x8
    3d1  c4c11d72d501              vpsrld ymm12, ymm13, 1                               ; shr uint32x8
    3d7  c4c10572f417              vpslld ymm15, ymm12, 23                              ; shl uint32x8
    3dd  c4410c59f7                vmulps ymm14, ymm14, ymm15                           ; mul float32x8
    3e2  c44115fae4                vpsubd ymm12, ymm13, ymm12                           ; sub uint32x8
    3e7  c4c11d72f417              vpslld ymm12, ymm12, 23                              ; shl uint32x8
    3ed  c4410c59e4                vmulps ymm12, ymm14, ymm12                           ; mul float32x8
    3f2  c4412458dc                vaddps ymm11, ymm11, ymm12                           ; add float32x8
    3f7  4981c080000000            add r8, 128                                          ; end void
    3fe  83c701                    add edi, 1
    401  83ff04                    cmp edi, 4
    404  0f8cb6fdffff              jl loop_1c0
done_40a:
    40a  c4413c58c2                vaddps ymm8, ymm8, ymm10                             ; add float32x8
    40f  c4413458cb                vaddps ymm9, ymm9, ymm11                             ; add float32x8
    414  c4413c58c1                vaddps ymm8, ymm8, ymm9                              ; add float32x8
    419  c4437d19c101              vextractf128 xmm9, ymm8, 1                           ; gep float32x4
    41f  c4413858c1                vaddps xmm8, xmm8, xmm9                              ; add float32x4
    424  c4413915c8                vunpckhpd xmm9, xmm8, xmm8                           ; gep float32x2
    429  c4413858c1                vaddps xmm8, xmm8, xmm9                              ; add float32x2
    42e  c4c13173d804              vpsrldq xmm9, xmm8, 4                                ; gep float32
    434  c4413a58c1                vaddss xmm8, xmm8, xmm9                              ; add float32
    439  c4427d58c0                vpbroadcastd ymm8, xmm8                              ; vectorize float32x8
    43e  bf00000000                mov edi, 0                                           ; range int32
    443  4c8bc1                    mov r8, rcx
    446  4c8bca                    mov r9, rdx
loop_460:
    460  c4417c1008                vmovups ymm9, ymmword ptr [r8]                       ; load float32x8
    465  c5345ccf                  vsubps ymm9, ymm9, ymm7                              ; sub float32x8
    469  c4627d5815ba000000        vpbroadcastd ymm10, dword ptr [rip + 3baab83f]
    472  c4413459ca                vmulps ymm9, ymm9, ymm10                             ; mul float32x8
    477  c4627d5815b0000000        vpbroadcastd ymm10, dword ptr [rip + 000017c3]
    480  c4412c5fc9                vmaxps ymm9, ymm10, ymm9                             ; where float32x8
    485  c4627d5815a6000000        vpbroadcastd ymm10, dword ptr [rip + 00000043]
    48e  c4412c5dc9                vminps ymm9, ymm10, ymm9                             ; where float32x8
    493  c53458d0                  vaddps ymm10, ymm9, ymm0                             ; add float32x8
    497  c52c5cd8                  vsubps ymm11, ymm10, ymm0                            ; sub float32x8
    49b  c441345ccb                vsubps ymm9, ymm9, ymm11                             ; sub float32x8
    4a0  c4627d581d93000000        vpbroadcastd ymm11, dword ptr [rip + b4621a39]       ; mulacc float32x8
    4a9  c46235a8d9                vfmadd213ps ymm11, ymm9, ymm1
    4ae  c46235a8da                vfmadd213ps ymm11, ymm9, ymm2                        ; mulacc float32x8
    4b3  c46235a8db                vfmadd213ps ymm11, ymm9, ymm3                        ; mulacc float32x8
    4b8  c46235a8dc                vfmadd213ps ymm11, ymm9, ymm4                        ; mulacc float32x8
    4bd  c46235a8dd                vfmadd213ps ymm11, ymm9, ymm5                        ; mulacc float32x8
    4c2  c46235a8de                vfmadd213ps ymm11, ymm9, ymm6                        ; mulacc float32x8
    4c7  c4c13572d201              vpsrld ymm9, ymm10, 1                                ; shr uint32x8
    4cd  c4c11d72f117              vpslld ymm12, ymm9, 23                               ; shl uint32x8
    4d3  c4412459dc                vmulps ymm11, ymm11, ymm12                           ; mul float32x8
    4d8  c4412dfac9                vpsubd ymm9, ymm10, ymm9                             ; sub uint32x8
    4dd  c4c13572f117              vpslld ymm9, ymm9, 23                                ; shl uint32x8
    4e3  c4412459c9                vmulps ymm9, ymm11, ymm9                             ; mul float32x8
    4e8  c441345ec8                vdivps ymm9, ymm9, ymm8                              ; fdiv float32x8
    4ed  c4417c1109                vmovups ymmword ptr [r9], ymm9                       ; store void
    4f2  4983c020                  add r8, 32                                           ; end void
    4f6  4983c120                  add r9, 32
    4fa  83c701                    add edi, 1
    4fd  83ff10                    cmp edi, 16
    500  0f8c5affffff              jl loop_460
done_506:
    506  4881c100020000            add rcx, 512                                         ; end void
    50d  4881c200020000            add rdx, 512
    514  83c601                    add esi, 1
    517  83fe10                    cmp esi, 16
    51a  0f8c40fbffff              jl loop_60
done_520:
    520  c5f877                    vzeroupper                                           ; sink void
    523  c3                        ret
