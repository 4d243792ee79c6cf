moments:
      0  f602047e                  v_mov_b32_e32 v2, 4.0
      4  8002207e                  v_mov_b32_e32 v16, 0
      8  800089be                  s_mov_b32 s9, 0
      c  800104f4000000f8          s_load_b64 s[6:7], s[0:1], 0x0
     14  000104f4080000f8          s_load_b64 s[4:5], s[0:1], 0x8                       ; define_global ptr<float32, global, 16>
     1c  0003027e                  v_mov_b32_e32 v1, v0                                 ; special int32
     20  080042d401010100          v_cmp_eq_i32_e64 s8, v1, 0                           ; cmpeq bool
     28  030041d401090100          v_cmp_lt_i32_e64 s3, v1, 4                           ; cmplt bool
     30  83020036                  v_and_b32_e32 v0, 3, v1                              ; and int32
     34  82000e30                  v_lshlrev_b32_e32 v7, 2, v0                          ; mul int32
     38  82021e30                  v_lshlrev_b32_e32 v15, 2, v1                         ; store void
     3c  100034d80f020000          ds_store_b32 v15, v2 offset:16
     44  0d880284                  s_lshl_b32 s2, s13, 8                                ; load float32x4
     48  07fc89bf                  s_waitcnt 0xfc07
     4c  04020080                  s_add_u32 s0, s4, s2                                 ; load float32x4
     50  05800182                  s_addc_u32 s1, s5, 0
     54  84020030                  v_lshlrev_b32_e32 v0, 4, v1
     58  00005edc00000000          global_load_b128 v[0:3], v0, s[0:1]
     60  f70389bf                  s_waitcnt 0x3f7
     64  03030c08                  v_sub_f32_e32 v6, v3, v1                             ; sub float32
     68  040013d606e10504          v_fma_f32 v4, v6, 0.5, v1                            ; mulacc float32
     70  02010a08                  v_sub_f32_e32 v5, v2, v0                             ; sub float32
     74  000013d605e10104          v_fma_f32 v0, v5, 0.5, v0                            ; mulacc float32
     7c  04010208                  v_sub_f32_e32 v1, v4, v0                             ; sub float32
     80  000013d601e10104          v_fma_f32 v0, v1, 0.5, v0                            ; mulacc float32
     88  500034d80f000000          ds_store_b32 v15, v0 offset:80                       ; store void
     90  01030010                  v_mul_f32_e32 v0, v1, v1                             ; mul float32
     94  f4000410                  v_mul_f32_e32 v2, 2.0, v0                            ; mul float32
     98  050b0010                  v_mul_f32_e32 v0, v5, v5                             ; mul float32
     9c  010013d600e10102          v_fma_f32 v1, v0, 0.5, 0                             ; mulacc float32
     a4  060d0010                  v_mul_f32_e32 v0, v6, v6                             ; mul float32
     a8  000013d600e10102          v_fma_f32 v0, v0, 0.5, 0                             ; mulacc float32
     b0  01010006                  v_add_f32_e32 v0, v1, v0                             ; add float32
     b4  000013d602e10104          v_fma_f32 v0, v2, 0.5, v0                            ; mulacc float32
     bc  900034d80f000000          ds_store_b32 v15, v0 offset:144                      ; store void
     c4  07fc89bf                  s_waitcnt 0xfc07
     c8  0000bdbf                  s_barrier                                            ; barrier void
     cc  80021c7e                  v_mov_b32_e32 v14, 0                                 ; range int32
     d0  8002127e                  v_mov_b32_e32 v9, 0
     d4  80021a7e                  v_mov_b32_e32 v13, 0
     d8  800082be                  s_mov_b32 s2, 0
     dc  820e1430                  v_lshlrev_b32_e32 v10, 2, v7
     e0  0a03187e                  v_mov_b32_e32 v12, v10
     e4  0a03167e                  v_mov_b32_e32 v11, v10
