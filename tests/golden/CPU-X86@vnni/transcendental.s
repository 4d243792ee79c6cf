transcendental:
      0  b800000000                mov eax, 0
      5  62f27d485835090c0000      vpbroadcastd zmm6, dword ptr [rip + 0000803f]
      f  6272fd485915070b0000      vpbroadcastq zmm10, qword ptr [rip + 83c8c96d305fd43f]
     19  6272fd48591d050b0000      vpbroadcastq zmm11, qword ptr [rip + 0000000000003843]
     23  6272fd485925030b0000      vpbroadcastq zmm12, qword ptr [rip + 00000040fb2109c0]
     2d  6272fd48592d010b0000      vpbroadcastq zmm13, qword ptr [rip + 999846182d4484be]
     37  6272fd48593d970b0000      vpbroadcastq zmm15, qword ptr [rip + 0000004083c7c73e]
     41  62e2fd485905950b0000      vpbroadcastq zmm16, qword ptr [rip + 000000a0c6052abf]
     4b  62e2fd48590d930b0000      vpbroadcastq zmm17, qword ptr [rip + 000000601911813f]
     55  62e2fd485915910b0000      vpbroadcastq zmm18, qword ptr [rip + 000000605555c5bf]
     5f  62e2fd48591d8f0b0000      vpbroadcastq zmm19, qword ptr [rip + 000000000000f03f]
     69  62e27d485825b50b0000      vpbroadcastd zmm20, dword ptr [rip + 00000000]
     73  62e27d48582daf0b0000      vpbroadcastd zmm21, dword ptr [rip + 0000807f]
     7d  62627d485815b50b0000      vpbroadcastd zmm26, dword ptr [rip + 0000c841]
     87  62627d48581daf0b0000      vpbroadcastd zmm27, dword ptr [rip + 000080ff]
     91  62627d48582dad0b0000      vpbroadcastd zmm29, dword ptr [rip + 5b74413e]
     9b  62627d485835a70b0000      vpbroadcastd zmm30, dword ptr [rip + 4c3b40be]
     a5  62627d48583da10b0000      vpbroadcastd zmm31, dword ptr [rip + 79b2503e]
     af  62f27d4858059b0b0000      vpbroadcastd zmm0, dword ptr [rip + 3ebb75be]
     b9  62727d485835950b0000      vpbroadcastd zmm14, dword ptr [rip + 39c8933e]
     c3  62e27d4858358f0b0000      vpbroadcastd zmm22, dword ptr [rip + 5dabb8be]
     cd  62627d485825890b0000      vpbroadcastd zmm28, dword ptr [rip + 0838f63e]
     d7  62727d48580d830b0000      vpbroadcastd zmm9, dword ptr [rip + 3baa38bf]
     e1  62f27d48580d7d0b0000      vpbroadcastd zmm1, dword ptr [rip + eda8e23e]
     eb  488b17                    mov rdx, qword ptr [rdi]
     ee  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 64>
     f2  be00000000                mov esi, 0                                           ; range int32
