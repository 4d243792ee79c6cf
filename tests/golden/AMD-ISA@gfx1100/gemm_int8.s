gemm_int8:
      0  800010ca80000201          v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, 0
      8  800010ca80000403          v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v4, 0
     10  800010ca80000605          v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v6, 0
     18  800010ca80000807          v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v8, 0
     20  800010ca80000a09          v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v10, 0
     28  800010ca80000c0b          v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v12, 0
     30  800004f4000000f8          s_load_b64 s[2:3], s[0:1], 0x0
     38  000104f4080000f8          s_load_b64 s[4:5], s[0:1], 0x8                       ; define_global ptr<int32, global, 1536>
     40  000004f4100000f8          s_load_b64 s[0:1], s[0:1], 0x10                      ; define_global ptr<int8, global, 1536>
     48  0d0010d600152902          v_bfe_u32 v13, v0, 10, 10                            ; special int32
     50  0e0010d600292902          v_bfe_u32 v14, v0, 20, 10                            ; special int32
     58  800024caff000013ff030000  v_dual_mov_b32 v19, 0 :: v_dual_and_b32 v0, 0x3ff, v0; load int8x16
     64  800022ca8a1c0e12          v_dual_mov_b32 v18, 0 :: v_dual_lshlrev_b32 v15, 10, v14
     6c  84002034                  v_ashrrev_i32_e32 v16, 4, v0                         ; shr int32
     70  8f000036                  v_and_b32_e32 v0, 15, v0                             ; and int32
     74  800022ca86001014          v_dual_mov_b32 v20, 0 :: v_dual_lshlrev_b32 v17, 6, v0; load int8x16
     7c  0f231e4a                  v_add_nc_u32_e32 v15, v15, v17                       ; add int32
     80  841c2230                  v_lshlrev_b32_e32 v17, 4, v14                        ; mul int32
     84  1101224a                  v_add_nc_u32_e32 v17, v17, v0                        ; add int32
     88  060041d411310100          v_cmp_lt_i32_e64 s6, v17, 24                         ; cmplt bool
     90  8002227e                  v_mov_b32_e32 v17, 0                                 ; load int8x16
     94  062087be                  s_and_saveexec_b32 s7, s6
     98  0300a5bf                  s_cbranch_execz join_a8
     9c  07fc89bf                  s_waitcnt 0xfc07
     a0  30005edc0f000411          global_load_b128 v[17:20], v15, s[4:5] offset:48     ; load int8x16
