vector_add_symbolic:
      0  b800000000                mov eax, 0
      5  c5fc100d93000000          vmovups ymm1, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
      d  4c8b1f                    mov r11, qword ptr [rdi]
     10  4c8b4f08                  mov r9, qword ptr [rdi + 8]                          ; define_global ptr<float32, global, 4096>
     14  4c8b5710                  mov r10, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 4096>
     18  448b4718                  mov r8d, dword ptr [rdi + 24]                        ; define_global ptr<float32, global, 4096>
     1c  498bf8                    mov rdi, r8                                          ; shr int32
     1f  c1ff03                    sar edi, 3
     22  be00000000                mov esi, 0                                           ; range int32
     27  3bc7                      cmp eax, edi
     29  7d34                      jge done_5f
     2b  498bc9                    mov rcx, r9
     2e  498bd2                    mov rdx, r10
     31  498bc3                    mov rax, r11
loop_40:
     40  c5fc1001                  vmovups ymm0, ymmword ptr [rcx]                      ; load float32x8
     44  c5fc5802                  vaddps ymm0, ymm0, ymmword ptr [rdx]                 ; add float32x8
     48  c5fc1100                  vmovups ymmword ptr [rax], ymm0                      ; store void
     4c  4883c120                  add rcx, 32                                          ; end void
     50  4883c220                  add rdx, 32
     54  4883c020                  add rax, 32
     58  83c601                    add esi, 1
     5b  3bf7                      cmp esi, edi
     5d  7ce1                      jl loop_40
done_5f:
     5f  c1e703                    shl edi, 3                                           ; mul int32
     62  c5f96ec7                  vmovd xmm0, edi                                      ; vectorize int32x8
     66  c4e27d58c0                vpbroadcastd ymm0, xmm0
     6b  c5fdfec9                  vpaddd ymm1, ymm0, ymm1                              ; add int32x8
     6f  c4c1796ec0                vmovd xmm0, r8d                                      ; vectorize int32x8
     74  c4e27d58c0                vpbroadcastd ymm0, xmm0
     79  c5fd66c1                  vpcmpgtd ymm0, ymm0, ymm1                            ; cmplt boolx8
     7d  c4c27d2c14b9              vmaskmovps ymm2, ymm0, ymmword ptr [r9 + rdi*4]      ; load float32x8
     83  c4c27d2c0cba              vmaskmovps ymm1, ymm0, ymmword ptr [r10 + rdi*4]     ; load float32x8
     89  c5ec58c9                  vaddps ymm1, ymm2, ymm1                              ; add float32x8
     8d  c4c27d2e0cbb              vmaskmovps ymmword ptr [r11 + rdi*4], ymm0, ymm1     ; store void
     93  c5f877                    vzeroupper                                           ; sink void
     96  c3                        ret
