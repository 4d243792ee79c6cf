layernorm:
      0  fff3                      push rbx
      2  62f27d4858058c020000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
      c  c5fa100d88020000          vmovss xmm1, dword ptr [rip + 0000003c]
     14  c5fa101584020000          vmovss xmm2, dword ptr [rip + acc52737]
     1c  488b07                    mov rax, qword ptr [rdi]
     1f  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 2048>
     23  488b4f10                  mov rcx, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 2048>
     27  488b7718                  mov rsi, qword ptr [rdi + 24]                        ; define_global ptr<float32, global, 128>
     2b  488dba00200000            lea rdi, [rdx + 8192]                                ; range int32
loop_40:
     40  62f27d48581d4e020000      vpbroadcastd zmm3, dword ptr [rip + 00000000]        ; range int32
     4a  62f27d48582544020000      vpbroadcastd zmm4, dword ptr [rip + 00000000]
     54  62f27d48582d3a020000      vpbroadcastd zmm5, dword ptr [rip + 00000000]
     5e  62f27d48583530020000      vpbroadcastd zmm6, dword ptr [rip + 00000000]
     68  4c8bc2                    mov r8, rdx
     6b  4d8d8800020000            lea r9, [r8 + 512]
loop_80:
     80  62d164485818              vaddps zmm3, zmm3, zmmword ptr [r8]                  ; add float32x16
     86  62d15c48586001            vaddps zmm4, zmm4, zmmword ptr [r8 + 64]             ; add float32x16
     8d  62d15448586802            vaddps zmm5, zmm5, zmmword ptr [r8 + 128]            ; add float32x16
     94  62d14c48587003            vaddps zmm6, zmm6, zmmword ptr [r8 + 192]            ; add float32x16
     9b  4981c000010000            add r8, 256                                          ; end void
     a2  4d3bc1                    cmp r8, r9
     a5  75d9                      jne loop_80
done_a7:
     a7  62f1644858dd              vaddps zmm3, zmm3, zmm5                              ; add float32x16
     ad  62f15c4858e6              vaddps zmm4, zmm4, zmm6                              ; add float32x16
     b3  62f1644858dc              vaddps zmm3, zmm3, zmm4                              ; add float32x16
     b9  62f3fd481bdc01            vextractf64x4 ymm4, zmm3, 1                          ; gep float32x8
     c0  c5e458dc                  vaddps ymm3, ymm3, ymm4                              ; add float32x8
     c4  62f37d2819dc01            vextractf32x4 xmm4, ymm3, 1                          ; gep float32x4
     cb  c5e058dc                  vaddps xmm3, xmm3, xmm4                              ; add float32x4
     cf  c5e115e3                  vunpckhpd xmm4, xmm3, xmm3                           ; gep float32x2
     d3  c5e058dc                  vaddps xmm3, xmm3, xmm4                              ; add float32x2
     d7  c5d973db04                vpsrldq xmm4, xmm3, 4                                ; gep float32
     dc  c5e258dc                  vaddss xmm3, xmm3, xmm4                              ; add float32
     e0  c5e259d9                  vmulss xmm3, xmm3, xmm1                              ; mul float32
     e4  62f27d4858db              vpbroadcastd zmm3, xmm3                              ; vectorize float32x16
     ea  62f27d485825a4010000      vpbroadcastd zmm4, dword ptr [rip + 00000000]        ; range int32
     f4  62f27d48582d9a010000      vpbroadcastd zmm5, dword ptr [rip + 00000000]
     fe  62f27d48583590010000      vpbroadcastd zmm6, dword ptr [rip + 00000000]
    108  62f27d48583d86010000      vpbroadcastd zmm7, dword ptr [rip + 00000000]
    112  4c8bc2                    mov r8, rdx
    115  4d8d8800020000            lea r9, [r8 + 512]
