transcendental:
      0  488bc4                    mov rax, rsp
      3  4881ec80020000            sub rsp, 640
      a  4883e4c0                  and rsp, -64
      e  4889842440020000          mov qword ptr [rsp + 576], rax
     16  62f2fd48590500200000      vpbroadcastq zmm0, qword ptr [rip + 83c8c96d305fd43f]
     20  62f2fd48590dfe1f0000      vpbroadcastq zmm1, qword ptr [rip + 0000000000003843]
     2a  62f2fd485915fc1f0000      vpbroadcastq zmm2, qword ptr [rip + 00000040fb2109c0]
     34  62f2fd48591dfa1f0000      vpbroadcastq zmm3, qword ptr [rip + 999846182d4484be]
     3e  62f27d485825b8200000      vpbroadcastd zmm4, dword ptr [rip + 7e226239]
     48  62727d48580dc6200000      vpbroadcastd zmm9, dword ptr [rip + 0000803f]
     52  62727d48581dc4200000      vpbroadcastd zmm11, dword ptr [rip + 00000080]
     5c  b800000000                mov eax, 0
     61  62627d485825cd200000      vpbroadcastd zmm28, dword ptr [rip + 00000000]
     6b  62e27d485835cb200000      vpbroadcastd zmm22, dword ptr [rip + ce37f6bd]
     75  62e2fd48592551200000      vpbroadcastq zmm20, qword ptr [rip + 0000008026ba65be]
     7f  488b17                    mov rdx, qword ptr [rdi]
     82  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 64>
     86  62f17c481021              vmovups zmm4, zmmword ptr [rcx]                      ; load float32x16
     8c  62717c485a4101            vcvtps2pd zmm8, ymmword ptr [rcx + 32]               ; cast float64x8
     93  62717c485ad4              vcvtps2pd zmm10, ymm4                                ; cast float64x8
     99  6261ad4859f8              vmulpd zmm31, zmm10, zmm0                            ; mul float64x8
     9f  6261854058f9              vaddpd zmm31, zmm31, zmm1                            ; add float64x8
     a5  62e185405cf1              vsubpd zmm22, zmm31, zmm1                            ; sub float64x8
     ab  62417c4828d2              vmovaps zmm26, zmm10                                 ; mulacc float64x8
     b1  6262cd40b8d2              vfmadd231pd zmm26, zmm22, zmm2
     b7  6262cd40b8d3              vfmadd231pd zmm26, zmm22, zmm3                       ; mulacc float64x8
     bd  62e1bd4859f0              vmulpd zmm22, zmm8, zmm0                             ; mul float64x8
     c3  62e1cd4058f1              vaddpd zmm22, zmm22, zmm1                            ; add float64x8
     c9  6261cd405cf1              vsubpd zmm30, zmm22, zmm1                            ; sub float64x8
     cf  62c17c4828f8              vmovaps zmm23, zmm8                                  ; mulacc float64x8
     d5  62e28d40b8fa              vfmadd231pd zmm23, zmm30, zmm2
     db  62e28d40b8fb              vfmadd231pd zmm23, zmm30, zmm3                       ; mulacc float64x8
     e1  62617c48107101            vmovups zmm30, zmmword ptr [rcx + 64]                ; load float32x16
     e8  62617c485a5903            vcvtps2pd zmm27, ymmword ptr [rcx + 96]              ; cast float64x8
     ef  62017c485ac6              vcvtps2pd zmm24, ymm30                               ; cast float64x8
     f5  6261bd4059c8              vmulpd zmm25, zmm24, zmm0                            ; mul float64x8
     fb  6261b54058c9              vaddpd zmm25, zmm25, zmm1                            ; add float64x8
    101  6271b5405ce9              vsubpd zmm13, zmm25, zmm1                            ; sub float64x8
    107  62117c4828f0              vmovaps zmm14, zmm24                                 ; mulacc float64x8
    10d  62729548b8f2              vfmadd231pd zmm14, zmm13, zmm2
    113  62729548b8f3              vfmadd231pd zmm14, zmm13, zmm3                       ; mulacc float64x8
    119  6271a54059e8              vmulpd zmm13, zmm27, zmm0                            ; mul float64x8
    11f  6271954858e9              vaddpd zmm13, zmm13, zmm1                            ; add float64x8
    125  627195485cf9              vsubpd zmm15, zmm13, zmm1                            ; sub float64x8
    12b  62817c4828db              vmovaps zmm19, zmm27                                 ; mulacc float64x8
    131  62e28548b8da              vfmadd231pd zmm19, zmm15, zmm2
    137  62e28548b8db              vfmadd231pd zmm19, zmm15, zmm3                       ; mulacc float64x8
    13d  62717c48107902            vmovups zmm15, zmmword ptr [rcx + 128]               ; load float32x16
    144  62f17c485a6905            vcvtps2pd zmm5, ymmword ptr [rcx + 160]              ; cast float64x8
    14b  62f17c48112c24            vmovups zmmword ptr [rsp], zmm5
    152  62c17c485acf              vcvtps2pd zmm17, ymm15                               ; cast float64x8
    158  6271f54059e0              vmulpd zmm12, zmm17, zmm0                            ; mul float64x8
    15e  62719d4858e1              vaddpd zmm12, zmm12, zmm1                            ; add float64x8
    164  62619d485ce9              vsubpd zmm29, zmm12, zmm1                            ; sub float64x8
    16a  62a17c4828d1              vmovaps zmm18, zmm17                                 ; mulacc float64x8
    170  62e29540b8d2              vfmadd231pd zmm18, zmm29, zmm2
    176  62e29540b8d3              vfmadd231pd zmm18, zmm29, zmm3                       ; mulacc float64x8
    17c  6261fd48592c24            vmulpd zmm29, zmm0, zmmword ptr [rsp]                ; mul float64x8
    183  6261954058e9              vaddpd zmm29, zmm29, zmm1                            ; add float64x8
    189  62e195405ce1              vsubpd zmm20, zmm29, zmm1                            ; sub float64x8
    18f  62e17c48102c24            vmovups zmm21, zmmword ptr [rsp]
    196  62e2dd40b8ea              vfmadd231pd zmm21, zmm20, zmm2                       ; mulacc float64x8
    19c  62e2dd40b8eb              vfmadd231pd zmm21, zmm20, zmm3                       ; mulacc float64x8
    1a2  62e17c48106103            vmovups zmm20, zmmword ptr [rcx + 192]               ; load float32x16
    1a9  62f17c485a6907            vcvtps2pd zmm5, ymmword ptr [rcx + 224]              ; cast float64x8
    1b0  62f17c48116c2401          vmovups zmmword ptr [rsp + 64], zmm5
    1b8  62b17c485aec              vcvtps2pd zmm5, ymm20                                ; cast float64x8
    1be  62f17c48116c2402          vmovups zmmword ptr [rsp + 128], zmm5
    1c6  62f1fd48596c2402          vmulpd zmm5, zmm0, zmmword ptr [rsp + 128]           ; mul float64x8
    1ce  62f1d54858e9              vaddpd zmm5, zmm5, zmm1                              ; add float64x8
    1d4  62f1d5485cf1              vsubpd zmm6, zmm5, zmm1                              ; sub float64x8
    1da  62f17c48107c2402          vmovups zmm7, zmmword ptr [rsp + 128]
    1e2  62f2cd48b8fa              vfmadd231pd zmm7, zmm6, zmm2                         ; mulacc float64x8
    1e8  62f2cd48b8fb              vfmadd231pd zmm7, zmm6, zmm3                         ; mulacc float64x8
    1ee  62f1fd4859442401          vmulpd zmm0, zmm0, zmmword ptr [rsp + 64]            ; mul float64x8
    1f6  62f1fd4858c1              vaddpd zmm0, zmm0, zmm1                              ; add float64x8
    1fc  62f1fd485cf1              vsubpd zmm6, zmm0, zmm1                              ; sub float64x8
    202  62e17c4810442401          vmovups zmm16, zmmword ptr [rsp + 64]
    20a  62e2cd48b8c2              vfmadd231pd zmm16, zmm6, zmm2                        ; mulacc float64x8
    210  62e2cd48b8c3              vfmadd231pd zmm16, zmm6, zmm3                        ; mulacc float64x8
    216  62f37d4856d401            vreduceps zmm2, zmm4, 1                              ; exp2 float32x16
    21d  62f27d48581dd91e0000      vpbroadcastd zmm3, dword ptr [rip + 7e226239]
    227  62f26d48a81d4f160000      vfmadd213ps zmm3, zmm2, zmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33a]
    231  62f26d48a81d85160000      vfmadd213ps zmm3, zmm2, zmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3c]
    23b  62f26d48a81dbb160000      vfmadd213ps zmm3, zmm2, zmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d]
    245  62f26d48a81df1160000      vfmadd213ps zmm3, zmm2, zmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e]
    24f  62f26d48a81d27170000      vfmadd213ps zmm3, zmm2, zmmword ptr [rip + 1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f]
    259  62d26d48a8d9              vfmadd213ps zmm3, zmm2, zmm9
    25f  62f15c48c20d5617000005    vcmpps k1, zmm4, zmmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 5
    26a  62f265c92cd4              vscalefps zmm2{k1}{z}, zmm3, zmm4
    270  62f17c4811542403          vmovups zmmword ptr [rsp + 192], zmm2
    278  62f1244855dc              vandnps zmm3, zmm11, zmm4                            ; abs float32x16
    27e  62d1244855f7              vandnps zmm6, zmm11, zmm15                           ; abs float32x16
    284  62f27d485815961e0000      vpbroadcastd zmm2, dword ptr [rip + 0000804e]
    28e  62f16c48c2cb01            vcmpps k1, zmm2, zmm3, 1                             ; cmplt boolx16
    295  62f27d485815851e0000      vpbroadcastd zmm2, dword ptr [rip + 0000804e]
    29f  62f16c48c2d601            vcmpps k2, zmm2, zmm6, 1                             ; cmplt boolx16
    2a6  c4e1f445ca                korq k1, k1, k2                                      ; or boolx16
    2ab  6291244855d6              vandnps zmm2, zmm11, zmm30                           ; abs float32x16
    2b1  6231244855dc              vandnps zmm11, zmm11, zmm20                          ; abs float32x16
    2b7  62f27d485825631e0000      vpbroadcastd zmm4, dword ptr [rip + 0000804e]
    2c1  62f15c48c2d201            vcmpps k2, zmm4, zmm2, 1                             ; cmplt boolx16
    2c8  62f27d485825521e0000      vpbroadcastd zmm4, dword ptr [rip + 0000804e]
    2d2  62d15c48c2db01            vcmpps k3, zmm4, zmm11, 1                            ; cmplt boolx16
    2d9  c4e1ec45d3                korq k2, k2, k3                                      ; or boolx16
    2de  c4e1f445ca                korq k1, k1, k2                                      ; or boolx16
    2e3  c4e1fb93c9                kmovq rcx, k1                                        ; gep bool
    2e8  be00000000                mov esi, 0
    2ed  f7c1ffff0000              test ecx, 65535
    2f3  400f95c6                  setne sil
    2f7  62f17c4851e3              vsqrtps zmm4, zmm3                                   ; sqrt float32x16
    2fd  6291854073f73f            vpsllq zmm31, zmm31, 63                              ; shl uint64x8
    304  62012d40efd7              vpxord zmm26, zmm26, zmm31                           ; xor uint64x8
    30a  62b1cd4073f63f            vpsllq zmm22, zmm22, 63                              ; shl uint64x8
    311  62a14540effe              vpxord zmm23, zmm23, zmm22                           ; xor uint64x8
    317  6291cd4073f13f            vpsllq zmm22, zmm25, 63                              ; shl uint64x8
    31e  62310d48eff6              vpxord zmm14, zmm14, zmm22                           ; xor uint64x8
    324  62d1954873f53f            vpsllq zmm13, zmm13, 63                              ; shl uint64x8
    32b  62516540efed              vpxord zmm13, zmm19, zmm13                           ; xor uint64x8
    331  62d19d4873f43f            vpsllq zmm12, zmm12, 63                              ; shl uint64x8
    338  62516d40efe4              vpxord zmm12, zmm18, zmm12                           ; xor uint64x8
    33e  6291ed4073f53f            vpsllq zmm18, zmm29, 63                              ; shl uint64x8
    345  62a15540efd2              vpxord zmm18, zmm21, zmm18                           ; xor uint64x8
    34b  62f1d54873f53f            vpsllq zmm5, zmm5, 63                                ; shl uint64x8
    352  62f14548efed              vpxord zmm5, zmm7, zmm5                              ; xor uint64x8
    358  62f1fd4873f03f            vpsllq zmm0, zmm0, 63                                ; shl uint64x8
    35f  62f17d40efc0              vpxord zmm0, zmm16, zmm0                             ; xor uint64x8
    365  3bc6                      cmp eax, esi                                         ; range int32
    367  0f8c91080000              jl rare_bfe
