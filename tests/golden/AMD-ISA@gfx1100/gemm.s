gemm:
      0  8002087e                  v_mov_b32_e32 v4, 0
      4  800087be                  s_mov_b32 s7, 0
      8  800204f4000000f8          s_load_b64 s[10:11], s[0:1], 0x0
     10  000104f4080000f8          s_load_b64 s[4:5], s[0:1], 0x8                       ; define_global ptr<float32, global, 4096>
     18  000204f4100000f8          s_load_b64 s[8:9], s[0:1], 0x10                      ; define_global ptr<float32, global, 4096>
     20  ff000236ff030000          v_and_b32_e32 v1, 0x3ff, v0                          ; define_global ptr<float32, global, 4096>
     28  030010d600152902          v_bfe_u32 v3, v0, 10, 10                             ; special int32
     30  82020030                  v_lshlrev_b32_e32 v0, 2, v1                          ; mul int32
     34  88060430                  v_lshlrev_b32_e32 v2, 8, v3                          ; mul int32
     38  00053e4a                  v_add_nc_u32_e32 v31, v0, v2                         ; add int32
     3c  84063a30                  v_lshlrev_b32_e32 v29, 4, v3                         ; mul int32
     40  013b344a                  v_add_nc_u32_e32 v26, v1, v29                        ; add int32
     44  0105004a                  v_add_nc_u32_e32 v0, v1, v2                          ; add int32
     48  86023830                  v_lshlrev_b32_e32 v28, 6, v1                         ; mul int32
     4c  1c073c4a                  v_add_nc_u32_e32 v30, v28, v3                        ; add int32
     50  8002147e                  v_mov_b32_e32 v10, 0                                 ; range int32
     54  8002167e                  v_mov_b32_e32 v11, 0
     58  8002187e                  v_mov_b32_e32 v12, 0
     5c  80021a7e                  v_mov_b32_e32 v13, 0
     60  80021c7e                  v_mov_b32_e32 v14, 0
     64  80021e7e                  v_mov_b32_e32 v15, 0
     68  8002207e                  v_mov_b32_e32 v16, 0
     6c  8002227e                  v_mov_b32_e32 v17, 0
     70  8002247e                  v_mov_b32_e32 v18, 0
     74  8002267e                  v_mov_b32_e32 v19, 0
     78  8002287e                  v_mov_b32_e32 v20, 0
     7c  80022a7e                  v_mov_b32_e32 v21, 0
     80  80022c7e                  v_mov_b32_e32 v22, 0
     84  80022e7e                  v_mov_b32_e32 v23, 0
     88  8002307e                  v_mov_b32_e32 v24, 0
     8c  8002327e                  v_mov_b32_e32 v25, 0
     90  800086be                  s_mov_b32 s6, 0
     94  82003630                  v_lshlrev_b32_e32 v27, 2, v0
loop_98:
     98  07fc89bf                  s_waitcnt 0xfc07
     9c  000052dc1b000404          global_load_b32 v4, v27, s[4:5]                      ; load float32
     a4  0000bdbf                  s_barrier                                            ; barrier void
     a8  000152dc1b000403          global_load_b32 v3, v27, s[4:5] offset:256           ; load float32
     b0  000252dc1b000402          global_load_b32 v2, v27, s[4:5] offset:512           ; load float32
     b8  000352dc1b000401          global_load_b32 v1, v27, s[4:5] offset:768           ; load float32
     c0  800080be                  s_mov_b32 s0, 0                                      ; range int32
loop_c4:
     c4  82340030                  v_lshlrev_b32_e32 v0, 2, v26                         ; store void
     c8  f70f89bf                  s_waitcnt 0xff7
     cc  000034d800040000          ds_store_b32 v0, v4                                  ; store void
     d4  f70b89bf                  s_waitcnt 0xbf7
     d8  000434d800030000          ds_store_b32 v0, v3 offset:1024                      ; store void
     e0  f70789bf                  s_waitcnt 0x7f7
     e4  000834d800020000          ds_store_b32 v0, v2 offset:2048                      ; store void
     ec  f70389bf                  s_waitcnt 0x3f7
     f0  000c34d800010000          ds_store_b32 v0, v1 offset:3072                      ; store void
     f8  00810080                  s_add_u32 s0, s0, 1                                  ; end void
     fc  008104bf                  s_cmp_lt_i32 s0, 1
    100  f0ffa2bf                  s_cbranch_scc1 loop_c4
