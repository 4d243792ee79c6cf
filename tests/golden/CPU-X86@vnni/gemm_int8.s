gemm_int8:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  488bc4                    mov rax, rsp
     10  4881ec80010000            sub rsp, 384
     17  4883e4c0                  and rsp, -64
     1b  4889842440010000          mov qword ptr [rsp + 320], rax
     23  b801010101                mov eax, 16843009
     28  ba00000000                mov edx, 0
     2d  c5fc1005cb080000          vmovups ymm0, ymmword ptr [rip + 0000000001000100020002000300030004000400050005000600060007000700]
     35  488b37                    mov rsi, qword ptr [rdi]
     38  4c8b4708                  mov r8, qword ptr [rdi + 8]                          ; define_global ptr<int32, global, 1536>
     3c  488b7f10                  mov rdi, qword ptr [rdi + 16]                        ; define_global ptr<int8, global, 1536>
     40  488d09                    lea rcx, [rcx]                                       ; define_global ptr<int8, global, 4096>
     43  c5f96ec8                  vmovd xmm1, eax                                      ; bitcast uint8x4
     47  62f27d4858c9              vpbroadcastd zmm1, xmm1
     4d  62f17c48110c24            vmovups zmmword ptr [rsp], zmm1
     54  b800000000                mov eax, 0                                           ; range int32
loop_60:
     60  4c8bc8                    mov r9, rax                                          ; mul int32
     63  41c1e105                  shl r9d, 5
     67  41ba00000000              mov r10d, 0                                          ; range int32
     6d  c5fc100dab080000          vmovups ymm1, ymmword ptr [rip + 008003800480078008800b800c800f80008003800480078008800b800c800f80]
     75  c5fc1015c3080000          vmovups ymm2, ymmword ptr [rip + 80008003800480078008800b800c800f80008003800480078008800b800c800f]
     7d  62f17c48101db9070000      vmovups zmm3, zmmword ptr [rip + 000000000100010002000200030003000400040005000500060006000700070008000800090009000a000a000b000b000c000c000d000d000e000e000f000f00]
     87  62f17c481025ef070000      vmovups zmm4, zmmword ptr [rip + 008003800480078008800b800c800f80008003800480078008800b800c800f80008003800480078008800b800c800f80008003800480078008800b800c800f80]
     91  62f17c48102d25080000      vmovups zmm5, zmmword ptr [rip + 80008003800480078008800b800c800f80008003800480078008800b800c800f80008003800480078008800b800c800f80008003800480078008800b800c800f]
     9b  62f27d485835bb080000      vpbroadcastd zmm6, dword ptr [rip + 80808080]
loop_c0:
     c0  4d8bda                    mov r11, r10                                         ; mul int32
     c3  41c1e305                  shl r11d, 5
     c7  498bda                    mov rbx, r10                                         ; mul int32
     ca  c1e309                    shl ebx, 9
     cd  bd00000000                mov ebp, 0                                           ; range int32
     d2  488d1c1f                  lea rbx, [rdi + rbx*1]
     d6  4a8d1c0b                  lea rbx, [rbx + r9*1]
     da  4e8d1c99                  lea r11, [rcx + r11*4]
loop_e0:
     e0  41bc00000000              mov r12d, 0                                          ; range int32
     e6  4c8beb                    mov r13, rbx
     e9  4d8bf3                    mov r14, r11
