transpose:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  488bc4                    mov rax, rsp
      7  4881ec20070000            sub rsp, 1824
      e  4883e4c0                  and rsp, -64
     12  48898424e0060000          mov qword ptr [rsp + 1760], rax
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
    10d  c5fc11842480010000        vmovups ymmword ptr [rsp + 384], ymm0
    116  c5fc10842420010000        vmovups ymm0, ymmword ptr [rsp + 288]
    11f  c5fc14842480010000        vunpcklps ymm0, ymm0, ymmword ptr [rsp + 384]        ; shuffle float32x8
    128  c5fc118424a0010000        vmovups ymmword ptr [rsp + 416], ymm0
    131  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    13a  c4e37d068424a001000020    vperm2f128 ymm0, ymm0, ymmword ptr [rsp + 416], 32   ; shuffle float32x8
    145  c5fc108e80010000          vmovups ymm1, ymmword ptr [rsi + 384]                ; load float32x8
    14d  c5fc118c24c0010000        vmovups ymmword ptr [rsp + 448], ymm1
    156  c5fc108e40020000          vmovups ymm1, ymmword ptr [rsi + 576]                ; load float32x8
    15e  c5fc118c24e0010000        vmovups ymmword ptr [rsp + 480], ymm1
    167  c5fc108c24c0010000        vmovups ymm1, ymmword ptr [rsp + 448]
    170  c5f4149424e0010000        vunpcklps ymm2, ymm1, ymmword ptr [rsp + 480]        ; shuffle float32x8
    179  c5fc108ee0010000          vmovups ymm1, ymmword ptr [rsi + 480]                ; load float32x8
    181  c5fc118c2400020000        vmovups ymmword ptr [rsp + 512], ymm1
    18a  c5fc108ea0020000          vmovups ymm1, ymmword ptr [rsi + 672]                ; load float32x8
    192  c5fc118c2420020000        vmovups ymmword ptr [rsp + 544], ymm1
    19b  c5fc108c2400020000        vmovups ymm1, ymmword ptr [rsp + 512]
    1a4  c5f414ac2420020000        vunpcklps ymm5, ymm1, ymmword ptr [rsp + 544]        ; shuffle float32x8
    1ad  c5ec14cd                  vunpcklps ymm1, ymm2, ymm5                           ; shuffle float32x8
    1b1  c5fc118c2440020000        vmovups ymmword ptr [rsp + 576], ymm1
    1ba  c5fc108ea0010000          vmovups ymm1, ymmword ptr [rsi + 416]                ; load float32x8
    1c2  c5fc118c2460020000        vmovups ymmword ptr [rsp + 608], ymm1
    1cb  c5fc108e60020000          vmovups ymm1, ymmword ptr [rsi + 608]                ; load float32x8
    1d3  c5fc118c2480020000        vmovups ymmword ptr [rsp + 640], ymm1
    1dc  c5fc108c2460020000        vmovups ymm1, ymmword ptr [rsp + 608]
    1e5  c57414942480020000        vunpcklps ymm10, ymm1, ymmword ptr [rsp + 640]       ; shuffle float32x8
    1ee  c5fc108e00020000          vmovups ymm1, ymmword ptr [rsi + 512]                ; load float32x8
    1f6  c5fc118c24a0020000        vmovups ymmword ptr [rsp + 672], ymm1
    1ff  c5fc108ec0020000          vmovups ymm1, ymmword ptr [rsi + 704]                ; load float32x8
    207  c5fc118c24c0020000        vmovups ymmword ptr [rsp + 704], ymm1
    210  c5fc108c24a0020000        vmovups ymm1, ymmword ptr [rsp + 672]
    219  c5f4148c24c0020000        vunpcklps ymm1, ymm1, ymmword ptr [rsp + 704]        ; shuffle float32x8
    222  c5ac14d9                  vunpcklps ymm3, ymm10, ymm1                          ; shuffle float32x8
    226  c5fc119c24e0020000        vmovups ymmword ptr [rsp + 736], ymm3
    22f  c5fc109c2440020000        vmovups ymm3, ymmword ptr [rsp + 576]
    238  c46365068424e002000020    vperm2f128 ymm8, ymm3, ymmword ptr [rsp + 736], 32   ; shuffle float32x8
    243  c4c37d06d820              vperm2f128 ymm3, ymm0, ymm8, 32                      ; shuffle float32x8
    249  c5fc119c2400030000        vmovups ymmword ptr [rsp + 768], ymm3
    252  c4c37d06c031              vperm2f128 ymm0, ymm0, ymm8, 49                      ; shuffle float32x8
    258  c5fc11842420030000        vmovups ymmword ptr [rsp + 800], ymm0
    261  c5fc108600030000          vmovups ymm0, ymmword ptr [rsi + 768]                ; load float32x8
    269  c5fc11842440030000        vmovups ymmword ptr [rsp + 832], ymm0
    272  c5fc1086c0030000          vmovups ymm0, ymmword ptr [rsi + 960]                ; load float32x8
    27a  c5fc11842460030000        vmovups ymmword ptr [rsp + 864], ymm0
    283  c5fc10842440030000        vmovups ymm0, ymmword ptr [rsp + 832]
    28c  c5fc14b42460030000        vunpcklps ymm6, ymm0, ymmword ptr [rsp + 864]        ; shuffle float32x8
    295  c5fc108660030000          vmovups ymm0, ymmword ptr [rsi + 864]                ; load float32x8
    29d  c5fc11842480030000        vmovups ymmword ptr [rsp + 896], ymm0
    2a6  c5fc108620040000          vmovups ymm0, ymmword ptr [rsi + 1056]               ; load float32x8
    2ae  c5fc118424a0030000        vmovups ymmword ptr [rsp + 928], ymm0
    2b7  c5fc10842480030000        vmovups ymm0, ymmword ptr [rsp + 896]
    2c0  c57c148c24a0030000        vunpcklps ymm9, ymm0, ymmword ptr [rsp + 928]        ; shuffle float32x8
    2c9  c4c14c14c1                vunpcklps ymm0, ymm6, ymm9                           ; shuffle float32x8
    2ce  c5fc118424c0030000        vmovups ymmword ptr [rsp + 960], ymm0
    2d7  c5fc108620030000          vmovups ymm0, ymmword ptr [rsi + 800]                ; load float32x8
    2df  c5fc118424e0030000        vmovups ymmword ptr [rsp + 992], ymm0
    2e8  c5fc1086e0030000          vmovups ymm0, ymmword ptr [rsi + 992]                ; load float32x8
    2f0  c5fc11842400040000        vmovups ymmword ptr [rsp + 1024], ymm0
    2f9  c5fc108424e0030000        vmovups ymm0, ymmword ptr [rsp + 992]
    302  c57c14a42400040000        vunpcklps ymm12, ymm0, ymmword ptr [rsp + 1024]      ; shuffle float32x8
    30b  c5fc108680030000          vmovups ymm0, ymmword ptr [rsi + 896]                ; load float32x8
    313  c5fc11842420040000        vmovups ymmword ptr [rsp + 1056], ymm0
    31c  c5fc108640040000          vmovups ymm0, ymmword ptr [rsi + 1088]               ; load float32x8
    324  c5fc11842440040000        vmovups ymmword ptr [rsp + 1088], ymm0
    32d  c5fc10842420040000        vmovups ymm0, ymmword ptr [rsp + 1056]
    336  c5fc14a42440040000        vunpcklps ymm4, ymm0, ymmword ptr [rsp + 1088]       ; shuffle float32x8
    33f  c59c14c4                  vunpcklps ymm0, ymm12, ymm4                          ; shuffle float32x8
    343  c5fc11842460040000        vmovups ymmword ptr [rsp + 1120], ymm0
    34c  c5fc108424c0030000        vmovups ymm0, ymmword ptr [rsp + 960]
    355  c4e37d06bc246004000020    vperm2f128 ymm7, ymm0, ymmword ptr [rsp + 1120], 32  ; shuffle float32x8
    360  c5fc108680040000          vmovups ymm0, ymmword ptr [rsi + 1152]               ; load float32x8
    368  c5fc11842480040000        vmovups ymmword ptr [rsp + 1152], ymm0
    371  c5fc108640050000          vmovups ymm0, ymmword ptr [rsi + 1344]               ; load float32x8
    379  c5fc118424a0040000        vmovups ymmword ptr [rsp + 1184], ymm0
    382  c5fc10842480040000        vmovups ymm0, ymmword ptr [rsp + 1152]
    38b  c57c149c24a0040000        vunpcklps ymm11, ymm0, ymmword ptr [rsp + 1184]      ; shuffle float32x8
    394  c5fc1086e0040000          vmovups ymm0, ymmword ptr [rsi + 1248]               ; load float32x8
    39c  c5fc118424c0040000        vmovups ymmword ptr [rsp + 1216], ymm0
    3a5  c5fc1086a0050000          vmovups ymm0, ymmword ptr [rsi + 1440]               ; load float32x8
    3ad  c5fc118424e0040000        vmovups ymmword ptr [rsp + 1248], ymm0
    3b6  c5fc108424c0040000        vmovups ymm0, ymmword ptr [rsp + 1216]
    3bf  c5fc148424e0040000        vunpcklps ymm0, ymm0, ymmword ptr [rsp + 1248]       ; shuffle float32x8
    3c8  c5a414d8                  vunpcklps ymm3, ymm11, ymm0                          ; shuffle float32x8
    3cc  c5fc119c2400050000        vmovups ymmword ptr [rsp + 1280], ymm3
    3d5  c5fc109ea0040000          vmovups ymm3, ymmword ptr [rsi + 1184]               ; load float32x8
    3dd  c5fc119c2420050000        vmovups ymmword ptr [rsp + 1312], ymm3
    3e6  c57c10b660050000          vmovups ymm14, ymmword ptr [rsi + 1376]              ; load float32x8
    3ee  c5fc109c2420050000        vmovups ymm3, ymmword ptr [rsp + 1312]
    3f7  c4c16414de                vunpcklps ymm3, ymm3, ymm14                          ; shuffle float32x8
    3fc  c57c108600050000          vmovups ymm8, ymmword ptr [rsi + 1280]               ; load float32x8
    404  c57c11842440050000        vmovups ymmword ptr [rsp + 1344], ymm8
    40d  c57c1086c0050000          vmovups ymm8, ymmword ptr [rsi + 1472]               ; load float32x8
    415  c57c11842460050000        vmovups ymmword ptr [rsp + 1376], ymm8
    41e  c57c10842440050000        vmovups ymm8, ymmword ptr [rsp + 1344]
    427  c53c14bc2460050000        vunpcklps ymm15, ymm8, ymmword ptr [rsp + 1376]      ; shuffle float32x8
    430  c4416414c7                vunpcklps ymm8, ymm3, ymm15                          ; shuffle float32x8
    435  c57c11842480050000        vmovups ymmword ptr [rsp + 1408], ymm8
    43e  c57c10842400050000        vmovups ymm8, ymmword ptr [rsp + 1280]
    447  c4633d0684248005000020    vperm2f128 ymm8, ymm8, ymmword ptr [rsp + 1408], 32  ; shuffle float32x8
    452  c4434506e820              vperm2f128 ymm13, ymm7, ymm8, 32                     ; shuffle float32x8
    458  c57c11ac24a0050000        vmovups ymmword ptr [rsp + 1440], ymm13
    461  c4c34506f831              vperm2f128 ymm7, ymm7, ymm8, 49                      ; shuffle float32x8
    467  c5fc11bc24c0050000        vmovups ymmword ptr [rsp + 1472], ymm7
    470  c5fc107c2440              vmovups ymm7, ymmword ptr [rsp + 64]
    476  c5c415bc24a0000000        vunpckhps ymm7, ymm7, ymmword ptr [rsp + 160]        ; shuffle float32x8
    47f  c5fc117c2440              vmovups ymmword ptr [rsp + 64], ymm7
    485  c5fc10bc2420010000        vmovups ymm7, ymmword ptr [rsp + 288]
    48e  c5c415bc2480010000        vunpckhps ymm7, ymm7, ymmword ptr [rsp + 384]        ; shuffle float32x8
    497  c5fc11bc24a0000000        vmovups ymmword ptr [rsp + 160], ymm7
    4a0  c5ec15d5                  vunpckhps ymm2, ymm2, ymm5                           ; shuffle float32x8
    4a4  c5fc11942420010000        vmovups ymmword ptr [rsp + 288], ymm2
    4ad  c5ac15c9                  vunpckhps ymm1, ymm10, ymm1                          ; shuffle float32x8
    4b1  c5fc118c2480010000        vmovups ymmword ptr [rsp + 384], ymm1
    4ba  c5fc104c2440              vmovups ymm1, ymmword ptr [rsp + 64]
    4c0  c46375069424a000000020    vperm2f128 ymm10, ymm1, ymmword ptr [rsp + 160], 32  ; shuffle float32x8
    4cb  c5fc108c2420010000        vmovups ymm1, ymmword ptr [rsp + 288]
    4d4  c4e37506ac248001000020    vperm2f128 ymm5, ymm1, ymmword ptr [rsp + 384], 32   ; shuffle float32x8
    4df  c4e32d06cd20              vperm2f128 ymm1, ymm10, ymm5, 32                     ; shuffle float32x8
    4e5  c5fc118c24e0050000        vmovups ymmword ptr [rsp + 1504], ymm1
    4ee  c4e32d06cd31              vperm2f128 ymm1, ymm10, ymm5, 49                     ; shuffle float32x8
    4f4  c5fc118c2400060000        vmovups ymmword ptr [rsp + 1536], ymm1
    4fd  c4c14c15c9                vunpckhps ymm1, ymm6, ymm9                           ; shuffle float32x8
    502  c5fc118c2420060000        vmovups ymmword ptr [rsp + 1568], ymm1
    50b  c59c15cc                  vunpckhps ymm1, ymm12, ymm4                          ; shuffle float32x8
    50f  c5fc118c2440060000        vmovups ymmword ptr [rsp + 1600], ymm1
    518  c5a415c0                  vunpckhps ymm0, ymm11, ymm0                          ; shuffle float32x8
    51c  c5fc11842460060000        vmovups ymmword ptr [rsp + 1632], ymm0
    525  c4c16415c7                vunpckhps ymm0, ymm3, ymm15                          ; shuffle float32x8
    52a  c5fc11842480060000        vmovups ymmword ptr [rsp + 1664], ymm0
    533  c5fc10842420060000        vmovups ymm0, ymmword ptr [rsp + 1568]
    53c  c4637d068c244006000020    vperm2f128 ymm9, ymm0, ymmword ptr [rsp + 1600], 32  ; shuffle float32x8
    547  c5fc10842460060000        vmovups ymm0, ymmword ptr [rsp + 1632]
    550  c4637d0694248006000020    vperm2f128 ymm10, ymm0, ymmword ptr [rsp + 1664], 32 ; shuffle float32x8
    55b  c4c33506c220              vperm2f128 ymm0, ymm9, ymm10, 32                     ; shuffle float32x8
    561  c5fc118424a0060000        vmovups ymmword ptr [rsp + 1696], ymm0
    56a  c4c33506c231              vperm2f128 ymm0, ymm9, ymm10, 49                     ; shuffle float32x8
    570  c5fc118424c0060000        vmovups ymmword ptr [rsp + 1728], ymm0
    579  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    57e  c5fc15442420              vunpckhps ymm0, ymm0, ymmword ptr [rsp + 32]         ; shuffle float32x8
    584  c5fc110424                vmovups ymmword ptr [rsp], ymm0
    589  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
    58f  c5fc15842480000000        vunpckhps ymm0, ymm0, ymmword ptr [rsp + 128]        ; shuffle float32x8
    598  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
    59e  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
    5a7  c5fc15842400010000        vunpckhps ymm0, ymm0, ymmword ptr [rsp + 256]        ; shuffle float32x8
    5b0  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
    5b6  c5fc10842440010000        vmovups ymm0, ymmword ptr [rsp + 320]
    5bf  c5fc158c2460010000        vunpckhps ymm1, ymm0, ymmword ptr [rsp + 352]        ; shuffle float32x8
    5c8  c5fc108424c0010000        vmovups ymm0, ymmword ptr [rsp + 448]
    5d1  c5fc15b424e0010000        vunpckhps ymm6, ymm0, ymmword ptr [rsp + 480]        ; shuffle float32x8
    5da  c5fc10842400020000        vmovups ymm0, ymmword ptr [rsp + 512]
    5e3  c5fc15842420020000        vunpckhps ymm0, ymm0, ymmword ptr [rsp + 544]        ; shuffle float32x8
    5ec  c5fc10942460020000        vmovups ymm2, ymmword ptr [rsp + 608]
    5f5  c5ec15a42480020000        vunpckhps ymm4, ymm2, ymmword ptr [rsp + 640]        ; shuffle float32x8
    5fe  c5fc109424a0020000        vmovups ymm2, ymmword ptr [rsp + 672]
    607  c5ec159c24c0020000        vunpckhps ymm3, ymm2, ymmword ptr [rsp + 704]        ; shuffle float32x8
    610  c5fc101424                vmovups ymm2, ymmword ptr [rsp]
    615  c5ec14542420              vunpcklps ymm2, ymm2, ymmword ptr [rsp + 32]         ; shuffle float32x8
    61b  c5fc11942480000000        vmovups ymmword ptr [rsp + 128], ymm2
    624  c5fc10542460              vmovups ymm2, ymmword ptr [rsp + 96]
    62a  c5ec14d1                  vunpcklps ymm2, ymm2, ymm1                           ; shuffle float32x8
    62e  c5fc119424e0000000        vmovups ymmword ptr [rsp + 224], ymm2
    637  c5fc10942480000000        vmovups ymm2, ymmword ptr [rsp + 128]
    640  c4636d06ac24e000000020    vperm2f128 ymm13, ymm2, ymmword ptr [rsp + 224], 32  ; shuffle float32x8
    64b  c5cc14d0                  vunpcklps ymm2, ymm6, ymm0                           ; shuffle float32x8
    64f  c5fc11942400010000        vmovups ymmword ptr [rsp + 256], ymm2
    658  c5dc14d3                  vunpcklps ymm2, ymm4, ymm3                           ; shuffle float32x8
    65c  c5fc11942440010000        vmovups ymmword ptr [rsp + 320], ymm2
    665  c5fc10942400010000        vmovups ymm2, ymmword ptr [rsp + 256]
    66e  c4e36d0694244001000020    vperm2f128 ymm2, ymm2, ymmword ptr [rsp + 320], 32   ; shuffle float32x8
    679  c4e31506ea20              vperm2f128 ymm5, ymm13, ymm2, 32                     ; shuffle float32x8
    67f  c5fc11ac2460010000        vmovups ymmword ptr [rsp + 352], ymm5
    688  c4e31506d231              vperm2f128 ymm2, ymm13, ymm2, 49                     ; shuffle float32x8
    68e  c5fc119424c0010000        vmovups ymmword ptr [rsp + 448], ymm2
    697  c5fc10942440030000        vmovups ymm2, ymmword ptr [rsp + 832]
    6a0  c56c15ac2460030000        vunpckhps ymm13, ymm2, ymmword ptr [rsp + 864]       ; shuffle float32x8
    6a9  c5fc10942480030000        vmovups ymm2, ymmword ptr [rsp + 896]
    6b2  c5ec15bc24a0030000        vunpckhps ymm7, ymm2, ymmword ptr [rsp + 928]        ; shuffle float32x8
    6bb  c5fc109424e0030000        vmovups ymm2, ymmword ptr [rsp + 992]
    6c4  c56c15842400040000        vunpckhps ymm8, ymm2, ymmword ptr [rsp + 1024]       ; shuffle float32x8
    6cd  c5fc10942420040000        vmovups ymm2, ymmword ptr [rsp + 1056]
    6d6  c5ec15ac2440040000        vunpckhps ymm5, ymm2, ymmword ptr [rsp + 1088]       ; shuffle float32x8
    6df  c5fc10942480040000        vmovups ymm2, ymmword ptr [rsp + 1152]
    6e8  c56c159c24a0040000        vunpckhps ymm11, ymm2, ymmword ptr [rsp + 1184]      ; shuffle float32x8
    6f1  c5fc109424c0040000        vmovups ymm2, ymmword ptr [rsp + 1216]
    6fa  c56c158c24e0040000        vunpckhps ymm9, ymm2, ymmword ptr [rsp + 1248]       ; shuffle float32x8
    703  c5fc10942420050000        vmovups ymm2, ymmword ptr [rsp + 1312]
    70c  c4416c15f6                vunpckhps ymm14, ymm2, ymm14                         ; shuffle float32x8
    711  c5fc10942440050000        vmovups ymm2, ymmword ptr [rsp + 1344]
    71a  c5ec15942460050000        vunpckhps ymm2, ymm2, ymmword ptr [rsp + 1376]       ; shuffle float32x8
    723  c51414d7                  vunpcklps ymm10, ymm13, ymm7                         ; shuffle float32x8
    727  c57c119424e0010000        vmovups ymmword ptr [rsp + 480], ymm10
    730  c53c14d5                  vunpcklps ymm10, ymm8, ymm5                          ; shuffle float32x8
    734  c57c11942400020000        vmovups ymmword ptr [rsp + 512], ymm10
    73d  c57c109424e0010000        vmovups ymm10, ymmword ptr [rsp + 480]
    746  c4632d0694240002000020    vperm2f128 ymm10, ymm10, ymmword ptr [rsp + 512], 32 ; shuffle float32x8
    751  c4412414e1                vunpcklps ymm12, ymm11, ymm9                         ; shuffle float32x8
    756  c57c11a42420020000        vmovups ymmword ptr [rsp + 544], ymm12
    75f  c50c14e2                  vunpcklps ymm12, ymm14, ymm2                         ; shuffle float32x8
    763  c57c11a42460020000        vmovups ymmword ptr [rsp + 608], ymm12
    76c  c57c10a42420020000        vmovups ymm12, ymmword ptr [rsp + 544]
    775  c4631d06a4246002000020    vperm2f128 ymm12, ymm12, ymmword ptr [rsp + 608], 32 ; shuffle float32x8
    780  c4432d06fc20              vperm2f128 ymm15, ymm10, ymm12, 32                   ; shuffle float32x8
    786  c57c11bc2480020000        vmovups ymmword ptr [rsp + 640], ymm15
    78f  c4432d06d431              vperm2f128 ymm10, ymm10, ymm12, 49                   ; shuffle float32x8
    795  c57c119424a0020000        vmovups ymmword ptr [rsp + 672], ymm10
    79e  c57c101424                vmovups ymm10, ymmword ptr [rsp]
    7a3  c52c15542420              vunpckhps ymm10, ymm10, ymmword ptr [rsp + 32]       ; shuffle float32x8
    7a9  c57c119424c0020000        vmovups ymmword ptr [rsp + 704], ymm10
    7b2  c57c10542460              vmovups ymm10, ymmword ptr [rsp + 96]
    7b8  c5ac15c9                  vunpckhps ymm1, ymm10, ymm1                          ; shuffle float32x8
    7bc  c5fc118c2440030000        vmovups ymmword ptr [rsp + 832], ymm1
    7c5  c5cc15c0                  vunpckhps ymm0, ymm6, ymm0                           ; shuffle float32x8
    7c9  c5fc11842460030000        vmovups ymmword ptr [rsp + 864], ymm0
    7d2  c5dc15c3                  vunpckhps ymm0, ymm4, ymm3                           ; shuffle float32x8
    7d6  c5fc11842480030000        vmovups ymmword ptr [rsp + 896], ymm0
    7df  c5fc108424c0020000        vmovups ymm0, ymmword ptr [rsp + 704]
    7e8  c4e37d06a4244003000020    vperm2f128 ymm4, ymm0, ymmword ptr [rsp + 832], 32   ; shuffle float32x8
    7f3  c5fc10842460030000        vmovups ymm0, ymmword ptr [rsp + 864]
    7fc  c4e37d06b4248003000020    vperm2f128 ymm6, ymm0, ymmword ptr [rsp + 896], 32   ; shuffle float32x8
    807  c4e35d06c620              vperm2f128 ymm0, ymm4, ymm6, 32                      ; shuffle float32x8
    80d  c5fc118424a0030000        vmovups ymmword ptr [rsp + 928], ymm0
    816  c4e35d06c631              vperm2f128 ymm0, ymm4, ymm6, 49                      ; shuffle float32x8
    81c  c5fc118424e0030000        vmovups ymmword ptr [rsp + 992], ymm0
    825  c59415c7                  vunpckhps ymm0, ymm13, ymm7                          ; shuffle float32x8
    829  c5fc11842400040000        vmovups ymmword ptr [rsp + 1024], ymm0
    832  c5bc15c5                  vunpckhps ymm0, ymm8, ymm5                           ; shuffle float32x8
    836  c5fc11842420040000        vmovups ymmword ptr [rsp + 1056], ymm0
    83f  c4c12415c1                vunpckhps ymm0, ymm11, ymm9                          ; shuffle float32x8
    844  c5fc11842440040000        vmovups ymmword ptr [rsp + 1088], ymm0
    84d  c50c15f2                  vunpckhps ymm14, ymm14, ymm2                         ; shuffle float32x8
    851  c5fc10842400040000        vmovups ymm0, ymmword ptr [rsp + 1024]
    85a  c4637d0684242004000020    vperm2f128 ymm8, ymm0, ymmword ptr [rsp + 1056], 32  ; shuffle float32x8
    865  c5fc10842440040000        vmovups ymm0, ymmword ptr [rsp + 1088]
    86e  c4437d06ce20              vperm2f128 ymm9, ymm0, ymm14, 32                     ; shuffle float32x8
    874  c4c33d06c120              vperm2f128 ymm0, ymm8, ymm9, 32                      ; shuffle float32x8
    87a  c5fc11842480040000        vmovups ymmword ptr [rsp + 1152], ymm0
    883  c4c33d06c131              vperm2f128 ymm0, ymm8, ymm9, 49                      ; shuffle float32x8
    889  c5fc118424a0040000        vmovups ymmword ptr [rsp + 1184], ymm0
    892  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    89b  c4637d068c24a001000031    vperm2f128 ymm9, ymm0, ymmword ptr [rsp + 416], 49   ; shuffle float32x8
    8a6  c5fc10842440020000        vmovups ymm0, ymmword ptr [rsp + 576]
    8af  c4637d06ac24e002000031    vperm2f128 ymm13, ymm0, ymmword ptr [rsp + 736], 49  ; shuffle float32x8
    8ba  c4c33506c520              vperm2f128 ymm0, ymm9, ymm13, 32                     ; shuffle float32x8
    8c0  c5fc118424c0040000        vmovups ymmword ptr [rsp + 1216], ymm0
    8c9  c4433506cd31              vperm2f128 ymm9, ymm9, ymm13, 49                     ; shuffle float32x8
    8cf  c5fc108424c0030000        vmovups ymm0, ymmword ptr [rsp + 960]
    8d8  c4637d06ac246004000031    vperm2f128 ymm13, ymm0, ymmword ptr [rsp + 1120], 49 ; shuffle float32x8
    8e3  c5fc10842400050000        vmovups ymm0, ymmword ptr [rsp + 1280]
    8ec  c4e37d0684248005000031    vperm2f128 ymm0, ymm0, ymmword ptr [rsp + 1408], 49  ; shuffle float32x8
    8f7  c4e31506c820              vperm2f128 ymm1, ymm13, ymm0, 32                     ; shuffle float32x8
    8fd  c4e31506c031              vperm2f128 ymm0, ymm13, ymm0, 49                     ; shuffle float32x8
    903  c5fc10542440              vmovups ymm2, ymmword ptr [rsp + 64]
    909  c4636d06ac24a000000031    vperm2f128 ymm13, ymm2, ymmword ptr [rsp + 160], 49  ; shuffle float32x8
    914  c5fc10942420010000        vmovups ymm2, ymmword ptr [rsp + 288]
    91d  c4e36d069c248001000031    vperm2f128 ymm3, ymm2, ymmword ptr [rsp + 384], 49   ; shuffle float32x8
    928  c4e31506f320              vperm2f128 ymm6, ymm13, ymm3, 32                     ; shuffle float32x8
    92e  c4e31506db31              vperm2f128 ymm3, ymm13, ymm3, 49                     ; shuffle float32x8
    934  c5fc10942420060000        vmovups ymm2, ymmword ptr [rsp + 1568]
    93d  c4636d06ac244006000031    vperm2f128 ymm13, ymm2, ymmword ptr [rsp + 1600], 49 ; shuffle float32x8
    948  c5fc10942460060000        vmovups ymm2, ymmword ptr [rsp + 1632]
    951  c4e36d06ac248006000031    vperm2f128 ymm5, ymm2, ymmword ptr [rsp + 1664], 49  ; shuffle float32x8
    95c  c4e31506fd20              vperm2f128 ymm7, ymm13, ymm5, 32                     ; shuffle float32x8
    962  c4e31506ed31              vperm2f128 ymm5, ymm13, ymm5, 49                     ; shuffle float32x8
    968  c5fc10942480000000        vmovups ymm2, ymmword ptr [rsp + 128]
    971  c4636d06ac24e000000031    vperm2f128 ymm13, ymm2, ymmword ptr [rsp + 224], 49  ; shuffle float32x8
    97c  c5fc10942400010000        vmovups ymm2, ymmword ptr [rsp + 256]
    985  c4e36d0694244001000031    vperm2f128 ymm2, ymm2, ymmword ptr [rsp + 320], 49   ; shuffle float32x8
    990  c4631506fa20              vperm2f128 ymm15, ymm13, ymm2, 32                    ; shuffle float32x8
    996  c4e31506d231              vperm2f128 ymm2, ymm13, ymm2, 49                     ; shuffle float32x8
    99c  c5fc10a424e0010000        vmovups ymm4, ymmword ptr [rsp + 480]
    9a5  c4635d06ac240002000031    vperm2f128 ymm13, ymm4, ymmword ptr [rsp + 512], 49  ; shuffle float32x8
    9b0  c5fc10a42420020000        vmovups ymm4, ymmword ptr [rsp + 544]
    9b9  c4635d0694246002000031    vperm2f128 ymm10, ymm4, ymmword ptr [rsp + 608], 49  ; shuffle float32x8
    9c4  c4431506e220              vperm2f128 ymm12, ymm13, ymm10, 32                   ; shuffle float32x8
    9ca  c4431506d231              vperm2f128 ymm10, ymm13, ymm10, 49                   ; shuffle float32x8
    9d0  c5fc10a424c0020000        vmovups ymm4, ymmword ptr [rsp + 704]
    9d9  c4635d06ac244003000031    vperm2f128 ymm13, ymm4, ymmword ptr [rsp + 832], 49  ; shuffle float32x8
    9e4  c5fc10a42460030000        vmovups ymm4, ymmword ptr [rsp + 864]
    9ed  c4e35d06a4248003000031    vperm2f128 ymm4, ymm4, ymmword ptr [rsp + 896], 49   ; shuffle float32x8
    9f8  c4631506dc20              vperm2f128 ymm11, ymm13, ymm4, 32                    ; shuffle float32x8
    9fe  c4e31506e431              vperm2f128 ymm4, ymm13, ymm4, 49                     ; shuffle float32x8
    a04  c57c10842400040000        vmovups ymm8, ymmword ptr [rsp + 1024]
    a0d  c4633d06ac242004000031    vperm2f128 ymm13, ymm8, ymmword ptr [rsp + 1056], 49 ; shuffle float32x8
    a18  c57c10842440040000        vmovups ymm8, ymmword ptr [rsp + 1088]
    a21  c4433d06c631              vperm2f128 ymm8, ymm8, ymm14, 49                     ; shuffle float32x8
    a27  c4431506f020              vperm2f128 ymm14, ymm13, ymm8, 32                    ; shuffle float32x8
    a2d  c4431506c031              vperm2f128 ymm8, ymm13, ymm8, 49                     ; shuffle float32x8
    a33  b800000000                mov eax, 0                                           ; range int32
