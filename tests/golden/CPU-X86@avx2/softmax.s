softmax:
      0  b800000000                mov eax, 0
      5  c4e27d580552050000        vpbroadcastd ymm0, dword ptr [rip + 0000404b]
      e  c4e27d580d51050000        vpbroadcastd ymm1, dword ptr [rip + c431af3a]
     17  c4e27d58154c050000        vpbroadcastd ymm2, dword ptr [rip + ce9c1d3c]
     20  c4e27d581d47050000        vpbroadcastd ymm3, dword ptr [rip + 6758633d]
     29  c4e27d582542050000        vpbroadcastd ymm4, dword ptr [rip + f0fd753e]
     32  c4e27d582d3d050000        vpbroadcastd ymm5, dword ptr [rip + 1872313f]
     3b  c4e27d583538050000        vpbroadcastd ymm6, dword ptr [rip + 0000803f]
     44  488b07                    mov rax, qword ptr [rdi]
     47  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 2048>
     4b  b900000000                mov ecx, 0                                           ; range int32
loop_60:
     60  c4e27d583de3040000        vpbroadcastd ymm7, dword ptr [rip + 000080ff]        ; range int32
     69  c4627d5805da040000        vpbroadcastd ymm8, dword ptr [rip + 000080ff]
     72  c4627d580dd1040000        vpbroadcastd ymm9, dword ptr [rip + 000080ff]
     7b  c4627d5815c8040000        vpbroadcastd ymm10, dword ptr [rip + 000080ff]
     84  be00000000                mov esi, 0
     89  488bfa                    mov rdi, rdx
loop_a0:
     a0  c57c101f                  vmovups ymm11, ymmword ptr [rdi]                     ; load float32x8
     a4  c5a45fff                  vmaxps ymm7, ymm11, ymm7                             ; max float32x8
     a8  c44124c2e303              vcmpps ymm12, ymm11, ymm11, 3
     ae  c4c3454afbc0              vblendvps ymm7, ymm7, ymm11, ymm12
     b4  c57c105f20                vmovups ymm11, ymmword ptr [rdi + 32]                ; load float32x8
     b9  c441245fc0                vmaxps ymm8, ymm11, ymm8                             ; max float32x8
     be  c44124c2e303              vcmpps ymm12, ymm11, ymm11, 3
     c4  c4433d4ac3c0              vblendvps ymm8, ymm8, ymm11, ymm12
     ca  c57c105f40                vmovups ymm11, ymmword ptr [rdi + 64]                ; load float32x8
     cf  c441245fc9                vmaxps ymm9, ymm11, ymm9                             ; max float32x8
     d4  c44124c2e303              vcmpps ymm12, ymm11, ymm11, 3
     da  c443354acbc0              vblendvps ymm9, ymm9, ymm11, ymm12
     e0  c57c105f60                vmovups ymm11, ymmword ptr [rdi + 96]                ; load float32x8
     e5  c441245fd2                vmaxps ymm10, ymm11, ymm10                           ; max float32x8
     ea  c44124c2e303              vcmpps ymm12, ymm11, ymm11, 3
     f0  c4432d4ad3c0              vblendvps ymm10, ymm10, ymm11, ymm12
     f6  4881c780000000            add rdi, 128                                         ; end void
     fd  83c601                    add esi, 1
    100  83fe04                    cmp esi, 4
    103  7c9b                      jl loop_a0
