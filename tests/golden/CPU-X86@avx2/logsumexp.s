logsumexp:
      0  b800000000                mov eax, 0
      5  c4e27d582dd6110000        vpbroadcastd ymm5, dword ptr [rip + 9700404b]
      e  c4627d5835f1110000        vpbroadcastd ymm14, dword ptr [rip + 0000803f]
     17  488b17                    mov rdx, qword ptr [rdi]
     1a  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 8>
     1e  b800000000                mov eax, 0                                           ; range int32
loop_40:
     40  c4e27d580587110000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     49  c4e27d580d82110000        vpbroadcastd ymm1, dword ptr [rip + 000080ff]
     52  c4627d583d79110000        vpbroadcastd ymm15, dword ptr [rip + 000080ff]
     5b  c4e27d581570110000        vpbroadcastd ymm2, dword ptr [rip + 000080ff]
     64  c4e27d581d67110000        vpbroadcastd ymm3, dword ptr [rip + 000080ff]
     6d  c4e27d58255a110000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
     76  c4e27d583551110000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
     7f  c4e27d583d48110000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
     88  488bf1                    mov rsi, rcx
     8b  488dbe00010000            lea rdi, [rsi + 256]
loop_a0:
     a0  c57c1006                  vmovups ymm8, ymmword ptr [rsi]                      ; load float32x8
     a4  c53c5fc9                  vmaxps ymm9, ymm8, ymm1                              ; max float32x8
     a8  c4413cc2d003              vcmpps ymm10, ymm8, ymm8, 3
     ae  c443354ac8a0              vblendvps ymm9, ymm9, ymm8, ymm10
     b4  c441745cd1                vsubps ymm10, ymm1, ymm9                             ; sub float32x8
     b9  c52c59157f0f0000          vmulps ymm10, ymm10, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
     c1  c4627d581d12110000        vpbroadcastd ymm11, dword ptr [rip + 000016c3]
     ca  c441245fd2                vmaxps ymm10, ymm11, ymm10                           ; where float32x8
     cf  c4627d581d08110000        vpbroadcastd ymm11, dword ptr [rip + 00000043]
     d8  c441245dd2                vminps ymm10, ymm11, ymm10                           ; where float32x8
     dd  c52c58dd                  vaddps ymm11, ymm10, ymm5                            ; add float32x8
     e1  c5245ce5                  vsubps ymm12, ymm11, ymm5                            ; sub float32x8
     e5  c4412c5cd4                vsubps ymm10, ymm10, ymm12                           ; sub float32x8
     ea  c4627d5825f5100000        vpbroadcastd ymm12, dword ptr [rip + b4629a6c]       ; mulacc float32x8
     f3  c4622da825640f0000        vfmadd213ps ymm12, ymm10, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
     fc  c4622da8257b0f0000        vfmadd213ps ymm12, ymm10, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    105  c4622da825920f0000        vfmadd213ps ymm12, ymm10, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    10e  c4622da825a90f0000        vfmadd213ps ymm12, ymm10, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    117  c4622da825c00f0000        vfmadd213ps ymm12, ymm10, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    120  c4622da825d70f0000        vfmadd213ps ymm12, ymm10, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    129  c4c12d72f317              vpslld ymm10, ymm11, 23                              ; shl uint32x8
    12f  c4c12572f316              vpslld ymm11, ymm11, 22                              ; shl uint32x8
    135  c525db1de30f0000          vpand ymm11, ymm11, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    13d  c4412dfad3                vpsubd ymm10, ymm10, ymm11                           ; sub uint32x8
    142  c4411c59d2                vmulps ymm10, ymm12, ymm10                           ; mul float32x8
    147  c4412c59d3                vmulps ymm10, ymm10, ymm11                           ; mul float32x8
    14c  c4c174c2c900              vcmpps ymm1, ymm1, ymm9, 0                           ; cmpeq boolx8
    152  c4c32d4ace10              vblendvps ymm1, ymm10, ymm14, ymm1                   ; where float32x8
    158  c4413c5cd1                vsubps ymm10, ymm8, ymm9                             ; sub float32x8
    15d  c52c5915db0e0000          vmulps ymm10, ymm10, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    165  c4627d581d6e100000        vpbroadcastd ymm11, dword ptr [rip + 000016c3]
    16e  c441245fd2                vmaxps ymm10, ymm11, ymm10                           ; where float32x8
    173  c4627d581d64100000        vpbroadcastd ymm11, dword ptr [rip + 00000043]
    17c  c441245dd2                vminps ymm10, ymm11, ymm10                           ; where float32x8
    181  c52c58dd                  vaddps ymm11, ymm10, ymm5                            ; add float32x8
    185  c5245ce5                  vsubps ymm12, ymm11, ymm5                            ; sub float32x8
    189  c4412c5cd4                vsubps ymm10, ymm10, ymm12                           ; sub float32x8
    18e  c4627d582551100000        vpbroadcastd ymm12, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    197  c4622da825c00e0000        vfmadd213ps ymm12, ymm10, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    1a0  c4622da825d70e0000        vfmadd213ps ymm12, ymm10, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    1a9  c4622da825ee0e0000        vfmadd213ps ymm12, ymm10, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    1b2  c4622da825050f0000        vfmadd213ps ymm12, ymm10, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    1bb  c4622da8251c0f0000        vfmadd213ps ymm12, ymm10, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    1c4  c4622da825330f0000        vfmadd213ps ymm12, ymm10, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    1cd  c4c12d72f317              vpslld ymm10, ymm11, 23                              ; shl uint32x8
    1d3  c4c12572f316              vpslld ymm11, ymm11, 22                              ; shl uint32x8
    1d9  c525db1d3f0f0000          vpand ymm11, ymm11, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    1e1  c4412dfad3                vpsubd ymm10, ymm10, ymm11                           ; sub uint32x8
    1e6  c4411c59d2                vmulps ymm10, ymm12, ymm10                           ; mul float32x8
    1eb  c4412c59d3                vmulps ymm10, ymm10, ymm11                           ; mul float32x8
    1f0  c4413cc2c100              vcmpps ymm8, ymm8, ymm9, 0                           ; cmpeq boolx8
    1f6  c4432d4ac680              vblendvps ymm8, ymm10, ymm14, ymm8                   ; where float32x8
    1fc  c4627db8c1                vfmadd231ps ymm8, ymm0, ymm1                         ; mulacc float32x8
    201  c5fc104620                vmovups ymm0, ymmword ptr [rsi + 32]                 ; load float32x8
    206  c4c17c5fcf                vmaxps ymm1, ymm0, ymm15                             ; max float32x8
    20b  c57cc2d003                vcmpps ymm10, ymm0, ymm0, 3
    210  c463754ad0a0              vblendvps ymm10, ymm1, ymm0, ymm10
    216  c4c1045cca                vsubps ymm1, ymm15, ymm10                            ; sub float32x8
    21b  c5f4590d1d0e0000          vmulps ymm1, ymm1, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    223  c4627d581db00f0000        vpbroadcastd ymm11, dword ptr [rip + 000016c3]
    22c  c5a45fc9                  vmaxps ymm1, ymm11, ymm1                             ; where float32x8
    230  c4627d581da70f0000        vpbroadcastd ymm11, dword ptr [rip + 00000043]
    239  c5a45dc9                  vminps ymm1, ymm11, ymm1                             ; where float32x8
    23d  c57458dd                  vaddps ymm11, ymm1, ymm5                             ; add float32x8
    241  c5245ce5                  vsubps ymm12, ymm11, ymm5                            ; sub float32x8
    245  c4c1745ccc                vsubps ymm1, ymm1, ymm12                             ; sub float32x8
    24a  c4627d5825950f0000        vpbroadcastd ymm12, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    253  c46275a825040e0000        vfmadd213ps ymm12, ymm1, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    25c  c46275a8251b0e0000        vfmadd213ps ymm12, ymm1, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    265  c46275a825320e0000        vfmadd213ps ymm12, ymm1, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    26e  c46275a825490e0000        vfmadd213ps ymm12, ymm1, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    277  c46275a825600e0000        vfmadd213ps ymm12, ymm1, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    280  c46275a825770e0000        vfmadd213ps ymm12, ymm1, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    289  c4c17572f317              vpslld ymm1, ymm11, 23                               ; shl uint32x8
    28f  c4c12572f316              vpslld ymm11, ymm11, 22                              ; shl uint32x8
    295  c525db1d830e0000          vpand ymm11, ymm11, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    29d  c4c175facb                vpsubd ymm1, ymm1, ymm11                             ; sub uint32x8
    2a2  c59c59c9                  vmulps ymm1, ymm12, ymm1                             ; mul float32x8
    2a6  c4c17459cb                vmulps ymm1, ymm1, ymm11                             ; mul float32x8
    2ab  c44104c2da00              vcmpps ymm11, ymm15, ymm10, 0                        ; cmpeq boolx8
    2b1  c4c3754aceb0              vblendvps ymm1, ymm1, ymm14, ymm11                   ; where float32x8
    2b7  c4417c5cda                vsubps ymm11, ymm0, ymm10                            ; sub float32x8
    2bc  c524591d7c0d0000          vmulps ymm11, ymm11, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    2c4  c4627d58250f0f0000        vpbroadcastd ymm12, dword ptr [rip + 000016c3]
    2cd  c4411c5fdb                vmaxps ymm11, ymm12, ymm11                           ; where float32x8
    2d2  c4627d5825050f0000        vpbroadcastd ymm12, dword ptr [rip + 00000043]
    2db  c4411c5ddb                vminps ymm11, ymm12, ymm11                           ; where float32x8
    2e0  c52458e5                  vaddps ymm12, ymm11, ymm5                            ; add float32x8
    2e4  c51c5cfd                  vsubps ymm15, ymm12, ymm5                            ; sub float32x8
    2e8  c441245cdf                vsubps ymm11, ymm11, ymm15                           ; sub float32x8
    2ed  c4627d583df20e0000        vpbroadcastd ymm15, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    2f6  c46225a83d610d0000        vfmadd213ps ymm15, ymm11, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    2ff  c46225a83d780d0000        vfmadd213ps ymm15, ymm11, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    308  c46225a83d8f0d0000        vfmadd213ps ymm15, ymm11, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    311  c46225a83da60d0000        vfmadd213ps ymm15, ymm11, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    31a  c46225a83dbd0d0000        vfmadd213ps ymm15, ymm11, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    323  c46225a83dd40d0000        vfmadd213ps ymm15, ymm11, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    32c  c4c12572f417              vpslld ymm11, ymm12, 23                              ; shl uint32x8
    332  c4c11d72f416              vpslld ymm12, ymm12, 22                              ; shl uint32x8
    338  c51ddb25e00d0000          vpand ymm12, ymm12, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    340  c44125fadc                vpsubd ymm11, ymm11, ymm12                           ; sub uint32x8
    345  c4410459db                vmulps ymm11, ymm15, ymm11                           ; mul float32x8
    34a  c4412459dc                vmulps ymm11, ymm11, ymm12                           ; mul float32x8
    34f  c4c17cc2c200              vcmpps ymm0, ymm0, ymm10, 0                          ; cmpeq boolx8
    355  c443254ade00              vblendvps ymm11, ymm11, ymm14, ymm0                  ; where float32x8
    35b  c4625db8d9                vfmadd231ps ymm11, ymm4, ymm1                        ; mulacc float32x8
    360  c5fc104640                vmovups ymm0, ymmword ptr [rsi + 64]                 ; load float32x8
    365  c5fc5fca                  vmaxps ymm1, ymm0, ymm2                              ; max float32x8
    369  c5fcc2e003                vcmpps ymm4, ymm0, ymm0, 3
    36e  c4e3754ae040              vblendvps ymm4, ymm1, ymm0, ymm4
    374  c5ec5ccc                  vsubps ymm1, ymm2, ymm4                              ; sub float32x8
    378  c5f4590dc00c0000          vmulps ymm1, ymm1, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    380  c4627d5825530e0000        vpbroadcastd ymm12, dword ptr [rip + 000016c3]
    389  c59c5fc9                  vmaxps ymm1, ymm12, ymm1                             ; where float32x8
    38d  c4627d58254a0e0000        vpbroadcastd ymm12, dword ptr [rip + 00000043]
    396  c59c5dc9                  vminps ymm1, ymm12, ymm1                             ; where float32x8
    39a  c57458e5                  vaddps ymm12, ymm1, ymm5                             ; add float32x8
    39e  c51c5cfd                  vsubps ymm15, ymm12, ymm5                            ; sub float32x8
    3a2  c4c1745ccf                vsubps ymm1, ymm1, ymm15                             ; sub float32x8
    3a7  c4627d583d380e0000        vpbroadcastd ymm15, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    3b0  c46275a83da70c0000        vfmadd213ps ymm15, ymm1, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    3b9  c46275a83dbe0c0000        vfmadd213ps ymm15, ymm1, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    3c2  c46275a83dd50c0000        vfmadd213ps ymm15, ymm1, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    3cb  c46275a83dec0c0000        vfmadd213ps ymm15, ymm1, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    3d4  c46275a83d030d0000        vfmadd213ps ymm15, ymm1, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    3dd  c46275a83d1a0d0000        vfmadd213ps ymm15, ymm1, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    3e6  c4c17572f417              vpslld ymm1, ymm12, 23                               ; shl uint32x8
    3ec  c4c11d72f416              vpslld ymm12, ymm12, 22                              ; shl uint32x8
    3f2  c51ddb25260d0000          vpand ymm12, ymm12, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    3fa  c4c175facc                vpsubd ymm1, ymm1, ymm12                             ; sub uint32x8
    3ff  c58459c9                  vmulps ymm1, ymm15, ymm1                             ; mul float32x8
    403  c4c17459cc                vmulps ymm1, ymm1, ymm12                             ; mul float32x8
    408  c5ecc2d400                vcmpps ymm2, ymm2, ymm4, 0                           ; cmpeq boolx8
    40d  c4c3754ace20              vblendvps ymm1, ymm1, ymm14, ymm2                    ; where float32x8
    413  c5fc5cd4                  vsubps ymm2, ymm0, ymm4                              ; sub float32x8
    417  c5ec5915210c0000          vmulps ymm2, ymm2, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    41f  c4627d5825b40d0000        vpbroadcastd ymm12, dword ptr [rip + 000016c3]
    428  c59c5fd2                  vmaxps ymm2, ymm12, ymm2                             ; where float32x8
    42c  c4627d5825ab0d0000        vpbroadcastd ymm12, dword ptr [rip + 00000043]
    435  c59c5dd2                  vminps ymm2, ymm12, ymm2                             ; where float32x8
    439  c56c58e5                  vaddps ymm12, ymm2, ymm5                             ; add float32x8
    43d  c51c5cfd                  vsubps ymm15, ymm12, ymm5                            ; sub float32x8
    441  c4c16c5cd7                vsubps ymm2, ymm2, ymm15                             ; sub float32x8
    446  c4627d583d990d0000        vpbroadcastd ymm15, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    44f  c4626da83d080c0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    458  c4626da83d1f0c0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    461  c4626da83d360c0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    46a  c4626da83d4d0c0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    473  c4626da83d640c0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    47c  c4626da83d7b0c0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    485  c4c16d72f417              vpslld ymm2, ymm12, 23                               ; shl uint32x8
    48b  c4c11d72f416              vpslld ymm12, ymm12, 22                              ; shl uint32x8
    491  c51ddb25870c0000          vpand ymm12, ymm12, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    499  c4c16dfad4                vpsubd ymm2, ymm2, ymm12                             ; sub uint32x8
    49e  c58459d2                  vmulps ymm2, ymm15, ymm2                             ; mul float32x8
    4a2  c4c16c59d4                vmulps ymm2, ymm2, ymm12                             ; mul float32x8
    4a7  c5fcc2c400                vcmpps ymm0, ymm0, ymm4, 0                           ; cmpeq boolx8
    4ac  c4436d4ae600              vblendvps ymm12, ymm2, ymm14, ymm0                   ; where float32x8
    4b2  c4624db8e1                vfmadd231ps ymm12, ymm6, ymm1                        ; mulacc float32x8
    4b7  c5fc104660                vmovups ymm0, ymmword ptr [rsi + 96]                 ; load float32x8
    4bc  c5fc5fcb                  vmaxps ymm1, ymm0, ymm3                              ; max float32x8
    4c0  c5fcc2d003                vcmpps ymm2, ymm0, ymm0, 3
    4c5  c4e3754af020              vblendvps ymm6, ymm1, ymm0, ymm2
    4cb  c5e45cce                  vsubps ymm1, ymm3, ymm6                              ; sub float32x8
    4cf  c5f4590d690b0000          vmulps ymm1, ymm1, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    4d7  c4e27d5815fc0c0000        vpbroadcastd ymm2, dword ptr [rip + 000016c3]
    4e0  c5ec5fc9                  vmaxps ymm1, ymm2, ymm1                              ; where float32x8
    4e4  c4e27d5815f30c0000        vpbroadcastd ymm2, dword ptr [rip + 00000043]
    4ed  c5ec5dc9                  vminps ymm1, ymm2, ymm1                              ; where float32x8
    4f1  c5f458d5                  vaddps ymm2, ymm1, ymm5                              ; add float32x8
    4f5  c56c5cfd                  vsubps ymm15, ymm2, ymm5                             ; sub float32x8
    4f9  c4c1745ccf                vsubps ymm1, ymm1, ymm15                             ; sub float32x8
    4fe  c4627d583de10c0000        vpbroadcastd ymm15, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    507  c46275a83d500b0000        vfmadd213ps ymm15, ymm1, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    510  c46275a83d670b0000        vfmadd213ps ymm15, ymm1, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    519  c46275a83d7e0b0000        vfmadd213ps ymm15, ymm1, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    522  c46275a83d950b0000        vfmadd213ps ymm15, ymm1, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    52b  c46275a83dac0b0000        vfmadd213ps ymm15, ymm1, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    534  c46275a83dc30b0000        vfmadd213ps ymm15, ymm1, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    53d  c5f572f217                vpslld ymm1, ymm2, 23                                ; shl uint32x8
    542  c5ed72f216                vpslld ymm2, ymm2, 22                                ; shl uint32x8
    547  c5eddb15d10b0000          vpand ymm2, ymm2, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    54f  c5f5faca                  vpsubd ymm1, ymm1, ymm2                              ; sub uint32x8
    553  c58459c9                  vmulps ymm1, ymm15, ymm1                             ; mul float32x8
    557  c5f459ca                  vmulps ymm1, ymm1, ymm2                              ; mul float32x8
    55b  c5e4c2d600                vcmpps ymm2, ymm3, ymm6, 0                           ; cmpeq boolx8
    560  c4c3754ace20              vblendvps ymm1, ymm1, ymm14, ymm2                    ; where float32x8
    566  c5fc5cd6                  vsubps ymm2, ymm0, ymm6                              ; sub float32x8
    56a  c5ec5915ce0a0000          vmulps ymm2, ymm2, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    572  c4e27d581d610c0000        vpbroadcastd ymm3, dword ptr [rip + 000016c3]
    57b  c5e45fd2                  vmaxps ymm2, ymm3, ymm2                              ; where float32x8
    57f  c4e27d581d580c0000        vpbroadcastd ymm3, dword ptr [rip + 00000043]
    588  c5e45dd2                  vminps ymm2, ymm3, ymm2                              ; where float32x8
    58c  c5ec58dd                  vaddps ymm3, ymm2, ymm5                              ; add float32x8
    590  c5645cfd                  vsubps ymm15, ymm3, ymm5                             ; sub float32x8
    594  c4c16c5cd7                vsubps ymm2, ymm2, ymm15                             ; sub float32x8
    599  c4627d583d460c0000        vpbroadcastd ymm15, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    5a2  c4626da83db50a0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    5ab  c4626da83dcc0a0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    5b4  c4626da83de30a0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    5bd  c4626da83dfa0a0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    5c6  c4626da83d110b0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    5cf  c4626da83d280b0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    5d8  c5ed72f317                vpslld ymm2, ymm3, 23                                ; shl uint32x8
    5dd  c5e572f316                vpslld ymm3, ymm3, 22                                ; shl uint32x8
    5e2  c5e5db1d360b0000          vpand ymm3, ymm3, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    5ea  c5edfad3                  vpsubd ymm2, ymm2, ymm3                              ; sub uint32x8
    5ee  c58459d2                  vmulps ymm2, ymm15, ymm2                             ; mul float32x8
    5f2  c5ec59d3                  vmulps ymm2, ymm2, ymm3                              ; mul float32x8
    5f6  c5fcc2c600                vcmpps ymm0, ymm0, ymm6, 0                           ; cmpeq boolx8
    5fb  c4436d4aee00              vblendvps ymm13, ymm2, ymm14, ymm0                   ; where float32x8
    601  c46245b8e9                vfmadd231ps ymm13, ymm7, ymm1                        ; mulacc float32x8
    606  c4c17c28c0                vmovaps ymm0, ymm8                                   ; end void
    60b  c4c17c28c9                vmovaps ymm1, ymm9
    610  c4417c28fa                vmovaps ymm15, ymm10
    615  c5fc28d4                  vmovaps ymm2, ymm4
    619  c5fc28de                  vmovaps ymm3, ymm6
    61d  c4c17c28e3                vmovaps ymm4, ymm11
    622  c4c17c28f4                vmovaps ymm6, ymm12
    627  c4c17c28fd                vmovaps ymm7, ymm13
    62c  4881c680000000            add rsi, 128
    633  483bf7                    cmp rsi, rdi
    636  0f8564faffff              jne loop_a0
