transpose:
      0  488bc4                    mov rax, rsp
      3  4881ec000d0000            sub rsp, 3328
      a  4883e4c0                  and rsp, -64
      e  48898424c00c0000          mov qword ptr [rsp + 3264], rax
     16  b800000000                mov eax, 0
     1b  488b17                    mov rdx, qword ptr [rdi]
     1e  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 384>
     22  c5fc1001                  vmovups ymm0, ymmword ptr [rcx]                      ; load float32x8
     26  c5fc110424                vmovups ymmword ptr [rsp], ymm0
     2b  c5fc1081c0000000          vmovups ymm0, ymmword ptr [rcx + 192]                ; load float32x8
     33  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
     39  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
     3e  c5fc14442420              vunpcklps ymm0, ymm0, ymmword ptr [rsp + 32]         ; shuffle float32x8
     44  c5fc11442440              vmovups ymmword ptr [rsp + 64], ymm0
     4a  c5fc104160                vmovups ymm0, ymmword ptr [rcx + 96]                 ; load float32x8
     4f  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
     55  c5fc108120010000          vmovups ymm0, ymmword ptr [rcx + 288]                ; load float32x8
     5d  c5fc11842480000000        vmovups ymmword ptr [rsp + 128], ymm0
     66  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
     6c  c5fc14842480000000        vunpcklps ymm0, ymm0, ymmword ptr [rsp + 128]        ; shuffle float32x8
     75  c5fc118424a0000000        vmovups ymmword ptr [rsp + 160], ymm0
     7e  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
     84  c5fc148424a0000000        vunpcklps ymm0, ymm0, ymmword ptr [rsp + 160]        ; shuffle float32x8
     8d  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
     96  c5fc104120                vmovups ymm0, ymmword ptr [rcx + 32]                 ; load float32x8
     9b  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
     a4  c5fc1081e0000000          vmovups ymm0, ymmword ptr [rcx + 224]                ; load float32x8
     ac  c5fc11842400010000        vmovups ymmword ptr [rsp + 256], ymm0
     b5  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
     be  c5fc14842400010000        vunpcklps ymm0, ymm0, ymmword ptr [rsp + 256]        ; shuffle float32x8
     c7  c5fc11842420010000        vmovups ymmword ptr [rsp + 288], ymm0
     d0  c5fc108180000000          vmovups ymm0, ymmword ptr [rcx + 128]                ; load float32x8
     d8  c5fc11842440010000        vmovups ymmword ptr [rsp + 320], ymm0
     e1  c5fc108140010000          vmovups ymm0, ymmword ptr [rcx + 320]                ; load float32x8
     e9  c5fc11842460010000        vmovups ymmword ptr [rsp + 352], ymm0
     f2  c5fc10842440010000        vmovups ymm0, ymmword ptr [rsp + 320]
     fb  c5fc14842460010000        vunpcklps ymm0, ymm0, ymmword ptr [rsp + 352]        ; shuffle float32x8
    104  c5fc118424800c0000        vmovups ymmword ptr [rsp + 3200], ymm0
    10d  c5fc10842420010000        vmovups ymm0, ymmword ptr [rsp + 288]
    116  c5fc148424800c0000        vunpcklps ymm0, ymm0, ymmword ptr [rsp + 3200]       ; shuffle float32x8
    11f  c5fc11842480010000        vmovups ymmword ptr [rsp + 384], ymm0
    128  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    131  c4e37d0694248001000020    vperm2f128 ymm2, ymm0, ymmword ptr [rsp + 384], 32   ; shuffle float32x8
    13c  c5fc108180010000          vmovups ymm0, ymmword ptr [rcx + 384]                ; load float32x8
    144  c5fc118424a0010000        vmovups ymmword ptr [rsp + 416], ymm0
    14d  c5fc108140020000          vmovups ymm0, ymmword ptr [rcx + 576]                ; load float32x8
    155  c5fc118424c0010000        vmovups ymmword ptr [rsp + 448], ymm0
    15e  c5fc108424a0010000        vmovups ymm0, ymmword ptr [rsp + 416]
    167  c5fc14a424c0010000        vunpcklps ymm4, ymm0, ymmword ptr [rsp + 448]        ; shuffle float32x8
    170  c5fc1081e0010000          vmovups ymm0, ymmword ptr [rcx + 480]                ; load float32x8
    178  c5fc118424e0010000        vmovups ymmword ptr [rsp + 480], ymm0
    181  c5fc1081a0020000          vmovups ymm0, ymmword ptr [rcx + 672]                ; load float32x8
    189  c5fc11842400020000        vmovups ymmword ptr [rsp + 512], ymm0
    192  c5fc108424e0010000        vmovups ymm0, ymmword ptr [rsp + 480]
    19b  c5fc14bc2400020000        vunpcklps ymm7, ymm0, ymmword ptr [rsp + 512]        ; shuffle float32x8
    1a4  c5dc14c7                  vunpcklps ymm0, ymm4, ymm7                           ; shuffle float32x8
    1a8  c5fc11842420020000        vmovups ymmword ptr [rsp + 544], ymm0
    1b1  c5fc1081a0010000          vmovups ymm0, ymmword ptr [rcx + 416]                ; load float32x8
    1b9  c5fc11842440020000        vmovups ymmword ptr [rsp + 576], ymm0
    1c2  c5fc108160020000          vmovups ymm0, ymmword ptr [rcx + 608]                ; load float32x8
    1ca  c5fc11842460020000        vmovups ymmword ptr [rsp + 608], ymm0
    1d3  c5fc10842440020000        vmovups ymm0, ymmword ptr [rsp + 576]
    1dc  c57c14a42460020000        vunpcklps ymm12, ymm0, ymmword ptr [rsp + 608]       ; shuffle float32x8
    1e5  c5fc108100020000          vmovups ymm0, ymmword ptr [rcx + 512]                ; load float32x8
    1ed  c5fc11842480020000        vmovups ymmword ptr [rsp + 640], ymm0
    1f6  c5fc1081c0020000          vmovups ymm0, ymmword ptr [rcx + 704]                ; load float32x8
    1fe  c5fc118424a0020000        vmovups ymmword ptr [rsp + 672], ymm0
    207  c5fc10842480020000        vmovups ymm0, ymmword ptr [rsp + 640]
    210  c5fc149c24a0020000        vunpcklps ymm3, ymm0, ymmword ptr [rsp + 672]        ; shuffle float32x8
    219  c59c14c3                  vunpcklps ymm0, ymm12, ymm3                          ; shuffle float32x8
    21d  c5fc118424c0020000        vmovups ymmword ptr [rsp + 704], ymm0
    226  c5fc10842420020000        vmovups ymm0, ymmword ptr [rsp + 544]
    22f  c4e37d068424c002000020    vperm2f128 ymm0, ymm0, ymmword ptr [rsp + 704], 32   ; shuffle float32x8
    23a  c4e36d06c820              vperm2f128 ymm1, ymm2, ymm0, 32                      ; shuffle float32x8
    240  c5fc118c24e0020000        vmovups ymmword ptr [rsp + 736], ymm1
    249  c4e36d06c031              vperm2f128 ymm0, ymm2, ymm0, 49                      ; shuffle float32x8
    24f  c5fc11842400030000        vmovups ymmword ptr [rsp + 768], ymm0
    258  c5fc108100030000          vmovups ymm0, ymmword ptr [rcx + 768]                ; load float32x8
    260  c5fc11842420030000        vmovups ymmword ptr [rsp + 800], ymm0
    269  c5fc1081c0030000          vmovups ymm0, ymmword ptr [rcx + 960]                ; load float32x8
    271  c5fc11842440030000        vmovups ymmword ptr [rsp + 832], ymm0
    27a  c5fc10842420030000        vmovups ymm0, ymmword ptr [rsp + 800]
    283  c5fc14942440030000        vunpcklps ymm2, ymm0, ymmword ptr [rsp + 832]        ; shuffle float32x8
    28c  c5fc108160030000          vmovups ymm0, ymmword ptr [rcx + 864]                ; load float32x8
    294  c5fc11842460030000        vmovups ymmword ptr [rsp + 864], ymm0
    29d  c5fc108120040000          vmovups ymm0, ymmword ptr [rcx + 1056]               ; load float32x8
    2a5  c5fc11842480030000        vmovups ymmword ptr [rsp + 896], ymm0
    2ae  c5fc10842460030000        vmovups ymm0, ymmword ptr [rsp + 864]
    2b7  c57c149c2480030000        vunpcklps ymm11, ymm0, ymmword ptr [rsp + 896]       ; shuffle float32x8
    2c0  c4c16c14c3                vunpcklps ymm0, ymm2, ymm11                          ; shuffle float32x8
    2c5  c5fc118424a0030000        vmovups ymmword ptr [rsp + 928], ymm0
    2ce  c5fc108120030000          vmovups ymm0, ymmword ptr [rcx + 800]                ; load float32x8
    2d6  c5fc118424c0030000        vmovups ymmword ptr [rsp + 960], ymm0
    2df  c5fc1081e0030000          vmovups ymm0, ymmword ptr [rcx + 992]                ; load float32x8
    2e7  c5fc118424e0030000        vmovups ymmword ptr [rsp + 992], ymm0
    2f0  c5fc108424c0030000        vmovups ymm0, ymmword ptr [rsp + 960]
    2f9  c57c14b424e0030000        vunpcklps ymm14, ymm0, ymmword ptr [rsp + 992]       ; shuffle float32x8
    302  c5fc108180030000          vmovups ymm0, ymmword ptr [rcx + 896]                ; load float32x8
    30a  c5fc11842400040000        vmovups ymmword ptr [rsp + 1024], ymm0
    313  c5fc108140040000          vmovups ymm0, ymmword ptr [rcx + 1088]               ; load float32x8
    31b  c5fc11842420040000        vmovups ymmword ptr [rsp + 1056], ymm0
    324  c5fc10842400040000        vmovups ymm0, ymmword ptr [rsp + 1024]
    32d  c5fc14b42420040000        vunpcklps ymm6, ymm0, ymmword ptr [rsp + 1056]       ; shuffle float32x8
    336  c58c14c6                  vunpcklps ymm0, ymm14, ymm6                          ; shuffle float32x8
    33a  c5fc11842440040000        vmovups ymmword ptr [rsp + 1088], ymm0
    343  c5fc108424a0030000        vmovups ymm0, ymmword ptr [rsp + 928]
    34c  c4637d068c244004000020    vperm2f128 ymm9, ymm0, ymmword ptr [rsp + 1088], 32  ; shuffle float32x8
    357  c5fc108180040000          vmovups ymm0, ymmword ptr [rcx + 1152]               ; load float32x8
    35f  c5fc11842460040000        vmovups ymmword ptr [rsp + 1120], ymm0
    368  c5fc108140050000          vmovups ymm0, ymmword ptr [rcx + 1344]               ; load float32x8
    370  c5fc11842480040000        vmovups ymmword ptr [rsp + 1152], ymm0
    379  c5fc10842460040000        vmovups ymm0, ymmword ptr [rsp + 1120]
    382  c57c14ac2480040000        vunpcklps ymm13, ymm0, ymmword ptr [rsp + 1152]      ; shuffle float32x8
    38b  c5fc1081e0040000          vmovups ymm0, ymmword ptr [rcx + 1248]               ; load float32x8
    393  c5fc118424a0040000        vmovups ymmword ptr [rsp + 1184], ymm0
    39c  c5fc1081a0050000          vmovups ymm0, ymmword ptr [rcx + 1440]               ; load float32x8
    3a4  c5fc118424c0040000        vmovups ymmword ptr [rsp + 1216], ymm0
    3ad  c5fc108424a0040000        vmovups ymm0, ymmword ptr [rsp + 1184]
    3b6  c5fc148424c0040000        vunpcklps ymm0, ymm0, ymmword ptr [rsp + 1216]       ; shuffle float32x8
    3bf  c59414c8                  vunpcklps ymm1, ymm13, ymm0                          ; shuffle float32x8
    3c3  c5fc118c24e0040000        vmovups ymmword ptr [rsp + 1248], ymm1
    3cc  c5fc1089a0040000          vmovups ymm1, ymmword ptr [rcx + 1184]               ; load float32x8
    3d4  c5fc118c2400050000        vmovups ymmword ptr [rsp + 1280], ymm1
    3dd  c57c109160050000          vmovups ymm10, ymmword ptr [rcx + 1376]              ; load float32x8
    3e5  c5fc108c2400050000        vmovups ymm1, ymmword ptr [rsp + 1280]
    3ee  c4c17414ea                vunpcklps ymm5, ymm1, ymm10                          ; shuffle float32x8
    3f3  c5fc108900050000          vmovups ymm1, ymmword ptr [rcx + 1280]               ; load float32x8
    3fb  c5fc118c2420050000        vmovups ymmword ptr [rsp + 1312], ymm1
    404  c5fc1089c0050000          vmovups ymm1, ymmword ptr [rcx + 1472]               ; load float32x8
    40c  c5fc118c2440050000        vmovups ymmword ptr [rsp + 1344], ymm1
    415  c5fc108c2420050000        vmovups ymm1, ymmword ptr [rsp + 1312]
    41e  c5f4148c2440050000        vunpcklps ymm1, ymm1, ymmword ptr [rsp + 1344]       ; shuffle float32x8
    427  c55414c1                  vunpcklps ymm8, ymm5, ymm1                           ; shuffle float32x8
    42b  c57c11842460050000        vmovups ymmword ptr [rsp + 1376], ymm8
    434  c57c108424e0040000        vmovups ymm8, ymmword ptr [rsp + 1248]
    43d  c4633d0684246005000020    vperm2f128 ymm8, ymm8, ymmword ptr [rsp + 1376], 32  ; shuffle float32x8
    448  c4433506f820              vperm2f128 ymm15, ymm9, ymm8, 32                     ; shuffle float32x8
    44e  c57c11bc2480050000        vmovups ymmword ptr [rsp + 1408], ymm15
    457  c4433506c031              vperm2f128 ymm8, ymm9, ymm8, 49                      ; shuffle float32x8
    45d  c57c118424a0050000        vmovups ymmword ptr [rsp + 1440], ymm8
    466  c57c10442440              vmovups ymm8, ymmword ptr [rsp + 64]
    46c  c53c158424a0000000        vunpckhps ymm8, ymm8, ymmword ptr [rsp + 160]        ; shuffle float32x8
    475  c57c118424c0050000        vmovups ymmword ptr [rsp + 1472], ymm8
    47e  c57c10842420010000        vmovups ymm8, ymmword ptr [rsp + 288]
    487  c53c158424800c0000        vunpckhps ymm8, ymm8, ymmword ptr [rsp + 3200]       ; shuffle float32x8
    490  c57c118424e0050000        vmovups ymmword ptr [rsp + 1504], ymm8
    499  c5dc15e7                  vunpckhps ymm4, ymm4, ymm7                           ; shuffle float32x8
    49d  c5fc11a42400060000        vmovups ymmword ptr [rsp + 1536], ymm4
    4a6  c59c15db                  vunpckhps ymm3, ymm12, ymm3                          ; shuffle float32x8
    4aa  c5fc119c2420060000        vmovups ymmword ptr [rsp + 1568], ymm3
    4b3  c5fc109c24c0050000        vmovups ymm3, ymmword ptr [rsp + 1472]
    4bc  c4636506a424e005000020    vperm2f128 ymm12, ymm3, ymmword ptr [rsp + 1504], 32 ; shuffle float32x8
    4c7  c5fc109c2400060000        vmovups ymm3, ymmword ptr [rsp + 1536]
    4d0  c4e36506bc242006000020    vperm2f128 ymm7, ymm3, ymmword ptr [rsp + 1568], 32  ; shuffle float32x8
    4db  c4e31d06df20              vperm2f128 ymm3, ymm12, ymm7, 32                     ; shuffle float32x8
    4e1  c5fc119c2440060000        vmovups ymmword ptr [rsp + 1600], ymm3
    4ea  c4e31d06df31              vperm2f128 ymm3, ymm12, ymm7, 49                     ; shuffle float32x8
    4f0  c5fc119c2460060000        vmovups ymmword ptr [rsp + 1632], ymm3
    4f9  c4c16c15d3                vunpckhps ymm2, ymm2, ymm11                          ; shuffle float32x8
    4fe  c5fc11942480060000        vmovups ymmword ptr [rsp + 1664], ymm2
    507  c58c15d6                  vunpckhps ymm2, ymm14, ymm6                          ; shuffle float32x8
    50b  c5fc119424a0060000        vmovups ymmword ptr [rsp + 1696], ymm2
    514  c59415c0                  vunpckhps ymm0, ymm13, ymm0                          ; shuffle float32x8
    518  c5fc118424c0060000        vmovups ymmword ptr [rsp + 1728], ymm0
    521  c5d415c1                  vunpckhps ymm0, ymm5, ymm1                           ; shuffle float32x8
    525  c5fc118424e0060000        vmovups ymmword ptr [rsp + 1760], ymm0
    52e  c5fc10842480060000        vmovups ymm0, ymmword ptr [rsp + 1664]
    537  c4e37d06ac24a006000020    vperm2f128 ymm5, ymm0, ymmword ptr [rsp + 1696], 32  ; shuffle float32x8
    542  c5fc108424c0060000        vmovups ymm0, ymmword ptr [rsp + 1728]
    54b  c4637d069c24e006000020    vperm2f128 ymm11, ymm0, ymmword ptr [rsp + 1760], 32 ; shuffle float32x8
    556  c4c35506c320              vperm2f128 ymm0, ymm5, ymm11, 32                     ; shuffle float32x8
    55c  c5fc11842400070000        vmovups ymmword ptr [rsp + 1792], ymm0
    565  c4c35506c331              vperm2f128 ymm0, ymm5, ymm11, 49                     ; shuffle float32x8
    56b  c5fc11842420070000        vmovups ymmword ptr [rsp + 1824], ymm0
    574  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    579  c5fc15442420              vunpckhps ymm0, ymm0, ymmword ptr [rsp + 32]         ; shuffle float32x8
    57f  c5fc11842440070000        vmovups ymmword ptr [rsp + 1856], ymm0
    588  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
    58e  c5fc15842480000000        vunpckhps ymm0, ymm0, ymmword ptr [rsp + 128]        ; shuffle float32x8
    597  c5fc118424a00c0000        vmovups ymmword ptr [rsp + 3232], ymm0
    5a0  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
    5a9  c5fc15842400010000        vunpckhps ymm0, ymm0, ymmword ptr [rsp + 256]        ; shuffle float32x8
    5b2  c5fc11842460070000        vmovups ymmword ptr [rsp + 1888], ymm0
    5bb  c5fc10842440010000        vmovups ymm0, ymmword ptr [rsp + 320]
    5c4  c5fc159c2460010000        vunpckhps ymm3, ymm0, ymmword ptr [rsp + 352]        ; shuffle float32x8
    5cd  c5fc108424a0010000        vmovups ymm0, ymmword ptr [rsp + 416]
    5d6  c5fc159424c0010000        vunpckhps ymm2, ymm0, ymmword ptr [rsp + 448]        ; shuffle float32x8
    5df  c5fc108424e0010000        vmovups ymm0, ymmword ptr [rsp + 480]
    5e8  c5fc15842400020000        vunpckhps ymm0, ymm0, ymmword ptr [rsp + 512]        ; shuffle float32x8
    5f1  c5fc108c2440020000        vmovups ymm1, ymmword ptr [rsp + 576]
    5fa  c5f415b42460020000        vunpckhps ymm6, ymm1, ymmword ptr [rsp + 608]        ; shuffle float32x8
    603  c5fc108c2480020000        vmovups ymm1, ymmword ptr [rsp + 640]
    60c  c5f4158c24a0020000        vunpckhps ymm1, ymm1, ymmword ptr [rsp + 672]        ; shuffle float32x8
    615  c5fc10a42440070000        vmovups ymm4, ymmword ptr [rsp + 1856]
    61e  c5dc14a424a00c0000        vunpcklps ymm4, ymm4, ymmword ptr [rsp + 3232]       ; shuffle float32x8
    627  c5fc11a42480070000        vmovups ymmword ptr [rsp + 1920], ymm4
    630  c5fc10a42460070000        vmovups ymm4, ymmword ptr [rsp + 1888]
    639  c5dc14e3                  vunpcklps ymm4, ymm4, ymm3                           ; shuffle float32x8
    63d  c5fc11a424a0070000        vmovups ymmword ptr [rsp + 1952], ymm4
    646  c5fc10a42480070000        vmovups ymm4, ymmword ptr [rsp + 1920]
    64f  c4635d06bc24a007000020    vperm2f128 ymm15, ymm4, ymmword ptr [rsp + 1952], 32 ; shuffle float32x8
    65a  c5ec14e0                  vunpcklps ymm4, ymm2, ymm0                           ; shuffle float32x8
    65e  c5fc11a424c0070000        vmovups ymmword ptr [rsp + 1984], ymm4
    667  c5cc14e1                  vunpcklps ymm4, ymm6, ymm1                           ; shuffle float32x8
    66b  c5fc11a424e0070000        vmovups ymmword ptr [rsp + 2016], ymm4
    674  c5fc10a424c0070000        vmovups ymm4, ymmword ptr [rsp + 1984]
    67d  c4e35d06a424e007000020    vperm2f128 ymm4, ymm4, ymmword ptr [rsp + 2016], 32  ; shuffle float32x8
    688  c4e30506ec20              vperm2f128 ymm5, ymm15, ymm4, 32                     ; shuffle float32x8
    68e  c5fc11ac2400080000        vmovups ymmword ptr [rsp + 2048], ymm5
    697  c4e30506e431              vperm2f128 ymm4, ymm15, ymm4, 49                     ; shuffle float32x8
    69d  c5fc11a42420080000        vmovups ymmword ptr [rsp + 2080], ymm4
    6a6  c5fc10a42420030000        vmovups ymm4, ymmword ptr [rsp + 800]
    6af  c55c15bc2440030000        vunpckhps ymm15, ymm4, ymmword ptr [rsp + 832]       ; shuffle float32x8
    6b8  c5fc10a42460030000        vmovups ymm4, ymmword ptr [rsp + 864]
    6c1  c55c15842480030000        vunpckhps ymm8, ymm4, ymmword ptr [rsp + 896]        ; shuffle float32x8
    6ca  c5fc10a424c0030000        vmovups ymm4, ymmword ptr [rsp + 960]
    6d3  c55c158c24e0030000        vunpckhps ymm9, ymm4, ymmword ptr [rsp + 992]        ; shuffle float32x8
    6dc  c5fc10a42400040000        vmovups ymm4, ymmword ptr [rsp + 1024]
    6e5  c5dc15bc2420040000        vunpckhps ymm7, ymm4, ymmword ptr [rsp + 1056]       ; shuffle float32x8
    6ee  c5fc10a42460040000        vmovups ymm4, ymmword ptr [rsp + 1120]
    6f7  c55c15a42480040000        vunpckhps ymm12, ymm4, ymmword ptr [rsp + 1152]      ; shuffle float32x8
    700  c5fc10a424a0040000        vmovups ymm4, ymmword ptr [rsp + 1184]
    709  c5dc15ac24c0040000        vunpckhps ymm5, ymm4, ymmword ptr [rsp + 1216]       ; shuffle float32x8
    712  c5fc10a42400050000        vmovups ymm4, ymmword ptr [rsp + 1280]
    71b  c4415c15d2                vunpckhps ymm10, ymm4, ymm10                         ; shuffle float32x8
    720  c5fc10a42420050000        vmovups ymm4, ymmword ptr [rsp + 1312]
    729  c5dc15a42440050000        vunpckhps ymm4, ymm4, ymmword ptr [rsp + 1344]       ; shuffle float32x8
    732  c4410414d8                vunpcklps ymm11, ymm15, ymm8                         ; shuffle float32x8
    737  c57c119c2440080000        vmovups ymmword ptr [rsp + 2112], ymm11
    740  c53414df                  vunpcklps ymm11, ymm9, ymm7                          ; shuffle float32x8
    744  c57c119c2460080000        vmovups ymmword ptr [rsp + 2144], ymm11
    74d  c57c109c2440080000        vmovups ymm11, ymmword ptr [rsp + 2112]
    756  c46325069c246008000020    vperm2f128 ymm11, ymm11, ymmword ptr [rsp + 2144], 32; shuffle float32x8
    761  c51c14ed                  vunpcklps ymm13, ymm12, ymm5                         ; shuffle float32x8
    765  c57c11ac2480080000        vmovups ymmword ptr [rsp + 2176], ymm13
    76e  c52c14ec                  vunpcklps ymm13, ymm10, ymm4                         ; shuffle float32x8
    772  c57c11ac24a0080000        vmovups ymmword ptr [rsp + 2208], ymm13
    77b  c57c10ac2480080000        vmovups ymm13, ymmword ptr [rsp + 2176]
    784  c4631506ac24a008000020    vperm2f128 ymm13, ymm13, ymmword ptr [rsp + 2208], 32; shuffle float32x8
    78f  c4432506f520              vperm2f128 ymm14, ymm11, ymm13, 32                   ; shuffle float32x8
    795  c57c11b424c0080000        vmovups ymmword ptr [rsp + 2240], ymm14
    79e  c4432506dd31              vperm2f128 ymm11, ymm11, ymm13, 49                   ; shuffle float32x8
    7a4  c57c119c24e0080000        vmovups ymmword ptr [rsp + 2272], ymm11
    7ad  c57c109c2440070000        vmovups ymm11, ymmword ptr [rsp + 1856]
    7b6  c524159c24a00c0000        vunpckhps ymm11, ymm11, ymmword ptr [rsp + 3232]     ; shuffle float32x8
    7bf  c57c119c2400090000        vmovups ymmword ptr [rsp + 2304], ymm11
    7c8  c57c109c2460070000        vmovups ymm11, ymmword ptr [rsp + 1888]
    7d1  c5a415db                  vunpckhps ymm3, ymm11, ymm3                          ; shuffle float32x8
    7d5  c5fc119c2420090000        vmovups ymmword ptr [rsp + 2336], ymm3
    7de  c5ec15c0                  vunpckhps ymm0, ymm2, ymm0                           ; shuffle float32x8
    7e2  c5fc11842440090000        vmovups ymmword ptr [rsp + 2368], ymm0
    7eb  c5cc15c1                  vunpckhps ymm0, ymm6, ymm1                           ; shuffle float32x8
    7ef  c5fc11842460090000        vmovups ymmword ptr [rsp + 2400], ymm0
    7f8  c5fc10842400090000        vmovups ymm0, ymmword ptr [rsp + 2304]
    801  c4e37d0694242009000020    vperm2f128 ymm2, ymm0, ymmword ptr [rsp + 2336], 32  ; shuffle float32x8
    80c  c5fc10842440090000        vmovups ymm0, ymmword ptr [rsp + 2368]
    815  c4e37d06b4246009000020    vperm2f128 ymm6, ymm0, ymmword ptr [rsp + 2400], 32  ; shuffle float32x8
    820  c4e36d06c620              vperm2f128 ymm0, ymm2, ymm6, 32                      ; shuffle float32x8
    826  c5fc11842480090000        vmovups ymmword ptr [rsp + 2432], ymm0
    82f  c4e36d06c631              vperm2f128 ymm0, ymm2, ymm6, 49                      ; shuffle float32x8
    835  c5fc118424a0090000        vmovups ymmword ptr [rsp + 2464], ymm0
    83e  c4c10415c0                vunpckhps ymm0, ymm15, ymm8                          ; shuffle float32x8
    843  c5fc118424c0090000        vmovups ymmword ptr [rsp + 2496], ymm0
    84c  c5b415c7                  vunpckhps ymm0, ymm9, ymm7                           ; shuffle float32x8
    850  c5fc118424e0090000        vmovups ymmword ptr [rsp + 2528], ymm0
    859  c59c15c5                  vunpckhps ymm0, ymm12, ymm5                          ; shuffle float32x8
    85d  c5fc118424000a0000        vmovups ymmword ptr [rsp + 2560], ymm0
    866  c52c15fc                  vunpckhps ymm15, ymm10, ymm4                         ; shuffle float32x8
    86a  c5fc108424c0090000        vmovups ymm0, ymmword ptr [rsp + 2496]
    873  c4637d068424e009000020    vperm2f128 ymm8, ymm0, ymmword ptr [rsp + 2528], 32  ; shuffle float32x8
    87e  c5fc108424000a0000        vmovups ymm0, ymmword ptr [rsp + 2560]
    887  c4437d06cf20              vperm2f128 ymm9, ymm0, ymm15, 32                     ; shuffle float32x8
    88d  c4c33d06c120              vperm2f128 ymm0, ymm8, ymm9, 32                      ; shuffle float32x8
    893  c5fc118424200a0000        vmovups ymmword ptr [rsp + 2592], ymm0
    89c  c4c33d06c131              vperm2f128 ymm0, ymm8, ymm9, 49                      ; shuffle float32x8
    8a2  c5fc118424400a0000        vmovups ymmword ptr [rsp + 2624], ymm0
    8ab  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    8b4  c4637d068c248001000031    vperm2f128 ymm9, ymm0, ymmword ptr [rsp + 384], 49   ; shuffle float32x8
    8bf  c5fc10842420020000        vmovups ymm0, ymmword ptr [rsp + 544]
    8c8  c4637d06a424c002000031    vperm2f128 ymm12, ymm0, ymmword ptr [rsp + 704], 49  ; shuffle float32x8
    8d3  c4c33506c420              vperm2f128 ymm0, ymm9, ymm12, 32                     ; shuffle float32x8
    8d9  c5fc118424600a0000        vmovups ymmword ptr [rsp + 2656], ymm0
    8e2  c4433506cc31              vperm2f128 ymm9, ymm9, ymm12, 49                     ; shuffle float32x8
    8e8  c5fc108424a0030000        vmovups ymm0, ymmword ptr [rsp + 928]
    8f1  c4637d06a4244004000031    vperm2f128 ymm12, ymm0, ymmword ptr [rsp + 1088], 49 ; shuffle float32x8
    8fc  c5fc108424e0040000        vmovups ymm0, ymmword ptr [rsp + 1248]
    905  c4e37d0684246005000031    vperm2f128 ymm0, ymm0, ymmword ptr [rsp + 1376], 49  ; shuffle float32x8
    910  c4e31d06d820              vperm2f128 ymm3, ymm12, ymm0, 32                     ; shuffle float32x8
    916  c4e31d06c031              vperm2f128 ymm0, ymm12, ymm0, 49                     ; shuffle float32x8
    91c  c5fc108c24c0050000        vmovups ymm1, ymmword ptr [rsp + 1472]
    925  c4637506a424e005000031    vperm2f128 ymm12, ymm1, ymmword ptr [rsp + 1504], 49 ; shuffle float32x8
    930  c5fc108c2400060000        vmovups ymm1, ymmword ptr [rsp + 1536]
    939  c4e375068c242006000031    vperm2f128 ymm1, ymm1, ymmword ptr [rsp + 1568], 49  ; shuffle float32x8
    944  c4e31d06f120              vperm2f128 ymm6, ymm12, ymm1, 32                     ; shuffle float32x8
    94a  c4e31d06c931              vperm2f128 ymm1, ymm12, ymm1, 49                     ; shuffle float32x8
    950  c5fc10942480060000        vmovups ymm2, ymmword ptr [rsp + 1664]
    959  c4636d06a424a006000031    vperm2f128 ymm12, ymm2, ymmword ptr [rsp + 1696], 49 ; shuffle float32x8
    964  c5fc109424c0060000        vmovups ymm2, ymmword ptr [rsp + 1728]
    96d  c4e36d06ac24e006000031    vperm2f128 ymm5, ymm2, ymmword ptr [rsp + 1760], 49  ; shuffle float32x8
    978  c4e31d06fd20              vperm2f128 ymm7, ymm12, ymm5, 32                     ; shuffle float32x8
    97e  c4e31d06ed31              vperm2f128 ymm5, ymm12, ymm5, 49                     ; shuffle float32x8
    984  c5fc10942480070000        vmovups ymm2, ymmword ptr [rsp + 1920]
    98d  c4636d06a424a007000031    vperm2f128 ymm12, ymm2, ymmword ptr [rsp + 1952], 49 ; shuffle float32x8
    998  c5fc109424c0070000        vmovups ymm2, ymmword ptr [rsp + 1984]
    9a1  c4e36d06a424e007000031    vperm2f128 ymm4, ymm2, ymmword ptr [rsp + 2016], 49  ; shuffle float32x8
    9ac  c4631d06f420              vperm2f128 ymm14, ymm12, ymm4, 32                    ; shuffle float32x8
    9b2  c4e31d06e431              vperm2f128 ymm4, ymm12, ymm4, 49                     ; shuffle float32x8
    9b8  c5fc10942440080000        vmovups ymm2, ymmword ptr [rsp + 2112]
    9c1  c4636d06a4246008000031    vperm2f128 ymm12, ymm2, ymmword ptr [rsp + 2144], 49 ; shuffle float32x8
    9cc  c5fc10942480080000        vmovups ymm2, ymmword ptr [rsp + 2176]
    9d5  c4636d069c24a008000031    vperm2f128 ymm11, ymm2, ymmword ptr [rsp + 2208], 49 ; shuffle float32x8
    9e0  c4431d06eb20              vperm2f128 ymm13, ymm12, ymm11, 32                   ; shuffle float32x8
    9e6  c4431d06db31              vperm2f128 ymm11, ymm12, ymm11, 49                   ; shuffle float32x8
    9ec  c5fc10942400090000        vmovups ymm2, ymmword ptr [rsp + 2304]
    9f5  c4636d06a4242009000031    vperm2f128 ymm12, ymm2, ymmword ptr [rsp + 2336], 49 ; shuffle float32x8
    a00  c5fc10942440090000        vmovups ymm2, ymmword ptr [rsp + 2368]
    a09  c4e36d0694246009000031    vperm2f128 ymm2, ymm2, ymmword ptr [rsp + 2400], 49  ; shuffle float32x8
    a14  c4631d06d220              vperm2f128 ymm10, ymm12, ymm2, 32                    ; shuffle float32x8
    a1a  c4e31d06d231              vperm2f128 ymm2, ymm12, ymm2, 49                     ; shuffle float32x8
    a20  c57c108424c0090000        vmovups ymm8, ymmword ptr [rsp + 2496]
    a29  c4633d06a424e009000031    vperm2f128 ymm12, ymm8, ymmword ptr [rsp + 2528], 49 ; shuffle float32x8
    a34  c57c108424000a0000        vmovups ymm8, ymmword ptr [rsp + 2560]
    a3d  c4433d06c731              vperm2f128 ymm8, ymm8, ymm15, 49                     ; shuffle float32x8
    a43  c4431d06f820              vperm2f128 ymm15, ymm12, ymm8, 32                    ; shuffle float32x8
    a49  c4431d06c031              vperm2f128 ymm8, ymm12, ymm8, 49                     ; shuffle float32x8
    a4f  b800000000                mov eax, 0                                           ; range int32
