transcendental:
      0  b800000000                mov eax, 0
      5  62f27d485805110c0000      vpbroadcastd zmm0, dword ptr [rip + 0000803f]
      f  62f2fd48590d170b0000      vpbroadcastq zmm1, qword ptr [rip + 0000000000003843]
     19  62f2fd485915650b0000      vpbroadcastq zmm2, qword ptr [rip + 0000000000004843]
     23  62f2fd48591d630b0000      vpbroadcastq zmm3, qword ptr [rip + 0000004a0591c33d]
     2d  62f2fd485925610b0000      vpbroadcastq zmm4, qword ptr [rip + 000000aa13fe343c]
     37  62f2fd48592d5f0b0000      vpbroadcastq zmm5, qword ptr [rip + 00000034f5d1a73a]
     41  62f2fd4859355d0b0000      vpbroadcastq zmm6, qword ptr [rip + 0000006c03770339]
     4b  62f2fd48593d5b0b0000      vpbroadcastq zmm7, qword ptr [rip + 4c531f7d75c2ef3b]
     55  6272fd485905590b0000      vpbroadcastq zmm8, qword ptr [rip + db06eea6a98f7e3a]
     5f  6272fd48590d570b0000      vpbroadcastq zmm9, qword ptr [rip + 26b3526c1bb8db38]
     69  6272fd485915550b0000      vpbroadcastq zmm10, qword ptr [rip + 10e4104f66a54837]
     73  6272fd48591d530b0000      vpbroadcastq zmm11, qword ptr [rip + 182d4454fb210940]
     7d  6272fd485925510b0000      vpbroadcastq zmm12, qword ptr [rip + 0000008026ba65be]
     87  6272fd4859254f0b0000      vpbroadcastq zmm12, qword ptr [rip + 0000004083c7c73e]
     91  6272fd48592d4d0b0000      vpbroadcastq zmm13, qword ptr [rip + 000000a0c6052abf]
     9b  6272fd4859354b0b0000      vpbroadcastq zmm14, qword ptr [rip + 000000601911813f]
     a5  6272fd48593d490b0000      vpbroadcastq zmm15, qword ptr [rip + 000000605555c5bf]
     af  62e2fd485905470b0000      vpbroadcastq zmm16, qword ptr [rip + 000000000000f03f]
     b9  62e27d48580d690b0000      vpbroadcastd zmm17, dword ptr [rip + 00000000]
     c3  62e27d485815630b0000      vpbroadcastd zmm18, dword ptr [rip + 0000807f]
     cd  62e27d48581d6d0b0000      vpbroadcastd zmm19, dword ptr [rip + 000080ff]
     d7  488b17                    mov rdx, qword ptr [rdi]
     da  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 64>
     de  be00000000                mov esi, 0                                           ; range int32
