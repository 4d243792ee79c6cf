transcendental:
      0  b800000000                mov eax, 0
      5  62f27d485835490d0000      vpbroadcastd zmm6, dword ptr [rip + 0000803f]
      f  6272fd48591d4f0c0000      vpbroadcastq zmm11, qword ptr [rip + 0000000000003843]
     19  62e2fd4859359d0c0000      vpbroadcastq zmm22, qword ptr [rip + 0000000000004843]
     23  62e2fd48593d9b0c0000      vpbroadcastq zmm23, qword ptr [rip + 0000004a0591c33d]
     2d  6262fd485905990c0000      vpbroadcastq zmm24, qword ptr [rip + 000000aa13fe343c]
     37  6262fd48590d970c0000      vpbroadcastq zmm25, qword ptr [rip + 00000034f5d1a73a]
     41  6262fd485915950c0000      vpbroadcastq zmm26, qword ptr [rip + 0000006c03770339]
     4b  6262fd48591d930c0000      vpbroadcastq zmm27, qword ptr [rip + 4c531f7d75c2ef3b]
     55  6262fd485925910c0000      vpbroadcastq zmm28, qword ptr [rip + db06eea6a98f7e3a]
     5f  6262fd48592d8f0c0000      vpbroadcastq zmm29, qword ptr [rip + 26b3526c1bb8db38]
     69  6262fd4859358d0c0000      vpbroadcastq zmm30, qword ptr [rip + 10e4104f66a54837]
     73  6262fd48593d8b0c0000      vpbroadcastq zmm31, qword ptr [rip + 182d4454fb210940]
     7d  62f2fd485905890c0000      vpbroadcastq zmm0, qword ptr [rip + 0000008026ba65be]
     87  62f2fd48590d870c0000      vpbroadcastq zmm1, qword ptr [rip + 0000004083c7c73e]
     91  62f2fd485915850c0000      vpbroadcastq zmm2, qword ptr [rip + 000000a0c6052abf]
     9b  62f2fd48591d830c0000      vpbroadcastq zmm3, qword ptr [rip + 000000601911813f]
     a5  62f2fd485925810c0000      vpbroadcastq zmm4, qword ptr [rip + 000000605555c5bf]
     af  62f2fd48592d7f0c0000      vpbroadcastq zmm5, qword ptr [rip + 000000000000f03f]
     b9  62f27d48583da50c0000      vpbroadcastd zmm7, dword ptr [rip + 00000000]
     c3  62727d4858059f0c0000      vpbroadcastd zmm8, dword ptr [rip + 0000807f]
     cd  62727d48580da90c0000      vpbroadcastd zmm9, dword ptr [rip + 000080ff]
     d7  488b17                    mov rdx, qword ptr [rdi]
     da  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 64>
     de  be00000000                mov esi, 0                                           ; range int32
