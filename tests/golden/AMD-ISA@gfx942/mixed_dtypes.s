mixed_dtypes:
      0  800006c000000000          s_load_dwordx2 s[2:3], s[0:1], 0x0
      8  000106c008000000          s_load_dwordx2 s[4:5], s[0:1], 0x8                   ; define_global ptr<float64, global, 64>
     10  800106c010000000          s_load_dwordx2 s[6:7], s[0:1], 0x10                  ; define_global ptr<int8, global, 64>
     18  000006c018000000          s_load_dwordx2 s[0:1], s[0:1], 0x18                  ; define_global ptr<float16, global, 64>
     20  81000224                  v_lshlrev_b32_e32 v1, 1, v0                          ; load int8x2
     24  7fc08cbf                  s_waitcnt 0xc07f
     28  008048dc01000402          global_load_ushort v2, v1, s[4:5]                    ; load int8x2
     30  700f8cbf                  s_waitcnt 0xf70
     34  0300c9d102012102          v_bfe_i32 v3, v2, 0, 8                               ; gep int8
     3c  008048dc01000001          global_load_ushort v1, v1, s[0:1]                    ; load uint8x2
     44  700f8cbf                  s_waitcnt 0xf70
     48  0400c8d101012102          v_bfe_u32 v4, v1, 0, 8                               ; gep uint8
     50  030085d203090200          v_mul_lo_u32 v3, v3, v4                              ; mul int32
     58  82000824                  v_lshlrev_b32_e32 v4, 2, v0                          ; load float16x2
     5c  008050dc04000604          global_load_dword v4, v4, s[6:7]
     64  700f8cbf                  s_waitcnt 0xf70
     68  04170a7e                  v_cvt_f32_f16_e32 v5, v4                             ; cast int32
     6c  05110a7e                  v_cvt_i32_f32_e32 v5, v5
     70  030b0668                  v_add_u32_e32 v3, v3, v5                             ; add int32
     74  0200c9d102112102          v_bfe_i32 v2, v2, 8, 8                               ; gep int8
     7c  0100c8d101112102          v_bfe_u32 v1, v1, 8, 8                               ; gep uint8
     84  010085d202030200          v_mul_lo_u32 v1, v2, v1                              ; mul int32
     8c  90080420                  v_lshrrev_b32_e32 v2, 16, v4                         ; gep float16
     90  0217047e                  v_cvt_f32_f16_e32 v2, v2                             ; cast int32
     94  0211047e                  v_cvt_i32_f32_e32 v2, v2
     98  01050268                  v_add_u32_e32 v1, v1, v2                             ; add int32
     9c  0309087e                  v_cvt_f64_i32_e32 v[4:5], v3                         ; cast float64
     a0  01090c7e                  v_cvt_f64_i32_e32 v[6:7], v1                         ; cast float64
     a4  84000024                  v_lshlrev_b32_e32 v0, 4, v0                          ; store void
     a8  00807cdc00040200          global_store_dwordx4 v0, v[4:7], s[2:3]
     b0  000081bf                  s_endpgm                                             ; sink void
