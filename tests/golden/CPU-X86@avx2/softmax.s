softmax:
      0  b800000000                mov eax, 0
      5  c4e27d58052a050000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
      e  c4e27d580d29050000        vpbroadcastd ymm1, dword ptr [rip + c431af3a]
     17  c4e27d581524050000        vpbroadcastd ymm2, dword ptr [rip + ce9c1d3c]
     20  c4e27d581d1f050000        vpbroadcastd ymm3, dword ptr [rip + 6758633d]
     29  c4e27d58251a050000        vpbroadcastd ymm4, dword ptr [rip + f0fd753e]
     32  c4e27d582d15050000        vpbroadcastd ymm5, dword ptr [rip + 1872313f]
     3b  c4e27d583510050000        vpbroadcastd ymm6, dword ptr [rip + 0000803f]
     44  488b07                    mov rax, qword ptr [rdi]
     47  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 2048>
     4b  b900000000                mov ecx, 0                                           ; range int32
loop_60:
     60  c4e27d583dbb040000        vpbroadcastd ymm7, dword ptr [rip + 000080ff]        ; range int32
     69  c4627d5805b2040000        vpbroadcastd ymm8, dword ptr [rip + 000080ff]
     72  c4627d580da9040000        vpbroadcastd ymm9, dword ptr [rip + 000080ff]
     7b  c4627d5815a0040000        vpbroadcastd ymm10, dword ptr [rip + 000080ff]
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
    17a  c4627d5805a5030000        vpbroadcastd ymm8, dword ptr [rip + 00000000]        ; range int32
    183  c4627d580d9c030000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
    18c  c4627d581593030000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
    195  c4627d581d8a030000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
    19e  be00000000                mov esi, 0
    1a3  488bfa                    mov rdi, rdx
