logsumexp:
      0  488bc4                    mov rax, rsp
      3  4881eca0000000            sub rsp, 160
      a  4883e4c0                  and rsp, -64
      e  4889442460                mov qword ptr [rsp + 96], rax
     13  b800000000                mov eax, 0
     18  c4e27d582dc7150000        vpbroadcastd ymm5, dword ptr [rip + fe00404b]
     21  c4627d5825da150000        vpbroadcastd ymm12, dword ptr [rip + 0000803f]
     2a  488b17                    mov rdx, qword ptr [rdi]
     2d  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 8>
     31  be00000000                mov esi, 0                                           ; range int32
loop_40:
     40  c4627d583d8b150000        vpbroadcastd ymm15, dword ptr [rip + 00000000]       ; range int32
     49  c4e27d580d86150000        vpbroadcastd ymm1, dword ptr [rip + 000080ff]
     52  c4627d58357d150000        vpbroadcastd ymm14, dword ptr [rip + 000080ff]
     5b  c4e27d581574150000        vpbroadcastd ymm2, dword ptr [rip + 000080ff]
     64  c4e27d581d6b150000        vpbroadcastd ymm3, dword ptr [rip + 000080ff]
     6d  c4e27d58055e150000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
     76  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
     7c  c4e27d58054f150000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     85  c5fc11442440              vmovups ymmword ptr [rsp + 64], ymm0
     8b  c4e27d583d40150000        vpbroadcastd ymm7, dword ptr [rip + 00000000]        ; range int32
     94  c5fc113c24                vmovups ymmword ptr [rsp], ymm7
     99  bf00000000                mov edi, 0                                           ; range int32
     9e  4c8bc1                    mov r8, rcx
