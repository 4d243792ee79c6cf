transpose:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  488bc4                    mov rax, rsp
      7  4881ec000f0000            sub rsp, 3840
      e  4883e4c0                  and rsp, -64
     12  48898424c00e0000          mov qword ptr [rsp + 3776], rax
     1a  b800000000                mov eax, 0
     1f  b810000000                mov eax, 16
     24  488b17                    mov rdx, qword ptr [rdi]
     27  488b6f08                  mov rbp, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 384>
     2b  c5fc104500                vmovups ymm0, ymmword ptr [rbp]                      ; load float32x8
     30  c5fc110424                vmovups ymmword ptr [rsp], ymm0
     35  c5fc1085c0000000          vmovups ymm0, ymmword ptr [rbp + 192]                ; load float32x8
     3d  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
     43  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
     48  c5fc14442420              vunpcklps ymm0, ymm0, ymmword ptr [rsp + 32]         ; shuffle float32x8
     4e  c5fc11442440              vmovups ymmword ptr [rsp + 64], ymm0
     54  c5fc104560                vmovups ymm0, ymmword ptr [rbp + 96]                 ; load float32x8
     59  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
     5f  c5fc108520010000          vmovups ymm0, ymmword ptr [rbp + 288]                ; load float32x8
     67  c5fc11842480000000        vmovups ymmword ptr [rsp + 128], ymm0
     70  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
     76  c5fc14842480000000        vunpcklps ymm0, ymm0, ymmword ptr [rsp + 128]        ; shuffle float32x8
     7f  c5fc118424a0000000        vmovups ymmword ptr [rsp + 160], ymm0
     88  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
     8e  c5fc148424a0000000        vunpcklps ymm0, ymm0, ymmword ptr [rsp + 160]        ; shuffle float32x8
     97  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
     a0  c5fc104520                vmovups ymm0, ymmword ptr [rbp + 32]                 ; load float32x8
     a5  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
     ae  c5fc1085e0000000          vmovups ymm0, ymmword ptr [rbp + 224]                ; load float32x8
     b6  c5fc11842400010000        vmovups ymmword ptr [rsp + 256], ymm0
     bf  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
     c8  c5fc14842400010000        vunpcklps ymm0, ymm0, ymmword ptr [rsp + 256]        ; shuffle float32x8
     d1  c5fc118424800a0000        vmovups ymmword ptr [rsp + 2688], ymm0
     da  c5fc108580000000          vmovups ymm0, ymmword ptr [rbp + 128]                ; load float32x8
     e2  c5fc11842420010000        vmovups ymmword ptr [rsp + 288], ymm0
     eb  c5fc108540010000          vmovups ymm0, ymmword ptr [rbp + 320]                ; load float32x8
     f3  c5fc11842440010000        vmovups ymmword ptr [rsp + 320], ymm0
     fc  c5fc10842420010000        vmovups ymm0, ymmword ptr [rsp + 288]
    105  c57c14bc2440010000        vunpcklps ymm15, ymm0, ymmword ptr [rsp + 320]       ; shuffle float32x8
    10e  c5fc108424800a0000        vmovups ymm0, ymmword ptr [rsp + 2688]
    117  c4c17c14c7                vunpcklps ymm0, ymm0, ymm15                          ; shuffle float32x8
    11c  c5fc11842460010000        vmovups ymmword ptr [rsp + 352], ymm0
    125  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    12e  c4e37d0694246001000020    vperm2f128 ymm2, ymm0, ymmword ptr [rsp + 352], 32   ; shuffle float32x8
    139  c5fc108580010000          vmovups ymm0, ymmword ptr [rbp + 384]                ; load float32x8
    141  c5fc11842480010000        vmovups ymmword ptr [rsp + 384], ymm0
    14a  c5fc108540020000          vmovups ymm0, ymmword ptr [rbp + 576]                ; load float32x8
    152  c5fc118424a0010000        vmovups ymmword ptr [rsp + 416], ymm0
    15b  c5fc10842480010000        vmovups ymm0, ymmword ptr [rsp + 384]
    164  c57c14b424a0010000        vunpcklps ymm14, ymm0, ymmword ptr [rsp + 416]       ; shuffle float32x8
    16d  c5fc1085e0010000          vmovups ymm0, ymmword ptr [rbp + 480]                ; load float32x8
    175  c5fc118424c0010000        vmovups ymmword ptr [rsp + 448], ymm0
    17e  c5fc1085a0020000          vmovups ymm0, ymmword ptr [rbp + 672]                ; load float32x8
    186  c5fc118424e0010000        vmovups ymmword ptr [rsp + 480], ymm0
    18f  c5fc108424c0010000        vmovups ymm0, ymmword ptr [rsp + 448]
    198  c57c14ac24e0010000        vunpcklps ymm13, ymm0, ymmword ptr [rsp + 480]       ; shuffle float32x8
    1a1  c4c10c14c5                vunpcklps ymm0, ymm14, ymm13                         ; shuffle float32x8
    1a6  c5fc11842400020000        vmovups ymmword ptr [rsp + 512], ymm0
    1af  c5fc1085a0010000          vmovups ymm0, ymmword ptr [rbp + 416]                ; load float32x8
    1b7  c5fc11842420020000        vmovups ymmword ptr [rsp + 544], ymm0
    1c0  c5fc108560020000          vmovups ymm0, ymmword ptr [rbp + 608]                ; load float32x8
    1c8  c5fc11842440020000        vmovups ymmword ptr [rsp + 576], ymm0
    1d1  c5fc10842420020000        vmovups ymm0, ymmword ptr [rsp + 544]
    1da  c57c14a42440020000        vunpcklps ymm12, ymm0, ymmword ptr [rsp + 576]       ; shuffle float32x8
    1e3  c5fc108500020000          vmovups ymm0, ymmword ptr [rbp + 512]                ; load float32x8
    1eb  c5fc11842460020000        vmovups ymmword ptr [rsp + 608], ymm0
    1f4  c5fc1085c0020000          vmovups ymm0, ymmword ptr [rbp + 704]                ; load float32x8
    1fc  c5fc11842480020000        vmovups ymmword ptr [rsp + 640], ymm0
    205  c5fc10842460020000        vmovups ymm0, ymmword ptr [rsp + 608]
    20e  c57c149c2480020000        vunpcklps ymm11, ymm0, ymmword ptr [rsp + 640]       ; shuffle float32x8
    217  c4c11c14c3                vunpcklps ymm0, ymm12, ymm11                         ; shuffle float32x8
    21c  c5fc118424a0020000        vmovups ymmword ptr [rsp + 672], ymm0
    225  c5fc10842400020000        vmovups ymm0, ymmword ptr [rsp + 512]
    22e  c4e37d068c24a002000020    vperm2f128 ymm1, ymm0, ymmword ptr [rsp + 672], 32   ; shuffle float32x8
    239  c4e36d06c120              vperm2f128 ymm0, ymm2, ymm1, 32                      ; shuffle float32x8
    23f  c5fc118424c0020000        vmovups ymmword ptr [rsp + 704], ymm0
    248  c4e36d06c131              vperm2f128 ymm0, ymm2, ymm1, 49                      ; shuffle float32x8
    24e  c5fc118424e0020000        vmovups ymmword ptr [rsp + 736], ymm0
    257  c5fc108500030000          vmovups ymm0, ymmword ptr [rbp + 768]                ; load float32x8
    25f  c5fc11842400030000        vmovups ymmword ptr [rsp + 768], ymm0
    268  c5fc1085c0030000          vmovups ymm0, ymmword ptr [rbp + 960]                ; load float32x8
    270  c5fc11842420030000        vmovups ymmword ptr [rsp + 800], ymm0
    279  c5fc10842400030000        vmovups ymm0, ymmword ptr [rsp + 768]
    282  c57c14942420030000        vunpcklps ymm10, ymm0, ymmword ptr [rsp + 800]       ; shuffle float32x8
    28b  c5fc108560030000          vmovups ymm0, ymmword ptr [rbp + 864]                ; load float32x8
    293  c5fc11842440030000        vmovups ymmword ptr [rsp + 832], ymm0
    29c  c5fc108520040000          vmovups ymm0, ymmword ptr [rbp + 1056]               ; load float32x8
    2a4  c5fc11842460030000        vmovups ymmword ptr [rsp + 864], ymm0
    2ad  c5fc10842440030000        vmovups ymm0, ymmword ptr [rsp + 832]
    2b6  c57c148c2460030000        vunpcklps ymm9, ymm0, ymmword ptr [rsp + 864]        ; shuffle float32x8
    2bf  c4c12c14c1                vunpcklps ymm0, ymm10, ymm9                          ; shuffle float32x8
    2c4  c5fc11842480030000        vmovups ymmword ptr [rsp + 896], ymm0
    2cd  c5fc108520030000          vmovups ymm0, ymmword ptr [rbp + 800]                ; load float32x8
    2d5  c5fc118424a0030000        vmovups ymmword ptr [rsp + 928], ymm0
    2de  c5fc1085e0030000          vmovups ymm0, ymmword ptr [rbp + 992]                ; load float32x8
    2e6  c5fc118424c0030000        vmovups ymmword ptr [rsp + 960], ymm0
    2ef  c5fc108424a0030000        vmovups ymm0, ymmword ptr [rsp + 928]
    2f8  c57c148424c0030000        vunpcklps ymm8, ymm0, ymmword ptr [rsp + 960]        ; shuffle float32x8
    301  c5fc108580030000          vmovups ymm0, ymmword ptr [rbp + 896]                ; load float32x8
    309  c5fc118424e0030000        vmovups ymmword ptr [rsp + 992], ymm0
    312  c5fc108540040000          vmovups ymm0, ymmword ptr [rbp + 1088]               ; load float32x8
    31a  c5fc11842400040000        vmovups ymmword ptr [rsp + 1024], ymm0
    323  c5fc108424e0030000        vmovups ymm0, ymmword ptr [rsp + 992]
    32c  c5fc14bc2400040000        vunpcklps ymm7, ymm0, ymmword ptr [rsp + 1024]       ; shuffle float32x8
    335  c5bc14c7                  vunpcklps ymm0, ymm8, ymm7                           ; shuffle float32x8
    339  c5fc11842420040000        vmovups ymmword ptr [rsp + 1056], ymm0
    342  c5fc10842480030000        vmovups ymm0, ymmword ptr [rsp + 896]
    34b  c4e37d0694242004000020    vperm2f128 ymm2, ymm0, ymmword ptr [rsp + 1056], 32  ; shuffle float32x8
    356  c5fc108580040000          vmovups ymm0, ymmword ptr [rbp + 1152]               ; load float32x8
    35e  c5fc11842440040000        vmovups ymmword ptr [rsp + 1088], ymm0
    367  c5fc108540050000          vmovups ymm0, ymmword ptr [rbp + 1344]               ; load float32x8
    36f  c5fc11842460040000        vmovups ymmword ptr [rsp + 1120], ymm0
    378  c5fc10842440040000        vmovups ymm0, ymmword ptr [rsp + 1088]
    381  c5fc14b42460040000        vunpcklps ymm6, ymm0, ymmword ptr [rsp + 1120]       ; shuffle float32x8
    38a  c5fc1085e0040000          vmovups ymm0, ymmword ptr [rbp + 1248]               ; load float32x8
    392  c5fc11842480040000        vmovups ymmword ptr [rsp + 1152], ymm0
    39b  c5fc1085a0050000          vmovups ymm0, ymmword ptr [rbp + 1440]               ; load float32x8
    3a3  c5fc118424a0040000        vmovups ymmword ptr [rsp + 1184], ymm0
    3ac  c5fc10842480040000        vmovups ymm0, ymmword ptr [rsp + 1152]
    3b5  c5fc14ac24a0040000        vunpcklps ymm5, ymm0, ymmword ptr [rsp + 1184]       ; shuffle float32x8
    3be  c5cc14c5                  vunpcklps ymm0, ymm6, ymm5                           ; shuffle float32x8
    3c2  c5fc118424c0040000        vmovups ymmword ptr [rsp + 1216], ymm0
    3cb  c5fc1085a0040000          vmovups ymm0, ymmword ptr [rbp + 1184]               ; load float32x8
    3d3  c5fc118424e0040000        vmovups ymmword ptr [rsp + 1248], ymm0
    3dc  c5fc108560050000          vmovups ymm0, ymmword ptr [rbp + 1376]               ; load float32x8
    3e4  c5fc11842400050000        vmovups ymmword ptr [rsp + 1280], ymm0
    3ed  c5fc108424e0040000        vmovups ymm0, ymmword ptr [rsp + 1248]
    3f6  c5fc14a42400050000        vunpcklps ymm4, ymm0, ymmword ptr [rsp + 1280]       ; shuffle float32x8
    3ff  c5fc108500050000          vmovups ymm0, ymmword ptr [rbp + 1280]               ; load float32x8
    407  c5fc11842420050000        vmovups ymmword ptr [rsp + 1312], ymm0
    410  c5fc1085c0050000          vmovups ymm0, ymmword ptr [rbp + 1472]               ; load float32x8
    418  c5fc11842440050000        vmovups ymmword ptr [rsp + 1344], ymm0
    421  c5fc10842420050000        vmovups ymm0, ymmword ptr [rsp + 1312]
    42a  c5fc149c2440050000        vunpcklps ymm3, ymm0, ymmword ptr [rsp + 1344]       ; shuffle float32x8
    433  c5dc14c3                  vunpcklps ymm0, ymm4, ymm3                           ; shuffle float32x8
    437  c5fc11842460050000        vmovups ymmword ptr [rsp + 1376], ymm0
    440  c5fc108424c0040000        vmovups ymm0, ymmword ptr [rsp + 1216]
    449  c4e37d068c246005000020    vperm2f128 ymm1, ymm0, ymmword ptr [rsp + 1376], 32  ; shuffle float32x8
    454  c4e36d06c120              vperm2f128 ymm0, ymm2, ymm1, 32                      ; shuffle float32x8
    45a  c5fc11842480050000        vmovups ymmword ptr [rsp + 1408], ymm0
    463  c4e36d06c131              vperm2f128 ymm0, ymm2, ymm1, 49                      ; shuffle float32x8
    469  c5fc118424a0050000        vmovups ymmword ptr [rsp + 1440], ymm0
    472  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
    478  c5fc158424a0000000        vunpckhps ymm0, ymm0, ymmword ptr [rsp + 160]        ; shuffle float32x8
    481  c5fc118424c0050000        vmovups ymmword ptr [rsp + 1472], ymm0
    48a  c5fc108424800a0000        vmovups ymm0, ymmword ptr [rsp + 2688]
    493  c4c17c15c7                vunpckhps ymm0, ymm0, ymm15                          ; shuffle float32x8
    498  c5fc118424e0050000        vmovups ymmword ptr [rsp + 1504], ymm0
    4a1  c4c10c15c5                vunpckhps ymm0, ymm14, ymm13                         ; shuffle float32x8
    4a6  c5fc11842400060000        vmovups ymmword ptr [rsp + 1536], ymm0
    4af  c4c11c15c3                vunpckhps ymm0, ymm12, ymm11                         ; shuffle float32x8
    4b4  c5fc11842420060000        vmovups ymmword ptr [rsp + 1568], ymm0
    4bd  c5fc108424c0050000        vmovups ymm0, ymmword ptr [rsp + 1472]
    4c6  c4e37d069424e005000020    vperm2f128 ymm2, ymm0, ymmword ptr [rsp + 1504], 32  ; shuffle float32x8
    4d1  c5fc10842400060000        vmovups ymm0, ymmword ptr [rsp + 1536]
    4da  c4e37d068c242006000020    vperm2f128 ymm1, ymm0, ymmword ptr [rsp + 1568], 32  ; shuffle float32x8
    4e5  c4e36d06c120              vperm2f128 ymm0, ymm2, ymm1, 32                      ; shuffle float32x8
    4eb  c5fc11842440060000        vmovups ymmword ptr [rsp + 1600], ymm0
    4f4  c4e36d06c131              vperm2f128 ymm0, ymm2, ymm1, 49                      ; shuffle float32x8
    4fa  c5fc11842460060000        vmovups ymmword ptr [rsp + 1632], ymm0
    503  c4c12c15c1                vunpckhps ymm0, ymm10, ymm9                          ; shuffle float32x8
    508  c5fc11842480060000        vmovups ymmword ptr [rsp + 1664], ymm0
    511  c5bc15c7                  vunpckhps ymm0, ymm8, ymm7                           ; shuffle float32x8
    515  c5fc118424a0060000        vmovups ymmword ptr [rsp + 1696], ymm0
    51e  c5cc15c5                  vunpckhps ymm0, ymm6, ymm5                           ; shuffle float32x8
    522  c5fc118424c0060000        vmovups ymmword ptr [rsp + 1728], ymm0
    52b  c5dc15c3                  vunpckhps ymm0, ymm4, ymm3                           ; shuffle float32x8
    52f  c5fc118424e0060000        vmovups ymmword ptr [rsp + 1760], ymm0
    538  c5fc10842480060000        vmovups ymm0, ymmword ptr [rsp + 1664]
    541  c4e37d069424a006000020    vperm2f128 ymm2, ymm0, ymmword ptr [rsp + 1696], 32  ; shuffle float32x8
    54c  c5fc108424c0060000        vmovups ymm0, ymmword ptr [rsp + 1728]
    555  c4e37d068c24e006000020    vperm2f128 ymm1, ymm0, ymmword ptr [rsp + 1760], 32  ; shuffle float32x8
    560  c4e36d06c120              vperm2f128 ymm0, ymm2, ymm1, 32                      ; shuffle float32x8
    566  c5fc11842400070000        vmovups ymmword ptr [rsp + 1792], ymm0
    56f  c4e36d06c131              vperm2f128 ymm0, ymm2, ymm1, 49                      ; shuffle float32x8
    575  c5fc11842420070000        vmovups ymmword ptr [rsp + 1824], ymm0
    57e  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    583  c5fc15442420              vunpckhps ymm0, ymm0, ymmword ptr [rsp + 32]         ; shuffle float32x8
    589  c5fc11842440070000        vmovups ymmword ptr [rsp + 1856], ymm0
    592  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
    598  c5fc15842480000000        vunpckhps ymm0, ymm0, ymmword ptr [rsp + 128]        ; shuffle float32x8
    5a1  c5fc118424a00a0000        vmovups ymmword ptr [rsp + 2720], ymm0
    5aa  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
    5b3  c5fc15842400010000        vunpckhps ymm0, ymm0, ymmword ptr [rsp + 256]        ; shuffle float32x8
    5bc  c5fc11842460070000        vmovups ymmword ptr [rsp + 1888], ymm0
    5c5  c5fc10842420010000        vmovups ymm0, ymmword ptr [rsp + 288]
    5ce  c57c15b42440010000        vunpckhps ymm14, ymm0, ymmword ptr [rsp + 320]       ; shuffle float32x8
    5d7  c5fc10842480010000        vmovups ymm0, ymmword ptr [rsp + 384]
    5e0  c57c15bc24a0010000        vunpckhps ymm15, ymm0, ymmword ptr [rsp + 416]       ; shuffle float32x8
    5e9  c5fc108424c0010000        vmovups ymm0, ymmword ptr [rsp + 448]
    5f2  c57c15a424e0010000        vunpckhps ymm12, ymm0, ymmword ptr [rsp + 480]       ; shuffle float32x8
    5fb  c5fc10842420020000        vmovups ymm0, ymmword ptr [rsp + 544]
    604  c57c15ac2440020000        vunpckhps ymm13, ymm0, ymmword ptr [rsp + 576]       ; shuffle float32x8
    60d  c5fc10842460020000        vmovups ymm0, ymmword ptr [rsp + 608]
    616  c57c159c2480020000        vunpckhps ymm11, ymm0, ymmword ptr [rsp + 640]       ; shuffle float32x8
    61f  c5fc10842440070000        vmovups ymm0, ymmword ptr [rsp + 1856]
    628  c5fc148424a00a0000        vunpcklps ymm0, ymm0, ymmword ptr [rsp + 2720]       ; shuffle float32x8
    631  c5fc11842480070000        vmovups ymmword ptr [rsp + 1920], ymm0
    63a  c5fc10842460070000        vmovups ymm0, ymmword ptr [rsp + 1888]
    643  c4c17c14c6                vunpcklps ymm0, ymm0, ymm14                          ; shuffle float32x8
    648  c5fc118424a0070000        vmovups ymmword ptr [rsp + 1952], ymm0
    651  c5fc10842480070000        vmovups ymm0, ymmword ptr [rsp + 1920]
    65a  c4e37d069424a007000020    vperm2f128 ymm2, ymm0, ymmword ptr [rsp + 1952], 32  ; shuffle float32x8
    665  c4c10414c4                vunpcklps ymm0, ymm15, ymm12                         ; shuffle float32x8
    66a  c5fc118424c0070000        vmovups ymmword ptr [rsp + 1984], ymm0
    673  c4c11414c3                vunpcklps ymm0, ymm13, ymm11                         ; shuffle float32x8
    678  c5fc118424e0070000        vmovups ymmword ptr [rsp + 2016], ymm0
    681  c5fc108424c0070000        vmovups ymm0, ymmword ptr [rsp + 1984]
    68a  c4e37d068c24e007000020    vperm2f128 ymm1, ymm0, ymmword ptr [rsp + 2016], 32  ; shuffle float32x8
    695  c4e36d06c120              vperm2f128 ymm0, ymm2, ymm1, 32                      ; shuffle float32x8
    69b  c5fc11842400080000        vmovups ymmword ptr [rsp + 2048], ymm0
    6a4  c4e36d06c131              vperm2f128 ymm0, ymm2, ymm1, 49                      ; shuffle float32x8
    6aa  c5fc11842420080000        vmovups ymmword ptr [rsp + 2080], ymm0
    6b3  c5fc10842400030000        vmovups ymm0, ymmword ptr [rsp + 768]
    6bc  c57c15942420030000        vunpckhps ymm10, ymm0, ymmword ptr [rsp + 800]       ; shuffle float32x8
    6c5  c5fc10842440030000        vmovups ymm0, ymmword ptr [rsp + 832]
    6ce  c57c15842460030000        vunpckhps ymm8, ymm0, ymmword ptr [rsp + 864]        ; shuffle float32x8
    6d7  c5fc108424a0030000        vmovups ymm0, ymmword ptr [rsp + 928]
    6e0  c57c158c24c0030000        vunpckhps ymm9, ymm0, ymmword ptr [rsp + 960]        ; shuffle float32x8
    6e9  c5fc108424e0030000        vmovups ymm0, ymmword ptr [rsp + 992]
    6f2  c5fc15b42400040000        vunpckhps ymm6, ymm0, ymmword ptr [rsp + 1024]       ; shuffle float32x8
    6fb  c5fc10842440040000        vmovups ymm0, ymmword ptr [rsp + 1088]
    704  c5fc15bc2460040000        vunpckhps ymm7, ymm0, ymmword ptr [rsp + 1120]       ; shuffle float32x8
    70d  c5fc10842480040000        vmovups ymm0, ymmword ptr [rsp + 1152]
    716  c5fc15a424a0040000        vunpckhps ymm4, ymm0, ymmword ptr [rsp + 1184]       ; shuffle float32x8
    71f  c5fc108424e0040000        vmovups ymm0, ymmword ptr [rsp + 1248]
    728  c5fc15ac2400050000        vunpckhps ymm5, ymm0, ymmword ptr [rsp + 1280]       ; shuffle float32x8
    731  c5fc10842420050000        vmovups ymm0, ymmword ptr [rsp + 1312]
    73a  c5fc159c2440050000        vunpckhps ymm3, ymm0, ymmword ptr [rsp + 1344]       ; shuffle float32x8
    743  c4c12c14c0                vunpcklps ymm0, ymm10, ymm8                          ; shuffle float32x8
    748  c5fc11842440080000        vmovups ymmword ptr [rsp + 2112], ymm0
    751  c5b414c6                  vunpcklps ymm0, ymm9, ymm6                           ; shuffle float32x8
    755  c5fc11842460080000        vmovups ymmword ptr [rsp + 2144], ymm0
    75e  c5fc10842440080000        vmovups ymm0, ymmword ptr [rsp + 2112]
    767  c4e37d0694246008000020    vperm2f128 ymm2, ymm0, ymmword ptr [rsp + 2144], 32  ; shuffle float32x8
    772  c5c414c4                  vunpcklps ymm0, ymm7, ymm4                           ; shuffle float32x8
    776  c5fc11842480080000        vmovups ymmword ptr [rsp + 2176], ymm0
    77f  c5d414c3                  vunpcklps ymm0, ymm5, ymm3                           ; shuffle float32x8
    783  c5fc118424a0080000        vmovups ymmword ptr [rsp + 2208], ymm0
    78c  c5fc10842480080000        vmovups ymm0, ymmword ptr [rsp + 2176]
    795  c4e37d068c24a008000020    vperm2f128 ymm1, ymm0, ymmword ptr [rsp + 2208], 32  ; shuffle float32x8
    7a0  c4e36d06c120              vperm2f128 ymm0, ymm2, ymm1, 32                      ; shuffle float32x8
    7a6  c5fc118424c0080000        vmovups ymmword ptr [rsp + 2240], ymm0
    7af  c4e36d06c131              vperm2f128 ymm0, ymm2, ymm1, 49                      ; shuffle float32x8
    7b5  c5fc118424e0080000        vmovups ymmword ptr [rsp + 2272], ymm0
    7be  c5fc10842440070000        vmovups ymm0, ymmword ptr [rsp + 1856]
    7c7  c5fc158424a00a0000        vunpckhps ymm0, ymm0, ymmword ptr [rsp + 2720]       ; shuffle float32x8
    7d0  c5fc11842400090000        vmovups ymmword ptr [rsp + 2304], ymm0
    7d9  c5fc10842460070000        vmovups ymm0, ymmword ptr [rsp + 1888]
    7e2  c4c17c15c6                vunpckhps ymm0, ymm0, ymm14                          ; shuffle float32x8
    7e7  c5fc11842420090000        vmovups ymmword ptr [rsp + 2336], ymm0
    7f0  c4c10415c4                vunpckhps ymm0, ymm15, ymm12                         ; shuffle float32x8
    7f5  c5fc11842440090000        vmovups ymmword ptr [rsp + 2368], ymm0
    7fe  c4c11415c3                vunpckhps ymm0, ymm13, ymm11                         ; shuffle float32x8
    803  c5fc11842460090000        vmovups ymmword ptr [rsp + 2400], ymm0
    80c  c5fc10842400090000        vmovups ymm0, ymmword ptr [rsp + 2304]
    815  c4e37d0694242009000020    vperm2f128 ymm2, ymm0, ymmword ptr [rsp + 2336], 32  ; shuffle float32x8
    820  c5fc10842440090000        vmovups ymm0, ymmword ptr [rsp + 2368]
    829  c4e37d068c246009000020    vperm2f128 ymm1, ymm0, ymmword ptr [rsp + 2400], 32  ; shuffle float32x8
    834  c4e36d06c120              vperm2f128 ymm0, ymm2, ymm1, 32                      ; shuffle float32x8
    83a  c5fc11842480090000        vmovups ymmword ptr [rsp + 2432], ymm0
    843  c4e36d06c131              vperm2f128 ymm0, ymm2, ymm1, 49                      ; shuffle float32x8
    849  c5fc118424a0090000        vmovups ymmword ptr [rsp + 2464], ymm0
    852  c4c12c15c0                vunpckhps ymm0, ymm10, ymm8                          ; shuffle float32x8
    857  c5fc118424c0090000        vmovups ymmword ptr [rsp + 2496], ymm0
    860  c5b415c6                  vunpckhps ymm0, ymm9, ymm6                           ; shuffle float32x8
    864  c5fc118424e0090000        vmovups ymmword ptr [rsp + 2528], ymm0
    86d  c5c415c4                  vunpckhps ymm0, ymm7, ymm4                           ; shuffle float32x8
    871  c5fc118424000a0000        vmovups ymmword ptr [rsp + 2560], ymm0
    87a  c5d415db                  vunpckhps ymm3, ymm5, ymm3                           ; shuffle float32x8
    87e  c5fc108424c0090000        vmovups ymm0, ymmword ptr [rsp + 2496]
    887  c4e37d069424e009000020    vperm2f128 ymm2, ymm0, ymmword ptr [rsp + 2528], 32  ; shuffle float32x8
    892  c5fc108424000a0000        vmovups ymm0, ymmword ptr [rsp + 2560]
    89b  c4e37d06cb20              vperm2f128 ymm1, ymm0, ymm3, 32                      ; shuffle float32x8
    8a1  c4e36d06c120              vperm2f128 ymm0, ymm2, ymm1, 32                      ; shuffle float32x8
    8a7  c5fc118424200a0000        vmovups ymmword ptr [rsp + 2592], ymm0
    8b0  c4e36d06c131              vperm2f128 ymm0, ymm2, ymm1, 49                      ; shuffle float32x8
    8b6  c5fc118424400a0000        vmovups ymmword ptr [rsp + 2624], ymm0
    8bf  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    8c8  c4e37d0694246001000031    vperm2f128 ymm2, ymm0, ymmword ptr [rsp + 352], 49   ; shuffle float32x8
    8d3  c5fc10842400020000        vmovups ymm0, ymmword ptr [rsp + 512]
    8dc  c4e37d068c24a002000031    vperm2f128 ymm1, ymm0, ymmword ptr [rsp + 672], 49   ; shuffle float32x8
    8e7  c4e36d06c120              vperm2f128 ymm0, ymm2, ymm1, 32                      ; shuffle float32x8
    8ed  c5fc118424600a0000        vmovups ymmword ptr [rsp + 2656], ymm0
    8f6  c4e36d06c131              vperm2f128 ymm0, ymm2, ymm1, 49                      ; shuffle float32x8
    8fc  c5fc118424c00a0000        vmovups ymmword ptr [rsp + 2752], ymm0
    905  c5fc10842480030000        vmovups ymm0, ymmword ptr [rsp + 896]
    90e  c4e37d0694242004000031    vperm2f128 ymm2, ymm0, ymmword ptr [rsp + 1056], 49  ; shuffle float32x8
    919  c5fc108424c0040000        vmovups ymm0, ymmword ptr [rsp + 1216]
    922  c4e37d068c246005000031    vperm2f128 ymm1, ymm0, ymmword ptr [rsp + 1376], 49  ; shuffle float32x8
    92d  c4e36d06c120              vperm2f128 ymm0, ymm2, ymm1, 32                      ; shuffle float32x8
    933  c5fc118424e00a0000        vmovups ymmword ptr [rsp + 2784], ymm0
    93c  c4e36d06c131              vperm2f128 ymm0, ymm2, ymm1, 49                      ; shuffle float32x8
    942  c5fc118424000b0000        vmovups ymmword ptr [rsp + 2816], ymm0
    94b  c5fc108424c0050000        vmovups ymm0, ymmword ptr [rsp + 1472]
    954  c4e37d069424e005000031    vperm2f128 ymm2, ymm0, ymmword ptr [rsp + 1504], 49  ; shuffle float32x8
    95f  c5fc10842400060000        vmovups ymm0, ymmword ptr [rsp + 1536]
    968  c4e37d068c242006000031    vperm2f128 ymm1, ymm0, ymmword ptr [rsp + 1568], 49  ; shuffle float32x8
    973  c4e36d06c120              vperm2f128 ymm0, ymm2, ymm1, 32                      ; shuffle float32x8
    979  c5fc118424200b0000        vmovups ymmword ptr [rsp + 2848], ymm0
    982  c4e36d06c131              vperm2f128 ymm0, ymm2, ymm1, 49                      ; shuffle float32x8
    988  c5fc118424400b0000        vmovups ymmword ptr [rsp + 2880], ymm0
    991  c5fc10842480060000        vmovups ymm0, ymmword ptr [rsp + 1664]
    99a  c4e37d069424a006000031    vperm2f128 ymm2, ymm0, ymmword ptr [rsp + 1696], 49  ; shuffle float32x8
    9a5  c5fc108424c0060000        vmovups ymm0, ymmword ptr [rsp + 1728]
    9ae  c4e37d068c24e006000031    vperm2f128 ymm1, ymm0, ymmword ptr [rsp + 1760], 49  ; shuffle float32x8
    9b9  c4e36d06c120              vperm2f128 ymm0, ymm2, ymm1, 32                      ; shuffle float32x8
    9bf  c5fc118424600b0000        vmovups ymmword ptr [rsp + 2912], ymm0
    9c8  c4e36d06c131              vperm2f128 ymm0, ymm2, ymm1, 49                      ; shuffle float32x8
    9ce  c5fc118424800b0000        vmovups ymmword ptr [rsp + 2944], ymm0
    9d7  c5fc10842480070000        vmovups ymm0, ymmword ptr [rsp + 1920]
    9e0  c4e37d069424a007000031    vperm2f128 ymm2, ymm0, ymmword ptr [rsp + 1952], 49  ; shuffle float32x8
    9eb  c5fc108424c0070000        vmovups ymm0, ymmword ptr [rsp + 1984]
    9f4  c4e37d068c24e007000031    vperm2f128 ymm1, ymm0, ymmword ptr [rsp + 2016], 49  ; shuffle float32x8
    9ff  c4e36d06c120              vperm2f128 ymm0, ymm2, ymm1, 32                      ; shuffle float32x8
    a05  c5fc118424a00b0000        vmovups ymmword ptr [rsp + 2976], ymm0
    a0e  c4e36d06c131              vperm2f128 ymm0, ymm2, ymm1, 49                      ; shuffle float32x8
    a14  c5fc118424c00b0000        vmovups ymmword ptr [rsp + 3008], ymm0
    a1d  c5fc10842440080000        vmovups ymm0, ymmword ptr [rsp + 2112]
    a26  c4e37d0694246008000031    vperm2f128 ymm2, ymm0, ymmword ptr [rsp + 2144], 49  ; shuffle float32x8
    a31  c5fc10842480080000        vmovups ymm0, ymmword ptr [rsp + 2176]
    a3a  c4e37d068c24a008000031    vperm2f128 ymm1, ymm0, ymmword ptr [rsp + 2208], 49  ; shuffle float32x8
    a45  c4e36d06c120              vperm2f128 ymm0, ymm2, ymm1, 32                      ; shuffle float32x8
    a4b  c5fc118424e00b0000        vmovups ymmword ptr [rsp + 3040], ymm0
    a54  c4e36d06c131              vperm2f128 ymm0, ymm2, ymm1, 49                      ; shuffle float32x8
    a5a  c5fc118424000c0000        vmovups ymmword ptr [rsp + 3072], ymm0
    a63  c5fc10842400090000        vmovups ymm0, ymmword ptr [rsp + 2304]
    a6c  c4e37d0694242009000031    vperm2f128 ymm2, ymm0, ymmword ptr [rsp + 2336], 49  ; shuffle float32x8
    a77  c5fc10842440090000        vmovups ymm0, ymmword ptr [rsp + 2368]
    a80  c4e37d068c246009000031    vperm2f128 ymm1, ymm0, ymmword ptr [rsp + 2400], 49  ; shuffle float32x8
    a8b  c4e36d06c120              vperm2f128 ymm0, ymm2, ymm1, 32                      ; shuffle float32x8
    a91  c5fc118424200c0000        vmovups ymmword ptr [rsp + 3104], ymm0
    a9a  c4e36d06c131              vperm2f128 ymm0, ymm2, ymm1, 49                      ; shuffle float32x8
    aa0  c5fc118424400c0000        vmovups ymmword ptr [rsp + 3136], ymm0
    aa9  c5fc108424c0090000        vmovups ymm0, ymmword ptr [rsp + 2496]
    ab2  c4e37d069424e009000031    vperm2f128 ymm2, ymm0, ymmword ptr [rsp + 2528], 49  ; shuffle float32x8
    abd  c5fc108424000a0000        vmovups ymm0, ymmword ptr [rsp + 2560]
    ac6  c4e37d06cb31              vperm2f128 ymm1, ymm0, ymm3, 49                      ; shuffle float32x8
    acc  c4e36d06c120              vperm2f128 ymm0, ymm2, ymm1, 32                      ; shuffle float32x8
    ad2  c5fc118424600c0000        vmovups ymmword ptr [rsp + 3168], ymm0
    adb  c4e36d06c131              vperm2f128 ymm0, ymm2, ymm1, 49                      ; shuffle float32x8
    ae1  c5fc118424800c0000        vmovups ymmword ptr [rsp + 3200], ymm0
    aea  b800000000                mov eax, 0                                           ; range int32
    aef  c5fc108424c0020000        vmovups ymm0, ymmword ptr [rsp + 704]
    af8  c5fc118424a00c0000        vmovups ymmword ptr [rsp + 3232], ymm0
    b01  c5fc10842480050000        vmovups ymm0, ymmword ptr [rsp + 1408]
    b0a  c5fc118424c00c0000        vmovups ymmword ptr [rsp + 3264], ymm0
    b13  c5fc10842440060000        vmovups ymm0, ymmword ptr [rsp + 1600]
    b1c  c5fc118424e00c0000        vmovups ymmword ptr [rsp + 3296], ymm0
    b25  c5fc10842400070000        vmovups ymm0, ymmword ptr [rsp + 1792]
    b2e  c5fc118424000d0000        vmovups ymmword ptr [rsp + 3328], ymm0
    b37  c5fc10842400080000        vmovups ymm0, ymmword ptr [rsp + 2048]
    b40  c5fc118424200d0000        vmovups ymmword ptr [rsp + 3360], ymm0
    b49  c5fc108424c0080000        vmovups ymm0, ymmword ptr [rsp + 2240]
    b52  c5fc118424400d0000        vmovups ymmword ptr [rsp + 3392], ymm0
    b5b  c5fc10842480090000        vmovups ymm0, ymmword ptr [rsp + 2432]
    b64  c5fc118424600d0000        vmovups ymmword ptr [rsp + 3424], ymm0
    b6d  c5fc108424200a0000        vmovups ymm0, ymmword ptr [rsp + 2592]
    b76  c5fc118424800d0000        vmovups ymmword ptr [rsp + 3456], ymm0
    b7f  c5fc108424600a0000        vmovups ymm0, ymmword ptr [rsp + 2656]
    b88  c5fc118424a00d0000        vmovups ymmword ptr [rsp + 3488], ymm0
    b91  c5fc108424e0020000        vmovups ymm0, ymmword ptr [rsp + 736]
    b9a  c5fc118424c00d0000        vmovups ymmword ptr [rsp + 3520], ymm0
    ba3  c5fc108424a0050000        vmovups ymm0, ymmword ptr [rsp + 1440]
    bac  c5fc118424e00d0000        vmovups ymmword ptr [rsp + 3552], ymm0
    bb5  c5fc10842460060000        vmovups ymm0, ymmword ptr [rsp + 1632]
    bbe  c5fc118424000e0000        vmovups ymmword ptr [rsp + 3584], ymm0
    bc7  c5fc10842420070000        vmovups ymm0, ymmword ptr [rsp + 1824]
    bd0  c5fc118424200e0000        vmovups ymmword ptr [rsp + 3616], ymm0
    bd9  c5fc10842420080000        vmovups ymm0, ymmword ptr [rsp + 2080]
    be2  c5fc118424400e0000        vmovups ymmword ptr [rsp + 3648], ymm0
    beb  c5fc108424e0080000        vmovups ymm0, ymmword ptr [rsp + 2272]
    bf4  c5fc118424600e0000        vmovups ymmword ptr [rsp + 3680], ymm0
    bfd  c5fc108424a0090000        vmovups ymm0, ymmword ptr [rsp + 2464]
    c06  c5fc118424800e0000        vmovups ymmword ptr [rsp + 3712], ymm0
    c0f  c5fc108424400a0000        vmovups ymm0, ymmword ptr [rsp + 2624]
    c18  c5fc118424a00e0000        vmovups ymmword ptr [rsp + 3744], ymm0
    c21  c57c10bc24e00a0000        vmovups ymm15, ymmword ptr [rsp + 2784]
    c2a  c57c10b424200b0000        vmovups ymm14, ymmword ptr [rsp + 2848]
    c33  c57c10ac24600b0000        vmovups ymm13, ymmword ptr [rsp + 2912]
    c3c  c57c10a424a00b0000        vmovups ymm12, ymmword ptr [rsp + 2976]
    c45  c57c109c24e00b0000        vmovups ymm11, ymmword ptr [rsp + 3040]
    c4e  c57c109424200c0000        vmovups ymm10, ymmword ptr [rsp + 3104]
    c57  c57c108c24600c0000        vmovups ymm9, ymmword ptr [rsp + 3168]
    c60  c57c108424c00a0000        vmovups ymm8, ymmword ptr [rsp + 2752]
    c69  c5fc10bc24000b0000        vmovups ymm7, ymmword ptr [rsp + 2816]
    c72  c5fc10b424400b0000        vmovups ymm6, ymmword ptr [rsp + 2880]
    c7b  c5fc10ac24800b0000        vmovups ymm5, ymmword ptr [rsp + 2944]
    c84  c5fc10a424c00b0000        vmovups ymm4, ymmword ptr [rsp + 3008]
    c8d  c5fc109c24000c0000        vmovups ymm3, ymmword ptr [rsp + 3072]
    c96  c5fc109424400c0000        vmovups ymm2, ymmword ptr [rsp + 3136]
    c9f  c5fc108c24800c0000        vmovups ymm1, ymmword ptr [rsp + 3200]
