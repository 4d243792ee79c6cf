gemm_int8:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  488bc4                    mov rax, rsp
      d  4881ec80010000            sub rsp, 384
     14  4883e4c0                  and rsp, -64
     18  4889842440010000          mov qword ptr [rsp + 320], rax
     20  b801010101                mov eax, 16843009
     25  ba00000000                mov edx, 0
     2a  c5fc10050e090000          vmovups ymm0, ymmword ptr [rip + 0000000001000100020002000300030004000400050005000600060007000700]
     32  488b17                    mov rdx, qword ptr [rdi]
     35  488b7708                  mov rsi, qword ptr [rdi + 8]                         ; define_global ptr<int32, global, 1536>
     39  488b7f10                  mov rdi, qword ptr [rdi + 16]                        ; define_global ptr<int8, global, 1536>
     3d  488d09                    lea rcx, [rcx]                                       ; define_global ptr<int8, global, 4096>
     40  c5f96ec8                  vmovd xmm1, eax                                      ; bitcast uint8x4
     44  62f27d4858c9              vpbroadcastd zmm1, xmm1
     4a  62f17c48110c24            vmovups zmmword ptr [rsp], zmm1
     51  b800000000                mov eax, 0                                           ; range int32
loop_60:
     60  4c8bc0                    mov r8, rax                                          ; mul int32
     63  41c1e005                  shl r8d, 5
     67  41b900000000              mov r9d, 0                                           ; range int32
     6d  c5fc100deb080000          vmovups ymm1, ymmword ptr [rip + 008003800480078008800b800c800f80008003800480078008800b800c800f80]
     75  c5fc101503090000          vmovups ymm2, ymmword ptr [rip + 80008003800480078008800b800c800f80008003800480078008800b800c800f]
     7d  62f17c48101df9070000      vmovups zmm3, zmmword ptr [rip + 000000000100010002000200030003000400040005000500060006000700070008000800090009000a000a000b000b000c000c000d000d000e000e000f000f00]
     87  62f17c4810252f080000      vmovups zmm4, zmmword ptr [rip + 008003800480078008800b800c800f80008003800480078008800b800c800f80008003800480078008800b800c800f80008003800480078008800b800c800f80]
     91  62f17c48102d65080000      vmovups zmm5, zmmword ptr [rip + 80008003800480078008800b800c800f80008003800480078008800b800c800f80008003800480078008800b800c800f80008003800480078008800b800c800f]
     9b  62f27d485835fb080000      vpbroadcastd zmm6, dword ptr [rip + 80808080]
loop_c0:
     c0  4d8bd1                    mov r10, r9                                          ; mul int32
     c3  41c1e205                  shl r10d, 5
     c7  4d8bd9                    mov r11, r9                                          ; mul int32
     ca  41c1e309                  shl r11d, 9
     ce  bb00000000                mov ebx, 0                                           ; range int32
     d3  4e8d1c1f                  lea r11, [rdi + r11*1]
     d7  4f8d1c03                  lea r11, [r11 + r8*1]
     db  4e8d1491                  lea r10, [rcx + r10*4]
loop_e0:
     e0  bd00000000                mov ebp, 0                                           ; range int32
     e5  4d8be3                    mov r12, r11
     e8  4d8bea                    mov r13, r10
loop_100:
    100  c4c178103c24              vmovups xmm7, xmmword ptr [r12]                      ; load int8x16
    106  c4417810842480000000      vmovups xmm8, xmmword ptr [r12 + 128]                ; load int8x16
    110  62f2fd288dff              vpermw ymm7, ymm0, ymm7                              ; shuffle int8x32
    116  c4e24500f9                vpshufb ymm7, ymm7, ymm1
    11b  6252fd288dc0              vpermw ymm8, ymm0, ymm8
    121  c4623d00c2                vpshufb ymm8, ymm8, ymm2
    126  c4c145ebf8                vpor ymm7, ymm7, ymm8
    12b  c4417810442440            vmovups xmm8, xmmword ptr [r12 + 64]                 ; load int8x16
    132  c44178108c24c0000000      vmovups xmm9, xmmword ptr [r12 + 192]                ; load int8x16
    13c  6252fd288dc0              vpermw ymm8, ymm0, ymm8                              ; shuffle int8x32
    142  c4623d00c1                vpshufb ymm8, ymm8, ymm1
    147  6252fd288dc9              vpermw ymm9, ymm0, ymm9
    14d  c4623500ca                vpshufb ymm9, ymm9, ymm2
    152  c4413debc1                vpor ymm8, ymm8, ymm9
    157  62f2e5488dff              vpermw zmm7, zmm3, zmm7                              ; shuffle int8x64
    15d  62f2454800fc              vpshufb zmm7, zmm7, zmm4
    163  6252e5488dc0              vpermw zmm8, zmm3, zmm8
    169  62723d4800c5              vpshufb zmm8, zmm8, zmm5
    16f  62d14548ebf8              vpord zmm7, zmm7, zmm8
    175  62f14548effe              vpxord zmm7, zmm7, zmm6                              ; xor uint32x16
    17b  62d17c48117d00            vmovups zmmword ptr [r13], zmm7                      ; store void
    182  4983c410                  add r12, 16                                          ; end void
    186  4981c500040000            add r13, 1024
    18d  83c501                    add ebp, 1
    190  83fd02                    cmp ebp, 2
    193  0f8c67ffffff              jl loop_100
