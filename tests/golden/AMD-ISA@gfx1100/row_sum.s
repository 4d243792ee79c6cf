row_sum:
      0  ff0086be10325476          s_mov_b32 s6, 0x76543210
      8  ff0087be98badcfe          s_mov_b32 s7, 0xfedcba98
     10  000204f4000000f8          s_load_b64 s[8:9], s[0:1], 0x0
     18  000004f4080000f8          s_load_b64 s[0:1], s[0:1], 0x8                       ; define_global ptr<float32, global, 16>
     20  010010d600152902          v_bfe_u32 v1, v0, 10, 10                             ; special int32
     28  ff000036ff030000          v_and_b32_e32 v0, 0x3ff, v0                          ; special int32
     30  0a0042d400010100          v_cmp_eq_i32_e64 s10, v0, 0                          ; cmpeq bool
     38  0d8c0b84                  s_lshl_b32 s11, s13, 12                              ; load float32x4
     3c  07fc89bf                  s_waitcnt 0xfc07
     40  000b0480                  s_add_u32 s4, s0, s11                                ; load float32x4
     44  01800582                  s_addc_u32 s5, s1, 0
     48  000046d6010d0104          v_lshl_add_u32 v0, v1, 6, v0
     50  84000030                  v_lshlrev_b32_e32 v0, 4, v0
     54  00005edc00000402          global_load_b128 v[2:5], v0, s[4:5]
     5c  00025edc00000406          global_load_b128 v[6:9], v0, s[4:5] offset:512       ; load float32x4
     64  f70389bf                  s_waitcnt 0x3f7
     68  020d22c982020000          v_dual_add_f32 v0, v2, v6 :: v_dual_lshlrev_b32 v1, 2, v1; add float32
     70  04111406                  v_add_f32_e32 v10, v4, v8                            ; add float32
     74  00150006                  v_add_f32_e32 v0, v0, v10                            ; add float32
     78  030f1406                  v_add_f32_e32 v10, v3, v7                            ; add float32
     7c  05130406                  v_add_f32_e32 v2, v5, v9                             ; add float32
     80  0a050406                  v_add_f32_e32 v2, v10, v2                            ; add float32
     84  00050006                  v_add_f32_e32 v0, v0, v2                             ; add float32
     88  fa02047e006101ff          v_mov_b32_dpp v2, v0 row_xmask:1 row_mask:0xf bank_mask:0xf; group_reduce float32
     90  00050006                  v_add_f32_e32 v0, v0, v2
     94  fa02047e006201ff          v_mov_b32_dpp v2, v0 row_xmask:2 row_mask:0xf bank_mask:0xf
     9c  00050006                  v_add_f32_e32 v0, v0, v2
     a0  fa02047e006401ff          v_mov_b32_dpp v2, v0 row_xmask:4 row_mask:0xf bank_mask:0xf
     a8  00050006                  v_add_f32_e32 v0, v0, v2
     ac  fa02047e006801ff          v_mov_b32_dpp v2, v0 row_xmask:8 row_mask:0xf bank_mask:0xf
     b4  00050006                  v_add_f32_e32 v0, v0, v2
     b8  02005cd6000d1c00          v_permlanex16_b32 v2, v0, s6, s7
     c0  00050006                  v_add_f32_e32 v0, v0, v2
     c4  0d840084                  s_lshl_b32 s0, s13, 4                                ; store void
     c8  08000280                  s_add_u32 s2, s8, s0
     cc  09800382                  s_addc_u32 s3, s9, 0
     d0  0a2080be                  s_and_saveexec_b32 s0, s10
     d4  0200a5bf                  s_cbranch_execz join_e0
     d8  00006adc01000200          global_store_b32 v1, v0, s[2:3]
join_e0:
     e0  0000febe                  s_mov_b32 exec_lo, s0
     e4  0000b0bf                  s_endpgm                                             ; sink void
