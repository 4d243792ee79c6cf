gemm_int8:
      0  8002027e                  v_mov_b32_e32 v1, 0
      4  8002047e                  v_mov_b32_e32 v2, 0
      8  8002067e                  v_mov_b32_e32 v3, 0
      c  8002087e                  v_mov_b32_e32 v4, 0
     10  80020a7e                  v_mov_b32_e32 v5, 0
     14  80020c7e                  v_mov_b32_e32 v6, 0
     18  80020e7e                  v_mov_b32_e32 v7, 0
     1c  8002107e                  v_mov_b32_e32 v8, 0
     20  8002127e                  v_mov_b32_e32 v9, 0
     24  8002147e                  v_mov_b32_e32 v10, 0
     28  8002167e                  v_mov_b32_e32 v11, 0
     2c  8002187e                  v_mov_b32_e32 v12, 0
     30  800004f4000000f8          s_load_b64 s[2:3], s[0:1], 0x0
     38  000104f4080000f8          s_load_b64 s[4:5], s[0:1], 0x8                       ; define_global ptr<int32, global, 1536>
     40  000004f4100000f8          s_load_b64 s[0:1], s[0:1], 0x10                      ; define_global ptr<int8, global, 1536>
     48  0d0010d600152902          v_bfe_u32 v13, v0, 10, 10                            ; special int32
     50  0e0010d600292902          v_bfe_u32 v14, v0, 20, 10                            ; special int32
     58  ff000036ff030000          v_and_b32_e32 v0, 0x3ff, v0                          ; special int32
     60  8a1c1e30                  v_lshlrev_b32_e32 v15, 10, v14                       ; mul int32
     64  84002034                  v_ashrrev_i32_e32 v16, 4, v0                         ; shr int32
     68  8f000036                  v_and_b32_e32 v0, 15, v0                             ; and int32
     6c  86002230                  v_lshlrev_b32_e32 v17, 6, v0                         ; mul int32
     70  0f231e4a                  v_add_nc_u32_e32 v15, v15, v17                       ; add int32
     74  841c2230                  v_lshlrev_b32_e32 v17, 4, v14                        ; mul int32
     78  1101224a                  v_add_nc_u32_e32 v17, v17, v0                        ; add int32
     7c  060041d411310100          v_cmp_lt_i32_e64 s6, v17, 24                         ; cmplt bool
     84  8002227e                  v_mov_b32_e32 v17, 0                                 ; load int8x16
     88  8002247e                  v_mov_b32_e32 v18, 0
     8c  8002267e                  v_mov_b32_e32 v19, 0
     90  8002287e                  v_mov_b32_e32 v20, 0
     94  062087be                  s_and_saveexec_b32 s7, s6
     98  0300a5bf                  s_cbranch_execz join_a8
     9c  07fc89bf                  s_waitcnt 0xfc07
     a0  30005edc0f000411          global_load_b128 v[17:20], v15, s[4:5] offset:48     ; load int8x16
