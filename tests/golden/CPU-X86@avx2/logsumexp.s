logsumexp:
      0  488bc4                    mov rax, rsp
      3  4883ec60                  sub rsp, 96
      7  4883e4c0                  and rsp, -64
      b  4889442420                mov qword ptr [rsp + 32], rax
     10  c4e27d582dab200000        vpbroadcastd ymm5, dword ptr [rip + 9700404b]
     19  488b07                    mov rax, qword ptr [rdi]
     1c  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 8>
     20  488d4820                  lea rcx, [rax + 32]                                  ; range int32
loop_40:
     40  c4e27d580567200000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     49  c4e27d580d62200000        vpbroadcastd ymm1, dword ptr [rip + 000080ff]
     52  c4627d583d59200000        vpbroadcastd ymm15, dword ptr [rip + 000080ff]
     5b  c4e27d58154c200000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
     64  c4e27d581d47200000        vpbroadcastd ymm3, dword ptr [rip + 000080ff]
     6d  c4e27d58253a200000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
     76  c4e27d583535200000        vpbroadcastd ymm6, dword ptr [rip + 000080ff]
     7f  c4e27d583d28200000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
     88  c5fc113c24                vmovups ymmword ptr [rsp], ymm7
     8d  488bf2                    mov rsi, rdx                                         ; range int32
     90  488dbe00010000            lea rdi, [rsi + 256]
loop_a0:
     a0  c5fc103e                  vmovups ymm7, ymmword ptr [rsi]                      ; load float32x8
     a4  c5445fc1                  vmaxps ymm8, ymm7, ymm1                              ; max float32x8
     a8  c544c2cf03                vcmpps ymm9, ymm7, ymm7, 3
     ad  c4633d4ac790              vblendvps ymm8, ymm8, ymm7, ymm9
     b3  c441745cc8                vsubps ymm9, ymm1, ymm8                              ; sub float32x8
     b8  c534590d601e0000          vmulps ymm9, ymm9, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
     c0  c4627d5815f31f0000        vpbroadcastd ymm10, dword ptr [rip + 000016c3]
     c9  c4412c5fc9                vmaxps ymm9, ymm10, ymm9                             ; where float32x8
     ce  c4627d5815e91f0000        vpbroadcastd ymm10, dword ptr [rip + 00000043]
     d7  c4412c5dc9                vminps ymm9, ymm10, ymm9                             ; where float32x8
     dc  c53458d5                  vaddps ymm10, ymm9, ymm5                             ; add float32x8
     e0  c52c5cdd                  vsubps ymm11, ymm10, ymm5                            ; sub float32x8
     e4  c441345ccb                vsubps ymm9, ymm9, ymm11                             ; sub float32x8
     e9  c4627d581dd61f0000        vpbroadcastd ymm11, dword ptr [rip + b4629a6c]       ; mulacc float32x8
     f2  c46235a81d451e0000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
     fb  c46235a81d5c1e0000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    104  c46235a81d731e0000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    10d  c46235a81d8a1e0000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    116  c46235a81da11e0000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    11f  c46235a81db81e0000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    128  c4c13572f217              vpslld ymm9, ymm10, 23                               ; shl uint32x8
    12e  c4c12d72f216              vpslld ymm10, ymm10, 22                              ; shl uint32x8
    134  c52ddb15c41e0000          vpand ymm10, ymm10, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    13c  c44135faca                vpsubd ymm9, ymm9, ymm10                             ; sub uint32x8
    141  c4412459c9                vmulps ymm9, ymm11, ymm9                             ; mul float32x8
    146  c4413459ca                vmulps ymm9, ymm9, ymm10                             ; mul float32x8
    14b  c4c174c2c800              vcmpps ymm1, ymm1, ymm8, 0                           ; cmpeq boolx8
    151  c4627d58158e1f0000        vpbroadcastd ymm10, dword ptr [rip + 0000803f]
    15a  c4c3354aca10              vblendvps ymm1, ymm9, ymm10, ymm1                    ; where float32x8
    160  c441445cc8                vsubps ymm9, ymm7, ymm8                              ; sub float32x8
    165  c534590db31d0000          vmulps ymm9, ymm9, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    16d  c4627d5815461f0000        vpbroadcastd ymm10, dword ptr [rip + 000016c3]
    176  c4412c5fc9                vmaxps ymm9, ymm10, ymm9                             ; where float32x8
    17b  c4627d58153c1f0000        vpbroadcastd ymm10, dword ptr [rip + 00000043]
    184  c4412c5dc9                vminps ymm9, ymm10, ymm9                             ; where float32x8
    189  c53458d5                  vaddps ymm10, ymm9, ymm5                             ; add float32x8
    18d  c52c5cdd                  vsubps ymm11, ymm10, ymm5                            ; sub float32x8
    191  c441345ccb                vsubps ymm9, ymm9, ymm11                             ; sub float32x8
    196  c4627d581d291f0000        vpbroadcastd ymm11, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    19f  c46235a81d981d0000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    1a8  c46235a81daf1d0000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    1b1  c46235a81dc61d0000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    1ba  c46235a81ddd1d0000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    1c3  c46235a81df41d0000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    1cc  c46235a81d0b1e0000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    1d5  c4c13572f217              vpslld ymm9, ymm10, 23                               ; shl uint32x8
    1db  c4c12d72f216              vpslld ymm10, ymm10, 22                              ; shl uint32x8
    1e1  c52ddb15171e0000          vpand ymm10, ymm10, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    1e9  c44135faca                vpsubd ymm9, ymm9, ymm10                             ; sub uint32x8
    1ee  c4412459c9                vmulps ymm9, ymm11, ymm9                             ; mul float32x8
    1f3  c4413459ca                vmulps ymm9, ymm9, ymm10                             ; mul float32x8
    1f8  c4c144c2f800              vcmpps ymm7, ymm7, ymm8, 0                           ; cmpeq boolx8
    1fe  c4627d5815e11e0000        vpbroadcastd ymm10, dword ptr [rip + 0000803f]
    207  c4c3354afa70              vblendvps ymm7, ymm9, ymm10, ymm7                    ; where float32x8
    20d  c4e27db8f9                vfmadd231ps ymm7, ymm0, ymm1                         ; mulacc float32x8
    212  c5fc108600010000          vmovups ymm0, ymmword ptr [rsi + 256]                ; load float32x8
    21a  c4c17c5fcf                vmaxps ymm1, ymm0, ymm15                             ; max float32x8
    21f  c57cc2c803                vcmpps ymm9, ymm0, ymm0, 3
    224  c463754ac890              vblendvps ymm9, ymm1, ymm0, ymm9
    22a  c4c1045cc9                vsubps ymm1, ymm15, ymm9                             ; sub float32x8
    22f  c5f4590de91c0000          vmulps ymm1, ymm1, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    237  c4627d58157c1e0000        vpbroadcastd ymm10, dword ptr [rip + 000016c3]
    240  c5ac5fc9                  vmaxps ymm1, ymm10, ymm1                             ; where float32x8
    244  c4627d5815731e0000        vpbroadcastd ymm10, dword ptr [rip + 00000043]
    24d  c5ac5dc9                  vminps ymm1, ymm10, ymm1                             ; where float32x8
    251  c57458d5                  vaddps ymm10, ymm1, ymm5                             ; add float32x8
    255  c52c5cdd                  vsubps ymm11, ymm10, ymm5                            ; sub float32x8
    259  c4c1745ccb                vsubps ymm1, ymm1, ymm11                             ; sub float32x8
    25e  c4627d581d611e0000        vpbroadcastd ymm11, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    267  c46275a81dd01c0000        vfmadd213ps ymm11, ymm1, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    270  c46275a81de71c0000        vfmadd213ps ymm11, ymm1, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    279  c46275a81dfe1c0000        vfmadd213ps ymm11, ymm1, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    282  c46275a81d151d0000        vfmadd213ps ymm11, ymm1, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    28b  c46275a81d2c1d0000        vfmadd213ps ymm11, ymm1, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    294  c46275a81d431d0000        vfmadd213ps ymm11, ymm1, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    29d  c4c17572f217              vpslld ymm1, ymm10, 23                               ; shl uint32x8
    2a3  c4c12d72f216              vpslld ymm10, ymm10, 22                              ; shl uint32x8
    2a9  c52ddb154f1d0000          vpand ymm10, ymm10, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    2b1  c4c175faca                vpsubd ymm1, ymm1, ymm10                             ; sub uint32x8
    2b6  c5a459c9                  vmulps ymm1, ymm11, ymm1                             ; mul float32x8
    2ba  c4c17459ca                vmulps ymm1, ymm1, ymm10                             ; mul float32x8
    2bf  c44104c2d100              vcmpps ymm10, ymm15, ymm9, 0                         ; cmpeq boolx8
    2c5  c4627d581d1a1e0000        vpbroadcastd ymm11, dword ptr [rip + 0000803f]
    2ce  c4c3754acba0              vblendvps ymm1, ymm1, ymm11, ymm10                   ; where float32x8
    2d4  c4417c5cd1                vsubps ymm10, ymm0, ymm9                             ; sub float32x8
    2d9  c52c59153f1c0000          vmulps ymm10, ymm10, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    2e1  c4627d581dd21d0000        vpbroadcastd ymm11, dword ptr [rip + 000016c3]
    2ea  c441245fd2                vmaxps ymm10, ymm11, ymm10                           ; where float32x8
    2ef  c4627d581dc81d0000        vpbroadcastd ymm11, dword ptr [rip + 00000043]
    2f8  c441245dd2                vminps ymm10, ymm11, ymm10                           ; where float32x8
    2fd  c52c58dd                  vaddps ymm11, ymm10, ymm5                            ; add float32x8
    301  c5245cfd                  vsubps ymm15, ymm11, ymm5                            ; sub float32x8
    305  c4412c5cd7                vsubps ymm10, ymm10, ymm15                           ; sub float32x8
    30a  c4627d583db51d0000        vpbroadcastd ymm15, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    313  c4622da83d241c0000        vfmadd213ps ymm15, ymm10, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    31c  c4622da83d3b1c0000        vfmadd213ps ymm15, ymm10, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    325  c4622da83d521c0000        vfmadd213ps ymm15, ymm10, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    32e  c4622da83d691c0000        vfmadd213ps ymm15, ymm10, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    337  c4622da83d801c0000        vfmadd213ps ymm15, ymm10, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    340  c4622da83d971c0000        vfmadd213ps ymm15, ymm10, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    349  c4c12d72f317              vpslld ymm10, ymm11, 23                              ; shl uint32x8
    34f  c4c12572f316              vpslld ymm11, ymm11, 22                              ; shl uint32x8
    355  c525db1da31c0000          vpand ymm11, ymm11, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    35d  c4412dfad3                vpsubd ymm10, ymm10, ymm11                           ; sub uint32x8
    362  c4410459d2                vmulps ymm10, ymm15, ymm10                           ; mul float32x8
    367  c4412c59d3                vmulps ymm10, ymm10, ymm11                           ; mul float32x8
    36c  c4c17cc2c100              vcmpps ymm0, ymm0, ymm9, 0                           ; cmpeq boolx8
    372  c4627d581d6d1d0000        vpbroadcastd ymm11, dword ptr [rip + 0000803f]
    37b  c4432d4ad300              vblendvps ymm10, ymm10, ymm11, ymm0                  ; where float32x8
    381  c4626db8d1                vfmadd231ps ymm10, ymm2, ymm1                        ; mulacc float32x8
    386  c5fc108600020000          vmovups ymm0, ymmword ptr [rsi + 512]                ; load float32x8
    38e  c5fc5fcb                  vmaxps ymm1, ymm0, ymm3                              ; max float32x8
    392  c5fcc2d003                vcmpps ymm2, ymm0, ymm0, 3
    397  c463754ad820              vblendvps ymm11, ymm1, ymm0, ymm2
    39d  c4c1645ccb                vsubps ymm1, ymm3, ymm11                             ; sub float32x8
    3a2  c5f4590d761b0000          vmulps ymm1, ymm1, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    3aa  c4e27d5815091d0000        vpbroadcastd ymm2, dword ptr [rip + 000016c3]
    3b3  c5ec5fc9                  vmaxps ymm1, ymm2, ymm1                              ; where float32x8
    3b7  c4e27d5815001d0000        vpbroadcastd ymm2, dword ptr [rip + 00000043]
    3c0  c5ec5dc9                  vminps ymm1, ymm2, ymm1                              ; where float32x8
    3c4  c5f458d5                  vaddps ymm2, ymm1, ymm5                              ; add float32x8
    3c8  c56c5cfd                  vsubps ymm15, ymm2, ymm5                             ; sub float32x8
    3cc  c4c1745ccf                vsubps ymm1, ymm1, ymm15                             ; sub float32x8
    3d1  c4627d583dee1c0000        vpbroadcastd ymm15, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    3da  c46275a83d5d1b0000        vfmadd213ps ymm15, ymm1, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    3e3  c46275a83d741b0000        vfmadd213ps ymm15, ymm1, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    3ec  c46275a83d8b1b0000        vfmadd213ps ymm15, ymm1, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    3f5  c46275a83da21b0000        vfmadd213ps ymm15, ymm1, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    3fe  c46275a83db91b0000        vfmadd213ps ymm15, ymm1, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    407  c46275a83dd01b0000        vfmadd213ps ymm15, ymm1, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    410  c5f572f217                vpslld ymm1, ymm2, 23                                ; shl uint32x8
    415  c5ed72f216                vpslld ymm2, ymm2, 22                                ; shl uint32x8
    41a  c5eddb15de1b0000          vpand ymm2, ymm2, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    422  c5f5faca                  vpsubd ymm1, ymm1, ymm2                              ; sub uint32x8
    426  c58459c9                  vmulps ymm1, ymm15, ymm1                             ; mul float32x8
    42a  c5f459ca                  vmulps ymm1, ymm1, ymm2                              ; mul float32x8
    42e  c4c164c2d300              vcmpps ymm2, ymm3, ymm11, 0                          ; cmpeq boolx8
    434  c4e27d581dab1c0000        vpbroadcastd ymm3, dword ptr [rip + 0000803f]
    43d  c4e3754acb20              vblendvps ymm1, ymm1, ymm3, ymm2                     ; where float32x8
    443  c4c17c5cd3                vsubps ymm2, ymm0, ymm11                             ; sub float32x8
    448  c5ec5915d01a0000          vmulps ymm2, ymm2, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    450  c4e27d581d631c0000        vpbroadcastd ymm3, dword ptr [rip + 000016c3]
    459  c5e45fd2                  vmaxps ymm2, ymm3, ymm2                              ; where float32x8
    45d  c4e27d581d5a1c0000        vpbroadcastd ymm3, dword ptr [rip + 00000043]
    466  c5e45dd2                  vminps ymm2, ymm3, ymm2                              ; where float32x8
    46a  c5ec58dd                  vaddps ymm3, ymm2, ymm5                              ; add float32x8
    46e  c5645cfd                  vsubps ymm15, ymm3, ymm5                             ; sub float32x8
    472  c4c16c5cd7                vsubps ymm2, ymm2, ymm15                             ; sub float32x8
    477  c4627d583d481c0000        vpbroadcastd ymm15, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    480  c4626da83db71a0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    489  c4626da83dce1a0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    492  c4626da83de51a0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    49b  c4626da83dfc1a0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    4a4  c4626da83d131b0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    4ad  c4626da83d2a1b0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    4b6  c5ed72f317                vpslld ymm2, ymm3, 23                                ; shl uint32x8
    4bb  c5e572f316                vpslld ymm3, ymm3, 22                                ; shl uint32x8
    4c0  c5e5db1d381b0000          vpand ymm3, ymm3, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    4c8  c5edfad3                  vpsubd ymm2, ymm2, ymm3                              ; sub uint32x8
    4cc  c58459d2                  vmulps ymm2, ymm15, ymm2                             ; mul float32x8
    4d0  c5ec59d3                  vmulps ymm2, ymm2, ymm3                              ; mul float32x8
    4d4  c4c17cc2c300              vcmpps ymm0, ymm0, ymm11, 0                          ; cmpeq boolx8
    4da  c4e27d581d051c0000        vpbroadcastd ymm3, dword ptr [rip + 0000803f]
    4e3  c4636d4ae300              vblendvps ymm12, ymm2, ymm3, ymm0                    ; where float32x8
    4e9  c4625db8e1                vfmadd231ps ymm12, ymm4, ymm1                        ; mulacc float32x8
    4ee  c5fc108600030000          vmovups ymm0, ymmword ptr [rsi + 768]                ; load float32x8
    4f6  c5fc5fce                  vmaxps ymm1, ymm0, ymm6                              ; max float32x8
    4fa  c5fcc2d003                vcmpps ymm2, ymm0, ymm0, 3
    4ff  c463754ae820              vblendvps ymm13, ymm1, ymm0, ymm2
    505  c4c14c5ccd                vsubps ymm1, ymm6, ymm13                             ; sub float32x8
    50a  c5f4590d0e1a0000          vmulps ymm1, ymm1, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    512  c4e27d5815a11b0000        vpbroadcastd ymm2, dword ptr [rip + 000016c3]
    51b  c5ec5fc9                  vmaxps ymm1, ymm2, ymm1                              ; where float32x8
    51f  c4e27d5815981b0000        vpbroadcastd ymm2, dword ptr [rip + 00000043]
    528  c5ec5dc9                  vminps ymm1, ymm2, ymm1                              ; where float32x8
    52c  c5f458d5                  vaddps ymm2, ymm1, ymm5                              ; add float32x8
    530  c5ec5cdd                  vsubps ymm3, ymm2, ymm5                              ; sub float32x8
    534  c5f45ccb                  vsubps ymm1, ymm1, ymm3                              ; sub float32x8
    538  c4e27d581d871b0000        vpbroadcastd ymm3, dword ptr [rip + b4629a6c]        ; mulacc float32x8
    541  c4e275a81df6190000        vfmadd213ps ymm3, ymm1, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    54a  c4e275a81d0d1a0000        vfmadd213ps ymm3, ymm1, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    553  c4e275a81d241a0000        vfmadd213ps ymm3, ymm1, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    55c  c4e275a81d3b1a0000        vfmadd213ps ymm3, ymm1, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    565  c4e275a81d521a0000        vfmadd213ps ymm3, ymm1, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    56e  c4e275a81d691a0000        vfmadd213ps ymm3, ymm1, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    577  c5f572f217                vpslld ymm1, ymm2, 23                                ; shl uint32x8
    57c  c5ed72f216                vpslld ymm2, ymm2, 22                                ; shl uint32x8
    581  c5eddb15771a0000          vpand ymm2, ymm2, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    589  c5f5faca                  vpsubd ymm1, ymm1, ymm2                              ; sub uint32x8
    58d  c5e459c9                  vmulps ymm1, ymm3, ymm1                              ; mul float32x8
    591  c5f459ca                  vmulps ymm1, ymm1, ymm2                              ; mul float32x8
    595  c4c14cc2d500              vcmpps ymm2, ymm6, ymm13, 0                          ; cmpeq boolx8
    59b  c4e27d581d441b0000        vpbroadcastd ymm3, dword ptr [rip + 0000803f]
    5a4  c4e3754acb20              vblendvps ymm1, ymm1, ymm3, ymm2                     ; where float32x8
    5aa  c4c17c5cd5                vsubps ymm2, ymm0, ymm13                             ; sub float32x8
    5af  c5ec591569190000          vmulps ymm2, ymm2, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    5b7  c4e27d581dfc1a0000        vpbroadcastd ymm3, dword ptr [rip + 000016c3]
    5c0  c5e45fd2                  vmaxps ymm2, ymm3, ymm2                              ; where float32x8
    5c4  c4e27d581df31a0000        vpbroadcastd ymm3, dword ptr [rip + 00000043]
    5cd  c5e45dd2                  vminps ymm2, ymm3, ymm2                              ; where float32x8
    5d1  c5ec58dd                  vaddps ymm3, ymm2, ymm5                              ; add float32x8
    5d5  c5e45ce5                  vsubps ymm4, ymm3, ymm5                              ; sub float32x8
    5d9  c5ec5cd4                  vsubps ymm2, ymm2, ymm4                              ; sub float32x8
    5dd  c4e27d5825e21a0000        vpbroadcastd ymm4, dword ptr [rip + b4629a6c]        ; mulacc float32x8
    5e6  c4e26da82551190000        vfmadd213ps ymm4, ymm2, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    5ef  c4e26da82568190000        vfmadd213ps ymm4, ymm2, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    5f8  c4e26da8257f190000        vfmadd213ps ymm4, ymm2, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    601  c4e26da82596190000        vfmadd213ps ymm4, ymm2, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    60a  c4e26da825ad190000        vfmadd213ps ymm4, ymm2, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    613  c4e26da825c4190000        vfmadd213ps ymm4, ymm2, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    61c  c5ed72f317                vpslld ymm2, ymm3, 23                                ; shl uint32x8
    621  c5e572f316                vpslld ymm3, ymm3, 22                                ; shl uint32x8
    626  c5e5db1dd2190000          vpand ymm3, ymm3, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    62e  c5edfad3                  vpsubd ymm2, ymm2, ymm3                              ; sub uint32x8
    632  c5dc59d2                  vmulps ymm2, ymm4, ymm2                              ; mul float32x8
    636  c5ec59d3                  vmulps ymm2, ymm2, ymm3                              ; mul float32x8
    63a  c4c17cc2c500              vcmpps ymm0, ymm0, ymm13, 0                          ; cmpeq boolx8
    640  c4e27d581d9f1a0000        vpbroadcastd ymm3, dword ptr [rip + 0000803f]
    649  c4636d4af300              vblendvps ymm14, ymm2, ymm3, ymm0                    ; where float32x8
    64f  c46275b83424              vfmadd231ps ymm14, ymm1, ymmword ptr [rsp]           ; mulacc float32x8
    655  c5fc28c7                  vmovaps ymm0, ymm7                                   ; end void
    659  c4c17c28c8                vmovaps ymm1, ymm8
    65e  c4417c28f9                vmovaps ymm15, ymm9
    663  c4c17c28d2                vmovaps ymm2, ymm10
    668  c4c17c28db                vmovaps ymm3, ymm11
    66d  c4c17c28e4                vmovaps ymm4, ymm12
    672  c4c17c28f5                vmovaps ymm6, ymm13
    677  c57c113424                vmovups ymmword ptr [rsp], ymm14
    67c  4883c620                  add rsi, 32                                          ; end void
    680  483bf7                    cmp rsi, rdi
    683  0f8517faffff              jne loop_a0
