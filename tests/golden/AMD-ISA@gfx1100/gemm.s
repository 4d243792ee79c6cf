gemm:
      0  8002027e                  v_mov_b32_e32 v1, 0
      4  800082be                  s_mov_b32 s2, 0
      8  8002047e                  v_mov_b32_e32 v2, 0
      c  8002067e                  v_mov_b32_e32 v3, 0
     10  8002087e                  v_mov_b32_e32 v4, 0
     14  80020a7e                  v_mov_b32_e32 v5, 0
     18  000104f4000000f8          s_load_b64 s[4:5], s[0:1], 0x0
     20  800104f4080000f8          s_load_b64 s[6:7], s[0:1], 0x8                       ; define_global ptr<float32, global, 4096>
     28  000004f4100000f8          s_load_b64 s[0:1], s[0:1], 0x10                      ; define_global ptr<float32, global, 4096>
     30  ff000c36ff030000          v_and_b32_e32 v6, 0x3ff, v0                          ; special int32
     38  000010d600152902          v_bfe_u32 v0, v0, 10, 10                             ; special int32
     40  0dff039600080000          s_mul_i32 s3, s13, 0x800                             ; mul int32
     48  820c0e30                  v_lshlrev_b32_e32 v7, 2, v6                          ; mul int32
     4c  88001030                  v_lshlrev_b32_e32 v8, 8, v0                          ; mul int32
     50  86001230                  v_lshlrev_b32_e32 v9, 6, v0                          ; mul int32
     54  81001436                  v_and_b32_e32 v10, 1, v0                             ; and int32
     58  8114163a                  v_xor_b32_e32 v11, 1, v10                            ; xor int32
     5c  820c1834                  v_ashrrev_i32_e32 v12, 2, v6                         ; shr int32
     60  84181a30                  v_lshlrev_b32_e32 v13, 4, v12                        ; mul int32
     64  091b1a4a                  v_add_nc_u32_e32 v13, v9, v13                        ; add int32
     68  830c1c36                  v_and_b32_e32 v14, 3, v6                             ; and int32
     6c  830c1e34                  v_ashrrev_i32_e32 v15, 3, v6                         ; shr int32
     70  81142030                  v_lshlrev_b32_e32 v16, 1, v10                        ; mul int32
     74  0f211e4a                  v_add_nc_u32_e32 v15, v15, v16                       ; add int32
     78  0e1f1e3a                  v_xor_b32_e32 v15, v14, v15                          ; xor int32
     7c  821e2030                  v_lshlrev_b32_e32 v16, 2, v15                        ; mul int32
     80  0d21204a                  v_add_nc_u32_e32 v16, v13, v16                       ; add int32
     84  0310104a                  v_add_nc_u32_e32 v8, s3, v8                          ; add int32
     88  86182230                  v_lshlrev_b32_e32 v17, 6, v12                        ; mul int32
     8c  821c2430                  v_lshlrev_b32_e32 v18, 2, v14                        ; mul int32
     90  0d8d0384                  s_lshl_b32 s3, s13, 13                               ; load float32x4
     94  07fc89bf                  s_waitcnt 0xfc07
     98  06030880                  s_add_u32 s8, s6, s3                                 ; load float32x4
     9c  07800982                  s_addc_u32 s9, s7, 0
     a0  8a002630                  v_lshlrev_b32_e32 v19, 10, v0
     a4  88181830                  v_lshlrev_b32_e32 v12, 8, v12
     a8  841c1c30                  v_lshlrev_b32_e32 v14, 4, v14
     ac  0c27184a                  v_add_nc_u32_e32 v12, v12, v19
     b0  0e19184a                  v_add_nc_u32_e32 v12, v14, v12
     b4  00005edc0c000813          global_load_b128 v[19:22], v12, s[8:9]
     bc  82201830                  v_lshlrev_b32_e32 v12, 2, v16                        ; store void
     c0  f70389bf                  s_waitcnt 0x3f7
     c4  00007cdb0c130000          ds_store_b128 v12, v[19:22]                          ; store void
     cc  07130e4a                  v_add_nc_u32_e32 v7, v7, v9                          ; add int32
     d0  820e1830                  v_lshlrev_b32_e32 v12, 2, v7                         ; load float32x4
     d4  00005edc0c000013          global_load_b128 v[19:22], v12, s[0:1]
     dc  f70389bf                  s_waitcnt 0x3f7
     e0  00107cdb0c130000          ds_store_b128 v12, v[19:22] offset:4096              ; store void
     e8  00085edc0c000013          global_load_b128 v[19:22], v12, s[0:1] offset:2048   ; load float32x4
     f0  f70389bf                  s_waitcnt 0x3f7
     f4  00187cdb0c130000          ds_store_b128 v12, v[19:22] offset:6144              ; store void
     fc  83141430                  v_lshlrev_b32_e32 v10, 3, v10                        ; mul int32
    100  0915124a                  v_add_nc_u32_e32 v9, v9, v10                         ; add int32
    104  8002147e                  v_mov_b32_e32 v10, 0                                 ; range int32
    108  80021c7e                  v_mov_b32_e32 v14, 0
    10c  8002207e                  v_mov_b32_e32 v16, 0
    110  8002267e                  v_mov_b32_e32 v19, 0
    114  8002287e                  v_mov_b32_e32 v20, 0
    118  80022a7e                  v_mov_b32_e32 v21, 0
    11c  80022c7e                  v_mov_b32_e32 v22, 0
    120  80022e7e                  v_mov_b32_e32 v23, 0
    124  8002307e                  v_mov_b32_e32 v24, 0
    128  8002327e                  v_mov_b32_e32 v25, 0
    12c  8002347e                  v_mov_b32_e32 v26, 0
    130  8002367e                  v_mov_b32_e32 v27, 0
    134  8002387e                  v_mov_b32_e32 v28, 0
    138  80023a7e                  v_mov_b32_e32 v29, 0
    13c  80023c7e                  v_mov_b32_e32 v30, 0
    140  8002027e                  v_mov_b32_e32 v1, 0
    144  800082be                  s_mov_b32 s2, 0
    148  82101030                  v_lshlrev_b32_e32 v8, 2, v8
    14c  82222230                  v_lshlrev_b32_e32 v17, 2, v17
    150  82242430                  v_lshlrev_b32_e32 v18, 2, v18
    154  1111104a                  v_add_nc_u32_e32 v8, v17, v8
    158  1211104a                  v_add_nc_u32_e32 v8, v18, v8
