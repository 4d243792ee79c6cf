gemm:
      0  fff3                      push rbx
      2  62627d48583d700b0000      vpbroadcastd zmm31, dword ptr [rip + 00000000]
      c  bb00000000                mov ebx, 0
     11  488b07                    mov rax, qword ptr [rdi]
     14  4c8b5f08                  mov r11, qword ptr [rdi + 8]                         ; define_global ptr<float16, global, 1024>
     18  4c8b5710                  mov r10, qword ptr [rdi + 16]                        ; define_global ptr<float16, global, 1024>
     1c  4c8bca                    mov r9, rdx                                          ; special int32
     1f  4c8bc6                    mov r8, rsi                                          ; range int32
     22  413bf1                    cmp esi, r9d
     25  0f8d490b0000              jge done_b74
     2b  48c1e609                  shl rsi, 9
     2f  488d3c30                  lea rdi, [rax + rsi*1]
loop_40:
     40  498bc0                    mov rax, r8                                          ; mul int32
     43  c1e008                    shl eax, 8
     46  62727d48583d2c0b0000      vpbroadcastd zmm15, dword ptr [rip + 00000000]       ; range int32
     50  62e27d485815220b0000      vpbroadcastd zmm18, dword ptr [rip + 00000000]
     5a  62e27d485805180b0000      vpbroadcastd zmm16, dword ptr [rip + 00000000]
     64  62e27d48583d0e0b0000      vpbroadcastd zmm23, dword ptr [rip + 00000000]
     6e  62e27d48580d040b0000      vpbroadcastd zmm17, dword ptr [rip + 00000000]
     78  62627d48580dfa0a0000      vpbroadcastd zmm25, dword ptr [rip + 00000000]
     82  62e27d48581df00a0000      vpbroadcastd zmm19, dword ptr [rip + 00000000]
     8c  62627d485815e60a0000      vpbroadcastd zmm26, dword ptr [rip + 00000000]
     96  62e27d485825dc0a0000      vpbroadcastd zmm20, dword ptr [rip + 00000000]
     a0  62627d48581dd20a0000      vpbroadcastd zmm27, dword ptr [rip + 00000000]
     aa  62e27d48582dc80a0000      vpbroadcastd zmm21, dword ptr [rip + 00000000]
     b4  62627d485825be0a0000      vpbroadcastd zmm28, dword ptr [rip + 00000000]
     be  62e27d485835b40a0000      vpbroadcastd zmm22, dword ptr [rip + 00000000]
     c8  62627d48582daa0a0000      vpbroadcastd zmm29, dword ptr [rip + 00000000]
     d2  62627d485805a00a0000      vpbroadcastd zmm24, dword ptr [rip + 00000000]
     dc  62627d485835960a0000      vpbroadcastd zmm30, dword ptr [rip + 00000000]
     e6  ba00000000                mov edx, 0
     eb  498d0c43                  lea rcx, [r11 + rax*2]
     ef  498bf2                    mov rsi, r10
