vector_add:
      0  b800000000                mov eax, 0
      5  488b17                    mov rdx, qword ptr [rdi]
      8  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 1024>
      c  488b7710                  mov rsi, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 1024>
     10  b800000000                mov eax, 0                                           ; range int32
loop_20:
     20  c5fc1001                  vmovups ymm0, ymmword ptr [rcx]                      ; load float32x8
     24  c5fc5806                  vaddps ymm0, ymm0, ymmword ptr [rsi]                 ; add float32x8
     28  c5fc1102                  vmovups ymmword ptr [rdx], ymm0                      ; store void
     2c  4883c120                  add rcx, 32                                          ; end void
     30  4883c620                  add rsi, 32
     34  4883c220                  add rdx, 32
     38  83c001                    add eax, 1
     3b  81f880000000              cmp eax, 128
     41  7cdd                      jl loop_20
done_43:
     43  c5f877                    vzeroupper                                           ; sink void
     46  c3                        ret
