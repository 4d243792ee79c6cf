mixed_dtypes:
      0  800004f4000000f8          s_load_b64 s[2:3], s[0:1], 0x0
      8  000104f4080000f8          s_load_b64 s[4:5], s[0:1], 0x8                       ; define_global ptr<float64, global, 64>
     10  800104f4100000f8          s_load_b64 s[6:7], s[0:1], 0x10                      ; define_global ptr<int8, global, 64>
     18  000004f4180000f8          s_load_b64 s[0:1], s[0:1], 0x18                      ; define_global ptr<float16, global, 64>
     20  82000a30                  v_lshlrev_b32_e32 v5, 2, v0                          ; load float16x2
     24  81000c30                  v_lshlrev_b32_e32 v6, 1, v0                          ; load int8x2
     28  07fc89bf                  s_waitcnt 0xfc07
     2c  00004adc06000407          global_load_u16 v7, v6, s[4:5]                       ; load int8x2
     34  00004adc06000006          global_load_u16 v6, v6, s[0:1]                       ; load uint8x2
     3c  000052dc05000605          global_load_b32 v5, v5, s[6:7]                       ; load float16x2
     44  f70b89bf                  s_waitcnt 0xbf7
     48  080011d607012102          v_bfe_i32 v8, v7, 0, 8                               ; gep int8
     50  f70789bf                  s_waitcnt 0x7f7
     54  090010d606012102          v_bfe_u32 v9, v6, 0, 8                               ; gep uint8
     5c  08002cd708130200          v_mul_lo_u32 v8, v8, v9                              ; mul int32
     64  f70389bf                  s_waitcnt 0x3f7
     68  09008bd505010000          v_cvt_f32_f16_e64 v9, v5                             ; cast int32
     70  0911127e                  v_cvt_i32_f32_e32 v9, v9
     74  0813104a                  v_add_nc_u32_e32 v8, v8, v9                          ; add int32
     78  070011d607112102          v_bfe_i32 v7, v7, 8, 8                               ; gep int8
     80  060010d606112102          v_bfe_u32 v6, v6, 8, 8                               ; gep uint8
     88  06002cd7070d0200          v_mul_lo_u32 v6, v7, v6                              ; mul int32
     90  900a0a32                  v_lshrrev_b32_e32 v5, 16, v5                         ; gep float16
     94  05008bd505010000          v_cvt_f32_f16_e64 v5, v5                             ; cast int32
     9c  05110a7e                  v_cvt_i32_f32_e32 v5, v5
     a0  060b0a4a                  v_add_nc_u32_e32 v5, v6, v5                          ; add int32
     a4  0809027e                  v_cvt_f64_i32_e32 v[1:2], v8                         ; cast float64
     a8  0509067e                  v_cvt_f64_i32_e32 v[3:4], v5                         ; cast float64
     ac  84000030                  v_lshlrev_b32_e32 v0, 4, v0                          ; store void
     b0  000076dc00010200          global_store_b128 v0, v[1:4], s[2:3]
     b8  0000b0bf                  s_endpgm                                             ; sink void
