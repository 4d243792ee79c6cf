gemm_int8:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  488bc4                    mov rax, rsp
      d  4881ec00010000            sub rsp, 256
     14  4883e4c0                  and rsp, -64
     18  48898424c0000000          mov qword ptr [rsp + 192], rax
     20  b801010101                mov eax, 16843009
     25  ba00000000                mov edx, 0
     2a  488b37                    mov rsi, qword ptr [rdi]
     2d  4c8b4708                  mov r8, qword ptr [rdi + 8]                          ; define_global ptr<int32, global, 1536>
     31  488b7f10                  mov rdi, qword ptr [rdi + 16]                        ; define_global ptr<int8, global, 1536>
     35  488d09                    lea rcx, [rcx]                                       ; define_global ptr<int8, global, 4096>
     38  c5796ec0                  vmovd xmm8, eax                                      ; bitcast uint8x4
     3c  62d27d4858c0              vpbroadcastd zmm0, xmm8
     42  62f17c48110424            vmovups zmmword ptr [rsp], zmm0
     49  b800000000                mov eax, 0                                           ; range int32
loop_60:
     60  4c8bc8                    mov r9, rax                                          ; mul int32
     63  41c1e105                  shl r9d, 5
     67  4e8d140f                  lea r10, [rdi + r9*1]                                ; range int32
     6b  4c8bd9                    mov r11, rcx
     6e  498d9a00100000            lea rbx, [r10 + 4096]
     75  c5fc100503080000          vmovups ymm0, ymmword ptr [rip + 0000000001000100020002000300030004000400050005000600060007000700]
     7d  c5fc100d1b080000          vmovups ymm1, ymmword ptr [rip + 008003800480078008800b800c800f80008003800480078008800b800c800f80]
     85  c5fc101533080000          vmovups ymm2, ymmword ptr [rip + 80008003800480078008800b800c800f80008003800480078008800b800c800f]
     8d  62f17c48101d29070000      vmovups zmm3, zmmword ptr [rip + 000000000100010002000200030003000400040005000500060006000700070008000800090009000a000a000b000b000c000c000d000d000e000e000f000f00]
     97  62f17c4810255f070000      vmovups zmm4, zmmword ptr [rip + 008003800480078008800b800c800f80008003800480078008800b800c800f80008003800480078008800b800c800f80008003800480078008800b800c800f80]
     a1  62f17c48102d95070000      vmovups zmm5, zmmword ptr [rip + 80008003800480078008800b800c800f80008003800480078008800b800c800f80008003800480078008800b800c800f80008003800480078008800b800c800f]
     ab  62f27d4858352b080000      vpbroadcastd zmm6, dword ptr [rip + 80808080]
loop_c0:
     c0  498bea                    mov rbp, r10                                         ; range int32
     c3  4d8be3                    mov r12, r11
     c6  4c8d6d20                  lea r13, [rbp + 32]
loop_e0:
     e0  c578104d00                vmovups xmm9, xmmword ptr [rbp]                      ; load int8x16
     e5  c578109580000000          vmovups xmm10, xmmword ptr [rbp + 128]               ; load int8x16
     ed  6252fd288dc9              vpermw ymm9, ymm0, ymm9                              ; shuffle int8x32
     f3  c4623500c9                vpshufb ymm9, ymm9, ymm1
     f8  6252fd288dd2              vpermw ymm10, ymm0, ymm10
     fe  c4622d00d2                vpshufb ymm10, ymm10, ymm2
    103  c44135ebca                vpor ymm9, ymm9, ymm10
    108  c578105540                vmovups xmm10, xmmword ptr [rbp + 64]                ; load int8x16
    10d  c578109dc0000000          vmovups xmm11, xmmword ptr [rbp + 192]               ; load int8x16
    115  6252fd288dd2              vpermw ymm10, ymm0, ymm10                            ; shuffle int8x32
    11b  c4622d00d1                vpshufb ymm10, ymm10, ymm1
    120  6252fd288ddb              vpermw ymm11, ymm0, ymm11
    126  c4622500da                vpshufb ymm11, ymm11, ymm2
    12b  c4412debd3                vpor ymm10, ymm10, ymm11
    130  6252e5488dc9              vpermw zmm9, zmm3, zmm9                              ; shuffle int8x64
    136  6272354800cc              vpshufb zmm9, zmm9, zmm4
    13c  6252e5488dd2              vpermw zmm10, zmm3, zmm10
    142  62722d4800d5              vpshufb zmm10, zmm10, zmm5
    148  62513548ebca              vpord zmm9, zmm9, zmm10
    14e  62713548efce              vpxord zmm9, zmm9, zmm6                              ; xor uint32x16
    154  62517c48110c24            vmovups zmmword ptr [r12], zmm9                      ; store void
    15b  4883c510                  add rbp, 16                                          ; end void
    15f  4981c400040000            add r12, 1024
    166  493bed                    cmp rbp, r13
    169  0f8571ffffff              jne loop_e0