loop_100:
    100  62f17c481011              vmovups zmm2, zmmword ptr [rcx]                      ; load float32x16
    106  62f37d4856da01            vreduceps zmm3, zmm2, 1                              ; exp2 float32x16
    10d  62f27d485825e90a0000      vpbroadcastd zmm4, dword ptr [rip + 7e226239]
    117  62f26548a8255f060000      vfmadd213ps zmm4, zmm3, zmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33a]
    121  62f26548a82595060000      vfmadd213ps zmm4, zmm3, zmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3c]
    12b  62f26548a825cb060000      vfmadd213ps zmm4, zmm3, zmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d]
    135  62f26548a82501070000      vfmadd213ps zmm4, zmm3, zmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e]
    13f  62f26548a82537070000      vfmadd213ps zmm4, zmm3, zmmword ptr [rip + 1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f]
    149  62f26548a8e6              vfmadd213ps zmm4, zmm3, zmm6
    14f  62f16c48c20d6607000005    vcmpps k1, zmm2, zmmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 5
    15a  62f25dc92cda              vscalefps zmm3{k1}{z}, zmm4, zmm2
    160  62f27d485825b60a0000      vpbroadcastd zmm4, dword ptr [rip + 00000080]
    16a  62f15c4855e2              vandnps zmm4, zmm4, zmm2                             ; abs float32x16
    170  62f17c4851ec              vsqrtps zmm5, zmm4                                   ; sqrt float32x16
    176  62f27d48583da40a0000      vpbroadcastd zmm7, dword ptr [rip + 0000804e]
    180  62f14448c2cc01            vcmpps k1, zmm7, zmm4, 1                             ; cmplt boolx16
    187  c4e1fb93f9                kmovq rdi, k1                                        ; gep bool
    18c  41b800000000              mov r8d, 0
    192  f7c7ffff0000              test edi, 65535
    198  410f95c0                  setne r8b
    19c  62f17c485afa              vcvtps2pd zmm7, ymm2                                 ; cast float64x8
    1a2  62f3fd481bd201            vextractf64x4 ymm2, zmm2, 1                          ; gep float32x8
    1a9  62f17c485ad2              vcvtps2pd zmm2, ymm2                                 ; cast float64x8
    1af  6251c54859c2              vmulpd zmm8, zmm7, zmm10                             ; mul float64x8
    1b5  6251bd4858c3              vaddpd zmm8, zmm8, zmm11                             ; add float64x8
    1bb  62c1bd485cfb              vsubpd zmm23, zmm8, zmm11                            ; sub float64x8
    1c1  62617c4828c7              vmovaps zmm24, zmm7                                  ; mulacc float64x8
    1c7  6242c540b8c4              vfmadd231pd zmm24, zmm23, zmm12
    1cd  6242c540b8c5              vfmadd231pd zmm24, zmm23, zmm13                      ; mulacc float64x8
    1d3  62d1bd4873f03f            vpsllq zmm8, zmm8, 63                                ; shl uint64x8
    1da  62513d40efc0              vpxord zmm8, zmm24, zmm8                             ; xor uint64x8
    1e0  62c1ed4859fa              vmulpd zmm23, zmm2, zmm10                            ; mul float64x8
    1e6  62c1c54058fb              vaddpd zmm23, zmm23, zmm11                           ; add float64x8
    1ec  6241c5405cc3              vsubpd zmm24, zmm23, zmm11                           ; sub float64x8
    1f2  62617c4828ca              vmovaps zmm25, zmm2                                  ; mulacc float64x8
    1f8  6242bd40b8cc              vfmadd231pd zmm25, zmm24, zmm12
    1fe  6242bd40b8cd              vfmadd231pd zmm25, zmm24, zmm13                      ; mulacc float64x8
    204  62b1c54073f73f            vpsllq zmm23, zmm23, 63                              ; shl uint64x8
    20b  62a13540efff              vpxord zmm23, zmm25, zmm23                           ; xor uint64x8
    211  413bc0                    cmp eax, r8d                                         ; range int32
    214  0f8c7e010000              jl rare_398
