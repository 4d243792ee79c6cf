argmax:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  488bc4                    mov rax, rsp
      d  4881ec80000000            sub rsp, 128
     14  4883e4c0                  and rsp, -64
     18  4889442440                mov qword ptr [rsp + 64], rax
     1d  c4e27d580d5a0b0000        vpbroadcastd ymm1, dword ptr [rip + 04000000]
     26  c4e27d5815550b0000        vpbroadcastd ymm2, dword ptr [rip + 60000000]
     2f  c4e27d581d500b0000        vpbroadcastd ymm3, dword ptr [rip + ffffff7f]
     38  b800000000                mov eax, 0
     3d  488b17                    mov rdx, qword ptr [rdi]
     40  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<int32, global, 16>
     44  c5f5660d140b0000          vpcmpgtd ymm1, ymm1, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]; cmplt boolx8
     4c  c5edfe150c0b0000          vpaddd ymm2, ymm2, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]; add int32x8
     54  c4e3654ac210              vblendvps ymm0, ymm3, ymm2, ymm1                     ; where int32x8
     5a  c5fc110424                vmovups ymmword ptr [rsp], ymm0
     5f  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
     64  c4e37d19c001              vextractf128 xmm0, ymm0, 1                           ; gep int32x4
     6a  c5f811442420              vmovups xmmword ptr [rsp + 32], xmm0
     70  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
     75  c5f966442420              vpcmpgtd xmm0, xmm0, xmmword ptr [rsp + 32]          ; cmplt boolx4
     7b  c5f811442430              vmovups xmmword ptr [rsp + 48], xmm0
     81  488db100190000            lea rsi, [rcx + 6400]                                ; range int32
loop_a0:
     a0  c4e27d5835e30a0000        vpbroadcastd ymm6, dword ptr [rip + 000080ff]        ; range int32
     a9  c5fc103daf0a0000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
     b1  c4627d5805d20a0000        vpbroadcastd ymm8, dword ptr [rip + 000080ff]
     ba  c57c100d9e0a0000          vmovups ymm9, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
     c2  c4627d5815c10a0000        vpbroadcastd ymm10, dword ptr [rip + 000080ff]
     cb  c57c101d8d0a0000          vmovups ymm11, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
     d3  c4627d5825b00a0000        vpbroadcastd ymm12, dword ptr [rip + 000080ff]
     dc  c57c102d7c0a0000          vmovups ymm13, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
     e4  bf00000000                mov edi, 0
     e9  4c8bc1                    mov r8, rcx
loop_100:
    100  4c8bcf                    mov r9, rdi                                          ; mul int32
    103  41c1e103                  shl r9d, 3
    107  c4417c1030                vmovups ymm14, ymmword ptr [r8]                      ; load float32x8
    10c  c50cc2fe06                vcmpps ymm15, ymm14, ymm6, 6                         ; xor boolx8
    111  c5ccc2e600                vcmpps ymm4, ymm6, ymm6, 0                           ; cmpeq boolx8
    116  c4c15ddbe7                vpand ymm4, ymm4, ymm15                              ; and boolx8
    11b  c4c34d4af640              vblendvps ymm6, ymm6, ymm14, ymm4                    ; where float32x8
    121  c441796ef1                vmovd xmm14, r9d                                     ; vectorize int32x8
    126  c4427d58f6                vpbroadcastd ymm14, xmm14
    12b  c50dfe352d0a0000          vpaddd ymm14, ymm14, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]; add int32x8
    133  c4c3454afe40              vblendvps ymm7, ymm7, ymm14, ymm4                    ; where int32x8
    139  c4c17c10a090010000        vmovups ymm4, ymmword ptr [r8 + 400]                 ; load float32x8
    142  c4415cc2f806              vcmpps ymm15, ymm4, ymm8, 6                          ; xor boolx8
    148  c4c13cc2e800              vcmpps ymm5, ymm8, ymm8, 0                           ; cmpeq boolx8
    14e  c4c155dbef                vpand ymm5, ymm5, ymm15                              ; and boolx8
    153  c4633d4ac450              vblendvps ymm8, ymm8, ymm4, ymm5                     ; where float32x8
    159  c443354ace50              vblendvps ymm9, ymm9, ymm14, ymm5                    ; where int32x8
    15f  c4c17c10a020030000        vmovups ymm4, ymmword ptr [r8 + 800]                 ; load float32x8
    168  c4c15cc2ea06              vcmpps ymm5, ymm4, ymm10, 6                          ; xor boolx8
    16e  c4412cc2fa00              vcmpps ymm15, ymm10, ymm10, 0                        ; cmpeq boolx8
    174  c585dbed                  vpand ymm5, ymm15, ymm5                              ; and boolx8
    178  c4632d4ad450              vblendvps ymm10, ymm10, ymm4, ymm5                   ; where float32x8
    17e  c443254ade50              vblendvps ymm11, ymm11, ymm14, ymm5                  ; where int32x8
    184  c4c17c10a0b0040000        vmovups ymm4, ymmword ptr [r8 + 1200]                ; load float32x8
    18d  c4c15cc2ec06              vcmpps ymm5, ymm4, ymm12, 6                          ; xor boolx8
    193  c4411cc2fc00              vcmpps ymm15, ymm12, ymm12, 0                        ; cmpeq boolx8
    199  c585dbed                  vpand ymm5, ymm15, ymm5                              ; and boolx8
    19d  c4631d4ae450              vblendvps ymm12, ymm12, ymm4, ymm5                   ; where float32x8
    1a3  c443154aee50              vblendvps ymm13, ymm13, ymm14, ymm5                  ; where int32x8
    1a9  4983c020                  add r8, 32                                           ; end void
    1ad  83c701                    add edi, 1
    1b0  83ff0c                    cmp edi, 12
    1b3  0f8c47ffffff              jl loop_100
