gemm:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  41fff7                    push r15
     10  41bf0a000000              mov r15d, 10
     16  bb00000000                mov ebx, 0
     1b  c4627d583dc8060000        vpbroadcastd ymm15, dword ptr [rip + 00000000]
     24  4c8b2f                    mov r13, qword ptr [rdi]
     27  4c8b5708                  mov r10, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 4096>
     2b  4c8b4f10                  mov r9, qword ptr [rdi + 16]                         ; define_global ptr<float32, global, 4096>
     2f  4c8be6                    mov r12, rsi                                         ; define_global ptr<float32, global, 4096>
     32  4c8bf2                    mov r14, rdx                                         ; special int32
     35  453bf7                    cmp r14d, r15d                                       ; min int32
     38  498bee                    mov rbp, r14
     3b  410f4fef                  cmovg ebp, r15d
     3f  4d8bdc                    mov r11, r12                                         ; range int32
     42  443be5                    cmp r12d, ebp
     45  0f8d36030000              jge done_381
loop_60:
     60  4569c380010000            imul r8d, r11d, 384                                  ; mul int32
     67  bf00000000                mov edi, 0                                           ; range int32
     6c  4b8d748500                lea rsi, [r13 + r8*4]
loop_80:
     80  488bd7                    mov rdx, rdi                                         ; mul int32
     83  c1e204                    shl edx, 4
     86  c4e27d581d5d060000        vpbroadcastd ymm3, dword ptr [rip + 00000000]        ; range int32
     8f  c4e27d582554060000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
     98  c4e27d582d4b060000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
     a1  c4e27d583542060000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
     aa  c4e27d583d39060000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
     b3  c4627d580530060000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
     bc  c4627d580d27060000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
     c5  c4627d58151e060000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
     ce  c4627d581d15060000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
     d7  c4627d58250c060000        vpbroadcastd ymm12, dword ptr [rip + 00000000]
     e0  c4627d582d03060000        vpbroadcastd ymm13, dword ptr [rip + 00000000]
     e9  c4627d5835fa050000        vpbroadcastd ymm14, dword ptr [rip + 00000000]
     f2  b900000000                mov ecx, 0
     f7  4b8d0482                  lea rax, [r10 + r8*4]
     fb  498d1491                  lea rdx, [r9 + rdx*4]
