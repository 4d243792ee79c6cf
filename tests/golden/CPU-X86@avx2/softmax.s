softmax:
      0  b800000000                mov eax, 0
      5  c4627d581532050000        vpbroadcastd ymm10, dword ptr [rip + 0000404b]
      e  c4e27d583d45050000        vpbroadcastd ymm7, dword ptr [rip + 0000803f]
     17  4c8b0f                    mov r9, qword ptr [rdi]
     1a  4c8b4708                  mov r8, qword ptr [rdi + 8]                          ; define_global ptr<float32, global, 2048>
     1e  bf00000000                mov edi, 0                                           ; range int32
loop_40:
     40  488bf7                    mov rsi, rdi                                         ; mul int32
     43  c1e607                    shl esi, 7
     46  c4e27d582ddd040000        vpbroadcastd ymm5, dword ptr [rip + 000080ff]        ; range int32
     4f  c4e27d5835d4040000        vpbroadcastd ymm6, dword ptr [rip + 000080ff]
     58  c4e27d581dcb040000        vpbroadcastd ymm3, dword ptr [rip + 000080ff]
     61  c4e27d5825c2040000        vpbroadcastd ymm4, dword ptr [rip + 000080ff]
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
    14c  c4627d5805db030000        vpbroadcastd ymm8, dword ptr [rip + 00000000]        ; range int32
    155  c4627d580dd2030000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
    15e  c4e27d582dc9030000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
    167  c4e27d5835c0030000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
    170  ba00000000                mov edx, 0
    175  498d04b0                  lea rax, [r8 + rsi*4]
    179  c4627d583db6030000        vpbroadcastd ymm15, dword ptr [rip + 000017c3]
    182  c4627d5835b1030000        vpbroadcastd ymm14, dword ptr [rip + 00000043]
    18b  c4627d582db4030000        vpbroadcastd ymm13, dword ptr [rip + c431af3a]
    194  c4627d5825af030000        vpbroadcastd ymm12, dword ptr [rip + ce9c1d3c]
    19d  c4627d581daa030000        vpbroadcastd ymm11, dword ptr [rip + 6758633d]