loop_a60:
    a60  c57c10a424e0020000        vmovups ymm12, ymmword ptr [rsp + 736]
    a69  c57c1122                  vmovups ymmword ptr [rdx], ymm12                     ; store void
    a6d  c57c10a42480050000        vmovups ymm12, ymmword ptr [rsp + 1408]
    a76  c57c116220                vmovups ymmword ptr [rdx + 32], ymm12                ; store void
    a7b  c57c10a42440060000        vmovups ymm12, ymmword ptr [rsp + 1600]
    a84  c57c116240                vmovups ymmword ptr [rdx + 64], ymm12                ; store void
    a89  c57c10a42400070000        vmovups ymm12, ymmword ptr [rsp + 1792]
    a92  c57c116260                vmovups ymmword ptr [rdx + 96], ymm12                ; store void
    a97  c57c10a42400080000        vmovups ymm12, ymmword ptr [rsp + 2048]
    aa0  c57c11a280000000          vmovups ymmword ptr [rdx + 128], ymm12               ; store void
    aa8  c57c10a424c0080000        vmovups ymm12, ymmword ptr [rsp + 2240]
    ab1  c57c11a2a0000000          vmovups ymmword ptr [rdx + 160], ymm12               ; store void
    ab9  c57c10a42480090000        vmovups ymm12, ymmword ptr [rsp + 2432]
    ac2  c57c11a2c0000000          vmovups ymmword ptr [rdx + 192], ymm12               ; store void
    aca  c57c10a424200a0000        vmovups ymm12, ymmword ptr [rsp + 2592]
    ad3  c57c11a2e0000000          vmovups ymmword ptr [rdx + 224], ymm12               ; store void
    adb  c57c10a424600a0000        vmovups ymm12, ymmword ptr [rsp + 2656]
    ae4  c57c11a200010000          vmovups ymmword ptr [rdx + 256], ymm12               ; store void
    aec  c5fc119a20010000          vmovups ymmword ptr [rdx + 288], ymm3                ; store void
    af4  c5fc11b240010000          vmovups ymmword ptr [rdx + 320], ymm6                ; store void
    afc  c5fc11ba60010000          vmovups ymmword ptr [rdx + 352], ymm7                ; store void
    b04  c57c11b280010000          vmovups ymmword ptr [rdx + 384], ymm14               ; store void
    b0c  c57c11aaa0010000          vmovups ymmword ptr [rdx + 416], ymm13               ; store void
    b14  c57c1192c0010000          vmovups ymmword ptr [rdx + 448], ymm10               ; store void
    b1c  c57c11bae0010000          vmovups ymmword ptr [rdx + 480], ymm15               ; store void
    b24  c57c10a42400030000        vmovups ymm12, ymmword ptr [rsp + 768]
    b2d  c57c11a200020000          vmovups ymmword ptr [rdx + 512], ymm12               ; store void
    b35  c57c10a424a0050000        vmovups ymm12, ymmword ptr [rsp + 1440]
    b3e  c57c11a220020000          vmovups ymmword ptr [rdx + 544], ymm12               ; store void
    b46  c57c10a42460060000        vmovups ymm12, ymmword ptr [rsp + 1632]
    b4f  c57c11a240020000          vmovups ymmword ptr [rdx + 576], ymm12               ; store void
    b57  c57c10a42420070000        vmovups ymm12, ymmword ptr [rsp + 1824]
    b60  c57c11a260020000          vmovups ymmword ptr [rdx + 608], ymm12               ; store void
    b68  c57c10a42420080000        vmovups ymm12, ymmword ptr [rsp + 2080]
    b71  c57c11a280020000          vmovups ymmword ptr [rdx + 640], ymm12               ; store void
    b79  c57c10a424e0080000        vmovups ymm12, ymmword ptr [rsp + 2272]
    b82  c57c11a2a0020000          vmovups ymmword ptr [rdx + 672], ymm12               ; store void
    b8a  c57c10a424a0090000        vmovups ymm12, ymmword ptr [rsp + 2464]
    b93  c57c11a2c0020000          vmovups ymmword ptr [rdx + 704], ymm12               ; store void
    b9b  c57c10a424400a0000        vmovups ymm12, ymmword ptr [rsp + 2624]
    ba4  c57c11a2e0020000          vmovups ymmword ptr [rdx + 736], ymm12               ; store void
    bac  c57c118a00030000          vmovups ymmword ptr [rdx + 768], ymm9                ; store void
    bb4  c5fc118220030000          vmovups ymmword ptr [rdx + 800], ymm0                ; store void
    bbc  c5fc118a40030000          vmovups ymmword ptr [rdx + 832], ymm1                ; store void
    bc4  c5fc11aa60030000          vmovups ymmword ptr [rdx + 864], ymm5                ; store void
    bcc  c5fc11a280030000          vmovups ymmword ptr [rdx + 896], ymm4                ; store void
    bd4  c57c119aa0030000          vmovups ymmword ptr [rdx + 928], ymm11               ; store void
    bdc  c5fc1192c0030000          vmovups ymmword ptr [rdx + 960], ymm2                ; store void
    be4  c57c1182e0030000          vmovups ymmword ptr [rdx + 992], ymm8                ; store void
    bec  83c001                    add eax, 1                                           ; end void
    bef  83f801                    cmp eax, 1
    bf2  0f8c68feffff              jl loop_a60
