argmax:
      0  8502047e                  v_mov_b32_e32 v2, 5
      4  ff02187e000080ff          v_mov_b32_e32 v12, 0xff800000
      c  80008abe                  s_mov_b32 s10, 0
     10  8002167e                  v_mov_b32_e32 v11, 0
     14  000204f4000000f8          s_load_b64 s[8:9], s[0:1], 0x0
     1c  000104f4080000f8          s_load_b64 s[4:5], s[0:1], 0x8                       ; define_global ptr<int32, global, 16>
     24  00030e7e                  v_mov_b32_e32 v7, v0                                 ; special int32
     28  070042d407010100          v_cmp_eq_i32_e64 s7, v7, 0                           ; cmpeq bool
     30  060041d4070b0100          v_cmp_lt_i32_e64 s6, v7, 5                           ; cmplt bool
     38  020d007e                  v_cvt_f32_u32_e32 v0, v2                             ; mod int32
     3c  0057007e                  v_rcp_iflag_f32_e32 v0, v0
     40  ff0f88bf                  s_waitcnt_depctr 0xfff
     44  ff000010feff7f4f          v_mul_f32_e32 v0, 0x4f7ffffe, v0                     ; mod int32
     4c  ff0f88bf                  s_waitcnt_depctr 0xfff
     50  000f007e                  v_cvt_u32_f32_e32 v0, v0                             ; mod int32
     54  8004024c                  v_sub_nc_u32_e32 v1, 0, v2
     58  ff0f88bf                  s_waitcnt_depctr 0xfff
     5c  01002cd701010200          v_mul_lo_u32 v1, v1, v0                              ; mod int32
     64  ff0f88bf                  s_waitcnt_depctr 0xfff
     68  01002dd700030200          v_mul_hi_u32 v1, v0, v1                              ; mod int32
     70  ff0f88bf                  s_waitcnt_depctr 0xfff
     74  0003004a                  v_add_nc_u32_e32 v0, v0, v1                          ; mod int32
     78  ff0f88bf                  s_waitcnt_depctr 0xfff
     7c  00002dd707010200          v_mul_hi_u32 v0, v7, v0                              ; mod int32
     84  00002cd700050200          v_mul_lo_u32 v0, v0, v2
     8c  0701004c                  v_sub_nc_u32_e32 v0, v7, v0
     90  00004ed400050200          v_cmp_ge_u32_e64 s0, v0, v2
     98  0005024c                  v_sub_nc_u32_e32 v1, v0, v2
     9c  000001d500030200          v_cndmask_b32_e64 v0, v0, v1, s0
     a4  00004ed400050200          v_cmp_ge_u32_e64 s0, v0, v2
     ac  0005024c                  v_sub_nc_u32_e32 v1, v0, v2
     b0  000001d500030200          v_cndmask_b32_e64 v0, v0, v1, s0
     b8  85001416                  v_mul_u32_u24_e32 v10, 5, v0                         ; mul int32
     bc  820e0830                  v_lshlrev_b32_e32 v4, 2, v7                          ; mul int32
     c0  0dff029690010000          s_mul_i32 s2, s13, 0x190                             ; load float32x4
     c8  07fc89bf                  s_waitcnt 0xfc07
     cc  04020080                  s_add_u32 s0, s4, s2                                 ; load float32x4
     d0  05800182                  s_addc_u32 s1, s5, 0
     d4  840e0030                  v_lshlrev_b32_e32 v0, 4, v7
     d8  00005edc00000000          global_load_b128 v[0:3], v0, s[0:1]
     e0  f70389bf                  s_waitcnt 0x3f7
     e4  010012d400010200          v_cmp_eq_f32_e64 s1, v0, v0                          ; cmpeq bool
     ec  000013d402010200          v_cmp_le_f32_e64 s0, v2, v0                          ; cmple bool
     f4  00c1008d                  s_xor_b32 s0, s0, -1                                 ; xor bool
     f8  0100028b                  s_and_b32 s2, s1, s0                                 ; and bool
     fc  01001dd402050200          v_cmp_neq_f32_e64 s1, v2, v2                         ; cmpne bool
    104  000013d400050200          v_cmp_le_f32_e64 s0, v0, v2                          ; cmple bool
    10c  0100018c                  s_or_b32 s1, s1, s0                                  ; or bool
    110  8208124a                  v_add_nc_u32_e32 v9, 2, v4                           ; add int32
    114  8008104a                  v_add_nc_u32_e32 v8, 0, v4                           ; add int32
    118  000041d409110200          v_cmp_lt_i32_e64 s0, v9, v8                          ; cmplt bool
    120  0100008b                  s_and_b32 s0, s1, s0                                 ; and bool
    124  0200048c                  s_or_b32 s4, s2, s0                                  ; or bool
    128  060001d500051200          v_cndmask_b32_e64 v6, v0, v2, s4                     ; where float32
    130  030012d4060d0200          v_cmp_eq_f32_e64 s3, v6, v6                          ; cmpeq bool
    138  010012d401030200          v_cmp_eq_f32_e64 s1, v1, v1                          ; cmpeq bool
    140  000013d403030200          v_cmp_le_f32_e64 s0, v3, v1                          ; cmple bool
    148  00c1008d                  s_xor_b32 s0, s0, -1                                 ; xor bool
    14c  0100028b                  s_and_b32 s2, s1, s0                                 ; and bool
    150  01001dd403070200          v_cmp_neq_f32_e64 s1, v3, v3                         ; cmpne bool
    158  000013d401070200          v_cmp_le_f32_e64 s0, v1, v3                          ; cmple bool
    160  0100018c                  s_or_b32 s1, s1, s0                                  ; or bool
    164  83080a4a                  v_add_nc_u32_e32 v5, 3, v4                           ; add int32
    168  8108084a                  v_add_nc_u32_e32 v4, 1, v4                           ; add int32
    16c  000041d405090200          v_cmp_lt_i32_e64 s0, v5, v4                          ; cmplt bool
    174  0100008b                  s_and_b32 s0, s1, s0                                 ; and bool
    178  0200028c                  s_or_b32 s2, s2, s0                                  ; or bool
    17c  000001d501070a00          v_cndmask_b32_e64 v0, v1, v3, s2                     ; where float32
    184  000013d4000d0200          v_cmp_le_f32_e64 s0, v0, v6                          ; cmple bool
    18c  00c1008d                  s_xor_b32 s0, s0, -1                                 ; xor bool
    190  0300038b                  s_and_b32 s3, s3, s0                                 ; and bool
    194  01001dd400010200          v_cmp_neq_f32_e64 s1, v0, v0                         ; cmpne bool
    19c  000013d406010200          v_cmp_le_f32_e64 s0, v6, v0                          ; cmple bool
    1a4  0100018c                  s_or_b32 s1, s1, s0                                  ; or bool
    1a8  020001d5040b0a00          v_cndmask_b32_e64 v2, v4, v5, s2                     ; where int32
    1b0  010001d508131200          v_cndmask_b32_e64 v1, v8, v9, s4                     ; where int32
    1b8  000041d402030200          v_cmp_lt_i32_e64 s0, v2, v1                          ; cmplt bool
    1c0  0100008b                  s_and_b32 s0, s1, s0                                 ; and bool
    1c4  0300008c                  s_or_b32 s0, s3, s0                                  ; or bool
    1c8  000001d506010200          v_cndmask_b32_e64 v0, v6, v0, s0                     ; where float32
    1d0  820e0c30                  v_lshlrev_b32_e32 v6, 2, v7                          ; store void
    1d4  200034d806000000          ds_store_b32 v6, v0 offset:32
    1dc  000001d501050200          v_cndmask_b32_e64 v0, v1, v2, s0                     ; where int32
    1e4  900034d806000000          ds_store_b32 v6, v0 offset:144                       ; store void
    1ec  07fc89bf                  s_waitcnt 0xfc07
    1f0  0000bdbf                  s_barrier                                            ; barrier void
    1f4  ff02047e000080ff          v_mov_b32_e32 v2, 0xff800000                         ; range int32
    1fc  ff02067effffff7f          v_mov_b32_e32 v3, 0x7fffffff
    204  800083be                  s_mov_b32 s3, 0
    208  82140830                  v_lshlrev_b32_e32 v4, 2, v10
    20c  04030a7e                  v_mov_b32_e32 v5, v4
