masks:
      0  b800000000                mov eax, 0
      5  c4e27d583df2000000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
      e  c4e27d5835ed000000        vpbroadcastd ymm6, dword ptr [rip + ffffffff]
     17  c4e279782de9000000        vpbroadcastb xmm5, byte ptr [rip + 01]
     20  c5fc102598000000          vmovups ymm4, ymmword ptr [rip + 0004080c8080808080808080808080800004080c808080808080808080808080]
     28  c5fc101db0000000          vmovups ymm3, ymmword ptr [rip + 0000000004000000000000000000000000000000000000000000000000000000]
     30  4c8b07                    mov r8, qword ptr [rdi]
     33  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<bool, global, 64>
     37  488b5710                  mov rdx, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 64>
     3b  488b7718                  mov rsi, qword ptr [rdi + 24]                        ; define_global ptr<float32, global, 64>
     3f  b800000000                mov eax, 0                                           ; range int32
loop_60:
     60  c5fc1011                  vmovups ymm2, ymmword ptr [rcx]                      ; load float32x8
     64  c5fc1002                  vmovups ymm0, ymmword ptr [rdx]                      ; load float32x8
     68  c5ecc2c801                vcmpps ymm1, ymm2, ymm0, 1                           ; cmplt boolx8
     6d  c5fb1004c6                vmovsd xmm0, qword ptr [rsi + rax*8]                 ; load boolx8
     72  c4e27d31c0                vpmovzxbd ymm0, xmm0
     77  c5fd76c7                  vpcmpeqd ymm0, ymm0, ymm7
     7b  c5fdefc6                  vpxor ymm0, ymm0, ymm6
     7f  c5f5dbc8                  vpand ymm1, ymm1, ymm0                               ; and boolx8
     83  c5ecc2c204                vcmpps ymm0, ymm2, ymm2, 4                           ; cmpne boolx8
     88  c5f5ebc0                  vpor ymm0, ymm1, ymm0                                ; or boolx8
     8c  c4e27d00c4                vpshufb ymm0, ymm0, ymm4                             ; store void
     91  c4e26536c0                vpermd ymm0, ymm3, ymm0
     96  c5f9dbc5                  vpand xmm0, xmm0, xmm5
     9a  c4c17b1104c0              vmovsd qword ptr [r8 + rax*8], xmm0
     a0  4883c120                  add rcx, 32                                          ; end void
     a4  4883c220                  add rdx, 32
     a8  83c001                    add eax, 1
     ab  83f808                    cmp eax, 8
     ae  7cb0                      jl loop_60
done_b0:
     b0  c5f877                    vzeroupper                                           ; sink void
     b3  c3                        ret
