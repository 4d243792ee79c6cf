vector_add_symbolic:
      0  b800000000                mov eax, 0
      5  c5fc100593000000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
      d  488b17                    mov rdx, qword ptr [rdi]
     10  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 4096>
     14  488b7710                  mov rsi, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 4096>
     18  8b7f18                    mov edi, dword ptr [rdi + 24]                        ; define_global ptr<float32, global, 4096>
     1b  4c8bc7                    mov r8, rdi                                          ; shr int32
     1e  41c1f803                  sar r8d, 3
     22  41b900000000              mov r9d, 0                                           ; range int32
     28  413bc0                    cmp eax, r8d
     2b  7d36                      jge done_63
     2d  488bc1                    mov rax, rcx
     30  4c8bd6                    mov r10, rsi
     33  4c8bda                    mov r11, rdx
loop_40:
     40  c5fc1008                  vmovups ymm1, ymmword ptr [rax]                      ; load float32x8
     44  c4c174580a                vaddps ymm1, ymm1, ymmword ptr [r10]                 ; add float32x8
     49  c4c17c110b                vmovups ymmword ptr [r11], ymm1                      ; store void
     4e  4883c020                  add rax, 32                                          ; end void
     52  4983c220                  add r10, 32
     56  4983c320                  add r11, 32
     5a  4183c101                  add r9d, 1
     5e  453bc8                    cmp r9d, r8d
     61  7cdd                      jl loop_40
done_63:
     63  41c1e003                  shl r8d, 3                                           ; mul int32
     67  c4c1796ec8                vmovd xmm1, r8d                                      ; vectorize int32x8
     6c  c4e27d58c9                vpbroadcastd ymm1, xmm1
     71  c5f5fec0                  vpaddd ymm0, ymm1, ymm0                              ; add int32x8
     75  c5f96ecf                  vmovd xmm1, edi                                      ; vectorize int32x8
     79  c4e27d58c9                vpbroadcastd ymm1, xmm1
     7e  c5f566c0                  vpcmpgtd ymm0, ymm1, ymm0                            ; cmplt boolx8
     82  c4a27d2c0c81              vmaskmovps ymm1, ymm0, ymmword ptr [rcx + r8*4]      ; load float32x8
     88  c4a27d2c1486              vmaskmovps ymm2, ymm0, ymmword ptr [rsi + r8*4]      ; load float32x8
     8e  c5f458ca                  vaddps ymm1, ymm1, ymm2                              ; add float32x8
     92  c4a27d2e0c82              vmaskmovps ymmword ptr [rdx + r8*4], ymm0, ymm1      ; store void
     98  c5f877                    vzeroupper                                           ; sink void
     9b  c3                        ret
