logsumexp:
      0  fff3                      push rbx
      2  488bc4                    mov rax, rsp
      5  4881ecc0000000            sub rsp, 192
      c  4883e4c0                  and rsp, -64
     10  4889842480000000          mov qword ptr [rsp + 128], rax
     18  b800000000                mov eax, 0
     1d  488b17                    mov rdx, qword ptr [rdi]
     20  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 8>
     24  be00000000                mov esi, 0                                           ; range int32
loop_40:
     40  c4e27d5805a3170000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     49  c4e27d580d9e170000        vpbroadcastd ymm1, dword ptr [rip + 000080ff]
     52  c4e27d581595170000        vpbroadcastd ymm2, dword ptr [rip + 000080ff]
     5b  c4e27d581d8c170000        vpbroadcastd ymm3, dword ptr [rip + 000080ff]
     64  c4e27d582583170000        vpbroadcastd ymm4, dword ptr [rip + 000080ff]
     6d  c4e27d582d76170000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
     76  c5fc116c2420              vmovups ymmword ptr [rsp + 32], ymm5
     7c  c4e27d582d67170000        vpbroadcastd ymm5, dword ptr [rip + 00000000]        ; range int32
     85  c5fc116c2440              vmovups ymmword ptr [rsp + 64], ymm5
     8b  c4e27d582d58170000        vpbroadcastd ymm5, dword ptr [rip + 00000000]        ; range int32
     94  c5fc112c24                vmovups ymmword ptr [rsp], ymm5
     99  bf00000000                mov edi, 0                                           ; range int32
     9e  4c8bc1                    mov r8, rcx
     a1  c5fc102c24                vmovups ymm5, ymmword ptr [rsp]
     a6  c5fc116c2460              vmovups ymmword ptr [rsp + 96], ymm5
     ac  c5fc106c2420              vmovups ymm5, ymmword ptr [rsp + 32]
     b2  c5fc10742440              vmovups ymm6, ymmword ptr [rsp + 64]