loop_15c:
    15c  0281038b                  s_and_b32 s3, s2, 1                                  ; and int32
    160  07fc89bf                  s_waitcnt 0xfc07
    164  0000bdbf                  s_barrier                                            ; barrier void
    168  028304bf                  s_cmp_lt_i32 s2, 3                                   ; cmplt bool
    16c  c1800898                  s_cselect_b32 s8, -1, 0
    170  f70389bf                  s_waitcnt 0x3f7
    174  80023e7e                  v_mov_b32_e32 v31, 0                                 ; load float32x4
    178  8002407e                  v_mov_b32_e32 v32, 0
    17c  8002427e                  v_mov_b32_e32 v33, 0
    180  8002447e                  v_mov_b32_e32 v34, 0
    184  088007bf                  s_cmp_lg_u32 s8, 0
    188  0200a1bf                  s_cbranch_scc0 join_194
    18c  40005edc0800061f          global_load_b128 v[31:34], v8, s[6:7] offset:64
join_194:
    194  8002467e                  v_mov_b32_e32 v35, 0                                 ; load float32x4
    198  8002487e                  v_mov_b32_e32 v36, 0
    19c  80024a7e                  v_mov_b32_e32 v37, 0
    1a0  80024c7e                  v_mov_b32_e32 v38, 0
    1a4  088007bf                  s_cmp_lg_u32 s8, 0
    1a8  0500a1bf                  s_cbranch_scc0 join_1c0
    1ac  00ff0a8000100000          s_add_u32 s10, s0, 0x1000
    1b4  01800b82                  s_addc_u32 s11, s1, 0
    1b8  00005edc0c000a23          global_load_b128 v[35:38], v12, s[10:11]
join_1c0:
    1c0  80024e7e                  v_mov_b32_e32 v39, 0                                 ; load float32x4
    1c4  8002507e                  v_mov_b32_e32 v40, 0
    1c8  8002527e                  v_mov_b32_e32 v41, 0
    1cc  8002547e                  v_mov_b32_e32 v42, 0
    1d0  088007bf                  s_cmp_lg_u32 s8, 0
    1d4  0500a1bf                  s_cbranch_scc0 join_1ec
    1d8  00ff0a8000100000          s_add_u32 s10, s0, 0x1000
    1e0  01800b82                  s_addc_u32 s11, s1, 0
    1e4  00085edc0c000a27          global_load_b128 v[39:42], v12, s[10:11] offset:2048
