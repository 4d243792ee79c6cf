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
     f2  488db100010000            lea rsi, [rcx + 256]                                 ; range int32
loop_100:
    100  62f17c481011              vmovups zmm2, zmmword ptr [rcx]                      ; load float32x16
    106  62f17c485a5901            vcvtps2pd zmm3, ymmword ptr [rcx + 32]               ; cast float64x8
    10d  62f37d4856e201            vreduceps zmm4, zmm2, 1                              ; exp2 float32x16
    114  62f27d48582de20a0000      vpbroadcastd zmm5, dword ptr [rip + 7e226239]
    11e  62f25d48a82d58060000      vfmadd213ps zmm5, zmm4, zmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33a]
    128  62f25d48a82d8e060000      vfmadd213ps zmm5, zmm4, zmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3c]
    132  62f25d48a82dc4060000      vfmadd213ps zmm5, zmm4, zmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d]
    13c  62f25d48a82dfa060000      vfmadd213ps zmm5, zmm4, zmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e]
    146  62f25d48a82d30070000      vfmadd213ps zmm5, zmm4, zmmword ptr [rip + 1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f]
    150  62f25d48a8ee              vfmadd213ps zmm5, zmm4, zmm6
    156  62f16c48c20d5f07000005    vcmpps k1, zmm2, zmmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 5
    161  62f255c92ce2              vscalefps zmm4{k1}{z}, zmm5, zmm2
    167  62f27d48582daf0a0000      vpbroadcastd zmm5, dword ptr [rip + 00000080]
    171  62f1544855ea              vandnps zmm5, zmm5, zmm2                             ; abs float32x16
    177  62f17c4851fd              vsqrtps zmm7, zmm5                                   ; sqrt float32x16
    17d  62727d4858059d0a0000      vpbroadcastd zmm8, dword ptr [rip + 0000804e]
    187  62f13c48c2cd01            vcmpps k1, zmm8, zmm5, 1                             ; cmplt boolx16
    18e  c4e1fb93f9                kmovq rdi, k1                                        ; gep bool
    193  41b800000000              mov r8d, 0
    199  f7c7ffff0000              test edi, 65535
    19f  410f95c0                  setne r8b
    1a3  62f17c485ad2              vcvtps2pd zmm2, ymm2                                 ; cast float64x8
    1a9  6251ed4859c2              vmulpd zmm8, zmm2, zmm10                             ; mul float64x8
    1af  6251bd4858c3              vaddpd zmm8, zmm8, zmm11                             ; add float64x8
    1b5  62c1bd485cfb              vsubpd zmm23, zmm8, zmm11                            ; sub float64x8
    1bb  62617c4828c2              vmovaps zmm24, zmm2                                  ; mulacc float64x8
    1c1  6242c540b8c4              vfmadd231pd zmm24, zmm23, zmm12
    1c7  6242c540b8c5              vfmadd231pd zmm24, zmm23, zmm13                      ; mulacc float64x8
    1cd  62d1bd4873f03f            vpsllq zmm8, zmm8, 63                                ; shl uint64x8
    1d4  62513d40efc0              vpxord zmm8, zmm24, zmm8                             ; xor uint64x8
    1da  62c1e54859fa              vmulpd zmm23, zmm3, zmm10                            ; mul float64x8
    1e0  62c1c54058fb              vaddpd zmm23, zmm23, zmm11                           ; add float64x8
    1e6  6241c5405cc3              vsubpd zmm24, zmm23, zmm11                           ; sub float64x8
    1ec  62617c4828cb              vmovaps zmm25, zmm3                                  ; mulacc float64x8
    1f2  6242bd40b8cc              vfmadd231pd zmm25, zmm24, zmm12
    1f8  6242bd40b8cd              vfmadd231pd zmm25, zmm24, zmm13                      ; mulacc float64x8
    1fe  62b1c54073f73f            vpsllq zmm23, zmm23, 63                              ; shl uint64x8
    205  62a13540efff              vpxord zmm23, zmm25, zmm23                           ; xor uint64x8
    20b  413bc0                    cmp eax, r8d                                         ; range int32
    20e  0f8c7b010000              jl rare_38f
