gather_rows:
      0  8002047e                  v_mov_b32_e32 v2, 0
      4  8002067e                  v_mov_b32_e32 v3, 0
      8  8002087e                  v_mov_b32_e32 v4, 0
      c  80020a7e                  v_mov_b32_e32 v5, 0
     10  000204f4000000f8          s_load_b64 s[8:9], s[0:1], 0x0
     18  800204f4080000f8          s_load_b64 s[10:11], s[0:1], 0x8                     ; define_global ptr<float32, global, 384>
     20  000104f4100000f8          s_load_b64 s[4:5], s[0:1], 0x10                      ; define_global ptr<float32, global, 1600>
     28  ff000e36ff030000          v_and_b32_e32 v7, 0x3ff, v0                          ; special int32
     30  060010d600152902          v_bfe_u32 v6, v0, 10, 10                             ; special int32
     38  820e0230                  v_lshlrev_b32_e32 v1, 2, v7                          ; mul int32
     3c  0d900096                  s_mul_i32 s0, s13, 16                                ; mul int32
     40  000c004a                  v_add_nc_u32_e32 v0, s0, v6                          ; add int32
     44  060041d400310100          v_cmp_lt_i32_e64 s6, v0, 24                          ; cmplt bool
     4c  8002007e                  v_mov_b32_e32 v0, 0                                  ; load int32
     50  062083be                  s_and_saveexec_b32 s3, s6
     54  0700a5bf                  s_cbranch_execz join_74
     58  0d860284                  s_lshl_b32 s2, s13, 6
     5c  07fc89bf                  s_waitcnt 0xfc07
     60  04020080                  s_add_u32 s0, s4, s2                                 ; load int32
     64  05800182                  s_addc_u32 s1, s5, 0
     68  820c0030                  v_lshlrev_b32_e32 v0, 2, v6
     6c  000052dc00000000          global_load_b32 v0, v0, s[0:1]
join_74:
     74  0300febe                  s_mov_b32 exec_lo, s3
     78  f70389bf                  s_waitcnt 0x3f7
     7c  ff00002263000000          v_min_i32_e32 v0, 0x63, v0                           ; min int32
     84  80000024                  v_max_i32_e32 v0, 0, v0                              ; max int32
     88  84000030                  v_lshlrev_b32_e32 v0, 4, v0                          ; mul int32
     8c  0101004a                  v_add_nc_u32_e32 v0, v1, v0                          ; add int32
     90  8002047e                  v_mov_b32_e32 v2, 0                                  ; load float32x4
     94  8002067e                  v_mov_b32_e32 v3, 0
     98  8002087e                  v_mov_b32_e32 v4, 0
     9c  80020a7e                  v_mov_b32_e32 v5, 0
     a0  062080be                  s_and_saveexec_b32 s0, s6
     a4  0400a5bf                  s_cbranch_execz join_b8
     a8  82000030                  v_lshlrev_b32_e32 v0, 2, v0
     ac  07fc89bf                  s_waitcnt 0xfc07
     b0  00005edc00000a02          global_load_b128 v[2:5], v0, s[10:11]                ; load float32x4
join_b8:
     b8  0000febe                  s_mov_b32 exec_lo, s0
     bc  062083be                  s_and_saveexec_b32 s3, s6                            ; store void
     c0  0a00a5bf                  s_cbranch_execz join_ec
     c4  0d8a0284                  s_lshl_b32 s2, s13, 10
     c8  07fc89bf                  s_waitcnt 0xfc07
     cc  08020080                  s_add_u32 s0, s8, s2                                 ; store void
     d0  09800182                  s_addc_u32 s1, s9, 0
     d4  840e0230                  v_lshlrev_b32_e32 v1, 4, v7
     d8  860c0030                  v_lshlrev_b32_e32 v0, 6, v6
     dc  0003004a                  v_add_nc_u32_e32 v0, v0, v1
     e0  f70389bf                  s_waitcnt 0x3f7
     e4  000076dc00020000          global_store_b128 v0, v[2:5], s[0:1]                 ; store void
join_ec:
     ec  0300febe                  s_mov_b32 exec_lo, s3
     f0  0000b0bf                  s_endpgm                                             ; sink void
