argmax:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  488bc4                    mov rax, rsp
      a  4881eca0000000            sub rsp, 160
     11  4883e4c0                  and rsp, -64
     15  4889442460                mov qword ptr [rsp + 96], rax
     1a  c4e27d580d5d070000        vpbroadcastd ymm1, dword ptr [rip + 04000000]
     23  c4e27d581558070000        vpbroadcastd ymm2, dword ptr [rip + 60000000]
     2c  b800000000                mov eax, 0
     31  488b17                    mov rdx, qword ptr [rdi]
     34  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<int32, global, 16>
     38  c5f56605a0060000          vpcmpgtd ymm0, ymm1, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]; cmplt boolx8
     40  c5fc110424                vmovups ymmword ptr [rsp], ymm0
     45  c5edfe0593060000          vpaddd ymm0, ymm2, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]; add int32x8
     4d  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
     53  488db100190000            lea rsi, [rcx + 6400]                                ; range int32
loop_60:
     60  c4627d580d1f070000        vpbroadcastd ymm9, dword ptr [rip + 000080ff]        ; range int32
     69  c57c10156f060000          vmovups ymm10, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
     71  c4627d581d0e070000        vpbroadcastd ymm11, dword ptr [rip + 000080ff]
     7a  c57c10255e060000          vmovups ymm12, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
     82  c4627d582dfd060000        vpbroadcastd ymm13, dword ptr [rip + 000080ff]
     8b  c57c10354d060000          vmovups ymm14, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
     93  c4627d583dec060000        vpbroadcastd ymm15, dword ptr [rip + 000080ff]
     9c  c5fc10253c060000          vmovups ymm4, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
     a4  bf00000000                mov edi, 0
     a9  4c8bc1                    mov r8, rcx
loop_c0:
     c0  4c8bcf                    mov r9, rdi                                          ; mul int32
     c3  41c1e103                  shl r9d, 3
     c7  c4c17c1028                vmovups ymm5, ymmword ptr [r8]                       ; load float32x8
     cc  c4c154c2f906              vcmpps ymm7, ymm5, ymm9, 6                           ; xor boolx8
     d2  c44134c2c100              vcmpps ymm8, ymm9, ymm9, 0                           ; cmpeq boolx8
     d8  c5bddbff                  vpand ymm7, ymm8, ymm7                               ; and boolx8
     dc  c463354acd70              vblendvps ymm9, ymm9, ymm5, ymm7                     ; where float32x8
     e2  c4c1796ee9                vmovd xmm5, r9d                                      ; vectorize int32x8
     e7  c4e27d58ed                vpbroadcastd ymm5, xmm5
     ec  c5d5fe2dec050000          vpaddd ymm5, ymm5, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]; add int32x8
     f4  c4632d4ad570              vblendvps ymm10, ymm10, ymm5, ymm7                   ; where int32x8
     fa  c4c17c10b890010000        vmovups ymm7, ymmword ptr [r8 + 400]                 ; load float32x8
    103  c44144c2c306              vcmpps ymm8, ymm7, ymm11, 6                          ; xor boolx8
    109  c4c124c2db00              vcmpps ymm3, ymm11, ymm11, 0                         ; cmpeq boolx8
    10f  c4c165dbd8                vpand ymm3, ymm3, ymm8                               ; and boolx8
    114  c463254adf30              vblendvps ymm11, ymm11, ymm7, ymm3                   ; where float32x8
    11a  c4631d4ae530              vblendvps ymm12, ymm12, ymm5, ymm3                   ; where int32x8
    120  c4c17c109820030000        vmovups ymm3, ymmword ptr [r8 + 800]                 ; load float32x8
    129  c4c164c2fd06              vcmpps ymm7, ymm3, ymm13, 6                          ; xor boolx8
    12f  c44114c2c500              vcmpps ymm8, ymm13, ymm13, 0                         ; cmpeq boolx8
    135  c5bddbff                  vpand ymm7, ymm8, ymm7                               ; and boolx8
    139  c463154aeb70              vblendvps ymm13, ymm13, ymm3, ymm7                   ; where float32x8
    13f  c4630d4af570              vblendvps ymm14, ymm14, ymm5, ymm7                   ; where int32x8
    145  c4c17c1098b0040000        vmovups ymm3, ymmword ptr [r8 + 1200]                ; load float32x8
    14e  c4c164c2ff06              vcmpps ymm7, ymm3, ymm15, 6                          ; xor boolx8
    154  c44104c2c700              vcmpps ymm8, ymm15, ymm15, 0                         ; cmpeq boolx8
    15a  c5bddbff                  vpand ymm7, ymm8, ymm7                               ; and boolx8
    15e  c463054afb70              vblendvps ymm15, ymm15, ymm3, ymm7                   ; where float32x8
    164  c4e35d4ae570              vblendvps ymm4, ymm4, ymm5, ymm7                     ; where int32x8
    16a  4983c020                  add r8, 32                                           ; end void
    16e  83c701                    add edi, 1
    171  83ff0c                    cmp edi, 12
    174  0f8c46ffffff              jl loop_c0
