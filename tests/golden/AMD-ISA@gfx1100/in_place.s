in_place:
      0  800004f4000000f8          s_load_b64 s[2:3], s[0:1], 0x0
      8  000004f4080000f8          s_load_b64 s[0:1], s[0:1], 0x8                       ; define_global ptr<float32, global, 64>
     10  84000030                  v_lshlrev_b32_e32 v0, 4, v0                          ; load float32x4
     14  07fc89bf                  s_waitcnt 0xfc07
     18  00005edc00000201          global_load_b128 v[1:4], v0, s[2:3]                  ; load float32x4
     20  00005edc00000005          global_load_b128 v[5:8], v0, s[0:1]                  ; load float32x4
     28  f70389bf                  s_waitcnt 0x3f7
     2c  090013d601e11504          v_fma_f32 v9, v1, 0.5, v5                            ; mulacc float32
     34  0a0013d602e11904          v_fma_f32 v10, v2, 0.5, v6                           ; mulacc float32
     3c  0b0013d603e11d04          v_fma_f32 v11, v3, 0.5, v7                           ; mulacc float32
     44  0c0013d604e12104          v_fma_f32 v12, v4, 0.5, v8                           ; mulacc float32
     4c  000076dc00090200          global_store_b128 v0, v[9:12], s[2:3]                ; store void
     54  0000b0bf                  s_endpgm                                             ; sink void
