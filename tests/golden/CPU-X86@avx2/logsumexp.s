logsumexp:
      0  488bc4                    mov rax, rsp
      3  4881ecc0000000            sub rsp, 192
      a  4883e4c0                  and rsp, -64
      e  4889842480000000          mov qword ptr [rsp + 128], rax
     16  b800000000                mov eax, 0
     1b  c4e27d580590120000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
     24  c4e27d580da3120000        vpbroadcastd ymm1, dword ptr [rip + 0000803f]
     2d  488b07                    mov rax, qword ptr [rdi]
     30  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 8>
     34  b900000000                mov ecx, 0                                           ; range int32
loop_40:
     40  c4e27d581557120000        vpbroadcastd ymm2, dword ptr [rip + 00000000]        ; range int32
     49  c4e27d581d52120000        vpbroadcastd ymm3, dword ptr [rip + 000080ff]
     52  c4e27d582549120000        vpbroadcastd ymm4, dword ptr [rip + 000080ff]
     5b  c4e27d582d40120000        vpbroadcastd ymm5, dword ptr [rip + 000080ff]
     64  c4e27d583537120000        vpbroadcastd ymm6, dword ptr [rip + 000080ff]
     6d  c4e27d583d2a120000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
     76  c5fc117c2420              vmovups ymmword ptr [rsp + 32], ymm7
     7c  c4e27d583d1b120000        vpbroadcastd ymm7, dword ptr [rip + 00000000]        ; range int32
     85  c5fc117c2440              vmovups ymmword ptr [rsp + 64], ymm7
     8b  c4e27d583d0c120000        vpbroadcastd ymm7, dword ptr [rip + 00000000]        ; range int32
     94  c5fc113c24                vmovups ymmword ptr [rsp], ymm7
     99  be00000000                mov esi, 0                                           ; range int32
     9e  488bfa                    mov rdi, rdx
     a1  c5fc103c24                vmovups ymm7, ymmword ptr [rsp]
     a6  c5fc117c2460              vmovups ymmword ptr [rsp + 96], ymm7
     ac  c5fc107c2420              vmovups ymm7, ymmword ptr [rsp + 32]
     b2  c57c10442440              vmovups ymm8, ymmword ptr [rsp + 64]
