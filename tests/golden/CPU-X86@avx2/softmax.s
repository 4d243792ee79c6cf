softmax:
      0  b800000000                mov eax, 0
      5  c4627d581542050000        vpbroadcastd ymm10, dword ptr [rip + 0000404b]
      e  c4e27d583d55050000        vpbroadcastd ymm7, dword ptr [rip + 0000803f]
     17  4c8b0f                    mov r9, qword ptr [rdi]
     1a  4c8b4708                  mov r8, qword ptr [rdi + 8]                          ; define_global ptr<float32, global, 2048>
     1e  bf00000000                mov edi, 0                                           ; range int32
loop_40:
     40  488bf7                    mov rsi, rdi                                         ; mul int32
     43  c1e607                    shl esi, 7
     46  c4e27d582ded040000        vpbroadcastd ymm5, dword ptr [rip + 000080ff]        ; range int32
     4f  c4e27d5835e4040000        vpbroadcastd ymm6, dword ptr [rip + 000080ff]
     58  c4e27d581ddb040000        vpbroadcastd ymm3, dword ptr [rip + 000080ff]
     61  c4e27d5825d2040000        vpbroadcastd ymm4, dword ptr [rip + 000080ff]
     6a  ba00000000                mov edx, 0
     6f  498d04b0                  lea rax, [r8 + rsi*4]
loop_80:
     80  c5fc1000                  vmovups ymm0, ymmword ptr [rax]                      ; load float32x8
     84  c5fc5fd5                  vmaxps ymm2, ymm0, ymm5                              ; max float32x8
     88  c5fcc2c803                vcmpps ymm1, ymm0, ymm0, 3
     8d  c4e36d4ae810              vblendvps ymm5, ymm2, ymm0, ymm1
     93  c5fc104020                vmovups ymm0, ymmword ptr [rax + 32]                 ; load float32x8
     98  c5fc5fd6                  vmaxps ymm2, ymm0, ymm6                              ; max float32x8
     9c  c5fcc2c803                vcmpps ymm1, ymm0, ymm0, 3
     a1  c4e36d4af010              vblendvps ymm6, ymm2, ymm0, ymm1
     a7  c5fc104040                vmovups ymm0, ymmword ptr [rax + 64]                 ; load float32x8
     ac  c5fc5fd3                  vmaxps ymm2, ymm0, ymm3                              ; max float32x8
     b0  c5fcc2c803                vcmpps ymm1, ymm0, ymm0, 3
     b5  c4e36d4ad810              vblendvps ymm3, ymm2, ymm0, ymm1
     bb  c5fc104060                vmovups ymm0, ymmword ptr [rax + 96]                 ; load float32x8
     c0  c5fc5fd4                  vmaxps ymm2, ymm0, ymm4                              ; max float32x8
     c4  c5fcc2c803                vcmpps ymm1, ymm0, ymm0, 3
     c9  c4e36d4ae010              vblendvps ymm4, ymm2, ymm0, ymm1
     cf  4881c080000000            add rax, 128                                         ; end void
     d6  83c201                    add edx, 1
     d9  83fa04                    cmp edx, 4
     dc  7ca2                      jl loop_80
