masks:
      0  000204f4000000f8          s_load_b64 s[8:9], s[0:1], 0x0
      8  800004f4080000f8          s_load_b64 s[2:3], s[0:1], 0x8                       ; define_global ptr<bool, global, 64>
     10  000104f4100000f8          s_load_b64 s[4:5], s[0:1], 0x10                      ; define_global ptr<float32, global, 64>
     18  800104f4180000f8          s_load_b64 s[6:7], s[0:1], 0x18                      ; define_global ptr<float32, global, 64>
     20  0003027e                  v_mov_b32_e32 v1, v0                                 ; define_global ptr<bool, global, 64>
     24  84020030                  v_lshlrev_b32_e32 v0, 4, v1                          ; load float32x4
     28  07fc89bf                  s_waitcnt 0xfc07
     2c  00005edc00000202          global_load_b128 v[2:5], v0, s[2:3]                  ; load float32x4
     34  00005edc00000406          global_load_b128 v[6:9], v0, s[4:5]                  ; load float32x4
     3c  f70389bf                  s_waitcnt 0x3f7
     40  010011d4020d0200          v_cmp_lt_f32_e64 s1, v2, v6                          ; cmplt bool
     48  82021430                  v_lshlrev_b32_e32 v10, 2, v1                         ; load boolx4
     4c  000052dc0a000601          global_load_b32 v1, v10, s[6:7]
     54  f70389bf                  s_waitcnt 0x3f7
     58  000010d601012102          v_bfe_u32 v0, v1, 0, 8                               ; gep bool
     60  00004dd480000200          v_cmp_ne_u32_e64 s0, 0, v0
     68  0100018b                  s_and_b32 s1, s1, s0                                 ; and bool
     6c  00001dd402050200          v_cmp_neq_f32_e64 s0, v2, v2                         ; cmpne bool
     74  0100048c                  s_or_b32 s4, s1, s0                                  ; or bool
     78  010011d4030f0200          v_cmp_lt_f32_e64 s1, v3, v7                          ; cmplt bool
     80  000010d601112102          v_bfe_u32 v0, v1, 8, 8                               ; gep bool
     88  00004dd480000200          v_cmp_ne_u32_e64 s0, 0, v0
     90  0100018b                  s_and_b32 s1, s1, s0                                 ; and bool
     94  00001dd403070200          v_cmp_neq_f32_e64 s0, v3, v3                         ; cmpne bool
     9c  0100038c                  s_or_b32 s3, s1, s0                                  ; or bool
     a0  010011d404110200          v_cmp_lt_f32_e64 s1, v4, v8                          ; cmplt bool
     a8  000010d601212102          v_bfe_u32 v0, v1, 16, 8                              ; gep bool
     b0  00004dd480000200          v_cmp_ne_u32_e64 s0, 0, v0
     b8  0100018b                  s_and_b32 s1, s1, s0                                 ; and bool
     bc  00001dd404090200          v_cmp_neq_f32_e64 s0, v4, v4                         ; cmpne bool
     c4  0100028c                  s_or_b32 s2, s1, s0                                  ; or bool
     c8  010011d405130200          v_cmp_lt_f32_e64 s1, v5, v9                          ; cmplt bool
     d0  000010d601312102          v_bfe_u32 v0, v1, 24, 8                              ; gep bool
     d8  00004dd480000200          v_cmp_ne_u32_e64 s0, 0, v0
     e0  0100018b                  s_and_b32 s1, s1, s0                                 ; and bool
     e4  00001dd4050b0200          v_cmp_neq_f32_e64 s0, v5, v5                         ; cmpne bool
     ec  0100008c                  s_or_b32 s0, s1, s0                                  ; or bool
     f0  030001d580021100          v_cndmask_b32_e64 v3, 0, 1, s4                       ; vectorize boolx4
     f8  010001d580020d00          v_cndmask_b32_e64 v1, 0, 1, s3
    100  020001d580020900          v_cndmask_b32_e64 v2, 0, 1, s2
    108  000001d580020100          v_cndmask_b32_e64 v0, 0, 1, s0
    110  010044d60107fe0300040c0c  v_perm_b32 v1, v1, v3, 0xc0c0400
    11c  000044d60005fe0300040c0c  v_perm_b32 v0, v0, v2, 0xc0c0400
    128  000044d60003fe0300010405  v_perm_b32 v0, v0, v1, 0x5040100
    134  00006adc0a000800          global_store_b32 v10, v0, s[8:9]                     ; store void
    13c  0000b0bf                  s_endpgm                                             ; sink void
