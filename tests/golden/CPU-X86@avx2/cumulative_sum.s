cumulative_sum:
      0  c4e27d5805b7020000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
      9  c5fc100d4f020000          vmovups ymm1, ymmword ptr [rip + 0000000000000000020000000200000004000000040000000600000006000000]
     11  c5fc101567020000          vmovups ymm2, ymmword ptr [rip + 0000000001000000020000000300000003000000030000000300000003000000]
     19  c5fc101d7f020000          vmovups ymm3, ymmword ptr [rip + 0700000007000000070000000700000007000000070000000700000007000000]
     21  488b07                    mov rax, qword ptr [rdi]
     24  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 512>
     28  488d8a00080000            lea rcx, [rdx + 2048]                                ; range int32
loop_40:
     40  c5fc1022                  vmovups ymm4, ymmword ptr [rdx]                      ; load float32x8
     44  c4e27536ec                vpermd ymm5, ymm1, ymm4                              ; shuffle float32x8
     49  c4e37d02edaa              vpblendd ymm5, ymm0, ymm5, 170
     4f  c5d458e4                  vaddps ymm4, ymm5, ymm4                              ; add float32x8
     53  c5fcc6ec54                vshufps ymm5, ymm0, ymm4, 84                         ; shuffle float32x8
     58  c5d458e4                  vaddps ymm4, ymm5, ymm4                              ; add float32x8
     5c  c4e26d36ec                vpermd ymm5, ymm2, ymm4                              ; shuffle float32x8
     61  c4e37d02edf0              vpblendd ymm5, ymm0, ymm5, 240
     67  c5d458e4                  vaddps ymm4, ymm5, ymm4                              ; add float32x8
     6b  c5fc1120                  vmovups ymmword ptr [rax], ymm4                      ; store void
     6f  c4e26536e4                vpermd ymm4, ymm3, ymm4                              ; gep float32x8
     74  c5fc106a20                vmovups ymm5, ymmword ptr [rdx + 32]                 ; load float32x8
     79  c4e27536f5                vpermd ymm6, ymm1, ymm5                              ; shuffle float32x8
     7e  c4e37d02f6aa              vpblendd ymm6, ymm0, ymm6, 170
     84  c5cc58ed                  vaddps ymm5, ymm6, ymm5                              ; add float32x8
     88  c5fcc6f554                vshufps ymm6, ymm0, ymm5, 84                         ; shuffle float32x8
     8d  c5cc58ed                  vaddps ymm5, ymm6, ymm5                              ; add float32x8
     91  c4e26d36f5                vpermd ymm6, ymm2, ymm5                              ; shuffle float32x8
     96  c4e37d02f6f0              vpblendd ymm6, ymm0, ymm6, 240
     9c  c5cc58ed                  vaddps ymm5, ymm6, ymm5                              ; add float32x8
     a0  c5dc58f5                  vaddps ymm6, ymm4, ymm5                              ; add float32x8
     a4  c5fc117020                vmovups ymmword ptr [rax + 32], ymm6                 ; store void
     a9  c4e26536ed                vpermd ymm5, ymm3, ymm5                              ; gep float32x8
     ae  c5dc58e5                  vaddps ymm4, ymm4, ymm5                              ; add float32x8
     b2  c5fc106a40                vmovups ymm5, ymmword ptr [rdx + 64]                 ; load float32x8
     b7  c4e27536f5                vpermd ymm6, ymm1, ymm5                              ; shuffle float32x8
     bc  c4e37d02f6aa              vpblendd ymm6, ymm0, ymm6, 170
     c2  c5cc58ed                  vaddps ymm5, ymm6, ymm5                              ; add float32x8
     c6  c5fcc6f554                vshufps ymm6, ymm0, ymm5, 84                         ; shuffle float32x8
     cb  c5cc58ed                  vaddps ymm5, ymm6, ymm5                              ; add float32x8
     cf  c4e26d36f5                vpermd ymm6, ymm2, ymm5                              ; shuffle float32x8
     d4  c4e37d02f6f0              vpblendd ymm6, ymm0, ymm6, 240
     da  c5cc58ed                  vaddps ymm5, ymm6, ymm5                              ; add float32x8
     de  c5dc58f5                  vaddps ymm6, ymm4, ymm5                              ; add float32x8
     e2  c5fc117040                vmovups ymmword ptr [rax + 64], ymm6                 ; store void
     e7  c4e26536ed                vpermd ymm5, ymm3, ymm5                              ; gep float32x8
     ec  c5dc58e5                  vaddps ymm4, ymm4, ymm5                              ; add float32x8
     f0  c5fc106a60                vmovups ymm5, ymmword ptr [rdx + 96]                 ; load float32x8
     f5  c4e27536f5                vpermd ymm6, ymm1, ymm5                              ; shuffle float32x8
     fa  c4e37d02f6aa              vpblendd ymm6, ymm0, ymm6, 170
    100  c5cc58ed                  vaddps ymm5, ymm6, ymm5                              ; add float32x8
    104  c5fcc6f554                vshufps ymm6, ymm0, ymm5, 84                         ; shuffle float32x8
    109  c5cc58ed                  vaddps ymm5, ymm6, ymm5                              ; add float32x8
    10d  c4e26d36f5                vpermd ymm6, ymm2, ymm5                              ; shuffle float32x8
    112  c4e37d02f6f0              vpblendd ymm6, ymm0, ymm6, 240
    118  c5cc58ed                  vaddps ymm5, ymm6, ymm5                              ; add float32x8
    11c  c5dc58f5                  vaddps ymm6, ymm4, ymm5                              ; add float32x8
    120  c5fc117060                vmovups ymmword ptr [rax + 96], ymm6                 ; store void
    125  c4e26536ed                vpermd ymm5, ymm3, ymm5                              ; gep float32x8
    12a  c5dc58e5                  vaddps ymm4, ymm4, ymm5                              ; add float32x8
    12e  c5fc10aa80000000          vmovups ymm5, ymmword ptr [rdx + 128]                ; load float32x8
    136  c4e27536f5                vpermd ymm6, ymm1, ymm5                              ; shuffle float32x8
    13b  c4e37d02f6aa              vpblendd ymm6, ymm0, ymm6, 170
    141  c5cc58ed                  vaddps ymm5, ymm6, ymm5                              ; add float32x8
    145  c5fcc6f554                vshufps ymm6, ymm0, ymm5, 84                         ; shuffle float32x8
    14a  c5cc58ed                  vaddps ymm5, ymm6, ymm5                              ; add float32x8
    14e  c4e26d36f5                vpermd ymm6, ymm2, ymm5                              ; shuffle float32x8
    153  c4e37d02f6f0              vpblendd ymm6, ymm0, ymm6, 240
    159  c5cc58ed                  vaddps ymm5, ymm6, ymm5                              ; add float32x8
    15d  c5dc58f5                  vaddps ymm6, ymm4, ymm5                              ; add float32x8
    161  c5fc11b080000000          vmovups ymmword ptr [rax + 128], ymm6                ; store void
    169  c4e26536ed                vpermd ymm5, ymm3, ymm5                              ; gep float32x8
    16e  c5dc58e5                  vaddps ymm4, ymm4, ymm5                              ; add float32x8
    172  c5fc10aaa0000000          vmovups ymm5, ymmword ptr [rdx + 160]                ; load float32x8
    17a  c4e27536f5                vpermd ymm6, ymm1, ymm5                              ; shuffle float32x8
    17f  c4e37d02f6aa              vpblendd ymm6, ymm0, ymm6, 170
    185  c5cc58ed                  vaddps ymm5, ymm6, ymm5                              ; add float32x8
    189  c5fcc6f554                vshufps ymm6, ymm0, ymm5, 84                         ; shuffle float32x8
    18e  c5cc58ed                  vaddps ymm5, ymm6, ymm5                              ; add float32x8
    192  c4e26d36f5                vpermd ymm6, ymm2, ymm5                              ; shuffle float32x8
    197  c4e37d02f6f0              vpblendd ymm6, ymm0, ymm6, 240
    19d  c5cc58ed                  vaddps ymm5, ymm6, ymm5                              ; add float32x8
    1a1  c5dc58f5                  vaddps ymm6, ymm4, ymm5                              ; add float32x8
    1a5  c5fc11b0a0000000          vmovups ymmword ptr [rax + 160], ymm6                ; store void
    1ad  c4e26536ed                vpermd ymm5, ymm3, ymm5                              ; gep float32x8
    1b2  c5dc58e5                  vaddps ymm4, ymm4, ymm5                              ; add float32x8
    1b6  c5fc10aac0000000          vmovups ymm5, ymmword ptr [rdx + 192]                ; load float32x8
    1be  c4e27536f5                vpermd ymm6, ymm1, ymm5                              ; shuffle float32x8
    1c3  c4e37d02f6aa              vpblendd ymm6, ymm0, ymm6, 170
    1c9  c5cc58ed                  vaddps ymm5, ymm6, ymm5                              ; add float32x8
    1cd  c5fcc6f554                vshufps ymm6, ymm0, ymm5, 84                         ; shuffle float32x8
    1d2  c5cc58ed                  vaddps ymm5, ymm6, ymm5                              ; add float32x8
    1d6  c4e26d36f5                vpermd ymm6, ymm2, ymm5                              ; shuffle float32x8
    1db  c4e37d02f6f0              vpblendd ymm6, ymm0, ymm6, 240
    1e1  c5cc58ed                  vaddps ymm5, ymm6, ymm5                              ; add float32x8
    1e5  c5dc58f5                  vaddps ymm6, ymm4, ymm5                              ; add float32x8
    1e9  c5fc11b0c0000000          vmovups ymmword ptr [rax + 192], ymm6                ; store void
    1f1  c4e26536ed                vpermd ymm5, ymm3, ymm5                              ; gep float32x8
    1f6  c5dc58e5                  vaddps ymm4, ymm4, ymm5                              ; add float32x8
    1fa  c5fc10aae0000000          vmovups ymm5, ymmword ptr [rdx + 224]                ; load float32x8
    202  c4e27536f5                vpermd ymm6, ymm1, ymm5                              ; shuffle float32x8
    207  c4e37d02f6aa              vpblendd ymm6, ymm0, ymm6, 170
    20d  c5cc58ed                  vaddps ymm5, ymm6, ymm5                              ; add float32x8
    211  c5fcc6f554                vshufps ymm6, ymm0, ymm5, 84                         ; shuffle float32x8
    216  c5cc58ed                  vaddps ymm5, ymm6, ymm5                              ; add float32x8
    21a  c4e26d36f5                vpermd ymm6, ymm2, ymm5                              ; shuffle float32x8
    21f  c4e37d02f6f0              vpblendd ymm6, ymm0, ymm6, 240
    225  c5cc58ed                  vaddps ymm5, ymm6, ymm5                              ; add float32x8
    229  c5dc58e5                  vaddps ymm4, ymm4, ymm5                              ; add float32x8
    22d  c5fc11a0e0000000          vmovups ymmword ptr [rax + 224], ymm4                ; store void
    235  4881c200010000            add rdx, 256                                         ; end void
    23c  4881c000010000            add rax, 256
    243  483bd1                    cmp rdx, rcx
    246  0f85f4fdffff              jne loop_40
done_24c:
    24c  c5f877                    vzeroupper                                           ; sink void
    24f  c3                        ret