loop_100:
    100  c4e27d5800                vpbroadcastd ymm0, dword ptr [rax]                   ; vectorize float32x8
    105  c5fc1012                  vmovups ymm2, ymmword ptr [rdx]                      ; load float32x8
    109  c4e27db8da                vfmadd231ps ymm3, ymm0, ymm2                         ; mulacc float32x8
    10e  c5fc104a20                vmovups ymm1, ymmword ptr [rdx + 32]                 ; load float32x8
    113  c4e27db8e1                vfmadd231ps ymm4, ymm0, ymm1                         ; mulacc float32x8
    118  c4e27d588000010000        vpbroadcastd ymm0, dword ptr [rax + 256]             ; vectorize float32x8
    121  c4e27db8ea                vfmadd231ps ymm5, ymm0, ymm2                         ; mulacc float32x8
    126  c4e27db8f1                vfmadd231ps ymm6, ymm0, ymm1                         ; mulacc float32x8
    12b  c4e27d588000020000        vpbroadcastd ymm0, dword ptr [rax + 512]             ; vectorize float32x8
    134  c4e27db8fa                vfmadd231ps ymm7, ymm0, ymm2                         ; mulacc float32x8
    139  c4627db8c1                vfmadd231ps ymm8, ymm0, ymm1                         ; mulacc float32x8
    13e  c4e27d588000030000        vpbroadcastd ymm0, dword ptr [rax + 768]             ; vectorize float32x8
    147  c4627db8ca                vfmadd231ps ymm9, ymm0, ymm2                         ; mulacc float32x8
    14c  c4627db8d1                vfmadd231ps ymm10, ymm0, ymm1                        ; mulacc float32x8
    151  c4e27d588000040000        vpbroadcastd ymm0, dword ptr [rax + 1024]            ; vectorize float32x8
    15a  c4627db8da                vfmadd231ps ymm11, ymm0, ymm2                        ; mulacc float32x8
    15f  c4627db8e1                vfmadd231ps ymm12, ymm0, ymm1                        ; mulacc float32x8
    164  c4e27d588000050000        vpbroadcastd ymm0, dword ptr [rax + 1280]            ; vectorize float32x8
    16d  c4627db8ea                vfmadd231ps ymm13, ymm0, ymm2                        ; mulacc float32x8
    172  c4627db8f1                vfmadd231ps ymm14, ymm0, ymm1                        ; mulacc float32x8
    177  c4e27d584004              vpbroadcastd ymm0, dword ptr [rax + 4]               ; vectorize float32x8
    17d  c5fc109200010000          vmovups ymm2, ymmword ptr [rdx + 256]                ; load float32x8
    185  c4e27db8da                vfmadd231ps ymm3, ymm0, ymm2                         ; mulacc float32x8
    18a  c5fc108a20010000          vmovups ymm1, ymmword ptr [rdx + 288]                ; load float32x8
    192  c4e27db8e1                vfmadd231ps ymm4, ymm0, ymm1                         ; mulacc float32x8
    197  c4e27d588004010000        vpbroadcastd ymm0, dword ptr [rax + 260]             ; vectorize float32x8
    1a0  c4e27db8ea                vfmadd231ps ymm5, ymm0, ymm2                         ; mulacc float32x8
    1a5  c4e27db8f1                vfmadd231ps ymm6, ymm0, ymm1                         ; mulacc float32x8
    1aa  c4e27d588004020000        vpbroadcastd ymm0, dword ptr [rax + 516]             ; vectorize float32x8
    1b3  c4e27db8fa                vfmadd231ps ymm7, ymm0, ymm2                         ; mulacc float32x8
    1b8  c4627db8c1                vfmadd231ps ymm8, ymm0, ymm1                         ; mulacc float32x8
    1bd  c4e27d588004030000        vpbroadcastd ymm0, dword ptr [rax + 772]             ; vectorize float32x8
    1c6  c4627db8ca                vfmadd231ps ymm9, ymm0, ymm2                         ; mulacc float32x8
    1cb  c4627db8d1                vfmadd231ps ymm10, ymm0, ymm1                        ; mulacc float32x8
    1d0  c4e27d588004040000        vpbroadcastd ymm0, dword ptr [rax + 1028]            ; vectorize float32x8
    1d9  c4627db8da                vfmadd231ps ymm11, ymm0, ymm2                        ; mulacc float32x8
    1de  c4627db8e1                vfmadd231ps ymm12, ymm0, ymm1                        ; mulacc float32x8
    1e3  c4e27d588004050000        vpbroadcastd ymm0, dword ptr [rax + 1284]            ; vectorize float32x8
    1ec  c4627db8ea                vfmadd231ps ymm13, ymm0, ymm2                        ; mulacc float32x8
    1f1  c4627db8f1                vfmadd231ps ymm14, ymm0, ymm1                        ; mulacc float32x8
    1f6  c4e27d584008              vpbroadcastd ymm0, dword ptr [rax + 8]               ; vectorize float32x8
    1fc  c5fc109200020000          vmovups ymm2, ymmword ptr [rdx + 512]                ; load float32x8
    204  c4e27db8da                vfmadd231ps ymm3, ymm0, ymm2                         ; mulacc float32x8
    209  c5fc108a20020000          vmovups ymm1, ymmword ptr [rdx + 544]                ; load float32x8
    211  c4e27db8e1                vfmadd231ps ymm4, ymm0, ymm1                         ; mulacc float32x8
    216  c4e27d588008010000        vpbroadcastd ymm0, dword ptr [rax + 264]             ; vectorize float32x8
    21f  c4e27db8ea                vfmadd231ps ymm5, ymm0, ymm2                         ; mulacc float32x8
    224  c4e27db8f1                vfmadd231ps ymm6, ymm0, ymm1                         ; mulacc float32x8
    229  c4e27d588008020000        vpbroadcastd ymm0, dword ptr [rax + 520]             ; vectorize float32x8
    232  c4e27db8fa                vfmadd231ps ymm7, ymm0, ymm2                         ; mulacc float32x8
    237  c4627db8c1                vfmadd231ps ymm8, ymm0, ymm1                         ; mulacc float32x8
    23c  c4e27d588008030000        vpbroadcastd ymm0, dword ptr [rax + 776]             ; vectorize float32x8
    245  c4627db8ca                vfmadd231ps ymm9, ymm0, ymm2                         ; mulacc float32x8
    24a  c4627db8d1                vfmadd231ps ymm10, ymm0, ymm1                        ; mulacc float32x8
    24f  c4e27d588008040000        vpbroadcastd ymm0, dword ptr [rax + 1032]            ; vectorize float32x8
    258  c4627db8da                vfmadd231ps ymm11, ymm0, ymm2                        ; mulacc float32x8
    25d  c4627db8e1                vfmadd231ps ymm12, ymm0, ymm1                        ; mulacc float32x8
    262  c4e27d588008050000        vpbroadcastd ymm0, dword ptr [rax + 1288]            ; vectorize float32x8
    26b  c4627db8ea                vfmadd231ps ymm13, ymm0, ymm2                        ; mulacc float32x8
    270  c4627db8f1                vfmadd231ps ymm14, ymm0, ymm1                        ; mulacc float32x8
    275  c4e27d58400c              vpbroadcastd ymm0, dword ptr [rax + 12]              ; vectorize float32x8
    27b  c5fc109200030000          vmovups ymm2, ymmword ptr [rdx + 768]                ; load float32x8
    283  c4e27db8da                vfmadd231ps ymm3, ymm0, ymm2                         ; mulacc float32x8
    288  c5fc108a20030000          vmovups ymm1, ymmword ptr [rdx + 800]                ; load float32x8
    290  c4e27db8e1                vfmadd231ps ymm4, ymm0, ymm1                         ; mulacc float32x8
    295  c4e27d58800c010000        vpbroadcastd ymm0, dword ptr [rax + 268]             ; vectorize float32x8
    29e  c4e27db8ea                vfmadd231ps ymm5, ymm0, ymm2                         ; mulacc float32x8
    2a3  c4e27db8f1                vfmadd231ps ymm6, ymm0, ymm1                         ; mulacc float32x8
    2a8  c4e27d58800c020000        vpbroadcastd ymm0, dword ptr [rax + 524]             ; vectorize float32x8
    2b1  c4e27db8fa                vfmadd231ps ymm7, ymm0, ymm2                         ; mulacc float32x8
    2b6  c4627db8c1                vfmadd231ps ymm8, ymm0, ymm1                         ; mulacc float32x8
    2bb  c4e27d58800c030000        vpbroadcastd ymm0, dword ptr [rax + 780]             ; vectorize float32x8
    2c4  c4627db8ca                vfmadd231ps ymm9, ymm0, ymm2                         ; mulacc float32x8
    2c9  c4627db8d1                vfmadd231ps ymm10, ymm0, ymm1                        ; mulacc float32x8
    2ce  c4e27d58800c040000        vpbroadcastd ymm0, dword ptr [rax + 1036]            ; vectorize float32x8
    2d7  c4627db8da                vfmadd231ps ymm11, ymm0, ymm2                        ; mulacc float32x8
    2dc  c4627db8e1                vfmadd231ps ymm12, ymm0, ymm1                        ; mulacc float32x8
    2e1  c4e27d58800c050000        vpbroadcastd ymm0, dword ptr [rax + 1292]            ; vectorize float32x8
    2ea  c4627db8ea                vfmadd231ps ymm13, ymm0, ymm2                        ; mulacc float32x8
    2ef  c4627db8f1                vfmadd231ps ymm14, ymm0, ymm1                        ; mulacc float32x8
    2f4  4883c010                  add rax, 16                                          ; end void
    2f8  4881c200040000            add rdx, 1024
    2ff  83c101                    add ecx, 1
    302  83f910                    cmp ecx, 16
    305  0f8cf5fdffff              jl loop_100
