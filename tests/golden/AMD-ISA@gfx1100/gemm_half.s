gemm:
      0  8002047e                  v_mov_b32_e32 v2, 0
      4  800085be                  s_mov_b32 s5, 0
      8  800104f4000000f8          s_load_b64 s[6:7], s[0:1], 0x0
     10  800004f4080000f8          s_load_b64 s[2:3], s[0:1], 0x8                       ; define_global ptr<float16, global, 1024>
     18  000004f4100000f8          s_load_b64 s[0:1], s[0:1], 0x10                      ; define_global ptr<float16, global, 1024>
     20  ff003236ff030000          v_and_b32_e32 v25, 0x3ff, v0                         ; special int32
     28  1a0010d600152902          v_bfe_u32 v26, v0, 10, 10                            ; special int32
     30  0dff049600010000          s_mul_i32 s4, s13, 0x100                             ; mul int32
     38  82320230                  v_lshlrev_b32_e32 v1, 2, v25                         ; mul int32
     3c  85340030                  v_lshlrev_b32_e32 v0, 5, v26                         ; mul int32
     40  0400004a                  v_add_nc_u32_e32 v0, s4, v0                          ; add int32
     44  8002267e                  v_mov_b32_e32 v19, 0                                 ; range int32
     48  8002287e                  v_mov_b32_e32 v20, 0
     4c  80022a7e                  v_mov_b32_e32 v21, 0
     50  80022c7e                  v_mov_b32_e32 v22, 0
     54  800084be                  s_mov_b32 s4, 0
     58  81003030                  v_lshlrev_b32_e32 v24, 1, v0
     5c  81022e30                  v_lshlrev_b32_e32 v23, 1, v1
