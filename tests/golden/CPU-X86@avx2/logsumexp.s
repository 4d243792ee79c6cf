logsumexp:
      0  488bc4                    mov rax, rsp
      3  4881ecc0000000            sub rsp, 192
      a  4883e4c0                  and rsp, -64
      e  4889842480000000          mov qword ptr [rsp + 128], rax
     16  b800000000                mov eax, 0
     1b  c4e27d580588130000        vpbroadcastd ymm0, dword ptr [rip + 0000404b]
     24  c4e27d580d9b130000        vpbroadcastd ymm1, dword ptr [rip + 0000803f]
     2d  488b07                    mov rax, qword ptr [rdi]
     30  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 8>
     34  b900000000                mov ecx, 0                                           ; range int32
loop_40:
     40  c4e27d58154f130000        vpbroadcastd ymm2, dword ptr [rip + 00000000]        ; range int32
     49  c4e27d581d4a130000        vpbroadcastd ymm3, dword ptr [rip + 000080ff]
     52  c4e27d582541130000        vpbroadcastd ymm4, dword ptr [rip + 000080ff]
     5b  c4e27d582d38130000        vpbroadcastd ymm5, dword ptr [rip + 000080ff]
     64  c4e27d58352f130000        vpbroadcastd ymm6, dword ptr [rip + 000080ff]
     6d  c4e27d583d22130000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
     76  c5fc117c2420              vmovups ymmword ptr [rsp + 32], ymm7
     7c  c4e27d583d13130000        vpbroadcastd ymm7, dword ptr [rip + 00000000]        ; range int32
     85  c5fc117c2440              vmovups ymmword ptr [rsp + 64], ymm7
     8b  c4e27d583d04130000        vpbroadcastd ymm7, dword ptr [rip + 00000000]        ; range int32
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
     df  c4627d5825b8120000        vpbroadcastd ymm12, dword ptr [rip + 3baab83f]
     e8  c4c16459dc                vmulps ymm3, ymm3, ymm12                             ; mul float32x8
     ed  c4627d5825ae120000        vpbroadcastd ymm12, dword ptr [rip + 000017c3]
     f6  c59c5fdb                  vmaxps ymm3, ymm12, ymm3                             ; where float32x8
     fa  c4627d5825a5120000        vpbroadcastd ymm12, dword ptr [rip + 00000043]
    103  c59c5ddb                  vminps ymm3, ymm12, ymm3                             ; where float32x8
    107  c56458e0                  vaddps ymm12, ymm3, ymm0                             ; add float32x8
    10b  c51c5ce8                  vsubps ymm13, ymm12, ymm0                            ; sub float32x8
    10f  c4c1645cdd                vsubps ymm3, ymm3, ymm13                             ; sub float32x8
    114  c4627d582d93120000        vpbroadcastd ymm13, dword ptr [rip + b4621a39]       ; mulacc float32x8
    11d  c4627d58358e120000        vpbroadcastd ymm14, dword ptr [rip + c431af3a]
    126  c44265a8ee                vfmadd213ps ymm13, ymm3, ymm14                       ; mulacc float32x8
    12b  c4627d583584120000        vpbroadcastd ymm14, dword ptr [rip + ce9c1d3c]
    134  c44265a8ee                vfmadd213ps ymm13, ymm3, ymm14                       ; mulacc float32x8
    139  c4627d58357a120000        vpbroadcastd ymm14, dword ptr [rip + 6758633d]
    142  c44265a8ee                vfmadd213ps ymm13, ymm3, ymm14                       ; mulacc float32x8
    147  c4627d583570120000        vpbroadcastd ymm14, dword ptr [rip + f0fd753e]
    150  c44265a8ee                vfmadd213ps ymm13, ymm3, ymm14                       ; mulacc float32x8
    155  c4627d583566120000        vpbroadcastd ymm14, dword ptr [rip + 1872313f]
    15e  c44265a8ee                vfmadd213ps ymm13, ymm3, ymm14                       ; mulacc float32x8
    163  c46265a8e9                vfmadd213ps ymm13, ymm3, ymm1                        ; mulacc float32x8
    168  c4c16572d401              vpsrld ymm3, ymm12, 1                                ; shr uint32x8
    16e  c58d72f317                vpslld ymm14, ymm3, 23                               ; shl uint32x8
    173  c50dfef1                  vpaddd ymm14, ymm14, ymm1                            ; add uint32x8
    177  c4411459ee                vmulps ymm13, ymm13, ymm14                           ; mul float32x8
    17c  c59dfadb                  vpsubd ymm3, ymm12, ymm3                             ; sub uint32x8
    180  c5e572f317                vpslld ymm3, ymm3, 23                                ; shl uint32x8
    185  c5e5fed9                  vpaddd ymm3, ymm3, ymm1                              ; add uint32x8
    189  c59459db                  vmulps ymm3, ymm13, ymm3                             ; mul float32x8
    18d  c44134c2e200              vcmpps ymm12, ymm9, ymm10, 0                         ; cmpeq boolx8
    193  c441345cca                vsubps ymm9, ymm9, ymm10                             ; sub float32x8
    198  c4627d582dff110000        vpbroadcastd ymm13, dword ptr [rip + 3baab83f]
    1a1  c4413459cd                vmulps ymm9, ymm9, ymm13                             ; mul float32x8
    1a6  c4627d582df5110000        vpbroadcastd ymm13, dword ptr [rip + 000017c3]
    1af  c441145fc9                vmaxps ymm9, ymm13, ymm9                             ; where float32x8
    1b4  c4627d582deb110000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    1bd  c441145dc9                vminps ymm9, ymm13, ymm9                             ; where float32x8
    1c2  c53458e8                  vaddps ymm13, ymm9, ymm0                             ; add float32x8
    1c6  c5145cf0                  vsubps ymm14, ymm13, ymm0                            ; sub float32x8
    1ca  c441345cce                vsubps ymm9, ymm9, ymm14                             ; sub float32x8
    1cf  c4627d5835d8110000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    1d8  c4627d583dd3110000        vpbroadcastd ymm15, dword ptr [rip + c431af3a]
    1e1  c44235a8f7                vfmadd213ps ymm14, ymm9, ymm15                       ; mulacc float32x8
    1e6  c4627d583dc9110000        vpbroadcastd ymm15, dword ptr [rip + ce9c1d3c]
    1ef  c44235a8f7                vfmadd213ps ymm14, ymm9, ymm15                       ; mulacc float32x8
    1f4  c4627d583dbf110000        vpbroadcastd ymm15, dword ptr [rip + 6758633d]
    1fd  c44235a8f7                vfmadd213ps ymm14, ymm9, ymm15                       ; mulacc float32x8
    202  c4627d583db5110000        vpbroadcastd ymm15, dword ptr [rip + f0fd753e]
    20b  c44235a8f7                vfmadd213ps ymm14, ymm9, ymm15                       ; mulacc float32x8
    210  c4627d583dab110000        vpbroadcastd ymm15, dword ptr [rip + 1872313f]
    219  c44235a8f7                vfmadd213ps ymm14, ymm9, ymm15                       ; mulacc float32x8
    21e  c46235a8f1                vfmadd213ps ymm14, ymm9, ymm1                        ; mulacc float32x8
    223  c4c13572d501              vpsrld ymm9, ymm13, 1                                ; shr uint32x8
    229  c4c10572f117              vpslld ymm15, ymm9, 23                               ; shl uint32x8
    22f  c505fef9                  vpaddd ymm15, ymm15, ymm1                            ; add uint32x8
    233  c4410c59f7                vmulps ymm14, ymm14, ymm15                           ; mul float32x8
    238  c44115fac9                vpsubd ymm9, ymm13, ymm9                             ; sub uint32x8
    23d  c4c13572f117              vpslld ymm9, ymm9, 23                                ; shl uint32x8
    243  c535fec9                  vpaddd ymm9, ymm9, ymm1                              ; add uint32x8
    247  c4410c59c9                vmulps ymm9, ymm14, ymm9                             ; mul float32x8
    24c  c4e3654ad9b0              vblendvps ymm3, ymm3, ymm1, ymm11                    ; where float32x8
    252  c463354ac9c0              vblendvps ymm9, ymm9, ymm1, ymm12                    ; where float32x8
    258  c4626db8cb                vfmadd231ps ymm9, ymm2, ymm3                         ; mulacc float32x8
    25d  c5fc105720                vmovups ymm2, ymmword ptr [rdi + 32]                 ; load float32x8
    262  c5ec5fdc                  vmaxps ymm3, ymm2, ymm4                              ; max float32x8
    266  c56cc2da03                vcmpps ymm11, ymm2, ymm2, 3
    26b  c463654adab0              vblendvps ymm11, ymm3, ymm2, ymm11
    271  c4c15cc2db00              vcmpps ymm3, ymm4, ymm11, 0                          ; cmpeq boolx8
    277  c4c15c5ce3                vsubps ymm4, ymm4, ymm11                             ; sub float32x8
    27c  c4627d58251b110000        vpbroadcastd ymm12, dword ptr [rip + 3baab83f]
    285  c4c15c59e4                vmulps ymm4, ymm4, ymm12                             ; mul float32x8
    28a  c4627d582511110000        vpbroadcastd ymm12, dword ptr [rip + 000017c3]
    293  c59c5fe4                  vmaxps ymm4, ymm12, ymm4                             ; where float32x8
    297  c4627d582508110000        vpbroadcastd ymm12, dword ptr [rip + 00000043]
    2a0  c59c5de4                  vminps ymm4, ymm12, ymm4                             ; where float32x8
    2a4  c55c58e0                  vaddps ymm12, ymm4, ymm0                             ; add float32x8
    2a8  c51c5ce8                  vsubps ymm13, ymm12, ymm0                            ; sub float32x8
    2ac  c4c15c5ce5                vsubps ymm4, ymm4, ymm13                             ; sub float32x8
    2b1  c4627d582df6100000        vpbroadcastd ymm13, dword ptr [rip + b4621a39]       ; mulacc float32x8
    2ba  c4627d5835f1100000        vpbroadcastd ymm14, dword ptr [rip + c431af3a]
    2c3  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    2c8  c4627d5835e7100000        vpbroadcastd ymm14, dword ptr [rip + ce9c1d3c]
    2d1  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    2d6  c4627d5835dd100000        vpbroadcastd ymm14, dword ptr [rip + 6758633d]
    2df  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    2e4  c4627d5835d3100000        vpbroadcastd ymm14, dword ptr [rip + f0fd753e]
    2ed  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    2f2  c4627d5835c9100000        vpbroadcastd ymm14, dword ptr [rip + 1872313f]
    2fb  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    300  c4625da8e9                vfmadd213ps ymm13, ymm4, ymm1                        ; mulacc float32x8
    305  c4c15d72d401              vpsrld ymm4, ymm12, 1                                ; shr uint32x8
    30b  c58d72f417                vpslld ymm14, ymm4, 23                               ; shl uint32x8
    310  c50dfef1                  vpaddd ymm14, ymm14, ymm1                            ; add uint32x8
    314  c4411459ee                vmulps ymm13, ymm13, ymm14                           ; mul float32x8
    319  c59dfae4                  vpsubd ymm4, ymm12, ymm4                             ; sub uint32x8
    31d  c5dd72f417                vpslld ymm4, ymm4, 23                                ; shl uint32x8
    322  c5ddfee1                  vpaddd ymm4, ymm4, ymm1                              ; add uint32x8
    326  c59459e4                  vmulps ymm4, ymm13, ymm4                             ; mul float32x8
    32a  c4416cc2e300              vcmpps ymm12, ymm2, ymm11, 0                         ; cmpeq boolx8
    330  c4c16c5cd3                vsubps ymm2, ymm2, ymm11                             ; sub float32x8
    335  c4627d582d62100000        vpbroadcastd ymm13, dword ptr [rip + 3baab83f]
    33e  c4c16c59d5                vmulps ymm2, ymm2, ymm13                             ; mul float32x8
    343  c4627d582d58100000        vpbroadcastd ymm13, dword ptr [rip + 000017c3]
    34c  c5945fd2                  vmaxps ymm2, ymm13, ymm2                             ; where float32x8
    350  c4627d582d4f100000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    359  c5945dd2                  vminps ymm2, ymm13, ymm2                             ; where float32x8
    35d  c56c58e8                  vaddps ymm13, ymm2, ymm0                             ; add float32x8
    361  c5145cf0                  vsubps ymm14, ymm13, ymm0                            ; sub float32x8
    365  c4c16c5cd6                vsubps ymm2, ymm2, ymm14                             ; sub float32x8
    36a  c4627d58353d100000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    373  c4627d583d38100000        vpbroadcastd ymm15, dword ptr [rip + c431af3a]
    37c  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    381  c4627d583d2e100000        vpbroadcastd ymm15, dword ptr [rip + ce9c1d3c]
    38a  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    38f  c4627d583d24100000        vpbroadcastd ymm15, dword ptr [rip + 6758633d]
    398  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    39d  c4627d583d1a100000        vpbroadcastd ymm15, dword ptr [rip + f0fd753e]
    3a6  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    3ab  c4627d583d10100000        vpbroadcastd ymm15, dword ptr [rip + 1872313f]
    3b4  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    3b9  c4626da8f1                vfmadd213ps ymm14, ymm2, ymm1                        ; mulacc float32x8
    3be  c4c16d72d501              vpsrld ymm2, ymm13, 1                                ; shr uint32x8
    3c4  c58572f217                vpslld ymm15, ymm2, 23                               ; shl uint32x8
    3c9  c505fef9                  vpaddd ymm15, ymm15, ymm1                            ; add uint32x8
    3cd  c4410c59f7                vmulps ymm14, ymm14, ymm15                           ; mul float32x8
    3d2  c595fad2                  vpsubd ymm2, ymm13, ymm2                             ; sub uint32x8
    3d6  c5ed72f217                vpslld ymm2, ymm2, 23                                ; shl uint32x8
    3db  c5edfed1                  vpaddd ymm2, ymm2, ymm1                              ; add uint32x8
    3df  c58c59d2                  vmulps ymm2, ymm14, ymm2                             ; mul float32x8
    3e3  c4e35d4ad930              vblendvps ymm3, ymm4, ymm1, ymm3                     ; where float32x8
    3e9  c4636d4ae1c0              vblendvps ymm12, ymm2, ymm1, ymm12                   ; where float32x8
    3ef  c46245b8e3                vfmadd231ps ymm12, ymm7, ymm3                        ; mulacc float32x8
    3f4  c5fc105740                vmovups ymm2, ymmword ptr [rdi + 64]                 ; load float32x8
    3f9  c5ec5fdd                  vmaxps ymm3, ymm2, ymm5                              ; max float32x8
    3fd  c5ecc2e203                vcmpps ymm4, ymm2, ymm2, 3
    402  c4e3654afa40              vblendvps ymm7, ymm3, ymm2, ymm4
    408  c5d4c2df00                vcmpps ymm3, ymm5, ymm7, 0                           ; cmpeq boolx8
    40d  c5d45ce7                  vsubps ymm4, ymm5, ymm7                              ; sub float32x8
    411  c4e27d582d860f0000        vpbroadcastd ymm5, dword ptr [rip + 3baab83f]
    41a  c5dc59e5                  vmulps ymm4, ymm4, ymm5                              ; mul float32x8
    41e  c4e27d582d7d0f0000        vpbroadcastd ymm5, dword ptr [rip + 000017c3]
    427  c5d45fe4                  vmaxps ymm4, ymm5, ymm4                              ; where float32x8
    42b  c4e27d582d740f0000        vpbroadcastd ymm5, dword ptr [rip + 00000043]
    434  c5d45de4                  vminps ymm4, ymm5, ymm4                              ; where float32x8
    438  c5dc58e8                  vaddps ymm5, ymm4, ymm0                              ; add float32x8
    43c  c5545ce8                  vsubps ymm13, ymm5, ymm0                             ; sub float32x8
    440  c4c15c5ce5                vsubps ymm4, ymm4, ymm13                             ; sub float32x8
    445  c4627d582d620f0000        vpbroadcastd ymm13, dword ptr [rip + b4621a39]       ; mulacc float32x8
    44e  c4627d58355d0f0000        vpbroadcastd ymm14, dword ptr [rip + c431af3a]
    457  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    45c  c4627d5835530f0000        vpbroadcastd ymm14, dword ptr [rip + ce9c1d3c]
    465  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    46a  c4627d5835490f0000        vpbroadcastd ymm14, dword ptr [rip + 6758633d]
    473  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    478  c4627d58353f0f0000        vpbroadcastd ymm14, dword ptr [rip + f0fd753e]
    481  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    486  c4627d5835350f0000        vpbroadcastd ymm14, dword ptr [rip + 1872313f]
    48f  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    494  c4625da8e9                vfmadd213ps ymm13, ymm4, ymm1                        ; mulacc float32x8
    499  c5dd72d501                vpsrld ymm4, ymm5, 1                                 ; shr uint32x8
    49e  c58d72f417                vpslld ymm14, ymm4, 23                               ; shl uint32x8
    4a3  c50dfef1                  vpaddd ymm14, ymm14, ymm1                            ; add uint32x8
    4a7  c4411459ee                vmulps ymm13, ymm13, ymm14                           ; mul float32x8
    4ac  c5d5fae4                  vpsubd ymm4, ymm5, ymm4                              ; sub uint32x8
    4b0  c5dd72f417                vpslld ymm4, ymm4, 23                                ; shl uint32x8
    4b5  c5ddfee1                  vpaddd ymm4, ymm4, ymm1                              ; add uint32x8
    4b9  c59459e4                  vmulps ymm4, ymm13, ymm4                             ; mul float32x8
    4bd  c5ecc2ef00                vcmpps ymm5, ymm2, ymm7, 0                           ; cmpeq boolx8
    4c2  c5ec5cd7                  vsubps ymm2, ymm2, ymm7                              ; sub float32x8
    4c6  c4627d582dd10e0000        vpbroadcastd ymm13, dword ptr [rip + 3baab83f]
    4cf  c4c16c59d5                vmulps ymm2, ymm2, ymm13                             ; mul float32x8
    4d4  c4627d582dc70e0000        vpbroadcastd ymm13, dword ptr [rip + 000017c3]
    4dd  c5945fd2                  vmaxps ymm2, ymm13, ymm2                             ; where float32x8
    4e1  c4627d582dbe0e0000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    4ea  c5945dd2                  vminps ymm2, ymm13, ymm2                             ; where float32x8
    4ee  c56c58e8                  vaddps ymm13, ymm2, ymm0                             ; add float32x8
    4f2  c5145cf0                  vsubps ymm14, ymm13, ymm0                            ; sub float32x8
    4f6  c4c16c5cd6                vsubps ymm2, ymm2, ymm14                             ; sub float32x8
    4fb  c4627d5835ac0e0000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    504  c4627d583da70e0000        vpbroadcastd ymm15, dword ptr [rip + c431af3a]
    50d  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    512  c4627d583d9d0e0000        vpbroadcastd ymm15, dword ptr [rip + ce9c1d3c]
    51b  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    520  c4627d583d930e0000        vpbroadcastd ymm15, dword ptr [rip + 6758633d]
    529  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    52e  c4627d583d890e0000        vpbroadcastd ymm15, dword ptr [rip + f0fd753e]
    537  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    53c  c4627d583d7f0e0000        vpbroadcastd ymm15, dword ptr [rip + 1872313f]
    545  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    54a  c4626da8f1                vfmadd213ps ymm14, ymm2, ymm1                        ; mulacc float32x8
    54f  c4c16d72d501              vpsrld ymm2, ymm13, 1                                ; shr uint32x8
    555  c58572f217                vpslld ymm15, ymm2, 23                               ; shl uint32x8
    55a  c505fef9                  vpaddd ymm15, ymm15, ymm1                            ; add uint32x8
    55e  c4410c59f7                vmulps ymm14, ymm14, ymm15                           ; mul float32x8
    563  c595fad2                  vpsubd ymm2, ymm13, ymm2                             ; sub uint32x8
    567  c5ed72f217                vpslld ymm2, ymm2, 23                                ; shl uint32x8
    56c  c5edfed1                  vpaddd ymm2, ymm2, ymm1                              ; add uint32x8
    570  c58c59d2                  vmulps ymm2, ymm14, ymm2                             ; mul float32x8
    574  c4e35d4ad930              vblendvps ymm3, ymm4, ymm1, ymm3                     ; where float32x8
    57a  c4636d4ae950              vblendvps ymm13, ymm2, ymm1, ymm5                    ; where float32x8
    580  c4623db8eb                vfmadd231ps ymm13, ymm8, ymm3                        ; mulacc float32x8
    585  c5fc105760                vmovups ymm2, ymmword ptr [rdi + 96]                 ; load float32x8
    58a  c5ec5fde                  vmaxps ymm3, ymm2, ymm6                              ; max float32x8
    58e  c5ecc2e203                vcmpps ymm4, ymm2, ymm2, 3
    593  c463654ac240              vblendvps ymm8, ymm3, ymm2, ymm4
    599  c4c14cc2d800              vcmpps ymm3, ymm6, ymm8, 0                           ; cmpeq boolx8
    59f  c4c14c5ce0                vsubps ymm4, ymm6, ymm8                              ; sub float32x8
    5a4  c4e27d582df30d0000        vpbroadcastd ymm5, dword ptr [rip + 3baab83f]
    5ad  c5dc59e5                  vmulps ymm4, ymm4, ymm5                              ; mul float32x8
    5b1  c4e27d582dea0d0000        vpbroadcastd ymm5, dword ptr [rip + 000017c3]
    5ba  c5d45fe4                  vmaxps ymm4, ymm5, ymm4                              ; where float32x8
    5be  c4e27d582de10d0000        vpbroadcastd ymm5, dword ptr [rip + 00000043]
    5c7  c5d45de4                  vminps ymm4, ymm5, ymm4                              ; where float32x8
    5cb  c5dc58e8                  vaddps ymm5, ymm4, ymm0                              ; add float32x8
    5cf  c5d45cf0                  vsubps ymm6, ymm5, ymm0                              ; sub float32x8
    5d3  c5dc5ce6                  vsubps ymm4, ymm4, ymm6                              ; sub float32x8
    5d7  c4e27d5835d00d0000        vpbroadcastd ymm6, dword ptr [rip + b4621a39]        ; mulacc float32x8
    5e0  c4627d5835cb0d0000        vpbroadcastd ymm14, dword ptr [rip + c431af3a]
    5e9  c4c25da8f6                vfmadd213ps ymm6, ymm4, ymm14                        ; mulacc float32x8
    5ee  c4627d5835c10d0000        vpbroadcastd ymm14, dword ptr [rip + ce9c1d3c]
    5f7  c4c25da8f6                vfmadd213ps ymm6, ymm4, ymm14                        ; mulacc float32x8
    5fc  c4627d5835b70d0000        vpbroadcastd ymm14, dword ptr [rip + 6758633d]
    605  c4c25da8f6                vfmadd213ps ymm6, ymm4, ymm14                        ; mulacc float32x8
    60a  c4627d5835ad0d0000        vpbroadcastd ymm14, dword ptr [rip + f0fd753e]
    613  c4c25da8f6                vfmadd213ps ymm6, ymm4, ymm14                        ; mulacc float32x8
    618  c4627d5835a30d0000        vpbroadcastd ymm14, dword ptr [rip + 1872313f]
    621  c4c25da8f6                vfmadd213ps ymm6, ymm4, ymm14                        ; mulacc float32x8
    626  c4e25da8f1                vfmadd213ps ymm6, ymm4, ymm1                         ; mulacc float32x8
    62b  c5dd72d501                vpsrld ymm4, ymm5, 1                                 ; shr uint32x8
    630  c58d72f417                vpslld ymm14, ymm4, 23                               ; shl uint32x8
    635  c50dfef1                  vpaddd ymm14, ymm14, ymm1                            ; add uint32x8
    639  c4c14c59f6                vmulps ymm6, ymm6, ymm14                             ; mul float32x8
    63e  c5d5fae4                  vpsubd ymm4, ymm5, ymm4                              ; sub uint32x8
    642  c5dd72f417                vpslld ymm4, ymm4, 23                                ; shl uint32x8
    647  c5ddfee1                  vpaddd ymm4, ymm4, ymm1                              ; add uint32x8
    64b  c5cc59e4                  vmulps ymm4, ymm6, ymm4                              ; mul float32x8
    64f  c4c16cc2e800              vcmpps ymm5, ymm2, ymm8, 0                           ; cmpeq boolx8
    655  c4c16c5cd0                vsubps ymm2, ymm2, ymm8                              ; sub float32x8
    65a  c4e27d58353d0d0000        vpbroadcastd ymm6, dword ptr [rip + 3baab83f]
    663  c5ec59d6                  vmulps ymm2, ymm2, ymm6                              ; mul float32x8
    667  c4e27d5835340d0000        vpbroadcastd ymm6, dword ptr [rip + 000017c3]
    670  c5cc5fd2                  vmaxps ymm2, ymm6, ymm2                              ; where float32x8
    674  c4e27d58352b0d0000        vpbroadcastd ymm6, dword ptr [rip + 00000043]
    67d  c5cc5dd2                  vminps ymm2, ymm6, ymm2                              ; where float32x8
    681  c5ec58f0                  vaddps ymm6, ymm2, ymm0                              ; add float32x8
    685  c54c5cf0                  vsubps ymm14, ymm6, ymm0                             ; sub float32x8
    689  c4c16c5cd6                vsubps ymm2, ymm2, ymm14                             ; sub float32x8
    68e  c4627d5835190d0000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    697  c4627d583d140d0000        vpbroadcastd ymm15, dword ptr [rip + c431af3a]
    6a0  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    6a5  c4627d583d0a0d0000        vpbroadcastd ymm15, dword ptr [rip + ce9c1d3c]
    6ae  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    6b3  c4627d583d000d0000        vpbroadcastd ymm15, dword ptr [rip + 6758633d]
    6bc  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    6c1  c4627d583df60c0000        vpbroadcastd ymm15, dword ptr [rip + f0fd753e]
    6ca  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    6cf  c4627d583dec0c0000        vpbroadcastd ymm15, dword ptr [rip + 1872313f]
    6d8  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    6dd  c4626da8f1                vfmadd213ps ymm14, ymm2, ymm1                        ; mulacc float32x8
    6e2  c5ed72d601                vpsrld ymm2, ymm6, 1                                 ; shr uint32x8
    6e7  c58572f217                vpslld ymm15, ymm2, 23                               ; shl uint32x8
    6ec  c505fef9                  vpaddd ymm15, ymm15, ymm1                            ; add uint32x8
    6f0  c4410c59f7                vmulps ymm14, ymm14, ymm15                           ; mul float32x8
    6f5  c5cdfad2                  vpsubd ymm2, ymm6, ymm2                              ; sub uint32x8
    6f9  c5ed72f217                vpslld ymm2, ymm2, 23                                ; shl uint32x8
    6fe  c5edfed1                  vpaddd ymm2, ymm2, ymm1                              ; add uint32x8
    702  c58c59d2                  vmulps ymm2, ymm14, ymm2                             ; mul float32x8
    706  c4e35d4ad930              vblendvps ymm3, ymm4, ymm1, ymm3                     ; where float32x8
    70c  c4636d4af150              vblendvps ymm14, ymm2, ymm1, ymm5                    ; where float32x8
    712  c5fc10542460              vmovups ymm2, ymmword ptr [rsp + 96]
    718  c4626db8f3                vfmadd231ps ymm14, ymm2, ymm3                        ; mulacc float32x8
    71d  c4c17c28d1                vmovaps ymm2, ymm9                                   ; end void
    722  c4c17c28da                vmovaps ymm3, ymm10
    727  c4c17c28e3                vmovaps ymm4, ymm11
    72c  c5fc28ef                  vmovaps ymm5, ymm7
    730  c4c17c28f0                vmovaps ymm6, ymm8
    735  c4c17c28fc                vmovaps ymm7, ymm12
    73a  c4417c28c5                vmovaps ymm8, ymm13
    73f  c4417c28ce                vmovaps ymm9, ymm14
    744  c57c114c2460              vmovups ymmword ptr [rsp + 96], ymm9
    74a  4881c780000000            add rdi, 128                                         ; end void
    751  83c601                    add esi, 1
    754  83fe02                    cmp esi, 2
    757  0f8c63f9ffff              jl loop_c0
    75d  c5fc117c2420              vmovups ymmword ptr [rsp + 32], ymm7
    763  c57c11442440              vmovups ymmword ptr [rsp + 64], ymm8
    769  c5fc107c2460              vmovups ymm7, ymmword ptr [rsp + 96]
    76f  c5fc113c24                vmovups ymmword ptr [rsp], ymm7
