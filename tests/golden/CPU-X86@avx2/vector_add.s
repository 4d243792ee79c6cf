vector_add:
      0  488b07                    mov rax, qword ptr [rdi]
      3  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 1024>
      7  488b4f10                  mov rcx, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 1024>
      b  488db200100000            lea rsi, [rdx + 4096]                                ; range int32
loop_20:
     20  c5fc1002                  vmovups ymm0, ymmword ptr [rdx]                      ; load float32x8
     24  c5fc5801                  vaddps ymm0, ymm0, ymmword ptr [rcx]                 ; add float32x8
     28  c5fc1100                  vmovups ymmword ptr [rax], ymm0                      ; store void
     2c  4883c220                  add rdx, 32                                          ; end void
     30  4883c120                  add rcx, 32
     34  4883c020                  add rax, 32
     38  483bd6                    cmp rdx, rsi
     3b  75e3                      jne loop_20
done_3d:
     3d  c5f877                    vzeroupper                                           ; sink void
     40  c3                        ret
