gemm_int8:
      0  80020c7e                  v_mov_b32_e32 v6, 0
      4  80020e7e                  v_mov_b32_e32 v7, 0
      8  8002107e                  v_mov_b32_e32 v8, 0
      c  8002127e                  v_mov_b32_e32 v9, 0
     10  80025a7e                  v_mov_b32_e32 v45, 0
     14  80025c7e                  v_mov_b32_e32 v46, 0
     18  80025e7e                  v_mov_b32_e32 v47, 0
     1c  8002607e                  v_mov_b32_e32 v48, 0
     20  8002627e                  v_mov_b32_e32 v49, 0
     24  8002647e                  v_mov_b32_e32 v50, 0
     28  8002667e                  v_mov_b32_e32 v51, 0
     2c  8002687e                  v_mov_b32_e32 v52, 0
     30  000204f4000000f8          s_load_b64 s[8:9], s[0:1], 0x0
     38  800104f4080000f8          s_load_b64 s[6:7], s[0:1], 0x8                       ; define_global ptr<int32, global, 1536>
     40  000104f4100000f8          s_load_b64 s[4:5], s[0:1], 0x10                      ; define_global ptr<int8, global, 1536>
     48  2b0010d600152902          v_bfe_u32 v43, v0, 10, 10                            ; special int32
     50  220010d600292902          v_bfe_u32 v34, v0, 20, 10                            ; special int32
     58  ff000036ff030000          v_and_b32_e32 v0, 0x3ff, v0                          ; special int32
     60  8a440230                  v_lshlrev_b32_e32 v1, 10, v34                        ; mul int32
     64  84005834                  v_ashrrev_i32_e32 v44, 4, v0                         ; shr int32
     68  8f004236                  v_and_b32_e32 v33, 15, v0                            ; and int32
     6c  86420030                  v_lshlrev_b32_e32 v0, 6, v33                         ; mul int32
     70  01010a4a                  v_add_nc_u32_e32 v5, v1, v0                          ; add int32
     74  84440030                  v_lshlrev_b32_e32 v0, 4, v34                         ; mul int32
     78  0043004a                  v_add_nc_u32_e32 v0, v0, v33                         ; add int32
     7c  030041d400310100          v_cmp_lt_i32_e64 s3, v0, 24                          ; cmplt bool
     84  80024e7e                  v_mov_b32_e32 v39, 0                                 ; load int8x16
     88  8002507e                  v_mov_b32_e32 v40, 0
     8c  8002527e                  v_mov_b32_e32 v41, 0
     90  8002547e                  v_mov_b32_e32 v42, 0
     94  032080be                  s_and_saveexec_b32 s0, s3
     98  0300a5bf                  s_cbranch_execz join_a8
     9c  07fc89bf                  s_waitcnt 0xfc07
     a0  30005edc05000627          global_load_b128 v[39:42], v5, s[6:7] offset:48      ; load int8x16
