transpose:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  488bc4                    mov rax, rsp
      7  4881ec000b0000            sub rsp, 2816
      e  4883e4c0                  and rsp, -64
     12  48898424c00a0000          mov qword ptr [rsp + 2752], rax
     1a  b800000000                mov eax, 0
     1f  ba10000000                mov edx, 16
     24  488b0f                    mov rcx, qword ptr [rdi]
     27  488b7708                  mov rsi, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 384>
     2b  c5fc1006                  vmovups ymm0, ymmword ptr [rsi]                      ; load float32x8
     2f  c5fc110424                vmovups ymmword ptr [rsp], ymm0
     34  c5fc1086c0000000          vmovups ymm0, ymmword ptr [rsi + 192]                ; load float32x8
     3c  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
     42  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
     47  c5fc14442420              vunpcklps ymm0, ymm0, ymmword ptr [rsp + 32]         ; shuffle float32x8
     4d  c5fc11442440              vmovups ymmword ptr [rsp + 64], ymm0
     53  c5fc104660                vmovups ymm0, ymmword ptr [rsi + 96]                 ; load float32x8
     58  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
     5e  c5fc108620010000          vmovups ymm0, ymmword ptr [rsi + 288]                ; load float32x8
     66  c5fc11842480000000        vmovups ymmword ptr [rsp + 128], ymm0
     6f  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
     75  c5fc14842480000000        vunpcklps ymm0, ymm0, ymmword ptr [rsp + 128]        ; shuffle float32x8
     7e  c5fc118424a0000000        vmovups ymmword ptr [rsp + 160], ymm0
     87  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
     8d  c5fc148424a0000000        vunpcklps ymm0, ymm0, ymmword ptr [rsp + 160]        ; shuffle float32x8
     96  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
     9f  c5fc104620                vmovups ymm0, ymmword ptr [rsi + 32]                 ; load float32x8
     a4  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
     ad  c5fc1086e0000000          vmovups ymm0, ymmword ptr [rsi + 224]                ; load float32x8
     b5  c5fc11842400010000        vmovups ymmword ptr [rsp + 256], ymm0
     be  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
     c7  c5fc14842400010000        vunpcklps ymm0, ymm0, ymmword ptr [rsp + 256]        ; shuffle float32x8
     d0  c5fc11842420010000        vmovups ymmword ptr [rsp + 288], ymm0
     d9  c5fc108680000000          vmovups ymm0, ymmword ptr [rsi + 128]                ; load float32x8
     e1  c5fc11842440010000        vmovups ymmword ptr [rsp + 320], ymm0
     ea  c5fc108640010000          vmovups ymm0, ymmword ptr [rsi + 320]                ; load float32x8
     f2  c5fc11842460010000        vmovups ymmword ptr [rsp + 352], ymm0
     fb  c5fc10842440010000        vmovups ymm0, ymmword ptr [rsp + 320]
    104  c5fc14842460010000        vunpcklps ymm0, ymm0, ymmword ptr [rsp + 352]        ; shuffle float32x8
    10d  c5fc118424800a0000        vmovups ymmword ptr [rsp + 2688], ymm0
    116  c5fc10842420010000        vmovups ymm0, ymmword ptr [rsp + 288]
    11f  c5fc148424800a0000        vunpcklps ymm0, ymm0, ymmword ptr [rsp + 2688]       ; shuffle float32x8
    128  c5fc11842480010000        vmovups ymmword ptr [rsp + 384], ymm0
    131  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    13a  c4e37d0684248001000020    vperm2f128 ymm0, ymm0, ymmword ptr [rsp + 384], 32   ; shuffle float32x8
    145  c5fc108e80010000          vmovups ymm1, ymmword ptr [rsi + 384]                ; load float32x8
    14d  c5fc118c24a0010000        vmovups ymmword ptr [rsp + 416], ymm1
    156  c5fc108e40020000          vmovups ymm1, ymmword ptr [rsi + 576]                ; load float32x8
    15e  c5fc118c24c0010000        vmovups ymmword ptr [rsp + 448], ymm1
    167  c5fc108c24a0010000        vmovups ymm1, ymmword ptr [rsp + 416]
    170  c5f4149424c0010000        vunpcklps ymm2, ymm1, ymmword ptr [rsp + 448]        ; shuffle float32x8
    179  c5fc108ee0010000          vmovups ymm1, ymmword ptr [rsi + 480]                ; load float32x8
    181  c5fc118c24e0010000        vmovups ymmword ptr [rsp + 480], ymm1
    18a  c5fc108ea0020000          vmovups ymm1, ymmword ptr [rsi + 672]                ; load float32x8
    192  c5fc118c2400020000        vmovups ymmword ptr [rsp + 512], ymm1
    19b  c5fc108c24e0010000        vmovups ymm1, ymmword ptr [rsp + 480]
    1a4  c5f414ac2400020000        vunpcklps ymm5, ymm1, ymmword ptr [rsp + 512]        ; shuffle float32x8
    1ad  c5ec14cd                  vunpcklps ymm1, ymm2, ymm5                           ; shuffle float32x8
    1b1  c5fc118c2420020000        vmovups ymmword ptr [rsp + 544], ymm1
    1ba  c5fc108ea0010000          vmovups ymm1, ymmword ptr [rsi + 416]                ; load float32x8
    1c2  c5fc118c2440020000        vmovups ymmword ptr [rsp + 576], ymm1
    1cb  c5fc108e60020000          vmovups ymm1, ymmword ptr [rsi + 608]                ; load float32x8
    1d3  c5fc118c2460020000        vmovups ymmword ptr [rsp + 608], ymm1
    1dc  c5fc108c2440020000        vmovups ymm1, ymmword ptr [rsp + 576]
    1e5  c57414942460020000        vunpcklps ymm10, ymm1, ymmword ptr [rsp + 608]       ; shuffle float32x8
    1ee  c5fc108e00020000          vmovups ymm1, ymmword ptr [rsi + 512]                ; load float32x8
    1f6  c5fc118c2480020000        vmovups ymmword ptr [rsp + 640], ymm1
    1ff  c5fc108ec0020000          vmovups ymm1, ymmword ptr [rsi + 704]                ; load float32x8
    207  c5fc118c24a0020000        vmovups ymmword ptr [rsp + 672], ymm1
    210  c5fc108c2480020000        vmovups ymm1, ymmword ptr [rsp + 640]
    219  c5f4148c24a0020000        vunpcklps ymm1, ymm1, ymmword ptr [rsp + 672]        ; shuffle float32x8
    222  c5ac14d9                  vunpcklps ymm3, ymm10, ymm1                          ; shuffle float32x8
    226  c5fc119c24c0020000        vmovups ymmword ptr [rsp + 704], ymm3
    22f  c5fc109c2420020000        vmovups ymm3, ymmword ptr [rsp + 544]
    238  c46365068424c002000020    vperm2f128 ymm8, ymm3, ymmword ptr [rsp + 704], 32   ; shuffle float32x8
    243  c4c37d06d820              vperm2f128 ymm3, ymm0, ymm8, 32                      ; shuffle float32x8
    249  c5fc119c24e0020000        vmovups ymmword ptr [rsp + 736], ymm3
    252  c4c37d06c031              vperm2f128 ymm0, ymm0, ymm8, 49                      ; shuffle float32x8
    258  c5fc11842400030000        vmovups ymmword ptr [rsp + 768], ymm0
    261  c5fc108600030000          vmovups ymm0, ymmword ptr [rsi + 768]                ; load float32x8
    269  c5fc11842420030000        vmovups ymmword ptr [rsp + 800], ymm0
    272  c5fc1086c0030000          vmovups ymm0, ymmword ptr [rsi + 960]                ; load float32x8
    27a  c5fc11842440030000        vmovups ymmword ptr [rsp + 832], ymm0
    283  c5fc10842420030000        vmovups ymm0, ymmword ptr [rsp + 800]
    28c  c5fc14b42440030000        vunpcklps ymm6, ymm0, ymmword ptr [rsp + 832]        ; shuffle float32x8
    295  c5fc108660030000          vmovups ymm0, ymmword ptr [rsi + 864]                ; load float32x8
    29d  c5fc11842460030000        vmovups ymmword ptr [rsp + 864], ymm0
    2a6  c5fc108620040000          vmovups ymm0, ymmword ptr [rsi + 1056]               ; load float32x8
    2ae  c5fc11842480030000        vmovups ymmword ptr [rsp + 896], ymm0
    2b7  c5fc10842460030000        vmovups ymm0, ymmword ptr [rsp + 864]
    2c0  c57c148c2480030000        vunpcklps ymm9, ymm0, ymmword ptr [rsp + 896]        ; shuffle float32x8
    2c9  c4c14c14c1                vunpcklps ymm0, ymm6, ymm9                           ; shuffle float32x8
    2ce  c5fc118424a0030000        vmovups ymmword ptr [rsp + 928], ymm0
    2d7  c5fc108620030000          vmovups ymm0, ymmword ptr [rsi + 800]                ; load float32x8
    2df  c5fc118424c0030000        vmovups ymmword ptr [rsp + 960], ymm0
    2e8  c5fc1086e0030000          vmovups ymm0, ymmword ptr [rsi + 992]                ; load float32x8
    2f0  c5fc118424e0030000        vmovups ymmword ptr [rsp + 992], ymm0
    2f9  c5fc108424c0030000        vmovups ymm0, ymmword ptr [rsp + 960]
    302  c57c14a424e0030000        vunpcklps ymm12, ymm0, ymmword ptr [rsp + 992]       ; shuffle float32x8
    30b  c5fc108680030000          vmovups ymm0, ymmword ptr [rsi + 896]                ; load float32x8
    313  c5fc11842400040000        vmovups ymmword ptr [rsp + 1024], ymm0
    31c  c5fc108640040000          vmovups ymm0, ymmword ptr [rsi + 1088]               ; load float32x8
    324  c5fc11842420040000        vmovups ymmword ptr [rsp + 1056], ymm0
    32d  c5fc10842400040000        vmovups ymm0, ymmword ptr [rsp + 1024]
    336  c5fc14a42420040000        vunpcklps ymm4, ymm0, ymmword ptr [rsp + 1056]       ; shuffle float32x8
    33f  c59c14c4                  vunpcklps ymm0, ymm12, ymm4                          ; shuffle float32x8
    343  c5fc11842440040000        vmovups ymmword ptr [rsp + 1088], ymm0
    34c  c5fc108424a0030000        vmovups ymm0, ymmword ptr [rsp + 928]
    355  c4e37d06bc244004000020    vperm2f128 ymm7, ymm0, ymmword ptr [rsp + 1088], 32  ; shuffle float32x8
    360  c5fc108680040000          vmovups ymm0, ymmword ptr [rsi + 1152]               ; load float32x8
    368  c5fc11842460040000        vmovups ymmword ptr [rsp + 1120], ymm0
    371  c5fc108640050000          vmovups ymm0, ymmword ptr [rsi + 1344]               ; load float32x8
    379  c5fc11842480040000        vmovups ymmword ptr [rsp + 1152], ymm0
    382  c5fc10842460040000        vmovups ymm0, ymmword ptr [rsp + 1120]
    38b  c57c149c2480040000        vunpcklps ymm11, ymm0, ymmword ptr [rsp + 1152]      ; shuffle float32x8
    394  c5fc1086e0040000          vmovups ymm0, ymmword ptr [rsi + 1248]               ; load float32x8
    39c  c5fc118424a0040000        vmovups ymmword ptr [rsp + 1184], ymm0
    3a5  c5fc1086a0050000          vmovups ymm0, ymmword ptr [rsi + 1440]               ; load float32x8
    3ad  c5fc118424c0040000        vmovups ymmword ptr [rsp + 1216], ymm0
    3b6  c5fc108424a0040000        vmovups ymm0, ymmword ptr [rsp + 1184]
    3bf  c5fc148424c0040000        vunpcklps ymm0, ymm0, ymmword ptr [rsp + 1216]       ; shuffle float32x8
    3c8  c5a414d8                  vunpcklps ymm3, ymm11, ymm0                          ; shuffle float32x8
    3cc  c5fc119c24e0040000        vmovups ymmword ptr [rsp + 1248], ymm3
    3d5  c5fc109ea0040000          vmovups ymm3, ymmword ptr [rsi + 1184]               ; load float32x8
    3dd  c5fc119c2400050000        vmovups ymmword ptr [rsp + 1280], ymm3
    3e6  c57c10b660050000          vmovups ymm14, ymmword ptr [rsi + 1376]              ; load float32x8
    3ee  c5fc109c2400050000        vmovups ymm3, ymmword ptr [rsp + 1280]
    3f7  c4c16414de                vunpcklps ymm3, ymm3, ymm14                          ; shuffle float32x8
    3fc  c57c108600050000          vmovups ymm8, ymmword ptr [rsi + 1280]               ; load float32x8
    404  c57c11842420050000        vmovups ymmword ptr [rsp + 1312], ymm8
    40d  c57c1086c0050000          vmovups ymm8, ymmword ptr [rsi + 1472]               ; load float32x8
    415  c57c11842440050000        vmovups ymmword ptr [rsp + 1344], ymm8
    41e  c57c10842420050000        vmovups ymm8, ymmword ptr [rsp + 1312]
    427  c53c14bc2440050000        vunpcklps ymm15, ymm8, ymmword ptr [rsp + 1344]      ; shuffle float32x8
    430  c4416414c7                vunpcklps ymm8, ymm3, ymm15                          ; shuffle float32x8
    435  c57c11842460050000        vmovups ymmword ptr [rsp + 1376], ymm8
    43e  c57c108424e0040000        vmovups ymm8, ymmword ptr [rsp + 1248]
    447  c4633d0684246005000020    vperm2f128 ymm8, ymm8, ymmword ptr [rsp + 1376], 32  ; shuffle float32x8
    452  c4434506e820              vperm2f128 ymm13, ymm7, ymm8, 32                     ; shuffle float32x8
    458  c57c11ac2480050000        vmovups ymmword ptr [rsp + 1408], ymm13
    461  c4c34506f831              vperm2f128 ymm7, ymm7, ymm8, 49                      ; shuffle float32x8
    467  c5fc11bc24a0050000        vmovups ymmword ptr [rsp + 1440], ymm7
    470  c5fc107c2440              vmovups ymm7, ymmword ptr [rsp + 64]
    476  c5c415bc24a0000000        vunpckhps ymm7, ymm7, ymmword ptr [rsp + 160]        ; shuffle float32x8
    47f  c5fc11bc24c0050000        vmovups ymmword ptr [rsp + 1472], ymm7
    488  c5fc10bc2420010000        vmovups ymm7, ymmword ptr [rsp + 288]
    491  c5c415bc24800a0000        vunpckhps ymm7, ymm7, ymmword ptr [rsp + 2688]       ; shuffle float32x8
    49a  c5fc11bc24e0050000        vmovups ymmword ptr [rsp + 1504], ymm7
    4a3  c5ec15d5                  vunpckhps ymm2, ymm2, ymm5                           ; shuffle float32x8
    4a7  c5fc11942400060000        vmovups ymmword ptr [rsp + 1536], ymm2
    4b0  c5ac15c9                  vunpckhps ymm1, ymm10, ymm1                          ; shuffle float32x8
    4b4  c5fc118c2420060000        vmovups ymmword ptr [rsp + 1568], ymm1
    4bd  c5fc108c24c0050000        vmovups ymm1, ymmword ptr [rsp + 1472]
    4c6  c46375069424e005000020    vperm2f128 ymm10, ymm1, ymmword ptr [rsp + 1504], 32 ; shuffle float32x8
    4d1  c5fc108c2400060000        vmovups ymm1, ymmword ptr [rsp + 1536]
    4da  c4e37506ac242006000020    vperm2f128 ymm5, ymm1, ymmword ptr [rsp + 1568], 32  ; shuffle float32x8
    4e5  c4e32d06cd20              vperm2f128 ymm1, ymm10, ymm5, 32                     ; shuffle float32x8
    4eb  c5fc118c2440060000        vmovups ymmword ptr [rsp + 1600], ymm1
    4f4  c4e32d06cd31              vperm2f128 ymm1, ymm10, ymm5, 49                     ; shuffle float32x8
    4fa  c5fc118c2460060000        vmovups ymmword ptr [rsp + 1632], ymm1
    503  c4c14c15c9                vunpckhps ymm1, ymm6, ymm9                           ; shuffle float32x8
    508  c5fc118c2480060000        vmovups ymmword ptr [rsp + 1664], ymm1
    511  c59c15cc                  vunpckhps ymm1, ymm12, ymm4                          ; shuffle float32x8
    515  c5fc118c24a0060000        vmovups ymmword ptr [rsp + 1696], ymm1
    51e  c5a415c0                  vunpckhps ymm0, ymm11, ymm0                          ; shuffle float32x8
    522  c5fc118424c0060000        vmovups ymmword ptr [rsp + 1728], ymm0
    52b  c4c16415c7                vunpckhps ymm0, ymm3, ymm15                          ; shuffle float32x8
    530  c5fc118424e0060000        vmovups ymmword ptr [rsp + 1760], ymm0
    539  c5fc10842480060000        vmovups ymm0, ymmword ptr [rsp + 1664]
    542  c4637d068c24a006000020    vperm2f128 ymm9, ymm0, ymmword ptr [rsp + 1696], 32  ; shuffle float32x8
    54d  c5fc108424c0060000        vmovups ymm0, ymmword ptr [rsp + 1728]
    556  c4637d069424e006000020    vperm2f128 ymm10, ymm0, ymmword ptr [rsp + 1760], 32 ; shuffle float32x8
    561  c4c33506c220              vperm2f128 ymm0, ymm9, ymm10, 32                     ; shuffle float32x8
    567  c5fc11842400070000        vmovups ymmword ptr [rsp + 1792], ymm0
    570  c4c33506c231              vperm2f128 ymm0, ymm9, ymm10, 49                     ; shuffle float32x8
    576  c5fc11842420070000        vmovups ymmword ptr [rsp + 1824], ymm0
    57f  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    584  c5fc15442420              vunpckhps ymm0, ymm0, ymmword ptr [rsp + 32]         ; shuffle float32x8
    58a  c5fc11842440070000        vmovups ymmword ptr [rsp + 1856], ymm0
    593  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
    599  c5fc15842480000000        vunpckhps ymm0, ymm0, ymmword ptr [rsp + 128]        ; shuffle float32x8
    5a2  c5fc118424a00a0000        vmovups ymmword ptr [rsp + 2720], ymm0
    5ab  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
    5b4  c5fc15842400010000        vunpckhps ymm0, ymm0, ymmword ptr [rsp + 256]        ; shuffle float32x8
    5bd  c5fc11842460070000        vmovups ymmword ptr [rsp + 1888], ymm0
    5c6  c5fc10842440010000        vmovups ymm0, ymmword ptr [rsp + 320]
    5cf  c5fc158c2460010000        vunpckhps ymm1, ymm0, ymmword ptr [rsp + 352]        ; shuffle float32x8
    5d8  c5fc108424a0010000        vmovups ymm0, ymmword ptr [rsp + 416]
    5e1  c5fc15b424c0010000        vunpckhps ymm6, ymm0, ymmword ptr [rsp + 448]        ; shuffle float32x8
    5ea  c5fc108424e0010000        vmovups ymm0, ymmword ptr [rsp + 480]
    5f3  c5fc15842400020000        vunpckhps ymm0, ymm0, ymmword ptr [rsp + 512]        ; shuffle float32x8
    5fc  c5fc10942440020000        vmovups ymm2, ymmword ptr [rsp + 576]
    605  c5ec15a42460020000        vunpckhps ymm4, ymm2, ymmword ptr [rsp + 608]        ; shuffle float32x8
    60e  c5fc10942480020000        vmovups ymm2, ymmword ptr [rsp + 640]
    617  c5ec159c24a0020000        vunpckhps ymm3, ymm2, ymmword ptr [rsp + 672]        ; shuffle float32x8
    620  c5fc10942440070000        vmovups ymm2, ymmword ptr [rsp + 1856]
    629  c5ec149424a00a0000        vunpcklps ymm2, ymm2, ymmword ptr [rsp + 2720]       ; shuffle float32x8
    632  c5fc11942480070000        vmovups ymmword ptr [rsp + 1920], ymm2
    63b  c5fc10942460070000        vmovups ymm2, ymmword ptr [rsp + 1888]
    644  c5ec14d1                  vunpcklps ymm2, ymm2, ymm1                           ; shuffle float32x8
    648  c5fc119424a0070000        vmovups ymmword ptr [rsp + 1952], ymm2
    651  c5fc10942480070000        vmovups ymm2, ymmword ptr [rsp + 1920]
    65a  c4636d06ac24a007000020    vperm2f128 ymm13, ymm2, ymmword ptr [rsp + 1952], 32 ; shuffle float32x8
    665  c5cc14d0                  vunpcklps ymm2, ymm6, ymm0                           ; shuffle float32x8
    669  c5fc119424c0070000        vmovups ymmword ptr [rsp + 1984], ymm2
    672  c5dc14d3                  vunpcklps ymm2, ymm4, ymm3                           ; shuffle float32x8
    676  c5fc119424e0070000        vmovups ymmword ptr [rsp + 2016], ymm2
    67f  c5fc109424c0070000        vmovups ymm2, ymmword ptr [rsp + 1984]
    688  c4e36d069424e007000020    vperm2f128 ymm2, ymm2, ymmword ptr [rsp + 2016], 32  ; shuffle float32x8
    693  c4e31506ea20              vperm2f128 ymm5, ymm13, ymm2, 32                     ; shuffle float32x8
    699  c5fc11ac2400080000        vmovups ymmword ptr [rsp + 2048], ymm5
    6a2  c4e31506d231              vperm2f128 ymm2, ymm13, ymm2, 49                     ; shuffle float32x8
    6a8  c5fc11942420080000        vmovups ymmword ptr [rsp + 2080], ymm2
    6b1  c5fc10942420030000        vmovups ymm2, ymmword ptr [rsp + 800]
    6ba  c56c15ac2440030000        vunpckhps ymm13, ymm2, ymmword ptr [rsp + 832]       ; shuffle float32x8
    6c3  c5fc10942460030000        vmovups ymm2, ymmword ptr [rsp + 864]
    6cc  c5ec15bc2480030000        vunpckhps ymm7, ymm2, ymmword ptr [rsp + 896]        ; shuffle float32x8
    6d5  c5fc109424c0030000        vmovups ymm2, ymmword ptr [rsp + 960]
    6de  c56c158424e0030000        vunpckhps ymm8, ymm2, ymmword ptr [rsp + 992]        ; shuffle float32x8
    6e7  c5fc10942400040000        vmovups ymm2, ymmword ptr [rsp + 1024]
    6f0  c5ec15ac2420040000        vunpckhps ymm5, ymm2, ymmword ptr [rsp + 1056]       ; shuffle float32x8
    6f9  c5fc10942460040000        vmovups ymm2, ymmword ptr [rsp + 1120]
    702  c56c159c2480040000        vunpckhps ymm11, ymm2, ymmword ptr [rsp + 1152]      ; shuffle float32x8
    70b  c5fc109424a0040000        vmovups ymm2, ymmword ptr [rsp + 1184]
    714  c56c158c24c0040000        vunpckhps ymm9, ymm2, ymmword ptr [rsp + 1216]       ; shuffle float32x8
    71d  c5fc10942400050000        vmovups ymm2, ymmword ptr [rsp + 1280]
    726  c4416c15f6                vunpckhps ymm14, ymm2, ymm14                         ; shuffle float32x8
    72b  c5fc10942420050000        vmovups ymm2, ymmword ptr [rsp + 1312]
    734  c5ec15942440050000        vunpckhps ymm2, ymm2, ymmword ptr [rsp + 1344]       ; shuffle float32x8
    73d  c51414d7                  vunpcklps ymm10, ymm13, ymm7                         ; shuffle float32x8
    741  c57c11942440080000        vmovups ymmword ptr [rsp + 2112], ymm10
    74a  c53c14d5                  vunpcklps ymm10, ymm8, ymm5                          ; shuffle float32x8
    74e  c57c11942460080000        vmovups ymmword ptr [rsp + 2144], ymm10
    757  c57c10942440080000        vmovups ymm10, ymmword ptr [rsp + 2112]
    760  c4632d0694246008000020    vperm2f128 ymm10, ymm10, ymmword ptr [rsp + 2144], 32; shuffle float32x8
    76b  c4412414e1                vunpcklps ymm12, ymm11, ymm9                         ; shuffle float32x8
    770  c57c11a42480080000        vmovups ymmword ptr [rsp + 2176], ymm12
    779  c50c14e2                  vunpcklps ymm12, ymm14, ymm2                         ; shuffle float32x8
    77d  c57c11a424a0080000        vmovups ymmword ptr [rsp + 2208], ymm12
    786  c57c10a42480080000        vmovups ymm12, ymmword ptr [rsp + 2176]
    78f  c4631d06a424a008000020    vperm2f128 ymm12, ymm12, ymmword ptr [rsp + 2208], 32; shuffle float32x8
    79a  c4432d06fc20              vperm2f128 ymm15, ymm10, ymm12, 32                   ; shuffle float32x8
    7a0  c57c11bc24c0080000        vmovups ymmword ptr [rsp + 2240], ymm15
    7a9  c4432d06d431              vperm2f128 ymm10, ymm10, ymm12, 49                   ; shuffle float32x8
    7af  c57c119424e0080000        vmovups ymmword ptr [rsp + 2272], ymm10
    7b8  c57c10942440070000        vmovups ymm10, ymmword ptr [rsp + 1856]
    7c1  c52c159424a00a0000        vunpckhps ymm10, ymm10, ymmword ptr [rsp + 2720]     ; shuffle float32x8
    7ca  c57c11942400090000        vmovups ymmword ptr [rsp + 2304], ymm10
    7d3  c57c10942460070000        vmovups ymm10, ymmword ptr [rsp + 1888]
    7dc  c5ac15c9                  vunpckhps ymm1, ymm10, ymm1                          ; shuffle float32x8
    7e0  c5fc118c2420090000        vmovups ymmword ptr [rsp + 2336], ymm1
    7e9  c5cc15c0                  vunpckhps ymm0, ymm6, ymm0                           ; shuffle float32x8
    7ed  c5fc11842440090000        vmovups ymmword ptr [rsp + 2368], ymm0
    7f6  c5dc15c3                  vunpckhps ymm0, ymm4, ymm3                           ; shuffle float32x8
    7fa  c5fc11842460090000        vmovups ymmword ptr [rsp + 2400], ymm0
    803  c5fc10842400090000        vmovups ymm0, ymmword ptr [rsp + 2304]
    80c  c4e37d06a4242009000020    vperm2f128 ymm4, ymm0, ymmword ptr [rsp + 2336], 32  ; shuffle float32x8
    817  c5fc10842440090000        vmovups ymm0, ymmword ptr [rsp + 2368]
    820  c4e37d06b4246009000020    vperm2f128 ymm6, ymm0, ymmword ptr [rsp + 2400], 32  ; shuffle float32x8
    82b  c4e35d06c620              vperm2f128 ymm0, ymm4, ymm6, 32                      ; shuffle float32x8
    831  c5fc11842480090000        vmovups ymmword ptr [rsp + 2432], ymm0
    83a  c4e35d06c631              vperm2f128 ymm0, ymm4, ymm6, 49                      ; shuffle float32x8
    840  c5fc118424a0090000        vmovups ymmword ptr [rsp + 2464], ymm0
    849  c59415c7                  vunpckhps ymm0, ymm13, ymm7                          ; shuffle float32x8
    84d  c5fc118424c0090000        vmovups ymmword ptr [rsp + 2496], ymm0
    856  c5bc15c5                  vunpckhps ymm0, ymm8, ymm5                           ; shuffle float32x8
    85a  c5fc118424e0090000        vmovups ymmword ptr [rsp + 2528], ymm0
    863  c4c12415c1                vunpckhps ymm0, ymm11, ymm9                          ; shuffle float32x8
    868  c5fc118424000a0000        vmovups ymmword ptr [rsp + 2560], ymm0
    871  c50c15f2                  vunpckhps ymm14, ymm14, ymm2                         ; shuffle float32x8
    875  c5fc108424c0090000        vmovups ymm0, ymmword ptr [rsp + 2496]
    87e  c4637d068424e009000020    vperm2f128 ymm8, ymm0, ymmword ptr [rsp + 2528], 32  ; shuffle float32x8
    889  c5fc108424000a0000        vmovups ymm0, ymmword ptr [rsp + 2560]
    892  c4437d06ce20              vperm2f128 ymm9, ymm0, ymm14, 32                     ; shuffle float32x8
    898  c4c33d06c120              vperm2f128 ymm0, ymm8, ymm9, 32                      ; shuffle float32x8
    89e  c5fc118424200a0000        vmovups ymmword ptr [rsp + 2592], ymm0
    8a7  c4c33d06c131              vperm2f128 ymm0, ymm8, ymm9, 49                      ; shuffle float32x8
    8ad  c5fc118424400a0000        vmovups ymmword ptr [rsp + 2624], ymm0
    8b6  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    8bf  c4637d068c248001000031    vperm2f128 ymm9, ymm0, ymmword ptr [rsp + 384], 49   ; shuffle float32x8
    8ca  c5fc10842420020000        vmovups ymm0, ymmword ptr [rsp + 544]
    8d3  c4637d06ac24c002000031    vperm2f128 ymm13, ymm0, ymmword ptr [rsp + 704], 49  ; shuffle float32x8
    8de  c4c33506c520              vperm2f128 ymm0, ymm9, ymm13, 32                     ; shuffle float32x8
    8e4  c5fc118424600a0000        vmovups ymmword ptr [rsp + 2656], ymm0
    8ed  c4433506cd31              vperm2f128 ymm9, ymm9, ymm13, 49                     ; shuffle float32x8
    8f3  c5fc108424a0030000        vmovups ymm0, ymmword ptr [rsp + 928]
    8fc  c4637d06ac244004000031    vperm2f128 ymm13, ymm0, ymmword ptr [rsp + 1088], 49 ; shuffle float32x8
    907  c5fc108424e0040000        vmovups ymm0, ymmword ptr [rsp + 1248]
    910  c4e37d0684246005000031    vperm2f128 ymm0, ymm0, ymmword ptr [rsp + 1376], 49  ; shuffle float32x8
    91b  c4e31506c820              vperm2f128 ymm1, ymm13, ymm0, 32                     ; shuffle float32x8
    921  c4e31506c031              vperm2f128 ymm0, ymm13, ymm0, 49                     ; shuffle float32x8
    927  c5fc109424c0050000        vmovups ymm2, ymmword ptr [rsp + 1472]
    930  c4636d06ac24e005000031    vperm2f128 ymm13, ymm2, ymmword ptr [rsp + 1504], 49 ; shuffle float32x8
    93b  c5fc10942400060000        vmovups ymm2, ymmword ptr [rsp + 1536]
    944  c4e36d069c242006000031    vperm2f128 ymm3, ymm2, ymmword ptr [rsp + 1568], 49  ; shuffle float32x8
    94f  c4e31506f320              vperm2f128 ymm6, ymm13, ymm3, 32                     ; shuffle float32x8
    955  c4e31506db31              vperm2f128 ymm3, ymm13, ymm3, 49                     ; shuffle float32x8
    95b  c5fc10942480060000        vmovups ymm2, ymmword ptr [rsp + 1664]
    964  c4636d06ac24a006000031    vperm2f128 ymm13, ymm2, ymmword ptr [rsp + 1696], 49 ; shuffle float32x8
    96f  c5fc109424c0060000        vmovups ymm2, ymmword ptr [rsp + 1728]
    978  c4e36d06ac24e006000031    vperm2f128 ymm5, ymm2, ymmword ptr [rsp + 1760], 49  ; shuffle float32x8
    983  c4e31506fd20              vperm2f128 ymm7, ymm13, ymm5, 32                     ; shuffle float32x8
    989  c4e31506ed31              vperm2f128 ymm5, ymm13, ymm5, 49                     ; shuffle float32x8
    98f  c5fc10942480070000        vmovups ymm2, ymmword ptr [rsp + 1920]
    998  c4636d06ac24a007000031    vperm2f128 ymm13, ymm2, ymmword ptr [rsp + 1952], 49 ; shuffle float32x8
    9a3  c5fc109424c0070000        vmovups ymm2, ymmword ptr [rsp + 1984]
    9ac  c4e36d069424e007000031    vperm2f128 ymm2, ymm2, ymmword ptr [rsp + 2016], 49  ; shuffle float32x8
    9b7  c4631506fa20              vperm2f128 ymm15, ymm13, ymm2, 32                    ; shuffle float32x8
    9bd  c4e31506d231              vperm2f128 ymm2, ymm13, ymm2, 49                     ; shuffle float32x8
    9c3  c5fc10a42440080000        vmovups ymm4, ymmword ptr [rsp + 2112]
    9cc  c4635d06ac246008000031    vperm2f128 ymm13, ymm4, ymmword ptr [rsp + 2144], 49 ; shuffle float32x8
    9d7  c5fc10a42480080000        vmovups ymm4, ymmword ptr [rsp + 2176]
    9e0  c4635d069424a008000031    vperm2f128 ymm10, ymm4, ymmword ptr [rsp + 2208], 49 ; shuffle float32x8
    9eb  c4431506e220              vperm2f128 ymm12, ymm13, ymm10, 32                   ; shuffle float32x8
    9f1  c4431506d231              vperm2f128 ymm10, ymm13, ymm10, 49                   ; shuffle float32x8
    9f7  c5fc10a42400090000        vmovups ymm4, ymmword ptr [rsp + 2304]
    a00  c4635d06ac242009000031    vperm2f128 ymm13, ymm4, ymmword ptr [rsp + 2336], 49 ; shuffle float32x8
    a0b  c5fc10a42440090000        vmovups ymm4, ymmword ptr [rsp + 2368]
    a14  c4e35d06a4246009000031    vperm2f128 ymm4, ymm4, ymmword ptr [rsp + 2400], 49  ; shuffle float32x8
    a1f  c4631506dc20              vperm2f128 ymm11, ymm13, ymm4, 32                    ; shuffle float32x8
    a25  c4e31506e431              vperm2f128 ymm4, ymm13, ymm4, 49                     ; shuffle float32x8
    a2b  c57c108424c0090000        vmovups ymm8, ymmword ptr [rsp + 2496]
    a34  c4633d06ac24e009000031    vperm2f128 ymm13, ymm8, ymmword ptr [rsp + 2528], 49 ; shuffle float32x8
    a3f  c57c108424000a0000        vmovups ymm8, ymmword ptr [rsp + 2560]
    a48  c4433d06c631              vperm2f128 ymm8, ymm8, ymm14, 49                     ; shuffle float32x8
    a4e  c4431506f020              vperm2f128 ymm14, ymm13, ymm8, 32                    ; shuffle float32x8
    a54  c4431506c031              vperm2f128 ymm8, ymm13, ymm8, 49                     ; shuffle float32x8
    a5a  b800000000                mov eax, 0                                           ; range int32
