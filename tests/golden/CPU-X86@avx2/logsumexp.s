logsumexp:
      0  b800000000                mov eax, 0
      5  c4e27d582df6110000        vpbroadcastd ymm5, dword ptr [rip + 9700404b]
      e  c4627d583511120000        vpbroadcastd ymm14, dword ptr [rip + 0000803f]
     17  488b17                    mov rdx, qword ptr [rdi]
     1a  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 8>
     1e  be00000000                mov esi, 0                                           ; range int32
loop_40:
     40  c4e27d5805a7110000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     49  c4e27d580da2110000        vpbroadcastd ymm1, dword ptr [rip + 000080ff]
     52  c4627d583d99110000        vpbroadcastd ymm15, dword ptr [rip + 000080ff]
     5b  c4e27d581590110000        vpbroadcastd ymm2, dword ptr [rip + 000080ff]
     64  c4e27d581d87110000        vpbroadcastd ymm3, dword ptr [rip + 000080ff]
     6d  c4e27d58257a110000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
     76  c4e27d583571110000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
     7f  c4e27d583d68110000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
     88  bf00000000                mov edi, 0
     8d  4c8bc1                    mov r8, rcx
loop_a0:
     a0  c4417c1000                vmovups ymm8, ymmword ptr [r8]                       ; load float32x8
     a5  c53c5fc9                  vmaxps ymm9, ymm8, ymm1                              ; max float32x8
     a9  c4413cc2d003              vcmpps ymm10, ymm8, ymm8, 3
     af  c443354ac8a0              vblendvps ymm9, ymm9, ymm8, ymm10
     b5  c441745cd1                vsubps ymm10, ymm1, ymm9                             ; sub float32x8
     ba  c52c59159e0f0000          vmulps ymm10, ymm10, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
     c2  c4627d581d31110000        vpbroadcastd ymm11, dword ptr [rip + 000016c3]
     cb  c441245fd2                vmaxps ymm10, ymm11, ymm10                           ; where float32x8
     d0  c4627d581d27110000        vpbroadcastd ymm11, dword ptr [rip + 00000043]
     d9  c441245dd2                vminps ymm10, ymm11, ymm10                           ; where float32x8
     de  c52c58dd                  vaddps ymm11, ymm10, ymm5                            ; add float32x8
     e2  c5245ce5                  vsubps ymm12, ymm11, ymm5                            ; sub float32x8
     e6  c4412c5cd4                vsubps ymm10, ymm10, ymm12                           ; sub float32x8
     eb  c4627d582514110000        vpbroadcastd ymm12, dword ptr [rip + b4629a6c]       ; mulacc float32x8
     f4  c4622da825830f0000        vfmadd213ps ymm12, ymm10, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
     fd  c4622da8259a0f0000        vfmadd213ps ymm12, ymm10, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    106  c4622da825b10f0000        vfmadd213ps ymm12, ymm10, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    10f  c4622da825c80f0000        vfmadd213ps ymm12, ymm10, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    118  c4622da825df0f0000        vfmadd213ps ymm12, ymm10, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    121  c4622da825f60f0000        vfmadd213ps ymm12, ymm10, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    12a  c4c12d72f317              vpslld ymm10, ymm11, 23                              ; shl uint32x8
    130  c4c12572f316              vpslld ymm11, ymm11, 22                              ; shl uint32x8
    136  c525db1d02100000          vpand ymm11, ymm11, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    13e  c4412dfad3                vpsubd ymm10, ymm10, ymm11                           ; sub uint32x8
    143  c4411c59d2                vmulps ymm10, ymm12, ymm10                           ; mul float32x8
    148  c4412c59d3                vmulps ymm10, ymm10, ymm11                           ; mul float32x8
    14d  c4c174c2c900              vcmpps ymm1, ymm1, ymm9, 0                           ; cmpeq boolx8
    153  c4c32d4ace10              vblendvps ymm1, ymm10, ymm14, ymm1                   ; where float32x8
    159  c4413c5cd1                vsubps ymm10, ymm8, ymm9                             ; sub float32x8
    15e  c52c5915fa0e0000          vmulps ymm10, ymm10, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    166  c4627d581d8d100000        vpbroadcastd ymm11, dword ptr [rip + 000016c3]
    16f  c441245fd2                vmaxps ymm10, ymm11, ymm10                           ; where float32x8
    174  c4627d581d83100000        vpbroadcastd ymm11, dword ptr [rip + 00000043]
    17d  c441245dd2                vminps ymm10, ymm11, ymm10                           ; where float32x8
    182  c52c58dd                  vaddps ymm11, ymm10, ymm5                            ; add float32x8
    186  c5245ce5                  vsubps ymm12, ymm11, ymm5                            ; sub float32x8
    18a  c4412c5cd4                vsubps ymm10, ymm10, ymm12                           ; sub float32x8
    18f  c4627d582570100000        vpbroadcastd ymm12, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    198  c4622da825df0e0000        vfmadd213ps ymm12, ymm10, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    1a1  c4622da825f60e0000        vfmadd213ps ymm12, ymm10, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    1aa  c4622da8250d0f0000        vfmadd213ps ymm12, ymm10, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    1b3  c4622da825240f0000        vfmadd213ps ymm12, ymm10, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    1bc  c4622da8253b0f0000        vfmadd213ps ymm12, ymm10, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    1c5  c4622da825520f0000        vfmadd213ps ymm12, ymm10, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    1ce  c4c12d72f317              vpslld ymm10, ymm11, 23                              ; shl uint32x8
    1d4  c4c12572f316              vpslld ymm11, ymm11, 22                              ; shl uint32x8
    1da  c525db1d5e0f0000          vpand ymm11, ymm11, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    1e2  c4412dfad3                vpsubd ymm10, ymm10, ymm11                           ; sub uint32x8
    1e7  c4411c59d2                vmulps ymm10, ymm12, ymm10                           ; mul float32x8
    1ec  c4412c59d3                vmulps ymm10, ymm10, ymm11                           ; mul float32x8
    1f1  c4413cc2c100              vcmpps ymm8, ymm8, ymm9, 0                           ; cmpeq boolx8
    1f7  c4432d4ac680              vblendvps ymm8, ymm10, ymm14, ymm8                   ; where float32x8
    1fd  c4627db8c1                vfmadd231ps ymm8, ymm0, ymm1                         ; mulacc float32x8
    202  c4c17c104020              vmovups ymm0, ymmword ptr [r8 + 32]                  ; load float32x8
    208  c4c17c5fcf                vmaxps ymm1, ymm0, ymm15                             ; max float32x8
    20d  c57cc2d003                vcmpps ymm10, ymm0, ymm0, 3
    212  c463754ad0a0              vblendvps ymm10, ymm1, ymm0, ymm10
    218  c4c1045cca                vsubps ymm1, ymm15, ymm10                            ; sub float32x8
    21d  c5f4590d3b0e0000          vmulps ymm1, ymm1, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    225  c4627d581dce0f0000        vpbroadcastd ymm11, dword ptr [rip + 000016c3]
    22e  c5a45fc9                  vmaxps ymm1, ymm11, ymm1                             ; where float32x8
    232  c4627d581dc50f0000        vpbroadcastd ymm11, dword ptr [rip + 00000043]
    23b  c5a45dc9                  vminps ymm1, ymm11, ymm1                             ; where float32x8
    23f  c57458dd                  vaddps ymm11, ymm1, ymm5                             ; add float32x8
    243  c5245ce5                  vsubps ymm12, ymm11, ymm5                            ; sub float32x8
    247  c4c1745ccc                vsubps ymm1, ymm1, ymm12                             ; sub float32x8
    24c  c4627d5825b30f0000        vpbroadcastd ymm12, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    255  c46275a825220e0000        vfmadd213ps ymm12, ymm1, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    25e  c46275a825390e0000        vfmadd213ps ymm12, ymm1, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    267  c46275a825500e0000        vfmadd213ps ymm12, ymm1, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    270  c46275a825670e0000        vfmadd213ps ymm12, ymm1, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    279  c46275a8257e0e0000        vfmadd213ps ymm12, ymm1, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    282  c46275a825950e0000        vfmadd213ps ymm12, ymm1, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    28b  c4c17572f317              vpslld ymm1, ymm11, 23                               ; shl uint32x8
    291  c4c12572f316              vpslld ymm11, ymm11, 22                              ; shl uint32x8
    297  c525db1da10e0000          vpand ymm11, ymm11, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    29f  c4c175facb                vpsubd ymm1, ymm1, ymm11                             ; sub uint32x8
    2a4  c59c59c9                  vmulps ymm1, ymm12, ymm1                             ; mul float32x8
    2a8  c4c17459cb                vmulps ymm1, ymm1, ymm11                             ; mul float32x8
    2ad  c44104c2da00              vcmpps ymm11, ymm15, ymm10, 0                        ; cmpeq boolx8
    2b3  c4c3754aceb0              vblendvps ymm1, ymm1, ymm14, ymm11                   ; where float32x8
    2b9  c4417c5cda                vsubps ymm11, ymm0, ymm10                            ; sub float32x8
    2be  c524591d9a0d0000          vmulps ymm11, ymm11, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    2c6  c4627d58252d0f0000        vpbroadcastd ymm12, dword ptr [rip + 000016c3]
    2cf  c4411c5fdb                vmaxps ymm11, ymm12, ymm11                           ; where float32x8
    2d4  c4627d5825230f0000        vpbroadcastd ymm12, dword ptr [rip + 00000043]
    2dd  c4411c5ddb                vminps ymm11, ymm12, ymm11                           ; where float32x8
    2e2  c52458e5                  vaddps ymm12, ymm11, ymm5                            ; add float32x8
    2e6  c51c5cfd                  vsubps ymm15, ymm12, ymm5                            ; sub float32x8
    2ea  c441245cdf                vsubps ymm11, ymm11, ymm15                           ; sub float32x8
    2ef  c4627d583d100f0000        vpbroadcastd ymm15, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    2f8  c46225a83d7f0d0000        vfmadd213ps ymm15, ymm11, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    301  c46225a83d960d0000        vfmadd213ps ymm15, ymm11, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    30a  c46225a83dad0d0000        vfmadd213ps ymm15, ymm11, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    313  c46225a83dc40d0000        vfmadd213ps ymm15, ymm11, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    31c  c46225a83ddb0d0000        vfmadd213ps ymm15, ymm11, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    325  c46225a83df20d0000        vfmadd213ps ymm15, ymm11, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    32e  c4c12572f417              vpslld ymm11, ymm12, 23                              ; shl uint32x8
    334  c4c11d72f416              vpslld ymm12, ymm12, 22                              ; shl uint32x8
    33a  c51ddb25fe0d0000          vpand ymm12, ymm12, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    342  c44125fadc                vpsubd ymm11, ymm11, ymm12                           ; sub uint32x8
    347  c4410459db                vmulps ymm11, ymm15, ymm11                           ; mul float32x8
    34c  c4412459dc                vmulps ymm11, ymm11, ymm12                           ; mul float32x8
    351  c4c17cc2c200              vcmpps ymm0, ymm0, ymm10, 0                          ; cmpeq boolx8
    357  c443254ade00              vblendvps ymm11, ymm11, ymm14, ymm0                  ; where float32x8
    35d  c4625db8d9                vfmadd231ps ymm11, ymm4, ymm1                        ; mulacc float32x8
    362  c4c17c104040              vmovups ymm0, ymmword ptr [r8 + 64]                  ; load float32x8
    368  c5fc5fca                  vmaxps ymm1, ymm0, ymm2                              ; max float32x8
    36c  c5fcc2e003                vcmpps ymm4, ymm0, ymm0, 3
    371  c4e3754ae040              vblendvps ymm4, ymm1, ymm0, ymm4
    377  c5ec5ccc                  vsubps ymm1, ymm2, ymm4                              ; sub float32x8
    37b  c5f4590ddd0c0000          vmulps ymm1, ymm1, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    383  c4627d5825700e0000        vpbroadcastd ymm12, dword ptr [rip + 000016c3]
    38c  c59c5fc9                  vmaxps ymm1, ymm12, ymm1                             ; where float32x8
    390  c4627d5825670e0000        vpbroadcastd ymm12, dword ptr [rip + 00000043]
    399  c59c5dc9                  vminps ymm1, ymm12, ymm1                             ; where float32x8
    39d  c57458e5                  vaddps ymm12, ymm1, ymm5                             ; add float32x8
    3a1  c51c5cfd                  vsubps ymm15, ymm12, ymm5                            ; sub float32x8
    3a5  c4c1745ccf                vsubps ymm1, ymm1, ymm15                             ; sub float32x8
    3aa  c4627d583d550e0000        vpbroadcastd ymm15, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    3b3  c46275a83dc40c0000        vfmadd213ps ymm15, ymm1, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    3bc  c46275a83ddb0c0000        vfmadd213ps ymm15, ymm1, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    3c5  c46275a83df20c0000        vfmadd213ps ymm15, ymm1, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    3ce  c46275a83d090d0000        vfmadd213ps ymm15, ymm1, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    3d7  c46275a83d200d0000        vfmadd213ps ymm15, ymm1, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    3e0  c46275a83d370d0000        vfmadd213ps ymm15, ymm1, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    3e9  c4c17572f417              vpslld ymm1, ymm12, 23                               ; shl uint32x8
    3ef  c4c11d72f416              vpslld ymm12, ymm12, 22                              ; shl uint32x8
    3f5  c51ddb25430d0000          vpand ymm12, ymm12, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    3fd  c4c175facc                vpsubd ymm1, ymm1, ymm12                             ; sub uint32x8
    402  c58459c9                  vmulps ymm1, ymm15, ymm1                             ; mul float32x8
    406  c4c17459cc                vmulps ymm1, ymm1, ymm12                             ; mul float32x8
    40b  c5ecc2d400                vcmpps ymm2, ymm2, ymm4, 0                           ; cmpeq boolx8
    410  c4c3754ace20              vblendvps ymm1, ymm1, ymm14, ymm2                    ; where float32x8
    416  c5fc5cd4                  vsubps ymm2, ymm0, ymm4                              ; sub float32x8
    41a  c5ec59153e0c0000          vmulps ymm2, ymm2, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    422  c4627d5825d10d0000        vpbroadcastd ymm12, dword ptr [rip + 000016c3]
    42b  c59c5fd2                  vmaxps ymm2, ymm12, ymm2                             ; where float32x8
    42f  c4627d5825c80d0000        vpbroadcastd ymm12, dword ptr [rip + 00000043]
    438  c59c5dd2                  vminps ymm2, ymm12, ymm2                             ; where float32x8
    43c  c56c58e5                  vaddps ymm12, ymm2, ymm5                             ; add float32x8
    440  c51c5cfd                  vsubps ymm15, ymm12, ymm5                            ; sub float32x8
    444  c4c16c5cd7                vsubps ymm2, ymm2, ymm15                             ; sub float32x8
    449  c4627d583db60d0000        vpbroadcastd ymm15, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    452  c4626da83d250c0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    45b  c4626da83d3c0c0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    464  c4626da83d530c0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    46d  c4626da83d6a0c0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    476  c4626da83d810c0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    47f  c4626da83d980c0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    488  c4c16d72f417              vpslld ymm2, ymm12, 23                               ; shl uint32x8
    48e  c4c11d72f416              vpslld ymm12, ymm12, 22                              ; shl uint32x8
    494  c51ddb25a40c0000          vpand ymm12, ymm12, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    49c  c4c16dfad4                vpsubd ymm2, ymm2, ymm12                             ; sub uint32x8
    4a1  c58459d2                  vmulps ymm2, ymm15, ymm2                             ; mul float32x8
    4a5  c4c16c59d4                vmulps ymm2, ymm2, ymm12                             ; mul float32x8
    4aa  c5fcc2c400                vcmpps ymm0, ymm0, ymm4, 0                           ; cmpeq boolx8
    4af  c4436d4ae600              vblendvps ymm12, ymm2, ymm14, ymm0                   ; where float32x8
    4b5  c4624db8e1                vfmadd231ps ymm12, ymm6, ymm1                        ; mulacc float32x8
    4ba  c4c17c104060              vmovups ymm0, ymmword ptr [r8 + 96]                  ; load float32x8
    4c0  c5fc5fcb                  vmaxps ymm1, ymm0, ymm3                              ; max float32x8
    4c4  c5fcc2d003                vcmpps ymm2, ymm0, ymm0, 3
    4c9  c4e3754af020              vblendvps ymm6, ymm1, ymm0, ymm2
    4cf  c5e45cce                  vsubps ymm1, ymm3, ymm6                              ; sub float32x8
    4d3  c5f4590d850b0000          vmulps ymm1, ymm1, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    4db  c4e27d5815180d0000        vpbroadcastd ymm2, dword ptr [rip + 000016c3]
    4e4  c5ec5fc9                  vmaxps ymm1, ymm2, ymm1                              ; where float32x8
    4e8  c4e27d58150f0d0000        vpbroadcastd ymm2, dword ptr [rip + 00000043]
    4f1  c5ec5dc9                  vminps ymm1, ymm2, ymm1                              ; where float32x8
    4f5  c5f458d5                  vaddps ymm2, ymm1, ymm5                              ; add float32x8
    4f9  c56c5cfd                  vsubps ymm15, ymm2, ymm5                             ; sub float32x8
    4fd  c4c1745ccf                vsubps ymm1, ymm1, ymm15                             ; sub float32x8
    502  c4627d583dfd0c0000        vpbroadcastd ymm15, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    50b  c46275a83d6c0b0000        vfmadd213ps ymm15, ymm1, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    514  c46275a83d830b0000        vfmadd213ps ymm15, ymm1, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    51d  c46275a83d9a0b0000        vfmadd213ps ymm15, ymm1, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    526  c46275a83db10b0000        vfmadd213ps ymm15, ymm1, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    52f  c46275a83dc80b0000        vfmadd213ps ymm15, ymm1, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    538  c46275a83ddf0b0000        vfmadd213ps ymm15, ymm1, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    541  c5f572f217                vpslld ymm1, ymm2, 23                                ; shl uint32x8
    546  c5ed72f216                vpslld ymm2, ymm2, 22                                ; shl uint32x8
    54b  c5eddb15ed0b0000          vpand ymm2, ymm2, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    553  c5f5faca                  vpsubd ymm1, ymm1, ymm2                              ; sub uint32x8
    557  c58459c9                  vmulps ymm1, ymm15, ymm1                             ; mul float32x8
    55b  c5f459ca                  vmulps ymm1, ymm1, ymm2                              ; mul float32x8
    55f  c5e4c2d600                vcmpps ymm2, ymm3, ymm6, 0                           ; cmpeq boolx8
    564  c4c3754ace20              vblendvps ymm1, ymm1, ymm14, ymm2                    ; where float32x8
    56a  c5fc5cd6                  vsubps ymm2, ymm0, ymm6                              ; sub float32x8
    56e  c5ec5915ea0a0000          vmulps ymm2, ymm2, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    576  c4e27d581d7d0c0000        vpbroadcastd ymm3, dword ptr [rip + 000016c3]
    57f  c5e45fd2                  vmaxps ymm2, ymm3, ymm2                              ; where float32x8
    583  c4e27d581d740c0000        vpbroadcastd ymm3, dword ptr [rip + 00000043]
    58c  c5e45dd2                  vminps ymm2, ymm3, ymm2                              ; where float32x8
    590  c5ec58dd                  vaddps ymm3, ymm2, ymm5                              ; add float32x8
    594  c5645cfd                  vsubps ymm15, ymm3, ymm5                             ; sub float32x8
    598  c4c16c5cd7                vsubps ymm2, ymm2, ymm15                             ; sub float32x8
    59d  c4627d583d620c0000        vpbroadcastd ymm15, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    5a6  c4626da83dd10a0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    5af  c4626da83de80a0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    5b8  c4626da83dff0a0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    5c1  c4626da83d160b0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    5ca  c4626da83d2d0b0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    5d3  c4626da83d440b0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    5dc  c5ed72f317                vpslld ymm2, ymm3, 23                                ; shl uint32x8
    5e1  c5e572f316                vpslld ymm3, ymm3, 22                                ; shl uint32x8
    5e6  c5e5db1d520b0000          vpand ymm3, ymm3, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    5ee  c5edfad3                  vpsubd ymm2, ymm2, ymm3                              ; sub uint32x8
    5f2  c58459d2                  vmulps ymm2, ymm15, ymm2                             ; mul float32x8
    5f6  c5ec59d3                  vmulps ymm2, ymm2, ymm3                              ; mul float32x8
    5fa  c5fcc2c600                vcmpps ymm0, ymm0, ymm6, 0                           ; cmpeq boolx8
    5ff  c4436d4aee00              vblendvps ymm13, ymm2, ymm14, ymm0                   ; where float32x8
    605  c46245b8e9                vfmadd231ps ymm13, ymm7, ymm1                        ; mulacc float32x8
    60a  c4c17c28c0                vmovaps ymm0, ymm8                                   ; end void
    60f  c4c17c28c9                vmovaps ymm1, ymm9
    614  c4417c28fa                vmovaps ymm15, ymm10
    619  c5fc28d4                  vmovaps ymm2, ymm4
    61d  c5fc28de                  vmovaps ymm3, ymm6
    621  c4c17c28e3                vmovaps ymm4, ymm11
    626  c4c17c28f4                vmovaps ymm6, ymm12
    62b  c4c17c28fd                vmovaps ymm7, ymm13
    630  4981c080000000            add r8, 128
    637  83c701                    add edi, 1
    63a  83ff02                    cmp edi, 2
    63d  0f8c5dfaffff              jl loop_a0
