gemm:
      0  8002047e                  v_mov_b32_e32 v2, 0
      4  8002067e                  v_mov_b32_e32 v3, 0
      8  800082be                  s_mov_b32 s2, 0
      c  ff0083be00010405          s_mov_b32 s3, 0x5040100
     14  000106c000000000          s_load_dwordx2 s[4:5], s[0:1], 0x0
     1c  800106c008000000          s_load_dwordx2 s[6:7], s[0:1], 0x8                   ; define_global ptr<float16, global, 1024>
     24  000006c010000000          s_load_dwordx2 s[0:1], s[0:1], 0x10                  ; define_global ptr<float16, global, 1024>
     2c  ff000226ff030000          v_and_b32_e32 v1, 0x3ff, v0                          ; define_global ptr<float16, global, 1024>
     34  0000c8d100152902          v_bfe_u32 v0, v0, 10, 10                             ; special int32
     3c  82020224                  v_lshlrev_b32_e32 v1, 2, v1                          ; mul int32
     40  85000024                  v_lshlrev_b32_e32 v0, 5, v0                          ; mul int32
     44  01010868                  v_add_u32_e32 v4, v1, v0                             ; add int32
     48  80020c7e                  v_mov_b32_e32 v6, 0                                  ; range int32
     4c  80020e7e                  v_mov_b32_e32 v7, 0
     50  8002047e                  v_mov_b32_e32 v2, 0
     54  8002067e                  v_mov_b32_e32 v3, 0
     58  800082be                  s_mov_b32 s2, 0
     5c  81000024                  v_lshlrev_b32_e32 v0, 1, v0
     60  81020224                  v_lshlrev_b32_e32 v1, 1, v1
