transpose:
      0  488bc4                    mov rax, rsp
      3  4881ec20070000            sub rsp, 1824
      a  4883e4c0                  and rsp, -64
      e  48898424e0060000          mov qword ptr [rsp + 1760], rax
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
    104  c5fc11842480010000        vmovups ymmword ptr [rsp + 384], ymm0
    10d  c5fc10842420010000        vmovups ymm0, ymmword ptr [rsp + 288]
    116  c5fc14842480010000        vunpcklps ymm0, ymm0, ymmword ptr [rsp + 384]        ; shuffle float32x8
    11f  c5fc118424a0010000        vmovups ymmword ptr [rsp + 416], ymm0
    128  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    131  c4e37d069424a001000020    vperm2f128 ymm2, ymm0, ymmword ptr [rsp + 416], 32   ; shuffle float32x8
    13c  c5fc108180010000          vmovups ymm0, ymmword ptr [rcx + 384]                ; load float32x8
    144  c5fc118424c0010000        vmovups ymmword ptr [rsp + 448], ymm0
    14d  c5fc108140020000          vmovups ymm0, ymmword ptr [rcx + 576]                ; load float32x8
    155  c5fc118424e0010000        vmovups ymmword ptr [rsp + 480], ymm0
    15e  c5fc108424c0010000        vmovups ymm0, ymmword ptr [rsp + 448]
    167  c5fc14a424e0010000        vunpcklps ymm4, ymm0, ymmword ptr [rsp + 480]        ; shuffle float32x8
    170  c5fc1081e0010000          vmovups ymm0, ymmword ptr [rcx + 480]                ; load float32x8
    178  c5fc11842400020000        vmovups ymmword ptr [rsp + 512], ymm0
    181  c5fc1081a0020000          vmovups ymm0, ymmword ptr [rcx + 672]                ; load float32x8
    189  c5fc11842420020000        vmovups ymmword ptr [rsp + 544], ymm0
    192  c5fc10842400020000        vmovups ymm0, ymmword ptr [rsp + 512]
    19b  c5fc14bc2420020000        vunpcklps ymm7, ymm0, ymmword ptr [rsp + 544]        ; shuffle float32x8
    1a4  c5dc14c7                  vunpcklps ymm0, ymm4, ymm7                           ; shuffle float32x8
    1a8  c5fc11842440020000        vmovups ymmword ptr [rsp + 576], ymm0
    1b1  c5fc1081a0010000          vmovups ymm0, ymmword ptr [rcx + 416]                ; load float32x8
    1b9  c5fc11842460020000        vmovups ymmword ptr [rsp + 608], ymm0
    1c2  c5fc108160020000          vmovups ymm0, ymmword ptr [rcx + 608]                ; load float32x8
    1ca  c5fc11842480020000        vmovups ymmword ptr [rsp + 640], ymm0
    1d3  c5fc10842460020000        vmovups ymm0, ymmword ptr [rsp + 608]
    1dc  c57c14a42480020000        vunpcklps ymm12, ymm0, ymmword ptr [rsp + 640]       ; shuffle float32x8
    1e5  c5fc108100020000          vmovups ymm0, ymmword ptr [rcx + 512]                ; load float32x8
    1ed  c5fc118424a0020000        vmovups ymmword ptr [rsp + 672], ymm0
    1f6  c5fc1081c0020000          vmovups ymm0, ymmword ptr [rcx + 704]                ; load float32x8
    1fe  c5fc118424c0020000        vmovups ymmword ptr [rsp + 704], ymm0
    207  c5fc108424a0020000        vmovups ymm0, ymmword ptr [rsp + 672]
    210  c5fc149c24c0020000        vunpcklps ymm3, ymm0, ymmword ptr [rsp + 704]        ; shuffle float32x8
    219  c59c14c3                  vunpcklps ymm0, ymm12, ymm3                          ; shuffle float32x8
    21d  c5fc118424e0020000        vmovups ymmword ptr [rsp + 736], ymm0
    226  c5fc10842440020000        vmovups ymm0, ymmword ptr [rsp + 576]
    22f  c4e37d068424e002000020    vperm2f128 ymm0, ymm0, ymmword ptr [rsp + 736], 32   ; shuffle float32x8
    23a  c4e36d06c820              vperm2f128 ymm1, ymm2, ymm0, 32                      ; shuffle float32x8
    240  c5fc118c2400030000        vmovups ymmword ptr [rsp + 768], ymm1
    249  c4e36d06c031              vperm2f128 ymm0, ymm2, ymm0, 49                      ; shuffle float32x8
    24f  c5fc11842420030000        vmovups ymmword ptr [rsp + 800], ymm0
    258  c5fc108100030000          vmovups ymm0, ymmword ptr [rcx + 768]                ; load float32x8
    260  c5fc11842440030000        vmovups ymmword ptr [rsp + 832], ymm0
    269  c5fc1081c0030000          vmovups ymm0, ymmword ptr [rcx + 960]                ; load float32x8
    271  c5fc11842460030000        vmovups ymmword ptr [rsp + 864], ymm0
    27a  c5fc10842440030000        vmovups ymm0, ymmword ptr [rsp + 832]
    283  c5fc14942460030000        vunpcklps ymm2, ymm0, ymmword ptr [rsp + 864]        ; shuffle float32x8
    28c  c5fc108160030000          vmovups ymm0, ymmword ptr [rcx + 864]                ; load float32x8
    294  c5fc11842480030000        vmovups ymmword ptr [rsp + 896], ymm0
    29d  c5fc108120040000          vmovups ymm0, ymmword ptr [rcx + 1056]               ; load float32x8
    2a5  c5fc118424a0030000        vmovups ymmword ptr [rsp + 928], ymm0
    2ae  c5fc10842480030000        vmovups ymm0, ymmword ptr [rsp + 896]
    2b7  c57c149c24a0030000        vunpcklps ymm11, ymm0, ymmword ptr [rsp + 928]       ; shuffle float32x8
    2c0  c4c16c14c3                vunpcklps ymm0, ymm2, ymm11                          ; shuffle float32x8
    2c5  c5fc118424c0030000        vmovups ymmword ptr [rsp + 960], ymm0
    2ce  c5fc108120030000          vmovups ymm0, ymmword ptr [rcx + 800]                ; load float32x8
    2d6  c5fc118424e0030000        vmovups ymmword ptr [rsp + 992], ymm0
    2df  c5fc1081e0030000          vmovups ymm0, ymmword ptr [rcx + 992]                ; load float32x8
    2e7  c5fc11842400040000        vmovups ymmword ptr [rsp + 1024], ymm0
    2f0  c5fc108424e0030000        vmovups ymm0, ymmword ptr [rsp + 992]
    2f9  c57c14b42400040000        vunpcklps ymm14, ymm0, ymmword ptr [rsp + 1024]      ; shuffle float32x8
    302  c5fc108180030000          vmovups ymm0, ymmword ptr [rcx + 896]                ; load float32x8
    30a  c5fc11842420040000        vmovups ymmword ptr [rsp + 1056], ymm0
    313  c5fc108140040000          vmovups ymm0, ymmword ptr [rcx + 1088]               ; load float32x8
    31b  c5fc11842440040000        vmovups ymmword ptr [rsp + 1088], ymm0
    324  c5fc10842420040000        vmovups ymm0, ymmword ptr [rsp + 1056]
    32d  c5fc14b42440040000        vunpcklps ymm6, ymm0, ymmword ptr [rsp + 1088]       ; shuffle float32x8
    336  c58c14c6                  vunpcklps ymm0, ymm14, ymm6                          ; shuffle float32x8
    33a  c5fc11842460040000        vmovups ymmword ptr [rsp + 1120], ymm0
    343  c5fc108424c0030000        vmovups ymm0, ymmword ptr [rsp + 960]
    34c  c4637d068c246004000020    vperm2f128 ymm9, ymm0, ymmword ptr [rsp + 1120], 32  ; shuffle float32x8
    357  c5fc108180040000          vmovups ymm0, ymmword ptr [rcx + 1152]               ; load float32x8
    35f  c5fc11842480040000        vmovups ymmword ptr [rsp + 1152], ymm0
    368  c5fc108140050000          vmovups ymm0, ymmword ptr [rcx + 1344]               ; load float32x8
    370  c5fc118424a0040000        vmovups ymmword ptr [rsp + 1184], ymm0
    379  c5fc10842480040000        vmovups ymm0, ymmword ptr [rsp + 1152]
    382  c57c14ac24a0040000        vunpcklps ymm13, ymm0, ymmword ptr [rsp + 1184]      ; shuffle float32x8
    38b  c5fc1081e0040000          vmovups ymm0, ymmword ptr [rcx + 1248]               ; load float32x8
    393  c5fc118424c0040000        vmovups ymmword ptr [rsp + 1216], ymm0
    39c  c5fc1081a0050000          vmovups ymm0, ymmword ptr [rcx + 1440]               ; load float32x8
    3a4  c5fc118424e0040000        vmovups ymmword ptr [rsp + 1248], ymm0
    3ad  c5fc108424c0040000        vmovups ymm0, ymmword ptr [rsp + 1216]
    3b6  c5fc148424e0040000        vunpcklps ymm0, ymm0, ymmword ptr [rsp + 1248]       ; shuffle float32x8
    3bf  c59414c8                  vunpcklps ymm1, ymm13, ymm0                          ; shuffle float32x8
    3c3  c5fc118c2400050000        vmovups ymmword ptr [rsp + 1280], ymm1
    3cc  c5fc1089a0040000          vmovups ymm1, ymmword ptr [rcx + 1184]               ; load float32x8
    3d4  c5fc118c2420050000        vmovups ymmword ptr [rsp + 1312], ymm1
    3dd  c57c109160050000          vmovups ymm10, ymmword ptr [rcx + 1376]              ; load float32x8
    3e5  c5fc108c2420050000        vmovups ymm1, ymmword ptr [rsp + 1312]
    3ee  c4c17414ea                vunpcklps ymm5, ymm1, ymm10                          ; shuffle float32x8
    3f3  c5fc108900050000          vmovups ymm1, ymmword ptr [rcx + 1280]               ; load float32x8
    3fb  c5fc118c2440050000        vmovups ymmword ptr [rsp + 1344], ymm1
    404  c5fc1089c0050000          vmovups ymm1, ymmword ptr [rcx + 1472]               ; load float32x8
    40c  c5fc118c2460050000        vmovups ymmword ptr [rsp + 1376], ymm1
    415  c5fc108c2440050000        vmovups ymm1, ymmword ptr [rsp + 1344]
    41e  c5f4148c2460050000        vunpcklps ymm1, ymm1, ymmword ptr [rsp + 1376]       ; shuffle float32x8
    427  c55414c1                  vunpcklps ymm8, ymm5, ymm1                           ; shuffle float32x8
    42b  c57c11842480050000        vmovups ymmword ptr [rsp + 1408], ymm8
    434  c57c10842400050000        vmovups ymm8, ymmword ptr [rsp + 1280]
    43d  c4633d0684248005000020    vperm2f128 ymm8, ymm8, ymmword ptr [rsp + 1408], 32  ; shuffle float32x8
    448  c4433506f820              vperm2f128 ymm15, ymm9, ymm8, 32                     ; shuffle float32x8
    44e  c57c11bc24a0050000        vmovups ymmword ptr [rsp + 1440], ymm15
    457  c4433506c031              vperm2f128 ymm8, ymm9, ymm8, 49                      ; shuffle float32x8
    45d  c57c118424c0050000        vmovups ymmword ptr [rsp + 1472], ymm8
    466  c57c10442440              vmovups ymm8, ymmword ptr [rsp + 64]
    46c  c53c158424a0000000        vunpckhps ymm8, ymm8, ymmword ptr [rsp + 160]        ; shuffle float32x8
    475  c57c11442440              vmovups ymmword ptr [rsp + 64], ymm8
    47b  c57c10842420010000        vmovups ymm8, ymmword ptr [rsp + 288]
    484  c53c15842480010000        vunpckhps ymm8, ymm8, ymmword ptr [rsp + 384]        ; shuffle float32x8
    48d  c57c118424a0000000        vmovups ymmword ptr [rsp + 160], ymm8
    496  c5dc15e7                  vunpckhps ymm4, ymm4, ymm7                           ; shuffle float32x8
    49a  c5fc11a42420010000        vmovups ymmword ptr [rsp + 288], ymm4
    4a3  c59c15db                  vunpckhps ymm3, ymm12, ymm3                          ; shuffle float32x8
    4a7  c5fc119c2480010000        vmovups ymmword ptr [rsp + 384], ymm3
    4b0  c5fc105c2440              vmovups ymm3, ymmword ptr [rsp + 64]
    4b6  c4636506a424a000000020    vperm2f128 ymm12, ymm3, ymmword ptr [rsp + 160], 32  ; shuffle float32x8
    4c1  c5fc109c2420010000        vmovups ymm3, ymmword ptr [rsp + 288]
    4ca  c4e36506bc248001000020    vperm2f128 ymm7, ymm3, ymmword ptr [rsp + 384], 32   ; shuffle float32x8
    4d5  c4e31d06df20              vperm2f128 ymm3, ymm12, ymm7, 32                     ; shuffle float32x8
    4db  c5fc119c24e0050000        vmovups ymmword ptr [rsp + 1504], ymm3
    4e4  c4e31d06df31              vperm2f128 ymm3, ymm12, ymm7, 49                     ; shuffle float32x8
    4ea  c5fc119c2400060000        vmovups ymmword ptr [rsp + 1536], ymm3
    4f3  c4c16c15d3                vunpckhps ymm2, ymm2, ymm11                          ; shuffle float32x8
    4f8  c5fc11942420060000        vmovups ymmword ptr [rsp + 1568], ymm2
    501  c58c15d6                  vunpckhps ymm2, ymm14, ymm6                          ; shuffle float32x8
    505  c5fc11942440060000        vmovups ymmword ptr [rsp + 1600], ymm2
    50e  c59415c0                  vunpckhps ymm0, ymm13, ymm0                          ; shuffle float32x8
    512  c5fc11842460060000        vmovups ymmword ptr [rsp + 1632], ymm0
    51b  c5d415c1                  vunpckhps ymm0, ymm5, ymm1                           ; shuffle float32x8
    51f  c5fc11842480060000        vmovups ymmword ptr [rsp + 1664], ymm0
    528  c5fc10842420060000        vmovups ymm0, ymmword ptr [rsp + 1568]
    531  c4e37d06ac244006000020    vperm2f128 ymm5, ymm0, ymmword ptr [rsp + 1600], 32  ; shuffle float32x8
    53c  c5fc10842460060000        vmovups ymm0, ymmword ptr [rsp + 1632]
    545  c4637d069c248006000020    vperm2f128 ymm11, ymm0, ymmword ptr [rsp + 1664], 32 ; shuffle float32x8
    550  c4c35506c320              vperm2f128 ymm0, ymm5, ymm11, 32                     ; shuffle float32x8
    556  c5fc118424a0060000        vmovups ymmword ptr [rsp + 1696], ymm0
    55f  c4c35506c331              vperm2f128 ymm0, ymm5, ymm11, 49                     ; shuffle float32x8
    565  c5fc118424c0060000        vmovups ymmword ptr [rsp + 1728], ymm0
    56e  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    573  c5fc15442420              vunpckhps ymm0, ymm0, ymmword ptr [rsp + 32]         ; shuffle float32x8
    579  c5fc110424                vmovups ymmword ptr [rsp], ymm0
    57e  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
    584  c5fc15842480000000        vunpckhps ymm0, ymm0, ymmword ptr [rsp + 128]        ; shuffle float32x8
    58d  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
    593  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
    59c  c5fc15842400010000        vunpckhps ymm0, ymm0, ymmword ptr [rsp + 256]        ; shuffle float32x8
    5a5  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
    5ab  c5fc10842440010000        vmovups ymm0, ymmword ptr [rsp + 320]
    5b4  c5fc159c2460010000        vunpckhps ymm3, ymm0, ymmword ptr [rsp + 352]        ; shuffle float32x8
    5bd  c5fc108424c0010000        vmovups ymm0, ymmword ptr [rsp + 448]
    5c6  c5fc159424e0010000        vunpckhps ymm2, ymm0, ymmword ptr [rsp + 480]        ; shuffle float32x8
    5cf  c5fc10842400020000        vmovups ymm0, ymmword ptr [rsp + 512]
    5d8  c5fc15842420020000        vunpckhps ymm0, ymm0, ymmword ptr [rsp + 544]        ; shuffle float32x8
    5e1  c5fc108c2460020000        vmovups ymm1, ymmword ptr [rsp + 608]
    5ea  c5f415b42480020000        vunpckhps ymm6, ymm1, ymmword ptr [rsp + 640]        ; shuffle float32x8
    5f3  c5fc108c24a0020000        vmovups ymm1, ymmword ptr [rsp + 672]
    5fc  c5f4158c24c0020000        vunpckhps ymm1, ymm1, ymmword ptr [rsp + 704]        ; shuffle float32x8
    605  c5fc102424                vmovups ymm4, ymmword ptr [rsp]
    60a  c5dc14642420              vunpcklps ymm4, ymm4, ymmword ptr [rsp + 32]         ; shuffle float32x8
    610  c5fc11a42480000000        vmovups ymmword ptr [rsp + 128], ymm4
    619  c5fc10642460              vmovups ymm4, ymmword ptr [rsp + 96]
    61f  c5dc14e3                  vunpcklps ymm4, ymm4, ymm3                           ; shuffle float32x8
    623  c5fc11a424e0000000        vmovups ymmword ptr [rsp + 224], ymm4
    62c  c5fc10a42480000000        vmovups ymm4, ymmword ptr [rsp + 128]
    635  c4635d06bc24e000000020    vperm2f128 ymm15, ymm4, ymmword ptr [rsp + 224], 32  ; shuffle float32x8
    640  c5ec14e0                  vunpcklps ymm4, ymm2, ymm0                           ; shuffle float32x8
    644  c5fc11a42400010000        vmovups ymmword ptr [rsp + 256], ymm4
    64d  c5cc14e1                  vunpcklps ymm4, ymm6, ymm1                           ; shuffle float32x8
    651  c5fc11a42440010000        vmovups ymmword ptr [rsp + 320], ymm4
    65a  c5fc10a42400010000        vmovups ymm4, ymmword ptr [rsp + 256]
    663  c4e35d06a4244001000020    vperm2f128 ymm4, ymm4, ymmword ptr [rsp + 320], 32   ; shuffle float32x8
    66e  c4e30506ec20              vperm2f128 ymm5, ymm15, ymm4, 32                     ; shuffle float32x8
    674  c5fc11ac2460010000        vmovups ymmword ptr [rsp + 352], ymm5
    67d  c4e30506e431              vperm2f128 ymm4, ymm15, ymm4, 49                     ; shuffle float32x8
    683  c5fc11a424c0010000        vmovups ymmword ptr [rsp + 448], ymm4
    68c  c5fc10a42440030000        vmovups ymm4, ymmword ptr [rsp + 832]
    695  c55c15bc2460030000        vunpckhps ymm15, ymm4, ymmword ptr [rsp + 864]       ; shuffle float32x8
    69e  c5fc10a42480030000        vmovups ymm4, ymmword ptr [rsp + 896]
    6a7  c55c158424a0030000        vunpckhps ymm8, ymm4, ymmword ptr [rsp + 928]        ; shuffle float32x8
    6b0  c5fc10a424e0030000        vmovups ymm4, ymmword ptr [rsp + 992]
    6b9  c55c158c2400040000        vunpckhps ymm9, ymm4, ymmword ptr [rsp + 1024]       ; shuffle float32x8
    6c2  c5fc10a42420040000        vmovups ymm4, ymmword ptr [rsp + 1056]
    6cb  c5dc15bc2440040000        vunpckhps ymm7, ymm4, ymmword ptr [rsp + 1088]       ; shuffle float32x8
    6d4  c5fc10a42480040000        vmovups ymm4, ymmword ptr [rsp + 1152]
    6dd  c55c15a424a0040000        vunpckhps ymm12, ymm4, ymmword ptr [rsp + 1184]      ; shuffle float32x8
    6e6  c5fc10a424c0040000        vmovups ymm4, ymmword ptr [rsp + 1216]
    6ef  c5dc15ac24e0040000        vunpckhps ymm5, ymm4, ymmword ptr [rsp + 1248]       ; shuffle float32x8
    6f8  c5fc10a42420050000        vmovups ymm4, ymmword ptr [rsp + 1312]
    701  c4415c15d2                vunpckhps ymm10, ymm4, ymm10                         ; shuffle float32x8
    706  c5fc10a42440050000        vmovups ymm4, ymmword ptr [rsp + 1344]
    70f  c5dc15a42460050000        vunpckhps ymm4, ymm4, ymmword ptr [rsp + 1376]       ; shuffle float32x8
    718  c4410414d8                vunpcklps ymm11, ymm15, ymm8                         ; shuffle float32x8
    71d  c57c119c24e0010000        vmovups ymmword ptr [rsp + 480], ymm11
    726  c53414df                  vunpcklps ymm11, ymm9, ymm7                          ; shuffle float32x8
    72a  c57c119c2400020000        vmovups ymmword ptr [rsp + 512], ymm11
    733  c57c109c24e0010000        vmovups ymm11, ymmword ptr [rsp + 480]
    73c  c46325069c240002000020    vperm2f128 ymm11, ymm11, ymmword ptr [rsp + 512], 32 ; shuffle float32x8
    747  c51c14ed                  vunpcklps ymm13, ymm12, ymm5                         ; shuffle float32x8
    74b  c57c11ac2420020000        vmovups ymmword ptr [rsp + 544], ymm13
    754  c52c14ec                  vunpcklps ymm13, ymm10, ymm4                         ; shuffle float32x8
    758  c57c11ac2460020000        vmovups ymmword ptr [rsp + 608], ymm13
    761  c57c10ac2420020000        vmovups ymm13, ymmword ptr [rsp + 544]
    76a  c4631506ac246002000020    vperm2f128 ymm13, ymm13, ymmword ptr [rsp + 608], 32 ; shuffle float32x8
    775  c4432506f520              vperm2f128 ymm14, ymm11, ymm13, 32                   ; shuffle float32x8
    77b  c57c11b42480020000        vmovups ymmword ptr [rsp + 640], ymm14
    784  c4432506dd31              vperm2f128 ymm11, ymm11, ymm13, 49                   ; shuffle float32x8
    78a  c57c119c24a0020000        vmovups ymmword ptr [rsp + 672], ymm11
    793  c57c101c24                vmovups ymm11, ymmword ptr [rsp]
    798  c524155c2420              vunpckhps ymm11, ymm11, ymmword ptr [rsp + 32]       ; shuffle float32x8
    79e  c57c119c24c0020000        vmovups ymmword ptr [rsp + 704], ymm11
    7a7  c57c105c2460              vmovups ymm11, ymmword ptr [rsp + 96]
    7ad  c5a415db                  vunpckhps ymm3, ymm11, ymm3                          ; shuffle float32x8
    7b1  c5fc119c2440030000        vmovups ymmword ptr [rsp + 832], ymm3
    7ba  c5ec15c0                  vunpckhps ymm0, ymm2, ymm0                           ; shuffle float32x8
    7be  c5fc11842460030000        vmovups ymmword ptr [rsp + 864], ymm0
    7c7  c5cc15c1                  vunpckhps ymm0, ymm6, ymm1                           ; shuffle float32x8
    7cb  c5fc11842480030000        vmovups ymmword ptr [rsp + 896], ymm0
    7d4  c5fc108424c0020000        vmovups ymm0, ymmword ptr [rsp + 704]
    7dd  c4e37d0694244003000020    vperm2f128 ymm2, ymm0, ymmword ptr [rsp + 832], 32   ; shuffle float32x8
    7e8  c5fc10842460030000        vmovups ymm0, ymmword ptr [rsp + 864]
    7f1  c4e37d06b4248003000020    vperm2f128 ymm6, ymm0, ymmword ptr [rsp + 896], 32   ; shuffle float32x8
    7fc  c4e36d06c620              vperm2f128 ymm0, ymm2, ymm6, 32                      ; shuffle float32x8
    802  c5fc118424a0030000        vmovups ymmword ptr [rsp + 928], ymm0
    80b  c4e36d06c631              vperm2f128 ymm0, ymm2, ymm6, 49                      ; shuffle float32x8
    811  c5fc118424e0030000        vmovups ymmword ptr [rsp + 992], ymm0
    81a  c4c10415c0                vunpckhps ymm0, ymm15, ymm8                          ; shuffle float32x8
    81f  c5fc11842400040000        vmovups ymmword ptr [rsp + 1024], ymm0
    828  c5b415c7                  vunpckhps ymm0, ymm9, ymm7                           ; shuffle float32x8
    82c  c5fc11842420040000        vmovups ymmword ptr [rsp + 1056], ymm0
    835  c59c15c5                  vunpckhps ymm0, ymm12, ymm5                          ; shuffle float32x8
    839  c5fc11842440040000        vmovups ymmword ptr [rsp + 1088], ymm0
    842  c52c15fc                  vunpckhps ymm15, ymm10, ymm4                         ; shuffle float32x8
    846  c5fc10842400040000        vmovups ymm0, ymmword ptr [rsp + 1024]
    84f  c4637d0684242004000020    vperm2f128 ymm8, ymm0, ymmword ptr [rsp + 1056], 32  ; shuffle float32x8
    85a  c5fc10842440040000        vmovups ymm0, ymmword ptr [rsp + 1088]
    863  c4437d06cf20              vperm2f128 ymm9, ymm0, ymm15, 32                     ; shuffle float32x8
    869  c4c33d06c120              vperm2f128 ymm0, ymm8, ymm9, 32                      ; shuffle float32x8
    86f  c5fc11842480040000        vmovups ymmword ptr [rsp + 1152], ymm0
    878  c4c33d06c131              vperm2f128 ymm0, ymm8, ymm9, 49                      ; shuffle float32x8
    87e  c5fc118424a0040000        vmovups ymmword ptr [rsp + 1184], ymm0
    887  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    890  c4637d068c24a001000031    vperm2f128 ymm9, ymm0, ymmword ptr [rsp + 416], 49   ; shuffle float32x8
    89b  c5fc10842440020000        vmovups ymm0, ymmword ptr [rsp + 576]
    8a4  c4637d06a424e002000031    vperm2f128 ymm12, ymm0, ymmword ptr [rsp + 736], 49  ; shuffle float32x8
    8af  c4c33506c420              vperm2f128 ymm0, ymm9, ymm12, 32                     ; shuffle float32x8
    8b5  c5fc118424c0040000        vmovups ymmword ptr [rsp + 1216], ymm0
    8be  c4433506cc31              vperm2f128 ymm9, ymm9, ymm12, 49                     ; shuffle float32x8
    8c4  c5fc108424c0030000        vmovups ymm0, ymmword ptr [rsp + 960]
    8cd  c4637d06a4246004000031    vperm2f128 ymm12, ymm0, ymmword ptr [rsp + 1120], 49 ; shuffle float32x8
    8d8  c5fc10842400050000        vmovups ymm0, ymmword ptr [rsp + 1280]
    8e1  c4e37d0684248005000031    vperm2f128 ymm0, ymm0, ymmword ptr [rsp + 1408], 49  ; shuffle float32x8
    8ec  c4e31d06d820              vperm2f128 ymm3, ymm12, ymm0, 32                     ; shuffle float32x8
    8f2  c4e31d06c031              vperm2f128 ymm0, ymm12, ymm0, 49                     ; shuffle float32x8
    8f8  c5fc104c2440              vmovups ymm1, ymmword ptr [rsp + 64]
    8fe  c4637506a424a000000031    vperm2f128 ymm12, ymm1, ymmword ptr [rsp + 160], 49  ; shuffle float32x8
    909  c5fc108c2420010000        vmovups ymm1, ymmword ptr [rsp + 288]
    912  c4e375068c248001000031    vperm2f128 ymm1, ymm1, ymmword ptr [rsp + 384], 49   ; shuffle float32x8
    91d  c4e31d06f120              vperm2f128 ymm6, ymm12, ymm1, 32                     ; shuffle float32x8
    923  c4e31d06c931              vperm2f128 ymm1, ymm12, ymm1, 49                     ; shuffle float32x8
    929  c5fc10942420060000        vmovups ymm2, ymmword ptr [rsp + 1568]
    932  c4636d06a4244006000031    vperm2f128 ymm12, ymm2, ymmword ptr [rsp + 1600], 49 ; shuffle float32x8
    93d  c5fc10942460060000        vmovups ymm2, ymmword ptr [rsp + 1632]
    946  c4e36d06ac248006000031    vperm2f128 ymm5, ymm2, ymmword ptr [rsp + 1664], 49  ; shuffle float32x8
    951  c4e31d06fd20              vperm2f128 ymm7, ymm12, ymm5, 32                     ; shuffle float32x8
    957  c4e31d06ed31              vperm2f128 ymm5, ymm12, ymm5, 49                     ; shuffle float32x8
    95d  c5fc10942480000000        vmovups ymm2, ymmword ptr [rsp + 128]
    966  c4636d06a424e000000031    vperm2f128 ymm12, ymm2, ymmword ptr [rsp + 224], 49  ; shuffle float32x8
    971  c5fc10942400010000        vmovups ymm2, ymmword ptr [rsp + 256]
    97a  c4e36d06a4244001000031    vperm2f128 ymm4, ymm2, ymmword ptr [rsp + 320], 49   ; shuffle float32x8
    985  c4631d06f420              vperm2f128 ymm14, ymm12, ymm4, 32                    ; shuffle float32x8
    98b  c4e31d06e431              vperm2f128 ymm4, ymm12, ymm4, 49                     ; shuffle float32x8
    991  c5fc109424e0010000        vmovups ymm2, ymmword ptr [rsp + 480]
    99a  c4636d06a4240002000031    vperm2f128 ymm12, ymm2, ymmword ptr [rsp + 512], 49  ; shuffle float32x8
    9a5  c5fc10942420020000        vmovups ymm2, ymmword ptr [rsp + 544]
    9ae  c4636d069c246002000031    vperm2f128 ymm11, ymm2, ymmword ptr [rsp + 608], 49  ; shuffle float32x8
    9b9  c4431d06eb20              vperm2f128 ymm13, ymm12, ymm11, 32                   ; shuffle float32x8
    9bf  c4431d06db31              vperm2f128 ymm11, ymm12, ymm11, 49                   ; shuffle float32x8
    9c5  c5fc109424c0020000        vmovups ymm2, ymmword ptr [rsp + 704]
    9ce  c4636d06a4244003000031    vperm2f128 ymm12, ymm2, ymmword ptr [rsp + 832], 49  ; shuffle float32x8
    9d9  c5fc10942460030000        vmovups ymm2, ymmword ptr [rsp + 864]
    9e2  c4e36d0694248003000031    vperm2f128 ymm2, ymm2, ymmword ptr [rsp + 896], 49   ; shuffle float32x8
    9ed  c4631d06d220              vperm2f128 ymm10, ymm12, ymm2, 32                    ; shuffle float32x8
    9f3  c4e31d06d231              vperm2f128 ymm2, ymm12, ymm2, 49                     ; shuffle float32x8
    9f9  c57c10842400040000        vmovups ymm8, ymmword ptr [rsp + 1024]
    a02  c4633d06a4242004000031    vperm2f128 ymm12, ymm8, ymmword ptr [rsp + 1056], 49 ; shuffle float32x8
    a0d  c57c10842440040000        vmovups ymm8, ymmword ptr [rsp + 1088]
    a16  c4433d06c731              vperm2f128 ymm8, ymm8, ymm15, 49                     ; shuffle float32x8
    a1c  c4431d06f820              vperm2f128 ymm15, ymm12, ymm8, 32                    ; shuffle float32x8
    a22  c4431d06c031              vperm2f128 ymm8, ymm12, ymm8, 49                     ; shuffle float32x8
    a28  b800000000                mov eax, 0                                           ; range int32
