logsumexp:
      0  b800000000                mov eax, 0
      5  c4e27d5805d2130000        vpbroadcastd ymm0, dword ptr [rip + 9700404b]
      e  488b17                    mov rdx, qword ptr [rdi]
     11  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 8>
     15  be00000000                mov esi, 0                                           ; range int32
loop_20:
     20  c4e27d580da3130000        vpbroadcastd ymm1, dword ptr [rip + 00000000]        ; range int32
     29  c4e27d58159e130000        vpbroadcastd ymm2, dword ptr [rip + 000080ff]
     32  c4e27d581d95130000        vpbroadcastd ymm3, dword ptr [rip + 000080ff]
     3b  c4e27d58258c130000        vpbroadcastd ymm4, dword ptr [rip + 000080ff]
     44  c4e27d582d83130000        vpbroadcastd ymm5, dword ptr [rip + 000080ff]
     4d  c4e27d583576130000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
     56  c4e27d583d6d130000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
     5f  c4627d580564130000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
     68  bf00000000                mov edi, 0
     6d  4c8bc1                    mov r8, rcx
loop_80:
     80  c4417c1008                vmovups ymm9, ymmword ptr [r8]                       ; load float32x8
     85  c5345fd2                  vmaxps ymm10, ymm9, ymm2                             ; max float32x8
     89  c44134c2d903              vcmpps ymm11, ymm9, ymm9, 3
     8f  c4432d4ad1b0              vblendvps ymm10, ymm10, ymm9, ymm11
     95  c4416cc2da00              vcmpps ymm11, ymm2, ymm10, 0                         ; cmpeq boolx8
     9b  c4c16c5cd2                vsubps ymm2, ymm2, ymm10                             ; sub float32x8
     a0  c4627d58252b130000        vpbroadcastd ymm12, dword ptr [rip + 3baab83f]
     a9  c4c16c59d4                vmulps ymm2, ymm2, ymm12                             ; mul float32x8
     ae  c4627d582521130000        vpbroadcastd ymm12, dword ptr [rip + 000016c3]
     b7  c59c5fd2                  vmaxps ymm2, ymm12, ymm2                             ; where float32x8
     bb  c4627d582518130000        vpbroadcastd ymm12, dword ptr [rip + 00000043]
     c4  c59c5dd2                  vminps ymm2, ymm12, ymm2                             ; where float32x8
     c8  c56c58e0                  vaddps ymm12, ymm2, ymm0                             ; add float32x8
     cc  c51c5ce8                  vsubps ymm13, ymm12, ymm0                            ; sub float32x8
     d0  c4c16c5cd5                vsubps ymm2, ymm2, ymm13                             ; sub float32x8
     d5  c4627d582d06130000        vpbroadcastd ymm13, dword ptr [rip + b4629a6c]       ; mulacc float32x8
     de  c4627d583501130000        vpbroadcastd ymm14, dword ptr [rip + c4312f6e]
     e7  c4426da8ee                vfmadd213ps ymm13, ymm2, ymm14                       ; mulacc float32x8
     ec  c4627d5835f7120000        vpbroadcastd ymm14, dword ptr [rip + ce9c9d6f]
     f5  c4426da8ee                vfmadd213ps ymm13, ymm2, ymm14                       ; mulacc float32x8
     fa  c4627d5835ed120000        vpbroadcastd ymm14, dword ptr [rip + 6758e370]
    103  c4426da8ee                vfmadd213ps ymm13, ymm2, ymm14                       ; mulacc float32x8
    108  c4627d5835e3120000        vpbroadcastd ymm14, dword ptr [rip + f0fdf571]
    111  c4426da8ee                vfmadd213ps ymm13, ymm2, ymm14                       ; mulacc float32x8
    116  c4627d5835d9120000        vpbroadcastd ymm14, dword ptr [rip + 1872b172]
    11f  c4426da8ee                vfmadd213ps ymm13, ymm2, ymm14                       ; mulacc float32x8
    124  c4627d5835cf120000        vpbroadcastd ymm14, dword ptr [rip + 00000073]
    12d  c4426da8ee                vfmadd213ps ymm13, ymm2, ymm14                       ; mulacc float32x8
    132  c4c16d72f417              vpslld ymm2, ymm12, 23                               ; shl uint32x8
    138  c4c11d72f416              vpslld ymm12, ymm12, 22                              ; shl uint32x8
    13e  c4627d5835b9120000        vpbroadcastd ymm14, dword ptr [rip + 0000807f]
    147  c4411ddbe6                vpand ymm12, ymm12, ymm14                            ; and uint32x8
    14c  c4c16dfad4                vpsubd ymm2, ymm2, ymm12                             ; sub uint32x8
    151  c59459d2                  vmulps ymm2, ymm13, ymm2                             ; mul float32x8
    155  c4c16c59d4                vmulps ymm2, ymm2, ymm12                             ; mul float32x8
    15a  c44134c2e200              vcmpps ymm12, ymm9, ymm10, 0                         ; cmpeq boolx8
    160  c441345cca                vsubps ymm9, ymm9, ymm10                             ; sub float32x8
    165  c4627d582d66120000        vpbroadcastd ymm13, dword ptr [rip + 3baab83f]
    16e  c4413459cd                vmulps ymm9, ymm9, ymm13                             ; mul float32x8
    173  c4627d582d5c120000        vpbroadcastd ymm13, dword ptr [rip + 000016c3]
    17c  c441145fc9                vmaxps ymm9, ymm13, ymm9                             ; where float32x8
    181  c4627d582d52120000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    18a  c441145dc9                vminps ymm9, ymm13, ymm9                             ; where float32x8
    18f  c53458e8                  vaddps ymm13, ymm9, ymm0                             ; add float32x8
    193  c5145cf0                  vsubps ymm14, ymm13, ymm0                            ; sub float32x8
    197  c441345cce                vsubps ymm9, ymm9, ymm14                             ; sub float32x8
    19c  c4627d58353f120000        vpbroadcastd ymm14, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    1a5  c4627d583d3a120000        vpbroadcastd ymm15, dword ptr [rip + c4312f6e]
    1ae  c44235a8f7                vfmadd213ps ymm14, ymm9, ymm15                       ; mulacc float32x8
    1b3  c4627d583d30120000        vpbroadcastd ymm15, dword ptr [rip + ce9c9d6f]
    1bc  c44235a8f7                vfmadd213ps ymm14, ymm9, ymm15                       ; mulacc float32x8
    1c1  c4627d583d26120000        vpbroadcastd ymm15, dword ptr [rip + 6758e370]
    1ca  c44235a8f7                vfmadd213ps ymm14, ymm9, ymm15                       ; mulacc float32x8
    1cf  c4627d583d1c120000        vpbroadcastd ymm15, dword ptr [rip + f0fdf571]
    1d8  c44235a8f7                vfmadd213ps ymm14, ymm9, ymm15                       ; mulacc float32x8
    1dd  c4627d583d12120000        vpbroadcastd ymm15, dword ptr [rip + 1872b172]
    1e6  c44235a8f7                vfmadd213ps ymm14, ymm9, ymm15                       ; mulacc float32x8
    1eb  c4627d583d08120000        vpbroadcastd ymm15, dword ptr [rip + 00000073]
    1f4  c44235a8f7                vfmadd213ps ymm14, ymm9, ymm15                       ; mulacc float32x8
    1f9  c4c13572f517              vpslld ymm9, ymm13, 23                               ; shl uint32x8
    1ff  c4c11572f516              vpslld ymm13, ymm13, 22                              ; shl uint32x8
    205  c4627d583df2110000        vpbroadcastd ymm15, dword ptr [rip + 0000807f]
    20e  c44115dbef                vpand ymm13, ymm13, ymm15                            ; and uint32x8
    213  c44135facd                vpsubd ymm9, ymm9, ymm13                             ; sub uint32x8
    218  c4410c59c9                vmulps ymm9, ymm14, ymm9                             ; mul float32x8
    21d  c4413459cd                vmulps ymm9, ymm9, ymm13                             ; mul float32x8
    222  c4627d582dd9110000        vpbroadcastd ymm13, dword ptr [rip + 0000803f]
    22b  c4c36d4ad5b0              vblendvps ymm2, ymm2, ymm13, ymm11                   ; where float32x8
    231  c4627d581dca110000        vpbroadcastd ymm11, dword ptr [rip + 0000803f]
    23a  c443354acbc0              vblendvps ymm9, ymm9, ymm11, ymm12                   ; where float32x8
    240  c46275b8ca                vfmadd231ps ymm9, ymm1, ymm2                         ; mulacc float32x8
    245  c4c17c104820              vmovups ymm1, ymmword ptr [r8 + 32]                  ; load float32x8
    24b  c5f45fd3                  vmaxps ymm2, ymm1, ymm3                              ; max float32x8
    24f  c574c2d903                vcmpps ymm11, ymm1, ymm1, 3
    254  c4636d4ad9b0              vblendvps ymm11, ymm2, ymm1, ymm11
    25a  c4c164c2d300              vcmpps ymm2, ymm3, ymm11, 0                          ; cmpeq boolx8
    260  c4c1645cdb                vsubps ymm3, ymm3, ymm11                             ; sub float32x8
    265  c4627d582566110000        vpbroadcastd ymm12, dword ptr [rip + 3baab83f]
    26e  c4c16459dc                vmulps ymm3, ymm3, ymm12                             ; mul float32x8
    273  c4627d58255c110000        vpbroadcastd ymm12, dword ptr [rip + 000016c3]
    27c  c59c5fdb                  vmaxps ymm3, ymm12, ymm3                             ; where float32x8
    280  c4627d582553110000        vpbroadcastd ymm12, dword ptr [rip + 00000043]
    289  c59c5ddb                  vminps ymm3, ymm12, ymm3                             ; where float32x8
    28d  c56458e0                  vaddps ymm12, ymm3, ymm0                             ; add float32x8
    291  c51c5ce8                  vsubps ymm13, ymm12, ymm0                            ; sub float32x8
    295  c4c1645cdd                vsubps ymm3, ymm3, ymm13                             ; sub float32x8
    29a  c4627d582d41110000        vpbroadcastd ymm13, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    2a3  c4627d58353c110000        vpbroadcastd ymm14, dword ptr [rip + c4312f6e]
    2ac  c44265a8ee                vfmadd213ps ymm13, ymm3, ymm14                       ; mulacc float32x8
    2b1  c4627d583532110000        vpbroadcastd ymm14, dword ptr [rip + ce9c9d6f]
    2ba  c44265a8ee                vfmadd213ps ymm13, ymm3, ymm14                       ; mulacc float32x8
    2bf  c4627d583528110000        vpbroadcastd ymm14, dword ptr [rip + 6758e370]
    2c8  c44265a8ee                vfmadd213ps ymm13, ymm3, ymm14                       ; mulacc float32x8
    2cd  c4627d58351e110000        vpbroadcastd ymm14, dword ptr [rip + f0fdf571]
    2d6  c44265a8ee                vfmadd213ps ymm13, ymm3, ymm14                       ; mulacc float32x8
    2db  c4627d583514110000        vpbroadcastd ymm14, dword ptr [rip + 1872b172]
    2e4  c44265a8ee                vfmadd213ps ymm13, ymm3, ymm14                       ; mulacc float32x8
    2e9  c4627d58350a110000        vpbroadcastd ymm14, dword ptr [rip + 00000073]
    2f2  c44265a8ee                vfmadd213ps ymm13, ymm3, ymm14                       ; mulacc float32x8
    2f7  c4c16572f417              vpslld ymm3, ymm12, 23                               ; shl uint32x8
    2fd  c4c11d72f416              vpslld ymm12, ymm12, 22                              ; shl uint32x8
    303  c4627d5835f4100000        vpbroadcastd ymm14, dword ptr [rip + 0000807f]
    30c  c4411ddbe6                vpand ymm12, ymm12, ymm14                            ; and uint32x8
    311  c4c165fadc                vpsubd ymm3, ymm3, ymm12                             ; sub uint32x8
    316  c59459db                  vmulps ymm3, ymm13, ymm3                             ; mul float32x8
    31a  c4c16459dc                vmulps ymm3, ymm3, ymm12                             ; mul float32x8
    31f  c44174c2e300              vcmpps ymm12, ymm1, ymm11, 0                         ; cmpeq boolx8
    325  c4c1745ccb                vsubps ymm1, ymm1, ymm11                             ; sub float32x8
    32a  c4627d582da1100000        vpbroadcastd ymm13, dword ptr [rip + 3baab83f]
    333  c4c17459cd                vmulps ymm1, ymm1, ymm13                             ; mul float32x8
    338  c4627d582d97100000        vpbroadcastd ymm13, dword ptr [rip + 000016c3]
    341  c5945fc9                  vmaxps ymm1, ymm13, ymm1                             ; where float32x8
    345  c4627d582d8e100000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    34e  c5945dc9                  vminps ymm1, ymm13, ymm1                             ; where float32x8
    352  c57458e8                  vaddps ymm13, ymm1, ymm0                             ; add float32x8
    356  c5145cf0                  vsubps ymm14, ymm13, ymm0                            ; sub float32x8
    35a  c4c1745cce                vsubps ymm1, ymm1, ymm14                             ; sub float32x8
    35f  c4627d58357c100000        vpbroadcastd ymm14, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    368  c4627d583d77100000        vpbroadcastd ymm15, dword ptr [rip + c4312f6e]
    371  c44275a8f7                vfmadd213ps ymm14, ymm1, ymm15                       ; mulacc float32x8
    376  c4627d583d6d100000        vpbroadcastd ymm15, dword ptr [rip + ce9c9d6f]
    37f  c44275a8f7                vfmadd213ps ymm14, ymm1, ymm15                       ; mulacc float32x8
    384  c4627d583d63100000        vpbroadcastd ymm15, dword ptr [rip + 6758e370]
    38d  c44275a8f7                vfmadd213ps ymm14, ymm1, ymm15                       ; mulacc float32x8
    392  c4627d583d59100000        vpbroadcastd ymm15, dword ptr [rip + f0fdf571]
    39b  c44275a8f7                vfmadd213ps ymm14, ymm1, ymm15                       ; mulacc float32x8
    3a0  c4627d583d4f100000        vpbroadcastd ymm15, dword ptr [rip + 1872b172]
    3a9  c44275a8f7                vfmadd213ps ymm14, ymm1, ymm15                       ; mulacc float32x8
    3ae  c4627d583d45100000        vpbroadcastd ymm15, dword ptr [rip + 00000073]
    3b7  c44275a8f7                vfmadd213ps ymm14, ymm1, ymm15                       ; mulacc float32x8
    3bc  c4c17572f517              vpslld ymm1, ymm13, 23                               ; shl uint32x8
    3c2  c4c11572f516              vpslld ymm13, ymm13, 22                              ; shl uint32x8
    3c8  c4627d583d2f100000        vpbroadcastd ymm15, dword ptr [rip + 0000807f]
    3d1  c44115dbef                vpand ymm13, ymm13, ymm15                            ; and uint32x8
    3d6  c4c175facd                vpsubd ymm1, ymm1, ymm13                             ; sub uint32x8
    3db  c58c59c9                  vmulps ymm1, ymm14, ymm1                             ; mul float32x8
    3df  c4c17459cd                vmulps ymm1, ymm1, ymm13                             ; mul float32x8
    3e4  c4627d582d17100000        vpbroadcastd ymm13, dword ptr [rip + 0000803f]
    3ed  c4c3654ad520              vblendvps ymm2, ymm3, ymm13, ymm2                    ; where float32x8
    3f3  c4e27d581d08100000        vpbroadcastd ymm3, dword ptr [rip + 0000803f]
    3fc  c463754ae3c0              vblendvps ymm12, ymm1, ymm3, ymm12                   ; where float32x8
    402  c4624db8e2                vfmadd231ps ymm12, ymm6, ymm2                        ; mulacc float32x8
    407  c4c17c104840              vmovups ymm1, ymmword ptr [r8 + 64]                  ; load float32x8
    40d  c5f45fd4                  vmaxps ymm2, ymm1, ymm4                              ; max float32x8
    411  c5f4c2d903                vcmpps ymm3, ymm1, ymm1, 3
    416  c4e36d4af130              vblendvps ymm6, ymm2, ymm1, ymm3
    41c  c5dcc2d600                vcmpps ymm2, ymm4, ymm6, 0                           ; cmpeq boolx8
    421  c5dc5cde                  vsubps ymm3, ymm4, ymm6                              ; sub float32x8
    425  c4e27d5825a60f0000        vpbroadcastd ymm4, dword ptr [rip + 3baab83f]
    42e  c5e459dc                  vmulps ymm3, ymm3, ymm4                              ; mul float32x8
    432  c4e27d58259d0f0000        vpbroadcastd ymm4, dword ptr [rip + 000016c3]
    43b  c5dc5fdb                  vmaxps ymm3, ymm4, ymm3                              ; where float32x8
    43f  c4e27d5825940f0000        vpbroadcastd ymm4, dword ptr [rip + 00000043]
    448  c5dc5ddb                  vminps ymm3, ymm4, ymm3                              ; where float32x8
    44c  c5e458e0                  vaddps ymm4, ymm3, ymm0                              ; add float32x8
    450  c55c5ce8                  vsubps ymm13, ymm4, ymm0                             ; sub float32x8
    454  c4c1645cdd                vsubps ymm3, ymm3, ymm13                             ; sub float32x8
    459  c4627d582d820f0000        vpbroadcastd ymm13, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    462  c4627d58357d0f0000        vpbroadcastd ymm14, dword ptr [rip + c4312f6e]
    46b  c44265a8ee                vfmadd213ps ymm13, ymm3, ymm14                       ; mulacc float32x8
    470  c4627d5835730f0000        vpbroadcastd ymm14, dword ptr [rip + ce9c9d6f]
    479  c44265a8ee                vfmadd213ps ymm13, ymm3, ymm14                       ; mulacc float32x8
    47e  c4627d5835690f0000        vpbroadcastd ymm14, dword ptr [rip + 6758e370]
    487  c44265a8ee                vfmadd213ps ymm13, ymm3, ymm14                       ; mulacc float32x8
    48c  c4627d58355f0f0000        vpbroadcastd ymm14, dword ptr [rip + f0fdf571]
    495  c44265a8ee                vfmadd213ps ymm13, ymm3, ymm14                       ; mulacc float32x8
    49a  c4627d5835550f0000        vpbroadcastd ymm14, dword ptr [rip + 1872b172]
    4a3  c44265a8ee                vfmadd213ps ymm13, ymm3, ymm14                       ; mulacc float32x8
    4a8  c4627d58354b0f0000        vpbroadcastd ymm14, dword ptr [rip + 00000073]
    4b1  c44265a8ee                vfmadd213ps ymm13, ymm3, ymm14                       ; mulacc float32x8
    4b6  c5e572f417                vpslld ymm3, ymm4, 23                                ; shl uint32x8
    4bb  c5dd72f416                vpslld ymm4, ymm4, 22                                ; shl uint32x8
    4c0  c4627d5835370f0000        vpbroadcastd ymm14, dword ptr [rip + 0000807f]
    4c9  c4c15ddbe6                vpand ymm4, ymm4, ymm14                              ; and uint32x8
    4ce  c5e5fadc                  vpsubd ymm3, ymm3, ymm4                              ; sub uint32x8
    4d2  c59459db                  vmulps ymm3, ymm13, ymm3                             ; mul float32x8
    4d6  c5e459dc                  vmulps ymm3, ymm3, ymm4                              ; mul float32x8
    4da  c5f4c2e600                vcmpps ymm4, ymm1, ymm6, 0                           ; cmpeq boolx8
    4df  c5f45cce                  vsubps ymm1, ymm1, ymm6                              ; sub float32x8
    4e3  c4627d582de80e0000        vpbroadcastd ymm13, dword ptr [rip + 3baab83f]
    4ec  c4c17459cd                vmulps ymm1, ymm1, ymm13                             ; mul float32x8
    4f1  c4627d582dde0e0000        vpbroadcastd ymm13, dword ptr [rip + 000016c3]
    4fa  c5945fc9                  vmaxps ymm1, ymm13, ymm1                             ; where float32x8
    4fe  c4627d582dd50e0000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    507  c5945dc9                  vminps ymm1, ymm13, ymm1                             ; where float32x8
    50b  c57458e8                  vaddps ymm13, ymm1, ymm0                             ; add float32x8
    50f  c5145cf0                  vsubps ymm14, ymm13, ymm0                            ; sub float32x8
    513  c4c1745cce                vsubps ymm1, ymm1, ymm14                             ; sub float32x8
    518  c4627d5835c30e0000        vpbroadcastd ymm14, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    521  c4627d583dbe0e0000        vpbroadcastd ymm15, dword ptr [rip + c4312f6e]
    52a  c44275a8f7                vfmadd213ps ymm14, ymm1, ymm15                       ; mulacc float32x8
    52f  c4627d583db40e0000        vpbroadcastd ymm15, dword ptr [rip + ce9c9d6f]
    538  c44275a8f7                vfmadd213ps ymm14, ymm1, ymm15                       ; mulacc float32x8
    53d  c4627d583daa0e0000        vpbroadcastd ymm15, dword ptr [rip + 6758e370]
    546  c44275a8f7                vfmadd213ps ymm14, ymm1, ymm15                       ; mulacc float32x8
    54b  c4627d583da00e0000        vpbroadcastd ymm15, dword ptr [rip + f0fdf571]
    554  c44275a8f7                vfmadd213ps ymm14, ymm1, ymm15                       ; mulacc float32x8
    559  c4627d583d960e0000        vpbroadcastd ymm15, dword ptr [rip + 1872b172]
    562  c44275a8f7                vfmadd213ps ymm14, ymm1, ymm15                       ; mulacc float32x8
    567  c4627d583d8c0e0000        vpbroadcastd ymm15, dword ptr [rip + 00000073]
    570  c44275a8f7                vfmadd213ps ymm14, ymm1, ymm15                       ; mulacc float32x8
    575  c4c17572f517              vpslld ymm1, ymm13, 23                               ; shl uint32x8
    57b  c4c11572f516              vpslld ymm13, ymm13, 22                              ; shl uint32x8
    581  c4627d583d760e0000        vpbroadcastd ymm15, dword ptr [rip + 0000807f]
    58a  c44115dbef                vpand ymm13, ymm13, ymm15                            ; and uint32x8
    58f  c4c175facd                vpsubd ymm1, ymm1, ymm13                             ; sub uint32x8
    594  c58c59c9                  vmulps ymm1, ymm14, ymm1                             ; mul float32x8
    598  c4c17459cd                vmulps ymm1, ymm1, ymm13                             ; mul float32x8
    59d  c4627d582d5e0e0000        vpbroadcastd ymm13, dword ptr [rip + 0000803f]
    5a6  c4c3654ad520              vblendvps ymm2, ymm3, ymm13, ymm2                    ; where float32x8
    5ac  c4e27d581d4f0e0000        vpbroadcastd ymm3, dword ptr [rip + 0000803f]
    5b5  c463754aeb40              vblendvps ymm13, ymm1, ymm3, ymm4                    ; where float32x8
    5bb  c46245b8ea                vfmadd231ps ymm13, ymm7, ymm2                        ; mulacc float32x8
    5c0  c4c17c104860              vmovups ymm1, ymmword ptr [r8 + 96]                  ; load float32x8
    5c6  c5f45fd5                  vmaxps ymm2, ymm1, ymm5                              ; max float32x8
    5ca  c5f4c2d903                vcmpps ymm3, ymm1, ymm1, 3
    5cf  c4e36d4af930              vblendvps ymm7, ymm2, ymm1, ymm3
    5d5  c5d4c2d700                vcmpps ymm2, ymm5, ymm7, 0                           ; cmpeq boolx8
    5da  c5d45cdf                  vsubps ymm3, ymm5, ymm7                              ; sub float32x8
    5de  c4e27d5825ed0d0000        vpbroadcastd ymm4, dword ptr [rip + 3baab83f]
    5e7  c5e459dc                  vmulps ymm3, ymm3, ymm4                              ; mul float32x8
    5eb  c4e27d5825e40d0000        vpbroadcastd ymm4, dword ptr [rip + 000016c3]
    5f4  c5dc5fdb                  vmaxps ymm3, ymm4, ymm3                              ; where float32x8
    5f8  c4e27d5825db0d0000        vpbroadcastd ymm4, dword ptr [rip + 00000043]
    601  c5dc5ddb                  vminps ymm3, ymm4, ymm3                              ; where float32x8
    605  c5e458e0                  vaddps ymm4, ymm3, ymm0                              ; add float32x8
    609  c5dc5ce8                  vsubps ymm5, ymm4, ymm0                              ; sub float32x8
    60d  c5e45cdd                  vsubps ymm3, ymm3, ymm5                              ; sub float32x8
    611  c4e27d582dca0d0000        vpbroadcastd ymm5, dword ptr [rip + b4629a6c]        ; mulacc float32x8
    61a  c4627d5835c50d0000        vpbroadcastd ymm14, dword ptr [rip + c4312f6e]
    623  c4c265a8ee                vfmadd213ps ymm5, ymm3, ymm14                        ; mulacc float32x8
    628  c4627d5835bb0d0000        vpbroadcastd ymm14, dword ptr [rip + ce9c9d6f]
    631  c4c265a8ee                vfmadd213ps ymm5, ymm3, ymm14                        ; mulacc float32x8
    636  c4627d5835b10d0000        vpbroadcastd ymm14, dword ptr [rip + 6758e370]
    63f  c4c265a8ee                vfmadd213ps ymm5, ymm3, ymm14                        ; mulacc float32x8
    644  c4627d5835a70d0000        vpbroadcastd ymm14, dword ptr [rip + f0fdf571]
    64d  c4c265a8ee                vfmadd213ps ymm5, ymm3, ymm14                        ; mulacc float32x8
    652  c4627d58359d0d0000        vpbroadcastd ymm14, dword ptr [rip + 1872b172]
    65b  c4c265a8ee                vfmadd213ps ymm5, ymm3, ymm14                        ; mulacc float32x8
    660  c4627d5835930d0000        vpbroadcastd ymm14, dword ptr [rip + 00000073]
    669  c4c265a8ee                vfmadd213ps ymm5, ymm3, ymm14                        ; mulacc float32x8
    66e  c5e572f417                vpslld ymm3, ymm4, 23                                ; shl uint32x8
    673  c5dd72f416                vpslld ymm4, ymm4, 22                                ; shl uint32x8
    678  c4627d58357f0d0000        vpbroadcastd ymm14, dword ptr [rip + 0000807f]
    681  c4c15ddbe6                vpand ymm4, ymm4, ymm14                              ; and uint32x8
    686  c5e5fadc                  vpsubd ymm3, ymm3, ymm4                              ; sub uint32x8
    68a  c5d459db                  vmulps ymm3, ymm5, ymm3                              ; mul float32x8
    68e  c5e459dc                  vmulps ymm3, ymm3, ymm4                              ; mul float32x8
    692  c5f4c2e700                vcmpps ymm4, ymm1, ymm7, 0                           ; cmpeq boolx8
    697  c5f45ccf                  vsubps ymm1, ymm1, ymm7                              ; sub float32x8
    69b  c4e27d582d300d0000        vpbroadcastd ymm5, dword ptr [rip + 3baab83f]
    6a4  c5f459cd                  vmulps ymm1, ymm1, ymm5                              ; mul float32x8
    6a8  c4e27d582d270d0000        vpbroadcastd ymm5, dword ptr [rip + 000016c3]
    6b1  c5d45fc9                  vmaxps ymm1, ymm5, ymm1                              ; where float32x8
    6b5  c4e27d582d1e0d0000        vpbroadcastd ymm5, dword ptr [rip + 00000043]
    6be  c5d45dc9                  vminps ymm1, ymm5, ymm1                              ; where float32x8
    6c2  c5f458e8                  vaddps ymm5, ymm1, ymm0                              ; add float32x8
    6c6  c5545cf0                  vsubps ymm14, ymm5, ymm0                             ; sub float32x8
    6ca  c4c1745cce                vsubps ymm1, ymm1, ymm14                             ; sub float32x8
    6cf  c4627d58350c0d0000        vpbroadcastd ymm14, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    6d8  c4627d583d070d0000        vpbroadcastd ymm15, dword ptr [rip + c4312f6e]
    6e1  c44275a8f7                vfmadd213ps ymm14, ymm1, ymm15                       ; mulacc float32x8
    6e6  c4627d583dfd0c0000        vpbroadcastd ymm15, dword ptr [rip + ce9c9d6f]
    6ef  c44275a8f7                vfmadd213ps ymm14, ymm1, ymm15                       ; mulacc float32x8
    6f4  c4627d583df30c0000        vpbroadcastd ymm15, dword ptr [rip + 6758e370]
    6fd  c44275a8f7                vfmadd213ps ymm14, ymm1, ymm15                       ; mulacc float32x8
    702  c4627d583de90c0000        vpbroadcastd ymm15, dword ptr [rip + f0fdf571]
    70b  c44275a8f7                vfmadd213ps ymm14, ymm1, ymm15                       ; mulacc float32x8
    710  c4627d583ddf0c0000        vpbroadcastd ymm15, dword ptr [rip + 1872b172]
    719  c44275a8f7                vfmadd213ps ymm14, ymm1, ymm15                       ; mulacc float32x8
    71e  c4627d583dd50c0000        vpbroadcastd ymm15, dword ptr [rip + 00000073]
    727  c44275a8f7                vfmadd213ps ymm14, ymm1, ymm15                       ; mulacc float32x8
    72c  c5f572f517                vpslld ymm1, ymm5, 23                                ; shl uint32x8
    731  c5d572f516                vpslld ymm5, ymm5, 22                                ; shl uint32x8
    736  c4627d583dc10c0000        vpbroadcastd ymm15, dword ptr [rip + 0000807f]
    73f  c4c155dbef                vpand ymm5, ymm5, ymm15                              ; and uint32x8
    744  c5f5facd                  vpsubd ymm1, ymm1, ymm5                              ; sub uint32x8
    748  c58c59c9                  vmulps ymm1, ymm14, ymm1                             ; mul float32x8
    74c  c5f459cd                  vmulps ymm1, ymm1, ymm5                              ; mul float32x8
    750  c4e27d582dab0c0000        vpbroadcastd ymm5, dword ptr [rip + 0000803f]
    759  c4e3654ad520              vblendvps ymm2, ymm3, ymm5, ymm2                     ; where float32x8
    75f  c4e27d581d9c0c0000        vpbroadcastd ymm3, dword ptr [rip + 0000803f]
    768  c463754af340              vblendvps ymm14, ymm1, ymm3, ymm4                    ; where float32x8
    76e  c4623db8f2                vfmadd231ps ymm14, ymm8, ymm2                        ; mulacc float32x8
    773  c4c17c28c9                vmovaps ymm1, ymm9                                   ; end void
    778  c4c17c28d2                vmovaps ymm2, ymm10
    77d  c4c17c28db                vmovaps ymm3, ymm11
    782  c5fc28e6                  vmovaps ymm4, ymm6
    786  c5fc28ef                  vmovaps ymm5, ymm7
    78a  c4c17c28f4                vmovaps ymm6, ymm12
    78f  c4c17c28fd                vmovaps ymm7, ymm13
    794  c4417c28c6                vmovaps ymm8, ymm14
    799  4981c080000000            add r8, 128
    7a0  83c701                    add edi, 1
    7a3  83ff02                    cmp edi, 2
    7a6  0f8cd4f8ffff              jl loop_80