join_a8:
     a8  0000febe                  s_mov_b32 exec_lo, s0
     ac  0d850284                  s_lshl_b32 s2, s13, 5                                ; load int8
     b0  07fc89bf                  s_waitcnt 0xfc07
     b4  04020080                  s_add_u32 s0, s4, s2                                 ; load int8
     b8  05800182                  s_addc_u32 s1, s5, 0
     bc  84560030                  v_lshlrev_b32_e32 v0, 4, v43
     c0  2101044a                  v_add_nc_u32_e32 v2, v33, v0
     c4  000c46dc02000004          global_load_i8 v4, v2, s[0:1] offset:3072
     cc  400c46dc02000001          global_load_i8 v1, v2, s[0:1] offset:3136            ; load int8
     d4  800c46dc02000003          global_load_i8 v3, v2, s[0:1] offset:3200            ; load int8
     dc  c00c46dc02000000          global_load_i8 v0, v2, s[0:1] offset:3264            ; load int8
     e4  f70b89bf                  s_waitcnt 0xbf7
     e8  010044d60109fe0300040c0c  v_perm_b32 v1, v1, v4, 0xc0c0400                     ; vectorize int8x16
     f4  f70389bf                  s_waitcnt 0x3f7
     f8  000044d60007fe0300040c0c  v_perm_b32 v0, v0, v3, 0xc0c0400                     ; vectorize int8x16
    104  190044d60003fe0300010405  v_perm_b32 v25, v0, v1, 0x5040100
    110  000d46dc02000004          global_load_i8 v4, v2, s[0:1] offset:3328            ; load int8
    118  400d46dc02000001          global_load_i8 v1, v2, s[0:1] offset:3392            ; load int8
    120  800d46dc02000003          global_load_i8 v3, v2, s[0:1] offset:3456            ; load int8
    128  c00d46dc02000000          global_load_i8 v0, v2, s[0:1] offset:3520            ; load int8
    130  f70b89bf                  s_waitcnt 0xbf7
    134  010044d60109fe0300040c0c  v_perm_b32 v1, v1, v4, 0xc0c0400                     ; vectorize int8x16
    140  f70389bf                  s_waitcnt 0x3f7
    144  000044d60007fe0300040c0c  v_perm_b32 v0, v0, v3, 0xc0c0400                     ; vectorize int8x16
    150  1a0044d60003fe0300010405  v_perm_b32 v26, v0, v1, 0x5040100
    15c  000e46dc02000004          global_load_i8 v4, v2, s[0:1] offset:3584            ; load int8
    164  400e46dc02000001          global_load_i8 v1, v2, s[0:1] offset:3648            ; load int8
    16c  800e46dc02000003          global_load_i8 v3, v2, s[0:1] offset:3712            ; load int8
    174  c00e46dc02000000          global_load_i8 v0, v2, s[0:1] offset:3776            ; load int8
    17c  f70b89bf                  s_waitcnt 0xbf7
    180  010044d60109fe0300040c0c  v_perm_b32 v1, v1, v4, 0xc0c0400                     ; vectorize int8x16
    18c  f70389bf                  s_waitcnt 0x3f7
    190  000044d60007fe0300040c0c  v_perm_b32 v0, v0, v3, 0xc0c0400                     ; vectorize int8x16
    19c  1b0044d60003fe0300010405  v_perm_b32 v27, v0, v1, 0x5040100
    1a8  000f46dc02000004          global_load_i8 v4, v2, s[0:1] offset:3840            ; load int8
    1b0  400f46dc02000001          global_load_i8 v1, v2, s[0:1] offset:3904            ; load int8
    1b8  800f46dc02000003          global_load_i8 v3, v2, s[0:1] offset:3968            ; load int8
    1c0  c00f46dc02000000          global_load_i8 v0, v2, s[0:1] offset:4032            ; load int8
    1c8  f70b89bf                  s_waitcnt 0xbf7
    1cc  010044d60109fe0300040c0c  v_perm_b32 v1, v1, v4, 0xc0c0400                     ; vectorize int8x16
    1d8  f70389bf                  s_waitcnt 0x3f7
    1dc  000044d60007fe0300040c0c  v_perm_b32 v0, v0, v3, 0xc0c0400                     ; vectorize int8x16
    1e8  1c0044d60003fe0300010405  v_perm_b32 v28, v0, v1, 0x5040100
    1f4  8002467e                  v_mov_b32_e32 v35, 0                                 ; load int8x16
    1f8  8002487e                  v_mov_b32_e32 v36, 0
    1fc  80024a7e                  v_mov_b32_e32 v37, 0
    200  80024c7e                  v_mov_b32_e32 v38, 0
    204  032082be                  s_and_saveexec_b32 s2, s3
    208  0200a5bf                  s_cbranch_execz join_214
    20c  20005edc05000623          global_load_b128 v[35:38], v5, s[6:7] offset:32
