gemm_bfloat16:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  bb00000000                mov ebx, 0
      f  c4627d583dbc040000        vpbroadcastd ymm15, dword ptr [rip + 00000000]
     18  4c8b2f                    mov r13, qword ptr [rdi]
     1b  4c8b5708                  mov r10, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 1536>
     1f  4c8b6710                  mov r12, qword ptr [rdi + 16]                        ; define_global ptr<uint16, global, 1536>
     23  488bea                    mov rbp, rdx                                         ; special int32
     26  4c8d09                    lea r9, [rcx]                                        ; special int32
     29  4c8bde                    mov r11, rsi                                         ; range int32
     2c  3bf5                      cmp esi, ebp
     2e  0f8d90040000              jge done_4c4
loop_40:
     40  498bf3                    mov rsi, r11                                         ; mul int32
     43  c1e604                    shl esi, 4
     46  b900000000                mov ecx, 0                                           ; range int32
     4b  498d1474                  lea rdx, [r12 + rsi*2]
     4f  498bc1                    mov rax, r9
loop_60:
     60  c5fc100a                  vmovups ymm1, ymmword ptr [rdx]                      ; load uint16x16
     64  c4e27d33c1                vpmovzxwd ymm0, xmm1                                 ; cast uint32x8
     69  c5fd72f010                vpslld ymm0, ymm0, 16                                ; shl uint32x8
     6e  c5fc1100                  vmovups ymmword ptr [rax], ymm0                      ; store void
     72  c4e37d19c801              vextractf128 xmm0, ymm1, 1                           ; gep uint16x8
     78  c4e27d33c0                vpmovzxwd ymm0, xmm0                                 ; cast uint32x8
     7d  c5fd72f010                vpslld ymm0, ymm0, 16                                ; shl uint32x8
     82  c5fc114020                vmovups ymmword ptr [rax + 32], ymm0                 ; store void
     87  4881c280000000            add rdx, 128                                         ; end void
     8e  4883c040                  add rax, 64
     92  83c101                    add ecx, 1
     95  83f940                    cmp ecx, 64
     98  7cc6                      jl loop_60
done_9a:
     9a  41b800000000              mov r8d, 0                                           ; range int32
     a0  498d7cb500                lea rdi, [r13 + rsi*4]
loop_c0:
     c0  4169c080010000            imul eax, r8d, 384                                   ; mul int32
     c7  c4e27d581d04040000        vpbroadcastd ymm3, dword ptr [rip + 00000000]        ; range int32
     d0  c4e27d5825fb030000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
     d9  c4e27d582df2030000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
     e2  c4e27d5835e9030000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
     eb  c4e27d583de0030000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
     f4  c4627d5805d7030000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
     fd  c4627d580dce030000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
    106  c4627d5815c5030000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
    10f  c4627d581dbc030000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
    118  c4627d5825b3030000        vpbroadcastd ymm12, dword ptr [rip + 00000000]
    121  c4627d582daa030000        vpbroadcastd ymm13, dword ptr [rip + 00000000]
    12a  c4627d5835a1030000        vpbroadcastd ymm14, dword ptr [rip + 00000000]
    133  ba00000000                mov edx, 0
    138  498d0c42                  lea rcx, [r10 + rax*2]
    13c  498bf1                    mov rsi, r9
