transpose:
      0  8002027e                  v_mov_b32_e32 v1, 0
      4  800004f4000000f8          s_load_b64 s[2:3], s[0:1], 0x0
      c  000004f4080000f8          s_load_b64 s[0:1], s[0:1], 0x8                       ; define_global ptr<float32, global, 384>
     14  ff000436ff030000          v_and_b32_e32 v2, 0x3ff, v0                          ; special int32
     1c  000010d600152902          v_bfe_u32 v0, v0, 10, 10                             ; special int32
     24  0d900496                  s_mul_i32 s4, s13, 16                                ; mul int32
     28  0400064a                  v_add_nc_u32_e32 v3, s4, v0                          ; add int32
     2c  040041d403310100          v_cmp_lt_i32_e64 s4, v3, 24                          ; cmplt bool
     34  8002027e                  v_mov_b32_e32 v1, 0                                  ; load float32
     38  042085be                  s_and_saveexec_b32 s5, s4
     3c  0a00a5bf                  s_cbranch_execz join_68
     40  0d860684                  s_lshl_b32 s6, s13, 6
     44  07fc89bf                  s_waitcnt 0xfc07
     48  00060880                  s_add_u32 s8, s0, s6                                 ; load float32
     4c  01800982                  s_addc_u32 s9, s1, 0
     50  ff04021660000000          v_mul_u32_u24_e32 v1, 0x60, v2
     58  82000630                  v_lshlrev_b32_e32 v3, 2, v0
     5c  0303024a                  v_add_nc_u32_e32 v1, v3, v1
     60  000052dc01000801          global_load_b32 v1, v1, s[8:9]
join_68:
     68  0500febe                  s_mov_b32 exec_lo, s5
     6c  07fc89bf                  s_waitcnt 0xfc07
     70  042080be                  s_and_saveexec_b32 s0, s4                            ; store void
     74  0900a5bf                  s_cbranch_execz join_9c
     78  0d8a0184                  s_lshl_b32 s1, s13, 10
     7c  02010480                  s_add_u32 s4, s2, s1
     80  03800582                  s_addc_u32 s5, s3, 0
     84  82040430                  v_lshlrev_b32_e32 v2, 2, v2
     88  86000030                  v_lshlrev_b32_e32 v0, 6, v0
     8c  0005004a                  v_add_nc_u32_e32 v0, v0, v2
     90  f70389bf                  s_waitcnt 0x3f7
     94  00006adc00010400          global_store_b32 v0, v1, s[4:5]                      ; store void
join_9c:
     9c  0000febe                  s_mov_b32 exec_lo, s0
     a0  0000b0bf                  s_endpgm                                             ; sink void
