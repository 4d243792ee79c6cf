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
     38  c5f96ec0                  vmovd xmm0, eax                                      ; bitcast uint8x4
     3c  62f27d4858c0              vpbroadcastd zmm0, xmm0
     42  62f17c48110424            vmovups zmmword ptr [rsp], zmm0
     49  b800000000                mov eax, 0                                           ; range int32
loop_60:
     60  4c8bc8                    mov r9, rax                                          ; mul int32
     63  41c1e105                  shl r9d, 5
     67  41ba00000000              mov r10d, 0                                          ; range int32
     6d  4e8d1c0f                  lea r11, [rdi + r9*1]
     71  488bd9                    mov rbx, rcx
     74  c5fc100504080000          vmovups ymm0, ymmword ptr [rip + 0000000001000100020002000300030004000400050005000600060007000700]
     7c  c5fc100d1c080000          vmovups ymm1, ymmword ptr [rip + 008003800480078008800b800c800f80008003800480078008800b800c800f80]
     84  c5fc101534080000          vmovups ymm2, ymmword ptr [rip + 80008003800480078008800b800c800f80008003800480078008800b800c800f]
     8c  62f17c48101d2a070000      vmovups zmm3, zmmword ptr [rip + 000000000100010002000200030003000400040005000500060006000700070008000800090009000a000a000b000b000c000c000d000d000e000e000f000f00]
     96  62f17c48102560070000      vmovups zmm4, zmmword ptr [rip + 008003800480078008800b800c800f80008003800480078008800b800c800f80008003800480078008800b800c800f80008003800480078008800b800c800f80]
     a0  62f17c48102d96070000      vmovups zmm5, zmmword ptr [rip + 80008003800480078008800b800c800f80008003800480078008800b800c800f80008003800480078008800b800c800f80008003800480078008800b800c800f]
     aa  62f27d4858352c080000      vpbroadcastd zmm6, dword ptr [rip + 80808080]
loop_c0:
     c0  bd00000000                mov ebp, 0                                           ; range int32
     c5  4d8be3                    mov r12, r11
     c8  4c8beb                    mov r13, rbx
loop_e0:
     e0  c4c178103c24              vmovups xmm7, xmmword ptr [r12]                      ; load int8x16
     e6  c4417810842480000000      vmovups xmm8, xmmword ptr [r12 + 128]                ; load int8x16
     f0  62f2fd288dff              vpermw ymm7, ymm0, ymm7                              ; shuffle int8x32
     f6  c4e24500f9                vpshufb ymm7, ymm7, ymm1
     fb  6252fd288dc0              vpermw ymm8, ymm0, ymm8
    101  c4623d00c2                vpshufb ymm8, ymm8, ymm2
    106  c4c145ebf8                vpor ymm7, ymm7, ymm8
    10b  c4417810442440            vmovups xmm8, xmmword ptr [r12 + 64]                 ; load int8x16
    112  c44178108c24c0000000      vmovups xmm9, xmmword ptr [r12 + 192]                ; load int8x16
    11c  6252fd288dc0              vpermw ymm8, ymm0, ymm8                              ; shuffle int8x32
    122  c4623d00c1                vpshufb ymm8, ymm8, ymm1
    127  6252fd288dc9              vpermw ymm9, ymm0, ymm9
    12d  c4623500ca                vpshufb ymm9, ymm9, ymm2
    132  c4413debc1                vpor ymm8, ymm8, ymm9
    137  62f2e5488dff              vpermw zmm7, zmm3, zmm7                              ; shuffle int8x64
    13d  62f2454800fc              vpshufb zmm7, zmm7, zmm4
    143  6252e5488dc0              vpermw zmm8, zmm3, zmm8
    149  62723d4800c5              vpshufb zmm8, zmm8, zmm5
    14f  62d14548ebf8              vpord zmm7, zmm7, zmm8
    155  62f14548effe              vpxord zmm7, zmm7, zmm6                              ; xor uint32x16
    15b  62d17c48117d00            vmovups zmmword ptr [r13], zmm7                      ; store void
    162  4983c410                  add r12, 16                                          ; end void
    166  4981c500040000            add r13, 1024
    16d  83c501                    add ebp, 1
    170  83fd02                    cmp ebp, 2
    173  0f8c67ffffff              jl loop_e0
