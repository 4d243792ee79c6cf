layernorm:
      0  ff0086beacc52737          s_mov_b32 s6, 0x3727c5ac
      8  000204f4000000f8          s_load_b64 s[8:9], s[0:1], 0x0
     10  800204f4080000f8          s_load_b64 s[10:11], s[0:1], 0x8                     ; define_global ptr<float32, global, 2048>
     18  800304f4100000f8          s_load_b64 s[14:15], s[0:1], 0x10                    ; define_global ptr<float32, global, 2048>
     20  000004f4180000f8          s_load_b64 s[0:1], s[0:1], 0x18                      ; define_global ptr<float32, global, 128>
     28  84000030                  v_lshlrev_b32_e32 v0, 4, v0                          ; load float32x4
     2c  0d890784                  s_lshl_b32 s7, s13, 9
     30  07fc89bf                  s_waitcnt 0xfc07
     34  0a070480                  s_add_u32 s4, s10, s7                                ; load float32x4
     38  0b800582                  s_addc_u32 s5, s11, 0
     3c  00005edc0000040d          global_load_b128 v[13:16], v0, s[4:5]
     44  80005edc00000411          global_load_b128 v[17:20], v0, s[4:5] offset:128     ; load float32x4
     4c  00015edc00000415          global_load_b128 v[21:24], v0, s[4:5] offset:256     ; load float32x4
     54  80015edc00000419          global_load_b128 v[25:28], v0, s[4:5] offset:384     ; load float32x4
     5c  00005edc00000e1d          global_load_b128 v[29:32], v0, s[14:15]              ; load float32x4
     64  00005edc00000021          global_load_b128 v[33:36], v0, s[0:1]                ; load float32x4
     6c  f71389bf                  s_waitcnt 0x13f7
     70  0d2308c90f272625          v_dual_add_f32 v37, v13, v17 :: v_dual_add_f32 v38, v15, v19; add float32
     78  f70f89bf                  s_waitcnt 0xff7
     7c  252b08c9262f2625          v_dual_add_f32 v37, v37, v21 :: v_dual_add_f32 v38, v38, v23; add float32
     84  f70b89bf                  s_waitcnt 0xbf7
     88  253308c926372625          v_dual_add_f32 v37, v37, v25 :: v_dual_add_f32 v38, v38, v27; add float32
     90  254d4a06                  v_add_f32_e32 v37, v37, v38                          ; add float32
     94  0e2508c910292626          v_dual_add_f32 v38, v14, v18 :: v_dual_add_f32 v39, v16, v20; add float32
     9c  262d08c927312626          v_dual_add_f32 v38, v38, v22 :: v_dual_add_f32 v39, v39, v24; add float32
     a4  263508c927392626          v_dual_add_f32 v38, v38, v26 :: v_dual_add_f32 v39, v39, v28; add float32
     ac  264f4c06                  v_add_f32_e32 v38, v38, v39                          ; add float32
     b0  254d4a06                  v_add_f32_e32 v37, v37, v38                          ; add float32
     b4  fa024c7e256101ff          v_mov_b32_dpp v38, v37 row_xmask:1 row_mask:0xf bank_mask:0xf; group_reduce float32
     bc  254d4a06                  v_add_f32_e32 v37, v37, v38
     c0  fa024c7e256201ff          v_mov_b32_dpp v38, v37 row_xmask:2 row_mask:0xf bank_mask:0xf
     c8  254d4a06                  v_add_f32_e32 v37, v37, v38
     cc  fa024c7e256401ff          v_mov_b32_dpp v38, v37 row_xmask:4 row_mask:0xf bank_mask:0xf
     d4  254d4a06                  v_add_f32_e32 v37, v37, v38
     d8  ff4a4a100000003c          v_mul_f32_e32 v37, 0x3c000000, v37                   ; mul float32
     e0  0d4b4c08                  v_sub_f32_e32 v38, v13, v37                          ; sub float32
     e4  194b4e08                  v_sub_f32_e32 v39, v25, v37                          ; sub float32
     e8  154b5008                  v_sub_f32_e32 v40, v21, v37                          ; sub float32
     ec  114b5208                  v_sub_f32_e32 v41, v17, v37                          ; sub float32
     f0  29535410                  v_mul_f32_e32 v42, v41, v41                          ; mul float32
     f4  264d0ac81b4b2a2a          v_dual_fmac_f32 v42, v38, v38 :: v_dual_sub_f32 v43, v27, v37; mulacc float32
     fc  28510ac80f4b2c2a          v_dual_fmac_f32 v42, v40, v40 :: v_dual_sub_f32 v45, v15, v37; mulacc float32
    104  274f0ac80e4b342a          v_dual_fmac_f32 v42, v39, v39 :: v_dual_sub_f32 v53, v14, v37; mulacc float32
    10c  174b5808                  v_sub_f32_e32 v44, v23, v37                          ; sub float32
    110  134b5c08                  v_sub_f32_e32 v46, v19, v37                          ; sub float32
    114  2e5dcac8144b0e2f          v_dual_mul_f32 v47, v46, v46 :: v_dual_sub_f32 v14, v20, v37; mul float32
    11c  2d5b5e56                  v_fmac_f32_e32 v47, v45, v45                         ; mulacc float32
    120  2c590ac8164b342f          v_dual_fmac_f32 v47, v44, v44 :: v_dual_sub_f32 v52, v22, v37; mulacc float32
    128  2b570ac8124b362f          v_dual_fmac_f32 v47, v43, v43 :: v_dual_sub_f32 v54, v18, v37; mulacc float32
    130  2a5f0ac91c4b182a          v_dual_add_f32 v42, v42, v47 :: v_dual_sub_f32 v25, v28, v37; add float32
    138  1a4b5e08                  v_sub_f32_e32 v47, v26, v37                          ; sub float32
    13c  366d6e10                  v_mul_f32_e32 v55, v54, v54                          ; mul float32
    140  356b6e56                  v_fmac_f32_e32 v55, v53, v53                         ; mulacc float32
    144  34696e56                  v_fmac_f32_e32 v55, v52, v52                         ; mulacc float32
    148  2f5f6e56                  v_fmac_f32_e32 v55, v47, v47                         ; mulacc float32
    14c  184b2a08                  v_sub_f32_e32 v21, v24, v37                          ; sub float32
    150  104b1a08                  v_sub_f32_e32 v13, v16, v37                          ; sub float32
    154  0e1d1e10                  v_mul_f32_e32 v15, v14, v14                          ; mul float32
    158  0d1b1e56                  v_fmac_f32_e32 v15, v13, v13                         ; mulacc float32
    15c  152b1e56                  v_fmac_f32_e32 v15, v21, v21                         ; mulacc float32
    160  19331e56                  v_fmac_f32_e32 v15, v25, v25                         ; mulacc float32
    164  371f1e06                  v_add_f32_e32 v15, v55, v15                          ; add float32
    168  2a1f1e06                  v_add_f32_e32 v15, v42, v15                          ; add float32
    16c  fa02207e0f6101ff          v_mov_b32_dpp v16, v15 row_xmask:1 row_mask:0xf bank_mask:0xf; group_reduce float32
    174  0f211e06                  v_add_f32_e32 v15, v15, v16
    178  fa02207e0f6201ff          v_mov_b32_dpp v16, v15 row_xmask:2 row_mask:0xf bank_mask:0xf
    180  0f211e06                  v_add_f32_e32 v15, v15, v16
    184  fa02207e0f6401ff          v_mov_b32_dpp v16, v15 row_xmask:4 row_mask:0xf bank_mask:0xf
    18c  0f211e06                  v_add_f32_e32 v15, v15, v16
    190  0f0013d60fff19000000003c  v_fma_f32 v15, v15, 0x3c000000, s6                   ; mulacc float32
    19c  040014d4ff1e02000000800f  v_cmp_gt_f32_e64 s4, 0xf800000, v15                  ; sqrt float32
    1a8  ff1e20100000804f          v_mul_f32_e32 v16, 0x4f800000, v15
    1b0  0f0001d50f211200          v_cndmask_b32_e64 v15, v15, v16, s4
    1b8  0f67207e                  v_sqrt_f32_e32 v16, v15
    1bc  ff0f88bf                  s_waitcnt_depctr 0xfff
    1c0  c120224a                  v_add_nc_u32_e32 v17, -1, v16                        ; sqrt float32
    1c4  ff0f88bf                  s_waitcnt_depctr 0xfff
    1c8  8120244a                  v_add_nc_u32_e32 v18, 1, v16                         ; sqrt float32
    1cc  ff0f88bf                  s_waitcnt_depctr 0xfff
    1d0  130013d611213e24          v_fma_f32 v19, -v17, v16, v15                        ; sqrt float32
    1d8  ff0f88bf                  s_waitcnt_depctr 0xfff
    1dc  140013d612213e24          v_fma_f32 v20, -v18, v16, v15                        ; sqrt float32
    1e4  050016d480260200          v_cmp_ge_f32_e64 s5, 0, v19
    1ec  ff0f88bf                  s_waitcnt_depctr 0xfff
    1f0  100001d510231600          v_cndmask_b32_e64 v16, v16, v17, s5                  ; sqrt float32
    1f8  050011d480280200          v_cmp_lt_f32_e64 s5, 0, v20
    200  100001d510251600          v_cndmask_b32_e64 v16, v16, v18, s5
    208  ff20221000008037          v_mul_f32_e32 v17, 0x37800000, v16
    210  100001d510231200          v_cndmask_b32_e64 v16, v16, v17, s4
    218  04007ed40fff010060020000  v_cmp_class_f32_e64 s4, v15, 0x260
    224  0f0001d5101f1200          v_cndmask_b32_e64 v15, v16, v15, s4
    22c  1004fcd60f1f9a04          v_div_scale_f32 v16, s4, v15, v15, v38               ; fdiv float32
    234  1055227e                  v_rcp_f32_e32 v17, v16
    238  ff0f88bf                  s_waitcnt_depctr 0xfff
    23c  120013d61023ca23          v_fma_f32 v18, -v16, v17, 1.0                        ; fdiv float32
    244  ff0f88bf                  s_waitcnt_depctr 0xfff
    248  12232256                  v_fmac_f32_e32 v17, v18, v17                         ; fdiv float32
    24c  126afcd6261f9a04          v_div_scale_f32 v18, vcc_lo, v38, v15, v38
    254  ff0f88bf                  s_waitcnt_depctr 0xfff
    258  12232610                  v_mul_f32_e32 v19, v18, v17                          ; fdiv float32
    25c  140013d610274a24          v_fma_f32 v20, -v16, v19, v18
    264  ff0f88bf                  s_waitcnt_depctr 0xfff
    268  14232656                  v_fmac_f32_e32 v19, v20, v17                         ; fdiv float32
    26c  100013d610274a24          v_fma_f32 v16, -v16, v19, v18
    274  100037d610234e04          v_div_fmas_f32 v16, v16, v17, v19
    27c  100027d6101f9a04          v_div_fixup_f32 v16, v16, v15, v38
    284  1104fcd60f1fd604          v_div_scale_f32 v17, s4, v15, v15, v53               ; fdiv float32
    28c  1155247e                  v_rcp_f32_e32 v18, v17
    290  ff0f88bf                  s_waitcnt_depctr 0xfff
    294  130013d61125ca23          v_fma_f32 v19, -v17, v18, 1.0                        ; fdiv float32
    29c  ff0f88bf                  s_waitcnt_depctr 0xfff
    2a0  13252456                  v_fmac_f32_e32 v18, v19, v18                         ; fdiv float32
    2a4  136afcd6351fd604          v_div_scale_f32 v19, vcc_lo, v53, v15, v53
    2ac  ff0f88bf                  s_waitcnt_depctr 0xfff
    2b0  13252810                  v_mul_f32_e32 v20, v19, v18                          ; fdiv float32
    2b4  160013d611294e24          v_fma_f32 v22, -v17, v20, v19
    2bc  ff0f88bf                  s_waitcnt_depctr 0xfff
    2c0  16252856                  v_fmac_f32_e32 v20, v22, v18                         ; fdiv float32
    2c4  110013d611294e24          v_fma_f32 v17, -v17, v20, v19
    2cc  110037d611255204          v_div_fmas_f32 v17, v17, v18, v20
    2d4  110027d6111fd604          v_div_fixup_f32 v17, v17, v15, v53
    2dc  1204fcd60f1fb604          v_div_scale_f32 v18, s4, v15, v15, v45               ; fdiv float32
    2e4  1255267e                  v_rcp_f32_e32 v19, v18
    2e8  ff0f88bf                  s_waitcnt_depctr 0xfff
    2ec  140013d61227ca23          v_fma_f32 v20, -v18, v19, 1.0                        ; fdiv float32
    2f4  ff0f88bf                  s_waitcnt_depctr 0xfff
    2f8  14272656                  v_fmac_f32_e32 v19, v20, v19                         ; fdiv float32
    2fc  146afcd62d1fb604          v_div_scale_f32 v20, vcc_lo, v45, v15, v45
    304  ff0f88bf                  s_waitcnt_depctr 0xfff
    308  14272c10                  v_mul_f32_e32 v22, v20, v19                          ; fdiv float32
    30c  170013d6122d5224          v_fma_f32 v23, -v18, v22, v20
    314  ff0f88bf                  s_waitcnt_depctr 0xfff
    318  17272c56                  v_fmac_f32_e32 v22, v23, v19                         ; fdiv float32
    31c  120013d6122d5224          v_fma_f32 v18, -v18, v22, v20
    324  120037d612275a04          v_div_fmas_f32 v18, v18, v19, v22
    32c  120027d6121fb604          v_div_fixup_f32 v18, v18, v15, v45
    334  1304fcd60f1f3604          v_div_scale_f32 v19, s4, v15, v15, v13               ; fdiv float32
    33c  1355287e                  v_rcp_f32_e32 v20, v19
    340  ff0f88bf                  s_waitcnt_depctr 0xfff
    344  160013d61329ca23          v_fma_f32 v22, -v19, v20, 1.0                        ; fdiv float32
    34c  ff0f88bf                  s_waitcnt_depctr 0xfff
    350  16292856                  v_fmac_f32_e32 v20, v22, v20                         ; fdiv float32
    354  166afcd60d1f3604          v_div_scale_f32 v22, vcc_lo, v13, v15, v13
    35c  ff0f88bf                  s_waitcnt_depctr 0xfff
    360  16292e10                  v_mul_f32_e32 v23, v22, v20                          ; fdiv float32
    364  180013d6132f5a24          v_fma_f32 v24, -v19, v23, v22
    36c  ff0f88bf                  s_waitcnt_depctr 0xfff
    370  18292e56                  v_fmac_f32_e32 v23, v24, v20                         ; fdiv float32
    374  130013d6132f5a24          v_fma_f32 v19, -v19, v23, v22
    37c  130037d613295e04          v_div_fmas_f32 v19, v19, v20, v23
    384  0d0027d6131f3604          v_div_fixup_f32 v13, v19, v15, v13
    38c  f70389bf                  s_waitcnt 0x3f7
    390  050013d6103b8604          v_fma_f32 v5, v16, v29, v33                          ; mulacc float32
    398  060013d6113d8a04          v_fma_f32 v6, v17, v30, v34                          ; mulacc float32
    3a0  070013d6123f8e04          v_fma_f32 v7, v18, v31, v35                          ; mulacc float32
    3a8  080013d60d419204          v_fma_f32 v8, v13, v32, v36                          ; mulacc float32
    3b0  0d890484                  s_lshl_b32 s4, s13, 9                                ; store void
    3b4  08040280                  s_add_u32 s2, s8, s4
    3b8  09800382                  s_addc_u32 s3, s9, 0
    3bc  000076dc00050200          global_store_b128 v0, v[5:8], s[2:3]
    3c4  80005edc00000e05          global_load_b128 v[5:8], v0, s[14:15] offset:128     ; load float32x4
    3cc  80005edc00000010          global_load_b128 v[16:19], v0, s[0:1] offset:128     ; load float32x4
    3d4  0d04fcd60f1fa604          v_div_scale_f32 v13, s4, v15, v15, v41               ; fdiv float32
    3dc  0d55287e                  v_rcp_f32_e32 v20, v13
    3e0  ff0f88bf                  s_waitcnt_depctr 0xfff
    3e4  160013d60d29ca23          v_fma_f32 v22, -v13, v20, 1.0                        ; fdiv float32
    3ec  ff0f88bf                  s_waitcnt_depctr 0xfff
    3f0  16292856                  v_fmac_f32_e32 v20, v22, v20                         ; fdiv float32
    3f4  166afcd6291fa604          v_div_scale_f32 v22, vcc_lo, v41, v15, v41
    3fc  ff0f88bf                  s_waitcnt_depctr 0xfff
    400  16292e10                  v_mul_f32_e32 v23, v22, v20                          ; fdiv float32
    404  180013d60d2f5a24          v_fma_f32 v24, -v13, v23, v22
    40c  ff0f88bf                  s_waitcnt_depctr 0xfff
    410  18292e56                  v_fmac_f32_e32 v23, v24, v20                         ; fdiv float32
    414  0d0013d60d2f5a24          v_fma_f32 v13, -v13, v23, v22
    41c  0d0037d60d295e04          v_div_fmas_f32 v13, v13, v20, v23
    424  0d0027d60d1fa604          v_div_fixup_f32 v13, v13, v15, v41
    42c  1404fcd60f1fda04          v_div_scale_f32 v20, s4, v15, v15, v54               ; fdiv float32
    434  14552c7e                  v_rcp_f32_e32 v22, v20
    438  ff0f88bf                  s_waitcnt_depctr 0xfff
    43c  170013d6142dca23          v_fma_f32 v23, -v20, v22, 1.0                        ; fdiv float32
    444  ff0f88bf                  s_waitcnt_depctr 0xfff
    448  172d2c56                  v_fmac_f32_e32 v22, v23, v22                         ; fdiv float32
    44c  176afcd6361fda04          v_div_scale_f32 v23, vcc_lo, v54, v15, v54
    454  ff0f88bf                  s_waitcnt_depctr 0xfff
    458  172d3010                  v_mul_f32_e32 v24, v23, v22                          ; fdiv float32
    45c  1a0013d614315e24          v_fma_f32 v26, -v20, v24, v23
    464  ff0f88bf                  s_waitcnt_depctr 0xfff
    468  1a2d3056                  v_fmac_f32_e32 v24, v26, v22                         ; fdiv float32
    46c  140013d614315e24          v_fma_f32 v20, -v20, v24, v23
    474  140037d6142d6204          v_div_fmas_f32 v20, v20, v22, v24
    47c  140027d6141fda04          v_div_fixup_f32 v20, v20, v15, v54
    484  1604fcd60f1fba04          v_div_scale_f32 v22, s4, v15, v15, v46               ; fdiv float32
    48c  16552e7e                  v_rcp_f32_e32 v23, v22
    490  ff0f88bf                  s_waitcnt_depctr 0xfff
    494  180013d6162fca23          v_fma_f32 v24, -v22, v23, 1.0                        ; fdiv float32
    49c  ff0f88bf                  s_waitcnt_depctr 0xfff
    4a0  182f2e56                  v_fmac_f32_e32 v23, v24, v23                         ; fdiv float32
    4a4  186afcd62e1fba04          v_div_scale_f32 v24, vcc_lo, v46, v15, v46
    4ac  ff0f88bf                  s_waitcnt_depctr 0xfff
    4b0  182f3410                  v_mul_f32_e32 v26, v24, v23                          ; fdiv float32
    4b4  1b0013d616356224          v_fma_f32 v27, -v22, v26, v24
    4bc  ff0f88bf                  s_waitcnt_depctr 0xfff
    4c0  1b2f3456                  v_fmac_f32_e32 v26, v27, v23                         ; fdiv float32
    4c4  160013d616356224          v_fma_f32 v22, -v22, v26, v24
    4cc  160037d6162f6a04          v_div_fmas_f32 v22, v22, v23, v26
    4d4  160027d6161fba04          v_div_fixup_f32 v22, v22, v15, v46
    4dc  1704fcd60f1f3a04          v_div_scale_f32 v23, s4, v15, v15, v14               ; fdiv float32
    4e4  1755307e                  v_rcp_f32_e32 v24, v23
    4e8  ff0f88bf                  s_waitcnt_depctr 0xfff
    4ec  1a0013d61731ca23          v_fma_f32 v26, -v23, v24, 1.0                        ; fdiv float32
    4f4  ff0f88bf                  s_waitcnt_depctr 0xfff
    4f8  1a313056                  v_fmac_f32_e32 v24, v26, v24                         ; fdiv float32
    4fc  1a6afcd60e1f3a04          v_div_scale_f32 v26, vcc_lo, v14, v15, v14
    504  ff0f88bf                  s_waitcnt_depctr 0xfff
    508  1a313610                  v_mul_f32_e32 v27, v26, v24                          ; fdiv float32
    50c  1c0013d617376a24          v_fma_f32 v28, -v23, v27, v26
    514  ff0f88bf                  s_waitcnt_depctr 0xfff
    518  1c313656                  v_fmac_f32_e32 v27, v28, v24                         ; fdiv float32
    51c  170013d617376a24          v_fma_f32 v23, -v23, v27, v26
    524  170037d617316e04          v_div_fmas_f32 v23, v23, v24, v27
    52c  0e0027d6171f3a04          v_div_fixup_f32 v14, v23, v15, v14
    534  f70389bf                  s_waitcnt 0x3f7
    538  010013d60d0b4204          v_fma_f32 v1, v13, v5, v16                           ; mulacc float32
    540  020013d6140d4604          v_fma_f32 v2, v20, v6, v17                           ; mulacc float32
    548  030013d6160f4a04          v_fma_f32 v3, v22, v7, v18                           ; mulacc float32
    550  040013d60e114e04          v_fma_f32 v4, v14, v8, v19                           ; mulacc float32
    558  800076dc00010200          global_store_b128 v0, v[1:4], s[2:3] offset:128      ; store void
    560  00015edc00000e01          global_load_b128 v[1:4], v0, s[14:15] offset:256     ; load float32x4
    568  00015edc00000005          global_load_b128 v[5:8], v0, s[0:1] offset:256       ; load float32x4
    570  0d04fcd60f1fa204          v_div_scale_f32 v13, s4, v15, v15, v40               ; fdiv float32
    578  0d551c7e                  v_rcp_f32_e32 v14, v13
    57c  ff0f88bf                  s_waitcnt_depctr 0xfff
    580  100013d60d1dca23          v_fma_f32 v16, -v13, v14, 1.0                        ; fdiv float32
    588  ff0f88bf                  s_waitcnt_depctr 0xfff
    58c  101d1c56                  v_fmac_f32_e32 v14, v16, v14                         ; fdiv float32
    590  106afcd6281fa204          v_div_scale_f32 v16, vcc_lo, v40, v15, v40
    598  ff0f88bf                  s_waitcnt_depctr 0xfff
    59c  101d2210                  v_mul_f32_e32 v17, v16, v14                          ; fdiv float32
    5a0  120013d60d234224          v_fma_f32 v18, -v13, v17, v16
    5a8  ff0f88bf                  s_waitcnt_depctr 0xfff
    5ac  121d2256                  v_fmac_f32_e32 v17, v18, v14                         ; fdiv float32
    5b0  0d0013d60d234224          v_fma_f32 v13, -v13, v17, v16
    5b8  0d0037d60d1d4604          v_div_fmas_f32 v13, v13, v14, v17
    5c0  0d0027d60d1fa204          v_div_fixup_f32 v13, v13, v15, v40
    5c8  0e04fcd60f1fd204          v_div_scale_f32 v14, s4, v15, v15, v52               ; fdiv float32
    5d0  0e55207e                  v_rcp_f32_e32 v16, v14
    5d4  ff0f88bf                  s_waitcnt_depctr 0xfff
    5d8  110013d60e21ca23          v_fma_f32 v17, -v14, v16, 1.0                        ; fdiv float32
    5e0  ff0f88bf                  s_waitcnt_depctr 0xfff
    5e4  11212056                  v_fmac_f32_e32 v16, v17, v16                         ; fdiv float32
    5e8  116afcd6341fd204          v_div_scale_f32 v17, vcc_lo, v52, v15, v52
    5f0  ff0f88bf                  s_waitcnt_depctr 0xfff
    5f4  11212410                  v_mul_f32_e32 v18, v17, v16                          ; fdiv float32
    5f8  130013d60e254624          v_fma_f32 v19, -v14, v18, v17
    600  ff0f88bf                  s_waitcnt_depctr 0xfff
    604  13212456                  v_fmac_f32_e32 v18, v19, v16                         ; fdiv float32
    608  0e0013d60e254624          v_fma_f32 v14, -v14, v18, v17
    610  0e0037d60e214a04          v_div_fmas_f32 v14, v14, v16, v18
    618  0e0027d60e1fd204          v_div_fixup_f32 v14, v14, v15, v52
    620  1004fcd60f1fb204          v_div_scale_f32 v16, s4, v15, v15, v44               ; fdiv float32
    628  1055227e                  v_rcp_f32_e32 v17, v16
    62c  ff0f88bf                  s_waitcnt_depctr 0xfff
    630  120013d61023ca23          v_fma_f32 v18, -v16, v17, 1.0                        ; fdiv float32
    638  ff0f88bf                  s_waitcnt_depctr 0xfff
    63c  12232256                  v_fmac_f32_e32 v17, v18, v17                         ; fdiv float32
    640  126afcd62c1fb204          v_div_scale_f32 v18, vcc_lo, v44, v15, v44
    648  ff0f88bf                  s_waitcnt_depctr 0xfff
    64c  12232610                  v_mul_f32_e32 v19, v18, v17                          ; fdiv float32
    650  140013d610274a24          v_fma_f32 v20, -v16, v19, v18
    658  ff0f88bf                  s_waitcnt_depctr 0xfff
    65c  14232656                  v_fmac_f32_e32 v19, v20, v17                         ; fdiv float32
    660  100013d610274a24          v_fma_f32 v16, -v16, v19, v18
    668  100037d610234e04          v_div_fmas_f32 v16, v16, v17, v19
    670  100027d6101fb204          v_div_fixup_f32 v16, v16, v15, v44
    678  1104fcd60f1f5604          v_div_scale_f32 v17, s4, v15, v15, v21               ; fdiv float32
    680  1155247e                  v_rcp_f32_e32 v18, v17
    684  ff0f88bf                  s_waitcnt_depctr 0xfff
    688  130013d61125ca23          v_fma_f32 v19, -v17, v18, 1.0                        ; fdiv float32
    690  ff0f88bf                  s_waitcnt_depctr 0xfff
    694  13252456                  v_fmac_f32_e32 v18, v19, v18                         ; fdiv float32
    698  136afcd6151f5604          v_div_scale_f32 v19, vcc_lo, v21, v15, v21
    6a0  ff0f88bf                  s_waitcnt_depctr 0xfff
    6a4  13252810                  v_mul_f32_e32 v20, v19, v18                          ; fdiv float32
    6a8  160013d611294e24          v_fma_f32 v22, -v17, v20, v19
    6b0  ff0f88bf                  s_waitcnt_depctr 0xfff
    6b4  16252856                  v_fmac_f32_e32 v20, v22, v18                         ; fdiv float32
    6b8  110013d611294e24          v_fma_f32 v17, -v17, v20, v19
    6c0  110037d611255204          v_div_fmas_f32 v17, v17, v18, v20
    6c8  110027d6111f5604          v_div_fixup_f32 v17, v17, v15, v21
    6d0  f70389bf                  s_waitcnt 0x3f7
    6d4  090013d60d031604          v_fma_f32 v9, v13, v1, v5                            ; mulacc float32
    6dc  0a0013d60e051a04          v_fma_f32 v10, v14, v2, v6                           ; mulacc float32
    6e4  0b0013d610071e04          v_fma_f32 v11, v16, v3, v7                           ; mulacc float32
    6ec  0c0013d611092204          v_fma_f32 v12, v17, v4, v8                           ; mulacc float32
    6f4  000176dc00090200          global_store_b128 v0, v[9:12], s[2:3] offset:256     ; store void
    6fc  80015edc00000e01          global_load_b128 v[1:4], v0, s[14:15] offset:384     ; load float32x4
    704  80015edc00000005          global_load_b128 v[5:8], v0, s[0:1] offset:384       ; load float32x4
    70c  0900fcd60f1f9e04          v_div_scale_f32 v9, s0, v15, v15, v39                ; fdiv float32
    714  0955147e                  v_rcp_f32_e32 v10, v9
    718  ff0f88bf                  s_waitcnt_depctr 0xfff
    71c  0b0013d60915ca23          v_fma_f32 v11, -v9, v10, 1.0                         ; fdiv float32
    724  ff0f88bf                  s_waitcnt_depctr 0xfff
    728  0b151456                  v_fmac_f32_e32 v10, v11, v10                         ; fdiv float32
    72c  0b6afcd6271f9e04          v_div_scale_f32 v11, vcc_lo, v39, v15, v39
    734  ff0f88bf                  s_waitcnt_depctr 0xfff
    738  0b151810                  v_mul_f32_e32 v12, v11, v10                          ; fdiv float32
    73c  0d0013d609192e24          v_fma_f32 v13, -v9, v12, v11
    744  ff0f88bf                  s_waitcnt_depctr 0xfff
    748  0d151856                  v_fmac_f32_e32 v12, v13, v10                         ; fdiv float32
    74c  090013d609192e24          v_fma_f32 v9, -v9, v12, v11
    754  090037d609153204          v_div_fmas_f32 v9, v9, v10, v12
    75c  090027d6091f9e04          v_div_fixup_f32 v9, v9, v15, v39
    764  0a00fcd60f1fbe04          v_div_scale_f32 v10, s0, v15, v15, v47               ; fdiv float32
    76c  0a55167e                  v_rcp_f32_e32 v11, v10
    770  ff0f88bf                  s_waitcnt_depctr 0xfff
    774  0c0013d60a17ca23          v_fma_f32 v12, -v10, v11, 1.0                        ; fdiv float32
    77c  ff0f88bf                  s_waitcnt_depctr 0xfff
    780  0c171656                  v_fmac_f32_e32 v11, v12, v11                         ; fdiv float32
    784  0c6afcd62f1fbe04          v_div_scale_f32 v12, vcc_lo, v47, v15, v47
    78c  ff0f88bf                  s_waitcnt_depctr 0xfff
    790  0c171a10                  v_mul_f32_e32 v13, v12, v11                          ; fdiv float32
    794  0e0013d60a1b3224          v_fma_f32 v14, -v10, v13, v12
    79c  ff0f88bf                  s_waitcnt_depctr 0xfff
    7a0  0e171a56                  v_fmac_f32_e32 v13, v14, v11                         ; fdiv float32
    7a4  0a0013d60a1b3224          v_fma_f32 v10, -v10, v13, v12
    7ac  0a0037d60a173604          v_div_fmas_f32 v10, v10, v11, v13
    7b4  0a0027d60a1fbe04          v_div_fixup_f32 v10, v10, v15, v47
    7bc  0b00fcd60f1fae04          v_div_scale_f32 v11, s0, v15, v15, v43               ; fdiv float32
    7c4  0b55187e                  v_rcp_f32_e32 v12, v11
    7c8  ff0f88bf                  s_waitcnt_depctr 0xfff
    7cc  0d0013d60b19ca23          v_fma_f32 v13, -v11, v12, 1.0                        ; fdiv float32
    7d4  ff0f88bf                  s_waitcnt_depctr 0xfff
    7d8  0d191856                  v_fmac_f32_e32 v12, v13, v12                         ; fdiv float32
    7dc  0d6afcd62b1fae04          v_div_scale_f32 v13, vcc_lo, v43, v15, v43
    7e4  ff0f88bf                  s_waitcnt_depctr 0xfff
    7e8  0d191c10                  v_mul_f32_e32 v14, v13, v12                          ; fdiv float32
    7ec  100013d60b1d3624          v_fma_f32 v16, -v11, v14, v13
    7f4  ff0f88bf                  s_waitcnt_depctr 0xfff
    7f8  10191c56                  v_fmac_f32_e32 v14, v16, v12                         ; fdiv float32
    7fc  0b0013d60b1d3624          v_fma_f32 v11, -v11, v14, v13
    804  0b0037d60b193a04          v_div_fmas_f32 v11, v11, v12, v14
    80c  0b0027d60b1fae04          v_div_fixup_f32 v11, v11, v15, v43
    814  0c00fcd60f1f6604          v_div_scale_f32 v12, s0, v15, v15, v25               ; fdiv float32
    81c  0c551a7e                  v_rcp_f32_e32 v13, v12
    820  ff0f88bf                  s_waitcnt_depctr 0xfff
    824  0e0013d60c1bca23          v_fma_f32 v14, -v12, v13, 1.0                        ; fdiv float32
    82c  ff0f88bf                  s_waitcnt_depctr 0xfff
    830  0e1b1a56                  v_fmac_f32_e32 v13, v14, v13                         ; fdiv float32
    834  0e6afcd6191f6604          v_div_scale_f32 v14, vcc_lo, v25, v15, v25
    83c  ff0f88bf                  s_waitcnt_depctr 0xfff
    840  0e1b2010                  v_mul_f32_e32 v16, v14, v13                          ; fdiv float32
    844  110013d60c213a24          v_fma_f32 v17, -v12, v16, v14
    84c  ff0f88bf                  s_waitcnt_depctr 0xfff
    850  111b2056                  v_fmac_f32_e32 v16, v17, v13                         ; fdiv float32
    854  0c0013d60c213a24          v_fma_f32 v12, -v12, v16, v14
    85c  0c0037d60c1b4204          v_div_fmas_f32 v12, v12, v13, v16
    864  0c0027d60c1f6604          v_div_fixup_f32 v12, v12, v15, v25
    86c  f70389bf                  s_waitcnt 0x3f7
    870  300013d609031604          v_fma_f32 v48, v9, v1, v5                            ; mulacc float32
    878  310013d60a051a04          v_fma_f32 v49, v10, v2, v6                           ; mulacc float32
    880  320013d60b071e04          v_fma_f32 v50, v11, v3, v7                           ; mulacc float32
    888  330013d60c092204          v_fma_f32 v51, v12, v4, v8                           ; mulacc float32
    890  800176dc00300200          global_store_b128 v0, v[48:51], s[2:3] offset:384    ; store void
    898  0000b0bf                  s_endpgm                                             ; sink void