loop_1c0:
    1c0  c5fc1000                  vmovups ymm0, ymmword ptr [rax]                      ; load float32x8
    1c4  c5fc5ccc                  vsubps ymm1, ymm0, ymm4                              ; sub float32x8
    1c8  c4e27d580563030000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    1d1  c5f459c0                  vmulps ymm0, ymm1, ymm0                              ; mul float32x8
    1d5  c5845fc0                  vmaxps ymm0, ymm15, ymm0                             ; where float32x8
    1d9  c58c5dc8                  vminps ymm1, ymm14, ymm0                             ; where float32x8
    1dd  c4c17458da                vaddps ymm3, ymm1, ymm10                             ; add float32x8
    1e2  c4c1645cc2                vsubps ymm0, ymm3, ymm10                             ; sub float32x8
    1e7  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    1eb  c4e27d580d50030000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    1f4  c4c26da8cd                vfmadd213ps ymm1, ymm2, ymm13
    1f9  c4c26da8cc                vfmadd213ps ymm1, ymm2, ymm12                        ; mulacc float32x8
    1fe  c4c26da8cb                vfmadd213ps ymm1, ymm2, ymm11                        ; mulacc float32x8
    203  c4e27d580548030000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    20c  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    211  c4e27d58053e030000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    21a  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    21f  c4e26da8cf                vfmadd213ps ymm1, ymm2, ymm7                         ; mulacc float32x8
    224  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    229  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
    22e  c5fdfec7                  vpaddd ymm0, ymm0, ymm7                              ; add uint32x8
    232  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    236  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    23a  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    23f  c5fdfec7                  vpaddd ymm0, ymm0, ymm7                              ; add uint32x8
    243  c5f459c0                  vmulps ymm0, ymm1, ymm0                              ; mul float32x8
    247  c53c58c0                  vaddps ymm8, ymm8, ymm0                              ; add float32x8
    24b  c5fc104020                vmovups ymm0, ymmword ptr [rax + 32]                 ; load float32x8
    250  c5fc5ccc                  vsubps ymm1, ymm0, ymm4                              ; sub float32x8
    254  c4e27d5805d7020000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    25d  c5f459c0                  vmulps ymm0, ymm1, ymm0                              ; mul float32x8
    261  c5845fc0                  vmaxps ymm0, ymm15, ymm0                             ; where float32x8
    265  c58c5dc8                  vminps ymm1, ymm14, ymm0                             ; where float32x8
    269  c4c17458da                vaddps ymm3, ymm1, ymm10                             ; add float32x8
    26e  c4c1645cc2                vsubps ymm0, ymm3, ymm10                             ; sub float32x8
    273  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    277  c4e27d580dc4020000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    280  c4c26da8cd                vfmadd213ps ymm1, ymm2, ymm13
    285  c4c26da8cc                vfmadd213ps ymm1, ymm2, ymm12                        ; mulacc float32x8
    28a  c4c26da8cb                vfmadd213ps ymm1, ymm2, ymm11                        ; mulacc float32x8
    28f  c4e27d5805bc020000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    298  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    29d  c4e27d5805b2020000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    2a6  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    2ab  c4e26da8cf                vfmadd213ps ymm1, ymm2, ymm7                         ; mulacc float32x8
    2b0  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    2b5  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
    2ba  c5fdfec7                  vpaddd ymm0, ymm0, ymm7                              ; add uint32x8
    2be  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    2c2  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    2c6  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    2cb  c5fdfec7                  vpaddd ymm0, ymm0, ymm7                              ; add uint32x8
    2cf  c5f459c0                  vmulps ymm0, ymm1, ymm0                              ; mul float32x8
    2d3  c53458c8                  vaddps ymm9, ymm9, ymm0                              ; add float32x8
    2d7  c5fc104040                vmovups ymm0, ymmword ptr [rax + 64]                 ; load float32x8
    2dc  c5fc5ccc                  vsubps ymm1, ymm0, ymm4                              ; sub float32x8
    2e0  c4e27d58054b020000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    2e9  c5f459c0                  vmulps ymm0, ymm1, ymm0                              ; mul float32x8
    2ed  c5845fc0                  vmaxps ymm0, ymm15, ymm0                             ; where float32x8
    2f1  c58c5dc8                  vminps ymm1, ymm14, ymm0                             ; where float32x8
    2f5  c4c17458da                vaddps ymm3, ymm1, ymm10                             ; add float32x8
    2fa  c4c1645cc2                vsubps ymm0, ymm3, ymm10                             ; sub float32x8
    2ff  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    303  c4e27d580d38020000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    30c  c4c26da8cd                vfmadd213ps ymm1, ymm2, ymm13
    311  c4c26da8cc                vfmadd213ps ymm1, ymm2, ymm12                        ; mulacc float32x8
    316  c4c26da8cb                vfmadd213ps ymm1, ymm2, ymm11                        ; mulacc float32x8
    31b  c4e27d580530020000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    324  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    329  c4e27d580526020000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    332  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    337  c4e26da8cf                vfmadd213ps ymm1, ymm2, ymm7                         ; mulacc float32x8
    33c  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    341  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
    346  c5fdfec7                  vpaddd ymm0, ymm0, ymm7                              ; add uint32x8
    34a  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    34e  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    352  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    357  c5fdfec7                  vpaddd ymm0, ymm0, ymm7                              ; add uint32x8
    35b  c5f459c0                  vmulps ymm0, ymm1, ymm0                              ; mul float32x8
    35f  c5d458e8                  vaddps ymm5, ymm5, ymm0                              ; add float32x8
    363  c5fc104060                vmovups ymm0, ymmword ptr [rax + 96]                 ; load float32x8
    368  c5fc5ccc                  vsubps ymm1, ymm0, ymm4                              ; sub float32x8
    36c  c4e27d5805bf010000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    375  c5f459c0                  vmulps ymm0, ymm1, ymm0                              ; mul float32x8
    379  c5845fc0                  vmaxps ymm0, ymm15, ymm0                             ; where float32x8
    37d  c58c5dc8                  vminps ymm1, ymm14, ymm0                             ; where float32x8
    381  c4c17458da                vaddps ymm3, ymm1, ymm10                             ; add float32x8
    386  c4c1645cc2                vsubps ymm0, ymm3, ymm10                             ; sub float32x8
    38b  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    38f  c4e27d580dac010000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    398  c4c26da8cd                vfmadd213ps ymm1, ymm2, ymm13
    39d  c4c26da8cc                vfmadd213ps ymm1, ymm2, ymm12                        ; mulacc float32x8
    3a2  c4c26da8cb                vfmadd213ps ymm1, ymm2, ymm11                        ; mulacc float32x8
    3a7  c4e27d5805a4010000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    3b0  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    3b5  c4e27d58059a010000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    3be  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    3c3  c4e26da8cf                vfmadd213ps ymm1, ymm2, ymm7                         ; mulacc float32x8
    3c8  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    3cd  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
    3d2  c5fdfec7                  vpaddd ymm0, ymm0, ymm7                              ; add uint32x8
    3d6  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
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
    43b  c4627d582df0000000        vpbroadcastd ymm13, dword ptr [rip + 3baab83f]
    444  c4627d5825eb000000        vpbroadcastd ymm12, dword ptr [rip + 000017c3]
    44d  c4627d581de6000000        vpbroadcastd ymm11, dword ptr [rip + 00000043]
    456  c4627d580de9000000        vpbroadcastd ymm9, dword ptr [rip + c431af3a]
    45f  c4627d5805e4000000        vpbroadcastd ymm8, dword ptr [rip + ce9c1d3c]
    468  c4e27d5835df000000        vpbroadcastd ymm6, dword ptr [rip + 6758633d]