loop_a40:
    a40  c57c10ac2400030000        vmovups ymm13, ymmword ptr [rsp + 768]
    a49  c57c1129                  vmovups ymmword ptr [rcx], ymm13                     ; store void
    a4d  c57c10ac24a0050000        vmovups ymm13, ymmword ptr [rsp + 1440]
    a56  c57c116920                vmovups ymmword ptr [rcx + 32], ymm13                ; store void
    a5b  c57c10ac24e0050000        vmovups ymm13, ymmword ptr [rsp + 1504]
    a64  c57c116940                vmovups ymmword ptr [rcx + 64], ymm13                ; store void
    a69  c57c10ac24a0060000        vmovups ymm13, ymmword ptr [rsp + 1696]
    a72  c57c116960                vmovups ymmword ptr [rcx + 96], ymm13                ; store void
    a77  c57c10ac2460010000        vmovups ymm13, ymmword ptr [rsp + 352]
    a80  c57c11a980000000          vmovups ymmword ptr [rcx + 128], ymm13               ; store void
    a88  c57c10ac2480020000        vmovups ymm13, ymmword ptr [rsp + 640]
    a91  c57c11a9a0000000          vmovups ymmword ptr [rcx + 160], ymm13               ; store void
    a99  c57c10ac24a0030000        vmovups ymm13, ymmword ptr [rsp + 928]
    aa2  c57c11a9c0000000          vmovups ymmword ptr [rcx + 192], ymm13               ; store void
    aaa  c57c10ac2480040000        vmovups ymm13, ymmword ptr [rsp + 1152]
    ab3  c57c11a9e0000000          vmovups ymmword ptr [rcx + 224], ymm13               ; store void
    abb  c57c10ac24c0040000        vmovups ymm13, ymmword ptr [rsp + 1216]
    ac4  c57c11a900010000          vmovups ymmword ptr [rcx + 256], ymm13               ; store void
    acc  c5fc118920010000          vmovups ymmword ptr [rcx + 288], ymm1                ; store void
    ad4  c5fc11b140010000          vmovups ymmword ptr [rcx + 320], ymm6                ; store void
    adc  c5fc11b960010000          vmovups ymmword ptr [rcx + 352], ymm7                ; store void
    ae4  c57c11b980010000          vmovups ymmword ptr [rcx + 384], ymm15               ; store void
    aec  c57c11a1a0010000          vmovups ymmword ptr [rcx + 416], ymm12               ; store void
    af4  c57c1199c0010000          vmovups ymmword ptr [rcx + 448], ymm11               ; store void
    afc  c57c11b1e0010000          vmovups ymmword ptr [rcx + 480], ymm14               ; store void
    b04  c57c10ac2420030000        vmovups ymm13, ymmword ptr [rsp + 800]
    b0d  c57c11a900020000          vmovups ymmword ptr [rcx + 512], ymm13               ; store void
    b15  c57c10ac24c0050000        vmovups ymm13, ymmword ptr [rsp + 1472]
    b1e  c57c11a920020000          vmovups ymmword ptr [rcx + 544], ymm13               ; store void
    b26  c57c10ac2400060000        vmovups ymm13, ymmword ptr [rsp + 1536]
    b2f  c57c11a940020000          vmovups ymmword ptr [rcx + 576], ymm13               ; store void
    b37  c57c10ac24c0060000        vmovups ymm13, ymmword ptr [rsp + 1728]
    b40  c57c11a960020000          vmovups ymmword ptr [rcx + 608], ymm13               ; store void
    b48  c57c10ac24c0010000        vmovups ymm13, ymmword ptr [rsp + 448]
    b51  c57c11a980020000          vmovups ymmword ptr [rcx + 640], ymm13               ; store void
    b59  c57c10ac24a0020000        vmovups ymm13, ymmword ptr [rsp + 672]
    b62  c57c11a9a0020000          vmovups ymmword ptr [rcx + 672], ymm13               ; store void
    b6a  c57c10ac24e0030000        vmovups ymm13, ymmword ptr [rsp + 992]
    b73  c57c11a9c0020000          vmovups ymmword ptr [rcx + 704], ymm13               ; store void
    b7b  c57c10ac24a0040000        vmovups ymm13, ymmword ptr [rsp + 1184]
    b84  c57c11a9e0020000          vmovups ymmword ptr [rcx + 736], ymm13               ; store void
    b8c  c57c118900030000          vmovups ymmword ptr [rcx + 768], ymm9                ; store void
    b94  c5fc118120030000          vmovups ymmword ptr [rcx + 800], ymm0                ; store void
    b9c  c5fc119940030000          vmovups ymmword ptr [rcx + 832], ymm3                ; store void
    ba4  c5fc11a960030000          vmovups ymmword ptr [rcx + 864], ymm5                ; store void
    bac  c5fc119180030000          vmovups ymmword ptr [rcx + 896], ymm2                ; store void
    bb4  c57c1191a0030000          vmovups ymmword ptr [rcx + 928], ymm10               ; store void
    bbc  c5fc11a1c0030000          vmovups ymmword ptr [rcx + 960], ymm4                ; store void
    bc4  c57c1181e0030000          vmovups ymmword ptr [rcx + 992], ymm8                ; store void
    bcc  83c001                    add eax, 1                                           ; end void
    bcf  83f801                    cmp eax, 1
    bd2  0f8c68feffff              jl loop_a40
