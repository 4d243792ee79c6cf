softmax:
      0  488bc4                    mov rax, rsp
      3  4881ecc0010000            sub rsp, 448
      a  4883e4c0                  and rsp, -64
      e  4889842480010000          mov qword ptr [rsp + 384], rax
     16  b800000000                mov eax, 0
     1b  c4e27d581dec0e0000        vpbroadcastd ymm3, dword ptr [rip + fe00404b]
     24  488b17                    mov rdx, qword ptr [rdi]
     27  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 2048>
     2b  b800000000                mov eax, 0                                           ; range int32
loop_40:
     40  c57c1021                  vmovups ymm12, ymmword ptr [rcx]                     ; load float32x8
     44  c57c10a900010000          vmovups ymm13, ymmword ptr [rcx + 256]               ; load float32x8
     4c  c4411c5ff5                vmaxps ymm14, ymm12, ymm13                           ; max float32x8
     51  c4411cc2fc03              vcmpps ymm15, ymm12, ymm12, 3
     57  c4430d4af4f0              vblendvps ymm14, ymm14, ymm12, ymm15
     5d  c57c10b980000000          vmovups ymm15, ymmword ptr [rcx + 128]               ; load float32x8
     65  c5fc108180010000          vmovups ymm0, ymmword ptr [rcx + 384]                ; load float32x8
     6d  c5845fc8                  vmaxps ymm1, ymm15, ymm0                             ; max float32x8
     71  c4c104c2d703              vcmpps ymm2, ymm15, ymm15, 3
     77  c4c3754acf20              vblendvps ymm1, ymm1, ymm15, ymm2
     7d  c4c1745fd6                vmaxps ymm2, ymm1, ymm14                             ; max float32x8
     82  c574c2f103                vcmpps ymm14, ymm1, ymm1, 3
     87  c4e36d4ac9e0              vblendvps ymm1, ymm2, ymm1, ymm14
     8d  c5fc105140                vmovups ymm2, ymmword ptr [rcx + 64]                 ; load float32x8
     92  c5fc10a140010000          vmovups ymm4, ymmword ptr [rcx + 320]                ; load float32x8
     9a  c5fc112424                vmovups ymmword ptr [rsp], ymm4
     9f  c5ec5f2424                vmaxps ymm4, ymm2, ymmword ptr [rsp]                 ; max float32x8
     a4  c5ecc2ea03                vcmpps ymm5, ymm2, ymm2, 3
     a9  c4e35d4ae250              vblendvps ymm4, ymm4, ymm2, ymm5
     af  c5fc10a9c0000000          vmovups ymm5, ymmword ptr [rcx + 192]                ; load float32x8
     b7  c5fc10b1c0010000          vmovups ymm6, ymmword ptr [rcx + 448]                ; load float32x8
     bf  c5fc11742420              vmovups ymmword ptr [rsp + 32], ymm6
     c5  c5d45f7c2420              vmaxps ymm7, ymm5, ymmword ptr [rsp + 32]            ; max float32x8
     cb  c554c2c503                vcmpps ymm8, ymm5, ymm5, 3
     d0  c4e3454afd80              vblendvps ymm7, ymm7, ymm5, ymm8
     d6  c5c45fe4                  vmaxps ymm4, ymm7, ymm4                              ; max float32x8
     da  c544c2c703                vcmpps ymm8, ymm7, ymm7, 3
     df  c4e35d4ae780              vblendvps ymm4, ymm4, ymm7, ymm8
     e5  c5dc5fc9                  vmaxps ymm1, ymm4, ymm1                              ; max float32x8
     e9  c5dcc2fc03                vcmpps ymm7, ymm4, ymm4, 3
     ee  c4e3754acc70              vblendvps ymm1, ymm1, ymm4, ymm7
     f4  c5fc106120                vmovups ymm4, ymmword ptr [rcx + 32]                 ; load float32x8
     f9  c5fc10b120010000          vmovups ymm6, ymmword ptr [rcx + 288]                ; load float32x8
    101  c5fc11742440              vmovups ymmword ptr [rsp + 64], ymm6
    107  c55c5f442440              vmaxps ymm8, ymm4, ymmword ptr [rsp + 64]            ; max float32x8
    10d  c5dcc2fc03                vcmpps ymm7, ymm4, ymm4, 3
    112  c4e33d4afc70              vblendvps ymm7, ymm8, ymm4, ymm7
    118  c57c1081a0000000          vmovups ymm8, ymmword ptr [rcx + 160]                ; load float32x8
    120  c5fc10b1a0010000          vmovups ymm6, ymmword ptr [rcx + 416]                ; load float32x8
    128  c5fc11742460              vmovups ymmword ptr [rsp + 96], ymm6
    12e  c53c5f4c2460              vmaxps ymm9, ymm8, ymmword ptr [rsp + 96]            ; max float32x8
    134  c4413cc2d003              vcmpps ymm10, ymm8, ymm8, 3
    13a  c443354ac8a0              vblendvps ymm9, ymm9, ymm8, ymm10
    140  c5b45fff                  vmaxps ymm7, ymm9, ymm7                              ; max float32x8
    144  c44134c2d103              vcmpps ymm10, ymm9, ymm9, 3
    14a  c4c3454af9a0              vblendvps ymm7, ymm7, ymm9, ymm10
    150  c57c104960                vmovups ymm9, ymmword ptr [rcx + 96]                 ; load float32x8
    155  c5fc10b160010000          vmovups ymm6, ymmword ptr [rcx + 352]                ; load float32x8
    15d  c5fc11b42480000000        vmovups ymmword ptr [rsp + 128], ymm6
    166  c5345f942480000000        vmaxps ymm10, ymm9, ymmword ptr [rsp + 128]          ; max float32x8
    16f  c44134c2d903              vcmpps ymm11, ymm9, ymm9, 3
    175  c4432d4ad1b0              vblendvps ymm10, ymm10, ymm9, ymm11
    17b  c57c1099e0000000          vmovups ymm11, ymmword ptr [rcx + 224]               ; load float32x8
    183  c5fc10b1e0010000          vmovups ymm6, ymmword ptr [rcx + 480]                ; load float32x8
    18b  c5fc11b424a0000000        vmovups ymmword ptr [rsp + 160], ymm6
    194  c5a45fb424a0000000        vmaxps ymm6, ymm11, ymmword ptr [rsp + 160]          ; max float32x8
    19d  c44124c2f303              vcmpps ymm14, ymm11, ymm11, 3
    1a3  c4c34d4af3e0              vblendvps ymm6, ymm6, ymm11, ymm14
    1a9  c4414c5fd2                vmaxps ymm10, ymm6, ymm10                            ; max float32x8
    1ae  c54cc2f603                vcmpps ymm14, ymm6, ymm6, 3
    1b3  c4e32d4af6e0              vblendvps ymm6, ymm10, ymm6, ymm14
    1b9  c5cc5fff                  vmaxps ymm7, ymm6, ymm7                              ; max float32x8
    1bd  c54cc2d603                vcmpps ymm10, ymm6, ymm6, 3
    1c2  c4e3454af6a0              vblendvps ymm6, ymm7, ymm6, ymm10
    1c8  c5cc5fc9                  vmaxps ymm1, ymm6, ymm1                              ; max float32x8
    1cc  c5ccc2fe03                vcmpps ymm7, ymm6, ymm6, 3
    1d1  c4e3754ace70              vblendvps ymm1, ymm1, ymm6, ymm7
    1d7  c4e37d19ce01              vextractf128 xmm6, ymm1, 1                           ; gep float32x4
    1dd  c5f05ff6                  vmaxps xmm6, xmm1, xmm6                              ; max float32x4
    1e1  c5f0c2f903                vcmpps xmm7, xmm1, xmm1, 3
    1e6  c4e3494ac970              vblendvps xmm1, xmm6, xmm1, xmm7
    1ec  c5f115f1                  vunpckhpd xmm6, xmm1, xmm1                           ; gep float32x2
    1f0  c5f05ff6                  vmaxps xmm6, xmm1, xmm6                              ; max float32x2
    1f4  c5f0c2f903                vcmpps xmm7, xmm1, xmm1, 3
    1f9  c4e3494ac970              vblendvps xmm1, xmm6, xmm1, xmm7
    1ff  c5c973d904                vpsrldq xmm6, xmm1, 4                                ; gep float32
    204  c5f25ff6                  vmaxss xmm6, xmm1, xmm6                              ; max float32
    208  c5f2c2f903                vcmpss xmm7, xmm1, xmm1, 3
    20d  c4e3494ac970              vblendvps xmm1, xmm6, xmm1, xmm7
    213  c4e27d58c9                vpbroadcastd ymm1, xmm1                              ; vectorize float32x8
    218  c59c5cf1                  vsubps ymm6, ymm12, ymm1                             ; sub float32x8
    21c  c5cc5935bc0b0000          vmulps ymm6, ymm6, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    224  c4e27d583dd70c0000        vpbroadcastd ymm7, dword ptr [rip + 00000043]
    22d  c5c45dfe                  vminps ymm7, ymm7, ymm6                              ; where float32x8
    231  c5ccc235c60b000001        vcmpps ymm6, ymm6, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 1; cmplt boolx8
    23a  c5cc55ff                  vandnps ymm7, ymm6, ymm7                             ; where float32x8
    23e  c54458d3                  vaddps ymm10, ymm7, ymm3                             ; add float32x8
    242  c52c5ce3                  vsubps ymm12, ymm10, ymm3                            ; sub float32x8
    246  c4c1445cfc                vsubps ymm7, ymm7, ymm12                             ; sub float32x8
    24b  c4627d5825c00c0000        vpbroadcastd ymm12, dword ptr [rip + b4621a39]       ; mulacc float32x8
    254  c46245a825c30b0000        vfmadd213ps ymm12, ymm7, ymmword ptr [rip + c431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3a]
    25d  c46245a825da0b0000        vfmadd213ps ymm12, ymm7, ymmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x8
    266  c46245a825f10b0000        vfmadd213ps ymm12, ymm7, ymmword ptr [rip + 6758633d6758633d6758633d6758633d6758633d6758633d6758633d6758633d]; mulacc float32x8
    26f  c46245a825080c0000        vfmadd213ps ymm12, ymm7, ymmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x8
    278  c46245a8251f0c0000        vfmadd213ps ymm12, ymm7, ymmword ptr [rip + 1872313f1872313f1872313f1872313f1872313f1872313f1872313f1872313f]; mulacc float32x8
    281  c46245a825360c0000        vfmadd213ps ymm12, ymm7, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]; mulacc float32x8
    28a  c4c14572f216              vpslld ymm7, ymm10, 22                               ; shl uint32x8
    290  c5c5db3d480c0000          vpand ymm7, ymm7, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    298  c51c59e7                  vmulps ymm12, ymm12, ymm7                            ; mul float32x8
    29c  c4c12d72f217              vpslld ymm10, ymm10, 23                              ; shl uint32x8
    2a2  c5adfaff                  vpsubd ymm7, ymm10, ymm7                             ; sub uint32x8
    2a6  c59c59ff                  vmulps ymm7, ymm12, ymm7                             ; mul float32x8
    2aa  c5cc55f7                  vandnps ymm6, ymm6, ymm7                             ; where float32x8
    2ae  c5fc11b424c0000000        vmovups ymmword ptr [rsp + 192], ymm6
    2b7  c5945cf9                  vsubps ymm7, ymm13, ymm1                             ; sub float32x8
    2bb  c5c4593d1d0b0000          vmulps ymm7, ymm7, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    2c3  c4e27d5835380c0000        vpbroadcastd ymm6, dword ptr [rip + 00000043]
    2cc  c54c5dd7                  vminps ymm10, ymm6, ymm7                             ; where float32x8
    2d0  c5c4c23d270b000001        vcmpps ymm7, ymm7, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 1; cmplt boolx8
    2d9  c4414455d2                vandnps ymm10, ymm7, ymm10                           ; where float32x8
    2de  c52c58e3                  vaddps ymm12, ymm10, ymm3                            ; add float32x8
    2e2  c51c5ceb                  vsubps ymm13, ymm12, ymm3                            ; sub float32x8
    2e6  c4412c5cd5                vsubps ymm10, ymm10, ymm13                           ; sub float32x8
    2eb  c4627d582d200c0000        vpbroadcastd ymm13, dword ptr [rip + b4621a39]       ; mulacc float32x8
    2f4  c4622da82d230b0000        vfmadd213ps ymm13, ymm10, ymmword ptr [rip + c431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3a]
    2fd  c4622da82d3a0b0000        vfmadd213ps ymm13, ymm10, ymmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x8
    306  c4622da82d510b0000        vfmadd213ps ymm13, ymm10, ymmword ptr [rip + 6758633d6758633d6758633d6758633d6758633d6758633d6758633d6758633d]; mulacc float32x8
    30f  c4622da82d680b0000        vfmadd213ps ymm13, ymm10, ymmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x8
    318  c4622da82d7f0b0000        vfmadd213ps ymm13, ymm10, ymmword ptr [rip + 1872313f1872313f1872313f1872313f1872313f1872313f1872313f1872313f]; mulacc float32x8
    321  c4622da82d960b0000        vfmadd213ps ymm13, ymm10, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]; mulacc float32x8
    32a  c4c12d72f416              vpslld ymm10, ymm12, 22                              ; shl uint32x8
    330  c52ddb15a80b0000          vpand ymm10, ymm10, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    338  c4411459ea                vmulps ymm13, ymm13, ymm10                           ; mul float32x8
    33d  c4c11d72f417              vpslld ymm12, ymm12, 23                              ; shl uint32x8
    343  c4411dfad2                vpsubd ymm10, ymm12, ymm10                           ; sub uint32x8
    348  c4411459d2                vmulps ymm10, ymm13, ymm10                           ; mul float32x8
    34d  c4c14455f2                vandnps ymm6, ymm7, ymm10                            ; where float32x8
    352  c5fc11b424e0000000        vmovups ymmword ptr [rsp + 224], ymm6
    35b  c5045cd1                  vsubps ymm10, ymm15, ymm1                            ; sub float32x8
    35f  c52c5915790a0000          vmulps ymm10, ymm10, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    367  c4e27d5835940b0000        vpbroadcastd ymm6, dword ptr [rip + 00000043]
    370  c4414c5de2                vminps ymm12, ymm6, ymm10                            ; where float32x8
    375  c52cc215820a000001        vcmpps ymm10, ymm10, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 1; cmplt boolx8
    37e  c4412c55e4                vandnps ymm12, ymm10, ymm12                          ; where float32x8
    383  c51c58eb                  vaddps ymm13, ymm12, ymm3                            ; add float32x8
    387  c5145cf3                  vsubps ymm14, ymm13, ymm3                            ; sub float32x8
    38b  c4411c5ce6                vsubps ymm12, ymm12, ymm14                           ; sub float32x8
    390  c4627d58357b0b0000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    399  c4621da8357e0a0000        vfmadd213ps ymm14, ymm12, ymmword ptr [rip + c431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3a]
    3a2  c4621da835950a0000        vfmadd213ps ymm14, ymm12, ymmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x8
    3ab  c4621da835ac0a0000        vfmadd213ps ymm14, ymm12, ymmword ptr [rip + 6758633d6758633d6758633d6758633d6758633d6758633d6758633d6758633d]; mulacc float32x8
    3b4  c4621da835c30a0000        vfmadd213ps ymm14, ymm12, ymmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x8
    3bd  c4621da835da0a0000        vfmadd213ps ymm14, ymm12, ymmword ptr [rip + 1872313f1872313f1872313f1872313f1872313f1872313f1872313f1872313f]; mulacc float32x8
    3c6  c4621da835f10a0000        vfmadd213ps ymm14, ymm12, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]; mulacc float32x8
    3cf  c4c11d72f516              vpslld ymm12, ymm13, 22                              ; shl uint32x8
    3d5  c51ddb25030b0000          vpand ymm12, ymm12, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    3dd  c4410c59f4                vmulps ymm14, ymm14, ymm12                           ; mul float32x8
    3e2  c4c11572f517              vpslld ymm13, ymm13, 23                              ; shl uint32x8
    3e8  c44115fae4                vpsubd ymm12, ymm13, ymm12                           ; sub uint32x8
    3ed  c4410c59e4                vmulps ymm12, ymm14, ymm12                           ; mul float32x8
    3f2  c4c12c55f4                vandnps ymm6, ymm10, ymm12                           ; where float32x8
    3f7  c5fc11b42400010000        vmovups ymmword ptr [rsp + 256], ymm6
    400  c5fc5cc1                  vsubps ymm0, ymm0, ymm1                              ; sub float32x8
    404  c5fc5905d4090000          vmulps ymm0, ymm0, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    40c  c4e27d5835ef0a0000        vpbroadcastd ymm6, dword ptr [rip + 00000043]
    415  c54c5de0                  vminps ymm12, ymm6, ymm0                             ; where float32x8
    419  c5fcc205de09000001        vcmpps ymm0, ymm0, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 1; cmplt boolx8
    422  c4417c55e4                vandnps ymm12, ymm0, ymm12                           ; where float32x8
    427  c51c58eb                  vaddps ymm13, ymm12, ymm3                            ; add float32x8
    42b  c5145cf3                  vsubps ymm14, ymm13, ymm3                            ; sub float32x8
    42f  c4411c5ce6                vsubps ymm12, ymm12, ymm14                           ; sub float32x8
    434  c4627d5835d70a0000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    43d  c4621da835da090000        vfmadd213ps ymm14, ymm12, ymmword ptr [rip + c431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3a]
    446  c4621da835f1090000        vfmadd213ps ymm14, ymm12, ymmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x8
    44f  c4621da835080a0000        vfmadd213ps ymm14, ymm12, ymmword ptr [rip + 6758633d6758633d6758633d6758633d6758633d6758633d6758633d6758633d]; mulacc float32x8
    458  c4621da8351f0a0000        vfmadd213ps ymm14, ymm12, ymmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x8
    461  c4621da835360a0000        vfmadd213ps ymm14, ymm12, ymmword ptr [rip + 1872313f1872313f1872313f1872313f1872313f1872313f1872313f1872313f]; mulacc float32x8
    46a  c4621da8354d0a0000        vfmadd213ps ymm14, ymm12, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]; mulacc float32x8
    473  c4c11d72f516              vpslld ymm12, ymm13, 22                              ; shl uint32x8
    479  c51ddb255f0a0000          vpand ymm12, ymm12, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    481  c4410c59f4                vmulps ymm14, ymm14, ymm12                           ; mul float32x8
    486  c4c11572f517              vpslld ymm13, ymm13, 23                              ; shl uint32x8
    48c  c44115fae4                vpsubd ymm12, ymm13, ymm12                           ; sub uint32x8
    491  c4410c59e4                vmulps ymm12, ymm14, ymm12                           ; mul float32x8
    496  c4c17c55c4                vandnps ymm0, ymm0, ymm12                            ; where float32x8
    49b  c5fc11842420010000        vmovups ymmword ptr [rsp + 288], ymm0
    4a4  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    4ad  c57c58a424e0000000        vaddps ymm12, ymm0, ymmword ptr [rsp + 224]          ; add float32x8
    4b6  c5fc10842400010000        vmovups ymm0, ymmword ptr [rsp + 256]
    4bf  c57c58ac2420010000        vaddps ymm13, ymm0, ymmword ptr [rsp + 288]          ; add float32x8
    4c8  c4411c58e5                vaddps ymm12, ymm12, ymm13                           ; add float32x8
    4cd  c5ec5cd1                  vsubps ymm2, ymm2, ymm1                              ; sub float32x8
    4d1  c5ec591507090000          vmulps ymm2, ymm2, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    4d9  c4e27d5805220a0000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    4e2  c57c5dea                  vminps ymm13, ymm0, ymm2                             ; where float32x8
    4e6  c5ecc2151109000001        vcmpps ymm2, ymm2, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 1; cmplt boolx8
    4ef  c4416c55ed                vandnps ymm13, ymm2, ymm13                           ; where float32x8
    4f4  c51458f3                  vaddps ymm14, ymm13, ymm3                            ; add float32x8
    4f8  c50c5cfb                  vsubps ymm15, ymm14, ymm3                            ; sub float32x8
    4fc  c441145cef                vsubps ymm13, ymm13, ymm15                           ; sub float32x8
    501  c4627d583d0a0a0000        vpbroadcastd ymm15, dword ptr [rip + b4621a39]       ; mulacc float32x8
    50a  c46215a83d0d090000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + c431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3a]
    513  c46215a83d24090000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x8
    51c  c46215a83d3b090000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + 6758633d6758633d6758633d6758633d6758633d6758633d6758633d6758633d]; mulacc float32x8
    525  c46215a83d52090000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x8
    52e  c46215a83d69090000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + 1872313f1872313f1872313f1872313f1872313f1872313f1872313f1872313f]; mulacc float32x8
    537  c46215a83d80090000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]; mulacc float32x8
    540  c4c11572f616              vpslld ymm13, ymm14, 22                              ; shl uint32x8
    546  c515db2d92090000          vpand ymm13, ymm13, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    54e  c4410459fd                vmulps ymm15, ymm15, ymm13                           ; mul float32x8
    553  c4c10d72f617              vpslld ymm14, ymm14, 23                              ; shl uint32x8
    559  c4410dfaed                vpsubd ymm13, ymm14, ymm13                           ; sub uint32x8
    55e  c4410459ed                vmulps ymm13, ymm15, ymm13                           ; mul float32x8
    563  c4c16c55c5                vandnps ymm0, ymm2, ymm13                            ; where float32x8
    568  c5fc11842440010000        vmovups ymmword ptr [rsp + 320], ymm0
    571  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    576  c57c5ce9                  vsubps ymm13, ymm0, ymm1                             ; sub float32x8
    57a  c514592d5e080000          vmulps ymm13, ymm13, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    582  c4e27d580579090000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    58b  c4417c5df5                vminps ymm14, ymm0, ymm13                            ; where float32x8
    590  c514c22d6708000001        vcmpps ymm13, ymm13, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 1; cmplt boolx8
    599  c4411455f6                vandnps ymm14, ymm13, ymm14                          ; where float32x8
    59e  c50c58fb                  vaddps ymm15, ymm14, ymm3                            ; add float32x8
    5a2  c5845cf3                  vsubps ymm6, ymm15, ymm3                             ; sub float32x8
    5a6  c58c5cf6                  vsubps ymm6, ymm14, ymm6                             ; sub float32x8
    5aa  c4627d583561090000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    5b3  c4624da83564080000        vfmadd213ps ymm14, ymm6, ymmword ptr [rip + c431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3a]
    5bc  c4624da8357b080000        vfmadd213ps ymm14, ymm6, ymmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x8
    5c5  c4624da83592080000        vfmadd213ps ymm14, ymm6, ymmword ptr [rip + 6758633d6758633d6758633d6758633d6758633d6758633d6758633d6758633d]; mulacc float32x8
    5ce  c4624da835a9080000        vfmadd213ps ymm14, ymm6, ymmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x8
    5d7  c4624da835c0080000        vfmadd213ps ymm14, ymm6, ymmword ptr [rip + 1872313f1872313f1872313f1872313f1872313f1872313f1872313f1872313f]; mulacc float32x8
    5e0  c4624da835d7080000        vfmadd213ps ymm14, ymm6, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]; mulacc float32x8
    5e9  c4c14d72f716              vpslld ymm6, ymm15, 22                               ; shl uint32x8
    5ef  c5cddb35e9080000          vpand ymm6, ymm6, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    5f7  c50c59f6                  vmulps ymm14, ymm14, ymm6                            ; mul float32x8
    5fb  c4c10572f717              vpslld ymm15, ymm15, 23                              ; shl uint32x8
    601  c585faf6                  vpsubd ymm6, ymm15, ymm6                             ; sub uint32x8
    605  c58c59f6                  vmulps ymm6, ymm14, ymm6                             ; mul float32x8
    609  c59455f6                  vandnps ymm6, ymm13, ymm6                            ; where float32x8
    60d  c5d45ce9                  vsubps ymm5, ymm5, ymm1                              ; sub float32x8
    611  c5d4592dc7070000          vmulps ymm5, ymm5, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    619  c4e27d5805e2080000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    622  c57c5ded                  vminps ymm13, ymm0, ymm5                             ; where float32x8
    626  c5d4c22dd107000001        vcmpps ymm5, ymm5, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 1; cmplt boolx8
    62f  c4415455ed                vandnps ymm13, ymm5, ymm13                           ; where float32x8
    634  c51458f3                  vaddps ymm14, ymm13, ymm3                            ; add float32x8
    638  c50c5cfb                  vsubps ymm15, ymm14, ymm3                            ; sub float32x8
    63c  c441145cef                vsubps ymm13, ymm13, ymm15                           ; sub float32x8
    641  c4627d583dca080000        vpbroadcastd ymm15, dword ptr [rip + b4621a39]       ; mulacc float32x8
    64a  c46215a83dcd070000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + c431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3a]
    653  c46215a83de4070000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x8
    65c  c46215a83dfb070000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + 6758633d6758633d6758633d6758633d6758633d6758633d6758633d6758633d]; mulacc float32x8
    665  c46215a83d12080000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x8
    66e  c46215a83d29080000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + 1872313f1872313f1872313f1872313f1872313f1872313f1872313f1872313f]; mulacc float32x8
    677  c46215a83d40080000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]; mulacc float32x8
    680  c4c11572f616              vpslld ymm13, ymm14, 22                              ; shl uint32x8
    686  c515db2d52080000          vpand ymm13, ymm13, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    68e  c4410459fd                vmulps ymm15, ymm15, ymm13                           ; mul float32x8
    693  c4c10d72f617              vpslld ymm14, ymm14, 23                              ; shl uint32x8
    699  c4410dfaed                vpsubd ymm13, ymm14, ymm13                           ; sub uint32x8
    69e  c4410459ed                vmulps ymm13, ymm15, ymm13                           ; mul float32x8
    6a3  c4c15455ed                vandnps ymm5, ymm5, ymm13                            ; where float32x8
    6a8  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
    6ae  c57c5ce9                  vsubps ymm13, ymm0, ymm1                             ; sub float32x8
    6b2  c514592d26070000          vmulps ymm13, ymm13, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    6ba  c4e27d580541080000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    6c3  c4417c5df5                vminps ymm14, ymm0, ymm13                            ; where float32x8
    6c8  c514c22d2f07000001        vcmpps ymm13, ymm13, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 1; cmplt boolx8
    6d1  c4411455f6                vandnps ymm14, ymm13, ymm14                          ; where float32x8
    6d6  c50c58fb                  vaddps ymm15, ymm14, ymm3                            ; add float32x8
    6da  c5845cfb                  vsubps ymm7, ymm15, ymm3                             ; sub float32x8
    6de  c58c5cff                  vsubps ymm7, ymm14, ymm7                             ; sub float32x8
    6e2  c4627d583529080000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    6eb  c46245a8352c070000        vfmadd213ps ymm14, ymm7, ymmword ptr [rip + c431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3a]
    6f4  c46245a83543070000        vfmadd213ps ymm14, ymm7, ymmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x8
    6fd  c46245a8355a070000        vfmadd213ps ymm14, ymm7, ymmword ptr [rip + 6758633d6758633d6758633d6758633d6758633d6758633d6758633d6758633d]; mulacc float32x8
    706  c46245a83571070000        vfmadd213ps ymm14, ymm7, ymmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x8
    70f  c46245a83588070000        vfmadd213ps ymm14, ymm7, ymmword ptr [rip + 1872313f1872313f1872313f1872313f1872313f1872313f1872313f1872313f]; mulacc float32x8
    718  c46245a8359f070000        vfmadd213ps ymm14, ymm7, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]; mulacc float32x8
    721  c4c14572f716              vpslld ymm7, ymm15, 22                               ; shl uint32x8
    727  c5c5db3db1070000          vpand ymm7, ymm7, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    72f  c50c59f7                  vmulps ymm14, ymm14, ymm7                            ; mul float32x8
    733  c4c10572f717              vpslld ymm15, ymm15, 23                              ; shl uint32x8
    739  c585faff                  vpsubd ymm7, ymm15, ymm7                             ; sub uint32x8
    73d  c58c59ff                  vmulps ymm7, ymm14, ymm7                             ; mul float32x8
    741  c59455ff                  vandnps ymm7, ymm13, ymm7                            ; where float32x8
    745  c5fc10842440010000        vmovups ymm0, ymmword ptr [rsp + 320]
    74e  c57c58ee                  vaddps ymm13, ymm0, ymm6                             ; add float32x8
    752  c55458f7                  vaddps ymm14, ymm5, ymm7                             ; add float32x8
    756  c4411458ee                vaddps ymm13, ymm13, ymm14                           ; add float32x8
    75b  c4c11c58c5                vaddps ymm0, ymm12, ymm13                            ; add float32x8
    760  c5fc11842460010000        vmovups ymmword ptr [rsp + 352], ymm0
    769  c5dc5ce1                  vsubps ymm4, ymm4, ymm1                              ; sub float32x8
    76d  c5dc59256b060000          vmulps ymm4, ymm4, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    775  c4e27d580586070000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    77e  c57c5dec                  vminps ymm13, ymm0, ymm4                             ; where float32x8
    782  c5dcc2257506000001        vcmpps ymm4, ymm4, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 1; cmplt boolx8
    78b  c4415c55ed                vandnps ymm13, ymm4, ymm13                           ; where float32x8
    790  c51458f3                  vaddps ymm14, ymm13, ymm3                            ; add float32x8
    794  c50c5cfb                  vsubps ymm15, ymm14, ymm3                            ; sub float32x8
    798  c441145cef                vsubps ymm13, ymm13, ymm15                           ; sub float32x8
    79d  c4627d583d6e070000        vpbroadcastd ymm15, dword ptr [rip + b4621a39]       ; mulacc float32x8
    7a6  c46215a83d71060000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + c431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3a]
    7af  c46215a83d88060000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x8
    7b8  c46215a83d9f060000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + 6758633d6758633d6758633d6758633d6758633d6758633d6758633d6758633d]; mulacc float32x8
    7c1  c46215a83db6060000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x8
    7ca  c46215a83dcd060000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + 1872313f1872313f1872313f1872313f1872313f1872313f1872313f1872313f]; mulacc float32x8
    7d3  c46215a83de4060000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]; mulacc float32x8
    7dc  c4c11572f616              vpslld ymm13, ymm14, 22                              ; shl uint32x8
    7e2  c515db2df6060000          vpand ymm13, ymm13, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    7ea  c4410459fd                vmulps ymm15, ymm15, ymm13                           ; mul float32x8
    7ef  c4c10d72f617              vpslld ymm14, ymm14, 23                              ; shl uint32x8
    7f5  c4410dfaed                vpsubd ymm13, ymm14, ymm13                           ; sub uint32x8
    7fa  c4410459ed                vmulps ymm13, ymm15, ymm13                           ; mul float32x8
    7ff  c4c15c55e5                vandnps ymm4, ymm4, ymm13                            ; where float32x8
    804  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
    80a  c57c5ce9                  vsubps ymm13, ymm0, ymm1                             ; sub float32x8
    80e  c514592dca050000          vmulps ymm13, ymm13, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    816  c4e27d5805e5060000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    81f  c4417c5df5                vminps ymm14, ymm0, ymm13                            ; where float32x8
    824  c514c22dd305000001        vcmpps ymm13, ymm13, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 1; cmplt boolx8
    82d  c4411455f6                vandnps ymm14, ymm13, ymm14                          ; where float32x8
    832  c50c58fb                  vaddps ymm15, ymm14, ymm3                            ; add float32x8
    836  c5045cd3                  vsubps ymm10, ymm15, ymm3                            ; sub float32x8
    83a  c4410c5cd2                vsubps ymm10, ymm14, ymm10                           ; sub float32x8
    83f  c4627d5835cc060000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    848  c4622da835cf050000        vfmadd213ps ymm14, ymm10, ymmword ptr [rip + c431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3a]
    851  c4622da835e6050000        vfmadd213ps ymm14, ymm10, ymmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x8
    85a  c4622da835fd050000        vfmadd213ps ymm14, ymm10, ymmword ptr [rip + 6758633d6758633d6758633d6758633d6758633d6758633d6758633d6758633d]; mulacc float32x8
    863  c4622da83514060000        vfmadd213ps ymm14, ymm10, ymmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x8
    86c  c4622da8352b060000        vfmadd213ps ymm14, ymm10, ymmword ptr [rip + 1872313f1872313f1872313f1872313f1872313f1872313f1872313f1872313f]; mulacc float32x8
    875  c4622da83542060000        vfmadd213ps ymm14, ymm10, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]; mulacc float32x8
    87e  c4c12d72f716              vpslld ymm10, ymm15, 22                              ; shl uint32x8
    884  c52ddb1554060000          vpand ymm10, ymm10, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    88c  c4410c59f2                vmulps ymm14, ymm14, ymm10                           ; mul float32x8
    891  c4c10572f717              vpslld ymm15, ymm15, 23                              ; shl uint32x8
    897  c44105fad2                vpsubd ymm10, ymm15, ymm10                           ; sub uint32x8
    89c  c4410c59d2                vmulps ymm10, ymm14, ymm10                           ; mul float32x8
    8a1  c4411455d2                vandnps ymm10, ymm13, ymm10                          ; where float32x8
    8a6  c53c5cc1                  vsubps ymm8, ymm8, ymm1                              ; sub float32x8
    8aa  c53c59052e050000          vmulps ymm8, ymm8, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    8b2  c4e27d580549060000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    8bb  c4417c5de8                vminps ymm13, ymm0, ymm8                             ; where float32x8
    8c0  c53cc2053705000001        vcmpps ymm8, ymm8, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 1; cmplt boolx8
    8c9  c4413c55ed                vandnps ymm13, ymm8, ymm13                           ; where float32x8
    8ce  c51458f3                  vaddps ymm14, ymm13, ymm3                            ; add float32x8
    8d2  c50c5cfb                  vsubps ymm15, ymm14, ymm3                            ; sub float32x8
    8d6  c441145cef                vsubps ymm13, ymm13, ymm15                           ; sub float32x8
    8db  c4627d583d30060000        vpbroadcastd ymm15, dword ptr [rip + b4621a39]       ; mulacc float32x8
    8e4  c46215a83d33050000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + c431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3a]
    8ed  c46215a83d4a050000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x8
    8f6  c46215a83d61050000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + 6758633d6758633d6758633d6758633d6758633d6758633d6758633d6758633d]; mulacc float32x8
    8ff  c46215a83d78050000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x8
    908  c46215a83d8f050000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + 1872313f1872313f1872313f1872313f1872313f1872313f1872313f1872313f]; mulacc float32x8
    911  c46215a83da6050000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]; mulacc float32x8
    91a  c4c11572f616              vpslld ymm13, ymm14, 22                              ; shl uint32x8
    920  c515db2db8050000          vpand ymm13, ymm13, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    928  c4410459fd                vmulps ymm15, ymm15, ymm13                           ; mul float32x8
    92d  c4c10d72f617              vpslld ymm14, ymm14, 23                              ; shl uint32x8
    933  c4410dfaed                vpsubd ymm13, ymm14, ymm13                           ; sub uint32x8
    938  c4410459ed                vmulps ymm13, ymm15, ymm13                           ; mul float32x8
    93d  c4413c55c5                vandnps ymm8, ymm8, ymm13                            ; where float32x8
    942  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
    948  c57c5ce9                  vsubps ymm13, ymm0, ymm1                             ; sub float32x8
    94c  c514592d8c040000          vmulps ymm13, ymm13, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    954  c4e27d5805a7050000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
    95d  c4417c5df5                vminps ymm14, ymm0, ymm13                            ; where float32x8
    962  c514c22d9504000001        vcmpps ymm13, ymm13, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 1; cmplt boolx8
    96b  c4411455f6                vandnps ymm14, ymm13, ymm14                          ; where float32x8
    970  c50c58fb                  vaddps ymm15, ymm14, ymm3                            ; add float32x8
    974  c5845cc3                  vsubps ymm0, ymm15, ymm3                             ; sub float32x8
    978  c58c5cc0                  vsubps ymm0, ymm14, ymm0                             ; sub float32x8
    97c  c4627d58358f050000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    985  c4627da83592040000        vfmadd213ps ymm14, ymm0, ymmword ptr [rip + c431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3a]
    98e  c4627da835a9040000        vfmadd213ps ymm14, ymm0, ymmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x8
    997  c4627da835c0040000        vfmadd213ps ymm14, ymm0, ymmword ptr [rip + 6758633d6758633d6758633d6758633d6758633d6758633d6758633d6758633d]; mulacc float32x8
    9a0  c4627da835d7040000        vfmadd213ps ymm14, ymm0, ymmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x8
    9a9  c4627da835ee040000        vfmadd213ps ymm14, ymm0, ymmword ptr [rip + 1872313f1872313f1872313f1872313f1872313f1872313f1872313f1872313f]; mulacc float32x8
    9b2  c4627da83505050000        vfmadd213ps ymm14, ymm0, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]; mulacc float32x8
    9bb  c4c17d72f716              vpslld ymm0, ymm15, 22                               ; shl uint32x8
    9c1  c5fddb0517050000          vpand ymm0, ymm0, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    9c9  c50c59f0                  vmulps ymm14, ymm14, ymm0                            ; mul float32x8
    9cd  c4c10572f717              vpslld ymm15, ymm15, 23                              ; shl uint32x8
    9d3  c585fac0                  vpsubd ymm0, ymm15, ymm0                             ; sub uint32x8
    9d7  c58c59c0                  vmulps ymm0, ymm14, ymm0                             ; mul float32x8
    9db  c59455c0                  vandnps ymm0, ymm13, ymm0                            ; where float32x8
    9df  c4415c58ea                vaddps ymm13, ymm4, ymm10                            ; add float32x8
    9e4  c53c58f0                  vaddps ymm14, ymm8, ymm0                             ; add float32x8
    9e8  c4411458ee                vaddps ymm13, ymm13, ymm14                           ; add float32x8
    9ed  c5345cc9                  vsubps ymm9, ymm9, ymm1                              ; sub float32x8
    9f1  c534590de7030000          vmulps ymm9, ymm9, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    9f9  c4e27d581502050000        vpbroadcastd ymm2, dword ptr [rip + 00000043]
    a02  c4416c5df1                vminps ymm14, ymm2, ymm9                             ; where float32x8
    a07  c534c20df003000001        vcmpps ymm9, ymm9, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 1; cmplt boolx8
    a10  c4413455f6                vandnps ymm14, ymm9, ymm14                           ; where float32x8
    a15  c50c58fb                  vaddps ymm15, ymm14, ymm3                            ; add float32x8
    a19  c5045ce3                  vsubps ymm12, ymm15, ymm3                            ; sub float32x8
    a1d  c4410c5ce4                vsubps ymm12, ymm14, ymm12                           ; sub float32x8
    a22  c4627d5835e9040000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    a2b  c4621da835ec030000        vfmadd213ps ymm14, ymm12, ymmword ptr [rip + c431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3a]
    a34  c4621da83503040000        vfmadd213ps ymm14, ymm12, ymmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x8
    a3d  c4621da8351a040000        vfmadd213ps ymm14, ymm12, ymmword ptr [rip + 6758633d6758633d6758633d6758633d6758633d6758633d6758633d6758633d]; mulacc float32x8
    a46  c4621da83531040000        vfmadd213ps ymm14, ymm12, ymmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x8
    a4f  c4621da83548040000        vfmadd213ps ymm14, ymm12, ymmword ptr [rip + 1872313f1872313f1872313f1872313f1872313f1872313f1872313f1872313f]; mulacc float32x8
    a58  c4621da8355f040000        vfmadd213ps ymm14, ymm12, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]; mulacc float32x8
    a61  c4c11d72f716              vpslld ymm12, ymm15, 22                              ; shl uint32x8
    a67  c51ddb2571040000          vpand ymm12, ymm12, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    a6f  c4410c59f4                vmulps ymm14, ymm14, ymm12                           ; mul float32x8
    a74  c4c10572f717              vpslld ymm15, ymm15, 23                              ; shl uint32x8
    a7a  c44105fae4                vpsubd ymm12, ymm15, ymm12                           ; sub uint32x8
    a7f  c4410c59e4                vmulps ymm12, ymm14, ymm12                           ; mul float32x8
    a84  c4413455cc                vandnps ymm9, ymm9, ymm12                            ; where float32x8
    a89  c5fc10942480000000        vmovups ymm2, ymmword ptr [rsp + 128]
    a92  c56c5ce1                  vsubps ymm12, ymm2, ymm1                             ; sub float32x8
    a96  c51c592542030000          vmulps ymm12, ymm12, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    a9e  c4e27d58155d040000        vpbroadcastd ymm2, dword ptr [rip + 00000043]
    aa7  c4416c5df4                vminps ymm14, ymm2, ymm12                            ; where float32x8
    aac  c51cc2254b03000001        vcmpps ymm12, ymm12, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 1; cmplt boolx8
    ab5  c4411c55f6                vandnps ymm14, ymm12, ymm14                          ; where float32x8
    aba  c50c58fb                  vaddps ymm15, ymm14, ymm3                            ; add float32x8
    abe  c5845cd3                  vsubps ymm2, ymm15, ymm3                             ; sub float32x8
    ac2  c58c5cd2                  vsubps ymm2, ymm14, ymm2                             ; sub float32x8
    ac6  c4627d583545040000        vpbroadcastd ymm14, dword ptr [rip + b4621a39]       ; mulacc float32x8
    acf  c4626da83548030000        vfmadd213ps ymm14, ymm2, ymmword ptr [rip + c431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3a]
    ad8  c4626da8355f030000        vfmadd213ps ymm14, ymm2, ymmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x8
    ae1  c4626da83576030000        vfmadd213ps ymm14, ymm2, ymmword ptr [rip + 6758633d6758633d6758633d6758633d6758633d6758633d6758633d6758633d]; mulacc float32x8
    aea  c4626da8358d030000        vfmadd213ps ymm14, ymm2, ymmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x8
    af3  c4626da835a4030000        vfmadd213ps ymm14, ymm2, ymmword ptr [rip + 1872313f1872313f1872313f1872313f1872313f1872313f1872313f1872313f]; mulacc float32x8
    afc  c4626da835bb030000        vfmadd213ps ymm14, ymm2, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]; mulacc float32x8
    b05  c4c16d72f716              vpslld ymm2, ymm15, 22                               ; shl uint32x8
    b0b  c5eddb15cd030000          vpand ymm2, ymm2, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    b13  c50c59f2                  vmulps ymm14, ymm14, ymm2                            ; mul float32x8
    b17  c4c10572f717              vpslld ymm15, ymm15, 23                              ; shl uint32x8
    b1d  c585fad2                  vpsubd ymm2, ymm15, ymm2                             ; sub uint32x8
    b21  c58c59d2                  vmulps ymm2, ymm14, ymm2                             ; mul float32x8
    b25  c59c55d2                  vandnps ymm2, ymm12, ymm2                            ; where float32x8
    b29  c5245cd9                  vsubps ymm11, ymm11, ymm1                            ; sub float32x8
    b2d  c524591dab020000          vmulps ymm11, ymm11, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    b35  c4627d5825c6030000        vpbroadcastd ymm12, dword ptr [rip + 00000043]
    b3e  c4411c5de3                vminps ymm12, ymm12, ymm11                           ; where float32x8
    b43  c524c21db402000001        vcmpps ymm11, ymm11, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 1; cmplt boolx8
    b4c  c4412455e4                vandnps ymm12, ymm11, ymm12                          ; where float32x8
    b51  c51c58f3                  vaddps ymm14, ymm12, ymm3                            ; add float32x8
    b55  c50c5cfb                  vsubps ymm15, ymm14, ymm3                            ; sub float32x8
    b59  c4411c5ce7                vsubps ymm12, ymm12, ymm15                           ; sub float32x8
    b5e  c4627d583dad030000        vpbroadcastd ymm15, dword ptr [rip + b4621a39]       ; mulacc float32x8
    b67  c4621da83db0020000        vfmadd213ps ymm15, ymm12, ymmword ptr [rip + c431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3a]
    b70  c4621da83dc7020000        vfmadd213ps ymm15, ymm12, ymmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x8
    b79  c4621da83dde020000        vfmadd213ps ymm15, ymm12, ymmword ptr [rip + 6758633d6758633d6758633d6758633d6758633d6758633d6758633d6758633d]; mulacc float32x8
    b82  c4621da83df5020000        vfmadd213ps ymm15, ymm12, ymmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x8
    b8b  c4621da83d0c030000        vfmadd213ps ymm15, ymm12, ymmword ptr [rip + 1872313f1872313f1872313f1872313f1872313f1872313f1872313f1872313f]; mulacc float32x8
    b94  c4621da83d23030000        vfmadd213ps ymm15, ymm12, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]; mulacc float32x8
    b9d  c4c11d72f616              vpslld ymm12, ymm14, 22                              ; shl uint32x8
    ba3  c51ddb2535030000          vpand ymm12, ymm12, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    bab  c4410459fc                vmulps ymm15, ymm15, ymm12                           ; mul float32x8
    bb0  c4c10d72f617              vpslld ymm14, ymm14, 23                              ; shl uint32x8
    bb6  c4410dfae4                vpsubd ymm12, ymm14, ymm12                           ; sub uint32x8
    bbb  c4410459e4                vmulps ymm12, ymm15, ymm12                           ; mul float32x8
    bc0  c4412455dc                vandnps ymm11, ymm11, ymm12                          ; where float32x8
    bc5  c57c10a424a0000000        vmovups ymm12, ymmword ptr [rsp + 160]
    bce  c59c5cc9                  vsubps ymm1, ymm12, ymm1                             ; sub float32x8
    bd2  c5f4590d06020000          vmulps ymm1, ymm1, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    bda  c4627d582521030000        vpbroadcastd ymm12, dword ptr [rip + 00000043]
    be3  c51c5de1                  vminps ymm12, ymm12, ymm1                            ; where float32x8
    be7  c5f4c20d1002000001        vcmpps ymm1, ymm1, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 1; cmplt boolx8
    bf0  c4417455e4                vandnps ymm12, ymm1, ymm12                           ; where float32x8
    bf5  c51c58f3                  vaddps ymm14, ymm12, ymm3                            ; add float32x8
    bf9  c50c5cfb                  vsubps ymm15, ymm14, ymm3                            ; sub float32x8
    bfd  c4411c5ce7                vsubps ymm12, ymm12, ymm15                           ; sub float32x8
    c02  c4627d583d09030000        vpbroadcastd ymm15, dword ptr [rip + b4621a39]       ; mulacc float32x8
    c0b  c4621da83d0c020000        vfmadd213ps ymm15, ymm12, ymmword ptr [rip + c431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3a]
    c14  c4621da83d23020000        vfmadd213ps ymm15, ymm12, ymmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x8
    c1d  c4621da83d3a020000        vfmadd213ps ymm15, ymm12, ymmword ptr [rip + 6758633d6758633d6758633d6758633d6758633d6758633d6758633d6758633d]; mulacc float32x8
    c26  c4621da83d51020000        vfmadd213ps ymm15, ymm12, ymmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x8
    c2f  c4621da83d68020000        vfmadd213ps ymm15, ymm12, ymmword ptr [rip + 1872313f1872313f1872313f1872313f1872313f1872313f1872313f1872313f]; mulacc float32x8
    c38  c4621da83d7f020000        vfmadd213ps ymm15, ymm12, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]; mulacc float32x8
    c41  c4c11d72f616              vpslld ymm12, ymm14, 22                              ; shl uint32x8
    c47  c51ddb2591020000          vpand ymm12, ymm12, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    c4f  c4410459fc                vmulps ymm15, ymm15, ymm12                           ; mul float32x8
    c54  c4c10d72f617              vpslld ymm14, ymm14, 23                              ; shl uint32x8
    c5a  c4410dfae4                vpsubd ymm12, ymm14, ymm12                           ; sub uint32x8
    c5f  c4410459e4                vmulps ymm12, ymm15, ymm12                           ; mul float32x8
    c64  c4c17455cc                vandnps ymm1, ymm1, ymm12                            ; where float32x8
    c69  c53458e2                  vaddps ymm12, ymm9, ymm2                             ; add float32x8
    c6d  c52458f1                  vaddps ymm14, ymm11, ymm1                            ; add float32x8
    c71  c4411c58e6                vaddps ymm12, ymm12, ymm14                           ; add float32x8
    c76  c4411458e4                vaddps ymm12, ymm13, ymm12                           ; add float32x8
    c7b  c57c10ac2460010000        vmovups ymm13, ymmword ptr [rsp + 352]
    c84  c4411458e4                vaddps ymm12, ymm13, ymm12                           ; add float32x8
    c89  c4437d19e501              vextractf128 xmm13, ymm12, 1                         ; gep float32x4
    c8f  c4411858e5                vaddps xmm12, xmm12, xmm13                           ; add float32x4
    c94  c4411915ec                vunpckhpd xmm13, xmm12, xmm12                        ; gep float32x2
    c99  c4411858e5                vaddps xmm12, xmm12, xmm13                           ; add float32x2
    c9e  c4c11173dc04              vpsrldq xmm13, xmm12, 4                              ; gep float32
    ca4  c4411a58e5                vaddss xmm12, xmm12, xmm13                           ; add float32
    ca9  c4427d58e4                vpbroadcastd ymm12, xmm12                            ; vectorize float32x8
    cae  c57c10ac24c0000000        vmovups ymm13, ymmword ptr [rsp + 192]
    cb7  c441145eec                vdivps ymm13, ymm13, ymm12                           ; fdiv float32x8
    cbc  c57c112a                  vmovups ymmword ptr [rdx], ymm13                     ; store void
    cc0  c4c15c5ee4                vdivps ymm4, ymm4, ymm12                             ; fdiv float32x8
    cc5  c5fc116220                vmovups ymmword ptr [rdx + 32], ymm4                 ; store void
    cca  c5fc10a42440010000        vmovups ymm4, ymmword ptr [rsp + 320]
    cd3  c4c15c5ee4                vdivps ymm4, ymm4, ymm12                             ; fdiv float32x8
    cd8  c5fc116240                vmovups ymmword ptr [rdx + 64], ymm4                 ; store void
    cdd  c4c1345ee4                vdivps ymm4, ymm9, ymm12                             ; fdiv float32x8
    ce2  c5fc116260                vmovups ymmword ptr [rdx + 96], ymm4                 ; store void
    ce7  c5fc10a42400010000        vmovups ymm4, ymmword ptr [rsp + 256]
    cf0  c4c15c5ee4                vdivps ymm4, ymm4, ymm12                             ; fdiv float32x8
    cf5  c5fc11a280000000          vmovups ymmword ptr [rdx + 128], ymm4                ; store void
    cfd  c4c13c5ee4                vdivps ymm4, ymm8, ymm12                             ; fdiv float32x8
    d02  c5fc11a2a0000000          vmovups ymmword ptr [rdx + 160], ymm4                ; store void
    d0a  c4c1545ee4                vdivps ymm4, ymm5, ymm12                             ; fdiv float32x8
    d0f  c5fc11a2c0000000          vmovups ymmword ptr [rdx + 192], ymm4                ; store void
    d17  c4c1245ee4                vdivps ymm4, ymm11, ymm12                            ; fdiv float32x8
    d1c  c5fc11a2e0000000          vmovups ymmword ptr [rdx + 224], ymm4                ; store void
    d24  c5fc10a424e0000000        vmovups ymm4, ymmword ptr [rsp + 224]
    d2d  c4c15c5ee4                vdivps ymm4, ymm4, ymm12                             ; fdiv float32x8
    d32  c5fc11a200010000          vmovups ymmword ptr [rdx + 256], ymm4                ; store void
    d3a  c4c12c5ee4                vdivps ymm4, ymm10, ymm12                            ; fdiv float32x8
    d3f  c5fc11a220010000          vmovups ymmword ptr [rdx + 288], ymm4                ; store void
    d47  c4c14c5ee4                vdivps ymm4, ymm6, ymm12                             ; fdiv float32x8
    d4c  c5fc11a240010000          vmovups ymmword ptr [rdx + 320], ymm4                ; store void
    d54  c4c16c5ed4                vdivps ymm2, ymm2, ymm12                             ; fdiv float32x8
    d59  c5fc119260010000          vmovups ymmword ptr [rdx + 352], ymm2                ; store void
    d61  c5fc10942420010000        vmovups ymm2, ymmword ptr [rsp + 288]
    d6a  c4c16c5ed4                vdivps ymm2, ymm2, ymm12                             ; fdiv float32x8
    d6f  c5fc119280010000          vmovups ymmword ptr [rdx + 384], ymm2                ; store void
    d77  c4c17c5ec4                vdivps ymm0, ymm0, ymm12                             ; fdiv float32x8
    d7c  c5fc1182a0010000          vmovups ymmword ptr [rdx + 416], ymm0                ; store void
    d84  c4c1445ec4                vdivps ymm0, ymm7, ymm12                             ; fdiv float32x8
    d89  c5fc1182c0010000          vmovups ymmword ptr [rdx + 448], ymm0                ; store void
    d91  c4c1745ec4                vdivps ymm0, ymm1, ymm12                             ; fdiv float32x8
    d96  c5fc1182e0010000          vmovups ymmword ptr [rdx + 480], ymm0                ; store void
    d9e  4881c100020000            add rcx, 512                                         ; end void
    da5  4881c200020000            add rdx, 512
    dac  83c001                    add eax, 1
    daf  83f810                    cmp eax, 16
    db2  0f8c88f2ffff              jl loop_40
done_db8:
    db8  c5f877                    vzeroupper                                           ; sink void
    dbb  488ba42480010000          mov rsp, qword ptr [rsp + 384]
    dc3  c3                        ret                                                  ; sink void