loop_100:
    100  c4c178107d00              vmovups xmm7, xmmword ptr [r13]                      ; load int8x16
    106  c44178108580000000        vmovups xmm8, xmmword ptr [r13 + 128]                ; load int8x16
    10f  62f2fd288dff              vpermw ymm7, ymm0, ymm7                              ; shuffle int8x32
    115  c4e24500f9                vpshufb ymm7, ymm7, ymm1
    11a  6252fd288dc0              vpermw ymm8, ymm0, ymm8
    120  c4623d00c2                vpshufb ymm8, ymm8, ymm2
    125  c4c145ebf8                vpor ymm7, ymm7, ymm8
    12a  c44178104540              vmovups xmm8, xmmword ptr [r13 + 64]                 ; load int8x16
    130  c44178108dc0000000        vmovups xmm9, xmmword ptr [r13 + 192]                ; load int8x16
    139  6252fd288dc0              vpermw ymm8, ymm0, ymm8                              ; shuffle int8x32
    13f  c4623d00c1                vpshufb ymm8, ymm8, ymm1
    144  6252fd288dc9              vpermw ymm9, ymm0, ymm9
    14a  c4623500ca                vpshufb ymm9, ymm9, ymm2
    14f  c4413debc1                vpor ymm8, ymm8, ymm9
    154  62f2e5488dff              vpermw zmm7, zmm3, zmm7                              ; shuffle int8x64
    15a  62f2454800fc              vpshufb zmm7, zmm7, zmm4
    160  6252e5488dc0              vpermw zmm8, zmm3, zmm8
    166  62723d4800c5              vpshufb zmm8, zmm8, zmm5
    16c  62d14548ebf8              vpord zmm7, zmm7, zmm8
    172  62f14548effe              vpxord zmm7, zmm7, zmm6                              ; xor uint32x16
    178  62d17c48113e              vmovups zmmword ptr [r14], zmm7                      ; store void
    17e  4983c510                  add r13, 16                                          ; end void
    182  4981c600040000            add r14, 1024
    189  4183c401                  add r12d, 1
    18d  4183fc02                  cmp r12d, 2
    191  0f8c69ffffff              jl loop_100
done_197:
    197  4881c300010000            add rbx, 256                                         ; end void
    19e  4983c340                  add r11, 64
    1a2  83c501                    add ebp, 1
    1a5  83fd02                    cmp ebp, 2
    1a8  0f8c32ffffff              jl loop_e0
done_1ae:
    1ae  4183c201                  add r10d, 1                                          ; end void
    1b2  4183fa08                  cmp r10d, 8
    1b6  0f8c04ffffff              jl loop_c0
done_1bc:
    1bc  41ba00000000              mov r10d, 0                                          ; range int32
    1c2  4d8bd8                    mov r11, r8
    1c5  4e8d0c8e                  lea r9, [rsi + r9*4]
loop_1e0:
    1e0  62f27d48580d7a070000      vpbroadcastd zmm1, dword ptr [rip + 00000000]        ; range int32
    1ea  62f27d48581570070000      vpbroadcastd zmm2, dword ptr [rip + 00000000]
    1f4  62f27d48581d66070000      vpbroadcastd zmm3, dword ptr [rip + 00000000]
    1fe  62f27d4858255c070000      vpbroadcastd zmm4, dword ptr [rip + 00000000]
    208  62f27d48582d52070000      vpbroadcastd zmm5, dword ptr [rip + 00000000]
    212  62f27d48583548070000      vpbroadcastd zmm6, dword ptr [rip + 00000000]
    21c  62f27d48583d3e070000      vpbroadcastd zmm7, dword ptr [rip + 00000000]
    226  62727d48580534070000      vpbroadcastd zmm8, dword ptr [rip + 00000000]
    230  62727d48580d2a070000      vpbroadcastd zmm9, dword ptr [rip + 00000000]
    23a  62727d48581520070000      vpbroadcastd zmm10, dword ptr [rip + 00000000]
    244  62727d48581d16070000      vpbroadcastd zmm11, dword ptr [rip + 00000000]
    24e  62727d4858250c070000      vpbroadcastd zmm12, dword ptr [rip + 00000000]
    258  62727d48582d02070000      vpbroadcastd zmm13, dword ptr [rip + 00000000]
    262  62727d485835f8060000      vpbroadcastd zmm14, dword ptr [rip + 00000000]
    26c  62727d48583dee060000      vpbroadcastd zmm15, dword ptr [rip + 00000000]
    276  62717c48117c2404          vmovups zmmword ptr [rsp + 256], zmm15
    27e  62727d48583ddc060000      vpbroadcastd zmm15, dword ptr [rip + 00000000]       ; range int32
    288  62717c48117c2402          vmovups zmmword ptr [rsp + 128], zmm15
    290  bb00000000                mov ebx, 0                                           ; range int32
    295  488be9                    mov rbp, rcx
    298  62717c48107c2402          vmovups zmm15, zmmword ptr [rsp + 128]
    2a0  62e17c4810442404          vmovups zmm16, zmmword ptr [rsp + 256]
