gather_rows:
      0  b800000000                mov eax, 0
      5  ba63000000                mov edx, 99
      a  488b0f                    mov rcx, qword ptr [rdi]
      d  488b7708                  mov rsi, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 384>
     11  488b7f10                  mov rdi, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 1600>
     15  41b800000000              mov r8d, 0                                           ; range int32
loop_20:
     20  468b0c87                  mov r9d, dword ptr [rdi + r8*4]                      ; load int32
     24  443bca                    cmp r9d, edx                                         ; min int32
     27  440f4fca                  cmovg r9d, edx
     2b  443bc8                    cmp r9d, eax                                         ; max int32
     2e  440f4cc8                  cmovl r9d, eax
     32  41c1e104                  shl r9d, 4                                           ; mul int32
     36  41ba00000000              mov r10d, 0                                          ; range int32
     3c  4e8d0c8e                  lea r9, [rsi + r9*4]
     40  4c8bd9                    mov r11, rcx
loop_60:
     60  c4c17c1001                vmovups ymm0, ymmword ptr [r9]                       ; load float32x8
     65  c4c17c1103                vmovups ymmword ptr [r11], ymm0                      ; store void
     6a  4983c120                  add r9, 32                                           ; end void
     6e  4983c320                  add r11, 32
     72  4183c201                  add r10d, 1
     76  4183fa02                  cmp r10d, 2
     7a  7ce4                      jl loop_60
done_7c:
     7c  4883c140                  add rcx, 64                                          ; end void
     80  4183c001                  add r8d, 1
     84  4183f818                  cmp r8d, 24
     88  7c96                      jl loop_20
done_8a:
     8a  c5f877                    vzeroupper                                           ; sink void
     8d  c3                        ret
