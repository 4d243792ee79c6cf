gemm_bfloat16:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  b800000000                mov eax, 0
     12  c4e27d58058d030000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
     1b  4c8b07                    mov r8, qword ptr [rdi]
     1e  4c8b4f08                  mov r9, qword ptr [rdi + 8]                          ; define_global ptr<float32, global, 1536>
     22  488b7f10                  mov rdi, qword ptr [rdi + 16]                        ; define_global ptr<uint16, global, 1536>
     26  488d09                    lea rcx, [rcx]                                       ; special int32
     29  4c8bd6                    mov r10, rsi                                         ; range int32
     2c  3bf2                      cmp esi, edx
     2e  0f8d63030000              jge done_397
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
     80  c5fc104d00                vmovups ymm1, ymmword ptr [rbp]                      ; load uint16x16
     85  c4e27d33d1                vpmovzxwd ymm2, xmm1                                 ; cast uint32x8
     8a  c5ed72f210                vpslld ymm2, ymm2, 16                                ; shl uint32x8
     8f  c4c17c115500              vmovups ymmword ptr [r13], ymm2                      ; store void
     95  c4e37d19c901              vextractf128 xmm1, ymm1, 1                           ; gep uint16x8
     9b  c4e27d33c9                vpmovzxwd ymm1, xmm1                                 ; cast uint32x8
     a0  c5f572f110                vpslld ymm1, ymm1, 16                                ; shl uint32x8
     a5  c4c17c114d20              vmovups ymmword ptr [r13 + 32], ymm1                 ; store void
     ab  c5fc104d20                vmovups ymm1, ymmword ptr [rbp + 32]                 ; load uint16x16
     b0  c4e27d33d1                vpmovzxwd ymm2, xmm1                                 ; cast uint32x8
     b5  c5ed72f210                vpslld ymm2, ymm2, 16                                ; shl uint32x8
     ba  c4c17c115540              vmovups ymmword ptr [r13 + 64], ymm2                 ; store void
     c0  c4e37d19c901              vextractf128 xmm1, ymm1, 1                           ; gep uint16x8
     c6  c4e27d33c9                vpmovzxwd ymm1, xmm1                                 ; cast uint32x8
     cb  c5f572f110                vpslld ymm1, ymm1, 16                                ; shl uint32x8
     d0  c4c17c114d60              vmovups ymmword ptr [r13 + 96], ymm1                 ; store void
     d6  4881c580000000            add rbp, 128                                         ; end void
     dd  4981c580000000            add r13, 128
     e4  4183c401                  add r12d, 1
     e8  4183fc40                  cmp r12d, 64
     ec  7c92                      jl loop_80
done_ee:
     ee  c4e27d580db1020000        vpbroadcastd ymm1, dword ptr [rip + 00000000]        ; range int32
     f7  c4e27d5815a8020000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
    100  c4e27d581d9f020000        vpbroadcastd ymm3, dword ptr [rip + 00000000]
    109  c4e27d582596020000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
    112  c4e27d582d8d020000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
    11b  c4e27d583584020000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
    124  c4e27d583d7b020000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
    12d  c4627d580572020000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
    136  bd00000000                mov ebp, 0
    13b  4d8d2471                  lea r12, [r9 + rsi*2]
    13f  4c8be9                    mov r13, rcx
