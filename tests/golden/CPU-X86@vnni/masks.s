masks:
      0  c4e279780589000000        vpbroadcastb xmm0, byte ptr [rip + 00]
      9  c4e279780d81000000        vpbroadcastb xmm1, byte ptr [rip + 01]
     12  488b07                    mov rax, qword ptr [rdi]
     15  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<bool, global, 64>
     19  488b4f10                  mov rcx, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 64>
     1d  488b7718                  mov rsi, qword ptr [rdi + 24]                        ; define_global ptr<float32, global, 64>
     21  488dba00010000            lea rdi, [rdx + 256]                                 ; range int32
loop_40:
     40  62f17c481012              vmovups zmm2, zmmword ptr [rdx]                      ; load float32x16
     46  62f17c481019              vmovups zmm3, zmmword ptr [rcx]                      ; load float32x16
     4c  62f16c48c2cb01            vcmpps k1, zmm2, zmm3, 1                             ; cmplt boolx16
     53  c5f8101e                  vmovups xmm3, xmmword ptr [rsi]                      ; load boolx16
     57  62f365083ed004            vpcmpub k2, xmm3, xmm0, 4
     5e  c4e1f441ca                kandq k1, k1, k2                                     ; and boolx16
     63  62f16c48c2d204            vcmpps k2, zmm2, zmm2, 4                             ; cmpne boolx16
     6a  c4e1f445ca                korq k1, k1, k2                                      ; or boolx16
     6f  62f27d0966d1              vpblendmb xmm2{k1}, xmm0, xmm1                       ; store void
     75  c5f81110                  vmovups xmmword ptr [rax], xmm2
     79  4883c240                  add rdx, 64                                          ; end void
     7d  4883c140                  add rcx, 64
     81  4883c610                  add rsi, 16
     85  4883c010                  add rax, 16
     89  483bd7                    cmp rdx, rdi
     8c  75b2                      jne loop_40
done_8e:
     8e  c5f877                    vzeroupper                                           ; sink void
     91  c3                        ret