done_105:
    105  c5b45fff                  vmaxps ymm7, ymm9, ymm7                              ; max float32x8
    109  c44134c2d903              vcmpps ymm11, ymm9, ymm9, 3
    10f  c4c3454af9b0              vblendvps ymm7, ymm7, ymm9, ymm11
    115  c4412c5fc0                vmaxps ymm8, ymm10, ymm8                             ; max float32x8
    11a  c4412cc2ca03              vcmpps ymm9, ymm10, ymm10, 3
    120  c4433d4ac290              vblendvps ymm8, ymm8, ymm10, ymm9
    126  c5bc5fff                  vmaxps ymm7, ymm8, ymm7                              ; max float32x8
    12a  c4413cc2c803              vcmpps ymm9, ymm8, ymm8, 3
    130  c4c3454af890              vblendvps ymm7, ymm7, ymm8, ymm9
    136  c4c37d19f801              vextractf128 xmm8, ymm7, 1                           ; gep float32x4
    13c  c441405fc0                vmaxps xmm8, xmm7, xmm8                              ; max float32x4
    141  c540c2cf03                vcmpps xmm9, xmm7, xmm7, 3
    146  c4e3394aff90              vblendvps xmm7, xmm8, xmm7, xmm9
    14c  c54115c7                  vunpckhpd xmm8, xmm7, xmm7                           ; gep float32x2
    150  c441405fc0                vmaxps xmm8, xmm7, xmm8                              ; max float32x2
    155  c540c2cf03                vcmpps xmm9, xmm7, xmm7, 3
    15a  c4e3394aff90              vblendvps xmm7, xmm8, xmm7, xmm9
    160  c5b973df04                vpsrldq xmm8, xmm7, 4                                ; gep float32
    165  c441425fc0                vmaxss xmm8, xmm7, xmm8                              ; max float32
    16a  c542c2cf03                vcmpss xmm9, xmm7, xmm7, 3
    16f  c4e3394aff90              vblendvps xmm7, xmm8, xmm7, xmm9
    175  c4e27d58ff                vpbroadcastd ymm7, xmm7                              ; vectorize float32x8
    17a  c4627d5805cd030000        vpbroadcastd ymm8, dword ptr [rip + 00000000]        ; range int32
    183  c4627d580dc4030000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
    18c  c4627d5815bb030000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
    195  c4627d581db2030000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
    19e  be00000000                mov esi, 0
    1a3  488bfa                    mov rdi, rdx
