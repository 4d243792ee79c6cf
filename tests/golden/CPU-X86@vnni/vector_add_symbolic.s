vector_add_symbolic:
      0  b800000000                mov eax, 0
      5  62f17c48100db1000000      vmovups zmm1, zmmword ptr [rip + 000000000100000002000000030000000400000005000000060000000700000008000000090000000a0000000b0000000c0000000d0000000e0000000f000000]
      f  4c8b1f                    mov r11, qword ptr [rdi]
     12  4c8b4f08                  mov r9, qword ptr [rdi + 8]                          ; define_global ptr<float32, global, 4096>
     16  4c8b5710                  mov r10, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 4096>
     1a  448b4718                  mov r8d, dword ptr [rdi + 24]                        ; define_global ptr<float32, global, 4096>
     1e  498bf8                    mov rdi, r8                                          ; shr int32
     21  c1ff04                    sar edi, 4
     24  be00000000                mov esi, 0                                           ; range int32
     29  3bc7                      cmp eax, edi
     2b  7d38                      jge done_65
     2d  498bc9                    mov rcx, r9
     30  498bd2                    mov rdx, r10
     33  498bc3                    mov rax, r11
loop_40:
     40  62f17c481001              vmovups zmm0, zmmword ptr [rcx]                      ; load float32x16
     46  62f17c485802              vaddps zmm0, zmm0, zmmword ptr [rdx]                 ; add float32x16
     4c  62f17c481100              vmovups zmmword ptr [rax], zmm0                      ; store void
     52  4883c140                  add rcx, 64                                          ; end void
     56  4883c240                  add rdx, 64
     5a  4883c040                  add rax, 64
     5e  83c601                    add esi, 1
     61  3bf7                      cmp esi, edi
     63  7cdb                      jl loop_40
done_65:
     65  c1e704                    shl edi, 4                                           ; mul int32
     68  62f27d487cc7              vpbroadcastd zmm0, edi                               ; vectorize int32x16
     6e  62f17d48fec9              vpaddd zmm1, zmm0, zmm1                              ; add int32x16
     74  62d27d487cc0              vpbroadcastd zmm0, r8d                               ; vectorize int32x16
     7a  62f375481fc801            vpcmpd k1, zmm1, zmm0, 1                             ; cmplt boolx16
     81  62d17ec96f0cb9            vmovdqu32 zmm1{k1}{z}, zmmword ptr [r9 + rdi*4]      ; load float32x16
     88  62d17ec96f04ba            vmovdqu32 zmm0{k1}{z}, zmmword ptr [r10 + rdi*4]     ; load float32x16
     8f  62f1744858c0              vaddps zmm0, zmm1, zmm0                              ; add float32x16
     95  62d17e497f04bb            vmovdqu32 zmmword ptr [r11 + rdi*4]{k1}, zmm0        ; store void
     9c  c5f877                    vzeroupper                                           ; sink void
     9f  c3                        ret