join_1ec:
    1ec  88002230                  v_lshlrev_b32_e32 v17, 8, v0                         ; load float32x4
    1f0  038b0984                  s_lshl_b32 s9, s3, 11
    1f4  85162430                  v_lshlrev_b32_e32 v18, 5, v11
    1f8  0922224a                  v_add_nc_u32_e32 v17, s9, v17
    1fc  1223224a                  v_add_nc_u32_e32 v17, v18, v17
    200  1000fcdb1100002b          ds_load_b128 v[43:46], v17 offset:16
    208  840c2430                  v_lshlrev_b32_e32 v18, 4, v6                         ; load float32x4
    20c  038c0984                  s_lshl_b32 s9, s3, 12
    210  0924244a                  v_add_nc_u32_e32 v18, s9, v18
    214  001ffcdb1200002f          ds_load_b128 v[47:50], v18 offset:7936
    21c  001efcdb12000033          ds_load_b128 v[51:54], v18 offset:7680               ; load float32x4
    224  001dfcdb12000037          ds_load_b128 v[55:58], v18 offset:7424               ; load float32x4
    22c  001cfcdb1200003b          ds_load_b128 v[59:62], v18 offset:7168               ; load float32x4
    234  0000fcdb1100003f          ds_load_b128 v[63:66], v17                           ; load float32x4
    23c  001bfcdb12000043          ds_load_b128 v[67:70], v18 offset:6912               ; load float32x4
    244  001afcdb12000047          ds_load_b128 v[71:74], v18 offset:6656               ; load float32x4
    24c  0019fcdb1200004b          ds_load_b128 v[75:78], v18 offset:6400               ; load float32x4
    254  0018fcdb1200004f          ds_load_b128 v[79:82], v18 offset:6144               ; load float32x4
    25c  8212a630                  v_lshlrev_b32_e32 v83, 2, v9                         ; load float32x4
    260  038b0384                  s_lshl_b32 s3, s3, 11
    264  03a6a64a                  v_add_nc_u32_e32 v83, s3, v83
    268  1000fcdb53000054          ds_load_b128 v[84:87], v83 offset:16
    270  0017fcdb12000058          ds_load_b128 v[88:91], v18 offset:5888               ; load float32x4
    278  0016fcdb1200005c          ds_load_b128 v[92:95], v18 offset:5632               ; load float32x4
    280  0015fcdb12000060          ds_load_b128 v[96:99], v18 offset:5376               ; load float32x4
    288  0014fcdb12000064          ds_load_b128 v[100:103], v18 offset:5120             ; load float32x4
    290  0000fcdb53000068          ds_load_b128 v[104:107], v83                         ; load float32x4
    298  0013fcdb1200006c          ds_load_b128 v[108:111], v18 offset:4864             ; load float32x4
    2a0  0012fcdb12000070          ds_load_b128 v[112:115], v18 offset:4608             ; load float32x4
    2a8  0011fcdb12000074          ds_load_b128 v[116:119], v18 offset:4352             ; load float32x4
    2b0  0010fcdb12000078          ds_load_b128 v[120:123], v18 offset:4096             ; load float32x4
    2b8  07fc89bf                  s_waitcnt 0xfc07
    2bc  0a0013d668f12a04          v_fma_f32 v10, v104, v120, v10                       ; mulacc float32
    2c4  0a0013d669e92a04          v_fma_f32 v10, v105, v116, v10                       ; mulacc float32
    2cc  0a0013d66ae12a04          v_fma_f32 v10, v106, v112, v10                       ; mulacc float32
    2d4  0a0013d66bd92a04          v_fma_f32 v10, v107, v108, v10                       ; mulacc float32
    2dc  0a0013d654c92a04          v_fma_f32 v10, v84, v100, v10                        ; mulacc float32
    2e4  0a0013d655c12a04          v_fma_f32 v10, v85, v96, v10                         ; mulacc float32
    2ec  0a0013d656b92a04          v_fma_f32 v10, v86, v92, v10                         ; mulacc float32
    2f4  0a0013d657b12a04          v_fma_f32 v10, v87, v88, v10                         ; mulacc float32
    2fc  0a0013d63f9f2a04          v_fma_f32 v10, v63, v79, v10                         ; mulacc float32
    304  0a0013d640972a04          v_fma_f32 v10, v64, v75, v10                         ; mulacc float32
    30c  0a0013d6418f2a04          v_fma_f32 v10, v65, v71, v10                         ; mulacc float32
    314  0a0013d642872a04          v_fma_f32 v10, v66, v67, v10                         ; mulacc float32
    31c  0a0013d62b772a04          v_fma_f32 v10, v43, v59, v10                         ; mulacc float32
    324  0a0013d62c6f2a04          v_fma_f32 v10, v44, v55, v10                         ; mulacc float32
    32c  0a0013d62d672a04          v_fma_f32 v10, v45, v51, v10                         ; mulacc float32
    334  0a0013d62e5f2a04          v_fma_f32 v10, v46, v47, v10                         ; mulacc float32
    33c  0e0013d668f33a04          v_fma_f32 v14, v104, v121, v14                       ; mulacc float32
    344  0e0013d669eb3a04          v_fma_f32 v14, v105, v117, v14                       ; mulacc float32
    34c  0e0013d66ae33a04          v_fma_f32 v14, v106, v113, v14                       ; mulacc float32
    354  0e0013d66bdb3a04          v_fma_f32 v14, v107, v109, v14                       ; mulacc float32
    35c  0e0013d654cb3a04          v_fma_f32 v14, v84, v101, v14                        ; mulacc float32
    364  0e0013d655c33a04          v_fma_f32 v14, v85, v97, v14                         ; mulacc float32
    36c  0e0013d656bb3a04          v_fma_f32 v14, v86, v93, v14                         ; mulacc float32
    374  0e0013d657b33a04          v_fma_f32 v14, v87, v89, v14                         ; mulacc float32
    37c  0e0013d63fa13a04          v_fma_f32 v14, v63, v80, v14                         ; mulacc float32
    384  0e0013d640993a04          v_fma_f32 v14, v64, v76, v14                         ; mulacc float32
    38c  0e0013d641913a04          v_fma_f32 v14, v65, v72, v14                         ; mulacc float32
    394  0e0013d642893a04          v_fma_f32 v14, v66, v68, v14                         ; mulacc float32
    39c  0e0013d62b793a04          v_fma_f32 v14, v43, v60, v14                         ; mulacc float32
    3a4  0e0013d62c713a04          v_fma_f32 v14, v44, v56, v14                         ; mulacc float32
    3ac  0e0013d62d693a04          v_fma_f32 v14, v45, v52, v14                         ; mulacc float32
    3b4  0e0013d62e613a04          v_fma_f32 v14, v46, v48, v14                         ; mulacc float32
    3bc  100013d668f54204          v_fma_f32 v16, v104, v122, v16                       ; mulacc float32
    3c4  100013d669ed4204          v_fma_f32 v16, v105, v118, v16                       ; mulacc float32
    3cc  100013d66ae54204          v_fma_f32 v16, v106, v114, v16                       ; mulacc float32
    3d4  100013d66bdd4204          v_fma_f32 v16, v107, v110, v16                       ; mulacc float32
    3dc  100013d654cd4204          v_fma_f32 v16, v84, v102, v16                        ; mulacc float32
    3e4  100013d655c54204          v_fma_f32 v16, v85, v98, v16                         ; mulacc float32
    3ec  100013d656bd4204          v_fma_f32 v16, v86, v94, v16                         ; mulacc float32
    3f4  100013d657b54204          v_fma_f32 v16, v87, v90, v16                         ; mulacc float32
    3fc  100013d63fa34204          v_fma_f32 v16, v63, v81, v16                         ; mulacc float32
    404  100013d6409b4204          v_fma_f32 v16, v64, v77, v16                         ; mulacc float32
    40c  100013d641934204          v_fma_f32 v16, v65, v73, v16                         ; mulacc float32
    414  100013d6428b4204          v_fma_f32 v16, v66, v69, v16                         ; mulacc float32
    41c  100013d62b7b4204          v_fma_f32 v16, v43, v61, v16                         ; mulacc float32
    424  100013d62c734204          v_fma_f32 v16, v44, v57, v16                         ; mulacc float32
    42c  100013d62d6b4204          v_fma_f32 v16, v45, v53, v16                         ; mulacc float32
    434  100013d62e634204          v_fma_f32 v16, v46, v49, v16                         ; mulacc float32
    43c  120013d668f74e04          v_fma_f32 v18, v104, v123, v19                       ; mulacc float32
    444  120013d669ef4a04          v_fma_f32 v18, v105, v119, v18                       ; mulacc float32
    44c  120013d66ae74a04          v_fma_f32 v18, v106, v115, v18                       ; mulacc float32
    454  120013d66bdf4a04          v_fma_f32 v18, v107, v111, v18                       ; mulacc float32
    45c  120013d654cf4a04          v_fma_f32 v18, v84, v103, v18                        ; mulacc float32
    464  120013d655c74a04          v_fma_f32 v18, v85, v99, v18                         ; mulacc float32
    46c  120013d656bf4a04          v_fma_f32 v18, v86, v95, v18                         ; mulacc float32
    474  120013d657b74a04          v_fma_f32 v18, v87, v91, v18                         ; mulacc float32
    47c  120013d63fa54a04          v_fma_f32 v18, v63, v82, v18                         ; mulacc float32
    484  120013d6409d4a04          v_fma_f32 v18, v64, v78, v18                         ; mulacc float32
    48c  120013d641954a04          v_fma_f32 v18, v65, v74, v18                         ; mulacc float32
    494  120013d6428d4a04          v_fma_f32 v18, v66, v70, v18                         ; mulacc float32
    49c  120013d62b7d4a04          v_fma_f32 v18, v43, v62, v18                         ; mulacc float32
    4a4  120013d62c754a04          v_fma_f32 v18, v44, v58, v18                         ; mulacc float32
    4ac  120013d62d6d4a04          v_fma_f32 v18, v45, v54, v18                         ; mulacc float32
    4b4  130013d62e654a04          v_fma_f32 v19, v46, v50, v18                         ; mulacc float32
    4bc  5000fcdb1100002b          ds_load_b128 v[43:46], v17 offset:80                 ; load float32x4
    4c4  4000fcdb1100003f          ds_load_b128 v[63:66], v17 offset:64                 ; load float32x4
    4cc  5000fcdb53000054          ds_load_b128 v[84:87], v83 offset:80                 ; load float32x4
    4d4  4000fcdb53000068          ds_load_b128 v[104:107], v83 offset:64               ; load float32x4
    4dc  07fc89bf                  s_waitcnt 0xfc07
    4e0  120013d668f15204          v_fma_f32 v18, v104, v120, v20                       ; mulacc float32
    4e8  120013d669e94a04          v_fma_f32 v18, v105, v116, v18                       ; mulacc float32
    4f0  120013d66ae14a04          v_fma_f32 v18, v106, v112, v18                       ; mulacc float32
    4f8  120013d66bd94a04          v_fma_f32 v18, v107, v108, v18                       ; mulacc float32
    500  120013d654c94a04          v_fma_f32 v18, v84, v100, v18                        ; mulacc float32
    508  120013d655c14a04          v_fma_f32 v18, v85, v96, v18                         ; mulacc float32
    510  120013d656b94a04          v_fma_f32 v18, v86, v92, v18                         ; mulacc float32
    518  120013d657b14a04          v_fma_f32 v18, v87, v88, v18                         ; mulacc float32
    520  120013d63f9f4a04          v_fma_f32 v18, v63, v79, v18                         ; mulacc float32
    528  120013d640974a04          v_fma_f32 v18, v64, v75, v18                         ; mulacc float32
    530  120013d6418f4a04          v_fma_f32 v18, v65, v71, v18                         ; mulacc float32
    538  120013d642874a04          v_fma_f32 v18, v66, v67, v18                         ; mulacc float32
    540  120013d62b774a04          v_fma_f32 v18, v43, v59, v18                         ; mulacc float32
    548  120013d62c6f4a04          v_fma_f32 v18, v44, v55, v18                         ; mulacc float32
    550  120013d62d674a04          v_fma_f32 v18, v45, v51, v18                         ; mulacc float32
    558  140013d62e5f4a04          v_fma_f32 v20, v46, v47, v18                         ; mulacc float32
    560  120013d668f35604          v_fma_f32 v18, v104, v121, v21                       ; mulacc float32
    568  120013d669eb4a04          v_fma_f32 v18, v105, v117, v18                       ; mulacc float32
    570  120013d66ae34a04          v_fma_f32 v18, v106, v113, v18                       ; mulacc float32
    578  120013d66bdb4a04          v_fma_f32 v18, v107, v109, v18                       ; mulacc float32
    580  120013d654cb4a04          v_fma_f32 v18, v84, v101, v18                        ; mulacc float32
    588  120013d655c34a04          v_fma_f32 v18, v85, v97, v18                         ; mulacc float32
    590  120013d656bb4a04          v_fma_f32 v18, v86, v93, v18                         ; mulacc float32
    598  120013d657b34a04          v_fma_f32 v18, v87, v89, v18                         ; mulacc float32
    5a0  120013d63fa14a04          v_fma_f32 v18, v63, v80, v18                         ; mulacc float32
    5a8  120013d640994a04          v_fma_f32 v18, v64, v76, v18                         ; mulacc float32
    5b0  120013d641914a04          v_fma_f32 v18, v65, v72, v18                         ; mulacc float32
    5b8  120013d642894a04          v_fma_f32 v18, v66, v68, v18                         ; mulacc float32
    5c0  120013d62b794a04          v_fma_f32 v18, v43, v60, v18                         ; mulacc float32
    5c8  120013d62c714a04          v_fma_f32 v18, v44, v56, v18                         ; mulacc float32
    5d0  120013d62d694a04          v_fma_f32 v18, v45, v52, v18                         ; mulacc float32
    5d8  150013d62e614a04          v_fma_f32 v21, v46, v48, v18                         ; mulacc float32
    5e0  120013d668f55a04          v_fma_f32 v18, v104, v122, v22                       ; mulacc float32
    5e8  120013d669ed4a04          v_fma_f32 v18, v105, v118, v18                       ; mulacc float32
    5f0  120013d66ae54a04          v_fma_f32 v18, v106, v114, v18                       ; mulacc float32
    5f8  120013d66bdd4a04          v_fma_f32 v18, v107, v110, v18                       ; mulacc float32
    600  120013d654cd4a04          v_fma_f32 v18, v84, v102, v18                        ; mulacc float32
    608  120013d655c54a04          v_fma_f32 v18, v85, v98, v18                         ; mulacc float32
    610  120013d656bd4a04          v_fma_f32 v18, v86, v94, v18                         ; mulacc float32
    618  120013d657b54a04          v_fma_f32 v18, v87, v90, v18                         ; mulacc float32
    620  120013d63fa34a04          v_fma_f32 v18, v63, v81, v18                         ; mulacc float32
    628  120013d6409b4a04          v_fma_f32 v18, v64, v77, v18                         ; mulacc float32
    630  120013d641934a04          v_fma_f32 v18, v65, v73, v18                         ; mulacc float32
    638  120013d6428b4a04          v_fma_f32 v18, v66, v69, v18                         ; mulacc float32
    640  120013d62b7b4a04          v_fma_f32 v18, v43, v61, v18                         ; mulacc float32
    648  120013d62c734a04          v_fma_f32 v18, v44, v57, v18                         ; mulacc float32
    650  120013d62d6b4a04          v_fma_f32 v18, v45, v53, v18                         ; mulacc float32
    658  160013d62e634a04          v_fma_f32 v22, v46, v49, v18                         ; mulacc float32
    660  120013d668f75e04          v_fma_f32 v18, v104, v123, v23                       ; mulacc float32
    668  120013d669ef4a04          v_fma_f32 v18, v105, v119, v18                       ; mulacc float32
    670  120013d66ae74a04          v_fma_f32 v18, v106, v115, v18                       ; mulacc float32
    678  120013d66bdf4a04          v_fma_f32 v18, v107, v111, v18                       ; mulacc float32
    680  120013d654cf4a04          v_fma_f32 v18, v84, v103, v18                        ; mulacc float32
    688  120013d655c74a04          v_fma_f32 v18, v85, v99, v18                         ; mulacc float32
    690  120013d656bf4a04          v_fma_f32 v18, v86, v95, v18                         ; mulacc float32
    698  120013d657b74a04          v_fma_f32 v18, v87, v91, v18                         ; mulacc float32
    6a0  120013d63fa54a04          v_fma_f32 v18, v63, v82, v18                         ; mulacc float32
    6a8  120013d6409d4a04          v_fma_f32 v18, v64, v78, v18                         ; mulacc float32
    6b0  120013d641954a04          v_fma_f32 v18, v65, v74, v18                         ; mulacc float32
    6b8  120013d6428d4a04          v_fma_f32 v18, v66, v70, v18                         ; mulacc float32
    6c0  120013d62b7d4a04          v_fma_f32 v18, v43, v62, v18                         ; mulacc float32
    6c8  120013d62c754a04          v_fma_f32 v18, v44, v58, v18                         ; mulacc float32
    6d0  120013d62d6d4a04          v_fma_f32 v18, v45, v54, v18                         ; mulacc float32
    6d8  170013d62e654a04          v_fma_f32 v23, v46, v50, v18                         ; mulacc float32
    6e0  8000fcdb1100002b          ds_load_b128 v[43:46], v17 offset:128                ; load float32x4
    6e8  9000fcdb1100003f          ds_load_b128 v[63:66], v17 offset:144                ; load float32x4
    6f0  8000fcdb53000054          ds_load_b128 v[84:87], v83 offset:128                ; load float32x4
    6f8  9000fcdb53000068          ds_load_b128 v[104:107], v83 offset:144              ; load float32x4
    700  07fc89bf                  s_waitcnt 0xfc07
    704  120013d668f16204          v_fma_f32 v18, v104, v120, v24                       ; mulacc float32
    70c  120013d669e94a04          v_fma_f32 v18, v105, v116, v18                       ; mulacc float32
    714  120013d66ae14a04          v_fma_f32 v18, v106, v112, v18                       ; mulacc float32
    71c  120013d66bd94a04          v_fma_f32 v18, v107, v108, v18                       ; mulacc float32
    724  120013d654c94a04          v_fma_f32 v18, v84, v100, v18                        ; mulacc float32
    72c  120013d655c14a04          v_fma_f32 v18, v85, v96, v18                         ; mulacc float32
    734  120013d656b94a04          v_fma_f32 v18, v86, v92, v18                         ; mulacc float32
    73c  120013d657b14a04          v_fma_f32 v18, v87, v88, v18                         ; mulacc float32
    744  120013d63f9f4a04          v_fma_f32 v18, v63, v79, v18                         ; mulacc float32
    74c  120013d640974a04          v_fma_f32 v18, v64, v75, v18                         ; mulacc float32
    754  120013d6418f4a04          v_fma_f32 v18, v65, v71, v18                         ; mulacc float32
    75c  120013d642874a04          v_fma_f32 v18, v66, v67, v18                         ; mulacc float32
    764  120013d62b774a04          v_fma_f32 v18, v43, v59, v18                         ; mulacc float32
    76c  120013d62c6f4a04          v_fma_f32 v18, v44, v55, v18                         ; mulacc float32
    774  120013d62d674a04          v_fma_f32 v18, v45, v51, v18                         ; mulacc float32
    77c  180013d62e5f4a04          v_fma_f32 v24, v46, v47, v18                         ; mulacc float32
    784  120013d668f36604          v_fma_f32 v18, v104, v121, v25                       ; mulacc float32
    78c  120013d669eb4a04          v_fma_f32 v18, v105, v117, v18                       ; mulacc float32
    794  120013d66ae34a04          v_fma_f32 v18, v106, v113, v18                       ; mulacc float32
    79c  120013d66bdb4a04          v_fma_f32 v18, v107, v109, v18                       ; mulacc float32
    7a4  120013d654cb4a04          v_fma_f32 v18, v84, v101, v18                        ; mulacc float32
    7ac  120013d655c34a04          v_fma_f32 v18, v85, v97, v18                         ; mulacc float32
    7b4  120013d656bb4a04          v_fma_f32 v18, v86, v93, v18                         ; mulacc float32
    7bc  120013d657b34a04          v_fma_f32 v18, v87, v89, v18                         ; mulacc float32
    7c4  120013d63fa14a04          v_fma_f32 v18, v63, v80, v18                         ; mulacc float32
    7cc  120013d640994a04          v_fma_f32 v18, v64, v76, v18                         ; mulacc float32
    7d4  120013d641914a04          v_fma_f32 v18, v65, v72, v18                         ; mulacc float32
    7dc  120013d642894a04          v_fma_f32 v18, v66, v68, v18                         ; mulacc float32
    7e4  120013d62b794a04          v_fma_f32 v18, v43, v60, v18                         ; mulacc float32
    7ec  120013d62c714a04          v_fma_f32 v18, v44, v56, v18                         ; mulacc float32
    7f4  120013d62d694a04          v_fma_f32 v18, v45, v52, v18                         ; mulacc float32
    7fc  190013d62e614a04          v_fma_f32 v25, v46, v48, v18                         ; mulacc float32
    804  120013d668f56a04          v_fma_f32 v18, v104, v122, v26                       ; mulacc float32
    80c  120013d669ed4a04          v_fma_f32 v18, v105, v118, v18                       ; mulacc float32
    814  120013d66ae54a04          v_fma_f32 v18, v106, v114, v18                       ; mulacc float32
    81c  120013d66bdd4a04          v_fma_f32 v18, v107, v110, v18                       ; mulacc float32
    824  120013d654cd4a04          v_fma_f32 v18, v84, v102, v18                        ; mulacc float32
    82c  120013d655c54a04          v_fma_f32 v18, v85, v98, v18                         ; mulacc float32
    834  120013d656bd4a04          v_fma_f32 v18, v86, v94, v18                         ; mulacc float32
    83c  120013d657b54a04          v_fma_f32 v18, v87, v90, v18                         ; mulacc float32
    844  120013d63fa34a04          v_fma_f32 v18, v63, v81, v18                         ; mulacc float32
    84c  120013d6409b4a04          v_fma_f32 v18, v64, v77, v18                         ; mulacc float32
    854  120013d641934a04          v_fma_f32 v18, v65, v73, v18                         ; mulacc float32
    85c  120013d6428b4a04          v_fma_f32 v18, v66, v69, v18                         ; mulacc float32
    864  120013d62b7b4a04          v_fma_f32 v18, v43, v61, v18                         ; mulacc float32
    86c  120013d62c734a04          v_fma_f32 v18, v44, v57, v18                         ; mulacc float32
    874  120013d62d6b4a04          v_fma_f32 v18, v45, v53, v18                         ; mulacc float32
    87c  1a0013d62e634a04          v_fma_f32 v26, v46, v49, v18                         ; mulacc float32
    884  120013d668f76e04          v_fma_f32 v18, v104, v123, v27                       ; mulacc float32
    88c  120013d669ef4a04          v_fma_f32 v18, v105, v119, v18                       ; mulacc float32
    894  120013d66ae74a04          v_fma_f32 v18, v106, v115, v18                       ; mulacc float32
    89c  120013d66bdf4a04          v_fma_f32 v18, v107, v111, v18                       ; mulacc float32
    8a4  120013d654cf4a04          v_fma_f32 v18, v84, v103, v18                        ; mulacc float32
    8ac  120013d655c74a04          v_fma_f32 v18, v85, v99, v18                         ; mulacc float32
    8b4  120013d656bf4a04          v_fma_f32 v18, v86, v95, v18                         ; mulacc float32
    8bc  120013d657b74a04          v_fma_f32 v18, v87, v91, v18                         ; mulacc float32
    8c4  120013d63fa54a04          v_fma_f32 v18, v63, v82, v18                         ; mulacc float32
    8cc  120013d6409d4a04          v_fma_f32 v18, v64, v78, v18                         ; mulacc float32
    8d4  120013d641954a04          v_fma_f32 v18, v65, v74, v18                         ; mulacc float32
    8dc  120013d6428d4a04          v_fma_f32 v18, v66, v70, v18                         ; mulacc float32
    8e4  120013d62b7d4a04          v_fma_f32 v18, v43, v62, v18                         ; mulacc float32
    8ec  120013d62c754a04          v_fma_f32 v18, v44, v58, v18                         ; mulacc float32
    8f4  120013d62d6d4a04          v_fma_f32 v18, v45, v54, v18                         ; mulacc float32
    8fc  1b0013d62e654a04          v_fma_f32 v27, v46, v50, v18                         ; mulacc float32
    904  c000fcdb1100002b          ds_load_b128 v[43:46], v17 offset:192                ; load float32x4
    90c  d000fcdb1100003f          ds_load_b128 v[63:66], v17 offset:208                ; load float32x4
    914  c000fcdb53000054          ds_load_b128 v[84:87], v83 offset:192                ; load float32x4
    91c  d000fcdb53000068          ds_load_b128 v[104:107], v83 offset:208              ; load float32x4
    924  07fc89bf                  s_waitcnt 0xfc07
    928  110013d668f17204          v_fma_f32 v17, v104, v120, v28                       ; mulacc float32
    930  110013d669e94604          v_fma_f32 v17, v105, v116, v17                       ; mulacc float32
    938  110013d66ae14604          v_fma_f32 v17, v106, v112, v17                       ; mulacc float32
    940  110013d66bd94604          v_fma_f32 v17, v107, v108, v17                       ; mulacc float32
    948  110013d654c94604          v_fma_f32 v17, v84, v100, v17                        ; mulacc float32
    950  110013d655c14604          v_fma_f32 v17, v85, v96, v17                         ; mulacc float32
    958  110013d656b94604          v_fma_f32 v17, v86, v92, v17                         ; mulacc float32
    960  110013d657b14604          v_fma_f32 v17, v87, v88, v17                         ; mulacc float32
    968  110013d63f9f4604          v_fma_f32 v17, v63, v79, v17                         ; mulacc float32
    970  110013d640974604          v_fma_f32 v17, v64, v75, v17                         ; mulacc float32
    978  110013d6418f4604          v_fma_f32 v17, v65, v71, v17                         ; mulacc float32
    980  110013d642874604          v_fma_f32 v17, v66, v67, v17                         ; mulacc float32
    988  110013d62b774604          v_fma_f32 v17, v43, v59, v17                         ; mulacc float32
    990  110013d62c6f4604          v_fma_f32 v17, v44, v55, v17                         ; mulacc float32
    998  110013d62d674604          v_fma_f32 v17, v45, v51, v17                         ; mulacc float32
    9a0  1c0013d62e5f4604          v_fma_f32 v28, v46, v47, v17                         ; mulacc float32
    9a8  110013d668f37604          v_fma_f32 v17, v104, v121, v29                       ; mulacc float32
    9b0  110013d669eb4604          v_fma_f32 v17, v105, v117, v17                       ; mulacc float32
    9b8  110013d66ae34604          v_fma_f32 v17, v106, v113, v17                       ; mulacc float32
    9c0  110013d66bdb4604          v_fma_f32 v17, v107, v109, v17                       ; mulacc float32
    9c8  110013d654cb4604          v_fma_f32 v17, v84, v101, v17                        ; mulacc float32
    9d0  110013d655c34604          v_fma_f32 v17, v85, v97, v17                         ; mulacc float32
    9d8  110013d656bb4604          v_fma_f32 v17, v86, v93, v17                         ; mulacc float32
    9e0  110013d657b34604          v_fma_f32 v17, v87, v89, v17                         ; mulacc float32
    9e8  110013d63fa14604          v_fma_f32 v17, v63, v80, v17                         ; mulacc float32
    9f0  110013d640994604          v_fma_f32 v17, v64, v76, v17                         ; mulacc float32
    9f8  110013d641914604          v_fma_f32 v17, v65, v72, v17                         ; mulacc float32
    a00  110013d642894604          v_fma_f32 v17, v66, v68, v17                         ; mulacc float32
    a08  110013d62b794604          v_fma_f32 v17, v43, v60, v17                         ; mulacc float32
    a10  110013d62c714604          v_fma_f32 v17, v44, v56, v17                         ; mulacc float32
    a18  110013d62d694604          v_fma_f32 v17, v45, v52, v17                         ; mulacc float32
    a20  1d0013d62e614604          v_fma_f32 v29, v46, v48, v17                         ; mulacc float32
    a28  110013d668f57a04          v_fma_f32 v17, v104, v122, v30                       ; mulacc float32
    a30  110013d669ed4604          v_fma_f32 v17, v105, v118, v17                       ; mulacc float32
    a38  110013d66ae54604          v_fma_f32 v17, v106, v114, v17                       ; mulacc float32
    a40  110013d66bdd4604          v_fma_f32 v17, v107, v110, v17                       ; mulacc float32
    a48  110013d654cd4604          v_fma_f32 v17, v84, v102, v17                        ; mulacc float32
    a50  110013d655c54604          v_fma_f32 v17, v85, v98, v17                         ; mulacc float32
    a58  110013d656bd4604          v_fma_f32 v17, v86, v94, v17                         ; mulacc float32
    a60  110013d657b54604          v_fma_f32 v17, v87, v90, v17                         ; mulacc float32
    a68  110013d63fa34604          v_fma_f32 v17, v63, v81, v17                         ; mulacc float32
    a70  110013d6409b4604          v_fma_f32 v17, v64, v77, v17                         ; mulacc float32
    a78  110013d641934604          v_fma_f32 v17, v65, v73, v17                         ; mulacc float32
    a80  110013d6428b4604          v_fma_f32 v17, v66, v69, v17                         ; mulacc float32
    a88  110013d62b7b4604          v_fma_f32 v17, v43, v61, v17                         ; mulacc float32
    a90  110013d62c734604          v_fma_f32 v17, v44, v57, v17                         ; mulacc float32
    a98  110013d62d6b4604          v_fma_f32 v17, v45, v53, v17                         ; mulacc float32
    aa0  1e0013d62e634604          v_fma_f32 v30, v46, v49, v17                         ; mulacc float32
    aa8  010013d668f70604          v_fma_f32 v1, v104, v123, v1                         ; mulacc float32
    ab0  010013d669ef0604          v_fma_f32 v1, v105, v119, v1                         ; mulacc float32
    ab8  010013d66ae70604          v_fma_f32 v1, v106, v115, v1                         ; mulacc float32
    ac0  010013d66bdf0604          v_fma_f32 v1, v107, v111, v1                         ; mulacc float32
    ac8  010013d654cf0604          v_fma_f32 v1, v84, v103, v1                          ; mulacc float32
    ad0  010013d655c70604          v_fma_f32 v1, v85, v99, v1                           ; mulacc float32
    ad8  010013d656bf0604          v_fma_f32 v1, v86, v95, v1                           ; mulacc float32
    ae0  010013d657b70604          v_fma_f32 v1, v87, v91, v1                           ; mulacc float32
    ae8  010013d63fa50604          v_fma_f32 v1, v63, v82, v1                           ; mulacc float32
    af0  010013d6409d0604          v_fma_f32 v1, v64, v78, v1                           ; mulacc float32
    af8  010013d641950604          v_fma_f32 v1, v65, v74, v1                           ; mulacc float32
    b00  010013d6428d0604          v_fma_f32 v1, v66, v70, v1                           ; mulacc float32
    b08  010013d62b7d0604          v_fma_f32 v1, v43, v62, v1                           ; mulacc float32
    b10  010013d62c750604          v_fma_f32 v1, v44, v58, v1                           ; mulacc float32
    b18  010013d62d6d0604          v_fma_f32 v1, v45, v54, v1                           ; mulacc float32
    b20  010013d62e650604          v_fma_f32 v1, v46, v50, v1                           ; mulacc float32
    b28  02810380                  s_add_u32 s3, s2, 1                                  ; add int32
    b2c  0381038b                  s_and_b32 s3, s3, 1                                  ; and int32
    b30  088007bf                  s_cmp_lg_u32 s8, 0                                   ; store void
    b34  0800a1bf                  s_cbranch_scc0 join_b58
    b38  821a2230                  v_lshlrev_b32_e32 v17, 2, v13
    b3c  038b0984                  s_lshl_b32 s9, s3, 11
    b40  841e2430                  v_lshlrev_b32_e32 v18, 4, v15
    b44  0922224a                  v_add_nc_u32_e32 v17, s9, v17
    b48  1223224a                  v_add_nc_u32_e32 v17, v18, v17
    b4c  f70389bf                  s_waitcnt 0x3f7
    b50  00007cdb111f0000          ds_store_b128 v17, v[31:34]                          ; store void
