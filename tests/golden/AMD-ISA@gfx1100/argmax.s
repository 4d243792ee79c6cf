argmax:
      0  ff0010ca80000201000080ff  v_dual_mov_b32 v1, 0xff800000 :: v_dual_mov_b32 v2, 0
      c  800082be                  s_mov_b32 s2, 0
     10  800010ca80000403          v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v4, 0
     18  800010caff001005000080ff  v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v16, 0xff800000
     24  000104f4000000f8          s_load_b64 s[4:5], s[0:1], 0x0
     2c  000004f4080000f8          s_load_b64 s[0:1], s[0:1], 0x8                       ; define_global ptr<int32, global, 16>
     34  060010d600152902          v_bfe_u32 v6, v0, 10, 10                             ; special int32
     3c  ff000036ff030000          v_and_b32_e32 v0, 0x3ff, v0                          ; special int32
     44  030042d400010100          v_cmp_eq_i32_e64 s3, v0, 0                           ; cmpeq bool
     4c  ff0022ca820c0612ffffff7f  v_dual_mov_b32 v18, 0x7fffffff :: v_dual_lshlrev_b32 v7, 2, v6; range int32
     58  ff0020ca000f080f000080ff  v_dual_mov_b32 v15, 0xff800000 :: v_dual_add_nc_u32 v8, v0, v7
     64  060041d400090100          v_cmp_lt_i32_e64 s6, v0, 4                           ; cmplt bool
     6c  ff0022ca840c0814ffffff7f  v_dual_mov_b32 v20, 0x7fffffff :: v_dual_lshlrev_b32 v9, 4, v6; range int32
     78  ff0024ca83000a11000080ff  v_dual_mov_b32 v17, 0xff800000 :: v_dual_and_b32 v10, 3, v0
     84  ff0022ca82140a13ffffff7f  v_dual_mov_b32 v19, 0x7fffffff :: v_dual_lshlrev_b32 v10, 2, v10
     90  0013164a                  v_add_nc_u32_e32 v11, v0, v9                         ; add int32
     94  0dff079620030000          s_mul_i32 s7, s13, 0x320                             ; mul int32
     9c  ff0022ca82000c15ffffff7f  v_dual_mov_b32 v21, 0x7fffffff :: v_dual_lshlrev_b32 v12, 2, v0; range int32
     a8  07181a4a                  v_add_nc_u32_e32 v13, s7, v12                        ; add int32
     ac  ff0c1c1664000000          v_mul_u32_u24_e32 v14, 0x64, v6                      ; mul int32
     b4  ff0020ca0d1d0c0e000080ff  v_dual_mov_b32 v14, 0xff800000 :: v_dual_add_nc_u32 v13, v13, v14; range int32
     c0  800087be                  s_mov_b32 s7, 0
     c4  821a1a30                  v_lshlrev_b32_e32 v13, 2, v13
loop_c8:
     c8  080012d40e1d0200          v_cmp_eq_f32_e64 s8, v14, v14                        ; cmpeq bool
     d0  07900996                  s_mul_i32 s9, s7, 16                                 ; mul int32
     d4  800020ca09001617          v_dual_mov_b32 v23, 0 :: v_dual_add_nc_u32 v22, s9, v0; load float32x4
     dc  090041d416330100          v_cmp_lt_i32_e64 s9, v22, 25                         ; cmplt bool
     e4  07c00a96                  s_mul_i32 s10, s7, 64                                ; mul int32
     e8  800010ca80001816          v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v25, 0       ; load float32x4
     f0  8002307e                  v_mov_b32_e32 v24, 0
     f4  09208bbe                  s_and_saveexec_b32 s11, s9
     f8  0300a5bf                  s_cbranch_execz join_108
     fc  07fc89bf                  s_waitcnt 0xfc07
    100  00005edc0d000016          global_load_b128 v[22:25], v13, s[0:1]               ; load float32x4
