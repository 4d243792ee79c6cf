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
     23  ba01010101                mov edx, 16843009
     28  b800000000                mov eax, 0
     2d  c57c1015cb080000          vmovups ymm10, ymmword ptr [rip + 0000000001000100020002000300030004000400050005000600060007000700]
     35  4c8b37                    mov r14, qword ptr [rdi]
     38  4c8b6708                  mov r12, qword ptr [rdi + 8]                         ; define_global ptr<int32, global, 1536>
     3c  488b6f10                  mov rbp, qword ptr [rdi + 16]                        ; define_global ptr<int8, global, 1536>
     40  488d19                    lea rbx, [rcx]                                       ; define_global ptr<int8, global, 4096>
     43  c5f96ec2                  vmovd xmm0, edx                                      ; bitcast uint8x4
     47  62f27d4858c0              vpbroadcastd zmm0, xmm0
     4d  62f17c48110424            vmovups zmmword ptr [rsp], zmm0
     54  41bd00000000              mov r13d, 0                                          ; range int32
loop_60:
     60  4d8bd5                    mov r10, r13                                         ; mul int32
     63  41c1e205                  shl r10d, 5
     67  41bb00000000              mov r11d, 0                                          ; range int32
loop_80:
     80  4d8bcb                    mov r9, r11                                          ; mul int32
     83  41c1e105                  shl r9d, 5
     87  4d8bc3                    mov r8, r11                                          ; mul int32
     8a  41c1e009                  shl r8d, 9
     8e  bf00000000                mov edi, 0                                           ; range int32
loop_a0:
     a0  488bf7                    mov rsi, rdi                                         ; mul int32
     a3  c1e604                    shl esi, 4
     a6  488bd7                    mov rdx, rdi                                         ; mul int32
     a9  c1e208                    shl edx, 8
     ac  b900000000                mov ecx, 0                                           ; range int32
     b1  4a8d441500                lea rax, [rbp + r10*1]
     b6  4a8d0400                  lea rax, [rax + r8*1]
     ba  488d0410                  lea rax, [rax + rdx*1]
     be  4a8d148b                  lea rdx, [rbx + r9*4]
     c2  488d14b2                  lea rdx, [rdx + rsi*4]
     c6  c5fc103552080000          vmovups ymm6, ymmword ptr [rip + 008003800480078008800b800c800f80008003800480078008800b800c800f80]
     ce  c5fc102d6a080000          vmovups ymm5, ymmword ptr [rip + 80008003800480078008800b800c800f80008003800480078008800b800c800f]
     d6  62f17c48102560070000      vmovups zmm4, zmmword ptr [rip + 000000000100010002000200030003000400040005000500060006000700070008000800090009000a000a000b000b000c000c000d000d000e000e000f000f00]
     e0  62717c48100d96070000      vmovups zmm9, zmmword ptr [rip + 008003800480078008800b800c800f80008003800480078008800b800c800f80008003800480078008800b800c800f80008003800480078008800b800c800f80]
     ea  62717c481005cc070000      vmovups zmm8, zmmword ptr [rip + 80008003800480078008800b800c800f80008003800480078008800b800c800f80008003800480078008800b800c800f80008003800480078008800b800c800f]
     f4  62f27d48583d62080000      vpbroadcastd zmm7, dword ptr [rip + 80808080]