done_16f:
    16f  4981c200010000            add r10, 256                                         ; end void
    176  4983c340                  add r11, 64
    17a  4c3bd3                    cmp r10, rbx
    17d  0f853dffffff              jne loop_c0
done_183:
    183  4d8bd0                    mov r10, r8                                          ; range int32
    186  4e8d0c8e                  lea r9, [rsi + r9*4]
    18a  4d8d9a00060000            lea r11, [r10 + 1536]
loop_1a0:
    1a0  62727d48580d3a070000      vpbroadcastd zmm9, dword ptr [rip + 00000000]        ; range int32
    1aa  62727d48581530070000      vpbroadcastd zmm10, dword ptr [rip + 00000000]
    1b4  62727d48581d26070000      vpbroadcastd zmm11, dword ptr [rip + 00000000]
    1be  62727d4858251c070000      vpbroadcastd zmm12, dword ptr [rip + 00000000]
    1c8  62727d48582d12070000      vpbroadcastd zmm13, dword ptr [rip + 00000000]
    1d2  62727d48583508070000      vpbroadcastd zmm14, dword ptr [rip + 00000000]
    1dc  62727d48583dfe060000      vpbroadcastd zmm15, dword ptr [rip + 00000000]
    1e6  62e27d485805f4060000      vpbroadcastd zmm16, dword ptr [rip + 00000000]
    1f0  62e27d48580dea060000      vpbroadcastd zmm17, dword ptr [rip + 00000000]
    1fa  62e27d485815e0060000      vpbroadcastd zmm18, dword ptr [rip + 00000000]
    204  62e27d48581dd6060000      vpbroadcastd zmm19, dword ptr [rip + 00000000]
    20e  62e27d485825cc060000      vpbroadcastd zmm20, dword ptr [rip + 00000000]
    218  62e27d48582dc2060000      vpbroadcastd zmm21, dword ptr [rip + 00000000]
    222  62e27d485835b8060000      vpbroadcastd zmm22, dword ptr [rip + 00000000]
    22c  62e27d48583dae060000      vpbroadcastd zmm23, dword ptr [rip + 00000000]
    236  62f27d485805a4060000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
    240  62f17c4811442401          vmovups zmmword ptr [rsp + 64], zmm0
    248  bb00000000                mov ebx, 0                                           ; range int32
    24d  488be9                    mov rbp, rcx
    250  62f17c4810442401          vmovups zmm0, zmmword ptr [rsp + 64]
