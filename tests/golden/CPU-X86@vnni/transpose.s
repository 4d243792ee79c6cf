transpose:
      0  488bc4                    mov rax, rsp
      3  4881ecc0010000            sub rsp, 448
      a  4883e4c0                  and rsp, -64
      e  4889842480010000          mov qword ptr [rsp + 384], rax
     16  b800000000                mov eax, 0
     1b  b810000000                mov eax, 16
     20  488b17                    mov rdx, qword ptr [rdi]
     23  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 384>
     27  62f17c481001              vmovups zmm0, zmmword ptr [rcx]                      ; load float32x16
     2d  62f17c48110424            vmovups zmmword ptr [rsp], zmm0
     34  62f17c48104103            vmovups zmm0, zmmword ptr [rcx + 192]                ; load float32x16
     3b  62f17c4811442401          vmovups zmmword ptr [rsp + 64], zmm0
     43  62f17c48100424            vmovups zmm0, zmmword ptr [rsp]
     4a  62717c48144c2401          vunpcklps zmm9, zmm0, zmmword ptr [rsp + 64]         ; shuffle float32x16
     52  62f17c48108160000000      vmovups zmm0, zmmword ptr [rcx + 96]                 ; load float32x16
     5c  62f17c4811442402          vmovups zmmword ptr [rsp + 128], zmm0
     64  62617c4810b920010000      vmovups zmm31, zmmword ptr [rcx + 288]               ; load float32x16
     6e  62f17c4810442402          vmovups zmm0, zmmword ptr [rsp + 128]
     76  62117c4814c7              vunpcklps zmm8, zmm0, zmm31                          ; shuffle float32x16
     7c  62d1344814c0              vunpcklps zmm0, zmm9, zmm8                           ; shuffle float32x16
     82  62f17c4811442403          vmovups zmmword ptr [rsp + 192], zmm0
     8a  62617c48106906            vmovups zmm29, zmmword ptr [rcx + 384]               ; load float32x16
     91  62617c48105909            vmovups zmm27, zmmword ptr [rcx + 576]               ; load float32x16
     98  6291144014fb              vunpcklps zmm7, zmm29, zmm27                         ; shuffle float32x16
     9e  62e17c4810b9e0010000      vmovups zmm23, zmmword ptr [rcx + 480]               ; load float32x16
     a8  62e17c4810b1a0020000      vmovups zmm22, zmmword ptr [rcx + 672]               ; load float32x16
     b2  62b1444014f6              vunpcklps zmm6, zmm23, zmm22                         ; shuffle float32x16
     b8  62f1444814c6              vunpcklps zmm0, zmm7, zmm6                           ; shuffle float32x16
     be  62f17c4811442404          vmovups zmmword ptr [rsp + 256], zmm0
     c6  62f17c4810442403          vmovups zmm0, zmmword ptr [rsp + 192]
     ce  62f37d482364240488        vshuff32x4 zmm4, zmm0, zmmword ptr [rsp + 256], 136  ; shuffle float32x16
     d7  62e17c4810690c            vmovups zmm21, zmmword ptr [rcx + 768]               ; load float32x16
     de  62e17c4810510f            vmovups zmm18, zmmword ptr [rcx + 960]               ; load float32x16
     e5  62b1544014ea              vunpcklps zmm5, zmm21, zmm18                         ; shuffle float32x16
     eb  62e17c48108960030000      vmovups zmm17, zmmword ptr [rcx + 864]               ; load float32x16
     f5  62e17c48108120040000      vmovups zmm16, zmmword ptr [rcx + 1056]              ; load float32x16
     ff  62b1744014d8              vunpcklps zmm3, zmm17, zmm16                         ; shuffle float32x16
    105  62f1544814c3              vunpcklps zmm0, zmm5, zmm3                           ; shuffle float32x16
    10b  62f17c4811442405          vmovups zmmword ptr [rsp + 320], zmm0
    113  62717c48107912            vmovups zmm15, zmmword ptr [rcx + 1152]              ; load float32x16
    11a  62717c48106115            vmovups zmm12, zmmword ptr [rcx + 1344]              ; load float32x16
    121  62d1044814d4              vunpcklps zmm2, zmm15, zmm12                         ; shuffle float32x16
    127  62717c481099e0040000      vmovups zmm11, zmmword ptr [rcx + 1248]              ; load float32x16
    131  62717c481091a0050000      vmovups zmm10, zmmword ptr [rcx + 1440]              ; load float32x16
    13b  62d1244814ca              vunpcklps zmm1, zmm11, zmm10                         ; shuffle float32x16
    141  62616c4814f1              vunpcklps zmm30, zmm2, zmm1                          ; shuffle float32x16
    147  62f17c4810442405          vmovups zmm0, zmmword ptr [rsp + 320]
    14f  62937d4823c688            vshuff32x4 zmm0, zmm0, zmm30, 136                    ; shuffle float32x16
    156  62e35d4823e088            vshuff32x4 zmm20, zmm4, zmm0, 136                    ; shuffle float32x16
    15d  62e35d4823d8dd            vshuff32x4 zmm19, zmm4, zmm0, 221                    ; shuffle float32x16
    164  6241344815e0              vunpckhps zmm28, zmm9, zmm8                          ; shuffle float32x16
    16a  6261444815ce              vunpckhps zmm25, zmm7, zmm6                          ; shuffle float32x16
    170  6261544815d3              vunpckhps zmm26, zmm5, zmm3                          ; shuffle float32x16
    176  62616c4815c1              vunpckhps zmm24, zmm2, zmm1                          ; shuffle float32x16
    17c  62931d4023c988            vshuff32x4 zmm1, zmm28, zmm25, 136                   ; shuffle float32x16
    183  62932d4023c088            vshuff32x4 zmm0, zmm26, zmm24, 136                   ; shuffle float32x16
    18a  6273754823f088            vshuff32x4 zmm14, zmm1, zmm0, 136                    ; shuffle float32x16
    191  6273754823e8dd            vshuff32x4 zmm13, zmm1, zmm0, 221                    ; shuffle float32x16
    198  62f17c48100424            vmovups zmm0, zmmword ptr [rsp]
    19f  62717c48154c2401          vunpckhps zmm9, zmm0, zmmword ptr [rsp + 64]         ; shuffle float32x16
    1a7  62f17c4810442402          vmovups zmm0, zmmword ptr [rsp + 128]
    1af  62917c4815ff              vunpckhps zmm7, zmm0, zmm31                          ; shuffle float32x16
    1b5  6211144015c3              vunpckhps zmm8, zmm29, zmm27                         ; shuffle float32x16
    1bb  62b1444015ee              vunpckhps zmm5, zmm23, zmm22                         ; shuffle float32x16
    1c1  62b1544015f2              vunpckhps zmm6, zmm21, zmm18                         ; shuffle float32x16
    1c7  62b1744015d8              vunpckhps zmm3, zmm17, zmm16                         ; shuffle float32x16
    1cd  62d1044815e4              vunpckhps zmm4, zmm15, zmm12                         ; shuffle float32x16
    1d3  62d1244815d2              vunpckhps zmm2, zmm11, zmm10                         ; shuffle float32x16
    1d9  62e1344814ff              vunpcklps zmm23, zmm9, zmm7                          ; shuffle float32x16
    1df  62e13c4814f5              vunpcklps zmm22, zmm8, zmm5                          ; shuffle float32x16
    1e5  62b3454023ce88            vshuff32x4 zmm1, zmm23, zmm22, 136                   ; shuffle float32x16
    1ec  62e14c4814eb              vunpcklps zmm21, zmm6, zmm3                          ; shuffle float32x16
    1f2  62e15c4814d2              vunpcklps zmm18, zmm4, zmm2                          ; shuffle float32x16
    1f8  62b3554023c288            vshuff32x4 zmm0, zmm21, zmm18, 136                   ; shuffle float32x16
    1ff  6273754823e088            vshuff32x4 zmm12, zmm1, zmm0, 136                    ; shuffle float32x16
    206  6273754823d8dd            vshuff32x4 zmm11, zmm1, zmm0, 221                    ; shuffle float32x16
    20d  62e1344815cf              vunpckhps zmm17, zmm9, zmm7                          ; shuffle float32x16
    213  62713c4815fd              vunpckhps zmm15, zmm8, zmm5                          ; shuffle float32x16
    219  62e14c4815c3              vunpckhps zmm16, zmm6, zmm3                          ; shuffle float32x16
    21f  62f15c4815d2              vunpckhps zmm2, zmm4, zmm2                           ; shuffle float32x16
    225  62d3754023cf88            vshuff32x4 zmm1, zmm17, zmm15, 136                   ; shuffle float32x16
    22c  62f37d4023c288            vshuff32x4 zmm0, zmm16, zmm2, 136                    ; shuffle float32x16
    233  6273754823d088            vshuff32x4 zmm10, zmm1, zmm0, 136                    ; shuffle float32x16
    23a  6273754823c8dd            vshuff32x4 zmm9, zmm1, zmm0, 221                     ; shuffle float32x16
    241  62f17c4810442403          vmovups zmm0, zmmword ptr [rsp + 192]
    249  62f37d48234c2404dd        vshuff32x4 zmm1, zmm0, zmmword ptr [rsp + 256], 221  ; shuffle float32x16
    252  62f17c4810442405          vmovups zmm0, zmmword ptr [rsp + 320]
    25a  62937d4823c6dd            vshuff32x4 zmm0, zmm0, zmm30, 221                    ; shuffle float32x16
    261  6273754823c088            vshuff32x4 zmm8, zmm1, zmm0, 136                     ; shuffle float32x16
    268  62f3754823f8dd            vshuff32x4 zmm7, zmm1, zmm0, 221                     ; shuffle float32x16
    26f  62931d4023c9dd            vshuff32x4 zmm1, zmm28, zmm25, 221                   ; shuffle float32x16
    276  62932d4023c0dd            vshuff32x4 zmm0, zmm26, zmm24, 221                   ; shuffle float32x16
    27d  62f3754823f088            vshuff32x4 zmm6, zmm1, zmm0, 136                     ; shuffle float32x16
    284  62f3754823e8dd            vshuff32x4 zmm5, zmm1, zmm0, 221                     ; shuffle float32x16
    28b  62b3454023cedd            vshuff32x4 zmm1, zmm23, zmm22, 221                   ; shuffle float32x16
    292  62b3554023c2dd            vshuff32x4 zmm0, zmm21, zmm18, 221                   ; shuffle float32x16
    299  62f3754823e088            vshuff32x4 zmm4, zmm1, zmm0, 136                     ; shuffle float32x16
    2a0  62f3754823d8dd            vshuff32x4 zmm3, zmm1, zmm0, 221                     ; shuffle float32x16
    2a7  62d3754023cfdd            vshuff32x4 zmm1, zmm17, zmm15, 221                   ; shuffle float32x16
    2ae  62f37d4023c2dd            vshuff32x4 zmm0, zmm16, zmm2, 221                    ; shuffle float32x16
    2b5  62f3754823d088            vshuff32x4 zmm2, zmm1, zmm0, 136                     ; shuffle float32x16
    2bc  62f3754823c0dd            vshuff32x4 zmm0, zmm1, zmm0, 221                     ; shuffle float32x16
    2c3  b800000000                mov eax, 0                                           ; range int32
