layernorm:
      0  ff008cbe10325476          s_mov_b32 s12, 0x76543210
      8  ff0083be98badcfe          s_mov_b32 s3, 0xfedcba98
     10  ff008ebeacc52737          s_mov_b32 s14, 0x3727c5ac
     18  800204f4000000f8          s_load_b64 s[10:11], s[0:1], 0x0
     20  000104f4080000f8          s_load_b64 s[4:5], s[0:1], 0x8                       ; define_global ptr<float32, global, 2048>
     28  800104f4100000f8          s_load_b64 s[6:7], s[0:1], 0x10                      ; define_global ptr<float32, global, 2048>
     30  000204f4180000f8          s_load_b64 s[8:9], s[0:1], 0x18                      ; define_global ptr<float32, global, 128>
     38  0d890284                  s_lshl_b32 s2, s13, 9                                ; load float32x4
     3c  07fc89bf                  s_waitcnt 0xfc07
     40  04020080                  s_add_u32 s0, s4, s2                                 ; load float32x4
     44  05800182                  s_addc_u32 s1, s5, 0
     48  84002630                  v_lshlrev_b32_e32 v19, 4, v0
     4c  00005edc13000003          global_load_b128 v[3:6], v19, s[0:1]
     54  f70389bf                  s_waitcnt 0x3f7
     58  030b0206                  v_add_f32_e32 v1, v3, v5                             ; add float32
     5c  040d0006                  v_add_f32_e32 v0, v4, v6                             ; add float32
     60  01010006                  v_add_f32_e32 v0, v1, v0                             ; add float32
     64  fa02027e006101ff          v_mov_b32_dpp v1, v0 row_xmask:1 row_mask:0xf bank_mask:0xf; group_reduce float32
     6c  00030006                  v_add_f32_e32 v0, v0, v1
     70  fa02027e006201ff          v_mov_b32_dpp v1, v0 row_xmask:2 row_mask:0xf bank_mask:0xf
     78  00030006                  v_add_f32_e32 v0, v0, v1
     7c  fa02027e006401ff          v_mov_b32_dpp v1, v0 row_xmask:4 row_mask:0xf bank_mask:0xf
     84  00030006                  v_add_f32_e32 v0, v0, v1
     88  fa02027e006801ff          v_mov_b32_dpp v1, v0 row_xmask:8 row_mask:0xf bank_mask:0xf
     90  00030006                  v_add_f32_e32 v0, v0, v1
     94  01005cd600190c00          v_permlanex16_b32 v1, v0, s12, s3
     9c  00030006                  v_add_f32_e32 v0, v0, v1
     a0  ff0002100000003c          v_mul_f32_e32 v1, 0x3c000000, v0                     ; mul float32
     a8  03031008                  v_sub_f32_e32 v8, v3, v1                             ; sub float32
     ac  08110410                  v_mul_f32_e32 v2, v8, v8                             ; mul float32
     b0  05032008                  v_sub_f32_e32 v16, v5, v1                            ; sub float32
     b4  10210010                  v_mul_f32_e32 v0, v16, v16                           ; mul float32
     b8  02010e06                  v_add_f32_e32 v7, v2, v0                             ; add float32
     bc  04031c08                  v_sub_f32_e32 v14, v4, v1                            ; sub float32
     c0  0e1d0410                  v_mul_f32_e32 v2, v14, v14                           ; mul float32
     c4  06032208                  v_sub_f32_e32 v17, v6, v1                            ; sub float32
     c8  11230010                  v_mul_f32_e32 v0, v17, v17                           ; mul float32
     cc  02010006                  v_add_f32_e32 v0, v2, v0                             ; add float32
     d0  07010006                  v_add_f32_e32 v0, v7, v0                             ; add float32
     d4  fa02027e006101ff          v_mov_b32_dpp v1, v0 row_xmask:1 row_mask:0xf bank_mask:0xf; group_reduce float32
     dc  00030006                  v_add_f32_e32 v0, v0, v1
     e0  fa02027e006201ff          v_mov_b32_dpp v1, v0 row_xmask:2 row_mask:0xf bank_mask:0xf
     e8  00030006                  v_add_f32_e32 v0, v0, v1
     ec  fa02027e006401ff          v_mov_b32_dpp v1, v0 row_xmask:4 row_mask:0xf bank_mask:0xf
     f4  00030006                  v_add_f32_e32 v0, v0, v1
     f8  fa02027e006801ff          v_mov_b32_dpp v1, v0 row_xmask:8 row_mask:0xf bank_mask:0xf
    100  00030006                  v_add_f32_e32 v0, v0, v1
    104  01005cd600190c00          v_permlanex16_b32 v1, v0, s12, s3
    10c  00030006                  v_add_f32_e32 v0, v0, v1
    110  000013d600ff39000000003c  v_fma_f32 v0, v0, 0x3c000000, s14                    ; mulacc float32
    11c  010014d4ff0002000000800f  v_cmp_gt_f32_e64 s1, 0xf800000, v0                   ; sqrt float32
    128  ff0002100000804f          v_mul_f32_e32 v1, 0x4f800000, v0
    130  030001d500030600          v_cndmask_b32_e64 v3, v0, v1, s1
    138  0367007e                  v_sqrt_f32_e32 v0, v3
    13c  ff0f88bf                  s_waitcnt_depctr 0xfff
    140  c100044a                  v_add_nc_u32_e32 v2, -1, v0                          ; sqrt float32
    144  ff0f88bf                  s_waitcnt_depctr 0xfff
    148  81000a4a                  v_add_nc_u32_e32 v5, 1, v0                           ; sqrt float32
    14c  ff0f88bf                  s_waitcnt_depctr 0xfff
    150  010013d602010e24          v_fma_f32 v1, -v2, v0, v3                            ; sqrt float32
    158  ff0f88bf                  s_waitcnt_depctr 0xfff
    15c  040013d605010e24          v_fma_f32 v4, -v5, v0, v3                            ; sqrt float32
    164  000016d480020200          v_cmp_ge_f32_e64 s0, 0, v1
    16c  ff0f88bf                  s_waitcnt_depctr 0xfff
    170  000001d500050200          v_cndmask_b32_e64 v0, v0, v2, s0                     ; sqrt float32
    178  000011d480080200          v_cmp_lt_f32_e64 s0, 0, v4
    180  000001d5000b0200          v_cndmask_b32_e64 v0, v0, v5, s0
    188  ff00021000008037          v_mul_f32_e32 v1, 0x37800000, v0
    190  000001d500030600          v_cndmask_b32_e64 v0, v0, v1, s1
    198  00007ed403ff010060020000  v_cmp_class_f32_e64 s0, v3, 0x260
    1a4  050001d500070200          v_cndmask_b32_e64 v5, v0, v3, s0
    1ac  0300fcd6050b2204          v_div_scale_f32 v3, s0, v5, v5, v8                   ; fdiv float32
    1b4  0355007e                  v_rcp_f32_e32 v0, v3
    1b8  ff0f88bf                  s_waitcnt_depctr 0xfff
    1bc  010013d60301ca23          v_fma_f32 v1, -v3, v0, 1.0                           ; fdiv float32
    1c4  ff0f88bf                  s_waitcnt_depctr 0xfff
    1c8  040013d601010204          v_fma_f32 v4, v1, v0, v0                             ; fdiv float32
    1d0  016afcd6080b2204          v_div_scale_f32 v1, vcc_lo, v8, v5, v8
    1d8  01090010                  v_mul_f32_e32 v0, v1, v4
    1dc  ff0f88bf                  s_waitcnt_depctr 0xfff
    1e0  020013d603010624          v_fma_f32 v2, -v3, v0, v1                            ; fdiv float32
    1e8  ff0f88bf                  s_waitcnt_depctr 0xfff
    1ec  000013d602090204          v_fma_f32 v0, v2, v4, v0                             ; fdiv float32
    1f4  ff0f88bf                  s_waitcnt_depctr 0xfff
    1f8  010013d603010624          v_fma_f32 v1, -v3, v0, v1                            ; fdiv float32
    200  000037d601090204          v_div_fmas_f32 v0, v1, v4, v0
    208  120027d6000b2204          v_div_fixup_f32 v18, v0, v5, v8
    210  00005edc1300060a          global_load_b128 v[10:13], v19, s[6:7]               ; load float32x4
    218  00005edc13000806          global_load_b128 v[6:9], v19, s[8:9]                 ; load float32x4
    220  0300fcd6050b3a04          v_div_scale_f32 v3, s0, v5, v5, v14                  ; fdiv float32
    228  0355007e                  v_rcp_f32_e32 v0, v3
    22c  ff0f88bf                  s_waitcnt_depctr 0xfff
    230  010013d60301ca23          v_fma_f32 v1, -v3, v0, 1.0                           ; fdiv float32
    238  ff0f88bf                  s_waitcnt_depctr 0xfff
    23c  040013d601010204          v_fma_f32 v4, v1, v0, v0                             ; fdiv float32
    244  016afcd60e0b3a04          v_div_scale_f32 v1, vcc_lo, v14, v5, v14
    24c  01090010                  v_mul_f32_e32 v0, v1, v4
    250  ff0f88bf                  s_waitcnt_depctr 0xfff
    254  020013d603010624          v_fma_f32 v2, -v3, v0, v1                            ; fdiv float32
    25c  ff0f88bf                  s_waitcnt_depctr 0xfff
    260  000013d602090204          v_fma_f32 v0, v2, v4, v0                             ; fdiv float32
    268  ff0f88bf                  s_waitcnt_depctr 0xfff
    26c  010013d603010624          v_fma_f32 v1, -v3, v0, v1                            ; fdiv float32
    274  000037d601090204          v_div_fmas_f32 v0, v1, v4, v0
    27c  0f0027d6000b3a04          v_div_fixup_f32 v15, v0, v5, v14
    284  0300fcd6050b4204          v_div_scale_f32 v3, s0, v5, v5, v16                  ; fdiv float32
    28c  0355007e                  v_rcp_f32_e32 v0, v3
    290  ff0f88bf                  s_waitcnt_depctr 0xfff
    294  010013d60301ca23          v_fma_f32 v1, -v3, v0, 1.0                           ; fdiv float32
    29c  ff0f88bf                  s_waitcnt_depctr 0xfff
    2a0  040013d601010204          v_fma_f32 v4, v1, v0, v0                             ; fdiv float32
    2a8  016afcd6100b4204          v_div_scale_f32 v1, vcc_lo, v16, v5, v16
    2b0  01090010                  v_mul_f32_e32 v0, v1, v4
    2b4  ff0f88bf                  s_waitcnt_depctr 0xfff
    2b8  020013d603010624          v_fma_f32 v2, -v3, v0, v1                            ; fdiv float32
    2c0  ff0f88bf                  s_waitcnt_depctr 0xfff
    2c4  000013d602090204          v_fma_f32 v0, v2, v4, v0                             ; fdiv float32
    2cc  ff0f88bf                  s_waitcnt_depctr 0xfff
    2d0  010013d603010624          v_fma_f32 v1, -v3, v0, v1                            ; fdiv float32
    2d8  000037d601090204          v_div_fmas_f32 v0, v1, v4, v0
    2e0  0e0027d6000b4204          v_div_fixup_f32 v14, v0, v5, v16
    2e8  0300fcd6050b4604          v_div_scale_f32 v3, s0, v5, v5, v17                  ; fdiv float32
    2f0  0355007e                  v_rcp_f32_e32 v0, v3
    2f4  ff0f88bf                  s_waitcnt_depctr 0xfff
    2f8  010013d60301ca23          v_fma_f32 v1, -v3, v0, 1.0                           ; fdiv float32
    300  ff0f88bf                  s_waitcnt_depctr 0xfff
    304  040013d601010204          v_fma_f32 v4, v1, v0, v0                             ; fdiv float32
    30c  016afcd6110b4604          v_div_scale_f32 v1, vcc_lo, v17, v5, v17
    314  01090010                  v_mul_f32_e32 v0, v1, v4
    318  ff0f88bf                  s_waitcnt_depctr 0xfff
    31c  020013d603010624          v_fma_f32 v2, -v3, v0, v1                            ; fdiv float32
    324  ff0f88bf                  s_waitcnt_depctr 0xfff
    328  000013d602090204          v_fma_f32 v0, v2, v4, v0                             ; fdiv float32
    330  ff0f88bf                  s_waitcnt_depctr 0xfff
    334  010013d603010624          v_fma_f32 v1, -v3, v0, v1                            ; fdiv float32
    33c  000037d601090204          v_div_fmas_f32 v0, v1, v4, v0
    344  040027d6000b4604          v_div_fixup_f32 v4, v0, v5, v17
    34c  f70389bf                  s_waitcnt 0x3f7
    350  000013d612151a04          v_fma_f32 v0, v18, v10, v6                           ; mulacc float32
    358  010013d60f171e04          v_fma_f32 v1, v15, v11, v7                           ; mulacc float32
    360  020013d60e192204          v_fma_f32 v2, v14, v12, v8                           ; mulacc float32
    368  030013d6041b2604          v_fma_f32 v3, v4, v13, v9                            ; mulacc float32
    370  0d890284                  s_lshl_b32 s2, s13, 9                                ; store void
    374  0a020080                  s_add_u32 s0, s10, s2
    378  0b800182                  s_addc_u32 s1, s11, 0
    37c  000076dc13000000          global_store_b128 v19, v[0:3], s[0:1]
    384  0000b0bf                  s_endpgm                                             ; sink void
