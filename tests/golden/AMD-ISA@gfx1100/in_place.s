in_place:
      0  800004f4000000f8          s_load_b64 s[2:3], s[0:1], 0x0
      8  000004f4080000f8          s_load_b64 s[0:1], s[0:1], 0x8                       ; define_global ptr<float32, global, 64>
     10  84001830                  v_lshlrev_b32_e32 v12, 4, v0                         ; load float32x4
     14  07fc89bf                  s_waitcnt 0xfc07
     18  00005edc0c000208          global_load_b128 v[8:11], v12, s[2:3]                ; load float32x4
     20  00005edc0c000004          global_load_b128 v[4:7], v12, s[0:1]                 ; load float32x4
     28  f70389bf                  s_waitcnt 0x3f7
     2c  000013d608e11104          v_fma_f32 v0, v8, 0.5, v4                            ; mulacc float32
     34  010013d609e11504          v_fma_f32 v1, v9, 0.5, v5                            ; mulacc float32
     3c  020013d60ae11904          v_fma_f32 v2, v10, 0.5, v6                           ; mulacc float32
     44  030013d60be11d04          v_fma_f32 v3, v11, 0.5, v7                           ; mulacc float32
     4c  000076dc0c000200          global_store_b128 v12, v[0:3], s[2:3]                ; store void
     54  0000b0bf                  s_endpgm                                             ; sink void