join_a8:
     a8  0700febe                  s_mov_b32 exec_lo, s7
     ac  150046d60d090104          v_lshl_add_u32 v21, v13, 4, v0                       ; load int8
     b4  0d850784                  s_lshl_b32 s7, s13, 5
     b8  07fc89bf                  s_waitcnt 0xfc07
     bc  00070880                  s_add_u32 s8, s0, s7                                 ; load int8
     c0  01800982                  s_addc_u32 s9, s1, 0
     c4  000c46dc1500081a          global_load_i8 v26, v21, s[8:9] offset:3072
     cc  400c46dc1500081b          global_load_i8 v27, v21, s[8:9] offset:3136          ; load int8
     d4  800c46dc1500081c          global_load_i8 v28, v21, s[8:9] offset:3200          ; load int8
     dc  c00c46dc1500081d          global_load_i8 v29, v21, s[8:9] offset:3264          ; load int8
     e4  000d46dc1500081e          global_load_i8 v30, v21, s[8:9] offset:3328          ; load int8
     ec  400d46dc1500081f          global_load_i8 v31, v21, s[8:9] offset:3392          ; load int8
     f4  800d46dc15000820          global_load_i8 v32, v21, s[8:9] offset:3456          ; load int8
     fc  c00d46dc15000821          global_load_i8 v33, v21, s[8:9] offset:3520          ; load int8
    104  000e46dc15000822          global_load_i8 v34, v21, s[8:9] offset:3584          ; load int8
    10c  400e46dc15000823          global_load_i8 v35, v21, s[8:9] offset:3648          ; load int8
    114  800e46dc15000824          global_load_i8 v36, v21, s[8:9] offset:3712          ; load int8
    11c  c00e46dc15000825          global_load_i8 v37, v21, s[8:9] offset:3776          ; load int8
    124  000f46dc15000826          global_load_i8 v38, v21, s[8:9] offset:3840          ; load int8
    12c  400f46dc15000827          global_load_i8 v39, v21, s[8:9] offset:3904          ; load int8
    134  800f46dc15000828          global_load_i8 v40, v21, s[8:9] offset:3968          ; load int8
    13c  c00f46dc15000829          global_load_i8 v41, v21, s[8:9] offset:4032          ; load int8
    144  f73b89bf                  s_waitcnt 0x3bf7
    148  1a0044d61b35fe0300040c0c  v_perm_b32 v26, v27, v26, 0xc0c0400                  ; vectorize int8x16
    154  f73389bf                  s_waitcnt 0x33f7
    158  1b0044d61d39fe0300040c0c  v_perm_b32 v27, v29, v28, 0xc0c0400                  ; vectorize int8x16
    164  160044d61b35fe0300010405  v_perm_b32 v22, v27, v26, 0x5040100
    170  f72b89bf                  s_waitcnt 0x2bf7
    174  1a0044d61f3dfe0300040c0c  v_perm_b32 v26, v31, v30, 0xc0c0400                  ; vectorize int8x16
    180  f72389bf                  s_waitcnt 0x23f7
    184  1b0044d62141fe0300040c0c  v_perm_b32 v27, v33, v32, 0xc0c0400                  ; vectorize int8x16
    190  170044d61b35fe0300010405  v_perm_b32 v23, v27, v26, 0x5040100
    19c  f71b89bf                  s_waitcnt 0x1bf7
    1a0  1a0044d62345fe0300040c0c  v_perm_b32 v26, v35, v34, 0xc0c0400                  ; vectorize int8x16
    1ac  f71389bf                  s_waitcnt 0x13f7
    1b0  1b0044d62549fe0300040c0c  v_perm_b32 v27, v37, v36, 0xc0c0400                  ; vectorize int8x16
    1bc  180044d61b35fe0300010405  v_perm_b32 v24, v27, v26, 0x5040100
    1c8  f70b89bf                  s_waitcnt 0xbf7
    1cc  1a0044d6274dfe0300040c0c  v_perm_b32 v26, v39, v38, 0xc0c0400                  ; vectorize int8x16
    1d8  f70389bf                  s_waitcnt 0x3f7
    1dc  1b0044d62951fe0300040c0c  v_perm_b32 v27, v41, v40, 0xc0c0400                  ; vectorize int8x16
    1e8  190044d61b35fe0300010405  v_perm_b32 v25, v27, v26, 0x5040100
    1f4  800010ca80001a1a          v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v27, 0       ; load int8x16
    1fc  800010ca80001c1c          v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v29, 0
    204  062080be                  s_and_saveexec_b32 s0, s6
    208  0200a5bf                  s_cbranch_execz join_214
    20c  20005edc0f00041a          global_load_b128 v[26:29], v15, s[4:5] offset:32