loop_c0:
     c0  c57c100f                  vmovups ymm9, ymmword ptr [rdi]                      ; load float32x8
     c4  c5345fd3                  vmaxps ymm10, ymm9, ymm3                             ; max float32x8
     c8  c44134c2d903              vcmpps ymm11, ymm9, ymm9, 3
     ce  c4432d4ad1b0              vblendvps ymm10, ymm10, ymm9, ymm11
     d4  c44164c2da00              vcmpps ymm11, ymm3, ymm10, 0                         ; cmpeq boolx8
     da  c4c1645cda                vsubps ymm3, ymm3, ymm10                             ; sub float32x8
     df  c4627d5825c0110000        vpbroadcastd ymm12, dword ptr [rip + 3baab83f]
     e8  c4c16459dc                vmulps ymm3, ymm3, ymm12                             ; mul float32x8
     ed  c4627d5825b6110000        vpbroadcastd ymm12, dword ptr [rip + 000017c3]
     f6  c59c5fdb                  vmaxps ymm3, ymm12, ymm3                             ; where float32x8
     fa  c4627d5825ad110000        vpbroadcastd ymm12, dword ptr [rip + 00000043]
    103  c59c5ddb                  vminps ymm3, ymm12, ymm3                             ; where float32x8
    107  c56458e0                  vaddps ymm12, ymm3, ymm0                             ; add float32x8
    10b  c51c5ce8                  vsubps ymm13, ymm12, ymm0                            ; sub float32x8
    10f  c4c1645cdd                vsubps ymm3, ymm3, ymm13                             ; sub float32x8
    114  c4627d582d9b110000        vpbroadcastd ymm13, dword ptr [rip + b4621a39]       ; mulacc float32x8
    11d  c4627d583596110000        vpbroadcastd ymm14, dword ptr [rip + c431af3a]
    126  c44265a8ee                vfmadd213ps ymm13, ymm3, ymm14                       ; mulacc float32x8
    12b  c4627d58358c110000        vpbroadcastd ymm14, dword ptr [rip + ce9c1d3c]
    134  c44265a8ee                vfmadd213ps ymm13, ymm3, ymm14                       ; mulacc float32x8
    139  c4627d583582110000        vpbroadcastd ymm14, dword ptr [rip + 6758633d]
    142  c44265a8ee                vfmadd213ps ymm13, ymm3, ymm14                       ; mulacc float32x8
    147  c4627d583578110000        vpbroadcastd ymm14, dword ptr [rip + f0fd753e]
    150  c44265a8ee                vfmadd213ps ymm13, ymm3, ymm14                       ; mulacc float32x8
    155  c4627d58356e110000        vpbroadcastd ymm14, dword ptr [rip + 1872313f]
    15e  c44265a8ee                vfmadd213ps ymm13, ymm3, ymm14                       ; mulacc float32x8
    163  c46265a8e9                vfmadd213ps ymm13, ymm3, ymm1                        ; mulacc float32x8
    168  c4c16572d401              vpsrld ymm3, ymm12, 1                                ; shr uint32x8
    16e  c58d72f317                vpslld ymm14, ymm3, 23                               ; shl uint32x8
    173  c4411459ee                vmulps ymm13, ymm13, ymm14                           ; mul float32x8
    178  c59dfadb                  vpsubd ymm3, ymm12, ymm3                             ; sub uint32x8
    17c  c5e572f317                vpslld ymm3, ymm3, 23                                ; shl uint32x8
    181  c59459db                  vmulps ymm3, ymm13, ymm3                             ; mul float32x8
    185  c44134c2e200              vcmpps ymm12, ymm9, ymm10, 0                         ; cmpeq boolx8
    18b  c441345cca                vsubps ymm9, ymm9, ymm10                             ; sub float32x8
    190  c4627d582d0f110000        vpbroadcastd ymm13, dword ptr [rip + 3baab83f]
    199  c4413459cd                vmulps ymm9, ymm9, ymm13                             ; mul float32x8
    19e  c4627d582d05110000        vpbroadcastd ymm13, dword ptr [rip + 000017c3]
    1a7  c441145fc9                vmaxps ymm9, ymm13, ymm9                             ; where float32x8
    1ac  c4627d582dfb100000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    1b5  c441145dc9                vminps ymm9, ymm13, ymm9                             ; where float32x8
    1ba  c53458e8                  vaddps ymm13, ymm9, ymm0                             ; add float32x8
    1be  c5145cf0                  vsubps ymm14, ymm13, ymm0                            ; sub float32x8
    1c2  c441345cce                vsubps ymm9, ymm9, ymm14                             ; sub float32x8
    1c7  c4627d5835e8100000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    1d0  c4627d583de3100000        vpbroadcastd ymm15, dword ptr [rip + c431af3a]
    1d9  c44235a8f7                vfmadd213ps ymm14, ymm9, ymm15                       ; mulacc float32x8
    1de  c4627d583dd9100000        vpbroadcastd ymm15, dword ptr [rip + ce9c1d3c]
    1e7  c44235a8f7                vfmadd213ps ymm14, ymm9, ymm15                       ; mulacc float32x8
    1ec  c4627d583dcf100000        vpbroadcastd ymm15, dword ptr [rip + 6758633d]
    1f5  c44235a8f7                vfmadd213ps ymm14, ymm9, ymm15                       ; mulacc float32x8
    1fa  c4627d583dc5100000        vpbroadcastd ymm15, dword ptr [rip + f0fd753e]
    203  c44235a8f7                vfmadd213ps ymm14, ymm9, ymm15                       ; mulacc float32x8
    208  c4627d583dbb100000        vpbroadcastd ymm15, dword ptr [rip + 1872313f]
    211  c44235a8f7                vfmadd213ps ymm14, ymm9, ymm15                       ; mulacc float32x8
    216  c46235a8f1                vfmadd213ps ymm14, ymm9, ymm1                        ; mulacc float32x8
    21b  c4c13572d501              vpsrld ymm9, ymm13, 1                                ; shr uint32x8
    221  c4c10572f117              vpslld ymm15, ymm9, 23                               ; shl uint32x8
    227  c4410c59f7                vmulps ymm14, ymm14, ymm15                           ; mul float32x8
    22c  c44115fac9                vpsubd ymm9, ymm13, ymm9                             ; sub uint32x8
    231  c4c13572f117              vpslld ymm9, ymm9, 23                                ; shl uint32x8
    237  c4410c59c9                vmulps ymm9, ymm14, ymm9                             ; mul float32x8
    23c  c4e3654ad9b0              vblendvps ymm3, ymm3, ymm1, ymm11                    ; where float32x8
    242  c463354ac9c0              vblendvps ymm9, ymm9, ymm1, ymm12                    ; where float32x8
    248  c4626db8cb                vfmadd231ps ymm9, ymm2, ymm3                         ; mulacc float32x8
    24d  c5fc105720                vmovups ymm2, ymmword ptr [rdi + 32]                 ; load float32x8
    252  c5ec5fdc                  vmaxps ymm3, ymm2, ymm4                              ; max float32x8
    256  c56cc2da03                vcmpps ymm11, ymm2, ymm2, 3
    25b  c463654adab0              vblendvps ymm11, ymm3, ymm2, ymm11
    261  c4c15cc2db00              vcmpps ymm3, ymm4, ymm11, 0                          ; cmpeq boolx8
    267  c4c15c5ce3                vsubps ymm4, ymm4, ymm11                             ; sub float32x8
    26c  c4627d582533100000        vpbroadcastd ymm12, dword ptr [rip + 3baab83f]
    275  c4c15c59e4                vmulps ymm4, ymm4, ymm12                             ; mul float32x8
    27a  c4627d582529100000        vpbroadcastd ymm12, dword ptr [rip + 000017c3]
    283  c59c5fe4                  vmaxps ymm4, ymm12, ymm4                             ; where float32x8
    287  c4627d582520100000        vpbroadcastd ymm12, dword ptr [rip + 00000043]
    290  c59c5de4                  vminps ymm4, ymm12, ymm4                             ; where float32x8
    294  c55c58e0                  vaddps ymm12, ymm4, ymm0                             ; add float32x8
    298  c51c5ce8                  vsubps ymm13, ymm12, ymm0                            ; sub float32x8
    29c  c4c15c5ce5                vsubps ymm4, ymm4, ymm13                             ; sub float32x8
    2a1  c4627d582d0e100000        vpbroadcastd ymm13, dword ptr [rip + b4621a39]       ; mulacc float32x8
    2aa  c4627d583509100000        vpbroadcastd ymm14, dword ptr [rip + c431af3a]
    2b3  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    2b8  c4627d5835ff0f0000        vpbroadcastd ymm14, dword ptr [rip + ce9c1d3c]
    2c1  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    2c6  c4627d5835f50f0000        vpbroadcastd ymm14, dword ptr [rip + 6758633d]
    2cf  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    2d4  c4627d5835eb0f0000        vpbroadcastd ymm14, dword ptr [rip + f0fd753e]
    2dd  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    2e2  c4627d5835e10f0000        vpbroadcastd ymm14, dword ptr [rip + 1872313f]
    2eb  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    2f0  c4625da8e9                vfmadd213ps ymm13, ymm4, ymm1                        ; mulacc float32x8
    2f5  c4c15d72d401              vpsrld ymm4, ymm12, 1                                ; shr uint32x8
    2fb  c58d72f417                vpslld ymm14, ymm4, 23                               ; shl uint32x8
    300  c4411459ee                vmulps ymm13, ymm13, ymm14                           ; mul float32x8
    305  c59dfae4                  vpsubd ymm4, ymm12, ymm4                             ; sub uint32x8
    309  c5dd72f417                vpslld ymm4, ymm4, 23                                ; shl uint32x8
    30e  c59459e4                  vmulps ymm4, ymm13, ymm4                             ; mul float32x8
    312  c4416cc2e300              vcmpps ymm12, ymm2, ymm11, 0                         ; cmpeq boolx8
    318  c4c16c5cd3                vsubps ymm2, ymm2, ymm11                             ; sub float32x8
    31d  c4627d582d820f0000        vpbroadcastd ymm13, dword ptr [rip + 3baab83f]
    326  c4c16c59d5                vmulps ymm2, ymm2, ymm13                             ; mul float32x8
    32b  c4627d582d780f0000        vpbroadcastd ymm13, dword ptr [rip + 000017c3]
    334  c5945fd2                  vmaxps ymm2, ymm13, ymm2                             ; where float32x8
    338  c4627d582d6f0f0000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    341  c5945dd2                  vminps ymm2, ymm13, ymm2                             ; where float32x8
    345  c56c58e8                  vaddps ymm13, ymm2, ymm0                             ; add float32x8
    349  c5145cf0                  vsubps ymm14, ymm13, ymm0                            ; sub float32x8
    34d  c4c16c5cd6                vsubps ymm2, ymm2, ymm14                             ; sub float32x8
    352  c4627d58355d0f0000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    35b  c4627d583d580f0000        vpbroadcastd ymm15, dword ptr [rip + c431af3a]
    364  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    369  c4627d583d4e0f0000        vpbroadcastd ymm15, dword ptr [rip + ce9c1d3c]
    372  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    377  c4627d583d440f0000        vpbroadcastd ymm15, dword ptr [rip + 6758633d]
    380  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    385  c4627d583d3a0f0000        vpbroadcastd ymm15, dword ptr [rip + f0fd753e]
    38e  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    393  c4627d583d300f0000        vpbroadcastd ymm15, dword ptr [rip + 1872313f]
    39c  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    3a1  c4626da8f1                vfmadd213ps ymm14, ymm2, ymm1                        ; mulacc float32x8
    3a6  c4c16d72d501              vpsrld ymm2, ymm13, 1                                ; shr uint32x8
    3ac  c58572f217                vpslld ymm15, ymm2, 23                               ; shl uint32x8
    3b1  c4410c59f7                vmulps ymm14, ymm14, ymm15                           ; mul float32x8
    3b6  c595fad2                  vpsubd ymm2, ymm13, ymm2                             ; sub uint32x8
    3ba  c5ed72f217                vpslld ymm2, ymm2, 23                                ; shl uint32x8
    3bf  c58c59d2                  vmulps ymm2, ymm14, ymm2                             ; mul float32x8
    3c3  c4e35d4ad930              vblendvps ymm3, ymm4, ymm1, ymm3                     ; where float32x8
    3c9  c4636d4ae1c0              vblendvps ymm12, ymm2, ymm1, ymm12                   ; where float32x8
    3cf  c46245b8e3                vfmadd231ps ymm12, ymm7, ymm3                        ; mulacc float32x8
    3d4  c5fc105740                vmovups ymm2, ymmword ptr [rdi + 64]                 ; load float32x8
    3d9  c5ec5fdd                  vmaxps ymm3, ymm2, ymm5                              ; max float32x8
    3dd  c5ecc2e203                vcmpps ymm4, ymm2, ymm2, 3
    3e2  c4e3654afa40              vblendvps ymm7, ymm3, ymm2, ymm4
    3e8  c5d4c2df00                vcmpps ymm3, ymm5, ymm7, 0                           ; cmpeq boolx8
    3ed  c5d45ce7                  vsubps ymm4, ymm5, ymm7                              ; sub float32x8
    3f1  c4e27d582dae0e0000        vpbroadcastd ymm5, dword ptr [rip + 3baab83f]
    3fa  c5dc59e5                  vmulps ymm4, ymm4, ymm5                              ; mul float32x8
    3fe  c4e27d582da50e0000        vpbroadcastd ymm5, dword ptr [rip + 000017c3]
    407  c5d45fe4                  vmaxps ymm4, ymm5, ymm4                              ; where float32x8
    40b  c4e27d582d9c0e0000        vpbroadcastd ymm5, dword ptr [rip + 00000043]
    414  c5d45de4                  vminps ymm4, ymm5, ymm4                              ; where float32x8
    418  c5dc58e8                  vaddps ymm5, ymm4, ymm0                              ; add float32x8
    41c  c5545ce8                  vsubps ymm13, ymm5, ymm0                             ; sub float32x8
    420  c4c15c5ce5                vsubps ymm4, ymm4, ymm13                             ; sub float32x8
    425  c4627d582d8a0e0000        vpbroadcastd ymm13, dword ptr [rip + b4621a39]       ; mulacc float32x8
    42e  c4627d5835850e0000        vpbroadcastd ymm14, dword ptr [rip + c431af3a]
    437  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    43c  c4627d58357b0e0000        vpbroadcastd ymm14, dword ptr [rip + ce9c1d3c]
    445  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    44a  c4627d5835710e0000        vpbroadcastd ymm14, dword ptr [rip + 6758633d]
    453  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    458  c4627d5835670e0000        vpbroadcastd ymm14, dword ptr [rip + f0fd753e]
    461  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    466  c4627d58355d0e0000        vpbroadcastd ymm14, dword ptr [rip + 1872313f]
    46f  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    474  c4625da8e9                vfmadd213ps ymm13, ymm4, ymm1                        ; mulacc float32x8
    479  c5dd72d501                vpsrld ymm4, ymm5, 1                                 ; shr uint32x8
    47e  c58d72f417                vpslld ymm14, ymm4, 23                               ; shl uint32x8
    483  c4411459ee                vmulps ymm13, ymm13, ymm14                           ; mul float32x8
    488  c5d5fae4                  vpsubd ymm4, ymm5, ymm4                              ; sub uint32x8
    48c  c5dd72f417                vpslld ymm4, ymm4, 23                                ; shl uint32x8
    491  c59459e4                  vmulps ymm4, ymm13, ymm4                             ; mul float32x8
    495  c5ecc2ef00                vcmpps ymm5, ymm2, ymm7, 0                           ; cmpeq boolx8
    49a  c5ec5cd7                  vsubps ymm2, ymm2, ymm7                              ; sub float32x8
    49e  c4627d582d010e0000        vpbroadcastd ymm13, dword ptr [rip + 3baab83f]
    4a7  c4c16c59d5                vmulps ymm2, ymm2, ymm13                             ; mul float32x8
    4ac  c4627d582df70d0000        vpbroadcastd ymm13, dword ptr [rip + 000017c3]
    4b5  c5945fd2                  vmaxps ymm2, ymm13, ymm2                             ; where float32x8
    4b9  c4627d582dee0d0000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    4c2  c5945dd2                  vminps ymm2, ymm13, ymm2                             ; where float32x8
    4c6  c56c58e8                  vaddps ymm13, ymm2, ymm0                             ; add float32x8
    4ca  c5145cf0                  vsubps ymm14, ymm13, ymm0                            ; sub float32x8
    4ce  c4c16c5cd6                vsubps ymm2, ymm2, ymm14                             ; sub float32x8
    4d3  c4627d5835dc0d0000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    4dc  c4627d583dd70d0000        vpbroadcastd ymm15, dword ptr [rip + c431af3a]
    4e5  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    4ea  c4627d583dcd0d0000        vpbroadcastd ymm15, dword ptr [rip + ce9c1d3c]
    4f3  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    4f8  c4627d583dc30d0000        vpbroadcastd ymm15, dword ptr [rip + 6758633d]
    501  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    506  c4627d583db90d0000        vpbroadcastd ymm15, dword ptr [rip + f0fd753e]
    50f  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    514  c4627d583daf0d0000        vpbroadcastd ymm15, dword ptr [rip + 1872313f]
    51d  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    522  c4626da8f1                vfmadd213ps ymm14, ymm2, ymm1                        ; mulacc float32x8
    527  c4c16d72d501              vpsrld ymm2, ymm13, 1                                ; shr uint32x8
    52d  c58572f217                vpslld ymm15, ymm2, 23                               ; shl uint32x8
    532  c4410c59f7                vmulps ymm14, ymm14, ymm15                           ; mul float32x8
    537  c595fad2                  vpsubd ymm2, ymm13, ymm2                             ; sub uint32x8
    53b  c5ed72f217                vpslld ymm2, ymm2, 23                                ; shl uint32x8
    540  c58c59d2                  vmulps ymm2, ymm14, ymm2                             ; mul float32x8
    544  c4e35d4ad930              vblendvps ymm3, ymm4, ymm1, ymm3                     ; where float32x8
    54a  c4636d4ae950              vblendvps ymm13, ymm2, ymm1, ymm5                    ; where float32x8
    550  c4623db8eb                vfmadd231ps ymm13, ymm8, ymm3                        ; mulacc float32x8
    555  c5fc105760                vmovups ymm2, ymmword ptr [rdi + 96]                 ; load float32x8
    55a  c5ec5fde                  vmaxps ymm3, ymm2, ymm6                              ; max float32x8
    55e  c5ecc2e203                vcmpps ymm4, ymm2, ymm2, 3
    563  c463654ac240              vblendvps ymm8, ymm3, ymm2, ymm4
    569  c4c14cc2d800              vcmpps ymm3, ymm6, ymm8, 0                           ; cmpeq boolx8
    56f  c4c14c5ce0                vsubps ymm4, ymm6, ymm8                              ; sub float32x8
    574  c4e27d582d2b0d0000        vpbroadcastd ymm5, dword ptr [rip + 3baab83f]
    57d  c5dc59e5                  vmulps ymm4, ymm4, ymm5                              ; mul float32x8
    581  c4e27d582d220d0000        vpbroadcastd ymm5, dword ptr [rip + 000017c3]
    58a  c5d45fe4                  vmaxps ymm4, ymm5, ymm4                              ; where float32x8
    58e  c4e27d582d190d0000        vpbroadcastd ymm5, dword ptr [rip + 00000043]
    597  c5d45de4                  vminps ymm4, ymm5, ymm4                              ; where float32x8
    59b  c5dc58e8                  vaddps ymm5, ymm4, ymm0                              ; add float32x8
    59f  c5d45cf0                  vsubps ymm6, ymm5, ymm0                              ; sub float32x8
    5a3  c5dc5ce6                  vsubps ymm4, ymm4, ymm6                              ; sub float32x8
    5a7  c4e27d5835080d0000        vpbroadcastd ymm6, dword ptr [rip + b4621a39]        ; mulacc float32x8
    5b0  c4627d5835030d0000        vpbroadcastd ymm14, dword ptr [rip + c431af3a]
    5b9  c4c25da8f6                vfmadd213ps ymm6, ymm4, ymm14                        ; mulacc float32x8
    5be  c4627d5835f90c0000        vpbroadcastd ymm14, dword ptr [rip + ce9c1d3c]
    5c7  c4c25da8f6                vfmadd213ps ymm6, ymm4, ymm14                        ; mulacc float32x8
    5cc  c4627d5835ef0c0000        vpbroadcastd ymm14, dword ptr [rip + 6758633d]
    5d5  c4c25da8f6                vfmadd213ps ymm6, ymm4, ymm14                        ; mulacc float32x8
    5da  c4627d5835e50c0000        vpbroadcastd ymm14, dword ptr [rip + f0fd753e]
    5e3  c4c25da8f6                vfmadd213ps ymm6, ymm4, ymm14                        ; mulacc float32x8
    5e8  c4627d5835db0c0000        vpbroadcastd ymm14, dword ptr [rip + 1872313f]
    5f1  c4c25da8f6                vfmadd213ps ymm6, ymm4, ymm14                        ; mulacc float32x8
    5f6  c4e25da8f1                vfmadd213ps ymm6, ymm4, ymm1                         ; mulacc float32x8
    5fb  c5dd72d501                vpsrld ymm4, ymm5, 1                                 ; shr uint32x8
    600  c58d72f417                vpslld ymm14, ymm4, 23                               ; shl uint32x8
    605  c4c14c59f6                vmulps ymm6, ymm6, ymm14                             ; mul float32x8
    60a  c5d5fae4                  vpsubd ymm4, ymm5, ymm4                              ; sub uint32x8
    60e  c5dd72f417                vpslld ymm4, ymm4, 23                                ; shl uint32x8
    613  c5cc59e4                  vmulps ymm4, ymm6, ymm4                              ; mul float32x8
    617  c4c16cc2e800              vcmpps ymm5, ymm2, ymm8, 0                           ; cmpeq boolx8
    61d  c4c16c5cd0                vsubps ymm2, ymm2, ymm8                              ; sub float32x8
    622  c4e27d58357d0c0000        vpbroadcastd ymm6, dword ptr [rip + 3baab83f]
    62b  c5ec59d6                  vmulps ymm2, ymm2, ymm6                              ; mul float32x8
    62f  c4e27d5835740c0000        vpbroadcastd ymm6, dword ptr [rip + 000017c3]
    638  c5cc5fd2                  vmaxps ymm2, ymm6, ymm2                              ; where float32x8
    63c  c4e27d58356b0c0000        vpbroadcastd ymm6, dword ptr [rip + 00000043]
    645  c5cc5dd2                  vminps ymm2, ymm6, ymm2                              ; where float32x8
    649  c5ec58f0                  vaddps ymm6, ymm2, ymm0                              ; add float32x8
    64d  c54c5cf0                  vsubps ymm14, ymm6, ymm0                             ; sub float32x8
    651  c4c16c5cd6                vsubps ymm2, ymm2, ymm14                             ; sub float32x8
    656  c4627d5835590c0000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    65f  c4627d583d540c0000        vpbroadcastd ymm15, dword ptr [rip + c431af3a]
    668  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    66d  c4627d583d4a0c0000        vpbroadcastd ymm15, dword ptr [rip + ce9c1d3c]
    676  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    67b  c4627d583d400c0000        vpbroadcastd ymm15, dword ptr [rip + 6758633d]
    684  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    689  c4627d583d360c0000        vpbroadcastd ymm15, dword ptr [rip + f0fd753e]
    692  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    697  c4627d583d2c0c0000        vpbroadcastd ymm15, dword ptr [rip + 1872313f]
    6a0  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    6a5  c4626da8f1                vfmadd213ps ymm14, ymm2, ymm1                        ; mulacc float32x8
    6aa  c5ed72d601                vpsrld ymm2, ymm6, 1                                 ; shr uint32x8
    6af  c58572f217                vpslld ymm15, ymm2, 23                               ; shl uint32x8
    6b4  c4410c59f7                vmulps ymm14, ymm14, ymm15                           ; mul float32x8
    6b9  c5cdfad2                  vpsubd ymm2, ymm6, ymm2                              ; sub uint32x8
    6bd  c5ed72f217                vpslld ymm2, ymm2, 23                                ; shl uint32x8
    6c2  c58c59d2                  vmulps ymm2, ymm14, ymm2                             ; mul float32x8
    6c6  c4e35d4ad930              vblendvps ymm3, ymm4, ymm1, ymm3                     ; where float32x8
    6cc  c4636d4af150              vblendvps ymm14, ymm2, ymm1, ymm5                    ; where float32x8
    6d2  c5fc10542460              vmovups ymm2, ymmword ptr [rsp + 96]
    6d8  c4626db8f3                vfmadd231ps ymm14, ymm2, ymm3                        ; mulacc float32x8
    6dd  c4c17c28d1                vmovaps ymm2, ymm9                                   ; end void
    6e2  c4c17c28da                vmovaps ymm3, ymm10
    6e7  c4c17c28e3                vmovaps ymm4, ymm11
    6ec  c5fc28ef                  vmovaps ymm5, ymm7
    6f0  c4c17c28f0                vmovaps ymm6, ymm8
    6f5  c4c17c28fc                vmovaps ymm7, ymm12
    6fa  c4417c28c5                vmovaps ymm8, ymm13
    6ff  c4417c28ce                vmovaps ymm9, ymm14
    704  c57c114c2460              vmovups ymmword ptr [rsp + 96], ymm9
    70a  4881c780000000            add rdi, 128                                         ; end void
    711  83c601                    add esi, 1
    714  83fe02                    cmp esi, 2
    717  0f8ca3f9ffff              jl loop_c0
    71d  c5fc117c2420              vmovups ymmword ptr [rsp + 32], ymm7
    723  c57c11442440              vmovups ymmword ptr [rsp + 64], ymm8
    729  c5fc107c2460              vmovups ymm7, ymmword ptr [rsp + 96]
    72f  c5fc113c24                vmovups ymmword ptr [rsp], ymm7
