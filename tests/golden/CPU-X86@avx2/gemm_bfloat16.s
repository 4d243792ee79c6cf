gemm_bfloat16:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  bd00000000                mov ebp, 0
     12  c4627d582d45030000        vpbroadcastd ymm13, dword ptr [rip + 00000000]
     1b  4c8b37                    mov r14, qword ptr [rdi]
     1e  488b5f08                  mov rbx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 1536>
     22  4c8b5f10                  mov r11, qword ptr [rdi + 16]                        ; define_global ptr<uint16, global, 1536>
     26  4c8bea                    mov r13, rdx                                         ; special int32
     29  4c8d09                    lea r9, [rcx]                                        ; special int32
     2c  4c8be6                    mov r12, rsi                                         ; range int32
     2f  413bf5                    cmp esi, r13d
     32  0f8d16030000              jge done_34e
loop_40:
     40  4d8bd4                    mov r10, r12                                         ; mul int32
     43  41c1e207                  shl r10d, 7
     47  41b800000000              mov r8d, 0                                           ; range int32
     4d  4b8d3c96                  lea rdi, [r14 + r10*4]
loop_60:
     60  498bc0                    mov rax, r8                                          ; mul int32
     63  c1e005                    shl eax, 5
     66  b900000000                mov ecx, 0                                           ; range int32
     6b  498d1443                  lea rdx, [r11 + rax*2]
     6f  498bc1                    mov rax, r9
loop_80:
     80  c5fc100a                  vmovups ymm1, ymmword ptr [rdx]                      ; load uint16x16
     84  c4e27d33c1                vpmovzxwd ymm0, xmm1                                 ; cast uint32x8
     89  c5fd72f010                vpslld ymm0, ymm0, 16                                ; shl uint32x8
     8e  c5fc1100                  vmovups ymmword ptr [rax], ymm0                      ; store void
     92  c4e37d19c801              vextractf128 xmm0, ymm1, 1                           ; gep uint16x8
     98  c4e27d33c0                vpmovzxwd ymm0, xmm0                                 ; cast uint32x8
     9d  c5fd72f010                vpslld ymm0, ymm0, 16                                ; shl uint32x8
     a2  c5fc114020                vmovups ymmword ptr [rax + 32], ymm0                 ; store void
     a7  c5fc104a20                vmovups ymm1, ymmword ptr [rdx + 32]                 ; load uint16x16
     ac  c4e27d33c1                vpmovzxwd ymm0, xmm1                                 ; cast uint32x8
     b1  c5fd72f010                vpslld ymm0, ymm0, 16                                ; shl uint32x8
     b6  c5fc114040                vmovups ymmword ptr [rax + 64], ymm0                 ; store void
     bb  c4e37d19c801              vextractf128 xmm0, ymm1, 1                           ; gep uint16x8
     c1  c4e27d33c0                vpmovzxwd ymm0, xmm0                                 ; cast uint32x8
     c6  c5fd72f010                vpslld ymm0, ymm0, 16                                ; shl uint32x8
     cb  c5fc114060                vmovups ymmword ptr [rax + 96], ymm0                 ; store void
     d0  4881c280000000            add rdx, 128                                         ; end void
     d7  4881c080000000            add rax, 128
     de  83c101                    add ecx, 1
     e1  83f940                    cmp ecx, 64
     e4  7c9a                      jl loop_80
done_e6:
     e6  c4e27d582d71020000        vpbroadcastd ymm5, dword ptr [rip + 00000000]        ; range int32
     ef  c4e27d583568020000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
     f8  c4e27d583d5f020000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
    101  c4627d580556020000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
    10a  c4627d580d4d020000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
    113  c4627d581544020000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
    11c  c4627d581d3b020000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
    125  c4627d582532020000        vpbroadcastd ymm12, dword ptr [rip + 00000000]
    12e  b900000000                mov ecx, 0
    133  4a8d3453                  lea rsi, [rbx + r10*2]
    137  498bd1                    mov rdx, r9