join_214:
    214  0000febe                  s_mov_b32 exec_lo, s0
    218  000846dc1500081e          global_load_i8 v30, v21, s[8:9] offset:2048          ; load int8
    220  400846dc1500081f          global_load_i8 v31, v21, s[8:9] offset:2112          ; load int8
    228  800846dc15000820          global_load_i8 v32, v21, s[8:9] offset:2176          ; load int8
    230  c00846dc15000821          global_load_i8 v33, v21, s[8:9] offset:2240          ; load int8
    238  000946dc15000822          global_load_i8 v34, v21, s[8:9] offset:2304          ; load int8
    240  400946dc15000823          global_load_i8 v35, v21, s[8:9] offset:2368          ; load int8
    248  800946dc15000824          global_load_i8 v36, v21, s[8:9] offset:2432          ; load int8
    250  c00946dc15000825          global_load_i8 v37, v21, s[8:9] offset:2496          ; load int8
    258  000a46dc15000826          global_load_i8 v38, v21, s[8:9] offset:2560          ; load int8
    260  400a46dc15000827          global_load_i8 v39, v21, s[8:9] offset:2624          ; load int8
    268  800a46dc15000828          global_load_i8 v40, v21, s[8:9] offset:2688          ; load int8
    270  c00a46dc15000829          global_load_i8 v41, v21, s[8:9] offset:2752          ; load int8
    278  000b46dc1500082a          global_load_i8 v42, v21, s[8:9] offset:2816          ; load int8
    280  400b46dc1500082b          global_load_i8 v43, v21, s[8:9] offset:2880          ; load int8
    288  800b46dc1500082c          global_load_i8 v44, v21, s[8:9] offset:2944          ; load int8
    290  c00b46dc1500082d          global_load_i8 v45, v21, s[8:9] offset:3008          ; load int8
    298  f73b89bf                  s_waitcnt 0x3bf7
    29c  1e0044d61f3dfe0300040c0c  v_perm_b32 v30, v31, v30, 0xc0c0400                  ; vectorize int8x16
    2a8  f73389bf                  s_waitcnt 0x33f7
    2ac  1f0044d62141fe0300040c0c  v_perm_b32 v31, v33, v32, 0xc0c0400                  ; vectorize int8x16
    2b8  2e0044d61f3dfe0300010405  v_perm_b32 v46, v31, v30, 0x5040100
    2c4  f72b89bf                  s_waitcnt 0x2bf7
    2c8  1e0044d62345fe0300040c0c  v_perm_b32 v30, v35, v34, 0xc0c0400                  ; vectorize int8x16
    2d4  f72389bf                  s_waitcnt 0x23f7
    2d8  1f0044d62549fe0300040c0c  v_perm_b32 v31, v37, v36, 0xc0c0400                  ; vectorize int8x16
    2e4  2f0044d61f3dfe0300010405  v_perm_b32 v47, v31, v30, 0x5040100
    2f0  f71b89bf                  s_waitcnt 0x1bf7
    2f4  1e0044d6274dfe0300040c0c  v_perm_b32 v30, v39, v38, 0xc0c0400                  ; vectorize int8x16
    300  f71389bf                  s_waitcnt 0x13f7
    304  1f0044d62951fe0300040c0c  v_perm_b32 v31, v41, v40, 0xc0c0400                  ; vectorize int8x16
    310  300044d61f3dfe0300010405  v_perm_b32 v48, v31, v30, 0x5040100
    31c  f70b89bf                  s_waitcnt 0xbf7
    320  1e0044d62b55fe0300040c0c  v_perm_b32 v30, v43, v42, 0xc0c0400                  ; vectorize int8x16
    32c  f70389bf                  s_waitcnt 0x3f7
    330  1f0044d62d59fe0300040c0c  v_perm_b32 v31, v45, v44, 0xc0c0400                  ; vectorize int8x16
    33c  310044d61f3dfe0300010405  v_perm_b32 v49, v31, v30, 0x5040100
    348  800010ca80001e1e          v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v31, 0       ; load int8x16
    350  800010ca80002020          v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v33, 0
    358  062080be                  s_and_saveexec_b32 s0, s6
    35c  0200a5bf                  s_cbranch_execz join_368
    360  10005edc0f00041e          global_load_b128 v[30:33], v15, s[4:5] offset:16
