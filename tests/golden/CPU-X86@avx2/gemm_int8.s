gemm_int8:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  4883ec10                  sub rsp, 16
     11  b800000000                mov eax, 0
     16  488b07                    mov rax, qword ptr [rdi]
     19  48890424                  mov qword ptr [rsp], rax
     1d  488b4708                  mov rax, qword ptr [rdi + 8]                         ; define_global ptr<int32, global, 1536>
     21  488b5710                  mov rdx, qword ptr [rdi + 16]                        ; define_global ptr<int8, global, 1536>
     25  488d31                    lea rsi, [rcx]                                       ; define_global ptr<int8, global, 4096>
     28  488d8900030000            lea rcx, [rcx + 768]                                 ; define_scratch ptr<uint32, scratch, 192>
     2f  bf00000000                mov edi, 0                                           ; range int32
     34  48897c2408                mov qword ptr [rsp + 8], rdi
loop_40:
     40  488b7c2408                mov rdi, qword ptr [rsp + 8]
     45  c1e705                    shl edi, 5                                           ; mul int32
     48  41b800000000              mov r8d, 0                                           ; range int32
     4e  c5fc10058a030000          vmovups ymm0, ymmword ptr [rip + 00018080020380800405808006078080080980800a0b80800c0d80800e0f8080]
     56  c5fc100da2030000          vmovups ymm1, ymmword ptr [rip + 808000018080020380800405808006078080080980800a0b80800c0d80800e0f]
loop_60:
     60  4d8bc8                    mov r9, r8                                           ; mul int32
     63  41c1e103                  shl r9d, 3
     67  4d8bd0                    mov r10, r8                                          ; mul int32
     6a  41c1e207                  shl r10d, 7
     6e  41bb00000000              mov r11d, 0                                          ; range int32
     74  4e8d0c89                  lea r9, [rcx + r9*4]
loop_80:
     80  498bdb                    mov rbx, r11                                         ; mul int32
     83  c1e304                    shl ebx, 4
     86  8d1c1f                    lea ebx, [rdi + rbx*1]                               ; add int32
     89  bd00000000                mov ebp, 0                                           ; range int32
     8e  488d1c1a                  lea rbx, [rdx + rbx*1]
     92  4a8d1c13                  lea rbx, [rbx + r10*1]
     96  4d8be1                    mov r12, r9
loop_a0:
     a0  c4e2792014eb              vpmovsxbw xmm2, qword ptr [rbx + rbp*8]              ; load int8x8
     a6  c4e279205ceb40            vpmovsxbw xmm3, qword ptr [rbx + rbp*8 + 64]         ; load int8x8
     ad  c4e36d18d201              vinsertf128 ymm2, ymm2, xmm2, 1                      ; shuffle int16x16
     b3  c4e26d00d0                vpshufb ymm2, ymm2, ymm0
     b8  c4e36518db01              vinsertf128 ymm3, ymm3, xmm3, 1
     be  c4e26500d9                vpshufb ymm3, ymm3, ymm1
     c3  c5edebd3                  vpor ymm2, ymm2, ymm3
     c7  c4c17c111424              vmovups ymmword ptr [r12], ymm2                      ; store void
     cd  4981c400040000            add r12, 1024                                        ; end void
     d4  83c501                    add ebp, 1
     d7  83fd02                    cmp ebp, 2
     da  7cc4                      jl loop_a0
done_dc:
     dc  4981c100080000            add r9, 2048                                         ; end void
     e3  4183c301                  add r11d, 1
     e7  4183fb02                  cmp r11d, 2
     eb  7c93                      jl loop_80
done_ed:
     ed  4183c001                  add r8d, 1                                           ; end void
     f1  4183f820                  cmp r8d, 32
     f5  0f8c65ffffff              jl loop_60
done_fb:
     fb  41b800000000              mov r8d, 0                                           ; range int32
loop_120:
    120  4569c880010000            imul r9d, r8d, 384                                   ; mul int32
    127  458d1439                  lea r10d, [r9 + rdi*1]                               ; add int32
    12b  41bb00000000              mov r11d, 0                                          ; range int32