loop_2e0:
    2e0  62e17c481122              vmovups zmmword ptr [rdx], zmm20                     ; store void
    2e6  62717c48117201            vmovups zmmword ptr [rdx + 64], zmm14                ; store void
    2ed  62717c48116202            vmovups zmmword ptr [rdx + 128], zmm12               ; store void
    2f4  62717c48115203            vmovups zmmword ptr [rdx + 192], zmm10               ; store void
    2fb  62717c48114204            vmovups zmmword ptr [rdx + 256], zmm8                ; store void
    302  62f17c48117205            vmovups zmmword ptr [rdx + 320], zmm6                ; store void
    309  62f17c48116206            vmovups zmmword ptr [rdx + 384], zmm4                ; store void
    310  62f17c48115207            vmovups zmmword ptr [rdx + 448], zmm2                ; store void
    317  62e17c48115a08            vmovups zmmword ptr [rdx + 512], zmm19               ; store void
    31e  62717c48116a09            vmovups zmmword ptr [rdx + 576], zmm13               ; store void
    325  62717c48115a0a            vmovups zmmword ptr [rdx + 640], zmm11               ; store void
    32c  62717c48114a0b            vmovups zmmword ptr [rdx + 704], zmm9                ; store void
    333  62f17c48117a0c            vmovups zmmword ptr [rdx + 768], zmm7                ; store void
    33a  62f17c48116a0d            vmovups zmmword ptr [rdx + 832], zmm5                ; store void
    341  62f17c48115a0e            vmovups zmmword ptr [rdx + 896], zmm3                ; store void
    348  62f17c4811420f            vmovups zmmword ptr [rdx + 960], zmm0                ; store void
    34f  83c001                    add eax, 1                                           ; end void
    352  83f801                    cmp eax, 1
    355  7c89                      jl loop_2e0