join_a8:
     a8  0700febe                  s_mov_b32 exec_lo, s7
     ac  0d850784                  s_lshl_b32 s7, s13, 5                                ; load int8
     b0  07fc89bf                  s_waitcnt 0xfc07
     b4  00070880                  s_add_u32 s8, s0, s7                                 ; load int8
     b8  01800982                  s_addc_u32 s9, s1, 0
     bc  841a3230                  v_lshlrev_b32_e32 v25, 4, v13
     c0  0033324a                  v_add_nc_u32_e32 v25, v0, v25
     c4  000c46dc1900081a          global_load_i8 v26, v25, s[8:9] offset:3072
     cc  400c46dc1900081b          global_load_i8 v27, v25, s[8:9] offset:3136          ; load int8
     d4  800c46dc1900081c          global_load_i8 v28, v25, s[8:9] offset:3200          ; load int8
     dc  c00c46dc1900081d          global_load_i8 v29, v25, s[8:9] offset:3264          ; load int8
     e4  f70b89bf                  s_waitcnt 0xbf7
     e8  1a0044d61b35fe0300040c0c  v_perm_b32 v26, v27, v26, 0xc0c0400                  ; vectorize int8x16
     f4  f70389bf                  s_waitcnt 0x3f7
     f8  1b0044d61d39fe0300040c0c  v_perm_b32 v27, v29, v28, 0xc0c0400                  ; vectorize int8x16
    104  150044d61b35fe0300010405  v_perm_b32 v21, v27, v26, 0x5040100
    110  000d46dc1900081a          global_load_i8 v26, v25, s[8:9] offset:3328          ; load int8
    118  400d46dc1900081b          global_load_i8 v27, v25, s[8:9] offset:3392          ; load int8
    120  800d46dc1900081c          global_load_i8 v28, v25, s[8:9] offset:3456          ; load int8
    128  c00d46dc1900081d          global_load_i8 v29, v25, s[8:9] offset:3520          ; load int8
    130  f70b89bf                  s_waitcnt 0xbf7
    134  1a0044d61b35fe0300040c0c  v_perm_b32 v26, v27, v26, 0xc0c0400                  ; vectorize int8x16
    140  f70389bf                  s_waitcnt 0x3f7
    144  1b0044d61d39fe0300040c0c  v_perm_b32 v27, v29, v28, 0xc0c0400                  ; vectorize int8x16
    150  160044d61b35fe0300010405  v_perm_b32 v22, v27, v26, 0x5040100
    15c  000e46dc1900081a          global_load_i8 v26, v25, s[8:9] offset:3584          ; load int8
    164  400e46dc1900081b          global_load_i8 v27, v25, s[8:9] offset:3648          ; load int8
    16c  800e46dc1900081c          global_load_i8 v28, v25, s[8:9] offset:3712          ; load int8
    174  c00e46dc1900081d          global_load_i8 v29, v25, s[8:9] offset:3776          ; load int8
    17c  f70b89bf                  s_waitcnt 0xbf7
    180  1a0044d61b35fe0300040c0c  v_perm_b32 v26, v27, v26, 0xc0c0400                  ; vectorize int8x16
    18c  f70389bf                  s_waitcnt 0x3f7
    190  1b0044d61d39fe0300040c0c  v_perm_b32 v27, v29, v28, 0xc0c0400                  ; vectorize int8x16
    19c  170044d61b35fe0300010405  v_perm_b32 v23, v27, v26, 0x5040100
    1a8  000f46dc1900081a          global_load_i8 v26, v25, s[8:9] offset:3840          ; load int8
    1b0  400f46dc1900081b          global_load_i8 v27, v25, s[8:9] offset:3904          ; load int8
    1b8  800f46dc1900081c          global_load_i8 v28, v25, s[8:9] offset:3968          ; load int8
    1c0  c00f46dc1900081d          global_load_i8 v29, v25, s[8:9] offset:4032          ; load int8
    1c8  f70b89bf                  s_waitcnt 0xbf7
    1cc  1a0044d61b35fe0300040c0c  v_perm_b32 v26, v27, v26, 0xc0c0400                  ; vectorize int8x16
    1d8  f70389bf                  s_waitcnt 0x3f7
    1dc  1b0044d61d39fe0300040c0c  v_perm_b32 v27, v29, v28, 0xc0c0400                  ; vectorize int8x16
    1e8  180044d61b35fe0300010405  v_perm_b32 v24, v27, v26, 0x5040100
    1f4  8002347e                  v_mov_b32_e32 v26, 0                                 ; load int8x16
    1f8  8002367e                  v_mov_b32_e32 v27, 0
    1fc  8002387e                  v_mov_b32_e32 v28, 0
    200  80023a7e                  v_mov_b32_e32 v29, 0
    204  062080be                  s_and_saveexec_b32 s0, s6
    208  0200a5bf                  s_cbranch_execz join_214
    20c  20005edc0f00041a          global_load_b128 v[26:29], v15, s[4:5] offset:32
