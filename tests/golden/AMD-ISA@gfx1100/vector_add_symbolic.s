vector_add_symbolic:
      0  8002027e                  v_mov_b32_e32 v1, 0
      4  800004f4000000f8          s_load_b64 s[2:3], s[0:1], 0x0
      c  000104f4080000f8          s_load_b64 s[4:5], s[0:1], 0x8                       ; define_global ptr<float32, global, 4096>
     14  800104f4100000f8          s_load_b64 s[6:7], s[0:1], 0x10                      ; define_global ptr<float32, global, 4096>
     1c  000000f4180000f8          s_load_b32 s0, s[0:1], 0x18                          ; define_global ptr<float32, global, 4096>
     24  0dff019600010000          s_mul_i32 s1, s13, 0x100                             ; mul int32
     2c  0100044a                  v_add_nc_u32_e32 v2, s1, v0                          ; add int32
     30  07fc89bf                  s_waitcnt 0xfc07
     34  000041d402010000          v_cmp_lt_i32_e64 s0, v2, s0                          ; cmplt bool
     3c  8002047e                  v_mov_b32_e32 v2, 0                                  ; load float32
     40  002081be                  s_and_saveexec_b32 s1, s0
     44  0600a5bf                  s_cbranch_execz join_60
     48  0d8a0884                  s_lshl_b32 s8, s13, 10
     4c  04080a80                  s_add_u32 s10, s4, s8
     50  05800b82                  s_addc_u32 s11, s5, 0
     54  82000430                  v_lshlrev_b32_e32 v2, 2, v0
     58  000052dc02000a02          global_load_b32 v2, v2, s[10:11]
join_60:
     60  0100febe                  s_mov_b32 exec_lo, s1
     64  8002027e                  v_mov_b32_e32 v1, 0                                  ; load float32
     68  002081be                  s_and_saveexec_b32 s1, s0
     6c  0600a5bf                  s_cbranch_execz join_88
     70  0d8a0484                  s_lshl_b32 s4, s13, 10
     74  06040880                  s_add_u32 s8, s6, s4
     78  07800982                  s_addc_u32 s9, s7, 0
     7c  82000230                  v_lshlrev_b32_e32 v1, 2, v0
     80  000052dc01000801          global_load_b32 v1, v1, s[8:9]
join_88:
     88  0100febe                  s_mov_b32 exec_lo, s1
     8c  f70389bf                  s_waitcnt 0x3f7
     90  02030206                  v_add_f32_e32 v1, v2, v1                             ; add float32
     94  002080be                  s_and_saveexec_b32 s0, s0                            ; store void
     98  0600a5bf                  s_cbranch_execz join_b4
     9c  0d8a0184                  s_lshl_b32 s1, s13, 10
     a0  02010480                  s_add_u32 s4, s2, s1
     a4  03800582                  s_addc_u32 s5, s3, 0
     a8  82000030                  v_lshlrev_b32_e32 v0, 2, v0
     ac  00006adc00010400          global_store_b32 v0, v1, s[4:5]
join_b4:
     b4  0000febe                  s_mov_b32 exec_lo, s0
     b8  0000b0bf                  s_endpgm                                             ; sink void
