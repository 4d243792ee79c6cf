gemm:
      0  b800000000                mov eax, 0
      5  488b07                    mov rax, qword ptr [rdi]
      8  4c8b5f08                  mov r11, qword ptr [rdi + 8]                         ; define_global ptr<float16, global, 1024>
      c  4c8b5710                  mov r10, qword ptr [rdi + 16]                        ; define_global ptr<float16, global, 1024>
     10  4c8bca                    mov r9, rdx                                          ; special int32
     13  4c8bc6                    mov r8, rsi                                          ; range int32
     16  413bf1                    cmp esi, r9d
     19  0f8d550b0000              jge done_b74
     1f  48c1e609                  shl rsi, 9
     23  488d3c30                  lea rdi, [rax + rsi*1]
loop_40:
     40  498bc0                    mov rax, r8                                          ; mul int32
     43  c1e008                    shl eax, 8
     46  62e27d485805280b0000      vpbroadcastd zmm16, dword ptr [rip + 00000000]       ; range int32
     50  62e27d48580d1e0b0000      vpbroadcastd zmm17, dword ptr [rip + 00000000]
     5a  62e27d485815140b0000      vpbroadcastd zmm18, dword ptr [rip + 00000000]
     64  62e27d48581d0a0b0000      vpbroadcastd zmm19, dword ptr [rip + 00000000]
     6e  62e27d485825000b0000      vpbroadcastd zmm20, dword ptr [rip + 00000000]
     78  62e27d48582df60a0000      vpbroadcastd zmm21, dword ptr [rip + 00000000]
     82  62e27d485835ec0a0000      vpbroadcastd zmm22, dword ptr [rip + 00000000]
     8c  62e27d48583de20a0000      vpbroadcastd zmm23, dword ptr [rip + 00000000]
     96  62627d485805d80a0000      vpbroadcastd zmm24, dword ptr [rip + 00000000]
     a0  62627d48580dce0a0000      vpbroadcastd zmm25, dword ptr [rip + 00000000]
     aa  62627d485815c40a0000      vpbroadcastd zmm26, dword ptr [rip + 00000000]
     b4  62627d48581dba0a0000      vpbroadcastd zmm27, dword ptr [rip + 00000000]
     be  62627d485825b00a0000      vpbroadcastd zmm28, dword ptr [rip + 00000000]
     c8  62627d48582da60a0000      vpbroadcastd zmm29, dword ptr [rip + 00000000]
     d2  62627d4858359c0a0000      vpbroadcastd zmm30, dword ptr [rip + 00000000]
     dc  62627d48583d920a0000      vpbroadcastd zmm31, dword ptr [rip + 00000000]
     e6  ba00000000                mov edx, 0
     eb  498d0c43                  lea rcx, [r11 + rax*2]
     ef  498bf2                    mov rsi, r10