loop_140:
    140  0fb704d1                  movzx eax, word ptr [rcx + rdx*8]                    ; load uint16
    144  c1e010                    shl eax, 16                                          ; shl uint32
    147  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
    14b  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    150  c5fc1016                  vmovups ymm2, ymmword ptr [rsi]                      ; load float32x8
    154  c4e27db8da                vfmadd231ps ymm3, ymm0, ymm2                         ; mulacc float32x8
    159  c5fc104e20                vmovups ymm1, ymmword ptr [rsi + 32]                 ; load float32x8
    15e  c4e27db8e1                vfmadd231ps ymm4, ymm0, ymm1                         ; mulacc float32x8
    163  0fb784d180000000          movzx eax, word ptr [rcx + rdx*8 + 128]              ; load uint16
    16b  c1e010                    shl eax, 16                                          ; shl uint32
    16e  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
    172  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    177  c4e27db8ea                vfmadd231ps ymm5, ymm0, ymm2                         ; mulacc float32x8
    17c  c4e27db8f1                vfmadd231ps ymm6, ymm0, ymm1                         ; mulacc float32x8
    181  0fb784d100010000          movzx eax, word ptr [rcx + rdx*8 + 256]              ; load uint16
    189  c1e010                    shl eax, 16                                          ; shl uint32
    18c  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
    190  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    195  c4e27db8fa                vfmadd231ps ymm7, ymm0, ymm2                         ; mulacc float32x8
    19a  c4627db8c1                vfmadd231ps ymm8, ymm0, ymm1                         ; mulacc float32x8
    19f  0fb784d180010000          movzx eax, word ptr [rcx + rdx*8 + 384]              ; load uint16
    1a7  c1e010                    shl eax, 16                                          ; shl uint32
    1aa  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
    1ae  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    1b3  c4627db8ca                vfmadd231ps ymm9, ymm0, ymm2                         ; mulacc float32x8
    1b8  c4627db8d1                vfmadd231ps ymm10, ymm0, ymm1                        ; mulacc float32x8
    1bd  0fb784d100020000          movzx eax, word ptr [rcx + rdx*8 + 512]              ; load uint16
    1c5  c1e010                    shl eax, 16                                          ; shl uint32
    1c8  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
    1cc  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    1d1  c4627db8da                vfmadd231ps ymm11, ymm0, ymm2                        ; mulacc float32x8
    1d6  c4627db8e1                vfmadd231ps ymm12, ymm0, ymm1                        ; mulacc float32x8
    1db  0fb784d180020000          movzx eax, word ptr [rcx + rdx*8 + 640]              ; load uint16
    1e3  c1e010                    shl eax, 16                                          ; shl uint32
    1e6  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
    1ea  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    1ef  c4627db8ea                vfmadd231ps ymm13, ymm0, ymm2                        ; mulacc float32x8
    1f4  c4627db8f1                vfmadd231ps ymm14, ymm0, ymm1                        ; mulacc float32x8
    1f9  0fb744d102                movzx eax, word ptr [rcx + rdx*8 + 2]                ; load uint16
    1fe  c1e010                    shl eax, 16                                          ; shl uint32
    201  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
    205  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    20a  c5fc105640                vmovups ymm2, ymmword ptr [rsi + 64]                 ; load float32x8
    20f  c4e27db8da                vfmadd231ps ymm3, ymm0, ymm2                         ; mulacc float32x8
    214  c5fc104e60                vmovups ymm1, ymmword ptr [rsi + 96]                 ; load float32x8
    219  c4e27db8e1                vfmadd231ps ymm4, ymm0, ymm1                         ; mulacc float32x8
    21e  0fb784d182000000          movzx eax, word ptr [rcx + rdx*8 + 130]              ; load uint16
    226  c1e010                    shl eax, 16                                          ; shl uint32
    229  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
    22d  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    232  c4e27db8ea                vfmadd231ps ymm5, ymm0, ymm2                         ; mulacc float32x8
    237  c4e27db8f1                vfmadd231ps ymm6, ymm0, ymm1                         ; mulacc float32x8
    23c  0fb784d102010000          movzx eax, word ptr [rcx + rdx*8 + 258]              ; load uint16
    244  c1e010                    shl eax, 16                                          ; shl uint32
    247  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
    24b  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    250  c4e27db8fa                vfmadd231ps ymm7, ymm0, ymm2                         ; mulacc float32x8
    255  c4627db8c1                vfmadd231ps ymm8, ymm0, ymm1                         ; mulacc float32x8
    25a  0fb784d182010000          movzx eax, word ptr [rcx + rdx*8 + 386]              ; load uint16
    262  c1e010                    shl eax, 16                                          ; shl uint32
    265  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
    269  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    26e  c4627db8ca                vfmadd231ps ymm9, ymm0, ymm2                         ; mulacc float32x8
    273  c4627db8d1                vfmadd231ps ymm10, ymm0, ymm1                        ; mulacc float32x8
    278  0fb784d102020000          movzx eax, word ptr [rcx + rdx*8 + 514]              ; load uint16
    280  c1e010                    shl eax, 16                                          ; shl uint32
    283  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
    287  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    28c  c4627db8da                vfmadd231ps ymm11, ymm0, ymm2                        ; mulacc float32x8
    291  c4627db8e1                vfmadd231ps ymm12, ymm0, ymm1                        ; mulacc float32x8
    296  0fb784d182020000          movzx eax, word ptr [rcx + rdx*8 + 642]              ; load uint16
    29e  c1e010                    shl eax, 16                                          ; shl uint32
    2a1  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
    2a5  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    2aa  c4627db8ea                vfmadd231ps ymm13, ymm0, ymm2                        ; mulacc float32x8
    2af  c4627db8f1                vfmadd231ps ymm14, ymm0, ymm1                        ; mulacc float32x8
    2b4  0fb744d104                movzx eax, word ptr [rcx + rdx*8 + 4]                ; load uint16
    2b9  c1e010                    shl eax, 16                                          ; shl uint32
    2bc  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
    2c0  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    2c5  c5fc109680000000          vmovups ymm2, ymmword ptr [rsi + 128]                ; load float32x8
    2cd  c4e27db8da                vfmadd231ps ymm3, ymm0, ymm2                         ; mulacc float32x8
    2d2  c5fc108ea0000000          vmovups ymm1, ymmword ptr [rsi + 160]                ; load float32x8
    2da  c4e27db8e1                vfmadd231ps ymm4, ymm0, ymm1                         ; mulacc float32x8
    2df  0fb784d184000000          movzx eax, word ptr [rcx + rdx*8 + 132]              ; load uint16
    2e7  c1e010                    shl eax, 16                                          ; shl uint32
    2ea  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
    2ee  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    2f3  c4e27db8ea                vfmadd231ps ymm5, ymm0, ymm2                         ; mulacc float32x8
    2f8  c4e27db8f1                vfmadd231ps ymm6, ymm0, ymm1                         ; mulacc float32x8
    2fd  0fb784d104010000          movzx eax, word ptr [rcx + rdx*8 + 260]              ; load uint16
    305  c1e010                    shl eax, 16                                          ; shl uint32
    308  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
    30c  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    311  c4e27db8fa                vfmadd231ps ymm7, ymm0, ymm2                         ; mulacc float32x8
    316  c4627db8c1                vfmadd231ps ymm8, ymm0, ymm1                         ; mulacc float32x8
    31b  0fb784d184010000          movzx eax, word ptr [rcx + rdx*8 + 388]              ; load uint16
    323  c1e010                    shl eax, 16                                          ; shl uint32
    326  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
    32a  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    32f  c4627db8ca                vfmadd231ps ymm9, ymm0, ymm2                         ; mulacc float32x8
    334  c4627db8d1                vfmadd231ps ymm10, ymm0, ymm1                        ; mulacc float32x8
    339  0fb784d104020000          movzx eax, word ptr [rcx + rdx*8 + 516]              ; load uint16
    341  c1e010                    shl eax, 16                                          ; shl uint32
    344  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
    348  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    34d  c4627db8da                vfmadd231ps ymm11, ymm0, ymm2                        ; mulacc float32x8
    352  c4627db8e1                vfmadd231ps ymm12, ymm0, ymm1                        ; mulacc float32x8
    357  0fb784d184020000          movzx eax, word ptr [rcx + rdx*8 + 644]              ; load uint16
    35f  c1e010                    shl eax, 16                                          ; shl uint32
    362  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
    366  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    36b  c4627db8ea                vfmadd231ps ymm13, ymm0, ymm2                        ; mulacc float32x8
    370  c4627db8f1                vfmadd231ps ymm14, ymm0, ymm1                        ; mulacc float32x8
    375  0fb744d106                movzx eax, word ptr [rcx + rdx*8 + 6]                ; load uint16
    37a  c1e010                    shl eax, 16                                          ; shl uint32
    37d  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
    381  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    386  c5fc1096c0000000          vmovups ymm2, ymmword ptr [rsi + 192]                ; load float32x8
    38e  c4e27db8da                vfmadd231ps ymm3, ymm0, ymm2                         ; mulacc float32x8
    393  c5fc108ee0000000          vmovups ymm1, ymmword ptr [rsi + 224]                ; load float32x8
    39b  c4e27db8e1                vfmadd231ps ymm4, ymm0, ymm1                         ; mulacc float32x8
    3a0  0fb784d186000000          movzx eax, word ptr [rcx + rdx*8 + 134]              ; load uint16
    3a8  c1e010                    shl eax, 16                                          ; shl uint32
    3ab  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
    3af  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    3b4  c4e27db8ea                vfmadd231ps ymm5, ymm0, ymm2                         ; mulacc float32x8
    3b9  c4e27db8f1                vfmadd231ps ymm6, ymm0, ymm1                         ; mulacc float32x8
    3be  0fb784d106010000          movzx eax, word ptr [rcx + rdx*8 + 262]              ; load uint16
    3c6  c1e010                    shl eax, 16                                          ; shl uint32
    3c9  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
    3cd  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    3d2  c4e27db8fa                vfmadd231ps ymm7, ymm0, ymm2                         ; mulacc float32x8
    3d7  c4627db8c1                vfmadd231ps ymm8, ymm0, ymm1                         ; mulacc float32x8
    3dc  0fb784d186010000          movzx eax, word ptr [rcx + rdx*8 + 390]              ; load uint16
    3e4  c1e010                    shl eax, 16                                          ; shl uint32
    3e7  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
    3eb  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    3f0  c4627db8ca                vfmadd231ps ymm9, ymm0, ymm2                         ; mulacc float32x8
    3f5  c4627db8d1                vfmadd231ps ymm10, ymm0, ymm1                        ; mulacc float32x8
    3fa  0fb784d106020000          movzx eax, word ptr [rcx + rdx*8 + 518]              ; load uint16
    402  c1e010                    shl eax, 16                                          ; shl uint32
    405  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
    409  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    40e  c4627db8da                vfmadd231ps ymm11, ymm0, ymm2                        ; mulacc float32x8
    413  c4627db8e1                vfmadd231ps ymm12, ymm0, ymm1                        ; mulacc float32x8
    418  0fb784d186020000          movzx eax, word ptr [rcx + rdx*8 + 646]              ; load uint16
    420  c1e010                    shl eax, 16                                          ; shl uint32
    423  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
    427  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    42c  c4627db8ea                vfmadd231ps ymm13, ymm0, ymm2                        ; mulacc float32x8
    431  c4627db8f1                vfmadd231ps ymm14, ymm0, ymm1                        ; mulacc float32x8
    436  4881c600010000            add rsi, 256                                         ; end void
    43d  83c201                    add edx, 1
    440  83fa10                    cmp edx, 16
    443  0f8cf7fcffff              jl loop_140
