two_outputs:
      0  000104f4000000f8          s_load_b64 s[4:5], s[0:1], 0x0
      8  800104f4080000f8          s_load_b64 s[6:7], s[0:1], 0x8                       ; define_global ptr<float32, global, 64>
     10  800004f4100000f8          s_load_b64 s[2:3], s[0:1], 0x10                      ; define_global ptr<float32, global, 64>
     18  000004f4180000f8          s_load_b64 s[0:1], s[0:1], 0x18                      ; define_global ptr<float32, global, 64>
     20  84001030                  v_lshlrev_b32_e32 v8, 4, v0                          ; load float32x4
     24  07fc89bf                  s_waitcnt 0xfc07
     28  00005edc08000204          global_load_b128 v[4:7], v8, s[2:3]                  ; load float32x4
     30  00005edc08000000          global_load_b128 v[0:3], v8, s[0:1]                  ; load float32x4
     38  f70389bf                  s_waitcnt 0x3f7
     3c  04011210                  v_mul_f32_e32 v9, v4, v0                             ; mul float32
     40  05031410                  v_mul_f32_e32 v10, v5, v1                            ; mul float32
     44  06051610                  v_mul_f32_e32 v11, v6, v2                            ; mul float32
     48  07071810                  v_mul_f32_e32 v12, v7, v3                            ; mul float32
     4c  f2120006                  v_add_f32_e32 v0, 1.0, v9                            ; add float32
     50  f2140206                  v_add_f32_e32 v1, 1.0, v10                           ; add float32
     54  f2160406                  v_add_f32_e32 v2, 1.0, v11                           ; add float32
     58  f2180606                  v_add_f32_e32 v3, 1.0, v12                           ; add float32
     5c  000076dc08000400          global_store_b128 v8, v[0:3], s[4:5]                 ; store void
     64  09090008                  v_sub_f32_e32 v0, v9, v4                             ; sub float32
     68  0a0b0208                  v_sub_f32_e32 v1, v10, v5                            ; sub float32
     6c  0b0d0408                  v_sub_f32_e32 v2, v11, v6                            ; sub float32
     70  0c0f0608                  v_sub_f32_e32 v3, v12, v7                            ; sub float32
     74  000076dc08000600          global_store_b128 v8, v[0:3], s[6:7]                 ; store void
     7c  0000b0bf                  s_endpgm                                             ; sink void
