masks:
      0  800004f4000000f8          s_load_b64 s[2:3], s[0:1], 0x0
      8  000104f4080000f8          s_load_b64 s[4:5], s[0:1], 0x8                       ; define_global ptr<bool, global, 64>
     10  800104f4100000f8          s_load_b64 s[6:7], s[0:1], 0x10                      ; define_global ptr<float32, global, 64>
     18  000004f4180000f8          s_load_b64 s[0:1], s[0:1], 0x18                      ; define_global ptr<float32, global, 64>
     20  82000230                  v_lshlrev_b32_e32 v1, 2, v0                          ; load boolx4
     24  84000030                  v_lshlrev_b32_e32 v0, 4, v0                          ; load float32x4
     28  07fc89bf                  s_waitcnt 0xfc07
     2c  00005edc00000402          global_load_b128 v[2:5], v0, s[4:5]                  ; load float32x4
     34  00005edc00000606          global_load_b128 v[6:9], v0, s[6:7]                  ; load float32x4
     3c  000052dc01000000          global_load_b32 v0, v1, s[0:1]                       ; load boolx4
     44  f70789bf                  s_waitcnt 0x7f7
     48  000011d4020d0200          v_cmp_lt_f32_e64 s0, v2, v6                          ; cmplt bool
     50  f70389bf                  s_waitcnt 0x3f7
     54  ff0014367f7f7f7f          v_and_b32_e32 v10, 0x7f7f7f7f, v0                    ; load boolx4
     5c  ff14144a7f7f7f7f          v_add_nc_u32_e32 v10, 0x7f7f7f7f, v10
     64  0a010038                  v_or_b32_e32 v0, v10, v0
     68  87000032                  v_lshrrev_b32_e32 v0, 7, v0
     6c  ff00003601010101          v_and_b32_e32 v0, 0x1010101, v0
     74  0a0010d600012102          v_bfe_u32 v10, v0, 0, 8                              ; gep bool
     7c  01004dd480140200          v_cmp_ne_u32_e64 s1, 0, v10
     84  0001008b                  s_and_b32 s0, s0, s1                                 ; and bool
     88  01001dd402050200          v_cmp_neq_f32_e64 s1, v2, v2                         ; cmpne bool
     90  0001008c                  s_or_b32 s0, s0, s1                                  ; or bool
     94  010011d4030f0200          v_cmp_lt_f32_e64 s1, v3, v7                          ; cmplt bool
     9c  0a0010d600112102          v_bfe_u32 v10, v0, 8, 8                              ; gep bool
     a4  04004dd480140200          v_cmp_ne_u32_e64 s4, 0, v10
     ac  0104018b                  s_and_b32 s1, s1, s4                                 ; and bool
     b0  04001dd403070200          v_cmp_neq_f32_e64 s4, v3, v3                         ; cmpne bool
     b8  0104018c                  s_or_b32 s1, s1, s4                                  ; or bool
     bc  040011d404110200          v_cmp_lt_f32_e64 s4, v4, v8                          ; cmplt bool
     c4  0a0010d600212102          v_bfe_u32 v10, v0, 16, 8                             ; gep bool
     cc  05004dd480140200          v_cmp_ne_u32_e64 s5, 0, v10
     d4  0405048b                  s_and_b32 s4, s4, s5                                 ; and bool
     d8  05001dd404090200          v_cmp_neq_f32_e64 s5, v4, v4                         ; cmpne bool
     e0  0405048c                  s_or_b32 s4, s4, s5                                  ; or bool
     e4  050011d405130200          v_cmp_lt_f32_e64 s5, v5, v9                          ; cmplt bool
     ec  000010d600312102          v_bfe_u32 v0, v0, 24, 8                              ; gep bool
     f4  06004dd480000200          v_cmp_ne_u32_e64 s6, 0, v0
     fc  0506058b                  s_and_b32 s5, s5, s6                                 ; and bool
    100  06001dd4050b0200          v_cmp_neq_f32_e64 s6, v5, v5                         ; cmpne bool
    108  0506058c                  s_or_b32 s5, s5, s6                                  ; or bool
    10c  000001d580020100          v_cndmask_b32_e64 v0, 0, 1, s0                       ; vectorize boolx4
    114  020001d580020500          v_cndmask_b32_e64 v2, 0, 1, s1
    11c  030001d580021100          v_cndmask_b32_e64 v3, 0, 1, s4
    124  040001d580021500          v_cndmask_b32_e64 v4, 0, 1, s5
    12c  000044d60201fe0300040c0c  v_perm_b32 v0, v2, v0, 0xc0c0400
    138  020044d60407fe0300040c0c  v_perm_b32 v2, v4, v3, 0xc0c0400
    144  000044d60201fe0300010405  v_perm_b32 v0, v2, v0, 0x5040100
    150  00006adc01000200          global_store_b32 v1, v0, s[2:3]                      ; store void
    158  0000b0bf                  s_endpgm                                             ; sink void
