gemm:
      0  488bc4                    mov rax, rsp
      3  4881ec20030000            sub rsp, 800
      a  4883e4c0                  and rsp, -64
      e  48898424e0020000          mov qword ptr [rsp + 736], rax
     16  b800000000                mov eax, 0
     1b  488b07                    mov rax, qword ptr [rdi]
     1e  4c8b5f08                  mov r11, qword ptr [rdi + 8]                         ; define_global ptr<float16, global, 1024>
     22  4c8b5710                  mov r10, qword ptr [rdi + 16]                        ; define_global ptr<float16, global, 1024>
     26  4c8bca                    mov r9, rdx                                          ; special int32
     29  4c8bc6                    mov r8, rsi                                          ; range int32
     2c  413bf1                    cmp esi, r9d
     2f  0f8d3a070000              jge done_76f
     35  48c1e607                  shl rsi, 7
     39  488d3c30                  lea rdi, [rax + rsi*1]
loop_40:
     40  498bc0                    mov rax, r8                                          ; mul int32
     43  c1e006                    shl eax, 6
     46  c4e27d58052d070000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     4f  c5fc110424                vmovups ymmword ptr [rsp], ymm0
     54  c4e27d58051f070000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     5d  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
     63  c4e27d580510070000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     6c  c5fc11442440              vmovups ymmword ptr [rsp + 64], ymm0
     72  c4e27d580501070000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     7b  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
     81  c4e27d5805f2060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     8a  c5fc11842480000000        vmovups ymmword ptr [rsp + 128], ymm0
     93  c4e27d5805e0060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     9c  c5fc118424a0000000        vmovups ymmword ptr [rsp + 160], ymm0
     a5  c4e27d5805ce060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     ae  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
     b7  c4e27d5805bc060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     c0  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
     c9  ba00000000                mov edx, 0                                           ; range int32
     ce  498d3443                  lea rsi, [r11 + rax*2]
     d2  498bca                    mov rcx, r10
     d5  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
     da  c5fc118424e0010000        vmovups ymmword ptr [rsp + 480], ymm0
     e3  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
     e9  c5fc11842400020000        vmovups ymmword ptr [rsp + 512], ymm0
     f2  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
     f8  c5fc11842420020000        vmovups ymmword ptr [rsp + 544], ymm0
    101  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
    107  c5fc11842440020000        vmovups ymmword ptr [rsp + 576], ymm0
    110  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    119  c5fc11842460020000        vmovups ymmword ptr [rsp + 608], ymm0
    122  c5fc108424a0000000        vmovups ymm0, ymmword ptr [rsp + 160]
    12b  c5fc11842480020000        vmovups ymmword ptr [rsp + 640], ymm0
    134  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    13d  c5fc118424a0020000        vmovups ymmword ptr [rsp + 672], ymm0
    146  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
    14f  c5fc118424c0020000        vmovups ymmword ptr [rsp + 704], ymm0
