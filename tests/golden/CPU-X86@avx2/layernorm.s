layernorm:
      0  fff3                      push rbx
      2  c4e27d580545020000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
      b  c5fa100d41020000          vmovss xmm1, dword ptr [rip + 0000003c]
     13  c5fa10153d020000          vmovss xmm2, dword ptr [rip + acc52737]
     1b  488b07                    mov rax, qword ptr [rdi]
     1e  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 2048>
     22  488b4f10                  mov rcx, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 2048>
     26  488b7718                  mov rsi, qword ptr [rdi + 24]                        ; define_global ptr<float32, global, 128>
     2a  488dba00200000            lea rdi, [rdx + 8192]                                ; range int32
loop_40:
     40  c4e27d581d07020000        vpbroadcastd ymm3, dword ptr [rip + 00000000]        ; range int32
     49  c4e27d5825fe010000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
     52  c4e27d582df5010000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
     5b  c4e27d5835ec010000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
     64  4c8bc2                    mov r8, rdx
     67  4d8d8800020000            lea r9, [r8 + 512]
loop_80:
     80  c4c1645818                vaddps ymm3, ymm3, ymmword ptr [r8]                  ; add float32x8
     85  c4c15c586020              vaddps ymm4, ymm4, ymmword ptr [r8 + 32]             ; add float32x8
     8b  c4c154586840              vaddps ymm5, ymm5, ymmword ptr [r8 + 64]             ; add float32x8
     91  c4c14c587060              vaddps ymm6, ymm6, ymmword ptr [r8 + 96]             ; add float32x8
     97  4981c080000000            add r8, 128                                          ; end void
     9e  4d3bc1                    cmp r8, r9
     a1  75dd                      jne loop_80
done_a3:
     a3  c5e458dd                  vaddps ymm3, ymm3, ymm5                              ; add float32x8
     a7  c5dc58e6                  vaddps ymm4, ymm4, ymm6                              ; add float32x8
     ab  c5e458dc                  vaddps ymm3, ymm3, ymm4                              ; add float32x8
     af  c4e37d19dc01              vextractf128 xmm4, ymm3, 1                           ; gep float32x4
     b5  c5e058dc                  vaddps xmm3, xmm3, xmm4                              ; add float32x4
     b9  c5e115e3                  vunpckhpd xmm4, xmm3, xmm3                           ; gep float32x2
     bd  c5e058dc                  vaddps xmm3, xmm3, xmm4                              ; add float32x2
     c1  c5d973db04                vpsrldq xmm4, xmm3, 4                                ; gep float32
     c6  c5e258dc                  vaddss xmm3, xmm3, xmm4                              ; add float32
     ca  c5e259d9                  vmulss xmm3, xmm3, xmm1                              ; mul float32
     ce  c4e27d58db                vpbroadcastd ymm3, xmm3                              ; vectorize float32x8
     d3  c4e27d582574010000        vpbroadcastd ymm4, dword ptr [rip + 00000000]        ; range int32
     dc  c4e27d582d6b010000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
     e5  c4e27d583562010000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
     ee  c4e27d583d59010000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
     f7  4c8bc2                    mov r8, rdx
     fa  4d8d8800020000            lea r9, [r8 + 512]
