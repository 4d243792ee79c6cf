layernorm:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41bb00000000              mov r11d, 0
      d  c4e27d5835d6010000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
     16  c5fa103dd2010000          vmovss xmm7, dword ptr [rip + 0000003c]
     1e  c57a1005ce010000          vmovss xmm8, dword ptr [rip + acc52737]
     26  4c8b27                    mov r12, qword ptr [rdi]
     29  4c8b5708                  mov r10, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 2048>
     2d  488b6f10                  mov rbp, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 2048>
     31  488b5f18                  mov rbx, qword ptr [rdi + 24]                        ; define_global ptr<float32, global, 128>
     35  41b900000000              mov r9d, 0                                           ; range int32
loop_40:
     40  4d8bc1                    mov r8, r9                                           ; mul int32
     43  41c1e007                  shl r8d, 7
     47  c4e27d58159c010000        vpbroadcastd ymm2, dword ptr [rip + 00000000]        ; range int32
     50  c4e27d581d93010000        vpbroadcastd ymm3, dword ptr [rip + 00000000]
     59  c4e27d58058a010000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
     62  c4e27d580d81010000        vpbroadcastd ymm1, dword ptr [rip + 00000000]
     6b  ba00000000                mov edx, 0
     70  4b8d0482                  lea rax, [r10 + r8*4]
loop_80:
     80  c5ec5810                  vaddps ymm2, ymm2, ymmword ptr [rax]                 ; add float32x8
     84  c5e4585820                vaddps ymm3, ymm3, ymmword ptr [rax + 32]            ; add float32x8
     89  c5fc584040                vaddps ymm0, ymm0, ymmword ptr [rax + 64]            ; add float32x8
     8e  c5f4584860                vaddps ymm1, ymm1, ymmword ptr [rax + 96]            ; add float32x8
     93  4881c080000000            add rax, 128                                         ; end void
     9a  83c201                    add edx, 1
     9d  83fa04                    cmp edx, 4
     a0  7cde                      jl loop_80
done_a2:
     a2  c5ec58d0                  vaddps ymm2, ymm2, ymm0                              ; add float32x8
     a6  c5e458c1                  vaddps ymm0, ymm3, ymm1                              ; add float32x8
     aa  c5ec58c0                  vaddps ymm0, ymm2, ymm0                              ; add float32x8
     ae  c4e37d19c101              vextractf128 xmm1, ymm0, 1                           ; gep float32x4
     b4  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x4
     b8  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep float32x2
     bc  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x2
     c0  c5f173d804                vpsrldq xmm1, xmm0, 4                                ; gep float32
     c5  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
     c9  c5fa59c7                  vmulss xmm0, xmm0, xmm7                              ; mul float32
     cd  c4e27d58e8                vpbroadcastd ymm5, xmm0                              ; vectorize float32x8
     d2  c4e27d581d11010000        vpbroadcastd ymm3, dword ptr [rip + 00000000]        ; range int32
     db  c4e27d582508010000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
     e4  c4e27d580dff000000        vpbroadcastd ymm1, dword ptr [rip + 00000000]
     ed  c4e27d5815f6000000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
     f6  ba00000000                mov edx, 0
     fb  4b8d0482                  lea rax, [r10 + r8*4]
loop_100:
    100  c5fc1000                  vmovups ymm0, ymmword ptr [rax]                      ; load float32x8
    104  c5fc5cc5                  vsubps ymm0, ymm0, ymm5                              ; sub float32x8
    108  c4e27db8d8                vfmadd231ps ymm3, ymm0, ymm0                         ; mulacc float32x8
    10d  c5fc104020                vmovups ymm0, ymmword ptr [rax + 32]                 ; load float32x8
    112  c5fc5cc5                  vsubps ymm0, ymm0, ymm5                              ; sub float32x8
    116  c4e27db8e0                vfmadd231ps ymm4, ymm0, ymm0                         ; mulacc float32x8
    11b  c5fc104040                vmovups ymm0, ymmword ptr [rax + 64]                 ; load float32x8
    120  c5fc5cc5                  vsubps ymm0, ymm0, ymm5                              ; sub float32x8
    124  c4e27db8c8                vfmadd231ps ymm1, ymm0, ymm0                         ; mulacc float32x8
    129  c5fc104060                vmovups ymm0, ymmword ptr [rax + 96]                 ; load float32x8
    12e  c5fc5cc5                  vsubps ymm0, ymm0, ymm5                              ; sub float32x8
    132  c4e27db8d0                vfmadd231ps ymm2, ymm0, ymm0                         ; mulacc float32x8
    137  4881c080000000            add rax, 128                                         ; end void
    13e  83c201                    add edx, 1
    141  83fa04                    cmp edx, 4
    144  7cba                      jl loop_100
done_146:
    146  c5e458c9                  vaddps ymm1, ymm3, ymm1                              ; add float32x8
    14a  c5dc58c2                  vaddps ymm0, ymm4, ymm2                              ; add float32x8
    14e  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    152  c4e37d19c101              vextractf128 xmm1, ymm0, 1                           ; gep float32x4
    158  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x4
    15c  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep float32x2
    160  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x2
    164  c5f173d804                vpsrldq xmm1, xmm0, 4                                ; gep float32
    169  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
    16d  c4c241a9c0                vfmadd213ss xmm0, xmm7, xmm8                         ; mulacc float32
    172  c5fa51c0                  vsqrtss xmm0, xmm0, xmm0                             ; sqrt float32
    176  c4e27d58d0                vpbroadcastd ymm2, xmm0                              ; vectorize float32x8
    17b  bf00000000                mov edi, 0                                           ; range int32
    180  4b8d3482                  lea rsi, [r10 + r8*4]
    184  488bcd                    mov rcx, rbp
    187  488bd3                    mov rdx, rbx
    18a  4b8d0484                  lea rax, [r12 + r8*4]
loop_1a0:
    1a0  c5fc1006                  vmovups ymm0, ymmword ptr [rsi]                      ; load float32x8
    1a4  c5fc5cc5                  vsubps ymm0, ymm0, ymm5                              ; sub float32x8
    1a8  c5fc5eca                  vdivps ymm1, ymm0, ymm2                              ; fdiv float32x8
    1ac  c5fc1002                  vmovups ymm0, ymmword ptr [rdx]                      ; load float32x8
    1b0  c4e275b801                vfmadd231ps ymm0, ymm1, ymmword ptr [rcx]            ; mulacc float32x8
    1b5  c5fc1100                  vmovups ymmword ptr [rax], ymm0                      ; store void
    1b9  4883c620                  add rsi, 32                                          ; end void
    1bd  4883c120                  add rcx, 32
    1c1  4883c220                  add rdx, 32
    1c5  4883c020                  add rax, 32
    1c9  83c701                    add edi, 1
    1cc  83ff10                    cmp edi, 16
    1cf  7ccf                      jl loop_1a0
done_1d1:
    1d1  4183c101                  add r9d, 1                                           ; end void
    1d5  4183f910                  cmp r9d, 16
    1d9  0f8c61feffff              jl loop_40
done_1df:
    1df  c5f877                    vzeroupper                                           ; sink void
    1e2  418fc4                    pop r12
    1e5  8fc5                      pop rbp
    1e7  8fc3                      pop rbx
    1e9  c3                        ret                                                  ; sink void
