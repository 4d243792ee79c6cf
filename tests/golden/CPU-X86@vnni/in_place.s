in_place:
      0  b800000000                mov eax, 0
      5  62f27d48580539000000      vpbroadcastd zmm0, dword ptr [rip + 0000003f]
      f  488b17                    mov rdx, qword ptr [rdi]
     12  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 64>
     16  b800000000                mov eax, 0                                           ; range int32
loop_20:
     20  62f17c481009              vmovups zmm1, zmmword ptr [rcx]                      ; load float32x16
     26  62f27d48b80a              vfmadd231ps zmm1, zmm0, zmmword ptr [rdx]            ; mulacc float32x16
     2c  62f17c48110a              vmovups zmmword ptr [rdx], zmm1                      ; store void
     32  4883c240                  add rdx, 64                                          ; end void
     36  4883c140                  add rcx, 64
     3a  83c001                    add eax, 1
     3d  83f804                    cmp eax, 4
     40  7cde                      jl loop_20
done_42:
     42  c5f877                    vzeroupper                                           ; sink void
     45  c3                        ret
