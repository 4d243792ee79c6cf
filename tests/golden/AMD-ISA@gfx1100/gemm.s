gemm:
      0  800010ca80000201          v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, 0
      8  800084be                  s_mov_b32 s4, 0
      c  800010ca80000403          v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v4, 0
     14  800024caff000605ff030000  v_dual_mov_b32 v5, 0 :: v_dual_and_b32 v6, 0x3ff, v0
     20  800104f4000000f8          s_load_b64 s[6:7], s[0:1], 0x0
     28  000204f4080000f8          s_load_b64 s[8:9], s[0:1], 0x8                       ; define_global ptr<float32, global, 4096>
     30  000004f4100000f8          s_load_b64 s[0:1], s[0:1], 0x10                      ; define_global ptr<float32, global, 4096>
     38  000010d600152902          v_bfe_u32 v0, v0, 10, 10                             ; special int32
     40  0dff059600080000          s_mul_i32 s5, s13, 0x800                             ; mul int32
     48  820c0e30                  v_lshlrev_b32_e32 v7, 2, v6                          ; mul int32
     4c  800022ca8800081b          v_dual_mov_b32 v27, 0 :: v_dual_lshlrev_b32 v8, 8, v0; range int32
     54  800022ca8600081c          v_dual_mov_b32 v28, 0 :: v_dual_lshlrev_b32 v9, 6, v0
     5c  800024ca81000a1d          v_dual_mov_b32 v29, 0 :: v_dual_and_b32 v10, 1, v0
     64  8114163a                  v_xor_b32_e32 v11, 1, v10                            ; xor int32
     68  820c1834                  v_ashrrev_i32_e32 v12, 2, v6                         ; shr int32
     6c  84181a30                  v_lshlrev_b32_e32 v13, 4, v12                        ; mul int32
     70  091b1a4a                  v_add_nc_u32_e32 v13, v9, v13                        ; add int32
     74  800024ca830c0e01          v_dual_mov_b32 v1, 0 :: v_dual_and_b32 v14, 3, v6    ; range int32
     7c  830c1e34                  v_ashrrev_i32_e32 v15, 3, v6                         ; shr int32
     80  81142030                  v_lshlrev_b32_e32 v16, 1, v10                        ; mul int32
     84  0f211e4a                  v_add_nc_u32_e32 v15, v15, v16                       ; add int32
     88  0e1f1e3a                  v_xor_b32_e32 v15, v14, v15                          ; xor int32
     8c  821e2030                  v_lshlrev_b32_e32 v16, 2, v15                        ; mul int32
     90  0d21204a                  v_add_nc_u32_e32 v16, v13, v16                       ; add int32
     94  0510104a                  v_add_nc_u32_e32 v8, s5, v8                          ; add int32
     98  86182230                  v_lshlrev_b32_e32 v17, 6, v12                        ; mul int32
     9c  821c2430                  v_lshlrev_b32_e32 v18, 2, v14                        ; mul int32
     a0  0d8d0584                  s_lshl_b32 s5, s13, 13                               ; load float32x4
     a4  07fc89bf                  s_waitcnt 0xfc07
     a8  08050280                  s_add_u32 s2, s8, s5                                 ; load float32x4
     ac  09800382                  s_addc_u32 s3, s9, 0
     b0  0e0046d6000d3904          v_lshl_add_u32 v14, v0, 6, v14
     b8  0c0046d60c093904          v_lshl_add_u32 v12, v12, 4, v14
     c0  84181830                  v_lshlrev_b32_e32 v12, 4, v12
     c4  00005edc0c000213          global_load_b128 v[19:22], v12, s[2:3]
     cc  82201830                  v_lshlrev_b32_e32 v12, 2, v16                        ; store void
     d0  f70389bf                  s_waitcnt 0x3f7
     d4  00007cdb0c130000          ds_store_b128 v12, v[19:22]                          ; store void
     dc  800020ca0713060c          v_dual_mov_b32 v12, 0 :: v_dual_add_nc_u32 v7, v7, v9; range int32
     e4  800022ca820e060e          v_dual_mov_b32 v14, 0 :: v_dual_lshlrev_b32 v7, 2, v7
     ec  00005edc07000013          global_load_b128 v[19:22], v7, s[0:1]                ; load float32x4
     f4  00085edc07000017          global_load_b128 v[23:26], v7, s[0:1] offset:2048    ; load float32x4
     fc  f70789bf                  s_waitcnt 0x7f7
    100  00107cdb07130000          ds_store_b128 v7, v[19:22] offset:4096               ; store void
    108  f70389bf                  s_waitcnt 0x3f7
    10c  00187cdb07170000          ds_store_b128 v7, v[23:26] offset:6144               ; store void
    114  800022ca83140a13          v_dual_mov_b32 v19, 0 :: v_dual_lshlrev_b32 v10, 3, v10; range int32
    11c  800020ca0915080a          v_dual_mov_b32 v10, 0 :: v_dual_add_nc_u32 v9, v9, v10
    124  800010ca80001410          v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v21, 0
    12c  800010ca80001614          v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v23, 0
    134  800010ca80001816          v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v25, 0
    13c  800022ca82120818          v_dual_mov_b32 v24, 0 :: v_dual_lshlrev_b32 v9, 2, v9
    144  8002347e                  v_mov_b32_e32 v26, 0
    148  800082be                  s_mov_b32 s2, 0
    14c  080055d611114a04          v_add3_u32 v8, v17, v8, v18
    154  82101030                  v_lshlrev_b32_e32 v8, 2, v8
    158  0b0046d600072d04          v_lshl_add_u32 v11, v0, 3, v11                       ; load float32x4
    160  85161630                  v_lshlrev_b32_e32 v11, 5, v11
    164  840c2230                  v_lshlrev_b32_e32 v17, 4, v6                         ; load float32x4
    168  0d0046d60f053504          v_lshl_add_u32 v13, v15, 2, v13                      ; store void
    170  821a1a30                  v_lshlrev_b32_e32 v13, 2, v13