done_21a:
    21a  62d1bd4859d0              vmulpd zmm2, zmm8, zmm8                              ; mul float64x8
    220  62f2fd48593da6090000      vpbroadcastq zmm7, qword ptr [rip + 0000008026ba65be]; mulacc float64x8
    22a  62d2ed48a8ff              vfmadd213pd zmm7, zmm2, zmm15
    230  62b2ed48a8f8              vfmadd213pd zmm7, zmm2, zmm16                        ; mulacc float64x8
    236  62b2ed48a8f9              vfmadd213pd zmm7, zmm2, zmm17                        ; mulacc float64x8
    23c  62b2ed48a8fa              vfmadd213pd zmm7, zmm2, zmm18                        ; mulacc float64x8
    242  62b2ed48a8fb              vfmadd213pd zmm7, zmm2, zmm19                        ; mulacc float64x8
    248  62f1bd4859d7              vmulpd zmm2, zmm8, zmm7                              ; mul float64x8
    24e  62f1fd485ad2              vcvtpd2ps ymm2, zmm2                                 ; cast float32x8
    254  62b1c54059ff              vmulpd zmm7, zmm23, zmm23                            ; mul float64x8
    25a  6272fd4859056c090000      vpbroadcastq zmm8, qword ptr [rip + 0000008026ba65be]; mulacc float64x8
    264  6252c548a8c7              vfmadd213pd zmm8, zmm7, zmm15
    26a  6232c548a8c0              vfmadd213pd zmm8, zmm7, zmm16                        ; mulacc float64x8
    270  6232c548a8c1              vfmadd213pd zmm8, zmm7, zmm17                        ; mulacc float64x8
    276  6232c548a8c2              vfmadd213pd zmm8, zmm7, zmm18                        ; mulacc float64x8
    27c  6232c548a8c3              vfmadd213pd zmm8, zmm7, zmm19                        ; mulacc float64x8
    282  62d1c54059f8              vmulpd zmm7, zmm23, zmm8                             ; mul float64x8
    288  62f1fd485aff              vcvtpd2ps ymm7, zmm7                                 ; cast float32x8
    28e  62f3ed481ad701            vinsertf64x4 zmm2, zmm2, ymm7, 1                     ; vectorize float32x16
    295  62f26548b8d5              vfmadd231ps zmm2, zmm3, zmm5                         ; mulacc float32x16
    29b  62f15c4858de              vaddps zmm3, zmm4, zmm6                              ; add float32x16
    2a1  62f15c40c2cb01            vcmpps k1, zmm20, zmm3, 1                            ; cmplt boolx16
    2a8  62b16448c2d501            vcmpps k2, zmm3, zmm21, 1                            ; cmplt boolx16
    2af  62f16448c21d8607000001    vcmpps k3, zmm3, zmmword ptr [rip + 00008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000], 1; cmplt boolx16
    2ba  62f164485925bc070000      vmulps zmm4, zmm3, zmmword ptr [rip + 0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c]; mul float32x16
    2c4  62f2654b64e4              vpblendmd zmm4{k3}, zmm3, zmm4                       ; where float32x16
    2ca  62f15d48fe2dec070000      vpaddd zmm5, zmm4, zmmword ptr [rip + 0dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac0]; add int32x16
    2d4  62f1454872e517            vpsrad zmm7, zmm5, 23                                ; shr int32x16
    2db  62f17c485bff              vcvtdq2ps zmm7, zmm7                                 ; cast float32x16
    2e1  62125d4364c2              vpblendmd zmm8{k3}, zmm20, zmm26                     ; where float32x16
    2e7  62d144485cf8              vsubps zmm7, zmm7, zmm8                              ; sub float32x16
    2ed  62915548dbeb              vpandd zmm5, zmm5, zmm27                             ; and int32x16
    2f3  62f15d48fae5              vpsubd zmm4, zmm4, zmm5                              ; sub int32x16
    2f9  62f15c485ce6              vsubps zmm4, zmm4, zmm6                              ; sub float32x16
    2ff  62f27d48582d3b090000      vpbroadcastd zmm5, dword ptr [rip + ce37f6bd]        ; mulacc float32x16
    309  62925d48a8ed              vfmadd213ps zmm5, zmm4, zmm29
    30f  62925d48a8ee              vfmadd213ps zmm5, zmm4, zmm30                        ; mulacc float32x16
    315  62925d48a8ef              vfmadd213ps zmm5, zmm4, zmm31                        ; mulacc float32x16
    31b  62f25d48a8e8              vfmadd213ps zmm5, zmm4, zmm0                         ; mulacc float32x16
    321  62d25d48a8ee              vfmadd213ps zmm5, zmm4, zmm14                        ; mulacc float32x16
    327  62b25d48a8ee              vfmadd213ps zmm5, zmm4, zmm22                        ; mulacc float32x16
    32d  62925d48a8ec              vfmadd213ps zmm5, zmm4, zmm28                        ; mulacc float32x16
    333  62d25d48a8e9              vfmadd213ps zmm5, zmm4, zmm9                         ; mulacc float32x16
    339  62f25d48a8e9              vfmadd213ps zmm5, zmm4, zmm1                         ; mulacc float32x16
    33f  62f15c4859ed              vmulps zmm5, zmm4, zmm5                              ; mul float32x16
    345  62f15c4858e5              vaddps zmm4, zmm4, zmm5                              ; add float32x16
    34b  62f1444858e4              vaddps zmm4, zmm7, zmm4                              ; add float32x16
    351  62f2554264e4              vpblendmd zmm4{k2}, zmm21, zmm4                      ; where float32x16
    357  62b16448c2d400            vcmpps k2, zmm3, zmm20, 0                            ; cmpeq boolx16
    35e  62f27d48581d04090000      vpbroadcastd zmm3, dword ptr [rip + 0000c07f]
    368  6292654a64db              vpblendmd zmm3{k2}, zmm3, zmm27                      ; where float32x16
    36e  62f2654964dc              vpblendmd zmm3{k1}, zmm3, zmm4                       ; where float32x16
    374  62f16c4858d3              vaddps zmm2, zmm2, zmm3                              ; add float32x16
    37a  62f17c481112              vmovups zmmword ptr [rdx], zmm2                      ; store void
    380  4883c140                  add rcx, 64                                          ; end void
    384  4883c240                  add rdx, 64
    388  83c601                    add esi, 1
    38b  83fe04                    cmp esi, 4
    38e  0f8c6cfdffff              jl loop_100
