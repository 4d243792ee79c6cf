total:
      0  62f27d48580512010000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
      a  488b07                    mov rax, qword ptr [rdi]
      d  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 1>
     11  62f27d48580d01010000      vpbroadcastd zmm1, dword ptr [rip + 00000000]        ; range int32
     1b  62f27d485815f7000000      vpbroadcastd zmm2, dword ptr [rip + 00000000]
     25  62f27d48581ded000000      vpbroadcastd zmm3, dword ptr [rip + 00000000]
     2f  62f27d485825e3000000      vpbroadcastd zmm4, dword ptr [rip + 00000000]
     39  62f27d48582dd9000000      vpbroadcastd zmm5, dword ptr [rip + 00000000]
     43  62f27d485835cf000000      vpbroadcastd zmm6, dword ptr [rip + 00000000]
     4d  62f27d48583dc5000000      vpbroadcastd zmm7, dword ptr [rip + 00000000]
     57  62f27d485805bb000000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
     61  488d8a00400000            lea rcx, [rdx + 16384]
loop_80:
     80  62f17448580a              vaddps zmm1, zmm1, zmmword ptr [rdx]                 ; add float32x16
     86  62f16c48585201            vaddps zmm2, zmm2, zmmword ptr [rdx + 64]            ; add float32x16
     8d  62f16448585a02            vaddps zmm3, zmm3, zmmword ptr [rdx + 128]           ; add float32x16
     94  62f15c48586203            vaddps zmm4, zmm4, zmmword ptr [rdx + 192]           ; add float32x16
     9b  62f15448586a04            vaddps zmm5, zmm5, zmmword ptr [rdx + 256]           ; add float32x16
     a2  62f14c48587205            vaddps zmm6, zmm6, zmmword ptr [rdx + 320]           ; add float32x16
     a9  62f14448587a06            vaddps zmm7, zmm7, zmmword ptr [rdx + 384]           ; add float32x16
     b0  62f17c48584207            vaddps zmm0, zmm0, zmmword ptr [rdx + 448]           ; add float32x16
     b7  4881c200020000            add rdx, 512                                         ; end void
     be  483bd1                    cmp rdx, rcx
     c1  75bd                      jne loop_80
done_c3:
     c3  62f1744858cd              vaddps zmm1, zmm1, zmm5                              ; add float32x16
     c9  62f1644858df              vaddps zmm3, zmm3, zmm7                              ; add float32x16
     cf  62f1744858cb              vaddps zmm1, zmm1, zmm3                              ; add float32x16
     d5  62f16c4858d6              vaddps zmm2, zmm2, zmm6                              ; add float32x16
     db  62f15c4858c0              vaddps zmm0, zmm4, zmm0                              ; add float32x16
     e1  62f16c4858c0              vaddps zmm0, zmm2, zmm0                              ; add float32x16
     e7  62f1744858c0              vaddps zmm0, zmm1, zmm0                              ; add float32x16
     ed  62f3fd481bc101            vextractf64x4 ymm1, zmm0, 1                          ; gep float32x8
     f4  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
     f8  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep float32x4
     ff  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x4
    103  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep float32x2
    107  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x2
    10b  c5f173d804                vpsrldq xmm1, xmm0, 4                                ; gep float32
    110  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
    114  c5fa1100                  vmovss dword ptr [rax], xmm0                         ; store void
    118  c5f877                    vzeroupper                                           ; sink void
    11b  c3                        ret
