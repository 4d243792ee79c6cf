mixed_dtypes:
      0  800004f4000000f8          s_load_b64 s[2:3], s[0:1], 0x0
      8  000104f4080000f8          s_load_b64 s[4:5], s[0:1], 0x8                       ; define_global ptr<float64, global, 64>
     10  800104f4100000f8          s_load_b64 s[6:7], s[0:1], 0x10                      ; define_global ptr<int8, global, 64>
     18  000004f4180000f8          s_load_b64 s[0:1], s[0:1], 0x18                      ; define_global ptr<float16, global, 64>
     20  81000230                  v_lshlrev_b32_e32 v1, 1, v0                          ; load int8x2
     24  07fc89bf                  s_waitcnt 0xfc07
     28  00004adc01000402          global_load_u16 v2, v1, s[4:5]                       ; load int8x2
     30  f70389bf                  s_waitcnt 0x3f7
     34  030011d602012102          v_bfe_i32 v3, v2, 0, 8                               ; gep int8
     3c  00004adc01000001          global_load_u16 v1, v1, s[0:1]                       ; load uint8x2
     44  f70389bf                  s_waitcnt 0x3f7
     48  040010d601012102          v_bfe_u32 v4, v1, 0, 8                               ; gep uint8
     50  03002cd703090200          v_mul_lo_u32 v3, v3, v4                              ; mul int32
     58  82000830                  v_lshlrev_b32_e32 v4, 2, v0                          ; load float16x2
     5c  000052dc04000604          global_load_b32 v4, v4, s[6:7]
     64  f70389bf                  s_waitcnt 0x3f7
     68  05008bd504010000          v_cvt_f32_f16_e64 v5, v4                             ; cast int32
     70  05110a7e                  v_cvt_i32_f32_e32 v5, v5
     74  030b064a                  v_add_nc_u32_e32 v3, v3, v5                          ; add int32
     78  020011d602112102          v_bfe_i32 v2, v2, 8, 8                               ; gep int8
     80  010010d601112102          v_bfe_u32 v1, v1, 8, 8                               ; gep uint8
     88  01002cd702030200          v_mul_lo_u32 v1, v2, v1                              ; mul int32
     90  90080432                  v_lshrrev_b32_e32 v2, 16, v4                         ; gep float16
     94  02008bd502010000          v_cvt_f32_f16_e64 v2, v2                             ; cast int32
     9c  0211047e                  v_cvt_i32_f32_e32 v2, v2
     a0  0105024a                  v_add_nc_u32_e32 v1, v1, v2                          ; add int32
     a4  0309087e                  v_cvt_f64_i32_e32 v[4:5], v3                         ; cast float64
     a8  01090c7e                  v_cvt_f64_i32_e32 v[6:7], v1                         ; cast float64
     ac  84000030                  v_lshlrev_b32_e32 v0, 4, v0                          ; store void
     b0  000076dc00040200          global_store_b128 v0, v[4:7], s[2:3]
     b8  0000b0bf                  s_endpgm                                             ; sink void