loop_100:
    100  c5f81000                  vmovups xmm0, xmmword ptr [rax]                      ; load int8x16
    104  c5f8108880000000          vmovups xmm1, xmmword ptr [rax + 128]                ; load int8x16
    10c  62f2ad288dc0              vpermw ymm0, ymm10, ymm0                             ; shuffle int8x32
    112  c4e27d00d6                vpshufb ymm2, ymm0, ymm6
    117  62f2ad288dc1              vpermw ymm0, ymm10, ymm1
    11d  c4e27d00c5                vpshufb ymm0, ymm0, ymm5
    122  c5edebd8                  vpor ymm3, ymm2, ymm0
    126  c5f8104040                vmovups xmm0, xmmword ptr [rax + 64]                 ; load int8x16
    12b  c5f81088c0000000          vmovups xmm1, xmmword ptr [rax + 192]                ; load int8x16
    133  62f2ad288dc0              vpermw ymm0, ymm10, ymm0                             ; shuffle int8x32
    139  c4e27d00d6                vpshufb ymm2, ymm0, ymm6
    13e  62f2ad288dc1              vpermw ymm0, ymm10, ymm1
    144  c4e27d00c5                vpshufb ymm0, ymm0, ymm5
    149  c5edebc8                  vpor ymm1, ymm2, ymm0
    14d  62f2dd488dc3              vpermw zmm0, zmm4, zmm3                              ; shuffle int8x64
    153  62d27d4800d1              vpshufb zmm2, zmm0, zmm9
    159  62f2dd488dc1              vpermw zmm0, zmm4, zmm1
    15f  62d27d4800c0              vpshufb zmm0, zmm0, zmm8
    165  62f16d48ebc0              vpord zmm0, zmm2, zmm0
    16b  62f17d48efc7              vpxord zmm0, zmm0, zmm7                              ; xor uint32x16
    171  62f17c481102              vmovups zmmword ptr [rdx], zmm0                      ; store void
    177  4883c010                  add rax, 16                                          ; end void
    17b  4881c200040000            add rdx, 1024
    182  83c101                    add ecx, 1
    185  83f902                    cmp ecx, 2
    188  0f8c72ffffff              jl loop_100
done_18e:
    18e  83c701                    add edi, 1                                           ; end void
    191  83ff02                    cmp edi, 2
    194  0f8c06ffffff              jl loop_a0
done_19a:
    19a  4183c301                  add r11d, 1                                          ; end void
    19e  4183fb08                  cmp r11d, 8
    1a2  0f8cd8feffff              jl loop_80
done_1a8:
    1a8  41b800000000              mov r8d, 0                                           ; range int32
    1ae  498bfc                    mov rdi, r12
    1b1  4b8d3496                  lea rsi, [r14 + r10*4]
loop_1c0:
    1c0  498bd0                    mov rdx, r8                                          ; mul int32
    1c3  c1e209                    shl edx, 9
    1c6  62727d48583d94070000      vpbroadcastd zmm15, dword ptr [rip + 00000000]       ; range int32
    1d0  62e27d4858058a070000      vpbroadcastd zmm16, dword ptr [rip + 00000000]
    1da  62e27d48580d80070000      vpbroadcastd zmm17, dword ptr [rip + 00000000]
    1e4  62e27d48581576070000      vpbroadcastd zmm18, dword ptr [rip + 00000000]
    1ee  62e27d4858256c070000      vpbroadcastd zmm20, dword ptr [rip + 00000000]
    1f8  62e27d48582d62070000      vpbroadcastd zmm21, dword ptr [rip + 00000000]
    202  62e27d48583558070000      vpbroadcastd zmm22, dword ptr [rip + 00000000]
    20c  62e27d48583d4e070000      vpbroadcastd zmm23, dword ptr [rip + 00000000]
    216  62627d48580d44070000      vpbroadcastd zmm25, dword ptr [rip + 00000000]
    220  62627d4858153a070000      vpbroadcastd zmm26, dword ptr [rip + 00000000]
    22a  62627d48581d30070000      vpbroadcastd zmm27, dword ptr [rip + 00000000]
    234  62627d48582526070000      vpbroadcastd zmm28, dword ptr [rip + 00000000]
    23e  62627d4858351c070000      vpbroadcastd zmm30, dword ptr [rip + 00000000]
    248  62627d48583d12070000      vpbroadcastd zmm31, dword ptr [rip + 00000000]
    252  62f27d48580508070000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
    25c  62f17c4811442404          vmovups zmmword ptr [rsp + 256], zmm0
    264  62f27d485805f6060000      vpbroadcastd zmm0, dword ptr [rip + 00000000]        ; range int32
    26e  62f17c4811442402          vmovups zmmword ptr [rsp + 128], zmm0
    276  b800000000                mov eax, 0                                           ; range int32
    27b  488bcb                    mov rcx, rbx
    27e  498d1414                  lea rdx, [r12 + rdx*1]
    282  62f17c4810642402          vmovups zmm4, zmmword ptr [rsp + 128]
    28a  62f17c48105c2404          vmovups zmm3, zmmword ptr [rsp + 256]