done_199:
    199  4981c300010000            add r11, 256                                         ; end void
    1a0  4983c240                  add r10, 64
    1a4  83c301                    add ebx, 1
    1a7  83fb02                    cmp ebx, 2
    1aa  0f8c30ffffff              jl loop_e0
done_1b0:
    1b0  4183c101                  add r9d, 1                                           ; end void
    1b4  4183f908                  cmp r9d, 8
    1b8  0f8c02ffffff              jl loop_c0
done_1be:
    1be  41b900000000              mov r9d, 0                                           ; range int32
    1c4  4c8bd6                    mov r10, rsi
    1c7  4e8d0482                  lea r8, [rdx + r8*4]
loop_1e0:
    1e0  62f27d48580dba070000      vpbroadcastd zmm1, dword ptr [rip + 00000000]        ; range int32
    1ea  62f27d485815b0070000      vpbroadcastd zmm2, dword ptr [rip + 00000000]
    1f4  62f27d48581da6070000      vpbroadcastd zmm3, dword ptr [rip + 00000000]
    1fe  62f27d4858259c070000      vpbroadcastd zmm4, dword ptr [rip + 00000000]
    208  62f27d48582d92070000      vpbroadcastd zmm5, dword ptr [rip + 00000000]
    212  62f27d48583588070000      vpbroadcastd zmm6, dword ptr [rip + 00000000]
    21c  62f27d48583d7e070000      vpbroadcastd zmm7, dword ptr [rip + 00000000]
    226  62727d48580574070000      vpbroadcastd zmm8, dword ptr [rip + 00000000]
    230  62727d48580d6a070000      vpbroadcastd zmm9, dword ptr [rip + 00000000]
    23a  62727d48581560070000      vpbroadcastd zmm10, dword ptr [rip + 00000000]
    244  62727d48581d56070000      vpbroadcastd zmm11, dword ptr [rip + 00000000]
    24e  62727d4858254c070000      vpbroadcastd zmm12, dword ptr [rip + 00000000]
    258  62727d48582d42070000      vpbroadcastd zmm13, dword ptr [rip + 00000000]
    262  62727d48583538070000      vpbroadcastd zmm14, dword ptr [rip + 00000000]
    26c  62727d48583d2e070000      vpbroadcastd zmm15, dword ptr [rip + 00000000]
    276  62717c48117c2404          vmovups zmmword ptr [rsp + 256], zmm15
    27e  62727d48583d1c070000      vpbroadcastd zmm15, dword ptr [rip + 00000000]       ; range int32
    288  62717c48117c2402          vmovups zmmword ptr [rsp + 128], zmm15
    290  41bb00000000              mov r11d, 0                                          ; range int32
    296  488bd9                    mov rbx, rcx
    299  62717c48107c2402          vmovups zmm15, zmmword ptr [rsp + 128]
    2a1  62e17c4810442404          vmovups zmm16, zmmword ptr [rsp + 256]