done_bf8:
    bf8  c5fc104140                vmovups ymm0, ymmword ptr [rcx + 64]                 ; load float32x8
    bfd  c5fc118424800a0000        vmovups ymmword ptr [rsp + 2688], ymm0
    c06  c5fc1081a0000000          vmovups ymm0, ymmword ptr [rcx + 160]                ; load float32x8
    c0e  c5fc118424a00a0000        vmovups ymmword ptr [rsp + 2720], ymm0
    c17  c5fc100521080000          vmovups ymm0, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    c1f  c4e27d369424800a0000      vpermd ymm2, ymm0, ymmword ptr [rsp + 2688]          ; shuffle float32x8
    c29  c5fc10052f080000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    c31  c4e27d369c24a00a0000      vpermd ymm3, ymm0, ymmword ptr [rsp + 2720]          ; shuffle float32x8
    c3b  c4e36d02c3f0              vpblendd ymm0, ymm2, ymm3, 240
    c41  c5fc118424c00a0000        vmovups ymmword ptr [rsp + 2752], ymm0
    c4a  c5fc109900010000          vmovups ymm3, ymmword ptr [rcx + 256]                ; load float32x8
    c52  c5fc10a160010000          vmovups ymm4, ymmword ptr [rcx + 352]                ; load float32x8
    c5a  c5fc1005de070000          vmovups ymm0, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    c62  c4e27d36eb                vpermd ymm5, ymm0, ymm3                              ; shuffle float32x8
    c67  c5fc1005f1070000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    c6f  c4e27d36f4                vpermd ymm6, ymm0, ymm4                              ; shuffle float32x8
    c74  c4e35502c6f0              vpblendd ymm0, ymm5, ymm6, 240
    c7a  c5fc118424e00a0000        vmovups ymmword ptr [rsp + 2784], ymm0
    c83  c5fc1005b5070000          vmovups ymm0, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    c8b  c4e27d36b424c00a0000      vpermd ymm6, ymm0, ymmword ptr [rsp + 2752]          ; shuffle float32x8
    c95  c5fc1005c3070000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    c9d  c4e27d36bc24e00a0000      vpermd ymm7, ymm0, ymmword ptr [rsp + 2784]          ; shuffle float32x8
    ca7  c4e34d02c7f0              vpblendd ymm0, ymm6, ymm7, 240
    cad  c5fc118424000b0000        vmovups ymmword ptr [rsp + 2816], ymm0
    cb6  c5fc10b9c0010000          vmovups ymm7, ymmword ptr [rcx + 448]                ; load float32x8
    cbe  c57c108120020000          vmovups ymm8, ymmword ptr [rcx + 544]                ; load float32x8
    cc6  c5fc100572070000          vmovups ymm0, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    cce  c4627d36cf                vpermd ymm9, ymm0, ymm7                              ; shuffle float32x8
    cd3  c5fc100585070000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    cdb  c4427d36d0                vpermd ymm10, ymm0, ymm8                             ; shuffle float32x8
    ce0  c4c33502c2f0              vpblendd ymm0, ymm9, ymm10, 240
    ce6  c5fc118424200b0000        vmovups ymmword ptr [rsp + 2848], ymm0
    cef  c57c109180020000          vmovups ymm10, ymmword ptr [rcx + 640]               ; load float32x8
    cf7  c57c1099e0020000          vmovups ymm11, ymmword ptr [rcx + 736]               ; load float32x8
    cff  c5fc100539070000          vmovups ymm0, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    d07  c4427d36e2                vpermd ymm12, ymm0, ymm10                            ; shuffle float32x8
    d0c  c5fc10054c070000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    d14  c4427d36eb                vpermd ymm13, ymm0, ymm11                            ; shuffle float32x8
    d19  c4c31d02c5f0              vpblendd ymm0, ymm12, ymm13, 240
    d1f  c5fc118424400b0000        vmovups ymmword ptr [rsp + 2880], ymm0
    d28  c5fc100510070000          vmovups ymm0, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    d30  c4627d36ac24200b0000      vpermd ymm13, ymm0, ymmword ptr [rsp + 2848]         ; shuffle float32x8
    d3a  c5fc10051e070000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    d42  c4627d36b424400b0000      vpermd ymm14, ymm0, ymmword ptr [rsp + 2880]         ; shuffle float32x8
    d4c  c4c31502c6f0              vpblendd ymm0, ymm13, ymm14, 240
    d52  c5fc118424600b0000        vmovups ymmword ptr [rsp + 2912], ymm0
    d5b  c5fc1005dd060000          vmovups ymm0, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    d63  c4627d36b424000b0000      vpermd ymm14, ymm0, ymmword ptr [rsp + 2816]         ; shuffle float32x8
    d6d  c5fc1005eb060000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    d75  c4627d36bc24600b0000      vpermd ymm15, ymm0, ymmword ptr [rsp + 2912]         ; shuffle float32x8
    d7f  c4430d02f7f0              vpblendd ymm14, ymm14, ymm15, 240
    d85  c57c11b200040000          vmovups ymmword ptr [rdx + 1024], ymm14              ; store void
    d8d  c57c10b140030000          vmovups ymm14, ymmword ptr [rcx + 832]               ; load float32x8
    d95  c57c10b9a0030000          vmovups ymm15, ymmword ptr [rcx + 928]               ; load float32x8
    d9d  c5fc10059b060000          vmovups ymm0, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    da5  c4c27d36f6                vpermd ymm6, ymm0, ymm14                             ; shuffle float32x8
    daa  c5fc1005ae060000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    db2  c4427d36ef                vpermd ymm13, ymm0, ymm15                            ; shuffle float32x8
    db7  c4c34d02c5f0              vpblendd ymm0, ymm6, ymm13, 240
    dbd  c5fc118424800b0000        vmovups ymmword ptr [rsp + 2944], ymm0
    dc6  c57c10a900040000          vmovups ymm13, ymmword ptr [rcx + 1024]              ; load float32x8
    dce  c5fc109160040000          vmovups ymm2, ymmword ptr [rcx + 1120]               ; load float32x8
    dd6  c5fc100562060000          vmovups ymm0, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    dde  c4c27d36ed                vpermd ymm5, ymm0, ymm13                             ; shuffle float32x8
    de3  c5fc100575060000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    deb  c4627d36ca                vpermd ymm9, ymm0, ymm2                              ; shuffle float32x8
    df0  c4c35502c1f0              vpblendd ymm0, ymm5, ymm9, 240
    df6  c5fc118424a00b0000        vmovups ymmword ptr [rsp + 2976], ymm0
    dff  c5fc100539060000          vmovups ymm0, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    e07  c4627d368c24800b0000      vpermd ymm9, ymm0, ymmword ptr [rsp + 2944]          ; shuffle float32x8
    e11  c5fc100547060000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    e19  c4627d36a424a00b0000      vpermd ymm12, ymm0, ymmword ptr [rsp + 2976]         ; shuffle float32x8
    e23  c4c33502c4f0              vpblendd ymm0, ymm9, ymm12, 240
    e29  c5fc118424c00b0000        vmovups ymmword ptr [rsp + 3008], ymm0
    e32  c57c10a1c0040000          vmovups ymm12, ymmword ptr [rcx + 1216]              ; load float32x8
    e3a  c57c108920050000          vmovups ymm9, ymmword ptr [rcx + 1312]               ; load float32x8
    e42  c5fc1005f6050000          vmovups ymm0, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    e4a  c4c27d36f4                vpermd ymm6, ymm0, ymm12                             ; shuffle float32x8
    e4f  c5fc100509060000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    e57  c4c27d36e9                vpermd ymm5, ymm0, ymm9                              ; shuffle float32x8
    e5c  c4e34d02c5f0              vpblendd ymm0, ymm6, ymm5, 240
    e62  c5fc118424e00b0000        vmovups ymmword ptr [rsp + 3040], ymm0
    e6b  c5fc10b180050000          vmovups ymm6, ymmword ptr [rcx + 1408]               ; load float32x8
    e73  c5fc10a9e0050000          vmovups ymm5, ymmword ptr [rcx + 1504]               ; load float32x8
    e7b  c5fc1005bd050000          vmovups ymm0, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    e83  c4e27d36c6                vpermd ymm0, ymm0, ymm6                              ; shuffle float32x8
    e88  c5fc100dd0050000          vmovups ymm1, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    e90  c4e27536cd                vpermd ymm1, ymm1, ymm5                              ; shuffle float32x8
    e95  c4e37d02c1f0              vpblendd ymm0, ymm0, ymm1, 240
    e9b  c5fc118424000c0000        vmovups ymmword ptr [rsp + 3072], ymm0
    ea4  c5fc100594050000          vmovups ymm0, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    eac  c4e27d368c24e00b0000      vpermd ymm1, ymm0, ymmword ptr [rsp + 3040]          ; shuffle float32x8
    eb6  c5fc1005a2050000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    ebe  c4e27d368424000c0000      vpermd ymm0, ymm0, ymmword ptr [rsp + 3072]          ; shuffle float32x8
    ec8  c4e37502c0f0              vpblendd ymm0, ymm1, ymm0, 240
    ece  c5fc118424200c0000        vmovups ymmword ptr [rsp + 3104], ymm0
    ed7  c5fc100561050000          vmovups ymm0, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    edf  c4e27d368c24c00b0000      vpermd ymm1, ymm0, ymmword ptr [rsp + 3008]          ; shuffle float32x8
    ee9  c5fc10056f050000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    ef1  c4e27d368424200c0000      vpermd ymm0, ymm0, ymmword ptr [rsp + 3104]          ; shuffle float32x8
    efb  c4e37502c0f0              vpblendd ymm0, ymm1, ymm0, 240
    f01  c5fc118220040000          vmovups ymmword ptr [rdx + 1056], ymm0               ; store void
    f09  c5fc10056f050000          vmovups ymm0, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
    f11  c4e27d368424800a0000      vpermd ymm0, ymm0, ymmword ptr [rsp + 2688]          ; shuffle float32x8
    f1b  c5fc100d7d050000          vmovups ymm1, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
    f23  c4e275368c24a00a0000      vpermd ymm1, ymm1, ymmword ptr [rsp + 2720]          ; shuffle float32x8
    f2d  c4e37d02c1f0              vpblendd ymm0, ymm0, ymm1, 240
    f33  c5fc100d45050000          vmovups ymm1, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
    f3b  c4e27536cb                vpermd ymm1, ymm1, ymm3                              ; shuffle float32x8
    f40  c5fc101d58050000          vmovups ymm3, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
    f48  c4e26536dc                vpermd ymm3, ymm3, ymm4                              ; shuffle float32x8
    f4d  c4e37502cbf0              vpblendd ymm1, ymm1, ymm3, 240
    f53  c5fc101d25050000          vmovups ymm3, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
    f5b  c4e26536df                vpermd ymm3, ymm3, ymm7                              ; shuffle float32x8
    f60  c5fc102538050000          vmovups ymm4, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
    f68  c4c25d36e0                vpermd ymm4, ymm4, ymm8                              ; shuffle float32x8
    f6d  c4e36502dcf0              vpblendd ymm3, ymm3, ymm4, 240
    f73  c5fc102505050000          vmovups ymm4, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
    f7b  c4c25d36e2                vpermd ymm4, ymm4, ymm10                             ; shuffle float32x8
    f80  c5fc103d18050000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
    f88  c4c24536fb                vpermd ymm7, ymm7, ymm11                             ; shuffle float32x8
    f8d  c4e35d02e7f0              vpblendd ymm4, ymm4, ymm7, 240
    f93  c5fc103da5040000          vmovups ymm7, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    f9b  c4e24536f8                vpermd ymm7, ymm7, ymm0                              ; shuffle float32x8
    fa0  c57c1005b8040000          vmovups ymm8, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    fa8  c4623d36c1                vpermd ymm8, ymm8, ymm1                              ; shuffle float32x8
    fad  c4c34502f8f0              vpblendd ymm7, ymm7, ymm8, 240
    fb3  c5fc11bc24400c0000        vmovups ymmword ptr [rsp + 3136], ymm7
    fbc  c5fc103d7c040000          vmovups ymm7, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    fc4  c4624536c3                vpermd ymm8, ymm7, ymm3                              ; shuffle float32x8
    fc9  c5fc103d8f040000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    fd1  c4624536d4                vpermd ymm10, ymm7, ymm4                             ; shuffle float32x8
    fd6  c4c33d02faf0              vpblendd ymm7, ymm8, ymm10, 240
    fdc  c5fc11bc24600c0000        vmovups ymmword ptr [rsp + 3168], ymm7
    fe5  c5fc103d53040000          vmovups ymm7, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    fed  c46245369424400c0000      vpermd ymm10, ymm7, ymmword ptr [rsp + 3136]         ; shuffle float32x8
    ff7  c5fc103d61040000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    fff  c46245369c24600c0000      vpermd ymm11, ymm7, ymmword ptr [rsp + 3168]         ; shuffle float32x8
   1009  c4432d02d3f0              vpblendd ymm10, ymm10, ymm11, 240
   100f  c57c119240040000          vmovups ymmword ptr [rdx + 1088], ymm10              ; store void
   1017  c5fc103d61040000          vmovups ymm7, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   101f  c4424536d6                vpermd ymm10, ymm7, ymm14                            ; shuffle float32x8
   1024  c5fc103d74040000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   102c  c4424536df                vpermd ymm11, ymm7, ymm15                            ; shuffle float32x8
   1031  c4432d02d3f0              vpblendd ymm10, ymm10, ymm11, 240
   1037  c5fc103d41040000          vmovups ymm7, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   103f  c4424536dd                vpermd ymm11, ymm7, ymm13                            ; shuffle float32x8
   1044  c5fc103d54040000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   104c  c4e24536d2                vpermd ymm2, ymm7, ymm2                              ; shuffle float32x8
   1051  c4e32502d2f0              vpblendd ymm2, ymm11, ymm2, 240
   1057  c5fc103d21040000          vmovups ymm7, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   105f  c4424536dc                vpermd ymm11, ymm7, ymm12                            ; shuffle float32x8
   1064  c5fc103d34040000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   106c  c4424536c9                vpermd ymm9, ymm7, ymm9                              ; shuffle float32x8
   1071  c4432502c9f0              vpblendd ymm9, ymm11, ymm9, 240
   1077  c5fc103d01040000          vmovups ymm7, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   107f  c4e24536f6                vpermd ymm6, ymm7, ymm6                              ; shuffle float32x8
   1084  c5fc103d14040000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   108c  c4e24536ed                vpermd ymm5, ymm7, ymm5                              ; shuffle float32x8
   1091  c4e34d02edf0              vpblendd ymm5, ymm6, ymm5, 240
   1097  c5fc1035a1030000          vmovups ymm6, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
   109f  c4c24d36f2                vpermd ymm6, ymm6, ymm10                             ; shuffle float32x8
   10a4  c5fc103db4030000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
   10ac  c4624536da                vpermd ymm11, ymm7, ymm2                             ; shuffle float32x8
   10b1  c4c34d02f3f0              vpblendd ymm6, ymm6, ymm11, 240
   10b7  c5fc103d81030000          vmovups ymm7, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
   10bf  c4424536d9                vpermd ymm11, ymm7, ymm9                             ; shuffle float32x8
   10c4  c5fc103d94030000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
   10cc  c4624536e5                vpermd ymm12, ymm7, ymm5                             ; shuffle float32x8
   10d1  c4432502dcf0              vpblendd ymm11, ymm11, ymm12, 240
   10d7  c5fc103d61030000          vmovups ymm7, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
   10df  c4624536e6                vpermd ymm12, ymm7, ymm6                             ; shuffle float32x8
   10e4  c5fc103d74030000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
   10ec  c4424536eb                vpermd ymm13, ymm7, ymm11                            ; shuffle float32x8
   10f1  c4431d02e5f0              vpblendd ymm12, ymm12, ymm13, 240
   10f7  c57c11a260040000          vmovups ymmword ptr [rdx + 1120], ymm12              ; store void
   10ff  c5fc103d79030000          vmovups ymm7, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   1107  c4624536a424c00a0000      vpermd ymm12, ymm7, ymmword ptr [rsp + 2752]         ; shuffle float32x8
   1111  c5fc103d87030000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   1119  c4624536ac24e00a0000      vpermd ymm13, ymm7, ymmword ptr [rsp + 2784]         ; shuffle float32x8
   1123  c4431d02e5f0              vpblendd ymm12, ymm12, ymm13, 240
   1129  c5fc103d4f030000          vmovups ymm7, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   1131  c4624536ac24200b0000      vpermd ymm13, ymm7, ymmword ptr [rsp + 2848]         ; shuffle float32x8
   113b  c5fc103d5d030000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   1143  c4624536b424400b0000      vpermd ymm14, ymm7, ymmword ptr [rsp + 2880]         ; shuffle float32x8
   114d  c4431502eef0              vpblendd ymm13, ymm13, ymm14, 240
   1153  c5fc103de5020000          vmovups ymm7, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
   115b  c4424536f4                vpermd ymm14, ymm7, ymm12                            ; shuffle float32x8
   1160  c5fc103df8020000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
   1168  c4424536fd                vpermd ymm15, ymm7, ymm13                            ; shuffle float32x8
   116d  c4430d02f7f0              vpblendd ymm14, ymm14, ymm15, 240
   1173  c57c11b280040000          vmovups ymmword ptr [rdx + 1152], ymm14              ; store void
   117b  c5fc103dfd020000          vmovups ymm7, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   1183  c4624536b424800b0000      vpermd ymm14, ymm7, ymmword ptr [rsp + 2944]         ; shuffle float32x8
   118d  c5fc103d0b030000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   1195  c4624536bc24a00b0000      vpermd ymm15, ymm7, ymmword ptr [rsp + 2976]         ; shuffle float32x8
   119f  c4430d02f7f0              vpblendd ymm14, ymm14, ymm15, 240
   11a5  c5fc103dd3020000          vmovups ymm7, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   11ad  c4624536bc24e00b0000      vpermd ymm15, ymm7, ymmword ptr [rsp + 3040]         ; shuffle float32x8
   11b7  c5fc103de1020000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   11bf  c4e24536bc24000c0000      vpermd ymm7, ymm7, ymmword ptr [rsp + 3072]          ; shuffle float32x8
   11c9  c4e30502fff0              vpblendd ymm7, ymm15, ymm7, 240
   11cf  c57c100569020000          vmovups ymm8, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
   11d7  c4423d36fe                vpermd ymm15, ymm8, ymm14                            ; shuffle float32x8
   11dc  c57c10057c020000          vmovups ymm8, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
   11e4  c4623d36c7                vpermd ymm8, ymm8, ymm7                              ; shuffle float32x8
   11e9  c4430502c0f0              vpblendd ymm8, ymm15, ymm8, 240
   11ef  c57c1182a0040000          vmovups ymmword ptr [rdx + 1184], ymm8               ; store void
   11f7  c57c100581020000          vmovups ymm8, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   11ff  c4e23d36c0                vpermd ymm0, ymm8, ymm0                              ; shuffle float32x8
   1204  c57c100594020000          vmovups ymm8, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   120c  c4e23d36c9                vpermd ymm1, ymm8, ymm1                              ; shuffle float32x8
   1211  c4e37d02c1f0              vpblendd ymm0, ymm0, ymm1, 240
   1217  c5fc100d61020000          vmovups ymm1, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   121f  c4e27536cb                vpermd ymm1, ymm1, ymm3                              ; shuffle float32x8
   1224  c5fc101d74020000          vmovups ymm3, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   122c  c4e26536dc                vpermd ymm3, ymm3, ymm4                              ; shuffle float32x8
   1231  c4e37502cbf0              vpblendd ymm1, ymm1, ymm3, 240
   1237  c5fc101d01020000          vmovups ymm3, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
   123f  c4e26536d8                vpermd ymm3, ymm3, ymm0                              ; shuffle float32x8
   1244  c5fc102514020000          vmovups ymm4, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
   124c  c4e25d36e1                vpermd ymm4, ymm4, ymm1                              ; shuffle float32x8
   1251  c4e36502dcf0              vpblendd ymm3, ymm3, ymm4, 240
   1257  c5fc119ac0040000          vmovups ymmword ptr [rdx + 1216], ymm3               ; store void
   125f  c5fc101d19020000          vmovups ymm3, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   1267  c4c26536da                vpermd ymm3, ymm3, ymm10                             ; shuffle float32x8
   126c  c5fc10252c020000          vmovups ymm4, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   1274  c4e25d36d2                vpermd ymm2, ymm4, ymm2                              ; shuffle float32x8
   1279  c4e36502d2f0              vpblendd ymm2, ymm3, ymm2, 240
   127f  c5fc101df9010000          vmovups ymm3, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   1287  c4c26536d9                vpermd ymm3, ymm3, ymm9                              ; shuffle float32x8
   128c  c5fc10250c020000          vmovups ymm4, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   1294  c4e25d36e5                vpermd ymm4, ymm4, ymm5                              ; shuffle float32x8
   1299  c4e36502dcf0              vpblendd ymm3, ymm3, ymm4, 240
   129f  c5fc102599010000          vmovups ymm4, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
   12a7  c4e25d36e2                vpermd ymm4, ymm4, ymm2                              ; shuffle float32x8
   12ac  c5fc102dac010000          vmovups ymm5, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
   12b4  c4e25536eb                vpermd ymm5, ymm5, ymm3                              ; shuffle float32x8
   12b9  c4e35d02e5f0              vpblendd ymm4, ymm4, ymm5, 240
   12bf  c5fc11a2e0040000          vmovups ymmword ptr [rdx + 1248], ymm4               ; store void
   12c7  c5fc1025b1010000          vmovups ymm4, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   12cf  c4e25d36a424000b0000      vpermd ymm4, ymm4, ymmword ptr [rsp + 2816]          ; shuffle float32x8
   12d9  c5fc102dbf010000          vmovups ymm5, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   12e1  c4e25536ac24600b0000      vpermd ymm5, ymm5, ymmword ptr [rsp + 2912]          ; shuffle float32x8
   12eb  c4e35d02e5f0              vpblendd ymm4, ymm4, ymm5, 240
   12f1  c5fc11a200050000          vmovups ymmword ptr [rdx + 1280], ymm4               ; store void
   12f9  c5fc10257f010000          vmovups ymm4, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   1301  c4e25d36a424c00b0000      vpermd ymm4, ymm4, ymmword ptr [rsp + 3008]          ; shuffle float32x8
   130b  c5fc102d8d010000          vmovups ymm5, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   1313  c4e25536ac24200c0000      vpermd ymm5, ymm5, ymmword ptr [rsp + 3104]          ; shuffle float32x8
   131d  c4e35d02e5f0              vpblendd ymm4, ymm4, ymm5, 240
   1323  c5fc11a220050000          vmovups ymmword ptr [rdx + 1312], ymm4               ; store void
   132b  c5fc10254d010000          vmovups ymm4, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   1333  c4e25d36a424400c0000      vpermd ymm4, ymm4, ymmword ptr [rsp + 3136]          ; shuffle float32x8
   133d  c5fc102d5b010000          vmovups ymm5, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   1345  c4e25536ac24600c0000      vpermd ymm5, ymm5, ymmword ptr [rsp + 3168]          ; shuffle float32x8
   134f  c4e35d02e5f0              vpblendd ymm4, ymm4, ymm5, 240
   1355  c5fc11a240050000          vmovups ymmword ptr [rdx + 1344], ymm4               ; store void
   135d  c5fc10251b010000          vmovups ymm4, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   1365  c4e25d36e6                vpermd ymm4, ymm4, ymm6                              ; shuffle float32x8
   136a  c5fc102d2e010000          vmovups ymm5, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   1372  c4c25536eb                vpermd ymm5, ymm5, ymm11                             ; shuffle float32x8
   1377  c4e35d02e5f0              vpblendd ymm4, ymm4, ymm5, 240
   137d  c5fc11a260050000          vmovups ymmword ptr [rdx + 1376], ymm4               ; store void
   1385  c5fc1025f3000000          vmovups ymm4, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   138d  c4c25d36e4                vpermd ymm4, ymm4, ymm12                             ; shuffle float32x8
   1392  c5fc102d06010000          vmovups ymm5, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   139a  c4c25536ed                vpermd ymm5, ymm5, ymm13                             ; shuffle float32x8
   139f  c4e35d02e5f0              vpblendd ymm4, ymm4, ymm5, 240
   13a5  c5fc11a280050000          vmovups ymmword ptr [rdx + 1408], ymm4               ; store void
   13ad  c5fc1025cb000000          vmovups ymm4, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   13b5  c4c25d36e6                vpermd ymm4, ymm4, ymm14                             ; shuffle float32x8
   13ba  c5fc102dde000000          vmovups ymm5, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   13c2  c4e25536ef                vpermd ymm5, ymm5, ymm7                              ; shuffle float32x8
   13c7  c4e35d02e5f0              vpblendd ymm4, ymm4, ymm5, 240
   13cd  c5fc11a2a0050000          vmovups ymmword ptr [rdx + 1440], ymm4               ; store void
   13d5  c5fc1025a3000000          vmovups ymm4, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   13dd  c4e25d36c0                vpermd ymm0, ymm4, ymm0                              ; shuffle float32x8
   13e2  c5fc1025b6000000          vmovups ymm4, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   13ea  c4e25d36c9                vpermd ymm1, ymm4, ymm1                              ; shuffle float32x8
   13ef  c4e37d02c1f0              vpblendd ymm0, ymm0, ymm1, 240
   13f5  c5fc1182c0050000          vmovups ymmword ptr [rdx + 1472], ymm0               ; store void
   13fd  c5fc10057b000000          vmovups ymm0, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   1405  c4e27d36c2                vpermd ymm0, ymm0, ymm2                              ; shuffle float32x8
   140a  c5fc100d8e000000          vmovups ymm1, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   1412  c4e27536cb                vpermd ymm1, ymm1, ymm3                              ; shuffle float32x8
   1417  c4e37d02c1f0              vpblendd ymm0, ymm0, ymm1, 240
   141d  c5fc1182e0050000          vmovups ymmword ptr [rdx + 1504], ymm0               ; store void
   1425  c5f877                    vzeroupper                                           ; sink void
   1428  488ba424c00c0000          mov rsp, qword ptr [rsp + 3264]
   1430  c3                        ret                                                  ; sink void