loop_140:
    140  498bdb                    mov rbx, r11                                         ; mul int32
    143  c1e305                    shl ebx, 5
    146  498beb                    mov rbp, r11                                         ; mul int32
    149  c1e506                    shl ebp, 6
    14c  418d2c29                  lea ebp, [r9 + rbp*1]                                ; add int32
    150  41bc00000000              mov r12d, 0                                          ; range int32
    156  488d2c28                  lea rbp, [rax + rbp*1]
    15a  488d1c9e                  lea rbx, [rsi + rbx*4]
loop_160:
    160  460fbe6c6500              movsx r13d, byte ptr [rbp + r12*2]                   ; load int8
    166  460fbe746501              movsx r14d, byte ptr [rbp + r12*2 + 1]               ; load int8
    16c  c4c1796ec5                vmovd xmm0, r13d                                     ; vectorize int16x2
    171  c4c179c4c601              vpinsrw xmm0, xmm0, r14d, 1
    177  c4c1797ec5                vmovd r13d, xmm0                                     ; bitcast uint32
    17c  46892ca3                  mov dword ptr [rbx + r12*4], r13d                    ; store void
    180  4183c401                  add r12d, 1                                          ; end void
    184  4183fc20                  cmp r12d, 32
    188  7cd6                      jl loop_160
done_18a:
    18a  4183c301                  add r11d, 1                                          ; end void
    18e  4183fb06                  cmp r11d, 6
    192  7cac                      jl loop_140
done_194:
    194  41b900000000              mov r9d, 0                                           ; range int32
    19a  4c8b1c24                  mov r11, qword ptr [rsp]
    19e  4f8d1493                  lea r10, [r11 + r10*4]                               ; range int32
loop_1c0:
    1c0  4d8bd9                    mov r11, r9                                          ; mul int32
    1c3  41c1e309                  shl r11d, 9
    1c7  c4e27d580550020000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    1d0  c4e27d580d47020000        vpbroadcastd ymm1, dword ptr [rip + 00000000]
    1d9  c4e27d58153e020000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
    1e2  c4e27d581d35020000        vpbroadcastd ymm3, dword ptr [rip + 00000000]
    1eb  c4e27d58252c020000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
    1f4  c4e27d582d23020000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
    1fd  c4e27d58351a020000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
    206  c4e27d583d11020000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
    20f  c4627d580508020000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
    218  c4627d580dff010000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
    221  c4627d5815f6010000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
    22a  c4627d581ded010000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
    233  bb00000000                mov ebx, 0
    238  4e8d1c99                  lea r11, [rcx + r11*4]
loop_240:
    240  c4627d58249e              vpbroadcastd ymm12, dword ptr [rsi + rbx*4]          ; load uint32
    246  c4417c102b                vmovups ymm13, ymmword ptr [r11]                     ; load uint32x8
    24b  c4411df5f5                vpmaddwd ymm14, ymm12, ymm13                         ; wmma int32x8
    250  c4c17dfec6                vpaddd ymm0, ymm0, ymm14
    255  c4417c10b300040000        vmovups ymm14, ymmword ptr [r11 + 1024]              ; load uint32x8
    25e  c4411df5e6                vpmaddwd ymm12, ymm12, ymm14                         ; wmma int32x8
    263  c4c175fecc                vpaddd ymm1, ymm1, ymm12
    268  c4627d58a49e80000000      vpbroadcastd ymm12, dword ptr [rsi + rbx*4 + 128]    ; load uint32
    272  c4411df5fd                vpmaddwd ymm15, ymm12, ymm13                         ; wmma int32x8
    277  c4c16dfed7                vpaddd ymm2, ymm2, ymm15
    27c  c4411df5e6                vpmaddwd ymm12, ymm12, ymm14                         ; wmma int32x8
    281  c4c165fedc                vpaddd ymm3, ymm3, ymm12
    286  c4627d58a49e00010000      vpbroadcastd ymm12, dword ptr [rsi + rbx*4 + 256]    ; load uint32
    290  c4411df5fd                vpmaddwd ymm15, ymm12, ymm13                         ; wmma int32x8
    295  c4c15dfee7                vpaddd ymm4, ymm4, ymm15
    29a  c4411df5e6                vpmaddwd ymm12, ymm12, ymm14                         ; wmma int32x8
    29f  c4c155feec                vpaddd ymm5, ymm5, ymm12
    2a4  c4627d58a49e80010000      vpbroadcastd ymm12, dword ptr [rsi + rbx*4 + 384]    ; load uint32
    2ae  c4411df5fd                vpmaddwd ymm15, ymm12, ymm13                         ; wmma int32x8
    2b3  c4c14dfef7                vpaddd ymm6, ymm6, ymm15
    2b8  c4411df5e6                vpmaddwd ymm12, ymm12, ymm14                         ; wmma int32x8
    2bd  c4c145fefc                vpaddd ymm7, ymm7, ymm12
    2c2  c4627d58a49e00020000      vpbroadcastd ymm12, dword ptr [rsi + rbx*4 + 512]    ; load uint32
    2cc  c4411df5fd                vpmaddwd ymm15, ymm12, ymm13                         ; wmma int32x8
    2d1  c4413dfec7                vpaddd ymm8, ymm8, ymm15
    2d6  c4411df5e6                vpmaddwd ymm12, ymm12, ymm14                         ; wmma int32x8
    2db  c44135fecc                vpaddd ymm9, ymm9, ymm12
    2e0  c4627d58a49e80020000      vpbroadcastd ymm12, dword ptr [rsi + rbx*4 + 640]    ; load uint32
    2ea  c4411df5ed                vpmaddwd ymm13, ymm12, ymm13                         ; wmma int32x8
    2ef  c4412dfed5                vpaddd ymm10, ymm10, ymm13
    2f4  c4411df5e6                vpmaddwd ymm12, ymm12, ymm14                         ; wmma int32x8
    2f9  c44125fedc                vpaddd ymm11, ymm11, ymm12
    2fe  4983c320                  add r11, 32                                          ; end void
    302  83c301                    add ebx, 1
    305  83fb20                    cmp ebx, 32
    308  0f8c32ffffff              jl loop_240