join_214:
    214  0200febe                  s_mov_b32 exec_lo, s2
    218  000846dc02000004          global_load_i8 v4, v2, s[0:1] offset:2048            ; load int8
    220  400846dc02000001          global_load_i8 v1, v2, s[0:1] offset:2112            ; load int8
    228  800846dc02000003          global_load_i8 v3, v2, s[0:1] offset:2176            ; load int8
    230  c00846dc02000000          global_load_i8 v0, v2, s[0:1] offset:2240            ; load int8
    238  f70b89bf                  s_waitcnt 0xbf7
    23c  010044d60109fe0300040c0c  v_perm_b32 v1, v1, v4, 0xc0c0400                     ; vectorize int8x16
    248  f70389bf                  s_waitcnt 0x3f7
    24c  000044d60007fe0300040c0c  v_perm_b32 v0, v0, v3, 0xc0c0400                     ; vectorize int8x16
    258  110044d60003fe0300010405  v_perm_b32 v17, v0, v1, 0x5040100
    264  000946dc02000004          global_load_i8 v4, v2, s[0:1] offset:2304            ; load int8
    26c  400946dc02000001          global_load_i8 v1, v2, s[0:1] offset:2368            ; load int8
    274  800946dc02000003          global_load_i8 v3, v2, s[0:1] offset:2432            ; load int8
    27c  c00946dc02000000          global_load_i8 v0, v2, s[0:1] offset:2496            ; load int8
    284  f70b89bf                  s_waitcnt 0xbf7
    288  010044d60109fe0300040c0c  v_perm_b32 v1, v1, v4, 0xc0c0400                     ; vectorize int8x16
    294  f70389bf                  s_waitcnt 0x3f7
    298  000044d60007fe0300040c0c  v_perm_b32 v0, v0, v3, 0xc0c0400                     ; vectorize int8x16
    2a4  120044d60003fe0300010405  v_perm_b32 v18, v0, v1, 0x5040100
    2b0  000a46dc02000004          global_load_i8 v4, v2, s[0:1] offset:2560            ; load int8
    2b8  400a46dc02000001          global_load_i8 v1, v2, s[0:1] offset:2624            ; load int8
    2c0  800a46dc02000003          global_load_i8 v3, v2, s[0:1] offset:2688            ; load int8
    2c8  c00a46dc02000000          global_load_i8 v0, v2, s[0:1] offset:2752            ; load int8
    2d0  f70b89bf                  s_waitcnt 0xbf7
    2d4  010044d60109fe0300040c0c  v_perm_b32 v1, v1, v4, 0xc0c0400                     ; vectorize int8x16
    2e0  f70389bf                  s_waitcnt 0x3f7
    2e4  000044d60007fe0300040c0c  v_perm_b32 v0, v0, v3, 0xc0c0400                     ; vectorize int8x16
    2f0  130044d60003fe0300010405  v_perm_b32 v19, v0, v1, 0x5040100
    2fc  000b46dc02000004          global_load_i8 v4, v2, s[0:1] offset:2816            ; load int8
    304  400b46dc02000001          global_load_i8 v1, v2, s[0:1] offset:2880            ; load int8
    30c  800b46dc02000003          global_load_i8 v3, v2, s[0:1] offset:2944            ; load int8
    314  c00b46dc02000000          global_load_i8 v0, v2, s[0:1] offset:3008            ; load int8
    31c  f70b89bf                  s_waitcnt 0xbf7
    320  010044d60109fe0300040c0c  v_perm_b32 v1, v1, v4, 0xc0c0400                     ; vectorize int8x16
    32c  f70389bf                  s_waitcnt 0x3f7
    330  000044d60007fe0300040c0c  v_perm_b32 v0, v0, v3, 0xc0c0400                     ; vectorize int8x16
    33c  140044d60003fe0300010405  v_perm_b32 v20, v0, v1, 0x5040100
    348  80023a7e                  v_mov_b32_e32 v29, 0                                 ; load int8x16
    34c  80023c7e                  v_mov_b32_e32 v30, 0
    350  80023e7e                  v_mov_b32_e32 v31, 0
    354  8002407e                  v_mov_b32_e32 v32, 0
    358  032082be                  s_and_saveexec_b32 s2, s3
    35c  0200a5bf                  s_cbranch_execz join_368
    360  10005edc0500061d          global_load_b128 v[29:32], v5, s[6:7] offset:16
