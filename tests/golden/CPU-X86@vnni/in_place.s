in_place:
      0  b900000000                mov ecx, 0
      5  62f27d48580d39000000      vpbroadcastd zmm1, dword ptr [rip + 0000003f]
      f  488b07                    mov rax, qword ptr [rdi]
     12  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 64>
     16  b900000000                mov ecx, 0                                           ; range int32
loop_20:
     20  62f17c481002              vmovups zmm0, zmmword ptr [rdx]                      ; load float32x16
     26  62f27548b800              vfmadd231ps zmm0, zmm1, zmmword ptr [rax]            ; mulacc float32x16
     2c  62f17c481100              vmovups zmmword ptr [rax], zmm0                      ; store void
     32  4883c040                  add rax, 64                                          ; end void
     36  4883c240                  add rdx, 64
     3a  83c101                    add ecx, 1
     3d  83f904                    cmp ecx, 4
     40  7cde                      jl loop_20
done_42:
     42  c5f877                    vzeroupper                                           ; sink void
     45  c3                        ret
