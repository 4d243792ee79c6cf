reverse_pad:
      0  80020a7e                  v_mov_b32_e32 v5, 0
      4  800004f4000000f8          s_load_b64 s[2:3], s[0:1], 0x0
      c  000004f4080000f8          s_load_b64 s[0:1], s[0:1], 0x8                       ; define_global ptr<float32, global, 25>
     14  040041d481000200          v_cmp_lt_i32_e64 s4, 1, v0                           ; cmplt bool
     1c  050041d4002d0100          v_cmp_lt_i32_e64 s5, v0, 22                          ; cmplt bool
     24  0405048b                  s_and_b32 s4, s4, s5                                 ; and bool
     28  95000c4c                  v_sub_nc_u32_e32 v6, 21, v0                          ; sub int32
     2c  80020a7e                  v_mov_b32_e32 v5, 0                                  ; load float32
     30  9f0c0e34                  v_ashrrev_i32_e32 v7, 31, v6
     34  08002dd706090100          v_mul_hi_u32 v8, v6, 4
     3c  07002cd707090100          v_mul_lo_u32 v7, v7, 4
     44  080f084a                  v_add_nc_u32_e32 v4, v8, v7
     48  03002cd706090100          v_mul_lo_u32 v3, v6, 4
     50  07fc89bf                  s_waitcnt 0xfc07
     54  016a00d700060200          v_add_co_u32 v1, vcc_lo, s0, v3                      ; load float32
     5c  01020c7e                  v_mov_b32_e32 v6, s1
     60  026a20d50609aa01          v_add_co_ci_u32_e64 v2, vcc_lo, v6, v4, vcc_lo
     68  042080be                  s_and_saveexec_b32 s0, s4
     6c  0200a5bf                  s_cbranch_execz join_78
     70  000052dc01007c05          global_load_b32 v5, v[1:2], off
join_78:
     78  0000febe                  s_mov_b32 exec_lo, s0
     7c  f70389bf                  s_waitcnt 0x3f7
     80  010001d5f20a1200          v_cndmask_b32_e64 v1, 1.0, v5, s4                    ; where float32
     88  82000030                  v_lshlrev_b32_e32 v0, 2, v0                          ; store void
     8c  00006adc00010200          global_store_b32 v0, v1, s[2:3]
     94  0000b0bf                  s_endpgm                                             ; sink void