done_214:
    214  62d1bd4859d0              vmulpd zmm2, zmm8, zmm8                              ; mul float64x8
    21a  62f2fd48591dac090000      vpbroadcastq zmm3, qword ptr [rip + 0000008026ba65be]; mulacc float64x8
    224  62d2ed48a8df              vfmadd213pd zmm3, zmm2, zmm15
    22a  62b2ed48a8d8              vfmadd213pd zmm3, zmm2, zmm16                        ; mulacc float64x8
    230  62b2ed48a8d9              vfmadd213pd zmm3, zmm2, zmm17                        ; mulacc float64x8
    236  62b2ed48a8da              vfmadd213pd zmm3, zmm2, zmm18                        ; mulacc float64x8
    23c  62b2ed48a8db              vfmadd213pd zmm3, zmm2, zmm19                        ; mulacc float64x8
    242  62f1bd4859d3              vmulpd zmm2, zmm8, zmm3                              ; mul float64x8
    248  62f1fd485ad2              vcvtpd2ps ymm2, zmm2                                 ; cast float32x8
    24e  62b1c54059df              vmulpd zmm3, zmm23, zmm23                            ; mul float64x8
    254  6272fd48590572090000      vpbroadcastq zmm8, qword ptr [rip + 0000008026ba65be]; mulacc float64x8
    25e  6252e548a8c7              vfmadd213pd zmm8, zmm3, zmm15
    264  6232e548a8c0              vfmadd213pd zmm8, zmm3, zmm16                        ; mulacc float64x8
    26a  6232e548a8c1              vfmadd213pd zmm8, zmm3, zmm17                        ; mulacc float64x8
    270  6232e548a8c2              vfmadd213pd zmm8, zmm3, zmm18                        ; mulacc float64x8
    276  6232e548a8c3              vfmadd213pd zmm8, zmm3, zmm19                        ; mulacc float64x8
    27c  62d1c54059d8              vmulpd zmm3, zmm23, zmm8                             ; mul float64x8
    282  62f1fd485adb              vcvtpd2ps ymm3, zmm3                                 ; cast float32x8
    288  62f3ed481ad301            vinsertf64x4 zmm2, zmm2, ymm3, 1                     ; vectorize float32x16
    28f  62f25d48b8d7              vfmadd231ps zmm2, zmm4, zmm7                         ; mulacc float32x16
    295  62f1544858de              vaddps zmm3, zmm5, zmm6                              ; add float32x16
    29b  62f15c40c2cb01            vcmpps k1, zmm20, zmm3, 1                            ; cmplt boolx16
    2a2  62b16448c2d501            vcmpps k2, zmm3, zmm21, 1                            ; cmplt boolx16
    2a9  62f16448c21d8c07000001    vcmpps k3, zmm3, zmmword ptr [rip + 00008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000], 1; cmplt boolx16
    2b4  62f164485925c2070000      vmulps zmm4, zmm3, zmmword ptr [rip + 0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c]; mul float32x16
    2be  62f2654b64e4              vpblendmd zmm4{k3}, zmm3, zmm4                       ; where float32x16
    2c4  62f15d48fe2df2070000      vpaddd zmm5, zmm4, zmmword ptr [rip + 0dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac0]; add int32x16
    2ce  62f1454872e517            vpsrad zmm7, zmm5, 23                                ; shr int32x16
    2d5  62f17c485bff              vcvtdq2ps zmm7, zmm7                                 ; cast float32x16
    2db  62125d4364c2              vpblendmd zmm8{k3}, zmm20, zmm26                     ; where float32x16
    2e1  62d144485cf8              vsubps zmm7, zmm7, zmm8                              ; sub float32x16
    2e7  62915548dbeb              vpandd zmm5, zmm5, zmm27                             ; and int32x16
    2ed  62f15d48fae5              vpsubd zmm4, zmm4, zmm5                              ; sub int32x16
    2f3  62f15c485ce6              vsubps zmm4, zmm4, zmm6                              ; sub float32x16
    2f9  62f27d48582d41090000      vpbroadcastd zmm5, dword ptr [rip + ce37f6bd]        ; mulacc float32x16
    303  62925d48a8ed              vfmadd213ps zmm5, zmm4, zmm29
    309  62925d48a8ee              vfmadd213ps zmm5, zmm4, zmm30                        ; mulacc float32x16
    30f  62925d48a8ef              vfmadd213ps zmm5, zmm4, zmm31                        ; mulacc float32x16
    315  62f25d48a8e8              vfmadd213ps zmm5, zmm4, zmm0                         ; mulacc float32x16
    31b  62d25d48a8ee              vfmadd213ps zmm5, zmm4, zmm14                        ; mulacc float32x16
    321  62b25d48a8ee              vfmadd213ps zmm5, zmm4, zmm22                        ; mulacc float32x16
    327  62925d48a8ec              vfmadd213ps zmm5, zmm4, zmm28                        ; mulacc float32x16
    32d  62d25d48a8e9              vfmadd213ps zmm5, zmm4, zmm9                         ; mulacc float32x16
    333  62f25d48a8e9              vfmadd213ps zmm5, zmm4, zmm1                         ; mulacc float32x16
    339  62f15c4859ed              vmulps zmm5, zmm4, zmm5                              ; mul float32x16
    33f  62f15c4858e5              vaddps zmm4, zmm4, zmm5                              ; add float32x16
    345  62f1444858e4              vaddps zmm4, zmm7, zmm4                              ; add float32x16
    34b  62f2554264e4              vpblendmd zmm4{k2}, zmm21, zmm4                      ; where float32x16
    351  62b16448c2d400            vcmpps k2, zmm3, zmm20, 0                            ; cmpeq boolx16
    358  62f27d48581d0a090000      vpbroadcastd zmm3, dword ptr [rip + 0000c07f]
    362  6292654a64db              vpblendmd zmm3{k2}, zmm3, zmm27                      ; where float32x16
    368  62f2654964dc              vpblendmd zmm3{k1}, zmm3, zmm4                       ; where float32x16
    36e  62f16c4858d3              vaddps zmm2, zmm2, zmm3                              ; add float32x16
    374  62f17c481112              vmovups zmmword ptr [rdx], zmm2                      ; store void
    37a  4883c140                  add rcx, 64                                          ; end void
    37e  4883c240                  add rdx, 64
    382  483bce                    cmp rcx, rsi
    385  0f8575fdffff              jne loop_100
