softmax:
      0  ff0089be10325476          s_mov_b32 s9, 0x76543210
      8  ff0088be98badcfe          s_mov_b32 s8, 0xfedcba98
     10  ff0083bec431af3a          s_mov_b32 s3, 0x3aaf31c4
     18  800104f4000000f8          s_load_b64 s[6:7], s[0:1], 0x0
     20  000104f4080000f8          s_load_b64 s[4:5], s[0:1], 0x8                       ; define_global ptr<float32, global, 2048>
     28  0d890284                  s_lshl_b32 s2, s13, 9                                ; load float32x4
     2c  07fc89bf                  s_waitcnt 0xfc07
     30  04020080                  s_add_u32 s0, s4, s2                                 ; load float32x4
     34  05800182                  s_addc_u32 s1, s5, 0
     38  84001a30                  v_lshlrev_b32_e32 v13, 4, v0
     3c  00005edc0d000004          global_load_b128 v[4:7], v13, s[0:1]
     44  f70389bf                  s_waitcnt 0x3f7
     48  040d0020                  v_max_f32_e32 v0, v4, v6                             ; max float32
     4c  000018d4040d0200          v_cmp_u_f32_e64 s0, v4, v6
     54  020001d500ff01000000c07f  v_cndmask_b32_e64 v2, v0, 0x7fc00000, s0
     60  050f0020                  v_max_f32_e32 v0, v5, v7                             ; max float32
     64  000018d4050f0200          v_cmp_u_f32_e64 s0, v5, v7
     6c  000001d500ff01000000c07f  v_cndmask_b32_e64 v0, v0, 0x7fc00000, s0
     78  02010220                  v_max_f32_e32 v1, v2, v0                             ; max float32
     7c  000018d402010200          v_cmp_u_f32_e64 s0, v2, v0
     84  000001d501ff01000000c07f  v_cndmask_b32_e64 v0, v1, 0x7fc00000, s0
     90  fa02027e006101ff          v_mov_b32_dpp v1, v0 row_xmask:1 row_mask:0xf bank_mask:0xf; group_reduce float32
     98  00030420                  v_max_f32_e32 v2, v0, v1
     9c  000018d400030200          v_cmp_u_f32_e64 s0, v0, v1
     a4  000001d502ff01000000c07f  v_cndmask_b32_e64 v0, v2, 0x7fc00000, s0
     b0  fa02027e006201ff          v_mov_b32_dpp v1, v0 row_xmask:2 row_mask:0xf bank_mask:0xf
     b8  00030420                  v_max_f32_e32 v2, v0, v1
     bc  000018d400030200          v_cmp_u_f32_e64 s0, v0, v1
     c4  000001d502ff01000000c07f  v_cndmask_b32_e64 v0, v2, 0x7fc00000, s0
     d0  fa02027e006401ff          v_mov_b32_dpp v1, v0 row_xmask:4 row_mask:0xf bank_mask:0xf
     d8  00030420                  v_max_f32_e32 v2, v0, v1
     dc  000018d400030200          v_cmp_u_f32_e64 s0, v0, v1
     e4  000001d502ff01000000c07f  v_cndmask_b32_e64 v0, v2, 0x7fc00000, s0
     f0  fa02027e006801ff          v_mov_b32_dpp v1, v0 row_xmask:8 row_mask:0xf bank_mask:0xf
     f8  00030420                  v_max_f32_e32 v2, v0, v1
     fc  000018d400030200          v_cmp_u_f32_e64 s0, v0, v1
    104  000001d502ff01000000c07f  v_cndmask_b32_e64 v0, v2, 0x7fc00000, s0
    110  01005cd600132000          v_permlanex16_b32 v1, v0, s9, s8
    118  00030420                  v_max_f32_e32 v2, v0, v1
    11c  000018d400030200          v_cmp_u_f32_e64 s0, v0, v1
    124  090001d502ff01000000c07f  v_cndmask_b32_e64 v9, v2, 0x7fc00000, s0
    130  04130008                  v_sub_f32_e32 v0, v4, v9                             ; sub float32
    134  ff0000103baab83f          v_mul_f32_e32 v0, 0x3fb8aa3b, v0                     ; mul float32
    13c  000011d400ff0100000017c3  v_cmp_lt_f32_e64 s0, v0, 0xc3170000                  ; cmplt bool
    148  000001d500ff0100000017c3  v_cndmask_b32_e64 v0, v0, 0xc3170000, s0             ; where float32
    154  000011d4ff00020000000043  v_cmp_lt_f32_e64 s0, 0x43000000, v0                  ; cmplt bool
    160  010001d500ff010000000043  v_cndmask_b32_e64 v1, v0, 0x43000000, s0             ; where float32
    16c  ff0206060000404b          v_add_f32_e32 v3, 0x4b400000, v1                     ; add float32
    174  000004d503ff01000000404b  v_sub_f32_e64 v0, v3, 0x4b400000                     ; sub float32
    180  01010008                  v_sub_f32_e32 v0, v1, v0                             ; sub float32
    184  010013d6ff000e00b4621a39  v_fma_f32 v1, 0x391a62b4, v0, s3                     ; mulacc float32
    190  010013d60101fe03ce9c1d3c  v_fma_f32 v1, v1, v0, 0x3c1d9cce                     ; mulacc float32
    19c  010013d60101fe036758633d  v_fma_f32 v1, v1, v0, 0x3d635867                     ; mulacc float32
    1a8  010013d60101fe03f0fd753e  v_fma_f32 v1, v1, v0, 0x3e75fdf0                     ; mulacc float32
    1b4  010013d60101fe031872313f  v_fma_f32 v1, v1, v0, 0x3f317218                     ; mulacc float32
    1c0  020013d60101ca03          v_fma_f32 v2, v1, v0, 1.0                            ; mulacc float32
    1c8  81060232                  v_lshrrev_b32_e32 v1, 1, v3                          ; shr uint32
    1cc  97020030                  v_lshlrev_b32_e32 v0, 23, v1                         ; shl uint32
    1d0  f200004a                  v_add_nc_u32_e32 v0, 1.0, v0                         ; add uint32
    1d4  02010410                  v_mul_f32_e32 v2, v2, v0                             ; mul float32
    1d8  0303004c                  v_sub_nc_u32_e32 v0, v3, v1                          ; sub uint32
    1dc  97000030                  v_lshlrev_b32_e32 v0, 23, v0                         ; shl uint32
    1e0  f200004a                  v_add_nc_u32_e32 v0, 1.0, v0                         ; add uint32
    1e4  02011610                  v_mul_f32_e32 v11, v2, v0                            ; mul float32
    1e8  06130008                  v_sub_f32_e32 v0, v6, v9                             ; sub float32
    1ec  ff0000103baab83f          v_mul_f32_e32 v0, 0x3fb8aa3b, v0                     ; mul float32
    1f4  000011d400ff0100000017c3  v_cmp_lt_f32_e64 s0, v0, 0xc3170000                  ; cmplt bool
    200  000001d500ff0100000017c3  v_cndmask_b32_e64 v0, v0, 0xc3170000, s0             ; where float32
    20c  000011d4ff00020000000043  v_cmp_lt_f32_e64 s0, 0x43000000, v0                  ; cmplt bool
    218  010001d500ff010000000043  v_cndmask_b32_e64 v1, v0, 0x43000000, s0             ; where float32
    224  ff0206060000404b          v_add_f32_e32 v3, 0x4b400000, v1                     ; add float32
    22c  000004d503ff01000000404b  v_sub_f32_e64 v0, v3, 0x4b400000                     ; sub float32
    238  01010008                  v_sub_f32_e32 v0, v1, v0                             ; sub float32
    23c  010013d6ff000e00b4621a39  v_fma_f32 v1, 0x391a62b4, v0, s3                     ; mulacc float32
    248  010013d60101fe03ce9c1d3c  v_fma_f32 v1, v1, v0, 0x3c1d9cce                     ; mulacc float32
    254  010013d60101fe036758633d  v_fma_f32 v1, v1, v0, 0x3d635867                     ; mulacc float32
    260  010013d60101fe03f0fd753e  v_fma_f32 v1, v1, v0, 0x3e75fdf0                     ; mulacc float32
    26c  010013d60101fe031872313f  v_fma_f32 v1, v1, v0, 0x3f317218                     ; mulacc float32
    278  020013d60101ca03          v_fma_f32 v2, v1, v0, 1.0                            ; mulacc float32
    280  81060232                  v_lshrrev_b32_e32 v1, 1, v3                          ; shr uint32
    284  97020030                  v_lshlrev_b32_e32 v0, 23, v1                         ; shl uint32
    288  f200004a                  v_add_nc_u32_e32 v0, 1.0, v0                         ; add uint32
    28c  02010410                  v_mul_f32_e32 v2, v2, v0                             ; mul float32
    290  0303004c                  v_sub_nc_u32_e32 v0, v3, v1                          ; sub uint32
    294  97000030                  v_lshlrev_b32_e32 v0, 23, v0                         ; shl uint32
    298  f200004a                  v_add_nc_u32_e32 v0, 1.0, v0                         ; add uint32
    29c  02011410                  v_mul_f32_e32 v10, v2, v0                            ; mul float32
    2a0  0b151806                  v_add_f32_e32 v12, v11, v10                          ; add float32
    2a4  05130008                  v_sub_f32_e32 v0, v5, v9                             ; sub float32
    2a8  ff0000103baab83f          v_mul_f32_e32 v0, 0x3fb8aa3b, v0                     ; mul float32
    2b0  000011d400ff0100000017c3  v_cmp_lt_f32_e64 s0, v0, 0xc3170000                  ; cmplt bool
    2bc  000001d500ff0100000017c3  v_cndmask_b32_e64 v0, v0, 0xc3170000, s0             ; where float32
    2c8  000011d4ff00020000000043  v_cmp_lt_f32_e64 s0, 0x43000000, v0                  ; cmplt bool
    2d4  010001d500ff010000000043  v_cndmask_b32_e64 v1, v0, 0x43000000, s0             ; where float32
    2e0  ff0206060000404b          v_add_f32_e32 v3, 0x4b400000, v1                     ; add float32
    2e8  000004d503ff01000000404b  v_sub_f32_e64 v0, v3, 0x4b400000                     ; sub float32
    2f4  01010008                  v_sub_f32_e32 v0, v1, v0                             ; sub float32
    2f8  010013d6ff000e00b4621a39  v_fma_f32 v1, 0x391a62b4, v0, s3                     ; mulacc float32
    304  010013d60101fe03ce9c1d3c  v_fma_f32 v1, v1, v0, 0x3c1d9cce                     ; mulacc float32
    310  010013d60101fe036758633d  v_fma_f32 v1, v1, v0, 0x3d635867                     ; mulacc float32
    31c  010013d60101fe03f0fd753e  v_fma_f32 v1, v1, v0, 0x3e75fdf0                     ; mulacc float32
    328  010013d60101fe031872313f  v_fma_f32 v1, v1, v0, 0x3f317218                     ; mulacc float32
    334  020013d60101ca03          v_fma_f32 v2, v1, v0, 1.0                            ; mulacc float32
    33c  81060232                  v_lshrrev_b32_e32 v1, 1, v3                          ; shr uint32
    340  97020030                  v_lshlrev_b32_e32 v0, 23, v1                         ; shl uint32
    344  f200004a                  v_add_nc_u32_e32 v0, 1.0, v0                         ; add uint32
    348  02010410                  v_mul_f32_e32 v2, v2, v0                             ; mul float32
    34c  0303004c                  v_sub_nc_u32_e32 v0, v3, v1                          ; sub uint32
    350  97000030                  v_lshlrev_b32_e32 v0, 23, v0                         ; shl uint32
    354  f200004a                  v_add_nc_u32_e32 v0, 1.0, v0                         ; add uint32
    358  02011010                  v_mul_f32_e32 v8, v2, v0                             ; mul float32
    35c  07130008                  v_sub_f32_e32 v0, v7, v9                             ; sub float32
    360  ff0000103baab83f          v_mul_f32_e32 v0, 0x3fb8aa3b, v0                     ; mul float32
    368  000011d400ff0100000017c3  v_cmp_lt_f32_e64 s0, v0, 0xc3170000                  ; cmplt bool
    374  000001d500ff0100000017c3  v_cndmask_b32_e64 v0, v0, 0xc3170000, s0             ; where float32
    380  000011d4ff00020000000043  v_cmp_lt_f32_e64 s0, 0x43000000, v0                  ; cmplt bool
    38c  010001d500ff010000000043  v_cndmask_b32_e64 v1, v0, 0x43000000, s0             ; where float32
    398  ff0206060000404b          v_add_f32_e32 v3, 0x4b400000, v1                     ; add float32
    3a0  000004d503ff01000000404b  v_sub_f32_e64 v0, v3, 0x4b400000                     ; sub float32
    3ac  01010008                  v_sub_f32_e32 v0, v1, v0                             ; sub float32
    3b0  010013d6ff000e00b4621a39  v_fma_f32 v1, 0x391a62b4, v0, s3                     ; mulacc float32
    3bc  010013d60101fe03ce9c1d3c  v_fma_f32 v1, v1, v0, 0x3c1d9cce                     ; mulacc float32
    3c8  010013d60101fe036758633d  v_fma_f32 v1, v1, v0, 0x3d635867                     ; mulacc float32
    3d4  010013d60101fe03f0fd753e  v_fma_f32 v1, v1, v0, 0x3e75fdf0                     ; mulacc float32
    3e0  010013d60101fe031872313f  v_fma_f32 v1, v1, v0, 0x3f317218                     ; mulacc float32
    3ec  020013d60101ca03          v_fma_f32 v2, v1, v0, 1.0                            ; mulacc float32
    3f4  81060232                  v_lshrrev_b32_e32 v1, 1, v3                          ; shr uint32
    3f8  97020030                  v_lshlrev_b32_e32 v0, 23, v1                         ; shl uint32
    3fc  f200004a                  v_add_nc_u32_e32 v0, 1.0, v0                         ; add uint32
    400  02010410                  v_mul_f32_e32 v2, v2, v0                             ; mul float32
    404  0303004c                  v_sub_nc_u32_e32 v0, v3, v1                          ; sub uint32
    408  97000030                  v_lshlrev_b32_e32 v0, 23, v0                         ; shl uint32
    40c  f200004a                  v_add_nc_u32_e32 v0, 1.0, v0                         ; add uint32
    410  02010e10                  v_mul_f32_e32 v7, v2, v0                             ; mul float32
    414  080f0006                  v_add_f32_e32 v0, v8, v7                             ; add float32
    418  0c010006                  v_add_f32_e32 v0, v12, v0                            ; add float32
    41c  fa02027e006101ff          v_mov_b32_dpp v1, v0 row_xmask:1 row_mask:0xf bank_mask:0xf; group_reduce float32
    424  00030006                  v_add_f32_e32 v0, v0, v1
    428  fa02027e006201ff          v_mov_b32_dpp v1, v0 row_xmask:2 row_mask:0xf bank_mask:0xf
    430  00030006                  v_add_f32_e32 v0, v0, v1
    434  fa02027e006401ff          v_mov_b32_dpp v1, v0 row_xmask:4 row_mask:0xf bank_mask:0xf
    43c  00030006                  v_add_f32_e32 v0, v0, v1
    440  fa02027e006801ff          v_mov_b32_dpp v1, v0 row_xmask:8 row_mask:0xf bank_mask:0xf
    448  00030006                  v_add_f32_e32 v0, v0, v1
    44c  01005cd600132000          v_permlanex16_b32 v1, v0, s9, s8
    454  00030a06                  v_add_f32_e32 v5, v0, v1
    458  0300fcd6050b2e04          v_div_scale_f32 v3, s0, v5, v5, v11                  ; fdiv float32
    460  0355007e                  v_rcp_f32_e32 v0, v3
    464  ff0f88bf                  s_waitcnt_depctr 0xfff
    468  010013d60301ca23          v_fma_f32 v1, -v3, v0, 1.0                           ; fdiv float32
    470  ff0f88bf                  s_waitcnt_depctr 0xfff
    474  040013d601010204          v_fma_f32 v4, v1, v0, v0                             ; fdiv float32
    47c  016afcd60b0b2e04          v_div_scale_f32 v1, vcc_lo, v11, v5, v11
    484  01090010                  v_mul_f32_e32 v0, v1, v4
    488  ff0f88bf                  s_waitcnt_depctr 0xfff
    48c  020013d603010624          v_fma_f32 v2, -v3, v0, v1                            ; fdiv float32
    494  ff0f88bf                  s_waitcnt_depctr 0xfff
    498  000013d602090204          v_fma_f32 v0, v2, v4, v0                             ; fdiv float32
    4a0  ff0f88bf                  s_waitcnt_depctr 0xfff
    4a4  010013d603010624          v_fma_f32 v1, -v3, v0, v1                            ; fdiv float32
    4ac  000037d601090204          v_div_fmas_f32 v0, v1, v4, v0
    4b4  090027d6000b2e04          v_div_fixup_f32 v9, v0, v5, v11
    4bc  0300fcd6050b2204          v_div_scale_f32 v3, s0, v5, v5, v8                   ; fdiv float32
    4c4  0355007e                  v_rcp_f32_e32 v0, v3
    4c8  ff0f88bf                  s_waitcnt_depctr 0xfff
    4cc  010013d60301ca23          v_fma_f32 v1, -v3, v0, 1.0                           ; fdiv float32
    4d4  ff0f88bf                  s_waitcnt_depctr 0xfff
    4d8  040013d601010204          v_fma_f32 v4, v1, v0, v0                             ; fdiv float32
    4e0  016afcd6080b2204          v_div_scale_f32 v1, vcc_lo, v8, v5, v8
    4e8  01090010                  v_mul_f32_e32 v0, v1, v4
    4ec  ff0f88bf                  s_waitcnt_depctr 0xfff
    4f0  020013d603010624          v_fma_f32 v2, -v3, v0, v1                            ; fdiv float32
    4f8  ff0f88bf                  s_waitcnt_depctr 0xfff
    4fc  000013d602090204          v_fma_f32 v0, v2, v4, v0                             ; fdiv float32
    504  ff0f88bf                  s_waitcnt_depctr 0xfff
    508  010013d603010624          v_fma_f32 v1, -v3, v0, v1                            ; fdiv float32
    510  000037d601090204          v_div_fmas_f32 v0, v1, v4, v0
    518  080027d6000b2204          v_div_fixup_f32 v8, v0, v5, v8
    520  0300fcd6050b2a04          v_div_scale_f32 v3, s0, v5, v5, v10                  ; fdiv float32
    528  0355007e                  v_rcp_f32_e32 v0, v3
    52c  ff0f88bf                  s_waitcnt_depctr 0xfff
    530  010013d60301ca23          v_fma_f32 v1, -v3, v0, 1.0                           ; fdiv float32
    538  ff0f88bf                  s_waitcnt_depctr 0xfff
    53c  040013d601010204          v_fma_f32 v4, v1, v0, v0                             ; fdiv float32
    544  016afcd60a0b2a04          v_div_scale_f32 v1, vcc_lo, v10, v5, v10
    54c  01090010                  v_mul_f32_e32 v0, v1, v4
    550  ff0f88bf                  s_waitcnt_depctr 0xfff
    554  020013d603010624          v_fma_f32 v2, -v3, v0, v1                            ; fdiv float32
    55c  ff0f88bf                  s_waitcnt_depctr 0xfff
    560  000013d602090204          v_fma_f32 v0, v2, v4, v0                             ; fdiv float32
    568  ff0f88bf                  s_waitcnt_depctr 0xfff
    56c  010013d603010624          v_fma_f32 v1, -v3, v0, v1                            ; fdiv float32
    574  000037d601090204          v_div_fmas_f32 v0, v1, v4, v0
    57c  060027d6000b2a04          v_div_fixup_f32 v6, v0, v5, v10
    584  0300fcd6050b1e04          v_div_scale_f32 v3, s0, v5, v5, v7                   ; fdiv float32
    58c  0355007e                  v_rcp_f32_e32 v0, v3
    590  ff0f88bf                  s_waitcnt_depctr 0xfff
    594  010013d60301ca23          v_fma_f32 v1, -v3, v0, 1.0                           ; fdiv float32
    59c  ff0f88bf                  s_waitcnt_depctr 0xfff
    5a0  040013d601010204          v_fma_f32 v4, v1, v0, v0                             ; fdiv float32
    5a8  016afcd6070b1e04          v_div_scale_f32 v1, vcc_lo, v7, v5, v7
    5b0  01090010                  v_mul_f32_e32 v0, v1, v4
    5b4  ff0f88bf                  s_waitcnt_depctr 0xfff
    5b8  020013d603010624          v_fma_f32 v2, -v3, v0, v1                            ; fdiv float32
    5c0  ff0f88bf                  s_waitcnt_depctr 0xfff
    5c4  000013d602090204          v_fma_f32 v0, v2, v4, v0                             ; fdiv float32
    5cc  ff0f88bf                  s_waitcnt_depctr 0xfff
    5d0  010013d603010624          v_fma_f32 v1, -v3, v0, v1                            ; fdiv float32
    5d8  000037d601090204          v_div_fmas_f32 v0, v1, v4, v0
    5e0  040027d6000b1e04          v_div_fixup_f32 v4, v0, v5, v7
    5e8  0903007e                  v_mov_b32_e32 v0, v9                                 ; vectorize float32x4
    5ec  0803027e                  v_mov_b32_e32 v1, v8
    5f0  0603047e                  v_mov_b32_e32 v2, v6
    5f4  0403067e                  v_mov_b32_e32 v3, v4
    5f8  0d890284                  s_lshl_b32 s2, s13, 9                                ; store void
    5fc  06020080                  s_add_u32 s0, s6, s2
    600  07800182                  s_addc_u32 s1, s7, 0
    604  000076dc0d000000          global_store_b128 v13, v[0:3], s[0:1]
    60c  0000b0bf                  s_endpgm                                             ; sink void
