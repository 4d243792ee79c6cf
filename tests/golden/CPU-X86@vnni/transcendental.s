transcendental:
      0  b800000000                mov eax, 0
      5  62f27d485835210c0000      vpbroadcastd zmm6, dword ptr [rip + 0000803f]
      f  6272fd48591d270b0000      vpbroadcastq zmm11, qword ptr [rip + 0000000000003843]
     19  62e2fd485935750b0000      vpbroadcastq zmm22, qword ptr [rip + 0000000000004843]
     23  62e2fd48593d730b0000      vpbroadcastq zmm23, qword ptr [rip + 0000004a0591c33d]
     2d  6262fd485905710b0000      vpbroadcastq zmm24, qword ptr [rip + 000000aa13fe343c]
     37  6262fd48590d6f0b0000      vpbroadcastq zmm25, qword ptr [rip + 00000034f5d1a73a]
     41  6262fd4859156d0b0000      vpbroadcastq zmm26, qword ptr [rip + 0000006c03770339]
     4b  6262fd48591d6b0b0000      vpbroadcastq zmm27, qword ptr [rip + 4c531f7d75c2ef3b]
     55  6262fd485925690b0000      vpbroadcastq zmm28, qword ptr [rip + db06eea6a98f7e3a]
     5f  6262fd48592d670b0000      vpbroadcastq zmm29, qword ptr [rip + 26b3526c1bb8db38]
     69  6262fd485935650b0000      vpbroadcastq zmm30, qword ptr [rip + 10e4104f66a54837]
     73  6262fd48593d630b0000      vpbroadcastq zmm31, qword ptr [rip + 182d4454fb210940]
     7d  62f2fd485905610b0000      vpbroadcastq zmm0, qword ptr [rip + 0000008026ba65be]
     87  62f2fd48590d5f0b0000      vpbroadcastq zmm1, qword ptr [rip + 0000004083c7c73e]
     91  62f2fd4859155d0b0000      vpbroadcastq zmm2, qword ptr [rip + 000000a0c6052abf]
     9b  62f2fd48591d5b0b0000      vpbroadcastq zmm3, qword ptr [rip + 000000601911813f]
     a5  62f2fd485925590b0000      vpbroadcastq zmm4, qword ptr [rip + 000000605555c5bf]
     af  62f2fd48592d570b0000      vpbroadcastq zmm5, qword ptr [rip + 000000000000f03f]
     b9  62f27d48583d7d0b0000      vpbroadcastd zmm7, dword ptr [rip + 00000000]
     c3  62727d485805770b0000      vpbroadcastd zmm8, dword ptr [rip + 0000807f]
     cd  62727d48580d810b0000      vpbroadcastd zmm9, dword ptr [rip + 000080ff]
     d7  488b17                    mov rdx, qword ptr [rdi]
     da  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 64>
     de  be00000000                mov esi, 0                                           ; range int32