done_394:
    394  c5f877                    vzeroupper                                           ; sink void
    397  c3                        ret
rare_398:
    398  62f27d48580582080000      vpbroadcastd zmm0, dword ptr [rip + 0000804e]
    3a2  62f17c48c2cc01            vcmpps k1, zmm0, zmm4, 1                             ; cmplt boolx16
    3a9  62f2fd4859058d070000      vpbroadcastq zmm0, qword ptr [rip + 0000000000000080]
    3b3  62f1fd4855c7              vandnpd zmm0, zmm0, zmm7                             ; abs float64x8
    3b9  62f1fd48c2153c05000001    vcmppd k2, zmm0, zmmword ptr [rip + 00000000000080460000000000008046000000000000804600000000000080460000000000008046000000000000804600000000000080460000000000008046], 1; cmplt boolx8
    3c4  62f1fd48c21d7105000001    vcmppd k3, zmm0, zmmword ptr [rip + 000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044], 1; cmplt boolx8
    3cf  62f1fd48c225a605000001    vcmppd k4, zmm0, zmmword ptr [rip + 00000000000060430000000000006043000000000000604300000000000060430000000000006043000000000000604300000000000060430000000000006043], 1; cmplt boolx8
    3da  62f2fd48590584070000      vpbroadcastq zmm0, qword ptr [rip + 000000a82072f23d]
    3e4  62f2fd48590d72070000      vpbroadcastq zmm1, qword ptr [rip + 000000701bcc773f]
    3ee  62f2fd4c64c1              vpblendmq zmm0{k4}, zmm0, zmm1                       ; where float64x8
    3f4  62f2fd48590d72070000      vpbroadcastq zmm1, qword ptr [rip + 00000074c29f623c]
    3fe  62f2f54b64c0              vpblendmq zmm0{k3}, zmm1, zmm0                       ; where float64x8
    404  62f2fd48590d6a070000      vpbroadcastq zmm1, qword ptr [rip + 0000004c7df4c53a]
    40e  62f2f54a64c0              vpblendmq zmm0{k2}, zmm1, zmm0                       ; where float64x8
    414  62f1c54859c0              vmulpd zmm0, zmm7, zmm0                              ; mul float64x8
    41a  62f1fd48580d9c050000      vaddpd zmm1, zmm0, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; add float64x8
    424  62f1f5485c0d92050000      vsubpd zmm1, zmm1, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; sub float64x8
    42e  62f1fd485cc1              vsubpd zmm0, zmm0, zmm1                              ; sub float64x8
    434  62f2fd48590d52070000      vpbroadcastq zmm1, qword ptr [rip + 000000aa13fe343c]
    43e  62f2fd48593540070000      vpbroadcastq zmm6, qword ptr [rip + 0000004a0591c33d]
    448  62f2f54c64ce              vpblendmq zmm1{k4}, zmm1, zmm6                       ; where float64x8
    44e  62f2fd48593540070000      vpbroadcastq zmm6, qword ptr [rip + 00000034f5d1a73a]
    458  62f2cd4b64c9              vpblendmq zmm1{k3}, zmm6, zmm1                       ; where float64x8
    45e  62f2fd48593538070000      vpbroadcastq zmm6, qword ptr [rip + 0000006c03770339]
    468  62f2cd4a64c9              vpblendmq zmm1{k2}, zmm6, zmm1                       ; where float64x8
    46e  62f1c54859c9              vmulpd zmm1, zmm7, zmm1                              ; mul float64x8
    474  62f1f548583542050000      vaddpd zmm6, zmm1, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; add float64x8
    47e  62f1cd485c3538050000      vsubpd zmm6, zmm6, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; sub float64x8
    488  62f1f5485cce              vsubpd zmm1, zmm1, zmm6                              ; sub float64x8
    48e  62f1fd4858f1              vaddpd zmm6, zmm0, zmm1                              ; add float64x8
    494  6272fd48590d12070000      vpbroadcastq zmm9, qword ptr [rip + db06eea6a98f7e3a]
    49e  6272fd48591500070000      vpbroadcastq zmm10, qword ptr [rip + 4c531f7d75c2ef3b]
    4a8  6252b54c64ca              vpblendmq zmm9{k4}, zmm9, zmm10                      ; where float64x8
    4ae  6272fd48591500070000      vpbroadcastq zmm10, qword ptr [rip + 26b3526c1bb8db38]
    4b8  6252ad4b64c9              vpblendmq zmm9{k3}, zmm10, zmm9                      ; where float64x8
    4be  6272fd485915f8060000      vpbroadcastq zmm10, qword ptr [rip + 10e4104f66a54837]
    4c8  6252ad4a64c9              vpblendmq zmm9{k2}, zmm10, zmm9                      ; where float64x8
    4ce  62d1c54859f9              vmulpd zmm7, zmm7, zmm9                              ; mul float64x8
    4d4  62f1cd4858f7              vaddpd zmm6, zmm6, zmm7                              ; add float64x8
    4da  62d1cd4858f3              vaddpd zmm6, zmm6, zmm11                             ; add float64x8
    4e0  6251cd485ccb              vsubpd zmm9, zmm6, zmm11                             ; sub float64x8
    4e6  62d1fd485cc1              vsubpd zmm0, zmm0, zmm9                              ; sub float64x8
    4ec  62f1fd4858c1              vaddpd zmm0, zmm0, zmm1                              ; add float64x8
    4f2  62f1fd4858c7              vaddpd zmm0, zmm0, zmm7                              ; add float64x8
    4f8  62f1fd485905fe040000      vmulpd zmm0, zmm0, zmmword ptr [rip + 182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940]; mul float64x8
    502  62f1f54873f63f            vpsllq zmm1, zmm6, 63                                ; shl uint64x8
    509  62f17d48efc1              vpxord zmm0, zmm0, zmm1                              ; xor uint64x8
    50f  6272bd4964c0              vpblendmq zmm8{k1}, zmm8, zmm0                       ; where float64x8
    515  c4e3f931c908              kshiftrq k1, k1, 8                                   ; gep boolx8
    51b  62f2fd4859051b060000      vpbroadcastq zmm0, qword ptr [rip + 0000000000000080]
    525  62f1fd4855c2              vandnpd zmm0, zmm0, zmm2                             ; abs float64x8
    52b  62f1fd48c215ca03000001    vcmppd k2, zmm0, zmmword ptr [rip + 00000000000080460000000000008046000000000000804600000000000080460000000000008046000000000000804600000000000080460000000000008046], 1; cmplt boolx8
    536  62f1fd48c21dff03000001    vcmppd k3, zmm0, zmmword ptr [rip + 000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044], 1; cmplt boolx8
    541  62f1fd48c2253404000001    vcmppd k4, zmm0, zmmword ptr [rip + 00000000000060430000000000006043000000000000604300000000000060430000000000006043000000000000604300000000000060430000000000006043], 1; cmplt boolx8
    54c  62f2fd48590512060000      vpbroadcastq zmm0, qword ptr [rip + 000000a82072f23d]
    556  62f2fd48590d00060000      vpbroadcastq zmm1, qword ptr [rip + 000000701bcc773f]
    560  62f2fd4c64c1              vpblendmq zmm0{k4}, zmm0, zmm1                       ; where float64x8
    566  62f2fd48590d00060000      vpbroadcastq zmm1, qword ptr [rip + 00000074c29f623c]
    570  62f2f54b64c0              vpblendmq zmm0{k3}, zmm1, zmm0                       ; where float64x8
    576  62f2fd48590df8050000      vpbroadcastq zmm1, qword ptr [rip + 0000004c7df4c53a]
    580  62f2f54a64c0              vpblendmq zmm0{k2}, zmm1, zmm0                       ; where float64x8
    586  62f1ed4859c0              vmulpd zmm0, zmm2, zmm0                              ; mul float64x8
    58c  62f1fd48580d2a040000      vaddpd zmm1, zmm0, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; add float64x8
    596  62f1f5485c0d20040000      vsubpd zmm1, zmm1, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; sub float64x8
    5a0  62f1fd485cc1              vsubpd zmm0, zmm0, zmm1                              ; sub float64x8
    5a6  62f2fd48590de0050000      vpbroadcastq zmm1, qword ptr [rip + 000000aa13fe343c]
    5b0  62f2fd485935ce050000      vpbroadcastq zmm6, qword ptr [rip + 0000004a0591c33d]
    5ba  62f2f54c64ce              vpblendmq zmm1{k4}, zmm1, zmm6                       ; where float64x8
    5c0  62f2fd485935ce050000      vpbroadcastq zmm6, qword ptr [rip + 00000034f5d1a73a]
    5ca  62f2cd4b64c9              vpblendmq zmm1{k3}, zmm6, zmm1                       ; where float64x8
    5d0  62f2fd485935c6050000      vpbroadcastq zmm6, qword ptr [rip + 0000006c03770339]
    5da  62f2cd4a64c9              vpblendmq zmm1{k2}, zmm6, zmm1                       ; where float64x8
    5e0  62f1ed4859c9              vmulpd zmm1, zmm2, zmm1                              ; mul float64x8
    5e6  62f1f5485835d0030000      vaddpd zmm6, zmm1, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; add float64x8
    5f0  62f1cd485c35c6030000      vsubpd zmm6, zmm6, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; sub float64x8
    5fa  62f1f5485cce              vsubpd zmm1, zmm1, zmm6                              ; sub float64x8
    600  62f1fd4858f1              vaddpd zmm6, zmm0, zmm1                              ; add float64x8
    606  62f2fd48593da0050000      vpbroadcastq zmm7, qword ptr [rip + db06eea6a98f7e3a]
    610  6272fd48590d8e050000      vpbroadcastq zmm9, qword ptr [rip + 4c531f7d75c2ef3b]
    61a  62d2c54c64f9              vpblendmq zmm7{k4}, zmm7, zmm9                       ; where float64x8
    620  6272fd48590d8e050000      vpbroadcastq zmm9, qword ptr [rip + 26b3526c1bb8db38]
    62a  62f2b54b64ff              vpblendmq zmm7{k3}, zmm9, zmm7                       ; where float64x8
    630  6272fd48590d86050000      vpbroadcastq zmm9, qword ptr [rip + 10e4104f66a54837]
    63a  62f2b54a64ff              vpblendmq zmm7{k2}, zmm9, zmm7                       ; where float64x8
    640  62f1ed4859d7              vmulpd zmm2, zmm2, zmm7                              ; mul float64x8
    646  62f1cd4858f2              vaddpd zmm6, zmm6, zmm2                              ; add float64x8
    64c  62d1cd4858f3              vaddpd zmm6, zmm6, zmm11                             ; add float64x8
    652  62d1cd485cfb              vsubpd zmm7, zmm6, zmm11                             ; sub float64x8
    658  62f1fd485cc7              vsubpd zmm0, zmm0, zmm7                              ; sub float64x8
    65e  62f1fd4858c1              vaddpd zmm0, zmm0, zmm1                              ; add float64x8
    664  62f1fd4858c2              vaddpd zmm0, zmm0, zmm2                              ; add float64x8
    66a  62f1fd4859058c030000      vmulpd zmm0, zmm0, zmmword ptr [rip + 182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940]; mul float64x8
    674  62f1f54873f63f            vpsllq zmm1, zmm6, 63                                ; shl uint64x8
    67b  62f17d48efc1              vpxord zmm0, zmm0, zmm1                              ; xor uint64x8
    681  62e2c54164f8              vpblendmq zmm23{k1}, zmm23, zmm0                     ; where float64x8
    687  6272fd4859158f040000      vpbroadcastq zmm10, qword ptr [rip + 83c8c96d305fd43f]
    691  6272fd48592595040000      vpbroadcastq zmm12, qword ptr [rip + 00000040fb2109c0]
    69b  6272fd48592d93040000      vpbroadcastq zmm13, qword ptr [rip + 999846182d4484be]
    6a5  6272fd48593d29050000      vpbroadcastq zmm15, qword ptr [rip + 0000004083c7c73e]
    6af  62e2fd48590527050000      vpbroadcastq zmm16, qword ptr [rip + 000000a0c6052abf]
    6b9  62e2fd48590d25050000      vpbroadcastq zmm17, qword ptr [rip + 000000601911813f]
    6c3  62e2fd48591523050000      vpbroadcastq zmm18, qword ptr [rip + 000000605555c5bf]
    6cd  62e2fd48591d21050000      vpbroadcastq zmm19, qword ptr [rip + 000000000000f03f]
    6d7  62627d4858155b050000      vpbroadcastd zmm26, dword ptr [rip + 0000c841]
    6e1  62f27d4858352d050000      vpbroadcastd zmm6, dword ptr [rip + 0000803f]
    6eb  62627d48582d53050000      vpbroadcastd zmm29, dword ptr [rip + 5b74413e]
    6f5  62627d4858354d050000      vpbroadcastd zmm30, dword ptr [rip + 4c3b40be]
    6ff  62627d48583d47050000      vpbroadcastd zmm31, dword ptr [rip + 79b2503e]
    709  62f27d48580541050000      vpbroadcastd zmm0, dword ptr [rip + 3ebb75be]
    713  62727d4858353b050000      vpbroadcastd zmm14, dword ptr [rip + 39c8933e]
    71d  62e27d48583535050000      vpbroadcastd zmm22, dword ptr [rip + 5dabb8be]
    727  62627d4858252f050000      vpbroadcastd zmm28, dword ptr [rip + 0838f63e]
    731  62727d48580d29050000      vpbroadcastd zmm9, dword ptr [rip + 3baa38bf]
    73b  62f27d48580d23050000      vpbroadcastd zmm1, dword ptr [rip + eda8e23e]
    745  62e27d48582ddd040000      vpbroadcastd zmm21, dword ptr [rip + 0000807f]
    74f  62e27d485825cf040000      vpbroadcastd zmm20, dword ptr [rip + 00000000]
    759  62627d48581ddd040000      vpbroadcastd zmm27, dword ptr [rip + 000080ff]
    763  e9b2faffff                jmp done_21a
