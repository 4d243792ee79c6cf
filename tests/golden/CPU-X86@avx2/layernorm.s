layernorm:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  b800000000                mov eax, 0
      9  c4e27d58052a020000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
     12  c5fa100d26020000          vmovss xmm1, dword ptr [rip + 0000003c]
     1a  c5fa101522020000          vmovss xmm2, dword ptr [rip + acc52737]
     22  488b17                    mov rdx, qword ptr [rdi]
     25  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 2048>
     29  488b7710                  mov rsi, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 2048>
     2d  488b7f18                  mov rdi, qword ptr [rdi + 24]                        ; define_global ptr<float32, global, 128>
     31  41b800000000              mov r8d, 0                                           ; range int32
loop_40:
     40  c4e27d581df3010000        vpbroadcastd ymm3, dword ptr [rip + 00000000]        ; range int32
     49  c4e27d5825ea010000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
     52  c4e27d582de1010000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
     5b  c4e27d5835d8010000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
     64  41b900000000              mov r9d, 0
     6a  4c8bd1                    mov r10, rcx
loop_80:
     80  c4c164581a                vaddps ymm3, ymm3, ymmword ptr [r10]                 ; add float32x8
     85  c4c15c586220              vaddps ymm4, ymm4, ymmword ptr [r10 + 32]            ; add float32x8
     8b  c4c154586a40              vaddps ymm5, ymm5, ymmword ptr [r10 + 64]            ; add float32x8
     91  c4c14c587260              vaddps ymm6, ymm6, ymmword ptr [r10 + 96]            ; add float32x8
     97  4981c280000000            add r10, 128                                         ; end void
     9e  4183c101                  add r9d, 1
     a2  4183f904                  cmp r9d, 4
     a6  7cd8                      jl loop_80
done_a8:
     a8  c5e458dd                  vaddps ymm3, ymm3, ymm5                              ; add float32x8
     ac  c5dc58e6                  vaddps ymm4, ymm4, ymm6                              ; add float32x8
     b0  c5e458dc                  vaddps ymm3, ymm3, ymm4                              ; add float32x8
     b4  c4e37d19dc01              vextractf128 xmm4, ymm3, 1                           ; gep float32x4
     ba  c5e058dc                  vaddps xmm3, xmm3, xmm4                              ; add float32x4
     be  c5e115e3                  vunpckhpd xmm4, xmm3, xmm3                           ; gep float32x2
     c2  c5e058dc                  vaddps xmm3, xmm3, xmm4                              ; add float32x2
     c6  c5d973db04                vpsrldq xmm4, xmm3, 4                                ; gep float32
     cb  c5e258dc                  vaddss xmm3, xmm3, xmm4                              ; add float32
     cf  c5e259d9                  vmulss xmm3, xmm3, xmm1                              ; mul float32
     d3  c4e27d58db                vpbroadcastd ymm3, xmm3                              ; vectorize float32x8
     d8  c4e27d58255b010000        vpbroadcastd ymm4, dword ptr [rip + 00000000]        ; range int32
     e1  c4e27d582d52010000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
     ea  c4e27d583549010000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
     f3  c4e27d583d40010000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
     fc  41b900000000              mov r9d, 0
    102  4c8bd1                    mov r10, rcx
