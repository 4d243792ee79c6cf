logsumexp:
      0  488bc4                    mov rax, rsp
      3  4881ec60010000            sub rsp, 352
      a  4883e4c0                  and rsp, -64
      e  4889842420010000          mov qword ptr [rsp + 288], rax
     16  b800000000                mov eax, 0
     1b  4c8b17                    mov r10, qword ptr [rdi]
     1e  4c8b4f08                  mov r9, qword ptr [rdi + 8]                          ; define_global ptr<float32, global, 8>
     22  41b800000000              mov r8d, 0                                           ; range int32
loop_40:
     40  498bc0                    mov rax, r8                                          ; mul int32
     43  c1e006                    shl eax, 6
     46  c4e27d58054d140000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     4f  c5fc11442440              vmovups ymmword ptr [rsp + 64], ymm0
     55  c4e27d581d42140000        vpbroadcastd ymm3, dword ptr [rip + 000080ff]        ; range int32
     5e  c4e27d580539140000        vpbroadcastd ymm0, dword ptr [rip + 000080ff]
     67  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
     6d  c4627d582d2a140000        vpbroadcastd ymm13, dword ptr [rip + 000080ff]       ; range int32
     76  c4e27d580521140000        vpbroadcastd ymm0, dword ptr [rip + 000080ff]
     7f  c5fc11842480000000        vmovups ymmword ptr [rsp + 128], ymm0
     88  c4627d580d0b140000        vpbroadcastd ymm9, dword ptr [rip + 00000000]        ; range int32
     91  c4e27d580502140000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
     9a  c5fc110424                vmovups ymmword ptr [rsp], ymm0
     9f  c4e27d5805f4130000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     a8  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
     ae  ba00000000                mov edx, 0                                           ; range int32
     b3  498d0481                  lea rax, [r9 + rax*4]
     b7  c4627d583d0c140000        vpbroadcastd ymm15, dword ptr [rip + 0000803f]
     c0  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
     c5  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
     ce  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
     d4  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
     dd  c57c10542440              vmovups ymm10, ymmword ptr [rsp + 64]
     e3  c5fc107c2460              vmovups ymm7, ymmword ptr [rsp + 96]
     e9  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
     f2  c5fc11842400010000        vmovups ymmword ptr [rsp + 256], ymm0
