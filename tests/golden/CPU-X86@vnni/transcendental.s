transcendental:
      0  41b900000000              mov r9d, 0
      6  62727d48583d100c0000      vpbroadcastd zmm15, dword ptr [rip + 0000803f]
     10  6272fd48591d160b0000      vpbroadcastq zmm11, qword ptr [rip + 0000000000003843]
     1a  6272fd485915640b0000      vpbroadcastq zmm10, qword ptr [rip + 0000000000004843]
     24  62f2fd485905aa0b0000      vpbroadcastq zmm0, qword ptr [rip + 0000008026ba65be]
     2e  62727d485835f40b0000      vpbroadcastd zmm14, dword ptr [rip + 00000000]
     38  4c8b07                    mov r8, qword ptr [rdi]
     3b  488b7f08                  mov rdi, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 64>
     3f  be00000000                mov esi, 0                                           ; range int32
     44  6262fd48593d420b0000      vpbroadcastq zmm31, qword ptr [rip + 0000004a0591c33d]
     4e  6262fd485935400b0000      vpbroadcastq zmm30, qword ptr [rip + 000000aa13fe343c]
     58  6262fd48592d3e0b0000      vpbroadcastq zmm29, qword ptr [rip + 00000034f5d1a73a]
     62  6262fd4859253c0b0000      vpbroadcastq zmm28, qword ptr [rip + 0000006c03770339]
     6c  6262fd48591d420b0000      vpbroadcastq zmm27, qword ptr [rip + db06eea6a98f7e3a]
     76  6262fd485915300b0000      vpbroadcastq zmm26, qword ptr [rip + 4c531f7d75c2ef3b]
     80  6262fd48590d360b0000      vpbroadcastq zmm25, qword ptr [rip + 26b3526c1bb8db38]
     8a  6262fd485905340b0000      vpbroadcastq zmm24, qword ptr [rip + 10e4104f66a54837]
     94  62e2fd48593d320b0000      vpbroadcastq zmm23, qword ptr [rip + 182d4454fb210940]
     9e  62e2fd485935380b0000      vpbroadcastq zmm22, qword ptr [rip + 0000004083c7c73e]
     a8  62e2fd48592d360b0000      vpbroadcastq zmm21, qword ptr [rip + 000000a0c6052abf]
     b2  62e2fd485925340b0000      vpbroadcastq zmm20, qword ptr [rip + 000000601911813f]
     bc  62e2fd48591d320b0000      vpbroadcastq zmm19, qword ptr [rip + 000000605555c5bf]
     c6  62e2fd485915300b0000      vpbroadcastq zmm18, qword ptr [rip + 000000000000f03f]
     d0  62e27d48580d560b0000      vpbroadcastd zmm17, dword ptr [rip + 0000807f]
     da  62e27d485805600b0000      vpbroadcastd zmm16, dword ptr [rip + 000080ff]
