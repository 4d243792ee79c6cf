logsumexp:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  488bc4                    mov rax, rsp
      7  4881ecc0000000            sub rsp, 192
      e  4883e4c0                  and rsp, -64
     12  4889842480000000          mov qword ptr [rsp + 128], rax
     1a  b800000000                mov eax, 0
     1f  488b17                    mov rdx, qword ptr [rdi]
     22  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 8>
     26  be00000000                mov esi, 0                                           ; range int32
loop_40:
     40  c4e27d580567180000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     49  c4e27d580d62180000        vpbroadcastd ymm1, dword ptr [rip + 000080ff]
     52  c4e27d581559180000        vpbroadcastd ymm2, dword ptr [rip + 000080ff]
     5b  c4e27d581d50180000        vpbroadcastd ymm3, dword ptr [rip + 000080ff]
     64  c4e27d582547180000        vpbroadcastd ymm4, dword ptr [rip + 000080ff]
     6d  c4e27d582d3a180000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
     76  c5fc112c24                vmovups ymmword ptr [rsp], ymm5
     7b  c4e27d582d2c180000        vpbroadcastd ymm5, dword ptr [rip + 00000000]        ; range int32
     84  c5fc116c2440              vmovups ymmword ptr [rsp + 64], ymm5
     8a  c4e27d582d1d180000        vpbroadcastd ymm5, dword ptr [rip + 00000000]        ; range int32
     93  c5fc116c2420              vmovups ymmword ptr [rsp + 32], ymm5
     99  bf00000000                mov edi, 0                                           ; range int32
     9e  4c8bc1                    mov r8, rcx
     a1  c5fc102c24                vmovups ymm5, ymmword ptr [rsp]
     a6  c5fc10742420              vmovups ymm6, ymmword ptr [rsp + 32]
     ac  c5fc11742460              vmovups ymmword ptr [rsp + 96], ymm6
     b2  c5fc10742440              vmovups ymm6, ymmword ptr [rsp + 64]
