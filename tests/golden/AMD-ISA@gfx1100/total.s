total:
      0  ff0082be10325476          s_mov_b32 s2, 0x76543210
      8  ff0083be98badcfe          s_mov_b32 s3, 0xfedcba98
     10  8002027e                  v_mov_b32_e32 v1, 0
     14  000104f4000000f8          s_load_b64 s[4:5], s[0:1], 0x0
     1c  000004f4080000f8          s_load_b64 s[0:1], s[0:1], 0x8                       ; define_global ptr<float32, global, 1>
     24  060042d400010100          v_cmp_eq_i32_e64 s6, v0, 0                           ; cmpeq bool
     2c  84000430                  v_lshlrev_b32_e32 v2, 4, v0                          ; load float32x4
     30  07fc89bf                  s_waitcnt 0xfc07
     34  00005edc02000003          global_load_b128 v[3:6], v2, s[0:1]                  ; load float32x4
     3c  00ff088000100000          s_add_u32 s8, s0, 0x1000                             ; load float32x4
     44  01800982                  s_addc_u32 s9, s1, 0
     48  00005edc02000807          global_load_b128 v[7:10], v2, s[8:9]
     50  f70389bf                  s_waitcnt 0x3f7
     54  030f1606                  v_add_f32_e32 v11, v3, v7                            ; add float32
     58  00ff088000200000          s_add_u32 s8, s0, 0x2000                             ; load float32x4
     60  01800982                  s_addc_u32 s9, s1, 0
     64  00005edc0200080c          global_load_b128 v[12:15], v2, s[8:9]
     6c  f70389bf                  s_waitcnt 0x3f7
     70  0b191606                  v_add_f32_e32 v11, v11, v12                          ; add float32
     74  00ff088000300000          s_add_u32 s8, s0, 0x3000                             ; load float32x4
     7c  01800982                  s_addc_u32 s9, s1, 0
     80  00005edc02000810          global_load_b128 v[16:19], v2, s[8:9]
     88  f70389bf                  s_waitcnt 0x3f7
     8c  0b210406                  v_add_f32_e32 v2, v11, v16                           ; add float32
     90  05131606                  v_add_f32_e32 v11, v5, v9                            ; add float32
     94  0b1d1606                  v_add_f32_e32 v11, v11, v14                          ; add float32
     98  0b251606                  v_add_f32_e32 v11, v11, v18                          ; add float32
     9c  02170406                  v_add_f32_e32 v2, v2, v11                            ; add float32
     a0  04111606                  v_add_f32_e32 v11, v4, v8                            ; add float32
     a4  0b1b1606                  v_add_f32_e32 v11, v11, v13                          ; add float32
     a8  0b231606                  v_add_f32_e32 v11, v11, v17                          ; add float32
     ac  06150606                  v_add_f32_e32 v3, v6, v10                            ; add float32
     b0  031f0606                  v_add_f32_e32 v3, v3, v15                            ; add float32
     b4  03270606                  v_add_f32_e32 v3, v3, v19                            ; add float32
     b8  0b070606                  v_add_f32_e32 v3, v11, v3                            ; add float32
     bc  02070406                  v_add_f32_e32 v2, v2, v3                             ; add float32
     c0  fa02067e026101ff          v_mov_b32_dpp v3, v2 row_xmask:1 row_mask:0xf bank_mask:0xf; group_reduce float32
     c8  02070406                  v_add_f32_e32 v2, v2, v3
     cc  fa02067e026201ff          v_mov_b32_dpp v3, v2 row_xmask:2 row_mask:0xf bank_mask:0xf
     d4  02070406                  v_add_f32_e32 v2, v2, v3
     d8  fa02067e026401ff          v_mov_b32_dpp v3, v2 row_xmask:4 row_mask:0xf bank_mask:0xf
     e0  02070406                  v_add_f32_e32 v2, v2, v3
     e4  fa02067e026801ff          v_mov_b32_dpp v3, v2 row_xmask:8 row_mask:0xf bank_mask:0xf
     ec  02070406                  v_add_f32_e32 v2, v2, v3
     f0  03005cd602050c00          v_permlanex16_b32 v3, v2, s2, s3
     f8  02070406                  v_add_f32_e32 v2, v2, v3
     fc  9f000636                  v_and_b32_e32 v3, 31, v0
    100  00004ad480060200          v_cmp_eq_u32_e64 s0, 0, v3
    108  85000032                  v_lshrrev_b32_e32 v0, 5, v0
    10c  82000030                  v_lshlrev_b32_e32 v0, 2, v0
    110  002080be                  s_and_saveexec_b32 s0, s0
    114  0200a5bf                  s_cbranch_execz stored_120
    118  000034d800020000          ds_store_b32 v0, v2
stored_120:
    120  0000febe                  s_mov_b32 exec_lo, s0
    124  07fc89bf                  s_waitcnt 0xfc07
    128  0000bdbf                  s_barrier                                            ; group_reduce float32
    12c  0000d8d801000000          ds_load_b32 v0, v1
    134  0400d8d801000002          ds_load_b32 v2, v1 offset:4
    13c  07fc89bf                  s_waitcnt 0xfc07
    140  00050006                  v_add_f32_e32 v0, v0, v2                             ; group_reduce float32
    144  0800d8d801000002          ds_load_b32 v2, v1 offset:8
    14c  07fc89bf                  s_waitcnt 0xfc07
    150  00050006                  v_add_f32_e32 v0, v0, v2                             ; group_reduce float32
    154  0c00d8d801000002          ds_load_b32 v2, v1 offset:12
    15c  07fc89bf                  s_waitcnt 0xfc07
    160  00050006                  v_add_f32_e32 v0, v0, v2                             ; group_reduce float32
    164  1000d8d801000002          ds_load_b32 v2, v1 offset:16
    16c  07fc89bf                  s_waitcnt 0xfc07
    170  00050006                  v_add_f32_e32 v0, v0, v2                             ; group_reduce float32
    174  1400d8d801000002          ds_load_b32 v2, v1 offset:20
    17c  07fc89bf                  s_waitcnt 0xfc07
    180  00050006                  v_add_f32_e32 v0, v0, v2                             ; group_reduce float32
    184  1800d8d801000002          ds_load_b32 v2, v1 offset:24
    18c  07fc89bf                  s_waitcnt 0xfc07
    190  00050006                  v_add_f32_e32 v0, v0, v2                             ; group_reduce float32
    194  1c00d8d801000002          ds_load_b32 v2, v1 offset:28
    19c  07fc89bf                  s_waitcnt 0xfc07
    1a0  00050006                  v_add_f32_e32 v0, v0, v2                             ; group_reduce float32
    1a4  062080be                  s_and_saveexec_b32 s0, s6                            ; store void
    1a8  0200a5bf                  s_cbranch_execz join_1b4
    1ac  00006adc01000400          global_store_b32 v1, v0, s[4:5]
join_1b4:
    1b4  0000febe                  s_mov_b32 exec_lo, s0
    1b8  0000b0bf                  s_endpgm                                             ; sink void
