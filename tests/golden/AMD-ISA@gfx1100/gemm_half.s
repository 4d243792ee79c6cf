gemm:
      0  8002027e                  v_mov_b32_e32 v1, 0
      4  800082be                  s_mov_b32 s2, 0
      8  000104f4000000f8          s_load_b64 s[4:5], s[0:1], 0x0
     10  800104f4080000f8          s_load_b64 s[6:7], s[0:1], 0x8                       ; define_global ptr<float16, global, 1024>
     18  000004f4100000f8          s_load_b64 s[0:1], s[0:1], 0x10                      ; define_global ptr<float16, global, 1024>
     20  ff000436ff030000          v_and_b32_e32 v2, 0x3ff, v0                          ; define_global ptr<float16, global, 1024>
     28  000010d600152902          v_bfe_u32 v0, v0, 10, 10                             ; special int32
     30  82040430                  v_lshlrev_b32_e32 v2, 2, v2                          ; mul int32
     34  85000030                  v_lshlrev_b32_e32 v0, 5, v0                          ; mul int32
     38  0201064a                  v_add_nc_u32_e32 v3, v2, v0                          ; add int32
     3c  8002087e                  v_mov_b32_e32 v4, 0                                  ; range int32
     40  80020a7e                  v_mov_b32_e32 v5, 0
     44  80020c7e                  v_mov_b32_e32 v6, 0
     48  8002027e                  v_mov_b32_e32 v1, 0
     4c  800082be                  s_mov_b32 s2, 0
     50  81000030                  v_lshlrev_b32_e32 v0, 1, v0
     54  81040430                  v_lshlrev_b32_e32 v2, 1, v2
