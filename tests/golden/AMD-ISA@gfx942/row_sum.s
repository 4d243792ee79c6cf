row_sum:
      0  000206c000000000          s_load_dwordx2 s[8:9], s[0:1], 0x0
      8  000006c008000000          s_load_dwordx2 s[0:1], s[0:1], 0x8                   ; define_global ptr<float32, global, 16>
     10  0100c8d100152902          v_bfe_u32 v1, v0, 10, 10                             ; special int32
     18  ff000026ff030000          v_and_b32_e32 v0, 0x3ff, v0                          ; special int32
     20  0a00c2d000010100          v_cmp_eq_i32_e64 s[10:11], v0, 0                     ; cmpeq bool
     28  028c038e                  s_lshl_b32 s3, s2, 12                                ; load float32x4
     2c  7fc08cbf                  s_waitcnt 0xc07f
     30  00030680                  s_add_u32 s6, s0, s3                                 ; load float32x4
     34  01800782                  s_addc_u32 s7, s1, 0
     38  0000fdd1010d0104          v_lshl_add_u32 v0, v1, 6, v0
     40  84000024                  v_lshlrev_b32_e32 v0, 4, v0
     44  00805cdc00000602          global_load_dwordx4 v[2:5], v0, s[6:7]
     4c  00825cdc00000606          global_load_dwordx4 v[6:9], v0, s[6:7] offset:512    ; load float32x4
     54  700f8cbf                  s_waitcnt 0xf70
     58  0a40b2d3020d0218          v_pk_add_f32 v[10:11], v[2:3], v[6:7] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
     60  0240b2d304110218          v_pk_add_f32 v[2:3], v[4:5], v[8:9] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
     68  0240b2d30a050218          v_pk_add_f32 v[2:3], v[10:11], v[2:3] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
     70  02070002                  v_add_f32_e32 v0, v2, v3                             ; add float32
     74  82020224                  v_lshlrev_b32_e32 v1, 2, v1                          ; store void
     78  000080bf                  s_nop 0x0
     7c  fa02047e00b100ff          v_mov_b32_dpp v2, v0 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf; group_reduce float32
     84  00050002                  v_add_f32_e32 v0, v0, v2
     88  010080bf                  s_nop 0x1
     8c  fa02047e004e00ff          v_mov_b32_dpp v2, v0 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf; group_reduce float32
     94  00050002                  v_add_f32_e32 v0, v0, v2
     98  010080bf                  s_nop 0x1
     9c  fa02047e004101ff          v_mov_b32_dpp v2, v0 row_half_mirror row_mask:0xf bank_mask:0xf; group_reduce float32
     a4  010080bf                  s_nop 0x1
     a8  fa02047e021b00ff          v_mov_b32_dpp v2, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf; group_reduce float32
     b0  00050002                  v_add_f32_e32 v0, v0, v2
     b4  010080bf                  s_nop 0x1
     b8  fa02047e002801ff          v_mov_b32_dpp v2, v0 row_ror:8 row_mask:0xf bank_mask:0xf; group_reduce float32
     c0  00050002                  v_add_f32_e32 v0, v0, v2
     c4  1f407ad800000002          ds_swizzle_b32 v2, v0 offset:16415
     cc  7fc08cbf                  s_waitcnt 0xc07f
     d0  00050002                  v_add_f32_e32 v0, v0, v2                             ; group_reduce float32
     d4  0284008e                  s_lshl_b32 s0, s2, 4                                 ; store void
     d8  08000480                  s_add_u32 s4, s8, s0
     dc  09800582                  s_addc_u32 s5, s9, 0
     e0  0a2080be                  s_and_saveexec_b64 s[0:1], s[10:11]
     e4  020088bf                  s_cbranch_execz join_f0
     e8  008070dc01000400          global_store_dword v1, v0, s[4:5]
join_f0:
     f0  0001febe                  s_mov_b64 exec, s[0:1]
     f4  000081bf                  s_endpgm                                             ; sink void
