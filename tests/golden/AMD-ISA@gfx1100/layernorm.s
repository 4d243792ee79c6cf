layernorm:
      0  ff0082beacc52737          s_mov_b32 s2, 0x3727c5ac
      8  000104f4000000f8          s_load_b64 s[4:5], s[0:1], 0x0
     10  800104f4080000f8          s_load_b64 s[6:7], s[0:1], 0x8                       ; define_global ptr<float32, global, 2048>
     18  000204f4100000f8          s_load_b64 s[8:9], s[0:1], 0x10                      ; define_global ptr<float32, global, 2048>
     20  000004f4180000f8          s_load_b64 s[0:1], s[0:1], 0x18                      ; define_global ptr<float32, global, 128>
     28  0d890384                  s_lshl_b32 s3, s13, 9                                ; load float32x4
     2c  07fc89bf                  s_waitcnt 0xfc07
     30  06030a80                  s_add_u32 s10, s6, s3                                ; load float32x4
     34  07800b82                  s_addc_u32 s11, s7, 0
     38  84000030                  v_lshlrev_b32_e32 v0, 4, v0
     3c  00005edc00000a01          global_load_b128 v[1:4], v0, s[10:11]
     44  80005edc00000a05          global_load_b128 v[5:8], v0, s[10:11] offset:128     ; load float32x4
     4c  f70389bf                  s_waitcnt 0x3f7
     50  010b1206                  v_add_f32_e32 v9, v1, v5                             ; add float32
     54  00015edc00000a0a          global_load_b128 v[10:13], v0, s[10:11] offset:256   ; load float32x4
     5c  f70389bf                  s_waitcnt 0x3f7
     60  09151206                  v_add_f32_e32 v9, v9, v10                            ; add float32
     64  80015edc00000a0e          global_load_b128 v[14:17], v0, s[10:11] offset:384   ; load float32x4
     6c  f70389bf                  s_waitcnt 0x3f7
     70  091d1206                  v_add_f32_e32 v9, v9, v14                            ; add float32
     74  030f2406                  v_add_f32_e32 v18, v3, v7                            ; add float32
     78  12192406                  v_add_f32_e32 v18, v18, v12                          ; add float32
     7c  12212406                  v_add_f32_e32 v18, v18, v16                          ; add float32
     80  09251206                  v_add_f32_e32 v9, v9, v18                            ; add float32
     84  020d2406                  v_add_f32_e32 v18, v2, v6                            ; add float32
     88  12172406                  v_add_f32_e32 v18, v18, v11                          ; add float32
     8c  121f2406                  v_add_f32_e32 v18, v18, v15                          ; add float32
     90  04112606                  v_add_f32_e32 v19, v4, v8                            ; add float32
     94  131b2606                  v_add_f32_e32 v19, v19, v13                          ; add float32
     98  13232606                  v_add_f32_e32 v19, v19, v17                          ; add float32
     9c  12272406                  v_add_f32_e32 v18, v18, v19                          ; add float32
     a0  09251206                  v_add_f32_e32 v9, v9, v18                            ; add float32
     a4  fa02247e096101ff          v_mov_b32_dpp v18, v9 row_xmask:1 row_mask:0xf bank_mask:0xf; group_reduce float32
     ac  09251206                  v_add_f32_e32 v9, v9, v18
     b0  fa02247e096201ff          v_mov_b32_dpp v18, v9 row_xmask:2 row_mask:0xf bank_mask:0xf
     b8  09251206                  v_add_f32_e32 v9, v9, v18
     bc  fa02247e096401ff          v_mov_b32_dpp v18, v9 row_xmask:4 row_mask:0xf bank_mask:0xf
     c4  09251206                  v_add_f32_e32 v9, v9, v18
     c8  ff1212100000003c          v_mul_f32_e32 v9, 0x3c000000, v9                     ; mul float32
     d0  01132408                  v_sub_f32_e32 v18, v1, v9                            ; sub float32
     d4  0e132608                  v_sub_f32_e32 v19, v14, v9                           ; sub float32
     d8  0a132808                  v_sub_f32_e32 v20, v10, v9                           ; sub float32
     dc  05132a08                  v_sub_f32_e32 v21, v5, v9                            ; sub float32
     e0  152b2c10                  v_mul_f32_e32 v22, v21, v21                          ; mul float32
     e4  160013d612255a04          v_fma_f32 v22, v18, v18, v22                         ; mulacc float32
     ec  160013d614295a04          v_fma_f32 v22, v20, v20, v22                         ; mulacc float32
     f4  160013d613275a04          v_fma_f32 v22, v19, v19, v22                         ; mulacc float32
     fc  10132e08                  v_sub_f32_e32 v23, v16, v9                           ; sub float32
    100  0c133008                  v_sub_f32_e32 v24, v12, v9                           ; sub float32
    104  03133208                  v_sub_f32_e32 v25, v3, v9                            ; sub float32
    108  07133408                  v_sub_f32_e32 v26, v7, v9                            ; sub float32
    10c  1a353610                  v_mul_f32_e32 v27, v26, v26                          ; mul float32
    110  1b0013d619336e04          v_fma_f32 v27, v25, v25, v27                         ; mulacc float32
    118  1b0013d618316e04          v_fma_f32 v27, v24, v24, v27                         ; mulacc float32
    120  1b0013d6172f6e04          v_fma_f32 v27, v23, v23, v27                         ; mulacc float32
    128  16372c06                  v_add_f32_e32 v22, v22, v27                          ; add float32
    12c  0f133608                  v_sub_f32_e32 v27, v15, v9                           ; sub float32
    130  0b133808                  v_sub_f32_e32 v28, v11, v9                           ; sub float32
    134  02133a08                  v_sub_f32_e32 v29, v2, v9                            ; sub float32
    138  06133c08                  v_sub_f32_e32 v30, v6, v9                            ; sub float32
    13c  1e3d3e10                  v_mul_f32_e32 v31, v30, v30                          ; mul float32
    140  1f0013d61d3b7e04          v_fma_f32 v31, v29, v29, v31                         ; mulacc float32
    148  1f0013d61c397e04          v_fma_f32 v31, v28, v28, v31                         ; mulacc float32
    150  1f0013d61b377e04          v_fma_f32 v31, v27, v27, v31                         ; mulacc float32
    158  11131c08                  v_sub_f32_e32 v14, v17, v9                           ; sub float32
    15c  0d131408                  v_sub_f32_e32 v10, v13, v9                           ; sub float32
    160  04130208                  v_sub_f32_e32 v1, v4, v9                             ; sub float32
    164  08130408                  v_sub_f32_e32 v2, v8, v9                             ; sub float32
    168  02050610                  v_mul_f32_e32 v3, v2, v2                             ; mul float32
    16c  030013d601030e04          v_fma_f32 v3, v1, v1, v3                             ; mulacc float32
    174  030013d60a150e04          v_fma_f32 v3, v10, v10, v3                           ; mulacc float32
    17c  030013d60e1d0e04          v_fma_f32 v3, v14, v14, v3                           ; mulacc float32
    184  1f070606                  v_add_f32_e32 v3, v31, v3                            ; add float32
    188  16070606                  v_add_f32_e32 v3, v22, v3                            ; add float32
    18c  fa02087e036101ff          v_mov_b32_dpp v4, v3 row_xmask:1 row_mask:0xf bank_mask:0xf; group_reduce float32
    194  03090606                  v_add_f32_e32 v3, v3, v4
    198  fa02087e036201ff          v_mov_b32_dpp v4, v3 row_xmask:2 row_mask:0xf bank_mask:0xf
    1a0  03090606                  v_add_f32_e32 v3, v3, v4
    1a4  fa02087e036401ff          v_mov_b32_dpp v4, v3 row_xmask:4 row_mask:0xf bank_mask:0xf
    1ac  03090606                  v_add_f32_e32 v3, v3, v4
    1b0  030013d603ff09000000003c  v_fma_f32 v3, v3, 0x3c000000, s2                     ; mulacc float32
    1bc  020014d4ff0602000000800f  v_cmp_gt_f32_e64 s2, 0xf800000, v3                   ; sqrt float32
    1c8  ff0608100000804f          v_mul_f32_e32 v4, 0x4f800000, v3
    1d0  030001d503090a00          v_cndmask_b32_e64 v3, v3, v4, s2
    1d8  0367087e                  v_sqrt_f32_e32 v4, v3
    1dc  ff0f88bf                  s_waitcnt_depctr 0xfff
    1e0  c1080a4a                  v_add_nc_u32_e32 v5, -1, v4                          ; sqrt float32
    1e4  ff0f88bf                  s_waitcnt_depctr 0xfff
    1e8  81080c4a                  v_add_nc_u32_e32 v6, 1, v4                           ; sqrt float32
    1ec  ff0f88bf                  s_waitcnt_depctr 0xfff
    1f0  070013d605090e24          v_fma_f32 v7, -v5, v4, v3                            ; sqrt float32
    1f8  ff0f88bf                  s_waitcnt_depctr 0xfff
    1fc  080013d606090e24          v_fma_f32 v8, -v6, v4, v3                            ; sqrt float32
    204  030016d4800e0200          v_cmp_ge_f32_e64 s3, 0, v7
    20c  ff0f88bf                  s_waitcnt_depctr 0xfff
    210  040001d5040b0e00          v_cndmask_b32_e64 v4, v4, v5, s3                     ; sqrt float32
    218  030011d480100200          v_cmp_lt_f32_e64 s3, 0, v8
    220  040001d5040d0e00          v_cndmask_b32_e64 v4, v4, v6, s3
    228  ff080a1000008037          v_mul_f32_e32 v5, 0x37800000, v4
    230  040001d5040b0a00          v_cndmask_b32_e64 v4, v4, v5, s2
    238  02007ed403ff010060020000  v_cmp_class_f32_e64 s2, v3, 0x260
    244  030001d504070a00          v_cndmask_b32_e64 v3, v4, v3, s2
    24c  0402fcd603074a04          v_div_scale_f32 v4, s2, v3, v3, v18                  ; fdiv float32
    254  04550a7e                  v_rcp_f32_e32 v5, v4
    258  ff0f88bf                  s_waitcnt_depctr 0xfff
    25c  060013d6040bca23          v_fma_f32 v6, -v4, v5, 1.0                           ; fdiv float32
    264  ff0f88bf                  s_waitcnt_depctr 0xfff
    268  050013d6060b1604          v_fma_f32 v5, v6, v5, v5                             ; fdiv float32
    270  066afcd612074a04          v_div_scale_f32 v6, vcc_lo, v18, v3, v18
    278  ff0f88bf                  s_waitcnt_depctr 0xfff
    27c  060b0e10                  v_mul_f32_e32 v7, v6, v5                             ; fdiv float32
    280  080013d6040f1a24          v_fma_f32 v8, -v4, v7, v6
    288  ff0f88bf                  s_waitcnt_depctr 0xfff
    28c  070013d6080b1e04          v_fma_f32 v7, v8, v5, v7                             ; fdiv float32
    294  040013d6040f1a24          v_fma_f32 v4, -v4, v7, v6
    29c  040037d6040b1e04          v_div_fmas_f32 v4, v4, v5, v7
    2a4  040027d604074a04          v_div_fixup_f32 v4, v4, v3, v18
    2ac  00005edc00000805          global_load_b128 v[5:8], v0, s[8:9]                  ; load float32x4
    2b4  00005edc0000000f          global_load_b128 v[15:18], v0, s[0:1]                ; load float32x4
    2bc  0902fcd603077604          v_div_scale_f32 v9, s2, v3, v3, v29                  ; fdiv float32
    2c4  0955167e                  v_rcp_f32_e32 v11, v9
    2c8  ff0f88bf                  s_waitcnt_depctr 0xfff
    2cc  0c0013d60917ca23          v_fma_f32 v12, -v9, v11, 1.0                         ; fdiv float32
    2d4  ff0f88bf                  s_waitcnt_depctr 0xfff
    2d8  0b0013d60c172e04          v_fma_f32 v11, v12, v11, v11                         ; fdiv float32
    2e0  0c6afcd61d077604          v_div_scale_f32 v12, vcc_lo, v29, v3, v29
    2e8  ff0f88bf                  s_waitcnt_depctr 0xfff
    2ec  0c171a10                  v_mul_f32_e32 v13, v12, v11                          ; fdiv float32
    2f0  160013d6091b3224          v_fma_f32 v22, -v9, v13, v12
    2f8  ff0f88bf                  s_waitcnt_depctr 0xfff
    2fc  0d0013d616173604          v_fma_f32 v13, v22, v11, v13                         ; fdiv float32
    304  090013d6091b3224          v_fma_f32 v9, -v9, v13, v12
    30c  090037d609173604          v_div_fmas_f32 v9, v9, v11, v13
    314  090027d609077604          v_div_fixup_f32 v9, v9, v3, v29
    31c  0b02fcd603076604          v_div_scale_f32 v11, s2, v3, v3, v25                 ; fdiv float32
    324  0b55187e                  v_rcp_f32_e32 v12, v11
    328  ff0f88bf                  s_waitcnt_depctr 0xfff
    32c  0d0013d60b19ca23          v_fma_f32 v13, -v11, v12, 1.0                        ; fdiv float32
    334  ff0f88bf                  s_waitcnt_depctr 0xfff
    338  0c0013d60d193204          v_fma_f32 v12, v13, v12, v12                         ; fdiv float32
    340  0d6afcd619076604          v_div_scale_f32 v13, vcc_lo, v25, v3, v25
    348  ff0f88bf                  s_waitcnt_depctr 0xfff
    34c  0d192c10                  v_mul_f32_e32 v22, v13, v12                          ; fdiv float32
    350  1d0013d60b2d3624          v_fma_f32 v29, -v11, v22, v13
    358  ff0f88bf                  s_waitcnt_depctr 0xfff
    35c  160013d61d195a04          v_fma_f32 v22, v29, v12, v22                         ; fdiv float32
    364  0b0013d60b2d3624          v_fma_f32 v11, -v11, v22, v13
    36c  0b0037d60b195a04          v_div_fmas_f32 v11, v11, v12, v22
    374  0b0027d60b076604          v_div_fixup_f32 v11, v11, v3, v25
    37c  0c02fcd603070604          v_div_scale_f32 v12, s2, v3, v3, v1                  ; fdiv float32
    384  0c551a7e                  v_rcp_f32_e32 v13, v12
    388  ff0f88bf                  s_waitcnt_depctr 0xfff
    38c  160013d60c1bca23          v_fma_f32 v22, -v12, v13, 1.0                        ; fdiv float32
    394  ff0f88bf                  s_waitcnt_depctr 0xfff
    398  0d0013d6161b3604          v_fma_f32 v13, v22, v13, v13                         ; fdiv float32
    3a0  166afcd601070604          v_div_scale_f32 v22, vcc_lo, v1, v3, v1
    3a8  ff0f88bf                  s_waitcnt_depctr 0xfff
    3ac  161b3210                  v_mul_f32_e32 v25, v22, v13                          ; fdiv float32
    3b0  1d0013d60c335a24          v_fma_f32 v29, -v12, v25, v22
    3b8  ff0f88bf                  s_waitcnt_depctr 0xfff
    3bc  190013d61d1b6604          v_fma_f32 v25, v29, v13, v25                         ; fdiv float32
    3c4  0c0013d60c335a24          v_fma_f32 v12, -v12, v25, v22
    3cc  0c0037d60c1b6604          v_div_fmas_f32 v12, v12, v13, v25
    3d4  010027d60c070604          v_div_fixup_f32 v1, v12, v3, v1
    3dc  f70389bf                  s_waitcnt 0x3f7
    3e0  1f0013d6040b3e04          v_fma_f32 v31, v4, v5, v15                           ; mulacc float32
    3e8  200013d6090d4204          v_fma_f32 v32, v9, v6, v16                           ; mulacc float32
    3f0  210013d60b0f4604          v_fma_f32 v33, v11, v7, v17                          ; mulacc float32
    3f8  220013d601114a04          v_fma_f32 v34, v1, v8, v18                           ; mulacc float32
    400  0d890284                  s_lshl_b32 s2, s13, 9                                ; store void
    404  04020680                  s_add_u32 s6, s4, s2
    408  05800782                  s_addc_u32 s7, s5, 0
    40c  000076dc001f0600          global_store_b128 v0, v[31:34], s[6:7]
    414  0102fcd603075604          v_div_scale_f32 v1, s2, v3, v3, v21                  ; fdiv float32
    41c  0155087e                  v_rcp_f32_e32 v4, v1
    420  ff0f88bf                  s_waitcnt_depctr 0xfff
    424  050013d60109ca23          v_fma_f32 v5, -v1, v4, 1.0                           ; fdiv float32
    42c  ff0f88bf                  s_waitcnt_depctr 0xfff
    430  040013d605091204          v_fma_f32 v4, v5, v4, v4                             ; fdiv float32
    438  056afcd615075604          v_div_scale_f32 v5, vcc_lo, v21, v3, v21
    440  ff0f88bf                  s_waitcnt_depctr 0xfff
    444  05090c10                  v_mul_f32_e32 v6, v5, v4                             ; fdiv float32
    448  070013d6010d1624          v_fma_f32 v7, -v1, v6, v5
    450  ff0f88bf                  s_waitcnt_depctr 0xfff
    454  060013d607091a04          v_fma_f32 v6, v7, v4, v6                             ; fdiv float32
    45c  010013d6010d1624          v_fma_f32 v1, -v1, v6, v5
    464  010037d601091a04          v_div_fmas_f32 v1, v1, v4, v6
    46c  010027d601075604          v_div_fixup_f32 v1, v1, v3, v21
    474  80005edc00000804          global_load_b128 v[4:7], v0, s[8:9] offset:128       ; load float32x4
    47c  80005edc0000000f          global_load_b128 v[15:18], v0, s[0:1] offset:128     ; load float32x4
    484  0802fcd603077a04          v_div_scale_f32 v8, s2, v3, v3, v30                  ; fdiv float32
    48c  0855127e                  v_rcp_f32_e32 v9, v8
    490  ff0f88bf                  s_waitcnt_depctr 0xfff
    494  0b0013d60813ca23          v_fma_f32 v11, -v8, v9, 1.0                          ; fdiv float32
    49c  ff0f88bf                  s_waitcnt_depctr 0xfff
    4a0  090013d60b132604          v_fma_f32 v9, v11, v9, v9                            ; fdiv float32
    4a8  0b6afcd61e077a04          v_div_scale_f32 v11, vcc_lo, v30, v3, v30
    4b0  ff0f88bf                  s_waitcnt_depctr 0xfff
    4b4  0b131810                  v_mul_f32_e32 v12, v11, v9                           ; fdiv float32
    4b8  0d0013d608192e24          v_fma_f32 v13, -v8, v12, v11
    4c0  ff0f88bf                  s_waitcnt_depctr 0xfff
    4c4  0c0013d60d133204          v_fma_f32 v12, v13, v9, v12                          ; fdiv float32
    4cc  080013d608192e24          v_fma_f32 v8, -v8, v12, v11
    4d4  080037d608133204          v_div_fmas_f32 v8, v8, v9, v12
    4dc  080027d608077a04          v_div_fixup_f32 v8, v8, v3, v30
    4e4  0902fcd603076a04          v_div_scale_f32 v9, s2, v3, v3, v26                  ; fdiv float32
    4ec  0955167e                  v_rcp_f32_e32 v11, v9
    4f0  ff0f88bf                  s_waitcnt_depctr 0xfff
    4f4  0c0013d60917ca23          v_fma_f32 v12, -v9, v11, 1.0                         ; fdiv float32
    4fc  ff0f88bf                  s_waitcnt_depctr 0xfff
    500  0b0013d60c172e04          v_fma_f32 v11, v12, v11, v11                         ; fdiv float32
    508  0c6afcd61a076a04          v_div_scale_f32 v12, vcc_lo, v26, v3, v26
    510  ff0f88bf                  s_waitcnt_depctr 0xfff
    514  0c171a10                  v_mul_f32_e32 v13, v12, v11                          ; fdiv float32
    518  150013d6091b3224          v_fma_f32 v21, -v9, v13, v12
    520  ff0f88bf                  s_waitcnt_depctr 0xfff
    524  0d0013d615173604          v_fma_f32 v13, v21, v11, v13                         ; fdiv float32
    52c  090013d6091b3224          v_fma_f32 v9, -v9, v13, v12
    534  090037d609173604          v_div_fmas_f32 v9, v9, v11, v13
    53c  090027d609076a04          v_div_fixup_f32 v9, v9, v3, v26
    544  0b02fcd603070a04          v_div_scale_f32 v11, s2, v3, v3, v2                  ; fdiv float32
    54c  0b55187e                  v_rcp_f32_e32 v12, v11
    550  ff0f88bf                  s_waitcnt_depctr 0xfff
    554  0d0013d60b19ca23          v_fma_f32 v13, -v11, v12, 1.0                        ; fdiv float32
    55c  ff0f88bf                  s_waitcnt_depctr 0xfff
    560  0c0013d60d193204          v_fma_f32 v12, v13, v12, v12                         ; fdiv float32
    568  0d6afcd602070a04          v_div_scale_f32 v13, vcc_lo, v2, v3, v2
    570  ff0f88bf                  s_waitcnt_depctr 0xfff
    574  0d192a10                  v_mul_f32_e32 v21, v13, v12                          ; fdiv float32
    578  160013d60b2b3624          v_fma_f32 v22, -v11, v21, v13
    580  ff0f88bf                  s_waitcnt_depctr 0xfff
    584  150013d616195604          v_fma_f32 v21, v22, v12, v21                         ; fdiv float32
    58c  0b0013d60b2b3624          v_fma_f32 v11, -v11, v21, v13
    594  0b0037d60b195604          v_div_fmas_f32 v11, v11, v12, v21
    59c  020027d60b070a04          v_div_fixup_f32 v2, v11, v3, v2
    5a4  f70389bf                  s_waitcnt 0x3f7
    5a8  1d0013d601093e04          v_fma_f32 v29, v1, v4, v15                           ; mulacc float32
    5b0  1e0013d6080b4204          v_fma_f32 v30, v8, v5, v16                           ; mulacc float32
    5b8  1f0013d6090d4604          v_fma_f32 v31, v9, v6, v17                           ; mulacc float32
    5c0  200013d6020f4a04          v_fma_f32 v32, v2, v7, v18                           ; mulacc float32
    5c8  800076dc001d0600          global_store_b128 v0, v[29:32], s[6:7] offset:128    ; store void
    5d0  0102fcd603075204          v_div_scale_f32 v1, s2, v3, v3, v20                  ; fdiv float32
    5d8  0155047e                  v_rcp_f32_e32 v2, v1
    5dc  ff0f88bf                  s_waitcnt_depctr 0xfff
    5e0  040013d60105ca23          v_fma_f32 v4, -v1, v2, 1.0                           ; fdiv float32
    5e8  ff0f88bf                  s_waitcnt_depctr 0xfff
    5ec  020013d604050a04          v_fma_f32 v2, v4, v2, v2                             ; fdiv float32
    5f4  046afcd614075204          v_div_scale_f32 v4, vcc_lo, v20, v3, v20
    5fc  ff0f88bf                  s_waitcnt_depctr 0xfff
    600  04050a10                  v_mul_f32_e32 v5, v4, v2                             ; fdiv float32
    604  060013d6010b1224          v_fma_f32 v6, -v1, v5, v4
    60c  ff0f88bf                  s_waitcnt_depctr 0xfff
    610  050013d606051604          v_fma_f32 v5, v6, v2, v5                             ; fdiv float32
    618  010013d6010b1224          v_fma_f32 v1, -v1, v5, v4
    620  010037d601051604          v_div_fmas_f32 v1, v1, v2, v5
    628  010027d601075204          v_div_fixup_f32 v1, v1, v3, v20
    630  00015edc00000804          global_load_b128 v[4:7], v0, s[8:9] offset:256       ; load float32x4
    638  00015edc0000000f          global_load_b128 v[15:18], v0, s[0:1] offset:256     ; load float32x4
    640  0202fcd603077204          v_div_scale_f32 v2, s2, v3, v3, v28                  ; fdiv float32
    648  0255107e                  v_rcp_f32_e32 v8, v2
    64c  ff0f88bf                  s_waitcnt_depctr 0xfff
    650  090013d60211ca23          v_fma_f32 v9, -v2, v8, 1.0                           ; fdiv float32
    658  ff0f88bf                  s_waitcnt_depctr 0xfff
    65c  080013d609112204          v_fma_f32 v8, v9, v8, v8                             ; fdiv float32
    664  096afcd61c077204          v_div_scale_f32 v9, vcc_lo, v28, v3, v28
    66c  ff0f88bf                  s_waitcnt_depctr 0xfff
    670  09111610                  v_mul_f32_e32 v11, v9, v8                            ; fdiv float32
    674  0c0013d602172624          v_fma_f32 v12, -v2, v11, v9
    67c  ff0f88bf                  s_waitcnt_depctr 0xfff
    680  0b0013d60c112e04          v_fma_f32 v11, v12, v8, v11                          ; fdiv float32
    688  020013d602172624          v_fma_f32 v2, -v2, v11, v9
    690  020037d602112e04          v_div_fmas_f32 v2, v2, v8, v11
    698  020027d602077204          v_div_fixup_f32 v2, v2, v3, v28
    6a0  0802fcd603076204          v_div_scale_f32 v8, s2, v3, v3, v24                  ; fdiv float32
    6a8  0855127e                  v_rcp_f32_e32 v9, v8
    6ac  ff0f88bf                  s_waitcnt_depctr 0xfff
    6b0  0b0013d60813ca23          v_fma_f32 v11, -v8, v9, 1.0                          ; fdiv float32
    6b8  ff0f88bf                  s_waitcnt_depctr 0xfff
    6bc  090013d60b132604          v_fma_f32 v9, v11, v9, v9                            ; fdiv float32
    6c4  0b6afcd618076204          v_div_scale_f32 v11, vcc_lo, v24, v3, v24
    6cc  ff0f88bf                  s_waitcnt_depctr 0xfff
    6d0  0b131810                  v_mul_f32_e32 v12, v11, v9                           ; fdiv float32
    6d4  0d0013d608192e24          v_fma_f32 v13, -v8, v12, v11
    6dc  ff0f88bf                  s_waitcnt_depctr 0xfff
    6e0  0c0013d60d133204          v_fma_f32 v12, v13, v9, v12                          ; fdiv float32
    6e8  080013d608192e24          v_fma_f32 v8, -v8, v12, v11
    6f0  080037d608133204          v_div_fmas_f32 v8, v8, v9, v12
    6f8  080027d608076204          v_div_fixup_f32 v8, v8, v3, v24
    700  0902fcd603072a04          v_div_scale_f32 v9, s2, v3, v3, v10                  ; fdiv float32
    708  0955167e                  v_rcp_f32_e32 v11, v9
    70c  ff0f88bf                  s_waitcnt_depctr 0xfff
    710  0c0013d60917ca23          v_fma_f32 v12, -v9, v11, 1.0                         ; fdiv float32
    718  ff0f88bf                  s_waitcnt_depctr 0xfff
    71c  0b0013d60c172e04          v_fma_f32 v11, v12, v11, v11                         ; fdiv float32
    724  0c6afcd60a072a04          v_div_scale_f32 v12, vcc_lo, v10, v3, v10
    72c  ff0f88bf                  s_waitcnt_depctr 0xfff
    730  0c171a10                  v_mul_f32_e32 v13, v12, v11                          ; fdiv float32
    734  140013d6091b3224          v_fma_f32 v20, -v9, v13, v12
    73c  ff0f88bf                  s_waitcnt_depctr 0xfff
    740  0d0013d614173604          v_fma_f32 v13, v20, v11, v13                         ; fdiv float32
    748  090013d6091b3224          v_fma_f32 v9, -v9, v13, v12
    750  090037d609173604          v_div_fmas_f32 v9, v9, v11, v13
    758  090027d609072a04          v_div_fixup_f32 v9, v9, v3, v10
    760  f70389bf                  s_waitcnt 0x3f7
    764  0a0013d601093e04          v_fma_f32 v10, v1, v4, v15                           ; mulacc float32
    76c  0b0013d6020b4204          v_fma_f32 v11, v2, v5, v16                           ; mulacc float32
    774  0c0013d6080d4604          v_fma_f32 v12, v8, v6, v17                           ; mulacc float32
    77c  0d0013d6090f4a04          v_fma_f32 v13, v9, v7, v18                           ; mulacc float32
    784  000176dc000a0600          global_store_b128 v0, v[10:13], s[6:7] offset:256    ; store void
    78c  0102fcd603074e04          v_div_scale_f32 v1, s2, v3, v3, v19                  ; fdiv float32
    794  0155047e                  v_rcp_f32_e32 v2, v1
    798  ff0f88bf                  s_waitcnt_depctr 0xfff
    79c  040013d60105ca23          v_fma_f32 v4, -v1, v2, 1.0                           ; fdiv float32
    7a4  ff0f88bf                  s_waitcnt_depctr 0xfff
    7a8  020013d604050a04          v_fma_f32 v2, v4, v2, v2                             ; fdiv float32
    7b0  046afcd613074e04          v_div_scale_f32 v4, vcc_lo, v19, v3, v19
    7b8  ff0f88bf                  s_waitcnt_depctr 0xfff
    7bc  04050a10                  v_mul_f32_e32 v5, v4, v2                             ; fdiv float32
    7c0  060013d6010b1224          v_fma_f32 v6, -v1, v5, v4
    7c8  ff0f88bf                  s_waitcnt_depctr 0xfff
    7cc  050013d606051604          v_fma_f32 v5, v6, v2, v5                             ; fdiv float32
    7d4  010013d6010b1224          v_fma_f32 v1, -v1, v5, v4
    7dc  010037d601051604          v_div_fmas_f32 v1, v1, v2, v5
    7e4  010027d601074e04          v_div_fixup_f32 v1, v1, v3, v19
    7ec  80015edc00000804          global_load_b128 v[4:7], v0, s[8:9] offset:384       ; load float32x4
    7f4  80015edc00000008          global_load_b128 v[8:11], v0, s[0:1] offset:384      ; load float32x4
    7fc  0200fcd603076e04          v_div_scale_f32 v2, s0, v3, v3, v27                  ; fdiv float32
    804  0255187e                  v_rcp_f32_e32 v12, v2
    808  ff0f88bf                  s_waitcnt_depctr 0xfff
    80c  0d0013d60219ca23          v_fma_f32 v13, -v2, v12, 1.0                         ; fdiv float32
    814  ff0f88bf                  s_waitcnt_depctr 0xfff
    818  0c0013d60d193204          v_fma_f32 v12, v13, v12, v12                         ; fdiv float32
    820  0d6afcd61b076e04          v_div_scale_f32 v13, vcc_lo, v27, v3, v27
    828  ff0f88bf                  s_waitcnt_depctr 0xfff
    82c  0d191e10                  v_mul_f32_e32 v15, v13, v12                          ; fdiv float32
    830  100013d6021f3624          v_fma_f32 v16, -v2, v15, v13
    838  ff0f88bf                  s_waitcnt_depctr 0xfff
    83c  0f0013d610193e04          v_fma_f32 v15, v16, v12, v15                         ; fdiv float32
    844  020013d6021f3624          v_fma_f32 v2, -v2, v15, v13
    84c  020037d602193e04          v_div_fmas_f32 v2, v2, v12, v15
    854  020027d602076e04          v_div_fixup_f32 v2, v2, v3, v27
    85c  0c00fcd603075e04          v_div_scale_f32 v12, s0, v3, v3, v23                 ; fdiv float32
    864  0c551a7e                  v_rcp_f32_e32 v13, v12
    868  ff0f88bf                  s_waitcnt_depctr 0xfff
    86c  0f0013d60c1bca23          v_fma_f32 v15, -v12, v13, 1.0                        ; fdiv float32
    874  ff0f88bf                  s_waitcnt_depctr 0xfff
    878  0d0013d60f1b3604          v_fma_f32 v13, v15, v13, v13                         ; fdiv float32
    880  0f6afcd617075e04          v_div_scale_f32 v15, vcc_lo, v23, v3, v23
    888  ff0f88bf                  s_waitcnt_depctr 0xfff
    88c  0f1b2010                  v_mul_f32_e32 v16, v15, v13                          ; fdiv float32
    890  110013d60c213e24          v_fma_f32 v17, -v12, v16, v15
    898  ff0f88bf                  s_waitcnt_depctr 0xfff
    89c  100013d6111b4204          v_fma_f32 v16, v17, v13, v16                         ; fdiv float32
    8a4  0c0013d60c213e24          v_fma_f32 v12, -v12, v16, v15
    8ac  0c0037d60c1b4204          v_div_fmas_f32 v12, v12, v13, v16
    8b4  0c0027d60c075e04          v_div_fixup_f32 v12, v12, v3, v23
    8bc  0d00fcd603073a04          v_div_scale_f32 v13, s0, v3, v3, v14                 ; fdiv float32
    8c4  0d551e7e                  v_rcp_f32_e32 v15, v13
    8c8  ff0f88bf                  s_waitcnt_depctr 0xfff
    8cc  100013d60d1fca23          v_fma_f32 v16, -v13, v15, 1.0                        ; fdiv float32
    8d4  ff0f88bf                  s_waitcnt_depctr 0xfff
    8d8  0f0013d6101f3e04          v_fma_f32 v15, v16, v15, v15                         ; fdiv float32
    8e0  106afcd60e073a04          v_div_scale_f32 v16, vcc_lo, v14, v3, v14
    8e8  ff0f88bf                  s_waitcnt_depctr 0xfff
    8ec  101f2210                  v_mul_f32_e32 v17, v16, v15                          ; fdiv float32
    8f0  120013d60d234224          v_fma_f32 v18, -v13, v17, v16
    8f8  ff0f88bf                  s_waitcnt_depctr 0xfff
    8fc  110013d6121f4604          v_fma_f32 v17, v18, v15, v17                         ; fdiv float32
    904  0d0013d60d234224          v_fma_f32 v13, -v13, v17, v16
    90c  0d0037d60d1f4604          v_div_fmas_f32 v13, v13, v15, v17
    914  030027d60d073a04          v_div_fixup_f32 v3, v13, v3, v14
    91c  f70389bf                  s_waitcnt 0x3f7
    920  0d0013d601092204          v_fma_f32 v13, v1, v4, v8                            ; mulacc float32
    928  0e0013d6020b2604          v_fma_f32 v14, v2, v5, v9                            ; mulacc float32
    930  0f0013d60c0d2a04          v_fma_f32 v15, v12, v6, v10                          ; mulacc float32
    938  100013d6030f2e04          v_fma_f32 v16, v3, v7, v11                           ; mulacc float32
    940  800176dc000d0600          global_store_b128 v0, v[13:16], s[6:7] offset:384    ; store void
    948  0000b0bf                  s_endpgm                                             ; sink void