loop_480:
    480  c5fc1002                  vmovups ymm0, ymmword ptr [rdx]                      ; load float32x8
    484  c5fc5cc4                  vsubps ymm0, ymm0, ymm4                              ; sub float32x8
    488  c4c17c59c5                vmulps ymm0, ymm0, ymm13                             ; mul float32x8
    48d  c59c5fc0                  vmaxps ymm0, ymm12, ymm0                             ; where float32x8
    491  c5a45dc8                  vminps ymm1, ymm11, ymm0                             ; where float32x8
    495  c4c17458da                vaddps ymm3, ymm1, ymm10                             ; add float32x8
    49a  c4c1645cc2                vsubps ymm0, ymm3, ymm10                             ; sub float32x8
    49f  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    4a3  c4e27d580d98000000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    4ac  c4c26da8c9                vfmadd213ps ymm1, ymm2, ymm9
    4b1  c4c26da8c8                vfmadd213ps ymm1, ymm2, ymm8                         ; mulacc float32x8
    4b6  c4e26da8ce                vfmadd213ps ymm1, ymm2, ymm6                         ; mulacc float32x8
    4bb  c4e27d580590000000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    4c4  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    4c9  c4e27d580586000000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    4d2  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    4d7  c4e26da8cf                vfmadd213ps ymm1, ymm2, ymm7                         ; mulacc float32x8
    4dc  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    4e1  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
    4e6  c5fdfec7                  vpaddd ymm0, ymm0, ymm7                              ; add uint32x8
    4ea  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    4ee  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    4f2  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    4f7  c5fdfec7                  vpaddd ymm0, ymm0, ymm7                              ; add uint32x8
    4fb  c5f459c0                  vmulps ymm0, ymm1, ymm0                              ; mul float32x8
    4ff  c5fc5ec5                  vdivps ymm0, ymm0, ymm5                              ; fdiv float32x8
    503  c5fc1100                  vmovups ymmword ptr [rax], ymm0                      ; store void
    507  4883c220                  add rdx, 32                                          ; end void
    50b  4883c020                  add rax, 32
    50f  83c101                    add ecx, 1
    512  83f910                    cmp ecx, 16
    515  0f8c65ffffff              jl loop_480
done_51b:
    51b  83c701                    add edi, 1                                           ; end void
    51e  83ff10                    cmp edi, 16
    521  0f8c19fbffff              jl loop_40
done_527:
    527  c5f877                    vzeroupper                                           ; sink void
    52a  c3                        ret