join_b58:
    b58  088007bf                  s_cmp_lg_u32 s8, 0                                   ; store void
    b5c  0600a1bf                  s_cbranch_scc0 join_b78
    b60  820e2230                  v_lshlrev_b32_e32 v17, 2, v7
    b64  038c0984                  s_lshl_b32 s9, s3, 12
    b68  0922224a                  v_add_nc_u32_e32 v17, s9, v17
    b6c  f70389bf                  s_waitcnt 0x3f7
    b70  00107cdb11230000          ds_store_b128 v17, v[35:38] offset:4096              ; store void
join_b78:
    b78  088007bf                  s_cmp_lg_u32 s8, 0                                   ; store void
    b7c  0600a1bf                  s_cbranch_scc0 join_b98
    b80  820e2230                  v_lshlrev_b32_e32 v17, 2, v7
    b84  038c0384                  s_lshl_b32 s3, s3, 12
    b88  0322224a                  v_add_nc_u32_e32 v17, s3, v17
    b8c  f70389bf                  s_waitcnt 0x3f7
    b90  00187cdb11270000          ds_store_b128 v17, v[39:42] offset:6144              ; store void
join_b98:
    b98  06c00680                  s_add_u32 s6, s6, 64                                 ; end void
    b9c  07800782                  s_addc_u32 s7, s7, 0
    ba0  00ff008000100000          s_add_u32 s0, s0, 0x1000
    ba8  01800182                  s_addc_u32 s1, s1, 0
    bac  02810280                  s_add_u32 s2, s2, 1
    bb0  028404bf                  s_cmp_lt_i32 s2, 4
    bb4  69fda2bf                  s_cbranch_scc1 loop_15c
