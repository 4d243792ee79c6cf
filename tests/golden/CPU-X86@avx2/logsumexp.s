logsumexp:
      0  488bc4                    mov rax, rsp
      3  4881ecc0000000            sub rsp, 192
      a  4883e4c0                  and rsp, -64
      e  4889842480000000          mov qword ptr [rsp + 128], rax
     16  b800000000                mov eax, 0
     1b  c4e27d5805a4120000        vpbroadcastd ymm0, dword ptr [rip + fe00404b]
     24  c4e27d580db7120000        vpbroadcastd ymm1, dword ptr [rip + 0000803f]
     2d  488b17                    mov rdx, qword ptr [rdi]
     30  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 8>
     34  be00000000                mov esi, 0                                           ; range int32
loop_40:
     40  c4e27d58156b120000        vpbroadcastd ymm2, dword ptr [rip + 00000000]        ; range int32
     49  c4e27d581d66120000        vpbroadcastd ymm3, dword ptr [rip + 000080ff]
     52  c4e27d58255d120000        vpbroadcastd ymm4, dword ptr [rip + 000080ff]
     5b  c4e27d582d54120000        vpbroadcastd ymm5, dword ptr [rip + 000080ff]
     64  c4e27d58354b120000        vpbroadcastd ymm6, dword ptr [rip + 000080ff]
     6d  c4e27d583d3e120000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
     76  c5fc117c2420              vmovups ymmword ptr [rsp + 32], ymm7
     7c  c4e27d583d2f120000        vpbroadcastd ymm7, dword ptr [rip + 00000000]        ; range int32
     85  c5fc117c2440              vmovups ymmword ptr [rsp + 64], ymm7
     8b  c4e27d583d20120000        vpbroadcastd ymm7, dword ptr [rip + 00000000]        ; range int32
     94  c5fc113c24                vmovups ymmword ptr [rsp], ymm7
     99  bf00000000                mov edi, 0                                           ; range int32
     9e  4c8bc1                    mov r8, rcx
     a1  c5fc103c24                vmovups ymm7, ymmword ptr [rsp]
     a6  c5fc117c2460              vmovups ymmword ptr [rsp + 96], ymm7
     ac  c5fc107c2420              vmovups ymm7, ymmword ptr [rsp + 32]
     b2  c57c10442440              vmovups ymm8, ymmword ptr [rsp + 64]
