scatter_set_copy:
      0  800082be                  s_mov_b32 s2, 0
      4  8002007e                  v_mov_b32_e32 v0, 0
      8  000104f4000000f8          s_load_b64 s[4:5], s[0:1], 0x0
     10  800104f4080000f8          s_load_b64 s[6:7], s[0:1], 0x8                       ; define_global ptr<int32, global, 16>
     18  000204f4100000f8          s_load_b64 s[8:9], s[0:1], 0x10                      ; define_global ptr<int32, global, 16>
     20  000004f4180000f8          s_load_b64 s[0:1], s[0:1], 0x18                      ; define_global ptr<int32, global, 4>
     28  800083be                  s_mov_b32 s3, 0                                      ; range int32
     2c  07fc89bf                  s_waitcnt 0xfc07
     30  05008bbe                  s_mov_b32 s11, s5                                    ; range int32
     34  04008abe                  s_mov_b32 s10, s4
loop_38:
     38  030300f4000000f8          s_load_b32 s12, s[6:7], 0x0                          ; load int32
     40  07fc89bf                  s_waitcnt 0xfc07
     44  0c02027e                  v_mov_b32_e32 v1, s12                                ; store void
     48  00006adc00010a00          global_store_b32 v0, v1, s[10:11]
     50  06840680                  s_add_u32 s6, s6, 4                                  ; end void
     54  07800782                  s_addc_u32 s7, s7, 0
     58  0a840a80                  s_add_u32 s10, s10, 4
     5c  0b800b82                  s_addc_u32 s11, s11, 0
     60  03810380                  s_add_u32 s3, s3, 1
     64  039004bf                  s_cmp_lt_i32 s3, 16
     68  f3ffa2bf                  s_cbranch_scc1 loop_38
done_6c:
     6c  800082be                  s_mov_b32 s2, 0                                      ; range int32
loop_70:
     70  c00000f4000000f8          s_load_b32 s3, s[0:1], 0x0                           ; load int32
     78  07fc89bf                  s_waitcnt 0xfc07
     7c  03900abf                  s_cmp_lt_u32 s3, 16                                  ; cmplt bool
     80  c1800698                  s_cselect_b32 s6, -1, 0
     84  c40100f4000000f8          s_load_b32 s7, s[8:9], 0x0                           ; load int32
     8c  03840a96                  s_mul_i32 s10, s3, 4                                 ; store void
     90  03840397                  s_mul_hi_i32 s3, s3, 4
     94  040a0c80                  s_add_u32 s12, s4, s10
     98  05030d82                  s_addc_u32 s13, s5, s3
     9c  068007bf                  s_cmp_lg_u32 s6, 0
     a0  0400a1bf                  s_cbranch_scc0 join_b4
     a4  07fc89bf                  s_waitcnt 0xfc07
     a8  0702027e                  v_mov_b32_e32 v1, s7                                 ; store void
     ac  00006adc00010c00          global_store_b32 v0, v1, s[12:13]
join_b4:
     b4  00840080                  s_add_u32 s0, s0, 4                                  ; end void
     b8  01800182                  s_addc_u32 s1, s1, 0
     bc  08840880                  s_add_u32 s8, s8, 4
     c0  09800982                  s_addc_u32 s9, s9, 0
     c4  02810280                  s_add_u32 s2, s2, 1
     c8  028404bf                  s_cmp_lt_i32 s2, 4
     cc  e8ffa2bf                  s_cbranch_scc1 loop_70
done_d0:
     d0  0000b0bf                  s_endpgm                                             ; sink void
