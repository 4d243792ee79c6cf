scatter_add:
      0  800082be                  s_mov_b32 s2, 0
      4  800010ca80000403          v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v4, 0
      c  800010ca80000605          v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v6, 0
     14  000104f4000000f8          s_load_b64 s[4:5], s[0:1], 0x0
     1c  800104f4080000f8          s_load_b64 s[6:7], s[0:1], 0x8                       ; define_global ptr<float32, global, 128>
     24  000004f4100000f8          s_load_b64 s[0:1], s[0:1], 0x10                      ; define_global ptr<float32, global, 320>
     2c  82000030                  v_lshlrev_b32_e32 v0, 2, v0                          ; mul int32
     30  0003027e                  v_mov_b32_e32 v1, v0                                 ; cast int64
     34  9f000434                  v_ashrrev_i32_e32 v2, 31, v0
     38  800082be                  s_mov_b32 s2, 0                                      ; range int32
     3c  82000030                  v_lshlrev_b32_e32 v0, 2, v0
loop_40:
     40  07fc89bf                  s_waitcnt 0xfc07
     44  800204f4000000f8          s_load_b64 s[10:11], s[0:1], 0x0                     ; load int64
     4c  07fc89bf                  s_waitcnt 0xfc07
     50  0a888396                  s_mul_hi_u32 s3, s10, 8                              ; mul int64
     54  0b880c96                  s_mul_i32 s12, s11, 8
     58  030c0380                  s_add_u32 s3, s3, s12
     5c  030089be                  s_mov_b32 s9, s3
     60  0a880896                  s_mul_i32 s8, s10, 8
     64  0b6a00d701110000          v_add_co_u32 v11, vcc_lo, v1, s8                     ; add int64
     6c  090010ca80000e0d          v_dual_mov_b32 v13, s9 :: v_dual_mov_b32 v14, 0
     74  0c6a20d5021baa01          v_add_co_ci_u32_e64 v12, vcc_lo, v2, v13, vcc_lo
     7c  030059d40a200100          v_cmp_lt_u64_e64 s3, s[10:11], 16                    ; cmplt bool
     84  800010ca8000100d          v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v16, 0       ; load float32x4
     8c  80021e7e                  v_mov_b32_e32 v15, 0
     90  11002dd70b090100          v_mul_hi_u32 v17, v11, 4
     98  12002cd70c090100          v_mul_lo_u32 v18, v12, 4
     a0  1125144a                  v_add_nc_u32_e32 v10, v17, v18
     a4  09002cd70b090100          v_mul_lo_u32 v9, v11, 4
     ac  076a00d704120200          v_add_co_u32 v7, vcc_lo, s4, v9
     b4  0502167e                  v_mov_b32_e32 v11, s5
     b8  086a20d50b15aa01          v_add_co_ci_u32_e64 v8, vcc_lo, v11, v10, vcc_lo
     c0  032088be                  s_and_saveexec_b32 s8, s3
     c4  0200a5bf                  s_cbranch_execz join_d0
     c8  00005edc07007c0d          global_load_b128 v[13:16], v[7:8], off
join_d0:
     d0  0800febe                  s_mov_b32 exec_lo, s8
     d4  00005edc00000611          global_load_b128 v[17:20], v0, s[6:7]                ; load float32x4
     dc  f70389bf                  s_waitcnt 0x3f7
     e0  0d2308c90e250a09          v_dual_add_f32 v9, v13, v17 :: v_dual_add_f32 v10, v14, v18; add float32
     e8  0f2708c910290c0b          v_dual_add_f32 v11, v15, v19 :: v_dual_add_f32 v12, v16, v20; add float32
     f0  032083be                  s_and_saveexec_b32 s3, s3                            ; store void
     f4  0200a5bf                  s_cbranch_execz join_100
     f8  000076dc07097c00          global_store_b128 v[7:8], v[9:12], off
join_100:
    100  0300febe                  s_mov_b32 exec_lo, s3
    104  00880080                  s_add_u32 s0, s0, 8                                  ; end void
    108  01800182                  s_addc_u32 s1, s1, 0
    10c  06a00680                  s_add_u32 s6, s6, 32
    110  07800782                  s_addc_u32 s7, s7, 0
    114  02810280                  s_add_u32 s2, s2, 1
    118  02a804bf                  s_cmp_lt_i32 s2, 40
    11c  c8ffa2bf                  s_cbranch_scc1 loop_40
done_120:
    120  0000b0bf                  s_endpgm                                             ; sink void
