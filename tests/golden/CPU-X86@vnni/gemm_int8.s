gemm_int8:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  488bc4                    mov rax, rsp
      d  4881ec80000000            sub rsp, 128
     14  4883e4c0                  and rsp, -64
     18  4889442440                mov qword ptr [rsp + 64], rax
     1d  b801010101                mov eax, 16843009
     22  ba00000000                mov edx, 0
     27  488b37                    mov rsi, qword ptr [rdi]
     2a  4c8b4708                  mov r8, qword ptr [rdi + 8]                          ; define_global ptr<int32, global, 1536>
     2e  488b7f10                  mov rdi, qword ptr [rdi + 16]                        ; define_global ptr<int8, global, 1536>
     32  488d09                    lea rcx, [rcx]                                       ; define_global ptr<int8, global, 4096>
     35  c5796ec0                  vmovd xmm8, eax                                      ; bitcast uint8x4
     39  62527d4858c0              vpbroadcastd zmm8, xmm8
     3f  b800000000                mov eax, 0                                           ; range int32
loop_60:
     60  4c8bc8                    mov r9, rax                                          ; mul int32
     63  41c1e105                  shl r9d, 5
     67  4e8d140f                  lea r10, [rdi + r9*1]                                ; range int32
     6b  4c8bd9                    mov r11, rcx
     6e  498d9a00100000            lea rbx, [r10 + 4096]
     75  c5fc100543070000          vmovups ymm0, ymmword ptr [rip + 0000000001000100020002000300030004000400050005000600060007000700]
     7d  c5fc100d5b070000          vmovups ymm1, ymmword ptr [rip + 008003800480078008800b800c800f80008003800480078008800b800c800f80]
     85  c5fc101573070000          vmovups ymm2, ymmword ptr [rip + 80008003800480078008800b800c800f80008003800480078008800b800c800f]
     8d  62f17c48101d69060000      vmovups zmm3, zmmword ptr [rip + 000000000100010002000200030003000400040005000500060006000700070008000800090009000a000a000b000b000c000c000d000d000e000e000f000f00]
     97  62f17c4810259f060000      vmovups zmm4, zmmword ptr [rip + 008003800480078008800b800c800f80008003800480078008800b800c800f80008003800480078008800b800c800f80008003800480078008800b800c800f80]
     a1  62f17c48102dd5060000      vmovups zmm5, zmmword ptr [rip + 80008003800480078008800b800c800f80008003800480078008800b800c800f80008003800480078008800b800c800f80008003800480078008800b800c800f]
     ab  62f27d4858356b070000      vpbroadcastd zmm6, dword ptr [rip + 80808080]
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
    1a0  62727d48580d7a060000      vpbroadcastd zmm9, dword ptr [rip + 00000000]        ; range int32
    1aa  62727d48581570060000      vpbroadcastd zmm10, dword ptr [rip + 00000000]
    1b4  62727d48581d66060000      vpbroadcastd zmm11, dword ptr [rip + 00000000]
    1be  62727d4858255c060000      vpbroadcastd zmm12, dword ptr [rip + 00000000]
    1c8  62727d48582d52060000      vpbroadcastd zmm13, dword ptr [rip + 00000000]
    1d2  62727d48583548060000      vpbroadcastd zmm14, dword ptr [rip + 00000000]
    1dc  62727d48583d3e060000      vpbroadcastd zmm15, dword ptr [rip + 00000000]
    1e6  62e27d48580534060000      vpbroadcastd zmm16, dword ptr [rip + 00000000]
    1f0  62e27d48580d2a060000      vpbroadcastd zmm17, dword ptr [rip + 00000000]
    1fa  62e27d48581520060000      vpbroadcastd zmm18, dword ptr [rip + 00000000]
    204  62e27d48581d16060000      vpbroadcastd zmm19, dword ptr [rip + 00000000]
    20e  62e27d4858250c060000      vpbroadcastd zmm20, dword ptr [rip + 00000000]
    218  62e27d48582d02060000      vpbroadcastd zmm21, dword ptr [rip + 00000000]
    222  62e27d485835f8050000      vpbroadcastd zmm22, dword ptr [rip + 00000000]
    22c  62e27d48583dee050000      vpbroadcastd zmm23, dword ptr [rip + 00000000]
    236  62627d485805e4050000      vpbroadcastd zmm24, dword ptr [rip + 00000000]
    240  bb00000000                mov ebx, 0
    245  488be9                    mov rbp, rcx
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
    307  6202254050c2              vpdpbusd zmm24, zmm27, zmm26                         ; wmma int32x16
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
    3b5  6202254050c2              vpdpbusd zmm24, zmm27, zmm26                         ; wmma int32x16
    3bb  4881c580000000            add rbp, 128                                         ; end void
    3c2  83c301                    add ebx, 1
    3c5  83fb08                    cmp ebx, 8
    3c8  0f8c92feffff              jl loop_260