join_214:
    214  0000febe                  s_mov_b32 exec_lo, s0
    218  000846dc19000822          global_load_i8 v34, v25, s[8:9] offset:2048          ; load int8
    220  400846dc19000823          global_load_i8 v35, v25, s[8:9] offset:2112          ; load int8
    228  800846dc19000824          global_load_i8 v36, v25, s[8:9] offset:2176          ; load int8
    230  c00846dc19000825          global_load_i8 v37, v25, s[8:9] offset:2240          ; load int8
    238  f70b89bf                  s_waitcnt 0xbf7
    23c  220044d62345fe0300040c0c  v_perm_b32 v34, v35, v34, 0xc0c0400                  ; vectorize int8x16
    248  f70389bf                  s_waitcnt 0x3f7
    24c  230044d62549fe0300040c0c  v_perm_b32 v35, v37, v36, 0xc0c0400                  ; vectorize int8x16
    258  1e0044d62345fe0300010405  v_perm_b32 v30, v35, v34, 0x5040100
    264  000946dc19000822          global_load_i8 v34, v25, s[8:9] offset:2304          ; load int8
    26c  400946dc19000823          global_load_i8 v35, v25, s[8:9] offset:2368          ; load int8
    274  800946dc19000824          global_load_i8 v36, v25, s[8:9] offset:2432          ; load int8
    27c  c00946dc19000825          global_load_i8 v37, v25, s[8:9] offset:2496          ; load int8
    284  f70b89bf                  s_waitcnt 0xbf7
    288  220044d62345fe0300040c0c  v_perm_b32 v34, v35, v34, 0xc0c0400                  ; vectorize int8x16
    294  f70389bf                  s_waitcnt 0x3f7
    298  230044d62549fe0300040c0c  v_perm_b32 v35, v37, v36, 0xc0c0400                  ; vectorize int8x16
    2a4  1f0044d62345fe0300010405  v_perm_b32 v31, v35, v34, 0x5040100
    2b0  000a46dc19000822          global_load_i8 v34, v25, s[8:9] offset:2560          ; load int8
    2b8  400a46dc19000823          global_load_i8 v35, v25, s[8:9] offset:2624          ; load int8
    2c0  800a46dc19000824          global_load_i8 v36, v25, s[8:9] offset:2688          ; load int8
    2c8  c00a46dc19000825          global_load_i8 v37, v25, s[8:9] offset:2752          ; load int8
    2d0  f70b89bf                  s_waitcnt 0xbf7
    2d4  220044d62345fe0300040c0c  v_perm_b32 v34, v35, v34, 0xc0c0400                  ; vectorize int8x16
    2e0  f70389bf                  s_waitcnt 0x3f7
    2e4  230044d62549fe0300040c0c  v_perm_b32 v35, v37, v36, 0xc0c0400                  ; vectorize int8x16
    2f0  200044d62345fe0300010405  v_perm_b32 v32, v35, v34, 0x5040100
    2fc  000b46dc19000822          global_load_i8 v34, v25, s[8:9] offset:2816          ; load int8
    304  400b46dc19000823          global_load_i8 v35, v25, s[8:9] offset:2880          ; load int8
    30c  800b46dc19000824          global_load_i8 v36, v25, s[8:9] offset:2944          ; load int8
    314  c00b46dc19000825          global_load_i8 v37, v25, s[8:9] offset:3008          ; load int8
    31c  f70b89bf                  s_waitcnt 0xbf7
    320  220044d62345fe0300040c0c  v_perm_b32 v34, v35, v34, 0xc0c0400                  ; vectorize int8x16
    32c  f70389bf                  s_waitcnt 0x3f7
    330  230044d62549fe0300040c0c  v_perm_b32 v35, v37, v36, 0xc0c0400                  ; vectorize int8x16
    33c  210044d62345fe0300010405  v_perm_b32 v33, v35, v34, 0x5040100
    348  8002447e                  v_mov_b32_e32 v34, 0                                 ; load int8x16
    34c  8002467e                  v_mov_b32_e32 v35, 0
    350  8002487e                  v_mov_b32_e32 v36, 0
    354  80024a7e                  v_mov_b32_e32 v37, 0
    358  062080be                  s_and_saveexec_b32 s0, s6
    35c  0200a5bf                  s_cbranch_execz join_368
    360  10005edc0f000422          global_load_b128 v[34:37], v15, s[4:5] offset:16