loop_100:
    100  62e17c481021              vmovups zmm20, zmmword ptr [rcx]                     ; load float32x16
    106  62a37d4856ec01            vreduceps zmm21, zmm20, 1                            ; exp2 float32x16
    10d  62e27d485835f10a0000      vpbroadcastd zmm22, dword ptr [rip + 7e226239]
    117  62e27d48583deb0a0000      vpbroadcastd zmm23, dword ptr [rip + ac9ba33a]
    121  62a25540a8f7              vfmadd213ps zmm22, zmm21, zmm23                      ; exp2 float32x16
    127  62e27d48583ddf0a0000      vpbroadcastd zmm23, dword ptr [rip + c07e1e3c]
    131  62a25540a8f7              vfmadd213ps zmm22, zmm21, zmm23                      ; exp2 float32x16
    137  62e27d48583dd30a0000      vpbroadcastd zmm23, dword ptr [rip + 7b45633d]
    141  62a25540a8f7              vfmadd213ps zmm22, zmm21, zmm23                      ; exp2 float32x16
    147  62e27d48583dc70a0000      vpbroadcastd zmm23, dword ptr [rip + 9dfe753e]
    151  62a25540a8f7              vfmadd213ps zmm22, zmm21, zmm23                      ; exp2 float32x16
    157  62e27d48583dbb0a0000      vpbroadcastd zmm23, dword ptr [rip + 1672313f]
    161  62a25540a8f7              vfmadd213ps zmm22, zmm21, zmm23                      ; exp2 float32x16
    167  62e25540a8f0              vfmadd213ps zmm22, zmm21, zmm0
    16d  62a24d402cec              vscalefps zmm21, zmm22, zmm20
    173  62e27d485835a70a0000      vpbroadcastd zmm22, dword ptr [rip + 00000080]
    17d  62a14c4055f4              vandnps zmm22, zmm22, zmm20                          ; abs float32x16
    183  62a17c4851fe              vsqrtps zmm23, zmm22                                 ; sqrt float32x16
    189  62627d485805950a0000      vpbroadcastd zmm24, dword ptr [rip + 0000804e]
    193  62b13c40c2ce01            vcmpps k1, zmm24, zmm22, 1                           ; cmplt boolx16
    19a  c4e1fb93f9                kmovq rdi, k1                                        ; gep boolx16
    19f  4c8bc7                    mov r8, rdi
    1a2  49c1e808                  shr r8, 8
    1a6  4983e001                  and r8, 1
    1aa  4c8bcf                    mov r9, rdi
    1ad  49c1e909                  shr r9, 9
    1b1  4983e101                  and r9, 1
    1b5  49c1e101                  shl r9, 1
    1b9  4d0bc1                    or r8, r9
    1bc  4c8bcf                    mov r9, rdi
    1bf  49c1e90a                  shr r9, 10
    1c3  4983e101                  and r9, 1
    1c7  49c1e102                  shl r9, 2
    1cb  4d0bc1                    or r8, r9
    1ce  4c8bcf                    mov r9, rdi
    1d1  49c1e90b                  shr r9, 11
    1d5  4983e101                  and r9, 1
    1d9  49c1e103                  shl r9, 3
    1dd  4d0bc1                    or r8, r9
    1e0  4c8bcf                    mov r9, rdi
    1e3  49c1e90c                  shr r9, 12
    1e7  4983e101                  and r9, 1
    1eb  49c1e104                  shl r9, 4
    1ef  4d0bc1                    or r8, r9
    1f2  4c8bcf                    mov r9, rdi
    1f5  49c1e90d                  shr r9, 13
    1f9  4983e101                  and r9, 1
    1fd  49c1e105                  shl r9, 5
    201  4d0bc1                    or r8, r9
    204  4c8bcf                    mov r9, rdi
    207  49c1e90e                  shr r9, 14
    20b  4983e101                  and r9, 1
    20f  49c1e106                  shl r9, 6
    213  4d0bc1                    or r8, r9
    216  4c8bcf                    mov r9, rdi
    219  49c1e90f                  shr r9, 15
    21d  4983e101                  and r9, 1
    221  49c1e107                  shl r9, 7
    225  4d0bc1                    or r8, r9
    228  4c8bcf                    mov r9, rdi
    22b  4983e101                  and r9, 1
    22f  49c1e108                  shl r9, 8
    233  4d0bc1                    or r8, r9
    236  4c8bcf                    mov r9, rdi
    239  49c1e901                  shr r9, 1
    23d  4983e101                  and r9, 1
    241  49c1e109                  shl r9, 9
    245  4d0bc1                    or r8, r9
    248  4c8bcf                    mov r9, rdi
    24b  49c1e902                  shr r9, 2
    24f  4983e101                  and r9, 1
    253  49c1e10a                  shl r9, 10
    257  4d0bc1                    or r8, r9
    25a  4c8bcf                    mov r9, rdi
    25d  49c1e903                  shr r9, 3
    261  4983e101                  and r9, 1
    265  49c1e10b                  shl r9, 11
    269  4d0bc1                    or r8, r9
    26c  4c8bcf                    mov r9, rdi
    26f  49c1e904                  shr r9, 4
    273  4983e101                  and r9, 1
    277  49c1e10c                  shl r9, 12
    27b  4d0bc1                    or r8, r9
    27e  4c8bcf                    mov r9, rdi
    281  49c1e905                  shr r9, 5
    285  4983e101                  and r9, 1
    289  49c1e10d                  shl r9, 13
    28d  4d0bc1                    or r8, r9
    290  4c8bcf                    mov r9, rdi
    293  49c1e906                  shr r9, 6
    297  4983e101                  and r9, 1
    29b  49c1e10e                  shl r9, 14
    29f  4d0bc1                    or r8, r9
    2a2  48c1ef07                  shr rdi, 7
    2a6  4883e701                  and rdi, 1
    2aa  48c1e70f                  shl rdi, 15
    2ae  4c0bc7                    or r8, rdi
    2b1  c4c1fb92d0                kmovq k2, r8
    2b6  c4e1f445ca                korq k1, k1, k2                                      ; or boolx16
    2bb  c4e1fb93f9                kmovq rdi, k1                                        ; gep boolx16
    2c0  4c8bc7                    mov r8, rdi
    2c3  49c1e804                  shr r8, 4
    2c7  4983e001                  and r8, 1
    2cb  4c8bcf                    mov r9, rdi
    2ce  49c1e905                  shr r9, 5
    2d2  4983e101                  and r9, 1
    2d6  49c1e101                  shl r9, 1
    2da  4d0bc1                    or r8, r9
    2dd  4c8bcf                    mov r9, rdi
    2e0  49c1e906                  shr r9, 6
    2e4  4983e101                  and r9, 1
    2e8  49c1e102                  shl r9, 2
    2ec  4d0bc1                    or r8, r9
    2ef  4c8bcf                    mov r9, rdi
    2f2  49c1e907                  shr r9, 7
    2f6  4983e101                  and r9, 1
    2fa  49c1e103                  shl r9, 3
    2fe  4d0bc1                    or r8, r9
    301  4c8bcf                    mov r9, rdi
    304  4983e101                  and r9, 1
    308  49c1e104                  shl r9, 4
    30c  4d0bc1                    or r8, r9
    30f  4c8bcf                    mov r9, rdi
    312  49c1e901                  shr r9, 1
    316  4983e101                  and r9, 1
    31a  49c1e105                  shl r9, 5
    31e  4d0bc1                    or r8, r9
    321  4c8bcf                    mov r9, rdi
    324  49c1e902                  shr r9, 2
    328  4983e101                  and r9, 1
    32c  49c1e106                  shl r9, 6
    330  4d0bc1                    or r8, r9
    333  4c8bcf                    mov r9, rdi
    336  49c1e903                  shr r9, 3
    33a  4983e101                  and r9, 1
    33e  49c1e107                  shl r9, 7
    342  4d0bc1                    or r8, r9
    345  4c8bcf                    mov r9, rdi
    348  49c1e90c                  shr r9, 12
    34c  4983e101                  and r9, 1
    350  49c1e108                  shl r9, 8
    354  4d0bc1                    or r8, r9
    357  4c8bcf                    mov r9, rdi
    35a  49c1e90d                  shr r9, 13
    35e  4983e101                  and r9, 1
    362  49c1e109                  shl r9, 9
    366  4d0bc1                    or r8, r9
    369  4c8bcf                    mov r9, rdi
    36c  49c1e90e                  shr r9, 14
    370  4983e101                  and r9, 1
    374  49c1e10a                  shl r9, 10
    378  4d0bc1                    or r8, r9
    37b  4c8bcf                    mov r9, rdi
    37e  49c1e90f                  shr r9, 15
    382  4983e101                  and r9, 1
    386  49c1e10b                  shl r9, 11
    38a  4d0bc1                    or r8, r9
    38d  4c8bcf                    mov r9, rdi
    390  49c1e908                  shr r9, 8
    394  4983e101                  and r9, 1
    398  49c1e10c                  shl r9, 12
    39c  4d0bc1                    or r8, r9
    39f  4c8bcf                    mov r9, rdi
    3a2  49c1e909                  shr r9, 9
    3a6  4983e101                  and r9, 1
    3aa  49c1e10d                  shl r9, 13
    3ae  4d0bc1                    or r8, r9
    3b1  4c8bcf                    mov r9, rdi
    3b4  49c1e90a                  shr r9, 10
    3b8  4983e101                  and r9, 1
    3bc  49c1e10e                  shl r9, 14
    3c0  4d0bc1                    or r8, r9
    3c3  48c1ef0b                  shr rdi, 11
    3c7  4883e701                  and rdi, 1
    3cb  48c1e70f                  shl rdi, 15
    3cf  4c0bc7                    or r8, rdi
    3d2  c4c1fb92d0                kmovq k2, r8
    3d7  c4e1f445ca                korq k1, k1, k2                                      ; or boolx16
    3dc  c4e1fb93f9                kmovq rdi, k1                                        ; gep boolx16
    3e1  4c8bc7                    mov r8, rdi
    3e4  49c1e802                  shr r8, 2
    3e8  4983e001                  and r8, 1
    3ec  4c8bcf                    mov r9, rdi
    3ef  49c1e903                  shr r9, 3
    3f3  4983e101                  and r9, 1
    3f7  49c1e101                  shl r9, 1
    3fb  4d0bc1                    or r8, r9
    3fe  4c8bcf                    mov r9, rdi
    401  4983e101                  and r9, 1
    405  49c1e102                  shl r9, 2
    409  4d0bc1                    or r8, r9
    40c  4c8bcf                    mov r9, rdi
    40f  49c1e901                  shr r9, 1
    413  4983e101                  and r9, 1
    417  49c1e103                  shl r9, 3
    41b  4d0bc1                    or r8, r9
    41e  4c8bcf                    mov r9, rdi
    421  49c1e906                  shr r9, 6
    425  4983e101                  and r9, 1
    429  49c1e104                  shl r9, 4
    42d  4d0bc1                    or r8, r9
    430  4c8bcf                    mov r9, rdi
    433  49c1e907                  shr r9, 7
    437  4983e101                  and r9, 1
    43b  49c1e105                  shl r9, 5
    43f  4d0bc1                    or r8, r9
    442  4c8bcf                    mov r9, rdi
    445  49c1e904                  shr r9, 4
    449  4983e101                  and r9, 1
    44d  49c1e106                  shl r9, 6
    451  4d0bc1                    or r8, r9
    454  4c8bcf                    mov r9, rdi
    457  49c1e905                  shr r9, 5
    45b  4983e101                  and r9, 1
    45f  49c1e107                  shl r9, 7
    463  4d0bc1                    or r8, r9
    466  4c8bcf                    mov r9, rdi
    469  49c1e90a                  shr r9, 10
    46d  4983e101                  and r9, 1
    471  49c1e108                  shl r9, 8
    475  4d0bc1                    or r8, r9
    478  4c8bcf                    mov r9, rdi
    47b  49c1e90b                  shr r9, 11
    47f  4983e101                  and r9, 1
    483  49c1e109                  shl r9, 9
    487  4d0bc1                    or r8, r9
    48a  4c8bcf                    mov r9, rdi
    48d  49c1e908                  shr r9, 8
    491  4983e101                  and r9, 1
    495  49c1e10a                  shl r9, 10
    499  4d0bc1                    or r8, r9
    49c  4c8bcf                    mov r9, rdi
    49f  49c1e909                  shr r9, 9
    4a3  4983e101                  and r9, 1
    4a7  49c1e10b                  shl r9, 11
    4ab  4d0bc1                    or r8, r9
    4ae  4c8bcf                    mov r9, rdi
    4b1  49c1e90e                  shr r9, 14
    4b5  4983e101                  and r9, 1
    4b9  49c1e10c                  shl r9, 12
    4bd  4d0bc1                    or r8, r9
    4c0  4c8bcf                    mov r9, rdi
    4c3  49c1e90f                  shr r9, 15
    4c7  4983e101                  and r9, 1
    4cb  49c1e10d                  shl r9, 13
    4cf  4d0bc1                    or r8, r9
    4d2  4c8bcf                    mov r9, rdi
    4d5  49c1e90c                  shr r9, 12
    4d9  4983e101                  and r9, 1
    4dd  49c1e10e                  shl r9, 14
    4e1  4d0bc1                    or r8, r9
    4e4  48c1ef0d                  shr rdi, 13
    4e8  4883e701                  and rdi, 1
    4ec  48c1e70f                  shl rdi, 15
    4f0  4c0bc7                    or r8, rdi
    4f3  c4c1fb92d0                kmovq k2, r8
    4f8  c4e1f445ca                korq k1, k1, k2                                      ; or boolx16
    4fd  c4e1fb93f9                kmovq rdi, k1                                        ; gep boolx16
    502  4c8bc7                    mov r8, rdi
    505  49c1e801                  shr r8, 1
    509  4983e001                  and r8, 1
    50d  4c8bcf                    mov r9, rdi
    510  4983e101                  and r9, 1
    514  49c1e101                  shl r9, 1
    518  4d0bc1                    or r8, r9
    51b  4c8bcf                    mov r9, rdi
    51e  49c1e903                  shr r9, 3
    522  4983e101                  and r9, 1
    526  49c1e102                  shl r9, 2
    52a  4d0bc1                    or r8, r9
    52d  4c8bcf                    mov r9, rdi
    530  49c1e902                  shr r9, 2
    534  4983e101                  and r9, 1
    538  49c1e103                  shl r9, 3
    53c  4d0bc1                    or r8, r9
    53f  4c8bcf                    mov r9, rdi
    542  49c1e905                  shr r9, 5
    546  4983e101                  and r9, 1
    54a  49c1e104                  shl r9, 4
    54e  4d0bc1                    or r8, r9
    551  4c8bcf                    mov r9, rdi
    554  49c1e904                  shr r9, 4
    558  4983e101                  and r9, 1
    55c  49c1e105                  shl r9, 5
    560  4d0bc1                    or r8, r9
    563  4c8bcf                    mov r9, rdi
    566  49c1e907                  shr r9, 7
    56a  4983e101                  and r9, 1
    56e  49c1e106                  shl r9, 6
    572  4d0bc1                    or r8, r9
    575  4c8bcf                    mov r9, rdi
    578  49c1e906                  shr r9, 6
    57c  4983e101                  and r9, 1
    580  49c1e107                  shl r9, 7
    584  4d0bc1                    or r8, r9
    587  4c8bcf                    mov r9, rdi
    58a  49c1e909                  shr r9, 9
    58e  4983e101                  and r9, 1
    592  49c1e108                  shl r9, 8
    596  4d0bc1                    or r8, r9
    599  4c8bcf                    mov r9, rdi
    59c  49c1e908                  shr r9, 8
    5a0  4983e101                  and r9, 1
    5a4  49c1e109                  shl r9, 9
    5a8  4d0bc1                    or r8, r9
    5ab  4c8bcf                    mov r9, rdi
    5ae  49c1e90b                  shr r9, 11
    5b2  4983e101                  and r9, 1
    5b6  49c1e10a                  shl r9, 10
    5ba  4d0bc1                    or r8, r9
    5bd  4c8bcf                    mov r9, rdi
    5c0  49c1e90a                  shr r9, 10
    5c4  4983e101                  and r9, 1
    5c8  49c1e10b                  shl r9, 11
    5cc  4d0bc1                    or r8, r9
    5cf  4c8bcf                    mov r9, rdi
    5d2  49c1e90d                  shr r9, 13
    5d6  4983e101                  and r9, 1
    5da  49c1e10c                  shl r9, 12
    5de  4d0bc1                    or r8, r9
    5e1  4c8bcf                    mov r9, rdi
    5e4  49c1e90c                  shr r9, 12
    5e8  4983e101                  and r9, 1
    5ec  49c1e10d                  shl r9, 13
    5f0  4d0bc1                    or r8, r9
    5f3  4c8bcf                    mov r9, rdi
    5f6  49c1e90f                  shr r9, 15
    5fa  4983e101                  and r9, 1
    5fe  49c1e10e                  shl r9, 14
    602  4d0bc1                    or r8, r9
    605  48c1ef0e                  shr rdi, 14
    609  4883e701                  and rdi, 1
    60d  48c1e70f                  shl rdi, 15
    611  4c0bc7                    or r8, rdi
    614  c4c1fb92d0                kmovq k2, r8
    619  c4e1f445ca                korq k1, k1, k2                                      ; or boolx16
    61e  c4e1fb93f9                kmovq rdi, k1                                        ; gep bool
    623  4883e701                  and rdi, 1
    627  62217c485ac4              vcvtps2pd zmm24, ymm20                               ; cast float64x8
    62d  62a3fd481be401            vextractf64x4 ymm20, zmm20, 1                        ; gep float32x8
    634  62a17c485ae4              vcvtps2pd zmm20, ymm20                               ; cast float64x8
    63a  6262fd48590de4040000      vpbroadcastq zmm25, qword ptr [rip + 83c8c96d305fd43f]
    644  6201bd4059c9              vmulpd zmm25, zmm24, zmm25                           ; mul float64x8
    64a  6261b54058c9              vaddpd zmm25, zmm25, zmm1                            ; add float64x8
    650  6261b5405cd1              vsubpd zmm26, zmm25, zmm1                            ; sub float64x8
    656  62017c4828d8              vmovaps zmm27, zmm24                                 ; mulacc float64x8
    65c  6262fd485925d2040000      vpbroadcastq zmm28, qword ptr [rip + 00000040fb2109c0]
    666  6202ad40b8dc              vfmadd231pd zmm27, zmm26, zmm28                      ; mulacc float64x8
    66c  6262fd485925ca040000      vpbroadcastq zmm28, qword ptr [rip + 999846182d4484be]
    676  6202ad40b8dc              vfmadd231pd zmm27, zmm26, zmm28                      ; mulacc float64x8
    67c  6291b54073f13f            vpsllq zmm25, zmm25, 63                              ; shl uint64x8
    683  62012540efc9              vpxord zmm25, zmm27, zmm25                           ; xor uint64x8
    689  6262fd48591595040000      vpbroadcastq zmm26, qword ptr [rip + 83c8c96d305fd43f]
    693  6201dd4059d2              vmulpd zmm26, zmm20, zmm26                           ; mul float64x8
    699  6261ad4058d1              vaddpd zmm26, zmm26, zmm1                            ; add float64x8
    69f  6261ad405cd9              vsubpd zmm27, zmm26, zmm1                            ; sub float64x8
    6a5  62217c4828e4              vmovaps zmm28, zmm20                                 ; mulacc float64x8
    6ab  6262fd48592d83040000      vpbroadcastq zmm29, qword ptr [rip + 00000040fb2109c0]
    6b5  6202a540b8e5              vfmadd231pd zmm28, zmm27, zmm29                      ; mulacc float64x8
    6bb  6262fd48592d7b040000      vpbroadcastq zmm29, qword ptr [rip + 999846182d4484be]
    6c5  6202a540b8e5              vfmadd231pd zmm28, zmm27, zmm29                      ; mulacc float64x8
    6cb  6291ad4073f23f            vpsllq zmm26, zmm26, 63                              ; shl uint64x8
    6d2  62011d40efd2              vpxord zmm26, zmm28, zmm26                           ; xor uint64x8
    6d8  3bc7                      cmp eax, edi                                         ; range int32
    6da  0f8d51020000              jge done_931
    6e0  62627d48581d3e050000      vpbroadcastd zmm27, dword ptr [rip + 0000804e]
    6ea  62b12440c2ce01            vcmpps k1, zmm27, zmm22, 1                           ; cmplt boolx16
    6f1  c4e3f931d100              kshiftrq k2, k1, 0                                   ; gep boolx8
    6f7  6262fd48591d47040000      vpbroadcastq zmm27, qword ptr [rip + 0000000000000080]
    701  6201a54055d8              vandnpd zmm27, zmm27, zmm24                          ; abs float64x8
    707  6262fd4859253f040000      vpbroadcastq zmm28, qword ptr [rip + 0000000000008046]
    711  6291a540c2dc01            vcmppd k3, zmm27, zmm28, 1                           ; cmplt boolx8
    718  6262fd48592536040000      vpbroadcastq zmm28, qword ptr [rip + 000000000000f044]
    722  6291a540c2e401            vcmppd k4, zmm27, zmm28, 1                           ; cmplt boolx8
    729  6262fd4859252d040000      vpbroadcastq zmm28, qword ptr [rip + 0000000000006043]
    733  6291a540c2ec01            vcmppd k5, zmm27, zmm28, 1                           ; cmplt boolx8
    73a  6262fd48591d2c040000      vpbroadcastq zmm27, qword ptr [rip + 000000a82072f23d]
    744  6262fd4859251a040000      vpbroadcastq zmm28, qword ptr [rip + 000000701bcc773f]
    74e  6202a54564dc              vpblendmq zmm27{k5}, zmm27, zmm28                    ; where float64x8
    754  6262fd4859251a040000      vpbroadcastq zmm28, qword ptr [rip + 00000074c29f623c]
    75e  62029d4464db              vpblendmq zmm27{k4}, zmm28, zmm27                    ; where float64x8
    764  6262fd48592512040000      vpbroadcastq zmm28, qword ptr [rip + 0000004c7df4c53a]
    76e  62029d4364db              vpblendmq zmm27{k3}, zmm28, zmm27                    ; where float64x8
    774  6201bd4059db              vmulpd zmm27, zmm24, zmm27                           ; mul float64x8
    77a  6261a54058e2              vaddpd zmm28, zmm27, zmm2                            ; add float64x8
    780  62619d405ce2              vsubpd zmm28, zmm28, zmm2                            ; sub float64x8
    786  6201a5405cdc              vsubpd zmm27, zmm27, zmm28                           ; sub float64x8
    78c  6262dd4d64e3              vpblendmq zmm28{k5}, zmm4, zmm3                      ; where float64x8
    792  6202d54c64e4              vpblendmq zmm28{k4}, zmm5, zmm28                     ; where float64x8
    798  6202cd4b64e4              vpblendmq zmm28{k3}, zmm6, zmm28                     ; where float64x8
    79e  6201bd4059e4              vmulpd zmm28, zmm24, zmm28                           ; mul float64x8
    7a4  62619d4058ea              vaddpd zmm29, zmm28, zmm2                            ; add float64x8
    7aa  626195405cea              vsubpd zmm29, zmm29, zmm2                            ; sub float64x8
    7b0  62019d405ce5              vsubpd zmm28, zmm28, zmm29                           ; sub float64x8
    7b6  6201a54058ec              vaddpd zmm29, zmm27, zmm28                           ; add float64x8
    7bc  6262bd4d64f7              vpblendmq zmm30{k5}, zmm8, zmm7                      ; where float64x8
    7c2  6202b54c64f6              vpblendmq zmm30{k4}, zmm9, zmm30                     ; where float64x8
    7c8  6202ad4b64f6              vpblendmq zmm30{k3}, zmm10, zmm30                    ; where float64x8
    7ce  6201bd4059c6              vmulpd zmm24, zmm24, zmm30                           ; mul float64x8
    7d4  6201954058e8              vaddpd zmm29, zmm29, zmm24                           ; add float64x8
    7da  6261954058e9              vaddpd zmm29, zmm29, zmm1                            ; add float64x8
    7e0  626195405cf1              vsubpd zmm30, zmm29, zmm1                            ; sub float64x8
    7e6  6201a5405cde              vsubpd zmm27, zmm27, zmm30                           ; sub float64x8
    7ec  6201a54058dc              vaddpd zmm27, zmm27, zmm28                           ; add float64x8
    7f2  6201a54058c0              vaddpd zmm24, zmm27, zmm24                           ; add float64x8
    7f8  6241bd4059c3              vmulpd zmm24, zmm24, zmm11                           ; mul float64x8
    7fe  6291a54073f53f            vpsllq zmm27, zmm29, 63                              ; shl uint64x8
    805  62013d40efc3              vpxord zmm24, zmm24, zmm27                           ; xor uint64x8
    80b  6202b54264c8              vpblendmq zmm25{k2}, zmm25, zmm24                    ; where float64x8
    811  c4e3f931c908              kshiftrq k1, k1, 8                                   ; gep boolx8
    817  6262fd48590527030000      vpbroadcastq zmm24, qword ptr [rip + 0000000000000080]
    821  6221bd4055c4              vandnpd zmm24, zmm24, zmm20                          ; abs float64x8
    827  6262fd48591d1f030000      vpbroadcastq zmm27, qword ptr [rip + 0000000000008046]
    831  6291bd40c2d301            vcmppd k2, zmm24, zmm27, 1                           ; cmplt boolx8
    838  6262fd48591d16030000      vpbroadcastq zmm27, qword ptr [rip + 000000000000f044]
    842  6291bd40c2db01            vcmppd k3, zmm24, zmm27, 1                           ; cmplt boolx8
    849  6262fd48591d0d030000      vpbroadcastq zmm27, qword ptr [rip + 0000000000006043]
    853  6291bd40c2e301            vcmppd k4, zmm24, zmm27, 1                           ; cmplt boolx8
    85a  6262fd4859050c030000      vpbroadcastq zmm24, qword ptr [rip + 000000a82072f23d]
    864  6262fd48591dfa020000      vpbroadcastq zmm27, qword ptr [rip + 000000701bcc773f]
    86e  6202bd4464c3              vpblendmq zmm24{k4}, zmm24, zmm27                    ; where float64x8
    874  6262fd48591dfa020000      vpbroadcastq zmm27, qword ptr [rip + 00000074c29f623c]
    87e  6202a54364c0              vpblendmq zmm24{k3}, zmm27, zmm24                    ; where float64x8
    884  6262fd48591df2020000      vpbroadcastq zmm27, qword ptr [rip + 0000004c7df4c53a]
    88e  6202a54264c0              vpblendmq zmm24{k2}, zmm27, zmm24                    ; where float64x8
    894  6201dd4059c0              vmulpd zmm24, zmm20, zmm24                           ; mul float64x8
    89a  6261bd4058da              vaddpd zmm27, zmm24, zmm2                            ; add float64x8
    8a0  6261a5405cda              vsubpd zmm27, zmm27, zmm2                            ; sub float64x8
    8a6  6201bd405cc3              vsubpd zmm24, zmm24, zmm27                           ; sub float64x8
    8ac  6262dd4c64db              vpblendmq zmm27{k4}, zmm4, zmm3                      ; where float64x8
    8b2  6202d54b64db              vpblendmq zmm27{k3}, zmm5, zmm27                     ; where float64x8
    8b8  6202cd4a64db              vpblendmq zmm27{k2}, zmm6, zmm27                     ; where float64x8
    8be  6201dd4059db              vmulpd zmm27, zmm20, zmm27                           ; mul float64x8
    8c4  6261a54058e2              vaddpd zmm28, zmm27, zmm2                            ; add float64x8
    8ca  62619d405ce2              vsubpd zmm28, zmm28, zmm2                            ; sub float64x8
    8d0  6201a5405cdc              vsubpd zmm27, zmm27, zmm28                           ; sub float64x8
    8d6  6201bd4058e3              vaddpd zmm28, zmm24, zmm27                           ; add float64x8
    8dc  6262bd4c64ef              vpblendmq zmm29{k4}, zmm8, zmm7                      ; where float64x8
    8e2  6202b54b64ed              vpblendmq zmm29{k3}, zmm9, zmm29                     ; where float64x8
    8e8  6202ad4a64ed              vpblendmq zmm29{k2}, zmm10, zmm29                    ; where float64x8
    8ee  6281dd4059e5              vmulpd zmm20, zmm20, zmm29                           ; mul float64x8
    8f4  62219d4058e4              vaddpd zmm28, zmm28, zmm20                           ; add float64x8
    8fa  62619d4058e1              vaddpd zmm28, zmm28, zmm1                            ; add float64x8
    900  62619d405ce9              vsubpd zmm29, zmm28, zmm1                            ; sub float64x8
    906  6201bd405cc5              vsubpd zmm24, zmm24, zmm29                           ; sub float64x8
    90c  6201bd4058c3              vaddpd zmm24, zmm24, zmm27                           ; add float64x8
    912  62a1bd4058e4              vaddpd zmm20, zmm24, zmm20                           ; add float64x8
    918  62c1dd4059e3              vmulpd zmm20, zmm20, zmm11                           ; mul float64x8
    91e  6291bd4073f43f            vpsllq zmm24, zmm28, 63                              ; shl uint64x8
    925  62815d40efe0              vpxord zmm20, zmm20, zmm24                           ; xor uint64x8
    92b  6222ad4164d4              vpblendmq zmm26{k1}, zmm26, zmm20                    ; where float64x8