done_bd8:
    bd8  b810000000                mov eax, 16                                          ; range int32
    bdd  ba10000000                mov edx, 16
    be2  48c1e206                  shl rdx, 6
    be6  488d1411                  lea rdx, [rcx + rdx*1]
    bea  c57c100d8e010000          vmovups ymm9, ymmword ptr [rip + 00000000180000003000000048000000600000007800000090000000a8000000]
    bf2  c57c1015a6010000          vmovups ymm10, ymmword ptr [rip + c0000000d8000000f00000000801000020010000380100005001000068010000]
loop_c00:
    c00  c5f96ec0                  vmovd xmm0, eax                                      ; vectorize int32x8
    c04  c4e27d58c0                vpbroadcastd ymm0, xmm0
    c09  c4c17dfec9                vpaddd ymm1, ymm0, ymm9                              ; add int32x8
    c0e  c4e37916c900              vpextrd ecx, xmm1, 0                                 ; gep int32
    c14  c4e37916cf01              vpextrd edi, xmm1, 1                                 ; gep int32
    c1a  c4c37916c802              vpextrd r8d, xmm1, 2                                 ; gep int32
    c20  c4c37916c903              vpextrd r9d, xmm1, 3                                 ; gep int32
    c26  c4e37d19ca01              vextractf128 xmm2, ymm1, 1                           ; gep int32
    c2c  c4c37916d200              vpextrd r10d, xmm2, 0
    c32  c4e37d19ca01              vextractf128 xmm2, ymm1, 1                           ; gep int32
    c38  c4c37916d301              vpextrd r11d, xmm2, 1
    c3e  c4e37d19ca01              vextractf128 xmm2, ymm1, 1                           ; gep int32
    c44  c4e37916d302              vpextrd ebx, xmm2, 2
    c4a  c4e37d19c901              vextractf128 xmm1, ymm1, 1                           ; gep int32
    c50  c4e37916cd03              vpextrd ebp, xmm1, 3
    c56  c5fa100c8e                vmovss xmm1, dword ptr [rsi + rcx*4]                 ; load float32
    c5b  c5fa1014be                vmovss xmm2, dword ptr [rsi + rdi*4]                 ; load float32
    c60  c4a17a101c86              vmovss xmm3, dword ptr [rsi + r8*4]                  ; load float32
    c66  c4a17a10248e              vmovss xmm4, dword ptr [rsi + r9*4]                  ; load float32
    c6c  c4a17a102c96              vmovss xmm5, dword ptr [rsi + r10*4]                 ; load float32
    c72  c4a17a10349e              vmovss xmm6, dword ptr [rsi + r11*4]                 ; load float32
    c78  c5fa103c9e                vmovss xmm7, dword ptr [rsi + rbx*4]                 ; load float32
    c7d  c57a1004ae                vmovss xmm8, dword ptr [rsi + rbp*4]                 ; load float32
    c82  c5f014ca                  vunpcklps xmm1, xmm1, xmm2                           ; vectorize float32x8
    c86  c5e014d4                  vunpcklps xmm2, xmm3, xmm4
    c8a  c5d014de                  vunpcklps xmm3, xmm5, xmm6
    c8e  c4c14014e0                vunpcklps xmm4, xmm7, xmm8
    c93  c5f114ca                  vunpcklpd xmm1, xmm1, xmm2
    c97  c5e114d4                  vunpcklpd xmm2, xmm3, xmm4
    c9b  c4e37518ca01              vinsertf128 ymm1, ymm1, xmm2, 1
    ca1  c5fc110a                  vmovups ymmword ptr [rdx], ymm1                      ; store void
    ca5  c4c17dfec2                vpaddd ymm0, ymm0, ymm10                             ; add int32x8
    caa  c4e37916c100              vpextrd ecx, xmm0, 0                                 ; gep int32
    cb0  c4e37916c701              vpextrd edi, xmm0, 1                                 ; gep int32
    cb6  c4c37916c002              vpextrd r8d, xmm0, 2                                 ; gep int32
    cbc  c4c37916c103              vpextrd r9d, xmm0, 3                                 ; gep int32
    cc2  c4e37d19c101              vextractf128 xmm1, ymm0, 1                           ; gep int32
    cc8  c4c37916ca00              vpextrd r10d, xmm1, 0
    cce  c4e37d19c101              vextractf128 xmm1, ymm0, 1                           ; gep int32
    cd4  c4c37916cb01              vpextrd r11d, xmm1, 1
    cda  c4e37d19c101              vextractf128 xmm1, ymm0, 1                           ; gep int32
    ce0  c4e37916cb02              vpextrd ebx, xmm1, 2
    ce6  c4e37d19c001              vextractf128 xmm0, ymm0, 1                           ; gep int32
    cec  c4e37916c503              vpextrd ebp, xmm0, 3
    cf2  c5fa10048e                vmovss xmm0, dword ptr [rsi + rcx*4]                 ; load float32
    cf7  c5fa100cbe                vmovss xmm1, dword ptr [rsi + rdi*4]                 ; load float32
    cfc  c4a17a101486              vmovss xmm2, dword ptr [rsi + r8*4]                  ; load float32
    d02  c4a17a101c8e              vmovss xmm3, dword ptr [rsi + r9*4]                  ; load float32
    d08  c4a17a102496              vmovss xmm4, dword ptr [rsi + r10*4]                 ; load float32
    d0e  c4a17a102c9e              vmovss xmm5, dword ptr [rsi + r11*4]                 ; load float32
    d14  c5fa10349e                vmovss xmm6, dword ptr [rsi + rbx*4]                 ; load float32
    d19  c5fa103cae                vmovss xmm7, dword ptr [rsi + rbp*4]                 ; load float32
    d1e  c5f814c1                  vunpcklps xmm0, xmm0, xmm1                           ; vectorize float32x8
    d22  c5e814cb                  vunpcklps xmm1, xmm2, xmm3
    d26  c5d814d5                  vunpcklps xmm2, xmm4, xmm5
    d2a  c5c814df                  vunpcklps xmm3, xmm6, xmm7
    d2e  c5f914c1                  vunpcklpd xmm0, xmm0, xmm1
    d32  c5e914cb                  vunpcklpd xmm1, xmm2, xmm3
    d36  c4e37d18c101              vinsertf128 ymm0, ymm0, xmm1, 1
    d3c  c5fc114220                vmovups ymmword ptr [rdx + 32], ymm0                 ; store void
    d41  4883c240                  add rdx, 64                                          ; end void
    d45  83c001                    add eax, 1
    d48  83f818                    cmp eax, 24
    d4b  0f8caffeffff              jl loop_c00
done_d51:
    d51  c5f877                    vzeroupper                                           ; sink void
    d54  488ba424e0060000          mov rsp, qword ptr [rsp + 1760]
    d5c  8fc5                      pop rbp
    d5e  8fc3                      pop rbx
    d60  c3                        ret                                                  ; sink void
