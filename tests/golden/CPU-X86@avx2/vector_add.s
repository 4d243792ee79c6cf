vector_add:
      0  488b07                    mov rax, qword ptr [rdi]
      3  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 1024>
      7  488b4f10                  mov rcx, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 1024>
      b  488db200100000            lea rsi, [rdx + 4096]                                ; range int32
loop_40:
     40  c5fc1002                  vmovups ymm0, ymmword ptr [rdx]                      ; load float32x8
     44  c5fc5801                  vaddps ymm0, ymm0, ymmword ptr [rcx]                 ; add float32x8
     48  c5fc1100                  vmovups ymmword ptr [rax], ymm0                      ; store void
     4c  c5fc104220                vmovups ymm0, ymmword ptr [rdx + 32]                 ; load float32x8
     51  c5fc584120                vaddps ymm0, ymm0, ymmword ptr [rcx + 32]            ; add float32x8
     56  c5fc114020                vmovups ymmword ptr [rax + 32], ymm0                 ; store void
     5b  4883c240                  add rdx, 64                                          ; end void
     5f  4883c140                  add rcx, 64
     63  4883c040                  add rax, 64
     67  483bd6                    cmp rdx, rsi
     6a  75d4                      jne loop_40
done_6c:
     6c  c5f877                    vzeroupper                                           ; sink void
     6f  c3                        ret
