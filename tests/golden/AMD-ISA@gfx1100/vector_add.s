vector_add:
      0  000104f4000000f8          s_load_b64 s[4:5], s[0:1], 0x0
      8  800004f4080000f8          s_load_b64 s[2:3], s[0:1], 0x8                       ; define_global ptr<float32, global, 1024>
     10  000004f4100000f8          s_load_b64 s[0:1], s[0:1], 0x10                      ; define_global ptr<float32, global, 1024>
     18  84001830                  v_lshlrev_b32_e32 v12, 4, v0                         ; load float32x4
     1c  07fc89bf                  s_waitcnt 0xfc07
     20  00005edc0c000208          global_load_b128 v[8:11], v12, s[2:3]                ; load float32x4
     28  00005edc0c000004          global_load_b128 v[4:7], v12, s[0:1]                 ; load float32x4
     30  f70389bf                  s_waitcnt 0x3f7
     34  08090006                  v_add_f32_e32 v0, v8, v4                             ; add float32
     38  090b0206                  v_add_f32_e32 v1, v9, v5                             ; add float32
     3c  0a0d0406                  v_add_f32_e32 v2, v10, v6                            ; add float32
     40  0b0f0606                  v_add_f32_e32 v3, v11, v7                            ; add float32
     44  000076dc0c000400          global_store_b128 v12, v[0:3], s[4:5]                ; store void
     4c  0000b0bf                  s_endpgm                                             ; sink void
