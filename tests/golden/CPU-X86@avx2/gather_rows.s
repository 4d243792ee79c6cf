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
     36  4e8d0c8e                  lea r9, [rsi + r9*4]                                 ; range int32
     3a  4c8bd1                    mov r10, rcx
     3d  4d8d5940                  lea r11, [r9 + 64]
loop_60:
     60  c4c17c1001                vmovups ymm0, ymmword ptr [r9]                       ; load float32x8
     65  c4c17c1102                vmovups ymmword ptr [r10], ymm0                      ; store void
     6a  4983c120                  add r9, 32                                           ; end void
     6e  4983c220                  add r10, 32
     72  4d3bcb                    cmp r9, r11
     75  75e9                      jne loop_60
done_77:
     77  4883c140                  add rcx, 64                                          ; end void
     7b  4183c001                  add r8d, 1
     7f  4183f818                  cmp r8d, 24
     83  7c9b                      jl loop_20
done_85:
     85  c5f877                    vzeroupper                                           ; sink void
     88  c3                        ret
