scatter_set_copy:
      0  ba00000000                mov edx, 0
      5  4c8b07                    mov r8, qword ptr [rdi]
      8  488b4708                  mov rax, qword ptr [rdi + 8]                         ; define_global ptr<int32, global, 16>
      c  4c8b4f10                  mov r9, qword ptr [rdi + 16]                         ; define_global ptr<int32, global, 16>
     10  488b7f18                  mov rdi, qword ptr [rdi + 24]                        ; define_global ptr<int32, global, 4>
     14  62f17c481000              vmovups zmm0, zmmword ptr [rax]                      ; load int32x16
     1a  62d17c481100              vmovups zmmword ptr [r8], zmm0                       ; store void
     20  be00000000                mov esi, 0                                           ; range int32
loop_40:
     40  8b14b7                    mov edx, dword ptr [rdi + rsi*4]                     ; load int32
     43  b800000000                mov eax, 0                                           ; cmplt bool
     48  83fa10                    cmp edx, 16
     4b  0f92c0                    setb al
     4e  418b0cb1                  mov ecx, dword ptr [r9 + rsi*4]                      ; load int32
     52  85c0                      test eax, eax                                        ; store void
     54  7407                      je join_5d
     56  4863c2                    movsxd rax, edx
     59  41890c80                  mov dword ptr [r8 + rax*4], ecx
join_5d:
     5d  83c601                    add esi, 1                                           ; end void
     60  83fe04                    cmp esi, 4
     63  7cdb                      jl loop_40
done_65:
     65  c5f877                    vzeroupper                                           ; sink void
     68  c3                        ret
