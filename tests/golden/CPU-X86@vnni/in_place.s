in_place:
      0  62f27d4858053a000000      vpbroadcastd zmm0, dword ptr [rip + 0000003f]
      a  488b07                    mov rax, qword ptr [rdi]
      d  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 64>
     11  488d8800010000            lea rcx, [rax + 256]                                 ; range int32
loop_20:
     20  62f17c48100a              vmovups zmm1, zmmword ptr [rdx]                      ; load float32x16
     26  62f27d48b808              vfmadd231ps zmm1, zmm0, zmmword ptr [rax]            ; mulacc float32x16
     2c  62f17c481108              vmovups zmmword ptr [rax], zmm1                      ; store void
     32  4883c040                  add rax, 64                                          ; end void
     36  4883c240                  add rdx, 64
     3a  483bc1                    cmp rax, rcx
     3d  75e1                      jne loop_20
done_3f:
     3f  c5f877                    vzeroupper                                           ; sink void
     42  c3                        ret
