vector_add:
      0  800004f4000000f8          s_load_b64 s[2:3], s[0:1], 0x0
      8  000104f4080000f8          s_load_b64 s[4:5], s[0:1], 0x8                       ; define_global ptr<float32, global, 1024>
     10  000004f4100000f8          s_load_b64 s[0:1], s[0:1], 0x10                      ; define_global ptr<float32, global, 1024>
     18  84000030                  v_lshlrev_b32_e32 v0, 4, v0                          ; load float32x4
     1c  07fc89bf                  s_waitcnt 0xfc07
     20  00005edc00000405          global_load_b128 v[5:8], v0, s[4:5]                  ; load float32x4
     28  00005edc00000009          global_load_b128 v[9:12], v0, s[0:1]                 ; load float32x4
     30  f70389bf                  s_waitcnt 0x3f7
     34  051308c906150201          v_dual_add_f32 v1, v5, v9 :: v_dual_add_f32 v2, v6, v10; add float32
     3c  071708c908190403          v_dual_add_f32 v3, v7, v11 :: v_dual_add_f32 v4, v8, v12; add float32
     44  000076dc00010200          global_store_b128 v0, v[1:4], s[2:3]                 ; store void
     4c  0000b0bf                  s_endpgm                                             ; sink void
