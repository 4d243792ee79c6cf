vector_add:
      0  b800000000                mov eax, 0
      5  488b17                    mov rdx, qword ptr [rdi]
      8  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 1024>
      c  488b7710                  mov rsi, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 1024>
     10  b800000000                mov eax, 0                                           ; range int32
loop_20:
     20  62f17c481001              vmovups zmm0, zmmword ptr [rcx]                      ; load float32x16
     26  62f17c485806              vaddps zmm0, zmm0, zmmword ptr [rsi]                 ; add float32x16
     2c  62f17c481102              vmovups zmmword ptr [rdx], zmm0                      ; store void
     32  4883c140                  add rcx, 64                                          ; end void
     36  4883c640                  add rsi, 64
     3a  4883c240                  add rdx, 64
     3e  83c001                    add eax, 1
     41  83f840                    cmp eax, 64
     44  7cda                      jl loop_20
done_46:
     46  c5f877                    vzeroupper                                           ; sink void
     49  c3                        ret