loop_120:
    120  c4417c1002                vmovups ymm8, ymmword ptr [r10]                      ; load float32x8
    125  c53c5cc3                  vsubps ymm8, ymm8, ymm3                              ; sub float32x8
    129  c4417c28c8                vmovaps ymm9, ymm8                                   ; mulacc float32x8
    12e  c4623da8cc                vfmadd213ps ymm9, ymm8, ymm4
    133  c4c17c106220              vmovups ymm4, ymmword ptr [r10 + 32]                 ; load float32x8
    139  c5dc5ce3                  vsubps ymm4, ymm4, ymm3                              ; sub float32x8
    13d  c57c28c4                  vmovaps ymm8, ymm4                                   ; mulacc float32x8
    141  c4625da8c5                vfmadd213ps ymm8, ymm4, ymm5
    146  c4c17c106240              vmovups ymm4, ymmword ptr [r10 + 64]                 ; load float32x8
    14c  c5dc5ce3                  vsubps ymm4, ymm4, ymm3                              ; sub float32x8
    150  c57c28d4                  vmovaps ymm10, ymm4                                  ; mulacc float32x8
    154  c4625da8d6                vfmadd213ps ymm10, ymm4, ymm6
    159  c4c17c106260              vmovups ymm4, ymmword ptr [r10 + 96]                 ; load float32x8
    15f  c5dc5ce3                  vsubps ymm4, ymm4, ymm3                              ; sub float32x8
    163  c57c28dc                  vmovaps ymm11, ymm4                                  ; mulacc float32x8
    167  c4625da8df                vfmadd213ps ymm11, ymm4, ymm7
    16c  c4c17c28e1                vmovaps ymm4, ymm9                                   ; end void
    171  c4c17c28e8                vmovaps ymm5, ymm8
    176  c4c17c28f2                vmovaps ymm6, ymm10
    17b  c4c17c28fb                vmovaps ymm7, ymm11
    180  4981c280000000            add r10, 128
    187  4183c101                  add r9d, 1
    18b  4183f904                  cmp r9d, 4
    18f  7c8f                      jl loop_120
done_191:
    191  c5dc58e6                  vaddps ymm4, ymm4, ymm6                              ; add float32x8
    195  c5d458ef                  vaddps ymm5, ymm5, ymm7                              ; add float32x8
    199  c5dc58e5                  vaddps ymm4, ymm4, ymm5                              ; add float32x8
    19d  c4e37d19e501              vextractf128 xmm5, ymm4, 1                           ; gep float32x4
    1a3  c5d858e5                  vaddps xmm4, xmm4, xmm5                              ; add float32x4
    1a7  c5d915ec                  vunpckhpd xmm5, xmm4, xmm4                           ; gep float32x2
    1ab  c5d858e5                  vaddps xmm4, xmm4, xmm5                              ; add float32x2
    1af  c5d173dc04                vpsrldq xmm5, xmm4, 4                                ; gep float32
    1b4  c5da58e5                  vaddss xmm4, xmm4, xmm5                              ; add float32
    1b8  c4e271a9e2                vfmadd213ss xmm4, xmm1, xmm2                         ; mulacc float32
    1bd  c5da51e4                  vsqrtss xmm4, xmm4, xmm4                             ; sqrt float32
    1c1  c4e27d58e4                vpbroadcastd ymm4, xmm4                              ; vectorize float32x8
    1c6  41b900000000              mov r9d, 0                                           ; range int32
    1cc  4c8bd1                    mov r10, rcx
    1cf  4c8bde                    mov r11, rsi
    1d2  488bdf                    mov rbx, rdi
    1d5  488bea                    mov rbp, rdx
loop_1e0:
    1e0  c4c17c102a                vmovups ymm5, ymmword ptr [r10]                      ; load float32x8
    1e5  c5d45ceb                  vsubps ymm5, ymm5, ymm3                              ; sub float32x8
    1e9  c5d45eec                  vdivps ymm5, ymm5, ymm4                              ; fdiv float32x8
    1ed  c5fc1033                  vmovups ymm6, ymmword ptr [rbx]                      ; load float32x8
    1f1  c4c255b833                vfmadd231ps ymm6, ymm5, ymmword ptr [r11]            ; mulacc float32x8
    1f6  c5fc117500                vmovups ymmword ptr [rbp], ymm6                      ; store void
    1fb  4983c220                  add r10, 32                                          ; end void
    1ff  4983c320                  add r11, 32
    203  4883c320                  add rbx, 32
    207  4883c520                  add rbp, 32
    20b  4183c101                  add r9d, 1
    20f  4183f910                  cmp r9d, 16
    213  7ccb                      jl loop_1e0
done_215:
    215  4881c100020000            add rcx, 512                                         ; end void
    21c  4881c200020000            add rdx, 512
    223  4183c001                  add r8d, 1
    227  4183f810                  cmp r8d, 16
    22b  0f8c0ffeffff              jl loop_40
done_231:
    231  c5f877                    vzeroupper                                           ; sink void
    234  8fc5                      pop rbp
    236  8fc3                      pop rbx
    238  c3                        ret                                                  ; sink void
