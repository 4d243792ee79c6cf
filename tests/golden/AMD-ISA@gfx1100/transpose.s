transpose:
      0  8002027e                  v_mov_b32_e32 v1, 0
      4  000204f4000000f8          s_load_b64 s[8:9], s[0:1], 0x0
      c  000104f4080000f8          s_load_b64 s[4:5], s[0:1], 0x8                       ; define_global ptr<float32, global, 384>
     14  ff000836ff030000          v_and_b32_e32 v4, 0x3ff, v0                          ; special int32
     1c  030010d600152902          v_bfe_u32 v3, v0, 10, 10                             ; special int32
     24  0d900096                  s_mul_i32 s0, s13, 16                                ; mul int32
     28  0006004a                  v_add_nc_u32_e32 v0, s0, v3                          ; add int32
     2c  030041d400310100          v_cmp_lt_i32_e64 s3, v0, 24                          ; cmplt bool
     34  8002047e                  v_mov_b32_e32 v2, 0                                  ; load float32
     38  032086be                  s_and_saveexec_b32 s6, s3
     3c  0a00a5bf                  s_cbranch_execz join_68
     40  0d860284                  s_lshl_b32 s2, s13, 6
     44  07fc89bf                  s_waitcnt 0xfc07
     48  04020080                  s_add_u32 s0, s4, s2                                 ; load float32
     4c  05800182                  s_addc_u32 s1, s5, 0
     50  ff08021660000000          v_mul_u32_u24_e32 v1, 0x60, v4
     58  82060030                  v_lshlrev_b32_e32 v0, 2, v3
     5c  0003004a                  v_add_nc_u32_e32 v0, v0, v1
     60  000052dc00000002          global_load_b32 v2, v0, s[0:1]
join_68:
     68  0600febe                  s_mov_b32 exec_lo, s6
     6c  032083be                  s_and_saveexec_b32 s3, s3                            ; store void
     70  0a00a5bf                  s_cbranch_execz join_9c
     74  0d8a0284                  s_lshl_b32 s2, s13, 10
     78  07fc89bf                  s_waitcnt 0xfc07
     7c  08020080                  s_add_u32 s0, s8, s2                                 ; store void
     80  09800182                  s_addc_u32 s1, s9, 0
     84  82080230                  v_lshlrev_b32_e32 v1, 2, v4
     88  86060030                  v_lshlrev_b32_e32 v0, 6, v3
     8c  0003004a                  v_add_nc_u32_e32 v0, v0, v1
     90  f70389bf                  s_waitcnt 0x3f7
     94  00006adc00020000          global_store_b32 v0, v2, s[0:1]                      ; store void
join_9c:
     9c  0300febe                  s_mov_b32 exec_lo, s3
     a0  0000b0bf                  s_endpgm                                             ; sink void