done_774:
    774  c5d45ffb                  vmaxps ymm7, ymm5, ymm3                              ; max float32x8
    778  c554c2c503                vcmpps ymm8, ymm5, ymm5, 3
    77d  c4e3454afd80              vblendvps ymm7, ymm7, ymm5, ymm8
    783  c564c2c700                vcmpps ymm8, ymm3, ymm7, 0                           ; cmpeq boolx8
    788  c5e45cdf                  vsubps ymm3, ymm3, ymm7                              ; sub float32x8
    78c  c4627d580d0b0c0000        vpbroadcastd ymm9, dword ptr [rip + 3baab83f]
    795  c4c16459d9                vmulps ymm3, ymm3, ymm9                              ; mul float32x8
    79a  c4627d580d010c0000        vpbroadcastd ymm9, dword ptr [rip + 000017c3]
    7a3  c5b45fdb                  vmaxps ymm3, ymm9, ymm3                              ; where float32x8
    7a7  c4627d580df80b0000        vpbroadcastd ymm9, dword ptr [rip + 00000043]
    7b0  c5b45ddb                  vminps ymm3, ymm9, ymm3                              ; where float32x8
    7b4  c56458c8                  vaddps ymm9, ymm3, ymm0                              ; add float32x8
    7b8  c5345cd0                  vsubps ymm10, ymm9, ymm0                             ; sub float32x8
    7bc  c4c1645cda                vsubps ymm3, ymm3, ymm10                             ; sub float32x8
    7c1  c4627d5815e60b0000        vpbroadcastd ymm10, dword ptr [rip + b4621a39]       ; mulacc float32x8
    7ca  c4627d581de10b0000        vpbroadcastd ymm11, dword ptr [rip + c431af3a]
    7d3  c44265a8d3                vfmadd213ps ymm10, ymm3, ymm11                       ; mulacc float32x8
    7d8  c4627d581dd70b0000        vpbroadcastd ymm11, dword ptr [rip + ce9c1d3c]
    7e1  c44265a8d3                vfmadd213ps ymm10, ymm3, ymm11                       ; mulacc float32x8
    7e6  c4627d581dcd0b0000        vpbroadcastd ymm11, dword ptr [rip + 6758633d]
    7ef  c44265a8d3                vfmadd213ps ymm10, ymm3, ymm11                       ; mulacc float32x8
    7f4  c4627d581dc30b0000        vpbroadcastd ymm11, dword ptr [rip + f0fd753e]
    7fd  c44265a8d3                vfmadd213ps ymm10, ymm3, ymm11                       ; mulacc float32x8
    802  c4627d581db90b0000        vpbroadcastd ymm11, dword ptr [rip + 1872313f]
    80b  c44265a8d3                vfmadd213ps ymm10, ymm3, ymm11                       ; mulacc float32x8
    810  c46265a8d1                vfmadd213ps ymm10, ymm3, ymm1                        ; mulacc float32x8
    815  c4c16572d101              vpsrld ymm3, ymm9, 1                                 ; shr uint32x8
    81b  c5a572f317                vpslld ymm11, ymm3, 23                               ; shl uint32x8
    820  c525fed9                  vpaddd ymm11, ymm11, ymm1                            ; add uint32x8
    824  c4412c59d3                vmulps ymm10, ymm10, ymm11                           ; mul float32x8
    829  c5b5fadb                  vpsubd ymm3, ymm9, ymm3                              ; sub uint32x8
    82d  c5e572f317                vpslld ymm3, ymm3, 23                                ; shl uint32x8
    832  c5e5fed9                  vpaddd ymm3, ymm3, ymm1                              ; add uint32x8
    836  c5ac59db                  vmulps ymm3, ymm10, ymm3                             ; mul float32x8
    83a  c554c2cf00                vcmpps ymm9, ymm5, ymm7, 0                           ; cmpeq boolx8
    83f  c5d45cef                  vsubps ymm5, ymm5, ymm7                              ; sub float32x8
    843  c4627d5815540b0000        vpbroadcastd ymm10, dword ptr [rip + 3baab83f]
    84c  c4c15459ea                vmulps ymm5, ymm5, ymm10                             ; mul float32x8
    851  c4627d58154a0b0000        vpbroadcastd ymm10, dword ptr [rip + 000017c3]
    85a  c5ac5fed                  vmaxps ymm5, ymm10, ymm5                             ; where float32x8
    85e  c4627d5815410b0000        vpbroadcastd ymm10, dword ptr [rip + 00000043]
    867  c5ac5ded                  vminps ymm5, ymm10, ymm5                             ; where float32x8
    86b  c55458d0                  vaddps ymm10, ymm5, ymm0                             ; add float32x8
    86f  c52c5cd8                  vsubps ymm11, ymm10, ymm0                            ; sub float32x8
    873  c4c1545ceb                vsubps ymm5, ymm5, ymm11                             ; sub float32x8
    878  c4627d581d2f0b0000        vpbroadcastd ymm11, dword ptr [rip + b4621a39]       ; mulacc float32x8
    881  c4627d58252a0b0000        vpbroadcastd ymm12, dword ptr [rip + c431af3a]
    88a  c44255a8dc                vfmadd213ps ymm11, ymm5, ymm12                       ; mulacc float32x8
    88f  c4627d5825200b0000        vpbroadcastd ymm12, dword ptr [rip + ce9c1d3c]
    898  c44255a8dc                vfmadd213ps ymm11, ymm5, ymm12                       ; mulacc float32x8
    89d  c4627d5825160b0000        vpbroadcastd ymm12, dword ptr [rip + 6758633d]
    8a6  c44255a8dc                vfmadd213ps ymm11, ymm5, ymm12                       ; mulacc float32x8
    8ab  c4627d58250c0b0000        vpbroadcastd ymm12, dword ptr [rip + f0fd753e]
    8b4  c44255a8dc                vfmadd213ps ymm11, ymm5, ymm12                       ; mulacc float32x8
    8b9  c4627d5825020b0000        vpbroadcastd ymm12, dword ptr [rip + 1872313f]
    8c2  c44255a8dc                vfmadd213ps ymm11, ymm5, ymm12                       ; mulacc float32x8
    8c7  c46255a8d9                vfmadd213ps ymm11, ymm5, ymm1                        ; mulacc float32x8
    8cc  c4c15572d201              vpsrld ymm5, ymm10, 1                                ; shr uint32x8
    8d2  c59d72f517                vpslld ymm12, ymm5, 23                               ; shl uint32x8
    8d7  c51dfee1                  vpaddd ymm12, ymm12, ymm1                            ; add uint32x8
    8db  c4412459dc                vmulps ymm11, ymm11, ymm12                           ; mul float32x8
    8e0  c5adfaed                  vpsubd ymm5, ymm10, ymm5                             ; sub uint32x8
    8e4  c5d572f517                vpslld ymm5, ymm5, 23                                ; shl uint32x8
    8e9  c5d5fee9                  vpaddd ymm5, ymm5, ymm1                              ; add uint32x8
    8ed  c5a459ed                  vmulps ymm5, ymm11, ymm5                             ; mul float32x8
    8f1  c4e3554ae990              vblendvps ymm5, ymm5, ymm1, ymm9                     ; where float32x8
    8f7  c57c104c2440              vmovups ymm9, ymmword ptr [rsp + 64]
    8fd  c5b459ed                  vmulps ymm5, ymm9, ymm5                              ; mul float32x8
    901  c4e3654ad980              vblendvps ymm3, ymm3, ymm1, ymm8                     ; where float32x8
    907  c4e26db8eb                vfmadd231ps ymm5, ymm2, ymm3                         ; mulacc float32x8
    90c  c5cc5fd4                  vmaxps ymm2, ymm6, ymm4                              ; max float32x8
    910  c5ccc2de03                vcmpps ymm3, ymm6, ymm6, 3
    915  c4e36d4ad630              vblendvps ymm2, ymm2, ymm6, ymm3
    91b  c5dcc2da00                vcmpps ymm3, ymm4, ymm2, 0                           ; cmpeq boolx8
    920  c5dc5ce2                  vsubps ymm4, ymm4, ymm2                              ; sub float32x8
    924  c4627d5805730a0000        vpbroadcastd ymm8, dword ptr [rip + 3baab83f]
    92d  c4c15c59e0                vmulps ymm4, ymm4, ymm8                              ; mul float32x8
    932  c4627d5805690a0000        vpbroadcastd ymm8, dword ptr [rip + 000017c3]
    93b  c5bc5fe4                  vmaxps ymm4, ymm8, ymm4                              ; where float32x8
    93f  c4627d5805600a0000        vpbroadcastd ymm8, dword ptr [rip + 00000043]
    948  c5bc5de4                  vminps ymm4, ymm8, ymm4                              ; where float32x8
    94c  c55c58c0                  vaddps ymm8, ymm4, ymm0                              ; add float32x8
    950  c53c5cc8                  vsubps ymm9, ymm8, ymm0                              ; sub float32x8
    954  c4c15c5ce1                vsubps ymm4, ymm4, ymm9                              ; sub float32x8
    959  c4627d580d4e0a0000        vpbroadcastd ymm9, dword ptr [rip + b4621a39]        ; mulacc float32x8
    962  c4627d5815490a0000        vpbroadcastd ymm10, dword ptr [rip + c431af3a]
    96b  c4425da8ca                vfmadd213ps ymm9, ymm4, ymm10                        ; mulacc float32x8
    970  c4627d58153f0a0000        vpbroadcastd ymm10, dword ptr [rip + ce9c1d3c]
    979  c4425da8ca                vfmadd213ps ymm9, ymm4, ymm10                        ; mulacc float32x8
    97e  c4627d5815350a0000        vpbroadcastd ymm10, dword ptr [rip + 6758633d]
    987  c4425da8ca                vfmadd213ps ymm9, ymm4, ymm10                        ; mulacc float32x8
    98c  c4627d58152b0a0000        vpbroadcastd ymm10, dword ptr [rip + f0fd753e]
    995  c4425da8ca                vfmadd213ps ymm9, ymm4, ymm10                        ; mulacc float32x8
    99a  c4627d5815210a0000        vpbroadcastd ymm10, dword ptr [rip + 1872313f]
    9a3  c4425da8ca                vfmadd213ps ymm9, ymm4, ymm10                        ; mulacc float32x8
    9a8  c4625da8c9                vfmadd213ps ymm9, ymm4, ymm1                         ; mulacc float32x8
    9ad  c4c15d72d001              vpsrld ymm4, ymm8, 1                                 ; shr uint32x8
    9b3  c5ad72f417                vpslld ymm10, ymm4, 23                               ; shl uint32x8
    9b8  c52dfed1                  vpaddd ymm10, ymm10, ymm1                            ; add uint32x8
    9bc  c4413459ca                vmulps ymm9, ymm9, ymm10                             ; mul float32x8
    9c1  c5bdfae4                  vpsubd ymm4, ymm8, ymm4                              ; sub uint32x8
    9c5  c5dd72f417                vpslld ymm4, ymm4, 23                                ; shl uint32x8
    9ca  c5ddfee1                  vpaddd ymm4, ymm4, ymm1                              ; add uint32x8
    9ce  c5b459e4                  vmulps ymm4, ymm9, ymm4                              ; mul float32x8
    9d2  c54cc2c200                vcmpps ymm8, ymm6, ymm2, 0                           ; cmpeq boolx8
    9d7  c5cc5cf2                  vsubps ymm6, ymm6, ymm2                              ; sub float32x8
    9db  c4627d580dbc090000        vpbroadcastd ymm9, dword ptr [rip + 3baab83f]
    9e4  c4c14c59f1                vmulps ymm6, ymm6, ymm9                              ; mul float32x8
    9e9  c4627d580db2090000        vpbroadcastd ymm9, dword ptr [rip + 000017c3]
    9f2  c5b45ff6                  vmaxps ymm6, ymm9, ymm6                              ; where float32x8
    9f6  c4627d580da9090000        vpbroadcastd ymm9, dword ptr [rip + 00000043]
    9ff  c5b45df6                  vminps ymm6, ymm9, ymm6                              ; where float32x8
    a03  c54c58c8                  vaddps ymm9, ymm6, ymm0                              ; add float32x8
    a07  c5345cd0                  vsubps ymm10, ymm9, ymm0                             ; sub float32x8
    a0b  c4c14c5cf2                vsubps ymm6, ymm6, ymm10                             ; sub float32x8
    a10  c4627d581597090000        vpbroadcastd ymm10, dword ptr [rip + b4621a39]       ; mulacc float32x8
    a19  c4627d581d92090000        vpbroadcastd ymm11, dword ptr [rip + c431af3a]
    a22  c4424da8d3                vfmadd213ps ymm10, ymm6, ymm11                       ; mulacc float32x8
    a27  c4627d581d88090000        vpbroadcastd ymm11, dword ptr [rip + ce9c1d3c]
    a30  c4424da8d3                vfmadd213ps ymm10, ymm6, ymm11                       ; mulacc float32x8
    a35  c4627d581d7e090000        vpbroadcastd ymm11, dword ptr [rip + 6758633d]
    a3e  c4424da8d3                vfmadd213ps ymm10, ymm6, ymm11                       ; mulacc float32x8
    a43  c4627d581d74090000        vpbroadcastd ymm11, dword ptr [rip + f0fd753e]
    a4c  c4424da8d3                vfmadd213ps ymm10, ymm6, ymm11                       ; mulacc float32x8
    a51  c4627d581d6a090000        vpbroadcastd ymm11, dword ptr [rip + 1872313f]
    a5a  c4424da8d3                vfmadd213ps ymm10, ymm6, ymm11                       ; mulacc float32x8
    a5f  c4624da8d1                vfmadd213ps ymm10, ymm6, ymm1                        ; mulacc float32x8
    a64  c4c14d72d101              vpsrld ymm6, ymm9, 1                                 ; shr uint32x8
    a6a  c5a572f617                vpslld ymm11, ymm6, 23                               ; shl uint32x8
    a6f  c525fed9                  vpaddd ymm11, ymm11, ymm1                            ; add uint32x8
    a73  c4412c59d3                vmulps ymm10, ymm10, ymm11                           ; mul float32x8
    a78  c5b5faf6                  vpsubd ymm6, ymm9, ymm6                              ; sub uint32x8
    a7c  c5cd72f617                vpslld ymm6, ymm6, 23                                ; shl uint32x8
    a81  c5cdfef1                  vpaddd ymm6, ymm6, ymm1                              ; add uint32x8
    a85  c5ac59f6                  vmulps ymm6, ymm10, ymm6                             ; mul float32x8
    a89  c4e34d4af180              vblendvps ymm6, ymm6, ymm1, ymm8                     ; where float32x8
    a8f  c57c100424                vmovups ymm8, ymmword ptr [rsp]
    a94  c5bc59f6                  vmulps ymm6, ymm8, ymm6                              ; mul float32x8
    a98  c4e35d4ad930              vblendvps ymm3, ymm4, ymm1, ymm3                     ; where float32x8
    a9e  c5fc10642420              vmovups ymm4, ymmword ptr [rsp + 32]
    aa4  c4e25db8f3                vfmadd231ps ymm6, ymm4, ymm3                         ; mulacc float32x8
    aa9  c5ec5fdf                  vmaxps ymm3, ymm2, ymm7                              ; max float32x8
    aad  c5ecc2e203                vcmpps ymm4, ymm2, ymm2, 3
    ab2  c4e3654ada40              vblendvps ymm3, ymm3, ymm2, ymm4
    ab8  c5c4c2e300                vcmpps ymm4, ymm7, ymm3, 0                           ; cmpeq boolx8
    abd  c5c45cfb                  vsubps ymm7, ymm7, ymm3                              ; sub float32x8
    ac1  c4627d5805d6080000        vpbroadcastd ymm8, dword ptr [rip + 3baab83f]
    aca  c4c14459f8                vmulps ymm7, ymm7, ymm8                              ; mul float32x8
    acf  c4627d5805cc080000        vpbroadcastd ymm8, dword ptr [rip + 000017c3]
    ad8  c5bc5fff                  vmaxps ymm7, ymm8, ymm7                              ; where float32x8
    adc  c4627d5805c3080000        vpbroadcastd ymm8, dword ptr [rip + 00000043]
    ae5  c5bc5dff                  vminps ymm7, ymm8, ymm7                              ; where float32x8
    ae9  c54458c0                  vaddps ymm8, ymm7, ymm0                              ; add float32x8
    aed  c53c5cc8                  vsubps ymm9, ymm8, ymm0                              ; sub float32x8
    af1  c4c1445cf9                vsubps ymm7, ymm7, ymm9                              ; sub float32x8
    af6  c4627d580db1080000        vpbroadcastd ymm9, dword ptr [rip + b4621a39]        ; mulacc float32x8
    aff  c4627d5815ac080000        vpbroadcastd ymm10, dword ptr [rip + c431af3a]
    b08  c44245a8ca                vfmadd213ps ymm9, ymm7, ymm10                        ; mulacc float32x8
    b0d  c4627d5815a2080000        vpbroadcastd ymm10, dword ptr [rip + ce9c1d3c]
    b16  c44245a8ca                vfmadd213ps ymm9, ymm7, ymm10                        ; mulacc float32x8
    b1b  c4627d581598080000        vpbroadcastd ymm10, dword ptr [rip + 6758633d]
    b24  c44245a8ca                vfmadd213ps ymm9, ymm7, ymm10                        ; mulacc float32x8
    b29  c4627d58158e080000        vpbroadcastd ymm10, dword ptr [rip + f0fd753e]
    b32  c44245a8ca                vfmadd213ps ymm9, ymm7, ymm10                        ; mulacc float32x8
    b37  c4627d581584080000        vpbroadcastd ymm10, dword ptr [rip + 1872313f]
    b40  c44245a8ca                vfmadd213ps ymm9, ymm7, ymm10                        ; mulacc float32x8
    b45  c46245a8c9                vfmadd213ps ymm9, ymm7, ymm1                         ; mulacc float32x8
    b4a  c4c14572d001              vpsrld ymm7, ymm8, 1                                 ; shr uint32x8
    b50  c5ad72f717                vpslld ymm10, ymm7, 23                               ; shl uint32x8
    b55  c52dfed1                  vpaddd ymm10, ymm10, ymm1                            ; add uint32x8
    b59  c4413459ca                vmulps ymm9, ymm9, ymm10                             ; mul float32x8
    b5e  c5bdfaff                  vpsubd ymm7, ymm8, ymm7                              ; sub uint32x8
    b62  c5c572f717                vpslld ymm7, ymm7, 23                                ; shl uint32x8
    b67  c5c5fef9                  vpaddd ymm7, ymm7, ymm1                              ; add uint32x8
    b6b  c5b459ff                  vmulps ymm7, ymm9, ymm7                              ; mul float32x8
    b6f  c56cc2c300                vcmpps ymm8, ymm2, ymm3, 0                           ; cmpeq boolx8
    b74  c5ec5cd3                  vsubps ymm2, ymm2, ymm3                              ; sub float32x8
    b78  c4627d580d1f080000        vpbroadcastd ymm9, dword ptr [rip + 3baab83f]
    b81  c4c16c59d1                vmulps ymm2, ymm2, ymm9                              ; mul float32x8
    b86  c4627d580d15080000        vpbroadcastd ymm9, dword ptr [rip + 000017c3]
    b8f  c5b45fd2                  vmaxps ymm2, ymm9, ymm2                              ; where float32x8
    b93  c4627d580d0c080000        vpbroadcastd ymm9, dword ptr [rip + 00000043]
    b9c  c5b45dd2                  vminps ymm2, ymm9, ymm2                              ; where float32x8
    ba0  c56c58c8                  vaddps ymm9, ymm2, ymm0                              ; add float32x8
    ba4  c5345cd0                  vsubps ymm10, ymm9, ymm0                             ; sub float32x8
    ba8  c4c16c5cd2                vsubps ymm2, ymm2, ymm10                             ; sub float32x8
    bad  c4627d5815fa070000        vpbroadcastd ymm10, dword ptr [rip + b4621a39]       ; mulacc float32x8
    bb6  c4627d581df5070000        vpbroadcastd ymm11, dword ptr [rip + c431af3a]
    bbf  c4426da8d3                vfmadd213ps ymm10, ymm2, ymm11                       ; mulacc float32x8
    bc4  c4627d581deb070000        vpbroadcastd ymm11, dword ptr [rip + ce9c1d3c]
    bcd  c4426da8d3                vfmadd213ps ymm10, ymm2, ymm11                       ; mulacc float32x8
    bd2  c4627d581de1070000        vpbroadcastd ymm11, dword ptr [rip + 6758633d]
    bdb  c4426da8d3                vfmadd213ps ymm10, ymm2, ymm11                       ; mulacc float32x8
    be0  c4627d581dd7070000        vpbroadcastd ymm11, dword ptr [rip + f0fd753e]
    be9  c4426da8d3                vfmadd213ps ymm10, ymm2, ymm11                       ; mulacc float32x8
    bee  c4627d581dcd070000        vpbroadcastd ymm11, dword ptr [rip + 1872313f]
    bf7  c4426da8d3                vfmadd213ps ymm10, ymm2, ymm11                       ; mulacc float32x8
    bfc  c4626da8d1                vfmadd213ps ymm10, ymm2, ymm1                        ; mulacc float32x8
    c01  c4c16d72d101              vpsrld ymm2, ymm9, 1                                 ; shr uint32x8
    c07  c5a572f217                vpslld ymm11, ymm2, 23                               ; shl uint32x8
    c0c  c525fed9                  vpaddd ymm11, ymm11, ymm1                            ; add uint32x8
    c10  c4412c59d3                vmulps ymm10, ymm10, ymm11                           ; mul float32x8
    c15  c5b5fad2                  vpsubd ymm2, ymm9, ymm2                              ; sub uint32x8
    c19  c5ed72f217                vpslld ymm2, ymm2, 23                                ; shl uint32x8
    c1e  c5edfed1                  vpaddd ymm2, ymm2, ymm1                              ; add uint32x8
    c22  c5ac59d2                  vmulps ymm2, ymm10, ymm2                             ; mul float32x8
    c26  c4e36d4ad180              vblendvps ymm2, ymm2, ymm1, ymm8                     ; where float32x8
    c2c  c5cc59d2                  vmulps ymm2, ymm6, ymm2                              ; mul float32x8
    c30  c4e3454ae140              vblendvps ymm4, ymm7, ymm1, ymm4                     ; where float32x8
    c36  c4e255b8d4                vfmadd231ps ymm2, ymm5, ymm4                         ; mulacc float32x8
    c3b  c4e37d19dc01              vextractf128 xmm4, ymm3, 1                           ; gep float32x4
    c41  c5e05fec                  vmaxps xmm5, xmm3, xmm4                              ; max float32x4
    c45  c5e0c2f303                vcmpps xmm6, xmm3, xmm3, 3
    c4a  c4e3514aeb60              vblendvps xmm5, xmm5, xmm3, xmm6
    c50  c5e0c2f500                vcmpps xmm6, xmm3, xmm5, 0                           ; cmpeq boolx4
    c55  c5e05cdd                  vsubps xmm3, xmm3, xmm5                              ; sub float32x4
    c59  c4e279583d3e070000        vpbroadcastd xmm7, dword ptr [rip + 3baab83f]
    c62  c5e059df                  vmulps xmm3, xmm3, xmm7                              ; mul float32x4
    c66  c4e279583d35070000        vpbroadcastd xmm7, dword ptr [rip + 000017c3]
    c6f  c5c05fdb                  vmaxps xmm3, xmm7, xmm3                              ; where float32x4
    c73  c4e279583d2c070000        vpbroadcastd xmm7, dword ptr [rip + 00000043]
    c7c  c5c05ddb                  vminps xmm3, xmm7, xmm3                              ; where float32x4
    c80  c4e279583d23070000        vpbroadcastd xmm7, dword ptr [rip + 0000404b]
    c89  c5e058ff                  vaddps xmm7, xmm3, xmm7                              ; add float32x4
    c8d  c46279580516070000        vpbroadcastd xmm8, dword ptr [rip + 0000404b]
    c96  c441405cc0                vsubps xmm8, xmm7, xmm8                              ; sub float32x4
    c9b  c4c1605cd8                vsubps xmm3, xmm3, xmm8                              ; sub float32x4
    ca0  c46279580507070000        vpbroadcastd xmm8, dword ptr [rip + b4621a39]        ; mulacc float32x4
    ca9  c46279580d02070000        vpbroadcastd xmm9, dword ptr [rip + c431af3a]
    cb2  c44261a8c1                vfmadd213ps xmm8, xmm3, xmm9                         ; mulacc float32x4
    cb7  c46279580df8060000        vpbroadcastd xmm9, dword ptr [rip + ce9c1d3c]
    cc0  c44261a8c1                vfmadd213ps xmm8, xmm3, xmm9                         ; mulacc float32x4
    cc5  c46279580dee060000        vpbroadcastd xmm9, dword ptr [rip + 6758633d]
    cce  c44261a8c1                vfmadd213ps xmm8, xmm3, xmm9                         ; mulacc float32x4
    cd3  c46279580de4060000        vpbroadcastd xmm9, dword ptr [rip + f0fd753e]
    cdc  c44261a8c1                vfmadd213ps xmm8, xmm3, xmm9                         ; mulacc float32x4
    ce1  c46279580dda060000        vpbroadcastd xmm9, dword ptr [rip + 1872313f]
    cea  c44261a8c1                vfmadd213ps xmm8, xmm3, xmm9                         ; mulacc float32x4
    cef  c46279580dd0060000        vpbroadcastd xmm9, dword ptr [rip + 0000803f]
    cf8  c44261a8c1                vfmadd213ps xmm8, xmm3, xmm9                         ; mulacc float32x4
    cfd  c5e172d701                vpsrld xmm3, xmm7, 1                                 ; shr uint32x4
    d02  c5b172f317                vpslld xmm9, xmm3, 23                                ; shl uint32x4
    d07  c462795815b8060000        vpbroadcastd xmm10, dword ptr [rip + 0000803f]
    d10  c44131feca                vpaddd xmm9, xmm9, xmm10                             ; add uint32x4
    d15  c4413859c1                vmulps xmm8, xmm8, xmm9                              ; mul float32x4
    d1a  c5c1fadb                  vpsubd xmm3, xmm7, xmm3                              ; sub uint32x4
    d1e  c5e172f317                vpslld xmm3, xmm3, 23                                ; shl uint32x4
    d23  c4e279583d9c060000        vpbroadcastd xmm7, dword ptr [rip + 0000803f]
    d2c  c5e1fedf                  vpaddd xmm3, xmm3, xmm7                              ; add uint32x4
    d30  c5b859db                  vmulps xmm3, xmm8, xmm3                              ; mul float32x4
    d34  c5d8c2fd00                vcmpps xmm7, xmm4, xmm5, 0                           ; cmpeq boolx4
    d39  c5d85ce5                  vsubps xmm4, xmm4, xmm5                              ; sub float32x4
    d3d  c4627958055a060000        vpbroadcastd xmm8, dword ptr [rip + 3baab83f]
    d46  c4c15859e0                vmulps xmm4, xmm4, xmm8                              ; mul float32x4
    d4b  c46279580550060000        vpbroadcastd xmm8, dword ptr [rip + 000017c3]
    d54  c5b85fe4                  vmaxps xmm4, xmm8, xmm4                              ; where float32x4
    d58  c46279580547060000        vpbroadcastd xmm8, dword ptr [rip + 00000043]
    d61  c5b85de4                  vminps xmm4, xmm8, xmm4                              ; where float32x4
    d65  c4627958053e060000        vpbroadcastd xmm8, dword ptr [rip + 0000404b]
    d6e  c4415858c0                vaddps xmm8, xmm4, xmm8                              ; add float32x4
    d73  c46279580d30060000        vpbroadcastd xmm9, dword ptr [rip + 0000404b]
    d7c  c441385cc9                vsubps xmm9, xmm8, xmm9                              ; sub float32x4
    d81  c4c1585ce1                vsubps xmm4, xmm4, xmm9                              ; sub float32x4
    d86  c46279580d21060000        vpbroadcastd xmm9, dword ptr [rip + b4621a39]        ; mulacc float32x4
    d8f  c4627958151c060000        vpbroadcastd xmm10, dword ptr [rip + c431af3a]
    d98  c44259a8ca                vfmadd213ps xmm9, xmm4, xmm10                        ; mulacc float32x4
    d9d  c46279581512060000        vpbroadcastd xmm10, dword ptr [rip + ce9c1d3c]
    da6  c44259a8ca                vfmadd213ps xmm9, xmm4, xmm10                        ; mulacc float32x4
    dab  c46279581508060000        vpbroadcastd xmm10, dword ptr [rip + 6758633d]
    db4  c44259a8ca                vfmadd213ps xmm9, xmm4, xmm10                        ; mulacc float32x4
    db9  c462795815fe050000        vpbroadcastd xmm10, dword ptr [rip + f0fd753e]
    dc2  c44259a8ca                vfmadd213ps xmm9, xmm4, xmm10                        ; mulacc float32x4
    dc7  c462795815f4050000        vpbroadcastd xmm10, dword ptr [rip + 1872313f]
    dd0  c44259a8ca                vfmadd213ps xmm9, xmm4, xmm10                        ; mulacc float32x4
    dd5  c462795815ea050000        vpbroadcastd xmm10, dword ptr [rip + 0000803f]
    dde  c44259a8ca                vfmadd213ps xmm9, xmm4, xmm10                        ; mulacc float32x4
    de3  c4c15972d001              vpsrld xmm4, xmm8, 1                                 ; shr uint32x4
    de9  c5a972f417                vpslld xmm10, xmm4, 23                               ; shl uint32x4
    dee  c46279581dd1050000        vpbroadcastd xmm11, dword ptr [rip + 0000803f]
    df7  c44129fed3                vpaddd xmm10, xmm10, xmm11                           ; add uint32x4
    dfc  c4413059ca                vmulps xmm9, xmm9, xmm10                             ; mul float32x4
    e01  c5b9fae4                  vpsubd xmm4, xmm8, xmm4                              ; sub uint32x4
    e05  c5d972f417                vpslld xmm4, xmm4, 23                                ; shl uint32x4
    e0a  c462795805b5050000        vpbroadcastd xmm8, dword ptr [rip + 0000803f]
    e13  c4c159fee0                vpaddd xmm4, xmm4, xmm8                              ; add uint32x4
    e18  c5b059e4                  vmulps xmm4, xmm9, xmm4                              ; mul float32x4
    e1c  c462795805a3050000        vpbroadcastd xmm8, dword ptr [rip + 0000803f]
    e25  c4c3594ae070              vblendvps xmm4, xmm4, xmm8, xmm7                     ; where float32x4
    e2b  c4e37d19d701              vextractf128 xmm7, ymm2, 1                           ; gep float32x4
    e31  c5c059e4                  vmulps xmm4, xmm7, xmm4                              ; mul float32x4
    e35  c4e279583d8a050000        vpbroadcastd xmm7, dword ptr [rip + 0000803f]
    e3e  c4e3614adf60              vblendvps xmm3, xmm3, xmm7, xmm6                     ; where float32x4
    e44  c4e269b8e3                vfmadd231ps xmm4, xmm2, xmm3                         ; mulacc float32x4
    e49  c5d115d5                  vunpckhpd xmm2, xmm5, xmm5                           ; gep float32x2
    e4d  c5d05fda                  vmaxps xmm3, xmm5, xmm2                              ; max float32x2
    e51  c5d0c2f503                vcmpps xmm6, xmm5, xmm5, 3
    e56  c4e3614add60              vblendvps xmm3, xmm3, xmm5, xmm6
    e5c  c5d0c2f300                vcmpps xmm6, xmm5, xmm3, 0                           ; cmpeq boolx2
    e61  c5d05ceb                  vsubps xmm5, xmm5, xmm3                              ; sub float32x2
    e65  c4e279583d32050000        vpbroadcastd xmm7, dword ptr [rip + 3baab83f]
    e6e  c5d059ef                  vmulps xmm5, xmm5, xmm7                              ; mul float32x2
    e72  c4e279583d29050000        vpbroadcastd xmm7, dword ptr [rip + 000017c3]
    e7b  c5c05fed                  vmaxps xmm5, xmm7, xmm5                              ; where float32x2
    e7f  c4e279583d20050000        vpbroadcastd xmm7, dword ptr [rip + 00000043]
    e88  c5c05ded                  vminps xmm5, xmm7, xmm5                              ; where float32x2
    e8c  c4e279583d17050000        vpbroadcastd xmm7, dword ptr [rip + 0000404b]
    e95  c5d058ff                  vaddps xmm7, xmm5, xmm7                              ; add float32x2
    e99  c4627958050a050000        vpbroadcastd xmm8, dword ptr [rip + 0000404b]
    ea2  c441405cc0                vsubps xmm8, xmm7, xmm8                              ; sub float32x2
    ea7  c4c1505ce8                vsubps xmm5, xmm5, xmm8                              ; sub float32x2
    eac  c462795805fb040000        vpbroadcastd xmm8, dword ptr [rip + b4621a39]        ; mulacc float32x2
    eb5  c46279580df6040000        vpbroadcastd xmm9, dword ptr [rip + c431af3a]
    ebe  c44251a8c1                vfmadd213ps xmm8, xmm5, xmm9                         ; mulacc float32x2
    ec3  c46279580dec040000        vpbroadcastd xmm9, dword ptr [rip + ce9c1d3c]
    ecc  c44251a8c1                vfmadd213ps xmm8, xmm5, xmm9                         ; mulacc float32x2
    ed1  c46279580de2040000        vpbroadcastd xmm9, dword ptr [rip + 6758633d]
    eda  c44251a8c1                vfmadd213ps xmm8, xmm5, xmm9                         ; mulacc float32x2
    edf  c46279580dd8040000        vpbroadcastd xmm9, dword ptr [rip + f0fd753e]
    ee8  c44251a8c1                vfmadd213ps xmm8, xmm5, xmm9                         ; mulacc float32x2
    eed  c46279580dce040000        vpbroadcastd xmm9, dword ptr [rip + 1872313f]
    ef6  c44251a8c1                vfmadd213ps xmm8, xmm5, xmm9                         ; mulacc float32x2
    efb  c46279580dc4040000        vpbroadcastd xmm9, dword ptr [rip + 0000803f]
    f04  c44251a8c1                vfmadd213ps xmm8, xmm5, xmm9                         ; mulacc float32x2
    f09  c5d172d701                vpsrld xmm5, xmm7, 1                                 ; shr uint32x2
    f0e  c5b172f517                vpslld xmm9, xmm5, 23                                ; shl uint32x2
    f13  c462795815ac040000        vpbroadcastd xmm10, dword ptr [rip + 0000803f]
    f1c  c44131feca                vpaddd xmm9, xmm9, xmm10                             ; add uint32x2
    f21  c4413859c1                vmulps xmm8, xmm8, xmm9                              ; mul float32x2
    f26  c5c1faed                  vpsubd xmm5, xmm7, xmm5                              ; sub uint32x2
    f2a  c5d172f517                vpslld xmm5, xmm5, 23                                ; shl uint32x2
    f2f  c4e279583d90040000        vpbroadcastd xmm7, dword ptr [rip + 0000803f]
    f38  c5d1feef                  vpaddd xmm5, xmm5, xmm7                              ; add uint32x2
    f3c  c5b859ed                  vmulps xmm5, xmm8, xmm5                              ; mul float32x2
    f40  c5e8c2fb00                vcmpps xmm7, xmm2, xmm3, 0                           ; cmpeq boolx2
    f45  c5e85cd3                  vsubps xmm2, xmm2, xmm3                              ; sub float32x2
    f49  c4627958054e040000        vpbroadcastd xmm8, dword ptr [rip + 3baab83f]
    f52  c4c16859d0                vmulps xmm2, xmm2, xmm8                              ; mul float32x2
    f57  c46279580544040000        vpbroadcastd xmm8, dword ptr [rip + 000017c3]
    f60  c5b85fd2                  vmaxps xmm2, xmm8, xmm2                              ; where float32x2
    f64  c4627958053b040000        vpbroadcastd xmm8, dword ptr [rip + 00000043]
    f6d  c5b85dd2                  vminps xmm2, xmm8, xmm2                              ; where float32x2
    f71  c46279580532040000        vpbroadcastd xmm8, dword ptr [rip + 0000404b]
    f7a  c4416858c0                vaddps xmm8, xmm2, xmm8                              ; add float32x2
    f7f  c46279580d24040000        vpbroadcastd xmm9, dword ptr [rip + 0000404b]
    f88  c441385cc9                vsubps xmm9, xmm8, xmm9                              ; sub float32x2
    f8d  c4c1685cd1                vsubps xmm2, xmm2, xmm9                              ; sub float32x2
    f92  c46279580d15040000        vpbroadcastd xmm9, dword ptr [rip + b4621a39]        ; mulacc float32x2
    f9b  c46279581510040000        vpbroadcastd xmm10, dword ptr [rip + c431af3a]
    fa4  c44269a8ca                vfmadd213ps xmm9, xmm2, xmm10                        ; mulacc float32x2
    fa9  c46279581506040000        vpbroadcastd xmm10, dword ptr [rip + ce9c1d3c]
    fb2  c44269a8ca                vfmadd213ps xmm9, xmm2, xmm10                        ; mulacc float32x2
    fb7  c462795815fc030000        vpbroadcastd xmm10, dword ptr [rip + 6758633d]
    fc0  c44269a8ca                vfmadd213ps xmm9, xmm2, xmm10                        ; mulacc float32x2
    fc5  c462795815f2030000        vpbroadcastd xmm10, dword ptr [rip + f0fd753e]
    fce  c44269a8ca                vfmadd213ps xmm9, xmm2, xmm10                        ; mulacc float32x2
    fd3  c462795815e8030000        vpbroadcastd xmm10, dword ptr [rip + 1872313f]
    fdc  c44269a8ca                vfmadd213ps xmm9, xmm2, xmm10                        ; mulacc float32x2
    fe1  c462795815de030000        vpbroadcastd xmm10, dword ptr [rip + 0000803f]
    fea  c44269a8ca                vfmadd213ps xmm9, xmm2, xmm10                        ; mulacc float32x2
    fef  c4c16972d001              vpsrld xmm2, xmm8, 1                                 ; shr uint32x2
    ff5  c5a972f217                vpslld xmm10, xmm2, 23                               ; shl uint32x2
    ffa  c46279581dc5030000        vpbroadcastd xmm11, dword ptr [rip + 0000803f]
   1003  c44129fed3                vpaddd xmm10, xmm10, xmm11                           ; add uint32x2
   1008  c4413059ca                vmulps xmm9, xmm9, xmm10                             ; mul float32x2
   100d  c5b9fad2                  vpsubd xmm2, xmm8, xmm2                              ; sub uint32x2
   1011  c5e972f217                vpslld xmm2, xmm2, 23                                ; shl uint32x2
   1016  c462795805a9030000        vpbroadcastd xmm8, dword ptr [rip + 0000803f]
   101f  c4c169fed0                vpaddd xmm2, xmm2, xmm8                              ; add uint32x2
   1024  c5b059d2                  vmulps xmm2, xmm9, xmm2                              ; mul float32x2
   1028  c46279580597030000        vpbroadcastd xmm8, dword ptr [rip + 0000803f]
   1031  c4c3694ad070              vblendvps xmm2, xmm2, xmm8, xmm7                     ; where float32x2
   1037  c5d915fc                  vunpckhpd xmm7, xmm4, xmm4                           ; gep float32x2
   103b  c5c059d2                  vmulps xmm2, xmm7, xmm2                              ; mul float32x2
   103f  c4e279583d80030000        vpbroadcastd xmm7, dword ptr [rip + 0000803f]
   1048  c4e3514aef60              vblendvps xmm5, xmm5, xmm7, xmm6                     ; where float32x2
   104e  c4e259b8d5                vfmadd231ps xmm2, xmm4, xmm5                         ; mulacc float32x2
   1053  c5d973db04                vpsrldq xmm4, xmm3, 4                                ; gep float32
   1058  c5e25fec                  vmaxss xmm5, xmm3, xmm4                              ; max float32
   105c  c5e2c2f303                vcmpss xmm6, xmm3, xmm3, 3
   1061  c4e3514aeb60              vblendvps xmm5, xmm5, xmm3, xmm6
   1067  c5e2c2f500                vcmpss xmm6, xmm3, xmm5, 0                           ; cmpeq bool
   106c  c5f97ef6                  vmovd esi, xmm6
   1070  83e601                    and esi, 1
   1073  c5e25cdd                  vsubss xmm3, xmm3, xmm5                              ; sub float32
   1077  c5e2591d21030000          vmulss xmm3, xmm3, dword ptr [rip + 3baab83f]        ; mul float32
   107f  c5fa10351d030000          vmovss xmm6, dword ptr [rip + 000017c3]
   1087  c5ca5fdb                  vmaxss xmm3, xmm6, xmm3                              ; where float32
   108b  c5fa103515030000          vmovss xmm6, dword ptr [rip + 00000043]
   1093  c5ca5ddb                  vminss xmm3, xmm6, xmm3                              ; where float32
   1097  c5e258350d030000          vaddss xmm6, xmm3, dword ptr [rip + 0000404b]        ; add float32
   109f  c5ca5c3d05030000          vsubss xmm7, xmm6, dword ptr [rip + 0000404b]        ; sub float32
   10a7  c5e25cdf                  vsubss xmm3, xmm3, xmm7                              ; sub float32
   10ab  c5fa103dfd020000          vmovss xmm7, dword ptr [rip + b4621a39]              ; mulacc float32
   10b3  c4e261a93df8020000        vfmadd213ss xmm7, xmm3, dword ptr [rip + c431af3a]
   10bc  c4e261a93df3020000        vfmadd213ss xmm7, xmm3, dword ptr [rip + ce9c1d3c]   ; mulacc float32
   10c5  c4e261a93dee020000        vfmadd213ss xmm7, xmm3, dword ptr [rip + 6758633d]   ; mulacc float32
   10ce  c4e261a93de9020000        vfmadd213ss xmm7, xmm3, dword ptr [rip + f0fd753e]   ; mulacc float32
   10d7  c4e261a93de4020000        vfmadd213ss xmm7, xmm3, dword ptr [rip + 1872313f]   ; mulacc float32
   10e0  c4e261a93ddf020000        vfmadd213ss xmm7, xmm3, dword ptr [rip + 0000803f]   ; mulacc float32
   10e9  c5f97ef7                  vmovd edi, xmm6                                      ; bitcast uint32
   10ed  4c8bc7                    mov r8, rdi                                          ; shr uint32
   10f0  41c1e801                  shr r8d, 1
   10f4  4d8bc8                    mov r9, r8                                           ; shl uint32
   10f7  41c1e117                  shl r9d, 23
   10fb  458d890000803f            lea r9d, [r9 + 1065353216]                           ; add uint32
   1102  c4c1796ed9                vmovd xmm3, r9d                                      ; bitcast float32
   1107  c5c259db                  vmulss xmm3, xmm7, xmm3                              ; mul float32
   110b  412bf8                    sub edi, r8d                                         ; sub uint32
   110e  c1e717                    shl edi, 23                                          ; shl uint32
   1111  8dbf0000803f              lea edi, [rdi + 1065353216]                          ; add uint32
   1117  c5f96ef7                  vmovd xmm6, edi                                      ; bitcast float32
   111b  c5e259de                  vmulss xmm3, xmm3, xmm6                              ; mul float32
   111f  c5dac2f500                vcmpss xmm6, xmm4, xmm5, 0                           ; cmpeq bool
   1124  c5f97ef7                  vmovd edi, xmm6
   1128  83e701                    and edi, 1
   112b  c5da5ce5                  vsubss xmm4, xmm4, xmm5                              ; sub float32
   112f  c5da592569020000          vmulss xmm4, xmm4, dword ptr [rip + 3baab83f]        ; mul float32
   1137  c5fa103565020000          vmovss xmm6, dword ptr [rip + 000017c3]
   113f  c5ca5fe4                  vmaxss xmm4, xmm6, xmm4                              ; where float32
   1143  c5fa10355d020000          vmovss xmm6, dword ptr [rip + 00000043]
   114b  c5ca5de4                  vminss xmm4, xmm6, xmm4                              ; where float32
   114f  c5da583555020000          vaddss xmm6, xmm4, dword ptr [rip + 0000404b]        ; add float32
   1157  c5ca5c3d4d020000          vsubss xmm7, xmm6, dword ptr [rip + 0000404b]        ; sub float32
   115f  c5da5ce7                  vsubss xmm4, xmm4, xmm7                              ; sub float32
   1163  c5fa103d45020000          vmovss xmm7, dword ptr [rip + b4621a39]              ; mulacc float32
   116b  c4e259a93d40020000        vfmadd213ss xmm7, xmm4, dword ptr [rip + c431af3a]
   1174  c4e259a93d3b020000        vfmadd213ss xmm7, xmm4, dword ptr [rip + ce9c1d3c]   ; mulacc float32
   117d  c4e259a93d36020000        vfmadd213ss xmm7, xmm4, dword ptr [rip + 6758633d]   ; mulacc float32
   1186  c4e259a93d31020000        vfmadd213ss xmm7, xmm4, dword ptr [rip + f0fd753e]   ; mulacc float32
   118f  c4e259a93d2c020000        vfmadd213ss xmm7, xmm4, dword ptr [rip + 1872313f]   ; mulacc float32
   1198  c4e259a93d27020000        vfmadd213ss xmm7, xmm4, dword ptr [rip + 0000803f]   ; mulacc float32
   11a1  c4c1797ef0                vmovd r8d, xmm6                                      ; bitcast uint32
   11a6  4d8bc8                    mov r9, r8                                           ; shr uint32
   11a9  41c1e901                  shr r9d, 1
   11ad  4d8bd1                    mov r10, r9                                          ; shl uint32
   11b0  41c1e217                  shl r10d, 23
   11b4  458d920000803f            lea r10d, [r10 + 1065353216]                         ; add uint32
   11bb  c4c1796ee2                vmovd xmm4, r10d                                     ; bitcast float32
   11c0  c5c259e4                  vmulss xmm4, xmm7, xmm4                              ; mul float32
   11c4  452bc1                    sub r8d, r9d                                         ; sub uint32
   11c7  41c1e017                  shl r8d, 23                                          ; shl uint32
   11cb  458d800000803f            lea r8d, [r8 + 1065353216]                           ; add uint32
   11d2  c4c1796ef0                vmovd xmm6, r8d                                      ; bitcast float32
   11d7  c5da59e6                  vmulss xmm4, xmm4, xmm6                              ; mul float32
   11db  f7df                      neg edi                                              ; where float32
   11dd  c5f96ef7                  vmovd xmm6, edi
   11e1  c5fa103ddf010000          vmovss xmm7, dword ptr [rip + 0000803f]
   11e9  c4e3594ae760              vblendvps xmm4, xmm4, xmm7, xmm6                     ; where float32
   11ef  c5c973da04                vpsrldq xmm6, xmm2, 4                                ; gep float32
   11f4  c5ca59e4                  vmulss xmm4, xmm6, xmm4                              ; mul float32
   11f8  f7de                      neg esi                                              ; where float32
   11fa  c5f96ef6                  vmovd xmm6, esi
   11fe  c5fa103dc2010000          vmovss xmm7, dword ptr [rip + 0000803f]
   1206  c4e3614adf60              vblendvps xmm3, xmm3, xmm7, xmm6                     ; where float32
   120c  c4e269b9e3                vfmadd231ss xmm4, xmm2, xmm3                         ; mulacc float32
   1211  c5dac215b201000001        vcmpss xmm2, xmm4, dword ptr [rip + 00008000], 1     ; cmplt bool
   121a  c5f97ed6                  vmovd esi, xmm2
   121e  83e601                    and esi, 1
   1221  c5da5915a7010000          vmulss xmm2, xmm4, dword ptr [rip + 0000004c]        ; mul float32
   1229  488bfe                    mov rdi, rsi                                         ; where float32
   122c  f7df                      neg edi
   122e  c5f96edf                  vmovd xmm3, edi
   1232  c4e3594ad230              vblendvps xmm2, xmm4, xmm2, xmm3
   1238  c5f97ed7                  vmovd edi, xmm2                                      ; bitcast int32
   123c  448d870dfbcac0            lea r8d, [rdi - 1060439283]                          ; add int32
   1243  4d8bc8                    mov r9, r8                                           ; shr int32
   1246  41c1f917                  sar r9d, 23
   124a  c5fa101546010000          vmovss xmm2, dword ptr [rip + 00000000]
   1252  c4c16a2ad1                vcvtsi2ss xmm2, xmm2, r9d                            ; cast float32
   1257  f7de                      neg esi                                              ; where float32
   1259  c5f96ede                  vmovd xmm3, esi
   125d  c5fa103533010000          vmovss xmm6, dword ptr [rip + 00000000]
   1265  c5fa103d67010000          vmovss xmm7, dword ptr [rip + 0000c841]
   126d  c4e3494adf30              vblendvps xmm3, xmm6, xmm7, xmm3                     ; where float32
   1273  c5ea5cd3                  vsubss xmm2, xmm2, xmm3                              ; sub float32
   1277  4181e0000080ff            and r8d, -8388608                                    ; and int32
   127e  412bf8                    sub edi, r8d                                         ; sub int32
   1281  c5f96edf                  vmovd xmm3, edi                                      ; bitcast float32
   1285  c5e25c1d3b010000          vsubss xmm3, xmm3, dword ptr [rip + 0000803f]        ; sub float32
   128d  c5fa103543010000          vmovss xmm6, dword ptr [rip + ce37f6bd]              ; mulacc float32
   1295  c4e261a9353e010000        vfmadd213ss xmm6, xmm3, dword ptr [rip + 5b74413e]
   129e  c4e261a93539010000        vfmadd213ss xmm6, xmm3, dword ptr [rip + 4c3b40be]   ; mulacc float32
   12a7  c4e261a93534010000        vfmadd213ss xmm6, xmm3, dword ptr [rip + 79b2503e]   ; mulacc float32
   12b0  c4e261a9352f010000        vfmadd213ss xmm6, xmm3, dword ptr [rip + 3ebb75be]   ; mulacc float32
   12b9  c4e261a9352a010000        vfmadd213ss xmm6, xmm3, dword ptr [rip + 39c8933e]   ; mulacc float32
   12c2  c4e261a93525010000        vfmadd213ss xmm6, xmm3, dword ptr [rip + 5dabb8be]   ; mulacc float32
   12cb  c4e261a93520010000        vfmadd213ss xmm6, xmm3, dword ptr [rip + 0838f63e]   ; mulacc float32
   12d4  c4e261a9351b010000        vfmadd213ss xmm6, xmm3, dword ptr [rip + 3baa38bf]   ; mulacc float32
   12dd  c4e261a93516010000        vfmadd213ss xmm6, xmm3, dword ptr [rip + eda8e23e]   ; mulacc float32
   12e6  c5e259f6                  vmulss xmm6, xmm3, xmm6                              ; mul float32
   12ea  c5e258de                  vaddss xmm3, xmm3, xmm6                              ; add float32
   12ee  c5ea58d3                  vaddss xmm2, xmm2, xmm3                              ; add float32
   12f2  c5fa101d9e000000          vmovss xmm3, dword ptr [rip + 00000000]
   12fa  c5e2c2dc01                vcmpss xmm3, xmm3, xmm4, 1                           ; cmplt bool
   12ff  c5f97ede                  vmovd esi, xmm3
   1303  83e601                    and esi, 1
   1306  c5dac21df100000001        vcmpss xmm3, xmm4, dword ptr [rip + 0000807f], 1     ; cmplt bool
   130f  c5f97edf                  vmovd edi, xmm3
   1313  83e701                    and edi, 1
   1316  c5dac21d7900000000        vcmpss xmm3, xmm4, dword ptr [rip + 00000000], 0     ; cmpeq bool
   131f  c4c1797ed8                vmovd r8d, xmm3
   1324  4183e001                  and r8d, 1
   1328  f7df                      neg edi                                              ; where float32
   132a  c5f96edf                  vmovd xmm3, edi
   132e  c5fa1025ca000000          vmovss xmm4, dword ptr [rip + 0000807f]
   1336  c4e3594ad230              vblendvps xmm2, xmm4, xmm2, xmm3                     ; where float32
   133c  41f7d8                    neg r8d                                              ; where float32
   133f  c4c1796ed8                vmovd xmm3, r8d
   1344  c5fa1025b8000000          vmovss xmm4, dword ptr [rip + 0000c07f]
   134c  c5fa103548000000          vmovss xmm6, dword ptr [rip + 000080ff]
   1354  c4e3594ade30              vblendvps xmm3, xmm4, xmm6, xmm3                     ; where float32
   135a  f7de                      neg esi                                              ; where float32
   135c  c5f96ee6                  vmovd xmm4, esi
   1360  c4e3614ad240              vblendvps xmm2, xmm3, xmm2, xmm4
   1366  c5fa101d56000000          vmovss xmm3, dword ptr [rip + 1872313f]
   136e  c4e261a9d5                vfmadd213ss xmm2, xmm3, xmm5                         ; mulacc float32
   1373  c5fa111488                vmovss dword ptr [rax + rcx*4], xmm2                 ; store void
   1378  4881c200010000            add rdx, 256                                         ; end void
   137f  83c101                    add ecx, 1
   1382  83f908                    cmp ecx, 8
   1385  0f8cb5ecffff              jl loop_40
done_138b:
   138b  c5f877                    vzeroupper                                           ; sink void
   138e  488ba42480000000          mov rsp, qword ptr [rsp + 128]
   1396  c3                        ret                                                  ; sink void
