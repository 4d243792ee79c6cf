row_sum:
      0  8002127e                  v_mov_b32_e32 v9, 0
      4  800086be                  s_mov_b32 s6, 0
      8  ff0088be10325476          s_mov_b32 s8, 0x76543210
     10  ff0087be98badcfe          s_mov_b32 s7, 0xfedcba98
     18  000104f4000000f8          s_load_b64 s[4:5], s[0:1], 0x0
     20  000004f4080000f8          s_load_b64 s[0:1], s[0:1], 0x8                       ; define_global ptr<float32, global, 16>
     28  030042d400010100          v_cmp_eq_i32_e64 s3, v0, 0                           ; cmpeq bool
     30  0dff029600010000          s_mul_i32 s2, s13, 0x100                             ; mul int32
     38  82000030                  v_lshlrev_b32_e32 v0, 2, v0                          ; mul int32
     3c  0200004a                  v_add_nc_u32_e32 v0, s2, v0                          ; add int32
     40  80020c7e                  v_mov_b32_e32 v6, 0                                  ; range int32
     44  80020e7e                  v_mov_b32_e32 v7, 0
     48  8002087e                  v_mov_b32_e32 v4, 0
     4c  80020a7e                  v_mov_b32_e32 v5, 0
     50  800082be                  s_mov_b32 s2, 0
     54  82001030                  v_lshlrev_b32_e32 v8, 2, v0
loop_58:
     58  07fc89bf                  s_waitcnt 0xfc07
     5c  00005edc08000000          global_load_b128 v[0:3], v8, s[0:1]                  ; load float32x4
     64  f70389bf                  s_waitcnt 0x3f7
     68  06010c06                  v_add_f32_e32 v6, v6, v0                             ; add float32
     6c  07030e06                  v_add_f32_e32 v7, v7, v1                             ; add float32
     70  04050806                  v_add_f32_e32 v4, v4, v2                             ; add float32
     74  05070a06                  v_add_f32_e32 v5, v5, v3                             ; add float32
     78  00ff008000020000          s_add_u32 s0, s0, 0x200                              ; end void
     80  01800182                  s_addc_u32 s1, s1, 0
     84  02810280                  s_add_u32 s2, s2, 1
     88  028204bf                  s_cmp_lt_i32 s2, 2
     8c  f2ffa2bf                  s_cbranch_scc1 loop_58
done_90:
     90  06090206                  v_add_f32_e32 v1, v6, v4                             ; add float32
     94  070b0006                  v_add_f32_e32 v0, v7, v5                             ; add float32
     98  01010006                  v_add_f32_e32 v0, v1, v0                             ; add float32
     9c  fa02027e006101ff          v_mov_b32_dpp v1, v0 row_xmask:1 row_mask:0xf bank_mask:0xf; group_reduce float32
     a4  00030006                  v_add_f32_e32 v0, v0, v1
     a8  fa02027e006201ff          v_mov_b32_dpp v1, v0 row_xmask:2 row_mask:0xf bank_mask:0xf
     b0  00030006                  v_add_f32_e32 v0, v0, v1
     b4  fa02027e006401ff          v_mov_b32_dpp v1, v0 row_xmask:4 row_mask:0xf bank_mask:0xf
     bc  00030006                  v_add_f32_e32 v0, v0, v1
     c0  fa02027e006801ff          v_mov_b32_dpp v1, v0 row_xmask:8 row_mask:0xf bank_mask:0xf
     c8  00030006                  v_add_f32_e32 v0, v0, v1
     cc  01005cd600111c00          v_permlanex16_b32 v1, v0, s8, s7
     d4  00030006                  v_add_f32_e32 v0, v0, v1
     d8  032083be                  s_and_saveexec_b32 s3, s3                            ; store void
     dc  0500a5bf                  s_cbranch_execz join_f4
     e0  0d820284                  s_lshl_b32 s2, s13, 2
     e4  04020080                  s_add_u32 s0, s4, s2
     e8  05800182                  s_addc_u32 s1, s5, 0
     ec  00006adc09000000          global_store_b32 v9, v0, s[0:1]
join_f4:
     f4  0300febe                  s_mov_b32 exec_lo, s3
     f8  0000b0bf                  s_endpgm                                             ; sink void
