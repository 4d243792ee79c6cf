two_outputs:
      0  c4e27d58056b000000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
      9  488b07                    mov rax, qword ptr [rdi]
      c  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 64>
     10  488b4f10                  mov rcx, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 64>
     14  488b7718                  mov rsi, qword ptr [rdi + 24]                        ; define_global ptr<float32, global, 64>
     18  488db900010000            lea rdi, [rcx + 256]                                 ; range int32
loop_40:
     40  c5fc1009                  vmovups ymm1, ymmword ptr [rcx]                      ; load float32x8
     44  c5f45916                  vmulps ymm2, ymm1, ymmword ptr [rsi]                 ; mul float32x8
     48  c5ec58d8                  vaddps ymm3, ymm2, ymm0                              ; add float32x8
     4c  c5fc1118                  vmovups ymmword ptr [rax], ymm3                      ; store void
     50  c5ec5cc9                  vsubps ymm1, ymm2, ymm1                              ; sub float32x8
     54  c5fc110a                  vmovups ymmword ptr [rdx], ymm1                      ; store void
     58  4883c120                  add rcx, 32                                          ; end void
     5c  4883c620                  add rsi, 32
     60  4883c020                  add rax, 32
     64  4883c220                  add rdx, 32
     68  483bcf                    cmp rcx, rdi
     6b  75d3                      jne loop_40
done_6d:
     6d  c5f877                    vzeroupper                                           ; sink void
     70  c3                        ret