loop_2c0:
    2c0  62e17c48104d00            vmovups zmm17, zmmword ptr [rbp]                     ; load uint32x16
    2c7  62c27d485814db            vpbroadcastd zmm18, dword ptr [r11 + rbx*8]          ; load int8x4
    2ce  62b2754050ca              vpdpbusd zmm1, zmm17, zmm18                          ; wmma int32x16
    2d4  62e17c48105d10            vmovups zmm19, zmmword ptr [rbp + 1024]              ; load uint32x16
    2db  62b2654050d2              vpdpbusd zmm2, zmm19, zmm18                          ; wmma int32x16
    2e1  62c27d485854db10          vpbroadcastd zmm18, dword ptr [r11 + rbx*8 + 64]     ; load int8x4
    2e9  62b2754050da              vpdpbusd zmm3, zmm17, zmm18                          ; wmma int32x16
    2ef  62b2654050e2              vpdpbusd zmm4, zmm19, zmm18                          ; wmma int32x16
    2f5  62c27d485854db20          vpbroadcastd zmm18, dword ptr [r11 + rbx*8 + 128]    ; load int8x4
    2fd  62b2754050ea              vpdpbusd zmm5, zmm17, zmm18                          ; wmma int32x16
    303  62b2654050f2              vpdpbusd zmm6, zmm19, zmm18                          ; wmma int32x16
    309  62c27d485854db30          vpbroadcastd zmm18, dword ptr [r11 + rbx*8 + 192]    ; load int8x4
    311  62b2754050fa              vpdpbusd zmm7, zmm17, zmm18                          ; wmma int32x16
    317  6232654050c2              vpdpbusd zmm8, zmm19, zmm18                          ; wmma int32x16
    31d  62c27d485854db40          vpbroadcastd zmm18, dword ptr [r11 + rbx*8 + 256]    ; load int8x4
    325  6232754050ca              vpdpbusd zmm9, zmm17, zmm18                          ; wmma int32x16
    32b  6232654050d2              vpdpbusd zmm10, zmm19, zmm18                         ; wmma int32x16
    331  62c27d485854db50          vpbroadcastd zmm18, dword ptr [r11 + rbx*8 + 320]    ; load int8x4
    339  6232754050da              vpdpbusd zmm11, zmm17, zmm18                         ; wmma int32x16
    33f  6232654050e2              vpdpbusd zmm12, zmm19, zmm18                         ; wmma int32x16
    345  62c27d485854db60          vpbroadcastd zmm18, dword ptr [r11 + rbx*8 + 384]    ; load int8x4
    34d  6232754050ea              vpdpbusd zmm13, zmm17, zmm18                         ; wmma int32x16
    353  6232654050f2              vpdpbusd zmm14, zmm19, zmm18                         ; wmma int32x16
    359  62c27d485854db70          vpbroadcastd zmm18, dword ptr [r11 + rbx*8 + 448]    ; load int8x4
    361  62a2754050c2              vpdpbusd zmm16, zmm17, zmm18                         ; wmma int32x16
    367  6232654050fa              vpdpbusd zmm15, zmm19, zmm18                         ; wmma int32x16
    36d  62e17c48104d01            vmovups zmm17, zmmword ptr [rbp + 64]                ; load uint32x16
    374  62c27d485854db01          vpbroadcastd zmm18, dword ptr [r11 + rbx*8 + 4]      ; load int8x4
    37c  62b2754050ca              vpdpbusd zmm1, zmm17, zmm18                          ; wmma int32x16
    382  62e17c48105d11            vmovups zmm19, zmmword ptr [rbp + 1088]              ; load uint32x16
    389  62b2654050d2              vpdpbusd zmm2, zmm19, zmm18                          ; wmma int32x16
    38f  62c27d485854db11          vpbroadcastd zmm18, dword ptr [r11 + rbx*8 + 68]     ; load int8x4
    397  62b2754050da              vpdpbusd zmm3, zmm17, zmm18                          ; wmma int32x16
    39d  62b2654050e2              vpdpbusd zmm4, zmm19, zmm18                          ; wmma int32x16
    3a3  62c27d485854db21          vpbroadcastd zmm18, dword ptr [r11 + rbx*8 + 132]    ; load int8x4
    3ab  62b2754050ea              vpdpbusd zmm5, zmm17, zmm18                          ; wmma int32x16
    3b1  62b2654050f2              vpdpbusd zmm6, zmm19, zmm18                          ; wmma int32x16
    3b7  62c27d485854db31          vpbroadcastd zmm18, dword ptr [r11 + rbx*8 + 196]    ; load int8x4
    3bf  62b2754050fa              vpdpbusd zmm7, zmm17, zmm18                          ; wmma int32x16
    3c5  6232654050c2              vpdpbusd zmm8, zmm19, zmm18                          ; wmma int32x16
    3cb  62c27d485854db41          vpbroadcastd zmm18, dword ptr [r11 + rbx*8 + 260]    ; load int8x4
    3d3  6232754050ca              vpdpbusd zmm9, zmm17, zmm18                          ; wmma int32x16
    3d9  6232654050d2              vpdpbusd zmm10, zmm19, zmm18                         ; wmma int32x16
    3df  62c27d485854db51          vpbroadcastd zmm18, dword ptr [r11 + rbx*8 + 324]    ; load int8x4
    3e7  6232754050da              vpdpbusd zmm11, zmm17, zmm18                         ; wmma int32x16
    3ed  6232654050e2              vpdpbusd zmm12, zmm19, zmm18                         ; wmma int32x16
    3f3  62c27d485854db61          vpbroadcastd zmm18, dword ptr [r11 + rbx*8 + 388]    ; load int8x4
    3fb  6232754050ea              vpdpbusd zmm13, zmm17, zmm18                         ; wmma int32x16
    401  6232654050f2              vpdpbusd zmm14, zmm19, zmm18                         ; wmma int32x16
    407  62c27d485854db71          vpbroadcastd zmm18, dword ptr [r11 + rbx*8 + 452]    ; load int8x4
    40f  62a2754050c2              vpdpbusd zmm16, zmm17, zmm18                         ; wmma int32x16
    415  6232654050fa              vpdpbusd zmm15, zmm19, zmm18                         ; wmma int32x16
    41b  4881c580000000            add rbp, 128                                         ; end void
    422  83c301                    add ebx, 1
    425  83fb08                    cmp ebx, 8
    428  0f8c92feffff              jl loop_2c0
    42e  62e17c4811442404          vmovups zmmword ptr [rsp + 256], zmm16
    436  62717c48117c2402          vmovups zmmword ptr [rsp + 128], zmm15