done_de:
     de  c5e45fcd                  vmaxps ymm1, ymm3, ymm5                              ; max float32x8
     e2  c5e4c2c303                vcmpps ymm0, ymm3, ymm3, 3
     e7  c4e3754ad300              vblendvps ymm2, ymm1, ymm3, ymm0
     ed  c5dc5fce                  vmaxps ymm1, ymm4, ymm6                              ; max float32x8
     f1  c5dcc2c403                vcmpps ymm0, ymm4, ymm4, 3
     f6  c4e3754ac400              vblendvps ymm0, ymm1, ymm4, ymm0
     fc  c5fc5fd2                  vmaxps ymm2, ymm0, ymm2                              ; max float32x8
    100  c5fcc2c803                vcmpps ymm1, ymm0, ymm0, 3
    105  c4e36d4ac010              vblendvps ymm0, ymm2, ymm0, ymm1
    10b  c4e37d19c101              vextractf128 xmm1, ymm0, 1                           ; gep float32x4
    111  c5f85fd1                  vmaxps xmm2, xmm0, xmm1                              ; max float32x4
    115  c5f8c2c803                vcmpps xmm1, xmm0, xmm0, 3
    11a  c4e3694ac010              vblendvps xmm0, xmm2, xmm0, xmm1
    120  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep float32x2
    124  c5f85fd1                  vmaxps xmm2, xmm0, xmm1                              ; max float32x2
    128  c5f8c2c803                vcmpps xmm1, xmm0, xmm0, 3
    12d  c4e3694ac010              vblendvps xmm0, xmm2, xmm0, xmm1
    133  c5f173d804                vpsrldq xmm1, xmm0, 4                                ; gep float32
    138  c5fa5fd1                  vmaxss xmm2, xmm0, xmm1                              ; max float32
    13c  c5fac2c803                vcmpss xmm1, xmm0, xmm0, 3
    141  c4e3694ac010              vblendvps xmm0, xmm2, xmm0, xmm1
    147  c4e27d58e0                vpbroadcastd ymm4, xmm0                              ; vectorize float32x8
    14c  c4627d5805eb030000        vpbroadcastd ymm8, dword ptr [rip + 00000000]        ; range int32
    155  c4627d580de2030000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
    15e  c4e27d582dd9030000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
    167  c4e27d5835d0030000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
    170  ba00000000                mov edx, 0
    175  498d04b0                  lea rax, [r8 + rsi*4]
    179  c4627d583dd6030000        vpbroadcastd ymm15, dword ptr [rip + c431af3a]
    182  c4627d5835d1030000        vpbroadcastd ymm14, dword ptr [rip + ce9c1d3c]
    18b  c4627d582dcc030000        vpbroadcastd ymm13, dword ptr [rip + 6758633d]
    194  c4627d5825c7030000        vpbroadcastd ymm12, dword ptr [rip + f0fd753e]
    19d  c4627d581dc2030000        vpbroadcastd ymm11, dword ptr [rip + 1872313f]
