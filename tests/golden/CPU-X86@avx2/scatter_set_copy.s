scatter_set_copy:
      0  b800000000                mov eax, 0
      5  488b17                    mov rdx, qword ptr [rdi]
      8  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<int32, global, 16>
      c  488b7710                  mov rsi, qword ptr [rdi + 16]                        ; define_global ptr<int32, global, 16>
     10  488b7f18                  mov rdi, qword ptr [rdi + 24]                        ; define_global ptr<int32, global, 4>
     14  4c8bc2                    mov r8, rdx                                          ; range int32
     17  4c8d4940                  lea r9, [rcx + 64]
loop_20:
     20  c5fc1001                  vmovups ymm0, ymmword ptr [rcx]                      ; load int32x8
     24  c4c17c1100                vmovups ymmword ptr [r8], ymm0                       ; store void
     29  4883c120                  add rcx, 32                                          ; end void
     2d  4983c020                  add r8, 32
     31  493bc9                    cmp rcx, r9
     34  75ea                      jne loop_20
done_36:
     36  b800000000                mov eax, 0                                           ; range int32
loop_40:
     40  8b0c87                    mov ecx, dword ptr [rdi + rax*4]                     ; load int32
     43  41b800000000              mov r8d, 0                                           ; cmplt bool
     49  83f910                    cmp ecx, 16
     4c  410f92c0                  setb r8b
     50  448b0c86                  mov r9d, dword ptr [rsi + rax*4]                     ; load int32
     54  4585c0                    test r8d, r8d                                        ; store void
     57  7407                      je join_60
     59  4863c9                    movsxd rcx, ecx
     5c  44890c8a                  mov dword ptr [rdx + rcx*4], r9d
join_60:
     60  83c001                    add eax, 1                                           ; end void
     63  83f804                    cmp eax, 4
     66  7cd8                      jl loop_40
done_68:
     68  c5f877                    vzeroupper                                           ; sink void
     6b  c3                        ret
