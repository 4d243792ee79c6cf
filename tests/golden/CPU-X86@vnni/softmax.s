softmax:
      0  62f27d485805f6040000      vpbroadcastd zmm0, dword ptr [rip + 3baab83f]
      a  62f27d48580df0040000      vpbroadcastd zmm1, dword ptr [rip + 7e226239]
     14  62f27d485815ea040000      vpbroadcastd zmm2, dword ptr [rip + ac9ba33a]
     1e  62f27d48581de4040000      vpbroadcastd zmm3, dword ptr [rip + c07e1e3c]
     28  62f27d485825de040000      vpbroadcastd zmm4, dword ptr [rip + 7b45633d]
     32  62f27d48582dd8040000      vpbroadcastd zmm5, dword ptr [rip + 9dfe753e]
     3c  62f27d485835d2040000      vpbroadcastd zmm6, dword ptr [rip + 1672313f]
     46  62f27d48583dcc040000      vpbroadcastd zmm7, dword ptr [rip + 0000803f]
     50  62727d485805c6040000      vpbroadcastd zmm8, dword ptr [rip + 000016c3]
     5a  488b07                    mov rax, qword ptr [rdi]
     5d  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 2048>
     61  488d8a00200000            lea rcx, [rdx + 8192]                                ; range int32
