two_outputs:
      0  b800000000                mov eax, 0
      5  62f27d48580571000000      vpbroadcastd zmm0, dword ptr [rip + 0000803f]
      f  488b17                    mov rdx, qword ptr [rdi]
     12  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 64>
     16  488b7710                  mov rsi, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 64>
     1a  488b7f18                  mov rdi, qword ptr [rdi + 24]                        ; define_global ptr<float32, global, 64>
     1e  b800000000                mov eax, 0                                           ; range int32
loop_40:
     40  62f17c48100e              vmovups zmm1, zmmword ptr [rsi]                      ; load float32x16
     46  62f174485917              vmulps zmm2, zmm1, zmmword ptr [rdi]                 ; mul float32x16
     4c  62f16c4858d8              vaddps zmm3, zmm2, zmm0                              ; add float32x16
     52  62f17c48111a              vmovups zmmword ptr [rdx], zmm3                      ; store void
     58  62f16c485cc9              vsubps zmm1, zmm2, zmm1                              ; sub float32x16
     5e  62f17c481109              vmovups zmmword ptr [rcx], zmm1                      ; store void
     64  4883c640                  add rsi, 64                                          ; end void
     68  4883c740                  add rdi, 64
     6c  4883c240                  add rdx, 64
     70  4883c140                  add rcx, 64
     74  83c001                    add eax, 1
     77  83f804                    cmp eax, 4
     7a  7cc4                      jl loop_40
done_7c:
     7c  c5f877                    vzeroupper                                           ; sink void
     7f  c3                        ret