done_357:
    357  be10000000                mov esi, 16                                          ; range int32
    35c  b810000000                mov eax, 16
    361  48c1e006                  shl rax, 6
    365  488d1402                  lea rdx, [rdx + rax*1]
    369  62e17c48100d8d010000      vmovups zmm17, zmmword ptr [rip + 00000000180000003000000048000000600000007800000090000000a8000000c0000000d8000000f00000000801000020010000380100005001000068010000]
loop_380:
    380  62f27d487cc6              vpbroadcastd zmm0, esi                               ; vectorize int32x16
    386  62b17d48fec9              vpaddd zmm1, zmm0, zmm17                             ; add int32x16
    38c  c4e37916c800              vpextrd eax, xmm1, 0                                 ; gep int32
    392  62e17e08100481            vmovss xmm16, dword ptr [rcx + rax*4]                ; load float32
    399  c4e37916c801              vpextrd eax, xmm1, 1                                 ; gep int32
    39f  c5fa103c81                vmovss xmm7, dword ptr [rcx + rax*4]                 ; load float32
    3a4  c4e37916c802              vpextrd eax, xmm1, 2                                 ; gep int32
    3aa  c57a103c81                vmovss xmm15, dword ptr [rcx + rax*4]                ; load float32
    3af  c4e37916c803              vpextrd eax, xmm1, 3                                 ; gep int32
    3b5  c5fa101c81                vmovss xmm3, dword ptr [rcx + rax*4]                 ; load float32
    3ba  62f37d4819c801            vextractf32x4 xmm0, zmm1, 1                          ; gep int32
    3c1  c4e37916c000              vpextrd eax, xmm0, 0
    3c7  c57a103481                vmovss xmm14, dword ptr [rcx + rax*4]                ; load float32
    3cc  62f37d4819c801            vextractf32x4 xmm0, zmm1, 1                          ; gep int32
    3d3  c4e37916c001              vpextrd eax, xmm0, 1
    3d9  c5fa103481                vmovss xmm6, dword ptr [rcx + rax*4]                 ; load float32
    3de  62f37d4819c801            vextractf32x4 xmm0, zmm1, 1                          ; gep int32
    3e5  c4e37916c002              vpextrd eax, xmm0, 2
    3eb  c57a102c81                vmovss xmm13, dword ptr [rcx + rax*4]                ; load float32
    3f0  62f37d4819c801            vextractf32x4 xmm0, zmm1, 1                          ; gep int32
    3f7  c4e37916c003              vpextrd eax, xmm0, 3
    3fd  c57a102481                vmovss xmm12, dword ptr [rcx + rax*4]                ; load float32
    402  62f37d4819c802            vextractf32x4 xmm0, zmm1, 2                          ; gep int32
    409  c4e37916c000              vpextrd eax, xmm0, 0
    40f  c57a101c81                vmovss xmm11, dword ptr [rcx + rax*4]                ; load float32
    414  62f37d4819c802            vextractf32x4 xmm0, zmm1, 2                          ; gep int32
    41b  c4e37916c001              vpextrd eax, xmm0, 1
    421  c5fa102c81                vmovss xmm5, dword ptr [rcx + rax*4]                 ; load float32
    426  62f37d4819c802            vextractf32x4 xmm0, zmm1, 2                          ; gep int32
    42d  c4e37916c002              vpextrd eax, xmm0, 2
    433  c57a101481                vmovss xmm10, dword ptr [rcx + rax*4]                ; load float32
    438  62f37d4819c802            vextractf32x4 xmm0, zmm1, 2                          ; gep int32
    43f  c4e37916c003              vpextrd eax, xmm0, 3
    445  c5fa101481                vmovss xmm2, dword ptr [rcx + rax*4]                 ; load float32
    44a  62f37d4819c803            vextractf32x4 xmm0, zmm1, 3                          ; gep int32
    451  c4e37916c000              vpextrd eax, xmm0, 0
    457  c57a100c81                vmovss xmm9, dword ptr [rcx + rax*4]                 ; load float32
    45c  62f37d4819c803            vextractf32x4 xmm0, zmm1, 3                          ; gep int32
    463  c4e37916c001              vpextrd eax, xmm0, 1
    469  c5fa102481                vmovss xmm4, dword ptr [rcx + rax*4]                 ; load float32
    46e  62f37d4819c803            vextractf32x4 xmm0, zmm1, 3                          ; gep int32
    475  c4e37916c002              vpextrd eax, xmm0, 2
    47b  c57a100481                vmovss xmm8, dword ptr [rcx + rax*4]                 ; load float32
    480  62f37d4819c803            vextractf32x4 xmm0, zmm1, 3                          ; gep int32
    487  c4e37916c003              vpextrd eax, xmm0, 3
    48d  c5fa100481                vmovss xmm0, dword ptr [rcx + rax*4]                 ; load float32
    492  62f17c0014ff              vunpcklps xmm7, xmm16, xmm7                          ; vectorize float32x16
    498  c58014db                  vunpcklps xmm3, xmm15, xmm3
    49c  c58814f6                  vunpcklps xmm6, xmm14, xmm6
    4a0  c4c11014cc                vunpcklps xmm1, xmm13, xmm12
    4a5  c5a014ed                  vunpcklps xmm5, xmm11, xmm5
    4a9  c5a814d2                  vunpcklps xmm2, xmm10, xmm2
    4ad  c5b014e4                  vunpcklps xmm4, xmm9, xmm4
    4b1  c5b814c0                  vunpcklps xmm0, xmm8, xmm0
    4b5  c5c114db                  vunpcklpd xmm3, xmm7, xmm3
    4b9  c5c914c9                  vunpcklpd xmm1, xmm6, xmm1
    4bd  c5d114d2                  vunpcklpd xmm2, xmm5, xmm2
    4c1  c5d914c0                  vunpcklpd xmm0, xmm4, xmm0
    4c5  62f3652818c901            vinsertf32x4 ymm1, ymm3, xmm1, 1
    4cc  62f36d2818c001            vinsertf32x4 ymm0, ymm2, xmm0, 1
    4d3  62f3f5481ac001            vinsertf64x4 zmm0, zmm1, ymm0, 1
    4da  62f17c481102              vmovups zmmword ptr [rdx], zmm0                      ; store void
    4e0  4883c240                  add rdx, 64                                          ; end void
    4e4  83c601                    add esi, 1
    4e7  83fe18                    cmp esi, 24
    4ea  0f8c90feffff              jl loop_380
done_4f0:
    4f0  c5f877                    vzeroupper                                           ; sink void
    4f3  488ba42480010000          mov rsp, qword ptr [rsp + 384]
    4fb  c3                        ret                                                  ; sink void
