gemm:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  488bc4                    mov rax, rsp
     10  4881ec00060000            sub rsp, 1536
     17  4883e4c0                  and rsp, -64
     1b  48898424c0050000          mov qword ptr [rsp + 1472], rax
     23  b800000000                mov eax, 0
     28  488bc7                    mov rax, rdi
     2b  4c8b20                    mov r12, qword ptr [rax]
     2e  488b7808                  mov rdi, qword ptr [rax + 8]                         ; define_global ptr<float16, global, 1024>
     32  4c8b5810                  mov r11, qword ptr [rax + 16]                        ; define_global ptr<float16, global, 1024>
     36  4c8bee                    mov r13, rsi                                         ; define_global ptr<float16, global, 1024>
     39  4c8bf2                    mov r14, rdx                                         ; special int32
     3c  b805000000                mov eax, 5
     41  443bf0                    cmp r14d, eax                                        ; min int32
     44  498bee                    mov rbp, r14
     47  b805000000                mov eax, 5
     4c  0f4fe8                    cmovg ebp, eax                                       ; min int32
     4f  498bdd                    mov rbx, r13                                         ; range int32
     52  443bed                    cmp r13d, ebp
     55  0f8d7b0a0000              jge done_ad6
loop_60:
     60  4469d3c0000000            imul r10d, ebx, 192                                  ; mul int32
     67  41b900000000              mov r9d, 0                                           ; range int32
     6d  4f8d0454                  lea r8, [r12 + r10*2]
loop_80:
     80  498bc1                    mov rax, r9                                          ; mul int32
     83  c1e004                    shl eax, 4
     86  c4e27d580559150000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     8f  c5fc118424c0020000        vmovups ymmword ptr [rsp + 704], ymm0
     98  c4e27d580547150000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     a1  c5fc110424                vmovups ymmword ptr [rsp], ymm0
     a6  c4e27d580539150000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     af  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
     b5  c4e27d58052a150000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     be  c5fc11442440              vmovups ymmword ptr [rsp + 64], ymm0
     c4  c4e27d58051b150000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     cd  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
     d3  c4e27d58050c150000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     dc  c5fc11842480000000        vmovups ymmword ptr [rsp + 128], ymm0
     e5  c4e27d5805fa140000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     ee  c5fc118424a0000000        vmovups ymmword ptr [rsp + 160], ymm0
     f7  c4e27d5805e8140000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    100  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
    109  c4e27d5805d6140000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    112  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
    11b  c4e27d5805c4140000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    124  c5fc11842400010000        vmovups ymmword ptr [rsp + 256], ymm0
    12d  c4e27d5805b2140000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    136  c5fc11842420010000        vmovups ymmword ptr [rsp + 288], ymm0
    13f  c4e27d5805a0140000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    148  c5fc11842440010000        vmovups ymmword ptr [rsp + 320], ymm0
    151  ba00000000                mov edx, 0                                           ; range int32
    156  4a8d0c57                  lea rcx, [rdi + r10*2]
    15a  498d3443                  lea rsi, [r11 + rax*2]
    15e  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    163  c5fc11842400030000        vmovups ymmword ptr [rsp + 768], ymm0
    16c  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
    172  c5fc11842480050000        vmovups ymmword ptr [rsp + 1408], ymm0
    17b  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
    181  c5fc11842420030000        vmovups ymmword ptr [rsp + 800], ymm0
    18a  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
    190  c5fc11842440030000        vmovups ymmword ptr [rsp + 832], ymm0
    199  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    1a2  c5fc11842460030000        vmovups ymmword ptr [rsp + 864], ymm0
    1ab  c5fc108424a0000000        vmovups ymm0, ymmword ptr [rsp + 160]
    1b4  c5fc11842480030000        vmovups ymmword ptr [rsp + 896], ymm0
    1bd  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    1c6  c5fc118424a0030000        vmovups ymmword ptr [rsp + 928], ymm0
    1cf  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
    1d8  c5fc118424c0030000        vmovups ymmword ptr [rsp + 960], ymm0
    1e1  c5fc10842400010000        vmovups ymm0, ymmword ptr [rsp + 256]
    1ea  c5fc118424e0030000        vmovups ymmword ptr [rsp + 992], ymm0
    1f3  c5fc10842420010000        vmovups ymm0, ymmword ptr [rsp + 288]
    1fc  c5fc11842400040000        vmovups ymmword ptr [rsp + 1024], ymm0
    205  c5fc10842440010000        vmovups ymm0, ymmword ptr [rsp + 320]
    20e  c5fc11842420040000        vmovups ymmword ptr [rsp + 1056], ymm0
    217  c57c10bc24c0020000        vmovups ymm15, ymmword ptr [rsp + 704]