loop_174:
    174  0281038b                  s_and_b32 s3, s2, 1                                  ; and int32
    178  07fc89bf                  s_waitcnt 0xfc07
    17c  0000bdbf                  s_barrier                                            ; barrier void
    180  028304bf                  s_cmp_lt_i32 s2, 3                                   ; cmplt bool
    184  c1800498                  s_cselect_b32 s4, -1, 0
    188  f70b89bf                  s_waitcnt 0xbf7
    18c  800010ca80001e1e          v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v31, 0       ; load float32x4
    194  800010ca80002020          v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v33, 0
    19c  f70789bf                  s_waitcnt 0x7f7
    1a0  800010ca80002222          v_dual_mov_b32 v34, 0 :: v_dual_mov_b32 v35, 0       ; load float32x4
    1a8  800010ca80002424          v_dual_mov_b32 v36, 0 :: v_dual_mov_b32 v37, 0
    1b0  f70389bf                  s_waitcnt 0x3f7
    1b4  800010ca80002626          v_dual_mov_b32 v38, 0 :: v_dual_mov_b32 v39, 0       ; load float32x4
    1bc  800010ca80002828          v_dual_mov_b32 v40, 0 :: v_dual_mov_b32 v41, 0
    1c4  048007bf                  s_cmp_lg_u32 s4, 0
    1c8  0c00a1bf                  s_cbranch_scc0 join_1fc                              ; load float32x4
    1cc  40005edc0800081e          global_load_b128 v[30:33], v8, s[8:9] offset:64
    1d4  00ff0e8000100000          s_add_u32 s14, s0, 0x1000                            ; load float32x4
    1dc  01800f82                  s_addc_u32 s15, s1, 0
    1e0  00005edc07000e22          global_load_b128 v[34:37], v7, s[14:15]
    1e8  00ff0a8000100000          s_add_u32 s10, s0, 0x1000                            ; load float32x4
    1f0  01800b82                  s_addc_u32 s11, s1, 0
    1f4  00085edc07000a26          global_load_b128 v[38:41], v7, s[10:11] offset:2048