loop_120:
    120  62517c481000              vmovups zmm8, zmmword ptr [r8]                       ; load float32x16
    126  62713c485cc3              vsubps zmm8, zmm8, zmm3                              ; sub float32x16
    12c  62517c4828c8              vmovaps zmm9, zmm8                                   ; mulacc float32x16
    132  62723d48a8cc              vfmadd213ps zmm9, zmm8, zmm4
    138  62d17c48106001            vmovups zmm4, zmmword ptr [r8 + 64]                  ; load float32x16
    13f  62f15c485ce3              vsubps zmm4, zmm4, zmm3                              ; sub float32x16
    145  62717c4828c4              vmovaps zmm8, zmm4                                   ; mulacc float32x16
    14b  62725d48a8c5              vfmadd213ps zmm8, zmm4, zmm5
    151  62d17c48106002            vmovups zmm4, zmmword ptr [r8 + 128]                 ; load float32x16
    158  62f15c485ce3              vsubps zmm4, zmm4, zmm3                              ; sub float32x16
    15e  62717c4828d4              vmovaps zmm10, zmm4                                  ; mulacc float32x16
    164  62725d48a8d6              vfmadd213ps zmm10, zmm4, zmm6
    16a  62d17c48106003            vmovups zmm4, zmmword ptr [r8 + 192]                 ; load float32x16
    171  62f15c485ce3              vsubps zmm4, zmm4, zmm3                              ; sub float32x16
    177  62717c4828dc              vmovaps zmm11, zmm4                                  ; mulacc float32x16
    17d  62725d48a8df              vfmadd213ps zmm11, zmm4, zmm7
    183  62d17c4828e1              vmovaps zmm4, zmm9                                   ; end void
    189  62d17c4828e8              vmovaps zmm5, zmm8
    18f  62d17c4828f2              vmovaps zmm6, zmm10
    195  62d17c4828fb              vmovaps zmm7, zmm11
    19b  4981c000010000            add r8, 256
    1a2  4d3bc1                    cmp r8, r9
    1a5  0f8575ffffff              jne loop_120
done_1ab:
    1ab  62f15c4858e6              vaddps zmm4, zmm4, zmm6                              ; add float32x16
    1b1  62f1544858ef              vaddps zmm5, zmm5, zmm7                              ; add float32x16
    1b7  62f15c4858e5              vaddps zmm4, zmm4, zmm5                              ; add float32x16
    1bd  62f3fd481be501            vextractf64x4 ymm5, zmm4, 1                          ; gep float32x8
    1c4  c5dc58e5                  vaddps ymm4, ymm4, ymm5                              ; add float32x8
    1c8  62f37d2819e501            vextractf32x4 xmm5, ymm4, 1                          ; gep float32x4
    1cf  c5d858e5                  vaddps xmm4, xmm4, xmm5                              ; add float32x4
    1d3  c5d915ec                  vunpckhpd xmm5, xmm4, xmm4                           ; gep float32x2
    1d7  c5d858e5                  vaddps xmm4, xmm4, xmm5                              ; add float32x2
    1db  c5d173dc04                vpsrldq xmm5, xmm4, 4                                ; gep float32
    1e0  c5da58e5                  vaddss xmm4, xmm4, xmm5                              ; add float32
    1e4  c4e271a9e2                vfmadd213ss xmm4, xmm1, xmm2                         ; mulacc float32
    1e9  c5da51e4                  vsqrtss xmm4, xmm4, xmm4                             ; sqrt float32
    1ed  62f27d4858e4              vpbroadcastd zmm4, xmm4                              ; vectorize float32x16
    1f3  4c8bc2                    mov r8, rdx                                          ; range int32
    1f6  4c8bc9                    mov r9, rcx
    1f9  4c8bd6                    mov r10, rsi
    1fc  4c8bd8                    mov r11, rax
    1ff  498d9800020000            lea rbx, [r8 + 512]
loop_240:
    240  62d17c481028              vmovups zmm5, zmmword ptr [r8]                       ; load float32x16
    246  62f154485ceb              vsubps zmm5, zmm5, zmm3                              ; sub float32x16
    24c  62f154485eec              vdivps zmm5, zmm5, zmm4                              ; fdiv float32x16
    252  62d17c481032              vmovups zmm6, zmmword ptr [r10]                      ; load float32x16
    258  62d25548b831              vfmadd231ps zmm6, zmm5, zmmword ptr [r9]             ; mulacc float32x16
    25e  62d17c481133              vmovups zmmword ptr [r11], zmm6                      ; store void
    264  4983c040                  add r8, 64                                           ; end void
    268  4983c140                  add r9, 64
    26c  4983c240                  add r10, 64
    270  4983c340                  add r11, 64
    274  4c3bc3                    cmp r8, rbx
    277  75c7                      jne loop_240
done_279:
    279  4881c200020000            add rdx, 512                                         ; end void
    280  4881c000020000            add rax, 512
    287  483bd7                    cmp rdx, rdi
    28a  0f85b0fdffff              jne loop_40
done_290:
    290  c5f877                    vzeroupper                                           ; sink void
    293  8fc3                      pop rbx
    295  c3                        ret                                                  ; sink void
