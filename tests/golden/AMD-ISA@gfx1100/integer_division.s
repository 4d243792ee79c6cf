integer_division:
      0  800004f4000000f8          s_load_b64 s[2:3], s[0:1], 0x0
      8  000104f4080000f8          s_load_b64 s[4:5], s[0:1], 0x8                       ; define_global ptr<int32, global, 64>
     10  000004f4100000f8          s_load_b64 s[0:1], s[0:1], 0x10                      ; define_global ptr<int32, global, 64>
     18  84000030                  v_lshlrev_b32_e32 v0, 4, v0                          ; load int32x4
     1c  07fc89bf                  s_waitcnt 0xfc07
     20  00005edc00000401          global_load_b128 v[1:4], v0, s[4:5]                  ; load int32x4
     28  00005edc00000005          global_load_b128 v[5:8], v0, s[0:1]                  ; load int32x4
     30  f70789bf                  s_waitcnt 0x7f7
     34  8002124c                  v_sub_nc_u32_e32 v9, 0, v1                           ; idiv int32
     38  01131224                  v_max_i32_e32 v9, v1, v9
     3c  f70389bf                  s_waitcnt 0x3f7
     40  800a144c                  v_sub_nc_u32_e32 v10, 0, v5                          ; idiv int32
     44  05151424                  v_max_i32_e32 v10, v5, v10
     48  0a0d167e                  v_cvt_f32_u32_e32 v11, v10
     4c  0b57167e                  v_rcp_iflag_f32_e32 v11, v11
     50  ff0f88bf                  s_waitcnt_depctr 0xfff
     54  ff161610feff7f4f          v_mul_f32_e32 v11, 0x4f7ffffe, v11                   ; idiv int32
     5c  ff0f88bf                  s_waitcnt_depctr 0xfff
     60  0b0f167e                  v_cvt_u32_f32_e32 v11, v11                           ; idiv int32
     64  8014184c                  v_sub_nc_u32_e32 v12, 0, v10
     68  ff0f88bf                  s_waitcnt_depctr 0xfff
     6c  0c002cd70c170200          v_mul_lo_u32 v12, v12, v11                           ; idiv int32
     74  ff0f88bf                  s_waitcnt_depctr 0xfff
     78  0c002dd70b190200          v_mul_hi_u32 v12, v11, v12                           ; idiv int32
     80  ff0f88bf                  s_waitcnt_depctr 0xfff
     84  0b19164a                  v_add_nc_u32_e32 v11, v11, v12                       ; idiv int32
     88  ff0f88bf                  s_waitcnt_depctr 0xfff
     8c  0b002dd709170200          v_mul_hi_u32 v11, v9, v11                            ; idiv int32
     94  0c002cd70b150200          v_mul_lo_u32 v12, v11, v10
     9c  0919124c                  v_sub_nc_u32_e32 v9, v9, v12
     a0  00004ed409150200          v_cmp_ge_u32_e64 s0, v9, v10
     a8  8116184a                  v_add_nc_u32_e32 v12, 1, v11
     ac  0b0001d50b190200          v_cndmask_b32_e64 v11, v11, v12, s0
     b4  0915184c                  v_sub_nc_u32_e32 v12, v9, v10
     b8  090001d509190200          v_cndmask_b32_e64 v9, v9, v12, s0
     c0  00004ed409150200          v_cmp_ge_u32_e64 s0, v9, v10
     c8  8116124a                  v_add_nc_u32_e32 v9, 1, v11
     cc  090001d50b130200          v_cndmask_b32_e64 v9, v11, v9, s0
     d4  9f021434                  v_ashrrev_i32_e32 v10, 31, v1
     d8  9f0a1634                  v_ashrrev_i32_e32 v11, 31, v5
     dc  0a17143a                  v_xor_b32_e32 v10, v10, v11
     e0  0915123a                  v_xor_b32_e32 v9, v9, v10
     e4  0915124c                  v_sub_nc_u32_e32 v9, v9, v10
     e8  00004dd4800a0200          v_cmp_ne_u32_e64 s0, 0, v5
     f0  090001d580120200          v_cndmask_b32_e64 v9, 0, v9, s0
     f8  0a002cd7090b0200          v_mul_lo_u32 v10, v9, v5                             ; mul int32
    100  0115144c                  v_sub_nc_u32_e32 v10, v1, v10                        ; sub int32
    104  000045d40a010100          v_cmp_ne_i32_e64 s0, v10, 0                          ; cmpne bool
    10c  0a0b143a                  v_xor_b32_e32 v10, v10, v5                           ; xor int32
    110  010041d40a010100          v_cmp_lt_i32_e64 s1, v10, 0                          ; cmplt bool
    118  0001008b                  s_and_b32 s0, s0, s1                                 ; and bool
    11c  010045d405010100          v_cmp_ne_i32_e64 s1, v5, 0                           ; cmpne bool
    124  0001008b                  s_and_b32 s0, s0, s1                                 ; and bool
    128  c112144a                  v_add_nc_u32_e32 v10, -1, v9                         ; add int32
    12c  090001d509150200          v_cndmask_b32_e64 v9, v9, v10, s0                    ; where int32
    134  8002144c                  v_sub_nc_u32_e32 v10, 0, v1                          ; mod int32
    138  01151424                  v_max_i32_e32 v10, v1, v10
    13c  800a1e4c                  v_sub_nc_u32_e32 v15, 0, v5
    140  051f1e24                  v_max_i32_e32 v15, v5, v15
    144  0f0d207e                  v_cvt_f32_u32_e32 v16, v15
    148  1057207e                  v_rcp_iflag_f32_e32 v16, v16
    14c  ff0f88bf                  s_waitcnt_depctr 0xfff
    150  ff202010feff7f4f          v_mul_f32_e32 v16, 0x4f7ffffe, v16                   ; mod int32
    158  ff0f88bf                  s_waitcnt_depctr 0xfff
    15c  100f207e                  v_cvt_u32_f32_e32 v16, v16                           ; mod int32
    160  801e224c                  v_sub_nc_u32_e32 v17, 0, v15
    164  ff0f88bf                  s_waitcnt_depctr 0xfff
    168  11002cd711210200          v_mul_lo_u32 v17, v17, v16                           ; mod int32
    170  ff0f88bf                  s_waitcnt_depctr 0xfff
    174  11002dd710230200          v_mul_hi_u32 v17, v16, v17                           ; mod int32
    17c  ff0f88bf                  s_waitcnt_depctr 0xfff
    180  1023204a                  v_add_nc_u32_e32 v16, v16, v17                       ; mod int32
    184  ff0f88bf                  s_waitcnt_depctr 0xfff
    188  10002dd70a210200          v_mul_hi_u32 v16, v10, v16                           ; mod int32
    190  10002cd7101f0200          v_mul_lo_u32 v16, v16, v15
    198  0a21144c                  v_sub_nc_u32_e32 v10, v10, v16
    19c  00004ed40a1f0200          v_cmp_ge_u32_e64 s0, v10, v15
    1a4  0a1f204c                  v_sub_nc_u32_e32 v16, v10, v15
    1a8  0a0001d50a210200          v_cndmask_b32_e64 v10, v10, v16, s0
    1b0  00004ed40a1f0200          v_cmp_ge_u32_e64 s0, v10, v15
    1b8  0a1f1e4c                  v_sub_nc_u32_e32 v15, v10, v15
    1bc  0a0001d50a1f0200          v_cndmask_b32_e64 v10, v10, v15, s0
    1c4  9f021e34                  v_ashrrev_i32_e32 v15, 31, v1
    1c8  0a1f143a                  v_xor_b32_e32 v10, v10, v15
    1cc  0a1f144c                  v_sub_nc_u32_e32 v10, v10, v15
    1d0  00004dd4800a0200          v_cmp_ne_u32_e64 s0, 0, v5
    1d8  0a0001d580140200          v_cndmask_b32_e64 v10, 0, v10, s0
    1e0  870a1e36                  v_and_b32_e32 v15, 7, v5                             ; and int32
    1e4  0f031e34                  v_ashrrev_i32_e32 v15, v15, v1                       ; shr int32
    1e8  0a002cd70a1f0200          v_mul_lo_u32 v10, v10, v15                           ; mul int32
    1f0  80041e4c                  v_sub_nc_u32_e32 v15, 0, v2                          ; idiv int32
    1f4  021f1e24                  v_max_i32_e32 v15, v2, v15
    1f8  800c204c                  v_sub_nc_u32_e32 v16, 0, v6
    1fc  06212024                  v_max_i32_e32 v16, v6, v16
    200  100d227e                  v_cvt_f32_u32_e32 v17, v16
    204  1157227e                  v_rcp_iflag_f32_e32 v17, v17
    208  ff0f88bf                  s_waitcnt_depctr 0xfff
    20c  ff222210feff7f4f          v_mul_f32_e32 v17, 0x4f7ffffe, v17                   ; idiv int32
    214  ff0f88bf                  s_waitcnt_depctr 0xfff
    218  110f227e                  v_cvt_u32_f32_e32 v17, v17                           ; idiv int32
    21c  8020244c                  v_sub_nc_u32_e32 v18, 0, v16
    220  ff0f88bf                  s_waitcnt_depctr 0xfff
    224  12002cd712230200          v_mul_lo_u32 v18, v18, v17                           ; idiv int32
    22c  ff0f88bf                  s_waitcnt_depctr 0xfff
    230  12002dd711250200          v_mul_hi_u32 v18, v17, v18                           ; idiv int32
    238  ff0f88bf                  s_waitcnt_depctr 0xfff
    23c  1125224a                  v_add_nc_u32_e32 v17, v17, v18                       ; idiv int32
    240  ff0f88bf                  s_waitcnt_depctr 0xfff
    244  11002dd70f230200          v_mul_hi_u32 v17, v15, v17                           ; idiv int32
    24c  12002cd711210200          v_mul_lo_u32 v18, v17, v16
    254  0f251e4c                  v_sub_nc_u32_e32 v15, v15, v18
    258  00004ed40f210200          v_cmp_ge_u32_e64 s0, v15, v16
    260  8122244a                  v_add_nc_u32_e32 v18, 1, v17
    264  110001d511250200          v_cndmask_b32_e64 v17, v17, v18, s0
    26c  0f21244c                  v_sub_nc_u32_e32 v18, v15, v16
    270  0f0001d50f250200          v_cndmask_b32_e64 v15, v15, v18, s0
    278  00004ed40f210200          v_cmp_ge_u32_e64 s0, v15, v16
    280  81221e4a                  v_add_nc_u32_e32 v15, 1, v17
    284  0f0001d5111f0200          v_cndmask_b32_e64 v15, v17, v15, s0
    28c  9f042034                  v_ashrrev_i32_e32 v16, 31, v2
    290  9f0c2234                  v_ashrrev_i32_e32 v17, 31, v6
    294  1023203a                  v_xor_b32_e32 v16, v16, v17
    298  0f211e3a                  v_xor_b32_e32 v15, v15, v16
    29c  0f211e4c                  v_sub_nc_u32_e32 v15, v15, v16
    2a0  00004dd4800c0200          v_cmp_ne_u32_e64 s0, 0, v6
    2a8  0f0001d5801e0200          v_cndmask_b32_e64 v15, 0, v15, s0
    2b0  10002cd70f0d0200          v_mul_lo_u32 v16, v15, v6                            ; mul int32
    2b8  0221204c                  v_sub_nc_u32_e32 v16, v2, v16                        ; sub int32
    2bc  000045d410010100          v_cmp_ne_i32_e64 s0, v16, 0                          ; cmpne bool
    2c4  100d203a                  v_xor_b32_e32 v16, v16, v6                           ; xor int32
    2c8  010041d410010100          v_cmp_lt_i32_e64 s1, v16, 0                          ; cmplt bool
    2d0  0001008b                  s_and_b32 s0, s0, s1                                 ; and bool
    2d4  010045d406010100          v_cmp_ne_i32_e64 s1, v6, 0                           ; cmpne bool
    2dc  0001008b                  s_and_b32 s0, s0, s1                                 ; and bool
    2e0  c11e204a                  v_add_nc_u32_e32 v16, -1, v15                        ; add int32
    2e4  0f0001d50f210200          v_cndmask_b32_e64 v15, v15, v16, s0                  ; where int32
    2ec  8004204c                  v_sub_nc_u32_e32 v16, 0, v2                          ; mod int32
    2f0  02212024                  v_max_i32_e32 v16, v2, v16
    2f4  800c224c                  v_sub_nc_u32_e32 v17, 0, v6
    2f8  06232224                  v_max_i32_e32 v17, v6, v17
    2fc  110d247e                  v_cvt_f32_u32_e32 v18, v17
    300  1257247e                  v_rcp_iflag_f32_e32 v18, v18
    304  ff0f88bf                  s_waitcnt_depctr 0xfff
    308  ff242410feff7f4f          v_mul_f32_e32 v18, 0x4f7ffffe, v18                   ; mod int32
    310  ff0f88bf                  s_waitcnt_depctr 0xfff
    314  120f247e                  v_cvt_u32_f32_e32 v18, v18                           ; mod int32
    318  8022264c                  v_sub_nc_u32_e32 v19, 0, v17
    31c  ff0f88bf                  s_waitcnt_depctr 0xfff
    320  13002cd713250200          v_mul_lo_u32 v19, v19, v18                           ; mod int32
    328  ff0f88bf                  s_waitcnt_depctr 0xfff
    32c  13002dd712270200          v_mul_hi_u32 v19, v18, v19                           ; mod int32
    334  ff0f88bf                  s_waitcnt_depctr 0xfff
    338  1227244a                  v_add_nc_u32_e32 v18, v18, v19                       ; mod int32
    33c  ff0f88bf                  s_waitcnt_depctr 0xfff
    340  12002dd710250200          v_mul_hi_u32 v18, v16, v18                           ; mod int32
    348  12002cd712230200          v_mul_lo_u32 v18, v18, v17
    350  1025204c                  v_sub_nc_u32_e32 v16, v16, v18
    354  00004ed410230200          v_cmp_ge_u32_e64 s0, v16, v17
    35c  1023244c                  v_sub_nc_u32_e32 v18, v16, v17
    360  100001d510250200          v_cndmask_b32_e64 v16, v16, v18, s0
    368  00004ed410230200          v_cmp_ge_u32_e64 s0, v16, v17
    370  1023224c                  v_sub_nc_u32_e32 v17, v16, v17
    374  100001d510230200          v_cndmask_b32_e64 v16, v16, v17, s0
    37c  9f042234                  v_ashrrev_i32_e32 v17, 31, v2
    380  1023203a                  v_xor_b32_e32 v16, v16, v17
    384  1023204c                  v_sub_nc_u32_e32 v16, v16, v17
    388  00004dd4800c0200          v_cmp_ne_u32_e64 s0, 0, v6
    390  100001d580200200          v_cndmask_b32_e64 v16, 0, v16, s0
    398  870c2236                  v_and_b32_e32 v17, 7, v6                             ; and int32
    39c  11052234                  v_ashrrev_i32_e32 v17, v17, v2                       ; shr int32
    3a0  10002cd710230200          v_mul_lo_u32 v16, v16, v17                           ; mul int32
    3a8  8006224c                  v_sub_nc_u32_e32 v17, 0, v3                          ; idiv int32
    3ac  03232224                  v_max_i32_e32 v17, v3, v17
    3b0  800e244c                  v_sub_nc_u32_e32 v18, 0, v7
    3b4  07252424                  v_max_i32_e32 v18, v7, v18
    3b8  120d267e                  v_cvt_f32_u32_e32 v19, v18
    3bc  1357267e                  v_rcp_iflag_f32_e32 v19, v19
    3c0  ff0f88bf                  s_waitcnt_depctr 0xfff
    3c4  ff262610feff7f4f          v_mul_f32_e32 v19, 0x4f7ffffe, v19                   ; idiv int32
    3cc  ff0f88bf                  s_waitcnt_depctr 0xfff
    3d0  130f267e                  v_cvt_u32_f32_e32 v19, v19                           ; idiv int32
    3d4  8024284c                  v_sub_nc_u32_e32 v20, 0, v18
    3d8  ff0f88bf                  s_waitcnt_depctr 0xfff
    3dc  14002cd714270200          v_mul_lo_u32 v20, v20, v19                           ; idiv int32
    3e4  ff0f88bf                  s_waitcnt_depctr 0xfff
    3e8  14002dd713290200          v_mul_hi_u32 v20, v19, v20                           ; idiv int32
    3f0  ff0f88bf                  s_waitcnt_depctr 0xfff
    3f4  1329264a                  v_add_nc_u32_e32 v19, v19, v20                       ; idiv int32
    3f8  ff0f88bf                  s_waitcnt_depctr 0xfff
    3fc  13002dd711270200          v_mul_hi_u32 v19, v17, v19                           ; idiv int32
    404  14002cd713250200          v_mul_lo_u32 v20, v19, v18
    40c  1129224c                  v_sub_nc_u32_e32 v17, v17, v20
    410  00004ed411250200          v_cmp_ge_u32_e64 s0, v17, v18
    418  8126284a                  v_add_nc_u32_e32 v20, 1, v19
    41c  130001d513290200          v_cndmask_b32_e64 v19, v19, v20, s0
    424  1125284c                  v_sub_nc_u32_e32 v20, v17, v18
    428  110001d511290200          v_cndmask_b32_e64 v17, v17, v20, s0
    430  00004ed411250200          v_cmp_ge_u32_e64 s0, v17, v18
    438  8126224a                  v_add_nc_u32_e32 v17, 1, v19
    43c  110001d513230200          v_cndmask_b32_e64 v17, v19, v17, s0
    444  9f062434                  v_ashrrev_i32_e32 v18, 31, v3
    448  9f0e2634                  v_ashrrev_i32_e32 v19, 31, v7
    44c  1227243a                  v_xor_b32_e32 v18, v18, v19
    450  1125223a                  v_xor_b32_e32 v17, v17, v18
    454  1125224c                  v_sub_nc_u32_e32 v17, v17, v18
    458  00004dd4800e0200          v_cmp_ne_u32_e64 s0, 0, v7
    460  110001d580220200          v_cndmask_b32_e64 v17, 0, v17, s0
    468  12002cd7110f0200          v_mul_lo_u32 v18, v17, v7                            ; mul int32
    470  0325244c                  v_sub_nc_u32_e32 v18, v3, v18                        ; sub int32
    474  000045d412010100          v_cmp_ne_i32_e64 s0, v18, 0                          ; cmpne bool
    47c  120f243a                  v_xor_b32_e32 v18, v18, v7                           ; xor int32
    480  010041d412010100          v_cmp_lt_i32_e64 s1, v18, 0                          ; cmplt bool
    488  0001008b                  s_and_b32 s0, s0, s1                                 ; and bool
    48c  010045d407010100          v_cmp_ne_i32_e64 s1, v7, 0                           ; cmpne bool
    494  0001008b                  s_and_b32 s0, s0, s1                                 ; and bool
    498  c122244a                  v_add_nc_u32_e32 v18, -1, v17                        ; add int32
    49c  110001d511250200          v_cndmask_b32_e64 v17, v17, v18, s0                  ; where int32
    4a4  8006244c                  v_sub_nc_u32_e32 v18, 0, v3                          ; mod int32
    4a8  03252424                  v_max_i32_e32 v18, v3, v18
    4ac  800e264c                  v_sub_nc_u32_e32 v19, 0, v7
    4b0  07272624                  v_max_i32_e32 v19, v7, v19
    4b4  130d287e                  v_cvt_f32_u32_e32 v20, v19
    4b8  1457287e                  v_rcp_iflag_f32_e32 v20, v20
    4bc  ff0f88bf                  s_waitcnt_depctr 0xfff
    4c0  ff282810feff7f4f          v_mul_f32_e32 v20, 0x4f7ffffe, v20                   ; mod int32
    4c8  ff0f88bf                  s_waitcnt_depctr 0xfff
    4cc  140f287e                  v_cvt_u32_f32_e32 v20, v20                           ; mod int32
    4d0  80262a4c                  v_sub_nc_u32_e32 v21, 0, v19
    4d4  ff0f88bf                  s_waitcnt_depctr 0xfff
    4d8  15002cd715290200          v_mul_lo_u32 v21, v21, v20                           ; mod int32
    4e0  ff0f88bf                  s_waitcnt_depctr 0xfff
    4e4  15002dd7142b0200          v_mul_hi_u32 v21, v20, v21                           ; mod int32
    4ec  ff0f88bf                  s_waitcnt_depctr 0xfff
    4f0  142b284a                  v_add_nc_u32_e32 v20, v20, v21                       ; mod int32
    4f4  ff0f88bf                  s_waitcnt_depctr 0xfff
    4f8  14002dd712290200          v_mul_hi_u32 v20, v18, v20                           ; mod int32
    500  14002cd714270200          v_mul_lo_u32 v20, v20, v19
    508  1229244c                  v_sub_nc_u32_e32 v18, v18, v20
    50c  00004ed412270200          v_cmp_ge_u32_e64 s0, v18, v19
    514  1227284c                  v_sub_nc_u32_e32 v20, v18, v19
    518  120001d512290200          v_cndmask_b32_e64 v18, v18, v20, s0
    520  00004ed412270200          v_cmp_ge_u32_e64 s0, v18, v19
    528  1227264c                  v_sub_nc_u32_e32 v19, v18, v19
    52c  120001d512270200          v_cndmask_b32_e64 v18, v18, v19, s0
    534  9f062634                  v_ashrrev_i32_e32 v19, 31, v3
    538  1227243a                  v_xor_b32_e32 v18, v18, v19
    53c  1227244c                  v_sub_nc_u32_e32 v18, v18, v19
    540  00004dd4800e0200          v_cmp_ne_u32_e64 s0, 0, v7
    548  120001d580240200          v_cndmask_b32_e64 v18, 0, v18, s0
    550  870e2636                  v_and_b32_e32 v19, 7, v7                             ; and int32
    554  13072634                  v_ashrrev_i32_e32 v19, v19, v3                       ; shr int32
    558  12002cd712270200          v_mul_lo_u32 v18, v18, v19                           ; mul int32
    560  8008264c                  v_sub_nc_u32_e32 v19, 0, v4                          ; idiv int32
    564  04272624                  v_max_i32_e32 v19, v4, v19
    568  8010284c                  v_sub_nc_u32_e32 v20, 0, v8
    56c  08292824                  v_max_i32_e32 v20, v8, v20
    570  140d2a7e                  v_cvt_f32_u32_e32 v21, v20
    574  15572a7e                  v_rcp_iflag_f32_e32 v21, v21
    578  ff0f88bf                  s_waitcnt_depctr 0xfff
    57c  ff2a2a10feff7f4f          v_mul_f32_e32 v21, 0x4f7ffffe, v21                   ; idiv int32
    584  ff0f88bf                  s_waitcnt_depctr 0xfff
    588  150f2a7e                  v_cvt_u32_f32_e32 v21, v21                           ; idiv int32
    58c  80282c4c                  v_sub_nc_u32_e32 v22, 0, v20
    590  ff0f88bf                  s_waitcnt_depctr 0xfff
    594  16002cd7162b0200          v_mul_lo_u32 v22, v22, v21                           ; idiv int32
    59c  ff0f88bf                  s_waitcnt_depctr 0xfff
    5a0  16002dd7152d0200          v_mul_hi_u32 v22, v21, v22                           ; idiv int32
    5a8  ff0f88bf                  s_waitcnt_depctr 0xfff
    5ac  152d2a4a                  v_add_nc_u32_e32 v21, v21, v22                       ; idiv int32
    5b0  ff0f88bf                  s_waitcnt_depctr 0xfff
    5b4  15002dd7132b0200          v_mul_hi_u32 v21, v19, v21                           ; idiv int32
    5bc  16002cd715290200          v_mul_lo_u32 v22, v21, v20
    5c4  132d264c                  v_sub_nc_u32_e32 v19, v19, v22
    5c8  00004ed413290200          v_cmp_ge_u32_e64 s0, v19, v20
    5d0  812a2c4a                  v_add_nc_u32_e32 v22, 1, v21
    5d4  150001d5152d0200          v_cndmask_b32_e64 v21, v21, v22, s0
    5dc  13292c4c                  v_sub_nc_u32_e32 v22, v19, v20
    5e0  130001d5132d0200          v_cndmask_b32_e64 v19, v19, v22, s0
    5e8  00004ed413290200          v_cmp_ge_u32_e64 s0, v19, v20
    5f0  812a264a                  v_add_nc_u32_e32 v19, 1, v21
    5f4  130001d515270200          v_cndmask_b32_e64 v19, v21, v19, s0
    5fc  9f082834                  v_ashrrev_i32_e32 v20, 31, v4
    600  9f102a34                  v_ashrrev_i32_e32 v21, 31, v8
    604  142b283a                  v_xor_b32_e32 v20, v20, v21
    608  1329263a                  v_xor_b32_e32 v19, v19, v20
    60c  1329264c                  v_sub_nc_u32_e32 v19, v19, v20
    610  00004dd480100200          v_cmp_ne_u32_e64 s0, 0, v8
    618  130001d580260200          v_cndmask_b32_e64 v19, 0, v19, s0
    620  14002cd713110200          v_mul_lo_u32 v20, v19, v8                            ; mul int32
    628  0429284c                  v_sub_nc_u32_e32 v20, v4, v20                        ; sub int32
    62c  000045d414010100          v_cmp_ne_i32_e64 s0, v20, 0                          ; cmpne bool
    634  1411283a                  v_xor_b32_e32 v20, v20, v8                           ; xor int32
    638  010041d414010100          v_cmp_lt_i32_e64 s1, v20, 0                          ; cmplt bool
    640  0001008b                  s_and_b32 s0, s0, s1                                 ; and bool
    644  010045d408010100          v_cmp_ne_i32_e64 s1, v8, 0                           ; cmpne bool
    64c  0001008b                  s_and_b32 s0, s0, s1                                 ; and bool
    650  c126284a                  v_add_nc_u32_e32 v20, -1, v19                        ; add int32
    654  130001d513290200          v_cndmask_b32_e64 v19, v19, v20, s0                  ; where int32
    65c  8008284c                  v_sub_nc_u32_e32 v20, 0, v4                          ; mod int32
    660  04292824                  v_max_i32_e32 v20, v4, v20
    664  80102a4c                  v_sub_nc_u32_e32 v21, 0, v8
    668  082b2a24                  v_max_i32_e32 v21, v8, v21
    66c  150d2c7e                  v_cvt_f32_u32_e32 v22, v21
    670  16572c7e                  v_rcp_iflag_f32_e32 v22, v22
    674  ff0f88bf                  s_waitcnt_depctr 0xfff
    678  ff2ce4c887100416feff7f4f  v_dual_mul_f32 v22, 0x4f7ffffe, v22 :: v_dual_and_b32 v5, 7, v8; mod int32
    684  ff0f88bf                  s_waitcnt_depctr 0xfff
    688  160f2c7e                  v_cvt_u32_f32_e32 v22, v22                           ; mod int32
    68c  802a2e4c                  v_sub_nc_u32_e32 v23, 0, v21
    690  ff0f88bf                  s_waitcnt_depctr 0xfff
    694  17002cd7172d0200          v_mul_lo_u32 v23, v23, v22                           ; mod int32
    69c  ff0f88bf                  s_waitcnt_depctr 0xfff
    6a0  17002dd7162f0200          v_mul_hi_u32 v23, v22, v23                           ; mod int32
    6a8  ff0f88bf                  s_waitcnt_depctr 0xfff
    6ac  162f2c4a                  v_add_nc_u32_e32 v22, v22, v23                       ; mod int32
    6b0  ff0f88bf                  s_waitcnt_depctr 0xfff
    6b4  16002dd7142d0200          v_mul_hi_u32 v22, v20, v22                           ; mod int32
    6bc  16002cd7162b0200          v_mul_lo_u32 v22, v22, v21
    6c4  142d284c                  v_sub_nc_u32_e32 v20, v20, v22
    6c8  00004ed4142b0200          v_cmp_ge_u32_e64 s0, v20, v21
    6d0  142b2c4c                  v_sub_nc_u32_e32 v22, v20, v21
    6d4  140001d5142d0200          v_cndmask_b32_e64 v20, v20, v22, s0
    6dc  00004ed4142b0200          v_cmp_ge_u32_e64 s0, v20, v21
    6e4  142b2a4c                  v_sub_nc_u32_e32 v21, v20, v21
    6e8  140001d5142b0200          v_cndmask_b32_e64 v20, v20, v21, s0
    6f0  9f082a34                  v_ashrrev_i32_e32 v21, 31, v4
    6f4  142b283a                  v_xor_b32_e32 v20, v20, v21
    6f8  142b284c                  v_sub_nc_u32_e32 v20, v20, v21
    6fc  00004dd480100200          v_cmp_ne_u32_e64 s0, 0, v8
    704  140001d580280200          v_cndmask_b32_e64 v20, 0, v20, s0
    70c  05090234                  v_ashrrev_i32_e32 v1, v5, v4                         ; shr int32
    710  01002cd714030200          v_mul_lo_u32 v1, v20, v1                             ; mul int32
    718  0915164a                  v_add_nc_u32_e32 v11, v9, v10                        ; add int32
    71c  0f21184a                  v_add_nc_u32_e32 v12, v15, v16                       ; add int32
    720  11251a4a                  v_add_nc_u32_e32 v13, v17, v18                       ; add int32
    724  13031c4a                  v_add_nc_u32_e32 v14, v19, v1                        ; add int32
    728  000076dc000b0200          global_store_b128 v0, v[11:14], s[2:3]               ; store void
    730  0000b0bf                  s_endpgm                                             ; sink void
