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
     46  c4e27d5805b9150000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     4f  c5fc110424                vmovups ymmword ptr [rsp], ymm0
     54  c4e27d581daf150000        vpbroadcastd ymm3, dword ptr [rip + 000080ff]        ; range int32
     5d  c4e27d5805a6150000        vpbroadcastd ymm0, dword ptr [rip + 000080ff]
     66  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
     6c  c4627d583597150000        vpbroadcastd ymm14, dword ptr [rip + 000080ff]       ; range int32
     75  c4e27d58058e150000        vpbroadcastd ymm0, dword ptr [rip + 000080ff]
     7e  c5fc11842480000000        vmovups ymmword ptr [rsp + 128], ymm0
     87  c4627d581578150000        vpbroadcastd ymm10, dword ptr [rip + 00000000]       ; range int32
     90  c4e27d58056f150000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
     99  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
     9f  c4e27d580560150000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     a8  c5fc11442440              vmovups ymmword ptr [rsp + 64], ymm0
     ae  ba00000000                mov edx, 0                                           ; range int32
     b3  498d0481                  lea rax, [r9 + rax*4]
     b7  c57c101c24                vmovups ymm11, ymmword ptr [rsp]
     bc  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
     c2  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
     cb  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
     d1  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
     da  c4627d580d55150000        vpbroadcastd ymm9, dword ptr [rip + 0000803f]
     e3  c5fc107c2460              vmovups ymm7, ymmword ptr [rsp + 96]
     e9  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
     f2  c5fc11842400010000        vmovups ymmword ptr [rsp + 256], ymm0
