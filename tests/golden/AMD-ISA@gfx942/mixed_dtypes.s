mixed_dtypes:
      0  800106c000000000          s_load_dwordx2 s[6:7], s[0:1], 0x0
      8  800006c008000000          s_load_dwordx2 s[2:3], s[0:1], 0x8                   ; define_global ptr<float64, global, 64>
     10  000106c010000000          s_load_dwordx2 s[4:5], s[0:1], 0x10                  ; define_global ptr<int8, global, 64>
     18  000006c018000000          s_load_dwordx2 s[0:1], s[0:1], 0x18                  ; define_global ptr<float16, global, 64>
     20  00030c7e                  v_mov_b32_e32 v6, v0                                 ; define_global ptr<uint8, global, 64>
     24  810c0024                  v_lshlrev_b32_e32 v0, 1, v6                          ; load int8x2
     28  7fc08cbf                  s_waitcnt 0xc07f
     2c  008048dc00000204          global_load_ushort v4, v0, s[2:3]                    ; load int8x2
     34  700f8cbf                  s_waitcnt 0xf70
     38  0100c9d104012102          v_bfe_i32 v1, v4, 0, 8                               ; gep int8
     40  008048dc00000003          global_load_ushort v3, v0, s[0:1]                    ; load uint8x2
     48  700f8cbf                  s_waitcnt 0xf70
     4c  0000c8d103012102          v_bfe_u32 v0, v3, 0, 8                               ; gep uint8
     54  010085d201010200          v_mul_lo_u32 v1, v1, v0                              ; mul int32
     5c  820c0024                  v_lshlrev_b32_e32 v0, 2, v6                          ; load float16x2
     60  008050dc00000402          global_load_dword v2, v0, s[4:5]
     68  700f8cbf                  s_waitcnt 0xf70
     6c  0217007e                  v_cvt_f32_f16_e32 v0, v2                             ; cast int32
     70  0011007e                  v_cvt_i32_f32_e32 v0, v0
     74  01010a68                  v_add_u32_e32 v5, v1, v0                             ; add int32
     78  0100c9d104112102          v_bfe_i32 v1, v4, 8, 8                               ; gep int8
     80  0000c8d103112102          v_bfe_u32 v0, v3, 8, 8                               ; gep uint8
     88  010085d201010200          v_mul_lo_u32 v1, v1, v0                              ; mul int32
     90  90040020                  v_lshrrev_b32_e32 v0, 16, v2                         ; gep float16
     94  0017007e                  v_cvt_f32_f16_e32 v0, v0                             ; cast int32
     98  0011007e                  v_cvt_i32_f32_e32 v0, v0
     9c  01010868                  v_add_u32_e32 v4, v1, v0                             ; add int32
     a0  0509007e                  v_cvt_f64_i32_e32 v[0:1], v5                         ; cast float64
     a4  0409047e                  v_cvt_f64_i32_e32 v[2:3], v4                         ; cast float64
     a8  840c0824                  v_lshlrev_b32_e32 v4, 4, v6                          ; store void
     ac  00807cdc04000600          global_store_dwordx4 v4, v[0:3], s[6:7]
     b4  000081bf                  s_endpgm                                             ; sink void
