transcendental:
      0  b800000000                mov eax, 0
      5  c4627d593dea060000        vpbroadcastq ymm15, qword ptr [rip + 0000000000003843]
      e  c4627d592d39070000        vpbroadcastq ymm13, qword ptr [rip + 0000000000004843]
     17  488b17                    mov rdx, qword ptr [rdi]
     1a  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 64>
     1e  be00000000                mov esi, 0                                           ; range int32
loop_40:
     40  c5fc1031                  vmovups ymm6, ymmword ptr [rcx]                      ; load float32x8
     44  c4e27d580583070000        vpbroadcastd ymm0, dword ptr [rip + 000016c3]
     4d  c5ccc2f801                vcmpps ymm7, ymm6, ymm0, 1                           ; cmplt boolx8
     52  c4e27d580579070000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
     5b  c57c5dc6                  vminps ymm8, ymm0, ymm6                              ; where float32x8
     5f  c4e27d580570070000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
     68  c4633d4ac070              vblendvps ymm8, ymm8, ymm0, ymm7                     ; where float32x8
     6e  c4e27d580565070000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
     77  c53c58c8                  vaddps ymm9, ymm8, ymm0                              ; add float32x8
     7b  c4e27d580558070000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
     84  c5345ce0                  vsubps ymm12, ymm9, ymm0                             ; sub float32x8
     88  c4413c5cc4                vsubps ymm8, ymm8, ymm12                             ; sub float32x8
     8d  c4627d58254a070000        vpbroadcastd ymm12, dword ptr [rip + b4621a39]       ; mulacc float32x8
     96  c4e27d580545070000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
     9f  c4623da8e0                vfmadd213ps ymm12, ymm8, ymm0                        ; mulacc float32x8
     a4  c4e27d58053b070000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
     ad  c4623da8e0                vfmadd213ps ymm12, ymm8, ymm0                        ; mulacc float32x8
     b2  c4e27d580531070000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
     bb  c4623da8e0                vfmadd213ps ymm12, ymm8, ymm0                        ; mulacc float32x8
     c0  c4e27d580527070000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
     c9  c4623da8e0                vfmadd213ps ymm12, ymm8, ymm0                        ; mulacc float32x8
     ce  c4e27d58051d070000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
     d7  c4623da8e0                vfmadd213ps ymm12, ymm8, ymm0                        ; mulacc float32x8
     dc  c4e27d580513070000        vpbroadcastd ymm0, dword ptr [rip + 0000803f]
     e5  c4623da8e0                vfmadd213ps ymm12, ymm8, ymm0                        ; mulacc float32x8
     ea  c4c13d72f116              vpslld ymm8, ymm9, 22                                ; shl uint32x8
     f0  c4e27d580503070000        vpbroadcastd ymm0, dword ptr [rip + 0000807f]
     f9  c53ddbc0                  vpand ymm8, ymm8, ymm0                               ; and uint32x8
     fd  c4411c59e0                vmulps ymm12, ymm12, ymm8                            ; mul float32x8
    102  c4c13572f117              vpslld ymm9, ymm9, 23                                ; shl uint32x8
    108  c44135fac0                vpsubd ymm8, ymm9, ymm8                              ; sub uint32x8
    10d  c4411c59c0                vmulps ymm8, ymm12, ymm8                             ; mul float32x8
    112  c4e27d5805bd060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    11b  c4e33d4af870              vblendvps ymm7, ymm8, ymm0, ymm7                     ; where float32x8
    121  c4e27d5805d6060000        vpbroadcastd ymm0, dword ptr [rip + 00000080]
    12a  c57c55c6                  vandnps ymm8, ymm0, ymm6                             ; abs float32x8
    12e  c4417c51c8                vsqrtps ymm9, ymm8                                   ; sqrt float32x8
    133  c4e27d5805c8060000        vpbroadcastd ymm0, dword ptr [rip + 0000804e]
    13c  c4417cc2e001              vcmpps ymm12, ymm0, ymm8, 1                          ; cmplt boolx8
    142  c4c31d06dc01              vperm2f128 ymm3, ymm12, ymm12, 1                     ; gep boolx8
    148  c59debdb                  vpor ymm3, ymm12, ymm3                               ; or boolx8
    14c  c565c6e305                vshufpd ymm12, ymm3, ymm3, 5                         ; gep boolx8
    151  c4c165ebdc                vpor ymm3, ymm3, ymm12                               ; or boolx8
    156  c564c6e3b1                vshufps ymm12, ymm3, ymm3, 177                       ; gep boolx8
    15b  c4c165ebdc                vpor ymm3, ymm3, ymm12                               ; or boolx8
    160  c4e37916df00              vpextrd edi, xmm3, 0                                 ; gep bool
    166  83e701                    and edi, 1
    169  c5fc5ade                  vcvtps2pd ymm3, xmm6                                 ; cast float64x4
    16d  c4e37d19f601              vextractf128 xmm6, ymm6, 1                           ; gep float32x4
    173  c5fc5af6                  vcvtps2pd ymm6, xmm6                                 ; cast float64x4
    177  c4e27d590570050000        vpbroadcastq ymm0, qword ptr [rip + 83c8c96d305fd43f]
    180  c56559e0                  vmulpd ymm12, ymm3, ymm0                             ; mul float64x4
    184  c4411d58e7                vaddpd ymm12, ymm12, ymm15                           ; add float64x4
    189  c4411d5cf7                vsubpd ymm14, ymm12, ymm15                           ; sub float64x4
    18e  c5fc28c3                  vmovaps ymm0, ymm3                                   ; mulacc float64x4
    192  c4e27d590d65050000        vpbroadcastq ymm1, qword ptr [rip + 00000040fb2109c0]
    19b  c4e28db8c1                vfmadd231pd ymm0, ymm14, ymm1                        ; mulacc float64x4
    1a0  c4e27d590d5f050000        vpbroadcastq ymm1, qword ptr [rip + 999846182d4484be]
    1a9  c4e28db8c1                vfmadd231pd ymm0, ymm14, ymm1                        ; mulacc float64x4
    1ae  c4c11d73f43f              vpsllq ymm12, ymm12, 63                              ; shl uint64x4
    1b4  c4c17defc4                vpxor ymm0, ymm0, ymm12                              ; xor uint64x4
    1b9  c4e27d590d2e050000        vpbroadcastq ymm1, qword ptr [rip + 83c8c96d305fd43f]
    1c2  c54d59e1                  vmulpd ymm12, ymm6, ymm1                             ; mul float64x4
    1c6  c4411d58e7                vaddpd ymm12, ymm12, ymm15                           ; add float64x4
    1cb  c4411d5cf7                vsubpd ymm14, ymm12, ymm15                           ; sub float64x4
    1d0  c5fc28ce                  vmovaps ymm1, ymm6                                   ; mulacc float64x4
    1d4  c4e27d592523050000        vpbroadcastq ymm4, qword ptr [rip + 00000040fb2109c0]
    1dd  c4e28db8cc                vfmadd231pd ymm1, ymm14, ymm4                        ; mulacc float64x4
    1e2  c4e27d59251d050000        vpbroadcastq ymm4, qword ptr [rip + 999846182d4484be]
    1eb  c4e28db8cc                vfmadd231pd ymm1, ymm14, ymm4                        ; mulacc float64x4
    1f0  c4c11d73f43f              vpsllq ymm12, ymm12, 63                              ; shl uint64x4
    1f6  c4c175efcc                vpxor ymm1, ymm1, ymm12                              ; xor uint64x4
    1fb  3bc7                      cmp eax, edi                                         ; range int32
    1fd  0f8da1020000              jge done_4a4
    203  c4e27d592504050000        vpbroadcastq ymm4, qword ptr [rip + 0000000000000080]
    20c  c55d55e3                  vandnpd ymm12, ymm4, ymm3                            ; abs float64x4
    210  c4e27d5925ff040000        vpbroadcastq ymm4, qword ptr [rip + 0000000000008046]
    219  c51dc2f401                vcmppd ymm14, ymm12, ymm4, 1                         ; cmplt boolx4
    21e  c4e27d5925f9040000        vpbroadcastq ymm4, qword ptr [rip + 000000000000f044]
    227  c59dc2e401                vcmppd ymm4, ymm12, ymm4, 1                          ; cmplt boolx4
    22c  c4e27d592df3040000        vpbroadcastq ymm5, qword ptr [rip + 0000000000006043]
    235  c51dc2e501                vcmppd ymm12, ymm12, ymm5, 1                         ; cmplt boolx4
    23a  c4e27d592df5040000        vpbroadcastq ymm5, qword ptr [rip + 000000a82072f23d]
    243  c4627d5915e4040000        vpbroadcastq ymm10, qword ptr [rip + 000000701bcc773f]
    24c  c4c3554beac0              vblendvpd ymm5, ymm5, ymm10, ymm12                   ; where float64x4
    252  c4627d5915e5040000        vpbroadcastq ymm10, qword ptr [rip + 00000074c29f623c]
    25b  c4e32d4bed40              vblendvpd ymm5, ymm10, ymm5, ymm4                    ; where float64x4
    261  c4627d5915de040000        vpbroadcastq ymm10, qword ptr [rip + 0000004c7df4c53a]
    26a  c4e32d4bede0              vblendvpd ymm5, ymm10, ymm5, ymm14                   ; where float64x4
    270  c5e559ed                  vmulpd ymm5, ymm3, ymm5                              ; mul float64x4
    274  c4415558d5                vaddpd ymm10, ymm5, ymm13                            ; add float64x4
    279  c4412d5cd5                vsubpd ymm10, ymm10, ymm13                           ; sub float64x4
    27e  c4c1555cea                vsubpd ymm5, ymm5, ymm10                             ; sub float64x4
    283  c4627d5915d4040000        vpbroadcastq ymm10, qword ptr [rip + 000000aa13fe343c]
    28c  c4627d591dc3040000        vpbroadcastq ymm11, qword ptr [rip + 0000004a0591c33d]
    295  c4432d4bd3c0              vblendvpd ymm10, ymm10, ymm11, ymm12                 ; where float64x4
    29b  c4627d591dc4040000        vpbroadcastq ymm11, qword ptr [rip + 00000034f5d1a73a]
    2a4  c443254bd240              vblendvpd ymm10, ymm11, ymm10, ymm4                  ; where float64x4
    2aa  c4627d591dbd040000        vpbroadcastq ymm11, qword ptr [rip + 0000006c03770339]
    2b3  c443254bd2e0              vblendvpd ymm10, ymm11, ymm10, ymm14                 ; where float64x4
    2b9  c4416559d2                vmulpd ymm10, ymm3, ymm10                            ; mul float64x4
    2be  c4412d58dd                vaddpd ymm11, ymm10, ymm13                           ; add float64x4
    2c3  c441255cdd                vsubpd ymm11, ymm11, ymm13                           ; sub float64x4
    2c8  c4412d5cd3                vsubpd ymm10, ymm10, ymm11                           ; sub float64x4
    2cd  c4627d591daa040000        vpbroadcastq ymm11, qword ptr [rip + db06eea6a98f7e3a]
    2d6  c4e27d591599040000        vpbroadcastq ymm2, qword ptr [rip + 4c531f7d75c2ef3b]
    2df  c463254bdac0              vblendvpd ymm11, ymm11, ymm2, ymm12                  ; where float64x4
    2e5  c4e27d59159a040000        vpbroadcastq ymm2, qword ptr [rip + 26b3526c1bb8db38]
    2ee  c4c36d4be340              vblendvpd ymm4, ymm2, ymm11, ymm4                    ; where float64x4
    2f4  c4e27d591593040000        vpbroadcastq ymm2, qword ptr [rip + 10e4104f66a54837]
    2fd  c4e36d4be4e0              vblendvpd ymm4, ymm2, ymm4, ymm14                    ; where float64x4
    303  c5e559dc                  vmulpd ymm3, ymm3, ymm4                              ; mul float64x4
    307  c4c15558e2                vaddpd ymm4, ymm5, ymm10                             ; add float64x4
    30c  c5dd58e3                  vaddpd ymm4, ymm4, ymm3                              ; add float64x4
    310  c4c15d58e7                vaddpd ymm4, ymm4, ymm15                             ; add float64x4
    315  c4415d5cdf                vsubpd ymm11, ymm4, ymm15                            ; sub float64x4
    31a  c4c1555ceb                vsubpd ymm5, ymm5, ymm11                             ; sub float64x4
    31f  c4c15558ea                vaddpd ymm5, ymm5, ymm10                             ; add float64x4
    324  c5d558db                  vaddpd ymm3, ymm5, ymm3                              ; add float64x4
    328  c4e27d591567040000        vpbroadcastq ymm2, qword ptr [rip + 182d4454fb210940]
    331  c5e559da                  vmulpd ymm3, ymm3, ymm2                              ; mul float64x4
    335  c5dd73f43f                vpsllq ymm4, ymm4, 63                                ; shl uint64x4
    33a  c5e5efdc                  vpxor ymm3, ymm3, ymm4                               ; xor uint64x4
    33e  c4e27d5815bd040000        vpbroadcastd ymm2, dword ptr [rip + 0000804e]
    347  c4c16cc2e001              vcmpps ymm4, ymm2, ymm8, 1                           ; cmplt boolx8
    34d  c4e27d25ec                vpmovsxdq ymm5, xmm4                                 ; where float64x4
    352  c4e37d4bc350              vblendvpd ymm0, ymm0, ymm3, ymm5
    358  c4e27d5915af030000        vpbroadcastq ymm2, qword ptr [rip + 0000000000000080]
    361  c5ed55de                  vandnpd ymm3, ymm2, ymm6                             ; abs float64x4
    365  c4e27d5915aa030000        vpbroadcastq ymm2, qword ptr [rip + 0000000000008046]
    36e  c5e5c2ea01                vcmppd ymm5, ymm3, ymm2, 1                           ; cmplt boolx4
    373  c4e27d5915a4030000        vpbroadcastq ymm2, qword ptr [rip + 000000000000f044]
    37c  c565c2d201                vcmppd ymm10, ymm3, ymm2, 1                          ; cmplt boolx4
    381  c4e27d59159e030000        vpbroadcastq ymm2, qword ptr [rip + 0000000000006043]
    38a  c5e5c2da01                vcmppd ymm3, ymm3, ymm2, 1                           ; cmplt boolx4
    38f  c4e27d5915a0030000        vpbroadcastq ymm2, qword ptr [rip + 000000a82072f23d]
    398  c4627d591d8f030000        vpbroadcastq ymm11, qword ptr [rip + 000000701bcc773f]
    3a1  c4436d4bdb30              vblendvpd ymm11, ymm2, ymm11, ymm3                   ; where float64x4
    3a7  c4e27d591590030000        vpbroadcastq ymm2, qword ptr [rip + 00000074c29f623c]
    3b0  c4436d4bdba0              vblendvpd ymm11, ymm2, ymm11, ymm10                  ; where float64x4
    3b6  c4e27d591589030000        vpbroadcastq ymm2, qword ptr [rip + 0000004c7df4c53a]
    3bf  c4436d4bdb50              vblendvpd ymm11, ymm2, ymm11, ymm5                   ; where float64x4
    3c5  c4414d59db                vmulpd ymm11, ymm6, ymm11                            ; mul float64x4
    3ca  c4412558e5                vaddpd ymm12, ymm11, ymm13                           ; add float64x4
    3cf  c4411d5ce5                vsubpd ymm12, ymm12, ymm13                           ; sub float64x4
    3d4  c441255cdc                vsubpd ymm11, ymm11, ymm12                           ; sub float64x4
    3d9  c4e27d59157e030000        vpbroadcastq ymm2, qword ptr [rip + 000000aa13fe343c]
    3e2  c4627d59256d030000        vpbroadcastq ymm12, qword ptr [rip + 0000004a0591c33d]
    3eb  c4436d4be430              vblendvpd ymm12, ymm2, ymm12, ymm3                   ; where float64x4
    3f1  c4e27d59156e030000        vpbroadcastq ymm2, qword ptr [rip + 00000034f5d1a73a]
    3fa  c4436d4be4a0              vblendvpd ymm12, ymm2, ymm12, ymm10                  ; where float64x4
    400  c4e27d591567030000        vpbroadcastq ymm2, qword ptr [rip + 0000006c03770339]
    409  c4436d4be450              vblendvpd ymm12, ymm2, ymm12, ymm5                   ; where float64x4
    40f  c4414d59e4                vmulpd ymm12, ymm6, ymm12                            ; mul float64x4
    414  c4411d58f5                vaddpd ymm14, ymm12, ymm13                           ; add float64x4
    419  c4410d5cf5                vsubpd ymm14, ymm14, ymm13                           ; sub float64x4
    41e  c4411d5ce6                vsubpd ymm12, ymm12, ymm14                           ; sub float64x4
    423  c4e27d591554030000        vpbroadcastq ymm2, qword ptr [rip + db06eea6a98f7e3a]
    42c  c4627d593543030000        vpbroadcastq ymm14, qword ptr [rip + 4c531f7d75c2ef3b]
    435  c4c36d4bde30              vblendvpd ymm3, ymm2, ymm14, ymm3                    ; where float64x4
    43b  c4e27d591544030000        vpbroadcastq ymm2, qword ptr [rip + 26b3526c1bb8db38]
    444  c4e36d4bdba0              vblendvpd ymm3, ymm2, ymm3, ymm10                    ; where float64x4
    44a  c4e27d59153d030000        vpbroadcastq ymm2, qword ptr [rip + 10e4104f66a54837]
    453  c4e36d4bdb50              vblendvpd ymm3, ymm2, ymm3, ymm5                     ; where float64x4
    459  c5cd59db                  vmulpd ymm3, ymm6, ymm3                              ; mul float64x4
    45d  c4c12558ec                vaddpd ymm5, ymm11, ymm12                            ; add float64x4
    462  c5d558eb                  vaddpd ymm5, ymm5, ymm3                              ; add float64x4
    466  c4c15558ef                vaddpd ymm5, ymm5, ymm15                             ; add float64x4
    46b  c4c1555cf7                vsubpd ymm6, ymm5, ymm15                             ; sub float64x4
    470  c5a55cf6                  vsubpd ymm6, ymm11, ymm6                             ; sub float64x4
    474  c4c14d58f4                vaddpd ymm6, ymm6, ymm12                             ; add float64x4
    479  c5cd58db                  vaddpd ymm3, ymm6, ymm3                              ; add float64x4
    47d  c4e27d591512030000        vpbroadcastq ymm2, qword ptr [rip + 182d4454fb210940]
    486  c5e559da                  vmulpd ymm3, ymm3, ymm2                              ; mul float64x4
    48a  c5d573f53f                vpsllq ymm5, ymm5, 63                                ; shl uint64x4
    48f  c5e5efdd                  vpxor ymm3, ymm3, ymm5                               ; xor uint64x4
    493  c4e37d19e401              vextractf128 xmm4, ymm4, 1                           ; gep boolx4
    499  c4e27d25e4                vpmovsxdq ymm4, xmm4                                 ; where float64x4
    49e  c4e3754bcb40              vblendvpd ymm1, ymm1, ymm3, ymm4
