row_sum:
      0  8002047e                  v_mov_b32_e32 v2, 0
      4  8002067e                  v_mov_b32_e32 v3, 0
      8  800088be                  s_mov_b32 s8, 0
      c  8002127e                  v_mov_b32_e32 v9, 0
     10  800106c000000000          s_load_dwordx2 s[6:7], s[0:1], 0x0
     18  000006c008000000          s_load_dwordx2 s[0:1], s[0:1], 0x8                   ; define_global ptr<float32, global, 16>
     20  020083be                  s_mov_b32 s3, s2                                     ; define_global ptr<float32, global, 4096>
     24  0400c2d000010100          v_cmp_eq_i32_e64 s[4:5], v0, 0                       ; cmpeq bool
     2c  03ff029200010000          s_mul_i32 s2, s3, 0x100                              ; mul int32
     34  82000024                  v_lshlrev_b32_e32 v0, 2, v0                          ; mul int32
     38  02000068                  v_add_u32_e32 v0, s2, v0                             ; add int32
     3c  80020c7e                  v_mov_b32_e32 v6, 0                                  ; range int32
     40  80020e7e                  v_mov_b32_e32 v7, 0
     44  8002087e                  v_mov_b32_e32 v4, 0
     48  80020a7e                  v_mov_b32_e32 v5, 0
     4c  800082be                  s_mov_b32 s2, 0
     50  82001024                  v_lshlrev_b32_e32 v8, 2, v0
loop_54:
     54  7fc08cbf                  s_waitcnt 0xc07f
     58  00805cdc08000000          global_load_dwordx4 v[0:3], v8, s[0:1]               ; load float32x4
     60  700f8cbf                  s_waitcnt 0xf70
     64  0640b2d306010218          v_pk_add_f32 v[6:7], v[6:7], v[0:1] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
     6c  0440b2d304050218          v_pk_add_f32 v[4:5], v[4:5], v[2:3] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
     74  00ff008000020000          s_add_u32 s0, s0, 0x200                              ; end void
     7c  01800182                  s_addc_u32 s1, s1, 0
     80  02810280                  s_add_u32 s2, s2, 1
     84  028204bf                  s_cmp_lt_i32 s2, 2
     88  f2ff85bf                  s_cbranch_scc1 loop_54
done_8c:
     8c  0040b2d306090218          v_pk_add_f32 v[0:1], v[6:7], v[4:5] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
     94  00030002                  v_add_f32_e32 v0, v0, v1                             ; add float32
     98  010080bf                  s_nop 0x1
     9c  fa02027e00b100ff          v_mov_b32_dpp v1, v0 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf; group_reduce float32
     a4  00030002                  v_add_f32_e32 v0, v0, v1
     a8  010080bf                  s_nop 0x1
     ac  fa02027e004e00ff          v_mov_b32_dpp v1, v0 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf; group_reduce float32
     b4  00030202                  v_add_f32_e32 v1, v0, v1
     b8  010080bf                  s_nop 0x1
     bc  fa02007e014101ff          v_mov_b32_dpp v0, v1 row_half_mirror row_mask:0xf bank_mask:0xf; group_reduce float32
     c4  010080bf                  s_nop 0x1
     c8  fa02007e001b00ff          v_mov_b32_dpp v0, v0 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf; group_reduce float32
     d0  01010002                  v_add_f32_e32 v0, v1, v0
     d4  010080bf                  s_nop 0x1
     d8  fa02027e002801ff          v_mov_b32_dpp v1, v0 row_ror:8 row_mask:0xf bank_mask:0xf; group_reduce float32
     e0  00030002                  v_add_f32_e32 v0, v0, v1
     e4  1f407ad800000001          ds_swizzle_b32 v1, v0 offset:16415
     ec  7fc08cbf                  s_waitcnt 0xc07f
     f0  00030002                  v_add_f32_e32 v0, v0, v1                             ; group_reduce float32
     f4  042084be                  s_and_saveexec_b64 s[4:5], s[4:5]                    ; store void
     f8  050088bf                  s_cbranch_execz join_110
     fc  0382028e                  s_lshl_b32 s2, s3, 2
    100  06020080                  s_add_u32 s0, s6, s2
    104  07800182                  s_addc_u32 s1, s7, 0
    108  008070dc09000000          global_store_dword v9, v0, s[0:1]
join_110:
    110  0401febe                  s_mov_b64 exec, s[4:5]
    114  000081bf                  s_endpgm                                             ; sink void
