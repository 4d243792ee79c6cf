masks:
      0  ba00000000                mov edx, 0
      5  c4e279781587000000        vpbroadcastb xmm2, byte ptr [rip + 00]
      e  c4e279781d7f000000        vpbroadcastb xmm3, byte ptr [rip + 01]
     17  488bc7                    mov rax, rdi
     1a  488b38                    mov rdi, qword ptr [rax]
     1d  488b7008                  mov rsi, qword ptr [rax + 8]                         ; define_global ptr<bool, global, 64>
     21  488b4810                  mov rcx, qword ptr [rax + 16]                        ; define_global ptr<float32, global, 64>
     25  488b4018                  mov rax, qword ptr [rax + 24]                        ; define_global ptr<float32, global, 64>
     29  ba00000000                mov edx, 0                                           ; range int32
loop_40:
     40  62f17c48100e              vmovups zmm1, zmmword ptr [rsi]                      ; load float32x16
     46  62f17c481001              vmovups zmm0, zmmword ptr [rcx]                      ; load float32x16
     4c  62f17448c2d001            vcmpps k2, zmm1, zmm0, 1                             ; cmplt boolx16
     53  c5f81000                  vmovups xmm0, xmmword ptr [rax]                      ; load boolx16
     57  62f37d083eca04            vpcmpub k1, xmm0, xmm2, 4
     5e  c4e1ec41d1                kandq k2, k2, k1                                     ; and boolx16
     63  62f17448c2c904            vcmpps k1, zmm1, zmm1, 4                             ; cmpne boolx16
     6a  c4e1ec45c9                korq k1, k2, k1                                      ; or boolx16
     6f  62f26d0966c3              vpblendmb xmm0{k1}, xmm2, xmm3                       ; store void
     75  c5f81107                  vmovups xmmword ptr [rdi], xmm0
     79  4883c640                  add rsi, 64                                          ; end void
     7d  4883c140                  add rcx, 64
     81  4883c010                  add rax, 16
     85  4883c710                  add rdi, 16
     89  83c201                    add edx, 1
     8c  83fa04                    cmp edx, 4
     8f  7caf                      jl loop_40
done_91:
     91  c5f877                    vzeroupper                                           ; sink void
     94  c3                        ret