loop_a40:
    a40  c57c10a42400030000        vmovups ymm12, ymmword ptr [rsp + 768]
    a49  c57c1122                  vmovups ymmword ptr [rdx], ymm12                     ; store void
    a4d  c57c10a424a0050000        vmovups ymm12, ymmword ptr [rsp + 1440]
    a56  c57c116220                vmovups ymmword ptr [rdx + 32], ymm12                ; store void
    a5b  c57c10a424e0050000        vmovups ymm12, ymmword ptr [rsp + 1504]
    a64  c57c116240                vmovups ymmword ptr [rdx + 64], ymm12                ; store void
    a69  c57c10a424a0060000        vmovups ymm12, ymmword ptr [rsp + 1696]
    a72  c57c116260                vmovups ymmword ptr [rdx + 96], ymm12                ; store void
    a77  c57c10a42460010000        vmovups ymm12, ymmword ptr [rsp + 352]
    a80  c57c11a280000000          vmovups ymmword ptr [rdx + 128], ymm12               ; store void
    a88  c57c10a42480020000        vmovups ymm12, ymmword ptr [rsp + 640]
    a91  c57c11a2a0000000          vmovups ymmword ptr [rdx + 160], ymm12               ; store void
    a99  c57c10a424a0030000        vmovups ymm12, ymmword ptr [rsp + 928]
    aa2  c57c11a2c0000000          vmovups ymmword ptr [rdx + 192], ymm12               ; store void
    aaa  c57c10a42480040000        vmovups ymm12, ymmword ptr [rsp + 1152]
    ab3  c57c11a2e0000000          vmovups ymmword ptr [rdx + 224], ymm12               ; store void
    abb  c57c10a424c0040000        vmovups ymm12, ymmword ptr [rsp + 1216]
    ac4  c57c11a200010000          vmovups ymmword ptr [rdx + 256], ymm12               ; store void
    acc  c5fc119a20010000          vmovups ymmword ptr [rdx + 288], ymm3                ; store void
    ad4  c5fc11b240010000          vmovups ymmword ptr [rdx + 320], ymm6                ; store void
    adc  c5fc11ba60010000          vmovups ymmword ptr [rdx + 352], ymm7                ; store void
    ae4  c57c11b280010000          vmovups ymmword ptr [rdx + 384], ymm14               ; store void
    aec  c57c11aaa0010000          vmovups ymmword ptr [rdx + 416], ymm13               ; store void
    af4  c57c1192c0010000          vmovups ymmword ptr [rdx + 448], ymm10               ; store void
    afc  c57c11bae0010000          vmovups ymmword ptr [rdx + 480], ymm15               ; store void
    b04  c57c10a42420030000        vmovups ymm12, ymmword ptr [rsp + 800]
    b0d  c57c11a200020000          vmovups ymmword ptr [rdx + 512], ymm12               ; store void
    b15  c57c10a424c0050000        vmovups ymm12, ymmword ptr [rsp + 1472]
    b1e  c57c11a220020000          vmovups ymmword ptr [rdx + 544], ymm12               ; store void
    b26  c57c10a42400060000        vmovups ymm12, ymmword ptr [rsp + 1536]
    b2f  c57c11a240020000          vmovups ymmword ptr [rdx + 576], ymm12               ; store void
    b37  c57c10a424c0060000        vmovups ymm12, ymmword ptr [rsp + 1728]
    b40  c57c11a260020000          vmovups ymmword ptr [rdx + 608], ymm12               ; store void
    b48  c57c10a424c0010000        vmovups ymm12, ymmword ptr [rsp + 448]
    b51  c57c11a280020000          vmovups ymmword ptr [rdx + 640], ymm12               ; store void
    b59  c57c10a424a0020000        vmovups ymm12, ymmword ptr [rsp + 672]
    b62  c57c11a2a0020000          vmovups ymmword ptr [rdx + 672], ymm12               ; store void
    b6a  c57c10a424e0030000        vmovups ymm12, ymmword ptr [rsp + 992]
    b73  c57c11a2c0020000          vmovups ymmword ptr [rdx + 704], ymm12               ; store void
    b7b  c57c10a424a0040000        vmovups ymm12, ymmword ptr [rsp + 1184]
    b84  c57c11a2e0020000          vmovups ymmword ptr [rdx + 736], ymm12               ; store void
    b8c  c57c118a00030000          vmovups ymmword ptr [rdx + 768], ymm9                ; store void
    b94  c5fc118220030000          vmovups ymmword ptr [rdx + 800], ymm0                ; store void
    b9c  c5fc118a40030000          vmovups ymmword ptr [rdx + 832], ymm1                ; store void
    ba4  c5fc11aa60030000          vmovups ymmword ptr [rdx + 864], ymm5                ; store void
    bac  c5fc11a280030000          vmovups ymmword ptr [rdx + 896], ymm4                ; store void
    bb4  c57c119aa0030000          vmovups ymmword ptr [rdx + 928], ymm11               ; store void
    bbc  c5fc1192c0030000          vmovups ymmword ptr [rdx + 960], ymm2                ; store void
    bc4  c57c1182e0030000          vmovups ymmword ptr [rdx + 992], ymm8                ; store void
    bcc  83c001                    add eax, 1                                           ; end void
    bcf  83f801                    cmp eax, 1
    bd2  0f8c68feffff              jl loop_a40
