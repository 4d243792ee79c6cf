gemm_int8:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  41fff7                    push r15
     10  4883ec10                  sub rsp, 16
     14  b800000000                mov eax, 0
     19  488b17                    mov rdx, qword ptr [rdi]
     1c  488b7708                  mov rsi, qword ptr [rdi + 8]                         ; define_global ptr<int32, global, 1536>
     20  488b7f10                  mov rdi, qword ptr [rdi + 16]                        ; define_global ptr<int8, global, 1536>
     24  4c8d01                    lea r8, [rcx]                                        ; define_global ptr<int8, global, 4096>
     27  488d8900030000            lea rcx, [rcx + 768]                                 ; define_scratch ptr<uint32, scratch, 192>
     2e  b800000000                mov eax, 0                                           ; range int32
     33  48890424                  mov qword ptr [rsp], rax
loop_40:
     40  4c8b1424                  mov r10, qword ptr [rsp]
     44  41c1e205                  shl r10d, 5                                          ; mul int32
     48  41bb00000000              mov r11d, 0                                          ; range int32
     4e  c5fc10054a030000          vmovups ymm0, ymmword ptr [rip + 00018080020380800405808006078080080980800a0b80800c0d80800e0f8080]
     56  c5fc100d62030000          vmovups ymm1, ymmword ptr [rip + 808000018080020380800405808006078080080980800a0b80800c0d80800e0f]
loop_60:
     60  498bdb                    mov rbx, r11                                         ; mul int32
     63  c1e303                    shl ebx, 3
     66  498beb                    mov rbp, r11                                         ; mul int32
     69  c1e507                    shl ebp, 7
     6c  41bc00000000              mov r12d, 0                                          ; range int32
     72  488d1c99                  lea rbx, [rcx + rbx*4]
loop_80:
     80  4d8bec                    mov r13, r12                                         ; mul int32
     83  41c1e504                  shl r13d, 4
     87  478d2c2a                  lea r13d, [r10 + r13*1]                              ; add int32
     8b  41be00000000              mov r14d, 0                                          ; range int32
     91  4e8d2c2f                  lea r13, [rdi + r13*1]
     95  4d8d6c2d00                lea r13, [r13 + rbp*1]
     9a  4c8bfb                    mov r15, rbx
loop_a0:
     a0  c48279205cf500            vpmovsxbw xmm3, qword ptr [r13 + r14*8]              ; load int8x8
     a7  c482792064f540            vpmovsxbw xmm4, qword ptr [r13 + r14*8 + 64]         ; load int8x8
     ae  c4e36518db01              vinsertf128 ymm3, ymm3, xmm3, 1                      ; shuffle int16x16
     b4  c4e26500d8                vpshufb ymm3, ymm3, ymm0
     b9  c4e35d18e401              vinsertf128 ymm4, ymm4, xmm4, 1
     bf  c4e25d00e1                vpshufb ymm4, ymm4, ymm1
     c4  c5e5ebdc                  vpor ymm3, ymm3, ymm4
     c8  c4c17c111f                vmovups ymmword ptr [r15], ymm3                      ; store void
     cd  4981c700040000            add r15, 1024                                        ; end void
     d4  4183c601                  add r14d, 1
     d8  4183fe02                  cmp r14d, 2
     dc  7cc2                      jl loop_a0
done_de:
     de  4881c300080000            add rbx, 2048                                        ; end void
     e5  4183c401                  add r12d, 1
     e9  4183fc02                  cmp r12d, 2
     ed  7c91                      jl loop_80
done_ef:
     ef  4183c301                  add r11d, 1                                          ; end void
     f3  4183fb20                  cmp r11d, 32
     f7  0f8c63ffffff              jl loop_60
done_fd:
     fd  41bb00000000              mov r11d, 0                                          ; range int32
loop_120:
    120  4169db80010000            imul ebx, r11d, 384                                  ; mul int32
    127  428d2c13                  lea ebp, [rbx + r10*1]                               ; add int32
    12b  41bc00000000              mov r12d, 0                                          ; range int32
    131  488d1c1e                  lea rbx, [rsi + rbx*1]
    135  4d8be8                    mov r13, r8
