vector_add_symbolic:
      0  b800000000                mov eax, 0
      5  62f17c481005b1000000      vmovups zmm0, zmmword ptr [rip + 000000000100000002000000030000000400000005000000060000000700000008000000090000000a0000000b0000000c0000000d0000000e0000000f000000]
      f  488b17                    mov rdx, qword ptr [rdi]
     12  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 4096>
     16  488b7710                  mov rsi, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 4096>
     1a  8b7f18                    mov edi, dword ptr [rdi + 24]                        ; define_global ptr<float32, global, 4096>
     1d  4c8bc7                    mov r8, rdi                                          ; shr int32
     20  41c1f804                  sar r8d, 4
     24  41b900000000              mov r9d, 0                                           ; range int32
     2a  413bc0                    cmp eax, r8d
     2d  7d38                      jge done_67
     2f  488bc1                    mov rax, rcx
     32  4c8bd6                    mov r10, rsi
     35  4c8bda                    mov r11, rdx
loop_40:
     40  62f17c481008              vmovups zmm1, zmmword ptr [rax]                      ; load float32x16
     46  62d17448580a              vaddps zmm1, zmm1, zmmword ptr [r10]                 ; add float32x16
     4c  62d17c48110b              vmovups zmmword ptr [r11], zmm1                      ; store void
     52  4883c040                  add rax, 64                                          ; end void
     56  4983c240                  add r10, 64
     5a  4983c340                  add r11, 64
     5e  4183c101                  add r9d, 1
     62  453bc8                    cmp r9d, r8d
     65  7cd9                      jl loop_40
done_67:
     67  41c1e004                  shl r8d, 4                                           ; mul int32
     6b  62d27d487cc8              vpbroadcastd zmm1, r8d                               ; vectorize int32x16
     71  62f17548fec0              vpaddd zmm0, zmm1, zmm0                              ; add int32x16
     77  62f27d487ccf              vpbroadcastd zmm1, edi                               ; vectorize int32x16
     7d  62f37d481fc901            vpcmpd k1, zmm0, zmm1, 1                             ; cmplt boolx16
     84  62b17ec96f0481            vmovdqu32 zmm0{k1}{z}, zmmword ptr [rcx + r8*4]      ; load float32x16
     8b  62b17ec96f0c86            vmovdqu32 zmm1{k1}{z}, zmmword ptr [rsi + r8*4]      ; load float32x16
     92  62f17c4858c1              vaddps zmm0, zmm0, zmm1                              ; add float32x16
     98  62b17e497f0482            vmovdqu32 zmmword ptr [rdx + r8*4]{k1}, zmm0         ; store void
     9f  c5f877                    vzeroupper                                           ; sink void
     a2  c3                        ret