loop_260:
    260  62617c48104d00            vmovups zmm25, zmmword ptr [rbp]                     ; load uint32x16
    267  62427d485814da            vpbroadcastd zmm26, dword ptr [r10 + rbx*8]          ; load int8x4
    26e  6212354050ca              vpdpbusd zmm9, zmm25, zmm26                          ; wmma int32x16
    274  62617c48105d10            vmovups zmm27, zmmword ptr [rbp + 1024]              ; load uint32x16
    27b  6212254050d2              vpdpbusd zmm10, zmm27, zmm26                         ; wmma int32x16
    281  62427d485854da10          vpbroadcastd zmm26, dword ptr [r10 + rbx*8 + 64]     ; load int8x4
    289  6212354050da              vpdpbusd zmm11, zmm25, zmm26                         ; wmma int32x16
    28f  6212254050e2              vpdpbusd zmm12, zmm27, zmm26                         ; wmma int32x16
    295  62427d485854da20          vpbroadcastd zmm26, dword ptr [r10 + rbx*8 + 128]    ; load int8x4
    29d  6212354050ea              vpdpbusd zmm13, zmm25, zmm26                         ; wmma int32x16
    2a3  6212254050f2              vpdpbusd zmm14, zmm27, zmm26                         ; wmma int32x16
    2a9  62427d485854da30          vpbroadcastd zmm26, dword ptr [r10 + rbx*8 + 192]    ; load int8x4
    2b1  6212354050fa              vpdpbusd zmm15, zmm25, zmm26                         ; wmma int32x16
    2b7  6282254050c2              vpdpbusd zmm16, zmm27, zmm26                         ; wmma int32x16
    2bd  62427d485854da40          vpbroadcastd zmm26, dword ptr [r10 + rbx*8 + 256]    ; load int8x4
    2c5  6282354050ca              vpdpbusd zmm17, zmm25, zmm26                         ; wmma int32x16
    2cb  6282254050d2              vpdpbusd zmm18, zmm27, zmm26                         ; wmma int32x16
    2d1  62427d485854da50          vpbroadcastd zmm26, dword ptr [r10 + rbx*8 + 320]    ; load int8x4
    2d9  6282354050da              vpdpbusd zmm19, zmm25, zmm26                         ; wmma int32x16
    2df  6282254050e2              vpdpbusd zmm20, zmm27, zmm26                         ; wmma int32x16
    2e5  62427d485854da60          vpbroadcastd zmm26, dword ptr [r10 + rbx*8 + 384]    ; load int8x4
    2ed  6282354050ea              vpdpbusd zmm21, zmm25, zmm26                         ; wmma int32x16
    2f3  6282254050f2              vpdpbusd zmm22, zmm27, zmm26                         ; wmma int32x16
    2f9  62427d485854da70          vpbroadcastd zmm26, dword ptr [r10 + rbx*8 + 448]    ; load int8x4
    301  6282354050fa              vpdpbusd zmm23, zmm25, zmm26                         ; wmma int32x16
    307  6292254050c2              vpdpbusd zmm0, zmm27, zmm26                          ; wmma int32x16
    30d  62617c48104d01            vmovups zmm25, zmmword ptr [rbp + 64]                ; load uint32x16
    314  62427d485854da01          vpbroadcastd zmm26, dword ptr [r10 + rbx*8 + 4]      ; load int8x4
    31c  6212354050ca              vpdpbusd zmm9, zmm25, zmm26                          ; wmma int32x16
    322  62617c48105d11            vmovups zmm27, zmmword ptr [rbp + 1088]              ; load uint32x16
    329  6212254050d2              vpdpbusd zmm10, zmm27, zmm26                         ; wmma int32x16
    32f  62427d485854da11          vpbroadcastd zmm26, dword ptr [r10 + rbx*8 + 68]     ; load int8x4
    337  6212354050da              vpdpbusd zmm11, zmm25, zmm26                         ; wmma int32x16
    33d  6212254050e2              vpdpbusd zmm12, zmm27, zmm26                         ; wmma int32x16
    343  62427d485854da21          vpbroadcastd zmm26, dword ptr [r10 + rbx*8 + 132]    ; load int8x4
    34b  6212354050ea              vpdpbusd zmm13, zmm25, zmm26                         ; wmma int32x16
    351  6212254050f2              vpdpbusd zmm14, zmm27, zmm26                         ; wmma int32x16
    357  62427d485854da31          vpbroadcastd zmm26, dword ptr [r10 + rbx*8 + 196]    ; load int8x4
    35f  6212354050fa              vpdpbusd zmm15, zmm25, zmm26                         ; wmma int32x16
    365  6282254050c2              vpdpbusd zmm16, zmm27, zmm26                         ; wmma int32x16
    36b  62427d485854da41          vpbroadcastd zmm26, dword ptr [r10 + rbx*8 + 260]    ; load int8x4
    373  6282354050ca              vpdpbusd zmm17, zmm25, zmm26                         ; wmma int32x16
    379  6282254050d2              vpdpbusd zmm18, zmm27, zmm26                         ; wmma int32x16
    37f  62427d485854da51          vpbroadcastd zmm26, dword ptr [r10 + rbx*8 + 324]    ; load int8x4
    387  6282354050da              vpdpbusd zmm19, zmm25, zmm26                         ; wmma int32x16
    38d  6282254050e2              vpdpbusd zmm20, zmm27, zmm26                         ; wmma int32x16
    393  62427d485854da61          vpbroadcastd zmm26, dword ptr [r10 + rbx*8 + 388]    ; load int8x4
    39b  6282354050ea              vpdpbusd zmm21, zmm25, zmm26                         ; wmma int32x16
    3a1  6282254050f2              vpdpbusd zmm22, zmm27, zmm26                         ; wmma int32x16
    3a7  62427d485854da71          vpbroadcastd zmm26, dword ptr [r10 + rbx*8 + 452]    ; load int8x4
    3af  6282354050fa              vpdpbusd zmm23, zmm25, zmm26                         ; wmma int32x16
    3b5  6292254050c2              vpdpbusd zmm0, zmm27, zmm26                          ; wmma int32x16
    3bb  4881c580000000            add rbp, 128                                         ; end void
    3c2  83c301                    add ebx, 1
    3c5  83fb08                    cmp ebx, 8
    3c8  0f8c92feffff              jl loop_260
    3ce  62f17c4811442401          vmovups zmmword ptr [rsp + 64], zmm0
