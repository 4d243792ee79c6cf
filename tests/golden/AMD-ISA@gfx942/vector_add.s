vector_add:
      0  800006c000000000          s_load_dwordx2 s[2:3], s[0:1], 0x0
      8  000106c008000000          s_load_dwordx2 s[4:5], s[0:1], 0x8                   ; define_global ptr<float32, global, 1024>
     10  000006c010000000          s_load_dwordx2 s[0:1], s[0:1], 0x10                  ; define_global ptr<float32, global, 1024>
     18  84000024                  v_lshlrev_b32_e32 v0, 4, v0                          ; load float32x4
     1c  7fc08cbf                  s_waitcnt 0xc07f
     20  00805cdc00000406          global_load_dwordx4 v[6:9], v0, s[4:5]               ; load float32x4
     28  00805cdc0000000a          global_load_dwordx4 v[10:13], v0, s[0:1]             ; load float32x4
     30  700f8cbf                  s_waitcnt 0xf70
     34  0240b2d306150218          v_pk_add_f32 v[2:3], v[6:7], v[10:11] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
     3c  0440b2d308190218          v_pk_add_f32 v[4:5], v[8:9], v[12:13] op_sel:[0,0] op_sel_hi:[1,1]; add float32x2
     44  00807cdc00020200          global_store_dwordx4 v0, v[2:5], s[2:3]              ; store void
     4c  000081bf                  s_endpgm                                             ; sink void