done_30e:
    30e  c4c17c1102                vmovups ymmword ptr [r10], ymm0                      ; store void
    313  c4c17c114a20              vmovups ymmword ptr [r10 + 32], ymm1                 ; store void
    319  c4c17c119200010000        vmovups ymmword ptr [r10 + 256], ymm2                ; store void
    322  c4c17c119a20010000        vmovups ymmword ptr [r10 + 288], ymm3                ; store void
    32b  c4c17c11a200020000        vmovups ymmword ptr [r10 + 512], ymm4                ; store void
    334  c4c17c11aa20020000        vmovups ymmword ptr [r10 + 544], ymm5                ; store void
    33d  c4c17c11b200030000        vmovups ymmword ptr [r10 + 768], ymm6                ; store void
    346  c4c17c11ba20030000        vmovups ymmword ptr [r10 + 800], ymm7                ; store void
    34f  c4417c118200040000        vmovups ymmword ptr [r10 + 1024], ymm8               ; store void
    358  c4417c118a20040000        vmovups ymmword ptr [r10 + 1056], ymm9               ; store void
    361  c4417c119200050000        vmovups ymmword ptr [r10 + 1280], ymm10              ; store void
    36a  c4417c119a20050000        vmovups ymmword ptr [r10 + 1312], ymm11              ; store void
    373  4983c240                  add r10, 64                                          ; end void
    377  4183c101                  add r9d, 1
    37b  4183f902                  cmp r9d, 2
    37f  0f8c3bfeffff              jl loop_1c0
done_385:
    385  4183c001                  add r8d, 1                                           ; end void
    389  4183f804                  cmp r8d, 4
    38d  0f8c8dfdffff              jl loop_120
done_393:
    393  488b7c2408                mov rdi, qword ptr [rsp + 8]
    398  83c701                    add edi, 1                                           ; end void
    39b  48897c2408                mov qword ptr [rsp + 8], rdi
    3a0  488b7c2408                mov rdi, qword ptr [rsp + 8]
    3a5  83ff02                    cmp edi, 2                                           ; end void
    3a8  0f8c92fcffff              jl loop_40
done_3ae:
    3ae  c5f877                    vzeroupper                                           ; sink void
    3b1  4883c410                  add rsp, 16
    3b5  418fc6                    pop r14
    3b8  418fc5                    pop r13
    3bb  418fc4                    pop r12
    3be  8fc5                      pop rbp
    3c0  8fc3                      pop rbx
    3c2  c3                        ret                                                  ; sink void
