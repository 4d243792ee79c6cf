transcendental:
      0  b800000000                mov eax, 0
      5  62f27d485835a9110000      vpbroadcastd zmm6, dword ptr [rip + 0000803f]
      f  6272fd48591daf100000      vpbroadcastq zmm11, qword ptr [rip + 0000000000003843]
     19  62e2fd485935fd100000      vpbroadcastq zmm22, qword ptr [rip + 0000000000004843]
     23  62e2fd48593dfb100000      vpbroadcastq zmm23, qword ptr [rip + 0000004a0591c33d]
     2d  6262fd485905f9100000      vpbroadcastq zmm24, qword ptr [rip + 000000aa13fe343c]
     37  6262fd48590df7100000      vpbroadcastq zmm25, qword ptr [rip + 00000034f5d1a73a]
     41  6262fd485915f5100000      vpbroadcastq zmm26, qword ptr [rip + 0000006c03770339]
     4b  6262fd48591df3100000      vpbroadcastq zmm27, qword ptr [rip + 4c531f7d75c2ef3b]
     55  6262fd485925f1100000      vpbroadcastq zmm28, qword ptr [rip + db06eea6a98f7e3a]
     5f  6262fd48592def100000      vpbroadcastq zmm29, qword ptr [rip + 26b3526c1bb8db38]
     69  6262fd485935ed100000      vpbroadcastq zmm30, qword ptr [rip + 10e4104f66a54837]
     73  6262fd48593deb100000      vpbroadcastq zmm31, qword ptr [rip + 182d4454fb210940]
     7d  62f2fd485905e9100000      vpbroadcastq zmm0, qword ptr [rip + 0000008026ba65be]
     87  62f2fd48590de7100000      vpbroadcastq zmm1, qword ptr [rip + 0000004083c7c73e]
     91  62f2fd485915e5100000      vpbroadcastq zmm2, qword ptr [rip + 000000a0c6052abf]
     9b  62f2fd48591de3100000      vpbroadcastq zmm3, qword ptr [rip + 000000601911813f]
     a5  62f2fd485925e1100000      vpbroadcastq zmm4, qword ptr [rip + 000000605555c5bf]
     af  62f2fd48592ddf100000      vpbroadcastq zmm5, qword ptr [rip + 000000000000f03f]
     b9  62f27d48583d05110000      vpbroadcastd zmm7, dword ptr [rip + 00000000]
     c3  62727d485805ff100000      vpbroadcastd zmm8, dword ptr [rip + 0000807f]
     cd  62727d48580d09110000      vpbroadcastd zmm9, dword ptr [rip + 000080ff]
     d7  488b17                    mov rdx, qword ptr [rdi]
     da  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 64>
     de  be00000000                mov esi, 0                                           ; range int32
