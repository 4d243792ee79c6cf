transcendental:
      0  b800000000                mov eax, 0
      5  c4627d59353a0a0000        vpbroadcastq ymm14, qword ptr [rip + 0000000000003843]
      e  c4627d591d890a0000        vpbroadcastq ymm11, qword ptr [rip + 0000000000004843]
     17  488b17                    mov rdx, qword ptr [rdi]
     1a  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 64>
     1e  be00000000                mov esi, 0                                           ; range int32
loop_40:
     40  c5fc1009                  vmovups ymm1, ymmword ptr [rcx]                      ; load float32x8
     44  c4e27d5805d30a0000        vpbroadcastd ymm0, dword ptr [rip + 000016c3]
     4d  c5fc5fd9                  vmaxps ymm3, ymm0, ymm1                              ; where float32x8
     51  c4e27d5805ca0a0000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
     5a  c5fc5ddb                  vminps ymm3, ymm0, ymm3                              ; where float32x8
     5e  c5e458255a050000          vaddps ymm4, ymm3, ymmword ptr [rip + 9700404b9700404b9700404b9700404b9700404b9700404b9700404b9700404b]; add float32x8
     66  c5dc5c2d52050000          vsubps ymm5, ymm4, ymmword ptr [rip + 9700404b9700404b9700404b9700404b9700404b9700404b9700404b9700404b]; sub float32x8
     6e  c5e45cdd                  vsubps ymm3, ymm3, ymm5                              ; sub float32x8
     72  c4e27d582db10a0000        vpbroadcastd ymm5, dword ptr [rip + b4629a6c]        ; mulacc float32x8
     7b  c4e265a82d5c050000        vfmadd213ps ymm5, ymm3, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
     84  c4e265a82d73050000        vfmadd213ps ymm5, ymm3, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
     8d  c4e265a82d8a050000        vfmadd213ps ymm5, ymm3, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
     96  c4e265a82da1050000        vfmadd213ps ymm5, ymm3, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
     9f  c4e265a82db8050000        vfmadd213ps ymm5, ymm3, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
     a8  c4e265a82dcf050000        vfmadd213ps ymm5, ymm3, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
     b1  c5e572f417                vpslld ymm3, ymm4, 23                                ; shl uint32x8
     b6  c5dd72f416                vpslld ymm4, ymm4, 22                                ; shl uint32x8
     bb  c5dddb255d090000          vpand ymm4, ymm4, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
     c3  c5e5fadc                  vpsubd ymm3, ymm3, ymm4                              ; sub uint32x8
     c7  c5d459db                  vmulps ymm3, ymm5, ymm3                              ; mul float32x8
     cb  c5e459dc                  vmulps ymm3, ymm3, ymm4                              ; mul float32x8
     cf  c4e27d5805740a0000        vpbroadcastd ymm0, dword ptr [rip + 00000080]
     d8  c5fc55e1                  vandnps ymm4, ymm0, ymm1                             ; abs float32x8
     dc  c5fc51ec                  vsqrtps ymm5, ymm4                                   ; sqrt float32x8
     e0  c4e27d5805670a0000        vpbroadcastd ymm0, dword ptr [rip + 0000804e]
     e9  c5fcc2f401                vcmpps ymm6, ymm0, ymm4, 1                           ; cmplt boolx8
     ee  c5fc50fe                  vmovmskps rdi, ymm6                                  ; gep bool
     f2  41b800000000              mov r8d, 0
     f8  f7c7ff000000              test edi, 255
     fe  410f95c0                  setne r8b
    102  c5fc5af1                  vcvtps2pd ymm6, xmm1                                 ; cast float64x4
    106  c4e37d19c901              vextractf128 xmm1, ymm1, 1                           ; gep float32x4
    10c  c5fc5ac9                  vcvtps2pd ymm1, xmm1                                 ; cast float64x4
    110  c5cd593d88050000          vmulpd ymm7, ymm6, ymmword ptr [rip + 83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f]; mul float64x4
    118  c4c14558fe                vaddpd ymm7, ymm7, ymm14                             ; add float64x4
    11d  c441455cc6                vsubpd ymm8, ymm7, ymm14                             ; sub float64x4
    122  c57c28ce                  vmovaps ymm9, ymm6                                   ; mulacc float64x4
    126  c462bdb80d91050000        vfmadd231pd ymm9, ymm8, ymmword ptr [rip + 00000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c0]
    12f  c462bdb80da8050000        vfmadd231pd ymm9, ymm8, ymmword ptr [rip + 999846182d4484be999846182d4484be999846182d4484be999846182d4484be]; mulacc float64x4
    138  c5c573f73f                vpsllq ymm7, ymm7, 63                                ; shl uint64x4
    13d  c5b5efff                  vpxor ymm7, ymm9, ymm7                               ; xor uint64x4
    141  c575590557050000          vmulpd ymm8, ymm1, ymmword ptr [rip + 83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f]; mul float64x4
    149  c4413d58c6                vaddpd ymm8, ymm8, ymm14                             ; add float64x4
    14e  c4413d5cce                vsubpd ymm9, ymm8, ymm14                             ; sub float64x4
    153  c5fc28d1                  vmovaps ymm2, ymm1                                   ; mulacc float64x4
    157  c4e2b5b81560050000        vfmadd231pd ymm2, ymm9, ymmword ptr [rip + 00000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c0]
    160  c4e2b5b81577050000        vfmadd231pd ymm2, ymm9, ymmword ptr [rip + 999846182d4484be999846182d4484be999846182d4484be999846182d4484be]; mulacc float64x4
    169  c4c13d73f03f              vpsllq ymm8, ymm8, 63                                ; shl uint64x4
    16f  c4c16defd0                vpxor ymm2, ymm2, ymm8                               ; xor uint64x4
    174  413bc0                    cmp eax, r8d                                         ; range int32
    177  0f8d79020000              jge done_3f6
    17d  c4e27d5905da080000        vpbroadcastq ymm0, qword ptr [rip + 0000000000000080]
    186  c57d55c6                  vandnpd ymm8, ymm0, ymm6                             ; abs float64x4
    18a  c53dc20d6d05000001        vcmppd ymm9, ymm8, ymmword ptr [rip + 0000000000008046000000000000804600000000000080460000000000008046], 1; cmplt boolx4
    193  c53dc2258405000001        vcmppd ymm12, ymm8, ymmword ptr [rip + 000000000000f044000000000000f044000000000000f044000000000000f044], 1; cmplt boolx4
    19c  c53dc2059b05000001        vcmppd ymm8, ymm8, ymmword ptr [rip + 0000000000006043000000000000604300000000000060430000000000006043], 1; cmplt boolx4
    1a5  c4e27d5905da080000        vpbroadcastq ymm0, qword ptr [rip + 000000a82072f23d]
    1ae  c4627d592dc9080000        vpbroadcastq ymm13, qword ptr [rip + 000000701bcc773f]
    1b7  c4437d4bed80              vblendvpd ymm13, ymm0, ymm13, ymm8                   ; where float64x4
    1bd  c4e27d5905ca080000        vpbroadcastq ymm0, qword ptr [rip + 00000074c29f623c]
    1c6  c4437d4bedc0              vblendvpd ymm13, ymm0, ymm13, ymm12                  ; where float64x4
    1cc  c4e27d5905c3080000        vpbroadcastq ymm0, qword ptr [rip + 0000004c7df4c53a]
    1d5  c4437d4bed90              vblendvpd ymm13, ymm0, ymm13, ymm9                   ; where float64x4
    1db  c4414d59ed                vmulpd ymm13, ymm6, ymm13                            ; mul float64x4
    1e0  c4411558fb                vaddpd ymm15, ymm13, ymm11                           ; add float64x4
    1e5  c441055cfb                vsubpd ymm15, ymm15, ymm11                           ; sub float64x4
    1ea  c441155cef                vsubpd ymm13, ymm13, ymm15                           ; sub float64x4
    1ef  c4e27d5905b8080000        vpbroadcastq ymm0, qword ptr [rip + 000000aa13fe343c]
    1f8  c4627d593da7080000        vpbroadcastq ymm15, qword ptr [rip + 0000004a0591c33d]
    201  c4437d4bff80              vblendvpd ymm15, ymm0, ymm15, ymm8                   ; where float64x4
    207  c4e27d5905a8080000        vpbroadcastq ymm0, qword ptr [rip + 00000034f5d1a73a]
    210  c4437d4bffc0              vblendvpd ymm15, ymm0, ymm15, ymm12                  ; where float64x4
    216  c4e27d5905a1080000        vpbroadcastq ymm0, qword ptr [rip + 0000006c03770339]
    21f  c4437d4bff90              vblendvpd ymm15, ymm0, ymm15, ymm9                   ; where float64x4
    225  c4414d59ff                vmulpd ymm15, ymm6, ymm15                            ; mul float64x4
    22a  c4c10558c3                vaddpd ymm0, ymm15, ymm11                            ; add float64x4
    22f  c4c17d5cc3                vsubpd ymm0, ymm0, ymm11                             ; sub float64x4
    234  c5855cc0                  vsubpd ymm0, ymm15, ymm0                             ; sub float64x4
    238  c4627d593d8f080000        vpbroadcastq ymm15, qword ptr [rip + db06eea6a98f7e3a]
    241  c4627d59157e080000        vpbroadcastq ymm10, qword ptr [rip + 4c531f7d75c2ef3b]
    24a  c443054bc280              vblendvpd ymm8, ymm15, ymm10, ymm8                   ; where float64x4
    250  c4627d59157f080000        vpbroadcastq ymm10, qword ptr [rip + 26b3526c1bb8db38]
    259  c4432d4bc0c0              vblendvpd ymm8, ymm10, ymm8, ymm12                   ; where float64x4
    25f  c4627d591578080000        vpbroadcastq ymm10, qword ptr [rip + 10e4104f66a54837]
    268  c4432d4bc090              vblendvpd ymm8, ymm10, ymm8, ymm9                    ; where float64x4
    26e  c4c14d59f0                vmulpd ymm6, ymm6, ymm8                              ; mul float64x4
    273  c51558c0                  vaddpd ymm8, ymm13, ymm0                             ; add float64x4
    277  c53d58c6                  vaddpd ymm8, ymm8, ymm6                              ; add float64x4
    27b  c4413d58c6                vaddpd ymm8, ymm8, ymm14                             ; add float64x4
    280  c4413d5cce                vsubpd ymm9, ymm8, ymm14                             ; sub float64x4
    285  c441155cc9                vsubpd ymm9, ymm13, ymm9                             ; sub float64x4
    28a  c5b558c0                  vaddpd ymm0, ymm9, ymm0                              ; add float64x4
    28e  c5fd58c6                  vaddpd ymm0, ymm0, ymm6                              ; add float64x4
    292  c5fd5905c6040000          vmulpd ymm0, ymm0, ymmword ptr [rip + 182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940]; mul float64x4
    29a  c4c14d73f03f              vpsllq ymm6, ymm8, 63                                ; shl uint64x4
    2a0  c5fdefc6                  vpxor ymm0, ymm0, ymm6                               ; xor uint64x4
    2a4  c4e27d5835a3080000        vpbroadcastd ymm6, dword ptr [rip + 0000804e]
    2ad  c5ccc2f401                vcmpps ymm6, ymm6, ymm4, 1                           ; cmplt boolx8
    2b2  c4627d25c6                vpmovsxdq ymm8, xmm6                                 ; where float64x4
    2b7  c4e3454bf880              vblendvpd ymm7, ymm7, ymm0, ymm8
    2bd  c4e27d59059a070000        vpbroadcastq ymm0, qword ptr [rip + 0000000000000080]
    2c6  c5fd55c1                  vandnpd ymm0, ymm0, ymm1                             ; abs float64x4
    2ca  c57dc2052d04000001        vcmppd ymm8, ymm0, ymmword ptr [rip + 0000000000008046000000000000804600000000000080460000000000008046], 1; cmplt boolx4
    2d3  c57dc20d4404000001        vcmppd ymm9, ymm0, ymmword ptr [rip + 000000000000f044000000000000f044000000000000f044000000000000f044], 1; cmplt boolx4
    2dc  c5fdc2055b04000001        vcmppd ymm0, ymm0, ymmword ptr [rip + 0000000000006043000000000000604300000000000060430000000000006043], 1; cmplt boolx4
    2e5  c4627d59159a070000        vpbroadcastq ymm10, qword ptr [rip + 000000a82072f23d]
    2ee  c4627d592589070000        vpbroadcastq ymm12, qword ptr [rip + 000000701bcc773f]
    2f7  c4432d4be400              vblendvpd ymm12, ymm10, ymm12, ymm0                  ; where float64x4
    2fd  c4627d59158a070000        vpbroadcastq ymm10, qword ptr [rip + 00000074c29f623c]
    306  c4432d4be490              vblendvpd ymm12, ymm10, ymm12, ymm9                  ; where float64x4
    30c  c4627d591583070000        vpbroadcastq ymm10, qword ptr [rip + 0000004c7df4c53a]
    315  c4432d4be480              vblendvpd ymm12, ymm10, ymm12, ymm8                  ; where float64x4
    31b  c4417559e4                vmulpd ymm12, ymm1, ymm12                            ; mul float64x4
    320  c4411d58eb                vaddpd ymm13, ymm12, ymm11                           ; add float64x4
    325  c441155ceb                vsubpd ymm13, ymm13, ymm11                           ; sub float64x4
    32a  c4411d5ce5                vsubpd ymm12, ymm12, ymm13                           ; sub float64x4
    32f  c4627d591578070000        vpbroadcastq ymm10, qword ptr [rip + 000000aa13fe343c]
    338  c4627d592d67070000        vpbroadcastq ymm13, qword ptr [rip + 0000004a0591c33d]
    341  c4432d4bed00              vblendvpd ymm13, ymm10, ymm13, ymm0                  ; where float64x4
    347  c4627d591568070000        vpbroadcastq ymm10, qword ptr [rip + 00000034f5d1a73a]
    350  c4432d4bed90              vblendvpd ymm13, ymm10, ymm13, ymm9                  ; where float64x4
    356  c4627d591561070000        vpbroadcastq ymm10, qword ptr [rip + 0000006c03770339]
    35f  c4432d4bed80              vblendvpd ymm13, ymm10, ymm13, ymm8                  ; where float64x4
    365  c4417559ed                vmulpd ymm13, ymm1, ymm13                            ; mul float64x4
    36a  c4411558fb                vaddpd ymm15, ymm13, ymm11                           ; add float64x4
    36f  c441055cfb                vsubpd ymm15, ymm15, ymm11                           ; sub float64x4
    374  c441155cef                vsubpd ymm13, ymm13, ymm15                           ; sub float64x4
    379  c4627d59154e070000        vpbroadcastq ymm10, qword ptr [rip + db06eea6a98f7e3a]
    382  c4627d593d3d070000        vpbroadcastq ymm15, qword ptr [rip + 4c531f7d75c2ef3b]
    38b  c4c32d4bc700              vblendvpd ymm0, ymm10, ymm15, ymm0                   ; where float64x4
    391  c4627d59153e070000        vpbroadcastq ymm10, qword ptr [rip + 26b3526c1bb8db38]
    39a  c4e32d4bc090              vblendvpd ymm0, ymm10, ymm0, ymm9                    ; where float64x4
    3a0  c4627d590d37070000        vpbroadcastq ymm9, qword ptr [rip + 10e4104f66a54837]
    3a9  c4e3354bc080              vblendvpd ymm0, ymm9, ymm0, ymm8                     ; where float64x4
    3af  c5f559c0                  vmulpd ymm0, ymm1, ymm0                              ; mul float64x4
    3b3  c4c11d58cd                vaddpd ymm1, ymm12, ymm13                            ; add float64x4
    3b8  c5f558c8                  vaddpd ymm1, ymm1, ymm0                              ; add float64x4
    3bc  c4c17558ce                vaddpd ymm1, ymm1, ymm14                             ; add float64x4
    3c1  c441755cc6                vsubpd ymm8, ymm1, ymm14                             ; sub float64x4
    3c6  c4411d5cc0                vsubpd ymm8, ymm12, ymm8                             ; sub float64x4
    3cb  c4413d58c5                vaddpd ymm8, ymm8, ymm13                             ; add float64x4
    3d0  c5bd58c0                  vaddpd ymm0, ymm8, ymm0                              ; add float64x4
    3d4  c5fd590584030000          vmulpd ymm0, ymm0, ymmword ptr [rip + 182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940]; mul float64x4
    3dc  c5f573f13f                vpsllq ymm1, ymm1, 63                                ; shl uint64x4
    3e1  c5fdefc1                  vpxor ymm0, ymm0, ymm1                               ; xor uint64x4
    3e5  c4e37d19f101              vextractf128 xmm1, ymm6, 1                           ; gep boolx4
    3eb  c4e27d25c9                vpmovsxdq ymm1, xmm1                                 ; where float64x4
    3f0  c4e36d4bd010              vblendvpd ymm2, ymm2, ymm0, ymm1
