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
     56  62b17c4810048e            vmovups zmm0, zmmword ptr [rsi + r9*4]               ; load float32x16
     5d  62f17c481101              vmovups zmmword ptr [rcx], zmm0                      ; store void
     63  4883c140                  add rcx, 64                                          ; end void
     67  4183c001                  add r8d, 1
     6b  4183f818                  cmp r8d, 24
     6f  7ccf                      jl loop_40
done_71:
     71  c5f877                    vzeroupper                                           ; sink void
     74  c3                        ret