loop_160:
    160  0fb704d6                  movzx eax, word ptr [rsi + rdx*8]                    ; load float16
    164  c5f96ec0                  vmovd xmm0, eax
    168  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    16d  c4627d58c8                vpbroadcastd ymm9, xmm0                              ; vectorize float32x8
    172  c5fc1029                  vmovups ymm5, ymmword ptr [rcx]                      ; load float16x16
    176  c4e27d13c5                vcvtph2ps ymm0, xmm5                                 ; cast float32x8
    17b  c5fc11842400010000        vmovups ymmword ptr [rsp + 256], ymm0
    184  c5b459842400010000        vmulps ymm0, ymm9, ymmword ptr [rsp + 256]           ; mul float32x8
    18d  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    193  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    198  c5fc108424e0010000        vmovups ymm0, ymmword ptr [rsp + 480]
    1a1  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
    1a5  0fb744d602                movzx eax, word ptr [rsi + rdx*8 + 2]                ; load float16
    1aa  c5f96ec0                  vmovd xmm0, eax
    1ae  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    1b3  c4627d58c0                vpbroadcastd ymm8, xmm0                              ; vectorize float32x8
    1b8  c5fc106140                vmovups ymm4, ymmword ptr [rcx + 64]                 ; load float16x16
    1bd  c4e27d13c4                vcvtph2ps ymm0, xmm4                                 ; cast float32x8
    1c2  c5fc11842420010000        vmovups ymmword ptr [rsp + 288], ymm0
    1cb  c5bc59842420010000        vmulps ymm0, ymm8, ymmword ptr [rsp + 288]           ; mul float32x8
    1d4  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    1da  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    1df  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    1e3  0fb744d604                movzx eax, word ptr [rsi + rdx*8 + 4]                ; load float16
    1e8  c5f96ec0                  vmovd xmm0, eax
    1ec  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    1f1  c4e27d58f8                vpbroadcastd ymm7, xmm0                              ; vectorize float32x8
    1f6  c5fc109980000000          vmovups ymm3, ymmword ptr [rcx + 128]                ; load float16x16
    1fe  c4e27d13c3                vcvtph2ps ymm0, xmm3                                 ; cast float32x8
    203  c5fc11842440010000        vmovups ymmword ptr [rsp + 320], ymm0
    20c  c5c459842440010000        vmulps ymm0, ymm7, ymmword ptr [rsp + 320]           ; mul float32x8
    215  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    21b  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    220  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    224  0fb744d606                movzx eax, word ptr [rsi + rdx*8 + 6]                ; load float16
    229  c5f96ec0                  vmovd xmm0, eax
    22d  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    232  c4e27d58f0                vpbroadcastd ymm6, xmm0                              ; vectorize float32x8
    237  c5fc1091c0000000          vmovups ymm2, ymmword ptr [rcx + 192]                ; load float16x16
    23f  c4e27d13c2                vcvtph2ps ymm0, xmm2                                 ; cast float32x8
    244  c5fc11842460010000        vmovups ymmword ptr [rsp + 352], ymm0
    24d  c5cc59842460010000        vmulps ymm0, ymm6, ymmword ptr [rsp + 352]           ; mul float32x8
    256  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    25c  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    261  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    265  c5fc118424e0010000        vmovups ymmword ptr [rsp + 480], ymm0
    26e  c4e37d19e801              vextractf128 xmm0, ymm5, 1                           ; gep float16x8
    274  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    279  c5fc11842480010000        vmovups ymmword ptr [rsp + 384], ymm0
    282  c5b459842480010000        vmulps ymm0, ymm9, ymmword ptr [rsp + 384]           ; mul float32x8
    28b  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    291  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    296  c5fc10842400020000        vmovups ymm0, ymmword ptr [rsp + 512]
    29f  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
    2a3  c4e37d19e001              vextractf128 xmm0, ymm4, 1                           ; gep float16x8
    2a9  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    2ae  c5fc118424a0010000        vmovups ymmword ptr [rsp + 416], ymm0
    2b7  c5bc598424a0010000        vmulps ymm0, ymm8, ymmword ptr [rsp + 416]           ; mul float32x8
    2c0  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    2c6  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    2cb  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    2cf  c4e37d19d801              vextractf128 xmm0, ymm3, 1                           ; gep float16x8
    2d5  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    2da  c5fc118424c0010000        vmovups ymmword ptr [rsp + 448], ymm0
    2e3  c5c4598424c0010000        vmulps ymm0, ymm7, ymmword ptr [rsp + 448]           ; mul float32x8
    2ec  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    2f2  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    2f7  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    2fb  c4e37d19d001              vextractf128 xmm0, ymm2, 1                           ; gep float16x8
    301  c4627d13f8                vcvtph2ps ymm15, xmm0                                ; cast float32x8
    306  c4c14c59c7                vmulps ymm0, ymm6, ymm15                             ; mul float32x8
    30b  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    311  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    316  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    31a  c5fc11842400020000        vmovups ymmword ptr [rsp + 512], ymm0
    323  c5fc105120                vmovups ymm2, ymmword ptr [rcx + 32]                 ; load float16x16
    328  c4627d13f2                vcvtph2ps ymm14, xmm2                                ; cast float32x8
    32d  c4c13459c6                vmulps ymm0, ymm9, ymm14                             ; mul float32x8
    332  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    338  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    33d  c5fc10842420020000        vmovups ymm0, ymmword ptr [rsp + 544]
    346  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
    34a  c5fc105960                vmovups ymm3, ymmword ptr [rcx + 96]                 ; load float16x16
    34f  c4627d13eb                vcvtph2ps ymm13, xmm3                                ; cast float32x8
    354  c4c13c59c5                vmulps ymm0, ymm8, ymm13                             ; mul float32x8
    359  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    35f  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    364  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    368  c5fc10a1a0000000          vmovups ymm4, ymmword ptr [rcx + 160]                ; load float16x16
    370  c4627d13e4                vcvtph2ps ymm12, xmm4                                ; cast float32x8
    375  c4c14459c4                vmulps ymm0, ymm7, ymm12                             ; mul float32x8
    37a  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    380  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    385  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    389  c5fc10a9e0000000          vmovups ymm5, ymmword ptr [rcx + 224]                ; load float16x16
    391  c4627d13dd                vcvtph2ps ymm11, xmm5                                ; cast float32x8
    396  c4c14c59c3                vmulps ymm0, ymm6, ymm11                             ; mul float32x8
    39b  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    3a1  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    3a6  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    3aa  c5fc11842420020000        vmovups ymmword ptr [rsp + 544], ymm0
    3b3  c4e37d19d001              vextractf128 xmm0, ymm2, 1                           ; gep float16x8
    3b9  c4627d13d0                vcvtph2ps ymm10, xmm0                                ; cast float32x8
    3be  c4c13459c2                vmulps ymm0, ymm9, ymm10                             ; mul float32x8
    3c3  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    3c9  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    3ce  c5fc10842440020000        vmovups ymm0, ymmword ptr [rsp + 576]
    3d7  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
    3db  c4e37d19d801              vextractf128 xmm0, ymm3, 1                           ; gep float16x8
    3e1  c4627d13c8                vcvtph2ps ymm9, xmm0                                 ; cast float32x8
    3e6  c4c13c59c1                vmulps ymm0, ymm8, ymm9                              ; mul float32x8
    3eb  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    3f1  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    3f6  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    3fa  c4e37d19e001              vextractf128 xmm0, ymm4, 1                           ; gep float16x8
    400  c4627d13c0                vcvtph2ps ymm8, xmm0                                 ; cast float32x8
    405  c4c14459c0                vmulps ymm0, ymm7, ymm8                              ; mul float32x8
    40a  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    410  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    415  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    419  c4e37d19e801              vextractf128 xmm0, ymm5, 1                           ; gep float16x8
    41f  c4e27d13f8                vcvtph2ps ymm7, xmm0                                 ; cast float32x8
    424  c5cc59c7                  vmulps ymm0, ymm6, ymm7                              ; mul float32x8
    428  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    42e  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    433  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    437  c5fc11842440020000        vmovups ymmword ptr [rsp + 576], ymm0
    440  0fb744d640                movzx eax, word ptr [rsi + rdx*8 + 64]               ; load float16
    445  c5f96ec0                  vmovd xmm0, eax
    449  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    44e  c4e27d58e8                vpbroadcastd ymm5, xmm0                              ; vectorize float32x8
    453  c5d459842400010000        vmulps ymm0, ymm5, ymmword ptr [rsp + 256]           ; mul float32x8
    45c  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    462  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    467  c5fc10842460020000        vmovups ymm0, ymmword ptr [rsp + 608]
    470  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
    474  0fb744d642                movzx eax, word ptr [rsi + rdx*8 + 66]               ; load float16
    479  c5f96ec0                  vmovd xmm0, eax
    47d  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    482  c4e27d58e0                vpbroadcastd ymm4, xmm0                              ; vectorize float32x8
    487  c5dc59842420010000        vmulps ymm0, ymm4, ymmword ptr [rsp + 288]           ; mul float32x8
    490  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    496  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    49b  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    49f  0fb744d644                movzx eax, word ptr [rsi + rdx*8 + 68]               ; load float16
    4a4  c5f96ec0                  vmovd xmm0, eax
    4a8  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    4ad  c4e27d58d8                vpbroadcastd ymm3, xmm0                              ; vectorize float32x8
    4b2  c5e459842440010000        vmulps ymm0, ymm3, ymmword ptr [rsp + 320]           ; mul float32x8
    4bb  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    4c1  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    4c6  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    4ca  0fb744d646                movzx eax, word ptr [rsi + rdx*8 + 70]               ; load float16
    4cf  c5f96ec0                  vmovd xmm0, eax
    4d3  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    4d8  c4e27d58d0                vpbroadcastd ymm2, xmm0                              ; vectorize float32x8
    4dd  c5ec59842460010000        vmulps ymm0, ymm2, ymmword ptr [rsp + 352]           ; mul float32x8
    4e6  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    4ec  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    4f1  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    4f5  c5fc11842460020000        vmovups ymmword ptr [rsp + 608], ymm0
    4fe  c5d459842480010000        vmulps ymm0, ymm5, ymmword ptr [rsp + 384]           ; mul float32x8
    507  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    50d  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    512  c5fc10842480020000        vmovups ymm0, ymmword ptr [rsp + 640]
    51b  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
    51f  c5dc598424a0010000        vmulps ymm0, ymm4, ymmword ptr [rsp + 416]           ; mul float32x8
    528  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    52e  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    533  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    537  c5e4598424c0010000        vmulps ymm0, ymm3, ymmword ptr [rsp + 448]           ; mul float32x8
    540  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    546  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    54b  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    54f  c4c16c59c7                vmulps ymm0, ymm2, ymm15                             ; mul float32x8
    554  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    55a  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    55f  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    563  c5fc11842480020000        vmovups ymmword ptr [rsp + 640], ymm0
    56c  c4c15459c6                vmulps ymm0, ymm5, ymm14                             ; mul float32x8
    571  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    577  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    57c  c5fc108424a0020000        vmovups ymm0, ymmword ptr [rsp + 672]
    585  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
    589  c4c15c59c5                vmulps ymm0, ymm4, ymm13                             ; mul float32x8
    58e  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    594  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    599  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    59d  c4c16459c4                vmulps ymm0, ymm3, ymm12                             ; mul float32x8
    5a2  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    5a8  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    5ad  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    5b1  c4c16c59c3                vmulps ymm0, ymm2, ymm11                             ; mul float32x8
    5b6  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    5bc  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    5c1  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    5c5  c5fc118424a0020000        vmovups ymmword ptr [rsp + 672], ymm0
    5ce  c4c15459c2                vmulps ymm0, ymm5, ymm10                             ; mul float32x8
    5d3  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    5d9  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    5de  c5fc108424c0020000        vmovups ymm0, ymmword ptr [rsp + 704]
    5e7  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
    5eb  c4c15c59c1                vmulps ymm0, ymm4, ymm9                              ; mul float32x8
    5f0  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    5f6  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    5fb  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    5ff  c4c16459c0                vmulps ymm0, ymm3, ymm8                              ; mul float32x8
    604  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    60a  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    60f  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    613  c5ec59c7                  vmulps ymm0, ymm2, ymm7                              ; mul float32x8
    617  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    61d  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    622  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    626  c5fc118424c0020000        vmovups ymmword ptr [rsp + 704], ymm0
    62f  4881c100010000            add rcx, 256                                         ; end void
    636  83c201                    add edx, 1
    639  83fa08                    cmp edx, 8
    63c  0f8c1efbffff              jl loop_160
    642  c5fc108424e0010000        vmovups ymm0, ymmword ptr [rsp + 480]
    64b  c5fc110424                vmovups ymmword ptr [rsp], ymm0
    650  c5fc10842400020000        vmovups ymm0, ymmword ptr [rsp + 512]
    659  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
    65f  c5fc10842420020000        vmovups ymm0, ymmword ptr [rsp + 544]
    668  c5fc11442440              vmovups ymmword ptr [rsp + 64], ymm0
    66e  c5fc10842440020000        vmovups ymm0, ymmword ptr [rsp + 576]
    677  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
    67d  c5fc10842460020000        vmovups ymm0, ymmword ptr [rsp + 608]
    686  c5fc11842480000000        vmovups ymmword ptr [rsp + 128], ymm0
    68f  c5fc10842480020000        vmovups ymm0, ymmword ptr [rsp + 640]
    698  c5fc118424a0000000        vmovups ymmword ptr [rsp + 160], ymm0
    6a1  c5fc108424a0020000        vmovups ymm0, ymmword ptr [rsp + 672]
    6aa  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
    6b3  c5fc108424c0020000        vmovups ymm0, ymmword ptr [rsp + 704]
    6bc  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