loop_100:
    100  c5fc1020                  vmovups ymm4, ymmword ptr [rax]                      ; load float32x8
    104  c5dc5fcb                  vmaxps ymm1, ymm4, ymm3                              ; max float32x8
    108  c5dcc2c403                vcmpps ymm0, ymm4, ymm4, 3
    10d  c463754af400              vblendvps ymm14, ymm1, ymm4, ymm0
    113  c44164c2c600              vcmpps ymm8, ymm3, ymm14, 0                          ; cmpeq boolx8
    119  c4c1645cce                vsubps ymm1, ymm3, ymm14                             ; sub float32x8
    11e  c4e27d58057d130000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    127  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    12b  c4e27d580574130000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
    134  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; where float32x8
    138  c4e27d58056b130000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    141  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
    145  c4e27d580562130000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
    14e  c5f458d8                  vaddps ymm3, ymm1, ymm0                              ; add float32x8
    152  c4e27d580555130000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
    15b  c5e45cc0                  vsubps ymm0, ymm3, ymm0                              ; sub float32x8
    15f  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    163  c4e27d580d48130000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    16c  c4e27d580543130000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    175  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    17a  c4e27d580539130000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    183  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    188  c4e27d58052f130000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    191  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    196  c4e27d580525130000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    19f  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    1a4  c4e27d58051b130000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    1ad  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    1b2  c4c26da8cf                vfmadd213ps ymm1, ymm2, ymm15                        ; mulacc float32x8
    1b7  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    1bc  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
    1c1  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    1c5  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    1c9  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    1ce  c5f459e8                  vmulps ymm5, ymm1, ymm0                              ; mul float32x8
    1d2  c4c15cc2f600              vcmpps ymm6, ymm4, ymm14, 0                          ; cmpeq boolx8
    1d8  c4c15c5cce                vsubps ymm1, ymm4, ymm14                             ; sub float32x8
    1dd  c4e27d5805be120000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    1e6  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    1ea  c4e27d5805b5120000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
    1f3  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; where float32x8
    1f7  c4e27d5805ac120000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    200  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
    204  c4e27d5805a3120000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
    20d  c5f458d8                  vaddps ymm3, ymm1, ymm0                              ; add float32x8
    211  c4e27d580596120000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
    21a  c5e45cc0                  vsubps ymm0, ymm3, ymm0                              ; sub float32x8
    21e  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    222  c4e27d580d89120000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    22b  c4e27d580584120000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    234  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    239  c4e27d58057a120000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    242  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    247  c4e27d580570120000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    250  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    255  c4e27d580566120000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    25e  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    263  c4e27d58055c120000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    26c  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    271  c4c26da8cf                vfmadd213ps ymm1, ymm2, ymm15                        ; mulacc float32x8
    276  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    27b  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
    280  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    284  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    288  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    28d  c5f459c0                  vmulps ymm0, ymm1, ymm0                              ; mul float32x8
    291  c4c3554acf80              vblendvps ymm1, ymm5, ymm15, ymm8                    ; where float32x8
    297  c4c37d4ac760              vblendvps ymm0, ymm0, ymm15, ymm6                    ; where float32x8
    29d  c5fc118424a0000000        vmovups ymmword ptr [rsp + 160], ymm0
    2a6  c5fc108424a0000000        vmovups ymm0, ymmword ptr [rsp + 160]
    2af  c4e22db8c1                vfmadd231ps ymm0, ymm10, ymm1                        ; mulacc float32x8
    2b4  c5fc118424a0000000        vmovups ymmword ptr [rsp + 160], ymm0
    2bd  c5fc106020                vmovups ymm4, ymmword ptr [rax + 32]                 ; load float32x8
    2c2  c5dc5fcf                  vmaxps ymm1, ymm4, ymm7                              ; max float32x8
    2c6  c5dcc2c403                vcmpps ymm0, ymm4, ymm4, 3
    2cb  c463754adc00              vblendvps ymm11, ymm1, ymm4, ymm0
    2d1  c44144c2c300              vcmpps ymm8, ymm7, ymm11, 0                          ; cmpeq boolx8
    2d7  c4c1445ccb                vsubps ymm1, ymm7, ymm11                             ; sub float32x8
    2dc  c4e27d5805bf110000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    2e5  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    2e9  c4e27d5805b6110000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
    2f2  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; where float32x8
    2f6  c4e27d5805ad110000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    2ff  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
    303  c4e27d5805a4110000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
    30c  c5f458d8                  vaddps ymm3, ymm1, ymm0                              ; add float32x8
    310  c4e27d580597110000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
    319  c5e45cc0                  vsubps ymm0, ymm3, ymm0                              ; sub float32x8
    31d  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    321  c4e27d580d8a110000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    32a  c4e27d580585110000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    333  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    338  c4e27d58057b110000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    341  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    346  c4e27d580571110000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    34f  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    354  c4e27d580567110000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    35d  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    362  c4e27d58055d110000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    36b  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    370  c4c26da8cf                vfmadd213ps ymm1, ymm2, ymm15                        ; mulacc float32x8
    375  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    37a  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
    37f  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    383  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    387  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    38c  c5f459e8                  vmulps ymm5, ymm1, ymm0                              ; mul float32x8
    390  c4c15cc2f300              vcmpps ymm6, ymm4, ymm11, 0                          ; cmpeq boolx8
    396  c4c15c5ccb                vsubps ymm1, ymm4, ymm11                             ; sub float32x8
    39b  c4e27d580500110000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    3a4  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    3a8  c4e27d5805f7100000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
    3b1  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; where float32x8
    3b5  c4e27d5805ee100000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    3be  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
    3c2  c4e27d5805e5100000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
    3cb  c5f458d8                  vaddps ymm3, ymm1, ymm0                              ; add float32x8
    3cf  c4e27d5805d8100000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
    3d8  c5e45cc0                  vsubps ymm0, ymm3, ymm0                              ; sub float32x8
    3dc  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    3e0  c4e27d580dcb100000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    3e9  c4e27d5805c6100000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    3f2  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    3f7  c4e27d5805bc100000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    400  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    405  c4e27d5805b2100000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    40e  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    413  c4e27d5805a8100000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    41c  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    421  c4e27d58059e100000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    42a  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    42f  c4c26da8cf                vfmadd213ps ymm1, ymm2, ymm15                        ; mulacc float32x8
    434  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    439  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
    43e  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    442  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    446  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    44b  c5f459c0                  vmulps ymm0, ymm1, ymm0                              ; mul float32x8
    44f  c4c3554acf80              vblendvps ymm1, ymm5, ymm15, ymm8                    ; where float32x8
    455  c4437d4ae760              vblendvps ymm12, ymm0, ymm15, ymm6                   ; where float32x8
    45b  c46235b8e1                vfmadd231ps ymm12, ymm9, ymm1                        ; mulacc float32x8
    460  c5fc106040                vmovups ymm4, ymmword ptr [rax + 64]                 ; load float32x8
    465  c4c15c5fcd                vmaxps ymm1, ymm4, ymm13                             ; max float32x8
    46a  c5dcc2c403                vcmpps ymm0, ymm4, ymm4, 3
    46f  c463754acc00              vblendvps ymm9, ymm1, ymm4, ymm0
    475  c4c114c2f900              vcmpps ymm7, ymm13, ymm9, 0                          ; cmpeq boolx8
    47b  c4c1145cc9                vsubps ymm1, ymm13, ymm9                             ; sub float32x8
    480  c4e27d58051b100000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    489  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    48d  c4e27d580512100000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
    496  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; where float32x8
    49a  c4e27d580509100000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    4a3  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
    4a7  c4e27d580500100000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
    4b0  c5f458d8                  vaddps ymm3, ymm1, ymm0                              ; add float32x8
    4b4  c4e27d5805f30f0000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
    4bd  c5e45cc0                  vsubps ymm0, ymm3, ymm0                              ; sub float32x8
    4c1  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    4c5  c4e27d580de60f0000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    4ce  c4e27d5805e10f0000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    4d7  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    4dc  c4e27d5805d70f0000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    4e5  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    4ea  c4e27d5805cd0f0000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    4f3  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    4f8  c4e27d5805c30f0000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    501  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    506  c4e27d5805b90f0000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    50f  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    514  c4c26da8cf                vfmadd213ps ymm1, ymm2, ymm15                        ; mulacc float32x8
    519  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    51e  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
    523  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    527  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    52b  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    530  c5f459e8                  vmulps ymm5, ymm1, ymm0                              ; mul float32x8
    534  c4c15cc2f100              vcmpps ymm6, ymm4, ymm9, 0                           ; cmpeq boolx8
    53a  c4c15c5cc9                vsubps ymm1, ymm4, ymm9                              ; sub float32x8
    53f  c4e27d58055c0f0000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    548  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    54c  c4e27d5805530f0000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
    555  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; where float32x8
    559  c4e27d58054a0f0000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    562  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
    566  c4e27d5805410f0000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
    56f  c5f458d8                  vaddps ymm3, ymm1, ymm0                              ; add float32x8
    573  c4e27d5805340f0000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
    57c  c5e45cc0                  vsubps ymm0, ymm3, ymm0                              ; sub float32x8
    580  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    584  c4e27d580d270f0000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    58d  c4e27d5805220f0000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    596  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    59b  c4e27d5805180f0000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    5a4  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    5a9  c4e27d58050e0f0000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    5b2  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    5b7  c4e27d5805040f0000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    5c0  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    5c5  c4e27d5805fa0e0000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    5ce  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    5d3  c4c26da8cf                vfmadd213ps ymm1, ymm2, ymm15                        ; mulacc float32x8
    5d8  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    5dd  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
    5e2  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    5e6  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    5ea  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    5ef  c5f459c0                  vmulps ymm0, ymm1, ymm0                              ; mul float32x8
    5f3  c4c3554acf70              vblendvps ymm1, ymm5, ymm15, ymm7                    ; where float32x8
    5f9  c4437d4ac760              vblendvps ymm8, ymm0, ymm15, ymm6                    ; where float32x8
    5ff  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    608  c4627db8c1                vfmadd231ps ymm8, ymm0, ymm1                         ; mulacc float32x8
    60d  c5fc106060                vmovups ymm4, ymmword ptr [rax + 96]                 ; load float32x8
    612  c5dc5f8c2400010000        vmaxps ymm1, ymm4, ymmword ptr [rsp + 256]           ; max float32x8
    61b  c5dcc2c403                vcmpps ymm0, ymm4, ymm4, 3
    620  c4e3754aec00              vblendvps ymm5, ymm1, ymm4, ymm0
    626  c5fc10842400010000        vmovups ymm0, ymmword ptr [rsp + 256]
    62f  c57cc2d500                vcmpps ymm10, ymm0, ymm5, 0                          ; cmpeq boolx8
    634  c5fc10842400010000        vmovups ymm0, ymmword ptr [rsp + 256]
    63d  c5fc5ccd                  vsubps ymm1, ymm0, ymm5                              ; sub float32x8
    641  c4e27d58055a0e0000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    64a  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    64e  c4e27d5805510e0000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
    657  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; where float32x8
    65b  c4e27d5805480e0000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    664  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
    668  c4e27d58053f0e0000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
    671  c5f458d8                  vaddps ymm3, ymm1, ymm0                              ; add float32x8
    675  c4e27d5805320e0000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
    67e  c5e45cc0                  vsubps ymm0, ymm3, ymm0                              ; sub float32x8
    682  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    686  c4e27d580d250e0000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    68f  c4e27d5805200e0000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    698  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    69d  c4e27d5805160e0000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    6a6  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    6ab  c4e27d58050c0e0000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    6b4  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    6b9  c4e27d5805020e0000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    6c2  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    6c7  c4e27d5805f80d0000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    6d0  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    6d5  c4c26da8cf                vfmadd213ps ymm1, ymm2, ymm15                        ; mulacc float32x8
    6da  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    6df  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
    6e4  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    6e8  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    6ec  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    6f1  c5f459f0                  vmulps ymm6, ymm1, ymm0                              ; mul float32x8
    6f5  c5dcc2fd00                vcmpps ymm7, ymm4, ymm5, 0                           ; cmpeq boolx8
    6fa  c5dc5ccd                  vsubps ymm1, ymm4, ymm5                              ; sub float32x8
    6fe  c4e27d58059d0d0000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    707  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    70b  c4e27d5805940d0000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
    714  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; where float32x8
    718  c4e27d58058b0d0000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    721  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
    725  c4e27d5805820d0000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
    72e  c5f458d8                  vaddps ymm3, ymm1, ymm0                              ; add float32x8
    732  c4e27d5805750d0000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
    73b  c5e45cc0                  vsubps ymm0, ymm3, ymm0                              ; sub float32x8
    73f  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    743  c4e27d580d680d0000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    74c  c4e27d5805630d0000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    755  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    75a  c4e27d5805590d0000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    763  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    768  c4e27d58054f0d0000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    771  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    776  c4e27d5805450d0000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    77f  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    784  c4e27d58053b0d0000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    78d  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    792  c4c26da8cf                vfmadd213ps ymm1, ymm2, ymm15                        ; mulacc float32x8
    797  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    79c  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
    7a1  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    7a5  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    7a9  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    7ae  c5f459c0                  vmulps ymm0, ymm1, ymm0                              ; mul float32x8
    7b2  c4c34d4acfa0              vblendvps ymm1, ymm6, ymm15, ymm10                   ; where float32x8
    7b8  c4c37d4ad770              vblendvps ymm2, ymm0, ymm15, ymm7                    ; where float32x8
    7be  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
    7c7  c4e27db8d1                vfmadd231ps ymm2, ymm0, ymm1                         ; mulacc float32x8
    7cc  c5fc108424a0000000        vmovups ymm0, ymmword ptr [rsp + 160]
    7d5  c57c28d0                  vmovaps ymm10, ymm0                                  ; end void
    7d9  c4c17c28de                vmovaps ymm3, ymm14
    7de  c4c17c28fb                vmovaps ymm7, ymm11
    7e3  c4417c28e9                vmovaps ymm13, ymm9
    7e8  c5fc28c5                  vmovaps ymm0, ymm5
    7ec  c5fc11842400010000        vmovups ymmword ptr [rsp + 256], ymm0
    7f5  c4417c28cc                vmovaps ymm9, ymm12                                  ; end void
    7fa  c4c17c28c0                vmovaps ymm0, ymm8
    7ff  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
    808  c5fc28c2                  vmovaps ymm0, ymm2                                   ; end void
    80c  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
    815  4881c080000000            add rax, 128                                         ; end void
    81c  83c201                    add edx, 1
    81f  83fa02                    cmp edx, 2
    822  0f8cd8f8ffff              jl loop_100
    828  c57c11542440              vmovups ymmword ptr [rsp + 64], ymm10
    82e  c5fc117c2460              vmovups ymmword ptr [rsp + 96], ymm7
    834  c5fc10842400010000        vmovups ymm0, ymmword ptr [rsp + 256]
    83d  c5fc11842480000000        vmovups ymmword ptr [rsp + 128], ymm0
    846  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    84f  c5fc110424                vmovups ymmword ptr [rsp], ymm0
    854  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
    85d  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