loop_210:
    210  010012d402050200          v_cmp_eq_f32_e64 s1, v2, v2                          ; cmpeq bool
    218  2000d8d805000001          ds_load_b32 v1, v5 offset:32                         ; load float32
    220  07fc89bf                  s_waitcnt 0xfc07
    224  000013d401050200          v_cmp_le_f32_e64 s0, v1, v2                          ; cmple bool
    22c  00c1008d                  s_xor_b32 s0, s0, -1                                 ; xor bool
    230  0100028b                  s_and_b32 s2, s1, s0                                 ; and bool
    234  01001dd401030200          v_cmp_neq_f32_e64 s1, v1, v1                         ; cmpne bool
    23c  000013d402030200          v_cmp_le_f32_e64 s0, v2, v1                          ; cmple bool
    244  0100018c                  s_or_b32 s1, s1, s0                                  ; or bool
    248  9000d8d804000000          ds_load_b32 v0, v4 offset:144                        ; load int32
    250  07fc89bf                  s_waitcnt 0xfc07
    254  000041d400070200          v_cmp_lt_i32_e64 s0, v0, v3                          ; cmplt bool
    25c  0100008b                  s_and_b32 s0, s1, s0                                 ; and bool
    260  0200008c                  s_or_b32 s0, s2, s0                                  ; or bool
    264  020001d502030200          v_cndmask_b32_e64 v2, v2, v1, s0                     ; where float32
    26c  030001d503010200          v_cndmask_b32_e64 v3, v3, v0, s0                     ; where int32
    274  840a0a4a                  v_add_nc_u32_e32 v5, 4, v5                           ; end void
    278  8408084a                  v_add_nc_u32_e32 v4, 4, v4
    27c  03810380                  s_add_u32 s3, s3, 1
    280  038504bf                  s_cmp_lt_i32 s3, 5
    284  e2ffa2bf                  s_cbranch_scc1 loop_210