loop_100:
    100  62f17c48101f              vmovups zmm3, zmmword ptr [rdi]                      ; load float32x16
    106  62f37d4856d301            vreduceps zmm2, zmm3, 1                              ; exp2 float32x16
    10d  62f27d48580df10a0000      vpbroadcastd zmm1, dword ptr [rip + 7e226239]
    117  62f27d485805eb0a0000      vpbroadcastd zmm0, dword ptr [rip + ac9ba33a]
    121  62f26d48a8c8              vfmadd213ps zmm1, zmm2, zmm0                         ; exp2 float32x16
    127  62f27d485805df0a0000      vpbroadcastd zmm0, dword ptr [rip + c07e1e3c]
    131  62f26d48a8c8              vfmadd213ps zmm1, zmm2, zmm0                         ; exp2 float32x16
    137  62f27d485805d30a0000      vpbroadcastd zmm0, dword ptr [rip + 7b45633d]
    141  62f26d48a8c8              vfmadd213ps zmm1, zmm2, zmm0                         ; exp2 float32x16
    147  62f27d485805c70a0000      vpbroadcastd zmm0, dword ptr [rip + 9dfe753e]
    151  62f26d48a8c8              vfmadd213ps zmm1, zmm2, zmm0                         ; exp2 float32x16
    157  62f27d485805bb0a0000      vpbroadcastd zmm0, dword ptr [rip + 1672313f]
    161  62f26d48a8c8              vfmadd213ps zmm1, zmm2, zmm0                         ; exp2 float32x16
    167  62d26d48a8cf              vfmadd213ps zmm1, zmm2, zmm15
    16d  627275482ceb              vscalefps zmm13, zmm1, zmm3
    173  62f27d485805a70a0000      vpbroadcastd zmm0, dword ptr [rip + 00000080]
    17d  62717c4855cb              vandnps zmm9, zmm0, zmm3                             ; abs float32x16
    183  62517c4851e1              vsqrtps zmm12, zmm9                                  ; sqrt float32x16
    189  62f27d485805950a0000      vpbroadcastd zmm0, dword ptr [rip + 0000804e]
    193  62d17c48c2d101            vcmpps k2, zmm0, zmm9, 1                             ; cmplt boolx16
    19a  c4e1fb93ca                kmovq rcx, k2                                        ; gep boolx16
    19f  488bd1                    mov rdx, rcx
    1a2  48c1ea08                  shr rdx, 8
    1a6  4883e201                  and rdx, 1
    1aa  488bc1                    mov rax, rcx
    1ad  48c1e809                  shr rax, 9
    1b1  4883e001                  and rax, 1
    1b5  48c1e001                  shl rax, 1
    1b9  480bd0                    or rdx, rax
    1bc  488bc1                    mov rax, rcx
    1bf  48c1e80a                  shr rax, 10
    1c3  4883e001                  and rax, 1
    1c7  48c1e002                  shl rax, 2
    1cb  480bd0                    or rdx, rax
    1ce  488bc1                    mov rax, rcx
    1d1  48c1e80b                  shr rax, 11
    1d5  4883e001                  and rax, 1
    1d9  48c1e003                  shl rax, 3
    1dd  480bd0                    or rdx, rax
    1e0  488bc1                    mov rax, rcx
    1e3  48c1e80c                  shr rax, 12
    1e7  4883e001                  and rax, 1
    1eb  48c1e004                  shl rax, 4
    1ef  480bd0                    or rdx, rax
    1f2  488bc1                    mov rax, rcx
    1f5  48c1e80d                  shr rax, 13
    1f9  4883e001                  and rax, 1
    1fd  48c1e005                  shl rax, 5
    201  480bd0                    or rdx, rax
    204  488bc1                    mov rax, rcx
    207  48c1e80e                  shr rax, 14
    20b  4883e001                  and rax, 1
    20f  48c1e006                  shl rax, 6
    213  480bd0                    or rdx, rax
    216  488bc1                    mov rax, rcx
    219  48c1e80f                  shr rax, 15
    21d  4883e001                  and rax, 1
    221  48c1e007                  shl rax, 7
    225  480bd0                    or rdx, rax
    228  488bc1                    mov rax, rcx
    22b  4883e001                  and rax, 1
    22f  48c1e008                  shl rax, 8
    233  480bd0                    or rdx, rax
    236  488bc1                    mov rax, rcx
    239  48c1e801                  shr rax, 1
    23d  4883e001                  and rax, 1
    241  48c1e009                  shl rax, 9
    245  480bd0                    or rdx, rax
    248  488bc1                    mov rax, rcx
    24b  48c1e802                  shr rax, 2
    24f  4883e001                  and rax, 1
    253  48c1e00a                  shl rax, 10
    257  480bd0                    or rdx, rax
    25a  488bc1                    mov rax, rcx
    25d  48c1e803                  shr rax, 3
    261  4883e001                  and rax, 1
    265  48c1e00b                  shl rax, 11
    269  480bd0                    or rdx, rax
    26c  488bc1                    mov rax, rcx
    26f  48c1e804                  shr rax, 4
    273  4883e001                  and rax, 1
    277  48c1e00c                  shl rax, 12
    27b  480bd0                    or rdx, rax
    27e  488bc1                    mov rax, rcx
    281  48c1e805                  shr rax, 5
    285  4883e001                  and rax, 1
    289  48c1e00d                  shl rax, 13
    28d  480bd0                    or rdx, rax
    290  488bc1                    mov rax, rcx
    293  48c1e806                  shr rax, 6
    297  4883e001                  and rax, 1
    29b  48c1e00e                  shl rax, 14
    29f  480bd0                    or rdx, rax
    2a2  48c1e907                  shr rcx, 7
    2a6  4883e101                  and rcx, 1
    2aa  48c1e10f                  shl rcx, 15
    2ae  480bd1                    or rdx, rcx
    2b1  c4e1fb92ca                kmovq k1, rdx
    2b6  c4e1ec45d1                korq k2, k2, k1                                      ; or boolx16
    2bb  c4e1fb93ca                kmovq rcx, k2                                        ; gep boolx16
    2c0  488bd1                    mov rdx, rcx
    2c3  48c1ea04                  shr rdx, 4
    2c7  4883e201                  and rdx, 1
    2cb  488bc1                    mov rax, rcx
    2ce  48c1e805                  shr rax, 5
    2d2  4883e001                  and rax, 1
    2d6  48c1e001                  shl rax, 1
    2da  480bd0                    or rdx, rax
    2dd  488bc1                    mov rax, rcx
    2e0  48c1e806                  shr rax, 6
    2e4  4883e001                  and rax, 1
    2e8  48c1e002                  shl rax, 2
    2ec  480bd0                    or rdx, rax
    2ef  488bc1                    mov rax, rcx
    2f2  48c1e807                  shr rax, 7
    2f6  4883e001                  and rax, 1
    2fa  48c1e003                  shl rax, 3
    2fe  480bd0                    or rdx, rax
    301  488bc1                    mov rax, rcx
    304  4883e001                  and rax, 1
    308  48c1e004                  shl rax, 4
    30c  480bd0                    or rdx, rax
    30f  488bc1                    mov rax, rcx
    312  48c1e801                  shr rax, 1
    316  4883e001                  and rax, 1
    31a  48c1e005                  shl rax, 5
    31e  480bd0                    or rdx, rax
    321  488bc1                    mov rax, rcx
    324  48c1e802                  shr rax, 2
    328  4883e001                  and rax, 1
    32c  48c1e006                  shl rax, 6
    330  480bd0                    or rdx, rax
    333  488bc1                    mov rax, rcx
    336  48c1e803                  shr rax, 3
    33a  4883e001                  and rax, 1
    33e  48c1e007                  shl rax, 7
    342  480bd0                    or rdx, rax
    345  488bc1                    mov rax, rcx
    348  48c1e80c                  shr rax, 12
    34c  4883e001                  and rax, 1
    350  48c1e008                  shl rax, 8
    354  480bd0                    or rdx, rax
    357  488bc1                    mov rax, rcx
    35a  48c1e80d                  shr rax, 13
    35e  4883e001                  and rax, 1
    362  48c1e009                  shl rax, 9
    366  480bd0                    or rdx, rax
    369  488bc1                    mov rax, rcx
    36c  48c1e80e                  shr rax, 14
    370  4883e001                  and rax, 1
    374  48c1e00a                  shl rax, 10
    378  480bd0                    or rdx, rax
    37b  488bc1                    mov rax, rcx
    37e  48c1e80f                  shr rax, 15
    382  4883e001                  and rax, 1
    386  48c1e00b                  shl rax, 11
    38a  480bd0                    or rdx, rax
    38d  488bc1                    mov rax, rcx
    390  48c1e808                  shr rax, 8
    394  4883e001                  and rax, 1
    398  48c1e00c                  shl rax, 12
    39c  480bd0                    or rdx, rax
    39f  488bc1                    mov rax, rcx
    3a2  48c1e809                  shr rax, 9
    3a6  4883e001                  and rax, 1
    3aa  48c1e00d                  shl rax, 13
    3ae  480bd0                    or rdx, rax
    3b1  488bc1                    mov rax, rcx
    3b4  48c1e80a                  shr rax, 10
    3b8  4883e001                  and rax, 1
    3bc  48c1e00e                  shl rax, 14
    3c0  480bd0                    or rdx, rax
    3c3  48c1e90b                  shr rcx, 11
    3c7  4883e101                  and rcx, 1
    3cb  48c1e10f                  shl rcx, 15
    3cf  480bd1                    or rdx, rcx
    3d2  c4e1fb92ca                kmovq k1, rdx
    3d7  c4e1ec45d1                korq k2, k2, k1                                      ; or boolx16
    3dc  c4e1fb93ca                kmovq rcx, k2                                        ; gep boolx16
    3e1  488bd1                    mov rdx, rcx
    3e4  48c1ea02                  shr rdx, 2
    3e8  4883e201                  and rdx, 1
    3ec  488bc1                    mov rax, rcx
    3ef  48c1e803                  shr rax, 3
    3f3  4883e001                  and rax, 1
    3f7  48c1e001                  shl rax, 1
    3fb  480bd0                    or rdx, rax
    3fe  488bc1                    mov rax, rcx
    401  4883e001                  and rax, 1
    405  48c1e002                  shl rax, 2
    409  480bd0                    or rdx, rax
    40c  488bc1                    mov rax, rcx
    40f  48c1e801                  shr rax, 1
    413  4883e001                  and rax, 1
    417  48c1e003                  shl rax, 3
    41b  480bd0                    or rdx, rax
    41e  488bc1                    mov rax, rcx
    421  48c1e806                  shr rax, 6
    425  4883e001                  and rax, 1
    429  48c1e004                  shl rax, 4
    42d  480bd0                    or rdx, rax
    430  488bc1                    mov rax, rcx
    433  48c1e807                  shr rax, 7
    437  4883e001                  and rax, 1
    43b  48c1e005                  shl rax, 5
    43f  480bd0                    or rdx, rax
    442  488bc1                    mov rax, rcx
    445  48c1e804                  shr rax, 4
    449  4883e001                  and rax, 1
    44d  48c1e006                  shl rax, 6
    451  480bd0                    or rdx, rax
    454  488bc1                    mov rax, rcx
    457  48c1e805                  shr rax, 5
    45b  4883e001                  and rax, 1
    45f  48c1e007                  shl rax, 7
    463  480bd0                    or rdx, rax
    466  488bc1                    mov rax, rcx
    469  48c1e80a                  shr rax, 10
    46d  4883e001                  and rax, 1
    471  48c1e008                  shl rax, 8
    475  480bd0                    or rdx, rax
    478  488bc1                    mov rax, rcx
    47b  48c1e80b                  shr rax, 11
    47f  4883e001                  and rax, 1
    483  48c1e009                  shl rax, 9
    487  480bd0                    or rdx, rax
    48a  488bc1                    mov rax, rcx
    48d  48c1e808                  shr rax, 8
    491  4883e001                  and rax, 1
    495  48c1e00a                  shl rax, 10
    499  480bd0                    or rdx, rax
    49c  488bc1                    mov rax, rcx
    49f  48c1e809                  shr rax, 9
    4a3  4883e001                  and rax, 1
    4a7  48c1e00b                  shl rax, 11
    4ab  480bd0                    or rdx, rax
    4ae  488bc1                    mov rax, rcx
    4b1  48c1e80e                  shr rax, 14
    4b5  4883e001                  and rax, 1
    4b9  48c1e00c                  shl rax, 12
    4bd  480bd0                    or rdx, rax
    4c0  488bc1                    mov rax, rcx
    4c3  48c1e80f                  shr rax, 15
    4c7  4883e001                  and rax, 1
    4cb  48c1e00d                  shl rax, 13
    4cf  480bd0                    or rdx, rax
    4d2  488bc1                    mov rax, rcx
    4d5  48c1e80c                  shr rax, 12
    4d9  4883e001                  and rax, 1
    4dd  48c1e00e                  shl rax, 14
    4e1  480bd0                    or rdx, rax
    4e4  48c1e90d                  shr rcx, 13
    4e8  4883e101                  and rcx, 1
    4ec  48c1e10f                  shl rcx, 15
    4f0  480bd1                    or rdx, rcx
    4f3  c4e1fb92ca                kmovq k1, rdx
    4f8  c4e1ec45d1                korq k2, k2, k1                                      ; or boolx16
    4fd  c4e1fb93ca                kmovq rcx, k2                                        ; gep boolx16
    502  488bd1                    mov rdx, rcx
    505  48c1ea01                  shr rdx, 1
    509  4883e201                  and rdx, 1
    50d  488bc1                    mov rax, rcx
    510  4883e001                  and rax, 1
    514  48c1e001                  shl rax, 1
    518  480bd0                    or rdx, rax
    51b  488bc1                    mov rax, rcx
    51e  48c1e803                  shr rax, 3
    522  4883e001                  and rax, 1
    526  48c1e002                  shl rax, 2
    52a  480bd0                    or rdx, rax
    52d  488bc1                    mov rax, rcx
    530  48c1e802                  shr rax, 2
    534  4883e001                  and rax, 1
    538  48c1e003                  shl rax, 3
    53c  480bd0                    or rdx, rax
    53f  488bc1                    mov rax, rcx
    542  48c1e805                  shr rax, 5
    546  4883e001                  and rax, 1
    54a  48c1e004                  shl rax, 4
    54e  480bd0                    or rdx, rax
    551  488bc1                    mov rax, rcx
    554  48c1e804                  shr rax, 4
    558  4883e001                  and rax, 1
    55c  48c1e005                  shl rax, 5
    560  480bd0                    or rdx, rax
    563  488bc1                    mov rax, rcx
    566  48c1e807                  shr rax, 7
    56a  4883e001                  and rax, 1
    56e  48c1e006                  shl rax, 6
    572  480bd0                    or rdx, rax
    575  488bc1                    mov rax, rcx
    578  48c1e806                  shr rax, 6
    57c  4883e001                  and rax, 1
    580  48c1e007                  shl rax, 7
    584  480bd0                    or rdx, rax
    587  488bc1                    mov rax, rcx
    58a  48c1e809                  shr rax, 9
    58e  4883e001                  and rax, 1
    592  48c1e008                  shl rax, 8
    596  480bd0                    or rdx, rax
    599  488bc1                    mov rax, rcx
    59c  48c1e808                  shr rax, 8
    5a0  4883e001                  and rax, 1
    5a4  48c1e009                  shl rax, 9
    5a8  480bd0                    or rdx, rax
    5ab  488bc1                    mov rax, rcx
    5ae  48c1e80b                  shr rax, 11
    5b2  4883e001                  and rax, 1
    5b6  48c1e00a                  shl rax, 10
    5ba  480bd0                    or rdx, rax
    5bd  488bc1                    mov rax, rcx
    5c0  48c1e80a                  shr rax, 10
    5c4  4883e001                  and rax, 1
    5c8  48c1e00b                  shl rax, 11
    5cc  480bd0                    or rdx, rax
    5cf  488bc1                    mov rax, rcx
    5d2  48c1e80d                  shr rax, 13
    5d6  4883e001                  and rax, 1
    5da  48c1e00c                  shl rax, 12
    5de  480bd0                    or rdx, rax
    5e1  488bc1                    mov rax, rcx
    5e4  48c1e80c                  shr rax, 12
    5e8  4883e001                  and rax, 1
    5ec  48c1e00d                  shl rax, 13
    5f0  480bd0                    or rdx, rax
    5f3  488bc1                    mov rax, rcx
    5f6  48c1e80f                  shr rax, 15
    5fa  4883e001                  and rax, 1
    5fe  48c1e00e                  shl rax, 14
    602  480bd0                    or rdx, rax
    605  48c1e90e                  shr rcx, 14
    609  4883e101                  and rcx, 1
    60d  48c1e10f                  shl rcx, 15
    611  480bd1                    or rdx, rcx
    614  c4e1fb92ca                kmovq k1, rdx
    619  c4e1ec45c9                korq k1, k2, k1                                      ; or boolx16
    61e  c4e1fb93c1                kmovq rax, k1                                        ; gep bool
    623  4883e001                  and rax, 1
    627  62f17c485aeb              vcvtps2pd zmm5, ymm3                                 ; cast float64x8
    62d  62f3fd481bd801            vextractf64x4 ymm0, zmm3, 1                          ; gep float32x8
    634  62f17c485af0              vcvtps2pd zmm6, ymm0                                 ; cast float64x8
    63a  62f2fd485905e4040000      vpbroadcastq zmm0, qword ptr [rip + 83c8c96d305fd43f]
    644  62f1d54859c0              vmulpd zmm0, zmm5, zmm0                              ; mul float64x8
    64a  62d1fd4858db              vaddpd zmm3, zmm0, zmm11                             ; add float64x8
    650  62d1e5485cd3              vsubpd zmm2, zmm3, zmm11                             ; sub float64x8
    656  62f17c4828cd              vmovaps zmm1, zmm5                                   ; mulacc float64x8
    65c  62f2fd485905d2040000      vpbroadcastq zmm0, qword ptr [rip + 00000040fb2109c0]
    666  62f2ed48b8c8              vfmadd231pd zmm1, zmm2, zmm0                         ; mulacc float64x8
    66c  62f2fd485905ca040000      vpbroadcastq zmm0, qword ptr [rip + 999846182d4484be]
    676  62f2ed48b8c8              vfmadd231pd zmm1, zmm2, zmm0                         ; mulacc float64x8
    67c  62f1fd4873f33f            vpsllq zmm0, zmm3, 63                                ; shl uint64x8
    683  62717548efc0              vpxord zmm8, zmm1, zmm0                              ; xor uint64x8
    689  62f2fd48590595040000      vpbroadcastq zmm0, qword ptr [rip + 83c8c96d305fd43f]
    693  62f1cd4859c0              vmulpd zmm0, zmm6, zmm0                              ; mul float64x8
    699  62d1fd4858db              vaddpd zmm3, zmm0, zmm11                             ; add float64x8
    69f  62d1e5485cd3              vsubpd zmm2, zmm3, zmm11                             ; sub float64x8
    6a5  62f17c4828ce              vmovaps zmm1, zmm6                                   ; mulacc float64x8
    6ab  62f2fd48590583040000      vpbroadcastq zmm0, qword ptr [rip + 00000040fb2109c0]
    6b5  62f2ed48b8c8              vfmadd231pd zmm1, zmm2, zmm0                         ; mulacc float64x8
    6bb  62f2fd4859057b040000      vpbroadcastq zmm0, qword ptr [rip + 999846182d4484be]
    6c5  62f2ed48b8c8              vfmadd231pd zmm1, zmm2, zmm0                         ; mulacc float64x8
    6cb  62f1fd4873f33f            vpsllq zmm0, zmm3, 63                                ; shl uint64x8
    6d2  62f17548eff8              vpxord zmm7, zmm1, zmm0                              ; xor uint64x8
    6d8  443bc8                    cmp r9d, eax                                         ; range int32
    6db  0f8d51020000              jge done_932
    6e1  62f27d4858053d050000      vpbroadcastd zmm0, dword ptr [rip + 0000804e]
    6eb  62d17c48c2e101            vcmpps k4, zmm0, zmm9, 1                             ; cmplt boolx16
    6f2  c4e3f931ec00              kshiftrq k5, k4, 0                                   ; gep boolx8
    6f8  62f2fd48590546040000      vpbroadcastq zmm0, qword ptr [rip + 0000000000000080]
    702  62f1fd4855cd              vandnpd zmm1, zmm0, zmm5                             ; abs float64x8
    708  62f2fd4859053e040000      vpbroadcastq zmm0, qword ptr [rip + 0000000000008046]
    712  62f1f548c2d801            vcmppd k3, zmm1, zmm0, 1                             ; cmplt boolx8
    719  62f2fd48590535040000      vpbroadcastq zmm0, qword ptr [rip + 000000000000f044]
    723  62f1f548c2d001            vcmppd k2, zmm1, zmm0, 1                             ; cmplt boolx8
    72a  62f2fd4859052c040000      vpbroadcastq zmm0, qword ptr [rip + 0000000000006043]
    734  62f1f548c2c801            vcmppd k1, zmm1, zmm0, 1                             ; cmplt boolx8
    73b  62f2fd4859052b040000      vpbroadcastq zmm0, qword ptr [rip + 000000a82072f23d]
    745  62f2fd48590d19040000      vpbroadcastq zmm1, qword ptr [rip + 000000701bcc773f]
    74f  62f2fd4964c9              vpblendmq zmm1{k1}, zmm0, zmm1                       ; where float64x8
    755  62f2fd48590519040000      vpbroadcastq zmm0, qword ptr [rip + 00000074c29f623c]
    75f  62f2fd4a64c9              vpblendmq zmm1{k2}, zmm0, zmm1                       ; where float64x8
    765  62f2fd48590511040000      vpbroadcastq zmm0, qword ptr [rip + 0000004c7df4c53a]
    76f  62f2fd4b64c1              vpblendmq zmm0{k3}, zmm0, zmm1                       ; where float64x8
    775  62f1d54859c8              vmulpd zmm1, zmm5, zmm0                              ; mul float64x8
    77b  62d1f54858c2              vaddpd zmm0, zmm1, zmm10                             ; add float64x8
    781  62d1fd485cc2              vsubpd zmm0, zmm0, zmm10                             ; sub float64x8
    787  62f1f5485ce0              vsubpd zmm4, zmm1, zmm0                              ; sub float64x8
    78d  62928d4164c7              vpblendmq zmm0{k1}, zmm30, zmm31                     ; where float64x8
    793  62f2954264c0              vpblendmq zmm0{k2}, zmm29, zmm0                      ; where float64x8
    799  62f29d4364c0              vpblendmq zmm0{k3}, zmm28, zmm0                      ; where float64x8
    79f  62f1d54859c8              vmulpd zmm1, zmm5, zmm0                              ; mul float64x8
    7a5  62d1f54858c2              vaddpd zmm0, zmm1, zmm10                             ; add float64x8
    7ab  62d1fd485cc2              vsubpd zmm0, zmm0, zmm10                             ; sub float64x8
    7b1  62f1f5485cd8              vsubpd zmm3, zmm1, zmm0                              ; sub float64x8
    7b7  62f1dd4858d3              vaddpd zmm2, zmm4, zmm3                              ; add float64x8
    7bd  6292a54164c2              vpblendmq zmm0{k1}, zmm27, zmm26                     ; where float64x8
    7c3  62f2b54264c0              vpblendmq zmm0{k2}, zmm25, zmm0                      ; where float64x8
    7c9  62f2bd4364c0              vpblendmq zmm0{k3}, zmm24, zmm0                      ; where float64x8
    7cf  62f1d54859c8              vmulpd zmm1, zmm5, zmm0                              ; mul float64x8
    7d5  62f1ed4858c1              vaddpd zmm0, zmm2, zmm1                              ; add float64x8
    7db  62d1fd4858d3              vaddpd zmm2, zmm0, zmm11                             ; add float64x8
    7e1  62d1ed485cc3              vsubpd zmm0, zmm2, zmm11                             ; sub float64x8
    7e7  62f1dd485cc0              vsubpd zmm0, zmm4, zmm0                              ; sub float64x8
    7ed  62f1fd4858c3              vaddpd zmm0, zmm0, zmm3                              ; add float64x8
    7f3  62f1fd4858c1              vaddpd zmm0, zmm0, zmm1                              ; add float64x8
    7f9  62b1fd4859cf              vmulpd zmm1, zmm0, zmm23                             ; mul float64x8
    7ff  62f1fd4873f23f            vpsllq zmm0, zmm2, 63                                ; shl uint64x8
    806  62f17548efc0              vpxord zmm0, zmm1, zmm0                              ; xor uint64x8
    80c  6272bd4d64c0              vpblendmq zmm8{k5}, zmm8, zmm0                       ; where float64x8
    812  c4e3f931e408              kshiftrq k4, k4, 8                                   ; gep boolx8
    818  62f2fd48590526030000      vpbroadcastq zmm0, qword ptr [rip + 0000000000000080]
    822  62f1fd4855ce              vandnpd zmm1, zmm0, zmm6                             ; abs float64x8
    828  62f2fd4859051e030000      vpbroadcastq zmm0, qword ptr [rip + 0000000000008046]
    832  62f1f548c2d801            vcmppd k3, zmm1, zmm0, 1                             ; cmplt boolx8
    839  62f2fd48590515030000      vpbroadcastq zmm0, qword ptr [rip + 000000000000f044]
    843  62f1f548c2d001            vcmppd k2, zmm1, zmm0, 1                             ; cmplt boolx8
    84a  62f2fd4859050c030000      vpbroadcastq zmm0, qword ptr [rip + 0000000000006043]
    854  62f1f548c2c801            vcmppd k1, zmm1, zmm0, 1                             ; cmplt boolx8
    85b  62f2fd4859050b030000      vpbroadcastq zmm0, qword ptr [rip + 000000a82072f23d]
    865  62f2fd48590df9020000      vpbroadcastq zmm1, qword ptr [rip + 000000701bcc773f]
    86f  62f2fd4964c9              vpblendmq zmm1{k1}, zmm0, zmm1                       ; where float64x8
    875  62f2fd485905f9020000      vpbroadcastq zmm0, qword ptr [rip + 00000074c29f623c]
    87f  62f2fd4a64c9              vpblendmq zmm1{k2}, zmm0, zmm1                       ; where float64x8
    885  62f2fd485905f1020000      vpbroadcastq zmm0, qword ptr [rip + 0000004c7df4c53a]
    88f  62f2fd4b64c1              vpblendmq zmm0{k3}, zmm0, zmm1                       ; where float64x8
    895  62f1cd4859c8              vmulpd zmm1, zmm6, zmm0                              ; mul float64x8
    89b  62d1f54858c2              vaddpd zmm0, zmm1, zmm10                             ; add float64x8
    8a1  62d1fd485cc2              vsubpd zmm0, zmm0, zmm10                             ; sub float64x8
    8a7  62f1f5485ce0              vsubpd zmm4, zmm1, zmm0                              ; sub float64x8
    8ad  62928d4164c7              vpblendmq zmm0{k1}, zmm30, zmm31                     ; where float64x8
    8b3  62f2954264c0              vpblendmq zmm0{k2}, zmm29, zmm0                      ; where float64x8
    8b9  62f29d4364c0              vpblendmq zmm0{k3}, zmm28, zmm0                      ; where float64x8
    8bf  62f1cd4859c8              vmulpd zmm1, zmm6, zmm0                              ; mul float64x8
    8c5  62d1f54858c2              vaddpd zmm0, zmm1, zmm10                             ; add float64x8
    8cb  62d1fd485cc2              vsubpd zmm0, zmm0, zmm10                             ; sub float64x8
    8d1  62f1f5485cd8              vsubpd zmm3, zmm1, zmm0                              ; sub float64x8
    8d7  62f1dd4858d3              vaddpd zmm2, zmm4, zmm3                              ; add float64x8
    8dd  6292a54164c2              vpblendmq zmm0{k1}, zmm27, zmm26                     ; where float64x8
    8e3  62f2b54264c0              vpblendmq zmm0{k2}, zmm25, zmm0                      ; where float64x8
    8e9  62f2bd4364c0              vpblendmq zmm0{k3}, zmm24, zmm0                      ; where float64x8
    8ef  62f1cd4859c8              vmulpd zmm1, zmm6, zmm0                              ; mul float64x8
    8f5  62f1ed4858c1              vaddpd zmm0, zmm2, zmm1                              ; add float64x8
    8fb  62d1fd4858d3              vaddpd zmm2, zmm0, zmm11                             ; add float64x8
    901  62d1ed485cc3              vsubpd zmm0, zmm2, zmm11                             ; sub float64x8
    907  62f1dd485cc0              vsubpd zmm0, zmm4, zmm0                              ; sub float64x8
    90d  62f1fd4858c3              vaddpd zmm0, zmm0, zmm3                              ; add float64x8
    913  62f1fd4858c1              vaddpd zmm0, zmm0, zmm1                              ; add float64x8
    919  62b1fd4859cf              vmulpd zmm1, zmm0, zmm23                             ; mul float64x8
    91f  62f1fd4873f23f            vpsllq zmm0, zmm2, 63                                ; shl uint64x8
    926  62f17548efc0              vpxord zmm0, zmm1, zmm0                              ; xor uint64x8
    92c  62f2c54c64f8              vpblendmq zmm7{k4}, zmm7, zmm0                       ; where float64x8
