two_outputs:
      0  b800000000                mov eax, 0
      5  c4e27d580566000000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
      e  488b17                    mov rdx, qword ptr [rdi]
     11  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 64>
     15  488b7710                  mov rsi, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 64>
     19  488b7f18                  mov rdi, qword ptr [rdi + 24]                        ; define_global ptr<float32, global, 64>
     1d  b800000000                mov eax, 0                                           ; range int32
loop_40:
     40  c5fc100e                  vmovups ymm1, ymmword ptr [rsi]                      ; load float32x8
     44  c5f45917                  vmulps ymm2, ymm1, ymmword ptr [rdi]                 ; mul float32x8
     48  c5ec58d8                  vaddps ymm3, ymm2, ymm0                              ; add float32x8
     4c  c5fc111a                  vmovups ymmword ptr [rdx], ymm3                      ; store void
     50  c5ec5cc9                  vsubps ymm1, ymm2, ymm1                              ; sub float32x8
     54  c5fc1109                  vmovups ymmword ptr [rcx], ymm1                      ; store void
     58  4883c620                  add rsi, 32                                          ; end void
     5c  4883c720                  add rdi, 32
     60  4883c220                  add rdx, 32
     64  4883c120                  add rcx, 32
     68  83c001                    add eax, 1
     6b  83f808                    cmp eax, 8
     6e  7cd0                      jl loop_40
done_70:
     70  c5f877                    vzeroupper                                           ; sink void
     73  c3                        ret