done_288:
    288  062080be                  s_and_saveexec_b32 s0, s6                            ; store void
    28c  0200a5bf                  s_cbranch_execz join_298
    290  000034d806020000          ds_store_b32 v6, v2
join_298:
    298  0000febe                  s_mov_b32 exec_lo, s0
    29c  062080be                  s_and_saveexec_b32 s0, s6                            ; store void
    2a0  0200a5bf                  s_cbranch_execz join_2ac
    2a4  000134d806030000          ds_store_b32 v6, v3 offset:256
join_2ac:
    2ac  0000febe                  s_mov_b32 exec_lo, s0
    2b0  07fc89bf                  s_waitcnt 0xfc07
    2b4  0000bdbf                  s_barrier                                            ; barrier void
    2b8  ff02067effffff7f          v_mov_b32_e32 v3, 0x7fffffff                         ; range int32
    2c0  ff02047e000080ff          v_mov_b32_e32 v2, 0xff800000
    2c8  800083be                  s_mov_b32 s3, 0
    2cc  80020a7e                  v_mov_b32_e32 v5, 0
    2d0  8002087e                  v_mov_b32_e32 v4, 0
loop_2d4:
    2d4  010012d402050200          v_cmp_eq_f32_e64 s1, v2, v2                          ; cmpeq bool
    2dc  0000d8d805000001          ds_load_b32 v1, v5                                   ; load float32
    2e4  07fc89bf                  s_waitcnt 0xfc07
    2e8  000013d401050200          v_cmp_le_f32_e64 s0, v1, v2                          ; cmple bool
    2f0  00c1008d                  s_xor_b32 s0, s0, -1                                 ; xor bool
    2f4  0100028b                  s_and_b32 s2, s1, s0                                 ; and bool
    2f8  01001dd401030200          v_cmp_neq_f32_e64 s1, v1, v1                         ; cmpne bool
    300  000013d402030200          v_cmp_le_f32_e64 s0, v2, v1                          ; cmple bool
    308  0100018c                  s_or_b32 s1, s1, s0                                  ; or bool
    30c  0001d8d804000000          ds_load_b32 v0, v4 offset:256                        ; load int32
    314  07fc89bf                  s_waitcnt 0xfc07
    318  000041d400070200          v_cmp_lt_i32_e64 s0, v0, v3                          ; cmplt bool
    320  0100008b                  s_and_b32 s0, s1, s0                                 ; and bool
    324  0200008c                  s_or_b32 s0, s2, s0                                  ; or bool
    328  020001d502030200          v_cndmask_b32_e64 v2, v2, v1, s0                     ; where float32
    330  030001d503010200          v_cndmask_b32_e64 v3, v3, v0, s0                     ; where int32
    338  840a0a4a                  v_add_nc_u32_e32 v5, 4, v5                           ; end void
    33c  8408084a                  v_add_nc_u32_e32 v4, 4, v4
    340  03810380                  s_add_u32 s3, s3, 1
    344  038504bf                  s_cmp_lt_i32 s3, 5
    348  e2ffa2bf                  s_cbranch_scc1 loop_2d4
done_34c:
    34c  072083be                  s_and_saveexec_b32 s3, s7                            ; store void
    350  0500a5bf                  s_cbranch_execz join_368
    354  0d820284                  s_lshl_b32 s2, s13, 2
    358  08020080                  s_add_u32 s0, s8, s2
    35c  09800182                  s_addc_u32 s1, s9, 0
    360  00006adc0b030000          global_store_b32 v11, v3, s[0:1]
join_368:
    368  0300febe                  s_mov_b32 exec_lo, s3
    36c  0000b0bf                  s_endpgm                                             ; sink void
