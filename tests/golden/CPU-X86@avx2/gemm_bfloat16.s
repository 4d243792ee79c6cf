gemm_bfloat16:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  b800000000                mov eax, 0
     12  c4e27d58056d030000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
     1b  4c8b07                    mov r8, qword ptr [rdi]
     1e  4c8b4f08                  mov r9, qword ptr [rdi + 8]                          ; define_global ptr<float32, global, 1536>
     22  488b7f10                  mov rdi, qword ptr [rdi + 16]                        ; define_global ptr<uint16, global, 1536>
     26  488d09                    lea rcx, [rcx]                                       ; special int32
     29  4c8bd6                    mov r10, rsi                                         ; range int32
     2c  3bf2                      cmp esi, edx
     2e  0f8d43030000              jge done_377
loop_40:
     40  498bf2                    mov rsi, r10                                         ; mul int32
     43  c1e607                    shl esi, 7
     46  41bb00000000              mov r11d, 0                                          ; range int32
     4c  498d1cb0                  lea rbx, [r8 + rsi*4]
loop_60:
     60  498beb                    mov rbp, r11                                         ; mul int32
     63  c1e505                    shl ebp, 5
     66  41bc00000000              mov r12d, 0                                          ; range int32
     6c  488d2c6f                  lea rbp, [rdi + rbp*2]
     70  4c8be9                    mov r13, rcx
loop_80:
     80  c4e27d334d00              vpmovzxwd ymm1, xmmword ptr [rbp]                    ; load uint16x16
     86  c4e27d335510              vpmovzxwd ymm2, xmmword ptr [rbp + 16]
     8c  c5f572f110                vpslld ymm1, ymm1, 16                                ; shl uint32x8
     91  c4c17c114d00              vmovups ymmword ptr [r13], ymm1                      ; store void
     97  c5f572f210                vpslld ymm1, ymm2, 16                                ; shl uint32x8
     9c  c4c17c114d20              vmovups ymmword ptr [r13 + 32], ymm1                 ; store void
     a2  c4e27d334d20              vpmovzxwd ymm1, xmmword ptr [rbp + 32]               ; load uint16x16
     a8  c4e27d335530              vpmovzxwd ymm2, xmmword ptr [rbp + 48]
     ae  c5f572f110                vpslld ymm1, ymm1, 16                                ; shl uint32x8
     b3  c4c17c114d40              vmovups ymmword ptr [r13 + 64], ymm1                 ; store void
     b9  c5f572f210                vpslld ymm1, ymm2, 16                                ; shl uint32x8
     be  c4c17c114d60              vmovups ymmword ptr [r13 + 96], ymm1                 ; store void
     c4  4881c580000000            add rbp, 128                                         ; end void
     cb  4981c580000000            add r13, 128
     d2  4183c401                  add r12d, 1
     d6  4183fc40                  cmp r12d, 64
     da  7ca4                      jl loop_80
done_dc:
     dc  c4e27d580da3020000        vpbroadcastd ymm1, dword ptr [rip + 00000000]        ; range int32
     e5  c4e27d58159a020000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
     ee  c4e27d581d91020000        vpbroadcastd ymm3, dword ptr [rip + 00000000]
     f7  c4e27d582588020000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
    100  c4e27d582d7f020000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
    109  c4e27d583576020000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
    112  c4e27d583d6d020000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
    11b  c4627d580564020000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
    124  bd00000000                mov ebp, 0
    129  4d8d2471                  lea r12, [r9 + rsi*2]
    12d  4c8be9                    mov r13, rcx
