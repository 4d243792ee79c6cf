vector_add:
      0  488b07                    mov rax, qword ptr [rdi]
      3  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 1024>
      7  488b4f10                  mov rcx, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 1024>
      b  488db200100000            lea rsi, [rdx + 4096]                                ; range int32
loop_40:
     40  62f17c481002              vmovups zmm0, zmmword ptr [rdx]                      ; load float32x16
     46  62f17c485801              vaddps zmm0, zmm0, zmmword ptr [rcx]                 ; add float32x16
     4c  62f17c481100              vmovups zmmword ptr [rax], zmm0                      ; store void
     52  4883c240                  add rdx, 64                                          ; end void
     56  4883c140                  add rcx, 64
     5a  4883c040                  add rax, 64
     5e  483bd6                    cmp rdx, rsi
     61  75dd                      jne loop_40
done_63:
     63  c5f877                    vzeroupper                                           ; sink void
     66  c3                        ret