join_108:
    108  0b00febe                  s_mov_b32 exec_lo, s11
    10c  f70389bf                  s_waitcnt 0x3f7
    110  1a0001d5ff2c2600000080ff  v_cndmask_b32_e64 v26, 0xff800000, v22, s9           ; where float32
    11c  0b0013d41a1d0200          v_cmp_le_f32_e64 s11, v26, v14                       ; cmple bool
    124  0bc10b8d                  s_xor_b32 s11, s11, -1                               ; xor bool
    128  080b088b                  s_and_b32 s8, s8, s11                                ; and bool
    12c  0b001dd41a350200          v_cmp_neq_f32_e64 s11, v26, v26                      ; cmpne bool
    134  0c0013d40e350200          v_cmp_le_f32_e64 s12, v14, v26                       ; cmple bool
    13c  0b0c0b8c                  s_or_b32 s11, s11, s12                               ; or bool
    140  0a18364a                  v_add_nc_u32_e32 v27, s10, v12                       ; add int32
    144  8036384a                  v_add_nc_u32_e32 v28, 0, v27                         ; add int32
    148  1c0001d5ff382600ffffff7f  v_cndmask_b32_e64 v28, 0x7fffffff, v28, s9           ; where int32
    154  0a0041d41c250200          v_cmp_lt_i32_e64 s10, v28, v18                       ; cmplt bool
    15c  0b0a0a8b                  s_and_b32 s10, s11, s10                              ; and bool
    160  080a088c                  s_or_b32 s8, s8, s10                                 ; or bool
    164  0e0001d50e352200          v_cndmask_b32_e64 v14, v14, v26, s8                  ; where float32
    16c  0a0012d40f1f0200          v_cmp_eq_f32_e64 s10, v15, v15                       ; cmpeq bool
    174  1a0001d5ff2e2600000080ff  v_cndmask_b32_e64 v26, 0xff800000, v23, s9           ; where float32
    180  0b0013d41a1f0200          v_cmp_le_f32_e64 s11, v26, v15                       ; cmple bool
    188  0bc10b8d                  s_xor_b32 s11, s11, -1                               ; xor bool
    18c  0a0b0a8b                  s_and_b32 s10, s10, s11                              ; and bool
    190  0b001dd41a350200          v_cmp_neq_f32_e64 s11, v26, v26                      ; cmpne bool
    198  0c0013d40f350200          v_cmp_le_f32_e64 s12, v15, v26                       ; cmple bool
    1a0  0b0c0b8c                  s_or_b32 s11, s11, s12                               ; or bool
    1a4  81363a4a                  v_add_nc_u32_e32 v29, 1, v27                         ; add int32
    1a8  1d0001d5ff3a2600ffffff7f  v_cndmask_b32_e64 v29, 0x7fffffff, v29, s9           ; where int32
    1b4  0c0041d41d270200          v_cmp_lt_i32_e64 s12, v29, v19                       ; cmplt bool
    1bc  0b0c0b8b                  s_and_b32 s11, s11, s12                              ; and bool
    1c0  0a0b0a8c                  s_or_b32 s10, s10, s11                               ; or bool
    1c4  0f0001d50f352a00          v_cndmask_b32_e64 v15, v15, v26, s10                 ; where float32
    1cc  0b0012d410210200          v_cmp_eq_f32_e64 s11, v16, v16                       ; cmpeq bool
    1d4  1a0001d5ff302600000080ff  v_cndmask_b32_e64 v26, 0xff800000, v24, s9           ; where float32
    1e0  0c0013d41a210200          v_cmp_le_f32_e64 s12, v26, v16                       ; cmple bool
    1e8  0cc10c8d                  s_xor_b32 s12, s12, -1                               ; xor bool
    1ec  0b0c0b8b                  s_and_b32 s11, s11, s12                              ; and bool
    1f0  0c001dd41a350200          v_cmp_neq_f32_e64 s12, v26, v26                      ; cmpne bool
    1f8  0e0013d410350200          v_cmp_le_f32_e64 s14, v16, v26                       ; cmple bool
    200  0c0e0c8c                  s_or_b32 s12, s12, s14                               ; or bool
    204  82363c4a                  v_add_nc_u32_e32 v30, 2, v27                         ; add int32
    208  1e0001d5ff3c2600ffffff7f  v_cndmask_b32_e64 v30, 0x7fffffff, v30, s9           ; where int32
    214  0e0041d41e290200          v_cmp_lt_i32_e64 s14, v30, v20                       ; cmplt bool
    21c  0c0e0c8b                  s_and_b32 s12, s12, s14                              ; and bool
    220  0b0c0b8c                  s_or_b32 s11, s11, s12                               ; or bool
    224  100001d510352e00          v_cndmask_b32_e64 v16, v16, v26, s11                 ; where float32
    22c  0c0012d411230200          v_cmp_eq_f32_e64 s12, v17, v17                       ; cmpeq bool
    234  160001d5ff322600000080ff  v_cndmask_b32_e64 v22, 0xff800000, v25, s9           ; where float32
    240  0e0013d416230200          v_cmp_le_f32_e64 s14, v22, v17                       ; cmple bool
    248  0ec10e8d                  s_xor_b32 s14, s14, -1                               ; xor bool
    24c  0c0e0c8b                  s_and_b32 s12, s12, s14                              ; and bool
    250  0e001dd4162d0200          v_cmp_neq_f32_e64 s14, v22, v22                      ; cmpne bool
    258  0f0013d4112d0200          v_cmp_le_f32_e64 s15, v17, v22                       ; cmple bool
    260  0e0f0e8c                  s_or_b32 s14, s14, s15                               ; or bool
    264  83362e4a                  v_add_nc_u32_e32 v23, 3, v27                         ; add int32
    268  170001d5ff2e2600ffffff7f  v_cndmask_b32_e64 v23, 0x7fffffff, v23, s9           ; where int32
    274  090041d4172b0200          v_cmp_lt_i32_e64 s9, v23, v21                        ; cmplt bool
    27c  0e09098b                  s_and_b32 s9, s14, s9                                ; and bool
    280  0c09098c                  s_or_b32 s9, s12, s9                                 ; or bool
    284  110001d5112d2600          v_cndmask_b32_e64 v17, v17, v22, s9                  ; where float32
    28c  120001d512392200          v_cndmask_b32_e64 v18, v18, v28, s8                  ; where int32
    294  130001d5133b2a00          v_cndmask_b32_e64 v19, v19, v29, s10                 ; where int32
    29c  140001d5143d2e00          v_cndmask_b32_e64 v20, v20, v30, s11                 ; where int32
    2a4  150001d5152f2600          v_cndmask_b32_e64 v21, v21, v23, s9                  ; where int32
    2ac  07fc89bf                  s_waitcnt 0xfc07
    2b0  00ff008000010000          s_add_u32 s0, s0, 0x100                              ; end void
    2b8  01800182                  s_addc_u32 s1, s1, 0
    2bc  07810780                  s_add_u32 s7, s7, 1
    2c0  078204bf                  s_cmp_lt_i32 s7, 2
    2c4  80ffa2bf                  s_cbranch_scc1 loop_c8