loop_c0:
     c0  c4c17c1038                vmovups ymm7, ymmword ptr [r8]                       ; load float32x8
     c5  c5445fc1                  vmaxps ymm8, ymm7, ymm1                              ; max float32x8
     c9  c544c2cf03                vcmpps ymm9, ymm7, ymm7, 3
     ce  c4633d4ac790              vblendvps ymm8, ymm8, ymm7, ymm9
     d4  c44174c2c800              vcmpps ymm9, ymm1, ymm8, 0                           ; cmpeq boolx8
     da  c4c1745cc8                vsubps ymm1, ymm1, ymm8                              ; sub float32x8
     df  c4627d5815d0170000        vpbroadcastd ymm10, dword ptr [rip + 3baab83f]
     e8  c4c17459ca                vmulps ymm1, ymm1, ymm10                             ; mul float32x8
     ed  c4627d5815c6170000        vpbroadcastd ymm10, dword ptr [rip + 000016c3]
     f6  c44174c2d201              vcmpps ymm10, ymm1, ymm10, 1                         ; cmplt boolx8
     fc  c4627d581dbb170000        vpbroadcastd ymm11, dword ptr [rip + 00000043]
    105  c524c2d901                vcmpps ymm11, ymm11, ymm1, 1                         ; cmplt boolx8
    10a  c4627d58259d170000        vpbroadcastd ymm12, dword ptr [rip + 00000000]
    113  c4c3754acca0              vblendvps ymm1, ymm1, ymm12, ymm10                   ; where float32x8
    119  c4627d58259e170000        vpbroadcastd ymm12, dword ptr [rip + 00000043]
    122  c4c3754accb0              vblendvps ymm1, ymm1, ymm12, ymm11                   ; where float32x8
    128  c4627d581d93170000        vpbroadcastd ymm11, dword ptr [rip + fe00404b]
    131  c4417458db                vaddps ymm11, ymm1, ymm11                            ; add float32x8
    136  c4627d582585170000        vpbroadcastd ymm12, dword ptr [rip + fe00404b]
    13f  c441245ce4                vsubps ymm12, ymm11, ymm12                           ; sub float32x8
    144  c4c1745ccc                vsubps ymm1, ymm1, ymm12                             ; sub float32x8
    149  c4627d582576170000        vpbroadcastd ymm12, dword ptr [rip + b4621a39]       ; mulacc float32x8
    152  c4627d582d71170000        vpbroadcastd ymm13, dword ptr [rip + c431af3a]
    15b  c44275a8e5                vfmadd213ps ymm12, ymm1, ymm13                       ; mulacc float32x8
    160  c4627d582d67170000        vpbroadcastd ymm13, dword ptr [rip + ce9c1d3c]
    169  c44275a8e5                vfmadd213ps ymm12, ymm1, ymm13                       ; mulacc float32x8
    16e  c4627d582d5d170000        vpbroadcastd ymm13, dword ptr [rip + 6758633d]
    177  c44275a8e5                vfmadd213ps ymm12, ymm1, ymm13                       ; mulacc float32x8
    17c  c4627d582d53170000        vpbroadcastd ymm13, dword ptr [rip + f0fd753e]
    185  c44275a8e5                vfmadd213ps ymm12, ymm1, ymm13                       ; mulacc float32x8
    18a  c4627d582d49170000        vpbroadcastd ymm13, dword ptr [rip + 1872313f]
    193  c44275a8e5                vfmadd213ps ymm12, ymm1, ymm13                       ; mulacc float32x8
    198  c4627d582d3f170000        vpbroadcastd ymm13, dword ptr [rip + 0000803f]
    1a1  c44275a8e5                vfmadd213ps ymm12, ymm1, ymm13                       ; mulacc float32x8
    1a6  c4c17572d301              vpsrld ymm1, ymm11, 1                                ; shr uint32x8
    1ac  c59572f117                vpslld ymm13, ymm1, 23                               ; shl uint32x8
    1b1  c4411c59e5                vmulps ymm12, ymm12, ymm13                           ; mul float32x8
    1b6  c5a5fac9                  vpsubd ymm1, ymm11, ymm1                             ; sub uint32x8
    1ba  c5f572f117                vpslld ymm1, ymm1, 23                                ; shl uint32x8
    1bf  c59c59c9                  vmulps ymm1, ymm12, ymm1                             ; mul float32x8
    1c3  c44144c2d800              vcmpps ymm11, ymm7, ymm8, 0                          ; cmpeq boolx8
    1c9  c4c1445cf8                vsubps ymm7, ymm7, ymm8                              ; sub float32x8
    1ce  c4627d5825e1160000        vpbroadcastd ymm12, dword ptr [rip + 3baab83f]
    1d7  c4c14459fc                vmulps ymm7, ymm7, ymm12                             ; mul float32x8
    1dc  c4627d5825d7160000        vpbroadcastd ymm12, dword ptr [rip + 000016c3]
    1e5  c44144c2e401              vcmpps ymm12, ymm7, ymm12, 1                         ; cmplt boolx8
    1eb  c4627d582dcc160000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    1f4  c514c2ef01                vcmpps ymm13, ymm13, ymm7, 1                         ; cmplt boolx8
    1f9  c4627d5835ae160000        vpbroadcastd ymm14, dword ptr [rip + 00000000]
    202  c4c3454afec0              vblendvps ymm7, ymm7, ymm14, ymm12                   ; where float32x8
    208  c4627d5835af160000        vpbroadcastd ymm14, dword ptr [rip + 00000043]
    211  c4c3454afed0              vblendvps ymm7, ymm7, ymm14, ymm13                   ; where float32x8
    217  c4627d582da4160000        vpbroadcastd ymm13, dword ptr [rip + fe00404b]
    220  c4414458ed                vaddps ymm13, ymm7, ymm13                            ; add float32x8
    225  c4627d583596160000        vpbroadcastd ymm14, dword ptr [rip + fe00404b]
    22e  c441145cf6                vsubps ymm14, ymm13, ymm14                           ; sub float32x8
    233  c4c1445cfe                vsubps ymm7, ymm7, ymm14                             ; sub float32x8
    238  c4627d583587160000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    241  c4627d583d82160000        vpbroadcastd ymm15, dword ptr [rip + c431af3a]
    24a  c44245a8f7                vfmadd213ps ymm14, ymm7, ymm15                       ; mulacc float32x8
    24f  c4627d583d78160000        vpbroadcastd ymm15, dword ptr [rip + ce9c1d3c]
    258  c44245a8f7                vfmadd213ps ymm14, ymm7, ymm15                       ; mulacc float32x8
    25d  c4627d583d6e160000        vpbroadcastd ymm15, dword ptr [rip + 6758633d]
    266  c44245a8f7                vfmadd213ps ymm14, ymm7, ymm15                       ; mulacc float32x8
    26b  c4627d583d64160000        vpbroadcastd ymm15, dword ptr [rip + f0fd753e]
    274  c44245a8f7                vfmadd213ps ymm14, ymm7, ymm15                       ; mulacc float32x8
    279  c4627d583d5a160000        vpbroadcastd ymm15, dword ptr [rip + 1872313f]
    282  c44245a8f7                vfmadd213ps ymm14, ymm7, ymm15                       ; mulacc float32x8
    287  c4627d583d50160000        vpbroadcastd ymm15, dword ptr [rip + 0000803f]
    290  c44245a8f7                vfmadd213ps ymm14, ymm7, ymm15                       ; mulacc float32x8
    295  c4c14572d501              vpsrld ymm7, ymm13, 1                                ; shr uint32x8
    29b  c58572f717                vpslld ymm15, ymm7, 23                               ; shl uint32x8
    2a0  c4410c59f7                vmulps ymm14, ymm14, ymm15                           ; mul float32x8
    2a5  c595faff                  vpsubd ymm7, ymm13, ymm7                             ; sub uint32x8
    2a9  c5c572f717                vpslld ymm7, ymm7, 23                                ; shl uint32x8
    2ae  c58c59ff                  vmulps ymm7, ymm14, ymm7                             ; mul float32x8
    2b2  c4627d582df5150000        vpbroadcastd ymm13, dword ptr [rip + 00000000]
    2bb  c4c3754acda0              vblendvps ymm1, ymm1, ymm13, ymm10                   ; where float32x8
    2c1  c4627d581516160000        vpbroadcastd ymm10, dword ptr [rip + 0000803f]
    2ca  c4c3754aca90              vblendvps ymm1, ymm1, ymm10, ymm9                    ; where float32x8
    2d0  c4627d580dd7150000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
    2d9  c4c3454af9c0              vblendvps ymm7, ymm7, ymm9, ymm12                    ; where float32x8
    2df  c4627d580df8150000        vpbroadcastd ymm9, dword ptr [rip + 0000803f]
    2e8  c4c3454af9b0              vblendvps ymm7, ymm7, ymm9, ymm11                    ; where float32x8
    2ee  c4e27db8f9                vfmadd231ps ymm7, ymm0, ymm1                         ; mulacc float32x8
    2f3  c4c17c104020              vmovups ymm0, ymmword ptr [r8 + 32]                  ; load float32x8
    2f9  c5fc5fca                  vmaxps ymm1, ymm0, ymm2                              ; max float32x8
    2fd  c57cc2c803                vcmpps ymm9, ymm0, ymm0, 3
    302  c463754ac890              vblendvps ymm9, ymm1, ymm0, ymm9
    308  c4c16cc2c900              vcmpps ymm1, ymm2, ymm9, 0                           ; cmpeq boolx8
    30e  c4c16c5cd1                vsubps ymm2, ymm2, ymm9                              ; sub float32x8
    313  c4627d58159c150000        vpbroadcastd ymm10, dword ptr [rip + 3baab83f]
    31c  c4c16c59d2                vmulps ymm2, ymm2, ymm10                             ; mul float32x8
    321  c4627d581592150000        vpbroadcastd ymm10, dword ptr [rip + 000016c3]
    32a  c4416cc2d201              vcmpps ymm10, ymm2, ymm10, 1                         ; cmplt boolx8
    330  c4627d581d87150000        vpbroadcastd ymm11, dword ptr [rip + 00000043]
    339  c524c2da01                vcmpps ymm11, ymm11, ymm2, 1                         ; cmplt boolx8
    33e  c4627d582569150000        vpbroadcastd ymm12, dword ptr [rip + 00000000]
    347  c4c36d4ad4a0              vblendvps ymm2, ymm2, ymm12, ymm10                   ; where float32x8
    34d  c4627d58256a150000        vpbroadcastd ymm12, dword ptr [rip + 00000043]
    356  c4c36d4ad4b0              vblendvps ymm2, ymm2, ymm12, ymm11                   ; where float32x8
    35c  c4627d581d5f150000        vpbroadcastd ymm11, dword ptr [rip + fe00404b]
    365  c4416c58db                vaddps ymm11, ymm2, ymm11                            ; add float32x8
    36a  c4627d582551150000        vpbroadcastd ymm12, dword ptr [rip + fe00404b]
    373  c441245ce4                vsubps ymm12, ymm11, ymm12                           ; sub float32x8
    378  c4c16c5cd4                vsubps ymm2, ymm2, ymm12                             ; sub float32x8
    37d  c4627d582542150000        vpbroadcastd ymm12, dword ptr [rip + b4621a39]       ; mulacc float32x8
    386  c4627d582d3d150000        vpbroadcastd ymm13, dword ptr [rip + c431af3a]
    38f  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    394  c4627d582d33150000        vpbroadcastd ymm13, dword ptr [rip + ce9c1d3c]
    39d  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    3a2  c4627d582d29150000        vpbroadcastd ymm13, dword ptr [rip + 6758633d]
    3ab  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    3b0  c4627d582d1f150000        vpbroadcastd ymm13, dword ptr [rip + f0fd753e]
    3b9  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    3be  c4627d582d15150000        vpbroadcastd ymm13, dword ptr [rip + 1872313f]
    3c7  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    3cc  c4627d582d0b150000        vpbroadcastd ymm13, dword ptr [rip + 0000803f]
    3d5  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    3da  c4c16d72d301              vpsrld ymm2, ymm11, 1                                ; shr uint32x8
    3e0  c59572f217                vpslld ymm13, ymm2, 23                               ; shl uint32x8
    3e5  c4411c59e5                vmulps ymm12, ymm12, ymm13                           ; mul float32x8
    3ea  c5a5fad2                  vpsubd ymm2, ymm11, ymm2                             ; sub uint32x8
    3ee  c5ed72f217                vpslld ymm2, ymm2, 23                                ; shl uint32x8
    3f3  c59c59d2                  vmulps ymm2, ymm12, ymm2                             ; mul float32x8
    3f7  c4417cc2d900              vcmpps ymm11, ymm0, ymm9, 0                          ; cmpeq boolx8
    3fd  c4c17c5cc1                vsubps ymm0, ymm0, ymm9                              ; sub float32x8
    402  c4627d5825ad140000        vpbroadcastd ymm12, dword ptr [rip + 3baab83f]
    40b  c4c17c59c4                vmulps ymm0, ymm0, ymm12                             ; mul float32x8
    410  c4627d5825a3140000        vpbroadcastd ymm12, dword ptr [rip + 000016c3]
    419  c4417cc2e401              vcmpps ymm12, ymm0, ymm12, 1                         ; cmplt boolx8
    41f  c4627d582d98140000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    428  c514c2e801                vcmpps ymm13, ymm13, ymm0, 1                         ; cmplt boolx8
    42d  c4627d58357a140000        vpbroadcastd ymm14, dword ptr [rip + 00000000]
    436  c4c37d4ac6c0              vblendvps ymm0, ymm0, ymm14, ymm12                   ; where float32x8
    43c  c4627d58357b140000        vpbroadcastd ymm14, dword ptr [rip + 00000043]
    445  c4c37d4ac6d0              vblendvps ymm0, ymm0, ymm14, ymm13                   ; where float32x8
    44b  c4627d582d70140000        vpbroadcastd ymm13, dword ptr [rip + fe00404b]
    454  c4417c58ed                vaddps ymm13, ymm0, ymm13                            ; add float32x8
    459  c4627d583562140000        vpbroadcastd ymm14, dword ptr [rip + fe00404b]
    462  c441145cf6                vsubps ymm14, ymm13, ymm14                           ; sub float32x8
    467  c4c17c5cc6                vsubps ymm0, ymm0, ymm14                             ; sub float32x8
    46c  c4627d583553140000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    475  c4627d583d4e140000        vpbroadcastd ymm15, dword ptr [rip + c431af3a]
    47e  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    483  c4627d583d44140000        vpbroadcastd ymm15, dword ptr [rip + ce9c1d3c]
    48c  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    491  c4627d583d3a140000        vpbroadcastd ymm15, dword ptr [rip + 6758633d]
    49a  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    49f  c4627d583d30140000        vpbroadcastd ymm15, dword ptr [rip + f0fd753e]
    4a8  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    4ad  c4627d583d26140000        vpbroadcastd ymm15, dword ptr [rip + 1872313f]
    4b6  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    4bb  c4627d583d1c140000        vpbroadcastd ymm15, dword ptr [rip + 0000803f]
    4c4  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    4c9  c4c17d72d501              vpsrld ymm0, ymm13, 1                                ; shr uint32x8
    4cf  c58572f017                vpslld ymm15, ymm0, 23                               ; shl uint32x8
    4d4  c4410c59f7                vmulps ymm14, ymm14, ymm15                           ; mul float32x8
    4d9  c595fac0                  vpsubd ymm0, ymm13, ymm0                             ; sub uint32x8
    4dd  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    4e2  c58c59c0                  vmulps ymm0, ymm14, ymm0                             ; mul float32x8
    4e6  c4627d582dc1130000        vpbroadcastd ymm13, dword ptr [rip + 00000000]
    4ef  c4c36d4ad5a0              vblendvps ymm2, ymm2, ymm13, ymm10                   ; where float32x8
    4f5  c4627d5815e2130000        vpbroadcastd ymm10, dword ptr [rip + 0000803f]
    4fe  c4c36d4aca10              vblendvps ymm1, ymm2, ymm10, ymm1                    ; where float32x8
    504  c4e27d5815a3130000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
    50d  c4e37d4ac2c0              vblendvps ymm0, ymm0, ymm2, ymm12                    ; where float32x8
    513  c4e27d5815c4130000        vpbroadcastd ymm2, dword ptr [rip + 0000803f]
    51c  c4637d4ad2b0              vblendvps ymm10, ymm0, ymm2, ymm11                   ; where float32x8
    522  c46255b8d1                vfmadd231ps ymm10, ymm5, ymm1                        ; mulacc float32x8
    527  c4c17c104040              vmovups ymm0, ymmword ptr [r8 + 64]                  ; load float32x8
    52d  c5fc5fcb                  vmaxps ymm1, ymm0, ymm3                              ; max float32x8
    531  c5fcc2d003                vcmpps ymm2, ymm0, ymm0, 3
    536  c4e3754ae820              vblendvps ymm5, ymm1, ymm0, ymm2
    53c  c5e4c2cd00                vcmpps ymm1, ymm3, ymm5, 0                           ; cmpeq boolx8
    541  c5e45cd5                  vsubps ymm2, ymm3, ymm5                              ; sub float32x8
    545  c4e27d581d6a130000        vpbroadcastd ymm3, dword ptr [rip + 3baab83f]
    54e  c5ec59d3                  vmulps ymm2, ymm2, ymm3                              ; mul float32x8
    552  c4e27d581d61130000        vpbroadcastd ymm3, dword ptr [rip + 000016c3]
    55b  c5ecc2db01                vcmpps ymm3, ymm2, ymm3, 1                           ; cmplt boolx8
    560  c4627d581d57130000        vpbroadcastd ymm11, dword ptr [rip + 00000043]
    569  c524c2da01                vcmpps ymm11, ymm11, ymm2, 1                         ; cmplt boolx8
    56e  c4627d582539130000        vpbroadcastd ymm12, dword ptr [rip + 00000000]
    577  c4c36d4ad430              vblendvps ymm2, ymm2, ymm12, ymm3                    ; where float32x8
    57d  c4627d58253a130000        vpbroadcastd ymm12, dword ptr [rip + 00000043]
    586  c4c36d4ad4b0              vblendvps ymm2, ymm2, ymm12, ymm11                   ; where float32x8
    58c  c4627d581d2f130000        vpbroadcastd ymm11, dword ptr [rip + fe00404b]
    595  c4416c58db                vaddps ymm11, ymm2, ymm11                            ; add float32x8
    59a  c4627d582521130000        vpbroadcastd ymm12, dword ptr [rip + fe00404b]
    5a3  c441245ce4                vsubps ymm12, ymm11, ymm12                           ; sub float32x8
    5a8  c4c16c5cd4                vsubps ymm2, ymm2, ymm12                             ; sub float32x8
    5ad  c4627d582512130000        vpbroadcastd ymm12, dword ptr [rip + b4621a39]       ; mulacc float32x8
    5b6  c4627d582d0d130000        vpbroadcastd ymm13, dword ptr [rip + c431af3a]
    5bf  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    5c4  c4627d582d03130000        vpbroadcastd ymm13, dword ptr [rip + ce9c1d3c]
    5cd  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    5d2  c4627d582df9120000        vpbroadcastd ymm13, dword ptr [rip + 6758633d]
    5db  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    5e0  c4627d582def120000        vpbroadcastd ymm13, dword ptr [rip + f0fd753e]
    5e9  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    5ee  c4627d582de5120000        vpbroadcastd ymm13, dword ptr [rip + 1872313f]
    5f7  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    5fc  c4627d582ddb120000        vpbroadcastd ymm13, dword ptr [rip + 0000803f]
    605  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    60a  c4c16d72d301              vpsrld ymm2, ymm11, 1                                ; shr uint32x8
    610  c59572f217                vpslld ymm13, ymm2, 23                               ; shl uint32x8
    615  c4411c59e5                vmulps ymm12, ymm12, ymm13                           ; mul float32x8
    61a  c5a5fad2                  vpsubd ymm2, ymm11, ymm2                             ; sub uint32x8
    61e  c5ed72f217                vpslld ymm2, ymm2, 23                                ; shl uint32x8
    623  c59c59d2                  vmulps ymm2, ymm12, ymm2                             ; mul float32x8
    627  c57cc2dd00                vcmpps ymm11, ymm0, ymm5, 0                          ; cmpeq boolx8
    62c  c5fc5cc5                  vsubps ymm0, ymm0, ymm5                              ; sub float32x8
    630  c4627d58257f120000        vpbroadcastd ymm12, dword ptr [rip + 3baab83f]
    639  c4c17c59c4                vmulps ymm0, ymm0, ymm12                             ; mul float32x8
    63e  c4627d582575120000        vpbroadcastd ymm12, dword ptr [rip + 000016c3]
    647  c4417cc2e401              vcmpps ymm12, ymm0, ymm12, 1                         ; cmplt boolx8
    64d  c4627d582d6a120000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    656  c514c2e801                vcmpps ymm13, ymm13, ymm0, 1                         ; cmplt boolx8
    65b  c4627d58354c120000        vpbroadcastd ymm14, dword ptr [rip + 00000000]
    664  c4c37d4ac6c0              vblendvps ymm0, ymm0, ymm14, ymm12                   ; where float32x8
    66a  c4627d58354d120000        vpbroadcastd ymm14, dword ptr [rip + 00000043]
    673  c4c37d4ac6d0              vblendvps ymm0, ymm0, ymm14, ymm13                   ; where float32x8
    679  c4627d582d42120000        vpbroadcastd ymm13, dword ptr [rip + fe00404b]
    682  c4417c58ed                vaddps ymm13, ymm0, ymm13                            ; add float32x8
    687  c4627d583534120000        vpbroadcastd ymm14, dword ptr [rip + fe00404b]
    690  c441145cf6                vsubps ymm14, ymm13, ymm14                           ; sub float32x8
    695  c4c17c5cc6                vsubps ymm0, ymm0, ymm14                             ; sub float32x8
    69a  c4627d583525120000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    6a3  c4627d583d20120000        vpbroadcastd ymm15, dword ptr [rip + c431af3a]
    6ac  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    6b1  c4627d583d16120000        vpbroadcastd ymm15, dword ptr [rip + ce9c1d3c]
    6ba  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    6bf  c4627d583d0c120000        vpbroadcastd ymm15, dword ptr [rip + 6758633d]
    6c8  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    6cd  c4627d583d02120000        vpbroadcastd ymm15, dword ptr [rip + f0fd753e]
    6d6  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    6db  c4627d583df8110000        vpbroadcastd ymm15, dword ptr [rip + 1872313f]
    6e4  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    6e9  c4627d583dee110000        vpbroadcastd ymm15, dword ptr [rip + 0000803f]
    6f2  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    6f7  c4c17d72d501              vpsrld ymm0, ymm13, 1                                ; shr uint32x8
    6fd  c58572f017                vpslld ymm15, ymm0, 23                               ; shl uint32x8
    702  c4410c59f7                vmulps ymm14, ymm14, ymm15                           ; mul float32x8
    707  c595fac0                  vpsubd ymm0, ymm13, ymm0                             ; sub uint32x8
    70b  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    710  c58c59c0                  vmulps ymm0, ymm14, ymm0                             ; mul float32x8
    714  c4627d582d93110000        vpbroadcastd ymm13, dword ptr [rip + 00000000]
    71d  c4c36d4ad530              vblendvps ymm2, ymm2, ymm13, ymm3                    ; where float32x8
    723  c4e27d581db4110000        vpbroadcastd ymm3, dword ptr [rip + 0000803f]
    72c  c4e36d4acb10              vblendvps ymm1, ymm2, ymm3, ymm1                     ; where float32x8
    732  c4e27d581575110000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
    73b  c4e37d4ac2c0              vblendvps ymm0, ymm0, ymm2, ymm12                    ; where float32x8
    741  c4e27d581596110000        vpbroadcastd ymm2, dword ptr [rip + 0000803f]
    74a  c4637d4adab0              vblendvps ymm11, ymm0, ymm2, ymm11                   ; where float32x8
    750  c4624db8d9                vfmadd231ps ymm11, ymm6, ymm1                        ; mulacc float32x8
    755  c4c17c104060              vmovups ymm0, ymmword ptr [r8 + 96]                  ; load float32x8
    75b  c5fc5fcc                  vmaxps ymm1, ymm0, ymm4                              ; max float32x8
    75f  c5fcc2d003                vcmpps ymm2, ymm0, ymm0, 3
    764  c4e3754af020              vblendvps ymm6, ymm1, ymm0, ymm2
    76a  c5dcc2ce00                vcmpps ymm1, ymm4, ymm6, 0                           ; cmpeq boolx8
    76f  c5dc5cd6                  vsubps ymm2, ymm4, ymm6                              ; sub float32x8
    773  c4e27d581d3c110000        vpbroadcastd ymm3, dword ptr [rip + 3baab83f]
    77c  c5ec59d3                  vmulps ymm2, ymm2, ymm3                              ; mul float32x8
    780  c4e27d581d33110000        vpbroadcastd ymm3, dword ptr [rip + 000016c3]
    789  c5ecc2db01                vcmpps ymm3, ymm2, ymm3, 1                           ; cmplt boolx8
    78e  c4e27d582529110000        vpbroadcastd ymm4, dword ptr [rip + 00000043]
    797  c5dcc2e201                vcmpps ymm4, ymm4, ymm2, 1                           ; cmplt boolx8
    79c  c4627d58250b110000        vpbroadcastd ymm12, dword ptr [rip + 00000000]
    7a5  c4c36d4ad430              vblendvps ymm2, ymm2, ymm12, ymm3                    ; where float32x8
    7ab  c4627d58250c110000        vpbroadcastd ymm12, dword ptr [rip + 00000043]
    7b4  c4c36d4ad440              vblendvps ymm2, ymm2, ymm12, ymm4                    ; where float32x8
    7ba  c4e27d582501110000        vpbroadcastd ymm4, dword ptr [rip + fe00404b]
    7c3  c5ec58e4                  vaddps ymm4, ymm2, ymm4                              ; add float32x8
    7c7  c4627d5825f4100000        vpbroadcastd ymm12, dword ptr [rip + fe00404b]
    7d0  c4415c5ce4                vsubps ymm12, ymm4, ymm12                            ; sub float32x8
    7d5  c4c16c5cd4                vsubps ymm2, ymm2, ymm12                             ; sub float32x8
    7da  c4627d5825e5100000        vpbroadcastd ymm12, dword ptr [rip + b4621a39]       ; mulacc float32x8
    7e3  c4627d582de0100000        vpbroadcastd ymm13, dword ptr [rip + c431af3a]
    7ec  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    7f1  c4627d582dd6100000        vpbroadcastd ymm13, dword ptr [rip + ce9c1d3c]
    7fa  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    7ff  c4627d582dcc100000        vpbroadcastd ymm13, dword ptr [rip + 6758633d]
    808  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    80d  c4627d582dc2100000        vpbroadcastd ymm13, dword ptr [rip + f0fd753e]
    816  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    81b  c4627d582db8100000        vpbroadcastd ymm13, dword ptr [rip + 1872313f]
    824  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    829  c4627d582dae100000        vpbroadcastd ymm13, dword ptr [rip + 0000803f]
    832  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    837  c5ed72d401                vpsrld ymm2, ymm4, 1                                 ; shr uint32x8
    83c  c59572f217                vpslld ymm13, ymm2, 23                               ; shl uint32x8
    841  c4411c59e5                vmulps ymm12, ymm12, ymm13                           ; mul float32x8
    846  c5ddfad2                  vpsubd ymm2, ymm4, ymm2                              ; sub uint32x8
    84a  c5ed72f217                vpslld ymm2, ymm2, 23                                ; shl uint32x8
    84f  c59c59d2                  vmulps ymm2, ymm12, ymm2                             ; mul float32x8
    853  c5fcc2e600                vcmpps ymm4, ymm0, ymm6, 0                           ; cmpeq boolx8
    858  c5fc5cc6                  vsubps ymm0, ymm0, ymm6                              ; sub float32x8
    85c  c4627d582553100000        vpbroadcastd ymm12, dword ptr [rip + 3baab83f]
    865  c4c17c59c4                vmulps ymm0, ymm0, ymm12                             ; mul float32x8
    86a  c4627d582549100000        vpbroadcastd ymm12, dword ptr [rip + 000016c3]
    873  c4417cc2e401              vcmpps ymm12, ymm0, ymm12, 1                         ; cmplt boolx8
    879  c4627d582d3e100000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    882  c514c2e801                vcmpps ymm13, ymm13, ymm0, 1                         ; cmplt boolx8
    887  c4627d583520100000        vpbroadcastd ymm14, dword ptr [rip + 00000000]
    890  c4c37d4ac6c0              vblendvps ymm0, ymm0, ymm14, ymm12                   ; where float32x8
    896  c4627d583521100000        vpbroadcastd ymm14, dword ptr [rip + 00000043]
    89f  c4c37d4ac6d0              vblendvps ymm0, ymm0, ymm14, ymm13                   ; where float32x8
    8a5  c4627d582d16100000        vpbroadcastd ymm13, dword ptr [rip + fe00404b]
    8ae  c4417c58ed                vaddps ymm13, ymm0, ymm13                            ; add float32x8
    8b3  c4627d583508100000        vpbroadcastd ymm14, dword ptr [rip + fe00404b]
    8bc  c441145cf6                vsubps ymm14, ymm13, ymm14                           ; sub float32x8
    8c1  c4c17c5cc6                vsubps ymm0, ymm0, ymm14                             ; sub float32x8
    8c6  c4627d5835f90f0000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    8cf  c4627d583df40f0000        vpbroadcastd ymm15, dword ptr [rip + c431af3a]
    8d8  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    8dd  c4627d583dea0f0000        vpbroadcastd ymm15, dword ptr [rip + ce9c1d3c]
    8e6  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    8eb  c4627d583de00f0000        vpbroadcastd ymm15, dword ptr [rip + 6758633d]
    8f4  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    8f9  c4627d583dd60f0000        vpbroadcastd ymm15, dword ptr [rip + f0fd753e]
    902  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    907  c4627d583dcc0f0000        vpbroadcastd ymm15, dword ptr [rip + 1872313f]
    910  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    915  c4627d583dc20f0000        vpbroadcastd ymm15, dword ptr [rip + 0000803f]
    91e  c4427da8f7                vfmadd213ps ymm14, ymm0, ymm15                       ; mulacc float32x8
    923  c4c17d72d501              vpsrld ymm0, ymm13, 1                                ; shr uint32x8
    929  c58572f017                vpslld ymm15, ymm0, 23                               ; shl uint32x8
    92e  c4410c59f7                vmulps ymm14, ymm14, ymm15                           ; mul float32x8
    933  c595fac0                  vpsubd ymm0, ymm13, ymm0                             ; sub uint32x8
    937  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
    93c  c58c59c0                  vmulps ymm0, ymm14, ymm0                             ; mul float32x8
    940  c4627d582d670f0000        vpbroadcastd ymm13, dword ptr [rip + 00000000]
    949  c4c36d4ad530              vblendvps ymm2, ymm2, ymm13, ymm3                    ; where float32x8
    94f  c4e27d581d880f0000        vpbroadcastd ymm3, dword ptr [rip + 0000803f]
    958  c4e36d4acb10              vblendvps ymm1, ymm2, ymm3, ymm1                     ; where float32x8
    95e  c4e27d5815490f0000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
    967  c4e37d4ac2c0              vblendvps ymm0, ymm0, ymm2, ymm12                    ; where float32x8
    96d  c4e27d58156a0f0000        vpbroadcastd ymm2, dword ptr [rip + 0000803f]
    976  c4637d4ae240              vblendvps ymm12, ymm0, ymm2, ymm4                    ; where float32x8
    97c  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
    982  c4627db8e1                vfmadd231ps ymm12, ymm0, ymm1                        ; mulacc float32x8
    987  c5fc28c7                  vmovaps ymm0, ymm7                                   ; end void
    98b  c4c17c28c8                vmovaps ymm1, ymm8
    990  c4c17c28d1                vmovaps ymm2, ymm9
    995  c5fc28dd                  vmovaps ymm3, ymm5
    999  c5fc28e6                  vmovaps ymm4, ymm6
    99d  c4c17c28ea                vmovaps ymm5, ymm10
    9a2  c4c17c28f3                vmovaps ymm6, ymm11
    9a7  c4c17c28fc                vmovaps ymm7, ymm12
    9ac  c5fc117c2460              vmovups ymmword ptr [rsp + 96], ymm7
    9b2  4981c080000000            add r8, 128                                          ; end void
    9b9  83c701                    add edi, 1
    9bc  83ff02                    cmp edi, 2
    9bf  0f8cfbf6ffff              jl loop_c0
    9c5  c5fc11742440              vmovups ymmword ptr [rsp + 64], ymm6
    9cb  c5fc112c24                vmovups ymmword ptr [rsp], ymm5
    9d0  c5fc106c2460              vmovups ymm5, ymmword ptr [rsp + 96]
    9d6  c5fc116c2420              vmovups ymmword ptr [rsp + 32], ymm5