done_179:
    179  4981c300010000            add r11, 256                                         ; end void
    180  4883c340                  add rbx, 64
    184  4183c201                  add r10d, 1
    188  4183fa10                  cmp r10d, 16
    18c  0f8c2effffff              jl loop_c0
done_192:
    192  41ba00000000              mov r10d, 0                                          ; range int32
    198  4d8bd8                    mov r11, r8
    19b  4e8d0c8e                  lea r9, [rsi + r9*4]
loop_1a0:
    1a0  62f27d4858053a070000      vpbroadcastd zmm0, dword ptr [rip + 00000000]        ; range int32
    1aa  62f27d48580d30070000      vpbroadcastd zmm1, dword ptr [rip + 00000000]
    1b4  62f27d48581526070000      vpbroadcastd zmm2, dword ptr [rip + 00000000]
    1be  62f27d48581d1c070000      vpbroadcastd zmm3, dword ptr [rip + 00000000]
    1c8  62f27d48582512070000      vpbroadcastd zmm4, dword ptr [rip + 00000000]
    1d2  62f27d48582d08070000      vpbroadcastd zmm5, dword ptr [rip + 00000000]
    1dc  62f27d485835fe060000      vpbroadcastd zmm6, dword ptr [rip + 00000000]
    1e6  62f27d48583df4060000      vpbroadcastd zmm7, dword ptr [rip + 00000000]
    1f0  62727d485805ea060000      vpbroadcastd zmm8, dword ptr [rip + 00000000]
    1fa  62727d48580de0060000      vpbroadcastd zmm9, dword ptr [rip + 00000000]
    204  62727d485815d6060000      vpbroadcastd zmm10, dword ptr [rip + 00000000]
    20e  62727d48581dcc060000      vpbroadcastd zmm11, dword ptr [rip + 00000000]
    218  62727d485825c2060000      vpbroadcastd zmm12, dword ptr [rip + 00000000]
    222  62727d48582db8060000      vpbroadcastd zmm13, dword ptr [rip + 00000000]
    22c  62727d485835ae060000      vpbroadcastd zmm14, dword ptr [rip + 00000000]
    236  62727d48583da4060000      vpbroadcastd zmm15, dword ptr [rip + 00000000]
    240  62717c48117c2402          vmovups zmmword ptr [rsp + 128], zmm15
    248  bb00000000                mov ebx, 0                                           ; range int32
    24d  488be9                    mov rbp, rcx
    250  62717c48107c2402          vmovups zmm15, zmmword ptr [rsp + 128]
