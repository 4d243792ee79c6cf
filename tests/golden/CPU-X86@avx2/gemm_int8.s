gemm_int8:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  4883ec10                  sub rsp, 16
     11  b800000000                mov eax, 0
     16  488b07                    mov rax, qword ptr [rdi]
     19  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<int32, global, 1536>
     1d  488b7710                  mov rsi, qword ptr [rdi + 16]                        ; define_global ptr<int8, global, 1536>
     21  488d39                    lea rdi, [rcx]                                       ; define_global ptr<int8, global, 4096>
     24  488d8900030000            lea rcx, [rcx + 768]                                 ; define_scratch ptr<uint32, scratch, 192>
     2b  41b800000000              mov r8d, 0                                           ; range int32
     31  4c890424                  mov qword ptr [rsp], r8
loop_40:
     40  4c8b0424                  mov r8, qword ptr [rsp]
     44  41c1e005                  shl r8d, 5                                           ; mul int32
     48  41b900000000              mov r9d, 0                                           ; range int32
     4e  c5fc10054a030000          vmovups ymm0, ymmword ptr [rip + 00018080020380800405808006078080080980800a0b80800c0d80800e0f8080]
     56  c5fc100d62030000          vmovups ymm1, ymmword ptr [rip + 808000018080020380800405808006078080080980800a0b80800c0d80800e0f]
loop_60:
     60  4d8bd1                    mov r10, r9                                          ; mul int32
     63  41c1e203                  shl r10d, 3
     67  4d8bd9                    mov r11, r9                                          ; mul int32
     6a  41c1e307                  shl r11d, 7
     6e  bb00000000                mov ebx, 0                                           ; range int32
     73  4e8d1491                  lea r10, [rcx + r10*4]
loop_80:
     80  488beb                    mov rbp, rbx                                         ; mul int32
     83  c1e504                    shl ebp, 4
     86  418d2c28                  lea ebp, [r8 + rbp*1]                                ; add int32
     8a  41bc00000000              mov r12d, 0                                          ; range int32
     90  488d2c2e                  lea rbp, [rsi + rbp*1]
     94  4a8d6c1d00                lea rbp, [rbp + r11*1]
     99  4d8bea                    mov r13, r10
loop_a0:
     a0  c4a2792054e500            vpmovsxbw xmm2, qword ptr [rbp + r12*8]              ; load int8x8
     a7  c4a279205ce540            vpmovsxbw xmm3, qword ptr [rbp + r12*8 + 64]         ; load int8x8
     ae  c4e36d18d201              vinsertf128 ymm2, ymm2, xmm2, 1                      ; shuffle int16x16
     b4  c4e26d00d0                vpshufb ymm2, ymm2, ymm0
     b9  c4e36518db01              vinsertf128 ymm3, ymm3, xmm3, 1
     bf  c4e26500d9                vpshufb ymm3, ymm3, ymm1
     c4  c5edebd3                  vpor ymm2, ymm2, ymm3
     c8  c4c17c115500              vmovups ymmword ptr [r13], ymm2                      ; store void
     ce  4981c500040000            add r13, 1024                                        ; end void
     d5  4183c401                  add r12d, 1
     d9  4183fc02                  cmp r12d, 2
     dd  7cc1                      jl loop_a0
done_df:
     df  4981c200080000            add r10, 2048                                        ; end void
     e6  83c301                    add ebx, 1
     e9  83fb02                    cmp ebx, 2
     ec  7c92                      jl loop_80
done_ee:
     ee  4183c101                  add r9d, 1                                           ; end void
     f2  4183f920                  cmp r9d, 32
     f6  0f8c64ffffff              jl loop_60
done_fc:
     fc  41b900000000              mov r9d, 0                                           ; range int32
loop_120:
    120  4569d180010000            imul r10d, r9d, 384                                  ; mul int32
    127  478d1c02                  lea r11d, [r10 + r8*1]                               ; add int32
    12b  bb00000000                mov ebx, 0                                           ; range int32
    130  4e8d1412                  lea r10, [rdx + r10*1]
    134  488bef                    mov rbp, rdi