join_368:
    368  0200febe                  s_mov_b32 exec_lo, s2
    36c  000446dc02000004          global_load_i8 v4, v2, s[0:1] offset:1024            ; load int8
    374  400446dc02000001          global_load_i8 v1, v2, s[0:1] offset:1088            ; load int8
    37c  800446dc02000003          global_load_i8 v3, v2, s[0:1] offset:1152            ; load int8
    384  c00446dc02000000          global_load_i8 v0, v2, s[0:1] offset:1216            ; load int8
    38c  f70b89bf                  s_waitcnt 0xbf7
    390  010044d60109fe0300040c0c  v_perm_b32 v1, v1, v4, 0xc0c0400                     ; vectorize int8x16
    39c  f70389bf                  s_waitcnt 0x3f7
    3a0  000044d60007fe0300040c0c  v_perm_b32 v0, v0, v3, 0xc0c0400                     ; vectorize int8x16
    3ac  0d0044d60003fe0300010405  v_perm_b32 v13, v0, v1, 0x5040100
    3b8  000546dc02000004          global_load_i8 v4, v2, s[0:1] offset:1280            ; load int8
    3c0  400546dc02000001          global_load_i8 v1, v2, s[0:1] offset:1344            ; load int8
    3c8  800546dc02000003          global_load_i8 v3, v2, s[0:1] offset:1408            ; load int8
    3d0  c00546dc02000000          global_load_i8 v0, v2, s[0:1] offset:1472            ; load int8
    3d8  f70b89bf                  s_waitcnt 0xbf7
    3dc  010044d60109fe0300040c0c  v_perm_b32 v1, v1, v4, 0xc0c0400                     ; vectorize int8x16
    3e8  f70389bf                  s_waitcnt 0x3f7
    3ec  000044d60007fe0300040c0c  v_perm_b32 v0, v0, v3, 0xc0c0400                     ; vectorize int8x16
    3f8  0e0044d60003fe0300010405  v_perm_b32 v14, v0, v1, 0x5040100
    404  000646dc02000004          global_load_i8 v4, v2, s[0:1] offset:1536            ; load int8
    40c  400646dc02000001          global_load_i8 v1, v2, s[0:1] offset:1600            ; load int8
    414  800646dc02000003          global_load_i8 v3, v2, s[0:1] offset:1664            ; load int8
    41c  c00646dc02000000          global_load_i8 v0, v2, s[0:1] offset:1728            ; load int8
    424  f70b89bf                  s_waitcnt 0xbf7
    428  010044d60109fe0300040c0c  v_perm_b32 v1, v1, v4, 0xc0c0400                     ; vectorize int8x16
    434  f70389bf                  s_waitcnt 0x3f7
    438  000044d60007fe0300040c0c  v_perm_b32 v0, v0, v3, 0xc0c0400                     ; vectorize int8x16
    444  0f0044d60003fe0300010405  v_perm_b32 v15, v0, v1, 0x5040100
    450  000746dc02000004          global_load_i8 v4, v2, s[0:1] offset:1792            ; load int8
    458  400746dc02000001          global_load_i8 v1, v2, s[0:1] offset:1856            ; load int8
    460  800746dc02000003          global_load_i8 v3, v2, s[0:1] offset:1920            ; load int8
    468  c00746dc02000000          global_load_i8 v0, v2, s[0:1] offset:1984            ; load int8
    470  f70b89bf                  s_waitcnt 0xbf7
    474  010044d60109fe0300040c0c  v_perm_b32 v1, v1, v4, 0xc0c0400                     ; vectorize int8x16
    480  f70389bf                  s_waitcnt 0x3f7
    484  000044d60007fe0300040c0c  v_perm_b32 v0, v0, v3, 0xc0c0400                     ; vectorize int8x16
    490  100044d60003fe0300010405  v_perm_b32 v16, v0, v1, 0x5040100
    49c  80022a7e                  v_mov_b32_e32 v21, 0                                 ; load int8x16
    4a0  80022c7e                  v_mov_b32_e32 v22, 0
    4a4  80022e7e                  v_mov_b32_e32 v23, 0
    4a8  8002307e                  v_mov_b32_e32 v24, 0
    4ac  032082be                  s_and_saveexec_b32 s2, s3
    4b0  0200a5bf                  s_cbranch_execz join_4bc
    4b4  00005edc05000615          global_load_b128 v[21:24], v5, s[6:7]