loop_64:
     64  7fc08cbf                  s_waitcnt 0xc07f
     68  008054dc00000618          global_load_dwordx2 v[24:25], v0, s[6:7]             ; load float16x4
     70  008054dc0100001a          global_load_dwordx2 v[26:27], v1, s[0:1]             ; load float16x4
     78  408054dc0100001c          global_load_dwordx2 v[28:29], v1, s[0:1] offset:64   ; load float16x4
     80  808054dc0100001e          global_load_dwordx2 v[30:31], v1, s[0:1] offset:128  ; load float16x4
     88  c08054dc01000020          global_load_dwordx2 v[32:33], v1, s[0:1] offset:192  ; load float16x4
     90  730f8cbf                  s_waitcnt 0xf73
     94  054090d318350210          v_pk_mul_f16 v5, v24, v26 op_sel:[0,0] op_sel_hi:[0,1]; mul float16x2
     9c  900a4420                  v_lshrrev_b32_e32 v34, 16, v5                        ; gep float16
     a0  05172c7e                  v_cvt_f32_f16_e32 v22, v5                            ; cast float32
     a4  22172e7e                  v_cvt_f32_f16_e32 v23, v34                           ; cast float32
     a8  90300a20                  v_lshrrev_b32_e32 v5, 16, v24                        ; gep float16
     ac  720f8cbf                  s_waitcnt 0xf72
     b0  224090d305390210          v_pk_mul_f16 v34, v5, v28 op_sel:[0,0] op_sel_hi:[0,1]; mul float16x2
     b8  90444620                  v_lshrrev_b32_e32 v35, 16, v34                       ; gep float16
     bc  2217287e                  v_cvt_f32_f16_e32 v20, v34                           ; cast float32
     c0  23172a7e                  v_cvt_f32_f16_e32 v21, v35                           ; cast float32
     c4  1440b2d316290218          v_pk_add_f32 v[20:21], v[22:23], v[20:21] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
     cc  710f8cbf                  s_waitcnt 0xf71
     d0  164090d3193d0210          v_pk_mul_f16 v22, v25, v30 op_sel:[0,0] op_sel_hi:[0,1]; mul float16x2
     d8  902c2e20                  v_lshrrev_b32_e32 v23, 16, v22                       ; gep float16
     dc  1617247e                  v_cvt_f32_f16_e32 v18, v22                           ; cast float32
     e0  1717267e                  v_cvt_f32_f16_e32 v19, v23                           ; cast float32
     e4  90322c20                  v_lshrrev_b32_e32 v22, 16, v25                       ; gep float16
     e8  700f8cbf                  s_waitcnt 0xf70
     ec  174090d316410210          v_pk_mul_f16 v23, v22, v32 op_sel:[0,0] op_sel_hi:[0,1]; mul float16x2
     f4  902e4420                  v_lshrrev_b32_e32 v34, 16, v23                       ; gep float16
     f8  1717207e                  v_cvt_f32_f16_e32 v16, v23                           ; cast float32
     fc  2217227e                  v_cvt_f32_f16_e32 v17, v34                           ; cast float32
    100  1040b2d312210218          v_pk_add_f32 v[16:17], v[18:19], v[16:17] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
    108  1040b2d314210218          v_pk_add_f32 v[16:17], v[20:21], v[16:17] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
    110  0640b2d306210218          v_pk_add_f32 v[6:7], v[6:7], v[16:17] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
    118  104090d318370210          v_pk_mul_f16 v16, v24, v27 op_sel:[0,0] op_sel_hi:[0,1]; mul float16x2
    120  90202220                  v_lshrrev_b32_e32 v17, 16, v16                       ; gep float16
    124  10171c7e                  v_cvt_f32_f16_e32 v14, v16                           ; cast float32
    128  11171e7e                  v_cvt_f32_f16_e32 v15, v17                           ; cast float32
    12c  054090d3053b0210          v_pk_mul_f16 v5, v5, v29 op_sel:[0,0] op_sel_hi:[0,1]; mul float16x2
    134  900a2020                  v_lshrrev_b32_e32 v16, 16, v5                        ; gep float16
    138  0517187e                  v_cvt_f32_f16_e32 v12, v5                            ; cast float32
    13c  10171a7e                  v_cvt_f32_f16_e32 v13, v16                           ; cast float32
    140  0c40b2d30e190218          v_pk_add_f32 v[12:13], v[14:15], v[12:13] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
    148  054090d3193f0210          v_pk_mul_f16 v5, v25, v31 op_sel:[0,0] op_sel_hi:[0,1]; mul float16x2
    150  900a1c20                  v_lshrrev_b32_e32 v14, 16, v5                        ; gep float16
    154  0517147e                  v_cvt_f32_f16_e32 v10, v5                            ; cast float32
    158  0e17167e                  v_cvt_f32_f16_e32 v11, v14                           ; cast float32
    15c  054090d316430210          v_pk_mul_f16 v5, v22, v33 op_sel:[0,0] op_sel_hi:[0,1]; mul float16x2
    164  900a1c20                  v_lshrrev_b32_e32 v14, 16, v5                        ; gep float16
    168  0517107e                  v_cvt_f32_f16_e32 v8, v5                             ; cast float32
    16c  0e17127e                  v_cvt_f32_f16_e32 v9, v14                            ; cast float32
    170  0840b2d30a110218          v_pk_add_f32 v[8:9], v[10:11], v[8:9] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
    178  0840b2d30c110218          v_pk_add_f32 v[8:9], v[12:13], v[8:9] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
    180  0240b2d302110218          v_pk_add_f32 v[2:3], v[2:3], v[8:9] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
    188  06880680                  s_add_u32 s6, s6, 8                                  ; end void
    18c  07800782                  s_addc_u32 s7, s7, 0
    190  00ff008000010000          s_add_u32 s0, s0, 0x100
    198  01800182                  s_addc_u32 s1, s1, 0
    19c  02810280                  s_add_u32 s2, s2, 1
    1a0  028804bf                  s_cmp_lt_i32 s2, 8
    1a4  afff85bf                  s_cbranch_scc1 loop_64
done_1a8:
    1a8  06150a7e                  v_cvt_f16_f32_e32 v5, v6                             ; cast float16
    1ac  07150c7e                  v_cvt_f16_f32_e32 v6, v7                             ; cast float16
    1b0  0000edd1060b0e00          v_perm_b32 v0, v6, v5, s3                            ; vectorize float16x4
    1b8  02150a7e                  v_cvt_f16_f32_e32 v5, v2                             ; cast float16
    1bc  0315047e                  v_cvt_f16_f32_e32 v2, v3                             ; cast float16
    1c0  0100edd1020b0e00          v_perm_b32 v1, v2, v5, s3                            ; vectorize float16x4
    1c8  81080424                  v_lshlrev_b32_e32 v2, 1, v4                          ; store void
    1cc  008074dc02000400          global_store_dwordx2 v2, v[0:1], s[4:5]
    1d4  000081bf                  s_endpgm                                             ; sink void
