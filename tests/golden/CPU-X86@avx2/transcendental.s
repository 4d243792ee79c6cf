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
     ee  c4e34d06fe01              vperm2f128 ymm7, ymm6, ymm6, 1                       ; gep boolx8
     f4  c5cdebf7                  vpor ymm6, ymm6, ymm7                                ; or boolx8
     f8  c5cdc6fe05                vshufpd ymm7, ymm6, ymm6, 5                          ; gep boolx8
     fd  c5cdebf7                  vpor ymm6, ymm6, ymm7                                ; or boolx8
    101  c5ccc6feb1                vshufps ymm7, ymm6, ymm6, 177                        ; gep boolx8
    106  c5cdebf7                  vpor ymm6, ymm6, ymm7                                ; or boolx8
    10a  c4e37916f700              vpextrd edi, xmm6, 0                                 ; gep bool
    110  83e701                    and edi, 1
    113  c5fc5af1                  vcvtps2pd ymm6, xmm1                                 ; cast float64x4
    117  c4e37d19c901              vextractf128 xmm1, ymm1, 1                           ; gep float32x4
    11d  c5fc5ac9                  vcvtps2pd ymm1, xmm1                                 ; cast float64x4
    121  c5cd593d77050000          vmulpd ymm7, ymm6, ymmword ptr [rip + 83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f]; mul float64x4
    129  c4c14558fe                vaddpd ymm7, ymm7, ymm14                             ; add float64x4
    12e  c441455cc6                vsubpd ymm8, ymm7, ymm14                             ; sub float64x4
    133  c57c28ce                  vmovaps ymm9, ymm6                                   ; mulacc float64x4
    137  c462bdb80d80050000        vfmadd231pd ymm9, ymm8, ymmword ptr [rip + 00000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c0]
    140  c462bdb80d97050000        vfmadd231pd ymm9, ymm8, ymmword ptr [rip + 999846182d4484be999846182d4484be999846182d4484be999846182d4484be]; mulacc float64x4
    149  c5c573f73f                vpsllq ymm7, ymm7, 63                                ; shl uint64x4
    14e  c5b5efff                  vpxor ymm7, ymm9, ymm7                               ; xor uint64x4
    152  c575590546050000          vmulpd ymm8, ymm1, ymmword ptr [rip + 83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f]; mul float64x4
    15a  c4413d58c6                vaddpd ymm8, ymm8, ymm14                             ; add float64x4
    15f  c4413d5cce                vsubpd ymm9, ymm8, ymm14                             ; sub float64x4
    164  c5fc28d1                  vmovaps ymm2, ymm1                                   ; mulacc float64x4
    168  c4e2b5b8154f050000        vfmadd231pd ymm2, ymm9, ymmword ptr [rip + 00000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c0]
    171  c4e2b5b81566050000        vfmadd231pd ymm2, ymm9, ymmword ptr [rip + 999846182d4484be999846182d4484be999846182d4484be999846182d4484be]; mulacc float64x4
    17a  c4c13d73f03f              vpsllq ymm8, ymm8, 63                                ; shl uint64x4
    180  c4c16defd0                vpxor ymm2, ymm2, ymm8                               ; xor uint64x4
    185  3bc7                      cmp eax, edi                                         ; range int32
    187  0f8d79020000              jge done_406
    18d  c4e27d5905ca080000        vpbroadcastq ymm0, qword ptr [rip + 0000000000000080]
    196  c57d55c6                  vandnpd ymm8, ymm0, ymm6                             ; abs float64x4
    19a  c53dc20d5d05000001        vcmppd ymm9, ymm8, ymmword ptr [rip + 0000000000008046000000000000804600000000000080460000000000008046], 1; cmplt boolx4
    1a3  c53dc2257405000001        vcmppd ymm12, ymm8, ymmword ptr [rip + 000000000000f044000000000000f044000000000000f044000000000000f044], 1; cmplt boolx4
    1ac  c53dc2058b05000001        vcmppd ymm8, ymm8, ymmword ptr [rip + 0000000000006043000000000000604300000000000060430000000000006043], 1; cmplt boolx4
    1b5  c4e27d5905ca080000        vpbroadcastq ymm0, qword ptr [rip + 000000a82072f23d]
    1be  c4627d592db9080000        vpbroadcastq ymm13, qword ptr [rip + 000000701bcc773f]
    1c7  c4437d4bed80              vblendvpd ymm13, ymm0, ymm13, ymm8                   ; where float64x4
    1cd  c4e27d5905ba080000        vpbroadcastq ymm0, qword ptr [rip + 00000074c29f623c]
    1d6  c4437d4bedc0              vblendvpd ymm13, ymm0, ymm13, ymm12                  ; where float64x4
    1dc  c4e27d5905b3080000        vpbroadcastq ymm0, qword ptr [rip + 0000004c7df4c53a]
    1e5  c4437d4bed90              vblendvpd ymm13, ymm0, ymm13, ymm9                   ; where float64x4
    1eb  c4414d59ed                vmulpd ymm13, ymm6, ymm13                            ; mul float64x4
    1f0  c4411558fb                vaddpd ymm15, ymm13, ymm11                           ; add float64x4
    1f5  c441055cfb                vsubpd ymm15, ymm15, ymm11                           ; sub float64x4
    1fa  c441155cef                vsubpd ymm13, ymm13, ymm15                           ; sub float64x4
    1ff  c4e27d5905a8080000        vpbroadcastq ymm0, qword ptr [rip + 000000aa13fe343c]
    208  c4627d593d97080000        vpbroadcastq ymm15, qword ptr [rip + 0000004a0591c33d]
    211  c4437d4bff80              vblendvpd ymm15, ymm0, ymm15, ymm8                   ; where float64x4
    217  c4e27d590598080000        vpbroadcastq ymm0, qword ptr [rip + 00000034f5d1a73a]
    220  c4437d4bffc0              vblendvpd ymm15, ymm0, ymm15, ymm12                  ; where float64x4
    226  c4e27d590591080000        vpbroadcastq ymm0, qword ptr [rip + 0000006c03770339]
    22f  c4437d4bff90              vblendvpd ymm15, ymm0, ymm15, ymm9                   ; where float64x4
    235  c4414d59ff                vmulpd ymm15, ymm6, ymm15                            ; mul float64x4
    23a  c4c10558c3                vaddpd ymm0, ymm15, ymm11                            ; add float64x4
    23f  c4c17d5cc3                vsubpd ymm0, ymm0, ymm11                             ; sub float64x4
    244  c5855cc0                  vsubpd ymm0, ymm15, ymm0                             ; sub float64x4
    248  c4627d593d7f080000        vpbroadcastq ymm15, qword ptr [rip + db06eea6a98f7e3a]
    251  c4627d59156e080000        vpbroadcastq ymm10, qword ptr [rip + 4c531f7d75c2ef3b]
    25a  c443054bc280              vblendvpd ymm8, ymm15, ymm10, ymm8                   ; where float64x4
    260  c4627d59156f080000        vpbroadcastq ymm10, qword ptr [rip + 26b3526c1bb8db38]
    269  c4432d4bc0c0              vblendvpd ymm8, ymm10, ymm8, ymm12                   ; where float64x4
    26f  c4627d591568080000        vpbroadcastq ymm10, qword ptr [rip + 10e4104f66a54837]
    278  c4432d4bc090              vblendvpd ymm8, ymm10, ymm8, ymm9                    ; where float64x4
    27e  c4c14d59f0                vmulpd ymm6, ymm6, ymm8                              ; mul float64x4
    283  c51558c0                  vaddpd ymm8, ymm13, ymm0                             ; add float64x4
    287  c53d58c6                  vaddpd ymm8, ymm8, ymm6                              ; add float64x4
    28b  c4413d58c6                vaddpd ymm8, ymm8, ymm14                             ; add float64x4
    290  c4413d5cce                vsubpd ymm9, ymm8, ymm14                             ; sub float64x4
    295  c441155cc9                vsubpd ymm9, ymm13, ymm9                             ; sub float64x4
    29a  c5b558c0                  vaddpd ymm0, ymm9, ymm0                              ; add float64x4
    29e  c5fd58c6                  vaddpd ymm0, ymm0, ymm6                              ; add float64x4
    2a2  c5fd5905b6040000          vmulpd ymm0, ymm0, ymmword ptr [rip + 182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940]; mul float64x4
    2aa  c4c14d73f03f              vpsllq ymm6, ymm8, 63                                ; shl uint64x4
    2b0  c5fdefc6                  vpxor ymm0, ymm0, ymm6                               ; xor uint64x4
    2b4  c4e27d583593080000        vpbroadcastd ymm6, dword ptr [rip + 0000804e]
    2bd  c5ccc2f401                vcmpps ymm6, ymm6, ymm4, 1                           ; cmplt boolx8
    2c2  c4627d25c6                vpmovsxdq ymm8, xmm6                                 ; where float64x4
    2c7  c4e3454bf880              vblendvpd ymm7, ymm7, ymm0, ymm8
    2cd  c4e27d59058a070000        vpbroadcastq ymm0, qword ptr [rip + 0000000000000080]
    2d6  c5fd55c1                  vandnpd ymm0, ymm0, ymm1                             ; abs float64x4
    2da  c57dc2051d04000001        vcmppd ymm8, ymm0, ymmword ptr [rip + 0000000000008046000000000000804600000000000080460000000000008046], 1; cmplt boolx4
    2e3  c57dc20d3404000001        vcmppd ymm9, ymm0, ymmword ptr [rip + 000000000000f044000000000000f044000000000000f044000000000000f044], 1; cmplt boolx4
    2ec  c5fdc2054b04000001        vcmppd ymm0, ymm0, ymmword ptr [rip + 0000000000006043000000000000604300000000000060430000000000006043], 1; cmplt boolx4
    2f5  c4627d59158a070000        vpbroadcastq ymm10, qword ptr [rip + 000000a82072f23d]
    2fe  c4627d592579070000        vpbroadcastq ymm12, qword ptr [rip + 000000701bcc773f]
    307  c4432d4be400              vblendvpd ymm12, ymm10, ymm12, ymm0                  ; where float64x4
    30d  c4627d59157a070000        vpbroadcastq ymm10, qword ptr [rip + 00000074c29f623c]
    316  c4432d4be490              vblendvpd ymm12, ymm10, ymm12, ymm9                  ; where float64x4
    31c  c4627d591573070000        vpbroadcastq ymm10, qword ptr [rip + 0000004c7df4c53a]
    325  c4432d4be480              vblendvpd ymm12, ymm10, ymm12, ymm8                  ; where float64x4
    32b  c4417559e4                vmulpd ymm12, ymm1, ymm12                            ; mul float64x4
    330  c4411d58eb                vaddpd ymm13, ymm12, ymm11                           ; add float64x4
    335  c441155ceb                vsubpd ymm13, ymm13, ymm11                           ; sub float64x4
    33a  c4411d5ce5                vsubpd ymm12, ymm12, ymm13                           ; sub float64x4
    33f  c4627d591568070000        vpbroadcastq ymm10, qword ptr [rip + 000000aa13fe343c]
    348  c4627d592d57070000        vpbroadcastq ymm13, qword ptr [rip + 0000004a0591c33d]
    351  c4432d4bed00              vblendvpd ymm13, ymm10, ymm13, ymm0                  ; where float64x4
    357  c4627d591558070000        vpbroadcastq ymm10, qword ptr [rip + 00000034f5d1a73a]
    360  c4432d4bed90              vblendvpd ymm13, ymm10, ymm13, ymm9                  ; where float64x4
    366  c4627d591551070000        vpbroadcastq ymm10, qword ptr [rip + 0000006c03770339]
    36f  c4432d4bed80              vblendvpd ymm13, ymm10, ymm13, ymm8                  ; where float64x4
    375  c4417559ed                vmulpd ymm13, ymm1, ymm13                            ; mul float64x4
    37a  c4411558fb                vaddpd ymm15, ymm13, ymm11                           ; add float64x4
    37f  c441055cfb                vsubpd ymm15, ymm15, ymm11                           ; sub float64x4
    384  c441155cef                vsubpd ymm13, ymm13, ymm15                           ; sub float64x4
    389  c4627d59153e070000        vpbroadcastq ymm10, qword ptr [rip + db06eea6a98f7e3a]
    392  c4627d593d2d070000        vpbroadcastq ymm15, qword ptr [rip + 4c531f7d75c2ef3b]
    39b  c4c32d4bc700              vblendvpd ymm0, ymm10, ymm15, ymm0                   ; where float64x4
    3a1  c4627d59152e070000        vpbroadcastq ymm10, qword ptr [rip + 26b3526c1bb8db38]
    3aa  c4e32d4bc090              vblendvpd ymm0, ymm10, ymm0, ymm9                    ; where float64x4
    3b0  c4627d590d27070000        vpbroadcastq ymm9, qword ptr [rip + 10e4104f66a54837]
    3b9  c4e3354bc080              vblendvpd ymm0, ymm9, ymm0, ymm8                     ; where float64x4
    3bf  c5f559c0                  vmulpd ymm0, ymm1, ymm0                              ; mul float64x4
    3c3  c4c11d58cd                vaddpd ymm1, ymm12, ymm13                            ; add float64x4
    3c8  c5f558c8                  vaddpd ymm1, ymm1, ymm0                              ; add float64x4
    3cc  c4c17558ce                vaddpd ymm1, ymm1, ymm14                             ; add float64x4
    3d1  c441755cc6                vsubpd ymm8, ymm1, ymm14                             ; sub float64x4
    3d6  c4411d5cc0                vsubpd ymm8, ymm12, ymm8                             ; sub float64x4
    3db  c4413d58c5                vaddpd ymm8, ymm8, ymm13                             ; add float64x4
    3e0  c5bd58c0                  vaddpd ymm0, ymm8, ymm0                              ; add float64x4
    3e4  c5fd590574030000          vmulpd ymm0, ymm0, ymmword ptr [rip + 182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940]; mul float64x4
    3ec  c5f573f13f                vpsllq ymm1, ymm1, 63                                ; shl uint64x4
    3f1  c5fdefc1                  vpxor ymm0, ymm0, ymm1                               ; xor uint64x4
    3f5  c4e37d19f101              vextractf128 xmm1, ymm6, 1                           ; gep boolx4
    3fb  c4e27d25c9                vpmovsxdq ymm1, xmm1                                 ; where float64x4
    400  c4e36d4bd010              vblendvpd ymm2, ymm2, ymm0, ymm1