loop_220:
    220  0fb704d1                  movzx eax, word ptr [rcx + rdx*8]                    ; load float16
    224  c5f96ec0                  vmovd xmm0, eax
    228  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    22d  c4627d58c8                vpbroadcastd ymm9, xmm0                              ; vectorize float32x8
    232  c5fc103e                  vmovups ymm7, ymmword ptr [rsi]                      ; load float16x16
    236  c4627d13f7                vcvtph2ps ymm14, xmm7                                ; cast float32x8
    23b  c4c13459c6                vmulps ymm0, ymm9, ymm14                             ; mul float32x8
    240  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    246  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    24b  c58458c8                  vaddps ymm1, ymm15, ymm0                             ; add float32x8
    24f  0fb744d102                movzx eax, word ptr [rcx + rdx*8 + 2]                ; load float16
    254  c5f96ec0                  vmovd xmm0, eax
    258  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    25d  c4627d58c0                vpbroadcastd ymm8, xmm0                              ; vectorize float32x8
    262  c5fc107640                vmovups ymm6, ymmword ptr [rsi + 64]                 ; load float16x16
    267  c4627d13ee                vcvtph2ps ymm13, xmm6                                ; cast float32x8
    26c  c4c13c59c5                vmulps ymm0, ymm8, ymm13                             ; mul float32x8
    271  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    277  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    27c  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    280  0fb744d104                movzx eax, word ptr [rcx + rdx*8 + 4]                ; load float16
    285  c5f96ec0                  vmovd xmm0, eax
    289  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    28e  c4e27d58e8                vpbroadcastd ymm5, xmm0                              ; vectorize float32x8
    293  c5fc10a680000000          vmovups ymm4, ymmword ptr [rsi + 128]                ; load float16x16
    29b  c4627d13e4                vcvtph2ps ymm12, xmm4                                ; cast float32x8
    2a0  c4c15459c4                vmulps ymm0, ymm5, ymm12                             ; mul float32x8
    2a5  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    2ab  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    2b0  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    2b4  0fb744d106                movzx eax, word ptr [rcx + rdx*8 + 6]                ; load float16
    2b9  c5f96ec0                  vmovd xmm0, eax
    2bd  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    2c2  c4e27d58d8                vpbroadcastd ymm3, xmm0                              ; vectorize float32x8
    2c7  c5fc1096c0000000          vmovups ymm2, ymmword ptr [rsi + 192]                ; load float16x16
    2cf  c4627d13da                vcvtph2ps ymm11, xmm2                                ; cast float32x8
    2d4  c4c16459c3                vmulps ymm0, ymm3, ymm11                             ; mul float32x8
    2d9  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    2df  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    2e4  c57458f8                  vaddps ymm15, ymm1, ymm0                             ; add float32x8
    2e8  c4e37d19f801              vextractf128 xmm0, ymm7, 1                           ; gep float16x8
    2ee  c4627d13d0                vcvtph2ps ymm10, xmm0                                ; cast float32x8
    2f3  c4c13459c2                vmulps ymm0, ymm9, ymm10                             ; mul float32x8
    2f8  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    2fe  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    303  c5fc10842400030000        vmovups ymm0, ymmword ptr [rsp + 768]
    30c  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
    310  c4e37d19f001              vextractf128 xmm0, ymm6, 1                           ; gep float16x8
    316  c4627d13c8                vcvtph2ps ymm9, xmm0                                 ; cast float32x8
    31b  c4c13c59c1                vmulps ymm0, ymm8, ymm9                              ; mul float32x8
    320  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    326  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    32b  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    32f  c4e37d19e001              vextractf128 xmm0, ymm4, 1                           ; gep float16x8
    335  c4e27d13f8                vcvtph2ps ymm7, xmm0                                 ; cast float32x8
    33a  c5d459c7                  vmulps ymm0, ymm5, ymm7                              ; mul float32x8
    33e  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    344  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    349  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    34d  c4e37d19d001              vextractf128 xmm0, ymm2, 1                           ; gep float16x8
    353  c4e27d13f0                vcvtph2ps ymm6, xmm0                                 ; cast float32x8
    358  c5e459c6                  vmulps ymm0, ymm3, ymm6                              ; mul float32x8
    35c  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    362  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    367  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    36b  c5fc11842400030000        vmovups ymmword ptr [rsp + 768], ymm0
    374  0fb744d140                movzx eax, word ptr [rcx + rdx*8 + 64]               ; load float16
    379  c5f96ec0                  vmovd xmm0, eax
    37d  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    382  c4e27d58e8                vpbroadcastd ymm5, xmm0                              ; vectorize float32x8
    387  c4c15459c6                vmulps ymm0, ymm5, ymm14                             ; mul float32x8
    38c  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    392  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    397  c5fc10842480050000        vmovups ymm0, ymmword ptr [rsp + 1408]
    3a0  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
    3a4  0fb744d142                movzx eax, word ptr [rcx + rdx*8 + 66]               ; load float16
    3a9  c5f96ec0                  vmovd xmm0, eax
    3ad  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    3b2  c4e27d58e0                vpbroadcastd ymm4, xmm0                              ; vectorize float32x8
    3b7  c4c15c59c5                vmulps ymm0, ymm4, ymm13                             ; mul float32x8
    3bc  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    3c2  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    3c7  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    3cb  0fb744d144                movzx eax, word ptr [rcx + rdx*8 + 68]               ; load float16
    3d0  c5f96ec0                  vmovd xmm0, eax
    3d4  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    3d9  c4e27d58d8                vpbroadcastd ymm3, xmm0                              ; vectorize float32x8
    3de  c4c16459c4                vmulps ymm0, ymm3, ymm12                             ; mul float32x8
    3e3  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    3e9  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    3ee  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    3f2  0fb744d146                movzx eax, word ptr [rcx + rdx*8 + 70]               ; load float16
    3f7  c5f96ec0                  vmovd xmm0, eax
    3fb  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    400  c4e27d58d0                vpbroadcastd ymm2, xmm0                              ; vectorize float32x8
    405  c4c16c59c3                vmulps ymm0, ymm2, ymm11                             ; mul float32x8
    40a  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    410  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    415  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    419  c5fc11842480050000        vmovups ymmword ptr [rsp + 1408], ymm0
    422  c4c15459c2                vmulps ymm0, ymm5, ymm10                             ; mul float32x8
    427  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    42d  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    432  c5fc10842420030000        vmovups ymm0, ymmword ptr [rsp + 800]
    43b  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
    43f  c4c15c59c1                vmulps ymm0, ymm4, ymm9                              ; mul float32x8
    444  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    44a  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    44f  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    453  c5e459c7                  vmulps ymm0, ymm3, ymm7                              ; mul float32x8
    457  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    45d  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    462  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    466  c5ec59c6                  vmulps ymm0, ymm2, ymm6                              ; mul float32x8
    46a  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    470  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    475  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    479  c5fc11842420030000        vmovups ymmword ptr [rsp + 800], ymm0
    482  0fb784d180000000          movzx eax, word ptr [rcx + rdx*8 + 128]              ; load float16
    48a  c5f96ec0                  vmovd xmm0, eax
    48e  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    493  c4e27d58e8                vpbroadcastd ymm5, xmm0                              ; vectorize float32x8
    498  c4c15459c6                vmulps ymm0, ymm5, ymm14                             ; mul float32x8
    49d  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    4a3  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    4a8  c5fc10842440030000        vmovups ymm0, ymmword ptr [rsp + 832]
    4b1  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
    4b5  0fb784d182000000          movzx eax, word ptr [rcx + rdx*8 + 130]              ; load float16
    4bd  c5f96ec0                  vmovd xmm0, eax
    4c1  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    4c6  c4e27d58e0                vpbroadcastd ymm4, xmm0                              ; vectorize float32x8
    4cb  c4c15c59c5                vmulps ymm0, ymm4, ymm13                             ; mul float32x8
    4d0  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    4d6  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    4db  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    4df  0fb784d184000000          movzx eax, word ptr [rcx + rdx*8 + 132]              ; load float16
    4e7  c5f96ec0                  vmovd xmm0, eax
    4eb  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    4f0  c4e27d58d8                vpbroadcastd ymm3, xmm0                              ; vectorize float32x8
    4f5  c4c16459c4                vmulps ymm0, ymm3, ymm12                             ; mul float32x8
    4fa  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    500  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    505  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    509  0fb784d186000000          movzx eax, word ptr [rcx + rdx*8 + 134]              ; load float16
    511  c5f96ec0                  vmovd xmm0, eax
    515  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    51a  c4e27d58d0                vpbroadcastd ymm2, xmm0                              ; vectorize float32x8
    51f  c4c16c59c3                vmulps ymm0, ymm2, ymm11                             ; mul float32x8
    524  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    52a  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    52f  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    533  c5fc11842440030000        vmovups ymmword ptr [rsp + 832], ymm0
    53c  c4c15459c2                vmulps ymm0, ymm5, ymm10                             ; mul float32x8
    541  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    547  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    54c  c5fc10842460030000        vmovups ymm0, ymmword ptr [rsp + 864]
    555  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
    559  c4c15c59c1                vmulps ymm0, ymm4, ymm9                              ; mul float32x8
    55e  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    564  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    569  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    56d  c5e459c7                  vmulps ymm0, ymm3, ymm7                              ; mul float32x8
    571  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    577  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    57c  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    580  c5ec59c6                  vmulps ymm0, ymm2, ymm6                              ; mul float32x8
    584  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    58a  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    58f  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    593  c5fc11842460030000        vmovups ymmword ptr [rsp + 864], ymm0
    59c  0fb784d1c0000000          movzx eax, word ptr [rcx + rdx*8 + 192]              ; load float16
    5a4  c5f96ec0                  vmovd xmm0, eax
    5a8  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    5ad  c4e27d58e8                vpbroadcastd ymm5, xmm0                              ; vectorize float32x8
    5b2  c4c15459c6                vmulps ymm0, ymm5, ymm14                             ; mul float32x8
    5b7  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    5bd  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    5c2  c5fc10842480030000        vmovups ymm0, ymmword ptr [rsp + 896]
    5cb  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
    5cf  0fb784d1c2000000          movzx eax, word ptr [rcx + rdx*8 + 194]              ; load float16
    5d7  c5f96ec0                  vmovd xmm0, eax
    5db  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    5e0  c4e27d58e0                vpbroadcastd ymm4, xmm0                              ; vectorize float32x8
    5e5  c4c15c59c5                vmulps ymm0, ymm4, ymm13                             ; mul float32x8
    5ea  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    5f0  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    5f5  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    5f9  0fb784d1c4000000          movzx eax, word ptr [rcx + rdx*8 + 196]              ; load float16
    601  c5f96ec0                  vmovd xmm0, eax
    605  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    60a  c4e27d58d8                vpbroadcastd ymm3, xmm0                              ; vectorize float32x8
    60f  c4c16459c4                vmulps ymm0, ymm3, ymm12                             ; mul float32x8
    614  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    61a  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    61f  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    623  0fb784d1c6000000          movzx eax, word ptr [rcx + rdx*8 + 198]              ; load float16
    62b  c5f96ec0                  vmovd xmm0, eax
    62f  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    634  c4e27d58d0                vpbroadcastd ymm2, xmm0                              ; vectorize float32x8
    639  c4c16c59c3                vmulps ymm0, ymm2, ymm11                             ; mul float32x8
    63e  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    644  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    649  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    64d  c5fc11842480030000        vmovups ymmword ptr [rsp + 896], ymm0
    656  c4c15459c2                vmulps ymm0, ymm5, ymm10                             ; mul float32x8
    65b  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    661  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    666  c5fc108424a0030000        vmovups ymm0, ymmword ptr [rsp + 928]
    66f  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
    673  c4c15c59c1                vmulps ymm0, ymm4, ymm9                              ; mul float32x8
    678  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    67e  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    683  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    687  c5e459c7                  vmulps ymm0, ymm3, ymm7                              ; mul float32x8
    68b  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    691  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    696  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    69a  c5ec59c6                  vmulps ymm0, ymm2, ymm6                              ; mul float32x8
    69e  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    6a4  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    6a9  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    6ad  c5fc118424a0030000        vmovups ymmword ptr [rsp + 928], ymm0
    6b6  0fb784d100010000          movzx eax, word ptr [rcx + rdx*8 + 256]              ; load float16
    6be  c5f96ec0                  vmovd xmm0, eax
    6c2  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    6c7  c4e27d58e8                vpbroadcastd ymm5, xmm0                              ; vectorize float32x8
    6cc  c4c15459c6                vmulps ymm0, ymm5, ymm14                             ; mul float32x8
    6d1  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    6d7  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    6dc  c5fc108424c0030000        vmovups ymm0, ymmword ptr [rsp + 960]
    6e5  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
    6e9  0fb784d102010000          movzx eax, word ptr [rcx + rdx*8 + 258]              ; load float16
    6f1  c5f96ec0                  vmovd xmm0, eax
    6f5  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    6fa  c4e27d58e0                vpbroadcastd ymm4, xmm0                              ; vectorize float32x8
    6ff  c4c15c59c5                vmulps ymm0, ymm4, ymm13                             ; mul float32x8
    704  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    70a  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    70f  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    713  0fb784d104010000          movzx eax, word ptr [rcx + rdx*8 + 260]              ; load float16
    71b  c5f96ec0                  vmovd xmm0, eax
    71f  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    724  c4e27d58d8                vpbroadcastd ymm3, xmm0                              ; vectorize float32x8
    729  c4c16459c4                vmulps ymm0, ymm3, ymm12                             ; mul float32x8
    72e  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    734  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    739  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    73d  0fb784d106010000          movzx eax, word ptr [rcx + rdx*8 + 262]              ; load float16
    745  c5f96ec0                  vmovd xmm0, eax
    749  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    74e  c4e27d58d0                vpbroadcastd ymm2, xmm0                              ; vectorize float32x8
    753  c4c16c59c3                vmulps ymm0, ymm2, ymm11                             ; mul float32x8
    758  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    75e  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    763  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    767  c5fc118424c0030000        vmovups ymmword ptr [rsp + 960], ymm0
    770  c4c15459c2                vmulps ymm0, ymm5, ymm10                             ; mul float32x8
    775  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    77b  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    780  c5fc108424e0030000        vmovups ymm0, ymmword ptr [rsp + 992]
    789  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
    78d  c4c15c59c1                vmulps ymm0, ymm4, ymm9                              ; mul float32x8
    792  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    798  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    79d  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    7a1  c5e459c7                  vmulps ymm0, ymm3, ymm7                              ; mul float32x8
    7a5  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    7ab  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    7b0  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    7b4  c5ec59c6                  vmulps ymm0, ymm2, ymm6                              ; mul float32x8
    7b8  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    7be  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    7c3  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    7c7  c5fc118424e0030000        vmovups ymmword ptr [rsp + 992], ymm0
    7d0  0fb784d140010000          movzx eax, word ptr [rcx + rdx*8 + 320]              ; load float16
    7d8  c5f96ec0                  vmovd xmm0, eax
    7dc  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    7e1  c4e27d58e8                vpbroadcastd ymm5, xmm0                              ; vectorize float32x8
    7e6  c4c15459c6                vmulps ymm0, ymm5, ymm14                             ; mul float32x8
    7eb  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    7f1  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    7f6  c5fc10842400040000        vmovups ymm0, ymmword ptr [rsp + 1024]
    7ff  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
    803  0fb784d142010000          movzx eax, word ptr [rcx + rdx*8 + 322]              ; load float16
    80b  c5f96ec0                  vmovd xmm0, eax
    80f  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    814  c4e27d58e0                vpbroadcastd ymm4, xmm0                              ; vectorize float32x8
    819  c4c15c59c5                vmulps ymm0, ymm4, ymm13                             ; mul float32x8
    81e  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    824  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    829  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    82d  0fb784d144010000          movzx eax, word ptr [rcx + rdx*8 + 324]              ; load float16
    835  c5f96ec0                  vmovd xmm0, eax
    839  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    83e  c4e27d58d8                vpbroadcastd ymm3, xmm0                              ; vectorize float32x8
    843  c4c16459c4                vmulps ymm0, ymm3, ymm12                             ; mul float32x8
    848  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    84e  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    853  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    857  0fb784d146010000          movzx eax, word ptr [rcx + rdx*8 + 326]              ; load float16
    85f  c5f96ec0                  vmovd xmm0, eax
    863  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    868  c4e27d58d0                vpbroadcastd ymm2, xmm0                              ; vectorize float32x8
    86d  c4c16c59c3                vmulps ymm0, ymm2, ymm11                             ; mul float32x8
    872  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    878  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    87d  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    881  c5fc11842400040000        vmovups ymmword ptr [rsp + 1024], ymm0
    88a  c4c15459c2                vmulps ymm0, ymm5, ymm10                             ; mul float32x8
    88f  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    895  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    89a  c5fc10842420040000        vmovups ymm0, ymmword ptr [rsp + 1056]
    8a3  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
    8a7  c4c15c59c1                vmulps ymm0, ymm4, ymm9                              ; mul float32x8
    8ac  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    8b2  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    8b7  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    8bb  c5e459c7                  vmulps ymm0, ymm3, ymm7                              ; mul float32x8
    8bf  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    8c5  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    8ca  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    8ce  c5ec59c6                  vmulps ymm0, ymm2, ymm6                              ; mul float32x8
    8d2  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    8d8  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    8dd  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    8e1  c5fc11842420040000        vmovups ymmword ptr [rsp + 1056], ymm0
    8ea  4881c600010000            add rsi, 256                                         ; end void
    8f1  83c201                    add edx, 1
    8f4  83fa08                    cmp edx, 8
    8f7  0f8c23f9ffff              jl loop_220
    8fd  c57c11bc24c0020000        vmovups ymmword ptr [rsp + 704], ymm15
    906  c5fc10842400030000        vmovups ymm0, ymmword ptr [rsp + 768]
    90f  c5fc110424                vmovups ymmword ptr [rsp], ymm0
    914  c5fc10842480050000        vmovups ymm0, ymmword ptr [rsp + 1408]
    91d  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
    923  c5fc10842420030000        vmovups ymm0, ymmword ptr [rsp + 800]
    92c  c5fc11442440              vmovups ymmword ptr [rsp + 64], ymm0
    932  c5fc10842440030000        vmovups ymm0, ymmword ptr [rsp + 832]
    93b  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
    941  c5fc10842460030000        vmovups ymm0, ymmword ptr [rsp + 864]
    94a  c5fc11842480000000        vmovups ymmword ptr [rsp + 128], ymm0
    953  c5fc10842480030000        vmovups ymm0, ymmword ptr [rsp + 896]
    95c  c5fc118424a0000000        vmovups ymmword ptr [rsp + 160], ymm0
    965  c5fc108424a0030000        vmovups ymm0, ymmword ptr [rsp + 928]
    96e  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
    977  c5fc108424c0030000        vmovups ymm0, ymmword ptr [rsp + 960]
    980  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
    989  c5fc108424e0030000        vmovups ymm0, ymmword ptr [rsp + 992]
    992  c5fc11842400010000        vmovups ymmword ptr [rsp + 256], ymm0
    99b  c5fc10842400040000        vmovups ymm0, ymmword ptr [rsp + 1024]
    9a4  c5fc11842420010000        vmovups ymmword ptr [rsp + 288], ymm0
    9ad  c5fc10842420040000        vmovups ymm0, ymmword ptr [rsp + 1056]
    9b6  c5fc11842440010000        vmovups ymmword ptr [rsp + 320], ymm0
