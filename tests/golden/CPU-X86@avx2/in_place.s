in_place:
      0  b900000000                mov ecx, 0
      5  c4e27d580d36000000        vpbroadcastd ymm1, dword ptr [rip + 0000003f]
      e  488b07                    mov rax, qword ptr [rdi]
     11  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 64>
     15  b900000000                mov ecx, 0                                           ; range int32
loop_20:
     20  c5fc1002                  vmovups ymm0, ymmword ptr [rdx]                      ; load float32x8
     24  c4e275b800                vfmadd231ps ymm0, ymm1, ymmword ptr [rax]            ; mulacc float32x8
     29  c5fc1100                  vmovups ymmword ptr [rax], ymm0                      ; store void
     2d  4883c020                  add rax, 32                                          ; end void
     31  4883c220                  add rdx, 32
     35  83c101                    add ecx, 1
     38  83f908                    cmp ecx, 8
     3b  7ce3                      jl loop_20
done_3d:
     3d  c5f877                    vzeroupper                                           ; sink void
     40  c3                        ret
