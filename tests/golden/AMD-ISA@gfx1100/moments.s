moments:
      0  f60010ca80000201          v_dual_mov_b32 v1, 4.0 :: v_dual_mov_b32 v2, 0
      8  800084be                  s_mov_b32 s4, 0
      c  800104f4000000f8          s_load_b64 s[6:7], s[0:1], 0x0
     14  000004f4080000f8          s_load_b64 s[0:1], s[0:1], 0x8                       ; define_global ptr<float32, global, 16>
     1c  030010d600152902          v_bfe_u32 v3, v0, 10, 10                             ; special int32
     24  ff000036ff030000          v_and_b32_e32 v0, 0x3ff, v0                          ; special int32
     2c  050042d400010100          v_cmp_eq_i32_e64 s5, v0, 0                           ; cmpeq bool
     34  82060830                  v_lshlrev_b32_e32 v4, 2, v3                          ; mul int32
     38  00090a4a                  v_add_nc_u32_e32 v5, v0, v4                          ; add int32
     3c  080041d400090100          v_cmp_lt_i32_e64 s8, v0, 4                           ; cmplt bool
     44  84060c30                  v_lshlrev_b32_e32 v6, 4, v3                          ; mul int32
     48  83000e36                  v_and_b32_e32 v7, 3, v0                              ; and int32
     4c  820e0e30                  v_lshlrev_b32_e32 v7, 2, v7                          ; mul int32
     50  000d104a                  v_add_nc_u32_e32 v8, v0, v6                          ; add int32
     54  82101030                  v_lshlrev_b32_e32 v8, 2, v8                          ; store void
     58  800034d808010000          ds_store_b32 v8, v1 offset:128
     60  0d8b0984                  s_lshl_b32 s9, s13, 11                               ; load float32x4
     64  07fc89bf                  s_waitcnt 0xfc07
     68  00090280                  s_add_u32 s2, s0, s9                                 ; load float32x4
     6c  01800382                  s_addc_u32 s3, s1, 0
     70  000046d603090104          v_lshl_add_u32 v0, v3, 4, v0
     78  84000030                  v_lshlrev_b32_e32 v0, 4, v0
     7c  00005edc00000209          global_load_b128 v[9:12], v0, s[2:3]
     84  f70389bf                  s_waitcnt 0x3f7
     88  0c154ac90b130c00          v_dual_sub_f32 v0, v12, v10 :: v_dual_sub_f32 v13, v11, v9; sub float32
     90  010013d600e12904          v_fma_f32 v1, v0, 0.5, v10                           ; mulacc float32
     98  f01a06c800010009          v_dual_fmac_f32 v9, 0.5, v13 :: v_dual_mul_f32 v0, v0, v0; mulacc float32
     a0  01130208                  v_sub_f32_e32 v1, v1, v9                             ; sub float32
     a4  f0021256                  v_fmac_f32_e32 v9, 0.5, v1                           ; mulacc float32
     a8  800234d808090000          ds_store_b32 v8, v9 offset:640                       ; store void
     b0  01030210                  v_mul_f32_e32 v1, v1, v1                             ; mul float32
     b4  f4020210                  v_mul_f32_e32 v1, 2.0, v1                            ; mul float32
     b8  0d1b1210                  v_mul_f32_e32 v9, v13, v13                           ; mul float32
     bc  090013d609e10102          v_fma_f32 v9, v9, 0.5, 0                             ; mulacc float32
     c4  000013d600e10102          v_fma_f32 v0, v0, 0.5, 0                             ; mulacc float32
     cc  09010006                  v_add_f32_e32 v0, v9, v0                             ; add float32
     d0  f0020056                  v_fmac_f32_e32 v0, 0.5, v1                           ; mulacc float32
     d4  800434d808000000          ds_store_b32 v8, v0 offset:1152                      ; store void
     dc  07fc89bf                  s_waitcnt 0xfc07
     e0  0000bdbf                  s_barrier                                            ; barrier void
     e4  800010ca80000000          v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v1, 0         ; range int32
     ec  8002107e                  v_mov_b32_e32 v8, 0
     f0  800080be                  s_mov_b32 s0, 0
     f4  060047d6060f0a02          v_add_lshl_u32 v6, v6, v7, 2
     fc  06030e7e                  v_mov_b32_e32 v7, v6
    100  0603127e                  v_mov_b32_e32 v9, v6
