in_place:
      0  c4e27d580567000000        vpbroadcastd ymm0, dword ptr [rip + 0000003f]
      9  488b07                    mov rax, qword ptr [rdi]
      c  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 64>
     10  488d8800010000            lea rcx, [rax + 256]                                 ; range int32
loop_40:
     40  c5fc100a                  vmovups ymm1, ymmword ptr [rdx]                      ; load float32x8
     44  c4e27db808                vfmadd231ps ymm1, ymm0, ymmword ptr [rax]            ; mulacc float32x8
     49  c5fc1108                  vmovups ymmword ptr [rax], ymm1                      ; store void
     4d  c5fc104a20                vmovups ymm1, ymmword ptr [rdx + 32]                 ; load float32x8
     52  c4e27db84820              vfmadd231ps ymm1, ymm0, ymmword ptr [rax + 32]       ; mulacc float32x8
     58  c5fc114820                vmovups ymmword ptr [rax + 32], ymm1                 ; store void
     5d  4883c040                  add rax, 64                                          ; end void
     61  4883c240                  add rdx, 64
     65  483bc1                    cmp rax, rcx
     68  75d6                      jne loop_40
done_6a:
     6a  c5f877                    vzeroupper                                           ; sink void
     6d  c3                        ret