done_36d:
    36d  62d1644858c9              vaddps zmm1, zmm3, zmm9                              ; add float32x16
    373  62f17448c20dc217000001    vcmpps k1, zmm1, zmmword ptr [rip + 00008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000], 1; cmplt boolx16
    37e  62f17448591df8170000      vmulps zmm3, zmm1, zmmword ptr [rip + 0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c]; mul float32x16
    388  62f2754964db              vpblendmd zmm3{k1}, zmm1, zmm3                       ; where float32x16
    38e  62f16548fe3d28180000      vpaddd zmm7, zmm3, zmmword ptr [rip + 0dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac0]; add int32x16
    398  62f13d4872e717            vpsrad zmm8, zmm7, 23                                ; shr int32x16
    39f  62517c485bc0              vcvtdq2ps zmm8, zmm8                                 ; cast float32x16
    3a5  62727d485815851d0000      vpbroadcastd zmm10, dword ptr [rip + 0000c841]
    3af  62521d4164d2              vpblendmd zmm10{k1}, zmm28, zmm10                    ; where float32x16
    3b5  62513c485cc2              vsubps zmm8, zmm8, zmm10                             ; sub float32x16
    3bb  62f14548db3d3b180000      vpandd zmm7, zmm7, zmmword ptr [rip + 000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff]; and int32x16
    3c5  62f16548fadf              vpsubd zmm3, zmm3, zmm7                              ; sub int32x16
    3cb  62d164485cd9              vsubps zmm3, zmm3, zmm9                              ; sub float32x16
    3d1  62f27d48583d651d0000      vpbroadcastd zmm7, dword ptr [rip + ce37f6bd]        ; mulacc float32x16
    3db  62f26548a83d5b180000      vfmadd213ps zmm7, zmm3, zmmword ptr [rip + 5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e]
    3e5  62f26548a83d91180000      vfmadd213ps zmm7, zmm3, zmmword ptr [rip + 4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be]; mulacc float32x16
    3ef  62f26548a83dc7180000      vfmadd213ps zmm7, zmm3, zmmword ptr [rip + 79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e]; mulacc float32x16
    3f9  62f26548a83dfd180000      vfmadd213ps zmm7, zmm3, zmmword ptr [rip + 3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be]; mulacc float32x16
    403  62f26548a83d33190000      vfmadd213ps zmm7, zmm3, zmmword ptr [rip + 39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e]; mulacc float32x16
    40d  62f26548a83d69190000      vfmadd213ps zmm7, zmm3, zmmword ptr [rip + 5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be]; mulacc float32x16
    417  62f26548a83d9f190000      vfmadd213ps zmm7, zmm3, zmmword ptr [rip + 0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e]; mulacc float32x16
    421  62f26548a83dd5190000      vfmadd213ps zmm7, zmm3, zmmword ptr [rip + 3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf]; mulacc float32x16
    42b  62f26548a83d0b1a0000      vfmadd213ps zmm7, zmm3, zmmword ptr [rip + eda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23e]; mulacc float32x16
    435  62f1644859ff              vmulps zmm7, zmm3, zmm7                              ; mul float32x16
    43b  62f1644858df              vaddps zmm3, zmm3, zmm7                              ; add float32x16
    441  62f13c4858db              vaddps zmm3, zmm8, zmm3                              ; add float32x16
    447  62f17448c20d2e1a000001    vcmpps k1, zmm1, zmmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f], 1; cmplt boolx16
    452  62f27d48583d0c1d0000      vpbroadcastd zmm7, dword ptr [rip + 0000807f]
    45c  62f2454964db              vpblendmd zmm3{k1}, zmm7, zmm3                       ; where float32x16
    462  62f11c40c2c901            vcmpps k1, zmm28, zmm1, 1                            ; cmplt boolx16
    469  62917448c2d400            vcmpps k2, zmm1, zmm28, 0                            ; cmpeq boolx16
    470  62f27d48580df21c0000      vpbroadcastd zmm1, dword ptr [rip + 0000c07f]
    47a  62f27d48583db81c0000      vpbroadcastd zmm7, dword ptr [rip + 000080ff]
    484  62f2754a64cf              vpblendmd zmm1{k2}, zmm1, zmm7                       ; where float32x16
    48a  62f2754964cb              vpblendmd zmm1{k1}, zmm1, zmm3                       ; where float32x16
    490  62d18d4859de              vmulpd zmm3, zmm14, zmm14                            ; mul float64x8
    496  62f2fd48593d301c0000      vpbroadcastq zmm7, qword ptr [rip + 0000008026ba65be]; mulacc float64x8
    4a0  62f2e548a83d161a0000      vfmadd213pd zmm7, zmm3, zmmword ptr [rip + 0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e]
    4aa  62f2e548a83d4c1a0000      vfmadd213pd zmm7, zmm3, zmmword ptr [rip + 000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf]; mulacc float64x8
    4b4  62f2e548a83d821a0000      vfmadd213pd zmm7, zmm3, zmmword ptr [rip + 000000601911813f000000601911813f000000601911813f000000601911813f000000601911813f000000601911813f000000601911813f000000601911813f]; mulacc float64x8
    4be  62f2e548a83db81a0000      vfmadd213pd zmm7, zmm3, zmmword ptr [rip + 000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf]; mulacc float64x8
    4c8  62f2e548a83dee1a0000      vfmadd213pd zmm7, zmm3, zmmword ptr [rip + 000000000000f03f000000000000f03f000000000000f03f000000000000f03f000000000000f03f000000000000f03f000000000000f03f000000000000f03f]; mulacc float64x8
    4d2  62f18d4859df              vmulpd zmm3, zmm14, zmm7                             ; mul float64x8
    4d8  62d1954859fd              vmulpd zmm7, zmm13, zmm13                            ; mul float64x8
    4de  6272fd485905e81b0000      vpbroadcastq zmm8, qword ptr [rip + 0000008026ba65be]; mulacc float64x8
    4e8  6272c548a805ce190000      vfmadd213pd zmm8, zmm7, zmmword ptr [rip + 0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e]
    4f2  6272c548a805041a0000      vfmadd213pd zmm8, zmm7, zmmword ptr [rip + 000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf]; mulacc float64x8
    4fc  6272c548a8053a1a0000      vfmadd213pd zmm8, zmm7, zmmword ptr [rip + 000000601911813f000000601911813f000000601911813f000000601911813f000000601911813f000000601911813f000000601911813f000000601911813f]; mulacc float64x8
    506  6272c548a805701a0000      vfmadd213pd zmm8, zmm7, zmmword ptr [rip + 000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf]; mulacc float64x8
    510  6272c548a805a61a0000      vfmadd213pd zmm8, zmm7, zmmword ptr [rip + 000000000000f03f000000000000f03f000000000000f03f000000000000f03f000000000000f03f000000000000f03f000000000000f03f000000000000f03f]; mulacc float64x8
    51a  62d1954859f8              vmulpd zmm7, zmm13, zmm8                             ; mul float64x8
    520  62f1fd485adb              vcvtpd2ps ymm3, zmm3                                 ; cast float32x8
    526  62f1fd485aff              vcvtpd2ps ymm7, zmm7                                 ; cast float32x8
    52c  62f3e5481adf01            vinsertf64x4 zmm3, zmm3, ymm7, 1                     ; vectorize float32x16
    533  62937d4856fe01            vreduceps zmm7, zmm30, 1                             ; exp2 float32x16
    53a  62727d485805bc1b0000      vpbroadcastd zmm8, dword ptr [rip + 7e226239]
    544  62724548a80532130000      vfmadd213ps zmm8, zmm7, zmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33a]
    54e  62724548a80568130000      vfmadd213ps zmm8, zmm7, zmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3c]
    558  62724548a8059e130000      vfmadd213ps zmm8, zmm7, zmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d]
    562  62724548a805d4130000      vfmadd213ps zmm8, zmm7, zmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e]
    56c  62724548a8050a140000      vfmadd213ps zmm8, zmm7, zmmword ptr [rip + 1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f]
    576  62524548a8c1              vfmadd213ps zmm8, zmm7, zmm9
    57c  62f10c40c20d3914000005    vcmpps k1, zmm30, zmmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 5
    587  62923dc92cfe              vscalefps zmm7{k1}{z}, zmm8, zmm30
    58d  62717c4851c2              vsqrtps zmm8, zmm2                                   ; sqrt float32x16
    593  62d24548b8d8              vfmadd231ps zmm3, zmm7, zmm8                         ; mulacc float32x16
    599  62d16c4858d1              vaddps zmm2, zmm2, zmm9                              ; add float32x16
    59f  62f16c48c20d9615000001    vcmpps k1, zmm2, zmmword ptr [rip + 00008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000], 1; cmplt boolx16
    5aa  62f16c48593dcc150000      vmulps zmm7, zmm2, zmmword ptr [rip + 0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c]; mul float32x16
    5b4  62f26d4964ff              vpblendmd zmm7{k1}, zmm2, zmm7                       ; where float32x16
    5ba  62714548fe05fc150000      vpaddd zmm8, zmm7, zmmword ptr [rip + 0dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac0]; add int32x16
    5c4  62d12d4872e017            vpsrad zmm10, zmm8, 23                               ; shr int32x16
    5cb  62517c485bd2              vcvtdq2ps zmm10, zmm10                               ; cast float32x16
    5d1  62727d48582d591b0000      vpbroadcastd zmm13, dword ptr [rip + 0000c841]
    5db  62521d4164ed              vpblendmd zmm13{k1}, zmm28, zmm13                    ; where float32x16
    5e1  62512c485cd5              vsubps zmm10, zmm10, zmm13                           ; sub float32x16
    5e7  62713d48db050f160000      vpandd zmm8, zmm8, zmmword ptr [rip + 000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff]; and int32x16
    5f1  62d14548faf8              vpsubd zmm7, zmm7, zmm8                              ; sub int32x16
    5f7  62d144485cf9              vsubps zmm7, zmm7, zmm9                              ; sub float32x16
    5fd  62727d485805391b0000      vpbroadcastd zmm8, dword ptr [rip + ce37f6bd]        ; mulacc float32x16
    607  62724548a8052f160000      vfmadd213ps zmm8, zmm7, zmmword ptr [rip + 5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e]
    611  62724548a80565160000      vfmadd213ps zmm8, zmm7, zmmword ptr [rip + 4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be]; mulacc float32x16
    61b  62724548a8059b160000      vfmadd213ps zmm8, zmm7, zmmword ptr [rip + 79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e]; mulacc float32x16
    625  62724548a805d1160000      vfmadd213ps zmm8, zmm7, zmmword ptr [rip + 3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be]; mulacc float32x16
    62f  62724548a80507170000      vfmadd213ps zmm8, zmm7, zmmword ptr [rip + 39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e]; mulacc float32x16
    639  62724548a8053d170000      vfmadd213ps zmm8, zmm7, zmmword ptr [rip + 5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be]; mulacc float32x16
    643  62724548a80573170000      vfmadd213ps zmm8, zmm7, zmmword ptr [rip + 0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e]; mulacc float32x16
    64d  62724548a805a9170000      vfmadd213ps zmm8, zmm7, zmmword ptr [rip + 3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf]; mulacc float32x16
    657  62724548a805df170000      vfmadd213ps zmm8, zmm7, zmmword ptr [rip + eda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23e]; mulacc float32x16
    661  6251444859c0              vmulps zmm8, zmm7, zmm8                              ; mul float32x16
    667  62d1444858f8              vaddps zmm7, zmm7, zmm8                              ; add float32x16
    66d  62f12c4858ff              vaddps zmm7, zmm10, zmm7                             ; add float32x16
    673  62f16c48c20d0218000001    vcmpps k1, zmm2, zmmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f], 1; cmplt boolx16
    67e  62727d485805e01a0000      vpbroadcastd zmm8, dword ptr [rip + 0000807f]
    688  62f23d4964ff              vpblendmd zmm7{k1}, zmm8, zmm7                       ; where float32x16
    68e  62f11c40c2ca01            vcmpps k1, zmm28, zmm2, 1                            ; cmplt boolx16
    695  62916c48c2d400            vcmpps k2, zmm2, zmm28, 0                            ; cmpeq boolx16
    69c  62f27d485815c61a0000      vpbroadcastd zmm2, dword ptr [rip + 0000c07f]
    6a6  62727d4858058c1a0000      vpbroadcastd zmm8, dword ptr [rip + 000080ff]
    6b0  62d26d4a64d0              vpblendmd zmm2{k2}, zmm2, zmm8                       ; where float32x16
    6b6  62f26d4964d7              vpblendmd zmm2{k1}, zmm2, zmm7                       ; where float32x16
    6bc  62d19d4859fc              vmulpd zmm7, zmm12, zmm12                            ; mul float64x8
    6c2  6272fd485905041a0000      vpbroadcastq zmm8, qword ptr [rip + 0000008026ba65be]; mulacc float64x8
    6cc  6272c548a805ea170000      vfmadd213pd zmm8, zmm7, zmmword ptr [rip + 0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e]
    6d6  6272c548a80520180000      vfmadd213pd zmm8, zmm7, zmmword ptr [rip + 000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf]; mulacc float64x8
    6e0  6272c548a80556180000      vfmadd213pd zmm8, zmm7, zmmword ptr [rip + 000000601911813f000000601911813f000000601911813f000000601911813f000000601911813f000000601911813f000000601911813f000000601911813f]; mulacc float64x8
    6ea  6272c548a8058c180000      vfmadd213pd zmm8, zmm7, zmmword ptr [rip + 000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf]; mulacc float64x8
    6f4  6272c548a805c2180000      vfmadd213pd zmm8, zmm7, zmmword ptr [rip + 000000000000f03f000000000000f03f000000000000f03f000000000000f03f000000000000f03f000000000000f03f000000000000f03f000000000000f03f]; mulacc float64x8
    6fe  62d19d4859f8              vmulpd zmm7, zmm12, zmm8                             ; mul float64x8
    704  6231ed4059c2              vmulpd zmm8, zmm18, zmm18                            ; mul float64x8
    70a  6272fd485915bc190000      vpbroadcastq zmm10, qword ptr [rip + 0000008026ba65be]; mulacc float64x8
    714  6272bd48a815a2170000      vfmadd213pd zmm10, zmm8, zmmword ptr [rip + 0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e]
    71e  6272bd48a815d8170000      vfmadd213pd zmm10, zmm8, zmmword ptr [rip + 000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf]; mulacc float64x8
    728  6272bd48a8150e180000      vfmadd213pd zmm10, zmm8, zmmword ptr [rip + 000000601911813f000000601911813f000000601911813f000000601911813f000000601911813f000000601911813f000000601911813f000000601911813f]; mulacc float64x8
    732  6272bd48a81544180000      vfmadd213pd zmm10, zmm8, zmmword ptr [rip + 000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf]; mulacc float64x8
    73c  6272bd48a8157a180000      vfmadd213pd zmm10, zmm8, zmmword ptr [rip + 000000000000f03f000000000000f03f000000000000f03f000000000000f03f000000000000f03f000000000000f03f000000000000f03f000000000000f03f]; mulacc float64x8
    746  6251ed4059c2              vmulpd zmm8, zmm18, zmm10                            ; mul float64x8
    74c  62f1fd485aff              vcvtpd2ps ymm7, zmm7                                 ; cast float32x8
    752  6251fd485ac0              vcvtpd2ps ymm8, zmm8                                 ; cast float32x8
    758  62d3c5481af801            vinsertf64x4 zmm7, zmm7, ymm8, 1                     ; vectorize float32x16
    75f  62537d4856c701            vreduceps zmm8, zmm15, 1                             ; exp2 float32x16
    766  62727d48581590190000      vpbroadcastd zmm10, dword ptr [rip + 7e226239]
    770  62723d48a81506110000      vfmadd213ps zmm10, zmm8, zmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33a]
    77a  62723d48a8153c110000      vfmadd213ps zmm10, zmm8, zmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3c]
    784  62723d48a81572110000      vfmadd213ps zmm10, zmm8, zmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d]
    78e  62723d48a815a8110000      vfmadd213ps zmm10, zmm8, zmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e]
    798  62723d48a815de110000      vfmadd213ps zmm10, zmm8, zmmword ptr [rip + 1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f]
    7a2  62523d48a8d1              vfmadd213ps zmm10, zmm8, zmm9
    7a8  62f10448c20d0d12000005    vcmpps k1, zmm15, zmmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 5
    7b3  62522dc92cc7              vscalefps zmm8{k1}{z}, zmm10, zmm15
    7b9  62717c4851d6              vsqrtps zmm10, zmm6                                  ; sqrt float32x16
    7bf  62d23d48b8fa              vfmadd231ps zmm7, zmm8, zmm10                        ; mulacc float32x16
    7c5  62d14c4858f1              vaddps zmm6, zmm6, zmm9                              ; add float32x16
    7cb  62f14c48c20d6a13000001    vcmpps k1, zmm6, zmmword ptr [rip + 00008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000], 1; cmplt boolx16
    7d6  62714c485905a0130000      vmulps zmm8, zmm6, zmmword ptr [rip + 0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c]; mul float32x16
    7e0  62524d4964c0              vpblendmd zmm8{k1}, zmm6, zmm8                       ; where float32x16
    7e6  62713d48fe15d0130000      vpaddd zmm10, zmm8, zmmword ptr [rip + 0dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac0]; add int32x16
    7f0  62d11d4872e217            vpsrad zmm12, zmm10, 23                              ; shr int32x16
    7f7  62517c485be4              vcvtdq2ps zmm12, zmm12                               ; cast float32x16
    7fd  62727d48582d2d190000      vpbroadcastd zmm13, dword ptr [rip + 0000c841]
    807  62521d4164ed              vpblendmd zmm13{k1}, zmm28, zmm13                    ; where float32x16
    80d  62511c485ce5              vsubps zmm12, zmm12, zmm13                           ; sub float32x16
    813  62712d48db15e3130000      vpandd zmm10, zmm10, zmmword ptr [rip + 000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff]; and int32x16
    81d  62513d48fac2              vpsubd zmm8, zmm8, zmm10                             ; sub int32x16
    823  62513c485cc1              vsubps zmm8, zmm8, zmm9                              ; sub float32x16
    829  62727d4858150d190000      vpbroadcastd zmm10, dword ptr [rip + ce37f6bd]       ; mulacc float32x16
    833  62723d48a81503140000      vfmadd213ps zmm10, zmm8, zmmword ptr [rip + 5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e]
    83d  62723d48a81539140000      vfmadd213ps zmm10, zmm8, zmmword ptr [rip + 4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be]; mulacc float32x16
    847  62723d48a8156f140000      vfmadd213ps zmm10, zmm8, zmmword ptr [rip + 79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e]; mulacc float32x16
    851  62723d48a815a5140000      vfmadd213ps zmm10, zmm8, zmmword ptr [rip + 3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be]; mulacc float32x16
    85b  62723d48a815db140000      vfmadd213ps zmm10, zmm8, zmmword ptr [rip + 39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e]; mulacc float32x16
    865  62723d48a81511150000      vfmadd213ps zmm10, zmm8, zmmword ptr [rip + 5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be]; mulacc float32x16
    86f  62723d48a81547150000      vfmadd213ps zmm10, zmm8, zmmword ptr [rip + 0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e]; mulacc float32x16
    879  62723d48a8157d150000      vfmadd213ps zmm10, zmm8, zmmword ptr [rip + 3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf]; mulacc float32x16
    883  62723d48a815b3150000      vfmadd213ps zmm10, zmm8, zmmword ptr [rip + eda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23e]; mulacc float32x16
    88d  62513c4859d2              vmulps zmm10, zmm8, zmm10                            ; mul float32x16
    893  62513c4858c2              vaddps zmm8, zmm8, zmm10                             ; add float32x16
    899  62511c4858c0              vaddps zmm8, zmm12, zmm8                             ; add float32x16
    89f  62f14c48c20dd615000001    vcmpps k1, zmm6, zmmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f], 1; cmplt boolx16
    8aa  62727d485815b4180000      vpbroadcastd zmm10, dword ptr [rip + 0000807f]
    8b4  62522d4964c0              vpblendmd zmm8{k1}, zmm10, zmm8                      ; where float32x16
    8ba  62f11c40c2ce01            vcmpps k1, zmm28, zmm6, 1                            ; cmplt boolx16
    8c1  62914c48c2d400            vcmpps k2, zmm6, zmm28, 0                            ; cmpeq boolx16
    8c8  62f27d4858359a180000      vpbroadcastd zmm6, dword ptr [rip + 0000c07f]
    8d2  62727d48581560180000      vpbroadcastd zmm10, dword ptr [rip + 000080ff]
    8dc  62d24d4a64f2              vpblendmd zmm6{k2}, zmm6, zmm10                      ; where float32x16
    8e2  62d24d4964f0              vpblendmd zmm6{k1}, zmm6, zmm8                       ; where float32x16
    8e8  6211ad4059c2              vmulpd zmm8, zmm26, zmm26                            ; mul float64x8
    8ee  6272fd485915d8170000      vpbroadcastq zmm10, qword ptr [rip + 0000008026ba65be]; mulacc float64x8
    8f8  6272bd48a815be150000      vfmadd213pd zmm10, zmm8, zmmword ptr [rip + 0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e]
    902  6272bd48a815f4150000      vfmadd213pd zmm10, zmm8, zmmword ptr [rip + 000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf]; mulacc float64x8
    90c  6272bd48a8152a160000      vfmadd213pd zmm10, zmm8, zmmword ptr [rip + 000000601911813f000000601911813f000000601911813f000000601911813f000000601911813f000000601911813f000000601911813f000000601911813f]; mulacc float64x8
    916  6272bd48a81560160000      vfmadd213pd zmm10, zmm8, zmmword ptr [rip + 000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf]; mulacc float64x8
    920  6272bd48a81596160000      vfmadd213pd zmm10, zmm8, zmmword ptr [rip + 000000000000f03f000000000000f03f000000000000f03f000000000000f03f000000000000f03f000000000000f03f000000000000f03f000000000000f03f]; mulacc float64x8
    92a  6231c54059c7              vmulpd zmm8, zmm23, zmm23                            ; mul float64x8
    930  6272fd48592596170000      vpbroadcastq zmm12, qword ptr [rip + 0000008026ba65be]; mulacc float64x8
    93a  6272bd48a8257c150000      vfmadd213pd zmm12, zmm8, zmmword ptr [rip + 0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e]
    944  6272bd48a825b2150000      vfmadd213pd zmm12, zmm8, zmmword ptr [rip + 000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf]; mulacc float64x8
    94e  6272bd48a825e8150000      vfmadd213pd zmm12, zmm8, zmmword ptr [rip + 000000601911813f000000601911813f000000601911813f000000601911813f000000601911813f000000601911813f000000601911813f000000601911813f]; mulacc float64x8
    958  6272bd48a8251e160000      vfmadd213pd zmm12, zmm8, zmmword ptr [rip + 000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf]; mulacc float64x8
    962  6272bd48a82554160000      vfmadd213pd zmm12, zmm8, zmmword ptr [rip + 000000000000f03f000000000000f03f000000000000f03f000000000000f03f000000000000f03f000000000000f03f000000000000f03f000000000000f03f]; mulacc float64x8
    96c  6271d54859c5              vmulpd zmm8, zmm5, zmm5                              ; mul float64x8
    972  6272fd48592d54170000      vpbroadcastq zmm13, qword ptr [rip + 0000008026ba65be]; mulacc float64x8
    97c  6272bd48a82d3a150000      vfmadd213pd zmm13, zmm8, zmmword ptr [rip + 0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e]
    986  6272bd48a82d70150000      vfmadd213pd zmm13, zmm8, zmmword ptr [rip + 000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf]; mulacc float64x8
    990  6272bd48a82da6150000      vfmadd213pd zmm13, zmm8, zmmword ptr [rip + 000000601911813f000000601911813f000000601911813f000000601911813f000000601911813f000000601911813f000000601911813f000000601911813f]; mulacc float64x8
    99a  6272bd48a82ddc150000      vfmadd213pd zmm13, zmm8, zmmword ptr [rip + 000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf]; mulacc float64x8
    9a4  6272bd48a82d12160000      vfmadd213pd zmm13, zmm8, zmmword ptr [rip + 000000000000f03f000000000000f03f000000000000f03f000000000000f03f000000000000f03f000000000000f03f000000000000f03f000000000000f03f]; mulacc float64x8
    9ae  6271fd4859c0              vmulpd zmm8, zmm0, zmm0                              ; mul float64x8
    9b4  6272fd48593512170000      vpbroadcastq zmm14, qword ptr [rip + 0000008026ba65be]; mulacc float64x8
    9be  6272bd48a835f8140000      vfmadd213pd zmm14, zmm8, zmmword ptr [rip + 0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e]
    9c8  6272bd48a8352e150000      vfmadd213pd zmm14, zmm8, zmmword ptr [rip + 000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf]; mulacc float64x8
    9d2  6272bd48a83564150000      vfmadd213pd zmm14, zmm8, zmmword ptr [rip + 000000601911813f000000601911813f000000601911813f000000601911813f000000601911813f000000601911813f000000601911813f000000601911813f]; mulacc float64x8
    9dc  6272bd48a8359a150000      vfmadd213pd zmm14, zmm8, zmmword ptr [rip + 000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf]; mulacc float64x8
    9e6  6272bd48a835d0150000      vfmadd213pd zmm14, zmm8, zmmword ptr [rip + 000000000000f03f000000000000f03f000000000000f03f000000000000f03f000000000000f03f000000000000f03f000000000000f03f000000000000f03f]; mulacc float64x8
    9f0  62d1d54859ed              vmulpd zmm5, zmm5, zmm13                             ; mul float64x8
    9f6  62d1fd4859c6              vmulpd zmm0, zmm0, zmm14                             ; mul float64x8
    9fc  62f1fd485aed              vcvtpd2ps ymm5, zmm5                                 ; cast float32x8
    a02  62f1fd485ac0              vcvtpd2ps ymm0, zmm0                                 ; cast float32x8
    a08  62f3d5481ac001            vinsertf64x4 zmm0, zmm5, ymm0, 1                     ; vectorize float32x16
    a0f  62b37d4856ec01            vreduceps zmm5, zmm20, 1                             ; exp2 float32x16
    a16  62727d485805e0160000      vpbroadcastd zmm8, dword ptr [rip + 7e226239]
    a20  62725548a805560e0000      vfmadd213ps zmm8, zmm5, zmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33a]
    a2a  62725548a8058c0e0000      vfmadd213ps zmm8, zmm5, zmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3c]
    a34  62725548a805c20e0000      vfmadd213ps zmm8, zmm5, zmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d]
    a3e  62725548a805f80e0000      vfmadd213ps zmm8, zmm5, zmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e]
    a48  62725548a8052e0f0000      vfmadd213ps zmm8, zmm5, zmmword ptr [rip + 1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f]
    a52  62525548a8c1              vfmadd213ps zmm8, zmm5, zmm9
    a58  62f15c40c20d5d0f000005    vcmpps k1, zmm20, zmmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 5
    a63  62b23dc92cec              vscalefps zmm5{k1}{z}, zmm8, zmm20
    a69  62517c4851c3              vsqrtps zmm8, zmm11                                  ; sqrt float32x16
    a6f  62d25548b8c0              vfmadd231ps zmm0, zmm5, zmm8                         ; mulacc float32x16
    a75  62d1244858e9              vaddps zmm5, zmm11, zmm9                             ; add float32x16
    a7b  62f15448c20dba10000001    vcmpps k1, zmm5, zmmword ptr [rip + 00008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000], 1; cmplt boolx16
    a86  627154485905f0100000      vmulps zmm8, zmm5, zmmword ptr [rip + 0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c]; mul float32x16
    a90  6252554964c0              vpblendmd zmm8{k1}, zmm5, zmm8                       ; where float32x16
    a96  62727d48581d94160000      vpbroadcastd zmm11, dword ptr [rip + 0000c841]
    aa0  62521d4164db              vpblendmd zmm11{k1}, zmm28, zmm11                    ; where float32x16
    aa6  62713d48fe2d10110000      vpaddd zmm13, zmm8, zmmword ptr [rip + 0dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac0]; add int32x16
    ab0  62d10d4872e517            vpsrad zmm14, zmm13, 23                              ; shr int32x16
    ab7  62517c485bf6              vcvtdq2ps zmm14, zmm14                               ; cast float32x16
    abd  62510c485cdb              vsubps zmm11, zmm14, zmm11                           ; sub float32x16
    ac3  62711548db2d33110000      vpandd zmm13, zmm13, zmmword ptr [rip + 000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff]; and int32x16
    acd  62513d48fac5              vpsubd zmm8, zmm8, zmm13                             ; sub int32x16
    ad3  62513c485cc1              vsubps zmm8, zmm8, zmm9                              ; sub float32x16
    ad9  62727d48580d5d160000      vpbroadcastd zmm9, dword ptr [rip + ce37f6bd]        ; mulacc float32x16
    ae3  62723d48a80d53110000      vfmadd213ps zmm9, zmm8, zmmword ptr [rip + 5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e]
    aed  62723d48a80d89110000      vfmadd213ps zmm9, zmm8, zmmword ptr [rip + 4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be]; mulacc float32x16
    af7  62723d48a80dbf110000      vfmadd213ps zmm9, zmm8, zmmword ptr [rip + 79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e]; mulacc float32x16
    b01  62723d48a80df5110000      vfmadd213ps zmm9, zmm8, zmmword ptr [rip + 3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be]; mulacc float32x16
    b0b  62723d48a80d2b120000      vfmadd213ps zmm9, zmm8, zmmword ptr [rip + 39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e]; mulacc float32x16
    b15  62723d48a80d61120000      vfmadd213ps zmm9, zmm8, zmmword ptr [rip + 5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be]; mulacc float32x16
    b1f  62723d48a80d97120000      vfmadd213ps zmm9, zmm8, zmmword ptr [rip + 0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e]; mulacc float32x16
    b29  62723d48a80dcd120000      vfmadd213ps zmm9, zmm8, zmmword ptr [rip + 3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf]; mulacc float32x16
    b33  62723d48a80d03130000      vfmadd213ps zmm9, zmm8, zmmword ptr [rip + eda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23e]; mulacc float32x16
    b3d  62513c4859c9              vmulps zmm9, zmm8, zmm9                              ; mul float32x16
    b43  62513c4858c1              vaddps zmm8, zmm8, zmm9                              ; add float32x16
    b49  6251244858c0              vaddps zmm8, zmm11, zmm8                             ; add float32x16
    b4f  62f15448c20d2613000001    vcmpps k1, zmm5, zmmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f], 1; cmplt boolx16
    b5a  62727d48580d04160000      vpbroadcastd zmm9, dword ptr [rip + 0000807f]
    b64  6252354964c0              vpblendmd zmm8{k1}, zmm9, zmm8                       ; where float32x16
    b6a  62915448c2cc00            vcmpps k1, zmm5, zmm28, 0                            ; cmpeq boolx16
    b71  62727d48580df1150000      vpbroadcastd zmm9, dword ptr [rip + 0000c07f]
    b7b  62727d48581db7150000      vpbroadcastd zmm11, dword ptr [rip + 000080ff]
    b85  6252354964cb              vpblendmd zmm9{k1}, zmm9, zmm11                      ; where float32x16
    b8b  62f11c40c2cd01            vcmpps k1, zmm28, zmm5, 1                            ; cmplt boolx16
    b92  62d2354964e8              vpblendmd zmm5{k1}, zmm9, zmm8                       ; where float32x16
    b98  6251ad4059c2              vmulpd zmm8, zmm26, zmm10                            ; mul float64x8
    b9e  6251c54059cc              vmulpd zmm9, zmm23, zmm12                            ; mul float64x8
    ba4  6251fd485ac0              vcvtpd2ps ymm8, zmm8                                 ; cast float32x8
    baa  6251fd485ac9              vcvtpd2ps ymm9, zmm9                                 ; cast float32x8
    bb0  6253bd481ac101            vinsertf64x4 zmm8, zmm8, ymm9, 1                     ; vectorize float32x16
    bb7  62725d48b8442403          vfmadd231ps zmm8, zmm4, zmmword ptr [rsp + 192]      ; mulacc float32x16
    bbf  62f13c4858c9              vaddps zmm1, zmm8, zmm1                              ; add float32x16
    bc5  62f17c48110a              vmovups zmmword ptr [rdx], zmm1                      ; store void
    bcb  62f1644858ca              vaddps zmm1, zmm3, zmm2                              ; add float32x16
    bd1  62f17c48114a01            vmovups zmmword ptr [rdx + 64], zmm1                 ; store void
    bd8  62f1444858ce              vaddps zmm1, zmm7, zmm6                              ; add float32x16
    bde  62f17c48114a02            vmovups zmmword ptr [rdx + 128], zmm1                ; store void
    be5  62f17c4858c5              vaddps zmm0, zmm0, zmm5                              ; add float32x16
    beb  62f17c48114203            vmovups zmmword ptr [rdx + 192], zmm0                ; store void
    bf2  c5f877                    vzeroupper                                           ; sink void
    bf5  488ba42440020000          mov rsp, qword ptr [rsp + 576]
    bfd  c3                        ret                                                  ; sink void
