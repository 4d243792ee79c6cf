softmax:
      0  488bc4                    mov rax, rsp
      3  4881ece0010000            sub rsp, 480
      a  4883e4c0                  and rsp, -64
      e  48898424a0010000          mov qword ptr [rsp + 416], rax
     16  b800000000                mov eax, 0
     1b  c4e27d58056c0f0000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
     24  488b17                    mov rdx, qword ptr [rdi]
     27  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 2048>
     2b  b800000000                mov eax, 0                                           ; range int32
loop_40:
     40  c5fc1009                  vmovups ymm1, ymmword ptr [rcx]                      ; load float32x8
     44  c5fc109100010000          vmovups ymm2, ymmword ptr [rcx + 256]                ; load float32x8
     4c  c5f45fda                  vmaxps ymm3, ymm1, ymm2                              ; max float32x8
     50  c5f4c2e103                vcmpps ymm4, ymm1, ymm1, 3
     55  c4e3654ad940              vblendvps ymm3, ymm3, ymm1, ymm4
     5b  c5fc10a180000000          vmovups ymm4, ymmword ptr [rcx + 128]                ; load float32x8
     63  c5fc10a980010000          vmovups ymm5, ymmword ptr [rcx + 384]                ; load float32x8
     6b  c5dc5ff5                  vmaxps ymm6, ymm4, ymm5                              ; max float32x8
     6f  c5dcc2fc03                vcmpps ymm7, ymm4, ymm4, 3
     74  c4e34d4af470              vblendvps ymm6, ymm6, ymm4, ymm7
     7a  c5cc5fdb                  vmaxps ymm3, ymm6, ymm3                              ; max float32x8
     7e  c5ccc2fe03                vcmpps ymm7, ymm6, ymm6, 3
     83  c4e3654ade70              vblendvps ymm3, ymm3, ymm6, ymm7
     89  c5fc107140                vmovups ymm6, ymmword ptr [rcx + 64]                 ; load float32x8
     8e  c5fc10b940010000          vmovups ymm7, ymmword ptr [rcx + 320]                ; load float32x8
     96  c5fc11bc2480010000        vmovups ymmword ptr [rsp + 384], ymm7
     9f  c5cc5fbc2480010000        vmaxps ymm7, ymm6, ymmword ptr [rsp + 384]           ; max float32x8
     a8  c54cc2c603                vcmpps ymm8, ymm6, ymm6, 3
     ad  c4e3454afe80              vblendvps ymm7, ymm7, ymm6, ymm8
     b3  c57c1081c0000000          vmovups ymm8, ymmword ptr [rcx + 192]                ; load float32x8
     bb  c57c1089c0010000          vmovups ymm9, ymmword ptr [rcx + 448]                ; load float32x8
     c3  c57c110c24                vmovups ymmword ptr [rsp], ymm9
     c8  c53c5f0c24                vmaxps ymm9, ymm8, ymmword ptr [rsp]                 ; max float32x8
     cd  c4413cc2d003              vcmpps ymm10, ymm8, ymm8, 3
     d3  c443354ac8a0              vblendvps ymm9, ymm9, ymm8, ymm10
     d9  c5b45fff                  vmaxps ymm7, ymm9, ymm7                              ; max float32x8
     dd  c44134c2d103              vcmpps ymm10, ymm9, ymm9, 3
     e3  c4c3454af9a0              vblendvps ymm7, ymm7, ymm9, ymm10
     e9  c5c45fdb                  vmaxps ymm3, ymm7, ymm3                              ; max float32x8
     ed  c544c2cf03                vcmpps ymm9, ymm7, ymm7, 3
     f2  c4e3654adf90              vblendvps ymm3, ymm3, ymm7, ymm9
     f8  c5fc107920                vmovups ymm7, ymmword ptr [rcx + 32]                 ; load float32x8
     fd  c57c108920010000          vmovups ymm9, ymmword ptr [rcx + 288]                ; load float32x8
    105  c57c114c2420              vmovups ymmword ptr [rsp + 32], ymm9
    10b  c5445f4c2420              vmaxps ymm9, ymm7, ymmword ptr [rsp + 32]            ; max float32x8
    111  c544c2d703                vcmpps ymm10, ymm7, ymm7, 3
    116  c463354acfa0              vblendvps ymm9, ymm9, ymm7, ymm10
    11c  c57c1091a0000000          vmovups ymm10, ymmword ptr [rcx + 160]               ; load float32x8
    124  c57c1099a0010000          vmovups ymm11, ymmword ptr [rcx + 416]               ; load float32x8
    12c  c57c115c2440              vmovups ymmword ptr [rsp + 64], ymm11
    132  c52c5f5c2440              vmaxps ymm11, ymm10, ymmword ptr [rsp + 64]          ; max float32x8
    138  c4412cc2e203              vcmpps ymm12, ymm10, ymm10, 3
    13e  c443254adac0              vblendvps ymm11, ymm11, ymm10, ymm12
    144  c441245fc9                vmaxps ymm9, ymm11, ymm9                             ; max float32x8
    149  c44124c2e303              vcmpps ymm12, ymm11, ymm11, 3
    14f  c443354acbc0              vblendvps ymm9, ymm9, ymm11, ymm12
    155  c57c105960                vmovups ymm11, ymmword ptr [rcx + 96]                ; load float32x8
    15a  c57c10a160010000          vmovups ymm12, ymmword ptr [rcx + 352]               ; load float32x8
    162  c57c11642460              vmovups ymmword ptr [rsp + 96], ymm12
    168  c5245f642460              vmaxps ymm12, ymm11, ymmword ptr [rsp + 96]          ; max float32x8
    16e  c44124c2eb03              vcmpps ymm13, ymm11, ymm11, 3
    174  c4431d4ae3d0              vblendvps ymm12, ymm12, ymm11, ymm13
    17a  c57c10a9e0000000          vmovups ymm13, ymmword ptr [rcx + 224]               ; load float32x8
    182  c57c11ac2480000000        vmovups ymmword ptr [rsp + 128], ymm13
    18b  c57c10a9e0010000          vmovups ymm13, ymmword ptr [rcx + 480]               ; load float32x8
    193  c57c11ac24a0000000        vmovups ymmword ptr [rsp + 160], ymm13
    19c  c57c10ac2480000000        vmovups ymm13, ymmword ptr [rsp + 128]
    1a5  c5145fac24a0000000        vmaxps ymm13, ymm13, ymmword ptr [rsp + 160]         ; max float32x8
    1ae  c57c10b42480000000        vmovups ymm14, ymmword ptr [rsp + 128]
    1b7  c4410cc2f603              vcmpps ymm14, ymm14, ymm14, 3                        ; max float32x8
    1bd  c57c10bc2480000000        vmovups ymm15, ymmword ptr [rsp + 128]
    1c6  c443154aefe0              vblendvps ymm13, ymm13, ymm15, ymm14                 ; max float32x8
    1cc  c441145fe4                vmaxps ymm12, ymm13, ymm12                           ; max float32x8
    1d1  c44114c2f503              vcmpps ymm14, ymm13, ymm13, 3
    1d7  c4431d4ae5e0              vblendvps ymm12, ymm12, ymm13, ymm14
    1dd  c4411c5fc9                vmaxps ymm9, ymm12, ymm9                             ; max float32x8
    1e2  c4411cc2ec03              vcmpps ymm13, ymm12, ymm12, 3
    1e8  c443354accd0              vblendvps ymm9, ymm9, ymm12, ymm13
    1ee  c5b45fdb                  vmaxps ymm3, ymm9, ymm3                              ; max float32x8
    1f2  c44134c2e103              vcmpps ymm12, ymm9, ymm9, 3
    1f8  c4c3654ad9c0              vblendvps ymm3, ymm3, ymm9, ymm12
    1fe  c4c37d19d901              vextractf128 xmm9, ymm3, 1                           ; gep float32x4
    204  c441605fc9                vmaxps xmm9, xmm3, xmm9                              ; max float32x4
    209  c560c2e303                vcmpps xmm12, xmm3, xmm3, 3
    20e  c4e3314adbc0              vblendvps xmm3, xmm9, xmm3, xmm12
    214  c56115cb                  vunpckhpd xmm9, xmm3, xmm3                           ; gep float32x2
    218  c441605fc9                vmaxps xmm9, xmm3, xmm9                              ; max float32x2
    21d  c560c2e303                vcmpps xmm12, xmm3, xmm3, 3
    222  c4e3314adbc0              vblendvps xmm3, xmm9, xmm3, xmm12
    228  c5b173db04                vpsrldq xmm9, xmm3, 4                                ; gep float32
    22d  c441625fc9                vmaxss xmm9, xmm3, xmm9                              ; max float32
    232  c562c2e303                vcmpss xmm12, xmm3, xmm3, 3
    237  c4e3314adbc0              vblendvps xmm3, xmm9, xmm3, xmm12
    23d  c4e27d58db                vpbroadcastd ymm3, xmm3                              ; vectorize float32x8
    242  c5f45ccb                  vsubps ymm1, ymm1, ymm3                              ; sub float32x8
    246  c4627d580d350d0000        vpbroadcastd ymm9, dword ptr [rip + 3baab83f]
    24f  c4c17459c9                vmulps ymm1, ymm1, ymm9                              ; mul float32x8
    254  c4627d580d2b0d0000        vpbroadcastd ymm9, dword ptr [rip + 000017c3]
    25d  c5b45fc9                  vmaxps ymm1, ymm9, ymm1                              ; where float32x8
    261  c4627d580d220d0000        vpbroadcastd ymm9, dword ptr [rip + 00000043]
    26a  c5b45dc9                  vminps ymm1, ymm9, ymm1                              ; where float32x8
    26e  c57458c8                  vaddps ymm9, ymm1, ymm0                              ; add float32x8
    272  c5345ce0                  vsubps ymm12, ymm9, ymm0                             ; sub float32x8
    276  c4c1745ccc                vsubps ymm1, ymm1, ymm12                             ; sub float32x8
    27b  c4627d5825100d0000        vpbroadcastd ymm12, dword ptr [rip + b4621a39]       ; mulacc float32x8
    284  c4627d582d0b0d0000        vpbroadcastd ymm13, dword ptr [rip + c431af3a]
    28d  c44275a8e5                vfmadd213ps ymm12, ymm1, ymm13                       ; mulacc float32x8
    292  c4627d582d010d0000        vpbroadcastd ymm13, dword ptr [rip + ce9c1d3c]
    29b  c44275a8e5                vfmadd213ps ymm12, ymm1, ymm13                       ; mulacc float32x8
    2a0  c4627d582df70c0000        vpbroadcastd ymm13, dword ptr [rip + 6758633d]
    2a9  c44275a8e5                vfmadd213ps ymm12, ymm1, ymm13                       ; mulacc float32x8
    2ae  c4627d582ded0c0000        vpbroadcastd ymm13, dword ptr [rip + f0fd753e]
    2b7  c44275a8e5                vfmadd213ps ymm12, ymm1, ymm13                       ; mulacc float32x8
    2bc  c4627d582de30c0000        vpbroadcastd ymm13, dword ptr [rip + 1872313f]
    2c5  c44275a8e5                vfmadd213ps ymm12, ymm1, ymm13                       ; mulacc float32x8
    2ca  c4627d582dd90c0000        vpbroadcastd ymm13, dword ptr [rip + 0000803f]
    2d3  c44275a8e5                vfmadd213ps ymm12, ymm1, ymm13                       ; mulacc float32x8
    2d8  c4c17572d101              vpsrld ymm1, ymm9, 1                                 ; shr uint32x8
    2de  c59572f117                vpslld ymm13, ymm1, 23                               ; shl uint32x8
    2e3  c4411c59e5                vmulps ymm12, ymm12, ymm13                           ; mul float32x8
    2e8  c5b5fac9                  vpsubd ymm1, ymm9, ymm1                              ; sub uint32x8
    2ec  c5f572f117                vpslld ymm1, ymm1, 23                                ; shl uint32x8
    2f1  c59c59c9                  vmulps ymm1, ymm12, ymm1                             ; mul float32x8
    2f5  c5fc118c24c0000000        vmovups ymmword ptr [rsp + 192], ymm1
    2fe  c5ec5ccb                  vsubps ymm1, ymm2, ymm3                              ; sub float32x8
    302  c4e27d5815790c0000        vpbroadcastd ymm2, dword ptr [rip + 3baab83f]
    30b  c5f459ca                  vmulps ymm1, ymm1, ymm2                              ; mul float32x8
    30f  c4e27d5815700c0000        vpbroadcastd ymm2, dword ptr [rip + 000017c3]
    318  c5ec5fc9                  vmaxps ymm1, ymm2, ymm1                              ; where float32x8
    31c  c4e27d5815670c0000        vpbroadcastd ymm2, dword ptr [rip + 00000043]
    325  c5ec5dc9                  vminps ymm1, ymm2, ymm1                              ; where float32x8
    329  c5f458d0                  vaddps ymm2, ymm1, ymm0                              ; add float32x8
    32d  c56c5cc8                  vsubps ymm9, ymm2, ymm0                              ; sub float32x8
    331  c4c1745cc9                vsubps ymm1, ymm1, ymm9                              ; sub float32x8
    336  c4627d580d550c0000        vpbroadcastd ymm9, dword ptr [rip + b4621a39]        ; mulacc float32x8
    33f  c4627d5825500c0000        vpbroadcastd ymm12, dword ptr [rip + c431af3a]
    348  c44275a8cc                vfmadd213ps ymm9, ymm1, ymm12                        ; mulacc float32x8
    34d  c4627d5825460c0000        vpbroadcastd ymm12, dword ptr [rip + ce9c1d3c]
    356  c44275a8cc                vfmadd213ps ymm9, ymm1, ymm12                        ; mulacc float32x8
    35b  c4627d58253c0c0000        vpbroadcastd ymm12, dword ptr [rip + 6758633d]
    364  c44275a8cc                vfmadd213ps ymm9, ymm1, ymm12                        ; mulacc float32x8
    369  c4627d5825320c0000        vpbroadcastd ymm12, dword ptr [rip + f0fd753e]
    372  c44275a8cc                vfmadd213ps ymm9, ymm1, ymm12                        ; mulacc float32x8
    377  c4627d5825280c0000        vpbroadcastd ymm12, dword ptr [rip + 1872313f]
    380  c44275a8cc                vfmadd213ps ymm9, ymm1, ymm12                        ; mulacc float32x8
    385  c4627d58251e0c0000        vpbroadcastd ymm12, dword ptr [rip + 0000803f]
    38e  c44275a8cc                vfmadd213ps ymm9, ymm1, ymm12                        ; mulacc float32x8
    393  c5f572d201                vpsrld ymm1, ymm2, 1                                 ; shr uint32x8
    398  c59d72f117                vpslld ymm12, ymm1, 23                               ; shl uint32x8
    39d  c4413459cc                vmulps ymm9, ymm9, ymm12                             ; mul float32x8
    3a2  c5edfac9                  vpsubd ymm1, ymm2, ymm1                              ; sub uint32x8
    3a6  c5f572f117                vpslld ymm1, ymm1, 23                                ; shl uint32x8
    3ab  c5b459c9                  vmulps ymm1, ymm9, ymm1                              ; mul float32x8
    3af  c5fc118c24e0000000        vmovups ymmword ptr [rsp + 224], ymm1
    3b8  c5dc5ccb                  vsubps ymm1, ymm4, ymm3                              ; sub float32x8
    3bc  c4e27d5815bf0b0000        vpbroadcastd ymm2, dword ptr [rip + 3baab83f]
    3c5  c5f459ca                  vmulps ymm1, ymm1, ymm2                              ; mul float32x8
    3c9  c4e27d5815b60b0000        vpbroadcastd ymm2, dword ptr [rip + 000017c3]
    3d2  c5ec5fc9                  vmaxps ymm1, ymm2, ymm1                              ; where float32x8
    3d6  c4e27d5815ad0b0000        vpbroadcastd ymm2, dword ptr [rip + 00000043]
    3df  c5ec5dc9                  vminps ymm1, ymm2, ymm1                              ; where float32x8
    3e3  c5f458d0                  vaddps ymm2, ymm1, ymm0                              ; add float32x8
    3e7  c5ec5ce0                  vsubps ymm4, ymm2, ymm0                              ; sub float32x8
    3eb  c5f45ccc                  vsubps ymm1, ymm1, ymm4                              ; sub float32x8
    3ef  c4e27d58259c0b0000        vpbroadcastd ymm4, dword ptr [rip + b4621a39]        ; mulacc float32x8
    3f8  c4627d580d970b0000        vpbroadcastd ymm9, dword ptr [rip + c431af3a]
    401  c4c275a8e1                vfmadd213ps ymm4, ymm1, ymm9                         ; mulacc float32x8
    406  c4627d580d8d0b0000        vpbroadcastd ymm9, dword ptr [rip + ce9c1d3c]
    40f  c4c275a8e1                vfmadd213ps ymm4, ymm1, ymm9                         ; mulacc float32x8
    414  c4627d580d830b0000        vpbroadcastd ymm9, dword ptr [rip + 6758633d]
    41d  c4c275a8e1                vfmadd213ps ymm4, ymm1, ymm9                         ; mulacc float32x8
    422  c4627d580d790b0000        vpbroadcastd ymm9, dword ptr [rip + f0fd753e]
    42b  c4c275a8e1                vfmadd213ps ymm4, ymm1, ymm9                         ; mulacc float32x8
    430  c4627d580d6f0b0000        vpbroadcastd ymm9, dword ptr [rip + 1872313f]
    439  c4c275a8e1                vfmadd213ps ymm4, ymm1, ymm9                         ; mulacc float32x8
    43e  c4627d580d650b0000        vpbroadcastd ymm9, dword ptr [rip + 0000803f]
    447  c4c275a8e1                vfmadd213ps ymm4, ymm1, ymm9                         ; mulacc float32x8
    44c  c5f572d201                vpsrld ymm1, ymm2, 1                                 ; shr uint32x8
    451  c5b572f117                vpslld ymm9, ymm1, 23                                ; shl uint32x8
    456  c4c15c59e1                vmulps ymm4, ymm4, ymm9                              ; mul float32x8
    45b  c5edfac9                  vpsubd ymm1, ymm2, ymm1                              ; sub uint32x8
    45f  c5f572f117                vpslld ymm1, ymm1, 23                                ; shl uint32x8
    464  c5dc59c9                  vmulps ymm1, ymm4, ymm1                              ; mul float32x8
    468  c5fc118c2400010000        vmovups ymmword ptr [rsp + 256], ymm1
    471  c5d45ccb                  vsubps ymm1, ymm5, ymm3                              ; sub float32x8
    475  c4e27d5815060b0000        vpbroadcastd ymm2, dword ptr [rip + 3baab83f]
    47e  c5f459ca                  vmulps ymm1, ymm1, ymm2                              ; mul float32x8
    482  c4e27d5815fd0a0000        vpbroadcastd ymm2, dword ptr [rip + 000017c3]
    48b  c5ec5fc9                  vmaxps ymm1, ymm2, ymm1                              ; where float32x8
    48f  c4e27d5815f40a0000        vpbroadcastd ymm2, dword ptr [rip + 00000043]
    498  c5ec5dc9                  vminps ymm1, ymm2, ymm1                              ; where float32x8
    49c  c5f458d0                  vaddps ymm2, ymm1, ymm0                              ; add float32x8
    4a0  c5ec5ce0                  vsubps ymm4, ymm2, ymm0                              ; sub float32x8
    4a4  c5f45ccc                  vsubps ymm1, ymm1, ymm4                              ; sub float32x8
    4a8  c4e27d5825e30a0000        vpbroadcastd ymm4, dword ptr [rip + b4621a39]        ; mulacc float32x8
    4b1  c4e27d582dde0a0000        vpbroadcastd ymm5, dword ptr [rip + c431af3a]
    4ba  c4e275a8e5                vfmadd213ps ymm4, ymm1, ymm5                         ; mulacc float32x8
    4bf  c4e27d582dd40a0000        vpbroadcastd ymm5, dword ptr [rip + ce9c1d3c]
    4c8  c4e275a8e5                vfmadd213ps ymm4, ymm1, ymm5                         ; mulacc float32x8
    4cd  c4e27d582dca0a0000        vpbroadcastd ymm5, dword ptr [rip + 6758633d]
    4d6  c4e275a8e5                vfmadd213ps ymm4, ymm1, ymm5                         ; mulacc float32x8
    4db  c4e27d582dc00a0000        vpbroadcastd ymm5, dword ptr [rip + f0fd753e]
    4e4  c4e275a8e5                vfmadd213ps ymm4, ymm1, ymm5                         ; mulacc float32x8
    4e9  c4e27d582db60a0000        vpbroadcastd ymm5, dword ptr [rip + 1872313f]
    4f2  c4e275a8e5                vfmadd213ps ymm4, ymm1, ymm5                         ; mulacc float32x8
    4f7  c4e27d582dac0a0000        vpbroadcastd ymm5, dword ptr [rip + 0000803f]
    500  c4e275a8e5                vfmadd213ps ymm4, ymm1, ymm5                         ; mulacc float32x8
    505  c5f572d201                vpsrld ymm1, ymm2, 1                                 ; shr uint32x8
    50a  c5d572f117                vpslld ymm5, ymm1, 23                                ; shl uint32x8
    50f  c5dc59e5                  vmulps ymm4, ymm4, ymm5                              ; mul float32x8
    513  c5edfac9                  vpsubd ymm1, ymm2, ymm1                              ; sub uint32x8
    517  c5f572f117                vpslld ymm1, ymm1, 23                                ; shl uint32x8
    51c  c5dc59c9                  vmulps ymm1, ymm4, ymm1                              ; mul float32x8
    520  c5fc118c2420010000        vmovups ymmword ptr [rsp + 288], ymm1
    529  c5fc108c24c0000000        vmovups ymm1, ymmword ptr [rsp + 192]
    532  c5f4588c24e0000000        vaddps ymm1, ymm1, ymmword ptr [rsp + 224]           ; add float32x8
    53b  c5fc10942400010000        vmovups ymm2, ymmword ptr [rsp + 256]
    544  c5ec58942420010000        vaddps ymm2, ymm2, ymmword ptr [rsp + 288]           ; add float32x8
    54d  c5f458ca                  vaddps ymm1, ymm1, ymm2                              ; add float32x8
    551  c5cc5cd3                  vsubps ymm2, ymm6, ymm3                              ; sub float32x8
    555  c4e27d5825260a0000        vpbroadcastd ymm4, dword ptr [rip + 3baab83f]
    55e  c5ec59d4                  vmulps ymm2, ymm2, ymm4                              ; mul float32x8
    562  c4e27d58251d0a0000        vpbroadcastd ymm4, dword ptr [rip + 000017c3]
    56b  c5dc5fd2                  vmaxps ymm2, ymm4, ymm2                              ; where float32x8
    56f  c4e27d5825140a0000        vpbroadcastd ymm4, dword ptr [rip + 00000043]
    578  c5dc5dd2                  vminps ymm2, ymm4, ymm2                              ; where float32x8
    57c  c5ec58e0                  vaddps ymm4, ymm2, ymm0                              ; add float32x8
    580  c5dc5ce8                  vsubps ymm5, ymm4, ymm0                              ; sub float32x8
    584  c5ec5cd5                  vsubps ymm2, ymm2, ymm5                              ; sub float32x8
    588  c4e27d582d030a0000        vpbroadcastd ymm5, dword ptr [rip + b4621a39]        ; mulacc float32x8
    591  c4e27d5835fe090000        vpbroadcastd ymm6, dword ptr [rip + c431af3a]
    59a  c4e26da8ee                vfmadd213ps ymm5, ymm2, ymm6                         ; mulacc float32x8
    59f  c4e27d5835f4090000        vpbroadcastd ymm6, dword ptr [rip + ce9c1d3c]
    5a8  c4e26da8ee                vfmadd213ps ymm5, ymm2, ymm6                         ; mulacc float32x8
    5ad  c4e27d5835ea090000        vpbroadcastd ymm6, dword ptr [rip + 6758633d]
    5b6  c4e26da8ee                vfmadd213ps ymm5, ymm2, ymm6                         ; mulacc float32x8
    5bb  c4e27d5835e0090000        vpbroadcastd ymm6, dword ptr [rip + f0fd753e]
    5c4  c4e26da8ee                vfmadd213ps ymm5, ymm2, ymm6                         ; mulacc float32x8
    5c9  c4e27d5835d6090000        vpbroadcastd ymm6, dword ptr [rip + 1872313f]
    5d2  c4e26da8ee                vfmadd213ps ymm5, ymm2, ymm6                         ; mulacc float32x8
    5d7  c4e27d5835cc090000        vpbroadcastd ymm6, dword ptr [rip + 0000803f]
    5e0  c4e26da8ee                vfmadd213ps ymm5, ymm2, ymm6                         ; mulacc float32x8
    5e5  c5ed72d401                vpsrld ymm2, ymm4, 1                                 ; shr uint32x8
    5ea  c5cd72f217                vpslld ymm6, ymm2, 23                                ; shl uint32x8
    5ef  c5d459ee                  vmulps ymm5, ymm5, ymm6                              ; mul float32x8
    5f3  c5ddfad2                  vpsubd ymm2, ymm4, ymm2                              ; sub uint32x8
    5f7  c5ed72f217                vpslld ymm2, ymm2, 23                                ; shl uint32x8
    5fc  c5d459d2                  vmulps ymm2, ymm5, ymm2                              ; mul float32x8
    600  c5fc11942440010000        vmovups ymmword ptr [rsp + 320], ymm2
    609  c5fc10942480010000        vmovups ymm2, ymmword ptr [rsp + 384]
    612  c5ec5cd3                  vsubps ymm2, ymm2, ymm3                              ; sub float32x8
    616  c4e27d582565090000        vpbroadcastd ymm4, dword ptr [rip + 3baab83f]
    61f  c5ec59d4                  vmulps ymm2, ymm2, ymm4                              ; mul float32x8
    623  c4e27d58255c090000        vpbroadcastd ymm4, dword ptr [rip + 000017c3]
    62c  c5dc5fd2                  vmaxps ymm2, ymm4, ymm2                              ; where float32x8
    630  c4e27d582553090000        vpbroadcastd ymm4, dword ptr [rip + 00000043]
    639  c5dc5dd2                  vminps ymm2, ymm4, ymm2                              ; where float32x8
    63d  c5ec58e0                  vaddps ymm4, ymm2, ymm0                              ; add float32x8
    641  c5dc5ce8                  vsubps ymm5, ymm4, ymm0                              ; sub float32x8
    645  c5ec5cd5                  vsubps ymm2, ymm2, ymm5                              ; sub float32x8
    649  c4e27d582d42090000        vpbroadcastd ymm5, dword ptr [rip + b4621a39]        ; mulacc float32x8
    652  c4e27d58353d090000        vpbroadcastd ymm6, dword ptr [rip + c431af3a]
    65b  c4e26da8ee                vfmadd213ps ymm5, ymm2, ymm6                         ; mulacc float32x8
    660  c4e27d583533090000        vpbroadcastd ymm6, dword ptr [rip + ce9c1d3c]
    669  c4e26da8ee                vfmadd213ps ymm5, ymm2, ymm6                         ; mulacc float32x8
    66e  c4e27d583529090000        vpbroadcastd ymm6, dword ptr [rip + 6758633d]
    677  c4e26da8ee                vfmadd213ps ymm5, ymm2, ymm6                         ; mulacc float32x8
    67c  c4e27d58351f090000        vpbroadcastd ymm6, dword ptr [rip + f0fd753e]
    685  c4e26da8ee                vfmadd213ps ymm5, ymm2, ymm6                         ; mulacc float32x8
    68a  c4e27d583515090000        vpbroadcastd ymm6, dword ptr [rip + 1872313f]
    693  c4e26da8ee                vfmadd213ps ymm5, ymm2, ymm6                         ; mulacc float32x8
    698  c4e27d58350b090000        vpbroadcastd ymm6, dword ptr [rip + 0000803f]
    6a1  c4e26da8ee                vfmadd213ps ymm5, ymm2, ymm6                         ; mulacc float32x8
    6a6  c5ed72d401                vpsrld ymm2, ymm4, 1                                 ; shr uint32x8
    6ab  c5cd72f217                vpslld ymm6, ymm2, 23                                ; shl uint32x8
    6b0  c5d459ee                  vmulps ymm5, ymm5, ymm6                              ; mul float32x8
    6b4  c5ddfad2                  vpsubd ymm2, ymm4, ymm2                              ; sub uint32x8
    6b8  c5ed72f217                vpslld ymm2, ymm2, 23                                ; shl uint32x8
    6bd  c5d459d2                  vmulps ymm2, ymm5, ymm2                              ; mul float32x8
    6c1  c5bc5ce3                  vsubps ymm4, ymm8, ymm3                              ; sub float32x8
    6c5  c4e27d582db6080000        vpbroadcastd ymm5, dword ptr [rip + 3baab83f]
    6ce  c5dc59e5                  vmulps ymm4, ymm4, ymm5                              ; mul float32x8
    6d2  c4e27d582dad080000        vpbroadcastd ymm5, dword ptr [rip + 000017c3]
    6db  c5d45fe4                  vmaxps ymm4, ymm5, ymm4                              ; where float32x8
    6df  c4e27d582da4080000        vpbroadcastd ymm5, dword ptr [rip + 00000043]
    6e8  c5d45de4                  vminps ymm4, ymm5, ymm4                              ; where float32x8
    6ec  c5dc58e8                  vaddps ymm5, ymm4, ymm0                              ; add float32x8
    6f0  c5d45cf0                  vsubps ymm6, ymm5, ymm0                              ; sub float32x8
    6f4  c5dc5ce6                  vsubps ymm4, ymm4, ymm6                              ; sub float32x8
    6f8  c4e27d583593080000        vpbroadcastd ymm6, dword ptr [rip + b4621a39]        ; mulacc float32x8
    701  c4627d58058e080000        vpbroadcastd ymm8, dword ptr [rip + c431af3a]
    70a  c4c25da8f0                vfmadd213ps ymm6, ymm4, ymm8                         ; mulacc float32x8
    70f  c4627d580584080000        vpbroadcastd ymm8, dword ptr [rip + ce9c1d3c]
    718  c4c25da8f0                vfmadd213ps ymm6, ymm4, ymm8                         ; mulacc float32x8
    71d  c4627d58057a080000        vpbroadcastd ymm8, dword ptr [rip + 6758633d]
    726  c4c25da8f0                vfmadd213ps ymm6, ymm4, ymm8                         ; mulacc float32x8
    72b  c4627d580570080000        vpbroadcastd ymm8, dword ptr [rip + f0fd753e]
    734  c4c25da8f0                vfmadd213ps ymm6, ymm4, ymm8                         ; mulacc float32x8
    739  c4627d580566080000        vpbroadcastd ymm8, dword ptr [rip + 1872313f]
    742  c4c25da8f0                vfmadd213ps ymm6, ymm4, ymm8                         ; mulacc float32x8
    747  c4627d58055c080000        vpbroadcastd ymm8, dword ptr [rip + 0000803f]
    750  c4c25da8f0                vfmadd213ps ymm6, ymm4, ymm8                         ; mulacc float32x8
    755  c5dd72d501                vpsrld ymm4, ymm5, 1                                 ; shr uint32x8
    75a  c5bd72f417                vpslld ymm8, ymm4, 23                                ; shl uint32x8
    75f  c4c14c59f0                vmulps ymm6, ymm6, ymm8                              ; mul float32x8
    764  c5d5fae4                  vpsubd ymm4, ymm5, ymm4                              ; sub uint32x8
    768  c5dd72f417                vpslld ymm4, ymm4, 23                                ; shl uint32x8
    76d  c5cc59e4                  vmulps ymm4, ymm6, ymm4                              ; mul float32x8
    771  c5fc102c24                vmovups ymm5, ymmword ptr [rsp]
    776  c5d45ceb                  vsubps ymm5, ymm5, ymm3                              ; sub float32x8
    77a  c4e27d583501080000        vpbroadcastd ymm6, dword ptr [rip + 3baab83f]
    783  c5d459ee                  vmulps ymm5, ymm5, ymm6                              ; mul float32x8
    787  c4e27d5835f8070000        vpbroadcastd ymm6, dword ptr [rip + 000017c3]
    790  c5cc5fed                  vmaxps ymm5, ymm6, ymm5                              ; where float32x8
    794  c4e27d5835ef070000        vpbroadcastd ymm6, dword ptr [rip + 00000043]
    79d  c5cc5ded                  vminps ymm5, ymm6, ymm5                              ; where float32x8
    7a1  c5d458f0                  vaddps ymm6, ymm5, ymm0                              ; add float32x8
    7a5  c54c5cc0                  vsubps ymm8, ymm6, ymm0                              ; sub float32x8
    7a9  c4c1545ce8                vsubps ymm5, ymm5, ymm8                              ; sub float32x8
    7ae  c4627d5805dd070000        vpbroadcastd ymm8, dword ptr [rip + b4621a39]        ; mulacc float32x8
    7b7  c4627d580dd8070000        vpbroadcastd ymm9, dword ptr [rip + c431af3a]
    7c0  c44255a8c1                vfmadd213ps ymm8, ymm5, ymm9                         ; mulacc float32x8
    7c5  c4627d580dce070000        vpbroadcastd ymm9, dword ptr [rip + ce9c1d3c]
    7ce  c44255a8c1                vfmadd213ps ymm8, ymm5, ymm9                         ; mulacc float32x8
    7d3  c4627d580dc4070000        vpbroadcastd ymm9, dword ptr [rip + 6758633d]
    7dc  c44255a8c1                vfmadd213ps ymm8, ymm5, ymm9                         ; mulacc float32x8
    7e1  c4627d580dba070000        vpbroadcastd ymm9, dword ptr [rip + f0fd753e]
    7ea  c44255a8c1                vfmadd213ps ymm8, ymm5, ymm9                         ; mulacc float32x8
    7ef  c4627d580db0070000        vpbroadcastd ymm9, dword ptr [rip + 1872313f]
    7f8  c44255a8c1                vfmadd213ps ymm8, ymm5, ymm9                         ; mulacc float32x8
    7fd  c4627d580da6070000        vpbroadcastd ymm9, dword ptr [rip + 0000803f]
    806  c44255a8c1                vfmadd213ps ymm8, ymm5, ymm9                         ; mulacc float32x8
    80b  c5d572d601                vpsrld ymm5, ymm6, 1                                 ; shr uint32x8
    810  c5b572f517                vpslld ymm9, ymm5, 23                                ; shl uint32x8
    815  c4413c59c1                vmulps ymm8, ymm8, ymm9                              ; mul float32x8
    81a  c5cdfaed                  vpsubd ymm5, ymm6, ymm5                              ; sub uint32x8
    81e  c5d572f517                vpslld ymm5, ymm5, 23                                ; shl uint32x8
    823  c5bc59ed                  vmulps ymm5, ymm8, ymm5                              ; mul float32x8
    827  c5fc10b42440010000        vmovups ymm6, ymmword ptr [rsp + 320]
    830  c5cc58f2                  vaddps ymm6, ymm6, ymm2                              ; add float32x8
    834  c55c58c5                  vaddps ymm8, ymm4, ymm5                              ; add float32x8
    838  c4c14c58f0                vaddps ymm6, ymm6, ymm8                              ; add float32x8
    83d  c5f458ce                  vaddps ymm1, ymm1, ymm6                              ; add float32x8
    841  c5fc118c2460010000        vmovups ymmword ptr [rsp + 352], ymm1
    84a  c5c45ccb                  vsubps ymm1, ymm7, ymm3                              ; sub float32x8
    84e  c4e27d58352d070000        vpbroadcastd ymm6, dword ptr [rip + 3baab83f]
    857  c5f459ce                  vmulps ymm1, ymm1, ymm6                              ; mul float32x8
    85b  c4e27d583524070000        vpbroadcastd ymm6, dword ptr [rip + 000017c3]
    864  c5cc5fc9                  vmaxps ymm1, ymm6, ymm1                              ; where float32x8
    868  c4e27d58351b070000        vpbroadcastd ymm6, dword ptr [rip + 00000043]
    871  c5cc5dc9                  vminps ymm1, ymm6, ymm1                              ; where float32x8
    875  c5f458f0                  vaddps ymm6, ymm1, ymm0                              ; add float32x8
    879  c5cc5cf8                  vsubps ymm7, ymm6, ymm0                              ; sub float32x8
    87d  c5f45ccf                  vsubps ymm1, ymm1, ymm7                              ; sub float32x8
    881  c4e27d583d0a070000        vpbroadcastd ymm7, dword ptr [rip + b4621a39]        ; mulacc float32x8
    88a  c4627d580505070000        vpbroadcastd ymm8, dword ptr [rip + c431af3a]
    893  c4c275a8f8                vfmadd213ps ymm7, ymm1, ymm8                         ; mulacc float32x8
    898  c4627d5805fb060000        vpbroadcastd ymm8, dword ptr [rip + ce9c1d3c]
    8a1  c4c275a8f8                vfmadd213ps ymm7, ymm1, ymm8                         ; mulacc float32x8
    8a6  c4627d5805f1060000        vpbroadcastd ymm8, dword ptr [rip + 6758633d]
    8af  c4c275a8f8                vfmadd213ps ymm7, ymm1, ymm8                         ; mulacc float32x8
    8b4  c4627d5805e7060000        vpbroadcastd ymm8, dword ptr [rip + f0fd753e]
    8bd  c4c275a8f8                vfmadd213ps ymm7, ymm1, ymm8                         ; mulacc float32x8
    8c2  c4627d5805dd060000        vpbroadcastd ymm8, dword ptr [rip + 1872313f]
    8cb  c4c275a8f8                vfmadd213ps ymm7, ymm1, ymm8                         ; mulacc float32x8
    8d0  c4627d5805d3060000        vpbroadcastd ymm8, dword ptr [rip + 0000803f]
    8d9  c4c275a8f8                vfmadd213ps ymm7, ymm1, ymm8                         ; mulacc float32x8
    8de  c5f572d601                vpsrld ymm1, ymm6, 1                                 ; shr uint32x8
    8e3  c5bd72f117                vpslld ymm8, ymm1, 23                                ; shl uint32x8
    8e8  c4c14459f8                vmulps ymm7, ymm7, ymm8                              ; mul float32x8
    8ed  c5cdfac9                  vpsubd ymm1, ymm6, ymm1                              ; sub uint32x8
    8f1  c5f572f117                vpslld ymm1, ymm1, 23                                ; shl uint32x8
    8f6  c5c459c9                  vmulps ymm1, ymm7, ymm1                              ; mul float32x8
    8fa  c5fc10742420              vmovups ymm6, ymmword ptr [rsp + 32]
    900  c5cc5cf3                  vsubps ymm6, ymm6, ymm3                              ; sub float32x8
    904  c4e27d583d77060000        vpbroadcastd ymm7, dword ptr [rip + 3baab83f]
    90d  c5cc59f7                  vmulps ymm6, ymm6, ymm7                              ; mul float32x8
    911  c4e27d583d6e060000        vpbroadcastd ymm7, dword ptr [rip + 000017c3]
    91a  c5c45ff6                  vmaxps ymm6, ymm7, ymm6                              ; where float32x8
    91e  c4e27d583d65060000        vpbroadcastd ymm7, dword ptr [rip + 00000043]
    927  c5c45df6                  vminps ymm6, ymm7, ymm6                              ; where float32x8
    92b  c5cc58f8                  vaddps ymm7, ymm6, ymm0                              ; add float32x8
    92f  c5445cc0                  vsubps ymm8, ymm7, ymm0                              ; sub float32x8
    933  c4c14c5cf0                vsubps ymm6, ymm6, ymm8                              ; sub float32x8
    938  c4627d580553060000        vpbroadcastd ymm8, dword ptr [rip + b4621a39]        ; mulacc float32x8
    941  c4627d580d4e060000        vpbroadcastd ymm9, dword ptr [rip + c431af3a]
    94a  c4424da8c1                vfmadd213ps ymm8, ymm6, ymm9                         ; mulacc float32x8
    94f  c4627d580d44060000        vpbroadcastd ymm9, dword ptr [rip + ce9c1d3c]
    958  c4424da8c1                vfmadd213ps ymm8, ymm6, ymm9                         ; mulacc float32x8
    95d  c4627d580d3a060000        vpbroadcastd ymm9, dword ptr [rip + 6758633d]
    966  c4424da8c1                vfmadd213ps ymm8, ymm6, ymm9                         ; mulacc float32x8
    96b  c4627d580d30060000        vpbroadcastd ymm9, dword ptr [rip + f0fd753e]
    974  c4424da8c1                vfmadd213ps ymm8, ymm6, ymm9                         ; mulacc float32x8
    979  c4627d580d26060000        vpbroadcastd ymm9, dword ptr [rip + 1872313f]
    982  c4424da8c1                vfmadd213ps ymm8, ymm6, ymm9                         ; mulacc float32x8
    987  c4627d580d1c060000        vpbroadcastd ymm9, dword ptr [rip + 0000803f]
    990  c4424da8c1                vfmadd213ps ymm8, ymm6, ymm9                         ; mulacc float32x8
    995  c5cd72d701                vpsrld ymm6, ymm7, 1                                 ; shr uint32x8
    99a  c5b572f617                vpslld ymm9, ymm6, 23                                ; shl uint32x8
    99f  c4413c59c1                vmulps ymm8, ymm8, ymm9                              ; mul float32x8
    9a4  c5c5faf6                  vpsubd ymm6, ymm7, ymm6                              ; sub uint32x8
    9a8  c5cd72f617                vpslld ymm6, ymm6, 23                                ; shl uint32x8
    9ad  c5bc59f6                  vmulps ymm6, ymm8, ymm6                              ; mul float32x8
    9b1  c5ac5cfb                  vsubps ymm7, ymm10, ymm3                             ; sub float32x8
    9b5  c4627d5805c6050000        vpbroadcastd ymm8, dword ptr [rip + 3baab83f]
    9be  c4c14459f8                vmulps ymm7, ymm7, ymm8                              ; mul float32x8
    9c3  c4627d5805bc050000        vpbroadcastd ymm8, dword ptr [rip + 000017c3]
    9cc  c5bc5fff                  vmaxps ymm7, ymm8, ymm7                              ; where float32x8
    9d0  c4627d5805b3050000        vpbroadcastd ymm8, dword ptr [rip + 00000043]
    9d9  c5bc5dff                  vminps ymm7, ymm8, ymm7                              ; where float32x8
    9dd  c54458c0                  vaddps ymm8, ymm7, ymm0                              ; add float32x8
    9e1  c53c5cc8                  vsubps ymm9, ymm8, ymm0                              ; sub float32x8
    9e5  c4c1445cf9                vsubps ymm7, ymm7, ymm9                              ; sub float32x8
    9ea  c4627d580da1050000        vpbroadcastd ymm9, dword ptr [rip + b4621a39]        ; mulacc float32x8
    9f3  c4627d58159c050000        vpbroadcastd ymm10, dword ptr [rip + c431af3a]
    9fc  c44245a8ca                vfmadd213ps ymm9, ymm7, ymm10                        ; mulacc float32x8
    a01  c4627d581592050000        vpbroadcastd ymm10, dword ptr [rip + ce9c1d3c]
    a0a  c44245a8ca                vfmadd213ps ymm9, ymm7, ymm10                        ; mulacc float32x8
    a0f  c4627d581588050000        vpbroadcastd ymm10, dword ptr [rip + 6758633d]
    a18  c44245a8ca                vfmadd213ps ymm9, ymm7, ymm10                        ; mulacc float32x8
    a1d  c4627d58157e050000        vpbroadcastd ymm10, dword ptr [rip + f0fd753e]
    a26  c44245a8ca                vfmadd213ps ymm9, ymm7, ymm10                        ; mulacc float32x8
    a2b  c4627d581574050000        vpbroadcastd ymm10, dword ptr [rip + 1872313f]
    a34  c44245a8ca                vfmadd213ps ymm9, ymm7, ymm10                        ; mulacc float32x8
    a39  c4627d58156a050000        vpbroadcastd ymm10, dword ptr [rip + 0000803f]
    a42  c44245a8ca                vfmadd213ps ymm9, ymm7, ymm10                        ; mulacc float32x8
    a47  c4c14572d001              vpsrld ymm7, ymm8, 1                                 ; shr uint32x8
    a4d  c5ad72f717                vpslld ymm10, ymm7, 23                               ; shl uint32x8
    a52  c4413459ca                vmulps ymm9, ymm9, ymm10                             ; mul float32x8
    a57  c5bdfaff                  vpsubd ymm7, ymm8, ymm7                              ; sub uint32x8
    a5b  c5c572f717                vpslld ymm7, ymm7, 23                                ; shl uint32x8
    a60  c5b459ff                  vmulps ymm7, ymm9, ymm7                              ; mul float32x8
    a64  c57c10442440              vmovups ymm8, ymmword ptr [rsp + 64]
    a6a  c53c5cc3                  vsubps ymm8, ymm8, ymm3                              ; sub float32x8
    a6e  c4627d580d0d050000        vpbroadcastd ymm9, dword ptr [rip + 3baab83f]
    a77  c4413c59c1                vmulps ymm8, ymm8, ymm9                              ; mul float32x8
    a7c  c4627d580d03050000        vpbroadcastd ymm9, dword ptr [rip + 000017c3]
    a85  c441345fc0                vmaxps ymm8, ymm9, ymm8                              ; where float32x8
    a8a  c4627d580df9040000        vpbroadcastd ymm9, dword ptr [rip + 00000043]
    a93  c441345dc0                vminps ymm8, ymm9, ymm8                              ; where float32x8
    a98  c53c58c8                  vaddps ymm9, ymm8, ymm0                              ; add float32x8
    a9c  c5345cd0                  vsubps ymm10, ymm9, ymm0                             ; sub float32x8
    aa0  c4413c5cc2                vsubps ymm8, ymm8, ymm10                             ; sub float32x8
    aa5  c4627d5815e6040000        vpbroadcastd ymm10, dword ptr [rip + b4621a39]       ; mulacc float32x8
    aae  c4627d5825e1040000        vpbroadcastd ymm12, dword ptr [rip + c431af3a]
    ab7  c4423da8d4                vfmadd213ps ymm10, ymm8, ymm12                       ; mulacc float32x8
    abc  c4627d5825d7040000        vpbroadcastd ymm12, dword ptr [rip + ce9c1d3c]
    ac5  c4423da8d4                vfmadd213ps ymm10, ymm8, ymm12                       ; mulacc float32x8
    aca  c4627d5825cd040000        vpbroadcastd ymm12, dword ptr [rip + 6758633d]
    ad3  c4423da8d4                vfmadd213ps ymm10, ymm8, ymm12                       ; mulacc float32x8
    ad8  c4627d5825c3040000        vpbroadcastd ymm12, dword ptr [rip + f0fd753e]
    ae1  c4423da8d4                vfmadd213ps ymm10, ymm8, ymm12                       ; mulacc float32x8
    ae6  c4627d5825b9040000        vpbroadcastd ymm12, dword ptr [rip + 1872313f]
    aef  c4423da8d4                vfmadd213ps ymm10, ymm8, ymm12                       ; mulacc float32x8
    af4  c4627d5825af040000        vpbroadcastd ymm12, dword ptr [rip + 0000803f]
    afd  c4423da8d4                vfmadd213ps ymm10, ymm8, ymm12                       ; mulacc float32x8
    b02  c4c13d72d101              vpsrld ymm8, ymm9, 1                                 ; shr uint32x8
    b08  c4c11d72f017              vpslld ymm12, ymm8, 23                               ; shl uint32x8
    b0e  c4412c59d4                vmulps ymm10, ymm10, ymm12                           ; mul float32x8
    b13  c44135fac0                vpsubd ymm8, ymm9, ymm8                              ; sub uint32x8
    b18  c4c13d72f017              vpslld ymm8, ymm8, 23                                ; shl uint32x8
    b1e  c4412c59c0                vmulps ymm8, ymm10, ymm8                             ; mul float32x8
    b23  c57458ce                  vaddps ymm9, ymm1, ymm6                              ; add float32x8
    b27  c4414458d0                vaddps ymm10, ymm7, ymm8                             ; add float32x8
    b2c  c4413458ca                vaddps ymm9, ymm9, ymm10                             ; add float32x8
    b31  c5245cd3                  vsubps ymm10, ymm11, ymm3                            ; sub float32x8
    b35  c4627d581d46040000        vpbroadcastd ymm11, dword ptr [rip + 3baab83f]
    b3e  c4412c59d3                vmulps ymm10, ymm10, ymm11                           ; mul float32x8
    b43  c4627d581d3c040000        vpbroadcastd ymm11, dword ptr [rip + 000017c3]
    b4c  c441245fd2                vmaxps ymm10, ymm11, ymm10                           ; where float32x8
    b51  c4627d581d32040000        vpbroadcastd ymm11, dword ptr [rip + 00000043]
    b5a  c441245dd2                vminps ymm10, ymm11, ymm10                           ; where float32x8
    b5f  c52c58d8                  vaddps ymm11, ymm10, ymm0                            ; add float32x8
    b63  c5245ce0                  vsubps ymm12, ymm11, ymm0                            ; sub float32x8
    b67  c4412c5cd4                vsubps ymm10, ymm10, ymm12                           ; sub float32x8
    b6c  c4627d58251f040000        vpbroadcastd ymm12, dword ptr [rip + b4621a39]       ; mulacc float32x8
    b75  c4627d582d1a040000        vpbroadcastd ymm13, dword ptr [rip + c431af3a]
    b7e  c4422da8e5                vfmadd213ps ymm12, ymm10, ymm13                      ; mulacc float32x8
    b83  c4627d582d10040000        vpbroadcastd ymm13, dword ptr [rip + ce9c1d3c]
    b8c  c4422da8e5                vfmadd213ps ymm12, ymm10, ymm13                      ; mulacc float32x8
    b91  c4627d582d06040000        vpbroadcastd ymm13, dword ptr [rip + 6758633d]
    b9a  c4422da8e5                vfmadd213ps ymm12, ymm10, ymm13                      ; mulacc float32x8
    b9f  c4627d582dfc030000        vpbroadcastd ymm13, dword ptr [rip + f0fd753e]
    ba8  c4422da8e5                vfmadd213ps ymm12, ymm10, ymm13                      ; mulacc float32x8
    bad  c4627d582df2030000        vpbroadcastd ymm13, dword ptr [rip + 1872313f]
    bb6  c4422da8e5                vfmadd213ps ymm12, ymm10, ymm13                      ; mulacc float32x8
    bbb  c4627d582de8030000        vpbroadcastd ymm13, dword ptr [rip + 0000803f]
    bc4  c4422da8e5                vfmadd213ps ymm12, ymm10, ymm13                      ; mulacc float32x8
    bc9  c4c12d72d301              vpsrld ymm10, ymm11, 1                               ; shr uint32x8
    bcf  c4c11572f217              vpslld ymm13, ymm10, 23                              ; shl uint32x8
    bd5  c4411c59e5                vmulps ymm12, ymm12, ymm13                           ; mul float32x8
    bda  c44125fad2                vpsubd ymm10, ymm11, ymm10                           ; sub uint32x8
    bdf  c4c12d72f217              vpslld ymm10, ymm10, 23                              ; shl uint32x8
    be5  c4411c59d2                vmulps ymm10, ymm12, ymm10                           ; mul float32x8
    bea  c57c105c2460              vmovups ymm11, ymmword ptr [rsp + 96]
    bf0  c5245cdb                  vsubps ymm11, ymm11, ymm3                            ; sub float32x8
    bf4  c4627d582587030000        vpbroadcastd ymm12, dword ptr [rip + 3baab83f]
    bfd  c4412459dc                vmulps ymm11, ymm11, ymm12                           ; mul float32x8
    c02  c4627d58257d030000        vpbroadcastd ymm12, dword ptr [rip + 000017c3]
    c0b  c4411c5fdb                vmaxps ymm11, ymm12, ymm11                           ; where float32x8
    c10  c4627d582573030000        vpbroadcastd ymm12, dword ptr [rip + 00000043]
    c19  c4411c5ddb                vminps ymm11, ymm12, ymm11                           ; where float32x8
    c1e  c52458e0                  vaddps ymm12, ymm11, ymm0                            ; add float32x8
    c22  c51c5ce8                  vsubps ymm13, ymm12, ymm0                            ; sub float32x8
    c26  c441245cdd                vsubps ymm11, ymm11, ymm13                           ; sub float32x8
    c2b  c4627d582d60030000        vpbroadcastd ymm13, dword ptr [rip + b4621a39]       ; mulacc float32x8
    c34  c4627d58355b030000        vpbroadcastd ymm14, dword ptr [rip + c431af3a]
    c3d  c44225a8ee                vfmadd213ps ymm13, ymm11, ymm14                      ; mulacc float32x8
    c42  c4627d583551030000        vpbroadcastd ymm14, dword ptr [rip + ce9c1d3c]
    c4b  c44225a8ee                vfmadd213ps ymm13, ymm11, ymm14                      ; mulacc float32x8
    c50  c4627d583547030000        vpbroadcastd ymm14, dword ptr [rip + 6758633d]
    c59  c44225a8ee                vfmadd213ps ymm13, ymm11, ymm14                      ; mulacc float32x8
    c5e  c4627d58353d030000        vpbroadcastd ymm14, dword ptr [rip + f0fd753e]
    c67  c44225a8ee                vfmadd213ps ymm13, ymm11, ymm14                      ; mulacc float32x8
    c6c  c4627d583533030000        vpbroadcastd ymm14, dword ptr [rip + 1872313f]
    c75  c44225a8ee                vfmadd213ps ymm13, ymm11, ymm14                      ; mulacc float32x8
    c7a  c4627d583529030000        vpbroadcastd ymm14, dword ptr [rip + 0000803f]
    c83  c44225a8ee                vfmadd213ps ymm13, ymm11, ymm14                      ; mulacc float32x8
    c88  c4c12572d401              vpsrld ymm11, ymm12, 1                               ; shr uint32x8
    c8e  c4c10d72f317              vpslld ymm14, ymm11, 23                              ; shl uint32x8
    c94  c4411459ee                vmulps ymm13, ymm13, ymm14                           ; mul float32x8
    c99  c4411dfadb                vpsubd ymm11, ymm12, ymm11                           ; sub uint32x8
    c9e  c4c12572f317              vpslld ymm11, ymm11, 23                              ; shl uint32x8
    ca4  c4411459db                vmulps ymm11, ymm13, ymm11                           ; mul float32x8
    ca9  c57c10a42480000000        vmovups ymm12, ymmword ptr [rsp + 128]
    cb2  c51c5ce3                  vsubps ymm12, ymm12, ymm3                            ; sub float32x8
    cb6  c4627d582dc5020000        vpbroadcastd ymm13, dword ptr [rip + 3baab83f]
    cbf  c4411c59e5                vmulps ymm12, ymm12, ymm13                           ; mul float32x8
    cc4  c4627d582dbb020000        vpbroadcastd ymm13, dword ptr [rip + 000017c3]
    ccd  c441145fe4                vmaxps ymm12, ymm13, ymm12                           ; where float32x8
    cd2  c4627d582db1020000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    cdb  c441145de4                vminps ymm12, ymm13, ymm12                           ; where float32x8
    ce0  c51c58e8                  vaddps ymm13, ymm12, ymm0                            ; add float32x8
    ce4  c5145cf0                  vsubps ymm14, ymm13, ymm0                            ; sub float32x8
    ce8  c4411c5ce6                vsubps ymm12, ymm12, ymm14                           ; sub float32x8
    ced  c4627d58359e020000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    cf6  c4627d583d99020000        vpbroadcastd ymm15, dword ptr [rip + c431af3a]
    cff  c4421da8f7                vfmadd213ps ymm14, ymm12, ymm15                      ; mulacc float32x8
    d04  c4627d583d8f020000        vpbroadcastd ymm15, dword ptr [rip + ce9c1d3c]
    d0d  c4421da8f7                vfmadd213ps ymm14, ymm12, ymm15                      ; mulacc float32x8
    d12  c4627d583d85020000        vpbroadcastd ymm15, dword ptr [rip + 6758633d]
    d1b  c4421da8f7                vfmadd213ps ymm14, ymm12, ymm15                      ; mulacc float32x8
    d20  c4627d583d7b020000        vpbroadcastd ymm15, dword ptr [rip + f0fd753e]
    d29  c4421da8f7                vfmadd213ps ymm14, ymm12, ymm15                      ; mulacc float32x8
    d2e  c4627d583d71020000        vpbroadcastd ymm15, dword ptr [rip + 1872313f]
    d37  c4421da8f7                vfmadd213ps ymm14, ymm12, ymm15                      ; mulacc float32x8
    d3c  c4627d583d67020000        vpbroadcastd ymm15, dword ptr [rip + 0000803f]
    d45  c4421da8f7                vfmadd213ps ymm14, ymm12, ymm15                      ; mulacc float32x8
    d4a  c4c11d72d501              vpsrld ymm12, ymm13, 1                               ; shr uint32x8
    d50  c4c10572f417              vpslld ymm15, ymm12, 23                              ; shl uint32x8
    d56  c4410c59f7                vmulps ymm14, ymm14, ymm15                           ; mul float32x8
    d5b  c44115fae4                vpsubd ymm12, ymm13, ymm12                           ; sub uint32x8
    d60  c4c11d72f417              vpslld ymm12, ymm12, 23                              ; shl uint32x8
    d66  c4410c59e4                vmulps ymm12, ymm14, ymm12                           ; mul float32x8
    d6b  c57c10ac24a0000000        vmovups ymm13, ymmword ptr [rsp + 160]
    d74  c5945cdb                  vsubps ymm3, ymm13, ymm3                             ; sub float32x8
    d78  c4627d582d03020000        vpbroadcastd ymm13, dword ptr [rip + 3baab83f]
    d81  c4c16459dd                vmulps ymm3, ymm3, ymm13                             ; mul float32x8
    d86  c4627d582df9010000        vpbroadcastd ymm13, dword ptr [rip + 000017c3]
    d8f  c5945fdb                  vmaxps ymm3, ymm13, ymm3                             ; where float32x8
    d93  c4627d582df0010000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    d9c  c5945ddb                  vminps ymm3, ymm13, ymm3                             ; where float32x8
    da0  c56458e8                  vaddps ymm13, ymm3, ymm0                             ; add float32x8
    da4  c5145cf0                  vsubps ymm14, ymm13, ymm0                            ; sub float32x8
    da8  c4c1645cde                vsubps ymm3, ymm3, ymm14                             ; sub float32x8
    dad  c4627d5835de010000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    db6  c4627d583dd9010000        vpbroadcastd ymm15, dword ptr [rip + c431af3a]
    dbf  c44265a8f7                vfmadd213ps ymm14, ymm3, ymm15                       ; mulacc float32x8
    dc4  c4627d583dcf010000        vpbroadcastd ymm15, dword ptr [rip + ce9c1d3c]
    dcd  c44265a8f7                vfmadd213ps ymm14, ymm3, ymm15                       ; mulacc float32x8
    dd2  c4627d583dc5010000        vpbroadcastd ymm15, dword ptr [rip + 6758633d]
    ddb  c44265a8f7                vfmadd213ps ymm14, ymm3, ymm15                       ; mulacc float32x8
    de0  c4627d583dbb010000        vpbroadcastd ymm15, dword ptr [rip + f0fd753e]
    de9  c44265a8f7                vfmadd213ps ymm14, ymm3, ymm15                       ; mulacc float32x8
    dee  c4627d583db1010000        vpbroadcastd ymm15, dword ptr [rip + 1872313f]
    df7  c44265a8f7                vfmadd213ps ymm14, ymm3, ymm15                       ; mulacc float32x8
    dfc  c4627d583da7010000        vpbroadcastd ymm15, dword ptr [rip + 0000803f]
    e05  c44265a8f7                vfmadd213ps ymm14, ymm3, ymm15                       ; mulacc float32x8
    e0a  c4c16572d501              vpsrld ymm3, ymm13, 1                                ; shr uint32x8
    e10  c58572f317                vpslld ymm15, ymm3, 23                               ; shl uint32x8
    e15  c4410c59f7                vmulps ymm14, ymm14, ymm15                           ; mul float32x8
    e1a  c595fadb                  vpsubd ymm3, ymm13, ymm3                             ; sub uint32x8
    e1e  c5e572f317                vpslld ymm3, ymm3, 23                                ; shl uint32x8
    e23  c58c59db                  vmulps ymm3, ymm14, ymm3                             ; mul float32x8
    e27  c4412c58eb                vaddps ymm13, ymm10, ymm11                           ; add float32x8
    e2c  c51c58f3                  vaddps ymm14, ymm12, ymm3                            ; add float32x8
    e30  c4411458ee                vaddps ymm13, ymm13, ymm14                           ; add float32x8
    e35  c4413458cd                vaddps ymm9, ymm9, ymm13                             ; add float32x8
    e3a  c57c10ac2460010000        vmovups ymm13, ymmword ptr [rsp + 352]
    e43  c4411458c9                vaddps ymm9, ymm13, ymm9                             ; add float32x8
    e48  c4437d19cd01              vextractf128 xmm13, ymm9, 1                          ; gep float32x4
    e4e  c4413058cd                vaddps xmm9, xmm9, xmm13                             ; add float32x4
    e53  c4413115e9                vunpckhpd xmm13, xmm9, xmm9                          ; gep float32x2
    e58  c4413058cd                vaddps xmm9, xmm9, xmm13                             ; add float32x2
    e5d  c4c11173d904              vpsrldq xmm13, xmm9, 4                               ; gep float32
    e63  c4413258cd                vaddss xmm9, xmm9, xmm13                             ; add float32
    e68  c4427d58c9                vpbroadcastd ymm9, xmm9                              ; vectorize float32x8
    e6d  c57c10ac24c0000000        vmovups ymm13, ymmword ptr [rsp + 192]
    e76  c441145ee9                vdivps ymm13, ymm13, ymm9                            ; fdiv float32x8
    e7b  c57c112a                  vmovups ymmword ptr [rdx], ymm13                     ; store void
    e7f  c4c1745ec9                vdivps ymm1, ymm1, ymm9                              ; fdiv float32x8
    e84  c5fc114a20                vmovups ymmword ptr [rdx + 32], ymm1                 ; store void
    e89  c5fc108c2440010000        vmovups ymm1, ymmword ptr [rsp + 320]
    e92  c4c1745ec9                vdivps ymm1, ymm1, ymm9                              ; fdiv float32x8
    e97  c5fc114a40                vmovups ymmword ptr [rdx + 64], ymm1                 ; store void
    e9c  c4c12c5ec9                vdivps ymm1, ymm10, ymm9                             ; fdiv float32x8
    ea1  c5fc114a60                vmovups ymmword ptr [rdx + 96], ymm1                 ; store void
    ea6  c5fc108c2400010000        vmovups ymm1, ymmword ptr [rsp + 256]
    eaf  c4c1745ec9                vdivps ymm1, ymm1, ymm9                              ; fdiv float32x8
    eb4  c5fc118a80000000          vmovups ymmword ptr [rdx + 128], ymm1                ; store void
    ebc  c4c1445ec9                vdivps ymm1, ymm7, ymm9                              ; fdiv float32x8
    ec1  c5fc118aa0000000          vmovups ymmword ptr [rdx + 160], ymm1                ; store void
    ec9  c4c15c5ec9                vdivps ymm1, ymm4, ymm9                              ; fdiv float32x8
    ece  c5fc118ac0000000          vmovups ymmword ptr [rdx + 192], ymm1                ; store void
    ed6  c4c11c5ec9                vdivps ymm1, ymm12, ymm9                             ; fdiv float32x8
    edb  c5fc118ae0000000          vmovups ymmword ptr [rdx + 224], ymm1                ; store void
    ee3  c5fc108c24e0000000        vmovups ymm1, ymmword ptr [rsp + 224]
    eec  c4c1745ec9                vdivps ymm1, ymm1, ymm9                              ; fdiv float32x8
    ef1  c5fc118a00010000          vmovups ymmword ptr [rdx + 256], ymm1                ; store void
    ef9  c4c14c5ec9                vdivps ymm1, ymm6, ymm9                              ; fdiv float32x8
    efe  c5fc118a20010000          vmovups ymmword ptr [rdx + 288], ymm1                ; store void
    f06  c4c16c5ec9                vdivps ymm1, ymm2, ymm9                              ; fdiv float32x8
    f0b  c5fc118a40010000          vmovups ymmword ptr [rdx + 320], ymm1                ; store void
    f13  c4c1245ec9                vdivps ymm1, ymm11, ymm9                             ; fdiv float32x8
    f18  c5fc118a60010000          vmovups ymmword ptr [rdx + 352], ymm1                ; store void
    f20  c5fc108c2420010000        vmovups ymm1, ymmword ptr [rsp + 288]
    f29  c4c1745ec9                vdivps ymm1, ymm1, ymm9                              ; fdiv float32x8
    f2e  c5fc118a80010000          vmovups ymmword ptr [rdx + 384], ymm1                ; store void
    f36  c4c13c5ec9                vdivps ymm1, ymm8, ymm9                              ; fdiv float32x8
    f3b  c5fc118aa0010000          vmovups ymmword ptr [rdx + 416], ymm1                ; store void
    f43  c4c1545ec9                vdivps ymm1, ymm5, ymm9                              ; fdiv float32x8
    f48  c5fc118ac0010000          vmovups ymmword ptr [rdx + 448], ymm1                ; store void
    f50  c4c1645ec9                vdivps ymm1, ymm3, ymm9                              ; fdiv float32x8
    f55  c5fc118ae0010000          vmovups ymmword ptr [rdx + 480], ymm1                ; store void
    f5d  4881c100020000            add rcx, 512                                         ; end void
    f64  4881c200020000            add rdx, 512
    f6b  83c001                    add eax, 1
    f6e  83f810                    cmp eax, 16
    f71  0f8cc9f0ffff              jl loop_40
done_f77:
    f77  c5f877                    vzeroupper                                           ; sink void
    f7a  488ba424a0010000          mov rsp, qword ptr [rsp + 416]
    f82  c3                        ret                                                  ; sink void
