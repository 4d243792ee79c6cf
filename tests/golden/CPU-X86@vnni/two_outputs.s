two_outputs:
      0  62f27d48580576000000      vpbroadcastd zmm0, dword ptr [rip + 0000803f]
      a  488b07                    mov rax, qword ptr [rdi]
      d  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 64>
     11  488b4f10                  mov rcx, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 64>
     15  488b7718                  mov rsi, qword ptr [rdi + 24]                        ; define_global ptr<float32, global, 64>
     19  488db900010000            lea rdi, [rcx + 256]                                 ; range int32
loop_40:
     40  62f17c481009              vmovups zmm1, zmmword ptr [rcx]                      ; load float32x16
     46  62f174485916              vmulps zmm2, zmm1, zmmword ptr [rsi]                 ; mul float32x16
     4c  62f16c4858d8              vaddps zmm3, zmm2, zmm0                              ; add float32x16
     52  62f17c481118              vmovups zmmword ptr [rax], zmm3                      ; store void
     58  62f16c485cc9              vsubps zmm1, zmm2, zmm1                              ; sub float32x16
     5e  62f17c48110a              vmovups zmmword ptr [rdx], zmm1                      ; store void
     64  4883c140                  add rcx, 64                                          ; end void
     68  4883c640                  add rsi, 64
     6c  4883c040                  add rax, 64
     70  4883c240                  add rdx, 64
     74  483bcf                    cmp rcx, rdi
     77  75c7                      jne loop_40
done_79:
     79  c5f877                    vzeroupper                                           ; sink void
     7c  c3                        ret