done_2c8:
    2c8  0e210020                  v_max_f32_e32 v0, v14, v16                           ; max float32
    2cc  000018d40e210200          v_cmp_u_f32_e64 s0, v14, v16
    2d4  000001d500ff01000000c07f  v_cndmask_b32_e64 v0, v0, 0x7fc00000, s0
    2e0  0f230420                  v_max_f32_e32 v2, v15, v17                           ; max float32
    2e4  000018d40f230200          v_cmp_u_f32_e64 s0, v15, v17
    2ec  020001d502ff01000000c07f  v_cndmask_b32_e64 v2, v2, 0x7fc00000, s0
    2f8  00050620                  v_max_f32_e32 v3, v0, v2                             ; max float32
    2fc  000018d400050200          v_cmp_u_f32_e64 s0, v0, v2
    304  000001d503ff01000000c07f  v_cndmask_b32_e64 v0, v3, 0x7fc00000, s0
    310  82160430                  v_lshlrev_b32_e32 v2, 2, v11                         ; store void
    314  800034d802000000          ds_store_b32 v2, v0 offset:128
    31c  000012d40e010200          v_cmp_eq_f32_e64 s0, v14, v0                         ; cmpeq bool
    324  01001dd40e1d0200          v_cmp_neq_f32_e64 s1, v14, v14                       ; cmpne bool
    32c  0001008c                  s_or_b32 s0, s0, s1                                  ; or bool
    330  030001d5ff240200ffffff7f  v_cndmask_b32_e64 v3, 0x7fffffff, v18, s0            ; where int32
    33c  000012d410010200          v_cmp_eq_f32_e64 s0, v16, v0                         ; cmpeq bool
    344  01001dd410210200          v_cmp_neq_f32_e64 s1, v16, v16                       ; cmpne bool
    34c  0001008c                  s_or_b32 s0, s0, s1                                  ; or bool
    350  040001d5ff280200ffffff7f  v_cndmask_b32_e64 v4, 0x7fffffff, v20, s0            ; where int32
    35c  03090622                  v_min_i32_e32 v3, v3, v4                             ; min int32
    360  000012d40f010200          v_cmp_eq_f32_e64 s0, v15, v0                         ; cmpeq bool
    368  01001dd40f1f0200          v_cmp_neq_f32_e64 s1, v15, v15                       ; cmpne bool
    370  0001008c                  s_or_b32 s0, s0, s1                                  ; or bool
    374  040001d5ff260200ffffff7f  v_cndmask_b32_e64 v4, 0x7fffffff, v19, s0            ; where int32
    380  000012d411010200          v_cmp_eq_f32_e64 s0, v17, v0                         ; cmpeq bool
    388  01001dd411230200          v_cmp_neq_f32_e64 s1, v17, v17                       ; cmpne bool
    390  0001008c                  s_or_b32 s0, s0, s1                                  ; or bool
    394  000001d5ff2a0200ffffff7f  v_cndmask_b32_e64 v0, 0x7fffffff, v21, s0            ; where int32
    3a0  04010022                  v_min_i32_e32 v0, v4, v0                             ; min int32
    3a4  03010022                  v_min_i32_e32 v0, v3, v0                             ; min int32
    3a8  800234d802000000          ds_store_b32 v2, v0 offset:640                       ; store void
    3b0  07fc89bf                  s_waitcnt 0xfc07
    3b4  0000bdbf                  s_barrier                                            ; barrier void
    3b8  ff02007e000080ff          v_mov_b32_e32 v0, 0xff800000                         ; range int32
    3c0  ff02047effffff7f          v_mov_b32_e32 v2, 0x7fffffff
    3c8  800080be                  s_mov_b32 s0, 0
    3cc  030047d609150a02          v_add_lshl_u32 v3, v9, v10, 2
    3d4  0303087e                  v_mov_b32_e32 v4, v3
