row_sum:
      0  b800000000                mov eax, 0
      5  c4e27d58058e010000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
      e  488b17                    mov rdx, qword ptr [rdi]
     11  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 16>
     15  b800000000                mov eax, 0                                           ; range int32
loop_20:
     20  488bf0                    mov rsi, rax                                         ; mul int32
     23  c1e60b                    shl esi, 11
     26  c4e27d580d6d010000        vpbroadcastd ymm1, dword ptr [rip + 00000000]        ; range int32
     2f  c4e27d581564010000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
     38  c4e27d581d5b010000        vpbroadcastd ymm3, dword ptr [rip + 00000000]
     41  c4e27d582552010000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
     4a  c4e27d582d49010000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
     53  c4e27d583540010000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
     5c  c4e27d583d37010000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
     65  c4627d58052e010000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
     6e  488d34b1                  lea rsi, [rcx + rsi*4]
     72  488dbe00040000            lea rdi, [rsi + 1024]
loop_80:
     80  c5f4580e                  vaddps ymm1, ymm1, ymmword ptr [rsi]                 ; add float32x8
     84  c5ec589600040000          vaddps ymm2, ymm2, ymmword ptr [rsi + 1024]          ; add float32x8
     8c  c5e4589e00080000          vaddps ymm3, ymm3, ymmword ptr [rsi + 2048]          ; add float32x8
     94  c5dc58a6000c0000          vaddps ymm4, ymm4, ymmword ptr [rsi + 3072]          ; add float32x8
     9c  c5d458ae00100000          vaddps ymm5, ymm5, ymmword ptr [rsi + 4096]          ; add float32x8
     a4  c5cc58b600140000          vaddps ymm6, ymm6, ymmword ptr [rsi + 5120]          ; add float32x8
     ac  c5c458be00180000          vaddps ymm7, ymm7, ymmword ptr [rsi + 6144]          ; add float32x8
     b4  c53c5886001c0000          vaddps ymm8, ymm8, ymmword ptr [rsi + 7168]          ; add float32x8
     bc  4883c620                  add rsi, 32                                          ; end void
     c0  483bf7                    cmp rsi, rdi
     c3  75bb                      jne loop_80
done_c5:
     c5  c4637506ca20              vperm2f128 ymm9, ymm1, ymm2, 32                      ; shuffle float32x8
     cb  c4e37506ca31              vperm2f128 ymm1, ymm1, ymm2, 49                      ; shuffle float32x8
     d1  c5b458c9                  vaddps ymm1, ymm9, ymm1                              ; add float32x8
     d5  c4e36506d420              vperm2f128 ymm2, ymm3, ymm4, 32                      ; shuffle float32x8
     db  c4e36506dc31              vperm2f128 ymm3, ymm3, ymm4, 49                      ; shuffle float32x8
     e1  c5ec58d3                  vaddps ymm2, ymm2, ymm3                              ; add float32x8
     e5  c5f514da                  vunpcklpd ymm3, ymm1, ymm2                           ; shuffle float32x8
     e9  c5f515ca                  vunpckhpd ymm1, ymm1, ymm2                           ; shuffle float32x8
     ed  c5e458c9                  vaddps ymm1, ymm3, ymm1                              ; add float32x8
     f1  c4e35506d620              vperm2f128 ymm2, ymm5, ymm6, 32                      ; shuffle float32x8
     f7  c4e35506de31              vperm2f128 ymm3, ymm5, ymm6, 49                      ; shuffle float32x8
     fd  c5ec58d3                  vaddps ymm2, ymm2, ymm3                              ; add float32x8
    101  c4c34506d820              vperm2f128 ymm3, ymm7, ymm8, 32                      ; shuffle float32x8
    107  c4c34506e031              vperm2f128 ymm4, ymm7, ymm8, 49                      ; shuffle float32x8
    10d  c5e458dc                  vaddps ymm3, ymm3, ymm4                              ; add float32x8
    111  c5ed14e3                  vunpcklpd ymm4, ymm2, ymm3                           ; shuffle float32x8
    115  c5ed15d3                  vunpckhpd ymm2, ymm2, ymm3                           ; shuffle float32x8
    119  c5dc58d2                  vaddps ymm2, ymm4, ymm2                              ; add float32x8
    11d  c5f4c6da88                vshufps ymm3, ymm1, ymm2, 136                        ; shuffle float32x8
    122  c5f4c6cadd                vshufps ymm1, ymm1, ymm2, 221                        ; shuffle float32x8
    127  c5e458c9                  vaddps ymm1, ymm3, ymm1                              ; add float32x8
    12b  c5fa110a                  vmovss dword ptr [rdx], xmm1                         ; store void
    12f  c4e37d19ca01              vextractf128 xmm2, ymm1, 1                           ; gep float32
    135  c5fa115204                vmovss dword ptr [rdx + 4], xmm2                     ; store void
    13a  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
    13f  c5fa115208                vmovss dword ptr [rdx + 8], xmm2                     ; store void
    144  c4e37d19ca01              vextractf128 xmm2, ymm1, 1                           ; gep float32
    14a  c5e973da04                vpsrldq xmm2, xmm2, 4
    14f  c5fa11520c                vmovss dword ptr [rdx + 12], xmm2                    ; store void
    154  c5e973d908                vpsrldq xmm2, xmm1, 8                                ; gep float32
    159  c5fa115210                vmovss dword ptr [rdx + 16], xmm2                    ; store void
    15e  c4e37d19ca01              vextractf128 xmm2, ymm1, 1                           ; gep float32
    164  c5e973da08                vpsrldq xmm2, xmm2, 8
    169  c5fa115214                vmovss dword ptr [rdx + 20], xmm2                    ; store void
    16e  c5e973d90c                vpsrldq xmm2, xmm1, 12                               ; gep float32
    173  c5fa115218                vmovss dword ptr [rdx + 24], xmm2                    ; store void
    178  c4e37d19c901              vextractf128 xmm1, ymm1, 1                           ; gep float32
    17e  c5f173d90c                vpsrldq xmm1, xmm1, 12
    183  c5fa114a1c                vmovss dword ptr [rdx + 28], xmm1                    ; store void
    188  4883c220                  add rdx, 32                                          ; end void
    18c  83c001                    add eax, 1
    18f  83f802                    cmp eax, 2
    192  0f8c88feffff              jl loop_20
done_198:
    198  c5f877                    vzeroupper                                           ; sink void
    19b  c3                        ret