loop_140:
    140  0fb704ce                  movzx eax, word ptr [rsi + rcx*8]                    ; load uint16
    144  c1e010                    shl eax, 16                                          ; shl uint32
    147  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
    14b  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    150  c5fc1022                  vmovups ymm4, ymmword ptr [rdx]                      ; load float32x8
    154  c4e27db8ec                vfmadd231ps ymm5, ymm0, ymm4                         ; mulacc float32x8
    159  c5fc105a20                vmovups ymm3, ymmword ptr [rdx + 32]                 ; load float32x8
    15e  c4e27db8f3                vfmadd231ps ymm6, ymm0, ymm3                         ; mulacc float32x8
    163  c5fc105240                vmovups ymm2, ymmword ptr [rdx + 64]                 ; load float32x8
    168  c4e27db8fa                vfmadd231ps ymm7, ymm0, ymm2                         ; mulacc float32x8
    16d  c5fc104a60                vmovups ymm1, ymmword ptr [rdx + 96]                 ; load float32x8
    172  c4627db8c1                vfmadd231ps ymm8, ymm0, ymm1                         ; mulacc float32x8
    177  0fb784ce80000000          movzx eax, word ptr [rsi + rcx*8 + 128]              ; load uint16
    17f  c1e010                    shl eax, 16                                          ; shl uint32
    182  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
    186  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    18b  c4627db8cc                vfmadd231ps ymm9, ymm0, ymm4                         ; mulacc float32x8
    190  c4627db8d3                vfmadd231ps ymm10, ymm0, ymm3                        ; mulacc float32x8
    195  c4627db8da                vfmadd231ps ymm11, ymm0, ymm2                        ; mulacc float32x8
    19a  c4627db8e1                vfmadd231ps ymm12, ymm0, ymm1                        ; mulacc float32x8
    19f  0fb744ce02                movzx eax, word ptr [rsi + rcx*8 + 2]                ; load uint16
    1a4  c1e010                    shl eax, 16                                          ; shl uint32
    1a7  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
    1ab  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    1b0  c5fc10a280000000          vmovups ymm4, ymmword ptr [rdx + 128]                ; load float32x8
    1b8  c4e27db8ec                vfmadd231ps ymm5, ymm0, ymm4                         ; mulacc float32x8
    1bd  c5fc109aa0000000          vmovups ymm3, ymmword ptr [rdx + 160]                ; load float32x8
    1c5  c4e27db8f3                vfmadd231ps ymm6, ymm0, ymm3                         ; mulacc float32x8
    1ca  c5fc1092c0000000          vmovups ymm2, ymmword ptr [rdx + 192]                ; load float32x8
    1d2  c4e27db8fa                vfmadd231ps ymm7, ymm0, ymm2                         ; mulacc float32x8
    1d7  c5fc108ae0000000          vmovups ymm1, ymmword ptr [rdx + 224]                ; load float32x8
    1df  c4627db8c1                vfmadd231ps ymm8, ymm0, ymm1                         ; mulacc float32x8
    1e4  0fb784ce82000000          movzx eax, word ptr [rsi + rcx*8 + 130]              ; load uint16
    1ec  c1e010                    shl eax, 16                                          ; shl uint32
    1ef  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
    1f3  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    1f8  c4627db8cc                vfmadd231ps ymm9, ymm0, ymm4                         ; mulacc float32x8
    1fd  c4627db8d3                vfmadd231ps ymm10, ymm0, ymm3                        ; mulacc float32x8
    202  c4627db8da                vfmadd231ps ymm11, ymm0, ymm2                        ; mulacc float32x8
    207  c4627db8e1                vfmadd231ps ymm12, ymm0, ymm1                        ; mulacc float32x8
    20c  0fb744ce04                movzx eax, word ptr [rsi + rcx*8 + 4]                ; load uint16
    211  c1e010                    shl eax, 16                                          ; shl uint32
    214  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
    218  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    21d  c5fc10a200010000          vmovups ymm4, ymmword ptr [rdx + 256]                ; load float32x8
    225  c4e27db8ec                vfmadd231ps ymm5, ymm0, ymm4                         ; mulacc float32x8
    22a  c5fc109a20010000          vmovups ymm3, ymmword ptr [rdx + 288]                ; load float32x8
    232  c4e27db8f3                vfmadd231ps ymm6, ymm0, ymm3                         ; mulacc float32x8
    237  c5fc109240010000          vmovups ymm2, ymmword ptr [rdx + 320]                ; load float32x8
    23f  c4e27db8fa                vfmadd231ps ymm7, ymm0, ymm2                         ; mulacc float32x8
    244  c5fc108a60010000          vmovups ymm1, ymmword ptr [rdx + 352]                ; load float32x8
    24c  c4627db8c1                vfmadd231ps ymm8, ymm0, ymm1                         ; mulacc float32x8
    251  0fb784ce84000000          movzx eax, word ptr [rsi + rcx*8 + 132]              ; load uint16
    259  c1e010                    shl eax, 16                                          ; shl uint32
    25c  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
    260  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    265  c4627db8cc                vfmadd231ps ymm9, ymm0, ymm4                         ; mulacc float32x8
    26a  c4627db8d3                vfmadd231ps ymm10, ymm0, ymm3                        ; mulacc float32x8
    26f  c4627db8da                vfmadd231ps ymm11, ymm0, ymm2                        ; mulacc float32x8
    274  c4627db8e1                vfmadd231ps ymm12, ymm0, ymm1                        ; mulacc float32x8
    279  0fb744ce06                movzx eax, word ptr [rsi + rcx*8 + 6]                ; load uint16
    27e  c1e010                    shl eax, 16                                          ; shl uint32
    281  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
    285  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    28a  c5fc10a280010000          vmovups ymm4, ymmword ptr [rdx + 384]                ; load float32x8
    292  c4e27db8ec                vfmadd231ps ymm5, ymm0, ymm4                         ; mulacc float32x8
    297  c5fc109aa0010000          vmovups ymm3, ymmword ptr [rdx + 416]                ; load float32x8
    29f  c4e27db8f3                vfmadd231ps ymm6, ymm0, ymm3                         ; mulacc float32x8
    2a4  c5fc1092c0010000          vmovups ymm2, ymmword ptr [rdx + 448]                ; load float32x8
    2ac  c4e27db8fa                vfmadd231ps ymm7, ymm0, ymm2                         ; mulacc float32x8
    2b1  c5fc108ae0010000          vmovups ymm1, ymmword ptr [rdx + 480]                ; load float32x8
    2b9  c4627db8c1                vfmadd231ps ymm8, ymm0, ymm1                         ; mulacc float32x8
    2be  0fb784ce86000000          movzx eax, word ptr [rsi + rcx*8 + 134]              ; load uint16
    2c6  c1e010                    shl eax, 16                                          ; shl uint32
    2c9  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast float32
    2cd  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    2d2  c4627db8cc                vfmadd231ps ymm9, ymm0, ymm4                         ; mulacc float32x8
    2d7  c4627db8d3                vfmadd231ps ymm10, ymm0, ymm3                        ; mulacc float32x8
    2dc  c4627db8da                vfmadd231ps ymm11, ymm0, ymm2                        ; mulacc float32x8
    2e1  c4627db8e1                vfmadd231ps ymm12, ymm0, ymm1                        ; mulacc float32x8
    2e6  4881c200020000            add rdx, 512                                         ; end void
    2ed  83c101                    add ecx, 1
    2f0  83f910                    cmp ecx, 16
    2f3  0f8c47feffff              jl loop_140
