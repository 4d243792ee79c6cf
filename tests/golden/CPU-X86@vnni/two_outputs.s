two_outputs:
      0  ba00000000                mov edx, 0
      5  62f27d48581d71000000      vpbroadcastd zmm3, dword ptr [rip + 0000803f]
      f  488bc7                    mov rax, rdi
     12  488b38                    mov rdi, qword ptr [rax]
     15  488b7008                  mov rsi, qword ptr [rax + 8]                         ; define_global ptr<float32, global, 64>
     19  488b4810                  mov rcx, qword ptr [rax + 16]                        ; define_global ptr<float32, global, 64>
     1d  488b4018                  mov rax, qword ptr [rax + 24]                        ; define_global ptr<float32, global, 64>
     21  ba00000000                mov edx, 0                                           ; range int32
loop_40:
     40  62f17c481011              vmovups zmm2, zmmword ptr [rcx]                      ; load float32x16
     46  62f16c485908              vmulps zmm1, zmm2, zmmword ptr [rax]                 ; mul float32x16
     4c  62f1744858c3              vaddps zmm0, zmm1, zmm3                              ; add float32x16
     52  62f17c481107              vmovups zmmword ptr [rdi], zmm0                      ; store void
     58  62f174485cc2              vsubps zmm0, zmm1, zmm2                              ; sub float32x16
     5e  62f17c481106              vmovups zmmword ptr [rsi], zmm0                      ; store void
     64  4883c140                  add rcx, 64                                          ; end void
     68  4883c040                  add rax, 64
     6c  4883c740                  add rdi, 64
     70  4883c640                  add rsi, 64
     74  83c201                    add edx, 1
     77  83fa04                    cmp edx, 4
     7a  7cc4                      jl loop_40
done_7c:
     7c  c5f877                    vzeroupper                                           ; sink void
     7f  c3                        ret