done_43e:
    43e  62517c48103b              vmovups zmm15, zmmword ptr [r11]                     ; load int8x64
    444  62717c48117c2401          vmovups zmmword ptr [rsp + 64], zmm15
    44c  62517c48107b01            vmovups zmm15, zmmword ptr [r11 + 64]                ; load int8x64
    453  62c17c48104302            vmovups zmm16, zmmword ptr [r11 + 128]               ; load int8x64
    45a  62c17c48104b03            vmovups zmm17, zmmword ptr [r11 + 192]               ; load int8x64
    461  62c17c48105304            vmovups zmm18, zmmword ptr [r11 + 256]               ; load int8x64
    468  62c17c48105b05            vmovups zmm19, zmmword ptr [r11 + 320]               ; load int8x64
    46f  62c17c48106306            vmovups zmm20, zmmword ptr [r11 + 384]               ; load int8x64
    476  62c17c48106b07            vmovups zmm21, zmmword ptr [r11 + 448]               ; load int8x64
    47d  62e27d485835dd040000      vpbroadcastd zmm22, dword ptr [rip + 00000000]       ; range int32
    487  62e27d48583dd3040000      vpbroadcastd zmm23, dword ptr [rip + 00000000]
    491  62627d485805c9040000      vpbroadcastd zmm24, dword ptr [rip + 00000000]
    49b  62627d48580dbf040000      vpbroadcastd zmm25, dword ptr [rip + 00000000]
    4a5  62627d485815b5040000      vpbroadcastd zmm26, dword ptr [rip + 00000000]
    4af  62627d48581dab040000      vpbroadcastd zmm27, dword ptr [rip + 00000000]
    4b9  62627d485825a1040000      vpbroadcastd zmm28, dword ptr [rip + 00000000]
    4c3  62627d48582d97040000      vpbroadcastd zmm29, dword ptr [rip + 00000000]
    4cd  62617c48116c2403          vmovups zmmword ptr [rsp + 192], zmm29
    4d5  bb00000000                mov ebx, 0                                           ; range int32
    4da  62617c48102c24            vmovups zmm29, zmmword ptr [rsp]
    4e1  62617c4810742401          vmovups zmm30, zmmword ptr [rsp + 64]
    4e9  62617c48107c2403          vmovups zmm31, zmmword ptr [rsp + 192]
