scatter_set_copy:
      0  80008cbe                  s_mov_b32 s12, 0
      4  8002027e                  v_mov_b32_e32 v1, 0
      8  800204f4000000f8          s_load_b64 s[10:11], s[0:1], 0x0
     10  000104f4080000f8          s_load_b64 s[4:5], s[0:1], 0x8                       ; define_global ptr<int32, global, 16>
     18  000204f4100000f8          s_load_b64 s[8:9], s[0:1], 0x10                      ; define_global ptr<int32, global, 16>
     20  800104f4180000f8          s_load_b64 s[6:7], s[0:1], 0x18                      ; define_global ptr<int32, global, 4>
     28  800081be                  s_mov_b32 s1, 0                                      ; range int32
     2c  07fc89bf                  s_waitcnt 0xfc07
     30  0a0082be                  s_mov_b32 s2, s10                                    ; range int32
     34  0b0083be                  s_mov_b32 s3, s11
loop_38:
     38  020000f4000000f8          s_load_b32 s0, s[4:5], 0x0                           ; load int32
     40  07fc89bf                  s_waitcnt 0xfc07
     44  0002007e                  v_mov_b32_e32 v0, s0                                 ; store void
     48  00006adc01000200          global_store_b32 v1, v0, s[2:3]
     50  04840480                  s_add_u32 s4, s4, 4                                  ; end void
     54  05800582                  s_addc_u32 s5, s5, 0
     58  02840280                  s_add_u32 s2, s2, 4
     5c  03800382                  s_addc_u32 s3, s3, 0
     60  01810180                  s_add_u32 s1, s1, 1
     64  019004bf                  s_cmp_lt_i32 s1, 16
     68  f3ffa2bf                  s_cbranch_scc1 loop_38
done_6c:
     6c  800084be                  s_mov_b32 s4, 0                                      ; range int32
loop_70:
     70  430000f4000000f8          s_load_b32 s1, s[6:7], 0x0                           ; load int32
     78  07fc89bf                  s_waitcnt 0xfc07
     7c  01900abf                  s_cmp_lt_u32 s1, 16                                  ; cmplt bool
     80  c1800098                  s_cselect_b32 s0, -1, 0
     84  840000f4000000f8          s_load_b32 s2, s[8:9], 0x0                           ; load int32
     8c  008007bf                  s_cmp_lg_u32 s0, 0                                   ; store void
     90  0800a1bf                  s_cbranch_scc0 join_b4
     94  07fc89bf                  s_waitcnt 0xfc07
     98  0202007e                  v_mov_b32_e32 v0, s2                                 ; store void
     9c  01840296                  s_mul_i32 s2, s1, 4
     a0  01840397                  s_mul_hi_i32 s3, s1, 4
     a4  0a020080                  s_add_u32 s0, s10, s2
     a8  0b030182                  s_addc_u32 s1, s11, s3
     ac  00006adc01000000          global_store_b32 v1, v0, s[0:1]
join_b4:
     b4  06840680                  s_add_u32 s6, s6, 4                                  ; end void
     b8  07800782                  s_addc_u32 s7, s7, 0
     bc  08840880                  s_add_u32 s8, s8, 4
     c0  09800982                  s_addc_u32 s9, s9, 0
     c4  04810480                  s_add_u32 s4, s4, 1
     c8  048404bf                  s_cmp_lt_i32 s4, 4
     cc  e8ffa2bf                  s_cbranch_scc1 loop_70
done_d0:
     d0  0000b0bf                  s_endpgm                                             ; sink void