loop_100:
    100  c5fc1020                  vmovups ymm4, ymmword ptr [rax]                      ; load float32x8
    104  c5dc5fcb                  vmaxps ymm1, ymm4, ymm3                              ; max float32x8
    108  c5dcc2c403                vcmpps ymm0, ymm4, ymm4, 3
    10d  c463754afc00              vblendvps ymm15, ymm1, ymm4, ymm0
    113  c44164c2c700              vcmpps ymm8, ymm3, ymm15, 0                          ; cmpeq boolx8
    119  c4c1645ccf                vsubps ymm1, ymm3, ymm15                             ; sub float32x8
    11e  c4e27d5805e9140000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    127  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    12b  c4e27d5805e0140000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
    134  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; where float32x8
    138  c4e27d5805d7140000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    141  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
    145  c4e27d5805ce140000        vpbroadcastd ymm0, dword ptr [rip + 0000404b]
    14e  c5f458d8                  vaddps ymm3, ymm1, ymm0                              ; add float32x8
    152  c4e27d5805c1140000        vpbroadcastd ymm0, dword ptr [rip + 0000404b]
    15b  c5e45cc0                  vsubps ymm0, ymm3, ymm0                              ; sub float32x8
    15f  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    163  c4e27d580db4140000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    16c  c4e27d5805af140000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    175  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    17a  c4e27d5805a5140000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    183  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    188  c4e27d58059b140000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    191  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    196  c4e27d580591140000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    19f  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    1a4  c4e27d580587140000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    1ad  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    1b2  c4c26da8c9                vfmadd213ps ymm1, ymm2, ymm9                         ; mulacc float32x8
    1b7  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    1bc  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
    1c1  c4c17dfec1                vpaddd ymm0, ymm0, ymm9                              ; add uint32x8
    1c6  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    1ca  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    1ce  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    1d3  c4c17dfec1                vpaddd ymm0, ymm0, ymm9                              ; add uint32x8
    1d8  c5f459e8                  vmulps ymm5, ymm1, ymm0                              ; mul float32x8
    1dc  c4c15cc2f700              vcmpps ymm6, ymm4, ymm15, 0                          ; cmpeq boolx8
    1e2  c4c15c5ccf                vsubps ymm1, ymm4, ymm15                             ; sub float32x8
    1e7  c4e27d580520140000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    1f0  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    1f4  c4e27d580517140000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
    1fd  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; where float32x8
    201  c4e27d58050e140000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    20a  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
    20e  c4e27d580505140000        vpbroadcastd ymm0, dword ptr [rip + 0000404b]
    217  c5f458d8                  vaddps ymm3, ymm1, ymm0                              ; add float32x8
    21b  c4e27d5805f8130000        vpbroadcastd ymm0, dword ptr [rip + 0000404b]
    224  c5e45cc0                  vsubps ymm0, ymm3, ymm0                              ; sub float32x8
    228  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    22c  c4e27d580deb130000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    235  c4e27d5805e6130000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    23e  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    243  c4e27d5805dc130000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    24c  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    251  c4e27d5805d2130000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    25a  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    25f  c4e27d5805c8130000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    268  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    26d  c4e27d5805be130000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    276  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    27b  c4c26da8c9                vfmadd213ps ymm1, ymm2, ymm9                         ; mulacc float32x8
    280  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    285  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
    28a  c4c17dfec1                vpaddd ymm0, ymm0, ymm9                              ; add uint32x8
    28f  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    293  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    297  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    29c  c4c17dfec1                vpaddd ymm0, ymm0, ymm9                              ; add uint32x8
    2a1  c5f459c0                  vmulps ymm0, ymm1, ymm0                              ; mul float32x8
    2a5  c4c3554ac980              vblendvps ymm1, ymm5, ymm9, ymm8                     ; where float32x8
    2ab  c4c37d4ac160              vblendvps ymm0, ymm0, ymm9, ymm6                     ; where float32x8
    2b1  c5fc118424a0000000        vmovups ymmword ptr [rsp + 160], ymm0
    2ba  c5fc108424a0000000        vmovups ymm0, ymmword ptr [rsp + 160]
    2c3  c4e225b8c1                vfmadd231ps ymm0, ymm11, ymm1                        ; mulacc float32x8
    2c8  c5fc118424a0000000        vmovups ymmword ptr [rsp + 160], ymm0
    2d1  c5fc106020                vmovups ymm4, ymmword ptr [rax + 32]                 ; load float32x8
    2d6  c5dc5fcf                  vmaxps ymm1, ymm4, ymm7                              ; max float32x8
    2da  c5dcc2c403                vcmpps ymm0, ymm4, ymm4, 3
    2df  c463754ae400              vblendvps ymm12, ymm1, ymm4, ymm0
    2e5  c44144c2c400              vcmpps ymm8, ymm7, ymm12, 0                          ; cmpeq boolx8
    2eb  c4c1445ccc                vsubps ymm1, ymm7, ymm12                             ; sub float32x8
    2f0  c4e27d580517130000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    2f9  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    2fd  c4e27d58050e130000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
    306  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; where float32x8
    30a  c4e27d580505130000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    313  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
    317  c4e27d5805fc120000        vpbroadcastd ymm0, dword ptr [rip + 0000404b]
    320  c5f458d8                  vaddps ymm3, ymm1, ymm0                              ; add float32x8
    324  c4e27d5805ef120000        vpbroadcastd ymm0, dword ptr [rip + 0000404b]
    32d  c5e45cc0                  vsubps ymm0, ymm3, ymm0                              ; sub float32x8
    331  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    335  c4e27d580de2120000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    33e  c4e27d5805dd120000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    347  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    34c  c4e27d5805d3120000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    355  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    35a  c4e27d5805c9120000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    363  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    368  c4e27d5805bf120000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    371  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    376  c4e27d5805b5120000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    37f  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    384  c4c26da8c9                vfmadd213ps ymm1, ymm2, ymm9                         ; mulacc float32x8
    389  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    38e  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
    393  c4c17dfec1                vpaddd ymm0, ymm0, ymm9                              ; add uint32x8
    398  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    39c  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    3a0  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    3a5  c4c17dfec1                vpaddd ymm0, ymm0, ymm9                              ; add uint32x8
    3aa  c5f459e8                  vmulps ymm5, ymm1, ymm0                              ; mul float32x8
    3ae  c4c15cc2f400              vcmpps ymm6, ymm4, ymm12, 0                          ; cmpeq boolx8
    3b4  c4c15c5ccc                vsubps ymm1, ymm4, ymm12                             ; sub float32x8
    3b9  c4e27d58054e120000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    3c2  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    3c6  c4e27d580545120000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
    3cf  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; where float32x8
    3d3  c4e27d58053c120000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    3dc  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
    3e0  c4e27d580533120000        vpbroadcastd ymm0, dword ptr [rip + 0000404b]
    3e9  c5f458d8                  vaddps ymm3, ymm1, ymm0                              ; add float32x8
    3ed  c4e27d580526120000        vpbroadcastd ymm0, dword ptr [rip + 0000404b]
    3f6  c5e45cc0                  vsubps ymm0, ymm3, ymm0                              ; sub float32x8
    3fa  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    3fe  c4e27d580d19120000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    407  c4e27d580514120000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    410  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    415  c4e27d58050a120000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    41e  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    423  c4e27d580500120000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    42c  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    431  c4e27d5805f6110000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    43a  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    43f  c4e27d5805ec110000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    448  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    44d  c4c26da8c9                vfmadd213ps ymm1, ymm2, ymm9                         ; mulacc float32x8
    452  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    457  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
    45c  c4c17dfec1                vpaddd ymm0, ymm0, ymm9                              ; add uint32x8
    461  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    465  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    469  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    46e  c4c17dfec1                vpaddd ymm0, ymm0, ymm9                              ; add uint32x8
    473  c5f459c0                  vmulps ymm0, ymm1, ymm0                              ; mul float32x8
    477  c4c3554ac980              vblendvps ymm1, ymm5, ymm9, ymm8                     ; where float32x8
    47d  c4437d4ae960              vblendvps ymm13, ymm0, ymm9, ymm6                    ; where float32x8
    483  c4622db8e9                vfmadd231ps ymm13, ymm10, ymm1                       ; mulacc float32x8
    488  c5fc106040                vmovups ymm4, ymmword ptr [rax + 64]                 ; load float32x8
    48d  c4c15c5fce                vmaxps ymm1, ymm4, ymm14                             ; max float32x8
    492  c5dcc2c403                vcmpps ymm0, ymm4, ymm4, 3
    497  c463754ad400              vblendvps ymm10, ymm1, ymm4, ymm0
    49d  c4c10cc2fa00              vcmpps ymm7, ymm14, ymm10, 0                         ; cmpeq boolx8
    4a3  c4c10c5cca                vsubps ymm1, ymm14, ymm10                            ; sub float32x8
    4a8  c4e27d58055f110000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    4b1  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    4b5  c4e27d580556110000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
    4be  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; where float32x8
    4c2  c4e27d58054d110000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    4cb  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
    4cf  c4e27d580544110000        vpbroadcastd ymm0, dword ptr [rip + 0000404b]
    4d8  c5f458d8                  vaddps ymm3, ymm1, ymm0                              ; add float32x8
    4dc  c4e27d580537110000        vpbroadcastd ymm0, dword ptr [rip + 0000404b]
    4e5  c5e45cc0                  vsubps ymm0, ymm3, ymm0                              ; sub float32x8
    4e9  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    4ed  c4e27d580d2a110000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    4f6  c4e27d580525110000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    4ff  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    504  c4e27d58051b110000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    50d  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    512  c4e27d580511110000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    51b  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    520  c4e27d580507110000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    529  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    52e  c4e27d5805fd100000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    537  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    53c  c4c26da8c9                vfmadd213ps ymm1, ymm2, ymm9                         ; mulacc float32x8
    541  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    546  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
    54b  c4c17dfec1                vpaddd ymm0, ymm0, ymm9                              ; add uint32x8
    550  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    554  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    558  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    55d  c4c17dfec1                vpaddd ymm0, ymm0, ymm9                              ; add uint32x8
    562  c5f459e8                  vmulps ymm5, ymm1, ymm0                              ; mul float32x8
    566  c4c15cc2f200              vcmpps ymm6, ymm4, ymm10, 0                          ; cmpeq boolx8
    56c  c4c15c5cca                vsubps ymm1, ymm4, ymm10                             ; sub float32x8
    571  c4e27d580596100000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    57a  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    57e  c4e27d58058d100000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
    587  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; where float32x8
    58b  c4e27d580584100000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    594  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
    598  c4e27d58057b100000        vpbroadcastd ymm0, dword ptr [rip + 0000404b]
    5a1  c5f458d8                  vaddps ymm3, ymm1, ymm0                              ; add float32x8
    5a5  c4e27d58056e100000        vpbroadcastd ymm0, dword ptr [rip + 0000404b]
    5ae  c5e45cc0                  vsubps ymm0, ymm3, ymm0                              ; sub float32x8
    5b2  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    5b6  c4e27d580d61100000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    5bf  c4e27d58055c100000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    5c8  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    5cd  c4e27d580552100000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    5d6  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    5db  c4e27d580548100000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    5e4  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    5e9  c4e27d58053e100000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    5f2  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    5f7  c4e27d580534100000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    600  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    605  c4c26da8c9                vfmadd213ps ymm1, ymm2, ymm9                         ; mulacc float32x8
    60a  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    60f  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
    614  c4c17dfec1                vpaddd ymm0, ymm0, ymm9                              ; add uint32x8
    619  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    61d  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    621  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    626  c4c17dfec1                vpaddd ymm0, ymm0, ymm9                              ; add uint32x8
    62b  c5f459c0                  vmulps ymm0, ymm1, ymm0                              ; mul float32x8
    62f  c4c3554ac970              vblendvps ymm1, ymm5, ymm9, ymm7                     ; where float32x8
    635  c4437d4ac160              vblendvps ymm8, ymm0, ymm9, ymm6                     ; where float32x8
    63b  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    644  c4627db8c1                vfmadd231ps ymm8, ymm0, ymm1                         ; mulacc float32x8
    649  c5fc106060                vmovups ymm4, ymmword ptr [rax + 96]                 ; load float32x8
    64e  c5dc5f8c2400010000        vmaxps ymm1, ymm4, ymmword ptr [rsp + 256]           ; max float32x8
    657  c5dcc2c403                vcmpps ymm0, ymm4, ymm4, 3
    65c  c4e3754aec00              vblendvps ymm5, ymm1, ymm4, ymm0
    662  c5fc10842400010000        vmovups ymm0, ymmword ptr [rsp + 256]
    66b  c57cc2dd00                vcmpps ymm11, ymm0, ymm5, 0                          ; cmpeq boolx8
    670  c5fc10842400010000        vmovups ymm0, ymmword ptr [rsp + 256]
    679  c5fc5ccd                  vsubps ymm1, ymm0, ymm5                              ; sub float32x8
    67d  c4e27d58058a0f0000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    686  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    68a  c4e27d5805810f0000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
    693  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; where float32x8
    697  c4e27d5805780f0000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    6a0  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
    6a4  c4e27d58056f0f0000        vpbroadcastd ymm0, dword ptr [rip + 0000404b]
    6ad  c5f458d8                  vaddps ymm3, ymm1, ymm0                              ; add float32x8
    6b1  c4e27d5805620f0000        vpbroadcastd ymm0, dword ptr [rip + 0000404b]
    6ba  c5e45cc0                  vsubps ymm0, ymm3, ymm0                              ; sub float32x8
    6be  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    6c2  c4e27d580d550f0000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    6cb  c4e27d5805500f0000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    6d4  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    6d9  c4e27d5805460f0000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    6e2  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    6e7  c4e27d58053c0f0000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    6f0  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    6f5  c4e27d5805320f0000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    6fe  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    703  c4e27d5805280f0000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    70c  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    711  c4c26da8c9                vfmadd213ps ymm1, ymm2, ymm9                         ; mulacc float32x8
    716  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    71b  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
    720  c4c17dfec1                vpaddd ymm0, ymm0, ymm9                              ; add uint32x8
    725  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    729  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    72d  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    732  c4c17dfec1                vpaddd ymm0, ymm0, ymm9                              ; add uint32x8
    737  c5f459f0                  vmulps ymm6, ymm1, ymm0                              ; mul float32x8
    73b  c5dcc2fd00                vcmpps ymm7, ymm4, ymm5, 0                           ; cmpeq boolx8
    740  c5dc5ccd                  vsubps ymm1, ymm4, ymm5                              ; sub float32x8
    744  c4e27d5805c30e0000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    74d  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    751  c4e27d5805ba0e0000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
    75a  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; where float32x8
    75e  c4e27d5805b10e0000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    767  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
    76b  c4e27d5805a80e0000        vpbroadcastd ymm0, dword ptr [rip + 0000404b]
    774  c5f458d8                  vaddps ymm3, ymm1, ymm0                              ; add float32x8
    778  c4e27d58059b0e0000        vpbroadcastd ymm0, dword ptr [rip + 0000404b]
    781  c5e45cc0                  vsubps ymm0, ymm3, ymm0                              ; sub float32x8
    785  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    789  c4e27d580d8e0e0000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    792  c4e27d5805890e0000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    79b  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    7a0  c4e27d58057f0e0000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    7a9  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    7ae  c4e27d5805750e0000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    7b7  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    7bc  c4e27d58056b0e0000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    7c5  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    7ca  c4e27d5805610e0000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    7d3  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    7d8  c4c26da8c9                vfmadd213ps ymm1, ymm2, ymm9                         ; mulacc float32x8
    7dd  c5ed72d301                vpsrld ymm2, ymm3, 1                                 ; shr uint32x8
    7e2  c5fd72f217                vpslld ymm0, ymm2, 23                                ; shl uint32x8
    7e7  c4c17dfec1                vpaddd ymm0, ymm0, ymm9                              ; add uint32x8
    7ec  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    7f0  c5e5fac2                  vpsubd ymm0, ymm3, ymm2                              ; sub uint32x8
    7f4  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    7f9  c4c17dfec1                vpaddd ymm0, ymm0, ymm9                              ; add uint32x8
    7fe  c5f459c0                  vmulps ymm0, ymm1, ymm0                              ; mul float32x8
    802  c4c34d4ac9b0              vblendvps ymm1, ymm6, ymm9, ymm11                    ; where float32x8
    808  c4c37d4ad170              vblendvps ymm2, ymm0, ymm9, ymm7                     ; where float32x8
    80e  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
    817  c4e27db8d1                vfmadd231ps ymm2, ymm0, ymm1                         ; mulacc float32x8
    81c  c5fc108424a0000000        vmovups ymm0, ymmword ptr [rsp + 160]
    825  c57c28d8                  vmovaps ymm11, ymm0                                  ; end void
    829  c4c17c28df                vmovaps ymm3, ymm15
    82e  c4c17c28fc                vmovaps ymm7, ymm12
    833  c4417c28f2                vmovaps ymm14, ymm10
    838  c5fc28c5                  vmovaps ymm0, ymm5
    83c  c5fc11842400010000        vmovups ymmword ptr [rsp + 256], ymm0
    845  c4417c28d5                vmovaps ymm10, ymm13                                 ; end void
    84a  c4c17c28c0                vmovaps ymm0, ymm8
    84f  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
    858  c5fc28c2                  vmovaps ymm0, ymm2                                   ; end void
    85c  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
    865  4881c080000000            add rax, 128                                         ; end void
    86c  83c201                    add edx, 1
    86f  83fa02                    cmp edx, 2
    872  0f8c88f8ffff              jl loop_100
    878  c5fc117c2460              vmovups ymmword ptr [rsp + 96], ymm7
    87e  c5fc10842400010000        vmovups ymm0, ymmword ptr [rsp + 256]
    887  c5fc11842480000000        vmovups ymmword ptr [rsp + 128], ymm0
    890  c57c111c24                vmovups ymmword ptr [rsp], ymm11
    895  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    89e  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
    8a4  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
    8ad  c5fc11442440              vmovups ymmword ptr [rsp + 64], ymm0