loop_100:
    100  0fb704d1                  movzx eax, word ptr [rcx + rdx*8]                    ; load float16
    104  c5f96ec0                  vmovd xmm0, eax
    108  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    10d  62727d4858c8              vpbroadcastd zmm9, xmm0                              ; vectorize float32x16
    113  62717c481006              vmovups zmm8, zmmword ptr [rsi]                      ; load float16x32
    119  62527d4813f0              vcvtph2ps zmm14, ymm8                                ; cast float32x16
    11f  62d1344859c6              vmulps zmm0, zmm9, zmm14                             ; mul float32x16
    125  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    12c  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    132  62f1044858c8              vaddps zmm1, zmm15, zmm0                             ; add float32x16
    138  0fb744d102                movzx eax, word ptr [rcx + rdx*8 + 2]                ; load float16
    13d  c5f96ec0                  vmovd xmm0, eax
    141  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    146  62f27d4858f8              vpbroadcastd zmm7, xmm0                              ; vectorize float32x16
    14c  62f17c48107601            vmovups zmm6, zmmword ptr [rsi + 64]                 ; load float16x32
    153  62727d4813ee              vcvtph2ps zmm13, ymm6                                ; cast float32x16
    159  62d1444859c5              vmulps zmm0, zmm7, zmm13                             ; mul float32x16
    15f  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    166  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    16c  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    172  0fb744d104                movzx eax, word ptr [rcx + rdx*8 + 4]                ; load float16
    177  c5f96ec0                  vmovd xmm0, eax
    17b  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    180  62f27d4858e8              vpbroadcastd zmm5, xmm0                              ; vectorize float32x16
    186  62f17c48106602            vmovups zmm4, zmmword ptr [rsi + 128]                ; load float16x32
    18d  62727d4813e4              vcvtph2ps zmm12, ymm4                                ; cast float32x16
    193  62d1544859c4              vmulps zmm0, zmm5, zmm12                             ; mul float32x16
    199  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    1a0  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    1a6  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    1ac  0fb744d106                movzx eax, word ptr [rcx + rdx*8 + 6]                ; load float16
    1b1  c5f96ec0                  vmovd xmm0, eax
    1b5  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    1ba  62f27d4858d8              vpbroadcastd zmm3, xmm0                              ; vectorize float32x16
    1c0  62f17c48105603            vmovups zmm2, zmmword ptr [rsi + 192]                ; load float16x32
    1c7  62727d4813da              vcvtph2ps zmm11, ymm2                                ; cast float32x16
    1cd  62d1644859c3              vmulps zmm0, zmm3, zmm11                             ; mul float32x16
    1d3  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    1da  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    1e0  6271744858f8              vaddps zmm15, zmm1, zmm0                             ; add float32x16
    1e6  6273fd481bc001            vextractf64x4 ymm0, zmm8, 1                          ; gep float16x16
    1ed  62727d4813d0              vcvtph2ps zmm10, ymm0                                ; cast float32x16
    1f3  62d1344859c2              vmulps zmm0, zmm9, zmm10                             ; mul float32x16
    1f9  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    200  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    206  62f16c4058c8              vaddps zmm1, zmm18, zmm0                             ; add float32x16
    20c  62f3fd481bf001            vextractf64x4 ymm0, zmm6, 1                          ; gep float16x16
    213  62727d4813c0              vcvtph2ps zmm8, ymm0                                 ; cast float32x16
    219  62d1444859c0              vmulps zmm0, zmm7, zmm8                              ; mul float32x16
    21f  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    226  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    22c  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    232  62f3fd481be001            vextractf64x4 ymm0, zmm4, 1                          ; gep float16x16
    239  62f27d4813f8              vcvtph2ps zmm7, ymm0                                 ; cast float32x16
    23f  62f1544859c7              vmulps zmm0, zmm5, zmm7                              ; mul float32x16
    245  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    24c  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    252  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    258  62f3fd481bd001            vextractf64x4 ymm0, zmm2, 1                          ; gep float16x16
    25f  62f27d4813f0              vcvtph2ps zmm6, ymm0                                 ; cast float32x16
    265  62f1644859c6              vmulps zmm0, zmm3, zmm6                              ; mul float32x16
    26b  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    272  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    278  62e1744858d0              vaddps zmm18, zmm1, zmm0                             ; add float32x16
    27e  0fb744d140                movzx eax, word ptr [rcx + rdx*8 + 64]               ; load float16
    283  c5f96ec0                  vmovd xmm0, eax
    287  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    28c  62f27d4858e8              vpbroadcastd zmm5, xmm0                              ; vectorize float32x16
    292  62d1544859c6              vmulps zmm0, zmm5, zmm14                             ; mul float32x16
    298  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    29f  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    2a5  62f17c4058c8              vaddps zmm1, zmm16, zmm0                             ; add float32x16
    2ab  0fb744d142                movzx eax, word ptr [rcx + rdx*8 + 66]               ; load float16
    2b0  c5f96ec0                  vmovd xmm0, eax
    2b4  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    2b9  62f27d4858e0              vpbroadcastd zmm4, xmm0                              ; vectorize float32x16
    2bf  62d15c4859c5              vmulps zmm0, zmm4, zmm13                             ; mul float32x16
    2c5  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    2cc  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    2d2  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    2d8  0fb744d144                movzx eax, word ptr [rcx + rdx*8 + 68]               ; load float16
    2dd  c5f96ec0                  vmovd xmm0, eax
    2e1  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    2e6  62f27d4858d8              vpbroadcastd zmm3, xmm0                              ; vectorize float32x16
    2ec  62d1644859c4              vmulps zmm0, zmm3, zmm12                             ; mul float32x16
    2f2  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    2f9  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    2ff  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    305  0fb744d146                movzx eax, word ptr [rcx + rdx*8 + 70]               ; load float16
    30a  c5f96ec0                  vmovd xmm0, eax
    30e  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    313  62f27d4858d0              vpbroadcastd zmm2, xmm0                              ; vectorize float32x16
    319  62d16c4859c3              vmulps zmm0, zmm2, zmm11                             ; mul float32x16
    31f  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    326  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    32c  62e1744858c0              vaddps zmm16, zmm1, zmm0                             ; add float32x16
    332  62d1544859c2              vmulps zmm0, zmm5, zmm10                             ; mul float32x16
    338  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    33f  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    345  62f1444058c8              vaddps zmm1, zmm23, zmm0                             ; add float32x16
    34b  62d15c4859c0              vmulps zmm0, zmm4, zmm8                              ; mul float32x16
    351  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    358  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    35e  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    364  62f1644859c7              vmulps zmm0, zmm3, zmm7                              ; mul float32x16
    36a  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    371  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    377  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    37d  62f16c4859c6              vmulps zmm0, zmm2, zmm6                              ; mul float32x16
    383  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    38a  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    390  62e1744858f8              vaddps zmm23, zmm1, zmm0                             ; add float32x16
    396  0fb784d180000000          movzx eax, word ptr [rcx + rdx*8 + 128]              ; load float16
    39e  c5f96ec0                  vmovd xmm0, eax
    3a2  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    3a7  62f27d4858e8              vpbroadcastd zmm5, xmm0                              ; vectorize float32x16
    3ad  62d1544859c6              vmulps zmm0, zmm5, zmm14                             ; mul float32x16
    3b3  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    3ba  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    3c0  62f1744058c8              vaddps zmm1, zmm17, zmm0                             ; add float32x16
    3c6  0fb784d182000000          movzx eax, word ptr [rcx + rdx*8 + 130]              ; load float16
    3ce  c5f96ec0                  vmovd xmm0, eax
    3d2  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    3d7  62f27d4858e0              vpbroadcastd zmm4, xmm0                              ; vectorize float32x16
    3dd  62d15c4859c5              vmulps zmm0, zmm4, zmm13                             ; mul float32x16
    3e3  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    3ea  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    3f0  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    3f6  0fb784d184000000          movzx eax, word ptr [rcx + rdx*8 + 132]              ; load float16
    3fe  c5f96ec0                  vmovd xmm0, eax
    402  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    407  62f27d4858d8              vpbroadcastd zmm3, xmm0                              ; vectorize float32x16
    40d  62d1644859c4              vmulps zmm0, zmm3, zmm12                             ; mul float32x16
    413  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    41a  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    420  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    426  0fb784d186000000          movzx eax, word ptr [rcx + rdx*8 + 134]              ; load float16
    42e  c5f96ec0                  vmovd xmm0, eax
    432  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    437  62f27d4858d0              vpbroadcastd zmm2, xmm0                              ; vectorize float32x16
    43d  62d16c4859c3              vmulps zmm0, zmm2, zmm11                             ; mul float32x16
    443  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    44a  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    450  62e1744858c8              vaddps zmm17, zmm1, zmm0                             ; add float32x16
    456  62d1544859c2              vmulps zmm0, zmm5, zmm10                             ; mul float32x16
    45c  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    463  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    469  62f1344058c8              vaddps zmm1, zmm25, zmm0                             ; add float32x16
    46f  62d15c4859c0              vmulps zmm0, zmm4, zmm8                              ; mul float32x16
    475  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    47c  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    482  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    488  62f1644859c7              vmulps zmm0, zmm3, zmm7                              ; mul float32x16
    48e  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    495  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    49b  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    4a1  62f16c4859c6              vmulps zmm0, zmm2, zmm6                              ; mul float32x16
    4a7  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    4ae  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    4b4  6261744858c8              vaddps zmm25, zmm1, zmm0                             ; add float32x16
    4ba  0fb784d1c0000000          movzx eax, word ptr [rcx + rdx*8 + 192]              ; load float16
    4c2  c5f96ec0                  vmovd xmm0, eax
    4c6  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    4cb  62f27d4858e8              vpbroadcastd zmm5, xmm0                              ; vectorize float32x16
    4d1  62d1544859c6              vmulps zmm0, zmm5, zmm14                             ; mul float32x16
    4d7  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    4de  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    4e4  62f1644058c8              vaddps zmm1, zmm19, zmm0                             ; add float32x16
    4ea  0fb784d1c2000000          movzx eax, word ptr [rcx + rdx*8 + 194]              ; load float16
    4f2  c5f96ec0                  vmovd xmm0, eax
    4f6  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    4fb  62f27d4858e0              vpbroadcastd zmm4, xmm0                              ; vectorize float32x16
    501  62d15c4859c5              vmulps zmm0, zmm4, zmm13                             ; mul float32x16
    507  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    50e  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    514  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    51a  0fb784d1c4000000          movzx eax, word ptr [rcx + rdx*8 + 196]              ; load float16
    522  c5f96ec0                  vmovd xmm0, eax
    526  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    52b  62f27d4858d8              vpbroadcastd zmm3, xmm0                              ; vectorize float32x16
    531  62d1644859c4              vmulps zmm0, zmm3, zmm12                             ; mul float32x16
    537  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    53e  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    544  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    54a  0fb784d1c6000000          movzx eax, word ptr [rcx + rdx*8 + 198]              ; load float16
    552  c5f96ec0                  vmovd xmm0, eax
    556  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    55b  62f27d4858d0              vpbroadcastd zmm2, xmm0                              ; vectorize float32x16
    561  62d16c4859c3              vmulps zmm0, zmm2, zmm11                             ; mul float32x16
    567  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    56e  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    574  62e1744858d8              vaddps zmm19, zmm1, zmm0                             ; add float32x16
    57a  62d1544859c2              vmulps zmm0, zmm5, zmm10                             ; mul float32x16
    580  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    587  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    58d  62f12c4058c8              vaddps zmm1, zmm26, zmm0                             ; add float32x16
    593  62d15c4859c0              vmulps zmm0, zmm4, zmm8                              ; mul float32x16
    599  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    5a0  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    5a6  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    5ac  62f1644859c7              vmulps zmm0, zmm3, zmm7                              ; mul float32x16
    5b2  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    5b9  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    5bf  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    5c5  62f16c4859c6              vmulps zmm0, zmm2, zmm6                              ; mul float32x16
    5cb  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    5d2  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    5d8  6261744858d0              vaddps zmm26, zmm1, zmm0                             ; add float32x16
    5de  0fb784d100010000          movzx eax, word ptr [rcx + rdx*8 + 256]              ; load float16
    5e6  c5f96ec0                  vmovd xmm0, eax
    5ea  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    5ef  62f27d4858e8              vpbroadcastd zmm5, xmm0                              ; vectorize float32x16
    5f5  62d1544859c6              vmulps zmm0, zmm5, zmm14                             ; mul float32x16
    5fb  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    602  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    608  62f15c4058c8              vaddps zmm1, zmm20, zmm0                             ; add float32x16
    60e  0fb784d102010000          movzx eax, word ptr [rcx + rdx*8 + 258]              ; load float16
    616  c5f96ec0                  vmovd xmm0, eax
    61a  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    61f  62f27d4858e0              vpbroadcastd zmm4, xmm0                              ; vectorize float32x16
    625  62d15c4859c5              vmulps zmm0, zmm4, zmm13                             ; mul float32x16
    62b  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    632  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    638  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    63e  0fb784d104010000          movzx eax, word ptr [rcx + rdx*8 + 260]              ; load float16
    646  c5f96ec0                  vmovd xmm0, eax
    64a  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    64f  62f27d4858d8              vpbroadcastd zmm3, xmm0                              ; vectorize float32x16
    655  62d1644859c4              vmulps zmm0, zmm3, zmm12                             ; mul float32x16
    65b  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    662  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    668  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    66e  0fb784d106010000          movzx eax, word ptr [rcx + rdx*8 + 262]              ; load float16
    676  c5f96ec0                  vmovd xmm0, eax
    67a  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    67f  62f27d4858d0              vpbroadcastd zmm2, xmm0                              ; vectorize float32x16
    685  62d16c4859c3              vmulps zmm0, zmm2, zmm11                             ; mul float32x16
    68b  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    692  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    698  62e1744858e0              vaddps zmm20, zmm1, zmm0                             ; add float32x16
    69e  62d1544859c2              vmulps zmm0, zmm5, zmm10                             ; mul float32x16
    6a4  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    6ab  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    6b1  62f1244058c8              vaddps zmm1, zmm27, zmm0                             ; add float32x16
    6b7  62d15c4859c0              vmulps zmm0, zmm4, zmm8                              ; mul float32x16
    6bd  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    6c4  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    6ca  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    6d0  62f1644859c7              vmulps zmm0, zmm3, zmm7                              ; mul float32x16
    6d6  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    6dd  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    6e3  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    6e9  62f16c4859c6              vmulps zmm0, zmm2, zmm6                              ; mul float32x16
    6ef  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    6f6  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    6fc  6261744858d8              vaddps zmm27, zmm1, zmm0                             ; add float32x16
    702  0fb784d140010000          movzx eax, word ptr [rcx + rdx*8 + 320]              ; load float16
    70a  c5f96ec0                  vmovd xmm0, eax
    70e  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    713  62f27d4858e8              vpbroadcastd zmm5, xmm0                              ; vectorize float32x16
    719  62d1544859c6              vmulps zmm0, zmm5, zmm14                             ; mul float32x16
    71f  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    726  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    72c  62f1544058c8              vaddps zmm1, zmm21, zmm0                             ; add float32x16
    732  0fb784d142010000          movzx eax, word ptr [rcx + rdx*8 + 322]              ; load float16
    73a  c5f96ec0                  vmovd xmm0, eax
    73e  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    743  62f27d4858e0              vpbroadcastd zmm4, xmm0                              ; vectorize float32x16
    749  62d15c4859c5              vmulps zmm0, zmm4, zmm13                             ; mul float32x16
    74f  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    756  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    75c  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    762  0fb784d144010000          movzx eax, word ptr [rcx + rdx*8 + 324]              ; load float16
    76a  c5f96ec0                  vmovd xmm0, eax
    76e  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    773  62f27d4858d8              vpbroadcastd zmm3, xmm0                              ; vectorize float32x16
    779  62d1644859c4              vmulps zmm0, zmm3, zmm12                             ; mul float32x16
    77f  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    786  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    78c  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    792  0fb784d146010000          movzx eax, word ptr [rcx + rdx*8 + 326]              ; load float16
    79a  c5f96ec0                  vmovd xmm0, eax
    79e  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    7a3  62f27d4858d0              vpbroadcastd zmm2, xmm0                              ; vectorize float32x16
    7a9  62d16c4859c3              vmulps zmm0, zmm2, zmm11                             ; mul float32x16
    7af  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    7b6  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    7bc  62e1744858e8              vaddps zmm21, zmm1, zmm0                             ; add float32x16
    7c2  62d1544859c2              vmulps zmm0, zmm5, zmm10                             ; mul float32x16
    7c8  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    7cf  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    7d5  62f11c4058c8              vaddps zmm1, zmm28, zmm0                             ; add float32x16
    7db  62d15c4859c0              vmulps zmm0, zmm4, zmm8                              ; mul float32x16
    7e1  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    7e8  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    7ee  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    7f4  62f1644859c7              vmulps zmm0, zmm3, zmm7                              ; mul float32x16
    7fa  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    801  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    807  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    80d  62f16c4859c6              vmulps zmm0, zmm2, zmm6                              ; mul float32x16
    813  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    81a  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    820  6261744858e0              vaddps zmm28, zmm1, zmm0                             ; add float32x16
    826  0fb784d180010000          movzx eax, word ptr [rcx + rdx*8 + 384]              ; load float16
    82e  c5f96ec0                  vmovd xmm0, eax
    832  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    837  62f27d4858e8              vpbroadcastd zmm5, xmm0                              ; vectorize float32x16
    83d  62d1544859c6              vmulps zmm0, zmm5, zmm14                             ; mul float32x16
    843  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    84a  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    850  62f14c4058c8              vaddps zmm1, zmm22, zmm0                             ; add float32x16
    856  0fb784d182010000          movzx eax, word ptr [rcx + rdx*8 + 386]              ; load float16
    85e  c5f96ec0                  vmovd xmm0, eax
    862  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    867  62f27d4858e0              vpbroadcastd zmm4, xmm0                              ; vectorize float32x16
    86d  62d15c4859c5              vmulps zmm0, zmm4, zmm13                             ; mul float32x16
    873  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    87a  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    880  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    886  0fb784d184010000          movzx eax, word ptr [rcx + rdx*8 + 388]              ; load float16
    88e  c5f96ec0                  vmovd xmm0, eax
    892  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    897  62f27d4858d8              vpbroadcastd zmm3, xmm0                              ; vectorize float32x16
    89d  62d1644859c4              vmulps zmm0, zmm3, zmm12                             ; mul float32x16
    8a3  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    8aa  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    8b0  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    8b6  0fb784d186010000          movzx eax, word ptr [rcx + rdx*8 + 390]              ; load float16
    8be  c5f96ec0                  vmovd xmm0, eax
    8c2  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    8c7  62f27d4858d0              vpbroadcastd zmm2, xmm0                              ; vectorize float32x16
    8cd  62d16c4859c3              vmulps zmm0, zmm2, zmm11                             ; mul float32x16
    8d3  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    8da  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    8e0  62e1744858f0              vaddps zmm22, zmm1, zmm0                             ; add float32x16
    8e6  62d1544859c2              vmulps zmm0, zmm5, zmm10                             ; mul float32x16
    8ec  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    8f3  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    8f9  62f1144058c8              vaddps zmm1, zmm29, zmm0                             ; add float32x16
    8ff  62d15c4859c0              vmulps zmm0, zmm4, zmm8                              ; mul float32x16
    905  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    90c  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    912  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    918  62f1644859c7              vmulps zmm0, zmm3, zmm7                              ; mul float32x16
    91e  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    925  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    92b  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    931  62f16c4859c6              vmulps zmm0, zmm2, zmm6                              ; mul float32x16
    937  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    93e  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    944  6261744858e8              vaddps zmm29, zmm1, zmm0                             ; add float32x16
    94a  0fb784d1c0010000          movzx eax, word ptr [rcx + rdx*8 + 448]              ; load float16
    952  c5f96ec0                  vmovd xmm0, eax
    956  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    95b  62f27d4858e8              vpbroadcastd zmm5, xmm0                              ; vectorize float32x16
    961  62d1544859c6              vmulps zmm0, zmm5, zmm14                             ; mul float32x16
    967  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    96e  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    974  62f13c4058c8              vaddps zmm1, zmm24, zmm0                             ; add float32x16
    97a  0fb784d1c2010000          movzx eax, word ptr [rcx + rdx*8 + 450]              ; load float16
    982  c5f96ec0                  vmovd xmm0, eax
    986  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    98b  62f27d4858e0              vpbroadcastd zmm4, xmm0                              ; vectorize float32x16
    991  62d15c4859c5              vmulps zmm0, zmm4, zmm13                             ; mul float32x16
    997  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    99e  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    9a4  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    9aa  0fb784d1c4010000          movzx eax, word ptr [rcx + rdx*8 + 452]              ; load float16
    9b2  c5f96ec0                  vmovd xmm0, eax
    9b6  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    9bb  62f27d4858d8              vpbroadcastd zmm3, xmm0                              ; vectorize float32x16
    9c1  62d1644859c4              vmulps zmm0, zmm3, zmm12                             ; mul float32x16
    9c7  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    9ce  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    9d4  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    9da  0fb784d1c6010000          movzx eax, word ptr [rcx + rdx*8 + 454]              ; load float16
    9e2  c5f96ec0                  vmovd xmm0, eax
    9e6  c4e27913c0                vcvtph2ps xmm0, xmm0                                 ; cast float32
    9eb  62f27d4858d0              vpbroadcastd zmm2, xmm0                              ; vectorize float32x16
    9f1  62d16c4859c3              vmulps zmm0, zmm2, zmm11                             ; mul float32x16
    9f7  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    9fe  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    a04  6261744858c0              vaddps zmm24, zmm1, zmm0                             ; add float32x16
    a0a  62d1544859c2              vmulps zmm0, zmm5, zmm10                             ; mul float32x16
    a10  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    a17  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    a1d  62f10c4058c8              vaddps zmm1, zmm30, zmm0                             ; add float32x16
    a23  62d15c4859c0              vmulps zmm0, zmm4, zmm8                              ; mul float32x16
    a29  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    a30  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    a36  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    a3c  62f1644859c7              vmulps zmm0, zmm3, zmm7                              ; mul float32x16
    a42  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    a49  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    a4f  62f1744858c8              vaddps zmm1, zmm1, zmm0                              ; add float32x16
    a55  62f16c4859c6              vmulps zmm0, zmm2, zmm6                              ; mul float32x16
    a5b  62f37d481dc000            vcvtps2ph ymm0, zmm0, 0                              ; cast float16x16
    a62  62f27d4813c0              vcvtph2ps zmm0, ymm0                                 ; cast float32x16
    a68  6261744858f0              vaddps zmm30, zmm1, zmm0                             ; add float32x16
    a6e  4881c600010000            add rsi, 256                                         ; end void
    a75  83c201                    add edx, 1
    a78  83fa08                    cmp edx, 8
    a7b  0f8c7ff6ffff              jl loop_100
