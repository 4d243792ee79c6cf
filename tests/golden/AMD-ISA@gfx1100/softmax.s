softmax:
      0  ff0086be10325476          s_mov_b32 s6, 0x76543210
      8  ff0087be98badcfe          s_mov_b32 s7, 0xfedcba98
     10  ff0088bec431af3a          s_mov_b32 s8, 0x3aaf31c4
     18  800204f4000000f8          s_load_b64 s[10:11], s[0:1], 0x0
     20  000004f4080000f8          s_load_b64 s[0:1], s[0:1], 0x8                       ; define_global ptr<float32, global, 2048>
     28  84000030                  v_lshlrev_b32_e32 v0, 4, v0                          ; load float32x4
     2c  0d890984                  s_lshl_b32 s9, s13, 9
     30  07fc89bf                  s_waitcnt 0xfc07
     34  00090480                  s_add_u32 s4, s0, s9                                 ; load float32x4
     38  01800582                  s_addc_u32 s5, s1, 0
     3c  00005edc00000405          global_load_b128 v[5:8], v0, s[4:5]
     44  f70389bf                  s_waitcnt 0x3f7
     48  050f94ca06110a09          v_dual_max_f32 v9, v5, v7 :: v_dual_max_f32 v10, v6, v8; max float32
     50  000018d4050f0200          v_cmp_u_f32_e64 s0, v5, v7
     58  090001d509ff01000000c07f  v_cndmask_b32_e64 v9, v9, 0x7fc00000, s0
     64  000018d406110200          v_cmp_u_f32_e64 s0, v6, v8                           ; max float32
     6c  0a0001d50aff01000000c07f  v_cndmask_b32_e64 v10, v10, 0x7fc00000, s0
     78  09151620                  v_max_f32_e32 v11, v9, v10                           ; max float32
     7c  000018d409150200          v_cmp_u_f32_e64 s0, v9, v10
     84  090001d50bff01000000c07f  v_cndmask_b32_e64 v9, v11, 0x7fc00000, s0
     90  fa02147e096101ff          v_mov_b32_dpp v10, v9 row_xmask:1 row_mask:0xf bank_mask:0xf; group_reduce float32
     98  09151620                  v_max_f32_e32 v11, v9, v10
     9c  000018d409150200          v_cmp_u_f32_e64 s0, v9, v10
     a4  090001d50bff01000000c07f  v_cndmask_b32_e64 v9, v11, 0x7fc00000, s0
     b0  fa02147e096201ff          v_mov_b32_dpp v10, v9 row_xmask:2 row_mask:0xf bank_mask:0xf
     b8  09151620                  v_max_f32_e32 v11, v9, v10
     bc  000018d409150200          v_cmp_u_f32_e64 s0, v9, v10
     c4  090001d50bff01000000c07f  v_cndmask_b32_e64 v9, v11, 0x7fc00000, s0
     d0  fa02147e096401ff          v_mov_b32_dpp v10, v9 row_xmask:4 row_mask:0xf bank_mask:0xf
     d8  09151620                  v_max_f32_e32 v11, v9, v10
     dc  000018d409150200          v_cmp_u_f32_e64 s0, v9, v10
     e4  090001d50bff01000000c07f  v_cndmask_b32_e64 v9, v11, 0x7fc00000, s0
     f0  fa02147e096801ff          v_mov_b32_dpp v10, v9 row_xmask:8 row_mask:0xf bank_mask:0xf
     f8  09151620                  v_max_f32_e32 v11, v9, v10
     fc  000018d409150200          v_cmp_u_f32_e64 s0, v9, v10
    104  090001d50bff01000000c07f  v_cndmask_b32_e64 v9, v11, 0x7fc00000, s0
    110  0a005cd6090d1c00          v_permlanex16_b32 v10, v9, s6, s7
    118  09151620                  v_max_f32_e32 v11, v9, v10
    11c  000018d409150200          v_cmp_u_f32_e64 s0, v9, v10
    124  090001d50bff01000000c07f  v_cndmask_b32_e64 v9, v11, 0x7fc00000, s0
    130  05131408                  v_sub_f32_e32 v10, v5, v9                            ; sub float32
    134  ff1414103baab83f          v_mul_f32_e32 v10, 0x3fb8aa3b, v10                   ; mul float32
    13c  000011d40aff0100000016c3  v_cmp_lt_f32_e64 s0, v10, 0xc3160000                 ; cmplt bool
    148  010011d4ff14020000000043  v_cmp_lt_f32_e64 s1, 0x43000000, v10                 ; cmplt bool
    154  0a0001d50aff050000000043  v_cndmask_b32_e64 v10, v10, 0x43000000, s1           ; where float32
    160  0a0001d50a010100          v_cndmask_b32_e64 v10, v10, 0, s0                    ; where float32
    168  ff141606fe00404b          v_add_f32_e32 v11, 0x4b4000fe, v10                   ; add float32
    170  0c0004d50bff0100fe00404b  v_sub_f32_e64 v12, v11, 0x4b4000fe                   ; sub float32
    17c  0a191408                  v_sub_f32_e32 v10, v10, v12                          ; sub float32
    180  0c0013d6ff142200b4621a39  v_fma_f32 v12, 0x391a62b4, v10, s8                   ; mulacc float32
    18c  0c0013d60c15fe03ce9c1d3c  v_fma_f32 v12, v12, v10, 0x3c1d9cce                  ; mulacc float32
    198  0c0013d60c15fe036758633d  v_fma_f32 v12, v12, v10, 0x3d635867                  ; mulacc float32
    1a4  0c0013d60c15fe03f0fd753e  v_fma_f32 v12, v12, v10, 0x3e75fdf0                  ; mulacc float32
    1b0  0c0013d60c15fe031872313f  v_fma_f32 v12, v12, v10, 0x3f317218                  ; mulacc float32
    1bc  0a0013d60c15ca03          v_fma_f32 v10, v12, v10, 1.0                         ; mulacc float32
    1c4  96161830                  v_lshlrev_b32_e32 v12, 22, v11                       ; shl uint32
    1c8  ff1818360000807f          v_and_b32_e32 v12, 0x7f800000, v12                   ; and uint32
    1d0  0a19e2c897160a0a          v_dual_mul_f32 v10, v10, v12 :: v_dual_lshlrev_b32 v11, 23, v11; mul float32
    1d8  0b19164c                  v_sub_nc_u32_e32 v11, v11, v12                       ; sub uint32
    1dc  0a17cac807130a0a          v_dual_mul_f32 v10, v10, v11 :: v_dual_sub_f32 v11, v7, v9; mul float32
    1e4  0a0001d50a010100          v_cndmask_b32_e64 v10, v10, 0, s0                    ; where float32
    1ec  ff1616103baab83f          v_mul_f32_e32 v11, 0x3fb8aa3b, v11                   ; mul float32
    1f4  000011d40bff0100000016c3  v_cmp_lt_f32_e64 s0, v11, 0xc3160000                 ; cmplt bool
    200  010011d4ff16020000000043  v_cmp_lt_f32_e64 s1, 0x43000000, v11                 ; cmplt bool
    20c  0b0001d50bff050000000043  v_cndmask_b32_e64 v11, v11, 0x43000000, s1           ; where float32
    218  0b0001d50b010100          v_cndmask_b32_e64 v11, v11, 0, s0                    ; where float32
    220  ff160ac90813040cfe00404b  v_dual_add_f32 v12, 0x4b4000fe, v11 :: v_dual_sub_f32 v5, v8, v9; add float32
    22c  0d0004d50cff0100fe00404b  v_sub_f32_e64 v13, v12, 0x4b4000fe                   ; sub float32
    238  0b1b1608                  v_sub_f32_e32 v11, v11, v13                          ; sub float32
    23c  0d0013d6ff162200b4621a39  v_fma_f32 v13, 0x391a62b4, v11, s8                   ; mulacc float32
    248  0d0013d60d17fe03ce9c1d3c  v_fma_f32 v13, v13, v11, 0x3c1d9cce                  ; mulacc float32
    254  0d0013d60d17fe036758633d  v_fma_f32 v13, v13, v11, 0x3d635867                  ; mulacc float32
    260  0d0013d60d17fe03f0fd753e  v_fma_f32 v13, v13, v11, 0x3e75fdf0                  ; mulacc float32
    26c  0d0013d60d17fe031872313f  v_fma_f32 v13, v13, v11, 0x3f317218                  ; mulacc float32
    278  0b0013d60d17ca03          v_fma_f32 v11, v13, v11, 1.0                         ; mulacc float32
    280  96181a30                  v_lshlrev_b32_e32 v13, 22, v12                       ; shl uint32
    284  ff1a1a360000807f          v_and_b32_e32 v13, 0x7f800000, v13                   ; and uint32
    28c  0b1be2c897180c0b          v_dual_mul_f32 v11, v11, v13 :: v_dual_lshlrev_b32 v12, 23, v12; mul float32
    294  0c1b184c                  v_sub_nc_u32_e32 v12, v12, v13                       ; sub uint32
    298  0b191610                  v_mul_f32_e32 v11, v11, v12                          ; mul float32
    29c  0b0001d50b010100          v_cndmask_b32_e64 v11, v11, 0, s0                    ; where float32
    2a4  0a1706c9ff0a040c3baab83f  v_dual_add_f32 v12, v10, v11 :: v_dual_mul_f32 v5, 0x3fb8aa3b, v5; add float32
    2b0  06131a08                  v_sub_f32_e32 v13, v6, v9                            ; sub float32
    2b4  ff1a1a103baab83f          v_mul_f32_e32 v13, 0x3fb8aa3b, v13                   ; mul float32
    2bc  000011d40dff0100000016c3  v_cmp_lt_f32_e64 s0, v13, 0xc3160000                 ; cmplt bool
    2c8  010011d4ff1a020000000043  v_cmp_lt_f32_e64 s1, 0x43000000, v13                 ; cmplt bool
    2d4  0d0001d50dff050000000043  v_cndmask_b32_e64 v13, v13, 0x43000000, s1           ; where float32
    2e0  0d0001d50d010100          v_cndmask_b32_e64 v13, v13, 0, s0                    ; where float32
    2e8  ff1a1c06fe00404b          v_add_f32_e32 v14, 0x4b4000fe, v13                   ; add float32
    2f0  0f0004d50eff0100fe00404b  v_sub_f32_e64 v15, v14, 0x4b4000fe                   ; sub float32
    2fc  0d1f1a08                  v_sub_f32_e32 v13, v13, v15                          ; sub float32
    300  0f0013d6ff1a2200b4621a39  v_fma_f32 v15, 0x391a62b4, v13, s8                   ; mulacc float32
    30c  0f0013d60f1bfe03ce9c1d3c  v_fma_f32 v15, v15, v13, 0x3c1d9cce                  ; mulacc float32
    318  0f0013d60f1bfe036758633d  v_fma_f32 v15, v15, v13, 0x3d635867                  ; mulacc float32
    324  0f0013d60f1bfe03f0fd753e  v_fma_f32 v15, v15, v13, 0x3e75fdf0                  ; mulacc float32
    330  0f0013d60f1bfe031872313f  v_fma_f32 v15, v15, v13, 0x3f317218                  ; mulacc float32
    33c  0d0013d60f1bca03          v_fma_f32 v13, v15, v13, 1.0                         ; mulacc float32
    344  961c1e30                  v_lshlrev_b32_e32 v15, 22, v14                       ; shl uint32
    348  ff1e1e360000807f          v_and_b32_e32 v15, 0x7f800000, v15                   ; and uint32
    350  0d1fe2c8971c0e0d          v_dual_mul_f32 v13, v13, v15 :: v_dual_lshlrev_b32 v14, 23, v14; mul float32
    358  0e1f1c4c                  v_sub_nc_u32_e32 v14, v14, v15                       ; sub uint32
    35c  0d1d1a10                  v_mul_f32_e32 v13, v13, v14                          ; mul float32
    360  0d0001d50d010100          v_cndmask_b32_e64 v13, v13, 0, s0                    ; where float32
    368  000011d405ff0100000016c3  v_cmp_lt_f32_e64 s0, v5, 0xc3160000                  ; cmplt bool
    374  010011d4ff0a020000000043  v_cmp_lt_f32_e64 s1, 0x43000000, v5                  ; cmplt bool
    380  050001d505ff050000000043  v_cndmask_b32_e64 v5, v5, 0x43000000, s1             ; where float32
    38c  050001d505010100          v_cndmask_b32_e64 v5, v5, 0, s0                      ; where float32
    394  ff0a0c06fe00404b          v_add_f32_e32 v6, 0x4b4000fe, v5                     ; add float32
    39c  070004d506ff0100fe00404b  v_sub_f32_e64 v7, v6, 0x4b4000fe                     ; sub float32
    3a8  050f0a08                  v_sub_f32_e32 v5, v5, v7                             ; sub float32
    3ac  070013d6ff0a2200b4621a39  v_fma_f32 v7, 0x391a62b4, v5, s8                     ; mulacc float32
    3b8  070013d6070bfe03ce9c1d3c  v_fma_f32 v7, v7, v5, 0x3c1d9cce                     ; mulacc float32
    3c4  070013d6070bfe036758633d  v_fma_f32 v7, v7, v5, 0x3d635867                     ; mulacc float32
    3d0  070013d6070bfe03f0fd753e  v_fma_f32 v7, v7, v5, 0x3e75fdf0                     ; mulacc float32
    3dc  070013d6070bfe031872313f  v_fma_f32 v7, v7, v5, 0x3f317218                     ; mulacc float32
    3e8  050013d6070bca03          v_fma_f32 v5, v7, v5, 1.0                            ; mulacc float32
    3f0  960c0e30                  v_lshlrev_b32_e32 v7, 22, v6                         ; shl uint32
    3f4  ff0e0e360000807f          v_and_b32_e32 v7, 0x7f800000, v7                     ; and uint32
    3fc  050fe2c8970c0605          v_dual_mul_f32 v5, v5, v7 :: v_dual_lshlrev_b32 v6, 23, v6; mul float32
    404  060f0c4c                  v_sub_nc_u32_e32 v6, v6, v7                          ; sub uint32
    408  050d0a10                  v_mul_f32_e32 v5, v5, v6                             ; mul float32
    40c  050001d505010100          v_cndmask_b32_e64 v5, v5, 0, s0                      ; where float32
    414  0d0b0c06                  v_add_f32_e32 v6, v13, v5                            ; add float32
    418  0c0d0c06                  v_add_f32_e32 v6, v12, v6                            ; add float32
    41c  fa020e7e066101ff          v_mov_b32_dpp v7, v6 row_xmask:1 row_mask:0xf bank_mask:0xf; group_reduce float32
    424  060f0c06                  v_add_f32_e32 v6, v6, v7
    428  fa020e7e066201ff          v_mov_b32_dpp v7, v6 row_xmask:2 row_mask:0xf bank_mask:0xf
    430  060f0c06                  v_add_f32_e32 v6, v6, v7
    434  fa020e7e066401ff          v_mov_b32_dpp v7, v6 row_xmask:4 row_mask:0xf bank_mask:0xf
    43c  060f0c06                  v_add_f32_e32 v6, v6, v7
    440  fa020e7e066801ff          v_mov_b32_dpp v7, v6 row_xmask:8 row_mask:0xf bank_mask:0xf
    448  060f0c06                  v_add_f32_e32 v6, v6, v7
    44c  07005cd6060d1c00          v_permlanex16_b32 v7, v6, s6, s7
    454  060f0c06                  v_add_f32_e32 v6, v6, v7
    458  0700fcd6060d2a04          v_div_scale_f32 v7, s0, v6, v6, v10                  ; fdiv float32
    460  0755107e                  v_rcp_f32_e32 v8, v7
    464  ff0f88bf                  s_waitcnt_depctr 0xfff
    468  090013d60711ca23          v_fma_f32 v9, -v7, v8, 1.0                           ; fdiv float32
    470  ff0f88bf                  s_waitcnt_depctr 0xfff
    474  09111056                  v_fmac_f32_e32 v8, v9, v8                            ; fdiv float32
    478  096afcd60a0d2a04          v_div_scale_f32 v9, vcc_lo, v10, v6, v10
    480  ff0f88bf                  s_waitcnt_depctr 0xfff
    484  09111810                  v_mul_f32_e32 v12, v9, v8                            ; fdiv float32
    488  0e0013d607192624          v_fma_f32 v14, -v7, v12, v9
    490  ff0f88bf                  s_waitcnt_depctr 0xfff
    494  0e111856                  v_fmac_f32_e32 v12, v14, v8                          ; fdiv float32
    498  070013d607192624          v_fma_f32 v7, -v7, v12, v9
    4a0  070037d607113204          v_div_fmas_f32 v7, v7, v8, v12
    4a8  070027d6070d2a04          v_div_fixup_f32 v7, v7, v6, v10
    4b0  0800fcd6060d3604          v_div_scale_f32 v8, s0, v6, v6, v13                  ; fdiv float32
    4b8  0855127e                  v_rcp_f32_e32 v9, v8
    4bc  ff0f88bf                  s_waitcnt_depctr 0xfff
    4c0  0a0013d60813ca23          v_fma_f32 v10, -v8, v9, 1.0                          ; fdiv float32
    4c8  ff0f88bf                  s_waitcnt_depctr 0xfff
    4cc  0a131256                  v_fmac_f32_e32 v9, v10, v9                           ; fdiv float32
    4d0  0a6afcd60d0d3604          v_div_scale_f32 v10, vcc_lo, v13, v6, v13
    4d8  ff0f88bf                  s_waitcnt_depctr 0xfff
    4dc  0a13d0c80701000c          v_dual_mul_f32 v12, v10, v9 :: v_dual_mov_b32 v1, v7 ; fdiv float32
    4e4  0e0013d608192a24          v_fma_f32 v14, -v8, v12, v10
    4ec  ff0f88bf                  s_waitcnt_depctr 0xfff
    4f0  0e131856                  v_fmac_f32_e32 v12, v14, v9                          ; fdiv float32
    4f4  080013d608192a24          v_fma_f32 v8, -v8, v12, v10
    4fc  080037d608133204          v_div_fmas_f32 v8, v8, v9, v12
    504  080027d6080d3604          v_div_fixup_f32 v8, v8, v6, v13
    50c  0900fcd6060d2e04          v_div_scale_f32 v9, s0, v6, v6, v11                  ; fdiv float32
    514  0955147e                  v_rcp_f32_e32 v10, v9
    518  ff0f88bf                  s_waitcnt_depctr 0xfff
    51c  0c0013d60915ca23          v_fma_f32 v12, -v9, v10, 1.0                         ; fdiv float32
    524  ff0f88bf                  s_waitcnt_depctr 0xfff
    528  0c151456                  v_fmac_f32_e32 v10, v12, v10                         ; fdiv float32
    52c  0c6afcd60b0d2e04          v_div_scale_f32 v12, vcc_lo, v11, v6, v11
    534  ff0f88bf                  s_waitcnt_depctr 0xfff
    538  0c151a10                  v_mul_f32_e32 v13, v12, v10                          ; fdiv float32
    53c  0e0013d6091b3224          v_fma_f32 v14, -v9, v13, v12
    544  ff0f88bf                  s_waitcnt_depctr 0xfff
    548  0e1510c80801020d          v_dual_fmac_f32 v13, v14, v10 :: v_dual_mov_b32 v2, v8; fdiv float32
    550  090013d6091b3224          v_fma_f32 v9, -v9, v13, v12
    558  090037d609153604          v_div_fmas_f32 v9, v9, v10, v13
    560  090027d6090d2e04          v_div_fixup_f32 v9, v9, v6, v11
    568  0a00fcd6060d1604          v_div_scale_f32 v10, s0, v6, v6, v5                  ; fdiv float32
    570  0a55167e                  v_rcp_f32_e32 v11, v10
    574  ff0f88bf                  s_waitcnt_depctr 0xfff
    578  0c0013d60a17ca23          v_fma_f32 v12, -v10, v11, 1.0                        ; fdiv float32
    580  ff0f88bf                  s_waitcnt_depctr 0xfff
    584  0c171656                  v_fmac_f32_e32 v11, v12, v11                         ; fdiv float32
    588  0c6afcd6050d1604          v_div_scale_f32 v12, vcc_lo, v5, v6, v5
    590  ff0f88bf                  s_waitcnt_depctr 0xfff
    594  0c171a10                  v_mul_f32_e32 v13, v12, v11                          ; fdiv float32
    598  0e0013d60a1b3224          v_fma_f32 v14, -v10, v13, v12
    5a0  ff0f88bf                  s_waitcnt_depctr 0xfff
    5a4  0e171a56                  v_fmac_f32_e32 v13, v14, v11                         ; fdiv float32
    5a8  0a0013d60a1b3224          v_fma_f32 v10, -v10, v13, v12
    5b0  0a0037d60a173604          v_div_fmas_f32 v10, v10, v11, v13
    5b8  050027d60a0d1604          v_div_fixup_f32 v5, v10, v6, v5
    5c0  0903067e                  v_mov_b32_e32 v3, v9                                 ; vectorize float32x4
    5c4  0503087e                  v_mov_b32_e32 v4, v5
    5c8  0d890084                  s_lshl_b32 s0, s13, 9                                ; store void
    5cc  0a000280                  s_add_u32 s2, s10, s0
    5d0  0b800382                  s_addc_u32 s3, s11, 0
    5d4  000076dc00010200          global_store_b128 v0, v[1:4], s[2:3]
    5dc  0000b0bf                  s_endpgm                                             ; sink void