done_7ac:
    7ac  c55c5fca                  vmaxps ymm9, ymm4, ymm2                              ; max float32x8
    7b0  c55cc2d403                vcmpps ymm10, ymm4, ymm4, 3
    7b5  c463354acca0              vblendvps ymm9, ymm9, ymm4, ymm10
    7bb  c4416cc2d100              vcmpps ymm10, ymm2, ymm9, 0                          ; cmpeq boolx8
    7c1  c4c16c5cd1                vsubps ymm2, ymm2, ymm9                              ; sub float32x8
    7c6  c4627d581d050c0000        vpbroadcastd ymm11, dword ptr [rip + 3baab83f]
    7cf  c4c16c59d3                vmulps ymm2, ymm2, ymm11                             ; mul float32x8
    7d4  c4627d581dfb0b0000        vpbroadcastd ymm11, dword ptr [rip + 000016c3]
    7dd  c5a45fd2                  vmaxps ymm2, ymm11, ymm2                             ; where float32x8
    7e1  c4627d581df20b0000        vpbroadcastd ymm11, dword ptr [rip + 00000043]
    7ea  c5a45dd2                  vminps ymm2, ymm11, ymm2                             ; where float32x8
    7ee  c56c58d8                  vaddps ymm11, ymm2, ymm0                             ; add float32x8
    7f2  c5245ce0                  vsubps ymm12, ymm11, ymm0                            ; sub float32x8
    7f6  c4c16c5cd4                vsubps ymm2, ymm2, ymm12                             ; sub float32x8
    7fb  c4627d5825e00b0000        vpbroadcastd ymm12, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    804  c4627d582ddb0b0000        vpbroadcastd ymm13, dword ptr [rip + c4312f6e]
    80d  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    812  c4627d582dd10b0000        vpbroadcastd ymm13, dword ptr [rip + ce9c9d6f]
    81b  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    820  c4627d582dc70b0000        vpbroadcastd ymm13, dword ptr [rip + 6758e370]
    829  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    82e  c4627d582dbd0b0000        vpbroadcastd ymm13, dword ptr [rip + f0fdf571]
    837  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    83c  c4627d582db30b0000        vpbroadcastd ymm13, dword ptr [rip + 1872b172]
    845  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    84a  c4627d582da90b0000        vpbroadcastd ymm13, dword ptr [rip + 00000073]
    853  c4426da8e5                vfmadd213ps ymm12, ymm2, ymm13                       ; mulacc float32x8
    858  c4c16d72f317              vpslld ymm2, ymm11, 23                               ; shl uint32x8
    85e  c4c12572f316              vpslld ymm11, ymm11, 22                              ; shl uint32x8
    864  c4627d582d930b0000        vpbroadcastd ymm13, dword ptr [rip + 0000807f]
    86d  c44125dbdd                vpand ymm11, ymm11, ymm13                            ; and uint32x8
    872  c4c16dfad3                vpsubd ymm2, ymm2, ymm11                             ; sub uint32x8
    877  c59c59d2                  vmulps ymm2, ymm12, ymm2                             ; mul float32x8
    87b  c4c16c59d3                vmulps ymm2, ymm2, ymm11                             ; mul float32x8
    880  c4415cc2d900              vcmpps ymm11, ymm4, ymm9, 0                          ; cmpeq boolx8
    886  c4c15c5ce1                vsubps ymm4, ymm4, ymm9                              ; sub float32x8
    88b  c4627d5825400b0000        vpbroadcastd ymm12, dword ptr [rip + 3baab83f]
    894  c4c15c59e4                vmulps ymm4, ymm4, ymm12                             ; mul float32x8
    899  c4627d5825360b0000        vpbroadcastd ymm12, dword ptr [rip + 000016c3]
    8a2  c59c5fe4                  vmaxps ymm4, ymm12, ymm4                             ; where float32x8
    8a6  c4627d58252d0b0000        vpbroadcastd ymm12, dword ptr [rip + 00000043]
    8af  c59c5de4                  vminps ymm4, ymm12, ymm4                             ; where float32x8
    8b3  c55c58e0                  vaddps ymm12, ymm4, ymm0                             ; add float32x8
    8b7  c51c5ce8                  vsubps ymm13, ymm12, ymm0                            ; sub float32x8
    8bb  c4c15c5ce5                vsubps ymm4, ymm4, ymm13                             ; sub float32x8
    8c0  c4627d582d1b0b0000        vpbroadcastd ymm13, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    8c9  c4627d5835160b0000        vpbroadcastd ymm14, dword ptr [rip + c4312f6e]
    8d2  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    8d7  c4627d58350c0b0000        vpbroadcastd ymm14, dword ptr [rip + ce9c9d6f]
    8e0  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    8e5  c4627d5835020b0000        vpbroadcastd ymm14, dword ptr [rip + 6758e370]
    8ee  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    8f3  c4627d5835f80a0000        vpbroadcastd ymm14, dword ptr [rip + f0fdf571]
    8fc  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    901  c4627d5835ee0a0000        vpbroadcastd ymm14, dword ptr [rip + 1872b172]
    90a  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    90f  c4627d5835e40a0000        vpbroadcastd ymm14, dword ptr [rip + 00000073]
    918  c4425da8ee                vfmadd213ps ymm13, ymm4, ymm14                       ; mulacc float32x8
    91d  c4c15d72f417              vpslld ymm4, ymm12, 23                               ; shl uint32x8
    923  c4c11d72f416              vpslld ymm12, ymm12, 22                              ; shl uint32x8
    929  c4627d5835ce0a0000        vpbroadcastd ymm14, dword ptr [rip + 0000807f]
    932  c4411ddbe6                vpand ymm12, ymm12, ymm14                            ; and uint32x8
    937  c4c15dfae4                vpsubd ymm4, ymm4, ymm12                             ; sub uint32x8
    93c  c59459e4                  vmulps ymm4, ymm13, ymm4                             ; mul float32x8
    940  c4c15c59e4                vmulps ymm4, ymm4, ymm12                             ; mul float32x8
    945  c4627d5825b60a0000        vpbroadcastd ymm12, dword ptr [rip + 0000803f]
    94e  c4c35d4ae4b0              vblendvps ymm4, ymm4, ymm12, ymm11                   ; where float32x8
    954  c5c459e4                  vmulps ymm4, ymm7, ymm4                              ; mul float32x8
    958  c4e27d583da30a0000        vpbroadcastd ymm7, dword ptr [rip + 0000803f]
    961  c4e36d4ad7a0              vblendvps ymm2, ymm2, ymm7, ymm10                    ; where float32x8
    967  c4e275b8e2                vfmadd231ps ymm4, ymm1, ymm2                         ; mulacc float32x8
    96c  c5d45fcb                  vmaxps ymm1, ymm5, ymm3                              ; max float32x8
    970  c5d4c2d503                vcmpps ymm2, ymm5, ymm5, 3
    975  c4e3754acd20              vblendvps ymm1, ymm1, ymm5, ymm2
    97b  c5e4c2d100                vcmpps ymm2, ymm3, ymm1, 0                           ; cmpeq boolx8
    980  c5e45cd9                  vsubps ymm3, ymm3, ymm1                              ; sub float32x8
    984  c4e27d583d470a0000        vpbroadcastd ymm7, dword ptr [rip + 3baab83f]
    98d  c5e459df                  vmulps ymm3, ymm3, ymm7                              ; mul float32x8
    991  c4e27d583d3e0a0000        vpbroadcastd ymm7, dword ptr [rip + 000016c3]
    99a  c5c45fdb                  vmaxps ymm3, ymm7, ymm3                              ; where float32x8
    99e  c4e27d583d350a0000        vpbroadcastd ymm7, dword ptr [rip + 00000043]
    9a7  c5c45ddb                  vminps ymm3, ymm7, ymm3                              ; where float32x8
    9ab  c5e458f8                  vaddps ymm7, ymm3, ymm0                              ; add float32x8
    9af  c5445cd0                  vsubps ymm10, ymm7, ymm0                             ; sub float32x8
    9b3  c4c1645cda                vsubps ymm3, ymm3, ymm10                             ; sub float32x8
    9b8  c4627d5815230a0000        vpbroadcastd ymm10, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    9c1  c4627d581d1e0a0000        vpbroadcastd ymm11, dword ptr [rip + c4312f6e]
    9ca  c44265a8d3                vfmadd213ps ymm10, ymm3, ymm11                       ; mulacc float32x8
    9cf  c4627d581d140a0000        vpbroadcastd ymm11, dword ptr [rip + ce9c9d6f]
    9d8  c44265a8d3                vfmadd213ps ymm10, ymm3, ymm11                       ; mulacc float32x8
    9dd  c4627d581d0a0a0000        vpbroadcastd ymm11, dword ptr [rip + 6758e370]
    9e6  c44265a8d3                vfmadd213ps ymm10, ymm3, ymm11                       ; mulacc float32x8
    9eb  c4627d581d000a0000        vpbroadcastd ymm11, dword ptr [rip + f0fdf571]
    9f4  c44265a8d3                vfmadd213ps ymm10, ymm3, ymm11                       ; mulacc float32x8
    9f9  c4627d581df6090000        vpbroadcastd ymm11, dword ptr [rip + 1872b172]
    a02  c44265a8d3                vfmadd213ps ymm10, ymm3, ymm11                       ; mulacc float32x8
    a07  c4627d581dec090000        vpbroadcastd ymm11, dword ptr [rip + 00000073]
    a10  c44265a8d3                vfmadd213ps ymm10, ymm3, ymm11                       ; mulacc float32x8
    a15  c5e572f717                vpslld ymm3, ymm7, 23                                ; shl uint32x8
    a1a  c5c572f716                vpslld ymm7, ymm7, 22                                ; shl uint32x8
    a1f  c4627d581dd8090000        vpbroadcastd ymm11, dword ptr [rip + 0000807f]
    a28  c4c145dbfb                vpand ymm7, ymm7, ymm11                              ; and uint32x8
    a2d  c5e5fadf                  vpsubd ymm3, ymm3, ymm7                              ; sub uint32x8
    a31  c5ac59db                  vmulps ymm3, ymm10, ymm3                             ; mul float32x8
    a35  c5e459df                  vmulps ymm3, ymm3, ymm7                              ; mul float32x8
    a39  c5d4c2f900                vcmpps ymm7, ymm5, ymm1, 0                           ; cmpeq boolx8
    a3e  c5d45ce9                  vsubps ymm5, ymm5, ymm1                              ; sub float32x8
    a42  c4627d581589090000        vpbroadcastd ymm10, dword ptr [rip + 3baab83f]
    a4b  c4c15459ea                vmulps ymm5, ymm5, ymm10                             ; mul float32x8
    a50  c4627d58157f090000        vpbroadcastd ymm10, dword ptr [rip + 000016c3]
    a59  c5ac5fed                  vmaxps ymm5, ymm10, ymm5                             ; where float32x8
    a5d  c4627d581576090000        vpbroadcastd ymm10, dword ptr [rip + 00000043]
    a66  c5ac5ded                  vminps ymm5, ymm10, ymm5                             ; where float32x8
    a6a  c55458d0                  vaddps ymm10, ymm5, ymm0                             ; add float32x8
    a6e  c52c5cd8                  vsubps ymm11, ymm10, ymm0                            ; sub float32x8
    a72  c4c1545ceb                vsubps ymm5, ymm5, ymm11                             ; sub float32x8
    a77  c4627d581d64090000        vpbroadcastd ymm11, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    a80  c4627d58255f090000        vpbroadcastd ymm12, dword ptr [rip + c4312f6e]
    a89  c44255a8dc                vfmadd213ps ymm11, ymm5, ymm12                       ; mulacc float32x8
    a8e  c4627d582555090000        vpbroadcastd ymm12, dword ptr [rip + ce9c9d6f]
    a97  c44255a8dc                vfmadd213ps ymm11, ymm5, ymm12                       ; mulacc float32x8
    a9c  c4627d58254b090000        vpbroadcastd ymm12, dword ptr [rip + 6758e370]
    aa5  c44255a8dc                vfmadd213ps ymm11, ymm5, ymm12                       ; mulacc float32x8
    aaa  c4627d582541090000        vpbroadcastd ymm12, dword ptr [rip + f0fdf571]
    ab3  c44255a8dc                vfmadd213ps ymm11, ymm5, ymm12                       ; mulacc float32x8
    ab8  c4627d582537090000        vpbroadcastd ymm12, dword ptr [rip + 1872b172]
    ac1  c44255a8dc                vfmadd213ps ymm11, ymm5, ymm12                       ; mulacc float32x8
    ac6  c4627d58252d090000        vpbroadcastd ymm12, dword ptr [rip + 00000073]
    acf  c44255a8dc                vfmadd213ps ymm11, ymm5, ymm12                       ; mulacc float32x8
    ad4  c4c15572f217              vpslld ymm5, ymm10, 23                               ; shl uint32x8
    ada  c4c12d72f216              vpslld ymm10, ymm10, 22                              ; shl uint32x8
    ae0  c4627d582517090000        vpbroadcastd ymm12, dword ptr [rip + 0000807f]
    ae9  c4412ddbd4                vpand ymm10, ymm10, ymm12                            ; and uint32x8
    aee  c4c155faea                vpsubd ymm5, ymm5, ymm10                             ; sub uint32x8
    af3  c5a459ed                  vmulps ymm5, ymm11, ymm5                             ; mul float32x8
    af7  c4c15459ea                vmulps ymm5, ymm5, ymm10                             ; mul float32x8
    afc  c4627d5815ff080000        vpbroadcastd ymm10, dword ptr [rip + 0000803f]
    b05  c4c3554aea70              vblendvps ymm5, ymm5, ymm10, ymm7                    ; where float32x8
    b0b  c5bc59ed                  vmulps ymm5, ymm8, ymm5                              ; mul float32x8
    b0f  c4e27d583dec080000        vpbroadcastd ymm7, dword ptr [rip + 0000803f]
    b18  c4e3654ad720              vblendvps ymm2, ymm3, ymm7, ymm2                     ; where float32x8
    b1e  c4e24db8ea                vfmadd231ps ymm5, ymm6, ymm2                         ; mulacc float32x8
    b23  c4c1745fd1                vmaxps ymm2, ymm1, ymm9                              ; max float32x8
    b28  c5f4c2d903                vcmpps ymm3, ymm1, ymm1, 3
    b2d  c4e36d4ad130              vblendvps ymm2, ymm2, ymm1, ymm3
    b33  c5b4c2da00                vcmpps ymm3, ymm9, ymm2, 0                           ; cmpeq boolx8
    b38  c5b45cf2                  vsubps ymm6, ymm9, ymm2                              ; sub float32x8
    b3c  c4e27d583d8f080000        vpbroadcastd ymm7, dword ptr [rip + 3baab83f]
    b45  c5cc59f7                  vmulps ymm6, ymm6, ymm7                              ; mul float32x8
    b49  c4e27d583d86080000        vpbroadcastd ymm7, dword ptr [rip + 000016c3]
    b52  c5c45ff6                  vmaxps ymm6, ymm7, ymm6                              ; where float32x8
    b56  c4e27d583d7d080000        vpbroadcastd ymm7, dword ptr [rip + 00000043]
    b5f  c5c45df6                  vminps ymm6, ymm7, ymm6                              ; where float32x8
    b63  c5cc58f8                  vaddps ymm7, ymm6, ymm0                              ; add float32x8
    b67  c5445cc0                  vsubps ymm8, ymm7, ymm0                              ; sub float32x8
    b6b  c4c14c5cf0                vsubps ymm6, ymm6, ymm8                              ; sub float32x8
    b70  c4627d58056b080000        vpbroadcastd ymm8, dword ptr [rip + b4629a6c]        ; mulacc float32x8
    b79  c4627d580d66080000        vpbroadcastd ymm9, dword ptr [rip + c4312f6e]
    b82  c4424da8c1                vfmadd213ps ymm8, ymm6, ymm9                         ; mulacc float32x8
    b87  c4627d580d5c080000        vpbroadcastd ymm9, dword ptr [rip + ce9c9d6f]
    b90  c4424da8c1                vfmadd213ps ymm8, ymm6, ymm9                         ; mulacc float32x8
    b95  c4627d580d52080000        vpbroadcastd ymm9, dword ptr [rip + 6758e370]
    b9e  c4424da8c1                vfmadd213ps ymm8, ymm6, ymm9                         ; mulacc float32x8
    ba3  c4627d580d48080000        vpbroadcastd ymm9, dword ptr [rip + f0fdf571]
    bac  c4424da8c1                vfmadd213ps ymm8, ymm6, ymm9                         ; mulacc float32x8
    bb1  c4627d580d3e080000        vpbroadcastd ymm9, dword ptr [rip + 1872b172]
    bba  c4424da8c1                vfmadd213ps ymm8, ymm6, ymm9                         ; mulacc float32x8
    bbf  c4627d580d34080000        vpbroadcastd ymm9, dword ptr [rip + 00000073]
    bc8  c4424da8c1                vfmadd213ps ymm8, ymm6, ymm9                         ; mulacc float32x8
    bcd  c5cd72f717                vpslld ymm6, ymm7, 23                                ; shl uint32x8
    bd2  c5c572f716                vpslld ymm7, ymm7, 22                                ; shl uint32x8
    bd7  c4627d580d20080000        vpbroadcastd ymm9, dword ptr [rip + 0000807f]
    be0  c4c145dbf9                vpand ymm7, ymm7, ymm9                               ; and uint32x8
    be5  c5cdfaf7                  vpsubd ymm6, ymm6, ymm7                              ; sub uint32x8
    be9  c5bc59f6                  vmulps ymm6, ymm8, ymm6                              ; mul float32x8
    bed  c5cc59f7                  vmulps ymm6, ymm6, ymm7                              ; mul float32x8
    bf1  c5f4c2fa00                vcmpps ymm7, ymm1, ymm2, 0                           ; cmpeq boolx8
    bf6  c5f45cca                  vsubps ymm1, ymm1, ymm2                              ; sub float32x8
    bfa  c4627d5805d1070000        vpbroadcastd ymm8, dword ptr [rip + 3baab83f]
    c03  c4c17459c8                vmulps ymm1, ymm1, ymm8                              ; mul float32x8
    c08  c4627d5805c7070000        vpbroadcastd ymm8, dword ptr [rip + 000016c3]
    c11  c5bc5fc9                  vmaxps ymm1, ymm8, ymm1                              ; where float32x8
    c15  c4627d5805be070000        vpbroadcastd ymm8, dword ptr [rip + 00000043]
    c1e  c5bc5dc9                  vminps ymm1, ymm8, ymm1                              ; where float32x8
    c22  c57458c0                  vaddps ymm8, ymm1, ymm0                              ; add float32x8
    c26  c53c5cc8                  vsubps ymm9, ymm8, ymm0                              ; sub float32x8
    c2a  c4c1745cc9                vsubps ymm1, ymm1, ymm9                              ; sub float32x8
    c2f  c4627d580dac070000        vpbroadcastd ymm9, dword ptr [rip + b4629a6c]        ; mulacc float32x8
    c38  c4627d5815a7070000        vpbroadcastd ymm10, dword ptr [rip + c4312f6e]
    c41  c44275a8ca                vfmadd213ps ymm9, ymm1, ymm10                        ; mulacc float32x8
    c46  c4627d58159d070000        vpbroadcastd ymm10, dword ptr [rip + ce9c9d6f]
    c4f  c44275a8ca                vfmadd213ps ymm9, ymm1, ymm10                        ; mulacc float32x8
    c54  c4627d581593070000        vpbroadcastd ymm10, dword ptr [rip + 6758e370]
    c5d  c44275a8ca                vfmadd213ps ymm9, ymm1, ymm10                        ; mulacc float32x8
    c62  c4627d581589070000        vpbroadcastd ymm10, dword ptr [rip + f0fdf571]
    c6b  c44275a8ca                vfmadd213ps ymm9, ymm1, ymm10                        ; mulacc float32x8
    c70  c4627d58157f070000        vpbroadcastd ymm10, dword ptr [rip + 1872b172]
    c79  c44275a8ca                vfmadd213ps ymm9, ymm1, ymm10                        ; mulacc float32x8
    c7e  c4627d581575070000        vpbroadcastd ymm10, dword ptr [rip + 00000073]
    c87  c44275a8ca                vfmadd213ps ymm9, ymm1, ymm10                        ; mulacc float32x8
    c8c  c4c17572f017              vpslld ymm1, ymm8, 23                                ; shl uint32x8
    c92  c4c13d72f016              vpslld ymm8, ymm8, 22                                ; shl uint32x8
    c98  c4627d58155f070000        vpbroadcastd ymm10, dword ptr [rip + 0000807f]
    ca1  c4413ddbc2                vpand ymm8, ymm8, ymm10                              ; and uint32x8
    ca6  c4c175fac8                vpsubd ymm1, ymm1, ymm8                              ; sub uint32x8
    cab  c5b459c9                  vmulps ymm1, ymm9, ymm1                              ; mul float32x8
    caf  c4c17459c8                vmulps ymm1, ymm1, ymm8                              ; mul float32x8
    cb4  c4627d580547070000        vpbroadcastd ymm8, dword ptr [rip + 0000803f]
    cbd  c4c3754ac870              vblendvps ymm1, ymm1, ymm8, ymm7                     ; where float32x8
    cc3  c5d459c9                  vmulps ymm1, ymm5, ymm1                              ; mul float32x8
    cc7  c4e27d582d34070000        vpbroadcastd ymm5, dword ptr [rip + 0000803f]
    cd0  c4e34d4add30              vblendvps ymm3, ymm6, ymm5, ymm3                     ; where float32x8
    cd6  c4e25db8cb                vfmadd231ps ymm1, ymm4, ymm3                         ; mulacc float32x8
    cdb  c4e37d19d301              vextractf128 xmm3, ymm2, 1                           ; gep float32x4
    ce1  c5e85fe3                  vmaxps xmm4, xmm2, xmm3                              ; max float32x4
    ce5  c5e8c2ea03                vcmpps xmm5, xmm2, xmm2, 3
    cea  c4e3594ae250              vblendvps xmm4, xmm4, xmm2, xmm5
    cf0  c5e8c2ec00                vcmpps xmm5, xmm2, xmm4, 0                           ; cmpeq boolx4
    cf5  c5e85cd4                  vsubps xmm2, xmm2, xmm4                              ; sub float32x4
    cf9  c4e2795835d2060000        vpbroadcastd xmm6, dword ptr [rip + 3baab83f]
    d02  c5e859d6                  vmulps xmm2, xmm2, xmm6                              ; mul float32x4
    d06  c4e2795835c9060000        vpbroadcastd xmm6, dword ptr [rip + 000016c3]
    d0f  c5c85fd2                  vmaxps xmm2, xmm6, xmm2                              ; where float32x4
    d13  c4e2795835c0060000        vpbroadcastd xmm6, dword ptr [rip + 00000043]
    d1c  c5c85dd2                  vminps xmm2, xmm6, xmm2                              ; where float32x4
    d20  c4e2795835b7060000        vpbroadcastd xmm6, dword ptr [rip + 9700404b]
    d29  c5e858f6                  vaddps xmm6, xmm2, xmm6                              ; add float32x4
    d2d  c4e279583daa060000        vpbroadcastd xmm7, dword ptr [rip + 9700404b]
    d36  c5c85cff                  vsubps xmm7, xmm6, xmm7                              ; sub float32x4
    d3a  c5e85cd7                  vsubps xmm2, xmm2, xmm7                              ; sub float32x4
    d3e  c4e279583d9d060000        vpbroadcastd xmm7, dword ptr [rip + b4629a6c]        ; mulacc float32x4
    d47  c46279580598060000        vpbroadcastd xmm8, dword ptr [rip + c4312f6e]
    d50  c4c269a8f8                vfmadd213ps xmm7, xmm2, xmm8                         ; mulacc float32x4
    d55  c4627958058e060000        vpbroadcastd xmm8, dword ptr [rip + ce9c9d6f]
    d5e  c4c269a8f8                vfmadd213ps xmm7, xmm2, xmm8                         ; mulacc float32x4
    d63  c46279580584060000        vpbroadcastd xmm8, dword ptr [rip + 6758e370]
    d6c  c4c269a8f8                vfmadd213ps xmm7, xmm2, xmm8                         ; mulacc float32x4
    d71  c4627958057a060000        vpbroadcastd xmm8, dword ptr [rip + f0fdf571]
    d7a  c4c269a8f8                vfmadd213ps xmm7, xmm2, xmm8                         ; mulacc float32x4
    d7f  c46279580570060000        vpbroadcastd xmm8, dword ptr [rip + 1872b172]
    d88  c4c269a8f8                vfmadd213ps xmm7, xmm2, xmm8                         ; mulacc float32x4
    d8d  c46279580566060000        vpbroadcastd xmm8, dword ptr [rip + 00000073]
    d96  c4c269a8f8                vfmadd213ps xmm7, xmm2, xmm8                         ; mulacc float32x4
    d9b  c5e972f617                vpslld xmm2, xmm6, 23                                ; shl uint32x4
    da0  c5c972f616                vpslld xmm6, xmm6, 22                                ; shl uint32x4
    da5  c46279580552060000        vpbroadcastd xmm8, dword ptr [rip + 0000807f]
    dae  c4c149dbf0                vpand xmm6, xmm6, xmm8                               ; and uint32x4
    db3  c5e9fad6                  vpsubd xmm2, xmm2, xmm6                              ; sub uint32x4
    db7  c5c059d2                  vmulps xmm2, xmm7, xmm2                              ; mul float32x4
    dbb  c5e859d6                  vmulps xmm2, xmm2, xmm6                              ; mul float32x4
    dbf  c5e0c2f400                vcmpps xmm6, xmm3, xmm4, 0                           ; cmpeq boolx4
    dc4  c5e05cdc                  vsubps xmm3, xmm3, xmm4                              ; sub float32x4
    dc8  c4e279583d03060000        vpbroadcastd xmm7, dword ptr [rip + 3baab83f]
    dd1  c5e059df                  vmulps xmm3, xmm3, xmm7                              ; mul float32x4
    dd5  c4e279583dfa050000        vpbroadcastd xmm7, dword ptr [rip + 000016c3]
    dde  c5c05fdb                  vmaxps xmm3, xmm7, xmm3                              ; where float32x4
    de2  c4e279583df1050000        vpbroadcastd xmm7, dword ptr [rip + 00000043]
    deb  c5c05ddb                  vminps xmm3, xmm7, xmm3                              ; where float32x4
    def  c4e279583de8050000        vpbroadcastd xmm7, dword ptr [rip + 9700404b]
    df8  c5e058ff                  vaddps xmm7, xmm3, xmm7                              ; add float32x4
    dfc  c462795805db050000        vpbroadcastd xmm8, dword ptr [rip + 9700404b]
    e05  c441405cc0                vsubps xmm8, xmm7, xmm8                              ; sub float32x4
    e0a  c4c1605cd8                vsubps xmm3, xmm3, xmm8                              ; sub float32x4
    e0f  c462795805cc050000        vpbroadcastd xmm8, dword ptr [rip + b4629a6c]        ; mulacc float32x4
    e18  c46279580dc7050000        vpbroadcastd xmm9, dword ptr [rip + c4312f6e]
    e21  c44261a8c1                vfmadd213ps xmm8, xmm3, xmm9                         ; mulacc float32x4
    e26  c46279580dbd050000        vpbroadcastd xmm9, dword ptr [rip + ce9c9d6f]
    e2f  c44261a8c1                vfmadd213ps xmm8, xmm3, xmm9                         ; mulacc float32x4
    e34  c46279580db3050000        vpbroadcastd xmm9, dword ptr [rip + 6758e370]
    e3d  c44261a8c1                vfmadd213ps xmm8, xmm3, xmm9                         ; mulacc float32x4
    e42  c46279580da9050000        vpbroadcastd xmm9, dword ptr [rip + f0fdf571]
    e4b  c44261a8c1                vfmadd213ps xmm8, xmm3, xmm9                         ; mulacc float32x4
    e50  c46279580d9f050000        vpbroadcastd xmm9, dword ptr [rip + 1872b172]
    e59  c44261a8c1                vfmadd213ps xmm8, xmm3, xmm9                         ; mulacc float32x4
    e5e  c46279580d95050000        vpbroadcastd xmm9, dword ptr [rip + 00000073]
    e67  c44261a8c1                vfmadd213ps xmm8, xmm3, xmm9                         ; mulacc float32x4
    e6c  c5e172f717                vpslld xmm3, xmm7, 23                                ; shl uint32x4
    e71  c5c172f716                vpslld xmm7, xmm7, 22                                ; shl uint32x4
    e76  c46279580d81050000        vpbroadcastd xmm9, dword ptr [rip + 0000807f]
    e7f  c4c141dbf9                vpand xmm7, xmm7, xmm9                               ; and uint32x4
    e84  c5e1fadf                  vpsubd xmm3, xmm3, xmm7                              ; sub uint32x4
    e88  c5b859db                  vmulps xmm3, xmm8, xmm3                              ; mul float32x4
    e8c  c5e059df                  vmulps xmm3, xmm3, xmm7                              ; mul float32x4
    e90  c4e279583d6b050000        vpbroadcastd xmm7, dword ptr [rip + 0000803f]
    e99  c4e3614adf60              vblendvps xmm3, xmm3, xmm7, xmm6                     ; where float32x4
    e9f  c4e37d19ce01              vextractf128 xmm6, ymm1, 1                           ; gep float32x4
    ea5  c5c859db                  vmulps xmm3, xmm6, xmm3                              ; mul float32x4
    ea9  c4e279583552050000        vpbroadcastd xmm6, dword ptr [rip + 0000803f]
    eb2  c4e3694ad650              vblendvps xmm2, xmm2, xmm6, xmm5                     ; where float32x4
    eb8  c4e271b8da                vfmadd231ps xmm3, xmm1, xmm2                         ; mulacc float32x4
    ebd  c5d915cc                  vunpckhpd xmm1, xmm4, xmm4                           ; gep float32x2
    ec1  c5d85fd1                  vmaxps xmm2, xmm4, xmm1                              ; max float32x2
    ec5  c5d8c2ec03                vcmpps xmm5, xmm4, xmm4, 3
    eca  c4e3694ad450              vblendvps xmm2, xmm2, xmm4, xmm5
    ed0  c5d8c2ea00                vcmpps xmm5, xmm4, xmm2, 0                           ; cmpeq boolx2
    ed5  c5d85ce2                  vsubps xmm4, xmm4, xmm2                              ; sub float32x2
    ed9  c4e2795835f2040000        vpbroadcastd xmm6, dword ptr [rip + 3baab83f]
    ee2  c5d859e6                  vmulps xmm4, xmm4, xmm6                              ; mul float32x2
    ee6  c4e2795835e9040000        vpbroadcastd xmm6, dword ptr [rip + 000016c3]
    eef  c5c85fe4                  vmaxps xmm4, xmm6, xmm4                              ; where float32x2
    ef3  c4e2795835e0040000        vpbroadcastd xmm6, dword ptr [rip + 00000043]
    efc  c5c85de4                  vminps xmm4, xmm6, xmm4                              ; where float32x2
    f00  c4e2795835d7040000        vpbroadcastd xmm6, dword ptr [rip + 9700404b]
    f09  c5d858f6                  vaddps xmm6, xmm4, xmm6                              ; add float32x2
    f0d  c4e279583dca040000        vpbroadcastd xmm7, dword ptr [rip + 9700404b]
    f16  c5c85cff                  vsubps xmm7, xmm6, xmm7                              ; sub float32x2
    f1a  c5d85ce7                  vsubps xmm4, xmm4, xmm7                              ; sub float32x2
    f1e  c4e279583dbd040000        vpbroadcastd xmm7, dword ptr [rip + b4629a6c]        ; mulacc float32x2
    f27  c462795805b8040000        vpbroadcastd xmm8, dword ptr [rip + c4312f6e]
    f30  c4c259a8f8                vfmadd213ps xmm7, xmm4, xmm8                         ; mulacc float32x2
    f35  c462795805ae040000        vpbroadcastd xmm8, dword ptr [rip + ce9c9d6f]
    f3e  c4c259a8f8                vfmadd213ps xmm7, xmm4, xmm8                         ; mulacc float32x2
    f43  c462795805a4040000        vpbroadcastd xmm8, dword ptr [rip + 6758e370]
    f4c  c4c259a8f8                vfmadd213ps xmm7, xmm4, xmm8                         ; mulacc float32x2
    f51  c4627958059a040000        vpbroadcastd xmm8, dword ptr [rip + f0fdf571]
    f5a  c4c259a8f8                vfmadd213ps xmm7, xmm4, xmm8                         ; mulacc float32x2
    f5f  c46279580590040000        vpbroadcastd xmm8, dword ptr [rip + 1872b172]
    f68  c4c259a8f8                vfmadd213ps xmm7, xmm4, xmm8                         ; mulacc float32x2
    f6d  c46279580586040000        vpbroadcastd xmm8, dword ptr [rip + 00000073]
    f76  c4c259a8f8                vfmadd213ps xmm7, xmm4, xmm8                         ; mulacc float32x2
    f7b  c5d972f617                vpslld xmm4, xmm6, 23                                ; shl uint32x2
    f80  c5c972f616                vpslld xmm6, xmm6, 22                                ; shl uint32x2
    f85  c46279580572040000        vpbroadcastd xmm8, dword ptr [rip + 0000807f]
    f8e  c4c149dbf0                vpand xmm6, xmm6, xmm8                               ; and uint32x2
    f93  c5d9fae6                  vpsubd xmm4, xmm4, xmm6                              ; sub uint32x2
    f97  c5c059e4                  vmulps xmm4, xmm7, xmm4                              ; mul float32x2
    f9b  c5d859e6                  vmulps xmm4, xmm4, xmm6                              ; mul float32x2
    f9f  c5f0c2f200                vcmpps xmm6, xmm1, xmm2, 0                           ; cmpeq boolx2
    fa4  c5f05cca                  vsubps xmm1, xmm1, xmm2                              ; sub float32x2
    fa8  c4e279583d23040000        vpbroadcastd xmm7, dword ptr [rip + 3baab83f]
    fb1  c5f059cf                  vmulps xmm1, xmm1, xmm7                              ; mul float32x2
    fb5  c4e279583d1a040000        vpbroadcastd xmm7, dword ptr [rip + 000016c3]
    fbe  c5c05fc9                  vmaxps xmm1, xmm7, xmm1                              ; where float32x2
    fc2  c4e279583d11040000        vpbroadcastd xmm7, dword ptr [rip + 00000043]
    fcb  c5c05dc9                  vminps xmm1, xmm7, xmm1                              ; where float32x2
    fcf  c4e279583d08040000        vpbroadcastd xmm7, dword ptr [rip + 9700404b]
    fd8  c5f058ff                  vaddps xmm7, xmm1, xmm7                              ; add float32x2
    fdc  c462795805fb030000        vpbroadcastd xmm8, dword ptr [rip + 9700404b]
    fe5  c441405cc0                vsubps xmm8, xmm7, xmm8                              ; sub float32x2
    fea  c4c1705cc8                vsubps xmm1, xmm1, xmm8                              ; sub float32x2
    fef  c462795805ec030000        vpbroadcastd xmm8, dword ptr [rip + b4629a6c]        ; mulacc float32x2
    ff8  c46279580de7030000        vpbroadcastd xmm9, dword ptr [rip + c4312f6e]
   1001  c44271a8c1                vfmadd213ps xmm8, xmm1, xmm9                         ; mulacc float32x2
   1006  c46279580ddd030000        vpbroadcastd xmm9, dword ptr [rip + ce9c9d6f]
   100f  c44271a8c1                vfmadd213ps xmm8, xmm1, xmm9                         ; mulacc float32x2
   1014  c46279580dd3030000        vpbroadcastd xmm9, dword ptr [rip + 6758e370]
   101d  c44271a8c1                vfmadd213ps xmm8, xmm1, xmm9                         ; mulacc float32x2
   1022  c46279580dc9030000        vpbroadcastd xmm9, dword ptr [rip + f0fdf571]
   102b  c44271a8c1                vfmadd213ps xmm8, xmm1, xmm9                         ; mulacc float32x2
   1030  c46279580dbf030000        vpbroadcastd xmm9, dword ptr [rip + 1872b172]
   1039  c44271a8c1                vfmadd213ps xmm8, xmm1, xmm9                         ; mulacc float32x2
   103e  c46279580db5030000        vpbroadcastd xmm9, dword ptr [rip + 00000073]
   1047  c44271a8c1                vfmadd213ps xmm8, xmm1, xmm9                         ; mulacc float32x2
   104c  c5f172f717                vpslld xmm1, xmm7, 23                                ; shl uint32x2
   1051  c5c172f716                vpslld xmm7, xmm7, 22                                ; shl uint32x2
   1056  c46279580da1030000        vpbroadcastd xmm9, dword ptr [rip + 0000807f]
   105f  c4c141dbf9                vpand xmm7, xmm7, xmm9                               ; and uint32x2
   1064  c5f1facf                  vpsubd xmm1, xmm1, xmm7                              ; sub uint32x2
   1068  c5b859c9                  vmulps xmm1, xmm8, xmm1                              ; mul float32x2
   106c  c5f059cf                  vmulps xmm1, xmm1, xmm7                              ; mul float32x2
   1070  c4e279583d8b030000        vpbroadcastd xmm7, dword ptr [rip + 0000803f]
   1079  c4e3714acf60              vblendvps xmm1, xmm1, xmm7, xmm6                     ; where float32x2
   107f  c5e115f3                  vunpckhpd xmm6, xmm3, xmm3                           ; gep float32x2
   1083  c5c859c9                  vmulps xmm1, xmm6, xmm1                              ; mul float32x2
   1087  c4e279583574030000        vpbroadcastd xmm6, dword ptr [rip + 0000803f]
   1090  c4e3594ae650              vblendvps xmm4, xmm4, xmm6, xmm5                     ; where float32x2
   1096  c4e261b8cc                vfmadd231ps xmm1, xmm3, xmm4                         ; mulacc float32x2
   109b  c5e173da04                vpsrldq xmm3, xmm2, 4                                ; gep float32
   10a0  c5ea5fe3                  vmaxss xmm4, xmm2, xmm3                              ; max float32
   10a4  c5eac2ea03                vcmpss xmm5, xmm2, xmm2, 3
   10a9  c4e3594ae250              vblendvps xmm4, xmm4, xmm2, xmm5
   10af  c5eac2ec00                vcmpss xmm5, xmm2, xmm4, 0                           ; cmpeq bool
   10b4  c5f97eef                  vmovd edi, xmm5
   10b8  83e701                    and edi, 1
   10bb  c5ea5cd4                  vsubss xmm2, xmm2, xmm4                              ; sub float32
   10bf  c5ea59150d030000          vmulss xmm2, xmm2, dword ptr [rip + 3baab83f]        ; mul float32
   10c7  c5fa102d09030000          vmovss xmm5, dword ptr [rip + 000016c3]
   10cf  c5d25fd2                  vmaxss xmm2, xmm5, xmm2                              ; where float32
   10d3  c5fa102d01030000          vmovss xmm5, dword ptr [rip + 00000043]
   10db  c5d25dd2                  vminss xmm2, xmm5, xmm2                              ; where float32
   10df  c5ea582df9020000          vaddss xmm5, xmm2, dword ptr [rip + 9700404b]        ; add float32
   10e7  c5d25c35f1020000          vsubss xmm6, xmm5, dword ptr [rip + 9700404b]        ; sub float32
   10ef  c5ea5cd6                  vsubss xmm2, xmm2, xmm6                              ; sub float32
   10f3  c5fa1035e9020000          vmovss xmm6, dword ptr [rip + b4629a6c]              ; mulacc float32
   10fb  c4e269a935e4020000        vfmadd213ss xmm6, xmm2, dword ptr [rip + c4312f6e]
   1104  c4e269a935df020000        vfmadd213ss xmm6, xmm2, dword ptr [rip + ce9c9d6f]   ; mulacc float32
   110d  c4e269a935da020000        vfmadd213ss xmm6, xmm2, dword ptr [rip + 6758e370]   ; mulacc float32
   1116  c4e269a935d5020000        vfmadd213ss xmm6, xmm2, dword ptr [rip + f0fdf571]   ; mulacc float32
   111f  c4e269a935d0020000        vfmadd213ss xmm6, xmm2, dword ptr [rip + 1872b172]   ; mulacc float32
   1128  c4e269a935cb020000        vfmadd213ss xmm6, xmm2, dword ptr [rip + 00000073]   ; mulacc float32
   1131  c4c1797ee8                vmovd r8d, xmm5                                      ; bitcast uint32
   1136  4d8bc8                    mov r9, r8                                           ; shl uint32
   1139  41c1e117                  shl r9d, 23
   113d  41c1e016                  shl r8d, 22                                          ; shl uint32
   1141  4181e00000807f            and r8d, 2139095040                                  ; and uint32
   1148  452bc8                    sub r9d, r8d                                         ; sub uint32
   114b  c4c1796ed1                vmovd xmm2, r9d                                      ; bitcast float32
   1150  c5ca59d2                  vmulss xmm2, xmm6, xmm2                              ; mul float32
   1154  c4c1796ee8                vmovd xmm5, r8d                                      ; bitcast float32
   1159  c5ea59d5                  vmulss xmm2, xmm2, xmm5                              ; mul float32
   115d  c5e2c2ec00                vcmpss xmm5, xmm3, xmm4, 0                           ; cmpeq bool
   1162  c4c1797ee8                vmovd r8d, xmm5
   1167  4183e001                  and r8d, 1
   116b  c5e25cdc                  vsubss xmm3, xmm3, xmm4                              ; sub float32
   116f  c5e2591d5d020000          vmulss xmm3, xmm3, dword ptr [rip + 3baab83f]        ; mul float32
   1177  c5fa102d59020000          vmovss xmm5, dword ptr [rip + 000016c3]
   117f  c5d25fdb                  vmaxss xmm3, xmm5, xmm3                              ; where float32
   1183  c5fa102d51020000          vmovss xmm5, dword ptr [rip + 00000043]
   118b  c5d25ddb                  vminss xmm3, xmm5, xmm3                              ; where float32
   118f  c5e2582d49020000          vaddss xmm5, xmm3, dword ptr [rip + 9700404b]        ; add float32
   1197  c5d25c3541020000          vsubss xmm6, xmm5, dword ptr [rip + 9700404b]        ; sub float32
   119f  c5e25cde                  vsubss xmm3, xmm3, xmm6                              ; sub float32
   11a3  c5fa103539020000          vmovss xmm6, dword ptr [rip + b4629a6c]              ; mulacc float32
   11ab  c4e261a93534020000        vfmadd213ss xmm6, xmm3, dword ptr [rip + c4312f6e]
   11b4  c4e261a9352f020000        vfmadd213ss xmm6, xmm3, dword ptr [rip + ce9c9d6f]   ; mulacc float32
   11bd  c4e261a9352a020000        vfmadd213ss xmm6, xmm3, dword ptr [rip + 6758e370]   ; mulacc float32
   11c6  c4e261a93525020000        vfmadd213ss xmm6, xmm3, dword ptr [rip + f0fdf571]   ; mulacc float32
   11cf  c4e261a93520020000        vfmadd213ss xmm6, xmm3, dword ptr [rip + 1872b172]   ; mulacc float32
   11d8  c4e261a9351b020000        vfmadd213ss xmm6, xmm3, dword ptr [rip + 00000073]   ; mulacc float32
   11e1  c4c1797ee9                vmovd r9d, xmm5                                      ; bitcast uint32
   11e6  4d8bd1                    mov r10, r9                                          ; shl uint32
   11e9  41c1e217                  shl r10d, 23
   11ed  41c1e116                  shl r9d, 22                                          ; shl uint32
   11f1  4181e10000807f            and r9d, 2139095040                                  ; and uint32
   11f8  452bd1                    sub r10d, r9d                                        ; sub uint32
   11fb  c4c1796eda                vmovd xmm3, r10d                                     ; bitcast float32
   1200  c5ca59db                  vmulss xmm3, xmm6, xmm3                              ; mul float32
   1204  c4c1796ee9                vmovd xmm5, r9d                                      ; bitcast float32
   1209  c5e259dd                  vmulss xmm3, xmm3, xmm5                              ; mul float32
   120d  41f7d8                    neg r8d                                              ; where float32
   1210  c4c1796ee8                vmovd xmm5, r8d
   1215  c5fa1035e7010000          vmovss xmm6, dword ptr [rip + 0000803f]
   121d  c4e3614ade50              vblendvps xmm3, xmm3, xmm6, xmm5                     ; where float32
   1223  c5d173d904                vpsrldq xmm5, xmm1, 4                                ; gep float32
   1228  c5d259db                  vmulss xmm3, xmm5, xmm3                              ; mul float32
   122c  f7df                      neg edi                                              ; where float32
   122e  c5f96eef                  vmovd xmm5, edi
   1232  c5fa1035ca010000          vmovss xmm6, dword ptr [rip + 0000803f]
   123a  c4e3694ad650              vblendvps xmm2, xmm2, xmm6, xmm5                     ; where float32
   1240  c4e271b9da                vfmadd231ss xmm3, xmm1, xmm2                         ; mulacc float32
   1245  c5e2c20dba01000001        vcmpss xmm1, xmm3, dword ptr [rip + 00008000], 1     ; cmplt bool
   124e  c5f97ecf                  vmovd edi, xmm1
   1252  83e701                    and edi, 1
   1255  c5e2590daf010000          vmulss xmm1, xmm3, dword ptr [rip + 0000004c]        ; mul float32
   125d  4c8bc7                    mov r8, rdi                                          ; where float32
   1260  41f7d8                    neg r8d
   1263  c4c1796ed0                vmovd xmm2, r8d
   1268  c4e3614ac920              vblendvps xmm1, xmm3, xmm1, xmm2
   126e  c4c1797ec8                vmovd r8d, xmm1                                      ; bitcast int32
   1273  458d880dfbcac0            lea r9d, [r8 - 1060439283]                           ; add int32
   127a  4d8bd1                    mov r10, r9                                          ; shr int32
   127d  41c1fa17                  sar r10d, 23
   1281  c5fa100d43010000          vmovss xmm1, dword ptr [rip + 00000000]
   1289  c4c1722aca                vcvtsi2ss xmm1, xmm1, r10d                           ; cast float32
   128e  f7df                      neg edi                                              ; where float32
   1290  c5f96ed7                  vmovd xmm2, edi
   1294  c5fa102d30010000          vmovss xmm5, dword ptr [rip + 00000000]
   129c  c5fa10356c010000          vmovss xmm6, dword ptr [rip + 0000c841]
   12a4  c4e3514ad620              vblendvps xmm2, xmm5, xmm6, xmm2                     ; where float32
   12aa  c5f25cca                  vsubss xmm1, xmm1, xmm2                              ; sub float32
   12ae  4181e1000080ff            and r9d, -8388608                                    ; and int32
   12b5  452bc1                    sub r8d, r9d                                         ; sub int32
   12b8  c4c1796ed0                vmovd xmm2, r8d                                      ; bitcast float32
   12bd  c5ea5c153f010000          vsubss xmm2, xmm2, dword ptr [rip + 0000803f]        ; sub float32
   12c5  c5fa102d47010000          vmovss xmm5, dword ptr [rip + ce37f6bd]              ; mulacc float32
   12cd  c4e269a92d42010000        vfmadd213ss xmm5, xmm2, dword ptr [rip + 5b74413e]
   12d6  c4e269a92d3d010000        vfmadd213ss xmm5, xmm2, dword ptr [rip + 4c3b40be]   ; mulacc float32
   12df  c4e269a92d38010000        vfmadd213ss xmm5, xmm2, dword ptr [rip + 79b2503e]   ; mulacc float32
   12e8  c4e269a92d33010000        vfmadd213ss xmm5, xmm2, dword ptr [rip + 3ebb75be]   ; mulacc float32
   12f1  c4e269a92d2e010000        vfmadd213ss xmm5, xmm2, dword ptr [rip + 39c8933e]   ; mulacc float32
   12fa  c4e269a92d29010000        vfmadd213ss xmm5, xmm2, dword ptr [rip + 5dabb8be]   ; mulacc float32
   1303  c4e269a92d24010000        vfmadd213ss xmm5, xmm2, dword ptr [rip + 0838f63e]   ; mulacc float32
   130c  c4e269a92d1f010000        vfmadd213ss xmm5, xmm2, dword ptr [rip + 3baa38bf]   ; mulacc float32
   1315  c4e269a92d1a010000        vfmadd213ss xmm5, xmm2, dword ptr [rip + eda8e23e]   ; mulacc float32
   131e  c5ea59ed                  vmulss xmm5, xmm2, xmm5                              ; mul float32
   1322  c5ea58d5                  vaddss xmm2, xmm2, xmm5                              ; add float32
   1326  c5f258ca                  vaddss xmm1, xmm1, xmm2                              ; add float32
   132a  c5fa10159a000000          vmovss xmm2, dword ptr [rip + 00000000]
   1332  c5eac2d301                vcmpss xmm2, xmm2, xmm3, 1                           ; cmplt bool
   1337  c5f97ed7                  vmovd edi, xmm2
   133b  83e701                    and edi, 1
   133e  c5e2c215b900000001        vcmpss xmm2, xmm3, dword ptr [rip + 0000807f], 1     ; cmplt bool
   1347  c4c1797ed0                vmovd r8d, xmm2
   134c  4183e001                  and r8d, 1
   1350  c5e2c2157300000000        vcmpss xmm2, xmm3, dword ptr [rip + 00000000], 0     ; cmpeq bool
   1359  c4c1797ed1                vmovd r9d, xmm2
   135e  4183e101                  and r9d, 1
   1362  41f7d8                    neg r8d                                              ; where float32
   1365  c4c1796ed0                vmovd xmm2, r8d
   136a  c5fa101d8e000000          vmovss xmm3, dword ptr [rip + 0000807f]
   1372  c4e3614ac920              vblendvps xmm1, xmm3, xmm1, xmm2                     ; where float32
   1378  41f7d9                    neg r9d                                              ; where float32
   137b  c4c1796ed1                vmovd xmm2, r9d
   1380  c5fa101db4000000          vmovss xmm3, dword ptr [rip + 0000c07f]
   1388  c5fa102d40000000          vmovss xmm5, dword ptr [rip + 000080ff]
   1390  c4e3614ad520              vblendvps xmm2, xmm3, xmm5, xmm2                     ; where float32
   1396  f7df                      neg edi                                              ; where float32
   1398  c5f96edf                  vmovd xmm3, edi
   139c  c4e3694ac930              vblendvps xmm1, xmm2, xmm1, xmm3
   13a2  c5fa101596000000          vmovss xmm2, dword ptr [rip + 1872313f]
   13aa  c4e269a9cc                vfmadd213ss xmm1, xmm2, xmm4                         ; mulacc float32
   13af  c5fa110cb2                vmovss dword ptr [rdx + rsi*4], xmm1                 ; store void
   13b4  4881c100010000            add rcx, 256                                         ; end void
   13bb  83c601                    add esi, 1
   13be  83fe08                    cmp esi, 8
   13c1  0f8c59ecffff              jl loop_20
done_13c7:
   13c7  c5f877                    vzeroupper                                           ; sink void
   13ca  c3                        ret