loop_c0:
     c0  c4417c1000                vmovups ymm8, ymmword ptr [r8]                       ; load float32x8
     c5  c53c5fc9                  vmaxps ymm9, ymm8, ymm1                              ; max float32x8
     c9  c4413cc2d003              vcmpps ymm10, ymm8, ymm8, 3
     cf  c443354ac8a0              vblendvps ymm9, ymm9, ymm8, ymm10
     d5  c441745cd1                vsubps ymm10, ymm1, ymm9                             ; sub float32x8
     da  c4e27d583df9140000        vpbroadcastd ymm7, dword ptr [rip + 3baab83f]
     e3  c52c59d7                  vmulps ymm10, ymm10, ymm7                            ; mul float32x8
     e7  c4e27d583df0140000        vpbroadcastd ymm7, dword ptr [rip + 00000043]
     f0  c441445dda                vminps ymm11, ymm7, ymm10                            ; where float32x8
     f5  c4e27d583de6140000        vpbroadcastd ymm7, dword ptr [rip + 000016c3]
     fe  c52cc2d701                vcmpps ymm10, ymm10, ymm7, 1                         ; cmplt boolx8
    103  c4e27d5805c8140000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    10c  c463254ad8a0              vblendvps ymm11, ymm11, ymm0, ymm10                  ; where float32x8
    112  c52458ed                  vaddps ymm13, ymm11, ymm5                            ; add float32x8
    116  c5945cfd                  vsubps ymm7, ymm13, ymm5                             ; sub float32x8
    11a  c5a45cff                  vsubps ymm7, ymm11, ymm7                             ; sub float32x8
    11e  c4627d581dc5140000        vpbroadcastd ymm11, dword ptr [rip + b4621a39]       ; mulacc float32x8
    127  c4e27d5825c0140000        vpbroadcastd ymm4, dword ptr [rip + c431af3a]
    130  c46245a8dc                vfmadd213ps ymm11, ymm7, ymm4                        ; mulacc float32x8
    135  c4e27d5825b6140000        vpbroadcastd ymm4, dword ptr [rip + ce9c1d3c]
    13e  c46245a8dc                vfmadd213ps ymm11, ymm7, ymm4                        ; mulacc float32x8
    143  c4e27d5825ac140000        vpbroadcastd ymm4, dword ptr [rip + 6758633d]
    14c  c46245a8dc                vfmadd213ps ymm11, ymm7, ymm4                        ; mulacc float32x8
    151  c4e27d5825a2140000        vpbroadcastd ymm4, dword ptr [rip + f0fd753e]
    15a  c46245a8dc                vfmadd213ps ymm11, ymm7, ymm4                        ; mulacc float32x8
    15f  c4e27d582598140000        vpbroadcastd ymm4, dword ptr [rip + 1872313f]
    168  c46245a8dc                vfmadd213ps ymm11, ymm7, ymm4                        ; mulacc float32x8
    16d  c44245a8dc                vfmadd213ps ymm11, ymm7, ymm12                       ; mulacc float32x8
    172  c4c14572f516              vpslld ymm7, ymm13, 22                               ; shl uint32x8
    178  c4e27d582587140000        vpbroadcastd ymm4, dword ptr [rip + 0000807f]
    181  c5c5dbfc                  vpand ymm7, ymm7, ymm4                               ; and uint32x8
    185  c52459df                  vmulps ymm11, ymm11, ymm7                            ; mul float32x8
    189  c4c11572f517              vpslld ymm13, ymm13, 23                              ; shl uint32x8
    18f  c595faff                  vpsubd ymm7, ymm13, ymm7                             ; sub uint32x8
    193  c5a459ff                  vmulps ymm7, ymm11, ymm7                             ; mul float32x8
    197  c4e27d580534140000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    1a0  c4e3454af8a0              vblendvps ymm7, ymm7, ymm0, ymm10                    ; where float32x8
    1a6  c4c174c2c900              vcmpps ymm1, ymm1, ymm9, 0                           ; cmpeq boolx8
    1ac  c4c3454acc10              vblendvps ymm1, ymm7, ymm12, ymm1                    ; where float32x8
    1b2  c4c13c5cf9                vsubps ymm7, ymm8, ymm9                              ; sub float32x8
    1b7  c4e27d58251c140000        vpbroadcastd ymm4, dword ptr [rip + 3baab83f]
    1c0  c5c459fc                  vmulps ymm7, ymm7, ymm4                              ; mul float32x8
    1c4  c4e27d582513140000        vpbroadcastd ymm4, dword ptr [rip + 00000043]
    1cd  c55c5dd7                  vminps ymm10, ymm4, ymm7                             ; where float32x8
    1d1  c4e27d58250a140000        vpbroadcastd ymm4, dword ptr [rip + 000016c3]
    1da  c5c4c2fc01                vcmpps ymm7, ymm7, ymm4, 1                           ; cmplt boolx8
    1df  c4e27d5805ec130000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    1e8  c4632d4ad070              vblendvps ymm10, ymm10, ymm0, ymm7                   ; where float32x8
    1ee  c52c58dd                  vaddps ymm11, ymm10, ymm5                            ; add float32x8
    1f2  c5245ced                  vsubps ymm13, ymm11, ymm5                            ; sub float32x8
    1f6  c4412c5cd5                vsubps ymm10, ymm10, ymm13                           ; sub float32x8
    1fb  c4627d582de8130000        vpbroadcastd ymm13, dword ptr [rip + b4621a39]       ; mulacc float32x8
    204  c4e27d5825e3130000        vpbroadcastd ymm4, dword ptr [rip + c431af3a]
    20d  c4622da8ec                vfmadd213ps ymm13, ymm10, ymm4                       ; mulacc float32x8
    212  c4e27d5825d9130000        vpbroadcastd ymm4, dword ptr [rip + ce9c1d3c]
    21b  c4622da8ec                vfmadd213ps ymm13, ymm10, ymm4                       ; mulacc float32x8
    220  c4e27d5825cf130000        vpbroadcastd ymm4, dword ptr [rip + 6758633d]
    229  c4622da8ec                vfmadd213ps ymm13, ymm10, ymm4                       ; mulacc float32x8
    22e  c4e27d5825c5130000        vpbroadcastd ymm4, dword ptr [rip + f0fd753e]
    237  c4622da8ec                vfmadd213ps ymm13, ymm10, ymm4                       ; mulacc float32x8
    23c  c4e27d5825bb130000        vpbroadcastd ymm4, dword ptr [rip + 1872313f]
    245  c4622da8ec                vfmadd213ps ymm13, ymm10, ymm4                       ; mulacc float32x8
    24a  c4422da8ec                vfmadd213ps ymm13, ymm10, ymm12                      ; mulacc float32x8
    24f  c4c12d72f316              vpslld ymm10, ymm11, 22                              ; shl uint32x8
    255  c4e27d5825aa130000        vpbroadcastd ymm4, dword ptr [rip + 0000807f]
    25e  c52ddbd4                  vpand ymm10, ymm10, ymm4                             ; and uint32x8
    262  c4411459ea                vmulps ymm13, ymm13, ymm10                           ; mul float32x8
    267  c4c12572f317              vpslld ymm11, ymm11, 23                              ; shl uint32x8
    26d  c44125fad2                vpsubd ymm10, ymm11, ymm10                           ; sub uint32x8
    272  c4411459d2                vmulps ymm10, ymm13, ymm10                           ; mul float32x8
    277  c4e27d580554130000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    280  c4e32d4af870              vblendvps ymm7, ymm10, ymm0, ymm7                    ; where float32x8
    286  c4413cc2c100              vcmpps ymm8, ymm8, ymm9, 0                           ; cmpeq boolx8
    28c  c4c3454afc80              vblendvps ymm7, ymm7, ymm12, ymm8                    ; where float32x8
    292  c4e205b8f9                vfmadd231ps ymm7, ymm15, ymm1                        ; mulacc float32x8
    297  c4c17c104820              vmovups ymm1, ymmword ptr [r8 + 32]                  ; load float32x8
    29d  c441745fc6                vmaxps ymm8, ymm1, ymm14                             ; max float32x8
    2a2  c574c2d103                vcmpps ymm10, ymm1, ymm1, 3
    2a7  c4633d4ac1a0              vblendvps ymm8, ymm8, ymm1, ymm10
    2ad  c4410c5cd0                vsubps ymm10, ymm14, ymm8                            ; sub float32x8
    2b2  c4e27d582521130000        vpbroadcastd ymm4, dword ptr [rip + 3baab83f]
    2bb  c52c59d4                  vmulps ymm10, ymm10, ymm4                            ; mul float32x8
    2bf  c4e27d582518130000        vpbroadcastd ymm4, dword ptr [rip + 00000043]
    2c8  c4415c5dda                vminps ymm11, ymm4, ymm10                            ; where float32x8
    2cd  c4e27d58250e130000        vpbroadcastd ymm4, dword ptr [rip + 000016c3]
    2d6  c52cc2d401                vcmpps ymm10, ymm10, ymm4, 1                         ; cmplt boolx8
    2db  c4e27d5805f0120000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    2e4  c463254ad8a0              vblendvps ymm11, ymm11, ymm0, ymm10                  ; where float32x8
    2ea  c52458ed                  vaddps ymm13, ymm11, ymm5                            ; add float32x8
    2ee  c5145cfd                  vsubps ymm15, ymm13, ymm5                            ; sub float32x8
    2f2  c441245cdf                vsubps ymm11, ymm11, ymm15                           ; sub float32x8
    2f7  c4627d583dec120000        vpbroadcastd ymm15, dword ptr [rip + b4621a39]       ; mulacc float32x8
    300  c4e27d5825e7120000        vpbroadcastd ymm4, dword ptr [rip + c431af3a]
    309  c46225a8fc                vfmadd213ps ymm15, ymm11, ymm4                       ; mulacc float32x8
    30e  c4e27d5825dd120000        vpbroadcastd ymm4, dword ptr [rip + ce9c1d3c]
    317  c46225a8fc                vfmadd213ps ymm15, ymm11, ymm4                       ; mulacc float32x8
    31c  c4e27d5825d3120000        vpbroadcastd ymm4, dword ptr [rip + 6758633d]
    325  c46225a8fc                vfmadd213ps ymm15, ymm11, ymm4                       ; mulacc float32x8
    32a  c4e27d5825c9120000        vpbroadcastd ymm4, dword ptr [rip + f0fd753e]
    333  c46225a8fc                vfmadd213ps ymm15, ymm11, ymm4                       ; mulacc float32x8
    338  c4e27d5825bf120000        vpbroadcastd ymm4, dword ptr [rip + 1872313f]
    341  c46225a8fc                vfmadd213ps ymm15, ymm11, ymm4                       ; mulacc float32x8
    346  c44225a8fc                vfmadd213ps ymm15, ymm11, ymm12                      ; mulacc float32x8
    34b  c4c12572f516              vpslld ymm11, ymm13, 22                              ; shl uint32x8
    351  c4e27d5825ae120000        vpbroadcastd ymm4, dword ptr [rip + 0000807f]
    35a  c525dbdc                  vpand ymm11, ymm11, ymm4                             ; and uint32x8
    35e  c4410459fb                vmulps ymm15, ymm15, ymm11                           ; mul float32x8
    363  c4c11572f517              vpslld ymm13, ymm13, 23                              ; shl uint32x8
    369  c44115fadb                vpsubd ymm11, ymm13, ymm11                           ; sub uint32x8
    36e  c4410459db                vmulps ymm11, ymm15, ymm11                           ; mul float32x8
    373  c4e27d580558120000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    37c  c463254ad0a0              vblendvps ymm10, ymm11, ymm0, ymm10                  ; where float32x8
    382  c4410cc2d800              vcmpps ymm11, ymm14, ymm8, 0                         ; cmpeq boolx8
    388  c4432d4ad4b0              vblendvps ymm10, ymm10, ymm12, ymm11                 ; where float32x8
    38e  c441745cd8                vsubps ymm11, ymm1, ymm8                             ; sub float32x8
    393  c4e27d582540120000        vpbroadcastd ymm4, dword ptr [rip + 3baab83f]
    39c  c52459dc                  vmulps ymm11, ymm11, ymm4                            ; mul float32x8
    3a0  c4e27d582537120000        vpbroadcastd ymm4, dword ptr [rip + 00000043]
    3a9  c4415c5deb                vminps ymm13, ymm4, ymm11                            ; where float32x8
    3ae  c4e27d58252d120000        vpbroadcastd ymm4, dword ptr [rip + 000016c3]
    3b7  c524c2dc01                vcmpps ymm11, ymm11, ymm4, 1                         ; cmplt boolx8
    3bc  c4e27d58050f120000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    3c5  c463154ae8b0              vblendvps ymm13, ymm13, ymm0, ymm11                  ; where float32x8
    3cb  c51458f5                  vaddps ymm14, ymm13, ymm5                            ; add float32x8
    3cf  c50c5cfd                  vsubps ymm15, ymm14, ymm5                            ; sub float32x8
    3d3  c441145cef                vsubps ymm13, ymm13, ymm15                           ; sub float32x8
    3d8  c4627d583d0b120000        vpbroadcastd ymm15, dword ptr [rip + b4621a39]       ; mulacc float32x8
    3e1  c4e27d582506120000        vpbroadcastd ymm4, dword ptr [rip + c431af3a]
    3ea  c46215a8fc                vfmadd213ps ymm15, ymm13, ymm4                       ; mulacc float32x8
    3ef  c4e27d5825fc110000        vpbroadcastd ymm4, dword ptr [rip + ce9c1d3c]
    3f8  c46215a8fc                vfmadd213ps ymm15, ymm13, ymm4                       ; mulacc float32x8
    3fd  c4e27d5825f2110000        vpbroadcastd ymm4, dword ptr [rip + 6758633d]
    406  c46215a8fc                vfmadd213ps ymm15, ymm13, ymm4                       ; mulacc float32x8
    40b  c4e27d5825e8110000        vpbroadcastd ymm4, dword ptr [rip + f0fd753e]
    414  c46215a8fc                vfmadd213ps ymm15, ymm13, ymm4                       ; mulacc float32x8
    419  c4e27d5825de110000        vpbroadcastd ymm4, dword ptr [rip + 1872313f]
    422  c46215a8fc                vfmadd213ps ymm15, ymm13, ymm4                       ; mulacc float32x8
    427  c44215a8fc                vfmadd213ps ymm15, ymm13, ymm12                      ; mulacc float32x8
    42c  c4c11572f616              vpslld ymm13, ymm14, 22                              ; shl uint32x8
    432  c4e27d5825cd110000        vpbroadcastd ymm4, dword ptr [rip + 0000807f]
    43b  c515dbec                  vpand ymm13, ymm13, ymm4                             ; and uint32x8
    43f  c4410459fd                vmulps ymm15, ymm15, ymm13                           ; mul float32x8
    444  c4c10d72f617              vpslld ymm14, ymm14, 23                              ; shl uint32x8
    44a  c4410dfaed                vpsubd ymm13, ymm14, ymm13                           ; sub uint32x8
    44f  c4410459ed                vmulps ymm13, ymm15, ymm13                           ; mul float32x8
    454  c4e27d580577110000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    45d  c463154ad8b0              vblendvps ymm11, ymm13, ymm0, ymm11                  ; where float32x8
    463  c4c174c2c800              vcmpps ymm1, ymm1, ymm8, 0                           ; cmpeq boolx8
    469  c443254adc10              vblendvps ymm11, ymm11, ymm12, ymm1                  ; where float32x8
    46f  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
    475  c4427db8da                vfmadd231ps ymm11, ymm0, ymm10                       ; mulacc float32x8
    47a  c4c17c104840              vmovups ymm1, ymmword ptr [r8 + 64]                  ; load float32x8
    480  c5f45fe2                  vmaxps ymm4, ymm1, ymm2                              ; max float32x8
    484  c574c2d103                vcmpps ymm10, ymm1, ymm1, 3
    489  c4e35d4ae1a0              vblendvps ymm4, ymm4, ymm1, ymm10
    48f  c56c5cd4                  vsubps ymm10, ymm2, ymm4                             ; sub float32x8
    493  c4627d582d40110000        vpbroadcastd ymm13, dword ptr [rip + 3baab83f]
    49c  c4412c59d5                vmulps ymm10, ymm10, ymm13                           ; mul float32x8
    4a1  c4627d582d36110000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    4aa  c441145dea                vminps ymm13, ymm13, ymm10                           ; where float32x8
    4af  c4627d58352c110000        vpbroadcastd ymm14, dword ptr [rip + 000016c3]
    4b8  c4412cc2d601              vcmpps ymm10, ymm10, ymm14, 1                        ; cmplt boolx8
    4be  c4e27d58050d110000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    4c7  c463154ae8a0              vblendvps ymm13, ymm13, ymm0, ymm10                  ; where float32x8
    4cd  c51458f5                  vaddps ymm14, ymm13, ymm5                            ; add float32x8
    4d1  c50c5cfd                  vsubps ymm15, ymm14, ymm5                            ; sub float32x8
    4d5  c441145cef                vsubps ymm13, ymm13, ymm15                           ; sub float32x8
    4da  c4627d583d09110000        vpbroadcastd ymm15, dword ptr [rip + b4621a39]       ; mulacc float32x8
    4e3  c4e27d583504110000        vpbroadcastd ymm6, dword ptr [rip + c431af3a]
    4ec  c46215a8fe                vfmadd213ps ymm15, ymm13, ymm6                       ; mulacc float32x8
    4f1  c4e27d5835fa100000        vpbroadcastd ymm6, dword ptr [rip + ce9c1d3c]
    4fa  c46215a8fe                vfmadd213ps ymm15, ymm13, ymm6                       ; mulacc float32x8
    4ff  c4e27d5835f0100000        vpbroadcastd ymm6, dword ptr [rip + 6758633d]
    508  c46215a8fe                vfmadd213ps ymm15, ymm13, ymm6                       ; mulacc float32x8
    50d  c4e27d5835e6100000        vpbroadcastd ymm6, dword ptr [rip + f0fd753e]
    516  c46215a8fe                vfmadd213ps ymm15, ymm13, ymm6                       ; mulacc float32x8
    51b  c4e27d5835dc100000        vpbroadcastd ymm6, dword ptr [rip + 1872313f]
    524  c46215a8fe                vfmadd213ps ymm15, ymm13, ymm6                       ; mulacc float32x8
    529  c44215a8fc                vfmadd213ps ymm15, ymm13, ymm12                      ; mulacc float32x8
    52e  c4c11572f616              vpslld ymm13, ymm14, 22                              ; shl uint32x8
    534  c4e27d5835cb100000        vpbroadcastd ymm6, dword ptr [rip + 0000807f]
    53d  c515dbee                  vpand ymm13, ymm13, ymm6                             ; and uint32x8
    541  c4410459fd                vmulps ymm15, ymm15, ymm13                           ; mul float32x8
    546  c4c10d72f617              vpslld ymm14, ymm14, 23                              ; shl uint32x8
    54c  c4410dfaed                vpsubd ymm13, ymm14, ymm13                           ; sub uint32x8
    551  c4410459ed                vmulps ymm13, ymm15, ymm13                           ; mul float32x8
    556  c4e27d580575100000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    55f  c463154ad0a0              vblendvps ymm10, ymm13, ymm0, ymm10                  ; where float32x8
    565  c5ecc2d400                vcmpps ymm2, ymm2, ymm4, 0                           ; cmpeq boolx8
    56a  c4c32d4ad420              vblendvps ymm2, ymm10, ymm12, ymm2                   ; where float32x8
    570  c5745cd4                  vsubps ymm10, ymm1, ymm4                             ; sub float32x8
    574  c4e27d58355f100000        vpbroadcastd ymm6, dword ptr [rip + 3baab83f]
    57d  c52c59d6                  vmulps ymm10, ymm10, ymm6                            ; mul float32x8
    581  c4e27d583556100000        vpbroadcastd ymm6, dword ptr [rip + 00000043]
    58a  c4414c5dea                vminps ymm13, ymm6, ymm10                            ; where float32x8
    58f  c4e27d58354c100000        vpbroadcastd ymm6, dword ptr [rip + 000016c3]
    598  c52cc2d601                vcmpps ymm10, ymm10, ymm6, 1                         ; cmplt boolx8
    59d  c4e27d58052e100000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    5a6  c463154ae8a0              vblendvps ymm13, ymm13, ymm0, ymm10                  ; where float32x8
    5ac  c51458f5                  vaddps ymm14, ymm13, ymm5                            ; add float32x8
    5b0  c50c5cfd                  vsubps ymm15, ymm14, ymm5                            ; sub float32x8
    5b4  c441145cef                vsubps ymm13, ymm13, ymm15                           ; sub float32x8
    5b9  c4627d583d2a100000        vpbroadcastd ymm15, dword ptr [rip + b4621a39]       ; mulacc float32x8
    5c2  c4e27d583525100000        vpbroadcastd ymm6, dword ptr [rip + c431af3a]
    5cb  c46215a8fe                vfmadd213ps ymm15, ymm13, ymm6                       ; mulacc float32x8
    5d0  c4e27d58351b100000        vpbroadcastd ymm6, dword ptr [rip + ce9c1d3c]
    5d9  c46215a8fe                vfmadd213ps ymm15, ymm13, ymm6                       ; mulacc float32x8
    5de  c4e27d583511100000        vpbroadcastd ymm6, dword ptr [rip + 6758633d]
    5e7  c46215a8fe                vfmadd213ps ymm15, ymm13, ymm6                       ; mulacc float32x8
    5ec  c4e27d583507100000        vpbroadcastd ymm6, dword ptr [rip + f0fd753e]
    5f5  c46215a8fe                vfmadd213ps ymm15, ymm13, ymm6                       ; mulacc float32x8
    5fa  c4e27d5835fd0f0000        vpbroadcastd ymm6, dword ptr [rip + 1872313f]
    603  c46215a8fe                vfmadd213ps ymm15, ymm13, ymm6                       ; mulacc float32x8
    608  c44215a8fc                vfmadd213ps ymm15, ymm13, ymm12                      ; mulacc float32x8
    60d  c4c11572f616              vpslld ymm13, ymm14, 22                              ; shl uint32x8
    613  c4e27d5835ec0f0000        vpbroadcastd ymm6, dword ptr [rip + 0000807f]
    61c  c515dbee                  vpand ymm13, ymm13, ymm6                             ; and uint32x8
    620  c4410459fd                vmulps ymm15, ymm15, ymm13                           ; mul float32x8
    625  c4c10d72f617              vpslld ymm14, ymm14, 23                              ; shl uint32x8
    62b  c4410dfaed                vpsubd ymm13, ymm14, ymm13                           ; sub uint32x8
    630  c4410459ed                vmulps ymm13, ymm15, ymm13                           ; mul float32x8
    635  c4e27d5805960f0000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    63e  c463154ad0a0              vblendvps ymm10, ymm13, ymm0, ymm10                  ; where float32x8
    644  c5f4c2cc00                vcmpps ymm1, ymm1, ymm4, 0                           ; cmpeq boolx8
    649  c4432d4ad410              vblendvps ymm10, ymm10, ymm12, ymm1                  ; where float32x8
    64f  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
    655  c4627db8d2                vfmadd231ps ymm10, ymm0, ymm2                        ; mulacc float32x8
    65a  c4c17c104860              vmovups ymm1, ymmword ptr [r8 + 96]                  ; load float32x8
    660  c5f45fd3                  vmaxps ymm2, ymm1, ymm3                              ; max float32x8
    664  c5f4c2f103                vcmpps ymm6, ymm1, ymm1, 3
    669  c4e36d4af160              vblendvps ymm6, ymm2, ymm1, ymm6
    66f  c5e45cd6                  vsubps ymm2, ymm3, ymm6                              ; sub float32x8
    673  c4627d582d600f0000        vpbroadcastd ymm13, dword ptr [rip + 3baab83f]
    67c  c4c16c59d5                vmulps ymm2, ymm2, ymm13                             ; mul float32x8
    681  c4627d582d560f0000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    68a  c5145dea                  vminps ymm13, ymm13, ymm2                            ; where float32x8
    68e  c4627d58354d0f0000        vpbroadcastd ymm14, dword ptr [rip + 000016c3]
    697  c4c16cc2d601              vcmpps ymm2, ymm2, ymm14, 1                          ; cmplt boolx8
    69d  c4e27d58052e0f0000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    6a6  c463154ae820              vblendvps ymm13, ymm13, ymm0, ymm2                   ; where float32x8
    6ac  c51458f5                  vaddps ymm14, ymm13, ymm5                            ; add float32x8
    6b0  c50c5cfd                  vsubps ymm15, ymm14, ymm5                            ; sub float32x8
    6b4  c441145cef                vsubps ymm13, ymm13, ymm15                           ; sub float32x8
    6b9  c4627d583d2a0f0000        vpbroadcastd ymm15, dword ptr [rip + b4621a39]       ; mulacc float32x8
    6c2  c4e27d5805250f0000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    6cb  c46215a8f8                vfmadd213ps ymm15, ymm13, ymm0                       ; mulacc float32x8
    6d0  c4e27d58051b0f0000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    6d9  c46215a8f8                vfmadd213ps ymm15, ymm13, ymm0                       ; mulacc float32x8
    6de  c4e27d5805110f0000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    6e7  c46215a8f8                vfmadd213ps ymm15, ymm13, ymm0                       ; mulacc float32x8
    6ec  c4e27d5805070f0000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    6f5  c46215a8f8                vfmadd213ps ymm15, ymm13, ymm0                       ; mulacc float32x8
    6fa  c4e27d5805fd0e0000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    703  c46215a8f8                vfmadd213ps ymm15, ymm13, ymm0                       ; mulacc float32x8
    708  c44215a8fc                vfmadd213ps ymm15, ymm13, ymm12                      ; mulacc float32x8
    70d  c4c11572f616              vpslld ymm13, ymm14, 22                              ; shl uint32x8
    713  c4e27d5805ec0e0000        vpbroadcastd ymm0, dword ptr [rip + 0000807f]
    71c  c515dbe8                  vpand ymm13, ymm13, ymm0                             ; and uint32x8
    720  c4410459fd                vmulps ymm15, ymm15, ymm13                           ; mul float32x8
    725  c4c10d72f617              vpslld ymm14, ymm14, 23                              ; shl uint32x8
    72b  c4410dfaed                vpsubd ymm13, ymm14, ymm13                           ; sub uint32x8
    730  c4410459ed                vmulps ymm13, ymm15, ymm13                           ; mul float32x8
    735  c4e27d5805960e0000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    73e  c4e3154ad020              vblendvps ymm2, ymm13, ymm0, ymm2                    ; where float32x8
    744  c5e4c2de00                vcmpps ymm3, ymm3, ymm6, 0                           ; cmpeq boolx8
    749  c4c36d4ad430              vblendvps ymm2, ymm2, ymm12, ymm3                    ; where float32x8
    74f  c5f45cde                  vsubps ymm3, ymm1, ymm6                              ; sub float32x8
    753  c4e27d5805800e0000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    75c  c5e459d8                  vmulps ymm3, ymm3, ymm0                              ; mul float32x8
    760  c4e27d5805770e0000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    769  c57c5deb                  vminps ymm13, ymm0, ymm3                             ; where float32x8
    76d  c4e27d58056e0e0000        vpbroadcastd ymm0, dword ptr [rip + 000016c3]
    776  c5e4c2d801                vcmpps ymm3, ymm3, ymm0, 1                           ; cmplt boolx8
    77b  c4e27d5805500e0000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    784  c463154ae830              vblendvps ymm13, ymm13, ymm0, ymm3                   ; where float32x8
    78a  c51458f5                  vaddps ymm14, ymm13, ymm5                            ; add float32x8
    78e  c50c5cfd                  vsubps ymm15, ymm14, ymm5                            ; sub float32x8
    792  c441145cef                vsubps ymm13, ymm13, ymm15                           ; sub float32x8
    797  c4627d583d4c0e0000        vpbroadcastd ymm15, dword ptr [rip + b4621a39]       ; mulacc float32x8
    7a0  c4e27d5805470e0000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    7a9  c46215a8f8                vfmadd213ps ymm15, ymm13, ymm0                       ; mulacc float32x8
    7ae  c4e27d58053d0e0000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    7b7  c46215a8f8                vfmadd213ps ymm15, ymm13, ymm0                       ; mulacc float32x8
    7bc  c4e27d5805330e0000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    7c5  c46215a8f8                vfmadd213ps ymm15, ymm13, ymm0                       ; mulacc float32x8
    7ca  c4e27d5805290e0000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    7d3  c46215a8f8                vfmadd213ps ymm15, ymm13, ymm0                       ; mulacc float32x8
    7d8  c4e27d58051f0e0000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    7e1  c46215a8f8                vfmadd213ps ymm15, ymm13, ymm0                       ; mulacc float32x8
    7e6  c44215a8fc                vfmadd213ps ymm15, ymm13, ymm12                      ; mulacc float32x8
    7eb  c4c11572f616              vpslld ymm13, ymm14, 22                              ; shl uint32x8
    7f1  c4e27d58050e0e0000        vpbroadcastd ymm0, dword ptr [rip + 0000807f]
    7fa  c515dbe8                  vpand ymm13, ymm13, ymm0                             ; and uint32x8
    7fe  c4410459fd                vmulps ymm15, ymm15, ymm13                           ; mul float32x8
    803  c4c10d72f617              vpslld ymm14, ymm14, 23                              ; shl uint32x8
    809  c4410dfaed                vpsubd ymm13, ymm14, ymm13                           ; sub uint32x8
    80e  c4410459ed                vmulps ymm13, ymm15, ymm13                           ; mul float32x8
    813  c4e27d5805b80d0000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    81c  c4e3154ad830              vblendvps ymm3, ymm13, ymm0, ymm3                    ; where float32x8
    822  c5f4c2ce00                vcmpps ymm1, ymm1, ymm6, 0                           ; cmpeq boolx8
    827  c443654aec10              vblendvps ymm13, ymm3, ymm12, ymm1                   ; where float32x8
    82d  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    832  c4627db8ea                vfmadd231ps ymm13, ymm0, ymm2                        ; mulacc float32x8
    837  c57c28ff                  vmovaps ymm15, ymm7                                  ; end void
    83b  c4c17c28c9                vmovaps ymm1, ymm9
    840  c4417c28f0                vmovaps ymm14, ymm8
    845  c5fc28d4                  vmovaps ymm2, ymm4
    849  c5fc28de                  vmovaps ymm3, ymm6
    84d  c57c115c2420              vmovups ymmword ptr [rsp + 32], ymm11
    853  c57c11542440              vmovups ymmword ptr [rsp + 64], ymm10
    859  c57c112c24                vmovups ymmword ptr [rsp], ymm13
    85e  4981c080000000            add r8, 128                                          ; end void
    865  83c701                    add edi, 1
    868  83ff02                    cmp edi, 2
    86b  0f8c4ff8ffff              jl loop_c0