done_4a4:
    4a4  c5fd59d8                  vmulpd ymm3, ymm0, ymm0                              ; mul float64x4
    4a8  c4e27d5925ef020000        vpbroadcastq ymm4, qword ptr [rip + 0000008026ba65be]; mulacc float64x4
    4b1  c4e27d5915ee020000        vpbroadcastq ymm2, qword ptr [rip + 0000004083c7c73e]
    4ba  c4e2e5a8e2                vfmadd213pd ymm4, ymm3, ymm2                         ; mulacc float64x4
    4bf  c4e27d5915e8020000        vpbroadcastq ymm2, qword ptr [rip + 000000a0c6052abf]
    4c8  c4e2e5a8e2                vfmadd213pd ymm4, ymm3, ymm2                         ; mulacc float64x4
    4cd  c4e27d5915e2020000        vpbroadcastq ymm2, qword ptr [rip + 000000601911813f]
    4d6  c4e2e5a8e2                vfmadd213pd ymm4, ymm3, ymm2                         ; mulacc float64x4
    4db  c4e27d5915dc020000        vpbroadcastq ymm2, qword ptr [rip + 000000605555c5bf]
    4e4  c4e2e5a8e2                vfmadd213pd ymm4, ymm3, ymm2                         ; mulacc float64x4
    4e9  c4e27d5915d6020000        vpbroadcastq ymm2, qword ptr [rip + 000000000000f03f]
    4f2  c4e2e5a8e2                vfmadd213pd ymm4, ymm3, ymm2                         ; mulacc float64x4
    4f7  c5fd59c4                  vmulpd ymm0, ymm0, ymm4                              ; mul float64x4
    4fb  c5fd5ac0                  vcvtpd2ps xmm0, ymm0                                 ; cast float32x4
    4ff  c5f559d9                  vmulpd ymm3, ymm1, ymm1                              ; mul float64x4
    503  c4e27d592594020000        vpbroadcastq ymm4, qword ptr [rip + 0000008026ba65be]; mulacc float64x4
    50c  c4e27d591593020000        vpbroadcastq ymm2, qword ptr [rip + 0000004083c7c73e]
    515  c4e2e5a8e2                vfmadd213pd ymm4, ymm3, ymm2                         ; mulacc float64x4
    51a  c4e27d59158d020000        vpbroadcastq ymm2, qword ptr [rip + 000000a0c6052abf]
    523  c4e2e5a8e2                vfmadd213pd ymm4, ymm3, ymm2                         ; mulacc float64x4
    528  c4e27d591587020000        vpbroadcastq ymm2, qword ptr [rip + 000000601911813f]
    531  c4e2e5a8e2                vfmadd213pd ymm4, ymm3, ymm2                         ; mulacc float64x4
    536  c4e27d591581020000        vpbroadcastq ymm2, qword ptr [rip + 000000605555c5bf]
    53f  c4e2e5a8e2                vfmadd213pd ymm4, ymm3, ymm2                         ; mulacc float64x4
    544  c4e27d59157b020000        vpbroadcastq ymm2, qword ptr [rip + 000000000000f03f]
    54d  c4e2e5a8e2                vfmadd213pd ymm4, ymm3, ymm2                         ; mulacc float64x4
    552  c5f559cc                  vmulpd ymm1, ymm1, ymm4                              ; mul float64x4
    556  c5fd5ac9                  vcvtpd2ps xmm1, ymm1                                 ; cast float32x4
    55a  c4e37d18c101              vinsertf128 ymm0, ymm0, xmm1, 1                      ; vectorize float32x8
    560  c4c245b8c1                vfmadd231ps ymm0, ymm7, ymm9                         ; mulacc float32x8
    565  c4e27d580d8a020000        vpbroadcastd ymm1, dword ptr [rip + 0000803f]
    56e  c5bc58c9                  vaddps ymm1, ymm8, ymm1                              ; add float32x8
    572  c4e27d58155d020000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
    57b  c5ecc2d901                vcmpps ymm3, ymm2, ymm1, 1                           ; cmplt boolx8
    580  c4e27d581573020000        vpbroadcastd ymm2, dword ptr [rip + 0000807f]
    589  c5f4c2e201                vcmpps ymm4, ymm1, ymm2, 1                           ; cmplt boolx8
    58e  c4e27d581571020000        vpbroadcastd ymm2, dword ptr [rip + 00008000]
    597  c5f4c2ea01                vcmpps ymm5, ymm1, ymm2, 1                           ; cmplt boolx8
    59c  c4e27d581567020000        vpbroadcastd ymm2, dword ptr [rip + 0000004c]
    5a5  c5f459f2                  vmulps ymm6, ymm1, ymm2                              ; mul float32x8
    5a9  c4e3754af650              vblendvps ymm6, ymm1, ymm6, ymm5                     ; where float32x8
    5af  c4e27d581558020000        vpbroadcastd ymm2, dword ptr [rip + 0dfbcac0]
    5b8  c5cdfefa                  vpaddd ymm7, ymm6, ymm2                              ; add int32x8
    5bc  c5bd72e717                vpsrad ymm8, ymm7, 23                                ; shr int32x8
    5c1  c4417c5bc0                vcvtdq2ps ymm8, ymm8                                 ; cast float32x8
    5c6  c4e27d581545020000        vpbroadcastd ymm2, dword ptr [rip + 0000c841]
    5cf  c4627d580d00020000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
    5d8  c4e3354aea50              vblendvps ymm5, ymm9, ymm2, ymm5                     ; where float32x8
    5de  c5bc5ced                  vsubps ymm5, ymm8, ymm5                              ; sub float32x8
    5e2  c4e27d58152d020000        vpbroadcastd ymm2, dword ptr [rip + 000080ff]
    5eb  c5c5dbfa                  vpand ymm7, ymm7, ymm2                               ; and int32x8
    5ef  c5cdfaf7                  vpsubd ymm6, ymm6, ymm7                              ; sub int32x8
    5f3  c4e27d5815fc010000        vpbroadcastd ymm2, dword ptr [rip + 0000803f]
    5fc  c5cc5cf2                  vsubps ymm6, ymm6, ymm2                              ; sub float32x8
    600  c4e27d583d13020000        vpbroadcastd ymm7, dword ptr [rip + ce37f6bd]        ; mulacc float32x8
    609  c4e27d58150e020000        vpbroadcastd ymm2, dword ptr [rip + 5b74413e]
    612  c4e24da8fa                vfmadd213ps ymm7, ymm6, ymm2                         ; mulacc float32x8
    617  c4e27d581504020000        vpbroadcastd ymm2, dword ptr [rip + 4c3b40be]
    620  c4e24da8fa                vfmadd213ps ymm7, ymm6, ymm2                         ; mulacc float32x8
    625  c4e27d5815fa010000        vpbroadcastd ymm2, dword ptr [rip + 79b2503e]
    62e  c4e24da8fa                vfmadd213ps ymm7, ymm6, ymm2                         ; mulacc float32x8
    633  c4e27d5815f0010000        vpbroadcastd ymm2, dword ptr [rip + 3ebb75be]
    63c  c4e24da8fa                vfmadd213ps ymm7, ymm6, ymm2                         ; mulacc float32x8
    641  c4e27d5815e6010000        vpbroadcastd ymm2, dword ptr [rip + 39c8933e]
    64a  c4e24da8fa                vfmadd213ps ymm7, ymm6, ymm2                         ; mulacc float32x8
    64f  c4e27d5815dc010000        vpbroadcastd ymm2, dword ptr [rip + 5dabb8be]
    658  c4e24da8fa                vfmadd213ps ymm7, ymm6, ymm2                         ; mulacc float32x8
    65d  c4e27d5815d2010000        vpbroadcastd ymm2, dword ptr [rip + 0838f63e]
    666  c4e24da8fa                vfmadd213ps ymm7, ymm6, ymm2                         ; mulacc float32x8
    66b  c4e27d5815c8010000        vpbroadcastd ymm2, dword ptr [rip + 3baa38bf]
    674  c4e24da8fa                vfmadd213ps ymm7, ymm6, ymm2                         ; mulacc float32x8
    679  c4e27d5815be010000        vpbroadcastd ymm2, dword ptr [rip + eda8e23e]
    682  c4e24da8fa                vfmadd213ps ymm7, ymm6, ymm2                         ; mulacc float32x8
    687  c5cc59ff                  vmulps ymm7, ymm6, ymm7                              ; mul float32x8
    68b  c5cc58f7                  vaddps ymm6, ymm6, ymm7                              ; add float32x8
    68f  c5d458ee                  vaddps ymm5, ymm5, ymm6                              ; add float32x8
    693  c4e27d581560010000        vpbroadcastd ymm2, dword ptr [rip + 0000807f]
    69c  c4e36d4ae540              vblendvps ymm4, ymm2, ymm5, ymm4                     ; where float32x8
    6a2  c4e27d58152d010000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
    6ab  c5f4c2ca00                vcmpps ymm1, ymm1, ymm2, 0                           ; cmpeq boolx8
    6b0  c4e27d58158b010000        vpbroadcastd ymm2, dword ptr [rip + 0000c07f]
    6b9  c4e27d582d56010000        vpbroadcastd ymm5, dword ptr [rip + 000080ff]
    6c2  c4e36d4acd10              vblendvps ymm1, ymm2, ymm5, ymm1                     ; where float32x8
    6c8  c4e3754acc30              vblendvps ymm1, ymm1, ymm4, ymm3                     ; where float32x8
    6ce  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    6d2  c5fc1102                  vmovups ymmword ptr [rdx], ymm0                      ; store void
    6d6  4883c120                  add rcx, 32                                          ; end void
    6da  4883c220                  add rdx, 32
    6de  83c601                    add esi, 1
    6e1  83fe08                    cmp esi, 8
    6e4  0f8c56f9ffff              jl loop_40
done_6ea:
    6ea  c5f877                    vzeroupper                                           ; sink void
    6ed  c3                        ret
