transcendental:
      0  b800000000                mov eax, 0
      5  62f27d485805210c0000      vpbroadcastd zmm0, dword ptr [rip + 0000803f]
      f  62f2fd48590d270b0000      vpbroadcastq zmm1, qword ptr [rip + 0000000000003843]
     19  62f2fd485915750b0000      vpbroadcastq zmm2, qword ptr [rip + 0000000000004843]
     23  62f2fd48591d730b0000      vpbroadcastq zmm3, qword ptr [rip + 0000004a0591c33d]
     2d  62f2fd485925710b0000      vpbroadcastq zmm4, qword ptr [rip + 000000aa13fe343c]
     37  62f2fd48592d6f0b0000      vpbroadcastq zmm5, qword ptr [rip + 00000034f5d1a73a]
     41  62f2fd4859356d0b0000      vpbroadcastq zmm6, qword ptr [rip + 0000006c03770339]
     4b  62f2fd48593d6b0b0000      vpbroadcastq zmm7, qword ptr [rip + 4c531f7d75c2ef3b]
     55  6272fd485905690b0000      vpbroadcastq zmm8, qword ptr [rip + db06eea6a98f7e3a]
     5f  6272fd48590d670b0000      vpbroadcastq zmm9, qword ptr [rip + 26b3526c1bb8db38]
     69  6272fd485915650b0000      vpbroadcastq zmm10, qword ptr [rip + 10e4104f66a54837]
     73  6272fd48591d630b0000      vpbroadcastq zmm11, qword ptr [rip + 182d4454fb210940]
     7d  6272fd485925610b0000      vpbroadcastq zmm12, qword ptr [rip + 0000008026ba65be]
     87  6272fd4859255f0b0000      vpbroadcastq zmm12, qword ptr [rip + 0000004083c7c73e]
     91  6272fd48592d5d0b0000      vpbroadcastq zmm13, qword ptr [rip + 000000a0c6052abf]
     9b  6272fd4859355b0b0000      vpbroadcastq zmm14, qword ptr [rip + 000000601911813f]
     a5  6272fd48593d590b0000      vpbroadcastq zmm15, qword ptr [rip + 000000605555c5bf]
     af  62e2fd485905570b0000      vpbroadcastq zmm16, qword ptr [rip + 000000000000f03f]
     b9  62e27d48580d7d0b0000      vpbroadcastd zmm17, dword ptr [rip + 00000000]
     c3  62e27d485815770b0000      vpbroadcastd zmm18, dword ptr [rip + 0000807f]
     cd  62e27d48581d810b0000      vpbroadcastd zmm19, dword ptr [rip + 000080ff]
     d7  488b17                    mov rdx, qword ptr [rdi]
     da  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 64>
     de  be00000000                mov esi, 0                                           ; range int32
