in_place:
      0  800004f4000000f8          s_load_b64 s[2:3], s[0:1], 0x0
      8  000004f4080000f8          s_load_b64 s[0:1], s[0:1], 0x8                       ; define_global ptr<float32, global, 64>
     10  84000030                  v_lshlrev_b32_e32 v0, 4, v0                          ; load float32x4
     14  07fc89bf                  s_waitcnt 0xfc07
     18  00005edc00000205          global_load_b128 v[5:8], v0, s[2:3]                  ; load float32x4
     20  00005edc00000009          global_load_b128 v[9:12], v0, s[0:1]                 ; load float32x4
     28  f70389bf                  s_waitcnt 0x3f7
     2c  010013d605e12504          v_fma_f32 v1, v5, 0.5, v9                            ; mulacc float32
     34  020013d606e12904          v_fma_f32 v2, v6, 0.5, v10                           ; mulacc float32
     3c  030013d607e12d04          v_fma_f32 v3, v7, 0.5, v11                           ; mulacc float32
     44  040013d608e13104          v_fma_f32 v4, v8, 0.5, v12                           ; mulacc float32
     4c  000076dc00010200          global_store_b128 v0, v[1:4], s[2:3]                 ; store void
     54  0000b0bf                  s_endpgm                                             ; sink void