loop_100:
    100  0fb704d1                  movzx eax, word ptr [rcx + rdx*8]                    ; load float16
    104  c5f96ec0                  vmovd xmm0, eax
    108  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    10d  62727d4858d0              vpbroadcastd zmm10, xmm0                             ; vectorize float32x16
    113  62717c48100e              vmovups zmm9, zmmword ptr [rsi]                      ; load float16x32
    119  62527d4813f9              vcvtph2ps zmm15, ymm9                                ; cast float32x16
    11f  62d12c4859c7              vmulps zmm0, zmm10, zmm15                            ; mul float32x16
    125  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    12c  62f27d4813c8              vcvtph2ps zmm1, ymm0                                 ; cast float32x16
    132  0fb744d102                movzx eax, word ptr [rcx + rdx*8 + 2]                ; load float16
    137  c5f96ec0                  vmovd xmm0, eax
    13b  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    140  62727d4858c0              vpbroadcastd zmm8, xmm0                              ; vectorize float32x16
    146  62f17c48107e01            vmovups zmm7, zmmword ptr [rsi + 64]                 ; load float16x32
    14d  62727d4813f7              vcvtph2ps zmm14, ymm7                                ; cast float32x16
    153  62d13c4859c6              vmulps zmm0, zmm8, zmm14                             ; mul float32x16
    159  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    160  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    166  62f1744858d0              vaddps zmm2, zmm1, zmm0                              ; add float32x16
    16c  0fb744d104                movzx eax, word ptr [rcx + rdx*8 + 4]                ; load float16
    171  c5f96ec0                  vmovd xmm0, eax
    175  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    17a  62f27d4858f0              vpbroadcastd zmm6, xmm0                              ; vectorize float32x16
    180  62f17c48106e02            vmovups zmm5, zmmword ptr [rsi + 128]                ; load float16x32
    187  62727d4813ed              vcvtph2ps zmm13, ymm5                                ; cast float32x16
    18d  62d14c4859c5              vmulps zmm0, zmm6, zmm13                             ; mul float32x16
    193  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    19a  62f27d4813c8              vcvtph2ps zmm1, ymm0                                 ; cast float32x16
    1a0  0fb744d106                movzx eax, word ptr [rcx + rdx*8 + 6]                ; load float16
    1a5  c5f96ec0                  vmovd xmm0, eax
    1a9  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    1ae  62f27d4858e0              vpbroadcastd zmm4, xmm0                              ; vectorize float32x16
    1b4  62f17c48105e03            vmovups zmm3, zmmword ptr [rsi + 192]                ; load float16x32
    1bb  62727d4813e3              vcvtph2ps zmm12, ymm3                                ; cast float32x16
    1c1  62d15c4859c4              vmulps zmm0, zmm4, zmm12                             ; mul float32x16
    1c7  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    1ce  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    1d4  62f1744858c0              vaddps zmm0, zmm1, zmm0                              ; add float32x16
    1da  62f16c4858c0              vaddps zmm0, zmm2, zmm0                              ; add float32x16
    1e0  62e17c4058c0              vaddps zmm16, zmm16, zmm0                            ; add float32x16
    1e6  6273fd481bc801            vextractf64x4 ymm0, zmm9, 1                          ; gep float16x16
    1ed  62727d4813d8              vcvtph2ps zmm11, ymm0                                ; cast float32x16
    1f3  62d12c4859c3              vmulps zmm0, zmm10, zmm11                            ; mul float32x16
    1f9  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    200  62f27d4813c8              vcvtph2ps zmm1, ymm0                                 ; cast float32x16
    206  62f3fd481bf801            vextractf64x4 ymm0, zmm7, 1                          ; gep float16x16
    20d  62727d4813c8              vcvtph2ps zmm9, ymm0                                 ; cast float32x16
    213  62d13c4859c1              vmulps zmm0, zmm8, zmm9                              ; mul float32x16
    219  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    220  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    226  62f1744858d0              vaddps zmm2, zmm1, zmm0                              ; add float32x16
    22c  62f3fd481be801            vextractf64x4 ymm0, zmm5, 1                          ; gep float16x16
    233  62727d4813c0              vcvtph2ps zmm8, ymm0                                 ; cast float32x16
    239  62d14c4859c0              vmulps zmm0, zmm6, zmm8                              ; mul float32x16
    23f  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    246  62f27d4813c8              vcvtph2ps zmm1, ymm0                                 ; cast float32x16
    24c  62f3fd481bd801            vextractf64x4 ymm0, zmm3, 1                          ; gep float16x16
    253  62f27d4813f8              vcvtph2ps zmm7, ymm0                                 ; cast float32x16
    259  62f15c4859c7              vmulps zmm0, zmm4, zmm7                              ; mul float32x16
    25f  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    266  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    26c  62f1744858c0              vaddps zmm0, zmm1, zmm0                              ; add float32x16
    272  62f16c4858c0              vaddps zmm0, zmm2, zmm0                              ; add float32x16
    278  62e1744058c8              vaddps zmm17, zmm17, zmm0                            ; add float32x16
    27e  0fb744d140                movzx eax, word ptr [rcx + rdx*8 + 64]               ; load float16
    283  c5f96ec0                  vmovd xmm0, eax
    287  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    28c  62f27d4858f0              vpbroadcastd zmm6, xmm0                              ; vectorize float32x16
    292  62d14c4859c7              vmulps zmm0, zmm6, zmm15                             ; mul float32x16
    298  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    29f  62f27d4813c8              vcvtph2ps zmm1, ymm0                                 ; cast float32x16
    2a5  0fb744d142                movzx eax, word ptr [rcx + rdx*8 + 66]               ; load float16
    2aa  c5f96ec0                  vmovd xmm0, eax
    2ae  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    2b3  62f27d4858d0              vpbroadcastd zmm2, xmm0                              ; vectorize float32x16
    2b9  62d16c4859c6              vmulps zmm0, zmm2, zmm14                             ; mul float32x16
    2bf  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    2c6  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    2cc  62f1744858e8              vaddps zmm5, zmm1, zmm0                              ; add float32x16
    2d2  0fb744d144                movzx eax, word ptr [rcx + rdx*8 + 68]               ; load float16
    2d7  c5f96ec0                  vmovd xmm0, eax
    2db  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    2e0  62f27d4858e0              vpbroadcastd zmm4, xmm0                              ; vectorize float32x16
    2e6  62d15c4859c5              vmulps zmm0, zmm4, zmm13                             ; mul float32x16
    2ec  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    2f3  62f27d4813c8              vcvtph2ps zmm1, ymm0                                 ; cast float32x16
    2f9  0fb744d146                movzx eax, word ptr [rcx + rdx*8 + 70]               ; load float16
    2fe  c5f96ec0                  vmovd xmm0, eax
    302  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    307  62f27d4858d8              vpbroadcastd zmm3, xmm0                              ; vectorize float32x16
    30d  62d1644859c4              vmulps zmm0, zmm3, zmm12                             ; mul float32x16
    313  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    31a  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    320  62f1744858c0              vaddps zmm0, zmm1, zmm0                              ; add float32x16
    326  62f1544858c0              vaddps zmm0, zmm5, zmm0                              ; add float32x16
    32c  62e16c4058d0              vaddps zmm18, zmm18, zmm0                            ; add float32x16
    332  62d14c4859c3              vmulps zmm0, zmm6, zmm11                             ; mul float32x16
    338  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    33f  62f27d4813c8              vcvtph2ps zmm1, ymm0                                 ; cast float32x16
    345  62d16c4859c1              vmulps zmm0, zmm2, zmm9                              ; mul float32x16
    34b  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    352  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    358  62f1744858d0              vaddps zmm2, zmm1, zmm0                              ; add float32x16
    35e  62d15c4859c0              vmulps zmm0, zmm4, zmm8                              ; mul float32x16
    364  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    36b  62f27d4813c8              vcvtph2ps zmm1, ymm0                                 ; cast float32x16
    371  62f1644859c7              vmulps zmm0, zmm3, zmm7                              ; mul float32x16
    377  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    37e  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    384  62f1744858c0              vaddps zmm0, zmm1, zmm0                              ; add float32x16
    38a  62f16c4858c0              vaddps zmm0, zmm2, zmm0                              ; add float32x16
    390  62e1644058d8              vaddps zmm19, zmm19, zmm0                            ; add float32x16
    396  0fb784d180000000          movzx eax, word ptr [rcx + rdx*8 + 128]              ; load float16
    39e  c5f96ec0                  vmovd xmm0, eax
    3a2  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    3a7  62f27d4858f0              vpbroadcastd zmm6, xmm0                              ; vectorize float32x16
    3ad  62d14c4859c7              vmulps zmm0, zmm6, zmm15                             ; mul float32x16
    3b3  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    3ba  62f27d4813c8              vcvtph2ps zmm1, ymm0                                 ; cast float32x16
    3c0  0fb784d182000000          movzx eax, word ptr [rcx + rdx*8 + 130]              ; load float16
    3c8  c5f96ec0                  vmovd xmm0, eax
    3cc  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    3d1  62f27d4858d0              vpbroadcastd zmm2, xmm0                              ; vectorize float32x16
    3d7  62d16c4859c6              vmulps zmm0, zmm2, zmm14                             ; mul float32x16
    3dd  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    3e4  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    3ea  62f1744858e8              vaddps zmm5, zmm1, zmm0                              ; add float32x16
    3f0  0fb784d184000000          movzx eax, word ptr [rcx + rdx*8 + 132]              ; load float16
    3f8  c5f96ec0                  vmovd xmm0, eax
    3fc  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    401  62f27d4858e0              vpbroadcastd zmm4, xmm0                              ; vectorize float32x16
    407  62d15c4859c5              vmulps zmm0, zmm4, zmm13                             ; mul float32x16
    40d  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    414  62f27d4813c8              vcvtph2ps zmm1, ymm0                                 ; cast float32x16
    41a  0fb784d186000000          movzx eax, word ptr [rcx + rdx*8 + 134]              ; load float16
    422  c5f96ec0                  vmovd xmm0, eax
    426  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    42b  62f27d4858d8              vpbroadcastd zmm3, xmm0                              ; vectorize float32x16
    431  62d1644859c4              vmulps zmm0, zmm3, zmm12                             ; mul float32x16
    437  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    43e  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    444  62f1744858c0              vaddps zmm0, zmm1, zmm0                              ; add float32x16
    44a  62f1544858c0              vaddps zmm0, zmm5, zmm0                              ; add float32x16
    450  62e15c4058e0              vaddps zmm20, zmm20, zmm0                            ; add float32x16
    456  62d14c4859c3              vmulps zmm0, zmm6, zmm11                             ; mul float32x16
    45c  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    463  62f27d4813c8              vcvtph2ps zmm1, ymm0                                 ; cast float32x16
    469  62d16c4859c1              vmulps zmm0, zmm2, zmm9                              ; mul float32x16
    46f  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    476  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    47c  62f1744858d0              vaddps zmm2, zmm1, zmm0                              ; add float32x16
    482  62d15c4859c0              vmulps zmm0, zmm4, zmm8                              ; mul float32x16
    488  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    48f  62f27d4813c8              vcvtph2ps zmm1, ymm0                                 ; cast float32x16
    495  62f1644859c7              vmulps zmm0, zmm3, zmm7                              ; mul float32x16
    49b  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    4a2  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    4a8  62f1744858c0              vaddps zmm0, zmm1, zmm0                              ; add float32x16
    4ae  62f16c4858c0              vaddps zmm0, zmm2, zmm0                              ; add float32x16
    4b4  62e1544058e8              vaddps zmm21, zmm21, zmm0                            ; add float32x16
    4ba  0fb784d1c0000000          movzx eax, word ptr [rcx + rdx*8 + 192]              ; load float16
    4c2  c5f96ec0                  vmovd xmm0, eax
    4c6  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    4cb  62f27d4858f0              vpbroadcastd zmm6, xmm0                              ; vectorize float32x16
    4d1  62d14c4859c7              vmulps zmm0, zmm6, zmm15                             ; mul float32x16
    4d7  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    4de  62f27d4813c8              vcvtph2ps zmm1, ymm0                                 ; cast float32x16
    4e4  0fb784d1c2000000          movzx eax, word ptr [rcx + rdx*8 + 194]              ; load float16
    4ec  c5f96ec0                  vmovd xmm0, eax
    4f0  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    4f5  62f27d4858d0              vpbroadcastd zmm2, xmm0                              ; vectorize float32x16
    4fb  62d16c4859c6              vmulps zmm0, zmm2, zmm14                             ; mul float32x16
    501  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    508  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    50e  62f1744858e8              vaddps zmm5, zmm1, zmm0                              ; add float32x16
    514  0fb784d1c4000000          movzx eax, word ptr [rcx + rdx*8 + 196]              ; load float16
    51c  c5f96ec0                  vmovd xmm0, eax
    520  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    525  62f27d4858e0              vpbroadcastd zmm4, xmm0                              ; vectorize float32x16
    52b  62d15c4859c5              vmulps zmm0, zmm4, zmm13                             ; mul float32x16
    531  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    538  62f27d4813c8              vcvtph2ps zmm1, ymm0                                 ; cast float32x16
    53e  0fb784d1c6000000          movzx eax, word ptr [rcx + rdx*8 + 198]              ; load float16
    546  c5f96ec0                  vmovd xmm0, eax
    54a  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    54f  62f27d4858d8              vpbroadcastd zmm3, xmm0                              ; vectorize float32x16
    555  62d1644859c4              vmulps zmm0, zmm3, zmm12                             ; mul float32x16
    55b  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    562  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    568  62f1744858c0              vaddps zmm0, zmm1, zmm0                              ; add float32x16
    56e  62f1544858c0              vaddps zmm0, zmm5, zmm0                              ; add float32x16
    574  62e14c4058f0              vaddps zmm22, zmm22, zmm0                            ; add float32x16
    57a  62d14c4859c3              vmulps zmm0, zmm6, zmm11                             ; mul float32x16
    580  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    587  62f27d4813c8              vcvtph2ps zmm1, ymm0                                 ; cast float32x16
    58d  62d16c4859c1              vmulps zmm0, zmm2, zmm9                              ; mul float32x16
    593  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    59a  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    5a0  62f1744858d0              vaddps zmm2, zmm1, zmm0                              ; add float32x16
    5a6  62d15c4859c0              vmulps zmm0, zmm4, zmm8                              ; mul float32x16
    5ac  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    5b3  62f27d4813c8              vcvtph2ps zmm1, ymm0                                 ; cast float32x16
    5b9  62f1644859c7              vmulps zmm0, zmm3, zmm7                              ; mul float32x16
    5bf  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    5c6  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    5cc  62f1744858c0              vaddps zmm0, zmm1, zmm0                              ; add float32x16
    5d2  62f16c4858c0              vaddps zmm0, zmm2, zmm0                              ; add float32x16
    5d8  62e1444058f8              vaddps zmm23, zmm23, zmm0                            ; add float32x16
    5de  0fb784d100010000          movzx eax, word ptr [rcx + rdx*8 + 256]              ; load float16
    5e6  c5f96ec0                  vmovd xmm0, eax
    5ea  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    5ef  62f27d4858f0              vpbroadcastd zmm6, xmm0                              ; vectorize float32x16
    5f5  62d14c4859c7              vmulps zmm0, zmm6, zmm15                             ; mul float32x16
    5fb  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    602  62f27d4813c8              vcvtph2ps zmm1, ymm0                                 ; cast float32x16
    608  0fb784d102010000          movzx eax, word ptr [rcx + rdx*8 + 258]              ; load float16
    610  c5f96ec0                  vmovd xmm0, eax
    614  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    619  62f27d4858d0              vpbroadcastd zmm2, xmm0                              ; vectorize float32x16
    61f  62d16c4859c6              vmulps zmm0, zmm2, zmm14                             ; mul float32x16
    625  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    62c  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    632  62f1744858e8              vaddps zmm5, zmm1, zmm0                              ; add float32x16
    638  0fb784d104010000          movzx eax, word ptr [rcx + rdx*8 + 260]              ; load float16
    640  c5f96ec0                  vmovd xmm0, eax
    644  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    649  62f27d4858e0              vpbroadcastd zmm4, xmm0                              ; vectorize float32x16
    64f  62d15c4859c5              vmulps zmm0, zmm4, zmm13                             ; mul float32x16
    655  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    65c  62f27d4813c8              vcvtph2ps zmm1, ymm0                                 ; cast float32x16
    662  0fb784d106010000          movzx eax, word ptr [rcx + rdx*8 + 262]              ; load float16
    66a  c5f96ec0                  vmovd xmm0, eax
    66e  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    673  62f27d4858d8              vpbroadcastd zmm3, xmm0                              ; vectorize float32x16
    679  62d1644859c4              vmulps zmm0, zmm3, zmm12                             ; mul float32x16
    67f  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    686  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    68c  62f1744858c0              vaddps zmm0, zmm1, zmm0                              ; add float32x16
    692  62f1544858c0              vaddps zmm0, zmm5, zmm0                              ; add float32x16
    698  62613c4058c0              vaddps zmm24, zmm24, zmm0                            ; add float32x16
    69e  62d14c4859c3              vmulps zmm0, zmm6, zmm11                             ; mul float32x16
    6a4  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    6ab  62f27d4813c8              vcvtph2ps zmm1, ymm0                                 ; cast float32x16
    6b1  62d16c4859c1              vmulps zmm0, zmm2, zmm9                              ; mul float32x16
    6b7  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    6be  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    6c4  62f1744858d0              vaddps zmm2, zmm1, zmm0                              ; add float32x16
    6ca  62d15c4859c0              vmulps zmm0, zmm4, zmm8                              ; mul float32x16
    6d0  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    6d7  62f27d4813c8              vcvtph2ps zmm1, ymm0                                 ; cast float32x16
    6dd  62f1644859c7              vmulps zmm0, zmm3, zmm7                              ; mul float32x16
    6e3  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    6ea  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    6f0  62f1744858c0              vaddps zmm0, zmm1, zmm0                              ; add float32x16
    6f6  62f16c4858c0              vaddps zmm0, zmm2, zmm0                              ; add float32x16
    6fc  6261344058c8              vaddps zmm25, zmm25, zmm0                            ; add float32x16
    702  0fb784d140010000          movzx eax, word ptr [rcx + rdx*8 + 320]              ; load float16
    70a  c5f96ec0                  vmovd xmm0, eax
    70e  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    713  62f27d4858f0              vpbroadcastd zmm6, xmm0                              ; vectorize float32x16
    719  62d14c4859c7              vmulps zmm0, zmm6, zmm15                             ; mul float32x16
    71f  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    726  62f27d4813c8              vcvtph2ps zmm1, ymm0                                 ; cast float32x16
    72c  0fb784d142010000          movzx eax, word ptr [rcx + rdx*8 + 322]              ; load float16
    734  c5f96ec0                  vmovd xmm0, eax
    738  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    73d  62f27d4858d0              vpbroadcastd zmm2, xmm0                              ; vectorize float32x16
    743  62d16c4859c6              vmulps zmm0, zmm2, zmm14                             ; mul float32x16
    749  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    750  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    756  62f1744858e8              vaddps zmm5, zmm1, zmm0                              ; add float32x16
    75c  0fb784d144010000          movzx eax, word ptr [rcx + rdx*8 + 324]              ; load float16
    764  c5f96ec0                  vmovd xmm0, eax
    768  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    76d  62f27d4858e0              vpbroadcastd zmm4, xmm0                              ; vectorize float32x16
    773  62d15c4859c5              vmulps zmm0, zmm4, zmm13                             ; mul float32x16
    779  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    780  62f27d4813c8              vcvtph2ps zmm1, ymm0                                 ; cast float32x16
    786  0fb784d146010000          movzx eax, word ptr [rcx + rdx*8 + 326]              ; load float16
    78e  c5f96ec0                  vmovd xmm0, eax
    792  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    797  62f27d4858d8              vpbroadcastd zmm3, xmm0                              ; vectorize float32x16
    79d  62d1644859c4              vmulps zmm0, zmm3, zmm12                             ; mul float32x16
    7a3  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    7aa  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    7b0  62f1744858c0              vaddps zmm0, zmm1, zmm0                              ; add float32x16
    7b6  62f1544858c0              vaddps zmm0, zmm5, zmm0                              ; add float32x16
    7bc  62612c4058d0              vaddps zmm26, zmm26, zmm0                            ; add float32x16
    7c2  62d14c4859c3              vmulps zmm0, zmm6, zmm11                             ; mul float32x16
    7c8  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    7cf  62f27d4813c8              vcvtph2ps zmm1, ymm0                                 ; cast float32x16
    7d5  62d16c4859c1              vmulps zmm0, zmm2, zmm9                              ; mul float32x16
    7db  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    7e2  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    7e8  62f1744858d0              vaddps zmm2, zmm1, zmm0                              ; add float32x16
    7ee  62d15c4859c0              vmulps zmm0, zmm4, zmm8                              ; mul float32x16
    7f4  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    7fb  62f27d4813c8              vcvtph2ps zmm1, ymm0                                 ; cast float32x16
    801  62f1644859c7              vmulps zmm0, zmm3, zmm7                              ; mul float32x16
    807  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    80e  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    814  62f1744858c0              vaddps zmm0, zmm1, zmm0                              ; add float32x16
    81a  62f16c4858c0              vaddps zmm0, zmm2, zmm0                              ; add float32x16
    820  6261244058d8              vaddps zmm27, zmm27, zmm0                            ; add float32x16
    826  0fb784d180010000          movzx eax, word ptr [rcx + rdx*8 + 384]              ; load float16
    82e  c5f96ec0                  vmovd xmm0, eax
    832  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    837  62f27d4858f0              vpbroadcastd zmm6, xmm0                              ; vectorize float32x16
    83d  62d14c4859c7              vmulps zmm0, zmm6, zmm15                             ; mul float32x16
    843  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    84a  62f27d4813c8              vcvtph2ps zmm1, ymm0                                 ; cast float32x16
    850  0fb784d182010000          movzx eax, word ptr [rcx + rdx*8 + 386]              ; load float16
    858  c5f96ec0                  vmovd xmm0, eax
    85c  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    861  62f27d4858d0              vpbroadcastd zmm2, xmm0                              ; vectorize float32x16
    867  62d16c4859c6              vmulps zmm0, zmm2, zmm14                             ; mul float32x16
    86d  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    874  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    87a  62f1744858e8              vaddps zmm5, zmm1, zmm0                              ; add float32x16
    880  0fb784d184010000          movzx eax, word ptr [rcx + rdx*8 + 388]              ; load float16
    888  c5f96ec0                  vmovd xmm0, eax
    88c  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    891  62f27d4858e0              vpbroadcastd zmm4, xmm0                              ; vectorize float32x16
    897  62d15c4859c5              vmulps zmm0, zmm4, zmm13                             ; mul float32x16
    89d  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    8a4  62f27d4813c8              vcvtph2ps zmm1, ymm0                                 ; cast float32x16
    8aa  0fb784d186010000          movzx eax, word ptr [rcx + rdx*8 + 390]              ; load float16
    8b2  c5f96ec0                  vmovd xmm0, eax
    8b6  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    8bb  62f27d4858d8              vpbroadcastd zmm3, xmm0                              ; vectorize float32x16
    8c1  62d1644859c4              vmulps zmm0, zmm3, zmm12                             ; mul float32x16
    8c7  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    8ce  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    8d4  62f1744858c0              vaddps zmm0, zmm1, zmm0                              ; add float32x16
    8da  62f1544858c0              vaddps zmm0, zmm5, zmm0                              ; add float32x16
    8e0  62611c4058e0              vaddps zmm28, zmm28, zmm0                            ; add float32x16
    8e6  62d14c4859c3              vmulps zmm0, zmm6, zmm11                             ; mul float32x16
    8ec  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    8f3  62f27d4813c8              vcvtph2ps zmm1, ymm0                                 ; cast float32x16
    8f9  62d16c4859c1              vmulps zmm0, zmm2, zmm9                              ; mul float32x16
    8ff  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    906  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    90c  62f1744858d0              vaddps zmm2, zmm1, zmm0                              ; add float32x16
    912  62d15c4859c0              vmulps zmm0, zmm4, zmm8                              ; mul float32x16
    918  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    91f  62f27d4813c8              vcvtph2ps zmm1, ymm0                                 ; cast float32x16
    925  62f1644859c7              vmulps zmm0, zmm3, zmm7                              ; mul float32x16
    92b  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    932  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    938  62f1744858c0              vaddps zmm0, zmm1, zmm0                              ; add float32x16
    93e  62f16c4858c0              vaddps zmm0, zmm2, zmm0                              ; add float32x16
    944  6261144058e8              vaddps zmm29, zmm29, zmm0                            ; add float32x16
    94a  0fb784d1c0010000          movzx eax, word ptr [rcx + rdx*8 + 448]              ; load float16
    952  c5f96ec0                  vmovd xmm0, eax
    956  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    95b  62f27d4858f0              vpbroadcastd zmm6, xmm0                              ; vectorize float32x16
    961  62d14c4859c7              vmulps zmm0, zmm6, zmm15                             ; mul float32x16
    967  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    96e  62f27d4813c8              vcvtph2ps zmm1, ymm0                                 ; cast float32x16
    974  0fb784d1c2010000          movzx eax, word ptr [rcx + rdx*8 + 450]              ; load float16
    97c  c5f96ec0                  vmovd xmm0, eax
    980  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    985  62f27d4858d0              vpbroadcastd zmm2, xmm0                              ; vectorize float32x16
    98b  62d16c4859c6              vmulps zmm0, zmm2, zmm14                             ; mul float32x16
    991  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    998  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    99e  62f1744858d8              vaddps zmm3, zmm1, zmm0                              ; add float32x16
    9a4  0fb784d1c4010000          movzx eax, word ptr [rcx + rdx*8 + 452]              ; load float16
    9ac  c5f96ec0                  vmovd xmm0, eax
    9b0  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    9b5  62f27d4858e8              vpbroadcastd zmm5, xmm0                              ; vectorize float32x16
    9bb  62d1544859c5              vmulps zmm0, zmm5, zmm13                             ; mul float32x16
    9c1  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    9c8  62f27d4813c8              vcvtph2ps zmm1, ymm0                                 ; cast float32x16
    9ce  0fb784d1c6010000          movzx eax, word ptr [rcx + rdx*8 + 454]              ; load float16
    9d6  c5f96ec0                  vmovd xmm0, eax
    9da  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    9df  62f27d4858e0              vpbroadcastd zmm4, xmm0                              ; vectorize float32x16
    9e5  62d15c4859c4              vmulps zmm0, zmm4, zmm12                             ; mul float32x16
    9eb  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    9f2  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    9f8  62f1744858c0              vaddps zmm0, zmm1, zmm0                              ; add float32x16
    9fe  62f1644858c0              vaddps zmm0, zmm3, zmm0                              ; add float32x16
    a04  62610c4058f0              vaddps zmm30, zmm30, zmm0                            ; add float32x16
    a0a  62d14c4859c3              vmulps zmm0, zmm6, zmm11                             ; mul float32x16
    a10  62d16c4859c9              vmulps zmm1, zmm2, zmm9                              ; mul float32x16
    a16  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    a1d  62f27d4813d0              vcvtph2ps zmm2, ymm0                                 ; cast float32x16
    a23  62f37d481dc800            vcvtps2ph ymm0, zmm1, 0                              ; cast float16x16
    a2a  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    a30  62f16c4858d8              vaddps zmm3, zmm2, zmm0                              ; add float32x16
    a36  62d1544859c0              vmulps zmm0, zmm5, zmm8                              ; mul float32x16
    a3c  62f15c4859cf              vmulps zmm1, zmm4, zmm7                              ; mul float32x16
    a42  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    a49  62f27d4813d0              vcvtph2ps zmm2, ymm0                                 ; cast float32x16
    a4f  62f37d481dc800            vcvtps2ph ymm0, zmm1, 0                              ; cast float16x16
    a56  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    a5c  62f16c4858c0              vaddps zmm0, zmm2, zmm0                              ; add float32x16
    a62  62f1644858c0              vaddps zmm0, zmm3, zmm0                              ; add float32x16
    a68  6261044058f8              vaddps zmm31, zmm31, zmm0                            ; add float32x16
    a6e  4881c600010000            add rsi, 256                                         ; end void
    a75  83c201                    add edx, 1
    a78  83fa08                    cmp edx, 8
    a7b  0f8c7ff6ffff              jl loop_100
