gemm_bfloat16:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  41fff7                    push r15
     10  b800000000                mov eax, 0
     15  c4e27d58056e030000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
     1e  4c8b07                    mov r8, qword ptr [rdi]
     21  4c8b4f08                  mov r9, qword ptr [rdi + 8]                          ; define_global ptr<float32, global, 1536>
     25  488b7f10                  mov rdi, qword ptr [rdi + 16]                        ; define_global ptr<uint16, global, 1536>
     29  4c8d11                    lea r10, [rcx]                                       ; special int32
     2c  488d8900020000            lea rcx, [rcx + 512]                                 ; define_scratch ptr<float32, scratch, 128>
     33  4c8bde                    mov r11, rsi                                         ; range int32
     36  3bf2                      cmp esi, edx
     38  0f8d38030000              jge done_376
loop_40:
     40  498bf3                    mov rsi, r11                                         ; mul int32
     43  c1e607                    shl esi, 7
     46  498d1c71                  lea rbx, [r9 + rsi*2]                                ; range int32
     4a  498bea                    mov rbp, r10
     4d  4c8da300010000            lea r12, [rbx + 256]
loop_60:
     60  4c8beb                    mov r13, rbx                                         ; range int32
     63  4c8bf5                    mov r14, rbp
     66  4d8dbd80000000            lea r15, [r13 + 128]
loop_80:
     80  c4c27d334d00              vpmovzxwd ymm1, xmmword ptr [r13]                    ; cast uint32x8
     86  c5f572f110                vpslld ymm1, ymm1, 16                                ; shl uint32x8
     8b  c4c17c110e                vmovups ymmword ptr [r14], ymm1                      ; store void
     90  4983c510                  add r13, 16                                          ; end void
     94  4983c620                  add r14, 32
     98  4d3bef                    cmp r13, r15
     9b  75e3                      jne loop_80
done_9d:
     9d  4881c380000000            add rbx, 128                                         ; end void
     a4  4881c500010000            add rbp, 256
     ab  493bdc                    cmp rbx, r12
     ae  75b0                      jne loop_60
done_b0:
     b0  bb00000000                mov ebx, 0                                           ; range int32
     b5  498d34b0                  lea rsi, [r8 + rsi*4]
loop_c0:
     c0  488beb                    mov rbp, rbx                                         ; mul int32
     c3  c1e505                    shl ebp, 5
     c6  488d2c6f                  lea rbp, [rdi + rbp*2]                               ; range int32
     ca  4c8be1                    mov r12, rcx
     cd  4c8dad00200000            lea r13, [rbp + 8192]
loop_e0:
     e0  c4e27d334d00              vpmovzxwd ymm1, xmmword ptr [rbp]                    ; cast uint32x8
     e6  c4e27d335510              vpmovzxwd ymm2, xmmword ptr [rbp + 16]               ; cast uint32x8
     ec  c5f572f110                vpslld ymm1, ymm1, 16                                ; shl uint32x8
     f1  c4c17c110c24              vmovups ymmword ptr [r12], ymm1                      ; store void
     f7  c5f572f210                vpslld ymm1, ymm2, 16                                ; shl uint32x8
     fc  c4c17c114c2420            vmovups ymmword ptr [r12 + 32], ymm1                 ; store void
    103  c4e27d334d20              vpmovzxwd ymm1, xmmword ptr [rbp + 32]               ; cast uint32x8
    109  c4e27d335530              vpmovzxwd ymm2, xmmword ptr [rbp + 48]               ; cast uint32x8
    10f  c5f572f110                vpslld ymm1, ymm1, 16                                ; shl uint32x8
    114  c4c17c114c2440            vmovups ymmword ptr [r12 + 64], ymm1                 ; store void
    11b  c5f572f210                vpslld ymm1, ymm2, 16                                ; shl uint32x8
    120  c4c17c114c2460            vmovups ymmword ptr [r12 + 96], ymm1                 ; store void
    127  4881c580000000            add rbp, 128                                         ; end void
    12e  4981c480000000            add r12, 128
    135  493bed                    cmp rbp, r13
    138  75a6                      jne loop_e0