done_9bf:
    9bf  c5fc108424c0020000        vmovups ymm0, ymmword ptr [rsp + 704]
    9c8  c4e37d1dc100              vcvtps2ph xmm1, ymm0, 0                              ; cast float16x8
    9ce  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    9d3  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    9d9  c4e37518c001              vinsertf128 ymm0, ymm1, xmm0, 1                      ; vectorize float16x16
    9df  c4c17c1100                vmovups ymmword ptr [r8], ymm0                       ; store void
    9e4  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
    9ea  c4e37d1dc100              vcvtps2ph xmm1, ymm0, 0                              ; cast float16x8
    9f0  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
    9f6  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    9fc  c4e37518c001              vinsertf128 ymm0, ymm1, xmm0, 1                      ; vectorize float16x16
    a02  c4c17c114040              vmovups ymmword ptr [r8 + 64], ymm0                  ; store void
    a08  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
    a0e  c4e37d1dc100              vcvtps2ph xmm1, ymm0, 0                              ; cast float16x8
    a14  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    a1d  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    a23  c4e37518c001              vinsertf128 ymm0, ymm1, xmm0, 1                      ; vectorize float16x16
    a29  c4c17c118080000000        vmovups ymmword ptr [r8 + 128], ymm0                 ; store void
    a32  c5fc108424a0000000        vmovups ymm0, ymmword ptr [rsp + 160]
    a3b  c4e37d1dc100              vcvtps2ph xmm1, ymm0, 0                              ; cast float16x8
    a41  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    a4a  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    a50  c4e37518c001              vinsertf128 ymm0, ymm1, xmm0, 1                      ; vectorize float16x16
    a56  c4c17c1180c0000000        vmovups ymmword ptr [r8 + 192], ymm0                 ; store void
    a5f  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
    a68  c4e37d1dc100              vcvtps2ph xmm1, ymm0, 0                              ; cast float16x8
    a6e  c5fc10842400010000        vmovups ymm0, ymmword ptr [rsp + 256]
    a77  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    a7d  c4e37518c001              vinsertf128 ymm0, ymm1, xmm0, 1                      ; vectorize float16x16
    a83  c4c17c118000010000        vmovups ymmword ptr [r8 + 256], ymm0                 ; store void
    a8c  c5fc10842420010000        vmovups ymm0, ymmword ptr [rsp + 288]
    a95  c4e37d1dc100              vcvtps2ph xmm1, ymm0, 0                              ; cast float16x8
    a9b  c5fc10842440010000        vmovups ymm0, ymmword ptr [rsp + 320]
    aa4  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    aaa  c4e37518c001              vinsertf128 ymm0, ymm1, xmm0, 1                      ; vectorize float16x16
    ab0  c4c17c118040010000        vmovups ymmword ptr [r8 + 320], ymm0                 ; store void
    ab9  4983c020                  add r8, 32                                           ; end void
    abd  4183c101                  add r9d, 1
    ac1  4183f902                  cmp r9d, 2
    ac5  0f8cb5f5ffff              jl loop_80
