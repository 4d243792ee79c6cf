two_outputs:
      0  ba00000000                mov edx, 0
      5  c4e27d581d66000000        vpbroadcastd ymm3, dword ptr [rip + 0000803f]
      e  488bc7                    mov rax, rdi
     11  488b38                    mov rdi, qword ptr [rax]
     14  488b7008                  mov rsi, qword ptr [rax + 8]                         ; define_global ptr<float32, global, 64>
     18  488b4810                  mov rcx, qword ptr [rax + 16]                        ; define_global ptr<float32, global, 64>
     1c  488b4018                  mov rax, qword ptr [rax + 24]                        ; define_global ptr<float32, global, 64>
     20  ba00000000                mov edx, 0                                           ; range int32
loop_40:
     40  c5fc1011                  vmovups ymm2, ymmword ptr [rcx]                      ; load float32x8
     44  c5ec5908                  vmulps ymm1, ymm2, ymmword ptr [rax]                 ; mul float32x8
     48  c5f458c3                  vaddps ymm0, ymm1, ymm3                              ; add float32x8
     4c  c5fc1107                  vmovups ymmword ptr [rdi], ymm0                      ; store void
     50  c5f45cc2                  vsubps ymm0, ymm1, ymm2                              ; sub float32x8
     54  c5fc1106                  vmovups ymmword ptr [rsi], ymm0                      ; store void
     58  4883c120                  add rcx, 32                                          ; end void
     5c  4883c020                  add rax, 32
     60  4883c720                  add rdi, 32
     64  4883c620                  add rsi, 32
     68  83c201                    add edx, 1
     6b  83fa08                    cmp edx, 8
     6e  7cd0                      jl loop_40
done_70:
     70  c5f877                    vzeroupper                                           ; sink void
     73  c3                        ret