done_bb8:
    bb8  0a03047e                  v_mov_b32_e32 v2, v10                                ; vectorize float32x4
    bbc  0e03067e                  v_mov_b32_e32 v3, v14
    bc0  1003087e                  v_mov_b32_e32 v4, v16
    bc4  13030a7e                  v_mov_b32_e32 v5, v19
    bc8  0d8d0084                  s_lshl_b32 s0, s13, 13                               ; store void
    bcc  04000280                  s_add_u32 s2, s4, s0
    bd0  05800382                  s_addc_u32 s3, s5, 0
    bd4  840c0c30                  v_lshlrev_b32_e32 v6, 4, v6
    bd8  8a000030                  v_lshlrev_b32_e32 v0, 10, v0
    bdc  000d004a                  v_add_nc_u32_e32 v0, v0, v6
    be0  000076dc00020200          global_store_b128 v0, v[2:5], s[2:3]
    be8  1403047e                  v_mov_b32_e32 v2, v20                                ; vectorize float32x4
    bec  1503067e                  v_mov_b32_e32 v3, v21
    bf0  1603087e                  v_mov_b32_e32 v4, v22
    bf4  17030a7e                  v_mov_b32_e32 v5, v23
    bf8  000176dc00020200          global_store_b128 v0, v[2:5], s[2:3] offset:256      ; store void
    c00  1803047e                  v_mov_b32_e32 v2, v24                                ; vectorize float32x4
    c04  1903067e                  v_mov_b32_e32 v3, v25
    c08  1a03087e                  v_mov_b32_e32 v4, v26
    c0c  1b030a7e                  v_mov_b32_e32 v5, v27
    c10  000276dc00020200          global_store_b128 v0, v[2:5], s[2:3] offset:512      ; store void
    c18  1c03047e                  v_mov_b32_e32 v2, v28                                ; vectorize float32x4
    c1c  1d03067e                  v_mov_b32_e32 v3, v29
    c20  1e03087e                  v_mov_b32_e32 v4, v30
    c24  01030a7e                  v_mov_b32_e32 v5, v1
    c28  000376dc00020200          global_store_b128 v0, v[2:5], s[2:3] offset:768      ; store void
    c30  0000b0bf                  s_endpgm                                             ; sink void
