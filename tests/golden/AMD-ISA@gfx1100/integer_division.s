integer_division:
      0  000104f4000000f8          s_load_b64 s[4:5], s[0:1], 0x0
      8  800004f4080000f8          s_load_b64 s[2:3], s[0:1], 0x8                       ; define_global ptr<int32, global, 64>
     10  000004f4100000f8          s_load_b64 s[0:1], s[0:1], 0x10                      ; define_global ptr<int32, global, 64>
     18  84001e30                  v_lshlrev_b32_e32 v15, 4, v0                         ; load int32x4
     1c  07fc89bf                  s_waitcnt 0xfc07
     20  00005edc0f000208          global_load_b128 v[8:11], v15, s[2:3]                ; load int32x4
     28  00005edc0f000004          global_load_b128 v[4:7], v15, s[0:1]                 ; load int32x4
     30  f70789bf                  s_waitcnt 0x7f7
     34  8010004c                  v_sub_nc_u32_e32 v0, 0, v8                           ; idiv int32
     38  08010424                  v_max_i32_e32 v2, v8, v0
     3c  f70389bf                  s_waitcnt 0x3f7
     40  8008004c                  v_sub_nc_u32_e32 v0, 0, v4                           ; idiv int32
     44  04010624                  v_max_i32_e32 v3, v4, v0
     48  030d007e                  v_cvt_f32_u32_e32 v0, v3
     4c  0057007e                  v_rcp_iflag_f32_e32 v0, v0
     50  ff0f88bf                  s_waitcnt_depctr 0xfff
     54  ff000010feff7f4f          v_mul_f32_e32 v0, 0x4f7ffffe, v0                     ; idiv int32
     5c  ff0f88bf                  s_waitcnt_depctr 0xfff
     60  000f007e                  v_cvt_u32_f32_e32 v0, v0                             ; idiv int32
     64  8006024c                  v_sub_nc_u32_e32 v1, 0, v3
     68  ff0f88bf                  s_waitcnt_depctr 0xfff
     6c  01002cd701010200          v_mul_lo_u32 v1, v1, v0                              ; idiv int32
     74  ff0f88bf                  s_waitcnt_depctr 0xfff
     78  01002dd700030200          v_mul_hi_u32 v1, v0, v1                              ; idiv int32
     80  ff0f88bf                  s_waitcnt_depctr 0xfff
     84  0003004a                  v_add_nc_u32_e32 v0, v0, v1                          ; idiv int32
     88  ff0f88bf                  s_waitcnt_depctr 0xfff
     8c  01002dd702010200          v_mul_hi_u32 v1, v2, v0                              ; idiv int32
     94  00002cd701070200          v_mul_lo_u32 v0, v1, v3
     9c  0201044c                  v_sub_nc_u32_e32 v2, v2, v0
     a0  00004ed402070200          v_cmp_ge_u32_e64 s0, v2, v3
     a8  8102004a                  v_add_nc_u32_e32 v0, 1, v1
     ac  010001d501010200          v_cndmask_b32_e64 v1, v1, v0, s0
     b4  0207004c                  v_sub_nc_u32_e32 v0, v2, v3
     b8  000001d502010200          v_cndmask_b32_e64 v0, v2, v0, s0
     c0  00004ed400070200          v_cmp_ge_u32_e64 s0, v0, v3
     c8  8102004a                  v_add_nc_u32_e32 v0, 1, v1
     cc  020001d501010200          v_cndmask_b32_e64 v2, v1, v0, s0
     d4  9f100234                  v_ashrrev_i32_e32 v1, 31, v8
     d8  9f080034                  v_ashrrev_i32_e32 v0, 31, v4
     dc  0101003a                  v_xor_b32_e32 v0, v1, v0
     e0  0201023a                  v_xor_b32_e32 v1, v2, v0
     e4  0101004c                  v_sub_nc_u32_e32 v0, v1, v0
     e8  00004dd480080200          v_cmp_ne_u32_e64 s0, 0, v4
     f0  010001d580000200          v_cndmask_b32_e64 v1, 0, v0, s0
     f8  00002cd701090200          v_mul_lo_u32 v0, v1, v4                              ; mul int32
    100  0801004c                  v_sub_nc_u32_e32 v0, v8, v0                          ; sub int32
    104  010045d400010100          v_cmp_ne_i32_e64 s1, v0, 0                           ; cmpne bool
    10c  0009003a                  v_xor_b32_e32 v0, v0, v4                             ; xor int32
    110  000041d400010100          v_cmp_lt_i32_e64 s0, v0, 0                           ; cmplt bool
    118  0100018b                  s_and_b32 s1, s1, s0                                 ; and bool
    11c  000045d404010100          v_cmp_ne_i32_e64 s0, v4, 0                           ; cmpne bool
    124  0100008b                  s_and_b32 s0, s1, s0                                 ; and bool
    128  c102004a                  v_add_nc_u32_e32 v0, -1, v1                          ; add int32
    12c  130001d501010200          v_cndmask_b32_e64 v19, v1, v0, s0                    ; where int32
    134  8010004c                  v_sub_nc_u32_e32 v0, 0, v8                           ; mod int32
    138  08010624                  v_max_i32_e32 v3, v8, v0
    13c  8008004c                  v_sub_nc_u32_e32 v0, 0, v4
    140  04010424                  v_max_i32_e32 v2, v4, v0
    144  020d007e                  v_cvt_f32_u32_e32 v0, v2
    148  0057007e                  v_rcp_iflag_f32_e32 v0, v0
    14c  ff0f88bf                  s_waitcnt_depctr 0xfff
    150  ff000010feff7f4f          v_mul_f32_e32 v0, 0x4f7ffffe, v0                     ; mod int32
    158  ff0f88bf                  s_waitcnt_depctr 0xfff
    15c  000f007e                  v_cvt_u32_f32_e32 v0, v0                             ; mod int32
    160  8004024c                  v_sub_nc_u32_e32 v1, 0, v2
    164  ff0f88bf                  s_waitcnt_depctr 0xfff
    168  01002cd701010200          v_mul_lo_u32 v1, v1, v0                              ; mod int32
    170  ff0f88bf                  s_waitcnt_depctr 0xfff
    174  01002dd700030200          v_mul_hi_u32 v1, v0, v1                              ; mod int32
    17c  ff0f88bf                  s_waitcnt_depctr 0xfff
    180  0003004a                  v_add_nc_u32_e32 v0, v0, v1                          ; mod int32
    184  ff0f88bf                  s_waitcnt_depctr 0xfff
    188  00002dd703010200          v_mul_hi_u32 v0, v3, v0                              ; mod int32
    190  00002cd700050200          v_mul_lo_u32 v0, v0, v2
    198  0301004c                  v_sub_nc_u32_e32 v0, v3, v0
    19c  00004ed400050200          v_cmp_ge_u32_e64 s0, v0, v2
    1a4  0005024c                  v_sub_nc_u32_e32 v1, v0, v2
    1a8  000001d500030200          v_cndmask_b32_e64 v0, v0, v1, s0
    1b0  00004ed400050200          v_cmp_ge_u32_e64 s0, v0, v2
    1b8  0005024c                  v_sub_nc_u32_e32 v1, v0, v2
    1bc  010001d500030200          v_cndmask_b32_e64 v1, v0, v1, s0
    1c4  9f100034                  v_ashrrev_i32_e32 v0, 31, v8
    1c8  0101023a                  v_xor_b32_e32 v1, v1, v0
    1cc  0101004c                  v_sub_nc_u32_e32 v0, v1, v0
    1d0  00004dd480080200          v_cmp_ne_u32_e64 s0, 0, v4
    1d8  010001d580000200          v_cndmask_b32_e64 v1, 0, v0, s0
    1e0  87080036                  v_and_b32_e32 v0, 7, v4                              ; and int32
    1e4  00110034                  v_ashrrev_i32_e32 v0, v0, v8                         ; shr int32
    1e8  12002cd701010200          v_mul_lo_u32 v18, v1, v0                             ; mul int32
    1f0  8012004c                  v_sub_nc_u32_e32 v0, 0, v9                           ; idiv int32
    1f4  09010424                  v_max_i32_e32 v2, v9, v0
    1f8  800a004c                  v_sub_nc_u32_e32 v0, 0, v5
    1fc  05010624                  v_max_i32_e32 v3, v5, v0
    200  030d007e                  v_cvt_f32_u32_e32 v0, v3
    204  0057007e                  v_rcp_iflag_f32_e32 v0, v0
    208  ff0f88bf                  s_waitcnt_depctr 0xfff
    20c  ff000010feff7f4f          v_mul_f32_e32 v0, 0x4f7ffffe, v0                     ; idiv int32
    214  ff0f88bf                  s_waitcnt_depctr 0xfff
    218  000f007e                  v_cvt_u32_f32_e32 v0, v0                             ; idiv int32
    21c  8006024c                  v_sub_nc_u32_e32 v1, 0, v3
    220  ff0f88bf                  s_waitcnt_depctr 0xfff
    224  01002cd701010200          v_mul_lo_u32 v1, v1, v0                              ; idiv int32
    22c  ff0f88bf                  s_waitcnt_depctr 0xfff
    230  01002dd700030200          v_mul_hi_u32 v1, v0, v1                              ; idiv int32
    238  ff0f88bf                  s_waitcnt_depctr 0xfff
    23c  0003004a                  v_add_nc_u32_e32 v0, v0, v1                          ; idiv int32
    240  ff0f88bf                  s_waitcnt_depctr 0xfff
    244  01002dd702010200          v_mul_hi_u32 v1, v2, v0                              ; idiv int32
    24c  00002cd701070200          v_mul_lo_u32 v0, v1, v3
    254  0201044c                  v_sub_nc_u32_e32 v2, v2, v0
    258  00004ed402070200          v_cmp_ge_u32_e64 s0, v2, v3
    260  8102004a                  v_add_nc_u32_e32 v0, 1, v1
    264  010001d501010200          v_cndmask_b32_e64 v1, v1, v0, s0
    26c  0207004c                  v_sub_nc_u32_e32 v0, v2, v3
    270  000001d502010200          v_cndmask_b32_e64 v0, v2, v0, s0
    278  00004ed400070200          v_cmp_ge_u32_e64 s0, v0, v3
    280  8102004a                  v_add_nc_u32_e32 v0, 1, v1
    284  020001d501010200          v_cndmask_b32_e64 v2, v1, v0, s0
    28c  9f120234                  v_ashrrev_i32_e32 v1, 31, v9
    290  9f0a0034                  v_ashrrev_i32_e32 v0, 31, v5
    294  0101003a                  v_xor_b32_e32 v0, v1, v0
    298  0201023a                  v_xor_b32_e32 v1, v2, v0
    29c  0101004c                  v_sub_nc_u32_e32 v0, v1, v0
    2a0  00004dd4800a0200          v_cmp_ne_u32_e64 s0, 0, v5
    2a8  010001d580000200          v_cndmask_b32_e64 v1, 0, v0, s0
    2b0  00002cd7010b0200          v_mul_lo_u32 v0, v1, v5                              ; mul int32
    2b8  0901004c                  v_sub_nc_u32_e32 v0, v9, v0                          ; sub int32
    2bc  010045d400010100          v_cmp_ne_i32_e64 s1, v0, 0                           ; cmpne bool
    2c4  000b003a                  v_xor_b32_e32 v0, v0, v5                             ; xor int32
    2c8  000041d400010100          v_cmp_lt_i32_e64 s0, v0, 0                           ; cmplt bool
    2d0  0100018b                  s_and_b32 s1, s1, s0                                 ; and bool
    2d4  000045d405010100          v_cmp_ne_i32_e64 s0, v5, 0                           ; cmpne bool
    2dc  0100008b                  s_and_b32 s0, s1, s0                                 ; and bool
    2e0  c102004a                  v_add_nc_u32_e32 v0, -1, v1                          ; add int32
    2e4  110001d501010200          v_cndmask_b32_e64 v17, v1, v0, s0                    ; where int32
    2ec  8012004c                  v_sub_nc_u32_e32 v0, 0, v9                           ; mod int32
    2f0  09010624                  v_max_i32_e32 v3, v9, v0
    2f4  800a004c                  v_sub_nc_u32_e32 v0, 0, v5
    2f8  05010424                  v_max_i32_e32 v2, v5, v0
    2fc  020d007e                  v_cvt_f32_u32_e32 v0, v2
    300  0057007e                  v_rcp_iflag_f32_e32 v0, v0
    304  ff0f88bf                  s_waitcnt_depctr 0xfff
    308  ff000010feff7f4f          v_mul_f32_e32 v0, 0x4f7ffffe, v0                     ; mod int32
    310  ff0f88bf                  s_waitcnt_depctr 0xfff
    314  000f007e                  v_cvt_u32_f32_e32 v0, v0                             ; mod int32
    318  8004024c                  v_sub_nc_u32_e32 v1, 0, v2
    31c  ff0f88bf                  s_waitcnt_depctr 0xfff
    320  01002cd701010200          v_mul_lo_u32 v1, v1, v0                              ; mod int32
    328  ff0f88bf                  s_waitcnt_depctr 0xfff
    32c  01002dd700030200          v_mul_hi_u32 v1, v0, v1                              ; mod int32
    334  ff0f88bf                  s_waitcnt_depctr 0xfff
    338  0003004a                  v_add_nc_u32_e32 v0, v0, v1                          ; mod int32
    33c  ff0f88bf                  s_waitcnt_depctr 0xfff
    340  00002dd703010200          v_mul_hi_u32 v0, v3, v0                              ; mod int32
    348  00002cd700050200          v_mul_lo_u32 v0, v0, v2
    350  0301004c                  v_sub_nc_u32_e32 v0, v3, v0
    354  00004ed400050200          v_cmp_ge_u32_e64 s0, v0, v2
    35c  0005024c                  v_sub_nc_u32_e32 v1, v0, v2
    360  000001d500030200          v_cndmask_b32_e64 v0, v0, v1, s0
    368  00004ed400050200          v_cmp_ge_u32_e64 s0, v0, v2
    370  0005024c                  v_sub_nc_u32_e32 v1, v0, v2
    374  010001d500030200          v_cndmask_b32_e64 v1, v0, v1, s0
    37c  9f120034                  v_ashrrev_i32_e32 v0, 31, v9
    380  0101023a                  v_xor_b32_e32 v1, v1, v0
    384  0101004c                  v_sub_nc_u32_e32 v0, v1, v0
    388  00004dd4800a0200          v_cmp_ne_u32_e64 s0, 0, v5
    390  010001d580000200          v_cndmask_b32_e64 v1, 0, v0, s0
    398  870a0036                  v_and_b32_e32 v0, 7, v5                              ; and int32
    39c  00130034                  v_ashrrev_i32_e32 v0, v0, v9                         ; shr int32
    3a0  10002cd701010200          v_mul_lo_u32 v16, v1, v0                             ; mul int32
    3a8  8014004c                  v_sub_nc_u32_e32 v0, 0, v10                          ; idiv int32
    3ac  0a010424                  v_max_i32_e32 v2, v10, v0
    3b0  800c004c                  v_sub_nc_u32_e32 v0, 0, v6
    3b4  06010624                  v_max_i32_e32 v3, v6, v0
    3b8  030d007e                  v_cvt_f32_u32_e32 v0, v3
    3bc  0057007e                  v_rcp_iflag_f32_e32 v0, v0
    3c0  ff0f88bf                  s_waitcnt_depctr 0xfff
    3c4  ff000010feff7f4f          v_mul_f32_e32 v0, 0x4f7ffffe, v0                     ; idiv int32
    3cc  ff0f88bf                  s_waitcnt_depctr 0xfff
    3d0  000f007e                  v_cvt_u32_f32_e32 v0, v0                             ; idiv int32
    3d4  8006024c                  v_sub_nc_u32_e32 v1, 0, v3
    3d8  ff0f88bf                  s_waitcnt_depctr 0xfff
    3dc  01002cd701010200          v_mul_lo_u32 v1, v1, v0                              ; idiv int32
    3e4  ff0f88bf                  s_waitcnt_depctr 0xfff
    3e8  01002dd700030200          v_mul_hi_u32 v1, v0, v1                              ; idiv int32
    3f0  ff0f88bf                  s_waitcnt_depctr 0xfff
    3f4  0003004a                  v_add_nc_u32_e32 v0, v0, v1                          ; idiv int32
    3f8  ff0f88bf                  s_waitcnt_depctr 0xfff
    3fc  01002dd702010200          v_mul_hi_u32 v1, v2, v0                              ; idiv int32
    404  00002cd701070200          v_mul_lo_u32 v0, v1, v3
    40c  0201044c                  v_sub_nc_u32_e32 v2, v2, v0
    410  00004ed402070200          v_cmp_ge_u32_e64 s0, v2, v3
    418  8102004a                  v_add_nc_u32_e32 v0, 1, v1
    41c  010001d501010200          v_cndmask_b32_e64 v1, v1, v0, s0
    424  0207004c                  v_sub_nc_u32_e32 v0, v2, v3
    428  000001d502010200          v_cndmask_b32_e64 v0, v2, v0, s0
    430  00004ed400070200          v_cmp_ge_u32_e64 s0, v0, v3
    438  8102004a                  v_add_nc_u32_e32 v0, 1, v1
    43c  020001d501010200          v_cndmask_b32_e64 v2, v1, v0, s0
    444  9f140234                  v_ashrrev_i32_e32 v1, 31, v10
    448  9f0c0034                  v_ashrrev_i32_e32 v0, 31, v6
    44c  0101003a                  v_xor_b32_e32 v0, v1, v0
    450  0201023a                  v_xor_b32_e32 v1, v2, v0
    454  0101004c                  v_sub_nc_u32_e32 v0, v1, v0
    458  00004dd4800c0200          v_cmp_ne_u32_e64 s0, 0, v6
    460  010001d580000200          v_cndmask_b32_e64 v1, 0, v0, s0
    468  00002cd7010d0200          v_mul_lo_u32 v0, v1, v6                              ; mul int32
    470  0a01004c                  v_sub_nc_u32_e32 v0, v10, v0                         ; sub int32
    474  010045d400010100          v_cmp_ne_i32_e64 s1, v0, 0                           ; cmpne bool
    47c  000d003a                  v_xor_b32_e32 v0, v0, v6                             ; xor int32
    480  000041d400010100          v_cmp_lt_i32_e64 s0, v0, 0                           ; cmplt bool
    488  0100018b                  s_and_b32 s1, s1, s0                                 ; and bool
    48c  000045d406010100          v_cmp_ne_i32_e64 s0, v6, 0                           ; cmpne bool
    494  0100008b                  s_and_b32 s0, s1, s0                                 ; and bool
    498  c102004a                  v_add_nc_u32_e32 v0, -1, v1                          ; add int32
    49c  0e0001d501010200          v_cndmask_b32_e64 v14, v1, v0, s0                    ; where int32
    4a4  8014004c                  v_sub_nc_u32_e32 v0, 0, v10                          ; mod int32
    4a8  0a010624                  v_max_i32_e32 v3, v10, v0
    4ac  800c004c                  v_sub_nc_u32_e32 v0, 0, v6
    4b0  06010424                  v_max_i32_e32 v2, v6, v0
    4b4  020d007e                  v_cvt_f32_u32_e32 v0, v2
    4b8  0057007e                  v_rcp_iflag_f32_e32 v0, v0
    4bc  ff0f88bf                  s_waitcnt_depctr 0xfff
    4c0  ff000010feff7f4f          v_mul_f32_e32 v0, 0x4f7ffffe, v0                     ; mod int32
    4c8  ff0f88bf                  s_waitcnt_depctr 0xfff
    4cc  000f007e                  v_cvt_u32_f32_e32 v0, v0                             ; mod int32
    4d0  8004024c                  v_sub_nc_u32_e32 v1, 0, v2
    4d4  ff0f88bf                  s_waitcnt_depctr 0xfff
    4d8  01002cd701010200          v_mul_lo_u32 v1, v1, v0                              ; mod int32
    4e0  ff0f88bf                  s_waitcnt_depctr 0xfff
    4e4  01002dd700030200          v_mul_hi_u32 v1, v0, v1                              ; mod int32
    4ec  ff0f88bf                  s_waitcnt_depctr 0xfff
    4f0  0003004a                  v_add_nc_u32_e32 v0, v0, v1                          ; mod int32
    4f4  ff0f88bf                  s_waitcnt_depctr 0xfff
    4f8  00002dd703010200          v_mul_hi_u32 v0, v3, v0                              ; mod int32
    500  00002cd700050200          v_mul_lo_u32 v0, v0, v2
    508  0301004c                  v_sub_nc_u32_e32 v0, v3, v0
    50c  00004ed400050200          v_cmp_ge_u32_e64 s0, v0, v2
    514  0005024c                  v_sub_nc_u32_e32 v1, v0, v2
    518  000001d500030200          v_cndmask_b32_e64 v0, v0, v1, s0
    520  00004ed400050200          v_cmp_ge_u32_e64 s0, v0, v2
    528  0005024c                  v_sub_nc_u32_e32 v1, v0, v2
    52c  010001d500030200          v_cndmask_b32_e64 v1, v0, v1, s0
    534  9f140034                  v_ashrrev_i32_e32 v0, 31, v10
    538  0101023a                  v_xor_b32_e32 v1, v1, v0
    53c  0101004c                  v_sub_nc_u32_e32 v0, v1, v0
    540  00004dd4800c0200          v_cmp_ne_u32_e64 s0, 0, v6
    548  010001d580000200          v_cndmask_b32_e64 v1, 0, v0, s0
    550  870c0036                  v_and_b32_e32 v0, 7, v6                              ; and int32
    554  00150034                  v_ashrrev_i32_e32 v0, v0, v10                        ; shr int32
    558  0d002cd701010200          v_mul_lo_u32 v13, v1, v0                             ; mul int32
    560  8016004c                  v_sub_nc_u32_e32 v0, 0, v11                          ; idiv int32
    564  0b010424                  v_max_i32_e32 v2, v11, v0
    568  800e004c                  v_sub_nc_u32_e32 v0, 0, v7
    56c  07010624                  v_max_i32_e32 v3, v7, v0
    570  030d007e                  v_cvt_f32_u32_e32 v0, v3
    574  0057007e                  v_rcp_iflag_f32_e32 v0, v0
    578  ff0f88bf                  s_waitcnt_depctr 0xfff
    57c  ff000010feff7f4f          v_mul_f32_e32 v0, 0x4f7ffffe, v0                     ; idiv int32
    584  ff0f88bf                  s_waitcnt_depctr 0xfff
    588  000f007e                  v_cvt_u32_f32_e32 v0, v0                             ; idiv int32
    58c  8006024c                  v_sub_nc_u32_e32 v1, 0, v3
    590  ff0f88bf                  s_waitcnt_depctr 0xfff
    594  01002cd701010200          v_mul_lo_u32 v1, v1, v0                              ; idiv int32
    59c  ff0f88bf                  s_waitcnt_depctr 0xfff
    5a0  01002dd700030200          v_mul_hi_u32 v1, v0, v1                              ; idiv int32
    5a8  ff0f88bf                  s_waitcnt_depctr 0xfff
    5ac  0003004a                  v_add_nc_u32_e32 v0, v0, v1                          ; idiv int32
    5b0  ff0f88bf                  s_waitcnt_depctr 0xfff
    5b4  01002dd702010200          v_mul_hi_u32 v1, v2, v0                              ; idiv int32
    5bc  00002cd701070200          v_mul_lo_u32 v0, v1, v3
    5c4  0201044c                  v_sub_nc_u32_e32 v2, v2, v0
    5c8  00004ed402070200          v_cmp_ge_u32_e64 s0, v2, v3
    5d0  8102004a                  v_add_nc_u32_e32 v0, 1, v1
    5d4  010001d501010200          v_cndmask_b32_e64 v1, v1, v0, s0
    5dc  0207004c                  v_sub_nc_u32_e32 v0, v2, v3
    5e0  000001d502010200          v_cndmask_b32_e64 v0, v2, v0, s0
    5e8  00004ed400070200          v_cmp_ge_u32_e64 s0, v0, v3
    5f0  8102004a                  v_add_nc_u32_e32 v0, 1, v1
    5f4  020001d501010200          v_cndmask_b32_e64 v2, v1, v0, s0
    5fc  9f160234                  v_ashrrev_i32_e32 v1, 31, v11
    600  9f0e0034                  v_ashrrev_i32_e32 v0, 31, v7
    604  0101003a                  v_xor_b32_e32 v0, v1, v0
    608  0201023a                  v_xor_b32_e32 v1, v2, v0
    60c  0101004c                  v_sub_nc_u32_e32 v0, v1, v0
    610  00004dd4800e0200          v_cmp_ne_u32_e64 s0, 0, v7
    618  010001d580000200          v_cndmask_b32_e64 v1, 0, v0, s0
    620  00002cd7010f0200          v_mul_lo_u32 v0, v1, v7                              ; mul int32
    628  0b01004c                  v_sub_nc_u32_e32 v0, v11, v0                         ; sub int32
    62c  010045d400010100          v_cmp_ne_i32_e64 s1, v0, 0                           ; cmpne bool
    634  000f003a                  v_xor_b32_e32 v0, v0, v7                             ; xor int32
    638  000041d400010100          v_cmp_lt_i32_e64 s0, v0, 0                           ; cmplt bool
    640  0100018b                  s_and_b32 s1, s1, s0                                 ; and bool
    644  000045d407010100          v_cmp_ne_i32_e64 s0, v7, 0                           ; cmpne bool
    64c  0100008b                  s_and_b32 s0, s1, s0                                 ; and bool
    650  c102004a                  v_add_nc_u32_e32 v0, -1, v1                          ; add int32
    654  0c0001d501010200          v_cndmask_b32_e64 v12, v1, v0, s0                    ; where int32
    65c  8016004c                  v_sub_nc_u32_e32 v0, 0, v11                          ; mod int32
    660  0b010624                  v_max_i32_e32 v3, v11, v0
    664  800e004c                  v_sub_nc_u32_e32 v0, 0, v7
    668  07010424                  v_max_i32_e32 v2, v7, v0
    66c  020d007e                  v_cvt_f32_u32_e32 v0, v2
    670  0057007e                  v_rcp_iflag_f32_e32 v0, v0
    674  ff0f88bf                  s_waitcnt_depctr 0xfff
    678  ff000010feff7f4f          v_mul_f32_e32 v0, 0x4f7ffffe, v0                     ; mod int32
    680  ff0f88bf                  s_waitcnt_depctr 0xfff
    684  000f007e                  v_cvt_u32_f32_e32 v0, v0                             ; mod int32
    688  8004024c                  v_sub_nc_u32_e32 v1, 0, v2
    68c  ff0f88bf                  s_waitcnt_depctr 0xfff
    690  01002cd701010200          v_mul_lo_u32 v1, v1, v0                              ; mod int32
    698  ff0f88bf                  s_waitcnt_depctr 0xfff
    69c  01002dd700030200          v_mul_hi_u32 v1, v0, v1                              ; mod int32
    6a4  ff0f88bf                  s_waitcnt_depctr 0xfff
    6a8  0003004a                  v_add_nc_u32_e32 v0, v0, v1                          ; mod int32
    6ac  ff0f88bf                  s_waitcnt_depctr 0xfff
    6b0  00002dd703010200          v_mul_hi_u32 v0, v3, v0                              ; mod int32
    6b8  00002cd700050200          v_mul_lo_u32 v0, v0, v2
    6c0  0301004c                  v_sub_nc_u32_e32 v0, v3, v0
    6c4  00004ed400050200          v_cmp_ge_u32_e64 s0, v0, v2
    6cc  0005024c                  v_sub_nc_u32_e32 v1, v0, v2
    6d0  000001d500030200          v_cndmask_b32_e64 v0, v0, v1, s0
    6d8  00004ed400050200          v_cmp_ge_u32_e64 s0, v0, v2
    6e0  0005024c                  v_sub_nc_u32_e32 v1, v0, v2
    6e4  010001d500030200          v_cndmask_b32_e64 v1, v0, v1, s0
    6ec  9f160034                  v_ashrrev_i32_e32 v0, 31, v11
    6f0  0101023a                  v_xor_b32_e32 v1, v1, v0
    6f4  0101004c                  v_sub_nc_u32_e32 v0, v1, v0
    6f8  00004dd4800e0200          v_cmp_ne_u32_e64 s0, 0, v7
    700  010001d580000200          v_cndmask_b32_e64 v1, 0, v0, s0
    708  870e0036                  v_and_b32_e32 v0, 7, v7                              ; and int32
    70c  00170034                  v_ashrrev_i32_e32 v0, v0, v11                        ; shr int32
    710  04002cd701010200          v_mul_lo_u32 v4, v1, v0                              ; mul int32
    718  1325004a                  v_add_nc_u32_e32 v0, v19, v18                        ; add int32
    71c  1121024a                  v_add_nc_u32_e32 v1, v17, v16                        ; add int32
    720  0e1b044a                  v_add_nc_u32_e32 v2, v14, v13                        ; add int32
    724  0c09064a                  v_add_nc_u32_e32 v3, v12, v4                         ; add int32
    728  000076dc0f000400          global_store_b128 v15, v[0:3], s[4:5]                ; store void
    730  0000b0bf                  s_endpgm                                             ; sink void