join_4bc:
    4bc  0200febe                  s_mov_b32 exec_lo, s2
    4c0  000046dc02000004          global_load_i8 v4, v2, s[0:1]                        ; load int8
    4c8  400046dc02000001          global_load_i8 v1, v2, s[0:1] offset:64              ; load int8
    4d0  800046dc02000003          global_load_i8 v3, v2, s[0:1] offset:128             ; load int8
    4d8  c00046dc02000000          global_load_i8 v0, v2, s[0:1] offset:192             ; load int8
    4e0  f70b89bf                  s_waitcnt 0xbf7
    4e4  010044d60109fe0300040c0c  v_perm_b32 v1, v1, v4, 0xc0c0400                     ; vectorize int8x16
    4f0  f70389bf                  s_waitcnt 0x3f7
    4f4  000044d60007fe0300040c0c  v_perm_b32 v0, v0, v3, 0xc0c0400                     ; vectorize int8x16
    500  090044d60003fe0300010405  v_perm_b32 v9, v0, v1, 0x5040100
    50c  000146dc02000004          global_load_i8 v4, v2, s[0:1] offset:256             ; load int8
    514  400146dc02000001          global_load_i8 v1, v2, s[0:1] offset:320             ; load int8
    51c  800146dc02000003          global_load_i8 v3, v2, s[0:1] offset:384             ; load int8
    524  c00146dc02000000          global_load_i8 v0, v2, s[0:1] offset:448             ; load int8
    52c  f70b89bf                  s_waitcnt 0xbf7
    530  010044d60109fe0300040c0c  v_perm_b32 v1, v1, v4, 0xc0c0400                     ; vectorize int8x16
    53c  f70389bf                  s_waitcnt 0x3f7
    540  000044d60007fe0300040c0c  v_perm_b32 v0, v0, v3, 0xc0c0400                     ; vectorize int8x16
    54c  0a0044d60003fe0300010405  v_perm_b32 v10, v0, v1, 0x5040100
    558  000246dc02000004          global_load_i8 v4, v2, s[0:1] offset:512             ; load int8
    560  400246dc02000001          global_load_i8 v1, v2, s[0:1] offset:576             ; load int8
    568  800246dc02000003          global_load_i8 v3, v2, s[0:1] offset:640             ; load int8
    570  c00246dc02000000          global_load_i8 v0, v2, s[0:1] offset:704             ; load int8
    578  f70b89bf                  s_waitcnt 0xbf7
    57c  010044d60109fe0300040c0c  v_perm_b32 v1, v1, v4, 0xc0c0400                     ; vectorize int8x16
    588  f70389bf                  s_waitcnt 0x3f7
    58c  000044d60007fe0300040c0c  v_perm_b32 v0, v0, v3, 0xc0c0400                     ; vectorize int8x16
    598  0b0044d60003fe0300010405  v_perm_b32 v11, v0, v1, 0x5040100
    5a4  000346dc02000004          global_load_i8 v4, v2, s[0:1] offset:768             ; load int8
    5ac  400346dc02000001          global_load_i8 v1, v2, s[0:1] offset:832             ; load int8
    5b4  800346dc02000003          global_load_i8 v3, v2, s[0:1] offset:896             ; load int8
    5bc  c00346dc02000000          global_load_i8 v0, v2, s[0:1] offset:960             ; load int8
    5c4  f70b89bf                  s_waitcnt 0xbf7
    5c8  010044d60109fe0300040c0c  v_perm_b32 v1, v1, v4, 0xc0c0400                     ; vectorize int8x16
    5d4  f70389bf                  s_waitcnt 0x3f7
    5d8  000044d60007fe0300040c0c  v_perm_b32 v0, v0, v3, 0xc0c0400                     ; vectorize int8x16
    5e4  0c0044d60003fe0300010405  v_perm_b32 v12, v0, v1, 0x5040100
    5f0  8002027e                  v_mov_b32_e32 v1, 0                                  ; wmma int32x8
    5f4  8002047e                  v_mov_b32_e32 v2, 0
    5f8  8002067e                  v_mov_b32_e32 v3, 0
    5fc  8002087e                  v_mov_b32_e32 v4, 0
    600  80020a7e                  v_mov_b32_e32 v5, 0
    604  80020c7e                  v_mov_b32_e32 v6, 0
    608  80020e7e                  v_mov_b32_e32 v7, 0
    60c  8002107e                  v_mov_b32_e32 v8, 0
    610  014044cc1513067c          v_wmma_i32_16x16x16_iu8 v[1:8], v[21:24], v[9:12], v[1:8] neg_lo:[1,1,0]
    618  014044cc1d1b067c          v_wmma_i32_16x16x16_iu8 v[1:8], v[29:32], v[13:16], v[1:8] neg_lo:[1,1,0]; wmma int32x8
    620  014044cc2323067c          v_wmma_i32_16x16x16_iu8 v[1:8], v[35:38], v[17:20], v[1:8] neg_lo:[1,1,0]; wmma int32x8
    628  014044cc2733067c          v_wmma_i32_16x16x16_iu8 v[1:8], v[39:42], v[25:28], v[1:8] neg_lo:[1,1,0]; wmma int32x8
    630  0d870084                  s_lshl_b32 s0, s13, 7                                ; store void
    634  08000280                  s_add_u32 s2, s8, s0
    638  09800382                  s_addc_u32 s3, s9, 0
    63c  86561630                  v_lshlrev_b32_e32 v11, 6, v43
    640  8c440030                  v_lshlrev_b32_e32 v0, 12, v34
    644  88581230                  v_lshlrev_b32_e32 v9, 8, v44
    648  82421430                  v_lshlrev_b32_e32 v10, 2, v33
    64c  0017004a                  v_add_nc_u32_e32 v0, v0, v11
    650  0901004a                  v_add_nc_u32_e32 v0, v9, v0
    654  0a01004a                  v_add_nc_u32_e32 v0, v10, v0
    658  00006adc00010200          global_store_b32 v0, v1, s[2:3]
    660  00026adc00020200          global_store_b32 v0, v2, s[2:3] offset:512           ; store void
    668  00046adc00030200          global_store_b32 v0, v3, s[2:3] offset:1024          ; store void
    670  00066adc00040200          global_store_b32 v0, v4, s[2:3] offset:1536          ; store void
    678  010041d422030100          v_cmp_lt_i32_e64 s1, v34, 1                          ; cmplt bool
    680  012080be                  s_and_saveexec_b32 s0, s1                            ; store void
    684  0200a5bf                  s_cbranch_execz join_690
    688  00086adc00050200          global_store_b32 v0, v5, s[2:3] offset:2048
join_690:
    690  0000febe                  s_mov_b32 exec_lo, s0
    694  012080be                  s_and_saveexec_b32 s0, s1                            ; store void
    698  0200a5bf                  s_cbranch_execz join_6a4
    69c  000a6adc00060200          global_store_b32 v0, v6, s[2:3] offset:2560
join_6a4:
    6a4  0000febe                  s_mov_b32 exec_lo, s0
    6a8  012080be                  s_and_saveexec_b32 s0, s1                            ; store void
    6ac  0200a5bf                  s_cbranch_execz join_6b8
    6b0  000c6adc00070200          global_store_b32 v0, v7, s[2:3] offset:3072
join_6b8:
    6b8  0000febe                  s_mov_b32 exec_lo, s0
    6bc  012080be                  s_and_saveexec_b32 s0, s1                            ; store void
    6c0  0200a5bf                  s_cbranch_execz join_6cc
    6c4  000e6adc00080200          global_store_b32 v0, v8, s[2:3] offset:3584
join_6cc:
    6cc  0000febe                  s_mov_b32 exec_lo, s0
    6d0  0000b0bf                  s_endpgm                                             ; sink void