loop_2c0:
    2c0  62e17c48100b              vmovups zmm17, zmmword ptr [rbx]                     ; load uint32x16
    2c6  62827d485814da            vpbroadcastd zmm18, dword ptr [r10 + r11*8]          ; define_scratch ptr<uint32, scratch, 512>
    2cd  62b2754050ca              vpdpbusd zmm1, zmm17, zmm18                          ; wmma int32x16
    2d3  62e17c48105b10            vmovups zmm19, zmmword ptr [rbx + 1024]              ; load uint32x16
    2da  62b2654050d2              vpdpbusd zmm2, zmm19, zmm18                          ; wmma int32x16
    2e0  62827d485854da10          vpbroadcastd zmm18, dword ptr [r10 + r11*8 + 64]     ; define_scratch ptr<uint32, scratch, 512>
    2e8  62b2754050da              vpdpbusd zmm3, zmm17, zmm18                          ; wmma int32x16
    2ee  62b2654050e2              vpdpbusd zmm4, zmm19, zmm18                          ; wmma int32x16
    2f4  62827d485854da20          vpbroadcastd zmm18, dword ptr [r10 + r11*8 + 128]    ; define_scratch ptr<uint32, scratch, 512>
    2fc  62b2754050ea              vpdpbusd zmm5, zmm17, zmm18                          ; wmma int32x16
    302  62b2654050f2              vpdpbusd zmm6, zmm19, zmm18                          ; wmma int32x16
    308  62827d485854da30          vpbroadcastd zmm18, dword ptr [r10 + r11*8 + 192]    ; define_scratch ptr<uint32, scratch, 512>
    310  62b2754050fa              vpdpbusd zmm7, zmm17, zmm18                          ; wmma int32x16
    316  6232654050c2              vpdpbusd zmm8, zmm19, zmm18                          ; wmma int32x16
    31c  62827d485854da40          vpbroadcastd zmm18, dword ptr [r10 + r11*8 + 256]    ; define_scratch ptr<uint32, scratch, 512>
    324  6232754050ca              vpdpbusd zmm9, zmm17, zmm18                          ; wmma int32x16
    32a  6232654050d2              vpdpbusd zmm10, zmm19, zmm18                         ; wmma int32x16
    330  62827d485854da50          vpbroadcastd zmm18, dword ptr [r10 + r11*8 + 320]    ; define_scratch ptr<uint32, scratch, 512>
    338  6232754050da              vpdpbusd zmm11, zmm17, zmm18                         ; wmma int32x16
    33e  6232654050e2              vpdpbusd zmm12, zmm19, zmm18                         ; wmma int32x16
    344  62827d485854da60          vpbroadcastd zmm18, dword ptr [r10 + r11*8 + 384]    ; define_scratch ptr<uint32, scratch, 512>
    34c  6232754050ea              vpdpbusd zmm13, zmm17, zmm18                         ; wmma int32x16
    352  6232654050f2              vpdpbusd zmm14, zmm19, zmm18                         ; wmma int32x16
    358  62827d485854da70          vpbroadcastd zmm18, dword ptr [r10 + r11*8 + 448]    ; define_scratch ptr<uint32, scratch, 512>
    360  62a2754050c2              vpdpbusd zmm16, zmm17, zmm18                         ; wmma int32x16
    366  6232654050fa              vpdpbusd zmm15, zmm19, zmm18                         ; wmma int32x16
    36c  62e17c48104b01            vmovups zmm17, zmmword ptr [rbx + 64]                ; load uint32x16
    373  62827d485854da01          vpbroadcastd zmm18, dword ptr [r10 + r11*8 + 4]      ; define_scratch ptr<uint32, scratch, 512>
    37b  62b2754050ca              vpdpbusd zmm1, zmm17, zmm18                          ; wmma int32x16
    381  62e17c48105b11            vmovups zmm19, zmmword ptr [rbx + 1088]              ; load uint32x16
    388  62b2654050d2              vpdpbusd zmm2, zmm19, zmm18                          ; wmma int32x16
    38e  62827d485854da11          vpbroadcastd zmm18, dword ptr [r10 + r11*8 + 68]     ; define_scratch ptr<uint32, scratch, 512>
    396  62b2754050da              vpdpbusd zmm3, zmm17, zmm18                          ; wmma int32x16
    39c  62b2654050e2              vpdpbusd zmm4, zmm19, zmm18                          ; wmma int32x16
    3a2  62827d485854da21          vpbroadcastd zmm18, dword ptr [r10 + r11*8 + 132]    ; define_scratch ptr<uint32, scratch, 512>
    3aa  62b2754050ea              vpdpbusd zmm5, zmm17, zmm18                          ; wmma int32x16
    3b0  62b2654050f2              vpdpbusd zmm6, zmm19, zmm18                          ; wmma int32x16
    3b6  62827d485854da31          vpbroadcastd zmm18, dword ptr [r10 + r11*8 + 196]    ; define_scratch ptr<uint32, scratch, 512>
    3be  62b2754050fa              vpdpbusd zmm7, zmm17, zmm18                          ; wmma int32x16
    3c4  6232654050c2              vpdpbusd zmm8, zmm19, zmm18                          ; wmma int32x16
    3ca  62827d485854da41          vpbroadcastd zmm18, dword ptr [r10 + r11*8 + 260]    ; define_scratch ptr<uint32, scratch, 512>
    3d2  6232754050ca              vpdpbusd zmm9, zmm17, zmm18                          ; wmma int32x16
    3d8  6232654050d2              vpdpbusd zmm10, zmm19, zmm18                         ; wmma int32x16
    3de  62827d485854da51          vpbroadcastd zmm18, dword ptr [r10 + r11*8 + 324]    ; define_scratch ptr<uint32, scratch, 512>
    3e6  6232754050da              vpdpbusd zmm11, zmm17, zmm18                         ; wmma int32x16
    3ec  6232654050e2              vpdpbusd zmm12, zmm19, zmm18                         ; wmma int32x16
    3f2  62827d485854da61          vpbroadcastd zmm18, dword ptr [r10 + r11*8 + 388]    ; define_scratch ptr<uint32, scratch, 512>
    3fa  6232754050ea              vpdpbusd zmm13, zmm17, zmm18                         ; wmma int32x16
    400  6232654050f2              vpdpbusd zmm14, zmm19, zmm18                         ; wmma int32x16
    406  62827d485854da71          vpbroadcastd zmm18, dword ptr [r10 + r11*8 + 452]    ; define_scratch ptr<uint32, scratch, 512>
    40e  62a2754050c2              vpdpbusd zmm16, zmm17, zmm18                         ; wmma int32x16
    414  6232654050fa              vpdpbusd zmm15, zmm19, zmm18                         ; wmma int32x16
    41a  4881c380000000            add rbx, 128                                         ; end void
    421  4183c301                  add r11d, 1
    425  4183fb08                  cmp r11d, 8
    429  0f8c91feffff              jl loop_2c0
    42f  62e17c4811442404          vmovups zmmword ptr [rsp + 256], zmm16
    437  62717c48117c2402          vmovups zmmword ptr [rsp + 128], zmm15
