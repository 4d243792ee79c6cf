odd_tail:
      0  800004f4000000f8          s_load_b64 s[2:3], s[0:1], 0x0
      8  000004f4080000f8          s_load_b64 s[0:1], s[0:1], 0x8                       ; define_global ptr<float32, global, 37>
     10  82000030                  v_lshlrev_b32_e32 v0, 2, v0                          ; load float32
     14  07fc89bf                  s_waitcnt 0xfc07
     18  000052dc00000001          global_load_b32 v1, v0, s[0:1]                       ; load float32
     20  f70389bf                  s_waitcnt 0x3f7
     24  010013d601e9c903          v_fma_f32 v1, v1, 2.0, 1.0                           ; mulacc float32
     2c  00006adc00010200          global_store_b32 v0, v1, s[2:3]                      ; store void
     34  0000b0bf                  s_endpgm                                             ; sink void
