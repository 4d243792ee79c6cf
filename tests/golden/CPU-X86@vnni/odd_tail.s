odd_tail:
      0  b800000000                mov eax, 0
      5  62f27d485815f1000000      vpbroadcastd zmm2, dword ptr [rip + 00000040]
      f  62f27d48580deb000000      vpbroadcastd zmm1, dword ptr [rip + 0000803f]
     19  62f17c4810259d000000      vmovups zmm4, zmmword ptr [rip + 000000000100000002000000030000000400000005000000060000000700000008000000090000000a0000000b0000000c0000000d0000000e0000000f000000]
     23  62f27d48581ddb000000      vpbroadcastd zmm3, dword ptr [rip + 05000000]
     2d  4c8b07                    mov r8, qword ptr [rdi]
     30  488b7708                  mov rsi, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 37>
     34  b900000000                mov ecx, 0                                           ; range int32
     39  488bd6                    mov rdx, rsi
     3c  498bc0                    mov rax, r8
loop_40:
     40  62f17c481002              vmovups zmm0, zmmword ptr [rdx]                      ; load float32x16
     46  62f26d48a8c1              vfmadd213ps zmm0, zmm2, zmm1                         ; mulacc float32x16
     4c  62f17c481100              vmovups zmmword ptr [rax], zmm0                      ; store void
     52  4883c240                  add rdx, 64                                          ; end void
     56  4883c040                  add rax, 64
     5a  83c101                    add ecx, 1
     5d  83f902                    cmp ecx, 2
     60  7cde                      jl loop_40
done_62:
     62  62f35d481fcb01            vpcmpd k1, zmm4, zmm3, 1                             ; cmplt boolx16
     69  62f17ec96f4602            vmovdqu32 zmm0{k1}{z}, zmmword ptr [rsi + 128]       ; load float32x16
     70  62f26d48a8c1              vfmadd213ps zmm0, zmm2, zmm1                         ; mulacc float32x16
     76  62d17e497f4002            vmovdqu32 zmmword ptr [r8 + 128]{k1}, zmm0           ; store void
     7d  c5f877                    vzeroupper                                           ; sink void
     80  c3                        ret