done_30b:
    30b  c5fc111e                  vmovups ymmword ptr [rsi], ymm3                      ; store void
    30f  c5fc116620                vmovups ymmword ptr [rsi + 32], ymm4                 ; store void
    314  c5fc11ae00010000          vmovups ymmword ptr [rsi + 256], ymm5                ; store void
    31c  c5fc11b620010000          vmovups ymmword ptr [rsi + 288], ymm6                ; store void
    324  c5fc11be00020000          vmovups ymmword ptr [rsi + 512], ymm7                ; store void
    32c  c57c118620020000          vmovups ymmword ptr [rsi + 544], ymm8                ; store void
    334  c57c118e00030000          vmovups ymmword ptr [rsi + 768], ymm9                ; store void
    33c  c57c119620030000          vmovups ymmword ptr [rsi + 800], ymm10               ; store void
    344  c57c119e00040000          vmovups ymmword ptr [rsi + 1024], ymm11              ; store void
    34c  c57c11a620040000          vmovups ymmword ptr [rsi + 1056], ymm12              ; store void
    354  c57c11ae00050000          vmovups ymmword ptr [rsi + 1280], ymm13              ; store void
    35c  c57c11b620050000          vmovups ymmword ptr [rsi + 1312], ymm14              ; store void
    364  4883c640                  add rsi, 64                                          ; end void
    368  83c701                    add edi, 1
    36b  83ff04                    cmp edi, 4
    36e  0f8c0cfdffff              jl loop_80