loop_1c0:
    1c0  c57c1027                  vmovups ymm12, ymmword ptr [rdi]                     ; load float32x8
    1c4  c51c5ce7                  vsubps ymm12, ymm12, ymm7                            ; sub float32x8
    1c8  c4627d582d5b030000        vpbroadcastd ymm13, dword ptr [rip + 3baab83f]
    1d1  c4411c59e5                vmulps ymm12, ymm12, ymm13                           ; mul float32x8
    1d6  c4627d582d51030000        vpbroadcastd ymm13, dword ptr [rip + 000017c3]
    1df  c441145fe4                vmaxps ymm12, ymm13, ymm12                           ; where float32x8
    1e4  c4627d582d47030000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    1ed  c441145de4                vminps ymm12, ymm13, ymm12                           ; where float32x8
    1f2  c51c58e8                  vaddps ymm13, ymm12, ymm0                            ; add float32x8
    1f6  c5145cf0                  vsubps ymm14, ymm13, ymm0                            ; sub float32x8
    1fa  c4411c5ce6                vsubps ymm12, ymm12, ymm14                           ; sub float32x8
    1ff  c4627d583534030000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    208  c4621da8f1                vfmadd213ps ymm14, ymm12, ymm1
    20d  c4621da8f2                vfmadd213ps ymm14, ymm12, ymm2                       ; mulacc float32x8
    212  c4621da8f3                vfmadd213ps ymm14, ymm12, ymm3                       ; mulacc float32x8
    217  c4621da8f4                vfmadd213ps ymm14, ymm12, ymm4                       ; mulacc float32x8
    21c  c4621da8f5                vfmadd213ps ymm14, ymm12, ymm5                       ; mulacc float32x8
    221  c4621da8f6                vfmadd213ps ymm14, ymm12, ymm6                       ; mulacc float32x8
    226  c4c11d72d501              vpsrld ymm12, ymm13, 1                               ; shr uint32x8
    22c  c4c10572f417              vpslld ymm15, ymm12, 23                              ; shl uint32x8
    232  c4410c59f7                vmulps ymm14, ymm14, ymm15                           ; mul float32x8
    237  c44115fae4                vpsubd ymm12, ymm13, ymm12                           ; sub uint32x8
    23c  c4c11d72f417              vpslld ymm12, ymm12, 23                              ; shl uint32x8
    242  c4410c59e4                vmulps ymm12, ymm14, ymm12                           ; mul float32x8
    247  c4413c58c4                vaddps ymm8, ymm8, ymm12                             ; add float32x8
    24c  c57c106720                vmovups ymm12, ymmword ptr [rdi + 32]                ; load float32x8
    251  c51c5ce7                  vsubps ymm12, ymm12, ymm7                            ; sub float32x8
    255  c4627d582dce020000        vpbroadcastd ymm13, dword ptr [rip + 3baab83f]
    25e  c4411c59e5                vmulps ymm12, ymm12, ymm13                           ; mul float32x8
    263  c4627d582dc4020000        vpbroadcastd ymm13, dword ptr [rip + 000017c3]
    26c  c441145fe4                vmaxps ymm12, ymm13, ymm12                           ; where float32x8
    271  c4627d582dba020000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    27a  c441145de4                vminps ymm12, ymm13, ymm12                           ; where float32x8
    27f  c51c58e8                  vaddps ymm13, ymm12, ymm0                            ; add float32x8
    283  c5145cf0                  vsubps ymm14, ymm13, ymm0                            ; sub float32x8
    287  c4411c5ce6                vsubps ymm12, ymm12, ymm14                           ; sub float32x8
    28c  c4627d5835a7020000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    295  c4621da8f1                vfmadd213ps ymm14, ymm12, ymm1
    29a  c4621da8f2                vfmadd213ps ymm14, ymm12, ymm2                       ; mulacc float32x8
    29f  c4621da8f3                vfmadd213ps ymm14, ymm12, ymm3                       ; mulacc float32x8
    2a4  c4621da8f4                vfmadd213ps ymm14, ymm12, ymm4                       ; mulacc float32x8
    2a9  c4621da8f5                vfmadd213ps ymm14, ymm12, ymm5                       ; mulacc float32x8
    2ae  c4621da8f6                vfmadd213ps ymm14, ymm12, ymm6                       ; mulacc float32x8
    2b3  c4c11d72d501              vpsrld ymm12, ymm13, 1                               ; shr uint32x8
    2b9  c4c10572f417              vpslld ymm15, ymm12, 23                              ; shl uint32x8
    2bf  c4410c59f7                vmulps ymm14, ymm14, ymm15                           ; mul float32x8
    2c4  c44115fae4                vpsubd ymm12, ymm13, ymm12                           ; sub uint32x8
    2c9  c4c11d72f417              vpslld ymm12, ymm12, 23                              ; shl uint32x8
    2cf  c4410c59e4                vmulps ymm12, ymm14, ymm12                           ; mul float32x8
    2d4  c4413458cc                vaddps ymm9, ymm9, ymm12                             ; add float32x8
    2d9  c57c106740                vmovups ymm12, ymmword ptr [rdi + 64]                ; load float32x8
    2de  c51c5ce7                  vsubps ymm12, ymm12, ymm7                            ; sub float32x8
    2e2  c4627d582d41020000        vpbroadcastd ymm13, dword ptr [rip + 3baab83f]
    2eb  c4411c59e5                vmulps ymm12, ymm12, ymm13                           ; mul float32x8
    2f0  c4627d582d37020000        vpbroadcastd ymm13, dword ptr [rip + 000017c3]
    2f9  c441145fe4                vmaxps ymm12, ymm13, ymm12                           ; where float32x8
    2fe  c4627d582d2d020000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    307  c441145de4                vminps ymm12, ymm13, ymm12                           ; where float32x8
    30c  c51c58e8                  vaddps ymm13, ymm12, ymm0                            ; add float32x8
    310  c5145cf0                  vsubps ymm14, ymm13, ymm0                            ; sub float32x8
    314  c4411c5ce6                vsubps ymm12, ymm12, ymm14                           ; sub float32x8
    319  c4627d58351a020000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    322  c4621da8f1                vfmadd213ps ymm14, ymm12, ymm1
    327  c4621da8f2                vfmadd213ps ymm14, ymm12, ymm2                       ; mulacc float32x8
    32c  c4621da8f3                vfmadd213ps ymm14, ymm12, ymm3                       ; mulacc float32x8
    331  c4621da8f4                vfmadd213ps ymm14, ymm12, ymm4                       ; mulacc float32x8
    336  c4621da8f5                vfmadd213ps ymm14, ymm12, ymm5                       ; mulacc float32x8
    33b  c4621da8f6                vfmadd213ps ymm14, ymm12, ymm6                       ; mulacc float32x8
    340  c4c11d72d501              vpsrld ymm12, ymm13, 1                               ; shr uint32x8
    346  c4c10572f417              vpslld ymm15, ymm12, 23                              ; shl uint32x8
    34c  c4410c59f7                vmulps ymm14, ymm14, ymm15                           ; mul float32x8
    351  c44115fae4                vpsubd ymm12, ymm13, ymm12                           ; sub uint32x8
    356  c4c11d72f417              vpslld ymm12, ymm12, 23                              ; shl uint32x8
    35c  c4410c59e4                vmulps ymm12, ymm14, ymm12                           ; mul float32x8
    361  c4412c58d4                vaddps ymm10, ymm10, ymm12                           ; add float32x8
    366  c57c106760                vmovups ymm12, ymmword ptr [rdi + 96]                ; load float32x8
    36b  c51c5ce7                  vsubps ymm12, ymm12, ymm7                            ; sub float32x8
    36f  c4627d582db4010000        vpbroadcastd ymm13, dword ptr [rip + 3baab83f]
    378  c4411c59e5                vmulps ymm12, ymm12, ymm13                           ; mul float32x8
    37d  c4627d582daa010000        vpbroadcastd ymm13, dword ptr [rip + 000017c3]
    386  c441145fe4                vmaxps ymm12, ymm13, ymm12                           ; where float32x8
    38b  c4627d582da0010000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    394  c441145de4                vminps ymm12, ymm13, ymm12                           ; where float32x8
    399  c51c58e8                  vaddps ymm13, ymm12, ymm0                            ; add float32x8
    39d  c5145cf0                  vsubps ymm14, ymm13, ymm0                            ; sub float32x8
    3a1  c4411c5ce6                vsubps ymm12, ymm12, ymm14                           ; sub float32x8
    3a6  c4627d58358d010000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    3af  c4621da8f1                vfmadd213ps ymm14, ymm12, ymm1
    3b4  c4621da8f2                vfmadd213ps ymm14, ymm12, ymm2                       ; mulacc float32x8
    3b9  c4621da8f3                vfmadd213ps ymm14, ymm12, ymm3                       ; mulacc float32x8
    3be  c4621da8f4                vfmadd213ps ymm14, ymm12, ymm4                       ; mulacc float32x8
    3c3  c4621da8f5                vfmadd213ps ymm14, ymm12, ymm5                       ; mulacc float32x8
    3c8  c4621da8f6                vfmadd213ps ymm14, ymm12, ymm6                       ; mulacc float32x8
    3cd  c4c11d72d501              vpsrld ymm12, ymm13, 1                               ; shr uint32x8
    3d3  c4c10572f417              vpslld ymm15, ymm12, 23                              ; shl uint32x8
    3d9  c4410c59f7                vmulps ymm14, ymm14, ymm15                           ; mul float32x8
    3de  c44115fae4                vpsubd ymm12, ymm13, ymm12                           ; sub uint32x8
    3e3  c4c11d72f417              vpslld ymm12, ymm12, 23                              ; shl uint32x8
    3e9  c4410c59e4                vmulps ymm12, ymm14, ymm12                           ; mul float32x8
    3ee  c4412458dc                vaddps ymm11, ymm11, ymm12                           ; add float32x8
    3f3  4881c780000000            add rdi, 128                                         ; end void
    3fa  83c601                    add esi, 1
    3fd  83fe04                    cmp esi, 4
    400  0f8cbafdffff              jl loop_1c0
