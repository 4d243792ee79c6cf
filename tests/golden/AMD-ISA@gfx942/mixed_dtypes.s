mixed_dtypes:
      0  800006c000000000          s_load_dwordx2 s[2:3], s[0:1], 0x0
      8  000106c008000000          s_load_dwordx2 s[4:5], s[0:1], 0x8                   ; define_global ptr<float64, global, 64>
     10  800106c010000000          s_load_dwordx2 s[6:7], s[0:1], 0x10                  ; define_global ptr<int8, global, 64>
     18  000006c018000000          s_load_dwordx2 s[0:1], s[0:1], 0x18                  ; define_global ptr<float16, global, 64>
     20  82000224                  v_lshlrev_b32_e32 v1, 2, v0                          ; load float16x2
     24  81000c24                  v_lshlrev_b32_e32 v6, 1, v0                          ; load int8x2
     28  7fc08cbf                  s_waitcnt 0xc07f
     2c  008048dc06000407          global_load_ushort v7, v6, s[4:5]                    ; load int8x2
     34  008048dc06000006          global_load_ushort v6, v6, s[0:1]                    ; load uint8x2
     3c  008050dc01000601          global_load_dword v1, v1, s[6:7]                     ; load float16x2
     44  720f8cbf                  s_waitcnt 0xf72
     48  0800c9d107012102          v_bfe_i32 v8, v7, 0, 8                               ; gep int8
     50  710f8cbf                  s_waitcnt 0xf71
     54  0900c8d106012102          v_bfe_u32 v9, v6, 0, 8                               ; gep uint8
     5c  080085d208130200          v_mul_lo_u32 v8, v8, v9                              ; mul int32
     64  700f8cbf                  s_waitcnt 0xf70
     68  0117127e                  v_cvt_f32_f16_e32 v9, v1                             ; cast int32
     6c  0911127e                  v_cvt_i32_f32_e32 v9, v9
     70  08131068                  v_add_u32_e32 v8, v8, v9                             ; add int32
     74  0700c9d107112102          v_bfe_i32 v7, v7, 8, 8                               ; gep int8
     7c  0600c8d106112102          v_bfe_u32 v6, v6, 8, 8                               ; gep uint8
     84  060085d2070d0200          v_mul_lo_u32 v6, v7, v6                              ; mul int32
     8c  90020220                  v_lshrrev_b32_e32 v1, 16, v1                         ; gep float16
     90  0117027e                  v_cvt_f32_f16_e32 v1, v1                             ; cast int32
     94  0111027e                  v_cvt_i32_f32_e32 v1, v1
     98  06030268                  v_add_u32_e32 v1, v6, v1                             ; add int32
     9c  0809047e                  v_cvt_f64_i32_e32 v[2:3], v8                         ; cast float64
     a0  0109087e                  v_cvt_f64_i32_e32 v[4:5], v1                         ; cast float64
     a4  84000024                  v_lshlrev_b32_e32 v0, 4, v0                          ; store void
     a8  00807cdc00020200          global_store_dwordx4 v0, v[2:5], s[2:3]
     b0  000081bf                  s_endpgm                                             ; sink void
