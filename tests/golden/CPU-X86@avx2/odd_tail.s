odd_tail:
      0  c4e27d580597000000        vpbroadcastd ymm0, dword ptr [rip + 00000040]
      9  c4e27d580d92000000        vpbroadcastd ymm1, dword ptr [rip + 0000803f]
     12  c5fc101566000000          vmovups ymm2, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
     1a  c4e27d581d85000000        vpbroadcastd ymm3, dword ptr [rip + 05000000]
     23  488b07                    mov rax, qword ptr [rdi]
     26  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 37>
     2a  488bca                    mov rcx, rdx                                         ; range int32
     2d  488bf0                    mov rsi, rax
     30  488db980000000            lea rdi, [rcx + 128]
loop_40:
     40  c5fc1021                  vmovups ymm4, ymmword ptr [rcx]                      ; load float32x8
     44  c4e27da8e1                vfmadd213ps ymm4, ymm0, ymm1                         ; mulacc float32x8
     49  c5fc1126                  vmovups ymmword ptr [rsi], ymm4                      ; store void
     4d  4883c120                  add rcx, 32                                          ; end void
     51  4883c620                  add rsi, 32
     55  483bcf                    cmp rcx, rdi
     58  75e6                      jne loop_40
done_5a:
     5a  c5e566d2                  vpcmpgtd ymm2, ymm3, ymm2                            ; cmplt boolx8
     5e  c4e26d2c9a80000000        vmaskmovps ymm3, ymm2, ymmword ptr [rdx + 128]       ; load float32x8
     67  c4e27da8d9                vfmadd213ps ymm3, ymm0, ymm1                         ; mulacc float32x8
     6c  c4e26d2e9880000000        vmaskmovps ymmword ptr [rax + 128], ymm2, ymm3       ; store void
     75  c5f877                    vzeroupper                                           ; sink void
     78  c3                        ret