done_63c:
    63c  c56c5fc1                  vmaxps ymm8, ymm2, ymm1                              ; max float32x8
    640  c56cc2ca03                vcmpps ymm9, ymm2, ymm2, 3
    645  c4633d4ac290              vblendvps ymm8, ymm8, ymm2, ymm9
    64b  c441745cc8                vsubps ymm9, ymm1, ymm8                              ; sub float32x8
    650  c534590de8090000          vmulps ymm9, ymm9, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    658  c4627d58157b0b0000        vpbroadcastd ymm10, dword ptr [rip + 000016c3]
    661  c4412c5fc9                vmaxps ymm9, ymm10, ymm9                             ; where float32x8
    666  c4627d5815710b0000        vpbroadcastd ymm10, dword ptr [rip + 00000043]
    66f  c4412c5dc9                vminps ymm9, ymm10, ymm9                             ; where float32x8
    674  c53458d5                  vaddps ymm10, ymm9, ymm5                             ; add float32x8
    678  c52c5cdd                  vsubps ymm11, ymm10, ymm5                            ; sub float32x8
    67c  c441345ccb                vsubps ymm9, ymm9, ymm11                             ; sub float32x8
    681  c4627d581d5e0b0000        vpbroadcastd ymm11, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    68a  c46235a81dcd090000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    693  c46235a81de4090000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    69c  c46235a81dfb090000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    6a5  c46235a81d120a0000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    6ae  c46235a81d290a0000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    6b7  c46235a81d400a0000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    6c0  c4c13572f217              vpslld ymm9, ymm10, 23                               ; shl uint32x8
    6c6  c4c12d72f216              vpslld ymm10, ymm10, 22                              ; shl uint32x8
    6cc  c52ddb154c0a0000          vpand ymm10, ymm10, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    6d4  c44135faca                vpsubd ymm9, ymm9, ymm10                             ; sub uint32x8
    6d9  c4412459c9                vmulps ymm9, ymm11, ymm9                             ; mul float32x8
    6de  c4413459ca                vmulps ymm9, ymm9, ymm10                             ; mul float32x8
    6e3  c4c174c2c800              vcmpps ymm1, ymm1, ymm8, 0                           ; cmpeq boolx8
    6e9  c4c3354ace10              vblendvps ymm1, ymm9, ymm14, ymm1                    ; where float32x8
    6ef  c4416c5cc8                vsubps ymm9, ymm2, ymm8                              ; sub float32x8
    6f4  c534590d44090000          vmulps ymm9, ymm9, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    6fc  c4627d5815d70a0000        vpbroadcastd ymm10, dword ptr [rip + 000016c3]
    705  c4412c5fc9                vmaxps ymm9, ymm10, ymm9                             ; where float32x8
    70a  c4627d5815cd0a0000        vpbroadcastd ymm10, dword ptr [rip + 00000043]
    713  c4412c5dc9                vminps ymm9, ymm10, ymm9                             ; where float32x8
    718  c53458d5                  vaddps ymm10, ymm9, ymm5                             ; add float32x8
    71c  c52c5cdd                  vsubps ymm11, ymm10, ymm5                            ; sub float32x8
    720  c441345ccb                vsubps ymm9, ymm9, ymm11                             ; sub float32x8
    725  c4627d581dba0a0000        vpbroadcastd ymm11, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    72e  c46235a81d29090000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    737  c46235a81d40090000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    740  c46235a81d57090000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    749  c46235a81d6e090000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    752  c46235a81d85090000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    75b  c46235a81d9c090000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    764  c4c13572f217              vpslld ymm9, ymm10, 23                               ; shl uint32x8
    76a  c4c12d72f216              vpslld ymm10, ymm10, 22                              ; shl uint32x8
    770  c52ddb15a8090000          vpand ymm10, ymm10, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    778  c44135faca                vpsubd ymm9, ymm9, ymm10                             ; sub uint32x8
    77d  c4412459c9                vmulps ymm9, ymm11, ymm9                             ; mul float32x8
    782  c4413459ca                vmulps ymm9, ymm9, ymm10                             ; mul float32x8
    787  c4c16cc2d000              vcmpps ymm2, ymm2, ymm8, 0                           ; cmpeq boolx8
    78d  c4c3354ad620              vblendvps ymm2, ymm9, ymm14, ymm2                    ; where float32x8
    793  c5cc59d2                  vmulps ymm2, ymm6, ymm2                              ; mul float32x8
    797  c4e27db8d1                vfmadd231ps ymm2, ymm0, ymm1                         ; mulacc float32x8
    79c  c4c1645fc7                vmaxps ymm0, ymm3, ymm15                             ; max float32x8
    7a1  c5e4c2cb03                vcmpps ymm1, ymm3, ymm3, 3
    7a6  c4e37d4ac310              vblendvps ymm0, ymm0, ymm3, ymm1
    7ac  c5845cc8                  vsubps ymm1, ymm15, ymm0                             ; sub float32x8
    7b0  c5f4590d88080000          vmulps ymm1, ymm1, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    7b8  c4e27d58351b0a0000        vpbroadcastd ymm6, dword ptr [rip + 000016c3]
    7c1  c5cc5fc9                  vmaxps ymm1, ymm6, ymm1                              ; where float32x8
    7c5  c4e27d5835120a0000        vpbroadcastd ymm6, dword ptr [rip + 00000043]
    7ce  c5cc5dc9                  vminps ymm1, ymm6, ymm1                              ; where float32x8
    7d2  c5f458f5                  vaddps ymm6, ymm1, ymm5                              ; add float32x8
    7d6  c54c5ccd                  vsubps ymm9, ymm6, ymm5                              ; sub float32x8
    7da  c4c1745cc9                vsubps ymm1, ymm1, ymm9                              ; sub float32x8
    7df  c4627d580d000a0000        vpbroadcastd ymm9, dword ptr [rip + b4629a6c]        ; mulacc float32x8
    7e8  c46275a80d6f080000        vfmadd213ps ymm9, ymm1, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    7f1  c46275a80d86080000        vfmadd213ps ymm9, ymm1, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    7fa  c46275a80d9d080000        vfmadd213ps ymm9, ymm1, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    803  c46275a80db4080000        vfmadd213ps ymm9, ymm1, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    80c  c46275a80dcb080000        vfmadd213ps ymm9, ymm1, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    815  c46275a80de2080000        vfmadd213ps ymm9, ymm1, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    81e  c5f572f617                vpslld ymm1, ymm6, 23                                ; shl uint32x8
    823  c5cd72f616                vpslld ymm6, ymm6, 22                                ; shl uint32x8
    828  c5cddb35f0080000          vpand ymm6, ymm6, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    830  c5f5face                  vpsubd ymm1, ymm1, ymm6                              ; sub uint32x8
    834  c5b459c9                  vmulps ymm1, ymm9, ymm1                              ; mul float32x8
    838  c5f459ce                  vmulps ymm1, ymm1, ymm6                              ; mul float32x8
    83c  c584c2f000                vcmpps ymm6, ymm15, ymm0, 0                          ; cmpeq boolx8
    841  c4c3754ace60              vblendvps ymm1, ymm1, ymm14, ymm6                    ; where float32x8
    847  c5e45cf0                  vsubps ymm6, ymm3, ymm0                              ; sub float32x8
    84b  c5cc5935ed070000          vmulps ymm6, ymm6, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    853  c4627d580d80090000        vpbroadcastd ymm9, dword ptr [rip + 000016c3]
    85c  c5b45ff6                  vmaxps ymm6, ymm9, ymm6                              ; where float32x8
    860  c4627d580d77090000        vpbroadcastd ymm9, dword ptr [rip + 00000043]
    869  c5b45df6                  vminps ymm6, ymm9, ymm6                              ; where float32x8
    86d  c54c58cd                  vaddps ymm9, ymm6, ymm5                              ; add float32x8
    871  c5345cd5                  vsubps ymm10, ymm9, ymm5                             ; sub float32x8
    875  c4c14c5cf2                vsubps ymm6, ymm6, ymm10                             ; sub float32x8
    87a  c4627d581565090000        vpbroadcastd ymm10, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    883  c4624da815d4070000        vfmadd213ps ymm10, ymm6, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    88c  c4624da815eb070000        vfmadd213ps ymm10, ymm6, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    895  c4624da81502080000        vfmadd213ps ymm10, ymm6, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    89e  c4624da81519080000        vfmadd213ps ymm10, ymm6, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    8a7  c4624da81530080000        vfmadd213ps ymm10, ymm6, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    8b0  c4624da81547080000        vfmadd213ps ymm10, ymm6, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    8b9  c4c14d72f117              vpslld ymm6, ymm9, 23                                ; shl uint32x8
    8bf  c4c13572f116              vpslld ymm9, ymm9, 22                                ; shl uint32x8
    8c5  c535db0d53080000          vpand ymm9, ymm9, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    8cd  c4c14dfaf1                vpsubd ymm6, ymm6, ymm9                              ; sub uint32x8
    8d2  c5ac59f6                  vmulps ymm6, ymm10, ymm6                             ; mul float32x8
    8d6  c4c14c59f1                vmulps ymm6, ymm6, ymm9                              ; mul float32x8
    8db  c5e4c2d800                vcmpps ymm3, ymm3, ymm0, 0                           ; cmpeq boolx8
    8e0  c4c34d4ade30              vblendvps ymm3, ymm6, ymm14, ymm3                    ; where float32x8
    8e6  c5c459db                  vmulps ymm3, ymm7, ymm3                              ; mul float32x8
    8ea  c4e25db8d9                vfmadd231ps ymm3, ymm4, ymm1                         ; mulacc float32x8
    8ef  c4c17c5fc8                vmaxps ymm1, ymm0, ymm8                              ; max float32x8
    8f4  c5fcc2e003                vcmpps ymm4, ymm0, ymm0, 3
    8f9  c4e3754ac840              vblendvps ymm1, ymm1, ymm0, ymm4
    8ff  c5bc5ce1                  vsubps ymm4, ymm8, ymm1                              ; sub float32x8
    903  c5dc592535070000          vmulps ymm4, ymm4, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    90b  c4e27d5835c8080000        vpbroadcastd ymm6, dword ptr [rip + 000016c3]
    914  c5cc5fe4                  vmaxps ymm4, ymm6, ymm4                              ; where float32x8
    918  c4e27d5835bf080000        vpbroadcastd ymm6, dword ptr [rip + 00000043]
    921  c5cc5de4                  vminps ymm4, ymm6, ymm4                              ; where float32x8
    925  c5dc58f5                  vaddps ymm6, ymm4, ymm5                              ; add float32x8
    929  c5cc5cfd                  vsubps ymm7, ymm6, ymm5                              ; sub float32x8
    92d  c5dc5ce7                  vsubps ymm4, ymm4, ymm7                              ; sub float32x8
    931  c4e27d583dae080000        vpbroadcastd ymm7, dword ptr [rip + b4629a6c]        ; mulacc float32x8
    93a  c4e25da83d1d070000        vfmadd213ps ymm7, ymm4, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    943  c4e25da83d34070000        vfmadd213ps ymm7, ymm4, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    94c  c4e25da83d4b070000        vfmadd213ps ymm7, ymm4, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    955  c4e25da83d62070000        vfmadd213ps ymm7, ymm4, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    95e  c4e25da83d79070000        vfmadd213ps ymm7, ymm4, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    967  c4e25da83d90070000        vfmadd213ps ymm7, ymm4, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    970  c5dd72f617                vpslld ymm4, ymm6, 23                                ; shl uint32x8
    975  c5cd72f616                vpslld ymm6, ymm6, 22                                ; shl uint32x8
    97a  c5cddb359e070000          vpand ymm6, ymm6, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    982  c5ddfae6                  vpsubd ymm4, ymm4, ymm6                              ; sub uint32x8
    986  c5c459e4                  vmulps ymm4, ymm7, ymm4                              ; mul float32x8
    98a  c5dc59e6                  vmulps ymm4, ymm4, ymm6                              ; mul float32x8
    98e  c5bcc2f100                vcmpps ymm6, ymm8, ymm1, 0                           ; cmpeq boolx8
    993  c4c35d4ae660              vblendvps ymm4, ymm4, ymm14, ymm6                    ; where float32x8
    999  c5fc5cf1                  vsubps ymm6, ymm0, ymm1                              ; sub float32x8
    99d  c5cc59359b060000          vmulps ymm6, ymm6, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    9a5  c4e27d583d2e080000        vpbroadcastd ymm7, dword ptr [rip + 000016c3]
    9ae  c5c45ff6                  vmaxps ymm6, ymm7, ymm6                              ; where float32x8
    9b2  c4e27d583d25080000        vpbroadcastd ymm7, dword ptr [rip + 00000043]
    9bb  c5c45df6                  vminps ymm6, ymm7, ymm6                              ; where float32x8
    9bf  c5cc58fd                  vaddps ymm7, ymm6, ymm5                              ; add float32x8
    9c3  c5445cc5                  vsubps ymm8, ymm7, ymm5                              ; sub float32x8
    9c7  c4c14c5cf0                vsubps ymm6, ymm6, ymm8                              ; sub float32x8
    9cc  c4627d580513080000        vpbroadcastd ymm8, dword ptr [rip + b4629a6c]        ; mulacc float32x8
    9d5  c4624da80582060000        vfmadd213ps ymm8, ymm6, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    9de  c4624da80599060000        vfmadd213ps ymm8, ymm6, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    9e7  c4624da805b0060000        vfmadd213ps ymm8, ymm6, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    9f0  c4624da805c7060000        vfmadd213ps ymm8, ymm6, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    9f9  c4624da805de060000        vfmadd213ps ymm8, ymm6, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    a02  c4624da805f5060000        vfmadd213ps ymm8, ymm6, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    a0b  c5cd72f717                vpslld ymm6, ymm7, 23                                ; shl uint32x8
    a10  c5c572f716                vpslld ymm7, ymm7, 22                                ; shl uint32x8
    a15  c5c5db3d03070000          vpand ymm7, ymm7, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    a1d  c5cdfaf7                  vpsubd ymm6, ymm6, ymm7                              ; sub uint32x8
    a21  c5bc59f6                  vmulps ymm6, ymm8, ymm6                              ; mul float32x8
    a25  c5cc59f7                  vmulps ymm6, ymm6, ymm7                              ; mul float32x8
    a29  c5fcc2c100                vcmpps ymm0, ymm0, ymm1, 0                           ; cmpeq boolx8
    a2e  c4c34d4ac600              vblendvps ymm0, ymm6, ymm14, ymm0                    ; where float32x8
    a34  c5e459c0                  vmulps ymm0, ymm3, ymm0                              ; mul float32x8
    a38  c4e26db8c4                vfmadd231ps ymm0, ymm2, ymm4                         ; mulacc float32x8
    a3d  c4e37d19ca01              vextractf128 xmm2, ymm1, 1                           ; gep float32x4
    a43  c5f05fda                  vmaxps xmm3, xmm1, xmm2                              ; max float32x4
    a47  c5f0c2e103                vcmpps xmm4, xmm1, xmm1, 3
    a4c  c4e3614ad940              vblendvps xmm3, xmm3, xmm1, xmm4
    a52  c5f05ce3                  vsubps xmm4, xmm1, xmm3                              ; sub float32x4
    a56  c5d85925e2060000          vmulps xmm4, xmm4, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x4
    a5e  c4e279583575070000        vpbroadcastd xmm6, dword ptr [rip + 000016c3]
    a67  c5c85fe4                  vmaxps xmm4, xmm6, xmm4                              ; where float32x4
    a6b  c4e27958356c070000        vpbroadcastd xmm6, dword ptr [rip + 00000043]
    a74  c5c85de4                  vminps xmm4, xmm6, xmm4                              ; where float32x4
    a78  c5d85835d0060000          vaddps xmm6, xmm4, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; add float32x4
    a80  c5c85c3dc8060000          vsubps xmm7, xmm6, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; sub float32x4
    a88  c5d85ce7                  vsubps xmm4, xmm4, xmm7                              ; sub float32x4
    a8c  c4e279583d53070000        vpbroadcastd xmm7, dword ptr [rip + b4629a6c]        ; mulacc float32x4
    a95  c4e259a83dc2060000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6e]
    a9e  c4e259a83dc9060000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x4
    aa7  c4e259a83dd0060000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + 6758e3706758e3706758e3706758e370]; mulacc float32x4
    ab0  c4e259a83dd7060000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x4
    ab9  c4e259a83dde060000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + 1872b1721872b1721872b1721872b172]; mulacc float32x4
    ac2  c4e259a83de5060000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + 00000073000000730000007300000073]; mulacc float32x4
    acb  c5d972f617                vpslld xmm4, xmm6, 23                                ; shl uint32x4
    ad0  c5c972f616                vpslld xmm6, xmm6, 22                                ; shl uint32x4
    ad5  c5c9db35e3060000          vpand xmm6, xmm6, xmmword ptr [rip + 0000807f0000807f0000807f0000807f]; and uint32x4
    add  c5d9fae6                  vpsubd xmm4, xmm4, xmm6                              ; sub uint32x4
    ae1  c5c059e4                  vmulps xmm4, xmm7, xmm4                              ; mul float32x4
    ae5  c5d859e6                  vmulps xmm4, xmm4, xmm6                              ; mul float32x4
    ae9  c5f0c2cb00                vcmpps xmm1, xmm1, xmm3, 0                           ; cmpeq boolx4
    aee  c4e279583511070000        vpbroadcastd xmm6, dword ptr [rip + 0000803f]
    af7  c4e3594ace10              vblendvps xmm1, xmm4, xmm6, xmm1                     ; where float32x4
    afd  c5e85ce3                  vsubps xmm4, xmm2, xmm3                              ; sub float32x4
    b01  c5d8592537060000          vmulps xmm4, xmm4, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x4
    b09  c4e2795835ca060000        vpbroadcastd xmm6, dword ptr [rip + 000016c3]
    b12  c5c85fe4                  vmaxps xmm4, xmm6, xmm4                              ; where float32x4
    b16  c4e2795835c1060000        vpbroadcastd xmm6, dword ptr [rip + 00000043]
    b1f  c5c85de4                  vminps xmm4, xmm6, xmm4                              ; where float32x4
    b23  c5d8583525060000          vaddps xmm6, xmm4, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; add float32x4
    b2b  c5c85c3d1d060000          vsubps xmm7, xmm6, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; sub float32x4
    b33  c5d85ce7                  vsubps xmm4, xmm4, xmm7                              ; sub float32x4
    b37  c4e279583da8060000        vpbroadcastd xmm7, dword ptr [rip + b4629a6c]        ; mulacc float32x4
    b40  c4e259a83d17060000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6e]
    b49  c4e259a83d1e060000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x4
    b52  c4e259a83d25060000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + 6758e3706758e3706758e3706758e370]; mulacc float32x4
    b5b  c4e259a83d2c060000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x4
    b64  c4e259a83d33060000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + 1872b1721872b1721872b1721872b172]; mulacc float32x4
    b6d  c4e259a83d3a060000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + 00000073000000730000007300000073]; mulacc float32x4
    b76  c5d972f617                vpslld xmm4, xmm6, 23                                ; shl uint32x4
    b7b  c5c972f616                vpslld xmm6, xmm6, 22                                ; shl uint32x4
    b80  c5c9db3538060000          vpand xmm6, xmm6, xmmword ptr [rip + 0000807f0000807f0000807f0000807f]; and uint32x4
    b88  c5d9fae6                  vpsubd xmm4, xmm4, xmm6                              ; sub uint32x4
    b8c  c5c059e4                  vmulps xmm4, xmm7, xmm4                              ; mul float32x4
    b90  c5d859e6                  vmulps xmm4, xmm4, xmm6                              ; mul float32x4
    b94  c5e8c2d300                vcmpps xmm2, xmm2, xmm3, 0                           ; cmpeq boolx4
    b99  c4e279583566060000        vpbroadcastd xmm6, dword ptr [rip + 0000803f]
    ba2  c4e3594ad620              vblendvps xmm2, xmm4, xmm6, xmm2                     ; where float32x4
    ba8  c4e37d19c401              vextractf128 xmm4, ymm0, 1                           ; gep float32x4
    bae  c5d859d2                  vmulps xmm2, xmm4, xmm2                              ; mul float32x4
    bb2  c4e279b8d1                vfmadd231ps xmm2, xmm0, xmm1                         ; mulacc float32x4
    bb7  c5e115c3                  vunpckhpd xmm0, xmm3, xmm3                           ; gep float32x2
    bbb  c5e05fc8                  vmaxps xmm1, xmm3, xmm0                              ; max float32x2
    bbf  c5e0c2e303                vcmpps xmm4, xmm3, xmm3, 3
    bc4  c4e3714acb40              vblendvps xmm1, xmm1, xmm3, xmm4
    bca  c5e05ce1                  vsubps xmm4, xmm3, xmm1                              ; sub float32x2
    bce  c5d859256a050000          vmulps xmm4, xmm4, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x2
    bd6  c4e2795835fd050000        vpbroadcastd xmm6, dword ptr [rip + 000016c3]
    bdf  c5c85fe4                  vmaxps xmm4, xmm6, xmm4                              ; where float32x2
    be3  c4e2795835f4050000        vpbroadcastd xmm6, dword ptr [rip + 00000043]
    bec  c5c85de4                  vminps xmm4, xmm6, xmm4                              ; where float32x2
    bf0  c5d8583558050000          vaddps xmm6, xmm4, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; add float32x2
    bf8  c5c85c3d50050000          vsubps xmm7, xmm6, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; sub float32x2
    c00  c5d85ce7                  vsubps xmm4, xmm4, xmm7                              ; sub float32x2
    c04  c4e279583ddb050000        vpbroadcastd xmm7, dword ptr [rip + b4629a6c]        ; mulacc float32x2
    c0d  c4e259a83d4a050000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6e]
    c16  c4e259a83d51050000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x2
    c1f  c4e259a83d58050000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + 6758e3706758e3706758e3706758e370]; mulacc float32x2
    c28  c4e259a83d5f050000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x2
    c31  c4e259a83d66050000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + 1872b1721872b1721872b1721872b172]; mulacc float32x2
    c3a  c4e259a83d6d050000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + 00000073000000730000007300000073]; mulacc float32x2
    c43  c5d972f617                vpslld xmm4, xmm6, 23                                ; shl uint32x2
    c48  c5c972f616                vpslld xmm6, xmm6, 22                                ; shl uint32x2
    c4d  c5c9db356b050000          vpand xmm6, xmm6, xmmword ptr [rip + 0000807f0000807f0000807f0000807f]; and uint32x2
    c55  c5d9fae6                  vpsubd xmm4, xmm4, xmm6                              ; sub uint32x2
    c59  c5c059e4                  vmulps xmm4, xmm7, xmm4                              ; mul float32x2
    c5d  c5d859e6                  vmulps xmm4, xmm4, xmm6                              ; mul float32x2
    c61  c5e0c2d900                vcmpps xmm3, xmm3, xmm1, 0                           ; cmpeq boolx2
    c66  c4e279583599050000        vpbroadcastd xmm6, dword ptr [rip + 0000803f]
    c6f  c4e3594ade30              vblendvps xmm3, xmm4, xmm6, xmm3                     ; where float32x2
    c75  c5f85ce1                  vsubps xmm4, xmm0, xmm1                              ; sub float32x2
    c79  c5d85925bf040000          vmulps xmm4, xmm4, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x2
    c81  c4e279583552050000        vpbroadcastd xmm6, dword ptr [rip + 000016c3]
    c8a  c5c85fe4                  vmaxps xmm4, xmm6, xmm4                              ; where float32x2
    c8e  c4e279583549050000        vpbroadcastd xmm6, dword ptr [rip + 00000043]
    c97  c5c85de4                  vminps xmm4, xmm6, xmm4                              ; where float32x2
    c9b  c5d85835ad040000          vaddps xmm6, xmm4, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; add float32x2
    ca3  c5c85c3da5040000          vsubps xmm7, xmm6, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; sub float32x2
    cab  c5d85ce7                  vsubps xmm4, xmm4, xmm7                              ; sub float32x2
    caf  c4e279583d30050000        vpbroadcastd xmm7, dword ptr [rip + b4629a6c]        ; mulacc float32x2
    cb8  c4e259a83d9f040000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6e]
    cc1  c4e259a83da6040000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x2
    cca  c4e259a83dad040000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + 6758e3706758e3706758e3706758e370]; mulacc float32x2
    cd3  c4e259a83db4040000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x2
    cdc  c4e259a83dbb040000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + 1872b1721872b1721872b1721872b172]; mulacc float32x2
    ce5  c4e259a83dc2040000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + 00000073000000730000007300000073]; mulacc float32x2
    cee  c5d972f617                vpslld xmm4, xmm6, 23                                ; shl uint32x2
    cf3  c5c972f616                vpslld xmm6, xmm6, 22                                ; shl uint32x2
    cf8  c5c9db35c0040000          vpand xmm6, xmm6, xmmword ptr [rip + 0000807f0000807f0000807f0000807f]; and uint32x2
    d00  c5d9fae6                  vpsubd xmm4, xmm4, xmm6                              ; sub uint32x2
    d04  c5c059e4                  vmulps xmm4, xmm7, xmm4                              ; mul float32x2
    d08  c5d859e6                  vmulps xmm4, xmm4, xmm6                              ; mul float32x2
    d0c  c5f8c2c100                vcmpps xmm0, xmm0, xmm1, 0                           ; cmpeq boolx2
    d11  c4e2795835ee040000        vpbroadcastd xmm6, dword ptr [rip + 0000803f]
    d1a  c4e3594ac600              vblendvps xmm0, xmm4, xmm6, xmm0                     ; where float32x2
    d20  c5e915e2                  vunpckhpd xmm4, xmm2, xmm2                           ; gep float32x2
    d24  c5d859c0                  vmulps xmm0, xmm4, xmm0                              ; mul float32x2
    d28  c4e269b8c3                vfmadd231ps xmm0, xmm2, xmm3                         ; mulacc float32x2
    d2d  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
    d32  c5f25fda                  vmaxss xmm3, xmm1, xmm2                              ; max float32
    d36  c5f2c2e103                vcmpss xmm4, xmm1, xmm1, 3
    d3b  c4e3614ad940              vblendvps xmm3, xmm3, xmm1, xmm4
    d41  c5f25ce3                  vsubss xmm4, xmm1, xmm3                              ; sub float32
    d45  c5da59258b040000          vmulss xmm4, xmm4, dword ptr [rip + 3baab83f]        ; mul float32
    d4d  c5fa103587040000          vmovss xmm6, dword ptr [rip + 000016c3]
    d55  c5ca5fe4                  vmaxss xmm4, xmm6, xmm4                              ; where float32
    d59  c5fa10357f040000          vmovss xmm6, dword ptr [rip + 00000043]
    d61  c5ca5de4                  vminss xmm4, xmm6, xmm4                              ; where float32
    d65  c5da583577040000          vaddss xmm6, xmm4, dword ptr [rip + 9700404b]        ; add float32
    d6d  c5ca5c3d6f040000          vsubss xmm7, xmm6, dword ptr [rip + 9700404b]        ; sub float32
    d75  c5da5ce7                  vsubss xmm4, xmm4, xmm7                              ; sub float32
    d79  c5fa103d67040000          vmovss xmm7, dword ptr [rip + b4629a6c]              ; mulacc float32
    d81  c4e259a93d62040000        vfmadd213ss xmm7, xmm4, dword ptr [rip + c4312f6e]
    d8a  c4e259a93d5d040000        vfmadd213ss xmm7, xmm4, dword ptr [rip + ce9c9d6f]   ; mulacc float32
    d93  c4e259a93d58040000        vfmadd213ss xmm7, xmm4, dword ptr [rip + 6758e370]   ; mulacc float32
    d9c  c4e259a93d53040000        vfmadd213ss xmm7, xmm4, dword ptr [rip + f0fdf571]   ; mulacc float32
    da5  c4e259a93d4e040000        vfmadd213ss xmm7, xmm4, dword ptr [rip + 1872b172]   ; mulacc float32
    dae  c4e259a93d49040000        vfmadd213ss xmm7, xmm4, dword ptr [rip + 00000073]   ; mulacc float32
    db7  c5f97ef6                  vmovd esi, xmm6                                      ; bitcast uint32
    dbb  488bfe                    mov rdi, rsi                                         ; shl uint32
    dbe  c1e717                    shl edi, 23
    dc1  c1e616                    shl esi, 22                                          ; shl uint32
    dc4  81e60000807f              and esi, 2139095040                                  ; and uint32
    dca  2bfe                      sub edi, esi                                         ; sub uint32
    dcc  c5f96ee7                  vmovd xmm4, edi                                      ; bitcast float32
    dd0  c5c259e4                  vmulss xmm4, xmm7, xmm4                              ; mul float32
    dd4  c5f96ef6                  vmovd xmm6, esi                                      ; bitcast float32
    dd8  c5da59e6                  vmulss xmm4, xmm4, xmm6                              ; mul float32
    ddc  c5f2c2cb00                vcmpss xmm1, xmm1, xmm3, 0                           ; cmpeq bool
    de1  c5f97ece                  vmovd esi, xmm1
    de5  83e601                    and esi, 1
    de8  f7de                      neg esi                                              ; where float32
    dea  c5f96ece                  vmovd xmm1, esi
    dee  c5fa103512040000          vmovss xmm6, dword ptr [rip + 0000803f]
    df6  c4e3594ace10              vblendvps xmm1, xmm4, xmm6, xmm1                     ; where float32
    dfc  c5ea5ce3                  vsubss xmm4, xmm2, xmm3                              ; sub float32
    e00  c5da5925d0030000          vmulss xmm4, xmm4, dword ptr [rip + 3baab83f]        ; mul float32
    e08  c5fa1035cc030000          vmovss xmm6, dword ptr [rip + 000016c3]
    e10  c5ca5fe4                  vmaxss xmm4, xmm6, xmm4                              ; where float32
    e14  c5fa1035c4030000          vmovss xmm6, dword ptr [rip + 00000043]
    e1c  c5ca5de4                  vminss xmm4, xmm6, xmm4                              ; where float32
    e20  c5da5835bc030000          vaddss xmm6, xmm4, dword ptr [rip + 9700404b]        ; add float32
    e28  c5ca5c3db4030000          vsubss xmm7, xmm6, dword ptr [rip + 9700404b]        ; sub float32
    e30  c5da5ce7                  vsubss xmm4, xmm4, xmm7                              ; sub float32
    e34  c5fa103dac030000          vmovss xmm7, dword ptr [rip + b4629a6c]              ; mulacc float32
    e3c  c4e259a93da7030000        vfmadd213ss xmm7, xmm4, dword ptr [rip + c4312f6e]
    e45  c4e259a93da2030000        vfmadd213ss xmm7, xmm4, dword ptr [rip + ce9c9d6f]   ; mulacc float32
    e4e  c4e259a93d9d030000        vfmadd213ss xmm7, xmm4, dword ptr [rip + 6758e370]   ; mulacc float32
    e57  c4e259a93d98030000        vfmadd213ss xmm7, xmm4, dword ptr [rip + f0fdf571]   ; mulacc float32
    e60  c4e259a93d93030000        vfmadd213ss xmm7, xmm4, dword ptr [rip + 1872b172]   ; mulacc float32
    e69  c4e259a93d8e030000        vfmadd213ss xmm7, xmm4, dword ptr [rip + 00000073]   ; mulacc float32
    e72  c5f97ef6                  vmovd esi, xmm6                                      ; bitcast uint32
    e76  488bfe                    mov rdi, rsi                                         ; shl uint32
    e79  c1e717                    shl edi, 23
    e7c  c1e616                    shl esi, 22                                          ; shl uint32
    e7f  81e60000807f              and esi, 2139095040                                  ; and uint32
    e85  2bfe                      sub edi, esi                                         ; sub uint32
    e87  c5f96ee7                  vmovd xmm4, edi                                      ; bitcast float32
    e8b  c5c259e4                  vmulss xmm4, xmm7, xmm4                              ; mul float32
    e8f  c5f96ef6                  vmovd xmm6, esi                                      ; bitcast float32
    e93  c5da59e6                  vmulss xmm4, xmm4, xmm6                              ; mul float32
    e97  c5eac2d300                vcmpss xmm2, xmm2, xmm3, 0                           ; cmpeq bool
    e9c  c5f97ed6                  vmovd esi, xmm2
    ea0  83e601                    and esi, 1
    ea3  f7de                      neg esi                                              ; where float32
    ea5  c5f96ed6                  vmovd xmm2, esi
    ea9  c5fa103557030000          vmovss xmm6, dword ptr [rip + 0000803f]
    eb1  c4e3594ad620              vblendvps xmm2, xmm4, xmm6, xmm2                     ; where float32
    eb7  c5d973d804                vpsrldq xmm4, xmm0, 4                                ; gep float32
    ebc  c5da59d2                  vmulss xmm2, xmm4, xmm2                              ; mul float32
    ec0  c4e279b9d1                vfmadd231ss xmm2, xmm0, xmm1                         ; mulacc float32
    ec5  c5eac2053e03000001        vcmpss xmm0, xmm2, dword ptr [rip + 00008000], 1     ; cmplt bool
    ece  c5f97ec6                  vmovd esi, xmm0
    ed2  83e601                    and esi, 1
    ed5  c5ea590533030000          vmulss xmm0, xmm2, dword ptr [rip + 0000004c]        ; mul float32
    edd  488bfe                    mov rdi, rsi                                         ; where float32
    ee0  f7df                      neg edi
    ee2  c5f96ecf                  vmovd xmm1, edi
    ee6  c4e3694ac010              vblendvps xmm0, xmm2, xmm0, xmm1
    eec  c5f97ec7                  vmovd edi, xmm0                                      ; bitcast int32
    ef0  448d870dfbcac0            lea r8d, [rdi - 1060439283]                          ; add int32
    ef7  4d8bc8                    mov r9, r8                                           ; shr int32
    efa  41c1f917                  sar r9d, 23
    efe  f7de                      neg esi                                              ; where float32
    f00  c5f96ec6                  vmovd xmm0, esi
    f04  c5fa100d08030000          vmovss xmm1, dword ptr [rip + 0000c841]
    f0c  c5f854c1                  vandps xmm0, xmm0, xmm1                              ; where float32
    f10  c5fa100db8020000          vmovss xmm1, dword ptr [rip + 00000000]
    f18  c4c1722ac9                vcvtsi2ss xmm1, xmm1, r9d                            ; cast float32
    f1d  c5f25cc0                  vsubss xmm0, xmm1, xmm0                              ; sub float32
    f21  4181e0000080ff            and r8d, -8388608                                    ; and int32
    f28  412bf8                    sub edi, r8d                                         ; sub int32
    f2b  c5f96ecf                  vmovd xmm1, edi                                      ; bitcast float32
    f2f  c5f25c0dd1020000          vsubss xmm1, xmm1, dword ptr [rip + 0000803f]        ; sub float32
    f37  c5fa1025d9020000          vmovss xmm4, dword ptr [rip + ce37f6bd]              ; mulacc float32
    f3f  c4e271a925d4020000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 5b74413e]
    f48  c4e271a925cf020000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 4c3b40be]   ; mulacc float32
    f51  c4e271a925ca020000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 79b2503e]   ; mulacc float32
    f5a  c4e271a925c5020000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 3ebb75be]   ; mulacc float32
    f63  c4e271a925c0020000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 39c8933e]   ; mulacc float32
    f6c  c4e271a925bb020000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 5dabb8be]   ; mulacc float32
    f75  c4e271a925b6020000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 0838f63e]   ; mulacc float32
    f7e  c4e271a925b1020000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 3baa38bf]   ; mulacc float32
    f87  c4e271a925ac020000        vfmadd213ss xmm4, xmm1, dword ptr [rip + eda8e23e]   ; mulacc float32
    f90  c5f259e4                  vmulss xmm4, xmm1, xmm4                              ; mul float32
    f94  c5f258cc                  vaddss xmm1, xmm1, xmm4                              ; add float32
    f98  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
    f9c  c5eac20d5f02000001        vcmpss xmm1, xmm2, dword ptr [rip + 0000807f], 1     ; cmplt bool
    fa5  c5f97ece                  vmovd esi, xmm1
    fa9  83e601                    and esi, 1
    fac  f7de                      neg esi                                              ; where float32
    fae  c5f96ece                  vmovd xmm1, esi
    fb2  c5fa10254a020000          vmovss xmm4, dword ptr [rip + 0000807f]
    fba  c4e3594ac010              vblendvps xmm0, xmm4, xmm0, xmm1                     ; where float32
    fc0  c5fa100d08020000          vmovss xmm1, dword ptr [rip + 00000000]
    fc8  c5f2c2ca01                vcmpss xmm1, xmm1, xmm2, 1                           ; cmplt bool
    fcd  c5f97ece                  vmovd esi, xmm1
    fd1  83e601                    and esi, 1
    fd4  c5eac20df301000000        vcmpss xmm1, xmm2, dword ptr [rip + 00000000], 0     ; cmpeq bool
    fdd  c5f97ecf                  vmovd edi, xmm1
    fe1  83e701                    and edi, 1
    fe4  f7df                      neg edi                                              ; where float32
    fe6  c5f96ecf                  vmovd xmm1, edi
    fea  c5fa10154e020000          vmovss xmm2, dword ptr [rip + 0000c07f]
    ff2  c5fa1025da010000          vmovss xmm4, dword ptr [rip + 000080ff]
    ffa  c4e3694acc10              vblendvps xmm1, xmm2, xmm4, xmm1                     ; where float32
   1000  f7de                      neg esi                                              ; where float32
   1002  c5f96ed6                  vmovd xmm2, esi
   1006  c4e3714ac020              vblendvps xmm0, xmm1, xmm0, xmm2
   100c  c5fa100d30020000          vmovss xmm1, dword ptr [rip + 1872313f]
   1014  c4e271a9c3                vfmadd213ss xmm0, xmm1, xmm3                         ; mulacc float32
   1019  c5fa110482                vmovss dword ptr [rdx + rax*4], xmm0                 ; store void
   101e  4881c100010000            add rcx, 256                                         ; end void
   1025  83c001                    add eax, 1
   1028  83f808                    cmp eax, 8
   102b  0f8c0ff0ffff              jl loop_40
done_1031:
   1031  c5f877                    vzeroupper                                           ; sink void
   1034  c3                        ret