done_a81:
    a81  62e37d481dc100            vcvtps2ph ymm1, zmm16, 0                             ; cast float16x16
    a88  62e37d481dc800            vcvtps2ph ymm0, zmm17, 0                             ; cast float16x16
    a8f  62f3f5481ac001            vinsertf64x4 zmm0, zmm1, ymm0, 1                     ; vectorize float16x32
    a96  62f17c481107              vmovups zmmword ptr [rdi], zmm0                      ; store void
    a9c  62e37d481dd100            vcvtps2ph ymm1, zmm18, 0                             ; cast float16x16
    aa3  62e37d481dd800            vcvtps2ph ymm0, zmm19, 0                             ; cast float16x16
    aaa  62f3f5481ac001            vinsertf64x4 zmm0, zmm1, ymm0, 1                     ; vectorize float16x32
    ab1  62f17c48114701            vmovups zmmword ptr [rdi + 64], zmm0                 ; store void
    ab8  62e37d481de100            vcvtps2ph ymm1, zmm20, 0                             ; cast float16x16
    abf  62e37d481de800            vcvtps2ph ymm0, zmm21, 0                             ; cast float16x16
    ac6  62f3f5481ac001            vinsertf64x4 zmm0, zmm1, ymm0, 1                     ; vectorize float16x32
    acd  62f17c48114702            vmovups zmmword ptr [rdi + 128], zmm0                ; store void
    ad4  62e37d481df100            vcvtps2ph ymm1, zmm22, 0                             ; cast float16x16
    adb  62e37d481df800            vcvtps2ph ymm0, zmm23, 0                             ; cast float16x16
    ae2  62f3f5481ac001            vinsertf64x4 zmm0, zmm1, ymm0, 1                     ; vectorize float16x32
    ae9  62f17c48114703            vmovups zmmword ptr [rdi + 192], zmm0                ; store void
    af0  62637d481dc100            vcvtps2ph ymm1, zmm24, 0                             ; cast float16x16
    af7  62637d481dc800            vcvtps2ph ymm0, zmm25, 0                             ; cast float16x16
    afe  62f3f5481ac001            vinsertf64x4 zmm0, zmm1, ymm0, 1                     ; vectorize float16x32
    b05  62f17c48114704            vmovups zmmword ptr [rdi + 256], zmm0                ; store void
    b0c  62637d481dd100            vcvtps2ph ymm1, zmm26, 0                             ; cast float16x16
    b13  62637d481dd800            vcvtps2ph ymm0, zmm27, 0                             ; cast float16x16
    b1a  62f3f5481ac001            vinsertf64x4 zmm0, zmm1, ymm0, 1                     ; vectorize float16x32
    b21  62f17c48114705            vmovups zmmword ptr [rdi + 320], zmm0                ; store void
    b28  62637d481de100            vcvtps2ph ymm1, zmm28, 0                             ; cast float16x16
    b2f  62637d481de800            vcvtps2ph ymm0, zmm29, 0                             ; cast float16x16
    b36  62f3f5481ac001            vinsertf64x4 zmm0, zmm1, ymm0, 1                     ; vectorize float16x32
    b3d  62f17c48114706            vmovups zmmword ptr [rdi + 384], zmm0                ; store void
    b44  62637d481df100            vcvtps2ph ymm1, zmm30, 0                             ; cast float16x16
    b4b  62637d481df800            vcvtps2ph ymm0, zmm31, 0                             ; cast float16x16
    b52  62f3f5481ac001            vinsertf64x4 zmm0, zmm1, ymm0, 1                     ; vectorize float16x32
    b59  62f17c48114707            vmovups zmmword ptr [rdi + 448], zmm0                ; store void
    b60  4881c700020000            add rdi, 512                                         ; end void
    b67  4183c001                  add r8d, 1
    b6b  453bc1                    cmp r8d, r9d
    b6e  0f8cccf4ffff              jl loop_40
done_b74:
    b74  c5f877                    vzeroupper                                           ; sink void
    b77  c3                        ret
