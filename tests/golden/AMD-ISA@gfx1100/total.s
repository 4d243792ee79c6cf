total:
      0  ff0082be10325476          s_mov_b32 s2, 0x76543210
      8  ff0083be98badcfe          s_mov_b32 s3, 0xfedcba98
     10  800022ca84000201          v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v2, 4, v0
     18  000104f4000000f8          s_load_b64 s[4:5], s[0:1], 0x0
     20  000004f4080000f8          s_load_b64 s[0:1], s[0:1], 0x8                       ; define_global ptr<float32, global, 1>
     28  ff04064a00300000          v_add_nc_u32_e32 v3, 0x3000, v2                      ; load float32x4
     30  ff04084a00200000          v_add_nc_u32_e32 v4, 0x2000, v2                      ; load float32x4
     38  ff040a4a00100000          v_add_nc_u32_e32 v5, 0x1000, v2                      ; load float32x4
     40  07fc89bf                  s_waitcnt 0xfc07
     44  00005edc02000006          global_load_b128 v[6:9], v2, s[0:1]                  ; load float32x4
     4c  00005edc0500000a          global_load_b128 v[10:13], v5, s[0:1]                ; load float32x4
     54  00005edc0400000e          global_load_b128 v[14:17], v4, s[0:1]                ; load float32x4
     5c  00005edc03000002          global_load_b128 v[2:5], v3, s[0:1]                  ; load float32x4
     64  000042d400010100          v_cmp_eq_i32_e64 s0, v0, 0                           ; cmpeq bool
     6c  f70b89bf                  s_waitcnt 0xbf7
     70  061508c908191212          v_dual_add_f32 v18, v6, v10 :: v_dual_add_f32 v19, v8, v12; add float32
     78  f70789bf                  s_waitcnt 0x7f7
     7c  121d08c913211212          v_dual_add_f32 v18, v18, v14 :: v_dual_add_f32 v19, v19, v16; add float32
     84  f70389bf                  s_waitcnt 0x3f7
     88  120508c913091212          v_dual_add_f32 v18, v18, v2 :: v_dual_add_f32 v19, v19, v4; add float32
     90  12272406                  v_add_f32_e32 v18, v18, v19                          ; add float32
     94  071708c9091b0613          v_dual_add_f32 v19, v7, v11 :: v_dual_add_f32 v6, v9, v13; add float32
     9c  131f08c906230613          v_dual_add_f32 v19, v19, v15 :: v_dual_add_f32 v6, v6, v17; add float32
     a4  130708c9060b0213          v_dual_add_f32 v19, v19, v3 :: v_dual_add_f32 v2, v6, v5; add float32
     ac  13050406                  v_add_f32_e32 v2, v19, v2                            ; add float32
     b0  12050406                  v_add_f32_e32 v2, v18, v2                            ; add float32
     b4  fa02067e026101ff          v_mov_b32_dpp v3, v2 row_xmask:1 row_mask:0xf bank_mask:0xf; group_reduce float32
     bc  02070406                  v_add_f32_e32 v2, v2, v3
     c0  fa02067e026201ff          v_mov_b32_dpp v3, v2 row_xmask:2 row_mask:0xf bank_mask:0xf
     c8  02070406                  v_add_f32_e32 v2, v2, v3
     cc  fa02067e026401ff          v_mov_b32_dpp v3, v2 row_xmask:4 row_mask:0xf bank_mask:0xf
     d4  02070406                  v_add_f32_e32 v2, v2, v3
     d8  fa02067e026801ff          v_mov_b32_dpp v3, v2 row_xmask:8 row_mask:0xf bank_mask:0xf
     e0  02070406                  v_add_f32_e32 v2, v2, v3
     e4  03005cd602050c00          v_permlanex16_b32 v3, v2, s2, s3
     ec  020724c99f000202          v_dual_add_f32 v2, v2, v3 :: v_dual_and_b32 v3, 31, v0
     f4  01004ad480060200          v_cmp_eq_u32_e64 s1, 0, v3
     fc  85000032                  v_lshrrev_b32_e32 v0, 5, v0
    100  82000030                  v_lshlrev_b32_e32 v0, 2, v0
    104  012081be                  s_and_saveexec_b32 s1, s1
    108  0200a5bf                  s_cbranch_execz stored_114
    10c  000034d800020000          ds_store_b32 v0, v2
stored_114:
    114  0100febe                  s_mov_b32 exec_lo, s1
    118  07fc89bf                  s_waitcnt 0xfc07
    11c  0000bdbf                  s_barrier                                            ; group_reduce float32
    120  0000d8d801000000          ds_load_b32 v0, v1
    128  0400d8d801000002          ds_load_b32 v2, v1 offset:4
    130  0800d8d801000003          ds_load_b32 v3, v1 offset:8
    138  0c00d8d801000004          ds_load_b32 v4, v1 offset:12
    140  1000d8d801000005          ds_load_b32 v5, v1 offset:16
    148  1400d8d801000006          ds_load_b32 v6, v1 offset:20
    150  1800d8d801000007          ds_load_b32 v7, v1 offset:24
    158  1c00d8d801000008          ds_load_b32 v8, v1 offset:28
    160  67fc89bf                  s_waitcnt 0xfc67
    164  00050006                  v_add_f32_e32 v0, v0, v2                             ; group_reduce float32
    168  57fc89bf                  s_waitcnt 0xfc57
    16c  00070006                  v_add_f32_e32 v0, v0, v3                             ; group_reduce float32
    170  47fc89bf                  s_waitcnt 0xfc47
    174  00090006                  v_add_f32_e32 v0, v0, v4                             ; group_reduce float32
    178  37fc89bf                  s_waitcnt 0xfc37
    17c  000b0006                  v_add_f32_e32 v0, v0, v5                             ; group_reduce float32
    180  27fc89bf                  s_waitcnt 0xfc27
    184  000d0006                  v_add_f32_e32 v0, v0, v6                             ; group_reduce float32
    188  17fc89bf                  s_waitcnt 0xfc17
    18c  000f0006                  v_add_f32_e32 v0, v0, v7                             ; group_reduce float32
    190  07fc89bf                  s_waitcnt 0xfc07
    194  00110006                  v_add_f32_e32 v0, v0, v8                             ; group_reduce float32
    198  002080be                  s_and_saveexec_b32 s0, s0                            ; store void
    19c  0200a5bf                  s_cbranch_execz join_1a8
    1a0  00006adc01000400          global_store_b32 v1, v0, s[4:5]
join_1a8:
    1a8  0000febe                  s_mov_b32 exec_lo, s0
    1ac  0000b0bf                  s_endpgm                                             ; sink void