done_13a:
    13a  c4e27d580d49020000        vpbroadcastd ymm1, dword ptr [rip + 00000000]        ; range int32
    143  c4e27d581540020000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
    14c  c4e27d581d37020000        vpbroadcastd ymm3, dword ptr [rip + 00000000]
    155  c4e27d58252e020000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
    15e  c4e27d582d25020000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
    167  c4e27d58351c020000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
    170  c4e27d583d13020000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
    179  c4627d58050a020000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
    182  498bea                    mov rbp, r10
    185  4c8be1                    mov r12, rcx
    188  4c8dad00010000            lea r13, [rbp + 256]
loop_1a0:
    1a0  c4627d584d00              vpbroadcastd ymm9, dword ptr [rbp]                   ; load float32
    1a6  c4417c101424              vmovups ymm10, ymmword ptr [r12]                     ; load float32x8
    1ac  c4c235b8ca                vfmadd231ps ymm1, ymm9, ymm10                        ; mulacc float32x8
    1b1  c4417c105c2420            vmovups ymm11, ymmword ptr [r12 + 32]                ; load float32x8
    1b8  c4c235b8d3                vfmadd231ps ymm2, ymm9, ymm11                        ; mulacc float32x8
    1bd  c4417c10642440            vmovups ymm12, ymmword ptr [r12 + 64]                ; load float32x8
    1c4  c4c235b8dc                vfmadd231ps ymm3, ymm9, ymm12                        ; mulacc float32x8
    1c9  c4417c106c2460            vmovups ymm13, ymmword ptr [r12 + 96]                ; load float32x8
    1d0  c4c235b8e5                vfmadd231ps ymm4, ymm9, ymm13                        ; mulacc float32x8
    1d5  c4627d588d00010000        vpbroadcastd ymm9, dword ptr [rbp + 256]             ; load float32
    1de  c4c235b8ea                vfmadd231ps ymm5, ymm9, ymm10                        ; mulacc float32x8
    1e3  c4c235b8f3                vfmadd231ps ymm6, ymm9, ymm11                        ; mulacc float32x8
    1e8  c4c235b8fc                vfmadd231ps ymm7, ymm9, ymm12                        ; mulacc float32x8
    1ed  c44235b8c5                vfmadd231ps ymm8, ymm9, ymm13                        ; mulacc float32x8
    1f2  c4627d584d04              vpbroadcastd ymm9, dword ptr [rbp + 4]               ; load float32
    1f8  c4417c10942480000000      vmovups ymm10, ymmword ptr [r12 + 128]               ; load float32x8
    202  c4c235b8ca                vfmadd231ps ymm1, ymm9, ymm10                        ; mulacc float32x8
    207  c4417c109c24a0000000      vmovups ymm11, ymmword ptr [r12 + 160]               ; load float32x8
    211  c4c235b8d3                vfmadd231ps ymm2, ymm9, ymm11                        ; mulacc float32x8
    216  c4417c10a424c0000000      vmovups ymm12, ymmword ptr [r12 + 192]               ; load float32x8
    220  c4c235b8dc                vfmadd231ps ymm3, ymm9, ymm12                        ; mulacc float32x8
    225  c4417c10ac24e0000000      vmovups ymm13, ymmword ptr [r12 + 224]               ; load float32x8
    22f  c4c235b8e5                vfmadd231ps ymm4, ymm9, ymm13                        ; mulacc float32x8
    234  c4627d588d04010000        vpbroadcastd ymm9, dword ptr [rbp + 260]             ; load float32
    23d  c4c235b8ea                vfmadd231ps ymm5, ymm9, ymm10                        ; mulacc float32x8
    242  c4c235b8f3                vfmadd231ps ymm6, ymm9, ymm11                        ; mulacc float32x8
    247  c4c235b8fc                vfmadd231ps ymm7, ymm9, ymm12                        ; mulacc float32x8
    24c  c44235b8c5                vfmadd231ps ymm8, ymm9, ymm13                        ; mulacc float32x8
    251  c4627d584d08              vpbroadcastd ymm9, dword ptr [rbp + 8]               ; load float32
    257  c4417c10942400010000      vmovups ymm10, ymmword ptr [r12 + 256]               ; load float32x8
    261  c4c235b8ca                vfmadd231ps ymm1, ymm9, ymm10                        ; mulacc float32x8
    266  c4417c109c2420010000      vmovups ymm11, ymmword ptr [r12 + 288]               ; load float32x8
    270  c4c235b8d3                vfmadd231ps ymm2, ymm9, ymm11                        ; mulacc float32x8
    275  c4417c10a42440010000      vmovups ymm12, ymmword ptr [r12 + 320]               ; load float32x8
    27f  c4c235b8dc                vfmadd231ps ymm3, ymm9, ymm12                        ; mulacc float32x8
    284  c4417c10ac2460010000      vmovups ymm13, ymmword ptr [r12 + 352]               ; load float32x8
    28e  c4c235b8e5                vfmadd231ps ymm4, ymm9, ymm13                        ; mulacc float32x8
    293  c4627d588d08010000        vpbroadcastd ymm9, dword ptr [rbp + 264]             ; load float32
    29c  c4c235b8ea                vfmadd231ps ymm5, ymm9, ymm10                        ; mulacc float32x8
    2a1  c4c235b8f3                vfmadd231ps ymm6, ymm9, ymm11                        ; mulacc float32x8
    2a6  c4c235b8fc                vfmadd231ps ymm7, ymm9, ymm12                        ; mulacc float32x8
    2ab  c44235b8c5                vfmadd231ps ymm8, ymm9, ymm13                        ; mulacc float32x8
    2b0  c4627d584d0c              vpbroadcastd ymm9, dword ptr [rbp + 12]              ; load float32
    2b6  c4417c10942480010000      vmovups ymm10, ymmword ptr [r12 + 384]               ; load float32x8
    2c0  c4c235b8ca                vfmadd231ps ymm1, ymm9, ymm10                        ; mulacc float32x8
    2c5  c4417c109c24a0010000      vmovups ymm11, ymmword ptr [r12 + 416]               ; load float32x8
    2cf  c4c235b8d3                vfmadd231ps ymm2, ymm9, ymm11                        ; mulacc float32x8
    2d4  c4417c10a424c0010000      vmovups ymm12, ymmword ptr [r12 + 448]               ; load float32x8
    2de  c4c235b8dc                vfmadd231ps ymm3, ymm9, ymm12                        ; mulacc float32x8
    2e3  c4417c10ac24e0010000      vmovups ymm13, ymmword ptr [r12 + 480]               ; load float32x8
    2ed  c4c235b8e5                vfmadd231ps ymm4, ymm9, ymm13                        ; mulacc float32x8
    2f2  c4627d588d0c010000        vpbroadcastd ymm9, dword ptr [rbp + 268]             ; load float32
    2fb  c4c235b8ea                vfmadd231ps ymm5, ymm9, ymm10                        ; mulacc float32x8
    300  c4c235b8f3                vfmadd231ps ymm6, ymm9, ymm11                        ; mulacc float32x8
    305  c4c235b8fc                vfmadd231ps ymm7, ymm9, ymm12                        ; mulacc float32x8
    30a  c44235b8c5                vfmadd231ps ymm8, ymm9, ymm13                        ; mulacc float32x8
    30f  4883c510                  add rbp, 16                                          ; end void
    313  4981c400020000            add r12, 512
    31a  493bed                    cmp rbp, r13
    31d  0f857dfeffff              jne loop_1a0