loop_a60:
    a60  c57c10ac24e0020000        vmovups ymm13, ymmword ptr [rsp + 736]
    a69  c57c1129                  vmovups ymmword ptr [rcx], ymm13                     ; store void
    a6d  c57c10ac2480050000        vmovups ymm13, ymmword ptr [rsp + 1408]
    a76  c57c116920                vmovups ymmword ptr [rcx + 32], ymm13                ; store void
    a7b  c57c10ac2440060000        vmovups ymm13, ymmword ptr [rsp + 1600]
    a84  c57c116940                vmovups ymmword ptr [rcx + 64], ymm13                ; store void
    a89  c57c10ac2400070000        vmovups ymm13, ymmword ptr [rsp + 1792]
    a92  c57c116960                vmovups ymmword ptr [rcx + 96], ymm13                ; store void
    a97  c57c10ac2400080000        vmovups ymm13, ymmword ptr [rsp + 2048]
    aa0  c57c11a980000000          vmovups ymmword ptr [rcx + 128], ymm13               ; store void
    aa8  c57c10ac24c0080000        vmovups ymm13, ymmword ptr [rsp + 2240]
    ab1  c57c11a9a0000000          vmovups ymmword ptr [rcx + 160], ymm13               ; store void
    ab9  c57c10ac2480090000        vmovups ymm13, ymmword ptr [rsp + 2432]
    ac2  c57c11a9c0000000          vmovups ymmword ptr [rcx + 192], ymm13               ; store void
    aca  c57c10ac24200a0000        vmovups ymm13, ymmword ptr [rsp + 2592]
    ad3  c57c11a9e0000000          vmovups ymmword ptr [rcx + 224], ymm13               ; store void
    adb  c57c10ac24600a0000        vmovups ymm13, ymmword ptr [rsp + 2656]
    ae4  c57c11a900010000          vmovups ymmword ptr [rcx + 256], ymm13               ; store void
    aec  c5fc118920010000          vmovups ymmword ptr [rcx + 288], ymm1                ; store void
    af4  c5fc11b140010000          vmovups ymmword ptr [rcx + 320], ymm6                ; store void
    afc  c5fc11b960010000          vmovups ymmword ptr [rcx + 352], ymm7                ; store void
    b04  c57c11b980010000          vmovups ymmword ptr [rcx + 384], ymm15               ; store void
    b0c  c57c11a1a0010000          vmovups ymmword ptr [rcx + 416], ymm12               ; store void
    b14  c57c1199c0010000          vmovups ymmword ptr [rcx + 448], ymm11               ; store void
    b1c  c57c11b1e0010000          vmovups ymmword ptr [rcx + 480], ymm14               ; store void
    b24  c57c10ac2400030000        vmovups ymm13, ymmword ptr [rsp + 768]
    b2d  c57c11a900020000          vmovups ymmword ptr [rcx + 512], ymm13               ; store void
    b35  c57c10ac24a0050000        vmovups ymm13, ymmword ptr [rsp + 1440]
    b3e  c57c11a920020000          vmovups ymmword ptr [rcx + 544], ymm13               ; store void
    b46  c57c10ac2460060000        vmovups ymm13, ymmword ptr [rsp + 1632]
    b4f  c57c11a940020000          vmovups ymmword ptr [rcx + 576], ymm13               ; store void
    b57  c57c10ac2420070000        vmovups ymm13, ymmword ptr [rsp + 1824]
    b60  c57c11a960020000          vmovups ymmword ptr [rcx + 608], ymm13               ; store void
    b68  c57c10ac2420080000        vmovups ymm13, ymmword ptr [rsp + 2080]
    b71  c57c11a980020000          vmovups ymmword ptr [rcx + 640], ymm13               ; store void
    b79  c57c10ac24e0080000        vmovups ymm13, ymmword ptr [rsp + 2272]
    b82  c57c11a9a0020000          vmovups ymmword ptr [rcx + 672], ymm13               ; store void
    b8a  c57c10ac24a0090000        vmovups ymm13, ymmword ptr [rsp + 2464]
    b93  c57c11a9c0020000          vmovups ymmword ptr [rcx + 704], ymm13               ; store void
    b9b  c57c10ac24400a0000        vmovups ymm13, ymmword ptr [rsp + 2624]
    ba4  c57c11a9e0020000          vmovups ymmword ptr [rcx + 736], ymm13               ; store void
    bac  c57c118900030000          vmovups ymmword ptr [rcx + 768], ymm9                ; store void
    bb4  c5fc118120030000          vmovups ymmword ptr [rcx + 800], ymm0                ; store void
    bbc  c5fc119940030000          vmovups ymmword ptr [rcx + 832], ymm3                ; store void
    bc4  c5fc11a960030000          vmovups ymmword ptr [rcx + 864], ymm5                ; store void
    bcc  c5fc119180030000          vmovups ymmword ptr [rcx + 896], ymm2                ; store void
    bd4  c57c1191a0030000          vmovups ymmword ptr [rcx + 928], ymm10               ; store void
    bdc  c5fc11a1c0030000          vmovups ymmword ptr [rcx + 960], ymm4                ; store void
    be4  c57c1181e0030000          vmovups ymmword ptr [rcx + 992], ymm8                ; store void
    bec  83c001                    add eax, 1                                           ; end void
    bef  83f801                    cmp eax, 1
    bf2  0f8c68feffff              jl loop_a60
