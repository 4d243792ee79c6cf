moments:
      0  f602027e                  v_mov_b32_e32 v1, 4.0
      4  8002047e                  v_mov_b32_e32 v2, 0
      8  800082be                  s_mov_b32 s2, 0
      c  000104f4000000f8          s_load_b64 s[4:5], s[0:1], 0x0
     14  000004f4080000f8          s_load_b64 s[0:1], s[0:1], 0x8                       ; define_global ptr<float32, global, 16>
     1c  030010d600152902          v_bfe_u32 v3, v0, 10, 10                             ; special int32
     24  ff000036ff030000          v_and_b32_e32 v0, 0x3ff, v0                          ; special int32
     2c  030042d400010100          v_cmp_eq_i32_e64 s3, v0, 0                           ; cmpeq bool
     34  82060830                  v_lshlrev_b32_e32 v4, 2, v3                          ; mul int32
     38  00090a4a                  v_add_nc_u32_e32 v5, v0, v4                          ; add int32
     3c  060041d400090100          v_cmp_lt_i32_e64 s6, v0, 4                           ; cmplt bool
     44  84060c30                  v_lshlrev_b32_e32 v6, 4, v3                          ; mul int32
     48  83000e36                  v_and_b32_e32 v7, 3, v0                              ; and int32
     4c  820e0e30                  v_lshlrev_b32_e32 v7, 2, v7                          ; mul int32
     50  000d104a                  v_add_nc_u32_e32 v8, v0, v6                          ; add int32
     54  82101030                  v_lshlrev_b32_e32 v8, 2, v8                          ; store void
     58  800034d808010000          ds_store_b32 v8, v1 offset:128
     60  0d8b0784                  s_lshl_b32 s7, s13, 11                               ; load float32x4
     64  07fc89bf                  s_waitcnt 0xfc07
     68  00070880                  s_add_u32 s8, s0, s7                                 ; load float32x4
     6c  01800982                  s_addc_u32 s9, s1, 0
     70  84000030                  v_lshlrev_b32_e32 v0, 4, v0
     74  88060230                  v_lshlrev_b32_e32 v1, 8, v3
     78  0101004a                  v_add_nc_u32_e32 v0, v1, v0
     7c  00005edc00000809          global_load_b128 v[9:12], v0, s[8:9]
     84  f70389bf                  s_waitcnt 0x3f7
     88  0c150008                  v_sub_f32_e32 v0, v12, v10                           ; sub float32
     8c  010013d600e12904          v_fma_f32 v1, v0, 0.5, v10                           ; mulacc float32
     94  0b131a08                  v_sub_f32_e32 v13, v11, v9                           ; sub float32
     98  090013d60de12504          v_fma_f32 v9, v13, 0.5, v9                           ; mulacc float32
     a0  01130208                  v_sub_f32_e32 v1, v1, v9                             ; sub float32
     a4  090013d601e12504          v_fma_f32 v9, v1, 0.5, v9                            ; mulacc float32
     ac  800234d808090000          ds_store_b32 v8, v9 offset:640                       ; store void
     b4  01030210                  v_mul_f32_e32 v1, v1, v1                             ; mul float32
     b8  f4020210                  v_mul_f32_e32 v1, 2.0, v1                            ; mul float32
     bc  0d1b1210                  v_mul_f32_e32 v9, v13, v13                           ; mul float32
     c0  090013d609e10102          v_fma_f32 v9, v9, 0.5, 0                             ; mulacc float32
     c8  00010010                  v_mul_f32_e32 v0, v0, v0                             ; mul float32
     cc  000013d600e10102          v_fma_f32 v0, v0, 0.5, 0                             ; mulacc float32
     d4  09010006                  v_add_f32_e32 v0, v9, v0                             ; add float32
     d8  000013d601e10104          v_fma_f32 v0, v1, 0.5, v0                            ; mulacc float32
     e0  800434d808000000          ds_store_b32 v8, v0 offset:1152                      ; store void
     e8  07fc89bf                  s_waitcnt 0xfc07
     ec  0000bdbf                  s_barrier                                            ; barrier void
     f0  8002007e                  v_mov_b32_e32 v0, 0                                  ; range int32
     f4  8002027e                  v_mov_b32_e32 v1, 0
     f8  8002107e                  v_mov_b32_e32 v8, 0
     fc  800080be                  s_mov_b32 s0, 0
    100  820c0c30                  v_lshlrev_b32_e32 v6, 2, v6
    104  820e0e30                  v_lshlrev_b32_e32 v7, 2, v7
    108  070d0c4a                  v_add_nc_u32_e32 v6, v7, v6
    10c  06030e7e                  v_mov_b32_e32 v7, v6
    110  0603127e                  v_mov_b32_e32 v9, v6