loop_260:
    260  62e17c48104500            vmovups zmm16, zmmword ptr [rbp]                     ; load uint32x16
    267  62c27d48580cdb            vpbroadcastd zmm17, dword ptr [r11 + rbx*8]          ; load int8x4
    26e  62b27d4050c1              vpdpbusd zmm0, zmm16, zmm17                          ; wmma int32x16
    274  62e17c48105510            vmovups zmm18, zmmword ptr [rbp + 1024]              ; load uint32x16
    27b  62b26d4050c9              vpdpbusd zmm1, zmm18, zmm17                          ; wmma int32x16
    281  62c27d48584cdb10          vpbroadcastd zmm17, dword ptr [r11 + rbx*8 + 64]     ; load int8x4
    289  62b27d4050d1              vpdpbusd zmm2, zmm16, zmm17                          ; wmma int32x16
    28f  62b26d4050d9              vpdpbusd zmm3, zmm18, zmm17                          ; wmma int32x16
    295  62c27d48584cdb20          vpbroadcastd zmm17, dword ptr [r11 + rbx*8 + 128]    ; load int8x4
    29d  62b27d4050e1              vpdpbusd zmm4, zmm16, zmm17                          ; wmma int32x16
    2a3  62b26d4050e9              vpdpbusd zmm5, zmm18, zmm17                          ; wmma int32x16
    2a9  62c27d48584cdb30          vpbroadcastd zmm17, dword ptr [r11 + rbx*8 + 192]    ; load int8x4
    2b1  62b27d4050f1              vpdpbusd zmm6, zmm16, zmm17                          ; wmma int32x16
    2b7  62b26d4050f9              vpdpbusd zmm7, zmm18, zmm17                          ; wmma int32x16
    2bd  62c27d48584cdb40          vpbroadcastd zmm17, dword ptr [r11 + rbx*8 + 256]    ; load int8x4
    2c5  62327d4050c1              vpdpbusd zmm8, zmm16, zmm17                          ; wmma int32x16
    2cb  62326d4050c9              vpdpbusd zmm9, zmm18, zmm17                          ; wmma int32x16
    2d1  62c27d48584cdb50          vpbroadcastd zmm17, dword ptr [r11 + rbx*8 + 320]    ; load int8x4
    2d9  62327d4050d1              vpdpbusd zmm10, zmm16, zmm17                         ; wmma int32x16
    2df  62326d4050d9              vpdpbusd zmm11, zmm18, zmm17                         ; wmma int32x16
    2e5  62c27d48584cdb60          vpbroadcastd zmm17, dword ptr [r11 + rbx*8 + 384]    ; load int8x4
    2ed  62327d4050e1              vpdpbusd zmm12, zmm16, zmm17                         ; wmma int32x16
    2f3  62326d4050e9              vpdpbusd zmm13, zmm18, zmm17                         ; wmma int32x16
    2f9  62c27d48584cdb70          vpbroadcastd zmm17, dword ptr [r11 + rbx*8 + 448]    ; load int8x4
    301  62327d4050f1              vpdpbusd zmm14, zmm16, zmm17                         ; wmma int32x16
    307  62326d4050f9              vpdpbusd zmm15, zmm18, zmm17                         ; wmma int32x16
    30d  62e17c48104501            vmovups zmm16, zmmword ptr [rbp + 64]                ; load uint32x16
    314  62c27d48584cdb01          vpbroadcastd zmm17, dword ptr [r11 + rbx*8 + 4]      ; load int8x4
    31c  62b27d4050c1              vpdpbusd zmm0, zmm16, zmm17                          ; wmma int32x16
    322  62e17c48105511            vmovups zmm18, zmmword ptr [rbp + 1088]              ; load uint32x16
    329  62b26d4050c9              vpdpbusd zmm1, zmm18, zmm17                          ; wmma int32x16
    32f  62c27d48584cdb11          vpbroadcastd zmm17, dword ptr [r11 + rbx*8 + 68]     ; load int8x4
    337  62b27d4050d1              vpdpbusd zmm2, zmm16, zmm17                          ; wmma int32x16
    33d  62b26d4050d9              vpdpbusd zmm3, zmm18, zmm17                          ; wmma int32x16
    343  62c27d48584cdb21          vpbroadcastd zmm17, dword ptr [r11 + rbx*8 + 132]    ; load int8x4
    34b  62b27d4050e1              vpdpbusd zmm4, zmm16, zmm17                          ; wmma int32x16
    351  62b26d4050e9              vpdpbusd zmm5, zmm18, zmm17                          ; wmma int32x16
    357  62c27d48584cdb31          vpbroadcastd zmm17, dword ptr [r11 + rbx*8 + 196]    ; load int8x4
    35f  62b27d4050f1              vpdpbusd zmm6, zmm16, zmm17                          ; wmma int32x16
    365  62b26d4050f9              vpdpbusd zmm7, zmm18, zmm17                          ; wmma int32x16
    36b  62c27d48584cdb41          vpbroadcastd zmm17, dword ptr [r11 + rbx*8 + 260]    ; load int8x4
    373  62327d4050c1              vpdpbusd zmm8, zmm16, zmm17                          ; wmma int32x16
    379  62326d4050c9              vpdpbusd zmm9, zmm18, zmm17                          ; wmma int32x16
    37f  62c27d48584cdb51          vpbroadcastd zmm17, dword ptr [r11 + rbx*8 + 324]    ; load int8x4
    387  62327d4050d1              vpdpbusd zmm10, zmm16, zmm17                         ; wmma int32x16
    38d  62326d4050d9              vpdpbusd zmm11, zmm18, zmm17                         ; wmma int32x16
    393  62c27d48584cdb61          vpbroadcastd zmm17, dword ptr [r11 + rbx*8 + 388]    ; load int8x4
    39b  62327d4050e1              vpdpbusd zmm12, zmm16, zmm17                         ; wmma int32x16
    3a1  62326d4050e9              vpdpbusd zmm13, zmm18, zmm17                         ; wmma int32x16
    3a7  62c27d48584cdb71          vpbroadcastd zmm17, dword ptr [r11 + rbx*8 + 452]    ; load int8x4
    3af  62327d4050f1              vpdpbusd zmm14, zmm16, zmm17                         ; wmma int32x16
    3b5  62326d4050f9              vpdpbusd zmm15, zmm18, zmm17                         ; wmma int32x16
    3bb  4881c580000000            add rbp, 128                                         ; end void
    3c2  83c301                    add ebx, 1
    3c5  83fb08                    cmp ebx, 8
    3c8  0f8c92feffff              jl loop_260
    3ce  62717c48117c2402          vmovups zmmword ptr [rsp + 128], zmm15