loop_100:
    100  62e17c481021              vmovups zmm20, zmmword ptr [rcx]                     ; load float32x16
    106  62a37d4856ec01            vreduceps zmm21, zmm20, 1                            ; exp2 float32x16
    10d  62e27d485835010b0000      vpbroadcastd zmm22, dword ptr [rip + 7e226239]
    117  62e27d48583dfb0a0000      vpbroadcastd zmm23, dword ptr [rip + ac9ba33a]
    121  62a25540a8f7              vfmadd213ps zmm22, zmm21, zmm23                      ; exp2 float32x16
    127  62e27d48583def0a0000      vpbroadcastd zmm23, dword ptr [rip + c07e1e3c]
    131  62a25540a8f7              vfmadd213ps zmm22, zmm21, zmm23                      ; exp2 float32x16
    137  62e27d48583de30a0000      vpbroadcastd zmm23, dword ptr [rip + 7b45633d]
    141  62a25540a8f7              vfmadd213ps zmm22, zmm21, zmm23                      ; exp2 float32x16
    147  62e27d48583dd70a0000      vpbroadcastd zmm23, dword ptr [rip + 9dfe753e]
    151  62a25540a8f7              vfmadd213ps zmm22, zmm21, zmm23                      ; exp2 float32x16
    157  62e27d48583dcb0a0000      vpbroadcastd zmm23, dword ptr [rip + 1672313f]
    161  62a25540a8f7              vfmadd213ps zmm22, zmm21, zmm23                      ; exp2 float32x16
    167  62e25540a8f0              vfmadd213ps zmm22, zmm21, zmm0
    16d  62e27d48582dbd0a0000      vpbroadcastd zmm21, dword ptr [rip + 000016c3]
    177  62b15c40c2cd05            vcmpps k1, zmm20, zmm21, 5                           ; exp2 float32x16
    17e  62a24dc12cec              vscalefps zmm21{k1}{z}, zmm22, zmm20
    184  62e27d485835aa0a0000      vpbroadcastd zmm22, dword ptr [rip + 00000080]
    18e  62a14c4055f4              vandnps zmm22, zmm22, zmm20                          ; abs float32x16
    194  62a17c4851fe              vsqrtps zmm23, zmm22                                 ; sqrt float32x16
    19a  62627d485805980a0000      vpbroadcastd zmm24, dword ptr [rip + 0000804e]
    1a4  62b13c40c2ce01            vcmpps k1, zmm24, zmm22, 1                           ; cmplt boolx16
    1ab  c4e1fb93f9                kmovq rdi, k1                                        ; gep boolx16
    1b0  4c8bc7                    mov r8, rdi
    1b3  49c1e808                  shr r8, 8
    1b7  4983e001                  and r8, 1
    1bb  4c8bcf                    mov r9, rdi
    1be  49c1e909                  shr r9, 9
    1c2  4983e101                  and r9, 1
    1c6  49c1e101                  shl r9, 1
    1ca  4d0bc1                    or r8, r9
    1cd  4c8bcf                    mov r9, rdi
    1d0  49c1e90a                  shr r9, 10
    1d4  4983e101                  and r9, 1
    1d8  49c1e102                  shl r9, 2
    1dc  4d0bc1                    or r8, r9
    1df  4c8bcf                    mov r9, rdi
    1e2  49c1e90b                  shr r9, 11
    1e6  4983e101                  and r9, 1
    1ea  49c1e103                  shl r9, 3
    1ee  4d0bc1                    or r8, r9
    1f1  4c8bcf                    mov r9, rdi
    1f4  49c1e90c                  shr r9, 12
    1f8  4983e101                  and r9, 1
    1fc  49c1e104                  shl r9, 4
    200  4d0bc1                    or r8, r9
    203  4c8bcf                    mov r9, rdi
    206  49c1e90d                  shr r9, 13
    20a  4983e101                  and r9, 1
    20e  49c1e105                  shl r9, 5
    212  4d0bc1                    or r8, r9
    215  4c8bcf                    mov r9, rdi
    218  49c1e90e                  shr r9, 14
    21c  4983e101                  and r9, 1
    220  49c1e106                  shl r9, 6
    224  4d0bc1                    or r8, r9
    227  4c8bcf                    mov r9, rdi
    22a  49c1e90f                  shr r9, 15
    22e  4983e101                  and r9, 1
    232  49c1e107                  shl r9, 7
    236  4d0bc1                    or r8, r9
    239  4c8bcf                    mov r9, rdi
    23c  4983e101                  and r9, 1
    240  49c1e108                  shl r9, 8
    244  4d0bc1                    or r8, r9
    247  4c8bcf                    mov r9, rdi
    24a  49c1e901                  shr r9, 1
    24e  4983e101                  and r9, 1
    252  49c1e109                  shl r9, 9
    256  4d0bc1                    or r8, r9
    259  4c8bcf                    mov r9, rdi
    25c  49c1e902                  shr r9, 2
    260  4983e101                  and r9, 1
    264  49c1e10a                  shl r9, 10
    268  4d0bc1                    or r8, r9
    26b  4c8bcf                    mov r9, rdi
    26e  49c1e903                  shr r9, 3
    272  4983e101                  and r9, 1
    276  49c1e10b                  shl r9, 11
    27a  4d0bc1                    or r8, r9
    27d  4c8bcf                    mov r9, rdi
    280  49c1e904                  shr r9, 4
    284  4983e101                  and r9, 1
    288  49c1e10c                  shl r9, 12
    28c  4d0bc1                    or r8, r9
    28f  4c8bcf                    mov r9, rdi
    292  49c1e905                  shr r9, 5
    296  4983e101                  and r9, 1
    29a  49c1e10d                  shl r9, 13
    29e  4d0bc1                    or r8, r9
    2a1  4c8bcf                    mov r9, rdi
    2a4  49c1e906                  shr r9, 6
    2a8  4983e101                  and r9, 1
    2ac  49c1e10e                  shl r9, 14
    2b0  4d0bc1                    or r8, r9
    2b3  48c1ef07                  shr rdi, 7
    2b7  4883e701                  and rdi, 1
    2bb  48c1e70f                  shl rdi, 15
    2bf  4c0bc7                    or r8, rdi
    2c2  c4c1fb92d0                kmovq k2, r8
    2c7  c4e1f445ca                korq k1, k1, k2                                      ; or boolx16
    2cc  c4e1fb93f9                kmovq rdi, k1                                        ; gep boolx16
    2d1  4c8bc7                    mov r8, rdi
    2d4  49c1e804                  shr r8, 4
    2d8  4983e001                  and r8, 1
    2dc  4c8bcf                    mov r9, rdi
    2df  49c1e905                  shr r9, 5
    2e3  4983e101                  and r9, 1
    2e7  49c1e101                  shl r9, 1
    2eb  4d0bc1                    or r8, r9
    2ee  4c8bcf                    mov r9, rdi
    2f1  49c1e906                  shr r9, 6
    2f5  4983e101                  and r9, 1
    2f9  49c1e102                  shl r9, 2
    2fd  4d0bc1                    or r8, r9
    300  4c8bcf                    mov r9, rdi
    303  49c1e907                  shr r9, 7
    307  4983e101                  and r9, 1
    30b  49c1e103                  shl r9, 3
    30f  4d0bc1                    or r8, r9
    312  4c8bcf                    mov r9, rdi
    315  4983e101                  and r9, 1
    319  49c1e104                  shl r9, 4
    31d  4d0bc1                    or r8, r9
    320  4c8bcf                    mov r9, rdi
    323  49c1e901                  shr r9, 1
    327  4983e101                  and r9, 1
    32b  49c1e105                  shl r9, 5
    32f  4d0bc1                    or r8, r9
    332  4c8bcf                    mov r9, rdi
    335  49c1e902                  shr r9, 2
    339  4983e101                  and r9, 1
    33d  49c1e106                  shl r9, 6
    341  4d0bc1                    or r8, r9
    344  4c8bcf                    mov r9, rdi
    347  49c1e903                  shr r9, 3
    34b  4983e101                  and r9, 1
    34f  49c1e107                  shl r9, 7
    353  4d0bc1                    or r8, r9
    356  4c8bcf                    mov r9, rdi
    359  49c1e90c                  shr r9, 12
    35d  4983e101                  and r9, 1
    361  49c1e108                  shl r9, 8
    365  4d0bc1                    or r8, r9
    368  4c8bcf                    mov r9, rdi
    36b  49c1e90d                  shr r9, 13
    36f  4983e101                  and r9, 1
    373  49c1e109                  shl r9, 9
    377  4d0bc1                    or r8, r9
    37a  4c8bcf                    mov r9, rdi
    37d  49c1e90e                  shr r9, 14
    381  4983e101                  and r9, 1
    385  49c1e10a                  shl r9, 10
    389  4d0bc1                    or r8, r9
    38c  4c8bcf                    mov r9, rdi
    38f  49c1e90f                  shr r9, 15
    393  4983e101                  and r9, 1
    397  49c1e10b                  shl r9, 11
    39b  4d0bc1                    or r8, r9
    39e  4c8bcf                    mov r9, rdi
    3a1  49c1e908                  shr r9, 8
    3a5  4983e101                  and r9, 1
    3a9  49c1e10c                  shl r9, 12
    3ad  4d0bc1                    or r8, r9
    3b0  4c8bcf                    mov r9, rdi
    3b3  49c1e909                  shr r9, 9
    3b7  4983e101                  and r9, 1
    3bb  49c1e10d                  shl r9, 13
    3bf  4d0bc1                    or r8, r9
    3c2  4c8bcf                    mov r9, rdi
    3c5  49c1e90a                  shr r9, 10
    3c9  4983e101                  and r9, 1
    3cd  49c1e10e                  shl r9, 14
    3d1  4d0bc1                    or r8, r9
    3d4  48c1ef0b                  shr rdi, 11
    3d8  4883e701                  and rdi, 1
    3dc  48c1e70f                  shl rdi, 15
    3e0  4c0bc7                    or r8, rdi
    3e3  c4c1fb92d0                kmovq k2, r8
    3e8  c4e1f445ca                korq k1, k1, k2                                      ; or boolx16
    3ed  c4e1fb93f9                kmovq rdi, k1                                        ; gep boolx16
    3f2  4c8bc7                    mov r8, rdi
    3f5  49c1e802                  shr r8, 2
    3f9  4983e001                  and r8, 1
    3fd  4c8bcf                    mov r9, rdi
    400  49c1e903                  shr r9, 3
    404  4983e101                  and r9, 1
    408  49c1e101                  shl r9, 1
    40c  4d0bc1                    or r8, r9
    40f  4c8bcf                    mov r9, rdi
    412  4983e101                  and r9, 1
    416  49c1e102                  shl r9, 2
    41a  4d0bc1                    or r8, r9
    41d  4c8bcf                    mov r9, rdi
    420  49c1e901                  shr r9, 1
    424  4983e101                  and r9, 1
    428  49c1e103                  shl r9, 3
    42c  4d0bc1                    or r8, r9
    42f  4c8bcf                    mov r9, rdi
    432  49c1e906                  shr r9, 6
    436  4983e101                  and r9, 1
    43a  49c1e104                  shl r9, 4
    43e  4d0bc1                    or r8, r9
    441  4c8bcf                    mov r9, rdi
    444  49c1e907                  shr r9, 7
    448  4983e101                  and r9, 1
    44c  49c1e105                  shl r9, 5
    450  4d0bc1                    or r8, r9
    453  4c8bcf                    mov r9, rdi
    456  49c1e904                  shr r9, 4
    45a  4983e101                  and r9, 1
    45e  49c1e106                  shl r9, 6
    462  4d0bc1                    or r8, r9
    465  4c8bcf                    mov r9, rdi
    468  49c1e905                  shr r9, 5
    46c  4983e101                  and r9, 1
    470  49c1e107                  shl r9, 7
    474  4d0bc1                    or r8, r9
    477  4c8bcf                    mov r9, rdi
    47a  49c1e90a                  shr r9, 10
    47e  4983e101                  and r9, 1
    482  49c1e108                  shl r9, 8
    486  4d0bc1                    or r8, r9
    489  4c8bcf                    mov r9, rdi
    48c  49c1e90b                  shr r9, 11
    490  4983e101                  and r9, 1
    494  49c1e109                  shl r9, 9
    498  4d0bc1                    or r8, r9
    49b  4c8bcf                    mov r9, rdi
    49e  49c1e908                  shr r9, 8
    4a2  4983e101                  and r9, 1
    4a6  49c1e10a                  shl r9, 10
    4aa  4d0bc1                    or r8, r9
    4ad  4c8bcf                    mov r9, rdi
    4b0  49c1e909                  shr r9, 9
    4b4  4983e101                  and r9, 1
    4b8  49c1e10b                  shl r9, 11
    4bc  4d0bc1                    or r8, r9
    4bf  4c8bcf                    mov r9, rdi
    4c2  49c1e90e                  shr r9, 14
    4c6  4983e101                  and r9, 1
    4ca  49c1e10c                  shl r9, 12
    4ce  4d0bc1                    or r8, r9
    4d1  4c8bcf                    mov r9, rdi
    4d4  49c1e90f                  shr r9, 15
    4d8  4983e101                  and r9, 1
    4dc  49c1e10d                  shl r9, 13
    4e0  4d0bc1                    or r8, r9
    4e3  4c8bcf                    mov r9, rdi
    4e6  49c1e90c                  shr r9, 12
    4ea  4983e101                  and r9, 1
    4ee  49c1e10e                  shl r9, 14
    4f2  4d0bc1                    or r8, r9
    4f5  48c1ef0d                  shr rdi, 13
    4f9  4883e701                  and rdi, 1
    4fd  48c1e70f                  shl rdi, 15
    501  4c0bc7                    or r8, rdi
    504  c4c1fb92d0                kmovq k2, r8
    509  c4e1f445ca                korq k1, k1, k2                                      ; or boolx16
    50e  c4e1fb93f9                kmovq rdi, k1                                        ; gep boolx16
    513  4c8bc7                    mov r8, rdi
    516  49c1e801                  shr r8, 1
    51a  4983e001                  and r8, 1
    51e  4c8bcf                    mov r9, rdi
    521  4983e101                  and r9, 1
    525  49c1e101                  shl r9, 1
    529  4d0bc1                    or r8, r9
    52c  4c8bcf                    mov r9, rdi
    52f  49c1e903                  shr r9, 3
    533  4983e101                  and r9, 1
    537  49c1e102                  shl r9, 2
    53b  4d0bc1                    or r8, r9
    53e  4c8bcf                    mov r9, rdi
    541  49c1e902                  shr r9, 2
    545  4983e101                  and r9, 1
    549  49c1e103                  shl r9, 3
    54d  4d0bc1                    or r8, r9
    550  4c8bcf                    mov r9, rdi
    553  49c1e905                  shr r9, 5
    557  4983e101                  and r9, 1
    55b  49c1e104                  shl r9, 4
    55f  4d0bc1                    or r8, r9
    562  4c8bcf                    mov r9, rdi
    565  49c1e904                  shr r9, 4
    569  4983e101                  and r9, 1
    56d  49c1e105                  shl r9, 5
    571  4d0bc1                    or r8, r9
    574  4c8bcf                    mov r9, rdi
    577  49c1e907                  shr r9, 7
    57b  4983e101                  and r9, 1
    57f  49c1e106                  shl r9, 6
    583  4d0bc1                    or r8, r9
    586  4c8bcf                    mov r9, rdi
    589  49c1e906                  shr r9, 6
    58d  4983e101                  and r9, 1
    591  49c1e107                  shl r9, 7
    595  4d0bc1                    or r8, r9
    598  4c8bcf                    mov r9, rdi
    59b  49c1e909                  shr r9, 9
    59f  4983e101                  and r9, 1
    5a3  49c1e108                  shl r9, 8
    5a7  4d0bc1                    or r8, r9
    5aa  4c8bcf                    mov r9, rdi
    5ad  49c1e908                  shr r9, 8
    5b1  4983e101                  and r9, 1
    5b5  49c1e109                  shl r9, 9
    5b9  4d0bc1                    or r8, r9
    5bc  4c8bcf                    mov r9, rdi
    5bf  49c1e90b                  shr r9, 11
    5c3  4983e101                  and r9, 1
    5c7  49c1e10a                  shl r9, 10
    5cb  4d0bc1                    or r8, r9
    5ce  4c8bcf                    mov r9, rdi
    5d1  49c1e90a                  shr r9, 10
    5d5  4983e101                  and r9, 1
    5d9  49c1e10b                  shl r9, 11
    5dd  4d0bc1                    or r8, r9
    5e0  4c8bcf                    mov r9, rdi
    5e3  49c1e90d                  shr r9, 13
    5e7  4983e101                  and r9, 1
    5eb  49c1e10c                  shl r9, 12
    5ef  4d0bc1                    or r8, r9
    5f2  4c8bcf                    mov r9, rdi
    5f5  49c1e90c                  shr r9, 12
    5f9  4983e101                  and r9, 1
    5fd  49c1e10d                  shl r9, 13
    601  4d0bc1                    or r8, r9
    604  4c8bcf                    mov r9, rdi
    607  49c1e90f                  shr r9, 15
    60b  4983e101                  and r9, 1
    60f  49c1e10e                  shl r9, 14
    613  4d0bc1                    or r8, r9
    616  48c1ef0e                  shr rdi, 14
    61a  4883e701                  and rdi, 1
    61e  48c1e70f                  shl rdi, 15
    622  4c0bc7                    or r8, rdi
    625  c4c1fb92d0                kmovq k2, r8
    62a  c4e1f445ca                korq k1, k1, k2                                      ; or boolx16
    62f  c4e1fb93f9                kmovq rdi, k1                                        ; gep bool
    634  4883e701                  and rdi, 1
    638  62217c485ac4              vcvtps2pd zmm24, ymm20                               ; cast float64x8
    63e  62a3fd481be401            vextractf64x4 ymm20, zmm20, 1                        ; gep float32x8
    645  62a17c485ae4              vcvtps2pd zmm20, ymm20                               ; cast float64x8
    64b  6262fd48590de3040000      vpbroadcastq zmm25, qword ptr [rip + 83c8c96d305fd43f]
    655  6201bd4059c9              vmulpd zmm25, zmm24, zmm25                           ; mul float64x8
    65b  6261b54058c9              vaddpd zmm25, zmm25, zmm1                            ; add float64x8
    661  6261b5405cd1              vsubpd zmm26, zmm25, zmm1                            ; sub float64x8
    667  62017c4828d8              vmovaps zmm27, zmm24                                 ; mulacc float64x8
    66d  6262fd485925d1040000      vpbroadcastq zmm28, qword ptr [rip + 00000040fb2109c0]
    677  6202ad40b8dc              vfmadd231pd zmm27, zmm26, zmm28                      ; mulacc float64x8
    67d  6262fd485925c9040000      vpbroadcastq zmm28, qword ptr [rip + 999846182d4484be]
    687  6202ad40b8dc              vfmadd231pd zmm27, zmm26, zmm28                      ; mulacc float64x8
    68d  6291b54073f13f            vpsllq zmm25, zmm25, 63                              ; shl uint64x8
    694  62012540efc9              vpxord zmm25, zmm27, zmm25                           ; xor uint64x8
    69a  6262fd48591594040000      vpbroadcastq zmm26, qword ptr [rip + 83c8c96d305fd43f]
    6a4  6201dd4059d2              vmulpd zmm26, zmm20, zmm26                           ; mul float64x8
    6aa  6261ad4058d1              vaddpd zmm26, zmm26, zmm1                            ; add float64x8
    6b0  6261ad405cd9              vsubpd zmm27, zmm26, zmm1                            ; sub float64x8
    6b6  62217c4828e4              vmovaps zmm28, zmm20                                 ; mulacc float64x8
    6bc  6262fd48592d82040000      vpbroadcastq zmm29, qword ptr [rip + 00000040fb2109c0]
    6c6  6202a540b8e5              vfmadd231pd zmm28, zmm27, zmm29                      ; mulacc float64x8
    6cc  6262fd48592d7a040000      vpbroadcastq zmm29, qword ptr [rip + 999846182d4484be]
    6d6  6202a540b8e5              vfmadd231pd zmm28, zmm27, zmm29                      ; mulacc float64x8
    6dc  6291ad4073f23f            vpsllq zmm26, zmm26, 63                              ; shl uint64x8
    6e3  62011d40efd2              vpxord zmm26, zmm28, zmm26                           ; xor uint64x8
    6e9  3bc7                      cmp eax, edi                                         ; range int32
    6eb  0f8d51020000              jge done_942
    6f1  62627d48581d41050000      vpbroadcastd zmm27, dword ptr [rip + 0000804e]
    6fb  62b12440c2ce01            vcmpps k1, zmm27, zmm22, 1                           ; cmplt boolx16
    702  c4e3f931d100              kshiftrq k2, k1, 0                                   ; gep boolx8
    708  6262fd48591d46040000      vpbroadcastq zmm27, qword ptr [rip + 0000000000000080]
    712  6201a54055d8              vandnpd zmm27, zmm27, zmm24                          ; abs float64x8
    718  6262fd4859253e040000      vpbroadcastq zmm28, qword ptr [rip + 0000000000008046]
    722  6291a540c2dc01            vcmppd k3, zmm27, zmm28, 1                           ; cmplt boolx8
    729  6262fd48592535040000      vpbroadcastq zmm28, qword ptr [rip + 000000000000f044]
    733  6291a540c2e401            vcmppd k4, zmm27, zmm28, 1                           ; cmplt boolx8
    73a  6262fd4859252c040000      vpbroadcastq zmm28, qword ptr [rip + 0000000000006043]
    744  6291a540c2ec01            vcmppd k5, zmm27, zmm28, 1                           ; cmplt boolx8
    74b  6262fd48591d2b040000      vpbroadcastq zmm27, qword ptr [rip + 000000a82072f23d]
    755  6262fd48592519040000      vpbroadcastq zmm28, qword ptr [rip + 000000701bcc773f]
    75f  6202a54564dc              vpblendmq zmm27{k5}, zmm27, zmm28                    ; where float64x8
    765  6262fd48592519040000      vpbroadcastq zmm28, qword ptr [rip + 00000074c29f623c]
    76f  62029d4464db              vpblendmq zmm27{k4}, zmm28, zmm27                    ; where float64x8
    775  6262fd48592511040000      vpbroadcastq zmm28, qword ptr [rip + 0000004c7df4c53a]
    77f  62029d4364db              vpblendmq zmm27{k3}, zmm28, zmm27                    ; where float64x8
    785  6201bd4059db              vmulpd zmm27, zmm24, zmm27                           ; mul float64x8
    78b  6261a54058e2              vaddpd zmm28, zmm27, zmm2                            ; add float64x8
    791  62619d405ce2              vsubpd zmm28, zmm28, zmm2                            ; sub float64x8
    797  6201a5405cdc              vsubpd zmm27, zmm27, zmm28                           ; sub float64x8
    79d  6262dd4d64e3              vpblendmq zmm28{k5}, zmm4, zmm3                      ; where float64x8
    7a3  6202d54c64e4              vpblendmq zmm28{k4}, zmm5, zmm28                     ; where float64x8
    7a9  6202cd4b64e4              vpblendmq zmm28{k3}, zmm6, zmm28                     ; where float64x8
    7af  6201bd4059e4              vmulpd zmm28, zmm24, zmm28                           ; mul float64x8
    7b5  62619d4058ea              vaddpd zmm29, zmm28, zmm2                            ; add float64x8
    7bb  626195405cea              vsubpd zmm29, zmm29, zmm2                            ; sub float64x8
    7c1  62019d405ce5              vsubpd zmm28, zmm28, zmm29                           ; sub float64x8
    7c7  6201a54058ec              vaddpd zmm29, zmm27, zmm28                           ; add float64x8
    7cd  6262bd4d64f7              vpblendmq zmm30{k5}, zmm8, zmm7                      ; where float64x8
    7d3  6202b54c64f6              vpblendmq zmm30{k4}, zmm9, zmm30                     ; where float64x8
    7d9  6202ad4b64f6              vpblendmq zmm30{k3}, zmm10, zmm30                    ; where float64x8
    7df  6201bd4059c6              vmulpd zmm24, zmm24, zmm30                           ; mul float64x8
    7e5  6201954058e8              vaddpd zmm29, zmm29, zmm24                           ; add float64x8
    7eb  6261954058e9              vaddpd zmm29, zmm29, zmm1                            ; add float64x8
    7f1  626195405cf1              vsubpd zmm30, zmm29, zmm1                            ; sub float64x8
    7f7  6201a5405cde              vsubpd zmm27, zmm27, zmm30                           ; sub float64x8
    7fd  6201a54058dc              vaddpd zmm27, zmm27, zmm28                           ; add float64x8
    803  6201a54058c0              vaddpd zmm24, zmm27, zmm24                           ; add float64x8
    809  6241bd4059c3              vmulpd zmm24, zmm24, zmm11                           ; mul float64x8
    80f  6291a54073f53f            vpsllq zmm27, zmm29, 63                              ; shl uint64x8
    816  62013d40efc3              vpxord zmm24, zmm24, zmm27                           ; xor uint64x8
    81c  6202b54264c8              vpblendmq zmm25{k2}, zmm25, zmm24                    ; where float64x8
    822  c4e3f931c908              kshiftrq k1, k1, 8                                   ; gep boolx8
    828  6262fd48590526030000      vpbroadcastq zmm24, qword ptr [rip + 0000000000000080]
    832  6221bd4055c4              vandnpd zmm24, zmm24, zmm20                          ; abs float64x8
    838  6262fd48591d1e030000      vpbroadcastq zmm27, qword ptr [rip + 0000000000008046]
    842  6291bd40c2d301            vcmppd k2, zmm24, zmm27, 1                           ; cmplt boolx8
    849  6262fd48591d15030000      vpbroadcastq zmm27, qword ptr [rip + 000000000000f044]
    853  6291bd40c2db01            vcmppd k3, zmm24, zmm27, 1                           ; cmplt boolx8
    85a  6262fd48591d0c030000      vpbroadcastq zmm27, qword ptr [rip + 0000000000006043]
    864  6291bd40c2e301            vcmppd k4, zmm24, zmm27, 1                           ; cmplt boolx8
    86b  6262fd4859050b030000      vpbroadcastq zmm24, qword ptr [rip + 000000a82072f23d]
    875  6262fd48591df9020000      vpbroadcastq zmm27, qword ptr [rip + 000000701bcc773f]
    87f  6202bd4464c3              vpblendmq zmm24{k4}, zmm24, zmm27                    ; where float64x8
    885  6262fd48591df9020000      vpbroadcastq zmm27, qword ptr [rip + 00000074c29f623c]
    88f  6202a54364c0              vpblendmq zmm24{k3}, zmm27, zmm24                    ; where float64x8
    895  6262fd48591df1020000      vpbroadcastq zmm27, qword ptr [rip + 0000004c7df4c53a]
    89f  6202a54264c0              vpblendmq zmm24{k2}, zmm27, zmm24                    ; where float64x8
    8a5  6201dd4059c0              vmulpd zmm24, zmm20, zmm24                           ; mul float64x8
    8ab  6261bd4058da              vaddpd zmm27, zmm24, zmm2                            ; add float64x8
    8b1  6261a5405cda              vsubpd zmm27, zmm27, zmm2                            ; sub float64x8
    8b7  6201bd405cc3              vsubpd zmm24, zmm24, zmm27                           ; sub float64x8
    8bd  6262dd4c64db              vpblendmq zmm27{k4}, zmm4, zmm3                      ; where float64x8
    8c3  6202d54b64db              vpblendmq zmm27{k3}, zmm5, zmm27                     ; where float64x8
    8c9  6202cd4a64db              vpblendmq zmm27{k2}, zmm6, zmm27                     ; where float64x8
    8cf  6201dd4059db              vmulpd zmm27, zmm20, zmm27                           ; mul float64x8
    8d5  6261a54058e2              vaddpd zmm28, zmm27, zmm2                            ; add float64x8
    8db  62619d405ce2              vsubpd zmm28, zmm28, zmm2                            ; sub float64x8
    8e1  6201a5405cdc              vsubpd zmm27, zmm27, zmm28                           ; sub float64x8
    8e7  6201bd4058e3              vaddpd zmm28, zmm24, zmm27                           ; add float64x8
    8ed  6262bd4c64ef              vpblendmq zmm29{k4}, zmm8, zmm7                      ; where float64x8
    8f3  6202b54b64ed              vpblendmq zmm29{k3}, zmm9, zmm29                     ; where float64x8
    8f9  6202ad4a64ed              vpblendmq zmm29{k2}, zmm10, zmm29                    ; where float64x8
    8ff  6281dd4059e5              vmulpd zmm20, zmm20, zmm29                           ; mul float64x8
    905  62219d4058e4              vaddpd zmm28, zmm28, zmm20                           ; add float64x8
    90b  62619d4058e1              vaddpd zmm28, zmm28, zmm1                            ; add float64x8
    911  62619d405ce9              vsubpd zmm29, zmm28, zmm1                            ; sub float64x8
    917  6201bd405cc5              vsubpd zmm24, zmm24, zmm29                           ; sub float64x8
    91d  6201bd4058c3              vaddpd zmm24, zmm24, zmm27                           ; add float64x8
    923  62a1bd4058e4              vaddpd zmm20, zmm24, zmm20                           ; add float64x8
    929  62c1dd4059e3              vmulpd zmm20, zmm20, zmm11                           ; mul float64x8
    92f  6291bd4073f43f            vpsllq zmm24, zmm28, 63                              ; shl uint64x8
    936  62815d40efe0              vpxord zmm20, zmm20, zmm24                           ; xor uint64x8
    93c  6222ad4164d4              vpblendmq zmm26{k1}, zmm26, zmm20                    ; where float64x8