join_1fc:
    1fc  0f0046d603162504          v_lshl_add_u32 v15, s3, 11, v9                       ; load float32x4
    204  120046d603184504          v_lshl_add_u32 v18, s3, 12, v17                      ; load float32x4
    20c  2a0046d603162d04          v_lshl_add_u32 v42, s3, 11, v11                      ; load float32x4
    214  1000fcdb2a00002b          ds_load_b128 v[43:46], v42 offset:16
    21c  001ffcdb1200002f          ds_load_b128 v[47:50], v18 offset:7936               ; load float32x4
    224  001efcdb12000033          ds_load_b128 v[51:54], v18 offset:7680               ; load float32x4
    22c  001dfcdb12000037          ds_load_b128 v[55:58], v18 offset:7424               ; load float32x4
    234  001cfcdb1200003b          ds_load_b128 v[59:62], v18 offset:7168               ; load float32x4
    23c  0000fcdb2a00003f          ds_load_b128 v[63:66], v42                           ; load float32x4
    244  001bfcdb12000043          ds_load_b128 v[67:70], v18 offset:6912               ; load float32x4
    24c  001afcdb12000047          ds_load_b128 v[71:74], v18 offset:6656               ; load float32x4
    254  0019fcdb1200004b          ds_load_b128 v[75:78], v18 offset:6400               ; load float32x4
    25c  0018fcdb1200004f          ds_load_b128 v[79:82], v18 offset:6144               ; load float32x4
    264  1000fcdb0f000053          ds_load_b128 v[83:86], v15 offset:16                 ; load float32x4
    26c  0017fcdb12000057          ds_load_b128 v[87:90], v18 offset:5888               ; load float32x4
    274  0016fcdb1200005b          ds_load_b128 v[91:94], v18 offset:5632               ; load float32x4
    27c  0015fcdb1200005f          ds_load_b128 v[95:98], v18 offset:5376               ; load float32x4
    284  0014fcdb12000063          ds_load_b128 v[99:102], v18 offset:5120              ; load float32x4
    28c  0000fcdb0f000067          ds_load_b128 v[103:106], v15                         ; load float32x4
    294  0013fcdb1200006b          ds_load_b128 v[107:110], v18 offset:4864             ; load float32x4
    29c  0012fcdb1200006f          ds_load_b128 v[111:114], v18 offset:4608             ; load float32x4
    2a4  0011fcdb12000073          ds_load_b128 v[115:118], v18 offset:4352             ; load float32x4
    2ac  0010fcdb12000077          ds_load_b128 v[119:122], v18 offset:4096             ; load float32x4
    2b4  07fc89bf                  s_waitcnt 0xfc07
    2b8  67ef1456                  v_fmac_f32_e32 v10, v103, v119                       ; mulacc float32
    2bc  68e71456                  v_fmac_f32_e32 v10, v104, v115                       ; mulacc float32
    2c0  69df1456                  v_fmac_f32_e32 v10, v105, v111                       ; mulacc float32
    2c4  6ad71456                  v_fmac_f32_e32 v10, v106, v107                       ; mulacc float32
    2c8  53c71456                  v_fmac_f32_e32 v10, v83, v99                         ; mulacc float32
    2cc  54bf1456                  v_fmac_f32_e32 v10, v84, v95                         ; mulacc float32
    2d0  55b71456                  v_fmac_f32_e32 v10, v85, v91                         ; mulacc float32
    2d4  56af1456                  v_fmac_f32_e32 v10, v86, v87                         ; mulacc float32
    2d8  3f9f1456                  v_fmac_f32_e32 v10, v63, v79                         ; mulacc float32
    2dc  40971456                  v_fmac_f32_e32 v10, v64, v75                         ; mulacc float32
    2e0  418f1456                  v_fmac_f32_e32 v10, v65, v71                         ; mulacc float32
    2e4  42871456                  v_fmac_f32_e32 v10, v66, v67                         ; mulacc float32
    2e8  2b771456                  v_fmac_f32_e32 v10, v43, v59                         ; mulacc float32
    2ec  2c6f1456                  v_fmac_f32_e32 v10, v44, v55                         ; mulacc float32
    2f0  2d671456                  v_fmac_f32_e32 v10, v45, v51                         ; mulacc float32
    2f4  2e5f1456                  v_fmac_f32_e32 v10, v46, v47                         ; mulacc float32
    2f8  67f11856                  v_fmac_f32_e32 v12, v103, v120                       ; mulacc float32
    2fc  68e91856                  v_fmac_f32_e32 v12, v104, v116                       ; mulacc float32
    300  69e11856                  v_fmac_f32_e32 v12, v105, v112                       ; mulacc float32
    304  6ad91856                  v_fmac_f32_e32 v12, v106, v108                       ; mulacc float32
    308  53c91856                  v_fmac_f32_e32 v12, v83, v100                        ; mulacc float32
    30c  54c11856                  v_fmac_f32_e32 v12, v84, v96                         ; mulacc float32
    310  55b91856                  v_fmac_f32_e32 v12, v85, v92                         ; mulacc float32
    314  56b11856                  v_fmac_f32_e32 v12, v86, v88                         ; mulacc float32
    318  3fa11856                  v_fmac_f32_e32 v12, v63, v80                         ; mulacc float32
    31c  40991856                  v_fmac_f32_e32 v12, v64, v76                         ; mulacc float32
    320  41911856                  v_fmac_f32_e32 v12, v65, v72                         ; mulacc float32
    324  42891856                  v_fmac_f32_e32 v12, v66, v68                         ; mulacc float32
    328  2b791856                  v_fmac_f32_e32 v12, v43, v60                         ; mulacc float32
    32c  2c711856                  v_fmac_f32_e32 v12, v44, v56                         ; mulacc float32
    330  2d691856                  v_fmac_f32_e32 v12, v45, v52                         ; mulacc float32
    334  2e611856                  v_fmac_f32_e32 v12, v46, v48                         ; mulacc float32
    338  67f31c56                  v_fmac_f32_e32 v14, v103, v121                       ; mulacc float32
    33c  68eb1c56                  v_fmac_f32_e32 v14, v104, v117                       ; mulacc float32
    340  69e31c56                  v_fmac_f32_e32 v14, v105, v113                       ; mulacc float32
    344  6adb1c56                  v_fmac_f32_e32 v14, v106, v109                       ; mulacc float32
    348  53cb1c56                  v_fmac_f32_e32 v14, v83, v101                        ; mulacc float32
    34c  54c31c56                  v_fmac_f32_e32 v14, v84, v97                         ; mulacc float32
    350  55bb1c56                  v_fmac_f32_e32 v14, v85, v93                         ; mulacc float32
    354  56b31c56                  v_fmac_f32_e32 v14, v86, v89                         ; mulacc float32
    358  3fa31c56                  v_fmac_f32_e32 v14, v63, v81                         ; mulacc float32
    35c  409b1c56                  v_fmac_f32_e32 v14, v64, v77                         ; mulacc float32
    360  41931c56                  v_fmac_f32_e32 v14, v65, v73                         ; mulacc float32
    364  428b1c56                  v_fmac_f32_e32 v14, v66, v69                         ; mulacc float32
    368  2b7b1c56                  v_fmac_f32_e32 v14, v43, v61                         ; mulacc float32
    36c  2c731c56                  v_fmac_f32_e32 v14, v44, v57                         ; mulacc float32
    370  2d6b1c56                  v_fmac_f32_e32 v14, v45, v53                         ; mulacc float32
    374  2e631c56                  v_fmac_f32_e32 v14, v46, v49                         ; mulacc float32
    378  67f52056                  v_fmac_f32_e32 v16, v103, v122                       ; mulacc float32
    37c  68ed2056                  v_fmac_f32_e32 v16, v104, v118                       ; mulacc float32
    380  69e52056                  v_fmac_f32_e32 v16, v105, v114                       ; mulacc float32
    384  6add2056                  v_fmac_f32_e32 v16, v106, v110                       ; mulacc float32
    388  5000fcdb2a000067          ds_load_b128 v[103:106], v42 offset:80               ; load float32x4
    390  53cd2056                  v_fmac_f32_e32 v16, v83, v102                        ; mulacc float32
    394  54c52056                  v_fmac_f32_e32 v16, v84, v98                         ; mulacc float32
    398  55bd2056                  v_fmac_f32_e32 v16, v85, v94                         ; mulacc float32
    39c  56b52056                  v_fmac_f32_e32 v16, v86, v90                         ; mulacc float32
    3a0  4000fcdb2a000053          ds_load_b128 v[83:86], v42 offset:64                 ; load float32x4
    3a8  3fa52056                  v_fmac_f32_e32 v16, v63, v82                         ; mulacc float32
    3ac  409d2056                  v_fmac_f32_e32 v16, v64, v78                         ; mulacc float32
    3b0  41952056                  v_fmac_f32_e32 v16, v65, v74                         ; mulacc float32
    3b4  428d2056                  v_fmac_f32_e32 v16, v66, v70                         ; mulacc float32
    3b8  5000fcdb0f00003f          ds_load_b128 v[63:66], v15 offset:80                 ; load float32x4
    3c0  2b7d2056                  v_fmac_f32_e32 v16, v43, v62                         ; mulacc float32
    3c4  2c752056                  v_fmac_f32_e32 v16, v44, v58                         ; mulacc float32
    3c8  2d6d2056                  v_fmac_f32_e32 v16, v45, v54                         ; mulacc float32
    3cc  2e652056                  v_fmac_f32_e32 v16, v46, v50                         ; mulacc float32
    3d0  4000fcdb0f00002b          ds_load_b128 v[43:46], v15 offset:64                 ; load float32x4
    3d8  07fc89bf                  s_waitcnt 0xfc07
    3dc  2bef2656                  v_fmac_f32_e32 v19, v43, v119                        ; mulacc float32
    3e0  2ce700c82bf11413          v_dual_fmac_f32 v19, v44, v115 :: v_dual_fmac_f32 v20, v43, v120; mulacc float32
    3e8  2ddf00c82ce91413          v_dual_fmac_f32 v19, v45, v111 :: v_dual_fmac_f32 v20, v44, v116; mulacc float32
    3f0  2ed700c82de11413          v_dual_fmac_f32 v19, v46, v107 :: v_dual_fmac_f32 v20, v45, v112; mulacc float32
    3f8  3fc700c82ed91413          v_dual_fmac_f32 v19, v63, v99 :: v_dual_fmac_f32 v20, v46, v108; mulacc float32
    400  40bf00c83fc91413          v_dual_fmac_f32 v19, v64, v95 :: v_dual_fmac_f32 v20, v63, v100; mulacc float32
    408  41b700c840c11413          v_dual_fmac_f32 v19, v65, v91 :: v_dual_fmac_f32 v20, v64, v96; mulacc float32
    410  42af00c841b91413          v_dual_fmac_f32 v19, v66, v87 :: v_dual_fmac_f32 v20, v65, v92; mulacc float32
    418  539f00c842b11413          v_dual_fmac_f32 v19, v83, v79 :: v_dual_fmac_f32 v20, v66, v88; mulacc float32
    420  549700c853a11413          v_dual_fmac_f32 v19, v84, v75 :: v_dual_fmac_f32 v20, v83, v80; mulacc float32
    428  558f00c854991413          v_dual_fmac_f32 v19, v85, v71 :: v_dual_fmac_f32 v20, v84, v76; mulacc float32
    430  568700c855911413          v_dual_fmac_f32 v19, v86, v67 :: v_dual_fmac_f32 v20, v85, v72; mulacc float32
    438  677700c856891413          v_dual_fmac_f32 v19, v103, v59 :: v_dual_fmac_f32 v20, v86, v68; mulacc float32
    440  686f00c867791413          v_dual_fmac_f32 v19, v104, v55 :: v_dual_fmac_f32 v20, v103, v60; mulacc float32
    448  696700c868711413          v_dual_fmac_f32 v19, v105, v51 :: v_dual_fmac_f32 v20, v104, v56; mulacc float32
    450  6a5f00c869691413          v_dual_fmac_f32 v19, v106, v47 :: v_dual_fmac_f32 v20, v105, v52; mulacc float32
    458  6a6100c82bf31414          v_dual_fmac_f32 v20, v106, v48 :: v_dual_fmac_f32 v21, v43, v121; mulacc float32
    460  2ceb00c82bf51615          v_dual_fmac_f32 v21, v44, v117 :: v_dual_fmac_f32 v22, v43, v122; mulacc float32
    468  2de300c82ced1615          v_dual_fmac_f32 v21, v45, v113 :: v_dual_fmac_f32 v22, v44, v118; mulacc float32
    470  2edb00c82de51615          v_dual_fmac_f32 v21, v46, v109 :: v_dual_fmac_f32 v22, v45, v114; mulacc float32
    478  3fcb00c82edd1615          v_dual_fmac_f32 v21, v63, v101 :: v_dual_fmac_f32 v22, v46, v110; mulacc float32
    480  40c300c83fcd1615          v_dual_fmac_f32 v21, v64, v97 :: v_dual_fmac_f32 v22, v63, v102; mulacc float32
    488  41bb00c840c51615          v_dual_fmac_f32 v21, v65, v93 :: v_dual_fmac_f32 v22, v64, v98; mulacc float32
    490  42b300c841bd1615          v_dual_fmac_f32 v21, v66, v89 :: v_dual_fmac_f32 v22, v65, v94; mulacc float32
    498  53a300c842b51615          v_dual_fmac_f32 v21, v83, v81 :: v_dual_fmac_f32 v22, v66, v90; mulacc float32
    4a0  549b00c853a51615          v_dual_fmac_f32 v21, v84, v77 :: v_dual_fmac_f32 v22, v83, v82; mulacc float32
    4a8  559300c8549d1615          v_dual_fmac_f32 v21, v85, v73 :: v_dual_fmac_f32 v22, v84, v78; mulacc float32
    4b0  568b00c855951615          v_dual_fmac_f32 v21, v86, v69 :: v_dual_fmac_f32 v22, v85, v74; mulacc float32
    4b8  677b00c8568d1615          v_dual_fmac_f32 v21, v103, v61 :: v_dual_fmac_f32 v22, v86, v70; mulacc float32
    4c0  687300c8677d1615          v_dual_fmac_f32 v21, v104, v57 :: v_dual_fmac_f32 v22, v103, v62; mulacc float32
    4c8  696b00c868751615          v_dual_fmac_f32 v21, v105, v53 :: v_dual_fmac_f32 v22, v104, v58; mulacc float32
    4d0  6a6300c8696d1615          v_dual_fmac_f32 v21, v106, v49 :: v_dual_fmac_f32 v22, v105, v54; mulacc float32
    4d8  8000fcdb2a00002b          ds_load_b128 v[43:46], v42 offset:128                ; load float32x4
    4e0  9000fcdb2a00003f          ds_load_b128 v[63:66], v42 offset:144                ; load float32x4
    4e8  8000fcdb0f000053          ds_load_b128 v[83:86], v15 offset:128                ; load float32x4
    4f0  6a652c56                  v_fmac_f32_e32 v22, v106, v50                        ; mulacc float32
    4f4  9000fcdb0f000067          ds_load_b128 v[103:106], v15 offset:144              ; load float32x4
    4fc  07fc89bf                  s_waitcnt 0xfc07
    500  67ef2e56                  v_fmac_f32_e32 v23, v103, v119                       ; mulacc float32
    504  68e700c867f11817          v_dual_fmac_f32 v23, v104, v115 :: v_dual_fmac_f32 v24, v103, v120; mulacc float32
    50c  69df00c868e91817          v_dual_fmac_f32 v23, v105, v111 :: v_dual_fmac_f32 v24, v104, v116; mulacc float32
    514  6ad700c869e11817          v_dual_fmac_f32 v23, v106, v107 :: v_dual_fmac_f32 v24, v105, v112; mulacc float32
    51c  53c700c86ad91817          v_dual_fmac_f32 v23, v83, v99 :: v_dual_fmac_f32 v24, v106, v108; mulacc float32
    524  54bf00c853c91817          v_dual_fmac_f32 v23, v84, v95 :: v_dual_fmac_f32 v24, v83, v100; mulacc float32
    52c  55b700c854c11817          v_dual_fmac_f32 v23, v85, v91 :: v_dual_fmac_f32 v24, v84, v96; mulacc float32
    534  56af00c855b91817          v_dual_fmac_f32 v23, v86, v87 :: v_dual_fmac_f32 v24, v85, v92; mulacc float32
    53c  3f9f00c856b11817          v_dual_fmac_f32 v23, v63, v79 :: v_dual_fmac_f32 v24, v86, v88; mulacc float32
    544  409700c83fa11817          v_dual_fmac_f32 v23, v64, v75 :: v_dual_fmac_f32 v24, v63, v80; mulacc float32
    54c  418f00c840991817          v_dual_fmac_f32 v23, v65, v71 :: v_dual_fmac_f32 v24, v64, v76; mulacc float32
    554  428700c841911817          v_dual_fmac_f32 v23, v66, v67 :: v_dual_fmac_f32 v24, v65, v72; mulacc float32
    55c  2b7700c842891817          v_dual_fmac_f32 v23, v43, v59 :: v_dual_fmac_f32 v24, v66, v68; mulacc float32
    564  2c6f00c82b791817          v_dual_fmac_f32 v23, v44, v55 :: v_dual_fmac_f32 v24, v43, v60; mulacc float32
    56c  2d6700c82c711817          v_dual_fmac_f32 v23, v45, v51 :: v_dual_fmac_f32 v24, v44, v56; mulacc float32
    574  2e5f00c82d691817          v_dual_fmac_f32 v23, v46, v47 :: v_dual_fmac_f32 v24, v45, v52; mulacc float32
    57c  2e6100c867f31818          v_dual_fmac_f32 v24, v46, v48 :: v_dual_fmac_f32 v25, v103, v121; mulacc float32
    584  68eb00c867f51a19          v_dual_fmac_f32 v25, v104, v117 :: v_dual_fmac_f32 v26, v103, v122; mulacc float32
    58c  69e300c868ed1a19          v_dual_fmac_f32 v25, v105, v113 :: v_dual_fmac_f32 v26, v104, v118; mulacc float32
    594  6adb00c869e51a19          v_dual_fmac_f32 v25, v106, v109 :: v_dual_fmac_f32 v26, v105, v114; mulacc float32
    59c  53cb00c86add1a19          v_dual_fmac_f32 v25, v83, v101 :: v_dual_fmac_f32 v26, v106, v110; mulacc float32
    5a4  54c300c853cd1a19          v_dual_fmac_f32 v25, v84, v97 :: v_dual_fmac_f32 v26, v83, v102; mulacc float32
    5ac  55bb00c854c51a19          v_dual_fmac_f32 v25, v85, v93 :: v_dual_fmac_f32 v26, v84, v98; mulacc float32
    5b4  56b300c855bd1a19          v_dual_fmac_f32 v25, v86, v89 :: v_dual_fmac_f32 v26, v85, v94; mulacc float32
    5bc  3fa300c856b51a19          v_dual_fmac_f32 v25, v63, v81 :: v_dual_fmac_f32 v26, v86, v90; mulacc float32
    5c4  409b00c83fa51a19          v_dual_fmac_f32 v25, v64, v77 :: v_dual_fmac_f32 v26, v63, v82; mulacc float32
    5cc  419300c8409d1a19          v_dual_fmac_f32 v25, v65, v73 :: v_dual_fmac_f32 v26, v64, v78; mulacc float32
    5d4  428b00c841951a19          v_dual_fmac_f32 v25, v66, v69 :: v_dual_fmac_f32 v26, v65, v74; mulacc float32
    5dc  2b7b00c8428d1a19          v_dual_fmac_f32 v25, v43, v61 :: v_dual_fmac_f32 v26, v66, v70; mulacc float32
    5e4  2c7300c82b7d1a19          v_dual_fmac_f32 v25, v44, v57 :: v_dual_fmac_f32 v26, v43, v62; mulacc float32
    5ec  2d6b00c82c751a19          v_dual_fmac_f32 v25, v45, v53 :: v_dual_fmac_f32 v26, v44, v58; mulacc float32
    5f4  2e6300c82d6d1a19          v_dual_fmac_f32 v25, v46, v49 :: v_dual_fmac_f32 v26, v45, v54; mulacc float32
    5fc  c000fcdb2a000067          ds_load_b128 v[103:106], v42 offset:192              ; load float32x4
    604  d000fcdb2a000053          ds_load_b128 v[83:86], v42 offset:208                ; load float32x4
    60c  c000fcdb0f00003f          ds_load_b128 v[63:66], v15 offset:192                ; load float32x4
    614  2e653456                  v_fmac_f32_e32 v26, v46, v50                         ; mulacc float32
    618  d000fcdb0f00002a          ds_load_b128 v[42:45], v15 offset:208                ; load float32x4
    620  07fc89bf                  s_waitcnt 0xfc07
    624  2aef00c878551c1b          v_dual_fmac_f32 v27, v42, v119 :: v_dual_fmac_f32 v28, v120, v42; mulacc float32
    62c  2be73656                  v_fmac_f32_e32 v27, v43, v115                        ; mulacc float32
    630  2cdf00c82be91c1b          v_dual_fmac_f32 v27, v44, v111 :: v_dual_fmac_f32 v28, v43, v116; mulacc float32
    638  2dd700c82ce11c1b          v_dual_fmac_f32 v27, v45, v107 :: v_dual_fmac_f32 v28, v44, v112; mulacc float32
    640  3fc700c82dd91c1b          v_dual_fmac_f32 v27, v63, v99 :: v_dual_fmac_f32 v28, v45, v108; mulacc float32
    648  40bf00c83fc91c1b          v_dual_fmac_f32 v27, v64, v95 :: v_dual_fmac_f32 v28, v63, v100; mulacc float32
    650  41b700c840c11c1b          v_dual_fmac_f32 v27, v65, v91 :: v_dual_fmac_f32 v28, v64, v96; mulacc float32
    658  42af00c841b91c1b          v_dual_fmac_f32 v27, v66, v87 :: v_dual_fmac_f32 v28, v65, v92; mulacc float32
    660  539f00c842b11c1b          v_dual_fmac_f32 v27, v83, v79 :: v_dual_fmac_f32 v28, v66, v88; mulacc float32
    668  549700c853a11c1b          v_dual_fmac_f32 v27, v84, v75 :: v_dual_fmac_f32 v28, v83, v80; mulacc float32
    670  558f00c854991c1b          v_dual_fmac_f32 v27, v85, v71 :: v_dual_fmac_f32 v28, v84, v76; mulacc float32
    678  568700c855911c1b          v_dual_fmac_f32 v27, v86, v67 :: v_dual_fmac_f32 v28, v85, v72; mulacc float32
    680  677700c856891c1b          v_dual_fmac_f32 v27, v103, v59 :: v_dual_fmac_f32 v28, v86, v68; mulacc float32
    688  686f00c867791c1b          v_dual_fmac_f32 v27, v104, v55 :: v_dual_fmac_f32 v28, v103, v60; mulacc float32
    690  696700c868711c1b          v_dual_fmac_f32 v27, v105, v51 :: v_dual_fmac_f32 v28, v104, v56; mulacc float32
    698  6a5f00c869691c1b          v_dual_fmac_f32 v27, v106, v47 :: v_dual_fmac_f32 v28, v105, v52; mulacc float32
    6a0  6a6100c879551c1c          v_dual_fmac_f32 v28, v106, v48 :: v_dual_fmac_f32 v29, v121, v42; mulacc float32
    6a8  2beb3a56                  v_fmac_f32_e32 v29, v43, v117                        ; mulacc float32
    6ac  2ce33a56                  v_fmac_f32_e32 v29, v44, v113                        ; mulacc float32
    6b0  2ddb3a56                  v_fmac_f32_e32 v29, v45, v109                        ; mulacc float32
    6b4  3fcb3a56                  v_fmac_f32_e32 v29, v63, v101                        ; mulacc float32
    6b8  40c33a56                  v_fmac_f32_e32 v29, v64, v97                         ; mulacc float32
    6bc  41bb3a56                  v_fmac_f32_e32 v29, v65, v93                         ; mulacc float32
    6c0  42b33a56                  v_fmac_f32_e32 v29, v66, v89                         ; mulacc float32
    6c4  53a33a56                  v_fmac_f32_e32 v29, v83, v81                         ; mulacc float32
    6c8  549b3a56                  v_fmac_f32_e32 v29, v84, v77                         ; mulacc float32
    6cc  55933a56                  v_fmac_f32_e32 v29, v85, v73                         ; mulacc float32
    6d0  568b3a56                  v_fmac_f32_e32 v29, v86, v69                         ; mulacc float32
    6d4  677b3a56                  v_fmac_f32_e32 v29, v103, v61                        ; mulacc float32
    6d8  68733a56                  v_fmac_f32_e32 v29, v104, v57                        ; mulacc float32
    6dc  696b3a56                  v_fmac_f32_e32 v29, v105, v53                        ; mulacc float32
    6e0  6a633a56                  v_fmac_f32_e32 v29, v106, v49                        ; mulacc float32
    6e4  2af50256                  v_fmac_f32_e32 v1, v42, v122                         ; mulacc float32
    6e8  2bed0256                  v_fmac_f32_e32 v1, v43, v118                         ; mulacc float32
    6ec  2ce50256                  v_fmac_f32_e32 v1, v44, v114                         ; mulacc float32
    6f0  2ddd0256                  v_fmac_f32_e32 v1, v45, v110                         ; mulacc float32
    6f4  3fcd0256                  v_fmac_f32_e32 v1, v63, v102                         ; mulacc float32
    6f8  40c50256                  v_fmac_f32_e32 v1, v64, v98                          ; mulacc float32
    6fc  41bd0256                  v_fmac_f32_e32 v1, v65, v94                          ; mulacc float32
    700  42b50256                  v_fmac_f32_e32 v1, v66, v90                          ; mulacc float32
    704  53a50256                  v_fmac_f32_e32 v1, v83, v82                          ; mulacc float32
    708  549d0256                  v_fmac_f32_e32 v1, v84, v78                          ; mulacc float32
    70c  55950256                  v_fmac_f32_e32 v1, v85, v74                          ; mulacc float32
    710  568d0256                  v_fmac_f32_e32 v1, v86, v70                          ; mulacc float32
    714  677d0256                  v_fmac_f32_e32 v1, v103, v62                         ; mulacc float32
    718  68750256                  v_fmac_f32_e32 v1, v104, v58                         ; mulacc float32
    71c  696d0256                  v_fmac_f32_e32 v1, v105, v54                         ; mulacc float32
    720  6a650256                  v_fmac_f32_e32 v1, v106, v50                         ; mulacc float32
    724  02810380                  s_add_u32 s3, s2, 1                                  ; add int32
    728  0381038b                  s_and_b32 s3, s3, 1                                  ; and int32
    72c  0f0046d603163504          v_lshl_add_u32 v15, s3, 11, v13                      ; store void
    734  120046d603181d04          v_lshl_add_u32 v18, s3, 12, v7                       ; store void
    73c  048007bf                  s_cmp_lg_u32 s4, 0                                   ; store void
    740  0900a1bf                  s_cbranch_scc0 join_768                              ; store void
    744  f70b89bf                  s_waitcnt 0xbf7
    748  00007cdb0f1e0000          ds_store_b128 v15, v[30:33]                          ; store void
    750  f70789bf                  s_waitcnt 0x7f7
    754  00107cdb12220000          ds_store_b128 v18, v[34:37] offset:4096              ; store void
    75c  f70389bf                  s_waitcnt 0x3f7
    760  00187cdb12260000          ds_store_b128 v18, v[38:41] offset:6144              ; store void