loop_114:
    114  8000d8d80700000a          ds_load_b32 v10, v7 offset:128                       ; load float32
    11c  07fc89bf                  s_waitcnt 0xfc07
    120  00151606                  v_add_f32_e32 v11, v0, v10                           ; add float32
    124  8002d8d80900000c          ds_load_b32 v12, v9 offset:640                       ; load float32
    12c  07fc89bf                  s_waitcnt 0xfc07
    130  0c031808                  v_sub_f32_e32 v12, v12, v1                           ; sub float32
    134  010012d40b010100          v_cmp_eq_f32_e64 s1, v11, 0                          ; cmpeq bool
    13c  0d0001d50be50500          v_cndmask_b32_e64 v13, v11, 1.0, s1                  ; where float32
    144  0e07fcd60d1b2a04          v_div_scale_f32 v14, s7, v13, v13, v10               ; fdiv float32
    14c  0e551e7e                  v_rcp_f32_e32 v15, v14
    150  ff0f88bf                  s_waitcnt_depctr 0xfff
    154  100013d60e1fca23          v_fma_f32 v16, -v14, v15, 1.0                        ; fdiv float32
    15c  ff0f88bf                  s_waitcnt_depctr 0xfff
    160  0f0013d6101f3e04          v_fma_f32 v15, v16, v15, v15                         ; fdiv float32
    168  106afcd60a1b2a04          v_div_scale_f32 v16, vcc_lo, v10, v13, v10
    170  ff0f88bf                  s_waitcnt_depctr 0xfff
    174  101f2210                  v_mul_f32_e32 v17, v16, v15                          ; fdiv float32
    178  120013d60e234224          v_fma_f32 v18, -v14, v17, v16
    180  ff0f88bf                  s_waitcnt_depctr 0xfff
    184  110013d6121f4604          v_fma_f32 v17, v18, v15, v17                         ; fdiv float32
    18c  0e0013d60e234224          v_fma_f32 v14, -v14, v17, v16
    194  0e0037d60e1f4604          v_div_fmas_f32 v14, v14, v15, v17
    19c  0a0027d60e1b2a04          v_div_fixup_f32 v10, v14, v13, v10
    1a4  0a0001d50a010500          v_cndmask_b32_e64 v10, v10, 0, s1                    ; where float32
    1ac  010013d60c150604          v_fma_f32 v1, v12, v10, v1                           ; mulacc float32
    1b4  0c191810                  v_mul_f32_e32 v12, v12, v12                          ; mul float32
    1b8  0c010010                  v_mul_f32_e32 v0, v12, v0                            ; mul float32
    1bc  8004d8d80600000c          ds_load_b32 v12, v6 offset:1152                      ; load float32
    1c4  07fc89bf                  s_waitcnt 0xfc07
    1c8  08191006                  v_add_f32_e32 v8, v8, v12                            ; add float32
    1cc  080013d600152204          v_fma_f32 v8, v0, v10, v8                            ; mulacc float32
    1d4  0b03007e                  v_mov_b32_e32 v0, v11                                ; end void
    1d8  840e0e4a                  v_add_nc_u32_e32 v7, 4, v7
    1dc  8412124a                  v_add_nc_u32_e32 v9, 4, v9
    1e0  840c0c4a                  v_add_nc_u32_e32 v6, 4, v6
    1e4  00810080                  s_add_u32 s0, s0, 1
    1e8  008404bf                  s_cmp_lt_i32 s0, 4
    1ec  c9ffa2bf                  s_cbranch_scc1 loop_114
