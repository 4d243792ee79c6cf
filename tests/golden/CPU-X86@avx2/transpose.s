transpose:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  488bc4                    mov rax, rsp
      7  4881ec000f0000            sub rsp, 3840
      e  4883e4c0                  and rsp, -64
     12  48898424c00e0000          mov qword ptr [rsp + 3776], rax
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
    170  c5f4148c24c0010000        vunpcklps ymm1, ymm1, ymmword ptr [rsp + 448]        ; shuffle float32x8
    179  c5fc1096e0010000          vmovups ymm2, ymmword ptr [rsi + 480]                ; load float32x8
    181  c5fc119424e0010000        vmovups ymmword ptr [rsp + 480], ymm2
    18a  c5fc1096a0020000          vmovups ymm2, ymmword ptr [rsi + 672]                ; load float32x8
    192  c5fc11942400020000        vmovups ymmword ptr [rsp + 512], ymm2
    19b  c5fc109424e0010000        vmovups ymm2, ymmword ptr [rsp + 480]
    1a4  c5ec14942400020000        vunpcklps ymm2, ymm2, ymmword ptr [rsp + 512]        ; shuffle float32x8
    1ad  c5f414da                  vunpcklps ymm3, ymm1, ymm2                           ; shuffle float32x8
    1b1  c5fc119c2420020000        vmovups ymmword ptr [rsp + 544], ymm3
    1ba  c5fc109ea0010000          vmovups ymm3, ymmword ptr [rsi + 416]                ; load float32x8
    1c2  c5fc119c2440020000        vmovups ymmword ptr [rsp + 576], ymm3
    1cb  c5fc109e60020000          vmovups ymm3, ymmword ptr [rsi + 608]                ; load float32x8
    1d3  c5fc119c2460020000        vmovups ymmword ptr [rsp + 608], ymm3
    1dc  c5fc109c2440020000        vmovups ymm3, ymmword ptr [rsp + 576]
    1e5  c5e4149c2460020000        vunpcklps ymm3, ymm3, ymmword ptr [rsp + 608]        ; shuffle float32x8
    1ee  c5fc10a600020000          vmovups ymm4, ymmword ptr [rsi + 512]                ; load float32x8
    1f6  c5fc11a42480020000        vmovups ymmword ptr [rsp + 640], ymm4
    1ff  c5fc10a6c0020000          vmovups ymm4, ymmword ptr [rsi + 704]                ; load float32x8
    207  c5fc11a424a0020000        vmovups ymmword ptr [rsp + 672], ymm4
    210  c5fc10a42480020000        vmovups ymm4, ymmword ptr [rsp + 640]
    219  c5dc14a424a0020000        vunpcklps ymm4, ymm4, ymmword ptr [rsp + 672]        ; shuffle float32x8
    222  c5e414ec                  vunpcklps ymm5, ymm3, ymm4                           ; shuffle float32x8
    226  c5fc11ac24c0020000        vmovups ymmword ptr [rsp + 704], ymm5
    22f  c5fc10ac2420020000        vmovups ymm5, ymmword ptr [rsp + 544]
    238  c4e35506ac24c002000020    vperm2f128 ymm5, ymm5, ymmword ptr [rsp + 704], 32   ; shuffle float32x8
    243  c4e37d06f520              vperm2f128 ymm6, ymm0, ymm5, 32                      ; shuffle float32x8
    249  c5fc11b424e0020000        vmovups ymmword ptr [rsp + 736], ymm6
    252  c4e37d06c531              vperm2f128 ymm0, ymm0, ymm5, 49                      ; shuffle float32x8
    258  c5fc11842400030000        vmovups ymmword ptr [rsp + 768], ymm0
    261  c5fc108600030000          vmovups ymm0, ymmword ptr [rsi + 768]                ; load float32x8
    269  c5fc11842420030000        vmovups ymmword ptr [rsp + 800], ymm0
    272  c5fc1086c0030000          vmovups ymm0, ymmword ptr [rsi + 960]                ; load float32x8
    27a  c5fc11842440030000        vmovups ymmword ptr [rsp + 832], ymm0
    283  c5fc10842420030000        vmovups ymm0, ymmword ptr [rsp + 800]
    28c  c5fc14842440030000        vunpcklps ymm0, ymm0, ymmword ptr [rsp + 832]        ; shuffle float32x8
    295  c5fc10ae60030000          vmovups ymm5, ymmword ptr [rsi + 864]                ; load float32x8
    29d  c5fc11ac2460030000        vmovups ymmword ptr [rsp + 864], ymm5
    2a6  c5fc10ae20040000          vmovups ymm5, ymmword ptr [rsi + 1056]               ; load float32x8
    2ae  c5fc11ac2480030000        vmovups ymmword ptr [rsp + 896], ymm5
    2b7  c5fc10ac2460030000        vmovups ymm5, ymmword ptr [rsp + 864]
    2c0  c5d414ac2480030000        vunpcklps ymm5, ymm5, ymmword ptr [rsp + 896]        ; shuffle float32x8
    2c9  c5fc14f5                  vunpcklps ymm6, ymm0, ymm5                           ; shuffle float32x8
    2cd  c5fc11b424a0030000        vmovups ymmword ptr [rsp + 928], ymm6
    2d6  c5fc10b620030000          vmovups ymm6, ymmword ptr [rsi + 800]                ; load float32x8
    2de  c5fc11b424c0030000        vmovups ymmword ptr [rsp + 960], ymm6
    2e7  c5fc10b6e0030000          vmovups ymm6, ymmword ptr [rsi + 992]                ; load float32x8
    2ef  c5fc11b424e0030000        vmovups ymmword ptr [rsp + 992], ymm6
    2f8  c5fc10b424c0030000        vmovups ymm6, ymmword ptr [rsp + 960]
    301  c5cc14b424e0030000        vunpcklps ymm6, ymm6, ymmword ptr [rsp + 992]        ; shuffle float32x8
    30a  c5fc10be80030000          vmovups ymm7, ymmword ptr [rsi + 896]                ; load float32x8
    312  c5fc11bc2400040000        vmovups ymmword ptr [rsp + 1024], ymm7
    31b  c5fc10be40040000          vmovups ymm7, ymmword ptr [rsi + 1088]               ; load float32x8
    323  c5fc11bc2420040000        vmovups ymmword ptr [rsp + 1056], ymm7
    32c  c5fc10bc2400040000        vmovups ymm7, ymmword ptr [rsp + 1024]
    335  c5c414bc2420040000        vunpcklps ymm7, ymm7, ymmword ptr [rsp + 1056]       ; shuffle float32x8
    33e  c54c14c7                  vunpcklps ymm8, ymm6, ymm7                           ; shuffle float32x8
    342  c57c11842440040000        vmovups ymmword ptr [rsp + 1088], ymm8
    34b  c57c108424a0030000        vmovups ymm8, ymmword ptr [rsp + 928]
    354  c4633d0684244004000020    vperm2f128 ymm8, ymm8, ymmword ptr [rsp + 1088], 32  ; shuffle float32x8
    35f  c57c108e80040000          vmovups ymm9, ymmword ptr [rsi + 1152]               ; load float32x8
    367  c57c118c2460040000        vmovups ymmword ptr [rsp + 1120], ymm9
    370  c57c108e40050000          vmovups ymm9, ymmword ptr [rsi + 1344]               ; load float32x8
    378  c57c118c2480040000        vmovups ymmword ptr [rsp + 1152], ymm9
    381  c57c108c2460040000        vmovups ymm9, ymmword ptr [rsp + 1120]
    38a  c534148c2480040000        vunpcklps ymm9, ymm9, ymmword ptr [rsp + 1152]       ; shuffle float32x8
    393  c57c1096e0040000          vmovups ymm10, ymmword ptr [rsi + 1248]              ; load float32x8
    39b  c57c119424a0040000        vmovups ymmword ptr [rsp + 1184], ymm10
    3a4  c57c1096a0050000          vmovups ymm10, ymmword ptr [rsi + 1440]              ; load float32x8
    3ac  c57c119424c0040000        vmovups ymmword ptr [rsp + 1216], ymm10
    3b5  c57c109424a0040000        vmovups ymm10, ymmword ptr [rsp + 1184]
    3be  c52c149424c0040000        vunpcklps ymm10, ymm10, ymmword ptr [rsp + 1216]     ; shuffle float32x8
    3c7  c4413414da                vunpcklps ymm11, ymm9, ymm10                         ; shuffle float32x8
    3cc  c57c119c24e0040000        vmovups ymmword ptr [rsp + 1248], ymm11
    3d5  c57c109ea0040000          vmovups ymm11, ymmword ptr [rsi + 1184]              ; load float32x8
    3dd  c57c119c2400050000        vmovups ymmword ptr [rsp + 1280], ymm11
    3e6  c57c109e60050000          vmovups ymm11, ymmword ptr [rsi + 1376]              ; load float32x8
    3ee  c57c10a42400050000        vmovups ymm12, ymmword ptr [rsp + 1280]
    3f7  c4411c14e3                vunpcklps ymm12, ymm12, ymm11                        ; shuffle float32x8
    3fc  c57c10ae00050000          vmovups ymm13, ymmword ptr [rsi + 1280]              ; load float32x8
    404  c57c11ac2420050000        vmovups ymmword ptr [rsp + 1312], ymm13
    40d  c57c10aec0050000          vmovups ymm13, ymmword ptr [rsi + 1472]              ; load float32x8
    415  c57c11ac2440050000        vmovups ymmword ptr [rsp + 1344], ymm13
    41e  c57c10ac2420050000        vmovups ymm13, ymmword ptr [rsp + 1312]
    427  c51414ac2440050000        vunpcklps ymm13, ymm13, ymmword ptr [rsp + 1344]     ; shuffle float32x8
    430  c4411c14f5                vunpcklps ymm14, ymm12, ymm13                        ; shuffle float32x8
    435  c57c11b42460050000        vmovups ymmword ptr [rsp + 1376], ymm14
    43e  c57c10b424e0040000        vmovups ymm14, ymmword ptr [rsp + 1248]
    447  c4630d06b4246005000020    vperm2f128 ymm14, ymm14, ymmword ptr [rsp + 1376], 32; shuffle float32x8
    452  c4433d06fe20              vperm2f128 ymm15, ymm8, ymm14, 32                    ; shuffle float32x8
    458  c57c11bc2480050000        vmovups ymmword ptr [rsp + 1408], ymm15
    461  c4433d06c631              vperm2f128 ymm8, ymm8, ymm14, 49                     ; shuffle float32x8
    467  c57c118424a0050000        vmovups ymmword ptr [rsp + 1440], ymm8
    470  c57c10442440              vmovups ymm8, ymmword ptr [rsp + 64]
    476  c53c158424a0000000        vunpckhps ymm8, ymm8, ymmword ptr [rsp + 160]        ; shuffle float32x8
    47f  c57c118424c0050000        vmovups ymmword ptr [rsp + 1472], ymm8
    488  c57c10842420010000        vmovups ymm8, ymmword ptr [rsp + 288]
    491  c53c158424800a0000        vunpckhps ymm8, ymm8, ymmword ptr [rsp + 2688]       ; shuffle float32x8
    49a  c57c118424e0050000        vmovups ymmword ptr [rsp + 1504], ymm8
    4a3  c5f415ca                  vunpckhps ymm1, ymm1, ymm2                           ; shuffle float32x8
    4a7  c5fc118c2400060000        vmovups ymmword ptr [rsp + 1536], ymm1
    4b0  c5e415cc                  vunpckhps ymm1, ymm3, ymm4                           ; shuffle float32x8
    4b4  c5fc118c2420060000        vmovups ymmword ptr [rsp + 1568], ymm1
    4bd  c5fc108c24c0050000        vmovups ymm1, ymmword ptr [rsp + 1472]
    4c6  c4e375068c24e005000020    vperm2f128 ymm1, ymm1, ymmword ptr [rsp + 1504], 32  ; shuffle float32x8
    4d1  c5fc10942400060000        vmovups ymm2, ymmword ptr [rsp + 1536]
    4da  c4e36d0694242006000020    vperm2f128 ymm2, ymm2, ymmword ptr [rsp + 1568], 32  ; shuffle float32x8
    4e5  c4e37506da20              vperm2f128 ymm3, ymm1, ymm2, 32                      ; shuffle float32x8
    4eb  c5fc119c2440060000        vmovups ymmword ptr [rsp + 1600], ymm3
    4f4  c4e37506ca31              vperm2f128 ymm1, ymm1, ymm2, 49                      ; shuffle float32x8
    4fa  c5fc118c2460060000        vmovups ymmword ptr [rsp + 1632], ymm1
    503  c5fc15c5                  vunpckhps ymm0, ymm0, ymm5                           ; shuffle float32x8
    507  c5fc11842480060000        vmovups ymmword ptr [rsp + 1664], ymm0
    510  c5cc15c7                  vunpckhps ymm0, ymm6, ymm7                           ; shuffle float32x8
    514  c5fc118424a0060000        vmovups ymmword ptr [rsp + 1696], ymm0
    51d  c4c13415c2                vunpckhps ymm0, ymm9, ymm10                          ; shuffle float32x8
    522  c5fc118424c0060000        vmovups ymmword ptr [rsp + 1728], ymm0
    52b  c4c11c15c5                vunpckhps ymm0, ymm12, ymm13                         ; shuffle float32x8
    530  c5fc118424e0060000        vmovups ymmword ptr [rsp + 1760], ymm0
    539  c5fc10842480060000        vmovups ymm0, ymmword ptr [rsp + 1664]
    542  c4e37d068424a006000020    vperm2f128 ymm0, ymm0, ymmword ptr [rsp + 1696], 32  ; shuffle float32x8
    54d  c5fc108c24c0060000        vmovups ymm1, ymmword ptr [rsp + 1728]
    556  c4e375068c24e006000020    vperm2f128 ymm1, ymm1, ymmword ptr [rsp + 1760], 32  ; shuffle float32x8
    561  c4e37d06d120              vperm2f128 ymm2, ymm0, ymm1, 32                      ; shuffle float32x8
    567  c5fc11942400070000        vmovups ymmword ptr [rsp + 1792], ymm2
    570  c4e37d06c131              vperm2f128 ymm0, ymm0, ymm1, 49                      ; shuffle float32x8
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
    5cf  c5fc15842460010000        vunpckhps ymm0, ymm0, ymmword ptr [rsp + 352]        ; shuffle float32x8
    5d8  c5fc108c24a0010000        vmovups ymm1, ymmword ptr [rsp + 416]
    5e1  c5f4158c24c0010000        vunpckhps ymm1, ymm1, ymmword ptr [rsp + 448]        ; shuffle float32x8
    5ea  c5fc109424e0010000        vmovups ymm2, ymmword ptr [rsp + 480]
    5f3  c5ec15942400020000        vunpckhps ymm2, ymm2, ymmword ptr [rsp + 512]        ; shuffle float32x8
    5fc  c5fc109c2440020000        vmovups ymm3, ymmword ptr [rsp + 576]
    605  c5e4159c2460020000        vunpckhps ymm3, ymm3, ymmword ptr [rsp + 608]        ; shuffle float32x8
    60e  c5fc10a42480020000        vmovups ymm4, ymmword ptr [rsp + 640]
    617  c5dc15a424a0020000        vunpckhps ymm4, ymm4, ymmword ptr [rsp + 672]        ; shuffle float32x8
    620  c5fc10ac2440070000        vmovups ymm5, ymmword ptr [rsp + 1856]
    629  c5d414ac24a00a0000        vunpcklps ymm5, ymm5, ymmword ptr [rsp + 2720]       ; shuffle float32x8
    632  c5fc11ac2480070000        vmovups ymmword ptr [rsp + 1920], ymm5
    63b  c5fc10ac2460070000        vmovups ymm5, ymmword ptr [rsp + 1888]
    644  c5d414e8                  vunpcklps ymm5, ymm5, ymm0                           ; shuffle float32x8
    648  c5fc11ac24a0070000        vmovups ymmword ptr [rsp + 1952], ymm5
    651  c5fc10ac2480070000        vmovups ymm5, ymmword ptr [rsp + 1920]
    65a  c4e35506ac24a007000020    vperm2f128 ymm5, ymm5, ymmword ptr [rsp + 1952], 32  ; shuffle float32x8
    665  c5f414f2                  vunpcklps ymm6, ymm1, ymm2                           ; shuffle float32x8
    669  c5fc11b424c0070000        vmovups ymmword ptr [rsp + 1984], ymm6
    672  c5e414f4                  vunpcklps ymm6, ymm3, ymm4                           ; shuffle float32x8
    676  c5fc11b424e0070000        vmovups ymmword ptr [rsp + 2016], ymm6
    67f  c5fc10b424c0070000        vmovups ymm6, ymmword ptr [rsp + 1984]
    688  c4e34d06b424e007000020    vperm2f128 ymm6, ymm6, ymmword ptr [rsp + 2016], 32  ; shuffle float32x8
    693  c4e35506fe20              vperm2f128 ymm7, ymm5, ymm6, 32                      ; shuffle float32x8
    699  c5fc11bc2400080000        vmovups ymmword ptr [rsp + 2048], ymm7
    6a2  c4e35506ee31              vperm2f128 ymm5, ymm5, ymm6, 49                      ; shuffle float32x8
    6a8  c5fc11ac2420080000        vmovups ymmword ptr [rsp + 2080], ymm5
    6b1  c5fc10ac2420030000        vmovups ymm5, ymmword ptr [rsp + 800]
    6ba  c5d415ac2440030000        vunpckhps ymm5, ymm5, ymmword ptr [rsp + 832]        ; shuffle float32x8
    6c3  c5fc10b42460030000        vmovups ymm6, ymmword ptr [rsp + 864]
    6cc  c5cc15b42480030000        vunpckhps ymm6, ymm6, ymmword ptr [rsp + 896]        ; shuffle float32x8
    6d5  c5fc10bc24c0030000        vmovups ymm7, ymmword ptr [rsp + 960]
    6de  c5c415bc24e0030000        vunpckhps ymm7, ymm7, ymmword ptr [rsp + 992]        ; shuffle float32x8
    6e7  c57c10842400040000        vmovups ymm8, ymmword ptr [rsp + 1024]
    6f0  c53c15842420040000        vunpckhps ymm8, ymm8, ymmword ptr [rsp + 1056]       ; shuffle float32x8
    6f9  c57c108c2460040000        vmovups ymm9, ymmword ptr [rsp + 1120]
    702  c534158c2480040000        vunpckhps ymm9, ymm9, ymmword ptr [rsp + 1152]       ; shuffle float32x8
    70b  c57c109424a0040000        vmovups ymm10, ymmword ptr [rsp + 1184]
    714  c52c159424c0040000        vunpckhps ymm10, ymm10, ymmword ptr [rsp + 1216]     ; shuffle float32x8
    71d  c57c10a42400050000        vmovups ymm12, ymmword ptr [rsp + 1280]
    726  c4411c15db                vunpckhps ymm11, ymm12, ymm11                        ; shuffle float32x8
    72b  c57c10a42420050000        vmovups ymm12, ymmword ptr [rsp + 1312]
    734  c51c15a42440050000        vunpckhps ymm12, ymm12, ymmword ptr [rsp + 1344]     ; shuffle float32x8
    73d  c55414ee                  vunpcklps ymm13, ymm5, ymm6                          ; shuffle float32x8
    741  c57c11ac2440080000        vmovups ymmword ptr [rsp + 2112], ymm13
    74a  c4414414e8                vunpcklps ymm13, ymm7, ymm8                          ; shuffle float32x8
    74f  c57c11ac2460080000        vmovups ymmword ptr [rsp + 2144], ymm13
    758  c57c10ac2440080000        vmovups ymm13, ymmword ptr [rsp + 2112]
    761  c4631506ac246008000020    vperm2f128 ymm13, ymm13, ymmword ptr [rsp + 2144], 32; shuffle float32x8
    76c  c4413414f2                vunpcklps ymm14, ymm9, ymm10                         ; shuffle float32x8
    771  c57c11b42480080000        vmovups ymmword ptr [rsp + 2176], ymm14
    77a  c4412414f4                vunpcklps ymm14, ymm11, ymm12                        ; shuffle float32x8
    77f  c57c11b424a0080000        vmovups ymmword ptr [rsp + 2208], ymm14
    788  c57c10b42480080000        vmovups ymm14, ymmword ptr [rsp + 2176]
    791  c4630d06b424a008000020    vperm2f128 ymm14, ymm14, ymmword ptr [rsp + 2208], 32; shuffle float32x8
    79c  c4431506fe20              vperm2f128 ymm15, ymm13, ymm14, 32                   ; shuffle float32x8
    7a2  c57c11bc24c0080000        vmovups ymmword ptr [rsp + 2240], ymm15
    7ab  c4431506ee31              vperm2f128 ymm13, ymm13, ymm14, 49                   ; shuffle float32x8
    7b1  c57c11ac24e0080000        vmovups ymmword ptr [rsp + 2272], ymm13
    7ba  c57c10ac2440070000        vmovups ymm13, ymmword ptr [rsp + 1856]
    7c3  c51415ac24a00a0000        vunpckhps ymm13, ymm13, ymmword ptr [rsp + 2720]     ; shuffle float32x8
    7cc  c57c11ac2400090000        vmovups ymmword ptr [rsp + 2304], ymm13
    7d5  c57c10ac2460070000        vmovups ymm13, ymmword ptr [rsp + 1888]
    7de  c59415c0                  vunpckhps ymm0, ymm13, ymm0                          ; shuffle float32x8
    7e2  c5fc11842420090000        vmovups ymmword ptr [rsp + 2336], ymm0
    7eb  c5f415c2                  vunpckhps ymm0, ymm1, ymm2                           ; shuffle float32x8
    7ef  c5fc11842440090000        vmovups ymmword ptr [rsp + 2368], ymm0
    7f8  c5e415c4                  vunpckhps ymm0, ymm3, ymm4                           ; shuffle float32x8
    7fc  c5fc11842460090000        vmovups ymmword ptr [rsp + 2400], ymm0
    805  c5fc10842400090000        vmovups ymm0, ymmword ptr [rsp + 2304]
    80e  c4e37d0684242009000020    vperm2f128 ymm0, ymm0, ymmword ptr [rsp + 2336], 32  ; shuffle float32x8
    819  c5fc108c2440090000        vmovups ymm1, ymmword ptr [rsp + 2368]
    822  c4e375068c246009000020    vperm2f128 ymm1, ymm1, ymmword ptr [rsp + 2400], 32  ; shuffle float32x8
    82d  c4e37d06d120              vperm2f128 ymm2, ymm0, ymm1, 32                      ; shuffle float32x8
    833  c5fc11942480090000        vmovups ymmword ptr [rsp + 2432], ymm2
    83c  c4e37d06c131              vperm2f128 ymm0, ymm0, ymm1, 49                      ; shuffle float32x8
    842  c5fc118424a0090000        vmovups ymmword ptr [rsp + 2464], ymm0
    84b  c5d415c6                  vunpckhps ymm0, ymm5, ymm6                           ; shuffle float32x8
    84f  c5fc118424c0090000        vmovups ymmword ptr [rsp + 2496], ymm0
    858  c4c14415c0                vunpckhps ymm0, ymm7, ymm8                           ; shuffle float32x8
    85d  c5fc118424e0090000        vmovups ymmword ptr [rsp + 2528], ymm0
    866  c4c13415c2                vunpckhps ymm0, ymm9, ymm10                          ; shuffle float32x8
    86b  c5fc118424000a0000        vmovups ymmword ptr [rsp + 2560], ymm0
    874  c4c12415c4                vunpckhps ymm0, ymm11, ymm12                         ; shuffle float32x8
    879  c5fc108c24c0090000        vmovups ymm1, ymmword ptr [rsp + 2496]
    882  c4e375068c24e009000020    vperm2f128 ymm1, ymm1, ymmword ptr [rsp + 2528], 32  ; shuffle float32x8
    88d  c5fc109424000a0000        vmovups ymm2, ymmword ptr [rsp + 2560]
    896  c4e36d06d020              vperm2f128 ymm2, ymm2, ymm0, 32                      ; shuffle float32x8
    89c  c4e37506da20              vperm2f128 ymm3, ymm1, ymm2, 32                      ; shuffle float32x8
    8a2  c5fc119c24200a0000        vmovups ymmword ptr [rsp + 2592], ymm3
    8ab  c4e37506ca31              vperm2f128 ymm1, ymm1, ymm2, 49                      ; shuffle float32x8
    8b1  c5fc118c24400a0000        vmovups ymmword ptr [rsp + 2624], ymm1
    8ba  c5fc108c24c0000000        vmovups ymm1, ymmword ptr [rsp + 192]
    8c3  c4e375068c248001000031    vperm2f128 ymm1, ymm1, ymmword ptr [rsp + 384], 49   ; shuffle float32x8
    8ce  c5fc10942420020000        vmovups ymm2, ymmword ptr [rsp + 544]
    8d7  c4e36d069424c002000031    vperm2f128 ymm2, ymm2, ymmword ptr [rsp + 704], 49   ; shuffle float32x8
    8e2  c4e37506da20              vperm2f128 ymm3, ymm1, ymm2, 32                      ; shuffle float32x8
    8e8  c5fc119c24600a0000        vmovups ymmword ptr [rsp + 2656], ymm3
    8f1  c4e37506ca31              vperm2f128 ymm1, ymm1, ymm2, 49                      ; shuffle float32x8
    8f7  c5fc118c24c00a0000        vmovups ymmword ptr [rsp + 2752], ymm1
    900  c5fc108c24a0030000        vmovups ymm1, ymmword ptr [rsp + 928]
    909  c4e375068c244004000031    vperm2f128 ymm1, ymm1, ymmword ptr [rsp + 1088], 49  ; shuffle float32x8
    914  c5fc109424e0040000        vmovups ymm2, ymmword ptr [rsp + 1248]
    91d  c4e36d0694246005000031    vperm2f128 ymm2, ymm2, ymmword ptr [rsp + 1376], 49  ; shuffle float32x8
    928  c4e37506da20              vperm2f128 ymm3, ymm1, ymm2, 32                      ; shuffle float32x8
    92e  c5fc119c24e00a0000        vmovups ymmword ptr [rsp + 2784], ymm3
    937  c4e37506ca31              vperm2f128 ymm1, ymm1, ymm2, 49                      ; shuffle float32x8
    93d  c5fc118c24000b0000        vmovups ymmword ptr [rsp + 2816], ymm1
    946  c5fc108c24c0050000        vmovups ymm1, ymmword ptr [rsp + 1472]
    94f  c4e375068c24e005000031    vperm2f128 ymm1, ymm1, ymmword ptr [rsp + 1504], 49  ; shuffle float32x8
    95a  c5fc10942400060000        vmovups ymm2, ymmword ptr [rsp + 1536]
    963  c4e36d0694242006000031    vperm2f128 ymm2, ymm2, ymmword ptr [rsp + 1568], 49  ; shuffle float32x8
    96e  c4e37506da20              vperm2f128 ymm3, ymm1, ymm2, 32                      ; shuffle float32x8
    974  c5fc119c24200b0000        vmovups ymmword ptr [rsp + 2848], ymm3
    97d  c4e37506ca31              vperm2f128 ymm1, ymm1, ymm2, 49                      ; shuffle float32x8
    983  c5fc118c24400b0000        vmovups ymmword ptr [rsp + 2880], ymm1
    98c  c5fc108c2480060000        vmovups ymm1, ymmword ptr [rsp + 1664]
    995  c4e375068c24a006000031    vperm2f128 ymm1, ymm1, ymmword ptr [rsp + 1696], 49  ; shuffle float32x8
    9a0  c5fc109424c0060000        vmovups ymm2, ymmword ptr [rsp + 1728]
    9a9  c4e36d069424e006000031    vperm2f128 ymm2, ymm2, ymmword ptr [rsp + 1760], 49  ; shuffle float32x8
    9b4  c4e37506da20              vperm2f128 ymm3, ymm1, ymm2, 32                      ; shuffle float32x8
    9ba  c5fc119c24600b0000        vmovups ymmword ptr [rsp + 2912], ymm3
    9c3  c4e37506ca31              vperm2f128 ymm1, ymm1, ymm2, 49                      ; shuffle float32x8
    9c9  c5fc118c24800b0000        vmovups ymmword ptr [rsp + 2944], ymm1
    9d2  c5fc108c2480070000        vmovups ymm1, ymmword ptr [rsp + 1920]
    9db  c4e375068c24a007000031    vperm2f128 ymm1, ymm1, ymmword ptr [rsp + 1952], 49  ; shuffle float32x8
    9e6  c5fc109424c0070000        vmovups ymm2, ymmword ptr [rsp + 1984]
    9ef  c4e36d069424e007000031    vperm2f128 ymm2, ymm2, ymmword ptr [rsp + 2016], 49  ; shuffle float32x8
    9fa  c4e37506da20              vperm2f128 ymm3, ymm1, ymm2, 32                      ; shuffle float32x8
    a00  c5fc119c24a00b0000        vmovups ymmword ptr [rsp + 2976], ymm3
    a09  c4e37506ca31              vperm2f128 ymm1, ymm1, ymm2, 49                      ; shuffle float32x8
    a0f  c5fc118c24c00b0000        vmovups ymmword ptr [rsp + 3008], ymm1
    a18  c5fc108c2440080000        vmovups ymm1, ymmword ptr [rsp + 2112]
    a21  c4e375068c246008000031    vperm2f128 ymm1, ymm1, ymmword ptr [rsp + 2144], 49  ; shuffle float32x8
    a2c  c5fc10942480080000        vmovups ymm2, ymmword ptr [rsp + 2176]
    a35  c4e36d069424a008000031    vperm2f128 ymm2, ymm2, ymmword ptr [rsp + 2208], 49  ; shuffle float32x8
    a40  c4e37506da20              vperm2f128 ymm3, ymm1, ymm2, 32                      ; shuffle float32x8
    a46  c5fc119c24e00b0000        vmovups ymmword ptr [rsp + 3040], ymm3
    a4f  c4e37506ca31              vperm2f128 ymm1, ymm1, ymm2, 49                      ; shuffle float32x8
    a55  c5fc118c24000c0000        vmovups ymmword ptr [rsp + 3072], ymm1
    a5e  c5fc108c2400090000        vmovups ymm1, ymmword ptr [rsp + 2304]
    a67  c4e375068c242009000031    vperm2f128 ymm1, ymm1, ymmword ptr [rsp + 2336], 49  ; shuffle float32x8
    a72  c5fc10942440090000        vmovups ymm2, ymmword ptr [rsp + 2368]
    a7b  c4e36d0694246009000031    vperm2f128 ymm2, ymm2, ymmword ptr [rsp + 2400], 49  ; shuffle float32x8
    a86  c4e37506da20              vperm2f128 ymm3, ymm1, ymm2, 32                      ; shuffle float32x8
    a8c  c5fc119c24200c0000        vmovups ymmword ptr [rsp + 3104], ymm3
    a95  c4e37506ca31              vperm2f128 ymm1, ymm1, ymm2, 49                      ; shuffle float32x8
    a9b  c5fc118c24400c0000        vmovups ymmword ptr [rsp + 3136], ymm1
    aa4  c5fc108c24c0090000        vmovups ymm1, ymmword ptr [rsp + 2496]
    aad  c4e375068c24e009000031    vperm2f128 ymm1, ymm1, ymmword ptr [rsp + 2528], 49  ; shuffle float32x8
    ab8  c5fc109424000a0000        vmovups ymm2, ymmword ptr [rsp + 2560]
    ac1  c4e36d06c031              vperm2f128 ymm0, ymm2, ymm0, 49                      ; shuffle float32x8
    ac7  c4e37506d020              vperm2f128 ymm2, ymm1, ymm0, 32                      ; shuffle float32x8
    acd  c5fc119424600c0000        vmovups ymmword ptr [rsp + 3168], ymm2
    ad6  c4e37506c031              vperm2f128 ymm0, ymm1, ymm0, 49                      ; shuffle float32x8
    adc  c5fc118424800c0000        vmovups ymmword ptr [rsp + 3200], ymm0
    ae5  b800000000                mov eax, 0                                           ; range int32
    aea  c5fc108424e0020000        vmovups ymm0, ymmword ptr [rsp + 736]
    af3  c5fc118424a00c0000        vmovups ymmword ptr [rsp + 3232], ymm0
    afc  c5fc10842480050000        vmovups ymm0, ymmword ptr [rsp + 1408]
    b05  c5fc118424c00c0000        vmovups ymmword ptr [rsp + 3264], ymm0
    b0e  c5fc10842440060000        vmovups ymm0, ymmword ptr [rsp + 1600]
    b17  c5fc118424e00c0000        vmovups ymmword ptr [rsp + 3296], ymm0
    b20  c5fc10842400070000        vmovups ymm0, ymmword ptr [rsp + 1792]
    b29  c5fc118424000d0000        vmovups ymmword ptr [rsp + 3328], ymm0
    b32  c5fc10842400080000        vmovups ymm0, ymmword ptr [rsp + 2048]
    b3b  c5fc118424200d0000        vmovups ymmword ptr [rsp + 3360], ymm0
    b44  c5fc108424c0080000        vmovups ymm0, ymmword ptr [rsp + 2240]
    b4d  c5fc118424400d0000        vmovups ymmword ptr [rsp + 3392], ymm0
    b56  c5fc10842480090000        vmovups ymm0, ymmword ptr [rsp + 2432]
    b5f  c5fc118424600d0000        vmovups ymmword ptr [rsp + 3424], ymm0
    b68  c5fc108424200a0000        vmovups ymm0, ymmword ptr [rsp + 2592]
    b71  c5fc118424800d0000        vmovups ymmword ptr [rsp + 3456], ymm0
    b7a  c5fc108424600a0000        vmovups ymm0, ymmword ptr [rsp + 2656]
    b83  c5fc118424a00d0000        vmovups ymmword ptr [rsp + 3488], ymm0
    b8c  c5fc10842400030000        vmovups ymm0, ymmword ptr [rsp + 768]
    b95  c5fc118424c00d0000        vmovups ymmword ptr [rsp + 3520], ymm0
    b9e  c5fc108424a0050000        vmovups ymm0, ymmword ptr [rsp + 1440]
    ba7  c5fc118424e00d0000        vmovups ymmword ptr [rsp + 3552], ymm0
    bb0  c5fc10842460060000        vmovups ymm0, ymmword ptr [rsp + 1632]
    bb9  c5fc118424000e0000        vmovups ymmword ptr [rsp + 3584], ymm0
    bc2  c5fc10842420070000        vmovups ymm0, ymmword ptr [rsp + 1824]
    bcb  c5fc118424200e0000        vmovups ymmword ptr [rsp + 3616], ymm0
    bd4  c5fc10842420080000        vmovups ymm0, ymmword ptr [rsp + 2080]
    bdd  c5fc118424400e0000        vmovups ymmword ptr [rsp + 3648], ymm0
    be6  c5fc108424e0080000        vmovups ymm0, ymmword ptr [rsp + 2272]
    bef  c5fc118424600e0000        vmovups ymmword ptr [rsp + 3680], ymm0
    bf8  c5fc108424a0090000        vmovups ymm0, ymmword ptr [rsp + 2464]
    c01  c5fc118424800e0000        vmovups ymmword ptr [rsp + 3712], ymm0
    c0a  c5fc108424400a0000        vmovups ymm0, ymmword ptr [rsp + 2624]
    c13  c5fc118424a00e0000        vmovups ymmword ptr [rsp + 3744], ymm0
    c1c  c5fc108424e00a0000        vmovups ymm0, ymmword ptr [rsp + 2784]
    c25  c5fc108c24200b0000        vmovups ymm1, ymmword ptr [rsp + 2848]
    c2e  c5fc109424600b0000        vmovups ymm2, ymmword ptr [rsp + 2912]
    c37  c5fc109c24a00b0000        vmovups ymm3, ymmword ptr [rsp + 2976]
    c40  c5fc10a424e00b0000        vmovups ymm4, ymmword ptr [rsp + 3040]
    c49  c5fc10ac24200c0000        vmovups ymm5, ymmword ptr [rsp + 3104]
    c52  c5fc10b424600c0000        vmovups ymm6, ymmword ptr [rsp + 3168]
    c5b  c5fc10bc24c00a0000        vmovups ymm7, ymmword ptr [rsp + 2752]
    c64  c57c108424000b0000        vmovups ymm8, ymmword ptr [rsp + 2816]
    c6d  c57c108c24400b0000        vmovups ymm9, ymmword ptr [rsp + 2880]
    c76  c57c109424800b0000        vmovups ymm10, ymmword ptr [rsp + 2944]
    c7f  c57c109c24c00b0000        vmovups ymm11, ymmword ptr [rsp + 3008]
    c88  c57c10a424000c0000        vmovups ymm12, ymmword ptr [rsp + 3072]
    c91  c57c10ac24400c0000        vmovups ymm13, ymmword ptr [rsp + 3136]
    c9a  c57c10b424800c0000        vmovups ymm14, ymmword ptr [rsp + 3200]
