in_place:
      0  c4e27d580537000000        vpbroadcastd ymm0, dword ptr [rip + 0000003f]
      9  488b07                    mov rax, qword ptr [rdi]
      c  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 64>
     10  488d8800010000            lea rcx, [rax + 256]                                 ; range int32
loop_20:
     20  c5fc100a                  vmovups ymm1, ymmword ptr [rdx]                      ; load float32x8
     24  c4e27db808                vfmadd231ps ymm1, ymm0, ymmword ptr [rax]            ; mulacc float32x8
     29  c5fc1108                  vmovups ymmword ptr [rax], ymm1                      ; store void
     2d  4883c020                  add rax, 32                                          ; end void
     31  4883c220                  add rdx, 32
     35  483bc1                    cmp rax, rcx
     38  75e6                      jne loop_20
done_3a:
     3a  c5f877                    vzeroupper                                           ; sink void
     3d  c3                        ret
