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
    13c  800a164c                  v_sub_nc_u32_e32 v11, 0, v5
    140  05171624                  v_max_i32_e32 v11, v5, v11
    144  0b0d187e                  v_cvt_f32_u32_e32 v12, v11
    148  0c57187e                  v_rcp_iflag_f32_e32 v12, v12
    14c  ff0f88bf                  s_waitcnt_depctr 0xfff
    150  ff181810feff7f4f          v_mul_f32_e32 v12, 0x4f7ffffe, v12                   ; mod int32
    158  ff0f88bf                  s_waitcnt_depctr 0xfff
    15c  0c0f187e                  v_cvt_u32_f32_e32 v12, v12                           ; mod int32
    160  80161a4c                  v_sub_nc_u32_e32 v13, 0, v11
    164  ff0f88bf                  s_waitcnt_depctr 0xfff
    168  0d002cd70d190200          v_mul_lo_u32 v13, v13, v12                           ; mod int32
    170  ff0f88bf                  s_waitcnt_depctr 0xfff
    174  0d002dd70c1b0200          v_mul_hi_u32 v13, v12, v13                           ; mod int32
    17c  ff0f88bf                  s_waitcnt_depctr 0xfff
    180  0c1b184a                  v_add_nc_u32_e32 v12, v12, v13                       ; mod int32
    184  ff0f88bf                  s_waitcnt_depctr 0xfff
    188  0c002dd70a190200          v_mul_hi_u32 v12, v10, v12                           ; mod int32
    190  0c002cd70c170200          v_mul_lo_u32 v12, v12, v11
    198  0a19144c                  v_sub_nc_u32_e32 v10, v10, v12
    19c  00004ed40a170200          v_cmp_ge_u32_e64 s0, v10, v11
    1a4  0a17184c                  v_sub_nc_u32_e32 v12, v10, v11
    1a8  0a0001d50a190200          v_cndmask_b32_e64 v10, v10, v12, s0
    1b0  00004ed40a170200          v_cmp_ge_u32_e64 s0, v10, v11
    1b8  0a17164c                  v_sub_nc_u32_e32 v11, v10, v11
    1bc  0a0001d50a170200          v_cndmask_b32_e64 v10, v10, v11, s0
    1c4  9f021634                  v_ashrrev_i32_e32 v11, 31, v1
    1c8  0a17143a                  v_xor_b32_e32 v10, v10, v11
    1cc  0a17144c                  v_sub_nc_u32_e32 v10, v10, v11
    1d0  00004dd4800a0200          v_cmp_ne_u32_e64 s0, 0, v5
    1d8  0a0001d580140200          v_cndmask_b32_e64 v10, 0, v10, s0
    1e0  870a1636                  v_and_b32_e32 v11, 7, v5                             ; and int32
    1e4  0b031634                  v_ashrrev_i32_e32 v11, v11, v1                       ; shr int32
    1e8  0a002cd70a170200          v_mul_lo_u32 v10, v10, v11                           ; mul int32
    1f0  8004164c                  v_sub_nc_u32_e32 v11, 0, v2                          ; idiv int32
    1f4  02171624                  v_max_i32_e32 v11, v2, v11
    1f8  800c184c                  v_sub_nc_u32_e32 v12, 0, v6
    1fc  06191824                  v_max_i32_e32 v12, v6, v12
    200  0c0d1a7e                  v_cvt_f32_u32_e32 v13, v12
    204  0d571a7e                  v_rcp_iflag_f32_e32 v13, v13
    208  ff0f88bf                  s_waitcnt_depctr 0xfff
    20c  ff1a1a10feff7f4f          v_mul_f32_e32 v13, 0x4f7ffffe, v13                   ; idiv int32
    214  ff0f88bf                  s_waitcnt_depctr 0xfff
    218  0d0f1a7e                  v_cvt_u32_f32_e32 v13, v13                           ; idiv int32
    21c  80181c4c                  v_sub_nc_u32_e32 v14, 0, v12
    220  ff0f88bf                  s_waitcnt_depctr 0xfff
    224  0e002cd70e1b0200          v_mul_lo_u32 v14, v14, v13                           ; idiv int32
    22c  ff0f88bf                  s_waitcnt_depctr 0xfff
    230  0e002dd70d1d0200          v_mul_hi_u32 v14, v13, v14                           ; idiv int32
    238  ff0f88bf                  s_waitcnt_depctr 0xfff
    23c  0d1d1a4a                  v_add_nc_u32_e32 v13, v13, v14                       ; idiv int32
    240  ff0f88bf                  s_waitcnt_depctr 0xfff
    244  0d002dd70b1b0200          v_mul_hi_u32 v13, v11, v13                           ; idiv int32
    24c  0e002cd70d190200          v_mul_lo_u32 v14, v13, v12
    254  0b1d164c                  v_sub_nc_u32_e32 v11, v11, v14
    258  00004ed40b190200          v_cmp_ge_u32_e64 s0, v11, v12
    260  811a1c4a                  v_add_nc_u32_e32 v14, 1, v13
    264  0d0001d50d1d0200          v_cndmask_b32_e64 v13, v13, v14, s0
    26c  0b191c4c                  v_sub_nc_u32_e32 v14, v11, v12
    270  0b0001d50b1d0200          v_cndmask_b32_e64 v11, v11, v14, s0
    278  00004ed40b190200          v_cmp_ge_u32_e64 s0, v11, v12
    280  811a164a                  v_add_nc_u32_e32 v11, 1, v13
    284  0b0001d50d170200          v_cndmask_b32_e64 v11, v13, v11, s0
    28c  9f041834                  v_ashrrev_i32_e32 v12, 31, v2
    290  9f0c1a34                  v_ashrrev_i32_e32 v13, 31, v6
    294  0c1b183a                  v_xor_b32_e32 v12, v12, v13
    298  0b19163a                  v_xor_b32_e32 v11, v11, v12
    29c  0b19164c                  v_sub_nc_u32_e32 v11, v11, v12
    2a0  00004dd4800c0200          v_cmp_ne_u32_e64 s0, 0, v6
    2a8  0b0001d580160200          v_cndmask_b32_e64 v11, 0, v11, s0
    2b0  0c002cd70b0d0200          v_mul_lo_u32 v12, v11, v6                            ; mul int32
    2b8  0219184c                  v_sub_nc_u32_e32 v12, v2, v12                        ; sub int32
    2bc  000045d40c010100          v_cmp_ne_i32_e64 s0, v12, 0                          ; cmpne bool
    2c4  0c0d183a                  v_xor_b32_e32 v12, v12, v6                           ; xor int32
    2c8  010041d40c010100          v_cmp_lt_i32_e64 s1, v12, 0                          ; cmplt bool
    2d0  0001008b                  s_and_b32 s0, s0, s1                                 ; and bool
    2d4  010045d406010100          v_cmp_ne_i32_e64 s1, v6, 0                           ; cmpne bool
    2dc  0001008b                  s_and_b32 s0, s0, s1                                 ; and bool
    2e0  c116184a                  v_add_nc_u32_e32 v12, -1, v11                        ; add int32
    2e4  0b0001d50b190200          v_cndmask_b32_e64 v11, v11, v12, s0                  ; where int32
    2ec  8004184c                  v_sub_nc_u32_e32 v12, 0, v2                          ; mod int32
    2f0  02191824                  v_max_i32_e32 v12, v2, v12
    2f4  800c1a4c                  v_sub_nc_u32_e32 v13, 0, v6
    2f8  061b1a24                  v_max_i32_e32 v13, v6, v13
    2fc  0d0d1c7e                  v_cvt_f32_u32_e32 v14, v13
    300  0e571c7e                  v_rcp_iflag_f32_e32 v14, v14
    304  ff0f88bf                  s_waitcnt_depctr 0xfff
    308  ff1c1c10feff7f4f          v_mul_f32_e32 v14, 0x4f7ffffe, v14                   ; mod int32
    310  ff0f88bf                  s_waitcnt_depctr 0xfff
    314  0e0f1c7e                  v_cvt_u32_f32_e32 v14, v14                           ; mod int32
    318  801a1e4c                  v_sub_nc_u32_e32 v15, 0, v13
    31c  ff0f88bf                  s_waitcnt_depctr 0xfff
    320  0f002cd70f1d0200          v_mul_lo_u32 v15, v15, v14                           ; mod int32
    328  ff0f88bf                  s_waitcnt_depctr 0xfff
    32c  0f002dd70e1f0200          v_mul_hi_u32 v15, v14, v15                           ; mod int32
    334  ff0f88bf                  s_waitcnt_depctr 0xfff
    338  0e1f1c4a                  v_add_nc_u32_e32 v14, v14, v15                       ; mod int32
    33c  ff0f88bf                  s_waitcnt_depctr 0xfff
    340  0e002dd70c1d0200          v_mul_hi_u32 v14, v12, v14                           ; mod int32
    348  0e002cd70e1b0200          v_mul_lo_u32 v14, v14, v13
    350  0c1d184c                  v_sub_nc_u32_e32 v12, v12, v14
    354  00004ed40c1b0200          v_cmp_ge_u32_e64 s0, v12, v13
    35c  0c1b1c4c                  v_sub_nc_u32_e32 v14, v12, v13
    360  0c0001d50c1d0200          v_cndmask_b32_e64 v12, v12, v14, s0
    368  00004ed40c1b0200          v_cmp_ge_u32_e64 s0, v12, v13
    370  0c1b1a4c                  v_sub_nc_u32_e32 v13, v12, v13
    374  0c0001d50c1b0200          v_cndmask_b32_e64 v12, v12, v13, s0
    37c  9f041a34                  v_ashrrev_i32_e32 v13, 31, v2
    380  0c1b183a                  v_xor_b32_e32 v12, v12, v13
    384  0c1b184c                  v_sub_nc_u32_e32 v12, v12, v13
    388  00004dd4800c0200          v_cmp_ne_u32_e64 s0, 0, v6
    390  0c0001d580180200          v_cndmask_b32_e64 v12, 0, v12, s0
    398  870c1a36                  v_and_b32_e32 v13, 7, v6                             ; and int32
    39c  0d051a34                  v_ashrrev_i32_e32 v13, v13, v2                       ; shr int32
    3a0  0c002cd70c1b0200          v_mul_lo_u32 v12, v12, v13                           ; mul int32
    3a8  80061a4c                  v_sub_nc_u32_e32 v13, 0, v3                          ; idiv int32
    3ac  031b1a24                  v_max_i32_e32 v13, v3, v13
    3b0  800e1c4c                  v_sub_nc_u32_e32 v14, 0, v7
    3b4  071d1c24                  v_max_i32_e32 v14, v7, v14
    3b8  0e0d1e7e                  v_cvt_f32_u32_e32 v15, v14
    3bc  0f571e7e                  v_rcp_iflag_f32_e32 v15, v15
    3c0  ff0f88bf                  s_waitcnt_depctr 0xfff
    3c4  ff1e1e10feff7f4f          v_mul_f32_e32 v15, 0x4f7ffffe, v15                   ; idiv int32
    3cc  ff0f88bf                  s_waitcnt_depctr 0xfff
    3d0  0f0f1e7e                  v_cvt_u32_f32_e32 v15, v15                           ; idiv int32
    3d4  801c204c                  v_sub_nc_u32_e32 v16, 0, v14
    3d8  ff0f88bf                  s_waitcnt_depctr 0xfff
    3dc  10002cd7101f0200          v_mul_lo_u32 v16, v16, v15                           ; idiv int32
    3e4  ff0f88bf                  s_waitcnt_depctr 0xfff
    3e8  10002dd70f210200          v_mul_hi_u32 v16, v15, v16                           ; idiv int32
    3f0  ff0f88bf                  s_waitcnt_depctr 0xfff
    3f4  0f211e4a                  v_add_nc_u32_e32 v15, v15, v16                       ; idiv int32
    3f8  ff0f88bf                  s_waitcnt_depctr 0xfff
    3fc  0f002dd70d1f0200          v_mul_hi_u32 v15, v13, v15                           ; idiv int32
    404  10002cd70f1d0200          v_mul_lo_u32 v16, v15, v14
    40c  0d211a4c                  v_sub_nc_u32_e32 v13, v13, v16
    410  00004ed40d1d0200          v_cmp_ge_u32_e64 s0, v13, v14
    418  811e204a                  v_add_nc_u32_e32 v16, 1, v15
    41c  0f0001d50f210200          v_cndmask_b32_e64 v15, v15, v16, s0
    424  0d1d204c                  v_sub_nc_u32_e32 v16, v13, v14
    428  0d0001d50d210200          v_cndmask_b32_e64 v13, v13, v16, s0
    430  00004ed40d1d0200          v_cmp_ge_u32_e64 s0, v13, v14
    438  811e1a4a                  v_add_nc_u32_e32 v13, 1, v15
    43c  0d0001d50f1b0200          v_cndmask_b32_e64 v13, v15, v13, s0
    444  9f061c34                  v_ashrrev_i32_e32 v14, 31, v3
    448  9f0e1e34                  v_ashrrev_i32_e32 v15, 31, v7
    44c  0e1f1c3a                  v_xor_b32_e32 v14, v14, v15
    450  0d1d1a3a                  v_xor_b32_e32 v13, v13, v14
    454  0d1d1a4c                  v_sub_nc_u32_e32 v13, v13, v14
    458  00004dd4800e0200          v_cmp_ne_u32_e64 s0, 0, v7
    460  0d0001d5801a0200          v_cndmask_b32_e64 v13, 0, v13, s0
    468  0e002cd70d0f0200          v_mul_lo_u32 v14, v13, v7                            ; mul int32
    470  031d1c4c                  v_sub_nc_u32_e32 v14, v3, v14                        ; sub int32
    474  000045d40e010100          v_cmp_ne_i32_e64 s0, v14, 0                          ; cmpne bool
    47c  0e0f1c3a                  v_xor_b32_e32 v14, v14, v7                           ; xor int32
    480  010041d40e010100          v_cmp_lt_i32_e64 s1, v14, 0                          ; cmplt bool
    488  0001008b                  s_and_b32 s0, s0, s1                                 ; and bool
    48c  010045d407010100          v_cmp_ne_i32_e64 s1, v7, 0                           ; cmpne bool
    494  0001008b                  s_and_b32 s0, s0, s1                                 ; and bool
    498  c11a1c4a                  v_add_nc_u32_e32 v14, -1, v13                        ; add int32
    49c  0d0001d50d1d0200          v_cndmask_b32_e64 v13, v13, v14, s0                  ; where int32
    4a4  80061c4c                  v_sub_nc_u32_e32 v14, 0, v3                          ; mod int32
    4a8  031d1c24                  v_max_i32_e32 v14, v3, v14
    4ac  800e1e4c                  v_sub_nc_u32_e32 v15, 0, v7
    4b0  071f1e24                  v_max_i32_e32 v15, v7, v15
    4b4  0f0d207e                  v_cvt_f32_u32_e32 v16, v15
    4b8  1057207e                  v_rcp_iflag_f32_e32 v16, v16
    4bc  ff0f88bf                  s_waitcnt_depctr 0xfff
    4c0  ff202010feff7f4f          v_mul_f32_e32 v16, 0x4f7ffffe, v16                   ; mod int32
    4c8  ff0f88bf                  s_waitcnt_depctr 0xfff
    4cc  100f207e                  v_cvt_u32_f32_e32 v16, v16                           ; mod int32
    4d0  801e224c                  v_sub_nc_u32_e32 v17, 0, v15
    4d4  ff0f88bf                  s_waitcnt_depctr 0xfff
    4d8  11002cd711210200          v_mul_lo_u32 v17, v17, v16                           ; mod int32
    4e0  ff0f88bf                  s_waitcnt_depctr 0xfff
    4e4  11002dd710230200          v_mul_hi_u32 v17, v16, v17                           ; mod int32
    4ec  ff0f88bf                  s_waitcnt_depctr 0xfff
    4f0  1023204a                  v_add_nc_u32_e32 v16, v16, v17                       ; mod int32
    4f4  ff0f88bf                  s_waitcnt_depctr 0xfff
    4f8  10002dd70e210200          v_mul_hi_u32 v16, v14, v16                           ; mod int32
    500  10002cd7101f0200          v_mul_lo_u32 v16, v16, v15
    508  0e211c4c                  v_sub_nc_u32_e32 v14, v14, v16
    50c  00004ed40e1f0200          v_cmp_ge_u32_e64 s0, v14, v15
    514  0e1f204c                  v_sub_nc_u32_e32 v16, v14, v15
    518  0e0001d50e210200          v_cndmask_b32_e64 v14, v14, v16, s0
    520  00004ed40e1f0200          v_cmp_ge_u32_e64 s0, v14, v15
    528  0e1f1e4c                  v_sub_nc_u32_e32 v15, v14, v15
    52c  0e0001d50e1f0200          v_cndmask_b32_e64 v14, v14, v15, s0
    534  9f061e34                  v_ashrrev_i32_e32 v15, 31, v3
    538  0e1f1c3a                  v_xor_b32_e32 v14, v14, v15
    53c  0e1f1c4c                  v_sub_nc_u32_e32 v14, v14, v15
    540  00004dd4800e0200          v_cmp_ne_u32_e64 s0, 0, v7
    548  0e0001d5801c0200          v_cndmask_b32_e64 v14, 0, v14, s0
    550  870e1e36                  v_and_b32_e32 v15, 7, v7                             ; and int32
    554  0f071e34                  v_ashrrev_i32_e32 v15, v15, v3                       ; shr int32
    558  0e002cd70e1f0200          v_mul_lo_u32 v14, v14, v15                           ; mul int32
    560  80081e4c                  v_sub_nc_u32_e32 v15, 0, v4                          ; idiv int32
    564  041f1e24                  v_max_i32_e32 v15, v4, v15
    568  8010204c                  v_sub_nc_u32_e32 v16, 0, v8
    56c  08212024                  v_max_i32_e32 v16, v8, v16
    570  100d227e                  v_cvt_f32_u32_e32 v17, v16
    574  1157227e                  v_rcp_iflag_f32_e32 v17, v17
    578  ff0f88bf                  s_waitcnt_depctr 0xfff
    57c  ff222210feff7f4f          v_mul_f32_e32 v17, 0x4f7ffffe, v17                   ; idiv int32
    584  ff0f88bf                  s_waitcnt_depctr 0xfff
    588  110f227e                  v_cvt_u32_f32_e32 v17, v17                           ; idiv int32
    58c  8020244c                  v_sub_nc_u32_e32 v18, 0, v16
    590  ff0f88bf                  s_waitcnt_depctr 0xfff
    594  12002cd712230200          v_mul_lo_u32 v18, v18, v17                           ; idiv int32
    59c  ff0f88bf                  s_waitcnt_depctr 0xfff
    5a0  12002dd711250200          v_mul_hi_u32 v18, v17, v18                           ; idiv int32
    5a8  ff0f88bf                  s_waitcnt_depctr 0xfff
    5ac  1125224a                  v_add_nc_u32_e32 v17, v17, v18                       ; idiv int32
    5b0  ff0f88bf                  s_waitcnt_depctr 0xfff
    5b4  11002dd70f230200          v_mul_hi_u32 v17, v15, v17                           ; idiv int32
    5bc  12002cd711210200          v_mul_lo_u32 v18, v17, v16
    5c4  0f251e4c                  v_sub_nc_u32_e32 v15, v15, v18
    5c8  00004ed40f210200          v_cmp_ge_u32_e64 s0, v15, v16
    5d0  8122244a                  v_add_nc_u32_e32 v18, 1, v17
    5d4  110001d511250200          v_cndmask_b32_e64 v17, v17, v18, s0
    5dc  0f21244c                  v_sub_nc_u32_e32 v18, v15, v16
    5e0  0f0001d50f250200          v_cndmask_b32_e64 v15, v15, v18, s0
    5e8  00004ed40f210200          v_cmp_ge_u32_e64 s0, v15, v16
    5f0  81221e4a                  v_add_nc_u32_e32 v15, 1, v17
    5f4  0f0001d5111f0200          v_cndmask_b32_e64 v15, v17, v15, s0
    5fc  9f082034                  v_ashrrev_i32_e32 v16, 31, v4
    600  9f102234                  v_ashrrev_i32_e32 v17, 31, v8
    604  1023203a                  v_xor_b32_e32 v16, v16, v17
    608  0f211e3a                  v_xor_b32_e32 v15, v15, v16
    60c  0f211e4c                  v_sub_nc_u32_e32 v15, v15, v16
    610  00004dd480100200          v_cmp_ne_u32_e64 s0, 0, v8
    618  0f0001d5801e0200          v_cndmask_b32_e64 v15, 0, v15, s0
    620  10002cd70f110200          v_mul_lo_u32 v16, v15, v8                            ; mul int32
    628  0421204c                  v_sub_nc_u32_e32 v16, v4, v16                        ; sub int32
    62c  000045d410010100          v_cmp_ne_i32_e64 s0, v16, 0                          ; cmpne bool
    634  1011203a                  v_xor_b32_e32 v16, v16, v8                           ; xor int32
    638  010041d410010100          v_cmp_lt_i32_e64 s1, v16, 0                          ; cmplt bool
    640  0001008b                  s_and_b32 s0, s0, s1                                 ; and bool
    644  010045d408010100          v_cmp_ne_i32_e64 s1, v8, 0                           ; cmpne bool
    64c  0001008b                  s_and_b32 s0, s0, s1                                 ; and bool
    650  c11e204a                  v_add_nc_u32_e32 v16, -1, v15                        ; add int32
    654  0f0001d50f210200          v_cndmask_b32_e64 v15, v15, v16, s0                  ; where int32
    65c  8008204c                  v_sub_nc_u32_e32 v16, 0, v4                          ; mod int32
    660  04212024                  v_max_i32_e32 v16, v4, v16
    664  8010224c                  v_sub_nc_u32_e32 v17, 0, v8
    668  08232224                  v_max_i32_e32 v17, v8, v17
    66c  110d247e                  v_cvt_f32_u32_e32 v18, v17
    670  1257247e                  v_rcp_iflag_f32_e32 v18, v18
    674  ff0f88bf                  s_waitcnt_depctr 0xfff
    678  ff242410feff7f4f          v_mul_f32_e32 v18, 0x4f7ffffe, v18                   ; mod int32
    680  ff0f88bf                  s_waitcnt_depctr 0xfff
    684  120f247e                  v_cvt_u32_f32_e32 v18, v18                           ; mod int32
    688  8022264c                  v_sub_nc_u32_e32 v19, 0, v17
    68c  ff0f88bf                  s_waitcnt_depctr 0xfff
    690  13002cd713250200          v_mul_lo_u32 v19, v19, v18                           ; mod int32
    698  ff0f88bf                  s_waitcnt_depctr 0xfff
    69c  13002dd712270200          v_mul_hi_u32 v19, v18, v19                           ; mod int32
    6a4  ff0f88bf                  s_waitcnt_depctr 0xfff
    6a8  1227244a                  v_add_nc_u32_e32 v18, v18, v19                       ; mod int32
    6ac  ff0f88bf                  s_waitcnt_depctr 0xfff
    6b0  12002dd710250200          v_mul_hi_u32 v18, v16, v18                           ; mod int32
    6b8  12002cd712230200          v_mul_lo_u32 v18, v18, v17
    6c0  1025204c                  v_sub_nc_u32_e32 v16, v16, v18
    6c4  00004ed410230200          v_cmp_ge_u32_e64 s0, v16, v17
    6cc  1023244c                  v_sub_nc_u32_e32 v18, v16, v17
    6d0  100001d510250200          v_cndmask_b32_e64 v16, v16, v18, s0
    6d8  00004ed410230200          v_cmp_ge_u32_e64 s0, v16, v17
    6e0  1023224c                  v_sub_nc_u32_e32 v17, v16, v17
    6e4  100001d510230200          v_cndmask_b32_e64 v16, v16, v17, s0
    6ec  9f082234                  v_ashrrev_i32_e32 v17, 31, v4
    6f0  1023203a                  v_xor_b32_e32 v16, v16, v17
    6f4  1023204c                  v_sub_nc_u32_e32 v16, v16, v17
    6f8  00004dd480100200          v_cmp_ne_u32_e64 s0, 0, v8
    700  100001d580200200          v_cndmask_b32_e64 v16, 0, v16, s0
    708  87100a36                  v_and_b32_e32 v5, 7, v8                              ; and int32
    70c  05090234                  v_ashrrev_i32_e32 v1, v5, v4                         ; shr int32
    710  01002cd710030200          v_mul_lo_u32 v1, v16, v1                             ; mul int32
    718  0915044a                  v_add_nc_u32_e32 v2, v9, v10                         ; add int32
    71c  0b19064a                  v_add_nc_u32_e32 v3, v11, v12                        ; add int32
    720  0d1d084a                  v_add_nc_u32_e32 v4, v13, v14                        ; add int32
    724  0f030a4a                  v_add_nc_u32_e32 v5, v15, v1                         ; add int32
    728  000076dc00020200          global_store_b128 v0, v[2:5], s[2:3]                 ; store void
    730  0000b0bf                  s_endpgm                                             ; sink void