done_8b3:
    8b3  c58c5fcb                  vmaxps ymm1, ymm14, ymm3                             ; max float32x8
    8b7  c4c10cc2c603              vcmpps ymm0, ymm14, ymm14, 3
    8bd  c4c3754afe00              vblendvps ymm7, ymm1, ymm14, ymm0
    8c3  c564c2c700                vcmpps ymm8, ymm3, ymm7, 0                           ; cmpeq boolx8
    8c8  c5e45ccf                  vsubps ymm1, ymm3, ymm7                              ; sub float32x8
    8cc  c4e27d58053b0d0000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    8d5  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    8d9  c4e27d5805320d0000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
    8e2  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; where float32x8
    8e6  c4e27d5805290d0000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    8ef  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
    8f3  c4e27d5805200d0000        vpbroadcastd ymm0, dword ptr [rip + 0000404b]
    8fc  c5f458e0                  vaddps ymm4, ymm1, ymm0                              ; add float32x8
    900  c4e27d5805130d0000        vpbroadcastd ymm0, dword ptr [rip + 0000404b]
    909  c5dc5cc0                  vsubps ymm0, ymm4, ymm0                              ; sub float32x8
    90d  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    911  c4e27d580d060d0000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    91a  c4e27d5805010d0000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    923  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    928  c4e27d5805f70c0000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    931  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    936  c4e27d5805ed0c0000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    93f  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    944  c4e27d5805e30c0000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    94d  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    952  c4e27d5805d90c0000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    95b  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    960  c4e27d5805cf0c0000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    969  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    96e  c5e572d401                vpsrld ymm3, ymm4, 1                                 ; shr uint32x8
    973  c5ed72f317                vpslld ymm2, ymm3, 23                                ; shl uint32x8
    978  c4e27d5805b70c0000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    981  c5edfec0                  vpaddd ymm0, ymm2, ymm0                              ; add uint32x8
    985  c5f459d0                  vmulps ymm2, ymm1, ymm0                              ; mul float32x8
    989  c5ddfac3                  vpsubd ymm0, ymm4, ymm3                              ; sub uint32x8
    98d  c5f572f017                vpslld ymm1, ymm0, 23                                ; shl uint32x8
    992  c4e27d58059d0c0000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    99b  c5f5fec0                  vpaddd ymm0, ymm1, ymm0                              ; add uint32x8
    99f  c5ec59f0                  vmulps ymm6, ymm2, ymm0                              ; mul float32x8
    9a3  c58cc2ef00                vcmpps ymm5, ymm14, ymm7, 0                          ; cmpeq boolx8
    9a8  c58c5ccf                  vsubps ymm1, ymm14, ymm7                             ; sub float32x8
    9ac  c4e27d58055b0c0000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    9b5  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    9b9  c4e27d5805520c0000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
    9c2  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; where float32x8
    9c6  c4e27d5805490c0000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    9cf  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
    9d3  c4e27d5805400c0000        vpbroadcastd ymm0, dword ptr [rip + 0000404b]
    9dc  c5f458e0                  vaddps ymm4, ymm1, ymm0                              ; add float32x8
    9e0  c4e27d5805330c0000        vpbroadcastd ymm0, dword ptr [rip + 0000404b]
    9e9  c5dc5cc0                  vsubps ymm0, ymm4, ymm0                              ; sub float32x8
    9ed  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    9f1  c4e27d580d260c0000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    9fa  c4e27d5805210c0000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    a03  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    a08  c4e27d5805170c0000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    a11  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    a16  c4e27d58050d0c0000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    a1f  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    a24  c4e27d5805030c0000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    a2d  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    a32  c4e27d5805f90b0000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    a3b  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    a40  c4e27d5805ef0b0000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    a49  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    a4e  c5e572d401                vpsrld ymm3, ymm4, 1                                 ; shr uint32x8
    a53  c5ed72f317                vpslld ymm2, ymm3, 23                                ; shl uint32x8
    a58  c4e27d5805d70b0000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    a61  c5edfec0                  vpaddd ymm0, ymm2, ymm0                              ; add uint32x8
    a65  c5f459d0                  vmulps ymm2, ymm1, ymm0                              ; mul float32x8
    a69  c5ddfac3                  vpsubd ymm0, ymm4, ymm3                              ; sub uint32x8
    a6d  c5f572f017                vpslld ymm1, ymm0, 23                                ; shl uint32x8
    a72  c4e27d5805bd0b0000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    a7b  c5f5fec0                  vpaddd ymm0, ymm1, ymm0                              ; add uint32x8
    a7f  c5ec59c8                  vmulps ymm1, ymm2, ymm0                              ; mul float32x8
    a83  c4e27d5805ac0b0000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    a8c  c4e3754ac850              vblendvps ymm1, ymm1, ymm0, ymm5                     ; where float32x8
    a92  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
    a98  c57c59e1                  vmulps ymm12, ymm0, ymm1                             ; mul float32x8
    a9c  c4e27d5805930b0000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    aa5  c4e34d4ac880              vblendvps ymm1, ymm6, ymm0, ymm8                     ; where float32x8
    aab  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    ab0  c4627db8e1                vfmadd231ps ymm12, ymm0, ymm1                        ; mulacc float32x8
    ab5  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    abe  c5fc5f542460              vmaxps ymm2, ymm0, ymmword ptr [rsp + 96]            ; max float32x8
    ac4  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    acd  c5fcc2c803                vcmpps ymm1, ymm0, ymm0, 3                           ; max float32x8
    ad2  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    adb  c4e36d4ae810              vblendvps ymm5, ymm2, ymm0, ymm1                     ; max float32x8
    ae1  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
    ae7  c57cc2dd00                vcmpps ymm11, ymm0, ymm5, 0                          ; cmpeq boolx8
    aec  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
    af2  c5fc5ccd                  vsubps ymm1, ymm0, ymm5                              ; sub float32x8
    af6  c4e27d5805110b0000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    aff  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    b03  c4e27d5805080b0000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
    b0c  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; where float32x8
    b10  c4e27d5805ff0a0000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    b19  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
    b1d  c4e27d5805f60a0000        vpbroadcastd ymm0, dword ptr [rip + 0000404b]
    b26  c5f458e0                  vaddps ymm4, ymm1, ymm0                              ; add float32x8
    b2a  c4e27d5805e90a0000        vpbroadcastd ymm0, dword ptr [rip + 0000404b]
    b33  c5dc5cc0                  vsubps ymm0, ymm4, ymm0                              ; sub float32x8
    b37  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    b3b  c4e27d580ddc0a0000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    b44  c4e27d5805d70a0000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    b4d  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    b52  c4e27d5805cd0a0000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    b5b  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    b60  c4e27d5805c30a0000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    b69  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    b6e  c4e27d5805b90a0000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    b77  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    b7c  c4e27d5805af0a0000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    b85  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    b8a  c4e27d5805a50a0000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    b93  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    b98  c5e572d401                vpsrld ymm3, ymm4, 1                                 ; shr uint32x8
    b9d  c5ed72f317                vpslld ymm2, ymm3, 23                                ; shl uint32x8
    ba2  c4e27d58058d0a0000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    bab  c5edfec0                  vpaddd ymm0, ymm2, ymm0                              ; add uint32x8
    baf  c5f459d0                  vmulps ymm2, ymm1, ymm0                              ; mul float32x8
    bb3  c5ddfac3                  vpsubd ymm0, ymm4, ymm3                              ; sub uint32x8
    bb7  c5f572f017                vpslld ymm1, ymm0, 23                                ; shl uint32x8
    bbc  c4e27d5805730a0000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    bc5  c5f5fec0                  vpaddd ymm0, ymm1, ymm0                              ; add uint32x8
    bc9  c56c59c8                  vmulps ymm9, ymm2, ymm0                              ; mul float32x8
    bcd  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    bd6  c5fcc2f500                vcmpps ymm6, ymm0, ymm5, 0                           ; cmpeq boolx8
    bdb  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    be4  c5fc5ccd                  vsubps ymm1, ymm0, ymm5                              ; sub float32x8
    be8  c4e27d58051f0a0000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    bf1  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    bf5  c4e27d5805160a0000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
    bfe  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; where float32x8
    c02  c4e27d58050d0a0000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    c0b  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
    c0f  c4e27d5805040a0000        vpbroadcastd ymm0, dword ptr [rip + 0000404b]
    c18  c5f458e0                  vaddps ymm4, ymm1, ymm0                              ; add float32x8
    c1c  c4e27d5805f7090000        vpbroadcastd ymm0, dword ptr [rip + 0000404b]
    c25  c5dc5cc0                  vsubps ymm0, ymm4, ymm0                              ; sub float32x8
    c29  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    c2d  c4e27d580dea090000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    c36  c4e27d5805e5090000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    c3f  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    c44  c4e27d5805db090000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    c4d  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    c52  c4e27d5805d1090000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    c5b  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    c60  c4e27d5805c7090000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    c69  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    c6e  c4e27d5805bd090000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    c77  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    c7c  c4e27d5805b3090000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    c85  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    c8a  c5e572d401                vpsrld ymm3, ymm4, 1                                 ; shr uint32x8
    c8f  c5ed72f317                vpslld ymm2, ymm3, 23                                ; shl uint32x8
    c94  c4e27d58059b090000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    c9d  c5edfec0                  vpaddd ymm0, ymm2, ymm0                              ; add uint32x8
    ca1  c5f459d0                  vmulps ymm2, ymm1, ymm0                              ; mul float32x8
    ca5  c5ddfac3                  vpsubd ymm0, ymm4, ymm3                              ; sub uint32x8
    ca9  c5f572f017                vpslld ymm1, ymm0, 23                                ; shl uint32x8
    cae  c4e27d580581090000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    cb7  c5f5fec0                  vpaddd ymm0, ymm1, ymm0                              ; add uint32x8
    cbb  c5ec59c8                  vmulps ymm1, ymm2, ymm0                              ; mul float32x8
    cbf  c4e27d580570090000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    cc8  c4e3754ac860              vblendvps ymm1, ymm1, ymm0, ymm6                     ; where float32x8
    cce  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
    cd4  c57c59c1                  vmulps ymm8, ymm0, ymm1                              ; mul float32x8
    cd8  c4e27d580557090000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    ce1  c4e3354ac0b0              vblendvps ymm0, ymm9, ymm0, ymm11                    ; where float32x8
    ce7  c4622db8c0                vfmadd231ps ymm8, ymm10, ymm0                        ; mulacc float32x8
    cec  c5d45fcf                  vmaxps ymm1, ymm5, ymm7                              ; max float32x8
    cf0  c5d4c2c503                vcmpps ymm0, ymm5, ymm5, 3
    cf5  c4e3754af500              vblendvps ymm6, ymm1, ymm5, ymm0
    cfb  c544c2de00                vcmpps ymm11, ymm7, ymm6, 0                          ; cmpeq boolx8
    d00  c5c45cce                  vsubps ymm1, ymm7, ymm6                              ; sub float32x8
    d04  c4e27d580503090000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    d0d  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    d11  c4e27d5805fa080000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
    d1a  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; where float32x8
    d1e  c4e27d5805f1080000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    d27  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
    d2b  c4e27d5805e8080000        vpbroadcastd ymm0, dword ptr [rip + 0000404b]
    d34  c5f458e0                  vaddps ymm4, ymm1, ymm0                              ; add float32x8
    d38  c4e27d5805db080000        vpbroadcastd ymm0, dword ptr [rip + 0000404b]
    d41  c5dc5cc0                  vsubps ymm0, ymm4, ymm0                              ; sub float32x8
    d45  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    d49  c4e27d580dce080000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    d52  c4e27d5805c9080000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    d5b  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    d60  c4e27d5805bf080000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    d69  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    d6e  c4e27d5805b5080000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    d77  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    d7c  c4e27d5805ab080000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    d85  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    d8a  c4e27d5805a1080000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    d93  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    d98  c4e27d580597080000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    da1  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    da6  c5e572d401                vpsrld ymm3, ymm4, 1                                 ; shr uint32x8
    dab  c5ed72f317                vpslld ymm2, ymm3, 23                                ; shl uint32x8
    db0  c4e27d58057f080000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    db9  c5edfec0                  vpaddd ymm0, ymm2, ymm0                              ; add uint32x8
    dbd  c5f459d0                  vmulps ymm2, ymm1, ymm0                              ; mul float32x8
    dc1  c5ddfac3                  vpsubd ymm0, ymm4, ymm3                              ; sub uint32x8
    dc5  c5f572f017                vpslld ymm1, ymm0, 23                                ; shl uint32x8
    dca  c4e27d580565080000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    dd3  c5f5fec0                  vpaddd ymm0, ymm1, ymm0                              ; add uint32x8
    dd7  c56c59d0                  vmulps ymm10, ymm2, ymm0                             ; mul float32x8
    ddb  c5d4c2fe00                vcmpps ymm7, ymm5, ymm6, 0                           ; cmpeq boolx8
    de0  c5d45cce                  vsubps ymm1, ymm5, ymm6                              ; sub float32x8
    de4  c4e27d580523080000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    ded  c5f459c8                  vmulps ymm1, ymm1, ymm0                              ; mul float32x8
    df1  c4e27d58051a080000        vpbroadcastd ymm0, dword ptr [rip + 000017c3]
    dfa  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; where float32x8
    dfe  c4e27d580511080000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    e07  c5fc5dc9                  vminps ymm1, ymm0, ymm1                              ; where float32x8
    e0b  c4e27d580508080000        vpbroadcastd ymm0, dword ptr [rip + 0000404b]
    e14  c5f458e0                  vaddps ymm4, ymm1, ymm0                              ; add float32x8
    e18  c4e27d5805fb070000        vpbroadcastd ymm0, dword ptr [rip + 0000404b]
    e21  c5dc5cc0                  vsubps ymm0, ymm4, ymm0                              ; sub float32x8
    e25  c5f45cd0                  vsubps ymm2, ymm1, ymm0                              ; sub float32x8
    e29  c4e27d580dee070000        vpbroadcastd ymm1, dword ptr [rip + b4621a39]        ; mulacc float32x8
    e32  c4e27d5805e9070000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    e3b  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    e40  c4e27d5805df070000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    e49  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    e4e  c4e27d5805d5070000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    e57  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    e5c  c4e27d5805cb070000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    e65  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    e6a  c4e27d5805c1070000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    e73  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    e78  c4e27d5805b7070000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    e81  c4e26da8c8                vfmadd213ps ymm1, ymm2, ymm0                         ; mulacc float32x8
    e86  c5e572d401                vpsrld ymm3, ymm4, 1                                 ; shr uint32x8
    e8b  c5ed72f317                vpslld ymm2, ymm3, 23                                ; shl uint32x8
    e90  c4e27d58059f070000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    e99  c5edfec0                  vpaddd ymm0, ymm2, ymm0                              ; add uint32x8
    e9d  c5f459d0                  vmulps ymm2, ymm1, ymm0                              ; mul float32x8
    ea1  c5ddfac3                  vpsubd ymm0, ymm4, ymm3                              ; sub uint32x8
    ea5  c5f572f017                vpslld ymm1, ymm0, 23                                ; shl uint32x8
    eaa  c4e27d580585070000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    eb3  c5f5fec0                  vpaddd ymm0, ymm1, ymm0                              ; add uint32x8
    eb7  c5ec59c8                  vmulps ymm1, ymm2, ymm0                              ; mul float32x8
    ebb  c4e27d580574070000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    ec4  c4e3754ac070              vblendvps ymm0, ymm1, ymm0, ymm7                     ; where float32x8
    eca  c53c59c8                  vmulps ymm9, ymm8, ymm0                              ; mul float32x8
    ece  c4e27d580561070000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
    ed7  c4e32d4ac0b0              vblendvps ymm0, ymm10, ymm0, ymm11                   ; where float32x8
    edd  c4621db8c8                vfmadd231ps ymm9, ymm12, ymm0                        ; mulacc float32x8
    ee2  c4e37d19f701              vextractf128 xmm7, ymm6, 1                           ; gep float32x4
    ee8  c5c85fcf                  vmaxps xmm1, xmm6, xmm7                              ; max float32x4
    eec  c5c8c2c603                vcmpps xmm0, xmm6, xmm6, 3
    ef1  c4e3714aee00              vblendvps xmm5, xmm1, xmm6, xmm0
    ef7  c548c2dd00                vcmpps xmm11, xmm6, xmm5, 0                          ; cmpeq boolx4
    efc  c5c85ccd                  vsubps xmm1, xmm6, xmm5                              ; sub float32x4
    f00  c4e279580507070000        vpbroadcastd xmm0, dword ptr [rip + 3baab83f]
    f09  c5f059c8                  vmulps xmm1, xmm1, xmm0                              ; mul float32x4
    f0d  c4e2795805fe060000        vpbroadcastd xmm0, dword ptr [rip + 000017c3]
    f16  c5f85fc9                  vmaxps xmm1, xmm0, xmm1                              ; where float32x4
    f1a  c4e2795805f5060000        vpbroadcastd xmm0, dword ptr [rip + 00000043]
    f23  c5f85dc9                  vminps xmm1, xmm0, xmm1                              ; where float32x4
    f27  c4e2795805ec060000        vpbroadcastd xmm0, dword ptr [rip + 0000404b]
    f30  c5f058e0                  vaddps xmm4, xmm1, xmm0                              ; add float32x4
    f34  c4e2795805df060000        vpbroadcastd xmm0, dword ptr [rip + 0000404b]
    f3d  c5d85cc0                  vsubps xmm0, xmm4, xmm0                              ; sub float32x4
    f41  c5f05cd0                  vsubps xmm2, xmm1, xmm0                              ; sub float32x4
    f45  c4e279580dd2060000        vpbroadcastd xmm1, dword ptr [rip + b4621a39]        ; mulacc float32x4
    f4e  c4e2795805cd060000        vpbroadcastd xmm0, dword ptr [rip + c431af3a]
    f57  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x4
    f5c  c4e2795805c3060000        vpbroadcastd xmm0, dword ptr [rip + ce9c1d3c]
    f65  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x4
    f6a  c4e2795805b9060000        vpbroadcastd xmm0, dword ptr [rip + 6758633d]
    f73  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x4
    f78  c4e2795805af060000        vpbroadcastd xmm0, dword ptr [rip + f0fd753e]
    f81  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x4
    f86  c4e2795805a5060000        vpbroadcastd xmm0, dword ptr [rip + 1872313f]
    f8f  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x4
    f94  c4e27958059b060000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
    f9d  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x4
    fa2  c5e172d401                vpsrld xmm3, xmm4, 1                                 ; shr uint32x4
    fa7  c5e972f317                vpslld xmm2, xmm3, 23                                ; shl uint32x4
    fac  c4e279580583060000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
    fb5  c5e9fec0                  vpaddd xmm0, xmm2, xmm0                              ; add uint32x4
    fb9  c5f059d0                  vmulps xmm2, xmm1, xmm0                              ; mul float32x4
    fbd  c5d9fac3                  vpsubd xmm0, xmm4, xmm3                              ; sub uint32x4
    fc1  c5f172f017                vpslld xmm1, xmm0, 23                                ; shl uint32x4
    fc6  c4e279580569060000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
    fcf  c5f1fec0                  vpaddd xmm0, xmm1, xmm0                              ; add uint32x4
    fd3  c56859d0                  vmulps xmm10, xmm2, xmm0                             ; mul float32x4
    fd7  c5c0c2f500                vcmpps xmm6, xmm7, xmm5, 0                           ; cmpeq boolx4
    fdc  c5c05ccd                  vsubps xmm1, xmm7, xmm5                              ; sub float32x4
    fe0  c4e279580527060000        vpbroadcastd xmm0, dword ptr [rip + 3baab83f]
    fe9  c5f059c8                  vmulps xmm1, xmm1, xmm0                              ; mul float32x4
    fed  c4e27958051e060000        vpbroadcastd xmm0, dword ptr [rip + 000017c3]
    ff6  c5f85fc9                  vmaxps xmm1, xmm0, xmm1                              ; where float32x4
    ffa  c4e279580515060000        vpbroadcastd xmm0, dword ptr [rip + 00000043]
   1003  c5f85dc9                  vminps xmm1, xmm0, xmm1                              ; where float32x4
   1007  c4e27958050c060000        vpbroadcastd xmm0, dword ptr [rip + 0000404b]
   1010  c5f058e0                  vaddps xmm4, xmm1, xmm0                              ; add float32x4
   1014  c4e2795805ff050000        vpbroadcastd xmm0, dword ptr [rip + 0000404b]
   101d  c5d85cc0                  vsubps xmm0, xmm4, xmm0                              ; sub float32x4
   1021  c5f05cd0                  vsubps xmm2, xmm1, xmm0                              ; sub float32x4
   1025  c4e279580df2050000        vpbroadcastd xmm1, dword ptr [rip + b4621a39]        ; mulacc float32x4
   102e  c4e2795805ed050000        vpbroadcastd xmm0, dword ptr [rip + c431af3a]
   1037  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x4
   103c  c4e2795805e3050000        vpbroadcastd xmm0, dword ptr [rip + ce9c1d3c]
   1045  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x4
   104a  c4e2795805d9050000        vpbroadcastd xmm0, dword ptr [rip + 6758633d]
   1053  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x4
   1058  c4e2795805cf050000        vpbroadcastd xmm0, dword ptr [rip + f0fd753e]
   1061  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x4
   1066  c4e2795805c5050000        vpbroadcastd xmm0, dword ptr [rip + 1872313f]
   106f  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x4
   1074  c4e2795805bb050000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
   107d  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x4
   1082  c5e172d401                vpsrld xmm3, xmm4, 1                                 ; shr uint32x4
   1087  c5e972f317                vpslld xmm2, xmm3, 23                                ; shl uint32x4
   108c  c4e2795805a3050000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
   1095  c5e9fec0                  vpaddd xmm0, xmm2, xmm0                              ; add uint32x4
   1099  c5f059d0                  vmulps xmm2, xmm1, xmm0                              ; mul float32x4
   109d  c5d9fac3                  vpsubd xmm0, xmm4, xmm3                              ; sub uint32x4
   10a1  c5f172f017                vpslld xmm1, xmm0, 23                                ; shl uint32x4
   10a6  c4e279580589050000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
   10af  c5f1fec0                  vpaddd xmm0, xmm1, xmm0                              ; add uint32x4
   10b3  c5e859c8                  vmulps xmm1, xmm2, xmm0                              ; mul float32x4
   10b7  c4e279580578050000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
   10c0  c4e3714ac860              vblendvps xmm1, xmm1, xmm0, xmm6                     ; where float32x4
   10c6  c4637d19c801              vextractf128 xmm0, ymm9, 1                           ; gep float32x4
   10cc  c57859c1                  vmulps xmm8, xmm0, xmm1                              ; mul float32x4
   10d0  c4e27958055f050000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
   10d9  c4e3294ac0b0              vblendvps xmm0, xmm10, xmm0, xmm11                   ; where float32x4
   10df  c46231b8c0                vfmadd231ps xmm8, xmm9, xmm0                         ; mulacc float32x4
   10e4  c5d115fd                  vunpckhpd xmm7, xmm5, xmm5                           ; gep float32x2
   10e8  c5d05fcf                  vmaxps xmm1, xmm5, xmm7                              ; max float32x2
   10ec  c5d0c2c503                vcmpps xmm0, xmm5, xmm5, 3
   10f1  c4e3714af500              vblendvps xmm6, xmm1, xmm5, xmm0
   10f7  c550c2d600                vcmpps xmm10, xmm5, xmm6, 0                          ; cmpeq boolx2
   10fc  c5d05cce                  vsubps xmm1, xmm5, xmm6                              ; sub float32x2
   1100  c4e279580507050000        vpbroadcastd xmm0, dword ptr [rip + 3baab83f]
   1109  c5f059c8                  vmulps xmm1, xmm1, xmm0                              ; mul float32x2
   110d  c4e2795805fe040000        vpbroadcastd xmm0, dword ptr [rip + 000017c3]
   1116  c5f85fc9                  vmaxps xmm1, xmm0, xmm1                              ; where float32x2
   111a  c4e2795805f5040000        vpbroadcastd xmm0, dword ptr [rip + 00000043]
   1123  c5f85dc9                  vminps xmm1, xmm0, xmm1                              ; where float32x2
   1127  c4e2795805ec040000        vpbroadcastd xmm0, dword ptr [rip + 0000404b]
   1130  c5f058e0                  vaddps xmm4, xmm1, xmm0                              ; add float32x2
   1134  c4e2795805df040000        vpbroadcastd xmm0, dword ptr [rip + 0000404b]
   113d  c5d85cc0                  vsubps xmm0, xmm4, xmm0                              ; sub float32x2
   1141  c5f05cd0                  vsubps xmm2, xmm1, xmm0                              ; sub float32x2
   1145  c4e279580dd2040000        vpbroadcastd xmm1, dword ptr [rip + b4621a39]        ; mulacc float32x2
   114e  c4e2795805cd040000        vpbroadcastd xmm0, dword ptr [rip + c431af3a]
   1157  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x2
   115c  c4e2795805c3040000        vpbroadcastd xmm0, dword ptr [rip + ce9c1d3c]
   1165  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x2
   116a  c4e2795805b9040000        vpbroadcastd xmm0, dword ptr [rip + 6758633d]
   1173  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x2
   1178  c4e2795805af040000        vpbroadcastd xmm0, dword ptr [rip + f0fd753e]
   1181  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x2
   1186  c4e2795805a5040000        vpbroadcastd xmm0, dword ptr [rip + 1872313f]
   118f  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x2
   1194  c4e27958059b040000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
   119d  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x2
   11a2  c5e172d401                vpsrld xmm3, xmm4, 1                                 ; shr uint32x2
   11a7  c5e972f317                vpslld xmm2, xmm3, 23                                ; shl uint32x2
   11ac  c4e279580583040000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
   11b5  c5e9fec0                  vpaddd xmm0, xmm2, xmm0                              ; add uint32x2
   11b9  c5f059d0                  vmulps xmm2, xmm1, xmm0                              ; mul float32x2
   11bd  c5d9fac3                  vpsubd xmm0, xmm4, xmm3                              ; sub uint32x2
   11c1  c5f172f017                vpslld xmm1, xmm0, 23                                ; shl uint32x2
   11c6  c4e279580569040000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
   11cf  c5f1fec0                  vpaddd xmm0, xmm1, xmm0                              ; add uint32x2
   11d3  c56859c8                  vmulps xmm9, xmm2, xmm0                              ; mul float32x2
   11d7  c5c0c2ee00                vcmpps xmm5, xmm7, xmm6, 0                           ; cmpeq boolx2
   11dc  c5c05cce                  vsubps xmm1, xmm7, xmm6                              ; sub float32x2
   11e0  c4e279580527040000        vpbroadcastd xmm0, dword ptr [rip + 3baab83f]
   11e9  c5f059c8                  vmulps xmm1, xmm1, xmm0                              ; mul float32x2
   11ed  c4e27958051e040000        vpbroadcastd xmm0, dword ptr [rip + 000017c3]
   11f6  c5f85fc9                  vmaxps xmm1, xmm0, xmm1                              ; where float32x2
   11fa  c4e279580515040000        vpbroadcastd xmm0, dword ptr [rip + 00000043]
   1203  c5f85dc9                  vminps xmm1, xmm0, xmm1                              ; where float32x2
   1207  c4e27958050c040000        vpbroadcastd xmm0, dword ptr [rip + 0000404b]
   1210  c5f058e0                  vaddps xmm4, xmm1, xmm0                              ; add float32x2
   1214  c4e2795805ff030000        vpbroadcastd xmm0, dword ptr [rip + 0000404b]
   121d  c5d85cc0                  vsubps xmm0, xmm4, xmm0                              ; sub float32x2
   1221  c5f05cd0                  vsubps xmm2, xmm1, xmm0                              ; sub float32x2
   1225  c4e279580df2030000        vpbroadcastd xmm1, dword ptr [rip + b4621a39]        ; mulacc float32x2
   122e  c4e2795805ed030000        vpbroadcastd xmm0, dword ptr [rip + c431af3a]
   1237  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x2
   123c  c4e2795805e3030000        vpbroadcastd xmm0, dword ptr [rip + ce9c1d3c]
   1245  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x2
   124a  c4e2795805d9030000        vpbroadcastd xmm0, dword ptr [rip + 6758633d]
   1253  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x2
   1258  c4e2795805cf030000        vpbroadcastd xmm0, dword ptr [rip + f0fd753e]
   1261  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x2
   1266  c4e2795805c5030000        vpbroadcastd xmm0, dword ptr [rip + 1872313f]
   126f  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x2
   1274  c4e2795805bb030000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
   127d  c4e269a8c8                vfmadd213ps xmm1, xmm2, xmm0                         ; mulacc float32x2
   1282  c5e172d401                vpsrld xmm3, xmm4, 1                                 ; shr uint32x2
   1287  c5e972f317                vpslld xmm2, xmm3, 23                                ; shl uint32x2
   128c  c4e2795805a3030000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
   1295  c5e9fec0                  vpaddd xmm0, xmm2, xmm0                              ; add uint32x2
   1299  c5f059d0                  vmulps xmm2, xmm1, xmm0                              ; mul float32x2
   129d  c5d9fac3                  vpsubd xmm0, xmm4, xmm3                              ; sub uint32x2
   12a1  c5f172f017                vpslld xmm1, xmm0, 23                                ; shl uint32x2
   12a6  c4e279580589030000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
   12af  c5f1fec0                  vpaddd xmm0, xmm1, xmm0                              ; add uint32x2
   12b3  c5e859c8                  vmulps xmm1, xmm2, xmm0                              ; mul float32x2
   12b7  c4e279580578030000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
   12c0  c4e3714ac850              vblendvps xmm1, xmm1, xmm0, xmm5                     ; where float32x2
   12c6  c4c13915c0                vunpckhpd xmm0, xmm8, xmm8                           ; gep float32x2
   12cb  c5f859e9                  vmulps xmm5, xmm0, xmm1                              ; mul float32x2
   12cf  c4e279580560030000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
   12d8  c4e3314ac0a0              vblendvps xmm0, xmm9, xmm0, xmm10                    ; where float32x2
   12de  c4e239b8e8                vfmadd231ps xmm5, xmm8, xmm0                         ; mulacc float32x2
   12e3  c5e173de04                vpsrldq xmm3, xmm6, 4                                ; gep float32
   12e8  c5ca5fcb                  vmaxss xmm1, xmm6, xmm3                              ; max float32
   12ec  c5cac2c603                vcmpss xmm0, xmm6, xmm6, 3
   12f1  c4e3714afe00              vblendvps xmm7, xmm1, xmm6, xmm0
   12f7  c5cac2c700                vcmpss xmm0, xmm6, xmm7, 0                           ; cmpeq bool
   12fc  c5f97ec7                  vmovd edi, xmm0
   1300  83e701                    and edi, 1
   1303  c5ca5cc7                  vsubss xmm0, xmm6, xmm7                              ; sub float32
   1307  c5fa590d01030000          vmulss xmm1, xmm0, dword ptr [rip + 3baab83f]        ; mul float32
   130f  c5fa1005fd020000          vmovss xmm0, dword ptr [rip + 000017c3]
   1317  c5fa5fc9                  vmaxss xmm1, xmm0, xmm1                              ; where float32
   131b  c5fa1005f5020000          vmovss xmm0, dword ptr [rip + 00000043]
   1323  c5fa5dc9                  vminss xmm1, xmm0, xmm1                              ; where float32
   1327  c5f25815ed020000          vaddss xmm2, xmm1, dword ptr [rip + 0000404b]        ; add float32
   132f  c5ea5c05e5020000          vsubss xmm0, xmm2, dword ptr [rip + 0000404b]        ; sub float32
   1337  c5f25cc8                  vsubss xmm1, xmm1, xmm0                              ; sub float32
   133b  c5fa1005dd020000          vmovss xmm0, dword ptr [rip + b4621a39]              ; mulacc float32
   1343  c4e271a905d8020000        vfmadd213ss xmm0, xmm1, dword ptr [rip + c431af3a]
   134c  c4e271a905d3020000        vfmadd213ss xmm0, xmm1, dword ptr [rip + ce9c1d3c]   ; mulacc float32
   1355  c4e271a905ce020000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 6758633d]   ; mulacc float32
   135e  c4e271a905c9020000        vfmadd213ss xmm0, xmm1, dword ptr [rip + f0fd753e]   ; mulacc float32
   1367  c4e271a905c4020000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 1872313f]   ; mulacc float32
   1370  c4e271a905bf020000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 0000803f]   ; mulacc float32
   1379  c5f97ed2                  vmovd edx, xmm2                                      ; bitcast uint32
   137d  488bca                    mov rcx, rdx                                         ; shr uint32
   1380  c1e901                    shr ecx, 1
   1383  488bc1                    mov rax, rcx                                         ; shl uint32
   1386  c1e017                    shl eax, 23
   1389  8d800000803f              lea eax, [rax + 1065353216]                          ; add uint32
   138f  c5f96ec8                  vmovd xmm1, eax                                      ; bitcast float32
   1393  c5fa59c9                  vmulss xmm1, xmm0, xmm1                              ; mul float32
   1397  2bd1                      sub edx, ecx                                         ; sub uint32
   1399  c1e217                    shl edx, 23                                          ; shl uint32
   139c  8d820000803f              lea eax, [rdx + 1065353216]                          ; add uint32
   13a2  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
   13a6  c5f259f0                  vmulss xmm6, xmm1, xmm0                              ; mul float32
   13aa  c5e2c2c700                vcmpss xmm0, xmm3, xmm7, 0                           ; cmpeq bool
   13af  c5f97ec6                  vmovd esi, xmm0
   13b3  83e601                    and esi, 1
   13b6  c5e25cc7                  vsubss xmm0, xmm3, xmm7                              ; sub float32
   13ba  c5fa590d4e020000          vmulss xmm1, xmm0, dword ptr [rip + 3baab83f]        ; mul float32
   13c2  c5fa10054a020000          vmovss xmm0, dword ptr [rip + 000017c3]
   13ca  c5fa5fc9                  vmaxss xmm1, xmm0, xmm1                              ; where float32
   13ce  c5fa100542020000          vmovss xmm0, dword ptr [rip + 00000043]
   13d6  c5fa5dc9                  vminss xmm1, xmm0, xmm1                              ; where float32
   13da  c5f258153a020000          vaddss xmm2, xmm1, dword ptr [rip + 0000404b]        ; add float32
   13e2  c5ea5c0532020000          vsubss xmm0, xmm2, dword ptr [rip + 0000404b]        ; sub float32
   13ea  c5f25cc8                  vsubss xmm1, xmm1, xmm0                              ; sub float32
   13ee  c5fa10052a020000          vmovss xmm0, dword ptr [rip + b4621a39]              ; mulacc float32
   13f6  c4e271a90525020000        vfmadd213ss xmm0, xmm1, dword ptr [rip + c431af3a]
   13ff  c4e271a90520020000        vfmadd213ss xmm0, xmm1, dword ptr [rip + ce9c1d3c]   ; mulacc float32
   1408  c4e271a9051b020000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 6758633d]   ; mulacc float32
   1411  c4e271a90516020000        vfmadd213ss xmm0, xmm1, dword ptr [rip + f0fd753e]   ; mulacc float32
   141a  c4e271a90511020000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 1872313f]   ; mulacc float32
   1423  c4e271a9050c020000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 0000803f]   ; mulacc float32
   142c  c5f97ed2                  vmovd edx, xmm2                                      ; bitcast uint32
   1430  488bca                    mov rcx, rdx                                         ; shr uint32
   1433  c1e901                    shr ecx, 1
   1436  488bc1                    mov rax, rcx                                         ; shl uint32
   1439  c1e017                    shl eax, 23
   143c  8d800000803f              lea eax, [rax + 1065353216]                          ; add uint32
   1442  c5f96ec8                  vmovd xmm1, eax                                      ; bitcast float32
   1446  c5fa59c9                  vmulss xmm1, xmm0, xmm1                              ; mul float32
   144a  2bd1                      sub edx, ecx                                         ; sub uint32
   144c  c1e217                    shl edx, 23                                          ; shl uint32
   144f  8d820000803f              lea eax, [rdx + 1065353216]                          ; add uint32
   1455  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
   1459  c5f259d0                  vmulss xmm2, xmm1, xmm0                              ; mul float32
   145d  f7de                      neg esi                                              ; where float32
   145f  c5f96ece                  vmovd xmm1, esi
   1463  c5fa1005cd010000          vmovss xmm0, dword ptr [rip + 0000803f]
   146b  c4e3694ac810              vblendvps xmm1, xmm2, xmm0, xmm1                     ; where float32
   1471  c5f973dd04                vpsrldq xmm0, xmm5, 4                                ; gep float32
   1476  c5fa59e1                  vmulss xmm4, xmm0, xmm1                              ; mul float32
   147a  f7df                      neg edi                                              ; where float32
   147c  c5f96ecf                  vmovd xmm1, edi
   1480  c5fa1005b0010000          vmovss xmm0, dword ptr [rip + 0000803f]
   1488  c4e3494ac010              vblendvps xmm0, xmm6, xmm0, xmm1                     ; where float32
   148e  c4e251b9e0                vfmadd231ss xmm4, xmm5, xmm0                         ; mulacc float32
   1493  c5dac205a001000001        vcmpss xmm0, xmm4, dword ptr [rip + 00008000], 1     ; cmplt bool
   149c  c5f97ec2                  vmovd edx, xmm0
   14a0  83e201                    and edx, 1
   14a3  c5da590d95010000          vmulss xmm1, xmm4, dword ptr [rip + 0000004c]        ; mul float32
   14ab  488bc2                    mov rax, rdx                                         ; where float32
   14ae  f7d8                      neg eax
   14b0  c5f96ec0                  vmovd xmm0, eax
   14b4  c4e3594ac100              vblendvps xmm0, xmm4, xmm1, xmm0
   14ba  c5f97ec6                  vmovd esi, xmm0                                      ; bitcast int32
   14be  8d8e0dfbcac0              lea ecx, [rsi - 1060439283]                          ; add int32
   14c4  488bc1                    mov rax, rcx                                         ; shr int32
   14c7  c1f817                    sar eax, 23
   14ca  c5fa100536010000          vmovss xmm0, dword ptr [rip + 00000000]
   14d2  c5fa2ad8                  vcvtsi2ss xmm3, xmm0, eax                            ; cast float32
   14d6  f7da                      neg edx                                              ; where float32
   14d8  c5f96ed2                  vmovd xmm2, edx
   14dc  c5fa100524010000          vmovss xmm0, dword ptr [rip + 00000000]
   14e4  c5fa100d58010000          vmovss xmm1, dword ptr [rip + 0000c841]
   14ec  c4e3794ac120              vblendvps xmm0, xmm0, xmm1, xmm2                     ; where float32
   14f2  c5e25cd0                  vsubss xmm2, xmm3, xmm0                              ; sub float32
   14f6  81e1000080ff              and ecx, -8388608                                    ; and int32
   14fc  2bf1                      sub esi, ecx                                         ; sub int32
   14fe  c5f96ec6                  vmovd xmm0, esi                                      ; bitcast float32
   1502  c5fa5c0d2e010000          vsubss xmm1, xmm0, dword ptr [rip + 0000803f]        ; sub float32
   150a  c5fa100536010000          vmovss xmm0, dword ptr [rip + ce37f6bd]              ; mulacc float32
   1512  c4e271a90531010000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 5b74413e]
   151b  c4e271a9052c010000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 4c3b40be]   ; mulacc float32
   1524  c4e271a90527010000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 79b2503e]   ; mulacc float32
   152d  c4e271a90522010000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 3ebb75be]   ; mulacc float32
   1536  c4e271a9051d010000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 39c8933e]   ; mulacc float32
   153f  c4e271a90518010000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 5dabb8be]   ; mulacc float32
   1548  c4e271a90513010000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 0838f63e]   ; mulacc float32
   1551  c4e271a9050e010000        vfmadd213ss xmm0, xmm1, dword ptr [rip + 3baa38bf]   ; mulacc float32
   155a  c4e271a90509010000        vfmadd213ss xmm0, xmm1, dword ptr [rip + eda8e23e]   ; mulacc float32
   1563  c5f259c0                  vmulss xmm0, xmm1, xmm0                              ; mul float32
   1567  c5f258c0                  vaddss xmm0, xmm1, xmm0                              ; add float32
   156b  c5ea58d0                  vaddss xmm2, xmm2, xmm0                              ; add float32
   156f  c5fa100591000000          vmovss xmm0, dword ptr [rip + 00000000]
   1577  c5fac2c401                vcmpss xmm0, xmm0, xmm4, 1                           ; cmplt bool
   157c  c5f97ec1                  vmovd ecx, xmm0
   1580  83e101                    and ecx, 1
   1583  c5dac205e400000001        vcmpss xmm0, xmm4, dword ptr [rip + 0000807f], 1     ; cmplt bool
   158c  c5f97ec0                  vmovd eax, xmm0
   1590  83e001                    and eax, 1
   1593  c5dac2056c00000000        vcmpss xmm0, xmm4, dword ptr [rip + 00000000], 0     ; cmpeq bool
   159c  c5f97ec2                  vmovd edx, xmm0
   15a0  83e201                    and edx, 1
   15a3  f7d8                      neg eax                                              ; where float32
   15a5  c5f96ec8                  vmovd xmm1, eax
   15a9  c5fa1005bf000000          vmovss xmm0, dword ptr [rip + 0000807f]
   15b1  c4e3794ada10              vblendvps xmm3, xmm0, xmm2, xmm1                     ; where float32
   15b7  f7da                      neg edx                                              ; where float32
   15b9  c5f96ed2                  vmovd xmm2, edx
   15bd  c5fa1005af000000          vmovss xmm0, dword ptr [rip + 0000c07f]
   15c5  c5fa100d3f000000          vmovss xmm1, dword ptr [rip + 000080ff]
   15cd  c4e3794ac920              vblendvps xmm1, xmm0, xmm1, xmm2                     ; where float32
   15d3  f7d9                      neg ecx                                              ; where float32
   15d5  c5f96ec1                  vmovd xmm0, ecx
   15d9  c4e3714ac300              vblendvps xmm0, xmm1, xmm3, xmm0
   15df  c4e279b93d4c000000        vfmadd231ss xmm7, xmm0, dword ptr [rip + 1872313f]   ; mulacc float32
   15e8  c4817a113c82              vmovss dword ptr [r10 + r8*4], xmm7                  ; store void
   15ee  4183c001                  add r8d, 1                                           ; end void
   15f2  4183f808                  cmp r8d, 8
   15f6  0f8c44eaffff              jl loop_40
done_15fc:
   15fc  c5f877                    vzeroupper                                           ; sink void
   15ff  488ba42420010000          mov rsp, qword ptr [rsp + 288]
   1607  c3                        ret                                                  ; sink void