loop_1c0:
    1c0  c5fc1000                  vmovups ymm0, ymmword ptr [rax]                      ; load float32x8
    1c4  c5fc5ccc                  vsubps ymm1, ymm0, ymm4                              ; sub float32x8
    1c8  c4e27d580573030000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    1d1  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    1d5  c4e27d58056a030000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
    1de  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; where float32x8
    1e2  c4e27d580561030000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    1eb  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
    1ef  c4c17458da                vaddps ymm3, ymm1, ymm10                             ; add float32x8
    1f4  c4c1645cc2                vsubps ymm0, ymm3, ymm10                             ; sub float32x8
    1f9  c5f45cc8                  vsubps ymm1, ymm1, ymm0                              ; sub float32x8
    1fd  c4e27d58054e030000        vpbroadcastd ymm0, dword ptr [rip + b4621a39]        ; mulacc float32x8
    206  c4c275a8c7                vfmadd213ps ymm0, ymm1, ymm15
    20b  c4c275a8c6                vfmadd213ps ymm0, ymm1, ymm14                        ; mulacc float32x8
    210  c4c275a8c5                vfmadd213ps ymm0, ymm1, ymm13                        ; mulacc float32x8
    215  c4c275a8c4                vfmadd213ps ymm0, ymm1, ymm12                        ; mulacc float32x8
    21a  c4c275a8c3                vfmadd213ps ymm0, ymm1, ymm11                        ; mulacc float32x8
    21f  c4e275a8c7                vfmadd213ps ymm0, ymm1, ymm7                         ; mulacc float32x8
    224  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    229  c5f572f217                vpslld ymm1, ymm2, 23                                ; shl uint32x8
    22e  c5f5fecf                  vpaddd ymm1, ymm1, ymm7                              ; add uint32x8
    232  c5fc59c9                  vmulps ymm1, ymm0, ymm1                              ; mul float32x8
    236  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    23a  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    23f  c5fdfec7                  vpaddd ymm0, ymm0, ymm7                              ; add uint32x8
    243  c5f459c0                  vmulps ymm0, ymm1, ymm0                              ; mul float32x8
    247  c53c58c0                  vaddps ymm8, ymm8, ymm0                              ; add float32x8
    24b  c5fc104020                vmovups ymm0, ymmword ptr [rax + 32]                 ; load float32x8
    250  c5fc5ccc                  vsubps ymm1, ymm0, ymm4                              ; sub float32x8
    254  c4e27d5805e7020000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    25d  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    261  c4e27d5805de020000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
    26a  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; where float32x8
    26e  c4e27d5805d5020000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    277  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
    27b  c4c17458da                vaddps ymm3, ymm1, ymm10                             ; add float32x8
    280  c4c1645cc2                vsubps ymm0, ymm3, ymm10                             ; sub float32x8
    285  c5f45cc8                  vsubps ymm1, ymm1, ymm0                              ; sub float32x8
    289  c4e27d5805c2020000        vpbroadcastd ymm0, dword ptr [rip + b4621a39]        ; mulacc float32x8
    292  c4c275a8c7                vfmadd213ps ymm0, ymm1, ymm15
    297  c4c275a8c6                vfmadd213ps ymm0, ymm1, ymm14                        ; mulacc float32x8
    29c  c4c275a8c5                vfmadd213ps ymm0, ymm1, ymm13                        ; mulacc float32x8
    2a1  c4c275a8c4                vfmadd213ps ymm0, ymm1, ymm12                        ; mulacc float32x8
    2a6  c4c275a8c3                vfmadd213ps ymm0, ymm1, ymm11                        ; mulacc float32x8
    2ab  c4e275a8c7                vfmadd213ps ymm0, ymm1, ymm7                         ; mulacc float32x8
    2b0  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    2b5  c5f572f217                vpslld ymm1, ymm2, 23                                ; shl uint32x8
    2ba  c5f5fecf                  vpaddd ymm1, ymm1, ymm7                              ; add uint32x8
    2be  c5fc59c9                  vmulps ymm1, ymm0, ymm1                              ; mul float32x8
    2c2  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    2c6  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    2cb  c5fdfec7                  vpaddd ymm0, ymm0, ymm7                              ; add uint32x8
    2cf  c5f459c0                  vmulps ymm0, ymm1, ymm0                              ; mul float32x8
    2d3  c53458c8                  vaddps ymm9, ymm9, ymm0                              ; add float32x8
    2d7  c5fc104040                vmovups ymm0, ymmword ptr [rax + 64]                 ; load float32x8
    2dc  c5fc5ccc                  vsubps ymm1, ymm0, ymm4                              ; sub float32x8
    2e0  c4e27d58055b020000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    2e9  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    2ed  c4e27d580552020000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
    2f6  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; where float32x8
    2fa  c4e27d580549020000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    303  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
    307  c4c17458da                vaddps ymm3, ymm1, ymm10                             ; add float32x8
    30c  c4c1645cc2                vsubps ymm0, ymm3, ymm10                             ; sub float32x8
    311  c5f45cc8                  vsubps ymm1, ymm1, ymm0                              ; sub float32x8
    315  c4e27d580536020000        vpbroadcastd ymm0, dword ptr [rip + b4621a39]        ; mulacc float32x8
    31e  c4c275a8c7                vfmadd213ps ymm0, ymm1, ymm15
    323  c4c275a8c6                vfmadd213ps ymm0, ymm1, ymm14                        ; mulacc float32x8
    328  c4c275a8c5                vfmadd213ps ymm0, ymm1, ymm13                        ; mulacc float32x8
    32d  c4c275a8c4                vfmadd213ps ymm0, ymm1, ymm12                        ; mulacc float32x8
    332  c4c275a8c3                vfmadd213ps ymm0, ymm1, ymm11                        ; mulacc float32x8
    337  c4e275a8c7                vfmadd213ps ymm0, ymm1, ymm7                         ; mulacc float32x8
    33c  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    341  c5f572f217                vpslld ymm1, ymm2, 23                                ; shl uint32x8
    346  c5f5fecf                  vpaddd ymm1, ymm1, ymm7                              ; add uint32x8
    34a  c5fc59c9                  vmulps ymm1, ymm0, ymm1                              ; mul float32x8
    34e  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    352  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    357  c5fdfec7                  vpaddd ymm0, ymm0, ymm7                              ; add uint32x8
    35b  c5f459c0                  vmulps ymm0, ymm1, ymm0                              ; mul float32x8
    35f  c5d458e8                  vaddps ymm5, ymm5, ymm0                              ; add float32x8
    363  c5fc104060                vmovups ymm0, ymmword ptr [rax + 96]                 ; load float32x8
    368  c5fc5ccc                  vsubps ymm1, ymm0, ymm4                              ; sub float32x8
    36c  c4e27d5805cf010000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    375  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    379  c4e27d5805c6010000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
    382  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; where float32x8
    386  c4e27d5805bd010000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    38f  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
    393  c4c17458da                vaddps ymm3, ymm1, ymm10                             ; add float32x8
    398  c4c1645cc2                vsubps ymm0, ymm3, ymm10                             ; sub float32x8
    39d  c5f45cc8                  vsubps ymm1, ymm1, ymm0                              ; sub float32x8
    3a1  c4e27d5805aa010000        vpbroadcastd ymm0, dword ptr [rip + b4621a39]        ; mulacc float32x8
    3aa  c4c275a8c7                vfmadd213ps ymm0, ymm1, ymm15
    3af  c4c275a8c6                vfmadd213ps ymm0, ymm1, ymm14                        ; mulacc float32x8
    3b4  c4c275a8c5                vfmadd213ps ymm0, ymm1, ymm13                        ; mulacc float32x8
    3b9  c4c275a8c4                vfmadd213ps ymm0, ymm1, ymm12                        ; mulacc float32x8
    3be  c4c275a8c3                vfmadd213ps ymm0, ymm1, ymm11                        ; mulacc float32x8
    3c3  c4e275a8c7                vfmadd213ps ymm0, ymm1, ymm7                         ; mulacc float32x8
    3c8  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    3cd  c5f572f217                vpslld ymm1, ymm2, 23                                ; shl uint32x8
    3d2  c5f5fecf                  vpaddd ymm1, ymm1, ymm7                              ; add uint32x8
    3d6  c5fc59c9                  vmulps ymm1, ymm0, ymm1                              ; mul float32x8
    3da  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    3de  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    3e3  c5fdfec7                  vpaddd ymm0, ymm0, ymm7                              ; add uint32x8
    3e7  c5f459c0                  vmulps ymm0, ymm1, ymm0                              ; mul float32x8
    3eb  c5cc58f0                  vaddps ymm6, ymm6, ymm0                              ; add float32x8
    3ef  4881c080000000            add rax, 128                                         ; end void
    3f6  83c201                    add edx, 1
    3f9  83fa04                    cmp edx, 4
    3fc  0f8cbefdffff              jl loop_1c0