done_1b9:
    1b9  c4e37d19f401              vextractf128 xmm4, ymm6, 1                           ; gep float32x4
    1bf  c5d8c2ee06                vcmpps xmm5, xmm4, xmm6, 6                           ; xor boolx4
    1c4  c548c2f600                vcmpps xmm14, xmm6, xmm6, 0                          ; cmpeq boolx4
    1c9  c589dbed                  vpand xmm5, xmm14, xmm5                              ; and boolx4
    1cd  c558c2f404                vcmpps xmm14, xmm4, xmm4, 4                          ; cmpne boolx4
    1d2  c548c2fc02                vcmpps xmm15, xmm6, xmm4, 2                          ; cmple boolx4
    1d7  c44109ebf7                vpor xmm14, xmm14, xmm15                             ; or boolx4
    1dc  c4c37d19ff01              vextractf128 xmm15, ymm7, 1                          ; gep int32x4
    1e2  c4c14166df                vpcmpgtd xmm3, xmm7, xmm15                           ; cmplt boolx4
    1e7  c589dbdb                  vpand xmm3, xmm14, xmm3                              ; and boolx4
    1eb  c5d1ebdb                  vpor xmm3, xmm5, xmm3                                ; or boolx4
    1ef  c4e3494ae430              vblendvps xmm4, xmm6, xmm4, xmm3                     ; where float32x4
    1f5  c4c3414adf30              vblendvps xmm3, xmm7, xmm15, xmm3                    ; where int32x4
    1fb  c5d915ec                  vunpckhpd xmm5, xmm4, xmm4                           ; gep float32x2
    1ff  c5d0c2f406                vcmpps xmm6, xmm5, xmm4, 6                           ; xor boolx2
    204  c5d8c2fc00                vcmpps xmm7, xmm4, xmm4, 0                           ; cmpeq boolx2
    209  c5c1dbf6                  vpand xmm6, xmm7, xmm6                               ; and boolx2
    20d  c5d0c2fd04                vcmpps xmm7, xmm5, xmm5, 4                           ; cmpne boolx2
    212  c558c2f502                vcmpps xmm14, xmm4, xmm5, 2                          ; cmple boolx2
    217  c4c141ebfe                vpor xmm7, xmm7, xmm14                               ; or boolx2
    21c  c56115f3                  vunpckhpd xmm14, xmm3, xmm3                          ; gep int32x2
    220  c4416166fe                vpcmpgtd xmm15, xmm3, xmm14                          ; cmplt boolx2
    225  c4c141dbff                vpand xmm7, xmm7, xmm15                              ; and boolx2
    22a  c5c9ebf7                  vpor xmm6, xmm6, xmm7                                ; or boolx2
    22e  c4e3594ae560              vblendvps xmm4, xmm4, xmm5, xmm6                     ; where float32x2
    234  c4c3614ade60              vblendvps xmm3, xmm3, xmm14, xmm6                    ; where int32x2
    23a  c4e2752ca980010000        vmaskmovps ymm5, ymm1, ymmword ptr [rcx + 384]       ; load float32x8
    243  c4e27d580540090000        vpbroadcastd ymm0, dword ptr [rip + 000080ff]
    24c  c4e37d4aed10              vblendvps ymm5, ymm0, ymm5, ymm1                     ; where float32x8
    252  c4e37d19ee01              vextractf128 xmm6, ymm5, 1                           ; gep float32x4
    258  c5c8c2fd06                vcmpps xmm7, xmm6, xmm5, 6                           ; xor boolx4
    25d  c550c2f500                vcmpps xmm14, xmm5, xmm5, 0                          ; cmpeq boolx4
    262  c589dbff                  vpand xmm7, xmm14, xmm7                              ; and boolx4
    266  c548c2f604                vcmpps xmm14, xmm6, xmm6, 4                          ; cmpne boolx4
    26b  c550c2fe02                vcmpps xmm15, xmm5, xmm6, 2                          ; cmple boolx4
    270  c44109ebf7                vpor xmm14, xmm14, xmm15                             ; or boolx4
    275  c509db742430              vpand xmm14, xmm14, xmmword ptr [rsp + 48]           ; and boolx4
    27b  c4c141ebfe                vpor xmm7, xmm7, xmm14                               ; or boolx4
    280  c4e3514aee70              vblendvps xmm5, xmm5, xmm6, xmm7                     ; where float32x4
    286  c5d115f5                  vunpckhpd xmm6, xmm5, xmm5                           ; gep float32x2
    28a  c548c2f506                vcmpps xmm14, xmm6, xmm5, 6                          ; xor boolx2
    28f  c550c2fd00                vcmpps xmm15, xmm5, xmm5, 0                          ; cmpeq boolx2
    294  c44101dbf6                vpand xmm14, xmm15, xmm14                            ; and boolx2
    299  c548c2fe04                vcmpps xmm15, xmm6, xmm6, 4                          ; cmpne boolx2
    29e  c5d0c2d602                vcmpps xmm2, xmm5, xmm6, 2                           ; cmple boolx2
    2a3  c581ebd2                  vpor xmm2, xmm15, xmm2                               ; or boolx2
    2a7  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    2ac  c578107c2420              vmovups xmm15, xmmword ptr [rsp + 32]
    2b2  c4c3794aff70              vblendvps xmm7, xmm0, xmm15, xmm7                    ; where int32x4
    2b8  c54115ff                  vunpckhpd xmm15, xmm7, xmm7                          ; gep int32x2
    2bc  c4c14166c7                vpcmpgtd xmm0, xmm7, xmm15                           ; cmplt boolx2
    2c1  c5e9dbc0                  vpand xmm0, xmm2, xmm0                               ; and boolx2
    2c5  c589ebc0                  vpor xmm0, xmm14, xmm0                               ; or boolx2
    2c9  c4e3514ad600              vblendvps xmm2, xmm5, xmm6, xmm0                     ; where float32x2
    2cf  c4c3414ac700              vblendvps xmm0, xmm7, xmm15, xmm0                    ; where int32x2
    2d5  c4637d19c501              vextractf128 xmm5, ymm8, 1                           ; gep float32x4
    2db  c4c150c2f006              vcmpps xmm6, xmm5, xmm8, 6                           ; xor boolx4
    2e1  c4c138c2f800              vcmpps xmm7, xmm8, xmm8, 0                           ; cmpeq boolx4
    2e7  c5c1dbf6                  vpand xmm6, xmm7, xmm6                               ; and boolx4
    2eb  c5d0c2fd04                vcmpps xmm7, xmm5, xmm5, 4                           ; cmpne boolx4
    2f0  c538c2f502                vcmpps xmm14, xmm8, xmm5, 2                          ; cmple boolx4
    2f5  c4c141ebfe                vpor xmm7, xmm7, xmm14                               ; or boolx4
    2fa  c4437d19ce01              vextractf128 xmm14, ymm9, 1                          ; gep int32x4
    300  c4413166fe                vpcmpgtd xmm15, xmm9, xmm14                          ; cmplt boolx4
    305  c4c141dbff                vpand xmm7, xmm7, xmm15                              ; and boolx4
    30a  c5c9ebf7                  vpor xmm6, xmm6, xmm7                                ; or boolx4
    30e  c4e3394aed60              vblendvps xmm5, xmm8, xmm5, xmm6                     ; where float32x4
    314  c4c3314af660              vblendvps xmm6, xmm9, xmm14, xmm6                    ; where int32x4
    31a  c5d115fd                  vunpckhpd xmm7, xmm5, xmm5                           ; gep float32x2
    31e  c540c2c506                vcmpps xmm8, xmm7, xmm5, 6                           ; xor boolx2
    323  c550c2cd00                vcmpps xmm9, xmm5, xmm5, 0                           ; cmpeq boolx2
    328  c44131dbc0                vpand xmm8, xmm9, xmm8                               ; and boolx2
    32d  c540c2cf04                vcmpps xmm9, xmm7, xmm7, 4                           ; cmpne boolx2
    332  c550c2f702                vcmpps xmm14, xmm5, xmm7, 2                          ; cmple boolx2
    337  c44131ebce                vpor xmm9, xmm9, xmm14                               ; or boolx2
    33c  c54915f6                  vunpckhpd xmm14, xmm6, xmm6                          ; gep int32x2
    340  c4414966fe                vpcmpgtd xmm15, xmm6, xmm14                          ; cmplt boolx2
    345  c44131dbcf                vpand xmm9, xmm9, xmm15                              ; and boolx2
    34a  c44139ebc1                vpor xmm8, xmm8, xmm9                                ; or boolx2
    34f  c4e3514aef80              vblendvps xmm5, xmm5, xmm7, xmm8                     ; where float32x2
    355  c4c3494af680              vblendvps xmm6, xmm6, xmm14, xmm8                    ; where int32x2
    35b  c5c173dc04                vpsrldq xmm7, xmm4, 4                                ; gep float32
    360  c542c2c406                vcmpss xmm8, xmm7, xmm4, 6                           ; xor bool
    365  c5797ec7                  vmovd edi, xmm8
    369  83e701                    and edi, 1
    36c  c55ac2c400                vcmpss xmm8, xmm4, xmm4, 0                           ; cmpeq bool
    371  c441797ec0                vmovd r8d, xmm8
    376  4183e001                  and r8d, 1
    37a  4423c7                    and r8d, edi                                         ; and bool
    37d  c542c2c704                vcmpss xmm8, xmm7, xmm7, 4                           ; cmpne bool
    382  c5797ec7                  vmovd edi, xmm8
    386  83e701                    and edi, 1
    389  c55ac2c702                vcmpss xmm8, xmm4, xmm7, 2                           ; cmple bool
    38e  c441797ec1                vmovd r9d, xmm8
    393  4183e101                  and r9d, 1
    397  410bf9                    or edi, r9d                                          ; or bool
    39a  c4c37916d901              vpextrd r9d, xmm3, 1                                 ; gep int32
    3a0  c4c37916da00              vpextrd r10d, xmm3, 0                                ; gep int32
    3a6  41bb00000000              mov r11d, 0                                          ; cmplt bool
    3ac  453bca                    cmp r9d, r10d
    3af  410f9cc3                  setl r11b
    3b3  4123fb                    and edi, r11d                                        ; and bool
    3b6  440bc7                    or r8d, edi                                          ; or bool
    3b9  498bf8                    mov rdi, r8                                          ; where float32
    3bc  f7df                      neg edi
    3be  c5f96edf                  vmovd xmm3, edi
    3c2  c4e3594adf30              vblendvps xmm3, xmm4, xmm7, xmm3
    3c8  c5d973da04                vpsrldq xmm4, xmm2, 4                                ; gep float32
    3cd  c5dac2fa06                vcmpss xmm7, xmm4, xmm2, 6                           ; xor bool
    3d2  c5f97eff                  vmovd edi, xmm7
    3d6  83e701                    and edi, 1
    3d9  c5eac2fa00                vcmpss xmm7, xmm2, xmm2, 0                           ; cmpeq bool
    3de  c4c1797efb                vmovd r11d, xmm7
    3e3  4183e301                  and r11d, 1
    3e7  4423df                    and r11d, edi                                        ; and bool
    3ea  c5dac2fc04                vcmpss xmm7, xmm4, xmm4, 4                           ; cmpne bool
    3ef  c5f97eff                  vmovd edi, xmm7
    3f3  83e701                    and edi, 1
    3f6  c5eac2fc02                vcmpss xmm7, xmm2, xmm4, 2                           ; cmple bool
    3fb  c5f97efb                  vmovd ebx, xmm7
    3ff  83e301                    and ebx, 1
    402  0bfb                      or edi, ebx                                          ; or bool
    404  c4e37916c301              vpextrd ebx, xmm0, 1                                 ; gep int32
    40a  c4e37916c500              vpextrd ebp, xmm0, 0                                 ; gep int32
    410  41bc00000000              mov r12d, 0                                          ; cmplt bool
    416  3bdd                      cmp ebx, ebp
    418  410f9cc4                  setl r12b
    41c  4123fc                    and edi, r12d                                        ; and bool
    41f  440bdf                    or r11d, edi                                         ; or bool
    422  498bfb                    mov rdi, r11                                         ; where float32
    425  f7df                      neg edi
    427  c5f96ec7                  vmovd xmm0, edi
    42b  c4e3694ac400              vblendvps xmm0, xmm2, xmm4, xmm0
    431  c5fac2d306                vcmpss xmm2, xmm0, xmm3, 6                           ; xor bool
    436  c5f97ed7                  vmovd edi, xmm2
    43a  83e701                    and edi, 1
    43d  c5e2c2d300                vcmpss xmm2, xmm3, xmm3, 0                           ; cmpeq bool
    442  c4c1797ed4                vmovd r12d, xmm2
    447  4183e401                  and r12d, 1
    44b  4423e7                    and r12d, edi                                        ; and bool
    44e  c5e2c2d002                vcmpss xmm2, xmm3, xmm0, 2                           ; cmple bool
    453  c5f97ed7                  vmovd edi, xmm2
    457  83e701                    and edi, 1
    45a  c5fac2c004                vcmpss xmm0, xmm0, xmm0, 4                           ; cmpne bool
    45f  c4c1797ec5                vmovd r13d, xmm0
    464  4183e501                  and r13d, 1
    468  440bef                    or r13d, edi                                         ; or bool
    46b  4585db                    test r11d, r11d                                      ; where int32
    46e  0f45eb                    cmovne ebp, ebx
    471  4585c0                    test r8d, r8d                                        ; where int32
    474  450f45d1                  cmovne r10d, r9d
    478  bf00000000                mov edi, 0                                           ; cmplt bool
    47d  413bea                    cmp ebp, r10d
    480  400f9cc7                  setl dil
    484  4423ef                    and r13d, edi                                        ; and bool
    487  450be5                    or r12d, r13d                                        ; or bool
    48a  4585e4                    test r12d, r12d                                      ; where int32
    48d  440f45d5                  cmovne r10d, ebp
    491  448912                    mov dword ptr [rdx], r10d                            ; store void
    494  c4e2752c8110030000        vmaskmovps ymm0, ymm1, ymmword ptr [rcx + 784]       ; load float32x8
    49d  c4e27d5815e6060000        vpbroadcastd ymm2, dword ptr [rip + 000080ff]
    4a6  c4e36d4ac010              vblendvps ymm0, ymm2, ymm0, ymm1                     ; where float32x8
    4ac  c4e37d19c201              vextractf128 xmm2, ymm0, 1                           ; gep float32x4
    4b2  c5e8c2d806                vcmpps xmm3, xmm2, xmm0, 6                           ; xor boolx4
    4b7  c5f8c2e000                vcmpps xmm4, xmm0, xmm0, 0                           ; cmpeq boolx4
    4bc  c5d9dbdb                  vpand xmm3, xmm4, xmm3                               ; and boolx4
    4c0  c5e8c2e204                vcmpps xmm4, xmm2, xmm2, 4                           ; cmpne boolx4
    4c5  c5f8c2fa02                vcmpps xmm7, xmm0, xmm2, 2                           ; cmple boolx4
    4ca  c5d9ebe7                  vpor xmm4, xmm4, xmm7                                ; or boolx4
    4ce  c5d9db642430              vpand xmm4, xmm4, xmmword ptr [rsp + 48]             ; and boolx4
    4d4  c5e1ebdc                  vpor xmm3, xmm3, xmm4                                ; or boolx4
    4d8  c4e3794ac230              vblendvps xmm0, xmm0, xmm2, xmm3                     ; where float32x4
    4de  c5f915d0                  vunpckhpd xmm2, xmm0, xmm0                           ; gep float32x2
    4e2  c5e8c2e006                vcmpps xmm4, xmm2, xmm0, 6                           ; xor boolx2
    4e7  c5f8c2f800                vcmpps xmm7, xmm0, xmm0, 0                           ; cmpeq boolx2
    4ec  c5c1dbe4                  vpand xmm4, xmm7, xmm4                               ; and boolx2
    4f0  c5e8c2fa04                vcmpps xmm7, xmm2, xmm2, 4                           ; cmpne boolx2
    4f5  c578c2c202                vcmpps xmm8, xmm0, xmm2, 2                           ; cmple boolx2
    4fa  c4c141ebf8                vpor xmm7, xmm7, xmm8                                ; or boolx2
    4ff  c57c100424                vmovups ymm8, ymmword ptr [rsp]
    504  c578104c2420              vmovups xmm9, xmmword ptr [rsp + 32]
    50a  c4c3394ad930              vblendvps xmm3, xmm8, xmm9, xmm3                     ; where int32x4
    510  c56115c3                  vunpckhpd xmm8, xmm3, xmm3                           ; gep int32x2
    514  c4416166c8                vpcmpgtd xmm9, xmm3, xmm8                            ; cmplt boolx2
    519  c4c141dbf9                vpand xmm7, xmm7, xmm9                               ; and boolx2
    51e  c5d9ebe7                  vpor xmm4, xmm4, xmm7                                ; or boolx2
    522  c4e3794ac240              vblendvps xmm0, xmm0, xmm2, xmm4                     ; where float32x2
    528  c4c3614ad040              vblendvps xmm2, xmm3, xmm8, xmm4                     ; where int32x2
    52e  c4637d19d301              vextractf128 xmm3, ymm10, 1                          ; gep float32x4
    534  c4c160c2e206              vcmpps xmm4, xmm3, xmm10, 6                          ; xor boolx4
    53a  c4c128c2fa00              vcmpps xmm7, xmm10, xmm10, 0                         ; cmpeq boolx4
    540  c5c1dbe4                  vpand xmm4, xmm7, xmm4                               ; and boolx4
    544  c5e0c2fb04                vcmpps xmm7, xmm3, xmm3, 4                           ; cmpne boolx4
    549  c528c2c302                vcmpps xmm8, xmm10, xmm3, 2                          ; cmple boolx4
    54e  c4c141ebf8                vpor xmm7, xmm7, xmm8                                ; or boolx4
    553  c4437d19d801              vextractf128 xmm8, ymm11, 1                          ; gep int32x4
    559  c4412166c8                vpcmpgtd xmm9, xmm11, xmm8                           ; cmplt boolx4
    55e  c4c141dbf9                vpand xmm7, xmm7, xmm9                               ; and boolx4
    563  c5d9ebe7                  vpor xmm4, xmm4, xmm7                                ; or boolx4
    567  c4e3294adb40              vblendvps xmm3, xmm10, xmm3, xmm4                    ; where float32x4
    56d  c4c3214ae040              vblendvps xmm4, xmm11, xmm8, xmm4                    ; where int32x4
    573  c5e115fb                  vunpckhpd xmm7, xmm3, xmm3                           ; gep float32x2
    577  c540c2c306                vcmpps xmm8, xmm7, xmm3, 6                           ; xor boolx2
    57c  c560c2cb00                vcmpps xmm9, xmm3, xmm3, 0                           ; cmpeq boolx2
    581  c44131dbc0                vpand xmm8, xmm9, xmm8                               ; and boolx2
    586  c540c2cf04                vcmpps xmm9, xmm7, xmm7, 4                           ; cmpne boolx2
    58b  c560c2d702                vcmpps xmm10, xmm3, xmm7, 2                          ; cmple boolx2
    590  c44131ebca                vpor xmm9, xmm9, xmm10                               ; or boolx2
    595  c55915d4                  vunpckhpd xmm10, xmm4, xmm4                          ; gep int32x2
    599  c4415966da                vpcmpgtd xmm11, xmm4, xmm10                          ; cmplt boolx2
    59e  c44131dbcb                vpand xmm9, xmm9, xmm11                              ; and boolx2
    5a3  c44139ebc1                vpor xmm8, xmm8, xmm9                                ; or boolx2
    5a8  c4e3614adf80              vblendvps xmm3, xmm3, xmm7, xmm8                     ; where float32x2
    5ae  c4c3594ae280              vblendvps xmm4, xmm4, xmm10, xmm8                    ; where int32x2
    5b4  c5c173dd04                vpsrldq xmm7, xmm5, 4                                ; gep float32
    5b9  c542c2c506                vcmpss xmm8, xmm7, xmm5, 6                           ; xor bool
    5be  c5797ec7                  vmovd edi, xmm8
    5c2  83e701                    and edi, 1
    5c5  c552c2c500                vcmpss xmm8, xmm5, xmm5, 0                           ; cmpeq bool
    5ca  c441797ec0                vmovd r8d, xmm8
    5cf  4183e001                  and r8d, 1
    5d3  4423c7                    and r8d, edi                                         ; and bool
    5d6  c542c2c704                vcmpss xmm8, xmm7, xmm7, 4                           ; cmpne bool
    5db  c5797ec7                  vmovd edi, xmm8
    5df  83e701                    and edi, 1
    5e2  c552c2c702                vcmpss xmm8, xmm5, xmm7, 2                           ; cmple bool
    5e7  c441797ec1                vmovd r9d, xmm8
    5ec  4183e101                  and r9d, 1
    5f0  410bf9                    or edi, r9d                                          ; or bool
    5f3  c4c37916f101              vpextrd r9d, xmm6, 1                                 ; gep int32
    5f9  c4c37916f200              vpextrd r10d, xmm6, 0                                ; gep int32
    5ff  41bb00000000              mov r11d, 0                                          ; cmplt bool
    605  453bca                    cmp r9d, r10d
    608  410f9cc3                  setl r11b
    60c  4123fb                    and edi, r11d                                        ; and bool
    60f  440bc7                    or r8d, edi                                          ; or bool
    612  498bf8                    mov rdi, r8                                          ; where float32
    615  f7df                      neg edi
    617  c5f96ef7                  vmovd xmm6, edi
    61b  c4e3514aef60              vblendvps xmm5, xmm5, xmm7, xmm6
    621  c5c973d804                vpsrldq xmm6, xmm0, 4                                ; gep float32
    626  c5cac2f806                vcmpss xmm7, xmm6, xmm0, 6                           ; xor bool
    62b  c5f97eff                  vmovd edi, xmm7
    62f  83e701                    and edi, 1
    632  c5fac2f800                vcmpss xmm7, xmm0, xmm0, 0                           ; cmpeq bool
    637  c4c1797efb                vmovd r11d, xmm7
    63c  4183e301                  and r11d, 1
    640  4423df                    and r11d, edi                                        ; and bool
    643  c5cac2fe04                vcmpss xmm7, xmm6, xmm6, 4                           ; cmpne bool
    648  c5f97eff                  vmovd edi, xmm7
    64c  83e701                    and edi, 1
    64f  c5fac2fe02                vcmpss xmm7, xmm0, xmm6, 2                           ; cmple bool
    654  c5f97efb                  vmovd ebx, xmm7
    658  83e301                    and ebx, 1
    65b  0bfb                      or edi, ebx                                          ; or bool
    65d  c4e37916d301              vpextrd ebx, xmm2, 1                                 ; gep int32
    663  c4e37916d500              vpextrd ebp, xmm2, 0                                 ; gep int32
    669  41bc00000000              mov r12d, 0                                          ; cmplt bool
    66f  3bdd                      cmp ebx, ebp
    671  410f9cc4                  setl r12b
    675  4123fc                    and edi, r12d                                        ; and bool
    678  440bdf                    or r11d, edi                                         ; or bool
    67b  498bfb                    mov rdi, r11                                         ; where float32
    67e  f7df                      neg edi
    680  c5f96ed7                  vmovd xmm2, edi
    684  c4e3794ac620              vblendvps xmm0, xmm0, xmm6, xmm2
    68a  c5fac2d506                vcmpss xmm2, xmm0, xmm5, 6                           ; xor bool
    68f  c5f97ed7                  vmovd edi, xmm2
    693  83e701                    and edi, 1
    696  c5d2c2d500                vcmpss xmm2, xmm5, xmm5, 0                           ; cmpeq bool
    69b  c4c1797ed4                vmovd r12d, xmm2
    6a0  4183e401                  and r12d, 1
    6a4  4423e7                    and r12d, edi                                        ; and bool
    6a7  c5d2c2d002                vcmpss xmm2, xmm5, xmm0, 2                           ; cmple bool
    6ac  c5f97ed7                  vmovd edi, xmm2
    6b0  83e701                    and edi, 1
    6b3  c5fac2c004                vcmpss xmm0, xmm0, xmm0, 4                           ; cmpne bool
    6b8  c4c1797ec5                vmovd r13d, xmm0
    6bd  4183e501                  and r13d, 1
    6c1  440bef                    or r13d, edi                                         ; or bool
    6c4  4585db                    test r11d, r11d                                      ; where int32
    6c7  0f45eb                    cmovne ebp, ebx
    6ca  4585c0                    test r8d, r8d                                        ; where int32
    6cd  450f45d1                  cmovne r10d, r9d
    6d1  bf00000000                mov edi, 0                                           ; cmplt bool
    6d6  413bea                    cmp ebp, r10d
    6d9  400f9cc7                  setl dil
    6dd  4423ef                    and r13d, edi                                        ; and bool
    6e0  450be5                    or r12d, r13d                                        ; or bool
    6e3  4585e4                    test r12d, r12d                                      ; where int32
    6e6  440f45d5                  cmovne r10d, ebp
    6ea  44895204                  mov dword ptr [rdx + 4], r10d                        ; store void
    6ee  c4e2752c81a0040000        vmaskmovps ymm0, ymm1, ymmword ptr [rcx + 1184]      ; load float32x8
    6f7  c4e27d58158c040000        vpbroadcastd ymm2, dword ptr [rip + 000080ff]
    700  c4e36d4ac010              vblendvps ymm0, ymm2, ymm0, ymm1                     ; where float32x8
    706  c4e37d19c201              vextractf128 xmm2, ymm0, 1                           ; gep float32x4
    70c  c5e8c2e806                vcmpps xmm5, xmm2, xmm0, 6                           ; xor boolx4
    711  c5f8c2f000                vcmpps xmm6, xmm0, xmm0, 0                           ; cmpeq boolx4
    716  c5c9dbed                  vpand xmm5, xmm6, xmm5                               ; and boolx4
    71a  c5e8c2f204                vcmpps xmm6, xmm2, xmm2, 4                           ; cmpne boolx4
    71f  c5f8c2fa02                vcmpps xmm7, xmm0, xmm2, 2                           ; cmple boolx4
    724  c5c9ebf7                  vpor xmm6, xmm6, xmm7                                ; or boolx4
    728  c5c9db742430              vpand xmm6, xmm6, xmmword ptr [rsp + 48]             ; and boolx4
    72e  c5d1ebee                  vpor xmm5, xmm5, xmm6                                ; or boolx4
    732  c4e3794ac250              vblendvps xmm0, xmm0, xmm2, xmm5                     ; where float32x4
    738  c5f915d0                  vunpckhpd xmm2, xmm0, xmm0                           ; gep float32x2
    73c  c5e8c2f006                vcmpps xmm6, xmm2, xmm0, 6                           ; xor boolx2
    741  c5f8c2f800                vcmpps xmm7, xmm0, xmm0, 0                           ; cmpeq boolx2
    746  c5c1dbf6                  vpand xmm6, xmm7, xmm6                               ; and boolx2
    74a  c5e8c2fa04                vcmpps xmm7, xmm2, xmm2, 4                           ; cmpne boolx2
    74f  c578c2c202                vcmpps xmm8, xmm0, xmm2, 2                           ; cmple boolx2
    754  c4c141ebf8                vpor xmm7, xmm7, xmm8                                ; or boolx2
    759  c57c100424                vmovups ymm8, ymmword ptr [rsp]
    75e  c578104c2420              vmovups xmm9, xmmword ptr [rsp + 32]
    764  c4c3394ae950              vblendvps xmm5, xmm8, xmm9, xmm5                     ; where int32x4
    76a  c55115c5                  vunpckhpd xmm8, xmm5, xmm5                           ; gep int32x2
    76e  c4415166c8                vpcmpgtd xmm9, xmm5, xmm8                            ; cmplt boolx2
    773  c4c141dbf9                vpand xmm7, xmm7, xmm9                               ; and boolx2
    778  c5c9ebf7                  vpor xmm6, xmm6, xmm7                                ; or boolx2
    77c  c4e3794ac260              vblendvps xmm0, xmm0, xmm2, xmm6                     ; where float32x2
    782  c4c3514ad060              vblendvps xmm2, xmm5, xmm8, xmm6                     ; where int32x2
    788  c4637d19e501              vextractf128 xmm5, ymm12, 1                          ; gep float32x4
    78e  c4c150c2f406              vcmpps xmm6, xmm5, xmm12, 6                          ; xor boolx4
    794  c4c118c2fc00              vcmpps xmm7, xmm12, xmm12, 0                         ; cmpeq boolx4
    79a  c5c1dbf6                  vpand xmm6, xmm7, xmm6                               ; and boolx4
    79e  c5d0c2fd04                vcmpps xmm7, xmm5, xmm5, 4                           ; cmpne boolx4
    7a3  c518c2c502                vcmpps xmm8, xmm12, xmm5, 2                          ; cmple boolx4
    7a8  c4c141ebf8                vpor xmm7, xmm7, xmm8                                ; or boolx4
    7ad  c4437d19e801              vextractf128 xmm8, ymm13, 1                          ; gep int32x4
    7b3  c4411166c8                vpcmpgtd xmm9, xmm13, xmm8                           ; cmplt boolx4
    7b8  c4c141dbf9                vpand xmm7, xmm7, xmm9                               ; and boolx4
    7bd  c5c9ebf7                  vpor xmm6, xmm6, xmm7                                ; or boolx4
    7c1  c4e3194aed60              vblendvps xmm5, xmm12, xmm5, xmm6                    ; where float32x4
    7c7  c4c3114af060              vblendvps xmm6, xmm13, xmm8, xmm6                    ; where int32x4
    7cd  c5d115fd                  vunpckhpd xmm7, xmm5, xmm5                           ; gep float32x2
    7d1  c540c2c506                vcmpps xmm8, xmm7, xmm5, 6                           ; xor boolx2
    7d6  c550c2cd00                vcmpps xmm9, xmm5, xmm5, 0                           ; cmpeq boolx2
    7db  c44131dbc0                vpand xmm8, xmm9, xmm8                               ; and boolx2
    7e0  c540c2cf04                vcmpps xmm9, xmm7, xmm7, 4                           ; cmpne boolx2
    7e5  c550c2d702                vcmpps xmm10, xmm5, xmm7, 2                          ; cmple boolx2
    7ea  c44131ebca                vpor xmm9, xmm9, xmm10                               ; or boolx2
    7ef  c54915d6                  vunpckhpd xmm10, xmm6, xmm6                          ; gep int32x2
    7f3  c4414966da                vpcmpgtd xmm11, xmm6, xmm10                          ; cmplt boolx2
    7f8  c44131dbcb                vpand xmm9, xmm9, xmm11                              ; and boolx2
    7fd  c44139ebc1                vpor xmm8, xmm8, xmm9                                ; or boolx2
    802  c4e3514aef80              vblendvps xmm5, xmm5, xmm7, xmm8                     ; where float32x2
    808  c4c3494af280              vblendvps xmm6, xmm6, xmm10, xmm8                    ; where int32x2
    80e  c5c173db04                vpsrldq xmm7, xmm3, 4                                ; gep float32
    813  c542c2c306                vcmpss xmm8, xmm7, xmm3, 6                           ; xor bool
    818  c5797ec7                  vmovd edi, xmm8
    81c  83e701                    and edi, 1
    81f  c562c2c300                vcmpss xmm8, xmm3, xmm3, 0                           ; cmpeq bool
    824  c441797ec0                vmovd r8d, xmm8
    829  4183e001                  and r8d, 1
    82d  4423c7                    and r8d, edi                                         ; and bool
    830  c542c2c704                vcmpss xmm8, xmm7, xmm7, 4                           ; cmpne bool
    835  c5797ec7                  vmovd edi, xmm8
    839  83e701                    and edi, 1
    83c  c562c2c702                vcmpss xmm8, xmm3, xmm7, 2                           ; cmple bool
    841  c441797ec1                vmovd r9d, xmm8
    846  4183e101                  and r9d, 1
    84a  410bf9                    or edi, r9d                                          ; or bool
    84d  c4c37916e101              vpextrd r9d, xmm4, 1                                 ; gep int32
    853  c4c37916e200              vpextrd r10d, xmm4, 0                                ; gep int32
    859  41bb00000000              mov r11d, 0                                          ; cmplt bool
    85f  453bca                    cmp r9d, r10d
    862  410f9cc3                  setl r11b
    866  4123fb                    and edi, r11d                                        ; and bool
    869  440bc7                    or r8d, edi                                          ; or bool
    86c  498bf8                    mov rdi, r8                                          ; where float32
    86f  f7df                      neg edi
    871  c5f96ee7                  vmovd xmm4, edi
    875  c4e3614adf40              vblendvps xmm3, xmm3, xmm7, xmm4
    87b  c5d973d804                vpsrldq xmm4, xmm0, 4                                ; gep float32
    880  c5dac2f806                vcmpss xmm7, xmm4, xmm0, 6                           ; xor bool
    885  c5f97eff                  vmovd edi, xmm7
    889  83e701                    and edi, 1
    88c  c5fac2f800                vcmpss xmm7, xmm0, xmm0, 0                           ; cmpeq bool
    891  c4c1797efb                vmovd r11d, xmm7
    896  4183e301                  and r11d, 1
    89a  4423df                    and r11d, edi                                        ; and bool
    89d  c5dac2fc04                vcmpss xmm7, xmm4, xmm4, 4                           ; cmpne bool
    8a2  c5f97eff                  vmovd edi, xmm7
    8a6  83e701                    and edi, 1
    8a9  c5fac2fc02                vcmpss xmm7, xmm0, xmm4, 2                           ; cmple bool
    8ae  c5f97efb                  vmovd ebx, xmm7
    8b2  83e301                    and ebx, 1
    8b5  0bfb                      or edi, ebx                                          ; or bool
    8b7  c4e37916d301              vpextrd ebx, xmm2, 1                                 ; gep int32
    8bd  c4e37916d500              vpextrd ebp, xmm2, 0                                 ; gep int32
    8c3  41bc00000000              mov r12d, 0                                          ; cmplt bool
    8c9  3bdd                      cmp ebx, ebp
    8cb  410f9cc4                  setl r12b
    8cf  4123fc                    and edi, r12d                                        ; and bool
    8d2  440bdf                    or r11d, edi                                         ; or bool
    8d5  498bfb                    mov rdi, r11                                         ; where float32
    8d8  f7df                      neg edi
    8da  c5f96ed7                  vmovd xmm2, edi
    8de  c4e3794ac420              vblendvps xmm0, xmm0, xmm4, xmm2
    8e4  c5fac2d306                vcmpss xmm2, xmm0, xmm3, 6                           ; xor bool
    8e9  c5f97ed7                  vmovd edi, xmm2
    8ed  83e701                    and edi, 1
    8f0  c5e2c2d300                vcmpss xmm2, xmm3, xmm3, 0                           ; cmpeq bool
    8f5  c4c1797ed4                vmovd r12d, xmm2
    8fa  4183e401                  and r12d, 1
    8fe  4423e7                    and r12d, edi                                        ; and bool
    901  c5e2c2d002                vcmpss xmm2, xmm3, xmm0, 2                           ; cmple bool
    906  c5f97ed7                  vmovd edi, xmm2
    90a  83e701                    and edi, 1
    90d  c5fac2c004                vcmpss xmm0, xmm0, xmm0, 4                           ; cmpne bool
    912  c4c1797ec5                vmovd r13d, xmm0
    917  4183e501                  and r13d, 1
    91b  440bef                    or r13d, edi                                         ; or bool
    91e  4585db                    test r11d, r11d                                      ; where int32
    921  0f45eb                    cmovne ebp, ebx
    924  4585c0                    test r8d, r8d                                        ; where int32
    927  450f45d1                  cmovne r10d, r9d
    92b  bf00000000                mov edi, 0                                           ; cmplt bool
    930  413bea                    cmp ebp, r10d
    933  400f9cc7                  setl dil
    937  4423ef                    and r13d, edi                                        ; and bool
    93a  450be5                    or r12d, r13d                                        ; or bool
    93d  4585e4                    test r12d, r12d                                      ; where int32
    940  440f45d5                  cmovne r10d, ebp
    944  44895208                  mov dword ptr [rdx + 8], r10d                        ; store void
    948  c4e2752c8130060000        vmaskmovps ymm0, ymm1, ymmword ptr [rcx + 1584]      ; load float32x8
    951  c4e27d581532020000        vpbroadcastd ymm2, dword ptr [rip + 000080ff]
    95a  c4e36d4ac010              vblendvps ymm0, ymm2, ymm0, ymm1                     ; where float32x8
    960  c4e37d19c201              vextractf128 xmm2, ymm0, 1                           ; gep float32x4
    966  c5e8c2d806                vcmpps xmm3, xmm2, xmm0, 6                           ; xor boolx4
    96b  c5f8c2e000                vcmpps xmm4, xmm0, xmm0, 0                           ; cmpeq boolx4
    970  c5d9dbdb                  vpand xmm3, xmm4, xmm3                               ; and boolx4
    974  c5e8c2e204                vcmpps xmm4, xmm2, xmm2, 4                           ; cmpne boolx4
    979  c5f8c2fa02                vcmpps xmm7, xmm0, xmm2, 2                           ; cmple boolx4
    97e  c5d9ebe7                  vpor xmm4, xmm4, xmm7                                ; or boolx4
    982  c5d9db642430              vpand xmm4, xmm4, xmmword ptr [rsp + 48]             ; and boolx4
    988  c5e1ebdc                  vpor xmm3, xmm3, xmm4                                ; or boolx4
    98c  c4e3794ac230              vblendvps xmm0, xmm0, xmm2, xmm3                     ; where float32x4
    992  c5f915d0                  vunpckhpd xmm2, xmm0, xmm0                           ; gep float32x2
    996  c5e8c2e006                vcmpps xmm4, xmm2, xmm0, 6                           ; xor boolx2
    99b  c5f8c2f800                vcmpps xmm7, xmm0, xmm0, 0                           ; cmpeq boolx2
    9a0  c5c1dbe4                  vpand xmm4, xmm7, xmm4                               ; and boolx2
    9a4  c5e8c2fa04                vcmpps xmm7, xmm2, xmm2, 4                           ; cmpne boolx2
    9a9  c578c2c202                vcmpps xmm8, xmm0, xmm2, 2                           ; cmple boolx2
    9ae  c4c141ebf8                vpor xmm7, xmm7, xmm8                                ; or boolx2
    9b3  c57c100424                vmovups ymm8, ymmword ptr [rsp]
    9b8  c578104c2420              vmovups xmm9, xmmword ptr [rsp + 32]
    9be  c4c3394ad930              vblendvps xmm3, xmm8, xmm9, xmm3                     ; where int32x4
    9c4  c56115c3                  vunpckhpd xmm8, xmm3, xmm3                           ; gep int32x2
    9c8  c4416166c8                vpcmpgtd xmm9, xmm3, xmm8                            ; cmplt boolx2
    9cd  c4c141dbf9                vpand xmm7, xmm7, xmm9                               ; and boolx2
    9d2  c5d9ebe7                  vpor xmm4, xmm4, xmm7                                ; or boolx2
    9d6  c4e3794ac240              vblendvps xmm0, xmm0, xmm2, xmm4                     ; where float32x2
    9dc  c4c3614ad040              vblendvps xmm2, xmm3, xmm8, xmm4                     ; where int32x2
    9e2  c5e173dd04                vpsrldq xmm3, xmm5, 4                                ; gep float32
    9e7  c5e2c2e506                vcmpss xmm4, xmm3, xmm5, 6                           ; xor bool
    9ec  c5f97ee7                  vmovd edi, xmm4
    9f0  83e701                    and edi, 1
    9f3  c5d2c2e500                vcmpss xmm4, xmm5, xmm5, 0                           ; cmpeq bool
    9f8  c4c1797ee0                vmovd r8d, xmm4
    9fd  4183e001                  and r8d, 1
    a01  4423c7                    and r8d, edi                                         ; and bool
    a04  c5e2c2e304                vcmpss xmm4, xmm3, xmm3, 4                           ; cmpne bool
    a09  c5f97ee7                  vmovd edi, xmm4
    a0d  83e701                    and edi, 1
    a10  c5d2c2e302                vcmpss xmm4, xmm5, xmm3, 2                           ; cmple bool
    a15  c4c1797ee1                vmovd r9d, xmm4
    a1a  4183e101                  and r9d, 1
    a1e  410bf9                    or edi, r9d                                          ; or bool
    a21  c4c37916f101              vpextrd r9d, xmm6, 1                                 ; gep int32
    a27  c4c37916f200              vpextrd r10d, xmm6, 0                                ; gep int32
    a2d  41bb00000000              mov r11d, 0                                          ; cmplt bool
    a33  453bca                    cmp r9d, r10d
    a36  410f9cc3                  setl r11b
    a3a  4123fb                    and edi, r11d                                        ; and bool
    a3d  440bc7                    or r8d, edi                                          ; or bool
    a40  498bf8                    mov rdi, r8                                          ; where float32
    a43  f7df                      neg edi
    a45  c5f96ee7                  vmovd xmm4, edi
    a49  c4e3514adb40              vblendvps xmm3, xmm5, xmm3, xmm4
    a4f  c5d973d804                vpsrldq xmm4, xmm0, 4                                ; gep float32
    a54  c5dac2e806                vcmpss xmm5, xmm4, xmm0, 6                           ; xor bool
    a59  c5f97eef                  vmovd edi, xmm5
    a5d  83e701                    and edi, 1
    a60  c5fac2e800                vcmpss xmm5, xmm0, xmm0, 0                           ; cmpeq bool
    a65  c4c1797eeb                vmovd r11d, xmm5
    a6a  4183e301                  and r11d, 1
    a6e  4423df                    and r11d, edi                                        ; and bool
    a71  c5dac2ec04                vcmpss xmm5, xmm4, xmm4, 4                           ; cmpne bool
    a76  c5f97eef                  vmovd edi, xmm5
    a7a  83e701                    and edi, 1
    a7d  c5fac2ec02                vcmpss xmm5, xmm0, xmm4, 2                           ; cmple bool
    a82  c5f97eeb                  vmovd ebx, xmm5
    a86  83e301                    and ebx, 1
    a89  0bfb                      or edi, ebx                                          ; or bool
    a8b  c4e37916d301              vpextrd ebx, xmm2, 1                                 ; gep int32
    a91  c4e37916d500              vpextrd ebp, xmm2, 0                                 ; gep int32
    a97  41bc00000000              mov r12d, 0                                          ; cmplt bool
    a9d  3bdd                      cmp ebx, ebp
    a9f  410f9cc4                  setl r12b
    aa3  4123fc                    and edi, r12d                                        ; and bool
    aa6  440bdf                    or r11d, edi                                         ; or bool
    aa9  498bfb                    mov rdi, r11                                         ; where float32
    aac  f7df                      neg edi
    aae  c5f96ed7                  vmovd xmm2, edi
    ab2  c4e3794ac420              vblendvps xmm0, xmm0, xmm4, xmm2
    ab8  c5fac2d306                vcmpss xmm2, xmm0, xmm3, 6                           ; xor bool
    abd  c5f97ed7                  vmovd edi, xmm2
    ac1  83e701                    and edi, 1
    ac4  c5e2c2d300                vcmpss xmm2, xmm3, xmm3, 0                           ; cmpeq bool
    ac9  c4c1797ed4                vmovd r12d, xmm2
    ace  4183e401                  and r12d, 1
    ad2  4423e7                    and r12d, edi                                        ; and bool
    ad5  c5e2c2d002                vcmpss xmm2, xmm3, xmm0, 2                           ; cmple bool
    ada  c5f97ed7                  vmovd edi, xmm2
    ade  83e701                    and edi, 1
    ae1  c5fac2c004                vcmpss xmm0, xmm0, xmm0, 4                           ; cmpne bool
    ae6  c4c1797ec5                vmovd r13d, xmm0
    aeb  4183e501                  and r13d, 1
    aef  440bef                    or r13d, edi                                         ; or bool
    af2  4585db                    test r11d, r11d                                      ; where int32
    af5  0f45eb                    cmovne ebp, ebx
    af8  4585c0                    test r8d, r8d                                        ; where int32
    afb  450f45d1                  cmovne r10d, r9d
    aff  bf00000000                mov edi, 0                                           ; cmplt bool
    b04  413bea                    cmp ebp, r10d
    b07  400f9cc7                  setl dil
    b0b  4423ef                    and r13d, edi                                        ; and bool
    b0e  450be5                    or r12d, r13d                                        ; or bool
    b11  4585e4                    test r12d, r12d                                      ; where int32
    b14  440f45d5                  cmovne r10d, ebp
    b18  4489520c                  mov dword ptr [rdx + 12], r10d                       ; store void
    b1c  4881c140060000            add rcx, 1600                                        ; end void
    b23  4883c210                  add rdx, 16
    b27  483bce                    cmp rcx, rsi
    b2a  0f8570f5ffff              jne loop_a0
done_b30:
    b30  c5f877                    vzeroupper                                           ; sink void
    b33  488b642440                mov rsp, qword ptr [rsp + 64]
    b38  418fc5                    pop r13
    b3b  418fc4                    pop r12
    b3e  8fc5                      pop rbp
    b40  8fc3                      pop rbx
    b42  c3                        ret                                                  ; sink void