done_a81:
    a81  62737d481df900            vcvtps2ph ymm1, zmm15, 0                             ; cast float16x16
    a88  62e37d481dd000            vcvtps2ph ymm0, zmm18, 0                             ; cast float16x16
    a8f  62f3f5481ac001            vinsertf64x4 zmm0, zmm1, ymm0, 1                     ; vectorize float16x32
    a96  62f17c481107              vmovups zmmword ptr [rdi], zmm0                      ; store void
    a9c  62e37d481dc100            vcvtps2ph ymm1, zmm16, 0                             ; cast float16x16
    aa3  62e37d481df800            vcvtps2ph ymm0, zmm23, 0                             ; cast float16x16
    aaa  62f3f5481ac001            vinsertf64x4 zmm0, zmm1, ymm0, 1                     ; vectorize float16x32
    ab1  62f17c48114701            vmovups zmmword ptr [rdi + 64], zmm0                 ; store void
    ab8  62e37d481dc900            vcvtps2ph ymm1, zmm17, 0                             ; cast float16x16
    abf  62637d481dc800            vcvtps2ph ymm0, zmm25, 0                             ; cast float16x16
    ac6  62f3f5481ac001            vinsertf64x4 zmm0, zmm1, ymm0, 1                     ; vectorize float16x32
    acd  62f17c48114702            vmovups zmmword ptr [rdi + 128], zmm0                ; store void
    ad4  62e37d481dd900            vcvtps2ph ymm1, zmm19, 0                             ; cast float16x16
    adb  62637d481dd000            vcvtps2ph ymm0, zmm26, 0                             ; cast float16x16
    ae2  62f3f5481ac001            vinsertf64x4 zmm0, zmm1, ymm0, 1                     ; vectorize float16x32
    ae9  62f17c48114703            vmovups zmmword ptr [rdi + 192], zmm0                ; store void
    af0  62e37d481de100            vcvtps2ph ymm1, zmm20, 0                             ; cast float16x16
    af7  62637d481dd800            vcvtps2ph ymm0, zmm27, 0                             ; cast float16x16
    afe  62f3f5481ac001            vinsertf64x4 zmm0, zmm1, ymm0, 1                     ; vectorize float16x32
    b05  62f17c48114704            vmovups zmmword ptr [rdi + 256], zmm0                ; store void
    b0c  62e37d481de900            vcvtps2ph ymm1, zmm21, 0                             ; cast float16x16
    b13  62637d481de000            vcvtps2ph ymm0, zmm28, 0                             ; cast float16x16
    b1a  62f3f5481ac001            vinsertf64x4 zmm0, zmm1, ymm0, 1                     ; vectorize float16x32
    b21  62f17c48114705            vmovups zmmword ptr [rdi + 320], zmm0                ; store void
    b28  62e37d481df100            vcvtps2ph ymm1, zmm22, 0                             ; cast float16x16
    b2f  62637d481de800            vcvtps2ph ymm0, zmm29, 0                             ; cast float16x16
    b36  62f3f5481ac001            vinsertf64x4 zmm0, zmm1, ymm0, 1                     ; vectorize float16x32
    b3d  62f17c48114706            vmovups zmmword ptr [rdi + 384], zmm0                ; store void
    b44  62637d481dc100            vcvtps2ph ymm1, zmm24, 0                             ; cast float16x16
    b4b  62637d481df000            vcvtps2ph ymm0, zmm30, 0                             ; cast float16x16
    b52  62f3f5481ac001            vinsertf64x4 zmm0, zmm1, ymm0, 1                     ; vectorize float16x32
    b59  62f17c48114707            vmovups zmmword ptr [rdi + 448], zmm0                ; store void
    b60  4881c700020000            add rdi, 512                                         ; end void
    b67  4183c001                  add r8d, 1
    b6b  453bc1                    cmp r8d, r9d
    b6e  0f8cccf4ffff              jl loop_40
done_b74:
    b74  c5f877                    vzeroupper                                           ; sink void
    b77  8fc3                      pop rbx
    b79  c3                        ret                                                  ; sink void