loop_100:
    100  62717c481011              vmovups zmm10, zmmword ptr [rcx]                     ; load float32x16
    106  62537d4856e201            vreduceps zmm12, zmm10, 1                            ; exp2 float32x16
    10d  62727d48582d290c0000      vpbroadcastd zmm13, dword ptr [rip + 7e226239]
    117  62721d48a82d1f050000      vfmadd213ps zmm13, zmm12, zmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33a]
    121  62721d48a82d55050000      vfmadd213ps zmm13, zmm12, zmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3c]
    12b  62721d48a82d8b050000      vfmadd213ps zmm13, zmm12, zmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d]
    135  62721d48a82dc1050000      vfmadd213ps zmm13, zmm12, zmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e]
    13f  62721d48a82df7050000      vfmadd213ps zmm13, zmm12, zmmword ptr [rip + 1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f]
    149  62721d48a8ee              vfmadd213ps zmm13, zmm12, zmm6
    14f  62f12c48c20d2606000005    vcmpps k1, zmm10, zmmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 5
    15a  625215c92ce2              vscalefps zmm12{k1}{z}, zmm13, zmm10
    160  62f27d485805f60b0000      vpbroadcastd zmm0, dword ptr [rip + 00000080]
    16a  62517c4855ea              vandnps zmm13, zmm0, zmm10                           ; abs float32x16
    170  62517c4851f5              vsqrtps zmm14, zmm13                                 ; sqrt float32x16
    176  62f27d485805e40b0000      vpbroadcastd zmm0, dword ptr [rip + 0000804e]
    180  62d17c48c2cd01            vcmpps k1, zmm0, zmm13, 1                            ; cmplt boolx16
    187  c4e1fb93f9                kmovq rdi, k1                                        ; gep bool
    18c  41b800000000              mov r8d, 0
    192  f7c7ffff0000              test edi, 65535
    198  410f95c0                  setne r8b
    19c  62517c485afa              vcvtps2pd zmm15, ymm10                               ; cast float64x8
    1a2  6253fd481bd201            vextractf64x4 ymm10, zmm10, 1                        ; gep float32x8
    1a9  62517c485ad2              vcvtps2pd zmm10, ymm10                               ; cast float64x8
    1af  62e18548590507060000      vmulpd zmm16, zmm15, zmmword ptr [rip + 83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f]; mul float64x8
    1b9  62c1fd4058c3              vaddpd zmm16, zmm16, zmm11                           ; add float64x8
    1bf  62c1fd405ccb              vsubpd zmm17, zmm16, zmm11                           ; sub float64x8
    1c5  62c17c4828d7              vmovaps zmm18, zmm15                                 ; mulacc float64x8
    1cb  62e2f540b8152b060000      vfmadd231pd zmm18, zmm17, zmmword ptr [rip + 00000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c0]
    1d5  62e2f540b81561060000      vfmadd231pd zmm18, zmm17, zmmword ptr [rip + 999846182d4484be999846182d4484be999846182d4484be999846182d4484be999846182d4484be999846182d4484be999846182d4484be999846182d4484be]; mulacc float64x8
    1df  62b1fd4073f03f            vpsllq zmm16, zmm16, 63                              ; shl uint64x8
    1e6  62a16d40efc0              vpxord zmm16, zmm18, zmm16                           ; xor uint64x8
    1ec  62e1ad48590dca050000      vmulpd zmm17, zmm10, zmmword ptr [rip + 83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f]; mul float64x8
    1f6  62c1f54058cb              vaddpd zmm17, zmm17, zmm11                           ; add float64x8
    1fc  62c1f5405cd3              vsubpd zmm18, zmm17, zmm11                           ; sub float64x8
    202  62c17c4828da              vmovaps zmm19, zmm10                                 ; mulacc float64x8
    208  62e2ed40b81dee050000      vfmadd231pd zmm19, zmm18, zmmword ptr [rip + 00000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c0]
    212  62e2ed40b81d24060000      vfmadd231pd zmm19, zmm18, zmmword ptr [rip + 999846182d4484be999846182d4484be999846182d4484be999846182d4484be999846182d4484be999846182d4484be999846182d4484be999846182d4484be]; mulacc float64x8
    21c  62b1f54073f13f            vpsllq zmm17, zmm17, 63                              ; shl uint64x8
    223  62a16540efc9              vpxord zmm17, zmm19, zmm17                           ; xor uint64x8
    229  413bc0                    cmp eax, r8d                                         ; range int32
    22c  0f8d27020000              jge done_459
    232  62f27d485805280b0000      vpbroadcastd zmm0, dword ptr [rip + 0000804e]
    23c  62d17c48c2cd01            vcmpps k1, zmm0, zmm13, 1                            ; cmplt boolx16
    243  62f2fd485905330a0000      vpbroadcastq zmm0, qword ptr [rip + 0000000000000080]
    24d  62c1fd4855d7              vandnpd zmm18, zmm0, zmm15                           ; abs float64x8
    253  62f1ed40c2152206000001    vcmppd k2, zmm18, zmmword ptr [rip + 00000000000080460000000000008046000000000000804600000000000080460000000000008046000000000000804600000000000080460000000000008046], 1; cmplt boolx8
    25e  62f1ed40c21d5706000001    vcmppd k3, zmm18, zmmword ptr [rip + 000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044], 1; cmplt boolx8
    269  62f1ed40c2258c06000001    vcmppd k4, zmm18, zmmword ptr [rip + 00000000000060430000000000006043000000000000604300000000000060430000000000006043000000000000604300000000000060430000000000006043], 1; cmplt boolx8
    274  62f2fd4859052a0a0000      vpbroadcastq zmm0, qword ptr [rip + 000000a82072f23d]
    27e  62e2fd485915180a0000      vpbroadcastq zmm18, qword ptr [rip + 000000701bcc773f]
    288  62a2fd4c64d2              vpblendmq zmm18{k4}, zmm0, zmm18                     ; where float64x8
    28e  62f2fd485905180a0000      vpbroadcastq zmm0, qword ptr [rip + 00000074c29f623c]
    298  62a2fd4b64d2              vpblendmq zmm18{k3}, zmm0, zmm18                     ; where float64x8
    29e  62f2fd485905100a0000      vpbroadcastq zmm0, qword ptr [rip + 0000004c7df4c53a]
    2a8  62a2fd4a64d2              vpblendmq zmm18{k2}, zmm0, zmm18                     ; where float64x8
    2ae  62a1854859d2              vmulpd zmm18, zmm15, zmm18                           ; mul float64x8
    2b4  62a1ed4058de              vaddpd zmm19, zmm18, zmm22                           ; add float64x8
    2ba  62a1e5405cde              vsubpd zmm19, zmm19, zmm22                           ; sub float64x8
    2c0  62a1ed405cd3              vsubpd zmm18, zmm18, zmm19                           ; sub float64x8
    2c6  62a2bd4464df              vpblendmq zmm19{k4}, zmm24, zmm23                    ; where float64x8
    2cc  62a2b54364db              vpblendmq zmm19{k3}, zmm25, zmm19                    ; where float64x8
    2d2  62a2ad4264db              vpblendmq zmm19{k2}, zmm26, zmm19                    ; where float64x8
    2d8  62a1854859db              vmulpd zmm19, zmm15, zmm19                           ; mul float64x8
    2de  62a1e54058e6              vaddpd zmm20, zmm19, zmm22                           ; add float64x8
    2e4  62a1dd405ce6              vsubpd zmm20, zmm20, zmm22                           ; sub float64x8
    2ea  62a1e5405cdc              vsubpd zmm19, zmm19, zmm20                           ; sub float64x8
    2f0  62a1ed4058e3              vaddpd zmm20, zmm18, zmm19                           ; add float64x8
    2f6  62829d4464eb              vpblendmq zmm21{k4}, zmm28, zmm27                    ; where float64x8
    2fc  62a2954364ed              vpblendmq zmm21{k3}, zmm29, zmm21                    ; where float64x8
    302  62a28d4264ed              vpblendmq zmm21{k2}, zmm30, zmm21                    ; where float64x8
    308  6231854859fd              vmulpd zmm15, zmm15, zmm21                           ; mul float64x8
    30e  62c1dd4058e7              vaddpd zmm20, zmm20, zmm15                           ; add float64x8
    314  62c1dd4058e3              vaddpd zmm20, zmm20, zmm11                           ; add float64x8
    31a  62c1dd405ceb              vsubpd zmm21, zmm20, zmm11                           ; sub float64x8
    320  62a1ed405cd5              vsubpd zmm18, zmm18, zmm21                           ; sub float64x8
    326  62a1ed4058d3              vaddpd zmm18, zmm18, zmm19                           ; add float64x8
    32c  6251ed4058ff              vaddpd zmm15, zmm18, zmm15                           ; add float64x8
    332  6211854859ff              vmulpd zmm15, zmm15, zmm31                           ; mul float64x8
    338  62b1ed4073f43f            vpsllq zmm18, zmm20, 63                              ; shl uint64x8
    33f  62310548effa              vpxord zmm15, zmm15, zmm18                           ; xor uint64x8
    345  62c2fd4164c7              vpblendmq zmm16{k1}, zmm16, zmm15                    ; where float64x8
    34b  c4e3f931c908              kshiftrq k1, k1, 8                                   ; gep boolx8
    351  62f2fd48590525090000      vpbroadcastq zmm0, qword ptr [rip + 0000000000000080]
    35b  6251fd4855fa              vandnpd zmm15, zmm0, zmm10                           ; abs float64x8
    361  62f18548c2151405000001    vcmppd k2, zmm15, zmmword ptr [rip + 00000000000080460000000000008046000000000000804600000000000080460000000000008046000000000000804600000000000080460000000000008046], 1; cmplt boolx8
    36c  62f18548c21d4905000001    vcmppd k3, zmm15, zmmword ptr [rip + 000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044], 1; cmplt boolx8
    377  62f18548c2257e05000001    vcmppd k4, zmm15, zmmword ptr [rip + 00000000000060430000000000006043000000000000604300000000000060430000000000006043000000000000604300000000000060430000000000006043], 1; cmplt boolx8
    382  62f2fd4859051c090000      vpbroadcastq zmm0, qword ptr [rip + 000000a82072f23d]
    38c  6272fd48593d0a090000      vpbroadcastq zmm15, qword ptr [rip + 000000701bcc773f]
    396  6252fd4c64ff              vpblendmq zmm15{k4}, zmm0, zmm15                     ; where float64x8
    39c  62f2fd4859050a090000      vpbroadcastq zmm0, qword ptr [rip + 00000074c29f623c]
    3a6  6252fd4b64ff              vpblendmq zmm15{k3}, zmm0, zmm15                     ; where float64x8
    3ac  62f2fd48590502090000      vpbroadcastq zmm0, qword ptr [rip + 0000004c7df4c53a]
    3b6  6252fd4a64ff              vpblendmq zmm15{k2}, zmm0, zmm15                     ; where float64x8
    3bc  6251ad4859ff              vmulpd zmm15, zmm10, zmm15                           ; mul float64x8
    3c2  62a1854858d6              vaddpd zmm18, zmm15, zmm22                           ; add float64x8
    3c8  62a1ed405cd6              vsubpd zmm18, zmm18, zmm22                           ; sub float64x8
    3ce  623185485cfa              vsubpd zmm15, zmm15, zmm18                           ; sub float64x8
    3d4  62a2bd4464d7              vpblendmq zmm18{k4}, zmm24, zmm23                    ; where float64x8
    3da  62a2b54364d2              vpblendmq zmm18{k3}, zmm25, zmm18                    ; where float64x8
    3e0  62a2ad4264d2              vpblendmq zmm18{k2}, zmm26, zmm18                    ; where float64x8
    3e6  62a1ad4859d2              vmulpd zmm18, zmm10, zmm18                           ; mul float64x8
    3ec  62a1ed4058de              vaddpd zmm19, zmm18, zmm22                           ; add float64x8
    3f2  62a1e5405cde              vsubpd zmm19, zmm19, zmm22                           ; sub float64x8
    3f8  62a1ed405cd3              vsubpd zmm18, zmm18, zmm19                           ; sub float64x8
    3fe  62a1854858da              vaddpd zmm19, zmm15, zmm18                           ; add float64x8
    404  62829d4464e3              vpblendmq zmm20{k4}, zmm28, zmm27                    ; where float64x8
    40a  62a2954364e4              vpblendmq zmm20{k3}, zmm29, zmm20                    ; where float64x8
    410  62a28d4264e4              vpblendmq zmm20{k2}, zmm30, zmm20                    ; where float64x8
    416  6231ad4859d4              vmulpd zmm10, zmm10, zmm20                           ; mul float64x8
    41c  62c1e54058da              vaddpd zmm19, zmm19, zmm10                           ; add float64x8
    422  62c1e54058db              vaddpd zmm19, zmm19, zmm11                           ; add float64x8
    428  62c1e5405ce3              vsubpd zmm20, zmm19, zmm11                           ; sub float64x8
    42e  623185485cfc              vsubpd zmm15, zmm15, zmm20                           ; sub float64x8
    434  6231854858fa              vaddpd zmm15, zmm15, zmm18                           ; add float64x8
    43a  6251854858d2              vaddpd zmm10, zmm15, zmm10                           ; add float64x8
    440  6211ad4859d7              vmulpd zmm10, zmm10, zmm31                           ; mul float64x8
    446  62b1854873f33f            vpsllq zmm15, zmm19, 63                              ; shl uint64x8
    44d  62512d48efd7              vpxord zmm10, zmm10, zmm15                           ; xor uint64x8
    453  62c2f54164ca              vpblendmq zmm17{k1}, zmm17, zmm10                    ; where float64x8