loop_140:
    140  450fb734ec                movzx r14d, word ptr [r12 + rbp*8]                   ; load uint16
    145  41c1e610                  shl r14d, 16                                         ; shl uint32
    149  c441796ece                vmovd xmm9, r14d                                     ; bitcast float32
    14e  c4427d58c9                vpbroadcastd ymm9, xmm9                              ; vectorize float32x8
    153  c4417c105500              vmovups ymm10, ymmword ptr [r13]                     ; load float32x8
    159  c4c235b8ca                vfmadd231ps ymm1, ymm9, ymm10                        ; mulacc float32x8
    15e  c4417c105d20              vmovups ymm11, ymmword ptr [r13 + 32]                ; load float32x8
    164  c4c235b8d3                vfmadd231ps ymm2, ymm9, ymm11                        ; mulacc float32x8
    169  c4417c106540              vmovups ymm12, ymmword ptr [r13 + 64]                ; load float32x8
    16f  c4c235b8dc                vfmadd231ps ymm3, ymm9, ymm12                        ; mulacc float32x8
    174  c4417c106d60              vmovups ymm13, ymmword ptr [r13 + 96]                ; load float32x8
    17a  c4c235b8e5                vfmadd231ps ymm4, ymm9, ymm13                        ; mulacc float32x8
    17f  450fb7b4ec80000000        movzx r14d, word ptr [r12 + rbp*8 + 128]             ; load uint16
    188  41c1e610                  shl r14d, 16                                         ; shl uint32
    18c  c441796ece                vmovd xmm9, r14d                                     ; bitcast float32
    191  c4427d58c9                vpbroadcastd ymm9, xmm9                              ; vectorize float32x8
    196  c4c235b8ea                vfmadd231ps ymm5, ymm9, ymm10                        ; mulacc float32x8
    19b  c4c235b8f3                vfmadd231ps ymm6, ymm9, ymm11                        ; mulacc float32x8
    1a0  c4c235b8fc                vfmadd231ps ymm7, ymm9, ymm12                        ; mulacc float32x8
    1a5  c44235b8c5                vfmadd231ps ymm8, ymm9, ymm13                        ; mulacc float32x8
    1aa  450fb774ec02              movzx r14d, word ptr [r12 + rbp*8 + 2]               ; load uint16
    1b0  41c1e610                  shl r14d, 16                                         ; shl uint32
    1b4  c441796ece                vmovd xmm9, r14d                                     ; bitcast float32
    1b9  c4427d58c9                vpbroadcastd ymm9, xmm9                              ; vectorize float32x8
    1be  c4417c109580000000        vmovups ymm10, ymmword ptr [r13 + 128]               ; load float32x8
    1c7  c4c235b8ca                vfmadd231ps ymm1, ymm9, ymm10                        ; mulacc float32x8
    1cc  c4417c109da0000000        vmovups ymm11, ymmword ptr [r13 + 160]               ; load float32x8
    1d5  c4c235b8d3                vfmadd231ps ymm2, ymm9, ymm11                        ; mulacc float32x8
    1da  c4417c10a5c0000000        vmovups ymm12, ymmword ptr [r13 + 192]               ; load float32x8
    1e3  c4c235b8dc                vfmadd231ps ymm3, ymm9, ymm12                        ; mulacc float32x8
    1e8  c4417c10ade0000000        vmovups ymm13, ymmword ptr [r13 + 224]               ; load float32x8
    1f1  c4c235b8e5                vfmadd231ps ymm4, ymm9, ymm13                        ; mulacc float32x8
    1f6  450fb7b4ec82000000        movzx r14d, word ptr [r12 + rbp*8 + 130]             ; load uint16
    1ff  41c1e610                  shl r14d, 16                                         ; shl uint32
    203  c441796ece                vmovd xmm9, r14d                                     ; bitcast float32
    208  c4427d58c9                vpbroadcastd ymm9, xmm9                              ; vectorize float32x8
    20d  c4c235b8ea                vfmadd231ps ymm5, ymm9, ymm10                        ; mulacc float32x8
    212  c4c235b8f3                vfmadd231ps ymm6, ymm9, ymm11                        ; mulacc float32x8
    217  c4c235b8fc                vfmadd231ps ymm7, ymm9, ymm12                        ; mulacc float32x8
    21c  c44235b8c5                vfmadd231ps ymm8, ymm9, ymm13                        ; mulacc float32x8
    221  450fb774ec04              movzx r14d, word ptr [r12 + rbp*8 + 4]               ; load uint16
    227  41c1e610                  shl r14d, 16                                         ; shl uint32
    22b  c441796ece                vmovd xmm9, r14d                                     ; bitcast float32
    230  c4427d58c9                vpbroadcastd ymm9, xmm9                              ; vectorize float32x8
    235  c4417c109500010000        vmovups ymm10, ymmword ptr [r13 + 256]               ; load float32x8
    23e  c4c235b8ca                vfmadd231ps ymm1, ymm9, ymm10                        ; mulacc float32x8
    243  c4417c109d20010000        vmovups ymm11, ymmword ptr [r13 + 288]               ; load float32x8
    24c  c4c235b8d3                vfmadd231ps ymm2, ymm9, ymm11                        ; mulacc float32x8
    251  c4417c10a540010000        vmovups ymm12, ymmword ptr [r13 + 320]               ; load float32x8
    25a  c4c235b8dc                vfmadd231ps ymm3, ymm9, ymm12                        ; mulacc float32x8
    25f  c4417c10ad60010000        vmovups ymm13, ymmword ptr [r13 + 352]               ; load float32x8
    268  c4c235b8e5                vfmadd231ps ymm4, ymm9, ymm13                        ; mulacc float32x8
    26d  450fb7b4ec84000000        movzx r14d, word ptr [r12 + rbp*8 + 132]             ; load uint16
    276  41c1e610                  shl r14d, 16                                         ; shl uint32
    27a  c441796ece                vmovd xmm9, r14d                                     ; bitcast float32
    27f  c4427d58c9                vpbroadcastd ymm9, xmm9                              ; vectorize float32x8
    284  c4c235b8ea                vfmadd231ps ymm5, ymm9, ymm10                        ; mulacc float32x8
    289  c4c235b8f3                vfmadd231ps ymm6, ymm9, ymm11                        ; mulacc float32x8
    28e  c4c235b8fc                vfmadd231ps ymm7, ymm9, ymm12                        ; mulacc float32x8
    293  c44235b8c5                vfmadd231ps ymm8, ymm9, ymm13                        ; mulacc float32x8
    298  450fb774ec06              movzx r14d, word ptr [r12 + rbp*8 + 6]               ; load uint16
    29e  41c1e610                  shl r14d, 16                                         ; shl uint32
    2a2  c441796ece                vmovd xmm9, r14d                                     ; bitcast float32
    2a7  c4427d58c9                vpbroadcastd ymm9, xmm9                              ; vectorize float32x8
    2ac  c4417c109580010000        vmovups ymm10, ymmword ptr [r13 + 384]               ; load float32x8
    2b5  c4c235b8ca                vfmadd231ps ymm1, ymm9, ymm10                        ; mulacc float32x8
    2ba  c4417c109da0010000        vmovups ymm11, ymmword ptr [r13 + 416]               ; load float32x8
    2c3  c4c235b8d3                vfmadd231ps ymm2, ymm9, ymm11                        ; mulacc float32x8
    2c8  c4417c10a5c0010000        vmovups ymm12, ymmword ptr [r13 + 448]               ; load float32x8
    2d1  c4c235b8dc                vfmadd231ps ymm3, ymm9, ymm12                        ; mulacc float32x8
    2d6  c4417c10ade0010000        vmovups ymm13, ymmword ptr [r13 + 480]               ; load float32x8
    2df  c4c235b8e5                vfmadd231ps ymm4, ymm9, ymm13                        ; mulacc float32x8
    2e4  450fb7b4ec86000000        movzx r14d, word ptr [r12 + rbp*8 + 134]             ; load uint16
    2ed  41c1e610                  shl r14d, 16                                         ; shl uint32
    2f1  c441796ece                vmovd xmm9, r14d                                     ; bitcast float32
    2f6  c4427d58c9                vpbroadcastd ymm9, xmm9                              ; vectorize float32x8
    2fb  c4c235b8ea                vfmadd231ps ymm5, ymm9, ymm10                        ; mulacc float32x8
    300  c4c235b8f3                vfmadd231ps ymm6, ymm9, ymm11                        ; mulacc float32x8
    305  c4c235b8fc                vfmadd231ps ymm7, ymm9, ymm12                        ; mulacc float32x8
    30a  c44235b8c5                vfmadd231ps ymm8, ymm9, ymm13                        ; mulacc float32x8
    30f  4981c500020000            add r13, 512                                         ; end void
    316  83c501                    add ebp, 1
    319  83fd10                    cmp ebp, 16
    31c  0f8c1efeffff              jl loop_140
