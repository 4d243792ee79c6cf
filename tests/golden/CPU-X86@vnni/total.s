total:
      0  62f27d485805c2000000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
      a  b800000000                mov eax, 0
      f  488b17                    mov rdx, qword ptr [rdi]
     12  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 1>
     16  62f27d48580dac000000      vpbroadcastd zmm1, dword ptr [rip + 00000000]        ; range int32
     20  62f27d485815a2000000      vpbroadcastd zmm2, dword ptr [rip + 00000000]
     2a  62f27d48581d98000000      vpbroadcastd zmm3, dword ptr [rip + 00000000]
     34  62f27d4858058e000000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
     3e  b800000000                mov eax, 0
loop_60:
     60  62f174485809              vaddps zmm1, zmm1, zmmword ptr [rcx]                 ; add float32x16
     66  62f16c48585101            vaddps zmm2, zmm2, zmmword ptr [rcx + 64]            ; add float32x16
     6d  62f16448585902            vaddps zmm3, zmm3, zmmword ptr [rcx + 128]           ; add float32x16
     74  62f17c48584103            vaddps zmm0, zmm0, zmmword ptr [rcx + 192]           ; add float32x16
     7b  4881c100010000            add rcx, 256                                         ; end void
     82  83c001                    add eax, 1
     85  83f840                    cmp eax, 64
     88  7cd6                      jl loop_60
done_8a:
     8a  62f1744858cb              vaddps zmm1, zmm1, zmm3                              ; add float32x16
     90  62f16c4858c0              vaddps zmm0, zmm2, zmm0                              ; add float32x16
     96  62f1744858c0              vaddps zmm0, zmm1, zmm0                              ; add float32x16
     9c  62f3fd481bc101            vextractf64x4 ymm1, zmm0, 1                          ; gep float32x8
     a3  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
     a7  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep float32x4
     ae  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x4
     b2  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep float32x2
     b6  c5f858c1                  vaddps xmm0, xmm0, xmm1                              ; add float32x2
     ba  c5f173d804                vpsrldq xmm1, xmm0, 4                                ; gep float32
     bf  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
     c3  c5fa1102                  vmovss dword ptr [rdx], xmm0                         ; store void
     c7  c5f877                    vzeroupper                                           ; sink void
     ca  c3                        ret
