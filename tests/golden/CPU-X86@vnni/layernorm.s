layernorm:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  b800000000                mov eax, 0
      9  62f27d48580571020000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
     13  c5fa100d6d020000          vmovss xmm1, dword ptr [rip + 0000003c]
     1b  c5fa101569020000          vmovss xmm2, dword ptr [rip + acc52737]
     23  488b17                    mov rdx, qword ptr [rdi]
     26  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 2048>
     2a  488b7710                  mov rsi, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 2048>
     2e  488b7f18                  mov rdi, qword ptr [rdi + 24]                        ; define_global ptr<float32, global, 128>
     32  41b800000000              mov r8d, 0                                           ; range int32
loop_40:
     40  62f27d48581d3a020000      vpbroadcastd zmm3, dword ptr [rip + 00000000]        ; range int32
     4a  62f27d48582530020000      vpbroadcastd zmm4, dword ptr [rip + 00000000]
     54  62f27d48582d26020000      vpbroadcastd zmm5, dword ptr [rip + 00000000]
     5e  62f27d4858351c020000      vpbroadcastd zmm6, dword ptr [rip + 00000000]
     68  41b900000000              mov r9d, 0
     6e  4c8bd1                    mov r10, rcx
loop_80:
     80  62d16448581a              vaddps zmm3, zmm3, zmmword ptr [r10]                 ; add float32x16
     86  62d15c48586201            vaddps zmm4, zmm4, zmmword ptr [r10 + 64]            ; add float32x16
     8d  62d15448586a02            vaddps zmm5, zmm5, zmmword ptr [r10 + 128]           ; add float32x16
     94  62d14c48587203            vaddps zmm6, zmm6, zmmword ptr [r10 + 192]           ; add float32x16
     9b  4981c200010000            add r10, 256                                         ; end void
     a2  4183c101                  add r9d, 1
     a6  4183f902                  cmp r9d, 2
     aa  7cd4                      jl loop_80
done_ac:
     ac  62f1644858dd              vaddps zmm3, zmm3, zmm5                              ; add float32x16
     b2  62f15c4858e6              vaddps zmm4, zmm4, zmm6                              ; add float32x16
     b8  62f1644858dc              vaddps zmm3, zmm3, zmm4                              ; add float32x16
     be  62f3fd481bdc01            vextractf64x4 ymm4, zmm3, 1                          ; gep float32x8
     c5  c5e458dc                  vaddps ymm3, ymm3, ymm4                              ; add float32x8
     c9  62f37d2819dc01            vextractf32x4 xmm4, ymm3, 1                          ; gep float32x4
     d0  c5e058dc                  vaddps xmm3, xmm3, xmm4                              ; add float32x4
     d4  c5e115e3                  vunpckhpd xmm4, xmm3, xmm3                           ; gep float32x2
     d8  c5e058dc                  vaddps xmm3, xmm3, xmm4                              ; add float32x2
     dc  c5d973db04                vpsrldq xmm4, xmm3, 4                                ; gep float32
     e1  c5e258dc                  vaddss xmm3, xmm3, xmm4                              ; add float32
     e5  c5e259d9                  vmulss xmm3, xmm3, xmm1                              ; mul float32
     e9  62f27d4858db              vpbroadcastd zmm3, xmm3                              ; vectorize float32x16
     ef  62f27d4858258b010000      vpbroadcastd zmm4, dword ptr [rip + 00000000]        ; range int32
     f9  62f27d48582d81010000      vpbroadcastd zmm5, dword ptr [rip + 00000000]
    103  62f27d48583577010000      vpbroadcastd zmm6, dword ptr [rip + 00000000]
    10d  62f27d48583d6d010000      vpbroadcastd zmm7, dword ptr [rip + 00000000]
    117  41b900000000              mov r9d, 0
    11d  4c8bd1                    mov r10, rcx
