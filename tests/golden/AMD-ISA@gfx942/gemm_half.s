gemm:
      0  8002047e                  v_mov_b32_e32 v2, 0
      4  8002067e                  v_mov_b32_e32 v3, 0
      8  800082be                  s_mov_b32 s2, 0
      c  ff0083be00010405          s_mov_b32 s3, 0x5040100
     14  ff0084be02030607          s_mov_b32 s4, 0x7060302
     1c  800106c000000000          s_load_dwordx2 s[6:7], s[0:1], 0x0
     24  000206c008000000          s_load_dwordx2 s[8:9], s[0:1], 0x8                   ; define_global ptr<float16, global, 1024>
     2c  000006c010000000          s_load_dwordx2 s[0:1], s[0:1], 0x10                  ; define_global ptr<float16, global, 1024>
     34  ff000226ff030000          v_and_b32_e32 v1, 0x3ff, v0                          ; define_global ptr<float16, global, 1024>
     3c  0000c8d100152902          v_bfe_u32 v0, v0, 10, 10                             ; special int32
     44  82020224                  v_lshlrev_b32_e32 v1, 2, v1                          ; mul int32
     48  85000024                  v_lshlrev_b32_e32 v0, 5, v0                          ; mul int32
     4c  01010868                  v_add_u32_e32 v4, v1, v0                             ; add int32
     50  80020c7e                  v_mov_b32_e32 v6, 0                                  ; range int32
     54  80020e7e                  v_mov_b32_e32 v7, 0
     58  8002047e                  v_mov_b32_e32 v2, 0
     5c  8002067e                  v_mov_b32_e32 v3, 0
     60  800082be                  s_mov_b32 s2, 0
     64  81000024                  v_lshlrev_b32_e32 v0, 1, v0
     68  81020224                  v_lshlrev_b32_e32 v1, 1, v1