done_6c5:
    6c5  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    6ca  c4e37d1dc100              vcvtps2ph xmm1, ymm0, 0                              ; cast float16x8
    6d0  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
    6d6  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    6dc  c4e37518c001              vinsertf128 ymm0, ymm1, xmm0, 1                      ; vectorize float16x16
    6e2  c5fc1107                  vmovups ymmword ptr [rdi], ymm0                      ; store void
    6e6  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
    6ec  c4e37d1dc100              vcvtps2ph xmm1, ymm0, 0                              ; cast float16x8
    6f2  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
    6f8  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    6fe  c4e37518c001              vinsertf128 ymm0, ymm1, xmm0, 1                      ; vectorize float16x16
    704  c5fc114720                vmovups ymmword ptr [rdi + 32], ymm0                 ; store void
    709  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    712  c4e37d1dc100              vcvtps2ph xmm1, ymm0, 0                              ; cast float16x8
    718  c5fc108424a0000000        vmovups ymm0, ymmword ptr [rsp + 160]
    721  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    727  c4e37518c001              vinsertf128 ymm0, ymm1, xmm0, 1                      ; vectorize float16x16
    72d  c5fc114740                vmovups ymmword ptr [rdi + 64], ymm0                 ; store void
    732  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    73b  c4e37d1dc100              vcvtps2ph xmm1, ymm0, 0                              ; cast float16x8
    741  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
    74a  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    750  c4e37518c001              vinsertf128 ymm0, ymm1, xmm0, 1                      ; vectorize float16x16
    756  c5fc114760                vmovups ymmword ptr [rdi + 96], ymm0                 ; store void
    75b  4881c780000000            add rdi, 128                                         ; end void
    762  4183c001                  add r8d, 1
    766  453bc1                    cmp r8d, r9d
    769  0f8cd1f8ffff              jl loop_40
done_76f:
    76f  c5f877                    vzeroupper                                           ; sink void
    772  488ba424e0020000          mov rsp, qword ptr [rsp + 736]
    77a  c3                        ret                                                  ; sink void