done_3d6:
    3d6  62417c48100a              vmovups zmm25, zmmword ptr [r10]                     ; load int8x64
    3dc  62417c48105201            vmovups zmm26, zmmword ptr [r10 + 64]                ; load int8x64
    3e3  62417c48105a02            vmovups zmm27, zmmword ptr [r10 + 128]               ; load int8x64
    3ea  62417c48106203            vmovups zmm28, zmmword ptr [r10 + 192]               ; load int8x64
    3f1  62417c48106a04            vmovups zmm29, zmmword ptr [r10 + 256]               ; load int8x64
    3f8  62417c48107205            vmovups zmm30, zmmword ptr [r10 + 320]               ; load int8x64
    3ff  62417c48107a06            vmovups zmm31, zmmword ptr [r10 + 384]               ; load int8x64
    406  62d17c48106207            vmovups zmm4, zmmword ptr [r10 + 448]                ; load int8x64
    40d  62f27d48582dcd040000      vpbroadcastd zmm5, dword ptr [rip + 00000000]        ; range int32
    417  62f27d485835c3040000      vpbroadcastd zmm6, dword ptr [rip + 00000000]
    421  62f27d48580db9040000      vpbroadcastd zmm1, dword ptr [rip + 00000000]
    42b  62f27d485815af040000      vpbroadcastd zmm2, dword ptr [rip + 00000000]
    435  62f27d48581da5040000      vpbroadcastd zmm3, dword ptr [rip + 00000000]
    43f  62f27d48583d9b040000      vpbroadcastd zmm7, dword ptr [rip + 00000000]
    449  62f27d48580591040000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
    453  62727d48580587040000      vpbroadcastd zmm8, dword ptr [rip + 00000000]
    45d  62717c4811442402          vmovups zmmword ptr [rsp + 128], zmm8
    465  bb00000000                mov ebx, 0                                           ; range int32
    46a  62717c48100424            vmovups zmm8, zmmword ptr [rsp]
loop_480:
    480  62923d4850e9              vpdpbusd zmm5, zmm8, zmm25                           ; wmma int32x16
    486  62923d4850f2              vpdpbusd zmm6, zmm8, zmm26                           ; wmma int32x16
    48c  62923d4850cb              vpdpbusd zmm1, zmm8, zmm27                           ; wmma int32x16
    492  62923d4850d4              vpdpbusd zmm2, zmm8, zmm28                           ; wmma int32x16
    498  62923d4850dd              vpdpbusd zmm3, zmm8, zmm29                           ; wmma int32x16
    49e  62923d4850fe              vpdpbusd zmm7, zmm8, zmm30                           ; wmma int32x16
    4a4  62923d4850c7              vpdpbusd zmm0, zmm8, zmm31                           ; wmma int32x16
    4aa  62617c4810442402          vmovups zmm24, zmmword ptr [rsp + 128]
    4b2  62623d4850c4              vpdpbusd zmm24, zmm8, zmm4                           ; wmma int32x16
    4b8  62617c4811442402          vmovups zmmword ptr [rsp + 128], zmm24
    4c0  83c301                    add ebx, 1                                           ; end void
    4c3  83fb01                    cmp ebx, 1
    4c6  7cb8                      jl loop_480