join_768:
    768  08c00880                  s_add_u32 s8, s8, 64                                 ; end void
    76c  09800982                  s_addc_u32 s9, s9, 0
    770  00ff008000100000          s_add_u32 s0, s0, 0x1000
    778  01800182                  s_addc_u32 s1, s1, 0
    77c  02810280                  s_add_u32 s2, s2, 1
    780  028404bf                  s_cmp_lt_i32 s2, 4
    784  7bfea2bf                  s_cbranch_scc1 loop_174
done_788:
    788  f70389bf                  s_waitcnt 0x3f7
    78c  0a0110ca0c012626          v_dual_mov_b32 v38, v10 :: v_dual_mov_b32 v39, v12   ; vectorize float32x4
    794  0e0110ca10012828          v_dual_mov_b32 v40, v14 :: v_dual_mov_b32 v41, v16
    79c  0d8d0284                  s_lshl_b32 s2, s13, 13                               ; store void
    7a0  06020080                  s_add_u32 s0, s6, s2
    7a4  07800182                  s_addc_u32 s1, s7, 0
    7a8  000046d6000d1904          v_lshl_add_u32 v0, v0, 6, v6
    7b0  140122ca84000023          v_dual_mov_b32 v35, v20 :: v_dual_lshlrev_b32 v0, 4, v0; vectorize float32x4
    7b8  000076dc00260000          global_store_b128 v0, v[38:41], s[0:1]               ; store void
    7c0  130110ca16012422          v_dual_mov_b32 v34, v19 :: v_dual_mov_b32 v37, v22   ; vectorize float32x4
    7c8  150110ca18011e24          v_dual_mov_b32 v36, v21 :: v_dual_mov_b32 v31, v24
    7d0  000176dc00220000          global_store_b128 v0, v[34:37], s[0:1] offset:256    ; store void
    7d8  170110ca1a01201e          v_dual_mov_b32 v30, v23 :: v_dual_mov_b32 v33, v26   ; vectorize float32x4
    7e0  190110ca1c010220          v_dual_mov_b32 v32, v25 :: v_dual_mov_b32 v3, v28
    7e8  000276dc001e0000          global_store_b128 v0, v[30:33], s[0:1] offset:512    ; store void
    7f0  1b0110ca01010402          v_dual_mov_b32 v2, v27 :: v_dual_mov_b32 v5, v1      ; vectorize float32x4
    7f8  1d03087e                  v_mov_b32_e32 v4, v29
    7fc  000376dc00020000          global_store_b128 v0, v[2:5], s[0:1] offset:768      ; store void
    804  0000b0bf                  s_endpgm                                             ; sink void