loop_1c0:
    1c0  c57c1027                  vmovups ymm12, ymmword ptr [rdi]                     ; load float32x8
    1c4  c51c5ce7                  vsubps ymm12, ymm12, ymm7                            ; sub float32x8
    1c8  c4627d582d83030000        vpbroadcastd ymm13, dword ptr [rip + 3baab83f]
    1d1  c4411c59e5                vmulps ymm12, ymm12, ymm13                           ; mul float32x8
    1d6  c4627d582d79030000        vpbroadcastd ymm13, dword ptr [rip + 000017c3]
    1df  c441145fe4                vmaxps ymm12, ymm13, ymm12                           ; where float32x8
    1e4  c4627d582d6f030000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    1ed  c441145de4                vminps ymm12, ymm13, ymm12                           ; where float32x8
    1f2  c51c58e8                  vaddps ymm13, ymm12, ymm0                            ; add float32x8
    1f6  c5145cf0                  vsubps ymm14, ymm13, ymm0                            ; sub float32x8
    1fa  c4411c5ce6                vsubps ymm12, ymm12, ymm14                           ; sub float32x8
    1ff  c4627d58355c030000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    208  c4621da8f1                vfmadd213ps ymm14, ymm12, ymm1
    20d  c4621da8f2                vfmadd213ps ymm14, ymm12, ymm2                       ; mulacc float32x8
    212  c4621da8f3                vfmadd213ps ymm14, ymm12, ymm3                       ; mulacc float32x8
    217  c4621da8f4                vfmadd213ps ymm14, ymm12, ymm4                       ; mulacc float32x8
    21c  c4621da8f5                vfmadd213ps ymm14, ymm12, ymm5                       ; mulacc float32x8
    221  c4621da8f6                vfmadd213ps ymm14, ymm12, ymm6                       ; mulacc float32x8
    226  c4c11d72d501              vpsrld ymm12, ymm13, 1                               ; shr uint32x8
    22c  c4c10572f417              vpslld ymm15, ymm12, 23                              ; shl uint32x8
    232  c505fefe                  vpaddd ymm15, ymm15, ymm6                            ; add uint32x8
    236  c4410c59f7                vmulps ymm14, ymm14, ymm15                           ; mul float32x8
    23b  c44115fae4                vpsubd ymm12, ymm13, ymm12                           ; sub uint32x8
    240  c4c11d72f417              vpslld ymm12, ymm12, 23                              ; shl uint32x8
    246  c51dfee6                  vpaddd ymm12, ymm12, ymm6                            ; add uint32x8
    24a  c4410c59e4                vmulps ymm12, ymm14, ymm12                           ; mul float32x8
    24f  c4413c58c4                vaddps ymm8, ymm8, ymm12                             ; add float32x8
    254  c57c106720                vmovups ymm12, ymmword ptr [rdi + 32]                ; load float32x8
    259  c51c5ce7                  vsubps ymm12, ymm12, ymm7                            ; sub float32x8
    25d  c4627d582dee020000        vpbroadcastd ymm13, dword ptr [rip + 3baab83f]
    266  c4411c59e5                vmulps ymm12, ymm12, ymm13                           ; mul float32x8
    26b  c4627d582de4020000        vpbroadcastd ymm13, dword ptr [rip + 000017c3]
    274  c441145fe4                vmaxps ymm12, ymm13, ymm12                           ; where float32x8
    279  c4627d582dda020000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    282  c441145de4                vminps ymm12, ymm13, ymm12                           ; where float32x8
    287  c51c58e8                  vaddps ymm13, ymm12, ymm0                            ; add float32x8
    28b  c5145cf0                  vsubps ymm14, ymm13, ymm0                            ; sub float32x8
    28f  c4411c5ce6                vsubps ymm12, ymm12, ymm14                           ; sub float32x8
    294  c4627d5835c7020000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    29d  c4621da8f1                vfmadd213ps ymm14, ymm12, ymm1
    2a2  c4621da8f2                vfmadd213ps ymm14, ymm12, ymm2                       ; mulacc float32x8
    2a7  c4621da8f3                vfmadd213ps ymm14, ymm12, ymm3                       ; mulacc float32x8
    2ac  c4621da8f4                vfmadd213ps ymm14, ymm12, ymm4                       ; mulacc float32x8
    2b1  c4621da8f5                vfmadd213ps ymm14, ymm12, ymm5                       ; mulacc float32x8
    2b6  c4621da8f6                vfmadd213ps ymm14, ymm12, ymm6                       ; mulacc float32x8
    2bb  c4c11d72d501              vpsrld ymm12, ymm13, 1                               ; shr uint32x8
    2c1  c4c10572f417              vpslld ymm15, ymm12, 23                              ; shl uint32x8
    2c7  c505fefe                  vpaddd ymm15, ymm15, ymm6                            ; add uint32x8
    2cb  c4410c59f7                vmulps ymm14, ymm14, ymm15                           ; mul float32x8
    2d0  c44115fae4                vpsubd ymm12, ymm13, ymm12                           ; sub uint32x8
    2d5  c4c11d72f417              vpslld ymm12, ymm12, 23                              ; shl uint32x8
    2db  c51dfee6                  vpaddd ymm12, ymm12, ymm6                            ; add uint32x8
    2df  c4410c59e4                vmulps ymm12, ymm14, ymm12                           ; mul float32x8
    2e4  c4413458cc                vaddps ymm9, ymm9, ymm12                             ; add float32x8
    2e9  c57c106740                vmovups ymm12, ymmword ptr [rdi + 64]                ; load float32x8
    2ee  c51c5ce7                  vsubps ymm12, ymm12, ymm7                            ; sub float32x8
    2f2  c4627d582d59020000        vpbroadcastd ymm13, dword ptr [rip + 3baab83f]
    2fb  c4411c59e5                vmulps ymm12, ymm12, ymm13                           ; mul float32x8
    300  c4627d582d4f020000        vpbroadcastd ymm13, dword ptr [rip + 000017c3]
    309  c441145fe4                vmaxps ymm12, ymm13, ymm12                           ; where float32x8
    30e  c4627d582d45020000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    317  c441145de4                vminps ymm12, ymm13, ymm12                           ; where float32x8
    31c  c51c58e8                  vaddps ymm13, ymm12, ymm0                            ; add float32x8
    320  c5145cf0                  vsubps ymm14, ymm13, ymm0                            ; sub float32x8
    324  c4411c5ce6                vsubps ymm12, ymm12, ymm14                           ; sub float32x8
    329  c4627d583532020000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    332  c4621da8f1                vfmadd213ps ymm14, ymm12, ymm1
    337  c4621da8f2                vfmadd213ps ymm14, ymm12, ymm2                       ; mulacc float32x8
    33c  c4621da8f3                vfmadd213ps ymm14, ymm12, ymm3                       ; mulacc float32x8
    341  c4621da8f4                vfmadd213ps ymm14, ymm12, ymm4                       ; mulacc float32x8
    346  c4621da8f5                vfmadd213ps ymm14, ymm12, ymm5                       ; mulacc float32x8
    34b  c4621da8f6                vfmadd213ps ymm14, ymm12, ymm6                       ; mulacc float32x8
    350  c4c11d72d501              vpsrld ymm12, ymm13, 1                               ; shr uint32x8
    356  c4c10572f417              vpslld ymm15, ymm12, 23                              ; shl uint32x8
    35c  c505fefe                  vpaddd ymm15, ymm15, ymm6                            ; add uint32x8
    360  c4410c59f7                vmulps ymm14, ymm14, ymm15                           ; mul float32x8
    365  c44115fae4                vpsubd ymm12, ymm13, ymm12                           ; sub uint32x8
    36a  c4c11d72f417              vpslld ymm12, ymm12, 23                              ; shl uint32x8
    370  c51dfee6                  vpaddd ymm12, ymm12, ymm6                            ; add uint32x8
    374  c4410c59e4                vmulps ymm12, ymm14, ymm12                           ; mul float32x8
    379  c4412c58d4                vaddps ymm10, ymm10, ymm12                           ; add float32x8
    37e  c57c106760                vmovups ymm12, ymmword ptr [rdi + 96]                ; load float32x8
    383  c51c5ce7                  vsubps ymm12, ymm12, ymm7                            ; sub float32x8
    387  c4627d582dc4010000        vpbroadcastd ymm13, dword ptr [rip + 3baab83f]
    390  c4411c59e5                vmulps ymm12, ymm12, ymm13                           ; mul float32x8
    395  c4627d582dba010000        vpbroadcastd ymm13, dword ptr [rip + 000017c3]
    39e  c441145fe4                vmaxps ymm12, ymm13, ymm12                           ; where float32x8
    3a3  c4627d582db0010000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    3ac  c441145de4                vminps ymm12, ymm13, ymm12                           ; where float32x8
    3b1  c51c58e8                  vaddps ymm13, ymm12, ymm0                            ; add float32x8
    3b5  c5145cf0                  vsubps ymm14, ymm13, ymm0                            ; sub float32x8
    3b9  c4411c5ce6                vsubps ymm12, ymm12, ymm14                           ; sub float32x8
    3be  c4627d58359d010000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    3c7  c4621da8f1                vfmadd213ps ymm14, ymm12, ymm1
    3cc  c4621da8f2                vfmadd213ps ymm14, ymm12, ymm2                       ; mulacc float32x8
    3d1  c4621da8f3                vfmadd213ps ymm14, ymm12, ymm3                       ; mulacc float32x8
    3d6  c4621da8f4                vfmadd213ps ymm14, ymm12, ymm4                       ; mulacc float32x8
    3db  c4621da8f5                vfmadd213ps ymm14, ymm12, ymm5                       ; mulacc float32x8
    3e0  c4621da8f6                vfmadd213ps ymm14, ymm12, ymm6                       ; mulacc float32x8
    3e5  c4c11d72d501              vpsrld ymm12, ymm13, 1                               ; shr uint32x8
    3eb  c4c10572f417              vpslld ymm15, ymm12, 23                              ; shl uint32x8
    3f1  c505fefe                  vpaddd ymm15, ymm15, ymm6                            ; add uint32x8
    3f5  c4410c59f7                vmulps ymm14, ymm14, ymm15                           ; mul float32x8
    3fa  c44115fae4                vpsubd ymm12, ymm13, ymm12                           ; sub uint32x8
    3ff  c4c11d72f417              vpslld ymm12, ymm12, 23                              ; shl uint32x8
    405  c51dfee6                  vpaddd ymm12, ymm12, ymm6                            ; add uint32x8
    409  c4410c59e4                vmulps ymm12, ymm14, ymm12                           ; mul float32x8
    40e  c4412458dc                vaddps ymm11, ymm11, ymm12                           ; add float32x8
    413  4881c780000000            add rdi, 128                                         ; end void
    41a  83c601                    add esi, 1
    41d  83fe04                    cmp esi, 4
    420  0f8c9afdffff              jl loop_1c0