loop_c0:
     c0  c4c17c1038                vmovups ymm7, ymmword ptr [r8]                       ; load float32x8
     c5  c5445fc1                  vmaxps ymm8, ymm7, ymm1                              ; max float32x8
     c9  c544c2cf03                vcmpps ymm9, ymm7, ymm7, 3
     ce  c4633d4ac790              vblendvps ymm8, ymm8, ymm7, ymm9
     d4  c44174c2c800              vcmpps ymm9, ymm1, ymm8, 0                           ; cmpeq boolx8
     da  c4c1745cc8                vsubps ymm1, ymm1, ymm8                              ; sub float32x8
     df  c4627d58150c170000        vpbroadcastd ymm10, dword ptr [rip + 3baab83f]
     e8  c4c17459ca                vmulps ymm1, ymm1, ymm10                             ; mul float32x8
     ed  c4627d581502170000        vpbroadcastd ymm10, dword ptr [rip + 000016c3]
     f6  c44174c2d201              vcmpps ymm10, ymm1, ymm10, 1                         ; cmplt boolx8
     fc  c4627d581df7160000        vpbroadcastd ymm11, dword ptr [rip + 00000043]
    105  c5a45dc9                  vminps ymm1, ymm11, ymm1                             ; where float32x8
    109  c4627d581dda160000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
    112  c4c3754acba0              vblendvps ymm1, ymm1, ymm11, ymm10                   ; where float32x8
    118  c4627d581ddf160000        vpbroadcastd ymm11, dword ptr [rip + fe00404b]
    121  c4417458db                vaddps ymm11, ymm1, ymm11                            ; add float32x8
    126  c4627d5825d1160000        vpbroadcastd ymm12, dword ptr [rip + fe00404b]
    12f  c441245ce4                vsubps ymm12, ymm11, ymm12                           ; sub float32x8
    134  c4c1745ccc                vsubps ymm1, ymm1, ymm12                             ; sub float32x8
    139  c4627d5825c2160000        vpbroadcastd ymm12, dword ptr [rip + b4621a39]       ; mulacc float32x8
    142  c4627d582dbd160000        vpbroadcastd ymm13, dword ptr [rip + c431af3a]
    14b  c44275a8e5                vfmadd213ps ymm12, ymm1, ymm13                       ; mulacc float32x8
    150  c4627d582db3160000        vpbroadcastd ymm13, dword ptr [rip + ce9c1d3c]
    159  c44275a8e5                vfmadd213ps ymm12, ymm1, ymm13                       ; mulacc float32x8
    15e  c4627d582da9160000        vpbroadcastd ymm13, dword ptr [rip + 6758633d]
    167  c44275a8e5                vfmadd213ps ymm12, ymm1, ymm13                       ; mulacc float32x8
    16c  c4627d582d9f160000        vpbroadcastd ymm13, dword ptr [rip + f0fd753e]
    175  c44275a8e5                vfmadd213ps ymm12, ymm1, ymm13                       ; mulacc float32x8
    17a  c4627d582d95160000        vpbroadcastd ymm13, dword ptr [rip + 1872313f]
    183  c44275a8e5                vfmadd213ps ymm12, ymm1, ymm13                       ; mulacc float32x8
    188  c4627d582d8b160000        vpbroadcastd ymm13, dword ptr [rip + 0000803f]
    191  c44275a8e5                vfmadd213ps ymm12, ymm1, ymm13                       ; mulacc float32x8
    196  c4c17572f316              vpslld ymm1, ymm11, 22                               ; shl uint32x8
    19c  c4627d582d7b160000        vpbroadcastd ymm13, dword ptr [rip + 0000807f]
    1a5  c4c175dbcd                vpand ymm1, ymm1, ymm13                              ; and uint32x8
    1aa  c51c59e1                  vmulps ymm12, ymm12, ymm1                            ; mul float32x8
    1ae  c4c12572f317              vpslld ymm11, ymm11, 23                              ; shl uint32x8
    1b4  c5a5fac9                  vpsubd ymm1, ymm11, ymm1                             ; sub uint32x8
    1b8  c59c59c9                  vmulps ymm1, ymm12, ymm1                             ; mul float32x8
    1bc  c44144c2d800              vcmpps ymm11, ymm7, ymm8, 0                          ; cmpeq boolx8
    1c2  c4c1445cf8                vsubps ymm7, ymm7, ymm8                              ; sub float32x8
    1c7  c4627d582524160000        vpbroadcastd ymm12, dword ptr [rip + 3baab83f]
    1d0  c4c14459fc                vmulps ymm7, ymm7, ymm12                             ; mul float32x8
    1d5  c4627d58251a160000        vpbroadcastd ymm12, dword ptr [rip + 000016c3]
    1de  c44144c2e401              vcmpps ymm12, ymm7, ymm12, 1                         ; cmplt boolx8
    1e4  c4627d582d0f160000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    1ed  c5945dff                  vminps ymm7, ymm13, ymm7                             ; where float32x8
    1f1  c4627d582df2150000        vpbroadcastd ymm13, dword ptr [rip + 00000000]
    1fa  c4c3454afdc0              vblendvps ymm7, ymm7, ymm13, ymm12                   ; where float32x8
    200  c4627d582df7150000        vpbroadcastd ymm13, dword ptr [rip + fe00404b]
    209  c4414458ed                vaddps ymm13, ymm7, ymm13                            ; add float32x8
    20e  c4627d5835e9150000        vpbroadcastd ymm14, dword ptr [rip + fe00404b]
    217  c441145cf6                vsubps ymm14, ymm13, ymm14                           ; sub float32x8
    21c  c4c1445cfe                vsubps ymm7, ymm7, ymm14                             ; sub float32x8
    221  c4627d5835da150000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    22a  c4627d583dd5150000        vpbroadcastd ymm15, dword ptr [rip + c431af3a]
    233  c44245a8f7                vfmadd213ps ymm14, ymm7, ymm15                       ; mulacc float32x8
    238  c4627d583dcb150000        vpbroadcastd ymm15, dword ptr [rip + ce9c1d3c]
    241  c44245a8f7                vfmadd213ps ymm14, ymm7, ymm15                       ; mulacc float32x8
    246  c4627d583dc1150000        vpbroadcastd ymm15, dword ptr [rip + 6758633d]
    24f  c44245a8f7                vfmadd213ps ymm14, ymm7, ymm15                       ; mulacc float32x8
    254  c4627d583db7150000        vpbroadcastd ymm15, dword ptr [rip + f0fd753e]
    25d  c44245a8f7                vfmadd213ps ymm14, ymm7, ymm15                       ; mulacc float32x8
    262  c4627d583dad150000        vpbroadcastd ymm15, dword ptr [rip + 1872313f]
    26b  c44245a8f7                vfmadd213ps ymm14, ymm7, ymm15                       ; mulacc float32x8
    270  c4627d583da3150000        vpbroadcastd ymm15, dword ptr [rip + 0000803f]
    279  c44245a8f7                vfmadd213ps ymm14, ymm7, ymm15                       ; mulacc float32x8
    27e  c4c14572f516              vpslld ymm7, ymm13, 22                               ; shl uint32x8
    284  c4627d583d93150000        vpbroadcastd ymm15, dword ptr [rip + 0000807f]
    28d  c4c145dbff                vpand ymm7, ymm7, ymm15                              ; and uint32x8
    292  c50c59f7                  vmulps ymm14, ymm14, ymm7                            ; mul float32x8
    296  c4c11572f517              vpslld ymm13, ymm13, 23                              ; shl uint32x8
    29c  c595faff                  vpsubd ymm7, ymm13, ymm7                             ; sub uint32x8
    2a0  c58c59ff                  vmulps ymm7, ymm14, ymm7                             ; mul float32x8
    2a4  c4627d582d3f150000        vpbroadcastd ymm13, dword ptr [rip + 00000000]
    2ad  c4c3754acda0              vblendvps ymm1, ymm1, ymm13, ymm10                   ; where float32x8
    2b3  c4627d581560150000        vpbroadcastd ymm10, dword ptr [rip + 0000803f]
    2bc  c4c3754aca90              vblendvps ymm1, ymm1, ymm10, ymm9                    ; where float32x8
    2c2  c4627d580d21150000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
    2cb  c4c3454af9c0              vblendvps ymm7, ymm7, ymm9, ymm12                    ; where float32x8
    2d1  c4627d580d42150000        vpbroadcastd ymm9, dword ptr [rip + 0000803f]
    2da  c4c3454af9b0              vblendvps ymm7, ymm7, ymm9, ymm11                    ; where float32x8
    2e0  c4e27db8f9                vfmadd231ps ymm7, ymm0, ymm1                         ; mulacc float32x8
    2e5  c4c17c104020              vmovups ymm0, ymmword ptr [r8 + 32]                  ; load float32x8
    2eb  c5fc5fca                  vmaxps ymm1, ymm0, ymm2                              ; max float32x8
    2ef  c57cc2c803                vcmpps ymm9, ymm0, ymm0, 3
    2f4  c463754ac890              vblendvps ymm9, ymm1, ymm0, ymm9
    2fa  c4c16cc2c900              vcmpps ymm1, ymm2, ymm9, 0                           ; cmpeq boolx8
    300  c4c16c5cd1                vsubps ymm2, ymm2, ymm9                              ; sub float32x8
    305  c4627d5815e6140000        vpbroadcastd ymm10, dword ptr [rip + 3baab83f]
    30e  c4c16c59d2                vmulps ymm2, ymm2, ymm10                             ; mul float32x8
    313  c4627d5815dc140000        vpbroadcastd ymm10, dword ptr [rip + 000016c3]
    31c  c4416cc2d201              vcmpps ymm10, ymm2, ymm10, 1                         ; cmplt boolx8
    322  c4627d581dd1140000        vpbroadcastd ymm11, dword ptr [rip + 00000043]
    32b  c5a45dd2                  vminps ymm2, ymm11, ymm2                             ; where float32x8
    32f  c4627d581db4140000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
    338  c4c36d4ad3a0              vblendvps ymm2, ymm2, ymm11, ymm10                   ; where float32x8
    33e  c4627d581db9140000        vpbroadcastd ymm11, dword ptr [rip + fe00404b]
    347  c4416c58db                vaddps ymm11, ymm2, ymm11                            ; add float32x8
    34c  c4627d5825ab140000        vpbroadcastd ymm12, dword ptr [rip + fe00404b]
    355  c441245ce4                vsubps ymm12, ymm11, ymm12                           ; sub float32x8
    35a  c4c16c5cd4                vsubps ymm2, ymm2, ymm12                             ; sub float32x8
    35f  c4627d58259c140000        vpbroadcastd ymm12, dword ptr [rip + b4621a39]       ; mulacc float32x8
    368  c4627d582d97140000        vpbroadcastd ymm13, dword ptr [rip + c431af3a]
    371  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    376  c4627d582d8d140000        vpbroadcastd ymm13, dword ptr [rip + ce9c1d3c]
    37f  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    384  c4627d582d83140000        vpbroadcastd ymm13, dword ptr [rip + 6758633d]
    38d  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    392  c4627d582d79140000        vpbroadcastd ymm13, dword ptr [rip + f0fd753e]
    39b  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    3a0  c4627d582d6f140000        vpbroadcastd ymm13, dword ptr [rip + 1872313f]
    3a9  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    3ae  c4627d582d65140000        vpbroadcastd ymm13, dword ptr [rip + 0000803f]
    3b7  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    3bc  c4c16d72f316              vpslld ymm2, ymm11, 22                               ; shl uint32x8
    3c2  c4627d582d55140000        vpbroadcastd ymm13, dword ptr [rip + 0000807f]
    3cb  c4c16ddbd5                vpand ymm2, ymm2, ymm13                              ; and uint32x8
    3d0  c51c59e2                  vmulps ymm12, ymm12, ymm2                            ; mul float32x8
    3d4  c4c12572f317              vpslld ymm11, ymm11, 23                              ; shl uint32x8
    3da  c5a5fad2                  vpsubd ymm2, ymm11, ymm2                             ; sub uint32x8
    3de  c59c59d2                  vmulps ymm2, ymm12, ymm2                             ; mul float32x8
    3e2  c4417cc2d900              vcmpps ymm11, ymm0, ymm9, 0                          ; cmpeq boolx8
    3e8  c4c17c5cc1                vsubps ymm0, ymm0, ymm9                              ; sub float32x8
    3ed  c4627d5825fe130000        vpbroadcastd ymm12, dword ptr [rip + 3baab83f]
    3f6  c4c17c59c4                vmulps ymm0, ymm0, ymm12                             ; mul float32x8
    3fb  c4627d5825f4130000        vpbroadcastd ymm12, dword ptr [rip + 000016c3]
    404  c4417cc2e401              vcmpps ymm12, ymm0, ymm12, 1                         ; cmplt boolx8
    40a  c4627d582de9130000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    413  c5945dc0                  vminps ymm0, ymm13, ymm0                             ; where float32x8
    417  c4627d582dcc130000        vpbroadcastd ymm13, dword ptr [rip + 00000000]
    420  c4c37d4ac5c0              vblendvps ymm0, ymm0, ymm13, ymm12                   ; where float32x8
    426  c4627d582dd1130000        vpbroadcastd ymm13, dword ptr [rip + fe00404b]
    42f  c4417c58ed                vaddps ymm13, ymm0, ymm13                            ; add float32x8
    434  c4627d5835c3130000        vpbroadcastd ymm14, dword ptr [rip + fe00404b]
    43d  c441145cf6                vsubps ymm14, ymm13, ymm14                           ; sub float32x8
    442  c4c17c5cc6                vsubps ymm0, ymm0, ymm14                             ; sub float32x8
    447  c4627d5835b4130000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    450  c4627d583daf130000        vpbroadcastd ymm15, dword ptr [rip + c431af3a]
    459  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    45e  c4627d583da5130000        vpbroadcastd ymm15, dword ptr [rip + ce9c1d3c]
    467  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    46c  c4627d583d9b130000        vpbroadcastd ymm15, dword ptr [rip + 6758633d]
    475  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    47a  c4627d583d91130000        vpbroadcastd ymm15, dword ptr [rip + f0fd753e]
    483  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    488  c4627d583d87130000        vpbroadcastd ymm15, dword ptr [rip + 1872313f]
    491  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    496  c4627d583d7d130000        vpbroadcastd ymm15, dword ptr [rip + 0000803f]
    49f  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    4a4  c4c17d72f516              vpslld ymm0, ymm13, 22                               ; shl uint32x8
    4aa  c4627d583d6d130000        vpbroadcastd ymm15, dword ptr [rip + 0000807f]
    4b3  c4c17ddbc7                vpand ymm0, ymm0, ymm15                              ; and uint32x8
    4b8  c50c59f0                  vmulps ymm14, ymm14, ymm0                            ; mul float32x8
    4bc  c4c11572f517              vpslld ymm13, ymm13, 23                              ; shl uint32x8
    4c2  c595fac0                  vpsubd ymm0, ymm13, ymm0                             ; sub uint32x8
    4c6  c58c59c0                  vmulps ymm0, ymm14, ymm0                             ; mul float32x8
    4ca  c4627d582d19130000        vpbroadcastd ymm13, dword ptr [rip + 00000000]
    4d3  c4c36d4ad5a0              vblendvps ymm2, ymm2, ymm13, ymm10                   ; where float32x8
    4d9  c4627d58153a130000        vpbroadcastd ymm10, dword ptr [rip + 0000803f]
    4e2  c4c36d4aca10              vblendvps ymm1, ymm2, ymm10, ymm1                    ; where float32x8
    4e8  c4e27d5815fb120000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
    4f1  c4e37d4ac2c0              vblendvps ymm0, ymm0, ymm2, ymm12                    ; where float32x8
    4f7  c4e27d58151c130000        vpbroadcastd ymm2, dword ptr [rip + 0000803f]
    500  c4637d4ad2b0              vblendvps ymm10, ymm0, ymm2, ymm11                   ; where float32x8
    506  c46255b8d1                vfmadd231ps ymm10, ymm5, ymm1                        ; mulacc float32x8
    50b  c4c17c104040              vmovups ymm0, ymmword ptr [r8 + 64]                  ; load float32x8
    511  c5fc5fcb                  vmaxps ymm1, ymm0, ymm3                              ; max float32x8
    515  c5fcc2d003                vcmpps ymm2, ymm0, ymm0, 3
    51a  c4e3754ae820              vblendvps ymm5, ymm1, ymm0, ymm2
    520  c5e4c2cd00                vcmpps ymm1, ymm3, ymm5, 0                           ; cmpeq boolx8
    525  c5e45cd5                  vsubps ymm2, ymm3, ymm5                              ; sub float32x8
    529  c4e27d581dc2120000        vpbroadcastd ymm3, dword ptr [rip + 3baab83f]
    532  c5ec59d3                  vmulps ymm2, ymm2, ymm3                              ; mul float32x8
    536  c4e27d581db9120000        vpbroadcastd ymm3, dword ptr [rip + 000016c3]
    53f  c5ecc2db01                vcmpps ymm3, ymm2, ymm3, 1                           ; cmplt boolx8
    544  c4627d581daf120000        vpbroadcastd ymm11, dword ptr [rip + 00000043]
    54d  c5a45dd2                  vminps ymm2, ymm11, ymm2                             ; where float32x8
    551  c4627d581d92120000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
    55a  c4c36d4ad330              vblendvps ymm2, ymm2, ymm11, ymm3                    ; where float32x8
    560  c4627d581d97120000        vpbroadcastd ymm11, dword ptr [rip + fe00404b]
    569  c4416c58db                vaddps ymm11, ymm2, ymm11                            ; add float32x8
    56e  c4627d582589120000        vpbroadcastd ymm12, dword ptr [rip + fe00404b]
    577  c441245ce4                vsubps ymm12, ymm11, ymm12                           ; sub float32x8
    57c  c4c16c5cd4                vsubps ymm2, ymm2, ymm12                             ; sub float32x8
    581  c4627d58257a120000        vpbroadcastd ymm12, dword ptr [rip + b4621a39]       ; mulacc float32x8
    58a  c4627d582d75120000        vpbroadcastd ymm13, dword ptr [rip + c431af3a]
    593  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    598  c4627d582d6b120000        vpbroadcastd ymm13, dword ptr [rip + ce9c1d3c]
    5a1  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    5a6  c4627d582d61120000        vpbroadcastd ymm13, dword ptr [rip + 6758633d]
    5af  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    5b4  c4627d582d57120000        vpbroadcastd ymm13, dword ptr [rip + f0fd753e]
    5bd  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    5c2  c4627d582d4d120000        vpbroadcastd ymm13, dword ptr [rip + 1872313f]
    5cb  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    5d0  c4627d582d43120000        vpbroadcastd ymm13, dword ptr [rip + 0000803f]
    5d9  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    5de  c4c16d72f316              vpslld ymm2, ymm11, 22                               ; shl uint32x8
    5e4  c4627d582d33120000        vpbroadcastd ymm13, dword ptr [rip + 0000807f]
    5ed  c4c16ddbd5                vpand ymm2, ymm2, ymm13                              ; and uint32x8
    5f2  c51c59e2                  vmulps ymm12, ymm12, ymm2                            ; mul float32x8
    5f6  c4c12572f317              vpslld ymm11, ymm11, 23                              ; shl uint32x8
    5fc  c5a5fad2                  vpsubd ymm2, ymm11, ymm2                             ; sub uint32x8
    600  c59c59d2                  vmulps ymm2, ymm12, ymm2                             ; mul float32x8
    604  c57cc2dd00                vcmpps ymm11, ymm0, ymm5, 0                          ; cmpeq boolx8
    609  c5fc5cc5                  vsubps ymm0, ymm0, ymm5                              ; sub float32x8
    60d  c4627d5825de110000        vpbroadcastd ymm12, dword ptr [rip + 3baab83f]
    616  c4c17c59c4                vmulps ymm0, ymm0, ymm12                             ; mul float32x8
    61b  c4627d5825d4110000        vpbroadcastd ymm12, dword ptr [rip + 000016c3]
    624  c4417cc2e401              vcmpps ymm12, ymm0, ymm12, 1                         ; cmplt boolx8
    62a  c4627d582dc9110000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    633  c5945dc0                  vminps ymm0, ymm13, ymm0                             ; where float32x8
    637  c4627d582dac110000        vpbroadcastd ymm13, dword ptr [rip + 00000000]
    640  c4c37d4ac5c0              vblendvps ymm0, ymm0, ymm13, ymm12                   ; where float32x8
    646  c4627d582db1110000        vpbroadcastd ymm13, dword ptr [rip + fe00404b]
    64f  c4417c58ed                vaddps ymm13, ymm0, ymm13                            ; add float32x8
    654  c4627d5835a3110000        vpbroadcastd ymm14, dword ptr [rip + fe00404b]
    65d  c441145cf6                vsubps ymm14, ymm13, ymm14                           ; sub float32x8
    662  c4c17c5cc6                vsubps ymm0, ymm0, ymm14                             ; sub float32x8
    667  c4627d583594110000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    670  c4627d583d8f110000        vpbroadcastd ymm15, dword ptr [rip + c431af3a]
    679  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    67e  c4627d583d85110000        vpbroadcastd ymm15, dword ptr [rip + ce9c1d3c]
    687  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    68c  c4627d583d7b110000        vpbroadcastd ymm15, dword ptr [rip + 6758633d]
    695  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    69a  c4627d583d71110000        vpbroadcastd ymm15, dword ptr [rip + f0fd753e]
    6a3  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    6a8  c4627d583d67110000        vpbroadcastd ymm15, dword ptr [rip + 1872313f]
    6b1  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    6b6  c4627d583d5d110000        vpbroadcastd ymm15, dword ptr [rip + 0000803f]
    6bf  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    6c4  c4c17d72f516              vpslld ymm0, ymm13, 22                               ; shl uint32x8
    6ca  c4627d583d4d110000        vpbroadcastd ymm15, dword ptr [rip + 0000807f]
    6d3  c4c17ddbc7                vpand ymm0, ymm0, ymm15                              ; and uint32x8
    6d8  c50c59f0                  vmulps ymm14, ymm14, ymm0                            ; mul float32x8
    6dc  c4c11572f517              vpslld ymm13, ymm13, 23                              ; shl uint32x8
    6e2  c595fac0                  vpsubd ymm0, ymm13, ymm0                             ; sub uint32x8
    6e6  c58c59c0                  vmulps ymm0, ymm14, ymm0                             ; mul float32x8
    6ea  c4627d582df9100000        vpbroadcastd ymm13, dword ptr [rip + 00000000]
    6f3  c4c36d4ad530              vblendvps ymm2, ymm2, ymm13, ymm3                    ; where float32x8
    6f9  c4e27d581d1a110000        vpbroadcastd ymm3, dword ptr [rip + 0000803f]
    702  c4e36d4acb10              vblendvps ymm1, ymm2, ymm3, ymm1                     ; where float32x8
    708  c4e27d5815db100000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
    711  c4e37d4ac2c0              vblendvps ymm0, ymm0, ymm2, ymm12                    ; where float32x8
    717  c4e27d5815fc100000        vpbroadcastd ymm2, dword ptr [rip + 0000803f]
    720  c4637d4adab0              vblendvps ymm11, ymm0, ymm2, ymm11                   ; where float32x8
    726  c4624db8d9                vfmadd231ps ymm11, ymm6, ymm1                        ; mulacc float32x8
    72b  c4c17c104060              vmovups ymm0, ymmword ptr [r8 + 96]                  ; load float32x8
    731  c5fc5fcc                  vmaxps ymm1, ymm0, ymm4                              ; max float32x8
    735  c5fcc2d003                vcmpps ymm2, ymm0, ymm0, 3
    73a  c4e3754af020              vblendvps ymm6, ymm1, ymm0, ymm2
    740  c5dcc2ce00                vcmpps ymm1, ymm4, ymm6, 0                           ; cmpeq boolx8
    745  c5dc5cd6                  vsubps ymm2, ymm4, ymm6                              ; sub float32x8
    749  c4e27d581da2100000        vpbroadcastd ymm3, dword ptr [rip + 3baab83f]
    752  c5ec59d3                  vmulps ymm2, ymm2, ymm3                              ; mul float32x8
    756  c4e27d581d99100000        vpbroadcastd ymm3, dword ptr [rip + 000016c3]
    75f  c5ecc2db01                vcmpps ymm3, ymm2, ymm3, 1                           ; cmplt boolx8
    764  c4e27d58258f100000        vpbroadcastd ymm4, dword ptr [rip + 00000043]
    76d  c5dc5dd2                  vminps ymm2, ymm4, ymm2                              ; where float32x8
    771  c4e27d582572100000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
    77a  c4e36d4ad430              vblendvps ymm2, ymm2, ymm4, ymm3                     ; where float32x8
    780  c4e27d582577100000        vpbroadcastd ymm4, dword ptr [rip + fe00404b]
    789  c5ec58e4                  vaddps ymm4, ymm2, ymm4                              ; add float32x8
    78d  c4627d58256a100000        vpbroadcastd ymm12, dword ptr [rip + fe00404b]
    796  c4415c5ce4                vsubps ymm12, ymm4, ymm12                            ; sub float32x8
    79b  c4c16c5cd4                vsubps ymm2, ymm2, ymm12                             ; sub float32x8
    7a0  c4627d58255b100000        vpbroadcastd ymm12, dword ptr [rip + b4621a39]       ; mulacc float32x8
    7a9  c4627d582d56100000        vpbroadcastd ymm13, dword ptr [rip + c431af3a]
    7b2  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    7b7  c4627d582d4c100000        vpbroadcastd ymm13, dword ptr [rip + ce9c1d3c]
    7c0  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    7c5  c4627d582d42100000        vpbroadcastd ymm13, dword ptr [rip + 6758633d]
    7ce  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    7d3  c4627d582d38100000        vpbroadcastd ymm13, dword ptr [rip + f0fd753e]
    7dc  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    7e1  c4627d582d2e100000        vpbroadcastd ymm13, dword ptr [rip + 1872313f]
    7ea  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    7ef  c4627d582d24100000        vpbroadcastd ymm13, dword ptr [rip + 0000803f]
    7f8  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    7fd  c5ed72f416                vpslld ymm2, ymm4, 22                                ; shl uint32x8
    802  c4627d582d15100000        vpbroadcastd ymm13, dword ptr [rip + 0000807f]
    80b  c4c16ddbd5                vpand ymm2, ymm2, ymm13                              ; and uint32x8
    810  c51c59e2                  vmulps ymm12, ymm12, ymm2                            ; mul float32x8
    814  c5dd72f417                vpslld ymm4, ymm4, 23                                ; shl uint32x8
    819  c5ddfad2                  vpsubd ymm2, ymm4, ymm2                              ; sub uint32x8
    81d  c59c59d2                  vmulps ymm2, ymm12, ymm2                             ; mul float32x8
    821  c5fcc2e600                vcmpps ymm4, ymm0, ymm6, 0                           ; cmpeq boolx8
    826  c5fc5cc6                  vsubps ymm0, ymm0, ymm6                              ; sub float32x8
    82a  c4627d5825c10f0000        vpbroadcastd ymm12, dword ptr [rip + 3baab83f]
    833  c4c17c59c4                vmulps ymm0, ymm0, ymm12                             ; mul float32x8
    838  c4627d5825b70f0000        vpbroadcastd ymm12, dword ptr [rip + 000016c3]
    841  c4417cc2e401              vcmpps ymm12, ymm0, ymm12, 1                         ; cmplt boolx8
    847  c4627d582dac0f0000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    850  c5945dc0                  vminps ymm0, ymm13, ymm0                             ; where float32x8
    854  c4627d582d8f0f0000        vpbroadcastd ymm13, dword ptr [rip + 00000000]
    85d  c4c37d4ac5c0              vblendvps ymm0, ymm0, ymm13, ymm12                   ; where float32x8
    863  c4627d582d940f0000        vpbroadcastd ymm13, dword ptr [rip + fe00404b]
    86c  c4417c58ed                vaddps ymm13, ymm0, ymm13                            ; add float32x8
    871  c4627d5835860f0000        vpbroadcastd ymm14, dword ptr [rip + fe00404b]
    87a  c441145cf6                vsubps ymm14, ymm13, ymm14                           ; sub float32x8
    87f  c4c17c5cc6                vsubps ymm0, ymm0, ymm14                             ; sub float32x8
    884  c4627d5835770f0000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    88d  c4627d583d720f0000        vpbroadcastd ymm15, dword ptr [rip + c431af3a]
    896  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    89b  c4627d583d680f0000        vpbroadcastd ymm15, dword ptr [rip + ce9c1d3c]
    8a4  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    8a9  c4627d583d5e0f0000        vpbroadcastd ymm15, dword ptr [rip + 6758633d]
    8b2  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    8b7  c4627d583d540f0000        vpbroadcastd ymm15, dword ptr [rip + f0fd753e]
    8c0  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    8c5  c4627d583d4a0f0000        vpbroadcastd ymm15, dword ptr [rip + 1872313f]
    8ce  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    8d3  c4627d583d400f0000        vpbroadcastd ymm15, dword ptr [rip + 0000803f]
    8dc  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    8e1  c4c17d72f516              vpslld ymm0, ymm13, 22                               ; shl uint32x8
    8e7  c4627d583d300f0000        vpbroadcastd ymm15, dword ptr [rip + 0000807f]
    8f0  c4c17ddbc7                vpand ymm0, ymm0, ymm15                              ; and uint32x8
    8f5  c50c59f0                  vmulps ymm14, ymm14, ymm0                            ; mul float32x8
    8f9  c4c11572f517              vpslld ymm13, ymm13, 23                              ; shl uint32x8
    8ff  c595fac0                  vpsubd ymm0, ymm13, ymm0                             ; sub uint32x8
    903  c58c59c0                  vmulps ymm0, ymm14, ymm0                             ; mul float32x8
    907  c4627d582ddc0e0000        vpbroadcastd ymm13, dword ptr [rip + 00000000]
    910  c4c36d4ad530              vblendvps ymm2, ymm2, ymm13, ymm3                    ; where float32x8
    916  c4e27d581dfd0e0000        vpbroadcastd ymm3, dword ptr [rip + 0000803f]
    91f  c4e36d4acb10              vblendvps ymm1, ymm2, ymm3, ymm1                     ; where float32x8
    925  c4e27d5815be0e0000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
    92e  c4e37d4ac2c0              vblendvps ymm0, ymm0, ymm2, ymm12                    ; where float32x8
    934  c4e27d5815df0e0000        vpbroadcastd ymm2, dword ptr [rip + 0000803f]
    93d  c4637d4ae240              vblendvps ymm12, ymm0, ymm2, ymm4                    ; where float32x8
    943  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
    949  c4627db8e1                vfmadd231ps ymm12, ymm0, ymm1                        ; mulacc float32x8
    94e  c5fc28c7                  vmovaps ymm0, ymm7                                   ; end void
    952  c4c17c28c8                vmovaps ymm1, ymm8
    957  c4c17c28d1                vmovaps ymm2, ymm9
    95c  c5fc28dd                  vmovaps ymm3, ymm5
    960  c5fc28e6                  vmovaps ymm4, ymm6
    964  c4c17c28ea                vmovaps ymm5, ymm10
    969  c4c17c28f3                vmovaps ymm6, ymm11
    96e  c4c17c28fc                vmovaps ymm7, ymm12
    973  c5fc117c2460              vmovups ymmword ptr [rsp + 96], ymm7
    979  4981c080000000            add r8, 128                                          ; end void
    980  83c701                    add edi, 1
    983  83ff02                    cmp edi, 2
    986  0f8c34f7ffff              jl loop_c0
    98c  c5fc116c2420              vmovups ymmword ptr [rsp + 32], ymm5
    992  c5fc11742440              vmovups ymmword ptr [rsp + 64], ymm6
    998  c5fc106c2460              vmovups ymm5, ymmword ptr [rsp + 96]
    99e  c5fc112c24                vmovups ymmword ptr [rsp], ymm5