done_acb:
    acb  83c301                    add ebx, 1                                           ; end void
    ace  3bdd                      cmp ebx, ebp
    ad0  0f8c8af5ffff              jl loop_60
done_ad6:
    ad6  b805000000                mov eax, 5
    adb  443be8                    cmp r13d, eax                                        ; max int32
    ade  b805000000                mov eax, 5
    ae3  440f4ce8                  cmovl r13d, eax                                      ; max int32
    ae7  4d8bcd                    mov r9, r13                                          ; range int32
    aea  453bee                    cmp r13d, r14d
    aed  0f8dd90a0000              jge done_15cc
loop_b00:
    b00  41b800000000              mov r8d, 0                                           ; range int32
    b06  498bf4                    mov rsi, r12
loop_b20:
    b20  498bc0                    mov rax, r8                                          ; mul int32
    b23  c1e004                    shl eax, 4
    b26  c4e27d5805b90a0000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    b2f  c5fc118424e0020000        vmovups ymmword ptr [rsp + 736], ymm0
    b38  c4e27d5805a70a0000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    b41  c5fc11842460010000        vmovups ymmword ptr [rsp + 352], ymm0
    b4a  c4e27d5805950a0000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    b53  c5fc11842480010000        vmovups ymmword ptr [rsp + 384], ymm0
    b5c  c4e27d5805830a0000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    b65  c5fc118424a0010000        vmovups ymmword ptr [rsp + 416], ymm0
    b6e  c4e27d5805710a0000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    b77  c5fc118424c0010000        vmovups ymmword ptr [rsp + 448], ymm0
    b80  c4e27d58055f0a0000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    b89  c5fc118424e0010000        vmovups ymmword ptr [rsp + 480], ymm0
    b92  c4e27d58054d0a0000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    b9b  c5fc11842400020000        vmovups ymmword ptr [rsp + 512], ymm0
    ba4  c4e27d58053b0a0000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    bad  c5fc11842420020000        vmovups ymmword ptr [rsp + 544], ymm0
    bb6  c4e27d5805290a0000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    bbf  c5fc11842440020000        vmovups ymmword ptr [rsp + 576], ymm0
    bc8  c4e27d5805170a0000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    bd1  c5fc11842460020000        vmovups ymmword ptr [rsp + 608], ymm0
    bda  c4e27d5805050a0000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    be3  c5fc11842480020000        vmovups ymmword ptr [rsp + 640], ymm0
    bec  c4e27d5805f3090000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    bf5  c5fc118424a0020000        vmovups ymmword ptr [rsp + 672], ymm0
    bfe  ba00000000                mov edx, 0                                           ; range int32
    c03  498d0c43                  lea rcx, [r11 + rax*2]
    c07  c5fc10842460010000        vmovups ymm0, ymmword ptr [rsp + 352]
    c10  c5fc11842440040000        vmovups ymmword ptr [rsp + 1088], ymm0
    c19  c5fc10842480010000        vmovups ymm0, ymmword ptr [rsp + 384]
    c22  c5fc118424a0050000        vmovups ymmword ptr [rsp + 1440], ymm0
    c2b  c5fc108424a0010000        vmovups ymm0, ymmword ptr [rsp + 416]
    c34  c5fc11842460040000        vmovups ymmword ptr [rsp + 1120], ymm0
    c3d  c5fc108424c0010000        vmovups ymm0, ymmword ptr [rsp + 448]
    c46  c5fc11842480040000        vmovups ymmword ptr [rsp + 1152], ymm0
    c4f  c5fc108424e0010000        vmovups ymm0, ymmword ptr [rsp + 480]
    c58  c5fc118424a0040000        vmovups ymmword ptr [rsp + 1184], ymm0
    c61  c5fc10842400020000        vmovups ymm0, ymmword ptr [rsp + 512]
    c6a  c5fc118424c0040000        vmovups ymmword ptr [rsp + 1216], ymm0
    c73  c5fc10842420020000        vmovups ymm0, ymmword ptr [rsp + 544]
    c7c  c5fc118424e0040000        vmovups ymmword ptr [rsp + 1248], ymm0
    c85  c5fc10842440020000        vmovups ymm0, ymmword ptr [rsp + 576]
    c8e  c5fc11842400050000        vmovups ymmword ptr [rsp + 1280], ymm0
    c97  c5fc10842460020000        vmovups ymm0, ymmword ptr [rsp + 608]
    ca0  c5fc11842420050000        vmovups ymmword ptr [rsp + 1312], ymm0
    ca9  c5fc10842480020000        vmovups ymm0, ymmword ptr [rsp + 640]
    cb2  c5fc11842440050000        vmovups ymmword ptr [rsp + 1344], ymm0
    cbb  c5fc108424a0020000        vmovups ymm0, ymmword ptr [rsp + 672]
    cc4  c5fc11842460050000        vmovups ymmword ptr [rsp + 1376], ymm0
    ccd  c57c10bc24e0020000        vmovups ymm15, ymmword ptr [rsp + 736]
