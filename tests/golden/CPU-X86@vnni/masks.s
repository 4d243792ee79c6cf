masks:
      0  b800000000                mov eax, 0
      5  c4e279780587000000        vpbroadcastb xmm0, byte ptr [rip + 00]
      e  c4e279780d7f000000        vpbroadcastb xmm1, byte ptr [rip + 01]
     17  488b17                    mov rdx, qword ptr [rdi]
     1a  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<bool, global, 64>
     1e  488b7710                  mov rsi, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 64>
     22  488b7f18                  mov rdi, qword ptr [rdi + 24]                        ; define_global ptr<float32, global, 64>
     26  b800000000                mov eax, 0                                           ; range int32
loop_40:
     40  62f17c481011              vmovups zmm2, zmmword ptr [rcx]                      ; load float32x16
     46  62f17c48101e              vmovups zmm3, zmmword ptr [rsi]                      ; load float32x16
     4c  62f16c48c2cb01            vcmpps k1, zmm2, zmm3, 1                             ; cmplt boolx16
     53  c5f8101f                  vmovups xmm3, xmmword ptr [rdi]                      ; load boolx16
     57  62f365083ed004            vpcmpub k2, xmm3, xmm0, 4
     5e  c4e1f441ca                kandq k1, k1, k2                                     ; and boolx16
     63  62f16c48c2d204            vcmpps k2, zmm2, zmm2, 4                             ; cmpne boolx16
     6a  c4e1f445ca                korq k1, k1, k2                                      ; or boolx16
     6f  62f27d0966d1              vpblendmb xmm2{k1}, xmm0, xmm1                       ; store void
     75  c5f81112                  vmovups xmmword ptr [rdx], xmm2
     79  4883c140                  add rcx, 64                                          ; end void
     7d  4883c640                  add rsi, 64
     81  4883c710                  add rdi, 16
     85  4883c210                  add rdx, 16
     89  83c001                    add eax, 1
     8c  83f804                    cmp eax, 4
     8f  7caf                      jl loop_40
done_91:
     91  c5f877                    vzeroupper                                           ; sink void
     94  c3                        ret
