cumulative_sum:
      0  c4e27d5805f7010000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
      9  c5fc100d8f010000          vmovups ymm1, ymmword ptr [rip + 0000000000000000020000000200000004000000040000000600000006000000]
     11  c5fc1015a7010000          vmovups ymm2, ymmword ptr [rip + 0000000001000000020000000300000003000000030000000300000003000000]
     19  c5fc101dbf010000          vmovups ymm3, ymmword ptr [rip + 0700000007000000070000000700000007000000070000000700000007000000]
     21  488b07                    mov rax, qword ptr [rdi]
     24  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 512>
     28  488d8a00080000            lea rcx, [rdx + 2048]                                ; range int32
loop_40:
     40  c4e27d5825b7010000        vpbroadcastd ymm4, dword ptr [rip + 00000000]        ; range int32
     49  488bf2                    mov rsi, rdx
     4c  488bf8                    mov rdi, rax
     4f  4c8d8600010000            lea r8, [rsi + 256]
loop_60:
     60  c5fc102e                  vmovups ymm5, ymmword ptr [rsi]                      ; load float32x8
     64  c4e27536f5                vpermd ymm6, ymm1, ymm5                              ; shuffle float32x8
     69  c4e37d02f6aa              vpblendd ymm6, ymm0, ymm6, 170
     6f  c5cc58ed                  vaddps ymm5, ymm6, ymm5                              ; add float32x8
     73  c5fcc6f554                vshufps ymm6, ymm0, ymm5, 84                         ; shuffle float32x8
     78  c5cc58ed                  vaddps ymm5, ymm6, ymm5                              ; add float32x8
     7c  c4e26d36f5                vpermd ymm6, ymm2, ymm5                              ; shuffle float32x8
     81  c4e37d02f6f0              vpblendd ymm6, ymm0, ymm6, 240
     87  c5cc58ed                  vaddps ymm5, ymm6, ymm5                              ; add float32x8
     8b  c5dc58f5                  vaddps ymm6, ymm4, ymm5                              ; add float32x8
     8f  c5fc1137                  vmovups ymmword ptr [rdi], ymm6                      ; store void
     93  c4e26536ed                vpermd ymm5, ymm3, ymm5                              ; gep float32x8
     98  c5fc107620                vmovups ymm6, ymmword ptr [rsi + 32]                 ; load float32x8
     9d  c4e27536fe                vpermd ymm7, ymm1, ymm6                              ; shuffle float32x8
     a2  c4e37d02ffaa              vpblendd ymm7, ymm0, ymm7, 170
     a8  c5c458f6                  vaddps ymm6, ymm7, ymm6                              ; add float32x8
     ac  c5fcc6fe54                vshufps ymm7, ymm0, ymm6, 84                         ; shuffle float32x8
     b1  c5c458f6                  vaddps ymm6, ymm7, ymm6                              ; add float32x8
     b5  c4e26d36fe                vpermd ymm7, ymm2, ymm6                              ; shuffle float32x8
     ba  c4e37d02fff0              vpblendd ymm7, ymm0, ymm7, 240
     c0  c5c458f6                  vaddps ymm6, ymm7, ymm6                              ; add float32x8
     c4  c5d458fe                  vaddps ymm7, ymm5, ymm6                              ; add float32x8
     c8  c5dc58ff                  vaddps ymm7, ymm4, ymm7                              ; add float32x8
     cc  c5fc117f20                vmovups ymmword ptr [rdi + 32], ymm7                 ; store void
     d1  c4e26536f6                vpermd ymm6, ymm3, ymm6                              ; gep float32x8
     d6  c5d458ee                  vaddps ymm5, ymm5, ymm6                              ; add float32x8
     da  c5fc107640                vmovups ymm6, ymmword ptr [rsi + 64]                 ; load float32x8
     df  c4e27536fe                vpermd ymm7, ymm1, ymm6                              ; shuffle float32x8
     e4  c4e37d02ffaa              vpblendd ymm7, ymm0, ymm7, 170
     ea  c5c458f6                  vaddps ymm6, ymm7, ymm6                              ; add float32x8
     ee  c5fcc6fe54                vshufps ymm7, ymm0, ymm6, 84                         ; shuffle float32x8
     f3  c5c458f6                  vaddps ymm6, ymm7, ymm6                              ; add float32x8
     f7  c4e26d36fe                vpermd ymm7, ymm2, ymm6                              ; shuffle float32x8
     fc  c4e37d02fff0              vpblendd ymm7, ymm0, ymm7, 240
    102  c5c458f6                  vaddps ymm6, ymm7, ymm6                              ; add float32x8
    106  c5d458fe                  vaddps ymm7, ymm5, ymm6                              ; add float32x8
    10a  c5dc58ff                  vaddps ymm7, ymm4, ymm7                              ; add float32x8
    10e  c5fc117f40                vmovups ymmword ptr [rdi + 64], ymm7                 ; store void
    113  c4e26536f6                vpermd ymm6, ymm3, ymm6                              ; gep float32x8
    118  c5d458ee                  vaddps ymm5, ymm5, ymm6                              ; add float32x8
    11c  c5fc107660                vmovups ymm6, ymmword ptr [rsi + 96]                 ; load float32x8
    121  c4e27536fe                vpermd ymm7, ymm1, ymm6                              ; shuffle float32x8
    126  c4e37d02ffaa              vpblendd ymm7, ymm0, ymm7, 170
    12c  c5c458f6                  vaddps ymm6, ymm7, ymm6                              ; add float32x8
    130  c5fcc6fe54                vshufps ymm7, ymm0, ymm6, 84                         ; shuffle float32x8
    135  c5c458f6                  vaddps ymm6, ymm7, ymm6                              ; add float32x8
    139  c4e26d36fe                vpermd ymm7, ymm2, ymm6                              ; shuffle float32x8
    13e  c4e37d02fff0              vpblendd ymm7, ymm0, ymm7, 240
    144  c5c458f6                  vaddps ymm6, ymm7, ymm6                              ; add float32x8
    148  c5d458fe                  vaddps ymm7, ymm5, ymm6                              ; add float32x8
    14c  c5dc58ff                  vaddps ymm7, ymm4, ymm7                              ; add float32x8
    150  c5fc117f60                vmovups ymmword ptr [rdi + 96], ymm7                 ; store void
    155  c4e26536f6                vpermd ymm6, ymm3, ymm6                              ; gep float32x8
    15a  c5d458ee                  vaddps ymm5, ymm5, ymm6                              ; add float32x8
    15e  c5dc58e5                  vaddps ymm4, ymm4, ymm5                              ; add float32x8
    162  4881c680000000            add rsi, 128                                         ; end void
    169  4881c780000000            add rdi, 128
    170  493bf0                    cmp rsi, r8
    173  0f85e7feffff              jne loop_60
done_179:
    179  4881c200010000            add rdx, 256                                         ; end void
    180  4881c000010000            add rax, 256
    187  483bd1                    cmp rdx, rcx
    18a  0f85b0feffff              jne loop_40
done_190:
    190  c5f877                    vzeroupper                                           ; sink void
    193  c3                        ret