loop_104:
    104  8000d8d80700000a          ds_load_b32 v10, v7 offset:128                       ; load float32
    10c  8002d8d80900000b          ds_load_b32 v11, v9 offset:640                       ; load float32
    114  8004d8d80600000c          ds_load_b32 v12, v6 offset:1152                      ; load float32
    11c  27fc89bf                  s_waitcnt 0xfc27
    120  00151a06                  v_add_f32_e32 v13, v0, v10                           ; add float32
    124  07fc89bf                  s_waitcnt 0xfc07
    128  0b0348c90819080b          v_dual_sub_f32 v11, v11, v1 :: v_dual_add_f32 v8, v8, v12; sub float32
    130  010012d40d010100          v_cmp_eq_f32_e64 s1, v13, 0                          ; cmpeq bool
    138  0e0001d50de50500          v_cndmask_b32_e64 v14, v13, 1.0, s1                  ; where float32
    140  0f02fcd60e1d2a04          v_div_scale_f32 v15, s2, v14, v14, v10               ; fdiv float32
    148  0f55207e                  v_rcp_f32_e32 v16, v15
    14c  ff0f88bf                  s_waitcnt_depctr 0xfff
    150  110013d60f21ca23          v_fma_f32 v17, -v15, v16, 1.0                        ; fdiv float32
    158  ff0f88bf                  s_waitcnt_depctr 0xfff
    15c  112120c8840e0610          v_dual_fmac_f32 v16, v17, v16 :: v_dual_add_nc_u32 v7, 4, v7; fdiv float32
    164  116afcd60a1d2a04          v_div_scale_f32 v17, vcc_lo, v10, v14, v10
    16c  ff0f88bf                  s_waitcnt_depctr 0xfff
    170  1121e0c884120812          v_dual_mul_f32 v18, v17, v16 :: v_dual_add_nc_u32 v9, 4, v9; fdiv float32
    178  130013d60f254624          v_fma_f32 v19, -v15, v18, v17
    180  ff0f88bf                  s_waitcnt_depctr 0xfff
    184  13212456                  v_fmac_f32_e32 v18, v19, v16                         ; fdiv float32
    188  0f0013d60f254624          v_fma_f32 v15, -v15, v18, v17
    190  0f0037d60f214a04          v_div_fmas_f32 v15, v15, v16, v18
    198  0a0027d60f1d2a04          v_div_fixup_f32 v10, v15, v14, v10
    1a0  0a0001d50a010500          v_cndmask_b32_e64 v10, v10, 0, s1                    ; where float32
    1a8  0b150256                  v_fmac_f32_e32 v1, v11, v10                          ; mulacc float32
    1ac  0b17e0c8840c060b          v_dual_mul_f32 v11, v11, v11 :: v_dual_add_nc_u32 v6, 4, v6; mul float32
    1b4  0b010010                  v_mul_f32_e32 v0, v11, v0                            ; mul float32
    1b8  00151056                  v_fmac_f32_e32 v8, v0, v10                           ; mulacc float32
    1bc  0d03007e                  v_mov_b32_e32 v0, v13                                ; end void
    1c0  00810080                  s_add_u32 s0, s0, 1
    1c4  008404bf                  s_cmp_lt_i32 s0, 4
    1c8  ceffa2bf                  s_cbranch_scc1 loop_104
done_1cc:
    1cc  820a0a30                  v_lshlrev_b32_e32 v5, 2, v5                          ; store void
    1d0  082080be                  s_and_saveexec_b32 s0, s8                            ; store void
    1d4  0600a5bf                  s_cbranch_execz join_1f0                             ; store void
    1d8  000034d805000000          ds_store_b32 v5, v0
    1e0  800634d805010000          ds_store_b32 v5, v1 offset:1664                      ; store void
    1e8  000734d805080000          ds_store_b32 v5, v8 offset:1792                      ; store void
join_1f0:
    1f0  0000febe                  s_mov_b32 exec_lo, s0
    1f4  07fc89bf                  s_waitcnt 0xfc07
    1f8  0000bdbf                  s_barrier                                            ; barrier void
    1fc  800010ca80000000          v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v1, 0         ; range int32
    204  8002047e                  v_mov_b32_e32 v2, 0
    208  800080be                  s_mov_b32 s0, 0
    20c  82080830                  v_lshlrev_b32_e32 v4, 2, v4
    210  04030a7e                  v_mov_b32_e32 v5, v4
    214  04030c7e                  v_mov_b32_e32 v6, v4
