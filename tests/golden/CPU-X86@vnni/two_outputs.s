two_outputs:
      0  62f27d485805b2000000      vpbroadcastd zmm0, dword ptr [rip + 0000803f]
      a  488b07                    mov rax, qword ptr [rdi]
      d  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 64>
     11  488b4f10                  mov rcx, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 64>
     15  488b7718                  mov rsi, qword ptr [rdi + 24]                        ; define_global ptr<float32, global, 64>
     19  62f17c481009              vmovups zmm1, zmmword ptr [rcx]                      ; load float32x16
     1f  62f174485916              vmulps zmm2, zmm1, zmmword ptr [rsi]                 ; mul float32x16
     25  62f16c4858d8              vaddps zmm3, zmm2, zmm0                              ; add float32x16
     2b  62f17c481118              vmovups zmmword ptr [rax], zmm3                      ; store void
     31  62f17c48105901            vmovups zmm3, zmmword ptr [rcx + 64]                 ; load float32x16
     38  62f16448596601            vmulps zmm4, zmm3, zmmword ptr [rsi + 64]            ; mul float32x16
     3f  62f15c4858e8              vaddps zmm5, zmm4, zmm0                              ; add float32x16
     45  62f17c48116801            vmovups zmmword ptr [rax + 64], zmm5                 ; store void
     4c  62f17c48106902            vmovups zmm5, zmmword ptr [rcx + 128]                ; load float32x16
     53  62f15448597602            vmulps zmm6, zmm5, zmmword ptr [rsi + 128]           ; mul float32x16
     5a  62f14c4858f8              vaddps zmm7, zmm6, zmm0                              ; add float32x16
     60  62f17c48117802            vmovups zmmword ptr [rax + 128], zmm7                ; store void
     67  62f17c48107903            vmovups zmm7, zmmword ptr [rcx + 192]                ; load float32x16
     6e  62714448594603            vmulps zmm8, zmm7, zmmword ptr [rsi + 192]           ; mul float32x16
     75  62f13c4858c0              vaddps zmm0, zmm8, zmm0                              ; add float32x16
     7b  62f17c48114003            vmovups zmmword ptr [rax + 192], zmm0                ; store void
     82  62f16c485cc1              vsubps zmm0, zmm2, zmm1                              ; sub float32x16
     88  62f17c481102              vmovups zmmword ptr [rdx], zmm0                      ; store void
     8e  62f15c485cc3              vsubps zmm0, zmm4, zmm3                              ; sub float32x16
     94  62f17c48114201            vmovups zmmword ptr [rdx + 64], zmm0                 ; store void
     9b  62f14c485cc5              vsubps zmm0, zmm6, zmm5                              ; sub float32x16
     a1  62f17c48114202            vmovups zmmword ptr [rdx + 128], zmm0                ; store void
     a8  62f13c485cc7              vsubps zmm0, zmm8, zmm7                              ; sub float32x16
     ae  62f17c48114203            vmovups zmmword ptr [rdx + 192], zmm0                ; store void
     b5  c5f877                    vzeroupper                                           ; sink void
     b8  c3                        ret