done_3d6:
    3d6  62517c48103b              vmovups zmm15, zmmword ptr [r11]                     ; load int8x64
    3dc  62c17c48104301            vmovups zmm16, zmmword ptr [r11 + 64]                ; load int8x64
    3e3  62c17c48104b02            vmovups zmm17, zmmword ptr [r11 + 128]               ; load int8x64
    3ea  62c17c48105303            vmovups zmm18, zmmword ptr [r11 + 192]               ; load int8x64
    3f1  62c17c48105b04            vmovups zmm19, zmmword ptr [r11 + 256]               ; load int8x64
    3f8  62c17c48106305            vmovups zmm20, zmmword ptr [r11 + 320]               ; load int8x64
    3ff  62c17c48106b06            vmovups zmm21, zmmword ptr [r11 + 384]               ; load int8x64
    406  62c17c48107307            vmovups zmm22, zmmword ptr [r11 + 448]               ; load int8x64
    40d  62e27d48583dcd040000      vpbroadcastd zmm23, dword ptr [rip + 00000000]       ; range int32
    417  62627d485805c3040000      vpbroadcastd zmm24, dword ptr [rip + 00000000]
    421  62627d48580db9040000      vpbroadcastd zmm25, dword ptr [rip + 00000000]
    42b  62627d485815af040000      vpbroadcastd zmm26, dword ptr [rip + 00000000]
    435  62627d48581da5040000      vpbroadcastd zmm27, dword ptr [rip + 00000000]
    43f  62627d4858259b040000      vpbroadcastd zmm28, dword ptr [rip + 00000000]
    449  62627d48582d91040000      vpbroadcastd zmm29, dword ptr [rip + 00000000]
    453  62627d48583587040000      vpbroadcastd zmm30, dword ptr [rip + 00000000]
    45d  62617c4811742401          vmovups zmmword ptr [rsp + 64], zmm30
    465  bb00000000                mov ebx, 0                                           ; range int32
    46a  62617c48103424            vmovups zmm30, zmmword ptr [rsp]
    471  62617c48107c2401          vmovups zmm31, zmmword ptr [rsp + 64]
