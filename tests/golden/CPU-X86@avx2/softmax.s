softmax:
      0  488bc4                    mov rax, rsp
      3  4881ec80010000            sub rsp, 384
      a  4883e4c0                  and rsp, -64
      e  4889842440010000          mov qword ptr [rsp + 320], rax
     16  c4e27d581dad0c0000        vpbroadcastd ymm3, dword ptr [rip + 9600404b]
     1f  488b07                    mov rax, qword ptr [rdi]
     22  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 2048>
     26  488d8a00200000            lea rcx, [rdx + 8192]                                ; range int32
loop_40:
     40  c57c101a                  vmovups ymm11, ymmword ptr [rdx]                     ; load float32x8
     44  c57c10a200010000          vmovups ymm12, ymmword ptr [rdx + 256]               ; load float32x8
     4c  c441245fec                vmaxps ymm13, ymm11, ymm12                           ; max float32x8
     51  c44124c2f303              vcmpps ymm14, ymm11, ymm11, 3
     57  c443154aebe0              vblendvps ymm13, ymm13, ymm11, ymm14
     5d  c57c10b280000000          vmovups ymm14, ymmword ptr [rdx + 128]               ; load float32x8
     65  c57c10ba80010000          vmovups ymm15, ymmword ptr [rdx + 384]               ; load float32x8
     6d  c4c10c5fc7                vmaxps ymm0, ymm14, ymm15                            ; max float32x8
     72  c4c10cc2ce03              vcmpps ymm1, ymm14, ymm14, 3
     78  c4c37d4ac610              vblendvps ymm0, ymm0, ymm14, ymm1
     7e  c4c17c5fcd                vmaxps ymm1, ymm0, ymm13                             ; max float32x8
     83  c57cc2e803                vcmpps ymm13, ymm0, ymm0, 3
     88  c4e3754ac0d0              vblendvps ymm0, ymm1, ymm0, ymm13
     8e  c5fc104a40                vmovups ymm1, ymmword ptr [rdx + 64]                 ; load float32x8
     93  c5fc109240010000          vmovups ymm2, ymmword ptr [rdx + 320]                ; load float32x8
     9b  c5fc111424                vmovups ymmword ptr [rsp], ymm2
     a0  c5f45f1424                vmaxps ymm2, ymm1, ymmword ptr [rsp]                 ; max float32x8
     a5  c5f4c2e103                vcmpps ymm4, ymm1, ymm1, 3
     aa  c4e36d4ad140              vblendvps ymm2, ymm2, ymm1, ymm4
     b0  c5fc10a2c0000000          vmovups ymm4, ymmword ptr [rdx + 192]                ; load float32x8
     b8  c5fc10aac0010000          vmovups ymm5, ymmword ptr [rdx + 448]                ; load float32x8
     c0  c5fc116c2420              vmovups ymmword ptr [rsp + 32], ymm5
     c6  c5dc5f742420              vmaxps ymm6, ymm4, ymmword ptr [rsp + 32]            ; max float32x8
     cc  c5dcc2fc03                vcmpps ymm7, ymm4, ymm4, 3
     d1  c4e34d4af470              vblendvps ymm6, ymm6, ymm4, ymm7
     d7  c5cc5fd2                  vmaxps ymm2, ymm6, ymm2                              ; max float32x8
     db  c5ccc2fe03                vcmpps ymm7, ymm6, ymm6, 3
     e0  c4e36d4ad670              vblendvps ymm2, ymm2, ymm6, ymm7
     e6  c5ec5fc0                  vmaxps ymm0, ymm2, ymm0                              ; max float32x8
     ea  c5ecc2f203                vcmpps ymm6, ymm2, ymm2, 3
     ef  c4e37d4ac260              vblendvps ymm0, ymm0, ymm2, ymm6
     f5  c5fc105220                vmovups ymm2, ymmword ptr [rdx + 32]                 ; load float32x8
     fa  c5fc10aa20010000          vmovups ymm5, ymmword ptr [rdx + 288]                ; load float32x8
    102  c5fc116c2440              vmovups ymmword ptr [rsp + 64], ymm5
    108  c5ec5f7c2440              vmaxps ymm7, ymm2, ymmword ptr [rsp + 64]            ; max float32x8
    10e  c5ecc2f203                vcmpps ymm6, ymm2, ymm2, 3
    113  c4e3454af260              vblendvps ymm6, ymm7, ymm2, ymm6
    119  c5fc10baa0000000          vmovups ymm7, ymmword ptr [rdx + 160]                ; load float32x8
    121  c5fc10aaa0010000          vmovups ymm5, ymmword ptr [rdx + 416]                ; load float32x8
    129  c5fc116c2460              vmovups ymmword ptr [rsp + 96], ymm5
    12f  c5445f442460              vmaxps ymm8, ymm7, ymmword ptr [rsp + 96]            ; max float32x8
    135  c544c2cf03                vcmpps ymm9, ymm7, ymm7, 3
    13a  c4633d4ac790              vblendvps ymm8, ymm8, ymm7, ymm9
    140  c5bc5ff6                  vmaxps ymm6, ymm8, ymm6                              ; max float32x8
    144  c4413cc2c803              vcmpps ymm9, ymm8, ymm8, 3
    14a  c4c34d4af090              vblendvps ymm6, ymm6, ymm8, ymm9
    150  c57c104260                vmovups ymm8, ymmword ptr [rdx + 96]                 ; load float32x8
    155  c5fc10aa60010000          vmovups ymm5, ymmword ptr [rdx + 352]                ; load float32x8
    15d  c5fc11ac2480000000        vmovups ymmword ptr [rsp + 128], ymm5
    166  c53c5f8c2480000000        vmaxps ymm9, ymm8, ymmword ptr [rsp + 128]           ; max float32x8
    16f  c4413cc2d003              vcmpps ymm10, ymm8, ymm8, 3
    175  c443354ac8a0              vblendvps ymm9, ymm9, ymm8, ymm10
    17b  c57c1092e0000000          vmovups ymm10, ymmword ptr [rdx + 224]               ; load float32x8
    183  c5fc10aae0010000          vmovups ymm5, ymmword ptr [rdx + 480]                ; load float32x8
    18b  c5fc11ac24a0000000        vmovups ymmword ptr [rsp + 160], ymm5
    194  c5ac5fac24a0000000        vmaxps ymm5, ymm10, ymmword ptr [rsp + 160]          ; max float32x8
    19d  c4412cc2ea03              vcmpps ymm13, ymm10, ymm10, 3
    1a3  c4c3554aead0              vblendvps ymm5, ymm5, ymm10, ymm13
    1a9  c441545fc9                vmaxps ymm9, ymm5, ymm9                              ; max float32x8
    1ae  c554c2ed03                vcmpps ymm13, ymm5, ymm5, 3
    1b3  c4e3354aedd0              vblendvps ymm5, ymm9, ymm5, ymm13
    1b9  c5d45ff6                  vmaxps ymm6, ymm5, ymm6                              ; max float32x8
    1bd  c554c2cd03                vcmpps ymm9, ymm5, ymm5, 3
    1c2  c4e34d4aed90              vblendvps ymm5, ymm6, ymm5, ymm9
    1c8  c5d45fc0                  vmaxps ymm0, ymm5, ymm0                              ; max float32x8
    1cc  c5d4c2f503                vcmpps ymm6, ymm5, ymm5, 3
    1d1  c4e37d4ac560              vblendvps ymm0, ymm0, ymm5, ymm6
    1d7  c4e37d19c501              vextractf128 xmm5, ymm0, 1                           ; gep float32x4
    1dd  c5f85fed                  vmaxps xmm5, xmm0, xmm5                              ; max float32x4
    1e1  c5f8c2f003                vcmpps xmm6, xmm0, xmm0, 3
    1e6  c4e3514ac060              vblendvps xmm0, xmm5, xmm0, xmm6
    1ec  c5f915e8                  vunpckhpd xmm5, xmm0, xmm0                           ; gep float32x2
    1f0  c5f85fed                  vmaxps xmm5, xmm0, xmm5                              ; max float32x2
    1f4  c5f8c2f003                vcmpps xmm6, xmm0, xmm0, 3
    1f9  c4e3514ac060              vblendvps xmm0, xmm5, xmm0, xmm6
    1ff  c5d173d804                vpsrldq xmm5, xmm0, 4                                ; gep float32
    204  c5fa5fed                  vmaxss xmm5, xmm0, xmm5                              ; max float32
    208  c5fac2f003                vcmpss xmm6, xmm0, xmm0, 3
    20d  c4e3514ac060              vblendvps xmm0, xmm5, xmm0, xmm6
    213  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    218  c5a45ce8                  vsubps ymm5, ymm11, ymm0                             ; sub float32x8
    21c  c5d4592dbc090000          vmulps ymm5, ymm5, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    224  c4e27d5835970a0000        vpbroadcastd ymm6, dword ptr [rip + 000016c3]
    22d  c5cc5fed                  vmaxps ymm5, ymm6, ymm5                              ; where float32x8
    231  c4e27d58358e0a0000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
    23a  c5cc5ded                  vminps ymm5, ymm6, ymm5                              ; where float32x8
    23e  c5d458f3                  vaddps ymm6, ymm5, ymm3                              ; add float32x8
    242  c54c5ccb                  vsubps ymm9, ymm6, ymm3                              ; sub float32x8
    246  c4c1545ce9                vsubps ymm5, ymm5, ymm9                              ; sub float32x8
    24b  c4627d580d7c0a0000        vpbroadcastd ymm9, dword ptr [rip + b4629a2d]        ; mulacc float32x8
    254  c46255a80da3090000        vfmadd213ps ymm9, ymm5, ymmword ptr [rip + c4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2f]
    25d  c46255a80dba090000        vfmadd213ps ymm9, ymm5, ymmword ptr [rip + ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30]; mulacc float32x8
    266  c46255a80dd1090000        vfmadd213ps ymm9, ymm5, ymmword ptr [rip + 6758e3316758e3316758e3316758e3316758e3316758e3316758e3316758e331]; mulacc float32x8
    26f  c46255a80de8090000        vfmadd213ps ymm9, ymm5, ymmword ptr [rip + f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532]; mulacc float32x8
    278  c46255a80dff090000        vfmadd213ps ymm9, ymm5, ymmword ptr [rip + 1872b1331872b1331872b1331872b1331872b1331872b1331872b1331872b133]; mulacc float32x8
    281  c46255a80d160a0000        vfmadd213ps ymm9, ymm5, ymmword ptr [rip + 0000003400000034000000340000003400000034000000340000003400000034]; mulacc float32x8
    28a  c5d572f617                vpslld ymm5, ymm6, 23                                ; shl uint32x8
    28f  c5b459ed                  vmulps ymm5, ymm9, ymm5                              ; mul float32x8
    293  c5fc11ac24c0000000        vmovups ymmword ptr [rsp + 192], ymm5
    29c  c59c5cf0                  vsubps ymm6, ymm12, ymm0                             ; sub float32x8
    2a0  c5cc593538090000          vmulps ymm6, ymm6, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    2a8  c4e27d582d130a0000        vpbroadcastd ymm5, dword ptr [rip + 000016c3]
    2b1  c5d45ff6                  vmaxps ymm6, ymm5, ymm6                              ; where float32x8
    2b5  c4e27d582d0a0a0000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
    2be  c5d45df6                  vminps ymm6, ymm5, ymm6                              ; where float32x8
    2c2  c54c58cb                  vaddps ymm9, ymm6, ymm3                              ; add float32x8
    2c6  c5345cdb                  vsubps ymm11, ymm9, ymm3                             ; sub float32x8
    2ca  c4c14c5cf3                vsubps ymm6, ymm6, ymm11                             ; sub float32x8
    2cf  c4627d581df8090000        vpbroadcastd ymm11, dword ptr [rip + b4629a2d]       ; mulacc float32x8
    2d8  c4624da81d1f090000        vfmadd213ps ymm11, ymm6, ymmword ptr [rip + c4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2f]
    2e1  c4624da81d36090000        vfmadd213ps ymm11, ymm6, ymmword ptr [rip + ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30]; mulacc float32x8
    2ea  c4624da81d4d090000        vfmadd213ps ymm11, ymm6, ymmword ptr [rip + 6758e3316758e3316758e3316758e3316758e3316758e3316758e3316758e331]; mulacc float32x8
    2f3  c4624da81d64090000        vfmadd213ps ymm11, ymm6, ymmword ptr [rip + f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532]; mulacc float32x8
    2fc  c4624da81d7b090000        vfmadd213ps ymm11, ymm6, ymmword ptr [rip + 1872b1331872b1331872b1331872b1331872b1331872b1331872b1331872b133]; mulacc float32x8
    305  c4624da81d92090000        vfmadd213ps ymm11, ymm6, ymmword ptr [rip + 0000003400000034000000340000003400000034000000340000003400000034]; mulacc float32x8
    30e  c4c14d72f117              vpslld ymm6, ymm9, 23                                ; shl uint32x8
    314  c5a459ee                  vmulps ymm5, ymm11, ymm6                             ; mul float32x8
    318  c5fc11ac24e0000000        vmovups ymmword ptr [rsp + 224], ymm5
    321  c50c5cc8                  vsubps ymm9, ymm14, ymm0                             ; sub float32x8
    325  c534590db3080000          vmulps ymm9, ymm9, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    32d  c4e27d582d8e090000        vpbroadcastd ymm5, dword ptr [rip + 000016c3]
    336  c441545fc9                vmaxps ymm9, ymm5, ymm9                              ; where float32x8
    33b  c4e27d582d84090000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
    344  c441545dc9                vminps ymm9, ymm5, ymm9                              ; where float32x8
    349  c53458db                  vaddps ymm11, ymm9, ymm3                             ; add float32x8
    34d  c5245ce3                  vsubps ymm12, ymm11, ymm3                            ; sub float32x8
    351  c441345ccc                vsubps ymm9, ymm9, ymm12                             ; sub float32x8
    356  c4627d582571090000        vpbroadcastd ymm12, dword ptr [rip + b4629a2d]       ; mulacc float32x8
    35f  c46235a82598080000        vfmadd213ps ymm12, ymm9, ymmword ptr [rip + c4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2f]
    368  c46235a825af080000        vfmadd213ps ymm12, ymm9, ymmword ptr [rip + ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30]; mulacc float32x8
    371  c46235a825c6080000        vfmadd213ps ymm12, ymm9, ymmword ptr [rip + 6758e3316758e3316758e3316758e3316758e3316758e3316758e3316758e331]; mulacc float32x8
    37a  c46235a825dd080000        vfmadd213ps ymm12, ymm9, ymmword ptr [rip + f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532]; mulacc float32x8
    383  c46235a825f4080000        vfmadd213ps ymm12, ymm9, ymmword ptr [rip + 1872b1331872b1331872b1331872b1331872b1331872b1331872b1331872b133]; mulacc float32x8
    38c  c46235a8250b090000        vfmadd213ps ymm12, ymm9, ymmword ptr [rip + 0000003400000034000000340000003400000034000000340000003400000034]; mulacc float32x8
    395  c4c13572f317              vpslld ymm9, ymm11, 23                               ; shl uint32x8
    39b  c4c11c59e9                vmulps ymm5, ymm12, ymm9                             ; mul float32x8
    3a0  c5fc11ac2400010000        vmovups ymmword ptr [rsp + 256], ymm5
    3a9  c5045cd8                  vsubps ymm11, ymm15, ymm0                            ; sub float32x8
    3ad  c524591d2b080000          vmulps ymm11, ymm11, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    3b5  c4e27d582d06090000        vpbroadcastd ymm5, dword ptr [rip + 000016c3]
    3be  c441545fdb                vmaxps ymm11, ymm5, ymm11                            ; where float32x8
    3c3  c4e27d582dfc080000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
    3cc  c441545ddb                vminps ymm11, ymm5, ymm11                            ; where float32x8
    3d1  c52458e3                  vaddps ymm12, ymm11, ymm3                            ; add float32x8
    3d5  c51c5ceb                  vsubps ymm13, ymm12, ymm3                            ; sub float32x8
    3d9  c441245cdd                vsubps ymm11, ymm11, ymm13                           ; sub float32x8
    3de  c4627d582de9080000        vpbroadcastd ymm13, dword ptr [rip + b4629a2d]       ; mulacc float32x8
    3e7  c46225a82d10080000        vfmadd213ps ymm13, ymm11, ymmword ptr [rip + c4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2f]
    3f0  c46225a82d27080000        vfmadd213ps ymm13, ymm11, ymmword ptr [rip + ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30]; mulacc float32x8
    3f9  c46225a82d3e080000        vfmadd213ps ymm13, ymm11, ymmword ptr [rip + 6758e3316758e3316758e3316758e3316758e3316758e3316758e3316758e331]; mulacc float32x8
    402  c46225a82d55080000        vfmadd213ps ymm13, ymm11, ymmword ptr [rip + f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532]; mulacc float32x8
    40b  c46225a82d6c080000        vfmadd213ps ymm13, ymm11, ymmword ptr [rip + 1872b1331872b1331872b1331872b1331872b1331872b1331872b1331872b133]; mulacc float32x8
    414  c46225a82d83080000        vfmadd213ps ymm13, ymm11, ymmword ptr [rip + 0000003400000034000000340000003400000034000000340000003400000034]; mulacc float32x8
    41d  c4c12572f417              vpslld ymm11, ymm12, 23                              ; shl uint32x8
    423  c4c11459eb                vmulps ymm5, ymm13, ymm11                            ; mul float32x8
    428  c5fc11ac2420010000        vmovups ymmword ptr [rsp + 288], ymm5
    431  c5fc10ac24e0000000        vmovups ymm5, ymmword ptr [rsp + 224]
    43a  c55458a424c0000000        vaddps ymm12, ymm5, ymmword ptr [rsp + 192]          ; add float32x8
    443  c5fc10ac2420010000        vmovups ymm5, ymmword ptr [rsp + 288]
    44c  c55458ac2400010000        vaddps ymm13, ymm5, ymmword ptr [rsp + 256]          ; add float32x8
    455  c4411c58e5                vaddps ymm12, ymm12, ymm13                           ; add float32x8
    45a  c5f45cc8                  vsubps ymm1, ymm1, ymm0                              ; sub float32x8
    45e  c5f4590d7a070000          vmulps ymm1, ymm1, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    466  c4e27d582d55080000        vpbroadcastd ymm5, dword ptr [rip + 000016c3]
    46f  c5d45fc9                  vmaxps ymm1, ymm5, ymm1                              ; where float32x8
    473  c4e27d582d4c080000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
    47c  c5d45dc9                  vminps ymm1, ymm5, ymm1                              ; where float32x8
    480  c57458eb                  vaddps ymm13, ymm1, ymm3                             ; add float32x8
    484  c5145cf3                  vsubps ymm14, ymm13, ymm3                            ; sub float32x8
    488  c4c1745cce                vsubps ymm1, ymm1, ymm14                             ; sub float32x8
    48d  c4627d58353a080000        vpbroadcastd ymm14, dword ptr [rip + b4629a2d]       ; mulacc float32x8
    496  c46275a83561070000        vfmadd213ps ymm14, ymm1, ymmword ptr [rip + c4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2f]
    49f  c46275a83578070000        vfmadd213ps ymm14, ymm1, ymmword ptr [rip + ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30]; mulacc float32x8
    4a8  c46275a8358f070000        vfmadd213ps ymm14, ymm1, ymmword ptr [rip + 6758e3316758e3316758e3316758e3316758e3316758e3316758e3316758e331]; mulacc float32x8
    4b1  c46275a835a6070000        vfmadd213ps ymm14, ymm1, ymmword ptr [rip + f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532]; mulacc float32x8
    4ba  c46275a835bd070000        vfmadd213ps ymm14, ymm1, ymmword ptr [rip + 1872b1331872b1331872b1331872b1331872b1331872b1331872b1331872b133]; mulacc float32x8
    4c3  c46275a835d4070000        vfmadd213ps ymm14, ymm1, ymmword ptr [rip + 0000003400000034000000340000003400000034000000340000003400000034]; mulacc float32x8
    4cc  c4c17572f517              vpslld ymm1, ymm13, 23                               ; shl uint32x8
    4d2  c58c59c9                  vmulps ymm1, ymm14, ymm1                             ; mul float32x8
    4d6  c5fc102c24                vmovups ymm5, ymmword ptr [rsp]
    4db  c5545ce8                  vsubps ymm13, ymm5, ymm0                             ; sub float32x8
    4df  c514592df9060000          vmulps ymm13, ymm13, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    4e7  c4e27d582dd4070000        vpbroadcastd ymm5, dword ptr [rip + 000016c3]
    4f0  c441545fed                vmaxps ymm13, ymm5, ymm13                            ; where float32x8
    4f5  c4e27d582dca070000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
    4fe  c441545ded                vminps ymm13, ymm5, ymm13                            ; where float32x8
    503  c51458f3                  vaddps ymm14, ymm13, ymm3                            ; add float32x8
    507  c50c5cfb                  vsubps ymm15, ymm14, ymm3                            ; sub float32x8
    50b  c441145cef                vsubps ymm13, ymm13, ymm15                           ; sub float32x8
    510  c4627d583db7070000        vpbroadcastd ymm15, dword ptr [rip + b4629a2d]       ; mulacc float32x8
    519  c46215a83dde060000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + c4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2f]
    522  c46215a83df5060000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30]; mulacc float32x8
    52b  c46215a83d0c070000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + 6758e3316758e3316758e3316758e3316758e3316758e3316758e3316758e331]; mulacc float32x8
    534  c46215a83d23070000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532]; mulacc float32x8
    53d  c46215a83d3a070000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + 1872b1331872b1331872b1331872b1331872b1331872b1331872b1331872b133]; mulacc float32x8
    546  c46215a83d51070000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + 0000003400000034000000340000003400000034000000340000003400000034]; mulacc float32x8
    54f  c4c11572f617              vpslld ymm13, ymm14, 23                              ; shl uint32x8
    555  c4410459ed                vmulps ymm13, ymm15, ymm13                           ; mul float32x8
    55a  c5dc5ce0                  vsubps ymm4, ymm4, ymm0                              ; sub float32x8
    55e  c5dc59257a060000          vmulps ymm4, ymm4, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    566  c4e27d582d55070000        vpbroadcastd ymm5, dword ptr [rip + 000016c3]
    56f  c5d45fe4                  vmaxps ymm4, ymm5, ymm4                              ; where float32x8
    573  c4e27d582d4c070000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
    57c  c5d45de4                  vminps ymm4, ymm5, ymm4                              ; where float32x8
    580  c55c58f3                  vaddps ymm14, ymm4, ymm3                             ; add float32x8
    584  c50c5cfb                  vsubps ymm15, ymm14, ymm3                            ; sub float32x8
    588  c4c15c5ce7                vsubps ymm4, ymm4, ymm15                             ; sub float32x8
    58d  c4627d583d3a070000        vpbroadcastd ymm15, dword ptr [rip + b4629a2d]       ; mulacc float32x8
    596  c4625da83d61060000        vfmadd213ps ymm15, ymm4, ymmword ptr [rip + c4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2f]
    59f  c4625da83d78060000        vfmadd213ps ymm15, ymm4, ymmword ptr [rip + ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30]; mulacc float32x8
    5a8  c4625da83d8f060000        vfmadd213ps ymm15, ymm4, ymmword ptr [rip + 6758e3316758e3316758e3316758e3316758e3316758e3316758e3316758e331]; mulacc float32x8
    5b1  c4625da83da6060000        vfmadd213ps ymm15, ymm4, ymmword ptr [rip + f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532]; mulacc float32x8
    5ba  c4625da83dbd060000        vfmadd213ps ymm15, ymm4, ymmword ptr [rip + 1872b1331872b1331872b1331872b1331872b1331872b1331872b1331872b133]; mulacc float32x8
    5c3  c4625da83dd4060000        vfmadd213ps ymm15, ymm4, ymmword ptr [rip + 0000003400000034000000340000003400000034000000340000003400000034]; mulacc float32x8
    5cc  c4c15d72f617              vpslld ymm4, ymm14, 23                               ; shl uint32x8
    5d2  c58459e4                  vmulps ymm4, ymm15, ymm4                             ; mul float32x8
    5d6  c5fc106c2420              vmovups ymm5, ymmword ptr [rsp + 32]
    5dc  c5545cf0                  vsubps ymm14, ymm5, ymm0                             ; sub float32x8
    5e0  c50c5935f8050000          vmulps ymm14, ymm14, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    5e8  c4e27d582dd3060000        vpbroadcastd ymm5, dword ptr [rip + 000016c3]
    5f1  c441545ff6                vmaxps ymm14, ymm5, ymm14                            ; where float32x8
    5f6  c4e27d582dc9060000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
    5ff  c441545df6                vminps ymm14, ymm5, ymm14                            ; where float32x8
    604  c50c58fb                  vaddps ymm15, ymm14, ymm3                            ; add float32x8
    608  c5845ceb                  vsubps ymm5, ymm15, ymm3                             ; sub float32x8
    60c  c58c5ced                  vsubps ymm5, ymm14, ymm5                             ; sub float32x8
    610  c4627d5835b7060000        vpbroadcastd ymm14, dword ptr [rip + b4629a2d]       ; mulacc float32x8
    619  c46255a835de050000        vfmadd213ps ymm14, ymm5, ymmword ptr [rip + c4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2f]
    622  c46255a835f5050000        vfmadd213ps ymm14, ymm5, ymmword ptr [rip + ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30]; mulacc float32x8
    62b  c46255a8350c060000        vfmadd213ps ymm14, ymm5, ymmword ptr [rip + 6758e3316758e3316758e3316758e3316758e3316758e3316758e3316758e331]; mulacc float32x8
    634  c46255a83523060000        vfmadd213ps ymm14, ymm5, ymmword ptr [rip + f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532]; mulacc float32x8
    63d  c46255a8353a060000        vfmadd213ps ymm14, ymm5, ymmword ptr [rip + 1872b1331872b1331872b1331872b1331872b1331872b1331872b1331872b133]; mulacc float32x8
    646  c46255a83551060000        vfmadd213ps ymm14, ymm5, ymmword ptr [rip + 0000003400000034000000340000003400000034000000340000003400000034]; mulacc float32x8
    64f  c4c15572f717              vpslld ymm5, ymm15, 23                               ; shl uint32x8
    655  c58c59ed                  vmulps ymm5, ymm14, ymm5                             ; mul float32x8
    659  c4417458f5                vaddps ymm14, ymm1, ymm13                            ; add float32x8
    65e  c55c58fd                  vaddps ymm15, ymm4, ymm5                             ; add float32x8
    662  c4410c58f7                vaddps ymm14, ymm14, ymm15                           ; add float32x8
    667  c4c11c58f6                vaddps ymm6, ymm12, ymm14                            ; add float32x8
    66c  c5fc113424                vmovups ymmword ptr [rsp], ymm6
    671  c5ec5cd0                  vsubps ymm2, ymm2, ymm0                              ; sub float32x8
    675  c5ec591563050000          vmulps ymm2, ymm2, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    67d  c4e27d58353e060000        vpbroadcastd ymm6, dword ptr [rip + 000016c3]
    686  c5cc5fd2                  vmaxps ymm2, ymm6, ymm2                              ; where float32x8
    68a  c4e27d583535060000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
    693  c5cc5dd2                  vminps ymm2, ymm6, ymm2                              ; where float32x8
    697  c56c58f3                  vaddps ymm14, ymm2, ymm3                             ; add float32x8
    69b  c50c5cfb                  vsubps ymm15, ymm14, ymm3                            ; sub float32x8
    69f  c4c16c5cd7                vsubps ymm2, ymm2, ymm15                             ; sub float32x8
    6a4  c4627d583d23060000        vpbroadcastd ymm15, dword ptr [rip + b4629a2d]       ; mulacc float32x8
    6ad  c4626da83d4a050000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + c4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2f]
    6b6  c4626da83d61050000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30]; mulacc float32x8
    6bf  c4626da83d78050000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + 6758e3316758e3316758e3316758e3316758e3316758e3316758e3316758e331]; mulacc float32x8
    6c8  c4626da83d8f050000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532]; mulacc float32x8
    6d1  c4626da83da6050000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + 1872b1331872b1331872b1331872b1331872b1331872b1331872b1331872b133]; mulacc float32x8
    6da  c4626da83dbd050000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + 0000003400000034000000340000003400000034000000340000003400000034]; mulacc float32x8
    6e3  c4c16d72f617              vpslld ymm2, ymm14, 23                               ; shl uint32x8
    6e9  c58459d2                  vmulps ymm2, ymm15, ymm2                             ; mul float32x8
    6ed  c5fc10742440              vmovups ymm6, ymmword ptr [rsp + 64]
    6f3  c54c5cf0                  vsubps ymm14, ymm6, ymm0                             ; sub float32x8
    6f7  c50c5935e1040000          vmulps ymm14, ymm14, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    6ff  c4e27d5835bc050000        vpbroadcastd ymm6, dword ptr [rip + 000016c3]
    708  c4414c5ff6                vmaxps ymm14, ymm6, ymm14                            ; where float32x8
    70d  c4e27d5835b2050000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
    716  c4414c5df6                vminps ymm14, ymm6, ymm14                            ; where float32x8
    71b  c50c58fb                  vaddps ymm15, ymm14, ymm3                            ; add float32x8
    71f  c5845cf3                  vsubps ymm6, ymm15, ymm3                             ; sub float32x8
    723  c58c5cf6                  vsubps ymm6, ymm14, ymm6                             ; sub float32x8
    727  c4627d5835a0050000        vpbroadcastd ymm14, dword ptr [rip + b4629a2d]       ; mulacc float32x8
    730  c4624da835c7040000        vfmadd213ps ymm14, ymm6, ymmword ptr [rip + c4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2f]
    739  c4624da835de040000        vfmadd213ps ymm14, ymm6, ymmword ptr [rip + ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30]; mulacc float32x8
    742  c4624da835f5040000        vfmadd213ps ymm14, ymm6, ymmword ptr [rip + 6758e3316758e3316758e3316758e3316758e3316758e3316758e3316758e331]; mulacc float32x8
    74b  c4624da8350c050000        vfmadd213ps ymm14, ymm6, ymmword ptr [rip + f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532]; mulacc float32x8
    754  c4624da83523050000        vfmadd213ps ymm14, ymm6, ymmword ptr [rip + 1872b1331872b1331872b1331872b1331872b1331872b1331872b1331872b133]; mulacc float32x8
    75d  c4624da8353a050000        vfmadd213ps ymm14, ymm6, ymmword ptr [rip + 0000003400000034000000340000003400000034000000340000003400000034]; mulacc float32x8
    766  c4c14d72f717              vpslld ymm6, ymm15, 23                               ; shl uint32x8
    76c  c58c59f6                  vmulps ymm6, ymm14, ymm6                             ; mul float32x8
    770  c5c45cf8                  vsubps ymm7, ymm7, ymm0                              ; sub float32x8
    774  c5c4593d64040000          vmulps ymm7, ymm7, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    77c  c4627d580d3f050000        vpbroadcastd ymm9, dword ptr [rip + 000016c3]
    785  c5b45fff                  vmaxps ymm7, ymm9, ymm7                              ; where float32x8
    789  c4627d580d36050000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
    792  c5b45dff                  vminps ymm7, ymm9, ymm7                              ; where float32x8
    796  c54458f3                  vaddps ymm14, ymm7, ymm3                             ; add float32x8
    79a  c50c5cfb                  vsubps ymm15, ymm14, ymm3                            ; sub float32x8
    79e  c4c1445cff                vsubps ymm7, ymm7, ymm15                             ; sub float32x8
    7a3  c4627d583d24050000        vpbroadcastd ymm15, dword ptr [rip + b4629a2d]       ; mulacc float32x8
    7ac  c46245a83d4b040000        vfmadd213ps ymm15, ymm7, ymmword ptr [rip + c4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2f]
    7b5  c46245a83d62040000        vfmadd213ps ymm15, ymm7, ymmword ptr [rip + ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30]; mulacc float32x8
    7be  c46245a83d79040000        vfmadd213ps ymm15, ymm7, ymmword ptr [rip + 6758e3316758e3316758e3316758e3316758e3316758e3316758e3316758e331]; mulacc float32x8
    7c7  c46245a83d90040000        vfmadd213ps ymm15, ymm7, ymmword ptr [rip + f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532]; mulacc float32x8
    7d0  c46245a83da7040000        vfmadd213ps ymm15, ymm7, ymmword ptr [rip + 1872b1331872b1331872b1331872b1331872b1331872b1331872b1331872b133]; mulacc float32x8
    7d9  c46245a83dbe040000        vfmadd213ps ymm15, ymm7, ymmword ptr [rip + 0000003400000034000000340000003400000034000000340000003400000034]; mulacc float32x8
    7e2  c4c14572f617              vpslld ymm7, ymm14, 23                               ; shl uint32x8
    7e8  c58459ff                  vmulps ymm7, ymm15, ymm7                             ; mul float32x8
    7ec  c57c104c2460              vmovups ymm9, ymmword ptr [rsp + 96]
    7f2  c5345cf0                  vsubps ymm14, ymm9, ymm0                             ; sub float32x8
    7f6  c50c5935e2030000          vmulps ymm14, ymm14, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    7fe  c4627d580dbd040000        vpbroadcastd ymm9, dword ptr [rip + 000016c3]
    807  c441345ff6                vmaxps ymm14, ymm9, ymm14                            ; where float32x8
    80c  c4627d580db3040000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
    815  c441345df6                vminps ymm14, ymm9, ymm14                            ; where float32x8
    81a  c50c58fb                  vaddps ymm15, ymm14, ymm3                            ; add float32x8
    81e  c5045ccb                  vsubps ymm9, ymm15, ymm3                             ; sub float32x8
    822  c4410c5cc9                vsubps ymm9, ymm14, ymm9                             ; sub float32x8
    827  c4627d5835a0040000        vpbroadcastd ymm14, dword ptr [rip + b4629a2d]       ; mulacc float32x8
    830  c46235a835c7030000        vfmadd213ps ymm14, ymm9, ymmword ptr [rip + c4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2f]
    839  c46235a835de030000        vfmadd213ps ymm14, ymm9, ymmword ptr [rip + ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30]; mulacc float32x8
    842  c46235a835f5030000        vfmadd213ps ymm14, ymm9, ymmword ptr [rip + 6758e3316758e3316758e3316758e3316758e3316758e3316758e3316758e331]; mulacc float32x8
    84b  c46235a8350c040000        vfmadd213ps ymm14, ymm9, ymmword ptr [rip + f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532]; mulacc float32x8
    854  c46235a83523040000        vfmadd213ps ymm14, ymm9, ymmword ptr [rip + 1872b1331872b1331872b1331872b1331872b1331872b1331872b1331872b133]; mulacc float32x8
    85d  c46235a8353a040000        vfmadd213ps ymm14, ymm9, ymmword ptr [rip + 0000003400000034000000340000003400000034000000340000003400000034]; mulacc float32x8
    866  c4c13572f717              vpslld ymm9, ymm15, 23                               ; shl uint32x8
    86c  c4410c59c9                vmulps ymm9, ymm14, ymm9                             ; mul float32x8
    871  c56c58f6                  vaddps ymm14, ymm2, ymm6                             ; add float32x8
    875  c4414458f9                vaddps ymm15, ymm7, ymm9                             ; add float32x8
    87a  c4410c58f7                vaddps ymm14, ymm14, ymm15                           ; add float32x8
    87f  c53c5cc0                  vsubps ymm8, ymm8, ymm0                              ; sub float32x8
    883  c53c590555030000          vmulps ymm8, ymm8, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    88b  c4627d581d30040000        vpbroadcastd ymm11, dword ptr [rip + 000016c3]
    894  c441245fc0                vmaxps ymm8, ymm11, ymm8                             ; where float32x8
    899  c4627d581d26040000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
    8a2  c441245dc0                vminps ymm8, ymm11, ymm8                             ; where float32x8
    8a7  c53c58fb                  vaddps ymm15, ymm8, ymm3                             ; add float32x8
    8ab  c5045cdb                  vsubps ymm11, ymm15, ymm3                            ; sub float32x8
    8af  c4413c5cc3                vsubps ymm8, ymm8, ymm11                             ; sub float32x8
    8b4  c4627d581d13040000        vpbroadcastd ymm11, dword ptr [rip + b4629a2d]       ; mulacc float32x8
    8bd  c4623da81d3a030000        vfmadd213ps ymm11, ymm8, ymmword ptr [rip + c4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2f]
    8c6  c4623da81d51030000        vfmadd213ps ymm11, ymm8, ymmword ptr [rip + ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30]; mulacc float32x8
    8cf  c4623da81d68030000        vfmadd213ps ymm11, ymm8, ymmword ptr [rip + 6758e3316758e3316758e3316758e3316758e3316758e3316758e3316758e331]; mulacc float32x8
    8d8  c4623da81d7f030000        vfmadd213ps ymm11, ymm8, ymmword ptr [rip + f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532]; mulacc float32x8
    8e1  c4623da81d96030000        vfmadd213ps ymm11, ymm8, ymmword ptr [rip + 1872b1331872b1331872b1331872b1331872b1331872b1331872b1331872b133]; mulacc float32x8
    8ea  c4623da81dad030000        vfmadd213ps ymm11, ymm8, ymmword ptr [rip + 0000003400000034000000340000003400000034000000340000003400000034]; mulacc float32x8
    8f3  c4c13d72f717              vpslld ymm8, ymm15, 23                               ; shl uint32x8
    8f9  c4412459c0                vmulps ymm8, ymm11, ymm8                             ; mul float32x8
    8fe  c57c109c2480000000        vmovups ymm11, ymmword ptr [rsp + 128]
    907  c5245cd8                  vsubps ymm11, ymm11, ymm0                            ; sub float32x8
    90b  c524591dcd020000          vmulps ymm11, ymm11, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    913  c4627d5825a8030000        vpbroadcastd ymm12, dword ptr [rip + 000016c3]
    91c  c4411c5fdb                vmaxps ymm11, ymm12, ymm11                           ; where float32x8
    921  c4627d58259e030000        vpbroadcastd ymm12, dword ptr [rip + 00000000]
    92a  c4411c5ddb                vminps ymm11, ymm12, ymm11                           ; where float32x8
    92f  c52458fb                  vaddps ymm15, ymm11, ymm3                            ; add float32x8
    933  c5045ce3                  vsubps ymm12, ymm15, ymm3                            ; sub float32x8
    937  c441245cdc                vsubps ymm11, ymm11, ymm12                           ; sub float32x8
    93c  c4627d58258b030000        vpbroadcastd ymm12, dword ptr [rip + b4629a2d]       ; mulacc float32x8
    945  c46225a825b2020000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + c4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2f]
    94e  c46225a825c9020000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30]; mulacc float32x8
    957  c46225a825e0020000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 6758e3316758e3316758e3316758e3316758e3316758e3316758e3316758e331]; mulacc float32x8
    960  c46225a825f7020000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532]; mulacc float32x8
    969  c46225a8250e030000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 1872b1331872b1331872b1331872b1331872b1331872b1331872b1331872b133]; mulacc float32x8
    972  c46225a82525030000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 0000003400000034000000340000003400000034000000340000003400000034]; mulacc float32x8
    97b  c4c12572f717              vpslld ymm11, ymm15, 23                              ; shl uint32x8
    981  c4411c59db                vmulps ymm11, ymm12, ymm11                           ; mul float32x8
    986  c52c5cd0                  vsubps ymm10, ymm10, ymm0                            ; sub float32x8
    98a  c52c59154e020000          vmulps ymm10, ymm10, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    992  c4627d582529030000        vpbroadcastd ymm12, dword ptr [rip + 000016c3]
    99b  c4411c5fd2                vmaxps ymm10, ymm12, ymm10                           ; where float32x8
    9a0  c4627d58251f030000        vpbroadcastd ymm12, dword ptr [rip + 00000000]
    9a9  c4411c5dd2                vminps ymm10, ymm12, ymm10                           ; where float32x8
    9ae  c52c58e3                  vaddps ymm12, ymm10, ymm3                            ; add float32x8
    9b2  c51c5cfb                  vsubps ymm15, ymm12, ymm3                            ; sub float32x8
    9b6  c4412c5cd7                vsubps ymm10, ymm10, ymm15                           ; sub float32x8
    9bb  c4627d583d0c030000        vpbroadcastd ymm15, dword ptr [rip + b4629a2d]       ; mulacc float32x8
    9c4  c4622da83d33020000        vfmadd213ps ymm15, ymm10, ymmword ptr [rip + c4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2f]
    9cd  c4622da83d4a020000        vfmadd213ps ymm15, ymm10, ymmword ptr [rip + ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30]; mulacc float32x8
    9d6  c4622da83d61020000        vfmadd213ps ymm15, ymm10, ymmword ptr [rip + 6758e3316758e3316758e3316758e3316758e3316758e3316758e3316758e331]; mulacc float32x8
    9df  c4622da83d78020000        vfmadd213ps ymm15, ymm10, ymmword ptr [rip + f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532]; mulacc float32x8
    9e8  c4622da83d8f020000        vfmadd213ps ymm15, ymm10, ymmword ptr [rip + 1872b1331872b1331872b1331872b1331872b1331872b1331872b1331872b133]; mulacc float32x8
    9f1  c4622da83da6020000        vfmadd213ps ymm15, ymm10, ymmword ptr [rip + 0000003400000034000000340000003400000034000000340000003400000034]; mulacc float32x8
    9fa  c4c12d72f417              vpslld ymm10, ymm12, 23                              ; shl uint32x8
    a00  c4410459d2                vmulps ymm10, ymm15, ymm10                           ; mul float32x8
    a05  c57c10a424a0000000        vmovups ymm12, ymmword ptr [rsp + 160]
    a0e  c59c5cc0                  vsubps ymm0, ymm12, ymm0                             ; sub float32x8
    a12  c5fc5905c6010000          vmulps ymm0, ymm0, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    a1a  c4627d5825a1020000        vpbroadcastd ymm12, dword ptr [rip + 000016c3]
    a23  c59c5fc0                  vmaxps ymm0, ymm12, ymm0                             ; where float32x8
    a27  c4627d582598020000        vpbroadcastd ymm12, dword ptr [rip + 00000000]
    a30  c59c5dc0                  vminps ymm0, ymm12, ymm0                             ; where float32x8
    a34  c57c58e3                  vaddps ymm12, ymm0, ymm3                             ; add float32x8
    a38  c51c5cfb                  vsubps ymm15, ymm12, ymm3                            ; sub float32x8
    a3c  c4c17c5cc7                vsubps ymm0, ymm0, ymm15                             ; sub float32x8
    a41  c4627d583d86020000        vpbroadcastd ymm15, dword ptr [rip + b4629a2d]       ; mulacc float32x8
    a4a  c4627da83dad010000        vfmadd213ps ymm15, ymm0, ymmword ptr [rip + c4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2fc4312f2f]
    a53  c4627da83dc4010000        vfmadd213ps ymm15, ymm0, ymmword ptr [rip + ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30ce9c9d30]; mulacc float32x8
    a5c  c4627da83ddb010000        vfmadd213ps ymm15, ymm0, ymmword ptr [rip + 6758e3316758e3316758e3316758e3316758e3316758e3316758e3316758e331]; mulacc float32x8
    a65  c4627da83df2010000        vfmadd213ps ymm15, ymm0, ymmword ptr [rip + f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532f0fdf532]; mulacc float32x8
    a6e  c4627da83d09020000        vfmadd213ps ymm15, ymm0, ymmword ptr [rip + 1872b1331872b1331872b1331872b1331872b1331872b1331872b1331872b133]; mulacc float32x8
    a77  c4627da83d20020000        vfmadd213ps ymm15, ymm0, ymmword ptr [rip + 0000003400000034000000340000003400000034000000340000003400000034]; mulacc float32x8
    a80  c4c17d72f417              vpslld ymm0, ymm12, 23                               ; shl uint32x8
    a86  c58459c0                  vmulps ymm0, ymm15, ymm0                             ; mul float32x8
    a8a  c4413c58e3                vaddps ymm12, ymm8, ymm11                            ; add float32x8
    a8f  c52c58f8                  vaddps ymm15, ymm10, ymm0                            ; add float32x8
    a93  c4411c58e7                vaddps ymm12, ymm12, ymm15                           ; add float32x8
    a98  c4410c58e4                vaddps ymm12, ymm14, ymm12                           ; add float32x8
    a9d  c51c582424                vaddps ymm12, ymm12, ymmword ptr [rsp]               ; add float32x8
    aa2  c4437d19e601              vextractf128 xmm14, ymm12, 1                         ; gep float32x4
    aa8  c4411858e6                vaddps xmm12, xmm12, xmm14                           ; add float32x4
    aad  c4411915f4                vunpckhpd xmm14, xmm12, xmm12                        ; gep float32x2
    ab2  c4411858e6                vaddps xmm12, xmm12, xmm14                           ; add float32x2
    ab7  c4c10973dc04              vpsrldq xmm14, xmm12, 4                              ; gep float32
    abd  c4411a58e6                vaddss xmm12, xmm12, xmm14                           ; add float32
    ac2  c4427d58e4                vpbroadcastd ymm12, xmm12                            ; vectorize float32x8
    ac7  c57c10b424c0000000        vmovups ymm14, ymmword ptr [rsp + 192]
    ad0  c4410c5ef4                vdivps ymm14, ymm14, ymm12                           ; fdiv float32x8
    ad5  c57c1130                  vmovups ymmword ptr [rax], ymm14                     ; store void
    ad9  c4c16c5ed4                vdivps ymm2, ymm2, ymm12                             ; fdiv float32x8
    ade  c5fc115020                vmovups ymmword ptr [rax + 32], ymm2                 ; store void
    ae3  c4c1745ecc                vdivps ymm1, ymm1, ymm12                             ; fdiv float32x8
    ae8  c5fc114840                vmovups ymmword ptr [rax + 64], ymm1                 ; store void
    aed  c4c13c5ecc                vdivps ymm1, ymm8, ymm12                             ; fdiv float32x8
    af2  c5fc114860                vmovups ymmword ptr [rax + 96], ymm1                 ; store void
    af7  c5fc108c2400010000        vmovups ymm1, ymmword ptr [rsp + 256]
    b00  c4c1745ecc                vdivps ymm1, ymm1, ymm12                             ; fdiv float32x8
    b05  c5fc118880000000          vmovups ymmword ptr [rax + 128], ymm1                ; store void
    b0d  c4c1445ecc                vdivps ymm1, ymm7, ymm12                             ; fdiv float32x8
    b12  c5fc1188a0000000          vmovups ymmword ptr [rax + 160], ymm1                ; store void
    b1a  c4c15c5ecc                vdivps ymm1, ymm4, ymm12                             ; fdiv float32x8
    b1f  c5fc1188c0000000          vmovups ymmword ptr [rax + 192], ymm1                ; store void
    b27  c4c12c5ecc                vdivps ymm1, ymm10, ymm12                            ; fdiv float32x8
    b2c  c5fc1188e0000000          vmovups ymmword ptr [rax + 224], ymm1                ; store void
    b34  c5fc108c24e0000000        vmovups ymm1, ymmword ptr [rsp + 224]
    b3d  c4c1745ecc                vdivps ymm1, ymm1, ymm12                             ; fdiv float32x8
    b42  c5fc118800010000          vmovups ymmword ptr [rax + 256], ymm1                ; store void
    b4a  c4c14c5ecc                vdivps ymm1, ymm6, ymm12                             ; fdiv float32x8
    b4f  c5fc118820010000          vmovups ymmword ptr [rax + 288], ymm1                ; store void
    b57  c4c1145ecc                vdivps ymm1, ymm13, ymm12                            ; fdiv float32x8
    b5c  c5fc118840010000          vmovups ymmword ptr [rax + 320], ymm1                ; store void
    b64  c4c1245ecc                vdivps ymm1, ymm11, ymm12                            ; fdiv float32x8
    b69  c5fc118860010000          vmovups ymmword ptr [rax + 352], ymm1                ; store void
    b71  c5fc108c2420010000        vmovups ymm1, ymmword ptr [rsp + 288]
    b7a  c4c1745ecc                vdivps ymm1, ymm1, ymm12                             ; fdiv float32x8
    b7f  c5fc118880010000          vmovups ymmword ptr [rax + 384], ymm1                ; store void
    b87  c4c1345ecc                vdivps ymm1, ymm9, ymm12                             ; fdiv float32x8
    b8c  c5fc1188a0010000          vmovups ymmword ptr [rax + 416], ymm1                ; store void
    b94  c4c1545ecc                vdivps ymm1, ymm5, ymm12                             ; fdiv float32x8
    b99  c5fc1188c0010000          vmovups ymmword ptr [rax + 448], ymm1                ; store void
    ba1  c4c17c5ec4                vdivps ymm0, ymm0, ymm12                             ; fdiv float32x8
    ba6  c5fc1180e0010000          vmovups ymmword ptr [rax + 480], ymm0                ; store void
    bae  4881c200020000            add rdx, 512                                         ; end void
    bb5  4881c000020000            add rax, 512
    bbc  483bd1                    cmp rdx, rcx
    bbf  0f857bf4ffff              jne loop_40
done_bc5:
    bc5  c5f877                    vzeroupper                                           ; sink void
    bc8  488ba42440010000          mov rsp, qword ptr [rsp + 320]
    bd0  c3                        ret                                                  ; sink void
