odd_tail:
      0  b800000000                mov eax, 0
      5  c4e27d580592000000        vpbroadcastd ymm0, dword ptr [rip + 00000040]
      e  c4e27d580d8d000000        vpbroadcastd ymm1, dword ptr [rip + 0000803f]
     17  c5fc101561000000          vmovups ymm2, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
     1f  c4e27d581d80000000        vpbroadcastd ymm3, dword ptr [rip + 05000000]
     28  488b17                    mov rdx, qword ptr [rdi]
     2b  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 37>
     2f  b800000000                mov eax, 0                                           ; range int32
     34  488bf1                    mov rsi, rcx
     37  488bfa                    mov rdi, rdx
loop_40:
     40  c5fc1026                  vmovups ymm4, ymmword ptr [rsi]                      ; load float32x8
     44  c4e27da8e1                vfmadd213ps ymm4, ymm0, ymm1                         ; mulacc float32x8
     49  c5fc1127                  vmovups ymmword ptr [rdi], ymm4                      ; store void
     4d  4883c620                  add rsi, 32                                          ; end void
     51  4883c720                  add rdi, 32
     55  83c001                    add eax, 1
     58  83f804                    cmp eax, 4
     5b  7ce3                      jl loop_40
done_5d:
     5d  c5e566d2                  vpcmpgtd ymm2, ymm3, ymm2                            ; cmplt boolx8
     61  c4e26d2c9980000000        vmaskmovps ymm3, ymm2, ymmword ptr [rcx + 128]       ; load float32x8
     6a  c4e27da8d9                vfmadd213ps ymm3, ymm0, ymm1                         ; mulacc float32x8
     6f  c4e26d2e9a80000000        vmaskmovps ymmword ptr [rdx + 128], ymm2, ymm3       ; store void
     78  c5f877                    vzeroupper                                           ; sink void
     7b  c3                        ret
