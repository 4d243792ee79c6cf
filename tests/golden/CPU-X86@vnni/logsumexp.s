logsumexp:
      0  488bc4                    mov rax, rsp
      3  4881ec80040000            sub rsp, 1152
      a  4883e4c0                  and rsp, -64
      e  4889842440040000          mov qword ptr [rsp + 1088], rax
     16  62f27d485805003c0000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
     20  62f27d485805fa3b0000      vpbroadcastd zmm0, dword ptr [rip + 000080ff]
     2a  62f27d485805f43b0000      vpbroadcastd zmm0, dword ptr [rip + 3baab83f]
     34  62f27d48580dee3b0000      vpbroadcastd zmm1, dword ptr [rip + 7e226239]
     3e  62f27d48580de83b0000      vpbroadcastd zmm1, dword ptr [rip + ac9ba33a]
     48  62f27d485815e23b0000      vpbroadcastd zmm2, dword ptr [rip + c07e1e3c]
     52  62f27d48581ddc3b0000      vpbroadcastd zmm3, dword ptr [rip + 7b45633d]
     5c  62f27d485825d63b0000      vpbroadcastd zmm4, dword ptr [rip + 9dfe753e]
     66  62f27d48582dd03b0000      vpbroadcastd zmm5, dword ptr [rip + 1672313f]
     70  62f27d485835ca3b0000      vpbroadcastd zmm6, dword ptr [rip + 0000803f]
     7a  62f27d48583dc43b0000      vpbroadcastd zmm7, dword ptr [rip + 000016c3]
     84  488b07                    mov rax, qword ptr [rdi]
     87  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 8>
     8b  62727d4858058b3b0000      vpbroadcastd zmm8, dword ptr [rip + 00000000]        ; range int32
     95  62717c48110424            vmovups zmmword ptr [rsp], zmm8
     9c  62727d4858057e3b0000      vpbroadcastd zmm8, dword ptr [rip + 000080ff]        ; range int32
     a6  62727d48580d743b0000      vpbroadcastd zmm9, dword ptr [rip + 000080ff]
     b0  62717c48114c2401          vmovups zmmword ptr [rsp + 64], zmm9
     b8  62727d48580d5e3b0000      vpbroadcastd zmm9, dword ptr [rip + 00000000]        ; range int32
     c2  62717c48114c2402          vmovups zmmword ptr [rsp + 128], zmm9
     ca  62727d48580d503b0000      vpbroadcastd zmm9, dword ptr [rip + 000080ff]        ; range int32
     d4  62717c48114c2403          vmovups zmmword ptr [rsp + 192], zmm9
     dc  62727d48580d3a3b0000      vpbroadcastd zmm9, dword ptr [rip + 00000000]        ; range int32
     e6  62717c48114c2404          vmovups zmmword ptr [rsp + 256], zmm9
     ee  62727d48580d2c3b0000      vpbroadcastd zmm9, dword ptr [rip + 000080ff]        ; range int32
     f8  62717c48114c2405          vmovups zmmword ptr [rsp + 320], zmm9
    100  62727d48580d163b0000      vpbroadcastd zmm9, dword ptr [rip + 00000000]        ; range int32
    10a  62717c48114c2406          vmovups zmmword ptr [rsp + 384], zmm9
    112  62727d48580d083b0000      vpbroadcastd zmm9, dword ptr [rip + 000080ff]        ; range int32
    11c  62717c48114c2407          vmovups zmmword ptr [rsp + 448], zmm9
    124  62727d48580df23a0000      vpbroadcastd zmm9, dword ptr [rip + 00000000]        ; range int32
    12e  62717c48114c2408          vmovups zmmword ptr [rsp + 512], zmm9
    136  62727d48580de43a0000      vpbroadcastd zmm9, dword ptr [rip + 000080ff]        ; range int32
    140  62717c48114c2409          vmovups zmmword ptr [rsp + 576], zmm9
    148  62727d48580dce3a0000      vpbroadcastd zmm9, dword ptr [rip + 00000000]        ; range int32
    152  62717c48114c240a          vmovups zmmword ptr [rsp + 640], zmm9
    15a  62727d48580dc03a0000      vpbroadcastd zmm9, dword ptr [rip + 000080ff]        ; range int32
    164  62717c48114c240b          vmovups zmmword ptr [rsp + 704], zmm9
    16c  62727d48580daa3a0000      vpbroadcastd zmm9, dword ptr [rip + 00000000]        ; range int32
    176  62717c48114c240c          vmovups zmmword ptr [rsp + 768], zmm9
    17e  62727d48580d9c3a0000      vpbroadcastd zmm9, dword ptr [rip + 000080ff]        ; range int32
    188  62717c48114c240d          vmovups zmmword ptr [rsp + 832], zmm9
    190  62727d48580d863a0000      vpbroadcastd zmm9, dword ptr [rip + 00000000]        ; range int32
    19a  62717c48114c240e          vmovups zmmword ptr [rsp + 896], zmm9
    1a2  488d8a00010000            lea rcx, [rdx + 256]                                 ; range int32
    1a9  62617c48107c2409          vmovups zmm31, zmmword ptr [rsp + 576]
    1b1  62717c48104c240b          vmovups zmm9, zmmword ptr [rsp + 704]
    1b9  62717c481054240d          vmovups zmm10, zmmword ptr [rsp + 832]
    1c1  62717c481154240f          vmovups zmmword ptr [rsp + 960], zmm10
    1c9  62e17c48107c2405          vmovups zmm23, zmmword ptr [rsp + 320]
    1d1  62617c48104c2407          vmovups zmm25, zmmword ptr [rsp + 448]
    1d9  62e17c48105c2403          vmovups zmm19, zmmword ptr [rsp + 192]
    1e1  62e17c4810542402          vmovups zmm18, zmmword ptr [rsp + 128]
    1e9  62717c48107c2401          vmovups zmm15, zmmword ptr [rsp + 64]
    1f1  62717c48101c24            vmovups zmm11, zmmword ptr [rsp]
loop_200:
    200  62717c481012              vmovups zmm10, zmmword ptr [rdx]                     ; load float32x16
    206  62512c485fe0              vmaxps zmm12, zmm10, zmm8                            ; max float32x16
    20c  62d12c48c2ca03            vcmpps k1, zmm10, zmm10, 3
    213  62521d4964e2              vpblendmd zmm12{k1}, zmm12, zmm10
    219  62d13c48c2cc00            vcmpps k1, zmm8, zmm12, 0                            ; cmpeq boolx16
    220  62513c485cc4              vsubps zmm8, zmm8, zmm12                             ; sub float32x16
    226  62713c4859c0              vmulps zmm8, zmm8, zmm0                              ; mul float32x16
    22c  62537d4856e801            vreduceps zmm13, zmm8, 1                             ; exp2 float32x16
    233  62727d485835ef390000      vpbroadcastd zmm14, dword ptr [rip + 7e226239]
    23d  62721548a8f1              vfmadd213ps zmm14, zmm13, zmm1
    243  62721548a8f2              vfmadd213ps zmm14, zmm13, zmm2
    249  62721548a8f3              vfmadd213ps zmm14, zmm13, zmm3
    24f  62721548a8f4              vfmadd213ps zmm14, zmm13, zmm4
    255  62721548a8f5              vfmadd213ps zmm14, zmm13, zmm5
    25b  62721548a8f6              vfmadd213ps zmm14, zmm13, zmm6
    261  62f13c48c2d705            vcmpps k2, zmm8, zmm7, 5
    268  62520dca2cc0              vscalefps zmm8{k2}{z}, zmm14, zmm8
    26e  62723d4964c6              vpblendmd zmm8{k1}, zmm8, zmm6                       ; where float32x16
    274  62d12c48c2cc00            vcmpps k1, zmm10, zmm12, 0                           ; cmpeq boolx16
    27b  62512c485cd4              vsubps zmm10, zmm10, zmm12                           ; sub float32x16
    281  62712c4859d0              vmulps zmm10, zmm10, zmm0                            ; mul float32x16
    287  62537d4856ea01            vreduceps zmm13, zmm10, 1                            ; exp2 float32x16
    28e  62727d48583594390000      vpbroadcastd zmm14, dword ptr [rip + 7e226239]
    298  62721548a8f1              vfmadd213ps zmm14, zmm13, zmm1
    29e  62721548a8f2              vfmadd213ps zmm14, zmm13, zmm2
    2a4  62721548a8f3              vfmadd213ps zmm14, zmm13, zmm3
    2aa  62721548a8f4              vfmadd213ps zmm14, zmm13, zmm4
    2b0  62721548a8f5              vfmadd213ps zmm14, zmm13, zmm5
    2b6  62721548a8f6              vfmadd213ps zmm14, zmm13, zmm6
    2bc  62f12c48c2d705            vcmpps k2, zmm10, zmm7, 5
    2c3  62520dca2cd2              vscalefps zmm10{k2}{z}, zmm14, zmm10
    2c9  62722d4964d6              vpblendmd zmm10{k1}, zmm10, zmm6                     ; where float32x16
    2cf  62717c4811542410          vmovups zmmword ptr [rsp + 1024], zmm10
    2d7  62717c4810542410          vmovups zmm10, zmmword ptr [rsp + 1024]
    2df  62522548b8d0              vfmadd231ps zmm10, zmm11, zmm8                       ; mulacc float32x16
    2e5  62717c4811542410          vmovups zmmword ptr [rsp + 1024], zmm10
    2ed  62717c48104204            vmovups zmm8, zmmword ptr [rdx + 256]                ; load float32x16
    2f4  62513c485fdf              vmaxps zmm11, zmm8, zmm15                            ; max float32x16
    2fa  62d13c48c2c803            vcmpps k1, zmm8, zmm8, 3
    301  6252254964e8              vpblendmd zmm13{k1}, zmm11, zmm8
    307  62d10448c2cd00            vcmpps k1, zmm15, zmm13, 0                           ; cmpeq boolx16
    30e  625104485cdd              vsubps zmm11, zmm15, zmm13                           ; sub float32x16
    314  6271244859d8              vmulps zmm11, zmm11, zmm0                            ; mul float32x16
    31a  62537d4856f301            vreduceps zmm14, zmm11, 1                            ; exp2 float32x16
    321  62727d48583d01390000      vpbroadcastd zmm15, dword ptr [rip + 7e226239]
    32b  62720d48a8f9              vfmadd213ps zmm15, zmm14, zmm1
    331  62720d48a8fa              vfmadd213ps zmm15, zmm14, zmm2
    337  62720d48a8fb              vfmadd213ps zmm15, zmm14, zmm3
    33d  62720d48a8fc              vfmadd213ps zmm15, zmm14, zmm4
    343  62720d48a8fd              vfmadd213ps zmm15, zmm14, zmm5
    349  62720d48a8fe              vfmadd213ps zmm15, zmm14, zmm6
    34f  62f12448c2d705            vcmpps k2, zmm11, zmm7, 5
    356  625205ca2cdb              vscalefps zmm11{k2}{z}, zmm15, zmm11
    35c  6272254964de              vpblendmd zmm11{k1}, zmm11, zmm6                     ; where float32x16
    362  62d13c48c2cd00            vcmpps k1, zmm8, zmm13, 0                            ; cmpeq boolx16
    369  62513c485cc5              vsubps zmm8, zmm8, zmm13                             ; sub float32x16
    36f  62713c4859c0              vmulps zmm8, zmm8, zmm0                              ; mul float32x16
    375  62537d4856f001            vreduceps zmm14, zmm8, 1                             ; exp2 float32x16
    37c  62727d48583da6380000      vpbroadcastd zmm15, dword ptr [rip + 7e226239]
    386  62720d48a8f9              vfmadd213ps zmm15, zmm14, zmm1
    38c  62720d48a8fa              vfmadd213ps zmm15, zmm14, zmm2
    392  62720d48a8fb              vfmadd213ps zmm15, zmm14, zmm3
    398  62720d48a8fc              vfmadd213ps zmm15, zmm14, zmm4
    39e  62720d48a8fd              vfmadd213ps zmm15, zmm14, zmm5
    3a4  62720d48a8fe              vfmadd213ps zmm15, zmm14, zmm6
    3aa  62f13c48c2d705            vcmpps k2, zmm8, zmm7, 5
    3b1  625205ca2cc0              vscalefps zmm8{k2}{z}, zmm15, zmm8
    3b7  62723d4964f6              vpblendmd zmm14{k1}, zmm8, zmm6                      ; where float32x16
    3bd  62526d40b8f3              vfmadd231ps zmm14, zmm18, zmm11                      ; mulacc float32x16
    3c3  62717c48104208            vmovups zmm8, zmmword ptr [rdx + 512]                ; load float32x16
    3ca  62313c485fdb              vmaxps zmm11, zmm8, zmm19                            ; max float32x16
    3d0  62d13c48c2c803            vcmpps k1, zmm8, zmm8, 3
    3d7  62c2254964c0              vpblendmd zmm16{k1}, zmm11, zmm8
    3dd  62b16440c2c800            vcmpps k1, zmm19, zmm16, 0                           ; cmpeq boolx16
    3e4  623164405cd8              vsubps zmm11, zmm19, zmm16                           ; sub float32x16
    3ea  6271244859d8              vmulps zmm11, zmm11, zmm0                            ; mul float32x16
    3f0  62537d4856fb01            vreduceps zmm15, zmm11, 1                            ; exp2 float32x16
    3f7  62e27d48580d2b380000      vpbroadcastd zmm17, dword ptr [rip + 7e226239]
    401  62e20548a8c9              vfmadd213ps zmm17, zmm15, zmm1
    407  62e20548a8ca              vfmadd213ps zmm17, zmm15, zmm2
    40d  62e20548a8cb              vfmadd213ps zmm17, zmm15, zmm3
    413  62e20548a8cc              vfmadd213ps zmm17, zmm15, zmm4
    419  62e20548a8cd              vfmadd213ps zmm17, zmm15, zmm5
    41f  62e20548a8ce              vfmadd213ps zmm17, zmm15, zmm6
    425  62f12448c2d705            vcmpps k2, zmm11, zmm7, 5
    42c  625275c22cdb              vscalefps zmm11{k2}{z}, zmm17, zmm11
    432  6272254964de              vpblendmd zmm11{k1}, zmm11, zmm6                     ; where float32x16
    438  62b13c48c2c800            vcmpps k1, zmm8, zmm16, 0                            ; cmpeq boolx16
    43f  62313c485cc0              vsubps zmm8, zmm8, zmm16                             ; sub float32x16
    445  62713c4859c0              vmulps zmm8, zmm8, zmm0                              ; mul float32x16
    44b  62537d4856f801            vreduceps zmm15, zmm8, 1                             ; exp2 float32x16
    452  62e27d48580dd0370000      vpbroadcastd zmm17, dword ptr [rip + 7e226239]
    45c  62e20548a8c9              vfmadd213ps zmm17, zmm15, zmm1
    462  62e20548a8ca              vfmadd213ps zmm17, zmm15, zmm2
    468  62e20548a8cb              vfmadd213ps zmm17, zmm15, zmm3
    46e  62e20548a8cc              vfmadd213ps zmm17, zmm15, zmm4
    474  62e20548a8cd              vfmadd213ps zmm17, zmm15, zmm5
    47a  62e20548a8ce              vfmadd213ps zmm17, zmm15, zmm6
    480  62f13c48c2d705            vcmpps k2, zmm8, zmm7, 5
    487  625275c22cc0              vscalefps zmm8{k2}{z}, zmm17, zmm8
    48d  62e23d4964ce              vpblendmd zmm17{k1}, zmm8, zmm6                      ; where float32x16
    493  62e22548b84c2404          vfmadd231ps zmm17, zmm11, zmmword ptr [rsp + 256]    ; mulacc float32x16
    49b  62717c4810420c            vmovups zmm8, zmmword ptr [rdx + 768]                ; load float32x16
    4a2  62313c485fdf              vmaxps zmm11, zmm8, zmm23                            ; max float32x16
    4a8  62d13c48c2c803            vcmpps k1, zmm8, zmm8, 3
    4af  62c2254964e0              vpblendmd zmm20{k1}, zmm11, zmm8
    4b5  62b14440c2cc00            vcmpps k1, zmm23, zmm20, 0                           ; cmpeq boolx16
    4bc  623144405cdc              vsubps zmm11, zmm23, zmm20                           ; sub float32x16
    4c2  6271244859d8              vmulps zmm11, zmm11, zmm0                            ; mul float32x16
    4c8  62537d4856fb01            vreduceps zmm15, zmm11, 1                            ; exp2 float32x16
    4cf  62e27d48581553370000      vpbroadcastd zmm18, dword ptr [rip + 7e226239]
    4d9  62e20548a8d1              vfmadd213ps zmm18, zmm15, zmm1
    4df  62e20548a8d2              vfmadd213ps zmm18, zmm15, zmm2
    4e5  62e20548a8d3              vfmadd213ps zmm18, zmm15, zmm3
    4eb  62e20548a8d4              vfmadd213ps zmm18, zmm15, zmm4
    4f1  62e20548a8d5              vfmadd213ps zmm18, zmm15, zmm5
    4f7  62e20548a8d6              vfmadd213ps zmm18, zmm15, zmm6
    4fd  62f12448c2d705            vcmpps k2, zmm11, zmm7, 5
    504  62526dc22cdb              vscalefps zmm11{k2}{z}, zmm18, zmm11
    50a  6272254964de              vpblendmd zmm11{k1}, zmm11, zmm6                     ; where float32x16
    510  62b13c48c2cc00            vcmpps k1, zmm8, zmm20, 0                            ; cmpeq boolx16
    517  62313c485cc4              vsubps zmm8, zmm8, zmm20                             ; sub float32x16
    51d  62713c4859c0              vmulps zmm8, zmm8, zmm0                              ; mul float32x16
    523  62537d4856f801            vreduceps zmm15, zmm8, 1                             ; exp2 float32x16
    52a  62e27d485815f8360000      vpbroadcastd zmm18, dword ptr [rip + 7e226239]
    534  62e20548a8d1              vfmadd213ps zmm18, zmm15, zmm1
    53a  62e20548a8d2              vfmadd213ps zmm18, zmm15, zmm2
    540  62e20548a8d3              vfmadd213ps zmm18, zmm15, zmm3
    546  62e20548a8d4              vfmadd213ps zmm18, zmm15, zmm4
    54c  62e20548a8d5              vfmadd213ps zmm18, zmm15, zmm5
    552  62e20548a8d6              vfmadd213ps zmm18, zmm15, zmm6
    558  62f13c48c2d705            vcmpps k2, zmm8, zmm7, 5
    55f  62526dc22cc0              vscalefps zmm8{k2}{z}, zmm18, zmm8
    565  62e23d4964ee              vpblendmd zmm21{k1}, zmm8, zmm6                      ; where float32x16
    56b  62e22548b86c2406          vfmadd231ps zmm21, zmm11, zmmword ptr [rsp + 384]    ; mulacc float32x16
    573  62717c48104210            vmovups zmm8, zmmword ptr [rdx + 1024]               ; load float32x16
    57a  62113c485fd9              vmaxps zmm11, zmm8, zmm25                            ; max float32x16
    580  62d13c48c2c803            vcmpps k1, zmm8, zmm8, 3
    587  62c2254964f0              vpblendmd zmm22{k1}, zmm11, zmm8
    58d  62b13440c2ce00            vcmpps k1, zmm25, zmm22, 0                           ; cmpeq boolx16
    594  623134405cde              vsubps zmm11, zmm25, zmm22                           ; sub float32x16
    59a  6271244859d8              vmulps zmm11, zmm11, zmm0                            ; mul float32x16
    5a0  62537d4856fb01            vreduceps zmm15, zmm11, 1                            ; exp2 float32x16
    5a7  62e27d4858157b360000      vpbroadcastd zmm18, dword ptr [rip + 7e226239]
    5b1  62e20548a8d1              vfmadd213ps zmm18, zmm15, zmm1
    5b7  62e20548a8d2              vfmadd213ps zmm18, zmm15, zmm2
    5bd  62e20548a8d3              vfmadd213ps zmm18, zmm15, zmm3
    5c3  62e20548a8d4              vfmadd213ps zmm18, zmm15, zmm4
    5c9  62e20548a8d5              vfmadd213ps zmm18, zmm15, zmm5
    5cf  62e20548a8d6              vfmadd213ps zmm18, zmm15, zmm6
    5d5  62f12448c2d705            vcmpps k2, zmm11, zmm7, 5
    5dc  62526dc22cdb              vscalefps zmm11{k2}{z}, zmm18, zmm11
    5e2  6272254964de              vpblendmd zmm11{k1}, zmm11, zmm6                     ; where float32x16
    5e8  62b13c48c2ce00            vcmpps k1, zmm8, zmm22, 0                            ; cmpeq boolx16
    5ef  62313c485cc6              vsubps zmm8, zmm8, zmm22                             ; sub float32x16
    5f5  62713c4859c0              vmulps zmm8, zmm8, zmm0                              ; mul float32x16
    5fb  62537d4856f801            vreduceps zmm15, zmm8, 1                             ; exp2 float32x16
    602  62e27d48581520360000      vpbroadcastd zmm18, dword ptr [rip + 7e226239]
    60c  62e20548a8d1              vfmadd213ps zmm18, zmm15, zmm1
    612  62e20548a8d2              vfmadd213ps zmm18, zmm15, zmm2
    618  62e20548a8d3              vfmadd213ps zmm18, zmm15, zmm3
    61e  62e20548a8d4              vfmadd213ps zmm18, zmm15, zmm4
    624  62e20548a8d5              vfmadd213ps zmm18, zmm15, zmm5
    62a  62e20548a8d6              vfmadd213ps zmm18, zmm15, zmm6
    630  62f13c48c2d705            vcmpps k2, zmm8, zmm7, 5
    637  62526dc22cc0              vscalefps zmm8{k2}{z}, zmm18, zmm8
    63d  62623d4964c6              vpblendmd zmm24{k1}, zmm8, zmm6                      ; where float32x16
    643  62622548b8442408          vfmadd231ps zmm24, zmm11, zmmword ptr [rsp + 512]    ; mulacc float32x16
    64b  62717c48104214            vmovups zmm8, zmmword ptr [rdx + 1280]               ; load float32x16
    652  62113c485fdf              vmaxps zmm11, zmm8, zmm31                            ; max float32x16
    658  62d13c48c2c803            vcmpps k1, zmm8, zmm8, 3
    65f  6242254964d0              vpblendmd zmm26{k1}, zmm11, zmm8
    665  62910440c2ca00            vcmpps k1, zmm31, zmm26, 0                           ; cmpeq boolx16
    66c  621104405cda              vsubps zmm11, zmm31, zmm26                           ; sub float32x16
    672  6271244859d8              vmulps zmm11, zmm11, zmm0                            ; mul float32x16
    678  62537d4856fb01            vreduceps zmm15, zmm11, 1                            ; exp2 float32x16
    67f  62e27d485815a3350000      vpbroadcastd zmm18, dword ptr [rip + 7e226239]
    689  62e20548a8d1              vfmadd213ps zmm18, zmm15, zmm1
    68f  62e20548a8d2              vfmadd213ps zmm18, zmm15, zmm2
    695  62e20548a8d3              vfmadd213ps zmm18, zmm15, zmm3
    69b  62e20548a8d4              vfmadd213ps zmm18, zmm15, zmm4
    6a1  62e20548a8d5              vfmadd213ps zmm18, zmm15, zmm5
    6a7  62e20548a8d6              vfmadd213ps zmm18, zmm15, zmm6
    6ad  62f12448c2d705            vcmpps k2, zmm11, zmm7, 5
    6b4  62526dc22cdb              vscalefps zmm11{k2}{z}, zmm18, zmm11
    6ba  6272254964de              vpblendmd zmm11{k1}, zmm11, zmm6                     ; where float32x16
    6c0  62913c48c2ca00            vcmpps k1, zmm8, zmm26, 0                            ; cmpeq boolx16
    6c7  62113c485cc2              vsubps zmm8, zmm8, zmm26                             ; sub float32x16
    6cd  62713c4859c0              vmulps zmm8, zmm8, zmm0                              ; mul float32x16
    6d3  62537d4856f801            vreduceps zmm15, zmm8, 1                             ; exp2 float32x16
    6da  62e27d48581548350000      vpbroadcastd zmm18, dword ptr [rip + 7e226239]
    6e4  62e20548a8d1              vfmadd213ps zmm18, zmm15, zmm1
    6ea  62e20548a8d2              vfmadd213ps zmm18, zmm15, zmm2
    6f0  62e20548a8d3              vfmadd213ps zmm18, zmm15, zmm3
    6f6  62e20548a8d4              vfmadd213ps zmm18, zmm15, zmm4
    6fc  62e20548a8d5              vfmadd213ps zmm18, zmm15, zmm5
    702  62e20548a8d6              vfmadd213ps zmm18, zmm15, zmm6
    708  62f13c48c2d705            vcmpps k2, zmm8, zmm7, 5
    70f  62526dc22cc0              vscalefps zmm8{k2}{z}, zmm18, zmm8
    715  62623d4964de              vpblendmd zmm27{k1}, zmm8, zmm6                      ; where float32x16
    71b  62622548b85c240a          vfmadd231ps zmm27, zmm11, zmmword ptr [rsp + 640]    ; mulacc float32x16
    723  62717c48104218            vmovups zmm8, zmmword ptr [rdx + 1536]               ; load float32x16
    72a  62513c485fd9              vmaxps zmm11, zmm8, zmm9                             ; max float32x16
    730  62d13c48c2c803            vcmpps k1, zmm8, zmm8, 3
    737  6242254964e0              vpblendmd zmm28{k1}, zmm11, zmm8
    73d  62913448c2cc00            vcmpps k1, zmm9, zmm28, 0                            ; cmpeq boolx16
    744  621134485ccc              vsubps zmm9, zmm9, zmm28                             ; sub float32x16
    74a  6271344859c8              vmulps zmm9, zmm9, zmm0                              ; mul float32x16
    750  62537d4856d901            vreduceps zmm11, zmm9, 1                             ; exp2 float32x16
    757  62727d48583dcb340000      vpbroadcastd zmm15, dword ptr [rip + 7e226239]
    761  62722548a8f9              vfmadd213ps zmm15, zmm11, zmm1
    767  62722548a8fa              vfmadd213ps zmm15, zmm11, zmm2
    76d  62722548a8fb              vfmadd213ps zmm15, zmm11, zmm3
    773  62722548a8fc              vfmadd213ps zmm15, zmm11, zmm4
    779  62722548a8fd              vfmadd213ps zmm15, zmm11, zmm5
    77f  62722548a8fe              vfmadd213ps zmm15, zmm11, zmm6
    785  62f13448c2d705            vcmpps k2, zmm9, zmm7, 5
    78c  625205ca2cc9              vscalefps zmm9{k2}{z}, zmm15, zmm9
    792  6272354964ce              vpblendmd zmm9{k1}, zmm9, zmm6                       ; where float32x16
    798  62913c48c2cc00            vcmpps k1, zmm8, zmm28, 0                            ; cmpeq boolx16
    79f  62113c485cc4              vsubps zmm8, zmm8, zmm28                             ; sub float32x16
    7a5  62713c4859c0              vmulps zmm8, zmm8, zmm0                              ; mul float32x16
    7ab  62537d4856d801            vreduceps zmm11, zmm8, 1                             ; exp2 float32x16
    7b2  62727d48583d70340000      vpbroadcastd zmm15, dword ptr [rip + 7e226239]
    7bc  62722548a8f9              vfmadd213ps zmm15, zmm11, zmm1
    7c2  62722548a8fa              vfmadd213ps zmm15, zmm11, zmm2
    7c8  62722548a8fb              vfmadd213ps zmm15, zmm11, zmm3
    7ce  62722548a8fc              vfmadd213ps zmm15, zmm11, zmm4
    7d4  62722548a8fd              vfmadd213ps zmm15, zmm11, zmm5
    7da  62722548a8fe              vfmadd213ps zmm15, zmm11, zmm6
    7e0  62f13c48c2d705            vcmpps k2, zmm8, zmm7, 5
    7e7  625205ca2cc0              vscalefps zmm8{k2}{z}, zmm15, zmm8
    7ed  62623d4964ee              vpblendmd zmm29{k1}, zmm8, zmm6                      ; where float32x16
    7f3  62623548b86c240c          vfmadd231ps zmm29, zmm9, zmmword ptr [rsp + 768]     ; mulacc float32x16
    7fb  62717c4810421c            vmovups zmm8, zmmword ptr [rdx + 1792]               ; load float32x16
    802  62713c485f4c240f          vmaxps zmm9, zmm8, zmmword ptr [rsp + 960]           ; max float32x16
    80a  62d13c48c2c803            vcmpps k1, zmm8, zmm8, 3
    811  6242354964f0              vpblendmd zmm30{k1}, zmm9, zmm8
    817  62717c48104c240f          vmovups zmm9, zmmword ptr [rsp + 960]
    81f  62913448c2ce00            vcmpps k1, zmm9, zmm30, 0                            ; cmpeq boolx16
    826  62717c48104c240f          vmovups zmm9, zmmword ptr [rsp + 960]
    82e  621134485cce              vsubps zmm9, zmm9, zmm30                             ; sub float32x16
    834  6271344859c8              vmulps zmm9, zmm9, zmm0                              ; mul float32x16
    83a  62537d4856d901            vreduceps zmm11, zmm9, 1                             ; exp2 float32x16
    841  62727d48583de1330000      vpbroadcastd zmm15, dword ptr [rip + 7e226239]
    84b  62722548a8f9              vfmadd213ps zmm15, zmm11, zmm1
    851  62722548a8fa              vfmadd213ps zmm15, zmm11, zmm2
    857  62722548a8fb              vfmadd213ps zmm15, zmm11, zmm3
    85d  62722548a8fc              vfmadd213ps zmm15, zmm11, zmm4
    863  62722548a8fd              vfmadd213ps zmm15, zmm11, zmm5
    869  62722548a8fe              vfmadd213ps zmm15, zmm11, zmm6
    86f  62f13448c2d705            vcmpps k2, zmm9, zmm7, 5
    876  625205ca2cc9              vscalefps zmm9{k2}{z}, zmm15, zmm9
    87c  6272354964ce              vpblendmd zmm9{k1}, zmm9, zmm6                       ; where float32x16
    882  62913c48c2ce00            vcmpps k1, zmm8, zmm30, 0                            ; cmpeq boolx16
    889  62113c485cc6              vsubps zmm8, zmm8, zmm30                             ; sub float32x16
    88f  62713c4859c0              vmulps zmm8, zmm8, zmm0                              ; mul float32x16
    895  62537d4856d801            vreduceps zmm11, zmm8, 1                             ; exp2 float32x16
    89c  62727d48583d86330000      vpbroadcastd zmm15, dword ptr [rip + 7e226239]
    8a6  62722548a8f9              vfmadd213ps zmm15, zmm11, zmm1
    8ac  62722548a8fa              vfmadd213ps zmm15, zmm11, zmm2
    8b2  62722548a8fb              vfmadd213ps zmm15, zmm11, zmm3
    8b8  62722548a8fc              vfmadd213ps zmm15, zmm11, zmm4
    8be  62722548a8fd              vfmadd213ps zmm15, zmm11, zmm5
    8c4  62722548a8fe              vfmadd213ps zmm15, zmm11, zmm6
    8ca  62f13c48c2d705            vcmpps k2, zmm8, zmm7, 5
    8d1  625205ca2cc0              vscalefps zmm8{k2}{z}, zmm15, zmm8
    8d7  62723d4964d6              vpblendmd zmm10{k1}, zmm8, zmm6                      ; where float32x16
    8dd  62723548b854240e          vfmadd231ps zmm10, zmm9, zmmword ptr [rsp + 896]     ; mulacc float32x16
    8e5  62717c48105c2410          vmovups zmm11, zmmword ptr [rsp + 1024]
    8ed  62517c4828c4              vmovaps zmm8, zmm12                                  ; end void
    8f3  62517c4828fd              vmovaps zmm15, zmm13
    8f9  62c17c4828d6              vmovaps zmm18, zmm14
    8ff  62a17c4828d8              vmovaps zmm19, zmm16
    905  62317c4828c9              vmovaps zmm9, zmm17
    90b  62717c48114c2404          vmovups zmmword ptr [rsp + 256], zmm9
    913  62a17c4828fc              vmovaps zmm23, zmm20                                 ; end void
    919  62317c4828cd              vmovaps zmm9, zmm21
    91f  62717c48114c2406          vmovups zmmword ptr [rsp + 384], zmm9
    927  62217c4828ce              vmovaps zmm25, zmm22                                 ; end void
    92d  62117c4828c8              vmovaps zmm9, zmm24
    933  62717c48114c2408          vmovups zmmword ptr [rsp + 512], zmm9
    93b  62017c4828fa              vmovaps zmm31, zmm26                                 ; end void
    941  62117c4828eb              vmovaps zmm13, zmm27
    947  62717c48116c240a          vmovups zmmword ptr [rsp + 640], zmm13
    94f  62117c4828cc              vmovaps zmm9, zmm28                                  ; end void
    955  62117c4828e5              vmovaps zmm12, zmm29
    95b  62717c481164240c          vmovups zmmword ptr [rsp + 768], zmm12
    963  62117c4828e6              vmovaps zmm12, zmm30                                 ; end void
    969  62717c481164240f          vmovups zmmword ptr [rsp + 960], zmm12
    971  62417c4828e2              vmovaps zmm28, zmm10                                 ; end void
    977  62617c481164240e          vmovups zmmword ptr [rsp + 896], zmm28
    97f  4883c240                  add rdx, 64                                          ; end void
    983  483bd1                    cmp rdx, rcx
    986  0f8574f8ffff              jne loop_200
    98c  62717c48111c24            vmovups zmmword ptr [rsp], zmm11
    993  62717c48117c2401          vmovups zmmword ptr [rsp + 64], zmm15
    99b  62e17c4811542402          vmovups zmmword ptr [rsp + 128], zmm18
    9a3  62e17c48115c2403          vmovups zmmword ptr [rsp + 192], zmm19
    9ab  62e17c48117c2405          vmovups zmmword ptr [rsp + 320], zmm23
    9b3  62617c48114c2407          vmovups zmmword ptr [rsp + 448], zmm25
    9bb  62617c48117c2409          vmovups zmmword ptr [rsp + 576], zmm31
    9c3  62717c48114c240b          vmovups zmmword ptr [rsp + 704], zmm9
    9cb  62f17c481044240f          vmovups zmm0, zmmword ptr [rsp + 960]
    9d3  62f17c481144240d          vmovups zmmword ptr [rsp + 832], zmm0
