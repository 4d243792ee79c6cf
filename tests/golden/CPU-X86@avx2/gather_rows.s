gather_rows:
      0  b800000000                mov eax, 0
      5  ba63000000                mov edx, 99
      a  488b0f                    mov rcx, qword ptr [rdi]
      d  488b7708                  mov rsi, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 384>
     11  488b7f10                  mov rdi, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 1600>
     15  41b800000000              mov r8d, 0                                           ; range int32
loop_40:
     40  468b0c87                  mov r9d, dword ptr [rdi + r8*4]                      ; load int32
     44  443bca                    cmp r9d, edx                                         ; min int32
     47  440f4fca                  cmovg r9d, edx
     4b  443bc8                    cmp r9d, eax                                         ; max int32
     4e  440f4cc8                  cmovl r9d, eax
     52  41c1e104                  shl r9d, 4                                           ; mul int32
     56  c4a17c10048e              vmovups ymm0, ymmword ptr [rsi + r9*4]               ; load float32x8
     5c  c5fc1101                  vmovups ymmword ptr [rcx], ymm0                      ; store void
     60  c4a17c10448e20            vmovups ymm0, ymmword ptr [rsi + r9*4 + 32]          ; load float32x8
     67  c5fc114120                vmovups ymmword ptr [rcx + 32], ymm0                 ; store void
     6c  4883c140                  add rcx, 64                                          ; end void
     70  4183c001                  add r8d, 1
     74  4183f818                  cmp r8d, 24
     78  7cc6                      jl loop_40
done_7a:
     7a  c5f877                    vzeroupper                                           ; sink void
     7d  c3                        ret
