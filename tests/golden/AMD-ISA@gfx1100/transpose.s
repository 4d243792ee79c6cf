transpose:
      0  800024caff000201ff030000  v_dual_mov_b32 v1, 0 :: v_dual_and_b32 v2, 0x3ff, v0
      c  800104f4000000f8          s_load_b64 s[6:7], s[0:1], 0x0
     14  000004f4080000f8          s_load_b64 s[0:1], s[0:1], 0x8                       ; define_global ptr<float32, global, 384>
     1c  000010d600152902          v_bfe_u32 v0, v0, 10, 10                             ; special int32
     24  0d900896                  s_mul_i32 s8, s13, 16                                ; mul int32
     28  0800064a                  v_add_nc_u32_e32 v3, s8, v0                          ; add int32
     2c  080041d403310100          v_cmp_lt_i32_e64 s8, v3, 24                          ; cmplt bool
     34  8002027e                  v_mov_b32_e32 v1, 0                                  ; load float32
     38  0d860984                  s_lshl_b32 s9, s13, 6
     3c  07fc89bf                  s_waitcnt 0xfc07
     40  00090480                  s_add_u32 s4, s0, s9                                 ; load float32
     44  01800582                  s_addc_u32 s5, s1, 0
     48  01000bd602310104          v_mad_u32_u24 v1, v2, 24, v0
     50  82020230                  v_lshlrev_b32_e32 v1, 2, v1
     54  0d8a0084                  s_lshl_b32 s0, s13, 10                               ; store void
     58  06000280                  s_add_u32 s2, s6, s0
     5c  07800382                  s_addc_u32 s3, s7, 0
     60  000046d600090904          v_lshl_add_u32 v0, v0, 4, v2
     68  82000030                  v_lshlrev_b32_e32 v0, 2, v0
     6c  082080be                  s_and_saveexec_b32 s0, s8
     70  0500a5bf                  s_cbranch_execz join_88                              ; load float32
     74  000052dc01000401          global_load_b32 v1, v1, s[4:5]
     7c  f70389bf                  s_waitcnt 0x3f7
     80  00006adc00010200          global_store_b32 v0, v1, s[2:3]                      ; store void
join_88:
     88  0000febe                  s_mov_b32 exec_lo, s0
     8c  0000b0bf                  s_endpgm                                             ; sink void