done_402:
    402  c5bc58cd                  vaddps ymm1, ymm8, ymm5                              ; add float32x8
    406  c5b458c6                  vaddps ymm0, ymm9, ymm6                              ; add float32x8
    40a  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    40e  c4e37d19c101              vextractf128 xmm1, ymm0, 1                           ; gep float32x4
    414  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x4
    418  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep float32x2
    41c  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x2
    420  c5f173d804                vpsrldq xmm1, xmm0, 4                                ; gep float32
    425  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
    429  c4e27d58e8                vpbroadcastd ymm5, xmm0                              ; vectorize float32x8
    42e  b900000000                mov ecx, 0                                           ; range int32
    433  498d14b0                  lea rdx, [r8 + rsi*4]
    437  498d04b1                  lea rax, [r9 + rsi*4]
    43b  c4627d583d00010000        vpbroadcastd ymm15, dword ptr [rip + 3baab83f]
    444  c4627d5835fb000000        vpbroadcastd ymm14, dword ptr [rip + 000017c3]
    44d  c4627d582df6000000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    456  c4627d5825f9000000        vpbroadcastd ymm12, dword ptr [rip + c431af3a]
    45f  c4627d581df4000000        vpbroadcastd ymm11, dword ptr [rip + ce9c1d3c]
    468  c4627d580def000000        vpbroadcastd ymm9, dword ptr [rip + 6758633d]
    471  c4627d5805ea000000        vpbroadcastd ymm8, dword ptr [rip + f0fd753e]
    47a  c4e27d5835e5000000        vpbroadcastd ymm6, dword ptr [rip + 1872313f]
