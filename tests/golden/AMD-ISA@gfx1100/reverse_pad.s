reverse_pad:
      0  8002027e                  v_mov_b32_e32 v1, 0
      4  000104f4000000f8          s_load_b64 s[4:5], s[0:1], 0x0
      c  800004f4080000f8          s_load_b64 s[2:3], s[0:1], 0x8                       ; define_global ptr<float32, global, 25>
     14  00030a7e                  v_mov_b32_e32 v5, v0                                 ; define_global ptr<float32, global, 20>
     18  010041d4810a0200          v_cmp_lt_i32_e64 s1, 1, v5                           ; cmplt bool
     20  000041d4052d0100          v_cmp_lt_i32_e64 s0, v5, 22                          ; cmplt bool
     28  0100008b                  s_and_b32 s0, s1, s0                                 ; and bool
     2c  950a084c                  v_sub_nc_u32_e32 v4, 21, v5                          ; sub int32
     30  8002007e                  v_mov_b32_e32 v0, 0                                  ; load float32
     34  002081be                  s_and_saveexec_b32 s1, s0
     38  1000a5bf                  s_cbranch_execz join_7c
     3c  9f080034                  v_ashrrev_i32_e32 v0, 31, v4
     40  01002dd704090100          v_mul_hi_u32 v1, v4, 4
     48  00002cd700090100          v_mul_lo_u32 v0, v0, 4
     50  0101064a                  v_add_nc_u32_e32 v3, v1, v0
     54  02002cd704090100          v_mul_lo_u32 v2, v4, 4
     5c  07fc89bf                  s_waitcnt 0xfc07
     60  006a00d702040200          v_add_co_u32 v0, vcc_lo, s2, v2                      ; load float32
     68  0302087e                  v_mov_b32_e32 v4, s3
     6c  016a20d50407aa01          v_add_co_ci_u32_e64 v1, vcc_lo, v4, v3, vcc_lo
     74  000052dc00007c00          global_load_b32 v0, v[0:1], off
join_7c:
     7c  0100febe                  s_mov_b32 exec_lo, s1
     80  f70389bf                  s_waitcnt 0x3f7
     84  010001d5f2000200          v_cndmask_b32_e64 v1, 1.0, v0, s0                    ; where float32
     8c  820a0030                  v_lshlrev_b32_e32 v0, 2, v5                          ; store void
     90  07fc89bf                  s_waitcnt 0xfc07
     94  00006adc00010400          global_store_b32 v0, v1, s[4:5]                      ; store void
     9c  0000b0bf                  s_endpgm                                             ; sink void
