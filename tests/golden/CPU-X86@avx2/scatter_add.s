scatter_add:
      0  b800000000                mov eax, 0
      5  c4e27d58055e000000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
      e  488b17                    mov rdx, qword ptr [rdi]
     11  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 128>
     15  488b7710                  mov rsi, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 320>
     19  b800000000                mov eax, 0                                           ; range int32
loop_20:
     20  488b3cc6                  mov rdi, qword ptr [rsi + rax*8]                     ; load int64
     24  4c8bc7                    mov r8, rdi                                          ; mul int64
     27  49c1e003                  shl r8, 3
     2b  41b900000000              mov r9d, 0                                           ; cmplt bool
     31  4883ff10                  cmp rdi, 16
     35  410f92c1                  setb r9b
     39  c4e27d580d2a000000        vpbroadcastd ymm1, dword ptr [rip + 00000000]        ; load float32x8
     42  4585c9                    test r9d, r9d
     45  7406                      je join_4d
     47  c4a17c100c82              vmovups ymm1, ymmword ptr [rdx + r8*4]
join_4d:
     4d  c5f45809                  vaddps ymm1, ymm1, ymmword ptr [rcx]                 ; add float32x8
     51  4585c9                    test r9d, r9d                                        ; store void
     54  7406                      je join_5c
     56  c4a17c110c82              vmovups ymmword ptr [rdx + r8*4], ymm1
join_5c:
     5c  4883c120                  add rcx, 32                                          ; end void
     60  83c001                    add eax, 1
     63  83f828                    cmp eax, 40
     66  7cb8                      jl loop_20
done_68:
     68  c5f877                    vzeroupper                                           ; sink void
     6b  c3                        ret
