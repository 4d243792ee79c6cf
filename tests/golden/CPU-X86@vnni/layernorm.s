layernorm:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41bb00000000              mov r11d, 0
      d  62f27d48583521020000      vpbroadcastd zmm6, dword ptr [rip + 00000000]
     17  c5fa103d1d020000          vmovss xmm7, dword ptr [rip + 0000003c]
     1f  c57a100519020000          vmovss xmm8, dword ptr [rip + acc52737]
     27  4c8b27                    mov r12, qword ptr [rdi]
     2a  4c8b5708                  mov r10, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 2048>
     2e  488b6f10                  mov rbp, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 2048>
     32  488b5f18                  mov rbx, qword ptr [rdi + 24]                        ; define_global ptr<float32, global, 128>
     36  41b900000000              mov r9d, 0                                           ; range int32
loop_40:
     40  4d8bc1                    mov r8, r9                                           ; mul int32
     43  41c1e007                  shl r8d, 7
     47  62f27d485815e7010000      vpbroadcastd zmm2, dword ptr [rip + 00000000]        ; range int32
     51  62f27d48581ddd010000      vpbroadcastd zmm3, dword ptr [rip + 00000000]
     5b  62f27d485805d3010000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
     65  62f27d48580dc9010000      vpbroadcastd zmm1, dword ptr [rip + 00000000]
     6f  ba00000000                mov edx, 0
     74  4b8d0482                  lea rax, [r10 + r8*4]
loop_80:
     80  62f16c485810              vaddps zmm2, zmm2, zmmword ptr [rax]                 ; add float32x16
     86  62f16448585801            vaddps zmm3, zmm3, zmmword ptr [rax + 64]            ; add float32x16
     8d  62f17c48584002            vaddps zmm0, zmm0, zmmword ptr [rax + 128]           ; add float32x16
     94  62f17448584803            vaddps zmm1, zmm1, zmmword ptr [rax + 192]           ; add float32x16
     9b  4881c000010000            add rax, 256                                         ; end void
     a2  83c201                    add edx, 1
     a5  83fa02                    cmp edx, 2
     a8  7cd6                      jl loop_80
done_aa:
     aa  62f16c4858d0              vaddps zmm2, zmm2, zmm0                              ; add float32x16
     b0  62f1644858c1              vaddps zmm0, zmm3, zmm1                              ; add float32x16
     b6  62f16c4858c0              vaddps zmm0, zmm2, zmm0                              ; add float32x16
     bc  62f3fd481bc101            vextractf64x4 ymm1, zmm0, 1                          ; gep float32x8
     c3  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
     c7  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep float32x4
     ce  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x4
     d2  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep float32x2
     d6  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x2
     da  c5f173d804                vpsrldq xmm1, xmm0, 4                                ; gep float32
     df  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
     e3  c5fa59c7                  vmulss xmm0, xmm0, xmm7                              ; mul float32
     e7  62f27d4858e8              vpbroadcastd zmm5, xmm0                              ; vectorize float32x16
     ed  62f27d48581d41010000      vpbroadcastd zmm3, dword ptr [rip + 00000000]        ; range int32
     f7  62f27d48582537010000      vpbroadcastd zmm4, dword ptr [rip + 00000000]
    101  62f27d48580d2d010000      vpbroadcastd zmm1, dword ptr [rip + 00000000]
    10b  62f27d48581523010000      vpbroadcastd zmm2, dword ptr [rip + 00000000]
    115  ba00000000                mov edx, 0
    11a  4b8d0482                  lea rax, [r10 + r8*4]