done_43f:
    43f  62517c48103a              vmovups zmm15, zmmword ptr [r10]                     ; load int8x64
    445  62717c48117c2401          vmovups zmmword ptr [rsp + 64], zmm15
    44d  62517c48107a01            vmovups zmm15, zmmword ptr [r10 + 64]                ; load int8x64
    454  62c17c48104202            vmovups zmm16, zmmword ptr [r10 + 128]               ; load int8x64
    45b  62c17c48104a03            vmovups zmm17, zmmword ptr [r10 + 192]               ; load int8x64
    462  62c17c48105204            vmovups zmm18, zmmword ptr [r10 + 256]               ; load int8x64
    469  62c17c48105a05            vmovups zmm19, zmmword ptr [r10 + 320]               ; load int8x64
    470  62c17c48106206            vmovups zmm20, zmmword ptr [r10 + 384]               ; load int8x64
    477  62c17c48106a07            vmovups zmm21, zmmword ptr [r10 + 448]               ; load int8x64
    47e  62e27d4858351c050000      vpbroadcastd zmm22, dword ptr [rip + 00000000]       ; range int32
    488  62e27d48583d12050000      vpbroadcastd zmm23, dword ptr [rip + 00000000]
    492  62627d48580508050000      vpbroadcastd zmm24, dword ptr [rip + 00000000]
    49c  62627d48580dfe040000      vpbroadcastd zmm25, dword ptr [rip + 00000000]
    4a6  62627d485815f4040000      vpbroadcastd zmm26, dword ptr [rip + 00000000]
    4b0  62627d48581dea040000      vpbroadcastd zmm27, dword ptr [rip + 00000000]
    4ba  62627d485825e0040000      vpbroadcastd zmm28, dword ptr [rip + 00000000]
    4c4  62627d48582dd6040000      vpbroadcastd zmm29, dword ptr [rip + 00000000]
    4ce  62617c48116c2403          vmovups zmmword ptr [rsp + 192], zmm29
    4d6  41bb00000000              mov r11d, 0                                          ; range int32
    4dc  62617c48102c24            vmovups zmm29, zmmword ptr [rsp]
    4e3  62617c4810742401          vmovups zmm30, zmmword ptr [rsp + 64]
    4eb  62617c48107c2403          vmovups zmm31, zmmword ptr [rsp + 192]