loop_2a0:
    2a0  62f17c481011              vmovups zmm2, zmmword ptr [rcx]                      ; load uint32x16
    2a6  62f27d485804c2            vpbroadcastd zmm0, dword ptr [rdx + rax*8]           ; define_scratch ptr<uint32, scratch, 512>
    2ad  62726d4850f8              vpdpbusd zmm15, zmm2, zmm0                           ; wmma int32x16
    2b3  62f17c48104910            vmovups zmm1, zmmword ptr [rcx + 1024]               ; load uint32x16
    2ba  62e2754850c0              vpdpbusd zmm16, zmm1, zmm0                           ; wmma int32x16
    2c0  62f27d485844c210          vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 64]      ; define_scratch ptr<uint32, scratch, 512>
    2c8  62e26d4850c8              vpdpbusd zmm17, zmm2, zmm0                           ; wmma int32x16
    2ce  62e2754850d0              vpdpbusd zmm18, zmm1, zmm0                           ; wmma int32x16
    2d4  62f27d485844c220          vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 128]     ; define_scratch ptr<uint32, scratch, 512>
    2dc  62e26d4850e0              vpdpbusd zmm20, zmm2, zmm0                           ; wmma int32x16
    2e2  62e2754850e8              vpdpbusd zmm21, zmm1, zmm0                           ; wmma int32x16
    2e8  62f27d485844c230          vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 192]     ; define_scratch ptr<uint32, scratch, 512>
    2f0  62e26d4850f0              vpdpbusd zmm22, zmm2, zmm0                           ; wmma int32x16
    2f6  62e2754850f8              vpdpbusd zmm23, zmm1, zmm0                           ; wmma int32x16
    2fc  62f27d485844c240          vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 256]     ; define_scratch ptr<uint32, scratch, 512>
    304  62626d4850c8              vpdpbusd zmm25, zmm2, zmm0                           ; wmma int32x16
    30a  6262754850d0              vpdpbusd zmm26, zmm1, zmm0                           ; wmma int32x16
    310  62f27d485844c250          vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 320]     ; define_scratch ptr<uint32, scratch, 512>
    318  62626d4850d8              vpdpbusd zmm27, zmm2, zmm0                           ; wmma int32x16
    31e  6262754850e0              vpdpbusd zmm28, zmm1, zmm0                           ; wmma int32x16
    324  62f27d485844c260          vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 384]     ; define_scratch ptr<uint32, scratch, 512>
    32c  62626d4850f0              vpdpbusd zmm30, zmm2, zmm0                           ; wmma int32x16
    332  6262754850f8              vpdpbusd zmm31, zmm1, zmm0                           ; wmma int32x16
    338  62f27d485844c270          vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 448]     ; define_scratch ptr<uint32, scratch, 512>
    340  62f26d4850d8              vpdpbusd zmm3, zmm2, zmm0                            ; wmma int32x16
    346  62f2754850e0              vpdpbusd zmm4, zmm1, zmm0                            ; wmma int32x16
    34c  62f17c48105101            vmovups zmm2, zmmword ptr [rcx + 64]                 ; load uint32x16
    353  62f27d485844c201          vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 4]       ; define_scratch ptr<uint32, scratch, 512>
    35b  62726d4850f8              vpdpbusd zmm15, zmm2, zmm0                           ; wmma int32x16
    361  62f17c48104911            vmovups zmm1, zmmword ptr [rcx + 1088]               ; load uint32x16
    368  62e2754850c0              vpdpbusd zmm16, zmm1, zmm0                           ; wmma int32x16
    36e  62f27d485844c211          vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 68]      ; define_scratch ptr<uint32, scratch, 512>
    376  62e26d4850c8              vpdpbusd zmm17, zmm2, zmm0                           ; wmma int32x16
    37c  62e2754850d0              vpdpbusd zmm18, zmm1, zmm0                           ; wmma int32x16
    382  62f27d485844c221          vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 132]     ; define_scratch ptr<uint32, scratch, 512>
    38a  62e26d4850e0              vpdpbusd zmm20, zmm2, zmm0                           ; wmma int32x16
    390  62e2754850e8              vpdpbusd zmm21, zmm1, zmm0                           ; wmma int32x16
    396  62f27d485844c231          vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 196]     ; define_scratch ptr<uint32, scratch, 512>
    39e  62e26d4850f0              vpdpbusd zmm22, zmm2, zmm0                           ; wmma int32x16
    3a4  62e2754850f8              vpdpbusd zmm23, zmm1, zmm0                           ; wmma int32x16
    3aa  62f27d485844c241          vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 260]     ; define_scratch ptr<uint32, scratch, 512>
    3b2  62626d4850c8              vpdpbusd zmm25, zmm2, zmm0                           ; wmma int32x16
    3b8  6262754850d0              vpdpbusd zmm26, zmm1, zmm0                           ; wmma int32x16
    3be  62f27d485844c251          vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 324]     ; define_scratch ptr<uint32, scratch, 512>
    3c6  62626d4850d8              vpdpbusd zmm27, zmm2, zmm0                           ; wmma int32x16
    3cc  6262754850e0              vpdpbusd zmm28, zmm1, zmm0                           ; wmma int32x16
    3d2  62f27d485844c261          vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 388]     ; define_scratch ptr<uint32, scratch, 512>
    3da  62626d4850f0              vpdpbusd zmm30, zmm2, zmm0                           ; wmma int32x16
    3e0  6262754850f8              vpdpbusd zmm31, zmm1, zmm0                           ; wmma int32x16
    3e6  62f27d485844c271          vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 452]     ; define_scratch ptr<uint32, scratch, 512>
    3ee  62f26d4850d8              vpdpbusd zmm3, zmm2, zmm0                            ; wmma int32x16
    3f4  62f2754850e0              vpdpbusd zmm4, zmm1, zmm0                            ; wmma int32x16
    3fa  4881c180000000            add rcx, 128                                         ; end void
    401  83c001                    add eax, 1
    404  83f808                    cmp eax, 8
    407  0f8c93feffff              jl loop_2a0
    40d  62f17c48115c2404          vmovups zmmword ptr [rsp + 256], zmm3
    415  62f17c4811642402          vmovups zmmword ptr [rsp + 128], zmm4