loop_120:
    120  62f17c481000              vmovups zmm0, zmmword ptr [rax]                      ; load float32x16
    126  62f17c485cc5              vsubps zmm0, zmm0, zmm5                              ; sub float32x16
    12c  62f27d48b8d8              vfmadd231ps zmm3, zmm0, zmm0                         ; mulacc float32x16
    132  62f17c48104001            vmovups zmm0, zmmword ptr [rax + 64]                 ; load float32x16
    139  62f17c485cc5              vsubps zmm0, zmm0, zmm5                              ; sub float32x16
    13f  62f27d48b8e0              vfmadd231ps zmm4, zmm0, zmm0                         ; mulacc float32x16
    145  62f17c48104002            vmovups zmm0, zmmword ptr [rax + 128]                ; load float32x16
    14c  62f17c485cc5              vsubps zmm0, zmm0, zmm5                              ; sub float32x16
    152  62f27d48b8c8              vfmadd231ps zmm1, zmm0, zmm0                         ; mulacc float32x16
    158  62f17c48104003            vmovups zmm0, zmmword ptr [rax + 192]                ; load float32x16
    15f  62f17c485cc5              vsubps zmm0, zmm0, zmm5                              ; sub float32x16
    165  62f27d48b8d0              vfmadd231ps zmm2, zmm0, zmm0                         ; mulacc float32x16
    16b  4881c000010000            add rax, 256                                         ; end void
    172  83c201                    add edx, 1
    175  83fa02                    cmp edx, 2
    178  7ca6                      jl loop_120
done_17a:
    17a  62f1644858c9              vaddps zmm1, zmm3, zmm1                              ; add float32x16
    180  62f15c4858c2              vaddps zmm0, zmm4, zmm2                              ; add float32x16
    186  62f1744858c0              vaddps zmm0, zmm1, zmm0                              ; add float32x16
    18c  62f3fd481bc101            vextractf64x4 ymm1, zmm0, 1                          ; gep float32x8
    193  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    197  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep float32x4
    19e  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x4
    1a2  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep float32x2
    1a6  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x2
    1aa  c5f173d804                vpsrldq xmm1, xmm0, 4                                ; gep float32
    1af  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
    1b3  c4c241a9c0                vfmadd213ss xmm0, xmm7, xmm8                         ; mulacc float32
    1b8  c5fa51c0                  vsqrtss xmm0, xmm0, xmm0                             ; sqrt float32
    1bc  62f27d4858d0              vpbroadcastd zmm2, xmm0                              ; vectorize float32x16
    1c2  bf00000000                mov edi, 0                                           ; range int32
    1c7  4b8d3482                  lea rsi, [r10 + r8*4]
    1cb  488bcd                    mov rcx, rbp
    1ce  488bd3                    mov rdx, rbx
    1d1  4b8d0484                  lea rax, [r12 + r8*4]
loop_1e0:
    1e0  62f17c481006              vmovups zmm0, zmmword ptr [rsi]                      ; load float32x16
    1e6  62f17c485cc5              vsubps zmm0, zmm0, zmm5                              ; sub float32x16
    1ec  62f17c485eca              vdivps zmm1, zmm0, zmm2                              ; fdiv float32x16
    1f2  62f17c481002              vmovups zmm0, zmmword ptr [rdx]                      ; load float32x16
    1f8  62f27548b801              vfmadd231ps zmm0, zmm1, zmmword ptr [rcx]            ; mulacc float32x16
    1fe  62f17c481100              vmovups zmmword ptr [rax], zmm0                      ; store void
    204  4883c640                  add rsi, 64                                          ; end void
    208  4883c140                  add rcx, 64
    20c  4883c240                  add rdx, 64
    210  4883c040                  add rax, 64
    214  83c701                    add edi, 1
    217  83ff08                    cmp edi, 8
    21a  7cc4                      jl loop_1e0
done_21c:
    21c  4183c101                  add r9d, 1                                           ; end void
    220  4183f910                  cmp r9d, 16
    224  0f8c16feffff              jl loop_40
done_22a:
    22a  c5f877                    vzeroupper                                           ; sink void
    22d  418fc4                    pop r12
    230  8fc5                      pop rbp
    232  8fc3                      pop rbx
    234  c3                        ret                                                  ; sink void