done_1f0:
    1f0  062080be                  s_and_saveexec_b32 s0, s6                            ; store void
    1f4  0300a5bf                  s_cbranch_execz join_204
    1f8  820a0c30                  v_lshlrev_b32_e32 v6, 2, v5
    1fc  000034d806000000          ds_store_b32 v6, v0
join_204:
    204  0000febe                  s_mov_b32 exec_lo, s0
    208  062080be                  s_and_saveexec_b32 s0, s6                            ; store void
    20c  0300a5bf                  s_cbranch_execz join_21c
    210  820a0030                  v_lshlrev_b32_e32 v0, 2, v5
    214  800634d800010000          ds_store_b32 v0, v1 offset:1664
join_21c:
    21c  0000febe                  s_mov_b32 exec_lo, s0
    220  062080be                  s_and_saveexec_b32 s0, s6                            ; store void
    224  0300a5bf                  s_cbranch_execz join_234
    228  820a0030                  v_lshlrev_b32_e32 v0, 2, v5
    22c  000734d800080000          ds_store_b32 v0, v8 offset:1792
join_234:
    234  0000febe                  s_mov_b32 exec_lo, s0
    238  07fc89bf                  s_waitcnt 0xfc07
    23c  0000bdbf                  s_barrier                                            ; barrier void
    240  8002007e                  v_mov_b32_e32 v0, 0                                  ; range int32
    244  8002027e                  v_mov_b32_e32 v1, 0
    248  8002047e                  v_mov_b32_e32 v2, 0
    24c  800080be                  s_mov_b32 s0, 0
    250  82080830                  v_lshlrev_b32_e32 v4, 2, v4
    254  04030a7e                  v_mov_b32_e32 v5, v4
    258  04030c7e                  v_mov_b32_e32 v6, v4
