scatter_add:
      0  800082be                  s_mov_b32 s2, 0
      4  8002247e                  v_mov_b32_e32 v18, 0
      8  8002267e                  v_mov_b32_e32 v19, 0
      c  8002287e                  v_mov_b32_e32 v20, 0
     10  80022a7e                  v_mov_b32_e32 v21, 0
     14  800204f4000000f8          s_load_b64 s[10:11], s[0:1], 0x0
     1c  000204f4080000f8          s_load_b64 s[8:9], s[0:1], 0x8                       ; define_global ptr<float32, global, 128>
     24  800104f4100000f8          s_load_b64 s[6:7], s[0:1], 0x10                      ; define_global ptr<float32, global, 320>
     2c  82000030                  v_lshlrev_b32_e32 v0, 2, v0                          ; mul int32
     30  00031e7e                  v_mov_b32_e32 v15, v0                                ; cast int64
     34  9f002034                  v_ashrrev_i32_e32 v16, 31, v0
     38  80008cbe                  s_mov_b32 s12, 0                                     ; range int32
     3c  82002230                  v_lshlrev_b32_e32 v17, 2, v0
loop_40:
     40  07fc89bf                  s_waitcnt 0xfc07
     44  030104f4000000f8          s_load_b64 s[4:5], s[6:7], 0x0                       ; load int64
     4c  07fc89bf                  s_waitcnt 0xfc07
     50  04888396                  s_mul_hi_u32 s3, s4, 8                               ; mul int64
     54  05880296                  s_mul_i32 s2, s5, 8
     58  03020280                  s_add_u32 s2, s3, s2
     5c  020081be                  s_mov_b32 s1, s2
     60  04880096                  s_mul_i32 s0, s4, 8
     64  0d6a00d70f010000          v_add_co_u32 v13, vcc_lo, v15, s0                    ; add int64
     6c  0102007e                  v_mov_b32_e32 v0, s1
     70  0e6a20d51001aa01          v_add_co_ci_u32_e64 v14, vcc_lo, v16, v0, vcc_lo
     78  010059d404200100          v_cmp_lt_u64_e64 s1, s[4:5], 16                      ; cmplt bool
     80  8002127e                  v_mov_b32_e32 v9, 0                                  ; load float32x4
     84  8002147e                  v_mov_b32_e32 v10, 0
     88  8002167e                  v_mov_b32_e32 v11, 0
     8c  8002187e                  v_mov_b32_e32 v12, 0
     90  012080be                  s_and_saveexec_b32 s0, s1
     94  0e00a5bf                  s_cbranch_execz join_d0
     98  01002dd70d090100          v_mul_hi_u32 v1, v13, 4
     a0  00002cd70e090100          v_mul_lo_u32 v0, v14, 4
     a8  0101064a                  v_add_nc_u32_e32 v3, v1, v0
     ac  02002cd70d090100          v_mul_lo_u32 v2, v13, 4
     b4  006a00d70a040200          v_add_co_u32 v0, vcc_lo, s10, v2
     bc  0b02087e                  v_mov_b32_e32 v4, s11
     c0  016a20d50407aa01          v_add_co_ci_u32_e64 v1, vcc_lo, v4, v3, vcc_lo
     c8  00005edc00007c09          global_load_b128 v[9:12], v[0:1], off
join_d0:
     d0  0000febe                  s_mov_b32 exec_lo, s0
     d4  00005edc11000800          global_load_b128 v[0:3], v17, s[8:9]                 ; load float32x4
     dc  f70389bf                  s_waitcnt 0x3f7
     e0  09010a06                  v_add_f32_e32 v5, v9, v0                             ; add float32
     e4  0a030c06                  v_add_f32_e32 v6, v10, v1                            ; add float32
     e8  0b050e06                  v_add_f32_e32 v7, v11, v2                            ; add float32
     ec  0c071006                  v_add_f32_e32 v8, v12, v3                            ; add float32
     f0  012080be                  s_and_saveexec_b32 s0, s1                            ; store void
     f4  0e00a5bf                  s_cbranch_execz join_130
     f8  01002dd70d090100          v_mul_hi_u32 v1, v13, 4
    100  00002cd70e090100          v_mul_lo_u32 v0, v14, 4
    108  0101064a                  v_add_nc_u32_e32 v3, v1, v0
    10c  02002cd70d090100          v_mul_lo_u32 v2, v13, 4
    114  006a00d70a040200          v_add_co_u32 v0, vcc_lo, s10, v2
    11c  0b02087e                  v_mov_b32_e32 v4, s11
    120  016a20d50407aa01          v_add_co_ci_u32_e64 v1, vcc_lo, v4, v3, vcc_lo
    128  000076dc00057c00          global_store_b128 v[0:1], v[5:8], off
join_130:
    130  0000febe                  s_mov_b32 exec_lo, s0
    134  06880680                  s_add_u32 s6, s6, 8                                  ; end void
    138  07800782                  s_addc_u32 s7, s7, 0
    13c  08a00880                  s_add_u32 s8, s8, 32
    140  09800982                  s_addc_u32 s9, s9, 0
    144  0c810c80                  s_add_u32 s12, s12, 1
    148  0ca804bf                  s_cmp_lt_i32 s12, 40
    14c  bcffa2bf                  s_cbranch_scc1 loop_40
done_150:
    150  0000b0bf                  s_endpgm                                             ; sink void
