two_outputs:
      0  800004f4000000f8          s_load_b64 s[2:3], s[0:1], 0x0
      8  000104f4080000f8          s_load_b64 s[4:5], s[0:1], 0x8                       ; define_global ptr<float32, global, 64>
     10  800104f4100000f8          s_load_b64 s[6:7], s[0:1], 0x10                      ; define_global ptr<float32, global, 64>
     18  000004f4180000f8          s_load_b64 s[0:1], s[0:1], 0x18                      ; define_global ptr<float32, global, 64>
     20  84000030                  v_lshlrev_b32_e32 v0, 4, v0                          ; load float32x4
     24  07fc89bf                  s_waitcnt 0xfc07
     28  00005edc00000601          global_load_b128 v[1:4], v0, s[6:7]                  ; load float32x4
     30  00005edc00000005          global_load_b128 v[5:8], v0, s[0:1]                  ; load float32x4
     38  f70389bf                  s_waitcnt 0x3f7
     3c  010b1210                  v_mul_f32_e32 v9, v1, v5                             ; mul float32
     40  020d1410                  v_mul_f32_e32 v10, v2, v6                            ; mul float32
     44  030f1610                  v_mul_f32_e32 v11, v3, v7                            ; mul float32
     48  04110a10                  v_mul_f32_e32 v5, v4, v8                             ; mul float32
     4c  f2121806                  v_add_f32_e32 v12, 1.0, v9                           ; add float32
     50  f2141a06                  v_add_f32_e32 v13, 1.0, v10                          ; add float32
     54  f2161c06                  v_add_f32_e32 v14, 1.0, v11                          ; add float32
     58  f20a1e06                  v_add_f32_e32 v15, 1.0, v5                           ; add float32
     5c  000076dc000c0200          global_store_b128 v0, v[12:15], s[2:3]               ; store void
     64  09031808                  v_sub_f32_e32 v12, v9, v1                            ; sub float32
     68  0a051a08                  v_sub_f32_e32 v13, v10, v2                           ; sub float32
     6c  0b071c08                  v_sub_f32_e32 v14, v11, v3                           ; sub float32
     70  05091e08                  v_sub_f32_e32 v15, v5, v4                            ; sub float32
     74  000076dc000c0400          global_store_b128 v0, v[12:15], s[4:5]               ; store void
     7c  0000b0bf                  s_endpgm                                             ; sink void
