gemm:
      0  800024caff000201ff030000  v_dual_mov_b32 v1, 0 :: v_dual_and_b32 v2, 0x3ff, v0
      c  800082be                  s_mov_b32 s2, 0
     10  000104f4000000f8          s_load_b64 s[4:5], s[0:1], 0x0
     18  800104f4080000f8          s_load_b64 s[6:7], s[0:1], 0x8                       ; define_global ptr<float16, global, 1024>
     20  000004f4100000f8          s_load_b64 s[0:1], s[0:1], 0x10                      ; define_global ptr<float16, global, 1024>
     28  000010d600152902          v_bfe_u32 v0, v0, 10, 10                             ; special int32
     30  800022ca82040205          v_dual_mov_b32 v5, 0 :: v_dual_lshlrev_b32 v2, 2, v2 ; range int32
     38  800022ca85000001          v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v0, 5, v0
     40  800020ca02010204          v_dual_mov_b32 v4, 0 :: v_dual_add_nc_u32 v3, v2, v0
     48  80020c7e                  v_mov_b32_e32 v6, 0
     4c  800082be                  s_mov_b32 s2, 0
     50  81000030                  v_lshlrev_b32_e32 v0, 1, v0
     54  81040430                  v_lshlrev_b32_e32 v2, 1, v2
