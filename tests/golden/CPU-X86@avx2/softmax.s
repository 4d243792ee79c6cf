softmax:
      0  488bc4                    mov rax, rsp
      3  4881ecc0010000            sub rsp, 448
      a  4883e4c0                  and rsp, -64
      e  4889842480010000          mov qword ptr [rsp + 384], rax
     16  b800000000                mov eax, 0
     1b  c4e27d5805080e0000        vpbroadcastd ymm0, dword ptr [rip + 9600404b]
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
     96  c5fc113c24                vmovups ymmword ptr [rsp], ymm7
     9b  c5cc5f3c24                vmaxps ymm7, ymm6, ymmword ptr [rsp]                 ; max float32x8
     a0  c54cc2c603                vcmpps ymm8, ymm6, ymm6, 3
     a5  c4e3454afe80              vblendvps ymm7, ymm7, ymm6, ymm8
     ab  c57c1081c0000000          vmovups ymm8, ymmword ptr [rcx + 192]                ; load float32x8
     b3  c57c1089c0010000          vmovups ymm9, ymmword ptr [rcx + 448]                ; load float32x8
     bb  c57c114c2420              vmovups ymmword ptr [rsp + 32], ymm9
     c1  c53c5f4c2420              vmaxps ymm9, ymm8, ymmword ptr [rsp + 32]            ; max float32x8
     c7  c4413cc2d003              vcmpps ymm10, ymm8, ymm8, 3
     cd  c443354ac8a0              vblendvps ymm9, ymm9, ymm8, ymm10
     d3  c5b45fff                  vmaxps ymm7, ymm9, ymm7                              ; max float32x8
     d7  c44134c2d103              vcmpps ymm10, ymm9, ymm9, 3
     dd  c4c3454af9a0              vblendvps ymm7, ymm7, ymm9, ymm10
     e3  c5c45fdb                  vmaxps ymm3, ymm7, ymm3                              ; max float32x8
     e7  c544c2cf03                vcmpps ymm9, ymm7, ymm7, 3
     ec  c4e3654adf90              vblendvps ymm3, ymm3, ymm7, ymm9
     f2  c5fc107920                vmovups ymm7, ymmword ptr [rcx + 32]                 ; load float32x8
     f7  c57c108920010000          vmovups ymm9, ymmword ptr [rcx + 288]                ; load float32x8
     ff  c57c114c2440              vmovups ymmword ptr [rsp + 64], ymm9
    105  c5445f4c2440              vmaxps ymm9, ymm7, ymmword ptr [rsp + 64]            ; max float32x8
    10b  c544c2d703                vcmpps ymm10, ymm7, ymm7, 3
    110  c463354acfa0              vblendvps ymm9, ymm9, ymm7, ymm10
    116  c57c1091a0000000          vmovups ymm10, ymmword ptr [rcx + 160]               ; load float32x8
    11e  c57c1099a0010000          vmovups ymm11, ymmword ptr [rcx + 416]               ; load float32x8
    126  c57c115c2460              vmovups ymmword ptr [rsp + 96], ymm11
    12c  c52c5f5c2460              vmaxps ymm11, ymm10, ymmword ptr [rsp + 96]          ; max float32x8
    132  c4412cc2e203              vcmpps ymm12, ymm10, ymm10, 3
    138  c443254adac0              vblendvps ymm11, ymm11, ymm10, ymm12
    13e  c441245fc9                vmaxps ymm9, ymm11, ymm9                             ; max float32x8
    143  c44124c2e303              vcmpps ymm12, ymm11, ymm11, 3
    149  c443354acbc0              vblendvps ymm9, ymm9, ymm11, ymm12
    14f  c57c105960                vmovups ymm11, ymmword ptr [rcx + 96]                ; load float32x8
    154  c57c10a160010000          vmovups ymm12, ymmword ptr [rcx + 352]               ; load float32x8
    15c  c57c11a42480000000        vmovups ymmword ptr [rsp + 128], ymm12
    165  c5245fa42480000000        vmaxps ymm12, ymm11, ymmword ptr [rsp + 128]         ; max float32x8
    16e  c44124c2eb03              vcmpps ymm13, ymm11, ymm11, 3
    174  c4431d4ae3d0              vblendvps ymm12, ymm12, ymm11, ymm13
    17a  c57c10a9e0000000          vmovups ymm13, ymmword ptr [rcx + 224]               ; load float32x8
    182  c57c10b1e0010000          vmovups ymm14, ymmword ptr [rcx + 480]               ; load float32x8
    18a  c57c11b424a0000000        vmovups ymmword ptr [rsp + 160], ymm14
    193  c5145fb424a0000000        vmaxps ymm14, ymm13, ymmword ptr [rsp + 160]         ; max float32x8
    19c  c44114c2fd03              vcmpps ymm15, ymm13, ymm13, 3
    1a2  c4430d4af5f0              vblendvps ymm14, ymm14, ymm13, ymm15
    1a8  c4410c5fe4                vmaxps ymm12, ymm14, ymm12                           ; max float32x8
    1ad  c4410cc2fe03              vcmpps ymm15, ymm14, ymm14, 3
    1b3  c4431d4ae6f0              vblendvps ymm12, ymm12, ymm14, ymm15
    1b9  c4411c5fc9                vmaxps ymm9, ymm12, ymm9                             ; max float32x8
    1be  c4411cc2f403              vcmpps ymm14, ymm12, ymm12, 3
    1c4  c443354acce0              vblendvps ymm9, ymm9, ymm12, ymm14
    1ca  c5b45fdb                  vmaxps ymm3, ymm9, ymm3                              ; max float32x8
    1ce  c44134c2e103              vcmpps ymm12, ymm9, ymm9, 3
    1d4  c4c3654ad9c0              vblendvps ymm3, ymm3, ymm9, ymm12
    1da  c4c37d19d901              vextractf128 xmm9, ymm3, 1                           ; gep float32x4
    1e0  c441605fc9                vmaxps xmm9, xmm3, xmm9                              ; max float32x4
    1e5  c560c2e303                vcmpps xmm12, xmm3, xmm3, 3
    1ea  c4e3314adbc0              vblendvps xmm3, xmm9, xmm3, xmm12
    1f0  c56115cb                  vunpckhpd xmm9, xmm3, xmm3                           ; gep float32x2
    1f4  c441605fc9                vmaxps xmm9, xmm3, xmm9                              ; max float32x2
    1f9  c560c2e303                vcmpps xmm12, xmm3, xmm3, 3
    1fe  c4e3314adbc0              vblendvps xmm3, xmm9, xmm3, xmm12
    204  c5b173db04                vpsrldq xmm9, xmm3, 4                                ; gep float32
    209  c441625fc9                vmaxss xmm9, xmm3, xmm9                              ; max float32
    20e  c562c2e303                vcmpss xmm12, xmm3, xmm3, 3
    213  c4e3314adbc0              vblendvps xmm3, xmm9, xmm3, xmm12
    219  c4e27d58db                vpbroadcastd ymm3, xmm3                              ; vectorize float32x8
    21e  c5f45ccb                  vsubps ymm1, ymm1, ymm3                              ; sub float32x8
    222  c4627d580df50b0000        vpbroadcastd ymm9, dword ptr [rip + 3baab83f]
    22b  c4c17459c9                vmulps ymm1, ymm1, ymm9                              ; mul float32x8
    230  c4627d580deb0b0000        vpbroadcastd ymm9, dword ptr [rip + 000016c3]
    239  c5b45fc9                  vmaxps ymm1, ymm9, ymm1                              ; where float32x8
    23d  c4627d580de20b0000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
    246  c5b45dc9                  vminps ymm1, ymm9, ymm1                              ; where float32x8
    24a  c57458c8                  vaddps ymm9, ymm1, ymm0                              ; add float32x8
    24e  c5345ce0                  vsubps ymm12, ymm9, ymm0                             ; sub float32x8
    252  c4c1745ccc                vsubps ymm1, ymm1, ymm12                             ; sub float32x8
    257  c4627d5825d00b0000        vpbroadcastd ymm12, dword ptr [rip + b4629a2d]       ; mulacc float32x8
    260  c4627d5835cb0b0000        vpbroadcastd ymm14, dword ptr [rip + c4312f2f]
    269  c44275a8e6                vfmadd213ps ymm12, ymm1, ymm14                       ; mulacc float32x8
    26e  c4627d5835c10b0000        vpbroadcastd ymm14, dword ptr [rip + ce9c9d30]
    277  c44275a8e6                vfmadd213ps ymm12, ymm1, ymm14                       ; mulacc float32x8
    27c  c4627d5835b70b0000        vpbroadcastd ymm14, dword ptr [rip + 6758e331]
    285  c44275a8e6                vfmadd213ps ymm12, ymm1, ymm14                       ; mulacc float32x8
    28a  c4627d5835ad0b0000        vpbroadcastd ymm14, dword ptr [rip + f0fdf532]
    293  c44275a8e6                vfmadd213ps ymm12, ymm1, ymm14                       ; mulacc float32x8
    298  c4627d5835a30b0000        vpbroadcastd ymm14, dword ptr [rip + 1872b133]
    2a1  c44275a8e6                vfmadd213ps ymm12, ymm1, ymm14                       ; mulacc float32x8
    2a6  c4627d5835990b0000        vpbroadcastd ymm14, dword ptr [rip + 00000034]
    2af  c44275a8e6                vfmadd213ps ymm12, ymm1, ymm14                       ; mulacc float32x8
    2b4  c4c17572f117              vpslld ymm1, ymm9, 23                                ; shl uint32x8
    2ba  c59c59c9                  vmulps ymm1, ymm12, ymm1                             ; mul float32x8
    2be  c5fc118c24c0000000        vmovups ymmword ptr [rsp + 192], ymm1
    2c7  c5ec5ccb                  vsubps ymm1, ymm2, ymm3                              ; sub float32x8
    2cb  c4e27d58154c0b0000        vpbroadcastd ymm2, dword ptr [rip + 3baab83f]
    2d4  c5f459ca                  vmulps ymm1, ymm1, ymm2                              ; mul float32x8
    2d8  c4e27d5815430b0000        vpbroadcastd ymm2, dword ptr [rip + 000016c3]
    2e1  c5ec5fc9                  vmaxps ymm1, ymm2, ymm1                              ; where float32x8
    2e5  c4e27d58153a0b0000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
    2ee  c5ec5dc9                  vminps ymm1, ymm2, ymm1                              ; where float32x8
    2f2  c5f458d0                  vaddps ymm2, ymm1, ymm0                              ; add float32x8
    2f6  c56c5cc8                  vsubps ymm9, ymm2, ymm0                              ; sub float32x8
    2fa  c4c1745cc9                vsubps ymm1, ymm1, ymm9                              ; sub float32x8
    2ff  c4627d580d280b0000        vpbroadcastd ymm9, dword ptr [rip + b4629a2d]        ; mulacc float32x8
    308  c4627d5825230b0000        vpbroadcastd ymm12, dword ptr [rip + c4312f2f]
    311  c44275a8cc                vfmadd213ps ymm9, ymm1, ymm12                        ; mulacc float32x8
    316  c4627d5825190b0000        vpbroadcastd ymm12, dword ptr [rip + ce9c9d30]
    31f  c44275a8cc                vfmadd213ps ymm9, ymm1, ymm12                        ; mulacc float32x8
    324  c4627d58250f0b0000        vpbroadcastd ymm12, dword ptr [rip + 6758e331]
    32d  c44275a8cc                vfmadd213ps ymm9, ymm1, ymm12                        ; mulacc float32x8
    332  c4627d5825050b0000        vpbroadcastd ymm12, dword ptr [rip + f0fdf532]
    33b  c44275a8cc                vfmadd213ps ymm9, ymm1, ymm12                        ; mulacc float32x8
    340  c4627d5825fb0a0000        vpbroadcastd ymm12, dword ptr [rip + 1872b133]
    349  c44275a8cc                vfmadd213ps ymm9, ymm1, ymm12                        ; mulacc float32x8
    34e  c4627d5825f10a0000        vpbroadcastd ymm12, dword ptr [rip + 00000034]
    357  c44275a8cc                vfmadd213ps ymm9, ymm1, ymm12                        ; mulacc float32x8
    35c  c5f572f217                vpslld ymm1, ymm2, 23                                ; shl uint32x8
    361  c5b459c9                  vmulps ymm1, ymm9, ymm1                              ; mul float32x8
    365  c5fc118c24e0000000        vmovups ymmword ptr [rsp + 224], ymm1
    36e  c5dc5ccb                  vsubps ymm1, ymm4, ymm3                              ; sub float32x8
    372  c4e27d5815a50a0000        vpbroadcastd ymm2, dword ptr [rip + 3baab83f]
    37b  c5f459ca                  vmulps ymm1, ymm1, ymm2                              ; mul float32x8
    37f  c4e27d58159c0a0000        vpbroadcastd ymm2, dword ptr [rip + 000016c3]
    388  c5ec5fc9                  vmaxps ymm1, ymm2, ymm1                              ; where float32x8
    38c  c4e27d5815930a0000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
    395  c5ec5dc9                  vminps ymm1, ymm2, ymm1                              ; where float32x8
    399  c5f458d0                  vaddps ymm2, ymm1, ymm0                              ; add float32x8
    39d  c5ec5ce0                  vsubps ymm4, ymm2, ymm0                              ; sub float32x8
    3a1  c5f45ccc                  vsubps ymm1, ymm1, ymm4                              ; sub float32x8
    3a5  c4e27d5825820a0000        vpbroadcastd ymm4, dword ptr [rip + b4629a2d]        ; mulacc float32x8
    3ae  c4627d580d7d0a0000        vpbroadcastd ymm9, dword ptr [rip + c4312f2f]
    3b7  c4c275a8e1                vfmadd213ps ymm4, ymm1, ymm9                         ; mulacc float32x8
    3bc  c4627d580d730a0000        vpbroadcastd ymm9, dword ptr [rip + ce9c9d30]
    3c5  c4c275a8e1                vfmadd213ps ymm4, ymm1, ymm9                         ; mulacc float32x8
    3ca  c4627d580d690a0000        vpbroadcastd ymm9, dword ptr [rip + 6758e331]
    3d3  c4c275a8e1                vfmadd213ps ymm4, ymm1, ymm9                         ; mulacc float32x8
    3d8  c4627d580d5f0a0000        vpbroadcastd ymm9, dword ptr [rip + f0fdf532]
    3e1  c4c275a8e1                vfmadd213ps ymm4, ymm1, ymm9                         ; mulacc float32x8
    3e6  c4627d580d550a0000        vpbroadcastd ymm9, dword ptr [rip + 1872b133]
    3ef  c4c275a8e1                vfmadd213ps ymm4, ymm1, ymm9                         ; mulacc float32x8
    3f4  c4627d580d4b0a0000        vpbroadcastd ymm9, dword ptr [rip + 00000034]
    3fd  c4c275a8e1                vfmadd213ps ymm4, ymm1, ymm9                         ; mulacc float32x8
    402  c5f572f217                vpslld ymm1, ymm2, 23                                ; shl uint32x8
    407  c5dc59c9                  vmulps ymm1, ymm4, ymm1                              ; mul float32x8
    40b  c5fc118c2400010000        vmovups ymmword ptr [rsp + 256], ymm1
    414  c5d45ccb                  vsubps ymm1, ymm5, ymm3                              ; sub float32x8
    418  c4e27d5815ff090000        vpbroadcastd ymm2, dword ptr [rip + 3baab83f]
    421  c5f459ca                  vmulps ymm1, ymm1, ymm2                              ; mul float32x8
    425  c4e27d5815f6090000        vpbroadcastd ymm2, dword ptr [rip + 000016c3]
    42e  c5ec5fc9                  vmaxps ymm1, ymm2, ymm1                              ; where float32x8
    432  c4e27d5815ed090000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
    43b  c5ec5dc9                  vminps ymm1, ymm2, ymm1                              ; where float32x8
    43f  c5f458d0                  vaddps ymm2, ymm1, ymm0                              ; add float32x8
    443  c5ec5ce0                  vsubps ymm4, ymm2, ymm0                              ; sub float32x8
    447  c5f45ccc                  vsubps ymm1, ymm1, ymm4                              ; sub float32x8
    44b  c4e27d5825dc090000        vpbroadcastd ymm4, dword ptr [rip + b4629a2d]        ; mulacc float32x8
    454  c4e27d582dd7090000        vpbroadcastd ymm5, dword ptr [rip + c4312f2f]
    45d  c4e275a8e5                vfmadd213ps ymm4, ymm1, ymm5                         ; mulacc float32x8
    462  c4e27d582dcd090000        vpbroadcastd ymm5, dword ptr [rip + ce9c9d30]
    46b  c4e275a8e5                vfmadd213ps ymm4, ymm1, ymm5                         ; mulacc float32x8
    470  c4e27d582dc3090000        vpbroadcastd ymm5, dword ptr [rip + 6758e331]
    479  c4e275a8e5                vfmadd213ps ymm4, ymm1, ymm5                         ; mulacc float32x8
    47e  c4e27d582db9090000        vpbroadcastd ymm5, dword ptr [rip + f0fdf532]
    487  c4e275a8e5                vfmadd213ps ymm4, ymm1, ymm5                         ; mulacc float32x8
    48c  c4e27d582daf090000        vpbroadcastd ymm5, dword ptr [rip + 1872b133]
    495  c4e275a8e5                vfmadd213ps ymm4, ymm1, ymm5                         ; mulacc float32x8
    49a  c4e27d582da5090000        vpbroadcastd ymm5, dword ptr [rip + 00000034]
    4a3  c4e275a8e5                vfmadd213ps ymm4, ymm1, ymm5                         ; mulacc float32x8
    4a8  c5f572f217                vpslld ymm1, ymm2, 23                                ; shl uint32x8
    4ad  c5dc59c9                  vmulps ymm1, ymm4, ymm1                              ; mul float32x8
    4b1  c5fc118c2420010000        vmovups ymmword ptr [rsp + 288], ymm1
    4ba  c5fc108c24c0000000        vmovups ymm1, ymmword ptr [rsp + 192]
    4c3  c5f4588c24e0000000        vaddps ymm1, ymm1, ymmword ptr [rsp + 224]           ; add float32x8
    4cc  c5fc10942400010000        vmovups ymm2, ymmword ptr [rsp + 256]
    4d5  c5ec58942420010000        vaddps ymm2, ymm2, ymmword ptr [rsp + 288]           ; add float32x8
    4de  c5f458ca                  vaddps ymm1, ymm1, ymm2                              ; add float32x8
    4e2  c5cc5cd3                  vsubps ymm2, ymm6, ymm3                              ; sub float32x8
    4e6  c4e27d582531090000        vpbroadcastd ymm4, dword ptr [rip + 3baab83f]
    4ef  c5ec59d4                  vmulps ymm2, ymm2, ymm4                              ; mul float32x8
    4f3  c4e27d582528090000        vpbroadcastd ymm4, dword ptr [rip + 000016c3]
    4fc  c5dc5fd2                  vmaxps ymm2, ymm4, ymm2                              ; where float32x8
    500  c4e27d58251f090000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
    509  c5dc5dd2                  vminps ymm2, ymm4, ymm2                              ; where float32x8
    50d  c5ec58e0                  vaddps ymm4, ymm2, ymm0                              ; add float32x8
    511  c5dc5ce8                  vsubps ymm5, ymm4, ymm0                              ; sub float32x8
    515  c5ec5cd5                  vsubps ymm2, ymm2, ymm5                              ; sub float32x8
    519  c4e27d582d0e090000        vpbroadcastd ymm5, dword ptr [rip + b4629a2d]        ; mulacc float32x8
    522  c4e27d583509090000        vpbroadcastd ymm6, dword ptr [rip + c4312f2f]
    52b  c4e26da8ee                vfmadd213ps ymm5, ymm2, ymm6                         ; mulacc float32x8
    530  c4e27d5835ff080000        vpbroadcastd ymm6, dword ptr [rip + ce9c9d30]
    539  c4e26da8ee                vfmadd213ps ymm5, ymm2, ymm6                         ; mulacc float32x8
    53e  c4e27d5835f5080000        vpbroadcastd ymm6, dword ptr [rip + 6758e331]
    547  c4e26da8ee                vfmadd213ps ymm5, ymm2, ymm6                         ; mulacc float32x8
    54c  c4e27d5835eb080000        vpbroadcastd ymm6, dword ptr [rip + f0fdf532]
    555  c4e26da8ee                vfmadd213ps ymm5, ymm2, ymm6                         ; mulacc float32x8
    55a  c4e27d5835e1080000        vpbroadcastd ymm6, dword ptr [rip + 1872b133]
    563  c4e26da8ee                vfmadd213ps ymm5, ymm2, ymm6                         ; mulacc float32x8
    568  c4e27d5835d7080000        vpbroadcastd ymm6, dword ptr [rip + 00000034]
    571  c4e26da8ee                vfmadd213ps ymm5, ymm2, ymm6                         ; mulacc float32x8
    576  c5ed72f417                vpslld ymm2, ymm4, 23                                ; shl uint32x8
    57b  c5d459d2                  vmulps ymm2, ymm5, ymm2                              ; mul float32x8
    57f  c5fc11942460010000        vmovups ymmword ptr [rsp + 352], ymm2
    588  c5fc101424                vmovups ymm2, ymmword ptr [rsp]
    58d  c5ec5cd3                  vsubps ymm2, ymm2, ymm3                              ; sub float32x8
    591  c4e27d582586080000        vpbroadcastd ymm4, dword ptr [rip + 3baab83f]
    59a  c5ec59d4                  vmulps ymm2, ymm2, ymm4                              ; mul float32x8
    59e  c4e27d58257d080000        vpbroadcastd ymm4, dword ptr [rip + 000016c3]
    5a7  c5dc5fd2                  vmaxps ymm2, ymm4, ymm2                              ; where float32x8
    5ab  c4e27d582574080000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
    5b4  c5dc5dd2                  vminps ymm2, ymm4, ymm2                              ; where float32x8
    5b8  c5ec58e0                  vaddps ymm4, ymm2, ymm0                              ; add float32x8
    5bc  c5dc5ce8                  vsubps ymm5, ymm4, ymm0                              ; sub float32x8
    5c0  c5ec5cd5                  vsubps ymm2, ymm2, ymm5                              ; sub float32x8
    5c4  c4e27d582d63080000        vpbroadcastd ymm5, dword ptr [rip + b4629a2d]        ; mulacc float32x8
    5cd  c4e27d58355e080000        vpbroadcastd ymm6, dword ptr [rip + c4312f2f]
    5d6  c4e26da8ee                vfmadd213ps ymm5, ymm2, ymm6                         ; mulacc float32x8
    5db  c4e27d583554080000        vpbroadcastd ymm6, dword ptr [rip + ce9c9d30]
    5e4  c4e26da8ee                vfmadd213ps ymm5, ymm2, ymm6                         ; mulacc float32x8
    5e9  c4e27d58354a080000        vpbroadcastd ymm6, dword ptr [rip + 6758e331]
    5f2  c4e26da8ee                vfmadd213ps ymm5, ymm2, ymm6                         ; mulacc float32x8
    5f7  c4e27d583540080000        vpbroadcastd ymm6, dword ptr [rip + f0fdf532]
    600  c4e26da8ee                vfmadd213ps ymm5, ymm2, ymm6                         ; mulacc float32x8
    605  c4e27d583536080000        vpbroadcastd ymm6, dword ptr [rip + 1872b133]
    60e  c4e26da8ee                vfmadd213ps ymm5, ymm2, ymm6                         ; mulacc float32x8
    613  c4e27d58352c080000        vpbroadcastd ymm6, dword ptr [rip + 00000034]
    61c  c4e26da8ee                vfmadd213ps ymm5, ymm2, ymm6                         ; mulacc float32x8
    621  c5ed72f417                vpslld ymm2, ymm4, 23                                ; shl uint32x8
    626  c5d459d2                  vmulps ymm2, ymm5, ymm2                              ; mul float32x8
    62a  c5bc5ce3                  vsubps ymm4, ymm8, ymm3                              ; sub float32x8
    62e  c4e27d582de9070000        vpbroadcastd ymm5, dword ptr [rip + 3baab83f]
    637  c5dc59e5                  vmulps ymm4, ymm4, ymm5                              ; mul float32x8
    63b  c4e27d582de0070000        vpbroadcastd ymm5, dword ptr [rip + 000016c3]
    644  c5d45fe4                  vmaxps ymm4, ymm5, ymm4                              ; where float32x8
    648  c4e27d582dd7070000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
    651  c5d45de4                  vminps ymm4, ymm5, ymm4                              ; where float32x8
    655  c5dc58e8                  vaddps ymm5, ymm4, ymm0                              ; add float32x8
    659  c5d45cf0                  vsubps ymm6, ymm5, ymm0                              ; sub float32x8
    65d  c5dc5ce6                  vsubps ymm4, ymm4, ymm6                              ; sub float32x8
    661  c4e27d5835c6070000        vpbroadcastd ymm6, dword ptr [rip + b4629a2d]        ; mulacc float32x8
    66a  c4627d5805c1070000        vpbroadcastd ymm8, dword ptr [rip + c4312f2f]
    673  c4c25da8f0                vfmadd213ps ymm6, ymm4, ymm8                         ; mulacc float32x8
    678  c4627d5805b7070000        vpbroadcastd ymm8, dword ptr [rip + ce9c9d30]
    681  c4c25da8f0                vfmadd213ps ymm6, ymm4, ymm8                         ; mulacc float32x8
    686  c4627d5805ad070000        vpbroadcastd ymm8, dword ptr [rip + 6758e331]
    68f  c4c25da8f0                vfmadd213ps ymm6, ymm4, ymm8                         ; mulacc float32x8
    694  c4627d5805a3070000        vpbroadcastd ymm8, dword ptr [rip + f0fdf532]
    69d  c4c25da8f0                vfmadd213ps ymm6, ymm4, ymm8                         ; mulacc float32x8
    6a2  c4627d580599070000        vpbroadcastd ymm8, dword ptr [rip + 1872b133]
    6ab  c4c25da8f0                vfmadd213ps ymm6, ymm4, ymm8                         ; mulacc float32x8
    6b0  c4627d58058f070000        vpbroadcastd ymm8, dword ptr [rip + 00000034]
    6b9  c4c25da8f0                vfmadd213ps ymm6, ymm4, ymm8                         ; mulacc float32x8
    6be  c5dd72f517                vpslld ymm4, ymm5, 23                                ; shl uint32x8
    6c3  c5cc59e4                  vmulps ymm4, ymm6, ymm4                              ; mul float32x8
    6c7  c5fc106c2420              vmovups ymm5, ymmword ptr [rsp + 32]
    6cd  c5d45ceb                  vsubps ymm5, ymm5, ymm3                              ; sub float32x8
    6d1  c4e27d583546070000        vpbroadcastd ymm6, dword ptr [rip + 3baab83f]
    6da  c5d459ee                  vmulps ymm5, ymm5, ymm6                              ; mul float32x8
    6de  c4e27d58353d070000        vpbroadcastd ymm6, dword ptr [rip + 000016c3]
    6e7  c5cc5fed                  vmaxps ymm5, ymm6, ymm5                              ; where float32x8
    6eb  c4e27d583534070000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
    6f4  c5cc5ded                  vminps ymm5, ymm6, ymm5                              ; where float32x8
    6f8  c5d458f0                  vaddps ymm6, ymm5, ymm0                              ; add float32x8
    6fc  c54c5cc0                  vsubps ymm8, ymm6, ymm0                              ; sub float32x8
    700  c4c1545ce8                vsubps ymm5, ymm5, ymm8                              ; sub float32x8
    705  c4627d580522070000        vpbroadcastd ymm8, dword ptr [rip + b4629a2d]        ; mulacc float32x8
    70e  c4627d580d1d070000        vpbroadcastd ymm9, dword ptr [rip + c4312f2f]
    717  c44255a8c1                vfmadd213ps ymm8, ymm5, ymm9                         ; mulacc float32x8
    71c  c4627d580d13070000        vpbroadcastd ymm9, dword ptr [rip + ce9c9d30]
    725  c44255a8c1                vfmadd213ps ymm8, ymm5, ymm9                         ; mulacc float32x8
    72a  c4627d580d09070000        vpbroadcastd ymm9, dword ptr [rip + 6758e331]
    733  c44255a8c1                vfmadd213ps ymm8, ymm5, ymm9                         ; mulacc float32x8
    738  c4627d580dff060000        vpbroadcastd ymm9, dword ptr [rip + f0fdf532]
    741  c44255a8c1                vfmadd213ps ymm8, ymm5, ymm9                         ; mulacc float32x8
    746  c4627d580df5060000        vpbroadcastd ymm9, dword ptr [rip + 1872b133]
    74f  c44255a8c1                vfmadd213ps ymm8, ymm5, ymm9                         ; mulacc float32x8
    754  c4627d580deb060000        vpbroadcastd ymm9, dword ptr [rip + 00000034]
    75d  c44255a8c1                vfmadd213ps ymm8, ymm5, ymm9                         ; mulacc float32x8
    762  c5d572f617                vpslld ymm5, ymm6, 23                                ; shl uint32x8
    767  c5bc59ed                  vmulps ymm5, ymm8, ymm5                              ; mul float32x8
    76b  c5fc10b42460010000        vmovups ymm6, ymmword ptr [rsp + 352]
    774  c5cc58f2                  vaddps ymm6, ymm6, ymm2                              ; add float32x8
    778  c55c58c5                  vaddps ymm8, ymm4, ymm5                              ; add float32x8
    77c  c4c14c58f0                vaddps ymm6, ymm6, ymm8                              ; add float32x8
    781  c5f458ce                  vaddps ymm1, ymm1, ymm6                              ; add float32x8
    785  c5fc118c2440010000        vmovups ymmword ptr [rsp + 320], ymm1
    78e  c5c45ccb                  vsubps ymm1, ymm7, ymm3                              ; sub float32x8
    792  c4e27d583585060000        vpbroadcastd ymm6, dword ptr [rip + 3baab83f]
    79b  c5f459ce                  vmulps ymm1, ymm1, ymm6                              ; mul float32x8
    79f  c4e27d58357c060000        vpbroadcastd ymm6, dword ptr [rip + 000016c3]
    7a8  c5cc5fc9                  vmaxps ymm1, ymm6, ymm1                              ; where float32x8
    7ac  c4e27d583573060000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
    7b5  c5cc5dc9                  vminps ymm1, ymm6, ymm1                              ; where float32x8
    7b9  c5f458f0                  vaddps ymm6, ymm1, ymm0                              ; add float32x8
    7bd  c5cc5cf8                  vsubps ymm7, ymm6, ymm0                              ; sub float32x8
    7c1  c5f45ccf                  vsubps ymm1, ymm1, ymm7                              ; sub float32x8
    7c5  c4e27d583d62060000        vpbroadcastd ymm7, dword ptr [rip + b4629a2d]        ; mulacc float32x8
    7ce  c4627d58055d060000        vpbroadcastd ymm8, dword ptr [rip + c4312f2f]
    7d7  c4c275a8f8                vfmadd213ps ymm7, ymm1, ymm8                         ; mulacc float32x8
    7dc  c4627d580553060000        vpbroadcastd ymm8, dword ptr [rip + ce9c9d30]
    7e5  c4c275a8f8                vfmadd213ps ymm7, ymm1, ymm8                         ; mulacc float32x8
    7ea  c4627d580549060000        vpbroadcastd ymm8, dword ptr [rip + 6758e331]
    7f3  c4c275a8f8                vfmadd213ps ymm7, ymm1, ymm8                         ; mulacc float32x8
    7f8  c4627d58053f060000        vpbroadcastd ymm8, dword ptr [rip + f0fdf532]
    801  c4c275a8f8                vfmadd213ps ymm7, ymm1, ymm8                         ; mulacc float32x8
    806  c4627d580535060000        vpbroadcastd ymm8, dword ptr [rip + 1872b133]
    80f  c4c275a8f8                vfmadd213ps ymm7, ymm1, ymm8                         ; mulacc float32x8
    814  c4627d58052b060000        vpbroadcastd ymm8, dword ptr [rip + 00000034]
    81d  c4c275a8f8                vfmadd213ps ymm7, ymm1, ymm8                         ; mulacc float32x8
    822  c5f572f617                vpslld ymm1, ymm6, 23                                ; shl uint32x8
    827  c5c459c9                  vmulps ymm1, ymm7, ymm1                              ; mul float32x8
    82b  c5fc10742440              vmovups ymm6, ymmword ptr [rsp + 64]
    831  c5cc5cf3                  vsubps ymm6, ymm6, ymm3                              ; sub float32x8
    835  c4e27d583de2050000        vpbroadcastd ymm7, dword ptr [rip + 3baab83f]
    83e  c5cc59f7                  vmulps ymm6, ymm6, ymm7                              ; mul float32x8
    842  c4e27d583dd9050000        vpbroadcastd ymm7, dword ptr [rip + 000016c3]
    84b  c5c45ff6                  vmaxps ymm6, ymm7, ymm6                              ; where float32x8
    84f  c4e27d583dd0050000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
    858  c5c45df6                  vminps ymm6, ymm7, ymm6                              ; where float32x8
    85c  c5cc58f8                  vaddps ymm7, ymm6, ymm0                              ; add float32x8
    860  c5445cc0                  vsubps ymm8, ymm7, ymm0                              ; sub float32x8
    864  c4c14c5cf0                vsubps ymm6, ymm6, ymm8                              ; sub float32x8
    869  c4627d5805be050000        vpbroadcastd ymm8, dword ptr [rip + b4629a2d]        ; mulacc float32x8
    872  c4627d580db9050000        vpbroadcastd ymm9, dword ptr [rip + c4312f2f]
    87b  c4424da8c1                vfmadd213ps ymm8, ymm6, ymm9                         ; mulacc float32x8
    880  c4627d580daf050000        vpbroadcastd ymm9, dword ptr [rip + ce9c9d30]
    889  c4424da8c1                vfmadd213ps ymm8, ymm6, ymm9                         ; mulacc float32x8
    88e  c4627d580da5050000        vpbroadcastd ymm9, dword ptr [rip + 6758e331]
    897  c4424da8c1                vfmadd213ps ymm8, ymm6, ymm9                         ; mulacc float32x8
    89c  c4627d580d9b050000        vpbroadcastd ymm9, dword ptr [rip + f0fdf532]
    8a5  c4424da8c1                vfmadd213ps ymm8, ymm6, ymm9                         ; mulacc float32x8
    8aa  c4627d580d91050000        vpbroadcastd ymm9, dword ptr [rip + 1872b133]
    8b3  c4424da8c1                vfmadd213ps ymm8, ymm6, ymm9                         ; mulacc float32x8
    8b8  c4627d580d87050000        vpbroadcastd ymm9, dword ptr [rip + 00000034]
    8c1  c4424da8c1                vfmadd213ps ymm8, ymm6, ymm9                         ; mulacc float32x8
    8c6  c5cd72f717                vpslld ymm6, ymm7, 23                                ; shl uint32x8
    8cb  c5bc59f6                  vmulps ymm6, ymm8, ymm6                              ; mul float32x8
    8cf  c5ac5cfb                  vsubps ymm7, ymm10, ymm3                             ; sub float32x8
    8d3  c4627d580544050000        vpbroadcastd ymm8, dword ptr [rip + 3baab83f]
    8dc  c4c14459f8                vmulps ymm7, ymm7, ymm8                              ; mul float32x8
    8e1  c4627d58053a050000        vpbroadcastd ymm8, dword ptr [rip + 000016c3]
    8ea  c5bc5fff                  vmaxps ymm7, ymm8, ymm7                              ; where float32x8
    8ee  c4627d580531050000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
    8f7  c5bc5dff                  vminps ymm7, ymm8, ymm7                              ; where float32x8
    8fb  c54458c0                  vaddps ymm8, ymm7, ymm0                              ; add float32x8
    8ff  c53c5cc8                  vsubps ymm9, ymm8, ymm0                              ; sub float32x8
    903  c4c1445cf9                vsubps ymm7, ymm7, ymm9                              ; sub float32x8
    908  c4627d580d1f050000        vpbroadcastd ymm9, dword ptr [rip + b4629a2d]        ; mulacc float32x8
    911  c4627d58151a050000        vpbroadcastd ymm10, dword ptr [rip + c4312f2f]
    91a  c44245a8ca                vfmadd213ps ymm9, ymm7, ymm10                        ; mulacc float32x8
    91f  c4627d581510050000        vpbroadcastd ymm10, dword ptr [rip + ce9c9d30]
    928  c44245a8ca                vfmadd213ps ymm9, ymm7, ymm10                        ; mulacc float32x8
    92d  c4627d581506050000        vpbroadcastd ymm10, dword ptr [rip + 6758e331]
    936  c44245a8ca                vfmadd213ps ymm9, ymm7, ymm10                        ; mulacc float32x8
    93b  c4627d5815fc040000        vpbroadcastd ymm10, dword ptr [rip + f0fdf532]
    944  c44245a8ca                vfmadd213ps ymm9, ymm7, ymm10                        ; mulacc float32x8
    949  c4627d5815f2040000        vpbroadcastd ymm10, dword ptr [rip + 1872b133]
    952  c44245a8ca                vfmadd213ps ymm9, ymm7, ymm10                        ; mulacc float32x8
    957  c4627d5815e8040000        vpbroadcastd ymm10, dword ptr [rip + 00000034]
    960  c44245a8ca                vfmadd213ps ymm9, ymm7, ymm10                        ; mulacc float32x8
    965  c4c14572f017              vpslld ymm7, ymm8, 23                                ; shl uint32x8
    96b  c5b459ff                  vmulps ymm7, ymm9, ymm7                              ; mul float32x8
    96f  c57c10442460              vmovups ymm8, ymmword ptr [rsp + 96]
    975  c53c5cc3                  vsubps ymm8, ymm8, ymm3                              ; sub float32x8
    979  c4627d580d9e040000        vpbroadcastd ymm9, dword ptr [rip + 3baab83f]
    982  c4413c59c1                vmulps ymm8, ymm8, ymm9                              ; mul float32x8
    987  c4627d580d94040000        vpbroadcastd ymm9, dword ptr [rip + 000016c3]
    990  c441345fc0                vmaxps ymm8, ymm9, ymm8                              ; where float32x8
    995  c4627d580d8a040000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
    99e  c441345dc0                vminps ymm8, ymm9, ymm8                              ; where float32x8
    9a3  c53c58c8                  vaddps ymm9, ymm8, ymm0                              ; add float32x8
    9a7  c5345cd0                  vsubps ymm10, ymm9, ymm0                             ; sub float32x8
    9ab  c4413c5cc2                vsubps ymm8, ymm8, ymm10                             ; sub float32x8
    9b0  c4627d581577040000        vpbroadcastd ymm10, dword ptr [rip + b4629a2d]       ; mulacc float32x8
    9b9  c4627d582572040000        vpbroadcastd ymm12, dword ptr [rip + c4312f2f]
    9c2  c4423da8d4                vfmadd213ps ymm10, ymm8, ymm12                       ; mulacc float32x8
    9c7  c4627d582568040000        vpbroadcastd ymm12, dword ptr [rip + ce9c9d30]
    9d0  c4423da8d4                vfmadd213ps ymm10, ymm8, ymm12                       ; mulacc float32x8
    9d5  c4627d58255e040000        vpbroadcastd ymm12, dword ptr [rip + 6758e331]
    9de  c4423da8d4                vfmadd213ps ymm10, ymm8, ymm12                       ; mulacc float32x8
    9e3  c4627d582554040000        vpbroadcastd ymm12, dword ptr [rip + f0fdf532]
    9ec  c4423da8d4                vfmadd213ps ymm10, ymm8, ymm12                       ; mulacc float32x8
    9f1  c4627d58254a040000        vpbroadcastd ymm12, dword ptr [rip + 1872b133]
    9fa  c4423da8d4                vfmadd213ps ymm10, ymm8, ymm12                       ; mulacc float32x8
    9ff  c4627d582540040000        vpbroadcastd ymm12, dword ptr [rip + 00000034]
    a08  c4423da8d4                vfmadd213ps ymm10, ymm8, ymm12                       ; mulacc float32x8
    a0d  c4c13d72f117              vpslld ymm8, ymm9, 23                                ; shl uint32x8
    a13  c4412c59c0                vmulps ymm8, ymm10, ymm8                             ; mul float32x8
    a18  c57458ce                  vaddps ymm9, ymm1, ymm6                              ; add float32x8
    a1c  c4414458d0                vaddps ymm10, ymm7, ymm8                             ; add float32x8
    a21  c4413458ca                vaddps ymm9, ymm9, ymm10                             ; add float32x8
    a26  c5245cd3                  vsubps ymm10, ymm11, ymm3                            ; sub float32x8
    a2a  c4627d581ded030000        vpbroadcastd ymm11, dword ptr [rip + 3baab83f]
    a33  c4412c59d3                vmulps ymm10, ymm10, ymm11                           ; mul float32x8
    a38  c4627d581de3030000        vpbroadcastd ymm11, dword ptr [rip + 000016c3]
    a41  c441245fd2                vmaxps ymm10, ymm11, ymm10                           ; where float32x8
    a46  c4627d581dd9030000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
    a4f  c441245dd2                vminps ymm10, ymm11, ymm10                           ; where float32x8
    a54  c52c58d8                  vaddps ymm11, ymm10, ymm0                            ; add float32x8
    a58  c5245ce0                  vsubps ymm12, ymm11, ymm0                            ; sub float32x8
    a5c  c4412c5cd4                vsubps ymm10, ymm10, ymm12                           ; sub float32x8
    a61  c4627d5825c6030000        vpbroadcastd ymm12, dword ptr [rip + b4629a2d]       ; mulacc float32x8
    a6a  c4627d5835c1030000        vpbroadcastd ymm14, dword ptr [rip + c4312f2f]
    a73  c4422da8e6                vfmadd213ps ymm12, ymm10, ymm14                      ; mulacc float32x8
    a78  c4627d5835b7030000        vpbroadcastd ymm14, dword ptr [rip + ce9c9d30]
    a81  c4422da8e6                vfmadd213ps ymm12, ymm10, ymm14                      ; mulacc float32x8
    a86  c4627d5835ad030000        vpbroadcastd ymm14, dword ptr [rip + 6758e331]
    a8f  c4422da8e6                vfmadd213ps ymm12, ymm10, ymm14                      ; mulacc float32x8
    a94  c4627d5835a3030000        vpbroadcastd ymm14, dword ptr [rip + f0fdf532]
    a9d  c4422da8e6                vfmadd213ps ymm12, ymm10, ymm14                      ; mulacc float32x8
    aa2  c4627d583599030000        vpbroadcastd ymm14, dword ptr [rip + 1872b133]
    aab  c4422da8e6                vfmadd213ps ymm12, ymm10, ymm14                      ; mulacc float32x8
    ab0  c4627d58358f030000        vpbroadcastd ymm14, dword ptr [rip + 00000034]
    ab9  c4422da8e6                vfmadd213ps ymm12, ymm10, ymm14                      ; mulacc float32x8
    abe  c4c12d72f317              vpslld ymm10, ymm11, 23                              ; shl uint32x8
    ac4  c4411c59d2                vmulps ymm10, ymm12, ymm10                           ; mul float32x8
    ac9  c57c109c2480000000        vmovups ymm11, ymmword ptr [rsp + 128]
    ad2  c5245cdb                  vsubps ymm11, ymm11, ymm3                            ; sub float32x8
    ad6  c4627d582541030000        vpbroadcastd ymm12, dword ptr [rip + 3baab83f]
    adf  c4412459dc                vmulps ymm11, ymm11, ymm12                           ; mul float32x8
    ae4  c4627d582537030000        vpbroadcastd ymm12, dword ptr [rip + 000016c3]
    aed  c4411c5fdb                vmaxps ymm11, ymm12, ymm11                           ; where float32x8
    af2  c4627d58252d030000        vpbroadcastd ymm12, dword ptr [rip + 00000000]
    afb  c4411c5ddb                vminps ymm11, ymm12, ymm11                           ; where float32x8
    b00  c52458e0                  vaddps ymm12, ymm11, ymm0                            ; add float32x8
    b04  c51c5cf0                  vsubps ymm14, ymm12, ymm0                            ; sub float32x8
    b08  c441245cde                vsubps ymm11, ymm11, ymm14                           ; sub float32x8
    b0d  c4627d58351a030000        vpbroadcastd ymm14, dword ptr [rip + b4629a2d]       ; mulacc float32x8
    b16  c4627d583d15030000        vpbroadcastd ymm15, dword ptr [rip + c4312f2f]
    b1f  c44225a8f7                vfmadd213ps ymm14, ymm11, ymm15                      ; mulacc float32x8
    b24  c4627d583d0b030000        vpbroadcastd ymm15, dword ptr [rip + ce9c9d30]
    b2d  c44225a8f7                vfmadd213ps ymm14, ymm11, ymm15                      ; mulacc float32x8
    b32  c4627d583d01030000        vpbroadcastd ymm15, dword ptr [rip + 6758e331]
    b3b  c44225a8f7                vfmadd213ps ymm14, ymm11, ymm15                      ; mulacc float32x8
    b40  c4627d583df7020000        vpbroadcastd ymm15, dword ptr [rip + f0fdf532]
    b49  c44225a8f7                vfmadd213ps ymm14, ymm11, ymm15                      ; mulacc float32x8
    b4e  c4627d583ded020000        vpbroadcastd ymm15, dword ptr [rip + 1872b133]
    b57  c44225a8f7                vfmadd213ps ymm14, ymm11, ymm15                      ; mulacc float32x8
    b5c  c4627d583de3020000        vpbroadcastd ymm15, dword ptr [rip + 00000034]
    b65  c44225a8f7                vfmadd213ps ymm14, ymm11, ymm15                      ; mulacc float32x8
    b6a  c4c12572f417              vpslld ymm11, ymm12, 23                              ; shl uint32x8
    b70  c4410c59db                vmulps ymm11, ymm14, ymm11                           ; mul float32x8
    b75  c5145ce3                  vsubps ymm12, ymm13, ymm3                            ; sub float32x8
    b79  c4627d582d9e020000        vpbroadcastd ymm13, dword ptr [rip + 3baab83f]
    b82  c4411c59e5                vmulps ymm12, ymm12, ymm13                           ; mul float32x8
    b87  c4627d582d94020000        vpbroadcastd ymm13, dword ptr [rip + 000016c3]
    b90  c441145fe4                vmaxps ymm12, ymm13, ymm12                           ; where float32x8
    b95  c4627d582d8a020000        vpbroadcastd ymm13, dword ptr [rip + 00000000]
    b9e  c441145de4                vminps ymm12, ymm13, ymm12                           ; where float32x8
    ba3  c51c58e8                  vaddps ymm13, ymm12, ymm0                            ; add float32x8
    ba7  c5145cf0                  vsubps ymm14, ymm13, ymm0                            ; sub float32x8
    bab  c4411c5ce6                vsubps ymm12, ymm12, ymm14                           ; sub float32x8
    bb0  c4627d583577020000        vpbroadcastd ymm14, dword ptr [rip + b4629a2d]       ; mulacc float32x8
    bb9  c4627d583d72020000        vpbroadcastd ymm15, dword ptr [rip + c4312f2f]
    bc2  c4421da8f7                vfmadd213ps ymm14, ymm12, ymm15                      ; mulacc float32x8
    bc7  c4627d583d68020000        vpbroadcastd ymm15, dword ptr [rip + ce9c9d30]
    bd0  c4421da8f7                vfmadd213ps ymm14, ymm12, ymm15                      ; mulacc float32x8
    bd5  c4627d583d5e020000        vpbroadcastd ymm15, dword ptr [rip + 6758e331]
    bde  c4421da8f7                vfmadd213ps ymm14, ymm12, ymm15                      ; mulacc float32x8
    be3  c4627d583d54020000        vpbroadcastd ymm15, dword ptr [rip + f0fdf532]
    bec  c4421da8f7                vfmadd213ps ymm14, ymm12, ymm15                      ; mulacc float32x8
    bf1  c4627d583d4a020000        vpbroadcastd ymm15, dword ptr [rip + 1872b133]
    bfa  c4421da8f7                vfmadd213ps ymm14, ymm12, ymm15                      ; mulacc float32x8
    bff  c4627d583d40020000        vpbroadcastd ymm15, dword ptr [rip + 00000034]
    c08  c4421da8f7                vfmadd213ps ymm14, ymm12, ymm15                      ; mulacc float32x8
    c0d  c4c11d72f517              vpslld ymm12, ymm13, 23                              ; shl uint32x8
    c13  c4410c59e4                vmulps ymm12, ymm14, ymm12                           ; mul float32x8
    c18  c57c10ac24a0000000        vmovups ymm13, ymmword ptr [rsp + 160]
    c21  c5945cdb                  vsubps ymm3, ymm13, ymm3                             ; sub float32x8
    c25  c4627d582df2010000        vpbroadcastd ymm13, dword ptr [rip + 3baab83f]
    c2e  c4c16459dd                vmulps ymm3, ymm3, ymm13                             ; mul float32x8
    c33  c4627d582de8010000        vpbroadcastd ymm13, dword ptr [rip + 000016c3]
    c3c  c5945fdb                  vmaxps ymm3, ymm13, ymm3                             ; where float32x8
    c40  c4627d582ddf010000        vpbroadcastd ymm13, dword ptr [rip + 00000000]
    c49  c5945ddb                  vminps ymm3, ymm13, ymm3                             ; where float32x8
    c4d  c56458e8                  vaddps ymm13, ymm3, ymm0                             ; add float32x8
    c51  c5145cf0                  vsubps ymm14, ymm13, ymm0                            ; sub float32x8
    c55  c4c1645cde                vsubps ymm3, ymm3, ymm14                             ; sub float32x8
    c5a  c4627d5835cd010000        vpbroadcastd ymm14, dword ptr [rip + b4629a2d]       ; mulacc float32x8
    c63  c4627d583dc8010000        vpbroadcastd ymm15, dword ptr [rip + c4312f2f]
    c6c  c44265a8f7                vfmadd213ps ymm14, ymm3, ymm15                       ; mulacc float32x8
    c71  c4627d583dbe010000        vpbroadcastd ymm15, dword ptr [rip + ce9c9d30]
    c7a  c44265a8f7                vfmadd213ps ymm14, ymm3, ymm15                       ; mulacc float32x8
    c7f  c4627d583db4010000        vpbroadcastd ymm15, dword ptr [rip + 6758e331]
    c88  c44265a8f7                vfmadd213ps ymm14, ymm3, ymm15                       ; mulacc float32x8
    c8d  c4627d583daa010000        vpbroadcastd ymm15, dword ptr [rip + f0fdf532]
    c96  c44265a8f7                vfmadd213ps ymm14, ymm3, ymm15                       ; mulacc float32x8
    c9b  c4627d583da0010000        vpbroadcastd ymm15, dword ptr [rip + 1872b133]
    ca4  c44265a8f7                vfmadd213ps ymm14, ymm3, ymm15                       ; mulacc float32x8
    ca9  c4627d583d96010000        vpbroadcastd ymm15, dword ptr [rip + 00000034]
    cb2  c44265a8f7                vfmadd213ps ymm14, ymm3, ymm15                       ; mulacc float32x8
    cb7  c4c16572f517              vpslld ymm3, ymm13, 23                               ; shl uint32x8
    cbd  c58c59db                  vmulps ymm3, ymm14, ymm3                             ; mul float32x8
    cc1  c4412c58eb                vaddps ymm13, ymm10, ymm11                           ; add float32x8
    cc6  c51c58f3                  vaddps ymm14, ymm12, ymm3                            ; add float32x8
    cca  c4411458ee                vaddps ymm13, ymm13, ymm14                           ; add float32x8
    ccf  c4413458cd                vaddps ymm9, ymm9, ymm13                             ; add float32x8
    cd4  c57c10ac2440010000        vmovups ymm13, ymmword ptr [rsp + 320]
    cdd  c4411458c9                vaddps ymm9, ymm13, ymm9                             ; add float32x8
    ce2  c4437d19cd01              vextractf128 xmm13, ymm9, 1                          ; gep float32x4
    ce8  c4413058cd                vaddps xmm9, xmm9, xmm13                             ; add float32x4
    ced  c4413115e9                vunpckhpd xmm13, xmm9, xmm9                          ; gep float32x2
    cf2  c4413058cd                vaddps xmm9, xmm9, xmm13                             ; add float32x2
    cf7  c4c11173d904              vpsrldq xmm13, xmm9, 4                               ; gep float32
    cfd  c4413258cd                vaddss xmm9, xmm9, xmm13                             ; add float32
    d02  c4427d58c9                vpbroadcastd ymm9, xmm9                              ; vectorize float32x8
    d07  c57c10ac24c0000000        vmovups ymm13, ymmword ptr [rsp + 192]
    d10  c441145ee9                vdivps ymm13, ymm13, ymm9                            ; fdiv float32x8
    d15  c57c112a                  vmovups ymmword ptr [rdx], ymm13                     ; store void
    d19  c4c1745ec9                vdivps ymm1, ymm1, ymm9                              ; fdiv float32x8
    d1e  c5fc114a20                vmovups ymmword ptr [rdx + 32], ymm1                 ; store void
    d23  c5fc108c2460010000        vmovups ymm1, ymmword ptr [rsp + 352]
    d2c  c4c1745ec9                vdivps ymm1, ymm1, ymm9                              ; fdiv float32x8
    d31  c5fc114a40                vmovups ymmword ptr [rdx + 64], ymm1                 ; store void
    d36  c4c12c5ec9                vdivps ymm1, ymm10, ymm9                             ; fdiv float32x8
    d3b  c5fc114a60                vmovups ymmword ptr [rdx + 96], ymm1                 ; store void
    d40  c5fc108c2400010000        vmovups ymm1, ymmword ptr [rsp + 256]
    d49  c4c1745ec9                vdivps ymm1, ymm1, ymm9                              ; fdiv float32x8
    d4e  c5fc118a80000000          vmovups ymmword ptr [rdx + 128], ymm1                ; store void
    d56  c4c1445ec9                vdivps ymm1, ymm7, ymm9                              ; fdiv float32x8
    d5b  c5fc118aa0000000          vmovups ymmword ptr [rdx + 160], ymm1                ; store void
    d63  c4c15c5ec9                vdivps ymm1, ymm4, ymm9                              ; fdiv float32x8
    d68  c5fc118ac0000000          vmovups ymmword ptr [rdx + 192], ymm1                ; store void
    d70  c4c11c5ec9                vdivps ymm1, ymm12, ymm9                             ; fdiv float32x8
    d75  c5fc118ae0000000          vmovups ymmword ptr [rdx + 224], ymm1                ; store void
    d7d  c5fc108c24e0000000        vmovups ymm1, ymmword ptr [rsp + 224]
    d86  c4c1745ec9                vdivps ymm1, ymm1, ymm9                              ; fdiv float32x8
    d8b  c5fc118a00010000          vmovups ymmword ptr [rdx + 256], ymm1                ; store void
    d93  c4c14c5ec9                vdivps ymm1, ymm6, ymm9                              ; fdiv float32x8
    d98  c5fc118a20010000          vmovups ymmword ptr [rdx + 288], ymm1                ; store void
    da0  c4c16c5ec9                vdivps ymm1, ymm2, ymm9                              ; fdiv float32x8
    da5  c5fc118a40010000          vmovups ymmword ptr [rdx + 320], ymm1                ; store void
    dad  c4c1245ec9                vdivps ymm1, ymm11, ymm9                             ; fdiv float32x8
    db2  c5fc118a60010000          vmovups ymmword ptr [rdx + 352], ymm1                ; store void
    dba  c5fc108c2420010000        vmovups ymm1, ymmword ptr [rsp + 288]
    dc3  c4c1745ec9                vdivps ymm1, ymm1, ymm9                              ; fdiv float32x8
    dc8  c5fc118a80010000          vmovups ymmword ptr [rdx + 384], ymm1                ; store void
    dd0  c4c13c5ec9                vdivps ymm1, ymm8, ymm9                              ; fdiv float32x8
    dd5  c5fc118aa0010000          vmovups ymmword ptr [rdx + 416], ymm1                ; store void
    ddd  c4c1545ec9                vdivps ymm1, ymm5, ymm9                              ; fdiv float32x8
    de2  c5fc118ac0010000          vmovups ymmword ptr [rdx + 448], ymm1                ; store void
    dea  c4c1645ec9                vdivps ymm1, ymm3, ymm9                              ; fdiv float32x8
    def  c5fc118ae0010000          vmovups ymmword ptr [rdx + 480], ymm1                ; store void
    df7  4881c100020000            add rcx, 512                                         ; end void
    dfe  4881c200020000            add rdx, 512
    e05  83c001                    add eax, 1
    e08  83f810                    cmp eax, 16
    e0b  0f8c2ff2ffff              jl loop_40
done_e11:
    e11  c5f877                    vzeroupper                                           ; sink void
    e14  488ba42480010000          mov rsp, qword ptr [rsp + 384]
    e1c  c3                        ret                                                  ; sink void
