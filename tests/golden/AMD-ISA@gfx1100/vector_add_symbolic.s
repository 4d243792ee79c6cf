vector_add_symbolic:
      0  8002067e                  v_mov_b32_e32 v3, 0
      4  800204f4000000f8          s_load_b64 s[10:11], s[0:1], 0x0
      c  000104f4080000f8          s_load_b64 s[4:5], s[0:1], 0x8                       ; define_global ptr<float32, global, 4096>
     14  000204f4100000f8          s_load_b64 s[8:9], s[0:1], 0x10                      ; define_global ptr<float32, global, 4096>
     1c  400000f4180000f8          s_load_b32 s1, s[0:1], 0x18                          ; define_global ptr<float32, global, 4096>
     24  0003047e                  v_mov_b32_e32 v2, v0                                 ; special int32
     28  0dff009600010000          s_mul_i32 s0, s13, 0x100                             ; mul int32
     30  0004004a                  v_add_nc_u32_e32 v0, s0, v2                          ; add int32
     34  07fc89bf                  s_waitcnt 0xfc07
     38  060041d400030000          v_cmp_lt_i32_e64 s6, v0, s1                          ; cmplt bool
     40  8002027e                  v_mov_b32_e32 v1, 0                                  ; load float32
     44  062083be                  s_and_saveexec_b32 s3, s6
     48  0600a5bf                  s_cbranch_execz join_64
     4c  0d8a0284                  s_lshl_b32 s2, s13, 10
     50  04020080                  s_add_u32 s0, s4, s2
     54  05800182                  s_addc_u32 s1, s5, 0
     58  82040030                  v_lshlrev_b32_e32 v0, 2, v2
     5c  000052dc00000001          global_load_b32 v1, v0, s[0:1]
join_64:
     64  0300febe                  s_mov_b32 exec_lo, s3
     68  8002007e                  v_mov_b32_e32 v0, 0                                  ; load float32
     6c  062083be                  s_and_saveexec_b32 s3, s6
     70  0600a5bf                  s_cbranch_execz join_8c
     74  0d8a0284                  s_lshl_b32 s2, s13, 10
     78  08020080                  s_add_u32 s0, s8, s2
     7c  09800182                  s_addc_u32 s1, s9, 0
     80  82040030                  v_lshlrev_b32_e32 v0, 2, v2
     84  000052dc00000000          global_load_b32 v0, v0, s[0:1]
join_8c:
     8c  0300febe                  s_mov_b32 exec_lo, s3
     90  f70389bf                  s_waitcnt 0x3f7
     94  01010206                  v_add_f32_e32 v1, v1, v0                             ; add float32
     98  062083be                  s_and_saveexec_b32 s3, s6                            ; store void
     9c  0600a5bf                  s_cbranch_execz join_b8
     a0  0d8a0284                  s_lshl_b32 s2, s13, 10
     a4  0a020080                  s_add_u32 s0, s10, s2
     a8  0b800182                  s_addc_u32 s1, s11, 0
     ac  82040030                  v_lshlrev_b32_e32 v0, 2, v2
     b0  00006adc00010000          global_store_b32 v0, v1, s[0:1]
join_b8:
     b8  0300febe                  s_mov_b32 exec_lo, s3
     bc  0000b0bf                  s_endpgm                                             ; sink void