loop_ce0:
    ce0  0fb784d780060000          movzx eax, word ptr [rdi + rdx*8 + 1664]             ; load float16
    ce8  c5f96ec0                  vmovd xmm0, eax
    cec  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    cf1  c4627d58c8                vpbroadcastd ymm9, xmm0                              ; vectorize float32x8
    cf6  c5fc1039                  vmovups ymm7, ymmword ptr [rcx]                      ; load float16x16
    cfa  c4627d13f7                vcvtph2ps ymm14, xmm7                                ; cast float32x8
    cff  c4c13459c6                vmulps ymm0, ymm9, ymm14                             ; mul float32x8
    d04  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    d0a  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    d0f  c58458c8                  vaddps ymm1, ymm15, ymm0                             ; add float32x8
    d13  0fb784d782060000          movzx eax, word ptr [rdi + rdx*8 + 1666]             ; load float16
    d1b  c5f96ec0                  vmovd xmm0, eax
    d1f  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    d24  c4627d58c0                vpbroadcastd ymm8, xmm0                              ; vectorize float32x8
    d29  c5fc107140                vmovups ymm6, ymmword ptr [rcx + 64]                 ; load float16x16
    d2e  c4627d13ee                vcvtph2ps ymm13, xmm6                                ; cast float32x8
    d33  c4c13c59c5                vmulps ymm0, ymm8, ymm13                             ; mul float32x8
    d38  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    d3e  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    d43  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    d47  0fb784d784060000          movzx eax, word ptr [rdi + rdx*8 + 1668]             ; load float16
    d4f  c5f96ec0                  vmovd xmm0, eax
    d53  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    d58  c4e27d58e8                vpbroadcastd ymm5, xmm0                              ; vectorize float32x8
    d5d  c5fc10a180000000          vmovups ymm4, ymmword ptr [rcx + 128]                ; load float16x16
    d65  c4627d13e4                vcvtph2ps ymm12, xmm4                                ; cast float32x8
    d6a  c4c15459c4                vmulps ymm0, ymm5, ymm12                             ; mul float32x8
    d6f  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    d75  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    d7a  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    d7e  0fb784d786060000          movzx eax, word ptr [rdi + rdx*8 + 1670]             ; load float16
    d86  c5f96ec0                  vmovd xmm0, eax
    d8a  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    d8f  c4e27d58d8                vpbroadcastd ymm3, xmm0                              ; vectorize float32x8
    d94  c5fc1091c0000000          vmovups ymm2, ymmword ptr [rcx + 192]                ; load float16x16
    d9c  c4627d13da                vcvtph2ps ymm11, xmm2                                ; cast float32x8
    da1  c4c16459c3                vmulps ymm0, ymm3, ymm11                             ; mul float32x8
    da6  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    dac  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    db1  c57458f8                  vaddps ymm15, ymm1, ymm0                             ; add float32x8
    db5  c4e37d19f801              vextractf128 xmm0, ymm7, 1                           ; gep float16x8
    dbb  c4627d13d0                vcvtph2ps ymm10, xmm0                                ; cast float32x8
    dc0  c4c13459c2                vmulps ymm0, ymm9, ymm10                             ; mul float32x8
    dc5  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    dcb  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    dd0  c5fc10842440040000        vmovups ymm0, ymmword ptr [rsp + 1088]
    dd9  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
    ddd  c4e37d19f001              vextractf128 xmm0, ymm6, 1                           ; gep float16x8
    de3  c4627d13c8                vcvtph2ps ymm9, xmm0                                 ; cast float32x8
    de8  c4c13c59c1                vmulps ymm0, ymm8, ymm9                              ; mul float32x8
    ded  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    df3  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    df8  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    dfc  c4e37d19e001              vextractf128 xmm0, ymm4, 1                           ; gep float16x8
    e02  c4e27d13f8                vcvtph2ps ymm7, xmm0                                 ; cast float32x8
    e07  c5d459c7                  vmulps ymm0, ymm5, ymm7                              ; mul float32x8
    e0b  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    e11  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    e16  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    e1a  c4e37d19d001              vextractf128 xmm0, ymm2, 1                           ; gep float16x8
    e20  c4e27d13f0                vcvtph2ps ymm6, xmm0                                 ; cast float32x8
    e25  c5e459c6                  vmulps ymm0, ymm3, ymm6                              ; mul float32x8
    e29  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    e2f  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    e34  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    e38  c5fc11842440040000        vmovups ymmword ptr [rsp + 1088], ymm0
    e41  0fb784d7c0060000          movzx eax, word ptr [rdi + rdx*8 + 1728]             ; load float16
    e49  c5f96ec0                  vmovd xmm0, eax
    e4d  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    e52  c4e27d58e8                vpbroadcastd ymm5, xmm0                              ; vectorize float32x8
    e57  c4c15459c6                vmulps ymm0, ymm5, ymm14                             ; mul float32x8
    e5c  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    e62  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    e67  c5fc108424a0050000        vmovups ymm0, ymmword ptr [rsp + 1440]
    e70  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
    e74  0fb784d7c2060000          movzx eax, word ptr [rdi + rdx*8 + 1730]             ; load float16
    e7c  c5f96ec0                  vmovd xmm0, eax
    e80  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    e85  c4e27d58e0                vpbroadcastd ymm4, xmm0                              ; vectorize float32x8
    e8a  c4c15c59c5                vmulps ymm0, ymm4, ymm13                             ; mul float32x8
    e8f  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    e95  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    e9a  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    e9e  0fb784d7c4060000          movzx eax, word ptr [rdi + rdx*8 + 1732]             ; load float16
    ea6  c5f96ec0                  vmovd xmm0, eax
    eaa  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    eaf  c4e27d58d8                vpbroadcastd ymm3, xmm0                              ; vectorize float32x8
    eb4  c4c16459c4                vmulps ymm0, ymm3, ymm12                             ; mul float32x8
    eb9  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    ebf  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    ec4  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    ec8  0fb784d7c6060000          movzx eax, word ptr [rdi + rdx*8 + 1734]             ; load float16
    ed0  c5f96ec0                  vmovd xmm0, eax
    ed4  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    ed9  c4e27d58d0                vpbroadcastd ymm2, xmm0                              ; vectorize float32x8
    ede  c4c16c59c3                vmulps ymm0, ymm2, ymm11                             ; mul float32x8
    ee3  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    ee9  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    eee  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    ef2  c5fc118424a0050000        vmovups ymmword ptr [rsp + 1440], ymm0
    efb  c4c15459c2                vmulps ymm0, ymm5, ymm10                             ; mul float32x8
    f00  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    f06  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    f0b  c5fc10842460040000        vmovups ymm0, ymmword ptr [rsp + 1120]
    f14  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
    f18  c4c15c59c1                vmulps ymm0, ymm4, ymm9                              ; mul float32x8
    f1d  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    f23  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    f28  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    f2c  c5e459c7                  vmulps ymm0, ymm3, ymm7                              ; mul float32x8
    f30  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    f36  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    f3b  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    f3f  c5ec59c6                  vmulps ymm0, ymm2, ymm6                              ; mul float32x8
    f43  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    f49  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    f4e  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    f52  c5fc11842460040000        vmovups ymmword ptr [rsp + 1120], ymm0
    f5b  0fb784d700070000          movzx eax, word ptr [rdi + rdx*8 + 1792]             ; load float16
    f63  c5f96ec0                  vmovd xmm0, eax
    f67  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    f6c  c4e27d58e8                vpbroadcastd ymm5, xmm0                              ; vectorize float32x8
    f71  c4c15459c6                vmulps ymm0, ymm5, ymm14                             ; mul float32x8
    f76  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    f7c  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
    f81  c5fc10842480040000        vmovups ymm0, ymmword ptr [rsp + 1152]
    f8a  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
    f8e  0fb784d702070000          movzx eax, word ptr [rdi + rdx*8 + 1794]             ; load float16
    f96  c5f96ec0                  vmovd xmm0, eax
    f9a  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    f9f  c4e27d58e0                vpbroadcastd ymm4, xmm0                              ; vectorize float32x8
    fa4  c4c15c59c5                vmulps ymm0, ymm4, ymm13                             ; mul float32x8
    fa9  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    faf  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    fb4  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    fb8  0fb784d704070000          movzx eax, word ptr [rdi + rdx*8 + 1796]             ; load float16
    fc0  c5f96ec0                  vmovd xmm0, eax
    fc4  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    fc9  c4e27d58d8                vpbroadcastd ymm3, xmm0                              ; vectorize float32x8
    fce  c4c16459c4                vmulps ymm0, ymm3, ymm12                             ; mul float32x8
    fd3  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
    fd9  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
    fde  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    fe2  0fb784d706070000          movzx eax, word ptr [rdi + rdx*8 + 1798]             ; load float16
    fea  c5f96ec0                  vmovd xmm0, eax
    fee  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    ff3  c4e27d58d0                vpbroadcastd ymm2, xmm0                              ; vectorize float32x8
    ff8  c4c16c59c3                vmulps ymm0, ymm2, ymm11                             ; mul float32x8
    ffd  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   1003  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
   1008  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
   100c  c5fc11842480040000        vmovups ymmword ptr [rsp + 1152], ymm0
   1015  c4c15459c2                vmulps ymm0, ymm5, ymm10                             ; mul float32x8
   101a  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   1020  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
   1025  c5fc108424a0040000        vmovups ymm0, ymmword ptr [rsp + 1184]
   102e  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
   1032  c4c15c59c1                vmulps ymm0, ymm4, ymm9                              ; mul float32x8
   1037  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   103d  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
   1042  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
   1046  c5e459c7                  vmulps ymm0, ymm3, ymm7                              ; mul float32x8
   104a  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   1050  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
   1055  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
   1059  c5ec59c6                  vmulps ymm0, ymm2, ymm6                              ; mul float32x8
   105d  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   1063  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
   1068  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
   106c  c5fc118424a0040000        vmovups ymmword ptr [rsp + 1184], ymm0
   1075  0fb784d740070000          movzx eax, word ptr [rdi + rdx*8 + 1856]             ; load float16
   107d  c5f96ec0                  vmovd xmm0, eax
   1081  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
   1086  c4e27d58e8                vpbroadcastd ymm5, xmm0                              ; vectorize float32x8
   108b  c4c15459c6                vmulps ymm0, ymm5, ymm14                             ; mul float32x8
   1090  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   1096  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
   109b  c5fc108424c0040000        vmovups ymm0, ymmword ptr [rsp + 1216]
   10a4  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
   10a8  0fb784d742070000          movzx eax, word ptr [rdi + rdx*8 + 1858]             ; load float16
   10b0  c5f96ec0                  vmovd xmm0, eax
   10b4  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
   10b9  c4e27d58e0                vpbroadcastd ymm4, xmm0                              ; vectorize float32x8
   10be  c4c15c59c5                vmulps ymm0, ymm4, ymm13                             ; mul float32x8
   10c3  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   10c9  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
   10ce  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
   10d2  0fb784d744070000          movzx eax, word ptr [rdi + rdx*8 + 1860]             ; load float16
   10da  c5f96ec0                  vmovd xmm0, eax
   10de  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
   10e3  c4e27d58d8                vpbroadcastd ymm3, xmm0                              ; vectorize float32x8
   10e8  c4c16459c4                vmulps ymm0, ymm3, ymm12                             ; mul float32x8
   10ed  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   10f3  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
   10f8  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
   10fc  0fb784d746070000          movzx eax, word ptr [rdi + rdx*8 + 1862]             ; load float16
   1104  c5f96ec0                  vmovd xmm0, eax
   1108  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
   110d  c4e27d58d0                vpbroadcastd ymm2, xmm0                              ; vectorize float32x8
   1112  c4c16c59c3                vmulps ymm0, ymm2, ymm11                             ; mul float32x8
   1117  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   111d  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
   1122  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
   1126  c5fc118424c0040000        vmovups ymmword ptr [rsp + 1216], ymm0
   112f  c4c15459c2                vmulps ymm0, ymm5, ymm10                             ; mul float32x8
   1134  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   113a  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
   113f  c5fc108424e0040000        vmovups ymm0, ymmword ptr [rsp + 1248]
   1148  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
   114c  c4c15c59c1                vmulps ymm0, ymm4, ymm9                              ; mul float32x8
   1151  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   1157  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
   115c  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
   1160  c5e459c7                  vmulps ymm0, ymm3, ymm7                              ; mul float32x8
   1164  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   116a  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
   116f  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
   1173  c5ec59c6                  vmulps ymm0, ymm2, ymm6                              ; mul float32x8
   1177  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   117d  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
   1182  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
   1186  c5fc118424e0040000        vmovups ymmword ptr [rsp + 1248], ymm0
   118f  0fb784d780070000          movzx eax, word ptr [rdi + rdx*8 + 1920]             ; load float16
   1197  c5f96ec0                  vmovd xmm0, eax
   119b  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
   11a0  c4e27d58e8                vpbroadcastd ymm5, xmm0                              ; vectorize float32x8
   11a5  c4c15459c6                vmulps ymm0, ymm5, ymm14                             ; mul float32x8
   11aa  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   11b0  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
   11b5  c5fc10842400050000        vmovups ymm0, ymmword ptr [rsp + 1280]
   11be  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
   11c2  0fb784d782070000          movzx eax, word ptr [rdi + rdx*8 + 1922]             ; load float16
   11ca  c5f96ec0                  vmovd xmm0, eax
   11ce  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
   11d3  c4e27d58e0                vpbroadcastd ymm4, xmm0                              ; vectorize float32x8
   11d8  c4c15c59c5                vmulps ymm0, ymm4, ymm13                             ; mul float32x8
   11dd  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   11e3  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
   11e8  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
   11ec  0fb784d784070000          movzx eax, word ptr [rdi + rdx*8 + 1924]             ; load float16
   11f4  c5f96ec0                  vmovd xmm0, eax
   11f8  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
   11fd  c4e27d58d8                vpbroadcastd ymm3, xmm0                              ; vectorize float32x8
   1202  c4c16459c4                vmulps ymm0, ymm3, ymm12                             ; mul float32x8
   1207  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   120d  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
   1212  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
   1216  0fb784d786070000          movzx eax, word ptr [rdi + rdx*8 + 1926]             ; load float16
   121e  c5f96ec0                  vmovd xmm0, eax
   1222  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
   1227  c4e27d58d0                vpbroadcastd ymm2, xmm0                              ; vectorize float32x8
   122c  c4c16c59c3                vmulps ymm0, ymm2, ymm11                             ; mul float32x8
   1231  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   1237  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
   123c  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
   1240  c5fc11842400050000        vmovups ymmword ptr [rsp + 1280], ymm0
   1249  c4c15459c2                vmulps ymm0, ymm5, ymm10                             ; mul float32x8
   124e  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   1254  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
   1259  c5fc10842420050000        vmovups ymm0, ymmword ptr [rsp + 1312]
   1262  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
   1266  c4c15c59c1                vmulps ymm0, ymm4, ymm9                              ; mul float32x8
   126b  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   1271  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
   1276  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
   127a  c5e459c7                  vmulps ymm0, ymm3, ymm7                              ; mul float32x8
   127e  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   1284  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
   1289  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
   128d  c5ec59c6                  vmulps ymm0, ymm2, ymm6                              ; mul float32x8
   1291  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   1297  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
   129c  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
   12a0  c5fc11842420050000        vmovups ymmword ptr [rsp + 1312], ymm0
   12a9  0fb784d7c0070000          movzx eax, word ptr [rdi + rdx*8 + 1984]             ; load float16
   12b1  c5f96ec0                  vmovd xmm0, eax
   12b5  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
   12ba  c4e27d58e8                vpbroadcastd ymm5, xmm0                              ; vectorize float32x8
   12bf  c4c15459c6                vmulps ymm0, ymm5, ymm14                             ; mul float32x8
   12c4  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   12ca  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
   12cf  c5fc10842440050000        vmovups ymm0, ymmword ptr [rsp + 1344]
   12d8  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
   12dc  0fb784d7c2070000          movzx eax, word ptr [rdi + rdx*8 + 1986]             ; load float16
   12e4  c5f96ec0                  vmovd xmm0, eax
   12e8  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
   12ed  c4e27d58e0                vpbroadcastd ymm4, xmm0                              ; vectorize float32x8
   12f2  c4c15c59c5                vmulps ymm0, ymm4, ymm13                             ; mul float32x8
   12f7  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   12fd  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
   1302  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
   1306  0fb784d7c4070000          movzx eax, word ptr [rdi + rdx*8 + 1988]             ; load float16
   130e  c5f96ec0                  vmovd xmm0, eax
   1312  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
   1317  c4e27d58d8                vpbroadcastd ymm3, xmm0                              ; vectorize float32x8
   131c  c4c16459c4                vmulps ymm0, ymm3, ymm12                             ; mul float32x8
   1321  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   1327  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
   132c  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
   1330  0fb784d7c6070000          movzx eax, word ptr [rdi + rdx*8 + 1990]             ; load float16
   1338  c5f96ec0                  vmovd xmm0, eax
   133c  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
   1341  c4e27d58d0                vpbroadcastd ymm2, xmm0                              ; vectorize float32x8
   1346  c4c16c59c3                vmulps ymm0, ymm2, ymm11                             ; mul float32x8
   134b  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   1351  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
   1356  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
   135a  c5fc11842440050000        vmovups ymmword ptr [rsp + 1344], ymm0
   1363  c4c15459c2                vmulps ymm0, ymm5, ymm10                             ; mul float32x8
   1368  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   136e  c4e27d13c8                vcvtph2ps ymm1, xmm0                                 ; cast float32x8
   1373  c5fc10842460050000        vmovups ymm0, ymmword ptr [rsp + 1376]
   137c  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
   1380  c4c15c59c1                vmulps ymm0, ymm4, ymm9                              ; mul float32x8
   1385  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   138b  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
   1390  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
   1394  c5e459c7                  vmulps ymm0, ymm3, ymm7                              ; mul float32x8
   1398  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   139e  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
   13a3  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
   13a7  c5ec59c6                  vmulps ymm0, ymm2, ymm6                              ; mul float32x8
   13ab  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   13b1  c4e27d13c0                vcvtph2ps ymm0, xmm0                                 ; cast float32x8
   13b6  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
   13ba  c5fc11842460050000        vmovups ymmword ptr [rsp + 1376], ymm0
   13c3  4881c100010000            add rcx, 256                                         ; end void
   13ca  83c201                    add edx, 1
   13cd  83fa08                    cmp edx, 8
   13d0  0f8c0af9ffff              jl loop_ce0
   13d6  c57c11bc24e0020000        vmovups ymmword ptr [rsp + 736], ymm15
   13df  c5fc10842440040000        vmovups ymm0, ymmword ptr [rsp + 1088]
   13e8  c5fc11842460010000        vmovups ymmword ptr [rsp + 352], ymm0
   13f1  c5fc108424a0050000        vmovups ymm0, ymmword ptr [rsp + 1440]
   13fa  c5fc11842480010000        vmovups ymmword ptr [rsp + 384], ymm0
   1403  c5fc10842460040000        vmovups ymm0, ymmword ptr [rsp + 1120]
   140c  c5fc118424a0010000        vmovups ymmword ptr [rsp + 416], ymm0
   1415  c5fc10842480040000        vmovups ymm0, ymmword ptr [rsp + 1152]
   141e  c5fc118424c0010000        vmovups ymmword ptr [rsp + 448], ymm0
   1427  c5fc108424a0040000        vmovups ymm0, ymmword ptr [rsp + 1184]
   1430  c5fc118424e0010000        vmovups ymmword ptr [rsp + 480], ymm0
   1439  c5fc108424c0040000        vmovups ymm0, ymmword ptr [rsp + 1216]
   1442  c5fc11842400020000        vmovups ymmword ptr [rsp + 512], ymm0
   144b  c5fc108424e0040000        vmovups ymm0, ymmword ptr [rsp + 1248]
   1454  c5fc11842420020000        vmovups ymmword ptr [rsp + 544], ymm0
   145d  c5fc10842400050000        vmovups ymm0, ymmword ptr [rsp + 1280]
   1466  c5fc11842440020000        vmovups ymmword ptr [rsp + 576], ymm0
   146f  c5fc10842420050000        vmovups ymm0, ymmword ptr [rsp + 1312]
   1478  c5fc11842460020000        vmovups ymmword ptr [rsp + 608], ymm0
   1481  c5fc10842440050000        vmovups ymm0, ymmword ptr [rsp + 1344]
   148a  c5fc11842480020000        vmovups ymmword ptr [rsp + 640], ymm0
   1493  c5fc10842460050000        vmovups ymm0, ymmword ptr [rsp + 1376]
   149c  c5fc118424a0020000        vmovups ymmword ptr [rsp + 672], ymm0
