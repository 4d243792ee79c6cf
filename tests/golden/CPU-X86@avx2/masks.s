masks:
      0  b800000000                mov eax, 0
      5  c4e27d5805f2000000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
      e  c4e27d580ded000000        vpbroadcastd ymm1, dword ptr [rip + ffffffff]
     17  c4e2797815e9000000        vpbroadcastb xmm2, byte ptr [rip + 01]
     20  c5fc101d98000000          vmovups ymm3, ymmword ptr [rip + 0004080c8080808080808080808080800004080c808080808080808080808080]
     28  c5fc1025b0000000          vmovups ymm4, ymmword ptr [rip + 0000000004000000000000000000000000000000000000000000000000000000]
     30  488b17                    mov rdx, qword ptr [rdi]
     33  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<bool, global, 64>
     37  488b7710                  mov rsi, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 64>
     3b  488b7f18                  mov rdi, qword ptr [rdi + 24]                        ; define_global ptr<float32, global, 64>
     3f  b800000000                mov eax, 0                                           ; range int32
loop_60:
     60  c5fc1029                  vmovups ymm5, ymmword ptr [rcx]                      ; load float32x8
     64  c5fc1036                  vmovups ymm6, ymmword ptr [rsi]                      ; load float32x8
     68  c5d4c2f601                vcmpps ymm6, ymm5, ymm6, 1                           ; cmplt boolx8
     6d  c5fb103cc7                vmovsd xmm7, qword ptr [rdi + rax*8]                 ; load boolx8
     72  c4e27d31ff                vpmovzxbd ymm7, xmm7
     77  c5c576f8                  vpcmpeqd ymm7, ymm7, ymm0
     7b  c5c5eff9                  vpxor ymm7, ymm7, ymm1
     7f  c5cddbf7                  vpand ymm6, ymm6, ymm7                               ; and boolx8
     83  c5d4c2ed04                vcmpps ymm5, ymm5, ymm5, 4                           ; cmpne boolx8
     88  c5cdebed                  vpor ymm5, ymm6, ymm5                                ; or boolx8
     8c  c4e25500eb                vpshufb ymm5, ymm5, ymm3                             ; store void
     91  c4e25d36ed                vpermd ymm5, ymm4, ymm5
     96  c5d1dbea                  vpand xmm5, xmm5, xmm2
     9a  c5fb112cc2                vmovsd qword ptr [rdx + rax*8], xmm5
     9f  4883c120                  add rcx, 32                                          ; end void
     a3  4883c620                  add rsi, 32
     a7  83c001                    add eax, 1
     aa  83f808                    cmp eax, 8
     ad  7cb1                      jl loop_60
done_af:
     af  c5f877                    vzeroupper                                           ; sink void
     b2  c3                        ret