loop_160:
    160  450fb734ec                movzx r14d, word ptr [r12 + rbp*8]                   ; load uint16
    165  41c1e610                  shl r14d, 16                                         ; shl uint32
    169  c441796ece                vmovd xmm9, r14d                                     ; bitcast float32
    16e  c4427d58c9                vpbroadcastd ymm9, xmm9                              ; vectorize float32x8
    173  c4417c105500              vmovups ymm10, ymmword ptr [r13]                     ; load float32x8
    179  c4c235b8ca                vfmadd231ps ymm1, ymm9, ymm10                        ; mulacc float32x8
    17e  c4417c105d20              vmovups ymm11, ymmword ptr [r13 + 32]                ; load float32x8
    184  c4c235b8d3                vfmadd231ps ymm2, ymm9, ymm11                        ; mulacc float32x8
    189  c4417c106540              vmovups ymm12, ymmword ptr [r13 + 64]                ; load float32x8
    18f  c4c235b8dc                vfmadd231ps ymm3, ymm9, ymm12                        ; mulacc float32x8
    194  c4417c106d60              vmovups ymm13, ymmword ptr [r13 + 96]                ; load float32x8
    19a  c4c235b8e5                vfmadd231ps ymm4, ymm9, ymm13                        ; mulacc float32x8
    19f  450fb7b4ec80000000        movzx r14d, word ptr [r12 + rbp*8 + 128]             ; load uint16
    1a8  41c1e610                  shl r14d, 16                                         ; shl uint32
    1ac  c441796ece                vmovd xmm9, r14d                                     ; bitcast float32
    1b1  c4427d58c9                vpbroadcastd ymm9, xmm9                              ; vectorize float32x8
    1b6  c4c235b8ea                vfmadd231ps ymm5, ymm9, ymm10                        ; mulacc float32x8
    1bb  c4c235b8f3                vfmadd231ps ymm6, ymm9, ymm11                        ; mulacc float32x8
    1c0  c4c235b8fc                vfmadd231ps ymm7, ymm9, ymm12                        ; mulacc float32x8
    1c5  c44235b8c5                vfmadd231ps ymm8, ymm9, ymm13                        ; mulacc float32x8
    1ca  450fb774ec02              movzx r14d, word ptr [r12 + rbp*8 + 2]               ; load uint16
    1d0  41c1e610                  shl r14d, 16                                         ; shl uint32
    1d4  c441796ece                vmovd xmm9, r14d                                     ; bitcast float32
    1d9  c4427d58c9                vpbroadcastd ymm9, xmm9                              ; vectorize float32x8
    1de  c4417c109580000000        vmovups ymm10, ymmword ptr [r13 + 128]               ; load float32x8
    1e7  c4c235b8ca                vfmadd231ps ymm1, ymm9, ymm10                        ; mulacc float32x8
    1ec  c4417c109da0000000        vmovups ymm11, ymmword ptr [r13 + 160]               ; load float32x8
    1f5  c4c235b8d3                vfmadd231ps ymm2, ymm9, ymm11                        ; mulacc float32x8
    1fa  c4417c10a5c0000000        vmovups ymm12, ymmword ptr [r13 + 192]               ; load float32x8
    203  c4c235b8dc                vfmadd231ps ymm3, ymm9, ymm12                        ; mulacc float32x8
    208  c4417c10ade0000000        vmovups ymm13, ymmword ptr [r13 + 224]               ; load float32x8
    211  c4c235b8e5                vfmadd231ps ymm4, ymm9, ymm13                        ; mulacc float32x8
    216  450fb7b4ec82000000        movzx r14d, word ptr [r12 + rbp*8 + 130]             ; load uint16
    21f  41c1e610                  shl r14d, 16                                         ; shl uint32
    223  c441796ece                vmovd xmm9, r14d                                     ; bitcast float32
    228  c4427d58c9                vpbroadcastd ymm9, xmm9                              ; vectorize float32x8
    22d  c4c235b8ea                vfmadd231ps ymm5, ymm9, ymm10                        ; mulacc float32x8
    232  c4c235b8f3                vfmadd231ps ymm6, ymm9, ymm11                        ; mulacc float32x8
    237  c4c235b8fc                vfmadd231ps ymm7, ymm9, ymm12                        ; mulacc float32x8
    23c  c44235b8c5                vfmadd231ps ymm8, ymm9, ymm13                        ; mulacc float32x8
    241  450fb774ec04              movzx r14d, word ptr [r12 + rbp*8 + 4]               ; load uint16
    247  41c1e610                  shl r14d, 16                                         ; shl uint32
    24b  c441796ece                vmovd xmm9, r14d                                     ; bitcast float32
    250  c4427d58c9                vpbroadcastd ymm9, xmm9                              ; vectorize float32x8
    255  c4417c109500010000        vmovups ymm10, ymmword ptr [r13 + 256]               ; load float32x8
    25e  c4c235b8ca                vfmadd231ps ymm1, ymm9, ymm10                        ; mulacc float32x8
    263  c4417c109d20010000        vmovups ymm11, ymmword ptr [r13 + 288]               ; load float32x8
    26c  c4c235b8d3                vfmadd231ps ymm2, ymm9, ymm11                        ; mulacc float32x8
    271  c4417c10a540010000        vmovups ymm12, ymmword ptr [r13 + 320]               ; load float32x8
    27a  c4c235b8dc                vfmadd231ps ymm3, ymm9, ymm12                        ; mulacc float32x8
    27f  c4417c10ad60010000        vmovups ymm13, ymmword ptr [r13 + 352]               ; load float32x8
    288  c4c235b8e5                vfmadd231ps ymm4, ymm9, ymm13                        ; mulacc float32x8
    28d  450fb7b4ec84000000        movzx r14d, word ptr [r12 + rbp*8 + 132]             ; load uint16
    296  41c1e610                  shl r14d, 16                                         ; shl uint32
    29a  c441796ece                vmovd xmm9, r14d                                     ; bitcast float32
    29f  c4427d58c9                vpbroadcastd ymm9, xmm9                              ; vectorize float32x8
    2a4  c4c235b8ea                vfmadd231ps ymm5, ymm9, ymm10                        ; mulacc float32x8
    2a9  c4c235b8f3                vfmadd231ps ymm6, ymm9, ymm11                        ; mulacc float32x8
    2ae  c4c235b8fc                vfmadd231ps ymm7, ymm9, ymm12                        ; mulacc float32x8
    2b3  c44235b8c5                vfmadd231ps ymm8, ymm9, ymm13                        ; mulacc float32x8
    2b8  450fb774ec06              movzx r14d, word ptr [r12 + rbp*8 + 6]               ; load uint16
    2be  41c1e610                  shl r14d, 16                                         ; shl uint32
    2c2  c441796ece                vmovd xmm9, r14d                                     ; bitcast float32
    2c7  c4427d58c9                vpbroadcastd ymm9, xmm9                              ; vectorize float32x8
    2cc  c4417c109580010000        vmovups ymm10, ymmword ptr [r13 + 384]               ; load float32x8
    2d5  c4c235b8ca                vfmadd231ps ymm1, ymm9, ymm10                        ; mulacc float32x8
    2da  c4417c109da0010000        vmovups ymm11, ymmword ptr [r13 + 416]               ; load float32x8
    2e3  c4c235b8d3                vfmadd231ps ymm2, ymm9, ymm11                        ; mulacc float32x8
    2e8  c4417c10a5c0010000        vmovups ymm12, ymmword ptr [r13 + 448]               ; load float32x8
    2f1  c4c235b8dc                vfmadd231ps ymm3, ymm9, ymm12                        ; mulacc float32x8
    2f6  c4417c10ade0010000        vmovups ymm13, ymmword ptr [r13 + 480]               ; load float32x8
    2ff  c4c235b8e5                vfmadd231ps ymm4, ymm9, ymm13                        ; mulacc float32x8
    304  450fb7b4ec86000000        movzx r14d, word ptr [r12 + rbp*8 + 134]             ; load uint16
    30d  41c1e610                  shl r14d, 16                                         ; shl uint32
    311  c441796ece                vmovd xmm9, r14d                                     ; bitcast float32
    316  c4427d58c9                vpbroadcastd ymm9, xmm9                              ; vectorize float32x8
    31b  c4c235b8ea                vfmadd231ps ymm5, ymm9, ymm10                        ; mulacc float32x8
    320  c4c235b8f3                vfmadd231ps ymm6, ymm9, ymm11                        ; mulacc float32x8
    325  c4c235b8fc                vfmadd231ps ymm7, ymm9, ymm12                        ; mulacc float32x8
    32a  c44235b8c5                vfmadd231ps ymm8, ymm9, ymm13                        ; mulacc float32x8
    32f  4981c500020000            add r13, 512                                         ; end void
    336  83c501                    add ebp, 1
    339  83fd10                    cmp ebp, 16
    33c  0f8c1efeffff              jl loop_160
