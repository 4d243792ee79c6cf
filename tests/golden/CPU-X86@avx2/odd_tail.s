odd_tail:
      0  b800000000                mov eax, 0
      5  c4e27d581d92000000        vpbroadcastd ymm3, dword ptr [rip + 00000040]
      e  c4e27d58158d000000        vpbroadcastd ymm2, dword ptr [rip + 0000803f]
     17  c5fc102561000000          vmovups ymm4, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
     1f  c4e27d580d80000000        vpbroadcastd ymm1, dword ptr [rip + 05000000]
     28  4c8b07                    mov r8, qword ptr [rdi]
     2b  488b7708                  mov rsi, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 37>
     2f  b900000000                mov ecx, 0                                           ; range int32
     34  488bd6                    mov rdx, rsi
     37  498bc0                    mov rax, r8
loop_40:
     40  c5fc1002                  vmovups ymm0, ymmword ptr [rdx]                      ; load float32x8
     44  c4e265a8c2                vfmadd213ps ymm0, ymm3, ymm2                         ; mulacc float32x8
     49  c5fc1100                  vmovups ymmword ptr [rax], ymm0                      ; store void
     4d  4883c220                  add rdx, 32                                          ; end void
     51  4883c020                  add rax, 32
     55  83c101                    add ecx, 1
     58  83f904                    cmp ecx, 4
     5b  7ce3                      jl loop_40
done_5d:
     5d  c5f566cc                  vpcmpgtd ymm1, ymm1, ymm4                            ; cmplt boolx8
     61  c4e2752c8680000000        vmaskmovps ymm0, ymm1, ymmword ptr [rsi + 128]       ; load float32x8
     6a  c4e265a8c2                vfmadd213ps ymm0, ymm3, ymm2                         ; mulacc float32x8
     6f  c4c2752e8080000000        vmaskmovps ymmword ptr [r8 + 128], ymm1, ymm0        ; store void
     78  c5f877                    vzeroupper                                           ; sink void
     7b  c3                        ret