done_374:
    374  4183c301                  add r11d, 1                                          ; end void
    378  443bdd                    cmp r11d, ebp
    37b  0f8cdffcffff              jl loop_60
done_381:
    381  453be7                    cmp r12d, r15d                                       ; max int32
    384  450f4ce7                  cmovl r12d, r15d
    388  4d8bc4                    mov r8, r12                                          ; range int32
    38b  453be6                    cmp r12d, r14d
    38e  0f8d41030000              jge done_6d5
loop_3a0:
    3a0  bf00000000                mov edi, 0                                           ; range int32
    3a5  498bf5                    mov rsi, r13
loop_3c0:
    3c0  488bd7                    mov rdx, rdi                                         ; mul int32
    3c3  c1e204                    shl edx, 4
    3c6  c4e27d581d1d030000        vpbroadcastd ymm3, dword ptr [rip + 00000000]        ; range int32
    3cf  c4e27d582514030000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
    3d8  c4e27d582d0b030000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
    3e1  c4e27d583502030000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
    3ea  c4e27d583df9020000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
    3f3  c4627d5805f0020000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
    3fc  c4627d580de7020000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
    405  c4627d5815de020000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
    40e  c4627d581dd5020000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
    417  c4627d5825cc020000        vpbroadcastd ymm12, dword ptr [rip + 00000000]
    420  c4627d582dc3020000        vpbroadcastd ymm13, dword ptr [rip + 00000000]
    429  c4627d5835ba020000        vpbroadcastd ymm14, dword ptr [rip + 00000000]
    432  b900000000                mov ecx, 0
    437  498bc2                    mov rax, r10
    43a  498d1491                  lea rdx, [r9 + rdx*4]