loop_120:
    120  62517c481002              vmovups zmm8, zmmword ptr [r10]                      ; load float32x16
    126  62713c485cc3              vsubps zmm8, zmm8, zmm3                              ; sub float32x16
    12c  62517c4828c8              vmovaps zmm9, zmm8                                   ; mulacc float32x16
    132  62723d48a8cc              vfmadd213ps zmm9, zmm8, zmm4
    138  62d17c48106201            vmovups zmm4, zmmword ptr [r10 + 64]                 ; load float32x16
    13f  62f15c485ce3              vsubps zmm4, zmm4, zmm3                              ; sub float32x16
    145  62717c4828c4              vmovaps zmm8, zmm4                                   ; mulacc float32x16
    14b  62725d48a8c5              vfmadd213ps zmm8, zmm4, zmm5
    151  62d17c48106202            vmovups zmm4, zmmword ptr [r10 + 128]                ; load float32x16
    158  62f15c485ce3              vsubps zmm4, zmm4, zmm3                              ; sub float32x16
    15e  62717c4828d4              vmovaps zmm10, zmm4                                  ; mulacc float32x16
    164  62725d48a8d6              vfmadd213ps zmm10, zmm4, zmm6
    16a  62d17c48106203            vmovups zmm4, zmmword ptr [r10 + 192]                ; load float32x16
    171  62f15c485ce3              vsubps zmm4, zmm4, zmm3                              ; sub float32x16
    177  62717c4828dc              vmovaps zmm11, zmm4                                  ; mulacc float32x16
    17d  62725d48a8df              vfmadd213ps zmm11, zmm4, zmm7
    183  62d17c4828e1              vmovaps zmm4, zmm9                                   ; end void
    189  62d17c4828e8              vmovaps zmm5, zmm8
    18f  62d17c4828f2              vmovaps zmm6, zmm10
    195  62d17c4828fb              vmovaps zmm7, zmm11
    19b  4981c200010000            add r10, 256
    1a2  4183c101                  add r9d, 1
    1a6  4183f902                  cmp r9d, 2
    1aa  0f8c70ffffff              jl loop_120
done_1b0:
    1b0  62f15c4858e6              vaddps zmm4, zmm4, zmm6                              ; add float32x16
    1b6  62f1544858ef              vaddps zmm5, zmm5, zmm7                              ; add float32x16
    1bc  62f15c4858e5              vaddps zmm4, zmm4, zmm5                              ; add float32x16
    1c2  62f3fd481be501            vextractf64x4 ymm5, zmm4, 1                          ; gep float32x8
    1c9  c5dc58e5                  vaddps ymm4, ymm4, ymm5                              ; add float32x8
    1cd  62f37d2819e501            vextractf32x4 xmm5, ymm4, 1                          ; gep float32x4
    1d4  c5d858e5                  vaddps xmm4, xmm4, xmm5                              ; add float32x4
    1d8  c5d915ec                  vunpckhpd xmm5, xmm4, xmm4                           ; gep float32x2
    1dc  c5d858e5                  vaddps xmm4, xmm4, xmm5                              ; add float32x2
    1e0  c5d173dc04                vpsrldq xmm5, xmm4, 4                                ; gep float32
    1e5  c5da58e5                  vaddss xmm4, xmm4, xmm5                              ; add float32
    1e9  c4e271a9e2                vfmadd213ss xmm4, xmm1, xmm2                         ; mulacc float32
    1ee  c5da51e4                  vsqrtss xmm4, xmm4, xmm4                             ; sqrt float32
    1f2  62f27d4858e4              vpbroadcastd zmm4, xmm4                              ; vectorize float32x16
    1f8  41b900000000              mov r9d, 0                                           ; range int32
    1fe  4c8bd1                    mov r10, rcx
    201  4c8bde                    mov r11, rsi
    204  488bdf                    mov rbx, rdi
    207  488bea                    mov rbp, rdx
loop_220:
    220  62d17c48102a              vmovups zmm5, zmmword ptr [r10]                      ; load float32x16
    226  62f154485ceb              vsubps zmm5, zmm5, zmm3                              ; sub float32x16
    22c  62f154485eec              vdivps zmm5, zmm5, zmm4                              ; fdiv float32x16
    232  62f17c481033              vmovups zmm6, zmmword ptr [rbx]                      ; load float32x16
    238  62d25548b833              vfmadd231ps zmm6, zmm5, zmmword ptr [r11]            ; mulacc float32x16
    23e  62f17c48117500            vmovups zmmword ptr [rbp], zmm6                      ; store void
    245  4983c240                  add r10, 64                                          ; end void
    249  4983c340                  add r11, 64
    24d  4883c340                  add rbx, 64
    251  4883c540                  add rbp, 64
    255  4183c101                  add r9d, 1
    259  4183f908                  cmp r9d, 8
    25d  7cc1                      jl loop_220
done_25f:
    25f  4881c100020000            add rcx, 512                                         ; end void
    266  4881c200020000            add rdx, 512
    26d  4183c001                  add r8d, 1
    271  4183f810                  cmp r8d, 16
    275  0f8cc5fdffff              jl loop_40
done_27b:
    27b  c5f877                    vzeroupper                                           ; sink void
    27e  8fc5                      pop rbp
    280  8fc3                      pop rbx
    282  c3                        ret                                                  ; sink void
