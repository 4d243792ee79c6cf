row_sum:
      0  62f27d485805ca010000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
      a  488b07                    mov rax, qword ptr [rdi]
      d  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 16>
     11  488d4840                  lea rcx, [rax + 64]                                  ; range int32
loop_20:
     20  62f27d48580daa010000      vpbroadcastd zmm1, dword ptr [rip + 00000000]        ; range int32
     2a  62f27d485815a0010000      vpbroadcastd zmm2, dword ptr [rip + 00000000]
     34  62f27d48581d96010000      vpbroadcastd zmm3, dword ptr [rip + 00000000]
     3e  62f27d4858258c010000      vpbroadcastd zmm4, dword ptr [rip + 00000000]
     48  62f27d48582d82010000      vpbroadcastd zmm5, dword ptr [rip + 00000000]
     52  62f27d48583578010000      vpbroadcastd zmm6, dword ptr [rip + 00000000]
     5c  62f27d48583d6e010000      vpbroadcastd zmm7, dword ptr [rip + 00000000]
     66  62727d48580564010000      vpbroadcastd zmm8, dword ptr [rip + 00000000]
     70  488bf2                    mov rsi, rdx
     73  488dbe00040000            lea rdi, [rsi + 1024]
loop_80:
     80  62f17448580e              vaddps zmm1, zmm1, zmmword ptr [rsi]                 ; add float32x16
     86  62f16c48585610            vaddps zmm2, zmm2, zmmword ptr [rsi + 1024]          ; add float32x16
     8d  62f16448585e20            vaddps zmm3, zmm3, zmmword ptr [rsi + 2048]          ; add float32x16
     94  62f15c48586630            vaddps zmm4, zmm4, zmmword ptr [rsi + 3072]          ; add float32x16
     9b  62f15448586e40            vaddps zmm5, zmm5, zmmword ptr [rsi + 4096]          ; add float32x16
     a2  62f14c48587650            vaddps zmm6, zmm6, zmmword ptr [rsi + 5120]          ; add float32x16
     a9  62f14448587e60            vaddps zmm7, zmm7, zmmword ptr [rsi + 6144]          ; add float32x16
     b0  62713c48584670            vaddps zmm8, zmm8, zmmword ptr [rsi + 7168]          ; add float32x16
     b7  4883c640                  add rsi, 64                                          ; end void
     bb  483bf7                    cmp rsi, rdi
     be  75c0                      jne loop_80
done_c0:
     c0  6273754823ca44            vshuff32x4 zmm9, zmm1, zmm2, 68                      ; shuffle float32x16
     c7  62f3754823caee            vshuff32x4 zmm1, zmm1, zmm2, 238                     ; shuffle float32x16
     ce  62f1344858c9              vaddps zmm1, zmm9, zmm1                              ; add float32x16
     d4  62f3654823d444            vshuff32x4 zmm2, zmm3, zmm4, 68                      ; shuffle float32x16
     db  62f3654823dcee            vshuff32x4 zmm3, zmm3, zmm4, 238                     ; shuffle float32x16
     e2  62f16c4858d3              vaddps zmm2, zmm2, zmm3                              ; add float32x16
     e8  62f3754823da88            vshuff32x4 zmm3, zmm1, zmm2, 136                     ; shuffle float32x16
     ef  62f3754823cadd            vshuff32x4 zmm1, zmm1, zmm2, 221                     ; shuffle float32x16
     f6  62f1644858c9              vaddps zmm1, zmm3, zmm1                              ; add float32x16
     fc  62f3554823d644            vshuff32x4 zmm2, zmm5, zmm6, 68                      ; shuffle float32x16
    103  62f3554823deee            vshuff32x4 zmm3, zmm5, zmm6, 238                     ; shuffle float32x16
    10a  62f16c4858d3              vaddps zmm2, zmm2, zmm3                              ; add float32x16
    110  62d3454823d844            vshuff32x4 zmm3, zmm7, zmm8, 68                      ; shuffle float32x16
    117  62d3454823e0ee            vshuff32x4 zmm4, zmm7, zmm8, 238                     ; shuffle float32x16
    11e  62f1644858dc              vaddps zmm3, zmm3, zmm4                              ; add float32x16
    124  62f36d4823e388            vshuff32x4 zmm4, zmm2, zmm3, 136                     ; shuffle float32x16
    12b  62f36d4823d3dd            vshuff32x4 zmm2, zmm2, zmm3, 221                     ; shuffle float32x16
    132  62f15c4858d2              vaddps zmm2, zmm4, zmm2                              ; add float32x16
    138  62f1f54814da              vunpcklpd zmm3, zmm1, zmm2                           ; shuffle float32x16
    13e  62f1f54815ca              vunpckhpd zmm1, zmm1, zmm2                           ; shuffle float32x16
    144  62f1644858c9              vaddps zmm1, zmm3, zmm1                              ; add float32x16
    14a  62f17448c6d1b1            vshufps zmm2, zmm1, zmm1, 177                        ; gep float32x16
    151  62f1744858ca              vaddps zmm1, zmm1, zmm2                              ; add float32x16
    157  c5fa1108                  vmovss dword ptr [rax], xmm1                         ; store void
    15b  62f37d4819ca01            vextractf32x4 xmm2, zmm1, 1                          ; gep float32
    162  c5fa115004                vmovss dword ptr [rax + 4], xmm2                     ; store void
    167  62f37d4819ca02            vextractf32x4 xmm2, zmm1, 2                          ; gep float32
    16e  c5fa115008                vmovss dword ptr [rax + 8], xmm2                     ; store void
    173  62f37d4819ca03            vextractf32x4 xmm2, zmm1, 3                          ; gep float32
    17a  c5fa11500c                vmovss dword ptr [rax + 12], xmm2                    ; store void
    17f  c5e973d908                vpsrldq xmm2, xmm1, 8                                ; gep float32
    184  c5fa115010                vmovss dword ptr [rax + 16], xmm2                    ; store void
    189  62f37d4819ca01            vextractf32x4 xmm2, zmm1, 1                          ; gep float32
    190  c5e973da08                vpsrldq xmm2, xmm2, 8
    195  c5fa115014                vmovss dword ptr [rax + 20], xmm2                    ; store void
    19a  62f37d4819ca02            vextractf32x4 xmm2, zmm1, 2                          ; gep float32
    1a1  c5e973da08                vpsrldq xmm2, xmm2, 8
    1a6  c5fa115018                vmovss dword ptr [rax + 24], xmm2                    ; store void
    1ab  62f37d4819c903            vextractf32x4 xmm1, zmm1, 3                          ; gep float32
    1b2  c5f173d908                vpsrldq xmm1, xmm1, 8
    1b7  c5fa11481c                vmovss dword ptr [rax + 28], xmm1                    ; store void
    1bc  4883c020                  add rax, 32                                          ; end void
    1c0  4881c200200000            add rdx, 8192
    1c7  483bc1                    cmp rax, rcx
    1ca  0f8550feffff              jne loop_20
done_1d0:
    1d0  c5f877                    vzeroupper                                           ; sink void
    1d3  c3                        ret
