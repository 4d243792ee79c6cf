masks:
      0  c4e27d580537010000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
      9  c4e27d580d32010000        vpbroadcastd ymm1, dword ptr [rip + ffffffff]
     12  c4e27978152e010000        vpbroadcastb xmm2, byte ptr [rip + 01]
     1b  c5fc101ddd000000          vmovups ymm3, ymmword ptr [rip + 0004080c8080808080808080808080800004080c808080808080808080808080]
     23  c5fc1025f5000000          vmovups ymm4, ymmword ptr [rip + 0000000004000000000000000000000000000000000000000000000000000000]
     2b  488b07                    mov rax, qword ptr [rdi]
     2e  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<bool, global, 64>
     32  488b4f10                  mov rcx, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 64>
     36  488b7718                  mov rsi, qword ptr [rdi + 24]                        ; define_global ptr<float32, global, 64>
     3a  488dba00010000            lea rdi, [rdx + 256]                                 ; range int32
loop_60:
     60  c5fc102a                  vmovups ymm5, ymmword ptr [rdx]                      ; load float32x8
     64  c5fc1031                  vmovups ymm6, ymmword ptr [rcx]                      ; load float32x8
     68  c5d4c2f601                vcmpps ymm6, ymm5, ymm6, 1                           ; cmplt boolx8
     6d  c5fb103e                  vmovsd xmm7, qword ptr [rsi]                         ; load boolx8
     71  c4e27d31ff                vpmovzxbd ymm7, xmm7
     76  c5c576f8                  vpcmpeqd ymm7, ymm7, ymm0
     7a  c5c5eff9                  vpxor ymm7, ymm7, ymm1
     7e  c5cddbf7                  vpand ymm6, ymm6, ymm7                               ; and boolx8
     82  c5d4c2ed04                vcmpps ymm5, ymm5, ymm5, 4                           ; cmpne boolx8
     87  c5cdebed                  vpor ymm5, ymm6, ymm5                                ; or boolx8
     8b  c4e25500eb                vpshufb ymm5, ymm5, ymm3                             ; store void
     90  c4e25d36ed                vpermd ymm5, ymm4, ymm5
     95  c5d1dbea                  vpand xmm5, xmm5, xmm2
     99  c5fb1128                  vmovsd qword ptr [rax], xmm5
     9d  c5fc106a20                vmovups ymm5, ymmword ptr [rdx + 32]                 ; load float32x8
     a2  c5fc107120                vmovups ymm6, ymmword ptr [rcx + 32]                 ; load float32x8
     a7  c5d4c2f601                vcmpps ymm6, ymm5, ymm6, 1                           ; cmplt boolx8
     ac  c5fb107e08                vmovsd xmm7, qword ptr [rsi + 8]                     ; load boolx8
     b1  c4e27d31ff                vpmovzxbd ymm7, xmm7
     b6  c5c576f8                  vpcmpeqd ymm7, ymm7, ymm0
     ba  c5c5eff9                  vpxor ymm7, ymm7, ymm1
     be  c5cddbf7                  vpand ymm6, ymm6, ymm7                               ; and boolx8
     c2  c5d4c2ed04                vcmpps ymm5, ymm5, ymm5, 4                           ; cmpne boolx8
     c7  c5cdebed                  vpor ymm5, ymm6, ymm5                                ; or boolx8
     cb  c4e25500eb                vpshufb ymm5, ymm5, ymm3                             ; store void
     d0  c4e25d36ed                vpermd ymm5, ymm4, ymm5
     d5  c5d1dbea                  vpand xmm5, xmm5, xmm2
     d9  c5fb116808                vmovsd qword ptr [rax + 8], xmm5
     de  4883c240                  add rdx, 64                                          ; end void
     e2  4883c140                  add rcx, 64
     e6  4883c610                  add rsi, 16
     ea  4883c010                  add rax, 16
     ee  483bd7                    cmp rdx, rdi
     f1  0f8569ffffff              jne loop_60
done_f7:
     f7  c5f877                    vzeroupper                                           ; sink void
     fa  c3                        ret