loop_58:
     58  07fc89bf                  s_waitcnt 0xfc07
     5c  000056dc00000607          global_load_b64 v[7:8], v0, s[6:7]                   ; load float16x4
     64  f70389bf                  s_waitcnt 0x3f7
     68  090044d6070ffe0300010405  v_perm_b32 v9, v7, v7, 0x5040100                     ; gep float16x2
     74  000056dc0200000a          global_load_b64 v[10:11], v2, s[0:1]                 ; load float16x4
     7c  f70389bf                  s_waitcnt 0x3f7
     80  0c4010cc09150218          v_pk_mul_f16 v12, v9, v10 op_sel:[0,0] op_sel_hi:[1,1]; mul float16x2
     88  0d008bd50c010000          v_cvt_f32_f16_e64 v13, v12                           ; cast float32
     90  0e0044d6070ffe0302030607  v_perm_b32 v14, v7, v7, 0x7060302                    ; gep float16x2
     9c  400056dc0200000f          global_load_b64 v[15:16], v2, s[0:1] offset:64       ; load float16x4
     a4  f70389bf                  s_waitcnt 0x3f7
     a8  114010cc0e1f0218          v_pk_mul_f16 v17, v14, v15 op_sel:[0,0] op_sel_hi:[1,1]; mul float16x2
     b0  12008bd511010000          v_cvt_f32_f16_e64 v18, v17                           ; cast float32
     b8  0d251a06                  v_add_f32_e32 v13, v13, v18                          ; add float32
     bc  120044d60811fe0300010405  v_perm_b32 v18, v8, v8, 0x5040100                    ; gep float16x2
     c8  800056dc02000013          global_load_b64 v[19:20], v2, s[0:1] offset:128      ; load float16x4
     d0  f70389bf                  s_waitcnt 0x3f7
     d4  154010cc12270218          v_pk_mul_f16 v21, v18, v19 op_sel:[0,0] op_sel_hi:[1,1]; mul float16x2
     dc  16008bd515010000          v_cvt_f32_f16_e64 v22, v21                           ; cast float32
     e4  070044d60811fe0302030607  v_perm_b32 v7, v8, v8, 0x7060302                     ; gep float16x2
     f0  c00056dc02000017          global_load_b64 v[23:24], v2, s[0:1] offset:192      ; load float16x4
     f8  f70389bf                  s_waitcnt 0x3f7
     fc  084010cc072f0218          v_pk_mul_f16 v8, v7, v23 op_sel:[0,0] op_sel_hi:[1,1]; mul float16x2
    104  19008bd508010000          v_cvt_f32_f16_e64 v25, v8                            ; cast float32
    10c  16332c06                  v_add_f32_e32 v22, v22, v25                          ; add float32
    110  0d2d1a06                  v_add_f32_e32 v13, v13, v22                          ; add float32
    114  041b0806                  v_add_f32_e32 v4, v4, v13                            ; add float32
    118  90181832                  v_lshrrev_b32_e32 v12, 16, v12                       ; gep float16
    11c  0c008bd50c010000          v_cvt_f32_f16_e64 v12, v12                           ; cast float32
    124  90221a32                  v_lshrrev_b32_e32 v13, 16, v17                       ; gep float16
    128  0d008bd50d010000          v_cvt_f32_f16_e64 v13, v13                           ; cast float32
    130  0c1b1806                  v_add_f32_e32 v12, v12, v13                          ; add float32
    134  902a1a32                  v_lshrrev_b32_e32 v13, 16, v21                       ; gep float16
    138  0d008bd50d010000          v_cvt_f32_f16_e64 v13, v13                           ; cast float32
    140  90101032                  v_lshrrev_b32_e32 v8, 16, v8                         ; gep float16
    144  08008bd508010000          v_cvt_f32_f16_e64 v8, v8                             ; cast float32
    14c  0d111006                  v_add_f32_e32 v8, v13, v8                            ; add float32
    150  0c111006                  v_add_f32_e32 v8, v12, v8                            ; add float32
    154  05110a06                  v_add_f32_e32 v5, v5, v8                             ; add float32
    158  084010cc09170218          v_pk_mul_f16 v8, v9, v11 op_sel:[0,0] op_sel_hi:[1,1]; mul float16x2
    160  09008bd508010000          v_cvt_f32_f16_e64 v9, v8                             ; cast float32
    168  0a4010cc0e210218          v_pk_mul_f16 v10, v14, v16 op_sel:[0,0] op_sel_hi:[1,1]; mul float16x2
    170  0b008bd50a010000          v_cvt_f32_f16_e64 v11, v10                           ; cast float32
    178  09171206                  v_add_f32_e32 v9, v9, v11                            ; add float32
    17c  0b4010cc12290218          v_pk_mul_f16 v11, v18, v20 op_sel:[0,0] op_sel_hi:[1,1]; mul float16x2
    184  0c008bd50b010000          v_cvt_f32_f16_e64 v12, v11                           ; cast float32
    18c  074010cc07310218          v_pk_mul_f16 v7, v7, v24 op_sel:[0,0] op_sel_hi:[1,1]; mul float16x2
    194  0d008bd507010000          v_cvt_f32_f16_e64 v13, v7                            ; cast float32
    19c  0c1b1806                  v_add_f32_e32 v12, v12, v13                          ; add float32
    1a0  09191206                  v_add_f32_e32 v9, v9, v12                            ; add float32
    1a4  06130c06                  v_add_f32_e32 v6, v6, v9                             ; add float32
    1a8  90101032                  v_lshrrev_b32_e32 v8, 16, v8                         ; gep float16
    1ac  08008bd508010000          v_cvt_f32_f16_e64 v8, v8                             ; cast float32
    1b4  90141232                  v_lshrrev_b32_e32 v9, 16, v10                        ; gep float16
    1b8  09008bd509010000          v_cvt_f32_f16_e64 v9, v9                             ; cast float32
    1c0  08131006                  v_add_f32_e32 v8, v8, v9                             ; add float32
    1c4  90161232                  v_lshrrev_b32_e32 v9, 16, v11                        ; gep float16
    1c8  09008bd509010000          v_cvt_f32_f16_e64 v9, v9                             ; cast float32
    1d0  900e0e32                  v_lshrrev_b32_e32 v7, 16, v7                         ; gep float16
    1d4  07008bd507010000          v_cvt_f32_f16_e64 v7, v7                             ; cast float32
    1dc  090f0e06                  v_add_f32_e32 v7, v9, v7                             ; add float32
    1e0  080f0e06                  v_add_f32_e32 v7, v8, v7                             ; add float32
    1e4  010f0206                  v_add_f32_e32 v1, v1, v7                             ; add float32
    1e8  06880680                  s_add_u32 s6, s6, 8                                  ; end void
    1ec  07800782                  s_addc_u32 s7, s7, 0
    1f0  00ff008000010000          s_add_u32 s0, s0, 0x100
    1f8  01800182                  s_addc_u32 s1, s1, 0
    1fc  02810280                  s_add_u32 s2, s2, 1
    200  028804bf                  s_cmp_lt_i32 s2, 8
    204  94ffa2bf                  s_cbranch_scc1 loop_58
done_208:
    208  00008ad504010000          v_cvt_f16_f32_e64 v0, v4                             ; cast float16
    210  02008ad505010000          v_cvt_f16_f32_e64 v2, v5                             ; cast float16
    218  070044d60201fe0300010405  v_perm_b32 v7, v2, v0, 0x5040100                     ; vectorize float16x4
    224  00008ad506010000          v_cvt_f16_f32_e64 v0, v6                             ; cast float16
    22c  01008ad501010000          v_cvt_f16_f32_e64 v1, v1                             ; cast float16
    234  080044d60101fe0300010405  v_perm_b32 v8, v1, v0, 0x5040100                     ; vectorize float16x4
    240  81060030                  v_lshlrev_b32_e32 v0, 1, v3                          ; store void
    244  00006edc00070400          global_store_b64 v0, v[7:8], s[4:5]
    24c  0000b0bf                  s_endpgm                                             ; sink void