loop_500:
    500  6282154050f6              vpdpbusd zmm22, zmm29, zmm30                         ; wmma int32x16
    506  62c2154050ff              vpdpbusd zmm23, zmm29, zmm15                         ; wmma int32x16
    50c  6222154050c0              vpdpbusd zmm24, zmm29, zmm16                         ; wmma int32x16
    512  6222154050c9              vpdpbusd zmm25, zmm29, zmm17                         ; wmma int32x16
    518  6222154050d2              vpdpbusd zmm26, zmm29, zmm18                         ; wmma int32x16
    51e  6222154050db              vpdpbusd zmm27, zmm29, zmm19                         ; wmma int32x16
    524  6222154050e4              vpdpbusd zmm28, zmm29, zmm20                         ; wmma int32x16
    52a  6222154050fd              vpdpbusd zmm31, zmm29, zmm21                         ; wmma int32x16
    530  4183c301                  add r11d, 1                                          ; end void
    534  4183fb01                  cmp r11d, 1
    538  7cc6                      jl loop_500
    53a  62617c48117c2403          vmovups zmmword ptr [rsp + 192], zmm31
done_542:
    542  62c3fd481bf701            vextractf64x4 ymm15, zmm22, 1                        ; gep int32x8
    549  62514d20feff              vpaddd ymm15, ymm22, ymm15                           ; add int32x8
    54f  62337d2819f801            vextractf32x4 xmm16, ymm15, 1                        ; gep int32x4
    556  62310508fef8              vpaddd xmm15, xmm15, xmm16                           ; add int32x4
    55c  62c1850815c7              vunpckhpd xmm16, xmm15, xmm15                        ; gep int32x2
    562  62310508fef8              vpaddd xmm15, xmm15, xmm16                           ; add int32x2
    568  c4437916fb00              vpextrd r11d, xmm15, 0                               ; gep int32
    56e  c4637916fb01              vpextrd ebx, xmm15, 1                                ; gep int32
    574  458d1c1b                  lea r11d, [r11 + rbx*1]                              ; add int32
    578  456bdb80                  imul r11d, r11d, -128                                ; mul int32
    57c  62527d487cfb              vpbroadcastd zmm15, r11d                             ; vectorize int32x16
    582  62d17548fecf              vpaddd zmm1, zmm1, zmm15                             ; add int32x16
    588  62d17c481108              vmovups zmmword ptr [r8], zmm1                       ; store void
    58e  62d16d48fecf              vpaddd zmm1, zmm2, zmm15                             ; add int32x16
    594  62d17c48114801            vmovups zmmword ptr [r8 + 64], zmm1                  ; store void
    59b  62e3fd481bf901            vextractf64x4 ymm1, zmm23, 1                         ; gep int32x8
    5a2  62f14520fec9              vpaddd ymm1, ymm23, ymm1                             ; add int32x8
    5a8  62f37d2819ca01            vextractf32x4 xmm2, ymm1, 1                          ; gep int32x4
    5af  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x4
    5b3  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep int32x2
    5b7  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x2
    5bb  c4c37916cb00              vpextrd r11d, xmm1, 0                                ; gep int32
    5c1  c4e37916cb01              vpextrd ebx, xmm1, 1                                 ; gep int32
    5c7  458d1c1b                  lea r11d, [r11 + rbx*1]                              ; add int32
    5cb  456bdb80                  imul r11d, r11d, -128                                ; mul int32
    5cf  62d27d487ccb              vpbroadcastd zmm1, r11d                              ; vectorize int32x16
    5d5  62f16548fed1              vpaddd zmm2, zmm3, zmm1                              ; add int32x16
    5db  62d17c48115004            vmovups zmmword ptr [r8 + 256], zmm2                 ; store void
    5e2  62f15d48fec9              vpaddd zmm1, zmm4, zmm1                              ; add int32x16
    5e8  62d17c48114805            vmovups zmmword ptr [r8 + 320], zmm1                 ; store void
    5ef  6263fd481bc101            vextractf64x4 ymm1, zmm24, 1                         ; gep int32x8
    5f6  62f13d20fec9              vpaddd ymm1, ymm24, ymm1                             ; add int32x8
    5fc  62f37d2819ca01            vextractf32x4 xmm2, ymm1, 1                          ; gep int32x4
    603  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x4
    607  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep int32x2
    60b  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x2
    60f  c4c37916cb00              vpextrd r11d, xmm1, 0                                ; gep int32
    615  c4e37916cb01              vpextrd ebx, xmm1, 1                                 ; gep int32
    61b  458d1c1b                  lea r11d, [r11 + rbx*1]                              ; add int32
    61f  456bdb80                  imul r11d, r11d, -128                                ; mul int32
    623  62d27d487ccb              vpbroadcastd zmm1, r11d                              ; vectorize int32x16
    629  62f15548fed1              vpaddd zmm2, zmm5, zmm1                              ; add int32x16
    62f  62d17c48115008            vmovups zmmword ptr [r8 + 512], zmm2                 ; store void
    636  62f14d48fec9              vpaddd zmm1, zmm6, zmm1                              ; add int32x16
    63c  62d17c48114809            vmovups zmmword ptr [r8 + 576], zmm1                 ; store void
    643  6263fd481bc901            vextractf64x4 ymm1, zmm25, 1                         ; gep int32x8
    64a  62f13520fec9              vpaddd ymm1, ymm25, ymm1                             ; add int32x8
    650  62f37d2819ca01            vextractf32x4 xmm2, ymm1, 1                          ; gep int32x4
    657  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x4
    65b  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep int32x2
    65f  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x2
    663  c4c37916cb00              vpextrd r11d, xmm1, 0                                ; gep int32
    669  c4e37916cb01              vpextrd ebx, xmm1, 1                                 ; gep int32
    66f  458d1c1b                  lea r11d, [r11 + rbx*1]                              ; add int32
    673  456bdb80                  imul r11d, r11d, -128                                ; mul int32
    677  62d27d487ccb              vpbroadcastd zmm1, r11d                              ; vectorize int32x16
    67d  62f14548fed1              vpaddd zmm2, zmm7, zmm1                              ; add int32x16
    683  62d17c4811500c            vmovups zmmword ptr [r8 + 768], zmm2                 ; store void
    68a  62f13d48fec9              vpaddd zmm1, zmm8, zmm1                              ; add int32x16
    690  62d17c4811480d            vmovups zmmword ptr [r8 + 832], zmm1                 ; store void
    697  6263fd481bd101            vextractf64x4 ymm1, zmm26, 1                         ; gep int32x8
    69e  62f12d20fec9              vpaddd ymm1, ymm26, ymm1                             ; add int32x8
    6a4  62f37d2819ca01            vextractf32x4 xmm2, ymm1, 1                          ; gep int32x4
    6ab  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x4
    6af  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep int32x2
    6b3  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x2
    6b7  c4c37916cb00              vpextrd r11d, xmm1, 0                                ; gep int32
    6bd  c4e37916cb01              vpextrd ebx, xmm1, 1                                 ; gep int32
    6c3  458d1c1b                  lea r11d, [r11 + rbx*1]                              ; add int32
    6c7  456bdb80                  imul r11d, r11d, -128                                ; mul int32
    6cb  62d27d487ccb              vpbroadcastd zmm1, r11d                              ; vectorize int32x16
    6d1  62f13548fed1              vpaddd zmm2, zmm9, zmm1                              ; add int32x16
    6d7  62d17c48115010            vmovups zmmword ptr [r8 + 1024], zmm2                ; store void
    6de  62f12d48fec9              vpaddd zmm1, zmm10, zmm1                             ; add int32x16
    6e4  62d17c48114811            vmovups zmmword ptr [r8 + 1088], zmm1                ; store void
    6eb  6263fd481bd901            vextractf64x4 ymm1, zmm27, 1                         ; gep int32x8
    6f2  62f12520fec9              vpaddd ymm1, ymm27, ymm1                             ; add int32x8
    6f8  62f37d2819ca01            vextractf32x4 xmm2, ymm1, 1                          ; gep int32x4
    6ff  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x4
    703  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep int32x2
    707  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x2
    70b  c4c37916cb00              vpextrd r11d, xmm1, 0                                ; gep int32
    711  c4e37916cb01              vpextrd ebx, xmm1, 1                                 ; gep int32
    717  458d1c1b                  lea r11d, [r11 + rbx*1]                              ; add int32
    71b  456bdb80                  imul r11d, r11d, -128                                ; mul int32
    71f  62d27d487ccb              vpbroadcastd zmm1, r11d                              ; vectorize int32x16
    725  62f12548fed1              vpaddd zmm2, zmm11, zmm1                             ; add int32x16
    72b  62d17c48115014            vmovups zmmword ptr [r8 + 1280], zmm2                ; store void
    732  62f11d48fec9              vpaddd zmm1, zmm12, zmm1                             ; add int32x16
    738  62d17c48114815            vmovups zmmword ptr [r8 + 1344], zmm1                ; store void
    73f  6263fd481be101            vextractf64x4 ymm1, zmm28, 1                         ; gep int32x8
    746  62f11d20fec9              vpaddd ymm1, ymm28, ymm1                             ; add int32x8
    74c  62f37d2819ca01            vextractf32x4 xmm2, ymm1, 1                          ; gep int32x4
    753  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x4
    757  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep int32x2
    75b  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x2
    75f  c4c37916cb00              vpextrd r11d, xmm1, 0                                ; gep int32
    765  c4e37916cb01              vpextrd ebx, xmm1, 1                                 ; gep int32
    76b  458d1c1b                  lea r11d, [r11 + rbx*1]                              ; add int32
    76f  456bdb80                  imul r11d, r11d, -128                                ; mul int32
    773  62d27d487ccb              vpbroadcastd zmm1, r11d                              ; vectorize int32x16
    779  62f11548fed1              vpaddd zmm2, zmm13, zmm1                             ; add int32x16
    77f  62d17c48115018            vmovups zmmword ptr [r8 + 1536], zmm2                ; store void
    786  62f10d48fec9              vpaddd zmm1, zmm14, zmm1                             ; add int32x16
    78c  62d17c48114819            vmovups zmmword ptr [r8 + 1600], zmm1                ; store void
    793  62f17c48104c2403          vmovups zmm1, zmmword ptr [rsp + 192]
    79b  62f3fd481bc901            vextractf64x4 ymm1, zmm1, 1                          ; gep int32x8
    7a2  62f17c4810542403          vmovups zmm2, zmmword ptr [rsp + 192]
    7aa  c5edfec9                  vpaddd ymm1, ymm2, ymm1                              ; add int32x8
    7ae  62f37d2819ca01            vextractf32x4 xmm2, ymm1, 1                          ; gep int32x4
    7b5  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x4
    7b9  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep int32x2
    7bd  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x2
    7c1  c4c37916cb00              vpextrd r11d, xmm1, 0                                ; gep int32
    7c7  c4e37916cb01              vpextrd ebx, xmm1, 1                                 ; gep int32
    7cd  458d1c1b                  lea r11d, [r11 + rbx*1]                              ; add int32
    7d1  456bdb80                  imul r11d, r11d, -128                                ; mul int32
    7d5  62d27d487ccb              vpbroadcastd zmm1, r11d                              ; vectorize int32x16
    7db  62f17c4810542404          vmovups zmm2, zmmword ptr [rsp + 256]
    7e3  62f16d48fed1              vpaddd zmm2, zmm2, zmm1                              ; add int32x16
    7e9  62d17c4811501c            vmovups zmmword ptr [r8 + 1792], zmm2                ; store void
    7f0  62f17c4810542402          vmovups zmm2, zmmword ptr [rsp + 128]
    7f8  62f16d48fec9              vpaddd zmm1, zmm2, zmm1                              ; add int32x16
    7fe  62d17c4811481d            vmovups zmmword ptr [r8 + 1856], zmm1                ; store void
    805  4981c200020000            add r10, 512                                         ; end void
    80c  4981c000080000            add r8, 2048
    813  4183c101                  add r9d, 1
    817  4183f903                  cmp r9d, 3
    81b  0f8cbff9ffff              jl loop_1e0
done_821:
    821  83c001                    add eax, 1                                           ; end void
    824  83f802                    cmp eax, 2
    827  0f8c33f8ffff              jl loop_60
done_82d:
    82d  c5f877                    vzeroupper                                           ; sink void
    830  488ba42440010000          mov rsp, qword ptr [rsp + 320]
    838  418fc5                    pop r13
    83b  418fc4                    pop r12
    83e  8fc5                      pop rbp
    840  8fc3                      pop rbx
    842  c3                        ret                                                  ; sink void