done_689:
    689  c4e37d19cf01              vextractf128 xmm7, ymm1, 1                           ; gep float32x4
    68f  c5705fc7                  vmaxps xmm8, xmm1, xmm7                              ; max float32x4
    693  c570c2c903                vcmpps xmm9, xmm1, xmm1, 3
    698  c463394ac190              vblendvps xmm8, xmm8, xmm1, xmm9
    69e  c441705cc8                vsubps xmm9, xmm1, xmm8                              ; sub float32x4
    6a3  c530590d75190000          vmulps xmm9, xmm9, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x4
    6ab  c462795815081a0000        vpbroadcastd xmm10, dword ptr [rip + 000016c3]
    6b4  c441285fc9                vmaxps xmm9, xmm10, xmm9                             ; where float32x4
    6b9  c462795815fe190000        vpbroadcastd xmm10, dword ptr [rip + 00000043]
    6c2  c441285dc9                vminps xmm9, xmm10, xmm9                             ; where float32x4
    6c7  c530581561190000          vaddps xmm10, xmm9, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; add float32x4
    6cf  c5285c1d59190000          vsubps xmm11, xmm10, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; sub float32x4
    6d7  c441305ccb                vsubps xmm9, xmm9, xmm11                             ; sub float32x4
    6dc  c46279581de3190000        vpbroadcastd xmm11, dword ptr [rip + b4629a6c]       ; mulacc float32x4
    6e5  c46231a81d52190000        vfmadd213ps xmm11, xmm9, xmmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6e]
    6ee  c46231a81d59190000        vfmadd213ps xmm11, xmm9, xmmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x4
    6f7  c46231a81d60190000        vfmadd213ps xmm11, xmm9, xmmword ptr [rip + 6758e3706758e3706758e3706758e370]; mulacc float32x4
    700  c46231a81d67190000        vfmadd213ps xmm11, xmm9, xmmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x4
    709  c46231a81d6e190000        vfmadd213ps xmm11, xmm9, xmmword ptr [rip + 1872b1721872b1721872b1721872b172]; mulacc float32x4
    712  c46231a81d75190000        vfmadd213ps xmm11, xmm9, xmmword ptr [rip + 00000073000000730000007300000073]; mulacc float32x4
    71b  c4c13172f217              vpslld xmm9, xmm10, 23                               ; shl uint32x4
    721  c4c12972f216              vpslld xmm10, xmm10, 22                              ; shl uint32x4
    727  c529db1571190000          vpand xmm10, xmm10, xmmword ptr [rip + 0000807f0000807f0000807f0000807f]; and uint32x4
    72f  c44131faca                vpsubd xmm9, xmm9, xmm10                             ; sub uint32x4
    734  c4412059c9                vmulps xmm9, xmm11, xmm9                             ; mul float32x4
    739  c4413059ca                vmulps xmm9, xmm9, xmm10                             ; mul float32x4
    73e  c4c170c2c800              vcmpps xmm1, xmm1, xmm8, 0                           ; cmpeq boolx4
    744  c4627958159b190000        vpbroadcastd xmm10, dword ptr [rip + 0000803f]
    74d  c4c3314aca10              vblendvps xmm1, xmm9, xmm10, xmm1                    ; where float32x4
    753  c441405cc8                vsubps xmm9, xmm7, xmm8                              ; sub float32x4
    758  c530590dc0180000          vmulps xmm9, xmm9, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x4
    760  c46279581553190000        vpbroadcastd xmm10, dword ptr [rip + 000016c3]
    769  c441285fc9                vmaxps xmm9, xmm10, xmm9                             ; where float32x4
    76e  c46279581549190000        vpbroadcastd xmm10, dword ptr [rip + 00000043]
    777  c441285dc9                vminps xmm9, xmm10, xmm9                             ; where float32x4
    77c  c5305815ac180000          vaddps xmm10, xmm9, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; add float32x4
    784  c5285c1da4180000          vsubps xmm11, xmm10, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; sub float32x4
    78c  c441305ccb                vsubps xmm9, xmm9, xmm11                             ; sub float32x4
    791  c46279581d2e190000        vpbroadcastd xmm11, dword ptr [rip + b4629a6c]       ; mulacc float32x4
    79a  c46231a81d9d180000        vfmadd213ps xmm11, xmm9, xmmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6e]
    7a3  c46231a81da4180000        vfmadd213ps xmm11, xmm9, xmmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x4
    7ac  c46231a81dab180000        vfmadd213ps xmm11, xmm9, xmmword ptr [rip + 6758e3706758e3706758e3706758e370]; mulacc float32x4
    7b5  c46231a81db2180000        vfmadd213ps xmm11, xmm9, xmmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x4
    7be  c46231a81db9180000        vfmadd213ps xmm11, xmm9, xmmword ptr [rip + 1872b1721872b1721872b1721872b172]; mulacc float32x4
    7c7  c46231a81dc0180000        vfmadd213ps xmm11, xmm9, xmmword ptr [rip + 00000073000000730000007300000073]; mulacc float32x4
    7d0  c4c13172f217              vpslld xmm9, xmm10, 23                               ; shl uint32x4
    7d6  c4c12972f216              vpslld xmm10, xmm10, 22                              ; shl uint32x4
    7dc  c529db15bc180000          vpand xmm10, xmm10, xmmword ptr [rip + 0000807f0000807f0000807f0000807f]; and uint32x4
    7e4  c44131faca                vpsubd xmm9, xmm9, xmm10                             ; sub uint32x4
    7e9  c4412059c9                vmulps xmm9, xmm11, xmm9                             ; mul float32x4
    7ee  c4413059ca                vmulps xmm9, xmm9, xmm10                             ; mul float32x4
    7f3  c4c140c2f800              vcmpps xmm7, xmm7, xmm8, 0                           ; cmpeq boolx4
    7f9  c462795815e6180000        vpbroadcastd xmm10, dword ptr [rip + 0000803f]
    802  c4c3314afa70              vblendvps xmm7, xmm9, xmm10, xmm7                    ; where float32x4
    808  c4c37d19c101              vextractf128 xmm9, ymm0, 1                           ; gep float32x4
    80e  c5b059ff                  vmulps xmm7, xmm9, xmm7                              ; mul float32x4
    812  c4e279b8f9                vfmadd231ps xmm7, xmm0, xmm1                         ; mulacc float32x4
    817  c4c13915c0                vunpckhpd xmm0, xmm8, xmm8                           ; gep float32x2
    81c  c5b85fc8                  vmaxps xmm1, xmm8, xmm0                              ; max float32x2
    820  c44138c2c803              vcmpps xmm9, xmm8, xmm8, 3
    826  c4c3714ac890              vblendvps xmm1, xmm1, xmm8, xmm9
    82c  c5385cc9                  vsubps xmm9, xmm8, xmm1                              ; sub float32x2
    830  c530590de8170000          vmulps xmm9, xmm9, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x2
    838  c4627958157b180000        vpbroadcastd xmm10, dword ptr [rip + 000016c3]
    841  c441285fc9                vmaxps xmm9, xmm10, xmm9                             ; where float32x2
    846  c46279581571180000        vpbroadcastd xmm10, dword ptr [rip + 00000043]
    84f  c441285dc9                vminps xmm9, xmm10, xmm9                             ; where float32x2
    854  c5305815d4170000          vaddps xmm10, xmm9, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; add float32x2
    85c  c5285c1dcc170000          vsubps xmm11, xmm10, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; sub float32x2
    864  c441305ccb                vsubps xmm9, xmm9, xmm11                             ; sub float32x2
    869  c46279581d56180000        vpbroadcastd xmm11, dword ptr [rip + b4629a6c]       ; mulacc float32x2
    872  c46231a81dc5170000        vfmadd213ps xmm11, xmm9, xmmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6e]
    87b  c46231a81dcc170000        vfmadd213ps xmm11, xmm9, xmmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x2
    884  c46231a81dd3170000        vfmadd213ps xmm11, xmm9, xmmword ptr [rip + 6758e3706758e3706758e3706758e370]; mulacc float32x2
    88d  c46231a81dda170000        vfmadd213ps xmm11, xmm9, xmmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x2
    896  c46231a81de1170000        vfmadd213ps xmm11, xmm9, xmmword ptr [rip + 1872b1721872b1721872b1721872b172]; mulacc float32x2
    89f  c46231a81de8170000        vfmadd213ps xmm11, xmm9, xmmword ptr [rip + 00000073000000730000007300000073]; mulacc float32x2
    8a8  c4c13172f217              vpslld xmm9, xmm10, 23                               ; shl uint32x2
    8ae  c4c12972f216              vpslld xmm10, xmm10, 22                              ; shl uint32x2
    8b4  c529db15e4170000          vpand xmm10, xmm10, xmmword ptr [rip + 0000807f0000807f0000807f0000807f]; and uint32x2
    8bc  c44131faca                vpsubd xmm9, xmm9, xmm10                             ; sub uint32x2
    8c1  c4412059c9                vmulps xmm9, xmm11, xmm9                             ; mul float32x2
    8c6  c4413059ca                vmulps xmm9, xmm9, xmm10                             ; mul float32x2
    8cb  c538c2c100                vcmpps xmm8, xmm8, xmm1, 0                           ; cmpeq boolx2
    8d0  c4627958150f180000        vpbroadcastd xmm10, dword ptr [rip + 0000803f]
    8d9  c443314ac280              vblendvps xmm8, xmm9, xmm10, xmm8                    ; where float32x2
    8df  c5785cc9                  vsubps xmm9, xmm0, xmm1                              ; sub float32x2
    8e3  c530590d35170000          vmulps xmm9, xmm9, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x2
    8eb  c462795815c8170000        vpbroadcastd xmm10, dword ptr [rip + 000016c3]
    8f4  c441285fc9                vmaxps xmm9, xmm10, xmm9                             ; where float32x2
    8f9  c462795815be170000        vpbroadcastd xmm10, dword ptr [rip + 00000043]
    902  c441285dc9                vminps xmm9, xmm10, xmm9                             ; where float32x2
    907  c530581521170000          vaddps xmm10, xmm9, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; add float32x2
    90f  c5285c1d19170000          vsubps xmm11, xmm10, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; sub float32x2
    917  c441305ccb                vsubps xmm9, xmm9, xmm11                             ; sub float32x2
    91c  c46279581da3170000        vpbroadcastd xmm11, dword ptr [rip + b4629a6c]       ; mulacc float32x2
    925  c46231a81d12170000        vfmadd213ps xmm11, xmm9, xmmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6e]
    92e  c46231a81d19170000        vfmadd213ps xmm11, xmm9, xmmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x2
    937  c46231a81d20170000        vfmadd213ps xmm11, xmm9, xmmword ptr [rip + 6758e3706758e3706758e3706758e370]; mulacc float32x2
    940  c46231a81d27170000        vfmadd213ps xmm11, xmm9, xmmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x2
    949  c46231a81d2e170000        vfmadd213ps xmm11, xmm9, xmmword ptr [rip + 1872b1721872b1721872b1721872b172]; mulacc float32x2
    952  c46231a81d35170000        vfmadd213ps xmm11, xmm9, xmmword ptr [rip + 00000073000000730000007300000073]; mulacc float32x2
    95b  c4c13172f217              vpslld xmm9, xmm10, 23                               ; shl uint32x2
    961  c4c12972f216              vpslld xmm10, xmm10, 22                              ; shl uint32x2
    967  c529db1531170000          vpand xmm10, xmm10, xmmword ptr [rip + 0000807f0000807f0000807f0000807f]; and uint32x2
    96f  c44131faca                vpsubd xmm9, xmm9, xmm10                             ; sub uint32x2
    974  c4412059c9                vmulps xmm9, xmm11, xmm9                             ; mul float32x2
    979  c4413059ca                vmulps xmm9, xmm9, xmm10                             ; mul float32x2
    97e  c5f8c2c100                vcmpps xmm0, xmm0, xmm1, 0                           ; cmpeq boolx2
    983  c4627958155c170000        vpbroadcastd xmm10, dword ptr [rip + 0000803f]
    98c  c4c3314ac200              vblendvps xmm0, xmm9, xmm10, xmm0                    ; where float32x2
    992  c54115cf                  vunpckhpd xmm9, xmm7, xmm7                           ; gep float32x2
    996  c5b059c0                  vmulps xmm0, xmm9, xmm0                              ; mul float32x2
    99a  c4c241b8c0                vfmadd231ps xmm0, xmm7, xmm8                         ; mulacc float32x2
    99f  c5c173d904                vpsrldq xmm7, xmm1, 4                                ; gep float32
    9a4  c5725fc7                  vmaxss xmm8, xmm1, xmm7                              ; max float32
    9a8  c572c2c903                vcmpss xmm9, xmm1, xmm1, 3
    9ad  c463394ac190              vblendvps xmm8, xmm8, xmm1, xmm9
    9b3  c441725cc8                vsubss xmm9, xmm1, xmm8                              ; sub float32
    9b8  c532590df8160000          vmulss xmm9, xmm9, dword ptr [rip + 3baab83f]        ; mul float32
    9c0  c57a1015f4160000          vmovss xmm10, dword ptr [rip + 000016c3]
    9c8  c4412a5fc9                vmaxss xmm9, xmm10, xmm9                             ; where float32
    9cd  c57a1015eb160000          vmovss xmm10, dword ptr [rip + 00000043]
    9d5  c4412a5dc9                vminss xmm9, xmm10, xmm9                             ; where float32
    9da  c5325815e2160000          vaddss xmm10, xmm9, dword ptr [rip + 9700404b]       ; add float32
    9e2  c52a5c1dda160000          vsubss xmm11, xmm10, dword ptr [rip + 9700404b]      ; sub float32
    9ea  c441325ccb                vsubss xmm9, xmm9, xmm11                             ; sub float32
    9ef  c57a101dd1160000          vmovss xmm11, dword ptr [rip + b4629a6c]             ; mulacc float32
    9f7  c46231a91dcc160000        vfmadd213ss xmm11, xmm9, dword ptr [rip + c4312f6e]
    a00  c46231a91dc7160000        vfmadd213ss xmm11, xmm9, dword ptr [rip + ce9c9d6f]  ; mulacc float32
    a09  c46231a91dc2160000        vfmadd213ss xmm11, xmm9, dword ptr [rip + 6758e370]  ; mulacc float32
    a12  c46231a91dbd160000        vfmadd213ss xmm11, xmm9, dword ptr [rip + f0fdf571]  ; mulacc float32
    a1b  c46231a91db8160000        vfmadd213ss xmm11, xmm9, dword ptr [rip + 1872b172]  ; mulacc float32
    a24  c46231a91db3160000        vfmadd213ss xmm11, xmm9, dword ptr [rip + 00000073]  ; mulacc float32
    a2d  c5797ed6                  vmovd esi, xmm10                                     ; bitcast uint32
    a31  488bfe                    mov rdi, rsi                                         ; shl uint32
    a34  c1e717                    shl edi, 23
    a37  c1e616                    shl esi, 22                                          ; shl uint32
    a3a  81e60000807f              and esi, 2139095040                                  ; and uint32
    a40  2bfe                      sub edi, esi                                         ; sub uint32
    a42  c5796ecf                  vmovd xmm9, edi                                      ; bitcast float32
    a46  c4412259c9                vmulss xmm9, xmm11, xmm9                             ; mul float32
    a4b  c5796ed6                  vmovd xmm10, esi                                     ; bitcast float32
    a4f  c4413259ca                vmulss xmm9, xmm9, xmm10                             ; mul float32
    a54  c4c172c2c800              vcmpss xmm1, xmm1, xmm8, 0                           ; cmpeq bool
    a5a  c5f97ece                  vmovd esi, xmm1
    a5e  83e601                    and esi, 1
    a61  f7de                      neg esi                                              ; where float32
    a63  c5f96ece                  vmovd xmm1, esi
    a67  c57a101579160000          vmovss xmm10, dword ptr [rip + 0000803f]
    a6f  c4c3314aca10              vblendvps xmm1, xmm9, xmm10, xmm1                    ; where float32
    a75  c441425cc8                vsubss xmm9, xmm7, xmm8                              ; sub float32
    a7a  c532590d36160000          vmulss xmm9, xmm9, dword ptr [rip + 3baab83f]        ; mul float32
    a82  c57a101532160000          vmovss xmm10, dword ptr [rip + 000016c3]
    a8a  c4412a5fc9                vmaxss xmm9, xmm10, xmm9                             ; where float32
    a8f  c57a101529160000          vmovss xmm10, dword ptr [rip + 00000043]
    a97  c4412a5dc9                vminss xmm9, xmm10, xmm9                             ; where float32
    a9c  c532581520160000          vaddss xmm10, xmm9, dword ptr [rip + 9700404b]       ; add float32
    aa4  c52a5c1d18160000          vsubss xmm11, xmm10, dword ptr [rip + 9700404b]      ; sub float32
    aac  c441325ccb                vsubss xmm9, xmm9, xmm11                             ; sub float32
    ab1  c57a101d0f160000          vmovss xmm11, dword ptr [rip + b4629a6c]             ; mulacc float32
    ab9  c46231a91d0a160000        vfmadd213ss xmm11, xmm9, dword ptr [rip + c4312f6e]
    ac2  c46231a91d05160000        vfmadd213ss xmm11, xmm9, dword ptr [rip + ce9c9d6f]  ; mulacc float32
    acb  c46231a91d00160000        vfmadd213ss xmm11, xmm9, dword ptr [rip + 6758e370]  ; mulacc float32
    ad4  c46231a91dfb150000        vfmadd213ss xmm11, xmm9, dword ptr [rip + f0fdf571]  ; mulacc float32
    add  c46231a91df6150000        vfmadd213ss xmm11, xmm9, dword ptr [rip + 1872b172]  ; mulacc float32
    ae6  c46231a91df1150000        vfmadd213ss xmm11, xmm9, dword ptr [rip + 00000073]  ; mulacc float32
    aef  c5797ed6                  vmovd esi, xmm10                                     ; bitcast uint32
    af3  488bfe                    mov rdi, rsi                                         ; shl uint32
    af6  c1e717                    shl edi, 23
    af9  c1e616                    shl esi, 22                                          ; shl uint32
    afc  81e60000807f              and esi, 2139095040                                  ; and uint32
    b02  2bfe                      sub edi, esi                                         ; sub uint32
    b04  c5796ecf                  vmovd xmm9, edi                                      ; bitcast float32
    b08  c4412259c9                vmulss xmm9, xmm11, xmm9                             ; mul float32
    b0d  c5796ed6                  vmovd xmm10, esi                                     ; bitcast float32
    b11  c4413259ca                vmulss xmm9, xmm9, xmm10                             ; mul float32
    b16  c4c142c2f800              vcmpss xmm7, xmm7, xmm8, 0                           ; cmpeq bool
    b1c  c5f97efe                  vmovd esi, xmm7
    b20  83e601                    and esi, 1
    b23  f7de                      neg esi                                              ; where float32
    b25  c5f96efe                  vmovd xmm7, esi
    b29  c57a1015b7150000          vmovss xmm10, dword ptr [rip + 0000803f]
    b31  c4c3314afa70              vblendvps xmm7, xmm9, xmm10, xmm7                    ; where float32
    b37  c5b173d804                vpsrldq xmm9, xmm0, 4                                ; gep float32
    b3c  c5b259ff                  vmulss xmm7, xmm9, xmm7                              ; mul float32
    b40  c4e279b9f9                vfmadd231ss xmm7, xmm0, xmm1                         ; mulacc float32
    b45  c5c2c2059e15000001        vcmpss xmm0, xmm7, dword ptr [rip + 00008000], 1     ; cmplt bool
    b4e  c5f97ec6                  vmovd esi, xmm0
    b52  83e601                    and esi, 1
    b55  c5c2590593150000          vmulss xmm0, xmm7, dword ptr [rip + 0000004c]        ; mul float32
    b5d  488bfe                    mov rdi, rsi                                         ; where float32
    b60  f7df                      neg edi
    b62  c5f96ecf                  vmovd xmm1, edi
    b66  c4e3414ac010              vblendvps xmm0, xmm7, xmm0, xmm1
    b6c  c5f97ec7                  vmovd edi, xmm0                                      ; bitcast int32
    b70  448d870dfbcac0            lea r8d, [rdi - 1060439283]                          ; add int32
    b77  4d8bc8                    mov r9, r8                                           ; shr int32
    b7a  41c1f917                  sar r9d, 23
    b7e  f7de                      neg esi                                              ; where float32
    b80  c5f96ec6                  vmovd xmm0, esi
    b84  c5fa100d68150000          vmovss xmm1, dword ptr [rip + 0000c841]
    b8c  c5f854c1                  vandps xmm0, xmm0, xmm1                              ; where float32
    b90  c5fa100d18150000          vmovss xmm1, dword ptr [rip + 00000000]
    b98  c4c1722ac9                vcvtsi2ss xmm1, xmm1, r9d                            ; cast float32
    b9d  c5f25cc0                  vsubss xmm0, xmm1, xmm0                              ; sub float32
    ba1  4181e0000080ff            and r8d, -8388608                                    ; and int32
    ba8  412bf8                    sub edi, r8d                                         ; sub int32
    bab  c5f96ecf                  vmovd xmm1, edi                                      ; bitcast float32
    baf  c5f25c0d31150000          vsubss xmm1, xmm1, dword ptr [rip + 0000803f]        ; sub float32
    bb7  c57a100d39150000          vmovss xmm9, dword ptr [rip + ce37f6bd]              ; mulacc float32
    bbf  c46271a90d34150000        vfmadd213ss xmm9, xmm1, dword ptr [rip + 5b74413e]
    bc8  c46271a90d2f150000        vfmadd213ss xmm9, xmm1, dword ptr [rip + 4c3b40be]   ; mulacc float32
    bd1  c46271a90d2a150000        vfmadd213ss xmm9, xmm1, dword ptr [rip + 79b2503e]   ; mulacc float32
    bda  c46271a90d25150000        vfmadd213ss xmm9, xmm1, dword ptr [rip + 3ebb75be]   ; mulacc float32
    be3  c46271a90d20150000        vfmadd213ss xmm9, xmm1, dword ptr [rip + 39c8933e]   ; mulacc float32
    bec  c46271a90d1b150000        vfmadd213ss xmm9, xmm1, dword ptr [rip + 5dabb8be]   ; mulacc float32
    bf5  c46271a90d16150000        vfmadd213ss xmm9, xmm1, dword ptr [rip + 0838f63e]   ; mulacc float32
    bfe  c46271a90d11150000        vfmadd213ss xmm9, xmm1, dword ptr [rip + 3baa38bf]   ; mulacc float32
    c07  c46271a90d0c150000        vfmadd213ss xmm9, xmm1, dword ptr [rip + eda8e23e]   ; mulacc float32
    c10  c4417259c9                vmulss xmm9, xmm1, xmm9                              ; mul float32
    c15  c4c17258c9                vaddss xmm1, xmm1, xmm9                              ; add float32
    c1a  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
    c1e  c5c2c20dbd14000001        vcmpss xmm1, xmm7, dword ptr [rip + 0000807f], 1     ; cmplt bool
    c27  c5f97ece                  vmovd esi, xmm1
    c2b  83e601                    and esi, 1
    c2e  f7de                      neg esi                                              ; where float32
    c30  c5f96ece                  vmovd xmm1, esi
    c34  c57a100da8140000          vmovss xmm9, dword ptr [rip + 0000807f]
    c3c  c4e3314ac010              vblendvps xmm0, xmm9, xmm0, xmm1                     ; where float32
    c42  c5fa100d66140000          vmovss xmm1, dword ptr [rip + 00000000]
    c4a  c5f2c2cf01                vcmpss xmm1, xmm1, xmm7, 1                           ; cmplt bool
    c4f  c5f97ece                  vmovd esi, xmm1
    c53  83e601                    and esi, 1
    c56  c5c2c20d5114000000        vcmpss xmm1, xmm7, dword ptr [rip + 00000000], 0     ; cmpeq bool
    c5f  c5f97ecf                  vmovd edi, xmm1
    c63  83e701                    and edi, 1
    c66  f7df                      neg edi                                              ; where float32
    c68  c5f96ecf                  vmovd xmm1, edi
    c6c  c5fa103dac140000          vmovss xmm7, dword ptr [rip + 0000c07f]
    c74  c57a100d38140000          vmovss xmm9, dword ptr [rip + 000080ff]
    c7c  c4c3414ac910              vblendvps xmm1, xmm7, xmm9, xmm1                     ; where float32
    c82  f7de                      neg esi                                              ; where float32
    c84  c5f96efe                  vmovd xmm7, esi
    c88  c4e3714ac070              vblendvps xmm0, xmm1, xmm0, xmm7
    c8e  c4637d19f901              vextractf128 xmm1, ymm15, 1                          ; gep float32x4
    c94  c5805ff9                  vmaxps xmm7, xmm15, xmm1                             ; max float32x4
    c98  c44100c2cf03              vcmpps xmm9, xmm15, xmm15, 3
    c9e  c4c3414aff90              vblendvps xmm7, xmm7, xmm15, xmm9
    ca4  c5005ccf                  vsubps xmm9, xmm15, xmm7                             ; sub float32x4
    ca8  c530590d70130000          vmulps xmm9, xmm9, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x4
    cb0  c46279581503140000        vpbroadcastd xmm10, dword ptr [rip + 000016c3]
    cb9  c441285fc9                vmaxps xmm9, xmm10, xmm9                             ; where float32x4
    cbe  c462795815f9130000        vpbroadcastd xmm10, dword ptr [rip + 00000043]
    cc7  c441285dc9                vminps xmm9, xmm10, xmm9                             ; where float32x4
    ccc  c53058155c130000          vaddps xmm10, xmm9, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; add float32x4
    cd4  c5285c1d54130000          vsubps xmm11, xmm10, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; sub float32x4
    cdc  c441305ccb                vsubps xmm9, xmm9, xmm11                             ; sub float32x4
    ce1  c46279581dde130000        vpbroadcastd xmm11, dword ptr [rip + b4629a6c]       ; mulacc float32x4
    cea  c46231a81d4d130000        vfmadd213ps xmm11, xmm9, xmmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6e]
    cf3  c46231a81d54130000        vfmadd213ps xmm11, xmm9, xmmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x4
    cfc  c46231a81d5b130000        vfmadd213ps xmm11, xmm9, xmmword ptr [rip + 6758e3706758e3706758e3706758e370]; mulacc float32x4
    d05  c46231a81d62130000        vfmadd213ps xmm11, xmm9, xmmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x4
    d0e  c46231a81d69130000        vfmadd213ps xmm11, xmm9, xmmword ptr [rip + 1872b1721872b1721872b1721872b172]; mulacc float32x4
    d17  c46231a81d70130000        vfmadd213ps xmm11, xmm9, xmmword ptr [rip + 00000073000000730000007300000073]; mulacc float32x4
    d20  c4c13172f217              vpslld xmm9, xmm10, 23                               ; shl uint32x4
    d26  c4c12972f216              vpslld xmm10, xmm10, 22                              ; shl uint32x4
    d2c  c529db156c130000          vpand xmm10, xmm10, xmmword ptr [rip + 0000807f0000807f0000807f0000807f]; and uint32x4
    d34  c44131faca                vpsubd xmm9, xmm9, xmm10                             ; sub uint32x4
    d39  c4412059c9                vmulps xmm9, xmm11, xmm9                             ; mul float32x4
    d3e  c4413059ca                vmulps xmm9, xmm9, xmm10                             ; mul float32x4
    d43  c500c2d700                vcmpps xmm10, xmm15, xmm7, 0                         ; cmpeq boolx4
    d48  c46279581d97130000        vpbroadcastd xmm11, dword ptr [rip + 0000803f]
    d51  c443314acba0              vblendvps xmm9, xmm9, xmm11, xmm10                   ; where float32x4
    d57  c5705cd7                  vsubps xmm10, xmm1, xmm7                             ; sub float32x4
    d5b  c5285915bd120000          vmulps xmm10, xmm10, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x4
    d63  c46279581d50130000        vpbroadcastd xmm11, dword ptr [rip + 000016c3]
    d6c  c441205fd2                vmaxps xmm10, xmm11, xmm10                           ; where float32x4
    d71  c46279581d46130000        vpbroadcastd xmm11, dword ptr [rip + 00000043]
    d7a  c441205dd2                vminps xmm10, xmm11, xmm10                           ; where float32x4
    d7f  c528581da9120000          vaddps xmm11, xmm10, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; add float32x4
    d87  c5205c25a1120000          vsubps xmm12, xmm11, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; sub float32x4
    d8f  c441285cd4                vsubps xmm10, xmm10, xmm12                           ; sub float32x4
    d94  c4627958252b130000        vpbroadcastd xmm12, dword ptr [rip + b4629a6c]       ; mulacc float32x4
    d9d  c46229a8259a120000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6e]
    da6  c46229a825a1120000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x4
    daf  c46229a825a8120000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + 6758e3706758e3706758e3706758e370]; mulacc float32x4
    db8  c46229a825af120000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x4
    dc1  c46229a825b6120000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + 1872b1721872b1721872b1721872b172]; mulacc float32x4
    dca  c46229a825bd120000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + 00000073000000730000007300000073]; mulacc float32x4
    dd3  c4c12972f317              vpslld xmm10, xmm11, 23                              ; shl uint32x4
    dd9  c4c12172f316              vpslld xmm11, xmm11, 22                              ; shl uint32x4
    ddf  c521db1db9120000          vpand xmm11, xmm11, xmmword ptr [rip + 0000807f0000807f0000807f0000807f]; and uint32x4
    de7  c44129fad3                vpsubd xmm10, xmm10, xmm11                           ; sub uint32x4
    dec  c4411859d2                vmulps xmm10, xmm12, xmm10                           ; mul float32x4
    df1  c4412859d3                vmulps xmm10, xmm10, xmm11                           ; mul float32x4
    df6  c5f0c2cf00                vcmpps xmm1, xmm1, xmm7, 0                           ; cmpeq boolx4
    dfb  c46279581de4120000        vpbroadcastd xmm11, dword ptr [rip + 0000803f]
    e04  c4c3294acb10              vblendvps xmm1, xmm10, xmm11, xmm1                   ; where float32x4
    e0a  c4c37d19d201              vextractf128 xmm10, ymm2, 1                          ; gep float32x4
    e10  c5a859c9                  vmulps xmm1, xmm10, xmm1                             ; mul float32x4
    e14  c4c269b8c9                vfmadd231ps xmm1, xmm2, xmm9                         ; mulacc float32x4
    e19  c5c115d7                  vunpckhpd xmm2, xmm7, xmm7                           ; gep float32x2
    e1d  c5405fca                  vmaxps xmm9, xmm7, xmm2                              ; max float32x2
    e21  c540c2d703                vcmpps xmm10, xmm7, xmm7, 3
    e26  c463314acfa0              vblendvps xmm9, xmm9, xmm7, xmm10
    e2c  c441405cd1                vsubps xmm10, xmm7, xmm9                             ; sub float32x2
    e31  c5285915e7110000          vmulps xmm10, xmm10, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x2
    e39  c46279581d7a120000        vpbroadcastd xmm11, dword ptr [rip + 000016c3]
    e42  c441205fd2                vmaxps xmm10, xmm11, xmm10                           ; where float32x2
    e47  c46279581d70120000        vpbroadcastd xmm11, dword ptr [rip + 00000043]
    e50  c441205dd2                vminps xmm10, xmm11, xmm10                           ; where float32x2
    e55  c528581dd3110000          vaddps xmm11, xmm10, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; add float32x2
    e5d  c5205c25cb110000          vsubps xmm12, xmm11, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; sub float32x2
    e65  c441285cd4                vsubps xmm10, xmm10, xmm12                           ; sub float32x2
    e6a  c46279582555120000        vpbroadcastd xmm12, dword ptr [rip + b4629a6c]       ; mulacc float32x2
    e73  c46229a825c4110000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6e]
    e7c  c46229a825cb110000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x2
    e85  c46229a825d2110000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + 6758e3706758e3706758e3706758e370]; mulacc float32x2
    e8e  c46229a825d9110000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x2
    e97  c46229a825e0110000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + 1872b1721872b1721872b1721872b172]; mulacc float32x2
    ea0  c46229a825e7110000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + 00000073000000730000007300000073]; mulacc float32x2
    ea9  c4c12972f317              vpslld xmm10, xmm11, 23                              ; shl uint32x2
    eaf  c4c12172f316              vpslld xmm11, xmm11, 22                              ; shl uint32x2
    eb5  c521db1de3110000          vpand xmm11, xmm11, xmmword ptr [rip + 0000807f0000807f0000807f0000807f]; and uint32x2
    ebd  c44129fad3                vpsubd xmm10, xmm10, xmm11                           ; sub uint32x2
    ec2  c4411859d2                vmulps xmm10, xmm12, xmm10                           ; mul float32x2
    ec7  c4412859d3                vmulps xmm10, xmm10, xmm11                           ; mul float32x2
    ecc  c4c140c2f900              vcmpps xmm7, xmm7, xmm9, 0                           ; cmpeq boolx2
    ed2  c46279581d0d120000        vpbroadcastd xmm11, dword ptr [rip + 0000803f]
    edb  c4c3294afb70              vblendvps xmm7, xmm10, xmm11, xmm7                   ; where float32x2
    ee1  c441685cd1                vsubps xmm10, xmm2, xmm9                             ; sub float32x2
    ee6  c528591532110000          vmulps xmm10, xmm10, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x2
    eee  c46279581dc5110000        vpbroadcastd xmm11, dword ptr [rip + 000016c3]
    ef7  c441205fd2                vmaxps xmm10, xmm11, xmm10                           ; where float32x2
    efc  c46279581dbb110000        vpbroadcastd xmm11, dword ptr [rip + 00000043]
    f05  c441205dd2                vminps xmm10, xmm11, xmm10                           ; where float32x2
    f0a  c528581d1e110000          vaddps xmm11, xmm10, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; add float32x2
    f12  c5205c2516110000          vsubps xmm12, xmm11, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; sub float32x2
    f1a  c441285cd4                vsubps xmm10, xmm10, xmm12                           ; sub float32x2
    f1f  c462795825a0110000        vpbroadcastd xmm12, dword ptr [rip + b4629a6c]       ; mulacc float32x2
    f28  c46229a8250f110000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6e]
    f31  c46229a82516110000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x2
    f3a  c46229a8251d110000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + 6758e3706758e3706758e3706758e370]; mulacc float32x2
    f43  c46229a82524110000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x2
    f4c  c46229a8252b110000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + 1872b1721872b1721872b1721872b172]; mulacc float32x2
    f55  c46229a82532110000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + 00000073000000730000007300000073]; mulacc float32x2
    f5e  c4c12972f317              vpslld xmm10, xmm11, 23                              ; shl uint32x2
    f64  c4c12172f316              vpslld xmm11, xmm11, 22                              ; shl uint32x2
    f6a  c521db1d2e110000          vpand xmm11, xmm11, xmmword ptr [rip + 0000807f0000807f0000807f0000807f]; and uint32x2
    f72  c44129fad3                vpsubd xmm10, xmm10, xmm11                           ; sub uint32x2
    f77  c4411859d2                vmulps xmm10, xmm12, xmm10                           ; mul float32x2
    f7c  c4412859d3                vmulps xmm10, xmm10, xmm11                           ; mul float32x2
    f81  c4c168c2d100              vcmpps xmm2, xmm2, xmm9, 0                           ; cmpeq boolx2
    f87  c46279581d58110000        vpbroadcastd xmm11, dword ptr [rip + 0000803f]
    f90  c4c3294ad320              vblendvps xmm2, xmm10, xmm11, xmm2                   ; where float32x2
    f96  c57115d1                  vunpckhpd xmm10, xmm1, xmm1                          ; gep float32x2
    f9a  c5a859d2                  vmulps xmm2, xmm10, xmm2                             ; mul float32x2
    f9e  c4e271b8d7                vfmadd231ps xmm2, xmm1, xmm7                         ; mulacc float32x2
    fa3  c4c17173d904              vpsrldq xmm1, xmm9, 4                                ; gep float32
    fa9  c5b25ff9                  vmaxss xmm7, xmm9, xmm1                              ; max float32
    fad  c44132c2d103              vcmpss xmm10, xmm9, xmm9, 3
    fb3  c4c3414af9a0              vblendvps xmm7, xmm7, xmm9, xmm10
    fb9  c5325cd7                  vsubss xmm10, xmm9, xmm7                             ; sub float32
    fbd  c52a5915f3100000          vmulss xmm10, xmm10, dword ptr [rip + 3baab83f]      ; mul float32
    fc5  c57a101def100000          vmovss xmm11, dword ptr [rip + 000016c3]
    fcd  c441225fd2                vmaxss xmm10, xmm11, xmm10                           ; where float32
    fd2  c57a101de6100000          vmovss xmm11, dword ptr [rip + 00000043]
    fda  c441225dd2                vminss xmm10, xmm11, xmm10                           ; where float32
    fdf  c52a581ddd100000          vaddss xmm11, xmm10, dword ptr [rip + 9700404b]      ; add float32
    fe7  c5225c25d5100000          vsubss xmm12, xmm11, dword ptr [rip + 9700404b]      ; sub float32
    fef  c4412a5cd4                vsubss xmm10, xmm10, xmm12                           ; sub float32
    ff4  c57a1025cc100000          vmovss xmm12, dword ptr [rip + b4629a6c]             ; mulacc float32
    ffc  c46229a925c7100000        vfmadd213ss xmm12, xmm10, dword ptr [rip + c4312f6e]
   1005  c46229a925c2100000        vfmadd213ss xmm12, xmm10, dword ptr [rip + ce9c9d6f] ; mulacc float32
   100e  c46229a925bd100000        vfmadd213ss xmm12, xmm10, dword ptr [rip + 6758e370] ; mulacc float32
   1017  c46229a925b8100000        vfmadd213ss xmm12, xmm10, dword ptr [rip + f0fdf571] ; mulacc float32
   1020  c46229a925b3100000        vfmadd213ss xmm12, xmm10, dword ptr [rip + 1872b172] ; mulacc float32
   1029  c46229a925ae100000        vfmadd213ss xmm12, xmm10, dword ptr [rip + 00000073] ; mulacc float32
   1032  c5797ede                  vmovd esi, xmm11                                     ; bitcast uint32
   1036  488bfe                    mov rdi, rsi                                         ; shl uint32
   1039  c1e717                    shl edi, 23
   103c  c1e616                    shl esi, 22                                          ; shl uint32
   103f  81e60000807f              and esi, 2139095040                                  ; and uint32
   1045  2bfe                      sub edi, esi                                         ; sub uint32
   1047  c5796ed7                  vmovd xmm10, edi                                     ; bitcast float32
   104b  c4411a59d2                vmulss xmm10, xmm12, xmm10                           ; mul float32
   1050  c5796ede                  vmovd xmm11, esi                                     ; bitcast float32
   1054  c4412a59d3                vmulss xmm10, xmm10, xmm11                           ; mul float32
   1059  c532c2cf00                vcmpss xmm9, xmm9, xmm7, 0                           ; cmpeq bool
   105e  c5797ece                  vmovd esi, xmm9
   1062  83e601                    and esi, 1
   1065  f7de                      neg esi                                              ; where float32
   1067  c5796ece                  vmovd xmm9, esi
   106b  c57a101d75100000          vmovss xmm11, dword ptr [rip + 0000803f]
   1073  c443294acb90              vblendvps xmm9, xmm10, xmm11, xmm9                   ; where float32
   1079  c5725cd7                  vsubss xmm10, xmm1, xmm7                             ; sub float32
   107d  c52a591533100000          vmulss xmm10, xmm10, dword ptr [rip + 3baab83f]      ; mul float32
   1085  c57a101d2f100000          vmovss xmm11, dword ptr [rip + 000016c3]
   108d  c441225fd2                vmaxss xmm10, xmm11, xmm10                           ; where float32
   1092  c57a101d26100000          vmovss xmm11, dword ptr [rip + 00000043]
   109a  c441225dd2                vminss xmm10, xmm11, xmm10                           ; where float32
   109f  c52a581d1d100000          vaddss xmm11, xmm10, dword ptr [rip + 9700404b]      ; add float32
   10a7  c5225c2515100000          vsubss xmm12, xmm11, dword ptr [rip + 9700404b]      ; sub float32
   10af  c4412a5cd4                vsubss xmm10, xmm10, xmm12                           ; sub float32
   10b4  c57a10250c100000          vmovss xmm12, dword ptr [rip + b4629a6c]             ; mulacc float32
   10bc  c46229a92507100000        vfmadd213ss xmm12, xmm10, dword ptr [rip + c4312f6e]
   10c5  c46229a92502100000        vfmadd213ss xmm12, xmm10, dword ptr [rip + ce9c9d6f] ; mulacc float32
   10ce  c46229a925fd0f0000        vfmadd213ss xmm12, xmm10, dword ptr [rip + 6758e370] ; mulacc float32
   10d7  c46229a925f80f0000        vfmadd213ss xmm12, xmm10, dword ptr [rip + f0fdf571] ; mulacc float32
   10e0  c46229a925f30f0000        vfmadd213ss xmm12, xmm10, dword ptr [rip + 1872b172] ; mulacc float32
   10e9  c46229a925ee0f0000        vfmadd213ss xmm12, xmm10, dword ptr [rip + 00000073] ; mulacc float32
   10f2  c5797ede                  vmovd esi, xmm11                                     ; bitcast uint32
   10f6  488bfe                    mov rdi, rsi                                         ; shl uint32
   10f9  c1e717                    shl edi, 23
   10fc  c1e616                    shl esi, 22                                          ; shl uint32
   10ff  81e60000807f              and esi, 2139095040                                  ; and uint32
   1105  2bfe                      sub edi, esi                                         ; sub uint32
   1107  c5796ed7                  vmovd xmm10, edi                                     ; bitcast float32
   110b  c4411a59d2                vmulss xmm10, xmm12, xmm10                           ; mul float32
   1110  c5796ede                  vmovd xmm11, esi                                     ; bitcast float32
   1114  c4412a59d3                vmulss xmm10, xmm10, xmm11                           ; mul float32
   1119  c5f2c2cf00                vcmpss xmm1, xmm1, xmm7, 0                           ; cmpeq bool
   111e  c5f97ece                  vmovd esi, xmm1
   1122  83e601                    and esi, 1
   1125  f7de                      neg esi                                              ; where float32
   1127  c5f96ece                  vmovd xmm1, esi
   112b  c57a101db50f0000          vmovss xmm11, dword ptr [rip + 0000803f]
   1133  c4c3294acb10              vblendvps xmm1, xmm10, xmm11, xmm1                   ; where float32
   1139  c5a973da04                vpsrldq xmm10, xmm2, 4                               ; gep float32
   113e  c5aa59c9                  vmulss xmm1, xmm10, xmm1                             ; mul float32
   1142  c4c269b9c9                vfmadd231ss xmm1, xmm2, xmm9                         ; mulacc float32
   1147  c5f2c2159c0f000001        vcmpss xmm2, xmm1, dword ptr [rip + 00008000], 1     ; cmplt bool
   1150  c5f97ed6                  vmovd esi, xmm2
   1154  83e601                    and esi, 1
   1157  c5f25915910f0000          vmulss xmm2, xmm1, dword ptr [rip + 0000004c]        ; mul float32
   115f  488bfe                    mov rdi, rsi                                         ; where float32
   1162  f7df                      neg edi
   1164  c5796ecf                  vmovd xmm9, edi
   1168  c4e3714ad290              vblendvps xmm2, xmm1, xmm2, xmm9
   116e  c5f97ed7                  vmovd edi, xmm2                                      ; bitcast int32
   1172  448d870dfbcac0            lea r8d, [rdi - 1060439283]                          ; add int32
   1179  4d8bc8                    mov r9, r8                                           ; shr int32
   117c  41c1f917                  sar r9d, 23
   1180  f7de                      neg esi                                              ; where float32
   1182  c5f96ed6                  vmovd xmm2, esi
   1186  c57a100d660f0000          vmovss xmm9, dword ptr [rip + 0000c841]
   118e  c4c16854d1                vandps xmm2, xmm2, xmm9                              ; where float32
   1193  c57a100d150f0000          vmovss xmm9, dword ptr [rip + 00000000]
   119b  c441322ac9                vcvtsi2ss xmm9, xmm9, r9d                            ; cast float32
   11a0  c5b25cd2                  vsubss xmm2, xmm9, xmm2                              ; sub float32
   11a4  4181e0000080ff            and r8d, -8388608                                    ; and int32
   11ab  412bf8                    sub edi, r8d                                         ; sub int32
   11ae  c5796ecf                  vmovd xmm9, edi                                      ; bitcast float32
   11b2  c5325c0d2e0f0000          vsubss xmm9, xmm9, dword ptr [rip + 0000803f]        ; sub float32
   11ba  c57a1015360f0000          vmovss xmm10, dword ptr [rip + ce37f6bd]             ; mulacc float32
   11c2  c46231a915310f0000        vfmadd213ss xmm10, xmm9, dword ptr [rip + 5b74413e]
   11cb  c46231a9152c0f0000        vfmadd213ss xmm10, xmm9, dword ptr [rip + 4c3b40be]  ; mulacc float32
   11d4  c46231a915270f0000        vfmadd213ss xmm10, xmm9, dword ptr [rip + 79b2503e]  ; mulacc float32
   11dd  c46231a915220f0000        vfmadd213ss xmm10, xmm9, dword ptr [rip + 3ebb75be]  ; mulacc float32
   11e6  c46231a9151d0f0000        vfmadd213ss xmm10, xmm9, dword ptr [rip + 39c8933e]  ; mulacc float32
   11ef  c46231a915180f0000        vfmadd213ss xmm10, xmm9, dword ptr [rip + 5dabb8be]  ; mulacc float32
   11f8  c46231a915130f0000        vfmadd213ss xmm10, xmm9, dword ptr [rip + 0838f63e]  ; mulacc float32
   1201  c46231a9150e0f0000        vfmadd213ss xmm10, xmm9, dword ptr [rip + 3baa38bf]  ; mulacc float32
   120a  c46231a915090f0000        vfmadd213ss xmm10, xmm9, dword ptr [rip + eda8e23e]  ; mulacc float32
   1213  c4413259d2                vmulss xmm10, xmm9, xmm10                            ; mul float32
   1218  c4413258ca                vaddss xmm9, xmm9, xmm10                             ; add float32
   121d  c4c16a58d1                vaddss xmm2, xmm2, xmm9                              ; add float32
   1222  c572c20db90e000001        vcmpss xmm9, xmm1, dword ptr [rip + 0000807f], 1     ; cmplt bool
   122b  c5797ece                  vmovd esi, xmm9
   122f  83e601                    and esi, 1
   1232  f7de                      neg esi                                              ; where float32
   1234  c5796ece                  vmovd xmm9, esi
   1238  c57a1015a40e0000          vmovss xmm10, dword ptr [rip + 0000807f]
   1240  c4e3294ad290              vblendvps xmm2, xmm10, xmm2, xmm9                    ; where float32
   1246  c57a100d620e0000          vmovss xmm9, dword ptr [rip + 00000000]
   124e  c532c2c901                vcmpss xmm9, xmm9, xmm1, 1                           ; cmplt bool
   1253  c5797ece                  vmovd esi, xmm9
   1257  83e601                    and esi, 1
   125a  c5f2c20d4d0e000000        vcmpss xmm1, xmm1, dword ptr [rip + 00000000], 0     ; cmpeq bool
   1263  c5f97ecf                  vmovd edi, xmm1
   1267  83e701                    and edi, 1
   126a  f7df                      neg edi                                              ; where float32
   126c  c5f96ecf                  vmovd xmm1, edi
   1270  c57a100da80e0000          vmovss xmm9, dword ptr [rip + 0000c07f]
   1278  c57a1015340e0000          vmovss xmm10, dword ptr [rip + 000080ff]
   1280  c4c3314aca10              vblendvps xmm1, xmm9, xmm10, xmm1                    ; where float32
   1286  f7de                      neg esi                                              ; where float32
   1288  c5796ece                  vmovd xmm9, esi
   128c  c4e3714aca90              vblendvps xmm1, xmm1, xmm2, xmm9
   1292  c4e37d19da01              vextractf128 xmm2, ymm3, 1                           ; gep float32x4
   1298  c5605fca                  vmaxps xmm9, xmm3, xmm2                              ; max float32x4
   129c  c560c2d303                vcmpps xmm10, xmm3, xmm3, 3
   12a1  c463314acba0              vblendvps xmm9, xmm9, xmm3, xmm10
   12a7  c441605cd1                vsubps xmm10, xmm3, xmm9                             ; sub float32x4
   12ac  c52859156c0d0000          vmulps xmm10, xmm10, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x4
   12b4  c46279581dff0d0000        vpbroadcastd xmm11, dword ptr [rip + 000016c3]
   12bd  c441205fd2                vmaxps xmm10, xmm11, xmm10                           ; where float32x4
   12c2  c46279581df50d0000        vpbroadcastd xmm11, dword ptr [rip + 00000043]
   12cb  c441205dd2                vminps xmm10, xmm11, xmm10                           ; where float32x4
   12d0  c528581d580d0000          vaddps xmm11, xmm10, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; add float32x4
   12d8  c5205c25500d0000          vsubps xmm12, xmm11, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; sub float32x4
   12e0  c441285cd4                vsubps xmm10, xmm10, xmm12                           ; sub float32x4
   12e5  c462795825da0d0000        vpbroadcastd xmm12, dword ptr [rip + b4629a6c]       ; mulacc float32x4
   12ee  c46229a825490d0000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6e]
   12f7  c46229a825500d0000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x4
   1300  c46229a825570d0000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + 6758e3706758e3706758e3706758e370]; mulacc float32x4
   1309  c46229a8255e0d0000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x4
   1312  c46229a825650d0000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + 1872b1721872b1721872b1721872b172]; mulacc float32x4
   131b  c46229a8256c0d0000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + 00000073000000730000007300000073]; mulacc float32x4
   1324  c4c12972f317              vpslld xmm10, xmm11, 23                              ; shl uint32x4
   132a  c4c12172f316              vpslld xmm11, xmm11, 22                              ; shl uint32x4
   1330  c521db1d680d0000          vpand xmm11, xmm11, xmmword ptr [rip + 0000807f0000807f0000807f0000807f]; and uint32x4
   1338  c44129fad3                vpsubd xmm10, xmm10, xmm11                           ; sub uint32x4
   133d  c4411859d2                vmulps xmm10, xmm12, xmm10                           ; mul float32x4
   1342  c4412859d3                vmulps xmm10, xmm10, xmm11                           ; mul float32x4
   1347  c4c160c2d900              vcmpps xmm3, xmm3, xmm9, 0                           ; cmpeq boolx4
   134d  c46279581d920d0000        vpbroadcastd xmm11, dword ptr [rip + 0000803f]
   1356  c4c3294adb30              vblendvps xmm3, xmm10, xmm11, xmm3                   ; where float32x4
   135c  c441685cd1                vsubps xmm10, xmm2, xmm9                             ; sub float32x4
   1361  c5285915b70c0000          vmulps xmm10, xmm10, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x4
   1369  c46279581d4a0d0000        vpbroadcastd xmm11, dword ptr [rip + 000016c3]
   1372  c441205fd2                vmaxps xmm10, xmm11, xmm10                           ; where float32x4
   1377  c46279581d400d0000        vpbroadcastd xmm11, dword ptr [rip + 00000043]
   1380  c441205dd2                vminps xmm10, xmm11, xmm10                           ; where float32x4
   1385  c528581da30c0000          vaddps xmm11, xmm10, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; add float32x4
   138d  c5205c259b0c0000          vsubps xmm12, xmm11, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; sub float32x4
   1395  c441285cd4                vsubps xmm10, xmm10, xmm12                           ; sub float32x4
   139a  c462795825250d0000        vpbroadcastd xmm12, dword ptr [rip + b4629a6c]       ; mulacc float32x4
   13a3  c46229a825940c0000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6e]
   13ac  c46229a8259b0c0000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x4
   13b5  c46229a825a20c0000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + 6758e3706758e3706758e3706758e370]; mulacc float32x4
   13be  c46229a825a90c0000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x4
   13c7  c46229a825b00c0000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + 1872b1721872b1721872b1721872b172]; mulacc float32x4
   13d0  c46229a825b70c0000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + 00000073000000730000007300000073]; mulacc float32x4
   13d9  c4c12972f317              vpslld xmm10, xmm11, 23                              ; shl uint32x4
   13df  c4c12172f316              vpslld xmm11, xmm11, 22                              ; shl uint32x4
   13e5  c521db1db30c0000          vpand xmm11, xmm11, xmmword ptr [rip + 0000807f0000807f0000807f0000807f]; and uint32x4
   13ed  c44129fad3                vpsubd xmm10, xmm10, xmm11                           ; sub uint32x4
   13f2  c4411859d2                vmulps xmm10, xmm12, xmm10                           ; mul float32x4
   13f7  c4412859d3                vmulps xmm10, xmm10, xmm11                           ; mul float32x4
   13fc  c4c168c2d100              vcmpps xmm2, xmm2, xmm9, 0                           ; cmpeq boolx4
   1402  c46279581ddd0c0000        vpbroadcastd xmm11, dword ptr [rip + 0000803f]
   140b  c4c3294ad320              vblendvps xmm2, xmm10, xmm11, xmm2                   ; where float32x4
   1411  c4c37d19e201              vextractf128 xmm10, ymm4, 1                          ; gep float32x4
   1417  c5a859d2                  vmulps xmm2, xmm10, xmm2                             ; mul float32x4
   141b  c4e259b8d3                vfmadd231ps xmm2, xmm4, xmm3                         ; mulacc float32x4
   1420  c4c13115d9                vunpckhpd xmm3, xmm9, xmm9                           ; gep float32x2
   1425  c5b05fe3                  vmaxps xmm4, xmm9, xmm3                              ; max float32x2
   1429  c44130c2d103              vcmpps xmm10, xmm9, xmm9, 3
   142f  c4c3594ae1a0              vblendvps xmm4, xmm4, xmm9, xmm10
   1435  c5305cd4                  vsubps xmm10, xmm9, xmm4                             ; sub float32x2
   1439  c5285915df0b0000          vmulps xmm10, xmm10, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x2
   1441  c46279581d720c0000        vpbroadcastd xmm11, dword ptr [rip + 000016c3]
   144a  c441205fd2                vmaxps xmm10, xmm11, xmm10                           ; where float32x2
   144f  c46279581d680c0000        vpbroadcastd xmm11, dword ptr [rip + 00000043]
   1458  c441205dd2                vminps xmm10, xmm11, xmm10                           ; where float32x2
   145d  c528581dcb0b0000          vaddps xmm11, xmm10, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; add float32x2
   1465  c5205c25c30b0000          vsubps xmm12, xmm11, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; sub float32x2
   146d  c441285cd4                vsubps xmm10, xmm10, xmm12                           ; sub float32x2
   1472  c4627958254d0c0000        vpbroadcastd xmm12, dword ptr [rip + b4629a6c]       ; mulacc float32x2
   147b  c46229a825bc0b0000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6e]
   1484  c46229a825c30b0000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x2
   148d  c46229a825ca0b0000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + 6758e3706758e3706758e3706758e370]; mulacc float32x2
   1496  c46229a825d10b0000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x2
   149f  c46229a825d80b0000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + 1872b1721872b1721872b1721872b172]; mulacc float32x2
   14a8  c46229a825df0b0000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + 00000073000000730000007300000073]; mulacc float32x2
   14b1  c4c12972f317              vpslld xmm10, xmm11, 23                              ; shl uint32x2
   14b7  c4c12172f316              vpslld xmm11, xmm11, 22                              ; shl uint32x2
   14bd  c521db1ddb0b0000          vpand xmm11, xmm11, xmmword ptr [rip + 0000807f0000807f0000807f0000807f]; and uint32x2
   14c5  c44129fad3                vpsubd xmm10, xmm10, xmm11                           ; sub uint32x2
   14ca  c4411859d2                vmulps xmm10, xmm12, xmm10                           ; mul float32x2
   14cf  c4412859d3                vmulps xmm10, xmm10, xmm11                           ; mul float32x2
   14d4  c530c2cc00                vcmpps xmm9, xmm9, xmm4, 0                           ; cmpeq boolx2
   14d9  c46279581d060c0000        vpbroadcastd xmm11, dword ptr [rip + 0000803f]
   14e2  c443294acb90              vblendvps xmm9, xmm10, xmm11, xmm9                   ; where float32x2
   14e8  c5605cd4                  vsubps xmm10, xmm3, xmm4                             ; sub float32x2
   14ec  c52859152c0b0000          vmulps xmm10, xmm10, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x2
   14f4  c46279581dbf0b0000        vpbroadcastd xmm11, dword ptr [rip + 000016c3]
   14fd  c441205fd2                vmaxps xmm10, xmm11, xmm10                           ; where float32x2
   1502  c46279581db50b0000        vpbroadcastd xmm11, dword ptr [rip + 00000043]
   150b  c441205dd2                vminps xmm10, xmm11, xmm10                           ; where float32x2
   1510  c528581d180b0000          vaddps xmm11, xmm10, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; add float32x2
   1518  c5205c25100b0000          vsubps xmm12, xmm11, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; sub float32x2
   1520  c441285cd4                vsubps xmm10, xmm10, xmm12                           ; sub float32x2
   1525  c4627958259a0b0000        vpbroadcastd xmm12, dword ptr [rip + b4629a6c]       ; mulacc float32x2
   152e  c46229a825090b0000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6e]
   1537  c46229a825100b0000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x2
   1540  c46229a825170b0000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + 6758e3706758e3706758e3706758e370]; mulacc float32x2
   1549  c46229a8251e0b0000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x2
   1552  c46229a825250b0000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + 1872b1721872b1721872b1721872b172]; mulacc float32x2
   155b  c46229a8252c0b0000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + 00000073000000730000007300000073]; mulacc float32x2
   1564  c4c12972f317              vpslld xmm10, xmm11, 23                              ; shl uint32x2
   156a  c4c12172f316              vpslld xmm11, xmm11, 22                              ; shl uint32x2
   1570  c521db1d280b0000          vpand xmm11, xmm11, xmmword ptr [rip + 0000807f0000807f0000807f0000807f]; and uint32x2
   1578  c44129fad3                vpsubd xmm10, xmm10, xmm11                           ; sub uint32x2
   157d  c4411859d2                vmulps xmm10, xmm12, xmm10                           ; mul float32x2
   1582  c4412859d3                vmulps xmm10, xmm10, xmm11                           ; mul float32x2
   1587  c5e0c2dc00                vcmpps xmm3, xmm3, xmm4, 0                           ; cmpeq boolx2
   158c  c46279581d530b0000        vpbroadcastd xmm11, dword ptr [rip + 0000803f]
   1595  c4c3294adb30              vblendvps xmm3, xmm10, xmm11, xmm3                   ; where float32x2
   159b  c56915d2                  vunpckhpd xmm10, xmm2, xmm2                          ; gep float32x2
   159f  c5a859db                  vmulps xmm3, xmm10, xmm3                             ; mul float32x2
   15a3  c4c269b8d9                vfmadd231ps xmm3, xmm2, xmm9                         ; mulacc float32x2
   15a8  c5e973dc04                vpsrldq xmm2, xmm4, 4                                ; gep float32
   15ad  c55a5fca                  vmaxss xmm9, xmm4, xmm2                              ; max float32
   15b1  c55ac2d403                vcmpss xmm10, xmm4, xmm4, 3
   15b6  c463314acca0              vblendvps xmm9, xmm9, xmm4, xmm10
   15bc  c4415a5cd1                vsubss xmm10, xmm4, xmm9                             ; sub float32
   15c1  c52a5915ef0a0000          vmulss xmm10, xmm10, dword ptr [rip + 3baab83f]      ; mul float32
   15c9  c57a101deb0a0000          vmovss xmm11, dword ptr [rip + 000016c3]
   15d1  c441225fd2                vmaxss xmm10, xmm11, xmm10                           ; where float32
   15d6  c57a101de20a0000          vmovss xmm11, dword ptr [rip + 00000043]
   15de  c441225dd2                vminss xmm10, xmm11, xmm10                           ; where float32
   15e3  c52a581dd90a0000          vaddss xmm11, xmm10, dword ptr [rip + 9700404b]      ; add float32
   15eb  c5225c25d10a0000          vsubss xmm12, xmm11, dword ptr [rip + 9700404b]      ; sub float32
   15f3  c4412a5cd4                vsubss xmm10, xmm10, xmm12                           ; sub float32
   15f8  c57a1025c80a0000          vmovss xmm12, dword ptr [rip + b4629a6c]             ; mulacc float32
   1600  c46229a925c30a0000        vfmadd213ss xmm12, xmm10, dword ptr [rip + c4312f6e]
   1609  c46229a925be0a0000        vfmadd213ss xmm12, xmm10, dword ptr [rip + ce9c9d6f] ; mulacc float32
   1612  c46229a925b90a0000        vfmadd213ss xmm12, xmm10, dword ptr [rip + 6758e370] ; mulacc float32
   161b  c46229a925b40a0000        vfmadd213ss xmm12, xmm10, dword ptr [rip + f0fdf571] ; mulacc float32
   1624  c46229a925af0a0000        vfmadd213ss xmm12, xmm10, dword ptr [rip + 1872b172] ; mulacc float32
   162d  c46229a925aa0a0000        vfmadd213ss xmm12, xmm10, dword ptr [rip + 00000073] ; mulacc float32
   1636  c5797ede                  vmovd esi, xmm11                                     ; bitcast uint32
   163a  488bfe                    mov rdi, rsi                                         ; shl uint32
   163d  c1e717                    shl edi, 23
   1640  c1e616                    shl esi, 22                                          ; shl uint32
   1643  81e60000807f              and esi, 2139095040                                  ; and uint32
   1649  2bfe                      sub edi, esi                                         ; sub uint32
   164b  c5796ed7                  vmovd xmm10, edi                                     ; bitcast float32
   164f  c4411a59d2                vmulss xmm10, xmm12, xmm10                           ; mul float32
   1654  c5796ede                  vmovd xmm11, esi                                     ; bitcast float32
   1658  c4412a59d3                vmulss xmm10, xmm10, xmm11                           ; mul float32
   165d  c4c15ac2e100              vcmpss xmm4, xmm4, xmm9, 0                           ; cmpeq bool
   1663  c5f97ee6                  vmovd esi, xmm4
   1667  83e601                    and esi, 1
   166a  f7de                      neg esi                                              ; where float32
   166c  c5f96ee6                  vmovd xmm4, esi
   1670  c57a101d700a0000          vmovss xmm11, dword ptr [rip + 0000803f]
   1678  c4c3294ae340              vblendvps xmm4, xmm10, xmm11, xmm4                   ; where float32
   167e  c4416a5cd1                vsubss xmm10, xmm2, xmm9                             ; sub float32
   1683  c52a59152d0a0000          vmulss xmm10, xmm10, dword ptr [rip + 3baab83f]      ; mul float32
   168b  c57a101d290a0000          vmovss xmm11, dword ptr [rip + 000016c3]
   1693  c441225fd2                vmaxss xmm10, xmm11, xmm10                           ; where float32
   1698  c57a101d200a0000          vmovss xmm11, dword ptr [rip + 00000043]
   16a0  c441225dd2                vminss xmm10, xmm11, xmm10                           ; where float32
   16a5  c52a581d170a0000          vaddss xmm11, xmm10, dword ptr [rip + 9700404b]      ; add float32
   16ad  c5225c250f0a0000          vsubss xmm12, xmm11, dword ptr [rip + 9700404b]      ; sub float32
   16b5  c4412a5cd4                vsubss xmm10, xmm10, xmm12                           ; sub float32
   16ba  c57a1025060a0000          vmovss xmm12, dword ptr [rip + b4629a6c]             ; mulacc float32
   16c2  c46229a925010a0000        vfmadd213ss xmm12, xmm10, dword ptr [rip + c4312f6e]
   16cb  c46229a925fc090000        vfmadd213ss xmm12, xmm10, dword ptr [rip + ce9c9d6f] ; mulacc float32
   16d4  c46229a925f7090000        vfmadd213ss xmm12, xmm10, dword ptr [rip + 6758e370] ; mulacc float32
   16dd  c46229a925f2090000        vfmadd213ss xmm12, xmm10, dword ptr [rip + f0fdf571] ; mulacc float32
   16e6  c46229a925ed090000        vfmadd213ss xmm12, xmm10, dword ptr [rip + 1872b172] ; mulacc float32
   16ef  c46229a925e8090000        vfmadd213ss xmm12, xmm10, dword ptr [rip + 00000073] ; mulacc float32
   16f8  c5797ede                  vmovd esi, xmm11                                     ; bitcast uint32
   16fc  488bfe                    mov rdi, rsi                                         ; shl uint32
   16ff  c1e717                    shl edi, 23
   1702  c1e616                    shl esi, 22                                          ; shl uint32
   1705  81e60000807f              and esi, 2139095040                                  ; and uint32
   170b  2bfe                      sub edi, esi                                         ; sub uint32
   170d  c5796ed7                  vmovd xmm10, edi                                     ; bitcast float32
   1711  c4411a59d2                vmulss xmm10, xmm12, xmm10                           ; mul float32
   1716  c5796ede                  vmovd xmm11, esi                                     ; bitcast float32
   171a  c4412a59d3                vmulss xmm10, xmm10, xmm11                           ; mul float32
   171f  c4c16ac2d100              vcmpss xmm2, xmm2, xmm9, 0                           ; cmpeq bool
   1725  c5f97ed6                  vmovd esi, xmm2
   1729  83e601                    and esi, 1
   172c  f7de                      neg esi                                              ; where float32
   172e  c5f96ed6                  vmovd xmm2, esi
   1732  c57a101dae090000          vmovss xmm11, dword ptr [rip + 0000803f]
   173a  c4c3294ad320              vblendvps xmm2, xmm10, xmm11, xmm2                   ; where float32
   1740  c5a973db04                vpsrldq xmm10, xmm3, 4                               ; gep float32
   1745  c5aa59d2                  vmulss xmm2, xmm10, xmm2                             ; mul float32
   1749  c4e261b9d4                vfmadd231ss xmm2, xmm3, xmm4                         ; mulacc float32
   174e  c5eac21d9509000001        vcmpss xmm3, xmm2, dword ptr [rip + 00008000], 1     ; cmplt bool
   1757  c5f97ede                  vmovd esi, xmm3
   175b  83e601                    and esi, 1
   175e  c5ea591d8a090000          vmulss xmm3, xmm2, dword ptr [rip + 0000004c]        ; mul float32
   1766  488bfe                    mov rdi, rsi                                         ; where float32
   1769  f7df                      neg edi
   176b  c5f96ee7                  vmovd xmm4, edi
   176f  c4e3694adb40              vblendvps xmm3, xmm2, xmm3, xmm4
   1775  c5f97edf                  vmovd edi, xmm3                                      ; bitcast int32
   1779  448d870dfbcac0            lea r8d, [rdi - 1060439283]                          ; add int32
   1780  4d8bc8                    mov r9, r8                                           ; shr int32
   1783  41c1f917                  sar r9d, 23
   1787  f7de                      neg esi                                              ; where float32
   1789  c5f96ede                  vmovd xmm3, esi
   178d  c5fa10255f090000          vmovss xmm4, dword ptr [rip + 0000c841]
   1795  c5e054dc                  vandps xmm3, xmm3, xmm4                              ; where float32
   1799  c5fa10250f090000          vmovss xmm4, dword ptr [rip + 00000000]
   17a1  c4c15a2ae1                vcvtsi2ss xmm4, xmm4, r9d                            ; cast float32
   17a6  c5da5cdb                  vsubss xmm3, xmm4, xmm3                              ; sub float32
   17aa  4181e0000080ff            and r8d, -8388608                                    ; and int32
   17b1  412bf8                    sub edi, r8d                                         ; sub int32
   17b4  c5f96ee7                  vmovd xmm4, edi                                      ; bitcast float32
   17b8  c5da5c2528090000          vsubss xmm4, xmm4, dword ptr [rip + 0000803f]        ; sub float32
   17c0  c57a101530090000          vmovss xmm10, dword ptr [rip + ce37f6bd]             ; mulacc float32
   17c8  c46259a9152b090000        vfmadd213ss xmm10, xmm4, dword ptr [rip + 5b74413e]
   17d1  c46259a91526090000        vfmadd213ss xmm10, xmm4, dword ptr [rip + 4c3b40be]  ; mulacc float32
   17da  c46259a91521090000        vfmadd213ss xmm10, xmm4, dword ptr [rip + 79b2503e]  ; mulacc float32
   17e3  c46259a9151c090000        vfmadd213ss xmm10, xmm4, dword ptr [rip + 3ebb75be]  ; mulacc float32
   17ec  c46259a91517090000        vfmadd213ss xmm10, xmm4, dword ptr [rip + 39c8933e]  ; mulacc float32
   17f5  c46259a91512090000        vfmadd213ss xmm10, xmm4, dword ptr [rip + 5dabb8be]  ; mulacc float32
   17fe  c46259a9150d090000        vfmadd213ss xmm10, xmm4, dword ptr [rip + 0838f63e]  ; mulacc float32
   1807  c46259a91508090000        vfmadd213ss xmm10, xmm4, dword ptr [rip + 3baa38bf]  ; mulacc float32
   1810  c46259a91503090000        vfmadd213ss xmm10, xmm4, dword ptr [rip + eda8e23e]  ; mulacc float32
   1819  c4415a59d2                vmulss xmm10, xmm4, xmm10                            ; mul float32
   181e  c4c15a58e2                vaddss xmm4, xmm4, xmm10                             ; add float32
   1823  c5e258dc                  vaddss xmm3, xmm3, xmm4                              ; add float32
   1827  c5eac225b408000001        vcmpss xmm4, xmm2, dword ptr [rip + 0000807f], 1     ; cmplt bool
   1830  c5f97ee6                  vmovd esi, xmm4
   1834  83e601                    and esi, 1
   1837  f7de                      neg esi                                              ; where float32
   1839  c5f96ee6                  vmovd xmm4, esi
   183d  c57a10159f080000          vmovss xmm10, dword ptr [rip + 0000807f]
   1845  c4e3294adb40              vblendvps xmm3, xmm10, xmm3, xmm4                    ; where float32
   184b  c5fa10255d080000          vmovss xmm4, dword ptr [rip + 00000000]
   1853  c5dac2e201                vcmpss xmm4, xmm4, xmm2, 1                           ; cmplt bool
   1858  c5f97ee6                  vmovd esi, xmm4
   185c  83e601                    and esi, 1
   185f  c5eac2154808000000        vcmpss xmm2, xmm2, dword ptr [rip + 00000000], 0     ; cmpeq bool
   1868  c5f97ed7                  vmovd edi, xmm2
   186c  83e701                    and edi, 1
   186f  f7df                      neg edi                                              ; where float32
   1871  c5f96ed7                  vmovd xmm2, edi
   1875  c5fa1025a3080000          vmovss xmm4, dword ptr [rip + 0000c07f]
   187d  c57a10152f080000          vmovss xmm10, dword ptr [rip + 000080ff]
   1885  c4c3594ad220              vblendvps xmm2, xmm4, xmm10, xmm2                    ; where float32
   188b  f7de                      neg esi                                              ; where float32
   188d  c5f96ee6                  vmovd xmm4, esi
   1891  c4e3694ad340              vblendvps xmm2, xmm2, xmm3, xmm4
   1897  c4e37d19f301              vextractf128 xmm3, ymm6, 1                           ; gep float32x4
   189d  c5c85fe3                  vmaxps xmm4, xmm6, xmm3                              ; max float32x4
   18a1  c548c2d603                vcmpps xmm10, xmm6, xmm6, 3
   18a6  c4e3594ae6a0              vblendvps xmm4, xmm4, xmm6, xmm10
   18ac  c5485cd4                  vsubps xmm10, xmm6, xmm4                             ; sub float32x4
   18b0  c528591568070000          vmulps xmm10, xmm10, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x4
   18b8  c46279581dfb070000        vpbroadcastd xmm11, dword ptr [rip + 000016c3]
   18c1  c441205fd2                vmaxps xmm10, xmm11, xmm10                           ; where float32x4
   18c6  c46279581df1070000        vpbroadcastd xmm11, dword ptr [rip + 00000043]
   18cf  c441205dd2                vminps xmm10, xmm11, xmm10                           ; where float32x4
   18d4  c528581d54070000          vaddps xmm11, xmm10, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; add float32x4
   18dc  c5205c254c070000          vsubps xmm12, xmm11, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; sub float32x4
   18e4  c441285cd4                vsubps xmm10, xmm10, xmm12                           ; sub float32x4
   18e9  c462795825d6070000        vpbroadcastd xmm12, dword ptr [rip + b4629a6c]       ; mulacc float32x4
   18f2  c46229a82545070000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6e]
   18fb  c46229a8254c070000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x4
   1904  c46229a82553070000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + 6758e3706758e3706758e3706758e370]; mulacc float32x4
   190d  c46229a8255a070000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x4
   1916  c46229a82561070000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + 1872b1721872b1721872b1721872b172]; mulacc float32x4
   191f  c46229a82568070000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + 00000073000000730000007300000073]; mulacc float32x4
   1928  c4c12972f317              vpslld xmm10, xmm11, 23                              ; shl uint32x4
   192e  c4c12172f316              vpslld xmm11, xmm11, 22                              ; shl uint32x4
   1934  c521db1d64070000          vpand xmm11, xmm11, xmmword ptr [rip + 0000807f0000807f0000807f0000807f]; and uint32x4
   193c  c44129fad3                vpsubd xmm10, xmm10, xmm11                           ; sub uint32x4
   1941  c4411859d2                vmulps xmm10, xmm12, xmm10                           ; mul float32x4
   1946  c4412859d3                vmulps xmm10, xmm10, xmm11                           ; mul float32x4
   194b  c5c8c2f400                vcmpps xmm6, xmm6, xmm4, 0                           ; cmpeq boolx4
   1950  c46279581d8f070000        vpbroadcastd xmm11, dword ptr [rip + 0000803f]
   1959  c4c3294af360              vblendvps xmm6, xmm10, xmm11, xmm6                   ; where float32x4
   195f  c5605cd4                  vsubps xmm10, xmm3, xmm4                             ; sub float32x4
   1963  c5285915b5060000          vmulps xmm10, xmm10, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x4
   196b  c46279581d48070000        vpbroadcastd xmm11, dword ptr [rip + 000016c3]
   1974  c441205fd2                vmaxps xmm10, xmm11, xmm10                           ; where float32x4
   1979  c46279581d3e070000        vpbroadcastd xmm11, dword ptr [rip + 00000043]
   1982  c441205dd2                vminps xmm10, xmm11, xmm10                           ; where float32x4
   1987  c528581da1060000          vaddps xmm11, xmm10, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; add float32x4
   198f  c5205c2599060000          vsubps xmm12, xmm11, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; sub float32x4
   1997  c441285cd4                vsubps xmm10, xmm10, xmm12                           ; sub float32x4
   199c  c46279582523070000        vpbroadcastd xmm12, dword ptr [rip + b4629a6c]       ; mulacc float32x4
   19a5  c46229a82592060000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6e]
   19ae  c46229a82599060000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x4
   19b7  c46229a825a0060000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + 6758e3706758e3706758e3706758e370]; mulacc float32x4
   19c0  c46229a825a7060000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x4
   19c9  c46229a825ae060000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + 1872b1721872b1721872b1721872b172]; mulacc float32x4
   19d2  c46229a825b5060000        vfmadd213ps xmm12, xmm10, xmmword ptr [rip + 00000073000000730000007300000073]; mulacc float32x4
   19db  c4c12972f317              vpslld xmm10, xmm11, 23                              ; shl uint32x4
   19e1  c4c12172f316              vpslld xmm11, xmm11, 22                              ; shl uint32x4
   19e7  c521db1db1060000          vpand xmm11, xmm11, xmmword ptr [rip + 0000807f0000807f0000807f0000807f]; and uint32x4
   19ef  c44129fad3                vpsubd xmm10, xmm10, xmm11                           ; sub uint32x4
   19f4  c4411859d2                vmulps xmm10, xmm12, xmm10                           ; mul float32x4
   19f9  c4412859d3                vmulps xmm10, xmm10, xmm11                           ; mul float32x4
   19fe  c5e0c2dc00                vcmpps xmm3, xmm3, xmm4, 0                           ; cmpeq boolx4
   1a03  c46279581ddc060000        vpbroadcastd xmm11, dword ptr [rip + 0000803f]
   1a0c  c4c3294adb30              vblendvps xmm3, xmm10, xmm11, xmm3                   ; where float32x4
   1a12  c57c101424                vmovups ymm10, ymmword ptr [rsp]
   1a17  c4437d19d201              vextractf128 xmm10, ymm10, 1                         ; gep float32x4
   1a1d  c5a859db                  vmulps xmm3, xmm10, xmm3                             ; mul float32x4
   1a21  c4e249b81c24              vfmadd231ps xmm3, xmm6, xmmword ptr [rsp]            ; mulacc float32x4
   1a27  c5d915f4                  vunpckhpd xmm6, xmm4, xmm4                           ; gep float32x2
   1a2b  c5585fd6                  vmaxps xmm10, xmm4, xmm6                             ; max float32x2
   1a2f  c558c2dc03                vcmpps xmm11, xmm4, xmm4, 3
   1a34  c463294ad4b0              vblendvps xmm10, xmm10, xmm4, xmm11
   1a3a  c441585cda                vsubps xmm11, xmm4, xmm10                            ; sub float32x2
   1a3f  c520591dd9050000          vmulps xmm11, xmm11, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x2
   1a47  c4627958256c060000        vpbroadcastd xmm12, dword ptr [rip + 000016c3]
   1a50  c441185fdb                vmaxps xmm11, xmm12, xmm11                           ; where float32x2
   1a55  c46279582562060000        vpbroadcastd xmm12, dword ptr [rip + 00000043]
   1a5e  c441185ddb                vminps xmm11, xmm12, xmm11                           ; where float32x2
   1a63  c5205825c5050000          vaddps xmm12, xmm11, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; add float32x2
   1a6b  c5185c2dbd050000          vsubps xmm13, xmm12, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; sub float32x2
   1a73  c441205cdd                vsubps xmm11, xmm11, xmm13                           ; sub float32x2
   1a78  c46279582d47060000        vpbroadcastd xmm13, dword ptr [rip + b4629a6c]       ; mulacc float32x2
   1a81  c46221a82db6050000        vfmadd213ps xmm13, xmm11, xmmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6e]
   1a8a  c46221a82dbd050000        vfmadd213ps xmm13, xmm11, xmmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x2
   1a93  c46221a82dc4050000        vfmadd213ps xmm13, xmm11, xmmword ptr [rip + 6758e3706758e3706758e3706758e370]; mulacc float32x2
   1a9c  c46221a82dcb050000        vfmadd213ps xmm13, xmm11, xmmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x2
   1aa5  c46221a82dd2050000        vfmadd213ps xmm13, xmm11, xmmword ptr [rip + 1872b1721872b1721872b1721872b172]; mulacc float32x2
   1aae  c46221a82dd9050000        vfmadd213ps xmm13, xmm11, xmmword ptr [rip + 00000073000000730000007300000073]; mulacc float32x2
   1ab7  c4c12172f417              vpslld xmm11, xmm12, 23                              ; shl uint32x2
   1abd  c4c11972f416              vpslld xmm12, xmm12, 22                              ; shl uint32x2
   1ac3  c519db25d5050000          vpand xmm12, xmm12, xmmword ptr [rip + 0000807f0000807f0000807f0000807f]; and uint32x2
   1acb  c44121fadc                vpsubd xmm11, xmm11, xmm12                           ; sub uint32x2
   1ad0  c4411059db                vmulps xmm11, xmm13, xmm11                           ; mul float32x2
   1ad5  c4412059dc                vmulps xmm11, xmm11, xmm12                           ; mul float32x2
   1ada  c4c158c2e200              vcmpps xmm4, xmm4, xmm10, 0                          ; cmpeq boolx2
   1ae0  c462795825ff050000        vpbroadcastd xmm12, dword ptr [rip + 0000803f]
   1ae9  c4c3214ae440              vblendvps xmm4, xmm11, xmm12, xmm4                   ; where float32x2
   1aef  c441485cda                vsubps xmm11, xmm6, xmm10                            ; sub float32x2
   1af4  c520591d24050000          vmulps xmm11, xmm11, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x2
   1afc  c462795825b7050000        vpbroadcastd xmm12, dword ptr [rip + 000016c3]
   1b05  c441185fdb                vmaxps xmm11, xmm12, xmm11                           ; where float32x2
   1b0a  c462795825ad050000        vpbroadcastd xmm12, dword ptr [rip + 00000043]
   1b13  c441185ddb                vminps xmm11, xmm12, xmm11                           ; where float32x2
   1b18  c520582510050000          vaddps xmm12, xmm11, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; add float32x2
   1b20  c5185c2d08050000          vsubps xmm13, xmm12, xmmword ptr [rip + 9700404b9700404b9700404b9700404b]; sub float32x2
   1b28  c441205cdd                vsubps xmm11, xmm11, xmm13                           ; sub float32x2
   1b2d  c46279582d92050000        vpbroadcastd xmm13, dword ptr [rip + b4629a6c]       ; mulacc float32x2
   1b36  c46221a82d01050000        vfmadd213ps xmm13, xmm11, xmmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6e]
   1b3f  c46221a82d08050000        vfmadd213ps xmm13, xmm11, xmmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x2
   1b48  c46221a82d0f050000        vfmadd213ps xmm13, xmm11, xmmword ptr [rip + 6758e3706758e3706758e3706758e370]; mulacc float32x2
   1b51  c46221a82d16050000        vfmadd213ps xmm13, xmm11, xmmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x2
   1b5a  c46221a82d1d050000        vfmadd213ps xmm13, xmm11, xmmword ptr [rip + 1872b1721872b1721872b1721872b172]; mulacc float32x2
   1b63  c46221a82d24050000        vfmadd213ps xmm13, xmm11, xmmword ptr [rip + 00000073000000730000007300000073]; mulacc float32x2
   1b6c  c4c12172f417              vpslld xmm11, xmm12, 23                              ; shl uint32x2
   1b72  c4c11972f416              vpslld xmm12, xmm12, 22                              ; shl uint32x2
   1b78  c519db2520050000          vpand xmm12, xmm12, xmmword ptr [rip + 0000807f0000807f0000807f0000807f]; and uint32x2
   1b80  c44121fadc                vpsubd xmm11, xmm11, xmm12                           ; sub uint32x2
   1b85  c4411059db                vmulps xmm11, xmm13, xmm11                           ; mul float32x2
   1b8a  c4412059dc                vmulps xmm11, xmm11, xmm12                           ; mul float32x2
   1b8f  c4c148c2f200              vcmpps xmm6, xmm6, xmm10, 0                          ; cmpeq boolx2
   1b95  c4627958254a050000        vpbroadcastd xmm12, dword ptr [rip + 0000803f]
   1b9e  c4c3214af460              vblendvps xmm6, xmm11, xmm12, xmm6                   ; where float32x2
   1ba4  c56115db                  vunpckhpd xmm11, xmm3, xmm3                          ; gep float32x2
   1ba8  c5a059f6                  vmulps xmm6, xmm11, xmm6                             ; mul float32x2
   1bac  c4e261b8f4                vfmadd231ps xmm6, xmm3, xmm4                         ; mulacc float32x2
   1bb1  c4c16173da04              vpsrldq xmm3, xmm10, 4                               ; gep float32
   1bb7  c5aa5fe3                  vmaxss xmm4, xmm10, xmm3                             ; max float32
   1bbb  c4412ac2da03              vcmpss xmm11, xmm10, xmm10, 3
   1bc1  c4c3594ae2b0              vblendvps xmm4, xmm4, xmm10, xmm11
   1bc7  c52a5cdc                  vsubss xmm11, xmm10, xmm4                            ; sub float32
   1bcb  c522591de5040000          vmulss xmm11, xmm11, dword ptr [rip + 3baab83f]      ; mul float32
   1bd3  c57a1025e1040000          vmovss xmm12, dword ptr [rip + 000016c3]
   1bdb  c4411a5fdb                vmaxss xmm11, xmm12, xmm11                           ; where float32
   1be0  c57a1025d8040000          vmovss xmm12, dword ptr [rip + 00000043]
   1be8  c4411a5ddb                vminss xmm11, xmm12, xmm11                           ; where float32
   1bed  c5225825cf040000          vaddss xmm12, xmm11, dword ptr [rip + 9700404b]      ; add float32
   1bf5  c51a5c2dc7040000          vsubss xmm13, xmm12, dword ptr [rip + 9700404b]      ; sub float32
   1bfd  c441225cdd                vsubss xmm11, xmm11, xmm13                           ; sub float32
   1c02  c57a102dbe040000          vmovss xmm13, dword ptr [rip + b4629a6c]             ; mulacc float32
   1c0a  c46221a92db9040000        vfmadd213ss xmm13, xmm11, dword ptr [rip + c4312f6e]
   1c13  c46221a92db4040000        vfmadd213ss xmm13, xmm11, dword ptr [rip + ce9c9d6f] ; mulacc float32
   1c1c  c46221a92daf040000        vfmadd213ss xmm13, xmm11, dword ptr [rip + 6758e370] ; mulacc float32
   1c25  c46221a92daa040000        vfmadd213ss xmm13, xmm11, dword ptr [rip + f0fdf571] ; mulacc float32
   1c2e  c46221a92da5040000        vfmadd213ss xmm13, xmm11, dword ptr [rip + 1872b172] ; mulacc float32
   1c37  c46221a92da0040000        vfmadd213ss xmm13, xmm11, dword ptr [rip + 00000073] ; mulacc float32
   1c40  c5797ee6                  vmovd esi, xmm12                                     ; bitcast uint32
   1c44  488bfe                    mov rdi, rsi                                         ; shl uint32
   1c47  c1e717                    shl edi, 23
   1c4a  c1e616                    shl esi, 22                                          ; shl uint32
   1c4d  81e60000807f              and esi, 2139095040                                  ; and uint32
   1c53  2bfe                      sub edi, esi                                         ; sub uint32
   1c55  c5796edf                  vmovd xmm11, edi                                     ; bitcast float32
   1c59  c4411259db                vmulss xmm11, xmm13, xmm11                           ; mul float32
   1c5e  c5796ee6                  vmovd xmm12, esi                                     ; bitcast float32
   1c62  c4412259dc                vmulss xmm11, xmm11, xmm12                           ; mul float32
   1c67  c52ac2d400                vcmpss xmm10, xmm10, xmm4, 0                         ; cmpeq bool
   1c6c  c5797ed6                  vmovd esi, xmm10
   1c70  83e601                    and esi, 1
   1c73  f7de                      neg esi                                              ; where float32
   1c75  c5796ed6                  vmovd xmm10, esi
   1c79  c57a102567040000          vmovss xmm12, dword ptr [rip + 0000803f]
   1c81  c443214ad4a0              vblendvps xmm10, xmm11, xmm12, xmm10                 ; where float32
   1c87  c5625cdc                  vsubss xmm11, xmm3, xmm4                             ; sub float32
   1c8b  c522591d25040000          vmulss xmm11, xmm11, dword ptr [rip + 3baab83f]      ; mul float32
   1c93  c57a102521040000          vmovss xmm12, dword ptr [rip + 000016c3]
   1c9b  c4411a5fdb                vmaxss xmm11, xmm12, xmm11                           ; where float32
   1ca0  c57a102518040000          vmovss xmm12, dword ptr [rip + 00000043]
   1ca8  c4411a5ddb                vminss xmm11, xmm12, xmm11                           ; where float32
   1cad  c52258250f040000          vaddss xmm12, xmm11, dword ptr [rip + 9700404b]      ; add float32
   1cb5  c51a5c2d07040000          vsubss xmm13, xmm12, dword ptr [rip + 9700404b]      ; sub float32
   1cbd  c441225cdd                vsubss xmm11, xmm11, xmm13                           ; sub float32
   1cc2  c57a102dfe030000          vmovss xmm13, dword ptr [rip + b4629a6c]             ; mulacc float32
   1cca  c46221a92df9030000        vfmadd213ss xmm13, xmm11, dword ptr [rip + c4312f6e]
   1cd3  c46221a92df4030000        vfmadd213ss xmm13, xmm11, dword ptr [rip + ce9c9d6f] ; mulacc float32
   1cdc  c46221a92def030000        vfmadd213ss xmm13, xmm11, dword ptr [rip + 6758e370] ; mulacc float32
   1ce5  c46221a92dea030000        vfmadd213ss xmm13, xmm11, dword ptr [rip + f0fdf571] ; mulacc float32
   1cee  c46221a92de5030000        vfmadd213ss xmm13, xmm11, dword ptr [rip + 1872b172] ; mulacc float32
   1cf7  c46221a92de0030000        vfmadd213ss xmm13, xmm11, dword ptr [rip + 00000073] ; mulacc float32
   1d00  c5797ee6                  vmovd esi, xmm12                                     ; bitcast uint32
   1d04  488bfe                    mov rdi, rsi                                         ; shl uint32
   1d07  c1e717                    shl edi, 23
   1d0a  c1e616                    shl esi, 22                                          ; shl uint32
   1d0d  81e60000807f              and esi, 2139095040                                  ; and uint32
   1d13  2bfe                      sub edi, esi                                         ; sub uint32
   1d15  c5796edf                  vmovd xmm11, edi                                     ; bitcast float32
   1d19  c4411259db                vmulss xmm11, xmm13, xmm11                           ; mul float32
   1d1e  c5796ee6                  vmovd xmm12, esi                                     ; bitcast float32
   1d22  c4412259dc                vmulss xmm11, xmm11, xmm12                           ; mul float32
   1d27  c5e2c2dc00                vcmpss xmm3, xmm3, xmm4, 0                           ; cmpeq bool
   1d2c  c5f97ede                  vmovd esi, xmm3
   1d30  83e601                    and esi, 1
   1d33  f7de                      neg esi                                              ; where float32
   1d35  c5f96ede                  vmovd xmm3, esi
   1d39  c57a1025a7030000          vmovss xmm12, dword ptr [rip + 0000803f]
   1d41  c4c3214adc30              vblendvps xmm3, xmm11, xmm12, xmm3                   ; where float32
   1d47  c5a173de04                vpsrldq xmm11, xmm6, 4                               ; gep float32
   1d4c  c5a259db                  vmulss xmm3, xmm11, xmm3                             ; mul float32
   1d50  c4c249b9da                vfmadd231ss xmm3, xmm6, xmm10                        ; mulacc float32
   1d55  c5e2c2358e03000001        vcmpss xmm6, xmm3, dword ptr [rip + 00008000], 1     ; cmplt bool
   1d5e  c5f97ef6                  vmovd esi, xmm6
   1d62  83e601                    and esi, 1
   1d65  c5e2593583030000          vmulss xmm6, xmm3, dword ptr [rip + 0000004c]        ; mul float32
   1d6d  488bfe                    mov rdi, rsi                                         ; where float32
   1d70  f7df                      neg edi
   1d72  c5796ed7                  vmovd xmm10, edi
   1d76  c4e3614af6a0              vblendvps xmm6, xmm3, xmm6, xmm10
   1d7c  c5f97ef7                  vmovd edi, xmm6                                      ; bitcast int32
   1d80  448d870dfbcac0            lea r8d, [rdi - 1060439283]                          ; add int32
   1d87  4d8bc8                    mov r9, r8                                           ; shr int32
   1d8a  41c1f917                  sar r9d, 23
   1d8e  f7de                      neg esi                                              ; where float32
   1d90  c5f96ef6                  vmovd xmm6, esi
   1d94  c57a101558030000          vmovss xmm10, dword ptr [rip + 0000c841]
   1d9c  c4c14854f2                vandps xmm6, xmm6, xmm10                             ; where float32
   1da1  c57a101507030000          vmovss xmm10, dword ptr [rip + 00000000]
   1da9  c4412a2ad1                vcvtsi2ss xmm10, xmm10, r9d                          ; cast float32
   1dae  c5aa5cf6                  vsubss xmm6, xmm10, xmm6                             ; sub float32
   1db2  4181e0000080ff            and r8d, -8388608                                    ; and int32
   1db9  412bf8                    sub edi, r8d                                         ; sub int32
   1dbc  c5796ed7                  vmovd xmm10, edi                                     ; bitcast float32
   1dc0  c52a5c1520030000          vsubss xmm10, xmm10, dword ptr [rip + 0000803f]      ; sub float32
   1dc8  c57a101d28030000          vmovss xmm11, dword ptr [rip + ce37f6bd]             ; mulacc float32
   1dd0  c46229a91d23030000        vfmadd213ss xmm11, xmm10, dword ptr [rip + 5b74413e]
   1dd9  c46229a91d1e030000        vfmadd213ss xmm11, xmm10, dword ptr [rip + 4c3b40be] ; mulacc float32
   1de2  c46229a91d19030000        vfmadd213ss xmm11, xmm10, dword ptr [rip + 79b2503e] ; mulacc float32
   1deb  c46229a91d14030000        vfmadd213ss xmm11, xmm10, dword ptr [rip + 3ebb75be] ; mulacc float32
   1df4  c46229a91d0f030000        vfmadd213ss xmm11, xmm10, dword ptr [rip + 39c8933e] ; mulacc float32
   1dfd  c46229a91d0a030000        vfmadd213ss xmm11, xmm10, dword ptr [rip + 5dabb8be] ; mulacc float32
   1e06  c46229a91d05030000        vfmadd213ss xmm11, xmm10, dword ptr [rip + 0838f63e] ; mulacc float32
   1e0f  c46229a91d00030000        vfmadd213ss xmm11, xmm10, dword ptr [rip + 3baa38bf] ; mulacc float32
   1e18  c46229a91dfb020000        vfmadd213ss xmm11, xmm10, dword ptr [rip + eda8e23e] ; mulacc float32
   1e21  c4412a59db                vmulss xmm11, xmm10, xmm11                           ; mul float32
   1e26  c4412a58d3                vaddss xmm10, xmm10, xmm11                           ; add float32
   1e2b  c4c14a58f2                vaddss xmm6, xmm6, xmm10                             ; add float32
   1e30  c562c215ab02000001        vcmpss xmm10, xmm3, dword ptr [rip + 0000807f], 1    ; cmplt bool
   1e39  c5797ed6                  vmovd esi, xmm10
   1e3d  83e601                    and esi, 1
   1e40  f7de                      neg esi                                              ; where float32
   1e42  c5796ed6                  vmovd xmm10, esi
   1e46  c57a101d96020000          vmovss xmm11, dword ptr [rip + 0000807f]
   1e4e  c4e3214af6a0              vblendvps xmm6, xmm11, xmm6, xmm10                   ; where float32
   1e54  c57a101554020000          vmovss xmm10, dword ptr [rip + 00000000]
   1e5c  c52ac2d301                vcmpss xmm10, xmm10, xmm3, 1                         ; cmplt bool
   1e61  c5797ed6                  vmovd esi, xmm10
   1e65  83e601                    and esi, 1
   1e68  c5e2c21d3f02000000        vcmpss xmm3, xmm3, dword ptr [rip + 00000000], 0     ; cmpeq bool
   1e71  c5f97edf                  vmovd edi, xmm3
   1e75  83e701                    and edi, 1
   1e78  f7df                      neg edi                                              ; where float32
   1e7a  c5f96edf                  vmovd xmm3, edi
   1e7e  c57a10159a020000          vmovss xmm10, dword ptr [rip + 0000c07f]
   1e86  c57a101d26020000          vmovss xmm11, dword ptr [rip + 000080ff]
   1e8e  c4c3294adb30              vblendvps xmm3, xmm10, xmm11, xmm3                   ; where float32
   1e94  f7de                      neg esi                                              ; where float32
   1e96  c5796ed6                  vmovd xmm10, esi
   1e9a  c4e3614adea0              vblendvps xmm3, xmm3, xmm6, xmm10
   1ea0  c5fa10357c020000          vmovss xmm6, dword ptr [rip + 1872313f]
   1ea8  c4c249a9c0                vfmadd213ss xmm0, xmm6, xmm8                         ; mulacc float32
   1ead  c5fa1100                  vmovss dword ptr [rax], xmm0                         ; store void
   1eb1  c5fa10056b020000          vmovss xmm0, dword ptr [rip + 1872313f]
   1eb9  c4e279a9cf                vfmadd213ss xmm1, xmm0, xmm7                         ; mulacc float32
   1ebe  c5fa114804                vmovss dword ptr [rax + 4], xmm1                     ; store void
   1ec3  c5fa100559020000          vmovss xmm0, dword ptr [rip + 1872313f]
   1ecb  c4c279a9d1                vfmadd213ss xmm2, xmm0, xmm9                         ; mulacc float32
   1ed0  c5fa115008                vmovss dword ptr [rax + 8], xmm2                     ; store void
   1ed5  c5fa100547020000          vmovss xmm0, dword ptr [rip + 1872313f]
   1edd  c4e279a9dc                vfmadd213ss xmm3, xmm0, xmm4                         ; mulacc float32
   1ee2  c5fa11580c                vmovss dword ptr [rax + 12], xmm3                    ; store void
   1ee7  4883c010                  add rax, 16                                          ; end void
   1eeb  4881c200040000            add rdx, 1024
   1ef2  483bc1                    cmp rax, rcx
   1ef5  0f8545e1ffff              jne loop_40
done_1efb:
   1efb  c5f877                    vzeroupper                                           ; sink void
   1efe  488b642420                mov rsp, qword ptr [rsp + 32]
   1f03  c3                        ret                                                  ; sink void
