gemm:
      0  8002047e                  v_mov_b32_e32 v2, 0
      4  8002067e                  v_mov_b32_e32 v3, 0
      8  800087be                  s_mov_b32 s7, 0
      c  ff0083be00010405          s_mov_b32 s3, 0x5040100
     14  ff0086be02030607          s_mov_b32 s6, 0x7060302
     1c  800206c000000000          s_load_dwordx2 s[10:11], s[0:1], 0x0
     24  000106c008000000          s_load_dwordx2 s[4:5], s[0:1], 0x8                   ; define_global ptr<float16, global, 1024>
     2c  000006c010000000          s_load_dwordx2 s[0:1], s[0:1], 0x10                  ; define_global ptr<float16, global, 1024>
     34  020088be                  s_mov_b32 s8, s2                                     ; define_global ptr<float16, global, 1024>
     38  ff003026ff030000          v_and_b32_e32 v24, 0x3ff, v0                         ; special int32
     40  1900c8d100152902          v_bfe_u32 v25, v0, 10, 10                            ; special int32
     48  08ff029200010000          s_mul_i32 s2, s8, 0x100                              ; mul int32
     50  82300224                  v_lshlrev_b32_e32 v1, 2, v24                         ; mul int32
     54  85320024                  v_lshlrev_b32_e32 v0, 5, v25                         ; mul int32
     58  02000068                  v_add_u32_e32 v0, s2, v0                             ; add int32
     5c  8002247e                  v_mov_b32_e32 v18, 0                                 ; range int32
     60  8002267e                  v_mov_b32_e32 v19, 0
     64  8002287e                  v_mov_b32_e32 v20, 0
     68  80022a7e                  v_mov_b32_e32 v21, 0
     6c  800082be                  s_mov_b32 s2, 0
     70  81002e24                  v_lshlrev_b32_e32 v23, 1, v0
     74  81022c24                  v_lshlrev_b32_e32 v22, 1, v1
