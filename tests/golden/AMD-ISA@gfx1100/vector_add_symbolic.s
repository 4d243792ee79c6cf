vector_add_symbolic:
      0  8002027e                  v_mov_b32_e32 v1, 0
      4  800104f4000000f8          s_load_b64 s[6:7], s[0:1], 0x0
      c  000204f4080000f8          s_load_b64 s[8:9], s[0:1], 0x8                       ; define_global ptr<float32, global, 4096>
     14  800204f4100000f8          s_load_b64 s[10:11], s[0:1], 0x10                    ; define_global ptr<float32, global, 4096>
     1c  000000f4180000f8          s_load_b32 s0, s[0:1], 0x18                          ; define_global ptr<float32, global, 4096>
     24  0dff019600010000          s_mul_i32 s1, s13, 0x100                             ; mul int32
     2c  800020ca01000201          v_dual_mov_b32 v1, 0 :: v_dual_add_nc_u32 v2, s1, v0 ; load float32
     34  07fc89bf                  s_waitcnt 0xfc07
     38  000041d402010000          v_cmp_lt_i32_e64 s0, v2, s0                          ; cmplt bool
     40  8002047e                  v_mov_b32_e32 v2, 0                                  ; load float32
     44  0d8a0184                  s_lshl_b32 s1, s13, 10
     48  08010480                  s_add_u32 s4, s8, s1
     4c  09800582                  s_addc_u32 s5, s9, 0
     50  82000030                  v_lshlrev_b32_e32 v0, 2, v0
     54  0d8a0184                  s_lshl_b32 s1, s13, 10                               ; load float32
     58  0a010280                  s_add_u32 s2, s10, s1
     5c  0b800382                  s_addc_u32 s3, s11, 0
     60  002081be                  s_and_saveexec_b32 s1, s0
     64  0400a5bf                  s_cbranch_execz join_78                              ; load float32
     68  000052dc00000402          global_load_b32 v2, v0, s[4:5]
     70  000052dc00000201          global_load_b32 v1, v0, s[2:3]                       ; load float32
join_78:
     78  0100febe                  s_mov_b32 exec_lo, s1
     7c  f70389bf                  s_waitcnt 0x3f7
     80  02030206                  v_add_f32_e32 v1, v2, v1                             ; add float32
     84  0d8a0184                  s_lshl_b32 s1, s13, 10                               ; store void
     88  06010280                  s_add_u32 s2, s6, s1
     8c  07800382                  s_addc_u32 s3, s7, 0
     90  002080be                  s_and_saveexec_b32 s0, s0
     94  0200a5bf                  s_cbranch_execz join_a0
     98  00006adc00010200          global_store_b32 v0, v1, s[2:3]
join_a0:
     a0  0000febe                  s_mov_b32 exec_lo, s0
     a4  0000b0bf                  s_endpgm                                             ; sink void