done_3ce:
    3ce  62d17c481002              vmovups zmm0, zmmword ptr [r10]                      ; load int8x64
    3d4  62f17c48110424            vmovups zmmword ptr [rsp], zmm0
    3db  62417c48105201            vmovups zmm26, zmmword ptr [r10 + 64]                ; load int8x64
    3e2  62417c48105a02            vmovups zmm27, zmmword ptr [r10 + 128]               ; load int8x64
    3e9  62417c48106203            vmovups zmm28, zmmword ptr [r10 + 192]               ; load int8x64
    3f0  62417c48106a04            vmovups zmm29, zmmword ptr [r10 + 256]               ; load int8x64
    3f7  62417c48107205            vmovups zmm30, zmmword ptr [r10 + 320]               ; load int8x64
    3fe  62417c48107a06            vmovups zmm31, zmmword ptr [r10 + 384]               ; load int8x64
    405  62d17c48106207            vmovups zmm4, zmmword ptr [r10 + 448]                ; load int8x64
    40c  62f27d48582d0e040000      vpbroadcastd zmm5, dword ptr [rip + 00000000]        ; range int32
    416  62f27d48583504040000      vpbroadcastd zmm6, dword ptr [rip + 00000000]
    420  62f27d48580dfa030000      vpbroadcastd zmm1, dword ptr [rip + 00000000]
    42a  62f27d485815f0030000      vpbroadcastd zmm2, dword ptr [rip + 00000000]
    434  62f27d48581de6030000      vpbroadcastd zmm3, dword ptr [rip + 00000000]
    43e  62f27d48583ddc030000      vpbroadcastd zmm7, dword ptr [rip + 00000000]
    448  62f27d485805d2030000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
    452  62627d48580dc8030000      vpbroadcastd zmm25, dword ptr [rip + 00000000]
    45c  bb00000000                mov ebx, 0
loop_480:
    480  62f23d48502c24            vpdpbusd zmm5, zmm8, zmmword ptr [rsp]               ; wmma int32x16
    487  62923d4850f2              vpdpbusd zmm6, zmm8, zmm26                           ; wmma int32x16
    48d  62923d4850cb              vpdpbusd zmm1, zmm8, zmm27                           ; wmma int32x16
    493  62923d4850d4              vpdpbusd zmm2, zmm8, zmm28                           ; wmma int32x16
    499  62923d4850dd              vpdpbusd zmm3, zmm8, zmm29                           ; wmma int32x16
    49f  62923d4850fe              vpdpbusd zmm7, zmm8, zmm30                           ; wmma int32x16
    4a5  62923d4850c7              vpdpbusd zmm0, zmm8, zmm31                           ; wmma int32x16
    4ab  62623d4850cc              vpdpbusd zmm25, zmm8, zmm4                           ; wmma int32x16
    4b1  83c301                    add ebx, 1                                           ; end void
    4b4  83fb01                    cmp ebx, 1
    4b7  7cc7                      jl loop_480