loop_3d8:
    3d8  8000d8d804000005          ds_load_b32 v5, v4 offset:128                        ; load float32
    3e0  8002d8d803000009          ds_load_b32 v9, v3 offset:640                        ; load int32
    3e8  010012d400010200          v_cmp_eq_f32_e64 s1, v0, v0                          ; cmpeq bool
    3f0  17fc89bf                  s_waitcnt 0xfc17
    3f4  070013d405010200          v_cmp_le_f32_e64 s7, v5, v0                          ; cmple bool
    3fc  07c1078d                  s_xor_b32 s7, s7, -1                                 ; xor bool
    400  0107018b                  s_and_b32 s1, s1, s7                                 ; and bool
    404  07001dd4050b0200          v_cmp_neq_f32_e64 s7, v5, v5                         ; cmpne bool
    40c  080013d4000b0200          v_cmp_le_f32_e64 s8, v0, v5                          ; cmple bool
    414  0708078c                  s_or_b32 s7, s7, s8                                  ; or bool
    418  07fc89bf                  s_waitcnt 0xfc07
    41c  080041d409050200          v_cmp_lt_i32_e64 s8, v9, v2                          ; cmplt bool
    424  0708078b                  s_and_b32 s7, s7, s8                                 ; and bool
    428  0107018c                  s_or_b32 s1, s1, s7                                  ; or bool
    42c  000001d5000b0600          v_cndmask_b32_e64 v0, v0, v5, s1                     ; where float32
    434  020001d502130600          v_cndmask_b32_e64 v2, v2, v9, s1                     ; where int32
    43c  8408084a                  v_add_nc_u32_e32 v4, 4, v4                           ; end void
    440  8406064a                  v_add_nc_u32_e32 v3, 4, v3
    444  00810080                  s_add_u32 s0, s0, 1
    448  008404bf                  s_cmp_lt_i32 s0, 4
    44c  e2ffa2bf                  s_cbranch_scc1 loop_3d8