done_871:
    871  c5ec5ff9                  vmaxps ymm7, ymm2, ymm1                              ; max float32x8
    875  c56cc2c203                vcmpps ymm8, ymm2, ymm2, 3
    87a  c4e3454afa80              vblendvps ymm7, ymm7, ymm2, ymm8
    880  c5745cc7                  vsubps ymm8, ymm1, ymm7                              ; sub float32x8
    884  c4e27d58054f0d0000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    88d  c53c59c0                  vmulps ymm8, ymm8, ymm0                              ; mul float32x8
    891  c4e27d5805460d0000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    89a  c4417c5dc8                vminps ymm9, ymm0, ymm8                              ; where float32x8
    89f  c4e27d58053c0d0000        vpbroadcastd ymm0, dword ptr [rip + 000016c3]
    8a8  c53cc2c001                vcmpps ymm8, ymm8, ymm0, 1                           ; cmplt boolx8
    8ad  c4e27d58051e0d0000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    8b6  c463354ac880              vblendvps ymm9, ymm9, ymm0, ymm8                     ; where float32x8
    8bc  c53458d5                  vaddps ymm10, ymm9, ymm5                             ; add float32x8
    8c0  c52c5cdd                  vsubps ymm11, ymm10, ymm5                            ; sub float32x8
    8c4  c441345ccb                vsubps ymm9, ymm9, ymm11                             ; sub float32x8
    8c9  c4627d581d1a0d0000        vpbroadcastd ymm11, dword ptr [rip + b4621a39]       ; mulacc float32x8
    8d2  c4e27d5805150d0000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    8db  c46235a8d8                vfmadd213ps ymm11, ymm9, ymm0                        ; mulacc float32x8
    8e0  c4e27d58050b0d0000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    8e9  c46235a8d8                vfmadd213ps ymm11, ymm9, ymm0                        ; mulacc float32x8
    8ee  c4e27d5805010d0000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    8f7  c46235a8d8                vfmadd213ps ymm11, ymm9, ymm0                        ; mulacc float32x8
    8fc  c4e27d5805f70c0000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    905  c46235a8d8                vfmadd213ps ymm11, ymm9, ymm0                        ; mulacc float32x8
    90a  c4e27d5805ed0c0000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    913  c46235a8d8                vfmadd213ps ymm11, ymm9, ymm0                        ; mulacc float32x8
    918  c44235a8dc                vfmadd213ps ymm11, ymm9, ymm12                       ; mulacc float32x8
    91d  c4c13572f216              vpslld ymm9, ymm10, 22                               ; shl uint32x8
    923  c4e27d5805dc0c0000        vpbroadcastd ymm0, dword ptr [rip + 0000807f]
    92c  c535dbc8                  vpand ymm9, ymm9, ymm0                               ; and uint32x8
    930  c4412459d9                vmulps ymm11, ymm11, ymm9                            ; mul float32x8
    935  c4c12d72f217              vpslld ymm10, ymm10, 23                              ; shl uint32x8
    93b  c4412dfac9                vpsubd ymm9, ymm10, ymm9                             ; sub uint32x8
    940  c4412459c9                vmulps ymm9, ymm11, ymm9                             ; mul float32x8
    945  c4e27d5805860c0000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    94e  c463354ac080              vblendvps ymm8, ymm9, ymm0, ymm8                     ; where float32x8
    954  c5f4c2cf00                vcmpps ymm1, ymm1, ymm7, 0                           ; cmpeq boolx8
    959  c4c33d4acc10              vblendvps ymm1, ymm8, ymm12, ymm1                    ; where float32x8
    95f  c56c5cc7                  vsubps ymm8, ymm2, ymm7                              ; sub float32x8
    963  c4e27d5805700c0000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    96c  c53c59c0                  vmulps ymm8, ymm8, ymm0                              ; mul float32x8
    970  c4e27d5805670c0000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    979  c4417c5dc8                vminps ymm9, ymm0, ymm8                              ; where float32x8
    97e  c4e27d58055d0c0000        vpbroadcastd ymm0, dword ptr [rip + 000016c3]
    987  c53cc2c001                vcmpps ymm8, ymm8, ymm0, 1                           ; cmplt boolx8
    98c  c4e27d58053f0c0000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    995  c463354ac880              vblendvps ymm9, ymm9, ymm0, ymm8                     ; where float32x8
    99b  c53458d5                  vaddps ymm10, ymm9, ymm5                             ; add float32x8
    99f  c52c5cdd                  vsubps ymm11, ymm10, ymm5                            ; sub float32x8
    9a3  c441345ccb                vsubps ymm9, ymm9, ymm11                             ; sub float32x8
    9a8  c4627d581d3b0c0000        vpbroadcastd ymm11, dword ptr [rip + b4621a39]       ; mulacc float32x8
    9b1  c4e27d5805360c0000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    9ba  c46235a8d8                vfmadd213ps ymm11, ymm9, ymm0                        ; mulacc float32x8
    9bf  c4e27d58052c0c0000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    9c8  c46235a8d8                vfmadd213ps ymm11, ymm9, ymm0                        ; mulacc float32x8
    9cd  c4e27d5805220c0000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    9d6  c46235a8d8                vfmadd213ps ymm11, ymm9, ymm0                        ; mulacc float32x8
    9db  c4e27d5805180c0000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    9e4  c46235a8d8                vfmadd213ps ymm11, ymm9, ymm0                        ; mulacc float32x8
    9e9  c4e27d58050e0c0000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    9f2  c46235a8d8                vfmadd213ps ymm11, ymm9, ymm0                        ; mulacc float32x8
    9f7  c44235a8dc                vfmadd213ps ymm11, ymm9, ymm12                       ; mulacc float32x8
    9fc  c4c13572f216              vpslld ymm9, ymm10, 22                               ; shl uint32x8
    a02  c4e27d5805fd0b0000        vpbroadcastd ymm0, dword ptr [rip + 0000807f]
    a0b  c535dbc8                  vpand ymm9, ymm9, ymm0                               ; and uint32x8
    a0f  c4412459d9                vmulps ymm11, ymm11, ymm9                            ; mul float32x8
    a14  c4c12d72f217              vpslld ymm10, ymm10, 23                              ; shl uint32x8
    a1a  c4412dfac9                vpsubd ymm9, ymm10, ymm9                             ; sub uint32x8
    a1f  c4412459c9                vmulps ymm9, ymm11, ymm9                             ; mul float32x8
    a24  c4e27d5805a70b0000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    a2d  c463354ac080              vblendvps ymm8, ymm9, ymm0, ymm8                     ; where float32x8
    a33  c5ecc2d700                vcmpps ymm2, ymm2, ymm7, 0                           ; cmpeq boolx8
    a38  c4c33d4ad420              vblendvps ymm2, ymm8, ymm12, ymm2                    ; where float32x8
    a3e  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
    a44  c5fc59d2                  vmulps ymm2, ymm0, ymm2                              ; mul float32x8
    a48  c4e205b8d1                vfmadd231ps ymm2, ymm15, ymm1                        ; mulacc float32x8
    a4d  c4c1645fce                vmaxps ymm1, ymm3, ymm14                             ; max float32x8
    a52  c5e4c2f303                vcmpps ymm6, ymm3, ymm3, 3
    a57  c4e3754acb60              vblendvps ymm1, ymm1, ymm3, ymm6
    a5d  c58c5cf1                  vsubps ymm6, ymm14, ymm1                             ; sub float32x8
    a61  c4e27d5805720b0000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    a6a  c5cc59f0                  vmulps ymm6, ymm6, ymm0                              ; mul float32x8
    a6e  c4e27d5805690b0000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    a77  c57c5dc6                  vminps ymm8, ymm0, ymm6                              ; where float32x8
    a7b  c4e27d5805600b0000        vpbroadcastd ymm0, dword ptr [rip + 000016c3]
    a84  c5ccc2f001                vcmpps ymm6, ymm6, ymm0, 1                           ; cmplt boolx8
    a89  c4e27d5805420b0000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    a92  c4633d4ac060              vblendvps ymm8, ymm8, ymm0, ymm6                     ; where float32x8
    a98  c53c58cd                  vaddps ymm9, ymm8, ymm5                              ; add float32x8
    a9c  c5345cd5                  vsubps ymm10, ymm9, ymm5                             ; sub float32x8
    aa0  c4413c5cc2                vsubps ymm8, ymm8, ymm10                             ; sub float32x8
    aa5  c4627d58153e0b0000        vpbroadcastd ymm10, dword ptr [rip + b4621a39]       ; mulacc float32x8
    aae  c4e27d5805390b0000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    ab7  c4623da8d0                vfmadd213ps ymm10, ymm8, ymm0                        ; mulacc float32x8
    abc  c4e27d58052f0b0000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    ac5  c4623da8d0                vfmadd213ps ymm10, ymm8, ymm0                        ; mulacc float32x8
    aca  c4e27d5805250b0000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    ad3  c4623da8d0                vfmadd213ps ymm10, ymm8, ymm0                        ; mulacc float32x8
    ad8  c4e27d58051b0b0000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    ae1  c4623da8d0                vfmadd213ps ymm10, ymm8, ymm0                        ; mulacc float32x8
    ae6  c4e27d5805110b0000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    aef  c4623da8d0                vfmadd213ps ymm10, ymm8, ymm0                        ; mulacc float32x8
    af4  c4423da8d4                vfmadd213ps ymm10, ymm8, ymm12                       ; mulacc float32x8
    af9  c4c13d72f116              vpslld ymm8, ymm9, 22                                ; shl uint32x8
    aff  c4e27d5805000b0000        vpbroadcastd ymm0, dword ptr [rip + 0000807f]
    b08  c53ddbc0                  vpand ymm8, ymm8, ymm0                               ; and uint32x8
    b0c  c4412c59d0                vmulps ymm10, ymm10, ymm8                            ; mul float32x8
    b11  c4c13572f117              vpslld ymm9, ymm9, 23                                ; shl uint32x8
    b17  c44135fac0                vpsubd ymm8, ymm9, ymm8                              ; sub uint32x8
    b1c  c4412c59c0                vmulps ymm8, ymm10, ymm8                             ; mul float32x8
    b21  c4e27d5805aa0a0000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    b2a  c4e33d4af060              vblendvps ymm6, ymm8, ymm0, ymm6                     ; where float32x8
    b30  c50cc2c100                vcmpps ymm8, ymm14, ymm1, 0                          ; cmpeq boolx8
    b35  c4c34d4af480              vblendvps ymm6, ymm6, ymm12, ymm8                    ; where float32x8
    b3b  c5645cc1                  vsubps ymm8, ymm3, ymm1                              ; sub float32x8
    b3f  c4e27d5805940a0000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    b48  c53c59c0                  vmulps ymm8, ymm8, ymm0                              ; mul float32x8
    b4c  c4e27d58058b0a0000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    b55  c4417c5dc8                vminps ymm9, ymm0, ymm8                              ; where float32x8
    b5a  c4e27d5805810a0000        vpbroadcastd ymm0, dword ptr [rip + 000016c3]
    b63  c53cc2c001                vcmpps ymm8, ymm8, ymm0, 1                           ; cmplt boolx8
    b68  c4e27d5805630a0000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    b71  c463354ac880              vblendvps ymm9, ymm9, ymm0, ymm8                     ; where float32x8
    b77  c53458d5                  vaddps ymm10, ymm9, ymm5                             ; add float32x8
    b7b  c52c5cdd                  vsubps ymm11, ymm10, ymm5                            ; sub float32x8
    b7f  c441345ccb                vsubps ymm9, ymm9, ymm11                             ; sub float32x8
    b84  c4627d581d5f0a0000        vpbroadcastd ymm11, dword ptr [rip + b4621a39]       ; mulacc float32x8
    b8d  c4e27d58055a0a0000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    b96  c46235a8d8                vfmadd213ps ymm11, ymm9, ymm0                        ; mulacc float32x8
    b9b  c4e27d5805500a0000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    ba4  c46235a8d8                vfmadd213ps ymm11, ymm9, ymm0                        ; mulacc float32x8
    ba9  c4e27d5805460a0000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    bb2  c46235a8d8                vfmadd213ps ymm11, ymm9, ymm0                        ; mulacc float32x8
    bb7  c4e27d58053c0a0000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    bc0  c46235a8d8                vfmadd213ps ymm11, ymm9, ymm0                        ; mulacc float32x8
    bc5  c4e27d5805320a0000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    bce  c46235a8d8                vfmadd213ps ymm11, ymm9, ymm0                        ; mulacc float32x8
    bd3  c44235a8dc                vfmadd213ps ymm11, ymm9, ymm12                       ; mulacc float32x8
    bd8  c4c13572f216              vpslld ymm9, ymm10, 22                               ; shl uint32x8
    bde  c4e27d5805210a0000        vpbroadcastd ymm0, dword ptr [rip + 0000807f]
    be7  c535dbc8                  vpand ymm9, ymm9, ymm0                               ; and uint32x8
    beb  c4412459d9                vmulps ymm11, ymm11, ymm9                            ; mul float32x8
    bf0  c4c12d72f217              vpslld ymm10, ymm10, 23                              ; shl uint32x8
    bf6  c4412dfac9                vpsubd ymm9, ymm10, ymm9                             ; sub uint32x8
    bfb  c4412459c9                vmulps ymm9, ymm11, ymm9                             ; mul float32x8
    c00  c4e27d5805cb090000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    c09  c463354ac080              vblendvps ymm8, ymm9, ymm0, ymm8                     ; where float32x8
    c0f  c5e4c2d900                vcmpps ymm3, ymm3, ymm1, 0                           ; cmpeq boolx8
    c14  c4c33d4adc30              vblendvps ymm3, ymm8, ymm12, ymm3                    ; where float32x8
    c1a  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    c1f  c5fc59db                  vmulps ymm3, ymm0, ymm3                              ; mul float32x8
    c23  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
    c29  c4e27db8de                vfmadd231ps ymm3, ymm0, ymm6                         ; mulacc float32x8
    c2e  c5f45fe7                  vmaxps ymm4, ymm1, ymm7                              ; max float32x8
    c32  c5f4c2f103                vcmpps ymm6, ymm1, ymm1, 3
    c37  c4e35d4ae160              vblendvps ymm4, ymm4, ymm1, ymm6
    c3d  c5c45cf4                  vsubps ymm6, ymm7, ymm4                              ; sub float32x8
    c41  c4e27d580592090000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    c4a  c5cc59f0                  vmulps ymm6, ymm6, ymm0                              ; mul float32x8
    c4e  c4e27d580589090000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    c57  c57c5dc6                  vminps ymm8, ymm0, ymm6                              ; where float32x8
    c5b  c4e27d580580090000        vpbroadcastd ymm0, dword ptr [rip + 000016c3]
    c64  c5ccc2f001                vcmpps ymm6, ymm6, ymm0, 1                           ; cmplt boolx8
    c69  c4e27d580562090000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    c72  c4633d4ac060              vblendvps ymm8, ymm8, ymm0, ymm6                     ; where float32x8
    c78  c53c58cd                  vaddps ymm9, ymm8, ymm5                              ; add float32x8
    c7c  c5345cd5                  vsubps ymm10, ymm9, ymm5                             ; sub float32x8
    c80  c4413c5cc2                vsubps ymm8, ymm8, ymm10                             ; sub float32x8
    c85  c4627d58155e090000        vpbroadcastd ymm10, dword ptr [rip + b4621a39]       ; mulacc float32x8
    c8e  c4e27d580559090000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    c97  c4623da8d0                vfmadd213ps ymm10, ymm8, ymm0                        ; mulacc float32x8
    c9c  c4e27d58054f090000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    ca5  c4623da8d0                vfmadd213ps ymm10, ymm8, ymm0                        ; mulacc float32x8
    caa  c4e27d580545090000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    cb3  c4623da8d0                vfmadd213ps ymm10, ymm8, ymm0                        ; mulacc float32x8
    cb8  c4e27d58053b090000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    cc1  c4623da8d0                vfmadd213ps ymm10, ymm8, ymm0                        ; mulacc float32x8
    cc6  c4e27d580531090000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    ccf  c4623da8d0                vfmadd213ps ymm10, ymm8, ymm0                        ; mulacc float32x8
    cd4  c4423da8d4                vfmadd213ps ymm10, ymm8, ymm12                       ; mulacc float32x8
    cd9  c4c13d72f116              vpslld ymm8, ymm9, 22                                ; shl uint32x8
    cdf  c4e27d580520090000        vpbroadcastd ymm0, dword ptr [rip + 0000807f]
    ce8  c53ddbc0                  vpand ymm8, ymm8, ymm0                               ; and uint32x8
    cec  c4412c59d0                vmulps ymm10, ymm10, ymm8                            ; mul float32x8
    cf1  c4c13572f117              vpslld ymm9, ymm9, 23                                ; shl uint32x8
    cf7  c44135fac0                vpsubd ymm8, ymm9, ymm8                              ; sub uint32x8
    cfc  c4412c59c0                vmulps ymm8, ymm10, ymm8                             ; mul float32x8
    d01  c4e27d5805ca080000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    d0a  c4e33d4af060              vblendvps ymm6, ymm8, ymm0, ymm6                     ; where float32x8
    d10  c5c4c2fc00                vcmpps ymm7, ymm7, ymm4, 0                           ; cmpeq boolx8
    d15  c4c34d4af470              vblendvps ymm6, ymm6, ymm12, ymm7                    ; where float32x8
    d1b  c5f45cfc                  vsubps ymm7, ymm1, ymm4                              ; sub float32x8
    d1f  c4e27d5805b4080000        vpbroadcastd ymm0, dword ptr [rip + 3baab83f]
    d28  c5c459f8                  vmulps ymm7, ymm7, ymm0                              ; mul float32x8
    d2c  c4e27d5805ab080000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    d35  c57c5dc7                  vminps ymm8, ymm0, ymm7                              ; where float32x8
    d39  c4e27d5805a2080000        vpbroadcastd ymm0, dword ptr [rip + 000016c3]
    d42  c5c4c2f801                vcmpps ymm7, ymm7, ymm0, 1                           ; cmplt boolx8
    d47  c4e27d580584080000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    d50  c4633d4ac070              vblendvps ymm8, ymm8, ymm0, ymm7                     ; where float32x8
    d56  c53c58cd                  vaddps ymm9, ymm8, ymm5                              ; add float32x8
    d5a  c5345cd5                  vsubps ymm10, ymm9, ymm5                             ; sub float32x8
    d5e  c4413c5cc2                vsubps ymm8, ymm8, ymm10                             ; sub float32x8
    d63  c4627d581580080000        vpbroadcastd ymm10, dword ptr [rip + b4621a39]       ; mulacc float32x8
    d6c  c4e27d58057b080000        vpbroadcastd ymm0, dword ptr [rip + c431af3a]
    d75  c4623da8d0                vfmadd213ps ymm10, ymm8, ymm0                        ; mulacc float32x8
    d7a  c4e27d580571080000        vpbroadcastd ymm0, dword ptr [rip + ce9c1d3c]
    d83  c4623da8d0                vfmadd213ps ymm10, ymm8, ymm0                        ; mulacc float32x8
    d88  c4e27d580567080000        vpbroadcastd ymm0, dword ptr [rip + 6758633d]
    d91  c4623da8d0                vfmadd213ps ymm10, ymm8, ymm0                        ; mulacc float32x8
    d96  c4e27d58055d080000        vpbroadcastd ymm0, dword ptr [rip + f0fd753e]
    d9f  c4623da8d0                vfmadd213ps ymm10, ymm8, ymm0                        ; mulacc float32x8
    da4  c4e27d580553080000        vpbroadcastd ymm0, dword ptr [rip + 1872313f]
    dad  c4623da8d0                vfmadd213ps ymm10, ymm8, ymm0                        ; mulacc float32x8
    db2  c4423da8d4                vfmadd213ps ymm10, ymm8, ymm12                       ; mulacc float32x8
    db7  c4c13d72f116              vpslld ymm8, ymm9, 22                                ; shl uint32x8
    dbd  c4e27d580542080000        vpbroadcastd ymm0, dword ptr [rip + 0000807f]
    dc6  c53ddbc0                  vpand ymm8, ymm8, ymm0                               ; and uint32x8
    dca  c4412c59d0                vmulps ymm10, ymm10, ymm8                            ; mul float32x8
    dcf  c4c13572f117              vpslld ymm9, ymm9, 23                                ; shl uint32x8
    dd5  c44135fac0                vpsubd ymm8, ymm9, ymm8                              ; sub uint32x8
    dda  c4412c59c0                vmulps ymm8, ymm10, ymm8                             ; mul float32x8
    ddf  c4e27d5805ec070000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
    de8  c4e33d4af870              vblendvps ymm7, ymm8, ymm0, ymm7                     ; where float32x8
    dee  c5f4c2cc00                vcmpps ymm1, ymm1, ymm4, 0                           ; cmpeq boolx8
    df3  c4c3454acc10              vblendvps ymm1, ymm7, ymm12, ymm1                    ; where float32x8
    df9  c5e459c9                  vmulps ymm1, ymm3, ymm1                              ; mul float32x8
    dfd  c4e26db8ce                vfmadd231ps ymm1, ymm2, ymm6                         ; mulacc float32x8
    e02  c4e37d19e201              vextractf128 xmm2, ymm4, 1                           ; gep float32x4
    e08  c5d85fda                  vmaxps xmm3, xmm4, xmm2                              ; max float32x4
    e0c  c5d8c2f403                vcmpps xmm6, xmm4, xmm4, 3
    e11  c4e3614adc60              vblendvps xmm3, xmm3, xmm4, xmm6
    e17  c5d85cf3                  vsubps xmm6, xmm4, xmm3                              ; sub float32x4
    e1b  c4e2795805b8070000        vpbroadcastd xmm0, dword ptr [rip + 3baab83f]
    e24  c5c859f0                  vmulps xmm6, xmm6, xmm0                              ; mul float32x4
    e28  c4e2795805af070000        vpbroadcastd xmm0, dword ptr [rip + 00000043]
    e31  c5f85dfe                  vminps xmm7, xmm0, xmm6                              ; where float32x4
    e35  c4e2795805a6070000        vpbroadcastd xmm0, dword ptr [rip + 000016c3]
    e3e  c5c8c2f001                vcmpps xmm6, xmm6, xmm0, 1                           ; cmplt boolx4
    e43  c4e279580588070000        vpbroadcastd xmm0, dword ptr [rip + 00000000]
    e4c  c4e3414af860              vblendvps xmm7, xmm7, xmm0, xmm6                     ; where float32x4
    e52  c4e27958058d070000        vpbroadcastd xmm0, dword ptr [rip + fe00404b]
    e5b  c54058c0                  vaddps xmm8, xmm7, xmm0                              ; add float32x4
    e5f  c4e279580580070000        vpbroadcastd xmm0, dword ptr [rip + fe00404b]
    e68  c5385cc8                  vsubps xmm9, xmm8, xmm0                              ; sub float32x4
    e6c  c4c1405cf9                vsubps xmm7, xmm7, xmm9                              ; sub float32x4
    e71  c46279580d72070000        vpbroadcastd xmm9, dword ptr [rip + b4621a39]        ; mulacc float32x4
    e7a  c4e27958056d070000        vpbroadcastd xmm0, dword ptr [rip + c431af3a]
    e83  c46241a8c8                vfmadd213ps xmm9, xmm7, xmm0                         ; mulacc float32x4
    e88  c4e279580563070000        vpbroadcastd xmm0, dword ptr [rip + ce9c1d3c]
    e91  c46241a8c8                vfmadd213ps xmm9, xmm7, xmm0                         ; mulacc float32x4
    e96  c4e279580559070000        vpbroadcastd xmm0, dword ptr [rip + 6758633d]
    e9f  c46241a8c8                vfmadd213ps xmm9, xmm7, xmm0                         ; mulacc float32x4
    ea4  c4e27958054f070000        vpbroadcastd xmm0, dword ptr [rip + f0fd753e]
    ead  c46241a8c8                vfmadd213ps xmm9, xmm7, xmm0                         ; mulacc float32x4
    eb2  c4e279580545070000        vpbroadcastd xmm0, dword ptr [rip + 1872313f]
    ebb  c46241a8c8                vfmadd213ps xmm9, xmm7, xmm0                         ; mulacc float32x4
    ec0  c4e27958053b070000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
    ec9  c46241a8c8                vfmadd213ps xmm9, xmm7, xmm0                         ; mulacc float32x4
    ece  c4c14172f016              vpslld xmm7, xmm8, 22                                ; shl uint32x4
    ed4  c4e27958052b070000        vpbroadcastd xmm0, dword ptr [rip + 0000807f]
    edd  c5c1dbf8                  vpand xmm7, xmm7, xmm0                               ; and uint32x4
    ee1  c53059cf                  vmulps xmm9, xmm9, xmm7                              ; mul float32x4
    ee5  c4c13972f017              vpslld xmm8, xmm8, 23                                ; shl uint32x4
    eeb  c5b9faff                  vpsubd xmm7, xmm8, xmm7                              ; sub uint32x4
    eef  c5b059ff                  vmulps xmm7, xmm9, xmm7                              ; mul float32x4
    ef3  c4e2795805d8060000        vpbroadcastd xmm0, dword ptr [rip + 00000000]
    efc  c4e3414af060              vblendvps xmm6, xmm7, xmm0, xmm6                     ; where float32x4
    f02  c5d8c2e300                vcmpps xmm4, xmm4, xmm3, 0                           ; cmpeq boolx4
    f07  c4e2795805f4060000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
    f10  c4e3494ae040              vblendvps xmm4, xmm6, xmm0, xmm4                     ; where float32x4
    f16  c5e85cf3                  vsubps xmm6, xmm2, xmm3                              ; sub float32x4
    f1a  c4e2795805b9060000        vpbroadcastd xmm0, dword ptr [rip + 3baab83f]
    f23  c5c859f0                  vmulps xmm6, xmm6, xmm0                              ; mul float32x4
    f27  c4e2795805b0060000        vpbroadcastd xmm0, dword ptr [rip + 00000043]
    f30  c5f85dfe                  vminps xmm7, xmm0, xmm6                              ; where float32x4
    f34  c4e2795805a7060000        vpbroadcastd xmm0, dword ptr [rip + 000016c3]
    f3d  c5c8c2f001                vcmpps xmm6, xmm6, xmm0, 1                           ; cmplt boolx4
    f42  c4e279580589060000        vpbroadcastd xmm0, dword ptr [rip + 00000000]
    f4b  c4e3414af860              vblendvps xmm7, xmm7, xmm0, xmm6                     ; where float32x4
    f51  c4e27958058e060000        vpbroadcastd xmm0, dword ptr [rip + fe00404b]
    f5a  c54058c0                  vaddps xmm8, xmm7, xmm0                              ; add float32x4
    f5e  c4e279580581060000        vpbroadcastd xmm0, dword ptr [rip + fe00404b]
    f67  c5385cc8                  vsubps xmm9, xmm8, xmm0                              ; sub float32x4
    f6b  c4c1405cf9                vsubps xmm7, xmm7, xmm9                              ; sub float32x4
    f70  c46279580d73060000        vpbroadcastd xmm9, dword ptr [rip + b4621a39]        ; mulacc float32x4
    f79  c4e27958056e060000        vpbroadcastd xmm0, dword ptr [rip + c431af3a]
    f82  c46241a8c8                vfmadd213ps xmm9, xmm7, xmm0                         ; mulacc float32x4
    f87  c4e279580564060000        vpbroadcastd xmm0, dword ptr [rip + ce9c1d3c]
    f90  c46241a8c8                vfmadd213ps xmm9, xmm7, xmm0                         ; mulacc float32x4
    f95  c4e27958055a060000        vpbroadcastd xmm0, dword ptr [rip + 6758633d]
    f9e  c46241a8c8                vfmadd213ps xmm9, xmm7, xmm0                         ; mulacc float32x4
    fa3  c4e279580550060000        vpbroadcastd xmm0, dword ptr [rip + f0fd753e]
    fac  c46241a8c8                vfmadd213ps xmm9, xmm7, xmm0                         ; mulacc float32x4
    fb1  c4e279580546060000        vpbroadcastd xmm0, dword ptr [rip + 1872313f]
    fba  c46241a8c8                vfmadd213ps xmm9, xmm7, xmm0                         ; mulacc float32x4
    fbf  c4e27958053c060000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
    fc8  c46241a8c8                vfmadd213ps xmm9, xmm7, xmm0                         ; mulacc float32x4
    fcd  c4c14172f016              vpslld xmm7, xmm8, 22                                ; shl uint32x4
    fd3  c4e27958052c060000        vpbroadcastd xmm0, dword ptr [rip + 0000807f]
    fdc  c5c1dbf8                  vpand xmm7, xmm7, xmm0                               ; and uint32x4
    fe0  c53059cf                  vmulps xmm9, xmm9, xmm7                              ; mul float32x4
    fe4  c4c13972f017              vpslld xmm8, xmm8, 23                                ; shl uint32x4
    fea  c5b9faff                  vpsubd xmm7, xmm8, xmm7                              ; sub uint32x4
    fee  c5b059ff                  vmulps xmm7, xmm9, xmm7                              ; mul float32x4
    ff2  c4e2795805d9050000        vpbroadcastd xmm0, dword ptr [rip + 00000000]
    ffb  c4e3414af060              vblendvps xmm6, xmm7, xmm0, xmm6                     ; where float32x4
   1001  c5e8c2d300                vcmpps xmm2, xmm2, xmm3, 0                           ; cmpeq boolx4
   1006  c4e2795805f5050000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
   100f  c4e3494ad020              vblendvps xmm2, xmm6, xmm0, xmm2                     ; where float32x4
   1015  c4e37d19ce01              vextractf128 xmm6, ymm1, 1                           ; gep float32x4
   101b  c5c859d2                  vmulps xmm2, xmm6, xmm2                              ; mul float32x4
   101f  c4e271b8d4                vfmadd231ps xmm2, xmm1, xmm4                         ; mulacc float32x4
   1024  c5e115cb                  vunpckhpd xmm1, xmm3, xmm3                           ; gep float32x2
   1028  c5e05fe1                  vmaxps xmm4, xmm3, xmm1                              ; max float32x2
   102c  c5e0c2f303                vcmpps xmm6, xmm3, xmm3, 3
   1031  c4e3594ae360              vblendvps xmm4, xmm4, xmm3, xmm6
   1037  c5e05cf4                  vsubps xmm6, xmm3, xmm4                              ; sub float32x2
   103b  c4e279580598050000        vpbroadcastd xmm0, dword ptr [rip + 3baab83f]
   1044  c5c859f0                  vmulps xmm6, xmm6, xmm0                              ; mul float32x2
   1048  c4e27958058f050000        vpbroadcastd xmm0, dword ptr [rip + 00000043]
   1051  c5f85dfe                  vminps xmm7, xmm0, xmm6                              ; where float32x2
   1055  c4e279580586050000        vpbroadcastd xmm0, dword ptr [rip + 000016c3]
   105e  c5c8c2f001                vcmpps xmm6, xmm6, xmm0, 1                           ; cmplt boolx2
   1063  c4e279580568050000        vpbroadcastd xmm0, dword ptr [rip + 00000000]
   106c  c4e3414af860              vblendvps xmm7, xmm7, xmm0, xmm6                     ; where float32x2
   1072  c4e27958056d050000        vpbroadcastd xmm0, dword ptr [rip + fe00404b]
   107b  c54058c0                  vaddps xmm8, xmm7, xmm0                              ; add float32x2
   107f  c4e279580560050000        vpbroadcastd xmm0, dword ptr [rip + fe00404b]
   1088  c5385cc8                  vsubps xmm9, xmm8, xmm0                              ; sub float32x2
   108c  c4c1405cf9                vsubps xmm7, xmm7, xmm9                              ; sub float32x2
   1091  c46279580d52050000        vpbroadcastd xmm9, dword ptr [rip + b4621a39]        ; mulacc float32x2
   109a  c4e27958054d050000        vpbroadcastd xmm0, dword ptr [rip + c431af3a]
   10a3  c46241a8c8                vfmadd213ps xmm9, xmm7, xmm0                         ; mulacc float32x2
   10a8  c4e279580543050000        vpbroadcastd xmm0, dword ptr [rip + ce9c1d3c]
   10b1  c46241a8c8                vfmadd213ps xmm9, xmm7, xmm0                         ; mulacc float32x2
   10b6  c4e279580539050000        vpbroadcastd xmm0, dword ptr [rip + 6758633d]
   10bf  c46241a8c8                vfmadd213ps xmm9, xmm7, xmm0                         ; mulacc float32x2
   10c4  c4e27958052f050000        vpbroadcastd xmm0, dword ptr [rip + f0fd753e]
   10cd  c46241a8c8                vfmadd213ps xmm9, xmm7, xmm0                         ; mulacc float32x2
   10d2  c4e279580525050000        vpbroadcastd xmm0, dword ptr [rip + 1872313f]
   10db  c46241a8c8                vfmadd213ps xmm9, xmm7, xmm0                         ; mulacc float32x2
   10e0  c4e27958051b050000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
   10e9  c46241a8c8                vfmadd213ps xmm9, xmm7, xmm0                         ; mulacc float32x2
   10ee  c4c14172f016              vpslld xmm7, xmm8, 22                                ; shl uint32x2
   10f4  c4e27958050b050000        vpbroadcastd xmm0, dword ptr [rip + 0000807f]
   10fd  c5c1dbf8                  vpand xmm7, xmm7, xmm0                               ; and uint32x2
   1101  c53059cf                  vmulps xmm9, xmm9, xmm7                              ; mul float32x2
   1105  c4c13972f017              vpslld xmm8, xmm8, 23                                ; shl uint32x2
   110b  c5b9faff                  vpsubd xmm7, xmm8, xmm7                              ; sub uint32x2
   110f  c5b059ff                  vmulps xmm7, xmm9, xmm7                              ; mul float32x2
   1113  c4e2795805b8040000        vpbroadcastd xmm0, dword ptr [rip + 00000000]
   111c  c4e3414af060              vblendvps xmm6, xmm7, xmm0, xmm6                     ; where float32x2
   1122  c5e0c2dc00                vcmpps xmm3, xmm3, xmm4, 0                           ; cmpeq boolx2
   1127  c4e2795805d4040000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
   1130  c4e3494ad830              vblendvps xmm3, xmm6, xmm0, xmm3                     ; where float32x2
   1136  c5f05cf4                  vsubps xmm6, xmm1, xmm4                              ; sub float32x2
   113a  c4e279580599040000        vpbroadcastd xmm0, dword ptr [rip + 3baab83f]
   1143  c5c859f0                  vmulps xmm6, xmm6, xmm0                              ; mul float32x2
   1147  c4e279580590040000        vpbroadcastd xmm0, dword ptr [rip + 00000043]
   1150  c5f85dfe                  vminps xmm7, xmm0, xmm6                              ; where float32x2
   1154  c4e279580587040000        vpbroadcastd xmm0, dword ptr [rip + 000016c3]
   115d  c5c8c2f001                vcmpps xmm6, xmm6, xmm0, 1                           ; cmplt boolx2
   1162  c4e279580569040000        vpbroadcastd xmm0, dword ptr [rip + 00000000]
   116b  c4e3414af860              vblendvps xmm7, xmm7, xmm0, xmm6                     ; where float32x2
   1171  c4e27958056e040000        vpbroadcastd xmm0, dword ptr [rip + fe00404b]
   117a  c54058c0                  vaddps xmm8, xmm7, xmm0                              ; add float32x2
   117e  c4e279580561040000        vpbroadcastd xmm0, dword ptr [rip + fe00404b]
   1187  c5385cc8                  vsubps xmm9, xmm8, xmm0                              ; sub float32x2
   118b  c4c1405cf9                vsubps xmm7, xmm7, xmm9                              ; sub float32x2
   1190  c46279580d53040000        vpbroadcastd xmm9, dword ptr [rip + b4621a39]        ; mulacc float32x2
   1199  c4e27958054e040000        vpbroadcastd xmm0, dword ptr [rip + c431af3a]
   11a2  c46241a8c8                vfmadd213ps xmm9, xmm7, xmm0                         ; mulacc float32x2
   11a7  c4e279580544040000        vpbroadcastd xmm0, dword ptr [rip + ce9c1d3c]
   11b0  c46241a8c8                vfmadd213ps xmm9, xmm7, xmm0                         ; mulacc float32x2
   11b5  c4e27958053a040000        vpbroadcastd xmm0, dword ptr [rip + 6758633d]
   11be  c46241a8c8                vfmadd213ps xmm9, xmm7, xmm0                         ; mulacc float32x2
   11c3  c4e279580530040000        vpbroadcastd xmm0, dword ptr [rip + f0fd753e]
   11cc  c46241a8c8                vfmadd213ps xmm9, xmm7, xmm0                         ; mulacc float32x2
   11d1  c4e279580526040000        vpbroadcastd xmm0, dword ptr [rip + 1872313f]
   11da  c46241a8c8                vfmadd213ps xmm9, xmm7, xmm0                         ; mulacc float32x2
   11df  c4e27958051c040000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
   11e8  c46241a8c8                vfmadd213ps xmm9, xmm7, xmm0                         ; mulacc float32x2
   11ed  c4c14172f016              vpslld xmm7, xmm8, 22                                ; shl uint32x2
   11f3  c4e27958050c040000        vpbroadcastd xmm0, dword ptr [rip + 0000807f]
   11fc  c5c1dbf8                  vpand xmm7, xmm7, xmm0                               ; and uint32x2
   1200  c53059cf                  vmulps xmm9, xmm9, xmm7                              ; mul float32x2
   1204  c4c13972f017              vpslld xmm8, xmm8, 23                                ; shl uint32x2
   120a  c5b9faff                  vpsubd xmm7, xmm8, xmm7                              ; sub uint32x2
   120e  c5b059ff                  vmulps xmm7, xmm9, xmm7                              ; mul float32x2
   1212  c4e2795805b9030000        vpbroadcastd xmm0, dword ptr [rip + 00000000]
   121b  c4e3414af060              vblendvps xmm6, xmm7, xmm0, xmm6                     ; where float32x2
   1221  c5f0c2cc00                vcmpps xmm1, xmm1, xmm4, 0                           ; cmpeq boolx2
   1226  c4e2795805d5030000        vpbroadcastd xmm0, dword ptr [rip + 0000803f]
   122f  c4e3494ac810              vblendvps xmm1, xmm6, xmm0, xmm1                     ; where float32x2
   1235  c5e915f2                  vunpckhpd xmm6, xmm2, xmm2                           ; gep float32x2
   1239  c5c859c9                  vmulps xmm1, xmm6, xmm1                              ; mul float32x2
   123d  c4e269b8cb                vfmadd231ps xmm1, xmm2, xmm3                         ; mulacc float32x2
   1242  c5e973dc04                vpsrldq xmm2, xmm4, 4                                ; gep float32
   1247  c5da5fda                  vmaxss xmm3, xmm4, xmm2                              ; max float32
   124b  c5dac2f403                vcmpss xmm6, xmm4, xmm4, 3
   1250  c4e3614adc60              vblendvps xmm3, xmm3, xmm4, xmm6
   1256  c5da5cf3                  vsubss xmm6, xmm4, xmm3                              ; sub float32
   125a  c5ca59357a030000          vmulss xmm6, xmm6, dword ptr [rip + 3baab83f]        ; mul float32
   1262  c5fa100576030000          vmovss xmm0, dword ptr [rip + 00000043]
   126a  c5fa5dfe                  vminss xmm7, xmm0, xmm6                              ; where float32
   126e  c5cac2356d03000001        vcmpss xmm6, xmm6, dword ptr [rip + 000016c3], 1     ; cmplt bool
   1277  c5f97ef7                  vmovd edi, xmm6
   127b  83e701                    and edi, 1
   127e  4c8bc7                    mov r8, rdi                                          ; where float32
   1281  41f7d8                    neg r8d
   1284  c4c1796ef0                vmovd xmm6, r8d
   1289  c5fa100543030000          vmovss xmm0, dword ptr [rip + 00000000]
   1291  c4e3414af060              vblendvps xmm6, xmm7, xmm0, xmm6                     ; where float32
   1297  c5ca583d49030000          vaddss xmm7, xmm6, dword ptr [rip + fe00404b]        ; add float32
   129f  c5425c0541030000          vsubss xmm8, xmm7, dword ptr [rip + fe00404b]        ; sub float32
   12a7  c4c14a5cf0                vsubss xmm6, xmm6, xmm8                              ; sub float32
   12ac  c57a100538030000          vmovss xmm8, dword ptr [rip + b4621a39]              ; mulacc float32
   12b4  c46249a90533030000        vfmadd213ss xmm8, xmm6, dword ptr [rip + c431af3a]
   12bd  c46249a9052e030000        vfmadd213ss xmm8, xmm6, dword ptr [rip + ce9c1d3c]   ; mulacc float32
   12c6  c46249a90529030000        vfmadd213ss xmm8, xmm6, dword ptr [rip + 6758633d]   ; mulacc float32
   12cf  c46249a90524030000        vfmadd213ss xmm8, xmm6, dword ptr [rip + f0fd753e]   ; mulacc float32
   12d8  c46249a9051f030000        vfmadd213ss xmm8, xmm6, dword ptr [rip + 1872313f]   ; mulacc float32
   12e1  c46249a9051a030000        vfmadd213ss xmm8, xmm6, dword ptr [rip + 0000803f]   ; mulacc float32
   12ea  c4c1797ef8                vmovd r8d, xmm7                                      ; bitcast uint32
   12ef  4d8bc8                    mov r9, r8                                           ; shl uint32
   12f2  41c1e116                  shl r9d, 22
   12f6  4181e10000807f            and r9d, 2139095040                                  ; and uint32
   12fd  c4c1796ef1                vmovd xmm6, r9d                                      ; bitcast float32
   1302  c5ba59f6                  vmulss xmm6, xmm8, xmm6                              ; mul float32
   1306  41c1e017                  shl r8d, 23                                          ; shl uint32
   130a  452bc1                    sub r8d, r9d                                         ; sub uint32
   130d  c4c1796ef8                vmovd xmm7, r8d                                      ; bitcast float32
   1312  c5ca59f7                  vmulss xmm6, xmm6, xmm7                              ; mul float32
   1316  f7df                      neg edi                                              ; where float32
   1318  c5f96eff                  vmovd xmm7, edi
   131c  c5fa1005b0020000          vmovss xmm0, dword ptr [rip + 00000000]
   1324  c4e3494af070              vblendvps xmm6, xmm6, xmm0, xmm7                     ; where float32
   132a  c5dac2e300                vcmpss xmm4, xmm4, xmm3, 0                           ; cmpeq bool
   132f  c5f97ee7                  vmovd edi, xmm4
   1333  83e701                    and edi, 1
   1336  f7df                      neg edi                                              ; where float32
   1338  c5f96ee7                  vmovd xmm4, edi
   133c  c5fa1005c0020000          vmovss xmm0, dword ptr [rip + 0000803f]
   1344  c4e3494ae040              vblendvps xmm4, xmm6, xmm0, xmm4                     ; where float32
   134a  c5ea5cf3                  vsubss xmm6, xmm2, xmm3                              ; sub float32
   134e  c5ca593586020000          vmulss xmm6, xmm6, dword ptr [rip + 3baab83f]        ; mul float32
   1356  c5fa100582020000          vmovss xmm0, dword ptr [rip + 00000043]
   135e  c5fa5dfe                  vminss xmm7, xmm0, xmm6                              ; where float32
   1362  c5cac2357902000001        vcmpss xmm6, xmm6, dword ptr [rip + 000016c3], 1     ; cmplt bool
   136b  c5f97ef7                  vmovd edi, xmm6
   136f  83e701                    and edi, 1
   1372  4c8bc7                    mov r8, rdi                                          ; where float32
   1375  41f7d8                    neg r8d
   1378  c4c1796ef0                vmovd xmm6, r8d
   137d  c5fa10054f020000          vmovss xmm0, dword ptr [rip + 00000000]
   1385  c4e3414af060              vblendvps xmm6, xmm7, xmm0, xmm6                     ; where float32
   138b  c5ca583d55020000          vaddss xmm7, xmm6, dword ptr [rip + fe00404b]        ; add float32
   1393  c5425c054d020000          vsubss xmm8, xmm7, dword ptr [rip + fe00404b]        ; sub float32
   139b  c4c14a5cf0                vsubss xmm6, xmm6, xmm8                              ; sub float32
   13a0  c57a100544020000          vmovss xmm8, dword ptr [rip + b4621a39]              ; mulacc float32
   13a8  c46249a9053f020000        vfmadd213ss xmm8, xmm6, dword ptr [rip + c431af3a]
   13b1  c46249a9053a020000        vfmadd213ss xmm8, xmm6, dword ptr [rip + ce9c1d3c]   ; mulacc float32
   13ba  c46249a90535020000        vfmadd213ss xmm8, xmm6, dword ptr [rip + 6758633d]   ; mulacc float32
   13c3  c46249a90530020000        vfmadd213ss xmm8, xmm6, dword ptr [rip + f0fd753e]   ; mulacc float32
   13cc  c46249a9052b020000        vfmadd213ss xmm8, xmm6, dword ptr [rip + 1872313f]   ; mulacc float32
   13d5  c46249a90526020000        vfmadd213ss xmm8, xmm6, dword ptr [rip + 0000803f]   ; mulacc float32
   13de  c4c1797ef8                vmovd r8d, xmm7                                      ; bitcast uint32
   13e3  4d8bc8                    mov r9, r8                                           ; shl uint32
   13e6  41c1e116                  shl r9d, 22
   13ea  4181e10000807f            and r9d, 2139095040                                  ; and uint32
   13f1  c4c1796ef1                vmovd xmm6, r9d                                      ; bitcast float32
   13f6  c5ba59f6                  vmulss xmm6, xmm8, xmm6                              ; mul float32
   13fa  41c1e017                  shl r8d, 23                                          ; shl uint32
   13fe  452bc1                    sub r8d, r9d                                         ; sub uint32
   1401  c4c1796ef8                vmovd xmm7, r8d                                      ; bitcast float32
   1406  c5ca59f7                  vmulss xmm6, xmm6, xmm7                              ; mul float32
   140a  f7df                      neg edi                                              ; where float32
   140c  c5f96eff                  vmovd xmm7, edi
   1410  c5fa1005bc010000          vmovss xmm0, dword ptr [rip + 00000000]
   1418  c4e3494af070              vblendvps xmm6, xmm6, xmm0, xmm7                     ; where float32
   141e  c5eac2d300                vcmpss xmm2, xmm2, xmm3, 0                           ; cmpeq bool
   1423  c5f97ed7                  vmovd edi, xmm2
   1427  83e701                    and edi, 1
   142a  f7df                      neg edi                                              ; where float32
   142c  c5f96ed7                  vmovd xmm2, edi
   1430  c5fa1005cc010000          vmovss xmm0, dword ptr [rip + 0000803f]
   1438  c4e3494ad020              vblendvps xmm2, xmm6, xmm0, xmm2                     ; where float32
   143e  c5c973d904                vpsrldq xmm6, xmm1, 4                                ; gep float32
   1443  c5ca59d2                  vmulss xmm2, xmm6, xmm2                              ; mul float32
   1447  c4e271b9d4                vfmadd231ss xmm2, xmm1, xmm4                         ; mulacc float32
   144c  c5eac20db701000001        vcmpss xmm1, xmm2, dword ptr [rip + 00008000], 1     ; cmplt bool
   1455  c5f97ecf                  vmovd edi, xmm1
   1459  83e701                    and edi, 1
   145c  c5ea590dac010000          vmulss xmm1, xmm2, dword ptr [rip + 0000004c]        ; mul float32
   1464  4c8bc7                    mov r8, rdi                                          ; where float32
   1467  41f7d8                    neg r8d
   146a  c4c1796ee0                vmovd xmm4, r8d
   146f  c4e3694ac940              vblendvps xmm1, xmm2, xmm1, xmm4
   1475  c4c1797ec8                vmovd r8d, xmm1                                      ; bitcast int32
   147a  458d880dfbcac0            lea r9d, [r8 - 1060439283]                           ; add int32
   1481  4d8bd1                    mov r10, r9                                          ; shr int32
   1484  41c1fa17                  sar r10d, 23
   1488  f7df                      neg edi                                              ; where float32
   148a  c5f96ecf                  vmovd xmm1, edi
   148e  c5fa10053e010000          vmovss xmm0, dword ptr [rip + 00000000]
   1496  c5fa102576010000          vmovss xmm4, dword ptr [rip + 0000c841]
   149e  c4e3794acc10              vblendvps xmm1, xmm0, xmm4, xmm1                     ; where float32
   14a4  c5fa100528010000          vmovss xmm0, dword ptr [rip + 00000000]
   14ac  c4c17a2ae2                vcvtsi2ss xmm4, xmm0, r10d                           ; cast float32
   14b1  c5da5cc9                  vsubss xmm1, xmm4, xmm1                              ; sub float32
   14b5  4181e1000080ff            and r9d, -8388608                                    ; and int32
   14bc  452bc1                    sub r8d, r9d                                         ; sub int32
   14bf  c4c1796ee0                vmovd xmm4, r8d                                      ; bitcast float32
   14c4  c5da5c2538010000          vsubss xmm4, xmm4, dword ptr [rip + 0000803f]        ; sub float32
   14cc  c5fa103544010000          vmovss xmm6, dword ptr [rip + ce37f6bd]              ; mulacc float32
   14d4  c4e259a9353f010000        vfmadd213ss xmm6, xmm4, dword ptr [rip + 5b74413e]
   14dd  c4e259a9353a010000        vfmadd213ss xmm6, xmm4, dword ptr [rip + 4c3b40be]   ; mulacc float32
   14e6  c4e259a93535010000        vfmadd213ss xmm6, xmm4, dword ptr [rip + 79b2503e]   ; mulacc float32
   14ef  c4e259a93530010000        vfmadd213ss xmm6, xmm4, dword ptr [rip + 3ebb75be]   ; mulacc float32
   14f8  c4e259a9352b010000        vfmadd213ss xmm6, xmm4, dword ptr [rip + 39c8933e]   ; mulacc float32
   1501  c4e259a93526010000        vfmadd213ss xmm6, xmm4, dword ptr [rip + 5dabb8be]   ; mulacc float32
   150a  c4e259a93521010000        vfmadd213ss xmm6, xmm4, dword ptr [rip + 0838f63e]   ; mulacc float32
   1513  c4e259a9351c010000        vfmadd213ss xmm6, xmm4, dword ptr [rip + 3baa38bf]   ; mulacc float32
   151c  c4e259a93517010000        vfmadd213ss xmm6, xmm4, dword ptr [rip + eda8e23e]   ; mulacc float32
   1525  c5da59f6                  vmulss xmm6, xmm4, xmm6                              ; mul float32
   1529  c5da58e6                  vaddss xmm4, xmm4, xmm6                              ; add float32
   152d  c5f258cc                  vaddss xmm1, xmm1, xmm4                              ; add float32
   1531  c5eac225ce00000001        vcmpss xmm4, xmm2, dword ptr [rip + 0000807f], 1     ; cmplt bool
   153a  c5f97ee7                  vmovd edi, xmm4
   153e  83e701                    and edi, 1
   1541  f7df                      neg edi                                              ; where float32
   1543  c5f96ee7                  vmovd xmm4, edi
   1547  c5fa1005b9000000          vmovss xmm0, dword ptr [rip + 0000807f]
   154f  c4e3794ac940              vblendvps xmm1, xmm0, xmm1, xmm4                     ; where float32
   1555  c5fa100577000000          vmovss xmm0, dword ptr [rip + 00000000]
   155d  c5fac2e201                vcmpss xmm4, xmm0, xmm2, 1                           ; cmplt bool
   1562  c5f97ee7                  vmovd edi, xmm4
   1566  83e701                    and edi, 1
   1569  c5eac2156200000000        vcmpss xmm2, xmm2, dword ptr [rip + 00000000], 0     ; cmpeq bool
   1572  c4c1797ed0                vmovd r8d, xmm2
   1577  4183e001                  and r8d, 1
   157b  41f7d8                    neg r8d                                              ; where float32
   157e  c4c1796ed0                vmovd xmm2, r8d
   1583  c5fa1005b5000000          vmovss xmm0, dword ptr [rip + 0000c07f]
   158b  c5fa102545000000          vmovss xmm4, dword ptr [rip + 000080ff]
   1593  c4e3794ad420              vblendvps xmm2, xmm0, xmm4, xmm2                     ; where float32
   1599  f7df                      neg edi                                              ; where float32
   159b  c5f96ee7                  vmovd xmm4, edi
   159f  c4e3694ac940              vblendvps xmm1, xmm2, xmm1, xmm4
   15a5  c5fa100553000000          vmovss xmm0, dword ptr [rip + 1872313f]
   15ad  c4e279a9cb                vfmadd213ss xmm1, xmm0, xmm3                         ; mulacc float32
   15b2  c5fa110cb2                vmovss dword ptr [rdx + rsi*4], xmm1                 ; store void
   15b7  4881c100010000            add rcx, 256                                         ; end void
   15be  83c601                    add esi, 1
   15c1  83fe08                    cmp esi, 8
   15c4  0f8c76eaffff              jl loop_40
done_15ca:
   15ca  c5f877                    vzeroupper                                           ; sink void
   15cd  488b642460                mov rsp, qword ptr [rsp + 96]
   15d2  c3                        ret                                                  ; sink void
