vector_add:
      0  ba00000000                mov edx, 0
      5  488b37                    mov rsi, qword ptr [rdi]
      8  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 1024>
      c  488b4710                  mov rax, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 1024>
     10  ba00000000                mov edx, 0                                           ; range int32
loop_20:
     20  c5fc1001                  vmovups ymm0, ymmword ptr [rcx]                      ; load float32x8
     24  c5fc5800                  vaddps ymm0, ymm0, ymmword ptr [rax]                 ; add float32x8
     28  c5fc1106                  vmovups ymmword ptr [rsi], ymm0                      ; store void
     2c  4883c120                  add rcx, 32                                          ; end void
     30  4883c020                  add rax, 32
     34  4883c620                  add rsi, 32
     38  83c201                    add edx, 1
     3b  81fa80000000              cmp edx, 128
     41  7cdd                      jl loop_20
done_43:
     43  c5f877                    vzeroupper                                           ; sink void
     46  c3                        ret
