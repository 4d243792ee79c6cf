cumulative_sum:
      0  800022ca86000001          v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v0, 6, v0
      8  800082be                  s_mov_b32 s2, 0
      c  000104f4000000f8          s_load_b64 s[4:5], s[0:1], 0x0
     14  000004f4080000f8          s_load_b64 s[0:1], s[0:1], 0x8                       ; define_global ptr<float32, global, 512>
     1c  800022ca82000001          v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v0, 2, v0 ; range int32
     24  800082be                  s_mov_b32 s2, 0
loop_28:
     28  07fc89bf                  s_waitcnt 0xfc07
     2c  000052dc00000002          global_load_b32 v2, v0, s[0:1]                       ; load float32
     34  f70389bf                  s_waitcnt 0x3f7
     38  01050206                  v_add_f32_e32 v1, v1, v2                             ; add float32
     3c  00006adc00010400          global_store_b32 v0, v1, s[4:5]                      ; store void
     44  00840080                  s_add_u32 s0, s0, 4                                  ; end void
     48  01800182                  s_addc_u32 s1, s1, 0
     4c  04840480                  s_add_u32 s4, s4, 4
     50  05800582                  s_addc_u32 s5, s5, 0
     54  02810280                  s_add_u32 s2, s2, 1
     58  02c004bf                  s_cmp_lt_i32 s2, 64
     5c  f2ffa2bf                  s_cbranch_scc1 loop_28
done_60:
     60  0000b0bf                  s_endpgm                                             ; sink void
