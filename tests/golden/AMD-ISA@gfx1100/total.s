total:
      0  8002147e                  v_mov_b32_e32 v10, 0
      4  800082be                  s_mov_b32 s2, 0
      8  ff0087be10325476          s_mov_b32 s7, 0x76543210
     10  ff0086be98badcfe          s_mov_b32 s6, 0xfedcba98
     18  000104f4000000f8          s_load_b64 s[4:5], s[0:1], 0x0
     20  000004f4080000f8          s_load_b64 s[0:1], s[0:1], 0x8                       ; define_global ptr<float32, global, 1>
     28  0003127e                  v_mov_b32_e32 v9, v0                                 ; define_global ptr<float32, global, 4096>
     2c  030042d409010100          v_cmp_eq_i32_e64 s3, v9, 0                           ; cmpeq bool
     34  82120030                  v_lshlrev_b32_e32 v0, 2, v9                          ; mul int32
     38  80020c7e                  v_mov_b32_e32 v6, 0                                  ; range int32
     3c  80020e7e                  v_mov_b32_e32 v7, 0
     40  8002087e                  v_mov_b32_e32 v4, 0
     44  80020a7e                  v_mov_b32_e32 v5, 0
     48  800082be                  s_mov_b32 s2, 0
     4c  82001030                  v_lshlrev_b32_e32 v8, 2, v0
loop_50:
     50  07fc89bf                  s_waitcnt 0xfc07
     54  00005edc08000000          global_load_b128 v[0:3], v8, s[0:1]                  ; load float32x4
     5c  f70389bf                  s_waitcnt 0x3f7
     60  06010c06                  v_add_f32_e32 v6, v6, v0                             ; add float32
     64  07030e06                  v_add_f32_e32 v7, v7, v1                             ; add float32
     68  04050806                  v_add_f32_e32 v4, v4, v2                             ; add float32
     6c  05070a06                  v_add_f32_e32 v5, v5, v3                             ; add float32
     70  00ff008000100000          s_add_u32 s0, s0, 0x1000                             ; end void
     78  01800182                  s_addc_u32 s1, s1, 0
     7c  02810280                  s_add_u32 s2, s2, 1
     80  028404bf                  s_cmp_lt_i32 s2, 4
     84  f2ffa2bf                  s_cbranch_scc1 loop_50
done_88:
     88  06090206                  v_add_f32_e32 v1, v6, v4                             ; add float32
     8c  070b0006                  v_add_f32_e32 v0, v7, v5                             ; add float32
     90  01010006                  v_add_f32_e32 v0, v1, v0                             ; add float32
     94  fa02027e006101ff          v_mov_b32_dpp v1, v0 row_xmask:1 row_mask:0xf bank_mask:0xf; group_reduce float32
     9c  00030006                  v_add_f32_e32 v0, v0, v1
     a0  fa02027e006201ff          v_mov_b32_dpp v1, v0 row_xmask:2 row_mask:0xf bank_mask:0xf
     a8  00030006                  v_add_f32_e32 v0, v0, v1
     ac  fa02027e006401ff          v_mov_b32_dpp v1, v0 row_xmask:4 row_mask:0xf bank_mask:0xf
     b4  00030006                  v_add_f32_e32 v0, v0, v1
     b8  fa02027e006801ff          v_mov_b32_dpp v1, v0 row_xmask:8 row_mask:0xf bank_mask:0xf
     c0  00030006                  v_add_f32_e32 v0, v0, v1
     c4  01005cd6000f1800          v_permlanex16_b32 v1, v0, s7, s6
     cc  00030206                  v_add_f32_e32 v1, v0, v1
     d0  9f120036                  v_and_b32_e32 v0, 31, v9
     d4  00004ad480000200          v_cmp_eq_u32_e64 s0, 0, v0
     dc  85120032                  v_lshrrev_b32_e32 v0, 5, v9
     e0  82000030                  v_lshlrev_b32_e32 v0, 2, v0
     e4  002080be                  s_and_saveexec_b32 s0, s0
     e8  0200a5bf                  s_cbranch_execz stored_f4
     ec  000034d800010000          ds_store_b32 v0, v1
stored_f4:
     f4  0000febe                  s_mov_b32 exec_lo, s0
     f8  07fc89bf                  s_waitcnt 0xfc07
     fc  0000bdbf                  s_barrier                                            ; group_reduce float32
    100  0000d8d80a000001          ds_load_b32 v1, v10
    108  0400d8d80a000000          ds_load_b32 v0, v10 offset:4
    110  07fc89bf                  s_waitcnt 0xfc07
    114  01010206                  v_add_f32_e32 v1, v1, v0                             ; group_reduce float32
    118  0800d8d80a000000          ds_load_b32 v0, v10 offset:8
    120  07fc89bf                  s_waitcnt 0xfc07
    124  01010206                  v_add_f32_e32 v1, v1, v0                             ; group_reduce float32
    128  0c00d8d80a000000          ds_load_b32 v0, v10 offset:12
    130  07fc89bf                  s_waitcnt 0xfc07
    134  01010206                  v_add_f32_e32 v1, v1, v0                             ; group_reduce float32
    138  1000d8d80a000000          ds_load_b32 v0, v10 offset:16
    140  07fc89bf                  s_waitcnt 0xfc07
    144  01010206                  v_add_f32_e32 v1, v1, v0                             ; group_reduce float32
    148  1400d8d80a000000          ds_load_b32 v0, v10 offset:20
    150  07fc89bf                  s_waitcnt 0xfc07
    154  01010206                  v_add_f32_e32 v1, v1, v0                             ; group_reduce float32
    158  1800d8d80a000000          ds_load_b32 v0, v10 offset:24
    160  07fc89bf                  s_waitcnt 0xfc07
    164  01010206                  v_add_f32_e32 v1, v1, v0                             ; group_reduce float32
    168  1c00d8d80a000000          ds_load_b32 v0, v10 offset:28
    170  07fc89bf                  s_waitcnt 0xfc07
    174  01010006                  v_add_f32_e32 v0, v1, v0                             ; group_reduce float32
    178  032080be                  s_and_saveexec_b32 s0, s3                            ; store void
    17c  0200a5bf                  s_cbranch_execz join_188
    180  00006adc0a000400          global_store_b32 v10, v0, s[4:5]
join_188:
    188  0000febe                  s_mov_b32 exec_lo, s0
    18c  0000b0bf                  s_endpgm                                             ; sink void