loop_140:
    140  41bc00000000              mov r12d, 0                                          ; range int32
    146  4d8bea                    mov r13, r10
    149  4c8bf5                    mov r14, rbp
loop_160:
    160  c4c27d204500              vpmovsxbw ymm0, xmmword ptr [r13]                    ; load int8x16
    166  c4c17c1106                vmovups ymmword ptr [r14], ymm0                      ; store void
    16b  4983c510                  add r13, 16                                          ; end void
    16f  4983c620                  add r14, 32
    173  4183c401                  add r12d, 1
    177  4183fc04                  cmp r12d, 4
    17b  7ce3                      jl loop_160
done_17d:
    17d  4983c240                  add r10, 64                                          ; end void
    181  4881c580000000            add rbp, 128
    188  83c301                    add ebx, 1
    18b  83fb06                    cmp ebx, 6
    18e  7cb0                      jl loop_140
done_190:
    190  41ba00000000              mov r10d, 0                                          ; range int32
    196  4e8d1c98                  lea r11, [rax + r11*4]
loop_1a0:
    1a0  498bda                    mov rbx, r10                                         ; mul int32
    1a3  c1e309                    shl ebx, 9
    1a6  c4e27d580531020000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    1af  c4e27d580d28020000        vpbroadcastd ymm1, dword ptr [rip + 00000000]
    1b8  c4e27d58151f020000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
    1c1  c4e27d581d16020000        vpbroadcastd ymm3, dword ptr [rip + 00000000]
    1ca  c4e27d58250d020000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
    1d3  c4e27d582d04020000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
    1dc  c4e27d5835fb010000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
    1e5  c4e27d583df2010000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
    1ee  c4627d5805e9010000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
    1f7  c4627d580de0010000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
    200  c4627d5815d7010000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
    209  c4627d581dce010000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
    212  bd00000000                mov ebp, 0
    217  488d1c99                  lea rbx, [rcx + rbx*4]
loop_220:
    220  c4627d5824af              vpbroadcastd ymm12, dword ptr [rdi + rbp*4]          ; load uint32
    226  c57c102b                  vmovups ymm13, ymmword ptr [rbx]                     ; load uint32x8
    22a  c4411df5f5                vpmaddwd ymm14, ymm12, ymm13                         ; wmma int32x8
    22f  c4c17dfec6                vpaddd ymm0, ymm0, ymm14
    234  c57c10b300040000          vmovups ymm14, ymmword ptr [rbx + 1024]              ; load uint32x8
    23c  c4411df5e6                vpmaddwd ymm12, ymm12, ymm14                         ; wmma int32x8
    241  c4c175fecc                vpaddd ymm1, ymm1, ymm12
    246  c4627d58a4af80000000      vpbroadcastd ymm12, dword ptr [rdi + rbp*4 + 128]    ; load uint32
    250  c4411df5fd                vpmaddwd ymm15, ymm12, ymm13                         ; wmma int32x8
    255  c4c16dfed7                vpaddd ymm2, ymm2, ymm15
    25a  c4411df5e6                vpmaddwd ymm12, ymm12, ymm14                         ; wmma int32x8
    25f  c4c165fedc                vpaddd ymm3, ymm3, ymm12
    264  c4627d58a4af00010000      vpbroadcastd ymm12, dword ptr [rdi + rbp*4 + 256]    ; load uint32
    26e  c4411df5fd                vpmaddwd ymm15, ymm12, ymm13                         ; wmma int32x8
    273  c4c15dfee7                vpaddd ymm4, ymm4, ymm15
    278  c4411df5e6                vpmaddwd ymm12, ymm12, ymm14                         ; wmma int32x8
    27d  c4c155feec                vpaddd ymm5, ymm5, ymm12
    282  c4627d58a4af80010000      vpbroadcastd ymm12, dword ptr [rdi + rbp*4 + 384]    ; load uint32
    28c  c4411df5fd                vpmaddwd ymm15, ymm12, ymm13                         ; wmma int32x8
    291  c4c14dfef7                vpaddd ymm6, ymm6, ymm15
    296  c4411df5e6                vpmaddwd ymm12, ymm12, ymm14                         ; wmma int32x8
    29b  c4c145fefc                vpaddd ymm7, ymm7, ymm12
    2a0  c4627d58a4af00020000      vpbroadcastd ymm12, dword ptr [rdi + rbp*4 + 512]    ; load uint32
    2aa  c4411df5fd                vpmaddwd ymm15, ymm12, ymm13                         ; wmma int32x8
    2af  c4413dfec7                vpaddd ymm8, ymm8, ymm15
    2b4  c4411df5e6                vpmaddwd ymm12, ymm12, ymm14                         ; wmma int32x8
    2b9  c44135fecc                vpaddd ymm9, ymm9, ymm12
    2be  c4627d58a4af80020000      vpbroadcastd ymm12, dword ptr [rdi + rbp*4 + 640]    ; load uint32
    2c8  c4411df5ed                vpmaddwd ymm13, ymm12, ymm13                         ; wmma int32x8
    2cd  c4412dfed5                vpaddd ymm10, ymm10, ymm13
    2d2  c4411df5e6                vpmaddwd ymm12, ymm12, ymm14                         ; wmma int32x8
    2d7  c44125fedc                vpaddd ymm11, ymm11, ymm12
    2dc  4883c320                  add rbx, 32                                          ; end void
    2e0  83c501                    add ebp, 1
    2e3  83fd20                    cmp ebp, 32
    2e6  0f8c34ffffff              jl loop_220