join_368:
    368  0000febe                  s_mov_b32 exec_lo, s0
    36c  000446dc15000822          global_load_i8 v34, v21, s[8:9] offset:1024          ; load int8
    374  400446dc15000823          global_load_i8 v35, v21, s[8:9] offset:1088          ; load int8
    37c  800446dc15000824          global_load_i8 v36, v21, s[8:9] offset:1152          ; load int8
    384  c00446dc15000825          global_load_i8 v37, v21, s[8:9] offset:1216          ; load int8
    38c  000546dc15000826          global_load_i8 v38, v21, s[8:9] offset:1280          ; load int8
    394  400546dc15000827          global_load_i8 v39, v21, s[8:9] offset:1344          ; load int8
    39c  800546dc15000828          global_load_i8 v40, v21, s[8:9] offset:1408          ; load int8
    3a4  c00546dc15000829          global_load_i8 v41, v21, s[8:9] offset:1472          ; load int8
    3ac  000646dc1500082a          global_load_i8 v42, v21, s[8:9] offset:1536          ; load int8
    3b4  400646dc1500082b          global_load_i8 v43, v21, s[8:9] offset:1600          ; load int8
    3bc  800646dc1500082c          global_load_i8 v44, v21, s[8:9] offset:1664          ; load int8
    3c4  c00646dc1500082d          global_load_i8 v45, v21, s[8:9] offset:1728          ; load int8
    3cc  000746dc15000832          global_load_i8 v50, v21, s[8:9] offset:1792          ; load int8
    3d4  400746dc15000833          global_load_i8 v51, v21, s[8:9] offset:1856          ; load int8
    3dc  800746dc15000834          global_load_i8 v52, v21, s[8:9] offset:1920          ; load int8
    3e4  c00746dc15000835          global_load_i8 v53, v21, s[8:9] offset:1984          ; load int8
    3ec  f73b89bf                  s_waitcnt 0x3bf7
    3f0  220044d62345fe0300040c0c  v_perm_b32 v34, v35, v34, 0xc0c0400                  ; vectorize int8x16
    3fc  f73389bf                  s_waitcnt 0x33f7
    400  230044d62549fe0300040c0c  v_perm_b32 v35, v37, v36, 0xc0c0400                  ; vectorize int8x16
    40c  360044d62345fe0300010405  v_perm_b32 v54, v35, v34, 0x5040100
    418  f72b89bf                  s_waitcnt 0x2bf7
    41c  220044d6274dfe0300040c0c  v_perm_b32 v34, v39, v38, 0xc0c0400                  ; vectorize int8x16
    428  f72389bf                  s_waitcnt 0x23f7
    42c  230044d62951fe0300040c0c  v_perm_b32 v35, v41, v40, 0xc0c0400                  ; vectorize int8x16
    438  370044d62345fe0300010405  v_perm_b32 v55, v35, v34, 0x5040100
    444  f71b89bf                  s_waitcnt 0x1bf7
    448  220044d62b55fe0300040c0c  v_perm_b32 v34, v43, v42, 0xc0c0400                  ; vectorize int8x16
    454  f71389bf                  s_waitcnt 0x13f7
    458  230044d62d59fe0300040c0c  v_perm_b32 v35, v45, v44, 0xc0c0400                  ; vectorize int8x16
    464  380044d62345fe0300010405  v_perm_b32 v56, v35, v34, 0x5040100
    470  f70b89bf                  s_waitcnt 0xbf7
    474  220044d63365fe0300040c0c  v_perm_b32 v34, v51, v50, 0xc0c0400                  ; vectorize int8x16
    480  f70389bf                  s_waitcnt 0x3f7
    484  230044d63569fe0300040c0c  v_perm_b32 v35, v53, v52, 0xc0c0400                  ; vectorize int8x16
    490  390044d62345fe0300010405  v_perm_b32 v57, v35, v34, 0x5040100
    49c  800010ca80000201          v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, 0         ; load int8x16
    4a4  800010ca80000403          v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v4, 0
    4ac  062080be                  s_and_saveexec_b32 s0, s6
    4b0  0200a5bf                  s_cbranch_execz join_4bc
    4b4  00005edc0f000401          global_load_b128 v[1:4], v15, s[4:5]
