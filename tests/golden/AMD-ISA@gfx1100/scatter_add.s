scatter_add:
      0  800082be                  s_mov_b32 s2, 0
      4  8002027e                  v_mov_b32_e32 v1, 0
      8  8002047e                  v_mov_b32_e32 v2, 0
      c  8002067e                  v_mov_b32_e32 v3, 0
     10  8002087e                  v_mov_b32_e32 v4, 0
     14  000104f4000000f8          s_load_b64 s[4:5], s[0:1], 0x0
     1c  800104f4080000f8          s_load_b64 s[6:7], s[0:1], 0x8                       ; define_global ptr<float32, global, 128>
     24  000004f4100000f8          s_load_b64 s[0:1], s[0:1], 0x10                      ; define_global ptr<float32, global, 320>
     2c  82000030                  v_lshlrev_b32_e32 v0, 2, v0                          ; mul int32
     30  00030a7e                  v_mov_b32_e32 v5, v0                                 ; cast int64
     34  9f000c34                  v_ashrrev_i32_e32 v6, 31, v0
     38  800082be                  s_mov_b32 s2, 0                                      ; range int32
     3c  82000030                  v_lshlrev_b32_e32 v0, 2, v0
loop_40:
     40  07fc89bf                  s_waitcnt 0xfc07
     44  000204f4000000f8          s_load_b64 s[8:9], s[0:1], 0x0                       ; load int64
     4c  07fc89bf                  s_waitcnt 0xfc07
     50  08888396                  s_mul_hi_u32 s3, s8, 8                               ; mul int64
     54  09880c96                  s_mul_i32 s12, s9, 8
     58  030c0380                  s_add_u32 s3, s3, s12
     5c  03008bbe                  s_mov_b32 s11, s3
     60  08880a96                  s_mul_i32 s10, s8, 8
     64  076a00d705150000          v_add_co_u32 v7, vcc_lo, v5, s10                     ; add int64
     6c  0b02127e                  v_mov_b32_e32 v9, s11
     70  086a20d50613aa01          v_add_co_ci_u32_e64 v8, vcc_lo, v6, v9, vcc_lo
     78  030059d408200100          v_cmp_lt_u64_e64 s3, s[8:9], 16                      ; cmplt bool
     80  8002127e                  v_mov_b32_e32 v9, 0                                  ; load float32x4
     84  8002147e                  v_mov_b32_e32 v10, 0
     88  8002167e                  v_mov_b32_e32 v11, 0
     8c  8002187e                  v_mov_b32_e32 v12, 0
     90  032088be                  s_and_saveexec_b32 s8, s3
     94  0e00a5bf                  s_cbranch_execz join_d0
     98  0b002dd707090100          v_mul_hi_u32 v11, v7, 4
     a0  0c002cd708090100          v_mul_lo_u32 v12, v8, 4
     a8  0b19144a                  v_add_nc_u32_e32 v10, v11, v12
     ac  09002cd707090100          v_mul_lo_u32 v9, v7, 4
     b4  0b6a00d704120200          v_add_co_u32 v11, vcc_lo, s4, v9
     bc  05021a7e                  v_mov_b32_e32 v13, s5
     c0  0c6a20d50d15aa01          v_add_co_ci_u32_e64 v12, vcc_lo, v13, v10, vcc_lo
     c8  00005edc0b007c09          global_load_b128 v[9:12], v[11:12], off
join_d0:
     d0  0800febe                  s_mov_b32 exec_lo, s8
     d4  00005edc0000060d          global_load_b128 v[13:16], v0, s[6:7]                ; load float32x4
     dc  f70389bf                  s_waitcnt 0x3f7
     e0  091b2206                  v_add_f32_e32 v17, v9, v13                           ; add float32
     e4  0a1d2406                  v_add_f32_e32 v18, v10, v14                          ; add float32
     e8  0b1f2606                  v_add_f32_e32 v19, v11, v15                          ; add float32
     ec  0c212806                  v_add_f32_e32 v20, v12, v16                          ; add float32
     f0  032083be                  s_and_saveexec_b32 s3, s3                            ; store void
     f4  0e00a5bf                  s_cbranch_execz join_130
     f8  0b002dd707090100          v_mul_hi_u32 v11, v7, 4
    100  0c002cd708090100          v_mul_lo_u32 v12, v8, 4
    108  0b19144a                  v_add_nc_u32_e32 v10, v11, v12
    10c  09002cd707090100          v_mul_lo_u32 v9, v7, 4
    114  076a00d704120200          v_add_co_u32 v7, vcc_lo, s4, v9
    11c  0502167e                  v_mov_b32_e32 v11, s5
    120  086a20d50b15aa01          v_add_co_ci_u32_e64 v8, vcc_lo, v11, v10, vcc_lo
    128  000076dc07117c00          global_store_b128 v[7:8], v[17:20], off
join_130:
    130  0300febe                  s_mov_b32 exec_lo, s3
    134  00880080                  s_add_u32 s0, s0, 8                                  ; end void
    138  01800182                  s_addc_u32 s1, s1, 0
    13c  06a00680                  s_add_u32 s6, s6, 32
    140  07800782                  s_addc_u32 s7, s7, 0
    144  02810280                  s_add_u32 s2, s2, 1
    148  02a804bf                  s_cmp_lt_i32 s2, 40
    14c  bcffa2bf                  s_cbranch_scc1 loop_40
done_150:
    150  0000b0bf                  s_endpgm                                             ; sink void
