row_sum:
      0  000106c000000000          s_load_dwordx2 s[4:5], s[0:1], 0x0
      8  000006c008000000          s_load_dwordx2 s[0:1], s[0:1], 0x8                   ; define_global ptr<float32, global, 16>
     10  0100c8d100152902          v_bfe_u32 v1, v0, 10, 10                             ; special int32
     18  ff000026ff030000          v_and_b32_e32 v0, 0x3ff, v0                          ; special int32
     20  0600c2d000010100          v_cmp_eq_i32_e64 s[6:7], v0, 0                       ; cmpeq bool
     28  028c038e                  s_lshl_b32 s3, s2, 12                                ; load float32x4
     2c  7fc08cbf                  s_waitcnt 0xc07f
     30  00030880                  s_add_u32 s8, s0, s3                                 ; load float32x4
     34  01800982                  s_addc_u32 s9, s1, 0
     38  84000024                  v_lshlrev_b32_e32 v0, 4, v0
     3c  8a020424                  v_lshlrev_b32_e32 v2, 10, v1
     40  02010068                  v_add_u32_e32 v0, v2, v0
     44  00805cdc00000802          global_load_dwordx4 v[2:5], v0, s[8:9]
     4c  00825cdc00000806          global_load_dwordx4 v[6:9], v0, s[8:9] offset:512    ; load float32x4
     54  700f8cbf                  s_waitcnt 0xf70
     58  0a40b2d3020d0218          v_pk_add_f32 v[10:11], v[2:3], v[6:7] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
     60  0240b2d304110218          v_pk_add_f32 v[2:3], v[4:5], v[8:9] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
     68  0240b2d30a050218          v_pk_add_f32 v[2:3], v[10:11], v[2:3] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
     70  02070002                  v_add_f32_e32 v0, v2, v3                             ; add float32
     74  010080bf                  s_nop 0x1
     78  fa02047e00b100ff          v_mov_b32_dpp v2, v0 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf; group_reduce float32
     80  00050002                  v_add_f32_e32 v0, v0, v2
     84  010080bf                  s_nop 0x1
     88  fa02047e004e00ff          v_mov_b32_dpp v2, v0 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf; group_reduce float32
     90  00050002                  v_add_f32_e32 v0, v0, v2
     94  010080bf                  s_nop 0x1
     98  fa02047e004101ff          v_mov_b32_dpp v2, v0 row_half_mirror row_mask:0xf bank_mask:0xf; group_reduce float32
     a0  010080bf                  s_nop 0x1
     a4  fa02047e021b00ff          v_mov_b32_dpp v2, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf; group_reduce float32
     ac  00050002                  v_add_f32_e32 v0, v0, v2
     b0  010080bf                  s_nop 0x1
     b4  fa02047e002801ff          v_mov_b32_dpp v2, v0 row_ror:8 row_mask:0xf bank_mask:0xf; group_reduce float32
     bc  00050002                  v_add_f32_e32 v0, v0, v2
     c0  1f407ad800000002          ds_swizzle_b32 v2, v0 offset:16415
     c8  7fc08cbf                  s_waitcnt 0xc07f
     cc  00050002                  v_add_f32_e32 v0, v0, v2                             ; group_reduce float32
     d0  062080be                  s_and_saveexec_b64 s[0:1], s[6:7]                    ; store void
     d4  060088bf                  s_cbranch_execz join_f0
     d8  0284028e                  s_lshl_b32 s2, s2, 4
     dc  04020680                  s_add_u32 s6, s4, s2
     e0  05800782                  s_addc_u32 s7, s5, 0
     e4  82020224                  v_lshlrev_b32_e32 v1, 2, v1
     e8  008070dc01000600          global_store_dword v1, v0, s[6:7]
join_f0:
     f0  0001febe                  s_mov_b64 exec, s[0:1]
     f4  000081bf                  s_endpgm                                             ; sink void