join_4bc:
    4bc  0000febe                  s_mov_b32 exec_lo, s0
    4c0  000046dc1500080f          global_load_i8 v15, v21, s[8:9]                      ; load int8
    4c8  400046dc15000822          global_load_i8 v34, v21, s[8:9] offset:64            ; load int8
    4d0  800046dc15000823          global_load_i8 v35, v21, s[8:9] offset:128           ; load int8
    4d8  c00046dc15000824          global_load_i8 v36, v21, s[8:9] offset:192           ; load int8
    4e0  000146dc15000825          global_load_i8 v37, v21, s[8:9] offset:256           ; load int8
    4e8  400146dc15000826          global_load_i8 v38, v21, s[8:9] offset:320           ; load int8
    4f0  800146dc15000827          global_load_i8 v39, v21, s[8:9] offset:384           ; load int8
    4f8  c00146dc15000828          global_load_i8 v40, v21, s[8:9] offset:448           ; load int8
    500  000246dc15000829          global_load_i8 v41, v21, s[8:9] offset:512           ; load int8
    508  400246dc1500082a          global_load_i8 v42, v21, s[8:9] offset:576           ; load int8
    510  800246dc1500082b          global_load_i8 v43, v21, s[8:9] offset:640           ; load int8
    518  c00246dc1500082c          global_load_i8 v44, v21, s[8:9] offset:704           ; load int8
    520  000346dc1500082d          global_load_i8 v45, v21, s[8:9] offset:768           ; load int8
    528  400346dc15000832          global_load_i8 v50, v21, s[8:9] offset:832           ; load int8
    530  800346dc15000833          global_load_i8 v51, v21, s[8:9] offset:896           ; load int8
    538  c00346dc15000815          global_load_i8 v21, v21, s[8:9] offset:960           ; load int8
    540  f73b89bf                  s_waitcnt 0x3bf7
    544  0f0044d6221ffe0300040c0c  v_perm_b32 v15, v34, v15, 0xc0c0400                  ; vectorize int8x16
    550  f73389bf                  s_waitcnt 0x33f7
    554  220044d62447fe0300040c0c  v_perm_b32 v34, v36, v35, 0xc0c0400                  ; vectorize int8x16
    560  3a0044d6221ffe0300010405  v_perm_b32 v58, v34, v15, 0x5040100
    56c  f72b89bf                  s_waitcnt 0x2bf7
    570  0f0044d6264bfe0300040c0c  v_perm_b32 v15, v38, v37, 0xc0c0400                  ; vectorize int8x16
    57c  f72389bf                  s_waitcnt 0x23f7
    580  220044d6284ffe0300040c0c  v_perm_b32 v34, v40, v39, 0xc0c0400                  ; vectorize int8x16
    58c  3b0044d6221ffe0300010405  v_perm_b32 v59, v34, v15, 0x5040100
    598  f71b89bf                  s_waitcnt 0x1bf7
    59c  0f0044d62a53fe0300040c0c  v_perm_b32 v15, v42, v41, 0xc0c0400                  ; vectorize int8x16
    5a8  f71389bf                  s_waitcnt 0x13f7
    5ac  220044d62c57fe0300040c0c  v_perm_b32 v34, v44, v43, 0xc0c0400                  ; vectorize int8x16
    5b8  3c0044d6221ffe0300010405  v_perm_b32 v60, v34, v15, 0x5040100
    5c4  f70b89bf                  s_waitcnt 0xbf7
    5c8  0f0044d6325bfe0300040c0c  v_perm_b32 v15, v50, v45, 0xc0c0400                  ; vectorize int8x16
    5d4  f70389bf                  s_waitcnt 0x3f7
    5d8  150044d61567fe0300040c0c  v_perm_b32 v21, v21, v51, 0xc0c0400                  ; vectorize int8x16
    5e4  3d0044d6151ffe0300010405  v_perm_b32 v61, v21, v15, 0x5040100
    5f0  800010ca80000605          v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v6, 0         ; wmma int32x8
    5f8  800010ca80000807          v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v8, 0
    600  800010ca80000a09          v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v10, 0
    608  800010ca80000c0b          v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v12, 0
    610  054044cc0175167c          v_wmma_i32_16x16x16_iu8 v[5:12], v[1:4], v[58:61], v[5:12] neg_lo:[1,1,0]
    618  054044cc1e6d167c          v_wmma_i32_16x16x16_iu8 v[5:12], v[30:33], v[54:57], v[5:12] neg_lo:[1,1,0]; wmma int32x8
    620  054044cc1a5d167c          v_wmma_i32_16x16x16_iu8 v[5:12], v[26:29], v[46:49], v[5:12] neg_lo:[1,1,0]; wmma int32x8
    628  054044cc112d167c          v_wmma_i32_16x16x16_iu8 v[5:12], v[17:20], v[22:25], v[5:12] neg_lo:[1,1,0]; wmma int32x8
    630  0d870484                  s_lshl_b32 s4, s13, 7                                ; store void
    634  02040080                  s_add_u32 s0, s2, s4
    638  03800182                  s_addc_u32 s1, s3, 0
    63c  000046d60d090104          v_lshl_add_u32 v0, v13, 4, v0
    644  000046d60e150104          v_lshl_add_u32 v0, v14, 10, v0
    64c  000046d6100d0104          v_lshl_add_u32 v0, v16, 6, v0
    654  82000030                  v_lshlrev_b32_e32 v0, 2, v0
    658  00006adc00050000          global_store_b32 v0, v5, s[0:1]
    660  00026adc00060000          global_store_b32 v0, v6, s[0:1] offset:512           ; store void
    668  00046adc00070000          global_store_b32 v0, v7, s[0:1] offset:1024          ; store void
    670  00066adc00080000          global_store_b32 v0, v8, s[0:1] offset:1536          ; store void
    678  020041d40e030100          v_cmp_lt_i32_e64 s2, v14, 1                          ; cmplt bool
    680  022082be                  s_and_saveexec_b32 s2, s2                            ; store void
    684  0800a5bf                  s_cbranch_execz join_6a8                             ; store void
    688  00086adc00090000          global_store_b32 v0, v9, s[0:1] offset:2048
    690  000a6adc000a0000          global_store_b32 v0, v10, s[0:1] offset:2560         ; store void
    698  000c6adc000b0000          global_store_b32 v0, v11, s[0:1] offset:3072         ; store void
    6a0  000e6adc000c0000          global_store_b32 v0, v12, s[0:1] offset:3584         ; store void
join_6a8:
    6a8  0200febe                  s_mov_b32 exec_lo, s2
    6ac  0000b0bf                  s_endpgm                                             ; sink void