loop_218:
    218  0000d8d805000007          ds_load_b32 v7, v5                                   ; load float32
    220  8006d8d806000008          ds_load_b32 v8, v6 offset:1664                       ; load float32
    228  0007d8d804000009          ds_load_b32 v9, v4 offset:1792                       ; load float32
    230  27fc89bf                  s_waitcnt 0xfc27
    234  010f20c9840a040a          v_dual_add_f32 v10, v1, v7 :: v_dual_add_nc_u32 v5, 4, v5; add float32
    23c  17fc89bf                  s_waitcnt 0xfc17
    240  08051008                  v_sub_f32_e32 v8, v8, v2                             ; sub float32
    244  010012d40a010100          v_cmp_eq_f32_e64 s1, v10, 0                          ; cmpeq bool
    24c  0b0001d50ae50500          v_cndmask_b32_e64 v11, v10, 1.0, s1                  ; where float32
    254  0c02fcd60b171e04          v_div_scale_f32 v12, s2, v11, v11, v7                ; fdiv float32
    25c  0c551a7e                  v_rcp_f32_e32 v13, v12
    260  ff0f88bf                  s_waitcnt_depctr 0xfff
    264  0e0013d60c1bca23          v_fma_f32 v14, -v12, v13, 1.0                        ; fdiv float32
    26c  07fc89bf                  s_waitcnt 0xfc07
    270  ff0f88bf                  s_waitcnt_depctr 0xfff
    274  0e1b08c80901000d          v_dual_fmac_f32 v13, v14, v13 :: v_dual_add_f32 v0, v9, v0; fdiv float32
    27c  0e6afcd607171e04          v_div_scale_f32 v14, vcc_lo, v7, v11, v7
    284  ff0f88bf                  s_waitcnt_depctr 0xfff
    288  0e1be0c8840c060f          v_dual_mul_f32 v15, v14, v13 :: v_dual_add_nc_u32 v6, 4, v6; fdiv float32
    290  100013d60c1f3a24          v_fma_f32 v16, -v12, v15, v14
    298  ff0f88bf                  s_waitcnt_depctr 0xfff
    29c  101b20c88408040f          v_dual_fmac_f32 v15, v16, v13 :: v_dual_add_nc_u32 v4, 4, v4; fdiv float32
    2a4  0c0013d60c1f3a24          v_fma_f32 v12, -v12, v15, v14
    2ac  0c0037d60c1b3e04          v_div_fmas_f32 v12, v12, v13, v15
    2b4  070027d60c171e04          v_div_fixup_f32 v7, v12, v11, v7
    2bc  070001d507010500          v_cndmask_b32_e64 v7, v7, 0, s1                      ; where float32
    2c4  080f0456                  v_fmac_f32_e32 v2, v8, v7                            ; mulacc float32
    2c8  08111010                  v_mul_f32_e32 v8, v8, v8                             ; mul float32
    2cc  08030210                  v_mul_f32_e32 v1, v8, v1                             ; mul float32
    2d0  010f10c80a010000          v_dual_fmac_f32 v0, v1, v7 :: v_dual_mov_b32 v1, v10 ; mulacc float32
    2d8  00810080                  s_add_u32 s0, s0, 1                                  ; end void
    2dc  008404bf                  s_cmp_lt_i32 s0, 4
    2e0  cdffa2bf                  s_cbranch_scc1 loop_218
done_2e4:
    2e4  0202fcd601030204          v_div_scale_f32 v2, s2, v1, v1, v0                   ; fdiv float32
    2ec  0255087e                  v_rcp_f32_e32 v4, v2
    2f0  ff0f88bf                  s_waitcnt_depctr 0xfff
    2f4  050013d60209ca23          v_fma_f32 v5, -v2, v4, 1.0                           ; fdiv float32
    2fc  ff0f88bf                  s_waitcnt_depctr 0xfff
    300  05090856                  v_fmac_f32_e32 v4, v5, v4                            ; fdiv float32
    304  056afcd600030204          v_div_scale_f32 v5, vcc_lo, v0, v1, v0
    30c  ff0f88bf                  s_waitcnt_depctr 0xfff
    310  05090c10                  v_mul_f32_e32 v6, v5, v4                             ; fdiv float32
    314  070013d6020d1624          v_fma_f32 v7, -v2, v6, v5
    31c  ff0f88bf                  s_waitcnt_depctr 0xfff
    320  07090c56                  v_fmac_f32_e32 v6, v7, v4                            ; fdiv float32
    324  020013d6020d1624          v_fma_f32 v2, -v2, v6, v5
    32c  020037d602091a04          v_div_fmas_f32 v2, v2, v4, v6
    334  000027d602030204          v_div_fixup_f32 v0, v2, v1, v0
    33c  0d850284                  s_lshl_b32 s2, s13, 5                                ; store void
    340  06020080                  s_add_u32 s0, s6, s2
    344  07800182                  s_addc_u32 s1, s7, 0
    348  82060230                  v_lshlrev_b32_e32 v1, 2, v3
    34c  052082be                  s_and_saveexec_b32 s2, s5
    350  0200a5bf                  s_cbranch_execz join_35c
    354  00006adc01000000          global_store_b32 v1, v0, s[0:1]
join_35c:
    35c  0200febe                  s_mov_b32 exec_lo, s2
    360  0000b0bf                  s_endpgm                                             ; sink void