done_426:
    426  c4413c58c2                vaddps ymm8, ymm8, ymm10                             ; add float32x8
    42b  c4413458cb                vaddps ymm9, ymm9, ymm11                             ; add float32x8
    430  c4413c58c1                vaddps ymm8, ymm8, ymm9                              ; add float32x8
    435  c4437d19c101              vextractf128 xmm9, ymm8, 1                           ; gep float32x4
    43b  c4413858c1                vaddps xmm8, xmm8, xmm9                              ; add float32x4
    440  c4413915c8                vunpckhpd xmm9, xmm8, xmm8                           ; gep float32x2
    445  c4413858c1                vaddps xmm8, xmm8, xmm9                              ; add float32x2
    44a  c4c13173d804              vpsrldq xmm9, xmm8, 4                                ; gep float32
    450  c4413a58c1                vaddss xmm8, xmm8, xmm9                              ; add float32
    455  c4427d58c0                vpbroadcastd ymm8, xmm8                              ; vectorize float32x8
    45a  be00000000                mov esi, 0                                           ; range int32
    45f  488bfa                    mov rdi, rdx
    462  4c8bc0                    mov r8, rax
loop_480:
    480  c57c100f                  vmovups ymm9, ymmword ptr [rdi]                      ; load float32x8
    484  c5345ccf                  vsubps ymm9, ymm9, ymm7                              ; sub float32x8
    488  c4627d5815c3000000        vpbroadcastd ymm10, dword ptr [rip + 3baab83f]
    491  c4413459ca                vmulps ymm9, ymm9, ymm10                             ; mul float32x8
    496  c4627d5815b9000000        vpbroadcastd ymm10, dword ptr [rip + 000017c3]
    49f  c4412c5fc9                vmaxps ymm9, ymm10, ymm9                             ; where float32x8
    4a4  c4627d5815af000000        vpbroadcastd ymm10, dword ptr [rip + 00000043]
    4ad  c4412c5dc9                vminps ymm9, ymm10, ymm9                             ; where float32x8
    4b2  c53458d0                  vaddps ymm10, ymm9, ymm0                             ; add float32x8
    4b6  c52c5cd8                  vsubps ymm11, ymm10, ymm0                            ; sub float32x8
    4ba  c441345ccb                vsubps ymm9, ymm9, ymm11                             ; sub float32x8
    4bf  c4627d581d9c000000        vpbroadcastd ymm11, dword ptr [rip + b4621a39]       ; mulacc float32x8
    4c8  c46235a8d9                vfmadd213ps ymm11, ymm9, ymm1
    4cd  c46235a8da                vfmadd213ps ymm11, ymm9, ymm2                        ; mulacc float32x8
    4d2  c46235a8db                vfmadd213ps ymm11, ymm9, ymm3                        ; mulacc float32x8
    4d7  c46235a8dc                vfmadd213ps ymm11, ymm9, ymm4                        ; mulacc float32x8
    4dc  c46235a8dd                vfmadd213ps ymm11, ymm9, ymm5                        ; mulacc float32x8
    4e1  c46235a8de                vfmadd213ps ymm11, ymm9, ymm6                        ; mulacc float32x8
    4e6  c4c13572d201              vpsrld ymm9, ymm10, 1                                ; shr uint32x8
    4ec  c4c11d72f117              vpslld ymm12, ymm9, 23                               ; shl uint32x8
    4f2  c51dfee6                  vpaddd ymm12, ymm12, ymm6                            ; add uint32x8
    4f6  c4412459dc                vmulps ymm11, ymm11, ymm12                           ; mul float32x8
    4fb  c4412dfac9                vpsubd ymm9, ymm10, ymm9                             ; sub uint32x8
    500  c4c13572f117              vpslld ymm9, ymm9, 23                                ; shl uint32x8
    506  c535fece                  vpaddd ymm9, ymm9, ymm6                              ; add uint32x8
    50a  c4412459c9                vmulps ymm9, ymm11, ymm9                             ; mul float32x8
    50f  c441345ec8                vdivps ymm9, ymm9, ymm8                              ; fdiv float32x8
    514  c4417c1108                vmovups ymmword ptr [r8], ymm9                       ; store void
    519  4883c720                  add rdi, 32                                          ; end void
    51d  4983c020                  add r8, 32
    521  83c601                    add esi, 1
    524  83fe10                    cmp esi, 16
    527  0f8c53ffffff              jl loop_480
done_52d:
    52d  4881c200020000            add rdx, 512                                         ; end void
    534  4881c000020000            add rax, 512
    53b  83c101                    add ecx, 1
    53e  83f910                    cmp ecx, 16
    541  0f8c19fbffff              jl loop_60
done_547:
    547  c5f877                    vzeroupper                                           ; sink void
    54a  c3                        ret