loop_100:
    100  62717c481011              vmovups zmm10, zmmword ptr [rcx]                     ; load float32x16
    106  62537d4856e201            vreduceps zmm12, zmm10, 1                            ; exp2 float32x16
    10d  62727d48582d89100000      vpbroadcastd zmm13, dword ptr [rip + 7e226239]
    117  62721d48a82d9f090000      vfmadd213ps zmm13, zmm12, zmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33a]
    121  62721d48a82dd5090000      vfmadd213ps zmm13, zmm12, zmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3c]
    12b  62721d48a82d0b0a0000      vfmadd213ps zmm13, zmm12, zmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d]
    135  62721d48a82d410a0000      vfmadd213ps zmm13, zmm12, zmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e]
    13f  62721d48a82d770a0000      vfmadd213ps zmm13, zmm12, zmmword ptr [rip + 1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f]
    149  62721d48a8ee              vfmadd213ps zmm13, zmm12, zmm6
    14f  62f12c48c20da60a000005    vcmpps k1, zmm10, zmmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 5
    15a  625215c92ce2              vscalefps zmm12{k1}{z}, zmm13, zmm10
    160  62f27d48580556100000      vpbroadcastd zmm0, dword ptr [rip + 00000080]
    16a  62517c4855ea              vandnps zmm13, zmm0, zmm10                           ; abs float32x16
    170  62517c4851f5              vsqrtps zmm14, zmm13                                 ; sqrt float32x16
    176  62f27d48580544100000      vpbroadcastd zmm0, dword ptr [rip + 0000804e]
    180  62d17c48c2cd01            vcmpps k1, zmm0, zmm13, 1                            ; cmplt boolx16
    187  c4e1fb93f9                kmovq rdi, k1                                        ; gep boolx16
    18c  4c8bc7                    mov r8, rdi
    18f  49c1e808                  shr r8, 8
    193  4983e001                  and r8, 1
    197  4c8bcf                    mov r9, rdi
    19a  49c1e909                  shr r9, 9
    19e  4983e101                  and r9, 1
    1a2  49c1e101                  shl r9, 1
    1a6  4d0bc1                    or r8, r9
    1a9  4c8bcf                    mov r9, rdi
    1ac  49c1e90a                  shr r9, 10
    1b0  4983e101                  and r9, 1
    1b4  49c1e102                  shl r9, 2
    1b8  4d0bc1                    or r8, r9
    1bb  4c8bcf                    mov r9, rdi
    1be  49c1e90b                  shr r9, 11
    1c2  4983e101                  and r9, 1
    1c6  49c1e103                  shl r9, 3
    1ca  4d0bc1                    or r8, r9
    1cd  4c8bcf                    mov r9, rdi
    1d0  49c1e90c                  shr r9, 12
    1d4  4983e101                  and r9, 1
    1d8  49c1e104                  shl r9, 4
    1dc  4d0bc1                    or r8, r9
    1df  4c8bcf                    mov r9, rdi
    1e2  49c1e90d                  shr r9, 13
    1e6  4983e101                  and r9, 1
    1ea  49c1e105                  shl r9, 5
    1ee  4d0bc1                    or r8, r9
    1f1  4c8bcf                    mov r9, rdi
    1f4  49c1e90e                  shr r9, 14
    1f8  4983e101                  and r9, 1
    1fc  49c1e106                  shl r9, 6
    200  4d0bc1                    or r8, r9
    203  4c8bcf                    mov r9, rdi
    206  49c1e90f                  shr r9, 15
    20a  4983e101                  and r9, 1
    20e  49c1e107                  shl r9, 7
    212  4d0bc1                    or r8, r9
    215  4c8bcf                    mov r9, rdi
    218  4983e101                  and r9, 1
    21c  49c1e108                  shl r9, 8
    220  4d0bc1                    or r8, r9
    223  4c8bcf                    mov r9, rdi
    226  49c1e901                  shr r9, 1
    22a  4983e101                  and r9, 1
    22e  49c1e109                  shl r9, 9
    232  4d0bc1                    or r8, r9
    235  4c8bcf                    mov r9, rdi
    238  49c1e902                  shr r9, 2
    23c  4983e101                  and r9, 1
    240  49c1e10a                  shl r9, 10
    244  4d0bc1                    or r8, r9
    247  4c8bcf                    mov r9, rdi
    24a  49c1e903                  shr r9, 3
    24e  4983e101                  and r9, 1
    252  49c1e10b                  shl r9, 11
    256  4d0bc1                    or r8, r9
    259  4c8bcf                    mov r9, rdi
    25c  49c1e904                  shr r9, 4
    260  4983e101                  and r9, 1
    264  49c1e10c                  shl r9, 12
    268  4d0bc1                    or r8, r9
    26b  4c8bcf                    mov r9, rdi
    26e  49c1e905                  shr r9, 5
    272  4983e101                  and r9, 1
    276  49c1e10d                  shl r9, 13
    27a  4d0bc1                    or r8, r9
    27d  4c8bcf                    mov r9, rdi
    280  49c1e906                  shr r9, 6
    284  4983e101                  and r9, 1
    288  49c1e10e                  shl r9, 14
    28c  4d0bc1                    or r8, r9
    28f  48c1ef07                  shr rdi, 7
    293  4883e701                  and rdi, 1
    297  48c1e70f                  shl rdi, 15
    29b  4c0bc7                    or r8, rdi
    29e  c4c1fb92d0                kmovq k2, r8
    2a3  c4e1f445ca                korq k1, k1, k2                                      ; or boolx16
    2a8  c4e1fb93f9                kmovq rdi, k1                                        ; gep boolx16
    2ad  4c8bc7                    mov r8, rdi
    2b0  49c1e804                  shr r8, 4
    2b4  4983e001                  and r8, 1
    2b8  4c8bcf                    mov r9, rdi
    2bb  49c1e905                  shr r9, 5
    2bf  4983e101                  and r9, 1
    2c3  49c1e101                  shl r9, 1
    2c7  4d0bc1                    or r8, r9
    2ca  4c8bcf                    mov r9, rdi
    2cd  49c1e906                  shr r9, 6
    2d1  4983e101                  and r9, 1
    2d5  49c1e102                  shl r9, 2
    2d9  4d0bc1                    or r8, r9
    2dc  4c8bcf                    mov r9, rdi
    2df  49c1e907                  shr r9, 7
    2e3  4983e101                  and r9, 1
    2e7  49c1e103                  shl r9, 3
    2eb  4d0bc1                    or r8, r9
    2ee  4c8bcf                    mov r9, rdi
    2f1  4983e101                  and r9, 1
    2f5  49c1e104                  shl r9, 4
    2f9  4d0bc1                    or r8, r9
    2fc  4c8bcf                    mov r9, rdi
    2ff  49c1e901                  shr r9, 1
    303  4983e101                  and r9, 1
    307  49c1e105                  shl r9, 5
    30b  4d0bc1                    or r8, r9
    30e  4c8bcf                    mov r9, rdi
    311  49c1e902                  shr r9, 2
    315  4983e101                  and r9, 1
    319  49c1e106                  shl r9, 6
    31d  4d0bc1                    or r8, r9
    320  4c8bcf                    mov r9, rdi
    323  49c1e903                  shr r9, 3
    327  4983e101                  and r9, 1
    32b  49c1e107                  shl r9, 7
    32f  4d0bc1                    or r8, r9
    332  4c8bcf                    mov r9, rdi
    335  49c1e90c                  shr r9, 12
    339  4983e101                  and r9, 1
    33d  49c1e108                  shl r9, 8
    341  4d0bc1                    or r8, r9
    344  4c8bcf                    mov r9, rdi
    347  49c1e90d                  shr r9, 13
    34b  4983e101                  and r9, 1
    34f  49c1e109                  shl r9, 9
    353  4d0bc1                    or r8, r9
    356  4c8bcf                    mov r9, rdi
    359  49c1e90e                  shr r9, 14
    35d  4983e101                  and r9, 1
    361  49c1e10a                  shl r9, 10
    365  4d0bc1                    or r8, r9
    368  4c8bcf                    mov r9, rdi
    36b  49c1e90f                  shr r9, 15
    36f  4983e101                  and r9, 1
    373  49c1e10b                  shl r9, 11
    377  4d0bc1                    or r8, r9
    37a  4c8bcf                    mov r9, rdi
    37d  49c1e908                  shr r9, 8
    381  4983e101                  and r9, 1
    385  49c1e10c                  shl r9, 12
    389  4d0bc1                    or r8, r9
    38c  4c8bcf                    mov r9, rdi
    38f  49c1e909                  shr r9, 9
    393  4983e101                  and r9, 1
    397  49c1e10d                  shl r9, 13
    39b  4d0bc1                    or r8, r9
    39e  4c8bcf                    mov r9, rdi
    3a1  49c1e90a                  shr r9, 10
    3a5  4983e101                  and r9, 1
    3a9  49c1e10e                  shl r9, 14
    3ad  4d0bc1                    or r8, r9
    3b0  48c1ef0b                  shr rdi, 11
    3b4  4883e701                  and rdi, 1
    3b8  48c1e70f                  shl rdi, 15
    3bc  4c0bc7                    or r8, rdi
    3bf  c4c1fb92d0                kmovq k2, r8
    3c4  c4e1f445ca                korq k1, k1, k2                                      ; or boolx16
    3c9  c4e1fb93f9                kmovq rdi, k1                                        ; gep boolx16
    3ce  4c8bc7                    mov r8, rdi
    3d1  49c1e802                  shr r8, 2
    3d5  4983e001                  and r8, 1
    3d9  4c8bcf                    mov r9, rdi
    3dc  49c1e903                  shr r9, 3
    3e0  4983e101                  and r9, 1
    3e4  49c1e101                  shl r9, 1
    3e8  4d0bc1                    or r8, r9
    3eb  4c8bcf                    mov r9, rdi
    3ee  4983e101                  and r9, 1
    3f2  49c1e102                  shl r9, 2
    3f6  4d0bc1                    or r8, r9
    3f9  4c8bcf                    mov r9, rdi
    3fc  49c1e901                  shr r9, 1
    400  4983e101                  and r9, 1
    404  49c1e103                  shl r9, 3
    408  4d0bc1                    or r8, r9
    40b  4c8bcf                    mov r9, rdi
    40e  49c1e906                  shr r9, 6
    412  4983e101                  and r9, 1
    416  49c1e104                  shl r9, 4
    41a  4d0bc1                    or r8, r9
    41d  4c8bcf                    mov r9, rdi
    420  49c1e907                  shr r9, 7
    424  4983e101                  and r9, 1
    428  49c1e105                  shl r9, 5
    42c  4d0bc1                    or r8, r9
    42f  4c8bcf                    mov r9, rdi
    432  49c1e904                  shr r9, 4
    436  4983e101                  and r9, 1
    43a  49c1e106                  shl r9, 6
    43e  4d0bc1                    or r8, r9
    441  4c8bcf                    mov r9, rdi
    444  49c1e905                  shr r9, 5
    448  4983e101                  and r9, 1
    44c  49c1e107                  shl r9, 7
    450  4d0bc1                    or r8, r9
    453  4c8bcf                    mov r9, rdi
    456  49c1e90a                  shr r9, 10
    45a  4983e101                  and r9, 1
    45e  49c1e108                  shl r9, 8
    462  4d0bc1                    or r8, r9
    465  4c8bcf                    mov r9, rdi
    468  49c1e90b                  shr r9, 11
    46c  4983e101                  and r9, 1
    470  49c1e109                  shl r9, 9
    474  4d0bc1                    or r8, r9
    477  4c8bcf                    mov r9, rdi
    47a  49c1e908                  shr r9, 8
    47e  4983e101                  and r9, 1
    482  49c1e10a                  shl r9, 10
    486  4d0bc1                    or r8, r9
    489  4c8bcf                    mov r9, rdi
    48c  49c1e909                  shr r9, 9
    490  4983e101                  and r9, 1
    494  49c1e10b                  shl r9, 11
    498  4d0bc1                    or r8, r9
    49b  4c8bcf                    mov r9, rdi
    49e  49c1e90e                  shr r9, 14
    4a2  4983e101                  and r9, 1
    4a6  49c1e10c                  shl r9, 12
    4aa  4d0bc1                    or r8, r9
    4ad  4c8bcf                    mov r9, rdi
    4b0  49c1e90f                  shr r9, 15
    4b4  4983e101                  and r9, 1
    4b8  49c1e10d                  shl r9, 13
    4bc  4d0bc1                    or r8, r9
    4bf  4c8bcf                    mov r9, rdi
    4c2  49c1e90c                  shr r9, 12
    4c6  4983e101                  and r9, 1
    4ca  49c1e10e                  shl r9, 14
    4ce  4d0bc1                    or r8, r9
    4d1  48c1ef0d                  shr rdi, 13
    4d5  4883e701                  and rdi, 1
    4d9  48c1e70f                  shl rdi, 15
    4dd  4c0bc7                    or r8, rdi
    4e0  c4c1fb92d0                kmovq k2, r8
    4e5  c4e1f445ca                korq k1, k1, k2                                      ; or boolx16
    4ea  c4e1fb93f9                kmovq rdi, k1                                        ; gep boolx16
    4ef  4c8bc7                    mov r8, rdi
    4f2  49c1e801                  shr r8, 1
    4f6  4983e001                  and r8, 1
    4fa  4c8bcf                    mov r9, rdi
    4fd  4983e101                  and r9, 1
    501  49c1e101                  shl r9, 1
    505  4d0bc1                    or r8, r9
    508  4c8bcf                    mov r9, rdi
    50b  49c1e903                  shr r9, 3
    50f  4983e101                  and r9, 1
    513  49c1e102                  shl r9, 2
    517  4d0bc1                    or r8, r9
    51a  4c8bcf                    mov r9, rdi
    51d  49c1e902                  shr r9, 2
    521  4983e101                  and r9, 1
    525  49c1e103                  shl r9, 3
    529  4d0bc1                    or r8, r9
    52c  4c8bcf                    mov r9, rdi
    52f  49c1e905                  shr r9, 5
    533  4983e101                  and r9, 1
    537  49c1e104                  shl r9, 4
    53b  4d0bc1                    or r8, r9
    53e  4c8bcf                    mov r9, rdi
    541  49c1e904                  shr r9, 4
    545  4983e101                  and r9, 1
    549  49c1e105                  shl r9, 5
    54d  4d0bc1                    or r8, r9
    550  4c8bcf                    mov r9, rdi
    553  49c1e907                  shr r9, 7
    557  4983e101                  and r9, 1
    55b  49c1e106                  shl r9, 6
    55f  4d0bc1                    or r8, r9
    562  4c8bcf                    mov r9, rdi
    565  49c1e906                  shr r9, 6
    569  4983e101                  and r9, 1
    56d  49c1e107                  shl r9, 7
    571  4d0bc1                    or r8, r9
    574  4c8bcf                    mov r9, rdi
    577  49c1e909                  shr r9, 9
    57b  4983e101                  and r9, 1
    57f  49c1e108                  shl r9, 8
    583  4d0bc1                    or r8, r9
    586  4c8bcf                    mov r9, rdi
    589  49c1e908                  shr r9, 8
    58d  4983e101                  and r9, 1
    591  49c1e109                  shl r9, 9
    595  4d0bc1                    or r8, r9
    598  4c8bcf                    mov r9, rdi
    59b  49c1e90b                  shr r9, 11
    59f  4983e101                  and r9, 1
    5a3  49c1e10a                  shl r9, 10
    5a7  4d0bc1                    or r8, r9
    5aa  4c8bcf                    mov r9, rdi
    5ad  49c1e90a                  shr r9, 10
    5b1  4983e101                  and r9, 1
    5b5  49c1e10b                  shl r9, 11
    5b9  4d0bc1                    or r8, r9
    5bc  4c8bcf                    mov r9, rdi
    5bf  49c1e90d                  shr r9, 13
    5c3  4983e101                  and r9, 1
    5c7  49c1e10c                  shl r9, 12
    5cb  4d0bc1                    or r8, r9
    5ce  4c8bcf                    mov r9, rdi
    5d1  49c1e90c                  shr r9, 12
    5d5  4983e101                  and r9, 1
    5d9  49c1e10d                  shl r9, 13
    5dd  4d0bc1                    or r8, r9
    5e0  4c8bcf                    mov r9, rdi
    5e3  49c1e90f                  shr r9, 15
    5e7  4983e101                  and r9, 1
    5eb  49c1e10e                  shl r9, 14
    5ef  4d0bc1                    or r8, r9
    5f2  48c1ef0e                  shr rdi, 14
    5f6  4883e701                  and rdi, 1
    5fa  48c1e70f                  shl rdi, 15
    5fe  4c0bc7                    or r8, rdi
    601  c4c1fb92d0                kmovq k2, r8
    606  c4e1f445ca                korq k1, k1, k2                                      ; or boolx16
    60b  c4e1fb93f9                kmovq rdi, k1                                        ; gep bool
    610  4883e701                  and rdi, 1
    614  62517c485afa              vcvtps2pd zmm15, ymm10                               ; cast float64x8
    61a  6253fd481bd201            vextractf64x4 ymm10, zmm10, 1                        ; gep float32x8
    621  62517c485ad2              vcvtps2pd zmm10, ymm10                               ; cast float64x8
    627  62e1854859050f060000      vmulpd zmm16, zmm15, zmmword ptr [rip + 83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f]; mul float64x8
    631  62c1fd4058c3              vaddpd zmm16, zmm16, zmm11                           ; add float64x8
    637  62c1fd405ccb              vsubpd zmm17, zmm16, zmm11                           ; sub float64x8
    63d  62c17c4828d7              vmovaps zmm18, zmm15                                 ; mulacc float64x8
    643  62e2f540b81533060000      vfmadd231pd zmm18, zmm17, zmmword ptr [rip + 00000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c0]
    64d  62e2f540b81569060000      vfmadd231pd zmm18, zmm17, zmmword ptr [rip + 999846182d4484be999846182d4484be999846182d4484be999846182d4484be999846182d4484be999846182d4484be999846182d4484be999846182d4484be]; mulacc float64x8
    657  62b1fd4073f03f            vpsllq zmm16, zmm16, 63                              ; shl uint64x8
    65e  62a16d40efc0              vpxord zmm16, zmm18, zmm16                           ; xor uint64x8
    664  62e1ad48590dd2050000      vmulpd zmm17, zmm10, zmmword ptr [rip + 83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f]; mul float64x8
    66e  62c1f54058cb              vaddpd zmm17, zmm17, zmm11                           ; add float64x8
    674  62c1f5405cd3              vsubpd zmm18, zmm17, zmm11                           ; sub float64x8
    67a  62c17c4828da              vmovaps zmm19, zmm10                                 ; mulacc float64x8
    680  62e2ed40b81df6050000      vfmadd231pd zmm19, zmm18, zmmword ptr [rip + 00000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c0]
    68a  62e2ed40b81d2c060000      vfmadd231pd zmm19, zmm18, zmmword ptr [rip + 999846182d4484be999846182d4484be999846182d4484be999846182d4484be999846182d4484be999846182d4484be999846182d4484be999846182d4484be]; mulacc float64x8
    694  62b1f54073f13f            vpsllq zmm17, zmm17, 63                              ; shl uint64x8
    69b  62a16540efc9              vpxord zmm17, zmm19, zmm17                           ; xor uint64x8
    6a1  3bc7                      cmp eax, edi                                         ; range int32
    6a3  0f8d2d020000              jge done_8d6
    6a9  62f27d485805110b0000      vpbroadcastd zmm0, dword ptr [rip + 0000804e]
    6b3  62d17c48c2cd01            vcmpps k1, zmm0, zmm13, 1                            ; cmplt boolx16
    6ba  c4e3f931d100              kshiftrq k2, k1, 0                                   ; gep boolx8
    6c0  62f2fd485905160a0000      vpbroadcastq zmm0, qword ptr [rip + 0000000000000080]
    6ca  62c1fd4855d7              vandnpd zmm18, zmm0, zmm15                           ; abs float64x8
    6d0  62f1ed40c21d2506000001    vcmppd k3, zmm18, zmmword ptr [rip + 00000000000080460000000000008046000000000000804600000000000080460000000000008046000000000000804600000000000080460000000000008046], 1; cmplt boolx8
    6db  62f1ed40c2255a06000001    vcmppd k4, zmm18, zmmword ptr [rip + 000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044], 1; cmplt boolx8
    6e6  62f1ed40c22d8f06000001    vcmppd k5, zmm18, zmmword ptr [rip + 00000000000060430000000000006043000000000000604300000000000060430000000000006043000000000000604300000000000060430000000000006043], 1; cmplt boolx8
    6f1  62f2fd4859050d0a0000      vpbroadcastq zmm0, qword ptr [rip + 000000a82072f23d]
    6fb  62e2fd485915fb090000      vpbroadcastq zmm18, qword ptr [rip + 000000701bcc773f]
    705  62a2fd4d64d2              vpblendmq zmm18{k5}, zmm0, zmm18                     ; where float64x8
    70b  62f2fd485905fb090000      vpbroadcastq zmm0, qword ptr [rip + 00000074c29f623c]
    715  62a2fd4c64d2              vpblendmq zmm18{k4}, zmm0, zmm18                     ; where float64x8
    71b  62f2fd485905f3090000      vpbroadcastq zmm0, qword ptr [rip + 0000004c7df4c53a]
    725  62a2fd4b64d2              vpblendmq zmm18{k3}, zmm0, zmm18                     ; where float64x8
    72b  62a1854859d2              vmulpd zmm18, zmm15, zmm18                           ; mul float64x8
    731  62a1ed4058de              vaddpd zmm19, zmm18, zmm22                           ; add float64x8
    737  62a1e5405cde              vsubpd zmm19, zmm19, zmm22                           ; sub float64x8
    73d  62a1ed405cd3              vsubpd zmm18, zmm18, zmm19                           ; sub float64x8
    743  62a2bd4564df              vpblendmq zmm19{k5}, zmm24, zmm23                    ; where float64x8
    749  62a2b54464db              vpblendmq zmm19{k4}, zmm25, zmm19                    ; where float64x8
    74f  62a2ad4364db              vpblendmq zmm19{k3}, zmm26, zmm19                    ; where float64x8
    755  62a1854859db              vmulpd zmm19, zmm15, zmm19                           ; mul float64x8
    75b  62a1e54058e6              vaddpd zmm20, zmm19, zmm22                           ; add float64x8
    761  62a1dd405ce6              vsubpd zmm20, zmm20, zmm22                           ; sub float64x8
    767  62a1e5405cdc              vsubpd zmm19, zmm19, zmm20                           ; sub float64x8
    76d  62a1ed4058e3              vaddpd zmm20, zmm18, zmm19                           ; add float64x8
    773  62829d4564eb              vpblendmq zmm21{k5}, zmm28, zmm27                    ; where float64x8
    779  62a2954464ed              vpblendmq zmm21{k4}, zmm29, zmm21                    ; where float64x8
    77f  62a28d4364ed              vpblendmq zmm21{k3}, zmm30, zmm21                    ; where float64x8
    785  6231854859fd              vmulpd zmm15, zmm15, zmm21                           ; mul float64x8
    78b  62c1dd4058e7              vaddpd zmm20, zmm20, zmm15                           ; add float64x8
    791  62c1dd4058e3              vaddpd zmm20, zmm20, zmm11                           ; add float64x8
    797  62c1dd405ceb              vsubpd zmm21, zmm20, zmm11                           ; sub float64x8
    79d  62a1ed405cd5              vsubpd zmm18, zmm18, zmm21                           ; sub float64x8
    7a3  62a1ed4058d3              vaddpd zmm18, zmm18, zmm19                           ; add float64x8
    7a9  6251ed4058ff              vaddpd zmm15, zmm18, zmm15                           ; add float64x8
    7af  6211854859ff              vmulpd zmm15, zmm15, zmm31                           ; mul float64x8
    7b5  62b1ed4073f43f            vpsllq zmm18, zmm20, 63                              ; shl uint64x8
    7bc  62310548effa              vpxord zmm15, zmm15, zmm18                           ; xor uint64x8
    7c2  62c2fd4264c7              vpblendmq zmm16{k2}, zmm16, zmm15                    ; where float64x8
    7c8  c4e3f931c908              kshiftrq k1, k1, 8                                   ; gep boolx8
    7ce  62f2fd48590508090000      vpbroadcastq zmm0, qword ptr [rip + 0000000000000080]
    7d8  6251fd4855fa              vandnpd zmm15, zmm0, zmm10                           ; abs float64x8
    7de  62f18548c2151705000001    vcmppd k2, zmm15, zmmword ptr [rip + 00000000000080460000000000008046000000000000804600000000000080460000000000008046000000000000804600000000000080460000000000008046], 1; cmplt boolx8
    7e9  62f18548c21d4c05000001    vcmppd k3, zmm15, zmmword ptr [rip + 000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044], 1; cmplt boolx8
    7f4  62f18548c2258105000001    vcmppd k4, zmm15, zmmword ptr [rip + 00000000000060430000000000006043000000000000604300000000000060430000000000006043000000000000604300000000000060430000000000006043], 1; cmplt boolx8
    7ff  62f2fd485905ff080000      vpbroadcastq zmm0, qword ptr [rip + 000000a82072f23d]
    809  6272fd48593ded080000      vpbroadcastq zmm15, qword ptr [rip + 000000701bcc773f]
    813  6252fd4c64ff              vpblendmq zmm15{k4}, zmm0, zmm15                     ; where float64x8
    819  62f2fd485905ed080000      vpbroadcastq zmm0, qword ptr [rip + 00000074c29f623c]
    823  6252fd4b64ff              vpblendmq zmm15{k3}, zmm0, zmm15                     ; where float64x8
    829  62f2fd485905e5080000      vpbroadcastq zmm0, qword ptr [rip + 0000004c7df4c53a]
    833  6252fd4a64ff              vpblendmq zmm15{k2}, zmm0, zmm15                     ; where float64x8
    839  6251ad4859ff              vmulpd zmm15, zmm10, zmm15                           ; mul float64x8
    83f  62a1854858d6              vaddpd zmm18, zmm15, zmm22                           ; add float64x8
    845  62a1ed405cd6              vsubpd zmm18, zmm18, zmm22                           ; sub float64x8
    84b  623185485cfa              vsubpd zmm15, zmm15, zmm18                           ; sub float64x8
    851  62a2bd4464d7              vpblendmq zmm18{k4}, zmm24, zmm23                    ; where float64x8
    857  62a2b54364d2              vpblendmq zmm18{k3}, zmm25, zmm18                    ; where float64x8
    85d  62a2ad4264d2              vpblendmq zmm18{k2}, zmm26, zmm18                    ; where float64x8
    863  62a1ad4859d2              vmulpd zmm18, zmm10, zmm18                           ; mul float64x8
    869  62a1ed4058de              vaddpd zmm19, zmm18, zmm22                           ; add float64x8
    86f  62a1e5405cde              vsubpd zmm19, zmm19, zmm22                           ; sub float64x8
    875  62a1ed405cd3              vsubpd zmm18, zmm18, zmm19                           ; sub float64x8
    87b  62a1854858da              vaddpd zmm19, zmm15, zmm18                           ; add float64x8
    881  62829d4464e3              vpblendmq zmm20{k4}, zmm28, zmm27                    ; where float64x8
    887  62a2954364e4              vpblendmq zmm20{k3}, zmm29, zmm20                    ; where float64x8
    88d  62a28d4264e4              vpblendmq zmm20{k2}, zmm30, zmm20                    ; where float64x8
    893  6231ad4859d4              vmulpd zmm10, zmm10, zmm20                           ; mul float64x8
    899  62c1e54058da              vaddpd zmm19, zmm19, zmm10                           ; add float64x8
    89f  62c1e54058db              vaddpd zmm19, zmm19, zmm11                           ; add float64x8
    8a5  62c1e5405ce3              vsubpd zmm20, zmm19, zmm11                           ; sub float64x8
    8ab  623185485cfc              vsubpd zmm15, zmm15, zmm20                           ; sub float64x8
    8b1  6231854858fa              vaddpd zmm15, zmm15, zmm18                           ; add float64x8
    8b7  6251854858d2              vaddpd zmm10, zmm15, zmm10                           ; add float64x8
    8bd  6211ad4859d7              vmulpd zmm10, zmm10, zmm31                           ; mul float64x8
    8c3  62b1854873f33f            vpsllq zmm15, zmm19, 63                              ; shl uint64x8
    8ca  62512d48efd7              vpxord zmm10, zmm10, zmm15                           ; xor uint64x8
    8d0  62c2f54164ca              vpblendmq zmm17{k1}, zmm17, zmm10                    ; where float64x8