loop_440:
    440  c4e27d5880003a0000        vpbroadcastd ymm0, dword ptr [rax + 14848]           ; vectorize float32x8
    449  c5fc1012                  vmovups ymm2, ymmword ptr [rdx]                      ; load float32x8
    44d  c4e27db8da                vfmadd231ps ymm3, ymm0, ymm2                         ; mulacc float32x8
    452  c5fc104a20                vmovups ymm1, ymmword ptr [rdx + 32]                 ; load float32x8
    457  c4e27db8e1                vfmadd231ps ymm4, ymm0, ymm1                         ; mulacc float32x8
    45c  c4e27d5880003b0000        vpbroadcastd ymm0, dword ptr [rax + 15104]           ; vectorize float32x8
    465  c4e27db8ea                vfmadd231ps ymm5, ymm0, ymm2                         ; mulacc float32x8
    46a  c4e27db8f1                vfmadd231ps ymm6, ymm0, ymm1                         ; mulacc float32x8
    46f  c4e27d5880003c0000        vpbroadcastd ymm0, dword ptr [rax + 15360]           ; vectorize float32x8
    478  c4e27db8fa                vfmadd231ps ymm7, ymm0, ymm2                         ; mulacc float32x8
    47d  c4627db8c1                vfmadd231ps ymm8, ymm0, ymm1                         ; mulacc float32x8
    482  c4e27d5880003d0000        vpbroadcastd ymm0, dword ptr [rax + 15616]           ; vectorize float32x8
    48b  c4627db8ca                vfmadd231ps ymm9, ymm0, ymm2                         ; mulacc float32x8
    490  c4627db8d1                vfmadd231ps ymm10, ymm0, ymm1                        ; mulacc float32x8
    495  c4e27d5880003e0000        vpbroadcastd ymm0, dword ptr [rax + 15872]           ; vectorize float32x8
    49e  c4627db8da                vfmadd231ps ymm11, ymm0, ymm2                        ; mulacc float32x8
    4a3  c4627db8e1                vfmadd231ps ymm12, ymm0, ymm1                        ; mulacc float32x8
    4a8  c4e27d5880003f0000        vpbroadcastd ymm0, dword ptr [rax + 16128]           ; vectorize float32x8
    4b1  c4627db8ea                vfmadd231ps ymm13, ymm0, ymm2                        ; mulacc float32x8
    4b6  c4627db8f1                vfmadd231ps ymm14, ymm0, ymm1                        ; mulacc float32x8
    4bb  c4e27d5880043a0000        vpbroadcastd ymm0, dword ptr [rax + 14852]           ; vectorize float32x8
    4c4  c5fc109200010000          vmovups ymm2, ymmword ptr [rdx + 256]                ; load float32x8
    4cc  c4e27db8da                vfmadd231ps ymm3, ymm0, ymm2                         ; mulacc float32x8
    4d1  c5fc108a20010000          vmovups ymm1, ymmword ptr [rdx + 288]                ; load float32x8
    4d9  c4e27db8e1                vfmadd231ps ymm4, ymm0, ymm1                         ; mulacc float32x8
    4de  c4e27d5880043b0000        vpbroadcastd ymm0, dword ptr [rax + 15108]           ; vectorize float32x8
    4e7  c4e27db8ea                vfmadd231ps ymm5, ymm0, ymm2                         ; mulacc float32x8
    4ec  c4e27db8f1                vfmadd231ps ymm6, ymm0, ymm1                         ; mulacc float32x8
    4f1  c4e27d5880043c0000        vpbroadcastd ymm0, dword ptr [rax + 15364]           ; vectorize float32x8
    4fa  c4e27db8fa                vfmadd231ps ymm7, ymm0, ymm2                         ; mulacc float32x8
    4ff  c4627db8c1                vfmadd231ps ymm8, ymm0, ymm1                         ; mulacc float32x8
    504  c4e27d5880043d0000        vpbroadcastd ymm0, dword ptr [rax + 15620]           ; vectorize float32x8
    50d  c4627db8ca                vfmadd231ps ymm9, ymm0, ymm2                         ; mulacc float32x8
    512  c4627db8d1                vfmadd231ps ymm10, ymm0, ymm1                        ; mulacc float32x8
    517  c4e27d5880043e0000        vpbroadcastd ymm0, dword ptr [rax + 15876]           ; vectorize float32x8
    520  c4627db8da                vfmadd231ps ymm11, ymm0, ymm2                        ; mulacc float32x8
    525  c4627db8e1                vfmadd231ps ymm12, ymm0, ymm1                        ; mulacc float32x8
    52a  c4e27d5880043f0000        vpbroadcastd ymm0, dword ptr [rax + 16132]           ; vectorize float32x8
    533  c4627db8ea                vfmadd231ps ymm13, ymm0, ymm2                        ; mulacc float32x8
    538  c4627db8f1                vfmadd231ps ymm14, ymm0, ymm1                        ; mulacc float32x8
    53d  c4e27d5880083a0000        vpbroadcastd ymm0, dword ptr [rax + 14856]           ; vectorize float32x8
    546  c5fc109200020000          vmovups ymm2, ymmword ptr [rdx + 512]                ; load float32x8
    54e  c4e27db8da                vfmadd231ps ymm3, ymm0, ymm2                         ; mulacc float32x8
    553  c5fc108a20020000          vmovups ymm1, ymmword ptr [rdx + 544]                ; load float32x8
    55b  c4e27db8e1                vfmadd231ps ymm4, ymm0, ymm1                         ; mulacc float32x8
    560  c4e27d5880083b0000        vpbroadcastd ymm0, dword ptr [rax + 15112]           ; vectorize float32x8
    569  c4e27db8ea                vfmadd231ps ymm5, ymm0, ymm2                         ; mulacc float32x8
    56e  c4e27db8f1                vfmadd231ps ymm6, ymm0, ymm1                         ; mulacc float32x8
    573  c4e27d5880083c0000        vpbroadcastd ymm0, dword ptr [rax + 15368]           ; vectorize float32x8
    57c  c4e27db8fa                vfmadd231ps ymm7, ymm0, ymm2                         ; mulacc float32x8
    581  c4627db8c1                vfmadd231ps ymm8, ymm0, ymm1                         ; mulacc float32x8
    586  c4e27d5880083d0000        vpbroadcastd ymm0, dword ptr [rax + 15624]           ; vectorize float32x8
    58f  c4627db8ca                vfmadd231ps ymm9, ymm0, ymm2                         ; mulacc float32x8
    594  c4627db8d1                vfmadd231ps ymm10, ymm0, ymm1                        ; mulacc float32x8
    599  c4e27d5880083e0000        vpbroadcastd ymm0, dword ptr [rax + 15880]           ; vectorize float32x8
    5a2  c4627db8da                vfmadd231ps ymm11, ymm0, ymm2                        ; mulacc float32x8
    5a7  c4627db8e1                vfmadd231ps ymm12, ymm0, ymm1                        ; mulacc float32x8
    5ac  c4e27d5880083f0000        vpbroadcastd ymm0, dword ptr [rax + 16136]           ; vectorize float32x8
    5b5  c4627db8ea                vfmadd231ps ymm13, ymm0, ymm2                        ; mulacc float32x8
    5ba  c4627db8f1                vfmadd231ps ymm14, ymm0, ymm1                        ; mulacc float32x8
    5bf  c4e27d58800c3a0000        vpbroadcastd ymm0, dword ptr [rax + 14860]           ; vectorize float32x8
    5c8  c5fc109200030000          vmovups ymm2, ymmword ptr [rdx + 768]                ; load float32x8
    5d0  c4e27db8da                vfmadd231ps ymm3, ymm0, ymm2                         ; mulacc float32x8
    5d5  c5fc108a20030000          vmovups ymm1, ymmword ptr [rdx + 800]                ; load float32x8
    5dd  c4e27db8e1                vfmadd231ps ymm4, ymm0, ymm1                         ; mulacc float32x8
    5e2  c4e27d58800c3b0000        vpbroadcastd ymm0, dword ptr [rax + 15116]           ; vectorize float32x8
    5eb  c4e27db8ea                vfmadd231ps ymm5, ymm0, ymm2                         ; mulacc float32x8
    5f0  c4e27db8f1                vfmadd231ps ymm6, ymm0, ymm1                         ; mulacc float32x8
    5f5  c4e27d58800c3c0000        vpbroadcastd ymm0, dword ptr [rax + 15372]           ; vectorize float32x8
    5fe  c4e27db8fa                vfmadd231ps ymm7, ymm0, ymm2                         ; mulacc float32x8
    603  c4627db8c1                vfmadd231ps ymm8, ymm0, ymm1                         ; mulacc float32x8
    608  c4e27d58800c3d0000        vpbroadcastd ymm0, dword ptr [rax + 15628]           ; vectorize float32x8
    611  c4627db8ca                vfmadd231ps ymm9, ymm0, ymm2                         ; mulacc float32x8
    616  c4627db8d1                vfmadd231ps ymm10, ymm0, ymm1                        ; mulacc float32x8
    61b  c4e27d58800c3e0000        vpbroadcastd ymm0, dword ptr [rax + 15884]           ; vectorize float32x8
    624  c4627db8da                vfmadd231ps ymm11, ymm0, ymm2                        ; mulacc float32x8
    629  c4627db8e1                vfmadd231ps ymm12, ymm0, ymm1                        ; mulacc float32x8
    62e  c4e27d58800c3f0000        vpbroadcastd ymm0, dword ptr [rax + 16140]           ; vectorize float32x8
    637  c4627db8ea                vfmadd231ps ymm13, ymm0, ymm2                        ; mulacc float32x8
    63c  c4627db8f1                vfmadd231ps ymm14, ymm0, ymm1                        ; mulacc float32x8
    641  4883c010                  add rax, 16                                          ; end void
    645  4881c200040000            add rdx, 1024
    64c  83c101                    add ecx, 1
    64f  83f910                    cmp ecx, 16
    652  0f8ce8fdffff              jl loop_440