done_9dc:
    9dc  c5e45fe9                  vmaxps ymm5, ymm3, ymm1                              ; max float32x8
    9e0  c5e4c2f303                vcmpps ymm6, ymm3, ymm3, 3
    9e5  c4e3554aeb60              vblendvps ymm5, ymm5, ymm3, ymm6
    9eb  c5f4c2f500                vcmpps ymm6, ymm1, ymm5, 0                           ; cmpeq boolx8
    9f0  c5f45ccd                  vsubps ymm1, ymm1, ymm5                              ; sub float32x8
    9f4  c4e27d583dbb0e0000        vpbroadcastd ymm7, dword ptr [rip + 3baab83f]
    9fd  c5f459cf                  vmulps ymm1, ymm1, ymm7                              ; mul float32x8
    a01  c4e27d583db20e0000        vpbroadcastd ymm7, dword ptr [rip + 000016c3]
    a0a  c5f4c2ff01                vcmpps ymm7, ymm1, ymm7, 1                           ; cmplt boolx8
    a0f  c4627d5805a80e0000        vpbroadcastd ymm8, dword ptr [rip + 00000043]
    a18  c53cc2c101                vcmpps ymm8, ymm8, ymm1, 1                           ; cmplt boolx8
    a1d  c4627d580d8a0e0000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
    a26  c4c3754ac970              vblendvps ymm1, ymm1, ymm9, ymm7                     ; where float32x8
    a2c  c4627d580d8b0e0000        vpbroadcastd ymm9, dword ptr [rip + 00000043]
    a35  c4c3754ac980              vblendvps ymm1, ymm1, ymm9, ymm8                     ; where float32x8
    a3b  c4627d5805800e0000        vpbroadcastd ymm8, dword ptr [rip + fe00404b]
    a44  c4417458c0                vaddps ymm8, ymm1, ymm8                              ; add float32x8
    a49  c4627d580d720e0000        vpbroadcastd ymm9, dword ptr [rip + fe00404b]
    a52  c4413c5cc9                vsubps ymm9, ymm8, ymm9                              ; sub float32x8
    a57  c4c1745cc9                vsubps ymm1, ymm1, ymm9                              ; sub float32x8
    a5c  c4627d580d630e0000        vpbroadcastd ymm9, dword ptr [rip + b4621a39]        ; mulacc float32x8
    a65  c4627d58155e0e0000        vpbroadcastd ymm10, dword ptr [rip + c431af3a]
    a6e  c44275a8ca                vfmadd213ps ymm9, ymm1, ymm10                        ; mulacc float32x8
    a73  c4627d5815540e0000        vpbroadcastd ymm10, dword ptr [rip + ce9c1d3c]
    a7c  c44275a8ca                vfmadd213ps ymm9, ymm1, ymm10                        ; mulacc float32x8
    a81  c4627d58154a0e0000        vpbroadcastd ymm10, dword ptr [rip + 6758633d]
    a8a  c44275a8ca                vfmadd213ps ymm9, ymm1, ymm10                        ; mulacc float32x8
    a8f  c4627d5815400e0000        vpbroadcastd ymm10, dword ptr [rip + f0fd753e]
    a98  c44275a8ca                vfmadd213ps ymm9, ymm1, ymm10                        ; mulacc float32x8
    a9d  c4627d5815360e0000        vpbroadcastd ymm10, dword ptr [rip + 1872313f]
    aa6  c44275a8ca                vfmadd213ps ymm9, ymm1, ymm10                        ; mulacc float32x8
    aab  c4627d58152c0e0000        vpbroadcastd ymm10, dword ptr [rip + 0000803f]
    ab4  c44275a8ca                vfmadd213ps ymm9, ymm1, ymm10                        ; mulacc float32x8
    ab9  c4c17572d001              vpsrld ymm1, ymm8, 1                                 ; shr uint32x8
    abf  c5ad72f117                vpslld ymm10, ymm1, 23                               ; shl uint32x8
    ac4  c4413459ca                vmulps ymm9, ymm9, ymm10                             ; mul float32x8
    ac9  c5bdfac9                  vpsubd ymm1, ymm8, ymm1                              ; sub uint32x8
    acd  c5f572f117                vpslld ymm1, ymm1, 23                                ; shl uint32x8
    ad2  c5b459c9                  vmulps ymm1, ymm9, ymm1                              ; mul float32x8
    ad6  c564c2c500                vcmpps ymm8, ymm3, ymm5, 0                           ; cmpeq boolx8
    adb  c5e45cdd                  vsubps ymm3, ymm3, ymm5                              ; sub float32x8
    adf  c4627d580dd00d0000        vpbroadcastd ymm9, dword ptr [rip + 3baab83f]
    ae8  c4c16459d9                vmulps ymm3, ymm3, ymm9                              ; mul float32x8
    aed  c4627d580dc60d0000        vpbroadcastd ymm9, dword ptr [rip + 000016c3]
    af6  c44164c2c901              vcmpps ymm9, ymm3, ymm9, 1                           ; cmplt boolx8
    afc  c4627d5815bb0d0000        vpbroadcastd ymm10, dword ptr [rip + 00000043]
    b05  c52cc2d301                vcmpps ymm10, ymm10, ymm3, 1                         ; cmplt boolx8
    b0a  c4627d581d9d0d0000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
    b13  c4c3654adb90              vblendvps ymm3, ymm3, ymm11, ymm9                    ; where float32x8
    b19  c4627d581d9e0d0000        vpbroadcastd ymm11, dword ptr [rip + 00000043]
    b22  c4c3654adba0              vblendvps ymm3, ymm3, ymm11, ymm10                   ; where float32x8
    b28  c4627d5815930d0000        vpbroadcastd ymm10, dword ptr [rip + fe00404b]
    b31  c4416458d2                vaddps ymm10, ymm3, ymm10                            ; add float32x8
    b36  c4627d581d850d0000        vpbroadcastd ymm11, dword ptr [rip + fe00404b]
    b3f  c4412c5cdb                vsubps ymm11, ymm10, ymm11                           ; sub float32x8
    b44  c4c1645cdb                vsubps ymm3, ymm3, ymm11                             ; sub float32x8
    b49  c4627d581d760d0000        vpbroadcastd ymm11, dword ptr [rip + b4621a39]       ; mulacc float32x8
    b52  c4627d5825710d0000        vpbroadcastd ymm12, dword ptr [rip + c431af3a]
    b5b  c44265a8dc                vfmadd213ps ymm11, ymm3, ymm12                       ; mulacc float32x8
    b60  c4627d5825670d0000        vpbroadcastd ymm12, dword ptr [rip + ce9c1d3c]
    b69  c44265a8dc                vfmadd213ps ymm11, ymm3, ymm12                       ; mulacc float32x8
    b6e  c4627d58255d0d0000        vpbroadcastd ymm12, dword ptr [rip + 6758633d]
    b77  c44265a8dc                vfmadd213ps ymm11, ymm3, ymm12                       ; mulacc float32x8
    b7c  c4627d5825530d0000        vpbroadcastd ymm12, dword ptr [rip + f0fd753e]
    b85  c44265a8dc                vfmadd213ps ymm11, ymm3, ymm12                       ; mulacc float32x8
    b8a  c4627d5825490d0000        vpbroadcastd ymm12, dword ptr [rip + 1872313f]
    b93  c44265a8dc                vfmadd213ps ymm11, ymm3, ymm12                       ; mulacc float32x8
    b98  c4627d58253f0d0000        vpbroadcastd ymm12, dword ptr [rip + 0000803f]
    ba1  c44265a8dc                vfmadd213ps ymm11, ymm3, ymm12                       ; mulacc float32x8
    ba6  c4c16572d201              vpsrld ymm3, ymm10, 1                                ; shr uint32x8
    bac  c59d72f317                vpslld ymm12, ymm3, 23                               ; shl uint32x8
    bb1  c4412459dc                vmulps ymm11, ymm11, ymm12                           ; mul float32x8
    bb6  c5adfadb                  vpsubd ymm3, ymm10, ymm3                             ; sub uint32x8
    bba  c5e572f317                vpslld ymm3, ymm3, 23                                ; shl uint32x8
    bbf  c5a459db                  vmulps ymm3, ymm11, ymm3                             ; mul float32x8
    bc3  c4627d5815e40c0000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
    bcc  c4c3654ada90              vblendvps ymm3, ymm3, ymm10, ymm9                    ; where float32x8
    bd2  c4627d580d050d0000        vpbroadcastd ymm9, dword ptr [rip + 0000803f]
    bdb  c4c3654ad980              vblendvps ymm3, ymm3, ymm9, ymm8                     ; where float32x8
    be1  c57c10442440              vmovups ymm8, ymmword ptr [rsp + 64]
    be7  c5bc59db                  vmulps ymm3, ymm8, ymm3                              ; mul float32x8
    beb  c4627d5805bc0c0000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
    bf4  c4c3754ac870              vblendvps ymm1, ymm1, ymm8, ymm7                     ; where float32x8
    bfa  c4e27d583ddd0c0000        vpbroadcastd ymm7, dword ptr [rip + 0000803f]
    c03  c4e3754acf60              vblendvps ymm1, ymm1, ymm7, ymm6                     ; where float32x8
    c09  c4e27db8d9                vfmadd231ps ymm3, ymm0, ymm1                         ; mulacc float32x8
    c0e  c5dc5fc2                  vmaxps ymm0, ymm4, ymm2                              ; max float32x8
    c12  c5dcc2cc03                vcmpps ymm1, ymm4, ymm4, 3
    c17  c4e37d4ac410              vblendvps ymm0, ymm0, ymm4, ymm1
    c1d  c5ecc2c800                vcmpps ymm1, ymm2, ymm0, 0                           ; cmpeq boolx8
    c22  c5ec5cd0                  vsubps ymm2, ymm2, ymm0                              ; sub float32x8
    c26  c4e27d5835890c0000        vpbroadcastd ymm6, dword ptr [rip + 3baab83f]
    c2f  c5ec59d6                  vmulps ymm2, ymm2, ymm6                              ; mul float32x8
    c33  c4e27d5835800c0000        vpbroadcastd ymm6, dword ptr [rip + 000016c3]
    c3c  c5ecc2f601                vcmpps ymm6, ymm2, ymm6, 1                           ; cmplt boolx8
    c41  c4e27d583d760c0000        vpbroadcastd ymm7, dword ptr [rip + 00000043]
    c4a  c5c4c2fa01                vcmpps ymm7, ymm7, ymm2, 1                           ; cmplt boolx8
    c4f  c4627d5805580c0000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
    c58  c4c36d4ad060              vblendvps ymm2, ymm2, ymm8, ymm6                     ; where float32x8
    c5e  c4627d5805590c0000        vpbroadcastd ymm8, dword ptr [rip + 00000043]
    c67  c4c36d4ad070              vblendvps ymm2, ymm2, ymm8, ymm7                     ; where float32x8
    c6d  c4e27d583d4e0c0000        vpbroadcastd ymm7, dword ptr [rip + fe00404b]
    c76  c5ec58ff                  vaddps ymm7, ymm2, ymm7                              ; add float32x8
    c7a  c4627d5805410c0000        vpbroadcastd ymm8, dword ptr [rip + fe00404b]
    c83  c441445cc0                vsubps ymm8, ymm7, ymm8                              ; sub float32x8
    c88  c4c16c5cd0                vsubps ymm2, ymm2, ymm8                              ; sub float32x8
    c8d  c4627d5805320c0000        vpbroadcastd ymm8, dword ptr [rip + b4621a39]        ; mulacc float32x8
    c96  c4627d580d2d0c0000        vpbroadcastd ymm9, dword ptr [rip + c431af3a]
    c9f  c4426da8c1                vfmadd213ps ymm8, ymm2, ymm9                         ; mulacc float32x8
    ca4  c4627d580d230c0000        vpbroadcastd ymm9, dword ptr [rip + ce9c1d3c]
    cad  c4426da8c1                vfmadd213ps ymm8, ymm2, ymm9                         ; mulacc float32x8
    cb2  c4627d580d190c0000        vpbroadcastd ymm9, dword ptr [rip + 6758633d]
    cbb  c4426da8c1                vfmadd213ps ymm8, ymm2, ymm9                         ; mulacc float32x8
    cc0  c4627d580d0f0c0000        vpbroadcastd ymm9, dword ptr [rip + f0fd753e]
    cc9  c4426da8c1                vfmadd213ps ymm8, ymm2, ymm9                         ; mulacc float32x8
    cce  c4627d580d050c0000        vpbroadcastd ymm9, dword ptr [rip + 1872313f]
    cd7  c4426da8c1                vfmadd213ps ymm8, ymm2, ymm9                         ; mulacc float32x8
    cdc  c4627d580dfb0b0000        vpbroadcastd ymm9, dword ptr [rip + 0000803f]
    ce5  c4426da8c1                vfmadd213ps ymm8, ymm2, ymm9                         ; mulacc float32x8
    cea  c5ed72d701                vpsrld ymm2, ymm7, 1                                 ; shr uint32x8
    cef  c5b572f217                vpslld ymm9, ymm2, 23                                ; shl uint32x8
    cf4  c4413c59c1                vmulps ymm8, ymm8, ymm9                              ; mul float32x8
    cf9  c5c5fad2                  vpsubd ymm2, ymm7, ymm2                              ; sub uint32x8
    cfd  c5ed72f217                vpslld ymm2, ymm2, 23                                ; shl uint32x8
    d02  c5bc59d2                  vmulps ymm2, ymm8, ymm2                              ; mul float32x8
    d06  c5dcc2f800                vcmpps ymm7, ymm4, ymm0, 0                           ; cmpeq boolx8
    d0b  c5dc5ce0                  vsubps ymm4, ymm4, ymm0                              ; sub float32x8
    d0f  c4627d5805a00b0000        vpbroadcastd ymm8, dword ptr [rip + 3baab83f]
    d18  c4c15c59e0                vmulps ymm4, ymm4, ymm8                              ; mul float32x8
    d1d  c4627d5805960b0000        vpbroadcastd ymm8, dword ptr [rip + 000016c3]
    d26  c4415cc2c001              vcmpps ymm8, ymm4, ymm8, 1                           ; cmplt boolx8
    d2c  c4627d580d8b0b0000        vpbroadcastd ymm9, dword ptr [rip + 00000043]
    d35  c534c2cc01                vcmpps ymm9, ymm9, ymm4, 1                           ; cmplt boolx8
    d3a  c4627d58156d0b0000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
    d43  c4c35d4ae280              vblendvps ymm4, ymm4, ymm10, ymm8                    ; where float32x8
    d49  c4627d58156e0b0000        vpbroadcastd ymm10, dword ptr [rip + 00000043]
    d52  c4c35d4ae290              vblendvps ymm4, ymm4, ymm10, ymm9                    ; where float32x8
    d58  c4627d580d630b0000        vpbroadcastd ymm9, dword ptr [rip + fe00404b]
    d61  c4415c58c9                vaddps ymm9, ymm4, ymm9                              ; add float32x8
    d66  c4627d5815550b0000        vpbroadcastd ymm10, dword ptr [rip + fe00404b]
    d6f  c441345cd2                vsubps ymm10, ymm9, ymm10                            ; sub float32x8
    d74  c4c15c5ce2                vsubps ymm4, ymm4, ymm10                             ; sub float32x8
    d79  c4627d5815460b0000        vpbroadcastd ymm10, dword ptr [rip + b4621a39]       ; mulacc float32x8
    d82  c4627d581d410b0000        vpbroadcastd ymm11, dword ptr [rip + c431af3a]
    d8b  c4425da8d3                vfmadd213ps ymm10, ymm4, ymm11                       ; mulacc float32x8
    d90  c4627d581d370b0000        vpbroadcastd ymm11, dword ptr [rip + ce9c1d3c]
    d99  c4425da8d3                vfmadd213ps ymm10, ymm4, ymm11                       ; mulacc float32x8
    d9e  c4627d581d2d0b0000        vpbroadcastd ymm11, dword ptr [rip + 6758633d]
    da7  c4425da8d3                vfmadd213ps ymm10, ymm4, ymm11                       ; mulacc float32x8
    dac  c4627d581d230b0000        vpbroadcastd ymm11, dword ptr [rip + f0fd753e]
    db5  c4425da8d3                vfmadd213ps ymm10, ymm4, ymm11                       ; mulacc float32x8
    dba  c4627d581d190b0000        vpbroadcastd ymm11, dword ptr [rip + 1872313f]
    dc3  c4425da8d3                vfmadd213ps ymm10, ymm4, ymm11                       ; mulacc float32x8
    dc8  c4627d581d0f0b0000        vpbroadcastd ymm11, dword ptr [rip + 0000803f]
    dd1  c4425da8d3                vfmadd213ps ymm10, ymm4, ymm11                       ; mulacc float32x8
    dd6  c4c15d72d101              vpsrld ymm4, ymm9, 1                                 ; shr uint32x8
    ddc  c5a572f417                vpslld ymm11, ymm4, 23                               ; shl uint32x8
    de1  c4412c59d3                vmulps ymm10, ymm10, ymm11                           ; mul float32x8
    de6  c5b5fae4                  vpsubd ymm4, ymm9, ymm4                              ; sub uint32x8
    dea  c5dd72f417                vpslld ymm4, ymm4, 23                                ; shl uint32x8
    def  c5ac59e4                  vmulps ymm4, ymm10, ymm4                             ; mul float32x8
    df3  c4627d580db40a0000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
    dfc  c4c35d4ae180              vblendvps ymm4, ymm4, ymm9, ymm8                     ; where float32x8
    e02  c4627d5805d50a0000        vpbroadcastd ymm8, dword ptr [rip + 0000803f]
    e0b  c4c35d4ae070              vblendvps ymm4, ymm4, ymm8, ymm7                     ; where float32x8
    e11  c5fc107c2420              vmovups ymm7, ymmword ptr [rsp + 32]
    e17  c5c459e4                  vmulps ymm4, ymm7, ymm4                              ; mul float32x8
    e1b  c4e27d583d8c0a0000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
    e24  c4e36d4ad760              vblendvps ymm2, ymm2, ymm7, ymm6                     ; where float32x8
    e2a  c4e27d5835ad0a0000        vpbroadcastd ymm6, dword ptr [rip + 0000803f]
    e33  c4e36d4ace10              vblendvps ymm1, ymm2, ymm6, ymm1                     ; where float32x8
    e39  c5fc101424                vmovups ymm2, ymmword ptr [rsp]
    e3e  c4e26db8e1                vfmadd231ps ymm4, ymm2, ymm1                         ; mulacc float32x8
    e43  c5fc5fcd                  vmaxps ymm1, ymm0, ymm5                              ; max float32x8
    e47  c5fcc2d003                vcmpps ymm2, ymm0, ymm0, 3
    e4c  c4e3754ac820              vblendvps ymm1, ymm1, ymm0, ymm2
    e52  c5d4c2d100                vcmpps ymm2, ymm5, ymm1, 0                           ; cmpeq boolx8
    e57  c5d45ce9                  vsubps ymm5, ymm5, ymm1                              ; sub float32x8
    e5b  c4e27d5835540a0000        vpbroadcastd ymm6, dword ptr [rip + 3baab83f]
    e64  c5d459ee                  vmulps ymm5, ymm5, ymm6                              ; mul float32x8
    e68  c4e27d58354b0a0000        vpbroadcastd ymm6, dword ptr [rip + 000016c3]
    e71  c5d4c2f601                vcmpps ymm6, ymm5, ymm6, 1                           ; cmplt boolx8
    e76  c4e27d583d410a0000        vpbroadcastd ymm7, dword ptr [rip + 00000043]
    e7f  c5c4c2fd01                vcmpps ymm7, ymm7, ymm5, 1                           ; cmplt boolx8
    e84  c4627d5805230a0000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
    e8d  c4c3554ae860              vblendvps ymm5, ymm5, ymm8, ymm6                     ; where float32x8
    e93  c4627d5805240a0000        vpbroadcastd ymm8, dword ptr [rip + 00000043]
    e9c  c4c3554ae870              vblendvps ymm5, ymm5, ymm8, ymm7                     ; where float32x8
    ea2  c4e27d583d190a0000        vpbroadcastd ymm7, dword ptr [rip + fe00404b]
    eab  c5d458ff                  vaddps ymm7, ymm5, ymm7                              ; add float32x8
    eaf  c4627d58050c0a0000        vpbroadcastd ymm8, dword ptr [rip + fe00404b]
    eb8  c441445cc0                vsubps ymm8, ymm7, ymm8                              ; sub float32x8
    ebd  c4c1545ce8                vsubps ymm5, ymm5, ymm8                              ; sub float32x8
    ec2  c4627d5805fd090000        vpbroadcastd ymm8, dword ptr [rip + b4621a39]        ; mulacc float32x8
    ecb  c4627d580df8090000        vpbroadcastd ymm9, dword ptr [rip + c431af3a]
    ed4  c44255a8c1                vfmadd213ps ymm8, ymm5, ymm9                         ; mulacc float32x8
    ed9  c4627d580dee090000        vpbroadcastd ymm9, dword ptr [rip + ce9c1d3c]
    ee2  c44255a8c1                vfmadd213ps ymm8, ymm5, ymm9                         ; mulacc float32x8
    ee7  c4627d580de4090000        vpbroadcastd ymm9, dword ptr [rip + 6758633d]
    ef0  c44255a8c1                vfmadd213ps ymm8, ymm5, ymm9                         ; mulacc float32x8
    ef5  c4627d580dda090000        vpbroadcastd ymm9, dword ptr [rip + f0fd753e]
    efe  c44255a8c1                vfmadd213ps ymm8, ymm5, ymm9                         ; mulacc float32x8
    f03  c4627d580dd0090000        vpbroadcastd ymm9, dword ptr [rip + 1872313f]
    f0c  c44255a8c1                vfmadd213ps ymm8, ymm5, ymm9                         ; mulacc float32x8
    f11  c4627d580dc6090000        vpbroadcastd ymm9, dword ptr [rip + 0000803f]
    f1a  c44255a8c1                vfmadd213ps ymm8, ymm5, ymm9                         ; mulacc float32x8
    f1f  c5d572d701                vpsrld ymm5, ymm7, 1                                 ; shr uint32x8
    f24  c5b572f517                vpslld ymm9, ymm5, 23                                ; shl uint32x8
    f29  c4413c59c1                vmulps ymm8, ymm8, ymm9                              ; mul float32x8
    f2e  c5c5faed                  vpsubd ymm5, ymm7, ymm5                              ; sub uint32x8
    f32  c5d572f517                vpslld ymm5, ymm5, 23                                ; shl uint32x8
    f37  c5bc59ed                  vmulps ymm5, ymm8, ymm5                              ; mul float32x8
    f3b  c5fcc2f900                vcmpps ymm7, ymm0, ymm1, 0                           ; cmpeq boolx8
    f40  c5fc5cc1                  vsubps ymm0, ymm0, ymm1                              ; sub float32x8
    f44  c4627d58056b090000        vpbroadcastd ymm8, dword ptr [rip + 3baab83f]
    f4d  c4c17c59c0                vmulps ymm0, ymm0, ymm8                              ; mul float32x8
    f52  c4627d580561090000        vpbroadcastd ymm8, dword ptr [rip + 000016c3]
    f5b  c4417cc2c001              vcmpps ymm8, ymm0, ymm8, 1                           ; cmplt boolx8
    f61  c4627d580d56090000        vpbroadcastd ymm9, dword ptr [rip + 00000043]
    f6a  c534c2c801                vcmpps ymm9, ymm9, ymm0, 1                           ; cmplt boolx8
    f6f  c4627d581538090000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
    f78  c4c37d4ac280              vblendvps ymm0, ymm0, ymm10, ymm8                    ; where float32x8
    f7e  c4627d581539090000        vpbroadcastd ymm10, dword ptr [rip + 00000043]
    f87  c4c37d4ac290              vblendvps ymm0, ymm0, ymm10, ymm9                    ; where float32x8
    f8d  c4627d580d2e090000        vpbroadcastd ymm9, dword ptr [rip + fe00404b]
    f96  c4417c58c9                vaddps ymm9, ymm0, ymm9                              ; add float32x8
    f9b  c4627d581520090000        vpbroadcastd ymm10, dword ptr [rip + fe00404b]
    fa4  c441345cd2                vsubps ymm10, ymm9, ymm10                            ; sub float32x8
    fa9  c4c17c5cc2                vsubps ymm0, ymm0, ymm10                             ; sub float32x8
    fae  c4627d581511090000        vpbroadcastd ymm10, dword ptr [rip + b4621a39]       ; mulacc float32x8
    fb7  c4627d581d0c090000        vpbroadcastd ymm11, dword ptr [rip + c431af3a]
    fc0  c4427da8d3                vfmadd213ps ymm10, ymm0, ymm11                       ; mulacc float32x8
    fc5  c4627d581d02090000        vpbroadcastd ymm11, dword ptr [rip + ce9c1d3c]
    fce  c4427da8d3                vfmadd213ps ymm10, ymm0, ymm11                       ; mulacc float32x8
    fd3  c4627d581df8080000        vpbroadcastd ymm11, dword ptr [rip + 6758633d]
    fdc  c4427da8d3                vfmadd213ps ymm10, ymm0, ymm11                       ; mulacc float32x8
    fe1  c4627d581dee080000        vpbroadcastd ymm11, dword ptr [rip + f0fd753e]
    fea  c4427da8d3                vfmadd213ps ymm10, ymm0, ymm11                       ; mulacc float32x8
    fef  c4627d581de4080000        vpbroadcastd ymm11, dword ptr [rip + 1872313f]
    ff8  c4427da8d3                vfmadd213ps ymm10, ymm0, ymm11                       ; mulacc float32x8
    ffd  c4627d581dda080000        vpbroadcastd ymm11, dword ptr [rip + 0000803f]
   1006  c4427da8d3                vfmadd213ps ymm10, ymm0, ymm11                       ; mulacc float32x8
   100b  c4c17d72d101              vpsrld ymm0, ymm9, 1                                 ; shr uint32x8
   1011  c5a572f017                vpslld ymm11, ymm0, 23                               ; shl uint32x8
   1016  c4412c59d3                vmulps ymm10, ymm10, ymm11                           ; mul float32x8
   101b  c5b5fac0                  vpsubd ymm0, ymm9, ymm0                              ; sub uint32x8
   101f  c5fd72f017                vpslld ymm0, ymm0, 23                                ; shl uint32x8
   1024  c5ac59c0                  vmulps ymm0, ymm10, ymm0                             ; mul float32x8
   1028  c4627d580d7f080000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
   1031  c4c37d4ac180              vblendvps ymm0, ymm0, ymm9, ymm8                     ; where float32x8
   1037  c4627d5805a0080000        vpbroadcastd ymm8, dword ptr [rip + 0000803f]
   1040  c4c37d4ac070              vblendvps ymm0, ymm0, ymm8, ymm7                     ; where float32x8
   1046  c5dc59c0                  vmulps ymm0, ymm4, ymm0                              ; mul float32x8
   104a  c4e27d58255d080000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
   1053  c4e3554ae460              vblendvps ymm4, ymm5, ymm4, ymm6                     ; where float32x8
   1059  c4e27d582d7e080000        vpbroadcastd ymm5, dword ptr [rip + 0000803f]
   1062  c4e35d4ad520              vblendvps ymm2, ymm4, ymm5, ymm2                     ; where float32x8
   1068  c4e265b8c2                vfmadd231ps ymm0, ymm3, ymm2                         ; mulacc float32x8
   106d  c4e37d19ca01              vextractf128 xmm2, ymm1, 1                           ; gep float32x4
   1073  c5f05fda                  vmaxps xmm3, xmm1, xmm2                              ; max float32x4
   1077  c5f0c2e103                vcmpps xmm4, xmm1, xmm1, 3
   107c  c4e3614ad940              vblendvps xmm3, xmm3, xmm1, xmm4
   1082  c5f0c2e300                vcmpps xmm4, xmm1, xmm3, 0                           ; cmpeq boolx4
   1087  c5f05ccb                  vsubps xmm1, xmm1, xmm3                              ; sub float32x4
   108b  c4e279582d24080000        vpbroadcastd xmm5, dword ptr [rip + 3baab83f]
   1094  c5f059cd                  vmulps xmm1, xmm1, xmm5                              ; mul float32x4
   1098  c4e279582d1b080000        vpbroadcastd xmm5, dword ptr [rip + 000016c3]
   10a1  c5f0c2ed01                vcmpps xmm5, xmm1, xmm5, 1                           ; cmplt boolx4
   10a6  c4e279583511080000        vpbroadcastd xmm6, dword ptr [rip + 00000043]
   10af  c5c8c2f101                vcmpps xmm6, xmm6, xmm1, 1                           ; cmplt boolx4
   10b4  c4e279583df3070000        vpbroadcastd xmm7, dword ptr [rip + 00000000]
   10bd  c4e3714acf50              vblendvps xmm1, xmm1, xmm7, xmm5                     ; where float32x4
   10c3  c4e279583df4070000        vpbroadcastd xmm7, dword ptr [rip + 00000043]
   10cc  c4e3714acf60              vblendvps xmm1, xmm1, xmm7, xmm6                     ; where float32x4
   10d2  c4e2795835e9070000        vpbroadcastd xmm6, dword ptr [rip + fe00404b]
   10db  c5f058f6                  vaddps xmm6, xmm1, xmm6                              ; add float32x4
   10df  c4e279583ddc070000        vpbroadcastd xmm7, dword ptr [rip + fe00404b]
   10e8  c5c85cff                  vsubps xmm7, xmm6, xmm7                              ; sub float32x4
   10ec  c5f05ccf                  vsubps xmm1, xmm1, xmm7                              ; sub float32x4
   10f0  c4e279583dcf070000        vpbroadcastd xmm7, dword ptr [rip + b4621a39]        ; mulacc float32x4
   10f9  c462795805ca070000        vpbroadcastd xmm8, dword ptr [rip + c431af3a]
   1102  c4c271a8f8                vfmadd213ps xmm7, xmm1, xmm8                         ; mulacc float32x4
   1107  c462795805c0070000        vpbroadcastd xmm8, dword ptr [rip + ce9c1d3c]
   1110  c4c271a8f8                vfmadd213ps xmm7, xmm1, xmm8                         ; mulacc float32x4
   1115  c462795805b6070000        vpbroadcastd xmm8, dword ptr [rip + 6758633d]
   111e  c4c271a8f8                vfmadd213ps xmm7, xmm1, xmm8                         ; mulacc float32x4
   1123  c462795805ac070000        vpbroadcastd xmm8, dword ptr [rip + f0fd753e]
   112c  c4c271a8f8                vfmadd213ps xmm7, xmm1, xmm8                         ; mulacc float32x4
   1131  c462795805a2070000        vpbroadcastd xmm8, dword ptr [rip + 1872313f]
   113a  c4c271a8f8                vfmadd213ps xmm7, xmm1, xmm8                         ; mulacc float32x4
   113f  c46279580598070000        vpbroadcastd xmm8, dword ptr [rip + 0000803f]
   1148  c4c271a8f8                vfmadd213ps xmm7, xmm1, xmm8                         ; mulacc float32x4
   114d  c5f172d601                vpsrld xmm1, xmm6, 1                                 ; shr uint32x4
   1152  c5b972f117                vpslld xmm8, xmm1, 23                                ; shl uint32x4
   1157  c4c14059f8                vmulps xmm7, xmm7, xmm8                              ; mul float32x4
   115c  c5c9fac9                  vpsubd xmm1, xmm6, xmm1                              ; sub uint32x4
   1160  c5f172f117                vpslld xmm1, xmm1, 23                                ; shl uint32x4
   1165  c5c059c9                  vmulps xmm1, xmm7, xmm1                              ; mul float32x4
   1169  c5e8c2f300                vcmpps xmm6, xmm2, xmm3, 0                           ; cmpeq boolx4
   116e  c5e85cd3                  vsubps xmm2, xmm2, xmm3                              ; sub float32x4
   1172  c4e279583d3d070000        vpbroadcastd xmm7, dword ptr [rip + 3baab83f]
   117b  c5e859d7                  vmulps xmm2, xmm2, xmm7                              ; mul float32x4
   117f  c4e279583d34070000        vpbroadcastd xmm7, dword ptr [rip + 000016c3]
   1188  c5e8c2ff01                vcmpps xmm7, xmm2, xmm7, 1                           ; cmplt boolx4
   118d  c4627958052a070000        vpbroadcastd xmm8, dword ptr [rip + 00000043]
   1196  c538c2c201                vcmpps xmm8, xmm8, xmm2, 1                           ; cmplt boolx4
   119b  c46279580d0c070000        vpbroadcastd xmm9, dword ptr [rip + 00000000]
   11a4  c4c3694ad170              vblendvps xmm2, xmm2, xmm9, xmm7                     ; where float32x4
   11aa  c46279580d0d070000        vpbroadcastd xmm9, dword ptr [rip + 00000043]
   11b3  c4c3694ad180              vblendvps xmm2, xmm2, xmm9, xmm8                     ; where float32x4
   11b9  c46279580502070000        vpbroadcastd xmm8, dword ptr [rip + fe00404b]
   11c2  c4416858c0                vaddps xmm8, xmm2, xmm8                              ; add float32x4
   11c7  c46279580df4060000        vpbroadcastd xmm9, dword ptr [rip + fe00404b]
   11d0  c441385cc9                vsubps xmm9, xmm8, xmm9                              ; sub float32x4
   11d5  c4c1685cd1                vsubps xmm2, xmm2, xmm9                              ; sub float32x4
   11da  c46279580de5060000        vpbroadcastd xmm9, dword ptr [rip + b4621a39]        ; mulacc float32x4
   11e3  c462795815e0060000        vpbroadcastd xmm10, dword ptr [rip + c431af3a]
   11ec  c44269a8ca                vfmadd213ps xmm9, xmm2, xmm10                        ; mulacc float32x4
   11f1  c462795815d6060000        vpbroadcastd xmm10, dword ptr [rip + ce9c1d3c]
   11fa  c44269a8ca                vfmadd213ps xmm9, xmm2, xmm10                        ; mulacc float32x4
   11ff  c462795815cc060000        vpbroadcastd xmm10, dword ptr [rip + 6758633d]
   1208  c44269a8ca                vfmadd213ps xmm9, xmm2, xmm10                        ; mulacc float32x4
   120d  c462795815c2060000        vpbroadcastd xmm10, dword ptr [rip + f0fd753e]
   1216  c44269a8ca                vfmadd213ps xmm9, xmm2, xmm10                        ; mulacc float32x4
   121b  c462795815b8060000        vpbroadcastd xmm10, dword ptr [rip + 1872313f]
   1224  c44269a8ca                vfmadd213ps xmm9, xmm2, xmm10                        ; mulacc float32x4
   1229  c462795815ae060000        vpbroadcastd xmm10, dword ptr [rip + 0000803f]
   1232  c44269a8ca                vfmadd213ps xmm9, xmm2, xmm10                        ; mulacc float32x4
   1237  c4c16972d001              vpsrld xmm2, xmm8, 1                                 ; shr uint32x4
   123d  c5a972f217                vpslld xmm10, xmm2, 23                               ; shl uint32x4
   1242  c4413059ca                vmulps xmm9, xmm9, xmm10                             ; mul float32x4
   1247  c5b9fad2                  vpsubd xmm2, xmm8, xmm2                              ; sub uint32x4
   124b  c5e972f217                vpslld xmm2, xmm2, 23                                ; shl uint32x4
   1250  c5b059d2                  vmulps xmm2, xmm9, xmm2                              ; mul float32x4
   1254  c46279580553060000        vpbroadcastd xmm8, dword ptr [rip + 00000000]
   125d  c4c3694ad070              vblendvps xmm2, xmm2, xmm8, xmm7                     ; where float32x4
   1263  c4e279583d74060000        vpbroadcastd xmm7, dword ptr [rip + 0000803f]
   126c  c4e3694ad760              vblendvps xmm2, xmm2, xmm7, xmm6                     ; where float32x4
   1272  c4e37d19c601              vextractf128 xmm6, ymm0, 1                           ; gep float32x4
   1278  c5c859d2                  vmulps xmm2, xmm6, xmm2                              ; mul float32x4
   127c  c4e27958352b060000        vpbroadcastd xmm6, dword ptr [rip + 00000000]
   1285  c4e3714ace50              vblendvps xmm1, xmm1, xmm6, xmm5                     ; where float32x4
   128b  c4e279582d4c060000        vpbroadcastd xmm5, dword ptr [rip + 0000803f]
   1294  c4e3714acd40              vblendvps xmm1, xmm1, xmm5, xmm4                     ; where float32x4
   129a  c4e279b8d1                vfmadd231ps xmm2, xmm0, xmm1                         ; mulacc float32x4
   129f  c5e115c3                  vunpckhpd xmm0, xmm3, xmm3                           ; gep float32x2
   12a3  c5e05fc8                  vmaxps xmm1, xmm3, xmm0                              ; max float32x2
   12a7  c5e0c2e303                vcmpps xmm4, xmm3, xmm3, 3
   12ac  c4e3714acb40              vblendvps xmm1, xmm1, xmm3, xmm4
   12b2  c5e0c2e100                vcmpps xmm4, xmm3, xmm1, 0                           ; cmpeq boolx2
   12b7  c5e05cd9                  vsubps xmm3, xmm3, xmm1                              ; sub float32x2
   12bb  c4e279582df4050000        vpbroadcastd xmm5, dword ptr [rip + 3baab83f]
   12c4  c5e059dd                  vmulps xmm3, xmm3, xmm5                              ; mul float32x2
   12c8  c4e279582deb050000        vpbroadcastd xmm5, dword ptr [rip + 000016c3]
   12d1  c5e0c2ed01                vcmpps xmm5, xmm3, xmm5, 1                           ; cmplt boolx2
   12d6  c4e2795835e1050000        vpbroadcastd xmm6, dword ptr [rip + 00000043]
   12df  c5c8c2f301                vcmpps xmm6, xmm6, xmm3, 1                           ; cmplt boolx2
   12e4  c4e279583dc3050000        vpbroadcastd xmm7, dword ptr [rip + 00000000]
   12ed  c4e3614adf50              vblendvps xmm3, xmm3, xmm7, xmm5                     ; where float32x2
   12f3  c4e279583dc4050000        vpbroadcastd xmm7, dword ptr [rip + 00000043]
   12fc  c4e3614adf60              vblendvps xmm3, xmm3, xmm7, xmm6                     ; where float32x2
   1302  c4e2795835b9050000        vpbroadcastd xmm6, dword ptr [rip + fe00404b]
   130b  c5e058f6                  vaddps xmm6, xmm3, xmm6                              ; add float32x2
   130f  c4e279583dac050000        vpbroadcastd xmm7, dword ptr [rip + fe00404b]
   1318  c5c85cff                  vsubps xmm7, xmm6, xmm7                              ; sub float32x2
   131c  c5e05cdf                  vsubps xmm3, xmm3, xmm7                              ; sub float32x2
   1320  c4e279583d9f050000        vpbroadcastd xmm7, dword ptr [rip + b4621a39]        ; mulacc float32x2
   1329  c4627958059a050000        vpbroadcastd xmm8, dword ptr [rip + c431af3a]
   1332  c4c261a8f8                vfmadd213ps xmm7, xmm3, xmm8                         ; mulacc float32x2
   1337  c46279580590050000        vpbroadcastd xmm8, dword ptr [rip + ce9c1d3c]
   1340  c4c261a8f8                vfmadd213ps xmm7, xmm3, xmm8                         ; mulacc float32x2
   1345  c46279580586050000        vpbroadcastd xmm8, dword ptr [rip + 6758633d]
   134e  c4c261a8f8                vfmadd213ps xmm7, xmm3, xmm8                         ; mulacc float32x2
   1353  c4627958057c050000        vpbroadcastd xmm8, dword ptr [rip + f0fd753e]
   135c  c4c261a8f8                vfmadd213ps xmm7, xmm3, xmm8                         ; mulacc float32x2
   1361  c46279580572050000        vpbroadcastd xmm8, dword ptr [rip + 1872313f]
   136a  c4c261a8f8                vfmadd213ps xmm7, xmm3, xmm8                         ; mulacc float32x2
   136f  c46279580568050000        vpbroadcastd xmm8, dword ptr [rip + 0000803f]
   1378  c4c261a8f8                vfmadd213ps xmm7, xmm3, xmm8                         ; mulacc float32x2
   137d  c5e172d601                vpsrld xmm3, xmm6, 1                                 ; shr uint32x2
   1382  c5b972f317                vpslld xmm8, xmm3, 23                                ; shl uint32x2
   1387  c4c14059f8                vmulps xmm7, xmm7, xmm8                              ; mul float32x2
   138c  c5c9fadb                  vpsubd xmm3, xmm6, xmm3                              ; sub uint32x2
   1390  c5e172f317                vpslld xmm3, xmm3, 23                                ; shl uint32x2
   1395  c5c059db                  vmulps xmm3, xmm7, xmm3                              ; mul float32x2
   1399  c5f8c2f100                vcmpps xmm6, xmm0, xmm1, 0                           ; cmpeq boolx2
   139e  c5f85cc1                  vsubps xmm0, xmm0, xmm1                              ; sub float32x2
   13a2  c4e279583d0d050000        vpbroadcastd xmm7, dword ptr [rip + 3baab83f]
   13ab  c5f859c7                  vmulps xmm0, xmm0, xmm7                              ; mul float32x2
   13af  c4e279583d04050000        vpbroadcastd xmm7, dword ptr [rip + 000016c3]
   13b8  c5f8c2ff01                vcmpps xmm7, xmm0, xmm7, 1                           ; cmplt boolx2
   13bd  c462795805fa040000        vpbroadcastd xmm8, dword ptr [rip + 00000043]
   13c6  c538c2c001                vcmpps xmm8, xmm8, xmm0, 1                           ; cmplt boolx2
   13cb  c46279580ddc040000        vpbroadcastd xmm9, dword ptr [rip + 00000000]
   13d4  c4c3794ac170              vblendvps xmm0, xmm0, xmm9, xmm7                     ; where float32x2
   13da  c46279580ddd040000        vpbroadcastd xmm9, dword ptr [rip + 00000043]
   13e3  c4c3794ac180              vblendvps xmm0, xmm0, xmm9, xmm8                     ; where float32x2
   13e9  c462795805d2040000        vpbroadcastd xmm8, dword ptr [rip + fe00404b]
   13f2  c4417858c0                vaddps xmm8, xmm0, xmm8                              ; add float32x2
   13f7  c46279580dc4040000        vpbroadcastd xmm9, dword ptr [rip + fe00404b]
   1400  c441385cc9                vsubps xmm9, xmm8, xmm9                              ; sub float32x2
   1405  c4c1785cc1                vsubps xmm0, xmm0, xmm9                              ; sub float32x2
   140a  c46279580db5040000        vpbroadcastd xmm9, dword ptr [rip + b4621a39]        ; mulacc float32x2
   1413  c462795815b0040000        vpbroadcastd xmm10, dword ptr [rip + c431af3a]
   141c  c44279a8ca                vfmadd213ps xmm9, xmm0, xmm10                        ; mulacc float32x2
   1421  c462795815a6040000        vpbroadcastd xmm10, dword ptr [rip + ce9c1d3c]
   142a  c44279a8ca                vfmadd213ps xmm9, xmm0, xmm10                        ; mulacc float32x2
   142f  c4627958159c040000        vpbroadcastd xmm10, dword ptr [rip + 6758633d]
   1438  c44279a8ca                vfmadd213ps xmm9, xmm0, xmm10                        ; mulacc float32x2
   143d  c46279581592040000        vpbroadcastd xmm10, dword ptr [rip + f0fd753e]
   1446  c44279a8ca                vfmadd213ps xmm9, xmm0, xmm10                        ; mulacc float32x2
   144b  c46279581588040000        vpbroadcastd xmm10, dword ptr [rip + 1872313f]
   1454  c44279a8ca                vfmadd213ps xmm9, xmm0, xmm10                        ; mulacc float32x2
   1459  c4627958157e040000        vpbroadcastd xmm10, dword ptr [rip + 0000803f]
   1462  c44279a8ca                vfmadd213ps xmm9, xmm0, xmm10                        ; mulacc float32x2
   1467  c4c17972d001              vpsrld xmm0, xmm8, 1                                 ; shr uint32x2
   146d  c5a972f017                vpslld xmm10, xmm0, 23                               ; shl uint32x2
   1472  c4413059ca                vmulps xmm9, xmm9, xmm10                             ; mul float32x2
   1477  c5b9fac0                  vpsubd xmm0, xmm8, xmm0                              ; sub uint32x2
   147b  c5f972f017                vpslld xmm0, xmm0, 23                                ; shl uint32x2
   1480  c5b059c0                  vmulps xmm0, xmm9, xmm0                              ; mul float32x2
   1484  c46279580523040000        vpbroadcastd xmm8, dword ptr [rip + 00000000]
   148d  c4c3794ac070              vblendvps xmm0, xmm0, xmm8, xmm7                     ; where float32x2
   1493  c4e279583d44040000        vpbroadcastd xmm7, dword ptr [rip + 0000803f]
   149c  c4e3794ac760              vblendvps xmm0, xmm0, xmm7, xmm6                     ; where float32x2
   14a2  c5e915f2                  vunpckhpd xmm6, xmm2, xmm2                           ; gep float32x2
   14a6  c5c859c0                  vmulps xmm0, xmm6, xmm0                              ; mul float32x2
   14aa  c4e2795835fd030000        vpbroadcastd xmm6, dword ptr [rip + 00000000]
   14b3  c4e3614ade50              vblendvps xmm3, xmm3, xmm6, xmm5                     ; where float32x2
   14b9  c4e279582d1e040000        vpbroadcastd xmm5, dword ptr [rip + 0000803f]
   14c2  c4e3614add40              vblendvps xmm3, xmm3, xmm5, xmm4                     ; where float32x2
   14c8  c4e269b8c3                vfmadd231ps xmm0, xmm2, xmm3                         ; mulacc float32x2
   14cd  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
   14d2  c5f25fda                  vmaxss xmm3, xmm1, xmm2                              ; max float32
   14d6  c5f2c2e103                vcmpss xmm4, xmm1, xmm1, 3
   14db  c4e3614ad940              vblendvps xmm3, xmm3, xmm1, xmm4
   14e1  c5f2c2e300                vcmpss xmm4, xmm1, xmm3, 0                           ; cmpeq bool
   14e6  c5f97ee7                  vmovd edi, xmm4
   14ea  83e701                    and edi, 1
   14ed  c5f25ccb                  vsubss xmm1, xmm1, xmm3                              ; sub float32
   14f1  c5f2590dbf030000          vmulss xmm1, xmm1, dword ptr [rip + 3baab83f]        ; mul float32
   14f9  c5f2c225ba03000001        vcmpss xmm4, xmm1, dword ptr [rip + 000016c3], 1     ; cmplt bool
   1502  c4c1797ee0                vmovd r8d, xmm4
   1507  4183e001                  and r8d, 1
   150b  c5fa1025ad030000          vmovss xmm4, dword ptr [rip + 00000043]
   1513  c5dac2e101                vcmpss xmm4, xmm4, xmm1, 1                           ; cmplt bool
   1518  c4c1797ee1                vmovd r9d, xmm4
   151d  4183e101                  and r9d, 1
   1521  4d8bd0                    mov r10, r8                                          ; where float32
   1524  41f7da                    neg r10d
   1527  c4c1796ee2                vmovd xmm4, r10d
   152c  c5fa102d7c030000          vmovss xmm5, dword ptr [rip + 00000000]
   1534  c4e3714acd40              vblendvps xmm1, xmm1, xmm5, xmm4                     ; where float32
   153a  41f7d9                    neg r9d                                              ; where float32
   153d  c4c1796ee1                vmovd xmm4, r9d
   1542  c5fa102d76030000          vmovss xmm5, dword ptr [rip + 00000043]
   154a  c4e3714acd40              vblendvps xmm1, xmm1, xmm5, xmm4                     ; where float32
   1550  c5f258256c030000          vaddss xmm4, xmm1, dword ptr [rip + fe00404b]        ; add float32
   1558  c5da5c2d64030000          vsubss xmm5, xmm4, dword ptr [rip + fe00404b]        ; sub float32
   1560  c5f25ccd                  vsubss xmm1, xmm1, xmm5                              ; sub float32
   1564  c5fa102d5c030000          vmovss xmm5, dword ptr [rip + b4621a39]              ; mulacc float32
   156c  c4e271a92d57030000        vfmadd213ss xmm5, xmm1, dword ptr [rip + c431af3a]
   1575  c4e271a92d52030000        vfmadd213ss xmm5, xmm1, dword ptr [rip + ce9c1d3c]   ; mulacc float32
   157e  c4e271a92d4d030000        vfmadd213ss xmm5, xmm1, dword ptr [rip + 6758633d]   ; mulacc float32
   1587  c4e271a92d48030000        vfmadd213ss xmm5, xmm1, dword ptr [rip + f0fd753e]   ; mulacc float32
   1590  c4e271a92d43030000        vfmadd213ss xmm5, xmm1, dword ptr [rip + 1872313f]   ; mulacc float32
   1599  c4e271a92d3e030000        vfmadd213ss xmm5, xmm1, dword ptr [rip + 0000803f]   ; mulacc float32
   15a2  c4c1797ee1                vmovd r9d, xmm4                                      ; bitcast uint32
   15a7  4d8bd1                    mov r10, r9                                          ; shr uint32
   15aa  41c1ea01                  shr r10d, 1
   15ae  4d8bda                    mov r11, r10                                         ; shl uint32
   15b1  41c1e317                  shl r11d, 23
   15b5  c4c1796ecb                vmovd xmm1, r11d                                     ; bitcast float32
   15ba  c5d259c9                  vmulss xmm1, xmm5, xmm1                              ; mul float32
   15be  452bca                    sub r9d, r10d                                        ; sub uint32
   15c1  41c1e117                  shl r9d, 23                                          ; shl uint32
   15c5  c4c1796ee1                vmovd xmm4, r9d                                      ; bitcast float32
   15ca  c5f259cc                  vmulss xmm1, xmm1, xmm4                              ; mul float32
   15ce  c5eac2e300                vcmpss xmm4, xmm2, xmm3, 0                           ; cmpeq bool
   15d3  c4c1797ee1                vmovd r9d, xmm4
   15d8  4183e101                  and r9d, 1
   15dc  c5ea5cd3                  vsubss xmm2, xmm2, xmm3                              ; sub float32
   15e0  c5ea5915d0020000          vmulss xmm2, xmm2, dword ptr [rip + 3baab83f]        ; mul float32
   15e8  c5eac225cb02000001        vcmpss xmm4, xmm2, dword ptr [rip + 000016c3], 1     ; cmplt bool
   15f1  c4c1797ee2                vmovd r10d, xmm4
   15f6  4183e201                  and r10d, 1
   15fa  c5fa1025be020000          vmovss xmm4, dword ptr [rip + 00000043]
   1602  c5dac2e201                vcmpss xmm4, xmm4, xmm2, 1                           ; cmplt bool
   1607  c4c1797ee3                vmovd r11d, xmm4
   160c  4183e301                  and r11d, 1
   1610  498bda                    mov rbx, r10                                         ; where float32
   1613  f7db                      neg ebx
   1615  c5f96ee3                  vmovd xmm4, ebx
   1619  c5fa102d8f020000          vmovss xmm5, dword ptr [rip + 00000000]
   1621  c4e3694ad540              vblendvps xmm2, xmm2, xmm5, xmm4                     ; where float32
   1627  41f7db                    neg r11d                                             ; where float32
   162a  c4c1796ee3                vmovd xmm4, r11d
   162f  c5fa102d89020000          vmovss xmm5, dword ptr [rip + 00000043]
   1637  c4e3694ad540              vblendvps xmm2, xmm2, xmm5, xmm4                     ; where float32
   163d  c5ea58257f020000          vaddss xmm4, xmm2, dword ptr [rip + fe00404b]        ; add float32
   1645  c5da5c2d77020000          vsubss xmm5, xmm4, dword ptr [rip + fe00404b]        ; sub float32
   164d  c5ea5cd5                  vsubss xmm2, xmm2, xmm5                              ; sub float32
   1651  c5fa102d6f020000          vmovss xmm5, dword ptr [rip + b4621a39]              ; mulacc float32
   1659  c4e269a92d6a020000        vfmadd213ss xmm5, xmm2, dword ptr [rip + c431af3a]
   1662  c4e269a92d65020000        vfmadd213ss xmm5, xmm2, dword ptr [rip + ce9c1d3c]   ; mulacc float32
   166b  c4e269a92d60020000        vfmadd213ss xmm5, xmm2, dword ptr [rip + 6758633d]   ; mulacc float32
   1674  c4e269a92d5b020000        vfmadd213ss xmm5, xmm2, dword ptr [rip + f0fd753e]   ; mulacc float32
   167d  c4e269a92d56020000        vfmadd213ss xmm5, xmm2, dword ptr [rip + 1872313f]   ; mulacc float32
   1686  c4e269a92d51020000        vfmadd213ss xmm5, xmm2, dword ptr [rip + 0000803f]   ; mulacc float32
   168f  c4c1797ee3                vmovd r11d, xmm4                                     ; bitcast uint32
   1694  498bdb                    mov rbx, r11                                         ; shr uint32
   1697  c1eb01                    shr ebx, 1
   169a  488beb                    mov rbp, rbx                                         ; shl uint32
   169d  c1e517                    shl ebp, 23
   16a0  c5f96ed5                  vmovd xmm2, ebp                                      ; bitcast float32
   16a4  c5d259d2                  vmulss xmm2, xmm5, xmm2                              ; mul float32
   16a8  442bdb                    sub r11d, ebx                                        ; sub uint32
   16ab  41c1e317                  shl r11d, 23                                         ; shl uint32
   16af  c4c1796ee3                vmovd xmm4, r11d                                     ; bitcast float32
   16b4  c5ea59d4                  vmulss xmm2, xmm2, xmm4                              ; mul float32
   16b8  41f7da                    neg r10d                                             ; where float32
   16bb  c4c1796ee2                vmovd xmm4, r10d
   16c0  c5fa102de8010000          vmovss xmm5, dword ptr [rip + 00000000]
   16c8  c4e3694ad540              vblendvps xmm2, xmm2, xmm5, xmm4                     ; where float32
   16ce  41f7d9                    neg r9d                                              ; where float32
   16d1  c4c1796ee1                vmovd xmm4, r9d
   16d6  c5fa102d02020000          vmovss xmm5, dword ptr [rip + 0000803f]
   16de  c4e3694ad540              vblendvps xmm2, xmm2, xmm5, xmm4                     ; where float32
   16e4  c5d973d804                vpsrldq xmm4, xmm0, 4                                ; gep float32
   16e9  c5da59d2                  vmulss xmm2, xmm4, xmm2                              ; mul float32
   16ed  41f7d8                    neg r8d                                              ; where float32
   16f0  c4c1796ee0                vmovd xmm4, r8d
   16f5  c5fa102db3010000          vmovss xmm5, dword ptr [rip + 00000000]
   16fd  c4e3714acd40              vblendvps xmm1, xmm1, xmm5, xmm4                     ; where float32
   1703  f7df                      neg edi                                              ; where float32
   1705  c5f96ee7                  vmovd xmm4, edi
   1709  c5fa102dcf010000          vmovss xmm5, dword ptr [rip + 0000803f]
   1711  c4e3714acd40              vblendvps xmm1, xmm1, xmm5, xmm4                     ; where float32
   1717  c4e279b9d1                vfmadd231ss xmm2, xmm0, xmm1                         ; mulacc float32
   171c  c5eac205bf01000001        vcmpss xmm0, xmm2, dword ptr [rip + 00008000], 1     ; cmplt bool
   1725  c5f97ec7                  vmovd edi, xmm0
   1729  83e701                    and edi, 1
   172c  c5ea5905b4010000          vmulss xmm0, xmm2, dword ptr [rip + 0000004c]        ; mul float32
   1734  4c8bc7                    mov r8, rdi                                          ; where float32
   1737  41f7d8                    neg r8d
   173a  c4c1796ec8                vmovd xmm1, r8d
   173f  c4e3694ac010              vblendvps xmm0, xmm2, xmm0, xmm1
   1745  c4c1797ec0                vmovd r8d, xmm0                                      ; bitcast int32
   174a  458d880dfbcac0            lea r9d, [r8 - 1060439283]                           ; add int32
   1751  4d8bd1                    mov r10, r9                                          ; shr int32
   1754  41c1fa17                  sar r10d, 23
   1758  c5fa100550010000          vmovss xmm0, dword ptr [rip + 00000000]
   1760  c4c17a2ac2                vcvtsi2ss xmm0, xmm0, r10d                           ; cast float32
   1765  f7df                      neg edi                                              ; where float32
   1767  c5f96ecf                  vmovd xmm1, edi
   176b  c5fa10253d010000          vmovss xmm4, dword ptr [rip + 00000000]
   1773  c5fa102d71010000          vmovss xmm5, dword ptr [rip + 0000c841]
   177b  c4e3594acd10              vblendvps xmm1, xmm4, xmm5, xmm1                     ; where float32
   1781  c5fa5cc1                  vsubss xmm0, xmm0, xmm1                              ; sub float32
   1785  4181e1000080ff            and r9d, -8388608                                    ; and int32
   178c  452bc1                    sub r8d, r9d                                         ; sub int32
   178f  c4c1796ec8                vmovd xmm1, r8d                                      ; bitcast float32
   1794  c5f25c0d44010000          vsubss xmm1, xmm1, dword ptr [rip + 0000803f]        ; sub float32
   179c  c5fa10254c010000          vmovss xmm4, dword ptr [rip + ce37f6bd]              ; mulacc float32
   17a4  c4e271a92547010000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 5b74413e]
   17ad  c4e271a92542010000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 4c3b40be]   ; mulacc float32
   17b6  c4e271a9253d010000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 79b2503e]   ; mulacc float32
   17bf  c4e271a92538010000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 3ebb75be]   ; mulacc float32
   17c8  c4e271a92533010000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 39c8933e]   ; mulacc float32
   17d1  c4e271a9252e010000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 5dabb8be]   ; mulacc float32
   17da  c4e271a92529010000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 0838f63e]   ; mulacc float32
   17e3  c4e271a92524010000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 3baa38bf]   ; mulacc float32
   17ec  c4e271a9251f010000        vfmadd213ss xmm4, xmm1, dword ptr [rip + eda8e23e]   ; mulacc float32
   17f5  c5f259e4                  vmulss xmm4, xmm1, xmm4                              ; mul float32
   17f9  c5f258cc                  vaddss xmm1, xmm1, xmm4                              ; add float32
   17fd  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
   1801  c5fa100da7000000          vmovss xmm1, dword ptr [rip + 00000000]
   1809  c5f2c2ca01                vcmpss xmm1, xmm1, xmm2, 1                           ; cmplt bool
   180e  c5f97ecf                  vmovd edi, xmm1
   1812  83e701                    and edi, 1
   1815  c5eac20dfa00000001        vcmpss xmm1, xmm2, dword ptr [rip + 0000807f], 1     ; cmplt bool
   181e  c4c1797ec8                vmovd r8d, xmm1
   1823  4183e001                  and r8d, 1
   1827  c5eac20d8000000000        vcmpss xmm1, xmm2, dword ptr [rip + 00000000], 0     ; cmpeq bool
   1830  c4c1797ec9                vmovd r9d, xmm1
   1835  4183e101                  and r9d, 1
   1839  41f7d8                    neg r8d                                              ; where float32
   183c  c4c1796ec8                vmovd xmm1, r8d
   1841  c5fa1015cf000000          vmovss xmm2, dword ptr [rip + 0000807f]
   1849  c4e3694ac010              vblendvps xmm0, xmm2, xmm0, xmm1                     ; where float32
   184f  41f7d9                    neg r9d                                              ; where float32
   1852  c4c1796ec9                vmovd xmm1, r9d
   1857  c5fa1015bd000000          vmovss xmm2, dword ptr [rip + 0000c07f]
   185f  c5fa10254d000000          vmovss xmm4, dword ptr [rip + 000080ff]
   1867  c4e3694acc10              vblendvps xmm1, xmm2, xmm4, xmm1                     ; where float32
   186d  f7df                      neg edi                                              ; where float32
   186f  c5f96ed7                  vmovd xmm2, edi
   1873  c4e3714ac020              vblendvps xmm0, xmm1, xmm0, xmm2
   1879  c5fa100d5b000000          vmovss xmm1, dword ptr [rip + 1872313f]
   1881  c4e271a9c3                vfmadd213ss xmm0, xmm1, xmm3                         ; mulacc float32
   1886  c5fa1104b2                vmovss dword ptr [rdx + rsi*4], xmm0                 ; store void
   188b  4881c100010000            add rcx, 256                                         ; end void
   1892  83c601                    add esi, 1
   1895  83fe08                    cmp esi, 8
   1898  0f8ca2e7ffff              jl loop_40
done_189e:
   189e  c5f877                    vzeroupper                                           ; sink void
   18a1  488ba42480000000          mov rsp, qword ptr [rsp + 128]
   18a9  8fc5                      pop rbp
   18ab  8fc3                      pop rbx
   18ad  c3                        ret                                                  ; sink void