done_17a:
    17a  c4c33506db20              vperm2f128 ymm3, ymm9, ymm11, 32                     ; shuffle float32x8
    180  c4c33506eb31              vperm2f128 ymm5, ymm9, ymm11, 49                     ; shuffle float32x8
    186  c5e45fed                  vmaxps ymm5, ymm3, ymm5                              ; max float32x8
    18a  c5e4c2fb03                vcmpps ymm7, ymm3, ymm3, 3
    18f  c4e3554adb70              vblendvps ymm3, ymm5, ymm3, ymm7
    195  c4c31506ef20              vperm2f128 ymm5, ymm13, ymm15, 32                    ; shuffle float32x8
    19b  c4c31506ff31              vperm2f128 ymm7, ymm13, ymm15, 49                    ; shuffle float32x8
    1a1  c5d45fff                  vmaxps ymm7, ymm5, ymm7                              ; max float32x8
    1a5  c554c2c503                vcmpps ymm8, ymm5, ymm5, 3
    1aa  c4e3454aed80              vblendvps ymm5, ymm7, ymm5, ymm8
    1b0  c5e514fd                  vunpcklpd ymm7, ymm3, ymm5                           ; shuffle float32x8
    1b4  c5e515dd                  vunpckhpd ymm3, ymm3, ymm5                           ; shuffle float32x8
    1b8  c5c45fdb                  vmaxps ymm3, ymm7, ymm3                              ; max float32x8
    1bc  c5c4c2ef03                vcmpps ymm5, ymm7, ymm7, 3
    1c1  c4e3654adf50              vblendvps ymm3, ymm3, ymm7, ymm5
    1c7  c5e4c6ebb1                vshufps ymm5, ymm3, ymm3, 177                        ; gep float32x8
    1cc  c5d45fdb                  vmaxps ymm3, ymm5, ymm3                              ; max float32x8
    1d0  c5d4c2fd03                vcmpps ymm7, ymm5, ymm5, 3
    1d5  c4e3654ac570              vblendvps ymm0, ymm3, ymm5, ymm7
    1db  c5fc11442440              vmovups ymmword ptr [rsp + 64], ymm0
    1e1  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    1e6  c4e27d2ca980010000        vmaskmovps ymm5, ymm0, ymmword ptr [rcx + 384]       ; load float32x8
    1ef  c4e27d580590050000        vpbroadcastd ymm0, dword ptr [rip + 000080ff]
    1f8  c5fc100c24                vmovups ymm1, ymmword ptr [rsp]
    1fd  c4e37d4aed10              vblendvps ymm5, ymm0, ymm5, ymm1                     ; where float32x8
    203  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    208  c4e27d2cb910030000        vmaskmovps ymm7, ymm0, ymmword ptr [rcx + 784]       ; load float32x8
    211  c4e27d58056e050000        vpbroadcastd ymm0, dword ptr [rip + 000080ff]
    21a  c5fc100c24                vmovups ymm1, ymmword ptr [rsp]
    21f  c4e37d4aff10              vblendvps ymm7, ymm0, ymm7, ymm1                     ; where float32x8
    225  c4635506c720              vperm2f128 ymm8, ymm5, ymm7, 32                      ; shuffle float32x8
    22b  c4e35506f731              vperm2f128 ymm6, ymm5, ymm7, 49                      ; shuffle float32x8
    231  c5bc5ff6                  vmaxps ymm6, ymm8, ymm6                              ; max float32x8
    235  c4c13cc2d003              vcmpps ymm2, ymm8, ymm8, 3
    23b  c4c34d4ad020              vblendvps ymm2, ymm6, ymm8, ymm2
    241  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    246  c4e27d2cb1a0040000        vmaskmovps ymm6, ymm0, ymmword ptr [rcx + 1184]      ; load float32x8
    24f  c4e27d580530050000        vpbroadcastd ymm0, dword ptr [rip + 000080ff]
    258  c5fc100c24                vmovups ymm1, ymmword ptr [rsp]
    25d  c4e37d4af610              vblendvps ymm6, ymm0, ymm6, ymm1                     ; where float32x8
    263  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    268  c4627d2c8130060000        vmaskmovps ymm8, ymm0, ymmword ptr [rcx + 1584]      ; load float32x8
    271  c4e27d58050e050000        vpbroadcastd ymm0, dword ptr [rip + 000080ff]
    27a  c5fc100c24                vmovups ymm1, ymmword ptr [rsp]
    27f  c4437d4ac010              vblendvps ymm8, ymm0, ymm8, ymm1                     ; where float32x8
    285  c4c34d06c020              vperm2f128 ymm0, ymm6, ymm8, 32                      ; shuffle float32x8
    28b  c4c34d06c831              vperm2f128 ymm1, ymm6, ymm8, 49                      ; shuffle float32x8
    291  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; max float32x8
    295  c5fcc2d803                vcmpps ymm3, ymm0, ymm0, 3
    29a  c4e3754ac030              vblendvps ymm0, ymm1, ymm0, ymm3
    2a0  c5ed14c8                  vunpcklpd ymm1, ymm2, ymm0                           ; shuffle float32x8
    2a4  c5ed15c0                  vunpckhpd ymm0, ymm2, ymm0                           ; shuffle float32x8
    2a8  c5f45fc0                  vmaxps ymm0, ymm1, ymm0                              ; max float32x8
    2ac  c5f4c2d103                vcmpps ymm2, ymm1, ymm1, 3
    2b1  c4e37d4ac120              vblendvps ymm0, ymm0, ymm1, ymm2
    2b7  c5fcc6c8b1                vshufps ymm1, ymm0, ymm0, 177                        ; gep float32x8
    2bc  c5f45fc0                  vmaxps ymm0, ymm1, ymm0                              ; max float32x8
    2c0  c5f4c2d103                vcmpps ymm2, ymm1, ymm1, 3
    2c5  c4e37d4ac120              vblendvps ymm0, ymm0, ymm1, ymm2
    2cb  c5fac24c244006            vcmpss xmm1, xmm0, dword ptr [rsp + 64], 6           ; xor bool
    2d2  c5f97ecf                  vmovd edi, xmm1
    2d6  83e701                    and edi, 1
    2d9  c5fc104c2440              vmovups ymm1, ymmword ptr [rsp + 64]
    2df  c5f2c2c900                vcmpss xmm1, xmm1, xmm1, 0                           ; cmpeq bool
    2e4  c4c1797ec8                vmovd r8d, xmm1
    2e9  4183e001                  and r8d, 1
    2ed  4423c7                    and r8d, edi                                         ; and bool
    2f0  c5fc104c2440              vmovups ymm1, ymmword ptr [rsp + 64]
    2f6  c5f2c2c802                vcmpss xmm1, xmm1, xmm0, 2                           ; cmple bool
    2fb  c5f97ecf                  vmovd edi, xmm1
    2ff  83e701                    and edi, 1
    302  c5fac2c804                vcmpss xmm1, xmm0, xmm0, 4                           ; cmpne bool
    307  c4c1797ec9                vmovd r9d, xmm1
    30c  4183e101                  and r9d, 1
    310  440bcf                    or r9d, edi                                          ; or bool
    313  c5fc100de5030000          vmovups ymm1, ymmword ptr [rip + 0000000000000000000000000000000000000000000000000000000000000000]
    31b  c4e27536c8                vpermd ymm1, ymm1, ymm0                              ; gep float32x8
    320  c5d4c2c900                vcmpps ymm1, ymm5, ymm1, 0                           ; cmpeq boolx8
    325  c5d4c2d504                vcmpps ymm2, ymm5, ymm5, 4                           ; cmpne boolx8
    32a  c5f5ebca                  vpor ymm1, ymm1, ymm2                                ; or boolx8
    32e  c5fc1015ea030000          vmovups ymm2, ymmword ptr [rip + 0400000004000000040000000400000004000000040000000400000004000000]
    336  c4e26d36d0                vpermd ymm2, ymm2, ymm0                              ; gep float32x8
    33b  c5c4c2d200                vcmpps ymm2, ymm7, ymm2, 0                           ; cmpeq boolx8
    340  c5c4c2df04                vcmpps ymm3, ymm7, ymm7, 4                           ; cmpne boolx8
    345  c5edebd3                  vpor ymm2, ymm2, ymm3                                ; or boolx8
    349  c5f5db0c24                vpand ymm1, ymm1, ymmword ptr [rsp]                  ; and boolx8
    34e  c4e27d581d35040000        vpbroadcastd ymm3, dword ptr [rip + ffffff7f]
    357  c5fc106c2420              vmovups ymm5, ymmword ptr [rsp + 32]
    35d  c4e3654acd10              vblendvps ymm1, ymm3, ymm5, ymm1                     ; where int32x8
    363  c5eddb1424                vpand ymm2, ymm2, ymmword ptr [rsp]                  ; and boolx8
    368  c4e27d581d1b040000        vpbroadcastd ymm3, dword ptr [rip + ffffff7f]
    371  c5fc106c2420              vmovups ymm5, ymmword ptr [rsp + 32]
    377  c4e3654ad520              vblendvps ymm2, ymm3, ymm5, ymm2                     ; where int32x8
    37d  c4e37506da20              vperm2f128 ymm3, ymm1, ymm2, 32                      ; shuffle int32x8
    383  c4e37506ca31              vperm2f128 ymm1, ymm1, ymm2, 49                      ; shuffle int32x8
    389  c4e26539c9                vpminsd ymm1, ymm3, ymm1                             ; min int32x8
    38e  c5fc1015aa030000          vmovups ymm2, ymmword ptr [rip + 0200000002000000020000000200000002000000020000000200000002000000]
    396  c4e26d36d0                vpermd ymm2, ymm2, ymm0                              ; gep float32x8
    39b  c5ccc2d200                vcmpps ymm2, ymm6, ymm2, 0                           ; cmpeq boolx8
    3a0  c5ccc2de04                vcmpps ymm3, ymm6, ymm6, 4                           ; cmpne boolx8
    3a5  c5edebd3                  vpor ymm2, ymm2, ymm3                                ; or boolx8
    3a9  c5fc101daf030000          vmovups ymm3, ymmword ptr [rip + 0600000006000000060000000600000006000000060000000600000006000000]
    3b1  c4e26536d8                vpermd ymm3, ymm3, ymm0                              ; gep float32x8
    3b6  c5bcc2db00                vcmpps ymm3, ymm8, ymm3, 0                           ; cmpeq boolx8
    3bb  c4c13cc2e804              vcmpps ymm5, ymm8, ymm8, 4                           ; cmpne boolx8
    3c1  c5e5ebdd                  vpor ymm3, ymm3, ymm5                                ; or boolx8
    3c5  c5eddb1424                vpand ymm2, ymm2, ymmword ptr [rsp]                  ; and boolx8
    3ca  c4e27d582db9030000        vpbroadcastd ymm5, dword ptr [rip + ffffff7f]
    3d3  c5fc10742420              vmovups ymm6, ymmword ptr [rsp + 32]
    3d9  c4e3554ad620              vblendvps ymm2, ymm5, ymm6, ymm2                     ; where int32x8
    3df  c5e5db1c24                vpand ymm3, ymm3, ymmword ptr [rsp]                  ; and boolx8
    3e4  c4e27d582d9f030000        vpbroadcastd ymm5, dword ptr [rip + ffffff7f]
    3ed  c5fc10742420              vmovups ymm6, ymmword ptr [rsp + 32]
    3f3  c4e3554ade30              vblendvps ymm3, ymm5, ymm6, ymm3                     ; where int32x8
    3f9  c4e36d06eb20              vperm2f128 ymm5, ymm2, ymm3, 32                      ; shuffle int32x8
    3ff  c4e36d06d331              vperm2f128 ymm2, ymm2, ymm3, 49                      ; shuffle int32x8
    405  c4e25539d2                vpminsd ymm2, ymm5, ymm2                             ; min int32x8
    40a  c5f514da                  vunpcklpd ymm3, ymm1, ymm2                           ; shuffle int32x8
    40e  c5f515ca                  vunpckhpd ymm1, ymm1, ymm2                           ; shuffle int32x8
    412  c4e26539c9                vpminsd ymm1, ymm3, ymm1                             ; min int32x8
    417  c5f4c6d1b1                vshufps ymm2, ymm1, ymm1, 177                        ; gep int32x8
    41c  c4e27539ca                vpminsd ymm1, ymm1, ymm2                             ; min int32x8
    421  c5fc1015d7020000          vmovups ymm2, ymmword ptr [rip + 0000000000000000000000000000000000000000000000000000000000000000]
    429  c4e26d36542440            vpermd ymm2, ymm2, ymmword ptr [rsp + 64]            ; gep float32x8
    430  c5b4c2d200                vcmpps ymm2, ymm9, ymm2, 0                           ; cmpeq boolx8
    435  c4c134c2d904              vcmpps ymm3, ymm9, ymm9, 4                           ; cmpne boolx8
    43b  c5edebd3                  vpor ymm2, ymm2, ymm3                                ; or boolx8
    43f  c4e27d581d44030000        vpbroadcastd ymm3, dword ptr [rip + ffffff7f]
    448  c4c3654ad220              vblendvps ymm2, ymm3, ymm10, ymm2                    ; where int32x8
    44e  c5fc101dca020000          vmovups ymm3, ymmword ptr [rip + 0400000004000000040000000400000004000000040000000400000004000000]
    456  c4e265365c2440            vpermd ymm3, ymm3, ymmword ptr [rsp + 64]            ; gep float32x8
    45d  c5a4c2db00                vcmpps ymm3, ymm11, ymm3, 0                          ; cmpeq boolx8
    462  c4c124c2eb04              vcmpps ymm5, ymm11, ymm11, 4                         ; cmpne boolx8
    468  c5e5ebdd                  vpor ymm3, ymm3, ymm5                                ; or boolx8
    46c  c4e27d582d17030000        vpbroadcastd ymm5, dword ptr [rip + ffffff7f]
    475  c4c3554adc30              vblendvps ymm3, ymm5, ymm12, ymm3                    ; where int32x8
    47b  c4e36d06eb20              vperm2f128 ymm5, ymm2, ymm3, 32                      ; shuffle int32x8
    481  c4e36d06d331              vperm2f128 ymm2, ymm2, ymm3, 49                      ; shuffle int32x8
    487  c4e25539d2                vpminsd ymm2, ymm5, ymm2                             ; min int32x8
    48c  c5fc101dac020000          vmovups ymm3, ymmword ptr [rip + 0200000002000000020000000200000002000000020000000200000002000000]
    494  c4e265365c2440            vpermd ymm3, ymm3, ymmword ptr [rsp + 64]            ; gep float32x8
    49b  c594c2db00                vcmpps ymm3, ymm13, ymm3, 0                          ; cmpeq boolx8
    4a0  c4c114c2ed04              vcmpps ymm5, ymm13, ymm13, 4                         ; cmpne boolx8
    4a6  c5e5ebdd                  vpor ymm3, ymm3, ymm5                                ; or boolx8
    4aa  c4e27d582dd9020000        vpbroadcastd ymm5, dword ptr [rip + ffffff7f]
    4b3  c4c3554ade30              vblendvps ymm3, ymm5, ymm14, ymm3                    ; where int32x8
    4b9  c5fc102d9f020000          vmovups ymm5, ymmword ptr [rip + 0600000006000000060000000600000006000000060000000600000006000000]
    4c1  c4e255366c2440            vpermd ymm5, ymm5, ymmword ptr [rsp + 64]            ; gep float32x8
    4c8  c584c2ed00                vcmpps ymm5, ymm15, ymm5, 0                          ; cmpeq boolx8
    4cd  c4c104c2f704              vcmpps ymm6, ymm15, ymm15, 4                         ; cmpne boolx8
    4d3  c5d5ebee                  vpor ymm5, ymm5, ymm6                                ; or boolx8
    4d7  c4e27d5835ac020000        vpbroadcastd ymm6, dword ptr [rip + ffffff7f]
    4e0  c4e34d4ae450              vblendvps ymm4, ymm6, ymm4, ymm5                     ; where int32x8
    4e6  c4e36506ec20              vperm2f128 ymm5, ymm3, ymm4, 32                      ; shuffle int32x8
    4ec  c4e36506dc31              vperm2f128 ymm3, ymm3, ymm4, 49                      ; shuffle int32x8
    4f2  c4e25539db                vpminsd ymm3, ymm5, ymm3                             ; min int32x8
    4f7  c5ed14e3                  vunpcklpd ymm4, ymm2, ymm3                           ; shuffle int32x8
    4fb  c5ed15d3                  vunpckhpd ymm2, ymm2, ymm3                           ; shuffle int32x8
    4ff  c4e25d39d2                vpminsd ymm2, ymm4, ymm2                             ; min int32x8
    504  c5ecc6dab1                vshufps ymm3, ymm2, ymm2, 177                        ; gep int32x8
    509  c4e26d39d3                vpminsd ymm2, ymm2, ymm3                             ; min int32x8
    50e  c4e37916cf00              vpextrd edi, xmm1, 0                                 ; gep int32
    514  c4c37916d200              vpextrd r10d, xmm2, 0                                ; gep int32
    51a  41bb00000000              mov r11d, 0                                          ; cmplt bool
    520  413bfa                    cmp edi, r10d
    523  410f9cc3                  setl r11b
    527  4523cb                    and r9d, r11d                                        ; and bool
    52a  450bc1                    or r8d, r9d                                          ; or bool
    52d  4585c0                    test r8d, r8d                                        ; where int32
    530  440f45d7                  cmovne r10d, edi
    534  c5fc105c2440              vmovups ymm3, ymmword ptr [rsp + 64]
    53a  c4e37d19db01              vextractf128 xmm3, ymm3, 1                           ; gep float32
    540  c4e37d19c401              vextractf128 xmm4, ymm0, 1                           ; gep float32
    546  c5dac2eb06                vcmpss xmm5, xmm4, xmm3, 6                           ; xor bool
    54b  c5f97eef                  vmovd edi, xmm5
    54f  83e701                    and edi, 1
    552  c5e2c2eb00                vcmpss xmm5, xmm3, xmm3, 0                           ; cmpeq bool
    557  c4c1797ee8                vmovd r8d, xmm5
    55c  4183e001                  and r8d, 1
    560  4423c7                    and r8d, edi                                         ; and bool
    563  c5e2c2dc02                vcmpss xmm3, xmm3, xmm4, 2                           ; cmple bool
    568  c5f97edf                  vmovd edi, xmm3
    56c  83e701                    and edi, 1
    56f  c5dac2dc04                vcmpss xmm3, xmm4, xmm4, 4                           ; cmpne bool
    574  c4c1797ed9                vmovd r9d, xmm3
    579  4183e101                  and r9d, 1
    57d  440bcf                    or r9d, edi                                          ; or bool
    580  c4e37d19cb01              vextractf128 xmm3, ymm1, 1                           ; gep int32
    586  c4e37916df00              vpextrd edi, xmm3, 0
    58c  c4e37d19d301              vextractf128 xmm3, ymm2, 1                           ; gep int32
    592  c4c37916db00              vpextrd r11d, xmm3, 0
    598  bb00000000                mov ebx, 0                                           ; cmplt bool
    59d  413bfb                    cmp edi, r11d
    5a0  0f9cc3                    setl bl
    5a3  4423cb                    and r9d, ebx                                         ; and bool
    5a6  450bc1                    or r8d, r9d                                          ; or bool
    5a9  4585c0                    test r8d, r8d                                        ; where int32
    5ac  440f45df                  cmovne r11d, edi
    5b0  c5fc105c2440              vmovups ymm3, ymmword ptr [rsp + 64]
    5b6  c5e173db08                vpsrldq xmm3, xmm3, 8                                ; gep float32
    5bb  c5d973d808                vpsrldq xmm4, xmm0, 8                                ; gep float32
    5c0  c5dac2eb06                vcmpss xmm5, xmm4, xmm3, 6                           ; xor bool
    5c5  c5f97eef                  vmovd edi, xmm5
    5c9  83e701                    and edi, 1
    5cc  c5e2c2eb00                vcmpss xmm5, xmm3, xmm3, 0                           ; cmpeq bool
    5d1  c4c1797ee8                vmovd r8d, xmm5
    5d6  4183e001                  and r8d, 1
    5da  4423c7                    and r8d, edi                                         ; and bool
    5dd  c5e2c2dc02                vcmpss xmm3, xmm3, xmm4, 2                           ; cmple bool
    5e2  c5f97edf                  vmovd edi, xmm3
    5e6  83e701                    and edi, 1
    5e9  c5dac2dc04                vcmpss xmm3, xmm4, xmm4, 4                           ; cmpne bool
    5ee  c4c1797ed9                vmovd r9d, xmm3
    5f3  4183e101                  and r9d, 1
    5f7  440bcf                    or r9d, edi                                          ; or bool
    5fa  c4e37916cf02              vpextrd edi, xmm1, 2                                 ; gep int32
    600  c4e37916d302              vpextrd ebx, xmm2, 2                                 ; gep int32
    606  bd00000000                mov ebp, 0                                           ; cmplt bool
    60b  3bfb                      cmp edi, ebx
    60d  400f9cc5                  setl bpl
    611  4423cd                    and r9d, ebp                                         ; and bool
    614  450bc1                    or r8d, r9d                                          ; or bool
    617  4585c0                    test r8d, r8d                                        ; where int32
    61a  0f45df                    cmovne ebx, edi
    61d  c5fc105c2440              vmovups ymm3, ymmword ptr [rsp + 64]
    623  c4e37d19db01              vextractf128 xmm3, ymm3, 1                           ; gep float32
    629  c5e173db08                vpsrldq xmm3, xmm3, 8
    62e  c4e37d19c001              vextractf128 xmm0, ymm0, 1                           ; gep float32
    634  c5f973d808                vpsrldq xmm0, xmm0, 8
    639  c5fac2e306                vcmpss xmm4, xmm0, xmm3, 6                           ; xor bool
    63e  c5f97ee7                  vmovd edi, xmm4
    642  83e701                    and edi, 1
    645  c5e2c2e300                vcmpss xmm4, xmm3, xmm3, 0                           ; cmpeq bool
    64a  c4c1797ee0                vmovd r8d, xmm4
    64f  4183e001                  and r8d, 1
    653  4423c7                    and r8d, edi                                         ; and bool
    656  c5e2c2d802                vcmpss xmm3, xmm3, xmm0, 2                           ; cmple bool
    65b  c5f97edf                  vmovd edi, xmm3
    65f  83e701                    and edi, 1
    662  c5fac2c004                vcmpss xmm0, xmm0, xmm0, 4                           ; cmpne bool
    667  c4c1797ec1                vmovd r9d, xmm0
    66c  4183e101                  and r9d, 1
    670  440bcf                    or r9d, edi                                          ; or bool
    673  c4e37d19c801              vextractf128 xmm0, ymm1, 1                           ; gep int32
    679  c4e37916c702              vpextrd edi, xmm0, 2
    67f  c4e37d19d001              vextractf128 xmm0, ymm2, 1                           ; gep int32
    685  c4e37916c502              vpextrd ebp, xmm0, 2
    68b  41bc00000000              mov r12d, 0                                          ; cmplt bool
    691  3bfd                      cmp edi, ebp
    693  410f9cc4                  setl r12b
    697  4523cc                    and r9d, r12d                                        ; and bool
    69a  450bc1                    or r8d, r9d                                          ; or bool
    69d  4585c0                    test r8d, r8d                                        ; where int32
    6a0  0f45ef                    cmovne ebp, edi
    6a3  448912                    mov dword ptr [rdx], r10d                            ; store void
    6a6  44895a04                  mov dword ptr [rdx + 4], r11d                        ; store void
    6aa  895a08                    mov dword ptr [rdx + 8], ebx                         ; store void
    6ad  896a0c                    mov dword ptr [rdx + 12], ebp                        ; store void
    6b0  4881c140060000            add rcx, 1600                                        ; end void
    6b7  4883c210                  add rdx, 16
    6bb  483bce                    cmp rcx, rsi
    6be  0f859cf9ffff              jne loop_60
done_6c4:
    6c4  c5f877                    vzeroupper                                           ; sink void
    6c7  488b642460                mov rsp, qword ptr [rsp + 96]
    6cc  418fc4                    pop r12
    6cf  8fc5                      pop rbp
    6d1  8fc3                      pop rbx
    6d3  c3                        ret                                                  ; sink void