loop_100:
    100  62717c481011              vmovups zmm10, zmmword ptr [rcx]                     ; load float32x16
    106  62537d4856e201            vreduceps zmm12, zmm10, 1                            ; exp2 float32x16
    10d  62727d48582d010b0000      vpbroadcastd zmm13, dword ptr [rip + 7e226239]
    117  62f27d485805fb0a0000      vpbroadcastd zmm0, dword ptr [rip + ac9ba33a]
    121  62721d48a8e8              vfmadd213ps zmm13, zmm12, zmm0                       ; exp2 float32x16
    127  62f27d485805ef0a0000      vpbroadcastd zmm0, dword ptr [rip + c07e1e3c]
    131  62721d48a8e8              vfmadd213ps zmm13, zmm12, zmm0                       ; exp2 float32x16
    137  62f27d485805e30a0000      vpbroadcastd zmm0, dword ptr [rip + 7b45633d]
    141  62721d48a8e8              vfmadd213ps zmm13, zmm12, zmm0                       ; exp2 float32x16
    147  62f27d485805d70a0000      vpbroadcastd zmm0, dword ptr [rip + 9dfe753e]
    151  62721d48a8e8              vfmadd213ps zmm13, zmm12, zmm0                       ; exp2 float32x16
    157  62f27d485805cb0a0000      vpbroadcastd zmm0, dword ptr [rip + 1672313f]
    161  62721d48a8e8              vfmadd213ps zmm13, zmm12, zmm0                       ; exp2 float32x16
    167  62721d48a8ee              vfmadd213ps zmm13, zmm12, zmm6
    16d  62f27d485805bd0a0000      vpbroadcastd zmm0, dword ptr [rip + 000016c3]
    177  62f12c48c2c805            vcmpps k1, zmm10, zmm0, 5                            ; exp2 float32x16
    17e  625215c92ce2              vscalefps zmm12{k1}{z}, zmm13, zmm10
    184  62f27d485805aa0a0000      vpbroadcastd zmm0, dword ptr [rip + 00000080]
    18e  62517c4855ea              vandnps zmm13, zmm0, zmm10                           ; abs float32x16
    194  62517c4851f5              vsqrtps zmm14, zmm13                                 ; sqrt float32x16
    19a  62f27d485805980a0000      vpbroadcastd zmm0, dword ptr [rip + 0000804e]
    1a4  62d17c48c2cd01            vcmpps k1, zmm0, zmm13, 1                            ; cmplt boolx16
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
    638  62517c485afa              vcvtps2pd zmm15, ymm10                               ; cast float64x8
    63e  6253fd481bd201            vextractf64x4 ymm10, zmm10, 1                        ; gep float32x8
    645  62517c485ad2              vcvtps2pd zmm10, ymm10                               ; cast float64x8
    64b  62f2fd485905e3040000      vpbroadcastq zmm0, qword ptr [rip + 83c8c96d305fd43f]
    655  62e1854859c0              vmulpd zmm16, zmm15, zmm0                            ; mul float64x8
    65b  62c1fd4058c3              vaddpd zmm16, zmm16, zmm11                           ; add float64x8
    661  62c1fd405ccb              vsubpd zmm17, zmm16, zmm11                           ; sub float64x8
    667  62c17c4828d7              vmovaps zmm18, zmm15                                 ; mulacc float64x8
    66d  62f2fd485905d1040000      vpbroadcastq zmm0, qword ptr [rip + 00000040fb2109c0]
    677  62e2f540b8d0              vfmadd231pd zmm18, zmm17, zmm0                       ; mulacc float64x8
    67d  62f2fd485905c9040000      vpbroadcastq zmm0, qword ptr [rip + 999846182d4484be]
    687  62e2f540b8d0              vfmadd231pd zmm18, zmm17, zmm0                       ; mulacc float64x8
    68d  62b1fd4073f03f            vpsllq zmm16, zmm16, 63                              ; shl uint64x8
    694  62a16d40efc0              vpxord zmm16, zmm18, zmm16                           ; xor uint64x8
    69a  62f2fd48590594040000      vpbroadcastq zmm0, qword ptr [rip + 83c8c96d305fd43f]
    6a4  62e1ad4859c8              vmulpd zmm17, zmm10, zmm0                            ; mul float64x8
    6aa  62c1f54058cb              vaddpd zmm17, zmm17, zmm11                           ; add float64x8
    6b0  62c1f5405cd3              vsubpd zmm18, zmm17, zmm11                           ; sub float64x8
    6b6  62c17c4828da              vmovaps zmm19, zmm10                                 ; mulacc float64x8
    6bc  62f2fd48590582040000      vpbroadcastq zmm0, qword ptr [rip + 00000040fb2109c0]
    6c6  62e2ed40b8d8              vfmadd231pd zmm19, zmm18, zmm0                       ; mulacc float64x8
    6cc  62f2fd4859057a040000      vpbroadcastq zmm0, qword ptr [rip + 999846182d4484be]
    6d6  62e2ed40b8d8              vfmadd231pd zmm19, zmm18, zmm0                       ; mulacc float64x8
    6dc  62b1f54073f13f            vpsllq zmm17, zmm17, 63                              ; shl uint64x8
    6e3  62a16540efc9              vpxord zmm17, zmm19, zmm17                           ; xor uint64x8
    6e9  3bc7                      cmp eax, edi                                         ; range int32
    6eb  0f8d51020000              jge done_942
    6f1  62f27d48580541050000      vpbroadcastd zmm0, dword ptr [rip + 0000804e]
    6fb  62d17c48c2cd01            vcmpps k1, zmm0, zmm13, 1                            ; cmplt boolx16
    702  c4e3f931d100              kshiftrq k2, k1, 0                                   ; gep boolx8
    708  62f2fd48590546040000      vpbroadcastq zmm0, qword ptr [rip + 0000000000000080]
    712  62c1fd4855d7              vandnpd zmm18, zmm0, zmm15                           ; abs float64x8
    718  62f2fd4859053e040000      vpbroadcastq zmm0, qword ptr [rip + 0000000000008046]
    722  62f1ed40c2d801            vcmppd k3, zmm18, zmm0, 1                            ; cmplt boolx8
    729  62f2fd48590535040000      vpbroadcastq zmm0, qword ptr [rip + 000000000000f044]
    733  62f1ed40c2e001            vcmppd k4, zmm18, zmm0, 1                            ; cmplt boolx8
    73a  62f2fd4859052c040000      vpbroadcastq zmm0, qword ptr [rip + 0000000000006043]
    744  62f1ed40c2e801            vcmppd k5, zmm18, zmm0, 1                            ; cmplt boolx8
    74b  62f2fd4859052b040000      vpbroadcastq zmm0, qword ptr [rip + 000000a82072f23d]
    755  62e2fd48591519040000      vpbroadcastq zmm18, qword ptr [rip + 000000701bcc773f]
    75f  62a2fd4d64d2              vpblendmq zmm18{k5}, zmm0, zmm18                     ; where float64x8
    765  62f2fd48590519040000      vpbroadcastq zmm0, qword ptr [rip + 00000074c29f623c]
    76f  62a2fd4c64d2              vpblendmq zmm18{k4}, zmm0, zmm18                     ; where float64x8
    775  62f2fd48590511040000      vpbroadcastq zmm0, qword ptr [rip + 0000004c7df4c53a]
    77f  62a2fd4b64d2              vpblendmq zmm18{k3}, zmm0, zmm18                     ; where float64x8
    785  62a1854859d2              vmulpd zmm18, zmm15, zmm18                           ; mul float64x8
    78b  62a1ed4058de              vaddpd zmm19, zmm18, zmm22                           ; add float64x8
    791  62a1e5405cde              vsubpd zmm19, zmm19, zmm22                           ; sub float64x8
    797  62a1ed405cd3              vsubpd zmm18, zmm18, zmm19                           ; sub float64x8
    79d  62a2bd4564df              vpblendmq zmm19{k5}, zmm24, zmm23                    ; where float64x8
    7a3  62a2b54464db              vpblendmq zmm19{k4}, zmm25, zmm19                    ; where float64x8
    7a9  62a2ad4364db              vpblendmq zmm19{k3}, zmm26, zmm19                    ; where float64x8
    7af  62a1854859db              vmulpd zmm19, zmm15, zmm19                           ; mul float64x8
    7b5  62a1e54058e6              vaddpd zmm20, zmm19, zmm22                           ; add float64x8
    7bb  62a1dd405ce6              vsubpd zmm20, zmm20, zmm22                           ; sub float64x8
    7c1  62a1e5405cdc              vsubpd zmm19, zmm19, zmm20                           ; sub float64x8
    7c7  62a1ed4058e3              vaddpd zmm20, zmm18, zmm19                           ; add float64x8
    7cd  62829d4564eb              vpblendmq zmm21{k5}, zmm28, zmm27                    ; where float64x8
    7d3  62a2954464ed              vpblendmq zmm21{k4}, zmm29, zmm21                    ; where float64x8
    7d9  62a28d4364ed              vpblendmq zmm21{k3}, zmm30, zmm21                    ; where float64x8
    7df  6231854859fd              vmulpd zmm15, zmm15, zmm21                           ; mul float64x8
    7e5  62c1dd4058e7              vaddpd zmm20, zmm20, zmm15                           ; add float64x8
    7eb  62c1dd4058e3              vaddpd zmm20, zmm20, zmm11                           ; add float64x8
    7f1  62c1dd405ceb              vsubpd zmm21, zmm20, zmm11                           ; sub float64x8
    7f7  62a1ed405cd5              vsubpd zmm18, zmm18, zmm21                           ; sub float64x8
    7fd  62a1ed4058d3              vaddpd zmm18, zmm18, zmm19                           ; add float64x8
    803  6251ed4058ff              vaddpd zmm15, zmm18, zmm15                           ; add float64x8
    809  6211854859ff              vmulpd zmm15, zmm15, zmm31                           ; mul float64x8
    80f  62b1ed4073f43f            vpsllq zmm18, zmm20, 63                              ; shl uint64x8
    816  62310548effa              vpxord zmm15, zmm15, zmm18                           ; xor uint64x8
    81c  62c2fd4264c7              vpblendmq zmm16{k2}, zmm16, zmm15                    ; where float64x8
    822  c4e3f931c908              kshiftrq k1, k1, 8                                   ; gep boolx8
    828  62f2fd48590526030000      vpbroadcastq zmm0, qword ptr [rip + 0000000000000080]
    832  6251fd4855fa              vandnpd zmm15, zmm0, zmm10                           ; abs float64x8
    838  62f2fd4859051e030000      vpbroadcastq zmm0, qword ptr [rip + 0000000000008046]
    842  62f18548c2d001            vcmppd k2, zmm15, zmm0, 1                            ; cmplt boolx8
    849  62f2fd48590515030000      vpbroadcastq zmm0, qword ptr [rip + 000000000000f044]
    853  62f18548c2d801            vcmppd k3, zmm15, zmm0, 1                            ; cmplt boolx8
    85a  62f2fd4859050c030000      vpbroadcastq zmm0, qword ptr [rip + 0000000000006043]
    864  62f18548c2e001            vcmppd k4, zmm15, zmm0, 1                            ; cmplt boolx8
    86b  62f2fd4859050b030000      vpbroadcastq zmm0, qword ptr [rip + 000000a82072f23d]
    875  6272fd48593df9020000      vpbroadcastq zmm15, qword ptr [rip + 000000701bcc773f]
    87f  6252fd4c64ff              vpblendmq zmm15{k4}, zmm0, zmm15                     ; where float64x8
    885  62f2fd485905f9020000      vpbroadcastq zmm0, qword ptr [rip + 00000074c29f623c]
    88f  6252fd4b64ff              vpblendmq zmm15{k3}, zmm0, zmm15                     ; where float64x8
    895  62f2fd485905f1020000      vpbroadcastq zmm0, qword ptr [rip + 0000004c7df4c53a]
    89f  6252fd4a64ff              vpblendmq zmm15{k2}, zmm0, zmm15                     ; where float64x8
    8a5  6251ad4859ff              vmulpd zmm15, zmm10, zmm15                           ; mul float64x8
    8ab  62a1854858d6              vaddpd zmm18, zmm15, zmm22                           ; add float64x8
    8b1  62a1ed405cd6              vsubpd zmm18, zmm18, zmm22                           ; sub float64x8
    8b7  623185485cfa              vsubpd zmm15, zmm15, zmm18                           ; sub float64x8
    8bd  62a2bd4464d7              vpblendmq zmm18{k4}, zmm24, zmm23                    ; where float64x8
    8c3  62a2b54364d2              vpblendmq zmm18{k3}, zmm25, zmm18                    ; where float64x8
    8c9  62a2ad4264d2              vpblendmq zmm18{k2}, zmm26, zmm18                    ; where float64x8
    8cf  62a1ad4859d2              vmulpd zmm18, zmm10, zmm18                           ; mul float64x8
    8d5  62a1ed4058de              vaddpd zmm19, zmm18, zmm22                           ; add float64x8
    8db  62a1e5405cde              vsubpd zmm19, zmm19, zmm22                           ; sub float64x8
    8e1  62a1ed405cd3              vsubpd zmm18, zmm18, zmm19                           ; sub float64x8
    8e7  62a1854858da              vaddpd zmm19, zmm15, zmm18                           ; add float64x8
    8ed  62829d4464e3              vpblendmq zmm20{k4}, zmm28, zmm27                    ; where float64x8
    8f3  62a2954364e4              vpblendmq zmm20{k3}, zmm29, zmm20                    ; where float64x8
    8f9  62a28d4264e4              vpblendmq zmm20{k2}, zmm30, zmm20                    ; where float64x8
    8ff  6231ad4859d4              vmulpd zmm10, zmm10, zmm20                           ; mul float64x8
    905  62c1e54058da              vaddpd zmm19, zmm19, zmm10                           ; add float64x8
    90b  62c1e54058db              vaddpd zmm19, zmm19, zmm11                           ; add float64x8
    911  62c1e5405ce3              vsubpd zmm20, zmm19, zmm11                           ; sub float64x8
    917  623185485cfc              vsubpd zmm15, zmm15, zmm20                           ; sub float64x8
    91d  6231854858fa              vaddpd zmm15, zmm15, zmm18                           ; add float64x8
    923  6251854858d2              vaddpd zmm10, zmm15, zmm10                           ; add float64x8
    929  6211ad4859d7              vmulpd zmm10, zmm10, zmm31                           ; mul float64x8
    92f  62b1854873f33f            vpsllq zmm15, zmm19, 63                              ; shl uint64x8
    936  62512d48efd7              vpxord zmm10, zmm10, zmm15                           ; xor uint64x8
    93c  62c2f54164ca              vpblendmq zmm17{k1}, zmm17, zmm10                    ; where float64x8