done_3f6:
    3f6  c5c559c7                  vmulpd ymm0, ymm7, ymm7                              ; mul float64x4
    3fa  c4e27d590ded060000        vpbroadcastq ymm1, qword ptr [rip + 0000008026ba65be]; mulacc float64x4
    403  c4e2fda80d74030000        vfmadd213pd ymm1, ymm0, ymmword ptr [rip + 0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e]
    40c  c4e2fda80d8b030000        vfmadd213pd ymm1, ymm0, ymmword ptr [rip + 000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf]; mulacc float64x4
    415  c4e2fda80da2030000        vfmadd213pd ymm1, ymm0, ymmword ptr [rip + 000000601911813f000000601911813f000000601911813f000000601911813f]; mulacc float64x4
    41e  c4e2fda80db9030000        vfmadd213pd ymm1, ymm0, ymmword ptr [rip + 000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf]; mulacc float64x4
    427  c4e2fda80dd0030000        vfmadd213pd ymm1, ymm0, ymmword ptr [rip + 000000000000f03f000000000000f03f000000000000f03f000000000000f03f]; mulacc float64x4
    430  c5c559c1                  vmulpd ymm0, ymm7, ymm1                              ; mul float64x4
    434  c5fd5ac0                  vcvtpd2ps xmm0, ymm0                                 ; cast float32x4
    438  c5ed59ca                  vmulpd ymm1, ymm2, ymm2                              ; mul float64x4
    43c  c4e27d5935ab060000        vpbroadcastq ymm6, qword ptr [rip + 0000008026ba65be]; mulacc float64x4
    445  c4e2f5a83532030000        vfmadd213pd ymm6, ymm1, ymmword ptr [rip + 0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e]
    44e  c4e2f5a83549030000        vfmadd213pd ymm6, ymm1, ymmword ptr [rip + 000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf]; mulacc float64x4
    457  c4e2f5a83560030000        vfmadd213pd ymm6, ymm1, ymmword ptr [rip + 000000601911813f000000601911813f000000601911813f000000601911813f]; mulacc float64x4
    460  c4e2f5a83577030000        vfmadd213pd ymm6, ymm1, ymmword ptr [rip + 000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf]; mulacc float64x4
    469  c4e2f5a8358e030000        vfmadd213pd ymm6, ymm1, ymmword ptr [rip + 000000000000f03f000000000000f03f000000000000f03f000000000000f03f]; mulacc float64x4
    472  c5ed59ce                  vmulpd ymm1, ymm2, ymm6                              ; mul float64x4
    476  c5fd5ac9                  vcvtpd2ps xmm1, ymm1                                 ; cast float32x4
    47a  c4e37d18c101              vinsertf128 ymm0, ymm0, xmm1, 1                      ; vectorize float32x8
    480  c4e265b8c5                vfmadd231ps ymm0, ymm3, ymm5                         ; mulacc float32x8
    485  c5dc580d93030000          vaddps ymm1, ymm4, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]; add float32x8
    48d  c4e27d5815c2060000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
    496  c5ecc2d101                vcmpps ymm2, ymm2, ymm1, 1                           ; cmplt boolx8
    49b  c5f4c21d7c05000001        vcmpps ymm3, ymm1, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f], 1; cmplt boolx8
    4a4  c5f4c2259303000001        vcmpps ymm4, ymm1, ymmword ptr [rip + 0000800000008000000080000000800000008000000080000000800000008000], 1; cmplt boolx8
    4ad  c5f4592dab030000          vmulps ymm5, ymm1, ymmword ptr [rip + 0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c]; mul float32x8
    4b5  c4e3754aed40              vblendvps ymm5, ymm1, ymm5, ymm4                     ; where float32x8
    4bb  c5d5fe35bd030000          vpaddd ymm6, ymm5, ymmword ptr [rip + 0dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac0]; add int32x8
    4c3  c5c572e617                vpsrad ymm7, ymm6, 23                                ; shr int32x8
    4c8  c5fc5bff                  vcvtdq2ps ymm7, ymm7                                 ; cast float32x8
    4cc  c5dc5425cc030000          vandps ymm4, ymm4, ymmword ptr [rip + 0000c8410000c8410000c8410000c8410000c8410000c8410000c8410000c841]; where float32x8
    4d4  c5c45ce4                  vsubps ymm4, ymm7, ymm4                              ; sub float32x8
    4d8  c5cddb35e0030000          vpand ymm6, ymm6, ymmword ptr [rip + 000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff]; and int32x8
    4e0  c5d5faee                  vpsubd ymm5, ymm5, ymm6                              ; sub int32x8
    4e4  c5d45c2d34030000          vsubps ymm5, ymm5, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]; sub float32x8
    4ec  c4e27d58357b060000        vpbroadcastd ymm6, dword ptr [rip + ce37f6bd]        ; mulacc float32x8
    4f5  c4e255a835e2030000        vfmadd213ps ymm6, ymm5, ymmword ptr [rip + 5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e]
    4fe  c4e255a835f9030000        vfmadd213ps ymm6, ymm5, ymmword ptr [rip + 4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be]; mulacc float32x8
    507  c4e255a83510040000        vfmadd213ps ymm6, ymm5, ymmword ptr [rip + 79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e]; mulacc float32x8
    510  c4e255a83527040000        vfmadd213ps ymm6, ymm5, ymmword ptr [rip + 3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be]; mulacc float32x8
    519  c4e255a8353e040000        vfmadd213ps ymm6, ymm5, ymmword ptr [rip + 39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e]; mulacc float32x8
    522  c4e255a83555040000        vfmadd213ps ymm6, ymm5, ymmword ptr [rip + 5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be]; mulacc float32x8
    52b  c4e255a8356c040000        vfmadd213ps ymm6, ymm5, ymmword ptr [rip + 0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e]; mulacc float32x8
    534  c4e255a83583040000        vfmadd213ps ymm6, ymm5, ymmword ptr [rip + 3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf]; mulacc float32x8
    53d  c4e255a8359a040000        vfmadd213ps ymm6, ymm5, ymmword ptr [rip + eda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23e]; mulacc float32x8
    546  c5d459f6                  vmulps ymm6, ymm5, ymm6                              ; mul float32x8
    54a  c5d458ee                  vaddps ymm5, ymm5, ymm6                              ; add float32x8
    54e  c5dc58e5                  vaddps ymm4, ymm4, ymm5                              ; add float32x8
    552  c4e27d582ded050000        vpbroadcastd ymm5, dword ptr [rip + 0000807f]
    55b  c4e3554adc30              vblendvps ymm3, ymm5, ymm4, ymm3                     ; where float32x8
    561  c5f4c20d9604000000        vcmpps ymm1, ymm1, ymmword ptr [rip + 0000000000000000000000000000000000000000000000000000000000000000], 0; cmpeq boolx8
    56a  c4e27d582525060000        vpbroadcastd ymm4, dword ptr [rip + 0000c07f]
    573  c4e27d582df0050000        vpbroadcastd ymm5, dword ptr [rip + 000080ff]
    57c  c4e35d4acd10              vblendvps ymm1, ymm4, ymm5, ymm1                     ; where float32x8
    582  c4e3754acb20              vblendvps ymm1, ymm1, ymm3, ymm2                     ; where float32x8
    588  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    58c  c5fc1102                  vmovups ymmword ptr [rdx], ymm0                      ; store void
    590  4883c120                  add rcx, 32                                          ; end void
    594  4883c220                  add rdx, 32
    598  83c601                    add esi, 1
    59b  83fe08                    cmp esi, 8
    59e  0f8c9cfaffff              jl loop_40
done_5a4:
    5a4  c5f877                    vzeroupper                                           ; sink void
    5a7  c3                        ret
