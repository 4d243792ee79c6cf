gather_rows:
      0  41b900000000              mov r9d, 0
      6  41ba63000000              mov r10d, 99
      c  488b0f                    mov rcx, qword ptr [rdi]
      f  4c8b4708                  mov r8, qword ptr [rdi + 8]                          ; define_global ptr<float32, global, 384>
     13  488b7710                  mov rsi, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 1600>
     17  ba00000000                mov edx, 0                                           ; range int32
loop_20:
     20  8b0496                    mov eax, dword ptr [rsi + rdx*4]                     ; load int32
     23  413bc2                    cmp eax, r10d                                        ; min int32
     26  410f4fc2                  cmovg eax, r10d
     2a  413bc1                    cmp eax, r9d                                         ; max int32
     2d  410f4cc1                  cmovl eax, r9d
     31  c1e004                    shl eax, 4                                           ; mul int32
     34  62d17c48100480            vmovups zmm0, zmmword ptr [r8 + rax*4]               ; load float32x16
     3b  62f17c481101              vmovups zmmword ptr [rcx], zmm0                      ; store void
     41  4883c140                  add rcx, 64                                          ; end void
     45  83c201                    add edx, 1
     48  83fa18                    cmp edx, 24
     4b  7cd3                      jl loop_20
done_4d:
     4d  c5f877                    vzeroupper                                           ; sink void
     50  c3                        ret