loop_58:
     58  07fc89bf                  s_waitcnt 0xfc07
     5c  000056dc00000607          global_load_b64 v[7:8], v0, s[6:7]                   ; load float16x4
     64  000056dc02000009          global_load_b64 v[9:10], v2, s[0:1]                  ; load float16x4
     6c  400056dc0200000b          global_load_b64 v[11:12], v2, s[0:1] offset:64       ; load float16x4
     74  800056dc0200000d          global_load_b64 v[13:14], v2, s[0:1] offset:128      ; load float16x4
     7c  c00056dc0200000f          global_load_b64 v[15:16], v2, s[0:1] offset:192      ; load float16x4
     84  f70f89bf                  s_waitcnt 0xff7
     88  114010cc07130210          v_pk_mul_f16 v17, v7, v9 op_sel:[0,0] op_sel_hi:[0,1]; mul float16x2
     90  12008bd511010000          v_cvt_f32_f16_e64 v18, v17                           ; cast float32
     98  900e2632                  v_lshrrev_b32_e32 v19, 16, v7                        ; gep float16
     9c  f70b89bf                  s_waitcnt 0xbf7
     a0  144010cc13170210          v_pk_mul_f16 v20, v19, v11 op_sel:[0,0] op_sel_hi:[0,1]; mul float16x2
     a8  15008bd514010000          v_cvt_f32_f16_e64 v21, v20                           ; cast float32
     b0  122b2406                  v_add_f32_e32 v18, v18, v21                          ; add float32
     b4  f70789bf                  s_waitcnt 0x7f7
     b8  154010cc081b0210          v_pk_mul_f16 v21, v8, v13 op_sel:[0,0] op_sel_hi:[0,1]; mul float16x2
     c0  16008bd515010000          v_cvt_f32_f16_e64 v22, v21                           ; cast float32
     c8  90102e32                  v_lshrrev_b32_e32 v23, 16, v8                        ; gep float16
     cc  f70389bf                  s_waitcnt 0x3f7
     d0  184010cc171f0210          v_pk_mul_f16 v24, v23, v15 op_sel:[0,0] op_sel_hi:[0,1]; mul float16x2
     d8  19008bd518010000          v_cvt_f32_f16_e64 v25, v24                           ; cast float32
     e0  16332c06                  v_add_f32_e32 v22, v22, v25                          ; add float32
     e4  122d2406                  v_add_f32_e32 v18, v18, v22                          ; add float32
     e8  04250806                  v_add_f32_e32 v4, v4, v18                            ; add float32
     ec  90222232                  v_lshrrev_b32_e32 v17, 16, v17                       ; gep float16
     f0  11008bd511010000          v_cvt_f32_f16_e64 v17, v17                           ; cast float32
     f8  90282432                  v_lshrrev_b32_e32 v18, 16, v20                       ; gep float16
     fc  12008bd512010000          v_cvt_f32_f16_e64 v18, v18                           ; cast float32
    104  11252206                  v_add_f32_e32 v17, v17, v18                          ; add float32
    108  902a2432                  v_lshrrev_b32_e32 v18, 16, v21                       ; gep float16
    10c  12008bd512010000          v_cvt_f32_f16_e64 v18, v18                           ; cast float32
    114  90302832                  v_lshrrev_b32_e32 v20, 16, v24                       ; gep float16
    118  14008bd514010000          v_cvt_f32_f16_e64 v20, v20                           ; cast float32
    120  12292406                  v_add_f32_e32 v18, v18, v20                          ; add float32
    124  11252206                  v_add_f32_e32 v17, v17, v18                          ; add float32
    128  05230a06                  v_add_f32_e32 v5, v5, v17                            ; add float32
    12c  094010cc07150210          v_pk_mul_f16 v9, v7, v10 op_sel:[0,0] op_sel_hi:[0,1]; mul float16x2
    134  0a008bd509010000          v_cvt_f32_f16_e64 v10, v9                            ; cast float32
    13c  0b4010cc13190210          v_pk_mul_f16 v11, v19, v12 op_sel:[0,0] op_sel_hi:[0,1]; mul float16x2
    144  0c008bd50b010000          v_cvt_f32_f16_e64 v12, v11                           ; cast float32
    14c  0a191406                  v_add_f32_e32 v10, v10, v12                          ; add float32
    150  074010cc081d0210          v_pk_mul_f16 v7, v8, v14 op_sel:[0,0] op_sel_hi:[0,1]; mul float16x2
    158  08008bd507010000          v_cvt_f32_f16_e64 v8, v7                             ; cast float32
    160  0c4010cc17210210          v_pk_mul_f16 v12, v23, v16 op_sel:[0,0] op_sel_hi:[0,1]; mul float16x2
    168  0d008bd50c010000          v_cvt_f32_f16_e64 v13, v12                           ; cast float32
    170  081b1006                  v_add_f32_e32 v8, v8, v13                            ; add float32
    174  0a111006                  v_add_f32_e32 v8, v10, v8                            ; add float32
    178  06110c06                  v_add_f32_e32 v6, v6, v8                             ; add float32
    17c  90121032                  v_lshrrev_b32_e32 v8, 16, v9                         ; gep float16
    180  08008bd508010000          v_cvt_f32_f16_e64 v8, v8                             ; cast float32
    188  90161232                  v_lshrrev_b32_e32 v9, 16, v11                        ; gep float16
    18c  09008bd509010000          v_cvt_f32_f16_e64 v9, v9                             ; cast float32
    194  08131006                  v_add_f32_e32 v8, v8, v9                             ; add float32
    198  900e0e32                  v_lshrrev_b32_e32 v7, 16, v7                         ; gep float16
    19c  07008bd507010000          v_cvt_f32_f16_e64 v7, v7                             ; cast float32
    1a4  90181232                  v_lshrrev_b32_e32 v9, 16, v12                        ; gep float16
    1a8  09008bd509010000          v_cvt_f32_f16_e64 v9, v9                             ; cast float32
    1b0  07130e06                  v_add_f32_e32 v7, v7, v9                             ; add float32
    1b4  080f0e06                  v_add_f32_e32 v7, v8, v7                             ; add float32
    1b8  010f0206                  v_add_f32_e32 v1, v1, v7                             ; add float32
    1bc  06880680                  s_add_u32 s6, s6, 8                                  ; end void
    1c0  07800782                  s_addc_u32 s7, s7, 0
    1c4  00ff008000010000          s_add_u32 s0, s0, 0x100
    1cc  01800182                  s_addc_u32 s1, s1, 0
    1d0  02810280                  s_add_u32 s2, s2, 1
    1d4  028804bf                  s_cmp_lt_i32 s2, 8
    1d8  9fffa2bf                  s_cbranch_scc1 loop_58
done_1dc:
    1dc  00008ad504010000          v_cvt_f16_f32_e64 v0, v4                             ; cast float16
    1e4  02008ad505010000          v_cvt_f16_f32_e64 v2, v5                             ; cast float16
    1ec  070044d60201fe0300010405  v_perm_b32 v7, v2, v0, 0x5040100                     ; vectorize float16x4
    1f8  00008ad506010000          v_cvt_f16_f32_e64 v0, v6                             ; cast float16
    200  01008ad501010000          v_cvt_f16_f32_e64 v1, v1                             ; cast float16
    208  080044d60101fe0300010405  v_perm_b32 v8, v1, v0, 0x5040100                     ; vectorize float16x4
    214  81060030                  v_lshlrev_b32_e32 v0, 1, v3                          ; store void
    218  00006edc00070400          global_store_b64 v0, v[7:8], s[4:5]
    220  0000b0bf                  s_endpgm                                             ; sink void