loop_78:
     78  7fc08cbf                  s_waitcnt 0xc07f
     7c  008054dc17000406          global_load_dwordx2 v[6:7], v23, s[4:5]              ; load float16x4
     84  700f8cbf                  s_waitcnt 0xf70
     88  0f00edd1060d0e00          v_perm_b32 v15, v6, v6, s3                           ; gep float16x2
     90  008054dc16000010          global_load_dwordx2 v[16:17], v22, s[0:1]            ; load float16x4
     98  700f8cbf                  s_waitcnt 0xf70
     9c  024090d30f210218          v_pk_mul_f16 v2, v15, v16 op_sel:[0,0] op_sel_hi:[1,1]; mul float16x2
     a4  90040620                  v_lshrrev_b32_e32 v3, 16, v2                         ; gep float16
     a8  0217007e                  v_cvt_f32_f16_e32 v0, v2                             ; cast float32
     ac  0317027e                  v_cvt_f32_f16_e32 v1, v3                             ; cast float32
     b0  0440b2d312010218          v_pk_add_f32 v[4:5], v[18:19], v[0:1] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
     b8  0e00edd1060d1a00          v_perm_b32 v14, v6, v6, s6                           ; gep float16x2
     c0  408054dc1600000c          global_load_dwordx2 v[12:13], v22, s[0:1] offset:64  ; load float16x4
     c8  700f8cbf                  s_waitcnt 0xf70
     cc  024090d30e190218          v_pk_mul_f16 v2, v14, v12 op_sel:[0,0] op_sel_hi:[1,1]; mul float16x2
     d4  90040620                  v_lshrrev_b32_e32 v3, 16, v2                         ; gep float16
     d8  0217007e                  v_cvt_f32_f16_e32 v0, v2                             ; cast float32
     dc  0317027e                  v_cvt_f32_f16_e32 v1, v3                             ; cast float32
     e0  0440b2d304010218          v_pk_add_f32 v[4:5], v[4:5], v[0:1] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
     e8  0900edd1070f0e00          v_perm_b32 v9, v7, v7, s3                            ; gep float16x2
     f0  808054dc1600000a          global_load_dwordx2 v[10:11], v22, s[0:1] offset:128 ; load float16x4
     f8  700f8cbf                  s_waitcnt 0xf70
     fc  024090d309150218          v_pk_mul_f16 v2, v9, v10 op_sel:[0,0] op_sel_hi:[1,1]; mul float16x2
    104  90040620                  v_lshrrev_b32_e32 v3, 16, v2                         ; gep float16
    108  0217007e                  v_cvt_f32_f16_e32 v0, v2                             ; cast float32
    10c  0317027e                  v_cvt_f32_f16_e32 v1, v3                             ; cast float32
    110  0440b2d304010218          v_pk_add_f32 v[4:5], v[4:5], v[0:1] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
    118  0800edd1070f1a00          v_perm_b32 v8, v7, v7, s6                            ; gep float16x2
    120  c08054dc16000006          global_load_dwordx2 v[6:7], v22, s[0:1] offset:192   ; load float16x4
    128  700f8cbf                  s_waitcnt 0xf70
    12c  024090d3080d0218          v_pk_mul_f16 v2, v8, v6 op_sel:[0,0] op_sel_hi:[1,1] ; mul float16x2
    134  90040620                  v_lshrrev_b32_e32 v3, 16, v2                         ; gep float16
    138  0217007e                  v_cvt_f32_f16_e32 v0, v2                             ; cast float32
    13c  0317027e                  v_cvt_f32_f16_e32 v1, v3                             ; cast float32
    140  1240b2d304010218          v_pk_add_f32 v[18:19], v[4:5], v[0:1] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
    148  024090d30f230218          v_pk_mul_f16 v2, v15, v17 op_sel:[0,0] op_sel_hi:[1,1]; mul float16x2
    150  90040620                  v_lshrrev_b32_e32 v3, 16, v2                         ; gep float16
    154  0217007e                  v_cvt_f32_f16_e32 v0, v2                             ; cast float32
    158  0317027e                  v_cvt_f32_f16_e32 v1, v3                             ; cast float32
    15c  0440b2d314010218          v_pk_add_f32 v[4:5], v[20:21], v[0:1] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
    164  024090d30e1b0218          v_pk_mul_f16 v2, v14, v13 op_sel:[0,0] op_sel_hi:[1,1]; mul float16x2
    16c  90040620                  v_lshrrev_b32_e32 v3, 16, v2                         ; gep float16
    170  0217007e                  v_cvt_f32_f16_e32 v0, v2                             ; cast float32
    174  0317027e                  v_cvt_f32_f16_e32 v1, v3                             ; cast float32
    178  0440b2d304010218          v_pk_add_f32 v[4:5], v[4:5], v[0:1] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
    180  024090d309170218          v_pk_mul_f16 v2, v9, v11 op_sel:[0,0] op_sel_hi:[1,1]; mul float16x2
    188  90040620                  v_lshrrev_b32_e32 v3, 16, v2                         ; gep float16
    18c  0217007e                  v_cvt_f32_f16_e32 v0, v2                             ; cast float32
    190  0317027e                  v_cvt_f32_f16_e32 v1, v3                             ; cast float32
    194  0440b2d304010218          v_pk_add_f32 v[4:5], v[4:5], v[0:1] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
    19c  024090d3080f0218          v_pk_mul_f16 v2, v8, v7 op_sel:[0,0] op_sel_hi:[1,1] ; mul float16x2
    1a4  90040620                  v_lshrrev_b32_e32 v3, 16, v2                         ; gep float16
    1a8  0217007e                  v_cvt_f32_f16_e32 v0, v2                             ; cast float32
    1ac  0317027e                  v_cvt_f32_f16_e32 v1, v3                             ; cast float32
    1b0  1440b2d304010218          v_pk_add_f32 v[20:21], v[4:5], v[0:1] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
    1b8  04880480                  s_add_u32 s4, s4, 8                                  ; end void
    1bc  05800582                  s_addc_u32 s5, s5, 0
    1c0  00ff008000010000          s_add_u32 s0, s0, 0x100
    1c8  01800182                  s_addc_u32 s1, s1, 0
    1cc  02810280                  s_add_u32 s2, s2, 1
    1d0  028804bf                  s_cmp_lt_i32 s2, 8
    1d4  a8ff85bf                  s_cbranch_scc1 loop_78
done_1d8:
    1d8  1215027e                  v_cvt_f16_f32_e32 v1, v18                            ; cast float16
    1dc  1315007e                  v_cvt_f16_f32_e32 v0, v19                            ; cast float16
    1e0  0200edd100030e00          v_perm_b32 v2, v0, v1, s3                            ; vectorize float16x4
    1e8  1415027e                  v_cvt_f16_f32_e32 v1, v20                            ; cast float16
    1ec  1515007e                  v_cvt_f16_f32_e32 v0, v21                            ; cast float16
    1f0  0300edd100030e00          v_perm_b32 v3, v0, v1, s3                            ; vectorize float16x4
    1f8  0889028e                  s_lshl_b32 s2, s8, 9                                 ; store void
    1fc  0a020080                  s_add_u32 s0, s10, s2
    200  0b800182                  s_addc_u32 s1, s11, 0
    204  83300224                  v_lshlrev_b32_e32 v1, 3, v24
    208  86320024                  v_lshlrev_b32_e32 v0, 6, v25
    20c  00030068                  v_add_u32_e32 v0, v0, v1
    210  008074dc00020000          global_store_dwordx2 v0, v[2:3], s[0:1]
    218  000081bf                  s_endpgm                                             ; sink void