done_932:
    932  62d1bd4859c8              vmulpd zmm1, zmm8, zmm8                              ; mul float64x8
    938  62f2fd48590596020000      vpbroadcastq zmm0, qword ptr [rip + 0000008026ba65be]; mulacc float64x8
    942  62b2f548a8c6              vfmadd213pd zmm0, zmm1, zmm22
    948  62b2f548a8c5              vfmadd213pd zmm0, zmm1, zmm21                        ; mulacc float64x8
    94e  62b2f548a8c4              vfmadd213pd zmm0, zmm1, zmm20                        ; mulacc float64x8
    954  62b2f548a8c3              vfmadd213pd zmm0, zmm1, zmm19                        ; mulacc float64x8
    95a  62b2fd48a8ca              vfmadd213pd zmm1, zmm0, zmm18                        ; mulacc float64x8
    960  62f1bd4859c1              vmulpd zmm0, zmm8, zmm1                              ; mul float64x8
    966  62f1fd485ad0              vcvtpd2ps ymm2, zmm0                                 ; cast float32x8
    96c  62f1c54859cf              vmulpd zmm1, zmm7, zmm7                              ; mul float64x8
    972  62f2fd4859055c020000      vpbroadcastq zmm0, qword ptr [rip + 0000008026ba65be]; mulacc float64x8
    97c  62b2f548a8c6              vfmadd213pd zmm0, zmm1, zmm22
    982  62b2f548a8c5              vfmadd213pd zmm0, zmm1, zmm21                        ; mulacc float64x8
    988  62b2f548a8c4              vfmadd213pd zmm0, zmm1, zmm20                        ; mulacc float64x8
    98e  62b2f548a8c3              vfmadd213pd zmm0, zmm1, zmm19                        ; mulacc float64x8
    994  62b2fd48a8ca              vfmadd213pd zmm1, zmm0, zmm18                        ; mulacc float64x8
    99a  62f1c54859c1              vmulpd zmm0, zmm7, zmm1                              ; mul float64x8
    9a0  62f1fd485ac0              vcvtpd2ps ymm0, zmm0                                 ; cast float32x8
    9a6  62f3ed481ae801            vinsertf64x4 zmm5, zmm2, ymm0, 1                     ; vectorize float32x16
    9ad  62d21548b8ec              vfmadd231ps zmm5, zmm13, zmm12                       ; mulacc float32x16
    9b3  62d1344858e7              vaddps zmm4, zmm9, zmm15                             ; add float32x16
    9b9  62f10c48c2dc01            vcmpps k3, zmm14, zmm4, 1                            ; cmplt boolx16
    9c0  62b15c48c2d101            vcmpps k2, zmm4, zmm17, 1                            ; cmplt boolx16
    9c7  62f27d48580563020000      vpbroadcastd zmm0, dword ptr [rip + 00008000]
    9d1  62f15c48c2c801            vcmpps k1, zmm4, zmm0, 1                             ; cmplt boolx16
    9d8  62f27d48580556020000      vpbroadcastd zmm0, dword ptr [rip + 0000004c]
    9e2  62f15c4859c0              vmulps zmm0, zmm4, zmm0                              ; mul float32x16
    9e8  62f25d4964d8              vpblendmd zmm3{k1}, zmm4, zmm0                       ; where float32x16
    9ee  62f27d48580544020000      vpbroadcastd zmm0, dword ptr [rip + 0dfbcac0]
    9f8  62f16548fed0              vpaddd zmm2, zmm3, zmm0                              ; add int32x16
    9fe  62f17d4872e217            vpsrad zmm0, zmm2, 23                                ; shr int32x16
    a05  62f17c485bc8              vcvtdq2ps zmm1, zmm0                                 ; cast float32x16
    a0b  62f27d4858052b020000      vpbroadcastd zmm0, dword ptr [rip + 0000c841]
    a15  62f20d4964c0              vpblendmd zmm0{k1}, zmm14, zmm0                      ; where float32x16
    a1b  62f174485cf0              vsubps zmm6, zmm1, zmm0                              ; sub float32x16
    a21  62b16d48dbc0              vpandd zmm0, zmm2, zmm16                             ; and int32x16
    a27  62f16548fac0              vpsubd zmm0, zmm3, zmm0                              ; sub int32x16
    a2d  62d17c485cd7              vsubps zmm2, zmm0, zmm15                             ; sub float32x16
    a33  62f27d48580d0b020000      vpbroadcastd zmm1, dword ptr [rip + ce37f6bd]        ; mulacc float32x16
    a3d  62f27d48580505020000      vpbroadcastd zmm0, dword ptr [rip + 5b74413e]
    a47  62f26d48a8c8              vfmadd213ps zmm1, zmm2, zmm0                         ; mulacc float32x16
    a4d  62f27d485805f9010000      vpbroadcastd zmm0, dword ptr [rip + 4c3b40be]
    a57  62f26d48a8c8              vfmadd213ps zmm1, zmm2, zmm0                         ; mulacc float32x16
    a5d  62f27d485805ed010000      vpbroadcastd zmm0, dword ptr [rip + 79b2503e]
    a67  62f26d48a8c8              vfmadd213ps zmm1, zmm2, zmm0                         ; mulacc float32x16
    a6d  62f27d485805e1010000      vpbroadcastd zmm0, dword ptr [rip + 3ebb75be]
    a77  62f26d48a8c8              vfmadd213ps zmm1, zmm2, zmm0                         ; mulacc float32x16
    a7d  62f27d485805d5010000      vpbroadcastd zmm0, dword ptr [rip + 39c8933e]
    a87  62f26d48a8c8              vfmadd213ps zmm1, zmm2, zmm0                         ; mulacc float32x16
    a8d  62f27d485805c9010000      vpbroadcastd zmm0, dword ptr [rip + 5dabb8be]
    a97  62f26d48a8c8              vfmadd213ps zmm1, zmm2, zmm0                         ; mulacc float32x16
    a9d  62f27d485805bd010000      vpbroadcastd zmm0, dword ptr [rip + 0838f63e]
    aa7  62f26d48a8c8              vfmadd213ps zmm1, zmm2, zmm0                         ; mulacc float32x16
    aad  62f27d485805b1010000      vpbroadcastd zmm0, dword ptr [rip + 3baa38bf]
    ab7  62f26d48a8c8              vfmadd213ps zmm1, zmm2, zmm0                         ; mulacc float32x16
    abd  62f27d485805a5010000      vpbroadcastd zmm0, dword ptr [rip + eda8e23e]
    ac7  62f26d48a8c8              vfmadd213ps zmm1, zmm2, zmm0                         ; mulacc float32x16
    acd  62f16c4859c1              vmulps zmm0, zmm2, zmm1                              ; mul float32x16
    ad3  62f16c4858c0              vaddps zmm0, zmm2, zmm0                              ; add float32x16
    ad9  62f14c4858c0              vaddps zmm0, zmm6, zmm0                              ; add float32x16
    adf  62f2754264c8              vpblendmd zmm1{k2}, zmm17, zmm0                      ; where float32x16
    ae5  62d15c48c2ce00            vcmpps k1, zmm4, zmm14, 0                            ; cmpeq boolx16
    aec  62f27d4858057a010000      vpbroadcastd zmm0, dword ptr [rip + 0000c07f]
    af6  62b27d4964c0              vpblendmd zmm0{k1}, zmm0, zmm16                      ; where float32x16
    afc  62f27d4b64c1              vpblendmd zmm0{k3}, zmm0, zmm1                       ; where float32x16
    b02  62f1544858c0              vaddps zmm0, zmm5, zmm0                              ; add float32x16
    b08  62d17c481100              vmovups zmmword ptr [r8], zmm0                       ; store void
    b0e  4883c740                  add rdi, 64                                          ; end void
    b12  4983c040                  add r8, 64
    b16  83c601                    add esi, 1
    b19  83fe04                    cmp esi, 4
    b1c  0f8cdef5ffff              jl loop_100
done_b22:
    b22  c5f877                    vzeroupper                                           ; sink void
    b25  c3                        ret