loop_60:
     60  07fc89bf                  s_waitcnt 0xfc07
     64  000056dc18000202          global_load_b64 v[2:3], v24, s[2:3]                  ; load float16x4
     6c  f70389bf                  s_waitcnt 0x3f7
     70  120044d60205fe0300010405  v_perm_b32 v18, v2, v2, 0x5040100                    ; gep float16x2
     7c  000056dc17000010          global_load_b64 v[16:17], v23, s[0:1]                ; load float16x4
     84  f70389bf                  s_waitcnt 0x3f7
     88  064010cc12210218          v_pk_mul_f16 v6, v18, v16 op_sel:[0,0] op_sel_hi:[1,1]; mul float16x2
     90  00008bd506010000          v_cvt_f32_f16_e64 v0, v6                             ; cast float32
     98  13010206                  v_add_f32_e32 v1, v19, v0                            ; add float32
     9c  0f0044d60205fe0302030607  v_perm_b32 v15, v2, v2, 0x7060302                    ; gep float16x2
     a8  400056dc1700000d          global_load_b64 v[13:14], v23, s[0:1] offset:64      ; load float16x4
     b0  f70389bf                  s_waitcnt 0x3f7
     b4  054010cc0f1b0218          v_pk_mul_f16 v5, v15, v13 op_sel:[0,0] op_sel_hi:[1,1]; mul float16x2
     bc  00008bd505010000          v_cvt_f32_f16_e64 v0, v5                             ; cast float32
     c4  01010206                  v_add_f32_e32 v1, v1, v0                             ; add float32
     c8  0c0044d60307fe0300010405  v_perm_b32 v12, v3, v3, 0x5040100                    ; gep float16x2
     d4  800056dc1700000a          global_load_b64 v[10:11], v23, s[0:1] offset:128     ; load float16x4
     dc  f70389bf                  s_waitcnt 0x3f7
     e0  044010cc0c150218          v_pk_mul_f16 v4, v12, v10 op_sel:[0,0] op_sel_hi:[1,1]; mul float16x2
     e8  00008bd504010000          v_cvt_f32_f16_e64 v0, v4                             ; cast float32
     f0  01010206                  v_add_f32_e32 v1, v1, v0                             ; add float32
     f4  090044d60307fe0302030607  v_perm_b32 v9, v3, v3, 0x7060302                     ; gep float16x2
    100  c00056dc17000007          global_load_b64 v[7:8], v23, s[0:1] offset:192       ; load float16x4
    108  f70389bf                  s_waitcnt 0x3f7
    10c  024010cc090f0218          v_pk_mul_f16 v2, v9, v7 op_sel:[0,0] op_sel_hi:[1,1] ; mul float16x2
    114  00008bd502010000          v_cvt_f32_f16_e64 v0, v2                             ; cast float32
    11c  01012606                  v_add_f32_e32 v19, v1, v0                            ; add float32
    120  900c0032                  v_lshrrev_b32_e32 v0, 16, v6                         ; gep float16
    124  00008bd500010000          v_cvt_f32_f16_e64 v0, v0                             ; cast float32
    12c  14010206                  v_add_f32_e32 v1, v20, v0                            ; add float32
    130  900a0032                  v_lshrrev_b32_e32 v0, 16, v5                         ; gep float16
    134  00008bd500010000          v_cvt_f32_f16_e64 v0, v0                             ; cast float32
    13c  01010206                  v_add_f32_e32 v1, v1, v0                             ; add float32
    140  90080032                  v_lshrrev_b32_e32 v0, 16, v4                         ; gep float16
    144  00008bd500010000          v_cvt_f32_f16_e64 v0, v0                             ; cast float32
    14c  01010206                  v_add_f32_e32 v1, v1, v0                             ; add float32
    150  90040032                  v_lshrrev_b32_e32 v0, 16, v2                         ; gep float16
    154  00008bd500010000          v_cvt_f32_f16_e64 v0, v0                             ; cast float32
    15c  01012806                  v_add_f32_e32 v20, v1, v0                            ; add float32
    160  024010cc12230218          v_pk_mul_f16 v2, v18, v17 op_sel:[0,0] op_sel_hi:[1,1]; mul float16x2
    168  00008bd502010000          v_cvt_f32_f16_e64 v0, v2                             ; cast float32
    170  15010206                  v_add_f32_e32 v1, v21, v0                            ; add float32
    174  034010cc0f1d0218          v_pk_mul_f16 v3, v15, v14 op_sel:[0,0] op_sel_hi:[1,1]; mul float16x2
    17c  00008bd503010000          v_cvt_f32_f16_e64 v0, v3                             ; cast float32
    184  01010206                  v_add_f32_e32 v1, v1, v0                             ; add float32
    188  044010cc0c170218          v_pk_mul_f16 v4, v12, v11 op_sel:[0,0] op_sel_hi:[1,1]; mul float16x2
    190  00008bd504010000          v_cvt_f32_f16_e64 v0, v4                             ; cast float32
    198  01010206                  v_add_f32_e32 v1, v1, v0                             ; add float32
    19c  054010cc09110218          v_pk_mul_f16 v5, v9, v8 op_sel:[0,0] op_sel_hi:[1,1] ; mul float16x2
    1a4  00008bd505010000          v_cvt_f32_f16_e64 v0, v5                             ; cast float32
    1ac  01012a06                  v_add_f32_e32 v21, v1, v0                            ; add float32
    1b0  90040032                  v_lshrrev_b32_e32 v0, 16, v2                         ; gep float16
    1b4  00008bd500010000          v_cvt_f32_f16_e64 v0, v0                             ; cast float32
    1bc  16010206                  v_add_f32_e32 v1, v22, v0                            ; add float32
    1c0  90060032                  v_lshrrev_b32_e32 v0, 16, v3                         ; gep float16
    1c4  00008bd500010000          v_cvt_f32_f16_e64 v0, v0                             ; cast float32
    1cc  01010206                  v_add_f32_e32 v1, v1, v0                             ; add float32
    1d0  90080032                  v_lshrrev_b32_e32 v0, 16, v4                         ; gep float16
    1d4  00008bd500010000          v_cvt_f32_f16_e64 v0, v0                             ; cast float32
    1dc  01010206                  v_add_f32_e32 v1, v1, v0                             ; add float32
    1e0  900a0032                  v_lshrrev_b32_e32 v0, 16, v5                         ; gep float16
    1e4  00008bd500010000          v_cvt_f32_f16_e64 v0, v0                             ; cast float32
    1ec  01012c06                  v_add_f32_e32 v22, v1, v0                            ; add float32
    1f0  02880280                  s_add_u32 s2, s2, 8                                  ; end void
    1f4  03800382                  s_addc_u32 s3, s3, 0
    1f8  00ff008000010000          s_add_u32 s0, s0, 0x100
    200  01800182                  s_addc_u32 s1, s1, 0
    204  04810480                  s_add_u32 s4, s4, 1
    208  048804bf                  s_cmp_lt_i32 s4, 8
    20c  94ffa2bf                  s_cbranch_scc1 loop_60
done_210:
    210  01008ad513010000          v_cvt_f16_f32_e64 v1, v19                            ; cast float16
    218  00008ad514010000          v_cvt_f16_f32_e64 v0, v20                            ; cast float16
    220  020044d60003fe0300010405  v_perm_b32 v2, v0, v1, 0x5040100                     ; vectorize float16x4
    22c  01008ad515010000          v_cvt_f16_f32_e64 v1, v21                            ; cast float16
    234  00008ad516010000          v_cvt_f16_f32_e64 v0, v22                            ; cast float16
    23c  030044d60003fe0300010405  v_perm_b32 v3, v0, v1, 0x5040100                     ; vectorize float16x4
    248  0d890284                  s_lshl_b32 s2, s13, 9                                ; store void
    24c  06020080                  s_add_u32 s0, s6, s2
    250  07800182                  s_addc_u32 s1, s7, 0
    254  83320230                  v_lshlrev_b32_e32 v1, 3, v25
    258  86340030                  v_lshlrev_b32_e32 v0, 6, v26
    25c  0003004a                  v_add_nc_u32_e32 v0, v0, v1
    260  00006edc00020000          global_store_b64 v0, v[2:3], s[0:1]
    268  0000b0bf                  s_endpgm                                             ; sink void