loop_120:
    120  c4417c1000                vmovups ymm8, ymmword ptr [r8]                       ; load float32x8
    125  c53c5cc3                  vsubps ymm8, ymm8, ymm3                              ; sub float32x8
    129  c4417c28c8                vmovaps ymm9, ymm8                                   ; mulacc float32x8
    12e  c4623da8cc                vfmadd213ps ymm9, ymm8, ymm4
    133  c4c17c106020              vmovups ymm4, ymmword ptr [r8 + 32]                  ; load float32x8
    139  c5dc5ce3                  vsubps ymm4, ymm4, ymm3                              ; sub float32x8
    13d  c57c28c4                  vmovaps ymm8, ymm4                                   ; mulacc float32x8
    141  c4625da8c5                vfmadd213ps ymm8, ymm4, ymm5
    146  c4c17c106040              vmovups ymm4, ymmword ptr [r8 + 64]                  ; load float32x8
    14c  c5dc5ce3                  vsubps ymm4, ymm4, ymm3                              ; sub float32x8
    150  c57c28d4                  vmovaps ymm10, ymm4                                  ; mulacc float32x8
    154  c4625da8d6                vfmadd213ps ymm10, ymm4, ymm6
    159  c4c17c106060              vmovups ymm4, ymmword ptr [r8 + 96]                  ; load float32x8
    15f  c5dc5ce3                  vsubps ymm4, ymm4, ymm3                              ; sub float32x8
    163  c57c28dc                  vmovaps ymm11, ymm4                                  ; mulacc float32x8
    167  c4625da8df                vfmadd213ps ymm11, ymm4, ymm7
    16c  c4c17c28e1                vmovaps ymm4, ymm9                                   ; end void
    171  c4c17c28e8                vmovaps ymm5, ymm8
    176  c4c17c28f2                vmovaps ymm6, ymm10
    17b  c4c17c28fb                vmovaps ymm7, ymm11
    180  4981c080000000            add r8, 128
    187  4d3bc1                    cmp r8, r9
    18a  7594                      jne loop_120
done_18c:
    18c  c5dc58e6                  vaddps ymm4, ymm4, ymm6                              ; add float32x8
    190  c5d458ef                  vaddps ymm5, ymm5, ymm7                              ; add float32x8
    194  c5dc58e5                  vaddps ymm4, ymm4, ymm5                              ; add float32x8
    198  c4e37d19e501              vextractf128 xmm5, ymm4, 1                           ; gep float32x4
    19e  c5d858e5                  vaddps xmm4, xmm4, xmm5                              ; add float32x4
    1a2  c5d915ec                  vunpckhpd xmm5, xmm4, xmm4                           ; gep float32x2
    1a6  c5d858e5                  vaddps xmm4, xmm4, xmm5                              ; add float32x2
    1aa  c5d173dc04                vpsrldq xmm5, xmm4, 4                                ; gep float32
    1af  c5da58e5                  vaddss xmm4, xmm4, xmm5                              ; add float32
    1b3  c4e271a9e2                vfmadd213ss xmm4, xmm1, xmm2                         ; mulacc float32
    1b8  c5da51e4                  vsqrtss xmm4, xmm4, xmm4                             ; sqrt float32
    1bc  c4e27d58e4                vpbroadcastd ymm4, xmm4                              ; vectorize float32x8
    1c1  4c8bc2                    mov r8, rdx                                          ; range int32
    1c4  4c8bc9                    mov r9, rcx
    1c7  4c8bd6                    mov r10, rsi
    1ca  4c8bd8                    mov r11, rax
    1cd  498d9800020000            lea rbx, [r8 + 512]
loop_200:
    200  c4c17c1028                vmovups ymm5, ymmword ptr [r8]                       ; load float32x8
    205  c5d45ceb                  vsubps ymm5, ymm5, ymm3                              ; sub float32x8
    209  c5d45eec                  vdivps ymm5, ymm5, ymm4                              ; fdiv float32x8
    20d  c4c17c1032                vmovups ymm6, ymmword ptr [r10]                      ; load float32x8
    212  c4c255b831                vfmadd231ps ymm6, ymm5, ymmword ptr [r9]             ; mulacc float32x8
    217  c4c17c1133                vmovups ymmword ptr [r11], ymm6                      ; store void
    21c  4983c020                  add r8, 32                                           ; end void
    220  4983c120                  add r9, 32
    224  4983c220                  add r10, 32
    228  4983c320                  add r11, 32
    22c  4c3bc3                    cmp r8, rbx
    22f  75cf                      jne loop_200
done_231:
    231  4881c200020000            add rdx, 512                                         ; end void
    238  4881c000020000            add rax, 512
    23f  483bd7                    cmp rdx, rdi
    242  0f85f8fdffff              jne loop_40
done_248:
    248  c5f877                    vzeroupper                                           ; sink void
    24b  8fc3                      pop rbx
    24d  c3                        ret                                                  ; sink void