done_658:
    658  c5fc119e003a0000          vmovups ymmword ptr [rsi + 14848], ymm3              ; store void
    660  c5fc11a6203a0000          vmovups ymmword ptr [rsi + 14880], ymm4              ; store void
    668  c5fc11ae003b0000          vmovups ymmword ptr [rsi + 15104], ymm5              ; store void
    670  c5fc11b6203b0000          vmovups ymmword ptr [rsi + 15136], ymm6              ; store void
    678  c5fc11be003c0000          vmovups ymmword ptr [rsi + 15360], ymm7              ; store void
    680  c57c1186203c0000          vmovups ymmword ptr [rsi + 15392], ymm8              ; store void
    688  c57c118e003d0000          vmovups ymmword ptr [rsi + 15616], ymm9              ; store void
    690  c57c1196203d0000          vmovups ymmword ptr [rsi + 15648], ymm10             ; store void
    698  c57c119e003e0000          vmovups ymmword ptr [rsi + 15872], ymm11             ; store void
    6a0  c57c11a6203e0000          vmovups ymmword ptr [rsi + 15904], ymm12             ; store void
    6a8  c57c11ae003f0000          vmovups ymmword ptr [rsi + 16128], ymm13             ; store void
    6b0  c57c11b6203f0000          vmovups ymmword ptr [rsi + 16160], ymm14             ; store void
    6b8  4883c640                  add rsi, 64                                          ; end void
    6bc  83c701                    add edi, 1
    6bf  83ff04                    cmp edi, 4
    6c2  0f8cf8fcffff              jl loop_3c0
done_6c8:
    6c8  4183c001                  add r8d, 1                                           ; end void
    6cc  453bc6                    cmp r8d, r14d
    6cf  0f8ccbfcffff              jl loop_3a0
done_6d5:
    6d5  c5f877                    vzeroupper                                           ; sink void
    6d8  418fc7                    pop r15
    6db  418fc6                    pop r14
    6de  418fc5                    pop r13
    6e1  418fc4                    pop r12
    6e4  8fc5                      pop rbp
    6e6  8fc3                      pop rbx
    6e8  c3                        ret                                                  ; sink void