done_38b:
    38b  c5f877                    vzeroupper                                           ; sink void
    38e  c3                        ret
rare_38f:
    38f  62f27d4858058b080000      vpbroadcastd zmm0, dword ptr [rip + 0000804e]
    399  62f17c48c2cd01            vcmpps k1, zmm0, zmm5, 1                             ; cmplt boolx16
    3a0  62f2fd48590596070000      vpbroadcastq zmm0, qword ptr [rip + 0000000000000080]
    3aa  62f1fd4855c2              vandnpd zmm0, zmm0, zmm2                             ; abs float64x8
    3b0  62f1fd48c2154505000001    vcmppd k2, zmm0, zmmword ptr [rip + 00000000000080460000000000008046000000000000804600000000000080460000000000008046000000000000804600000000000080460000000000008046], 1; cmplt boolx8
    3bb  62f1fd48c21d7a05000001    vcmppd k3, zmm0, zmmword ptr [rip + 000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044], 1; cmplt boolx8
    3c6  62f1fd48c225af05000001    vcmppd k4, zmm0, zmmword ptr [rip + 00000000000060430000000000006043000000000000604300000000000060430000000000006043000000000000604300000000000060430000000000006043], 1; cmplt boolx8
    3d1  62f2fd4859058d070000      vpbroadcastq zmm0, qword ptr [rip + 000000a82072f23d]
    3db  62f2fd48590d7b070000      vpbroadcastq zmm1, qword ptr [rip + 000000701bcc773f]
    3e5  62f2fd4c64c1              vpblendmq zmm0{k4}, zmm0, zmm1                       ; where float64x8
    3eb  62f2fd48590d7b070000      vpbroadcastq zmm1, qword ptr [rip + 00000074c29f623c]
    3f5  62f2f54b64c0              vpblendmq zmm0{k3}, zmm1, zmm0                       ; where float64x8
    3fb  62f2fd48590d73070000      vpbroadcastq zmm1, qword ptr [rip + 0000004c7df4c53a]
    405  62f2f54a64c0              vpblendmq zmm0{k2}, zmm1, zmm0                       ; where float64x8
    40b  62f1ed4859c0              vmulpd zmm0, zmm2, zmm0                              ; mul float64x8
    411  62f1fd48580da5050000      vaddpd zmm1, zmm0, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; add float64x8
    41b  62f1f5485c0d9b050000      vsubpd zmm1, zmm1, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; sub float64x8
    425  62f1fd485cc1              vsubpd zmm0, zmm0, zmm1                              ; sub float64x8
    42b  62f2fd48590d5b070000      vpbroadcastq zmm1, qword ptr [rip + 000000aa13fe343c]
    435  62f2fd48593549070000      vpbroadcastq zmm6, qword ptr [rip + 0000004a0591c33d]
    43f  62f2f54c64ce              vpblendmq zmm1{k4}, zmm1, zmm6                       ; where float64x8
    445  62f2fd48593549070000      vpbroadcastq zmm6, qword ptr [rip + 00000034f5d1a73a]
    44f  62f2cd4b64c9              vpblendmq zmm1{k3}, zmm6, zmm1                       ; where float64x8
    455  62f2fd48593541070000      vpbroadcastq zmm6, qword ptr [rip + 0000006c03770339]
    45f  62f2cd4a64c9              vpblendmq zmm1{k2}, zmm6, zmm1                       ; where float64x8
    465  62f1ed4859c9              vmulpd zmm1, zmm2, zmm1                              ; mul float64x8
    46b  62f1f54858354b050000      vaddpd zmm6, zmm1, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; add float64x8
    475  62f1cd485c3541050000      vsubpd zmm6, zmm6, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; sub float64x8
    47f  62f1f5485cce              vsubpd zmm1, zmm1, zmm6                              ; sub float64x8
    485  62f1fd4858f1              vaddpd zmm6, zmm0, zmm1                              ; add float64x8
    48b  6272fd48590d1b070000      vpbroadcastq zmm9, qword ptr [rip + db06eea6a98f7e3a]
    495  6272fd48591509070000      vpbroadcastq zmm10, qword ptr [rip + 4c531f7d75c2ef3b]
    49f  6252b54c64ca              vpblendmq zmm9{k4}, zmm9, zmm10                      ; where float64x8
    4a5  6272fd48591509070000      vpbroadcastq zmm10, qword ptr [rip + 26b3526c1bb8db38]
    4af  6252ad4b64c9              vpblendmq zmm9{k3}, zmm10, zmm9                      ; where float64x8
    4b5  6272fd48591501070000      vpbroadcastq zmm10, qword ptr [rip + 10e4104f66a54837]
    4bf  6252ad4a64c9              vpblendmq zmm9{k2}, zmm10, zmm9                      ; where float64x8
    4c5  62d1ed4859d1              vmulpd zmm2, zmm2, zmm9                              ; mul float64x8
    4cb  62f1cd4858f2              vaddpd zmm6, zmm6, zmm2                              ; add float64x8
    4d1  62d1cd4858f3              vaddpd zmm6, zmm6, zmm11                             ; add float64x8
    4d7  6251cd485ccb              vsubpd zmm9, zmm6, zmm11                             ; sub float64x8
    4dd  62d1fd485cc1              vsubpd zmm0, zmm0, zmm9                              ; sub float64x8
    4e3  62f1fd4858c1              vaddpd zmm0, zmm0, zmm1                              ; add float64x8
    4e9  62f1fd4858c2              vaddpd zmm0, zmm0, zmm2                              ; add float64x8
    4ef  62f1fd48590507050000      vmulpd zmm0, zmm0, zmmword ptr [rip + 182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940]; mul float64x8
    4f9  62f1f54873f63f            vpsllq zmm1, zmm6, 63                                ; shl uint64x8
    500  62f17d48efc1              vpxord zmm0, zmm0, zmm1                              ; xor uint64x8
    506  6272bd4964c0              vpblendmq zmm8{k1}, zmm8, zmm0                       ; where float64x8
    50c  c4e3f931c908              kshiftrq k1, k1, 8                                   ; gep boolx8
    512  62f2fd48590524060000      vpbroadcastq zmm0, qword ptr [rip + 0000000000000080]
    51c  62f1fd4855c3              vandnpd zmm0, zmm0, zmm3                             ; abs float64x8
    522  62f1fd48c215d303000001    vcmppd k2, zmm0, zmmword ptr [rip + 00000000000080460000000000008046000000000000804600000000000080460000000000008046000000000000804600000000000080460000000000008046], 1; cmplt boolx8
    52d  62f1fd48c21d0804000001    vcmppd k3, zmm0, zmmword ptr [rip + 000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044], 1; cmplt boolx8
    538  62f1fd48c2253d04000001    vcmppd k4, zmm0, zmmword ptr [rip + 00000000000060430000000000006043000000000000604300000000000060430000000000006043000000000000604300000000000060430000000000006043], 1; cmplt boolx8
    543  62f2fd4859051b060000      vpbroadcastq zmm0, qword ptr [rip + 000000a82072f23d]
    54d  62f2fd48590d09060000      vpbroadcastq zmm1, qword ptr [rip + 000000701bcc773f]
    557  62f2fd4c64c1              vpblendmq zmm0{k4}, zmm0, zmm1                       ; where float64x8
    55d  62f2fd48590d09060000      vpbroadcastq zmm1, qword ptr [rip + 00000074c29f623c]
    567  62f2f54b64c0              vpblendmq zmm0{k3}, zmm1, zmm0                       ; where float64x8
    56d  62f2fd48590d01060000      vpbroadcastq zmm1, qword ptr [rip + 0000004c7df4c53a]
    577  62f2f54a64c0              vpblendmq zmm0{k2}, zmm1, zmm0                       ; where float64x8
    57d  62f1e54859c0              vmulpd zmm0, zmm3, zmm0                              ; mul float64x8
    583  62f1fd48580d33040000      vaddpd zmm1, zmm0, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; add float64x8
    58d  62f1f5485c0d29040000      vsubpd zmm1, zmm1, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; sub float64x8
    597  62f1fd485cc1              vsubpd zmm0, zmm0, zmm1                              ; sub float64x8
    59d  62f2fd48590de9050000      vpbroadcastq zmm1, qword ptr [rip + 000000aa13fe343c]
    5a7  62f2fd485915d7050000      vpbroadcastq zmm2, qword ptr [rip + 0000004a0591c33d]
    5b1  62f2f54c64ca              vpblendmq zmm1{k4}, zmm1, zmm2                       ; where float64x8
    5b7  62f2fd485915d7050000      vpbroadcastq zmm2, qword ptr [rip + 00000034f5d1a73a]
    5c1  62f2ed4b64c9              vpblendmq zmm1{k3}, zmm2, zmm1                       ; where float64x8
    5c7  62f2fd485915cf050000      vpbroadcastq zmm2, qword ptr [rip + 0000006c03770339]
    5d1  62f2ed4a64c9              vpblendmq zmm1{k2}, zmm2, zmm1                       ; where float64x8
    5d7  62f1e54859c9              vmulpd zmm1, zmm3, zmm1                              ; mul float64x8
    5dd  62f1f5485815d9030000      vaddpd zmm2, zmm1, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; add float64x8
    5e7  62f1ed485c15cf030000      vsubpd zmm2, zmm2, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; sub float64x8
    5f1  62f1f5485cca              vsubpd zmm1, zmm1, zmm2                              ; sub float64x8
    5f7  62f1fd4858d1              vaddpd zmm2, zmm0, zmm1                              ; add float64x8
    5fd  62f2fd485935a9050000      vpbroadcastq zmm6, qword ptr [rip + db06eea6a98f7e3a]
    607  6272fd48590d97050000      vpbroadcastq zmm9, qword ptr [rip + 4c531f7d75c2ef3b]
    611  62d2cd4c64f1              vpblendmq zmm6{k4}, zmm6, zmm9                       ; where float64x8
    617  6272fd48590d97050000      vpbroadcastq zmm9, qword ptr [rip + 26b3526c1bb8db38]
    621  62f2b54b64f6              vpblendmq zmm6{k3}, zmm9, zmm6                       ; where float64x8
    627  6272fd48590d8f050000      vpbroadcastq zmm9, qword ptr [rip + 10e4104f66a54837]
    631  62f2b54a64f6              vpblendmq zmm6{k2}, zmm9, zmm6                       ; where float64x8
    637  62f1e54859de              vmulpd zmm3, zmm3, zmm6                              ; mul float64x8
    63d  62f1ed4858d3              vaddpd zmm2, zmm2, zmm3                              ; add float64x8
    643  62d1ed4858d3              vaddpd zmm2, zmm2, zmm11                             ; add float64x8
    649  62d1ed485cf3              vsubpd zmm6, zmm2, zmm11                             ; sub float64x8
    64f  62f1fd485cc6              vsubpd zmm0, zmm0, zmm6                              ; sub float64x8
    655  62f1fd4858c1              vaddpd zmm0, zmm0, zmm1                              ; add float64x8
    65b  62f1fd4858c3              vaddpd zmm0, zmm0, zmm3                              ; add float64x8
    661  62f1fd48590595030000      vmulpd zmm0, zmm0, zmmword ptr [rip + 182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940]; mul float64x8
    66b  62f1f54873f23f            vpsllq zmm1, zmm2, 63                                ; shl uint64x8
    672  62f17d48efc1              vpxord zmm0, zmm0, zmm1                              ; xor uint64x8
    678  62e2c54164f8              vpblendmq zmm23{k1}, zmm23, zmm0                     ; where float64x8
    67e  6272fd48591598040000      vpbroadcastq zmm10, qword ptr [rip + 83c8c96d305fd43f]
    688  6272fd4859259e040000      vpbroadcastq zmm12, qword ptr [rip + 00000040fb2109c0]
    692  6272fd48592d9c040000      vpbroadcastq zmm13, qword ptr [rip + 999846182d4484be]
    69c  6272fd48593d32050000      vpbroadcastq zmm15, qword ptr [rip + 0000004083c7c73e]
    6a6  62e2fd48590530050000      vpbroadcastq zmm16, qword ptr [rip + 000000a0c6052abf]
    6b0  62e2fd48590d2e050000      vpbroadcastq zmm17, qword ptr [rip + 000000601911813f]
    6ba  62e2fd4859152c050000      vpbroadcastq zmm18, qword ptr [rip + 000000605555c5bf]
    6c4  62e2fd48591d2a050000      vpbroadcastq zmm19, qword ptr [rip + 000000000000f03f]
    6ce  62627d48581564050000      vpbroadcastd zmm26, dword ptr [rip + 0000c841]
    6d8  62f27d48583536050000      vpbroadcastd zmm6, dword ptr [rip + 0000803f]
    6e2  62627d48582d5c050000      vpbroadcastd zmm29, dword ptr [rip + 5b74413e]
    6ec  62627d48583556050000      vpbroadcastd zmm30, dword ptr [rip + 4c3b40be]
    6f6  62627d48583d50050000      vpbroadcastd zmm31, dword ptr [rip + 79b2503e]
    700  62f27d4858054a050000      vpbroadcastd zmm0, dword ptr [rip + 3ebb75be]
    70a  62727d48583544050000      vpbroadcastd zmm14, dword ptr [rip + 39c8933e]
    714  62e27d4858353e050000      vpbroadcastd zmm22, dword ptr [rip + 5dabb8be]
    71e  62627d48582538050000      vpbroadcastd zmm28, dword ptr [rip + 0838f63e]
    728  62727d48580d32050000      vpbroadcastd zmm9, dword ptr [rip + 3baa38bf]
    732  62f27d48580d2c050000      vpbroadcastd zmm1, dword ptr [rip + eda8e23e]
    73c  62e27d48582de6040000      vpbroadcastd zmm21, dword ptr [rip + 0000807f]
    746  62e27d485825d8040000      vpbroadcastd zmm20, dword ptr [rip + 00000000]
    750  62627d48581de6040000      vpbroadcastd zmm27, dword ptr [rip + 000080ff]
    75a  e9b5faffff                jmp done_214
