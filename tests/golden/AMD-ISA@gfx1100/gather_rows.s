gather_rows:
      0  800004f4000000f8          s_load_b64 s[2:3], s[0:1], 0x0
      8  000104f4080000f8          s_load_b64 s[4:5], s[0:1], 0x8                       ; define_global ptr<float32, global, 384>
     10  000004f4100000f8          s_load_b64 s[0:1], s[0:1], 0x10                      ; define_global ptr<float32, global, 1600>
     18  ff000236ff030000          v_and_b32_e32 v1, 0x3ff, v0                          ; define_global ptr<int32, global, 24>
     20  000010d600152902          v_bfe_u32 v0, v0, 10, 10                             ; special int32
     28  82000430                  v_lshlrev_b32_e32 v2, 2, v0                          ; load int32
     2c  07fc89bf                  s_waitcnt 0xfc07
     30  000052dc02000002          global_load_b32 v2, v2, s[0:1]                       ; load int32
     38  82020230                  v_lshlrev_b32_e32 v1, 2, v1                          ; mul int32
     3c  84000030                  v_lshlrev_b32_e32 v0, 4, v0                          ; mul int32
     40  0101004a                  v_add_nc_u32_e32 v0, v1, v0                          ; add int32
     44  f70389bf                  s_waitcnt 0x3f7
     48  ff04042263000000          v_min_i32_e32 v2, 0x63, v2                           ; min int32
     50  80040424                  v_max_i32_e32 v2, 0, v2                              ; max int32
     54  84040430                  v_lshlrev_b32_e32 v2, 4, v2                          ; mul int32
     58  0105024a                  v_add_nc_u32_e32 v1, v1, v2                          ; add int32
     5c  82020230                  v_lshlrev_b32_e32 v1, 2, v1                          ; load float32x4
     60  00005edc01000401          global_load_b128 v[1:4], v1, s[4:5]
     68  82000030                  v_lshlrev_b32_e32 v0, 2, v0                          ; store void
     6c  f70389bf                  s_waitcnt 0x3f7
     70  000076dc00010200          global_store_b128 v0, v[1:4], s[2:3]                 ; store void
     78  0000b0bf                  s_endpgm                                             ; sink void