done_2ec:
    2ec  c4c17c1103                vmovups ymmword ptr [r11], ymm0                      ; store void
    2f1  c4c17c114b20              vmovups ymmword ptr [r11 + 32], ymm1                 ; store void
    2f7  c4c17c119300010000        vmovups ymmword ptr [r11 + 256], ymm2                ; store void
    300  c4c17c119b20010000        vmovups ymmword ptr [r11 + 288], ymm3                ; store void
    309  c4c17c11a300020000        vmovups ymmword ptr [r11 + 512], ymm4                ; store void
    312  c4c17c11ab20020000        vmovups ymmword ptr [r11 + 544], ymm5                ; store void
    31b  c4c17c11b300030000        vmovups ymmword ptr [r11 + 768], ymm6                ; store void
    324  c4c17c11bb20030000        vmovups ymmword ptr [r11 + 800], ymm7                ; store void
    32d  c4417c118300040000        vmovups ymmword ptr [r11 + 1024], ymm8               ; store void
    336  c4417c118b20040000        vmovups ymmword ptr [r11 + 1056], ymm9               ; store void
    33f  c4417c119300050000        vmovups ymmword ptr [r11 + 1280], ymm10              ; store void
    348  c4417c119b20050000        vmovups ymmword ptr [r11 + 1312], ymm11              ; store void
    351  4983c340                  add r11, 64                                          ; end void
    355  4183c201                  add r10d, 1
    359  4183fa02                  cmp r10d, 2
    35d  0f8c3dfeffff              jl loop_1a0
done_363:
    363  4183c101                  add r9d, 1                                           ; end void
    367  4183f904                  cmp r9d, 4
    36b  0f8caffdffff              jl loop_120
done_371:
    371  4c8b0424                  mov r8, qword ptr [rsp]
    375  4183c001                  add r8d, 1                                           ; end void
    379  4c890424                  mov qword ptr [rsp], r8
    37d  4c8b0424                  mov r8, qword ptr [rsp]
    381  4183f802                  cmp r8d, 2                                           ; end void
    385  0f8cb5fcffff              jl loop_40
done_38b:
    38b  c5f877                    vzeroupper                                           ; sink void
    38e  4883c410                  add rsp, 16
    392  418fc6                    pop r14
    395  418fc5                    pop r13
    398  418fc4                    pop r12
    39b  8fc5                      pop rbp
    39d  8fc3                      pop rbx
    39f  c3                        ret                                                  ; sink void
