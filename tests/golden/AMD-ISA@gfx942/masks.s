masks:
      0  ff008cbe00040c0c          s_mov_b32 s12, 0xc0c0400
      8  ff008dbe00010405          s_mov_b32 s13, 0x5040100
     10  800206c000000000          s_load_dwordx2 s[10:11], s[0:1], 0x0
     18  800006c008000000          s_load_dwordx2 s[2:3], s[0:1], 0x8                   ; define_global ptr<bool, global, 64>
     20  000106c010000000          s_load_dwordx2 s[4:5], s[0:1], 0x10                  ; define_global ptr<float32, global, 64>
     28  000006c018000000          s_load_dwordx2 s[0:1], s[0:1], 0x18                  ; define_global ptr<float32, global, 64>
     30  0003027e                  v_mov_b32_e32 v1, v0                                 ; define_global ptr<bool, global, 64>
     34  84020024                  v_lshlrev_b32_e32 v0, 4, v1                          ; load float32x4
     38  7fc08cbf                  s_waitcnt 0xc07f
     3c  00805cdc00000202          global_load_dwordx4 v[2:5], v0, s[2:3]               ; load float32x4
     44  00805cdc00000406          global_load_dwordx4 v[6:9], v0, s[4:5]               ; load float32x4
     4c  700f8cbf                  s_waitcnt 0xf70
     50  020041d0020d0200          v_cmp_lt_f32_e64 s[2:3], v2, v6                      ; cmplt bool
     58  82021424                  v_lshlrev_b32_e32 v10, 2, v1                         ; load boolx4
     5c  008050dc0a000001          global_load_dword v1, v10, s[0:1]
     64  700f8cbf                  s_waitcnt 0xf70
     68  0000c8d101012102          v_bfe_u32 v0, v1, 0, 8                               ; gep bool
     70  0000cdd080000200          v_cmp_ne_u32_e64 s[0:1], 0, v0
     78  02008286                  s_and_b64 s[2:3], s[2:3], s[0:1]                     ; and bool
     7c  00004dd002050200          v_cmp_neq_f32_e64 s[0:1], v2, v2                     ; cmpne bool
     84  02008887                  s_or_b64 s[8:9], s[2:3], s[0:1]                      ; or bool
     88  020041d0030f0200          v_cmp_lt_f32_e64 s[2:3], v3, v7                      ; cmplt bool
     90  0000c8d101112102          v_bfe_u32 v0, v1, 8, 8                               ; gep bool
     98  0000cdd080000200          v_cmp_ne_u32_e64 s[0:1], 0, v0
     a0  02008286                  s_and_b64 s[2:3], s[2:3], s[0:1]                     ; and bool
     a4  00004dd003070200          v_cmp_neq_f32_e64 s[0:1], v3, v3                     ; cmpne bool
     ac  02008687                  s_or_b64 s[6:7], s[2:3], s[0:1]                      ; or bool
     b0  020041d004110200          v_cmp_lt_f32_e64 s[2:3], v4, v8                      ; cmplt bool
     b8  0000c8d101212102          v_bfe_u32 v0, v1, 16, 8                              ; gep bool
     c0  0000cdd080000200          v_cmp_ne_u32_e64 s[0:1], 0, v0
     c8  02008286                  s_and_b64 s[2:3], s[2:3], s[0:1]                     ; and bool
     cc  00004dd004090200          v_cmp_neq_f32_e64 s[0:1], v4, v4                     ; cmpne bool
     d4  02008487                  s_or_b64 s[4:5], s[2:3], s[0:1]                      ; or bool
     d8  020041d005130200          v_cmp_lt_f32_e64 s[2:3], v5, v9                      ; cmplt bool
     e0  0000c8d101312102          v_bfe_u32 v0, v1, 24, 8                              ; gep bool
     e8  0000cdd080000200          v_cmp_ne_u32_e64 s[0:1], 0, v0
     f0  02008286                  s_and_b64 s[2:3], s[2:3], s[0:1]                     ; and bool
     f4  00004dd0050b0200          v_cmp_neq_f32_e64 s[0:1], v5, v5                     ; cmpne bool
     fc  02008087                  s_or_b64 s[0:1], s[2:3], s[0:1]                      ; or bool
    100  030000d180022100          v_cndmask_b32_e64 v3, 0, 1, s[8:9]                   ; vectorize boolx4
    108  010000d180021900          v_cndmask_b32_e64 v1, 0, 1, s[6:7]
    110  020000d180021100          v_cndmask_b32_e64 v2, 0, 1, s[4:5]
    118  000000d180020100          v_cndmask_b32_e64 v0, 0, 1, s[0:1]
    120  0100edd101073200          v_perm_b32 v1, v1, v3, s12
    128  0000edd100053200          v_perm_b32 v0, v0, v2, s12
    130  0000edd100033600          v_perm_b32 v0, v0, v1, s13
    138  008070dc0a000a00          global_store_dword v10, v0, s[10:11]                 ; store void
    140  000081bf                  s_endpgm                                             ; sink void