done_9db:
    9db  6273fd481bc001            vextractf64x4 ymm0, zmm8, 1                          ; gep float32x8
    9e2  c5bc5fc8                  vmaxps ymm1, ymm8, ymm0                              ; max float32x8
    9e6  62d13c28c2c803            vcmpps k1, ymm8, ymm8, 3
    9ed  62d2752964c8              vpblendmd ymm1{k1}, ymm1, ymm8
    9f3  62f13c28c2c900            vcmpps k1, ymm8, ymm1, 0                             ; cmpeq boolx8
    9fa  c5bc5cd1                  vsubps ymm2, ymm8, ymm1                              ; sub float32x8
    9fe  c5ec59159a300000          vmulps ymm2, ymm2, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    a06  62f37d2856da01            vreduceps ymm3, ymm2, 1                              ; exp2 float32x8
    a0d  c4e27d582516320000        vpbroadcastd ymm4, dword ptr [rip + 7e226239]
    a16  c4e265a825a1300000        vfmadd213ps ymm4, ymm3, ymmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33a]
    a1f  c4e265a825b8300000        vfmadd213ps ymm4, ymm3, ymmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3c]
    a28  c4e265a825cf300000        vfmadd213ps ymm4, ymm3, ymmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d]
    a31  c4e265a825e6300000        vfmadd213ps ymm4, ymm3, ymmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e]
    a3a  c4e265a825fd300000        vfmadd213ps ymm4, ymm3, ymmword ptr [rip + 1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f]
    a43  c4e265a82514310000        vfmadd213ps ymm4, ymm3, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]
    a4c  62f16c28c2152931000005    vcmpps k2, ymm2, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 5
    a57  62f25daa2cd2              vscalefps ymm2{k2}{z}, ymm4, ymm2
    a5d  c4e27d581dde310000        vpbroadcastd ymm3, dword ptr [rip + 0000803f]
    a66  62f26d2964d3              vpblendmd ymm2{k1}, ymm2, ymm3                       ; where float32x8
    a6c  62f17c28c2c900            vcmpps k1, ymm0, ymm1, 0                             ; cmpeq boolx8
    a73  c5fc5cc1                  vsubps ymm0, ymm0, ymm1                              ; sub float32x8
    a77  c5fc590521300000          vmulps ymm0, ymm0, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    a7f  62f37d2856d801            vreduceps ymm3, ymm0, 1                              ; exp2 float32x8
    a86  c4e27d58259d310000        vpbroadcastd ymm4, dword ptr [rip + 7e226239]
    a8f  c4e265a82528300000        vfmadd213ps ymm4, ymm3, ymmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33a]
    a98  c4e265a8253f300000        vfmadd213ps ymm4, ymm3, ymmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3c]
    aa1  c4e265a82556300000        vfmadd213ps ymm4, ymm3, ymmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d]
    aaa  c4e265a8256d300000        vfmadd213ps ymm4, ymm3, ymmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e]
    ab3  c4e265a82584300000        vfmadd213ps ymm4, ymm3, ymmword ptr [rip + 1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f]
    abc  c4e265a8259b300000        vfmadd213ps ymm4, ymm3, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]
    ac5  62f17c28c215b030000005    vcmpps k2, ymm0, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 5
    ad0  62f25daa2cc0              vscalefps ymm0{k2}{z}, ymm4, ymm0
    ad6  c4e27d581d65310000        vpbroadcastd ymm3, dword ptr [rip + 0000803f]
    adf  62f27d2964c3              vpblendmd ymm0{k1}, ymm0, ymm3                       ; where float32x8
    ae5  62f17c48101c24            vmovups zmm3, zmmword ptr [rsp]
    aec  62f3fd481bdb01            vextractf64x4 ymm3, zmm3, 1                          ; gep float32x8
    af3  c5e459c0                  vmulps ymm0, ymm3, ymm0                              ; mul float32x8
    af7  c4e26db80424              vfmadd231ps ymm0, ymm2, ymmword ptr [rsp]            ; mulacc float32x8
    afd  62f37d2819ca01            vextractf32x4 xmm2, ymm1, 1                          ; gep float32x4
    b04  c5f05fda                  vmaxps xmm3, xmm1, xmm2                              ; max float32x4
    b08  62f17408c2c903            vcmpps k1, xmm1, xmm1, 3
    b0f  62f2650964d9              vpblendmd xmm3{k1}, xmm3, xmm1
    b15  62f17408c2cb00            vcmpps k1, xmm1, xmm3, 0                             ; cmpeq boolx4
    b1c  c5f05ccb                  vsubps xmm1, xmm1, xmm3                              ; sub float32x4
    b20  c5f0590d78300000          vmulps xmm1, xmm1, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x4
    b28  62f37d0856e101            vreduceps xmm4, xmm1, 1                              ; exp2 float32x4
    b2f  c4e279582df4300000        vpbroadcastd xmm5, dword ptr [rip + 7e226239]
    b38  c4e259a82d6f300000        vfmadd213ps xmm5, xmm4, xmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33a]
    b41  c4e259a82d76300000        vfmadd213ps xmm5, xmm4, xmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3c]
    b4a  c4e259a82d7d300000        vfmadd213ps xmm5, xmm4, xmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d]
    b53  c4e259a82d84300000        vfmadd213ps xmm5, xmm4, xmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e]
    b5c  c4e259a82d8b300000        vfmadd213ps xmm5, xmm4, xmmword ptr [rip + 1672313f1672313f1672313f1672313f]
    b65  c4e259a82d92300000        vfmadd213ps xmm5, xmm4, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]
    b6e  62f17408c2159730000005    vcmpps k2, xmm1, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 5
    b79  62f2558a2cc9              vscalefps xmm1{k2}{z}, xmm5, xmm1
    b7f  c4e2795825bc300000        vpbroadcastd xmm4, dword ptr [rip + 0000803f]
    b88  62f2750964cc              vpblendmd xmm1{k1}, xmm1, xmm4                       ; where float32x4
    b8e  62f16c08c2cb00            vcmpps k1, xmm2, xmm3, 0                             ; cmpeq boolx4
    b95  c5e85cd3                  vsubps xmm2, xmm2, xmm3                              ; sub float32x4
    b99  c5e85915ff2f0000          vmulps xmm2, xmm2, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x4
    ba1  62f37d0856e201            vreduceps xmm4, xmm2, 1                              ; exp2 float32x4
    ba8  c4e279582d7b300000        vpbroadcastd xmm5, dword ptr [rip + 7e226239]
    bb1  c4e259a82df62f0000        vfmadd213ps xmm5, xmm4, xmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33a]
    bba  c4e259a82dfd2f0000        vfmadd213ps xmm5, xmm4, xmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3c]
    bc3  c4e259a82d04300000        vfmadd213ps xmm5, xmm4, xmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d]
    bcc  c4e259a82d0b300000        vfmadd213ps xmm5, xmm4, xmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e]
    bd5  c4e259a82d12300000        vfmadd213ps xmm5, xmm4, xmmword ptr [rip + 1672313f1672313f1672313f1672313f]
    bde  c4e259a82d19300000        vfmadd213ps xmm5, xmm4, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]
    be7  62f16c08c2151e30000005    vcmpps k2, xmm2, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 5
    bf2  62f2558a2cd2              vscalefps xmm2{k2}{z}, xmm5, xmm2
    bf8  c4e279582543300000        vpbroadcastd xmm4, dword ptr [rip + 0000803f]
    c01  62f26d0964d4              vpblendmd xmm2{k1}, xmm2, xmm4                       ; where float32x4
    c07  62f37d2819c401            vextractf32x4 xmm4, ymm0, 1                          ; gep float32x4
    c0e  c5d859d2                  vmulps xmm2, xmm4, xmm2                              ; mul float32x4
    c12  c4e279b8d1                vfmadd231ps xmm2, xmm0, xmm1                         ; mulacc float32x4
    c17  c5e115c3                  vunpckhpd xmm0, xmm3, xmm3                           ; gep float32x2
    c1b  c5e05fc8                  vmaxps xmm1, xmm3, xmm0                              ; max float32x2
    c1f  62f16408c2cb03            vcmpps k1, xmm3, xmm3, 3
    c26  62f2750964cb              vpblendmd xmm1{k1}, xmm1, xmm3
    c2c  62f16408c2c900            vcmpps k1, xmm3, xmm1, 0                             ; cmpeq boolx2
    c33  c5e05cd9                  vsubps xmm3, xmm3, xmm1                              ; sub float32x2
    c37  c5e0591d612f0000          vmulps xmm3, xmm3, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x2
    c3f  62f37d0856e301            vreduceps xmm4, xmm3, 1                              ; exp2 float32x2
    c46  c4e279582ddd2f0000        vpbroadcastd xmm5, dword ptr [rip + 7e226239]
    c4f  c4e259a82d582f0000        vfmadd213ps xmm5, xmm4, xmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33a]
    c58  c4e259a82d5f2f0000        vfmadd213ps xmm5, xmm4, xmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3c]
    c61  c4e259a82d662f0000        vfmadd213ps xmm5, xmm4, xmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d]
    c6a  c4e259a82d6d2f0000        vfmadd213ps xmm5, xmm4, xmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e]
    c73  c4e259a82d742f0000        vfmadd213ps xmm5, xmm4, xmmword ptr [rip + 1672313f1672313f1672313f1672313f]
    c7c  c4e259a82d7b2f0000        vfmadd213ps xmm5, xmm4, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]
    c85  62f16408c215802f000005    vcmpps k2, xmm3, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 5
    c90  62f2558a2cdb              vscalefps xmm3{k2}{z}, xmm5, xmm3
    c96  c4e2795825a52f0000        vpbroadcastd xmm4, dword ptr [rip + 0000803f]
    c9f  62f2650964dc              vpblendmd xmm3{k1}, xmm3, xmm4                       ; where float32x2
    ca5  62f17c08c2c900            vcmpps k1, xmm0, xmm1, 0                             ; cmpeq boolx2
    cac  c5f85cc1                  vsubps xmm0, xmm0, xmm1                              ; sub float32x2
    cb0  c5f85905e82e0000          vmulps xmm0, xmm0, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x2
    cb8  62f37d0856e001            vreduceps xmm4, xmm0, 1                              ; exp2 float32x2
    cbf  c4e279582d642f0000        vpbroadcastd xmm5, dword ptr [rip + 7e226239]
    cc8  c4e259a82ddf2e0000        vfmadd213ps xmm5, xmm4, xmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33a]
    cd1  c4e259a82de62e0000        vfmadd213ps xmm5, xmm4, xmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3c]
    cda  c4e259a82ded2e0000        vfmadd213ps xmm5, xmm4, xmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d]
    ce3  c4e259a82df42e0000        vfmadd213ps xmm5, xmm4, xmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e]
    cec  c4e259a82dfb2e0000        vfmadd213ps xmm5, xmm4, xmmword ptr [rip + 1672313f1672313f1672313f1672313f]
    cf5  c4e259a82d022f0000        vfmadd213ps xmm5, xmm4, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]
    cfe  62f17c08c215072f000005    vcmpps k2, xmm0, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 5
    d09  62f2558a2cc0              vscalefps xmm0{k2}{z}, xmm5, xmm0
    d0f  c4e27958252c2f0000        vpbroadcastd xmm4, dword ptr [rip + 0000803f]
    d18  62f27d0964c4              vpblendmd xmm0{k1}, xmm0, xmm4                       ; where float32x2
    d1e  c5e915e2                  vunpckhpd xmm4, xmm2, xmm2                           ; gep float32x2
    d22  c5d859c0                  vmulps xmm0, xmm4, xmm0                              ; mul float32x2
    d26  c4e269b8c3                vfmadd231ps xmm0, xmm2, xmm3                         ; mulacc float32x2
    d2b  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
    d30  c5f25fda                  vmaxss xmm3, xmm1, xmm2                              ; max float32
    d34  62f17608c2c903            vcmpss k1, xmm1, xmm1, 3
    d3b  62f2650964d9              vpblendmd xmm3{k1}, xmm3, xmm1
    d41  62f17608c2cb00            vcmpss k1, xmm1, xmm3, 0                             ; cmpeq bool
    d48  c5f893d1                  kmovw edx, k1
    d4c  c5f25ccb                  vsubss xmm1, xmm1, xmm3                              ; sub float32
    d50  c5f2590dd02e0000          vmulss xmm1, xmm1, dword ptr [rip + 3baab83f]        ; mul float32
    d58  62f37d0856e101            vreduceps xmm4, xmm1, 1                              ; exp2 float32
    d5f  c5fa102dc52e0000          vmovss xmm5, dword ptr [rip + 7e226239]
    d67  c4e259a92dc02e0000        vfmadd213ss xmm5, xmm4, dword ptr [rip + ac9ba33a]
    d70  c4e259a92dbb2e0000        vfmadd213ss xmm5, xmm4, dword ptr [rip + c07e1e3c]
    d79  c4e259a92db62e0000        vfmadd213ss xmm5, xmm4, dword ptr [rip + 7b45633d]
    d82  c4e259a92db12e0000        vfmadd213ss xmm5, xmm4, dword ptr [rip + 9dfe753e]
    d8b  c4e259a92dac2e0000        vfmadd213ss xmm5, xmm4, dword ptr [rip + 1672313f]
    d94  c4e259a92da72e0000        vfmadd213ss xmm5, xmm4, dword ptr [rip + 0000803f]
    d9d  62f17608c20da02e000005    vcmpss k1, xmm1, dword ptr [rip + 000016c3], 5
    da8  62f255892cc9              vscalefps xmm1{k1}{z}, xmm5, xmm1
    dae  c5f892ca                  kmovw k1, edx                                        ; where float32
    db2  c5fa10258a2e0000          vmovss xmm4, dword ptr [rip + 0000803f]
    dba  62f2750964cc              vpblendmd xmm1{k1}, xmm1, xmm4                       ; where float32
    dc0  62f16e08c2cb00            vcmpss k1, xmm2, xmm3, 0                             ; cmpeq bool
    dc7  c5f893d1                  kmovw edx, k1
    dcb  c5ea5cd3                  vsubss xmm2, xmm2, xmm3                              ; sub float32
    dcf  c5ea5915512e0000          vmulss xmm2, xmm2, dword ptr [rip + 3baab83f]        ; mul float32
    dd7  62f37d0856e201            vreduceps xmm4, xmm2, 1                              ; exp2 float32
    dde  c5fa102d462e0000          vmovss xmm5, dword ptr [rip + 7e226239]
    de6  c4e259a92d412e0000        vfmadd213ss xmm5, xmm4, dword ptr [rip + ac9ba33a]
    def  c4e259a92d3c2e0000        vfmadd213ss xmm5, xmm4, dword ptr [rip + c07e1e3c]
    df8  c4e259a92d372e0000        vfmadd213ss xmm5, xmm4, dword ptr [rip + 7b45633d]
    e01  c4e259a92d322e0000        vfmadd213ss xmm5, xmm4, dword ptr [rip + 9dfe753e]
    e0a  c4e259a92d2d2e0000        vfmadd213ss xmm5, xmm4, dword ptr [rip + 1672313f]
    e13  c4e259a92d282e0000        vfmadd213ss xmm5, xmm4, dword ptr [rip + 0000803f]
    e1c  62f16e08c20d212e000005    vcmpss k1, xmm2, dword ptr [rip + 000016c3], 5
    e27  62f255892cd2              vscalefps xmm2{k1}{z}, xmm5, xmm2
    e2d  c5f892ca                  kmovw k1, edx                                        ; where float32
    e31  c5fa10250b2e0000          vmovss xmm4, dword ptr [rip + 0000803f]
    e39  62f26d0964d4              vpblendmd xmm2{k1}, xmm2, xmm4                       ; where float32
    e3f  c5d973d804                vpsrldq xmm4, xmm0, 4                                ; gep float32
    e44  c5da59d2                  vmulss xmm2, xmm4, xmm2                              ; mul float32
    e48  c4e279b9d1                vfmadd231ss xmm2, xmm0, xmm1                         ; mulacc float32
    e4d  62f16e08c20df42d000001    vcmpss k1, xmm2, dword ptr [rip + 00008000], 1       ; cmplt bool
    e58  c5f893d1                  kmovw edx, k1
    e5c  c5ea5905ec2d0000          vmulss xmm0, xmm2, dword ptr [rip + 0000004c]        ; mul float32
    e64  c5f892ca                  kmovw k1, edx                                        ; where float32
    e68  62f26d0964c0              vpblendmd xmm0{k1}, xmm2, xmm0
    e6e  c5f97ec1                  vmovd ecx, xmm0                                      ; bitcast int32
    e72  8db10dfbcac0              lea esi, [rcx - 1060439283]                          ; add int32
    e78  488bfe                    mov rdi, rsi                                         ; shr int32
    e7b  c1ff17                    sar edi, 23
    e7e  c5f892ca                  kmovw k1, edx                                        ; where float32
    e82  c5fa1005962d0000          vmovss xmm0, dword ptr [rip + 00000000]
    e8a  c5fa100dc22d0000          vmovss xmm1, dword ptr [rip + 0000c841]
    e92  62f27d0964c1              vpblendmd xmm0{k1}, xmm0, xmm1                       ; where float32
    e98  c5fa100d802d0000          vmovss xmm1, dword ptr [rip + 00000000]
    ea0  c5f22acf                  vcvtsi2ss xmm1, xmm1, edi                            ; cast float32
    ea4  c5f25cc0                  vsubss xmm0, xmm1, xmm0                              ; sub float32
    ea8  81e6000080ff              and esi, -8388608                                    ; and int32
    eae  2bce                      sub ecx, esi                                         ; sub int32
    eb0  c5f96ec9                  vmovd xmm1, ecx                                      ; bitcast float32
    eb4  c5f25c0d882d0000          vsubss xmm1, xmm1, dword ptr [rip + 0000803f]        ; sub float32
    ebc  c5fa1025942d0000          vmovss xmm4, dword ptr [rip + ce37f6bd]              ; mulacc float32
    ec4  c4e271a9258f2d0000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 5b74413e]
    ecd  c4e271a9258a2d0000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 4c3b40be]   ; mulacc float32
    ed6  c4e271a925852d0000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 79b2503e]   ; mulacc float32
    edf  c4e271a925802d0000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 3ebb75be]   ; mulacc float32
    ee8  c4e271a9257b2d0000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 39c8933e]   ; mulacc float32
    ef1  c4e271a925762d0000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 5dabb8be]   ; mulacc float32
    efa  c4e271a925712d0000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 0838f63e]   ; mulacc float32
    f03  c4e271a9256c2d0000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 3baa38bf]   ; mulacc float32
    f0c  c4e271a925672d0000        vfmadd213ss xmm4, xmm1, dword ptr [rip + eda8e23e]   ; mulacc float32
    f15  c5f259e4                  vmulss xmm4, xmm1, xmm4                              ; mul float32
    f19  c5f258cc                  vaddss xmm1, xmm1, xmm4                              ; add float32
    f1d  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
    f21  62f16e08c20d542d000001    vcmpss k1, xmm2, dword ptr [rip + 0000807f], 1       ; cmplt bool
    f2c  c5f893d1                  kmovw edx, k1
    f30  c5f892ca                  kmovw k1, edx                                        ; where float32
    f34  c5fa100d442d0000          vmovss xmm1, dword ptr [rip + 0000807f]
    f3c  62f2750964c0              vpblendmd xmm0{k1}, xmm1, xmm0                       ; where float32
    f42  c5fa100dd62c0000          vmovss xmm1, dword ptr [rip + 00000000]
    f4a  62f17608c2ca01            vcmpss k1, xmm1, xmm2, 1                             ; cmplt bool
    f51  c5f893d1                  kmovw edx, k1
    f55  62f16e08c20dc02c000000    vcmpss k1, xmm2, dword ptr [rip + 00000000], 0       ; cmpeq bool
    f60  c5f893c9                  kmovw ecx, k1
    f64  c5f892c9                  kmovw k1, ecx                                        ; where float32
    f68  c5fa100d142d0000          vmovss xmm1, dword ptr [rip + 0000c07f]
    f70  c5fa1015ac2c0000          vmovss xmm2, dword ptr [rip + 000080ff]
    f78  62f2750964ca              vpblendmd xmm1{k1}, xmm1, xmm2                       ; where float32
    f7e  c5f892ca                  kmovw k1, edx                                        ; where float32
    f82  62f2750964c0              vpblendmd xmm0{k1}, xmm1, xmm0
    f88  62f17c48104c2401          vmovups zmm1, zmmword ptr [rsp + 64]
    f90  62f3fd481bc901            vextractf64x4 ymm1, zmm1, 1                          ; gep float32x8
    f97  62f17c4810542401          vmovups zmm2, zmmword ptr [rsp + 64]
    f9f  c5ec5fd1                  vmaxps ymm2, ymm2, ymm1                              ; max float32x8
    fa3  62f17c4810642401          vmovups zmm4, zmmword ptr [rsp + 64]
    fab  62f15c28c2cc03            vcmpps k1, ymm4, ymm4, 3                             ; max float32x8
    fb2  62f17c4810642401          vmovups zmm4, zmmword ptr [rsp + 64]
    fba  62f26d2964d4              vpblendmd ymm2{k1}, ymm2, ymm4                       ; max float32x8
    fc0  62f17c4810642401          vmovups zmm4, zmmword ptr [rsp + 64]
    fc8  62f15c28c2ca00            vcmpps k1, ymm4, ymm2, 0                             ; cmpeq boolx8
    fcf  62f17c4810642401          vmovups zmm4, zmmword ptr [rsp + 64]
    fd7  c5dc5ce2                  vsubps ymm4, ymm4, ymm2                              ; sub float32x8
    fdb  c5dc5925bd2a0000          vmulps ymm4, ymm4, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    fe3  62f37d2856ec01            vreduceps ymm5, ymm4, 1                              ; exp2 float32x8
    fea  c4e27d5835392c0000        vpbroadcastd ymm6, dword ptr [rip + 7e226239]
    ff3  c4e255a835c42a0000        vfmadd213ps ymm6, ymm5, ymmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33a]
    ffc  c4e255a835db2a0000        vfmadd213ps ymm6, ymm5, ymmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   1005  c4e255a835f22a0000        vfmadd213ps ymm6, ymm5, ymmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d]
   100e  c4e255a835092b0000        vfmadd213ps ymm6, ymm5, ymmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e]
   1017  c4e255a835202b0000        vfmadd213ps ymm6, ymm5, ymmword ptr [rip + 1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f]
   1020  c4e255a835372b0000        vfmadd213ps ymm6, ymm5, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]
   1029  62f15c28c2154c2b000005    vcmpps k2, ymm4, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 5
   1034  62f24daa2ce4              vscalefps ymm4{k2}{z}, ymm6, ymm4
   103a  c4e27d582d012c0000        vpbroadcastd ymm5, dword ptr [rip + 0000803f]
   1043  62f25d2964e5              vpblendmd ymm4{k1}, ymm4, ymm5                       ; where float32x8
   1049  62f17428c2ca00            vcmpps k1, ymm1, ymm2, 0                             ; cmpeq boolx8
   1050  c5f45cca                  vsubps ymm1, ymm1, ymm2                              ; sub float32x8
   1054  c5f4590d442a0000          vmulps ymm1, ymm1, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
   105c  62f37d2856e901            vreduceps ymm5, ymm1, 1                              ; exp2 float32x8
   1063  c4e27d5835c02b0000        vpbroadcastd ymm6, dword ptr [rip + 7e226239]
   106c  c4e255a8354b2a0000        vfmadd213ps ymm6, ymm5, ymmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33a]
   1075  c4e255a835622a0000        vfmadd213ps ymm6, ymm5, ymmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   107e  c4e255a835792a0000        vfmadd213ps ymm6, ymm5, ymmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d]
   1087  c4e255a835902a0000        vfmadd213ps ymm6, ymm5, ymmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e]
   1090  c4e255a835a72a0000        vfmadd213ps ymm6, ymm5, ymmword ptr [rip + 1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f]
   1099  c4e255a835be2a0000        vfmadd213ps ymm6, ymm5, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]
   10a2  62f17428c215d32a000005    vcmpps k2, ymm1, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 5
   10ad  62f24daa2cc9              vscalefps ymm1{k2}{z}, ymm6, ymm1
   10b3  c4e27d582d882b0000        vpbroadcastd ymm5, dword ptr [rip + 0000803f]
   10bc  62f2752964cd              vpblendmd ymm1{k1}, ymm1, ymm5                       ; where float32x8
   10c2  62f17c48106c2402          vmovups zmm5, zmmword ptr [rsp + 128]
   10ca  62f3fd481bed01            vextractf64x4 ymm5, zmm5, 1                          ; gep float32x8
   10d1  c5d459c9                  vmulps ymm1, ymm5, ymm1                              ; mul float32x8
   10d5  c4e25db88c2480000000      vfmadd231ps ymm1, ymm4, ymmword ptr [rsp + 128]      ; mulacc float32x8
   10df  62f37d2819d401            vextractf32x4 xmm4, ymm2, 1                          ; gep float32x4
   10e6  c5e85fec                  vmaxps xmm5, xmm2, xmm4                              ; max float32x4
   10ea  62f16c08c2ca03            vcmpps k1, xmm2, xmm2, 3
   10f1  62f2550964ea              vpblendmd xmm5{k1}, xmm5, xmm2
   10f7  62f16c08c2cd00            vcmpps k1, xmm2, xmm5, 0                             ; cmpeq boolx4
   10fe  c5e85cd5                  vsubps xmm2, xmm2, xmm5                              ; sub float32x4
   1102  c5e85915962a0000          vmulps xmm2, xmm2, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x4
   110a  62f37d0856f201            vreduceps xmm6, xmm2, 1                              ; exp2 float32x4
   1111  c4e279583d122b0000        vpbroadcastd xmm7, dword ptr [rip + 7e226239]
   111a  c4e249a83d8d2a0000        vfmadd213ps xmm7, xmm6, xmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33a]
   1123  c4e249a83d942a0000        vfmadd213ps xmm7, xmm6, xmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   112c  c4e249a83d9b2a0000        vfmadd213ps xmm7, xmm6, xmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d]
   1135  c4e249a83da22a0000        vfmadd213ps xmm7, xmm6, xmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e]
   113e  c4e249a83da92a0000        vfmadd213ps xmm7, xmm6, xmmword ptr [rip + 1672313f1672313f1672313f1672313f]
   1147  c4e249a83db02a0000        vfmadd213ps xmm7, xmm6, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]
   1150  62f16c08c215b52a000005    vcmpps k2, xmm2, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 5
   115b  62f2458a2cd2              vscalefps xmm2{k2}{z}, xmm7, xmm2
   1161  c4e2795835da2a0000        vpbroadcastd xmm6, dword ptr [rip + 0000803f]
   116a  62f26d0964d6              vpblendmd xmm2{k1}, xmm2, xmm6                       ; where float32x4
   1170  62f15c08c2cd00            vcmpps k1, xmm4, xmm5, 0                             ; cmpeq boolx4
   1177  c5d85ce5                  vsubps xmm4, xmm4, xmm5                              ; sub float32x4
   117b  c5d859251d2a0000          vmulps xmm4, xmm4, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x4
   1183  62f37d0856f401            vreduceps xmm6, xmm4, 1                              ; exp2 float32x4
   118a  c4e279583d992a0000        vpbroadcastd xmm7, dword ptr [rip + 7e226239]
   1193  c4e249a83d142a0000        vfmadd213ps xmm7, xmm6, xmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33a]
   119c  c4e249a83d1b2a0000        vfmadd213ps xmm7, xmm6, xmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   11a5  c4e249a83d222a0000        vfmadd213ps xmm7, xmm6, xmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d]
   11ae  c4e249a83d292a0000        vfmadd213ps xmm7, xmm6, xmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e]
   11b7  c4e249a83d302a0000        vfmadd213ps xmm7, xmm6, xmmword ptr [rip + 1672313f1672313f1672313f1672313f]
   11c0  c4e249a83d372a0000        vfmadd213ps xmm7, xmm6, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]
   11c9  62f15c08c2153c2a000005    vcmpps k2, xmm4, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 5
   11d4  62f2458a2ce4              vscalefps xmm4{k2}{z}, xmm7, xmm4
   11da  c4e2795835612a0000        vpbroadcastd xmm6, dword ptr [rip + 0000803f]
   11e3  62f25d0964e6              vpblendmd xmm4{k1}, xmm4, xmm6                       ; where float32x4
   11e9  62f37d2819ce01            vextractf32x4 xmm6, ymm1, 1                          ; gep float32x4
   11f0  c5c859e4                  vmulps xmm4, xmm6, xmm4                              ; mul float32x4
   11f4  c4e271b8e2                vfmadd231ps xmm4, xmm1, xmm2                         ; mulacc float32x4
   11f9  c5d115cd                  vunpckhpd xmm1, xmm5, xmm5                           ; gep float32x2
   11fd  c5d05fd1                  vmaxps xmm2, xmm5, xmm1                              ; max float32x2
   1201  62f15408c2cd03            vcmpps k1, xmm5, xmm5, 3
   1208  62f26d0964d5              vpblendmd xmm2{k1}, xmm2, xmm5
   120e  62f15408c2ca00            vcmpps k1, xmm5, xmm2, 0                             ; cmpeq boolx2
   1215  c5d05cea                  vsubps xmm5, xmm5, xmm2                              ; sub float32x2
   1219  c5d0592d7f290000          vmulps xmm5, xmm5, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x2
   1221  62f37d0856f501            vreduceps xmm6, xmm5, 1                              ; exp2 float32x2
   1228  c4e279583dfb290000        vpbroadcastd xmm7, dword ptr [rip + 7e226239]
   1231  c4e249a83d76290000        vfmadd213ps xmm7, xmm6, xmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33a]
   123a  c4e249a83d7d290000        vfmadd213ps xmm7, xmm6, xmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   1243  c4e249a83d84290000        vfmadd213ps xmm7, xmm6, xmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d]
   124c  c4e249a83d8b290000        vfmadd213ps xmm7, xmm6, xmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e]
   1255  c4e249a83d92290000        vfmadd213ps xmm7, xmm6, xmmword ptr [rip + 1672313f1672313f1672313f1672313f]
   125e  c4e249a83d99290000        vfmadd213ps xmm7, xmm6, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]
   1267  62f15408c2159e29000005    vcmpps k2, xmm5, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 5
   1272  62f2458a2ced              vscalefps xmm5{k2}{z}, xmm7, xmm5
   1278  c4e2795835c3290000        vpbroadcastd xmm6, dword ptr [rip + 0000803f]
   1281  62f2550964ee              vpblendmd xmm5{k1}, xmm5, xmm6                       ; where float32x2
   1287  62f17408c2ca00            vcmpps k1, xmm1, xmm2, 0                             ; cmpeq boolx2
   128e  c5f05cca                  vsubps xmm1, xmm1, xmm2                              ; sub float32x2
   1292  c5f0590d06290000          vmulps xmm1, xmm1, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x2
   129a  62f37d0856f101            vreduceps xmm6, xmm1, 1                              ; exp2 float32x2
   12a1  c4e279583d82290000        vpbroadcastd xmm7, dword ptr [rip + 7e226239]
   12aa  c4e249a83dfd280000        vfmadd213ps xmm7, xmm6, xmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33a]
   12b3  c4e249a83d04290000        vfmadd213ps xmm7, xmm6, xmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   12bc  c4e249a83d0b290000        vfmadd213ps xmm7, xmm6, xmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d]
   12c5  c4e249a83d12290000        vfmadd213ps xmm7, xmm6, xmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e]
   12ce  c4e249a83d19290000        vfmadd213ps xmm7, xmm6, xmmword ptr [rip + 1672313f1672313f1672313f1672313f]
   12d7  c4e249a83d20290000        vfmadd213ps xmm7, xmm6, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]
   12e0  62f17408c2152529000005    vcmpps k2, xmm1, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 5
   12eb  62f2458a2cc9              vscalefps xmm1{k2}{z}, xmm7, xmm1
   12f1  c4e27958354a290000        vpbroadcastd xmm6, dword ptr [rip + 0000803f]
   12fa  62f2750964ce              vpblendmd xmm1{k1}, xmm1, xmm6                       ; where float32x2
   1300  c5d915f4                  vunpckhpd xmm6, xmm4, xmm4                           ; gep float32x2
   1304  c5c859c9                  vmulps xmm1, xmm6, xmm1                              ; mul float32x2
   1308  c4e259b8cd                vfmadd231ps xmm1, xmm4, xmm5                         ; mulacc float32x2
   130d  c5d973da04                vpsrldq xmm4, xmm2, 4                                ; gep float32
   1312  c5ea5fec                  vmaxss xmm5, xmm2, xmm4                              ; max float32
   1316  62f16e08c2ca03            vcmpss k1, xmm2, xmm2, 3
   131d  62f2550964ea              vpblendmd xmm5{k1}, xmm5, xmm2
   1323  62f16e08c2cd00            vcmpss k1, xmm2, xmm5, 0                             ; cmpeq bool
   132a  c5f893d1                  kmovw edx, k1
   132e  c5ea5cd5                  vsubss xmm2, xmm2, xmm5                              ; sub float32
   1332  c5ea5915ee280000          vmulss xmm2, xmm2, dword ptr [rip + 3baab83f]        ; mul float32
   133a  62f37d0856f201            vreduceps xmm6, xmm2, 1                              ; exp2 float32
   1341  c5fa103de3280000          vmovss xmm7, dword ptr [rip + 7e226239]
   1349  c4e249a93dde280000        vfmadd213ss xmm7, xmm6, dword ptr [rip + ac9ba33a]
   1352  c4e249a93dd9280000        vfmadd213ss xmm7, xmm6, dword ptr [rip + c07e1e3c]
   135b  c4e249a93dd4280000        vfmadd213ss xmm7, xmm6, dword ptr [rip + 7b45633d]
   1364  c4e249a93dcf280000        vfmadd213ss xmm7, xmm6, dword ptr [rip + 9dfe753e]
   136d  c4e249a93dca280000        vfmadd213ss xmm7, xmm6, dword ptr [rip + 1672313f]
   1376  c4e249a93dc5280000        vfmadd213ss xmm7, xmm6, dword ptr [rip + 0000803f]
   137f  62f16e08c20dbe28000005    vcmpss k1, xmm2, dword ptr [rip + 000016c3], 5
   138a  62f245892cd2              vscalefps xmm2{k1}{z}, xmm7, xmm2
   1390  c5f892ca                  kmovw k1, edx                                        ; where float32
   1394  c5fa1035a8280000          vmovss xmm6, dword ptr [rip + 0000803f]
   139c  62f26d0964d6              vpblendmd xmm2{k1}, xmm2, xmm6                       ; where float32
   13a2  62f15e08c2cd00            vcmpss k1, xmm4, xmm5, 0                             ; cmpeq bool
   13a9  c5f893d1                  kmovw edx, k1
   13ad  c5da5ce5                  vsubss xmm4, xmm4, xmm5                              ; sub float32
   13b1  c5da59256f280000          vmulss xmm4, xmm4, dword ptr [rip + 3baab83f]        ; mul float32
   13b9  62f37d0856f401            vreduceps xmm6, xmm4, 1                              ; exp2 float32
   13c0  c5fa103d64280000          vmovss xmm7, dword ptr [rip + 7e226239]
   13c8  c4e249a93d5f280000        vfmadd213ss xmm7, xmm6, dword ptr [rip + ac9ba33a]
   13d1  c4e249a93d5a280000        vfmadd213ss xmm7, xmm6, dword ptr [rip + c07e1e3c]
   13da  c4e249a93d55280000        vfmadd213ss xmm7, xmm6, dword ptr [rip + 7b45633d]
   13e3  c4e249a93d50280000        vfmadd213ss xmm7, xmm6, dword ptr [rip + 9dfe753e]
   13ec  c4e249a93d4b280000        vfmadd213ss xmm7, xmm6, dword ptr [rip + 1672313f]
   13f5  c4e249a93d46280000        vfmadd213ss xmm7, xmm6, dword ptr [rip + 0000803f]
   13fe  62f15e08c20d3f28000005    vcmpss k1, xmm4, dword ptr [rip + 000016c3], 5
   1409  62f245892ce4              vscalefps xmm4{k1}{z}, xmm7, xmm4
   140f  c5f892ca                  kmovw k1, edx                                        ; where float32
   1413  c5fa103529280000          vmovss xmm6, dword ptr [rip + 0000803f]
   141b  62f25d0964e6              vpblendmd xmm4{k1}, xmm4, xmm6                       ; where float32
   1421  c5c973d904                vpsrldq xmm6, xmm1, 4                                ; gep float32
   1426  c5ca59e4                  vmulss xmm4, xmm6, xmm4                              ; mul float32
   142a  c4e271b9e2                vfmadd231ss xmm4, xmm1, xmm2                         ; mulacc float32
   142f  62f15e08c20d1228000001    vcmpss k1, xmm4, dword ptr [rip + 00008000], 1       ; cmplt bool
   143a  c5f893d1                  kmovw edx, k1
   143e  c5da590d0a280000          vmulss xmm1, xmm4, dword ptr [rip + 0000004c]        ; mul float32
   1446  c5f892ca                  kmovw k1, edx                                        ; where float32
   144a  62f25d0964c9              vpblendmd xmm1{k1}, xmm4, xmm1
   1450  c5f97ec9                  vmovd ecx, xmm1                                      ; bitcast int32
   1454  8db10dfbcac0              lea esi, [rcx - 1060439283]                          ; add int32
   145a  488bfe                    mov rdi, rsi                                         ; shr int32
   145d  c1ff17                    sar edi, 23
   1460  c5f892ca                  kmovw k1, edx                                        ; where float32
   1464  c5fa100db4270000          vmovss xmm1, dword ptr [rip + 00000000]
   146c  c5fa1015e0270000          vmovss xmm2, dword ptr [rip + 0000c841]
   1474  62f2750964ca              vpblendmd xmm1{k1}, xmm1, xmm2                       ; where float32
   147a  c5fa10159e270000          vmovss xmm2, dword ptr [rip + 00000000]
   1482  c5ea2ad7                  vcvtsi2ss xmm2, xmm2, edi                            ; cast float32
   1486  c5ea5cc9                  vsubss xmm1, xmm2, xmm1                              ; sub float32
   148a  81e6000080ff              and esi, -8388608                                    ; and int32
   1490  2bce                      sub ecx, esi                                         ; sub int32
   1492  c5f96ed1                  vmovd xmm2, ecx                                      ; bitcast float32
   1496  c5ea5c15a6270000          vsubss xmm2, xmm2, dword ptr [rip + 0000803f]        ; sub float32
   149e  c5fa1035b2270000          vmovss xmm6, dword ptr [rip + ce37f6bd]              ; mulacc float32
   14a6  c4e269a935ad270000        vfmadd213ss xmm6, xmm2, dword ptr [rip + 5b74413e]
   14af  c4e269a935a8270000        vfmadd213ss xmm6, xmm2, dword ptr [rip + 4c3b40be]   ; mulacc float32
   14b8  c4e269a935a3270000        vfmadd213ss xmm6, xmm2, dword ptr [rip + 79b2503e]   ; mulacc float32
   14c1  c4e269a9359e270000        vfmadd213ss xmm6, xmm2, dword ptr [rip + 3ebb75be]   ; mulacc float32
   14ca  c4e269a93599270000        vfmadd213ss xmm6, xmm2, dword ptr [rip + 39c8933e]   ; mulacc float32
   14d3  c4e269a93594270000        vfmadd213ss xmm6, xmm2, dword ptr [rip + 5dabb8be]   ; mulacc float32
   14dc  c4e269a9358f270000        vfmadd213ss xmm6, xmm2, dword ptr [rip + 0838f63e]   ; mulacc float32
   14e5  c4e269a9358a270000        vfmadd213ss xmm6, xmm2, dword ptr [rip + 3baa38bf]   ; mulacc float32
   14ee  c4e269a93585270000        vfmadd213ss xmm6, xmm2, dword ptr [rip + eda8e23e]   ; mulacc float32
   14f7  c5ea59f6                  vmulss xmm6, xmm2, xmm6                              ; mul float32
   14fb  c5ea58d6                  vaddss xmm2, xmm2, xmm6                              ; add float32
   14ff  c5f258ca                  vaddss xmm1, xmm1, xmm2                              ; add float32
   1503  62f15e08c20d7227000001    vcmpss k1, xmm4, dword ptr [rip + 0000807f], 1       ; cmplt bool
   150e  c5f893d1                  kmovw edx, k1
   1512  c5f892ca                  kmovw k1, edx                                        ; where float32
   1516  c5fa101562270000          vmovss xmm2, dword ptr [rip + 0000807f]
   151e  62f26d0964c9              vpblendmd xmm1{k1}, xmm2, xmm1                       ; where float32
   1524  c5fa1015f4260000          vmovss xmm2, dword ptr [rip + 00000000]
   152c  62f16e08c2cc01            vcmpss k1, xmm2, xmm4, 1                             ; cmplt bool
   1533  c5f893d1                  kmovw edx, k1
   1537  62f15e08c20dde26000000    vcmpss k1, xmm4, dword ptr [rip + 00000000], 0       ; cmpeq bool
   1542  c5f893c9                  kmovw ecx, k1
   1546  c5f892c9                  kmovw k1, ecx                                        ; where float32
   154a  c5fa101532270000          vmovss xmm2, dword ptr [rip + 0000c07f]
   1552  c5fa1025ca260000          vmovss xmm4, dword ptr [rip + 000080ff]
   155a  62f26d0964d4              vpblendmd xmm2{k1}, xmm2, xmm4                       ; where float32
   1560  c5f892ca                  kmovw k1, edx                                        ; where float32
   1564  62f26d0964c9              vpblendmd xmm1{k1}, xmm2, xmm1
   156a  62f17c4810542403          vmovups zmm2, zmmword ptr [rsp + 192]
   1572  62f3fd481bd201            vextractf64x4 ymm2, zmm2, 1                          ; gep float32x8
   1579  62f17c4810642403          vmovups zmm4, zmmword ptr [rsp + 192]
   1581  c5dc5fe2                  vmaxps ymm4, ymm4, ymm2                              ; max float32x8
   1585  62f17c4810742403          vmovups zmm6, zmmword ptr [rsp + 192]
   158d  62f14c28c2ce03            vcmpps k1, ymm6, ymm6, 3                             ; max float32x8
   1594  62f17c4810742403          vmovups zmm6, zmmword ptr [rsp + 192]
   159c  62f25d2964e6              vpblendmd ymm4{k1}, ymm4, ymm6                       ; max float32x8
   15a2  62f17c4810742403          vmovups zmm6, zmmword ptr [rsp + 192]
   15aa  62f14c28c2cc00            vcmpps k1, ymm6, ymm4, 0                             ; cmpeq boolx8
   15b1  62f17c4810742403          vmovups zmm6, zmmword ptr [rsp + 192]
   15b9  c5cc5cf4                  vsubps ymm6, ymm6, ymm4                              ; sub float32x8
   15bd  c5cc5935db240000          vmulps ymm6, ymm6, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
   15c5  62f37d2856fe01            vreduceps ymm7, ymm6, 1                              ; exp2 float32x8
   15cc  c4627d580557260000        vpbroadcastd ymm8, dword ptr [rip + 7e226239]
   15d5  c46245a805e2240000        vfmadd213ps ymm8, ymm7, ymmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33a]
   15de  c46245a805f9240000        vfmadd213ps ymm8, ymm7, ymmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   15e7  c46245a80510250000        vfmadd213ps ymm8, ymm7, ymmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d]
   15f0  c46245a80527250000        vfmadd213ps ymm8, ymm7, ymmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e]
   15f9  c46245a8053e250000        vfmadd213ps ymm8, ymm7, ymmword ptr [rip + 1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f]
   1602  c46245a80555250000        vfmadd213ps ymm8, ymm7, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]
   160b  62f14c28c2156a25000005    vcmpps k2, ymm6, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 5
   1616  62f23daa2cf6              vscalefps ymm6{k2}{z}, ymm8, ymm6
   161c  c4e27d583d1f260000        vpbroadcastd ymm7, dword ptr [rip + 0000803f]
   1625  62f24d2964f7              vpblendmd ymm6{k1}, ymm6, ymm7                       ; where float32x8
   162b  62f16c28c2cc00            vcmpps k1, ymm2, ymm4, 0                             ; cmpeq boolx8
   1632  c5ec5cd4                  vsubps ymm2, ymm2, ymm4                              ; sub float32x8
   1636  c5ec591562240000          vmulps ymm2, ymm2, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
   163e  62f37d2856fa01            vreduceps ymm7, ymm2, 1                              ; exp2 float32x8
   1645  c4627d5805de250000        vpbroadcastd ymm8, dword ptr [rip + 7e226239]
   164e  c46245a80569240000        vfmadd213ps ymm8, ymm7, ymmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33a]
   1657  c46245a80580240000        vfmadd213ps ymm8, ymm7, ymmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   1660  c46245a80597240000        vfmadd213ps ymm8, ymm7, ymmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d]
   1669  c46245a805ae240000        vfmadd213ps ymm8, ymm7, ymmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e]
   1672  c46245a805c5240000        vfmadd213ps ymm8, ymm7, ymmword ptr [rip + 1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f]
   167b  c46245a805dc240000        vfmadd213ps ymm8, ymm7, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]
   1684  62f16c28c215f124000005    vcmpps k2, ymm2, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 5
   168f  62f23daa2cd2              vscalefps ymm2{k2}{z}, ymm8, ymm2
   1695  c4e27d583da6250000        vpbroadcastd ymm7, dword ptr [rip + 0000803f]
   169e  62f26d2964d7              vpblendmd ymm2{k1}, ymm2, ymm7                       ; where float32x8
   16a4  62f17c48107c2404          vmovups zmm7, zmmword ptr [rsp + 256]
   16ac  62f3fd481bff01            vextractf64x4 ymm7, zmm7, 1                          ; gep float32x8
   16b3  c5c459d2                  vmulps ymm2, ymm7, ymm2                              ; mul float32x8
   16b7  c4e24db8942400010000      vfmadd231ps ymm2, ymm6, ymmword ptr [rsp + 256]      ; mulacc float32x8
   16c1  62f37d2819e601            vextractf32x4 xmm6, ymm4, 1                          ; gep float32x4
   16c8  c5d85ffe                  vmaxps xmm7, xmm4, xmm6                              ; max float32x4
   16cc  62f15c08c2cc03            vcmpps k1, xmm4, xmm4, 3
   16d3  62f2450964fc              vpblendmd xmm7{k1}, xmm7, xmm4
   16d9  62f15c08c2cf00            vcmpps k1, xmm4, xmm7, 0                             ; cmpeq boolx4
   16e0  c5d85ce7                  vsubps xmm4, xmm4, xmm7                              ; sub float32x4
   16e4  c5d85925b4240000          vmulps xmm4, xmm4, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x4
   16ec  62737d0856c401            vreduceps xmm8, xmm4, 1                              ; exp2 float32x4
   16f3  c46279580d30250000        vpbroadcastd xmm9, dword ptr [rip + 7e226239]
   16fc  c46239a80dab240000        vfmadd213ps xmm9, xmm8, xmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33a]
   1705  c46239a80db2240000        vfmadd213ps xmm9, xmm8, xmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   170e  c46239a80db9240000        vfmadd213ps xmm9, xmm8, xmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d]
   1717  c46239a80dc0240000        vfmadd213ps xmm9, xmm8, xmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e]
   1720  c46239a80dc7240000        vfmadd213ps xmm9, xmm8, xmmword ptr [rip + 1672313f1672313f1672313f1672313f]
   1729  c46239a80dce240000        vfmadd213ps xmm9, xmm8, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]
   1732  62f15c08c215d324000005    vcmpps k2, xmm4, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 5
   173d  62f2358a2ce4              vscalefps xmm4{k2}{z}, xmm9, xmm4
   1743  c462795805f8240000        vpbroadcastd xmm8, dword ptr [rip + 0000803f]
   174c  62d25d0964e0              vpblendmd xmm4{k1}, xmm4, xmm8                       ; where float32x4
   1752  62f14c08c2cf00            vcmpps k1, xmm6, xmm7, 0                             ; cmpeq boolx4
   1759  c5c85cf7                  vsubps xmm6, xmm6, xmm7                              ; sub float32x4
   175d  c5c859353b240000          vmulps xmm6, xmm6, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x4
   1765  62737d0856c601            vreduceps xmm8, xmm6, 1                              ; exp2 float32x4
   176c  c46279580db7240000        vpbroadcastd xmm9, dword ptr [rip + 7e226239]
   1775  c46239a80d32240000        vfmadd213ps xmm9, xmm8, xmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33a]
   177e  c46239a80d39240000        vfmadd213ps xmm9, xmm8, xmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   1787  c46239a80d40240000        vfmadd213ps xmm9, xmm8, xmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d]
   1790  c46239a80d47240000        vfmadd213ps xmm9, xmm8, xmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e]
   1799  c46239a80d4e240000        vfmadd213ps xmm9, xmm8, xmmword ptr [rip + 1672313f1672313f1672313f1672313f]
   17a2  c46239a80d55240000        vfmadd213ps xmm9, xmm8, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]
   17ab  62f14c08c2155a24000005    vcmpps k2, xmm6, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 5
   17b6  62f2358a2cf6              vscalefps xmm6{k2}{z}, xmm9, xmm6
   17bc  c4627958057f240000        vpbroadcastd xmm8, dword ptr [rip + 0000803f]
   17c5  62d24d0964f0              vpblendmd xmm6{k1}, xmm6, xmm8                       ; where float32x4
   17cb  62d37d2819d001            vextractf32x4 xmm8, ymm2, 1                          ; gep float32x4
   17d2  c5b859f6                  vmulps xmm6, xmm8, xmm6                              ; mul float32x4
   17d6  c4e269b8f4                vfmadd231ps xmm6, xmm2, xmm4                         ; mulacc float32x4
   17db  c5c115d7                  vunpckhpd xmm2, xmm7, xmm7                           ; gep float32x2
   17df  c5c05fe2                  vmaxps xmm4, xmm7, xmm2                              ; max float32x2
   17e3  62f14408c2cf03            vcmpps k1, xmm7, xmm7, 3
   17ea  62f25d0964e7              vpblendmd xmm4{k1}, xmm4, xmm7
   17f0  62f14408c2cc00            vcmpps k1, xmm7, xmm4, 0                             ; cmpeq boolx2
   17f7  c5c05cfc                  vsubps xmm7, xmm7, xmm4                              ; sub float32x2
   17fb  c5c0593d9d230000          vmulps xmm7, xmm7, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x2
   1803  62737d0856c701            vreduceps xmm8, xmm7, 1                              ; exp2 float32x2
   180a  c46279580d19240000        vpbroadcastd xmm9, dword ptr [rip + 7e226239]
   1813  c46239a80d94230000        vfmadd213ps xmm9, xmm8, xmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33a]
   181c  c46239a80d9b230000        vfmadd213ps xmm9, xmm8, xmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   1825  c46239a80da2230000        vfmadd213ps xmm9, xmm8, xmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d]
   182e  c46239a80da9230000        vfmadd213ps xmm9, xmm8, xmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e]
   1837  c46239a80db0230000        vfmadd213ps xmm9, xmm8, xmmword ptr [rip + 1672313f1672313f1672313f1672313f]
   1840  c46239a80db7230000        vfmadd213ps xmm9, xmm8, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]
   1849  62f14408c215bc23000005    vcmpps k2, xmm7, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 5
   1854  62f2358a2cff              vscalefps xmm7{k2}{z}, xmm9, xmm7
   185a  c462795805e1230000        vpbroadcastd xmm8, dword ptr [rip + 0000803f]
   1863  62d2450964f8              vpblendmd xmm7{k1}, xmm7, xmm8                       ; where float32x2
   1869  62f16c08c2cc00            vcmpps k1, xmm2, xmm4, 0                             ; cmpeq boolx2
   1870  c5e85cd4                  vsubps xmm2, xmm2, xmm4                              ; sub float32x2
   1874  c5e8591524230000          vmulps xmm2, xmm2, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x2
   187c  62737d0856c201            vreduceps xmm8, xmm2, 1                              ; exp2 float32x2
   1883  c46279580da0230000        vpbroadcastd xmm9, dword ptr [rip + 7e226239]
   188c  c46239a80d1b230000        vfmadd213ps xmm9, xmm8, xmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33a]
   1895  c46239a80d22230000        vfmadd213ps xmm9, xmm8, xmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   189e  c46239a80d29230000        vfmadd213ps xmm9, xmm8, xmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d]
   18a7  c46239a80d30230000        vfmadd213ps xmm9, xmm8, xmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e]
   18b0  c46239a80d37230000        vfmadd213ps xmm9, xmm8, xmmword ptr [rip + 1672313f1672313f1672313f1672313f]
   18b9  c46239a80d3e230000        vfmadd213ps xmm9, xmm8, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]
   18c2  62f16c08c2154323000005    vcmpps k2, xmm2, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 5
   18cd  62f2358a2cd2              vscalefps xmm2{k2}{z}, xmm9, xmm2
   18d3  c46279580568230000        vpbroadcastd xmm8, dword ptr [rip + 0000803f]
   18dc  62d26d0964d0              vpblendmd xmm2{k1}, xmm2, xmm8                       ; where float32x2
   18e2  c54915c6                  vunpckhpd xmm8, xmm6, xmm6                           ; gep float32x2
   18e6  c5b859d2                  vmulps xmm2, xmm8, xmm2                              ; mul float32x2
   18ea  c4e249b8d7                vfmadd231ps xmm2, xmm6, xmm7                         ; mulacc float32x2
   18ef  c5c973dc04                vpsrldq xmm6, xmm4, 4                                ; gep float32
   18f4  c5da5ffe                  vmaxss xmm7, xmm4, xmm6                              ; max float32
   18f8  62f15e08c2cc03            vcmpss k1, xmm4, xmm4, 3
   18ff  62f2450964fc              vpblendmd xmm7{k1}, xmm7, xmm4
   1905  62f15e08c2cf00            vcmpss k1, xmm4, xmm7, 0                             ; cmpeq bool
   190c  c5f893d1                  kmovw edx, k1
   1910  c5da5ce7                  vsubss xmm4, xmm4, xmm7                              ; sub float32
   1914  c5da59250c230000          vmulss xmm4, xmm4, dword ptr [rip + 3baab83f]        ; mul float32
   191c  62737d0856c401            vreduceps xmm8, xmm4, 1                              ; exp2 float32
   1923  c57a100d01230000          vmovss xmm9, dword ptr [rip + 7e226239]
   192b  c46239a90dfc220000        vfmadd213ss xmm9, xmm8, dword ptr [rip + ac9ba33a]
   1934  c46239a90df7220000        vfmadd213ss xmm9, xmm8, dword ptr [rip + c07e1e3c]
   193d  c46239a90df2220000        vfmadd213ss xmm9, xmm8, dword ptr [rip + 7b45633d]
   1946  c46239a90ded220000        vfmadd213ss xmm9, xmm8, dword ptr [rip + 9dfe753e]
   194f  c46239a90de8220000        vfmadd213ss xmm9, xmm8, dword ptr [rip + 1672313f]
   1958  c46239a90de3220000        vfmadd213ss xmm9, xmm8, dword ptr [rip + 0000803f]
   1961  62f15e08c20ddc22000005    vcmpss k1, xmm4, dword ptr [rip + 000016c3], 5
   196c  62f235892ce4              vscalefps xmm4{k1}{z}, xmm9, xmm4
   1972  c5f892ca                  kmovw k1, edx                                        ; where float32
   1976  c57a1005c6220000          vmovss xmm8, dword ptr [rip + 0000803f]
   197e  62d25d0964e0              vpblendmd xmm4{k1}, xmm4, xmm8                       ; where float32
   1984  62f14e08c2cf00            vcmpss k1, xmm6, xmm7, 0                             ; cmpeq bool
   198b  c5f893d1                  kmovw edx, k1
   198f  c5ca5cf7                  vsubss xmm6, xmm6, xmm7                              ; sub float32
   1993  c5ca59358d220000          vmulss xmm6, xmm6, dword ptr [rip + 3baab83f]        ; mul float32
   199b  62737d0856c601            vreduceps xmm8, xmm6, 1                              ; exp2 float32
   19a2  c57a100d82220000          vmovss xmm9, dword ptr [rip + 7e226239]
   19aa  c46239a90d7d220000        vfmadd213ss xmm9, xmm8, dword ptr [rip + ac9ba33a]
   19b3  c46239a90d78220000        vfmadd213ss xmm9, xmm8, dword ptr [rip + c07e1e3c]
   19bc  c46239a90d73220000        vfmadd213ss xmm9, xmm8, dword ptr [rip + 7b45633d]
   19c5  c46239a90d6e220000        vfmadd213ss xmm9, xmm8, dword ptr [rip + 9dfe753e]
   19ce  c46239a90d69220000        vfmadd213ss xmm9, xmm8, dword ptr [rip + 1672313f]
   19d7  c46239a90d64220000        vfmadd213ss xmm9, xmm8, dword ptr [rip + 0000803f]
   19e0  62f14e08c20d5d22000005    vcmpss k1, xmm6, dword ptr [rip + 000016c3], 5
   19eb  62f235892cf6              vscalefps xmm6{k1}{z}, xmm9, xmm6
   19f1  c5f892ca                  kmovw k1, edx                                        ; where float32
   19f5  c57a100547220000          vmovss xmm8, dword ptr [rip + 0000803f]
   19fd  62d24d0964f0              vpblendmd xmm6{k1}, xmm6, xmm8                       ; where float32
   1a03  c5b973da04                vpsrldq xmm8, xmm2, 4                                ; gep float32
   1a08  c5ba59f6                  vmulss xmm6, xmm8, xmm6                              ; mul float32
   1a0c  c4e269b9f4                vfmadd231ss xmm6, xmm2, xmm4                         ; mulacc float32
   1a11  62f14e08c20d3022000001    vcmpss k1, xmm6, dword ptr [rip + 00008000], 1       ; cmplt bool
   1a1c  c5f893d1                  kmovw edx, k1
   1a20  c5ca591528220000          vmulss xmm2, xmm6, dword ptr [rip + 0000004c]        ; mul float32
   1a28  c5f892ca                  kmovw k1, edx                                        ; where float32
   1a2c  62f24d0964d2              vpblendmd xmm2{k1}, xmm6, xmm2
   1a32  c5f97ed1                  vmovd ecx, xmm2                                      ; bitcast int32
   1a36  8db10dfbcac0              lea esi, [rcx - 1060439283]                          ; add int32
   1a3c  488bfe                    mov rdi, rsi                                         ; shr int32
   1a3f  c1ff17                    sar edi, 23
   1a42  c5f892ca                  kmovw k1, edx                                        ; where float32
   1a46  c5fa1015d2210000          vmovss xmm2, dword ptr [rip + 00000000]
   1a4e  c5fa1025fe210000          vmovss xmm4, dword ptr [rip + 0000c841]
   1a56  62f26d0964d4              vpblendmd xmm2{k1}, xmm2, xmm4                       ; where float32
   1a5c  c5fa1025bc210000          vmovss xmm4, dword ptr [rip + 00000000]
   1a64  c5da2ae7                  vcvtsi2ss xmm4, xmm4, edi                            ; cast float32
   1a68  c5da5cd2                  vsubss xmm2, xmm4, xmm2                              ; sub float32
   1a6c  81e6000080ff              and esi, -8388608                                    ; and int32
   1a72  2bce                      sub ecx, esi                                         ; sub int32
   1a74  c5f96ee1                  vmovd xmm4, ecx                                      ; bitcast float32
   1a78  c5da5c25c4210000          vsubss xmm4, xmm4, dword ptr [rip + 0000803f]        ; sub float32
   1a80  c57a1005d0210000          vmovss xmm8, dword ptr [rip + ce37f6bd]              ; mulacc float32
   1a88  c46259a905cb210000        vfmadd213ss xmm8, xmm4, dword ptr [rip + 5b74413e]
   1a91  c46259a905c6210000        vfmadd213ss xmm8, xmm4, dword ptr [rip + 4c3b40be]   ; mulacc float32
   1a9a  c46259a905c1210000        vfmadd213ss xmm8, xmm4, dword ptr [rip + 79b2503e]   ; mulacc float32
   1aa3  c46259a905bc210000        vfmadd213ss xmm8, xmm4, dword ptr [rip + 3ebb75be]   ; mulacc float32
   1aac  c46259a905b7210000        vfmadd213ss xmm8, xmm4, dword ptr [rip + 39c8933e]   ; mulacc float32
   1ab5  c46259a905b2210000        vfmadd213ss xmm8, xmm4, dword ptr [rip + 5dabb8be]   ; mulacc float32
   1abe  c46259a905ad210000        vfmadd213ss xmm8, xmm4, dword ptr [rip + 0838f63e]   ; mulacc float32
   1ac7  c46259a905a8210000        vfmadd213ss xmm8, xmm4, dword ptr [rip + 3baa38bf]   ; mulacc float32
   1ad0  c46259a905a3210000        vfmadd213ss xmm8, xmm4, dword ptr [rip + eda8e23e]   ; mulacc float32
   1ad9  c4415a59c0                vmulss xmm8, xmm4, xmm8                              ; mul float32
   1ade  c4c15a58e0                vaddss xmm4, xmm4, xmm8                              ; add float32
   1ae3  c5ea58d4                  vaddss xmm2, xmm2, xmm4                              ; add float32
   1ae7  62f14e08c20d8e21000001    vcmpss k1, xmm6, dword ptr [rip + 0000807f], 1       ; cmplt bool
   1af2  c5f893d1                  kmovw edx, k1
   1af6  c5f892ca                  kmovw k1, edx                                        ; where float32
   1afa  c5fa10257e210000          vmovss xmm4, dword ptr [rip + 0000807f]
   1b02  62f25d0964d2              vpblendmd xmm2{k1}, xmm4, xmm2                       ; where float32
   1b08  c5fa102510210000          vmovss xmm4, dword ptr [rip + 00000000]
   1b10  62f15e08c2ce01            vcmpss k1, xmm4, xmm6, 1                             ; cmplt bool
   1b17  c5f893d1                  kmovw edx, k1
   1b1b  62f14e08c20dfa20000000    vcmpss k1, xmm6, dword ptr [rip + 00000000], 0       ; cmpeq bool
   1b26  c5f893c9                  kmovw ecx, k1
   1b2a  c5f892c9                  kmovw k1, ecx                                        ; where float32
   1b2e  c5fa10254e210000          vmovss xmm4, dword ptr [rip + 0000c07f]
   1b36  c5fa1035e6200000          vmovss xmm6, dword ptr [rip + 000080ff]
   1b3e  62f25d0964e6              vpblendmd xmm4{k1}, xmm4, xmm6                       ; where float32
   1b44  c5f892ca                  kmovw k1, edx                                        ; where float32
   1b48  62f25d0964d2              vpblendmd xmm2{k1}, xmm4, xmm2
   1b4e  62f17c4810642405          vmovups zmm4, zmmword ptr [rsp + 320]
   1b56  62f3fd481be401            vextractf64x4 ymm4, zmm4, 1                          ; gep float32x8
   1b5d  62f17c4810742405          vmovups zmm6, zmmword ptr [rsp + 320]
   1b65  c5cc5ff4                  vmaxps ymm6, ymm6, ymm4                              ; max float32x8
   1b69  62717c4810442405          vmovups zmm8, zmmword ptr [rsp + 320]
   1b71  62d13c28c2c803            vcmpps k1, ymm8, ymm8, 3                             ; max float32x8
   1b78  62717c4810442405          vmovups zmm8, zmmword ptr [rsp + 320]
   1b80  62d24d2964f0              vpblendmd ymm6{k1}, ymm6, ymm8                       ; max float32x8
   1b86  62717c4810442405          vmovups zmm8, zmmword ptr [rsp + 320]
   1b8e  62f13c28c2ce00            vcmpps k1, ymm8, ymm6, 0                             ; cmpeq boolx8
   1b95  62717c4810442405          vmovups zmm8, zmmword ptr [rsp + 320]
   1b9d  c53c5cc6                  vsubps ymm8, ymm8, ymm6                              ; sub float32x8
   1ba1  c53c5905f71e0000          vmulps ymm8, ymm8, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
   1ba9  62537d2856c801            vreduceps ymm9, ymm8, 1                              ; exp2 float32x8
   1bb0  c4627d581573200000        vpbroadcastd ymm10, dword ptr [rip + 7e226239]
   1bb9  c46235a815fe1e0000        vfmadd213ps ymm10, ymm9, ymmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33a]
   1bc2  c46235a815151f0000        vfmadd213ps ymm10, ymm9, ymmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   1bcb  c46235a8152c1f0000        vfmadd213ps ymm10, ymm9, ymmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d]
   1bd4  c46235a815431f0000        vfmadd213ps ymm10, ymm9, ymmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e]
   1bdd  c46235a8155a1f0000        vfmadd213ps ymm10, ymm9, ymmword ptr [rip + 1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f]
   1be6  c46235a815711f0000        vfmadd213ps ymm10, ymm9, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]
   1bef  62f13c28c215861f000005    vcmpps k2, ymm8, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 5
   1bfa  62522daa2cc0              vscalefps ymm8{k2}{z}, ymm10, ymm8
   1c00  c4627d580d3b200000        vpbroadcastd ymm9, dword ptr [rip + 0000803f]
   1c09  62523d2964c1              vpblendmd ymm8{k1}, ymm8, ymm9                       ; where float32x8
   1c0f  62f15c28c2ce00            vcmpps k1, ymm4, ymm6, 0                             ; cmpeq boolx8
   1c16  c5dc5ce6                  vsubps ymm4, ymm4, ymm6                              ; sub float32x8
   1c1a  c5dc59257e1e0000          vmulps ymm4, ymm4, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
   1c22  62737d2856cc01            vreduceps ymm9, ymm4, 1                              ; exp2 float32x8
   1c29  c4627d5815fa1f0000        vpbroadcastd ymm10, dword ptr [rip + 7e226239]
   1c32  c46235a815851e0000        vfmadd213ps ymm10, ymm9, ymmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33a]
   1c3b  c46235a8159c1e0000        vfmadd213ps ymm10, ymm9, ymmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   1c44  c46235a815b31e0000        vfmadd213ps ymm10, ymm9, ymmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d]
   1c4d  c46235a815ca1e0000        vfmadd213ps ymm10, ymm9, ymmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e]
   1c56  c46235a815e11e0000        vfmadd213ps ymm10, ymm9, ymmword ptr [rip + 1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f]
   1c5f  c46235a815f81e0000        vfmadd213ps ymm10, ymm9, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]
   1c68  62f15c28c2150d1f000005    vcmpps k2, ymm4, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 5
   1c73  62f22daa2ce4              vscalefps ymm4{k2}{z}, ymm10, ymm4
   1c79  c4627d580dc21f0000        vpbroadcastd ymm9, dword ptr [rip + 0000803f]
   1c82  62d25d2964e1              vpblendmd ymm4{k1}, ymm4, ymm9                       ; where float32x8
   1c88  62717c48104c2406          vmovups zmm9, zmmword ptr [rsp + 384]
   1c90  6253fd481bc901            vextractf64x4 ymm9, zmm9, 1                          ; gep float32x8
   1c97  c5b459e4                  vmulps ymm4, ymm9, ymm4                              ; mul float32x8
   1c9b  c4e23db8a42480010000      vfmadd231ps ymm4, ymm8, ymmword ptr [rsp + 384]      ; mulacc float32x8
   1ca5  62d37d2819f001            vextractf32x4 xmm8, ymm6, 1                          ; gep float32x4
   1cac  c441485fc8                vmaxps xmm9, xmm6, xmm8                              ; max float32x4
   1cb1  62f14c08c2ce03            vcmpps k1, xmm6, xmm6, 3
   1cb8  6272350964ce              vpblendmd xmm9{k1}, xmm9, xmm6
   1cbe  62d14c08c2c900            vcmpps k1, xmm6, xmm9, 0                             ; cmpeq boolx4
   1cc5  c4c1485cf1                vsubps xmm6, xmm6, xmm9                              ; sub float32x4
   1cca  c5c85935ce1e0000          vmulps xmm6, xmm6, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x4
   1cd2  62737d0856d601            vreduceps xmm10, xmm6, 1                             ; exp2 float32x4
   1cd9  c46279581d4a1f0000        vpbroadcastd xmm11, dword ptr [rip + 7e226239]
   1ce2  c46229a81dc51e0000        vfmadd213ps xmm11, xmm10, xmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33a]
   1ceb  c46229a81dcc1e0000        vfmadd213ps xmm11, xmm10, xmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   1cf4  c46229a81dd31e0000        vfmadd213ps xmm11, xmm10, xmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d]
   1cfd  c46229a81dda1e0000        vfmadd213ps xmm11, xmm10, xmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e]
   1d06  c46229a81de11e0000        vfmadd213ps xmm11, xmm10, xmmword ptr [rip + 1672313f1672313f1672313f1672313f]
   1d0f  c46229a81de81e0000        vfmadd213ps xmm11, xmm10, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]
   1d18  62f14c08c215ed1e000005    vcmpps k2, xmm6, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 5
   1d23  62f2258a2cf6              vscalefps xmm6{k2}{z}, xmm11, xmm6
   1d29  c462795815121f0000        vpbroadcastd xmm10, dword ptr [rip + 0000803f]
   1d32  62d24d0964f2              vpblendmd xmm6{k1}, xmm6, xmm10                      ; where float32x4
   1d38  62d13c08c2c900            vcmpps k1, xmm8, xmm9, 0                             ; cmpeq boolx4
   1d3f  c441385cc1                vsubps xmm8, xmm8, xmm9                              ; sub float32x4
   1d44  c5385905541e0000          vmulps xmm8, xmm8, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x4
   1d4c  62537d0856d001            vreduceps xmm10, xmm8, 1                             ; exp2 float32x4
   1d53  c46279581dd01e0000        vpbroadcastd xmm11, dword ptr [rip + 7e226239]
   1d5c  c46229a81d4b1e0000        vfmadd213ps xmm11, xmm10, xmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33a]
   1d65  c46229a81d521e0000        vfmadd213ps xmm11, xmm10, xmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   1d6e  c46229a81d591e0000        vfmadd213ps xmm11, xmm10, xmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d]
   1d77  c46229a81d601e0000        vfmadd213ps xmm11, xmm10, xmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e]
   1d80  c46229a81d671e0000        vfmadd213ps xmm11, xmm10, xmmword ptr [rip + 1672313f1672313f1672313f1672313f]
   1d89  c46229a81d6e1e0000        vfmadd213ps xmm11, xmm10, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]
   1d92  62f13c08c215731e000005    vcmpps k2, xmm8, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 5
   1d9d  6252258a2cc0              vscalefps xmm8{k2}{z}, xmm11, xmm8
   1da3  c462795815981e0000        vpbroadcastd xmm10, dword ptr [rip + 0000803f]
   1dac  62523d0964c2              vpblendmd xmm8{k1}, xmm8, xmm10                      ; where float32x4
   1db2  62d37d2819e201            vextractf32x4 xmm10, ymm4, 1                         ; gep float32x4
   1db9  c4412859c0                vmulps xmm8, xmm10, xmm8                             ; mul float32x4
   1dbe  c46259b8c6                vfmadd231ps xmm8, xmm4, xmm6                         ; mulacc float32x4
   1dc3  c4c13115e1                vunpckhpd xmm4, xmm9, xmm9                           ; gep float32x2
   1dc8  c5b05ff4                  vmaxps xmm6, xmm9, xmm4                              ; max float32x2
   1dcc  62d13408c2c903            vcmpps k1, xmm9, xmm9, 3
   1dd3  62d24d0964f1              vpblendmd xmm6{k1}, xmm6, xmm9
   1dd9  62f13408c2ce00            vcmpps k1, xmm9, xmm6, 0                             ; cmpeq boolx2
   1de0  c5305cce                  vsubps xmm9, xmm9, xmm6                              ; sub float32x2
   1de4  c530590db41d0000          vmulps xmm9, xmm9, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x2
   1dec  62537d0856d101            vreduceps xmm10, xmm9, 1                             ; exp2 float32x2
   1df3  c46279581d301e0000        vpbroadcastd xmm11, dword ptr [rip + 7e226239]
   1dfc  c46229a81dab1d0000        vfmadd213ps xmm11, xmm10, xmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33a]
   1e05  c46229a81db21d0000        vfmadd213ps xmm11, xmm10, xmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   1e0e  c46229a81db91d0000        vfmadd213ps xmm11, xmm10, xmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d]
   1e17  c46229a81dc01d0000        vfmadd213ps xmm11, xmm10, xmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e]
   1e20  c46229a81dc71d0000        vfmadd213ps xmm11, xmm10, xmmword ptr [rip + 1672313f1672313f1672313f1672313f]
   1e29  c46229a81dce1d0000        vfmadd213ps xmm11, xmm10, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]
   1e32  62f13408c215d31d000005    vcmpps k2, xmm9, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 5
   1e3d  6252258a2cc9              vscalefps xmm9{k2}{z}, xmm11, xmm9
   1e43  c462795815f81d0000        vpbroadcastd xmm10, dword ptr [rip + 0000803f]
   1e4c  6252350964ca              vpblendmd xmm9{k1}, xmm9, xmm10                      ; where float32x2
   1e52  62f15c08c2ce00            vcmpps k1, xmm4, xmm6, 0                             ; cmpeq boolx2
   1e59  c5d85ce6                  vsubps xmm4, xmm4, xmm6                              ; sub float32x2
   1e5d  c5d859253b1d0000          vmulps xmm4, xmm4, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x2
   1e65  62737d0856d401            vreduceps xmm10, xmm4, 1                             ; exp2 float32x2
   1e6c  c46279581db71d0000        vpbroadcastd xmm11, dword ptr [rip + 7e226239]
   1e75  c46229a81d321d0000        vfmadd213ps xmm11, xmm10, xmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33a]
   1e7e  c46229a81d391d0000        vfmadd213ps xmm11, xmm10, xmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   1e87  c46229a81d401d0000        vfmadd213ps xmm11, xmm10, xmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d]
   1e90  c46229a81d471d0000        vfmadd213ps xmm11, xmm10, xmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e]
   1e99  c46229a81d4e1d0000        vfmadd213ps xmm11, xmm10, xmmword ptr [rip + 1672313f1672313f1672313f1672313f]
   1ea2  c46229a81d551d0000        vfmadd213ps xmm11, xmm10, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]
   1eab  62f15c08c2155a1d000005    vcmpps k2, xmm4, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 5
   1eb6  62f2258a2ce4              vscalefps xmm4{k2}{z}, xmm11, xmm4
   1ebc  c4627958157f1d0000        vpbroadcastd xmm10, dword ptr [rip + 0000803f]
   1ec5  62d25d0964e2              vpblendmd xmm4{k1}, xmm4, xmm10                      ; where float32x2
   1ecb  c4413915d0                vunpckhpd xmm10, xmm8, xmm8                          ; gep float32x2
   1ed0  c5a859e4                  vmulps xmm4, xmm10, xmm4                             ; mul float32x2
   1ed4  c4c239b8e1                vfmadd231ps xmm4, xmm8, xmm9                         ; mulacc float32x2
   1ed9  c5b973de04                vpsrldq xmm8, xmm6, 4                                ; gep float32
   1ede  c4414a5fc8                vmaxss xmm9, xmm6, xmm8                              ; max float32
   1ee3  62f14e08c2ce03            vcmpss k1, xmm6, xmm6, 3
   1eea  6272350964ce              vpblendmd xmm9{k1}, xmm9, xmm6
   1ef0  62d14e08c2c900            vcmpss k1, xmm6, xmm9, 0                             ; cmpeq bool
   1ef7  c5f893d1                  kmovw edx, k1
   1efb  c4c14a5cf1                vsubss xmm6, xmm6, xmm9                              ; sub float32
   1f00  c5ca5935201d0000          vmulss xmm6, xmm6, dword ptr [rip + 3baab83f]        ; mul float32
   1f08  62737d0856d601            vreduceps xmm10, xmm6, 1                             ; exp2 float32
   1f0f  c57a101d151d0000          vmovss xmm11, dword ptr [rip + 7e226239]
   1f17  c46229a91d101d0000        vfmadd213ss xmm11, xmm10, dword ptr [rip + ac9ba33a]
   1f20  c46229a91d0b1d0000        vfmadd213ss xmm11, xmm10, dword ptr [rip + c07e1e3c]
   1f29  c46229a91d061d0000        vfmadd213ss xmm11, xmm10, dword ptr [rip + 7b45633d]
   1f32  c46229a91d011d0000        vfmadd213ss xmm11, xmm10, dword ptr [rip + 9dfe753e]
   1f3b  c46229a91dfc1c0000        vfmadd213ss xmm11, xmm10, dword ptr [rip + 1672313f]
   1f44  c46229a91df71c0000        vfmadd213ss xmm11, xmm10, dword ptr [rip + 0000803f]
   1f4d  62f14e08c20df01c000005    vcmpss k1, xmm6, dword ptr [rip + 000016c3], 5
   1f58  62f225892cf6              vscalefps xmm6{k1}{z}, xmm11, xmm6
   1f5e  c5f892ca                  kmovw k1, edx                                        ; where float32
   1f62  c57a1015da1c0000          vmovss xmm10, dword ptr [rip + 0000803f]
   1f6a  62d24d0964f2              vpblendmd xmm6{k1}, xmm6, xmm10                      ; where float32
   1f70  62d13e08c2c900            vcmpss k1, xmm8, xmm9, 0                             ; cmpeq bool
   1f77  c5f893d1                  kmovw edx, k1
   1f7b  c4413a5cc1                vsubss xmm8, xmm8, xmm9                              ; sub float32
   1f80  c53a5905a01c0000          vmulss xmm8, xmm8, dword ptr [rip + 3baab83f]        ; mul float32
   1f88  62537d0856d001            vreduceps xmm10, xmm8, 1                             ; exp2 float32
   1f8f  c57a101d951c0000          vmovss xmm11, dword ptr [rip + 7e226239]
   1f97  c46229a91d901c0000        vfmadd213ss xmm11, xmm10, dword ptr [rip + ac9ba33a]
   1fa0  c46229a91d8b1c0000        vfmadd213ss xmm11, xmm10, dword ptr [rip + c07e1e3c]
   1fa9  c46229a91d861c0000        vfmadd213ss xmm11, xmm10, dword ptr [rip + 7b45633d]
   1fb2  c46229a91d811c0000        vfmadd213ss xmm11, xmm10, dword ptr [rip + 9dfe753e]
   1fbb  c46229a91d7c1c0000        vfmadd213ss xmm11, xmm10, dword ptr [rip + 1672313f]
   1fc4  c46229a91d771c0000        vfmadd213ss xmm11, xmm10, dword ptr [rip + 0000803f]
   1fcd  62f13e08c20d701c000005    vcmpss k1, xmm8, dword ptr [rip + 000016c3], 5
   1fd8  625225892cc0              vscalefps xmm8{k1}{z}, xmm11, xmm8
   1fde  c5f892ca                  kmovw k1, edx                                        ; where float32
   1fe2  c57a10155a1c0000          vmovss xmm10, dword ptr [rip + 0000803f]
   1fea  62523d0964c2              vpblendmd xmm8{k1}, xmm8, xmm10                      ; where float32
   1ff0  c5a973dc04                vpsrldq xmm10, xmm4, 4                               ; gep float32
   1ff5  c4412a59c0                vmulss xmm8, xmm10, xmm8                             ; mul float32
   1ffa  c46259b9c6                vfmadd231ss xmm8, xmm4, xmm6                         ; mulacc float32
   1fff  62f13e08c20d421c000001    vcmpss k1, xmm8, dword ptr [rip + 00008000], 1       ; cmplt bool
   200a  c5f893d1                  kmovw edx, k1
   200e  c5ba59253a1c0000          vmulss xmm4, xmm8, dword ptr [rip + 0000004c]        ; mul float32
   2016  c5f892ca                  kmovw k1, edx                                        ; where float32
   201a  62f23d0964e4              vpblendmd xmm4{k1}, xmm8, xmm4
   2020  c5f97ee1                  vmovd ecx, xmm4                                      ; bitcast int32
   2024  8db10dfbcac0              lea esi, [rcx - 1060439283]                          ; add int32
   202a  488bfe                    mov rdi, rsi                                         ; shr int32
   202d  c1ff17                    sar edi, 23
   2030  c5f892ca                  kmovw k1, edx                                        ; where float32
   2034  c5fa1025e41b0000          vmovss xmm4, dword ptr [rip + 00000000]
   203c  c5fa1035101c0000          vmovss xmm6, dword ptr [rip + 0000c841]
   2044  62f25d0964e6              vpblendmd xmm4{k1}, xmm4, xmm6                       ; where float32
   204a  c5fa1035ce1b0000          vmovss xmm6, dword ptr [rip + 00000000]
   2052  c5ca2af7                  vcvtsi2ss xmm6, xmm6, edi                            ; cast float32
   2056  c5ca5ce4                  vsubss xmm4, xmm6, xmm4                              ; sub float32
   205a  81e6000080ff              and esi, -8388608                                    ; and int32
   2060  2bce                      sub ecx, esi                                         ; sub int32
   2062  c5f96ef1                  vmovd xmm6, ecx                                      ; bitcast float32
   2066  c5ca5c35d61b0000          vsubss xmm6, xmm6, dword ptr [rip + 0000803f]        ; sub float32
   206e  c57a1015e21b0000          vmovss xmm10, dword ptr [rip + ce37f6bd]             ; mulacc float32
   2076  c46249a915dd1b0000        vfmadd213ss xmm10, xmm6, dword ptr [rip + 5b74413e]
   207f  c46249a915d81b0000        vfmadd213ss xmm10, xmm6, dword ptr [rip + 4c3b40be]  ; mulacc float32
   2088  c46249a915d31b0000        vfmadd213ss xmm10, xmm6, dword ptr [rip + 79b2503e]  ; mulacc float32
   2091  c46249a915ce1b0000        vfmadd213ss xmm10, xmm6, dword ptr [rip + 3ebb75be]  ; mulacc float32
   209a  c46249a915c91b0000        vfmadd213ss xmm10, xmm6, dword ptr [rip + 39c8933e]  ; mulacc float32
   20a3  c46249a915c41b0000        vfmadd213ss xmm10, xmm6, dword ptr [rip + 5dabb8be]  ; mulacc float32
   20ac  c46249a915bf1b0000        vfmadd213ss xmm10, xmm6, dword ptr [rip + 0838f63e]  ; mulacc float32
   20b5  c46249a915ba1b0000        vfmadd213ss xmm10, xmm6, dword ptr [rip + 3baa38bf]  ; mulacc float32
   20be  c46249a915b51b0000        vfmadd213ss xmm10, xmm6, dword ptr [rip + eda8e23e]  ; mulacc float32
   20c7  c4414a59d2                vmulss xmm10, xmm6, xmm10                            ; mul float32
   20cc  c4c14a58f2                vaddss xmm6, xmm6, xmm10                             ; add float32
   20d1  c5da58e6                  vaddss xmm4, xmm4, xmm6                              ; add float32
   20d5  62f13e08c20da01b000001    vcmpss k1, xmm8, dword ptr [rip + 0000807f], 1       ; cmplt bool
   20e0  c5f893d1                  kmovw edx, k1
   20e4  c5f892ca                  kmovw k1, edx                                        ; where float32
   20e8  c5fa1035901b0000          vmovss xmm6, dword ptr [rip + 0000807f]
   20f0  62f24d0964e4              vpblendmd xmm4{k1}, xmm6, xmm4                       ; where float32
   20f6  c5fa1035221b0000          vmovss xmm6, dword ptr [rip + 00000000]
   20fe  62d14e08c2c801            vcmpss k1, xmm6, xmm8, 1                             ; cmplt bool
   2105  c5f893d1                  kmovw edx, k1
   2109  62f13e08c20d0c1b000000    vcmpss k1, xmm8, dword ptr [rip + 00000000], 0       ; cmpeq bool
   2114  c5f893c9                  kmovw ecx, k1
   2118  c5f892c9                  kmovw k1, ecx                                        ; where float32
   211c  c5fa1035601b0000          vmovss xmm6, dword ptr [rip + 0000c07f]
   2124  c57a1005f81a0000          vmovss xmm8, dword ptr [rip + 000080ff]
   212c  62d24d0964f0              vpblendmd xmm6{k1}, xmm6, xmm8                       ; where float32
   2132  c5f892ca                  kmovw k1, edx                                        ; where float32
   2136  62f24d0964e4              vpblendmd xmm4{k1}, xmm6, xmm4
   213c  62f17c4810742407          vmovups zmm6, zmmword ptr [rsp + 448]
   2144  62f3fd481bf601            vextractf64x4 ymm6, zmm6, 1                          ; gep float32x8
   214b  62717c4810442407          vmovups zmm8, zmmword ptr [rsp + 448]
   2153  c53c5fc6                  vmaxps ymm8, ymm8, ymm6                              ; max float32x8
   2157  62717c4810542407          vmovups zmm10, zmmword ptr [rsp + 448]
   215f  62d12c28c2ca03            vcmpps k1, ymm10, ymm10, 3                           ; max float32x8
   2166  62717c4810542407          vmovups zmm10, zmmword ptr [rsp + 448]
   216e  62523d2964c2              vpblendmd ymm8{k1}, ymm8, ymm10                      ; max float32x8
   2174  62717c4810542407          vmovups zmm10, zmmword ptr [rsp + 448]
   217c  62d12c28c2c800            vcmpps k1, ymm10, ymm8, 0                            ; cmpeq boolx8
   2183  62717c4810542407          vmovups zmm10, zmmword ptr [rsp + 448]
   218b  c4412c5cd0                vsubps ymm10, ymm10, ymm8                            ; sub float32x8
   2190  c52c591508190000          vmulps ymm10, ymm10, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
   2198  62537d2856da01            vreduceps ymm11, ymm10, 1                            ; exp2 float32x8
   219f  c4627d5825841a0000        vpbroadcastd ymm12, dword ptr [rip + 7e226239]
   21a8  c46225a8250f190000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33a]
   21b1  c46225a82526190000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   21ba  c46225a8253d190000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d]
   21c3  c46225a82554190000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e]
   21cc  c46225a8256b190000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f]
   21d5  c46225a82582190000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]
   21de  62f12c28c2159719000005    vcmpps k2, ymm10, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 5
   21e9  62521daa2cd2              vscalefps ymm10{k2}{z}, ymm12, ymm10
   21ef  c4627d581d4c1a0000        vpbroadcastd ymm11, dword ptr [rip + 0000803f]
   21f8  62522d2964d3              vpblendmd ymm10{k1}, ymm10, ymm11                    ; where float32x8
   21fe  62d14c28c2c800            vcmpps k1, ymm6, ymm8, 0                             ; cmpeq boolx8
   2205  c4c14c5cf0                vsubps ymm6, ymm6, ymm8                              ; sub float32x8
   220a  c5cc59358e180000          vmulps ymm6, ymm6, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
   2212  62737d2856de01            vreduceps ymm11, ymm6, 1                             ; exp2 float32x8
   2219  c4627d58250a1a0000        vpbroadcastd ymm12, dword ptr [rip + 7e226239]
   2222  c46225a82595180000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33a]
   222b  c46225a825ac180000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   2234  c46225a825c3180000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d]
   223d  c46225a825da180000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e]
   2246  c46225a825f1180000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f]
   224f  c46225a82508190000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]
   2258  62f14c28c2151d19000005    vcmpps k2, ymm6, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 5
   2263  62f21daa2cf6              vscalefps ymm6{k2}{z}, ymm12, ymm6
   2269  c4627d581dd2190000        vpbroadcastd ymm11, dword ptr [rip + 0000803f]
   2272  62d24d2964f3              vpblendmd ymm6{k1}, ymm6, ymm11                      ; where float32x8
   2278  62717c48105c2408          vmovups zmm11, zmmword ptr [rsp + 512]
   2280  6253fd481bdb01            vextractf64x4 ymm11, zmm11, 1                        ; gep float32x8
   2287  c5a459f6                  vmulps ymm6, ymm11, ymm6                             ; mul float32x8
   228b  c4e22db8b42400020000      vfmadd231ps ymm6, ymm10, ymmword ptr [rsp + 512]     ; mulacc float32x8
   2295  62537d2819c201            vextractf32x4 xmm10, ymm8, 1                         ; gep float32x4
   229c  c441385fda                vmaxps xmm11, xmm8, xmm10                            ; max float32x4
   22a1  62d13c08c2c803            vcmpps k1, xmm8, xmm8, 3
   22a8  6252250964d8              vpblendmd xmm11{k1}, xmm11, xmm8
   22ae  62d13c08c2cb00            vcmpps k1, xmm8, xmm11, 0                            ; cmpeq boolx4
   22b5  c441385cc3                vsubps xmm8, xmm8, xmm11                             ; sub float32x4
   22ba  c5385905de180000          vmulps xmm8, xmm8, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x4
   22c2  62537d0856e001            vreduceps xmm12, xmm8, 1                             ; exp2 float32x4
   22c9  c46279582d5a190000        vpbroadcastd xmm13, dword ptr [rip + 7e226239]
   22d2  c46219a82dd5180000        vfmadd213ps xmm13, xmm12, xmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33a]
   22db  c46219a82ddc180000        vfmadd213ps xmm13, xmm12, xmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   22e4  c46219a82de3180000        vfmadd213ps xmm13, xmm12, xmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d]
   22ed  c46219a82dea180000        vfmadd213ps xmm13, xmm12, xmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e]
   22f6  c46219a82df1180000        vfmadd213ps xmm13, xmm12, xmmword ptr [rip + 1672313f1672313f1672313f1672313f]
   22ff  c46219a82df8180000        vfmadd213ps xmm13, xmm12, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]
   2308  62f13c08c215fd18000005    vcmpps k2, xmm8, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 5
   2313  6252158a2cc0              vscalefps xmm8{k2}{z}, xmm13, xmm8
   2319  c46279582522190000        vpbroadcastd xmm12, dword ptr [rip + 0000803f]
   2322  62523d0964c4              vpblendmd xmm8{k1}, xmm8, xmm12                      ; where float32x4
   2328  62d12c08c2cb00            vcmpps k1, xmm10, xmm11, 0                           ; cmpeq boolx4
   232f  c441285cd3                vsubps xmm10, xmm10, xmm11                           ; sub float32x4
   2334  c528591564180000          vmulps xmm10, xmm10, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x4
   233c  62537d0856e201            vreduceps xmm12, xmm10, 1                            ; exp2 float32x4
   2343  c46279582de0180000        vpbroadcastd xmm13, dword ptr [rip + 7e226239]
   234c  c46219a82d5b180000        vfmadd213ps xmm13, xmm12, xmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33a]
   2355  c46219a82d62180000        vfmadd213ps xmm13, xmm12, xmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   235e  c46219a82d69180000        vfmadd213ps xmm13, xmm12, xmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d]
   2367  c46219a82d70180000        vfmadd213ps xmm13, xmm12, xmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e]
   2370  c46219a82d77180000        vfmadd213ps xmm13, xmm12, xmmword ptr [rip + 1672313f1672313f1672313f1672313f]
   2379  c46219a82d7e180000        vfmadd213ps xmm13, xmm12, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]
   2382  62f12c08c2158318000005    vcmpps k2, xmm10, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 5
   238d  6252158a2cd2              vscalefps xmm10{k2}{z}, xmm13, xmm10
   2393  c462795825a8180000        vpbroadcastd xmm12, dword ptr [rip + 0000803f]
   239c  62522d0964d4              vpblendmd xmm10{k1}, xmm10, xmm12                    ; where float32x4
   23a2  62d37d2819f401            vextractf32x4 xmm12, ymm6, 1                         ; gep float32x4
   23a9  c4411859d2                vmulps xmm10, xmm12, xmm10                           ; mul float32x4
   23ae  c44249b8d0                vfmadd231ps xmm10, xmm6, xmm8                        ; mulacc float32x4
   23b3  c4c12115f3                vunpckhpd xmm6, xmm11, xmm11                         ; gep float32x2
   23b8  c5205fc6                  vmaxps xmm8, xmm11, xmm6                             ; max float32x2
   23bc  62d12408c2cb03            vcmpps k1, xmm11, xmm11, 3
   23c3  62523d0964c3              vpblendmd xmm8{k1}, xmm8, xmm11
   23c9  62d12408c2c800            vcmpps k1, xmm11, xmm8, 0                            ; cmpeq boolx2
   23d0  c441205cd8                vsubps xmm11, xmm11, xmm8                            ; sub float32x2
   23d5  c520591dc3170000          vmulps xmm11, xmm11, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x2
   23dd  62537d0856e301            vreduceps xmm12, xmm11, 1                            ; exp2 float32x2
   23e4  c46279582d3f180000        vpbroadcastd xmm13, dword ptr [rip + 7e226239]
   23ed  c46219a82dba170000        vfmadd213ps xmm13, xmm12, xmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33a]
   23f6  c46219a82dc1170000        vfmadd213ps xmm13, xmm12, xmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   23ff  c46219a82dc8170000        vfmadd213ps xmm13, xmm12, xmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d]
   2408  c46219a82dcf170000        vfmadd213ps xmm13, xmm12, xmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e]
   2411  c46219a82dd6170000        vfmadd213ps xmm13, xmm12, xmmword ptr [rip + 1672313f1672313f1672313f1672313f]
   241a  c46219a82ddd170000        vfmadd213ps xmm13, xmm12, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]
   2423  62f12408c215e217000005    vcmpps k2, xmm11, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 5
   242e  6252158a2cdb              vscalefps xmm11{k2}{z}, xmm13, xmm11
   2434  c46279582507180000        vpbroadcastd xmm12, dword ptr [rip + 0000803f]
   243d  6252250964dc              vpblendmd xmm11{k1}, xmm11, xmm12                    ; where float32x2
   2443  62d14c08c2c800            vcmpps k1, xmm6, xmm8, 0                             ; cmpeq boolx2
   244a  c4c1485cf0                vsubps xmm6, xmm6, xmm8                              ; sub float32x2
   244f  c5c8593549170000          vmulps xmm6, xmm6, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x2
   2457  62737d0856e601            vreduceps xmm12, xmm6, 1                             ; exp2 float32x2
   245e  c46279582dc5170000        vpbroadcastd xmm13, dword ptr [rip + 7e226239]
   2467  c46219a82d40170000        vfmadd213ps xmm13, xmm12, xmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33a]
   2470  c46219a82d47170000        vfmadd213ps xmm13, xmm12, xmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   2479  c46219a82d4e170000        vfmadd213ps xmm13, xmm12, xmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d]
   2482  c46219a82d55170000        vfmadd213ps xmm13, xmm12, xmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e]
   248b  c46219a82d5c170000        vfmadd213ps xmm13, xmm12, xmmword ptr [rip + 1672313f1672313f1672313f1672313f]
   2494  c46219a82d63170000        vfmadd213ps xmm13, xmm12, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]
   249d  62f14c08c2156817000005    vcmpps k2, xmm6, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 5
   24a8  62f2158a2cf6              vscalefps xmm6{k2}{z}, xmm13, xmm6
   24ae  c4627958258d170000        vpbroadcastd xmm12, dword ptr [rip + 0000803f]
   24b7  62d24d0964f4              vpblendmd xmm6{k1}, xmm6, xmm12                      ; where float32x2
   24bd  c4412915e2                vunpckhpd xmm12, xmm10, xmm10                        ; gep float32x2
   24c2  c59859f6                  vmulps xmm6, xmm12, xmm6                             ; mul float32x2
   24c6  c4c229b8f3                vfmadd231ps xmm6, xmm10, xmm11                       ; mulacc float32x2
   24cb  c4c12973d804              vpsrldq xmm10, xmm8, 4                               ; gep float32
   24d1  c4413a5fda                vmaxss xmm11, xmm8, xmm10                            ; max float32
   24d6  62d13e08c2c803            vcmpss k1, xmm8, xmm8, 3
   24dd  6252250964d8              vpblendmd xmm11{k1}, xmm11, xmm8
   24e3  62d13e08c2cb00            vcmpss k1, xmm8, xmm11, 0                            ; cmpeq bool
   24ea  c5f893d1                  kmovw edx, k1
   24ee  c4413a5cc3                vsubss xmm8, xmm8, xmm11                             ; sub float32
   24f3  c53a59052d170000          vmulss xmm8, xmm8, dword ptr [rip + 3baab83f]        ; mul float32
   24fb  62537d0856e001            vreduceps xmm12, xmm8, 1                             ; exp2 float32
   2502  c57a102d22170000          vmovss xmm13, dword ptr [rip + 7e226239]
   250a  c46219a92d1d170000        vfmadd213ss xmm13, xmm12, dword ptr [rip + ac9ba33a]
   2513  c46219a92d18170000        vfmadd213ss xmm13, xmm12, dword ptr [rip + c07e1e3c]
   251c  c46219a92d13170000        vfmadd213ss xmm13, xmm12, dword ptr [rip + 7b45633d]
   2525  c46219a92d0e170000        vfmadd213ss xmm13, xmm12, dword ptr [rip + 9dfe753e]
   252e  c46219a92d09170000        vfmadd213ss xmm13, xmm12, dword ptr [rip + 1672313f]
   2537  c46219a92d04170000        vfmadd213ss xmm13, xmm12, dword ptr [rip + 0000803f]
   2540  62f13e08c20dfd16000005    vcmpss k1, xmm8, dword ptr [rip + 000016c3], 5
   254b  625215892cc0              vscalefps xmm8{k1}{z}, xmm13, xmm8
   2551  c5f892ca                  kmovw k1, edx                                        ; where float32
   2555  c57a1025e7160000          vmovss xmm12, dword ptr [rip + 0000803f]
   255d  62523d0964c4              vpblendmd xmm8{k1}, xmm8, xmm12                      ; where float32
   2563  62d12e08c2cb00            vcmpss k1, xmm10, xmm11, 0                           ; cmpeq bool
   256a  c5f893d1                  kmovw edx, k1
   256e  c4412a5cd3                vsubss xmm10, xmm10, xmm11                           ; sub float32
   2573  c52a5915ad160000          vmulss xmm10, xmm10, dword ptr [rip + 3baab83f]      ; mul float32
   257b  62537d0856e201            vreduceps xmm12, xmm10, 1                            ; exp2 float32
   2582  c57a102da2160000          vmovss xmm13, dword ptr [rip + 7e226239]
   258a  c46219a92d9d160000        vfmadd213ss xmm13, xmm12, dword ptr [rip + ac9ba33a]
   2593  c46219a92d98160000        vfmadd213ss xmm13, xmm12, dword ptr [rip + c07e1e3c]
   259c  c46219a92d93160000        vfmadd213ss xmm13, xmm12, dword ptr [rip + 7b45633d]
   25a5  c46219a92d8e160000        vfmadd213ss xmm13, xmm12, dword ptr [rip + 9dfe753e]
   25ae  c46219a92d89160000        vfmadd213ss xmm13, xmm12, dword ptr [rip + 1672313f]
   25b7  c46219a92d84160000        vfmadd213ss xmm13, xmm12, dword ptr [rip + 0000803f]
   25c0  62f12e08c20d7d16000005    vcmpss k1, xmm10, dword ptr [rip + 000016c3], 5
   25cb  625215892cd2              vscalefps xmm10{k1}{z}, xmm13, xmm10
   25d1  c5f892ca                  kmovw k1, edx                                        ; where float32
   25d5  c57a102567160000          vmovss xmm12, dword ptr [rip + 0000803f]
   25dd  62522d0964d4              vpblendmd xmm10{k1}, xmm10, xmm12                    ; where float32
   25e3  c59973de04                vpsrldq xmm12, xmm6, 4                               ; gep float32
   25e8  c4411a59d2                vmulss xmm10, xmm12, xmm10                           ; mul float32
   25ed  c44249b9d0                vfmadd231ss xmm10, xmm6, xmm8                        ; mulacc float32
   25f2  62f12e08c20d4f16000001    vcmpss k1, xmm10, dword ptr [rip + 00008000], 1      ; cmplt bool
   25fd  c5f893d1                  kmovw edx, k1
   2601  c5aa593547160000          vmulss xmm6, xmm10, dword ptr [rip + 0000004c]       ; mul float32
   2609  c5f892ca                  kmovw k1, edx                                        ; where float32
   260d  62f22d0964f6              vpblendmd xmm6{k1}, xmm10, xmm6
   2613  c5f97ef1                  vmovd ecx, xmm6                                      ; bitcast int32
   2617  8db10dfbcac0              lea esi, [rcx - 1060439283]                          ; add int32
   261d  488bfe                    mov rdi, rsi                                         ; shr int32
   2620  c1ff17                    sar edi, 23
   2623  c5f892ca                  kmovw k1, edx                                        ; where float32
   2627  c5fa1035f1150000          vmovss xmm6, dword ptr [rip + 00000000]
   262f  c57a10051d160000          vmovss xmm8, dword ptr [rip + 0000c841]
   2637  62d24d0964f0              vpblendmd xmm6{k1}, xmm6, xmm8                       ; where float32
   263d  c57a1005db150000          vmovss xmm8, dword ptr [rip + 00000000]
   2645  c53a2ac7                  vcvtsi2ss xmm8, xmm8, edi                            ; cast float32
   2649  c5ba5cf6                  vsubss xmm6, xmm8, xmm6                              ; sub float32
   264d  81e6000080ff              and esi, -8388608                                    ; and int32
   2653  2bce                      sub ecx, esi                                         ; sub int32
   2655  c5796ec1                  vmovd xmm8, ecx                                      ; bitcast float32
   2659  c53a5c05e3150000          vsubss xmm8, xmm8, dword ptr [rip + 0000803f]        ; sub float32
   2661  c57a1025ef150000          vmovss xmm12, dword ptr [rip + ce37f6bd]             ; mulacc float32
   2669  c46239a925ea150000        vfmadd213ss xmm12, xmm8, dword ptr [rip + 5b74413e]
   2672  c46239a925e5150000        vfmadd213ss xmm12, xmm8, dword ptr [rip + 4c3b40be]  ; mulacc float32
   267b  c46239a925e0150000        vfmadd213ss xmm12, xmm8, dword ptr [rip + 79b2503e]  ; mulacc float32
   2684  c46239a925db150000        vfmadd213ss xmm12, xmm8, dword ptr [rip + 3ebb75be]  ; mulacc float32
   268d  c46239a925d6150000        vfmadd213ss xmm12, xmm8, dword ptr [rip + 39c8933e]  ; mulacc float32
   2696  c46239a925d1150000        vfmadd213ss xmm12, xmm8, dword ptr [rip + 5dabb8be]  ; mulacc float32
   269f  c46239a925cc150000        vfmadd213ss xmm12, xmm8, dword ptr [rip + 0838f63e]  ; mulacc float32
   26a8  c46239a925c7150000        vfmadd213ss xmm12, xmm8, dword ptr [rip + 3baa38bf]  ; mulacc float32
   26b1  c46239a925c2150000        vfmadd213ss xmm12, xmm8, dword ptr [rip + eda8e23e]  ; mulacc float32
   26ba  c4413a59e4                vmulss xmm12, xmm8, xmm12                            ; mul float32
   26bf  c4413a58c4                vaddss xmm8, xmm8, xmm12                             ; add float32
   26c4  c4c14a58f0                vaddss xmm6, xmm6, xmm8                              ; add float32
   26c9  62f12e08c20dac15000001    vcmpss k1, xmm10, dword ptr [rip + 0000807f], 1      ; cmplt bool
   26d4  c5f893d1                  kmovw edx, k1
   26d8  c5f892ca                  kmovw k1, edx                                        ; where float32
   26dc  c57a10059c150000          vmovss xmm8, dword ptr [rip + 0000807f]
   26e4  62f23d0964f6              vpblendmd xmm6{k1}, xmm8, xmm6                       ; where float32
   26ea  c57a10052e150000          vmovss xmm8, dword ptr [rip + 00000000]
   26f2  62d13e08c2ca01            vcmpss k1, xmm8, xmm10, 1                            ; cmplt bool
   26f9  c5f893d1                  kmovw edx, k1
   26fd  62f12e08c20d1815000000    vcmpss k1, xmm10, dword ptr [rip + 00000000], 0      ; cmpeq bool
   2708  c5f893c9                  kmovw ecx, k1
   270c  c5f892c9                  kmovw k1, ecx                                        ; where float32
   2710  c57a10056c150000          vmovss xmm8, dword ptr [rip + 0000c07f]
   2718  c57a101504150000          vmovss xmm10, dword ptr [rip + 000080ff]
   2720  62523d0964c2              vpblendmd xmm8{k1}, xmm8, xmm10                      ; where float32
   2726  c5f892ca                  kmovw k1, edx                                        ; where float32
   272a  62f23d0964f6              vpblendmd xmm6{k1}, xmm8, xmm6
   2730  62717c4810442409          vmovups zmm8, zmmword ptr [rsp + 576]
   2738  6253fd481bc001            vextractf64x4 ymm8, zmm8, 1                          ; gep float32x8
   273f  62717c4810542409          vmovups zmm10, zmmword ptr [rsp + 576]
   2747  c4412c5fd0                vmaxps ymm10, ymm10, ymm8                            ; max float32x8
   274c  62717c4810642409          vmovups zmm12, zmmword ptr [rsp + 576]
   2754  62d11c28c2cc03            vcmpps k1, ymm12, ymm12, 3                           ; max float32x8
   275b  62717c4810642409          vmovups zmm12, zmmword ptr [rsp + 576]
   2763  62522d2964d4              vpblendmd ymm10{k1}, ymm10, ymm12                    ; max float32x8
   2769  62717c4810642409          vmovups zmm12, zmmword ptr [rsp + 576]
   2771  62d11c28c2ca00            vcmpps k1, ymm12, ymm10, 0                           ; cmpeq boolx8
   2778  62717c4810642409          vmovups zmm12, zmmword ptr [rsp + 576]
   2780  c4411c5ce2                vsubps ymm12, ymm12, ymm10                           ; sub float32x8
   2785  c51c592513130000          vmulps ymm12, ymm12, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
   278d  62537d2856ec01            vreduceps ymm13, ymm12, 1                            ; exp2 float32x8
   2794  c4627d58358f140000        vpbroadcastd ymm14, dword ptr [rip + 7e226239]
   279d  c46215a8351a130000        vfmadd213ps ymm14, ymm13, ymmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33a]
   27a6  c46215a83531130000        vfmadd213ps ymm14, ymm13, ymmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   27af  c46215a83548130000        vfmadd213ps ymm14, ymm13, ymmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d]
   27b8  c46215a8355f130000        vfmadd213ps ymm14, ymm13, ymmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e]
   27c1  c46215a83576130000        vfmadd213ps ymm14, ymm13, ymmword ptr [rip + 1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f]
   27ca  c46215a8358d130000        vfmadd213ps ymm14, ymm13, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]
   27d3  62f11c28c215a213000005    vcmpps k2, ymm12, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 5
   27de  62520daa2ce4              vscalefps ymm12{k2}{z}, ymm14, ymm12
   27e4  c4627d582d57140000        vpbroadcastd ymm13, dword ptr [rip + 0000803f]
   27ed  62521d2964e5              vpblendmd ymm12{k1}, ymm12, ymm13                    ; where float32x8
   27f3  62d13c28c2ca00            vcmpps k1, ymm8, ymm10, 0                            ; cmpeq boolx8
   27fa  c4413c5cc2                vsubps ymm8, ymm8, ymm10                             ; sub float32x8
   27ff  c53c590599120000          vmulps ymm8, ymm8, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
   2807  62537d2856e801            vreduceps ymm13, ymm8, 1                             ; exp2 float32x8
   280e  c4627d583515140000        vpbroadcastd ymm14, dword ptr [rip + 7e226239]
   2817  c46215a835a0120000        vfmadd213ps ymm14, ymm13, ymmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33a]
   2820  c46215a835b7120000        vfmadd213ps ymm14, ymm13, ymmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   2829  c46215a835ce120000        vfmadd213ps ymm14, ymm13, ymmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d]
   2832  c46215a835e5120000        vfmadd213ps ymm14, ymm13, ymmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e]
   283b  c46215a835fc120000        vfmadd213ps ymm14, ymm13, ymmword ptr [rip + 1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f]
   2844  c46215a83513130000        vfmadd213ps ymm14, ymm13, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]
   284d  62f13c28c2152813000005    vcmpps k2, ymm8, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 5
   2858  62520daa2cc0              vscalefps ymm8{k2}{z}, ymm14, ymm8
   285e  c4627d582ddd130000        vpbroadcastd ymm13, dword ptr [rip + 0000803f]
   2867  62523d2964c5              vpblendmd ymm8{k1}, ymm8, ymm13                      ; where float32x8
   286d  62717c48106c240a          vmovups zmm13, zmmword ptr [rsp + 640]
   2875  6253fd481bed01            vextractf64x4 ymm13, zmm13, 1                        ; gep float32x8
   287c  c4411459c0                vmulps ymm8, ymm13, ymm8                             ; mul float32x8
   2881  c4621db8842480020000      vfmadd231ps ymm8, ymm12, ymmword ptr [rsp + 640]     ; mulacc float32x8
   288b  62537d2819d401            vextractf32x4 xmm12, ymm10, 1                        ; gep float32x4
   2892  c441285fec                vmaxps xmm13, xmm10, xmm12                           ; max float32x4
   2897  62d12c08c2ca03            vcmpps k1, xmm10, xmm10, 3
   289e  6252150964ea              vpblendmd xmm13{k1}, xmm13, xmm10
   28a4  62d12c08c2cd00            vcmpps k1, xmm10, xmm13, 0                           ; cmpeq boolx4
   28ab  c441285cd5                vsubps xmm10, xmm10, xmm13                           ; sub float32x4
   28b0  c5285915e8120000          vmulps xmm10, xmm10, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x4
   28b8  62537d0856f201            vreduceps xmm14, xmm10, 1                            ; exp2 float32x4
   28bf  c46279583d64130000        vpbroadcastd xmm15, dword ptr [rip + 7e226239]
   28c8  c46209a83ddf120000        vfmadd213ps xmm15, xmm14, xmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33a]
   28d1  c46209a83de6120000        vfmadd213ps xmm15, xmm14, xmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   28da  c46209a83ded120000        vfmadd213ps xmm15, xmm14, xmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d]
   28e3  c46209a83df4120000        vfmadd213ps xmm15, xmm14, xmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e]
   28ec  c46209a83dfb120000        vfmadd213ps xmm15, xmm14, xmmword ptr [rip + 1672313f1672313f1672313f1672313f]
   28f5  c46209a83d02130000        vfmadd213ps xmm15, xmm14, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]
   28fe  62f12c08c2150713000005    vcmpps k2, xmm10, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 5
   2909  6252058a2cd2              vscalefps xmm10{k2}{z}, xmm15, xmm10
   290f  c4627958352c130000        vpbroadcastd xmm14, dword ptr [rip + 0000803f]
   2918  62522d0964d6              vpblendmd xmm10{k1}, xmm10, xmm14                    ; where float32x4
   291e  62d11c08c2cd00            vcmpps k1, xmm12, xmm13, 0                           ; cmpeq boolx4
   2925  c441185ce5                vsubps xmm12, xmm12, xmm13                           ; sub float32x4
   292a  c51859256e120000          vmulps xmm12, xmm12, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x4
   2932  62537d0856f401            vreduceps xmm14, xmm12, 1                            ; exp2 float32x4
   2939  c46279583dea120000        vpbroadcastd xmm15, dword ptr [rip + 7e226239]
   2942  c46209a83d65120000        vfmadd213ps xmm15, xmm14, xmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33a]
   294b  c46209a83d6c120000        vfmadd213ps xmm15, xmm14, xmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   2954  c46209a83d73120000        vfmadd213ps xmm15, xmm14, xmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d]
   295d  c46209a83d7a120000        vfmadd213ps xmm15, xmm14, xmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e]
   2966  c46209a83d81120000        vfmadd213ps xmm15, xmm14, xmmword ptr [rip + 1672313f1672313f1672313f1672313f]
   296f  c46209a83d88120000        vfmadd213ps xmm15, xmm14, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]
   2978  62f11c08c2158d12000005    vcmpps k2, xmm12, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 5
   2983  6252058a2ce4              vscalefps xmm12{k2}{z}, xmm15, xmm12
   2989  c462795835b2120000        vpbroadcastd xmm14, dword ptr [rip + 0000803f]
   2992  62521d0964e6              vpblendmd xmm12{k1}, xmm12, xmm14                    ; where float32x4
   2998  62537d2819c601            vextractf32x4 xmm14, ymm8, 1                         ; gep float32x4
   299f  c4410859e4                vmulps xmm12, xmm14, xmm12                           ; mul float32x4
   29a4  c44239b8e2                vfmadd231ps xmm12, xmm8, xmm10                       ; mulacc float32x4
   29a9  c4411115c5                vunpckhpd xmm8, xmm13, xmm13                         ; gep float32x2
   29ae  c441105fd0                vmaxps xmm10, xmm13, xmm8                            ; max float32x2
   29b3  62d11408c2cd03            vcmpps k1, xmm13, xmm13, 3
   29ba  62522d0964d5              vpblendmd xmm10{k1}, xmm10, xmm13
   29c0  62d11408c2ca00            vcmpps k1, xmm13, xmm10, 0                           ; cmpeq boolx2
   29c7  c441105cea                vsubps xmm13, xmm13, xmm10                           ; sub float32x2
   29cc  c510592dcc110000          vmulps xmm13, xmm13, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x2
   29d4  62537d0856f501            vreduceps xmm14, xmm13, 1                            ; exp2 float32x2
   29db  c46279583d48120000        vpbroadcastd xmm15, dword ptr [rip + 7e226239]
   29e4  c46209a83dc3110000        vfmadd213ps xmm15, xmm14, xmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33a]
   29ed  c46209a83dca110000        vfmadd213ps xmm15, xmm14, xmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   29f6  c46209a83dd1110000        vfmadd213ps xmm15, xmm14, xmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d]
   29ff  c46209a83dd8110000        vfmadd213ps xmm15, xmm14, xmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e]
   2a08  c46209a83ddf110000        vfmadd213ps xmm15, xmm14, xmmword ptr [rip + 1672313f1672313f1672313f1672313f]
   2a11  c46209a83de6110000        vfmadd213ps xmm15, xmm14, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]
   2a1a  62f11408c215eb11000005    vcmpps k2, xmm13, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 5
   2a25  6252058a2ced              vscalefps xmm13{k2}{z}, xmm15, xmm13
   2a2b  c46279583510120000        vpbroadcastd xmm14, dword ptr [rip + 0000803f]
   2a34  6252150964ee              vpblendmd xmm13{k1}, xmm13, xmm14                    ; where float32x2
   2a3a  62d13c08c2ca00            vcmpps k1, xmm8, xmm10, 0                            ; cmpeq boolx2
   2a41  c441385cc2                vsubps xmm8, xmm8, xmm10                             ; sub float32x2
   2a46  c538590552110000          vmulps xmm8, xmm8, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x2
   2a4e  62537d0856f001            vreduceps xmm14, xmm8, 1                             ; exp2 float32x2
   2a55  c46279583dce110000        vpbroadcastd xmm15, dword ptr [rip + 7e226239]
   2a5e  c46209a83d49110000        vfmadd213ps xmm15, xmm14, xmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33a]
   2a67  c46209a83d50110000        vfmadd213ps xmm15, xmm14, xmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   2a70  c46209a83d57110000        vfmadd213ps xmm15, xmm14, xmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d]
   2a79  c46209a83d5e110000        vfmadd213ps xmm15, xmm14, xmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e]
   2a82  c46209a83d65110000        vfmadd213ps xmm15, xmm14, xmmword ptr [rip + 1672313f1672313f1672313f1672313f]
   2a8b  c46209a83d6c110000        vfmadd213ps xmm15, xmm14, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]
   2a94  62f13c08c2157111000005    vcmpps k2, xmm8, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 5
   2a9f  6252058a2cc0              vscalefps xmm8{k2}{z}, xmm15, xmm8
   2aa5  c46279583596110000        vpbroadcastd xmm14, dword ptr [rip + 0000803f]
   2aae  62523d0964c6              vpblendmd xmm8{k1}, xmm8, xmm14                      ; where float32x2
   2ab4  c4411915f4                vunpckhpd xmm14, xmm12, xmm12                        ; gep float32x2
   2ab9  c4410859c0                vmulps xmm8, xmm14, xmm8                             ; mul float32x2
   2abe  c44219b8c5                vfmadd231ps xmm8, xmm12, xmm13                       ; mulacc float32x2
   2ac3  c4c11973da04              vpsrldq xmm12, xmm10, 4                              ; gep float32
   2ac9  c4412a5fec                vmaxss xmm13, xmm10, xmm12                           ; max float32
   2ace  62d12e08c2ca03            vcmpss k1, xmm10, xmm10, 3
   2ad5  6252150964ea              vpblendmd xmm13{k1}, xmm13, xmm10
   2adb  62d12e08c2cd00            vcmpss k1, xmm10, xmm13, 0                           ; cmpeq bool
   2ae2  c5f893d1                  kmovw edx, k1
   2ae6  c4412a5cd5                vsubss xmm10, xmm10, xmm13                           ; sub float32
   2aeb  c52a591535110000          vmulss xmm10, xmm10, dword ptr [rip + 3baab83f]      ; mul float32
   2af3  62537d0856f201            vreduceps xmm14, xmm10, 1                            ; exp2 float32
   2afa  c57a103d2a110000          vmovss xmm15, dword ptr [rip + 7e226239]
   2b02  c46209a93d25110000        vfmadd213ss xmm15, xmm14, dword ptr [rip + ac9ba33a]
   2b0b  c46209a93d20110000        vfmadd213ss xmm15, xmm14, dword ptr [rip + c07e1e3c]
   2b14  c46209a93d1b110000        vfmadd213ss xmm15, xmm14, dword ptr [rip + 7b45633d]
   2b1d  c46209a93d16110000        vfmadd213ss xmm15, xmm14, dword ptr [rip + 9dfe753e]
   2b26  c46209a93d11110000        vfmadd213ss xmm15, xmm14, dword ptr [rip + 1672313f]
   2b2f  c46209a93d0c110000        vfmadd213ss xmm15, xmm14, dword ptr [rip + 0000803f]
   2b38  62f12e08c20d0511000005    vcmpss k1, xmm10, dword ptr [rip + 000016c3], 5
   2b43  625205892cd2              vscalefps xmm10{k1}{z}, xmm15, xmm10
   2b49  c5f892ca                  kmovw k1, edx                                        ; where float32
   2b4d  c57a1035ef100000          vmovss xmm14, dword ptr [rip + 0000803f]
   2b55  62522d0964d6              vpblendmd xmm10{k1}, xmm10, xmm14                    ; where float32
   2b5b  62d11e08c2cd00            vcmpss k1, xmm12, xmm13, 0                           ; cmpeq bool
   2b62  c5f893d1                  kmovw edx, k1
   2b66  c4411a5ce5                vsubss xmm12, xmm12, xmm13                           ; sub float32
   2b6b  c51a5925b5100000          vmulss xmm12, xmm12, dword ptr [rip + 3baab83f]      ; mul float32
   2b73  62537d0856f401            vreduceps xmm14, xmm12, 1                            ; exp2 float32
   2b7a  c57a103daa100000          vmovss xmm15, dword ptr [rip + 7e226239]
   2b82  c46209a93da5100000        vfmadd213ss xmm15, xmm14, dword ptr [rip + ac9ba33a]
   2b8b  c46209a93da0100000        vfmadd213ss xmm15, xmm14, dword ptr [rip + c07e1e3c]
   2b94  c46209a93d9b100000        vfmadd213ss xmm15, xmm14, dword ptr [rip + 7b45633d]
   2b9d  c46209a93d96100000        vfmadd213ss xmm15, xmm14, dword ptr [rip + 9dfe753e]
   2ba6  c46209a93d91100000        vfmadd213ss xmm15, xmm14, dword ptr [rip + 1672313f]
   2baf  c46209a93d8c100000        vfmadd213ss xmm15, xmm14, dword ptr [rip + 0000803f]
   2bb8  62f11e08c20d8510000005    vcmpss k1, xmm12, dword ptr [rip + 000016c3], 5
   2bc3  625205892ce4              vscalefps xmm12{k1}{z}, xmm15, xmm12
   2bc9  c5f892ca                  kmovw k1, edx                                        ; where float32
   2bcd  c57a10356f100000          vmovss xmm14, dword ptr [rip + 0000803f]
   2bd5  62521d0964e6              vpblendmd xmm12{k1}, xmm12, xmm14                    ; where float32
   2bdb  c4c10973d804              vpsrldq xmm14, xmm8, 4                               ; gep float32
   2be1  c4410a59e4                vmulss xmm12, xmm14, xmm12                           ; mul float32
   2be6  c44239b9e2                vfmadd231ss xmm12, xmm8, xmm10                       ; mulacc float32
   2beb  62f11e08c20d5610000001    vcmpss k1, xmm12, dword ptr [rip + 00008000], 1      ; cmplt bool
   2bf6  c5f893d1                  kmovw edx, k1
   2bfa  c51a59054e100000          vmulss xmm8, xmm12, dword ptr [rip + 0000004c]       ; mul float32
   2c02  c5f892ca                  kmovw k1, edx                                        ; where float32
   2c06  62521d0964c0              vpblendmd xmm8{k1}, xmm12, xmm8
   2c0c  c5797ec1                  vmovd ecx, xmm8                                      ; bitcast int32
   2c10  8db10dfbcac0              lea esi, [rcx - 1060439283]                          ; add int32
   2c16  488bfe                    mov rdi, rsi                                         ; shr int32
   2c19  c1ff17                    sar edi, 23
   2c1c  c5f892ca                  kmovw k1, edx                                        ; where float32
   2c20  c57a1005f80f0000          vmovss xmm8, dword ptr [rip + 00000000]
   2c28  c57a101524100000          vmovss xmm10, dword ptr [rip + 0000c841]
   2c30  62523d0964c2              vpblendmd xmm8{k1}, xmm8, xmm10                      ; where float32
   2c36  c57a1015e20f0000          vmovss xmm10, dword ptr [rip + 00000000]
   2c3e  c52a2ad7                  vcvtsi2ss xmm10, xmm10, edi                          ; cast float32
   2c42  c4412a5cc0                vsubss xmm8, xmm10, xmm8                             ; sub float32
   2c47  81e6000080ff              and esi, -8388608                                    ; and int32
   2c4d  2bce                      sub ecx, esi                                         ; sub int32
   2c4f  c5796ed1                  vmovd xmm10, ecx                                     ; bitcast float32
   2c53  c52a5c15e90f0000          vsubss xmm10, xmm10, dword ptr [rip + 0000803f]      ; sub float32
   2c5b  c57a1035f50f0000          vmovss xmm14, dword ptr [rip + ce37f6bd]             ; mulacc float32
   2c63  c46229a935f00f0000        vfmadd213ss xmm14, xmm10, dword ptr [rip + 5b74413e]
   2c6c  c46229a935eb0f0000        vfmadd213ss xmm14, xmm10, dword ptr [rip + 4c3b40be] ; mulacc float32
   2c75  c46229a935e60f0000        vfmadd213ss xmm14, xmm10, dword ptr [rip + 79b2503e] ; mulacc float32
   2c7e  c46229a935e10f0000        vfmadd213ss xmm14, xmm10, dword ptr [rip + 3ebb75be] ; mulacc float32
   2c87  c46229a935dc0f0000        vfmadd213ss xmm14, xmm10, dword ptr [rip + 39c8933e] ; mulacc float32
   2c90  c46229a935d70f0000        vfmadd213ss xmm14, xmm10, dword ptr [rip + 5dabb8be] ; mulacc float32
   2c99  c46229a935d20f0000        vfmadd213ss xmm14, xmm10, dword ptr [rip + 0838f63e] ; mulacc float32
   2ca2  c46229a935cd0f0000        vfmadd213ss xmm14, xmm10, dword ptr [rip + 3baa38bf] ; mulacc float32
   2cab  c46229a935c80f0000        vfmadd213ss xmm14, xmm10, dword ptr [rip + eda8e23e] ; mulacc float32
   2cb4  c4412a59f6                vmulss xmm14, xmm10, xmm14                           ; mul float32
   2cb9  c4412a58d6                vaddss xmm10, xmm10, xmm14                           ; add float32
   2cbe  c4413a58c2                vaddss xmm8, xmm8, xmm10                             ; add float32
   2cc3  62f11e08c20db20f000001    vcmpss k1, xmm12, dword ptr [rip + 0000807f], 1      ; cmplt bool
   2cce  c5f893d1                  kmovw edx, k1
   2cd2  c5f892ca                  kmovw k1, edx                                        ; where float32
   2cd6  c57a1015a20f0000          vmovss xmm10, dword ptr [rip + 0000807f]
   2cde  62522d0964c0              vpblendmd xmm8{k1}, xmm10, xmm8                      ; where float32
   2ce4  c57a1015340f0000          vmovss xmm10, dword ptr [rip + 00000000]
   2cec  62d12e08c2cc01            vcmpss k1, xmm10, xmm12, 1                           ; cmplt bool
   2cf3  c5f893d1                  kmovw edx, k1
   2cf7  62f11e08c20d1e0f000000    vcmpss k1, xmm12, dword ptr [rip + 00000000], 0      ; cmpeq bool
   2d02  c5f893c9                  kmovw ecx, k1
   2d06  c5f892c9                  kmovw k1, ecx                                        ; where float32
   2d0a  c57a1015720f0000          vmovss xmm10, dword ptr [rip + 0000c07f]
   2d12  c57a10250a0f0000          vmovss xmm12, dword ptr [rip + 000080ff]
   2d1a  62522d0964d4              vpblendmd xmm10{k1}, xmm10, xmm12                    ; where float32
   2d20  c5f892ca                  kmovw k1, edx                                        ; where float32
   2d24  62522d0964c0              vpblendmd xmm8{k1}, xmm10, xmm8
   2d2a  62717c481054240b          vmovups zmm10, zmmword ptr [rsp + 704]
   2d32  6253fd481bd201            vextractf64x4 ymm10, zmm10, 1                        ; gep float32x8
   2d39  62717c481064240b          vmovups zmm12, zmmword ptr [rsp + 704]
   2d41  c4411c5fe2                vmaxps ymm12, ymm12, ymm10                           ; max float32x8
   2d46  62717c481074240b          vmovups zmm14, zmmword ptr [rsp + 704]
   2d4e  62d10c28c2ce03            vcmpps k1, ymm14, ymm14, 3                           ; max float32x8
   2d55  62717c481074240b          vmovups zmm14, zmmword ptr [rsp + 704]
   2d5d  62521d2964e6              vpblendmd ymm12{k1}, ymm12, ymm14                    ; max float32x8
   2d63  62717c481074240b          vmovups zmm14, zmmword ptr [rsp + 704]
   2d6b  62d10c28c2cc00            vcmpps k1, ymm14, ymm12, 0                           ; cmpeq boolx8
   2d72  62717c481074240b          vmovups zmm14, zmmword ptr [rsp + 704]
   2d7a  c4410c5cf4                vsubps ymm14, ymm14, ymm12                           ; sub float32x8
   2d7f  c50c5935190d0000          vmulps ymm14, ymm14, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
   2d87  62537d2856fe01            vreduceps ymm15, ymm14, 1                            ; exp2 float32x8
   2d8e  62e27d285805940e0000      vpbroadcastd ymm16, dword ptr [rip + 7e226239]
   2d98  62e20528a8051e0d0000      vfmadd213ps ymm16, ymm15, ymmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33a]
   2da2  62e20528a805340d0000      vfmadd213ps ymm16, ymm15, ymmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   2dac  62e20528a8054a0d0000      vfmadd213ps ymm16, ymm15, ymmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d]
   2db6  62e20528a805600d0000      vfmadd213ps ymm16, ymm15, ymmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e]
   2dc0  62e20528a805760d0000      vfmadd213ps ymm16, ymm15, ymmword ptr [rip + 1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f]
   2dca  62e20528a8058c0d0000      vfmadd213ps ymm16, ymm15, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]
   2dd4  62f10c28c215a10d000005    vcmpps k2, ymm14, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 5
   2ddf  62527da22cf6              vscalefps ymm14{k2}{z}, ymm16, ymm14
   2de5  c4627d583d560e0000        vpbroadcastd ymm15, dword ptr [rip + 0000803f]
   2dee  62520d2964f7              vpblendmd ymm14{k1}, ymm14, ymm15                    ; where float32x8
   2df4  62d12c28c2cc00            vcmpps k1, ymm10, ymm12, 0                           ; cmpeq boolx8
   2dfb  c4412c5cd4                vsubps ymm10, ymm10, ymm12                           ; sub float32x8
   2e00  c52c5915980c0000          vmulps ymm10, ymm10, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
   2e08  62537d2856fa01            vreduceps ymm15, ymm10, 1                            ; exp2 float32x8
   2e0f  62e27d285805130e0000      vpbroadcastd ymm16, dword ptr [rip + 7e226239]
   2e19  62e20528a8059d0c0000      vfmadd213ps ymm16, ymm15, ymmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33a]
   2e23  62e20528a805b30c0000      vfmadd213ps ymm16, ymm15, ymmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   2e2d  62e20528a805c90c0000      vfmadd213ps ymm16, ymm15, ymmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d]
   2e37  62e20528a805df0c0000      vfmadd213ps ymm16, ymm15, ymmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e]
   2e41  62e20528a805f50c0000      vfmadd213ps ymm16, ymm15, ymmword ptr [rip + 1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f]
   2e4b  62e20528a8050b0d0000      vfmadd213ps ymm16, ymm15, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]
   2e55  62f12c28c215200d000005    vcmpps k2, ymm10, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 5
   2e60  62527da22cd2              vscalefps ymm10{k2}{z}, ymm16, ymm10
   2e66  c4627d583dd50d0000        vpbroadcastd ymm15, dword ptr [rip + 0000803f]
   2e6f  62522d2964d7              vpblendmd ymm10{k1}, ymm10, ymm15                    ; where float32x8
   2e75  62717c48107c240c          vmovups zmm15, zmmword ptr [rsp + 768]
   2e7d  6253fd481bff01            vextractf64x4 ymm15, zmm15, 1                        ; gep float32x8
   2e84  c4410459d2                vmulps ymm10, ymm15, ymm10                           ; mul float32x8
   2e89  c4620db8942400030000      vfmadd231ps ymm10, ymm14, ymmword ptr [rsp + 768]    ; mulacc float32x8
   2e93  62537d2819e601            vextractf32x4 xmm14, ymm12, 1                        ; gep float32x4
   2e9a  c441185ffe                vmaxps xmm15, xmm12, xmm14                           ; max float32x4
   2e9f  62d11c08c2cc03            vcmpps k1, xmm12, xmm12, 3
   2ea6  6252050964fc              vpblendmd xmm15{k1}, xmm15, xmm12
   2eac  62d11c08c2cf00            vcmpps k1, xmm12, xmm15, 0                           ; cmpeq boolx4
   2eb3  c441185ce7                vsubps xmm12, xmm12, xmm15                           ; sub float32x4
   2eb8  c5185925e00c0000          vmulps xmm12, xmm12, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x4
   2ec0  62c37d0856c401            vreduceps xmm16, xmm12, 1                            ; exp2 float32x4
   2ec7  62e27d08580d5b0d0000      vpbroadcastd xmm17, dword ptr [rip + 7e226239]
   2ed1  62e27d00a80dd50c0000      vfmadd213ps xmm17, xmm16, xmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33a]
   2edb  62e27d00a80ddb0c0000      vfmadd213ps xmm17, xmm16, xmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   2ee5  62e27d00a80de10c0000      vfmadd213ps xmm17, xmm16, xmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d]
   2eef  62e27d00a80de70c0000      vfmadd213ps xmm17, xmm16, xmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e]
   2ef9  62e27d00a80ded0c0000      vfmadd213ps xmm17, xmm16, xmmword ptr [rip + 1672313f1672313f1672313f1672313f]
   2f03  62e27d00a80df30c0000      vfmadd213ps xmm17, xmm16, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]
   2f0d  62f11c08c215f80c000005    vcmpps k2, xmm12, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 5
   2f18  625275822ce4              vscalefps xmm12{k2}{z}, xmm17, xmm12
   2f1e  62e27d0858051c0d0000      vpbroadcastd xmm16, dword ptr [rip + 0000803f]
   2f28  62321d0964e0              vpblendmd xmm12{k1}, xmm12, xmm16                    ; where float32x4
   2f2e  62d10c08c2cf00            vcmpps k1, xmm14, xmm15, 0                           ; cmpeq boolx4
   2f35  c441085cf7                vsubps xmm14, xmm14, xmm15                           ; sub float32x4
   2f3a  c50859355e0c0000          vmulps xmm14, xmm14, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x4
   2f42  62c37d0856c601            vreduceps xmm16, xmm14, 1                            ; exp2 float32x4
   2f49  62e27d08580dd90c0000      vpbroadcastd xmm17, dword ptr [rip + 7e226239]
   2f53  62e27d00a80d530c0000      vfmadd213ps xmm17, xmm16, xmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33a]
   2f5d  62e27d00a80d590c0000      vfmadd213ps xmm17, xmm16, xmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   2f67  62e27d00a80d5f0c0000      vfmadd213ps xmm17, xmm16, xmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d]
   2f71  62e27d00a80d650c0000      vfmadd213ps xmm17, xmm16, xmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e]
   2f7b  62e27d00a80d6b0c0000      vfmadd213ps xmm17, xmm16, xmmword ptr [rip + 1672313f1672313f1672313f1672313f]
   2f85  62e27d00a80d710c0000      vfmadd213ps xmm17, xmm16, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]
   2f8f  62f10c08c215760c000005    vcmpps k2, xmm14, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 5
   2f9a  625275822cf6              vscalefps xmm14{k2}{z}, xmm17, xmm14
   2fa0  62e27d0858059a0c0000      vpbroadcastd xmm16, dword ptr [rip + 0000803f]
   2faa  62320d0964f0              vpblendmd xmm14{k1}, xmm14, xmm16                    ; where float32x4
   2fb0  62337d2819d001            vextractf32x4 xmm16, ymm10, 1                        ; gep float32x4
   2fb7  62517c0059f6              vmulps xmm14, xmm16, xmm14                           ; mul float32x4
   2fbd  c44229b8f4                vfmadd231ps xmm14, xmm10, xmm12                      ; mulacc float32x4
   2fc2  c4410115d7                vunpckhpd xmm10, xmm15, xmm15                        ; gep float32x2
   2fc7  c441005fe2                vmaxps xmm12, xmm15, xmm10                           ; max float32x2
   2fcc  62d10408c2cf03            vcmpps k1, xmm15, xmm15, 3
   2fd3  62521d0964e7              vpblendmd xmm12{k1}, xmm12, xmm15
   2fd9  62d10408c2cc00            vcmpps k1, xmm15, xmm12, 0                           ; cmpeq boolx2
   2fe0  c441005cfc                vsubps xmm15, xmm15, xmm12                           ; sub float32x2
   2fe5  c500593db30b0000          vmulps xmm15, xmm15, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x2
   2fed  62c37d0856c701            vreduceps xmm16, xmm15, 1                            ; exp2 float32x2
   2ff4  62e27d08580d2e0c0000      vpbroadcastd xmm17, dword ptr [rip + 7e226239]
   2ffe  62e27d00a80da80b0000      vfmadd213ps xmm17, xmm16, xmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33a]
   3008  62e27d00a80dae0b0000      vfmadd213ps xmm17, xmm16, xmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   3012  62e27d00a80db40b0000      vfmadd213ps xmm17, xmm16, xmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d]
   301c  62e27d00a80dba0b0000      vfmadd213ps xmm17, xmm16, xmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e]
   3026  62e27d00a80dc00b0000      vfmadd213ps xmm17, xmm16, xmmword ptr [rip + 1672313f1672313f1672313f1672313f]
   3030  62e27d00a80dc60b0000      vfmadd213ps xmm17, xmm16, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]
   303a  62f10408c215cb0b000005    vcmpps k2, xmm15, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 5
   3045  625275822cff              vscalefps xmm15{k2}{z}, xmm17, xmm15
   304b  62e27d085805ef0b0000      vpbroadcastd xmm16, dword ptr [rip + 0000803f]
   3055  6232050964f8              vpblendmd xmm15{k1}, xmm15, xmm16                    ; where float32x2
   305b  62d12c08c2cc00            vcmpps k1, xmm10, xmm12, 0                           ; cmpeq boolx2
   3062  c441285cd4                vsubps xmm10, xmm10, xmm12                           ; sub float32x2
   3067  c5285915310b0000          vmulps xmm10, xmm10, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x2
   306f  62c37d0856c201            vreduceps xmm16, xmm10, 1                            ; exp2 float32x2
   3076  62e27d08580dac0b0000      vpbroadcastd xmm17, dword ptr [rip + 7e226239]
   3080  62e27d00a80d260b0000      vfmadd213ps xmm17, xmm16, xmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33a]
   308a  62e27d00a80d2c0b0000      vfmadd213ps xmm17, xmm16, xmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   3094  62e27d00a80d320b0000      vfmadd213ps xmm17, xmm16, xmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d]
   309e  62e27d00a80d380b0000      vfmadd213ps xmm17, xmm16, xmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e]
   30a8  62e27d00a80d3e0b0000      vfmadd213ps xmm17, xmm16, xmmword ptr [rip + 1672313f1672313f1672313f1672313f]
   30b2  62e27d00a80d440b0000      vfmadd213ps xmm17, xmm16, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]
   30bc  62f12c08c215490b000005    vcmpps k2, xmm10, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 5
   30c7  625275822cd2              vscalefps xmm10{k2}{z}, xmm17, xmm10
   30cd  62e27d0858056d0b0000      vpbroadcastd xmm16, dword ptr [rip + 0000803f]
   30d7  62322d0964d0              vpblendmd xmm10{k1}, xmm10, xmm16                    ; where float32x2
   30dd  62c18d0815c6              vunpckhpd xmm16, xmm14, xmm14                        ; gep float32x2
   30e3  62517c0059d2              vmulps xmm10, xmm16, xmm10                           ; mul float32x2
   30e9  c44209b8d7                vfmadd231ps xmm10, xmm14, xmm15                      ; mulacc float32x2
   30ee  c4c10973dc04              vpsrldq xmm14, xmm12, 4                              ; gep float32
   30f4  c4411a5ffe                vmaxss xmm15, xmm12, xmm14                           ; max float32
   30f9  62d11e08c2cc03            vcmpss k1, xmm12, xmm12, 3
   3100  6252050964fc              vpblendmd xmm15{k1}, xmm15, xmm12
   3106  62d11e08c2cf00            vcmpss k1, xmm12, xmm15, 0                           ; cmpeq bool
   310d  c5f893d1                  kmovw edx, k1
   3111  c4411a5ce7                vsubss xmm12, xmm12, xmm15                           ; sub float32
   3116  c51a59250a0b0000          vmulss xmm12, xmm12, dword ptr [rip + 3baab83f]      ; mul float32
   311e  62c37d0856c401            vreduceps xmm16, xmm12, 1                            ; exp2 float32
   3125  62e17e08100dfd0a0000      vmovss xmm17, dword ptr [rip + 7e226239]
   312f  62e27d00a90df70a0000      vfmadd213ss xmm17, xmm16, dword ptr [rip + ac9ba33a]
   3139  62e27d00a90df10a0000      vfmadd213ss xmm17, xmm16, dword ptr [rip + c07e1e3c]
   3143  62e27d00a90deb0a0000      vfmadd213ss xmm17, xmm16, dword ptr [rip + 7b45633d]
   314d  62e27d00a90de50a0000      vfmadd213ss xmm17, xmm16, dword ptr [rip + 9dfe753e]
   3157  62e27d00a90ddf0a0000      vfmadd213ss xmm17, xmm16, dword ptr [rip + 1672313f]
   3161  62e27d00a90dd90a0000      vfmadd213ss xmm17, xmm16, dword ptr [rip + 0000803f]
   316b  62f11e08c20dd20a000005    vcmpss k1, xmm12, dword ptr [rip + 000016c3], 5
   3176  625275812ce4              vscalefps xmm12{k1}{z}, xmm17, xmm12
   317c  c5f892ca                  kmovw k1, edx                                        ; where float32
   3180  62e17e081005ba0a0000      vmovss xmm16, dword ptr [rip + 0000803f]
   318a  62321d0964e0              vpblendmd xmm12{k1}, xmm12, xmm16                    ; where float32
   3190  62d10e08c2cf00            vcmpss k1, xmm14, xmm15, 0                           ; cmpeq bool
   3197  c5f893d1                  kmovw edx, k1
   319b  c4410a5cf7                vsubss xmm14, xmm14, xmm15                           ; sub float32
   31a0  c50a5935800a0000          vmulss xmm14, xmm14, dword ptr [rip + 3baab83f]      ; mul float32
   31a8  62c37d0856c601            vreduceps xmm16, xmm14, 1                            ; exp2 float32
   31af  62e17e08100d730a0000      vmovss xmm17, dword ptr [rip + 7e226239]
   31b9  62e27d00a90d6d0a0000      vfmadd213ss xmm17, xmm16, dword ptr [rip + ac9ba33a]
   31c3  62e27d00a90d670a0000      vfmadd213ss xmm17, xmm16, dword ptr [rip + c07e1e3c]
   31cd  62e27d00a90d610a0000      vfmadd213ss xmm17, xmm16, dword ptr [rip + 7b45633d]
   31d7  62e27d00a90d5b0a0000      vfmadd213ss xmm17, xmm16, dword ptr [rip + 9dfe753e]
   31e1  62e27d00a90d550a0000      vfmadd213ss xmm17, xmm16, dword ptr [rip + 1672313f]
   31eb  62e27d00a90d4f0a0000      vfmadd213ss xmm17, xmm16, dword ptr [rip + 0000803f]
   31f5  62f10e08c20d480a000005    vcmpss k1, xmm14, dword ptr [rip + 000016c3], 5
   3200  625275812cf6              vscalefps xmm14{k1}{z}, xmm17, xmm14
   3206  c5f892ca                  kmovw k1, edx                                        ; where float32
   320a  62e17e081005300a0000      vmovss xmm16, dword ptr [rip + 0000803f]
   3214  62320d0964f0              vpblendmd xmm14{k1}, xmm14, xmm16                    ; where float32
   321a  62d17d0073da04            vpsrldq xmm16, xmm10, 4                              ; gep float32
   3221  62517e0059f6              vmulss xmm14, xmm16, xmm14                           ; mul float32
   3227  c44229b9f4                vfmadd231ss xmm14, xmm10, xmm12                      ; mulacc float32
   322c  62f10e08c20d150a000001    vcmpss k1, xmm14, dword ptr [rip + 00008000], 1      ; cmplt bool
   3237  c5f893d1                  kmovw edx, k1
   323b  c50a59150d0a0000          vmulss xmm10, xmm14, dword ptr [rip + 0000004c]      ; mul float32
   3243  c5f892ca                  kmovw k1, edx                                        ; where float32
   3247  62520d0964d2              vpblendmd xmm10{k1}, xmm14, xmm10
   324d  c5797ed1                  vmovd ecx, xmm10                                     ; bitcast int32
   3251  8db10dfbcac0              lea esi, [rcx - 1060439283]                          ; add int32
   3257  488bfe                    mov rdi, rsi                                         ; shr int32
   325a  c1ff17                    sar edi, 23
   325d  c5f892ca                  kmovw k1, edx                                        ; where float32
   3261  c57a1015b7090000          vmovss xmm10, dword ptr [rip + 00000000]
   3269  c57a1025e3090000          vmovss xmm12, dword ptr [rip + 0000c841]
   3271  62522d0964d4              vpblendmd xmm10{k1}, xmm10, xmm12                    ; where float32
   3277  c57a1025a1090000          vmovss xmm12, dword ptr [rip + 00000000]
   327f  c51a2ae7                  vcvtsi2ss xmm12, xmm12, edi                          ; cast float32
   3283  c4411a5cd2                vsubss xmm10, xmm12, xmm10                           ; sub float32
   3288  81e6000080ff              and esi, -8388608                                    ; and int32
   328e  2bce                      sub ecx, esi                                         ; sub int32
   3290  c5796ee1                  vmovd xmm12, ecx                                     ; bitcast float32
   3294  c51a5c25a8090000          vsubss xmm12, xmm12, dword ptr [rip + 0000803f]      ; sub float32
   329c  62e17e081005b2090000      vmovss xmm16, dword ptr [rip + ce37f6bd]             ; mulacc float32
   32a6  62e21d08a905ac090000      vfmadd213ss xmm16, xmm12, dword ptr [rip + 5b74413e]
   32b0  62e21d08a905a6090000      vfmadd213ss xmm16, xmm12, dword ptr [rip + 4c3b40be] ; mulacc float32
   32ba  62e21d08a905a0090000      vfmadd213ss xmm16, xmm12, dword ptr [rip + 79b2503e] ; mulacc float32
   32c4  62e21d08a9059a090000      vfmadd213ss xmm16, xmm12, dword ptr [rip + 3ebb75be] ; mulacc float32
   32ce  62e21d08a90594090000      vfmadd213ss xmm16, xmm12, dword ptr [rip + 39c8933e] ; mulacc float32
   32d8  62e21d08a9058e090000      vfmadd213ss xmm16, xmm12, dword ptr [rip + 5dabb8be] ; mulacc float32
   32e2  62e21d08a90588090000      vfmadd213ss xmm16, xmm12, dword ptr [rip + 0838f63e] ; mulacc float32
   32ec  62e21d08a90582090000      vfmadd213ss xmm16, xmm12, dword ptr [rip + 3baa38bf] ; mulacc float32
   32f6  62e21d08a9057c090000      vfmadd213ss xmm16, xmm12, dword ptr [rip + eda8e23e] ; mulacc float32
   3300  62a11e0859c0              vmulss xmm16, xmm12, xmm16                           ; mul float32
   3306  62311e0858e0              vaddss xmm12, xmm12, xmm16                           ; add float32
   330c  c4412a58d4                vaddss xmm10, xmm10, xmm12                           ; add float32
   3311  62f10e08c20d6409000001    vcmpss k1, xmm14, dword ptr [rip + 0000807f], 1      ; cmplt bool
   331c  c5f893d1                  kmovw edx, k1
   3320  c5f892ca                  kmovw k1, edx                                        ; where float32
   3324  c57a102554090000          vmovss xmm12, dword ptr [rip + 0000807f]
   332c  62521d0964d2              vpblendmd xmm10{k1}, xmm12, xmm10                    ; where float32
   3332  c57a1025e6080000          vmovss xmm12, dword ptr [rip + 00000000]
   333a  62d11e08c2ce01            vcmpss k1, xmm12, xmm14, 1                           ; cmplt bool
   3341  c5f893d1                  kmovw edx, k1
   3345  62f10e08c20dd008000000    vcmpss k1, xmm14, dword ptr [rip + 00000000], 0      ; cmpeq bool
   3350  c5f893c9                  kmovw ecx, k1
   3354  c5f892c9                  kmovw k1, ecx                                        ; where float32
   3358  c57a102524090000          vmovss xmm12, dword ptr [rip + 0000c07f]
   3360  c57a1035bc080000          vmovss xmm14, dword ptr [rip + 000080ff]
   3368  62521d0964e6              vpblendmd xmm12{k1}, xmm12, xmm14                    ; where float32
   336e  c5f892ca                  kmovw k1, edx                                        ; where float32
   3372  62521d0964d2              vpblendmd xmm10{k1}, xmm12, xmm10
   3378  62717c481064240d          vmovups zmm12, zmmword ptr [rsp + 832]
   3380  6253fd481be401            vextractf64x4 ymm12, zmm12, 1                        ; gep float32x8
   3387  62717c481074240d          vmovups zmm14, zmmword ptr [rsp + 832]
   338f  c4410c5ff4                vmaxps ymm14, ymm14, ymm12                           ; max float32x8
   3394  62e17c481044240d          vmovups zmm16, zmmword ptr [rsp + 832]
   339c  62b17c20c2c803            vcmpps k1, ymm16, ymm16, 3                           ; max float32x8
   33a3  62e17c481044240d          vmovups zmm16, zmmword ptr [rsp + 832]
   33ab  62320d2964f0              vpblendmd ymm14{k1}, ymm14, ymm16                    ; max float32x8
   33b1  62e17c481044240d          vmovups zmm16, zmmword ptr [rsp + 832]
   33b9  62d17c20c2ce00            vcmpps k1, ymm16, ymm14, 0                           ; cmpeq boolx8
   33c0  62e17c481044240d          vmovups zmm16, zmmword ptr [rsp + 832]
   33c8  62c17c205cc6              vsubps ymm16, ymm16, ymm14                           ; sub float32x8
   33ce  62e17c205905c8060000      vmulps ymm16, ymm16, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
   33d8  62a37d2856c801            vreduceps ymm17, ymm16, 1                            ; exp2 float32x8
   33df  62e27d28581543080000      vpbroadcastd ymm18, dword ptr [rip + 7e226239]
   33e9  62e27520a815cd060000      vfmadd213ps ymm18, ymm17, ymmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33a]
   33f3  62e27520a815e3060000      vfmadd213ps ymm18, ymm17, ymmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   33fd  62e27520a815f9060000      vfmadd213ps ymm18, ymm17, ymmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d]
   3407  62e27520a8150f070000      vfmadd213ps ymm18, ymm17, ymmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e]
   3411  62e27520a81525070000      vfmadd213ps ymm18, ymm17, ymmword ptr [rip + 1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f]
   341b  62e27520a8153b070000      vfmadd213ps ymm18, ymm17, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]
   3425  62f17c20c2155007000005    vcmpps k2, ymm16, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 5
   3430  62a26da22cc0              vscalefps ymm16{k2}{z}, ymm18, ymm16
   3436  62e27d28580d04080000      vpbroadcastd ymm17, dword ptr [rip + 0000803f]
   3440  62a27d2164c1              vpblendmd ymm16{k1}, ymm16, ymm17                    ; where float32x8
   3446  62c11c285cce              vsubps ymm17, ymm12, ymm14                           ; sub float32x8
   344c  62e17420590d4a060000      vmulps ymm17, ymm17, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
   3456  62d11c28c2ce00            vcmpps k1, ymm12, ymm14, 0                           ; cmpeq boolx8
   345d  62337d2856e101            vreduceps ymm12, ymm17, 1                            ; exp2 float32x8
   3464  62e27d285815be070000      vpbroadcastd ymm18, dword ptr [rip + 7e226239]
   346e  62e21d28a81548060000      vfmadd213ps ymm18, ymm12, ymmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33aac9ba33a]
   3478  62e21d28a8155e060000      vfmadd213ps ymm18, ymm12, ymmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   3482  62e21d28a81574060000      vfmadd213ps ymm18, ymm12, ymmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d7b45633d]
   348c  62e21d28a8158a060000      vfmadd213ps ymm18, ymm12, ymmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e9dfe753e]
   3496  62e21d28a815a0060000      vfmadd213ps ymm18, ymm12, ymmword ptr [rip + 1672313f1672313f1672313f1672313f1672313f1672313f1672313f1672313f]
   34a0  62e21d28a815b6060000      vfmadd213ps ymm18, ymm12, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]
   34aa  62f17420c215cb06000005    vcmpps k2, ymm17, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 5
   34b5  62326da22ce1              vscalefps ymm12{k2}{z}, ymm18, ymm17
   34bb  62e27d28580d7f070000      vpbroadcastd ymm17, dword ptr [rip + 0000803f]
   34c5  62321d2964e1              vpblendmd ymm12{k1}, ymm12, ymm17                    ; where float32x8
   34cb  62e17c48104c240e          vmovups zmm17, zmmword ptr [rsp + 896]
   34d3  62a3fd481bc901            vextractf64x4 ymm17, zmm17, 1                        ; gep float32x8
   34da  6251742059e4              vmulps ymm12, ymm17, ymm12                           ; mul float32x8
   34e0  62727d20b864241c          vfmadd231ps ymm12, ymm16, ymmword ptr [rsp + 896]    ; mulacc float32x8
   34e8  62337d2819f001            vextractf32x4 xmm16, ymm14, 1                        ; gep float32x4
   34ef  62a10c085fc8              vmaxps xmm17, xmm14, xmm16                           ; max float32x4
   34f5  62d10c08c2ce03            vcmpps k1, xmm14, xmm14, 3
   34fc  62c2750164ce              vpblendmd xmm17{k1}, xmm17, xmm14
   3502  62b10c08c2c900            vcmpps k1, xmm14, xmm17, 0                           ; cmpeq boolx4
   3509  62310c085cf1              vsubps xmm14, xmm14, xmm17                           ; sub float32x4
   350f  c508593589060000          vmulps xmm14, xmm14, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x4
   3517  62c37d0856d601            vreduceps xmm18, xmm14, 1                            ; exp2 float32x4
   351e  62e27d08581d04070000      vpbroadcastd xmm19, dword ptr [rip + 7e226239]
   3528  62e26d00a81d7e060000      vfmadd213ps xmm19, xmm18, xmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33a]
   3532  62e26d00a81d84060000      vfmadd213ps xmm19, xmm18, xmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   353c  62e26d00a81d8a060000      vfmadd213ps xmm19, xmm18, xmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d]
   3546  62e26d00a81d90060000      vfmadd213ps xmm19, xmm18, xmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e]
   3550  62e26d00a81d96060000      vfmadd213ps xmm19, xmm18, xmmword ptr [rip + 1672313f1672313f1672313f1672313f]
   355a  62e26d00a81d9c060000      vfmadd213ps xmm19, xmm18, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]
   3564  62f10c08c215a106000005    vcmpps k2, xmm14, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 5
   356f  625265822cf6              vscalefps xmm14{k2}{z}, xmm19, xmm14
   3575  62e27d085815c5060000      vpbroadcastd xmm18, dword ptr [rip + 0000803f]
   357f  62320d0964f2              vpblendmd xmm14{k1}, xmm14, xmm18                    ; where float32x4
   3585  62a17c005cd1              vsubps xmm18, xmm16, xmm17                           ; sub float32x4
   358b  62e16c0059150b060000      vmulps xmm18, xmm18, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x4
   3595  62b17c00c2c900            vcmpps k1, xmm16, xmm17, 0                           ; cmpeq boolx4
   359c  62a37d0856c201            vreduceps xmm16, xmm18, 1                            ; exp2 float32x4
   35a3  62e27d08581d7f060000      vpbroadcastd xmm19, dword ptr [rip + 7e226239]
   35ad  62e27d00a81df9050000      vfmadd213ps xmm19, xmm16, xmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33a]
   35b7  62e27d00a81dff050000      vfmadd213ps xmm19, xmm16, xmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   35c1  62e27d00a81d05060000      vfmadd213ps xmm19, xmm16, xmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d]
   35cb  62e27d00a81d0b060000      vfmadd213ps xmm19, xmm16, xmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e]
   35d5  62e27d00a81d11060000      vfmadd213ps xmm19, xmm16, xmmword ptr [rip + 1672313f1672313f1672313f1672313f]
   35df  62e27d00a81d17060000      vfmadd213ps xmm19, xmm16, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]
   35e9  62f16c00c2151c06000005    vcmpps k2, xmm18, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 5
   35f4  62a265822cc2              vscalefps xmm16{k2}{z}, xmm19, xmm18
   35fa  62e27d08581540060000      vpbroadcastd xmm18, dword ptr [rip + 0000803f]
   3604  62a27d0164c2              vpblendmd xmm16{k1}, xmm16, xmm18                    ; where float32x4
   360a  62337d2819e201            vextractf32x4 xmm18, ymm12, 1                        ; gep float32x4
   3611  62a16c0059c0              vmulps xmm16, xmm18, xmm16                           ; mul float32x4
   3617  62c21d08b8c6              vfmadd231ps xmm16, xmm12, xmm14                      ; mulacc float32x4
   361d  6231f50015e1              vunpckhpd xmm12, xmm17, xmm17                        ; gep float32x2
   3623  625174005ff4              vmaxps xmm14, xmm17, xmm12                           ; max float32x2
   3629  62b17400c2c903            vcmpps k1, xmm17, xmm17, 3
   3630  62320d0964f1              vpblendmd xmm14{k1}, xmm14, xmm17
   3636  62d17400c2ce00            vcmpps k1, xmm17, xmm14, 0                           ; cmpeq boolx2
   363d  62c174005cce              vsubps xmm17, xmm17, xmm14                           ; sub float32x2
   3643  62e17400590d53050000      vmulps xmm17, xmm17, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x2
   364d  62a37d0856d101            vreduceps xmm18, xmm17, 1                            ; exp2 float32x2
   3654  62e27d08581dce050000      vpbroadcastd xmm19, dword ptr [rip + 7e226239]
   365e  62e26d00a81d48050000      vfmadd213ps xmm19, xmm18, xmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33a]
   3668  62e26d00a81d4e050000      vfmadd213ps xmm19, xmm18, xmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   3672  62e26d00a81d54050000      vfmadd213ps xmm19, xmm18, xmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d]
   367c  62e26d00a81d5a050000      vfmadd213ps xmm19, xmm18, xmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e]
   3686  62e26d00a81d60050000      vfmadd213ps xmm19, xmm18, xmmword ptr [rip + 1672313f1672313f1672313f1672313f]
   3690  62e26d00a81d66050000      vfmadd213ps xmm19, xmm18, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]
   369a  62f17400c2156b05000005    vcmpps k2, xmm17, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 5
   36a5  62a265822cc9              vscalefps xmm17{k2}{z}, xmm19, xmm17
   36ab  62e27d0858158f050000      vpbroadcastd xmm18, dword ptr [rip + 0000803f]
   36b5  62a2750164ca              vpblendmd xmm17{k1}, xmm17, xmm18                    ; where float32x2
   36bb  62c11c085cd6              vsubps xmm18, xmm12, xmm14                           ; sub float32x2
   36c1  62e16c005915d5040000      vmulps xmm18, xmm18, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x2
   36cb  62d11c08c2ce00            vcmpps k1, xmm12, xmm14, 0                           ; cmpeq boolx2
   36d2  62337d0856e201            vreduceps xmm12, xmm18, 1                            ; exp2 float32x2
   36d9  62e27d08581d49050000      vpbroadcastd xmm19, dword ptr [rip + 7e226239]
   36e3  62e21d08a81dc3040000      vfmadd213ps xmm19, xmm12, xmmword ptr [rip + ac9ba33aac9ba33aac9ba33aac9ba33a]
   36ed  62e21d08a81dc9040000      vfmadd213ps xmm19, xmm12, xmmword ptr [rip + c07e1e3cc07e1e3cc07e1e3cc07e1e3c]
   36f7  62e21d08a81dcf040000      vfmadd213ps xmm19, xmm12, xmmword ptr [rip + 7b45633d7b45633d7b45633d7b45633d]
   3701  62e21d08a81dd5040000      vfmadd213ps xmm19, xmm12, xmmword ptr [rip + 9dfe753e9dfe753e9dfe753e9dfe753e]
   370b  62e21d08a81ddb040000      vfmadd213ps xmm19, xmm12, xmmword ptr [rip + 1672313f1672313f1672313f1672313f]
   3715  62e21d08a81de1040000      vfmadd213ps xmm19, xmm12, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]
   371f  62f16c00c215e604000005    vcmpps k2, xmm18, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 5
   372a  623265822ce2              vscalefps xmm12{k2}{z}, xmm19, xmm18
   3730  62e27d0858150a050000      vpbroadcastd xmm18, dword ptr [rip + 0000803f]
   373a  62321d0964e2              vpblendmd xmm12{k1}, xmm12, xmm18                    ; where float32x2
   3740  62a1fd0015d0              vunpckhpd xmm18, xmm16, xmm16                        ; gep float32x2
   3746  62516c0059e4              vmulps xmm12, xmm18, xmm12                           ; mul float32x2
   374c  62327d00b8e1              vfmadd231ps xmm12, xmm16, xmm17                      ; mulacc float32x2
   3752  62d17d0073de04            vpsrldq xmm16, xmm14, 4                              ; gep float32
   3759  62a10e085fc8              vmaxss xmm17, xmm14, xmm16                           ; max float32
   375f  62d10e08c2ce03            vcmpss k1, xmm14, xmm14, 3
   3766  62c2750164ce              vpblendmd xmm17{k1}, xmm17, xmm14
   376c  62b10e08c2c900            vcmpss k1, xmm14, xmm17, 0                           ; cmpeq bool
   3773  c5f893d1                  kmovw edx, k1
   3777  62310e085cf1              vsubss xmm14, xmm14, xmm17                           ; sub float32
   377d  c50a5935a3040000          vmulss xmm14, xmm14, dword ptr [rip + 3baab83f]      ; mul float32
   3785  62c37d0856d601            vreduceps xmm18, xmm14, 1                            ; exp2 float32
   378c  62e17e08101d96040000      vmovss xmm19, dword ptr [rip + 7e226239]
   3796  62e26d00a91d90040000      vfmadd213ss xmm19, xmm18, dword ptr [rip + ac9ba33a]
   37a0  62e26d00a91d8a040000      vfmadd213ss xmm19, xmm18, dword ptr [rip + c07e1e3c]
   37aa  62e26d00a91d84040000      vfmadd213ss xmm19, xmm18, dword ptr [rip + 7b45633d]
   37b4  62e26d00a91d7e040000      vfmadd213ss xmm19, xmm18, dword ptr [rip + 9dfe753e]
   37be  62e26d00a91d78040000      vfmadd213ss xmm19, xmm18, dword ptr [rip + 1672313f]
   37c8  62e26d00a91d72040000      vfmadd213ss xmm19, xmm18, dword ptr [rip + 0000803f]
   37d2  62f10e08c20d6b04000005    vcmpss k1, xmm14, dword ptr [rip + 000016c3], 5
   37dd  625265812cf6              vscalefps xmm14{k1}{z}, xmm19, xmm14
   37e3  c5f892ca                  kmovw k1, edx                                        ; where float32
   37e7  62e17e08101553040000      vmovss xmm18, dword ptr [rip + 0000803f]
   37f1  62320d0964f2              vpblendmd xmm14{k1}, xmm14, xmm18                    ; where float32
   37f7  62a17e005cd1              vsubss xmm18, xmm16, xmm17                           ; sub float32
   37fd  62e16e00591521040000      vmulss xmm18, xmm18, dword ptr [rip + 3baab83f]      ; mul float32
   3807  62b17e00c2c900            vcmpss k1, xmm16, xmm17, 0                           ; cmpeq bool
   380e  c5f893d1                  kmovw edx, k1
   3812  62a37d0856c201            vreduceps xmm16, xmm18, 1                            ; exp2 float32
   3819  62e17e08101d09040000      vmovss xmm19, dword ptr [rip + 7e226239]
   3823  62e27d00a91d03040000      vfmadd213ss xmm19, xmm16, dword ptr [rip + ac9ba33a]
   382d  62e27d00a91dfd030000      vfmadd213ss xmm19, xmm16, dword ptr [rip + c07e1e3c]
   3837  62e27d00a91df7030000      vfmadd213ss xmm19, xmm16, dword ptr [rip + 7b45633d]
   3841  62e27d00a91df1030000      vfmadd213ss xmm19, xmm16, dword ptr [rip + 9dfe753e]
   384b  62e27d00a91deb030000      vfmadd213ss xmm19, xmm16, dword ptr [rip + 1672313f]
   3855  62e27d00a91de5030000      vfmadd213ss xmm19, xmm16, dword ptr [rip + 0000803f]
   385f  62f16e00c20dde03000005    vcmpss k1, xmm18, dword ptr [rip + 000016c3], 5
   386a  62a265812cc2              vscalefps xmm16{k1}{z}, xmm19, xmm18
   3870  c5f892ca                  kmovw k1, edx                                        ; where float32
   3874  62e17e081015c6030000      vmovss xmm18, dword ptr [rip + 0000803f]
   387e  62a27d0164c2              vpblendmd xmm16{k1}, xmm16, xmm18                    ; where float32
   3884  62d16d0073dc04            vpsrldq xmm18, xmm12, 4                              ; gep float32
   388b  62a16e0059c0              vmulss xmm16, xmm18, xmm16                           ; mul float32
   3891  62c21d08b9c6              vfmadd231ss xmm16, xmm12, xmm14                      ; mulacc float32
   3897  62f17e00c20daa03000001    vcmpss k1, xmm16, dword ptr [rip + 00008000], 1      ; cmplt bool
   38a2  c5f893d1                  kmovw edx, k1
   38a6  62717e005925a0030000      vmulss xmm12, xmm16, dword ptr [rip + 0000004c]      ; mul float32
   38b0  c5f892ca                  kmovw k1, edx                                        ; where float32
   38b4  62527d0164e4              vpblendmd xmm12{k1}, xmm16, xmm12
   38ba  c5797ee1                  vmovd ecx, xmm12                                     ; bitcast int32
   38be  c5f892ca                  kmovw k1, edx                                        ; where float32
   38c2  c57a102556030000          vmovss xmm12, dword ptr [rip + 00000000]
   38ca  c57a103582030000          vmovss xmm14, dword ptr [rip + 0000c841]
   38d2  62521d0964e6              vpblendmd xmm12{k1}, xmm12, xmm14                    ; where float32
   38d8  8d910dfbcac0              lea edx, [rcx - 1060439283]                          ; add int32
   38de  488bf2                    mov rsi, rdx                                         ; shr int32
   38e1  c1fe17                    sar esi, 23
   38e4  c57a103534030000          vmovss xmm14, dword ptr [rip + 00000000]
   38ec  c50a2af6                  vcvtsi2ss xmm14, xmm14, esi                          ; cast float32
   38f0  c4410a5ce4                vsubss xmm12, xmm14, xmm12                           ; sub float32
   38f5  81e2000080ff              and edx, -8388608                                    ; and int32
   38fb  2bca                      sub ecx, edx                                         ; sub int32
   38fd  c5796ef1                  vmovd xmm14, ecx                                     ; bitcast float32
   3901  c50a5c353b030000          vsubss xmm14, xmm14, dword ptr [rip + 0000803f]      ; sub float32
   3909  62e17e08101545030000      vmovss xmm18, dword ptr [rip + ce37f6bd]             ; mulacc float32
   3913  62e20d08a9153f030000      vfmadd213ss xmm18, xmm14, dword ptr [rip + 5b74413e]
   391d  62e20d08a91539030000      vfmadd213ss xmm18, xmm14, dword ptr [rip + 4c3b40be] ; mulacc float32
   3927  62e20d08a91533030000      vfmadd213ss xmm18, xmm14, dword ptr [rip + 79b2503e] ; mulacc float32
   3931  62e20d08a9152d030000      vfmadd213ss xmm18, xmm14, dword ptr [rip + 3ebb75be] ; mulacc float32
   393b  62e20d08a91527030000      vfmadd213ss xmm18, xmm14, dword ptr [rip + 39c8933e] ; mulacc float32
   3945  62e20d08a91521030000      vfmadd213ss xmm18, xmm14, dword ptr [rip + 5dabb8be] ; mulacc float32
   394f  62e20d08a9151b030000      vfmadd213ss xmm18, xmm14, dword ptr [rip + 0838f63e] ; mulacc float32
   3959  62e20d08a91515030000      vfmadd213ss xmm18, xmm14, dword ptr [rip + 3baa38bf] ; mulacc float32
   3963  62e20d08a9150f030000      vfmadd213ss xmm18, xmm14, dword ptr [rip + eda8e23e] ; mulacc float32
   396d  62a10e0859d2              vmulss xmm18, xmm14, xmm18                           ; mul float32
   3973  62310e0858f2              vaddss xmm14, xmm14, xmm18                           ; add float32
   3979  c4411a58e6                vaddss xmm12, xmm12, xmm14                           ; add float32
   397e  62f17e00c20df702000001    vcmpss k1, xmm16, dword ptr [rip + 0000807f], 1      ; cmplt bool
   3989  c5f893d1                  kmovw edx, k1
   398d  c5f892ca                  kmovw k1, edx                                        ; where float32
   3991  c57a1035e7020000          vmovss xmm14, dword ptr [rip + 0000807f]
   3999  62520d0964e4              vpblendmd xmm12{k1}, xmm14, xmm12                    ; where float32
   399f  62f17e00c20d7602000000    vcmpss k1, xmm16, dword ptr [rip + 00000000], 0      ; cmpeq bool
   39aa  c5f893d1                  kmovw edx, k1
   39ae  c5f892ca                  kmovw k1, edx                                        ; where float32
   39b2  c57a1035ca020000          vmovss xmm14, dword ptr [rip + 0000c07f]
   39ba  62e17e08101560020000      vmovss xmm18, dword ptr [rip + 000080ff]
   39c4  62320d0964f2              vpblendmd xmm14{k1}, xmm14, xmm18                    ; where float32
   39ca  62e17e0810154c020000      vmovss xmm18, dword ptr [rip + 00000000]
   39d4  62b16e00c2c801            vcmpss k1, xmm18, xmm16, 1                           ; cmplt bool
   39db  c5f893d1                  kmovw edx, k1
   39df  c5f892ca                  kmovw k1, edx                                        ; where float32
   39e3  62520d0964e4              vpblendmd xmm12{k1}, xmm14, xmm12
   39e9  c57a103597020000          vmovss xmm14, dword ptr [rip + 1872313f]
   39f1  c4e209a9c3                vfmadd213ss xmm0, xmm14, xmm3                        ; mulacc float32
   39f6  c5fa101d8a020000          vmovss xmm3, dword ptr [rip + 1872313f]
   39fe  c4e261a9cd                vfmadd213ss xmm1, xmm3, xmm5                         ; mulacc float32
   3a03  c5fa101d7d020000          vmovss xmm3, dword ptr [rip + 1872313f]
   3a0b  c4e261a9d7                vfmadd213ss xmm2, xmm3, xmm7                         ; mulacc float32
   3a10  c5fa101d70020000          vmovss xmm3, dword ptr [rip + 1872313f]
   3a18  c4c261a9e1                vfmadd213ss xmm4, xmm3, xmm9                         ; mulacc float32
   3a1d  c5fa101d63020000          vmovss xmm3, dword ptr [rip + 1872313f]
   3a25  c4c261a9f3                vfmadd213ss xmm6, xmm3, xmm11                        ; mulacc float32
   3a2a  c5fa101d56020000          vmovss xmm3, dword ptr [rip + 1872313f]
   3a32  c44261a9c5                vfmadd213ss xmm8, xmm3, xmm13                        ; mulacc float32
   3a37  c5fa101d49020000          vmovss xmm3, dword ptr [rip + 1872313f]
   3a3f  c44261a9d7                vfmadd213ss xmm10, xmm3, xmm15                       ; mulacc float32
   3a44  c5fa101d3c020000          vmovss xmm3, dword ptr [rip + 1872313f]
   3a4c  62326508a9e1              vfmadd213ss xmm12, xmm3, xmm17                       ; mulacc float32
   3a52  c5fa1100                  vmovss dword ptr [rax], xmm0                         ; store void
   3a56  c5fa114804                vmovss dword ptr [rax + 4], xmm1                     ; store void
   3a5b  c5fa115008                vmovss dword ptr [rax + 8], xmm2                     ; store void
   3a60  c5fa11600c                vmovss dword ptr [rax + 12], xmm4                    ; store void
   3a65  c5fa117010                vmovss dword ptr [rax + 16], xmm6                    ; store void
   3a6a  c57a114014                vmovss dword ptr [rax + 20], xmm8                    ; store void
   3a6f  c57a115018                vmovss dword ptr [rax + 24], xmm10                   ; store void
   3a74  c57a11601c                vmovss dword ptr [rax + 28], xmm12                   ; store void
   3a79  c5f877                    vzeroupper                                           ; sink void
   3a7c  488ba42440040000          mov rsp, qword ptr [rsp + 1088]
   3a84  c3                        ret                                                  ; sink void
