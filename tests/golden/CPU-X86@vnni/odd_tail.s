odd_tail:
      0  62f27d485805b6000000      vpbroadcastd zmm0, dword ptr [rip + 00000040]
      a  62f27d48580db0000000      vpbroadcastd zmm1, dword ptr [rip + 0000803f]
     14  62f17c48101562000000      vmovups zmm2, zmmword ptr [rip + 000000000100000002000000030000000400000005000000060000000700000008000000090000000a0000000b0000000c0000000d0000000e0000000f000000]
     1e  62f27d48581da0000000      vpbroadcastd zmm3, dword ptr [rip + 05000000]
     28  488b07                    mov rax, qword ptr [rdi]
     2b  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 37>
     2f  488bca                    mov rcx, rdx                                         ; range int32
     32  488bf0                    mov rsi, rax
     35  488db980000000            lea rdi, [rcx + 128]
loop_40:
     40  62f17c481021              vmovups zmm4, zmmword ptr [rcx]                      ; load float32x16
     46  62f27d48a8e1              vfmadd213ps zmm4, zmm0, zmm1                         ; mulacc float32x16
     4c  62f17c481126              vmovups zmmword ptr [rsi], zmm4                      ; store void
     52  4883c140                  add rcx, 64                                          ; end void
     56  4883c640                  add rsi, 64
     5a  483bcf                    cmp rcx, rdi
     5d  75e1                      jne loop_40
done_5f:
     5f  62f36d481fcb01            vpcmpd k1, zmm2, zmm3, 1                             ; cmplt boolx16
     66  62f17ec96f5202            vmovdqu32 zmm2{k1}{z}, zmmword ptr [rdx + 128]       ; load float32x16
     6d  62f27d48a8d1              vfmadd213ps zmm2, zmm0, zmm1                         ; mulacc float32x16
     73  62f17e497f5002            vmovdqu32 zmmword ptr [rax + 128]{k1}, zmm2          ; store void
     7a  c5f877                    vzeroupper                                           ; sink void
     7d  c3                        ret