join_368:
    368  0000febe                  s_mov_b32 exec_lo, s0
    36c  000446dc1900082a          global_load_i8 v42, v25, s[8:9] offset:1024          ; load int8
    374  400446dc1900082b          global_load_i8 v43, v25, s[8:9] offset:1088          ; load int8
    37c  800446dc1900082c          global_load_i8 v44, v25, s[8:9] offset:1152          ; load int8
    384  c00446dc1900082d          global_load_i8 v45, v25, s[8:9] offset:1216          ; load int8
    38c  f70b89bf                  s_waitcnt 0xbf7
    390  2a0044d62b55fe0300040c0c  v_perm_b32 v42, v43, v42, 0xc0c0400                  ; vectorize int8x16
    39c  f70389bf                  s_waitcnt 0x3f7
    3a0  2b0044d62d59fe0300040c0c  v_perm_b32 v43, v45, v44, 0xc0c0400                  ; vectorize int8x16
    3ac  260044d62b55fe0300010405  v_perm_b32 v38, v43, v42, 0x5040100
    3b8  000546dc1900082a          global_load_i8 v42, v25, s[8:9] offset:1280          ; load int8
    3c0  400546dc1900082b          global_load_i8 v43, v25, s[8:9] offset:1344          ; load int8
    3c8  800546dc1900082c          global_load_i8 v44, v25, s[8:9] offset:1408          ; load int8
    3d0  c00546dc1900082d          global_load_i8 v45, v25, s[8:9] offset:1472          ; load int8
    3d8  f70b89bf                  s_waitcnt 0xbf7
    3dc  2a0044d62b55fe0300040c0c  v_perm_b32 v42, v43, v42, 0xc0c0400                  ; vectorize int8x16
    3e8  f70389bf                  s_waitcnt 0x3f7
    3ec  2b0044d62d59fe0300040c0c  v_perm_b32 v43, v45, v44, 0xc0c0400                  ; vectorize int8x16
    3f8  270044d62b55fe0300010405  v_perm_b32 v39, v43, v42, 0x5040100
    404  000646dc1900082a          global_load_i8 v42, v25, s[8:9] offset:1536          ; load int8
    40c  400646dc1900082b          global_load_i8 v43, v25, s[8:9] offset:1600          ; load int8
    414  800646dc1900082c          global_load_i8 v44, v25, s[8:9] offset:1664          ; load int8
    41c  c00646dc1900082d          global_load_i8 v45, v25, s[8:9] offset:1728          ; load int8
    424  f70b89bf                  s_waitcnt 0xbf7
    428  2a0044d62b55fe0300040c0c  v_perm_b32 v42, v43, v42, 0xc0c0400                  ; vectorize int8x16
    434  f70389bf                  s_waitcnt 0x3f7
    438  2b0044d62d59fe0300040c0c  v_perm_b32 v43, v45, v44, 0xc0c0400                  ; vectorize int8x16
    444  280044d62b55fe0300010405  v_perm_b32 v40, v43, v42, 0x5040100
    450  000746dc1900082a          global_load_i8 v42, v25, s[8:9] offset:1792          ; load int8
    458  400746dc1900082b          global_load_i8 v43, v25, s[8:9] offset:1856          ; load int8
    460  800746dc1900082c          global_load_i8 v44, v25, s[8:9] offset:1920          ; load int8
    468  c00746dc1900082d          global_load_i8 v45, v25, s[8:9] offset:1984          ; load int8
    470  f70b89bf                  s_waitcnt 0xbf7
    474  2a0044d62b55fe0300040c0c  v_perm_b32 v42, v43, v42, 0xc0c0400                  ; vectorize int8x16
    480  f70389bf                  s_waitcnt 0x3f7
    484  2b0044d62d59fe0300040c0c  v_perm_b32 v43, v45, v44, 0xc0c0400                  ; vectorize int8x16
    490  290044d62b55fe0300010405  v_perm_b32 v41, v43, v42, 0x5040100
    49c  8002027e                  v_mov_b32_e32 v1, 0                                  ; load int8x16
    4a0  8002047e                  v_mov_b32_e32 v2, 0
    4a4  8002067e                  v_mov_b32_e32 v3, 0
    4a8  8002087e                  v_mov_b32_e32 v4, 0
    4ac  062080be                  s_and_saveexec_b32 s0, s6
    4b0  0200a5bf                  s_cbranch_execz join_4bc
    4b4  00005edc0f000401          global_load_b128 v[1:4], v15, s[4:5]