loop_80:
     80  62717c48100a              vmovups zmm9, zmmword ptr [rdx]                      ; load float32x16
     86  62717c48105204            vmovups zmm10, zmmword ptr [rdx + 256]               ; load float32x16
     8d  625134485fda              vmaxps zmm11, zmm9, zmm10                            ; max float32x16
     93  62d13448c2c903            vcmpps k1, zmm9, zmm9, 3
     9a  6252254964d9              vpblendmd zmm11{k1}, zmm11, zmm9
     a0  62717c48106202            vmovups zmm12, zmmword ptr [rdx + 128]               ; load float32x16
     a7  62717c48106a06            vmovups zmm13, zmmword ptr [rdx + 384]               ; load float32x16
     ae  62511c485ff5              vmaxps zmm14, zmm12, zmm13                           ; max float32x16
     b4  62d11c48c2cc03            vcmpps k1, zmm12, zmm12, 3
     bb  62520d4964f4              vpblendmd zmm14{k1}, zmm14, zmm12
     c1  62510c485fdb              vmaxps zmm11, zmm14, zmm11                           ; max float32x16
     c7  62d10c48c2ce03            vcmpps k1, zmm14, zmm14, 3
     ce  6252254964de              vpblendmd zmm11{k1}, zmm11, zmm14
     d4  62717c48107201            vmovups zmm14, zmmword ptr [rdx + 64]                ; load float32x16
     db  62717c48107a05            vmovups zmm15, zmmword ptr [rdx + 320]               ; load float32x16
     e2  62c10c485fc7              vmaxps zmm16, zmm14, zmm15                           ; max float32x16
     e8  62d10c48c2ce03            vcmpps k1, zmm14, zmm14, 3
     ef  62c27d4164c6              vpblendmd zmm16{k1}, zmm16, zmm14
     f5  62e17c48104a03            vmovups zmm17, zmmword ptr [rdx + 192]               ; load float32x16
     fc  62e17c48105207            vmovups zmm18, zmmword ptr [rdx + 448]               ; load float32x16
    103  62a174405fda              vmaxps zmm19, zmm17, zmm18                           ; max float32x16
    109  62b17440c2c903            vcmpps k1, zmm17, zmm17, 3
    110  62a2654164d9              vpblendmd zmm19{k1}, zmm19, zmm17
    116  62a164405fc0              vmaxps zmm16, zmm19, zmm16                           ; max float32x16
    11c  62b16440c2cb03            vcmpps k1, zmm19, zmm19, 3
    123  62a27d4164c3              vpblendmd zmm16{k1}, zmm16, zmm19
    129  62517c405fdb              vmaxps zmm11, zmm16, zmm11                           ; max float32x16
    12f  62b17c40c2c803            vcmpps k1, zmm16, zmm16, 3
    136  6232254964d8              vpblendmd zmm11{k1}, zmm11, zmm16
    13c  6233fd481bd801            vextractf64x4 ymm16, zmm11, 1                        ; gep float32x8
    143  62a124285fc0              vmaxps ymm16, ymm11, ymm16                           ; max float32x8
    149  62d12428c2cb03            vcmpps k1, ymm11, ymm11, 3
    150  62527d2164db              vpblendmd ymm11{k1}, ymm16, ymm11
    156  62337d2819d801            vextractf32x4 xmm16, ymm11, 1                        ; gep float32x4
    15d  62a124085fc0              vmaxps xmm16, xmm11, xmm16                           ; max float32x4
    163  62d12408c2cb03            vcmpps k1, xmm11, xmm11, 3
    16a  62527d0164db              vpblendmd xmm11{k1}, xmm16, xmm11
    170  62c1a50815c3              vunpckhpd xmm16, xmm11, xmm11                        ; gep float32x2
    176  62a124085fc0              vmaxps xmm16, xmm11, xmm16                           ; max float32x2
    17c  62d12408c2cb03            vcmpps k1, xmm11, xmm11, 3
    183  62527d0164db              vpblendmd xmm11{k1}, xmm16, xmm11
    189  62d17d0073db04            vpsrldq xmm16, xmm11, 4                              ; gep float32
    190  62a126085fc0              vmaxss xmm16, xmm11, xmm16                           ; max float32
    196  62d12608c2cb03            vcmpss k1, xmm11, xmm11, 3
    19d  62527d0164db              vpblendmd xmm11{k1}, xmm16, xmm11
    1a3  62527d4858db              vpbroadcastd zmm11, xmm11                            ; vectorize float32x16
    1a9  625134485ccb              vsubps zmm9, zmm9, zmm11                             ; sub float32x16
    1af  6271344859c8              vmulps zmm9, zmm9, zmm0                              ; mul float32x16
    1b5  62c37d4856c101            vreduceps zmm16, zmm9, 1                             ; exp2 float32x16
    1bc  62e27d48581d3e030000      vpbroadcastd zmm19, dword ptr [rip + 7e226239]
    1c6  62e27d40a8da              vfmadd213ps zmm19, zmm16, zmm2
    1cc  62e27d40a8db              vfmadd213ps zmm19, zmm16, zmm3
    1d2  62e27d40a8dc              vfmadd213ps zmm19, zmm16, zmm4
    1d8  62e27d40a8dd              vfmadd213ps zmm19, zmm16, zmm5
    1de  62e27d40a8de              vfmadd213ps zmm19, zmm16, zmm6
    1e4  62e27d40a8df              vfmadd213ps zmm19, zmm16, zmm7
    1ea  62d13448c2c805            vcmpps k1, zmm9, zmm8, 5
    1f1  625265c12cc9              vscalefps zmm9{k1}{z}, zmm19, zmm9
    1f7  62512c485cd3              vsubps zmm10, zmm10, zmm11                           ; sub float32x16
    1fd  62712c4859d0              vmulps zmm10, zmm10, zmm0                            ; mul float32x16
    203  62c37d4856c201            vreduceps zmm16, zmm10, 1                            ; exp2 float32x16
    20a  62e27d48581df0020000      vpbroadcastd zmm19, dword ptr [rip + 7e226239]
    214  62e27d40a8da              vfmadd213ps zmm19, zmm16, zmm2
    21a  62e27d40a8db              vfmadd213ps zmm19, zmm16, zmm3
    220  62e27d40a8dc              vfmadd213ps zmm19, zmm16, zmm4
    226  62e27d40a8dd              vfmadd213ps zmm19, zmm16, zmm5
    22c  62e27d40a8de              vfmadd213ps zmm19, zmm16, zmm6
    232  62e27d40a8df              vfmadd213ps zmm19, zmm16, zmm7
    238  62d12c48c2c805            vcmpps k1, zmm10, zmm8, 5
    23f  625265c12cd2              vscalefps zmm10{k1}{z}, zmm19, zmm10
    245  62c1344858c2              vaddps zmm16, zmm9, zmm10                            ; add float32x16
    24b  62511c485ce3              vsubps zmm12, zmm12, zmm11                           ; sub float32x16
    251  62711c4859e0              vmulps zmm12, zmm12, zmm0                            ; mul float32x16
    257  62c37d4856dc01            vreduceps zmm19, zmm12, 1                            ; exp2 float32x16
    25e  62e27d4858259c020000      vpbroadcastd zmm20, dword ptr [rip + 7e226239]
    268  62e26540a8e2              vfmadd213ps zmm20, zmm19, zmm2
    26e  62e26540a8e3              vfmadd213ps zmm20, zmm19, zmm3
    274  62e26540a8e4              vfmadd213ps zmm20, zmm19, zmm4
    27a  62e26540a8e5              vfmadd213ps zmm20, zmm19, zmm5
    280  62e26540a8e6              vfmadd213ps zmm20, zmm19, zmm6
    286  62e26540a8e7              vfmadd213ps zmm20, zmm19, zmm7
    28c  62d11c48c2c805            vcmpps k1, zmm12, zmm8, 5
    293  62525dc12ce4              vscalefps zmm12{k1}{z}, zmm20, zmm12
    299  625114485ceb              vsubps zmm13, zmm13, zmm11                           ; sub float32x16
    29f  6271144859e8              vmulps zmm13, zmm13, zmm0                            ; mul float32x16
    2a5  62c37d4856dd01            vreduceps zmm19, zmm13, 1                            ; exp2 float32x16
    2ac  62e27d4858254e020000      vpbroadcastd zmm20, dword ptr [rip + 7e226239]
    2b6  62e26540a8e2              vfmadd213ps zmm20, zmm19, zmm2
    2bc  62e26540a8e3              vfmadd213ps zmm20, zmm19, zmm3
    2c2  62e26540a8e4              vfmadd213ps zmm20, zmm19, zmm4
    2c8  62e26540a8e5              vfmadd213ps zmm20, zmm19, zmm5
    2ce  62e26540a8e6              vfmadd213ps zmm20, zmm19, zmm6
    2d4  62e26540a8e7              vfmadd213ps zmm20, zmm19, zmm7
    2da  62d11448c2c805            vcmpps k1, zmm13, zmm8, 5
    2e1  62525dc12ced              vscalefps zmm13{k1}{z}, zmm20, zmm13
    2e7  62c11c4858dd              vaddps zmm19, zmm12, zmm13                           ; add float32x16
    2ed  62a17c4058c3              vaddps zmm16, zmm16, zmm19                           ; add float32x16
    2f3  62510c485cf3              vsubps zmm14, zmm14, zmm11                           ; sub float32x16
    2f9  62710c4859f0              vmulps zmm14, zmm14, zmm0                            ; mul float32x16
    2ff  62c37d4856de01            vreduceps zmm19, zmm14, 1                            ; exp2 float32x16
    306  62e27d485825f4010000      vpbroadcastd zmm20, dword ptr [rip + 7e226239]
    310  62e26540a8e2              vfmadd213ps zmm20, zmm19, zmm2
    316  62e26540a8e3              vfmadd213ps zmm20, zmm19, zmm3
    31c  62e26540a8e4              vfmadd213ps zmm20, zmm19, zmm4
    322  62e26540a8e5              vfmadd213ps zmm20, zmm19, zmm5
    328  62e26540a8e6              vfmadd213ps zmm20, zmm19, zmm6
    32e  62e26540a8e7              vfmadd213ps zmm20, zmm19, zmm7
    334  62d10c48c2c805            vcmpps k1, zmm14, zmm8, 5
    33b  62525dc12cf6              vscalefps zmm14{k1}{z}, zmm20, zmm14
    341  625104485cfb              vsubps zmm15, zmm15, zmm11                           ; sub float32x16
    347  6271044859f8              vmulps zmm15, zmm15, zmm0                            ; mul float32x16
    34d  62c37d4856df01            vreduceps zmm19, zmm15, 1                            ; exp2 float32x16
    354  62e27d485825a6010000      vpbroadcastd zmm20, dword ptr [rip + 7e226239]
    35e  62e26540a8e2              vfmadd213ps zmm20, zmm19, zmm2
    364  62e26540a8e3              vfmadd213ps zmm20, zmm19, zmm3
    36a  62e26540a8e4              vfmadd213ps zmm20, zmm19, zmm4
    370  62e26540a8e5              vfmadd213ps zmm20, zmm19, zmm5
    376  62e26540a8e6              vfmadd213ps zmm20, zmm19, zmm6
    37c  62e26540a8e7              vfmadd213ps zmm20, zmm19, zmm7
    382  62d10448c2c805            vcmpps k1, zmm15, zmm8, 5
    389  62525dc12cff              vscalefps zmm15{k1}{z}, zmm20, zmm15
    38f  62c10c4858df              vaddps zmm19, zmm14, zmm15                           ; add float32x16
    395  62c174405ccb              vsubps zmm17, zmm17, zmm11                           ; sub float32x16
    39b  62e1744059c8              vmulps zmm17, zmm17, zmm0                            ; mul float32x16
    3a1  62a37d4856e101            vreduceps zmm20, zmm17, 1                            ; exp2 float32x16
    3a8  62e27d48582d52010000      vpbroadcastd zmm21, dword ptr [rip + 7e226239]
    3b2  62e25d40a8ea              vfmadd213ps zmm21, zmm20, zmm2
    3b8  62e25d40a8eb              vfmadd213ps zmm21, zmm20, zmm3
    3be  62e25d40a8ec              vfmadd213ps zmm21, zmm20, zmm4
    3c4  62e25d40a8ed              vfmadd213ps zmm21, zmm20, zmm5
    3ca  62e25d40a8ee              vfmadd213ps zmm21, zmm20, zmm6
    3d0  62e25d40a8ef              vfmadd213ps zmm21, zmm20, zmm7
    3d6  62d17440c2c805            vcmpps k1, zmm17, zmm8, 5
    3dd  62a255c12cc9              vscalefps zmm17{k1}{z}, zmm21, zmm17
    3e3  62516c405cdb              vsubps zmm11, zmm18, zmm11                           ; sub float32x16
    3e9  6271244859d8              vmulps zmm11, zmm11, zmm0                            ; mul float32x16
    3ef  62c37d4856d301            vreduceps zmm18, zmm11, 1                            ; exp2 float32x16
    3f6  62e27d48582504010000      vpbroadcastd zmm20, dword ptr [rip + 7e226239]
    400  62e26d40a8e2              vfmadd213ps zmm20, zmm18, zmm2
    406  62e26d40a8e3              vfmadd213ps zmm20, zmm18, zmm3
    40c  62e26d40a8e4              vfmadd213ps zmm20, zmm18, zmm4
    412  62e26d40a8e5              vfmadd213ps zmm20, zmm18, zmm5
    418  62e26d40a8e6              vfmadd213ps zmm20, zmm18, zmm6
    41e  62e26d40a8e7              vfmadd213ps zmm20, zmm18, zmm7
    424  62d12448c2c805            vcmpps k1, zmm11, zmm8, 5
    42b  62525dc12cdb              vscalefps zmm11{k1}{z}, zmm20, zmm11
    431  62c1744058d3              vaddps zmm18, zmm17, zmm11                           ; add float32x16
    437  62a1644058d2              vaddps zmm18, zmm19, zmm18                           ; add float32x16
    43d  62a17c4058c2              vaddps zmm16, zmm16, zmm18                           ; add float32x16
    443  62a3fd481bc201            vextractf64x4 ymm18, zmm16, 1                        ; gep float32x8
    44a  62a17c2058c2              vaddps ymm16, ymm16, ymm18                           ; add float32x8
    450  62a37d2819c201            vextractf32x4 xmm18, ymm16, 1                        ; gep float32x4
    457  62a17c0058c2              vaddps xmm16, xmm16, xmm18                           ; add float32x4
    45d  62a1fd0015d0              vunpckhpd xmm18, xmm16, xmm16                        ; gep float32x2
    463  62a17c0058c2              vaddps xmm16, xmm16, xmm18                           ; add float32x2
    469  62b16d0073d804            vpsrldq xmm18, xmm16, 4                              ; gep float32
    470  62a17e0058c2              vaddss xmm16, xmm16, xmm18                           ; add float32
    476  62a27d4858c0              vpbroadcastd zmm16, xmm16                            ; vectorize float32x16
    47c  623134485ec8              vdivps zmm9, zmm9, zmm16                             ; fdiv float32x16
    482  62717c481108              vmovups zmmword ptr [rax], zmm9                      ; store void
    488  62310c485ec8              vdivps zmm9, zmm14, zmm16                            ; fdiv float32x16
    48e  62717c48114801            vmovups zmmword ptr [rax + 64], zmm9                 ; store void
    495  62311c485ec8              vdivps zmm9, zmm12, zmm16                            ; fdiv float32x16
    49b  62717c48114802            vmovups zmmword ptr [rax + 128], zmm9                ; store void
    4a2  623174405ec8              vdivps zmm9, zmm17, zmm16                            ; fdiv float32x16
    4a8  62717c48114803            vmovups zmmword ptr [rax + 192], zmm9                ; store void
    4af  62312c485ec8              vdivps zmm9, zmm10, zmm16                            ; fdiv float32x16
    4b5  62717c48114804            vmovups zmmword ptr [rax + 256], zmm9                ; store void
    4bc  623104485ec8              vdivps zmm9, zmm15, zmm16                            ; fdiv float32x16
    4c2  62717c48114805            vmovups zmmword ptr [rax + 320], zmm9                ; store void
    4c9  623114485ec8              vdivps zmm9, zmm13, zmm16                            ; fdiv float32x16
    4cf  62717c48114806            vmovups zmmword ptr [rax + 384], zmm9                ; store void
    4d6  623124485ec8              vdivps zmm9, zmm11, zmm16                            ; fdiv float32x16
    4dc  62717c48114807            vmovups zmmword ptr [rax + 448], zmm9                ; store void
    4e3  4881c200020000            add rdx, 512                                         ; end void
    4ea  4881c000020000            add rax, 512
    4f1  483bd1                    cmp rdx, rcx
    4f4  0f8586fbffff              jne loop_80
done_4fa:
    4fa  c5f877                    vzeroupper                                           ; sink void
    4fd  c3                        ret