done_bf8:
    bf8  b810000000                mov eax, 16                                          ; range int32
    bfd  ba10000000                mov edx, 16
    c02  48c1e206                  shl rdx, 6
    c06  488d1411                  lea rdx, [rcx + rdx*1]
    c0a  c57c100d8e010000          vmovups ymm9, ymmword ptr [rip + 00000000180000003000000048000000600000007800000090000000a8000000]
    c12  c57c1015a6010000          vmovups ymm10, ymmword ptr [rip + c0000000d8000000f00000000801000020010000380100005001000068010000]
loop_c20:
    c20  c5f96ec0                  vmovd xmm0, eax                                      ; vectorize int32x8
    c24  c4e27d58c0                vpbroadcastd ymm0, xmm0
    c29  c4c17dfec9                vpaddd ymm1, ymm0, ymm9                              ; add int32x8
    c2e  c4e37916c900              vpextrd ecx, xmm1, 0                                 ; gep int32
    c34  c4e37916cf01              vpextrd edi, xmm1, 1                                 ; gep int32
    c3a  c4c37916c802              vpextrd r8d, xmm1, 2                                 ; gep int32
    c40  c4c37916c903              vpextrd r9d, xmm1, 3                                 ; gep int32
    c46  c4e37d19ca01              vextractf128 xmm2, ymm1, 1                           ; gep int32
    c4c  c4c37916d200              vpextrd r10d, xmm2, 0
    c52  c4e37d19ca01              vextractf128 xmm2, ymm1, 1                           ; gep int32
    c58  c4c37916d301              vpextrd r11d, xmm2, 1
    c5e  c4e37d19ca01              vextractf128 xmm2, ymm1, 1                           ; gep int32
    c64  c4e37916d302              vpextrd ebx, xmm2, 2
    c6a  c4e37d19c901              vextractf128 xmm1, ymm1, 1                           ; gep int32
    c70  c4e37916cd03              vpextrd ebp, xmm1, 3
    c76  c5fa100c8e                vmovss xmm1, dword ptr [rsi + rcx*4]                 ; load float32
    c7b  c5fa1014be                vmovss xmm2, dword ptr [rsi + rdi*4]                 ; load float32
    c80  c4a17a101c86              vmovss xmm3, dword ptr [rsi + r8*4]                  ; load float32
    c86  c4a17a10248e              vmovss xmm4, dword ptr [rsi + r9*4]                  ; load float32
    c8c  c4a17a102c96              vmovss xmm5, dword ptr [rsi + r10*4]                 ; load float32
    c92  c4a17a10349e              vmovss xmm6, dword ptr [rsi + r11*4]                 ; load float32
    c98  c5fa103c9e                vmovss xmm7, dword ptr [rsi + rbx*4]                 ; load float32
    c9d  c57a1004ae                vmovss xmm8, dword ptr [rsi + rbp*4]                 ; load float32
    ca2  c5f014ca                  vunpcklps xmm1, xmm1, xmm2                           ; vectorize float32x8
    ca6  c5e014d4                  vunpcklps xmm2, xmm3, xmm4
    caa  c5d014de                  vunpcklps xmm3, xmm5, xmm6
    cae  c4c14014e0                vunpcklps xmm4, xmm7, xmm8
    cb3  c5f114ca                  vunpcklpd xmm1, xmm1, xmm2
    cb7  c5e114d4                  vunpcklpd xmm2, xmm3, xmm4
    cbb  c4e37518ca01              vinsertf128 ymm1, ymm1, xmm2, 1
    cc1  c5fc110a                  vmovups ymmword ptr [rdx], ymm1                      ; store void
    cc5  c4c17dfec2                vpaddd ymm0, ymm0, ymm10                             ; add int32x8
    cca  c4e37916c100              vpextrd ecx, xmm0, 0                                 ; gep int32
    cd0  c4e37916c701              vpextrd edi, xmm0, 1                                 ; gep int32
    cd6  c4c37916c002              vpextrd r8d, xmm0, 2                                 ; gep int32
    cdc  c4c37916c103              vpextrd r9d, xmm0, 3                                 ; gep int32
    ce2  c4e37d19c101              vextractf128 xmm1, ymm0, 1                           ; gep int32
    ce8  c4c37916ca00              vpextrd r10d, xmm1, 0
    cee  c4e37d19c101              vextractf128 xmm1, ymm0, 1                           ; gep int32
    cf4  c4c37916cb01              vpextrd r11d, xmm1, 1
    cfa  c4e37d19c101              vextractf128 xmm1, ymm0, 1                           ; gep int32
    d00  c4e37916cb02              vpextrd ebx, xmm1, 2
    d06  c4e37d19c001              vextractf128 xmm0, ymm0, 1                           ; gep int32
    d0c  c4e37916c503              vpextrd ebp, xmm0, 3
    d12  c5fa10048e                vmovss xmm0, dword ptr [rsi + rcx*4]                 ; load float32
    d17  c5fa100cbe                vmovss xmm1, dword ptr [rsi + rdi*4]                 ; load float32
    d1c  c4a17a101486              vmovss xmm2, dword ptr [rsi + r8*4]                  ; load float32
    d22  c4a17a101c8e              vmovss xmm3, dword ptr [rsi + r9*4]                  ; load float32
    d28  c4a17a102496              vmovss xmm4, dword ptr [rsi + r10*4]                 ; load float32
    d2e  c4a17a102c9e              vmovss xmm5, dword ptr [rsi + r11*4]                 ; load float32
    d34  c5fa10349e                vmovss xmm6, dword ptr [rsi + rbx*4]                 ; load float32
    d39  c5fa103cae                vmovss xmm7, dword ptr [rsi + rbp*4]                 ; load float32
    d3e  c5f814c1                  vunpcklps xmm0, xmm0, xmm1                           ; vectorize float32x8
    d42  c5e814cb                  vunpcklps xmm1, xmm2, xmm3
    d46  c5d814d5                  vunpcklps xmm2, xmm4, xmm5
    d4a  c5c814df                  vunpcklps xmm3, xmm6, xmm7
    d4e  c5f914c1                  vunpcklpd xmm0, xmm0, xmm1
    d52  c5e914cb                  vunpcklpd xmm1, xmm2, xmm3
    d56  c4e37d18c101              vinsertf128 ymm0, ymm0, xmm1, 1
    d5c  c5fc114220                vmovups ymmword ptr [rdx + 32], ymm0                 ; store void
    d61  4883c240                  add rdx, 64                                          ; end void
    d65  83c001                    add eax, 1
    d68  83f818                    cmp eax, 24
    d6b  0f8caffeffff              jl loop_c20
done_d71:
    d71  c5f877                    vzeroupper                                           ; sink void
    d74  488ba424c00a0000          mov rsp, qword ptr [rsp + 2752]
    d7c  8fc5                      pop rbp
    d7e  8fc3                      pop rbx
    d80  c3                        ret                                                  ; sink void