done_104:
    104  07fc89bf                  s_waitcnt 0xfc07
    108  0000bdbf                  s_barrier                                            ; barrier void
    10c  06ff009600040000          s_mul_i32 s0, s6, 0x400                              ; mul int32
    114  800082be                  s_mov_b32 s2, 0                                      ; range int32
    118  00820384                  s_lshl_b32 s3, s0, 2
    11c  08030080                  s_add_u32 s0, s8, s3
    120  09800182                  s_addc_u32 s1, s9, 0
    124  823c0430                  v_lshlrev_b32_e32 v2, 2, v30
    128  82340230                  v_lshlrev_b32_e32 v1, 2, v26
loop_12c:
    12c  000052dc02000000          global_load_b32 v0, v2, s[0:1]                       ; load float32
    134  f70389bf                  s_waitcnt 0x3f7
    138  001034d801000000          ds_store_b32 v1, v0 offset:4096                      ; store void
    140  00c00080                  s_add_u32 s0, s0, 64                                 ; end void
    144  01800182                  s_addc_u32 s1, s1, 0
    148  ff02024a00040000          v_add_nc_u32_e32 v1, 0x400, v1
    150  02810280                  s_add_u32 s2, s2, 1
    154  028404bf                  s_cmp_lt_i32 s2, 4
    158  f4ffa2bf                  s_cbranch_scc1 loop_12c
done_15c:
    15c  07fc89bf                  s_waitcnt 0xfc07
    160  0000bdbf                  s_barrier                                            ; barrier void
    164  800080be                  s_mov_b32 s0, 0                                      ; range int32
    168  823a0c30                  v_lshlrev_b32_e32 v6, 2, v29
    16c  0603127e                  v_mov_b32_e32 v9, v6
    170  82380a30                  v_lshlrev_b32_e32 v5, 2, v28
    174  0603107e                  v_mov_b32_e32 v8, v6
    178  06030e7e                  v_mov_b32_e32 v7, v6