loop_cc0:
    cc0  c5fc108424a00c0000        vmovups ymm0, ymmword ptr [rsp + 3232]
    cc9  c5fc1102                  vmovups ymmword ptr [rdx], ymm0                      ; store void
    ccd  c5fc108424c00c0000        vmovups ymm0, ymmword ptr [rsp + 3264]
    cd6  c5fc114220                vmovups ymmword ptr [rdx + 32], ymm0                 ; store void
    cdb  c5fc108424e00c0000        vmovups ymm0, ymmword ptr [rsp + 3296]
    ce4  c5fc114240                vmovups ymmword ptr [rdx + 64], ymm0                 ; store void
    ce9  c5fc108424000d0000        vmovups ymm0, ymmword ptr [rsp + 3328]
    cf2  c5fc114260                vmovups ymmword ptr [rdx + 96], ymm0                 ; store void
    cf7  c5fc108424200d0000        vmovups ymm0, ymmword ptr [rsp + 3360]
    d00  c5fc118280000000          vmovups ymmword ptr [rdx + 128], ymm0                ; store void
    d08  c5fc108424400d0000        vmovups ymm0, ymmword ptr [rsp + 3392]
    d11  c5fc1182a0000000          vmovups ymmword ptr [rdx + 160], ymm0                ; store void
    d19  c5fc108424600d0000        vmovups ymm0, ymmword ptr [rsp + 3424]
    d22  c5fc1182c0000000          vmovups ymmword ptr [rdx + 192], ymm0                ; store void
    d2a  c5fc108424800d0000        vmovups ymm0, ymmword ptr [rsp + 3456]
    d33  c5fc1182e0000000          vmovups ymmword ptr [rdx + 224], ymm0                ; store void
    d3b  c5fc108424a00d0000        vmovups ymm0, ymmword ptr [rsp + 3488]
    d44  c5fc118200010000          vmovups ymmword ptr [rdx + 256], ymm0                ; store void
    d4c  c57c11ba20010000          vmovups ymmword ptr [rdx + 288], ymm15               ; store void
    d54  c57c11b240010000          vmovups ymmword ptr [rdx + 320], ymm14               ; store void
    d5c  c57c11aa60010000          vmovups ymmword ptr [rdx + 352], ymm13               ; store void
    d64  c57c11a280010000          vmovups ymmword ptr [rdx + 384], ymm12               ; store void
    d6c  c57c119aa0010000          vmovups ymmword ptr [rdx + 416], ymm11               ; store void
    d74  c57c1192c0010000          vmovups ymmword ptr [rdx + 448], ymm10               ; store void
    d7c  c57c118ae0010000          vmovups ymmword ptr [rdx + 480], ymm9                ; store void
    d84  c5fc108424c00d0000        vmovups ymm0, ymmword ptr [rsp + 3520]
    d8d  c5fc118200020000          vmovups ymmword ptr [rdx + 512], ymm0                ; store void
    d95  c5fc108424e00d0000        vmovups ymm0, ymmword ptr [rsp + 3552]
    d9e  c5fc118220020000          vmovups ymmword ptr [rdx + 544], ymm0                ; store void
    da6  c5fc108424000e0000        vmovups ymm0, ymmword ptr [rsp + 3584]
    daf  c5fc118240020000          vmovups ymmword ptr [rdx + 576], ymm0                ; store void
    db7  c5fc108424200e0000        vmovups ymm0, ymmword ptr [rsp + 3616]
    dc0  c5fc118260020000          vmovups ymmword ptr [rdx + 608], ymm0                ; store void
    dc8  c5fc108424400e0000        vmovups ymm0, ymmword ptr [rsp + 3648]
    dd1  c5fc118280020000          vmovups ymmword ptr [rdx + 640], ymm0                ; store void
    dd9  c5fc108424600e0000        vmovups ymm0, ymmword ptr [rsp + 3680]
    de2  c5fc1182a0020000          vmovups ymmword ptr [rdx + 672], ymm0                ; store void
    dea  c5fc108424800e0000        vmovups ymm0, ymmword ptr [rsp + 3712]
    df3  c5fc1182c0020000          vmovups ymmword ptr [rdx + 704], ymm0                ; store void
    dfb  c5fc108424a00e0000        vmovups ymm0, ymmword ptr [rsp + 3744]
    e04  c5fc1182e0020000          vmovups ymmword ptr [rdx + 736], ymm0                ; store void
    e0c  c57c118200030000          vmovups ymmword ptr [rdx + 768], ymm8                ; store void
    e14  c5fc11ba20030000          vmovups ymmword ptr [rdx + 800], ymm7                ; store void
    e1c  c5fc11b240030000          vmovups ymmword ptr [rdx + 832], ymm6                ; store void
    e24  c5fc11aa60030000          vmovups ymmword ptr [rdx + 864], ymm5                ; store void
    e2c  c5fc11a280030000          vmovups ymmword ptr [rdx + 896], ymm4                ; store void
    e34  c5fc119aa0030000          vmovups ymmword ptr [rdx + 928], ymm3                ; store void
    e3c  c5fc1192c0030000          vmovups ymmword ptr [rdx + 960], ymm2                ; store void
    e44  c5fc118ae0030000          vmovups ymmword ptr [rdx + 992], ymm1                ; store void
    e4c  83c001                    add eax, 1                                           ; end void
    e4f  83f801                    cmp eax, 1
    e52  0f8c68feffff              jl loop_cc0