done_14a5:
   14a5  c5fc108424e0020000        vmovups ymm0, ymmword ptr [rsp + 736]
   14ae  c4e37d1dc100              vcvtps2ph xmm1, ymm0, 0                              ; cast float16x8
   14b4  c5fc10842460010000        vmovups ymm0, ymmword ptr [rsp + 352]
   14bd  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   14c3  c4e37518c001              vinsertf128 ymm0, ymm1, xmm0, 1                      ; vectorize float16x16
   14c9  c5fc118680060000          vmovups ymmword ptr [rsi + 1664], ymm0               ; store void
   14d1  c5fc10842480010000        vmovups ymm0, ymmword ptr [rsp + 384]
   14da  c4e37d1dc100              vcvtps2ph xmm1, ymm0, 0                              ; cast float16x8
   14e0  c5fc108424a0010000        vmovups ymm0, ymmword ptr [rsp + 416]
   14e9  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   14ef  c4e37518c001              vinsertf128 ymm0, ymm1, xmm0, 1                      ; vectorize float16x16
   14f5  c5fc1186c0060000          vmovups ymmword ptr [rsi + 1728], ymm0               ; store void
   14fd  c5fc108424c0010000        vmovups ymm0, ymmword ptr [rsp + 448]
   1506  c4e37d1dc100              vcvtps2ph xmm1, ymm0, 0                              ; cast float16x8
   150c  c5fc108424e0010000        vmovups ymm0, ymmword ptr [rsp + 480]
   1515  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   151b  c4e37518c001              vinsertf128 ymm0, ymm1, xmm0, 1                      ; vectorize float16x16
   1521  c5fc118600070000          vmovups ymmword ptr [rsi + 1792], ymm0               ; store void
   1529  c5fc10842400020000        vmovups ymm0, ymmword ptr [rsp + 512]
   1532  c4e37d1dc100              vcvtps2ph xmm1, ymm0, 0                              ; cast float16x8
   1538  c5fc10842420020000        vmovups ymm0, ymmword ptr [rsp + 544]
   1541  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   1547  c4e37518c001              vinsertf128 ymm0, ymm1, xmm0, 1                      ; vectorize float16x16
   154d  c5fc118640070000          vmovups ymmword ptr [rsi + 1856], ymm0               ; store void
   1555  c5fc10842440020000        vmovups ymm0, ymmword ptr [rsp + 576]
   155e  c4e37d1dc100              vcvtps2ph xmm1, ymm0, 0                              ; cast float16x8
   1564  c5fc10842460020000        vmovups ymm0, ymmword ptr [rsp + 608]
   156d  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   1573  c4e37518c001              vinsertf128 ymm0, ymm1, xmm0, 1                      ; vectorize float16x16
   1579  c5fc118680070000          vmovups ymmword ptr [rsi + 1920], ymm0               ; store void
   1581  c5fc10842480020000        vmovups ymm0, ymmword ptr [rsp + 640]
   158a  c4e37d1dc100              vcvtps2ph xmm1, ymm0, 0                              ; cast float16x8
   1590  c5fc108424a0020000        vmovups ymm0, ymmword ptr [rsp + 672]
   1599  c4e37d1dc000              vcvtps2ph xmm0, ymm0, 0                              ; cast float16x8
   159f  c4e37518c001              vinsertf128 ymm0, ymm1, xmm0, 1                      ; vectorize float16x16
   15a5  c5fc1186c0070000          vmovups ymmword ptr [rsi + 1984], ymm0               ; store void
   15ad  4883c620                  add rsi, 32                                          ; end void
   15b1  4183c001                  add r8d, 1
   15b5  4183f802                  cmp r8d, 2
   15b9  0f8c61f5ffff              jl loop_b20
done_15bf:
   15bf  4183c101                  add r9d, 1                                           ; end void
   15c3  453bce                    cmp r9d, r14d
   15c6  0f8c34f5ffff              jl loop_b00
done_15cc:
   15cc  c5f877                    vzeroupper                                           ; sink void
   15cf  488ba424c0050000          mov rsp, qword ptr [rsp + 1472]
   15d7  418fc6                    pop r14
   15da  418fc5                    pop r13
   15dd  418fc4                    pop r12
   15e0  8fc5                      pop rbp
   15e2  8fc3                      pop rbx
   15e4  c3                        ret                                                  ; sink void
