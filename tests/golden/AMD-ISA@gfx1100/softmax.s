softmax:
      0  ff0086be10325476          s_mov_b32 s6, 0x76543210
      8  ff0087be98badcfe          s_mov_b32 s7, 0xfedcba98
     10  ff0088bec4312f2f          s_mov_b32 s8, 0x2f2f31c4
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
    148  0a0001d50aff0100000016c3  v_cndmask_b32_e64 v10, v10, 0xc3160000, s0           ; where float32
    154  000011d480140200          v_cmp_lt_f32_e64 s0, 0, v10                          ; cmplt bool
    15c  0a0001d50a010100          v_cndmask_b32_e64 v10, v10, 0, s0                    ; where float32
    164  ff1416069600404b          v_add_f32_e32 v11, 0x4b400096, v10                   ; add float32
    16c  0c0004d50bff01009600404b  v_sub_f32_e64 v12, v11, 0x4b400096                   ; sub float32
    178  0a1962c997160a0a          v_dual_sub_f32 v10, v10, v12 :: v_dual_lshlrev_b32 v11, 23, v11; sub float32
    180  0c0013d6ff142200b4629a2d  v_fma_f32 v12, 0x2d9a62b4, v10, s8                   ; mulacc float32
    18c  0c0013d60c15fe03ce9c9d30  v_fma_f32 v12, v12, v10, 0x309d9cce                  ; mulacc float32
    198  0c0013d60c15fe036758e331  v_fma_f32 v12, v12, v10, 0x31e35867                  ; mulacc float32
    1a4  0c0013d60c15fe03f0fdf532  v_fma_f32 v12, v12, v10, 0x32f5fdf0                  ; mulacc float32
    1b0  0c0013d60c15fe031872b133  v_fma_f32 v12, v12, v10, 0x33b17218                  ; mulacc float32
    1bc  0a0013d60c15fe0300000034  v_fma_f32 v10, v12, v10, 0x34000000                  ; mulacc float32
    1c8  0a17cac807130a0a          v_dual_mul_f32 v10, v10, v11 :: v_dual_sub_f32 v11, v7, v9; mul float32
    1d0  ff1616103baab83f          v_mul_f32_e32 v11, 0x3fb8aa3b, v11                   ; mul float32
    1d8  000011d40bff0100000016c3  v_cmp_lt_f32_e64 s0, v11, 0xc3160000                 ; cmplt bool
    1e4  0b0001d50bff0100000016c3  v_cndmask_b32_e64 v11, v11, 0xc3160000, s0           ; where float32
    1f0  000011d480160200          v_cmp_lt_f32_e64 s0, 0, v11                          ; cmplt bool
    1f8  0b0001d50b010100          v_cndmask_b32_e64 v11, v11, 0, s0                    ; where float32
    200  ff160ac90813040c9600404b  v_dual_add_f32 v12, 0x4b400096, v11 :: v_dual_sub_f32 v5, v8, v9; add float32
    20c  0d0004d50cff01009600404b  v_sub_f32_e64 v13, v12, 0x4b400096                   ; sub float32
    218  0b1b62c997180c0b          v_dual_sub_f32 v11, v11, v13 :: v_dual_lshlrev_b32 v12, 23, v12; sub float32
    220  0d0013d6ff162200b4629a2d  v_fma_f32 v13, 0x2d9a62b4, v11, s8                   ; mulacc float32
    22c  0d0013d60d17fe03ce9c9d30  v_fma_f32 v13, v13, v11, 0x309d9cce                  ; mulacc float32
    238  0d0013d60d17fe036758e331  v_fma_f32 v13, v13, v11, 0x31e35867                  ; mulacc float32
    244  0d0013d60d17fe03f0fdf532  v_fma_f32 v13, v13, v11, 0x32f5fdf0                  ; mulacc float32
    250  0d0013d60d17fe031872b133  v_fma_f32 v13, v13, v11, 0x33b17218                  ; mulacc float32
    25c  0b0013d60d17fe0300000034  v_fma_f32 v11, v13, v11, 0x34000000                  ; mulacc float32
    268  0b191610                  v_mul_f32_e32 v11, v11, v12                          ; mul float32
    26c  0a1706c9ff0a040c3baab83f  v_dual_add_f32 v12, v10, v11 :: v_dual_mul_f32 v5, 0x3fb8aa3b, v5; add float32
    278  06131a08                  v_sub_f32_e32 v13, v6, v9                            ; sub float32
    27c  ff1a1a103baab83f          v_mul_f32_e32 v13, 0x3fb8aa3b, v13                   ; mul float32
    284  000011d40dff0100000016c3  v_cmp_lt_f32_e64 s0, v13, 0xc3160000                 ; cmplt bool
    290  0d0001d50dff0100000016c3  v_cndmask_b32_e64 v13, v13, 0xc3160000, s0           ; where float32
    29c  000011d4801a0200          v_cmp_lt_f32_e64 s0, 0, v13                          ; cmplt bool
    2a4  0d0001d50d010100          v_cndmask_b32_e64 v13, v13, 0, s0                    ; where float32
    2ac  ff1a1c069600404b          v_add_f32_e32 v14, 0x4b400096, v13                   ; add float32
    2b4  0f0004d50eff01009600404b  v_sub_f32_e64 v15, v14, 0x4b400096                   ; sub float32
    2c0  0d1f62c9971c0e0d          v_dual_sub_f32 v13, v13, v15 :: v_dual_lshlrev_b32 v14, 23, v14; sub float32
    2c8  0f0013d6ff1a2200b4629a2d  v_fma_f32 v15, 0x2d9a62b4, v13, s8                   ; mulacc float32
    2d4  0f0013d60f1bfe03ce9c9d30  v_fma_f32 v15, v15, v13, 0x309d9cce                  ; mulacc float32
    2e0  0f0013d60f1bfe036758e331  v_fma_f32 v15, v15, v13, 0x31e35867                  ; mulacc float32
    2ec  0f0013d60f1bfe03f0fdf532  v_fma_f32 v15, v15, v13, 0x32f5fdf0                  ; mulacc float32
    2f8  0f0013d60f1bfe031872b133  v_fma_f32 v15, v15, v13, 0x33b17218                  ; mulacc float32
    304  0d0013d60f1bfe0300000034  v_fma_f32 v13, v15, v13, 0x34000000                  ; mulacc float32
    310  0d1d1a10                  v_mul_f32_e32 v13, v13, v14                          ; mul float32
    314  000011d405ff0100000016c3  v_cmp_lt_f32_e64 s0, v5, 0xc3160000                  ; cmplt bool
    320  050001d505ff0100000016c3  v_cndmask_b32_e64 v5, v5, 0xc3160000, s0             ; where float32
    32c  000011d4800a0200          v_cmp_lt_f32_e64 s0, 0, v5                           ; cmplt bool
    334  050001d505010100          v_cndmask_b32_e64 v5, v5, 0, s0                      ; where float32
    33c  ff0a0c069600404b          v_add_f32_e32 v6, 0x4b400096, v5                     ; add float32
    344  070004d506ff01009600404b  v_sub_f32_e64 v7, v6, 0x4b400096                     ; sub float32
    350  050f62c9970c0605          v_dual_sub_f32 v5, v5, v7 :: v_dual_lshlrev_b32 v6, 23, v6; sub float32
    358  070013d6ff0a2200b4629a2d  v_fma_f32 v7, 0x2d9a62b4, v5, s8                     ; mulacc float32
    364  070013d6070bfe03ce9c9d30  v_fma_f32 v7, v7, v5, 0x309d9cce                     ; mulacc float32
    370  070013d6070bfe036758e331  v_fma_f32 v7, v7, v5, 0x31e35867                     ; mulacc float32
    37c  070013d6070bfe03f0fdf532  v_fma_f32 v7, v7, v5, 0x32f5fdf0                     ; mulacc float32
    388  070013d6070bfe031872b133  v_fma_f32 v7, v7, v5, 0x33b17218                     ; mulacc float32
    394  050013d6070bfe0300000034  v_fma_f32 v5, v7, v5, 0x34000000                     ; mulacc float32
    3a0  050d0a10                  v_mul_f32_e32 v5, v5, v6                             ; mul float32
    3a4  0d0b0c06                  v_add_f32_e32 v6, v13, v5                            ; add float32
    3a8  0c0d0c06                  v_add_f32_e32 v6, v12, v6                            ; add float32
    3ac  fa020e7e066101ff          v_mov_b32_dpp v7, v6 row_xmask:1 row_mask:0xf bank_mask:0xf; group_reduce float32
    3b4  060f0c06                  v_add_f32_e32 v6, v6, v7
    3b8  fa020e7e066201ff          v_mov_b32_dpp v7, v6 row_xmask:2 row_mask:0xf bank_mask:0xf
    3c0  060f0c06                  v_add_f32_e32 v6, v6, v7
    3c4  fa020e7e066401ff          v_mov_b32_dpp v7, v6 row_xmask:4 row_mask:0xf bank_mask:0xf
    3cc  060f0c06                  v_add_f32_e32 v6, v6, v7
    3d0  fa020e7e066801ff          v_mov_b32_dpp v7, v6 row_xmask:8 row_mask:0xf bank_mask:0xf
    3d8  060f0c06                  v_add_f32_e32 v6, v6, v7
    3dc  07005cd6060d1c00          v_permlanex16_b32 v7, v6, s6, s7
    3e4  060f0c06                  v_add_f32_e32 v6, v6, v7
    3e8  0700fcd6060d2a04          v_div_scale_f32 v7, s0, v6, v6, v10                  ; fdiv float32
    3f0  0755107e                  v_rcp_f32_e32 v8, v7
    3f4  ff0f88bf                  s_waitcnt_depctr 0xfff
    3f8  090013d60711ca23          v_fma_f32 v9, -v7, v8, 1.0                           ; fdiv float32
    400  ff0f88bf                  s_waitcnt_depctr 0xfff
    404  09111056                  v_fmac_f32_e32 v8, v9, v8                            ; fdiv float32
    408  096afcd60a0d2a04          v_div_scale_f32 v9, vcc_lo, v10, v6, v10
    410  ff0f88bf                  s_waitcnt_depctr 0xfff
    414  09111810                  v_mul_f32_e32 v12, v9, v8                            ; fdiv float32
    418  0e0013d607192624          v_fma_f32 v14, -v7, v12, v9
    420  ff0f88bf                  s_waitcnt_depctr 0xfff
    424  0e111856                  v_fmac_f32_e32 v12, v14, v8                          ; fdiv float32
    428  070013d607192624          v_fma_f32 v7, -v7, v12, v9
    430  070037d607113204          v_div_fmas_f32 v7, v7, v8, v12
    438  070027d6070d2a04          v_div_fixup_f32 v7, v7, v6, v10
    440  0800fcd6060d3604          v_div_scale_f32 v8, s0, v6, v6, v13                  ; fdiv float32
    448  0855127e                  v_rcp_f32_e32 v9, v8
    44c  ff0f88bf                  s_waitcnt_depctr 0xfff
    450  0a0013d60813ca23          v_fma_f32 v10, -v8, v9, 1.0                          ; fdiv float32
    458  ff0f88bf                  s_waitcnt_depctr 0xfff
    45c  0a131256                  v_fmac_f32_e32 v9, v10, v9                           ; fdiv float32
    460  0a6afcd60d0d3604          v_div_scale_f32 v10, vcc_lo, v13, v6, v13
    468  ff0f88bf                  s_waitcnt_depctr 0xfff
    46c  0a13d0c80701000c          v_dual_mul_f32 v12, v10, v9 :: v_dual_mov_b32 v1, v7 ; fdiv float32
    474  0e0013d608192a24          v_fma_f32 v14, -v8, v12, v10
    47c  ff0f88bf                  s_waitcnt_depctr 0xfff
    480  0e131856                  v_fmac_f32_e32 v12, v14, v9                          ; fdiv float32
    484  080013d608192a24          v_fma_f32 v8, -v8, v12, v10
    48c  080037d608133204          v_div_fmas_f32 v8, v8, v9, v12
    494  080027d6080d3604          v_div_fixup_f32 v8, v8, v6, v13
    49c  0900fcd6060d2e04          v_div_scale_f32 v9, s0, v6, v6, v11                  ; fdiv float32
    4a4  0955147e                  v_rcp_f32_e32 v10, v9
    4a8  ff0f88bf                  s_waitcnt_depctr 0xfff
    4ac  0c0013d60915ca23          v_fma_f32 v12, -v9, v10, 1.0                         ; fdiv float32
    4b4  ff0f88bf                  s_waitcnt_depctr 0xfff
    4b8  0c151456                  v_fmac_f32_e32 v10, v12, v10                         ; fdiv float32
    4bc  0c6afcd60b0d2e04          v_div_scale_f32 v12, vcc_lo, v11, v6, v11
    4c4  ff0f88bf                  s_waitcnt_depctr 0xfff
    4c8  0c151a10                  v_mul_f32_e32 v13, v12, v10                          ; fdiv float32
    4cc  0e0013d6091b3224          v_fma_f32 v14, -v9, v13, v12
    4d4  ff0f88bf                  s_waitcnt_depctr 0xfff
    4d8  0e1510c80801020d          v_dual_fmac_f32 v13, v14, v10 :: v_dual_mov_b32 v2, v8; fdiv float32
    4e0  090013d6091b3224          v_fma_f32 v9, -v9, v13, v12
    4e8  090037d609153604          v_div_fmas_f32 v9, v9, v10, v13
    4f0  090027d6090d2e04          v_div_fixup_f32 v9, v9, v6, v11
    4f8  0a00fcd6060d1604          v_div_scale_f32 v10, s0, v6, v6, v5                  ; fdiv float32
    500  0a55167e                  v_rcp_f32_e32 v11, v10
    504  ff0f88bf                  s_waitcnt_depctr 0xfff
    508  0c0013d60a17ca23          v_fma_f32 v12, -v10, v11, 1.0                        ; fdiv float32
    510  ff0f88bf                  s_waitcnt_depctr 0xfff
    514  0c171656                  v_fmac_f32_e32 v11, v12, v11                         ; fdiv float32
    518  0c6afcd6050d1604          v_div_scale_f32 v12, vcc_lo, v5, v6, v5
    520  ff0f88bf                  s_waitcnt_depctr 0xfff
    524  0c171a10                  v_mul_f32_e32 v13, v12, v11                          ; fdiv float32
    528  0e0013d60a1b3224          v_fma_f32 v14, -v10, v13, v12
    530  ff0f88bf                  s_waitcnt_depctr 0xfff
    534  0e171a56                  v_fmac_f32_e32 v13, v14, v11                         ; fdiv float32
    538  0a0013d60a1b3224          v_fma_f32 v10, -v10, v13, v12
    540  0a0037d60a173604          v_div_fmas_f32 v10, v10, v11, v13
    548  050027d60a0d1604          v_div_fixup_f32 v5, v10, v6, v5
    550  0903067e                  v_mov_b32_e32 v3, v9                                 ; vectorize float32x4
    554  0503087e                  v_mov_b32_e32 v4, v5
    558  0d890084                  s_lshl_b32 s0, s13, 9                                ; store void
    55c  0a000280                  s_add_u32 s2, s10, s0
    560  0b800382                  s_addc_u32 s3, s11, 0
    564  000076dc00010200          global_store_b128 v0, v[1:4], s[2:3]
    56c  0000b0bf                  s_endpgm                                             ; sink void