loop_140:
    140  41be00000000              mov r14d, 0                                          ; range int32
    146  4c8bfb                    mov r15, rbx
    149  4d8bcd                    mov r9, r13
loop_160:
    160  c4c27d201f                vpmovsxbw ymm3, xmmword ptr [r15]                    ; load int8x16
    165  c4c17c1119                vmovups ymmword ptr [r9], ymm3                       ; store void
    16a  4983c710                  add r15, 16                                          ; end void
    16e  4983c120                  add r9, 32
    172  4183c601                  add r14d, 1
    176  4183fe04                  cmp r14d, 4
    17a  7ce4                      jl loop_160
done_17c:
    17c  4883c340                  add rbx, 64                                          ; end void
    180  4981c580000000            add r13, 128
    187  4183c401                  add r12d, 1
    18b  4183fc06                  cmp r12d, 6
    18f  7caf                      jl loop_140
done_191:
    191  41b900000000              mov r9d, 0                                           ; range int32
    197  488d1caa                  lea rbx, [rdx + rbp*4]
loop_1a0:
    1a0  498be9                    mov rbp, r9                                          ; mul int32
    1a3  c1e509                    shl ebp, 9
    1a6  c4e27d581d31020000        vpbroadcastd ymm3, dword ptr [rip + 00000000]        ; range int32
    1af  c4e27d582528020000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
    1b8  c4e27d582d1f020000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
    1c1  c4e27d583516020000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
    1ca  c4e27d583d0d020000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
    1d3  c4627d580504020000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
    1dc  c4627d580dfb010000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
    1e5  c4627d5815f2010000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
    1ee  c4627d581de9010000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
    1f7  c4627d5825e0010000        vpbroadcastd ymm12, dword ptr [rip + 00000000]
    200  c4627d582dd7010000        vpbroadcastd ymm13, dword ptr [rip + 00000000]
    209  c4627d5835ce010000        vpbroadcastd ymm14, dword ptr [rip + 00000000]
    212  41bc00000000              mov r12d, 0
    218  488d2ca9                  lea rbp, [rcx + rbp*4]
loop_220:
    220  c4027d583ca0              vpbroadcastd ymm15, dword ptr [r8 + r12*4]           ; load uint32
    226  c5fc104500                vmovups ymm0, ymmword ptr [rbp]                      ; load uint32x8
    22b  c585f5c8                  vpmaddwd ymm1, ymm15, ymm0                           ; wmma int32x8
    22f  c5e5fed9                  vpaddd ymm3, ymm3, ymm1
    233  c5fc108d00040000          vmovups ymm1, ymmword ptr [rbp + 1024]               ; load uint32x8
    23b  c505f5f9                  vpmaddwd ymm15, ymm15, ymm1                          ; wmma int32x8
    23f  c4c15dfee7                vpaddd ymm4, ymm4, ymm15
    244  c4027d58bca080000000      vpbroadcastd ymm15, dword ptr [r8 + r12*4 + 128]     ; load uint32
    24e  c585f5d0                  vpmaddwd ymm2, ymm15, ymm0                           ; wmma int32x8
    252  c5d5feea                  vpaddd ymm5, ymm5, ymm2
    256  c585f5d1                  vpmaddwd ymm2, ymm15, ymm1                           ; wmma int32x8
    25a  c5cdfef2                  vpaddd ymm6, ymm6, ymm2
    25e  c4827d5894a000010000      vpbroadcastd ymm2, dword ptr [r8 + r12*4 + 256]      ; load uint32
    268  c56df5f8                  vpmaddwd ymm15, ymm2, ymm0                           ; wmma int32x8
    26c  c4c145feff                vpaddd ymm7, ymm7, ymm15
    271  c5edf5d1                  vpmaddwd ymm2, ymm2, ymm1                            ; wmma int32x8
    275  c53dfec2                  vpaddd ymm8, ymm8, ymm2
    279  c4827d5894a080010000      vpbroadcastd ymm2, dword ptr [r8 + r12*4 + 384]      ; load uint32
    283  c56df5f8                  vpmaddwd ymm15, ymm2, ymm0                           ; wmma int32x8
    287  c44135fecf                vpaddd ymm9, ymm9, ymm15
    28c  c5edf5d1                  vpmaddwd ymm2, ymm2, ymm1                            ; wmma int32x8
    290  c52dfed2                  vpaddd ymm10, ymm10, ymm2
    294  c4827d5894a000020000      vpbroadcastd ymm2, dword ptr [r8 + r12*4 + 512]      ; load uint32
    29e  c56df5f8                  vpmaddwd ymm15, ymm2, ymm0                           ; wmma int32x8
    2a2  c44125fedf                vpaddd ymm11, ymm11, ymm15
    2a7  c5edf5d1                  vpmaddwd ymm2, ymm2, ymm1                            ; wmma int32x8
    2ab  c51dfee2                  vpaddd ymm12, ymm12, ymm2
    2af  c4827d5894a080020000      vpbroadcastd ymm2, dword ptr [r8 + r12*4 + 640]      ; load uint32
    2b9  c5edf5c0                  vpmaddwd ymm0, ymm2, ymm0                            ; wmma int32x8
    2bd  c515fee8                  vpaddd ymm13, ymm13, ymm0
    2c1  c5edf5c1                  vpmaddwd ymm0, ymm2, ymm1                            ; wmma int32x8
    2c5  c50dfef0                  vpaddd ymm14, ymm14, ymm0
    2c9  4883c520                  add rbp, 32                                          ; end void
    2cd  4183c401                  add r12d, 1
    2d1  4183fc20                  cmp r12d, 32
    2d5  0f8c45ffffff              jl loop_220
