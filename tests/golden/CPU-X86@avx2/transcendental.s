transcendental:
      0  b800000000                mov eax, 0
      5  c4627d593d3a0a0000        vpbroadcastq ymm15, qword ptr [rip + 0000000000003843]
      e  c4e27d591d890a0000        vpbroadcastq ymm3, qword ptr [rip + 0000000000004843]
     17  488b17                    mov rdx, qword ptr [rdi]
     1a  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 64>
     1e  be00000000                mov esi, 0                                           ; range int32
loop_40:
     40  c5fc1021                  vmovups ymm4, ymmword ptr [rcx]                      ; load float32x8
     44  c5dcc22d7305000001        vcmpps ymm5, ymm4, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 1; cmplt boolx8
     4d  c4e27d5805ce0a0000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
     56  c5fc5df4                  vminps ymm6, ymm0, ymm4                              ; where float32x8
     5a  c5d455f6                  vandnps ymm6, ymm5, ymm6                             ; where float32x8
     5e  c5cc583d7a050000          vaddps ymm7, ymm6, ymmword ptr [rip + fe00404bfe00404bfe00404bfe00404bfe00404bfe00404bfe00404bfe00404b]; add float32x8
     66  c5445c0572050000          vsubps ymm8, ymm7, ymmword ptr [rip + fe00404bfe00404bfe00404bfe00404bfe00404bfe00404bfe00404bfe00404b]; sub float32x8
     6e  c4c14c5cf0                vsubps ymm6, ymm6, ymm8                              ; sub float32x8
     73  c4627d5805b40a0000        vpbroadcastd ymm8, dword ptr [rip + b4621a39]        ; mulacc float32x8
     7c  c4624da8057b050000        vfmadd213ps ymm8, ymm6, ymmword ptr [rip + c431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3a]
     85  c4624da80592050000        vfmadd213ps ymm8, ymm6, ymmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x8
     8e  c4624da805a9050000        vfmadd213ps ymm8, ymm6, ymmword ptr [rip + 6758633d6758633d6758633d6758633d6758633d6758633d6758633d6758633d]; mulacc float32x8
     97  c4624da805c0050000        vfmadd213ps ymm8, ymm6, ymmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x8
     a0  c4624da805d7050000        vfmadd213ps ymm8, ymm6, ymmword ptr [rip + 1872313f1872313f1872313f1872313f1872313f1872313f1872313f1872313f]; mulacc float32x8
     a9  c4624da805ee050000        vfmadd213ps ymm8, ymm6, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]; mulacc float32x8
     b2  c5cd72f716                vpslld ymm6, ymm7, 22                                ; shl uint32x8
     b7  c5cddb3561090000          vpand ymm6, ymm6, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
     bf  c53c59c6                  vmulps ymm8, ymm8, ymm6                              ; mul float32x8
     c3  c5c572f717                vpslld ymm7, ymm7, 23                                ; shl uint32x8
     c8  c5c5faf6                  vpsubd ymm6, ymm7, ymm6                              ; sub uint32x8
     cc  c5bc59f6                  vmulps ymm6, ymm8, ymm6                              ; mul float32x8
     d0  c5d455ee                  vandnps ymm5, ymm5, ymm6                             ; where float32x8
     d4  c4e27d5805730a0000        vpbroadcastd ymm0, dword ptr [rip + 00000080]
     dd  c5fc55f4                  vandnps ymm6, ymm0, ymm4                             ; abs float32x8
     e1  c5fc51fe                  vsqrtps ymm7, ymm6                                   ; sqrt float32x8
     e5  c4e27d5805660a0000        vpbroadcastd ymm0, dword ptr [rip + 0000804e]
     ee  c57cc2c601                vcmpps ymm8, ymm0, ymm6, 1                           ; cmplt boolx8
     f3  c4433d06c801              vperm2f128 ymm9, ymm8, ymm8, 1                       ; gep boolx8
     f9  c4413debc1                vpor ymm8, ymm8, ymm9                                ; or boolx8
     fe  c4413dc6c805              vshufpd ymm9, ymm8, ymm8, 5                          ; gep boolx8
    104  c4413debc1                vpor ymm8, ymm8, ymm9                                ; or boolx8
    109  c4413cc6c8b1              vshufps ymm9, ymm8, ymm8, 177                        ; gep boolx8
    10f  c4413debc1                vpor ymm8, ymm8, ymm9                                ; or boolx8
    114  c4637916c700              vpextrd edi, xmm8, 0                                 ; gep bool
    11a  83e701                    and edi, 1
    11d  c57c5ac4                  vcvtps2pd ymm8, xmm4                                 ; cast float64x4
    121  c4e37d19e401              vextractf128 xmm4, ymm4, 1                           ; gep float32x4
    127  c5fc5ae4                  vcvtps2pd ymm4, xmm4                                 ; cast float64x4
    12b  c53d590d8d050000          vmulpd ymm9, ymm8, ymmword ptr [rip + 83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f]; mul float64x4
    133  c4413558cf                vaddpd ymm9, ymm9, ymm15                             ; add float64x4
    138  c441355ce7                vsubpd ymm12, ymm9, ymm15                            ; sub float64x4
    13d  c4c17c28d0                vmovaps ymm2, ymm8                                   ; mulacc float64x4
    142  c4e29db81595050000        vfmadd231pd ymm2, ymm12, ymmword ptr [rip + 00000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c0]
    14b  c4e29db815ac050000        vfmadd231pd ymm2, ymm12, ymmword ptr [rip + 999846182d4484be999846182d4484be999846182d4484be999846182d4484be]; mulacc float64x4
    154  c4c13573f13f              vpsllq ymm9, ymm9, 63                                ; shl uint64x4
    15a  c4c16defd1                vpxor ymm2, ymm2, ymm9                               ; xor uint64x4
    15f  c55d590d59050000          vmulpd ymm9, ymm4, ymmword ptr [rip + 83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f]; mul float64x4
    167  c4413558cf                vaddpd ymm9, ymm9, ymm15                             ; add float64x4
    16c  c441355ce7                vsubpd ymm12, ymm9, ymm15                            ; sub float64x4
    171  c57c28ec                  vmovaps ymm13, ymm4                                  ; mulacc float64x4
    175  c4629db82d62050000        vfmadd231pd ymm13, ymm12, ymmword ptr [rip + 00000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c0]
    17e  c4629db82d79050000        vfmadd231pd ymm13, ymm12, ymmword ptr [rip + 999846182d4484be999846182d4484be999846182d4484be999846182d4484be]; mulacc float64x4
    187  c4c13573f13f              vpsllq ymm9, ymm9, 63                                ; shl uint64x4
    18d  c44115efc9                vpxor ymm9, ymm13, ymm9                              ; xor uint64x4
    192  3bc7                      cmp eax, edi                                         ; range int32
    194  0f8d72020000              jge done_40c
    19a  c4e27d5905bd080000        vpbroadcastq ymm0, qword ptr [rip + 0000000000000080]
    1a3  c4417d55e0                vandnpd ymm12, ymm0, ymm8                            ; abs float64x4
    1a8  c51dc22d6f05000001        vcmppd ymm13, ymm12, ymmword ptr [rip + 0000000000008046000000000000804600000000000080460000000000008046], 1; cmplt boolx4
    1b1  c51dc2358605000001        vcmppd ymm14, ymm12, ymmword ptr [rip + 000000000000f044000000000000f044000000000000f044000000000000f044], 1; cmplt boolx4
    1ba  c51dc2259d05000001        vcmppd ymm12, ymm12, ymmword ptr [rip + 0000000000006043000000000000604300000000000060430000000000006043], 1; cmplt boolx4
    1c3  c4e27d5905bc080000        vpbroadcastq ymm0, qword ptr [rip + 000000a82072f23d]
    1cc  c4e27d590dab080000        vpbroadcastq ymm1, qword ptr [rip + 000000701bcc773f]
    1d5  c4e37d4bc1c0              vblendvpd ymm0, ymm0, ymm1, ymm12                    ; where float64x4
    1db  c4e27d590dac080000        vpbroadcastq ymm1, qword ptr [rip + 00000074c29f623c]
    1e4  c4e3754bc0e0              vblendvpd ymm0, ymm1, ymm0, ymm14                    ; where float64x4
    1ea  c4e27d590da5080000        vpbroadcastq ymm1, qword ptr [rip + 0000004c7df4c53a]
    1f3  c4e3754bc0d0              vblendvpd ymm0, ymm1, ymm0, ymm13                    ; where float64x4
    1f9  c5bd59c0                  vmulpd ymm0, ymm8, ymm0                              ; mul float64x4
    1fd  c5fd58cb                  vaddpd ymm1, ymm0, ymm3                              ; add float64x4
    201  c5f55ccb                  vsubpd ymm1, ymm1, ymm3                              ; sub float64x4
    205  c5fd5cc1                  vsubpd ymm0, ymm0, ymm1                              ; sub float64x4
    209  c4e27d590d9e080000        vpbroadcastq ymm1, qword ptr [rip + 000000aa13fe343c]
    212  c4627d59158d080000        vpbroadcastq ymm10, qword ptr [rip + 0000004a0591c33d]
    21b  c4c3754bcac0              vblendvpd ymm1, ymm1, ymm10, ymm12                   ; where float64x4
    221  c4627d59158e080000        vpbroadcastq ymm10, qword ptr [rip + 00000034f5d1a73a]
    22a  c4e32d4bc9e0              vblendvpd ymm1, ymm10, ymm1, ymm14                   ; where float64x4
    230  c4627d591587080000        vpbroadcastq ymm10, qword ptr [rip + 0000006c03770339]
    239  c4e32d4bc9d0              vblendvpd ymm1, ymm10, ymm1, ymm13                   ; where float64x4
    23f  c5bd59c9                  vmulpd ymm1, ymm8, ymm1                              ; mul float64x4
    243  c57558d3                  vaddpd ymm10, ymm1, ymm3                             ; add float64x4
    247  c52d5cd3                  vsubpd ymm10, ymm10, ymm3                            ; sub float64x4
    24b  c4c1755cca                vsubpd ymm1, ymm1, ymm10                             ; sub float64x4
    250  c4627d591577080000        vpbroadcastq ymm10, qword ptr [rip + db06eea6a98f7e3a]
    259  c4627d591d66080000        vpbroadcastq ymm11, qword ptr [rip + 4c531f7d75c2ef3b]
    262  c4432d4bd3c0              vblendvpd ymm10, ymm10, ymm11, ymm12                 ; where float64x4
    268  c4627d591d67080000        vpbroadcastq ymm11, qword ptr [rip + 26b3526c1bb8db38]
    271  c443254bd2e0              vblendvpd ymm10, ymm11, ymm10, ymm14                 ; where float64x4
    277  c4627d591d60080000        vpbroadcastq ymm11, qword ptr [rip + 10e4104f66a54837]
    280  c443254bd2d0              vblendvpd ymm10, ymm11, ymm10, ymm13                 ; where float64x4
    286  c4413d59c2                vmulpd ymm8, ymm8, ymm10                             ; mul float64x4
    28b  c57d58d1                  vaddpd ymm10, ymm0, ymm1                             ; add float64x4
    28f  c4412d58d0                vaddpd ymm10, ymm10, ymm8                            ; add float64x4
    294  c4412d58d7                vaddpd ymm10, ymm10, ymm15                           ; add float64x4
    299  c4412d5ce7                vsubpd ymm12, ymm10, ymm15                           ; sub float64x4
    29e  c4c17d5cc4                vsubpd ymm0, ymm0, ymm12                             ; sub float64x4
    2a3  c5fd58c1                  vaddpd ymm0, ymm0, ymm1                              ; add float64x4
    2a7  c4c17d58c0                vaddpd ymm0, ymm0, ymm8                              ; add float64x4
    2ac  c5fd5905cc040000          vmulpd ymm0, ymm0, ymmword ptr [rip + 182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940]; mul float64x4
    2b4  c4c17573f23f              vpsllq ymm1, ymm10, 63                               ; shl uint64x4
    2ba  c5fdefc1                  vpxor ymm0, ymm0, ymm1                               ; xor uint64x4
    2be  c4e27d580d8d080000        vpbroadcastd ymm1, dword ptr [rip + 0000804e]
    2c7  c5f4c2ce01                vcmpps ymm1, ymm1, ymm6, 1                           ; cmplt boolx8
    2cc  c4627d25c1                vpmovsxdq ymm8, xmm1                                 ; where float64x4
    2d1  c4e36d4bd080              vblendvpd ymm2, ymm2, ymm0, ymm8
    2d7  c4e27d590580070000        vpbroadcastq ymm0, qword ptr [rip + 0000000000000080]
    2e0  c5fd55c4                  vandnpd ymm0, ymm0, ymm4                             ; abs float64x4
    2e4  c57dc2053304000001        vcmppd ymm8, ymm0, ymmword ptr [rip + 0000000000008046000000000000804600000000000080460000000000008046], 1; cmplt boolx4
    2ed  c57dc2154a04000001        vcmppd ymm10, ymm0, ymmword ptr [rip + 000000000000f044000000000000f044000000000000f044000000000000f044], 1; cmplt boolx4
    2f6  c5fdc2056104000001        vcmppd ymm0, ymm0, ymmword ptr [rip + 0000000000006043000000000000604300000000000060430000000000006043], 1; cmplt boolx4
    2ff  c4627d591d80070000        vpbroadcastq ymm11, qword ptr [rip + 000000a82072f23d]
    308  c4627d59256f070000        vpbroadcastq ymm12, qword ptr [rip + 000000701bcc773f]
    311  c443254be400              vblendvpd ymm12, ymm11, ymm12, ymm0                  ; where float64x4
    317  c4627d591d70070000        vpbroadcastq ymm11, qword ptr [rip + 00000074c29f623c]
    320  c443254be4a0              vblendvpd ymm12, ymm11, ymm12, ymm10                 ; where float64x4
    326  c4627d591d69070000        vpbroadcastq ymm11, qword ptr [rip + 0000004c7df4c53a]
    32f  c443254be480              vblendvpd ymm12, ymm11, ymm12, ymm8                  ; where float64x4
    335  c4415d59e4                vmulpd ymm12, ymm4, ymm12                            ; mul float64x4
    33a  c51d58eb                  vaddpd ymm13, ymm12, ymm3                            ; add float64x4
    33e  c5155ceb                  vsubpd ymm13, ymm13, ymm3                            ; sub float64x4
    342  c4411d5ce5                vsubpd ymm12, ymm12, ymm13                           ; sub float64x4
    347  c4627d591d60070000        vpbroadcastq ymm11, qword ptr [rip + 000000aa13fe343c]
    350  c4627d592d4f070000        vpbroadcastq ymm13, qword ptr [rip + 0000004a0591c33d]
    359  c443254bed00              vblendvpd ymm13, ymm11, ymm13, ymm0                  ; where float64x4
    35f  c4627d591d50070000        vpbroadcastq ymm11, qword ptr [rip + 00000034f5d1a73a]
    368  c443254beda0              vblendvpd ymm13, ymm11, ymm13, ymm10                 ; where float64x4
    36e  c4627d591d49070000        vpbroadcastq ymm11, qword ptr [rip + 0000006c03770339]
    377  c443254bed80              vblendvpd ymm13, ymm11, ymm13, ymm8                  ; where float64x4
    37d  c4415d59ed                vmulpd ymm13, ymm4, ymm13                            ; mul float64x4
    382  c51558f3                  vaddpd ymm14, ymm13, ymm3                            ; add float64x4
    386  c50d5cf3                  vsubpd ymm14, ymm14, ymm3                            ; sub float64x4
    38a  c441155cee                vsubpd ymm13, ymm13, ymm14                           ; sub float64x4
    38f  c4627d591d38070000        vpbroadcastq ymm11, qword ptr [rip + db06eea6a98f7e3a]
    398  c4627d593527070000        vpbroadcastq ymm14, qword ptr [rip + 4c531f7d75c2ef3b]
    3a1  c4c3254bc600              vblendvpd ymm0, ymm11, ymm14, ymm0                   ; where float64x4
    3a7  c4627d591d28070000        vpbroadcastq ymm11, qword ptr [rip + 26b3526c1bb8db38]
    3b0  c4e3254bc0a0              vblendvpd ymm0, ymm11, ymm0, ymm10                   ; where float64x4
    3b6  c4627d591521070000        vpbroadcastq ymm10, qword ptr [rip + 10e4104f66a54837]
    3bf  c4e32d4bc080              vblendvpd ymm0, ymm10, ymm0, ymm8                    ; where float64x4
    3c5  c5dd59c0                  vmulpd ymm0, ymm4, ymm0                              ; mul float64x4
    3c9  c4c11d58e5                vaddpd ymm4, ymm12, ymm13                            ; add float64x4
    3ce  c5dd58e0                  vaddpd ymm4, ymm4, ymm0                              ; add float64x4
    3d2  c4c15d58e7                vaddpd ymm4, ymm4, ymm15                             ; add float64x4
    3d7  c4415d5cc7                vsubpd ymm8, ymm4, ymm15                             ; sub float64x4
    3dc  c4411d5cc0                vsubpd ymm8, ymm12, ymm8                             ; sub float64x4
    3e1  c4413d58c5                vaddpd ymm8, ymm8, ymm13                             ; add float64x4
    3e6  c5bd58c0                  vaddpd ymm0, ymm8, ymm0                              ; add float64x4
    3ea  c5fd59058e030000          vmulpd ymm0, ymm0, ymmword ptr [rip + 182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940]; mul float64x4
    3f2  c5dd73f43f                vpsllq ymm4, ymm4, 63                                ; shl uint64x4
    3f7  c5fdefc4                  vpxor ymm0, ymm0, ymm4                               ; xor uint64x4
    3fb  c4e37d19c901              vextractf128 xmm1, ymm1, 1                           ; gep boolx4
    401  c4e27d25c9                vpmovsxdq ymm1, xmm1                                 ; where float64x4
    406  c463354bc810              vblendvpd ymm9, ymm9, ymm0, ymm1