loop_c0:
     c0  c4417c1008                vmovups ymm9, ymmword ptr [r8]                       ; load float32x8
     c5  c5345fd3                  vmaxps ymm10, ymm9, ymm3                             ; max float32x8
     c9  c44134c2d903              vcmpps ymm11, ymm9, ymm9, 3
     cf  c4432d4ad1b0              vblendvps ymm10, ymm10, ymm9, ymm11
     d5  c44164c2da00              vcmpps ymm11, ymm3, ymm10, 0                         ; cmpeq boolx8
     db  c4c1645cda                vsubps ymm3, ymm3, ymm10                             ; sub float32x8
     e0  c4627d5825d3110000        vpbroadcastd ymm12, dword ptr [rip + 3baab83f]
     e9  c4c16459dc                vmulps ymm3, ymm3, ymm12                             ; mul float32x8
     ee  c4627d5825c9110000        vpbroadcastd ymm12, dword ptr [rip + 000017c3]
     f7  c59c5fdb                  vmaxps ymm3, ymm12, ymm3                             ; where float32x8
     fb  c4627d5825c0110000        vpbroadcastd ymm12, dword ptr [rip + 00000043]
    104  c59c5ddb                  vminps ymm3, ymm12, ymm3                             ; where float32x8
    108  c56458e0                  vaddps ymm12, ymm3, ymm0                             ; add float32x8
    10c  c51c5ce8                  vsubps ymm13, ymm12, ymm0                            ; sub float32x8
    110  c4c1645cdd                vsubps ymm3, ymm3, ymm13                             ; sub float32x8
    115  c4627d582dae110000        vpbroadcastd ymm13, dword ptr [rip + b4621a39]       ; mulacc float32x8
    11e  c4627d5835a9110000        vpbroadcastd ymm14, dword ptr [rip + c431af3a]
    127  c44265a8ee                vfmadd213ps ymm13, ymm3, ymm14                       ; mulacc float32x8
    12c  c4627d58359f110000        vpbroadcastd ymm14, dword ptr [rip + ce9c1d3c]
    135  c44265a8ee                vfmadd213ps ymm13, ymm3, ymm14                       ; mulacc float32x8
    13a  c4627d583595110000        vpbroadcastd ymm14, dword ptr [rip + 6758633d]
    143  c44265a8ee                vfmadd213ps ymm13, ymm3, ymm14                       ; mulacc float32x8
    148  c4627d58358b110000        vpbroadcastd ymm14, dword ptr [rip + f0fd753e]
    151  c44265a8ee                vfmadd213ps ymm13, ymm3, ymm14                       ; mulacc float32x8
    156  c4627d583581110000        vpbroadcastd ymm14, dword ptr [rip + 1872313f]
    15f  c44265a8ee                vfmadd213ps ymm13, ymm3, ymm14                       ; mulacc float32x8
    164  c46265a8e9                vfmadd213ps ymm13, ymm3, ymm1                        ; mulacc float32x8
    169  c4c16572d401              vpsrld ymm3, ymm12, 1                                ; shr uint32x8
    16f  c58d72f317                vpslld ymm14, ymm3, 23                               ; shl uint32x8
    174  c4411459ee                vmulps ymm13, ymm13, ymm14                           ; mul float32x8
    179  c59dfadb                  vpsubd ymm3, ymm12, ymm3                             ; sub uint32x8
    17d  c5e572f317                vpslld ymm3, ymm3, 23                                ; shl uint32x8
    182  c59459db                  vmulps ymm3, ymm13, ymm3                             ; mul float32x8
    186  c44134c2e200              vcmpps ymm12, ymm9, ymm10, 0                         ; cmpeq boolx8
    18c  c441345cca                vsubps ymm9, ymm9, ymm10                             ; sub float32x8
    191  c4627d582d22110000        vpbroadcastd ymm13, dword ptr [rip + 3baab83f]
    19a  c4413459cd                vmulps ymm9, ymm9, ymm13                             ; mul float32x8
    19f  c4627d582d18110000        vpbroadcastd ymm13, dword ptr [rip + 000017c3]
    1a8  c441145fc9                vmaxps ymm9, ymm13, ymm9                             ; where float32x8
    1ad  c4627d582d0e110000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    1b6  c441145dc9                vminps ymm9, ymm13, ymm9                             ; where float32x8
    1bb  c53458e8                  vaddps ymm13, ymm9, ymm0                             ; add float32x8
    1bf  c5145cf0                  vsubps ymm14, ymm13, ymm0                            ; sub float32x8
    1c3  c441345cce                vsubps ymm9, ymm9, ymm14                             ; sub float32x8
    1c8  c4627d5835fb100000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    1d1  c4627d583df6100000        vpbroadcastd ymm15, dword ptr [rip + c431af3a]
    1da  c44235a8f7                vfmadd213ps ymm14, ymm9, ymm15                       ; mulacc float32x8
    1df  c4627d583dec100000        vpbroadcastd ymm15, dword ptr [rip + ce9c1d3c]
    1e8  c44235a8f7                vfmadd213ps ymm14, ymm9, ymm15                       ; mulacc float32x8
    1ed  c4627d583de2100000        vpbroadcastd ymm15, dword ptr [rip + 6758633d]
    1f6  c44235a8f7                vfmadd213ps ymm14, ymm9, ymm15                       ; mulacc float32x8
    1fb  c4627d583dd8100000        vpbroadcastd ymm15, dword ptr [rip + f0fd753e]
    204  c44235a8f7                vfmadd213ps ymm14, ymm9, ymm15                       ; mulacc float32x8
    209  c4627d583dce100000        vpbroadcastd ymm15, dword ptr [rip + 1872313f]
    212  c44235a8f7                vfmadd213ps ymm14, ymm9, ymm15                       ; mulacc float32x8
    217  c46235a8f1                vfmadd213ps ymm14, ymm9, ymm1                        ; mulacc float32x8
    21c  c4c13572d501              vpsrld ymm9, ymm13, 1                                ; shr uint32x8
    222  c4c10572f117              vpslld ymm15, ymm9, 23                               ; shl uint32x8
    228  c4410c59f7                vmulps ymm14, ymm14, ymm15                           ; mul float32x8
    22d  c44115fac9                vpsubd ymm9, ymm13, ymm9                             ; sub uint32x8
    232  c4c13572f117              vpslld ymm9, ymm9, 23                                ; shl uint32x8
    238  c4410c59c9                vmulps ymm9, ymm14, ymm9                             ; mul float32x8
    23d  c4e3654ad9b0              vblendvps ymm3, ymm3, ymm1, ymm11                    ; where float32x8
    243  c463354ac9c0              vblendvps ymm9, ymm9, ymm1, ymm12                    ; where float32x8
    249  c4626db8cb                vfmadd231ps ymm9, ymm2, ymm3                         ; mulacc float32x8
    24e  c4c17c105020              vmovups ymm2, ymmword ptr [r8 + 32]                  ; load float32x8
    254  c5ec5fdc                  vmaxps ymm3, ymm2, ymm4                              ; max float32x8
    258  c56cc2da03                vcmpps ymm11, ymm2, ymm2, 3
    25d  c463654adab0              vblendvps ymm11, ymm3, ymm2, ymm11
    263  c4c15cc2db00              vcmpps ymm3, ymm4, ymm11, 0                          ; cmpeq boolx8
    269  c4c15c5ce3                vsubps ymm4, ymm4, ymm11                             ; sub float32x8
    26e  c4627d582545100000        vpbroadcastd ymm12, dword ptr [rip + 3baab83f]
    277  c4c15c59e4                vmulps ymm4, ymm4, ymm12                             ; mul float32x8
    27c  c4627d58253b100000        vpbroadcastd ymm12, dword ptr [rip + 000017c3]
    285  c59c5fe4                  vmaxps ymm4, ymm12, ymm4                             ; where float32x8
    289  c4627d582532100000        vpbroadcastd ymm12, dword ptr [rip + 00000043]
    292  c59c5de4                  vminps ymm4, ymm12, ymm4                             ; where float32x8
    296  c55c58e0                  vaddps ymm12, ymm4, ymm0                             ; add float32x8
    29a  c51c5ce8                  vsubps ymm13, ymm12, ymm0                            ; sub float32x8
    29e  c4c15c5ce5                vsubps ymm4, ymm4, ymm13                             ; sub float32x8
    2a3  c4627d582d20100000        vpbroadcastd ymm13, dword ptr [rip + b4621a39]       ; mulacc float32x8
    2ac  c4627d58351b100000        vpbroadcastd ymm14, dword ptr [rip + c431af3a]
    2b5  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    2ba  c4627d583511100000        vpbroadcastd ymm14, dword ptr [rip + ce9c1d3c]
    2c3  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    2c8  c4627d583507100000        vpbroadcastd ymm14, dword ptr [rip + 6758633d]
    2d1  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    2d6  c4627d5835fd0f0000        vpbroadcastd ymm14, dword ptr [rip + f0fd753e]
    2df  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    2e4  c4627d5835f30f0000        vpbroadcastd ymm14, dword ptr [rip + 1872313f]
    2ed  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    2f2  c4625da8e9                vfmadd213ps ymm13, ymm4, ymm1                        ; mulacc float32x8
    2f7  c4c15d72d401              vpsrld ymm4, ymm12, 1                                ; shr uint32x8
    2fd  c58d72f417                vpslld ymm14, ymm4, 23                               ; shl uint32x8
    302  c4411459ee                vmulps ymm13, ymm13, ymm14                           ; mul float32x8
    307  c59dfae4                  vpsubd ymm4, ymm12, ymm4                             ; sub uint32x8
    30b  c5dd72f417                vpslld ymm4, ymm4, 23                                ; shl uint32x8
    310  c59459e4                  vmulps ymm4, ymm13, ymm4                             ; mul float32x8
    314  c4416cc2e300              vcmpps ymm12, ymm2, ymm11, 0                         ; cmpeq boolx8
    31a  c4c16c5cd3                vsubps ymm2, ymm2, ymm11                             ; sub float32x8
    31f  c4627d582d940f0000        vpbroadcastd ymm13, dword ptr [rip + 3baab83f]
    328  c4c16c59d5                vmulps ymm2, ymm2, ymm13                             ; mul float32x8
    32d  c4627d582d8a0f0000        vpbroadcastd ymm13, dword ptr [rip + 000017c3]
    336  c5945fd2                  vmaxps ymm2, ymm13, ymm2                             ; where float32x8
    33a  c4627d582d810f0000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    343  c5945dd2                  vminps ymm2, ymm13, ymm2                             ; where float32x8
    347  c56c58e8                  vaddps ymm13, ymm2, ymm0                             ; add float32x8
    34b  c5145cf0                  vsubps ymm14, ymm13, ymm0                            ; sub float32x8
    34f  c4c16c5cd6                vsubps ymm2, ymm2, ymm14                             ; sub float32x8
    354  c4627d58356f0f0000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    35d  c4627d583d6a0f0000        vpbroadcastd ymm15, dword ptr [rip + c431af3a]
    366  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    36b  c4627d583d600f0000        vpbroadcastd ymm15, dword ptr [rip + ce9c1d3c]
    374  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    379  c4627d583d560f0000        vpbroadcastd ymm15, dword ptr [rip + 6758633d]
    382  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    387  c4627d583d4c0f0000        vpbroadcastd ymm15, dword ptr [rip + f0fd753e]
    390  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    395  c4627d583d420f0000        vpbroadcastd ymm15, dword ptr [rip + 1872313f]
    39e  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    3a3  c4626da8f1                vfmadd213ps ymm14, ymm2, ymm1                        ; mulacc float32x8
    3a8  c4c16d72d501              vpsrld ymm2, ymm13, 1                                ; shr uint32x8
    3ae  c58572f217                vpslld ymm15, ymm2, 23                               ; shl uint32x8
    3b3  c4410c59f7                vmulps ymm14, ymm14, ymm15                           ; mul float32x8
    3b8  c595fad2                  vpsubd ymm2, ymm13, ymm2                             ; sub uint32x8
    3bc  c5ed72f217                vpslld ymm2, ymm2, 23                                ; shl uint32x8
    3c1  c58c59d2                  vmulps ymm2, ymm14, ymm2                             ; mul float32x8
    3c5  c4e35d4ad930              vblendvps ymm3, ymm4, ymm1, ymm3                     ; where float32x8
    3cb  c4636d4ae1c0              vblendvps ymm12, ymm2, ymm1, ymm12                   ; where float32x8
    3d1  c46245b8e3                vfmadd231ps ymm12, ymm7, ymm3                        ; mulacc float32x8
    3d6  c4c17c105040              vmovups ymm2, ymmword ptr [r8 + 64]                  ; load float32x8
    3dc  c5ec5fdd                  vmaxps ymm3, ymm2, ymm5                              ; max float32x8
    3e0  c5ecc2e203                vcmpps ymm4, ymm2, ymm2, 3
    3e5  c4e3654afa40              vblendvps ymm7, ymm3, ymm2, ymm4
    3eb  c5d4c2df00                vcmpps ymm3, ymm5, ymm7, 0                           ; cmpeq boolx8
    3f0  c5d45ce7                  vsubps ymm4, ymm5, ymm7                              ; sub float32x8
    3f4  c4e27d582dbf0e0000        vpbroadcastd ymm5, dword ptr [rip + 3baab83f]
    3fd  c5dc59e5                  vmulps ymm4, ymm4, ymm5                              ; mul float32x8
    401  c4e27d582db60e0000        vpbroadcastd ymm5, dword ptr [rip + 000017c3]
    40a  c5d45fe4                  vmaxps ymm4, ymm5, ymm4                              ; where float32x8
    40e  c4e27d582dad0e0000        vpbroadcastd ymm5, dword ptr [rip + 00000043]
    417  c5d45de4                  vminps ymm4, ymm5, ymm4                              ; where float32x8
    41b  c5dc58e8                  vaddps ymm5, ymm4, ymm0                              ; add float32x8
    41f  c5545ce8                  vsubps ymm13, ymm5, ymm0                             ; sub float32x8
    423  c4c15c5ce5                vsubps ymm4, ymm4, ymm13                             ; sub float32x8
    428  c4627d582d9b0e0000        vpbroadcastd ymm13, dword ptr [rip + b4621a39]       ; mulacc float32x8
    431  c4627d5835960e0000        vpbroadcastd ymm14, dword ptr [rip + c431af3a]
    43a  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    43f  c4627d58358c0e0000        vpbroadcastd ymm14, dword ptr [rip + ce9c1d3c]
    448  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    44d  c4627d5835820e0000        vpbroadcastd ymm14, dword ptr [rip + 6758633d]
    456  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    45b  c4627d5835780e0000        vpbroadcastd ymm14, dword ptr [rip + f0fd753e]
    464  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    469  c4627d58356e0e0000        vpbroadcastd ymm14, dword ptr [rip + 1872313f]
    472  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    477  c4625da8e9                vfmadd213ps ymm13, ymm4, ymm1                        ; mulacc float32x8
    47c  c5dd72d501                vpsrld ymm4, ymm5, 1                                 ; shr uint32x8
    481  c58d72f417                vpslld ymm14, ymm4, 23                               ; shl uint32x8
    486  c4411459ee                vmulps ymm13, ymm13, ymm14                           ; mul float32x8
    48b  c5d5fae4                  vpsubd ymm4, ymm5, ymm4                              ; sub uint32x8
    48f  c5dd72f417                vpslld ymm4, ymm4, 23                                ; shl uint32x8
    494  c59459e4                  vmulps ymm4, ymm13, ymm4                             ; mul float32x8
    498  c5ecc2ef00                vcmpps ymm5, ymm2, ymm7, 0                           ; cmpeq boolx8
    49d  c5ec5cd7                  vsubps ymm2, ymm2, ymm7                              ; sub float32x8
    4a1  c4627d582d120e0000        vpbroadcastd ymm13, dword ptr [rip + 3baab83f]
    4aa  c4c16c59d5                vmulps ymm2, ymm2, ymm13                             ; mul float32x8
    4af  c4627d582d080e0000        vpbroadcastd ymm13, dword ptr [rip + 000017c3]
    4b8  c5945fd2                  vmaxps ymm2, ymm13, ymm2                             ; where float32x8
    4bc  c4627d582dff0d0000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    4c5  c5945dd2                  vminps ymm2, ymm13, ymm2                             ; where float32x8
    4c9  c56c58e8                  vaddps ymm13, ymm2, ymm0                             ; add float32x8
    4cd  c5145cf0                  vsubps ymm14, ymm13, ymm0                            ; sub float32x8
    4d1  c4c16c5cd6                vsubps ymm2, ymm2, ymm14                             ; sub float32x8
    4d6  c4627d5835ed0d0000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    4df  c4627d583de80d0000        vpbroadcastd ymm15, dword ptr [rip + c431af3a]
    4e8  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    4ed  c4627d583dde0d0000        vpbroadcastd ymm15, dword ptr [rip + ce9c1d3c]
    4f6  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    4fb  c4627d583dd40d0000        vpbroadcastd ymm15, dword ptr [rip + 6758633d]
    504  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    509  c4627d583dca0d0000        vpbroadcastd ymm15, dword ptr [rip + f0fd753e]
    512  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    517  c4627d583dc00d0000        vpbroadcastd ymm15, dword ptr [rip + 1872313f]
    520  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    525  c4626da8f1                vfmadd213ps ymm14, ymm2, ymm1                        ; mulacc float32x8
    52a  c4c16d72d501              vpsrld ymm2, ymm13, 1                                ; shr uint32x8
    530  c58572f217                vpslld ymm15, ymm2, 23                               ; shl uint32x8
    535  c4410c59f7                vmulps ymm14, ymm14, ymm15                           ; mul float32x8
    53a  c595fad2                  vpsubd ymm2, ymm13, ymm2                             ; sub uint32x8
    53e  c5ed72f217                vpslld ymm2, ymm2, 23                                ; shl uint32x8
    543  c58c59d2                  vmulps ymm2, ymm14, ymm2                             ; mul float32x8
    547  c4e35d4ad930              vblendvps ymm3, ymm4, ymm1, ymm3                     ; where float32x8
    54d  c4636d4ae950              vblendvps ymm13, ymm2, ymm1, ymm5                    ; where float32x8
    553  c4623db8eb                vfmadd231ps ymm13, ymm8, ymm3                        ; mulacc float32x8
    558  c4c17c105060              vmovups ymm2, ymmword ptr [r8 + 96]                  ; load float32x8
    55e  c5ec5fde                  vmaxps ymm3, ymm2, ymm6                              ; max float32x8
    562  c5ecc2e203                vcmpps ymm4, ymm2, ymm2, 3
    567  c463654ac240              vblendvps ymm8, ymm3, ymm2, ymm4
    56d  c4c14cc2d800              vcmpps ymm3, ymm6, ymm8, 0                           ; cmpeq boolx8
    573  c4c14c5ce0                vsubps ymm4, ymm6, ymm8                              ; sub float32x8
    578  c4e27d582d3b0d0000        vpbroadcastd ymm5, dword ptr [rip + 3baab83f]
    581  c5dc59e5                  vmulps ymm4, ymm4, ymm5                              ; mul float32x8
    585  c4e27d582d320d0000        vpbroadcastd ymm5, dword ptr [rip + 000017c3]
    58e  c5d45fe4                  vmaxps ymm4, ymm5, ymm4                              ; where float32x8
    592  c4e27d582d290d0000        vpbroadcastd ymm5, dword ptr [rip + 00000043]
    59b  c5d45de4                  vminps ymm4, ymm5, ymm4                              ; where float32x8
    59f  c5dc58e8                  vaddps ymm5, ymm4, ymm0                              ; add float32x8
    5a3  c5d45cf0                  vsubps ymm6, ymm5, ymm0                              ; sub float32x8
    5a7  c5dc5ce6                  vsubps ymm4, ymm4, ymm6                              ; sub float32x8
    5ab  c4e27d5835180d0000        vpbroadcastd ymm6, dword ptr [rip + b4621a39]        ; mulacc float32x8
    5b4  c4627d5835130d0000        vpbroadcastd ymm14, dword ptr [rip + c431af3a]
    5bd  c4c25da8f6                vfmadd213ps ymm6, ymm4, ymm14                        ; mulacc float32x8
    5c2  c4627d5835090d0000        vpbroadcastd ymm14, dword ptr [rip + ce9c1d3c]
    5cb  c4c25da8f6                vfmadd213ps ymm6, ymm4, ymm14                        ; mulacc float32x8
    5d0  c4627d5835ff0c0000        vpbroadcastd ymm14, dword ptr [rip + 6758633d]
    5d9  c4c25da8f6                vfmadd213ps ymm6, ymm4, ymm14                        ; mulacc float32x8
    5de  c4627d5835f50c0000        vpbroadcastd ymm14, dword ptr [rip + f0fd753e]
    5e7  c4c25da8f6                vfmadd213ps ymm6, ymm4, ymm14                        ; mulacc float32x8
    5ec  c4627d5835eb0c0000        vpbroadcastd ymm14, dword ptr [rip + 1872313f]
    5f5  c4c25da8f6                vfmadd213ps ymm6, ymm4, ymm14                        ; mulacc float32x8
    5fa  c4e25da8f1                vfmadd213ps ymm6, ymm4, ymm1                         ; mulacc float32x8
    5ff  c5dd72d501                vpsrld ymm4, ymm5, 1                                 ; shr uint32x8
    604  c58d72f417                vpslld ymm14, ymm4, 23                               ; shl uint32x8
    609  c4c14c59f6                vmulps ymm6, ymm6, ymm14                             ; mul float32x8
    60e  c5d5fae4                  vpsubd ymm4, ymm5, ymm4                              ; sub uint32x8
    612  c5dd72f417                vpslld ymm4, ymm4, 23                                ; shl uint32x8
    617  c5cc59e4                  vmulps ymm4, ymm6, ymm4                              ; mul float32x8
    61b  c4c16cc2e800              vcmpps ymm5, ymm2, ymm8, 0                           ; cmpeq boolx8
    621  c4c16c5cd0                vsubps ymm2, ymm2, ymm8                              ; sub float32x8
    626  c4e27d58358d0c0000        vpbroadcastd ymm6, dword ptr [rip + 3baab83f]
    62f  c5ec59d6                  vmulps ymm2, ymm2, ymm6                              ; mul float32x8
    633  c4e27d5835840c0000        vpbroadcastd ymm6, dword ptr [rip + 000017c3]
    63c  c5cc5fd2                  vmaxps ymm2, ymm6, ymm2                              ; where float32x8
    640  c4e27d58357b0c0000        vpbroadcastd ymm6, dword ptr [rip + 00000043]
    649  c5cc5dd2                  vminps ymm2, ymm6, ymm2                              ; where float32x8
    64d  c5ec58f0                  vaddps ymm6, ymm2, ymm0                              ; add float32x8
    651  c54c5cf0                  vsubps ymm14, ymm6, ymm0                             ; sub float32x8
    655  c4c16c5cd6                vsubps ymm2, ymm2, ymm14                             ; sub float32x8
    65a  c4627d5835690c0000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    663  c4627d583d640c0000        vpbroadcastd ymm15, dword ptr [rip + c431af3a]
    66c  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    671  c4627d583d5a0c0000        vpbroadcastd ymm15, dword ptr [rip + ce9c1d3c]
    67a  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    67f  c4627d583d500c0000        vpbroadcastd ymm15, dword ptr [rip + 6758633d]
    688  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    68d  c4627d583d460c0000        vpbroadcastd ymm15, dword ptr [rip + f0fd753e]
    696  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    69b  c4627d583d3c0c0000        vpbroadcastd ymm15, dword ptr [rip + 1872313f]
    6a4  c4426da8f7                vfmadd213ps ymm14, ymm2, ymm15                       ; mulacc float32x8
    6a9  c4626da8f1                vfmadd213ps ymm14, ymm2, ymm1                        ; mulacc float32x8
    6ae  c5ed72d601                vpsrld ymm2, ymm6, 1                                 ; shr uint32x8
    6b3  c58572f217                vpslld ymm15, ymm2, 23                               ; shl uint32x8
    6b8  c4410c59f7                vmulps ymm14, ymm14, ymm15                           ; mul float32x8
    6bd  c5cdfad2                  vpsubd ymm2, ymm6, ymm2                              ; sub uint32x8
    6c1  c5ed72f217                vpslld ymm2, ymm2, 23                                ; shl uint32x8
    6c6  c58c59d2                  vmulps ymm2, ymm14, ymm2                             ; mul float32x8
    6ca  c4e35d4ad930              vblendvps ymm3, ymm4, ymm1, ymm3                     ; where float32x8
    6d0  c4636d4af150              vblendvps ymm14, ymm2, ymm1, ymm5                    ; where float32x8
    6d6  c5fc10542460              vmovups ymm2, ymmword ptr [rsp + 96]
    6dc  c4626db8f3                vfmadd231ps ymm14, ymm2, ymm3                        ; mulacc float32x8
    6e1  c4c17c28d1                vmovaps ymm2, ymm9                                   ; end void
    6e6  c4c17c28da                vmovaps ymm3, ymm10
    6eb  c4c17c28e3                vmovaps ymm4, ymm11
    6f0  c5fc28ef                  vmovaps ymm5, ymm7
    6f4  c4c17c28f0                vmovaps ymm6, ymm8
    6f9  c4c17c28fc                vmovaps ymm7, ymm12
    6fe  c4417c28c5                vmovaps ymm8, ymm13
    703  c4417c28ce                vmovaps ymm9, ymm14
    708  c57c114c2460              vmovups ymmword ptr [rsp + 96], ymm9
    70e  4981c080000000            add r8, 128                                          ; end void
    715  83c701                    add edi, 1
    718  83ff02                    cmp edi, 2
    71b  0f8c9ff9ffff              jl loop_c0
    721  c5fc117c2420              vmovups ymmword ptr [rsp + 32], ymm7
    727  c57c11442440              vmovups ymmword ptr [rsp + 64], ymm8
    72d  c5fc107c2460              vmovups ymm7, ymmword ptr [rsp + 96]
    733  c5fc113c24                vmovups ymmword ptr [rsp], ymm7