done_459:
    459  6231fd4059d0              vmulpd zmm10, zmm16, zmm16                           ; mul float64x8
    45f  6272fd48593da7080000      vpbroadcastq zmm15, qword ptr [rip + 0000008026ba65be]; mulacc float64x8
    469  6272ad48a8f9              vfmadd213pd zmm15, zmm10, zmm1
    46f  6272ad48a8fa              vfmadd213pd zmm15, zmm10, zmm2                       ; mulacc float64x8
    475  6272ad48a8fb              vfmadd213pd zmm15, zmm10, zmm3                       ; mulacc float64x8
    47b  6272ad48a8fc              vfmadd213pd zmm15, zmm10, zmm4                       ; mulacc float64x8
    481  6272ad48a8fd              vfmadd213pd zmm15, zmm10, zmm5                       ; mulacc float64x8
    487  6251fd4059d7              vmulpd zmm10, zmm16, zmm15                           ; mul float64x8
    48d  6251fd485ad2              vcvtpd2ps ymm10, zmm10                               ; cast float32x8
    493  6231f54059f9              vmulpd zmm15, zmm17, zmm17                           ; mul float64x8
    499  62e2fd4859056d080000      vpbroadcastq zmm16, qword ptr [rip + 0000008026ba65be]; mulacc float64x8
    4a3  62e28548a8c1              vfmadd213pd zmm16, zmm15, zmm1
    4a9  62e28548a8c2              vfmadd213pd zmm16, zmm15, zmm2                       ; mulacc float64x8
    4af  62e28548a8c3              vfmadd213pd zmm16, zmm15, zmm3                       ; mulacc float64x8
    4b5  62e28548a8c4              vfmadd213pd zmm16, zmm15, zmm4                       ; mulacc float64x8
    4bb  62e28548a8c5              vfmadd213pd zmm16, zmm15, zmm5                       ; mulacc float64x8
    4c1  6231f54059f8              vmulpd zmm15, zmm17, zmm16                           ; mul float64x8
    4c7  6251fd485aff              vcvtpd2ps ymm15, zmm15                               ; cast float32x8
    4cd  6253ad481ad701            vinsertf64x4 zmm10, zmm10, ymm15, 1                  ; vectorize float32x16
    4d4  62521d48b8d6              vfmadd231ps zmm10, zmm12, zmm14                      ; mulacc float32x16
    4da  6271144858e6              vaddps zmm12, zmm13, zmm6                            ; add float32x16
    4e0  62d14448c2cc01            vcmpps k1, zmm7, zmm12, 1                            ; cmplt boolx16
    4e7  62d11c48c2d001            vcmpps k2, zmm12, zmm8, 1                            ; cmplt boolx16
    4ee  62f11c48c21d4704000001    vcmpps k3, zmm12, zmmword ptr [rip + 00008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000], 1; cmplt boolx16
    4f9  62711c48592d7d040000      vmulps zmm13, zmm12, zmmword ptr [rip + 0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c]; mul float32x16
    503  62521d4b64ed              vpblendmd zmm13{k3}, zmm12, zmm13                    ; where float32x16
    509  62711548fe35ad040000      vpaddd zmm14, zmm13, zmmword ptr [rip + 0dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac0]; add int32x16
    513  62d1054872e617            vpsrad zmm15, zmm14, 23                              ; shr int32x16
    51a  62517c485bff              vcvtdq2ps zmm15, zmm15                               ; cast float32x16
    520  62f27d48580552080000      vpbroadcastd zmm0, dword ptr [rip + 0000c841]
    52a  62e2454b64c0              vpblendmd zmm16{k3}, zmm7, zmm0                      ; where float32x16
    530  623104485cf8              vsubps zmm15, zmm15, zmm16                           ; sub float32x16
    536  62510d48dbf1              vpandd zmm14, zmm14, zmm9                            ; and int32x16
    53c  62511548faee              vpsubd zmm13, zmm13, zmm14                           ; sub int32x16
    542  627114485cee              vsubps zmm13, zmm13, zmm6                            ; sub float32x16
    548  62727d48583532080000      vpbroadcastd zmm14, dword ptr [rip + ce37f6bd]       ; mulacc float32x16
    552  62721548a835a4040000      vfmadd213ps zmm14, zmm13, zmmword ptr [rip + 5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e]
    55c  62721548a835da040000      vfmadd213ps zmm14, zmm13, zmmword ptr [rip + 4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be]; mulacc float32x16
    566  62721548a83510050000      vfmadd213ps zmm14, zmm13, zmmword ptr [rip + 79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e]; mulacc float32x16
    570  62721548a83546050000      vfmadd213ps zmm14, zmm13, zmmword ptr [rip + 3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be]; mulacc float32x16
    57a  62721548a8357c050000      vfmadd213ps zmm14, zmm13, zmmword ptr [rip + 39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e]; mulacc float32x16
    584  62721548a835b2050000      vfmadd213ps zmm14, zmm13, zmmword ptr [rip + 5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be]; mulacc float32x16
    58e  62721548a835e8050000      vfmadd213ps zmm14, zmm13, zmmword ptr [rip + 0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e]; mulacc float32x16
    598  62721548a8351e060000      vfmadd213ps zmm14, zmm13, zmmword ptr [rip + 3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf]; mulacc float32x16
    5a2  62721548a83554060000      vfmadd213ps zmm14, zmm13, zmmword ptr [rip + eda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23e]; mulacc float32x16
    5ac  6251144859f6              vmulps zmm14, zmm13, zmm14                           ; mul float32x16
    5b2  6251144858ee              vaddps zmm13, zmm13, zmm14                           ; add float32x16
    5b8  6251044858ed              vaddps zmm13, zmm15, zmm13                           ; add float32x16
    5be  62523d4a64ed              vpblendmd zmm13{k2}, zmm8, zmm13                     ; where float32x16
    5c4  62f11c48c2d700            vcmpps k2, zmm12, zmm7, 0                            ; cmpeq boolx16
    5cb  62f27d485805d7070000      vpbroadcastd zmm0, dword ptr [rip + 0000c07f]
    5d5  62527d4a64e1              vpblendmd zmm12{k2}, zmm0, zmm9                      ; where float32x16
    5db  62521d4964e5              vpblendmd zmm12{k1}, zmm12, zmm13                    ; where float32x16
    5e1  62512c4858d4              vaddps zmm10, zmm10, zmm12                           ; add float32x16
    5e7  62717c481112              vmovups zmmword ptr [rdx], zmm10                     ; store void
    5ed  4883c140                  add rcx, 64                                          ; end void
    5f1  4883c240                  add rdx, 64
    5f5  83c601                    add esi, 1
    5f8  83fe04                    cmp esi, 4
    5fb  0f8cfffaffff              jl loop_100
done_601:
    601  c5f877                    vzeroupper                                           ; sink void
    604  c3                        ret