rare_bfe:
    bfe  62617c4811742404          vmovups zmmword ptr [rsp + 256], zmm30
    c06  62717c48117c2405          vmovups zmmword ptr [rsp + 320], zmm15
    c0e  62e17c4811642406          vmovups zmmword ptr [rsp + 384], zmm20
    c16  62f17c4811642407          vmovups zmmword ptr [rsp + 448], zmm4
    c1e  62f17c4810642403          vmovups zmm4, zmmword ptr [rsp + 192]
    c26  62f17c4811642408          vmovups zmmword ptr [rsp + 512], zmm4
    c2e  62f27d485825ec140000      vpbroadcastd zmm4, dword ptr [rip + 0000804e]
    c38  62f15c48c2cb01            vcmpps k1, zmm4, zmm3, 1                             ; cmplt boolx16
    c3f  62f2fd485925f7130000      vpbroadcastq zmm4, qword ptr [rip + 0000000000000080]
    c49  62d1dd4855e2              vandnpd zmm4, zmm4, zmm10                            ; abs float64x8
    c4f  62f1dd48c215a60d000001    vcmppd k2, zmm4, zmmword ptr [rip + 00000000000080460000000000008046000000000000804600000000000080460000000000008046000000000000804600000000000080460000000000008046], 1; cmplt boolx8
    c5a  62f1dd48c21ddb0d000001    vcmppd k3, zmm4, zmmword ptr [rip + 000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044], 1; cmplt boolx8
    c65  62f1dd48c225100e000001    vcmppd k4, zmm4, zmmword ptr [rip + 00000000000060430000000000006043000000000000604300000000000060430000000000006043000000000000604300000000000060430000000000006043], 1; cmplt boolx8
    c70  62f2fd485925ee130000      vpbroadcastq zmm4, qword ptr [rip + 000000a82072f23d]
    c7a  62f2fd48593ddc130000      vpbroadcastq zmm7, qword ptr [rip + 000000701bcc773f]
    c84  62f2dd4c64e7              vpblendmq zmm4{k4}, zmm4, zmm7                       ; where float64x8
    c8a  62f2fd48593ddc130000      vpbroadcastq zmm7, qword ptr [rip + 00000074c29f623c]
    c94  62f2c54b64e4              vpblendmq zmm4{k3}, zmm7, zmm4                       ; where float64x8
    c9a  62f2fd48593dd4130000      vpbroadcastq zmm7, qword ptr [rip + 0000004c7df4c53a]
    ca4  62f2c54a64e4              vpblendmq zmm4{k2}, zmm7, zmm4                       ; where float64x8
    caa  62f1ad4859e4              vmulpd zmm4, zmm10, zmm4                             ; mul float64x8
    cb0  62f1dd48583d060e0000      vaddpd zmm7, zmm4, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; add float64x8
    cba  62f1c5485c3dfc0d0000      vsubpd zmm7, zmm7, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; sub float64x8
    cc4  62f1dd485ce7              vsubpd zmm4, zmm4, zmm7                              ; sub float64x8
    cca  62f2fd48593dbc130000      vpbroadcastq zmm7, qword ptr [rip + 000000aa13fe343c]
    cd4  6272fd48590daa130000      vpbroadcastq zmm9, qword ptr [rip + 0000004a0591c33d]
    cde  62d2c54c64f9              vpblendmq zmm7{k4}, zmm7, zmm9                       ; where float64x8
    ce4  6272fd48590daa130000      vpbroadcastq zmm9, qword ptr [rip + 00000034f5d1a73a]
    cee  62f2b54b64ff              vpblendmq zmm7{k3}, zmm9, zmm7                       ; where float64x8
    cf4  6272fd48590da2130000      vpbroadcastq zmm9, qword ptr [rip + 0000006c03770339]
    cfe  62f2b54a64ff              vpblendmq zmm7{k2}, zmm9, zmm7                       ; where float64x8
    d04  62f1ad4859ff              vmulpd zmm7, zmm10, zmm7                             ; mul float64x8
    d0a  6271c548580dac0d0000      vaddpd zmm9, zmm7, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; add float64x8
    d14  6271b5485c0da20d0000      vsubpd zmm9, zmm9, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; sub float64x8
    d1e  62d1c5485cf9              vsubpd zmm7, zmm7, zmm9                              ; sub float64x8
    d24  6271dd4858cf              vaddpd zmm9, zmm4, zmm7                              ; add float64x8
    d2a  6272fd48593d7c130000      vpbroadcastq zmm15, qword ptr [rip + db06eea6a98f7e3a]
    d34  62e2fd4859056a130000      vpbroadcastq zmm16, qword ptr [rip + 4c531f7d75c2ef3b]
    d3e  6232854c64f8              vpblendmq zmm15{k4}, zmm15, zmm16                    ; where float64x8
    d44  62e2fd4859056a130000      vpbroadcastq zmm16, qword ptr [rip + 26b3526c1bb8db38]
    d4e  6252fd4364ff              vpblendmq zmm15{k3}, zmm16, zmm15                    ; where float64x8
    d54  62e2fd48590562130000      vpbroadcastq zmm16, qword ptr [rip + 10e4104f66a54837]
    d5e  6252fd4264ff              vpblendmq zmm15{k2}, zmm16, zmm15                    ; where float64x8
    d64  6251ad4859d7              vmulpd zmm10, zmm10, zmm15                           ; mul float64x8
    d6a  6251b54858ca              vaddpd zmm9, zmm9, zmm10                             ; add float64x8
    d70  6271b54858c9              vaddpd zmm9, zmm9, zmm1                              ; add float64x8
    d76  6271b5485cf9              vsubpd zmm15, zmm9, zmm1                             ; sub float64x8
    d7c  62d1dd485ce7              vsubpd zmm4, zmm4, zmm15                             ; sub float64x8
    d82  62f1dd4858e7              vaddpd zmm4, zmm4, zmm7                              ; add float64x8
    d88  62d1dd4858e2              vaddpd zmm4, zmm4, zmm10                             ; add float64x8
    d8e  62f1dd485925680d0000      vmulpd zmm4, zmm4, zmmword ptr [rip + 182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940]; mul float64x8
    d98  62d1c54873f13f            vpsllq zmm7, zmm9, 63                                ; shl uint64x8
    d9f  62f15d48efe7              vpxord zmm4, zmm4, zmm7                              ; xor uint64x8
    da5  6262ad4164d4              vpblendmq zmm26{k1}, zmm26, zmm4                     ; where float64x8
    dab  c4e3f931c908              kshiftrq k1, k1, 8                                   ; gep boolx8
    db1  62f2fd48592585120000      vpbroadcastq zmm4, qword ptr [rip + 0000000000000080]
    dbb  62d1dd4855e0              vandnpd zmm4, zmm4, zmm8                             ; abs float64x8
    dc1  62f1dd48c215340c000001    vcmppd k2, zmm4, zmmword ptr [rip + 00000000000080460000000000008046000000000000804600000000000080460000000000008046000000000000804600000000000080460000000000008046], 1; cmplt boolx8
    dcc  62f1dd48c21d690c000001    vcmppd k3, zmm4, zmmword ptr [rip + 000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044], 1; cmplt boolx8
    dd7  62f1dd48c2259e0c000001    vcmppd k4, zmm4, zmmword ptr [rip + 00000000000060430000000000006043000000000000604300000000000060430000000000006043000000000000604300000000000060430000000000006043], 1; cmplt boolx8
    de2  62f2fd4859257c120000      vpbroadcastq zmm4, qword ptr [rip + 000000a82072f23d]
    dec  62f2fd48593d6a120000      vpbroadcastq zmm7, qword ptr [rip + 000000701bcc773f]
    df6  62f2dd4c64e7              vpblendmq zmm4{k4}, zmm4, zmm7                       ; where float64x8
    dfc  62f2fd48593d6a120000      vpbroadcastq zmm7, qword ptr [rip + 00000074c29f623c]
    e06  62f2c54b64e4              vpblendmq zmm4{k3}, zmm7, zmm4                       ; where float64x8
    e0c  62f2fd48593d62120000      vpbroadcastq zmm7, qword ptr [rip + 0000004c7df4c53a]
    e16  62f2c54a64e4              vpblendmq zmm4{k2}, zmm7, zmm4                       ; where float64x8
    e1c  62f1bd4859e4              vmulpd zmm4, zmm8, zmm4                              ; mul float64x8
    e22  62f1dd48583d940c0000      vaddpd zmm7, zmm4, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; add float64x8
    e2c  62f1c5485c3d8a0c0000      vsubpd zmm7, zmm7, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; sub float64x8
    e36  62f1dd485ce7              vsubpd zmm4, zmm4, zmm7                              ; sub float64x8
    e3c  62f2fd48593d4a120000      vpbroadcastq zmm7, qword ptr [rip + 000000aa13fe343c]
    e46  6272fd48590d38120000      vpbroadcastq zmm9, qword ptr [rip + 0000004a0591c33d]
    e50  62d2c54c64f9              vpblendmq zmm7{k4}, zmm7, zmm9                       ; where float64x8
    e56  6272fd48590d38120000      vpbroadcastq zmm9, qword ptr [rip + 00000034f5d1a73a]
    e60  62f2b54b64ff              vpblendmq zmm7{k3}, zmm9, zmm7                       ; where float64x8
    e66  6272fd48590d30120000      vpbroadcastq zmm9, qword ptr [rip + 0000006c03770339]
    e70  62f2b54a64ff              vpblendmq zmm7{k2}, zmm9, zmm7                       ; where float64x8
    e76  62f1bd4859ff              vmulpd zmm7, zmm8, zmm7                              ; mul float64x8
    e7c  6271c548580d3a0c0000      vaddpd zmm9, zmm7, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; add float64x8
    e86  6271b5485c0d300c0000      vsubpd zmm9, zmm9, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; sub float64x8
    e90  62d1c5485cf9              vsubpd zmm7, zmm7, zmm9                              ; sub float64x8
    e96  6271dd4858cf              vaddpd zmm9, zmm4, zmm7                              ; add float64x8
    e9c  6272fd4859150a120000      vpbroadcastq zmm10, qword ptr [rip + db06eea6a98f7e3a]
    ea6  6272fd48593df8110000      vpbroadcastq zmm15, qword ptr [rip + 4c531f7d75c2ef3b]
    eb0  6252ad4c64d7              vpblendmq zmm10{k4}, zmm10, zmm15                    ; where float64x8
    eb6  6272fd48593df8110000      vpbroadcastq zmm15, qword ptr [rip + 26b3526c1bb8db38]
    ec0  6252854b64d2              vpblendmq zmm10{k3}, zmm15, zmm10                    ; where float64x8
    ec6  6272fd48593df0110000      vpbroadcastq zmm15, qword ptr [rip + 10e4104f66a54837]
    ed0  6252854a64d2              vpblendmq zmm10{k2}, zmm15, zmm10                    ; where float64x8
    ed6  6251bd4859c2              vmulpd zmm8, zmm8, zmm10                             ; mul float64x8
    edc  6251b54858c8              vaddpd zmm9, zmm9, zmm8                              ; add float64x8
    ee2  6271b54858c9              vaddpd zmm9, zmm9, zmm1                              ; add float64x8
    ee8  6271b5485cd1              vsubpd zmm10, zmm9, zmm1                             ; sub float64x8
    eee  62d1dd485ce2              vsubpd zmm4, zmm4, zmm10                             ; sub float64x8
    ef4  62f1dd4858e7              vaddpd zmm4, zmm4, zmm7                              ; add float64x8
    efa  62d1dd4858e0              vaddpd zmm4, zmm4, zmm8                              ; add float64x8
    f00  62f1dd485925f60b0000      vmulpd zmm4, zmm4, zmmword ptr [rip + 182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940]; mul float64x8
    f0a  62d1c54873f13f            vpsllq zmm7, zmm9, 63                                ; shl uint64x8
    f11  62f15d48efe7              vpxord zmm4, zmm4, zmm7                              ; xor uint64x8
    f17  62e2c54164fc              vpblendmq zmm23{k1}, zmm23, zmm4                     ; where float64x8
    f1d  62f27d485825fd110000      vpbroadcastd zmm4, dword ptr [rip + 0000804e]
    f27  62f15c48c2ca01            vcmpps k1, zmm4, zmm2, 1                             ; cmplt boolx16
    f2e  62f2fd48592508110000      vpbroadcastq zmm4, qword ptr [rip + 0000000000000080]
    f38  6291dd4855e0              vandnpd zmm4, zmm4, zmm24                            ; abs float64x8
    f3e  62f1dd48c215b70a000001    vcmppd k2, zmm4, zmmword ptr [rip + 00000000000080460000000000008046000000000000804600000000000080460000000000008046000000000000804600000000000080460000000000008046], 1; cmplt boolx8
    f49  62f1dd48c21dec0a000001    vcmppd k3, zmm4, zmmword ptr [rip + 000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044], 1; cmplt boolx8
    f54  62f1dd48c225210b000001    vcmppd k4, zmm4, zmmword ptr [rip + 00000000000060430000000000006043000000000000604300000000000060430000000000006043000000000000604300000000000060430000000000006043], 1; cmplt boolx8
    f5f  62f2fd485925ff100000      vpbroadcastq zmm4, qword ptr [rip + 000000a82072f23d]
    f69  62f2fd48593ded100000      vpbroadcastq zmm7, qword ptr [rip + 000000701bcc773f]
    f73  62f2dd4c64e7              vpblendmq zmm4{k4}, zmm4, zmm7                       ; where float64x8
    f79  62f2fd48593ded100000      vpbroadcastq zmm7, qword ptr [rip + 00000074c29f623c]
    f83  62f2c54b64e4              vpblendmq zmm4{k3}, zmm7, zmm4                       ; where float64x8
    f89  62f2fd48593de5100000      vpbroadcastq zmm7, qword ptr [rip + 0000004c7df4c53a]
    f93  62f2c54a64e4              vpblendmq zmm4{k2}, zmm7, zmm4                       ; where float64x8
    f99  62f1bd4059e4              vmulpd zmm4, zmm24, zmm4                             ; mul float64x8
    f9f  62f1dd48583d170b0000      vaddpd zmm7, zmm4, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; add float64x8
    fa9  62f1c5485c3d0d0b0000      vsubpd zmm7, zmm7, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; sub float64x8
    fb3  62f1dd485ce7              vsubpd zmm4, zmm4, zmm7                              ; sub float64x8
    fb9  62f2fd48593dcd100000      vpbroadcastq zmm7, qword ptr [rip + 000000aa13fe343c]
    fc3  6272fd485905bb100000      vpbroadcastq zmm8, qword ptr [rip + 0000004a0591c33d]
    fcd  62d2c54c64f8              vpblendmq zmm7{k4}, zmm7, zmm8                       ; where float64x8
    fd3  6272fd485905bb100000      vpbroadcastq zmm8, qword ptr [rip + 00000034f5d1a73a]
    fdd  62f2bd4b64ff              vpblendmq zmm7{k3}, zmm8, zmm7                       ; where float64x8
    fe3  6272fd485905b3100000      vpbroadcastq zmm8, qword ptr [rip + 0000006c03770339]
    fed  62f2bd4a64ff              vpblendmq zmm7{k2}, zmm8, zmm7                       ; where float64x8
    ff3  62f1bd4059ff              vmulpd zmm7, zmm24, zmm7                             ; mul float64x8
    ff9  6271c5485805bd0a0000      vaddpd zmm8, zmm7, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; add float64x8
   1003  6271bd485c05b30a0000      vsubpd zmm8, zmm8, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; sub float64x8
   100d  62d1c5485cf8              vsubpd zmm7, zmm7, zmm8                              ; sub float64x8
   1013  6271dd4858c7              vaddpd zmm8, zmm4, zmm7                              ; add float64x8
   1019  6272fd48590d8d100000      vpbroadcastq zmm9, qword ptr [rip + db06eea6a98f7e3a]
   1023  6272fd4859157b100000      vpbroadcastq zmm10, qword ptr [rip + 4c531f7d75c2ef3b]
   102d  6252b54c64ca              vpblendmq zmm9{k4}, zmm9, zmm10                      ; where float64x8
   1033  6272fd4859157b100000      vpbroadcastq zmm10, qword ptr [rip + 26b3526c1bb8db38]
   103d  6252ad4b64c9              vpblendmq zmm9{k3}, zmm10, zmm9                      ; where float64x8
   1043  6272fd48591573100000      vpbroadcastq zmm10, qword ptr [rip + 10e4104f66a54837]
   104d  6252ad4a64c9              vpblendmq zmm9{k2}, zmm10, zmm9                      ; where float64x8
   1053  6251bd4059c9              vmulpd zmm9, zmm24, zmm9                             ; mul float64x8
   1059  6251bd4858c1              vaddpd zmm8, zmm8, zmm9                              ; add float64x8
   105f  6271bd4858c1              vaddpd zmm8, zmm8, zmm1                              ; add float64x8
   1065  6271bd485cd1              vsubpd zmm10, zmm8, zmm1                             ; sub float64x8
   106b  62d1dd485ce2              vsubpd zmm4, zmm4, zmm10                             ; sub float64x8
   1071  62f1dd4858e7              vaddpd zmm4, zmm4, zmm7                              ; add float64x8
   1077  62d1dd4858e1              vaddpd zmm4, zmm4, zmm9                              ; add float64x8
   107d  62f1dd485925790a0000      vmulpd zmm4, zmm4, zmmword ptr [rip + 182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940]; mul float64x8
   1087  62d1c54873f03f            vpsllq zmm7, zmm8, 63                                ; shl uint64x8
   108e  62f15d48efe7              vpxord zmm4, zmm4, zmm7                              ; xor uint64x8
   1094  62728d4964f4              vpblendmq zmm14{k1}, zmm14, zmm4                     ; where float64x8
   109a  c4e3f931c908              kshiftrq k1, k1, 8                                   ; gep boolx8
   10a0  62f2fd485925960f0000      vpbroadcastq zmm4, qword ptr [rip + 0000000000000080]
   10aa  6291dd4855e3              vandnpd zmm4, zmm4, zmm27                            ; abs float64x8
   10b0  62f1dd48c2154509000001    vcmppd k2, zmm4, zmmword ptr [rip + 00000000000080460000000000008046000000000000804600000000000080460000000000008046000000000000804600000000000080460000000000008046], 1; cmplt boolx8
   10bb  62f1dd48c21d7a09000001    vcmppd k3, zmm4, zmmword ptr [rip + 000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044], 1; cmplt boolx8
   10c6  62f1dd48c225af09000001    vcmppd k4, zmm4, zmmword ptr [rip + 00000000000060430000000000006043000000000000604300000000000060430000000000006043000000000000604300000000000060430000000000006043], 1; cmplt boolx8
   10d1  62f2fd4859258d0f0000      vpbroadcastq zmm4, qword ptr [rip + 000000a82072f23d]
   10db  62f2fd48593d7b0f0000      vpbroadcastq zmm7, qword ptr [rip + 000000701bcc773f]
   10e5  62f2dd4c64e7              vpblendmq zmm4{k4}, zmm4, zmm7                       ; where float64x8
   10eb  62f2fd48593d7b0f0000      vpbroadcastq zmm7, qword ptr [rip + 00000074c29f623c]
   10f5  62f2c54b64e4              vpblendmq zmm4{k3}, zmm7, zmm4                       ; where float64x8
   10fb  62f2fd48593d730f0000      vpbroadcastq zmm7, qword ptr [rip + 0000004c7df4c53a]
   1105  62f2c54a64e4              vpblendmq zmm4{k2}, zmm7, zmm4                       ; where float64x8
   110b  62f1a54059e4              vmulpd zmm4, zmm27, zmm4                             ; mul float64x8
   1111  62f1dd48583da5090000      vaddpd zmm7, zmm4, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; add float64x8
   111b  62f1c5485c3d9b090000      vsubpd zmm7, zmm7, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; sub float64x8
   1125  62f1dd485ce7              vsubpd zmm4, zmm4, zmm7                              ; sub float64x8
   112b  62f2fd48593d5b0f0000      vpbroadcastq zmm7, qword ptr [rip + 000000aa13fe343c]
   1135  6272fd485905490f0000      vpbroadcastq zmm8, qword ptr [rip + 0000004a0591c33d]
   113f  62d2c54c64f8              vpblendmq zmm7{k4}, zmm7, zmm8                       ; where float64x8
   1145  6272fd485905490f0000      vpbroadcastq zmm8, qword ptr [rip + 00000034f5d1a73a]
   114f  62f2bd4b64ff              vpblendmq zmm7{k3}, zmm8, zmm7                       ; where float64x8
   1155  6272fd485905410f0000      vpbroadcastq zmm8, qword ptr [rip + 0000006c03770339]
   115f  62f2bd4a64ff              vpblendmq zmm7{k2}, zmm8, zmm7                       ; where float64x8
   1165  62f1a54059ff              vmulpd zmm7, zmm27, zmm7                             ; mul float64x8
   116b  6271c54858054b090000      vaddpd zmm8, zmm7, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; add float64x8
   1175  6271bd485c0541090000      vsubpd zmm8, zmm8, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; sub float64x8
   117f  62d1c5485cf8              vsubpd zmm7, zmm7, zmm8                              ; sub float64x8
   1185  6271dd4858c7              vaddpd zmm8, zmm4, zmm7                              ; add float64x8
   118b  6272fd48590d1b0f0000      vpbroadcastq zmm9, qword ptr [rip + db06eea6a98f7e3a]
   1195  6272fd485915090f0000      vpbroadcastq zmm10, qword ptr [rip + 4c531f7d75c2ef3b]
   119f  6252b54c64ca              vpblendmq zmm9{k4}, zmm9, zmm10                      ; where float64x8
   11a5  6272fd485915090f0000      vpbroadcastq zmm10, qword ptr [rip + 26b3526c1bb8db38]
   11af  6252ad4b64c9              vpblendmq zmm9{k3}, zmm10, zmm9                      ; where float64x8
   11b5  6272fd485915010f0000      vpbroadcastq zmm10, qword ptr [rip + 10e4104f66a54837]
   11bf  6252ad4a64c9              vpblendmq zmm9{k2}, zmm10, zmm9                      ; where float64x8
   11c5  6251a54059c9              vmulpd zmm9, zmm27, zmm9                             ; mul float64x8
   11cb  6251bd4858c1              vaddpd zmm8, zmm8, zmm9                              ; add float64x8
   11d1  6271bd4858c1              vaddpd zmm8, zmm8, zmm1                              ; add float64x8
   11d7  6271bd485cd1              vsubpd zmm10, zmm8, zmm1                             ; sub float64x8
   11dd  62d1dd485ce2              vsubpd zmm4, zmm4, zmm10                             ; sub float64x8
   11e3  62f1dd4858e7              vaddpd zmm4, zmm4, zmm7                              ; add float64x8
   11e9  62d1dd4858e1              vaddpd zmm4, zmm4, zmm9                              ; add float64x8
   11ef  62f1dd48592507090000      vmulpd zmm4, zmm4, zmmword ptr [rip + 182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940]; mul float64x8
   11f9  62d1c54873f03f            vpsllq zmm7, zmm8, 63                                ; shl uint64x8
   1200  62f15d48efe7              vpxord zmm4, zmm4, zmm7                              ; xor uint64x8
   1206  6272954964ec              vpblendmq zmm13{k1}, zmm13, zmm4                     ; where float64x8
   120c  62f27d4858250e0f0000      vpbroadcastd zmm4, dword ptr [rip + 0000804e]
   1216  62f15c48c2ce01            vcmpps k1, zmm4, zmm6, 1                             ; cmplt boolx16
   121d  62f2fd485925190e0000      vpbroadcastq zmm4, qword ptr [rip + 0000000000000080]
   1227  62b1dd4855e1              vandnpd zmm4, zmm4, zmm17                            ; abs float64x8
   122d  62f1dd48c215c807000001    vcmppd k2, zmm4, zmmword ptr [rip + 00000000000080460000000000008046000000000000804600000000000080460000000000008046000000000000804600000000000080460000000000008046], 1; cmplt boolx8
   1238  62f1dd48c21dfd07000001    vcmppd k3, zmm4, zmmword ptr [rip + 000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044], 1; cmplt boolx8
   1243  62f1dd48c2253208000001    vcmppd k4, zmm4, zmmword ptr [rip + 00000000000060430000000000006043000000000000604300000000000060430000000000006043000000000000604300000000000060430000000000006043], 1; cmplt boolx8
   124e  62f2fd485925100e0000      vpbroadcastq zmm4, qword ptr [rip + 000000a82072f23d]
   1258  62f2fd48593dfe0d0000      vpbroadcastq zmm7, qword ptr [rip + 000000701bcc773f]
   1262  62f2dd4c64e7              vpblendmq zmm4{k4}, zmm4, zmm7                       ; where float64x8
   1268  62f2fd48593dfe0d0000      vpbroadcastq zmm7, qword ptr [rip + 00000074c29f623c]
   1272  62f2c54b64e4              vpblendmq zmm4{k3}, zmm7, zmm4                       ; where float64x8
   1278  62f2fd48593df60d0000      vpbroadcastq zmm7, qword ptr [rip + 0000004c7df4c53a]
   1282  62f2c54a64e4              vpblendmq zmm4{k2}, zmm7, zmm4                       ; where float64x8
   1288  62f1f54059e4              vmulpd zmm4, zmm17, zmm4                             ; mul float64x8
   128e  62f1dd48583d28080000      vaddpd zmm7, zmm4, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; add float64x8
   1298  62f1c5485c3d1e080000      vsubpd zmm7, zmm7, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; sub float64x8
   12a2  62f1dd485ce7              vsubpd zmm4, zmm4, zmm7                              ; sub float64x8
   12a8  62f2fd48593dde0d0000      vpbroadcastq zmm7, qword ptr [rip + 000000aa13fe343c]
   12b2  6272fd485905cc0d0000      vpbroadcastq zmm8, qword ptr [rip + 0000004a0591c33d]
   12bc  62d2c54c64f8              vpblendmq zmm7{k4}, zmm7, zmm8                       ; where float64x8
   12c2  6272fd485905cc0d0000      vpbroadcastq zmm8, qword ptr [rip + 00000034f5d1a73a]
   12cc  62f2bd4b64ff              vpblendmq zmm7{k3}, zmm8, zmm7                       ; where float64x8
   12d2  6272fd485905c40d0000      vpbroadcastq zmm8, qword ptr [rip + 0000006c03770339]
   12dc  62f2bd4a64ff              vpblendmq zmm7{k2}, zmm8, zmm7                       ; where float64x8
   12e2  62f1f54059ff              vmulpd zmm7, zmm17, zmm7                             ; mul float64x8
   12e8  6271c5485805ce070000      vaddpd zmm8, zmm7, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; add float64x8
   12f2  6271bd485c05c4070000      vsubpd zmm8, zmm8, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; sub float64x8
   12fc  62d1c5485cf8              vsubpd zmm7, zmm7, zmm8                              ; sub float64x8
   1302  6271dd4858c7              vaddpd zmm8, zmm4, zmm7                              ; add float64x8
   1308  6272fd48590d9e0d0000      vpbroadcastq zmm9, qword ptr [rip + db06eea6a98f7e3a]
   1312  6272fd4859158c0d0000      vpbroadcastq zmm10, qword ptr [rip + 4c531f7d75c2ef3b]
   131c  6252b54c64ca              vpblendmq zmm9{k4}, zmm9, zmm10                      ; where float64x8
   1322  6272fd4859158c0d0000      vpbroadcastq zmm10, qword ptr [rip + 26b3526c1bb8db38]
   132c  6252ad4b64c9              vpblendmq zmm9{k3}, zmm10, zmm9                      ; where float64x8
   1332  6272fd485915840d0000      vpbroadcastq zmm10, qword ptr [rip + 10e4104f66a54837]
   133c  6252ad4a64c9              vpblendmq zmm9{k2}, zmm10, zmm9                      ; where float64x8
   1342  6251f54059c9              vmulpd zmm9, zmm17, zmm9                             ; mul float64x8
   1348  6251bd4858c1              vaddpd zmm8, zmm8, zmm9                              ; add float64x8
   134e  6271bd4858c1              vaddpd zmm8, zmm8, zmm1                              ; add float64x8
   1354  6271bd485cd1              vsubpd zmm10, zmm8, zmm1                             ; sub float64x8
   135a  62d1dd485ce2              vsubpd zmm4, zmm4, zmm10                             ; sub float64x8
   1360  62f1dd4858e7              vaddpd zmm4, zmm4, zmm7                              ; add float64x8
   1366  62d1dd4858e1              vaddpd zmm4, zmm4, zmm9                              ; add float64x8
   136c  62f1dd4859258a070000      vmulpd zmm4, zmm4, zmmword ptr [rip + 182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940]; mul float64x8
   1376  62d1c54873f03f            vpsllq zmm7, zmm8, 63                                ; shl uint64x8
   137d  62f15d48efe7              vpxord zmm4, zmm4, zmm7                              ; xor uint64x8
   1383  62729d4964e4              vpblendmq zmm12{k1}, zmm12, zmm4                     ; where float64x8
   1389  c4e3f931c908              kshiftrq k1, k1, 8                                   ; gep boolx8
   138f  62f2fd485925a70c0000      vpbroadcastq zmm4, qword ptr [rip + 0000000000000080]
   1399  62f1dd48552424            vandnpd zmm4, zmm4, zmmword ptr [rsp]                ; abs float64x8
   13a0  62f1dd48c2155506000001    vcmppd k2, zmm4, zmmword ptr [rip + 00000000000080460000000000008046000000000000804600000000000080460000000000008046000000000000804600000000000080460000000000008046], 1; cmplt boolx8
   13ab  62f1dd48c21d8a06000001    vcmppd k3, zmm4, zmmword ptr [rip + 000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044], 1; cmplt boolx8
   13b6  62f1dd48c225bf06000001    vcmppd k4, zmm4, zmmword ptr [rip + 00000000000060430000000000006043000000000000604300000000000060430000000000006043000000000000604300000000000060430000000000006043], 1; cmplt boolx8
   13c1  62f2fd4859259d0c0000      vpbroadcastq zmm4, qword ptr [rip + 000000a82072f23d]
   13cb  62f2fd48593d8b0c0000      vpbroadcastq zmm7, qword ptr [rip + 000000701bcc773f]
   13d5  62f2dd4c64e7              vpblendmq zmm4{k4}, zmm4, zmm7                       ; where float64x8
   13db  62f2fd48593d8b0c0000      vpbroadcastq zmm7, qword ptr [rip + 00000074c29f623c]
   13e5  62f2c54b64e4              vpblendmq zmm4{k3}, zmm7, zmm4                       ; where float64x8
   13eb  62f2fd48593d830c0000      vpbroadcastq zmm7, qword ptr [rip + 0000004c7df4c53a]
   13f5  62f2c54a64e4              vpblendmq zmm4{k2}, zmm7, zmm4                       ; where float64x8
   13fb  62f1dd48592424            vmulpd zmm4, zmm4, zmmword ptr [rsp]                 ; mul float64x8
   1402  62f1dd48583db4060000      vaddpd zmm7, zmm4, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; add float64x8
   140c  62f1c5485c3daa060000      vsubpd zmm7, zmm7, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; sub float64x8
   1416  62f1dd485ce7              vsubpd zmm4, zmm4, zmm7                              ; sub float64x8
   141c  62f2fd48593d6a0c0000      vpbroadcastq zmm7, qword ptr [rip + 000000aa13fe343c]
   1426  6272fd485905580c0000      vpbroadcastq zmm8, qword ptr [rip + 0000004a0591c33d]
   1430  62d2c54c64f8              vpblendmq zmm7{k4}, zmm7, zmm8                       ; where float64x8
   1436  6272fd485905580c0000      vpbroadcastq zmm8, qword ptr [rip + 00000034f5d1a73a]
   1440  62f2bd4b64ff              vpblendmq zmm7{k3}, zmm8, zmm7                       ; where float64x8
   1446  6272fd485905500c0000      vpbroadcastq zmm8, qword ptr [rip + 0000006c03770339]
   1450  62f2bd4a64ff              vpblendmq zmm7{k2}, zmm8, zmm7                       ; where float64x8
   1456  62f1c548593c24            vmulpd zmm7, zmm7, zmmword ptr [rsp]                 ; mul float64x8
   145d  6271c548580559060000      vaddpd zmm8, zmm7, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; add float64x8
   1467  6271bd485c054f060000      vsubpd zmm8, zmm8, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; sub float64x8
   1471  62d1c5485cf8              vsubpd zmm7, zmm7, zmm8                              ; sub float64x8
   1477  6271dd4858c7              vaddpd zmm8, zmm4, zmm7                              ; add float64x8
   147d  6272fd48590d290c0000      vpbroadcastq zmm9, qword ptr [rip + db06eea6a98f7e3a]
   1487  6272fd485915170c0000      vpbroadcastq zmm10, qword ptr [rip + 4c531f7d75c2ef3b]
   1491  6252b54c64ca              vpblendmq zmm9{k4}, zmm9, zmm10                      ; where float64x8
   1497  6272fd485915170c0000      vpbroadcastq zmm10, qword ptr [rip + 26b3526c1bb8db38]
   14a1  6252ad4b64c9              vpblendmq zmm9{k3}, zmm10, zmm9                      ; where float64x8
   14a7  6272fd4859150f0c0000      vpbroadcastq zmm10, qword ptr [rip + 10e4104f66a54837]
   14b1  6252ad4a64c9              vpblendmq zmm9{k2}, zmm10, zmm9                      ; where float64x8
   14b7  6271b548590c24            vmulpd zmm9, zmm9, zmmword ptr [rsp]                 ; mul float64x8
   14be  6251bd4858c1              vaddpd zmm8, zmm8, zmm9                              ; add float64x8
   14c4  6271bd4858c1              vaddpd zmm8, zmm8, zmm1                              ; add float64x8
   14ca  6271bd485cd1              vsubpd zmm10, zmm8, zmm1                             ; sub float64x8
   14d0  62d1dd485ce2              vsubpd zmm4, zmm4, zmm10                             ; sub float64x8
   14d6  62f1dd4858e7              vaddpd zmm4, zmm4, zmm7                              ; add float64x8
   14dc  62d1dd4858e1              vaddpd zmm4, zmm4, zmm9                              ; add float64x8
   14e2  62f1dd48592514060000      vmulpd zmm4, zmm4, zmmword ptr [rip + 182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940]; mul float64x8
   14ec  62d1c54873f03f            vpsllq zmm7, zmm8, 63                                ; shl uint64x8
   14f3  62f15d48efe7              vpxord zmm4, zmm4, zmm7                              ; xor uint64x8
   14f9  62e2ed4164d4              vpblendmq zmm18{k1}, zmm18, zmm4                     ; where float64x8
   14ff  62f27d4858251b0c0000      vpbroadcastd zmm4, dword ptr [rip + 0000804e]
   1509  62d15c48c2cb01            vcmpps k1, zmm4, zmm11, 1                            ; cmplt boolx16
   1510  62f2fd485925260b0000      vpbroadcastq zmm4, qword ptr [rip + 0000000000000080]
   151a  62f1dd4855642402          vandnpd zmm4, zmm4, zmmword ptr [rsp + 128]          ; abs float64x8
   1522  62f1dd48c215d304000001    vcmppd k2, zmm4, zmmword ptr [rip + 00000000000080460000000000008046000000000000804600000000000080460000000000008046000000000000804600000000000080460000000000008046], 1; cmplt boolx8
   152d  62f1dd48c21d0805000001    vcmppd k3, zmm4, zmmword ptr [rip + 000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044], 1; cmplt boolx8
   1538  62f1dd48c2253d05000001    vcmppd k4, zmm4, zmmword ptr [rip + 00000000000060430000000000006043000000000000604300000000000060430000000000006043000000000000604300000000000060430000000000006043], 1; cmplt boolx8
   1543  62f2fd4859251b0b0000      vpbroadcastq zmm4, qword ptr [rip + 000000a82072f23d]
   154d  62f2fd48593d090b0000      vpbroadcastq zmm7, qword ptr [rip + 000000701bcc773f]
   1557  62f2dd4c64e7              vpblendmq zmm4{k4}, zmm4, zmm7                       ; where float64x8
   155d  62f2fd48593d090b0000      vpbroadcastq zmm7, qword ptr [rip + 00000074c29f623c]
   1567  62f2c54b64e4              vpblendmq zmm4{k3}, zmm7, zmm4                       ; where float64x8
   156d  62f2fd48593d010b0000      vpbroadcastq zmm7, qword ptr [rip + 0000004c7df4c53a]
   1577  62f2c54a64e4              vpblendmq zmm4{k2}, zmm7, zmm4                       ; where float64x8
   157d  62f1dd4859642402          vmulpd zmm4, zmm4, zmmword ptr [rsp + 128]           ; mul float64x8
   1585  62f1dd48583d31050000      vaddpd zmm7, zmm4, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; add float64x8
   158f  62f1c5485c3d27050000      vsubpd zmm7, zmm7, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; sub float64x8
   1599  62f1dd485ce7              vsubpd zmm4, zmm4, zmm7                              ; sub float64x8
   159f  62f2fd48593de70a0000      vpbroadcastq zmm7, qword ptr [rip + 000000aa13fe343c]
   15a9  6272fd485905d50a0000      vpbroadcastq zmm8, qword ptr [rip + 0000004a0591c33d]
   15b3  62d2c54c64f8              vpblendmq zmm7{k4}, zmm7, zmm8                       ; where float64x8
   15b9  6272fd485905d50a0000      vpbroadcastq zmm8, qword ptr [rip + 00000034f5d1a73a]
   15c3  62f2bd4b64ff              vpblendmq zmm7{k3}, zmm8, zmm7                       ; where float64x8
   15c9  6272fd485905cd0a0000      vpbroadcastq zmm8, qword ptr [rip + 0000006c03770339]
   15d3  62f2bd4a64ff              vpblendmq zmm7{k2}, zmm8, zmm7                       ; where float64x8
   15d9  62f1c548597c2402          vmulpd zmm7, zmm7, zmmword ptr [rsp + 128]           ; mul float64x8
   15e1  6271c5485805d5040000      vaddpd zmm8, zmm7, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; add float64x8
   15eb  6271bd485c05cb040000      vsubpd zmm8, zmm8, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; sub float64x8
   15f5  62d1c5485cf8              vsubpd zmm7, zmm7, zmm8                              ; sub float64x8
   15fb  6271dd4858c7              vaddpd zmm8, zmm4, zmm7                              ; add float64x8
   1601  6272fd48590da50a0000      vpbroadcastq zmm9, qword ptr [rip + db06eea6a98f7e3a]
   160b  6272fd485915930a0000      vpbroadcastq zmm10, qword ptr [rip + 4c531f7d75c2ef3b]
   1615  6252b54c64ca              vpblendmq zmm9{k4}, zmm9, zmm10                      ; where float64x8
   161b  6272fd485915930a0000      vpbroadcastq zmm10, qword ptr [rip + 26b3526c1bb8db38]
   1625  6252ad4b64c9              vpblendmq zmm9{k3}, zmm10, zmm9                      ; where float64x8
   162b  6272fd4859158b0a0000      vpbroadcastq zmm10, qword ptr [rip + 10e4104f66a54837]
   1635  6252ad4a64c9              vpblendmq zmm9{k2}, zmm10, zmm9                      ; where float64x8
   163b  6271b548594c2402          vmulpd zmm9, zmm9, zmmword ptr [rsp + 128]           ; mul float64x8
   1643  6251bd4858c1              vaddpd zmm8, zmm8, zmm9                              ; add float64x8
   1649  6271bd4858c1              vaddpd zmm8, zmm8, zmm1                              ; add float64x8
   164f  6271bd485cd1              vsubpd zmm10, zmm8, zmm1                             ; sub float64x8
   1655  62d1dd485ce2              vsubpd zmm4, zmm4, zmm10                             ; sub float64x8
   165b  62f1dd4858e7              vaddpd zmm4, zmm4, zmm7                              ; add float64x8
   1661  62d1dd4858e1              vaddpd zmm4, zmm4, zmm9                              ; add float64x8
   1667  62f1dd4859258f040000      vmulpd zmm4, zmm4, zmmword ptr [rip + 182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940]; mul float64x8
   1671  62d1c54873f03f            vpsllq zmm7, zmm8, 63                                ; shl uint64x8
   1678  62f15d48efe7              vpxord zmm4, zmm4, zmm7                              ; xor uint64x8
   167e  62f2d54964ec              vpblendmq zmm5{k1}, zmm5, zmm4                       ; where float64x8
   1684  c4e3f931c908              kshiftrq k1, k1, 8                                   ; gep boolx8
   168a  62f2fd485925ac090000      vpbroadcastq zmm4, qword ptr [rip + 0000000000000080]
   1694  62f1dd4855642401          vandnpd zmm4, zmm4, zmmword ptr [rsp + 64]           ; abs float64x8
   169c  62f1dd48c2155903000001    vcmppd k2, zmm4, zmmword ptr [rip + 00000000000080460000000000008046000000000000804600000000000080460000000000008046000000000000804600000000000080460000000000008046], 1; cmplt boolx8
   16a7  62f1dd48c21d8e03000001    vcmppd k3, zmm4, zmmword ptr [rip + 000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044000000000000f044], 1; cmplt boolx8
   16b2  62f1dd48c225c303000001    vcmppd k4, zmm4, zmmword ptr [rip + 00000000000060430000000000006043000000000000604300000000000060430000000000006043000000000000604300000000000060430000000000006043], 1; cmplt boolx8
   16bd  62f2fd485925a1090000      vpbroadcastq zmm4, qword ptr [rip + 000000a82072f23d]
   16c7  62f2fd48593d8f090000      vpbroadcastq zmm7, qword ptr [rip + 000000701bcc773f]
   16d1  62f2dd4c64e7              vpblendmq zmm4{k4}, zmm4, zmm7                       ; where float64x8
   16d7  62f2fd48593d8f090000      vpbroadcastq zmm7, qword ptr [rip + 00000074c29f623c]
   16e1  62f2c54b64e4              vpblendmq zmm4{k3}, zmm7, zmm4                       ; where float64x8
   16e7  62f2fd48593d87090000      vpbroadcastq zmm7, qword ptr [rip + 0000004c7df4c53a]
   16f1  62f2c54a64e4              vpblendmq zmm4{k2}, zmm7, zmm4                       ; where float64x8
   16f7  62f1dd4859642401          vmulpd zmm4, zmm4, zmmword ptr [rsp + 64]            ; mul float64x8
   16ff  62f1dd48583db7030000      vaddpd zmm7, zmm4, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; add float64x8
   1709  62f1c5485c3dad030000      vsubpd zmm7, zmm7, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; sub float64x8
   1713  62f1dd485ce7              vsubpd zmm4, zmm4, zmm7                              ; sub float64x8
   1719  62f2fd48593d6d090000      vpbroadcastq zmm7, qword ptr [rip + 000000aa13fe343c]
   1723  6272fd4859055b090000      vpbroadcastq zmm8, qword ptr [rip + 0000004a0591c33d]
   172d  62d2c54c64f8              vpblendmq zmm7{k4}, zmm7, zmm8                       ; where float64x8
   1733  6272fd4859055b090000      vpbroadcastq zmm8, qword ptr [rip + 00000034f5d1a73a]
   173d  62f2bd4b64ff              vpblendmq zmm7{k3}, zmm8, zmm7                       ; where float64x8
   1743  6272fd48590553090000      vpbroadcastq zmm8, qword ptr [rip + 0000006c03770339]
   174d  62f2bd4a64ff              vpblendmq zmm7{k2}, zmm8, zmm7                       ; where float64x8
   1753  62f1c548597c2401          vmulpd zmm7, zmm7, zmmword ptr [rsp + 64]            ; mul float64x8
   175b  6271c54858055b030000      vaddpd zmm8, zmm7, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; add float64x8
   1765  6271bd485c0551030000      vsubpd zmm8, zmm8, zmmword ptr [rip + 00000000000048430000000000004843000000000000484300000000000048430000000000004843000000000000484300000000000048430000000000004843]; sub float64x8
   176f  62d1c5485cf8              vsubpd zmm7, zmm7, zmm8                              ; sub float64x8
   1775  6271dd4858c7              vaddpd zmm8, zmm4, zmm7                              ; add float64x8
   177b  6272fd48590d2b090000      vpbroadcastq zmm9, qword ptr [rip + db06eea6a98f7e3a]
   1785  6272fd48591519090000      vpbroadcastq zmm10, qword ptr [rip + 4c531f7d75c2ef3b]
   178f  6252b54c64ca              vpblendmq zmm9{k4}, zmm9, zmm10                      ; where float64x8
   1795  6272fd48591519090000      vpbroadcastq zmm10, qword ptr [rip + 26b3526c1bb8db38]
   179f  6252ad4b64c9              vpblendmq zmm9{k3}, zmm10, zmm9                      ; where float64x8
   17a5  6272fd48591511090000      vpbroadcastq zmm10, qword ptr [rip + 10e4104f66a54837]
   17af  6252ad4a64c9              vpblendmq zmm9{k2}, zmm10, zmm9                      ; where float64x8
   17b5  6271b548594c2401          vmulpd zmm9, zmm9, zmmword ptr [rsp + 64]            ; mul float64x8
   17bd  6251bd4858c1              vaddpd zmm8, zmm8, zmm9                              ; add float64x8
   17c3  6271bd4858c1              vaddpd zmm8, zmm8, zmm1                              ; add float64x8
   17c9  62f1bd485cc9              vsubpd zmm1, zmm8, zmm1                              ; sub float64x8
   17cf  62f1dd485cc9              vsubpd zmm1, zmm4, zmm1                              ; sub float64x8
   17d5  62f1f54858cf              vaddpd zmm1, zmm1, zmm7                              ; add float64x8
   17db  62d1f54858c9              vaddpd zmm1, zmm1, zmm9                              ; add float64x8
   17e1  62f1f548590d15030000      vmulpd zmm1, zmm1, zmmword ptr [rip + 182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940]; mul float64x8
   17eb  62d1dd4873f03f            vpsllq zmm4, zmm8, 63                                ; shl uint64x8
   17f2  62f17548efcc              vpxord zmm1, zmm1, zmm4                              ; xor uint64x8
   17f8  62f2fd4964c1              vpblendmq zmm0{k1}, zmm0, zmm1                       ; where float64x8
   17fe  62e2fd485925c8080000      vpbroadcastq zmm20, qword ptr [rip + 0000008026ba65be]
   1808  62f27d485825ee080000      vpbroadcastd zmm4, dword ptr [rip + 7e226239]
   1812  62727d48580dfc080000      vpbroadcastd zmm9, dword ptr [rip + 0000803f]
   181c  62e27d4858351a090000      vpbroadcastd zmm22, dword ptr [rip + ce37f6bd]
   1826  62627d48582508090000      vpbroadcastd zmm28, dword ptr [rip + 00000000]
   1830  62617c4810742404          vmovups zmm30, zmmword ptr [rsp + 256]
   1838  62717c48107c2405          vmovups zmm15, zmmword ptr [rsp + 320]
   1840  62e17c4810642406          vmovups zmm20, zmmword ptr [rsp + 384]
   1848  62f17c4810642407          vmovups zmm4, zmmword ptr [rsp + 448]
   1850  62f17c48104c2408          vmovups zmm1, zmmword ptr [rsp + 512]
   1858  62f17c48114c2403          vmovups zmmword ptr [rsp + 192], zmm1
   1860  e908ebffff                jmp done_36d