done_41d:
    41d  62f17c481007              vmovups zmm0, zmmword ptr [rdi]                      ; load int8x64
    423  62f17c4811442401          vmovups zmmword ptr [rsp + 64], zmm0
    42b  62717c48106f01            vmovups zmm13, zmmword ptr [rdi + 64]                ; load int8x64
    432  62717c48106702            vmovups zmm12, zmmword ptr [rdi + 128]               ; load int8x64
    439  62717c48105f03            vmovups zmm11, zmmword ptr [rdi + 192]               ; load int8x64
    440  62717c48104f04            vmovups zmm9, zmmword ptr [rdi + 256]                ; load int8x64
    447  62717c48104705            vmovups zmm8, zmmword ptr [rdi + 320]                ; load int8x64
    44e  62f17c48107f06            vmovups zmm7, zmmword ptr [rdi + 384]                ; load int8x64
    455  62f17c48107707            vmovups zmm6, zmmword ptr [rdi + 448]                ; load int8x64
    45c  62f27d485815fe040000      vpbroadcastd zmm2, dword ptr [rip + 00000000]        ; range int32
    466  62f27d485825f4040000      vpbroadcastd zmm4, dword ptr [rip + 00000000]
    470  62f27d48582dea040000      vpbroadcastd zmm5, dword ptr [rip + 00000000]
    47a  62727d485835e0040000      vpbroadcastd zmm14, dword ptr [rip + 00000000]
    484  62e27d48581dd6040000      vpbroadcastd zmm19, dword ptr [rip + 00000000]
    48e  62627d485805cc040000      vpbroadcastd zmm24, dword ptr [rip + 00000000]
    498  62627d48582dc2040000      vpbroadcastd zmm29, dword ptr [rip + 00000000]
    4a2  62f27d485805b8040000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
    4ac  62f17c4811442403          vmovups zmmword ptr [rsp + 192], zmm0
    4b4  b800000000                mov eax, 0                                           ; range int32
    4b9  62f17c48100424            vmovups zmm0, zmmword ptr [rsp]
    4c0  62f17c48105c2401          vmovups zmm3, zmmword ptr [rsp + 64]
    4c8  62f17c48104c2403          vmovups zmm1, zmmword ptr [rsp + 192]