loop_cc0:
    cc0  c57c10bc24a00c0000        vmovups ymm15, ymmword ptr [rsp + 3232]
    cc9  c57c1139                  vmovups ymmword ptr [rcx], ymm15                     ; store void
    ccd  c57c10bc24c00c0000        vmovups ymm15, ymmword ptr [rsp + 3264]
    cd6  c57c117920                vmovups ymmword ptr [rcx + 32], ymm15                ; store void
    cdb  c57c10bc24e00c0000        vmovups ymm15, ymmword ptr [rsp + 3296]
    ce4  c57c117940                vmovups ymmword ptr [rcx + 64], ymm15                ; store void
    ce9  c57c10bc24000d0000        vmovups ymm15, ymmword ptr [rsp + 3328]
    cf2  c57c117960                vmovups ymmword ptr [rcx + 96], ymm15                ; store void
    cf7  c57c10bc24200d0000        vmovups ymm15, ymmword ptr [rsp + 3360]
    d00  c57c11b980000000          vmovups ymmword ptr [rcx + 128], ymm15               ; store void
    d08  c57c10bc24400d0000        vmovups ymm15, ymmword ptr [rsp + 3392]
    d11  c57c11b9a0000000          vmovups ymmword ptr [rcx + 160], ymm15               ; store void
    d19  c57c10bc24600d0000        vmovups ymm15, ymmword ptr [rsp + 3424]
    d22  c57c11b9c0000000          vmovups ymmword ptr [rcx + 192], ymm15               ; store void
    d2a  c57c10bc24800d0000        vmovups ymm15, ymmword ptr [rsp + 3456]
    d33  c57c11b9e0000000          vmovups ymmword ptr [rcx + 224], ymm15               ; store void
    d3b  c57c10bc24a00d0000        vmovups ymm15, ymmword ptr [rsp + 3488]
    d44  c57c11b900010000          vmovups ymmword ptr [rcx + 256], ymm15               ; store void
    d4c  c5fc118120010000          vmovups ymmword ptr [rcx + 288], ymm0                ; store void
    d54  c5fc118940010000          vmovups ymmword ptr [rcx + 320], ymm1                ; store void
    d5c  c5fc119160010000          vmovups ymmword ptr [rcx + 352], ymm2                ; store void
    d64  c5fc119980010000          vmovups ymmword ptr [rcx + 384], ymm3                ; store void
    d6c  c5fc11a1a0010000          vmovups ymmword ptr [rcx + 416], ymm4                ; store void
    d74  c5fc11a9c0010000          vmovups ymmword ptr [rcx + 448], ymm5                ; store void
    d7c  c5fc11b1e0010000          vmovups ymmword ptr [rcx + 480], ymm6                ; store void
    d84  c57c10bc24c00d0000        vmovups ymm15, ymmword ptr [rsp + 3520]
    d8d  c57c11b900020000          vmovups ymmword ptr [rcx + 512], ymm15               ; store void
    d95  c57c10bc24e00d0000        vmovups ymm15, ymmword ptr [rsp + 3552]
    d9e  c57c11b920020000          vmovups ymmword ptr [rcx + 544], ymm15               ; store void
    da6  c57c10bc24000e0000        vmovups ymm15, ymmword ptr [rsp + 3584]
    daf  c57c11b940020000          vmovups ymmword ptr [rcx + 576], ymm15               ; store void
    db7  c57c10bc24200e0000        vmovups ymm15, ymmword ptr [rsp + 3616]
    dc0  c57c11b960020000          vmovups ymmword ptr [rcx + 608], ymm15               ; store void
    dc8  c57c10bc24400e0000        vmovups ymm15, ymmword ptr [rsp + 3648]
    dd1  c57c11b980020000          vmovups ymmword ptr [rcx + 640], ymm15               ; store void
    dd9  c57c10bc24600e0000        vmovups ymm15, ymmword ptr [rsp + 3680]
    de2  c57c11b9a0020000          vmovups ymmword ptr [rcx + 672], ymm15               ; store void
    dea  c57c10bc24800e0000        vmovups ymm15, ymmword ptr [rsp + 3712]
    df3  c57c11b9c0020000          vmovups ymmword ptr [rcx + 704], ymm15               ; store void
    dfb  c57c10bc24a00e0000        vmovups ymm15, ymmword ptr [rsp + 3744]
    e04  c57c11b9e0020000          vmovups ymmword ptr [rcx + 736], ymm15               ; store void
    e0c  c5fc11b900030000          vmovups ymmword ptr [rcx + 768], ymm7                ; store void
    e14  c57c118120030000          vmovups ymmword ptr [rcx + 800], ymm8                ; store void
    e1c  c57c118940030000          vmovups ymmword ptr [rcx + 832], ymm9                ; store void
    e24  c57c119160030000          vmovups ymmword ptr [rcx + 864], ymm10               ; store void
    e2c  c57c119980030000          vmovups ymmword ptr [rcx + 896], ymm11               ; store void
    e34  c57c11a1a0030000          vmovups ymmword ptr [rcx + 928], ymm12               ; store void
    e3c  c57c11a9c0030000          vmovups ymmword ptr [rcx + 960], ymm13               ; store void
    e44  c57c11b1e0030000          vmovups ymmword ptr [rcx + 992], ymm14               ; store void
    e4c  83c001                    add eax, 1                                           ; end void
    e4f  83f801                    cmp eax, 1
    e52  0f8c68feffff              jl loop_cc0