done_450:
    450  82100630                  v_lshlrev_b32_e32 v3, 2, v8                          ; store void
    454  062080be                  s_and_saveexec_b32 s0, s6                            ; store void
    458  0400a5bf                  s_cbranch_execz join_46c                             ; store void
    45c  000034d803000000          ds_store_b32 v3, v0
    464  800434d803020000          ds_store_b32 v3, v2 offset:1152                      ; store void
join_46c:
    46c  0000febe                  s_mov_b32 exec_lo, s0
    470  07fc89bf                  s_waitcnt 0xfc07
    474  0000bdbf                  s_barrier                                            ; barrier void
    478  ff02007effffff7f          v_mov_b32_e32 v0, 0x7fffffff                         ; range int32
    480  ff0022ca820e0201000080ff  v_dual_mov_b32 v1, 0xff800000 :: v_dual_lshlrev_b32 v2, 2, v7
    48c  800080be                  s_mov_b32 s0, 0
    490  0203067e                  v_mov_b32_e32 v3, v2
loop_494:
    494  0000d8d803000004          ds_load_b32 v4, v3                                   ; load float32
    49c  8004d8d802000005          ds_load_b32 v5, v2 offset:1152                       ; load int32
    4a4  010012d401030200          v_cmp_eq_f32_e64 s1, v1, v1                          ; cmpeq bool
    4ac  17fc89bf                  s_waitcnt 0xfc17
    4b0  020013d404030200          v_cmp_le_f32_e64 s2, v4, v1                          ; cmple bool
    4b8  02c1028d                  s_xor_b32 s2, s2, -1                                 ; xor bool
    4bc  0102018b                  s_and_b32 s1, s1, s2                                 ; and bool
    4c0  02001dd404090200          v_cmp_neq_f32_e64 s2, v4, v4                         ; cmpne bool
    4c8  060013d401090200          v_cmp_le_f32_e64 s6, v1, v4                          ; cmple bool
    4d0  0206028c                  s_or_b32 s2, s2, s6                                  ; or bool
    4d4  07fc89bf                  s_waitcnt 0xfc07
    4d8  060041d405010200          v_cmp_lt_i32_e64 s6, v5, v0                          ; cmplt bool
    4e0  0206028b                  s_and_b32 s2, s2, s6                                 ; and bool
    4e4  0102018c                  s_or_b32 s1, s1, s2                                  ; or bool
    4e8  010001d501090600          v_cndmask_b32_e64 v1, v1, v4, s1                     ; where float32
    4f0  000001d5000b0600          v_cndmask_b32_e64 v0, v0, v5, s1                     ; where int32
    4f8  8406064a                  v_add_nc_u32_e32 v3, 4, v3                           ; end void
    4fc  8404044a                  v_add_nc_u32_e32 v2, 4, v2
    500  00810080                  s_add_u32 s0, s0, 1
    504  008404bf                  s_cmp_lt_i32 s0, 4
    508  e2ffa2bf                  s_cbranch_scc1 loop_494
done_50c:
    50c  0d850284                  s_lshl_b32 s2, s13, 5                                ; store void
    510  04020080                  s_add_u32 s0, s4, s2
    514  05800182                  s_addc_u32 s1, s5, 0
    518  820c0230                  v_lshlrev_b32_e32 v1, 2, v6
    51c  032082be                  s_and_saveexec_b32 s2, s3
    520  0200a5bf                  s_cbranch_execz join_52c
    524  00006adc01000000          global_store_b32 v1, v0, s[0:1]
join_52c:
    52c  0200febe                  s_mov_b32 exec_lo, s2
    530  0000b0bf                  s_endpgm                                             ; sink void