done_643:
    643  c56c5fc1                  vmaxps ymm8, ymm2, ymm1                              ; max float32x8
    647  c56cc2ca03                vcmpps ymm9, ymm2, ymm2, 3
    64c  c4633d4ac290              vblendvps ymm8, ymm8, ymm2, ymm9
    652  c441745cc8                vsubps ymm9, ymm1, ymm8                              ; sub float32x8
    657  c534590d010a0000          vmulps ymm9, ymm9, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    65f  c4627d5815940b0000        vpbroadcastd ymm10, dword ptr [rip + 000016c3]
    668  c4412c5fc9                vmaxps ymm9, ymm10, ymm9                             ; where float32x8
    66d  c4627d58158a0b0000        vpbroadcastd ymm10, dword ptr [rip + 00000043]
    676  c4412c5dc9                vminps ymm9, ymm10, ymm9                             ; where float32x8
    67b  c53458d5                  vaddps ymm10, ymm9, ymm5                             ; add float32x8
    67f  c52c5cdd                  vsubps ymm11, ymm10, ymm5                            ; sub float32x8
    683  c441345ccb                vsubps ymm9, ymm9, ymm11                             ; sub float32x8
    688  c4627d581d770b0000        vpbroadcastd ymm11, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    691  c46235a81de6090000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    69a  c46235a81dfd090000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    6a3  c46235a81d140a0000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    6ac  c46235a81d2b0a0000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    6b5  c46235a81d420a0000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    6be  c46235a81d590a0000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    6c7  c4c13572f217              vpslld ymm9, ymm10, 23                               ; shl uint32x8
    6cd  c4c12d72f216              vpslld ymm10, ymm10, 22                              ; shl uint32x8
    6d3  c52ddb15650a0000          vpand ymm10, ymm10, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    6db  c44135faca                vpsubd ymm9, ymm9, ymm10                             ; sub uint32x8
    6e0  c4412459c9                vmulps ymm9, ymm11, ymm9                             ; mul float32x8
    6e5  c4413459ca                vmulps ymm9, ymm9, ymm10                             ; mul float32x8
    6ea  c4c174c2c800              vcmpps ymm1, ymm1, ymm8, 0                           ; cmpeq boolx8
    6f0  c4c3354ace10              vblendvps ymm1, ymm9, ymm14, ymm1                    ; where float32x8
    6f6  c4416c5cc8                vsubps ymm9, ymm2, ymm8                              ; sub float32x8
    6fb  c534590d5d090000          vmulps ymm9, ymm9, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    703  c4627d5815f00a0000        vpbroadcastd ymm10, dword ptr [rip + 000016c3]
    70c  c4412c5fc9                vmaxps ymm9, ymm10, ymm9                             ; where float32x8
    711  c4627d5815e60a0000        vpbroadcastd ymm10, dword ptr [rip + 00000043]
    71a  c4412c5dc9                vminps ymm9, ymm10, ymm9                             ; where float32x8
    71f  c53458d5                  vaddps ymm10, ymm9, ymm5                             ; add float32x8
    723  c52c5cdd                  vsubps ymm11, ymm10, ymm5                            ; sub float32x8
    727  c441345ccb                vsubps ymm9, ymm9, ymm11                             ; sub float32x8
    72c  c4627d581dd30a0000        vpbroadcastd ymm11, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    735  c46235a81d42090000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    73e  c46235a81d59090000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    747  c46235a81d70090000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    750  c46235a81d87090000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    759  c46235a81d9e090000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    762  c46235a81db5090000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    76b  c4c13572f217              vpslld ymm9, ymm10, 23                               ; shl uint32x8
    771  c4c12d72f216              vpslld ymm10, ymm10, 22                              ; shl uint32x8
    777  c52ddb15c1090000          vpand ymm10, ymm10, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    77f  c44135faca                vpsubd ymm9, ymm9, ymm10                             ; sub uint32x8
    784  c4412459c9                vmulps ymm9, ymm11, ymm9                             ; mul float32x8
    789  c4413459ca                vmulps ymm9, ymm9, ymm10                             ; mul float32x8
    78e  c4c16cc2d000              vcmpps ymm2, ymm2, ymm8, 0                           ; cmpeq boolx8
    794  c4c3354ad620              vblendvps ymm2, ymm9, ymm14, ymm2                    ; where float32x8
    79a  c5cc59d2                  vmulps ymm2, ymm6, ymm2                              ; mul float32x8
    79e  c4e27db8d1                vfmadd231ps ymm2, ymm0, ymm1                         ; mulacc float32x8
    7a3  c4c1645fc7                vmaxps ymm0, ymm3, ymm15                             ; max float32x8
    7a8  c5e4c2cb03                vcmpps ymm1, ymm3, ymm3, 3
    7ad  c4e37d4ac310              vblendvps ymm0, ymm0, ymm3, ymm1
    7b3  c5845cc8                  vsubps ymm1, ymm15, ymm0                             ; sub float32x8
    7b7  c5f4590da1080000          vmulps ymm1, ymm1, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    7bf  c4e27d5835340a0000        vpbroadcastd ymm6, dword ptr [rip + 000016c3]
    7c8  c5cc5fc9                  vmaxps ymm1, ymm6, ymm1                              ; where float32x8
    7cc  c4e27d58352b0a0000        vpbroadcastd ymm6, dword ptr [rip + 00000043]
    7d5  c5cc5dc9                  vminps ymm1, ymm6, ymm1                              ; where float32x8
    7d9  c5f458f5                  vaddps ymm6, ymm1, ymm5                              ; add float32x8
    7dd  c54c5ccd                  vsubps ymm9, ymm6, ymm5                              ; sub float32x8
    7e1  c4c1745cc9                vsubps ymm1, ymm1, ymm9                              ; sub float32x8
    7e6  c4627d580d190a0000        vpbroadcastd ymm9, dword ptr [rip + b4629a6c]        ; mulacc float32x8
    7ef  c46275a80d88080000        vfmadd213ps ymm9, ymm1, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    7f8  c46275a80d9f080000        vfmadd213ps ymm9, ymm1, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    801  c46275a80db6080000        vfmadd213ps ymm9, ymm1, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    80a  c46275a80dcd080000        vfmadd213ps ymm9, ymm1, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    813  c46275a80de4080000        vfmadd213ps ymm9, ymm1, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    81c  c46275a80dfb080000        vfmadd213ps ymm9, ymm1, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    825  c5f572f617                vpslld ymm1, ymm6, 23                                ; shl uint32x8
    82a  c5cd72f616                vpslld ymm6, ymm6, 22                                ; shl uint32x8
    82f  c5cddb3509090000          vpand ymm6, ymm6, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    837  c5f5face                  vpsubd ymm1, ymm1, ymm6                              ; sub uint32x8
    83b  c5b459c9                  vmulps ymm1, ymm9, ymm1                              ; mul float32x8
    83f  c5f459ce                  vmulps ymm1, ymm1, ymm6                              ; mul float32x8
    843  c584c2f000                vcmpps ymm6, ymm15, ymm0, 0                          ; cmpeq boolx8
    848  c4c3754ace60              vblendvps ymm1, ymm1, ymm14, ymm6                    ; where float32x8
    84e  c5e45cf0                  vsubps ymm6, ymm3, ymm0                              ; sub float32x8
    852  c5cc593506080000          vmulps ymm6, ymm6, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    85a  c4627d580d99090000        vpbroadcastd ymm9, dword ptr [rip + 000016c3]
    863  c5b45ff6                  vmaxps ymm6, ymm9, ymm6                              ; where float32x8
    867  c4627d580d90090000        vpbroadcastd ymm9, dword ptr [rip + 00000043]
    870  c5b45df6                  vminps ymm6, ymm9, ymm6                              ; where float32x8
    874  c54c58cd                  vaddps ymm9, ymm6, ymm5                              ; add float32x8
    878  c5345cd5                  vsubps ymm10, ymm9, ymm5                             ; sub float32x8
    87c  c4c14c5cf2                vsubps ymm6, ymm6, ymm10                             ; sub float32x8
    881  c4627d58157e090000        vpbroadcastd ymm10, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    88a  c4624da815ed070000        vfmadd213ps ymm10, ymm6, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    893  c4624da81504080000        vfmadd213ps ymm10, ymm6, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    89c  c4624da8151b080000        vfmadd213ps ymm10, ymm6, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    8a5  c4624da81532080000        vfmadd213ps ymm10, ymm6, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    8ae  c4624da81549080000        vfmadd213ps ymm10, ymm6, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    8b7  c4624da81560080000        vfmadd213ps ymm10, ymm6, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    8c0  c4c14d72f117              vpslld ymm6, ymm9, 23                                ; shl uint32x8
    8c6  c4c13572f116              vpslld ymm9, ymm9, 22                                ; shl uint32x8
    8cc  c535db0d6c080000          vpand ymm9, ymm9, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    8d4  c4c14dfaf1                vpsubd ymm6, ymm6, ymm9                              ; sub uint32x8
    8d9  c5ac59f6                  vmulps ymm6, ymm10, ymm6                             ; mul float32x8
    8dd  c4c14c59f1                vmulps ymm6, ymm6, ymm9                              ; mul float32x8
    8e2  c5e4c2d800                vcmpps ymm3, ymm3, ymm0, 0                           ; cmpeq boolx8
    8e7  c4c34d4ade30              vblendvps ymm3, ymm6, ymm14, ymm3                    ; where float32x8
    8ed  c5c459db                  vmulps ymm3, ymm7, ymm3                              ; mul float32x8
    8f1  c4e25db8d9                vfmadd231ps ymm3, ymm4, ymm1                         ; mulacc float32x8
    8f6  c4c17c5fc8                vmaxps ymm1, ymm0, ymm8                              ; max float32x8
    8fb  c5fcc2e003                vcmpps ymm4, ymm0, ymm0, 3
    900  c4e3754ac840              vblendvps ymm1, ymm1, ymm0, ymm4
    906  c5bc5ce1                  vsubps ymm4, ymm8, ymm1                              ; sub float32x8
    90a  c5dc59254e070000          vmulps ymm4, ymm4, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    912  c4e27d5835e1080000        vpbroadcastd ymm6, dword ptr [rip + 000016c3]
    91b  c5cc5fe4                  vmaxps ymm4, ymm6, ymm4                              ; where float32x8
    91f  c4e27d5835d8080000        vpbroadcastd ymm6, dword ptr [rip + 00000043]
    928  c5cc5de4                  vminps ymm4, ymm6, ymm4                              ; where float32x8
    92c  c5dc58f5                  vaddps ymm6, ymm4, ymm5                              ; add float32x8
    930  c5cc5cfd                  vsubps ymm7, ymm6, ymm5                              ; sub float32x8
    934  c5dc5ce7                  vsubps ymm4, ymm4, ymm7                              ; sub float32x8
    938  c4e27d583dc7080000        vpbroadcastd ymm7, dword ptr [rip + b4629a6c]        ; mulacc float32x8
    941  c4e25da83d36070000        vfmadd213ps ymm7, ymm4, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    94a  c4e25da83d4d070000        vfmadd213ps ymm7, ymm4, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    953  c4e25da83d64070000        vfmadd213ps ymm7, ymm4, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    95c  c4e25da83d7b070000        vfmadd213ps ymm7, ymm4, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    965  c4e25da83d92070000        vfmadd213ps ymm7, ymm4, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    96e  c4e25da83da9070000        vfmadd213ps ymm7, ymm4, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    977  c5dd72f617                vpslld ymm4, ymm6, 23                                ; shl uint32x8
    97c  c5cd72f616                vpslld ymm6, ymm6, 22                                ; shl uint32x8
    981  c5cddb35b7070000          vpand ymm6, ymm6, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    989  c5ddfae6                  vpsubd ymm4, ymm4, ymm6                              ; sub uint32x8
    98d  c5c459e4                  vmulps ymm4, ymm7, ymm4                              ; mul float32x8
    991  c5dc59e6                  vmulps ymm4, ymm4, ymm6                              ; mul float32x8
    995  c5bcc2f100                vcmpps ymm6, ymm8, ymm1, 0                           ; cmpeq boolx8
    99a  c4c35d4ae660              vblendvps ymm4, ymm4, ymm14, ymm6                    ; where float32x8
    9a0  c5fc5cf1                  vsubps ymm6, ymm0, ymm1                              ; sub float32x8
    9a4  c5cc5935b4060000          vmulps ymm6, ymm6, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    9ac  c4e27d583d47080000        vpbroadcastd ymm7, dword ptr [rip + 000016c3]
    9b5  c5c45ff6                  vmaxps ymm6, ymm7, ymm6                              ; where float32x8
    9b9  c4e27d583d3e080000        vpbroadcastd ymm7, dword ptr [rip + 00000043]
    9c2  c5c45df6                  vminps ymm6, ymm7, ymm6                              ; where float32x8
    9c6  c5cc58fd                  vaddps ymm7, ymm6, ymm5                              ; add float32x8
    9ca  c5445cc5                  vsubps ymm8, ymm7, ymm5                              ; sub float32x8
    9ce  c4c14c5cf0                vsubps ymm6, ymm6, ymm8                              ; sub float32x8
    9d3  c4627d58052c080000        vpbroadcastd ymm8, dword ptr [rip + b4629a6c]        ; mulacc float32x8
    9dc  c4624da8059b060000        vfmadd213ps ymm8, ymm6, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    9e5  c4624da805b2060000        vfmadd213ps ymm8, ymm6, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    9ee  c4624da805c9060000        vfmadd213ps ymm8, ymm6, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    9f7  c4624da805e0060000        vfmadd213ps ymm8, ymm6, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    a00  c4624da805f7060000        vfmadd213ps ymm8, ymm6, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    a09  c4624da8050e070000        vfmadd213ps ymm8, ymm6, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    a12  c5cd72f717                vpslld ymm6, ymm7, 23                                ; shl uint32x8
    a17  c5c572f716                vpslld ymm7, ymm7, 22                                ; shl uint32x8
    a1c  c5c5db3d1c070000          vpand ymm7, ymm7, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    a24  c5cdfaf7                  vpsubd ymm6, ymm6, ymm7                              ; sub uint32x8
    a28  c5bc59f6                  vmulps ymm6, ymm8, ymm6                              ; mul float32x8
    a2c  c5cc59f7                  vmulps ymm6, ymm6, ymm7                              ; mul float32x8
    a30  c5fcc2c100                vcmpps ymm0, ymm0, ymm1, 0                           ; cmpeq boolx8
    a35  c4c34d4ac600              vblendvps ymm0, ymm6, ymm14, ymm0                    ; where float32x8
    a3b  c5e459c0                  vmulps ymm0, ymm3, ymm0                              ; mul float32x8
    a3f  c4e26db8c4                vfmadd231ps ymm0, ymm2, ymm4                         ; mulacc float32x8
    a44  c4e37d19ca01              vextractf128 xmm2, ymm1, 1                           ; gep float32x4
    a4a  c5f05fda                  vmaxps xmm3, xmm1, xmm2                              ; max float32x4
    a4e  c5f0c2e103                vcmpps xmm4, xmm1, xmm1, 3
    a53  c4e3614ad940              vblendvps xmm3, xmm3, xmm1, xmm4
    a59  c5f05ce3                  vsubps xmm4, xmm1, xmm3                              ; sub float32x4
    a5d  c5d85925fb060000          vmulps xmm4, xmm4, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x4
    a65  c4e27958358e070000        vpbroadcastd xmm6, dword ptr [rip + 000016c3]
    a6e  c5c85fe4                  vmaxps xmm4, xmm6, xmm4                              ; where float32x4
    a72  c4e279583585070000        vpbroadcastd xmm6, dword ptr [rip + 00000043]
    a7b  c5c85de4                  vminps xmm4, xmm6, xmm4                              ; where float32x4
    a7f  c5d85835e9060000          vaddps xmm6, xmm4, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; add float32x4
    a87  c5c85c3de1060000          vsubps xmm7, xmm6, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; sub float32x4
    a8f  c5d85ce7                  vsubps xmm4, xmm4, xmm7                              ; sub float32x4
    a93  c4e279583d6c070000        vpbroadcastd xmm7, dword ptr [rip + b4629a6c]        ; mulacc float32x4
    a9c  c4e259a83ddb060000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6e]
    aa5  c4e259a83de2060000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x4
    aae  c4e259a83de9060000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + 6758e3706758e3706758e3706758e370]; mulacc float32x4
    ab7  c4e259a83df0060000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x4
    ac0  c4e259a83df7060000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + 1872b1721872b1721872b1721872b172]; mulacc float32x4
    ac9  c4e259a83dfe060000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + 00000073000000730000007300000073]; mulacc float32x4
    ad2  c5d972f617                vpslld xmm4, xmm6, 23                                ; shl uint32x4
    ad7  c5c972f616                vpslld xmm6, xmm6, 22                                ; shl uint32x4
    adc  c5c9db35fc060000          vpand xmm6, xmm6, xmmword ptr [rip + 0000807f0000807f0000807f0000807f]; and uint32x4
    ae4  c5d9fae6                  vpsubd xmm4, xmm4, xmm6                              ; sub uint32x4
    ae8  c5c059e4                  vmulps xmm4, xmm7, xmm4                              ; mul float32x4
    aec  c5d859e6                  vmulps xmm4, xmm4, xmm6                              ; mul float32x4
    af0  c5f0c2cb00                vcmpps xmm1, xmm1, xmm3, 0                           ; cmpeq boolx4
    af5  c4e27958352a070000        vpbroadcastd xmm6, dword ptr [rip + 0000803f]
    afe  c4e3594ace10              vblendvps xmm1, xmm4, xmm6, xmm1                     ; where float32x4
    b04  c5e85ce3                  vsubps xmm4, xmm2, xmm3                              ; sub float32x4
    b08  c5d8592550060000          vmulps xmm4, xmm4, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x4
    b10  c4e2795835e3060000        vpbroadcastd xmm6, dword ptr [rip + 000016c3]
    b19  c5c85fe4                  vmaxps xmm4, xmm6, xmm4                              ; where float32x4
    b1d  c4e2795835da060000        vpbroadcastd xmm6, dword ptr [rip + 00000043]
    b26  c5c85de4                  vminps xmm4, xmm6, xmm4                              ; where float32x4
    b2a  c5d858353e060000          vaddps xmm6, xmm4, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; add float32x4
    b32  c5c85c3d36060000          vsubps xmm7, xmm6, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; sub float32x4
    b3a  c5d85ce7                  vsubps xmm4, xmm4, xmm7                              ; sub float32x4
    b3e  c4e279583dc1060000        vpbroadcastd xmm7, dword ptr [rip + b4629a6c]        ; mulacc float32x4
    b47  c4e259a83d30060000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6e]
    b50  c4e259a83d37060000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x4
    b59  c4e259a83d3e060000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + 6758e3706758e3706758e3706758e370]; mulacc float32x4
    b62  c4e259a83d45060000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x4
    b6b  c4e259a83d4c060000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + 1872b1721872b1721872b1721872b172]; mulacc float32x4
    b74  c4e259a83d53060000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + 00000073000000730000007300000073]; mulacc float32x4
    b7d  c5d972f617                vpslld xmm4, xmm6, 23                                ; shl uint32x4
    b82  c5c972f616                vpslld xmm6, xmm6, 22                                ; shl uint32x4
    b87  c5c9db3551060000          vpand xmm6, xmm6, xmmword ptr [rip + 0000807f0000807f0000807f0000807f]; and uint32x4
    b8f  c5d9fae6                  vpsubd xmm4, xmm4, xmm6                              ; sub uint32x4
    b93  c5c059e4                  vmulps xmm4, xmm7, xmm4                              ; mul float32x4
    b97  c5d859e6                  vmulps xmm4, xmm4, xmm6                              ; mul float32x4
    b9b  c5e8c2d300                vcmpps xmm2, xmm2, xmm3, 0                           ; cmpeq boolx4
    ba0  c4e27958357f060000        vpbroadcastd xmm6, dword ptr [rip + 0000803f]
    ba9  c4e3594ad620              vblendvps xmm2, xmm4, xmm6, xmm2                     ; where float32x4
    baf  c4e37d19c401              vextractf128 xmm4, ymm0, 1                           ; gep float32x4
    bb5  c5d859d2                  vmulps xmm2, xmm4, xmm2                              ; mul float32x4
    bb9  c4e279b8d1                vfmadd231ps xmm2, xmm0, xmm1                         ; mulacc float32x4
    bbe  c5e115c3                  vunpckhpd xmm0, xmm3, xmm3                           ; gep float32x2
    bc2  c5e05fc8                  vmaxps xmm1, xmm3, xmm0                              ; max float32x2
    bc6  c5e0c2e303                vcmpps xmm4, xmm3, xmm3, 3
    bcb  c4e3714acb40              vblendvps xmm1, xmm1, xmm3, xmm4
    bd1  c5e05ce1                  vsubps xmm4, xmm3, xmm1                              ; sub float32x2
    bd5  c5d8592583050000          vmulps xmm4, xmm4, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x2
    bdd  c4e279583516060000        vpbroadcastd xmm6, dword ptr [rip + 000016c3]
    be6  c5c85fe4                  vmaxps xmm4, xmm6, xmm4                              ; where float32x2
    bea  c4e27958350d060000        vpbroadcastd xmm6, dword ptr [rip + 00000043]
    bf3  c5c85de4                  vminps xmm4, xmm6, xmm4                              ; where float32x2
    bf7  c5d8583571050000          vaddps xmm6, xmm4, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; add float32x2
    bff  c5c85c3d69050000          vsubps xmm7, xmm6, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; sub float32x2
    c07  c5d85ce7                  vsubps xmm4, xmm4, xmm7                              ; sub float32x2
    c0b  c4e279583df4050000        vpbroadcastd xmm7, dword ptr [rip + b4629a6c]        ; mulacc float32x2
    c14  c4e259a83d63050000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6e]
    c1d  c4e259a83d6a050000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x2
    c26  c4e259a83d71050000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + 6758e3706758e3706758e3706758e370]; mulacc float32x2
    c2f  c4e259a83d78050000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x2
    c38  c4e259a83d7f050000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + 1872b1721872b1721872b1721872b172]; mulacc float32x2
    c41  c4e259a83d86050000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + 00000073000000730000007300000073]; mulacc float32x2
    c4a  c5d972f617                vpslld xmm4, xmm6, 23                                ; shl uint32x2
    c4f  c5c972f616                vpslld xmm6, xmm6, 22                                ; shl uint32x2
    c54  c5c9db3584050000          vpand xmm6, xmm6, xmmword ptr [rip + 0000807f0000807f0000807f0000807f]; and uint32x2
    c5c  c5d9fae6                  vpsubd xmm4, xmm4, xmm6                              ; sub uint32x2
    c60  c5c059e4                  vmulps xmm4, xmm7, xmm4                              ; mul float32x2
    c64  c5d859e6                  vmulps xmm4, xmm4, xmm6                              ; mul float32x2
    c68  c5e0c2d900                vcmpps xmm3, xmm3, xmm1, 0                           ; cmpeq boolx2
    c6d  c4e2795835b2050000        vpbroadcastd xmm6, dword ptr [rip + 0000803f]
    c76  c4e3594ade30              vblendvps xmm3, xmm4, xmm6, xmm3                     ; where float32x2
    c7c  c5f85ce1                  vsubps xmm4, xmm0, xmm1                              ; sub float32x2
    c80  c5d85925d8040000          vmulps xmm4, xmm4, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x2
    c88  c4e27958356b050000        vpbroadcastd xmm6, dword ptr [rip + 000016c3]
    c91  c5c85fe4                  vmaxps xmm4, xmm6, xmm4                              ; where float32x2
    c95  c4e279583562050000        vpbroadcastd xmm6, dword ptr [rip + 00000043]
    c9e  c5c85de4                  vminps xmm4, xmm6, xmm4                              ; where float32x2
    ca2  c5d85835c6040000          vaddps xmm6, xmm4, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; add float32x2
    caa  c5c85c3dbe040000          vsubps xmm7, xmm6, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; sub float32x2
    cb2  c5d85ce7                  vsubps xmm4, xmm4, xmm7                              ; sub float32x2
    cb6  c4e279583d49050000        vpbroadcastd xmm7, dword ptr [rip + b4629a6c]        ; mulacc float32x2
    cbf  c4e259a83db8040000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6e]
    cc8  c4e259a83dbf040000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x2
    cd1  c4e259a83dc6040000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + 6758e3706758e3706758e3706758e370]; mulacc float32x2
    cda  c4e259a83dcd040000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x2
    ce3  c4e259a83dd4040000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + 1872b1721872b1721872b1721872b172]; mulacc float32x2
    cec  c4e259a83ddb040000        vfmadd213ps xmm7, xmm4, xmmword ptr [rip + 00000073000000730000007300000073]; mulacc float32x2
    cf5  c5d972f617                vpslld xmm4, xmm6, 23                                ; shl uint32x2
    cfa  c5c972f616                vpslld xmm6, xmm6, 22                                ; shl uint32x2
    cff  c5c9db35d9040000          vpand xmm6, xmm6, xmmword ptr [rip + 0000807f0000807f0000807f0000807f]; and uint32x2
    d07  c5d9fae6                  vpsubd xmm4, xmm4, xmm6                              ; sub uint32x2
    d0b  c5c059e4                  vmulps xmm4, xmm7, xmm4                              ; mul float32x2
    d0f  c5d859e6                  vmulps xmm4, xmm4, xmm6                              ; mul float32x2
    d13  c5f8c2c100                vcmpps xmm0, xmm0, xmm1, 0                           ; cmpeq boolx2
    d18  c4e279583507050000        vpbroadcastd xmm6, dword ptr [rip + 0000803f]
    d21  c4e3594ac600              vblendvps xmm0, xmm4, xmm6, xmm0                     ; where float32x2
    d27  c5e915e2                  vunpckhpd xmm4, xmm2, xmm2                           ; gep float32x2
    d2b  c5d859c0                  vmulps xmm0, xmm4, xmm0                              ; mul float32x2
    d2f  c4e269b8c3                vfmadd231ps xmm0, xmm2, xmm3                         ; mulacc float32x2
    d34  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
    d39  c5f25fda                  vmaxss xmm3, xmm1, xmm2                              ; max float32
    d3d  c5f2c2e103                vcmpss xmm4, xmm1, xmm1, 3
    d42  c4e3614ad940              vblendvps xmm3, xmm3, xmm1, xmm4
    d48  c5f25ce3                  vsubss xmm4, xmm1, xmm3                              ; sub float32
    d4c  c5da5925a4040000          vmulss xmm4, xmm4, dword ptr [rip + 3baab83f]        ; mul float32
    d54  c5fa1035a0040000          vmovss xmm6, dword ptr [rip + 000016c3]
    d5c  c5ca5fe4                  vmaxss xmm4, xmm6, xmm4                              ; where float32
    d60  c5fa103598040000          vmovss xmm6, dword ptr [rip + 00000043]
    d68  c5ca5de4                  vminss xmm4, xmm6, xmm4                              ; where float32
    d6c  c5da583590040000          vaddss xmm6, xmm4, dword ptr [rip + 9700404b]        ; add float32
    d74  c5ca5c3d88040000          vsubss xmm7, xmm6, dword ptr [rip + 9700404b]        ; sub float32
    d7c  c5da5ce7                  vsubss xmm4, xmm4, xmm7                              ; sub float32
    d80  c5fa103d80040000          vmovss xmm7, dword ptr [rip + b4629a6c]              ; mulacc float32
    d88  c4e259a93d7b040000        vfmadd213ss xmm7, xmm4, dword ptr [rip + c4312f6e]
    d91  c4e259a93d76040000        vfmadd213ss xmm7, xmm4, dword ptr [rip + ce9c9d6f]   ; mulacc float32
    d9a  c4e259a93d71040000        vfmadd213ss xmm7, xmm4, dword ptr [rip + 6758e370]   ; mulacc float32
    da3  c4e259a93d6c040000        vfmadd213ss xmm7, xmm4, dword ptr [rip + f0fdf571]   ; mulacc float32
    dac  c4e259a93d67040000        vfmadd213ss xmm7, xmm4, dword ptr [rip + 1872b172]   ; mulacc float32
    db5  c4e259a93d62040000        vfmadd213ss xmm7, xmm4, dword ptr [rip + 00000073]   ; mulacc float32
    dbe  c5f97ef7                  vmovd edi, xmm6                                      ; bitcast uint32
    dc2  4c8bc7                    mov r8, rdi                                          ; shl uint32
    dc5  41c1e017                  shl r8d, 23
    dc9  c1e716                    shl edi, 22                                          ; shl uint32
    dcc  81e70000807f              and edi, 2139095040                                  ; and uint32
    dd2  442bc7                    sub r8d, edi                                         ; sub uint32
    dd5  c4c1796ee0                vmovd xmm4, r8d                                      ; bitcast float32
    dda  c5c259e4                  vmulss xmm4, xmm7, xmm4                              ; mul float32
    dde  c5f96ef7                  vmovd xmm6, edi                                      ; bitcast float32
    de2  c5da59e6                  vmulss xmm4, xmm4, xmm6                              ; mul float32
    de6  c5f2c2cb00                vcmpss xmm1, xmm1, xmm3, 0                           ; cmpeq bool
    deb  c5f97ecf                  vmovd edi, xmm1
    def  83e701                    and edi, 1
    df2  f7df                      neg edi                                              ; where float32
    df4  c5f96ecf                  vmovd xmm1, edi
    df8  c5fa103528040000          vmovss xmm6, dword ptr [rip + 0000803f]
    e00  c4e3594ace10              vblendvps xmm1, xmm4, xmm6, xmm1                     ; where float32
    e06  c5ea5ce3                  vsubss xmm4, xmm2, xmm3                              ; sub float32
    e0a  c5da5925e6030000          vmulss xmm4, xmm4, dword ptr [rip + 3baab83f]        ; mul float32
    e12  c5fa1035e2030000          vmovss xmm6, dword ptr [rip + 000016c3]
    e1a  c5ca5fe4                  vmaxss xmm4, xmm6, xmm4                              ; where float32
    e1e  c5fa1035da030000          vmovss xmm6, dword ptr [rip + 00000043]
    e26  c5ca5de4                  vminss xmm4, xmm6, xmm4                              ; where float32
    e2a  c5da5835d2030000          vaddss xmm6, xmm4, dword ptr [rip + 9700404b]        ; add float32
    e32  c5ca5c3dca030000          vsubss xmm7, xmm6, dword ptr [rip + 9700404b]        ; sub float32
    e3a  c5da5ce7                  vsubss xmm4, xmm4, xmm7                              ; sub float32
    e3e  c5fa103dc2030000          vmovss xmm7, dword ptr [rip + b4629a6c]              ; mulacc float32
    e46  c4e259a93dbd030000        vfmadd213ss xmm7, xmm4, dword ptr [rip + c4312f6e]
    e4f  c4e259a93db8030000        vfmadd213ss xmm7, xmm4, dword ptr [rip + ce9c9d6f]   ; mulacc float32
    e58  c4e259a93db3030000        vfmadd213ss xmm7, xmm4, dword ptr [rip + 6758e370]   ; mulacc float32
    e61  c4e259a93dae030000        vfmadd213ss xmm7, xmm4, dword ptr [rip + f0fdf571]   ; mulacc float32
    e6a  c4e259a93da9030000        vfmadd213ss xmm7, xmm4, dword ptr [rip + 1872b172]   ; mulacc float32
    e73  c4e259a93da4030000        vfmadd213ss xmm7, xmm4, dword ptr [rip + 00000073]   ; mulacc float32
    e7c  c5f97ef7                  vmovd edi, xmm6                                      ; bitcast uint32
    e80  4c8bc7                    mov r8, rdi                                          ; shl uint32
    e83  41c1e017                  shl r8d, 23
    e87  c1e716                    shl edi, 22                                          ; shl uint32
    e8a  81e70000807f              and edi, 2139095040                                  ; and uint32
    e90  442bc7                    sub r8d, edi                                         ; sub uint32
    e93  c4c1796ee0                vmovd xmm4, r8d                                      ; bitcast float32
    e98  c5c259e4                  vmulss xmm4, xmm7, xmm4                              ; mul float32
    e9c  c5f96ef7                  vmovd xmm6, edi                                      ; bitcast float32
    ea0  c5da59e6                  vmulss xmm4, xmm4, xmm6                              ; mul float32
    ea4  c5eac2d300                vcmpss xmm2, xmm2, xmm3, 0                           ; cmpeq bool
    ea9  c5f97ed7                  vmovd edi, xmm2
    ead  83e701                    and edi, 1
    eb0  f7df                      neg edi                                              ; where float32
    eb2  c5f96ed7                  vmovd xmm2, edi
    eb6  c5fa10356a030000          vmovss xmm6, dword ptr [rip + 0000803f]
    ebe  c4e3594ad620              vblendvps xmm2, xmm4, xmm6, xmm2                     ; where float32
    ec4  c5d973d804                vpsrldq xmm4, xmm0, 4                                ; gep float32
    ec9  c5da59d2                  vmulss xmm2, xmm4, xmm2                              ; mul float32
    ecd  c4e279b9d1                vfmadd231ss xmm2, xmm0, xmm1                         ; mulacc float32
    ed2  c5eac2055103000001        vcmpss xmm0, xmm2, dword ptr [rip + 00008000], 1     ; cmplt bool
    edb  c5f97ec7                  vmovd edi, xmm0
    edf  83e701                    and edi, 1
    ee2  c5ea590546030000          vmulss xmm0, xmm2, dword ptr [rip + 0000004c]        ; mul float32
    eea  4c8bc7                    mov r8, rdi                                          ; where float32
    eed  41f7d8                    neg r8d
    ef0  c4c1796ec8                vmovd xmm1, r8d
    ef5  c4e3694ac010              vblendvps xmm0, xmm2, xmm0, xmm1
    efb  c4c1797ec0                vmovd r8d, xmm0                                      ; bitcast int32
    f00  458d880dfbcac0            lea r9d, [r8 - 1060439283]                           ; add int32
    f07  4d8bd1                    mov r10, r9                                          ; shr int32
    f0a  41c1fa17                  sar r10d, 23
    f0e  f7df                      neg edi                                              ; where float32
    f10  c5f96ec7                  vmovd xmm0, edi
    f14  c5fa100d18030000          vmovss xmm1, dword ptr [rip + 0000c841]
    f1c  c5f854c1                  vandps xmm0, xmm0, xmm1                              ; where float32
    f20  c5fa100dc8020000          vmovss xmm1, dword ptr [rip + 00000000]
    f28  c4c1722aca                vcvtsi2ss xmm1, xmm1, r10d                           ; cast float32
    f2d  c5f25cc0                  vsubss xmm0, xmm1, xmm0                              ; sub float32
    f31  4181e1000080ff            and r9d, -8388608                                    ; and int32
    f38  452bc1                    sub r8d, r9d                                         ; sub int32
    f3b  c4c1796ec8                vmovd xmm1, r8d                                      ; bitcast float32
    f40  c5f25c0de0020000          vsubss xmm1, xmm1, dword ptr [rip + 0000803f]        ; sub float32
    f48  c5fa1025e8020000          vmovss xmm4, dword ptr [rip + ce37f6bd]              ; mulacc float32
    f50  c4e271a925e3020000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 5b74413e]
    f59  c4e271a925de020000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 4c3b40be]   ; mulacc float32
    f62  c4e271a925d9020000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 79b2503e]   ; mulacc float32
    f6b  c4e271a925d4020000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 3ebb75be]   ; mulacc float32
    f74  c4e271a925cf020000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 39c8933e]   ; mulacc float32
    f7d  c4e271a925ca020000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 5dabb8be]   ; mulacc float32
    f86  c4e271a925c5020000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 0838f63e]   ; mulacc float32
    f8f  c4e271a925c0020000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 3baa38bf]   ; mulacc float32
    f98  c4e271a925bb020000        vfmadd213ss xmm4, xmm1, dword ptr [rip + eda8e23e]   ; mulacc float32
    fa1  c5f259e4                  vmulss xmm4, xmm1, xmm4                              ; mul float32
    fa5  c5f258cc                  vaddss xmm1, xmm1, xmm4                              ; add float32
    fa9  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
    fad  c5eac20d6e02000001        vcmpss xmm1, xmm2, dword ptr [rip + 0000807f], 1     ; cmplt bool
    fb6  c5f97ecf                  vmovd edi, xmm1
    fba  83e701                    and edi, 1
    fbd  f7df                      neg edi                                              ; where float32
    fbf  c5f96ecf                  vmovd xmm1, edi
    fc3  c5fa102559020000          vmovss xmm4, dword ptr [rip + 0000807f]
    fcb  c4e3594ac010              vblendvps xmm0, xmm4, xmm0, xmm1                     ; where float32
    fd1  c5fa100d17020000          vmovss xmm1, dword ptr [rip + 00000000]
    fd9  c5f2c2ca01                vcmpss xmm1, xmm1, xmm2, 1                           ; cmplt bool
    fde  c5f97ecf                  vmovd edi, xmm1
    fe2  83e701                    and edi, 1
    fe5  c5eac20d0202000000        vcmpss xmm1, xmm2, dword ptr [rip + 00000000], 0     ; cmpeq bool
    fee  c4c1797ec8                vmovd r8d, xmm1
    ff3  4183e001                  and r8d, 1
    ff7  41f7d8                    neg r8d                                              ; where float32
    ffa  c4c1796ec8                vmovd xmm1, r8d
    fff  c5fa101559020000          vmovss xmm2, dword ptr [rip + 0000c07f]
   1007  c5fa1025e5010000          vmovss xmm4, dword ptr [rip + 000080ff]
   100f  c4e3694acc10              vblendvps xmm1, xmm2, xmm4, xmm1                     ; where float32
   1015  f7df                      neg edi                                              ; where float32
   1017  c5f96ed7                  vmovd xmm2, edi
   101b  c4e3714ac020              vblendvps xmm0, xmm1, xmm0, xmm2
   1021  c5fa100d3b020000          vmovss xmm1, dword ptr [rip + 1872313f]
   1029  c4e271a9c3                vfmadd213ss xmm0, xmm1, xmm3                         ; mulacc float32
   102e  c5fa1104b2                vmovss dword ptr [rdx + rsi*4], xmm0                 ; store void
   1033  4881c100010000            add rcx, 256                                         ; end void
   103a  83c601                    add esi, 1
   103d  83fe08                    cmp esi, 8
   1040  0f8cfaefffff              jl loop_40
done_1046:
   1046  c5f877                    vzeroupper                                           ; sink void
   1049  c3                        ret