done_322:
    322  c5fc110b                  vmovups ymmword ptr [rbx], ymm1                      ; store void
    326  c5fc115320                vmovups ymmword ptr [rbx + 32], ymm2                 ; store void
    32b  c5fc115b40                vmovups ymmword ptr [rbx + 64], ymm3                 ; store void
    330  c5fc116360                vmovups ymmword ptr [rbx + 96], ymm4                 ; store void
    335  c5fc11ab00010000          vmovups ymmword ptr [rbx + 256], ymm5                ; store void
    33d  c5fc11b320010000          vmovups ymmword ptr [rbx + 288], ymm6                ; store void
    345  c5fc11bb40010000          vmovups ymmword ptr [rbx + 320], ymm7                ; store void
    34d  c57c118360010000          vmovups ymmword ptr [rbx + 352], ymm8                ; store void
    355  4881c380000000            add rbx, 128                                         ; end void
    35c  4183c301                  add r11d, 1
    360  4183fb02                  cmp r11d, 2
    364  0f8cf6fcffff              jl loop_60
done_36a:
    36a  4183c201                  add r10d, 1                                          ; end void
    36e  443bd2                    cmp r10d, edx
    371  0f8cc9fcffff              jl loop_40
done_377:
    377  c5f877                    vzeroupper                                           ; sink void
    37a  418fc6                    pop r14
    37d  418fc5                    pop r13
    380  418fc4                    pop r12
    383  8fc5                      pop rbp
    385  8fc3                      pop rbx
    387  c3                        ret                                                  ; sink void