done_2db:
    2db  c5fc111b                  vmovups ymmword ptr [rbx], ymm3                      ; store void
    2df  c5fc116320                vmovups ymmword ptr [rbx + 32], ymm4                 ; store void
    2e4  c5fc11ab00010000          vmovups ymmword ptr [rbx + 256], ymm5                ; store void
    2ec  c5fc11b320010000          vmovups ymmword ptr [rbx + 288], ymm6                ; store void
    2f4  c5fc11bb00020000          vmovups ymmword ptr [rbx + 512], ymm7                ; store void
    2fc  c57c118320020000          vmovups ymmword ptr [rbx + 544], ymm8                ; store void
    304  c57c118b00030000          vmovups ymmword ptr [rbx + 768], ymm9                ; store void
    30c  c57c119320030000          vmovups ymmword ptr [rbx + 800], ymm10               ; store void
    314  c57c119b00040000          vmovups ymmword ptr [rbx + 1024], ymm11              ; store void
    31c  c57c11a320040000          vmovups ymmword ptr [rbx + 1056], ymm12              ; store void
    324  c57c11ab00050000          vmovups ymmword ptr [rbx + 1280], ymm13              ; store void
    32c  c57c11b320050000          vmovups ymmword ptr [rbx + 1312], ymm14              ; store void
    334  4883c340                  add rbx, 64                                          ; end void
    338  4183c101                  add r9d, 1
    33c  4183f902                  cmp r9d, 2
    340  0f8c5afeffff              jl loop_1a0
done_346:
    346  4183c301                  add r11d, 1                                          ; end void
    34a  4183fb04                  cmp r11d, 4
    34e  0f8cccfdffff              jl loop_120
done_354:
    354  488b0424                  mov rax, qword ptr [rsp]
    358  83c001                    add eax, 1                                           ; end void
    35b  48890424                  mov qword ptr [rsp], rax
    35f  488b0424                  mov rax, qword ptr [rsp]
    363  83f802                    cmp eax, 2                                           ; end void
    366  0f8cd4fcffff              jl loop_40
done_36c:
    36c  c5f877                    vzeroupper                                           ; sink void
    36f  4883c410                  add rsp, 16
    373  418fc7                    pop r15
    376  418fc6                    pop r14
    379  418fc5                    pop r13
    37c  418fc4                    pop r12
    37f  8fc5                      pop rbp
    381  8fc3                      pop rbx
    383  c3                        ret                                                  ; sink void
