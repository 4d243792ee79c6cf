cumulative_sum:
      0  41b900000000              mov r9d, 0
      6  c4e27d5825f1010000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
      f  c5fc103d89010000          vmovups ymm7, ymmword ptr [rip + 0000000000000000020000000200000004000000040000000600000006000000]
     17  c5fc1035a1010000          vmovups ymm6, ymmword ptr [rip + 0000000001000000020000000300000003000000030000000300000003000000]
     1f  c5fc102db9010000          vmovups ymm5, ymmword ptr [rip + 0700000007000000070000000700000007000000070000000700000007000000]
     27  4c8b07                    mov r8, qword ptr [rdi]
     2a  488b7f08                  mov rdi, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 512>
     2e  be00000000                mov esi, 0                                           ; range int32
loop_40:
     40  488bc6                    mov rax, rsi                                         ; mul int32
     43  c1e006                    shl eax, 6
     46  c4e27d581db1010000        vpbroadcastd ymm3, dword ptr [rip + 00000000]        ; range int32
     4f  b900000000                mov ecx, 0
     54  488d1487                  lea rdx, [rdi + rax*4]
     58  498d0480                  lea rax, [r8 + rax*4]
loop_60:
     60  c5fc100a                  vmovups ymm1, ymmword ptr [rdx]                      ; load float32x8
     64  c4e24536c1                vpermd ymm0, ymm7, ymm1                              ; shuffle float32x8
     69  c4e35d02c0aa              vpblendd ymm0, ymm4, ymm0, 170
     6f  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
     73  c5dcc6c854                vshufps ymm1, ymm4, ymm0, 84                         ; shuffle float32x8
     78  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
     7c  c4e24d36c1                vpermd ymm0, ymm6, ymm1                              ; shuffle float32x8
     81  c4e35d02c0f0              vpblendd ymm0, ymm4, ymm0, 240
     87  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
     8b  c5e458c1                  vaddps ymm0, ymm3, ymm1                              ; add float32x8
     8f  c5fc1100                  vmovups ymmword ptr [rax], ymm0                      ; store void
     93  c4e25536d1                vpermd ymm2, ymm5, ymm1                              ; gep float32x8
     98  c5fc104a20                vmovups ymm1, ymmword ptr [rdx + 32]                 ; load float32x8
     9d  c4e24536c1                vpermd ymm0, ymm7, ymm1                              ; shuffle float32x8
     a2  c4e35d02c0aa              vpblendd ymm0, ymm4, ymm0, 170
     a8  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
     ac  c5dcc6c854                vshufps ymm1, ymm4, ymm0, 84                         ; shuffle float32x8
     b1  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
     b5  c4e24d36c1                vpermd ymm0, ymm6, ymm1                              ; shuffle float32x8
     ba  c4e35d02c0f0              vpblendd ymm0, ymm4, ymm0, 240
     c0  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
     c4  c5ec58c1                  vaddps ymm0, ymm2, ymm1                              ; add float32x8
     c8  c5e458c0                  vaddps ymm0, ymm3, ymm0                              ; add float32x8
     cc  c5fc114020                vmovups ymmword ptr [rax + 32], ymm0                 ; store void
     d1  c4e25536c1                vpermd ymm0, ymm5, ymm1                              ; gep float32x8
     d6  c5ec58d0                  vaddps ymm2, ymm2, ymm0                              ; add float32x8
     da  c5fc104a40                vmovups ymm1, ymmword ptr [rdx + 64]                 ; load float32x8
     df  c4e24536c1                vpermd ymm0, ymm7, ymm1                              ; shuffle float32x8
     e4  c4e35d02c0aa              vpblendd ymm0, ymm4, ymm0, 170
     ea  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
     ee  c5dcc6c854                vshufps ymm1, ymm4, ymm0, 84                         ; shuffle float32x8
     f3  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
     f7  c4e24d36c1                vpermd ymm0, ymm6, ymm1                              ; shuffle float32x8
     fc  c4e35d02c0f0              vpblendd ymm0, ymm4, ymm0, 240
    102  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
    106  c5ec58c1                  vaddps ymm0, ymm2, ymm1                              ; add float32x8
    10a  c5e458c0                  vaddps ymm0, ymm3, ymm0                              ; add float32x8
    10e  c5fc114040                vmovups ymmword ptr [rax + 64], ymm0                 ; store void
    113  c4e25536c1                vpermd ymm0, ymm5, ymm1                              ; gep float32x8
    118  c5ec58d0                  vaddps ymm2, ymm2, ymm0                              ; add float32x8
    11c  c5fc104a60                vmovups ymm1, ymmword ptr [rdx + 96]                 ; load float32x8
    121  c4e24536c1                vpermd ymm0, ymm7, ymm1                              ; shuffle float32x8
    126  c4e35d02c0aa              vpblendd ymm0, ymm4, ymm0, 170
    12c  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    130  c5dcc6c854                vshufps ymm1, ymm4, ymm0, 84                         ; shuffle float32x8
    135  c5f458c8                  vaddps ymm1, ymm1, ymm0                              ; add float32x8
    139  c4e24d36c1                vpermd ymm0, ymm6, ymm1                              ; shuffle float32x8
    13e  c4e35d02c0f0              vpblendd ymm0, ymm4, ymm0, 240
    144  c5fc58c9                  vaddps ymm1, ymm0, ymm1                              ; add float32x8
    148  c5ec58c1                  vaddps ymm0, ymm2, ymm1                              ; add float32x8
    14c  c5e458c0                  vaddps ymm0, ymm3, ymm0                              ; add float32x8
    150  c5fc114060                vmovups ymmword ptr [rax + 96], ymm0                 ; store void
    155  c4e25536c1                vpermd ymm0, ymm5, ymm1                              ; gep float32x8
    15a  c5ec58c0                  vaddps ymm0, ymm2, ymm0                              ; add float32x8
    15e  c5e458d8                  vaddps ymm3, ymm3, ymm0                              ; add float32x8
    162  4881c280000000            add rdx, 128                                         ; end void
    169  4881c080000000            add rax, 128
    170  83c101                    add ecx, 1
    173  83f902                    cmp ecx, 2
    176  0f8ce4feffff              jl loop_60
done_17c:
    17c  83c601                    add esi, 1                                           ; end void
    17f  83fe08                    cmp esi, 8
    182  0f8cb8feffff              jl loop_40
done_188:
    188  c5f877                    vzeroupper                                           ; sink void
    18b  c3                        ret