done_e58:
    e58  bb10000000                mov ebx, 16                                          ; range int32
    e5d  b810000000                mov eax, 16
    e62  48c1e006                  shl rax, 6
    e66  4c8d1c02                  lea r11, [rdx + rax*1]
    e6a  c57c10158e010000          vmovups ymm10, ymmword ptr [rip + 00000000180000003000000048000000600000007800000090000000a8000000]
    e72  c57c100da6010000          vmovups ymm9, ymmword ptr [rip + c0000000d8000000f00000000801000020010000380100005001000068010000]
loop_e80:
    e80  c5f96ec3                  vmovd xmm0, ebx                                      ; vectorize int32x8
    e84  c4627d58c0                vpbroadcastd ymm8, xmm0
    e89  c4c13dfec2                vpaddd ymm0, ymm8, ymm10                             ; add int32x8
    e8e  c4e37916c700              vpextrd edi, xmm0, 0                                 ; gep int32
    e94  c4c37916c001              vpextrd r8d, xmm0, 1                                 ; gep int32
    e9a  c4c37916c102              vpextrd r9d, xmm0, 2                                 ; gep int32
    ea0  c4c37916c203              vpextrd r10d, xmm0, 3                                ; gep int32
    ea6  c4e37d19c101              vextractf128 xmm1, ymm0, 1                           ; gep int32
    eac  c4e37916ce00              vpextrd esi, xmm1, 0
    eb2  c4e37d19c101              vextractf128 xmm1, ymm0, 1                           ; gep int32
    eb8  c4e37916c901              vpextrd ecx, xmm1, 1
    ebe  c4e37d19c101              vextractf128 xmm1, ymm0, 1                           ; gep int32
    ec4  c4e37916ca02              vpextrd edx, xmm1, 2
    eca  c4e37d19c001              vextractf128 xmm0, ymm0, 1                           ; gep int32
    ed0  c4e37916c003              vpextrd eax, xmm0, 3
    ed6  c5fa107cbd00              vmovss xmm7, dword ptr [rbp + rdi*4]                 ; load float32
    edc  c4a17a105c8500            vmovss xmm3, dword ptr [rbp + r8*4]                  ; load float32
    ee3  c4a17a10748d00            vmovss xmm6, dword ptr [rbp + r9*4]                  ; load float32
    eea  c4a17a104c9500            vmovss xmm1, dword ptr [rbp + r10*4]                 ; load float32
    ef1  c5fa106cb500              vmovss xmm5, dword ptr [rbp + rsi*4]                 ; load float32
    ef7  c5fa10548d00              vmovss xmm2, dword ptr [rbp + rcx*4]                 ; load float32
    efd  c5fa10649500              vmovss xmm4, dword ptr [rbp + rdx*4]                 ; load float32
    f03  c5fa10448500              vmovss xmm0, dword ptr [rbp + rax*4]                 ; load float32
    f09  c5c014db                  vunpcklps xmm3, xmm7, xmm3                           ; vectorize float32x8
    f0d  c5c814c9                  vunpcklps xmm1, xmm6, xmm1
    f11  c5d014d2                  vunpcklps xmm2, xmm5, xmm2
    f15  c5d814c0                  vunpcklps xmm0, xmm4, xmm0
    f19  c5e114c9                  vunpcklpd xmm1, xmm3, xmm1
    f1d  c5e914c0                  vunpcklpd xmm0, xmm2, xmm0
    f21  c4e37518c001              vinsertf128 ymm0, ymm1, xmm0, 1
    f27  c4c17c1103                vmovups ymmword ptr [r11], ymm0                      ; store void
    f2c  c4c13dfec1                vpaddd ymm0, ymm8, ymm9                              ; add int32x8
    f31  c4e37916c700              vpextrd edi, xmm0, 0                                 ; gep int32
    f37  c4c37916c001              vpextrd r8d, xmm0, 1                                 ; gep int32
    f3d  c4c37916c102              vpextrd r9d, xmm0, 2                                 ; gep int32
    f43  c4c37916c203              vpextrd r10d, xmm0, 3                                ; gep int32
    f49  c4e37d19c101              vextractf128 xmm1, ymm0, 1                           ; gep int32
    f4f  c4e37916ce00              vpextrd esi, xmm1, 0
    f55  c4e37d19c101              vextractf128 xmm1, ymm0, 1                           ; gep int32
    f5b  c4e37916c901              vpextrd ecx, xmm1, 1
    f61  c4e37d19c101              vextractf128 xmm1, ymm0, 1                           ; gep int32
    f67  c4e37916ca02              vpextrd edx, xmm1, 2
    f6d  c4e37d19c001              vextractf128 xmm0, ymm0, 1                           ; gep int32
    f73  c4e37916c003              vpextrd eax, xmm0, 3
    f79  c5fa107cbd00              vmovss xmm7, dword ptr [rbp + rdi*4]                 ; load float32
    f7f  c4a17a105c8500            vmovss xmm3, dword ptr [rbp + r8*4]                  ; load float32
    f86  c4a17a10748d00            vmovss xmm6, dword ptr [rbp + r9*4]                  ; load float32
    f8d  c4a17a104c9500            vmovss xmm1, dword ptr [rbp + r10*4]                 ; load float32
    f94  c5fa106cb500              vmovss xmm5, dword ptr [rbp + rsi*4]                 ; load float32
    f9a  c5fa10548d00              vmovss xmm2, dword ptr [rbp + rcx*4]                 ; load float32
    fa0  c5fa10649500              vmovss xmm4, dword ptr [rbp + rdx*4]                 ; load float32
    fa6  c5fa10448500              vmovss xmm0, dword ptr [rbp + rax*4]                 ; load float32
    fac  c5c014db                  vunpcklps xmm3, xmm7, xmm3                           ; vectorize float32x8
    fb0  c5c814c9                  vunpcklps xmm1, xmm6, xmm1
    fb4  c5d014d2                  vunpcklps xmm2, xmm5, xmm2
    fb8  c5d814c0                  vunpcklps xmm0, xmm4, xmm0
    fbc  c5e114c9                  vunpcklpd xmm1, xmm3, xmm1
    fc0  c5e914c0                  vunpcklpd xmm0, xmm2, xmm0
    fc4  c4e37518c001              vinsertf128 ymm0, ymm1, xmm0, 1
    fca  c4c17c114320              vmovups ymmword ptr [r11 + 32], ymm0                 ; store void
    fd0  4983c340                  add r11, 64                                          ; end void
    fd4  83c301                    add ebx, 1
    fd7  83fb18                    cmp ebx, 24
    fda  0f8ca0feffff              jl loop_e80
done_fe0:
    fe0  c5f877                    vzeroupper                                           ; sink void
    fe3  488ba424c00e0000          mov rsp, qword ptr [rsp + 3776]
    feb  8fc5                      pop rbp
    fed  8fc3                      pop rbx
    fef  c3                        ret                                                  ; sink void