loop_6c:
     6c  7fc08cbf                  s_waitcnt 0xc07f
     70  008054dc00000808          global_load_dwordx2 v[8:9], v0, s[8:9]               ; load float16x4
     78  700f8cbf                  s_waitcnt 0xf70
     7c  0500edd108110e00          v_perm_b32 v5, v8, v8, s3                            ; gep float16x2
     84  008054dc0100000a          global_load_dwordx2 v[10:11], v1, s[0:1]             ; load float16x4
     8c  700f8cbf                  s_waitcnt 0xf70
     90  0c4090d305150218          v_pk_mul_f16 v12, v5, v10 op_sel:[0,0] op_sel_hi:[1,1]; mul float16x2
     98  90181a20                  v_lshrrev_b32_e32 v13, 16, v12                       ; gep float16
     9c  0c171c7e                  v_cvt_f32_f16_e32 v14, v12                           ; cast float32
     a0  0d171e7e                  v_cvt_f32_f16_e32 v15, v13                           ; cast float32
     a4  0c00edd108111200          v_perm_b32 v12, v8, v8, s4                           ; gep float16x2
     ac  408054dc01000010          global_load_dwordx2 v[16:17], v1, s[0:1] offset:64   ; load float16x4
     b4  700f8cbf                  s_waitcnt 0xf70
     b8  0d4090d30c210218          v_pk_mul_f16 v13, v12, v16 op_sel:[0,0] op_sel_hi:[1,1]; mul float16x2
     c0  901a2420                  v_lshrrev_b32_e32 v18, 16, v13                       ; gep float16
     c4  0d17287e                  v_cvt_f32_f16_e32 v20, v13                           ; cast float32
     c8  12172a7e                  v_cvt_f32_f16_e32 v21, v18                           ; cast float32
     cc  0e40b2d30e290218          v_pk_add_f32 v[14:15], v[14:15], v[20:21] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
     d4  0d00edd109130e00          v_perm_b32 v13, v9, v9, s3                           ; gep float16x2
     dc  808054dc01000012          global_load_dwordx2 v[18:19], v1, s[0:1] offset:128  ; load float16x4
     e4  700f8cbf                  s_waitcnt 0xf70
     e8  144090d30d250218          v_pk_mul_f16 v20, v13, v18 op_sel:[0,0] op_sel_hi:[1,1]; mul float16x2
     f0  90282a20                  v_lshrrev_b32_e32 v21, 16, v20                       ; gep float16
     f4  14172c7e                  v_cvt_f32_f16_e32 v22, v20                           ; cast float32
     f8  15172e7e                  v_cvt_f32_f16_e32 v23, v21                           ; cast float32
     fc  0800edd109131200          v_perm_b32 v8, v9, v9, s4                            ; gep float16x2
    104  c08054dc01000014          global_load_dwordx2 v[20:21], v1, s[0:1] offset:192  ; load float16x4
    10c  700f8cbf                  s_waitcnt 0xf70
    110  094090d308290218          v_pk_mul_f16 v9, v8, v20 op_sel:[0,0] op_sel_hi:[1,1]; mul float16x2
    118  90123020                  v_lshrrev_b32_e32 v24, 16, v9                        ; gep float16
    11c  0917347e                  v_cvt_f32_f16_e32 v26, v9                            ; cast float32
    120  1817367e                  v_cvt_f32_f16_e32 v27, v24                           ; cast float32
    124  1640b2d316350218          v_pk_add_f32 v[22:23], v[22:23], v[26:27] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
    12c  0e40b2d30e2d0218          v_pk_add_f32 v[14:15], v[14:15], v[22:23] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
    134  0640b2d3061d0218          v_pk_add_f32 v[6:7], v[6:7], v[14:15] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
    13c  054090d305170218          v_pk_mul_f16 v5, v5, v11 op_sel:[0,0] op_sel_hi:[1,1]; mul float16x2
    144  900a1220                  v_lshrrev_b32_e32 v9, 16, v5                         ; gep float16
    148  0517147e                  v_cvt_f32_f16_e32 v10, v5                            ; cast float32
    14c  0917167e                  v_cvt_f32_f16_e32 v11, v9                            ; cast float32
    150  054090d30c230218          v_pk_mul_f16 v5, v12, v17 op_sel:[0,0] op_sel_hi:[1,1]; mul float16x2
    158  900a1220                  v_lshrrev_b32_e32 v9, 16, v5                         ; gep float16
    15c  05171c7e                  v_cvt_f32_f16_e32 v14, v5                            ; cast float32
    160  09171e7e                  v_cvt_f32_f16_e32 v15, v9                            ; cast float32
    164  0a40b2d30a1d0218          v_pk_add_f32 v[10:11], v[10:11], v[14:15] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
    16c  054090d30d270218          v_pk_mul_f16 v5, v13, v19 op_sel:[0,0] op_sel_hi:[1,1]; mul float16x2
    174  900a1220                  v_lshrrev_b32_e32 v9, 16, v5                         ; gep float16
    178  0517187e                  v_cvt_f32_f16_e32 v12, v5                            ; cast float32
    17c  09171a7e                  v_cvt_f32_f16_e32 v13, v9                            ; cast float32
    180  054090d3082b0218          v_pk_mul_f16 v5, v8, v21 op_sel:[0,0] op_sel_hi:[1,1]; mul float16x2
    188  900a1020                  v_lshrrev_b32_e32 v8, 16, v5                         ; gep float16
    18c  05171c7e                  v_cvt_f32_f16_e32 v14, v5                            ; cast float32
    190  08171e7e                  v_cvt_f32_f16_e32 v15, v8                            ; cast float32
    194  0840b2d30c1d0218          v_pk_add_f32 v[8:9], v[12:13], v[14:15] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
    19c  0840b2d30a110218          v_pk_add_f32 v[8:9], v[10:11], v[8:9] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
    1a4  0240b2d302110218          v_pk_add_f32 v[2:3], v[2:3], v[8:9] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
    1ac  08880880                  s_add_u32 s8, s8, 8                                  ; end void
    1b0  09800982                  s_addc_u32 s9, s9, 0
    1b4  00ff008000010000          s_add_u32 s0, s0, 0x100
    1bc  01800182                  s_addc_u32 s1, s1, 0
    1c0  02810280                  s_add_u32 s2, s2, 1
    1c4  028804bf                  s_cmp_lt_i32 s2, 8
    1c8  a8ff85bf                  s_cbranch_scc1 loop_6c
done_1cc:
    1cc  06150a7e                  v_cvt_f16_f32_e32 v5, v6                             ; cast float16
    1d0  07150c7e                  v_cvt_f16_f32_e32 v6, v7                             ; cast float16
    1d4  0000edd1060b0e00          v_perm_b32 v0, v6, v5, s3                            ; vectorize float16x4
    1dc  02150a7e                  v_cvt_f16_f32_e32 v5, v2                             ; cast float16
    1e0  0315047e                  v_cvt_f16_f32_e32 v2, v3                             ; cast float16
    1e4  0100edd1020b0e00          v_perm_b32 v1, v2, v5, s3                            ; vectorize float16x4
    1ec  81080424                  v_lshlrev_b32_e32 v2, 1, v4                          ; store void
    1f0  008074dc02000600          global_store_dwordx2 v2, v[0:1], s[6:7]
    1f8  000081bf                  s_endpgm                                             ; sink void