done_4c8:
    4c8  62f3fd481bec01            vextractf64x4 ymm4, zmm5, 1                          ; gep int32x8
    4cf  c5d5fee4                  vpaddd ymm4, ymm5, ymm4                              ; add int32x8
    4d3  62f37d2819e501            vextractf32x4 xmm5, ymm4, 1                          ; gep int32x4
    4da  c5d9fee5                  vpaddd xmm4, xmm4, xmm5                              ; add int32x4
    4de  c5d915ec                  vunpckhpd xmm5, xmm4, xmm4                           ; gep int32x2
    4e2  c5d9fee5                  vpaddd xmm4, xmm4, xmm5                              ; add int32x2
    4e6  c4e37916e300              vpextrd ebx, xmm4, 0                                 ; gep int32
    4ec  c4e37916e501              vpextrd ebp, xmm4, 1                                 ; gep int32
    4f2  8d1c2b                    lea ebx, [rbx + rbp*1]                               ; add int32
    4f5  6bdb80                    imul ebx, ebx, -128                                  ; mul int32
    4f8  62f27d487ce3              vpbroadcastd zmm4, ebx                               ; vectorize int32x16
    4fe  62f13548feec              vpaddd zmm5, zmm9, zmm4                              ; add int32x16
    504  62d17c481129              vmovups zmmword ptr [r9], zmm5                       ; store void
    50a  62f12d48fee4              vpaddd zmm4, zmm10, zmm4                             ; add int32x16
    510  62d17c48116101            vmovups zmmword ptr [r9 + 64], zmm4                  ; store void
    517  62f3fd481bf401            vextractf64x4 ymm4, zmm6, 1                          ; gep int32x8
    51e  c5cdfee4                  vpaddd ymm4, ymm6, ymm4                              ; add int32x8
    522  62f37d2819e501            vextractf32x4 xmm5, ymm4, 1                          ; gep int32x4
    529  c5d9fee5                  vpaddd xmm4, xmm4, xmm5                              ; add int32x4
    52d  c5d915ec                  vunpckhpd xmm5, xmm4, xmm4                           ; gep int32x2
    531  c5d9fee5                  vpaddd xmm4, xmm4, xmm5                              ; add int32x2
    535  c4e37916e300              vpextrd ebx, xmm4, 0                                 ; gep int32
    53b  c4e37916e501              vpextrd ebp, xmm4, 1                                 ; gep int32
    541  8d1c2b                    lea ebx, [rbx + rbp*1]                               ; add int32
    544  6bdb80                    imul ebx, ebx, -128                                  ; mul int32
    547  62f27d487ce3              vpbroadcastd zmm4, ebx                               ; vectorize int32x16
    54d  62f12548feec              vpaddd zmm5, zmm11, zmm4                             ; add int32x16
    553  62d17c48116904            vmovups zmmword ptr [r9 + 256], zmm5                 ; store void
    55a  62f11d48fee4              vpaddd zmm4, zmm12, zmm4                             ; add int32x16
    560  62d17c48116105            vmovups zmmword ptr [r9 + 320], zmm4                 ; store void
    567  62f3fd481bcc01            vextractf64x4 ymm4, zmm1, 1                          ; gep int32x8
    56e  c5f5fecc                  vpaddd ymm1, ymm1, ymm4                              ; add int32x8
    572  62f37d2819cc01            vextractf32x4 xmm4, ymm1, 1                          ; gep int32x4
    579  c5f1fecc                  vpaddd xmm1, xmm1, xmm4                              ; add int32x4
    57d  c5f115e1                  vunpckhpd xmm4, xmm1, xmm1                           ; gep int32x2
    581  c5f1fecc                  vpaddd xmm1, xmm1, xmm4                              ; add int32x2
    585  c4e37916cb00              vpextrd ebx, xmm1, 0                                 ; gep int32
    58b  c4e37916cd01              vpextrd ebp, xmm1, 1                                 ; gep int32
    591  8d1c2b                    lea ebx, [rbx + rbp*1]                               ; add int32
    594  6bdb80                    imul ebx, ebx, -128                                  ; mul int32
    597  62f27d487ccb              vpbroadcastd zmm1, ebx                               ; vectorize int32x16
    59d  62f11548fee1              vpaddd zmm4, zmm13, zmm1                             ; add int32x16
    5a3  62d17c48116108            vmovups zmmword ptr [r9 + 512], zmm4                 ; store void
    5aa  62f10d48fec9              vpaddd zmm1, zmm14, zmm1                             ; add int32x16
    5b0  62d17c48114909            vmovups zmmword ptr [r9 + 576], zmm1                 ; store void
    5b7  62f3fd481bd101            vextractf64x4 ymm1, zmm2, 1                          ; gep int32x8
    5be  c5edfec9                  vpaddd ymm1, ymm2, ymm1                              ; add int32x8
    5c2  62f37d2819ca01            vextractf32x4 xmm2, ymm1, 1                          ; gep int32x4
    5c9  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x4
    5cd  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep int32x2
    5d1  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x2
    5d5  c4e37916cb00              vpextrd ebx, xmm1, 0                                 ; gep int32
    5db  c4e37916cd01              vpextrd ebp, xmm1, 1                                 ; gep int32
    5e1  8d1c2b                    lea ebx, [rbx + rbp*1]                               ; add int32
    5e4  6bdb80                    imul ebx, ebx, -128                                  ; mul int32
    5e7  62f27d487ccb              vpbroadcastd zmm1, ebx                               ; vectorize int32x16
    5ed  62f10548fed1              vpaddd zmm2, zmm15, zmm1                             ; add int32x16
    5f3  62d17c4811510c            vmovups zmmword ptr [r9 + 768], zmm2                 ; store void
    5fa  62f17d40fec9              vpaddd zmm1, zmm16, zmm1                             ; add int32x16
    600  62d17c4811490d            vmovups zmmword ptr [r9 + 832], zmm1                 ; store void
    607  62f3fd481bd901            vextractf64x4 ymm1, zmm3, 1                          ; gep int32x8
    60e  c5e5fec9                  vpaddd ymm1, ymm3, ymm1                              ; add int32x8
    612  62f37d2819ca01            vextractf32x4 xmm2, ymm1, 1                          ; gep int32x4
    619  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x4
    61d  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep int32x2
    621  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x2
    625  c4e37916cb00              vpextrd ebx, xmm1, 0                                 ; gep int32
    62b  c4e37916cd01              vpextrd ebp, xmm1, 1                                 ; gep int32
    631  8d1c2b                    lea ebx, [rbx + rbp*1]                               ; add int32
    634  6bdb80                    imul ebx, ebx, -128                                  ; mul int32
    637  62f27d487ccb              vpbroadcastd zmm1, ebx                               ; vectorize int32x16
    63d  62f17540fed1              vpaddd zmm2, zmm17, zmm1                             ; add int32x16
    643  62d17c48115110            vmovups zmmword ptr [r9 + 1024], zmm2                ; store void
    64a  62f16d40fec9              vpaddd zmm1, zmm18, zmm1                             ; add int32x16
    650  62d17c48114911            vmovups zmmword ptr [r9 + 1088], zmm1                ; store void
    657  62f3fd481bf901            vextractf64x4 ymm1, zmm7, 1                          ; gep int32x8
    65e  c5c5fec9                  vpaddd ymm1, ymm7, ymm1                              ; add int32x8
    662  62f37d2819ca01            vextractf32x4 xmm2, ymm1, 1                          ; gep int32x4
    669  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x4
    66d  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep int32x2
    671  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x2
    675  c4e37916cb00              vpextrd ebx, xmm1, 0                                 ; gep int32
    67b  c4e37916cd01              vpextrd ebp, xmm1, 1                                 ; gep int32
    681  8d1c2b                    lea ebx, [rbx + rbp*1]                               ; add int32
    684  6bdb80                    imul ebx, ebx, -128                                  ; mul int32
    687  62f27d487ccb              vpbroadcastd zmm1, ebx                               ; vectorize int32x16
    68d  62f16540fed1              vpaddd zmm2, zmm19, zmm1                             ; add int32x16
    693  62d17c48115114            vmovups zmmword ptr [r9 + 1280], zmm2                ; store void
    69a  62f15d40fec9              vpaddd zmm1, zmm20, zmm1                             ; add int32x16
    6a0  62d17c48114915            vmovups zmmword ptr [r9 + 1344], zmm1                ; store void
    6a7  62f3fd481bc101            vextractf64x4 ymm1, zmm0, 1                          ; gep int32x8
    6ae  c5fdfec1                  vpaddd ymm0, ymm0, ymm1                              ; add int32x8
    6b2  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep int32x4
    6b9  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x4
    6bd  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep int32x2
    6c1  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x2
    6c5  c4e37916c300              vpextrd ebx, xmm0, 0                                 ; gep int32
    6cb  c4e37916c501              vpextrd ebp, xmm0, 1                                 ; gep int32
    6d1  8d1c2b                    lea ebx, [rbx + rbp*1]                               ; add int32
    6d4  6bdb80                    imul ebx, ebx, -128                                  ; mul int32
    6d7  62f27d487cc3              vpbroadcastd zmm0, ebx                               ; vectorize int32x16
    6dd  62f15540fec8              vpaddd zmm1, zmm21, zmm0                             ; add int32x16
    6e3  62d17c48114918            vmovups zmmword ptr [r9 + 1536], zmm1                ; store void
    6ea  62f14d40fec0              vpaddd zmm0, zmm22, zmm0                             ; add int32x16
    6f0  62d17c48114119            vmovups zmmword ptr [r9 + 1600], zmm0                ; store void
    6f7  62f17c4810442402          vmovups zmm0, zmmword ptr [rsp + 128]
    6ff  62f3fd481bc001            vextractf64x4 ymm0, zmm0, 1                          ; gep int32x8
    706  c5fdfe842480000000        vpaddd ymm0, ymm0, ymmword ptr [rsp + 128]           ; add int32x8
    70f  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep int32x4
    716  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x4
    71a  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep int32x2
    71e  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x2
    722  c4e37916c300              vpextrd ebx, xmm0, 0                                 ; gep int32
    728  c4e37916c501              vpextrd ebp, xmm0, 1                                 ; gep int32
    72e  8d1c2b                    lea ebx, [rbx + rbp*1]                               ; add int32
    731  6bdb80                    imul ebx, ebx, -128                                  ; mul int32
    734  62f27d487cc3              vpbroadcastd zmm0, ebx                               ; vectorize int32x16
    73a  62f14540fec8              vpaddd zmm1, zmm23, zmm0                             ; add int32x16
    740  62d17c4811491c            vmovups zmmword ptr [r9 + 1792], zmm1                ; store void
    747  62f17d48fe442401          vpaddd zmm0, zmm0, zmmword ptr [rsp + 64]            ; add int32x16
    74f  62d17c4811411d            vmovups zmmword ptr [r9 + 1856], zmm0                ; store void
    756  4981c200020000            add r10, 512                                         ; end void
    75d  4981c100080000            add r9, 2048
    764  4d3bd3                    cmp r10, r11
    767  0f8533faffff              jne loop_1a0
done_76d:
    76d  83c001                    add eax, 1                                           ; end void
    770  83f802                    cmp eax, 2
    773  0f8ce7f8ffff              jl loop_60
done_779:
    779  c5f877                    vzeroupper                                           ; sink void
    77c  488ba424c0000000          mov rsp, qword ptr [rsp + 192]
    784  418fc5                    pop r13
    787  418fc4                    pop r12
    78a  8fc5                      pop rbp
    78c  8fc3                      pop rbx
    78e  c3                        ret                                                  ; sink void
