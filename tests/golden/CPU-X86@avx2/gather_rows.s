gather_rows:
      0  fff3                      push rbx
      2  41b900000000              mov r9d, 0
      8  bb63000000                mov ebx, 99
      d  4c8b1f                    mov r11, qword ptr [rdi]
     10  4c8b5708                  mov r10, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 384>
     14  4c8b4710                  mov r8, qword ptr [rdi + 16]                         ; define_global ptr<float32, global, 1600>
     18  bf00000000                mov edi, 0                                           ; range int32
loop_20:
     20  488bf7                    mov rsi, rdi                                         ; mul int32
     23  c1e604                    shl esi, 4
     26  418b04b8                  mov eax, dword ptr [r8 + rdi*4]                      ; load int32
     2a  3bc3                      cmp eax, ebx                                         ; min int32
     2c  0f4fc3                    cmovg eax, ebx
     2f  413bc1                    cmp eax, r9d                                         ; max int32
     32  410f4cc1                  cmovl eax, r9d
     36  c1e004                    shl eax, 4                                           ; mul int32
     39  b900000000                mov ecx, 0                                           ; range int32
     3e  498d1482                  lea rdx, [r10 + rax*4]
     42  498d04b3                  lea rax, [r11 + rsi*4]
loop_60:
     60  c5fc1002                  vmovups ymm0, ymmword ptr [rdx]                      ; load float32x8
     64  c5fc1100                  vmovups ymmword ptr [rax], ymm0                      ; store void
     68  4883c220                  add rdx, 32                                          ; end void
     6c  4883c020                  add rax, 32
     70  83c101                    add ecx, 1
     73  83f902                    cmp ecx, 2
     76  7ce8                      jl loop_60
done_78:
     78  83c701                    add edi, 1                                           ; end void
     7b  83ff18                    cmp edi, 24
     7e  7ca0                      jl loop_20
done_80:
     80  c5f877                    vzeroupper                                           ; sink void
     83  8fc3                      pop rbx
     85  c3                        ret                                                  ; sink void
