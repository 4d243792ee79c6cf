two_outputs:
      0  800004f4000000f8          s_load_b64 s[2:3], s[0:1], 0x0
      8  000104f4080000f8          s_load_b64 s[4:5], s[0:1], 0x8                       ; define_global ptr<float32, global, 64>
     10  800104f4100000f8          s_load_b64 s[6:7], s[0:1], 0x10                      ; define_global ptr<float32, global, 64>
     18  000004f4180000f8          s_load_b64 s[0:1], s[0:1], 0x18                      ; define_global ptr<float32, global, 64>
     20  84000030                  v_lshlrev_b32_e32 v0, 4, v0                          ; load float32x4
     24  07fc89bf                  s_waitcnt 0xfc07
     28  00005edc00000609          global_load_b128 v[9:12], v0, s[6:7]                 ; load float32x4
     30  00005edc0000000d          global_load_b128 v[13:16], v0, s[0:1]                ; load float32x4
     38  f70389bf                  s_waitcnt 0x3f7
     3c  091bc6c80a1d1211          v_dual_mul_f32 v17, v9, v13 :: v_dual_mul_f32 v18, v10, v14; mul float32
     44  0b1fc8c8f2240613          v_dual_mul_f32 v19, v11, v15 :: v_dual_add_f32 v6, 1.0, v18; mul float32
     4c  0c21cac81215020d          v_dual_mul_f32 v13, v12, v16 :: v_dual_sub_f32 v2, v18, v10; mul float32
     54  f2220ac90d190405          v_dual_add_f32 v5, 1.0, v17 :: v_dual_sub_f32 v4, v13, v12; add float32
     5c  f22608c9f21a0807          v_dual_add_f32 v7, 1.0, v19 :: v_dual_add_f32 v8, 1.0, v13; add float32
     64  000076dc00050200          global_store_b128 v0, v[5:8], s[2:3]                 ; store void
     6c  11130208                  v_sub_f32_e32 v1, v17, v9                            ; sub float32
     70  13170608                  v_sub_f32_e32 v3, v19, v11                           ; sub float32
     74  000076dc00010400          global_store_b128 v0, v[1:4], s[4:5]                 ; store void
     7c  0000b0bf                  s_endpgm                                             ; sink void