done_449:
    449  c5fc111f                  vmovups ymmword ptr [rdi], ymm3                      ; store void
    44d  c5fc116720                vmovups ymmword ptr [rdi + 32], ymm4                 ; store void
    452  c5fc11af00010000          vmovups ymmword ptr [rdi + 256], ymm5                ; store void
    45a  c5fc11b720010000          vmovups ymmword ptr [rdi + 288], ymm6                ; store void
    462  c5fc11bf00020000          vmovups ymmword ptr [rdi + 512], ymm7                ; store void
    46a  c57c118720020000          vmovups ymmword ptr [rdi + 544], ymm8                ; store void
    472  c57c118f00030000          vmovups ymmword ptr [rdi + 768], ymm9                ; store void
    47a  c57c119720030000          vmovups ymmword ptr [rdi + 800], ymm10               ; store void
    482  c57c119f00040000          vmovups ymmword ptr [rdi + 1024], ymm11              ; store void
    48a  c57c11a720040000          vmovups ymmword ptr [rdi + 1056], ymm12              ; store void
    492  c57c11af00050000          vmovups ymmword ptr [rdi + 1280], ymm13              ; store void
    49a  c57c11b720050000          vmovups ymmword ptr [rdi + 1312], ymm14              ; store void
    4a2  4881c700060000            add rdi, 1536                                        ; end void
    4a9  4183c001                  add r8d, 1
    4ad  4183f804                  cmp r8d, 4
    4b1  0f8c09fcffff              jl loop_c0
done_4b7:
    4b7  4183c301                  add r11d, 1                                          ; end void
    4bb  443bdd                    cmp r11d, ebp
    4be  0f8c7cfbffff              jl loop_40
done_4c4:
    4c4  c5f877                    vzeroupper                                           ; sink void
    4c7  418fc5                    pop r13
    4ca  418fc4                    pop r12
    4cd  8fc5                      pop rbp
    4cf  8fc3                      pop rbx
    4d1  c3                        ret                                                  ; sink void