done_406:
    406  c5c559c7                  vmulpd ymm0, ymm7, ymm7                              ; mul float64x4
    40a  c4e27d590ddd060000        vpbroadcastq ymm1, qword ptr [rip + 0000008026ba65be]; mulacc float64x4
    413  c4e2fda80d64030000        vfmadd213pd ymm1, ymm0, ymmword ptr [rip + 0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e]
    41c  c4e2fda80d7b030000        vfmadd213pd ymm1, ymm0, ymmword ptr [rip + 000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf]; mulacc float64x4
    425  c4e2fda80d92030000        vfmadd213pd ymm1, ymm0, ymmword ptr [rip + 000000601911813f000000601911813f000000601911813f000000601911813f]; mulacc float64x4
    42e  c4e2fda80da9030000        vfmadd213pd ymm1, ymm0, ymmword ptr [rip + 000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf]; mulacc float64x4
    437  c4e2fda80dc0030000        vfmadd213pd ymm1, ymm0, ymmword ptr [rip + 000000000000f03f000000000000f03f000000000000f03f000000000000f03f]; mulacc float64x4
    440  c5c559c1                  vmulpd ymm0, ymm7, ymm1                              ; mul float64x4
    444  c5fd5ac0                  vcvtpd2ps xmm0, ymm0                                 ; cast float32x4
    448  c5ed59ca                  vmulpd ymm1, ymm2, ymm2                              ; mul float64x4
    44c  c4e27d59359b060000        vpbroadcastq ymm6, qword ptr [rip + 0000008026ba65be]; mulacc float64x4
    455  c4e2f5a83522030000        vfmadd213pd ymm6, ymm1, ymmword ptr [rip + 0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e]
    45e  c4e2f5a83539030000        vfmadd213pd ymm6, ymm1, ymmword ptr [rip + 000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf]; mulacc float64x4
    467  c4e2f5a83550030000        vfmadd213pd ymm6, ymm1, ymmword ptr [rip + 000000601911813f000000601911813f000000601911813f000000601911813f]; mulacc float64x4
    470  c4e2f5a83567030000        vfmadd213pd ymm6, ymm1, ymmword ptr [rip + 000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf]; mulacc float64x4
    479  c4e2f5a8357e030000        vfmadd213pd ymm6, ymm1, ymmword ptr [rip + 000000000000f03f000000000000f03f000000000000f03f000000000000f03f]; mulacc float64x4
    482  c5ed59ce                  vmulpd ymm1, ymm2, ymm6                              ; mul float64x4
    486  c5fd5ac9                  vcvtpd2ps xmm1, ymm1                                 ; cast float32x4
    48a  c4e37d18c101              vinsertf128 ymm0, ymm0, xmm1, 1                      ; vectorize float32x8
    490  c4e265b8c5                vfmadd231ps ymm0, ymm3, ymm5                         ; mulacc float32x8
    495  c5dc580d83030000          vaddps ymm1, ymm4, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]; add float32x8
    49d  c4e27d5815b2060000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
    4a6  c5ecc2d101                vcmpps ymm2, ymm2, ymm1, 1                           ; cmplt boolx8
    4ab  c5f4c21d6c05000001        vcmpps ymm3, ymm1, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f], 1; cmplt boolx8
    4b4  c5f4c2258303000001        vcmpps ymm4, ymm1, ymmword ptr [rip + 0000800000008000000080000000800000008000000080000000800000008000], 1; cmplt boolx8
    4bd  c5f4592d9b030000          vmulps ymm5, ymm1, ymmword ptr [rip + 0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c]; mul float32x8
    4c5  c4e3754aed40              vblendvps ymm5, ymm1, ymm5, ymm4                     ; where float32x8
    4cb  c5d5fe35ad030000          vpaddd ymm6, ymm5, ymmword ptr [rip + 0dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac0]; add int32x8
    4d3  c5c572e617                vpsrad ymm7, ymm6, 23                                ; shr int32x8
    4d8  c5fc5bff                  vcvtdq2ps ymm7, ymm7                                 ; cast float32x8
    4dc  c5dc5425bc030000          vandps ymm4, ymm4, ymmword ptr [rip + 0000c8410000c8410000c8410000c8410000c8410000c8410000c8410000c841]; where float32x8
    4e4  c5c45ce4                  vsubps ymm4, ymm7, ymm4                              ; sub float32x8
    4e8  c5cddb35d0030000          vpand ymm6, ymm6, ymmword ptr [rip + 000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff]; and int32x8
    4f0  c5d5faee                  vpsubd ymm5, ymm5, ymm6                              ; sub int32x8
    4f4  c5d45c2d24030000          vsubps ymm5, ymm5, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]; sub float32x8
    4fc  c4e27d58356b060000        vpbroadcastd ymm6, dword ptr [rip + ce37f6bd]        ; mulacc float32x8
    505  c4e255a835d2030000        vfmadd213ps ymm6, ymm5, ymmword ptr [rip + 5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e]
    50e  c4e255a835e9030000        vfmadd213ps ymm6, ymm5, ymmword ptr [rip + 4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be]; mulacc float32x8
    517  c4e255a83500040000        vfmadd213ps ymm6, ymm5, ymmword ptr [rip + 79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e]; mulacc float32x8
    520  c4e255a83517040000        vfmadd213ps ymm6, ymm5, ymmword ptr [rip + 3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be]; mulacc float32x8
    529  c4e255a8352e040000        vfmadd213ps ymm6, ymm5, ymmword ptr [rip + 39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e]; mulacc float32x8
    532  c4e255a83545040000        vfmadd213ps ymm6, ymm5, ymmword ptr [rip + 5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be]; mulacc float32x8
    53b  c4e255a8355c040000        vfmadd213ps ymm6, ymm5, ymmword ptr [rip + 0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e]; mulacc float32x8
    544  c4e255a83573040000        vfmadd213ps ymm6, ymm5, ymmword ptr [rip + 3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf]; mulacc float32x8
    54d  c4e255a8358a040000        vfmadd213ps ymm6, ymm5, ymmword ptr [rip + eda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23e]; mulacc float32x8
    556  c5d459f6                  vmulps ymm6, ymm5, ymm6                              ; mul float32x8
    55a  c5d458ee                  vaddps ymm5, ymm5, ymm6                              ; add float32x8
    55e  c5dc58e5                  vaddps ymm4, ymm4, ymm5                              ; add float32x8
    562  c4e27d582ddd050000        vpbroadcastd ymm5, dword ptr [rip + 0000807f]
    56b  c4e3554adc30              vblendvps ymm3, ymm5, ymm4, ymm3                     ; where float32x8
    571  c5f4c20d8604000000        vcmpps ymm1, ymm1, ymmword ptr [rip + 0000000000000000000000000000000000000000000000000000000000000000], 0; cmpeq boolx8
    57a  c4e27d582515060000        vpbroadcastd ymm4, dword ptr [rip + 0000c07f]
    583  c4e27d582de0050000        vpbroadcastd ymm5, dword ptr [rip + 000080ff]
    58c  c4e35d4acd10              vblendvps ymm1, ymm4, ymm5, ymm1                     ; where float32x8
    592  c4e3754acb20              vblendvps ymm1, ymm1, ymm3, ymm2                     ; where float32x8
    598  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    59c  c5fc1102                  vmovups ymmword ptr [rdx], ymm0                      ; store void
    5a0  4883c120                  add rcx, 32                                          ; end void
    5a4  4883c220                  add rdx, 32
    5a8  83c601                    add esi, 1
    5ab  83fe08                    cmp esi, 8
    5ae  0f8c8cfaffff              jl loop_40
done_5b4:
    5b4  c5f877                    vzeroupper                                           ; sink void
    5b7  c3                        ret