done_406:
    406  c4413c58c2                vaddps ymm8, ymm8, ymm10                             ; add float32x8
    40b  c4413458cb                vaddps ymm9, ymm9, ymm11                             ; add float32x8
    410  c4413c58c1                vaddps ymm8, ymm8, ymm9                              ; add float32x8
    415  c4437d19c101              vextractf128 xmm9, ymm8, 1                           ; gep float32x4
    41b  c4413858c1                vaddps xmm8, xmm8, xmm9                              ; add float32x4
    420  c4413915c8                vunpckhpd xmm9, xmm8, xmm8                           ; gep float32x2
    425  c4413858c1                vaddps xmm8, xmm8, xmm9                              ; add float32x2
    42a  c4c13173d804              vpsrldq xmm9, xmm8, 4                                ; gep float32
    430  c4413a58c1                vaddss xmm8, xmm8, xmm9                              ; add float32
    435  c4427d58c0                vpbroadcastd ymm8, xmm8                              ; vectorize float32x8
    43a  be00000000                mov esi, 0                                           ; range int32
    43f  488bfa                    mov rdi, rdx
    442  4c8bc0                    mov r8, rax
loop_460:
    460  c57c100f                  vmovups ymm9, ymmword ptr [rdi]                      ; load float32x8
    464  c5345ccf                  vsubps ymm9, ymm9, ymm7                              ; sub float32x8
    468  c4627d5815bb000000        vpbroadcastd ymm10, dword ptr [rip + 3baab83f]
    471  c4413459ca                vmulps ymm9, ymm9, ymm10                             ; mul float32x8
    476  c4627d5815b1000000        vpbroadcastd ymm10, dword ptr [rip + 000017c3]
    47f  c4412c5fc9                vmaxps ymm9, ymm10, ymm9                             ; where float32x8
    484  c4627d5815a7000000        vpbroadcastd ymm10, dword ptr [rip + 00000043]
    48d  c4412c5dc9                vminps ymm9, ymm10, ymm9                             ; where float32x8
    492  c53458d0                  vaddps ymm10, ymm9, ymm0                             ; add float32x8
    496  c52c5cd8                  vsubps ymm11, ymm10, ymm0                            ; sub float32x8
    49a  c441345ccb                vsubps ymm9, ymm9, ymm11                             ; sub float32x8
    49f  c4627d581d94000000        vpbroadcastd ymm11, dword ptr [rip + b4621a39]       ; mulacc float32x8
    4a8  c46235a8d9                vfmadd213ps ymm11, ymm9, ymm1
    4ad  c46235a8da                vfmadd213ps ymm11, ymm9, ymm2                        ; mulacc float32x8
    4b2  c46235a8db                vfmadd213ps ymm11, ymm9, ymm3                        ; mulacc float32x8
    4b7  c46235a8dc                vfmadd213ps ymm11, ymm9, ymm4                        ; mulacc float32x8
    4bc  c46235a8dd                vfmadd213ps ymm11, ymm9, ymm5                        ; mulacc float32x8
    4c1  c46235a8de                vfmadd213ps ymm11, ymm9, ymm6                        ; mulacc float32x8
    4c6  c4c13572d201              vpsrld ymm9, ymm10, 1                                ; shr uint32x8
    4cc  c4c11d72f117              vpslld ymm12, ymm9, 23                               ; shl uint32x8
    4d2  c4412459dc                vmulps ymm11, ymm11, ymm12                           ; mul float32x8
    4d7  c4412dfac9                vpsubd ymm9, ymm10, ymm9                             ; sub uint32x8
    4dc  c4c13572f117              vpslld ymm9, ymm9, 23                                ; shl uint32x8
    4e2  c4412459c9                vmulps ymm9, ymm11, ymm9                             ; mul float32x8
    4e7  c441345ec8                vdivps ymm9, ymm9, ymm8                              ; fdiv float32x8
    4ec  c4417c1108                vmovups ymmword ptr [r8], ymm9                       ; store void
    4f1  4883c720                  add rdi, 32                                          ; end void
    4f5  4983c020                  add r8, 32
    4f9  83c601                    add esi, 1
    4fc  83fe10                    cmp esi, 16
    4ff  0f8c5bffffff              jl loop_460
done_505:
    505  4881c200020000            add rdx, 512                                         ; end void
    50c  4881c000020000            add rax, 512
    513  83c101                    add ecx, 1
    516  83f910                    cmp ecx, 16
    519  0f8c41fbffff              jl loop_60
done_51f:
    51f  c5f877                    vzeroupper                                           ; sink void
    522  c3                        ret
