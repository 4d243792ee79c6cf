softmax:
      0  488bc4                    mov rax, rsp
      3  4881eca0020000            sub rsp, 672
      a  4883e4c0                  and rsp, -64
      e  4889842460020000          mov qword ptr [rsp + 608], rax
     16  b800000000                mov eax, 0
     1b  c4e27d580524130000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
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
    11e  c57c11542460              vmovups ymmword ptr [rsp + 96], ymm10
    124  c57c1091a0010000          vmovups ymm10, ymmword ptr [rcx + 416]               ; load float32x8
    12c  c57c11942480000000        vmovups ymmword ptr [rsp + 128], ymm10
    135  c57c10542460              vmovups ymm10, ymmword ptr [rsp + 96]
    13b  c52c5f942480000000        vmaxps ymm10, ymm10, ymmword ptr [rsp + 128]         ; max float32x8
    144  c57c105c2460              vmovups ymm11, ymmword ptr [rsp + 96]
    14a  c44124c2db03              vcmpps ymm11, ymm11, ymm11, 3                        ; max float32x8
    150  c57c10642460              vmovups ymm12, ymmword ptr [rsp + 96]
    156  c4432d4ad4b0              vblendvps ymm10, ymm10, ymm12, ymm11                 ; max float32x8
    15c  c4412c5fc9                vmaxps ymm9, ymm10, ymm9                             ; max float32x8
    161  c4412cc2da03              vcmpps ymm11, ymm10, ymm10, 3
    167  c443354acab0              vblendvps ymm9, ymm9, ymm10, ymm11
    16d  c57c105160                vmovups ymm10, ymmword ptr [rcx + 96]                ; load float32x8
    172  c57c119424a0000000        vmovups ymmword ptr [rsp + 160], ymm10
    17b  c57c109160010000          vmovups ymm10, ymmword ptr [rcx + 352]               ; load float32x8
    183  c57c119424c0000000        vmovups ymmword ptr [rsp + 192], ymm10
    18c  c57c109424a0000000        vmovups ymm10, ymmword ptr [rsp + 160]
    195  c52c5f9424c0000000        vmaxps ymm10, ymm10, ymmword ptr [rsp + 192]         ; max float32x8
    19e  c57c109c24a0000000        vmovups ymm11, ymmword ptr [rsp + 160]
    1a7  c44124c2db03              vcmpps ymm11, ymm11, ymm11, 3                        ; max float32x8
    1ad  c57c10a424a0000000        vmovups ymm12, ymmword ptr [rsp + 160]
    1b6  c4432d4ad4b0              vblendvps ymm10, ymm10, ymm12, ymm11                 ; max float32x8
    1bc  c57c1099e0000000          vmovups ymm11, ymmword ptr [rcx + 224]               ; load float32x8
    1c4  c57c119c24e0000000        vmovups ymmword ptr [rsp + 224], ymm11
    1cd  c57c1099e0010000          vmovups ymm11, ymmword ptr [rcx + 480]               ; load float32x8
    1d5  c57c119c2400010000        vmovups ymmword ptr [rsp + 256], ymm11
    1de  c57c109c24e0000000        vmovups ymm11, ymmword ptr [rsp + 224]
    1e7  c5245f9c2400010000        vmaxps ymm11, ymm11, ymmword ptr [rsp + 256]         ; max float32x8
    1f0  c57c10a424e0000000        vmovups ymm12, ymmword ptr [rsp + 224]
    1f9  c4411cc2e403              vcmpps ymm12, ymm12, ymm12, 3                        ; max float32x8
    1ff  c57c10ac24e0000000        vmovups ymm13, ymmword ptr [rsp + 224]
    208  c443254addc0              vblendvps ymm11, ymm11, ymm13, ymm12                 ; max float32x8
    20e  c441245fd2                vmaxps ymm10, ymm11, ymm10                           ; max float32x8
    213  c44124c2e303              vcmpps ymm12, ymm11, ymm11, 3
    219  c4432d4ad3c0              vblendvps ymm10, ymm10, ymm11, ymm12
    21f  c4412c5fc9                vmaxps ymm9, ymm10, ymm9                             ; max float32x8
    224  c4412cc2da03              vcmpps ymm11, ymm10, ymm10, 3
    22a  c443354acab0              vblendvps ymm9, ymm9, ymm10, ymm11
    230  c5b45fdb                  vmaxps ymm3, ymm9, ymm3                              ; max float32x8
    234  c44134c2d103              vcmpps ymm10, ymm9, ymm9, 3
    23a  c4c3654ad9a0              vblendvps ymm3, ymm3, ymm9, ymm10
    240  c4c37d19d901              vextractf128 xmm9, ymm3, 1                           ; gep float32x4
    246  c441605fc9                vmaxps xmm9, xmm3, xmm9                              ; max float32x4
    24b  c560c2d303                vcmpps xmm10, xmm3, xmm3, 3
    250  c4e3314adba0              vblendvps xmm3, xmm9, xmm3, xmm10
    256  c56115cb                  vunpckhpd xmm9, xmm3, xmm3                           ; gep float32x2
    25a  c441605fc9                vmaxps xmm9, xmm3, xmm9                              ; max float32x2
    25f  c560c2d303                vcmpps xmm10, xmm3, xmm3, 3
    264  c4e3314adba0              vblendvps xmm3, xmm9, xmm3, xmm10
    26a  c5b173db04                vpsrldq xmm9, xmm3, 4                                ; gep float32
    26f  c441625fc9                vmaxss xmm9, xmm3, xmm9                              ; max float32
    274  c562c2d303                vcmpss xmm10, xmm3, xmm3, 3
    279  c4e3314adba0              vblendvps xmm3, xmm9, xmm3, xmm10
    27f  c4e27d58db                vpbroadcastd ymm3, xmm3                              ; vectorize float32x8
    284  c5f45ccb                  vsubps ymm1, ymm1, ymm3                              ; sub float32x8
    288  c4627d580da7100000        vpbroadcastd ymm9, dword ptr [rip + 3baab83f]
    291  c4c17459c9                vmulps ymm1, ymm1, ymm9                              ; mul float32x8
    296  c4627d580d9d100000        vpbroadcastd ymm9, dword ptr [rip + 000016c3]
    29f  c44174c2c901              vcmpps ymm9, ymm1, ymm9, 1                           ; cmplt boolx8
    2a5  c4627d581592100000        vpbroadcastd ymm10, dword ptr [rip + 00000043]
    2ae  c52cc2d101                vcmpps ymm10, ymm10, ymm1, 1                         ; cmplt boolx8
    2b3  c4627d581d88100000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
    2bc  c4c3754acb90              vblendvps ymm1, ymm1, ymm11, ymm9                    ; where float32x8
    2c2  c4627d581d75100000        vpbroadcastd ymm11, dword ptr [rip + 00000043]
    2cb  c4c3754acba0              vblendvps ymm1, ymm1, ymm11, ymm10                   ; where float32x8
    2d1  c57458d0                  vaddps ymm10, ymm1, ymm0                             ; add float32x8
    2d5  c52c5cd8                  vsubps ymm11, ymm10, ymm0                            ; sub float32x8
    2d9  c4c1745ccb                vsubps ymm1, ymm1, ymm11                             ; sub float32x8
    2de  c4627d581d65100000        vpbroadcastd ymm11, dword ptr [rip + b4621a39]       ; mulacc float32x8
    2e7  c4627d582560100000        vpbroadcastd ymm12, dword ptr [rip + c431af3a]
    2f0  c44275a8dc                vfmadd213ps ymm11, ymm1, ymm12                       ; mulacc float32x8
    2f5  c4627d582556100000        vpbroadcastd ymm12, dword ptr [rip + ce9c1d3c]
    2fe  c44275a8dc                vfmadd213ps ymm11, ymm1, ymm12                       ; mulacc float32x8
    303  c4627d58254c100000        vpbroadcastd ymm12, dword ptr [rip + 6758633d]
    30c  c44275a8dc                vfmadd213ps ymm11, ymm1, ymm12                       ; mulacc float32x8
    311  c4627d582542100000        vpbroadcastd ymm12, dword ptr [rip + f0fd753e]
    31a  c44275a8dc                vfmadd213ps ymm11, ymm1, ymm12                       ; mulacc float32x8
    31f  c4627d582538100000        vpbroadcastd ymm12, dword ptr [rip + 1872313f]
    328  c44275a8dc                vfmadd213ps ymm11, ymm1, ymm12                       ; mulacc float32x8
    32d  c4627d58252e100000        vpbroadcastd ymm12, dword ptr [rip + 0000803f]
    336  c44275a8dc                vfmadd213ps ymm11, ymm1, ymm12                       ; mulacc float32x8
    33b  c4c17572d201              vpsrld ymm1, ymm10, 1                                ; shr uint32x8
    341  c59d72f117                vpslld ymm12, ymm1, 23                               ; shl uint32x8
    346  c4412459dc                vmulps ymm11, ymm11, ymm12                           ; mul float32x8
    34b  c5adfac9                  vpsubd ymm1, ymm10, ymm1                             ; sub uint32x8
    34f  c5f572f117                vpslld ymm1, ymm1, 23                                ; shl uint32x8
    354  c5a459c9                  vmulps ymm1, ymm11, ymm1                             ; mul float32x8
    358  c5ec5cd3                  vsubps ymm2, ymm2, ymm3                              ; sub float32x8
    35c  c4627d5815d30f0000        vpbroadcastd ymm10, dword ptr [rip + 3baab83f]
    365  c4c16c59d2                vmulps ymm2, ymm2, ymm10                             ; mul float32x8
    36a  c4627d5815c90f0000        vpbroadcastd ymm10, dword ptr [rip + 000016c3]
    373  c4416cc2d201              vcmpps ymm10, ymm2, ymm10, 1                         ; cmplt boolx8
    379  c4627d581dbe0f0000        vpbroadcastd ymm11, dword ptr [rip + 00000043]
    382  c524c2da01                vcmpps ymm11, ymm11, ymm2, 1                         ; cmplt boolx8
    387  c4627d5825b40f0000        vpbroadcastd ymm12, dword ptr [rip + 00000000]
    390  c4c36d4ad4a0              vblendvps ymm2, ymm2, ymm12, ymm10                   ; where float32x8
    396  c4627d5825a10f0000        vpbroadcastd ymm12, dword ptr [rip + 00000043]
    39f  c4c36d4ad4b0              vblendvps ymm2, ymm2, ymm12, ymm11                   ; where float32x8
    3a5  c56c58d8                  vaddps ymm11, ymm2, ymm0                             ; add float32x8
    3a9  c5245ce0                  vsubps ymm12, ymm11, ymm0                            ; sub float32x8
    3ad  c4c16c5cd4                vsubps ymm2, ymm2, ymm12                             ; sub float32x8
    3b2  c4627d5825910f0000        vpbroadcastd ymm12, dword ptr [rip + b4621a39]       ; mulacc float32x8
    3bb  c4627d582d8c0f0000        vpbroadcastd ymm13, dword ptr [rip + c431af3a]
    3c4  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    3c9  c4627d582d820f0000        vpbroadcastd ymm13, dword ptr [rip + ce9c1d3c]
    3d2  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    3d7  c4627d582d780f0000        vpbroadcastd ymm13, dword ptr [rip + 6758633d]
    3e0  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    3e5  c4627d582d6e0f0000        vpbroadcastd ymm13, dword ptr [rip + f0fd753e]
    3ee  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    3f3  c4627d582d640f0000        vpbroadcastd ymm13, dword ptr [rip + 1872313f]
    3fc  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    401  c4627d582d5a0f0000        vpbroadcastd ymm13, dword ptr [rip + 0000803f]
    40a  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    40f  c4c16d72d301              vpsrld ymm2, ymm11, 1                                ; shr uint32x8
    415  c59572f217                vpslld ymm13, ymm2, 23                               ; shl uint32x8
    41a  c4411c59e5                vmulps ymm12, ymm12, ymm13                           ; mul float32x8
    41f  c5a5fad2                  vpsubd ymm2, ymm11, ymm2                             ; sub uint32x8
    423  c5ed72f217                vpslld ymm2, ymm2, 23                                ; shl uint32x8
    428  c59c59d2                  vmulps ymm2, ymm12, ymm2                             ; mul float32x8
    42c  c5dc5ce3                  vsubps ymm4, ymm4, ymm3                              ; sub float32x8
    430  c4627d581dff0e0000        vpbroadcastd ymm11, dword ptr [rip + 3baab83f]
    439  c4c15c59e3                vmulps ymm4, ymm4, ymm11                             ; mul float32x8
    43e  c4627d581df50e0000        vpbroadcastd ymm11, dword ptr [rip + 000016c3]
    447  c4415cc2db01              vcmpps ymm11, ymm4, ymm11, 1                         ; cmplt boolx8
    44d  c4627d5825ea0e0000        vpbroadcastd ymm12, dword ptr [rip + 00000043]
    456  c51cc2e401                vcmpps ymm12, ymm12, ymm4, 1                         ; cmplt boolx8
    45b  c4627d582de00e0000        vpbroadcastd ymm13, dword ptr [rip + 00000000]
    464  c4c35d4ae5b0              vblendvps ymm4, ymm4, ymm13, ymm11                   ; where float32x8
    46a  c4627d582dcd0e0000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    473  c4c35d4ae5c0              vblendvps ymm4, ymm4, ymm13, ymm12                   ; where float32x8
    479  c55c58e0                  vaddps ymm12, ymm4, ymm0                             ; add float32x8
    47d  c51c5ce8                  vsubps ymm13, ymm12, ymm0                            ; sub float32x8
    481  c4c15c5ce5                vsubps ymm4, ymm4, ymm13                             ; sub float32x8
    486  c4627d582dbd0e0000        vpbroadcastd ymm13, dword ptr [rip + b4621a39]       ; mulacc float32x8
    48f  c4627d5835b80e0000        vpbroadcastd ymm14, dword ptr [rip + c431af3a]
    498  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    49d  c4627d5835ae0e0000        vpbroadcastd ymm14, dword ptr [rip + ce9c1d3c]
    4a6  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    4ab  c4627d5835a40e0000        vpbroadcastd ymm14, dword ptr [rip + 6758633d]
    4b4  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    4b9  c4627d58359a0e0000        vpbroadcastd ymm14, dword ptr [rip + f0fd753e]
    4c2  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    4c7  c4627d5835900e0000        vpbroadcastd ymm14, dword ptr [rip + 1872313f]
    4d0  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    4d5  c4627d5835860e0000        vpbroadcastd ymm14, dword ptr [rip + 0000803f]
    4de  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    4e3  c4c15d72d401              vpsrld ymm4, ymm12, 1                                ; shr uint32x8
    4e9  c58d72f417                vpslld ymm14, ymm4, 23                               ; shl uint32x8
    4ee  c4411459ee                vmulps ymm13, ymm13, ymm14                           ; mul float32x8
    4f3  c59dfae4                  vpsubd ymm4, ymm12, ymm4                             ; sub uint32x8
    4f7  c5dd72f417                vpslld ymm4, ymm4, 23                                ; shl uint32x8
    4fc  c59459e4                  vmulps ymm4, ymm13, ymm4                             ; mul float32x8
    500  c5d45ceb                  vsubps ymm5, ymm5, ymm3                              ; sub float32x8
    504  c4627d58252b0e0000        vpbroadcastd ymm12, dword ptr [rip + 3baab83f]
    50d  c4c15459ec                vmulps ymm5, ymm5, ymm12                             ; mul float32x8
    512  c4627d5825210e0000        vpbroadcastd ymm12, dword ptr [rip + 000016c3]
    51b  c44154c2e401              vcmpps ymm12, ymm5, ymm12, 1                         ; cmplt boolx8
    521  c4627d582d160e0000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    52a  c514c2ed01                vcmpps ymm13, ymm13, ymm5, 1                         ; cmplt boolx8
    52f  c4627d58350c0e0000        vpbroadcastd ymm14, dword ptr [rip + 00000000]
    538  c4c3554aeec0              vblendvps ymm5, ymm5, ymm14, ymm12                   ; where float32x8
    53e  c4627d5835f90d0000        vpbroadcastd ymm14, dword ptr [rip + 00000043]
    547  c4c3554aeed0              vblendvps ymm5, ymm5, ymm14, ymm13                   ; where float32x8
    54d  c55458e8                  vaddps ymm13, ymm5, ymm0                             ; add float32x8
    551  c5145cf0                  vsubps ymm14, ymm13, ymm0                            ; sub float32x8
    555  c4c1545cee                vsubps ymm5, ymm5, ymm14                             ; sub float32x8
    55a  c4627d5835e90d0000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    563  c4627d583de40d0000        vpbroadcastd ymm15, dword ptr [rip + c431af3a]
    56c  c44255a8f7                vfmadd213ps ymm14, ymm5, ymm15                       ; mulacc float32x8
    571  c4627d583dda0d0000        vpbroadcastd ymm15, dword ptr [rip + ce9c1d3c]
    57a  c44255a8f7                vfmadd213ps ymm14, ymm5, ymm15                       ; mulacc float32x8
    57f  c4627d583dd00d0000        vpbroadcastd ymm15, dword ptr [rip + 6758633d]
    588  c44255a8f7                vfmadd213ps ymm14, ymm5, ymm15                       ; mulacc float32x8
    58d  c4627d583dc60d0000        vpbroadcastd ymm15, dword ptr [rip + f0fd753e]
    596  c44255a8f7                vfmadd213ps ymm14, ymm5, ymm15                       ; mulacc float32x8
    59b  c4627d583dbc0d0000        vpbroadcastd ymm15, dword ptr [rip + 1872313f]
    5a4  c44255a8f7                vfmadd213ps ymm14, ymm5, ymm15                       ; mulacc float32x8
    5a9  c4627d583db20d0000        vpbroadcastd ymm15, dword ptr [rip + 0000803f]
    5b2  c44255a8f7                vfmadd213ps ymm14, ymm5, ymm15                       ; mulacc float32x8
    5b7  c4c15572d501              vpsrld ymm5, ymm13, 1                                ; shr uint32x8
    5bd  c58572f517                vpslld ymm15, ymm5, 23                               ; shl uint32x8
    5c2  c4410c59f7                vmulps ymm14, ymm14, ymm15                           ; mul float32x8
    5c7  c595faed                  vpsubd ymm5, ymm13, ymm5                             ; sub uint32x8
    5cb  c5d572f517                vpslld ymm5, ymm5, 23                                ; shl uint32x8
    5d0  c58c59ed                  vmulps ymm5, ymm14, ymm5                             ; mul float32x8
    5d4  c4627d582d670d0000        vpbroadcastd ymm13, dword ptr [rip + 00000000]
    5dd  c4c3754acd90              vblendvps ymm1, ymm1, ymm13, ymm9                    ; where float32x8
    5e3  c5fc118c2420010000        vmovups ymmword ptr [rsp + 288], ymm1
    5ec  c4e27d580d4f0d0000        vpbroadcastd ymm1, dword ptr [rip + 00000000]
    5f5  c4e36d4ac9a0              vblendvps ymm1, ymm2, ymm1, ymm10                    ; where float32x8
    5fb  c5fc118c2440010000        vmovups ymmword ptr [rsp + 320], ymm1
    604  c4e27d580d370d0000        vpbroadcastd ymm1, dword ptr [rip + 00000000]
    60d  c4e35d4ac9b0              vblendvps ymm1, ymm4, ymm1, ymm11                    ; where float32x8
    613  c5fc118c2460010000        vmovups ymmword ptr [rsp + 352], ymm1
    61c  c4e27d580d1f0d0000        vpbroadcastd ymm1, dword ptr [rip + 00000000]
    625  c4e3554ac9c0              vblendvps ymm1, ymm5, ymm1, ymm12                    ; where float32x8
    62b  c5fc118c2480010000        vmovups ymmword ptr [rsp + 384], ymm1
    634  c5fc108c2420010000        vmovups ymm1, ymmword ptr [rsp + 288]
    63d  c5f4588c2440010000        vaddps ymm1, ymm1, ymmword ptr [rsp + 320]           ; add float32x8
    646  c5fc10942460010000        vmovups ymm2, ymmword ptr [rsp + 352]
    64f  c5ec58942480010000        vaddps ymm2, ymm2, ymmword ptr [rsp + 384]           ; add float32x8
    658  c5f458ca                  vaddps ymm1, ymm1, ymm2                              ; add float32x8
    65c  c5cc5cd3                  vsubps ymm2, ymm6, ymm3                              ; sub float32x8
    660  c4e27d5825cf0c0000        vpbroadcastd ymm4, dword ptr [rip + 3baab83f]
    669  c5ec59d4                  vmulps ymm2, ymm2, ymm4                              ; mul float32x8
    66d  c4e27d5825c60c0000        vpbroadcastd ymm4, dword ptr [rip + 000016c3]
    676  c5ecc2e401                vcmpps ymm4, ymm2, ymm4, 1                           ; cmplt boolx8
    67b  c4e27d582dbc0c0000        vpbroadcastd ymm5, dword ptr [rip + 00000043]
    684  c5d4c2ea01                vcmpps ymm5, ymm5, ymm2, 1                           ; cmplt boolx8
    689  c4e27d5835b20c0000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
    692  c4e36d4ad640              vblendvps ymm2, ymm2, ymm6, ymm4                     ; where float32x8
    698  c4e27d58359f0c0000        vpbroadcastd ymm6, dword ptr [rip + 00000043]
    6a1  c4e36d4ad650              vblendvps ymm2, ymm2, ymm6, ymm5                     ; where float32x8
    6a7  c5ec58e8                  vaddps ymm5, ymm2, ymm0                              ; add float32x8
    6ab  c5d45cf0                  vsubps ymm6, ymm5, ymm0                              ; sub float32x8
    6af  c5ec5cd6                  vsubps ymm2, ymm2, ymm6                              ; sub float32x8
    6b3  c4e27d5835900c0000        vpbroadcastd ymm6, dword ptr [rip + b4621a39]        ; mulacc float32x8
    6bc  c4627d580d8b0c0000        vpbroadcastd ymm9, dword ptr [rip + c431af3a]
    6c5  c4c26da8f1                vfmadd213ps ymm6, ymm2, ymm9                         ; mulacc float32x8
    6ca  c4627d580d810c0000        vpbroadcastd ymm9, dword ptr [rip + ce9c1d3c]
    6d3  c4c26da8f1                vfmadd213ps ymm6, ymm2, ymm9                         ; mulacc float32x8
    6d8  c4627d580d770c0000        vpbroadcastd ymm9, dword ptr [rip + 6758633d]
    6e1  c4c26da8f1                vfmadd213ps ymm6, ymm2, ymm9                         ; mulacc float32x8
    6e6  c4627d580d6d0c0000        vpbroadcastd ymm9, dword ptr [rip + f0fd753e]
    6ef  c4c26da8f1                vfmadd213ps ymm6, ymm2, ymm9                         ; mulacc float32x8
    6f4  c4627d580d630c0000        vpbroadcastd ymm9, dword ptr [rip + 1872313f]
    6fd  c4c26da8f1                vfmadd213ps ymm6, ymm2, ymm9                         ; mulacc float32x8
    702  c4627d580d590c0000        vpbroadcastd ymm9, dword ptr [rip + 0000803f]
    70b  c4c26da8f1                vfmadd213ps ymm6, ymm2, ymm9                         ; mulacc float32x8
    710  c5ed72d501                vpsrld ymm2, ymm5, 1                                 ; shr uint32x8
    715  c5b572f217                vpslld ymm9, ymm2, 23                                ; shl uint32x8
    71a  c4c14c59f1                vmulps ymm6, ymm6, ymm9                              ; mul float32x8
    71f  c5d5fad2                  vpsubd ymm2, ymm5, ymm2                              ; sub uint32x8
    723  c5ed72f217                vpslld ymm2, ymm2, 23                                ; shl uint32x8
    728  c5cc59d2                  vmulps ymm2, ymm6, ymm2                              ; mul float32x8
    72c  c5fc102c24                vmovups ymm5, ymmword ptr [rsp]
    731  c5d45ceb                  vsubps ymm5, ymm5, ymm3                              ; sub float32x8
    735  c4e27d5835fa0b0000        vpbroadcastd ymm6, dword ptr [rip + 3baab83f]
    73e  c5d459ee                  vmulps ymm5, ymm5, ymm6                              ; mul float32x8
    742  c4e27d5835f10b0000        vpbroadcastd ymm6, dword ptr [rip + 000016c3]
    74b  c5d4c2f601                vcmpps ymm6, ymm5, ymm6, 1                           ; cmplt boolx8
    750  c4627d580de70b0000        vpbroadcastd ymm9, dword ptr [rip + 00000043]
    759  c534c2cd01                vcmpps ymm9, ymm9, ymm5, 1                           ; cmplt boolx8
    75e  c4627d5815dd0b0000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
    767  c4c3554aea60              vblendvps ymm5, ymm5, ymm10, ymm6                    ; where float32x8
    76d  c4627d5815ca0b0000        vpbroadcastd ymm10, dword ptr [rip + 00000043]
    776  c4c3554aea90              vblendvps ymm5, ymm5, ymm10, ymm9                    ; where float32x8
    77c  c55458c8                  vaddps ymm9, ymm5, ymm0                              ; add float32x8
    780  c5345cd0                  vsubps ymm10, ymm9, ymm0                             ; sub float32x8
    784  c4c1545cea                vsubps ymm5, ymm5, ymm10                             ; sub float32x8
    789  c4627d5815ba0b0000        vpbroadcastd ymm10, dword ptr [rip + b4621a39]       ; mulacc float32x8
    792  c4627d581db50b0000        vpbroadcastd ymm11, dword ptr [rip + c431af3a]
    79b  c44255a8d3                vfmadd213ps ymm10, ymm5, ymm11                       ; mulacc float32x8
    7a0  c4627d581dab0b0000        vpbroadcastd ymm11, dword ptr [rip + ce9c1d3c]
    7a9  c44255a8d3                vfmadd213ps ymm10, ymm5, ymm11                       ; mulacc float32x8
    7ae  c4627d581da10b0000        vpbroadcastd ymm11, dword ptr [rip + 6758633d]
    7b7  c44255a8d3                vfmadd213ps ymm10, ymm5, ymm11                       ; mulacc float32x8
    7bc  c4627d581d970b0000        vpbroadcastd ymm11, dword ptr [rip + f0fd753e]
    7c5  c44255a8d3                vfmadd213ps ymm10, ymm5, ymm11                       ; mulacc float32x8
    7ca  c4627d581d8d0b0000        vpbroadcastd ymm11, dword ptr [rip + 1872313f]
    7d3  c44255a8d3                vfmadd213ps ymm10, ymm5, ymm11                       ; mulacc float32x8
    7d8  c4627d581d830b0000        vpbroadcastd ymm11, dword ptr [rip + 0000803f]
    7e1  c44255a8d3                vfmadd213ps ymm10, ymm5, ymm11                       ; mulacc float32x8
    7e6  c4c15572d101              vpsrld ymm5, ymm9, 1                                 ; shr uint32x8
    7ec  c5a572f517                vpslld ymm11, ymm5, 23                               ; shl uint32x8
    7f1  c4412c59d3                vmulps ymm10, ymm10, ymm11                           ; mul float32x8
    7f6  c5b5faed                  vpsubd ymm5, ymm9, ymm5                              ; sub uint32x8
    7fa  c5d572f517                vpslld ymm5, ymm5, 23                                ; shl uint32x8
    7ff  c5ac59ed                  vmulps ymm5, ymm10, ymm5                             ; mul float32x8
    803  c53c5cc3                  vsubps ymm8, ymm8, ymm3                              ; sub float32x8
    807  c4627d580d280b0000        vpbroadcastd ymm9, dword ptr [rip + 3baab83f]
    810  c4413c59c1                vmulps ymm8, ymm8, ymm9                              ; mul float32x8
    815  c4627d580d1e0b0000        vpbroadcastd ymm9, dword ptr [rip + 000016c3]
    81e  c4413cc2c901              vcmpps ymm9, ymm8, ymm9, 1                           ; cmplt boolx8
    824  c4627d5815130b0000        vpbroadcastd ymm10, dword ptr [rip + 00000043]
    82d  c4412cc2d001              vcmpps ymm10, ymm10, ymm8, 1                         ; cmplt boolx8
    833  c4627d581d080b0000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
    83c  c4433d4ac390              vblendvps ymm8, ymm8, ymm11, ymm9                    ; where float32x8
    842  c4627d581df50a0000        vpbroadcastd ymm11, dword ptr [rip + 00000043]
    84b  c4433d4ac3a0              vblendvps ymm8, ymm8, ymm11, ymm10                   ; where float32x8
    851  c53c58d0                  vaddps ymm10, ymm8, ymm0                             ; add float32x8
    855  c52c5cd8                  vsubps ymm11, ymm10, ymm0                            ; sub float32x8
    859  c4413c5cc3                vsubps ymm8, ymm8, ymm11                             ; sub float32x8
    85e  c4627d581de50a0000        vpbroadcastd ymm11, dword ptr [rip + b4621a39]       ; mulacc float32x8
    867  c4627d5825e00a0000        vpbroadcastd ymm12, dword ptr [rip + c431af3a]
    870  c4423da8dc                vfmadd213ps ymm11, ymm8, ymm12                       ; mulacc float32x8
    875  c4627d5825d60a0000        vpbroadcastd ymm12, dword ptr [rip + ce9c1d3c]
    87e  c4423da8dc                vfmadd213ps ymm11, ymm8, ymm12                       ; mulacc float32x8
    883  c4627d5825cc0a0000        vpbroadcastd ymm12, dword ptr [rip + 6758633d]
    88c  c4423da8dc                vfmadd213ps ymm11, ymm8, ymm12                       ; mulacc float32x8
    891  c4627d5825c20a0000        vpbroadcastd ymm12, dword ptr [rip + f0fd753e]
    89a  c4423da8dc                vfmadd213ps ymm11, ymm8, ymm12                       ; mulacc float32x8
    89f  c4627d5825b80a0000        vpbroadcastd ymm12, dword ptr [rip + 1872313f]
    8a8  c4423da8dc                vfmadd213ps ymm11, ymm8, ymm12                       ; mulacc float32x8
    8ad  c4627d5825ae0a0000        vpbroadcastd ymm12, dword ptr [rip + 0000803f]
    8b6  c4423da8dc                vfmadd213ps ymm11, ymm8, ymm12                       ; mulacc float32x8
    8bb  c4c13d72d201              vpsrld ymm8, ymm10, 1                                ; shr uint32x8
    8c1  c4c11d72f017              vpslld ymm12, ymm8, 23                               ; shl uint32x8
    8c7  c4412459dc                vmulps ymm11, ymm11, ymm12                           ; mul float32x8
    8cc  c4412dfac0                vpsubd ymm8, ymm10, ymm8                             ; sub uint32x8
    8d1  c4c13d72f017              vpslld ymm8, ymm8, 23                                ; shl uint32x8
    8d7  c4412459c0                vmulps ymm8, ymm11, ymm8                             ; mul float32x8
    8dc  c57c10542420              vmovups ymm10, ymmword ptr [rsp + 32]
    8e2  c52c5cd3                  vsubps ymm10, ymm10, ymm3                            ; sub float32x8
    8e6  c4627d581d490a0000        vpbroadcastd ymm11, dword ptr [rip + 3baab83f]
    8ef  c4412c59d3                vmulps ymm10, ymm10, ymm11                           ; mul float32x8
    8f4  c4627d581d3f0a0000        vpbroadcastd ymm11, dword ptr [rip + 000016c3]
    8fd  c4412cc2db01              vcmpps ymm11, ymm10, ymm11, 1                        ; cmplt boolx8
    903  c4627d5825340a0000        vpbroadcastd ymm12, dword ptr [rip + 00000043]
    90c  c4411cc2e201              vcmpps ymm12, ymm12, ymm10, 1                        ; cmplt boolx8
    912  c4627d582d290a0000        vpbroadcastd ymm13, dword ptr [rip + 00000000]
    91b  c4432d4ad5b0              vblendvps ymm10, ymm10, ymm13, ymm11                 ; where float32x8
    921  c4627d582d160a0000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    92a  c4432d4ad5c0              vblendvps ymm10, ymm10, ymm13, ymm12                 ; where float32x8
    930  c52c58e0                  vaddps ymm12, ymm10, ymm0                            ; add float32x8
    934  c51c5ce8                  vsubps ymm13, ymm12, ymm0                            ; sub float32x8
    938  c4412c5cd5                vsubps ymm10, ymm10, ymm13                           ; sub float32x8
    93d  c4627d582d060a0000        vpbroadcastd ymm13, dword ptr [rip + b4621a39]       ; mulacc float32x8
    946  c4627d5835010a0000        vpbroadcastd ymm14, dword ptr [rip + c431af3a]
    94f  c4422da8ee                vfmadd213ps ymm13, ymm10, ymm14                      ; mulacc float32x8
    954  c4627d5835f7090000        vpbroadcastd ymm14, dword ptr [rip + ce9c1d3c]
    95d  c4422da8ee                vfmadd213ps ymm13, ymm10, ymm14                      ; mulacc float32x8
    962  c4627d5835ed090000        vpbroadcastd ymm14, dword ptr [rip + 6758633d]
    96b  c4422da8ee                vfmadd213ps ymm13, ymm10, ymm14                      ; mulacc float32x8
    970  c4627d5835e3090000        vpbroadcastd ymm14, dword ptr [rip + f0fd753e]
    979  c4422da8ee                vfmadd213ps ymm13, ymm10, ymm14                      ; mulacc float32x8
    97e  c4627d5835d9090000        vpbroadcastd ymm14, dword ptr [rip + 1872313f]
    987  c4422da8ee                vfmadd213ps ymm13, ymm10, ymm14                      ; mulacc float32x8
    98c  c4627d5835cf090000        vpbroadcastd ymm14, dword ptr [rip + 0000803f]
    995  c4422da8ee                vfmadd213ps ymm13, ymm10, ymm14                      ; mulacc float32x8
    99a  c4c12d72d401              vpsrld ymm10, ymm12, 1                               ; shr uint32x8
    9a0  c4c10d72f217              vpslld ymm14, ymm10, 23                              ; shl uint32x8
    9a6  c4411459ee                vmulps ymm13, ymm13, ymm14                           ; mul float32x8
    9ab  c4411dfad2                vpsubd ymm10, ymm12, ymm10                           ; sub uint32x8
    9b0  c4c12d72f217              vpslld ymm10, ymm10, 23                              ; shl uint32x8
    9b6  c4411459d2                vmulps ymm10, ymm13, ymm10                           ; mul float32x8
    9bb  c4627d582580090000        vpbroadcastd ymm12, dword ptr [rip + 00000000]
    9c4  c4c36d4ad440              vblendvps ymm2, ymm2, ymm12, ymm4                    ; where float32x8
    9ca  c5fc119424a0010000        vmovups ymmword ptr [rsp + 416], ymm2
    9d3  c4e27d581568090000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
    9dc  c4e3554ad260              vblendvps ymm2, ymm5, ymm2, ymm6                     ; where float32x8
    9e2  c5fc119424c0010000        vmovups ymmword ptr [rsp + 448], ymm2
    9eb  c4e27d581550090000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
    9f4  c4e33d4ad290              vblendvps ymm2, ymm8, ymm2, ymm9                     ; where float32x8
    9fa  c5fc119424e0010000        vmovups ymmword ptr [rsp + 480], ymm2
    a03  c4e27d581538090000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
    a0c  c4e32d4ad2b0              vblendvps ymm2, ymm10, ymm2, ymm11                   ; where float32x8
    a12  c5fc11942400020000        vmovups ymmword ptr [rsp + 512], ymm2
    a1b  c5fc109424a0010000        vmovups ymm2, ymmword ptr [rsp + 416]
    a24  c5ec589424c0010000        vaddps ymm2, ymm2, ymmword ptr [rsp + 448]           ; add float32x8
    a2d  c5fc10a424e0010000        vmovups ymm4, ymmword ptr [rsp + 480]
    a36  c5dc58a42400020000        vaddps ymm4, ymm4, ymmword ptr [rsp + 512]           ; add float32x8
    a3f  c5ec58d4                  vaddps ymm2, ymm2, ymm4                              ; add float32x8
    a43  c5f458ca                  vaddps ymm1, ymm1, ymm2                              ; add float32x8
    a47  c5fc118c2420020000        vmovups ymmword ptr [rsp + 544], ymm1
    a50  c5c45ccb                  vsubps ymm1, ymm7, ymm3                              ; sub float32x8
    a54  c4e27d5815db080000        vpbroadcastd ymm2, dword ptr [rip + 3baab83f]
    a5d  c5f459ca                  vmulps ymm1, ymm1, ymm2                              ; mul float32x8
    a61  c4e27d5815d2080000        vpbroadcastd ymm2, dword ptr [rip + 000016c3]
    a6a  c5f4c2d201                vcmpps ymm2, ymm1, ymm2, 1                           ; cmplt boolx8
    a6f  c4e27d5825c8080000        vpbroadcastd ymm4, dword ptr [rip + 00000043]
    a78  c5dcc2e101                vcmpps ymm4, ymm4, ymm1, 1                           ; cmplt boolx8
    a7d  c4e27d582dbe080000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
    a86  c4e3754acd20              vblendvps ymm1, ymm1, ymm5, ymm2                     ; where float32x8
    a8c  c4e27d582dab080000        vpbroadcastd ymm5, dword ptr [rip + 00000043]
    a95  c4e3754acd40              vblendvps ymm1, ymm1, ymm5, ymm4                     ; where float32x8
    a9b  c5f458e0                  vaddps ymm4, ymm1, ymm0                              ; add float32x8
    a9f  c5dc5ce8                  vsubps ymm5, ymm4, ymm0                              ; sub float32x8
    aa3  c5f45ccd                  vsubps ymm1, ymm1, ymm5                              ; sub float32x8
    aa7  c4e27d582d9c080000        vpbroadcastd ymm5, dword ptr [rip + b4621a39]        ; mulacc float32x8
    ab0  c4e27d583597080000        vpbroadcastd ymm6, dword ptr [rip + c431af3a]
    ab9  c4e275a8ee                vfmadd213ps ymm5, ymm1, ymm6                         ; mulacc float32x8
    abe  c4e27d58358d080000        vpbroadcastd ymm6, dword ptr [rip + ce9c1d3c]
    ac7  c4e275a8ee                vfmadd213ps ymm5, ymm1, ymm6                         ; mulacc float32x8
    acc  c4e27d583583080000        vpbroadcastd ymm6, dword ptr [rip + 6758633d]
    ad5  c4e275a8ee                vfmadd213ps ymm5, ymm1, ymm6                         ; mulacc float32x8
    ada  c4e27d583579080000        vpbroadcastd ymm6, dword ptr [rip + f0fd753e]
    ae3  c4e275a8ee                vfmadd213ps ymm5, ymm1, ymm6                         ; mulacc float32x8
    ae8  c4e27d58356f080000        vpbroadcastd ymm6, dword ptr [rip + 1872313f]
    af1  c4e275a8ee                vfmadd213ps ymm5, ymm1, ymm6                         ; mulacc float32x8
    af6  c4e27d583565080000        vpbroadcastd ymm6, dword ptr [rip + 0000803f]
    aff  c4e275a8ee                vfmadd213ps ymm5, ymm1, ymm6                         ; mulacc float32x8
    b04  c5f572d401                vpsrld ymm1, ymm4, 1                                 ; shr uint32x8
    b09  c5cd72f117                vpslld ymm6, ymm1, 23                                ; shl uint32x8
    b0e  c5d459ee                  vmulps ymm5, ymm5, ymm6                              ; mul float32x8
    b12  c5ddfac9                  vpsubd ymm1, ymm4, ymm1                              ; sub uint32x8
    b16  c5f572f117                vpslld ymm1, ymm1, 23                                ; shl uint32x8
    b1b  c5d459c9                  vmulps ymm1, ymm5, ymm1                              ; mul float32x8
    b1f  c5fc10642440              vmovups ymm4, ymmword ptr [rsp + 64]
    b25  c5dc5ce3                  vsubps ymm4, ymm4, ymm3                              ; sub float32x8
    b29  c4e27d582d06080000        vpbroadcastd ymm5, dword ptr [rip + 3baab83f]
    b32  c5dc59e5                  vmulps ymm4, ymm4, ymm5                              ; mul float32x8
    b36  c4e27d582dfd070000        vpbroadcastd ymm5, dword ptr [rip + 000016c3]
    b3f  c5dcc2ed01                vcmpps ymm5, ymm4, ymm5, 1                           ; cmplt boolx8
    b44  c4e27d5835f3070000        vpbroadcastd ymm6, dword ptr [rip + 00000043]
    b4d  c5ccc2f401                vcmpps ymm6, ymm6, ymm4, 1                           ; cmplt boolx8
    b52  c4e27d583de9070000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
    b5b  c4e35d4ae750              vblendvps ymm4, ymm4, ymm7, ymm5                     ; where float32x8
    b61  c4e27d583dd6070000        vpbroadcastd ymm7, dword ptr [rip + 00000043]
    b6a  c4e35d4ae760              vblendvps ymm4, ymm4, ymm7, ymm6                     ; where float32x8
    b70  c5dc58f0                  vaddps ymm6, ymm4, ymm0                              ; add float32x8
    b74  c5cc5cf8                  vsubps ymm7, ymm6, ymm0                              ; sub float32x8
    b78  c5dc5ce7                  vsubps ymm4, ymm4, ymm7                              ; sub float32x8
    b7c  c4e27d583dc7070000        vpbroadcastd ymm7, dword ptr [rip + b4621a39]        ; mulacc float32x8
    b85  c4627d5805c2070000        vpbroadcastd ymm8, dword ptr [rip + c431af3a]
    b8e  c4c25da8f8                vfmadd213ps ymm7, ymm4, ymm8                         ; mulacc float32x8
    b93  c4627d5805b8070000        vpbroadcastd ymm8, dword ptr [rip + ce9c1d3c]
    b9c  c4c25da8f8                vfmadd213ps ymm7, ymm4, ymm8                         ; mulacc float32x8
    ba1  c4627d5805ae070000        vpbroadcastd ymm8, dword ptr [rip + 6758633d]
    baa  c4c25da8f8                vfmadd213ps ymm7, ymm4, ymm8                         ; mulacc float32x8
    baf  c4627d5805a4070000        vpbroadcastd ymm8, dword ptr [rip + f0fd753e]
    bb8  c4c25da8f8                vfmadd213ps ymm7, ymm4, ymm8                         ; mulacc float32x8
    bbd  c4627d58059a070000        vpbroadcastd ymm8, dword ptr [rip + 1872313f]
    bc6  c4c25da8f8                vfmadd213ps ymm7, ymm4, ymm8                         ; mulacc float32x8
    bcb  c4627d580590070000        vpbroadcastd ymm8, dword ptr [rip + 0000803f]
    bd4  c4c25da8f8                vfmadd213ps ymm7, ymm4, ymm8                         ; mulacc float32x8
    bd9  c5dd72d601                vpsrld ymm4, ymm6, 1                                 ; shr uint32x8
    bde  c5bd72f417                vpslld ymm8, ymm4, 23                                ; shl uint32x8
    be3  c4c14459f8                vmulps ymm7, ymm7, ymm8                              ; mul float32x8
    be8  c5cdfae4                  vpsubd ymm4, ymm6, ymm4                              ; sub uint32x8
    bec  c5dd72f417                vpslld ymm4, ymm4, 23                                ; shl uint32x8
    bf1  c5c459e4                  vmulps ymm4, ymm7, ymm4                              ; mul float32x8
    bf5  c5fc10742460              vmovups ymm6, ymmword ptr [rsp + 96]
    bfb  c5cc5cf3                  vsubps ymm6, ymm6, ymm3                              ; sub float32x8
    bff  c4e27d583d30070000        vpbroadcastd ymm7, dword ptr [rip + 3baab83f]
    c08  c5cc59f7                  vmulps ymm6, ymm6, ymm7                              ; mul float32x8
    c0c  c4e27d583d27070000        vpbroadcastd ymm7, dword ptr [rip + 000016c3]
    c15  c5ccc2ff01                vcmpps ymm7, ymm6, ymm7, 1                           ; cmplt boolx8
    c1a  c4627d58051d070000        vpbroadcastd ymm8, dword ptr [rip + 00000043]
    c23  c53cc2c601                vcmpps ymm8, ymm8, ymm6, 1                           ; cmplt boolx8
    c28  c4627d580d13070000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
    c31  c4c34d4af170              vblendvps ymm6, ymm6, ymm9, ymm7                     ; where float32x8
    c37  c4627d580d00070000        vpbroadcastd ymm9, dword ptr [rip + 00000043]
    c40  c4c34d4af180              vblendvps ymm6, ymm6, ymm9, ymm8                     ; where float32x8
    c46  c54c58c0                  vaddps ymm8, ymm6, ymm0                              ; add float32x8
    c4a  c53c5cc8                  vsubps ymm9, ymm8, ymm0                              ; sub float32x8
    c4e  c4c14c5cf1                vsubps ymm6, ymm6, ymm9                              ; sub float32x8
    c53  c4627d580df0060000        vpbroadcastd ymm9, dword ptr [rip + b4621a39]        ; mulacc float32x8
    c5c  c4627d5815eb060000        vpbroadcastd ymm10, dword ptr [rip + c431af3a]
    c65  c4424da8ca                vfmadd213ps ymm9, ymm6, ymm10                        ; mulacc float32x8
    c6a  c4627d5815e1060000        vpbroadcastd ymm10, dword ptr [rip + ce9c1d3c]
    c73  c4424da8ca                vfmadd213ps ymm9, ymm6, ymm10                        ; mulacc float32x8
    c78  c4627d5815d7060000        vpbroadcastd ymm10, dword ptr [rip + 6758633d]
    c81  c4424da8ca                vfmadd213ps ymm9, ymm6, ymm10                        ; mulacc float32x8
    c86  c4627d5815cd060000        vpbroadcastd ymm10, dword ptr [rip + f0fd753e]
    c8f  c4424da8ca                vfmadd213ps ymm9, ymm6, ymm10                        ; mulacc float32x8
    c94  c4627d5815c3060000        vpbroadcastd ymm10, dword ptr [rip + 1872313f]
    c9d  c4424da8ca                vfmadd213ps ymm9, ymm6, ymm10                        ; mulacc float32x8
    ca2  c4627d5815b9060000        vpbroadcastd ymm10, dword ptr [rip + 0000803f]
    cab  c4424da8ca                vfmadd213ps ymm9, ymm6, ymm10                        ; mulacc float32x8
    cb0  c4c14d72d001              vpsrld ymm6, ymm8, 1                                 ; shr uint32x8
    cb6  c5ad72f617                vpslld ymm10, ymm6, 23                               ; shl uint32x8
    cbb  c4413459ca                vmulps ymm9, ymm9, ymm10                             ; mul float32x8
    cc0  c5bdfaf6                  vpsubd ymm6, ymm8, ymm6                              ; sub uint32x8
    cc4  c5cd72f617                vpslld ymm6, ymm6, 23                                ; shl uint32x8
    cc9  c5b459f6                  vmulps ymm6, ymm9, ymm6                              ; mul float32x8
    ccd  c57c10842480000000        vmovups ymm8, ymmword ptr [rsp + 128]
    cd6  c53c5cc3                  vsubps ymm8, ymm8, ymm3                              ; sub float32x8
    cda  c4627d580d55060000        vpbroadcastd ymm9, dword ptr [rip + 3baab83f]
    ce3  c4413c59c1                vmulps ymm8, ymm8, ymm9                              ; mul float32x8
    ce8  c4627d580d4b060000        vpbroadcastd ymm9, dword ptr [rip + 000016c3]
    cf1  c4413cc2c901              vcmpps ymm9, ymm8, ymm9, 1                           ; cmplt boolx8
    cf7  c4627d581540060000        vpbroadcastd ymm10, dword ptr [rip + 00000043]
    d00  c4412cc2d001              vcmpps ymm10, ymm10, ymm8, 1                         ; cmplt boolx8
    d06  c4627d581d35060000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
    d0f  c4433d4ac390              vblendvps ymm8, ymm8, ymm11, ymm9                    ; where float32x8
    d15  c4627d581d22060000        vpbroadcastd ymm11, dword ptr [rip + 00000043]
    d1e  c4433d4ac3a0              vblendvps ymm8, ymm8, ymm11, ymm10                   ; where float32x8
    d24  c53c58d0                  vaddps ymm10, ymm8, ymm0                             ; add float32x8
    d28  c52c5cd8                  vsubps ymm11, ymm10, ymm0                            ; sub float32x8
    d2c  c4413c5cc3                vsubps ymm8, ymm8, ymm11                             ; sub float32x8
    d31  c4627d581d12060000        vpbroadcastd ymm11, dword ptr [rip + b4621a39]       ; mulacc float32x8
    d3a  c4627d58250d060000        vpbroadcastd ymm12, dword ptr [rip + c431af3a]
    d43  c4423da8dc                vfmadd213ps ymm11, ymm8, ymm12                       ; mulacc float32x8
    d48  c4627d582503060000        vpbroadcastd ymm12, dword ptr [rip + ce9c1d3c]
    d51  c4423da8dc                vfmadd213ps ymm11, ymm8, ymm12                       ; mulacc float32x8
    d56  c4627d5825f9050000        vpbroadcastd ymm12, dword ptr [rip + 6758633d]
    d5f  c4423da8dc                vfmadd213ps ymm11, ymm8, ymm12                       ; mulacc float32x8
    d64  c4627d5825ef050000        vpbroadcastd ymm12, dword ptr [rip + f0fd753e]
    d6d  c4423da8dc                vfmadd213ps ymm11, ymm8, ymm12                       ; mulacc float32x8
    d72  c4627d5825e5050000        vpbroadcastd ymm12, dword ptr [rip + 1872313f]
    d7b  c4423da8dc                vfmadd213ps ymm11, ymm8, ymm12                       ; mulacc float32x8
    d80  c4627d5825db050000        vpbroadcastd ymm12, dword ptr [rip + 0000803f]
    d89  c4423da8dc                vfmadd213ps ymm11, ymm8, ymm12                       ; mulacc float32x8
    d8e  c4c13d72d201              vpsrld ymm8, ymm10, 1                                ; shr uint32x8
    d94  c4c11d72f017              vpslld ymm12, ymm8, 23                               ; shl uint32x8
    d9a  c4412459dc                vmulps ymm11, ymm11, ymm12                           ; mul float32x8
    d9f  c4412dfac0                vpsubd ymm8, ymm10, ymm8                             ; sub uint32x8
    da4  c4c13d72f017              vpslld ymm8, ymm8, 23                                ; shl uint32x8
    daa  c4412459c0                vmulps ymm8, ymm11, ymm8                             ; mul float32x8
    daf  c4627d58158c050000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
    db8  c4c3754aca20              vblendvps ymm1, ymm1, ymm10, ymm2                    ; where float32x8
    dbe  c4e27d58157d050000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
    dc7  c4e35d4ad250              vblendvps ymm2, ymm4, ymm2, ymm5                     ; where float32x8
    dcd  c4e27d58256e050000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
    dd6  c4e34d4ae470              vblendvps ymm4, ymm6, ymm4, ymm7                     ; where float32x8
    ddc  c4e27d582d5f050000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
    de5  c4e33d4aed90              vblendvps ymm5, ymm8, ymm5, ymm9                     ; where float32x8
    deb  c5f458f2                  vaddps ymm6, ymm1, ymm2                              ; add float32x8
    def  c5dc58fd                  vaddps ymm7, ymm4, ymm5                              ; add float32x8
    df3  c5cc58f7                  vaddps ymm6, ymm6, ymm7                              ; add float32x8
    df7  c5fc11b42440020000        vmovups ymmword ptr [rsp + 576], ymm6
    e00  c5fc10b424a0000000        vmovups ymm6, ymmword ptr [rsp + 160]
    e09  c5cc5cf3                  vsubps ymm6, ymm6, ymm3                              ; sub float32x8
    e0d  c4e27d583d22050000        vpbroadcastd ymm7, dword ptr [rip + 3baab83f]
    e16  c5cc59f7                  vmulps ymm6, ymm6, ymm7                              ; mul float32x8
    e1a  c4e27d583d19050000        vpbroadcastd ymm7, dword ptr [rip + 000016c3]
    e23  c5ccc2ff01                vcmpps ymm7, ymm6, ymm7, 1                           ; cmplt boolx8
    e28  c4627d58050f050000        vpbroadcastd ymm8, dword ptr [rip + 00000043]
    e31  c53cc2c601                vcmpps ymm8, ymm8, ymm6, 1                           ; cmplt boolx8
    e36  c4627d580d05050000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
    e3f  c4c34d4af170              vblendvps ymm6, ymm6, ymm9, ymm7                     ; where float32x8
    e45  c4627d580df2040000        vpbroadcastd ymm9, dword ptr [rip + 00000043]
    e4e  c4c34d4af180              vblendvps ymm6, ymm6, ymm9, ymm8                     ; where float32x8
    e54  c54c58c0                  vaddps ymm8, ymm6, ymm0                              ; add float32x8
    e58  c53c5cc8                  vsubps ymm9, ymm8, ymm0                              ; sub float32x8
    e5c  c4c14c5cf1                vsubps ymm6, ymm6, ymm9                              ; sub float32x8
    e61  c4627d580de2040000        vpbroadcastd ymm9, dword ptr [rip + b4621a39]        ; mulacc float32x8
    e6a  c4627d5815dd040000        vpbroadcastd ymm10, dword ptr [rip + c431af3a]
    e73  c4424da8ca                vfmadd213ps ymm9, ymm6, ymm10                        ; mulacc float32x8
    e78  c4627d5815d3040000        vpbroadcastd ymm10, dword ptr [rip + ce9c1d3c]
    e81  c4424da8ca                vfmadd213ps ymm9, ymm6, ymm10                        ; mulacc float32x8
    e86  c4627d5815c9040000        vpbroadcastd ymm10, dword ptr [rip + 6758633d]
    e8f  c4424da8ca                vfmadd213ps ymm9, ymm6, ymm10                        ; mulacc float32x8
    e94  c4627d5815bf040000        vpbroadcastd ymm10, dword ptr [rip + f0fd753e]
    e9d  c4424da8ca                vfmadd213ps ymm9, ymm6, ymm10                        ; mulacc float32x8
    ea2  c4627d5815b5040000        vpbroadcastd ymm10, dword ptr [rip + 1872313f]
    eab  c4424da8ca                vfmadd213ps ymm9, ymm6, ymm10                        ; mulacc float32x8
    eb0  c4627d5815ab040000        vpbroadcastd ymm10, dword ptr [rip + 0000803f]
    eb9  c4424da8ca                vfmadd213ps ymm9, ymm6, ymm10                        ; mulacc float32x8
    ebe  c4c14d72d001              vpsrld ymm6, ymm8, 1                                 ; shr uint32x8
    ec4  c5ad72f617                vpslld ymm10, ymm6, 23                               ; shl uint32x8
    ec9  c4413459ca                vmulps ymm9, ymm9, ymm10                             ; mul float32x8
    ece  c5bdfaf6                  vpsubd ymm6, ymm8, ymm6                              ; sub uint32x8
    ed2  c5cd72f617                vpslld ymm6, ymm6, 23                                ; shl uint32x8
    ed7  c5b459f6                  vmulps ymm6, ymm9, ymm6                              ; mul float32x8
    edb  c57c108424c0000000        vmovups ymm8, ymmword ptr [rsp + 192]
    ee4  c53c5cc3                  vsubps ymm8, ymm8, ymm3                              ; sub float32x8
    ee8  c4627d580d47040000        vpbroadcastd ymm9, dword ptr [rip + 3baab83f]
    ef1  c4413c59c1                vmulps ymm8, ymm8, ymm9                              ; mul float32x8
    ef6  c4627d580d3d040000        vpbroadcastd ymm9, dword ptr [rip + 000016c3]
    eff  c4413cc2c901              vcmpps ymm9, ymm8, ymm9, 1                           ; cmplt boolx8
    f05  c4627d581532040000        vpbroadcastd ymm10, dword ptr [rip + 00000043]
    f0e  c4412cc2d001              vcmpps ymm10, ymm10, ymm8, 1                         ; cmplt boolx8
    f14  c4627d581d27040000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
    f1d  c4433d4ac390              vblendvps ymm8, ymm8, ymm11, ymm9                    ; where float32x8
    f23  c4627d581d14040000        vpbroadcastd ymm11, dword ptr [rip + 00000043]
    f2c  c4433d4ac3a0              vblendvps ymm8, ymm8, ymm11, ymm10                   ; where float32x8
    f32  c53c58d0                  vaddps ymm10, ymm8, ymm0                             ; add float32x8
    f36  c52c5cd8                  vsubps ymm11, ymm10, ymm0                            ; sub float32x8
    f3a  c4413c5cc3                vsubps ymm8, ymm8, ymm11                             ; sub float32x8
    f3f  c4627d581d04040000        vpbroadcastd ymm11, dword ptr [rip + b4621a39]       ; mulacc float32x8
    f48  c4627d5825ff030000        vpbroadcastd ymm12, dword ptr [rip + c431af3a]
    f51  c4423da8dc                vfmadd213ps ymm11, ymm8, ymm12                       ; mulacc float32x8
    f56  c4627d5825f5030000        vpbroadcastd ymm12, dword ptr [rip + ce9c1d3c]
    f5f  c4423da8dc                vfmadd213ps ymm11, ymm8, ymm12                       ; mulacc float32x8
    f64  c4627d5825eb030000        vpbroadcastd ymm12, dword ptr [rip + 6758633d]
    f6d  c4423da8dc                vfmadd213ps ymm11, ymm8, ymm12                       ; mulacc float32x8
    f72  c4627d5825e1030000        vpbroadcastd ymm12, dword ptr [rip + f0fd753e]
    f7b  c4423da8dc                vfmadd213ps ymm11, ymm8, ymm12                       ; mulacc float32x8
    f80  c4627d5825d7030000        vpbroadcastd ymm12, dword ptr [rip + 1872313f]
    f89  c4423da8dc                vfmadd213ps ymm11, ymm8, ymm12                       ; mulacc float32x8
    f8e  c4627d5825cd030000        vpbroadcastd ymm12, dword ptr [rip + 0000803f]
    f97  c4423da8dc                vfmadd213ps ymm11, ymm8, ymm12                       ; mulacc float32x8
    f9c  c4c13d72d201              vpsrld ymm8, ymm10, 1                                ; shr uint32x8
    fa2  c4c11d72f017              vpslld ymm12, ymm8, 23                               ; shl uint32x8
    fa8  c4412459dc                vmulps ymm11, ymm11, ymm12                           ; mul float32x8
    fad  c4412dfac0                vpsubd ymm8, ymm10, ymm8                             ; sub uint32x8
    fb2  c4c13d72f017              vpslld ymm8, ymm8, 23                                ; shl uint32x8
    fb8  c4412459c0                vmulps ymm8, ymm11, ymm8                             ; mul float32x8
    fbd  c57c109424e0000000        vmovups ymm10, ymmword ptr [rsp + 224]
    fc6  c52c5cd3                  vsubps ymm10, ymm10, ymm3                            ; sub float32x8
    fca  c4627d581d65030000        vpbroadcastd ymm11, dword ptr [rip + 3baab83f]
    fd3  c4412c59d3                vmulps ymm10, ymm10, ymm11                           ; mul float32x8
    fd8  c4627d581d5b030000        vpbroadcastd ymm11, dword ptr [rip + 000016c3]
    fe1  c4412cc2db01              vcmpps ymm11, ymm10, ymm11, 1                        ; cmplt boolx8
    fe7  c4627d582550030000        vpbroadcastd ymm12, dword ptr [rip + 00000043]
    ff0  c4411cc2e201              vcmpps ymm12, ymm12, ymm10, 1                        ; cmplt boolx8
    ff6  c4627d582d45030000        vpbroadcastd ymm13, dword ptr [rip + 00000000]
    fff  c4432d4ad5b0              vblendvps ymm10, ymm10, ymm13, ymm11                 ; where float32x8
   1005  c4627d582d32030000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
   100e  c4432d4ad5c0              vblendvps ymm10, ymm10, ymm13, ymm12                 ; where float32x8
   1014  c52c58e0                  vaddps ymm12, ymm10, ymm0                            ; add float32x8
   1018  c51c5ce8                  vsubps ymm13, ymm12, ymm0                            ; sub float32x8
   101c  c4412c5cd5                vsubps ymm10, ymm10, ymm13                           ; sub float32x8
   1021  c4627d582d22030000        vpbroadcastd ymm13, dword ptr [rip + b4621a39]       ; mulacc float32x8
   102a  c4627d58351d030000        vpbroadcastd ymm14, dword ptr [rip + c431af3a]
   1033  c4422da8ee                vfmadd213ps ymm13, ymm10, ymm14                      ; mulacc float32x8
   1038  c4627d583513030000        vpbroadcastd ymm14, dword ptr [rip + ce9c1d3c]
   1041  c4422da8ee                vfmadd213ps ymm13, ymm10, ymm14                      ; mulacc float32x8
   1046  c4627d583509030000        vpbroadcastd ymm14, dword ptr [rip + 6758633d]
   104f  c4422da8ee                vfmadd213ps ymm13, ymm10, ymm14                      ; mulacc float32x8
   1054  c4627d5835ff020000        vpbroadcastd ymm14, dword ptr [rip + f0fd753e]
   105d  c4422da8ee                vfmadd213ps ymm13, ymm10, ymm14                      ; mulacc float32x8
   1062  c4627d5835f5020000        vpbroadcastd ymm14, dword ptr [rip + 1872313f]
   106b  c4422da8ee                vfmadd213ps ymm13, ymm10, ymm14                      ; mulacc float32x8
   1070  c4627d5835eb020000        vpbroadcastd ymm14, dword ptr [rip + 0000803f]
   1079  c4422da8ee                vfmadd213ps ymm13, ymm10, ymm14                      ; mulacc float32x8
   107e  c4c12d72d401              vpsrld ymm10, ymm12, 1                               ; shr uint32x8
   1084  c4c10d72f217              vpslld ymm14, ymm10, 23                              ; shl uint32x8
   108a  c4411459ee                vmulps ymm13, ymm13, ymm14                           ; mul float32x8
   108f  c4411dfad2                vpsubd ymm10, ymm12, ymm10                           ; sub uint32x8
   1094  c4c12d72f217              vpslld ymm10, ymm10, 23                              ; shl uint32x8
   109a  c4411459d2                vmulps ymm10, ymm13, ymm10                           ; mul float32x8
   109f  c57c10a42400010000        vmovups ymm12, ymmword ptr [rsp + 256]
   10a8  c59c5cdb                  vsubps ymm3, ymm12, ymm3                             ; sub float32x8
   10ac  c4627d582583020000        vpbroadcastd ymm12, dword ptr [rip + 3baab83f]
   10b5  c4c16459dc                vmulps ymm3, ymm3, ymm12                             ; mul float32x8
   10ba  c4627d582579020000        vpbroadcastd ymm12, dword ptr [rip + 000016c3]
   10c3  c44164c2e401              vcmpps ymm12, ymm3, ymm12, 1                         ; cmplt boolx8
   10c9  c4627d582d6e020000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
   10d2  c514c2eb01                vcmpps ymm13, ymm13, ymm3, 1                         ; cmplt boolx8
   10d7  c4627d583564020000        vpbroadcastd ymm14, dword ptr [rip + 00000000]
   10e0  c4c3654adec0              vblendvps ymm3, ymm3, ymm14, ymm12                   ; where float32x8
   10e6  c4627d583551020000        vpbroadcastd ymm14, dword ptr [rip + 00000043]
   10ef  c4c3654aded0              vblendvps ymm3, ymm3, ymm14, ymm13                   ; where float32x8
   10f5  c56458e8                  vaddps ymm13, ymm3, ymm0                             ; add float32x8
   10f9  c5145cf0                  vsubps ymm14, ymm13, ymm0                            ; sub float32x8
   10fd  c4c1645cde                vsubps ymm3, ymm3, ymm14                             ; sub float32x8
   1102  c4627d583541020000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
   110b  c4627d583d3c020000        vpbroadcastd ymm15, dword ptr [rip + c431af3a]
   1114  c44265a8f7                vfmadd213ps ymm14, ymm3, ymm15                       ; mulacc float32x8
   1119  c4627d583d32020000        vpbroadcastd ymm15, dword ptr [rip + ce9c1d3c]
   1122  c44265a8f7                vfmadd213ps ymm14, ymm3, ymm15                       ; mulacc float32x8
   1127  c4627d583d28020000        vpbroadcastd ymm15, dword ptr [rip + 6758633d]
   1130  c44265a8f7                vfmadd213ps ymm14, ymm3, ymm15                       ; mulacc float32x8
   1135  c4627d583d1e020000        vpbroadcastd ymm15, dword ptr [rip + f0fd753e]
   113e  c44265a8f7                vfmadd213ps ymm14, ymm3, ymm15                       ; mulacc float32x8
   1143  c4627d583d14020000        vpbroadcastd ymm15, dword ptr [rip + 1872313f]
   114c  c44265a8f7                vfmadd213ps ymm14, ymm3, ymm15                       ; mulacc float32x8
   1151  c4627d583d0a020000        vpbroadcastd ymm15, dword ptr [rip + 0000803f]
   115a  c44265a8f7                vfmadd213ps ymm14, ymm3, ymm15                       ; mulacc float32x8
   115f  c4c16572d501              vpsrld ymm3, ymm13, 1                                ; shr uint32x8
   1165  c58572f317                vpslld ymm15, ymm3, 23                               ; shl uint32x8
   116a  c4410c59f7                vmulps ymm14, ymm14, ymm15                           ; mul float32x8
   116f  c595fadb                  vpsubd ymm3, ymm13, ymm3                             ; sub uint32x8
   1173  c5e572f317                vpslld ymm3, ymm3, 23                                ; shl uint32x8
   1178  c58c59db                  vmulps ymm3, ymm14, ymm3                             ; mul float32x8
   117c  c4627d582dbf010000        vpbroadcastd ymm13, dword ptr [rip + 00000000]
   1185  c4c34d4af570              vblendvps ymm6, ymm6, ymm13, ymm7                    ; where float32x8
   118b  c4e27d583db0010000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
   1194  c4e33d4aff90              vblendvps ymm7, ymm8, ymm7, ymm9                     ; where float32x8
   119a  c4627d5805a1010000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
   11a3  c4432d4ac0b0              vblendvps ymm8, ymm10, ymm8, ymm11                   ; where float32x8
   11a9  c4627d580d92010000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
   11b2  c4c3654ad9c0              vblendvps ymm3, ymm3, ymm9, ymm12                    ; where float32x8
   11b8  c54c58cf                  vaddps ymm9, ymm6, ymm7                              ; add float32x8
   11bc  c53c58d3                  vaddps ymm10, ymm8, ymm3                             ; add float32x8
   11c0  c4413458ca                vaddps ymm9, ymm9, ymm10                             ; add float32x8
   11c5  c57c10942440020000        vmovups ymm10, ymmword ptr [rsp + 576]
   11ce  c4412c58c9                vaddps ymm9, ymm10, ymm9                             ; add float32x8
   11d3  c57c10942420020000        vmovups ymm10, ymmword ptr [rsp + 544]
   11dc  c4412c58c9                vaddps ymm9, ymm10, ymm9                             ; add float32x8
   11e1  c4437d19ca01              vextractf128 xmm10, ymm9, 1                          ; gep float32x4
   11e7  c4413058ca                vaddps xmm9, xmm9, xmm10                             ; add float32x4
   11ec  c4413115d1                vunpckhpd xmm10, xmm9, xmm9                          ; gep float32x2
   11f1  c4413058ca                vaddps xmm9, xmm9, xmm10                             ; add float32x2
   11f6  c4c12973d904              vpsrldq xmm10, xmm9, 4                               ; gep float32
   11fc  c4413258ca                vaddss xmm9, xmm9, xmm10                             ; add float32
   1201  c4427d58c9                vpbroadcastd ymm9, xmm9                              ; vectorize float32x8
   1206  c57c10942420010000        vmovups ymm10, ymmword ptr [rsp + 288]
   120f  c4412c5ed1                vdivps ymm10, ymm10, ymm9                            ; fdiv float32x8
   1214  c57c1112                  vmovups ymmword ptr [rdx], ymm10                     ; store void
   1218  c4c1745ec9                vdivps ymm1, ymm1, ymm9                              ; fdiv float32x8
   121d  c5fc114a20                vmovups ymmword ptr [rdx + 32], ymm1                 ; store void
   1222  c5fc108c24a0010000        vmovups ymm1, ymmword ptr [rsp + 416]
   122b  c4c1745ec9                vdivps ymm1, ymm1, ymm9                              ; fdiv float32x8
   1230  c5fc114a40                vmovups ymmword ptr [rdx + 64], ymm1                 ; store void
   1235  c4c14c5ec9                vdivps ymm1, ymm6, ymm9                              ; fdiv float32x8
   123a  c5fc114a60                vmovups ymmword ptr [rdx + 96], ymm1                 ; store void
   123f  c5fc108c2460010000        vmovups ymm1, ymmword ptr [rsp + 352]
   1248  c4c1745ec9                vdivps ymm1, ymm1, ymm9                              ; fdiv float32x8
   124d  c5fc118a80000000          vmovups ymmword ptr [rdx + 128], ymm1                ; store void
   1255  c4c15c5ec9                vdivps ymm1, ymm4, ymm9                              ; fdiv float32x8
   125a  c5fc118aa0000000          vmovups ymmword ptr [rdx + 160], ymm1                ; store void
   1262  c5fc108c24e0010000        vmovups ymm1, ymmword ptr [rsp + 480]
   126b  c4c1745ec9                vdivps ymm1, ymm1, ymm9                              ; fdiv float32x8
   1270  c5fc118ac0000000          vmovups ymmword ptr [rdx + 192], ymm1                ; store void
   1278  c4c13c5ec9                vdivps ymm1, ymm8, ymm9                              ; fdiv float32x8
   127d  c5fc118ae0000000          vmovups ymmword ptr [rdx + 224], ymm1                ; store void
   1285  c5fc108c2440010000        vmovups ymm1, ymmword ptr [rsp + 320]
   128e  c4c1745ec9                vdivps ymm1, ymm1, ymm9                              ; fdiv float32x8
   1293  c5fc118a00010000          vmovups ymmword ptr [rdx + 256], ymm1                ; store void
   129b  c4c16c5ec9                vdivps ymm1, ymm2, ymm9                              ; fdiv float32x8
   12a0  c5fc118a20010000          vmovups ymmword ptr [rdx + 288], ymm1                ; store void
   12a8  c5fc108c24c0010000        vmovups ymm1, ymmword ptr [rsp + 448]
   12b1  c4c1745ec9                vdivps ymm1, ymm1, ymm9                              ; fdiv float32x8
   12b6  c5fc118a40010000          vmovups ymmword ptr [rdx + 320], ymm1                ; store void
   12be  c4c1445ec9                vdivps ymm1, ymm7, ymm9                              ; fdiv float32x8
   12c3  c5fc118a60010000          vmovups ymmword ptr [rdx + 352], ymm1                ; store void
   12cb  c5fc108c2480010000        vmovups ymm1, ymmword ptr [rsp + 384]
   12d4  c4c1745ec9                vdivps ymm1, ymm1, ymm9                              ; fdiv float32x8
   12d9  c5fc118a80010000          vmovups ymmword ptr [rdx + 384], ymm1                ; store void
   12e1  c4c1545ec9                vdivps ymm1, ymm5, ymm9                              ; fdiv float32x8
   12e6  c5fc118aa0010000          vmovups ymmword ptr [rdx + 416], ymm1                ; store void
   12ee  c5fc108c2400020000        vmovups ymm1, ymmword ptr [rsp + 512]
   12f7  c4c1745ec9                vdivps ymm1, ymm1, ymm9                              ; fdiv float32x8
   12fc  c5fc118ac0010000          vmovups ymmword ptr [rdx + 448], ymm1                ; store void
   1304  c4c1645ec9                vdivps ymm1, ymm3, ymm9                              ; fdiv float32x8
   1309  c5fc118ae0010000          vmovups ymmword ptr [rdx + 480], ymm1                ; store void
   1311  4881c100020000            add rcx, 512                                         ; end void
   1318  4881c200020000            add rdx, 512
   131f  83c001                    add eax, 1
   1322  83f810                    cmp eax, 16
   1325  0f8c15edffff              jl loop_40
done_132b:
   132b  c5f877                    vzeroupper                                           ; sink void
   132e  488ba42460020000          mov rsp, qword ptr [rsp + 608]
   1336  c3                        ret                                                  ; sink void