done_323:
    323  c5fc110e                  vmovups ymmword ptr [rsi], ymm1                      ; store void
    327  c5fc115620                vmovups ymmword ptr [rsi + 32], ymm2                 ; store void
    32c  c5fc115e40                vmovups ymmword ptr [rsi + 64], ymm3                 ; store void
    331  c5fc116660                vmovups ymmword ptr [rsi + 96], ymm4                 ; store void
    336  c5fc11ae00010000          vmovups ymmword ptr [rsi + 256], ymm5                ; store void
    33e  c5fc11b620010000          vmovups ymmword ptr [rsi + 288], ymm6                ; store void
    346  c5fc11be40010000          vmovups ymmword ptr [rsi + 320], ymm7                ; store void
    34e  c57c118660010000          vmovups ymmword ptr [rsi + 352], ymm8                ; store void
    356  4881c680000000            add rsi, 128                                         ; end void
    35d  83c301                    add ebx, 1
    360  83fb02                    cmp ebx, 2
    363  0f8c57fdffff              jl loop_c0
done_369:
    369  4183c301                  add r11d, 1                                          ; end void
    36d  443bda                    cmp r11d, edx
    370  0f8ccafcffff              jl loop_40
done_376:
    376  c5f877                    vzeroupper                                           ; sink void
    379  418fc7                    pop r15
    37c  418fc6                    pop r14
    37f  418fc5                    pop r13
    382  418fc4                    pop r12
    385  8fc5                      pop rbp
    387  8fc3                      pop rbx
    389  c3                        ret                                                  ; sink void