loop_e8:
     e8  1000d8d80c000006          ds_load_b32 v6, v12 offset:16                        ; load float32
     f0  07fc89bf                  s_waitcnt 0xfc07
     f4  0e0d1006                  v_add_f32_e32 v8, v14, v6                            ; add float32
     f8  5000d8d80b000000          ds_load_b32 v0, v11 offset:80                        ; load float32
    100  07fc89bf                  s_waitcnt 0xfc07
    104  00130e08                  v_sub_f32_e32 v7, v0, v9                             ; sub float32
    108  010012d408010100          v_cmp_eq_f32_e64 s1, v8, 0                           ; cmpeq bool
    110  050001d508e50500          v_cndmask_b32_e64 v5, v8, 1.0, s1                    ; where float32
    118  0300fcd6050b1a04          v_div_scale_f32 v3, s0, v5, v5, v6                   ; fdiv float32
    120  0355007e                  v_rcp_f32_e32 v0, v3
    124  ff0f88bf                  s_waitcnt_depctr 0xfff
    128  010013d60301ca23          v_fma_f32 v1, -v3, v0, 1.0                           ; fdiv float32
    130  ff0f88bf                  s_waitcnt_depctr 0xfff
    134  040013d601010204          v_fma_f32 v4, v1, v0, v0                             ; fdiv float32
    13c  016afcd6060b1a04          v_div_scale_f32 v1, vcc_lo, v6, v5, v6
    144  01090010                  v_mul_f32_e32 v0, v1, v4
    148  ff0f88bf                  s_waitcnt_depctr 0xfff
    14c  020013d603010624          v_fma_f32 v2, -v3, v0, v1                            ; fdiv float32
    154  ff0f88bf                  s_waitcnt_depctr 0xfff
    158  000013d602090204          v_fma_f32 v0, v2, v4, v0                             ; fdiv float32
    160  ff0f88bf                  s_waitcnt_depctr 0xfff
    164  010013d603010624          v_fma_f32 v1, -v3, v0, v1                            ; fdiv float32
    16c  000037d601090204          v_div_fmas_f32 v0, v1, v4, v0
    174  000027d6000b1a04          v_div_fixup_f32 v0, v0, v5, v6
    17c  020001d500010500          v_cndmask_b32_e64 v2, v0, 0, s1                      ; where float32
    184  090013d607052604          v_fma_f32 v9, v7, v2, v9                             ; mulacc float32
    18c  070f0010                  v_mul_f32_e32 v0, v7, v7                             ; mul float32
    190  001d0210                  v_mul_f32_e32 v1, v0, v14                            ; mul float32
    194  9000d8d80a000000          ds_load_b32 v0, v10 offset:144                       ; load float32
    19c  07fc89bf                  s_waitcnt 0xfc07
    1a0  0d010006                  v_add_f32_e32 v0, v13, v0                            ; add float32
    1a4  0d0013d601050204          v_fma_f32 v13, v1, v2, v0                            ; mulacc float32
    1ac  08031c7e                  v_mov_b32_e32 v14, v8                                ; end void
    1b0  8418184a                  v_add_nc_u32_e32 v12, 4, v12
    1b4  8416164a                  v_add_nc_u32_e32 v11, 4, v11
    1b8  8414144a                  v_add_nc_u32_e32 v10, 4, v10
    1bc  02810280                  s_add_u32 s2, s2, 1
    1c0  028404bf                  s_cmp_lt_i32 s2, 4
    1c4  c8ffa2bf                  s_cbranch_scc1 loop_e8
done_1c8:
    1c8  032080be                  s_and_saveexec_b32 s0, s3                            ; store void
    1cc  0200a5bf                  s_cbranch_execz join_1d8
    1d0  000034d80f0e0000          ds_store_b32 v15, v14
join_1d8:
    1d8  0000febe                  s_mov_b32 exec_lo, s0
    1dc  032080be                  s_and_saveexec_b32 s0, s3                            ; store void
    1e0  0200a5bf                  s_cbranch_execz join_1ec
    1e4  d00034d80f090000          ds_store_b32 v15, v9 offset:208
join_1ec:
    1ec  0000febe                  s_mov_b32 exec_lo, s0
    1f0  032080be                  s_and_saveexec_b32 s0, s3                            ; store void
    1f4  0200a5bf                  s_cbranch_execz join_200
    1f8  e00034d80f0d0000          ds_store_b32 v15, v13 offset:224
join_200:
    200  0000febe                  s_mov_b32 exec_lo, s0
    204  07fc89bf                  s_waitcnt 0xfc07
    208  0000bdbf                  s_barrier                                            ; barrier void
    20c  8002167e                  v_mov_b32_e32 v11, 0                                 ; range int32
    210  80021c7e                  v_mov_b32_e32 v14, 0
    214  8002127e                  v_mov_b32_e32 v9, 0
    218  800082be                  s_mov_b32 s2, 0
    21c  80021a7e                  v_mov_b32_e32 v13, 0
    220  8002187e                  v_mov_b32_e32 v12, 0
    224  8002147e                  v_mov_b32_e32 v10, 0
