softmax:
      0  488bc4                    mov rax, rsp
      3  4881ece0020000            sub rsp, 736
      a  4883e4c0                  and rsp, -64
      e  48898424a0020000          mov qword ptr [rsp + 672], rax
     16  b800000000                mov eax, 0
     1b  c4e27d5805d4110000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
     24  c4e27d580dcf110000        vpbroadcastd ymm1, dword ptr [rip + fe00404b]
     2d  488b17                    mov rdx, qword ptr [rdi]
     30  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 2048>
     34  b800000000                mov eax, 0                                           ; range int32
loop_40:
     40  c5fc1011                  vmovups ymm2, ymmword ptr [rcx]                      ; load float32x8
     44  c5fc109900010000          vmovups ymm3, ymmword ptr [rcx + 256]                ; load float32x8
     4c  c5ec5fe3                  vmaxps ymm4, ymm2, ymm3                              ; max float32x8
     50  c5ecc2ea03                vcmpps ymm5, ymm2, ymm2, 3
     55  c4e35d4ae250              vblendvps ymm4, ymm4, ymm2, ymm5
     5b  c5fc10a980000000          vmovups ymm5, ymmword ptr [rcx + 128]                ; load float32x8
     63  c5fc10b180010000          vmovups ymm6, ymmword ptr [rcx + 384]                ; load float32x8
     6b  c5d45ffe                  vmaxps ymm7, ymm5, ymm6                              ; max float32x8
     6f  c554c2c503                vcmpps ymm8, ymm5, ymm5, 3
     74  c4e3454afd80              vblendvps ymm7, ymm7, ymm5, ymm8
     7a  c5c45fe4                  vmaxps ymm4, ymm7, ymm4                              ; max float32x8
     7e  c544c2c703                vcmpps ymm8, ymm7, ymm7, 3
     83  c4e35d4ae780              vblendvps ymm4, ymm4, ymm7, ymm8
     89  c5fc107940                vmovups ymm7, ymmword ptr [rcx + 64]                 ; load float32x8
     8e  c57c108140010000          vmovups ymm8, ymmword ptr [rcx + 320]                ; load float32x8
     96  c57c110424                vmovups ymmword ptr [rsp], ymm8
     9b  c5445f0424                vmaxps ymm8, ymm7, ymmword ptr [rsp]                 ; max float32x8
     a0  c544c2cf03                vcmpps ymm9, ymm7, ymm7, 3
     a5  c4633d4ac790              vblendvps ymm8, ymm8, ymm7, ymm9
     ab  c57c1089c0000000          vmovups ymm9, ymmword ptr [rcx + 192]                ; load float32x8
     b3  c57c1091c0010000          vmovups ymm10, ymmword ptr [rcx + 448]               ; load float32x8
     bb  c57c11542420              vmovups ymmword ptr [rsp + 32], ymm10
     c1  c5345f542420              vmaxps ymm10, ymm9, ymmword ptr [rsp + 32]           ; max float32x8
     c7  c44134c2d903              vcmpps ymm11, ymm9, ymm9, 3
     cd  c4432d4ad1b0              vblendvps ymm10, ymm10, ymm9, ymm11
     d3  c4412c5fc0                vmaxps ymm8, ymm10, ymm8                             ; max float32x8
     d8  c4412cc2da03              vcmpps ymm11, ymm10, ymm10, 3
     de  c4433d4ac2b0              vblendvps ymm8, ymm8, ymm10, ymm11
     e4  c5bc5fe4                  vmaxps ymm4, ymm8, ymm4                              ; max float32x8
     e8  c4413cc2d003              vcmpps ymm10, ymm8, ymm8, 3
     ee  c4c35d4ae0a0              vblendvps ymm4, ymm4, ymm8, ymm10
     f4  c57c104120                vmovups ymm8, ymmword ptr [rcx + 32]                 ; load float32x8
     f9  c57c11842460020000        vmovups ymmword ptr [rsp + 608], ymm8
    102  c57c108120010000          vmovups ymm8, ymmword ptr [rcx + 288]                ; load float32x8
    10a  c57c11442440              vmovups ymmword ptr [rsp + 64], ymm8
    110  c57c10842460020000        vmovups ymm8, ymmword ptr [rsp + 608]
    119  c53c5f442440              vmaxps ymm8, ymm8, ymmword ptr [rsp + 64]            ; max float32x8
    11f  c57c10942460020000        vmovups ymm10, ymmword ptr [rsp + 608]
    128  c4412cc2d203              vcmpps ymm10, ymm10, ymm10, 3                        ; max float32x8
    12e  c57c109c2460020000        vmovups ymm11, ymmword ptr [rsp + 608]
    137  c4433d4ac3a0              vblendvps ymm8, ymm8, ymm11, ymm10                   ; max float32x8
    13d  c57c1091a0000000          vmovups ymm10, ymmword ptr [rcx + 160]               ; load float32x8
    145  c57c11542460              vmovups ymmword ptr [rsp + 96], ymm10
    14b  c57c1091a0010000          vmovups ymm10, ymmword ptr [rcx + 416]               ; load float32x8
    153  c57c11942480000000        vmovups ymmword ptr [rsp + 128], ymm10
    15c  c57c10542460              vmovups ymm10, ymmword ptr [rsp + 96]
    162  c52c5f942480000000        vmaxps ymm10, ymm10, ymmword ptr [rsp + 128]         ; max float32x8
    16b  c57c105c2460              vmovups ymm11, ymmword ptr [rsp + 96]
    171  c44124c2db03              vcmpps ymm11, ymm11, ymm11, 3                        ; max float32x8
    177  c57c10642460              vmovups ymm12, ymmword ptr [rsp + 96]
    17d  c4432d4ad4b0              vblendvps ymm10, ymm10, ymm12, ymm11                 ; max float32x8
    183  c4412c5fc0                vmaxps ymm8, ymm10, ymm8                             ; max float32x8
    188  c4412cc2da03              vcmpps ymm11, ymm10, ymm10, 3
    18e  c4433d4ac2b0              vblendvps ymm8, ymm8, ymm10, ymm11
    194  c57c105160                vmovups ymm10, ymmword ptr [rcx + 96]                ; load float32x8
    199  c57c119424a0000000        vmovups ymmword ptr [rsp + 160], ymm10
    1a2  c57c109160010000          vmovups ymm10, ymmword ptr [rcx + 352]               ; load float32x8
    1aa  c57c119424c0000000        vmovups ymmword ptr [rsp + 192], ymm10
    1b3  c57c109424a0000000        vmovups ymm10, ymmword ptr [rsp + 160]
    1bc  c52c5f9424c0000000        vmaxps ymm10, ymm10, ymmword ptr [rsp + 192]         ; max float32x8
    1c5  c57c109c24a0000000        vmovups ymm11, ymmword ptr [rsp + 160]
    1ce  c44124c2db03              vcmpps ymm11, ymm11, ymm11, 3                        ; max float32x8
    1d4  c57c10a424a0000000        vmovups ymm12, ymmword ptr [rsp + 160]
    1dd  c4432d4ad4b0              vblendvps ymm10, ymm10, ymm12, ymm11                 ; max float32x8
    1e3  c57c1099e0000000          vmovups ymm11, ymmword ptr [rcx + 224]               ; load float32x8
    1eb  c57c119c24e0000000        vmovups ymmword ptr [rsp + 224], ymm11
    1f4  c57c1099e0010000          vmovups ymm11, ymmword ptr [rcx + 480]               ; load float32x8
    1fc  c57c119c2400010000        vmovups ymmword ptr [rsp + 256], ymm11
    205  c57c109c24e0000000        vmovups ymm11, ymmword ptr [rsp + 224]
    20e  c5245f9c2400010000        vmaxps ymm11, ymm11, ymmword ptr [rsp + 256]         ; max float32x8
    217  c57c10a424e0000000        vmovups ymm12, ymmword ptr [rsp + 224]
    220  c4411cc2e403              vcmpps ymm12, ymm12, ymm12, 3                        ; max float32x8
    226  c57c10ac24e0000000        vmovups ymm13, ymmword ptr [rsp + 224]
    22f  c443254addc0              vblendvps ymm11, ymm11, ymm13, ymm12                 ; max float32x8
    235  c441245fd2                vmaxps ymm10, ymm11, ymm10                           ; max float32x8
    23a  c44124c2e303              vcmpps ymm12, ymm11, ymm11, 3
    240  c4432d4ad3c0              vblendvps ymm10, ymm10, ymm11, ymm12
    246  c4412c5fc0                vmaxps ymm8, ymm10, ymm8                             ; max float32x8
    24b  c4412cc2da03              vcmpps ymm11, ymm10, ymm10, 3
    251  c4433d4ac2b0              vblendvps ymm8, ymm8, ymm10, ymm11
    257  c5bc5fe4                  vmaxps ymm4, ymm8, ymm4                              ; max float32x8
    25b  c4413cc2d003              vcmpps ymm10, ymm8, ymm8, 3
    261  c4c35d4ae0a0              vblendvps ymm4, ymm4, ymm8, ymm10
    267  c4c37d19e001              vextractf128 xmm8, ymm4, 1                           ; gep float32x4
    26d  c441585fc0                vmaxps xmm8, xmm4, xmm8                              ; max float32x4
    272  c558c2d403                vcmpps xmm10, xmm4, xmm4, 3
    277  c4e3394ae4a0              vblendvps xmm4, xmm8, xmm4, xmm10
    27d  c55915c4                  vunpckhpd xmm8, xmm4, xmm4                           ; gep float32x2
    281  c441585fc0                vmaxps xmm8, xmm4, xmm8                              ; max float32x2
    286  c558c2d403                vcmpps xmm10, xmm4, xmm4, 3
    28b  c4e3394ae4a0              vblendvps xmm4, xmm8, xmm4, xmm10
    291  c5b973dc04                vpsrldq xmm8, xmm4, 4                                ; gep float32
    296  c4415a5fc0                vmaxss xmm8, xmm4, xmm8                              ; max float32
    29b  c55ac2d403                vcmpss xmm10, xmm4, xmm4, 3
    2a0  c4e3394ae4a0              vblendvps xmm4, xmm8, xmm4, xmm10
    2a6  c4e27d58e4                vpbroadcastd ymm4, xmm4                              ; vectorize float32x8
    2ab  c5ec5cd4                  vsubps ymm2, ymm2, ymm4                              ; sub float32x8
    2af  c4627d5805340f0000        vpbroadcastd ymm8, dword ptr [rip + 3baab83f]
    2b8  c4c16c59d0                vmulps ymm2, ymm2, ymm8                              ; mul float32x8
    2bd  c4627d58052a0f0000        vpbroadcastd ymm8, dword ptr [rip + 000016c3]
    2c6  c4416cc2c001              vcmpps ymm8, ymm2, ymm8, 1                           ; cmplt boolx8
    2cc  c4627d58151f0f0000        vpbroadcastd ymm10, dword ptr [rip + 00000043]
    2d5  c5ac5dd2                  vminps ymm2, ymm10, ymm2                             ; where float32x8
    2d9  c4e36d4ad080              vblendvps ymm2, ymm2, ymm0, ymm8                     ; where float32x8
    2df  c56c58d1                  vaddps ymm10, ymm2, ymm1                             ; add float32x8
    2e3  c52c5cd9                  vsubps ymm11, ymm10, ymm1                            ; sub float32x8
    2e7  c4c16c5cd3                vsubps ymm2, ymm2, ymm11                             ; sub float32x8
    2ec  c4627d581d0b0f0000        vpbroadcastd ymm11, dword ptr [rip + b4621a39]       ; mulacc float32x8
    2f5  c4627d5825060f0000        vpbroadcastd ymm12, dword ptr [rip + c431af3a]
    2fe  c4426da8dc                vfmadd213ps ymm11, ymm2, ymm12                       ; mulacc float32x8
    303  c4627d5825fc0e0000        vpbroadcastd ymm12, dword ptr [rip + ce9c1d3c]
    30c  c4426da8dc                vfmadd213ps ymm11, ymm2, ymm12                       ; mulacc float32x8
    311  c4627d5825f20e0000        vpbroadcastd ymm12, dword ptr [rip + 6758633d]
    31a  c4426da8dc                vfmadd213ps ymm11, ymm2, ymm12                       ; mulacc float32x8
    31f  c4627d5825e80e0000        vpbroadcastd ymm12, dword ptr [rip + f0fd753e]
    328  c4426da8dc                vfmadd213ps ymm11, ymm2, ymm12                       ; mulacc float32x8
    32d  c4627d5825de0e0000        vpbroadcastd ymm12, dword ptr [rip + 1872313f]
    336  c4426da8dc                vfmadd213ps ymm11, ymm2, ymm12                       ; mulacc float32x8
    33b  c4627d5825d40e0000        vpbroadcastd ymm12, dword ptr [rip + 0000803f]
    344  c4426da8dc                vfmadd213ps ymm11, ymm2, ymm12                       ; mulacc float32x8
    349  c4c16d72f216              vpslld ymm2, ymm10, 22                               ; shl uint32x8
    34f  c4627d5825c40e0000        vpbroadcastd ymm12, dword ptr [rip + 0000807f]
    358  c4c16ddbd4                vpand ymm2, ymm2, ymm12                              ; and uint32x8
    35d  c52459da                  vmulps ymm11, ymm11, ymm2                            ; mul float32x8
    361  c4c12d72f217              vpslld ymm10, ymm10, 23                              ; shl uint32x8
    367  c5adfad2                  vpsubd ymm2, ymm10, ymm2                             ; sub uint32x8
    36b  c5a459d2                  vmulps ymm2, ymm11, ymm2                             ; mul float32x8
    36f  c5e45cdc                  vsubps ymm3, ymm3, ymm4                              ; sub float32x8
    373  c4627d5815700e0000        vpbroadcastd ymm10, dword ptr [rip + 3baab83f]
    37c  c4c16459da                vmulps ymm3, ymm3, ymm10                             ; mul float32x8
    381  c4627d5815660e0000        vpbroadcastd ymm10, dword ptr [rip + 000016c3]
    38a  c44164c2d201              vcmpps ymm10, ymm3, ymm10, 1                         ; cmplt boolx8
    390  c4627d581d5b0e0000        vpbroadcastd ymm11, dword ptr [rip + 00000043]
    399  c5a45ddb                  vminps ymm3, ymm11, ymm3                             ; where float32x8
    39d  c4e3654ad8a0              vblendvps ymm3, ymm3, ymm0, ymm10                    ; where float32x8
    3a3  c56458d9                  vaddps ymm11, ymm3, ymm1                             ; add float32x8
    3a7  c5245ce1                  vsubps ymm12, ymm11, ymm1                            ; sub float32x8
    3ab  c4c1645cdc                vsubps ymm3, ymm3, ymm12                             ; sub float32x8
    3b0  c4627d5825470e0000        vpbroadcastd ymm12, dword ptr [rip + b4621a39]       ; mulacc float32x8
    3b9  c4627d582d420e0000        vpbroadcastd ymm13, dword ptr [rip + c431af3a]
    3c2  c44265a8e5                vfmadd213ps ymm12, ymm3, ymm13                       ; mulacc float32x8
    3c7  c4627d582d380e0000        vpbroadcastd ymm13, dword ptr [rip + ce9c1d3c]
    3d0  c44265a8e5                vfmadd213ps ymm12, ymm3, ymm13                       ; mulacc float32x8
    3d5  c4627d582d2e0e0000        vpbroadcastd ymm13, dword ptr [rip + 6758633d]
    3de  c44265a8e5                vfmadd213ps ymm12, ymm3, ymm13                       ; mulacc float32x8
    3e3  c4627d582d240e0000        vpbroadcastd ymm13, dword ptr [rip + f0fd753e]
    3ec  c44265a8e5                vfmadd213ps ymm12, ymm3, ymm13                       ; mulacc float32x8
    3f1  c4627d582d1a0e0000        vpbroadcastd ymm13, dword ptr [rip + 1872313f]
    3fa  c44265a8e5                vfmadd213ps ymm12, ymm3, ymm13                       ; mulacc float32x8
    3ff  c4627d582d100e0000        vpbroadcastd ymm13, dword ptr [rip + 0000803f]
    408  c44265a8e5                vfmadd213ps ymm12, ymm3, ymm13                       ; mulacc float32x8
    40d  c4c16572f316              vpslld ymm3, ymm11, 22                               ; shl uint32x8
    413  c4627d582d000e0000        vpbroadcastd ymm13, dword ptr [rip + 0000807f]
    41c  c4c165dbdd                vpand ymm3, ymm3, ymm13                              ; and uint32x8
    421  c51c59e3                  vmulps ymm12, ymm12, ymm3                            ; mul float32x8
    425  c4c12572f317              vpslld ymm11, ymm11, 23                              ; shl uint32x8
    42b  c5a5fadb                  vpsubd ymm3, ymm11, ymm3                             ; sub uint32x8
    42f  c59c59db                  vmulps ymm3, ymm12, ymm3                             ; mul float32x8
    433  c5d45cec                  vsubps ymm5, ymm5, ymm4                              ; sub float32x8
    437  c4627d581dac0d0000        vpbroadcastd ymm11, dword ptr [rip + 3baab83f]
    440  c4c15459eb                vmulps ymm5, ymm5, ymm11                             ; mul float32x8
    445  c4627d581da20d0000        vpbroadcastd ymm11, dword ptr [rip + 000016c3]
    44e  c44154c2db01              vcmpps ymm11, ymm5, ymm11, 1                         ; cmplt boolx8
    454  c4627d5825970d0000        vpbroadcastd ymm12, dword ptr [rip + 00000043]
    45d  c59c5ded                  vminps ymm5, ymm12, ymm5                             ; where float32x8
    461  c4e3554ae8b0              vblendvps ymm5, ymm5, ymm0, ymm11                    ; where float32x8
    467  c55458e1                  vaddps ymm12, ymm5, ymm1                             ; add float32x8
    46b  c51c5ce9                  vsubps ymm13, ymm12, ymm1                            ; sub float32x8
    46f  c4c1545ced                vsubps ymm5, ymm5, ymm13                             ; sub float32x8
    474  c4627d582d830d0000        vpbroadcastd ymm13, dword ptr [rip + b4621a39]       ; mulacc float32x8
    47d  c4627d58357e0d0000        vpbroadcastd ymm14, dword ptr [rip + c431af3a]
    486  c44255a8ee                vfmadd213ps ymm13, ymm5, ymm14                       ; mulacc float32x8
    48b  c4627d5835740d0000        vpbroadcastd ymm14, dword ptr [rip + ce9c1d3c]
    494  c44255a8ee                vfmadd213ps ymm13, ymm5, ymm14                       ; mulacc float32x8
    499  c4627d58356a0d0000        vpbroadcastd ymm14, dword ptr [rip + 6758633d]
    4a2  c44255a8ee                vfmadd213ps ymm13, ymm5, ymm14                       ; mulacc float32x8
    4a7  c4627d5835600d0000        vpbroadcastd ymm14, dword ptr [rip + f0fd753e]
    4b0  c44255a8ee                vfmadd213ps ymm13, ymm5, ymm14                       ; mulacc float32x8
    4b5  c4627d5835560d0000        vpbroadcastd ymm14, dword ptr [rip + 1872313f]
    4be  c44255a8ee                vfmadd213ps ymm13, ymm5, ymm14                       ; mulacc float32x8
    4c3  c4627d58354c0d0000        vpbroadcastd ymm14, dword ptr [rip + 0000803f]
    4cc  c44255a8ee                vfmadd213ps ymm13, ymm5, ymm14                       ; mulacc float32x8
    4d1  c4c15572f416              vpslld ymm5, ymm12, 22                               ; shl uint32x8
    4d7  c4627d58353c0d0000        vpbroadcastd ymm14, dword ptr [rip + 0000807f]
    4e0  c4c155dbee                vpand ymm5, ymm5, ymm14                              ; and uint32x8
    4e5  c51459ed                  vmulps ymm13, ymm13, ymm5                            ; mul float32x8
    4e9  c4c11d72f417              vpslld ymm12, ymm12, 23                              ; shl uint32x8
    4ef  c59dfaed                  vpsubd ymm5, ymm12, ymm5                             ; sub uint32x8
    4f3  c59459ed                  vmulps ymm5, ymm13, ymm5                             ; mul float32x8
    4f7  c5cc5cf4                  vsubps ymm6, ymm6, ymm4                              ; sub float32x8
    4fb  c4627d5825e80c0000        vpbroadcastd ymm12, dword ptr [rip + 3baab83f]
    504  c4c14c59f4                vmulps ymm6, ymm6, ymm12                             ; mul float32x8
    509  c4627d5825de0c0000        vpbroadcastd ymm12, dword ptr [rip + 000016c3]
    512  c4414cc2e401              vcmpps ymm12, ymm6, ymm12, 1                         ; cmplt boolx8
    518  c4627d582dd30c0000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    521  c5945df6                  vminps ymm6, ymm13, ymm6                             ; where float32x8
    525  c4e34d4af0c0              vblendvps ymm6, ymm6, ymm0, ymm12                    ; where float32x8
    52b  c54c58e9                  vaddps ymm13, ymm6, ymm1                             ; add float32x8
    52f  c5145cf1                  vsubps ymm14, ymm13, ymm1                            ; sub float32x8
    533  c4c14c5cf6                vsubps ymm6, ymm6, ymm14                             ; sub float32x8
    538  c4627d5835bf0c0000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    541  c4627d583dba0c0000        vpbroadcastd ymm15, dword ptr [rip + c431af3a]
    54a  c4424da8f7                vfmadd213ps ymm14, ymm6, ymm15                       ; mulacc float32x8
    54f  c4627d583db00c0000        vpbroadcastd ymm15, dword ptr [rip + ce9c1d3c]
    558  c4424da8f7                vfmadd213ps ymm14, ymm6, ymm15                       ; mulacc float32x8
    55d  c4627d583da60c0000        vpbroadcastd ymm15, dword ptr [rip + 6758633d]
    566  c4424da8f7                vfmadd213ps ymm14, ymm6, ymm15                       ; mulacc float32x8
    56b  c4627d583d9c0c0000        vpbroadcastd ymm15, dword ptr [rip + f0fd753e]
    574  c4424da8f7                vfmadd213ps ymm14, ymm6, ymm15                       ; mulacc float32x8
    579  c4627d583d920c0000        vpbroadcastd ymm15, dword ptr [rip + 1872313f]
    582  c4424da8f7                vfmadd213ps ymm14, ymm6, ymm15                       ; mulacc float32x8
    587  c4627d583d880c0000        vpbroadcastd ymm15, dword ptr [rip + 0000803f]
    590  c4424da8f7                vfmadd213ps ymm14, ymm6, ymm15                       ; mulacc float32x8
    595  c4c14d72f516              vpslld ymm6, ymm13, 22                               ; shl uint32x8
    59b  c4627d583d780c0000        vpbroadcastd ymm15, dword ptr [rip + 0000807f]
    5a4  c4c14ddbf7                vpand ymm6, ymm6, ymm15                              ; and uint32x8
    5a9  c50c59f6                  vmulps ymm14, ymm14, ymm6                            ; mul float32x8
    5ad  c4c11572f517              vpslld ymm13, ymm13, 23                              ; shl uint32x8
    5b3  c595faf6                  vpsubd ymm6, ymm13, ymm6                             ; sub uint32x8
    5b7  c58c59f6                  vmulps ymm6, ymm14, ymm6                             ; mul float32x8
    5bb  c4e36d4ad080              vblendvps ymm2, ymm2, ymm0, ymm8                     ; where float32x8
    5c1  c5fc11942420010000        vmovups ymmword ptr [rsp + 288], ymm2
    5ca  c4e3654ad0a0              vblendvps ymm2, ymm3, ymm0, ymm10                    ; where float32x8
    5d0  c5fc11942440010000        vmovups ymmword ptr [rsp + 320], ymm2
    5d9  c4e3554ad0b0              vblendvps ymm2, ymm5, ymm0, ymm11                    ; where float32x8
    5df  c5fc11942460010000        vmovups ymmword ptr [rsp + 352], ymm2
    5e8  c4e34d4ad0c0              vblendvps ymm2, ymm6, ymm0, ymm12                    ; where float32x8
    5ee  c5fc11942480010000        vmovups ymmword ptr [rsp + 384], ymm2
    5f7  c5fc10942420010000        vmovups ymm2, ymmword ptr [rsp + 288]
    600  c5ec58942440010000        vaddps ymm2, ymm2, ymmword ptr [rsp + 320]           ; add float32x8
    609  c5fc109c2460010000        vmovups ymm3, ymmword ptr [rsp + 352]
    612  c5e4589c2480010000        vaddps ymm3, ymm3, ymmword ptr [rsp + 384]           ; add float32x8
    61b  c5ec58d3                  vaddps ymm2, ymm2, ymm3                              ; add float32x8
    61f  c5c45cdc                  vsubps ymm3, ymm7, ymm4                              ; sub float32x8
    623  c4e27d582dc00b0000        vpbroadcastd ymm5, dword ptr [rip + 3baab83f]
    62c  c5e459dd                  vmulps ymm3, ymm3, ymm5                              ; mul float32x8
    630  c4e27d582db70b0000        vpbroadcastd ymm5, dword ptr [rip + 000016c3]
    639  c5e4c2ed01                vcmpps ymm5, ymm3, ymm5, 1                           ; cmplt boolx8
    63e  c4e27d5835ad0b0000        vpbroadcastd ymm6, dword ptr [rip + 00000043]
    647  c5cc5ddb                  vminps ymm3, ymm6, ymm3                              ; where float32x8
    64b  c4e3654ad850              vblendvps ymm3, ymm3, ymm0, ymm5                     ; where float32x8
    651  c5e458f1                  vaddps ymm6, ymm3, ymm1                              ; add float32x8
    655  c5cc5cf9                  vsubps ymm7, ymm6, ymm1                              ; sub float32x8
    659  c5e45cdf                  vsubps ymm3, ymm3, ymm7                              ; sub float32x8
    65d  c4e27d583d9a0b0000        vpbroadcastd ymm7, dword ptr [rip + b4621a39]        ; mulacc float32x8
    666  c4627d5805950b0000        vpbroadcastd ymm8, dword ptr [rip + c431af3a]
    66f  c4c265a8f8                vfmadd213ps ymm7, ymm3, ymm8                         ; mulacc float32x8
    674  c4627d58058b0b0000        vpbroadcastd ymm8, dword ptr [rip + ce9c1d3c]
    67d  c4c265a8f8                vfmadd213ps ymm7, ymm3, ymm8                         ; mulacc float32x8
    682  c4627d5805810b0000        vpbroadcastd ymm8, dword ptr [rip + 6758633d]
    68b  c4c265a8f8                vfmadd213ps ymm7, ymm3, ymm8                         ; mulacc float32x8
    690  c4627d5805770b0000        vpbroadcastd ymm8, dword ptr [rip + f0fd753e]
    699  c4c265a8f8                vfmadd213ps ymm7, ymm3, ymm8                         ; mulacc float32x8
    69e  c4627d58056d0b0000        vpbroadcastd ymm8, dword ptr [rip + 1872313f]
    6a7  c4c265a8f8                vfmadd213ps ymm7, ymm3, ymm8                         ; mulacc float32x8
    6ac  c4627d5805630b0000        vpbroadcastd ymm8, dword ptr [rip + 0000803f]
    6b5  c4c265a8f8                vfmadd213ps ymm7, ymm3, ymm8                         ; mulacc float32x8
    6ba  c5e572f616                vpslld ymm3, ymm6, 22                                ; shl uint32x8
    6bf  c4627d5805540b0000        vpbroadcastd ymm8, dword ptr [rip + 0000807f]
    6c8  c4c165dbd8                vpand ymm3, ymm3, ymm8                               ; and uint32x8
    6cd  c5c459fb                  vmulps ymm7, ymm7, ymm3                              ; mul float32x8
    6d1  c5cd72f617                vpslld ymm6, ymm6, 23                                ; shl uint32x8
    6d6  c5cdfadb                  vpsubd ymm3, ymm6, ymm3                              ; sub uint32x8
    6da  c5c459db                  vmulps ymm3, ymm7, ymm3                              ; mul float32x8
    6de  c5fc103424                vmovups ymm6, ymmword ptr [rsp]
    6e3  c5cc5cf4                  vsubps ymm6, ymm6, ymm4                              ; sub float32x8
    6e7  c4e27d583dfc0a0000        vpbroadcastd ymm7, dword ptr [rip + 3baab83f]
    6f0  c5cc59f7                  vmulps ymm6, ymm6, ymm7                              ; mul float32x8
    6f4  c4e27d583df30a0000        vpbroadcastd ymm7, dword ptr [rip + 000016c3]
    6fd  c5ccc2ff01                vcmpps ymm7, ymm6, ymm7, 1                           ; cmplt boolx8
    702  c4627d5805e90a0000        vpbroadcastd ymm8, dword ptr [rip + 00000043]
    70b  c5bc5df6                  vminps ymm6, ymm8, ymm6                              ; where float32x8
    70f  c4e34d4af070              vblendvps ymm6, ymm6, ymm0, ymm7                     ; where float32x8
    715  c54c58c1                  vaddps ymm8, ymm6, ymm1                              ; add float32x8
    719  c53c5cd1                  vsubps ymm10, ymm8, ymm1                             ; sub float32x8
    71d  c4c14c5cf2                vsubps ymm6, ymm6, ymm10                             ; sub float32x8
    722  c4627d5815d50a0000        vpbroadcastd ymm10, dword ptr [rip + b4621a39]       ; mulacc float32x8
    72b  c4627d581dd00a0000        vpbroadcastd ymm11, dword ptr [rip + c431af3a]
    734  c4424da8d3                vfmadd213ps ymm10, ymm6, ymm11                       ; mulacc float32x8
    739  c4627d581dc60a0000        vpbroadcastd ymm11, dword ptr [rip + ce9c1d3c]
    742  c4424da8d3                vfmadd213ps ymm10, ymm6, ymm11                       ; mulacc float32x8
    747  c4627d581dbc0a0000        vpbroadcastd ymm11, dword ptr [rip + 6758633d]
    750  c4424da8d3                vfmadd213ps ymm10, ymm6, ymm11                       ; mulacc float32x8
    755  c4627d581db20a0000        vpbroadcastd ymm11, dword ptr [rip + f0fd753e]
    75e  c4424da8d3                vfmadd213ps ymm10, ymm6, ymm11                       ; mulacc float32x8
    763  c4627d581da80a0000        vpbroadcastd ymm11, dword ptr [rip + 1872313f]
    76c  c4424da8d3                vfmadd213ps ymm10, ymm6, ymm11                       ; mulacc float32x8
    771  c4627d581d9e0a0000        vpbroadcastd ymm11, dword ptr [rip + 0000803f]
    77a  c4424da8d3                vfmadd213ps ymm10, ymm6, ymm11                       ; mulacc float32x8
    77f  c4c14d72f016              vpslld ymm6, ymm8, 22                                ; shl uint32x8
    785  c4627d581d8e0a0000        vpbroadcastd ymm11, dword ptr [rip + 0000807f]
    78e  c4c14ddbf3                vpand ymm6, ymm6, ymm11                              ; and uint32x8
    793  c52c59d6                  vmulps ymm10, ymm10, ymm6                            ; mul float32x8
    797  c4c13d72f017              vpslld ymm8, ymm8, 23                                ; shl uint32x8
    79d  c5bdfaf6                  vpsubd ymm6, ymm8, ymm6                              ; sub uint32x8
    7a1  c5ac59f6                  vmulps ymm6, ymm10, ymm6                             ; mul float32x8
    7a5  c5345cc4                  vsubps ymm8, ymm9, ymm4                              ; sub float32x8
    7a9  c4627d580d3a0a0000        vpbroadcastd ymm9, dword ptr [rip + 3baab83f]
    7b2  c4413c59c1                vmulps ymm8, ymm8, ymm9                              ; mul float32x8
    7b7  c4627d580d300a0000        vpbroadcastd ymm9, dword ptr [rip + 000016c3]
    7c0  c4413cc2c901              vcmpps ymm9, ymm8, ymm9, 1                           ; cmplt boolx8
    7c6  c4627d5815250a0000        vpbroadcastd ymm10, dword ptr [rip + 00000043]
    7cf  c4412c5dc0                vminps ymm8, ymm10, ymm8                             ; where float32x8
    7d4  c4633d4ac090              vblendvps ymm8, ymm8, ymm0, ymm9                     ; where float32x8
    7da  c53c58d1                  vaddps ymm10, ymm8, ymm1                             ; add float32x8
    7de  c52c5cd9                  vsubps ymm11, ymm10, ymm1                            ; sub float32x8
    7e2  c4413c5cc3                vsubps ymm8, ymm8, ymm11                             ; sub float32x8
    7e7  c4627d581d100a0000        vpbroadcastd ymm11, dword ptr [rip + b4621a39]       ; mulacc float32x8
    7f0  c4627d58250b0a0000        vpbroadcastd ymm12, dword ptr [rip + c431af3a]
    7f9  c4423da8dc                vfmadd213ps ymm11, ymm8, ymm12                       ; mulacc float32x8
    7fe  c4627d5825010a0000        vpbroadcastd ymm12, dword ptr [rip + ce9c1d3c]
    807  c4423da8dc                vfmadd213ps ymm11, ymm8, ymm12                       ; mulacc float32x8
    80c  c4627d5825f7090000        vpbroadcastd ymm12, dword ptr [rip + 6758633d]
    815  c4423da8dc                vfmadd213ps ymm11, ymm8, ymm12                       ; mulacc float32x8
    81a  c4627d5825ed090000        vpbroadcastd ymm12, dword ptr [rip + f0fd753e]
    823  c4423da8dc                vfmadd213ps ymm11, ymm8, ymm12                       ; mulacc float32x8
    828  c4627d5825e3090000        vpbroadcastd ymm12, dword ptr [rip + 1872313f]
    831  c4423da8dc                vfmadd213ps ymm11, ymm8, ymm12                       ; mulacc float32x8
    836  c4627d5825d9090000        vpbroadcastd ymm12, dword ptr [rip + 0000803f]
    83f  c4423da8dc                vfmadd213ps ymm11, ymm8, ymm12                       ; mulacc float32x8
    844  c4c13d72f216              vpslld ymm8, ymm10, 22                               ; shl uint32x8
    84a  c4627d5825c9090000        vpbroadcastd ymm12, dword ptr [rip + 0000807f]
    853  c4413ddbc4                vpand ymm8, ymm8, ymm12                              ; and uint32x8
    858  c4412459d8                vmulps ymm11, ymm11, ymm8                            ; mul float32x8
    85d  c4c12d72f217              vpslld ymm10, ymm10, 23                              ; shl uint32x8
    863  c4412dfac0                vpsubd ymm8, ymm10, ymm8                             ; sub uint32x8
    868  c4412459c0                vmulps ymm8, ymm11, ymm8                             ; mul float32x8
    86d  c57c10542420              vmovups ymm10, ymmword ptr [rsp + 32]
    873  c52c5cd4                  vsubps ymm10, ymm10, ymm4                            ; sub float32x8
    877  c4627d581d6c090000        vpbroadcastd ymm11, dword ptr [rip + 3baab83f]
    880  c4412c59d3                vmulps ymm10, ymm10, ymm11                           ; mul float32x8
    885  c4627d581d62090000        vpbroadcastd ymm11, dword ptr [rip + 000016c3]
    88e  c4412cc2db01              vcmpps ymm11, ymm10, ymm11, 1                        ; cmplt boolx8
    894  c4627d582557090000        vpbroadcastd ymm12, dword ptr [rip + 00000043]
    89d  c4411c5dd2                vminps ymm10, ymm12, ymm10                           ; where float32x8
    8a2  c4632d4ad0b0              vblendvps ymm10, ymm10, ymm0, ymm11                  ; where float32x8
    8a8  c52c58e1                  vaddps ymm12, ymm10, ymm1                            ; add float32x8
    8ac  c51c5ce9                  vsubps ymm13, ymm12, ymm1                            ; sub float32x8
    8b0  c4412c5cd5                vsubps ymm10, ymm10, ymm13                           ; sub float32x8
    8b5  c4627d582d42090000        vpbroadcastd ymm13, dword ptr [rip + b4621a39]       ; mulacc float32x8
    8be  c4627d58353d090000        vpbroadcastd ymm14, dword ptr [rip + c431af3a]
    8c7  c4422da8ee                vfmadd213ps ymm13, ymm10, ymm14                      ; mulacc float32x8
    8cc  c4627d583533090000        vpbroadcastd ymm14, dword ptr [rip + ce9c1d3c]
    8d5  c4422da8ee                vfmadd213ps ymm13, ymm10, ymm14                      ; mulacc float32x8
    8da  c4627d583529090000        vpbroadcastd ymm14, dword ptr [rip + 6758633d]
    8e3  c4422da8ee                vfmadd213ps ymm13, ymm10, ymm14                      ; mulacc float32x8
    8e8  c4627d58351f090000        vpbroadcastd ymm14, dword ptr [rip + f0fd753e]
    8f1  c4422da8ee                vfmadd213ps ymm13, ymm10, ymm14                      ; mulacc float32x8
    8f6  c4627d583515090000        vpbroadcastd ymm14, dword ptr [rip + 1872313f]
    8ff  c4422da8ee                vfmadd213ps ymm13, ymm10, ymm14                      ; mulacc float32x8
    904  c4627d58350b090000        vpbroadcastd ymm14, dword ptr [rip + 0000803f]
    90d  c4422da8ee                vfmadd213ps ymm13, ymm10, ymm14                      ; mulacc float32x8
    912  c4c12d72f416              vpslld ymm10, ymm12, 22                              ; shl uint32x8
    918  c4627d5835fb080000        vpbroadcastd ymm14, dword ptr [rip + 0000807f]
    921  c4412ddbd6                vpand ymm10, ymm10, ymm14                            ; and uint32x8
    926  c4411459ea                vmulps ymm13, ymm13, ymm10                           ; mul float32x8
    92b  c4c11d72f417              vpslld ymm12, ymm12, 23                              ; shl uint32x8
    931  c4411dfad2                vpsubd ymm10, ymm12, ymm10                           ; sub uint32x8
    936  c4411459d2                vmulps ymm10, ymm13, ymm10                           ; mul float32x8
    93b  c4e3654ad850              vblendvps ymm3, ymm3, ymm0, ymm5                     ; where float32x8
    941  c5fc119c24a0010000        vmovups ymmword ptr [rsp + 416], ymm3
    94a  c4e34d4ad870              vblendvps ymm3, ymm6, ymm0, ymm7                     ; where float32x8
    950  c5fc119c24c0010000        vmovups ymmword ptr [rsp + 448], ymm3
    959  c4e33d4ad890              vblendvps ymm3, ymm8, ymm0, ymm9                     ; where float32x8
    95f  c5fc119c24e0010000        vmovups ymmword ptr [rsp + 480], ymm3
    968  c4e32d4ad8b0              vblendvps ymm3, ymm10, ymm0, ymm11                   ; where float32x8
    96e  c5fc119c2400020000        vmovups ymmword ptr [rsp + 512], ymm3
    977  c5fc109c24a0010000        vmovups ymm3, ymmword ptr [rsp + 416]
    980  c5e4589c24c0010000        vaddps ymm3, ymm3, ymmword ptr [rsp + 448]           ; add float32x8
    989  c5fc10ac24e0010000        vmovups ymm5, ymmword ptr [rsp + 480]
    992  c5d458ac2400020000        vaddps ymm5, ymm5, ymmword ptr [rsp + 512]           ; add float32x8
    99b  c5e458dd                  vaddps ymm3, ymm3, ymm5                              ; add float32x8
    99f  c5ec58d3                  vaddps ymm2, ymm2, ymm3                              ; add float32x8
    9a3  c5fc11942420020000        vmovups ymmword ptr [rsp + 544], ymm2
    9ac  c5fc10942460020000        vmovups ymm2, ymmword ptr [rsp + 608]
    9b5  c5ec5cd4                  vsubps ymm2, ymm2, ymm4                              ; sub float32x8
    9b9  c4e27d581d2a080000        vpbroadcastd ymm3, dword ptr [rip + 3baab83f]
    9c2  c5ec59d3                  vmulps ymm2, ymm2, ymm3                              ; mul float32x8
    9c6  c4e27d581d21080000        vpbroadcastd ymm3, dword ptr [rip + 000016c3]
    9cf  c5ecc2db01                vcmpps ymm3, ymm2, ymm3, 1                           ; cmplt boolx8
    9d4  c4e27d582d17080000        vpbroadcastd ymm5, dword ptr [rip + 00000043]
    9dd  c5d45dd2                  vminps ymm2, ymm5, ymm2                              ; where float32x8
    9e1  c4e36d4ad030              vblendvps ymm2, ymm2, ymm0, ymm3                     ; where float32x8
    9e7  c5ec58e9                  vaddps ymm5, ymm2, ymm1                              ; add float32x8
    9eb  c5d45cf1                  vsubps ymm6, ymm5, ymm1                              ; sub float32x8
    9ef  c5ec5cd6                  vsubps ymm2, ymm2, ymm6                              ; sub float32x8
    9f3  c4e27d583504080000        vpbroadcastd ymm6, dword ptr [rip + b4621a39]        ; mulacc float32x8
    9fc  c4e27d583dff070000        vpbroadcastd ymm7, dword ptr [rip + c431af3a]
    a05  c4e26da8f7                vfmadd213ps ymm6, ymm2, ymm7                         ; mulacc float32x8
    a0a  c4e27d583df5070000        vpbroadcastd ymm7, dword ptr [rip + ce9c1d3c]
    a13  c4e26da8f7                vfmadd213ps ymm6, ymm2, ymm7                         ; mulacc float32x8
    a18  c4e27d583deb070000        vpbroadcastd ymm7, dword ptr [rip + 6758633d]
    a21  c4e26da8f7                vfmadd213ps ymm6, ymm2, ymm7                         ; mulacc float32x8
    a26  c4e27d583de1070000        vpbroadcastd ymm7, dword ptr [rip + f0fd753e]
    a2f  c4e26da8f7                vfmadd213ps ymm6, ymm2, ymm7                         ; mulacc float32x8
    a34  c4e27d583dd7070000        vpbroadcastd ymm7, dword ptr [rip + 1872313f]
    a3d  c4e26da8f7                vfmadd213ps ymm6, ymm2, ymm7                         ; mulacc float32x8
    a42  c4e27d583dcd070000        vpbroadcastd ymm7, dword ptr [rip + 0000803f]
    a4b  c4e26da8f7                vfmadd213ps ymm6, ymm2, ymm7                         ; mulacc float32x8
    a50  c5ed72f516                vpslld ymm2, ymm5, 22                                ; shl uint32x8
    a55  c4e27d583dbe070000        vpbroadcastd ymm7, dword ptr [rip + 0000807f]
    a5e  c5eddbd7                  vpand ymm2, ymm2, ymm7                               ; and uint32x8
    a62  c5cc59f2                  vmulps ymm6, ymm6, ymm2                              ; mul float32x8
    a66  c5d572f517                vpslld ymm5, ymm5, 23                                ; shl uint32x8
    a6b  c5d5fad2                  vpsubd ymm2, ymm5, ymm2                              ; sub uint32x8
    a6f  c5cc59d2                  vmulps ymm2, ymm6, ymm2                              ; mul float32x8
    a73  c5fc106c2440              vmovups ymm5, ymmword ptr [rsp + 64]
    a79  c5d45cec                  vsubps ymm5, ymm5, ymm4                              ; sub float32x8
    a7d  c4e27d583566070000        vpbroadcastd ymm6, dword ptr [rip + 3baab83f]
    a86  c5d459ee                  vmulps ymm5, ymm5, ymm6                              ; mul float32x8
    a8a  c4e27d58355d070000        vpbroadcastd ymm6, dword ptr [rip + 000016c3]
    a93  c5d4c2f601                vcmpps ymm6, ymm5, ymm6, 1                           ; cmplt boolx8
    a98  c4e27d583d53070000        vpbroadcastd ymm7, dword ptr [rip + 00000043]
    aa1  c5c45ded                  vminps ymm5, ymm7, ymm5                              ; where float32x8
    aa5  c4e3554ae860              vblendvps ymm5, ymm5, ymm0, ymm6                     ; where float32x8
    aab  c5d458f9                  vaddps ymm7, ymm5, ymm1                              ; add float32x8
    aaf  c5445cc1                  vsubps ymm8, ymm7, ymm1                              ; sub float32x8
    ab3  c4c1545ce8                vsubps ymm5, ymm5, ymm8                              ; sub float32x8
    ab8  c4627d58053f070000        vpbroadcastd ymm8, dword ptr [rip + b4621a39]        ; mulacc float32x8
    ac1  c4627d580d3a070000        vpbroadcastd ymm9, dword ptr [rip + c431af3a]
    aca  c44255a8c1                vfmadd213ps ymm8, ymm5, ymm9                         ; mulacc float32x8
    acf  c4627d580d30070000        vpbroadcastd ymm9, dword ptr [rip + ce9c1d3c]
    ad8  c44255a8c1                vfmadd213ps ymm8, ymm5, ymm9                         ; mulacc float32x8
    add  c4627d580d26070000        vpbroadcastd ymm9, dword ptr [rip + 6758633d]
    ae6  c44255a8c1                vfmadd213ps ymm8, ymm5, ymm9                         ; mulacc float32x8
    aeb  c4627d580d1c070000        vpbroadcastd ymm9, dword ptr [rip + f0fd753e]
    af4  c44255a8c1                vfmadd213ps ymm8, ymm5, ymm9                         ; mulacc float32x8
    af9  c4627d580d12070000        vpbroadcastd ymm9, dword ptr [rip + 1872313f]
    b02  c44255a8c1                vfmadd213ps ymm8, ymm5, ymm9                         ; mulacc float32x8
    b07  c4627d580d08070000        vpbroadcastd ymm9, dword ptr [rip + 0000803f]
    b10  c44255a8c1                vfmadd213ps ymm8, ymm5, ymm9                         ; mulacc float32x8
    b15  c5d572f716                vpslld ymm5, ymm7, 22                                ; shl uint32x8
    b1a  c4627d580df9060000        vpbroadcastd ymm9, dword ptr [rip + 0000807f]
    b23  c4c155dbe9                vpand ymm5, ymm5, ymm9                               ; and uint32x8
    b28  c53c59c5                  vmulps ymm8, ymm8, ymm5                              ; mul float32x8
    b2c  c5c572f717                vpslld ymm7, ymm7, 23                                ; shl uint32x8
    b31  c5c5faed                  vpsubd ymm5, ymm7, ymm5                              ; sub uint32x8
    b35  c5bc59ed                  vmulps ymm5, ymm8, ymm5                              ; mul float32x8
    b39  c5fc107c2460              vmovups ymm7, ymmword ptr [rsp + 96]
    b3f  c5c45cfc                  vsubps ymm7, ymm7, ymm4                              ; sub float32x8
    b43  c4627d5805a0060000        vpbroadcastd ymm8, dword ptr [rip + 3baab83f]
    b4c  c4c14459f8                vmulps ymm7, ymm7, ymm8                              ; mul float32x8
    b51  c4627d580596060000        vpbroadcastd ymm8, dword ptr [rip + 000016c3]
    b5a  c44144c2c001              vcmpps ymm8, ymm7, ymm8, 1                           ; cmplt boolx8
    b60  c4627d580d8b060000        vpbroadcastd ymm9, dword ptr [rip + 00000043]
    b69  c5b45dff                  vminps ymm7, ymm9, ymm7                              ; where float32x8
    b6d  c4e3454af880              vblendvps ymm7, ymm7, ymm0, ymm8                     ; where float32x8
    b73  c54458c9                  vaddps ymm9, ymm7, ymm1                              ; add float32x8
    b77  c5345cd1                  vsubps ymm10, ymm9, ymm1                             ; sub float32x8
    b7b  c4c1445cfa                vsubps ymm7, ymm7, ymm10                             ; sub float32x8
    b80  c4627d581577060000        vpbroadcastd ymm10, dword ptr [rip + b4621a39]       ; mulacc float32x8
    b89  c4627d581d72060000        vpbroadcastd ymm11, dword ptr [rip + c431af3a]
    b92  c44245a8d3                vfmadd213ps ymm10, ymm7, ymm11                       ; mulacc float32x8
    b97  c4627d581d68060000        vpbroadcastd ymm11, dword ptr [rip + ce9c1d3c]
    ba0  c44245a8d3                vfmadd213ps ymm10, ymm7, ymm11                       ; mulacc float32x8
    ba5  c4627d581d5e060000        vpbroadcastd ymm11, dword ptr [rip + 6758633d]
    bae  c44245a8d3                vfmadd213ps ymm10, ymm7, ymm11                       ; mulacc float32x8
    bb3  c4627d581d54060000        vpbroadcastd ymm11, dword ptr [rip + f0fd753e]
    bbc  c44245a8d3                vfmadd213ps ymm10, ymm7, ymm11                       ; mulacc float32x8
    bc1  c4627d581d4a060000        vpbroadcastd ymm11, dword ptr [rip + 1872313f]
    bca  c44245a8d3                vfmadd213ps ymm10, ymm7, ymm11                       ; mulacc float32x8
    bcf  c4627d581d40060000        vpbroadcastd ymm11, dword ptr [rip + 0000803f]
    bd8  c44245a8d3                vfmadd213ps ymm10, ymm7, ymm11                       ; mulacc float32x8
    bdd  c4c14572f116              vpslld ymm7, ymm9, 22                                ; shl uint32x8
    be3  c4627d581d30060000        vpbroadcastd ymm11, dword ptr [rip + 0000807f]
    bec  c4c145dbfb                vpand ymm7, ymm7, ymm11                              ; and uint32x8
    bf1  c52c59d7                  vmulps ymm10, ymm10, ymm7                            ; mul float32x8
    bf5  c4c13572f117              vpslld ymm9, ymm9, 23                                ; shl uint32x8
    bfb  c5b5faff                  vpsubd ymm7, ymm9, ymm7                              ; sub uint32x8
    bff  c5ac59ff                  vmulps ymm7, ymm10, ymm7                             ; mul float32x8
    c03  c57c108c2480000000        vmovups ymm9, ymmword ptr [rsp + 128]
    c0c  c5345ccc                  vsubps ymm9, ymm9, ymm4                              ; sub float32x8
    c10  c4627d5815d3050000        vpbroadcastd ymm10, dword ptr [rip + 3baab83f]
    c19  c4413459ca                vmulps ymm9, ymm9, ymm10                             ; mul float32x8
    c1e  c4627d5815c9050000        vpbroadcastd ymm10, dword ptr [rip + 000016c3]
    c27  c44134c2d201              vcmpps ymm10, ymm9, ymm10, 1                         ; cmplt boolx8
    c2d  c4627d581dbe050000        vpbroadcastd ymm11, dword ptr [rip + 00000043]
    c36  c441245dc9                vminps ymm9, ymm11, ymm9                             ; where float32x8
    c3b  c463354ac8a0              vblendvps ymm9, ymm9, ymm0, ymm10                    ; where float32x8
    c41  c53458d9                  vaddps ymm11, ymm9, ymm1                             ; add float32x8
    c45  c5245ce1                  vsubps ymm12, ymm11, ymm1                            ; sub float32x8
    c49  c441345ccc                vsubps ymm9, ymm9, ymm12                             ; sub float32x8
    c4e  c4627d5825a9050000        vpbroadcastd ymm12, dword ptr [rip + b4621a39]       ; mulacc float32x8
    c57  c4627d582da4050000        vpbroadcastd ymm13, dword ptr [rip + c431af3a]
    c60  c44235a8e5                vfmadd213ps ymm12, ymm9, ymm13                       ; mulacc float32x8
    c65  c4627d582d9a050000        vpbroadcastd ymm13, dword ptr [rip + ce9c1d3c]
    c6e  c44235a8e5                vfmadd213ps ymm12, ymm9, ymm13                       ; mulacc float32x8
    c73  c4627d582d90050000        vpbroadcastd ymm13, dword ptr [rip + 6758633d]
    c7c  c44235a8e5                vfmadd213ps ymm12, ymm9, ymm13                       ; mulacc float32x8
    c81  c4627d582d86050000        vpbroadcastd ymm13, dword ptr [rip + f0fd753e]
    c8a  c44235a8e5                vfmadd213ps ymm12, ymm9, ymm13                       ; mulacc float32x8
    c8f  c4627d582d7c050000        vpbroadcastd ymm13, dword ptr [rip + 1872313f]
    c98  c44235a8e5                vfmadd213ps ymm12, ymm9, ymm13                       ; mulacc float32x8
    c9d  c4627d582d72050000        vpbroadcastd ymm13, dword ptr [rip + 0000803f]
    ca6  c44235a8e5                vfmadd213ps ymm12, ymm9, ymm13                       ; mulacc float32x8
    cab  c4c13572f316              vpslld ymm9, ymm11, 22                               ; shl uint32x8
    cb1  c4627d582d62050000        vpbroadcastd ymm13, dword ptr [rip + 0000807f]
    cba  c44135dbcd                vpand ymm9, ymm9, ymm13                              ; and uint32x8
    cbf  c4411c59e1                vmulps ymm12, ymm12, ymm9                            ; mul float32x8
    cc4  c4c12572f317              vpslld ymm11, ymm11, 23                              ; shl uint32x8
    cca  c44125fac9                vpsubd ymm9, ymm11, ymm9                             ; sub uint32x8
    ccf  c4411c59c9                vmulps ymm9, ymm12, ymm9                             ; mul float32x8
    cd4  c4e36d4ad030              vblendvps ymm2, ymm2, ymm0, ymm3                     ; where float32x8
    cda  c4e3554ad860              vblendvps ymm3, ymm5, ymm0, ymm6                     ; where float32x8
    ce0  c4e3454ae880              vblendvps ymm5, ymm7, ymm0, ymm8                     ; where float32x8
    ce6  c4e3354af0a0              vblendvps ymm6, ymm9, ymm0, ymm10                    ; where float32x8
    cec  c5fc11b42480020000        vmovups ymmword ptr [rsp + 640], ymm6
    cf5  c5ec58f3                  vaddps ymm6, ymm2, ymm3                              ; add float32x8
    cf9  c5d458bc2480020000        vaddps ymm7, ymm5, ymmword ptr [rsp + 640]           ; add float32x8
    d02  c5cc58f7                  vaddps ymm6, ymm6, ymm7                              ; add float32x8
    d06  c5fc11b42440020000        vmovups ymmword ptr [rsp + 576], ymm6
    d0f  c5fc10b424a0000000        vmovups ymm6, ymmword ptr [rsp + 160]
    d18  c5cc5cf4                  vsubps ymm6, ymm6, ymm4                              ; sub float32x8
    d1c  c4e27d583dc7040000        vpbroadcastd ymm7, dword ptr [rip + 3baab83f]
    d25  c5cc59f7                  vmulps ymm6, ymm6, ymm7                              ; mul float32x8
    d29  c4e27d583dbe040000        vpbroadcastd ymm7, dword ptr [rip + 000016c3]
    d32  c5ccc2ff01                vcmpps ymm7, ymm6, ymm7, 1                           ; cmplt boolx8
    d37  c4627d5805b4040000        vpbroadcastd ymm8, dword ptr [rip + 00000043]
    d40  c5bc5df6                  vminps ymm6, ymm8, ymm6                              ; where float32x8
    d44  c4e34d4af070              vblendvps ymm6, ymm6, ymm0, ymm7                     ; where float32x8
    d4a  c54c58c1                  vaddps ymm8, ymm6, ymm1                              ; add float32x8
    d4e  c53c5cc9                  vsubps ymm9, ymm8, ymm1                              ; sub float32x8
    d52  c4c14c5cf1                vsubps ymm6, ymm6, ymm9                              ; sub float32x8
    d57  c4627d580da0040000        vpbroadcastd ymm9, dword ptr [rip + b4621a39]        ; mulacc float32x8
    d60  c4627d58159b040000        vpbroadcastd ymm10, dword ptr [rip + c431af3a]
    d69  c4424da8ca                vfmadd213ps ymm9, ymm6, ymm10                        ; mulacc float32x8
    d6e  c4627d581591040000        vpbroadcastd ymm10, dword ptr [rip + ce9c1d3c]
    d77  c4424da8ca                vfmadd213ps ymm9, ymm6, ymm10                        ; mulacc float32x8
    d7c  c4627d581587040000        vpbroadcastd ymm10, dword ptr [rip + 6758633d]
    d85  c4424da8ca                vfmadd213ps ymm9, ymm6, ymm10                        ; mulacc float32x8
    d8a  c4627d58157d040000        vpbroadcastd ymm10, dword ptr [rip + f0fd753e]
    d93  c4424da8ca                vfmadd213ps ymm9, ymm6, ymm10                        ; mulacc float32x8
    d98  c4627d581573040000        vpbroadcastd ymm10, dword ptr [rip + 1872313f]
    da1  c4424da8ca                vfmadd213ps ymm9, ymm6, ymm10                        ; mulacc float32x8
    da6  c4627d581569040000        vpbroadcastd ymm10, dword ptr [rip + 0000803f]
    daf  c4424da8ca                vfmadd213ps ymm9, ymm6, ymm10                        ; mulacc float32x8
    db4  c4c14d72f016              vpslld ymm6, ymm8, 22                                ; shl uint32x8
    dba  c4627d581559040000        vpbroadcastd ymm10, dword ptr [rip + 0000807f]
    dc3  c4c14ddbf2                vpand ymm6, ymm6, ymm10                              ; and uint32x8
    dc8  c53459ce                  vmulps ymm9, ymm9, ymm6                              ; mul float32x8
    dcc  c4c13d72f017              vpslld ymm8, ymm8, 23                                ; shl uint32x8
    dd2  c5bdfaf6                  vpsubd ymm6, ymm8, ymm6                              ; sub uint32x8
    dd6  c5b459f6                  vmulps ymm6, ymm9, ymm6                              ; mul float32x8
    dda  c57c108424c0000000        vmovups ymm8, ymmword ptr [rsp + 192]
    de3  c53c5cc4                  vsubps ymm8, ymm8, ymm4                              ; sub float32x8
    de7  c4627d580dfc030000        vpbroadcastd ymm9, dword ptr [rip + 3baab83f]
    df0  c4413c59c1                vmulps ymm8, ymm8, ymm9                              ; mul float32x8
    df5  c4627d580df2030000        vpbroadcastd ymm9, dword ptr [rip + 000016c3]
    dfe  c4413cc2c901              vcmpps ymm9, ymm8, ymm9, 1                           ; cmplt boolx8
    e04  c4627d5815e7030000        vpbroadcastd ymm10, dword ptr [rip + 00000043]
    e0d  c4412c5dc0                vminps ymm8, ymm10, ymm8                             ; where float32x8
    e12  c4633d4ac090              vblendvps ymm8, ymm8, ymm0, ymm9                     ; where float32x8
    e18  c53c58d1                  vaddps ymm10, ymm8, ymm1                             ; add float32x8
    e1c  c52c5cd9                  vsubps ymm11, ymm10, ymm1                            ; sub float32x8
    e20  c4413c5cc3                vsubps ymm8, ymm8, ymm11                             ; sub float32x8
    e25  c4627d581dd2030000        vpbroadcastd ymm11, dword ptr [rip + b4621a39]       ; mulacc float32x8
    e2e  c4627d5825cd030000        vpbroadcastd ymm12, dword ptr [rip + c431af3a]
    e37  c4423da8dc                vfmadd213ps ymm11, ymm8, ymm12                       ; mulacc float32x8
    e3c  c4627d5825c3030000        vpbroadcastd ymm12, dword ptr [rip + ce9c1d3c]
    e45  c4423da8dc                vfmadd213ps ymm11, ymm8, ymm12                       ; mulacc float32x8
    e4a  c4627d5825b9030000        vpbroadcastd ymm12, dword ptr [rip + 6758633d]
    e53  c4423da8dc                vfmadd213ps ymm11, ymm8, ymm12                       ; mulacc float32x8
    e58  c4627d5825af030000        vpbroadcastd ymm12, dword ptr [rip + f0fd753e]
    e61  c4423da8dc                vfmadd213ps ymm11, ymm8, ymm12                       ; mulacc float32x8
    e66  c4627d5825a5030000        vpbroadcastd ymm12, dword ptr [rip + 1872313f]
    e6f  c4423da8dc                vfmadd213ps ymm11, ymm8, ymm12                       ; mulacc float32x8
    e74  c4627d58259b030000        vpbroadcastd ymm12, dword ptr [rip + 0000803f]
    e7d  c4423da8dc                vfmadd213ps ymm11, ymm8, ymm12                       ; mulacc float32x8
    e82  c4c13d72f216              vpslld ymm8, ymm10, 22                               ; shl uint32x8
    e88  c4627d58258b030000        vpbroadcastd ymm12, dword ptr [rip + 0000807f]
    e91  c4413ddbc4                vpand ymm8, ymm8, ymm12                              ; and uint32x8
    e96  c4412459d8                vmulps ymm11, ymm11, ymm8                            ; mul float32x8
    e9b  c4c12d72f217              vpslld ymm10, ymm10, 23                              ; shl uint32x8
    ea1  c4412dfac0                vpsubd ymm8, ymm10, ymm8                             ; sub uint32x8
    ea6  c4412459c0                vmulps ymm8, ymm11, ymm8                             ; mul float32x8
    eab  c57c109424e0000000        vmovups ymm10, ymmword ptr [rsp + 224]
    eb4  c52c5cd4                  vsubps ymm10, ymm10, ymm4                            ; sub float32x8
    eb8  c4627d581d2b030000        vpbroadcastd ymm11, dword ptr [rip + 3baab83f]
    ec1  c4412c59d3                vmulps ymm10, ymm10, ymm11                           ; mul float32x8
    ec6  c4627d581d21030000        vpbroadcastd ymm11, dword ptr [rip + 000016c3]
    ecf  c4412cc2db01              vcmpps ymm11, ymm10, ymm11, 1                        ; cmplt boolx8
    ed5  c4627d582516030000        vpbroadcastd ymm12, dword ptr [rip + 00000043]
    ede  c4411c5dd2                vminps ymm10, ymm12, ymm10                           ; where float32x8
    ee3  c4632d4ad0b0              vblendvps ymm10, ymm10, ymm0, ymm11                  ; where float32x8
    ee9  c52c58e1                  vaddps ymm12, ymm10, ymm1                            ; add float32x8
    eed  c51c5ce9                  vsubps ymm13, ymm12, ymm1                            ; sub float32x8
    ef1  c4412c5cd5                vsubps ymm10, ymm10, ymm13                           ; sub float32x8
    ef6  c4627d582d01030000        vpbroadcastd ymm13, dword ptr [rip + b4621a39]       ; mulacc float32x8
    eff  c4627d5835fc020000        vpbroadcastd ymm14, dword ptr [rip + c431af3a]
    f08  c4422da8ee                vfmadd213ps ymm13, ymm10, ymm14                      ; mulacc float32x8
    f0d  c4627d5835f2020000        vpbroadcastd ymm14, dword ptr [rip + ce9c1d3c]
    f16  c4422da8ee                vfmadd213ps ymm13, ymm10, ymm14                      ; mulacc float32x8
    f1b  c4627d5835e8020000        vpbroadcastd ymm14, dword ptr [rip + 6758633d]
    f24  c4422da8ee                vfmadd213ps ymm13, ymm10, ymm14                      ; mulacc float32x8
    f29  c4627d5835de020000        vpbroadcastd ymm14, dword ptr [rip + f0fd753e]
    f32  c4422da8ee                vfmadd213ps ymm13, ymm10, ymm14                      ; mulacc float32x8
    f37  c4627d5835d4020000        vpbroadcastd ymm14, dword ptr [rip + 1872313f]
    f40  c4422da8ee                vfmadd213ps ymm13, ymm10, ymm14                      ; mulacc float32x8
    f45  c4627d5835ca020000        vpbroadcastd ymm14, dword ptr [rip + 0000803f]
    f4e  c4422da8ee                vfmadd213ps ymm13, ymm10, ymm14                      ; mulacc float32x8
    f53  c4c12d72f416              vpslld ymm10, ymm12, 22                              ; shl uint32x8
    f59  c4627d5835ba020000        vpbroadcastd ymm14, dword ptr [rip + 0000807f]
    f62  c4412ddbd6                vpand ymm10, ymm10, ymm14                            ; and uint32x8
    f67  c4411459ea                vmulps ymm13, ymm13, ymm10                           ; mul float32x8
    f6c  c4c11d72f417              vpslld ymm12, ymm12, 23                              ; shl uint32x8
    f72  c4411dfad2                vpsubd ymm10, ymm12, ymm10                           ; sub uint32x8
    f77  c4411459d2                vmulps ymm10, ymm13, ymm10                           ; mul float32x8
    f7c  c57c10a42400010000        vmovups ymm12, ymmword ptr [rsp + 256]
    f85  c59c5ce4                  vsubps ymm4, ymm12, ymm4                             ; sub float32x8
    f89  c4627d58255a020000        vpbroadcastd ymm12, dword ptr [rip + 3baab83f]
    f92  c4c15c59e4                vmulps ymm4, ymm4, ymm12                             ; mul float32x8
    f97  c4627d582550020000        vpbroadcastd ymm12, dword ptr [rip + 000016c3]
    fa0  c4415cc2e401              vcmpps ymm12, ymm4, ymm12, 1                         ; cmplt boolx8
    fa6  c4627d582d45020000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    faf  c5945de4                  vminps ymm4, ymm13, ymm4                             ; where float32x8
    fb3  c4e35d4ae0c0              vblendvps ymm4, ymm4, ymm0, ymm12                    ; where float32x8
    fb9  c55c58e9                  vaddps ymm13, ymm4, ymm1                             ; add float32x8
    fbd  c5145cf1                  vsubps ymm14, ymm13, ymm1                            ; sub float32x8
    fc1  c4c15c5ce6                vsubps ymm4, ymm4, ymm14                             ; sub float32x8
    fc6  c4627d583531020000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    fcf  c4627d583d2c020000        vpbroadcastd ymm15, dword ptr [rip + c431af3a]
    fd8  c4425da8f7                vfmadd213ps ymm14, ymm4, ymm15                       ; mulacc float32x8
    fdd  c4627d583d22020000        vpbroadcastd ymm15, dword ptr [rip + ce9c1d3c]
    fe6  c4425da8f7                vfmadd213ps ymm14, ymm4, ymm15                       ; mulacc float32x8
    feb  c4627d583d18020000        vpbroadcastd ymm15, dword ptr [rip + 6758633d]
    ff4  c4425da8f7                vfmadd213ps ymm14, ymm4, ymm15                       ; mulacc float32x8
    ff9  c4627d583d0e020000        vpbroadcastd ymm15, dword ptr [rip + f0fd753e]
   1002  c4425da8f7                vfmadd213ps ymm14, ymm4, ymm15                       ; mulacc float32x8
   1007  c4627d583d04020000        vpbroadcastd ymm15, dword ptr [rip + 1872313f]
   1010  c4425da8f7                vfmadd213ps ymm14, ymm4, ymm15                       ; mulacc float32x8
   1015  c4627d583dfa010000        vpbroadcastd ymm15, dword ptr [rip + 0000803f]
   101e  c4425da8f7                vfmadd213ps ymm14, ymm4, ymm15                       ; mulacc float32x8
   1023  c4c15d72f516              vpslld ymm4, ymm13, 22                               ; shl uint32x8
   1029  c4627d583dea010000        vpbroadcastd ymm15, dword ptr [rip + 0000807f]
   1032  c4c15ddbe7                vpand ymm4, ymm4, ymm15                              ; and uint32x8
   1037  c50c59f4                  vmulps ymm14, ymm14, ymm4                            ; mul float32x8
   103b  c4c11572f517              vpslld ymm13, ymm13, 23                              ; shl uint32x8
   1041  c595fae4                  vpsubd ymm4, ymm13, ymm4                             ; sub uint32x8
   1045  c58c59e4                  vmulps ymm4, ymm14, ymm4                             ; mul float32x8
   1049  c4e34d4af070              vblendvps ymm6, ymm6, ymm0, ymm7                     ; where float32x8
   104f  c4e33d4af890              vblendvps ymm7, ymm8, ymm0, ymm9                     ; where float32x8
   1055  c4632d4ac0b0              vblendvps ymm8, ymm10, ymm0, ymm11                   ; where float32x8
   105b  c4e35d4ae0c0              vblendvps ymm4, ymm4, ymm0, ymm12                    ; where float32x8
   1061  c54c58cf                  vaddps ymm9, ymm6, ymm7                              ; add float32x8
   1065  c53c58d4                  vaddps ymm10, ymm8, ymm4                             ; add float32x8
   1069  c4413458ca                vaddps ymm9, ymm9, ymm10                             ; add float32x8
   106e  c57c10942440020000        vmovups ymm10, ymmword ptr [rsp + 576]
   1077  c4412c58c9                vaddps ymm9, ymm10, ymm9                             ; add float32x8
   107c  c57c10942420020000        vmovups ymm10, ymmword ptr [rsp + 544]
   1085  c4412c58c9                vaddps ymm9, ymm10, ymm9                             ; add float32x8
   108a  c4437d19ca01              vextractf128 xmm10, ymm9, 1                          ; gep float32x4
   1090  c4413058ca                vaddps xmm9, xmm9, xmm10                             ; add float32x4
   1095  c4413115d1                vunpckhpd xmm10, xmm9, xmm9                          ; gep float32x2
   109a  c4413058ca                vaddps xmm9, xmm9, xmm10                             ; add float32x2
   109f  c4c12973d904              vpsrldq xmm10, xmm9, 4                               ; gep float32
   10a5  c4413258ca                vaddss xmm9, xmm9, xmm10                             ; add float32
   10aa  c4427d58c9                vpbroadcastd ymm9, xmm9                              ; vectorize float32x8
   10af  c57c10942420010000        vmovups ymm10, ymmword ptr [rsp + 288]
   10b8  c4412c5ed1                vdivps ymm10, ymm10, ymm9                            ; fdiv float32x8
   10bd  c57c1112                  vmovups ymmword ptr [rdx], ymm10                     ; store void
   10c1  c4c16c5ed1                vdivps ymm2, ymm2, ymm9                              ; fdiv float32x8
   10c6  c5fc115220                vmovups ymmword ptr [rdx + 32], ymm2                 ; store void
   10cb  c5fc109424a0010000        vmovups ymm2, ymmword ptr [rsp + 416]
   10d4  c4c16c5ed1                vdivps ymm2, ymm2, ymm9                              ; fdiv float32x8
   10d9  c5fc115240                vmovups ymmword ptr [rdx + 64], ymm2                 ; store void
   10de  c4c14c5ed1                vdivps ymm2, ymm6, ymm9                              ; fdiv float32x8
   10e3  c5fc115260                vmovups ymmword ptr [rdx + 96], ymm2                 ; store void
   10e8  c5fc10942460010000        vmovups ymm2, ymmword ptr [rsp + 352]
   10f1  c4c16c5ed1                vdivps ymm2, ymm2, ymm9                              ; fdiv float32x8
   10f6  c5fc119280000000          vmovups ymmword ptr [rdx + 128], ymm2                ; store void
   10fe  c4c1545ed1                vdivps ymm2, ymm5, ymm9                              ; fdiv float32x8
   1103  c5fc1192a0000000          vmovups ymmword ptr [rdx + 160], ymm2                ; store void
   110b  c5fc109424e0010000        vmovups ymm2, ymmword ptr [rsp + 480]
   1114  c4c16c5ed1                vdivps ymm2, ymm2, ymm9                              ; fdiv float32x8
   1119  c5fc1192c0000000          vmovups ymmword ptr [rdx + 192], ymm2                ; store void
   1121  c4c13c5ed1                vdivps ymm2, ymm8, ymm9                              ; fdiv float32x8
   1126  c5fc1192e0000000          vmovups ymmword ptr [rdx + 224], ymm2                ; store void
   112e  c5fc10942440010000        vmovups ymm2, ymmword ptr [rsp + 320]
   1137  c4c16c5ed1                vdivps ymm2, ymm2, ymm9                              ; fdiv float32x8
   113c  c5fc119200010000          vmovups ymmword ptr [rdx + 256], ymm2                ; store void
   1144  c4c1645ed1                vdivps ymm2, ymm3, ymm9                              ; fdiv float32x8
   1149  c5fc119220010000          vmovups ymmword ptr [rdx + 288], ymm2                ; store void
   1151  c5fc109424c0010000        vmovups ymm2, ymmword ptr [rsp + 448]
   115a  c4c16c5ed1                vdivps ymm2, ymm2, ymm9                              ; fdiv float32x8
   115f  c5fc119240010000          vmovups ymmword ptr [rdx + 320], ymm2                ; store void
   1167  c4c1445ed1                vdivps ymm2, ymm7, ymm9                              ; fdiv float32x8
   116c  c5fc119260010000          vmovups ymmword ptr [rdx + 352], ymm2                ; store void
   1174  c5fc10942480010000        vmovups ymm2, ymmword ptr [rsp + 384]
   117d  c4c16c5ed1                vdivps ymm2, ymm2, ymm9                              ; fdiv float32x8
   1182  c5fc119280010000          vmovups ymmword ptr [rdx + 384], ymm2                ; store void
   118a  c5fc10942480020000        vmovups ymm2, ymmword ptr [rsp + 640]
   1193  c4c16c5ed1                vdivps ymm2, ymm2, ymm9                              ; fdiv float32x8
   1198  c5fc1192a0010000          vmovups ymmword ptr [rdx + 416], ymm2                ; store void
   11a0  c5fc10942400020000        vmovups ymm2, ymmword ptr [rsp + 512]
   11a9  c4c16c5ed1                vdivps ymm2, ymm2, ymm9                              ; fdiv float32x8
   11ae  c5fc1192c0010000          vmovups ymmword ptr [rdx + 448], ymm2                ; store void
   11b6  c4c15c5ed1                vdivps ymm2, ymm4, ymm9                              ; fdiv float32x8
   11bb  c5fc1192e0010000          vmovups ymmword ptr [rdx + 480], ymm2                ; store void
   11c3  4881c100020000            add rcx, 512                                         ; end void
   11ca  4881c200020000            add rdx, 512
   11d1  83c001                    add eax, 1
   11d4  83f810                    cmp eax, 16
   11d7  0f8c63eeffff              jl loop_40
done_11dd:
   11dd  c5f877                    vzeroupper                                           ; sink void
   11e0  488ba424a0020000          mov rsp, qword ptr [rsp + 672]
   11e8  c3                        ret                                                  ; sink void
