vector_add:
      0  ba00000000                mov edx, 0
      5  488b37                    mov rsi, qword ptr [rdi]
      8  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 1024>
      c  488b4710                  mov rax, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 1024>
     10  ba00000000                mov edx, 0                                           ; range int32
loop_20:
     20  62f17c481001              vmovups zmm0, zmmword ptr [rcx]                      ; load float32x16
     26  62f17c485800              vaddps zmm0, zmm0, zmmword ptr [rax]                 ; add float32x16
     2c  62f17c481106              vmovups zmmword ptr [rsi], zmm0                      ; store void
     32  4883c140                  add rcx, 64                                          ; end void
     36  4883c040                  add rax, 64
     3a  4883c640                  add rsi, 64
     3e  83c201                    add edx, 1
     41  83fa40                    cmp edx, 64
     44  7cda                      jl loop_20
done_46:
     46  c5f877                    vzeroupper                                           ; sink void
     49  c3                        ret