done_942:
    942  6281b54059e1              vmulpd zmm20, zmm25, zmm25                           ; mul float64x8
    948  6262fd48590596020000      vpbroadcastq zmm24, qword ptr [rip + 0000008026ba65be]; mulacc float64x8
    952  6242dd40a8c4              vfmadd213pd zmm24, zmm20, zmm12
    958  6242dd40a8c5              vfmadd213pd zmm24, zmm20, zmm13                      ; mulacc float64x8
    95e  6242dd40a8c6              vfmadd213pd zmm24, zmm20, zmm14                      ; mulacc float64x8
    964  6242dd40a8c7              vfmadd213pd zmm24, zmm20, zmm15                      ; mulacc float64x8
    96a  6222dd40a8c0              vfmadd213pd zmm24, zmm20, zmm16                      ; mulacc float64x8
    970  6281b54059e0              vmulpd zmm20, zmm25, zmm24                           ; mul float64x8
    976  62a1fd485ae4              vcvtpd2ps ymm20, zmm20                               ; cast float32x8
    97c  6201ad4059c2              vmulpd zmm24, zmm26, zmm26                           ; mul float64x8
    982  6262fd48590d5c020000      vpbroadcastq zmm25, qword ptr [rip + 0000008026ba65be]; mulacc float64x8
    98c  6242bd40a8cc              vfmadd213pd zmm25, zmm24, zmm12
    992  6242bd40a8cd              vfmadd213pd zmm25, zmm24, zmm13                      ; mulacc float64x8
    998  6242bd40a8ce              vfmadd213pd zmm25, zmm24, zmm14                      ; mulacc float64x8
    99e  6242bd40a8cf              vfmadd213pd zmm25, zmm24, zmm15                      ; mulacc float64x8
    9a4  6222bd40a8c8              vfmadd213pd zmm25, zmm24, zmm16                      ; mulacc float64x8
    9aa  6201ad4059c1              vmulpd zmm24, zmm26, zmm25                           ; mul float64x8
    9b0  6201fd485ac0              vcvtpd2ps ymm24, zmm24                               ; cast float32x8
    9b6  6283dd401ae001            vinsertf64x4 zmm20, zmm20, ymm24, 1                  ; vectorize float32x16
    9bd  62a25540b8e7              vfmadd231ps zmm20, zmm21, zmm23                      ; mulacc float32x16
    9c3  62e14c4058e8              vaddps zmm21, zmm22, zmm0                            ; add float32x16
    9c9  62b17440c2cd01            vcmpps k1, zmm17, zmm21, 1                           ; cmplt boolx16
    9d0  62b15440c2d201            vcmpps k2, zmm21, zmm18, 1                           ; cmplt boolx16
    9d7  62e27d48583567020000      vpbroadcastd zmm22, dword ptr [rip + 00008000]
    9e1  62b15440c2de01            vcmpps k3, zmm21, zmm22, 1                           ; cmplt boolx16
    9e8  62e27d4858355a020000      vpbroadcastd zmm22, dword ptr [rip + 0000004c]
    9f2  62a1544059f6              vmulps zmm22, zmm21, zmm22                           ; mul float32x16
    9f8  62a2554364f6              vpblendmd zmm22{k3}, zmm21, zmm22                    ; where float32x16
    9fe  62e27d48583d48020000      vpbroadcastd zmm23, dword ptr [rip + 0dfbcac0]
    a08  62a14d40feff              vpaddd zmm23, zmm22, zmm23                           ; add int32x16
    a0e  62b13d4072e717            vpsrad zmm24, zmm23, 23                              ; shr int32x16
    a15  62017c485bc0              vcvtdq2ps zmm24, zmm24                               ; cast float32x16
    a1b  62627d48580d2f020000      vpbroadcastd zmm25, dword ptr [rip + 0000c841]
    a25  6202754364c9              vpblendmd zmm25{k3}, zmm17, zmm25                    ; where float32x16
    a2b  62013c405cc1              vsubps zmm24, zmm24, zmm25                           ; sub float32x16
    a31  62a14540dbfb              vpandd zmm23, zmm23, zmm19                           ; and int32x16
    a37  62a14d40faf7              vpsubd zmm22, zmm22, zmm23                           ; sub int32x16
    a3d  62e14c405cf0              vsubps zmm22, zmm22, zmm0                            ; sub float32x16
    a43  62e27d48583d0f020000      vpbroadcastd zmm23, dword ptr [rip + ce37f6bd]       ; mulacc float32x16
    a4d  62627d48580d09020000      vpbroadcastd zmm25, dword ptr [rip + 5b74413e]
    a57  62824d40a8f9              vfmadd213ps zmm23, zmm22, zmm25                      ; mulacc float32x16
    a5d  62627d48580dfd010000      vpbroadcastd zmm25, dword ptr [rip + 4c3b40be]
    a67  62824d40a8f9              vfmadd213ps zmm23, zmm22, zmm25                      ; mulacc float32x16
    a6d  62627d48580df1010000      vpbroadcastd zmm25, dword ptr [rip + 79b2503e]
    a77  62824d40a8f9              vfmadd213ps zmm23, zmm22, zmm25                      ; mulacc float32x16
    a7d  62627d48580de5010000      vpbroadcastd zmm25, dword ptr [rip + 3ebb75be]
    a87  62824d40a8f9              vfmadd213ps zmm23, zmm22, zmm25                      ; mulacc float32x16
    a8d  62627d48580dd9010000      vpbroadcastd zmm25, dword ptr [rip + 39c8933e]
    a97  62824d40a8f9              vfmadd213ps zmm23, zmm22, zmm25                      ; mulacc float32x16
    a9d  62627d48580dcd010000      vpbroadcastd zmm25, dword ptr [rip + 5dabb8be]
    aa7  62824d40a8f9              vfmadd213ps zmm23, zmm22, zmm25                      ; mulacc float32x16
    aad  62627d48580dc1010000      vpbroadcastd zmm25, dword ptr [rip + 0838f63e]
    ab7  62824d40a8f9              vfmadd213ps zmm23, zmm22, zmm25                      ; mulacc float32x16
    abd  62627d48580db5010000      vpbroadcastd zmm25, dword ptr [rip + 3baa38bf]
    ac7  62824d40a8f9              vfmadd213ps zmm23, zmm22, zmm25                      ; mulacc float32x16
    acd  62627d48580da9010000      vpbroadcastd zmm25, dword ptr [rip + eda8e23e]
    ad7  62824d40a8f9              vfmadd213ps zmm23, zmm22, zmm25                      ; mulacc float32x16
    add  62a14c4059ff              vmulps zmm23, zmm22, zmm23                           ; mul float32x16
    ae3  62a14c4058f7              vaddps zmm22, zmm22, zmm23                           ; add float32x16
    ae9  62a13c4058f6              vaddps zmm22, zmm24, zmm22                           ; add float32x16
    aef  62a26d4264f6              vpblendmd zmm22{k2}, zmm18, zmm22                    ; where float32x16
    af5  62b15440c2d100            vcmpps k2, zmm21, zmm17, 0                           ; cmpeq boolx16
    afc  62e27d48582d7e010000      vpbroadcastd zmm21, dword ptr [rip + 0000c07f]
    b06  62a2554264eb              vpblendmd zmm21{k2}, zmm21, zmm19                    ; where float32x16
    b0c  62a2554164ee              vpblendmd zmm21{k1}, zmm21, zmm22                    ; where float32x16
    b12  62a15c4058e5              vaddps zmm20, zmm20, zmm21                           ; add float32x16
    b18  62e17c481122              vmovups zmmword ptr [rdx], zmm20                     ; store void
    b1e  4883c140                  add rcx, 64                                          ; end void
    b22  4883c240                  add rdx, 64
    b26  83c601                    add esi, 1
    b29  83fe04                    cmp esi, 4
    b2c  0f8ccef5ffff              jl loop_100
done_b32:
    b32  c5f877                    vzeroupper                                           ; sink void
    b35  c3                        ret
