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
     4e  c5fc10056a030000          vmovups ymm0, ymmword ptr [rip + 00018080020380800405808006078080080980800a0b80800c0d80800e0f8080]
     56  c5fc100d82030000          vmovups ymm1, ymmword ptr [rip + 808000018080020380800405808006078080080980800a0b80800c0d80800e0f]
loop_60:
     60  498bdb                    mov rbx, r11                                         ; mul int32
     63  c1e309                    shl ebx, 9
     66  498beb                    mov rbp, r11                                         ; mul int32
     69  c1e504                    shl ebp, 4
     6c  418d2c2a                  lea ebp, [r10 + rbp*1]                               ; add int32
     70  488d2c2f                  lea rbp, [rdi + rbp*1]                               ; range int32
     74  488d1c99                  lea rbx, [rcx + rbx*4]
     78  4c8da500100000            lea r12, [rbp + 4096]
loop_80:
     80  41bd00000000              mov r13d, 0                                          ; range int32
     86  4c8bf3                    mov r14, rbx
loop_c0:
     c0  c4a279205ced00            vpmovsxbw xmm3, qword ptr [rbp + r13*8]              ; cast int16x8
     c7  c4a2792064ed40            vpmovsxbw xmm4, qword ptr [rbp + r13*8 + 64]         ; cast int16x8
     ce  c4e36518db01              vinsertf128 ymm3, ymm3, xmm3, 1                      ; shuffle int16x16
     d4  c4e26500d8                vpshufb ymm3, ymm3, ymm0
     d9  c4e35d18e401              vinsertf128 ymm4, ymm4, xmm4, 1
     df  c4e25d00e1                vpshufb ymm4, ymm4, ymm1
     e4  c5e5ebdc                  vpor ymm3, ymm3, ymm4
     e8  c4c17c111e                vmovups ymmword ptr [r14], ymm3                      ; store void
     ed  4981c600040000            add r14, 1024                                        ; end void
     f4  4183c501                  add r13d, 1
     f8  4183fd02                  cmp r13d, 2
     fc  7cc2                      jl loop_c0
done_fe:
     fe  4881c580000000            add rbp, 128                                         ; end void
    105  4883c320                  add rbx, 32
    109  493bec                    cmp rbp, r12
    10c  0f856effffff              jne loop_80
done_112:
    112  4183c301                  add r11d, 1                                          ; end void
    116  4183fb02                  cmp r11d, 2
    11a  0f8c40ffffff              jl loop_60
done_120:
    120  41bb00000000              mov r11d, 0                                          ; range int32
loop_140:
    140  4169db80010000            imul ebx, r11d, 384                                  ; mul int32
    147  428d2c13                  lea ebp, [rbx + r10*1]                               ; add int32
    14b  488d1c1e                  lea rbx, [rsi + rbx*1]                               ; range int32
    14f  4d8be0                    mov r12, r8
    152  4c8dab80010000            lea r13, [rbx + 384]
loop_160:
    160  4c8bf3                    mov r14, rbx                                         ; range int32
    163  4d8bfc                    mov r15, r12
    166  4d8d4e40                  lea r9, [r14 + 64]
loop_180:
    180  c4c27d201e                vpmovsxbw ymm3, xmmword ptr [r14]                    ; cast int16x16
    185  c4c17c111f                vmovups ymmword ptr [r15], ymm3                      ; store void
    18a  4983c610                  add r14, 16                                          ; end void
    18e  4983c720                  add r15, 32
    192  4d3bf1                    cmp r14, r9
    195  75e9                      jne loop_180
done_197:
    197  4883c340                  add rbx, 64                                          ; end void
    19b  4981c480000000            add r12, 128
    1a2  493bdd                    cmp rbx, r13
    1a5  75b9                      jne loop_160
done_1a7:
    1a7  41b900000000              mov r9d, 0                                           ; range int32
    1ad  488d1caa                  lea rbx, [rdx + rbp*4]
loop_1c0:
    1c0  498be9                    mov rbp, r9                                          ; mul int32
    1c3  c1e509                    shl ebp, 9
    1c6  c4e27d581d31020000        vpbroadcastd ymm3, dword ptr [rip + 00000000]        ; range int32
    1cf  c4e27d582528020000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
    1d8  c4e27d582d1f020000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
    1e1  c4e27d583516020000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
    1ea  c4e27d583d0d020000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
    1f3  c4627d580504020000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
    1fc  c4627d580dfb010000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
    205  c4627d5815f2010000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
    20e  c4627d581de9010000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
    217  c4627d5825e0010000        vpbroadcastd ymm12, dword ptr [rip + 00000000]
    220  c4627d582dd7010000        vpbroadcastd ymm13, dword ptr [rip + 00000000]
    229  c4627d5835ce010000        vpbroadcastd ymm14, dword ptr [rip + 00000000]
    232  41bc00000000              mov r12d, 0
    238  488d2ca9                  lea rbp, [rcx + rbp*4]