done_734:
    734  c5d45ffb                  vmaxps ymm7, ymm5, ymm3                              ; max float32x8
    738  c554c2c503                vcmpps ymm8, ymm5, ymm5, 3
    73d  c4e3454afd80              vblendvps ymm7, ymm7, ymm5, ymm8
    743  c564c2c700                vcmpps ymm8, ymm3, ymm7, 0                           ; cmpeq boolx8
    748  c5e45cdf                  vsubps ymm3, ymm3, ymm7                              ; sub float32x8
    74c  c4627d580d530b0000        vpbroadcastd ymm9, dword ptr [rip + 3baab83f]
    755  c4c16459d9                vmulps ymm3, ymm3, ymm9                              ; mul float32x8
    75a  c4627d580d490b0000        vpbroadcastd ymm9, dword ptr [rip + 000017c3]
    763  c5b45fdb                  vmaxps ymm3, ymm9, ymm3                              ; where float32x8
    767  c4627d580d400b0000        vpbroadcastd ymm9, dword ptr [rip + 00000043]
    770  c5b45ddb                  vminps ymm3, ymm9, ymm3                              ; where float32x8
    774  c56458c8                  vaddps ymm9, ymm3, ymm0                              ; add float32x8
    778  c5345cd0                  vsubps ymm10, ymm9, ymm0                             ; sub float32x8
    77c  c4c1645cda                vsubps ymm3, ymm3, ymm10                             ; sub float32x8
    781  c4627d58152e0b0000        vpbroadcastd ymm10, dword ptr [rip + b4621a39]       ; mulacc float32x8
    78a  c4627d581d290b0000        vpbroadcastd ymm11, dword ptr [rip + c431af3a]
    793  c44265a8d3                vfmadd213ps ymm10, ymm3, ymm11                       ; mulacc float32x8
    798  c4627d581d1f0b0000        vpbroadcastd ymm11, dword ptr [rip + ce9c1d3c]
    7a1  c44265a8d3                vfmadd213ps ymm10, ymm3, ymm11                       ; mulacc float32x8
    7a6  c4627d581d150b0000        vpbroadcastd ymm11, dword ptr [rip + 6758633d]
    7af  c44265a8d3                vfmadd213ps ymm10, ymm3, ymm11                       ; mulacc float32x8
    7b4  c4627d581d0b0b0000        vpbroadcastd ymm11, dword ptr [rip + f0fd753e]
    7bd  c44265a8d3                vfmadd213ps ymm10, ymm3, ymm11                       ; mulacc float32x8
    7c2  c4627d581d010b0000        vpbroadcastd ymm11, dword ptr [rip + 1872313f]
    7cb  c44265a8d3                vfmadd213ps ymm10, ymm3, ymm11                       ; mulacc float32x8
    7d0  c46265a8d1                vfmadd213ps ymm10, ymm3, ymm1                        ; mulacc float32x8
    7d5  c4c16572d101              vpsrld ymm3, ymm9, 1                                 ; shr uint32x8
    7db  c5a572f317                vpslld ymm11, ymm3, 23                               ; shl uint32x8
    7e0  c4412c59d3                vmulps ymm10, ymm10, ymm11                           ; mul float32x8
    7e5  c5b5fadb                  vpsubd ymm3, ymm9, ymm3                              ; sub uint32x8
    7e9  c5e572f317                vpslld ymm3, ymm3, 23                                ; shl uint32x8
    7ee  c5ac59db                  vmulps ymm3, ymm10, ymm3                             ; mul float32x8
    7f2  c554c2cf00                vcmpps ymm9, ymm5, ymm7, 0                           ; cmpeq boolx8
    7f7  c5d45cef                  vsubps ymm5, ymm5, ymm7                              ; sub float32x8
    7fb  c4627d5815a40a0000        vpbroadcastd ymm10, dword ptr [rip + 3baab83f]
    804  c4c15459ea                vmulps ymm5, ymm5, ymm10                             ; mul float32x8
    809  c4627d58159a0a0000        vpbroadcastd ymm10, dword ptr [rip + 000017c3]
    812  c5ac5fed                  vmaxps ymm5, ymm10, ymm5                             ; where float32x8
    816  c4627d5815910a0000        vpbroadcastd ymm10, dword ptr [rip + 00000043]
    81f  c5ac5ded                  vminps ymm5, ymm10, ymm5                             ; where float32x8
    823  c55458d0                  vaddps ymm10, ymm5, ymm0                             ; add float32x8
    827  c52c5cd8                  vsubps ymm11, ymm10, ymm0                            ; sub float32x8
    82b  c4c1545ceb                vsubps ymm5, ymm5, ymm11                             ; sub float32x8
    830  c4627d581d7f0a0000        vpbroadcastd ymm11, dword ptr [rip + b4621a39]       ; mulacc float32x8
    839  c4627d58257a0a0000        vpbroadcastd ymm12, dword ptr [rip + c431af3a]
    842  c44255a8dc                vfmadd213ps ymm11, ymm5, ymm12                       ; mulacc float32x8
    847  c4627d5825700a0000        vpbroadcastd ymm12, dword ptr [rip + ce9c1d3c]
    850  c44255a8dc                vfmadd213ps ymm11, ymm5, ymm12                       ; mulacc float32x8
    855  c4627d5825660a0000        vpbroadcastd ymm12, dword ptr [rip + 6758633d]
    85e  c44255a8dc                vfmadd213ps ymm11, ymm5, ymm12                       ; mulacc float32x8
    863  c4627d58255c0a0000        vpbroadcastd ymm12, dword ptr [rip + f0fd753e]
    86c  c44255a8dc                vfmadd213ps ymm11, ymm5, ymm12                       ; mulacc float32x8
    871  c4627d5825520a0000        vpbroadcastd ymm12, dword ptr [rip + 1872313f]
    87a  c44255a8dc                vfmadd213ps ymm11, ymm5, ymm12                       ; mulacc float32x8
    87f  c46255a8d9                vfmadd213ps ymm11, ymm5, ymm1                        ; mulacc float32x8
    884  c4c15572d201              vpsrld ymm5, ymm10, 1                                ; shr uint32x8
    88a  c59d72f517                vpslld ymm12, ymm5, 23                               ; shl uint32x8
    88f  c4412459dc                vmulps ymm11, ymm11, ymm12                           ; mul float32x8
    894  c5adfaed                  vpsubd ymm5, ymm10, ymm5                             ; sub uint32x8
    898  c5d572f517                vpslld ymm5, ymm5, 23                                ; shl uint32x8
    89d  c5a459ed                  vmulps ymm5, ymm11, ymm5                             ; mul float32x8
    8a1  c4e3554ae990              vblendvps ymm5, ymm5, ymm1, ymm9                     ; where float32x8
    8a7  c57c104c2440              vmovups ymm9, ymmword ptr [rsp + 64]
    8ad  c5b459ed                  vmulps ymm5, ymm9, ymm5                              ; mul float32x8
    8b1  c4e3654ad980              vblendvps ymm3, ymm3, ymm1, ymm8                     ; where float32x8
    8b7  c4e26db8eb                vfmadd231ps ymm5, ymm2, ymm3                         ; mulacc float32x8
    8bc  c5cc5fd4                  vmaxps ymm2, ymm6, ymm4                              ; max float32x8
    8c0  c5ccc2de03                vcmpps ymm3, ymm6, ymm6, 3
    8c5  c4e36d4ad630              vblendvps ymm2, ymm2, ymm6, ymm3
    8cb  c5dcc2da00                vcmpps ymm3, ymm4, ymm2, 0                           ; cmpeq boolx8
    8d0  c5dc5ce2                  vsubps ymm4, ymm4, ymm2                              ; sub float32x8
    8d4  c4627d5805cb090000        vpbroadcastd ymm8, dword ptr [rip + 3baab83f]
    8dd  c4c15c59e0                vmulps ymm4, ymm4, ymm8                              ; mul float32x8
    8e2  c4627d5805c1090000        vpbroadcastd ymm8, dword ptr [rip + 000017c3]
    8eb  c5bc5fe4                  vmaxps ymm4, ymm8, ymm4                              ; where float32x8
    8ef  c4627d5805b8090000        vpbroadcastd ymm8, dword ptr [rip + 00000043]
    8f8  c5bc5de4                  vminps ymm4, ymm8, ymm4                              ; where float32x8
    8fc  c55c58c0                  vaddps ymm8, ymm4, ymm0                              ; add float32x8
    900  c53c5cc8                  vsubps ymm9, ymm8, ymm0                              ; sub float32x8
    904  c4c15c5ce1                vsubps ymm4, ymm4, ymm9                              ; sub float32x8
    909  c4627d580da6090000        vpbroadcastd ymm9, dword ptr [rip + b4621a39]        ; mulacc float32x8
    912  c4627d5815a1090000        vpbroadcastd ymm10, dword ptr [rip + c431af3a]
    91b  c4425da8ca                vfmadd213ps ymm9, ymm4, ymm10                        ; mulacc float32x8
    920  c4627d581597090000        vpbroadcastd ymm10, dword ptr [rip + ce9c1d3c]
    929  c4425da8ca                vfmadd213ps ymm9, ymm4, ymm10                        ; mulacc float32x8
    92e  c4627d58158d090000        vpbroadcastd ymm10, dword ptr [rip + 6758633d]
    937  c4425da8ca                vfmadd213ps ymm9, ymm4, ymm10                        ; mulacc float32x8
    93c  c4627d581583090000        vpbroadcastd ymm10, dword ptr [rip + f0fd753e]
    945  c4425da8ca                vfmadd213ps ymm9, ymm4, ymm10                        ; mulacc float32x8
    94a  c4627d581579090000        vpbroadcastd ymm10, dword ptr [rip + 1872313f]
    953  c4425da8ca                vfmadd213ps ymm9, ymm4, ymm10                        ; mulacc float32x8
    958  c4625da8c9                vfmadd213ps ymm9, ymm4, ymm1                         ; mulacc float32x8
    95d  c4c15d72d001              vpsrld ymm4, ymm8, 1                                 ; shr uint32x8
    963  c5ad72f417                vpslld ymm10, ymm4, 23                               ; shl uint32x8
    968  c4413459ca                vmulps ymm9, ymm9, ymm10                             ; mul float32x8
    96d  c5bdfae4                  vpsubd ymm4, ymm8, ymm4                              ; sub uint32x8
    971  c5dd72f417                vpslld ymm4, ymm4, 23                                ; shl uint32x8
    976  c5b459e4                  vmulps ymm4, ymm9, ymm4                              ; mul float32x8
    97a  c54cc2c200                vcmpps ymm8, ymm6, ymm2, 0                           ; cmpeq boolx8
    97f  c5cc5cf2                  vsubps ymm6, ymm6, ymm2                              ; sub float32x8
    983  c4627d580d1c090000        vpbroadcastd ymm9, dword ptr [rip + 3baab83f]
    98c  c4c14c59f1                vmulps ymm6, ymm6, ymm9                              ; mul float32x8
    991  c4627d580d12090000        vpbroadcastd ymm9, dword ptr [rip + 000017c3]
    99a  c5b45ff6                  vmaxps ymm6, ymm9, ymm6                              ; where float32x8
    99e  c4627d580d09090000        vpbroadcastd ymm9, dword ptr [rip + 00000043]
    9a7  c5b45df6                  vminps ymm6, ymm9, ymm6                              ; where float32x8
    9ab  c54c58c8                  vaddps ymm9, ymm6, ymm0                              ; add float32x8
    9af  c5345cd0                  vsubps ymm10, ymm9, ymm0                             ; sub float32x8
    9b3  c4c14c5cf2                vsubps ymm6, ymm6, ymm10                             ; sub float32x8
    9b8  c4627d5815f7080000        vpbroadcastd ymm10, dword ptr [rip + b4621a39]       ; mulacc float32x8
    9c1  c4627d581df2080000        vpbroadcastd ymm11, dword ptr [rip + c431af3a]
    9ca  c4424da8d3                vfmadd213ps ymm10, ymm6, ymm11                       ; mulacc float32x8
    9cf  c4627d581de8080000        vpbroadcastd ymm11, dword ptr [rip + ce9c1d3c]
    9d8  c4424da8d3                vfmadd213ps ymm10, ymm6, ymm11                       ; mulacc float32x8
    9dd  c4627d581dde080000        vpbroadcastd ymm11, dword ptr [rip + 6758633d]
    9e6  c4424da8d3                vfmadd213ps ymm10, ymm6, ymm11                       ; mulacc float32x8
    9eb  c4627d581dd4080000        vpbroadcastd ymm11, dword ptr [rip + f0fd753e]
    9f4  c4424da8d3                vfmadd213ps ymm10, ymm6, ymm11                       ; mulacc float32x8
    9f9  c4627d581dca080000        vpbroadcastd ymm11, dword ptr [rip + 1872313f]
    a02  c4424da8d3                vfmadd213ps ymm10, ymm6, ymm11                       ; mulacc float32x8
    a07  c4624da8d1                vfmadd213ps ymm10, ymm6, ymm1                        ; mulacc float32x8
    a0c  c4c14d72d101              vpsrld ymm6, ymm9, 1                                 ; shr uint32x8
    a12  c5a572f617                vpslld ymm11, ymm6, 23                               ; shl uint32x8
    a17  c4412c59d3                vmulps ymm10, ymm10, ymm11                           ; mul float32x8
    a1c  c5b5faf6                  vpsubd ymm6, ymm9, ymm6                              ; sub uint32x8
    a20  c5cd72f617                vpslld ymm6, ymm6, 23                                ; shl uint32x8
    a25  c5ac59f6                  vmulps ymm6, ymm10, ymm6                             ; mul float32x8
    a29  c4e34d4af180              vblendvps ymm6, ymm6, ymm1, ymm8                     ; where float32x8
    a2f  c57c100424                vmovups ymm8, ymmword ptr [rsp]
    a34  c5bc59f6                  vmulps ymm6, ymm8, ymm6                              ; mul float32x8
    a38  c4e35d4ad930              vblendvps ymm3, ymm4, ymm1, ymm3                     ; where float32x8
    a3e  c5fc10642420              vmovups ymm4, ymmword ptr [rsp + 32]
    a44  c4e25db8f3                vfmadd231ps ymm6, ymm4, ymm3                         ; mulacc float32x8
    a49  c5ec5fdf                  vmaxps ymm3, ymm2, ymm7                              ; max float32x8
    a4d  c5ecc2e203                vcmpps ymm4, ymm2, ymm2, 3
    a52  c4e3654ada40              vblendvps ymm3, ymm3, ymm2, ymm4
    a58  c5c4c2e300                vcmpps ymm4, ymm7, ymm3, 0                           ; cmpeq boolx8
    a5d  c5c45cfb                  vsubps ymm7, ymm7, ymm3                              ; sub float32x8
    a61  c4627d58053e080000        vpbroadcastd ymm8, dword ptr [rip + 3baab83f]
    a6a  c4c14459f8                vmulps ymm7, ymm7, ymm8                              ; mul float32x8
    a6f  c4627d580534080000        vpbroadcastd ymm8, dword ptr [rip + 000017c3]
    a78  c5bc5fff                  vmaxps ymm7, ymm8, ymm7                              ; where float32x8
    a7c  c4627d58052b080000        vpbroadcastd ymm8, dword ptr [rip + 00000043]
    a85  c5bc5dff                  vminps ymm7, ymm8, ymm7                              ; where float32x8
    a89  c54458c0                  vaddps ymm8, ymm7, ymm0                              ; add float32x8
    a8d  c53c5cc8                  vsubps ymm9, ymm8, ymm0                              ; sub float32x8
    a91  c4c1445cf9                vsubps ymm7, ymm7, ymm9                              ; sub float32x8
    a96  c4627d580d19080000        vpbroadcastd ymm9, dword ptr [rip + b4621a39]        ; mulacc float32x8
    a9f  c4627d581514080000        vpbroadcastd ymm10, dword ptr [rip + c431af3a]
    aa8  c44245a8ca                vfmadd213ps ymm9, ymm7, ymm10                        ; mulacc float32x8
    aad  c4627d58150a080000        vpbroadcastd ymm10, dword ptr [rip + ce9c1d3c]
    ab6  c44245a8ca                vfmadd213ps ymm9, ymm7, ymm10                        ; mulacc float32x8
    abb  c4627d581500080000        vpbroadcastd ymm10, dword ptr [rip + 6758633d]
    ac4  c44245a8ca                vfmadd213ps ymm9, ymm7, ymm10                        ; mulacc float32x8
    ac9  c4627d5815f6070000        vpbroadcastd ymm10, dword ptr [rip + f0fd753e]
    ad2  c44245a8ca                vfmadd213ps ymm9, ymm7, ymm10                        ; mulacc float32x8
    ad7  c4627d5815ec070000        vpbroadcastd ymm10, dword ptr [rip + 1872313f]
    ae0  c44245a8ca                vfmadd213ps ymm9, ymm7, ymm10                        ; mulacc float32x8
    ae5  c46245a8c9                vfmadd213ps ymm9, ymm7, ymm1                         ; mulacc float32x8
    aea  c4c14572d001              vpsrld ymm7, ymm8, 1                                 ; shr uint32x8
    af0  c5ad72f717                vpslld ymm10, ymm7, 23                               ; shl uint32x8
    af5  c4413459ca                vmulps ymm9, ymm9, ymm10                             ; mul float32x8
    afa  c5bdfaff                  vpsubd ymm7, ymm8, ymm7                              ; sub uint32x8
    afe  c5c572f717                vpslld ymm7, ymm7, 23                                ; shl uint32x8
    b03  c5b459ff                  vmulps ymm7, ymm9, ymm7                              ; mul float32x8
    b07  c56cc2c300                vcmpps ymm8, ymm2, ymm3, 0                           ; cmpeq boolx8
    b0c  c5ec5cd3                  vsubps ymm2, ymm2, ymm3                              ; sub float32x8
    b10  c4627d580d8f070000        vpbroadcastd ymm9, dword ptr [rip + 3baab83f]
    b19  c4c16c59d1                vmulps ymm2, ymm2, ymm9                              ; mul float32x8
    b1e  c4627d580d85070000        vpbroadcastd ymm9, dword ptr [rip + 000017c3]
    b27  c5b45fd2                  vmaxps ymm2, ymm9, ymm2                              ; where float32x8
    b2b  c4627d580d7c070000        vpbroadcastd ymm9, dword ptr [rip + 00000043]
    b34  c5b45dd2                  vminps ymm2, ymm9, ymm2                              ; where float32x8
    b38  c56c58c8                  vaddps ymm9, ymm2, ymm0                              ; add float32x8
    b3c  c5345cd0                  vsubps ymm10, ymm9, ymm0                             ; sub float32x8
    b40  c4c16c5cd2                vsubps ymm2, ymm2, ymm10                             ; sub float32x8
    b45  c4627d58156a070000        vpbroadcastd ymm10, dword ptr [rip + b4621a39]       ; mulacc float32x8
    b4e  c4627d581d65070000        vpbroadcastd ymm11, dword ptr [rip + c431af3a]
    b57  c4426da8d3                vfmadd213ps ymm10, ymm2, ymm11                       ; mulacc float32x8
    b5c  c4627d581d5b070000        vpbroadcastd ymm11, dword ptr [rip + ce9c1d3c]
    b65  c4426da8d3                vfmadd213ps ymm10, ymm2, ymm11                       ; mulacc float32x8
    b6a  c4627d581d51070000        vpbroadcastd ymm11, dword ptr [rip + 6758633d]
    b73  c4426da8d3                vfmadd213ps ymm10, ymm2, ymm11                       ; mulacc float32x8
    b78  c4627d581d47070000        vpbroadcastd ymm11, dword ptr [rip + f0fd753e]
    b81  c4426da8d3                vfmadd213ps ymm10, ymm2, ymm11                       ; mulacc float32x8
    b86  c4627d581d3d070000        vpbroadcastd ymm11, dword ptr [rip + 1872313f]
    b8f  c4426da8d3                vfmadd213ps ymm10, ymm2, ymm11                       ; mulacc float32x8
    b94  c4626da8d1                vfmadd213ps ymm10, ymm2, ymm1                        ; mulacc float32x8
    b99  c4c16d72d101              vpsrld ymm2, ymm9, 1                                 ; shr uint32x8
    b9f  c5a572f217                vpslld ymm11, ymm2, 23                               ; shl uint32x8
    ba4  c4412c59d3                vmulps ymm10, ymm10, ymm11                           ; mul float32x8
    ba9  c5b5fad2                  vpsubd ymm2, ymm9, ymm2                              ; sub uint32x8
    bad  c5ed72f217                vpslld ymm2, ymm2, 23                                ; shl uint32x8
    bb2  c5ac59d2                  vmulps ymm2, ymm10, ymm2                             ; mul float32x8
    bb6  c4e36d4ad180              vblendvps ymm2, ymm2, ymm1, ymm8                     ; where float32x8
    bbc  c5cc59d2                  vmulps ymm2, ymm6, ymm2                              ; mul float32x8
    bc0  c4e3454ae140              vblendvps ymm4, ymm7, ymm1, ymm4                     ; where float32x8
    bc6  c4e255b8d4                vfmadd231ps ymm2, ymm5, ymm4                         ; mulacc float32x8
    bcb  c4e37d19dc01              vextractf128 xmm4, ymm3, 1                           ; gep float32x4
    bd1  c5e05fec                  vmaxps xmm5, xmm3, xmm4                              ; max float32x4
    bd5  c5e0c2f303                vcmpps xmm6, xmm3, xmm3, 3
    bda  c4e3514aeb60              vblendvps xmm5, xmm5, xmm3, xmm6
    be0  c5e0c2f500                vcmpps xmm6, xmm3, xmm5, 0                           ; cmpeq boolx4
    be5  c5e05cdd                  vsubps xmm3, xmm3, xmm5                              ; sub float32x4
    be9  c4e279583db6060000        vpbroadcastd xmm7, dword ptr [rip + 3baab83f]
    bf2  c5e059df                  vmulps xmm3, xmm3, xmm7                              ; mul float32x4
    bf6  c4e279583dad060000        vpbroadcastd xmm7, dword ptr [rip + 000017c3]
    bff  c5c05fdb                  vmaxps xmm3, xmm7, xmm3                              ; where float32x4
    c03  c4e279583da4060000        vpbroadcastd xmm7, dword ptr [rip + 00000043]
    c0c  c5c05ddb                  vminps xmm3, xmm7, xmm3                              ; where float32x4
    c10  c4e279583d9b060000        vpbroadcastd xmm7, dword ptr [rip + fe00404b]
    c19  c5e058ff                  vaddps xmm7, xmm3, xmm7                              ; add float32x4
    c1d  c4627958058e060000        vpbroadcastd xmm8, dword ptr [rip + fe00404b]
    c26  c441405cc0                vsubps xmm8, xmm7, xmm8                              ; sub float32x4
    c2b  c4c1605cd8                vsubps xmm3, xmm3, xmm8                              ; sub float32x4
    c30  c4627958057f060000        vpbroadcastd xmm8, dword ptr [rip + b4621a39]        ; mulacc float32x4
    c39  c46279580d7a060000        vpbroadcastd xmm9, dword ptr [rip + c431af3a]
    c42  c44261a8c1                vfmadd213ps xmm8, xmm3, xmm9                         ; mulacc float32x4
    c47  c46279580d70060000        vpbroadcastd xmm9, dword ptr [rip + ce9c1d3c]
    c50  c44261a8c1                vfmadd213ps xmm8, xmm3, xmm9                         ; mulacc float32x4
    c55  c46279580d66060000        vpbroadcastd xmm9, dword ptr [rip + 6758633d]
    c5e  c44261a8c1                vfmadd213ps xmm8, xmm3, xmm9                         ; mulacc float32x4
    c63  c46279580d5c060000        vpbroadcastd xmm9, dword ptr [rip + f0fd753e]
    c6c  c44261a8c1                vfmadd213ps xmm8, xmm3, xmm9                         ; mulacc float32x4
    c71  c46279580d52060000        vpbroadcastd xmm9, dword ptr [rip + 1872313f]
    c7a  c44261a8c1                vfmadd213ps xmm8, xmm3, xmm9                         ; mulacc float32x4
    c7f  c46279580d48060000        vpbroadcastd xmm9, dword ptr [rip + 0000803f]
    c88  c44261a8c1                vfmadd213ps xmm8, xmm3, xmm9                         ; mulacc float32x4
    c8d  c5e172d701                vpsrld xmm3, xmm7, 1                                 ; shr uint32x4
    c92  c5b172f317                vpslld xmm9, xmm3, 23                                ; shl uint32x4
    c97  c4413859c1                vmulps xmm8, xmm8, xmm9                              ; mul float32x4
    c9c  c5c1fadb                  vpsubd xmm3, xmm7, xmm3                              ; sub uint32x4
    ca0  c5e172f317                vpslld xmm3, xmm3, 23                                ; shl uint32x4
    ca5  c5b859db                  vmulps xmm3, xmm8, xmm3                              ; mul float32x4
    ca9  c5d8c2fd00                vcmpps xmm7, xmm4, xmm5, 0                           ; cmpeq boolx4
    cae  c5d85ce5                  vsubps xmm4, xmm4, xmm5                              ; sub float32x4
    cb2  c462795805ed050000        vpbroadcastd xmm8, dword ptr [rip + 3baab83f]
    cbb  c4c15859e0                vmulps xmm4, xmm4, xmm8                              ; mul float32x4
    cc0  c462795805e3050000        vpbroadcastd xmm8, dword ptr [rip + 000017c3]
    cc9  c5b85fe4                  vmaxps xmm4, xmm8, xmm4                              ; where float32x4
    ccd  c462795805da050000        vpbroadcastd xmm8, dword ptr [rip + 00000043]
    cd6  c5b85de4                  vminps xmm4, xmm8, xmm4                              ; where float32x4
    cda  c462795805d1050000        vpbroadcastd xmm8, dword ptr [rip + fe00404b]
    ce3  c4415858c0                vaddps xmm8, xmm4, xmm8                              ; add float32x4
    ce8  c46279580dc3050000        vpbroadcastd xmm9, dword ptr [rip + fe00404b]
    cf1  c441385cc9                vsubps xmm9, xmm8, xmm9                              ; sub float32x4
    cf6  c4c1585ce1                vsubps xmm4, xmm4, xmm9                              ; sub float32x4
    cfb  c46279580db4050000        vpbroadcastd xmm9, dword ptr [rip + b4621a39]        ; mulacc float32x4
    d04  c462795815af050000        vpbroadcastd xmm10, dword ptr [rip + c431af3a]
    d0d  c44259a8ca                vfmadd213ps xmm9, xmm4, xmm10                        ; mulacc float32x4
    d12  c462795815a5050000        vpbroadcastd xmm10, dword ptr [rip + ce9c1d3c]
    d1b  c44259a8ca                vfmadd213ps xmm9, xmm4, xmm10                        ; mulacc float32x4
    d20  c4627958159b050000        vpbroadcastd xmm10, dword ptr [rip + 6758633d]
    d29  c44259a8ca                vfmadd213ps xmm9, xmm4, xmm10                        ; mulacc float32x4
    d2e  c46279581591050000        vpbroadcastd xmm10, dword ptr [rip + f0fd753e]
    d37  c44259a8ca                vfmadd213ps xmm9, xmm4, xmm10                        ; mulacc float32x4
    d3c  c46279581587050000        vpbroadcastd xmm10, dword ptr [rip + 1872313f]
    d45  c44259a8ca                vfmadd213ps xmm9, xmm4, xmm10                        ; mulacc float32x4
    d4a  c4627958157d050000        vpbroadcastd xmm10, dword ptr [rip + 0000803f]
    d53  c44259a8ca                vfmadd213ps xmm9, xmm4, xmm10                        ; mulacc float32x4
    d58  c4c15972d001              vpsrld xmm4, xmm8, 1                                 ; shr uint32x4
    d5e  c5a972f417                vpslld xmm10, xmm4, 23                               ; shl uint32x4
    d63  c4413059ca                vmulps xmm9, xmm9, xmm10                             ; mul float32x4
    d68  c5b9fae4                  vpsubd xmm4, xmm8, xmm4                              ; sub uint32x4
    d6c  c5d972f417                vpslld xmm4, xmm4, 23                                ; shl uint32x4
    d71  c5b059e4                  vmulps xmm4, xmm9, xmm4                              ; mul float32x4
    d75  c46279580552050000        vpbroadcastd xmm8, dword ptr [rip + 0000803f]
    d7e  c4c3594ae070              vblendvps xmm4, xmm4, xmm8, xmm7                     ; where float32x4
    d84  c4e37d19d701              vextractf128 xmm7, ymm2, 1                           ; gep float32x4
    d8a  c5c059e4                  vmulps xmm4, xmm7, xmm4                              ; mul float32x4
    d8e  c4e279583d39050000        vpbroadcastd xmm7, dword ptr [rip + 0000803f]
    d97  c4e3614adf60              vblendvps xmm3, xmm3, xmm7, xmm6                     ; where float32x4
    d9d  c4e269b8e3                vfmadd231ps xmm4, xmm2, xmm3                         ; mulacc float32x4
    da2  c5d115d5                  vunpckhpd xmm2, xmm5, xmm5                           ; gep float32x2
    da6  c5d05fda                  vmaxps xmm3, xmm5, xmm2                              ; max float32x2
    daa  c5d0c2f503                vcmpps xmm6, xmm5, xmm5, 3
    daf  c4e3614add60              vblendvps xmm3, xmm3, xmm5, xmm6
    db5  c5d0c2f300                vcmpps xmm6, xmm5, xmm3, 0                           ; cmpeq boolx2
    dba  c5d05ceb                  vsubps xmm5, xmm5, xmm3                              ; sub float32x2
    dbe  c4e279583de1040000        vpbroadcastd xmm7, dword ptr [rip + 3baab83f]
    dc7  c5d059ef                  vmulps xmm5, xmm5, xmm7                              ; mul float32x2
    dcb  c4e279583dd8040000        vpbroadcastd xmm7, dword ptr [rip + 000017c3]
    dd4  c5c05fed                  vmaxps xmm5, xmm7, xmm5                              ; where float32x2
    dd8  c4e279583dcf040000        vpbroadcastd xmm7, dword ptr [rip + 00000043]
    de1  c5c05ded                  vminps xmm5, xmm7, xmm5                              ; where float32x2
    de5  c4e279583dc6040000        vpbroadcastd xmm7, dword ptr [rip + fe00404b]
    dee  c5d058ff                  vaddps xmm7, xmm5, xmm7                              ; add float32x2
    df2  c462795805b9040000        vpbroadcastd xmm8, dword ptr [rip + fe00404b]
    dfb  c441405cc0                vsubps xmm8, xmm7, xmm8                              ; sub float32x2
    e00  c4c1505ce8                vsubps xmm5, xmm5, xmm8                              ; sub float32x2
    e05  c462795805aa040000        vpbroadcastd xmm8, dword ptr [rip + b4621a39]        ; mulacc float32x2
    e0e  c46279580da5040000        vpbroadcastd xmm9, dword ptr [rip + c431af3a]
    e17  c44251a8c1                vfmadd213ps xmm8, xmm5, xmm9                         ; mulacc float32x2
    e1c  c46279580d9b040000        vpbroadcastd xmm9, dword ptr [rip + ce9c1d3c]
    e25  c44251a8c1                vfmadd213ps xmm8, xmm5, xmm9                         ; mulacc float32x2
    e2a  c46279580d91040000        vpbroadcastd xmm9, dword ptr [rip + 6758633d]
    e33  c44251a8c1                vfmadd213ps xmm8, xmm5, xmm9                         ; mulacc float32x2
    e38  c46279580d87040000        vpbroadcastd xmm9, dword ptr [rip + f0fd753e]
    e41  c44251a8c1                vfmadd213ps xmm8, xmm5, xmm9                         ; mulacc float32x2
    e46  c46279580d7d040000        vpbroadcastd xmm9, dword ptr [rip + 1872313f]
    e4f  c44251a8c1                vfmadd213ps xmm8, xmm5, xmm9                         ; mulacc float32x2
    e54  c46279580d73040000        vpbroadcastd xmm9, dword ptr [rip + 0000803f]
    e5d  c44251a8c1                vfmadd213ps xmm8, xmm5, xmm9                         ; mulacc float32x2
    e62  c5d172d701                vpsrld xmm5, xmm7, 1                                 ; shr uint32x2
    e67  c5b172f517                vpslld xmm9, xmm5, 23                                ; shl uint32x2
    e6c  c4413859c1                vmulps xmm8, xmm8, xmm9                              ; mul float32x2
    e71  c5c1faed                  vpsubd xmm5, xmm7, xmm5                              ; sub uint32x2
    e75  c5d172f517                vpslld xmm5, xmm5, 23                                ; shl uint32x2
    e7a  c5b859ed                  vmulps xmm5, xmm8, xmm5                              ; mul float32x2
    e7e  c5e8c2fb00                vcmpps xmm7, xmm2, xmm3, 0                           ; cmpeq boolx2
    e83  c5e85cd3                  vsubps xmm2, xmm2, xmm3                              ; sub float32x2
    e87  c46279580518040000        vpbroadcastd xmm8, dword ptr [rip + 3baab83f]
    e90  c4c16859d0                vmulps xmm2, xmm2, xmm8                              ; mul float32x2
    e95  c4627958050e040000        vpbroadcastd xmm8, dword ptr [rip + 000017c3]
    e9e  c5b85fd2                  vmaxps xmm2, xmm8, xmm2                              ; where float32x2
    ea2  c46279580505040000        vpbroadcastd xmm8, dword ptr [rip + 00000043]
    eab  c5b85dd2                  vminps xmm2, xmm8, xmm2                              ; where float32x2
    eaf  c462795805fc030000        vpbroadcastd xmm8, dword ptr [rip + fe00404b]
    eb8  c4416858c0                vaddps xmm8, xmm2, xmm8                              ; add float32x2
    ebd  c46279580dee030000        vpbroadcastd xmm9, dword ptr [rip + fe00404b]
    ec6  c441385cc9                vsubps xmm9, xmm8, xmm9                              ; sub float32x2
    ecb  c4c1685cd1                vsubps xmm2, xmm2, xmm9                              ; sub float32x2
    ed0  c46279580ddf030000        vpbroadcastd xmm9, dword ptr [rip + b4621a39]        ; mulacc float32x2
    ed9  c462795815da030000        vpbroadcastd xmm10, dword ptr [rip + c431af3a]
    ee2  c44269a8ca                vfmadd213ps xmm9, xmm2, xmm10                        ; mulacc float32x2
    ee7  c462795815d0030000        vpbroadcastd xmm10, dword ptr [rip + ce9c1d3c]
    ef0  c44269a8ca                vfmadd213ps xmm9, xmm2, xmm10                        ; mulacc float32x2
    ef5  c462795815c6030000        vpbroadcastd xmm10, dword ptr [rip + 6758633d]
    efe  c44269a8ca                vfmadd213ps xmm9, xmm2, xmm10                        ; mulacc float32x2
    f03  c462795815bc030000        vpbroadcastd xmm10, dword ptr [rip + f0fd753e]
    f0c  c44269a8ca                vfmadd213ps xmm9, xmm2, xmm10                        ; mulacc float32x2
    f11  c462795815b2030000        vpbroadcastd xmm10, dword ptr [rip + 1872313f]
    f1a  c44269a8ca                vfmadd213ps xmm9, xmm2, xmm10                        ; mulacc float32x2
    f1f  c462795815a8030000        vpbroadcastd xmm10, dword ptr [rip + 0000803f]
    f28  c44269a8ca                vfmadd213ps xmm9, xmm2, xmm10                        ; mulacc float32x2
    f2d  c4c16972d001              vpsrld xmm2, xmm8, 1                                 ; shr uint32x2
    f33  c5a972f217                vpslld xmm10, xmm2, 23                               ; shl uint32x2
    f38  c4413059ca                vmulps xmm9, xmm9, xmm10                             ; mul float32x2
    f3d  c5b9fad2                  vpsubd xmm2, xmm8, xmm2                              ; sub uint32x2
    f41  c5e972f217                vpslld xmm2, xmm2, 23                                ; shl uint32x2
    f46  c5b059d2                  vmulps xmm2, xmm9, xmm2                              ; mul float32x2
    f4a  c4627958057d030000        vpbroadcastd xmm8, dword ptr [rip + 0000803f]
    f53  c4c3694ad070              vblendvps xmm2, xmm2, xmm8, xmm7                     ; where float32x2
    f59  c5d915fc                  vunpckhpd xmm7, xmm4, xmm4                           ; gep float32x2
    f5d  c5c059d2                  vmulps xmm2, xmm7, xmm2                              ; mul float32x2
    f61  c4e279583d66030000        vpbroadcastd xmm7, dword ptr [rip + 0000803f]
    f6a  c4e3514aef60              vblendvps xmm5, xmm5, xmm7, xmm6                     ; where float32x2
    f70  c4e259b8d5                vfmadd231ps xmm2, xmm4, xmm5                         ; mulacc float32x2
    f75  c5d973db04                vpsrldq xmm4, xmm3, 4                                ; gep float32
    f7a  c5e25fec                  vmaxss xmm5, xmm3, xmm4                              ; max float32
    f7e  c5e2c2f303                vcmpss xmm6, xmm3, xmm3, 3
    f83  c4e3514aeb60              vblendvps xmm5, xmm5, xmm3, xmm6
    f89  c5e2c2f500                vcmpss xmm6, xmm3, xmm5, 0                           ; cmpeq bool
    f8e  c5f97ef6                  vmovd esi, xmm6
    f92  83e601                    and esi, 1
    f95  c5e25cdd                  vsubss xmm3, xmm3, xmm5                              ; sub float32
    f99  c5e2591d07030000          vmulss xmm3, xmm3, dword ptr [rip + 3baab83f]        ; mul float32
    fa1  c5fa103503030000          vmovss xmm6, dword ptr [rip + 000017c3]
    fa9  c5ca5fdb                  vmaxss xmm3, xmm6, xmm3                              ; where float32
    fad  c5fa1035fb020000          vmovss xmm6, dword ptr [rip + 00000043]
    fb5  c5ca5ddb                  vminss xmm3, xmm6, xmm3                              ; where float32
    fb9  c5e25835f3020000          vaddss xmm6, xmm3, dword ptr [rip + fe00404b]        ; add float32
    fc1  c5ca5c3deb020000          vsubss xmm7, xmm6, dword ptr [rip + fe00404b]        ; sub float32
    fc9  c5e25cdf                  vsubss xmm3, xmm3, xmm7                              ; sub float32
    fcd  c5fa103de3020000          vmovss xmm7, dword ptr [rip + b4621a39]              ; mulacc float32
    fd5  c4e261a93dde020000        vfmadd213ss xmm7, xmm3, dword ptr [rip + c431af3a]
    fde  c4e261a93dd9020000        vfmadd213ss xmm7, xmm3, dword ptr [rip + ce9c1d3c]   ; mulacc float32
    fe7  c4e261a93dd4020000        vfmadd213ss xmm7, xmm3, dword ptr [rip + 6758633d]   ; mulacc float32
    ff0  c4e261a93dcf020000        vfmadd213ss xmm7, xmm3, dword ptr [rip + f0fd753e]   ; mulacc float32
    ff9  c4e261a93dca020000        vfmadd213ss xmm7, xmm3, dword ptr [rip + 1872313f]   ; mulacc float32
   1002  c4e261a93dc5020000        vfmadd213ss xmm7, xmm3, dword ptr [rip + 0000803f]   ; mulacc float32
   100b  c5f97ef7                  vmovd edi, xmm6                                      ; bitcast uint32
   100f  4c8bc7                    mov r8, rdi                                          ; shr uint32
   1012  41c1e801                  shr r8d, 1
   1016  4d8bc8                    mov r9, r8                                           ; shl uint32
   1019  41c1e117                  shl r9d, 23
   101d  c4c1796ed9                vmovd xmm3, r9d                                      ; bitcast float32
   1022  c5c259db                  vmulss xmm3, xmm7, xmm3                              ; mul float32
   1026  412bf8                    sub edi, r8d                                         ; sub uint32
   1029  c1e717                    shl edi, 23                                          ; shl uint32
   102c  c5f96ef7                  vmovd xmm6, edi                                      ; bitcast float32
   1030  c5e259de                  vmulss xmm3, xmm3, xmm6                              ; mul float32
   1034  c5dac2f500                vcmpss xmm6, xmm4, xmm5, 0                           ; cmpeq bool
   1039  c5f97ef7                  vmovd edi, xmm6
   103d  83e701                    and edi, 1
   1040  c5da5ce5                  vsubss xmm4, xmm4, xmm5                              ; sub float32
   1044  c5da59255c020000          vmulss xmm4, xmm4, dword ptr [rip + 3baab83f]        ; mul float32
   104c  c5fa103558020000          vmovss xmm6, dword ptr [rip + 000017c3]
   1054  c5ca5fe4                  vmaxss xmm4, xmm6, xmm4                              ; where float32
   1058  c5fa103550020000          vmovss xmm6, dword ptr [rip + 00000043]
   1060  c5ca5de4                  vminss xmm4, xmm6, xmm4                              ; where float32
   1064  c5da583548020000          vaddss xmm6, xmm4, dword ptr [rip + fe00404b]        ; add float32
   106c  c5ca5c3d40020000          vsubss xmm7, xmm6, dword ptr [rip + fe00404b]        ; sub float32
   1074  c5da5ce7                  vsubss xmm4, xmm4, xmm7                              ; sub float32
   1078  c5fa103d38020000          vmovss xmm7, dword ptr [rip + b4621a39]              ; mulacc float32
   1080  c4e259a93d33020000        vfmadd213ss xmm7, xmm4, dword ptr [rip + c431af3a]
   1089  c4e259a93d2e020000        vfmadd213ss xmm7, xmm4, dword ptr [rip + ce9c1d3c]   ; mulacc float32
   1092  c4e259a93d29020000        vfmadd213ss xmm7, xmm4, dword ptr [rip + 6758633d]   ; mulacc float32
   109b  c4e259a93d24020000        vfmadd213ss xmm7, xmm4, dword ptr [rip + f0fd753e]   ; mulacc float32
   10a4  c4e259a93d1f020000        vfmadd213ss xmm7, xmm4, dword ptr [rip + 1872313f]   ; mulacc float32
   10ad  c4e259a93d1a020000        vfmadd213ss xmm7, xmm4, dword ptr [rip + 0000803f]   ; mulacc float32
   10b6  c4c1797ef0                vmovd r8d, xmm6                                      ; bitcast uint32
   10bb  4d8bc8                    mov r9, r8                                           ; shr uint32
   10be  41c1e901                  shr r9d, 1
   10c2  4d8bd1                    mov r10, r9                                          ; shl uint32
   10c5  41c1e217                  shl r10d, 23
   10c9  c4c1796ee2                vmovd xmm4, r10d                                     ; bitcast float32
   10ce  c5c259e4                  vmulss xmm4, xmm7, xmm4                              ; mul float32
   10d2  452bc1                    sub r8d, r9d                                         ; sub uint32
   10d5  41c1e017                  shl r8d, 23                                          ; shl uint32
   10d9  c4c1796ef0                vmovd xmm6, r8d                                      ; bitcast float32
   10de  c5da59e6                  vmulss xmm4, xmm4, xmm6                              ; mul float32
   10e2  f7df                      neg edi                                              ; where float32
   10e4  c5f96ef7                  vmovd xmm6, edi
   10e8  c5fa103de0010000          vmovss xmm7, dword ptr [rip + 0000803f]
   10f0  c4e3594ae760              vblendvps xmm4, xmm4, xmm7, xmm6                     ; where float32
   10f6  c5c973da04                vpsrldq xmm6, xmm2, 4                                ; gep float32
   10fb  c5ca59e4                  vmulss xmm4, xmm6, xmm4                              ; mul float32
   10ff  f7de                      neg esi                                              ; where float32
   1101  c5f96ef6                  vmovd xmm6, esi
   1105  c5fa103dc3010000          vmovss xmm7, dword ptr [rip + 0000803f]
   110d  c4e3614adf60              vblendvps xmm3, xmm3, xmm7, xmm6                     ; where float32
   1113  c4e269b9e3                vfmadd231ss xmm4, xmm2, xmm3                         ; mulacc float32
   1118  c5dac215b301000001        vcmpss xmm2, xmm4, dword ptr [rip + 00008000], 1     ; cmplt bool
   1121  c5f97ed6                  vmovd esi, xmm2
   1125  83e601                    and esi, 1
   1128  c5da5915a8010000          vmulss xmm2, xmm4, dword ptr [rip + 0000004c]        ; mul float32
   1130  488bfe                    mov rdi, rsi                                         ; where float32
   1133  f7df                      neg edi
   1135  c5f96edf                  vmovd xmm3, edi
   1139  c4e3594ad230              vblendvps xmm2, xmm4, xmm2, xmm3
   113f  c5f97ed7                  vmovd edi, xmm2                                      ; bitcast int32
   1143  448d870dfbcac0            lea r8d, [rdi - 1060439283]                          ; add int32
   114a  4d8bc8                    mov r9, r8                                           ; shr int32
   114d  41c1f917                  sar r9d, 23
   1151  c5fa101547010000          vmovss xmm2, dword ptr [rip + 00000000]
   1159  c4c16a2ad1                vcvtsi2ss xmm2, xmm2, r9d                            ; cast float32
   115e  f7de                      neg esi                                              ; where float32
   1160  c5f96ede                  vmovd xmm3, esi
   1164  c5fa103534010000          vmovss xmm6, dword ptr [rip + 00000000]
   116c  c5fa103d68010000          vmovss xmm7, dword ptr [rip + 0000c841]
   1174  c4e3494adf30              vblendvps xmm3, xmm6, xmm7, xmm3                     ; where float32
   117a  c5ea5cd3                  vsubss xmm2, xmm2, xmm3                              ; sub float32
   117e  4181e0000080ff            and r8d, -8388608                                    ; and int32
   1185  412bf8                    sub edi, r8d                                         ; sub int32
   1188  c5f96edf                  vmovd xmm3, edi                                      ; bitcast float32
   118c  c5e25c1d3c010000          vsubss xmm3, xmm3, dword ptr [rip + 0000803f]        ; sub float32
   1194  c5fa103544010000          vmovss xmm6, dword ptr [rip + ce37f6bd]              ; mulacc float32
   119c  c4e261a9353f010000        vfmadd213ss xmm6, xmm3, dword ptr [rip + 5b74413e]
   11a5  c4e261a9353a010000        vfmadd213ss xmm6, xmm3, dword ptr [rip + 4c3b40be]   ; mulacc float32
   11ae  c4e261a93535010000        vfmadd213ss xmm6, xmm3, dword ptr [rip + 79b2503e]   ; mulacc float32
   11b7  c4e261a93530010000        vfmadd213ss xmm6, xmm3, dword ptr [rip + 3ebb75be]   ; mulacc float32
   11c0  c4e261a9352b010000        vfmadd213ss xmm6, xmm3, dword ptr [rip + 39c8933e]   ; mulacc float32
   11c9  c4e261a93526010000        vfmadd213ss xmm6, xmm3, dword ptr [rip + 5dabb8be]   ; mulacc float32
   11d2  c4e261a93521010000        vfmadd213ss xmm6, xmm3, dword ptr [rip + 0838f63e]   ; mulacc float32
   11db  c4e261a9351c010000        vfmadd213ss xmm6, xmm3, dword ptr [rip + 3baa38bf]   ; mulacc float32
   11e4  c4e261a93517010000        vfmadd213ss xmm6, xmm3, dword ptr [rip + eda8e23e]   ; mulacc float32
   11ed  c5e259f6                  vmulss xmm6, xmm3, xmm6                              ; mul float32
   11f1  c5e258de                  vaddss xmm3, xmm3, xmm6                              ; add float32
   11f5  c5ea58d3                  vaddss xmm2, xmm2, xmm3                              ; add float32
   11f9  c5fa101d9f000000          vmovss xmm3, dword ptr [rip + 00000000]
   1201  c5e2c2dc01                vcmpss xmm3, xmm3, xmm4, 1                           ; cmplt bool
   1206  c5f97ede                  vmovd esi, xmm3
   120a  83e601                    and esi, 1
   120d  c5dac21df200000001        vcmpss xmm3, xmm4, dword ptr [rip + 0000807f], 1     ; cmplt bool
   1216  c5f97edf                  vmovd edi, xmm3
   121a  83e701                    and edi, 1
   121d  c5dac21d7a00000000        vcmpss xmm3, xmm4, dword ptr [rip + 00000000], 0     ; cmpeq bool
   1226  c4c1797ed8                vmovd r8d, xmm3
   122b  4183e001                  and r8d, 1
   122f  f7df                      neg edi                                              ; where float32
   1231  c5f96edf                  vmovd xmm3, edi
   1235  c5fa1025cb000000          vmovss xmm4, dword ptr [rip + 0000807f]
   123d  c4e3594ad230              vblendvps xmm2, xmm4, xmm2, xmm3                     ; where float32
   1243  41f7d8                    neg r8d                                              ; where float32
   1246  c4c1796ed8                vmovd xmm3, r8d
   124b  c5fa1025b9000000          vmovss xmm4, dword ptr [rip + 0000c07f]
   1253  c5fa103549000000          vmovss xmm6, dword ptr [rip + 000080ff]
   125b  c4e3594ade30              vblendvps xmm3, xmm4, xmm6, xmm3                     ; where float32
   1261  f7de                      neg esi                                              ; where float32
   1263  c5f96ee6                  vmovd xmm4, esi
   1267  c4e3614ad240              vblendvps xmm2, xmm3, xmm2, xmm4
   126d  c5fa101d57000000          vmovss xmm3, dword ptr [rip + 1872313f]
   1275  c4e261a9d5                vfmadd213ss xmm2, xmm3, xmm5                         ; mulacc float32
   127a  c5fa111488                vmovss dword ptr [rax + rcx*4], xmm2                 ; store void
   127f  4881c200010000            add rdx, 256                                         ; end void
   1286  83c101                    add ecx, 1
   1289  83f908                    cmp ecx, 8
   128c  0f8caeedffff              jl loop_40
done_1292:
   1292  c5f877                    vzeroupper                                           ; sink void
   1295  488ba42480000000          mov rsp, qword ptr [rsp + 128]
   129d  c3                        ret                                                  ; sink void