done_738:
    738  c5d45ffb                  vmaxps ymm7, ymm5, ymm3                              ; max float32x8
    73c  c554c2c503                vcmpps ymm8, ymm5, ymm5, 3
    741  c4e3454afd80              vblendvps ymm7, ymm7, ymm5, ymm8
    747  c564c2c700                vcmpps ymm8, ymm3, ymm7, 0                           ; cmpeq boolx8
    74c  c5e45cdf                  vsubps ymm3, ymm3, ymm7                              ; sub float32x8
    750  c4627d580d630b0000        vpbroadcastd ymm9, dword ptr [rip + 3baab83f]
    759  c4c16459d9                vmulps ymm3, ymm3, ymm9                              ; mul float32x8
    75e  c4627d580d590b0000        vpbroadcastd ymm9, dword ptr [rip + 000017c3]
    767  c5b45fdb                  vmaxps ymm3, ymm9, ymm3                              ; where float32x8
    76b  c4627d580d500b0000        vpbroadcastd ymm9, dword ptr [rip + 00000043]
    774  c5b45ddb                  vminps ymm3, ymm9, ymm3                              ; where float32x8
    778  c56458c8                  vaddps ymm9, ymm3, ymm0                              ; add float32x8
    77c  c5345cd0                  vsubps ymm10, ymm9, ymm0                             ; sub float32x8
    780  c4c1645cda                vsubps ymm3, ymm3, ymm10                             ; sub float32x8
    785  c4627d58153e0b0000        vpbroadcastd ymm10, dword ptr [rip + b4621a39]       ; mulacc float32x8
    78e  c4627d581d390b0000        vpbroadcastd ymm11, dword ptr [rip + c431af3a]
    797  c44265a8d3                vfmadd213ps ymm10, ymm3, ymm11                       ; mulacc float32x8
    79c  c4627d581d2f0b0000        vpbroadcastd ymm11, dword ptr [rip + ce9c1d3c]
    7a5  c44265a8d3                vfmadd213ps ymm10, ymm3, ymm11                       ; mulacc float32x8
    7aa  c4627d581d250b0000        vpbroadcastd ymm11, dword ptr [rip + 6758633d]
    7b3  c44265a8d3                vfmadd213ps ymm10, ymm3, ymm11                       ; mulacc float32x8
    7b8  c4627d581d1b0b0000        vpbroadcastd ymm11, dword ptr [rip + f0fd753e]
    7c1  c44265a8d3                vfmadd213ps ymm10, ymm3, ymm11                       ; mulacc float32x8
    7c6  c4627d581d110b0000        vpbroadcastd ymm11, dword ptr [rip + 1872313f]
    7cf  c44265a8d3                vfmadd213ps ymm10, ymm3, ymm11                       ; mulacc float32x8
    7d4  c46265a8d1                vfmadd213ps ymm10, ymm3, ymm1                        ; mulacc float32x8
    7d9  c4c16572d101              vpsrld ymm3, ymm9, 1                                 ; shr uint32x8
    7df  c5a572f317                vpslld ymm11, ymm3, 23                               ; shl uint32x8
    7e4  c4412c59d3                vmulps ymm10, ymm10, ymm11                           ; mul float32x8
    7e9  c5b5fadb                  vpsubd ymm3, ymm9, ymm3                              ; sub uint32x8
    7ed  c5e572f317                vpslld ymm3, ymm3, 23                                ; shl uint32x8
    7f2  c5ac59db                  vmulps ymm3, ymm10, ymm3                             ; mul float32x8
    7f6  c554c2cf00                vcmpps ymm9, ymm5, ymm7, 0                           ; cmpeq boolx8
    7fb  c5d45cef                  vsubps ymm5, ymm5, ymm7                              ; sub float32x8
    7ff  c4627d5815b40a0000        vpbroadcastd ymm10, dword ptr [rip + 3baab83f]
    808  c4c15459ea                vmulps ymm5, ymm5, ymm10                             ; mul float32x8
    80d  c4627d5815aa0a0000        vpbroadcastd ymm10, dword ptr [rip + 000017c3]
    816  c5ac5fed                  vmaxps ymm5, ymm10, ymm5                             ; where float32x8
    81a  c4627d5815a10a0000        vpbroadcastd ymm10, dword ptr [rip + 00000043]
    823  c5ac5ded                  vminps ymm5, ymm10, ymm5                             ; where float32x8
    827  c55458d0                  vaddps ymm10, ymm5, ymm0                             ; add float32x8
    82b  c52c5cd8                  vsubps ymm11, ymm10, ymm0                            ; sub float32x8
    82f  c4c1545ceb                vsubps ymm5, ymm5, ymm11                             ; sub float32x8
    834  c4627d581d8f0a0000        vpbroadcastd ymm11, dword ptr [rip + b4621a39]       ; mulacc float32x8
    83d  c4627d58258a0a0000        vpbroadcastd ymm12, dword ptr [rip + c431af3a]
    846  c44255a8dc                vfmadd213ps ymm11, ymm5, ymm12                       ; mulacc float32x8
    84b  c4627d5825800a0000        vpbroadcastd ymm12, dword ptr [rip + ce9c1d3c]
    854  c44255a8dc                vfmadd213ps ymm11, ymm5, ymm12                       ; mulacc float32x8
    859  c4627d5825760a0000        vpbroadcastd ymm12, dword ptr [rip + 6758633d]
    862  c44255a8dc                vfmadd213ps ymm11, ymm5, ymm12                       ; mulacc float32x8
    867  c4627d58256c0a0000        vpbroadcastd ymm12, dword ptr [rip + f0fd753e]
    870  c44255a8dc                vfmadd213ps ymm11, ymm5, ymm12                       ; mulacc float32x8
    875  c4627d5825620a0000        vpbroadcastd ymm12, dword ptr [rip + 1872313f]
    87e  c44255a8dc                vfmadd213ps ymm11, ymm5, ymm12                       ; mulacc float32x8
    883  c46255a8d9                vfmadd213ps ymm11, ymm5, ymm1                        ; mulacc float32x8
    888  c4c15572d201              vpsrld ymm5, ymm10, 1                                ; shr uint32x8
    88e  c59d72f517                vpslld ymm12, ymm5, 23                               ; shl uint32x8
    893  c4412459dc                vmulps ymm11, ymm11, ymm12                           ; mul float32x8
    898  c5adfaed                  vpsubd ymm5, ymm10, ymm5                             ; sub uint32x8
    89c  c5d572f517                vpslld ymm5, ymm5, 23                                ; shl uint32x8
    8a1  c5a459ed                  vmulps ymm5, ymm11, ymm5                             ; mul float32x8
    8a5  c4e3554ae990              vblendvps ymm5, ymm5, ymm1, ymm9                     ; where float32x8
    8ab  c57c104c2440              vmovups ymm9, ymmword ptr [rsp + 64]
    8b1  c5b459ed                  vmulps ymm5, ymm9, ymm5                              ; mul float32x8
    8b5  c4e3654ad980              vblendvps ymm3, ymm3, ymm1, ymm8                     ; where float32x8
    8bb  c4e26db8eb                vfmadd231ps ymm5, ymm2, ymm3                         ; mulacc float32x8
    8c0  c5cc5fd4                  vmaxps ymm2, ymm6, ymm4                              ; max float32x8
    8c4  c5ccc2de03                vcmpps ymm3, ymm6, ymm6, 3
    8c9  c4e36d4ad630              vblendvps ymm2, ymm2, ymm6, ymm3
    8cf  c5dcc2da00                vcmpps ymm3, ymm4, ymm2, 0                           ; cmpeq boolx8
    8d4  c5dc5ce2                  vsubps ymm4, ymm4, ymm2                              ; sub float32x8
    8d8  c4627d5805db090000        vpbroadcastd ymm8, dword ptr [rip + 3baab83f]
    8e1  c4c15c59e0                vmulps ymm4, ymm4, ymm8                              ; mul float32x8
    8e6  c4627d5805d1090000        vpbroadcastd ymm8, dword ptr [rip + 000017c3]
    8ef  c5bc5fe4                  vmaxps ymm4, ymm8, ymm4                              ; where float32x8
    8f3  c4627d5805c8090000        vpbroadcastd ymm8, dword ptr [rip + 00000043]
    8fc  c5bc5de4                  vminps ymm4, ymm8, ymm4                              ; where float32x8
    900  c55c58c0                  vaddps ymm8, ymm4, ymm0                              ; add float32x8
    904  c53c5cc8                  vsubps ymm9, ymm8, ymm0                              ; sub float32x8
    908  c4c15c5ce1                vsubps ymm4, ymm4, ymm9                              ; sub float32x8
    90d  c4627d580db6090000        vpbroadcastd ymm9, dword ptr [rip + b4621a39]        ; mulacc float32x8
    916  c4627d5815b1090000        vpbroadcastd ymm10, dword ptr [rip + c431af3a]
    91f  c4425da8ca                vfmadd213ps ymm9, ymm4, ymm10                        ; mulacc float32x8
    924  c4627d5815a7090000        vpbroadcastd ymm10, dword ptr [rip + ce9c1d3c]
    92d  c4425da8ca                vfmadd213ps ymm9, ymm4, ymm10                        ; mulacc float32x8
    932  c4627d58159d090000        vpbroadcastd ymm10, dword ptr [rip + 6758633d]
    93b  c4425da8ca                vfmadd213ps ymm9, ymm4, ymm10                        ; mulacc float32x8
    940  c4627d581593090000        vpbroadcastd ymm10, dword ptr [rip + f0fd753e]
    949  c4425da8ca                vfmadd213ps ymm9, ymm4, ymm10                        ; mulacc float32x8
    94e  c4627d581589090000        vpbroadcastd ymm10, dword ptr [rip + 1872313f]
    957  c4425da8ca                vfmadd213ps ymm9, ymm4, ymm10                        ; mulacc float32x8
    95c  c4625da8c9                vfmadd213ps ymm9, ymm4, ymm1                         ; mulacc float32x8
    961  c4c15d72d001              vpsrld ymm4, ymm8, 1                                 ; shr uint32x8
    967  c5ad72f417                vpslld ymm10, ymm4, 23                               ; shl uint32x8
    96c  c4413459ca                vmulps ymm9, ymm9, ymm10                             ; mul float32x8
    971  c5bdfae4                  vpsubd ymm4, ymm8, ymm4                              ; sub uint32x8
    975  c5dd72f417                vpslld ymm4, ymm4, 23                                ; shl uint32x8
    97a  c5b459e4                  vmulps ymm4, ymm9, ymm4                              ; mul float32x8
    97e  c54cc2c200                vcmpps ymm8, ymm6, ymm2, 0                           ; cmpeq boolx8
    983  c5cc5cf2                  vsubps ymm6, ymm6, ymm2                              ; sub float32x8
    987  c4627d580d2c090000        vpbroadcastd ymm9, dword ptr [rip + 3baab83f]
    990  c4c14c59f1                vmulps ymm6, ymm6, ymm9                              ; mul float32x8
    995  c4627d580d22090000        vpbroadcastd ymm9, dword ptr [rip + 000017c3]
    99e  c5b45ff6                  vmaxps ymm6, ymm9, ymm6                              ; where float32x8
    9a2  c4627d580d19090000        vpbroadcastd ymm9, dword ptr [rip + 00000043]
    9ab  c5b45df6                  vminps ymm6, ymm9, ymm6                              ; where float32x8
    9af  c54c58c8                  vaddps ymm9, ymm6, ymm0                              ; add float32x8
    9b3  c5345cd0                  vsubps ymm10, ymm9, ymm0                             ; sub float32x8
    9b7  c4c14c5cf2                vsubps ymm6, ymm6, ymm10                             ; sub float32x8
    9bc  c4627d581507090000        vpbroadcastd ymm10, dword ptr [rip + b4621a39]       ; mulacc float32x8
    9c5  c4627d581d02090000        vpbroadcastd ymm11, dword ptr [rip + c431af3a]
    9ce  c4424da8d3                vfmadd213ps ymm10, ymm6, ymm11                       ; mulacc float32x8
    9d3  c4627d581df8080000        vpbroadcastd ymm11, dword ptr [rip + ce9c1d3c]
    9dc  c4424da8d3                vfmadd213ps ymm10, ymm6, ymm11                       ; mulacc float32x8
    9e1  c4627d581dee080000        vpbroadcastd ymm11, dword ptr [rip + 6758633d]
    9ea  c4424da8d3                vfmadd213ps ymm10, ymm6, ymm11                       ; mulacc float32x8
    9ef  c4627d581de4080000        vpbroadcastd ymm11, dword ptr [rip + f0fd753e]
    9f8  c4424da8d3                vfmadd213ps ymm10, ymm6, ymm11                       ; mulacc float32x8
    9fd  c4627d581dda080000        vpbroadcastd ymm11, dword ptr [rip + 1872313f]
    a06  c4424da8d3                vfmadd213ps ymm10, ymm6, ymm11                       ; mulacc float32x8
    a0b  c4624da8d1                vfmadd213ps ymm10, ymm6, ymm1                        ; mulacc float32x8
    a10  c4c14d72d101              vpsrld ymm6, ymm9, 1                                 ; shr uint32x8
    a16  c5a572f617                vpslld ymm11, ymm6, 23                               ; shl uint32x8
    a1b  c4412c59d3                vmulps ymm10, ymm10, ymm11                           ; mul float32x8
    a20  c5b5faf6                  vpsubd ymm6, ymm9, ymm6                              ; sub uint32x8
    a24  c5cd72f617                vpslld ymm6, ymm6, 23                                ; shl uint32x8
    a29  c5ac59f6                  vmulps ymm6, ymm10, ymm6                             ; mul float32x8
    a2d  c4e34d4af180              vblendvps ymm6, ymm6, ymm1, ymm8                     ; where float32x8
    a33  c57c100424                vmovups ymm8, ymmword ptr [rsp]
    a38  c5bc59f6                  vmulps ymm6, ymm8, ymm6                              ; mul float32x8
    a3c  c4e35d4ad930              vblendvps ymm3, ymm4, ymm1, ymm3                     ; where float32x8
    a42  c5fc10642420              vmovups ymm4, ymmword ptr [rsp + 32]
    a48  c4e25db8f3                vfmadd231ps ymm6, ymm4, ymm3                         ; mulacc float32x8
    a4d  c5ec5fdf                  vmaxps ymm3, ymm2, ymm7                              ; max float32x8
    a51  c5ecc2e203                vcmpps ymm4, ymm2, ymm2, 3
    a56  c4e3654ada40              vblendvps ymm3, ymm3, ymm2, ymm4
    a5c  c5c4c2e300                vcmpps ymm4, ymm7, ymm3, 0                           ; cmpeq boolx8
    a61  c5c45cfb                  vsubps ymm7, ymm7, ymm3                              ; sub float32x8
    a65  c4627d58054e080000        vpbroadcastd ymm8, dword ptr [rip + 3baab83f]
    a6e  c4c14459f8                vmulps ymm7, ymm7, ymm8                              ; mul float32x8
    a73  c4627d580544080000        vpbroadcastd ymm8, dword ptr [rip + 000017c3]
    a7c  c5bc5fff                  vmaxps ymm7, ymm8, ymm7                              ; where float32x8
    a80  c4627d58053b080000        vpbroadcastd ymm8, dword ptr [rip + 00000043]
    a89  c5bc5dff                  vminps ymm7, ymm8, ymm7                              ; where float32x8
    a8d  c54458c0                  vaddps ymm8, ymm7, ymm0                              ; add float32x8
    a91  c53c5cc8                  vsubps ymm9, ymm8, ymm0                              ; sub float32x8
    a95  c4c1445cf9                vsubps ymm7, ymm7, ymm9                              ; sub float32x8
    a9a  c4627d580d29080000        vpbroadcastd ymm9, dword ptr [rip + b4621a39]        ; mulacc float32x8
    aa3  c4627d581524080000        vpbroadcastd ymm10, dword ptr [rip + c431af3a]
    aac  c44245a8ca                vfmadd213ps ymm9, ymm7, ymm10                        ; mulacc float32x8
    ab1  c4627d58151a080000        vpbroadcastd ymm10, dword ptr [rip + ce9c1d3c]
    aba  c44245a8ca                vfmadd213ps ymm9, ymm7, ymm10                        ; mulacc float32x8
    abf  c4627d581510080000        vpbroadcastd ymm10, dword ptr [rip + 6758633d]
    ac8  c44245a8ca                vfmadd213ps ymm9, ymm7, ymm10                        ; mulacc float32x8
    acd  c4627d581506080000        vpbroadcastd ymm10, dword ptr [rip + f0fd753e]
    ad6  c44245a8ca                vfmadd213ps ymm9, ymm7, ymm10                        ; mulacc float32x8
    adb  c4627d5815fc070000        vpbroadcastd ymm10, dword ptr [rip + 1872313f]
    ae4  c44245a8ca                vfmadd213ps ymm9, ymm7, ymm10                        ; mulacc float32x8
    ae9  c46245a8c9                vfmadd213ps ymm9, ymm7, ymm1                         ; mulacc float32x8
    aee  c4c14572d001              vpsrld ymm7, ymm8, 1                                 ; shr uint32x8
    af4  c5ad72f717                vpslld ymm10, ymm7, 23                               ; shl uint32x8
    af9  c4413459ca                vmulps ymm9, ymm9, ymm10                             ; mul float32x8
    afe  c5bdfaff                  vpsubd ymm7, ymm8, ymm7                              ; sub uint32x8
    b02  c5c572f717                vpslld ymm7, ymm7, 23                                ; shl uint32x8
    b07  c5b459ff                  vmulps ymm7, ymm9, ymm7                              ; mul float32x8
    b0b  c56cc2c300                vcmpps ymm8, ymm2, ymm3, 0                           ; cmpeq boolx8
    b10  c5ec5cd3                  vsubps ymm2, ymm2, ymm3                              ; sub float32x8
    b14  c4627d580d9f070000        vpbroadcastd ymm9, dword ptr [rip + 3baab83f]
    b1d  c4c16c59d1                vmulps ymm2, ymm2, ymm9                              ; mul float32x8
    b22  c4627d580d95070000        vpbroadcastd ymm9, dword ptr [rip + 000017c3]
    b2b  c5b45fd2                  vmaxps ymm2, ymm9, ymm2                              ; where float32x8
    b2f  c4627d580d8c070000        vpbroadcastd ymm9, dword ptr [rip + 00000043]
    b38  c5b45dd2                  vminps ymm2, ymm9, ymm2                              ; where float32x8
    b3c  c56c58c8                  vaddps ymm9, ymm2, ymm0                              ; add float32x8
    b40  c5345cd0                  vsubps ymm10, ymm9, ymm0                             ; sub float32x8
    b44  c4c16c5cd2                vsubps ymm2, ymm2, ymm10                             ; sub float32x8
    b49  c4627d58157a070000        vpbroadcastd ymm10, dword ptr [rip + b4621a39]       ; mulacc float32x8
    b52  c4627d581d75070000        vpbroadcastd ymm11, dword ptr [rip + c431af3a]
    b5b  c4426da8d3                vfmadd213ps ymm10, ymm2, ymm11                       ; mulacc float32x8
    b60  c4627d581d6b070000        vpbroadcastd ymm11, dword ptr [rip + ce9c1d3c]
    b69  c4426da8d3                vfmadd213ps ymm10, ymm2, ymm11                       ; mulacc float32x8
    b6e  c4627d581d61070000        vpbroadcastd ymm11, dword ptr [rip + 6758633d]
    b77  c4426da8d3                vfmadd213ps ymm10, ymm2, ymm11                       ; mulacc float32x8
    b7c  c4627d581d57070000        vpbroadcastd ymm11, dword ptr [rip + f0fd753e]
    b85  c4426da8d3                vfmadd213ps ymm10, ymm2, ymm11                       ; mulacc float32x8
    b8a  c4627d581d4d070000        vpbroadcastd ymm11, dword ptr [rip + 1872313f]
    b93  c4426da8d3                vfmadd213ps ymm10, ymm2, ymm11                       ; mulacc float32x8
    b98  c4626da8d1                vfmadd213ps ymm10, ymm2, ymm1                        ; mulacc float32x8
    b9d  c4c16d72d101              vpsrld ymm2, ymm9, 1                                 ; shr uint32x8
    ba3  c5a572f217                vpslld ymm11, ymm2, 23                               ; shl uint32x8
    ba8  c4412c59d3                vmulps ymm10, ymm10, ymm11                           ; mul float32x8
    bad  c5b5fad2                  vpsubd ymm2, ymm9, ymm2                              ; sub uint32x8
    bb1  c5ed72f217                vpslld ymm2, ymm2, 23                                ; shl uint32x8
    bb6  c5ac59d2                  vmulps ymm2, ymm10, ymm2                             ; mul float32x8
    bba  c4e36d4ad180              vblendvps ymm2, ymm2, ymm1, ymm8                     ; where float32x8
    bc0  c5cc59d2                  vmulps ymm2, ymm6, ymm2                              ; mul float32x8
    bc4  c4e3454ae140              vblendvps ymm4, ymm7, ymm1, ymm4                     ; where float32x8
    bca  c4e255b8d4                vfmadd231ps ymm2, ymm5, ymm4                         ; mulacc float32x8
    bcf  c4e37d19dc01              vextractf128 xmm4, ymm3, 1                           ; gep float32x4
    bd5  c5e05fec                  vmaxps xmm5, xmm3, xmm4                              ; max float32x4
    bd9  c5e0c2f303                vcmpps xmm6, xmm3, xmm3, 3
    bde  c4e3514aeb60              vblendvps xmm5, xmm5, xmm3, xmm6
    be4  c5e0c2f500                vcmpps xmm6, xmm3, xmm5, 0                           ; cmpeq boolx4
    be9  c5e05cdd                  vsubps xmm3, xmm3, xmm5                              ; sub float32x4
    bed  c4e279583dc6060000        vpbroadcastd xmm7, dword ptr [rip + 3baab83f]
    bf6  c5e059df                  vmulps xmm3, xmm3, xmm7                              ; mul float32x4
    bfa  c4e279583dbd060000        vpbroadcastd xmm7, dword ptr [rip + 000017c3]
    c03  c5c05fdb                  vmaxps xmm3, xmm7, xmm3                              ; where float32x4
    c07  c4e279583db4060000        vpbroadcastd xmm7, dword ptr [rip + 00000043]
    c10  c5c05ddb                  vminps xmm3, xmm7, xmm3                              ; where float32x4
    c14  c4e279583dab060000        vpbroadcastd xmm7, dword ptr [rip + fe00404b]
    c1d  c5e058ff                  vaddps xmm7, xmm3, xmm7                              ; add float32x4
    c21  c4627958059e060000        vpbroadcastd xmm8, dword ptr [rip + fe00404b]
    c2a  c441405cc0                vsubps xmm8, xmm7, xmm8                              ; sub float32x4
    c2f  c4c1605cd8                vsubps xmm3, xmm3, xmm8                              ; sub float32x4
    c34  c4627958058f060000        vpbroadcastd xmm8, dword ptr [rip + b4621a39]        ; mulacc float32x4
    c3d  c46279580d8a060000        vpbroadcastd xmm9, dword ptr [rip + c431af3a]
    c46  c44261a8c1                vfmadd213ps xmm8, xmm3, xmm9                         ; mulacc float32x4
    c4b  c46279580d80060000        vpbroadcastd xmm9, dword ptr [rip + ce9c1d3c]
    c54  c44261a8c1                vfmadd213ps xmm8, xmm3, xmm9                         ; mulacc float32x4
    c59  c46279580d76060000        vpbroadcastd xmm9, dword ptr [rip + 6758633d]
    c62  c44261a8c1                vfmadd213ps xmm8, xmm3, xmm9                         ; mulacc float32x4
    c67  c46279580d6c060000        vpbroadcastd xmm9, dword ptr [rip + f0fd753e]
    c70  c44261a8c1                vfmadd213ps xmm8, xmm3, xmm9                         ; mulacc float32x4
    c75  c46279580d62060000        vpbroadcastd xmm9, dword ptr [rip + 1872313f]
    c7e  c44261a8c1                vfmadd213ps xmm8, xmm3, xmm9                         ; mulacc float32x4
    c83  c46279580d58060000        vpbroadcastd xmm9, dword ptr [rip + 0000803f]
    c8c  c44261a8c1                vfmadd213ps xmm8, xmm3, xmm9                         ; mulacc float32x4
    c91  c5e172d701                vpsrld xmm3, xmm7, 1                                 ; shr uint32x4
    c96  c5b172f317                vpslld xmm9, xmm3, 23                                ; shl uint32x4
    c9b  c4413859c1                vmulps xmm8, xmm8, xmm9                              ; mul float32x4
    ca0  c5c1fadb                  vpsubd xmm3, xmm7, xmm3                              ; sub uint32x4
    ca4  c5e172f317                vpslld xmm3, xmm3, 23                                ; shl uint32x4
    ca9  c5b859db                  vmulps xmm3, xmm8, xmm3                              ; mul float32x4
    cad  c5d8c2fd00                vcmpps xmm7, xmm4, xmm5, 0                           ; cmpeq boolx4
    cb2  c5d85ce5                  vsubps xmm4, xmm4, xmm5                              ; sub float32x4
    cb6  c462795805fd050000        vpbroadcastd xmm8, dword ptr [rip + 3baab83f]
    cbf  c4c15859e0                vmulps xmm4, xmm4, xmm8                              ; mul float32x4
    cc4  c462795805f3050000        vpbroadcastd xmm8, dword ptr [rip + 000017c3]
    ccd  c5b85fe4                  vmaxps xmm4, xmm8, xmm4                              ; where float32x4
    cd1  c462795805ea050000        vpbroadcastd xmm8, dword ptr [rip + 00000043]
    cda  c5b85de4                  vminps xmm4, xmm8, xmm4                              ; where float32x4
    cde  c462795805e1050000        vpbroadcastd xmm8, dword ptr [rip + fe00404b]
    ce7  c4415858c0                vaddps xmm8, xmm4, xmm8                              ; add float32x4
    cec  c46279580dd3050000        vpbroadcastd xmm9, dword ptr [rip + fe00404b]
    cf5  c441385cc9                vsubps xmm9, xmm8, xmm9                              ; sub float32x4
    cfa  c4c1585ce1                vsubps xmm4, xmm4, xmm9                              ; sub float32x4
    cff  c46279580dc4050000        vpbroadcastd xmm9, dword ptr [rip + b4621a39]        ; mulacc float32x4
    d08  c462795815bf050000        vpbroadcastd xmm10, dword ptr [rip + c431af3a]
    d11  c44259a8ca                vfmadd213ps xmm9, xmm4, xmm10                        ; mulacc float32x4
    d16  c462795815b5050000        vpbroadcastd xmm10, dword ptr [rip + ce9c1d3c]
    d1f  c44259a8ca                vfmadd213ps xmm9, xmm4, xmm10                        ; mulacc float32x4
    d24  c462795815ab050000        vpbroadcastd xmm10, dword ptr [rip + 6758633d]
    d2d  c44259a8ca                vfmadd213ps xmm9, xmm4, xmm10                        ; mulacc float32x4
    d32  c462795815a1050000        vpbroadcastd xmm10, dword ptr [rip + f0fd753e]
    d3b  c44259a8ca                vfmadd213ps xmm9, xmm4, xmm10                        ; mulacc float32x4
    d40  c46279581597050000        vpbroadcastd xmm10, dword ptr [rip + 1872313f]
    d49  c44259a8ca                vfmadd213ps xmm9, xmm4, xmm10                        ; mulacc float32x4
    d4e  c4627958158d050000        vpbroadcastd xmm10, dword ptr [rip + 0000803f]
    d57  c44259a8ca                vfmadd213ps xmm9, xmm4, xmm10                        ; mulacc float32x4
    d5c  c4c15972d001              vpsrld xmm4, xmm8, 1                                 ; shr uint32x4
    d62  c5a972f417                vpslld xmm10, xmm4, 23                               ; shl uint32x4
    d67  c4413059ca                vmulps xmm9, xmm9, xmm10                             ; mul float32x4
    d6c  c5b9fae4                  vpsubd xmm4, xmm8, xmm4                              ; sub uint32x4
    d70  c5d972f417                vpslld xmm4, xmm4, 23                                ; shl uint32x4
    d75  c5b059e4                  vmulps xmm4, xmm9, xmm4                              ; mul float32x4
    d79  c46279580562050000        vpbroadcastd xmm8, dword ptr [rip + 0000803f]
    d82  c4c3594ae070              vblendvps xmm4, xmm4, xmm8, xmm7                     ; where float32x4
    d88  c4e37d19d701              vextractf128 xmm7, ymm2, 1                           ; gep float32x4
    d8e  c5c059e4                  vmulps xmm4, xmm7, xmm4                              ; mul float32x4
    d92  c4e279583d49050000        vpbroadcastd xmm7, dword ptr [rip + 0000803f]
    d9b  c4e3614adf60              vblendvps xmm3, xmm3, xmm7, xmm6                     ; where float32x4
    da1  c4e269b8e3                vfmadd231ps xmm4, xmm2, xmm3                         ; mulacc float32x4
    da6  c5d115d5                  vunpckhpd xmm2, xmm5, xmm5                           ; gep float32x2
    daa  c5d05fda                  vmaxps xmm3, xmm5, xmm2                              ; max float32x2
    dae  c5d0c2f503                vcmpps xmm6, xmm5, xmm5, 3
    db3  c4e3614add60              vblendvps xmm3, xmm3, xmm5, xmm6
    db9  c5d0c2f300                vcmpps xmm6, xmm5, xmm3, 0                           ; cmpeq boolx2
    dbe  c5d05ceb                  vsubps xmm5, xmm5, xmm3                              ; sub float32x2
    dc2  c4e279583df1040000        vpbroadcastd xmm7, dword ptr [rip + 3baab83f]
    dcb  c5d059ef                  vmulps xmm5, xmm5, xmm7                              ; mul float32x2
    dcf  c4e279583de8040000        vpbroadcastd xmm7, dword ptr [rip + 000017c3]
    dd8  c5c05fed                  vmaxps xmm5, xmm7, xmm5                              ; where float32x2
    ddc  c4e279583ddf040000        vpbroadcastd xmm7, dword ptr [rip + 00000043]
    de5  c5c05ded                  vminps xmm5, xmm7, xmm5                              ; where float32x2
    de9  c4e279583dd6040000        vpbroadcastd xmm7, dword ptr [rip + fe00404b]
    df2  c5d058ff                  vaddps xmm7, xmm5, xmm7                              ; add float32x2
    df6  c462795805c9040000        vpbroadcastd xmm8, dword ptr [rip + fe00404b]
    dff  c441405cc0                vsubps xmm8, xmm7, xmm8                              ; sub float32x2
    e04  c4c1505ce8                vsubps xmm5, xmm5, xmm8                              ; sub float32x2
    e09  c462795805ba040000        vpbroadcastd xmm8, dword ptr [rip + b4621a39]        ; mulacc float32x2
    e12  c46279580db5040000        vpbroadcastd xmm9, dword ptr [rip + c431af3a]
    e1b  c44251a8c1                vfmadd213ps xmm8, xmm5, xmm9                         ; mulacc float32x2
    e20  c46279580dab040000        vpbroadcastd xmm9, dword ptr [rip + ce9c1d3c]
    e29  c44251a8c1                vfmadd213ps xmm8, xmm5, xmm9                         ; mulacc float32x2
    e2e  c46279580da1040000        vpbroadcastd xmm9, dword ptr [rip + 6758633d]
    e37  c44251a8c1                vfmadd213ps xmm8, xmm5, xmm9                         ; mulacc float32x2
    e3c  c46279580d97040000        vpbroadcastd xmm9, dword ptr [rip + f0fd753e]
    e45  c44251a8c1                vfmadd213ps xmm8, xmm5, xmm9                         ; mulacc float32x2
    e4a  c46279580d8d040000        vpbroadcastd xmm9, dword ptr [rip + 1872313f]
    e53  c44251a8c1                vfmadd213ps xmm8, xmm5, xmm9                         ; mulacc float32x2
    e58  c46279580d83040000        vpbroadcastd xmm9, dword ptr [rip + 0000803f]
    e61  c44251a8c1                vfmadd213ps xmm8, xmm5, xmm9                         ; mulacc float32x2
    e66  c5d172d701                vpsrld xmm5, xmm7, 1                                 ; shr uint32x2
    e6b  c5b172f517                vpslld xmm9, xmm5, 23                                ; shl uint32x2
    e70  c4413859c1                vmulps xmm8, xmm8, xmm9                              ; mul float32x2
    e75  c5c1faed                  vpsubd xmm5, xmm7, xmm5                              ; sub uint32x2
    e79  c5d172f517                vpslld xmm5, xmm5, 23                                ; shl uint32x2
    e7e  c5b859ed                  vmulps xmm5, xmm8, xmm5                              ; mul float32x2
    e82  c5e8c2fb00                vcmpps xmm7, xmm2, xmm3, 0                           ; cmpeq boolx2
    e87  c5e85cd3                  vsubps xmm2, xmm2, xmm3                              ; sub float32x2
    e8b  c46279580528040000        vpbroadcastd xmm8, dword ptr [rip + 3baab83f]
    e94  c4c16859d0                vmulps xmm2, xmm2, xmm8                              ; mul float32x2
    e99  c4627958051e040000        vpbroadcastd xmm8, dword ptr [rip + 000017c3]
    ea2  c5b85fd2                  vmaxps xmm2, xmm8, xmm2                              ; where float32x2
    ea6  c46279580515040000        vpbroadcastd xmm8, dword ptr [rip + 00000043]
    eaf  c5b85dd2                  vminps xmm2, xmm8, xmm2                              ; where float32x2
    eb3  c4627958050c040000        vpbroadcastd xmm8, dword ptr [rip + fe00404b]
    ebc  c4416858c0                vaddps xmm8, xmm2, xmm8                              ; add float32x2
    ec1  c46279580dfe030000        vpbroadcastd xmm9, dword ptr [rip + fe00404b]
    eca  c441385cc9                vsubps xmm9, xmm8, xmm9                              ; sub float32x2
    ecf  c4c1685cd1                vsubps xmm2, xmm2, xmm9                              ; sub float32x2
    ed4  c46279580def030000        vpbroadcastd xmm9, dword ptr [rip + b4621a39]        ; mulacc float32x2
    edd  c462795815ea030000        vpbroadcastd xmm10, dword ptr [rip + c431af3a]
    ee6  c44269a8ca                vfmadd213ps xmm9, xmm2, xmm10                        ; mulacc float32x2
    eeb  c462795815e0030000        vpbroadcastd xmm10, dword ptr [rip + ce9c1d3c]
    ef4  c44269a8ca                vfmadd213ps xmm9, xmm2, xmm10                        ; mulacc float32x2
    ef9  c462795815d6030000        vpbroadcastd xmm10, dword ptr [rip + 6758633d]
    f02  c44269a8ca                vfmadd213ps xmm9, xmm2, xmm10                        ; mulacc float32x2
    f07  c462795815cc030000        vpbroadcastd xmm10, dword ptr [rip + f0fd753e]
    f10  c44269a8ca                vfmadd213ps xmm9, xmm2, xmm10                        ; mulacc float32x2
    f15  c462795815c2030000        vpbroadcastd xmm10, dword ptr [rip + 1872313f]
    f1e  c44269a8ca                vfmadd213ps xmm9, xmm2, xmm10                        ; mulacc float32x2
    f23  c462795815b8030000        vpbroadcastd xmm10, dword ptr [rip + 0000803f]
    f2c  c44269a8ca                vfmadd213ps xmm9, xmm2, xmm10                        ; mulacc float32x2
    f31  c4c16972d001              vpsrld xmm2, xmm8, 1                                 ; shr uint32x2
    f37  c5a972f217                vpslld xmm10, xmm2, 23                               ; shl uint32x2
    f3c  c4413059ca                vmulps xmm9, xmm9, xmm10                             ; mul float32x2
    f41  c5b9fad2                  vpsubd xmm2, xmm8, xmm2                              ; sub uint32x2
    f45  c5e972f217                vpslld xmm2, xmm2, 23                                ; shl uint32x2
    f4a  c5b059d2                  vmulps xmm2, xmm9, xmm2                              ; mul float32x2
    f4e  c4627958058d030000        vpbroadcastd xmm8, dword ptr [rip + 0000803f]
    f57  c4c3694ad070              vblendvps xmm2, xmm2, xmm8, xmm7                     ; where float32x2
    f5d  c5d915fc                  vunpckhpd xmm7, xmm4, xmm4                           ; gep float32x2
    f61  c5c059d2                  vmulps xmm2, xmm7, xmm2                              ; mul float32x2
    f65  c4e279583d76030000        vpbroadcastd xmm7, dword ptr [rip + 0000803f]
    f6e  c4e3514aef60              vblendvps xmm5, xmm5, xmm7, xmm6                     ; where float32x2
    f74  c4e259b8d5                vfmadd231ps xmm2, xmm4, xmm5                         ; mulacc float32x2
    f79  c5d973db04                vpsrldq xmm4, xmm3, 4                                ; gep float32
    f7e  c5e25fec                  vmaxss xmm5, xmm3, xmm4                              ; max float32
    f82  c5e2c2f303                vcmpss xmm6, xmm3, xmm3, 3
    f87  c4e3514aeb60              vblendvps xmm5, xmm5, xmm3, xmm6
    f8d  c5e2c2f500                vcmpss xmm6, xmm3, xmm5, 0                           ; cmpeq bool
    f92  c5f97ef7                  vmovd edi, xmm6
    f96  83e701                    and edi, 1
    f99  c5e25cdd                  vsubss xmm3, xmm3, xmm5                              ; sub float32
    f9d  c5e2591d17030000          vmulss xmm3, xmm3, dword ptr [rip + 3baab83f]        ; mul float32
    fa5  c5fa103513030000          vmovss xmm6, dword ptr [rip + 000017c3]
    fad  c5ca5fdb                  vmaxss xmm3, xmm6, xmm3                              ; where float32
    fb1  c5fa10350b030000          vmovss xmm6, dword ptr [rip + 00000043]
    fb9  c5ca5ddb                  vminss xmm3, xmm6, xmm3                              ; where float32
    fbd  c5e2583503030000          vaddss xmm6, xmm3, dword ptr [rip + fe00404b]        ; add float32
    fc5  c5ca5c3dfb020000          vsubss xmm7, xmm6, dword ptr [rip + fe00404b]        ; sub float32
    fcd  c5e25cdf                  vsubss xmm3, xmm3, xmm7                              ; sub float32
    fd1  c5fa103df3020000          vmovss xmm7, dword ptr [rip + b4621a39]              ; mulacc float32
    fd9  c4e261a93dee020000        vfmadd213ss xmm7, xmm3, dword ptr [rip + c431af3a]
    fe2  c4e261a93de9020000        vfmadd213ss xmm7, xmm3, dword ptr [rip + ce9c1d3c]   ; mulacc float32
    feb  c4e261a93de4020000        vfmadd213ss xmm7, xmm3, dword ptr [rip + 6758633d]   ; mulacc float32
    ff4  c4e261a93ddf020000        vfmadd213ss xmm7, xmm3, dword ptr [rip + f0fd753e]   ; mulacc float32
    ffd  c4e261a93dda020000        vfmadd213ss xmm7, xmm3, dword ptr [rip + 1872313f]   ; mulacc float32
   1006  c4e261a93dd5020000        vfmadd213ss xmm7, xmm3, dword ptr [rip + 0000803f]   ; mulacc float32
   100f  c4c1797ef0                vmovd r8d, xmm6                                      ; bitcast uint32
   1014  4d8bc8                    mov r9, r8                                           ; shr uint32
   1017  41c1e901                  shr r9d, 1
   101b  4d8bd1                    mov r10, r9                                          ; shl uint32
   101e  41c1e217                  shl r10d, 23
   1022  c4c1796eda                vmovd xmm3, r10d                                     ; bitcast float32
   1027  c5c259db                  vmulss xmm3, xmm7, xmm3                              ; mul float32
   102b  452bc1                    sub r8d, r9d                                         ; sub uint32
   102e  41c1e017                  shl r8d, 23                                          ; shl uint32
   1032  c4c1796ef0                vmovd xmm6, r8d                                      ; bitcast float32
   1037  c5e259de                  vmulss xmm3, xmm3, xmm6                              ; mul float32
   103b  c5dac2f500                vcmpss xmm6, xmm4, xmm5, 0                           ; cmpeq bool
   1040  c4c1797ef0                vmovd r8d, xmm6
   1045  4183e001                  and r8d, 1
   1049  c5da5ce5                  vsubss xmm4, xmm4, xmm5                              ; sub float32
   104d  c5da592567020000          vmulss xmm4, xmm4, dword ptr [rip + 3baab83f]        ; mul float32
   1055  c5fa103563020000          vmovss xmm6, dword ptr [rip + 000017c3]
   105d  c5ca5fe4                  vmaxss xmm4, xmm6, xmm4                              ; where float32
   1061  c5fa10355b020000          vmovss xmm6, dword ptr [rip + 00000043]
   1069  c5ca5de4                  vminss xmm4, xmm6, xmm4                              ; where float32
   106d  c5da583553020000          vaddss xmm6, xmm4, dword ptr [rip + fe00404b]        ; add float32
   1075  c5ca5c3d4b020000          vsubss xmm7, xmm6, dword ptr [rip + fe00404b]        ; sub float32
   107d  c5da5ce7                  vsubss xmm4, xmm4, xmm7                              ; sub float32
   1081  c5fa103d43020000          vmovss xmm7, dword ptr [rip + b4621a39]              ; mulacc float32
   1089  c4e259a93d3e020000        vfmadd213ss xmm7, xmm4, dword ptr [rip + c431af3a]
   1092  c4e259a93d39020000        vfmadd213ss xmm7, xmm4, dword ptr [rip + ce9c1d3c]   ; mulacc float32
   109b  c4e259a93d34020000        vfmadd213ss xmm7, xmm4, dword ptr [rip + 6758633d]   ; mulacc float32
   10a4  c4e259a93d2f020000        vfmadd213ss xmm7, xmm4, dword ptr [rip + f0fd753e]   ; mulacc float32
   10ad  c4e259a93d2a020000        vfmadd213ss xmm7, xmm4, dword ptr [rip + 1872313f]   ; mulacc float32
   10b6  c4e259a93d25020000        vfmadd213ss xmm7, xmm4, dword ptr [rip + 0000803f]   ; mulacc float32
   10bf  c4c1797ef1                vmovd r9d, xmm6                                      ; bitcast uint32
   10c4  4d8bd1                    mov r10, r9                                          ; shr uint32
   10c7  41c1ea01                  shr r10d, 1
   10cb  4d8bda                    mov r11, r10                                         ; shl uint32
   10ce  41c1e317                  shl r11d, 23
   10d2  c4c1796ee3                vmovd xmm4, r11d                                     ; bitcast float32
   10d7  c5c259e4                  vmulss xmm4, xmm7, xmm4                              ; mul float32
   10db  452bca                    sub r9d, r10d                                        ; sub uint32
   10de  41c1e117                  shl r9d, 23                                          ; shl uint32
   10e2  c4c1796ef1                vmovd xmm6, r9d                                      ; bitcast float32
   10e7  c5da59e6                  vmulss xmm4, xmm4, xmm6                              ; mul float32
   10eb  41f7d8                    neg r8d                                              ; where float32
   10ee  c4c1796ef0                vmovd xmm6, r8d
   10f3  c5fa103de9010000          vmovss xmm7, dword ptr [rip + 0000803f]
   10fb  c4e3594ae760              vblendvps xmm4, xmm4, xmm7, xmm6                     ; where float32
   1101  c5c973da04                vpsrldq xmm6, xmm2, 4                                ; gep float32
   1106  c5ca59e4                  vmulss xmm4, xmm6, xmm4                              ; mul float32
   110a  f7df                      neg edi                                              ; where float32
   110c  c5f96ef7                  vmovd xmm6, edi
   1110  c5fa103dcc010000          vmovss xmm7, dword ptr [rip + 0000803f]
   1118  c4e3614adf60              vblendvps xmm3, xmm3, xmm7, xmm6                     ; where float32
   111e  c4e269b9e3                vfmadd231ss xmm4, xmm2, xmm3                         ; mulacc float32
   1123  c5dac215bc01000001        vcmpss xmm2, xmm4, dword ptr [rip + 00008000], 1     ; cmplt bool
   112c  c5f97ed7                  vmovd edi, xmm2
   1130  83e701                    and edi, 1
   1133  c5da5915b1010000          vmulss xmm2, xmm4, dword ptr [rip + 0000004c]        ; mul float32
   113b  4c8bc7                    mov r8, rdi                                          ; where float32
   113e  41f7d8                    neg r8d
   1141  c4c1796ed8                vmovd xmm3, r8d
   1146  c4e3594ad230              vblendvps xmm2, xmm4, xmm2, xmm3
   114c  c4c1797ed0                vmovd r8d, xmm2                                      ; bitcast int32
   1151  458d880dfbcac0            lea r9d, [r8 - 1060439283]                           ; add int32
   1158  4d8bd1                    mov r10, r9                                          ; shr int32
   115b  41c1fa17                  sar r10d, 23
   115f  c5fa10154d010000          vmovss xmm2, dword ptr [rip + 00000000]
   1167  c4c16a2ad2                vcvtsi2ss xmm2, xmm2, r10d                           ; cast float32
   116c  f7df                      neg edi                                              ; where float32
   116e  c5f96edf                  vmovd xmm3, edi
   1172  c5fa10353a010000          vmovss xmm6, dword ptr [rip + 00000000]
   117a  c5fa103d6e010000          vmovss xmm7, dword ptr [rip + 0000c841]
   1182  c4e3494adf30              vblendvps xmm3, xmm6, xmm7, xmm3                     ; where float32
   1188  c5ea5cd3                  vsubss xmm2, xmm2, xmm3                              ; sub float32
   118c  4181e1000080ff            and r9d, -8388608                                    ; and int32
   1193  452bc1                    sub r8d, r9d                                         ; sub int32
   1196  c4c1796ed8                vmovd xmm3, r8d                                      ; bitcast float32
   119b  c5e25c1d41010000          vsubss xmm3, xmm3, dword ptr [rip + 0000803f]        ; sub float32
   11a3  c5fa103549010000          vmovss xmm6, dword ptr [rip + ce37f6bd]              ; mulacc float32
   11ab  c4e261a93544010000        vfmadd213ss xmm6, xmm3, dword ptr [rip + 5b74413e]
   11b4  c4e261a9353f010000        vfmadd213ss xmm6, xmm3, dword ptr [rip + 4c3b40be]   ; mulacc float32
   11bd  c4e261a9353a010000        vfmadd213ss xmm6, xmm3, dword ptr [rip + 79b2503e]   ; mulacc float32
   11c6  c4e261a93535010000        vfmadd213ss xmm6, xmm3, dword ptr [rip + 3ebb75be]   ; mulacc float32
   11cf  c4e261a93530010000        vfmadd213ss xmm6, xmm3, dword ptr [rip + 39c8933e]   ; mulacc float32
   11d8  c4e261a9352b010000        vfmadd213ss xmm6, xmm3, dword ptr [rip + 5dabb8be]   ; mulacc float32
   11e1  c4e261a93526010000        vfmadd213ss xmm6, xmm3, dword ptr [rip + 0838f63e]   ; mulacc float32
   11ea  c4e261a93521010000        vfmadd213ss xmm6, xmm3, dword ptr [rip + 3baa38bf]   ; mulacc float32
   11f3  c4e261a9351c010000        vfmadd213ss xmm6, xmm3, dword ptr [rip + eda8e23e]   ; mulacc float32
   11fc  c5e259f6                  vmulss xmm6, xmm3, xmm6                              ; mul float32
   1200  c5e258de                  vaddss xmm3, xmm3, xmm6                              ; add float32
   1204  c5ea58d3                  vaddss xmm2, xmm2, xmm3                              ; add float32
   1208  c5fa101da4000000          vmovss xmm3, dword ptr [rip + 00000000]
   1210  c5e2c2dc01                vcmpss xmm3, xmm3, xmm4, 1                           ; cmplt bool
   1215  c5f97edf                  vmovd edi, xmm3
   1219  83e701                    and edi, 1
   121c  c5dac21df700000001        vcmpss xmm3, xmm4, dword ptr [rip + 0000807f], 1     ; cmplt bool
   1225  c4c1797ed8                vmovd r8d, xmm3
   122a  4183e001                  and r8d, 1
   122e  c5dac21d7d00000000        vcmpss xmm3, xmm4, dword ptr [rip + 00000000], 0     ; cmpeq bool
   1237  c4c1797ed9                vmovd r9d, xmm3
   123c  4183e101                  and r9d, 1
   1240  41f7d8                    neg r8d                                              ; where float32
   1243  c4c1796ed8                vmovd xmm3, r8d
   1248  c5fa1025cc000000          vmovss xmm4, dword ptr [rip + 0000807f]
   1250  c4e3594ad230              vblendvps xmm2, xmm4, xmm2, xmm3                     ; where float32
   1256  41f7d9                    neg r9d                                              ; where float32
   1259  c4c1796ed9                vmovd xmm3, r9d
   125e  c5fa1025ba000000          vmovss xmm4, dword ptr [rip + 0000c07f]
   1266  c5fa10354a000000          vmovss xmm6, dword ptr [rip + 000080ff]
   126e  c4e3594ade30              vblendvps xmm3, xmm4, xmm6, xmm3                     ; where float32
   1274  f7df                      neg edi                                              ; where float32
   1276  c5f96ee7                  vmovd xmm4, edi
   127a  c4e3614ad240              vblendvps xmm2, xmm3, xmm2, xmm4
   1280  c5fa101d58000000          vmovss xmm3, dword ptr [rip + 1872313f]
   1288  c4e261a9d5                vfmadd213ss xmm2, xmm3, xmm5                         ; mulacc float32
   128d  c5fa1114b2                vmovss dword ptr [rdx + rsi*4], xmm2                 ; store void
   1292  4881c100010000            add rcx, 256                                         ; end void
   1299  83c601                    add esi, 1
   129c  83fe08                    cmp esi, 8
   129f  0f8c9bedffff              jl loop_40
done_12a5:
   12a5  c5f877                    vzeroupper                                           ; sink void
   12a8  488ba42480000000          mov rsp, qword ptr [rsp + 128]
   12b0  c3                        ret                                                  ; sink void