done_40c:
    40c  c5ed59c2                  vmulpd ymm0, ymm2, ymm2                              ; mul float64x4
    410  c4e27d590dd7060000        vpbroadcastq ymm1, qword ptr [rip + 0000008026ba65be]; mulacc float64x4
    419  c4e2fda80d7e030000        vfmadd213pd ymm1, ymm0, ymmword ptr [rip + 0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e]
    422  c4e2fda80d95030000        vfmadd213pd ymm1, ymm0, ymmword ptr [rip + 000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf]; mulacc float64x4
    42b  c4e2fda80dac030000        vfmadd213pd ymm1, ymm0, ymmword ptr [rip + 000000601911813f000000601911813f000000601911813f000000601911813f]; mulacc float64x4
    434  c4e2fda80dc3030000        vfmadd213pd ymm1, ymm0, ymmword ptr [rip + 000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf]; mulacc float64x4
    43d  c4e2fda80dda030000        vfmadd213pd ymm1, ymm0, ymmword ptr [rip + 000000000000f03f000000000000f03f000000000000f03f000000000000f03f]; mulacc float64x4
    446  c5ed59c1                  vmulpd ymm0, ymm2, ymm1                              ; mul float64x4
    44a  c5fd5ac0                  vcvtpd2ps xmm0, ymm0                                 ; cast float32x4
    44e  c4c13559c9                vmulpd ymm1, ymm9, ymm9                              ; mul float64x4
    453  c4e27d591594060000        vpbroadcastq ymm2, qword ptr [rip + 0000008026ba65be]; mulacc float64x4
    45c  c4e2f5a8153b030000        vfmadd213pd ymm2, ymm1, ymmword ptr [rip + 0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e]
    465  c4e2f5a81552030000        vfmadd213pd ymm2, ymm1, ymmword ptr [rip + 000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf]; mulacc float64x4
    46e  c4e2f5a81569030000        vfmadd213pd ymm2, ymm1, ymmword ptr [rip + 000000601911813f000000601911813f000000601911813f000000601911813f]; mulacc float64x4
    477  c4e2f5a81580030000        vfmadd213pd ymm2, ymm1, ymmword ptr [rip + 000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf]; mulacc float64x4
    480  c4e2f5a81597030000        vfmadd213pd ymm2, ymm1, ymmword ptr [rip + 000000000000f03f000000000000f03f000000000000f03f000000000000f03f]; mulacc float64x4
    489  c5b559ca                  vmulpd ymm1, ymm9, ymm2                              ; mul float64x4
    48d  c5fd5ac9                  vcvtpd2ps xmm1, ymm1                                 ; cast float32x4
    491  c4e37d18c101              vinsertf128 ymm0, ymm0, xmm1, 1                      ; vectorize float32x8
    497  c4e255b8c7                vfmadd231ps ymm0, ymm5, ymm7                         ; mulacc float32x8
    49c  c5cc580dfc010000          vaddps ymm1, ymm6, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]; add float32x8
    4a4  c4e27d58157b060000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
    4ad  c5ecc2d101                vcmpps ymm2, ymm2, ymm1, 1                           ; cmplt boolx8
    4b2  c5f4c2256505000001        vcmpps ymm4, ymm1, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f], 1; cmplt boolx8
    4bb  c5f4c22d7c03000001        vcmpps ymm5, ymm1, ymmword ptr [rip + 0000800000008000000080000000800000008000000080000000800000008000], 1; cmplt boolx8
    4c4  c5f4593594030000          vmulps ymm6, ymm1, ymmword ptr [rip + 0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c]; mul float32x8
    4cc  c4e3754af650              vblendvps ymm6, ymm1, ymm6, ymm5                     ; where float32x8
    4d2  c5cdfe3da6030000          vpaddd ymm7, ymm6, ymmword ptr [rip + 0dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac0]; add int32x8
    4da  c5bd72e717                vpsrad ymm8, ymm7, 23                                ; shr int32x8
    4df  c4417c5bc0                vcvtdq2ps ymm8, ymm8                                 ; cast float32x8
    4e4  c5d4542db4030000          vandps ymm5, ymm5, ymmword ptr [rip + 0000c8410000c8410000c8410000c8410000c8410000c8410000c8410000c841]; where float32x8
    4ec  c5bc5ced                  vsubps ymm5, ymm8, ymm5                              ; sub float32x8
    4f0  c5c5db3dc8030000          vpand ymm7, ymm7, ymmword ptr [rip + 000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff]; and int32x8
    4f8  c5cdfaf7                  vpsubd ymm6, ymm6, ymm7                              ; sub int32x8
    4fc  c5cc5c359c010000          vsubps ymm6, ymm6, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]; sub float32x8
    504  c4e27d583d5f060000        vpbroadcastd ymm7, dword ptr [rip + ce37f6bd]        ; mulacc float32x8
    50d  c4e24da83dca030000        vfmadd213ps ymm7, ymm6, ymmword ptr [rip + 5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e]
    516  c4e24da83de1030000        vfmadd213ps ymm7, ymm6, ymmword ptr [rip + 4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be]; mulacc float32x8
    51f  c4e24da83df8030000        vfmadd213ps ymm7, ymm6, ymmword ptr [rip + 79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e]; mulacc float32x8
    528  c4e24da83d0f040000        vfmadd213ps ymm7, ymm6, ymmword ptr [rip + 3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be]; mulacc float32x8
    531  c4e24da83d26040000        vfmadd213ps ymm7, ymm6, ymmword ptr [rip + 39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e]; mulacc float32x8
    53a  c4e24da83d3d040000        vfmadd213ps ymm7, ymm6, ymmword ptr [rip + 5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be]; mulacc float32x8
    543  c4e24da83d54040000        vfmadd213ps ymm7, ymm6, ymmword ptr [rip + 0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e]; mulacc float32x8
    54c  c4e24da83d6b040000        vfmadd213ps ymm7, ymm6, ymmword ptr [rip + 3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf]; mulacc float32x8
    555  c4e24da83d82040000        vfmadd213ps ymm7, ymm6, ymmword ptr [rip + eda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23e]; mulacc float32x8
    55e  c5cc59ff                  vmulps ymm7, ymm6, ymm7                              ; mul float32x8
    562  c5cc58f7                  vaddps ymm6, ymm6, ymm7                              ; add float32x8
    566  c5d458ee                  vaddps ymm5, ymm5, ymm6                              ; add float32x8
    56a  c4e27d5835d9050000        vpbroadcastd ymm6, dword ptr [rip + 0000807f]
    573  c4e34d4ae540              vblendvps ymm4, ymm6, ymm5, ymm4                     ; where float32x8
    579  c5f4c20d7e04000000        vcmpps ymm1, ymm1, ymmword ptr [rip + 0000000000000000000000000000000000000000000000000000000000000000], 0; cmpeq boolx8
    582  c4e27d582d09060000        vpbroadcastd ymm5, dword ptr [rip + 0000c07f]
    58b  c4e27d5835d4050000        vpbroadcastd ymm6, dword ptr [rip + 000080ff]
    594  c4e3554ace10              vblendvps ymm1, ymm5, ymm6, ymm1                     ; where float32x8
    59a  c4e3754acc20              vblendvps ymm1, ymm1, ymm4, ymm2                     ; where float32x8
    5a0  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    5a4  c5fc1102                  vmovups ymmword ptr [rdx], ymm0                      ; store void
    5a8  4883c120                  add rcx, 32                                          ; end void
    5ac  4883c220                  add rdx, 32
    5b0  83c601                    add esi, 1
    5b3  83fe08                    cmp esi, 8
    5b6  0f8c84faffff              jl loop_40
done_5bc:
    5bc  c5f877                    vzeroupper                                           ; sink void
    5bf  c3                        ret