done_4b9:
    4b9  62f3554823e644            vshuff32x4 zmm4, zmm5, zmm6, 68                      ; shuffle int32x16
    4c0  62f3554823eeee            vshuff32x4 zmm5, zmm5, zmm6, 238                     ; shuffle int32x16
    4c7  62f15d48fee5              vpaddd zmm4, zmm4, zmm5                              ; add int32x16
    4cd  62f3754823ea44            vshuff32x4 zmm5, zmm1, zmm2, 68                      ; shuffle int32x16
    4d4  62f3754823caee            vshuff32x4 zmm1, zmm1, zmm2, 238                     ; shuffle int32x16
    4db  62f15548fec9              vpaddd zmm1, zmm5, zmm1                              ; add int32x16
    4e1  62f35d4823d188            vshuff32x4 zmm2, zmm4, zmm1, 136                     ; shuffle int32x16
    4e8  62f35d4823c9dd            vshuff32x4 zmm1, zmm4, zmm1, 221                     ; shuffle int32x16
    4ef  62f16d48fec9              vpaddd zmm1, zmm2, zmm1                              ; add int32x16
    4f5  62f3654823d744            vshuff32x4 zmm2, zmm3, zmm7, 68                      ; shuffle int32x16
    4fc  62f3654823dfee            vshuff32x4 zmm3, zmm3, zmm7, 238                     ; shuffle int32x16
    503  62f16d48fed3              vpaddd zmm2, zmm2, zmm3                              ; add int32x16
    509  62937d4823d944            vshuff32x4 zmm3, zmm0, zmm25, 68                     ; shuffle int32x16
    510  62937d4823c1ee            vshuff32x4 zmm0, zmm0, zmm25, 238                    ; shuffle int32x16
    517  62f16548fec0              vpaddd zmm0, zmm3, zmm0                              ; add int32x16
    51d  62f36d4823d888            vshuff32x4 zmm3, zmm2, zmm0, 136                     ; shuffle int32x16
    524  62f36d4823c0dd            vshuff32x4 zmm0, zmm2, zmm0, 221                     ; shuffle int32x16
    52b  62f16548fec0              vpaddd zmm0, zmm3, zmm0                              ; add int32x16
    531  62f1f54814d0              vunpcklpd zmm2, zmm1, zmm0                           ; shuffle int32x16
    537  62f1f54815c0              vunpckhpd zmm0, zmm1, zmm0                           ; shuffle int32x16
    53d  62f16d48fec0              vpaddd zmm0, zmm2, zmm0                              ; add int32x16
    543  62f17c48c6c8b1            vshufps zmm1, zmm0, zmm0, 177                        ; gep int32x16
    54a  62f17d48fec1              vpaddd zmm0, zmm0, zmm1                              ; add int32x16
    550  c4e37916c300              vpextrd ebx, xmm0, 0                                 ; gep int32
    556  6bdb80                    imul ebx, ebx, -128                                  ; mul int32
    559  62f27d487ccb              vpbroadcastd zmm1, ebx                               ; vectorize int32x16
    55f  62f13548fed1              vpaddd zmm2, zmm9, zmm1                              ; add int32x16
    565  62d17c481111              vmovups zmmword ptr [r9], zmm2                       ; store void
    56b  62f12d48fec9              vpaddd zmm1, zmm10, zmm1                             ; add int32x16
    571  62d17c48114901            vmovups zmmword ptr [r9 + 64], zmm1                  ; store void
    578  62f37d4819c101            vextractf32x4 xmm1, zmm0, 1                          ; gep int32
    57f  c4e37916cb00              vpextrd ebx, xmm1, 0
    585  6bdb80                    imul ebx, ebx, -128                                  ; mul int32
    588  62f27d487ccb              vpbroadcastd zmm1, ebx                               ; vectorize int32x16
    58e  62f12548fed1              vpaddd zmm2, zmm11, zmm1                             ; add int32x16
    594  62d17c48115104            vmovups zmmword ptr [r9 + 256], zmm2                 ; store void
    59b  62f11d48fec9              vpaddd zmm1, zmm12, zmm1                             ; add int32x16
    5a1  62d17c48114905            vmovups zmmword ptr [r9 + 320], zmm1                 ; store void
    5a8  62f37d4819c102            vextractf32x4 xmm1, zmm0, 2                          ; gep int32
    5af  c4e37916cb00              vpextrd ebx, xmm1, 0
    5b5  6bdb80                    imul ebx, ebx, -128                                  ; mul int32
    5b8  62f27d487ccb              vpbroadcastd zmm1, ebx                               ; vectorize int32x16
    5be  62f11548fed1              vpaddd zmm2, zmm13, zmm1                             ; add int32x16
    5c4  62d17c48115108            vmovups zmmword ptr [r9 + 512], zmm2                 ; store void
    5cb  62f10d48fec9              vpaddd zmm1, zmm14, zmm1                             ; add int32x16
    5d1  62d17c48114909            vmovups zmmword ptr [r9 + 576], zmm1                 ; store void
    5d8  62f37d4819c103            vextractf32x4 xmm1, zmm0, 3                          ; gep int32
    5df  c4e37916cb00              vpextrd ebx, xmm1, 0
    5e5  6bdb80                    imul ebx, ebx, -128                                  ; mul int32
    5e8  62f27d487ccb              vpbroadcastd zmm1, ebx                               ; vectorize int32x16
    5ee  62f10548fed1              vpaddd zmm2, zmm15, zmm1                             ; add int32x16
    5f4  62d17c4811510c            vmovups zmmword ptr [r9 + 768], zmm2                 ; store void
    5fb  62f17d40fec9              vpaddd zmm1, zmm16, zmm1                             ; add int32x16
    601  62d17c4811490d            vmovups zmmword ptr [r9 + 832], zmm1                 ; store void
    608  c4e37916c302              vpextrd ebx, xmm0, 2                                 ; gep int32
    60e  6bdb80                    imul ebx, ebx, -128                                  ; mul int32
    611  62f27d487ccb              vpbroadcastd zmm1, ebx                               ; vectorize int32x16
    617  62f17540fed1              vpaddd zmm2, zmm17, zmm1                             ; add int32x16
    61d  62d17c48115110            vmovups zmmword ptr [r9 + 1024], zmm2                ; store void
    624  62f16d40fec9              vpaddd zmm1, zmm18, zmm1                             ; add int32x16
    62a  62d17c48114911            vmovups zmmword ptr [r9 + 1088], zmm1                ; store void
    631  62f37d4819c101            vextractf32x4 xmm1, zmm0, 1                          ; gep int32
    638  c4e37916cb02              vpextrd ebx, xmm1, 2
    63e  6bdb80                    imul ebx, ebx, -128                                  ; mul int32
    641  62f27d487ccb              vpbroadcastd zmm1, ebx                               ; vectorize int32x16
    647  62f16540fed1              vpaddd zmm2, zmm19, zmm1                             ; add int32x16
    64d  62d17c48115114            vmovups zmmword ptr [r9 + 1280], zmm2                ; store void
    654  62f15d40fec9              vpaddd zmm1, zmm20, zmm1                             ; add int32x16
    65a  62d17c48114915            vmovups zmmword ptr [r9 + 1344], zmm1                ; store void
    661  62f37d4819c102            vextractf32x4 xmm1, zmm0, 2                          ; gep int32
    668  c4e37916cb02              vpextrd ebx, xmm1, 2
    66e  6bdb80                    imul ebx, ebx, -128                                  ; mul int32
    671  62f27d487ccb              vpbroadcastd zmm1, ebx                               ; vectorize int32x16
    677  62f15540fed1              vpaddd zmm2, zmm21, zmm1                             ; add int32x16
    67d  62d17c48115118            vmovups zmmword ptr [r9 + 1536], zmm2                ; store void
    684  62f14d40fec9              vpaddd zmm1, zmm22, zmm1                             ; add int32x16
    68a  62d17c48114919            vmovups zmmword ptr [r9 + 1600], zmm1                ; store void
    691  62f37d4819c003            vextractf32x4 xmm0, zmm0, 3                          ; gep int32
    698  c4e37916c302              vpextrd ebx, xmm0, 2
    69e  6bdb80                    imul ebx, ebx, -128                                  ; mul int32
    6a1  62f27d487cc3              vpbroadcastd zmm0, ebx                               ; vectorize int32x16
    6a7  62f14540fec8              vpaddd zmm1, zmm23, zmm0                             ; add int32x16
    6ad  62d17c4811491c            vmovups zmmword ptr [r9 + 1792], zmm1                ; store void
    6b4  62f13d40fec0              vpaddd zmm0, zmm24, zmm0                             ; add int32x16
    6ba  62d17c4811411d            vmovups zmmword ptr [r9 + 1856], zmm0                ; store void
    6c1  4981c200020000            add r10, 512                                         ; end void
    6c8  4981c100080000            add r9, 2048
    6cf  4d3bd3                    cmp r10, r11
    6d2  0f85c8faffff              jne loop_1a0
done_6d8:
    6d8  83c001                    add eax, 1                                           ; end void
    6db  83f802                    cmp eax, 2
    6de  0f8c7cf9ffff              jl loop_60
done_6e4:
    6e4  c5f877                    vzeroupper                                           ; sink void
    6e7  488b642440                mov rsp, qword ptr [rsp + 64]
    6ec  418fc5                    pop r13
    6ef  418fc4                    pop r12
    6f2  8fc5                      pop rbp
    6f4  8fc3                      pop rbx
    6f6  c3                        ret                                                  ; sink void
