softmax:
      0  ff0082be10325476          s_mov_b32 s2, 0x76543210
      8  ff0083be98badcfe          s_mov_b32 s3, 0xfedcba98
     10  ff0084bec431af3a          s_mov_b32 s4, 0x3aaf31c4
     18  800104f4000000f8          s_load_b64 s[6:7], s[0:1], 0x0
     20  000004f4080000f8          s_load_b64 s[0:1], s[0:1], 0x8                       ; define_global ptr<float32, global, 2048>
     28  0d890584                  s_lshl_b32 s5, s13, 9                                ; load float32x4
     2c  07fc89bf                  s_waitcnt 0xfc07
     30  00050880                  s_add_u32 s8, s0, s5                                 ; load float32x4
     34  01800982                  s_addc_u32 s9, s1, 0
     38  84000030                  v_lshlrev_b32_e32 v0, 4, v0
     3c  00005edc00000801          global_load_b128 v[1:4], v0, s[8:9]
     44  f70389bf                  s_waitcnt 0x3f7
     48  01070a20                  v_max_f32_e32 v5, v1, v3                             ; max float32
     4c  000018d401070200          v_cmp_u_f32_e64 s0, v1, v3
     54  050001d505ff01000000c07f  v_cndmask_b32_e64 v5, v5, 0x7fc00000, s0
     60  02090c20                  v_max_f32_e32 v6, v2, v4                             ; max float32
     64  000018d402090200          v_cmp_u_f32_e64 s0, v2, v4
     6c  060001d506ff01000000c07f  v_cndmask_b32_e64 v6, v6, 0x7fc00000, s0
     78  050d0e20                  v_max_f32_e32 v7, v5, v6                             ; max float32
     7c  000018d4050d0200          v_cmp_u_f32_e64 s0, v5, v6
     84  050001d507ff01000000c07f  v_cndmask_b32_e64 v5, v7, 0x7fc00000, s0
     90  fa020c7e056101ff          v_mov_b32_dpp v6, v5 row_xmask:1 row_mask:0xf bank_mask:0xf; group_reduce float32
     98  050d0e20                  v_max_f32_e32 v7, v5, v6
     9c  000018d4050d0200          v_cmp_u_f32_e64 s0, v5, v6
     a4  050001d507ff01000000c07f  v_cndmask_b32_e64 v5, v7, 0x7fc00000, s0
     b0  fa020c7e056201ff          v_mov_b32_dpp v6, v5 row_xmask:2 row_mask:0xf bank_mask:0xf
     b8  050d0e20                  v_max_f32_e32 v7, v5, v6
     bc  000018d4050d0200          v_cmp_u_f32_e64 s0, v5, v6
     c4  050001d507ff01000000c07f  v_cndmask_b32_e64 v5, v7, 0x7fc00000, s0
     d0  fa020c7e056401ff          v_mov_b32_dpp v6, v5 row_xmask:4 row_mask:0xf bank_mask:0xf
     d8  050d0e20                  v_max_f32_e32 v7, v5, v6
     dc  000018d4050d0200          v_cmp_u_f32_e64 s0, v5, v6
     e4  050001d507ff01000000c07f  v_cndmask_b32_e64 v5, v7, 0x7fc00000, s0
     f0  fa020c7e056801ff          v_mov_b32_dpp v6, v5 row_xmask:8 row_mask:0xf bank_mask:0xf
     f8  050d0e20                  v_max_f32_e32 v7, v5, v6
     fc  000018d4050d0200          v_cmp_u_f32_e64 s0, v5, v6
    104  050001d507ff01000000c07f  v_cndmask_b32_e64 v5, v7, 0x7fc00000, s0
    110  06005cd605050c00          v_permlanex16_b32 v6, v5, s2, s3
    118  050d0e20                  v_max_f32_e32 v7, v5, v6
    11c  000018d4050d0200          v_cmp_u_f32_e64 s0, v5, v6
    124  050001d507ff01000000c07f  v_cndmask_b32_e64 v5, v7, 0x7fc00000, s0
    130  010b0c08                  v_sub_f32_e32 v6, v1, v5                             ; sub float32
    134  ff0c0c103baab83f          v_mul_f32_e32 v6, 0x3fb8aa3b, v6                     ; mul float32
    13c  000011d406ff0100000017c3  v_cmp_lt_f32_e64 s0, v6, 0xc3170000                  ; cmplt bool
    148  060001d506ff0100000017c3  v_cndmask_b32_e64 v6, v6, 0xc3170000, s0             ; where float32
    154  000011d4ff0c020000000043  v_cmp_lt_f32_e64 s0, 0x43000000, v6                  ; cmplt bool
    160  060001d506ff010000000043  v_cndmask_b32_e64 v6, v6, 0x43000000, s0             ; where float32
    16c  ff0c0e06fe00404b          v_add_f32_e32 v7, 0x4b4000fe, v6                     ; add float32
    174  080004d507ff0100fe00404b  v_sub_f32_e64 v8, v7, 0x4b4000fe                     ; sub float32
    180  06110c08                  v_sub_f32_e32 v6, v6, v8                             ; sub float32
    184  080013d6ff0c1200b4621a39  v_fma_f32 v8, 0x391a62b4, v6, s4                     ; mulacc float32
    190  080013d6080dfe03ce9c1d3c  v_fma_f32 v8, v8, v6, 0x3c1d9cce                     ; mulacc float32
    19c  080013d6080dfe036758633d  v_fma_f32 v8, v8, v6, 0x3d635867                     ; mulacc float32
    1a8  080013d6080dfe03f0fd753e  v_fma_f32 v8, v8, v6, 0x3e75fdf0                     ; mulacc float32
    1b4  080013d6080dfe031872313f  v_fma_f32 v8, v8, v6, 0x3f317218                     ; mulacc float32
    1c0  060013d6080dca03          v_fma_f32 v6, v8, v6, 1.0                            ; mulacc float32
    1c8  810e1032                  v_lshrrev_b32_e32 v8, 1, v7                          ; shr uint32
    1cc  97101230                  v_lshlrev_b32_e32 v9, 23, v8                         ; shl uint32
    1d0  06130c10                  v_mul_f32_e32 v6, v6, v9                             ; mul float32
    1d4  07110e4c                  v_sub_nc_u32_e32 v7, v7, v8                          ; sub uint32
    1d8  970e0e30                  v_lshlrev_b32_e32 v7, 23, v7                         ; shl uint32
    1dc  060f0c10                  v_mul_f32_e32 v6, v6, v7                             ; mul float32
    1e0  030b0e08                  v_sub_f32_e32 v7, v3, v5                             ; sub float32
    1e4  ff0e0e103baab83f          v_mul_f32_e32 v7, 0x3fb8aa3b, v7                     ; mul float32
    1ec  000011d407ff0100000017c3  v_cmp_lt_f32_e64 s0, v7, 0xc3170000                  ; cmplt bool
    1f8  070001d507ff0100000017c3  v_cndmask_b32_e64 v7, v7, 0xc3170000, s0             ; where float32
    204  000011d4ff0e020000000043  v_cmp_lt_f32_e64 s0, 0x43000000, v7                  ; cmplt bool
    210  070001d507ff010000000043  v_cndmask_b32_e64 v7, v7, 0x43000000, s0             ; where float32
    21c  ff0e1006fe00404b          v_add_f32_e32 v8, 0x4b4000fe, v7                     ; add float32
    224  090004d508ff0100fe00404b  v_sub_f32_e64 v9, v8, 0x4b4000fe                     ; sub float32
    230  07130e08                  v_sub_f32_e32 v7, v7, v9                             ; sub float32
    234  090013d6ff0e1200b4621a39  v_fma_f32 v9, 0x391a62b4, v7, s4                     ; mulacc float32
    240  090013d6090ffe03ce9c1d3c  v_fma_f32 v9, v9, v7, 0x3c1d9cce                     ; mulacc float32
    24c  090013d6090ffe036758633d  v_fma_f32 v9, v9, v7, 0x3d635867                     ; mulacc float32
    258  090013d6090ffe03f0fd753e  v_fma_f32 v9, v9, v7, 0x3e75fdf0                     ; mulacc float32
    264  090013d6090ffe031872313f  v_fma_f32 v9, v9, v7, 0x3f317218                     ; mulacc float32
    270  070013d6090fca03          v_fma_f32 v7, v9, v7, 1.0                            ; mulacc float32
    278  81101232                  v_lshrrev_b32_e32 v9, 1, v8                          ; shr uint32
    27c  97121430                  v_lshlrev_b32_e32 v10, 23, v9                        ; shl uint32
    280  07150e10                  v_mul_f32_e32 v7, v7, v10                            ; mul float32
    284  0813104c                  v_sub_nc_u32_e32 v8, v8, v9                          ; sub uint32
    288  97101030                  v_lshlrev_b32_e32 v8, 23, v8                         ; shl uint32
    28c  07110e10                  v_mul_f32_e32 v7, v7, v8                             ; mul float32
    290  060f1006                  v_add_f32_e32 v8, v6, v7                             ; add float32
    294  020b1208                  v_sub_f32_e32 v9, v2, v5                             ; sub float32
    298  ff1212103baab83f          v_mul_f32_e32 v9, 0x3fb8aa3b, v9                     ; mul float32
    2a0  000011d409ff0100000017c3  v_cmp_lt_f32_e64 s0, v9, 0xc3170000                  ; cmplt bool
    2ac  090001d509ff0100000017c3  v_cndmask_b32_e64 v9, v9, 0xc3170000, s0             ; where float32
    2b8  000011d4ff12020000000043  v_cmp_lt_f32_e64 s0, 0x43000000, v9                  ; cmplt bool
    2c4  090001d509ff010000000043  v_cndmask_b32_e64 v9, v9, 0x43000000, s0             ; where float32
    2d0  ff121406fe00404b          v_add_f32_e32 v10, 0x4b4000fe, v9                    ; add float32
    2d8  0b0004d50aff0100fe00404b  v_sub_f32_e64 v11, v10, 0x4b4000fe                   ; sub float32
    2e4  09171208                  v_sub_f32_e32 v9, v9, v11                            ; sub float32
    2e8  0b0013d6ff121200b4621a39  v_fma_f32 v11, 0x391a62b4, v9, s4                    ; mulacc float32
    2f4  0b0013d60b13fe03ce9c1d3c  v_fma_f32 v11, v11, v9, 0x3c1d9cce                   ; mulacc float32
    300  0b0013d60b13fe036758633d  v_fma_f32 v11, v11, v9, 0x3d635867                   ; mulacc float32
    30c  0b0013d60b13fe03f0fd753e  v_fma_f32 v11, v11, v9, 0x3e75fdf0                   ; mulacc float32
    318  0b0013d60b13fe031872313f  v_fma_f32 v11, v11, v9, 0x3f317218                   ; mulacc float32
    324  090013d60b13ca03          v_fma_f32 v9, v11, v9, 1.0                           ; mulacc float32
    32c  81141632                  v_lshrrev_b32_e32 v11, 1, v10                        ; shr uint32
    330  97161830                  v_lshlrev_b32_e32 v12, 23, v11                       ; shl uint32
    334  09191210                  v_mul_f32_e32 v9, v9, v12                            ; mul float32
    338  0a17144c                  v_sub_nc_u32_e32 v10, v10, v11                       ; sub uint32
    33c  97141430                  v_lshlrev_b32_e32 v10, 23, v10                       ; shl uint32
    340  09151210                  v_mul_f32_e32 v9, v9, v10                            ; mul float32
    344  040b0208                  v_sub_f32_e32 v1, v4, v5                             ; sub float32
    348  ff0202103baab83f          v_mul_f32_e32 v1, 0x3fb8aa3b, v1                     ; mul float32
    350  000011d401ff0100000017c3  v_cmp_lt_f32_e64 s0, v1, 0xc3170000                  ; cmplt bool
    35c  010001d501ff0100000017c3  v_cndmask_b32_e64 v1, v1, 0xc3170000, s0             ; where float32
    368  000011d4ff02020000000043  v_cmp_lt_f32_e64 s0, 0x43000000, v1                  ; cmplt bool
    374  010001d501ff010000000043  v_cndmask_b32_e64 v1, v1, 0x43000000, s0             ; where float32
    380  ff020406fe00404b          v_add_f32_e32 v2, 0x4b4000fe, v1                     ; add float32
    388  030004d502ff0100fe00404b  v_sub_f32_e64 v3, v2, 0x4b4000fe                     ; sub float32
    394  01070208                  v_sub_f32_e32 v1, v1, v3                             ; sub float32
    398  030013d6ff021200b4621a39  v_fma_f32 v3, 0x391a62b4, v1, s4                     ; mulacc float32
    3a4  030013d60303fe03ce9c1d3c  v_fma_f32 v3, v3, v1, 0x3c1d9cce                     ; mulacc float32
    3b0  030013d60303fe036758633d  v_fma_f32 v3, v3, v1, 0x3d635867                     ; mulacc float32
    3bc  030013d60303fe03f0fd753e  v_fma_f32 v3, v3, v1, 0x3e75fdf0                     ; mulacc float32
    3c8  030013d60303fe031872313f  v_fma_f32 v3, v3, v1, 0x3f317218                     ; mulacc float32
    3d4  010013d60303ca03          v_fma_f32 v1, v3, v1, 1.0                            ; mulacc float32
    3dc  81040632                  v_lshrrev_b32_e32 v3, 1, v2                          ; shr uint32
    3e0  97060830                  v_lshlrev_b32_e32 v4, 23, v3                         ; shl uint32
    3e4  01090210                  v_mul_f32_e32 v1, v1, v4                             ; mul float32
    3e8  0207044c                  v_sub_nc_u32_e32 v2, v2, v3                          ; sub uint32
    3ec  97040430                  v_lshlrev_b32_e32 v2, 23, v2                         ; shl uint32
    3f0  01050210                  v_mul_f32_e32 v1, v1, v2                             ; mul float32
    3f4  09030406                  v_add_f32_e32 v2, v9, v1                             ; add float32
    3f8  08050406                  v_add_f32_e32 v2, v8, v2                             ; add float32
    3fc  fa02067e026101ff          v_mov_b32_dpp v3, v2 row_xmask:1 row_mask:0xf bank_mask:0xf; group_reduce float32
    404  02070406                  v_add_f32_e32 v2, v2, v3
    408  fa02067e026201ff          v_mov_b32_dpp v3, v2 row_xmask:2 row_mask:0xf bank_mask:0xf
    410  02070406                  v_add_f32_e32 v2, v2, v3
    414  fa02067e026401ff          v_mov_b32_dpp v3, v2 row_xmask:4 row_mask:0xf bank_mask:0xf
    41c  02070406                  v_add_f32_e32 v2, v2, v3
    420  fa02067e026801ff          v_mov_b32_dpp v3, v2 row_xmask:8 row_mask:0xf bank_mask:0xf
    428  02070406                  v_add_f32_e32 v2, v2, v3
    42c  03005cd602050c00          v_permlanex16_b32 v3, v2, s2, s3
    434  02070406                  v_add_f32_e32 v2, v2, v3
    438  0300fcd602051a04          v_div_scale_f32 v3, s0, v2, v2, v6                   ; fdiv float32
    440  0355087e                  v_rcp_f32_e32 v4, v3
    444  ff0f88bf                  s_waitcnt_depctr 0xfff
    448  050013d60309ca23          v_fma_f32 v5, -v3, v4, 1.0                           ; fdiv float32
    450  ff0f88bf                  s_waitcnt_depctr 0xfff
    454  040013d605091204          v_fma_f32 v4, v5, v4, v4                             ; fdiv float32
    45c  056afcd606051a04          v_div_scale_f32 v5, vcc_lo, v6, v2, v6
    464  ff0f88bf                  s_waitcnt_depctr 0xfff
    468  05091010                  v_mul_f32_e32 v8, v5, v4                             ; fdiv float32
    46c  0a0013d603111624          v_fma_f32 v10, -v3, v8, v5
    474  ff0f88bf                  s_waitcnt_depctr 0xfff
    478  080013d60a092204          v_fma_f32 v8, v10, v4, v8                            ; fdiv float32
    480  030013d603111624          v_fma_f32 v3, -v3, v8, v5
    488  030037d603092204          v_div_fmas_f32 v3, v3, v4, v8
    490  030027d603051a04          v_div_fixup_f32 v3, v3, v2, v6
    498  0400fcd602052604          v_div_scale_f32 v4, s0, v2, v2, v9                   ; fdiv float32
    4a0  04550a7e                  v_rcp_f32_e32 v5, v4
    4a4  ff0f88bf                  s_waitcnt_depctr 0xfff
    4a8  060013d6040bca23          v_fma_f32 v6, -v4, v5, 1.0                           ; fdiv float32
    4b0  ff0f88bf                  s_waitcnt_depctr 0xfff
    4b4  050013d6060b1604          v_fma_f32 v5, v6, v5, v5                             ; fdiv float32
    4bc  066afcd609052604          v_div_scale_f32 v6, vcc_lo, v9, v2, v9
    4c4  ff0f88bf                  s_waitcnt_depctr 0xfff
    4c8  060b1010                  v_mul_f32_e32 v8, v6, v5                             ; fdiv float32
    4cc  0a0013d604111a24          v_fma_f32 v10, -v4, v8, v6
    4d4  ff0f88bf                  s_waitcnt_depctr 0xfff
    4d8  080013d60a0b2204          v_fma_f32 v8, v10, v5, v8                            ; fdiv float32
    4e0  040013d604111a24          v_fma_f32 v4, -v4, v8, v6
    4e8  040037d6040b2204          v_div_fmas_f32 v4, v4, v5, v8
    4f0  040027d604052604          v_div_fixup_f32 v4, v4, v2, v9
    4f8  0500fcd602051e04          v_div_scale_f32 v5, s0, v2, v2, v7                   ; fdiv float32
    500  05550c7e                  v_rcp_f32_e32 v6, v5
    504  ff0f88bf                  s_waitcnt_depctr 0xfff
    508  080013d6050dca23          v_fma_f32 v8, -v5, v6, 1.0                           ; fdiv float32
    510  ff0f88bf                  s_waitcnt_depctr 0xfff
    514  060013d6080d1a04          v_fma_f32 v6, v8, v6, v6                             ; fdiv float32
    51c  086afcd607051e04          v_div_scale_f32 v8, vcc_lo, v7, v2, v7
    524  ff0f88bf                  s_waitcnt_depctr 0xfff
    528  080d1210                  v_mul_f32_e32 v9, v8, v6                             ; fdiv float32
    52c  0a0013d605132224          v_fma_f32 v10, -v5, v9, v8
    534  ff0f88bf                  s_waitcnt_depctr 0xfff
    538  090013d60a0d2604          v_fma_f32 v9, v10, v6, v9                            ; fdiv float32
    540  050013d605132224          v_fma_f32 v5, -v5, v9, v8
    548  050037d6050d2604          v_div_fmas_f32 v5, v5, v6, v9
    550  050027d605051e04          v_div_fixup_f32 v5, v5, v2, v7
    558  0600fcd602050604          v_div_scale_f32 v6, s0, v2, v2, v1                   ; fdiv float32
    560  06550e7e                  v_rcp_f32_e32 v7, v6
    564  ff0f88bf                  s_waitcnt_depctr 0xfff
    568  080013d6060fca23          v_fma_f32 v8, -v6, v7, 1.0                           ; fdiv float32
    570  ff0f88bf                  s_waitcnt_depctr 0xfff
    574  070013d6080f1e04          v_fma_f32 v7, v8, v7, v7                             ; fdiv float32
    57c  086afcd601050604          v_div_scale_f32 v8, vcc_lo, v1, v2, v1
    584  ff0f88bf                  s_waitcnt_depctr 0xfff
    588  080f1210                  v_mul_f32_e32 v9, v8, v7                             ; fdiv float32
    58c  0a0013d606132224          v_fma_f32 v10, -v6, v9, v8
    594  ff0f88bf                  s_waitcnt_depctr 0xfff
    598  090013d60a0f2604          v_fma_f32 v9, v10, v7, v9                            ; fdiv float32
    5a0  060013d606132224          v_fma_f32 v6, -v6, v9, v8
    5a8  060037d6060f2604          v_div_fmas_f32 v6, v6, v7, v9
    5b0  010027d606050604          v_div_fixup_f32 v1, v6, v2, v1
    5b8  03030c7e                  v_mov_b32_e32 v6, v3                                 ; vectorize float32x4
    5bc  04030e7e                  v_mov_b32_e32 v7, v4
    5c0  0503107e                  v_mov_b32_e32 v8, v5
    5c4  0103127e                  v_mov_b32_e32 v9, v1
    5c8  0d890084                  s_lshl_b32 s0, s13, 9                                ; store void
    5cc  06000280                  s_add_u32 s2, s6, s0
    5d0  07800382                  s_addc_u32 s3, s7, 0
    5d4  000076dc00060200          global_store_b128 v0, v[6:9], s[2:3]
    5dc  0000b0bf                  s_endpgm                                             ; sink void