done_e58:
    e58  b810000000                mov eax, 16                                          ; range int32
    e5d  ba10000000                mov edx, 16
    e62  48c1e206                  shl rdx, 6
    e66  488d1411                  lea rdx, [rcx + rdx*1]
    e6a  c5fc10058e010000          vmovups ymm0, ymmword ptr [rip + 00000000180000003000000048000000600000007800000090000000a8000000]
    e72  c5fc100da6010000          vmovups ymm1, ymmword ptr [rip + c0000000d8000000f00000000801000020010000380100005001000068010000]
loop_e80:
    e80  c5f96ed0                  vmovd xmm2, eax                                      ; vectorize int32x8
    e84  c4e27d58d2                vpbroadcastd ymm2, xmm2
    e89  c5edfed8                  vpaddd ymm3, ymm2, ymm0                              ; add int32x8
    e8d  c4e37916d900              vpextrd ecx, xmm3, 0                                 ; gep int32
    e93  c4e37916df01              vpextrd edi, xmm3, 1                                 ; gep int32
    e99  c4c37916d802              vpextrd r8d, xmm3, 2                                 ; gep int32
    e9f  c4c37916d903              vpextrd r9d, xmm3, 3                                 ; gep int32
    ea5  c4e37d19dc01              vextractf128 xmm4, ymm3, 1                           ; gep int32
    eab  c4c37916e200              vpextrd r10d, xmm4, 0
    eb1  c4e37d19dc01              vextractf128 xmm4, ymm3, 1                           ; gep int32
    eb7  c4c37916e301              vpextrd r11d, xmm4, 1
    ebd  c4e37d19dc01              vextractf128 xmm4, ymm3, 1                           ; gep int32
    ec3  c4e37916e302              vpextrd ebx, xmm4, 2
    ec9  c4e37d19db01              vextractf128 xmm3, ymm3, 1                           ; gep int32
    ecf  c4e37916dd03              vpextrd ebp, xmm3, 3
    ed5  c5fa101c8e                vmovss xmm3, dword ptr [rsi + rcx*4]                 ; load float32
    eda  c5fa1024be                vmovss xmm4, dword ptr [rsi + rdi*4]                 ; load float32
    edf  c4a17a102c86              vmovss xmm5, dword ptr [rsi + r8*4]                  ; load float32
    ee5  c4a17a10348e              vmovss xmm6, dword ptr [rsi + r9*4]                  ; load float32
    eeb  c4a17a103c96              vmovss xmm7, dword ptr [rsi + r10*4]                 ; load float32
    ef1  c4217a10049e              vmovss xmm8, dword ptr [rsi + r11*4]                 ; load float32
    ef7  c57a100c9e                vmovss xmm9, dword ptr [rsi + rbx*4]                 ; load float32
    efc  c57a1014ae                vmovss xmm10, dword ptr [rsi + rbp*4]                ; load float32
    f01  c5e014dc                  vunpcklps xmm3, xmm3, xmm4                           ; vectorize float32x8
    f05  c5d014e6                  vunpcklps xmm4, xmm5, xmm6
    f09  c4c14014e8                vunpcklps xmm5, xmm7, xmm8
    f0e  c4c13014f2                vunpcklps xmm6, xmm9, xmm10
    f13  c5e114dc                  vunpcklpd xmm3, xmm3, xmm4
    f17  c5d114e6                  vunpcklpd xmm4, xmm5, xmm6
    f1b  c4e36518dc01              vinsertf128 ymm3, ymm3, xmm4, 1
    f21  c5fc111a                  vmovups ymmword ptr [rdx], ymm3                      ; store void
    f25  c5edfed1                  vpaddd ymm2, ymm2, ymm1                              ; add int32x8
    f29  c4e37916d100              vpextrd ecx, xmm2, 0                                 ; gep int32
    f2f  c4e37916d701              vpextrd edi, xmm2, 1                                 ; gep int32
    f35  c4c37916d002              vpextrd r8d, xmm2, 2                                 ; gep int32
    f3b  c4c37916d103              vpextrd r9d, xmm2, 3                                 ; gep int32
    f41  c4e37d19d301              vextractf128 xmm3, ymm2, 1                           ; gep int32
    f47  c4c37916da00              vpextrd r10d, xmm3, 0
    f4d  c4e37d19d301              vextractf128 xmm3, ymm2, 1                           ; gep int32
    f53  c4c37916db01              vpextrd r11d, xmm3, 1
    f59  c4e37d19d301              vextractf128 xmm3, ymm2, 1                           ; gep int32
    f5f  c4e37916db02              vpextrd ebx, xmm3, 2
    f65  c4e37d19d201              vextractf128 xmm2, ymm2, 1                           ; gep int32
    f6b  c4e37916d503              vpextrd ebp, xmm2, 3
    f71  c5fa10148e                vmovss xmm2, dword ptr [rsi + rcx*4]                 ; load float32
    f76  c5fa101cbe                vmovss xmm3, dword ptr [rsi + rdi*4]                 ; load float32
    f7b  c4a17a102486              vmovss xmm4, dword ptr [rsi + r8*4]                  ; load float32
    f81  c4a17a102c8e              vmovss xmm5, dword ptr [rsi + r9*4]                  ; load float32
    f87  c4a17a103496              vmovss xmm6, dword ptr [rsi + r10*4]                 ; load float32
    f8d  c4a17a103c9e              vmovss xmm7, dword ptr [rsi + r11*4]                 ; load float32
    f93  c57a10049e                vmovss xmm8, dword ptr [rsi + rbx*4]                 ; load float32
    f98  c57a100cae                vmovss xmm9, dword ptr [rsi + rbp*4]                 ; load float32
    f9d  c5e814d3                  vunpcklps xmm2, xmm2, xmm3                           ; vectorize float32x8
    fa1  c5d814dd                  vunpcklps xmm3, xmm4, xmm5
    fa5  c5c814e7                  vunpcklps xmm4, xmm6, xmm7
    fa9  c4c13814e9                vunpcklps xmm5, xmm8, xmm9
    fae  c5e914d3                  vunpcklpd xmm2, xmm2, xmm3
    fb2  c5d914dd                  vunpcklpd xmm3, xmm4, xmm5
    fb6  c4e36d18d301              vinsertf128 ymm2, ymm2, xmm3, 1
    fbc  c5fc115220                vmovups ymmword ptr [rdx + 32], ymm2                 ; store void
    fc1  4883c240                  add rdx, 64                                          ; end void
    fc5  83c001                    add eax, 1
    fc8  83f818                    cmp eax, 24
    fcb  0f8caffeffff              jl loop_e80
done_fd1:
    fd1  c5f877                    vzeroupper                                           ; sink void
    fd4  488ba424c00e0000          mov rsp, qword ptr [rsp + 3776]
    fdc  8fc5                      pop rbp
    fde  8fc3                      pop rbx
    fe0  c3                        ret                                                  ; sink void