loop_4a0:
    4a0  c5fc1002                  vmovups ymm0, ymmword ptr [rdx]                      ; load float32x8
    4a4  c5fc5cc4                  vsubps ymm0, ymm0, ymm4                              ; sub float32x8
    4a8  c4c17c59c7                vmulps ymm0, ymm0, ymm15                             ; mul float32x8
    4ad  c58c5fc0                  vmaxps ymm0, ymm14, ymm0                             ; where float32x8
    4b1  c5945dc8                  vminps ymm1, ymm13, ymm0                             ; where float32x8
    4b5  c4c17458da                vaddps ymm3, ymm1, ymm10                             ; add float32x8
    4ba  c4c1645cc2                vsubps ymm0, ymm3, ymm10                             ; sub float32x8
    4bf  c5f45cc8                  vsubps ymm1, ymm1, ymm0                              ; sub float32x8
    4c3  c4e27d580588000000        vpbroadcastd ymm0, dword ptr [rip + b4621a39]        ; mulacc float32x8
    4cc  c4c275a8c4                vfmadd213ps ymm0, ymm1, ymm12
    4d1  c4c275a8c3                vfmadd213ps ymm0, ymm1, ymm11                        ; mulacc float32x8
    4d6  c4c275a8c1                vfmadd213ps ymm0, ymm1, ymm9                         ; mulacc float32x8
    4db  c4c275a8c0                vfmadd213ps ymm0, ymm1, ymm8                         ; mulacc float32x8
    4e0  c4e275a8c6                vfmadd213ps ymm0, ymm1, ymm6                         ; mulacc float32x8
    4e5  c4e275a8c7                vfmadd213ps ymm0, ymm1, ymm7                         ; mulacc float32x8
    4ea  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    4ef  c5f572f217                vpslld ymm1, ymm2, 23                                ; shl uint32x8
    4f4  c5f5fecf                  vpaddd ymm1, ymm1, ymm7                              ; add uint32x8
    4f8  c5fc59c9                  vmulps ymm1, ymm0, ymm1                              ; mul float32x8
    4fc  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    500  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    505  c5fdfec7                  vpaddd ymm0, ymm0, ymm7                              ; add uint32x8
    509  c5f459c0                  vmulps ymm0, ymm1, ymm0                              ; mul float32x8
    50d  c5fc5ec5                  vdivps ymm0, ymm0, ymm5                              ; fdiv float32x8
    511  c5fc1100                  vmovups ymmword ptr [rax], ymm0                      ; store void
    515  4883c220                  add rdx, 32                                          ; end void
    519  4883c020                  add rax, 32
    51d  83c101                    add ecx, 1
    520  83f910                    cmp ecx, 16
    523  0f8c77ffffff              jl loop_4a0
done_529:
    529  83c701                    add edi, 1                                           ; end void
    52c  83ff10                    cmp edi, 16
    52f  0f8c0bfbffff              jl loop_40
done_535:
    535  c5f877                    vzeroupper                                           ; sink void
    538  c3                        ret