done_342:
    342  c5fc110b                  vmovups ymmword ptr [rbx], ymm1                      ; store void
    346  c5fc115320                vmovups ymmword ptr [rbx + 32], ymm2                 ; store void
    34b  c5fc115b40                vmovups ymmword ptr [rbx + 64], ymm3                 ; store void
    350  c5fc116360                vmovups ymmword ptr [rbx + 96], ymm4                 ; store void
    355  c5fc11ab00010000          vmovups ymmword ptr [rbx + 256], ymm5                ; store void
    35d  c5fc11b320010000          vmovups ymmword ptr [rbx + 288], ymm6                ; store void
    365  c5fc11bb40010000          vmovups ymmword ptr [rbx + 320], ymm7                ; store void
    36d  c57c118360010000          vmovups ymmword ptr [rbx + 352], ymm8                ; store void
    375  4881c380000000            add rbx, 128                                         ; end void
    37c  4183c301                  add r11d, 1
    380  4183fb02                  cmp r11d, 2
    384  0f8cd6fcffff              jl loop_60
done_38a:
    38a  4183c201                  add r10d, 1                                          ; end void
    38e  443bd2                    cmp r10d, edx
    391  0f8ca9fcffff              jl loop_40
done_397:
    397  c5f877                    vzeroupper                                           ; sink void
    39a  418fc6                    pop r14
    39d  418fc5                    pop r13
    3a0  418fc4                    pop r12
    3a3  8fc5                      pop rbp
    3a5  8fc3                      pop rbx
    3a7  c3                        ret                                                  ; sink void