loop_240:
    240  c4027d583ca0              vpbroadcastd ymm15, dword ptr [r8 + r12*4]           ; load uint32
    246  c5fc104500                vmovups ymm0, ymmword ptr [rbp]                      ; load uint32x8
    24b  c585f5c8                  vpmaddwd ymm1, ymm15, ymm0                           ; wmma int32x8
    24f  c5e5fed9                  vpaddd ymm3, ymm3, ymm1
    253  c5fc108d00040000          vmovups ymm1, ymmword ptr [rbp + 1024]               ; load uint32x8
    25b  c505f5f9                  vpmaddwd ymm15, ymm15, ymm1                          ; wmma int32x8
    25f  c4c15dfee7                vpaddd ymm4, ymm4, ymm15
    264  c4027d58bca080000000      vpbroadcastd ymm15, dword ptr [r8 + r12*4 + 128]     ; load uint32
    26e  c585f5d0                  vpmaddwd ymm2, ymm15, ymm0                           ; wmma int32x8
    272  c5d5feea                  vpaddd ymm5, ymm5, ymm2
    276  c585f5d1                  vpmaddwd ymm2, ymm15, ymm1                           ; wmma int32x8
    27a  c5cdfef2                  vpaddd ymm6, ymm6, ymm2
    27e  c4827d5894a000010000      vpbroadcastd ymm2, dword ptr [r8 + r12*4 + 256]      ; load uint32
    288  c56df5f8                  vpmaddwd ymm15, ymm2, ymm0                           ; wmma int32x8
    28c  c4c145feff                vpaddd ymm7, ymm7, ymm15
    291  c5edf5d1                  vpmaddwd ymm2, ymm2, ymm1                            ; wmma int32x8
    295  c53dfec2                  vpaddd ymm8, ymm8, ymm2
    299  c4827d5894a080010000      vpbroadcastd ymm2, dword ptr [r8 + r12*4 + 384]      ; load uint32
    2a3  c56df5f8                  vpmaddwd ymm15, ymm2, ymm0                           ; wmma int32x8
    2a7  c44135fecf                vpaddd ymm9, ymm9, ymm15
    2ac  c5edf5d1                  vpmaddwd ymm2, ymm2, ymm1                            ; wmma int32x8
    2b0  c52dfed2                  vpaddd ymm10, ymm10, ymm2
    2b4  c4827d5894a000020000      vpbroadcastd ymm2, dword ptr [r8 + r12*4 + 512]      ; load uint32
    2be  c56df5f8                  vpmaddwd ymm15, ymm2, ymm0                           ; wmma int32x8
    2c2  c44125fedf                vpaddd ymm11, ymm11, ymm15
    2c7  c5edf5d1                  vpmaddwd ymm2, ymm2, ymm1                            ; wmma int32x8
    2cb  c51dfee2                  vpaddd ymm12, ymm12, ymm2
    2cf  c4827d5894a080020000      vpbroadcastd ymm2, dword ptr [r8 + r12*4 + 640]      ; load uint32
    2d9  c5edf5c0                  vpmaddwd ymm0, ymm2, ymm0                            ; wmma int32x8
    2dd  c515fee8                  vpaddd ymm13, ymm13, ymm0
    2e1  c5edf5c1                  vpmaddwd ymm0, ymm2, ymm1                            ; wmma int32x8
    2e5  c50dfef0                  vpaddd ymm14, ymm14, ymm0
    2e9  4883c520                  add rbp, 32                                          ; end void
    2ed  4183c401                  add r12d, 1
    2f1  4183fc20                  cmp r12d, 32
    2f5  0f8c45ffffff              jl loop_240
done_2fb:
    2fb  c5fc111b                  vmovups ymmword ptr [rbx], ymm3                      ; store void
    2ff  c5fc116320                vmovups ymmword ptr [rbx + 32], ymm4                 ; store void
    304  c5fc11ab00010000          vmovups ymmword ptr [rbx + 256], ymm5                ; store void
    30c  c5fc11b320010000          vmovups ymmword ptr [rbx + 288], ymm6                ; store void
    314  c5fc11bb00020000          vmovups ymmword ptr [rbx + 512], ymm7                ; store void
    31c  c57c118320020000          vmovups ymmword ptr [rbx + 544], ymm8                ; store void
    324  c57c118b00030000          vmovups ymmword ptr [rbx + 768], ymm9                ; store void
    32c  c57c119320030000          vmovups ymmword ptr [rbx + 800], ymm10               ; store void
    334  c57c119b00040000          vmovups ymmword ptr [rbx + 1024], ymm11              ; store void
    33c  c57c11a320040000          vmovups ymmword ptr [rbx + 1056], ymm12              ; store void
    344  c57c11ab00050000          vmovups ymmword ptr [rbx + 1280], ymm13              ; store void
    34c  c57c11b320050000          vmovups ymmword ptr [rbx + 1312], ymm14              ; store void
    354  4883c340                  add rbx, 64                                          ; end void
    358  4183c101                  add r9d, 1
    35c  4183f902                  cmp r9d, 2
    360  0f8c5afeffff              jl loop_1c0
done_366:
    366  4183c301                  add r11d, 1                                          ; end void
    36a  4183fb04                  cmp r11d, 4
    36e  0f8cccfdffff              jl loop_140
done_374:
    374  488b0424                  mov rax, qword ptr [rsp]
    378  83c001                    add eax, 1                                           ; end void
    37b  48890424                  mov qword ptr [rsp], rax
    37f  488b0424                  mov rax, qword ptr [rsp]
    383  83f802                    cmp eax, 2                                           ; end void
    386  0f8cb4fcffff              jl loop_40
done_38c:
    38c  c5f877                    vzeroupper                                           ; sink void
    38f  4883c410                  add rsp, 16
    393  418fc7                    pop r15
    396  418fc6                    pop r14
    399  418fc5                    pop r13
    39c  418fc4                    pop r12
    39f  8fc5                      pop rbp
    3a1  8fc3                      pop rbx
    3a3  c3                        ret                                                  ; sink void