loop_500:
    500  6282154050f6              vpdpbusd zmm22, zmm29, zmm30                         ; wmma int32x16
    506  62c2154050ff              vpdpbusd zmm23, zmm29, zmm15                         ; wmma int32x16
    50c  6222154050c0              vpdpbusd zmm24, zmm29, zmm16                         ; wmma int32x16
    512  6222154050c9              vpdpbusd zmm25, zmm29, zmm17                         ; wmma int32x16
    518  6222154050d2              vpdpbusd zmm26, zmm29, zmm18                         ; wmma int32x16
    51e  6222154050db              vpdpbusd zmm27, zmm29, zmm19                         ; wmma int32x16
    524  6222154050e4              vpdpbusd zmm28, zmm29, zmm20                         ; wmma int32x16
    52a  6222154050fd              vpdpbusd zmm31, zmm29, zmm21                         ; wmma int32x16
    530  83c301                    add ebx, 1                                           ; end void
    533  83fb01                    cmp ebx, 1
    536  7cc8                      jl loop_500
    538  62617c48117c2403          vmovups zmmword ptr [rsp + 192], zmm31
done_540:
    540  62c3fd481bf701            vextractf64x4 ymm15, zmm22, 1                        ; gep int32x8
    547  62514d20feff              vpaddd ymm15, ymm22, ymm15                           ; add int32x8
    54d  62337d2819f801            vextractf32x4 xmm16, ymm15, 1                        ; gep int32x4
    554  62310508fef8              vpaddd xmm15, xmm15, xmm16                           ; add int32x4
    55a  62c1850815c7              vunpckhpd xmm16, xmm15, xmm15                        ; gep int32x2
    560  62310508fef8              vpaddd xmm15, xmm15, xmm16                           ; add int32x2
    566  c4637916fb00              vpextrd ebx, xmm15, 0                                ; gep int32
    56c  c4637916fd01              vpextrd ebp, xmm15, 1                                ; gep int32
    572  8d1c2b                    lea ebx, [rbx + rbp*1]                               ; add int32
    575  6bdb80                    imul ebx, ebx, -128                                  ; mul int32
    578  62727d487cfb              vpbroadcastd zmm15, ebx                              ; vectorize int32x16
    57e  62d17548fecf              vpaddd zmm1, zmm1, zmm15                             ; add int32x16
    584  62d17c481109              vmovups zmmword ptr [r9], zmm1                       ; store void
    58a  62d16d48fecf              vpaddd zmm1, zmm2, zmm15                             ; add int32x16
    590  62d17c48114901            vmovups zmmword ptr [r9 + 64], zmm1                  ; store void
    597  62e3fd481bf901            vextractf64x4 ymm1, zmm23, 1                         ; gep int32x8
    59e  62f14520fec9              vpaddd ymm1, ymm23, ymm1                             ; add int32x8
    5a4  62f37d2819ca01            vextractf32x4 xmm2, ymm1, 1                          ; gep int32x4
    5ab  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x4
    5af  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep int32x2
    5b3  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x2
    5b7  c4e37916cb00              vpextrd ebx, xmm1, 0                                 ; gep int32
    5bd  c4e37916cd01              vpextrd ebp, xmm1, 1                                 ; gep int32
    5c3  8d1c2b                    lea ebx, [rbx + rbp*1]                               ; add int32
    5c6  6bdb80                    imul ebx, ebx, -128                                  ; mul int32
    5c9  62f27d487ccb              vpbroadcastd zmm1, ebx                               ; vectorize int32x16
    5cf  62f16548fed1              vpaddd zmm2, zmm3, zmm1                              ; add int32x16
    5d5  62d17c48115104            vmovups zmmword ptr [r9 + 256], zmm2                 ; store void
    5dc  62f15d48fec9              vpaddd zmm1, zmm4, zmm1                              ; add int32x16
    5e2  62d17c48114905            vmovups zmmword ptr [r9 + 320], zmm1                 ; store void
    5e9  6263fd481bc101            vextractf64x4 ymm1, zmm24, 1                         ; gep int32x8
    5f0  62f13d20fec9              vpaddd ymm1, ymm24, ymm1                             ; add int32x8
    5f6  62f37d2819ca01            vextractf32x4 xmm2, ymm1, 1                          ; gep int32x4
    5fd  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x4
    601  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep int32x2
    605  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x2
    609  c4e37916cb00              vpextrd ebx, xmm1, 0                                 ; gep int32
    60f  c4e37916cd01              vpextrd ebp, xmm1, 1                                 ; gep int32
    615  8d1c2b                    lea ebx, [rbx + rbp*1]                               ; add int32
    618  6bdb80                    imul ebx, ebx, -128                                  ; mul int32
    61b  62f27d487ccb              vpbroadcastd zmm1, ebx                               ; vectorize int32x16
    621  62f15548fed1              vpaddd zmm2, zmm5, zmm1                              ; add int32x16
    627  62d17c48115108            vmovups zmmword ptr [r9 + 512], zmm2                 ; store void
    62e  62f14d48fec9              vpaddd zmm1, zmm6, zmm1                              ; add int32x16
    634  62d17c48114909            vmovups zmmword ptr [r9 + 576], zmm1                 ; store void
    63b  6263fd481bc901            vextractf64x4 ymm1, zmm25, 1                         ; gep int32x8
    642  62f13520fec9              vpaddd ymm1, ymm25, ymm1                             ; add int32x8
    648  62f37d2819ca01            vextractf32x4 xmm2, ymm1, 1                          ; gep int32x4
    64f  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x4
    653  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep int32x2
    657  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x2
    65b  c4e37916cb00              vpextrd ebx, xmm1, 0                                 ; gep int32
    661  c4e37916cd01              vpextrd ebp, xmm1, 1                                 ; gep int32
    667  8d1c2b                    lea ebx, [rbx + rbp*1]                               ; add int32
    66a  6bdb80                    imul ebx, ebx, -128                                  ; mul int32
    66d  62f27d487ccb              vpbroadcastd zmm1, ebx                               ; vectorize int32x16
    673  62f14548fed1              vpaddd zmm2, zmm7, zmm1                              ; add int32x16
    679  62d17c4811510c            vmovups zmmword ptr [r9 + 768], zmm2                 ; store void
    680  62f13d48fec9              vpaddd zmm1, zmm8, zmm1                              ; add int32x16
    686  62d17c4811490d            vmovups zmmword ptr [r9 + 832], zmm1                 ; store void
    68d  6263fd481bd101            vextractf64x4 ymm1, zmm26, 1                         ; gep int32x8
    694  62f12d20fec9              vpaddd ymm1, ymm26, ymm1                             ; add int32x8
    69a  62f37d2819ca01            vextractf32x4 xmm2, ymm1, 1                          ; gep int32x4
    6a1  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x4
    6a5  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep int32x2
    6a9  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x2
    6ad  c4e37916cb00              vpextrd ebx, xmm1, 0                                 ; gep int32
    6b3  c4e37916cd01              vpextrd ebp, xmm1, 1                                 ; gep int32
    6b9  8d1c2b                    lea ebx, [rbx + rbp*1]                               ; add int32
    6bc  6bdb80                    imul ebx, ebx, -128                                  ; mul int32
    6bf  62f27d487ccb              vpbroadcastd zmm1, ebx                               ; vectorize int32x16
    6c5  62f13548fed1              vpaddd zmm2, zmm9, zmm1                              ; add int32x16
    6cb  62d17c48115110            vmovups zmmword ptr [r9 + 1024], zmm2                ; store void
    6d2  62f12d48fec9              vpaddd zmm1, zmm10, zmm1                             ; add int32x16
    6d8  62d17c48114911            vmovups zmmword ptr [r9 + 1088], zmm1                ; store void
    6df  6263fd481bd901            vextractf64x4 ymm1, zmm27, 1                         ; gep int32x8
    6e6  62f12520fec9              vpaddd ymm1, ymm27, ymm1                             ; add int32x8
    6ec  62f37d2819ca01            vextractf32x4 xmm2, ymm1, 1                          ; gep int32x4
    6f3  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x4
    6f7  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep int32x2
    6fb  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x2
    6ff  c4e37916cb00              vpextrd ebx, xmm1, 0                                 ; gep int32
    705  c4e37916cd01              vpextrd ebp, xmm1, 1                                 ; gep int32
    70b  8d1c2b                    lea ebx, [rbx + rbp*1]                               ; add int32
    70e  6bdb80                    imul ebx, ebx, -128                                  ; mul int32
    711  62f27d487ccb              vpbroadcastd zmm1, ebx                               ; vectorize int32x16
    717  62f12548fed1              vpaddd zmm2, zmm11, zmm1                             ; add int32x16
    71d  62d17c48115114            vmovups zmmword ptr [r9 + 1280], zmm2                ; store void
    724  62f11d48fec9              vpaddd zmm1, zmm12, zmm1                             ; add int32x16
    72a  62d17c48114915            vmovups zmmword ptr [r9 + 1344], zmm1                ; store void
    731  6263fd481be101            vextractf64x4 ymm1, zmm28, 1                         ; gep int32x8
    738  62f11d20fec9              vpaddd ymm1, ymm28, ymm1                             ; add int32x8
    73e  62f37d2819ca01            vextractf32x4 xmm2, ymm1, 1                          ; gep int32x4
    745  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x4
    749  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep int32x2
    74d  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x2
    751  c4e37916cb00              vpextrd ebx, xmm1, 0                                 ; gep int32
    757  c4e37916cd01              vpextrd ebp, xmm1, 1                                 ; gep int32
    75d  8d1c2b                    lea ebx, [rbx + rbp*1]                               ; add int32
    760  6bdb80                    imul ebx, ebx, -128                                  ; mul int32
    763  62f27d487ccb              vpbroadcastd zmm1, ebx                               ; vectorize int32x16
    769  62f11548fed1              vpaddd zmm2, zmm13, zmm1                             ; add int32x16
    76f  62d17c48115118            vmovups zmmword ptr [r9 + 1536], zmm2                ; store void
    776  62f10d48fec9              vpaddd zmm1, zmm14, zmm1                             ; add int32x16
    77c  62d17c48114919            vmovups zmmword ptr [r9 + 1600], zmm1                ; store void
    783  62f17c48104c2403          vmovups zmm1, zmmword ptr [rsp + 192]
    78b  62f3fd481bc901            vextractf64x4 ymm1, zmm1, 1                          ; gep int32x8
    792  62f17c4810542403          vmovups zmm2, zmmword ptr [rsp + 192]
    79a  c5edfec9                  vpaddd ymm1, ymm2, ymm1                              ; add int32x8
    79e  62f37d2819ca01            vextractf32x4 xmm2, ymm1, 1                          ; gep int32x4
    7a5  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x4
    7a9  c5f115d1                  vunpckhpd xmm2, xmm1, xmm1                           ; gep int32x2
    7ad  c5f1feca                  vpaddd xmm1, xmm1, xmm2                              ; add int32x2
    7b1  c4e37916cb00              vpextrd ebx, xmm1, 0                                 ; gep int32
    7b7  c4e37916cd01              vpextrd ebp, xmm1, 1                                 ; gep int32
    7bd  8d1c2b                    lea ebx, [rbx + rbp*1]                               ; add int32
    7c0  6bdb80                    imul ebx, ebx, -128                                  ; mul int32
    7c3  62f27d487ccb              vpbroadcastd zmm1, ebx                               ; vectorize int32x16
    7c9  62f17c4810542404          vmovups zmm2, zmmword ptr [rsp + 256]
    7d1  62f16d48fed1              vpaddd zmm2, zmm2, zmm1                              ; add int32x16
    7d7  62d17c4811511c            vmovups zmmword ptr [r9 + 1792], zmm2                ; store void
    7de  62f17c4810542402          vmovups zmm2, zmmword ptr [rsp + 128]
    7e6  62f16d48fec9              vpaddd zmm1, zmm2, zmm1                              ; add int32x16
    7ec  62d17c4811491d            vmovups zmmword ptr [r9 + 1856], zmm1                ; store void
    7f3  4981c300020000            add r11, 512                                         ; end void
    7fa  4981c100080000            add r9, 2048
    801  4183c201                  add r10d, 1
    805  4183fa03                  cmp r10d, 3
    809  0f8cd1f9ffff              jl loop_1e0
done_80f:
    80f  83c001                    add eax, 1                                           ; end void
    812  83f802                    cmp eax, 2
    815  0f8c45f8ffff              jl loop_60
done_81b:
    81b  c5f877                    vzeroupper                                           ; sink void
    81e  488ba42440010000          mov rsp, qword ptr [rsp + 320]
    826  418fc6                    pop r14
    829  418fc5                    pop r13
    82c  418fc4                    pop r12
    82f  8fc5                      pop rbp
    831  8fc3                      pop rbx
    833  c3                        ret                                                  ; sink void
