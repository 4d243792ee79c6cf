row_sum:
      0  ff0082be10325476          s_mov_b32 s2, 0x76543210
      8  ff0083be98badcfe          s_mov_b32 s3, 0xfedcba98
     10  000104f4000000f8          s_load_b64 s[4:5], s[0:1], 0x0
     18  000004f4080000f8          s_load_b64 s[0:1], s[0:1], 0x8                       ; define_global ptr<float32, global, 16>
     20  010010d600152902          v_bfe_u32 v1, v0, 10, 10                             ; special int32
     28  ff000036ff030000          v_and_b32_e32 v0, 0x3ff, v0                          ; special int32
     30  060042d400010100          v_cmp_eq_i32_e64 s6, v0, 0                           ; cmpeq bool
     38  0d8c0784                  s_lshl_b32 s7, s13, 12                               ; load float32x4
     3c  07fc89bf                  s_waitcnt 0xfc07
     40  00070880                  s_add_u32 s8, s0, s7                                 ; load float32x4
     44  01800982                  s_addc_u32 s9, s1, 0
     48  84000030                  v_lshlrev_b32_e32 v0, 4, v0
     4c  8a020430                  v_lshlrev_b32_e32 v2, 10, v1
     50  0201004a                  v_add_nc_u32_e32 v0, v2, v0
     54  00005edc00000802          global_load_b128 v[2:5], v0, s[8:9]
     5c  00025edc00000806          global_load_b128 v[6:9], v0, s[8:9] offset:512       ; load float32x4
     64  f70389bf                  s_waitcnt 0x3f7
     68  020d0006                  v_add_f32_e32 v0, v2, v6                             ; add float32
     6c  04111406                  v_add_f32_e32 v10, v4, v8                            ; add float32
     70  00150006                  v_add_f32_e32 v0, v0, v10                            ; add float32
     74  030f1406                  v_add_f32_e32 v10, v3, v7                            ; add float32
     78  05130406                  v_add_f32_e32 v2, v5, v9                             ; add float32
     7c  0a050406                  v_add_f32_e32 v2, v10, v2                            ; add float32
     80  00050006                  v_add_f32_e32 v0, v0, v2                             ; add float32
     84  fa02047e006101ff          v_mov_b32_dpp v2, v0 row_xmask:1 row_mask:0xf bank_mask:0xf; group_reduce float32
     8c  00050006                  v_add_f32_e32 v0, v0, v2
     90  fa02047e006201ff          v_mov_b32_dpp v2, v0 row_xmask:2 row_mask:0xf bank_mask:0xf
     98  00050006                  v_add_f32_e32 v0, v0, v2
     9c  fa02047e006401ff          v_mov_b32_dpp v2, v0 row_xmask:4 row_mask:0xf bank_mask:0xf
     a4  00050006                  v_add_f32_e32 v0, v0, v2
     a8  fa02047e006801ff          v_mov_b32_dpp v2, v0 row_xmask:8 row_mask:0xf bank_mask:0xf
     b0  00050006                  v_add_f32_e32 v0, v0, v2
     b4  02005cd600050c00          v_permlanex16_b32 v2, v0, s2, s3
     bc  00050006                  v_add_f32_e32 v0, v0, v2
     c0  062080be                  s_and_saveexec_b32 s0, s6                            ; store void
     c4  0600a5bf                  s_cbranch_execz join_e0
     c8  0d840184                  s_lshl_b32 s1, s13, 4
     cc  04010280                  s_add_u32 s2, s4, s1
     d0  05800382                  s_addc_u32 s3, s5, 0
     d4  82020230                  v_lshlrev_b32_e32 v1, 2, v1
     d8  00006adc01000200          global_store_b32 v1, v0, s[2:3]
join_e0:
     e0  0000febe                  s_mov_b32 exec_lo, s0
     e4  0000b0bf                  s_endpgm                                             ; sink void
