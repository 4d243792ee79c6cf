row_sum:
      0  62f27d4858056a010000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
      a  488b07                    mov rax, qword ptr [rdi]
      d  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 16>
     11  488d4840                  lea rcx, [rax + 64]                                  ; range int32
loop_20:
     20  62f27d48580d4a010000      vpbroadcastd zmm1, dword ptr [rip + 00000000]        ; range int32
     2a  62f27d48581540010000      vpbroadcastd zmm2, dword ptr [rip + 00000000]
     34  62f27d48581d36010000      vpbroadcastd zmm3, dword ptr [rip + 00000000]
     3e  62f27d4858252c010000      vpbroadcastd zmm4, dword ptr [rip + 00000000]
     48  62f27d48582d22010000      vpbroadcastd zmm5, dword ptr [rip + 00000000]
     52  62f27d48583518010000      vpbroadcastd zmm6, dword ptr [rip + 00000000]
     5c  62f27d48583d0e010000      vpbroadcastd zmm7, dword ptr [rip + 00000000]
     66  62727d48580504010000      vpbroadcastd zmm8, dword ptr [rip + 00000000]
     70  488bf2                    mov rsi, rdx
     73  488dbe00040000            lea rdi, [rsi + 1024]
loop_80:
     80  62f17448580e              vaddps zmm1, zmm1, zmmword ptr [rsi]                 ; add float32x16
     86  62f16c48585601            vaddps zmm2, zmm2, zmmword ptr [rsi + 64]            ; add float32x16
     8d  62f16448585e10            vaddps zmm3, zmm3, zmmword ptr [rsi + 1024]          ; add float32x16
     94  62f15c48586611            vaddps zmm4, zmm4, zmmword ptr [rsi + 1088]          ; add float32x16
     9b  62f15448586e20            vaddps zmm5, zmm5, zmmword ptr [rsi + 2048]          ; add float32x16
     a2  62f14c48587621            vaddps zmm6, zmm6, zmmword ptr [rsi + 2112]          ; add float32x16
     a9  62f14448587e30            vaddps zmm7, zmm7, zmmword ptr [rsi + 3072]          ; add float32x16
     b0  62713c48584631            vaddps zmm8, zmm8, zmmword ptr [rsi + 3136]          ; add float32x16
     b7  4881c680000000            add rsi, 128                                         ; end void
     be  483bf7                    cmp rsi, rdi
     c1  75bd                      jne loop_80
done_c3:
     c3  62f1744858ca              vaddps zmm1, zmm1, zmm2                              ; add float32x16
     c9  62f1644858d4              vaddps zmm2, zmm3, zmm4                              ; add float32x16
     cf  62f3754823da44            vshuff32x4 zmm3, zmm1, zmm2, 68                      ; shuffle float32x16
     d6  62f3754823caee            vshuff32x4 zmm1, zmm1, zmm2, 238                     ; shuffle float32x16
     dd  62f1644858c9              vaddps zmm1, zmm3, zmm1                              ; add float32x16
     e3  62f1544858d6              vaddps zmm2, zmm5, zmm6                              ; add float32x16
     e9  62d1444858d8              vaddps zmm3, zmm7, zmm8                              ; add float32x16
     ef  62f36d4823e344            vshuff32x4 zmm4, zmm2, zmm3, 68                      ; shuffle float32x16
     f6  62f36d4823d3ee            vshuff32x4 zmm2, zmm2, zmm3, 238                     ; shuffle float32x16
     fd  62f15c4858d2              vaddps zmm2, zmm4, zmm2                              ; add float32x16
    103  62f3754823da88            vshuff32x4 zmm3, zmm1, zmm2, 136                     ; shuffle float32x16
    10a  62f3754823cadd            vshuff32x4 zmm1, zmm1, zmm2, 221                     ; shuffle float32x16
    111  62f1644858c9              vaddps zmm1, zmm3, zmm1                              ; add float32x16
    117  62f1f548c6d155            vshufpd zmm2, zmm1, zmm1, 85                         ; gep float32x16
    11e  62f1744858ca              vaddps zmm1, zmm1, zmm2                              ; add float32x16
    124  62f17448c6d1e1            vshufps zmm2, zmm1, zmm1, 225                        ; gep float32x16
    12b  62f1744858ca              vaddps zmm1, zmm1, zmm2                              ; add float32x16
    131  c5fa1108                  vmovss dword ptr [rax], xmm1                         ; store void
    135  62f37d4819ca01            vextractf32x4 xmm2, zmm1, 1                          ; gep float32
    13c  c5fa115004                vmovss dword ptr [rax + 4], xmm2                     ; store void
    141  62f37d4819ca02            vextractf32x4 xmm2, zmm1, 2                          ; gep float32
    148  c5fa115008                vmovss dword ptr [rax + 8], xmm2                     ; store void
    14d  62f37d4819c903            vextractf32x4 xmm1, zmm1, 3                          ; gep float32
    154  c5fa11480c                vmovss dword ptr [rax + 12], xmm1                    ; store void
    159  4883c010                  add rax, 16                                          ; end void
    15d  4881c200100000            add rdx, 4096
    164  483bc1                    cmp rax, rcx
    167  0f85b3feffff              jne loop_20
done_16d:
    16d  c5f877                    vzeroupper                                           ; sink void
    170  c3                        ret