done_8d6:
    8d6  6231fd4059d0              vmulpd zmm10, zmm16, zmm16                           ; mul float64x8
    8dc  6272fd48593d8a080000      vpbroadcastq zmm15, qword ptr [rip + 0000008026ba65be]; mulacc float64x8
    8e6  6272ad48a8f9              vfmadd213pd zmm15, zmm10, zmm1
    8ec  6272ad48a8fa              vfmadd213pd zmm15, zmm10, zmm2                       ; mulacc float64x8
    8f2  6272ad48a8fb              vfmadd213pd zmm15, zmm10, zmm3                       ; mulacc float64x8
    8f8  6272ad48a8fc              vfmadd213pd zmm15, zmm10, zmm4                       ; mulacc float64x8
    8fe  6272ad48a8fd              vfmadd213pd zmm15, zmm10, zmm5                       ; mulacc float64x8
    904  6251fd4059d7              vmulpd zmm10, zmm16, zmm15                           ; mul float64x8
    90a  6251fd485ad2              vcvtpd2ps ymm10, zmm10                               ; cast float32x8
    910  6231f54059f9              vmulpd zmm15, zmm17, zmm17                           ; mul float64x8
    916  62e2fd48590550080000      vpbroadcastq zmm16, qword ptr [rip + 0000008026ba65be]; mulacc float64x8
    920  62e28548a8c1              vfmadd213pd zmm16, zmm15, zmm1
    926  62e28548a8c2              vfmadd213pd zmm16, zmm15, zmm2                       ; mulacc float64x8
    92c  62e28548a8c3              vfmadd213pd zmm16, zmm15, zmm3                       ; mulacc float64x8
    932  62e28548a8c4              vfmadd213pd zmm16, zmm15, zmm4                       ; mulacc float64x8
    938  62e28548a8c5              vfmadd213pd zmm16, zmm15, zmm5                       ; mulacc float64x8
    93e  6231f54059f8              vmulpd zmm15, zmm17, zmm16                           ; mul float64x8
    944  6251fd485aff              vcvtpd2ps ymm15, zmm15                               ; cast float32x8
    94a  6253ad481ad701            vinsertf64x4 zmm10, zmm10, ymm15, 1                  ; vectorize float32x16
    951  62521d48b8d6              vfmadd231ps zmm10, zmm12, zmm14                      ; mulacc float32x16
    957  6271144858e6              vaddps zmm12, zmm13, zmm6                            ; add float32x16
    95d  62d14448c2cc01            vcmpps k1, zmm7, zmm12, 1                            ; cmplt boolx16
    964  62d11c48c2d001            vcmpps k2, zmm12, zmm8, 1                            ; cmplt boolx16
    96b  62f11c48c21d4a04000001    vcmpps k3, zmm12, zmmword ptr [rip + 00008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000], 1; cmplt boolx16
    976  62711c48592d80040000      vmulps zmm13, zmm12, zmmword ptr [rip + 0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c]; mul float32x16
    980  62521d4b64ed              vpblendmd zmm13{k3}, zmm12, zmm13                    ; where float32x16
    986  62711548fe35b0040000      vpaddd zmm14, zmm13, zmmword ptr [rip + 0dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac0]; add int32x16
    990  62d1054872e617            vpsrad zmm15, zmm14, 23                              ; shr int32x16
    997  62517c485bff              vcvtdq2ps zmm15, zmm15                               ; cast float32x16
    99d  62f27d48580535080000      vpbroadcastd zmm0, dword ptr [rip + 0000c841]
    9a7  62e2454b64c0              vpblendmd zmm16{k3}, zmm7, zmm0                      ; where float32x16
    9ad  623104485cf8              vsubps zmm15, zmm15, zmm16                           ; sub float32x16
    9b3  62510d48dbf1              vpandd zmm14, zmm14, zmm9                            ; and int32x16
    9b9  62511548faee              vpsubd zmm13, zmm13, zmm14                           ; sub int32x16
    9bf  627114485cee              vsubps zmm13, zmm13, zmm6                            ; sub float32x16
    9c5  62727d48583515080000      vpbroadcastd zmm14, dword ptr [rip + ce37f6bd]       ; mulacc float32x16
    9cf  62721548a835a7040000      vfmadd213ps zmm14, zmm13, zmmword ptr [rip + 5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e]
    9d9  62721548a835dd040000      vfmadd213ps zmm14, zmm13, zmmword ptr [rip + 4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be]; mulacc float32x16
    9e3  62721548a83513050000      vfmadd213ps zmm14, zmm13, zmmword ptr [rip + 79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e]; mulacc float32x16
    9ed  62721548a83549050000      vfmadd213ps zmm14, zmm13, zmmword ptr [rip + 3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be]; mulacc float32x16
    9f7  62721548a8357f050000      vfmadd213ps zmm14, zmm13, zmmword ptr [rip + 39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e]; mulacc float32x16
    a01  62721548a835b5050000      vfmadd213ps zmm14, zmm13, zmmword ptr [rip + 5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be]; mulacc float32x16
    a0b  62721548a835eb050000      vfmadd213ps zmm14, zmm13, zmmword ptr [rip + 0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e]; mulacc float32x16
    a15  62721548a83521060000      vfmadd213ps zmm14, zmm13, zmmword ptr [rip + 3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf]; mulacc float32x16
    a1f  62721548a83557060000      vfmadd213ps zmm14, zmm13, zmmword ptr [rip + eda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23e]; mulacc float32x16
    a29  6251144859f6              vmulps zmm14, zmm13, zmm14                           ; mul float32x16
    a2f  6251144858ee              vaddps zmm13, zmm13, zmm14                           ; add float32x16
    a35  6251044858ed              vaddps zmm13, zmm15, zmm13                           ; add float32x16
    a3b  62523d4a64ed              vpblendmd zmm13{k2}, zmm8, zmm13                     ; where float32x16
    a41  62f11c48c2d700            vcmpps k2, zmm12, zmm7, 0                            ; cmpeq boolx16
    a48  62f27d485805ba070000      vpbroadcastd zmm0, dword ptr [rip + 0000c07f]
    a52  62527d4a64e1              vpblendmd zmm12{k2}, zmm0, zmm9                      ; where float32x16
    a58  62521d4964e5              vpblendmd zmm12{k1}, zmm12, zmm13                    ; where float32x16
    a5e  62512c4858d4              vaddps zmm10, zmm10, zmm12                           ; add float32x16
    a64  62717c481112              vmovups zmmword ptr [rdx], zmm10                     ; store void
    a6a  4883c140                  add rcx, 64                                          ; end void
    a6e  4883c240                  add rdx, 64
    a72  83c601                    add esi, 1
    a75  83fe04                    cmp esi, 4
    a78  0f8c82f6ffff              jl loop_100
done_a7e:
    a7e  c5f877                    vzeroupper                                           ; sink void
    a81  c3                        ret
