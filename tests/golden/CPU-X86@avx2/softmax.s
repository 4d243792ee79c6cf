softmax:
      0  488bc4                    mov rax, rsp
      3  4881ec40020000            sub rsp, 576
      a  4883e4c0                  and rsp, -64
      e  4889842400020000          mov qword ptr [rsp + 512], rax
     16  b800000000                mov eax, 0
     1b  c4e27d581d38110000        vpbroadcastd ymm3, dword ptr [rip + 00000000]
     24  c4e27d582533110000        vpbroadcastd ymm4, dword ptr [rip + fe00404b]
     2d  488b17                    mov rdx, qword ptr [rdi]
     30  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 2048>
     34  b800000000                mov eax, 0                                           ; range int32
loop_40:
     40  c57c1029                  vmovups ymm13, ymmword ptr [rcx]                     ; load float32x8
     44  c57c10b100010000          vmovups ymm14, ymmword ptr [rcx + 256]               ; load float32x8
     4c  c441145ffe                vmaxps ymm15, ymm13, ymm14                           ; max float32x8
     51  c4c114c2c503              vcmpps ymm0, ymm13, ymm13, 3
     57  c4c3054ac500              vblendvps ymm0, ymm15, ymm13, ymm0
     5d  c57c10b980000000          vmovups ymm15, ymmword ptr [rcx + 128]               ; load float32x8
     65  c5fc108980010000          vmovups ymm1, ymmword ptr [rcx + 384]                ; load float32x8
     6d  c5845fd1                  vmaxps ymm2, ymm15, ymm1                             ; max float32x8
     71  c4c104c2ef03              vcmpps ymm5, ymm15, ymm15, 3
     77  c4c36d4ad750              vblendvps ymm2, ymm2, ymm15, ymm5
     7d  c5ec5fc0                  vmaxps ymm0, ymm2, ymm0                              ; max float32x8
     81  c5ecc2ea03                vcmpps ymm5, ymm2, ymm2, 3
     86  c4e37d4ac250              vblendvps ymm0, ymm0, ymm2, ymm5
     8c  c5fc105140                vmovups ymm2, ymmword ptr [rcx + 64]                 ; load float32x8
     91  c5fc10a940010000          vmovups ymm5, ymmword ptr [rcx + 320]                ; load float32x8
     99  c5fc112c24                vmovups ymmword ptr [rsp], ymm5
     9e  c5ec5f3424                vmaxps ymm6, ymm2, ymmword ptr [rsp]                 ; max float32x8
     a3  c5ecc2fa03                vcmpps ymm7, ymm2, ymm2, 3
     a8  c4e34d4af270              vblendvps ymm6, ymm6, ymm2, ymm7
     ae  c5fc10b9c0000000          vmovups ymm7, ymmword ptr [rcx + 192]                ; load float32x8
     b6  c5fc10a9c0010000          vmovups ymm5, ymmword ptr [rcx + 448]                ; load float32x8
     be  c5fc116c2420              vmovups ymmword ptr [rsp + 32], ymm5
     c4  c5445f4c2420              vmaxps ymm9, ymm7, ymmword ptr [rsp + 32]            ; max float32x8
     ca  c544c2d703                vcmpps ymm10, ymm7, ymm7, 3
     cf  c463354acfa0              vblendvps ymm9, ymm9, ymm7, ymm10
     d5  c5b45ff6                  vmaxps ymm6, ymm9, ymm6                              ; max float32x8
     d9  c44134c2d103              vcmpps ymm10, ymm9, ymm9, 3
     df  c4c34d4af1a0              vblendvps ymm6, ymm6, ymm9, ymm10
     e5  c5cc5fc0                  vmaxps ymm0, ymm6, ymm0                              ; max float32x8
     e9  c54cc2ce03                vcmpps ymm9, ymm6, ymm6, 3
     ee  c4e37d4ac690              vblendvps ymm0, ymm0, ymm6, ymm9
     f4  c5fc107120                vmovups ymm6, ymmword ptr [rcx + 32]                 ; load float32x8
     f9  c5fc10a920010000          vmovups ymm5, ymmword ptr [rcx + 288]                ; load float32x8
    101  c5fc116c2440              vmovups ymmword ptr [rsp + 64], ymm5
    107  c54c5f542440              vmaxps ymm10, ymm6, ymmword ptr [rsp + 64]           ; max float32x8
    10d  c54cc2ce03                vcmpps ymm9, ymm6, ymm6, 3
    112  c4632d4ace90              vblendvps ymm9, ymm10, ymm6, ymm9
    118  c57c1091a0000000          vmovups ymm10, ymmword ptr [rcx + 160]               ; load float32x8
    120  c5fc10a9a0010000          vmovups ymm5, ymmword ptr [rcx + 416]                ; load float32x8
    128  c5fc116c2460              vmovups ymmword ptr [rsp + 96], ymm5
    12e  c52c5f5c2460              vmaxps ymm11, ymm10, ymmword ptr [rsp + 96]          ; max float32x8
    134  c4412cc2e203              vcmpps ymm12, ymm10, ymm10, 3
    13a  c443254adac0              vblendvps ymm11, ymm11, ymm10, ymm12
    140  c441245fc9                vmaxps ymm9, ymm11, ymm9                             ; max float32x8
    145  c44124c2e303              vcmpps ymm12, ymm11, ymm11, 3
    14b  c443354acbc0              vblendvps ymm9, ymm9, ymm11, ymm12
    151  c5fc106960                vmovups ymm5, ymmword ptr [rcx + 96]                 ; load float32x8
    156  c5fc11ac24c0010000        vmovups ymmword ptr [rsp + 448], ymm5
    15f  c5fc10a960010000          vmovups ymm5, ymmword ptr [rcx + 352]                ; load float32x8
    167  c5fc11ac2480000000        vmovups ymmword ptr [rsp + 128], ymm5
    170  c5fc10ac24c0010000        vmovups ymm5, ymmword ptr [rsp + 448]
    179  c5545fa42480000000        vmaxps ymm12, ymm5, ymmword ptr [rsp + 128]          ; max float32x8
    182  c5fc10ac24c0010000        vmovups ymm5, ymmword ptr [rsp + 448]
    18b  c554c2c503                vcmpps ymm8, ymm5, ymm5, 3                           ; max float32x8
    190  c5fc10ac24c0010000        vmovups ymm5, ymmword ptr [rsp + 448]
    199  c4631d4ac580              vblendvps ymm8, ymm12, ymm5, ymm8                    ; max float32x8
    19f  c5fc10a9e0000000          vmovups ymm5, ymmword ptr [rcx + 224]                ; load float32x8
    1a7  c5fc11ac24a0000000        vmovups ymmword ptr [rsp + 160], ymm5
    1b0  c5fc10a9e0010000          vmovups ymm5, ymmword ptr [rcx + 480]                ; load float32x8
    1b8  c5fc11ac24c0000000        vmovups ymmword ptr [rsp + 192], ymm5
    1c1  c5fc10ac24a0000000        vmovups ymm5, ymmword ptr [rsp + 160]
    1ca  c5545fa424c0000000        vmaxps ymm12, ymm5, ymmword ptr [rsp + 192]          ; max float32x8
    1d3  c5fc10ac24a0000000        vmovups ymm5, ymmword ptr [rsp + 160]
    1dc  c5d4c2ed03                vcmpps ymm5, ymm5, ymm5, 3                           ; max float32x8
    1e1  c57c109c24a0000000        vmovups ymm11, ymmword ptr [rsp + 160]
    1ea  c4c31d4aeb50              vblendvps ymm5, ymm12, ymm11, ymm5                   ; max float32x8
    1f0  c441545fc0                vmaxps ymm8, ymm5, ymm8                              ; max float32x8
    1f5  c554c2e503                vcmpps ymm12, ymm5, ymm5, 3
    1fa  c4e33d4aedc0              vblendvps ymm5, ymm8, ymm5, ymm12
    200  c441545fc1                vmaxps ymm8, ymm5, ymm9                              ; max float32x8
    205  c554c2cd03                vcmpps ymm9, ymm5, ymm5, 3
    20a  c4e33d4aed90              vblendvps ymm5, ymm8, ymm5, ymm9
    210  c5d45fc0                  vmaxps ymm0, ymm5, ymm0                              ; max float32x8
    214  c554c2c503                vcmpps ymm8, ymm5, ymm5, 3
    219  c4e37d4ac580              vblendvps ymm0, ymm0, ymm5, ymm8
    21f  c4e37d19c501              vextractf128 xmm5, ymm0, 1                           ; gep float32x4
    225  c5f85fed                  vmaxps xmm5, xmm0, xmm5                              ; max float32x4
    229  c578c2c003                vcmpps xmm8, xmm0, xmm0, 3
    22e  c4e3514ac080              vblendvps xmm0, xmm5, xmm0, xmm8
    234  c5f915e8                  vunpckhpd xmm5, xmm0, xmm0                           ; gep float32x2
    238  c5f85fed                  vmaxps xmm5, xmm0, xmm5                              ; max float32x2
    23c  c578c2c003                vcmpps xmm8, xmm0, xmm0, 3
    241  c4e3514ac080              vblendvps xmm0, xmm5, xmm0, xmm8
    247  c5d173d804                vpsrldq xmm5, xmm0, 4                                ; gep float32
    24c  c5fa5fed                  vmaxss xmm5, xmm0, xmm5                              ; max float32
    250  c57ac2c003                vcmpss xmm8, xmm0, xmm0, 3
    255  c4e3514ac080              vblendvps xmm0, xmm5, xmm0, xmm8
    25b  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    260  c5945ce8                  vsubps ymm5, ymm13, ymm0                             ; sub float32x8
    264  c4627d5805e30e0000        vpbroadcastd ymm8, dword ptr [rip + 3baab83f]
    26d  c4c15459e8                vmulps ymm5, ymm5, ymm8                              ; mul float32x8
    272  c4627d5805d90e0000        vpbroadcastd ymm8, dword ptr [rip + 00000043]
    27b  c53c5dc5                  vminps ymm8, ymm8, ymm5                              ; where float32x8
    27f  c4627d580dd00e0000        vpbroadcastd ymm9, dword ptr [rip + 000016c3]
    288  c4c154c2e901              vcmpps ymm5, ymm5, ymm9, 1                           ; cmplt boolx8
    28e  c4633d4ac350              vblendvps ymm8, ymm8, ymm3, ymm5                     ; where float32x8
    294  c53c58cc                  vaddps ymm9, ymm8, ymm4                              ; add float32x8
    298  c5345ce4                  vsubps ymm12, ymm9, ymm4                             ; sub float32x8
    29c  c4413c5cc4                vsubps ymm8, ymm8, ymm12                             ; sub float32x8
    2a1  c4627d5825ba0e0000        vpbroadcastd ymm12, dword ptr [rip + b4621a39]       ; mulacc float32x8
    2aa  c4627d581db50e0000        vpbroadcastd ymm11, dword ptr [rip + c431af3a]
    2b3  c4423da8e3                vfmadd213ps ymm12, ymm8, ymm11                       ; mulacc float32x8
    2b8  c4627d581dab0e0000        vpbroadcastd ymm11, dword ptr [rip + ce9c1d3c]
    2c1  c4423da8e3                vfmadd213ps ymm12, ymm8, ymm11                       ; mulacc float32x8
    2c6  c4627d581da10e0000        vpbroadcastd ymm11, dword ptr [rip + 6758633d]
    2cf  c4423da8e3                vfmadd213ps ymm12, ymm8, ymm11                       ; mulacc float32x8
    2d4  c4627d581d970e0000        vpbroadcastd ymm11, dword ptr [rip + f0fd753e]
    2dd  c4423da8e3                vfmadd213ps ymm12, ymm8, ymm11                       ; mulacc float32x8
    2e2  c4627d581d8d0e0000        vpbroadcastd ymm11, dword ptr [rip + 1872313f]
    2eb  c4423da8e3                vfmadd213ps ymm12, ymm8, ymm11                       ; mulacc float32x8
    2f0  c4627d581d830e0000        vpbroadcastd ymm11, dword ptr [rip + 0000803f]
    2f9  c4423da8e3                vfmadd213ps ymm12, ymm8, ymm11                       ; mulacc float32x8
    2fe  c4c13d72f116              vpslld ymm8, ymm9, 22                                ; shl uint32x8
    304  c4627d581d730e0000        vpbroadcastd ymm11, dword ptr [rip + 0000807f]
    30d  c4413ddbc3                vpand ymm8, ymm8, ymm11                              ; and uint32x8
    312  c4411c59e0                vmulps ymm12, ymm12, ymm8                            ; mul float32x8
    317  c4c13572f117              vpslld ymm9, ymm9, 23                                ; shl uint32x8
    31d  c44135fac0                vpsubd ymm8, ymm9, ymm8                              ; sub uint32x8
    322  c4411c59c0                vmulps ymm8, ymm12, ymm8                             ; mul float32x8
    327  c4e33d4aeb50              vblendvps ymm5, ymm8, ymm3, ymm5                     ; where float32x8
    32d  c5fc11ac24e0000000        vmovups ymmword ptr [rsp + 224], ymm5
    336  c50c5cc0                  vsubps ymm8, ymm14, ymm0                             ; sub float32x8
    33a  c4e27d582d0d0e0000        vpbroadcastd ymm5, dword ptr [rip + 3baab83f]
    343  c53c59c5                  vmulps ymm8, ymm8, ymm5                              ; mul float32x8
    347  c4e27d582d040e0000        vpbroadcastd ymm5, dword ptr [rip + 00000043]
    350  c441545dc8                vminps ymm9, ymm5, ymm8                              ; where float32x8
    355  c4e27d582dfa0d0000        vpbroadcastd ymm5, dword ptr [rip + 000016c3]
    35e  c53cc2c501                vcmpps ymm8, ymm8, ymm5, 1                           ; cmplt boolx8
    363  c463354acb80              vblendvps ymm9, ymm9, ymm3, ymm8                     ; where float32x8
    369  c53458e4                  vaddps ymm12, ymm9, ymm4                             ; add float32x8
    36d  c51c5cec                  vsubps ymm13, ymm12, ymm4                            ; sub float32x8
    371  c441345ccd                vsubps ymm9, ymm9, ymm13                             ; sub float32x8
    376  c4627d582de50d0000        vpbroadcastd ymm13, dword ptr [rip + b4621a39]       ; mulacc float32x8
    37f  c4e27d582de00d0000        vpbroadcastd ymm5, dword ptr [rip + c431af3a]
    388  c46235a8ed                vfmadd213ps ymm13, ymm9, ymm5                        ; mulacc float32x8
    38d  c4e27d582dd60d0000        vpbroadcastd ymm5, dword ptr [rip + ce9c1d3c]
    396  c46235a8ed                vfmadd213ps ymm13, ymm9, ymm5                        ; mulacc float32x8
    39b  c4e27d582dcc0d0000        vpbroadcastd ymm5, dword ptr [rip + 6758633d]
    3a4  c46235a8ed                vfmadd213ps ymm13, ymm9, ymm5                        ; mulacc float32x8
    3a9  c4e27d582dc20d0000        vpbroadcastd ymm5, dword ptr [rip + f0fd753e]
    3b2  c46235a8ed                vfmadd213ps ymm13, ymm9, ymm5                        ; mulacc float32x8
    3b7  c4e27d582db80d0000        vpbroadcastd ymm5, dword ptr [rip + 1872313f]
    3c0  c46235a8ed                vfmadd213ps ymm13, ymm9, ymm5                        ; mulacc float32x8
    3c5  c4e27d582dae0d0000        vpbroadcastd ymm5, dword ptr [rip + 0000803f]
    3ce  c46235a8ed                vfmadd213ps ymm13, ymm9, ymm5                        ; mulacc float32x8
    3d3  c4c13572f416              vpslld ymm9, ymm12, 22                               ; shl uint32x8
    3d9  c4e27d582d9e0d0000        vpbroadcastd ymm5, dword ptr [rip + 0000807f]
    3e2  c535dbcd                  vpand ymm9, ymm9, ymm5                               ; and uint32x8
    3e6  c4411459e9                vmulps ymm13, ymm13, ymm9                            ; mul float32x8
    3eb  c4c11d72f417              vpslld ymm12, ymm12, 23                              ; shl uint32x8
    3f1  c4411dfac9                vpsubd ymm9, ymm12, ymm9                             ; sub uint32x8
    3f6  c4411459c9                vmulps ymm9, ymm13, ymm9                             ; mul float32x8
    3fb  c4e3354aeb80              vblendvps ymm5, ymm9, ymm3, ymm8                     ; where float32x8
    401  c5fc11ac2400010000        vmovups ymmword ptr [rsp + 256], ymm5
    40a  c5045cc8                  vsubps ymm9, ymm15, ymm0                             ; sub float32x8
    40e  c4e27d582d390d0000        vpbroadcastd ymm5, dword ptr [rip + 3baab83f]
    417  c53459cd                  vmulps ymm9, ymm9, ymm5                              ; mul float32x8
    41b  c4e27d582d300d0000        vpbroadcastd ymm5, dword ptr [rip + 00000043]
    424  c441545de1                vminps ymm12, ymm5, ymm9                             ; where float32x8
    429  c4e27d582d260d0000        vpbroadcastd ymm5, dword ptr [rip + 000016c3]
    432  c534c2cd01                vcmpps ymm9, ymm9, ymm5, 1                           ; cmplt boolx8
    437  c4631d4ae390              vblendvps ymm12, ymm12, ymm3, ymm9                   ; where float32x8
    43d  c51c58ec                  vaddps ymm13, ymm12, ymm4                            ; add float32x8
    441  c5145cf4                  vsubps ymm14, ymm13, ymm4                            ; sub float32x8
    445  c4411c5ce6                vsubps ymm12, ymm12, ymm14                           ; sub float32x8
    44a  c4627d5835110d0000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    453  c4e27d582d0c0d0000        vpbroadcastd ymm5, dword ptr [rip + c431af3a]
    45c  c4621da8f5                vfmadd213ps ymm14, ymm12, ymm5                       ; mulacc float32x8
    461  c4e27d582d020d0000        vpbroadcastd ymm5, dword ptr [rip + ce9c1d3c]
    46a  c4621da8f5                vfmadd213ps ymm14, ymm12, ymm5                       ; mulacc float32x8
    46f  c4e27d582df80c0000        vpbroadcastd ymm5, dword ptr [rip + 6758633d]
    478  c4621da8f5                vfmadd213ps ymm14, ymm12, ymm5                       ; mulacc float32x8
    47d  c4e27d582dee0c0000        vpbroadcastd ymm5, dword ptr [rip + f0fd753e]
    486  c4621da8f5                vfmadd213ps ymm14, ymm12, ymm5                       ; mulacc float32x8
    48b  c4e27d582de40c0000        vpbroadcastd ymm5, dword ptr [rip + 1872313f]
    494  c4621da8f5                vfmadd213ps ymm14, ymm12, ymm5                       ; mulacc float32x8
    499  c4e27d582dda0c0000        vpbroadcastd ymm5, dword ptr [rip + 0000803f]
    4a2  c4621da8f5                vfmadd213ps ymm14, ymm12, ymm5                       ; mulacc float32x8
    4a7  c4c11d72f516              vpslld ymm12, ymm13, 22                              ; shl uint32x8
    4ad  c4e27d582dca0c0000        vpbroadcastd ymm5, dword ptr [rip + 0000807f]
    4b6  c51ddbe5                  vpand ymm12, ymm12, ymm5                             ; and uint32x8
    4ba  c4410c59f4                vmulps ymm14, ymm14, ymm12                           ; mul float32x8
    4bf  c4c11572f517              vpslld ymm13, ymm13, 23                              ; shl uint32x8
    4c5  c44115fae4                vpsubd ymm12, ymm13, ymm12                           ; sub uint32x8
    4ca  c4410c59e4                vmulps ymm12, ymm14, ymm12                           ; mul float32x8
    4cf  c4e31d4aeb90              vblendvps ymm5, ymm12, ymm3, ymm9                    ; where float32x8
    4d5  c5fc11ac2420010000        vmovups ymmword ptr [rsp + 288], ymm5
    4de  c5f45cc8                  vsubps ymm1, ymm1, ymm0                              ; sub float32x8
    4e2  c4e27d582d650c0000        vpbroadcastd ymm5, dword ptr [rip + 3baab83f]
    4eb  c5f459cd                  vmulps ymm1, ymm1, ymm5                              ; mul float32x8
    4ef  c4e27d582d5c0c0000        vpbroadcastd ymm5, dword ptr [rip + 00000043]
    4f8  c5545de1                  vminps ymm12, ymm5, ymm1                             ; where float32x8
    4fc  c4e27d582d530c0000        vpbroadcastd ymm5, dword ptr [rip + 000016c3]
    505  c5f4c2cd01                vcmpps ymm1, ymm1, ymm5, 1                           ; cmplt boolx8
    50a  c4631d4ae310              vblendvps ymm12, ymm12, ymm3, ymm1                   ; where float32x8
    510  c51c58ec                  vaddps ymm13, ymm12, ymm4                            ; add float32x8
    514  c5145cf4                  vsubps ymm14, ymm13, ymm4                            ; sub float32x8
    518  c4411c5ce6                vsubps ymm12, ymm12, ymm14                           ; sub float32x8
    51d  c4627d58353e0c0000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    526  c4e27d582d390c0000        vpbroadcastd ymm5, dword ptr [rip + c431af3a]
    52f  c4621da8f5                vfmadd213ps ymm14, ymm12, ymm5                       ; mulacc float32x8
    534  c4e27d582d2f0c0000        vpbroadcastd ymm5, dword ptr [rip + ce9c1d3c]
    53d  c4621da8f5                vfmadd213ps ymm14, ymm12, ymm5                       ; mulacc float32x8
    542  c4e27d582d250c0000        vpbroadcastd ymm5, dword ptr [rip + 6758633d]
    54b  c4621da8f5                vfmadd213ps ymm14, ymm12, ymm5                       ; mulacc float32x8
    550  c4e27d582d1b0c0000        vpbroadcastd ymm5, dword ptr [rip + f0fd753e]
    559  c4621da8f5                vfmadd213ps ymm14, ymm12, ymm5                       ; mulacc float32x8
    55e  c4e27d582d110c0000        vpbroadcastd ymm5, dword ptr [rip + 1872313f]
    567  c4621da8f5                vfmadd213ps ymm14, ymm12, ymm5                       ; mulacc float32x8
    56c  c4e27d582d070c0000        vpbroadcastd ymm5, dword ptr [rip + 0000803f]
    575  c4621da8f5                vfmadd213ps ymm14, ymm12, ymm5                       ; mulacc float32x8
    57a  c4c11d72f516              vpslld ymm12, ymm13, 22                              ; shl uint32x8
    580  c4e27d582df70b0000        vpbroadcastd ymm5, dword ptr [rip + 0000807f]
    589  c51ddbe5                  vpand ymm12, ymm12, ymm5                             ; and uint32x8
    58d  c4410c59f4                vmulps ymm14, ymm14, ymm12                           ; mul float32x8
    592  c4c11572f517              vpslld ymm13, ymm13, 23                              ; shl uint32x8
    598  c44115fae4                vpsubd ymm12, ymm13, ymm12                           ; sub uint32x8
    59d  c4410c59e4                vmulps ymm12, ymm14, ymm12                           ; mul float32x8
    5a2  c4e31d4acb10              vblendvps ymm1, ymm12, ymm3, ymm1                    ; where float32x8
    5a8  c5fc118c2440010000        vmovups ymmword ptr [rsp + 320], ymm1
    5b1  c5fc108c24e0000000        vmovups ymm1, ymmword ptr [rsp + 224]
    5ba  c57458a42400010000        vaddps ymm12, ymm1, ymmword ptr [rsp + 256]          ; add float32x8
    5c3  c5fc108c2420010000        vmovups ymm1, ymmword ptr [rsp + 288]
    5cc  c57458ac2440010000        vaddps ymm13, ymm1, ymmword ptr [rsp + 320]          ; add float32x8
    5d5  c4411c58e5                vaddps ymm12, ymm12, ymm13                           ; add float32x8
    5da  c5ec5cd0                  vsubps ymm2, ymm2, ymm0                              ; sub float32x8
    5de  c4e27d580d690b0000        vpbroadcastd ymm1, dword ptr [rip + 3baab83f]
    5e7  c5ec59d1                  vmulps ymm2, ymm2, ymm1                              ; mul float32x8
    5eb  c4e27d580d600b0000        vpbroadcastd ymm1, dword ptr [rip + 00000043]
    5f4  c5745dea                  vminps ymm13, ymm1, ymm2                             ; where float32x8
    5f8  c4e27d580d570b0000        vpbroadcastd ymm1, dword ptr [rip + 000016c3]
    601  c5ecc2d101                vcmpps ymm2, ymm2, ymm1, 1                           ; cmplt boolx8
    606  c463154aeb20              vblendvps ymm13, ymm13, ymm3, ymm2                   ; where float32x8
    60c  c51458f4                  vaddps ymm14, ymm13, ymm4                            ; add float32x8
    610  c50c5cfc                  vsubps ymm15, ymm14, ymm4                            ; sub float32x8
    614  c441145cef                vsubps ymm13, ymm13, ymm15                           ; sub float32x8
    619  c4627d583d420b0000        vpbroadcastd ymm15, dword ptr [rip + b4621a39]       ; mulacc float32x8
    622  c4e27d580d3d0b0000        vpbroadcastd ymm1, dword ptr [rip + c431af3a]
    62b  c46215a8f9                vfmadd213ps ymm15, ymm13, ymm1                       ; mulacc float32x8
    630  c4e27d580d330b0000        vpbroadcastd ymm1, dword ptr [rip + ce9c1d3c]
    639  c46215a8f9                vfmadd213ps ymm15, ymm13, ymm1                       ; mulacc float32x8
    63e  c4e27d580d290b0000        vpbroadcastd ymm1, dword ptr [rip + 6758633d]
    647  c46215a8f9                vfmadd213ps ymm15, ymm13, ymm1                       ; mulacc float32x8
    64c  c4e27d580d1f0b0000        vpbroadcastd ymm1, dword ptr [rip + f0fd753e]
    655  c46215a8f9                vfmadd213ps ymm15, ymm13, ymm1                       ; mulacc float32x8
    65a  c4e27d580d150b0000        vpbroadcastd ymm1, dword ptr [rip + 1872313f]
    663  c46215a8f9                vfmadd213ps ymm15, ymm13, ymm1                       ; mulacc float32x8
    668  c4e27d580d0b0b0000        vpbroadcastd ymm1, dword ptr [rip + 0000803f]
    671  c46215a8f9                vfmadd213ps ymm15, ymm13, ymm1                       ; mulacc float32x8
    676  c4c11572f616              vpslld ymm13, ymm14, 22                              ; shl uint32x8
    67c  c4e27d580dfb0a0000        vpbroadcastd ymm1, dword ptr [rip + 0000807f]
    685  c515dbe9                  vpand ymm13, ymm13, ymm1                             ; and uint32x8
    689  c4410459fd                vmulps ymm15, ymm15, ymm13                           ; mul float32x8
    68e  c4c10d72f617              vpslld ymm14, ymm14, 23                              ; shl uint32x8
    694  c4410dfaed                vpsubd ymm13, ymm14, ymm13                           ; sub uint32x8
    699  c4410459ed                vmulps ymm13, ymm15, ymm13                           ; mul float32x8
    69e  c4e3154acb20              vblendvps ymm1, ymm13, ymm3, ymm2                    ; where float32x8
    6a4  c5fc118c2460010000        vmovups ymmword ptr [rsp + 352], ymm1
    6ad  c5fc100c24                vmovups ymm1, ymmword ptr [rsp]
    6b2  c5745ce8                  vsubps ymm13, ymm1, ymm0                             ; sub float32x8
    6b6  c4e27d580d910a0000        vpbroadcastd ymm1, dword ptr [rip + 3baab83f]
    6bf  c51459e9                  vmulps ymm13, ymm13, ymm1                            ; mul float32x8
    6c3  c4e27d580d880a0000        vpbroadcastd ymm1, dword ptr [rip + 00000043]
    6cc  c441745df5                vminps ymm14, ymm1, ymm13                            ; where float32x8
    6d1  c4e27d580d7e0a0000        vpbroadcastd ymm1, dword ptr [rip + 000016c3]
    6da  c514c2e901                vcmpps ymm13, ymm13, ymm1, 1                         ; cmplt boolx8
    6df  c4630d4af3d0              vblendvps ymm14, ymm14, ymm3, ymm13                  ; where float32x8
    6e5  c50c58fc                  vaddps ymm15, ymm14, ymm4                            ; add float32x8
    6e9  c5845cec                  vsubps ymm5, ymm15, ymm4                             ; sub float32x8
    6ed  c58c5ced                  vsubps ymm5, ymm14, ymm5                             ; sub float32x8
    6f1  c4627d58356a0a0000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    6fa  c4e27d580d650a0000        vpbroadcastd ymm1, dword ptr [rip + c431af3a]
    703  c46255a8f1                vfmadd213ps ymm14, ymm5, ymm1                        ; mulacc float32x8
    708  c4e27d580d5b0a0000        vpbroadcastd ymm1, dword ptr [rip + ce9c1d3c]
    711  c46255a8f1                vfmadd213ps ymm14, ymm5, ymm1                        ; mulacc float32x8
    716  c4e27d580d510a0000        vpbroadcastd ymm1, dword ptr [rip + 6758633d]
    71f  c46255a8f1                vfmadd213ps ymm14, ymm5, ymm1                        ; mulacc float32x8
    724  c4e27d580d470a0000        vpbroadcastd ymm1, dword ptr [rip + f0fd753e]
    72d  c46255a8f1                vfmadd213ps ymm14, ymm5, ymm1                        ; mulacc float32x8
    732  c4e27d580d3d0a0000        vpbroadcastd ymm1, dword ptr [rip + 1872313f]
    73b  c46255a8f1                vfmadd213ps ymm14, ymm5, ymm1                        ; mulacc float32x8
    740  c4e27d580d330a0000        vpbroadcastd ymm1, dword ptr [rip + 0000803f]
    749  c46255a8f1                vfmadd213ps ymm14, ymm5, ymm1                        ; mulacc float32x8
    74e  c4c15572f716              vpslld ymm5, ymm15, 22                               ; shl uint32x8
    754  c4e27d580d230a0000        vpbroadcastd ymm1, dword ptr [rip + 0000807f]
    75d  c5d5dbe9                  vpand ymm5, ymm5, ymm1                               ; and uint32x8
    761  c50c59f5                  vmulps ymm14, ymm14, ymm5                            ; mul float32x8
    765  c4c10572f717              vpslld ymm15, ymm15, 23                              ; shl uint32x8
    76b  c585faed                  vpsubd ymm5, ymm15, ymm5                             ; sub uint32x8
    76f  c58c59ed                  vmulps ymm5, ymm14, ymm5                             ; mul float32x8
    773  c4e3554acbd0              vblendvps ymm1, ymm5, ymm3, ymm13                    ; where float32x8
    779  c5fc118c2480010000        vmovups ymmword ptr [rsp + 384], ymm1
    782  c5c45cf8                  vsubps ymm7, ymm7, ymm0                              ; sub float32x8
    786  c4e27d580dc1090000        vpbroadcastd ymm1, dword ptr [rip + 3baab83f]
    78f  c5c459f9                  vmulps ymm7, ymm7, ymm1                              ; mul float32x8
    793  c4e27d580db8090000        vpbroadcastd ymm1, dword ptr [rip + 00000043]
    79c  c5745def                  vminps ymm13, ymm1, ymm7                             ; where float32x8
    7a0  c4e27d580daf090000        vpbroadcastd ymm1, dword ptr [rip + 000016c3]
    7a9  c5c4c2f901                vcmpps ymm7, ymm7, ymm1, 1                           ; cmplt boolx8
    7ae  c463154aeb70              vblendvps ymm13, ymm13, ymm3, ymm7                   ; where float32x8
    7b4  c51458f4                  vaddps ymm14, ymm13, ymm4                            ; add float32x8
    7b8  c50c5cfc                  vsubps ymm15, ymm14, ymm4                            ; sub float32x8
    7bc  c441145cef                vsubps ymm13, ymm13, ymm15                           ; sub float32x8
    7c1  c4627d583d9a090000        vpbroadcastd ymm15, dword ptr [rip + b4621a39]       ; mulacc float32x8
    7ca  c4e27d580d95090000        vpbroadcastd ymm1, dword ptr [rip + c431af3a]
    7d3  c46215a8f9                vfmadd213ps ymm15, ymm13, ymm1                       ; mulacc float32x8
    7d8  c4e27d580d8b090000        vpbroadcastd ymm1, dword ptr [rip + ce9c1d3c]
    7e1  c46215a8f9                vfmadd213ps ymm15, ymm13, ymm1                       ; mulacc float32x8
    7e6  c4e27d580d81090000        vpbroadcastd ymm1, dword ptr [rip + 6758633d]
    7ef  c46215a8f9                vfmadd213ps ymm15, ymm13, ymm1                       ; mulacc float32x8
    7f4  c4e27d580d77090000        vpbroadcastd ymm1, dword ptr [rip + f0fd753e]
    7fd  c46215a8f9                vfmadd213ps ymm15, ymm13, ymm1                       ; mulacc float32x8
    802  c4e27d580d6d090000        vpbroadcastd ymm1, dword ptr [rip + 1872313f]
    80b  c46215a8f9                vfmadd213ps ymm15, ymm13, ymm1                       ; mulacc float32x8
    810  c4e27d580d63090000        vpbroadcastd ymm1, dword ptr [rip + 0000803f]
    819  c46215a8f9                vfmadd213ps ymm15, ymm13, ymm1                       ; mulacc float32x8
    81e  c4c11572f616              vpslld ymm13, ymm14, 22                              ; shl uint32x8
    824  c4e27d580d53090000        vpbroadcastd ymm1, dword ptr [rip + 0000807f]
    82d  c515dbe9                  vpand ymm13, ymm13, ymm1                             ; and uint32x8
    831  c4410459fd                vmulps ymm15, ymm15, ymm13                           ; mul float32x8
    836  c4c10d72f617              vpslld ymm14, ymm14, 23                              ; shl uint32x8
    83c  c4410dfaed                vpsubd ymm13, ymm14, ymm13                           ; sub uint32x8
    841  c4410459ed                vmulps ymm13, ymm15, ymm13                           ; mul float32x8
    846  c4e3154acb70              vblendvps ymm1, ymm13, ymm3, ymm7                    ; where float32x8
    84c  c5fc118c24e0010000        vmovups ymmword ptr [rsp + 480], ymm1
    855  c5fc104c2420              vmovups ymm1, ymmword ptr [rsp + 32]
    85b  c5745ce8                  vsubps ymm13, ymm1, ymm0                             ; sub float32x8
    85f  c4e27d580de8080000        vpbroadcastd ymm1, dword ptr [rip + 3baab83f]
    868  c51459e9                  vmulps ymm13, ymm13, ymm1                            ; mul float32x8
    86c  c4e27d580ddf080000        vpbroadcastd ymm1, dword ptr [rip + 00000043]
    875  c441745df5                vminps ymm14, ymm1, ymm13                            ; where float32x8
    87a  c4e27d580dd5080000        vpbroadcastd ymm1, dword ptr [rip + 000016c3]
    883  c514c2e901                vcmpps ymm13, ymm13, ymm1, 1                         ; cmplt boolx8
    888  c4630d4af3d0              vblendvps ymm14, ymm14, ymm3, ymm13                  ; where float32x8
    88e  c50c58fc                  vaddps ymm15, ymm14, ymm4                            ; add float32x8
    892  c5045cc4                  vsubps ymm8, ymm15, ymm4                             ; sub float32x8
    896  c4410c5cc0                vsubps ymm8, ymm14, ymm8                             ; sub float32x8
    89b  c4627d5835c0080000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    8a4  c4e27d580dbb080000        vpbroadcastd ymm1, dword ptr [rip + c431af3a]
    8ad  c4623da8f1                vfmadd213ps ymm14, ymm8, ymm1                        ; mulacc float32x8
    8b2  c4e27d580db1080000        vpbroadcastd ymm1, dword ptr [rip + ce9c1d3c]
    8bb  c4623da8f1                vfmadd213ps ymm14, ymm8, ymm1                        ; mulacc float32x8
    8c0  c4e27d580da7080000        vpbroadcastd ymm1, dword ptr [rip + 6758633d]
    8c9  c4623da8f1                vfmadd213ps ymm14, ymm8, ymm1                        ; mulacc float32x8
    8ce  c4e27d580d9d080000        vpbroadcastd ymm1, dword ptr [rip + f0fd753e]
    8d7  c4623da8f1                vfmadd213ps ymm14, ymm8, ymm1                        ; mulacc float32x8
    8dc  c4e27d580d93080000        vpbroadcastd ymm1, dword ptr [rip + 1872313f]
    8e5  c4623da8f1                vfmadd213ps ymm14, ymm8, ymm1                        ; mulacc float32x8
    8ea  c4e27d580d89080000        vpbroadcastd ymm1, dword ptr [rip + 0000803f]
    8f3  c4623da8f1                vfmadd213ps ymm14, ymm8, ymm1                        ; mulacc float32x8
    8f8  c4c13d72f716              vpslld ymm8, ymm15, 22                               ; shl uint32x8
    8fe  c4e27d580d79080000        vpbroadcastd ymm1, dword ptr [rip + 0000807f]
    907  c53ddbc1                  vpand ymm8, ymm8, ymm1                               ; and uint32x8
    90b  c4410c59f0                vmulps ymm14, ymm14, ymm8                            ; mul float32x8
    910  c4c10572f717              vpslld ymm15, ymm15, 23                              ; shl uint32x8
    916  c44105fac0                vpsubd ymm8, ymm15, ymm8                             ; sub uint32x8
    91b  c4410c59c0                vmulps ymm8, ymm14, ymm8                             ; mul float32x8
    920  c4633d4ac3d0              vblendvps ymm8, ymm8, ymm3, ymm13                    ; where float32x8
    926  c5fc108c2460010000        vmovups ymm1, ymmword ptr [rsp + 352]
    92f  c57458ac2480010000        vaddps ymm13, ymm1, ymmword ptr [rsp + 384]          ; add float32x8
    938  c5fc108c24e0010000        vmovups ymm1, ymmword ptr [rsp + 480]
    941  c4417458f0                vaddps ymm14, ymm1, ymm8                             ; add float32x8
    946  c4411458ee                vaddps ymm13, ymm13, ymm14                           ; add float32x8
    94b  c4c11c58cd                vaddps ymm1, ymm12, ymm13                            ; add float32x8
    950  c5fc118c24a0010000        vmovups ymmword ptr [rsp + 416], ymm1
    959  c5cc5cf0                  vsubps ymm6, ymm6, ymm0                              ; sub float32x8
    95d  c4e27d580dea070000        vpbroadcastd ymm1, dword ptr [rip + 3baab83f]
    966  c5cc59f1                  vmulps ymm6, ymm6, ymm1                              ; mul float32x8
    96a  c4e27d580de1070000        vpbroadcastd ymm1, dword ptr [rip + 00000043]
    973  c5745dee                  vminps ymm13, ymm1, ymm6                             ; where float32x8
    977  c4e27d580dd8070000        vpbroadcastd ymm1, dword ptr [rip + 000016c3]
    980  c5ccc2f101                vcmpps ymm6, ymm6, ymm1, 1                           ; cmplt boolx8
    985  c463154aeb60              vblendvps ymm13, ymm13, ymm3, ymm6                   ; where float32x8
    98b  c51458f4                  vaddps ymm14, ymm13, ymm4                            ; add float32x8
    98f  c50c5cfc                  vsubps ymm15, ymm14, ymm4                            ; sub float32x8
    993  c441145cef                vsubps ymm13, ymm13, ymm15                           ; sub float32x8
    998  c4627d583dc3070000        vpbroadcastd ymm15, dword ptr [rip + b4621a39]       ; mulacc float32x8
    9a1  c4e27d580dbe070000        vpbroadcastd ymm1, dword ptr [rip + c431af3a]
    9aa  c46215a8f9                vfmadd213ps ymm15, ymm13, ymm1                       ; mulacc float32x8
    9af  c4e27d580db4070000        vpbroadcastd ymm1, dword ptr [rip + ce9c1d3c]
    9b8  c46215a8f9                vfmadd213ps ymm15, ymm13, ymm1                       ; mulacc float32x8
    9bd  c4e27d580daa070000        vpbroadcastd ymm1, dword ptr [rip + 6758633d]
    9c6  c46215a8f9                vfmadd213ps ymm15, ymm13, ymm1                       ; mulacc float32x8
    9cb  c4e27d580da0070000        vpbroadcastd ymm1, dword ptr [rip + f0fd753e]
    9d4  c46215a8f9                vfmadd213ps ymm15, ymm13, ymm1                       ; mulacc float32x8
    9d9  c4e27d580d96070000        vpbroadcastd ymm1, dword ptr [rip + 1872313f]
    9e2  c46215a8f9                vfmadd213ps ymm15, ymm13, ymm1                       ; mulacc float32x8
    9e7  c4e27d580d8c070000        vpbroadcastd ymm1, dword ptr [rip + 0000803f]
    9f0  c46215a8f9                vfmadd213ps ymm15, ymm13, ymm1                       ; mulacc float32x8
    9f5  c4c11572f616              vpslld ymm13, ymm14, 22                              ; shl uint32x8
    9fb  c4e27d580d7c070000        vpbroadcastd ymm1, dword ptr [rip + 0000807f]
    a04  c515dbe9                  vpand ymm13, ymm13, ymm1                             ; and uint32x8
    a08  c4410459fd                vmulps ymm15, ymm15, ymm13                           ; mul float32x8
    a0d  c4c10d72f617              vpslld ymm14, ymm14, 23                              ; shl uint32x8
    a13  c4410dfaed                vpsubd ymm13, ymm14, ymm13                           ; sub uint32x8
    a18  c4410459ed                vmulps ymm13, ymm15, ymm13                           ; mul float32x8
    a1d  c4e3154af360              vblendvps ymm6, ymm13, ymm3, ymm6                    ; where float32x8
    a23  c5fc104c2440              vmovups ymm1, ymmword ptr [rsp + 64]
    a29  c5745ce8                  vsubps ymm13, ymm1, ymm0                             ; sub float32x8
    a2d  c4e27d580d1a070000        vpbroadcastd ymm1, dword ptr [rip + 3baab83f]
    a36  c51459e9                  vmulps ymm13, ymm13, ymm1                            ; mul float32x8
    a3a  c4e27d580d11070000        vpbroadcastd ymm1, dword ptr [rip + 00000043]
    a43  c441745df5                vminps ymm14, ymm1, ymm13                            ; where float32x8
    a48  c4e27d580d07070000        vpbroadcastd ymm1, dword ptr [rip + 000016c3]
    a51  c514c2e901                vcmpps ymm13, ymm13, ymm1, 1                         ; cmplt boolx8
    a56  c4630d4af3d0              vblendvps ymm14, ymm14, ymm3, ymm13                  ; where float32x8
    a5c  c50c58fc                  vaddps ymm15, ymm14, ymm4                            ; add float32x8
    a60  c5045ccc                  vsubps ymm9, ymm15, ymm4                             ; sub float32x8
    a64  c4410c5cc9                vsubps ymm9, ymm14, ymm9                             ; sub float32x8
    a69  c4627d5835f2060000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    a72  c4e27d580ded060000        vpbroadcastd ymm1, dword ptr [rip + c431af3a]
    a7b  c46235a8f1                vfmadd213ps ymm14, ymm9, ymm1                        ; mulacc float32x8
    a80  c4e27d580de3060000        vpbroadcastd ymm1, dword ptr [rip + ce9c1d3c]
    a89  c46235a8f1                vfmadd213ps ymm14, ymm9, ymm1                        ; mulacc float32x8
    a8e  c4e27d580dd9060000        vpbroadcastd ymm1, dword ptr [rip + 6758633d]
    a97  c46235a8f1                vfmadd213ps ymm14, ymm9, ymm1                        ; mulacc float32x8
    a9c  c4e27d580dcf060000        vpbroadcastd ymm1, dword ptr [rip + f0fd753e]
    aa5  c46235a8f1                vfmadd213ps ymm14, ymm9, ymm1                        ; mulacc float32x8
    aaa  c4e27d580dc5060000        vpbroadcastd ymm1, dword ptr [rip + 1872313f]
    ab3  c46235a8f1                vfmadd213ps ymm14, ymm9, ymm1                        ; mulacc float32x8
    ab8  c4e27d580dbb060000        vpbroadcastd ymm1, dword ptr [rip + 0000803f]
    ac1  c46235a8f1                vfmadd213ps ymm14, ymm9, ymm1                        ; mulacc float32x8
    ac6  c4c13572f716              vpslld ymm9, ymm15, 22                               ; shl uint32x8
    acc  c4e27d580dab060000        vpbroadcastd ymm1, dword ptr [rip + 0000807f]
    ad5  c535dbc9                  vpand ymm9, ymm9, ymm1                               ; and uint32x8
    ad9  c4410c59f1                vmulps ymm14, ymm14, ymm9                            ; mul float32x8
    ade  c4c10572f717              vpslld ymm15, ymm15, 23                              ; shl uint32x8
    ae4  c44105fac9                vpsubd ymm9, ymm15, ymm9                             ; sub uint32x8
    ae9  c4410c59c9                vmulps ymm9, ymm14, ymm9                             ; mul float32x8
    aee  c463354acbd0              vblendvps ymm9, ymm9, ymm3, ymm13                    ; where float32x8
    af4  c52c5cd0                  vsubps ymm10, ymm10, ymm0                            ; sub float32x8
    af8  c4e27d580d4f060000        vpbroadcastd ymm1, dword ptr [rip + 3baab83f]
    b01  c52c59d1                  vmulps ymm10, ymm10, ymm1                            ; mul float32x8
    b05  c4e27d580d46060000        vpbroadcastd ymm1, dword ptr [rip + 00000043]
    b0e  c441745dea                vminps ymm13, ymm1, ymm10                            ; where float32x8
    b13  c4e27d580d3c060000        vpbroadcastd ymm1, dword ptr [rip + 000016c3]
    b1c  c52cc2d101                vcmpps ymm10, ymm10, ymm1, 1                         ; cmplt boolx8
    b21  c463154aeba0              vblendvps ymm13, ymm13, ymm3, ymm10                  ; where float32x8
    b27  c51458f4                  vaddps ymm14, ymm13, ymm4                            ; add float32x8
    b2b  c50c5cfc                  vsubps ymm15, ymm14, ymm4                            ; sub float32x8
    b2f  c441145cef                vsubps ymm13, ymm13, ymm15                           ; sub float32x8
    b34  c4627d583d27060000        vpbroadcastd ymm15, dword ptr [rip + b4621a39]       ; mulacc float32x8
    b3d  c4e27d580d22060000        vpbroadcastd ymm1, dword ptr [rip + c431af3a]
    b46  c46215a8f9                vfmadd213ps ymm15, ymm13, ymm1                       ; mulacc float32x8
    b4b  c4e27d580d18060000        vpbroadcastd ymm1, dword ptr [rip + ce9c1d3c]
    b54  c46215a8f9                vfmadd213ps ymm15, ymm13, ymm1                       ; mulacc float32x8
    b59  c4e27d580d0e060000        vpbroadcastd ymm1, dword ptr [rip + 6758633d]
    b62  c46215a8f9                vfmadd213ps ymm15, ymm13, ymm1                       ; mulacc float32x8
    b67  c4e27d580d04060000        vpbroadcastd ymm1, dword ptr [rip + f0fd753e]
    b70  c46215a8f9                vfmadd213ps ymm15, ymm13, ymm1                       ; mulacc float32x8
    b75  c4e27d580dfa050000        vpbroadcastd ymm1, dword ptr [rip + 1872313f]
    b7e  c46215a8f9                vfmadd213ps ymm15, ymm13, ymm1                       ; mulacc float32x8
    b83  c4e27d580df0050000        vpbroadcastd ymm1, dword ptr [rip + 0000803f]
    b8c  c46215a8f9                vfmadd213ps ymm15, ymm13, ymm1                       ; mulacc float32x8
    b91  c4c11572f616              vpslld ymm13, ymm14, 22                              ; shl uint32x8
    b97  c4e27d580de0050000        vpbroadcastd ymm1, dword ptr [rip + 0000807f]
    ba0  c515dbe9                  vpand ymm13, ymm13, ymm1                             ; and uint32x8
    ba4  c4410459fd                vmulps ymm15, ymm15, ymm13                           ; mul float32x8
    ba9  c4c10d72f617              vpslld ymm14, ymm14, 23                              ; shl uint32x8
    baf  c4410dfaed                vpsubd ymm13, ymm14, ymm13                           ; sub uint32x8
    bb4  c4410459ed                vmulps ymm13, ymm15, ymm13                           ; mul float32x8
    bb9  c463154ad3a0              vblendvps ymm10, ymm13, ymm3, ymm10                  ; where float32x8
    bbf  c5fc104c2460              vmovups ymm1, ymmword ptr [rsp + 96]
    bc5  c5745ce8                  vsubps ymm13, ymm1, ymm0                             ; sub float32x8
    bc9  c4e27d580d7e050000        vpbroadcastd ymm1, dword ptr [rip + 3baab83f]
    bd2  c51459e9                  vmulps ymm13, ymm13, ymm1                            ; mul float32x8
    bd6  c4e27d580d75050000        vpbroadcastd ymm1, dword ptr [rip + 00000043]
    bdf  c441745df5                vminps ymm14, ymm1, ymm13                            ; where float32x8
    be4  c4e27d580d6b050000        vpbroadcastd ymm1, dword ptr [rip + 000016c3]
    bed  c514c2e901                vcmpps ymm13, ymm13, ymm1, 1                         ; cmplt boolx8
    bf2  c4630d4af3d0              vblendvps ymm14, ymm14, ymm3, ymm13                  ; where float32x8
    bf8  c50c58fc                  vaddps ymm15, ymm14, ymm4                            ; add float32x8
    bfc  c5845ccc                  vsubps ymm1, ymm15, ymm4                             ; sub float32x8
    c00  c58c5cc9                  vsubps ymm1, ymm14, ymm1                             ; sub float32x8
    c04  c4627d583557050000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    c0d  c4e27d581552050000        vpbroadcastd ymm2, dword ptr [rip + c431af3a]
    c16  c46275a8f2                vfmadd213ps ymm14, ymm1, ymm2                        ; mulacc float32x8
    c1b  c4e27d581548050000        vpbroadcastd ymm2, dword ptr [rip + ce9c1d3c]
    c24  c46275a8f2                vfmadd213ps ymm14, ymm1, ymm2                        ; mulacc float32x8
    c29  c4e27d58153e050000        vpbroadcastd ymm2, dword ptr [rip + 6758633d]
    c32  c46275a8f2                vfmadd213ps ymm14, ymm1, ymm2                        ; mulacc float32x8
    c37  c4e27d581534050000        vpbroadcastd ymm2, dword ptr [rip + f0fd753e]
    c40  c46275a8f2                vfmadd213ps ymm14, ymm1, ymm2                        ; mulacc float32x8
    c45  c4e27d58152a050000        vpbroadcastd ymm2, dword ptr [rip + 1872313f]
    c4e  c46275a8f2                vfmadd213ps ymm14, ymm1, ymm2                        ; mulacc float32x8
    c53  c4e27d581520050000        vpbroadcastd ymm2, dword ptr [rip + 0000803f]
    c5c  c46275a8f2                vfmadd213ps ymm14, ymm1, ymm2                        ; mulacc float32x8
    c61  c4c17572f716              vpslld ymm1, ymm15, 22                               ; shl uint32x8
    c67  c4e27d581510050000        vpbroadcastd ymm2, dword ptr [rip + 0000807f]
    c70  c5f5dbca                  vpand ymm1, ymm1, ymm2                               ; and uint32x8
    c74  c50c59f1                  vmulps ymm14, ymm14, ymm1                            ; mul float32x8
    c78  c4c10572f717              vpslld ymm15, ymm15, 23                              ; shl uint32x8
    c7e  c585fac9                  vpsubd ymm1, ymm15, ymm1                             ; sub uint32x8
    c82  c58c59c9                  vmulps ymm1, ymm14, ymm1                             ; mul float32x8
    c86  c4e3754acbd0              vblendvps ymm1, ymm1, ymm3, ymm13                    ; where float32x8
    c8c  c4414c58e9                vaddps ymm13, ymm6, ymm9                             ; add float32x8
    c91  c52c58f1                  vaddps ymm14, ymm10, ymm1                            ; add float32x8
    c95  c4411458ee                vaddps ymm13, ymm13, ymm14                           ; add float32x8
    c9a  c5fc109424c0010000        vmovups ymm2, ymmword ptr [rsp + 448]
    ca3  c56c5cd8                  vsubps ymm11, ymm2, ymm0                             ; sub float32x8
    ca7  c4e27d5815a0040000        vpbroadcastd ymm2, dword ptr [rip + 3baab83f]
    cb0  c52459da                  vmulps ymm11, ymm11, ymm2                            ; mul float32x8
    cb4  c4e27d581597040000        vpbroadcastd ymm2, dword ptr [rip + 00000043]
    cbd  c4416c5df3                vminps ymm14, ymm2, ymm11                            ; where float32x8
    cc2  c4e27d58158d040000        vpbroadcastd ymm2, dword ptr [rip + 000016c3]
    ccb  c524c2da01                vcmpps ymm11, ymm11, ymm2, 1                         ; cmplt boolx8
    cd0  c4630d4af3b0              vblendvps ymm14, ymm14, ymm3, ymm11                  ; where float32x8
    cd6  c50c58fc                  vaddps ymm15, ymm14, ymm4                            ; add float32x8
    cda  c5045ce4                  vsubps ymm12, ymm15, ymm4                            ; sub float32x8
    cde  c4410c5ce4                vsubps ymm12, ymm14, ymm12                           ; sub float32x8
    ce3  c4627d583578040000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    cec  c4e27d581573040000        vpbroadcastd ymm2, dword ptr [rip + c431af3a]
    cf5  c4621da8f2                vfmadd213ps ymm14, ymm12, ymm2                       ; mulacc float32x8
    cfa  c4e27d581569040000        vpbroadcastd ymm2, dword ptr [rip + ce9c1d3c]
    d03  c4621da8f2                vfmadd213ps ymm14, ymm12, ymm2                       ; mulacc float32x8
    d08  c4e27d58155f040000        vpbroadcastd ymm2, dword ptr [rip + 6758633d]
    d11  c4621da8f2                vfmadd213ps ymm14, ymm12, ymm2                       ; mulacc float32x8
    d16  c4e27d581555040000        vpbroadcastd ymm2, dword ptr [rip + f0fd753e]
    d1f  c4621da8f2                vfmadd213ps ymm14, ymm12, ymm2                       ; mulacc float32x8
    d24  c4e27d58154b040000        vpbroadcastd ymm2, dword ptr [rip + 1872313f]
    d2d  c4621da8f2                vfmadd213ps ymm14, ymm12, ymm2                       ; mulacc float32x8
    d32  c4e27d581541040000        vpbroadcastd ymm2, dword ptr [rip + 0000803f]
    d3b  c4621da8f2                vfmadd213ps ymm14, ymm12, ymm2                       ; mulacc float32x8
    d40  c4c11d72f716              vpslld ymm12, ymm15, 22                              ; shl uint32x8
    d46  c4e27d581531040000        vpbroadcastd ymm2, dword ptr [rip + 0000807f]
    d4f  c51ddbe2                  vpand ymm12, ymm12, ymm2                             ; and uint32x8
    d53  c4410c59f4                vmulps ymm14, ymm14, ymm12                           ; mul float32x8
    d58  c4c10572f717              vpslld ymm15, ymm15, 23                              ; shl uint32x8
    d5e  c44105fae4                vpsubd ymm12, ymm15, ymm12                           ; sub uint32x8
    d63  c4410c59e4                vmulps ymm12, ymm14, ymm12                           ; mul float32x8
    d68  c4631d4adbb0              vblendvps ymm11, ymm12, ymm3, ymm11                  ; where float32x8
    d6e  c5fc10942480000000        vmovups ymm2, ymmword ptr [rsp + 128]
    d77  c56c5ce0                  vsubps ymm12, ymm2, ymm0                             ; sub float32x8
    d7b  c4e27d5815cc030000        vpbroadcastd ymm2, dword ptr [rip + 3baab83f]
    d84  c51c59e2                  vmulps ymm12, ymm12, ymm2                            ; mul float32x8
    d88  c4e27d5815c3030000        vpbroadcastd ymm2, dword ptr [rip + 00000043]
    d91  c4416c5df4                vminps ymm14, ymm2, ymm12                            ; where float32x8
    d96  c4e27d5815b9030000        vpbroadcastd ymm2, dword ptr [rip + 000016c3]
    d9f  c51cc2e201                vcmpps ymm12, ymm12, ymm2, 1                         ; cmplt boolx8
    da4  c4630d4af3c0              vblendvps ymm14, ymm14, ymm3, ymm12                  ; where float32x8
    daa  c50c58fc                  vaddps ymm15, ymm14, ymm4                            ; add float32x8
    dae  c5845cd4                  vsubps ymm2, ymm15, ymm4                             ; sub float32x8
    db2  c58c5cd2                  vsubps ymm2, ymm14, ymm2                             ; sub float32x8
    db6  c4627d5835a5030000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    dbf  c4e27d582da0030000        vpbroadcastd ymm5, dword ptr [rip + c431af3a]
    dc8  c4626da8f5                vfmadd213ps ymm14, ymm2, ymm5                        ; mulacc float32x8
    dcd  c4e27d582d96030000        vpbroadcastd ymm5, dword ptr [rip + ce9c1d3c]
    dd6  c4626da8f5                vfmadd213ps ymm14, ymm2, ymm5                        ; mulacc float32x8
    ddb  c4e27d582d8c030000        vpbroadcastd ymm5, dword ptr [rip + 6758633d]
    de4  c4626da8f5                vfmadd213ps ymm14, ymm2, ymm5                        ; mulacc float32x8
    de9  c4e27d582d82030000        vpbroadcastd ymm5, dword ptr [rip + f0fd753e]
    df2  c4626da8f5                vfmadd213ps ymm14, ymm2, ymm5                        ; mulacc float32x8
    df7  c4e27d582d78030000        vpbroadcastd ymm5, dword ptr [rip + 1872313f]
    e00  c4626da8f5                vfmadd213ps ymm14, ymm2, ymm5                        ; mulacc float32x8
    e05  c4e27d582d6e030000        vpbroadcastd ymm5, dword ptr [rip + 0000803f]
    e0e  c4626da8f5                vfmadd213ps ymm14, ymm2, ymm5                        ; mulacc float32x8
    e13  c4c16d72f716              vpslld ymm2, ymm15, 22                               ; shl uint32x8
    e19  c4e27d582d5e030000        vpbroadcastd ymm5, dword ptr [rip + 0000807f]
    e22  c5eddbd5                  vpand ymm2, ymm2, ymm5                               ; and uint32x8
    e26  c50c59f2                  vmulps ymm14, ymm14, ymm2                            ; mul float32x8
    e2a  c4c10572f717              vpslld ymm15, ymm15, 23                              ; shl uint32x8
    e30  c585fad2                  vpsubd ymm2, ymm15, ymm2                             ; sub uint32x8
    e34  c58c59d2                  vmulps ymm2, ymm14, ymm2                             ; mul float32x8
    e38  c4e36d4ad3c0              vblendvps ymm2, ymm2, ymm3, ymm12                    ; where float32x8
    e3e  c5fc10ac24a0000000        vmovups ymm5, ymmword ptr [rsp + 160]
    e47  c5545ce0                  vsubps ymm12, ymm5, ymm0                             ; sub float32x8
    e4b  c4e27d582dfc020000        vpbroadcastd ymm5, dword ptr [rip + 3baab83f]
    e54  c51c59e5                  vmulps ymm12, ymm12, ymm5                            ; mul float32x8
    e58  c4e27d582df3020000        vpbroadcastd ymm5, dword ptr [rip + 00000043]
    e61  c441545df4                vminps ymm14, ymm5, ymm12                            ; where float32x8
    e66  c4e27d582de9020000        vpbroadcastd ymm5, dword ptr [rip + 000016c3]
    e6f  c51cc2e501                vcmpps ymm12, ymm12, ymm5, 1                         ; cmplt boolx8
    e74  c4630d4af3c0              vblendvps ymm14, ymm14, ymm3, ymm12                  ; where float32x8
    e7a  c50c58fc                  vaddps ymm15, ymm14, ymm4                            ; add float32x8
    e7e  c5845cec                  vsubps ymm5, ymm15, ymm4                             ; sub float32x8
    e82  c58c5ced                  vsubps ymm5, ymm14, ymm5                             ; sub float32x8
    e86  c4627d5835d5020000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    e8f  c4e27d583dd0020000        vpbroadcastd ymm7, dword ptr [rip + c431af3a]
    e98  c46255a8f7                vfmadd213ps ymm14, ymm5, ymm7                        ; mulacc float32x8
    e9d  c4e27d583dc6020000        vpbroadcastd ymm7, dword ptr [rip + ce9c1d3c]
    ea6  c46255a8f7                vfmadd213ps ymm14, ymm5, ymm7                        ; mulacc float32x8
    eab  c4e27d583dbc020000        vpbroadcastd ymm7, dword ptr [rip + 6758633d]
    eb4  c46255a8f7                vfmadd213ps ymm14, ymm5, ymm7                        ; mulacc float32x8
    eb9  c4e27d583db2020000        vpbroadcastd ymm7, dword ptr [rip + f0fd753e]
    ec2  c46255a8f7                vfmadd213ps ymm14, ymm5, ymm7                        ; mulacc float32x8
    ec7  c4e27d583da8020000        vpbroadcastd ymm7, dword ptr [rip + 1872313f]
    ed0  c46255a8f7                vfmadd213ps ymm14, ymm5, ymm7                        ; mulacc float32x8
    ed5  c4e27d583d9e020000        vpbroadcastd ymm7, dword ptr [rip + 0000803f]
    ede  c46255a8f7                vfmadd213ps ymm14, ymm5, ymm7                        ; mulacc float32x8
    ee3  c4c15572f716              vpslld ymm5, ymm15, 22                               ; shl uint32x8
    ee9  c4e27d583d8e020000        vpbroadcastd ymm7, dword ptr [rip + 0000807f]
    ef2  c5d5dbef                  vpand ymm5, ymm5, ymm7                               ; and uint32x8
    ef6  c50c59f5                  vmulps ymm14, ymm14, ymm5                            ; mul float32x8
    efa  c4c10572f717              vpslld ymm15, ymm15, 23                              ; shl uint32x8
    f00  c585faed                  vpsubd ymm5, ymm15, ymm5                             ; sub uint32x8
    f04  c58c59ed                  vmulps ymm5, ymm14, ymm5                             ; mul float32x8
    f08  c4e3554aebc0              vblendvps ymm5, ymm5, ymm3, ymm12                    ; where float32x8
    f0e  c5fc10bc24c0000000        vmovups ymm7, ymmword ptr [rsp + 192]
    f17  c5c45cc0                  vsubps ymm0, ymm7, ymm0                              ; sub float32x8
    f1b  c4e27d583d2c020000        vpbroadcastd ymm7, dword ptr [rip + 3baab83f]
    f24  c5fc59c7                  vmulps ymm0, ymm0, ymm7                              ; mul float32x8
    f28  c4e27d583d23020000        vpbroadcastd ymm7, dword ptr [rip + 00000043]
    f31  c5445de0                  vminps ymm12, ymm7, ymm0                             ; where float32x8
    f35  c4e27d583d1a020000        vpbroadcastd ymm7, dword ptr [rip + 000016c3]
    f3e  c5fcc2c701                vcmpps ymm0, ymm0, ymm7, 1                           ; cmplt boolx8
    f43  c4631d4ae300              vblendvps ymm12, ymm12, ymm3, ymm0                   ; where float32x8
    f49  c51c58f4                  vaddps ymm14, ymm12, ymm4                            ; add float32x8
    f4d  c50c5cfc                  vsubps ymm15, ymm14, ymm4                            ; sub float32x8
    f51  c4411c5ce7                vsubps ymm12, ymm12, ymm15                           ; sub float32x8
    f56  c4627d583d05020000        vpbroadcastd ymm15, dword ptr [rip + b4621a39]       ; mulacc float32x8
    f5f  c4e27d583d00020000        vpbroadcastd ymm7, dword ptr [rip + c431af3a]
    f68  c4621da8ff                vfmadd213ps ymm15, ymm12, ymm7                       ; mulacc float32x8
    f6d  c4e27d583df6010000        vpbroadcastd ymm7, dword ptr [rip + ce9c1d3c]
    f76  c4621da8ff                vfmadd213ps ymm15, ymm12, ymm7                       ; mulacc float32x8
    f7b  c4e27d583dec010000        vpbroadcastd ymm7, dword ptr [rip + 6758633d]
    f84  c4621da8ff                vfmadd213ps ymm15, ymm12, ymm7                       ; mulacc float32x8
    f89  c4e27d583de2010000        vpbroadcastd ymm7, dword ptr [rip + f0fd753e]
    f92  c4621da8ff                vfmadd213ps ymm15, ymm12, ymm7                       ; mulacc float32x8
    f97  c4e27d583dd8010000        vpbroadcastd ymm7, dword ptr [rip + 1872313f]
    fa0  c4621da8ff                vfmadd213ps ymm15, ymm12, ymm7                       ; mulacc float32x8
    fa5  c4e27d583dce010000        vpbroadcastd ymm7, dword ptr [rip + 0000803f]
    fae  c4621da8ff                vfmadd213ps ymm15, ymm12, ymm7                       ; mulacc float32x8
    fb3  c4c11d72f616              vpslld ymm12, ymm14, 22                              ; shl uint32x8
    fb9  c4e27d583dbe010000        vpbroadcastd ymm7, dword ptr [rip + 0000807f]
    fc2  c51ddbe7                  vpand ymm12, ymm12, ymm7                             ; and uint32x8
    fc6  c4410459fc                vmulps ymm15, ymm15, ymm12                           ; mul float32x8
    fcb  c4c10d72f617              vpslld ymm14, ymm14, 23                              ; shl uint32x8
    fd1  c4410dfae4                vpsubd ymm12, ymm14, ymm12                           ; sub uint32x8
    fd6  c4410459e4                vmulps ymm12, ymm15, ymm12                           ; mul float32x8
    fdb  c4e31d4ac300              vblendvps ymm0, ymm12, ymm3, ymm0                    ; where float32x8
    fe1  c52458e2                  vaddps ymm12, ymm11, ymm2                            ; add float32x8
    fe5  c55458f0                  vaddps ymm14, ymm5, ymm0                             ; add float32x8
    fe9  c4411c58e6                vaddps ymm12, ymm12, ymm14                           ; add float32x8
    fee  c4411458e4                vaddps ymm12, ymm13, ymm12                           ; add float32x8
    ff3  c5fc10bc24a0010000        vmovups ymm7, ymmword ptr [rsp + 416]
    ffc  c4414458e4                vaddps ymm12, ymm7, ymm12                            ; add float32x8
   1001  c4437d19e501              vextractf128 xmm13, ymm12, 1                         ; gep float32x4
   1007  c4411858e5                vaddps xmm12, xmm12, xmm13                           ; add float32x4
   100c  c4411915ec                vunpckhpd xmm13, xmm12, xmm12                        ; gep float32x2
   1011  c4411858e5                vaddps xmm12, xmm12, xmm13                           ; add float32x2
   1016  c4c11173dc04              vpsrldq xmm13, xmm12, 4                              ; gep float32
   101c  c4411a58e5                vaddss xmm12, xmm12, xmm13                           ; add float32
   1021  c4427d58e4                vpbroadcastd ymm12, xmm12                            ; vectorize float32x8
   1026  c5fc10bc24e0000000        vmovups ymm7, ymmword ptr [rsp + 224]
   102f  c441445eec                vdivps ymm13, ymm7, ymm12                            ; fdiv float32x8
   1034  c57c112a                  vmovups ymmword ptr [rdx], ymm13                     ; store void
   1038  c4c14c5ef4                vdivps ymm6, ymm6, ymm12                             ; fdiv float32x8
   103d  c5fc117220                vmovups ymmword ptr [rdx + 32], ymm6                 ; store void
   1042  c5fc10b42460010000        vmovups ymm6, ymmword ptr [rsp + 352]
   104b  c4c14c5ef4                vdivps ymm6, ymm6, ymm12                             ; fdiv float32x8
   1050  c5fc117240                vmovups ymmword ptr [rdx + 64], ymm6                 ; store void
   1055  c4c1245ef4                vdivps ymm6, ymm11, ymm12                            ; fdiv float32x8
   105a  c5fc117260                vmovups ymmword ptr [rdx + 96], ymm6                 ; store void
   105f  c5fc10b42420010000        vmovups ymm6, ymmword ptr [rsp + 288]
   1068  c4c14c5ef4                vdivps ymm6, ymm6, ymm12                             ; fdiv float32x8
   106d  c5fc11b280000000          vmovups ymmword ptr [rdx + 128], ymm6                ; store void
   1075  c4c12c5ef4                vdivps ymm6, ymm10, ymm12                            ; fdiv float32x8
   107a  c5fc11b2a0000000          vmovups ymmword ptr [rdx + 160], ymm6                ; store void
   1082  c5fc10b424e0010000        vmovups ymm6, ymmword ptr [rsp + 480]
   108b  c4c14c5ef4                vdivps ymm6, ymm6, ymm12                             ; fdiv float32x8
   1090  c5fc11b2c0000000          vmovups ymmword ptr [rdx + 192], ymm6                ; store void
   1098  c4c1545eec                vdivps ymm5, ymm5, ymm12                             ; fdiv float32x8
   109d  c5fc11aae0000000          vmovups ymmword ptr [rdx + 224], ymm5                ; store void
   10a5  c5fc10ac2400010000        vmovups ymm5, ymmword ptr [rsp + 256]
   10ae  c4c1545eec                vdivps ymm5, ymm5, ymm12                             ; fdiv float32x8
   10b3  c5fc11aa00010000          vmovups ymmword ptr [rdx + 256], ymm5                ; store void
   10bb  c4c1345eec                vdivps ymm5, ymm9, ymm12                             ; fdiv float32x8
   10c0  c5fc11aa20010000          vmovups ymmword ptr [rdx + 288], ymm5                ; store void
   10c8  c5fc10ac2480010000        vmovups ymm5, ymmword ptr [rsp + 384]
   10d1  c4c1545eec                vdivps ymm5, ymm5, ymm12                             ; fdiv float32x8
   10d6  c5fc11aa40010000          vmovups ymmword ptr [rdx + 320], ymm5                ; store void
   10de  c4c16c5ed4                vdivps ymm2, ymm2, ymm12                             ; fdiv float32x8
   10e3  c5fc119260010000          vmovups ymmword ptr [rdx + 352], ymm2                ; store void
   10eb  c5fc10942440010000        vmovups ymm2, ymmword ptr [rsp + 320]
   10f4  c4c16c5ed4                vdivps ymm2, ymm2, ymm12                             ; fdiv float32x8
   10f9  c5fc119280010000          vmovups ymmword ptr [rdx + 384], ymm2                ; store void
   1101  c4c1745ecc                vdivps ymm1, ymm1, ymm12                             ; fdiv float32x8
   1106  c5fc118aa0010000          vmovups ymmword ptr [rdx + 416], ymm1                ; store void
   110e  c4c13c5ecc                vdivps ymm1, ymm8, ymm12                             ; fdiv float32x8
   1113  c5fc118ac0010000          vmovups ymmword ptr [rdx + 448], ymm1                ; store void
   111b  c4c17c5ec4                vdivps ymm0, ymm0, ymm12                             ; fdiv float32x8
   1120  c5fc1182e0010000          vmovups ymmword ptr [rdx + 480], ymm0                ; store void
   1128  4881c100020000            add rcx, 512                                         ; end void
   112f  4881c200020000            add rdx, 512
   1136  83c001                    add eax, 1
   1139  83f810                    cmp eax, 16
   113c  0f8cfeeeffff              jl loop_40
done_1142:
   1142  c5f877                    vzeroupper                                           ; sink void
   1145  488ba42400020000          mov rsp, qword ptr [rsp + 512]
   114d  c3                        ret                                                  ; sink void
