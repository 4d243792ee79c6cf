scatter_add:
      0  ba00000000                mov edx, 0
      5  c4e27d580d7a000000        vpbroadcastd ymm1, dword ptr [rip + 00000000]
      e  488bc7                    mov rax, rdi
     11  4c8b00                    mov r8, qword ptr [rax]
     14  488b7808                  mov rdi, qword ptr [rax + 8]                         ; define_global ptr<float32, global, 128>
     18  4c8b4810                  mov r9, qword ptr [rax + 16]                         ; define_global ptr<float32, global, 320>
     1c  be00000000                mov esi, 0                                           ; range int32
loop_40:
     40  498b14f1                  mov rdx, qword ptr [r9 + rsi*8]                      ; load int64
     44  488bca                    mov rcx, rdx                                         ; mul int64
     47  48c1e103                  shl rcx, 3
     4b  b800000000                mov eax, 0                                           ; cmplt bool
     50  4883fa10                  cmp rdx, 16
     54  0f92c0                    setb al
     57  c4e27d580528000000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; load float32x8
     60  85c0                      test eax, eax
     62  7406                      je join_6a
     64  c4c17c100488              vmovups ymm0, ymmword ptr [r8 + rcx*4]
join_6a:
     6a  c5fc5807                  vaddps ymm0, ymm0, ymmword ptr [rdi]                 ; add float32x8
     6e  85c0                      test eax, eax                                        ; store void
     70  7406                      je join_78
     72  c4c17c110488              vmovups ymmword ptr [r8 + rcx*4], ymm0
join_78:
     78  4883c720                  add rdi, 32                                          ; end void
     7c  83c601                    add esi, 1
     7f  83fe28                    cmp esi, 40
     82  7cbc                      jl loop_40
done_84:
     84  c5f877                    vzeroupper                                           ; sink void
     87  c3                        ret