loop_17c:
    17c  0000d8d809000000          ds_load_b32 v0, v9                                   ; load float32
    184  0010d8d805000004          ds_load_b32 v4, v5 offset:4096                       ; load float32
    18c  07fc89bf                  s_waitcnt 0xfc07
    190  0a0013d600092a04          v_fma_f32 v10, v0, v4, v10                           ; mulacc float32
    198  4010d8d805000003          ds_load_b32 v3, v5 offset:4160                       ; load float32
    1a0  07fc89bf                  s_waitcnt 0xfc07
    1a4  0b0013d600072e04          v_fma_f32 v11, v0, v3, v11                           ; mulacc float32
    1ac  8010d8d805000002          ds_load_b32 v2, v5 offset:4224                       ; load float32
    1b4  07fc89bf                  s_waitcnt 0xfc07
    1b8  0c0013d600053204          v_fma_f32 v12, v0, v2, v12                           ; mulacc float32
    1c0  c010d8d805000001          ds_load_b32 v1, v5 offset:4288                       ; load float32
    1c8  07fc89bf                  s_waitcnt 0xfc07
    1cc  0d0013d600033604          v_fma_f32 v13, v0, v1, v13                           ; mulacc float32
    1d4  0004d8d808000000          ds_load_b32 v0, v8 offset:1024                       ; load float32
    1dc  07fc89bf                  s_waitcnt 0xfc07
    1e0  0e0013d600093a04          v_fma_f32 v14, v0, v4, v14                           ; mulacc float32
    1e8  0f0013d600073e04          v_fma_f32 v15, v0, v3, v15                           ; mulacc float32
    1f0  100013d600054204          v_fma_f32 v16, v0, v2, v16                           ; mulacc float32
    1f8  110013d600034604          v_fma_f32 v17, v0, v1, v17                           ; mulacc float32
    200  0008d8d807000000          ds_load_b32 v0, v7 offset:2048                       ; load float32
    208  07fc89bf                  s_waitcnt 0xfc07
    20c  120013d600094a04          v_fma_f32 v18, v0, v4, v18                           ; mulacc float32
    214  130013d600074e04          v_fma_f32 v19, v0, v3, v19                           ; mulacc float32
    21c  140013d600055204          v_fma_f32 v20, v0, v2, v20                           ; mulacc float32
    224  150013d600035604          v_fma_f32 v21, v0, v1, v21                           ; mulacc float32
    22c  000cd8d806000000          ds_load_b32 v0, v6 offset:3072                       ; load float32
    234  07fc89bf                  s_waitcnt 0xfc07
    238  160013d600095a04          v_fma_f32 v22, v0, v4, v22                           ; mulacc float32
    240  170013d600075e04          v_fma_f32 v23, v0, v3, v23                           ; mulacc float32
    248  180013d600056204          v_fma_f32 v24, v0, v2, v24                           ; mulacc float32
    250  190013d600036604          v_fma_f32 v25, v0, v1, v25                           ; mulacc float32
    258  8412124a                  v_add_nc_u32_e32 v9, 4, v9                           ; end void
    25c  840a0a4a                  v_add_nc_u32_e32 v5, 4, v5
    260  8410104a                  v_add_nc_u32_e32 v8, 4, v8
    264  840e0e4a                  v_add_nc_u32_e32 v7, 4, v7
    268  840c0c4a                  v_add_nc_u32_e32 v6, 4, v6
    26c  00810080                  s_add_u32 s0, s0, 1
    270  009004bf                  s_cmp_lt_i32 s0, 16
    274  c1ffa2bf                  s_cbranch_scc1 loop_17c
done_278:
    278  04c00480                  s_add_u32 s4, s4, 64                                 ; end void
    27c  05800582                  s_addc_u32 s5, s5, 0
    280  06810680                  s_add_u32 s6, s6, 1
    284  068404bf                  s_cmp_lt_i32 s6, 4
    288  83ffa2bf                  s_cbranch_scc1 loop_98
done_28c:
    28c  0a03007e                  v_mov_b32_e32 v0, v10                                ; vectorize float32x4
    290  0b03027e                  v_mov_b32_e32 v1, v11
    294  0c03047e                  v_mov_b32_e32 v2, v12
    298  0d03067e                  v_mov_b32_e32 v3, v13
    29c  823e0830                  v_lshlrev_b32_e32 v4, 2, v31                         ; store void
    2a0  000076dc04000a00          global_store_b128 v4, v[0:3], s[10:11]
    2a8  0e03007e                  v_mov_b32_e32 v0, v14                                ; vectorize float32x4
    2ac  0f03027e                  v_mov_b32_e32 v1, v15
    2b0  1003047e                  v_mov_b32_e32 v2, v16
    2b4  1103067e                  v_mov_b32_e32 v3, v17
    2b8  000176dc04000a00          global_store_b128 v4, v[0:3], s[10:11] offset:256    ; store void
    2c0  1203007e                  v_mov_b32_e32 v0, v18                                ; vectorize float32x4
    2c4  1303027e                  v_mov_b32_e32 v1, v19
    2c8  1403047e                  v_mov_b32_e32 v2, v20
    2cc  1503067e                  v_mov_b32_e32 v3, v21
    2d0  000276dc04000a00          global_store_b128 v4, v[0:3], s[10:11] offset:512    ; store void
    2d8  1603007e                  v_mov_b32_e32 v0, v22                                ; vectorize float32x4
    2dc  1703027e                  v_mov_b32_e32 v1, v23
    2e0  1803047e                  v_mov_b32_e32 v2, v24
    2e4  1903067e                  v_mov_b32_e32 v3, v25
    2e8  000376dc04000a00          global_store_b128 v4, v[0:3], s[10:11] offset:768    ; store void
    2f0  0000b0bf                  s_endpgm                                             ; sink void