loop_25c:
    25c  0000d8d805000007          ds_load_b32 v7, v5                                   ; load float32
    264  07fc89bf                  s_waitcnt 0xfc07
    268  010f1006                  v_add_f32_e32 v8, v1, v7                             ; add float32
    26c  8006d8d806000009          ds_load_b32 v9, v6 offset:1664                       ; load float32
    274  07fc89bf                  s_waitcnt 0xfc07
    278  09051208                  v_sub_f32_e32 v9, v9, v2                             ; sub float32
    27c  010012d408010100          v_cmp_eq_f32_e64 s1, v8, 0                           ; cmpeq bool
    284  0a0001d508e50500          v_cndmask_b32_e64 v10, v8, 1.0, s1                   ; where float32
    28c  0b02fcd60a151e04          v_div_scale_f32 v11, s2, v10, v10, v7                ; fdiv float32
    294  0b55187e                  v_rcp_f32_e32 v12, v11
    298  ff0f88bf                  s_waitcnt_depctr 0xfff
    29c  0d0013d60b19ca23          v_fma_f32 v13, -v11, v12, 1.0                        ; fdiv float32
    2a4  ff0f88bf                  s_waitcnt_depctr 0xfff
    2a8  0c0013d60d193204          v_fma_f32 v12, v13, v12, v12                         ; fdiv float32
    2b0  0d6afcd607151e04          v_div_scale_f32 v13, vcc_lo, v7, v10, v7
    2b8  ff0f88bf                  s_waitcnt_depctr 0xfff
    2bc  0d191c10                  v_mul_f32_e32 v14, v13, v12                          ; fdiv float32
    2c0  0f0013d60b1d3624          v_fma_f32 v15, -v11, v14, v13
    2c8  ff0f88bf                  s_waitcnt_depctr 0xfff
    2cc  0e0013d60f193a04          v_fma_f32 v14, v15, v12, v14                         ; fdiv float32
    2d4  0b0013d60b1d3624          v_fma_f32 v11, -v11, v14, v13
    2dc  0b0037d60b193a04          v_div_fmas_f32 v11, v11, v12, v14
    2e4  070027d60b151e04          v_div_fixup_f32 v7, v11, v10, v7
    2ec  070001d507010500          v_cndmask_b32_e64 v7, v7, 0, s1                      ; where float32
    2f4  020013d6090f0a04          v_fma_f32 v2, v9, v7, v2                             ; mulacc float32
    2fc  09131210                  v_mul_f32_e32 v9, v9, v9                             ; mul float32
    300  09030210                  v_mul_f32_e32 v1, v9, v1                             ; mul float32
    304  0007d8d804000009          ds_load_b32 v9, v4 offset:1792                       ; load float32
    30c  07fc89bf                  s_waitcnt 0xfc07
    310  00130006                  v_add_f32_e32 v0, v0, v9                             ; add float32
    314  000013d6010f0204          v_fma_f32 v0, v1, v7, v0                             ; mulacc float32
    31c  0803027e                  v_mov_b32_e32 v1, v8                                 ; end void
    320  840a0a4a                  v_add_nc_u32_e32 v5, 4, v5
    324  840c0c4a                  v_add_nc_u32_e32 v6, 4, v6
    328  8408084a                  v_add_nc_u32_e32 v4, 4, v4
    32c  00810080                  s_add_u32 s0, s0, 1
    330  008404bf                  s_cmp_lt_i32 s0, 4
    334  c9ffa2bf                  s_cbranch_scc1 loop_25c
done_338:
    338  0200fcd601030204          v_div_scale_f32 v2, s0, v1, v1, v0                   ; fdiv float32
    340  0255087e                  v_rcp_f32_e32 v4, v2
    344  ff0f88bf                  s_waitcnt_depctr 0xfff
    348  050013d60209ca23          v_fma_f32 v5, -v2, v4, 1.0                           ; fdiv float32
    350  ff0f88bf                  s_waitcnt_depctr 0xfff
    354  040013d605091204          v_fma_f32 v4, v5, v4, v4                             ; fdiv float32
    35c  056afcd600030204          v_div_scale_f32 v5, vcc_lo, v0, v1, v0
    364  ff0f88bf                  s_waitcnt_depctr 0xfff
    368  05090c10                  v_mul_f32_e32 v6, v5, v4                             ; fdiv float32
    36c  070013d6020d1624          v_fma_f32 v7, -v2, v6, v5
    374  ff0f88bf                  s_waitcnt_depctr 0xfff
    378  060013d607091a04          v_fma_f32 v6, v7, v4, v6                             ; fdiv float32
    380  020013d6020d1624          v_fma_f32 v2, -v2, v6, v5
    388  020037d602091a04          v_div_fmas_f32 v2, v2, v4, v6
    390  000027d602030204          v_div_fixup_f32 v0, v2, v1, v0
    398  032080be                  s_and_saveexec_b32 s0, s3                            ; store void
    39c  0600a5bf                  s_cbranch_execz join_3b8
    3a0  0d850184                  s_lshl_b32 s1, s13, 5
    3a4  04010280                  s_add_u32 s2, s4, s1
    3a8  05800382                  s_addc_u32 s3, s5, 0
    3ac  82060230                  v_lshlrev_b32_e32 v1, 2, v3
    3b0  00006adc01000200          global_store_b32 v1, v0, s[2:3]
join_3b8:
    3b8  0000febe                  s_mov_b32 exec_lo, s0
    3bc  0000b0bf                  s_endpgm                                             ; sink void
