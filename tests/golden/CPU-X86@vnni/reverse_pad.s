reverse_pad:
      0  62f17c481005f6000000      vmovups zmm0, zmmword ptr [rip + 000000000100000002000000030000000400000005000000060000000700000008000000090000000a0000000b0000000c0000000d0000000e0000000f000000]
      a  62f27d48580d6c010000      vpbroadcastd zmm1, dword ptr [rip + 01000000]
     14  62f27d48581566010000      vpbroadcastd zmm2, dword ptr [rip + 0e000000]
     1e  62f17c48101d18010000      vmovups zmm3, zmmword ptr [rip + 0f0000000e0000000d0000000c0000000b0000000a00000009000000080000000700000006000000050000000400000003000000020000000100000000000000]
     28  62f27d48582556010000      vpbroadcastd zmm4, dword ptr [rip + 0000803f]
     32  b800000000                mov eax, 0
     37  62f27d48582d4b010000      vpbroadcastd zmm5, dword ptr [rip + 09000000]
     41  62f27d48583545010000      vpbroadcastd zmm6, dword ptr [rip + 06000000]
     4b  488b17                    mov rdx, qword ptr [rdi]
     4e  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 25>
     52  62f375481fc801            vpcmpd k1, zmm1, zmm0, 1                             ; cmplt boolx16
     59  62f37d481fd201            vpcmpd k2, zmm0, zmm2, 1                             ; cmplt boolx16
     60  62f17eca6f8918000000      vmovdqu32 zmm1{k2}{z}, zmmword ptr [rcx + 24]        ; load float32x16
     6a  62f2654836c9              vpermd zmm1, zmm3, zmm1                              ; gep float32x16
     70  62f25d4964c9              vpblendmd zmm1{k1}, zmm4, zmm1                       ; where float32x16
     76  b800000000                mov eax, 0                                           ; range int32
loop_80:
     80  62f17c48110a              vmovups zmmword ptr [rdx], zmm1                      ; store void
     86  83c001                    add eax, 1                                           ; end void
     89  83f801                    cmp eax, 1
     8c  7cf2                      jl loop_80
done_8e:
     8e  62f37d481fcd01            vpcmpd k1, zmm0, zmm5, 1                             ; cmplt boolx16
     95  62f37d481fd601            vpcmpd k2, zmm0, zmm6, 1                             ; cmplt boolx16
     9c  62f355481fd801            vpcmpd k3, zmm5, zmm0, 1                             ; cmplt boolx16
     a3  62f17ecb6f81d8ffffff      vmovdqu32 zmm0{k3}{z}, zmmword ptr [rcx - 40]        ; load float32x16
     ad  62f2654836c0              vpermd zmm0, zmm3, zmm0                              ; gep float32x16
     b3  62f25d4a64c0              vpblendmd zmm0{k2}, zmm4, zmm0                       ; where float32x16
     b9  62f17e497f4201            vmovdqu32 zmmword ptr [rdx + 64]{k1}, zmm0           ; store void
     c0  c5f877                    vzeroupper                                           ; sink void
     c3  c3                        ret
