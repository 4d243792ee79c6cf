mixed_dtypes:
      0  800104f4000000f8          s_load_b64 s[6:7], s[0:1], 0x0
      8  800004f4080000f8          s_load_b64 s[2:3], s[0:1], 0x8                       ; define_global ptr<float64, global, 64>
     10  000104f4100000f8          s_load_b64 s[4:5], s[0:1], 0x10                      ; define_global ptr<int8, global, 64>
     18  000004f4180000f8          s_load_b64 s[0:1], s[0:1], 0x18                      ; define_global ptr<float16, global, 64>
     20  00030c7e                  v_mov_b32_e32 v6, v0                                 ; define_global ptr<uint8, global, 64>
     24  810c0030                  v_lshlrev_b32_e32 v0, 1, v6                          ; load int8x2
     28  07fc89bf                  s_waitcnt 0xfc07
     2c  00004adc00000204          global_load_u16 v4, v0, s[2:3]                       ; load int8x2
     34  f70389bf                  s_waitcnt 0x3f7
     38  010011d604012102          v_bfe_i32 v1, v4, 0, 8                               ; gep int8
     40  00004adc00000003          global_load_u16 v3, v0, s[0:1]                       ; load uint8x2
     48  f70389bf                  s_waitcnt 0x3f7
     4c  000010d603012102          v_bfe_u32 v0, v3, 0, 8                               ; gep uint8
     54  01002cd701010200          v_mul_lo_u32 v1, v1, v0                              ; mul int32
     5c  820c0030                  v_lshlrev_b32_e32 v0, 2, v6                          ; load float16x2
     60  000052dc00000402          global_load_b32 v2, v0, s[4:5]
     68  f70389bf                  s_waitcnt 0x3f7
     6c  00008bd502010000          v_cvt_f32_f16_e64 v0, v2                             ; cast int32
     74  0011007e                  v_cvt_i32_f32_e32 v0, v0
     78  01010a4a                  v_add_nc_u32_e32 v5, v1, v0                          ; add int32
     7c  010011d604112102          v_bfe_i32 v1, v4, 8, 8                               ; gep int8
     84  000010d603112102          v_bfe_u32 v0, v3, 8, 8                               ; gep uint8
     8c  01002cd701010200          v_mul_lo_u32 v1, v1, v0                              ; mul int32
     94  90040032                  v_lshrrev_b32_e32 v0, 16, v2                         ; gep float16
     98  00008bd500010000          v_cvt_f32_f16_e64 v0, v0                             ; cast int32
     a0  0011007e                  v_cvt_i32_f32_e32 v0, v0
     a4  0101084a                  v_add_nc_u32_e32 v4, v1, v0                          ; add int32
     a8  0509007e                  v_cvt_f64_i32_e32 v[0:1], v5                         ; cast float64
     ac  0409047e                  v_cvt_f64_i32_e32 v[2:3], v4                         ; cast float64
     b0  840c0830                  v_lshlrev_b32_e32 v4, 4, v6                          ; store void
     b4  000076dc04000600          global_store_b128 v4, v[0:3], s[6:7]
     bc  0000b0bf                  s_endpgm                                             ; sink void
