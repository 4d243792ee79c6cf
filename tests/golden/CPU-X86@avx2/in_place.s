in_place:
      0  b800000000                mov eax, 0
      5  c4e27d580536000000        vpbroadcastd ymm0, dword ptr [rip + 0000003f]
      e  488b17                    mov rdx, qword ptr [rdi]
     11  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 64>
     15  b800000000                mov eax, 0                                           ; range int32
loop_20:
     20  c5fc1009                  vmovups ymm1, ymmword ptr [rcx]                      ; load float32x8
     24  c4e27db80a                vfmadd231ps ymm1, ymm0, ymmword ptr [rdx]            ; mulacc float32x8
     29  c5fc110a                  vmovups ymmword ptr [rdx], ymm1                      ; store void
     2d  4883c220                  add rdx, 32                                          ; end void
     31  4883c120                  add rcx, 32
     35  83c001                    add eax, 1
     38  83f808                    cmp eax, 8
     3b  7ce3                      jl loop_20
done_3d:
     3d  c5f877                    vzeroupper                                           ; sink void
     40  c3                        ret