done_942:
    942  6231fd4059d0              vmulpd zmm10, zmm16, zmm16                           ; mul float64x8
    948  6272fd48593d96020000      vpbroadcastq zmm15, qword ptr [rip + 0000008026ba65be]; mulacc float64x8
    952  6272ad48a8f9              vfmadd213pd zmm15, zmm10, zmm1
    958  6272ad48a8fa              vfmadd213pd zmm15, zmm10, zmm2                       ; mulacc float64x8
    95e  6272ad48a8fb              vfmadd213pd zmm15, zmm10, zmm3                       ; mulacc float64x8
    964  6272ad48a8fc              vfmadd213pd zmm15, zmm10, zmm4                       ; mulacc float64x8
    96a  6272ad48a8fd              vfmadd213pd zmm15, zmm10, zmm5                       ; mulacc float64x8
    970  6251fd4059d7              vmulpd zmm10, zmm16, zmm15                           ; mul float64x8
    976  6251fd485ad2              vcvtpd2ps ymm10, zmm10                               ; cast float32x8
    97c  6231f54059f9              vmulpd zmm15, zmm17, zmm17                           ; mul float64x8
    982  62e2fd4859055c020000      vpbroadcastq zmm16, qword ptr [rip + 0000008026ba65be]; mulacc float64x8
    98c  62e28548a8c1              vfmadd213pd zmm16, zmm15, zmm1
    992  62e28548a8c2              vfmadd213pd zmm16, zmm15, zmm2                       ; mulacc float64x8
    998  62e28548a8c3              vfmadd213pd zmm16, zmm15, zmm3                       ; mulacc float64x8
    99e  62e28548a8c4              vfmadd213pd zmm16, zmm15, zmm4                       ; mulacc float64x8
    9a4  62e28548a8c5              vfmadd213pd zmm16, zmm15, zmm5                       ; mulacc float64x8
    9aa  6231f54059f8              vmulpd zmm15, zmm17, zmm16                           ; mul float64x8
    9b0  6251fd485aff              vcvtpd2ps ymm15, zmm15                               ; cast float32x8
    9b6  6253ad481ad701            vinsertf64x4 zmm10, zmm10, ymm15, 1                  ; vectorize float32x16
    9bd  62521d48b8d6              vfmadd231ps zmm10, zmm12, zmm14                      ; mulacc float32x16
    9c3  6271144858e6              vaddps zmm12, zmm13, zmm6                            ; add float32x16
    9c9  62d14448c2cc01            vcmpps k1, zmm7, zmm12, 1                            ; cmplt boolx16
    9d0  62d11c48c2d001            vcmpps k2, zmm12, zmm8, 1                            ; cmplt boolx16
    9d7  62f27d48580567020000      vpbroadcastd zmm0, dword ptr [rip + 00008000]
    9e1  62f11c48c2d801            vcmpps k3, zmm12, zmm0, 1                            ; cmplt boolx16
    9e8  62f27d4858055a020000      vpbroadcastd zmm0, dword ptr [rip + 0000004c]
    9f2  62711c4859e8              vmulps zmm13, zmm12, zmm0                            ; mul float32x16
    9f8  62521d4b64ed              vpblendmd zmm13{k3}, zmm12, zmm13                    ; where float32x16
    9fe  62f27d48580548020000      vpbroadcastd zmm0, dword ptr [rip + 0dfbcac0]
    a08  62711548fef0              vpaddd zmm14, zmm13, zmm0                            ; add int32x16
    a0e  62d1054872e617            vpsrad zmm15, zmm14, 23                              ; shr int32x16
    a15  62517c485bff              vcvtdq2ps zmm15, zmm15                               ; cast float32x16
    a1b  62f27d4858052f020000      vpbroadcastd zmm0, dword ptr [rip + 0000c841]
    a25  62e2454b64c0              vpblendmd zmm16{k3}, zmm7, zmm0                      ; where float32x16
    a2b  623104485cf8              vsubps zmm15, zmm15, zmm16                           ; sub float32x16
    a31  62510d48dbf1              vpandd zmm14, zmm14, zmm9                            ; and int32x16
    a37  62511548faee              vpsubd zmm13, zmm13, zmm14                           ; sub int32x16
    a3d  627114485cee              vsubps zmm13, zmm13, zmm6                            ; sub float32x16
    a43  62727d4858350f020000      vpbroadcastd zmm14, dword ptr [rip + ce37f6bd]       ; mulacc float32x16
    a4d  62f27d48580509020000      vpbroadcastd zmm0, dword ptr [rip + 5b74413e]
    a57  62721548a8f0              vfmadd213ps zmm14, zmm13, zmm0                       ; mulacc float32x16
    a5d  62f27d485805fd010000      vpbroadcastd zmm0, dword ptr [rip + 4c3b40be]
    a67  62721548a8f0              vfmadd213ps zmm14, zmm13, zmm0                       ; mulacc float32x16
    a6d  62f27d485805f1010000      vpbroadcastd zmm0, dword ptr [rip + 79b2503e]
    a77  62721548a8f0              vfmadd213ps zmm14, zmm13, zmm0                       ; mulacc float32x16
    a7d  62f27d485805e5010000      vpbroadcastd zmm0, dword ptr [rip + 3ebb75be]
    a87  62721548a8f0              vfmadd213ps zmm14, zmm13, zmm0                       ; mulacc float32x16
    a8d  62f27d485805d9010000      vpbroadcastd zmm0, dword ptr [rip + 39c8933e]
    a97  62721548a8f0              vfmadd213ps zmm14, zmm13, zmm0                       ; mulacc float32x16
    a9d  62f27d485805cd010000      vpbroadcastd zmm0, dword ptr [rip + 5dabb8be]
    aa7  62721548a8f0              vfmadd213ps zmm14, zmm13, zmm0                       ; mulacc float32x16
    aad  62f27d485805c1010000      vpbroadcastd zmm0, dword ptr [rip + 0838f63e]
    ab7  62721548a8f0              vfmadd213ps zmm14, zmm13, zmm0                       ; mulacc float32x16
    abd  62f27d485805b5010000      vpbroadcastd zmm0, dword ptr [rip + 3baa38bf]
    ac7  62721548a8f0              vfmadd213ps zmm14, zmm13, zmm0                       ; mulacc float32x16
    acd  62f27d485805a9010000      vpbroadcastd zmm0, dword ptr [rip + eda8e23e]
    ad7  62721548a8f0              vfmadd213ps zmm14, zmm13, zmm0                       ; mulacc float32x16
    add  6251144859f6              vmulps zmm14, zmm13, zmm14                           ; mul float32x16
    ae3  6251144858ee              vaddps zmm13, zmm13, zmm14                           ; add float32x16
    ae9  6251044858ed              vaddps zmm13, zmm15, zmm13                           ; add float32x16
    aef  62523d4a64ed              vpblendmd zmm13{k2}, zmm8, zmm13                     ; where float32x16
    af5  62f11c48c2d700            vcmpps k2, zmm12, zmm7, 0                            ; cmpeq boolx16
    afc  62f27d4858057e010000      vpbroadcastd zmm0, dword ptr [rip + 0000c07f]
    b06  62527d4a64e1              vpblendmd zmm12{k2}, zmm0, zmm9                      ; where float32x16
    b0c  62521d4964e5              vpblendmd zmm12{k1}, zmm12, zmm13                    ; where float32x16
    b12  62512c4858d4              vaddps zmm10, zmm10, zmm12                           ; add float32x16
    b18  62717c481112              vmovups zmmword ptr [rdx], zmm10                     ; store void
    b1e  4883c140                  add rcx, 64                                          ; end void
    b22  4883c240                  add rdx, 64
    b26  83c601                    add esi, 1
    b29  83fe04                    cmp esi, 4
    b2c  0f8ccef5ffff              jl loop_100
done_b32:
    b32  c5f877                    vzeroupper                                           ; sink void
    b35  c3                        ret
