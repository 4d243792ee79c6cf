masks:
      0  ff0082be00040c0c          s_mov_b32 s2, 0xc0c0400
      8  ff0083be00010405          s_mov_b32 s3, 0x5040100
     10  000106c000000000          s_load_dwordx2 s[4:5], s[0:1], 0x0
     18  800106c008000000          s_load_dwordx2 s[6:7], s[0:1], 0x8                   ; define_global ptr<bool, global, 64>
     20  000206c010000000          s_load_dwordx2 s[8:9], s[0:1], 0x10                  ; define_global ptr<float32, global, 64>
     28  000006c018000000          s_load_dwordx2 s[0:1], s[0:1], 0x18                  ; define_global ptr<float32, global, 64>
     30  82000224                  v_lshlrev_b32_e32 v1, 2, v0                          ; load boolx4
     34  84000024                  v_lshlrev_b32_e32 v0, 4, v0                          ; load float32x4
     38  7fc08cbf                  s_waitcnt 0xc07f
     3c  00805cdc00000602          global_load_dwordx4 v[2:5], v0, s[6:7]               ; load float32x4
     44  00805cdc00000806          global_load_dwordx4 v[6:9], v0, s[8:9]               ; load float32x4
     4c  008050dc01000000          global_load_dword v0, v1, s[0:1]                     ; load boolx4
     54  710f8cbf                  s_waitcnt 0xf71
     58  000041d0020d0200          v_cmp_lt_f32_e64 s[0:1], v2, v6                      ; cmplt bool
     60  700f8cbf                  s_waitcnt 0xf70
     64  ff0014267f7f7f7f          v_and_b32_e32 v10, 0x7f7f7f7f, v0                    ; load boolx4
     6c  ff1414687f7f7f7f          v_add_u32_e32 v10, 0x7f7f7f7f, v10
     74  0a010028                  v_or_b32_e32 v0, v10, v0
     78  87000020                  v_lshrrev_b32_e32 v0, 7, v0
     7c  ff00002601010101          v_and_b32_e32 v0, 0x1010101, v0
     84  0a00c8d100012102          v_bfe_u32 v10, v0, 0, 8                              ; gep bool
     8c  0600cdd080140200          v_cmp_ne_u32_e64 s[6:7], 0, v10
     94  00068086                  s_and_b64 s[0:1], s[0:1], s[6:7]                     ; and bool
     98  06004dd002050200          v_cmp_neq_f32_e64 s[6:7], v2, v2                     ; cmpne bool
     a0  00068087                  s_or_b64 s[0:1], s[0:1], s[6:7]                      ; or bool
     a4  060041d0030f0200          v_cmp_lt_f32_e64 s[6:7], v3, v7                      ; cmplt bool
     ac  0a00c8d100112102          v_bfe_u32 v10, v0, 8, 8                              ; gep bool
     b4  0800cdd080140200          v_cmp_ne_u32_e64 s[8:9], 0, v10
     bc  06088686                  s_and_b64 s[6:7], s[6:7], s[8:9]                     ; and bool
     c0  08004dd003070200          v_cmp_neq_f32_e64 s[8:9], v3, v3                     ; cmpne bool
     c8  06088687                  s_or_b64 s[6:7], s[6:7], s[8:9]                      ; or bool
     cc  080041d004110200          v_cmp_lt_f32_e64 s[8:9], v4, v8                      ; cmplt bool
     d4  0a00c8d100212102          v_bfe_u32 v10, v0, 16, 8                             ; gep bool
     dc  0a00cdd080140200          v_cmp_ne_u32_e64 s[10:11], 0, v10
     e4  080a8886                  s_and_b64 s[8:9], s[8:9], s[10:11]                   ; and bool
     e8  0a004dd004090200          v_cmp_neq_f32_e64 s[10:11], v4, v4                   ; cmpne bool
     f0  080a8887                  s_or_b64 s[8:9], s[8:9], s[10:11]                    ; or bool
     f4  0a0041d005130200          v_cmp_lt_f32_e64 s[10:11], v5, v9                    ; cmplt bool
     fc  0000c8d100312102          v_bfe_u32 v0, v0, 24, 8                              ; gep bool
    104  0c00cdd080000200          v_cmp_ne_u32_e64 s[12:13], 0, v0
    10c  0a0c8a86                  s_and_b64 s[10:11], s[10:11], s[12:13]               ; and bool
    110  0c004dd0050b0200          v_cmp_neq_f32_e64 s[12:13], v5, v5                   ; cmpne bool
    118  0a0c8a87                  s_or_b64 s[10:11], s[10:11], s[12:13]                ; or bool
    11c  000000d180020100          v_cndmask_b32_e64 v0, 0, 1, s[0:1]                   ; vectorize boolx4
    124  020000d180021900          v_cndmask_b32_e64 v2, 0, 1, s[6:7]
    12c  030000d180022100          v_cndmask_b32_e64 v3, 0, 1, s[8:9]
    134  040000d180022900          v_cndmask_b32_e64 v4, 0, 1, s[10:11]
    13c  0000edd102010a00          v_perm_b32 v0, v2, v0, s2
    144  0200edd104070a00          v_perm_b32 v2, v4, v3, s2
    14c  0000edd102010e00          v_perm_b32 v0, v2, v0, s3
    154  008070dc01000400          global_store_dword v1, v0, s[4:5]                    ; store void
    15c  000081bf                  s_endpgm                                             ; sink void