loop_480:
    480  62c20d4050ff              vpdpbusd zmm23, zmm30, zmm15                         ; wmma int32x16
    486  62220d4050c0              vpdpbusd zmm24, zmm30, zmm16                         ; wmma int32x16
    48c  62220d4050c9              vpdpbusd zmm25, zmm30, zmm17                         ; wmma int32x16
    492  62220d4050d2              vpdpbusd zmm26, zmm30, zmm18                         ; wmma int32x16
    498  62220d4050db              vpdpbusd zmm27, zmm30, zmm19                         ; wmma int32x16
    49e  62220d4050e4              vpdpbusd zmm28, zmm30, zmm20                         ; wmma int32x16
    4a4  62220d4050ed              vpdpbusd zmm29, zmm30, zmm21                         ; wmma int32x16
    4aa  62220d4050fe              vpdpbusd zmm31, zmm30, zmm22                         ; wmma int32x16
    4b0  83c301                    add ebx, 1                                           ; end void
    4b3  83fb01                    cmp ebx, 1
    4b6  7cc8                      jl loop_480
    4b8  62617c48117c2401          vmovups zmmword ptr [rsp + 64], zmm31
done_4c0:
    4c0  62c3fd481bff01            vextractf64x4 ymm15, zmm23, 1                        ; gep int32x8
    4c7  62514520feff              vpaddd ymm15, ymm23, ymm15                           ; add int32x8
    4cd  62337d2819f801            vextractf32x4 xmm16, ymm15, 1                        ; gep int32x4
    4d4  62310508fef8              vpaddd xmm15, xmm15, xmm16                           ; add int32x4
    4da  62c1850815c7              vunpckhpd xmm16, xmm15, xmm15                        ; gep int32x2
    4e0  62310508fef8              vpaddd xmm15, xmm15, xmm16                           ; add int32x2
    4e6  c4637916fb00              vpextrd ebx, xmm15, 0                                ; gep int32
    4ec  c4637916fd01              vpextrd ebp, xmm15, 1                                ; gep int32
    4f2  8d1c2b                    lea ebx, [rbx + rbp*1]                               ; add int32
    4f5  6bdb80                    imul ebx, ebx, -128                                  ; mul int32
    4f8  62727d487cfb              vpbroadcastd zmm15, ebx                              ; vectorize int32x16
    4fe  62d17d48fec7              vpaddd zmm0, zmm0, zmm15                             ; add int32x16
    504  62d17c481101              vmovups zmmword ptr [r9], zmm0                       ; store void
    50a  62d17548fec7              vpaddd zmm0, zmm1, zmm15                             ; add int32x16
    510  62d17c48114101            vmovups zmmword ptr [r9 + 64], zmm0                  ; store void
    517  6263fd481bc001            vextractf64x4 ymm0, zmm24, 1                         ; gep int32x8
    51e  62f13d20fec0              vpaddd ymm0, ymm24, ymm0                             ; add int32x8
    524  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep int32x4
    52b  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x4
    52f  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep int32x2
    533  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x2
    537  c4e37916c300              vpextrd ebx, xmm0, 0                                 ; gep int32
    53d  c4e37916c501              vpextrd ebp, xmm0, 1                                 ; gep int32
    543  8d1c2b                    lea ebx, [rbx + rbp*1]                               ; add int32
    546  6bdb80                    imul ebx, ebx, -128                                  ; mul int32
    549  62f27d487cc3              vpbroadcastd zmm0, ebx                               ; vectorize int32x16
    54f  62f16d48fec8              vpaddd zmm1, zmm2, zmm0                              ; add int32x16
    555  62d17c48114904            vmovups zmmword ptr [r9 + 256], zmm1                 ; store void
    55c  62f16548fec0              vpaddd zmm0, zmm3, zmm0                              ; add int32x16
    562  62d17c48114105            vmovups zmmword ptr [r9 + 320], zmm0                 ; store void
    569  6263fd481bc801            vextractf64x4 ymm0, zmm25, 1                         ; gep int32x8
    570  62f13520fec0              vpaddd ymm0, ymm25, ymm0                             ; add int32x8
    576  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep int32x4
    57d  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x4
    581  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep int32x2
    585  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x2
    589  c4e37916c300              vpextrd ebx, xmm0, 0                                 ; gep int32
    58f  c4e37916c501              vpextrd ebp, xmm0, 1                                 ; gep int32
    595  8d1c2b                    lea ebx, [rbx + rbp*1]                               ; add int32
    598  6bdb80                    imul ebx, ebx, -128                                  ; mul int32
    59b  62f27d487cc3              vpbroadcastd zmm0, ebx                               ; vectorize int32x16
    5a1  62f15d48fec8              vpaddd zmm1, zmm4, zmm0                              ; add int32x16
    5a7  62d17c48114908            vmovups zmmword ptr [r9 + 512], zmm1                 ; store void
    5ae  62f15548fec0              vpaddd zmm0, zmm5, zmm0                              ; add int32x16
    5b4  62d17c48114109            vmovups zmmword ptr [r9 + 576], zmm0                 ; store void
    5bb  6263fd481bd001            vextractf64x4 ymm0, zmm26, 1                         ; gep int32x8
    5c2  62f12d20fec0              vpaddd ymm0, ymm26, ymm0                             ; add int32x8
    5c8  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep int32x4
    5cf  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x4
    5d3  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep int32x2
    5d7  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x2
    5db  c4e37916c300              vpextrd ebx, xmm0, 0                                 ; gep int32
    5e1  c4e37916c501              vpextrd ebp, xmm0, 1                                 ; gep int32
    5e7  8d1c2b                    lea ebx, [rbx + rbp*1]                               ; add int32
    5ea  6bdb80                    imul ebx, ebx, -128                                  ; mul int32
    5ed  62f27d487cc3              vpbroadcastd zmm0, ebx                               ; vectorize int32x16
    5f3  62f14d48fec8              vpaddd zmm1, zmm6, zmm0                              ; add int32x16
    5f9  62d17c4811490c            vmovups zmmword ptr [r9 + 768], zmm1                 ; store void
    600  62f14548fec0              vpaddd zmm0, zmm7, zmm0                              ; add int32x16
    606  62d17c4811410d            vmovups zmmword ptr [r9 + 832], zmm0                 ; store void
    60d  6263fd481bd801            vextractf64x4 ymm0, zmm27, 1                         ; gep int32x8
    614  62f12520fec0              vpaddd ymm0, ymm27, ymm0                             ; add int32x8
    61a  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep int32x4
    621  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x4
    625  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep int32x2
    629  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x2
    62d  c4e37916c300              vpextrd ebx, xmm0, 0                                 ; gep int32
    633  c4e37916c501              vpextrd ebp, xmm0, 1                                 ; gep int32
    639  8d1c2b                    lea ebx, [rbx + rbp*1]                               ; add int32
    63c  6bdb80                    imul ebx, ebx, -128                                  ; mul int32
    63f  62f27d487cc3              vpbroadcastd zmm0, ebx                               ; vectorize int32x16
    645  62f13d48fec8              vpaddd zmm1, zmm8, zmm0                              ; add int32x16
    64b  62d17c48114910            vmovups zmmword ptr [r9 + 1024], zmm1                ; store void
    652  62f13548fec0              vpaddd zmm0, zmm9, zmm0                              ; add int32x16
    658  62d17c48114111            vmovups zmmword ptr [r9 + 1088], zmm0                ; store void
    65f  6263fd481be001            vextractf64x4 ymm0, zmm28, 1                         ; gep int32x8
    666  62f11d20fec0              vpaddd ymm0, ymm28, ymm0                             ; add int32x8
    66c  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep int32x4
    673  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x4
    677  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep int32x2
    67b  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x2
    67f  c4e37916c300              vpextrd ebx, xmm0, 0                                 ; gep int32
    685  c4e37916c501              vpextrd ebp, xmm0, 1                                 ; gep int32
    68b  8d1c2b                    lea ebx, [rbx + rbp*1]                               ; add int32
    68e  6bdb80                    imul ebx, ebx, -128                                  ; mul int32
    691  62f27d487cc3              vpbroadcastd zmm0, ebx                               ; vectorize int32x16
    697  62f12d48fec8              vpaddd zmm1, zmm10, zmm0                             ; add int32x16
    69d  62d17c48114914            vmovups zmmword ptr [r9 + 1280], zmm1                ; store void
    6a4  62f12548fec0              vpaddd zmm0, zmm11, zmm0                             ; add int32x16
    6aa  62d17c48114115            vmovups zmmword ptr [r9 + 1344], zmm0                ; store void
    6b1  6263fd481be801            vextractf64x4 ymm0, zmm29, 1                         ; gep int32x8
    6b8  62f11520fec0              vpaddd ymm0, ymm29, ymm0                             ; add int32x8
    6be  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep int32x4
    6c5  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x4
    6c9  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep int32x2
    6cd  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x2
    6d1  c4e37916c300              vpextrd ebx, xmm0, 0                                 ; gep int32
    6d7  c4e37916c501              vpextrd ebp, xmm0, 1                                 ; gep int32
    6dd  8d1c2b                    lea ebx, [rbx + rbp*1]                               ; add int32
    6e0  6bdb80                    imul ebx, ebx, -128                                  ; mul int32
    6e3  62f27d487cc3              vpbroadcastd zmm0, ebx                               ; vectorize int32x16
    6e9  62f11d48fec8              vpaddd zmm1, zmm12, zmm0                             ; add int32x16
    6ef  62d17c48114918            vmovups zmmword ptr [r9 + 1536], zmm1                ; store void
    6f6  62f11548fec0              vpaddd zmm0, zmm13, zmm0                             ; add int32x16
    6fc  62d17c48114119            vmovups zmmword ptr [r9 + 1600], zmm0                ; store void
    703  62f17c4810442401          vmovups zmm0, zmmword ptr [rsp + 64]
    70b  62f3fd481bc001            vextractf64x4 ymm0, zmm0, 1                          ; gep int32x8
    712  62f17c48104c2401          vmovups zmm1, zmmword ptr [rsp + 64]
    71a  c5f5fec0                  vpaddd ymm0, ymm1, ymm0                              ; add int32x8
    71e  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep int32x4
    725  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x4
    729  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep int32x2
    72d  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x2
    731  c4e37916c300              vpextrd ebx, xmm0, 0                                 ; gep int32
    737  c4e37916c501              vpextrd ebp, xmm0, 1                                 ; gep int32
    73d  8d1c2b                    lea ebx, [rbx + rbp*1]                               ; add int32
    740  6bdb80                    imul ebx, ebx, -128                                  ; mul int32
    743  62f27d487cc3              vpbroadcastd zmm0, ebx                               ; vectorize int32x16
    749  62f10d48fec8              vpaddd zmm1, zmm14, zmm0                             ; add int32x16
    74f  62d17c4811491c            vmovups zmmword ptr [r9 + 1792], zmm1                ; store void
    756  62f17c48104c2402          vmovups zmm1, zmmword ptr [rsp + 128]
    75e  62f17548fec0              vpaddd zmm0, zmm1, zmm0                              ; add int32x16
    764  62d17c4811411d            vmovups zmmword ptr [r9 + 1856], zmm0                ; store void
    76b  4981c300020000            add r11, 512                                         ; end void
    772  4981c100080000            add r9, 2048
    779  4183c201                  add r10d, 1
    77d  4183fa03                  cmp r10d, 3
    781  0f8c19faffff              jl loop_1a0
done_787:
    787  83c001                    add eax, 1                                           ; end void
    78a  83f802                    cmp eax, 2
    78d  0f8ccdf8ffff              jl loop_60
done_793:
    793  c5f877                    vzeroupper                                           ; sink void
    796  488ba424c0000000          mov rsp, qword ptr [rsp + 192]
    79e  418fc5                    pop r13
    7a1  418fc4                    pop r12
    7a4  8fc5                      pop rbp
    7a6  8fc3                      pop rbx
    7a8  c3                        ret                                                  ; sink void