done_931:
    931  6281b54059e1              vmulpd zmm20, zmm25, zmm25                           ; mul float64x8
    937  6262fd48590597020000      vpbroadcastq zmm24, qword ptr [rip + 0000008026ba65be]; mulacc float64x8
    941  6242dd40a8c4              vfmadd213pd zmm24, zmm20, zmm12
    947  6242dd40a8c5              vfmadd213pd zmm24, zmm20, zmm13                      ; mulacc float64x8
    94d  6242dd40a8c6              vfmadd213pd zmm24, zmm20, zmm14                      ; mulacc float64x8
    953  6242dd40a8c7              vfmadd213pd zmm24, zmm20, zmm15                      ; mulacc float64x8
    959  6222dd40a8c0              vfmadd213pd zmm24, zmm20, zmm16                      ; mulacc float64x8
    95f  6281b54059e0              vmulpd zmm20, zmm25, zmm24                           ; mul float64x8
    965  62a1fd485ae4              vcvtpd2ps ymm20, zmm20                               ; cast float32x8
    96b  6201ad4059c2              vmulpd zmm24, zmm26, zmm26                           ; mul float64x8
    971  6262fd48590d5d020000      vpbroadcastq zmm25, qword ptr [rip + 0000008026ba65be]; mulacc float64x8
    97b  6242bd40a8cc              vfmadd213pd zmm25, zmm24, zmm12
    981  6242bd40a8cd              vfmadd213pd zmm25, zmm24, zmm13                      ; mulacc float64x8
    987  6242bd40a8ce              vfmadd213pd zmm25, zmm24, zmm14                      ; mulacc float64x8
    98d  6242bd40a8cf              vfmadd213pd zmm25, zmm24, zmm15                      ; mulacc float64x8
    993  6222bd40a8c8              vfmadd213pd zmm25, zmm24, zmm16                      ; mulacc float64x8
    999  6201ad4059c1              vmulpd zmm24, zmm26, zmm25                           ; mul float64x8
    99f  6201fd485ac0              vcvtpd2ps ymm24, zmm24                               ; cast float32x8
    9a5  6283dd401ae001            vinsertf64x4 zmm20, zmm20, ymm24, 1                  ; vectorize float32x16
    9ac  62a25540b8e7              vfmadd231ps zmm20, zmm21, zmm23                      ; mulacc float32x16
    9b2  62e14c4058e8              vaddps zmm21, zmm22, zmm0                            ; add float32x16
    9b8  62b17440c2cd01            vcmpps k1, zmm17, zmm21, 1                           ; cmplt boolx16
    9bf  62b15440c2d201            vcmpps k2, zmm21, zmm18, 1                           ; cmplt boolx16
    9c6  62e27d48583564020000      vpbroadcastd zmm22, dword ptr [rip + 00008000]
    9d0  62b15440c2de01            vcmpps k3, zmm21, zmm22, 1                           ; cmplt boolx16
    9d7  62e27d48583557020000      vpbroadcastd zmm22, dword ptr [rip + 0000004c]
    9e1  62a1544059f6              vmulps zmm22, zmm21, zmm22                           ; mul float32x16
    9e7  62a2554364f6              vpblendmd zmm22{k3}, zmm21, zmm22                    ; where float32x16
    9ed  62e27d48583d45020000      vpbroadcastd zmm23, dword ptr [rip + 0dfbcac0]
    9f7  62a14d40feff              vpaddd zmm23, zmm22, zmm23                           ; add int32x16
    9fd  62b13d4072e717            vpsrad zmm24, zmm23, 23                              ; shr int32x16
    a04  62017c485bc0              vcvtdq2ps zmm24, zmm24                               ; cast float32x16
    a0a  62627d48580d2c020000      vpbroadcastd zmm25, dword ptr [rip + 0000c841]
    a14  6202754364c9              vpblendmd zmm25{k3}, zmm17, zmm25                    ; where float32x16
    a1a  62013c405cc1              vsubps zmm24, zmm24, zmm25                           ; sub float32x16
    a20  62a14540dbfb              vpandd zmm23, zmm23, zmm19                           ; and int32x16
    a26  62a14d40faf7              vpsubd zmm22, zmm22, zmm23                           ; sub int32x16
    a2c  62e14c405cf0              vsubps zmm22, zmm22, zmm0                            ; sub float32x16
    a32  62e27d48583d0c020000      vpbroadcastd zmm23, dword ptr [rip + ce37f6bd]       ; mulacc float32x16
    a3c  62627d48580d06020000      vpbroadcastd zmm25, dword ptr [rip + 5b74413e]
    a46  62824d40a8f9              vfmadd213ps zmm23, zmm22, zmm25                      ; mulacc float32x16
    a4c  62627d48580dfa010000      vpbroadcastd zmm25, dword ptr [rip + 4c3b40be]
    a56  62824d40a8f9              vfmadd213ps zmm23, zmm22, zmm25                      ; mulacc float32x16
    a5c  62627d48580dee010000      vpbroadcastd zmm25, dword ptr [rip + 79b2503e]
    a66  62824d40a8f9              vfmadd213ps zmm23, zmm22, zmm25                      ; mulacc float32x16
    a6c  62627d48580de2010000      vpbroadcastd zmm25, dword ptr [rip + 3ebb75be]
    a76  62824d40a8f9              vfmadd213ps zmm23, zmm22, zmm25                      ; mulacc float32x16
    a7c  62627d48580dd6010000      vpbroadcastd zmm25, dword ptr [rip + 39c8933e]
    a86  62824d40a8f9              vfmadd213ps zmm23, zmm22, zmm25                      ; mulacc float32x16
    a8c  62627d48580dca010000      vpbroadcastd zmm25, dword ptr [rip + 5dabb8be]
    a96  62824d40a8f9              vfmadd213ps zmm23, zmm22, zmm25                      ; mulacc float32x16
    a9c  62627d48580dbe010000      vpbroadcastd zmm25, dword ptr [rip + 0838f63e]
    aa6  62824d40a8f9              vfmadd213ps zmm23, zmm22, zmm25                      ; mulacc float32x16
    aac  62627d48580db2010000      vpbroadcastd zmm25, dword ptr [rip + 3baa38bf]
    ab6  62824d40a8f9              vfmadd213ps zmm23, zmm22, zmm25                      ; mulacc float32x16
    abc  62627d48580da6010000      vpbroadcastd zmm25, dword ptr [rip + eda8e23e]
    ac6  62824d40a8f9              vfmadd213ps zmm23, zmm22, zmm25                      ; mulacc float32x16
    acc  62a14c4059ff              vmulps zmm23, zmm22, zmm23                           ; mul float32x16
    ad2  62a14c4058f7              vaddps zmm22, zmm22, zmm23                           ; add float32x16
    ad8  62a13c4058f6              vaddps zmm22, zmm24, zmm22                           ; add float32x16
    ade  62a26d4264f6              vpblendmd zmm22{k2}, zmm18, zmm22                    ; where float32x16
    ae4  62b15440c2d100            vcmpps k2, zmm21, zmm17, 0                           ; cmpeq boolx16
    aeb  62e27d48582d7b010000      vpbroadcastd zmm21, dword ptr [rip + 0000c07f]
    af5  62a2554264eb              vpblendmd zmm21{k2}, zmm21, zmm19                    ; where float32x16
    afb  62a2554164ee              vpblendmd zmm21{k1}, zmm21, zmm22                    ; where float32x16
    b01  62a15c4058e5              vaddps zmm20, zmm20, zmm21                           ; add float32x16
    b07  62e17c481122              vmovups zmmword ptr [rdx], zmm20                     ; store void
    b0d  4883c140                  add rcx, 64                                          ; end void
    b11  4883c240                  add rdx, 64
    b15  83c601                    add esi, 1
    b18  83fe04                    cmp esi, 4
    b1b  0f8cdff5ffff              jl loop_100
done_b21:
    b21  c5f877                    vzeroupper                                           ; sink void
    b24  c3                        ret
