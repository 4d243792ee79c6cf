cumulative_sum:
      0  b800000000                mov eax, 0
      5  c4e27d580512020000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
      e  c5fc100daa010000          vmovups ymm1, ymmword ptr [rip + 0000000000000000020000000200000004000000040000000600000006000000]
     16  c5fc1015c2010000          vmovups ymm2, ymmword ptr [rip + 0000000001000000020000000300000003000000030000000300000003000000]
     1e  c5fc101dda010000          vmovups ymm3, ymmword ptr [rip + 0700000007000000070000000700000007000000070000000700000007000000]
     26  488b17                    mov rdx, qword ptr [rdi]
     29  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 512>
     2d  be00000000                mov esi, 0                                           ; range int32
loop_40:
     40  c4e27d5825d7010000        vpbroadcastd ymm4, dword ptr [rip + 00000000]        ; range int32
     49  bf00000000                mov edi, 0
     4e  4c8bc1                    mov r8, rcx
     51  4c8bca                    mov r9, rdx
loop_60:
     60  c4c17c1028                vmovups ymm5, ymmword ptr [r8]                       ; load float32x8
     65  c4e27536f5                vpermd ymm6, ymm1, ymm5                              ; shuffle float32x8
     6a  c4e37d02f6aa              vpblendd ymm6, ymm0, ymm6, 170
     70  c5cc58ed                  vaddps ymm5, ymm6, ymm5                              ; add float32x8
     74  c5fcc6f554                vshufps ymm6, ymm0, ymm5, 84                         ; shuffle float32x8
     79  c5cc58ed                  vaddps ymm5, ymm6, ymm5                              ; add float32x8
     7d  c4e26d36f5                vpermd ymm6, ymm2, ymm5                              ; shuffle float32x8
     82  c4e37d02f6f0              vpblendd ymm6, ymm0, ymm6, 240
     88  c5cc58ed                  vaddps ymm5, ymm6, ymm5                              ; add float32x8
     8c  c5dc58f5                  vaddps ymm6, ymm4, ymm5                              ; add float32x8
     90  c4c17c1131                vmovups ymmword ptr [r9], ymm6                       ; store void
     95  c4e26536ed                vpermd ymm5, ymm3, ymm5                              ; gep float32x8
     9a  c4c17c107020              vmovups ymm6, ymmword ptr [r8 + 32]                  ; load float32x8
     a0  c4e27536fe                vpermd ymm7, ymm1, ymm6                              ; shuffle float32x8
     a5  c4e37d02ffaa              vpblendd ymm7, ymm0, ymm7, 170
     ab  c5c458f6                  vaddps ymm6, ymm7, ymm6                              ; add float32x8
     af  c5fcc6fe54                vshufps ymm7, ymm0, ymm6, 84                         ; shuffle float32x8
     b4  c5c458f6                  vaddps ymm6, ymm7, ymm6                              ; add float32x8
     b8  c4e26d36fe                vpermd ymm7, ymm2, ymm6                              ; shuffle float32x8
     bd  c4e37d02fff0              vpblendd ymm7, ymm0, ymm7, 240
     c3  c5c458f6                  vaddps ymm6, ymm7, ymm6                              ; add float32x8
     c7  c5d458fe                  vaddps ymm7, ymm5, ymm6                              ; add float32x8
     cb  c5dc58ff                  vaddps ymm7, ymm4, ymm7                              ; add float32x8
     cf  c4c17c117920              vmovups ymmword ptr [r9 + 32], ymm7                  ; store void
     d5  c4e26536f6                vpermd ymm6, ymm3, ymm6                              ; gep float32x8
     da  c5d458ee                  vaddps ymm5, ymm5, ymm6                              ; add float32x8
     de  c4c17c107040              vmovups ymm6, ymmword ptr [r8 + 64]                  ; load float32x8
     e4  c4e27536fe                vpermd ymm7, ymm1, ymm6                              ; shuffle float32x8
     e9  c4e37d02ffaa              vpblendd ymm7, ymm0, ymm7, 170
     ef  c5c458f6                  vaddps ymm6, ymm7, ymm6                              ; add float32x8
     f3  c5fcc6fe54                vshufps ymm7, ymm0, ymm6, 84                         ; shuffle float32x8
     f8  c5c458f6                  vaddps ymm6, ymm7, ymm6                              ; add float32x8
     fc  c4e26d36fe                vpermd ymm7, ymm2, ymm6                              ; shuffle float32x8
    101  c4e37d02fff0              vpblendd ymm7, ymm0, ymm7, 240
    107  c5c458f6                  vaddps ymm6, ymm7, ymm6                              ; add float32x8
    10b  c5d458fe                  vaddps ymm7, ymm5, ymm6                              ; add float32x8
    10f  c5dc58ff                  vaddps ymm7, ymm4, ymm7                              ; add float32x8
    113  c4c17c117940              vmovups ymmword ptr [r9 + 64], ymm7                  ; store void
    119  c4e26536f6                vpermd ymm6, ymm3, ymm6                              ; gep float32x8
    11e  c5d458ee                  vaddps ymm5, ymm5, ymm6                              ; add float32x8
    122  c4c17c107060              vmovups ymm6, ymmword ptr [r8 + 96]                  ; load float32x8
    128  c4e27536fe                vpermd ymm7, ymm1, ymm6                              ; shuffle float32x8
    12d  c4e37d02ffaa              vpblendd ymm7, ymm0, ymm7, 170
    133  c5c458f6                  vaddps ymm6, ymm7, ymm6                              ; add float32x8
    137  c5fcc6fe54                vshufps ymm7, ymm0, ymm6, 84                         ; shuffle float32x8
    13c  c5c458f6                  vaddps ymm6, ymm7, ymm6                              ; add float32x8
    140  c4e26d36fe                vpermd ymm7, ymm2, ymm6                              ; shuffle float32x8
    145  c4e37d02fff0              vpblendd ymm7, ymm0, ymm7, 240
    14b  c5c458f6                  vaddps ymm6, ymm7, ymm6                              ; add float32x8
    14f  c5d458fe                  vaddps ymm7, ymm5, ymm6                              ; add float32x8
    153  c5dc58ff                  vaddps ymm7, ymm4, ymm7                              ; add float32x8
    157  c4c17c117960              vmovups ymmword ptr [r9 + 96], ymm7                  ; store void
    15d  c4e26536f6                vpermd ymm6, ymm3, ymm6                              ; gep float32x8
    162  c5d458ee                  vaddps ymm5, ymm5, ymm6                              ; add float32x8
    166  c5dc58e5                  vaddps ymm4, ymm4, ymm5                              ; add float32x8
    16a  4981c080000000            add r8, 128                                          ; end void
    171  4981c180000000            add r9, 128
    178  83c701                    add edi, 1
    17b  83ff02                    cmp edi, 2
    17e  0f8cdcfeffff              jl loop_60
done_184:
    184  4881c100010000            add rcx, 256                                         ; end void
    18b  4881c200010000            add rdx, 256
    192  83c601                    add esi, 1
    195  83fe08                    cmp esi, 8
    198  0f8ca2feffff              jl loop_40
done_19e:
    19e  c5f877                    vzeroupper                                           ; sink void
    1a1  c3                        ret
