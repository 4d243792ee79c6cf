two_outputs:
      0  c4e27d580567000000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
      9  488b07                    mov rax, qword ptr [rdi]
      c  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 64>
     10  488b4f10                  mov rcx, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 64>
     14  488b7718                  mov rsi, qword ptr [rdi + 24]                        ; define_global ptr<float32, global, 64>
     18  488db900010000            lea rdi, [rcx + 256]                                 ; range int32
loop_20:
     20  c5fc1009                  vmovups ymm1, ymmword ptr [rcx]                      ; load float32x8
     24  c5f45916                  vmulps ymm2, ymm1, ymmword ptr [rsi]                 ; mul float32x8
     28  c5ec58d8                  vaddps ymm3, ymm2, ymm0                              ; add float32x8
     2c  c5fc1118                  vmovups ymmword ptr [rax], ymm3                      ; store void
     30  c5fc105920                vmovups ymm3, ymmword ptr [rcx + 32]                 ; load float32x8
     35  c5e4596620                vmulps ymm4, ymm3, ymmword ptr [rsi + 32]            ; mul float32x8
     3a  c5dc58e8                  vaddps ymm5, ymm4, ymm0                              ; add float32x8
     3e  c5fc116820                vmovups ymmword ptr [rax + 32], ymm5                 ; store void
     43  c5ec5cc9                  vsubps ymm1, ymm2, ymm1                              ; sub float32x8
     47  c5fc110a                  vmovups ymmword ptr [rdx], ymm1                      ; store void
     4b  c5dc5ccb                  vsubps ymm1, ymm4, ymm3                              ; sub float32x8
     4f  c5fc114a20                vmovups ymmword ptr [rdx + 32], ymm1                 ; store void
     54  4883c140                  add rcx, 64                                          ; end void
     58  4883c640                  add rsi, 64
     5c  4883c040                  add rax, 64
     60  4883c240                  add rdx, 64
     64  483bcf                    cmp rcx, rdi
     67  75b7                      jne loop_20
done_69:
     69  c5f877                    vzeroupper                                           ; sink void
     6c  c3                        ret