loop_228:
    228  0000d8d80d000006          ds_load_b32 v6, v13                                  ; load float32
    230  07fc89bf                  s_waitcnt 0xfc07
    234  0e0d1006                  v_add_f32_e32 v8, v14, v6                            ; add float32
    238  d000d8d80c000000          ds_load_b32 v0, v12 offset:208                       ; load float32
    240  07fc89bf                  s_waitcnt 0xfc07
    244  00130e08                  v_sub_f32_e32 v7, v0, v9                             ; sub float32
    248  010012d408010100          v_cmp_eq_f32_e64 s1, v8, 0                           ; cmpeq bool
    250  050001d508e50500          v_cndmask_b32_e64 v5, v8, 1.0, s1                    ; where float32
    258  0300fcd6050b1a04          v_div_scale_f32 v3, s0, v5, v5, v6                   ; fdiv float32
    260  0355007e                  v_rcp_f32_e32 v0, v3
    264  ff0f88bf                  s_waitcnt_depctr 0xfff
    268  010013d60301ca23          v_fma_f32 v1, -v3, v0, 1.0                           ; fdiv float32
    270  ff0f88bf                  s_waitcnt_depctr 0xfff
    274  040013d601010204          v_fma_f32 v4, v1, v0, v0                             ; fdiv float32
    27c  016afcd6060b1a04          v_div_scale_f32 v1, vcc_lo, v6, v5, v6
    284  01090010                  v_mul_f32_e32 v0, v1, v4
    288  ff0f88bf                  s_waitcnt_depctr 0xfff
    28c  020013d603010624          v_fma_f32 v2, -v3, v0, v1                            ; fdiv float32
    294  ff0f88bf                  s_waitcnt_depctr 0xfff
    298  000013d602090204          v_fma_f32 v0, v2, v4, v0                             ; fdiv float32
    2a0  ff0f88bf                  s_waitcnt_depctr 0xfff
    2a4  010013d603010624          v_fma_f32 v1, -v3, v0, v1                            ; fdiv float32
    2ac  000037d601090204          v_div_fmas_f32 v0, v1, v4, v0
    2b4  000027d6000b1a04          v_div_fixup_f32 v0, v0, v5, v6
    2bc  020001d500010500          v_cndmask_b32_e64 v2, v0, 0, s1                      ; where float32
    2c4  090013d607052604          v_fma_f32 v9, v7, v2, v9                             ; mulacc float32
    2cc  070f0010                  v_mul_f32_e32 v0, v7, v7                             ; mul float32
    2d0  001d0210                  v_mul_f32_e32 v1, v0, v14                            ; mul float32
    2d4  e000d8d80a000000          ds_load_b32 v0, v10 offset:224                       ; load float32
    2dc  07fc89bf                  s_waitcnt 0xfc07
    2e0  0b010006                  v_add_f32_e32 v0, v11, v0                            ; add float32
    2e4  0b0013d601050204          v_fma_f32 v11, v1, v2, v0                            ; mulacc float32
    2ec  08031c7e                  v_mov_b32_e32 v14, v8                                ; end void
    2f0  841a1a4a                  v_add_nc_u32_e32 v13, 4, v13
    2f4  8418184a                  v_add_nc_u32_e32 v12, 4, v12
    2f8  8414144a                  v_add_nc_u32_e32 v10, 4, v10
    2fc  02810280                  s_add_u32 s2, s2, 1
    300  028404bf                  s_cmp_lt_i32 s2, 4
    304  c8ffa2bf                  s_cbranch_scc1 loop_228
done_308:
    308  0300fcd60e1d2e04          v_div_scale_f32 v3, s0, v14, v14, v11                ; fdiv float32
    310  0355007e                  v_rcp_f32_e32 v0, v3
    314  ff0f88bf                  s_waitcnt_depctr 0xfff
    318  010013d60301ca23          v_fma_f32 v1, -v3, v0, 1.0                           ; fdiv float32
    320  ff0f88bf                  s_waitcnt_depctr 0xfff
    324  040013d601010204          v_fma_f32 v4, v1, v0, v0                             ; fdiv float32
    32c  016afcd60b1d2e04          v_div_scale_f32 v1, vcc_lo, v11, v14, v11
    334  01090010                  v_mul_f32_e32 v0, v1, v4
    338  ff0f88bf                  s_waitcnt_depctr 0xfff
    33c  020013d603010624          v_fma_f32 v2, -v3, v0, v1                            ; fdiv float32
    344  ff0f88bf                  s_waitcnt_depctr 0xfff
    348  000013d602090204          v_fma_f32 v0, v2, v4, v0                             ; fdiv float32
    350  ff0f88bf                  s_waitcnt_depctr 0xfff
    354  010013d603010624          v_fma_f32 v1, -v3, v0, v1                            ; fdiv float32
    35c  000037d601090204          v_div_fmas_f32 v0, v1, v4, v0
    364  000027d6001d2e04          v_div_fixup_f32 v0, v0, v14, v11
    36c  082083be                  s_and_saveexec_b32 s3, s8                            ; store void
    370  0500a5bf                  s_cbranch_execz join_388
    374  0d820284                  s_lshl_b32 s2, s13, 2
    378  06020080                  s_add_u32 s0, s6, s2
    37c  07800182                  s_addc_u32 s1, s7, 0
    380  00006adc10000000          global_store_b32 v16, v0, s[0:1]
join_388:
    388  0300febe                  s_mov_b32 exec_lo, s3
    38c  0000b0bf                  s_endpgm                                             ; sink void