done_9a3:
    9a3  c5e45fe9                  vmaxps ymm5, ymm3, ymm1                              ; max float32x8
    9a7  c5e4c2f303                vcmpps ymm6, ymm3, ymm3, 3
    9ac  c4e3554aeb60              vblendvps ymm5, ymm5, ymm3, ymm6
    9b2  c5f4c2f500                vcmpps ymm6, ymm1, ymm5, 0                           ; cmpeq boolx8
    9b7  c5f45ccd                  vsubps ymm1, ymm1, ymm5                              ; sub float32x8
    9bb  c4e27d583d300e0000        vpbroadcastd ymm7, dword ptr [rip + 3baab83f]
    9c4  c5f459cf                  vmulps ymm1, ymm1, ymm7                              ; mul float32x8
    9c8  c4e27d583d270e0000        vpbroadcastd ymm7, dword ptr [rip + 000016c3]
    9d1  c5f4c2ff01                vcmpps ymm7, ymm1, ymm7, 1                           ; cmplt boolx8
    9d6  c4627d58051d0e0000        vpbroadcastd ymm8, dword ptr [rip + 00000043]
    9df  c5bc5dc9                  vminps ymm1, ymm8, ymm1                              ; where float32x8
    9e3  c4627d5805000e0000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
    9ec  c4c3754ac870              vblendvps ymm1, ymm1, ymm8, ymm7                     ; where float32x8
    9f2  c4627d5805050e0000        vpbroadcastd ymm8, dword ptr [rip + fe00404b]
    9fb  c4417458c0                vaddps ymm8, ymm1, ymm8                              ; add float32x8
    a00  c4627d580df70d0000        vpbroadcastd ymm9, dword ptr [rip + fe00404b]
    a09  c4413c5cc9                vsubps ymm9, ymm8, ymm9                              ; sub float32x8
    a0e  c4c1745cc9                vsubps ymm1, ymm1, ymm9                              ; sub float32x8
    a13  c4627d580de80d0000        vpbroadcastd ymm9, dword ptr [rip + b4621a39]        ; mulacc float32x8
    a1c  c4627d5815e30d0000        vpbroadcastd ymm10, dword ptr [rip + c431af3a]
    a25  c44275a8ca                vfmadd213ps ymm9, ymm1, ymm10                        ; mulacc float32x8
    a2a  c4627d5815d90d0000        vpbroadcastd ymm10, dword ptr [rip + ce9c1d3c]
    a33  c44275a8ca                vfmadd213ps ymm9, ymm1, ymm10                        ; mulacc float32x8
    a38  c4627d5815cf0d0000        vpbroadcastd ymm10, dword ptr [rip + 6758633d]
    a41  c44275a8ca                vfmadd213ps ymm9, ymm1, ymm10                        ; mulacc float32x8
    a46  c4627d5815c50d0000        vpbroadcastd ymm10, dword ptr [rip + f0fd753e]
    a4f  c44275a8ca                vfmadd213ps ymm9, ymm1, ymm10                        ; mulacc float32x8
    a54  c4627d5815bb0d0000        vpbroadcastd ymm10, dword ptr [rip + 1872313f]
    a5d  c44275a8ca                vfmadd213ps ymm9, ymm1, ymm10                        ; mulacc float32x8
    a62  c4627d5815b10d0000        vpbroadcastd ymm10, dword ptr [rip + 0000803f]
    a6b  c44275a8ca                vfmadd213ps ymm9, ymm1, ymm10                        ; mulacc float32x8
    a70  c4c17572f016              vpslld ymm1, ymm8, 22                                ; shl uint32x8
    a76  c4627d5815a10d0000        vpbroadcastd ymm10, dword ptr [rip + 0000807f]
    a7f  c4c175dbca                vpand ymm1, ymm1, ymm10                              ; and uint32x8
    a84  c53459c9                  vmulps ymm9, ymm9, ymm1                              ; mul float32x8
    a88  c4c13d72f017              vpslld ymm8, ymm8, 23                                ; shl uint32x8
    a8e  c5bdfac9                  vpsubd ymm1, ymm8, ymm1                              ; sub uint32x8
    a92  c5b459c9                  vmulps ymm1, ymm9, ymm1                              ; mul float32x8
    a96  c564c2c500                vcmpps ymm8, ymm3, ymm5, 0                           ; cmpeq boolx8
    a9b  c5e45cdd                  vsubps ymm3, ymm3, ymm5                              ; sub float32x8
    a9f  c4627d580d4c0d0000        vpbroadcastd ymm9, dword ptr [rip + 3baab83f]
    aa8  c4c16459d9                vmulps ymm3, ymm3, ymm9                              ; mul float32x8
    aad  c4627d580d420d0000        vpbroadcastd ymm9, dword ptr [rip + 000016c3]
    ab6  c44164c2c901              vcmpps ymm9, ymm3, ymm9, 1                           ; cmplt boolx8
    abc  c4627d5815370d0000        vpbroadcastd ymm10, dword ptr [rip + 00000043]
    ac5  c5ac5ddb                  vminps ymm3, ymm10, ymm3                             ; where float32x8
    ac9  c4627d58151a0d0000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
    ad2  c4c3654ada90              vblendvps ymm3, ymm3, ymm10, ymm9                    ; where float32x8
    ad8  c4627d58151f0d0000        vpbroadcastd ymm10, dword ptr [rip + fe00404b]
    ae1  c4416458d2                vaddps ymm10, ymm3, ymm10                            ; add float32x8
    ae6  c4627d581d110d0000        vpbroadcastd ymm11, dword ptr [rip + fe00404b]
    aef  c4412c5cdb                vsubps ymm11, ymm10, ymm11                           ; sub float32x8
    af4  c4c1645cdb                vsubps ymm3, ymm3, ymm11                             ; sub float32x8
    af9  c4627d581d020d0000        vpbroadcastd ymm11, dword ptr [rip + b4621a39]       ; mulacc float32x8
    b02  c4627d5825fd0c0000        vpbroadcastd ymm12, dword ptr [rip + c431af3a]
    b0b  c44265a8dc                vfmadd213ps ymm11, ymm3, ymm12                       ; mulacc float32x8
    b10  c4627d5825f30c0000        vpbroadcastd ymm12, dword ptr [rip + ce9c1d3c]
    b19  c44265a8dc                vfmadd213ps ymm11, ymm3, ymm12                       ; mulacc float32x8
    b1e  c4627d5825e90c0000        vpbroadcastd ymm12, dword ptr [rip + 6758633d]
    b27  c44265a8dc                vfmadd213ps ymm11, ymm3, ymm12                       ; mulacc float32x8
    b2c  c4627d5825df0c0000        vpbroadcastd ymm12, dword ptr [rip + f0fd753e]
    b35  c44265a8dc                vfmadd213ps ymm11, ymm3, ymm12                       ; mulacc float32x8
    b3a  c4627d5825d50c0000        vpbroadcastd ymm12, dword ptr [rip + 1872313f]
    b43  c44265a8dc                vfmadd213ps ymm11, ymm3, ymm12                       ; mulacc float32x8
    b48  c4627d5825cb0c0000        vpbroadcastd ymm12, dword ptr [rip + 0000803f]
    b51  c44265a8dc                vfmadd213ps ymm11, ymm3, ymm12                       ; mulacc float32x8
    b56  c4c16572f216              vpslld ymm3, ymm10, 22                               ; shl uint32x8
    b5c  c4627d5825bb0c0000        vpbroadcastd ymm12, dword ptr [rip + 0000807f]
    b65  c4c165dbdc                vpand ymm3, ymm3, ymm12                              ; and uint32x8
    b6a  c52459db                  vmulps ymm11, ymm11, ymm3                            ; mul float32x8
    b6e  c4c12d72f217              vpslld ymm10, ymm10, 23                              ; shl uint32x8
    b74  c5adfadb                  vpsubd ymm3, ymm10, ymm3                             ; sub uint32x8
    b78  c5a459db                  vmulps ymm3, ymm11, ymm3                             ; mul float32x8
    b7c  c4627d5815670c0000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
    b85  c4c3654ada90              vblendvps ymm3, ymm3, ymm10, ymm9                    ; where float32x8
    b8b  c4627d580d880c0000        vpbroadcastd ymm9, dword ptr [rip + 0000803f]
    b94  c4c3654ad980              vblendvps ymm3, ymm3, ymm9, ymm8                     ; where float32x8
    b9a  c57c10442440              vmovups ymm8, ymmword ptr [rsp + 64]
    ba0  c5bc59db                  vmulps ymm3, ymm8, ymm3                              ; mul float32x8
    ba4  c4627d58053f0c0000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
    bad  c4c3754ac870              vblendvps ymm1, ymm1, ymm8, ymm7                     ; where float32x8
    bb3  c4e27d583d600c0000        vpbroadcastd ymm7, dword ptr [rip + 0000803f]
    bbc  c4e3754acf60              vblendvps ymm1, ymm1, ymm7, ymm6                     ; where float32x8
    bc2  c4e27db8d9                vfmadd231ps ymm3, ymm0, ymm1                         ; mulacc float32x8
    bc7  c5dc5fc2                  vmaxps ymm0, ymm4, ymm2                              ; max float32x8
    bcb  c5dcc2cc03                vcmpps ymm1, ymm4, ymm4, 3
    bd0  c4e37d4ac410              vblendvps ymm0, ymm0, ymm4, ymm1
    bd6  c5ecc2c800                vcmpps ymm1, ymm2, ymm0, 0                           ; cmpeq boolx8
    bdb  c5ec5cd0                  vsubps ymm2, ymm2, ymm0                              ; sub float32x8
    bdf  c4e27d58350c0c0000        vpbroadcastd ymm6, dword ptr [rip + 3baab83f]
    be8  c5ec59d6                  vmulps ymm2, ymm2, ymm6                              ; mul float32x8
    bec  c4e27d5835030c0000        vpbroadcastd ymm6, dword ptr [rip + 000016c3]
    bf5  c5ecc2f601                vcmpps ymm6, ymm2, ymm6, 1                           ; cmplt boolx8
    bfa  c4e27d583df90b0000        vpbroadcastd ymm7, dword ptr [rip + 00000043]
    c03  c5c45dd2                  vminps ymm2, ymm7, ymm2                              ; where float32x8
    c07  c4e27d583ddc0b0000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
    c10  c4e36d4ad760              vblendvps ymm2, ymm2, ymm7, ymm6                     ; where float32x8
    c16  c4e27d583de10b0000        vpbroadcastd ymm7, dword ptr [rip + fe00404b]
    c1f  c5ec58ff                  vaddps ymm7, ymm2, ymm7                              ; add float32x8
    c23  c4627d5805d40b0000        vpbroadcastd ymm8, dword ptr [rip + fe00404b]
    c2c  c441445cc0                vsubps ymm8, ymm7, ymm8                              ; sub float32x8
    c31  c4c16c5cd0                vsubps ymm2, ymm2, ymm8                              ; sub float32x8
    c36  c4627d5805c50b0000        vpbroadcastd ymm8, dword ptr [rip + b4621a39]        ; mulacc float32x8
    c3f  c4627d580dc00b0000        vpbroadcastd ymm9, dword ptr [rip + c431af3a]
    c48  c4426da8c1                vfmadd213ps ymm8, ymm2, ymm9                         ; mulacc float32x8
    c4d  c4627d580db60b0000        vpbroadcastd ymm9, dword ptr [rip + ce9c1d3c]
    c56  c4426da8c1                vfmadd213ps ymm8, ymm2, ymm9                         ; mulacc float32x8
    c5b  c4627d580dac0b0000        vpbroadcastd ymm9, dword ptr [rip + 6758633d]
    c64  c4426da8c1                vfmadd213ps ymm8, ymm2, ymm9                         ; mulacc float32x8
    c69  c4627d580da20b0000        vpbroadcastd ymm9, dword ptr [rip + f0fd753e]
    c72  c4426da8c1                vfmadd213ps ymm8, ymm2, ymm9                         ; mulacc float32x8
    c77  c4627d580d980b0000        vpbroadcastd ymm9, dword ptr [rip + 1872313f]
    c80  c4426da8c1                vfmadd213ps ymm8, ymm2, ymm9                         ; mulacc float32x8
    c85  c4627d580d8e0b0000        vpbroadcastd ymm9, dword ptr [rip + 0000803f]
    c8e  c4426da8c1                vfmadd213ps ymm8, ymm2, ymm9                         ; mulacc float32x8
    c93  c5ed72f716                vpslld ymm2, ymm7, 22                                ; shl uint32x8
    c98  c4627d580d7f0b0000        vpbroadcastd ymm9, dword ptr [rip + 0000807f]
    ca1  c4c16ddbd1                vpand ymm2, ymm2, ymm9                               ; and uint32x8
    ca6  c53c59c2                  vmulps ymm8, ymm8, ymm2                              ; mul float32x8
    caa  c5c572f717                vpslld ymm7, ymm7, 23                                ; shl uint32x8
    caf  c5c5fad2                  vpsubd ymm2, ymm7, ymm2                              ; sub uint32x8
    cb3  c5bc59d2                  vmulps ymm2, ymm8, ymm2                              ; mul float32x8
    cb7  c5dcc2f800                vcmpps ymm7, ymm4, ymm0, 0                           ; cmpeq boolx8
    cbc  c5dc5ce0                  vsubps ymm4, ymm4, ymm0                              ; sub float32x8
    cc0  c4627d58052b0b0000        vpbroadcastd ymm8, dword ptr [rip + 3baab83f]
    cc9  c4c15c59e0                vmulps ymm4, ymm4, ymm8                              ; mul float32x8
    cce  c4627d5805210b0000        vpbroadcastd ymm8, dword ptr [rip + 000016c3]
    cd7  c4415cc2c001              vcmpps ymm8, ymm4, ymm8, 1                           ; cmplt boolx8
    cdd  c4627d580d160b0000        vpbroadcastd ymm9, dword ptr [rip + 00000043]
    ce6  c5b45de4                  vminps ymm4, ymm9, ymm4                              ; where float32x8
    cea  c4627d580df90a0000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
    cf3  c4c35d4ae180              vblendvps ymm4, ymm4, ymm9, ymm8                     ; where float32x8
    cf9  c4627d580dfe0a0000        vpbroadcastd ymm9, dword ptr [rip + fe00404b]
    d02  c4415c58c9                vaddps ymm9, ymm4, ymm9                              ; add float32x8
    d07  c4627d5815f00a0000        vpbroadcastd ymm10, dword ptr [rip + fe00404b]
    d10  c441345cd2                vsubps ymm10, ymm9, ymm10                            ; sub float32x8
    d15  c4c15c5ce2                vsubps ymm4, ymm4, ymm10                             ; sub float32x8
    d1a  c4627d5815e10a0000        vpbroadcastd ymm10, dword ptr [rip + b4621a39]       ; mulacc float32x8
    d23  c4627d581ddc0a0000        vpbroadcastd ymm11, dword ptr [rip + c431af3a]
    d2c  c4425da8d3                vfmadd213ps ymm10, ymm4, ymm11                       ; mulacc float32x8
    d31  c4627d581dd20a0000        vpbroadcastd ymm11, dword ptr [rip + ce9c1d3c]
    d3a  c4425da8d3                vfmadd213ps ymm10, ymm4, ymm11                       ; mulacc float32x8
    d3f  c4627d581dc80a0000        vpbroadcastd ymm11, dword ptr [rip + 6758633d]
    d48  c4425da8d3                vfmadd213ps ymm10, ymm4, ymm11                       ; mulacc float32x8
    d4d  c4627d581dbe0a0000        vpbroadcastd ymm11, dword ptr [rip + f0fd753e]
    d56  c4425da8d3                vfmadd213ps ymm10, ymm4, ymm11                       ; mulacc float32x8
    d5b  c4627d581db40a0000        vpbroadcastd ymm11, dword ptr [rip + 1872313f]
    d64  c4425da8d3                vfmadd213ps ymm10, ymm4, ymm11                       ; mulacc float32x8
    d69  c4627d581daa0a0000        vpbroadcastd ymm11, dword ptr [rip + 0000803f]
    d72  c4425da8d3                vfmadd213ps ymm10, ymm4, ymm11                       ; mulacc float32x8
    d77  c4c15d72f116              vpslld ymm4, ymm9, 22                                ; shl uint32x8
    d7d  c4627d581d9a0a0000        vpbroadcastd ymm11, dword ptr [rip + 0000807f]
    d86  c4c15ddbe3                vpand ymm4, ymm4, ymm11                              ; and uint32x8
    d8b  c52c59d4                  vmulps ymm10, ymm10, ymm4                            ; mul float32x8
    d8f  c4c13572f117              vpslld ymm9, ymm9, 23                                ; shl uint32x8
    d95  c5b5fae4                  vpsubd ymm4, ymm9, ymm4                              ; sub uint32x8
    d99  c5ac59e4                  vmulps ymm4, ymm10, ymm4                             ; mul float32x8
    d9d  c4627d580d460a0000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
    da6  c4c35d4ae180              vblendvps ymm4, ymm4, ymm9, ymm8                     ; where float32x8
    dac  c4627d5805670a0000        vpbroadcastd ymm8, dword ptr [rip + 0000803f]
    db5  c4c35d4ae070              vblendvps ymm4, ymm4, ymm8, ymm7                     ; where float32x8
    dbb  c5fc103c24                vmovups ymm7, ymmword ptr [rsp]
    dc0  c5c459e4                  vmulps ymm4, ymm7, ymm4                              ; mul float32x8
    dc4  c4e27d583d1f0a0000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
    dcd  c4e36d4ad760              vblendvps ymm2, ymm2, ymm7, ymm6                     ; where float32x8
    dd3  c4e27d5835400a0000        vpbroadcastd ymm6, dword ptr [rip + 0000803f]
    ddc  c4e36d4ace10              vblendvps ymm1, ymm2, ymm6, ymm1                     ; where float32x8
    de2  c5fc10542420              vmovups ymm2, ymmword ptr [rsp + 32]
    de8  c4e26db8e1                vfmadd231ps ymm4, ymm2, ymm1                         ; mulacc float32x8
    ded  c5fc5fcd                  vmaxps ymm1, ymm0, ymm5                              ; max float32x8
    df1  c5fcc2d003                vcmpps ymm2, ymm0, ymm0, 3
    df6  c4e3754ac820              vblendvps ymm1, ymm1, ymm0, ymm2
    dfc  c5d4c2d100                vcmpps ymm2, ymm5, ymm1, 0                           ; cmpeq boolx8
    e01  c5d45ce9                  vsubps ymm5, ymm5, ymm1                              ; sub float32x8
    e05  c4e27d5835e6090000        vpbroadcastd ymm6, dword ptr [rip + 3baab83f]
    e0e  c5d459ee                  vmulps ymm5, ymm5, ymm6                              ; mul float32x8
    e12  c4e27d5835dd090000        vpbroadcastd ymm6, dword ptr [rip + 000016c3]
    e1b  c5d4c2f601                vcmpps ymm6, ymm5, ymm6, 1                           ; cmplt boolx8
    e20  c4e27d583dd3090000        vpbroadcastd ymm7, dword ptr [rip + 00000043]
    e29  c5c45ded                  vminps ymm5, ymm7, ymm5                              ; where float32x8
    e2d  c4e27d583db6090000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
    e36  c4e3554aef60              vblendvps ymm5, ymm5, ymm7, ymm6                     ; where float32x8
    e3c  c4e27d583dbb090000        vpbroadcastd ymm7, dword ptr [rip + fe00404b]
    e45  c5d458ff                  vaddps ymm7, ymm5, ymm7                              ; add float32x8
    e49  c4627d5805ae090000        vpbroadcastd ymm8, dword ptr [rip + fe00404b]
    e52  c441445cc0                vsubps ymm8, ymm7, ymm8                              ; sub float32x8
    e57  c4c1545ce8                vsubps ymm5, ymm5, ymm8                              ; sub float32x8
    e5c  c4627d58059f090000        vpbroadcastd ymm8, dword ptr [rip + b4621a39]        ; mulacc float32x8
    e65  c4627d580d9a090000        vpbroadcastd ymm9, dword ptr [rip + c431af3a]
    e6e  c44255a8c1                vfmadd213ps ymm8, ymm5, ymm9                         ; mulacc float32x8
    e73  c4627d580d90090000        vpbroadcastd ymm9, dword ptr [rip + ce9c1d3c]
    e7c  c44255a8c1                vfmadd213ps ymm8, ymm5, ymm9                         ; mulacc float32x8
    e81  c4627d580d86090000        vpbroadcastd ymm9, dword ptr [rip + 6758633d]
    e8a  c44255a8c1                vfmadd213ps ymm8, ymm5, ymm9                         ; mulacc float32x8
    e8f  c4627d580d7c090000        vpbroadcastd ymm9, dword ptr [rip + f0fd753e]
    e98  c44255a8c1                vfmadd213ps ymm8, ymm5, ymm9                         ; mulacc float32x8
    e9d  c4627d580d72090000        vpbroadcastd ymm9, dword ptr [rip + 1872313f]
    ea6  c44255a8c1                vfmadd213ps ymm8, ymm5, ymm9                         ; mulacc float32x8
    eab  c4627d580d68090000        vpbroadcastd ymm9, dword ptr [rip + 0000803f]
    eb4  c44255a8c1                vfmadd213ps ymm8, ymm5, ymm9                         ; mulacc float32x8
    eb9  c5d572f716                vpslld ymm5, ymm7, 22                                ; shl uint32x8
    ebe  c4627d580d59090000        vpbroadcastd ymm9, dword ptr [rip + 0000807f]
    ec7  c4c155dbe9                vpand ymm5, ymm5, ymm9                               ; and uint32x8
    ecc  c53c59c5                  vmulps ymm8, ymm8, ymm5                              ; mul float32x8
    ed0  c5c572f717                vpslld ymm7, ymm7, 23                                ; shl uint32x8
    ed5  c5c5faed                  vpsubd ymm5, ymm7, ymm5                              ; sub uint32x8
    ed9  c5bc59ed                  vmulps ymm5, ymm8, ymm5                              ; mul float32x8
    edd  c5fcc2f900                vcmpps ymm7, ymm0, ymm1, 0                           ; cmpeq boolx8
    ee2  c5fc5cc1                  vsubps ymm0, ymm0, ymm1                              ; sub float32x8
    ee6  c4627d580505090000        vpbroadcastd ymm8, dword ptr [rip + 3baab83f]
    eef  c4c17c59c0                vmulps ymm0, ymm0, ymm8                              ; mul float32x8
    ef4  c4627d5805fb080000        vpbroadcastd ymm8, dword ptr [rip + 000016c3]
    efd  c4417cc2c001              vcmpps ymm8, ymm0, ymm8, 1                           ; cmplt boolx8
    f03  c4627d580df0080000        vpbroadcastd ymm9, dword ptr [rip + 00000043]
    f0c  c5b45dc0                  vminps ymm0, ymm9, ymm0                              ; where float32x8
    f10  c4627d580dd3080000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
    f19  c4c37d4ac180              vblendvps ymm0, ymm0, ymm9, ymm8                     ; where float32x8
    f1f  c4627d580dd8080000        vpbroadcastd ymm9, dword ptr [rip + fe00404b]
    f28  c4417c58c9                vaddps ymm9, ymm0, ymm9                              ; add float32x8
    f2d  c4627d5815ca080000        vpbroadcastd ymm10, dword ptr [rip + fe00404b]
    f36  c441345cd2                vsubps ymm10, ymm9, ymm10                            ; sub float32x8
    f3b  c4c17c5cc2                vsubps ymm0, ymm0, ymm10                             ; sub float32x8
    f40  c4627d5815bb080000        vpbroadcastd ymm10, dword ptr [rip + b4621a39]       ; mulacc float32x8
    f49  c4627d581db6080000        vpbroadcastd ymm11, dword ptr [rip + c431af3a]
    f52  c4427da8d3                vfmadd213ps ymm10, ymm0, ymm11                       ; mulacc float32x8
    f57  c4627d581dac080000        vpbroadcastd ymm11, dword ptr [rip + ce9c1d3c]
    f60  c4427da8d3                vfmadd213ps ymm10, ymm0, ymm11                       ; mulacc float32x8
    f65  c4627d581da2080000        vpbroadcastd ymm11, dword ptr [rip + 6758633d]
    f6e  c4427da8d3                vfmadd213ps ymm10, ymm0, ymm11                       ; mulacc float32x8
    f73  c4627d581d98080000        vpbroadcastd ymm11, dword ptr [rip + f0fd753e]
    f7c  c4427da8d3                vfmadd213ps ymm10, ymm0, ymm11                       ; mulacc float32x8
    f81  c4627d581d8e080000        vpbroadcastd ymm11, dword ptr [rip + 1872313f]
    f8a  c4427da8d3                vfmadd213ps ymm10, ymm0, ymm11                       ; mulacc float32x8
    f8f  c4627d581d84080000        vpbroadcastd ymm11, dword ptr [rip + 0000803f]
    f98  c4427da8d3                vfmadd213ps ymm10, ymm0, ymm11                       ; mulacc float32x8
    f9d  c4c17d72f116              vpslld ymm0, ymm9, 22                                ; shl uint32x8
    fa3  c4627d581d74080000        vpbroadcastd ymm11, dword ptr [rip + 0000807f]
    fac  c4c17ddbc3                vpand ymm0, ymm0, ymm11                              ; and uint32x8
    fb1  c52c59d0                  vmulps ymm10, ymm10, ymm0                            ; mul float32x8
    fb5  c4c13572f117              vpslld ymm9, ymm9, 23                                ; shl uint32x8
    fbb  c5b5fac0                  vpsubd ymm0, ymm9, ymm0                              ; sub uint32x8
    fbf  c5ac59c0                  vmulps ymm0, ymm10, ymm0                             ; mul float32x8
    fc3  c4627d580d20080000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
    fcc  c4c37d4ac180              vblendvps ymm0, ymm0, ymm9, ymm8                     ; where float32x8
    fd2  c4627d580541080000        vpbroadcastd ymm8, dword ptr [rip + 0000803f]
    fdb  c4c37d4ac070              vblendvps ymm0, ymm0, ymm8, ymm7                     ; where float32x8
    fe1  c5dc59c0                  vmulps ymm0, ymm4, ymm0                              ; mul float32x8
    fe5  c4e27d5825fe070000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
    fee  c4e3554ae460              vblendvps ymm4, ymm5, ymm4, ymm6                     ; where float32x8
    ff4  c4e27d582d1f080000        vpbroadcastd ymm5, dword ptr [rip + 0000803f]
    ffd  c4e35d4ad520              vblendvps ymm2, ymm4, ymm5, ymm2                     ; where float32x8
   1003  c4e265b8c2                vfmadd231ps ymm0, ymm3, ymm2                         ; mulacc float32x8
   1008  c4e37d19ca01              vextractf128 xmm2, ymm1, 1                           ; gep float32x4
   100e  c5f05fda                  vmaxps xmm3, xmm1, xmm2                              ; max float32x4
   1012  c5f0c2e103                vcmpps xmm4, xmm1, xmm1, 3
   1017  c4e3614ad940              vblendvps xmm3, xmm3, xmm1, xmm4
   101d  c5f0c2e300                vcmpps xmm4, xmm1, xmm3, 0                           ; cmpeq boolx4
   1022  c5f05ccb                  vsubps xmm1, xmm1, xmm3                              ; sub float32x4
   1026  c4e279582dc5070000        vpbroadcastd xmm5, dword ptr [rip + 3baab83f]
   102f  c5f059cd                  vmulps xmm1, xmm1, xmm5                              ; mul float32x4
   1033  c4e279582dbc070000        vpbroadcastd xmm5, dword ptr [rip + 000016c3]
   103c  c5f0c2ed01                vcmpps xmm5, xmm1, xmm5, 1                           ; cmplt boolx4
   1041  c4e2795835b2070000        vpbroadcastd xmm6, dword ptr [rip + 00000043]
   104a  c5c85dc9                  vminps xmm1, xmm6, xmm1                              ; where float32x4
   104e  c4e279583595070000        vpbroadcastd xmm6, dword ptr [rip + 00000000]
   1057  c4e3714ace50              vblendvps xmm1, xmm1, xmm6, xmm5                     ; where float32x4
   105d  c4e27958359a070000        vpbroadcastd xmm6, dword ptr [rip + fe00404b]
   1066  c5f058f6                  vaddps xmm6, xmm1, xmm6                              ; add float32x4
   106a  c4e279583d8d070000        vpbroadcastd xmm7, dword ptr [rip + fe00404b]
   1073  c5c85cff                  vsubps xmm7, xmm6, xmm7                              ; sub float32x4
   1077  c5f05ccf                  vsubps xmm1, xmm1, xmm7                              ; sub float32x4
   107b  c4e279583d80070000        vpbroadcastd xmm7, dword ptr [rip + b4621a39]        ; mulacc float32x4
   1084  c4627958057b070000        vpbroadcastd xmm8, dword ptr [rip + c431af3a]
   108d  c4c271a8f8                vfmadd213ps xmm7, xmm1, xmm8                         ; mulacc float32x4
   1092  c46279580571070000        vpbroadcastd xmm8, dword ptr [rip + ce9c1d3c]
   109b  c4c271a8f8                vfmadd213ps xmm7, xmm1, xmm8                         ; mulacc float32x4
   10a0  c46279580567070000        vpbroadcastd xmm8, dword ptr [rip + 6758633d]
   10a9  c4c271a8f8                vfmadd213ps xmm7, xmm1, xmm8                         ; mulacc float32x4
   10ae  c4627958055d070000        vpbroadcastd xmm8, dword ptr [rip + f0fd753e]
   10b7  c4c271a8f8                vfmadd213ps xmm7, xmm1, xmm8                         ; mulacc float32x4
   10bc  c46279580553070000        vpbroadcastd xmm8, dword ptr [rip + 1872313f]
   10c5  c4c271a8f8                vfmadd213ps xmm7, xmm1, xmm8                         ; mulacc float32x4
   10ca  c46279580549070000        vpbroadcastd xmm8, dword ptr [rip + 0000803f]
   10d3  c4c271a8f8                vfmadd213ps xmm7, xmm1, xmm8                         ; mulacc float32x4
   10d8  c5f172f616                vpslld xmm1, xmm6, 22                                ; shl uint32x4
   10dd  c4627958053a070000        vpbroadcastd xmm8, dword ptr [rip + 0000807f]
   10e6  c4c171dbc8                vpand xmm1, xmm1, xmm8                               ; and uint32x4
   10eb  c5c059f9                  vmulps xmm7, xmm7, xmm1                              ; mul float32x4
   10ef  c5c972f617                vpslld xmm6, xmm6, 23                                ; shl uint32x4
   10f4  c5c9fac9                  vpsubd xmm1, xmm6, xmm1                              ; sub uint32x4
   10f8  c5c059c9                  vmulps xmm1, xmm7, xmm1                              ; mul float32x4
   10fc  c5e8c2f300                vcmpps xmm6, xmm2, xmm3, 0                           ; cmpeq boolx4
   1101  c5e85cd3                  vsubps xmm2, xmm2, xmm3                              ; sub float32x4
   1105  c4e279583de6060000        vpbroadcastd xmm7, dword ptr [rip + 3baab83f]
   110e  c5e859d7                  vmulps xmm2, xmm2, xmm7                              ; mul float32x4
   1112  c4e279583ddd060000        vpbroadcastd xmm7, dword ptr [rip + 000016c3]
   111b  c5e8c2ff01                vcmpps xmm7, xmm2, xmm7, 1                           ; cmplt boolx4
   1120  c462795805d3060000        vpbroadcastd xmm8, dword ptr [rip + 00000043]
   1129  c5b85dd2                  vminps xmm2, xmm8, xmm2                              ; where float32x4
   112d  c462795805b6060000        vpbroadcastd xmm8, dword ptr [rip + 00000000]
   1136  c4c3694ad070              vblendvps xmm2, xmm2, xmm8, xmm7                     ; where float32x4
   113c  c462795805bb060000        vpbroadcastd xmm8, dword ptr [rip + fe00404b]
   1145  c4416858c0                vaddps xmm8, xmm2, xmm8                              ; add float32x4
   114a  c46279580dad060000        vpbroadcastd xmm9, dword ptr [rip + fe00404b]
   1153  c441385cc9                vsubps xmm9, xmm8, xmm9                              ; sub float32x4
   1158  c4c1685cd1                vsubps xmm2, xmm2, xmm9                              ; sub float32x4
   115d  c46279580d9e060000        vpbroadcastd xmm9, dword ptr [rip + b4621a39]        ; mulacc float32x4
   1166  c46279581599060000        vpbroadcastd xmm10, dword ptr [rip + c431af3a]
   116f  c44269a8ca                vfmadd213ps xmm9, xmm2, xmm10                        ; mulacc float32x4
   1174  c4627958158f060000        vpbroadcastd xmm10, dword ptr [rip + ce9c1d3c]
   117d  c44269a8ca                vfmadd213ps xmm9, xmm2, xmm10                        ; mulacc float32x4
   1182  c46279581585060000        vpbroadcastd xmm10, dword ptr [rip + 6758633d]
   118b  c44269a8ca                vfmadd213ps xmm9, xmm2, xmm10                        ; mulacc float32x4
   1190  c4627958157b060000        vpbroadcastd xmm10, dword ptr [rip + f0fd753e]
   1199  c44269a8ca                vfmadd213ps xmm9, xmm2, xmm10                        ; mulacc float32x4
   119e  c46279581571060000        vpbroadcastd xmm10, dword ptr [rip + 1872313f]
   11a7  c44269a8ca                vfmadd213ps xmm9, xmm2, xmm10                        ; mulacc float32x4
   11ac  c46279581567060000        vpbroadcastd xmm10, dword ptr [rip + 0000803f]
   11b5  c44269a8ca                vfmadd213ps xmm9, xmm2, xmm10                        ; mulacc float32x4
   11ba  c4c16972f016              vpslld xmm2, xmm8, 22                                ; shl uint32x4
   11c0  c46279581557060000        vpbroadcastd xmm10, dword ptr [rip + 0000807f]
   11c9  c4c169dbd2                vpand xmm2, xmm2, xmm10                              ; and uint32x4
   11ce  c53059ca                  vmulps xmm9, xmm9, xmm2                              ; mul float32x4
   11d2  c4c13972f017              vpslld xmm8, xmm8, 23                                ; shl uint32x4
   11d8  c5b9fad2                  vpsubd xmm2, xmm8, xmm2                              ; sub uint32x4
   11dc  c5b059d2                  vmulps xmm2, xmm9, xmm2                              ; mul float32x4
   11e0  c46279580503060000        vpbroadcastd xmm8, dword ptr [rip + 00000000]
   11e9  c4c3694ad070              vblendvps xmm2, xmm2, xmm8, xmm7                     ; where float32x4
   11ef  c4e279583d24060000        vpbroadcastd xmm7, dword ptr [rip + 0000803f]
   11f8  c4e3694ad760              vblendvps xmm2, xmm2, xmm7, xmm6                     ; where float32x4
   11fe  c4e37d19c601              vextractf128 xmm6, ymm0, 1                           ; gep float32x4
   1204  c5c859d2                  vmulps xmm2, xmm6, xmm2                              ; mul float32x4
   1208  c4e2795835db050000        vpbroadcastd xmm6, dword ptr [rip + 00000000]
   1211  c4e3714ace50              vblendvps xmm1, xmm1, xmm6, xmm5                     ; where float32x4
   1217  c4e279582dfc050000        vpbroadcastd xmm5, dword ptr [rip + 0000803f]
   1220  c4e3714acd40              vblendvps xmm1, xmm1, xmm5, xmm4                     ; where float32x4
   1226  c4e279b8d1                vfmadd231ps xmm2, xmm0, xmm1                         ; mulacc float32x4
   122b  c5e115c3                  vunpckhpd xmm0, xmm3, xmm3                           ; gep float32x2
   122f  c5e05fc8                  vmaxps xmm1, xmm3, xmm0                              ; max float32x2
   1233  c5e0c2e303                vcmpps xmm4, xmm3, xmm3, 3
   1238  c4e3714acb40              vblendvps xmm1, xmm1, xmm3, xmm4
   123e  c5e0c2e100                vcmpps xmm4, xmm3, xmm1, 0                           ; cmpeq boolx2
   1243  c5e05cd9                  vsubps xmm3, xmm3, xmm1                              ; sub float32x2
   1247  c4e279582da4050000        vpbroadcastd xmm5, dword ptr [rip + 3baab83f]
   1250  c5e059dd                  vmulps xmm3, xmm3, xmm5                              ; mul float32x2
   1254  c4e279582d9b050000        vpbroadcastd xmm5, dword ptr [rip + 000016c3]
   125d  c5e0c2ed01                vcmpps xmm5, xmm3, xmm5, 1                           ; cmplt boolx2
   1262  c4e279583591050000        vpbroadcastd xmm6, dword ptr [rip + 00000043]
   126b  c5c85ddb                  vminps xmm3, xmm6, xmm3                              ; where float32x2
   126f  c4e279583574050000        vpbroadcastd xmm6, dword ptr [rip + 00000000]
   1278  c4e3614ade50              vblendvps xmm3, xmm3, xmm6, xmm5                     ; where float32x2
   127e  c4e279583579050000        vpbroadcastd xmm6, dword ptr [rip + fe00404b]
   1287  c5e058f6                  vaddps xmm6, xmm3, xmm6                              ; add float32x2
   128b  c4e279583d6c050000        vpbroadcastd xmm7, dword ptr [rip + fe00404b]
   1294  c5c85cff                  vsubps xmm7, xmm6, xmm7                              ; sub float32x2
   1298  c5e05cdf                  vsubps xmm3, xmm3, xmm7                              ; sub float32x2
   129c  c4e279583d5f050000        vpbroadcastd xmm7, dword ptr [rip + b4621a39]        ; mulacc float32x2
   12a5  c4627958055a050000        vpbroadcastd xmm8, dword ptr [rip + c431af3a]
   12ae  c4c261a8f8                vfmadd213ps xmm7, xmm3, xmm8                         ; mulacc float32x2
   12b3  c46279580550050000        vpbroadcastd xmm8, dword ptr [rip + ce9c1d3c]
   12bc  c4c261a8f8                vfmadd213ps xmm7, xmm3, xmm8                         ; mulacc float32x2
   12c1  c46279580546050000        vpbroadcastd xmm8, dword ptr [rip + 6758633d]
   12ca  c4c261a8f8                vfmadd213ps xmm7, xmm3, xmm8                         ; mulacc float32x2
   12cf  c4627958053c050000        vpbroadcastd xmm8, dword ptr [rip + f0fd753e]
   12d8  c4c261a8f8                vfmadd213ps xmm7, xmm3, xmm8                         ; mulacc float32x2
   12dd  c46279580532050000        vpbroadcastd xmm8, dword ptr [rip + 1872313f]
   12e6  c4c261a8f8                vfmadd213ps xmm7, xmm3, xmm8                         ; mulacc float32x2
   12eb  c46279580528050000        vpbroadcastd xmm8, dword ptr [rip + 0000803f]
   12f4  c4c261a8f8                vfmadd213ps xmm7, xmm3, xmm8                         ; mulacc float32x2
   12f9  c5e172f616                vpslld xmm3, xmm6, 22                                ; shl uint32x2
   12fe  c46279580519050000        vpbroadcastd xmm8, dword ptr [rip + 0000807f]
   1307  c4c161dbd8                vpand xmm3, xmm3, xmm8                               ; and uint32x2
   130c  c5c059fb                  vmulps xmm7, xmm7, xmm3                              ; mul float32x2
   1310  c5c972f617                vpslld xmm6, xmm6, 23                                ; shl uint32x2
   1315  c5c9fadb                  vpsubd xmm3, xmm6, xmm3                              ; sub uint32x2
   1319  c5c059db                  vmulps xmm3, xmm7, xmm3                              ; mul float32x2
   131d  c5f8c2f100                vcmpps xmm6, xmm0, xmm1, 0                           ; cmpeq boolx2
   1322  c5f85cc1                  vsubps xmm0, xmm0, xmm1                              ; sub float32x2
   1326  c4e279583dc5040000        vpbroadcastd xmm7, dword ptr [rip + 3baab83f]
   132f  c5f859c7                  vmulps xmm0, xmm0, xmm7                              ; mul float32x2
   1333  c4e279583dbc040000        vpbroadcastd xmm7, dword ptr [rip + 000016c3]
   133c  c5f8c2ff01                vcmpps xmm7, xmm0, xmm7, 1                           ; cmplt boolx2
   1341  c462795805b2040000        vpbroadcastd xmm8, dword ptr [rip + 00000043]
   134a  c5b85dc0                  vminps xmm0, xmm8, xmm0                              ; where float32x2
   134e  c46279580595040000        vpbroadcastd xmm8, dword ptr [rip + 00000000]
   1357  c4c3794ac070              vblendvps xmm0, xmm0, xmm8, xmm7                     ; where float32x2
   135d  c4627958059a040000        vpbroadcastd xmm8, dword ptr [rip + fe00404b]
   1366  c4417858c0                vaddps xmm8, xmm0, xmm8                              ; add float32x2
   136b  c46279580d8c040000        vpbroadcastd xmm9, dword ptr [rip + fe00404b]
   1374  c441385cc9                vsubps xmm9, xmm8, xmm9                              ; sub float32x2
   1379  c4c1785cc1                vsubps xmm0, xmm0, xmm9                              ; sub float32x2
   137e  c46279580d7d040000        vpbroadcastd xmm9, dword ptr [rip + b4621a39]        ; mulacc float32x2
   1387  c46279581578040000        vpbroadcastd xmm10, dword ptr [rip + c431af3a]
   1390  c44279a8ca                vfmadd213ps xmm9, xmm0, xmm10                        ; mulacc float32x2
   1395  c4627958156e040000        vpbroadcastd xmm10, dword ptr [rip + ce9c1d3c]
   139e  c44279a8ca                vfmadd213ps xmm9, xmm0, xmm10                        ; mulacc float32x2
   13a3  c46279581564040000        vpbroadcastd xmm10, dword ptr [rip + 6758633d]
   13ac  c44279a8ca                vfmadd213ps xmm9, xmm0, xmm10                        ; mulacc float32x2
   13b1  c4627958155a040000        vpbroadcastd xmm10, dword ptr [rip + f0fd753e]
   13ba  c44279a8ca                vfmadd213ps xmm9, xmm0, xmm10                        ; mulacc float32x2
   13bf  c46279581550040000        vpbroadcastd xmm10, dword ptr [rip + 1872313f]
   13c8  c44279a8ca                vfmadd213ps xmm9, xmm0, xmm10                        ; mulacc float32x2
   13cd  c46279581546040000        vpbroadcastd xmm10, dword ptr [rip + 0000803f]
   13d6  c44279a8ca                vfmadd213ps xmm9, xmm0, xmm10                        ; mulacc float32x2
   13db  c4c17972f016              vpslld xmm0, xmm8, 22                                ; shl uint32x2
   13e1  c46279581536040000        vpbroadcastd xmm10, dword ptr [rip + 0000807f]
   13ea  c4c179dbc2                vpand xmm0, xmm0, xmm10                              ; and uint32x2
   13ef  c53059c8                  vmulps xmm9, xmm9, xmm0                              ; mul float32x2
   13f3  c4c13972f017              vpslld xmm8, xmm8, 23                                ; shl uint32x2
   13f9  c5b9fac0                  vpsubd xmm0, xmm8, xmm0                              ; sub uint32x2
   13fd  c5b059c0                  vmulps xmm0, xmm9, xmm0                              ; mul float32x2
   1401  c462795805e2030000        vpbroadcastd xmm8, dword ptr [rip + 00000000]
   140a  c4c3794ac070              vblendvps xmm0, xmm0, xmm8, xmm7                     ; where float32x2
   1410  c4e279583d03040000        vpbroadcastd xmm7, dword ptr [rip + 0000803f]
   1419  c4e3794ac760              vblendvps xmm0, xmm0, xmm7, xmm6                     ; where float32x2
   141f  c5e915f2                  vunpckhpd xmm6, xmm2, xmm2                           ; gep float32x2
   1423  c5c859c0                  vmulps xmm0, xmm6, xmm0                              ; mul float32x2
   1427  c4e2795835bc030000        vpbroadcastd xmm6, dword ptr [rip + 00000000]
   1430  c4e3614ade50              vblendvps xmm3, xmm3, xmm6, xmm5                     ; where float32x2
   1436  c4e279582ddd030000        vpbroadcastd xmm5, dword ptr [rip + 0000803f]
   143f  c4e3614add40              vblendvps xmm3, xmm3, xmm5, xmm4                     ; where float32x2
   1445  c4e269b8c3                vfmadd231ps xmm0, xmm2, xmm3                         ; mulacc float32x2
   144a  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
   144f  c5f25fda                  vmaxss xmm3, xmm1, xmm2                              ; max float32
   1453  c5f2c2e103                vcmpss xmm4, xmm1, xmm1, 3
   1458  c4e3614ad940              vblendvps xmm3, xmm3, xmm1, xmm4
   145e  c5f2c2e300                vcmpss xmm4, xmm1, xmm3, 0                           ; cmpeq bool
   1463  c5f97ee7                  vmovd edi, xmm4
   1467  83e701                    and edi, 1
   146a  c5f25ccb                  vsubss xmm1, xmm1, xmm3                              ; sub float32
   146e  c5f2590d7e030000          vmulss xmm1, xmm1, dword ptr [rip + 3baab83f]        ; mul float32
   1476  c5f2c2257903000001        vcmpss xmm4, xmm1, dword ptr [rip + 000016c3], 1     ; cmplt bool
   147f  c4c1797ee0                vmovd r8d, xmm4
   1484  4183e001                  and r8d, 1
   1488  c5fa10256c030000          vmovss xmm4, dword ptr [rip + 00000043]
   1490  c5da5dc9                  vminss xmm1, xmm4, xmm1                              ; where float32
   1494  4d8bc8                    mov r9, r8                                           ; where float32
   1497  41f7d9                    neg r9d
   149a  c4c1796ee1                vmovd xmm4, r9d
   149f  c5fa102d45030000          vmovss xmm5, dword ptr [rip + 00000000]
   14a7  c4e3714acd40              vblendvps xmm1, xmm1, xmm5, xmm4                     ; where float32
   14ad  c5f258254b030000          vaddss xmm4, xmm1, dword ptr [rip + fe00404b]        ; add float32
   14b5  c5da5c2d43030000          vsubss xmm5, xmm4, dword ptr [rip + fe00404b]        ; sub float32
   14bd  c5f25ccd                  vsubss xmm1, xmm1, xmm5                              ; sub float32
   14c1  c5fa102d3b030000          vmovss xmm5, dword ptr [rip + b4621a39]              ; mulacc float32
   14c9  c4e271a92d36030000        vfmadd213ss xmm5, xmm1, dword ptr [rip + c431af3a]
   14d2  c4e271a92d31030000        vfmadd213ss xmm5, xmm1, dword ptr [rip + ce9c1d3c]   ; mulacc float32
   14db  c4e271a92d2c030000        vfmadd213ss xmm5, xmm1, dword ptr [rip + 6758633d]   ; mulacc float32
   14e4  c4e271a92d27030000        vfmadd213ss xmm5, xmm1, dword ptr [rip + f0fd753e]   ; mulacc float32
   14ed  c4e271a92d22030000        vfmadd213ss xmm5, xmm1, dword ptr [rip + 1872313f]   ; mulacc float32
   14f6  c4e271a92d1d030000        vfmadd213ss xmm5, xmm1, dword ptr [rip + 0000803f]   ; mulacc float32
   14ff  c4c1797ee1                vmovd r9d, xmm4                                      ; bitcast uint32
   1504  4d8bd1                    mov r10, r9                                          ; shl uint32
   1507  41c1e216                  shl r10d, 22
   150b  4181e20000807f            and r10d, 2139095040                                 ; and uint32
   1512  c4c1796eca                vmovd xmm1, r10d                                     ; bitcast float32
   1517  c5d259c9                  vmulss xmm1, xmm5, xmm1                              ; mul float32
   151b  41c1e117                  shl r9d, 23                                          ; shl uint32
   151f  452bca                    sub r9d, r10d                                        ; sub uint32
   1522  c4c1796ee1                vmovd xmm4, r9d                                      ; bitcast float32
   1527  c5f259cc                  vmulss xmm1, xmm1, xmm4                              ; mul float32
   152b  c5eac2e300                vcmpss xmm4, xmm2, xmm3, 0                           ; cmpeq bool
   1530  c4c1797ee1                vmovd r9d, xmm4
   1535  4183e101                  and r9d, 1
   1539  c5ea5cd3                  vsubss xmm2, xmm2, xmm3                              ; sub float32
   153d  c5ea5915af020000          vmulss xmm2, xmm2, dword ptr [rip + 3baab83f]        ; mul float32
   1545  c5eac225aa02000001        vcmpss xmm4, xmm2, dword ptr [rip + 000016c3], 1     ; cmplt bool
   154e  c4c1797ee2                vmovd r10d, xmm4
   1553  4183e201                  and r10d, 1
   1557  c5fa10259d020000          vmovss xmm4, dword ptr [rip + 00000043]
   155f  c5da5dd2                  vminss xmm2, xmm4, xmm2                              ; where float32
   1563  4d8bda                    mov r11, r10                                         ; where float32
   1566  41f7db                    neg r11d
   1569  c4c1796ee3                vmovd xmm4, r11d
   156e  c5fa102d76020000          vmovss xmm5, dword ptr [rip + 00000000]
   1576  c4e3694ad540              vblendvps xmm2, xmm2, xmm5, xmm4                     ; where float32
   157c  c5ea58257c020000          vaddss xmm4, xmm2, dword ptr [rip + fe00404b]        ; add float32
   1584  c5da5c2d74020000          vsubss xmm5, xmm4, dword ptr [rip + fe00404b]        ; sub float32
   158c  c5ea5cd5                  vsubss xmm2, xmm2, xmm5                              ; sub float32
   1590  c5fa102d6c020000          vmovss xmm5, dword ptr [rip + b4621a39]              ; mulacc float32
   1598  c4e269a92d67020000        vfmadd213ss xmm5, xmm2, dword ptr [rip + c431af3a]
   15a1  c4e269a92d62020000        vfmadd213ss xmm5, xmm2, dword ptr [rip + ce9c1d3c]   ; mulacc float32
   15aa  c4e269a92d5d020000        vfmadd213ss xmm5, xmm2, dword ptr [rip + 6758633d]   ; mulacc float32
   15b3  c4e269a92d58020000        vfmadd213ss xmm5, xmm2, dword ptr [rip + f0fd753e]   ; mulacc float32
   15bc  c4e269a92d53020000        vfmadd213ss xmm5, xmm2, dword ptr [rip + 1872313f]   ; mulacc float32
   15c5  c4e269a92d4e020000        vfmadd213ss xmm5, xmm2, dword ptr [rip + 0000803f]   ; mulacc float32
   15ce  c4c1797ee3                vmovd r11d, xmm4                                     ; bitcast uint32
   15d3  498bdb                    mov rbx, r11                                         ; shl uint32
   15d6  c1e316                    shl ebx, 22
   15d9  81e30000807f              and ebx, 2139095040                                  ; and uint32
   15df  c5f96ed3                  vmovd xmm2, ebx                                      ; bitcast float32
   15e3  c5d259d2                  vmulss xmm2, xmm5, xmm2                              ; mul float32
   15e7  41c1e317                  shl r11d, 23                                         ; shl uint32
   15eb  442bdb                    sub r11d, ebx                                        ; sub uint32
   15ee  c4c1796ee3                vmovd xmm4, r11d                                     ; bitcast float32
   15f3  c5ea59d4                  vmulss xmm2, xmm2, xmm4                              ; mul float32
   15f7  41f7da                    neg r10d                                             ; where float32
   15fa  c4c1796ee2                vmovd xmm4, r10d
   15ff  c5fa102de5010000          vmovss xmm5, dword ptr [rip + 00000000]
   1607  c4e3694ad540              vblendvps xmm2, xmm2, xmm5, xmm4                     ; where float32
   160d  41f7d9                    neg r9d                                              ; where float32
   1610  c4c1796ee1                vmovd xmm4, r9d
   1615  c5fa102dff010000          vmovss xmm5, dword ptr [rip + 0000803f]
   161d  c4e3694ad540              vblendvps xmm2, xmm2, xmm5, xmm4                     ; where float32
   1623  c5d973d804                vpsrldq xmm4, xmm0, 4                                ; gep float32
   1628  c5da59d2                  vmulss xmm2, xmm4, xmm2                              ; mul float32
   162c  41f7d8                    neg r8d                                              ; where float32
   162f  c4c1796ee0                vmovd xmm4, r8d
   1634  c5fa102db0010000          vmovss xmm5, dword ptr [rip + 00000000]
   163c  c4e3714acd40              vblendvps xmm1, xmm1, xmm5, xmm4                     ; where float32
   1642  f7df                      neg edi                                              ; where float32
   1644  c5f96ee7                  vmovd xmm4, edi
   1648  c5fa102dcc010000          vmovss xmm5, dword ptr [rip + 0000803f]
   1650  c4e3714acd40              vblendvps xmm1, xmm1, xmm5, xmm4                     ; where float32
   1656  c4e279b9d1                vfmadd231ss xmm2, xmm0, xmm1                         ; mulacc float32
   165b  c5eac205c001000001        vcmpss xmm0, xmm2, dword ptr [rip + 00008000], 1     ; cmplt bool
   1664  c5f97ec7                  vmovd edi, xmm0
   1668  83e701                    and edi, 1
   166b  c5ea5905b5010000          vmulss xmm0, xmm2, dword ptr [rip + 0000004c]        ; mul float32
   1673  4c8bc7                    mov r8, rdi                                          ; where float32
   1676  41f7d8                    neg r8d
   1679  c4c1796ec8                vmovd xmm1, r8d
   167e  c4e3694ac010              vblendvps xmm0, xmm2, xmm0, xmm1
   1684  c4c1797ec0                vmovd r8d, xmm0                                      ; bitcast int32
   1689  458d880dfbcac0            lea r9d, [r8 - 1060439283]                           ; add int32
   1690  4d8bd1                    mov r10, r9                                          ; shr int32
   1693  41c1fa17                  sar r10d, 23
   1697  c5fa10054d010000          vmovss xmm0, dword ptr [rip + 00000000]
   169f  c4c17a2ac2                vcvtsi2ss xmm0, xmm0, r10d                           ; cast float32
   16a4  f7df                      neg edi                                              ; where float32
   16a6  c5f96ecf                  vmovd xmm1, edi
   16aa  c5fa10253a010000          vmovss xmm4, dword ptr [rip + 00000000]
   16b2  c5fa102d72010000          vmovss xmm5, dword ptr [rip + 0000c841]
   16ba  c4e3594acd10              vblendvps xmm1, xmm4, xmm5, xmm1                     ; where float32
   16c0  c5fa5cc1                  vsubss xmm0, xmm0, xmm1                              ; sub float32
   16c4  4181e1000080ff            and r9d, -8388608                                    ; and int32
   16cb  452bc1                    sub r8d, r9d                                         ; sub int32
   16ce  c4c1796ec8                vmovd xmm1, r8d                                      ; bitcast float32
   16d3  c5f25c0d41010000          vsubss xmm1, xmm1, dword ptr [rip + 0000803f]        ; sub float32
   16db  c5fa10254d010000          vmovss xmm4, dword ptr [rip + ce37f6bd]              ; mulacc float32
   16e3  c4e271a92548010000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 5b74413e]
   16ec  c4e271a92543010000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 4c3b40be]   ; mulacc float32
   16f5  c4e271a9253e010000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 79b2503e]   ; mulacc float32
   16fe  c4e271a92539010000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 3ebb75be]   ; mulacc float32
   1707  c4e271a92534010000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 39c8933e]   ; mulacc float32
   1710  c4e271a9252f010000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 5dabb8be]   ; mulacc float32
   1719  c4e271a9252a010000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 0838f63e]   ; mulacc float32
   1722  c4e271a92525010000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 3baa38bf]   ; mulacc float32
   172b  c4e271a92520010000        vfmadd213ss xmm4, xmm1, dword ptr [rip + eda8e23e]   ; mulacc float32
   1734  c5f259e4                  vmulss xmm4, xmm1, xmm4                              ; mul float32
   1738  c5f258cc                  vaddss xmm1, xmm1, xmm4                              ; add float32
   173c  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
   1740  c5fa100da4000000          vmovss xmm1, dword ptr [rip + 00000000]
   1748  c5f2c2ca01                vcmpss xmm1, xmm1, xmm2, 1                           ; cmplt bool
   174d  c5f97ecf                  vmovd edi, xmm1
   1751  83e701                    and edi, 1
   1754  c5eac20dc300000001        vcmpss xmm1, xmm2, dword ptr [rip + 0000807f], 1     ; cmplt bool
   175d  c4c1797ec8                vmovd r8d, xmm1
   1762  4183e001                  and r8d, 1
   1766  c5eac20d7d00000000        vcmpss xmm1, xmm2, dword ptr [rip + 00000000], 0     ; cmpeq bool
   176f  c4c1797ec9                vmovd r9d, xmm1
   1774  4183e101                  and r9d, 1
   1778  41f7d8                    neg r8d                                              ; where float32
   177b  c4c1796ec8                vmovd xmm1, r8d
   1780  c5fa101598000000          vmovss xmm2, dword ptr [rip + 0000807f]
   1788  c4e3694ac010              vblendvps xmm0, xmm2, xmm0, xmm1                     ; where float32
   178e  41f7d9                    neg r9d                                              ; where float32
   1791  c4c1796ec9                vmovd xmm1, r9d
   1796  c5fa1015ba000000          vmovss xmm2, dword ptr [rip + 0000c07f]
   179e  c5fa10254a000000          vmovss xmm4, dword ptr [rip + 000080ff]
   17a6  c4e3694acc10              vblendvps xmm1, xmm2, xmm4, xmm1                     ; where float32
   17ac  f7df                      neg edi                                              ; where float32
   17ae  c5f96ed7                  vmovd xmm2, edi
   17b2  c4e3714ac020              vblendvps xmm0, xmm1, xmm0, xmm2
   17b8  c5fa100d58000000          vmovss xmm1, dword ptr [rip + 1872313f]
   17c0  c4e271a9c3                vfmadd213ss xmm0, xmm1, xmm3                         ; mulacc float32
   17c5  c5fa1104b2                vmovss dword ptr [rdx + rsi*4], xmm0                 ; store void
   17ca  4881c100010000            add rcx, 256                                         ; end void
   17d1  83c601                    add esi, 1
   17d4  83fe08                    cmp esi, 8
   17d7  0f8c63e8ffff              jl loop_40
done_17dd:
   17dd  c5f877                    vzeroupper                                           ; sink void
   17e0  488ba42480000000          mov rsp, qword ptr [rsp + 128]
   17e8  8fc3                      pop rbx
   17ea  c3                        ret                                                  ; sink void