done_2f9:
    2f9  c5fc112f                  vmovups ymmword ptr [rdi], ymm5                      ; store void
    2fd  c5fc117720                vmovups ymmword ptr [rdi + 32], ymm6                 ; store void
    302  c5fc117f40                vmovups ymmword ptr [rdi + 64], ymm7                 ; store void
    307  c57c114760                vmovups ymmword ptr [rdi + 96], ymm8                 ; store void
    30c  c57c118f00010000          vmovups ymmword ptr [rdi + 256], ymm9                ; store void
    314  c57c119720010000          vmovups ymmword ptr [rdi + 288], ymm10               ; store void
    31c  c57c119f40010000          vmovups ymmword ptr [rdi + 320], ymm11               ; store void
    324  c57c11a760010000          vmovups ymmword ptr [rdi + 352], ymm12               ; store void
    32c  4881c780000000            add rdi, 128                                         ; end void
    333  4183c001                  add r8d, 1
    337  4183f802                  cmp r8d, 2
    33b  0f8c1ffdffff              jl loop_60
done_341:
    341  4183c401                  add r12d, 1                                          ; end void
    345  453be5                    cmp r12d, r13d
    348  0f8cf2fcffff              jl loop_40
done_34e:
    34e  c5f877                    vzeroupper                                           ; sink void
    351  418fc6                    pop r14
    354  418fc5                    pop r13
    357  418fc4                    pop r12
    35a  8fc5                      pop rbp
    35c  8fc3                      pop rbx
    35e  c3                        ret                                                  ; sink void