loop_4e0:
    4e0  62f27d4850d3              vpdpbusd zmm2, zmm0, zmm3                            ; wmma int32x16
    4e6  62d27d4850e5              vpdpbusd zmm4, zmm0, zmm13                           ; wmma int32x16
    4ec  62d27d4850ec              vpdpbusd zmm5, zmm0, zmm12                           ; wmma int32x16
    4f2  62527d4850f3              vpdpbusd zmm14, zmm0, zmm11                          ; wmma int32x16
    4f8  62c27d4850d9              vpdpbusd zmm19, zmm0, zmm9                           ; wmma int32x16
    4fe  62427d4850c0              vpdpbusd zmm24, zmm0, zmm8                           ; wmma int32x16
    504  62627d4850ef              vpdpbusd zmm29, zmm0, zmm7                           ; wmma int32x16
    50a  62f27d4850ce              vpdpbusd zmm1, zmm0, zmm6                            ; wmma int32x16
    510  83c001                    add eax, 1                                           ; end void
    513  83f801                    cmp eax, 1
    516  7cc8                      jl loop_4e0
    518  62f17c48114c2403          vmovups zmmword ptr [rsp + 192], zmm1
done_520:
    520  62f3fd481bd001            vextractf64x4 ymm0, zmm2, 1                          ; gep int32x8
    527  c5edfec0                  vpaddd ymm0, ymm2, ymm0                              ; add int32x8
    52b  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep int32x4
    532  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x4
    536  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep int32x2
    53a  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x2
    53e  c4e37916c200              vpextrd edx, xmm0, 0                                 ; gep int32
    544  c4e37916c001              vpextrd eax, xmm0, 1                                 ; gep int32
    54a  8d0402                    lea eax, [rdx + rax*1]                               ; add int32
    54d  6bc080                    imul eax, eax, -128                                  ; mul int32
    550  62f27d487cc8              vpbroadcastd zmm1, eax                               ; vectorize int32x16
    556  62f10548fec1              vpaddd zmm0, zmm15, zmm1                             ; add int32x16
    55c  62f17c481106              vmovups zmmword ptr [rsi], zmm0                      ; store void
    562  62f17d40fec1              vpaddd zmm0, zmm16, zmm1                             ; add int32x16
    568  62f17c48114601            vmovups zmmword ptr [rsi + 64], zmm0                 ; store void
    56f  62f3fd481be001            vextractf64x4 ymm0, zmm4, 1                          ; gep int32x8
    576  c5ddfec0                  vpaddd ymm0, ymm4, ymm0                              ; add int32x8
    57a  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep int32x4
    581  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x4
    585  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep int32x2
    589  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x2
    58d  c4e37916c200              vpextrd edx, xmm0, 0                                 ; gep int32
    593  c4e37916c001              vpextrd eax, xmm0, 1                                 ; gep int32
    599  8d0402                    lea eax, [rdx + rax*1]                               ; add int32
    59c  6bc080                    imul eax, eax, -128                                  ; mul int32
    59f  62f27d487cc8              vpbroadcastd zmm1, eax                               ; vectorize int32x16
    5a5  62f17540fec1              vpaddd zmm0, zmm17, zmm1                             ; add int32x16
    5ab  62f17c48114604            vmovups zmmword ptr [rsi + 256], zmm0                ; store void
    5b2  62f16d40fec1              vpaddd zmm0, zmm18, zmm1                             ; add int32x16
    5b8  62f17c48114605            vmovups zmmword ptr [rsi + 320], zmm0                ; store void
    5bf  62f3fd481be801            vextractf64x4 ymm0, zmm5, 1                          ; gep int32x8
    5c6  c5d5fec0                  vpaddd ymm0, ymm5, ymm0                              ; add int32x8
    5ca  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep int32x4
    5d1  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x4
    5d5  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep int32x2
    5d9  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x2
    5dd  c4e37916c200              vpextrd edx, xmm0, 0                                 ; gep int32
    5e3  c4e37916c001              vpextrd eax, xmm0, 1                                 ; gep int32
    5e9  8d0402                    lea eax, [rdx + rax*1]                               ; add int32
    5ec  6bc080                    imul eax, eax, -128                                  ; mul int32
    5ef  62f27d487cc8              vpbroadcastd zmm1, eax                               ; vectorize int32x16
    5f5  62f15d40fec1              vpaddd zmm0, zmm20, zmm1                             ; add int32x16
    5fb  62f17c48114608            vmovups zmmword ptr [rsi + 512], zmm0                ; store void
    602  62f15540fec1              vpaddd zmm0, zmm21, zmm1                             ; add int32x16
    608  62f17c48114609            vmovups zmmword ptr [rsi + 576], zmm0                ; store void
    60f  6273fd481bf001            vextractf64x4 ymm0, zmm14, 1                         ; gep int32x8
    616  c58dfec0                  vpaddd ymm0, ymm14, ymm0                             ; add int32x8
    61a  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep int32x4
    621  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x4
    625  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep int32x2
    629  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x2
    62d  c4e37916c200              vpextrd edx, xmm0, 0                                 ; gep int32
    633  c4e37916c001              vpextrd eax, xmm0, 1                                 ; gep int32
    639  8d0402                    lea eax, [rdx + rax*1]                               ; add int32
    63c  6bc080                    imul eax, eax, -128                                  ; mul int32
    63f  62f27d487cc8              vpbroadcastd zmm1, eax                               ; vectorize int32x16
    645  62f14d40fec1              vpaddd zmm0, zmm22, zmm1                             ; add int32x16
    64b  62f17c4811460c            vmovups zmmword ptr [rsi + 768], zmm0                ; store void
    652  62f14540fec1              vpaddd zmm0, zmm23, zmm1                             ; add int32x16
    658  62f17c4811460d            vmovups zmmword ptr [rsi + 832], zmm0                ; store void
    65f  62e3fd481bd801            vextractf64x4 ymm0, zmm19, 1                         ; gep int32x8
    666  62f16520fec0              vpaddd ymm0, ymm19, ymm0                             ; add int32x8
    66c  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep int32x4
    673  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x4
    677  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep int32x2
    67b  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x2
    67f  c4e37916c200              vpextrd edx, xmm0, 0                                 ; gep int32
    685  c4e37916c001              vpextrd eax, xmm0, 1                                 ; gep int32
    68b  8d0402                    lea eax, [rdx + rax*1]                               ; add int32
    68e  6bc080                    imul eax, eax, -128                                  ; mul int32
    691  62f27d487cc8              vpbroadcastd zmm1, eax                               ; vectorize int32x16
    697  62f13540fec1              vpaddd zmm0, zmm25, zmm1                             ; add int32x16
    69d  62f17c48114610            vmovups zmmword ptr [rsi + 1024], zmm0               ; store void
    6a4  62f12d40fec1              vpaddd zmm0, zmm26, zmm1                             ; add int32x16
    6aa  62f17c48114611            vmovups zmmword ptr [rsi + 1088], zmm0               ; store void
    6b1  6263fd481bc001            vextractf64x4 ymm0, zmm24, 1                         ; gep int32x8
    6b8  62f13d20fec0              vpaddd ymm0, ymm24, ymm0                             ; add int32x8
    6be  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep int32x4
    6c5  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x4
    6c9  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep int32x2
    6cd  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x2
    6d1  c4e37916c200              vpextrd edx, xmm0, 0                                 ; gep int32
    6d7  c4e37916c001              vpextrd eax, xmm0, 1                                 ; gep int32
    6dd  8d0402                    lea eax, [rdx + rax*1]                               ; add int32
    6e0  6bc080                    imul eax, eax, -128                                  ; mul int32
    6e3  62f27d487cc8              vpbroadcastd zmm1, eax                               ; vectorize int32x16
    6e9  62f12540fec1              vpaddd zmm0, zmm27, zmm1                             ; add int32x16
    6ef  62f17c48114614            vmovups zmmword ptr [rsi + 1280], zmm0               ; store void
    6f6  62f11d40fec1              vpaddd zmm0, zmm28, zmm1                             ; add int32x16
    6fc  62f17c48114615            vmovups zmmword ptr [rsi + 1344], zmm0               ; store void
    703  6263fd481be801            vextractf64x4 ymm0, zmm29, 1                         ; gep int32x8
    70a  62f11520fec0              vpaddd ymm0, ymm29, ymm0                             ; add int32x8
    710  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep int32x4
    717  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x4
    71b  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep int32x2
    71f  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x2
    723  c4e37916c200              vpextrd edx, xmm0, 0                                 ; gep int32
    729  c4e37916c001              vpextrd eax, xmm0, 1                                 ; gep int32
    72f  8d0402                    lea eax, [rdx + rax*1]                               ; add int32
    732  6bc080                    imul eax, eax, -128                                  ; mul int32
    735  62f27d487cc8              vpbroadcastd zmm1, eax                               ; vectorize int32x16
    73b  62f10d40fec1              vpaddd zmm0, zmm30, zmm1                             ; add int32x16
    741  62f17c48114618            vmovups zmmword ptr [rsi + 1536], zmm0               ; store void
    748  62f10540fec1              vpaddd zmm0, zmm31, zmm1                             ; add int32x16
    74e  62f17c48114619            vmovups zmmword ptr [rsi + 1600], zmm0               ; store void
    755  62f17c4810442403          vmovups zmm0, zmmword ptr [rsp + 192]
    75d  62f3fd481bc101            vextractf64x4 ymm1, zmm0, 1                          ; gep int32x8
    764  62f17c4810442403          vmovups zmm0, zmmword ptr [rsp + 192]
    76c  c5fdfec1                  vpaddd ymm0, ymm0, ymm1                              ; add int32x8
    770  62f37d2819c101            vextractf32x4 xmm1, ymm0, 1                          ; gep int32x4
    777  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x4
    77b  c5f915c8                  vunpckhpd xmm1, xmm0, xmm0                           ; gep int32x2
    77f  c5f9fec1                  vpaddd xmm0, xmm0, xmm1                              ; add int32x2
    783  c4e37916c200              vpextrd edx, xmm0, 0                                 ; gep int32
    789  c4e37916c001              vpextrd eax, xmm0, 1                                 ; gep int32
    78f  8d0402                    lea eax, [rdx + rax*1]                               ; add int32
    792  6bc080                    imul eax, eax, -128                                  ; mul int32
    795  62f27d487cc8              vpbroadcastd zmm1, eax                               ; vectorize int32x16
    79b  62f17c4810442404          vmovups zmm0, zmmword ptr [rsp + 256]
    7a3  62f17d48fec1              vpaddd zmm0, zmm0, zmm1                              ; add int32x16
    7a9  62f17c4811461c            vmovups zmmword ptr [rsi + 1792], zmm0               ; store void
    7b0  62f17c4810442402          vmovups zmm0, zmmword ptr [rsp + 128]
    7b8  62f17d48fec1              vpaddd zmm0, zmm0, zmm1                              ; add int32x16
    7be  62f17c4811461d            vmovups zmmword ptr [rsi + 1856], zmm0               ; store void
    7c5  4881c700020000            add rdi, 512                                         ; end void
    7cc  4881c600080000            add rsi, 2048
    7d3  4183c001                  add r8d, 1
    7d7  4183f803                  cmp r8d, 3
    7db  0f8cdff9ffff              jl loop_1c0
done_7e1:
    7e1  4183c501                  add r13d, 1                                          ; end void
    7e5  4183fd02                  cmp r13d, 2
    7e9  0f8c71f8ffff              jl loop_60
done_7ef:
    7ef  c5f877                    vzeroupper                                           ; sink void
    7f2  488ba42440010000          mov rsp, qword ptr [rsp + 320]
    7fa  418fc6                    pop r14
    7fd  418fc5                    pop r13
    800  418fc4                    pop r12
    803  8fc5                      pop rbp
    805  8fc3                      pop rbx
    807  c3                        ret                                                  ; sink void