done_863:
    863  c5945fcb                  vmaxps ymm1, ymm13, ymm3                             ; max float32x8
    867  c4c114c2c503              vcmpps ymm0, ymm13, ymm13, 3
    86d  c4c3754af500              vblendvps ymm6, ymm1, ymm13, ymm0
    873  c5e4c2fe00                vcmpps ymm7, ymm3, ymm6, 0                           ; cmpeq boolx8
    878  c5e45cce                  vsubps ymm1, ymm3, ymm6                              ; sub float32x8
    87c  c4e27d58051f0c0000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    885  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    889  c4e27d5805160c0000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
    892  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; where float32x8
    896  c4e27d58050d0c0000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    89f  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
    8a3  c4e27d5805040c0000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
    8ac  c5f458d8                  vaddps ymm3, ymm1, ymm0                              ; add float32x8
    8b0  c4e27d5805f70b0000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
    8b9  c5e45cc0                  vsubps ymm0, ymm3, ymm0                              ; sub float32x8
    8bd  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    8c1  c4e27d580dea0b0000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    8ca  c4e27d5805e50b0000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    8d3  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    8d8  c4e27d5805db0b0000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    8e1  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    8e6  c4e27d5805d10b0000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    8ef  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    8f4  c4e27d5805c70b0000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    8fd  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    902  c4e27d5805bd0b0000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    90b  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    910  c4e27d5805b30b0000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    919  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    91e  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    923  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
    928  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    92c  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    930  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    935  c5f459e8                  vmulps ymm5, ymm1, ymm0                              ; mul float32x8
    939  c594c2e600                vcmpps ymm4, ymm13, ymm6, 0                          ; cmpeq boolx8
    93e  c5945cce                  vsubps ymm1, ymm13, ymm6                             ; sub float32x8
    942  c4e27d5805590b0000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    94b  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    94f  c4e27d5805500b0000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
    958  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; where float32x8
    95c  c4e27d5805470b0000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    965  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
    969  c4e27d58053e0b0000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
    972  c5f458d8                  vaddps ymm3, ymm1, ymm0                              ; add float32x8
    976  c4e27d5805310b0000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
    97f  c5e45cc0                  vsubps ymm0, ymm3, ymm0                              ; sub float32x8
    983  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    987  c4e27d580d240b0000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    990  c4e27d58051f0b0000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    999  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    99e  c4e27d5805150b0000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    9a7  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    9ac  c4e27d58050b0b0000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    9b5  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    9ba  c4e27d5805010b0000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    9c3  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    9c8  c4e27d5805f70a0000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    9d1  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    9d6  c4e27d5805ed0a0000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    9df  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    9e4  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    9e9  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
    9ee  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    9f2  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    9f6  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    9fb  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    9ff  c4e27d5805c40a0000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    a08  c4e3754ac840              vblendvps ymm1, ymm1, ymm0, ymm4                     ; where float32x8
    a0e  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    a13  c57c59d9                  vmulps ymm11, ymm0, ymm1                             ; mul float32x8
    a17  c4e27d5805ac0a0000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    a20  c4e3554ac870              vblendvps ymm1, ymm5, ymm0, ymm7                     ; where float32x8
    a26  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
    a2c  c4627db8d9                vfmadd231ps ymm11, ymm0, ymm1                        ; mulacc float32x8
    a31  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    a3a  c5fc5f542460              vmaxps ymm2, ymm0, ymmword ptr [rsp + 96]            ; max float32x8
    a40  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    a49  c5fcc2c803                vcmpps ymm1, ymm0, ymm0, 3                           ; max float32x8
    a4e  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    a57  c4e36d4ae010              vblendvps ymm4, ymm2, ymm0, ymm1                     ; max float32x8
    a5d  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
    a63  c57cc2d400                vcmpps ymm10, ymm0, ymm4, 0                          ; cmpeq boolx8
    a68  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
    a6e  c5fc5ccc                  vsubps ymm1, ymm0, ymm4                              ; sub float32x8
    a72  c4e27d5805290a0000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    a7b  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    a7f  c4e27d5805200a0000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
    a88  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; where float32x8
    a8c  c4e27d5805170a0000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    a95  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
    a99  c4e27d58050e0a0000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
    aa2  c5f458d8                  vaddps ymm3, ymm1, ymm0                              ; add float32x8
    aa6  c4e27d5805010a0000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
    aaf  c5e45cc0                  vsubps ymm0, ymm3, ymm0                              ; sub float32x8
    ab3  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    ab7  c4e27d580df4090000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    ac0  c4e27d5805ef090000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    ac9  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    ace  c4e27d5805e5090000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    ad7  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    adc  c4e27d5805db090000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    ae5  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    aea  c4e27d5805d1090000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    af3  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    af8  c4e27d5805c7090000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    b01  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    b06  c4e27d5805bd090000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    b0f  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    b14  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    b19  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
    b1e  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    b22  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    b26  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    b2b  c57459c0                  vmulps ymm8, ymm1, ymm0                              ; mul float32x8
    b2f  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    b38  c5fcc2ec00                vcmpps ymm5, ymm0, ymm4, 0                           ; cmpeq boolx8
    b3d  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    b46  c5fc5ccc                  vsubps ymm1, ymm0, ymm4                              ; sub float32x8
    b4a  c4e27d580551090000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    b53  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    b57  c4e27d580548090000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
    b60  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; where float32x8
    b64  c4e27d58053f090000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    b6d  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
    b71  c4e27d580536090000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
    b7a  c5f458d8                  vaddps ymm3, ymm1, ymm0                              ; add float32x8
    b7e  c4e27d580529090000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
    b87  c5e45cc0                  vsubps ymm0, ymm3, ymm0                              ; sub float32x8
    b8b  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    b8f  c4e27d580d1c090000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    b98  c4e27d580517090000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    ba1  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    ba6  c4e27d58050d090000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    baf  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    bb4  c4e27d580503090000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    bbd  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    bc2  c4e27d5805f9080000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    bcb  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    bd0  c4e27d5805ef080000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    bd9  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    bde  c4e27d5805e5080000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    be7  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    bec  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    bf1  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
    bf6  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    bfa  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    bfe  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    c03  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    c07  c4e27d5805bc080000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    c10  c4e3754ac850              vblendvps ymm1, ymm1, ymm0, ymm5                     ; where float32x8
    c16  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
    c1c  c5fc59f9                  vmulps ymm7, ymm0, ymm1                              ; mul float32x8
    c20  c4e27d5805a3080000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    c29  c4e33d4ac0a0              vblendvps ymm0, ymm8, ymm0, ymm10                    ; where float32x8
    c2f  c4e235b8f8                vfmadd231ps ymm7, ymm9, ymm0                         ; mulacc float32x8
    c34  c5dc5fce                  vmaxps ymm1, ymm4, ymm6                              ; max float32x8
    c38  c5dcc2c403                vcmpps ymm0, ymm4, ymm4, 3
    c3d  c4e3754aec00              vblendvps ymm5, ymm1, ymm4, ymm0
    c43  c54cc2d500                vcmpps ymm10, ymm6, ymm5, 0                          ; cmpeq boolx8
    c48  c5cc5ccd                  vsubps ymm1, ymm6, ymm5                              ; sub float32x8
    c4c  c4e27d58054f080000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    c55  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    c59  c4e27d580546080000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
    c62  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; where float32x8
    c66  c4e27d58053d080000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    c6f  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
    c73  c4e27d580534080000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
    c7c  c5f458d8                  vaddps ymm3, ymm1, ymm0                              ; add float32x8
    c80  c4e27d580527080000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
    c89  c5e45cc0                  vsubps ymm0, ymm3, ymm0                              ; sub float32x8
    c8d  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    c91  c4e27d580d1a080000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    c9a  c4e27d580515080000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    ca3  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    ca8  c4e27d58050b080000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    cb1  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    cb6  c4e27d580501080000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    cbf  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    cc4  c4e27d5805f7070000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    ccd  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    cd2  c4e27d5805ed070000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    cdb  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    ce0  c4e27d5805e3070000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    ce9  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    cee  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    cf3  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
    cf8  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    cfc  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    d00  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    d05  c57459c8                  vmulps ymm9, ymm1, ymm0                              ; mul float32x8
    d09  c5dcc2f500                vcmpps ymm6, ymm4, ymm5, 0                           ; cmpeq boolx8
    d0e  c5dc5ccd                  vsubps ymm1, ymm4, ymm5                              ; sub float32x8
    d12  c4e27d580589070000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    d1b  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    d1f  c4e27d580580070000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
    d28  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; where float32x8
    d2c  c4e27d580577070000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    d35  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
    d39  c4e27d58056e070000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
    d42  c5f458d8                  vaddps ymm3, ymm1, ymm0                              ; add float32x8
    d46  c4e27d580561070000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
    d4f  c5e45cc0                  vsubps ymm0, ymm3, ymm0                              ; sub float32x8
    d53  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    d57  c4e27d580d54070000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    d60  c4e27d58054f070000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    d69  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    d6e  c4e27d580545070000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    d77  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    d7c  c4e27d58053b070000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    d85  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    d8a  c4e27d580531070000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    d93  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    d98  c4e27d580527070000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    da1  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    da6  c4e27d58051d070000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    daf  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    db4  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    db9  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
    dbe  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    dc2  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    dc6  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    dcb  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    dcf  c4e27d5805f4060000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    dd8  c4e3754ac060              vblendvps ymm0, ymm1, ymm0, ymm6                     ; where float32x8
    dde  c54459c0                  vmulps ymm8, ymm7, ymm0                              ; mul float32x8
    de2  c4e27d5805e1060000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    deb  c4e3354ac0a0              vblendvps ymm0, ymm9, ymm0, ymm10                    ; where float32x8
    df1  c46225b8c0                vfmadd231ps ymm8, ymm11, ymm0                        ; mulacc float32x8
    df6  c4e37d19ee01              vextractf128 xmm6, ymm5, 1                           ; gep float32x4
    dfc  c5d05fce                  vmaxps xmm1, xmm5, xmm6                              ; max float32x4
    e00  c5d0c2c503                vcmpps xmm0, xmm5, xmm5, 3
    e05  c4e3714ae500              vblendvps xmm4, xmm1, xmm5, xmm0
    e0b  c550c2d400                vcmpps xmm10, xmm5, xmm4, 0                          ; cmpeq boolx4
    e10  c5d05ccc                  vsubps xmm1, xmm5, xmm4                              ; sub float32x4
    e14  c4e279580587060000        vpbroadcastd xmm0, dword ptr [rip + 3baab83f]
    e1d  c5f059c8                  vmulps xmm1, xmm1, xmm0                              ; mul float32x4
    e21  c4e27958057e060000        vpbroadcastd xmm0, dword ptr [rip + 000017c3]
    e2a  c5f85fc9                  vmaxps xmm1, xmm0, xmm1                              ; where float32x4
    e2e  c4e279580575060000        vpbroadcastd xmm0, dword ptr [rip + 00000043]
    e37  c5f85dc9                  vminps xmm1, xmm0, xmm1                              ; where float32x4
    e3b  c4e27958056c060000        vpbroadcastd xmm0, dword ptr [rip + fe00404b]
    e44  c5f058d8                  vaddps xmm3, xmm1, xmm0                              ; add float32x4
    e48  c4e27958055f060000        vpbroadcastd xmm0, dword ptr [rip + fe00404b]
    e51  c5e05cc0                  vsubps xmm0, xmm3, xmm0                              ; sub float32x4
    e55  c5f05cd0                  vsubps xmm2, xmm1, xmm0                              ; sub float32x4
    e59  c4e279580d52060000        vpbroadcastd xmm1, dword ptr [rip + b4621a39]        ; mulacc float32x4
    e62  c4e27958054d060000        vpbroadcastd xmm0, dword ptr [rip + c431af3a]
    e6b  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x4
    e70  c4e279580543060000        vpbroadcastd xmm0, dword ptr [rip + ce9c1d3c]
    e79  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x4
    e7e  c4e279580539060000        vpbroadcastd xmm0, dword ptr [rip + 6758633d]
    e87  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x4
    e8c  c4e27958052f060000        vpbroadcastd xmm0, dword ptr [rip + f0fd753e]
    e95  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x4
    e9a  c4e279580525060000        vpbroadcastd xmm0, dword ptr [rip + 1872313f]
    ea3  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x4
    ea8  c4e27958051b060000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
    eb1  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x4
    eb6  c5e972d301                vpsrld xmm2, xmm3, 1                                 ; shr uint32x4
    ebb  c5f972f217                vpslld xmm0, xmm2, 23                                ; shl uint32x4
    ec0  c5f059c8                  vmulps xmm1, xmm1, xmm0                              ; mul float32x4
    ec4  c5e1fac2                  vpsubd xmm0, xmm3, xmm2                              ; sub uint32x4
    ec8  c5f972f017                vpslld xmm0, xmm0, 23                                ; shl uint32x4
    ecd  c57059c8                  vmulps xmm9, xmm1, xmm0                              ; mul float32x4
    ed1  c5c8c2ec00                vcmpps xmm5, xmm6, xmm4, 0                           ; cmpeq boolx4
    ed6  c5c85ccc                  vsubps xmm1, xmm6, xmm4                              ; sub float32x4
    eda  c4e2795805c1050000        vpbroadcastd xmm0, dword ptr [rip + 3baab83f]
    ee3  c5f059c8                  vmulps xmm1, xmm1, xmm0                              ; mul float32x4
    ee7  c4e2795805b8050000        vpbroadcastd xmm0, dword ptr [rip + 000017c3]
    ef0  c5f85fc9                  vmaxps xmm1, xmm0, xmm1                              ; where float32x4
    ef4  c4e2795805af050000        vpbroadcastd xmm0, dword ptr [rip + 00000043]
    efd  c5f85dc9                  vminps xmm1, xmm0, xmm1                              ; where float32x4
    f01  c4e2795805a6050000        vpbroadcastd xmm0, dword ptr [rip + fe00404b]
    f0a  c5f058d8                  vaddps xmm3, xmm1, xmm0                              ; add float32x4
    f0e  c4e279580599050000        vpbroadcastd xmm0, dword ptr [rip + fe00404b]
    f17  c5e05cc0                  vsubps xmm0, xmm3, xmm0                              ; sub float32x4
    f1b  c5f05cd0                  vsubps xmm2, xmm1, xmm0                              ; sub float32x4
    f1f  c4e279580d8c050000        vpbroadcastd xmm1, dword ptr [rip + b4621a39]        ; mulacc float32x4
    f28  c4e279580587050000        vpbroadcastd xmm0, dword ptr [rip + c431af3a]
    f31  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x4
    f36  c4e27958057d050000        vpbroadcastd xmm0, dword ptr [rip + ce9c1d3c]
    f3f  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x4
    f44  c4e279580573050000        vpbroadcastd xmm0, dword ptr [rip + 6758633d]
    f4d  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x4
    f52  c4e279580569050000        vpbroadcastd xmm0, dword ptr [rip + f0fd753e]
    f5b  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x4
    f60  c4e27958055f050000        vpbroadcastd xmm0, dword ptr [rip + 1872313f]
    f69  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x4
    f6e  c4e279580555050000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
    f77  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x4
    f7c  c5e972d301                vpsrld xmm2, xmm3, 1                                 ; shr uint32x4
    f81  c5f972f217                vpslld xmm0, xmm2, 23                                ; shl uint32x4
    f86  c5f059c8                  vmulps xmm1, xmm1, xmm0                              ; mul float32x4
    f8a  c5e1fac2                  vpsubd xmm0, xmm3, xmm2                              ; sub uint32x4
    f8e  c5f972f017                vpslld xmm0, xmm0, 23                                ; shl uint32x4
    f93  c5f059c8                  vmulps xmm1, xmm1, xmm0                              ; mul float32x4
    f97  c4e27958052c050000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
    fa0  c4e3714ac850              vblendvps xmm1, xmm1, xmm0, xmm5                     ; where float32x4
    fa6  c4637d19c001              vextractf128 xmm0, ymm8, 1                           ; gep float32x4
    fac  c5f859f9                  vmulps xmm7, xmm0, xmm1                              ; mul float32x4
    fb0  c4e279580513050000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
    fb9  c4e3314ac0a0              vblendvps xmm0, xmm9, xmm0, xmm10                    ; where float32x4
    fbf  c4e239b8f8                vfmadd231ps xmm7, xmm8, xmm0                         ; mulacc float32x4
    fc4  c5d915f4                  vunpckhpd xmm6, xmm4, xmm4                           ; gep float32x2
    fc8  c5d85fce                  vmaxps xmm1, xmm4, xmm6                              ; max float32x2
    fcc  c5d8c2c403                vcmpps xmm0, xmm4, xmm4, 3
    fd1  c4e3714aec00              vblendvps xmm5, xmm1, xmm4, xmm0
    fd7  c558c2cd00                vcmpps xmm9, xmm4, xmm5, 0                           ; cmpeq boolx2
    fdc  c5d85ccd                  vsubps xmm1, xmm4, xmm5                              ; sub float32x2
    fe0  c4e2795805bb040000        vpbroadcastd xmm0, dword ptr [rip + 3baab83f]
    fe9  c5f059c8                  vmulps xmm1, xmm1, xmm0                              ; mul float32x2
    fed  c4e2795805b2040000        vpbroadcastd xmm0, dword ptr [rip + 000017c3]
    ff6  c5f85fc9                  vmaxps xmm1, xmm0, xmm1                              ; where float32x2
    ffa  c4e2795805a9040000        vpbroadcastd xmm0, dword ptr [rip + 00000043]
   1003  c5f85dc9                  vminps xmm1, xmm0, xmm1                              ; where float32x2
   1007  c4e2795805a0040000        vpbroadcastd xmm0, dword ptr [rip + fe00404b]
   1010  c5f058d8                  vaddps xmm3, xmm1, xmm0                              ; add float32x2
   1014  c4e279580593040000        vpbroadcastd xmm0, dword ptr [rip + fe00404b]
   101d  c5e05cc0                  vsubps xmm0, xmm3, xmm0                              ; sub float32x2
   1021  c5f05cd0                  vsubps xmm2, xmm1, xmm0                              ; sub float32x2
   1025  c4e279580d86040000        vpbroadcastd xmm1, dword ptr [rip + b4621a39]        ; mulacc float32x2
   102e  c4e279580581040000        vpbroadcastd xmm0, dword ptr [rip + c431af3a]
   1037  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x2
   103c  c4e279580577040000        vpbroadcastd xmm0, dword ptr [rip + ce9c1d3c]
   1045  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x2
   104a  c4e27958056d040000        vpbroadcastd xmm0, dword ptr [rip + 6758633d]
   1053  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x2
   1058  c4e279580563040000        vpbroadcastd xmm0, dword ptr [rip + f0fd753e]
   1061  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x2
   1066  c4e279580559040000        vpbroadcastd xmm0, dword ptr [rip + 1872313f]
   106f  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x2
   1074  c4e27958054f040000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
   107d  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x2
   1082  c5e972d301                vpsrld xmm2, xmm3, 1                                 ; shr uint32x2
   1087  c5f972f217                vpslld xmm0, xmm2, 23                                ; shl uint32x2
   108c  c5f059c8                  vmulps xmm1, xmm1, xmm0                              ; mul float32x2
   1090  c5e1fac2                  vpsubd xmm0, xmm3, xmm2                              ; sub uint32x2
   1094  c5f972f017                vpslld xmm0, xmm0, 23                                ; shl uint32x2
   1099  c57059c0                  vmulps xmm8, xmm1, xmm0                              ; mul float32x2
   109d  c5c8c2e500                vcmpps xmm4, xmm6, xmm5, 0                           ; cmpeq boolx2
   10a2  c5c85ccd                  vsubps xmm1, xmm6, xmm5                              ; sub float32x2
   10a6  c4e2795805f5030000        vpbroadcastd xmm0, dword ptr [rip + 3baab83f]
   10af  c5f059c8                  vmulps xmm1, xmm1, xmm0                              ; mul float32x2
   10b3  c4e2795805ec030000        vpbroadcastd xmm0, dword ptr [rip + 000017c3]
   10bc  c5f85fc9                  vmaxps xmm1, xmm0, xmm1                              ; where float32x2
   10c0  c4e2795805e3030000        vpbroadcastd xmm0, dword ptr [rip + 00000043]
   10c9  c5f85dc9                  vminps xmm1, xmm0, xmm1                              ; where float32x2
   10cd  c4e2795805da030000        vpbroadcastd xmm0, dword ptr [rip + fe00404b]
   10d6  c5f058d8                  vaddps xmm3, xmm1, xmm0                              ; add float32x2
   10da  c4e2795805cd030000        vpbroadcastd xmm0, dword ptr [rip + fe00404b]
   10e3  c5e05cc0                  vsubps xmm0, xmm3, xmm0                              ; sub float32x2
   10e7  c5f05cd0                  vsubps xmm2, xmm1, xmm0                              ; sub float32x2
   10eb  c4e279580dc0030000        vpbroadcastd xmm1, dword ptr [rip + b4621a39]        ; mulacc float32x2
   10f4  c4e2795805bb030000        vpbroadcastd xmm0, dword ptr [rip + c431af3a]
   10fd  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x2
   1102  c4e2795805b1030000        vpbroadcastd xmm0, dword ptr [rip + ce9c1d3c]
   110b  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x2
   1110  c4e2795805a7030000        vpbroadcastd xmm0, dword ptr [rip + 6758633d]
   1119  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x2
   111e  c4e27958059d030000        vpbroadcastd xmm0, dword ptr [rip + f0fd753e]
   1127  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x2
   112c  c4e279580593030000        vpbroadcastd xmm0, dword ptr [rip + 1872313f]
   1135  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x2
   113a  c4e279580589030000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
   1143  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x2
   1148  c5e972d301                vpsrld xmm2, xmm3, 1                                 ; shr uint32x2
   114d  c5f972f217                vpslld xmm0, xmm2, 23                                ; shl uint32x2
   1152  c5f059c8                  vmulps xmm1, xmm1, xmm0                              ; mul float32x2
   1156  c5e1fac2                  vpsubd xmm0, xmm3, xmm2                              ; sub uint32x2
   115a  c5f972f017                vpslld xmm0, xmm0, 23                                ; shl uint32x2
   115f  c5f059c8                  vmulps xmm1, xmm1, xmm0                              ; mul float32x2
   1163  c4e279580560030000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
   116c  c4e3714ac840              vblendvps xmm1, xmm1, xmm0, xmm4                     ; where float32x2
   1172  c5c115c7                  vunpckhpd xmm0, xmm7, xmm7                           ; gep float32x2
   1176  c5f859f1                  vmulps xmm6, xmm0, xmm1                              ; mul float32x2
   117a  c4e279580549030000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
   1183  c4e3394ac090              vblendvps xmm0, xmm8, xmm0, xmm9                     ; where float32x2
   1189  c4e241b8f0                vfmadd231ps xmm6, xmm7, xmm0                         ; mulacc float32x2
   118e  c5e173dd04                vpsrldq xmm3, xmm5, 4                                ; gep float32
   1193  c5d25fcb                  vmaxss xmm1, xmm5, xmm3                              ; max float32
   1197  c5d2c2c503                vcmpss xmm0, xmm5, xmm5, 3
   119c  c4e3714afd00              vblendvps xmm7, xmm1, xmm5, xmm0
   11a2  c5d2c2c700                vcmpss xmm0, xmm5, xmm7, 0                           ; cmpeq bool
   11a7  c5f97ec7                  vmovd edi, xmm0
   11ab  83e701                    and edi, 1
   11ae  c5d25cc7                  vsubss xmm0, xmm5, xmm7                              ; sub float32
   11b2  c5fa590dea020000          vmulss xmm1, xmm0, dword ptr [rip + 3baab83f]        ; mul float32
   11ba  c5fa1005e6020000          vmovss xmm0, dword ptr [rip + 000017c3]
   11c2  c5fa5fc9                  vmaxss xmm1, xmm0, xmm1                              ; where float32
   11c6  c5fa1005de020000          vmovss xmm0, dword ptr [rip + 00000043]
   11ce  c5fa5dc9                  vminss xmm1, xmm0, xmm1                              ; where float32
   11d2  c5f25815d6020000          vaddss xmm2, xmm1, dword ptr [rip + fe00404b]        ; add float32
   11da  c5ea5c05ce020000          vsubss xmm0, xmm2, dword ptr [rip + fe00404b]        ; sub float32
   11e2  c5f25cc8                  vsubss xmm1, xmm1, xmm0                              ; sub float32
   11e6  c5fa1005c6020000          vmovss xmm0, dword ptr [rip + b4621a39]              ; mulacc float32
   11ee  c4e271a905c1020000        vfmadd213ss xmm0, xmm1, dword ptr [rip + c431af3a]
   11f7  c4e271a905bc020000        vfmadd213ss xmm0, xmm1, dword ptr [rip + ce9c1d3c]   ; mulacc float32
   1200  c4e271a905b7020000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 6758633d]   ; mulacc float32
   1209  c4e271a905b2020000        vfmadd213ss xmm0, xmm1, dword ptr [rip + f0fd753e]   ; mulacc float32
   1212  c4e271a905ad020000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 1872313f]   ; mulacc float32
   121b  c4e271a905a8020000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 0000803f]   ; mulacc float32
   1224  c5f97ed2                  vmovd edx, xmm2                                      ; bitcast uint32
   1228  488bca                    mov rcx, rdx                                         ; shr uint32
   122b  c1e901                    shr ecx, 1
   122e  488bc1                    mov rax, rcx                                         ; shl uint32
   1231  c1e017                    shl eax, 23
   1234  c5f96ec8                  vmovd xmm1, eax                                      ; bitcast float32
   1238  c5fa59c9                  vmulss xmm1, xmm0, xmm1                              ; mul float32
   123c  2bd1                      sub edx, ecx                                         ; sub uint32
   123e  c1e217                    shl edx, 23                                          ; shl uint32
   1241  c5f96ec2                  vmovd xmm0, edx                                      ; bitcast float32
   1245  c5f259e8                  vmulss xmm5, xmm1, xmm0                              ; mul float32
   1249  c5e2c2c700                vcmpss xmm0, xmm3, xmm7, 0                           ; cmpeq bool
   124e  c5f97ec6                  vmovd esi, xmm0
   1252  83e601                    and esi, 1
   1255  c5e25cc7                  vsubss xmm0, xmm3, xmm7                              ; sub float32
   1259  c5fa590d43020000          vmulss xmm1, xmm0, dword ptr [rip + 3baab83f]        ; mul float32
   1261  c5fa10053f020000          vmovss xmm0, dword ptr [rip + 000017c3]
   1269  c5fa5fc9                  vmaxss xmm1, xmm0, xmm1                              ; where float32
   126d  c5fa100537020000          vmovss xmm0, dword ptr [rip + 00000043]
   1275  c5fa5dc9                  vminss xmm1, xmm0, xmm1                              ; where float32
   1279  c5f258152f020000          vaddss xmm2, xmm1, dword ptr [rip + fe00404b]        ; add float32
   1281  c5ea5c0527020000          vsubss xmm0, xmm2, dword ptr [rip + fe00404b]        ; sub float32
   1289  c5f25cc8                  vsubss xmm1, xmm1, xmm0                              ; sub float32
   128d  c5fa10051f020000          vmovss xmm0, dword ptr [rip + b4621a39]              ; mulacc float32
   1295  c4e271a9051a020000        vfmadd213ss xmm0, xmm1, dword ptr [rip + c431af3a]
   129e  c4e271a90515020000        vfmadd213ss xmm0, xmm1, dword ptr [rip + ce9c1d3c]   ; mulacc float32
   12a7  c4e271a90510020000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 6758633d]   ; mulacc float32
   12b0  c4e271a9050b020000        vfmadd213ss xmm0, xmm1, dword ptr [rip + f0fd753e]   ; mulacc float32
   12b9  c4e271a90506020000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 1872313f]   ; mulacc float32
   12c2  c4e271a90501020000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 0000803f]   ; mulacc float32
   12cb  c5f97ed2                  vmovd edx, xmm2                                      ; bitcast uint32
   12cf  488bca                    mov rcx, rdx                                         ; shr uint32
   12d2  c1e901                    shr ecx, 1
   12d5  488bc1                    mov rax, rcx                                         ; shl uint32
   12d8  c1e017                    shl eax, 23
   12db  c5f96ec8                  vmovd xmm1, eax                                      ; bitcast float32
   12df  c5fa59c9                  vmulss xmm1, xmm0, xmm1                              ; mul float32
   12e3  2bd1                      sub edx, ecx                                         ; sub uint32
   12e5  c1e217                    shl edx, 23                                          ; shl uint32
   12e8  c5f96ec2                  vmovd xmm0, edx                                      ; bitcast float32
   12ec  c5f259d0                  vmulss xmm2, xmm1, xmm0                              ; mul float32
   12f0  f7de                      neg esi                                              ; where float32
   12f2  c5f96ece                  vmovd xmm1, esi
   12f6  c5fa1005ce010000          vmovss xmm0, dword ptr [rip + 0000803f]
   12fe  c4e3694ac810              vblendvps xmm1, xmm2, xmm0, xmm1                     ; where float32
   1304  c5f973de04                vpsrldq xmm0, xmm6, 4                                ; gep float32
   1309  c5fa59e1                  vmulss xmm4, xmm0, xmm1                              ; mul float32
   130d  f7df                      neg edi                                              ; where float32
   130f  c5f96ecf                  vmovd xmm1, edi
   1313  c5fa1005b1010000          vmovss xmm0, dword ptr [rip + 0000803f]
   131b  c4e3514ac010              vblendvps xmm0, xmm5, xmm0, xmm1                     ; where float32
   1321  c4e249b9e0                vfmadd231ss xmm4, xmm6, xmm0                         ; mulacc float32
   1326  c5dac205a101000001        vcmpss xmm0, xmm4, dword ptr [rip + 00008000], 1     ; cmplt bool
   132f  c5f97ec2                  vmovd edx, xmm0
   1333  83e201                    and edx, 1
   1336  c5da590d96010000          vmulss xmm1, xmm4, dword ptr [rip + 0000004c]        ; mul float32
   133e  488bc2                    mov rax, rdx                                         ; where float32
   1341  f7d8                      neg eax
   1343  c5f96ec0                  vmovd xmm0, eax
   1347  c4e3594ac100              vblendvps xmm0, xmm4, xmm1, xmm0
   134d  c5f97ec6                  vmovd esi, xmm0                                      ; bitcast int32
   1351  8d8e0dfbcac0              lea ecx, [rsi - 1060439283]                          ; add int32
   1357  488bc1                    mov rax, rcx                                         ; shr int32
   135a  c1f817                    sar eax, 23
   135d  c5fa100537010000          vmovss xmm0, dword ptr [rip + 00000000]
   1365  c5fa2ad8                  vcvtsi2ss xmm3, xmm0, eax                            ; cast float32
   1369  f7da                      neg edx                                              ; where float32
   136b  c5f96ed2                  vmovd xmm2, edx
   136f  c5fa100525010000          vmovss xmm0, dword ptr [rip + 00000000]
   1377  c5fa100d59010000          vmovss xmm1, dword ptr [rip + 0000c841]
   137f  c4e3794ac120              vblendvps xmm0, xmm0, xmm1, xmm2                     ; where float32
   1385  c5e25cd0                  vsubss xmm2, xmm3, xmm0                              ; sub float32
   1389  81e1000080ff              and ecx, -8388608                                    ; and int32
   138f  2bf1                      sub esi, ecx                                         ; sub int32
   1391  c5f96ec6                  vmovd xmm0, esi                                      ; bitcast float32
   1395  c5fa5c0d2f010000          vsubss xmm1, xmm0, dword ptr [rip + 0000803f]        ; sub float32
   139d  c5fa100537010000          vmovss xmm0, dword ptr [rip + ce37f6bd]              ; mulacc float32
   13a5  c4e271a90532010000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 5b74413e]
   13ae  c4e271a9052d010000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 4c3b40be]   ; mulacc float32
   13b7  c4e271a90528010000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 79b2503e]   ; mulacc float32
   13c0  c4e271a90523010000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 3ebb75be]   ; mulacc float32
   13c9  c4e271a9051e010000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 39c8933e]   ; mulacc float32
   13d2  c4e271a90519010000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 5dabb8be]   ; mulacc float32
   13db  c4e271a90514010000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 0838f63e]   ; mulacc float32
   13e4  c4e271a9050f010000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 3baa38bf]   ; mulacc float32
   13ed  c4e271a9050a010000        vfmadd213ss xmm0, xmm1, dword ptr [rip + eda8e23e]   ; mulacc float32
   13f6  c5f259c0                  vmulss xmm0, xmm1, xmm0                              ; mul float32
   13fa  c5f258c0                  vaddss xmm0, xmm1, xmm0                              ; add float32
   13fe  c5ea58d0                  vaddss xmm2, xmm2, xmm0                              ; add float32
   1402  c5fa100592000000          vmovss xmm0, dword ptr [rip + 00000000]
   140a  c5fac2c401                vcmpss xmm0, xmm0, xmm4, 1                           ; cmplt bool
   140f  c5f97ec1                  vmovd ecx, xmm0
   1413  83e101                    and ecx, 1
   1416  c5dac205e500000001        vcmpss xmm0, xmm4, dword ptr [rip + 0000807f], 1     ; cmplt bool
   141f  c5f97ec0                  vmovd eax, xmm0
   1423  83e001                    and eax, 1
   1426  c5dac2056d00000000        vcmpss xmm0, xmm4, dword ptr [rip + 00000000], 0     ; cmpeq bool
   142f  c5f97ec2                  vmovd edx, xmm0
   1433  83e201                    and edx, 1
   1436  f7d8                      neg eax                                              ; where float32
   1438  c5f96ec8                  vmovd xmm1, eax
   143c  c5fa1005c0000000          vmovss xmm0, dword ptr [rip + 0000807f]
   1444  c4e3794ada10              vblendvps xmm3, xmm0, xmm2, xmm1                     ; where float32
   144a  f7da                      neg edx                                              ; where float32
   144c  c5f96ed2                  vmovd xmm2, edx
   1450  c5fa1005b0000000          vmovss xmm0, dword ptr [rip + 0000c07f]
   1458  c5fa100d40000000          vmovss xmm1, dword ptr [rip + 000080ff]
   1460  c4e3794ac920              vblendvps xmm1, xmm0, xmm1, xmm2                     ; where float32
   1466  f7d9                      neg ecx                                              ; where float32
   1468  c5f96ec1                  vmovd xmm0, ecx
   146c  c4e3714ac300              vblendvps xmm0, xmm1, xmm3, xmm0
   1472  c4e279b93d4d000000        vfmadd231ss xmm7, xmm0, dword ptr [rip + 1872313f]   ; mulacc float32
   147b  c4817a113c82              vmovss dword ptr [r10 + r8*4], xmm7                  ; store void
   1481  4183c001                  add r8d, 1                                           ; end void
   1485  4183f808                  cmp r8d, 8
   1489  0f8cb1ebffff              jl loop_40
done_148f:
   148f  c5f877                    vzeroupper                                           ; sink void
   1492  488ba42420010000          mov rsp, qword ptr [rsp + 288]
   149a  c3                        ret                                                  ; sink void