done_bd8:
    bd8  c5fc104140                vmovups ymm0, ymmword ptr [rcx + 64]                 ; load float32x8
    bdd  c5fc118424e0040000        vmovups ymmword ptr [rsp + 1248], ymm0
    be6  c5fc1081a0000000          vmovups ymm0, ymmword ptr [rcx + 160]                ; load float32x8
    bee  c5fc11842420050000        vmovups ymmword ptr [rsp + 1312], ymm0
    bf7  c5fc100501080000          vmovups ymm0, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    bff  c4e27d369424e0040000      vpermd ymm2, ymm0, ymmword ptr [rsp + 1248]          ; shuffle float32x8
    c09  c5fc10050f080000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    c11  c4e27d369c2420050000      vpermd ymm3, ymm0, ymmword ptr [rsp + 1312]          ; shuffle float32x8
    c1b  c4e36d02c3f0              vpblendd ymm0, ymm2, ymm3, 240
    c21  c5fc11842440050000        vmovups ymmword ptr [rsp + 1344], ymm0
    c2a  c5fc109900010000          vmovups ymm3, ymmword ptr [rcx + 256]                ; load float32x8
    c32  c5fc10a160010000          vmovups ymm4, ymmword ptr [rcx + 352]                ; load float32x8
    c3a  c5fc1005be070000          vmovups ymm0, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    c42  c4e27d36eb                vpermd ymm5, ymm0, ymm3                              ; shuffle float32x8
    c47  c5fc1005d1070000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    c4f  c4e27d36f4                vpermd ymm6, ymm0, ymm4                              ; shuffle float32x8
    c54  c4e35502c6f0              vpblendd ymm0, ymm5, ymm6, 240
    c5a  c5fc11842460050000        vmovups ymmword ptr [rsp + 1376], ymm0
    c63  c5fc100595070000          vmovups ymm0, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    c6b  c4e27d36b42440050000      vpermd ymm6, ymm0, ymmword ptr [rsp + 1344]          ; shuffle float32x8
    c75  c5fc1005a3070000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    c7d  c4e27d36bc2460050000      vpermd ymm7, ymm0, ymmword ptr [rsp + 1376]          ; shuffle float32x8
    c87  c4e34d02c7f0              vpblendd ymm0, ymm6, ymm7, 240
    c8d  c5fc110424                vmovups ymmword ptr [rsp], ymm0
    c92  c5fc10b9c0010000          vmovups ymm7, ymmword ptr [rcx + 448]                ; load float32x8
    c9a  c57c108120020000          vmovups ymm8, ymmword ptr [rcx + 544]                ; load float32x8
    ca2  c5fc100556070000          vmovups ymm0, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    caa  c4627d36cf                vpermd ymm9, ymm0, ymm7                              ; shuffle float32x8
    caf  c5fc100569070000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    cb7  c4427d36d0                vpermd ymm10, ymm0, ymm8                             ; shuffle float32x8
    cbc  c4c33502c2f0              vpblendd ymm0, ymm9, ymm10, 240
    cc2  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
    cc8  c57c109180020000          vmovups ymm10, ymmword ptr [rcx + 640]               ; load float32x8
    cd0  c57c1099e0020000          vmovups ymm11, ymmword ptr [rcx + 736]               ; load float32x8
    cd8  c5fc100520070000          vmovups ymm0, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    ce0  c4427d36e2                vpermd ymm12, ymm0, ymm10                            ; shuffle float32x8
    ce5  c5fc100533070000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    ced  c4427d36eb                vpermd ymm13, ymm0, ymm11                            ; shuffle float32x8
    cf2  c4c31d02c5f0              vpblendd ymm0, ymm12, ymm13, 240
    cf8  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
    cfe  c5fc1005fa060000          vmovups ymm0, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    d06  c4627d366c2420            vpermd ymm13, ymm0, ymmword ptr [rsp + 32]           ; shuffle float32x8
    d0d  c5fc10050b070000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    d15  c4627d36742460            vpermd ymm14, ymm0, ymmword ptr [rsp + 96]           ; shuffle float32x8
    d1c  c4c31502c6f0              vpblendd ymm0, ymm13, ymm14, 240
    d22  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
    d2b  c5fc1005cd060000          vmovups ymm0, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    d33  c4627d363424              vpermd ymm14, ymm0, ymmword ptr [rsp]                ; shuffle float32x8
    d39  c5fc1005df060000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    d41  c4627d36bc24c0000000      vpermd ymm15, ymm0, ymmword ptr [rsp + 192]          ; shuffle float32x8
    d4b  c4430d02f7f0              vpblendd ymm14, ymm14, ymm15, 240
    d51  c57c11b200040000          vmovups ymmword ptr [rdx + 1024], ymm14              ; store void
    d59  c57c10b140030000          vmovups ymm14, ymmword ptr [rcx + 832]               ; load float32x8
    d61  c57c10b9a0030000          vmovups ymm15, ymmword ptr [rcx + 928]               ; load float32x8
    d69  c5fc10058f060000          vmovups ymm0, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    d71  c4c27d36f6                vpermd ymm6, ymm0, ymm14                             ; shuffle float32x8
    d76  c5fc1005a2060000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    d7e  c4427d36ef                vpermd ymm13, ymm0, ymm15                            ; shuffle float32x8
    d83  c4c34d02c5f0              vpblendd ymm0, ymm6, ymm13, 240
    d89  c5fc118424a0010000        vmovups ymmword ptr [rsp + 416], ymm0
    d92  c57c10a900040000          vmovups ymm13, ymmword ptr [rcx + 1024]              ; load float32x8
    d9a  c5fc109160040000          vmovups ymm2, ymmword ptr [rcx + 1120]               ; load float32x8
    da2  c5fc100556060000          vmovups ymm0, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    daa  c4c27d36ed                vpermd ymm5, ymm0, ymm13                             ; shuffle float32x8
    daf  c5fc100569060000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    db7  c4627d36ca                vpermd ymm9, ymm0, ymm2                              ; shuffle float32x8
    dbc  c4c35502c1f0              vpblendd ymm0, ymm5, ymm9, 240
    dc2  c5fc11842440020000        vmovups ymmword ptr [rsp + 576], ymm0
    dcb  c5fc10052d060000          vmovups ymm0, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    dd3  c4627d368c24a0010000      vpermd ymm9, ymm0, ymmword ptr [rsp + 416]           ; shuffle float32x8
    ddd  c5fc10053b060000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    de5  c4627d36a42440020000      vpermd ymm12, ymm0, ymmword ptr [rsp + 576]          ; shuffle float32x8
    def  c4c33502c4f0              vpblendd ymm0, ymm9, ymm12, 240
    df5  c5fc118424e0020000        vmovups ymmword ptr [rsp + 736], ymm0
    dfe  c57c10a1c0040000          vmovups ymm12, ymmword ptr [rcx + 1216]              ; load float32x8
    e06  c57c108920050000          vmovups ymm9, ymmword ptr [rcx + 1312]               ; load float32x8
    e0e  c5fc1005ea050000          vmovups ymm0, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    e16  c4c27d36f4                vpermd ymm6, ymm0, ymm12                             ; shuffle float32x8
    e1b  c5fc1005fd050000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    e23  c4c27d36e9                vpermd ymm5, ymm0, ymm9                              ; shuffle float32x8
    e28  c4e34d02c5f0              vpblendd ymm0, ymm6, ymm5, 240
    e2e  c5fc118424c0030000        vmovups ymmword ptr [rsp + 960], ymm0
    e37  c5fc10b180050000          vmovups ymm6, ymmword ptr [rcx + 1408]               ; load float32x8
    e3f  c5fc10a9e0050000          vmovups ymm5, ymmword ptr [rcx + 1504]               ; load float32x8
    e47  c5fc1005b1050000          vmovups ymm0, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    e4f  c4e27d36c6                vpermd ymm0, ymm0, ymm6                              ; shuffle float32x8
    e54  c5fc100dc4050000          vmovups ymm1, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    e5c  c4e27536cd                vpermd ymm1, ymm1, ymm5                              ; shuffle float32x8
    e61  c4e37d02c1f0              vpblendd ymm0, ymm0, ymm1, 240
    e67  c5fc11842460040000        vmovups ymmword ptr [rsp + 1120], ymm0
    e70  c5fc100588050000          vmovups ymm0, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    e78  c4e27d368c24c0030000      vpermd ymm1, ymm0, ymmword ptr [rsp + 960]           ; shuffle float32x8
    e82  c5fc100596050000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    e8a  c4e27d36842460040000      vpermd ymm0, ymm0, ymmword ptr [rsp + 1120]          ; shuffle float32x8
    e94  c4e37502c0f0              vpblendd ymm0, ymm1, ymm0, 240
    e9a  c5fc11842400050000        vmovups ymmword ptr [rsp + 1280], ymm0
    ea3  c5fc100555050000          vmovups ymm0, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    eab  c4e27d368c24e0020000      vpermd ymm1, ymm0, ymmword ptr [rsp + 736]           ; shuffle float32x8
    eb5  c5fc100563050000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    ebd  c4e27d36842400050000      vpermd ymm0, ymm0, ymmword ptr [rsp + 1280]          ; shuffle float32x8
    ec7  c4e37502c0f0              vpblendd ymm0, ymm1, ymm0, 240
    ecd  c5fc118220040000          vmovups ymmword ptr [rdx + 1056], ymm0               ; store void
    ed5  c5fc100563050000          vmovups ymm0, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
    edd  c4e27d368424e0040000      vpermd ymm0, ymm0, ymmword ptr [rsp + 1248]          ; shuffle float32x8
    ee7  c5fc100d71050000          vmovups ymm1, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
    eef  c4e275368c2420050000      vpermd ymm1, ymm1, ymmword ptr [rsp + 1312]          ; shuffle float32x8
    ef9  c4e37d02c1f0              vpblendd ymm0, ymm0, ymm1, 240
    eff  c5fc100d39050000          vmovups ymm1, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
    f07  c4e27536cb                vpermd ymm1, ymm1, ymm3                              ; shuffle float32x8
    f0c  c5fc101d4c050000          vmovups ymm3, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
    f14  c4e26536dc                vpermd ymm3, ymm3, ymm4                              ; shuffle float32x8
    f19  c4e37502cbf0              vpblendd ymm1, ymm1, ymm3, 240
    f1f  c5fc101d19050000          vmovups ymm3, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
    f27  c4e26536df                vpermd ymm3, ymm3, ymm7                              ; shuffle float32x8
    f2c  c5fc10252c050000          vmovups ymm4, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
    f34  c4c25d36e0                vpermd ymm4, ymm4, ymm8                              ; shuffle float32x8
    f39  c4e36502dcf0              vpblendd ymm3, ymm3, ymm4, 240
    f3f  c5fc1025f9040000          vmovups ymm4, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
    f47  c4c25d36e2                vpermd ymm4, ymm4, ymm10                             ; shuffle float32x8
    f4c  c5fc103d0c050000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
    f54  c4c24536fb                vpermd ymm7, ymm7, ymm11                             ; shuffle float32x8
    f59  c4e35d02e7f0              vpblendd ymm4, ymm4, ymm7, 240
    f5f  c5fc103d99040000          vmovups ymm7, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    f67  c4e24536f8                vpermd ymm7, ymm7, ymm0                              ; shuffle float32x8
    f6c  c57c1005ac040000          vmovups ymm8, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    f74  c4623d36c1                vpermd ymm8, ymm8, ymm1                              ; shuffle float32x8
    f79  c4c34502f8f0              vpblendd ymm7, ymm7, ymm8, 240
    f7f  c5fc11bc2480050000        vmovups ymmword ptr [rsp + 1408], ymm7
    f88  c5fc103d70040000          vmovups ymm7, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    f90  c4624536c3                vpermd ymm8, ymm7, ymm3                              ; shuffle float32x8
    f95  c5fc103d83040000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    f9d  c4624536d4                vpermd ymm10, ymm7, ymm4                             ; shuffle float32x8
    fa2  c4c33d02faf0              vpblendd ymm7, ymm8, ymm10, 240
    fa8  c5fc117c2440              vmovups ymmword ptr [rsp + 64], ymm7
    fae  c5fc103d4a040000          vmovups ymm7, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
    fb6  c4624536942480050000      vpermd ymm10, ymm7, ymmword ptr [rsp + 1408]         ; shuffle float32x8
    fc0  c5fc103d58040000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
    fc8  c46245365c2440            vpermd ymm11, ymm7, ymmword ptr [rsp + 64]           ; shuffle float32x8
    fcf  c4432d02d3f0              vpblendd ymm10, ymm10, ymm11, 240
    fd5  c57c119240040000          vmovups ymmword ptr [rdx + 1088], ymm10              ; store void
    fdd  c5fc103d5b040000          vmovups ymm7, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
    fe5  c4424536d6                vpermd ymm10, ymm7, ymm14                            ; shuffle float32x8
    fea  c5fc103d6e040000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
    ff2  c4424536df                vpermd ymm11, ymm7, ymm15                            ; shuffle float32x8
    ff7  c4432d02d3f0              vpblendd ymm10, ymm10, ymm11, 240
    ffd  c5fc103d3b040000          vmovups ymm7, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   1005  c4424536dd                vpermd ymm11, ymm7, ymm13                            ; shuffle float32x8
   100a  c5fc103d4e040000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   1012  c4e24536d2                vpermd ymm2, ymm7, ymm2                              ; shuffle float32x8
   1017  c4e32502d2f0              vpblendd ymm2, ymm11, ymm2, 240
   101d  c5fc103d1b040000          vmovups ymm7, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   1025  c4424536dc                vpermd ymm11, ymm7, ymm12                            ; shuffle float32x8
   102a  c5fc103d2e040000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   1032  c4424536c9                vpermd ymm9, ymm7, ymm9                              ; shuffle float32x8
   1037  c4432502c9f0              vpblendd ymm9, ymm11, ymm9, 240
   103d  c5fc103dfb030000          vmovups ymm7, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   1045  c4e24536f6                vpermd ymm6, ymm7, ymm6                              ; shuffle float32x8
   104a  c5fc103d0e040000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   1052  c4e24536ed                vpermd ymm5, ymm7, ymm5                              ; shuffle float32x8
   1057  c4e34d02edf0              vpblendd ymm5, ymm6, ymm5, 240
   105d  c5fc10359b030000          vmovups ymm6, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
   1065  c4c24d36f2                vpermd ymm6, ymm6, ymm10                             ; shuffle float32x8
   106a  c5fc103dae030000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
   1072  c4624536da                vpermd ymm11, ymm7, ymm2                             ; shuffle float32x8
   1077  c4c34d02f3f0              vpblendd ymm6, ymm6, ymm11, 240
   107d  c5fc103d7b030000          vmovups ymm7, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
   1085  c4424536d9                vpermd ymm11, ymm7, ymm9                             ; shuffle float32x8
   108a  c5fc103d8e030000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
   1092  c4624536e5                vpermd ymm12, ymm7, ymm5                             ; shuffle float32x8
   1097  c4432502dcf0              vpblendd ymm11, ymm11, ymm12, 240
   109d  c5fc103d5b030000          vmovups ymm7, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
   10a5  c4624536e6                vpermd ymm12, ymm7, ymm6                             ; shuffle float32x8
   10aa  c5fc103d6e030000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
   10b2  c4424536eb                vpermd ymm13, ymm7, ymm11                            ; shuffle float32x8
   10b7  c4431d02e5f0              vpblendd ymm12, ymm12, ymm13, 240
   10bd  c57c11a260040000          vmovups ymmword ptr [rdx + 1120], ymm12              ; store void
   10c5  c5fc103d73030000          vmovups ymm7, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   10cd  c4624536a42440050000      vpermd ymm12, ymm7, ymmword ptr [rsp + 1344]         ; shuffle float32x8
   10d7  c5fc103d81030000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   10df  c4624536ac2460050000      vpermd ymm13, ymm7, ymmword ptr [rsp + 1376]         ; shuffle float32x8
   10e9  c4431d02e5f0              vpblendd ymm12, ymm12, ymm13, 240
   10ef  c5fc103d49030000          vmovups ymm7, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   10f7  c46245366c2420            vpermd ymm13, ymm7, ymmword ptr [rsp + 32]           ; shuffle float32x8
   10fe  c5fc103d5a030000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   1106  c4624536742460            vpermd ymm14, ymm7, ymmword ptr [rsp + 96]           ; shuffle float32x8
   110d  c4431502eef0              vpblendd ymm13, ymm13, ymm14, 240
   1113  c5fc103de5020000          vmovups ymm7, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
   111b  c4424536f4                vpermd ymm14, ymm7, ymm12                            ; shuffle float32x8
   1120  c5fc103df8020000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
   1128  c4424536fd                vpermd ymm15, ymm7, ymm13                            ; shuffle float32x8
   112d  c4430d02f7f0              vpblendd ymm14, ymm14, ymm15, 240
   1133  c57c11b280040000          vmovups ymmword ptr [rdx + 1152], ymm14              ; store void
   113b  c5fc103dfd020000          vmovups ymm7, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   1143  c4624536b424a0010000      vpermd ymm14, ymm7, ymmword ptr [rsp + 416]          ; shuffle float32x8
   114d  c5fc103d0b030000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   1155  c4624536bc2440020000      vpermd ymm15, ymm7, ymmword ptr [rsp + 576]          ; shuffle float32x8
   115f  c4430d02f7f0              vpblendd ymm14, ymm14, ymm15, 240
   1165  c5fc103dd3020000          vmovups ymm7, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   116d  c4624536bc24c0030000      vpermd ymm15, ymm7, ymmword ptr [rsp + 960]          ; shuffle float32x8
   1177  c5fc103de1020000          vmovups ymm7, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   117f  c4e24536bc2460040000      vpermd ymm7, ymm7, ymmword ptr [rsp + 1120]          ; shuffle float32x8
   1189  c4e30502fff0              vpblendd ymm7, ymm15, ymm7, 240
   118f  c57c100569020000          vmovups ymm8, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
   1197  c4423d36fe                vpermd ymm15, ymm8, ymm14                            ; shuffle float32x8
   119c  c57c10057c020000          vmovups ymm8, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
   11a4  c4623d36c7                vpermd ymm8, ymm8, ymm7                              ; shuffle float32x8
   11a9  c4430502c0f0              vpblendd ymm8, ymm15, ymm8, 240
   11af  c57c1182a0040000          vmovups ymmword ptr [rdx + 1184], ymm8               ; store void
   11b7  c57c100581020000          vmovups ymm8, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   11bf  c4e23d36c0                vpermd ymm0, ymm8, ymm0                              ; shuffle float32x8
   11c4  c57c100594020000          vmovups ymm8, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   11cc  c4e23d36c9                vpermd ymm1, ymm8, ymm1                              ; shuffle float32x8
   11d1  c4e37d02c1f0              vpblendd ymm0, ymm0, ymm1, 240
   11d7  c5fc100d61020000          vmovups ymm1, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   11df  c4e27536cb                vpermd ymm1, ymm1, ymm3                              ; shuffle float32x8
   11e4  c5fc101d74020000          vmovups ymm3, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   11ec  c4e26536dc                vpermd ymm3, ymm3, ymm4                              ; shuffle float32x8
   11f1  c4e37502cbf0              vpblendd ymm1, ymm1, ymm3, 240
   11f7  c5fc101d01020000          vmovups ymm3, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
   11ff  c4e26536d8                vpermd ymm3, ymm3, ymm0                              ; shuffle float32x8
   1204  c5fc102514020000          vmovups ymm4, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
   120c  c4e25d36e1                vpermd ymm4, ymm4, ymm1                              ; shuffle float32x8
   1211  c4e36502dcf0              vpblendd ymm3, ymm3, ymm4, 240
   1217  c5fc119ac0040000          vmovups ymmword ptr [rdx + 1216], ymm3               ; store void
   121f  c5fc101d19020000          vmovups ymm3, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   1227  c4c26536da                vpermd ymm3, ymm3, ymm10                             ; shuffle float32x8
   122c  c5fc10252c020000          vmovups ymm4, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   1234  c4e25d36d2                vpermd ymm2, ymm4, ymm2                              ; shuffle float32x8
   1239  c4e36502d2f0              vpblendd ymm2, ymm3, ymm2, 240
   123f  c5fc101df9010000          vmovups ymm3, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   1247  c4c26536d9                vpermd ymm3, ymm3, ymm9                              ; shuffle float32x8
   124c  c5fc10250c020000          vmovups ymm4, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   1254  c4e25d36e5                vpermd ymm4, ymm4, ymm5                              ; shuffle float32x8
   1259  c4e36502dcf0              vpblendd ymm3, ymm3, ymm4, 240
   125f  c5fc102599010000          vmovups ymm4, ymmword ptr [rip + 0000000002000000040000000600000004000000050000000600000007000000]
   1267  c4e25d36e2                vpermd ymm4, ymm4, ymm2                              ; shuffle float32x8
   126c  c5fc102dac010000          vmovups ymm5, ymmword ptr [rip + 0000000001000000020000000300000000000000020000000400000006000000]
   1274  c4e25536eb                vpermd ymm5, ymm5, ymm3                              ; shuffle float32x8
   1279  c4e35d02e5f0              vpblendd ymm4, ymm4, ymm5, 240
   127f  c5fc11a2e0040000          vmovups ymmword ptr [rdx + 1248], ymm4               ; store void
   1287  c5fc1025b1010000          vmovups ymm4, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   128f  c4e25d362424              vpermd ymm4, ymm4, ymmword ptr [rsp]                 ; shuffle float32x8
   1295  c5fc102dc3010000          vmovups ymm5, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   129d  c4e25536ac24c0000000      vpermd ymm5, ymm5, ymmword ptr [rsp + 192]           ; shuffle float32x8
   12a7  c4e35d02e5f0              vpblendd ymm4, ymm4, ymm5, 240
   12ad  c5fc11a200050000          vmovups ymmword ptr [rdx + 1280], ymm4               ; store void
   12b5  c5fc102583010000          vmovups ymm4, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   12bd  c4e25d36a424e0020000      vpermd ymm4, ymm4, ymmword ptr [rsp + 736]           ; shuffle float32x8
   12c7  c5fc102d91010000          vmovups ymm5, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   12cf  c4e25536ac2400050000      vpermd ymm5, ymm5, ymmword ptr [rsp + 1280]          ; shuffle float32x8
   12d9  c4e35d02e5f0              vpblendd ymm4, ymm4, ymm5, 240
   12df  c5fc11a220050000          vmovups ymmword ptr [rdx + 1312], ymm4               ; store void
   12e7  c5fc102551010000          vmovups ymm4, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   12ef  c4e25d36a42480050000      vpermd ymm4, ymm4, ymmword ptr [rsp + 1408]          ; shuffle float32x8
   12f9  c5fc102d5f010000          vmovups ymm5, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   1301  c4e255366c2440            vpermd ymm5, ymm5, ymmword ptr [rsp + 64]            ; shuffle float32x8
   1308  c4e35d02e5f0              vpblendd ymm4, ymm4, ymm5, 240
   130e  c5fc11a240050000          vmovups ymmword ptr [rdx + 1344], ymm4               ; store void
   1316  c5fc102522010000          vmovups ymm4, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   131e  c4e25d36e6                vpermd ymm4, ymm4, ymm6                              ; shuffle float32x8
   1323  c5fc102d35010000          vmovups ymm5, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   132b  c4c25536eb                vpermd ymm5, ymm5, ymm11                             ; shuffle float32x8
   1330  c4e35d02e5f0              vpblendd ymm4, ymm4, ymm5, 240
   1336  c5fc11a260050000          vmovups ymmword ptr [rdx + 1376], ymm4               ; store void
   133e  c5fc1025fa000000          vmovups ymm4, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   1346  c4c25d36e4                vpermd ymm4, ymm4, ymm12                             ; shuffle float32x8
   134b  c5fc102d0d010000          vmovups ymm5, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   1353  c4c25536ed                vpermd ymm5, ymm5, ymm13                             ; shuffle float32x8
   1358  c4e35d02e5f0              vpblendd ymm4, ymm4, ymm5, 240
   135e  c5fc11a280050000          vmovups ymmword ptr [rdx + 1408], ymm4               ; store void
   1366  c5fc1025d2000000          vmovups ymm4, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   136e  c4c25d36e6                vpermd ymm4, ymm4, ymm14                             ; shuffle float32x8
   1373  c5fc102de5000000          vmovups ymm5, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   137b  c4e25536ef                vpermd ymm5, ymm5, ymm7                              ; shuffle float32x8
   1380  c4e35d02e5f0              vpblendd ymm4, ymm4, ymm5, 240
   1386  c5fc11a2a0050000          vmovups ymmword ptr [rdx + 1440], ymm4               ; store void
   138e  c5fc1025aa000000          vmovups ymm4, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   1396  c4e25d36c0                vpermd ymm0, ymm4, ymm0                              ; shuffle float32x8
   139b  c5fc1025bd000000          vmovups ymm4, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   13a3  c4e25d36c9                vpermd ymm1, ymm4, ymm1                              ; shuffle float32x8
   13a8  c4e37d02c1f0              vpblendd ymm0, ymm0, ymm1, 240
   13ae  c5fc1182c0050000          vmovups ymmword ptr [rdx + 1472], ymm0               ; store void
   13b6  c5fc100582000000          vmovups ymm0, ymmword ptr [rip + 0100000003000000050000000700000004000000050000000600000007000000]
   13be  c4e27d36c2                vpermd ymm0, ymm0, ymm2                              ; shuffle float32x8
   13c3  c5fc100d95000000          vmovups ymm1, ymmword ptr [rip + 0000000001000000020000000300000001000000030000000500000007000000]
   13cb  c4e27536cb                vpermd ymm1, ymm1, ymm3                              ; shuffle float32x8
   13d0  c4e37d02c1f0              vpblendd ymm0, ymm0, ymm1, 240
   13d6  c5fc1182e0050000          vmovups ymmword ptr [rdx + 1504], ymm0               ; store void
   13de  c5f877                    vzeroupper                                           ; sink void
   13e1  488ba424e0060000          mov rsp, qword ptr [rsp + 1760]
   13e9  c3                        ret                                                  ; sink void