join_4bc:
    4bc  0000febe                  s_mov_b32 exec_lo, s0
    4c0  000046dc1900080f          global_load_i8 v15, v25, s[8:9]                      ; load int8
    4c8  400046dc1900082e          global_load_i8 v46, v25, s[8:9] offset:64            ; load int8
    4d0  800046dc1900082f          global_load_i8 v47, v25, s[8:9] offset:128           ; load int8
    4d8  c00046dc19000830          global_load_i8 v48, v25, s[8:9] offset:192           ; load int8
    4e0  f70b89bf                  s_waitcnt 0xbf7
    4e4  0f0044d62e1ffe0300040c0c  v_perm_b32 v15, v46, v15, 0xc0c0400                  ; vectorize int8x16
    4f0  f70389bf                  s_waitcnt 0x3f7
    4f4  2e0044d6305ffe0300040c0c  v_perm_b32 v46, v48, v47, 0xc0c0400                  ; vectorize int8x16
    500  2a0044d62e1ffe0300010405  v_perm_b32 v42, v46, v15, 0x5040100
    50c  000146dc1900080f          global_load_i8 v15, v25, s[8:9] offset:256           ; load int8
    514  400146dc1900082e          global_load_i8 v46, v25, s[8:9] offset:320           ; load int8
    51c  800146dc1900082f          global_load_i8 v47, v25, s[8:9] offset:384           ; load int8
    524  c00146dc19000830          global_load_i8 v48, v25, s[8:9] offset:448           ; load int8
    52c  f70b89bf                  s_waitcnt 0xbf7
    530  0f0044d62e1ffe0300040c0c  v_perm_b32 v15, v46, v15, 0xc0c0400                  ; vectorize int8x16
    53c  f70389bf                  s_waitcnt 0x3f7
    540  2e0044d6305ffe0300040c0c  v_perm_b32 v46, v48, v47, 0xc0c0400                  ; vectorize int8x16
    54c  2b0044d62e1ffe0300010405  v_perm_b32 v43, v46, v15, 0x5040100
    558  000246dc1900080f          global_load_i8 v15, v25, s[8:9] offset:512           ; load int8
    560  400246dc1900082e          global_load_i8 v46, v25, s[8:9] offset:576           ; load int8
    568  800246dc1900082f          global_load_i8 v47, v25, s[8:9] offset:640           ; load int8
    570  c00246dc19000830          global_load_i8 v48, v25, s[8:9] offset:704           ; load int8
    578  f70b89bf                  s_waitcnt 0xbf7
    57c  0f0044d62e1ffe0300040c0c  v_perm_b32 v15, v46, v15, 0xc0c0400                  ; vectorize int8x16
    588  f70389bf                  s_waitcnt 0x3f7
    58c  2e0044d6305ffe0300040c0c  v_perm_b32 v46, v48, v47, 0xc0c0400                  ; vectorize int8x16
    598  2c0044d62e1ffe0300010405  v_perm_b32 v44, v46, v15, 0x5040100
    5a4  000346dc1900080f          global_load_i8 v15, v25, s[8:9] offset:768           ; load int8
    5ac  400346dc1900082e          global_load_i8 v46, v25, s[8:9] offset:832           ; load int8
    5b4  800346dc1900082f          global_load_i8 v47, v25, s[8:9] offset:896           ; load int8
    5bc  c00346dc19000819          global_load_i8 v25, v25, s[8:9] offset:960           ; load int8
    5c4  f70b89bf                  s_waitcnt 0xbf7
    5c8  0f0044d62e1ffe0300040c0c  v_perm_b32 v15, v46, v15, 0xc0c0400                  ; vectorize int8x16
    5d4  f70389bf                  s_waitcnt 0x3f7
    5d8  190044d6195ffe0300040c0c  v_perm_b32 v25, v25, v47, 0xc0c0400                  ; vectorize int8x16
    5e4  2d0044d6191ffe0300010405  v_perm_b32 v45, v25, v15, 0x5040100
    5f0  80020a7e                  v_mov_b32_e32 v5, 0                                  ; wmma int32x8
    5f4  80020c7e                  v_mov_b32_e32 v6, 0
    5f8  80020e7e                  v_mov_b32_e32 v7, 0
    5fc  8002107e                  v_mov_b32_e32 v8, 0
    600  8002127e                  v_mov_b32_e32 v9, 0
    604  8002147e                  v_mov_b32_e32 v10, 0
    608  8002167e                  v_mov_b32_e32 v11, 0
    60c  8002187e                  v_mov_b32_e32 v12, 0
    610  054044cc0155167c          v_wmma_i32_16x16x16_iu8 v[5:12], v[1:4], v[42:45], v[5:12] neg_lo:[1,1,0]
    618  054044cc224d167c          v_wmma_i32_16x16x16_iu8 v[5:12], v[34:37], v[38:41], v[5:12] neg_lo:[1,1,0]; wmma int32x8
    620  054044cc1a3d167c          v_wmma_i32_16x16x16_iu8 v[5:12], v[26:29], v[30:33], v[5:12] neg_lo:[1,1,0]; wmma int32x8
    628  054044cc112b167c          v_wmma_i32_16x16x16_iu8 v[5:12], v[17:20], v[21:24], v[5:12] neg_lo:[1,1,0]; wmma int32x8
    630  0d870084                  s_lshl_b32 s0, s13, 7                                ; store void
    634  02000480                  s_add_u32 s4, s2, s0
    638  03800582                  s_addc_u32 s5, s3, 0
    63c  861a0230                  v_lshlrev_b32_e32 v1, 6, v13
    640  8c1c0430                  v_lshlrev_b32_e32 v2, 12, v14
    644  88200630                  v_lshlrev_b32_e32 v3, 8, v16
    648  82000030                  v_lshlrev_b32_e32 v0, 2, v0
    64c  0203024a                  v_add_nc_u32_e32 v1, v2, v1
    650  0303024a                  v_add_nc_u32_e32 v1, v3, v1
    654  0003004a                  v_add_nc_u32_e32 v0, v0, v1
    658  00006adc00050400          global_store_b32 v0, v5, s[4:5]
    660  00026adc00060400          global_store_b32 v0, v6, s[4:5] offset:512           ; store void
    668  00046adc00070400          global_store_b32 v0, v7, s[4:5] offset:1024          ; store void
    670  00066adc00080400          global_store_b32 v0, v8, s[4:5] offset:1536          ; store void
    678  000041d40e030100          v_cmp_lt_i32_e64 s0, v14, 1                          ; cmplt bool
    680  002081be                  s_and_saveexec_b32 s1, s0                            ; store void
    684  0200a5bf                  s_cbranch_execz join_690
    688  00086adc00090400          global_store_b32 v0, v9, s[4:5] offset:2048
join_690:
    690  0100febe                  s_mov_b32 exec_lo, s1
    694  002081be                  s_and_saveexec_b32 s1, s0                            ; store void
    698  0200a5bf                  s_cbranch_execz join_6a4
    69c  000a6adc000a0400          global_store_b32 v0, v10, s[4:5] offset:2560
join_6a4:
    6a4  0100febe                  s_mov_b32 exec_lo, s1
    6a8  002081be                  s_and_saveexec_b32 s1, s0                            ; store void
    6ac  0200a5bf                  s_cbranch_execz join_6b8
    6b0  000c6adc000b0400          global_store_b32 v0, v11, s[4:5] offset:3072
join_6b8:
    6b8  0100febe                  s_mov_b32 exec_lo, s1
    6bc  002080be                  s_and_saveexec_b32 s0, s0                            ; store void
    6c0  0200a5bf                  s_cbranch_execz join_6cc
    6c4  000e6adc000c0400          global_store_b32 v0, v12, s[4:5] offset:3584
join_6cc:
    6cc  0000febe                  s_mov_b32 exec_lo, s0
    6d0  0000b0bf                  s_endpgm                                             ; sink void
