scatter_set_copy:
      0  be00000000                mov esi, 0
      5  4c8b07                    mov r8, qword ptr [rdi]
      8  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<int32, global, 16>
      c  4c8b4f10                  mov r9, qword ptr [rdi + 16]                         ; define_global ptr<int32, global, 16>
     10  488b7f18                  mov rdi, qword ptr [rdi + 24]                        ; define_global ptr<int32, global, 4>
     14  ba00000000                mov edx, 0                                           ; range int32
     19  498bc0                    mov rax, r8
loop_20:
     20  c5fc1001                  vmovups ymm0, ymmword ptr [rcx]                      ; load int32x8
     24  c5fc1100                  vmovups ymmword ptr [rax], ymm0                      ; store void
     28  4883c120                  add rcx, 32                                          ; end void
     2c  4883c020                  add rax, 32
     30  83c201                    add edx, 1
     33  83fa02                    cmp edx, 2
     36  7ce8                      jl loop_20
done_38:
     38  be00000000                mov esi, 0                                           ; range int32
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
