odd_tail:
      0  b800000000                mov eax, 0
      5  62f27d485805f1000000      vpbroadcastd zmm0, dword ptr [rip + 00000040]
      f  62f27d48580deb000000      vpbroadcastd zmm1, dword ptr [rip + 0000803f]
     19  62f17c4810159d000000      vmovups zmm2, zmmword ptr [rip + 000000000100000002000000030000000400000005000000060000000700000008000000090000000a0000000b0000000c0000000d0000000e0000000f000000]
     23  62f27d48581ddb000000      vpbroadcastd zmm3, dword ptr [rip + 05000000]
     2d  488b17                    mov rdx, qword ptr [rdi]
     30  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 37>
     34  b800000000                mov eax, 0                                           ; range int32
     39  488bf1                    mov rsi, rcx
     3c  488bfa                    mov rdi, rdx
loop_40:
     40  62f17c481026              vmovups zmm4, zmmword ptr [rsi]                      ; load float32x16
     46  62f27d48a8e1              vfmadd213ps zmm4, zmm0, zmm1                         ; mulacc float32x16
     4c  62f17c481127              vmovups zmmword ptr [rdi], zmm4                      ; store void
     52  4883c640                  add rsi, 64                                          ; end void
     56  4883c740                  add rdi, 64
     5a  83c001                    add eax, 1
     5d  83f802                    cmp eax, 2
     60  7cde                      jl loop_40
done_62:
     62  62f36d481fcb01            vpcmpd k1, zmm2, zmm3, 1                             ; cmplt boolx16
     69  62f17ec96f5102            vmovdqu32 zmm2{k1}{z}, zmmword ptr [rcx + 128]       ; load float32x16
     70  62f27d48a8d1              vfmadd213ps zmm2, zmm0, zmm1                         ; mulacc float32x16
     76  62f17e497f5202            vmovdqu32 zmmword ptr [rdx + 128]{k1}, zmm2          ; store void
     7d  c5f877                    vzeroupper                                           ; sink void
     80  c3                        ret
