logsumexp:
      0  b800000000                mov eax, 0
      5  c4e27d582d86120000        vpbroadcastd ymm5, dword ptr [rip + fe00404b]
      e  c4627d582599120000        vpbroadcastd ymm12, dword ptr [rip + 0000803f]
     17  488b17                    mov rdx, qword ptr [rdi]
     1a  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 8>
     1e  be00000000                mov esi, 0                                           ; range int32
loop_40:
     40  c4e27d580537120000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     49  c4627d583d32120000        vpbroadcastd ymm15, dword ptr [rip + 000080ff]
     52  c4e27d580d29120000        vpbroadcastd ymm1, dword ptr [rip + 000080ff]
     5b  c4627d583520120000        vpbroadcastd ymm14, dword ptr [rip + 000080ff]
     64  c4e27d581517120000        vpbroadcastd ymm2, dword ptr [rip + 000080ff]
     6d  c4e27d581d0a120000        vpbroadcastd ymm3, dword ptr [rip + 00000000]
     76  c4e27d582501120000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
     7f  c4e27d5835f8110000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
     88  bf00000000                mov edi, 0
     8d  4c8bc1                    mov r8, rcx
loop_a0:
     a0  c4c17c1038                vmovups ymm7, ymmword ptr [r8]                       ; load float32x8
     a5  c441445fc7                vmaxps ymm8, ymm7, ymm15                             ; max float32x8
     aa  c544c2cf03                vcmpps ymm9, ymm7, ymm7, 3
     af  c4633d4ac790              vblendvps ymm8, ymm8, ymm7, ymm9
     b5  c441045cc8                vsubps ymm9, ymm15, ymm8                             ; sub float32x8
     ba  c534590d1e100000          vmulps ymm9, ymm9, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
     c2  c4627d5815c1110000        vpbroadcastd ymm10, dword ptr [rip + 00000043]
     cb  c4412c5dd1                vminps ymm10, ymm10, ymm9                            ; where float32x8
     d0  c534c20d2710000001        vcmpps ymm9, ymm9, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 1; cmplt boolx8
     d9  c4413455d2                vandnps ymm10, ymm9, ymm10                           ; where float32x8
     de  c52c58dd                  vaddps ymm11, ymm10, ymm5                            ; add float32x8
     e2  c5245ced                  vsubps ymm13, ymm11, ymm5                            ; sub float32x8
     e6  c4412c5cd5                vsubps ymm10, ymm10, ymm13                           ; sub float32x8
     eb  c4627d582da4110000        vpbroadcastd ymm13, dword ptr [rip + b4621a39]       ; mulacc float32x8
     f4  c4622da82d23100000        vfmadd213ps ymm13, ymm10, ymmword ptr [rip + c431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3a]
     fd  c4622da82d3a100000        vfmadd213ps ymm13, ymm10, ymmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x8
    106  c4622da82d51100000        vfmadd213ps ymm13, ymm10, ymmword ptr [rip + 6758633d6758633d6758633d6758633d6758633d6758633d6758633d6758633d]; mulacc float32x8
    10f  c4622da82d68100000        vfmadd213ps ymm13, ymm10, ymmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x8
    118  c4622da82d7f100000        vfmadd213ps ymm13, ymm10, ymmword ptr [rip + 1872313f1872313f1872313f1872313f1872313f1872313f1872313f1872313f]; mulacc float32x8
    121  c4422da8ec                vfmadd213ps ymm13, ymm10, ymm12                      ; mulacc float32x8
    126  c4c12d72f316              vpslld ymm10, ymm11, 22                              ; shl uint32x8
    12c  c52ddb158c100000          vpand ymm10, ymm10, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    134  c4411459ea                vmulps ymm13, ymm13, ymm10                           ; mul float32x8
    139  c4c12572f317              vpslld ymm11, ymm11, 23                              ; shl uint32x8
    13f  c44125fad2                vpsubd ymm10, ymm11, ymm10                           ; sub uint32x8
    144  c4411459d2                vmulps ymm10, ymm13, ymm10                           ; mul float32x8
    149  c4413455ca                vandnps ymm9, ymm9, ymm10                            ; where float32x8
    14e  c44104c2d000              vcmpps ymm10, ymm15, ymm8, 0                         ; cmpeq boolx8
    154  c443354acca0              vblendvps ymm9, ymm9, ymm12, ymm10                   ; where float32x8
    15a  c441445cd0                vsubps ymm10, ymm7, ymm8                             ; sub float32x8
    15f  c52c5915790f0000          vmulps ymm10, ymm10, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    167  c4627d581d1c110000        vpbroadcastd ymm11, dword ptr [rip + 00000043]
    170  c441245dda                vminps ymm11, ymm11, ymm10                           ; where float32x8
    175  c52cc215820f000001        vcmpps ymm10, ymm10, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 1; cmplt boolx8
    17e  c4412c55db                vandnps ymm11, ymm10, ymm11                          ; where float32x8
    183  c52458ed                  vaddps ymm13, ymm11, ymm5                            ; add float32x8
    187  c5145cfd                  vsubps ymm15, ymm13, ymm5                            ; sub float32x8
    18b  c441245cdf                vsubps ymm11, ymm11, ymm15                           ; sub float32x8
    190  c4627d583dff100000        vpbroadcastd ymm15, dword ptr [rip + b4621a39]       ; mulacc float32x8
    199  c46225a83d7e0f0000        vfmadd213ps ymm15, ymm11, ymmword ptr [rip + c431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3a]
    1a2  c46225a83d950f0000        vfmadd213ps ymm15, ymm11, ymmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x8
    1ab  c46225a83dac0f0000        vfmadd213ps ymm15, ymm11, ymmword ptr [rip + 6758633d6758633d6758633d6758633d6758633d6758633d6758633d6758633d]; mulacc float32x8
    1b4  c46225a83dc30f0000        vfmadd213ps ymm15, ymm11, ymmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x8
    1bd  c46225a83dda0f0000        vfmadd213ps ymm15, ymm11, ymmword ptr [rip + 1872313f1872313f1872313f1872313f1872313f1872313f1872313f1872313f]; mulacc float32x8
    1c6  c44225a8fc                vfmadd213ps ymm15, ymm11, ymm12                      ; mulacc float32x8
    1cb  c4c12572f516              vpslld ymm11, ymm13, 22                              ; shl uint32x8
    1d1  c525db1de70f0000          vpand ymm11, ymm11, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    1d9  c4410459fb                vmulps ymm15, ymm15, ymm11                           ; mul float32x8
    1de  c4c11572f517              vpslld ymm13, ymm13, 23                              ; shl uint32x8
    1e4  c44115fadb                vpsubd ymm11, ymm13, ymm11                           ; sub uint32x8
    1e9  c4410459db                vmulps ymm11, ymm15, ymm11                           ; mul float32x8
    1ee  c4412c55d3                vandnps ymm10, ymm10, ymm11                          ; where float32x8
    1f3  c4c144c2f800              vcmpps ymm7, ymm7, ymm8, 0                           ; cmpeq boolx8
    1f9  c4c32d4afc70              vblendvps ymm7, ymm10, ymm12, ymm7                   ; where float32x8
    1ff  c4c27db8f9                vfmadd231ps ymm7, ymm0, ymm9                         ; mulacc float32x8
    204  c4c17c104020              vmovups ymm0, ymmword ptr [r8 + 32]                  ; load float32x8
    20a  c57c5fc9                  vmaxps ymm9, ymm0, ymm1                              ; max float32x8
    20e  c57cc2d003                vcmpps ymm10, ymm0, ymm0, 3
    213  c463354ac8a0              vblendvps ymm9, ymm9, ymm0, ymm10
    219  c441745cd1                vsubps ymm10, ymm1, ymm9                             ; sub float32x8
    21e  c52c5915ba0e0000          vmulps ymm10, ymm10, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    226  c4627d581d5d100000        vpbroadcastd ymm11, dword ptr [rip + 00000043]
    22f  c441245dda                vminps ymm11, ymm11, ymm10                           ; where float32x8
    234  c52cc215c30e000001        vcmpps ymm10, ymm10, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 1; cmplt boolx8
    23d  c4412c55db                vandnps ymm11, ymm10, ymm11                          ; where float32x8
    242  c52458ed                  vaddps ymm13, ymm11, ymm5                            ; add float32x8
    246  c5145cfd                  vsubps ymm15, ymm13, ymm5                            ; sub float32x8
    24a  c441245cdf                vsubps ymm11, ymm11, ymm15                           ; sub float32x8
    24f  c4627d583d40100000        vpbroadcastd ymm15, dword ptr [rip + b4621a39]       ; mulacc float32x8
    258  c46225a83dbf0e0000        vfmadd213ps ymm15, ymm11, ymmword ptr [rip + c431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3a]
    261  c46225a83dd60e0000        vfmadd213ps ymm15, ymm11, ymmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x8
    26a  c46225a83ded0e0000        vfmadd213ps ymm15, ymm11, ymmword ptr [rip + 6758633d6758633d6758633d6758633d6758633d6758633d6758633d6758633d]; mulacc float32x8
    273  c46225a83d040f0000        vfmadd213ps ymm15, ymm11, ymmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x8
    27c  c46225a83d1b0f0000        vfmadd213ps ymm15, ymm11, ymmword ptr [rip + 1872313f1872313f1872313f1872313f1872313f1872313f1872313f1872313f]; mulacc float32x8
    285  c44225a8fc                vfmadd213ps ymm15, ymm11, ymm12                      ; mulacc float32x8
    28a  c4c12572f516              vpslld ymm11, ymm13, 22                              ; shl uint32x8
    290  c525db1d280f0000          vpand ymm11, ymm11, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    298  c4410459fb                vmulps ymm15, ymm15, ymm11                           ; mul float32x8
    29d  c4c11572f517              vpslld ymm13, ymm13, 23                              ; shl uint32x8
    2a3  c44115fadb                vpsubd ymm11, ymm13, ymm11                           ; sub uint32x8
    2a8  c4410459db                vmulps ymm11, ymm15, ymm11                           ; mul float32x8
    2ad  c4412c55d3                vandnps ymm10, ymm10, ymm11                          ; where float32x8
    2b2  c4c174c2c900              vcmpps ymm1, ymm1, ymm9, 0                           ; cmpeq boolx8
    2b8  c4c32d4acc10              vblendvps ymm1, ymm10, ymm12, ymm1                   ; where float32x8
    2be  c4417c5cd1                vsubps ymm10, ymm0, ymm9                             ; sub float32x8
    2c3  c52c5915150e0000          vmulps ymm10, ymm10, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    2cb  c4627d581db80f0000        vpbroadcastd ymm11, dword ptr [rip + 00000043]
    2d4  c441245dda                vminps ymm11, ymm11, ymm10                           ; where float32x8
    2d9  c52cc2151e0e000001        vcmpps ymm10, ymm10, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 1; cmplt boolx8
    2e2  c4412c55db                vandnps ymm11, ymm10, ymm11                          ; where float32x8
    2e7  c52458ed                  vaddps ymm13, ymm11, ymm5                            ; add float32x8
    2eb  c5145cfd                  vsubps ymm15, ymm13, ymm5                            ; sub float32x8
    2ef  c441245cdf                vsubps ymm11, ymm11, ymm15                           ; sub float32x8
    2f4  c4627d583d9b0f0000        vpbroadcastd ymm15, dword ptr [rip + b4621a39]       ; mulacc float32x8
    2fd  c46225a83d1a0e0000        vfmadd213ps ymm15, ymm11, ymmword ptr [rip + c431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3a]
    306  c46225a83d310e0000        vfmadd213ps ymm15, ymm11, ymmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x8
    30f  c46225a83d480e0000        vfmadd213ps ymm15, ymm11, ymmword ptr [rip + 6758633d6758633d6758633d6758633d6758633d6758633d6758633d6758633d]; mulacc float32x8
    318  c46225a83d5f0e0000        vfmadd213ps ymm15, ymm11, ymmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x8
    321  c46225a83d760e0000        vfmadd213ps ymm15, ymm11, ymmword ptr [rip + 1872313f1872313f1872313f1872313f1872313f1872313f1872313f1872313f]; mulacc float32x8
    32a  c44225a8fc                vfmadd213ps ymm15, ymm11, ymm12                      ; mulacc float32x8
    32f  c4c12572f516              vpslld ymm11, ymm13, 22                              ; shl uint32x8
    335  c525db1d830e0000          vpand ymm11, ymm11, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    33d  c4410459fb                vmulps ymm15, ymm15, ymm11                           ; mul float32x8
    342  c4c11572f517              vpslld ymm13, ymm13, 23                              ; shl uint32x8
    348  c44115fadb                vpsubd ymm11, ymm13, ymm11                           ; sub uint32x8
    34d  c4410459db                vmulps ymm11, ymm15, ymm11                           ; mul float32x8
    352  c4412c55d3                vandnps ymm10, ymm10, ymm11                          ; where float32x8
    357  c4c17cc2c100              vcmpps ymm0, ymm0, ymm9, 0                           ; cmpeq boolx8
    35d  c4432d4ad400              vblendvps ymm10, ymm10, ymm12, ymm0                  ; where float32x8
    363  c46265b8d1                vfmadd231ps ymm10, ymm3, ymm1                        ; mulacc float32x8
    368  c4c17c104040              vmovups ymm0, ymmword ptr [r8 + 64]                  ; load float32x8
    36e  c4c17c5fce                vmaxps ymm1, ymm0, ymm14                             ; max float32x8
    373  c5fcc2d803                vcmpps ymm3, ymm0, ymm0, 3
    378  c4e3754ad830              vblendvps ymm3, ymm1, ymm0, ymm3
    37e  c58c5ccb                  vsubps ymm1, ymm14, ymm3                             ; sub float32x8
    382  c5f4590d560d0000          vmulps ymm1, ymm1, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    38a  c4627d581df90e0000        vpbroadcastd ymm11, dword ptr [rip + 00000043]
    393  c5245dd9                  vminps ymm11, ymm11, ymm1                            ; where float32x8
    397  c5f4c20d600d000001        vcmpps ymm1, ymm1, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 1; cmplt boolx8
    3a0  c4417455db                vandnps ymm11, ymm1, ymm11                           ; where float32x8
    3a5  c52458ed                  vaddps ymm13, ymm11, ymm5                            ; add float32x8
    3a9  c5145cfd                  vsubps ymm15, ymm13, ymm5                            ; sub float32x8
    3ad  c441245cdf                vsubps ymm11, ymm11, ymm15                           ; sub float32x8
    3b2  c4627d583ddd0e0000        vpbroadcastd ymm15, dword ptr [rip + b4621a39]       ; mulacc float32x8
    3bb  c46225a83d5c0d0000        vfmadd213ps ymm15, ymm11, ymmword ptr [rip + c431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3a]
    3c4  c46225a83d730d0000        vfmadd213ps ymm15, ymm11, ymmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x8
    3cd  c46225a83d8a0d0000        vfmadd213ps ymm15, ymm11, ymmword ptr [rip + 6758633d6758633d6758633d6758633d6758633d6758633d6758633d6758633d]; mulacc float32x8
    3d6  c46225a83da10d0000        vfmadd213ps ymm15, ymm11, ymmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x8
    3df  c46225a83db80d0000        vfmadd213ps ymm15, ymm11, ymmword ptr [rip + 1872313f1872313f1872313f1872313f1872313f1872313f1872313f1872313f]; mulacc float32x8
    3e8  c44225a8fc                vfmadd213ps ymm15, ymm11, ymm12                      ; mulacc float32x8
    3ed  c4c12572f516              vpslld ymm11, ymm13, 22                              ; shl uint32x8
    3f3  c525db1dc50d0000          vpand ymm11, ymm11, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    3fb  c4410459fb                vmulps ymm15, ymm15, ymm11                           ; mul float32x8
    400  c4c11572f517              vpslld ymm13, ymm13, 23                              ; shl uint32x8
    406  c44115fadb                vpsubd ymm11, ymm13, ymm11                           ; sub uint32x8
    40b  c4410459db                vmulps ymm11, ymm15, ymm11                           ; mul float32x8
    410  c4c17455cb                vandnps ymm1, ymm1, ymm11                            ; where float32x8
    415  c50cc2db00                vcmpps ymm11, ymm14, ymm3, 0                         ; cmpeq boolx8
    41a  c4c3754accb0              vblendvps ymm1, ymm1, ymm12, ymm11                   ; where float32x8
    420  c57c5cdb                  vsubps ymm11, ymm0, ymm3                             ; sub float32x8
    424  c524591db40c0000          vmulps ymm11, ymm11, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    42c  c4627d582d570e0000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    435  c441145deb                vminps ymm13, ymm13, ymm11                           ; where float32x8
    43a  c524c21dbd0c000001        vcmpps ymm11, ymm11, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 1; cmplt boolx8
    443  c4412455ed                vandnps ymm13, ymm11, ymm13                          ; where float32x8
    448  c51458f5                  vaddps ymm14, ymm13, ymm5                            ; add float32x8
    44c  c50c5cfd                  vsubps ymm15, ymm14, ymm5                            ; sub float32x8
    450  c441145cef                vsubps ymm13, ymm13, ymm15                           ; sub float32x8
    455  c4627d583d3a0e0000        vpbroadcastd ymm15, dword ptr [rip + b4621a39]       ; mulacc float32x8
    45e  c46215a83db90c0000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + c431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3a]
    467  c46215a83dd00c0000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x8
    470  c46215a83de70c0000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + 6758633d6758633d6758633d6758633d6758633d6758633d6758633d6758633d]; mulacc float32x8
    479  c46215a83dfe0c0000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x8
    482  c46215a83d150d0000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + 1872313f1872313f1872313f1872313f1872313f1872313f1872313f1872313f]; mulacc float32x8
    48b  c44215a8fc                vfmadd213ps ymm15, ymm13, ymm12                      ; mulacc float32x8
    490  c4c11572f616              vpslld ymm13, ymm14, 22                              ; shl uint32x8
    496  c515db2d220d0000          vpand ymm13, ymm13, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    49e  c4410459fd                vmulps ymm15, ymm15, ymm13                           ; mul float32x8
    4a3  c4c10d72f617              vpslld ymm14, ymm14, 23                              ; shl uint32x8
    4a9  c4410dfaed                vpsubd ymm13, ymm14, ymm13                           ; sub uint32x8
    4ae  c4410459ed                vmulps ymm13, ymm15, ymm13                           ; mul float32x8
    4b3  c4412455dd                vandnps ymm11, ymm11, ymm13                          ; where float32x8
    4b8  c5fcc2c300                vcmpps ymm0, ymm0, ymm3, 0                           ; cmpeq boolx8
    4bd  c443254adc00              vblendvps ymm11, ymm11, ymm12, ymm0                  ; where float32x8
    4c3  c4625db8d9                vfmadd231ps ymm11, ymm4, ymm1                        ; mulacc float32x8
    4c8  c4c17c104060              vmovups ymm0, ymmword ptr [r8 + 96]                  ; load float32x8
    4ce  c5fc5fca                  vmaxps ymm1, ymm0, ymm2                              ; max float32x8
    4d2  c5fcc2e003                vcmpps ymm4, ymm0, ymm0, 3
    4d7  c4e3754ae040              vblendvps ymm4, ymm1, ymm0, ymm4
    4dd  c5ec5ccc                  vsubps ymm1, ymm2, ymm4                              ; sub float32x8
    4e1  c5f4590df70b0000          vmulps ymm1, ymm1, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    4e9  c4627d582d9a0d0000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    4f2  c5145de9                  vminps ymm13, ymm13, ymm1                            ; where float32x8
    4f6  c5f4c20d010c000001        vcmpps ymm1, ymm1, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 1; cmplt boolx8
    4ff  c4417455ed                vandnps ymm13, ymm1, ymm13                           ; where float32x8
    504  c51458f5                  vaddps ymm14, ymm13, ymm5                            ; add float32x8
    508  c50c5cfd                  vsubps ymm15, ymm14, ymm5                            ; sub float32x8
    50c  c441145cef                vsubps ymm13, ymm13, ymm15                           ; sub float32x8
    511  c4627d583d7e0d0000        vpbroadcastd ymm15, dword ptr [rip + b4621a39]       ; mulacc float32x8
    51a  c46215a83dfd0b0000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + c431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3a]
    523  c46215a83d140c0000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x8
    52c  c46215a83d2b0c0000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + 6758633d6758633d6758633d6758633d6758633d6758633d6758633d6758633d]; mulacc float32x8
    535  c46215a83d420c0000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x8
    53e  c46215a83d590c0000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + 1872313f1872313f1872313f1872313f1872313f1872313f1872313f1872313f]; mulacc float32x8
    547  c44215a8fc                vfmadd213ps ymm15, ymm13, ymm12                      ; mulacc float32x8
    54c  c4c11572f616              vpslld ymm13, ymm14, 22                              ; shl uint32x8
    552  c515db2d660c0000          vpand ymm13, ymm13, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    55a  c4410459fd                vmulps ymm15, ymm15, ymm13                           ; mul float32x8
    55f  c4c10d72f617              vpslld ymm14, ymm14, 23                              ; shl uint32x8
    565  c4410dfaed                vpsubd ymm13, ymm14, ymm13                           ; sub uint32x8
    56a  c4410459ed                vmulps ymm13, ymm15, ymm13                           ; mul float32x8
    56f  c4c17455cd                vandnps ymm1, ymm1, ymm13                            ; where float32x8
    574  c5ecc2d400                vcmpps ymm2, ymm2, ymm4, 0                           ; cmpeq boolx8
    579  c4c3754acc20              vblendvps ymm1, ymm1, ymm12, ymm2                    ; where float32x8
    57f  c5fc5cd4                  vsubps ymm2, ymm0, ymm4                              ; sub float32x8
    583  c5ec5915550b0000          vmulps ymm2, ymm2, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    58b  c4627d582df80c0000        vpbroadcastd ymm13, dword ptr [rip + 00000043]
    594  c5145dea                  vminps ymm13, ymm13, ymm2                            ; where float32x8
    598  c5ecc2155f0b000001        vcmpps ymm2, ymm2, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 1; cmplt boolx8
    5a1  c4416c55ed                vandnps ymm13, ymm2, ymm13                           ; where float32x8
    5a6  c51458f5                  vaddps ymm14, ymm13, ymm5                            ; add float32x8
    5aa  c50c5cfd                  vsubps ymm15, ymm14, ymm5                            ; sub float32x8
    5ae  c441145cef                vsubps ymm13, ymm13, ymm15                           ; sub float32x8
    5b3  c4627d583ddc0c0000        vpbroadcastd ymm15, dword ptr [rip + b4621a39]       ; mulacc float32x8
    5bc  c46215a83d5b0b0000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + c431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3a]
    5c5  c46215a83d720b0000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x8
    5ce  c46215a83d890b0000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + 6758633d6758633d6758633d6758633d6758633d6758633d6758633d6758633d]; mulacc float32x8
    5d7  c46215a83da00b0000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x8
    5e0  c46215a83db70b0000        vfmadd213ps ymm15, ymm13, ymmword ptr [rip + 1872313f1872313f1872313f1872313f1872313f1872313f1872313f1872313f]; mulacc float32x8
    5e9  c44215a8fc                vfmadd213ps ymm15, ymm13, ymm12                      ; mulacc float32x8
    5ee  c4c11572f616              vpslld ymm13, ymm14, 22                              ; shl uint32x8
    5f4  c515db2dc40b0000          vpand ymm13, ymm13, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    5fc  c4410459fd                vmulps ymm15, ymm15, ymm13                           ; mul float32x8
    601  c4c10d72f617              vpslld ymm14, ymm14, 23                              ; shl uint32x8
    607  c4410dfaed                vpsubd ymm13, ymm14, ymm13                           ; sub uint32x8
    60c  c4410459ed                vmulps ymm13, ymm15, ymm13                           ; mul float32x8
    611  c4c16c55d5                vandnps ymm2, ymm2, ymm13                            ; where float32x8
    616  c5fcc2c400                vcmpps ymm0, ymm0, ymm4, 0                           ; cmpeq boolx8
    61b  c4436d4aec00              vblendvps ymm13, ymm2, ymm12, ymm0                   ; where float32x8
    621  c4624db8e9                vfmadd231ps ymm13, ymm6, ymm1                        ; mulacc float32x8
    626  c5fc28c7                  vmovaps ymm0, ymm7                                   ; end void
    62a  c4417c28f8                vmovaps ymm15, ymm8
    62f  c4c17c28c9                vmovaps ymm1, ymm9
    634  c57c28f3                  vmovaps ymm14, ymm3
    638  c5fc28d4                  vmovaps ymm2, ymm4
    63c  c4c17c28da                vmovaps ymm3, ymm10
    641  c4c17c28e3                vmovaps ymm4, ymm11
    646  c4c17c28f5                vmovaps ymm6, ymm13
    64b  4981c080000000            add r8, 128
    652  83c701                    add edi, 1
    655  83ff02                    cmp edi, 2
    658  0f8c42faffff              jl loop_a0
done_65e:
    65e  c4c10c5fff                vmaxps ymm7, ymm14, ymm15                            ; max float32x8
    663  c4410cc2c603              vcmpps ymm8, ymm14, ymm14, 3
    669  c4c3454afe80              vblendvps ymm7, ymm7, ymm14, ymm8
    66f  c5045cc7                  vsubps ymm8, ymm15, ymm7                             ; sub float32x8
    673  c53c5905650a0000          vmulps ymm8, ymm8, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    67b  c4627d580d080c0000        vpbroadcastd ymm9, dword ptr [rip + 00000043]
    684  c441345dc8                vminps ymm9, ymm9, ymm8                              ; where float32x8
    689  c53cc2056e0a000001        vcmpps ymm8, ymm8, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 1; cmplt boolx8
    692  c4413c55c9                vandnps ymm9, ymm8, ymm9                             ; where float32x8
    697  c53458d5                  vaddps ymm10, ymm9, ymm5                             ; add float32x8
    69b  c52c5cdd                  vsubps ymm11, ymm10, ymm5                            ; sub float32x8
    69f  c441345ccb                vsubps ymm9, ymm9, ymm11                             ; sub float32x8
    6a4  c4627d581deb0b0000        vpbroadcastd ymm11, dword ptr [rip + b4621a39]       ; mulacc float32x8
    6ad  c46235a81d6a0a0000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + c431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3a]
    6b6  c46235a81d810a0000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x8
    6bf  c46235a81d980a0000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + 6758633d6758633d6758633d6758633d6758633d6758633d6758633d6758633d]; mulacc float32x8
    6c8  c46235a81daf0a0000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x8
    6d1  c46235a81dc60a0000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + 1872313f1872313f1872313f1872313f1872313f1872313f1872313f1872313f]; mulacc float32x8
    6da  c44235a8dc                vfmadd213ps ymm11, ymm9, ymm12                       ; mulacc float32x8
    6df  c4c13572f216              vpslld ymm9, ymm10, 22                               ; shl uint32x8
    6e5  c535db0dd30a0000          vpand ymm9, ymm9, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    6ed  c4412459d9                vmulps ymm11, ymm11, ymm9                            ; mul float32x8
    6f2  c4c12d72f217              vpslld ymm10, ymm10, 23                              ; shl uint32x8
    6f8  c4412dfac9                vpsubd ymm9, ymm10, ymm9                             ; sub uint32x8
    6fd  c4412459c9                vmulps ymm9, ymm11, ymm9                             ; mul float32x8
    702  c4413c55c1                vandnps ymm8, ymm8, ymm9                             ; where float32x8
    707  c504c2cf00                vcmpps ymm9, ymm15, ymm7, 0                          ; cmpeq boolx8
    70c  c4433d4ac490              vblendvps ymm8, ymm8, ymm12, ymm9                    ; where float32x8
    712  c50c5ccf                  vsubps ymm9, ymm14, ymm7                             ; sub float32x8
    716  c534590dc2090000          vmulps ymm9, ymm9, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    71e  c4627d5815650b0000        vpbroadcastd ymm10, dword ptr [rip + 00000043]
    727  c4412c5dd1                vminps ymm10, ymm10, ymm9                            ; where float32x8
    72c  c534c20dcb09000001        vcmpps ymm9, ymm9, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 1; cmplt boolx8
    735  c4413455d2                vandnps ymm10, ymm9, ymm10                           ; where float32x8
    73a  c52c58dd                  vaddps ymm11, ymm10, ymm5                            ; add float32x8
    73e  c5245ced                  vsubps ymm13, ymm11, ymm5                            ; sub float32x8
    742  c4412c5cd5                vsubps ymm10, ymm10, ymm13                           ; sub float32x8
    747  c4627d582d480b0000        vpbroadcastd ymm13, dword ptr [rip + b4621a39]       ; mulacc float32x8
    750  c4622da82dc7090000        vfmadd213ps ymm13, ymm10, ymmword ptr [rip + c431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3a]
    759  c4622da82dde090000        vfmadd213ps ymm13, ymm10, ymmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x8
    762  c4622da82df5090000        vfmadd213ps ymm13, ymm10, ymmword ptr [rip + 6758633d6758633d6758633d6758633d6758633d6758633d6758633d6758633d]; mulacc float32x8
    76b  c4622da82d0c0a0000        vfmadd213ps ymm13, ymm10, ymmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x8
    774  c4622da82d230a0000        vfmadd213ps ymm13, ymm10, ymmword ptr [rip + 1872313f1872313f1872313f1872313f1872313f1872313f1872313f1872313f]; mulacc float32x8
    77d  c4422da8ec                vfmadd213ps ymm13, ymm10, ymm12                      ; mulacc float32x8
    782  c4c12d72f316              vpslld ymm10, ymm11, 22                              ; shl uint32x8
    788  c52ddb15300a0000          vpand ymm10, ymm10, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    790  c4411459ea                vmulps ymm13, ymm13, ymm10                           ; mul float32x8
    795  c4c12572f317              vpslld ymm11, ymm11, 23                              ; shl uint32x8
    79b  c44125fad2                vpsubd ymm10, ymm11, ymm10                           ; sub uint32x8
    7a0  c4411459d2                vmulps ymm10, ymm13, ymm10                           ; mul float32x8
    7a5  c4413455ca                vandnps ymm9, ymm9, ymm10                            ; where float32x8
    7aa  c50cc2d700                vcmpps ymm10, ymm14, ymm7, 0                         ; cmpeq boolx8
    7af  c443354acca0              vblendvps ymm9, ymm9, ymm12, ymm10                   ; where float32x8
    7b5  c4c15c59e1                vmulps ymm4, ymm4, ymm9                              ; mul float32x8
    7ba  c4c27db8e0                vfmadd231ps ymm4, ymm0, ymm8                         ; mulacc float32x8
    7bf  c5ec5fc1                  vmaxps ymm0, ymm2, ymm1                              ; max float32x8
    7c3  c56cc2c203                vcmpps ymm8, ymm2, ymm2, 3
    7c8  c4e37d4ac280              vblendvps ymm0, ymm0, ymm2, ymm8
    7ce  c5745cc0                  vsubps ymm8, ymm1, ymm0                              ; sub float32x8
    7d2  c53c590506090000          vmulps ymm8, ymm8, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    7da  c4627d580da90a0000        vpbroadcastd ymm9, dword ptr [rip + 00000043]
    7e3  c441345dc8                vminps ymm9, ymm9, ymm8                              ; where float32x8
    7e8  c53cc2050f09000001        vcmpps ymm8, ymm8, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 1; cmplt boolx8
    7f1  c4413c55c9                vandnps ymm9, ymm8, ymm9                             ; where float32x8
    7f6  c53458d5                  vaddps ymm10, ymm9, ymm5                             ; add float32x8
    7fa  c52c5cdd                  vsubps ymm11, ymm10, ymm5                            ; sub float32x8
    7fe  c441345ccb                vsubps ymm9, ymm9, ymm11                             ; sub float32x8
    803  c4627d581d8c0a0000        vpbroadcastd ymm11, dword ptr [rip + b4621a39]       ; mulacc float32x8
    80c  c46235a81d0b090000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + c431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3a]
    815  c46235a81d22090000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x8
    81e  c46235a81d39090000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + 6758633d6758633d6758633d6758633d6758633d6758633d6758633d6758633d]; mulacc float32x8
    827  c46235a81d50090000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x8
    830  c46235a81d67090000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + 1872313f1872313f1872313f1872313f1872313f1872313f1872313f1872313f]; mulacc float32x8
    839  c44235a8dc                vfmadd213ps ymm11, ymm9, ymm12                       ; mulacc float32x8
    83e  c4c13572f216              vpslld ymm9, ymm10, 22                               ; shl uint32x8
    844  c535db0d74090000          vpand ymm9, ymm9, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    84c  c4412459d9                vmulps ymm11, ymm11, ymm9                            ; mul float32x8
    851  c4c12d72f217              vpslld ymm10, ymm10, 23                              ; shl uint32x8
    857  c4412dfac9                vpsubd ymm9, ymm10, ymm9                             ; sub uint32x8
    85c  c4412459c9                vmulps ymm9, ymm11, ymm9                             ; mul float32x8
    861  c4413c55c1                vandnps ymm8, ymm8, ymm9                             ; where float32x8
    866  c5f4c2c800                vcmpps ymm1, ymm1, ymm0, 0                           ; cmpeq boolx8
    86b  c4c33d4acc10              vblendvps ymm1, ymm8, ymm12, ymm1                    ; where float32x8
    871  c56c5cc0                  vsubps ymm8, ymm2, ymm0                              ; sub float32x8
    875  c53c590563080000          vmulps ymm8, ymm8, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    87d  c4627d580d060a0000        vpbroadcastd ymm9, dword ptr [rip + 00000043]
    886  c441345dc8                vminps ymm9, ymm9, ymm8                              ; where float32x8
    88b  c53cc2056c08000001        vcmpps ymm8, ymm8, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 1; cmplt boolx8
    894  c4413c55c9                vandnps ymm9, ymm8, ymm9                             ; where float32x8
    899  c53458d5                  vaddps ymm10, ymm9, ymm5                             ; add float32x8
    89d  c52c5cdd                  vsubps ymm11, ymm10, ymm5                            ; sub float32x8
    8a1  c441345ccb                vsubps ymm9, ymm9, ymm11                             ; sub float32x8
    8a6  c4627d581de9090000        vpbroadcastd ymm11, dword ptr [rip + b4621a39]       ; mulacc float32x8
    8af  c46235a81d68080000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + c431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3a]
    8b8  c46235a81d7f080000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x8
    8c1  c46235a81d96080000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + 6758633d6758633d6758633d6758633d6758633d6758633d6758633d6758633d]; mulacc float32x8
    8ca  c46235a81dad080000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x8
    8d3  c46235a81dc4080000        vfmadd213ps ymm11, ymm9, ymmword ptr [rip + 1872313f1872313f1872313f1872313f1872313f1872313f1872313f1872313f]; mulacc float32x8
    8dc  c44235a8dc                vfmadd213ps ymm11, ymm9, ymm12                       ; mulacc float32x8
    8e1  c4c13572f216              vpslld ymm9, ymm10, 22                               ; shl uint32x8
    8e7  c535db0dd1080000          vpand ymm9, ymm9, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    8ef  c4412459d9                vmulps ymm11, ymm11, ymm9                            ; mul float32x8
    8f4  c4c12d72f217              vpslld ymm10, ymm10, 23                              ; shl uint32x8
    8fa  c4412dfac9                vpsubd ymm9, ymm10, ymm9                             ; sub uint32x8
    8ff  c4412459c9                vmulps ymm9, ymm11, ymm9                             ; mul float32x8
    904  c4413c55c1                vandnps ymm8, ymm8, ymm9                             ; where float32x8
    909  c5ecc2d000                vcmpps ymm2, ymm2, ymm0, 0                           ; cmpeq boolx8
    90e  c4c33d4ad420              vblendvps ymm2, ymm8, ymm12, ymm2                    ; where float32x8
    914  c5cc59d2                  vmulps ymm2, ymm6, ymm2                              ; mul float32x8
    918  c4e265b8d1                vfmadd231ps ymm2, ymm3, ymm1                         ; mulacc float32x8
    91d  c5fc5fcf                  vmaxps ymm1, ymm0, ymm7                              ; max float32x8
    921  c5fcc2d803                vcmpps ymm3, ymm0, ymm0, 3
    926  c4e3754ac830              vblendvps ymm1, ymm1, ymm0, ymm3
    92c  c5c45cd9                  vsubps ymm3, ymm7, ymm1                              ; sub float32x8
    930  c5e4591da8070000          vmulps ymm3, ymm3, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    938  c4e27d58354b090000        vpbroadcastd ymm6, dword ptr [rip + 00000043]
    941  c5cc5df3                  vminps ymm6, ymm6, ymm3                              ; where float32x8
    945  c5e4c21db207000001        vcmpps ymm3, ymm3, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 1; cmplt boolx8
    94e  c5e455f6                  vandnps ymm6, ymm3, ymm6                             ; where float32x8
    952  c54c58c5                  vaddps ymm8, ymm6, ymm5                              ; add float32x8
    956  c53c5ccd                  vsubps ymm9, ymm8, ymm5                              ; sub float32x8
    95a  c4c14c5cf1                vsubps ymm6, ymm6, ymm9                              ; sub float32x8
    95f  c4627d580d30090000        vpbroadcastd ymm9, dword ptr [rip + b4621a39]        ; mulacc float32x8
    968  c4624da80daf070000        vfmadd213ps ymm9, ymm6, ymmword ptr [rip + c431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3a]
    971  c4624da80dc6070000        vfmadd213ps ymm9, ymm6, ymmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x8
    97a  c4624da80ddd070000        vfmadd213ps ymm9, ymm6, ymmword ptr [rip + 6758633d6758633d6758633d6758633d6758633d6758633d6758633d6758633d]; mulacc float32x8
    983  c4624da80df4070000        vfmadd213ps ymm9, ymm6, ymmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x8
    98c  c4624da80d0b080000        vfmadd213ps ymm9, ymm6, ymmword ptr [rip + 1872313f1872313f1872313f1872313f1872313f1872313f1872313f1872313f]; mulacc float32x8
    995  c4424da8cc                vfmadd213ps ymm9, ymm6, ymm12                        ; mulacc float32x8
    99a  c4c14d72f016              vpslld ymm6, ymm8, 22                                ; shl uint32x8
    9a0  c5cddb3518080000          vpand ymm6, ymm6, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    9a8  c53459ce                  vmulps ymm9, ymm9, ymm6                              ; mul float32x8
    9ac  c4c13d72f017              vpslld ymm8, ymm8, 23                                ; shl uint32x8
    9b2  c5bdfaf6                  vpsubd ymm6, ymm8, ymm6                              ; sub uint32x8
    9b6  c5b459f6                  vmulps ymm6, ymm9, ymm6                              ; mul float32x8
    9ba  c5e455de                  vandnps ymm3, ymm3, ymm6                             ; where float32x8
    9be  c5c4c2f100                vcmpps ymm6, ymm7, ymm1, 0                           ; cmpeq boolx8
    9c3  c4c3654adc60              vblendvps ymm3, ymm3, ymm12, ymm6                    ; where float32x8
    9c9  c5fc5cf1                  vsubps ymm6, ymm0, ymm1                              ; sub float32x8
    9cd  c5cc59350b070000          vmulps ymm6, ymm6, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    9d5  c4e27d583dae080000        vpbroadcastd ymm7, dword ptr [rip + 00000043]
    9de  c5c45dfe                  vminps ymm7, ymm7, ymm6                              ; where float32x8
    9e2  c5ccc2351507000001        vcmpps ymm6, ymm6, ymmword ptr [rip + 000016c3000016c3000016c3000016c3000016c3000016c3000016c3000016c3], 1; cmplt boolx8
    9eb  c5cc55ff                  vandnps ymm7, ymm6, ymm7                             ; where float32x8
    9ef  c54458c5                  vaddps ymm8, ymm7, ymm5                              ; add float32x8
    9f3  c53c5ccd                  vsubps ymm9, ymm8, ymm5                              ; sub float32x8
    9f7  c4c1445cf9                vsubps ymm7, ymm7, ymm9                              ; sub float32x8
    9fc  c4627d580d93080000        vpbroadcastd ymm9, dword ptr [rip + b4621a39]        ; mulacc float32x8
    a05  c46245a80d12070000        vfmadd213ps ymm9, ymm7, ymmword ptr [rip + c431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3ac431af3a]
    a0e  c46245a80d29070000        vfmadd213ps ymm9, ymm7, ymmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x8
    a17  c46245a80d40070000        vfmadd213ps ymm9, ymm7, ymmword ptr [rip + 6758633d6758633d6758633d6758633d6758633d6758633d6758633d6758633d]; mulacc float32x8
    a20  c46245a80d57070000        vfmadd213ps ymm9, ymm7, ymmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x8
    a29  c46245a80d6e070000        vfmadd213ps ymm9, ymm7, ymmword ptr [rip + 1872313f1872313f1872313f1872313f1872313f1872313f1872313f1872313f]; mulacc float32x8
    a32  c44245a8cc                vfmadd213ps ymm9, ymm7, ymm12                        ; mulacc float32x8
    a37  c4c14572f016              vpslld ymm7, ymm8, 22                                ; shl uint32x8
    a3d  c5c5db3d7b070000          vpand ymm7, ymm7, ymmword ptr [rip + 0000807f0000807f0000807f0000807f0000807f0000807f0000807f0000807f]; and uint32x8
    a45  c53459cf                  vmulps ymm9, ymm9, ymm7                              ; mul float32x8
    a49  c4c13d72f017              vpslld ymm8, ymm8, 23                                ; shl uint32x8
    a4f  c5bdfaff                  vpsubd ymm7, ymm8, ymm7                              ; sub uint32x8
    a53  c5b459ff                  vmulps ymm7, ymm9, ymm7                              ; mul float32x8
    a57  c5cc55f7                  vandnps ymm6, ymm6, ymm7                             ; where float32x8
    a5b  c5fcc2c100                vcmpps ymm0, ymm0, ymm1, 0                           ; cmpeq boolx8
    a60  c4c34d4ac400              vblendvps ymm0, ymm6, ymm12, ymm0                    ; where float32x8
    a66  c5ec59c0                  vmulps ymm0, ymm2, ymm0                              ; mul float32x8
    a6a  c4e25db8c3                vfmadd231ps ymm0, ymm4, ymm3                         ; mulacc float32x8
    a6f  c4e37d19ca01              vextractf128 xmm2, ymm1, 1                           ; gep float32x4
    a75  c5f05fda                  vmaxps xmm3, xmm1, xmm2                              ; max float32x4
    a79  c5f0c2e103                vcmpps xmm4, xmm1, xmm1, 3
    a7e  c4e3614ad940              vblendvps xmm3, xmm3, xmm1, xmm4
    a84  c5f05ce3                  vsubps xmm4, xmm1, xmm3                              ; sub float32x4
    a88  c5d8592550070000          vmulps xmm4, xmm4, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x4
    a90  c4e2795835f3070000        vpbroadcastd xmm6, dword ptr [rip + 00000043]
    a99  c5c85df4                  vminps xmm6, xmm6, xmm4                              ; where float32x4
    a9d  c5d8c2254a07000001        vcmpps xmm4, xmm4, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 1; cmplt boolx4
    aa6  c5d855f6                  vandnps xmm6, xmm4, xmm6                             ; where float32x4
    aaa  c5c8583d4e070000          vaddps xmm7, xmm6, xmmword ptr [rip + fe00404bfe00404bfe00404bfe00404b]; add float32x4
    ab2  c5405c0546070000          vsubps xmm8, xmm7, xmmword ptr [rip + fe00404bfe00404bfe00404bfe00404b]; sub float32x4
    aba  c4c1485cf0                vsubps xmm6, xmm6, xmm8                              ; sub float32x4
    abf  c462795805d0070000        vpbroadcastd xmm8, dword ptr [rip + b4621a39]        ; mulacc float32x4
    ac8  c46249a8053f070000        vfmadd213ps xmm8, xmm6, xmmword ptr [rip + c431af3ac431af3ac431af3ac431af3a]
    ad1  c46249a80546070000        vfmadd213ps xmm8, xmm6, xmmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x4
    ada  c46249a8054d070000        vfmadd213ps xmm8, xmm6, xmmword ptr [rip + 6758633d6758633d6758633d6758633d]; mulacc float32x4
    ae3  c46249a80554070000        vfmadd213ps xmm8, xmm6, xmmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x4
    aec  c46249a8055b070000        vfmadd213ps xmm8, xmm6, xmmword ptr [rip + 1872313f1872313f1872313f1872313f]; mulacc float32x4
    af5  c46249a80562070000        vfmadd213ps xmm8, xmm6, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]; mulacc float32x4
    afe  c5c972f716                vpslld xmm6, xmm7, 22                                ; shl uint32x4
    b03  c5c9db3565070000          vpand xmm6, xmm6, xmmword ptr [rip + 0000807f0000807f0000807f0000807f]; and uint32x4
    b0b  c53859c6                  vmulps xmm8, xmm8, xmm6                              ; mul float32x4
    b0f  c5c172f717                vpslld xmm7, xmm7, 23                                ; shl uint32x4
    b14  c5c1faf6                  vpsubd xmm6, xmm7, xmm6                              ; sub uint32x4
    b18  c5b859f6                  vmulps xmm6, xmm8, xmm6                              ; mul float32x4
    b1c  c5d855e6                  vandnps xmm4, xmm4, xmm6                             ; where float32x4
    b20  c5f0c2cb00                vcmpps xmm1, xmm1, xmm3, 0                           ; cmpeq boolx4
    b25  c4e279583582070000        vpbroadcastd xmm6, dword ptr [rip + 0000803f]
    b2e  c4e3594ace10              vblendvps xmm1, xmm4, xmm6, xmm1                     ; where float32x4
    b34  c5e85ce3                  vsubps xmm4, xmm2, xmm3                              ; sub float32x4
    b38  c5d85925a0060000          vmulps xmm4, xmm4, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x4
    b40  c4e279583543070000        vpbroadcastd xmm6, dword ptr [rip + 00000043]
    b49  c5c85df4                  vminps xmm6, xmm6, xmm4                              ; where float32x4
    b4d  c5d8c2259a06000001        vcmpps xmm4, xmm4, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 1; cmplt boolx4
    b56  c5d855f6                  vandnps xmm6, xmm4, xmm6                             ; where float32x4
    b5a  c5c8583d9e060000          vaddps xmm7, xmm6, xmmword ptr [rip + fe00404bfe00404bfe00404bfe00404b]; add float32x4
    b62  c5405c0596060000          vsubps xmm8, xmm7, xmmword ptr [rip + fe00404bfe00404bfe00404bfe00404b]; sub float32x4
    b6a  c4c1485cf0                vsubps xmm6, xmm6, xmm8                              ; sub float32x4
    b6f  c46279580520070000        vpbroadcastd xmm8, dword ptr [rip + b4621a39]        ; mulacc float32x4
    b78  c46249a8058f060000        vfmadd213ps xmm8, xmm6, xmmword ptr [rip + c431af3ac431af3ac431af3ac431af3a]
    b81  c46249a80596060000        vfmadd213ps xmm8, xmm6, xmmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x4
    b8a  c46249a8059d060000        vfmadd213ps xmm8, xmm6, xmmword ptr [rip + 6758633d6758633d6758633d6758633d]; mulacc float32x4
    b93  c46249a805a4060000        vfmadd213ps xmm8, xmm6, xmmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x4
    b9c  c46249a805ab060000        vfmadd213ps xmm8, xmm6, xmmword ptr [rip + 1872313f1872313f1872313f1872313f]; mulacc float32x4
    ba5  c46249a805b2060000        vfmadd213ps xmm8, xmm6, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]; mulacc float32x4
    bae  c5c972f716                vpslld xmm6, xmm7, 22                                ; shl uint32x4
    bb3  c5c9db35b5060000          vpand xmm6, xmm6, xmmword ptr [rip + 0000807f0000807f0000807f0000807f]; and uint32x4
    bbb  c53859c6                  vmulps xmm8, xmm8, xmm6                              ; mul float32x4
    bbf  c5c172f717                vpslld xmm7, xmm7, 23                                ; shl uint32x4
    bc4  c5c1faf6                  vpsubd xmm6, xmm7, xmm6                              ; sub uint32x4
    bc8  c5b859f6                  vmulps xmm6, xmm8, xmm6                              ; mul float32x4
    bcc  c5d855e6                  vandnps xmm4, xmm4, xmm6                             ; where float32x4
    bd0  c5e8c2d300                vcmpps xmm2, xmm2, xmm3, 0                           ; cmpeq boolx4
    bd5  c4e2795835d2060000        vpbroadcastd xmm6, dword ptr [rip + 0000803f]
    bde  c4e3594ad620              vblendvps xmm2, xmm4, xmm6, xmm2                     ; where float32x4
    be4  c4e37d19c401              vextractf128 xmm4, ymm0, 1                           ; gep float32x4
    bea  c5d859d2                  vmulps xmm2, xmm4, xmm2                              ; mul float32x4
    bee  c4e279b8d1                vfmadd231ps xmm2, xmm0, xmm1                         ; mulacc float32x4
    bf3  c5e115c3                  vunpckhpd xmm0, xmm3, xmm3                           ; gep float32x2
    bf7  c5e05fc8                  vmaxps xmm1, xmm3, xmm0                              ; max float32x2
    bfb  c5e0c2e303                vcmpps xmm4, xmm3, xmm3, 3
    c00  c4e3714acb40              vblendvps xmm1, xmm1, xmm3, xmm4
    c06  c5e05ce1                  vsubps xmm4, xmm3, xmm1                              ; sub float32x2
    c0a  c5d85925ce050000          vmulps xmm4, xmm4, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x2
    c12  c4e279583571060000        vpbroadcastd xmm6, dword ptr [rip + 00000043]
    c1b  c5c85df4                  vminps xmm6, xmm6, xmm4                              ; where float32x2
    c1f  c5d8c225c805000001        vcmpps xmm4, xmm4, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 1; cmplt boolx2
    c28  c5d855f6                  vandnps xmm6, xmm4, xmm6                             ; where float32x2
    c2c  c5c8583dcc050000          vaddps xmm7, xmm6, xmmword ptr [rip + fe00404bfe00404bfe00404bfe00404b]; add float32x2
    c34  c5405c05c4050000          vsubps xmm8, xmm7, xmmword ptr [rip + fe00404bfe00404bfe00404bfe00404b]; sub float32x2
    c3c  c4c1485cf0                vsubps xmm6, xmm6, xmm8                              ; sub float32x2
    c41  c4627958054e060000        vpbroadcastd xmm8, dword ptr [rip + b4621a39]        ; mulacc float32x2
    c4a  c46249a805bd050000        vfmadd213ps xmm8, xmm6, xmmword ptr [rip + c431af3ac431af3ac431af3ac431af3a]
    c53  c46249a805c4050000        vfmadd213ps xmm8, xmm6, xmmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x2
    c5c  c46249a805cb050000        vfmadd213ps xmm8, xmm6, xmmword ptr [rip + 6758633d6758633d6758633d6758633d]; mulacc float32x2
    c65  c46249a805d2050000        vfmadd213ps xmm8, xmm6, xmmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x2
    c6e  c46249a805d9050000        vfmadd213ps xmm8, xmm6, xmmword ptr [rip + 1872313f1872313f1872313f1872313f]; mulacc float32x2
    c77  c46249a805e0050000        vfmadd213ps xmm8, xmm6, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]; mulacc float32x2
    c80  c5c972f716                vpslld xmm6, xmm7, 22                                ; shl uint32x2
    c85  c5c9db35e3050000          vpand xmm6, xmm6, xmmword ptr [rip + 0000807f0000807f0000807f0000807f]; and uint32x2
    c8d  c53859c6                  vmulps xmm8, xmm8, xmm6                              ; mul float32x2
    c91  c5c172f717                vpslld xmm7, xmm7, 23                                ; shl uint32x2
    c96  c5c1faf6                  vpsubd xmm6, xmm7, xmm6                              ; sub uint32x2
    c9a  c5b859f6                  vmulps xmm6, xmm8, xmm6                              ; mul float32x2
    c9e  c5d855e6                  vandnps xmm4, xmm4, xmm6                             ; where float32x2
    ca2  c5e0c2d900                vcmpps xmm3, xmm3, xmm1, 0                           ; cmpeq boolx2
    ca7  c4e279583500060000        vpbroadcastd xmm6, dword ptr [rip + 0000803f]
    cb0  c4e3594ade30              vblendvps xmm3, xmm4, xmm6, xmm3                     ; where float32x2
    cb6  c5f85ce1                  vsubps xmm4, xmm0, xmm1                              ; sub float32x2
    cba  c5d859251e050000          vmulps xmm4, xmm4, xmmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f]; mul float32x2
    cc2  c4e2795835c1050000        vpbroadcastd xmm6, dword ptr [rip + 00000043]
    ccb  c5c85df4                  vminps xmm6, xmm6, xmm4                              ; where float32x2
    ccf  c5d8c2251805000001        vcmpps xmm4, xmm4, xmmword ptr [rip + 000016c3000016c3000016c3000016c3], 1; cmplt boolx2
    cd8  c5d855f6                  vandnps xmm6, xmm4, xmm6                             ; where float32x2
    cdc  c5c8583d1c050000          vaddps xmm7, xmm6, xmmword ptr [rip + fe00404bfe00404bfe00404bfe00404b]; add float32x2
    ce4  c5405c0514050000          vsubps xmm8, xmm7, xmmword ptr [rip + fe00404bfe00404bfe00404bfe00404b]; sub float32x2
    cec  c4c1485cf0                vsubps xmm6, xmm6, xmm8                              ; sub float32x2
    cf1  c4627958059e050000        vpbroadcastd xmm8, dword ptr [rip + b4621a39]        ; mulacc float32x2
    cfa  c46249a8050d050000        vfmadd213ps xmm8, xmm6, xmmword ptr [rip + c431af3ac431af3ac431af3ac431af3a]
    d03  c46249a80514050000        vfmadd213ps xmm8, xmm6, xmmword ptr [rip + ce9c1d3cce9c1d3cce9c1d3cce9c1d3c]; mulacc float32x2
    d0c  c46249a8051b050000        vfmadd213ps xmm8, xmm6, xmmword ptr [rip + 6758633d6758633d6758633d6758633d]; mulacc float32x2
    d15  c46249a80522050000        vfmadd213ps xmm8, xmm6, xmmword ptr [rip + f0fd753ef0fd753ef0fd753ef0fd753e]; mulacc float32x2
    d1e  c46249a80529050000        vfmadd213ps xmm8, xmm6, xmmword ptr [rip + 1872313f1872313f1872313f1872313f]; mulacc float32x2
    d27  c46249a80530050000        vfmadd213ps xmm8, xmm6, xmmword ptr [rip + 0000803f0000803f0000803f0000803f]; mulacc float32x2
    d30  c5c972f716                vpslld xmm6, xmm7, 22                                ; shl uint32x2
    d35  c5c9db3533050000          vpand xmm6, xmm6, xmmword ptr [rip + 0000807f0000807f0000807f0000807f]; and uint32x2
    d3d  c53859c6                  vmulps xmm8, xmm8, xmm6                              ; mul float32x2
    d41  c5c172f717                vpslld xmm7, xmm7, 23                                ; shl uint32x2
    d46  c5c1faf6                  vpsubd xmm6, xmm7, xmm6                              ; sub uint32x2
    d4a  c5b859f6                  vmulps xmm6, xmm8, xmm6                              ; mul float32x2
    d4e  c5d855e6                  vandnps xmm4, xmm4, xmm6                             ; where float32x2
    d52  c5f8c2c100                vcmpps xmm0, xmm0, xmm1, 0                           ; cmpeq boolx2
    d57  c4e279583550050000        vpbroadcastd xmm6, dword ptr [rip + 0000803f]
    d60  c4e3594ac600              vblendvps xmm0, xmm4, xmm6, xmm0                     ; where float32x2
    d66  c5e915e2                  vunpckhpd xmm4, xmm2, xmm2                           ; gep float32x2
    d6a  c5d859c0                  vmulps xmm0, xmm4, xmm0                              ; mul float32x2
    d6e  c4e269b8c3                vfmadd231ps xmm0, xmm2, xmm3                         ; mulacc float32x2
    d73  c5e973d904                vpsrldq xmm2, xmm1, 4                                ; gep float32
    d78  c5f25fda                  vmaxss xmm3, xmm1, xmm2                              ; max float32
    d7c  c5f2c2e103                vcmpss xmm4, xmm1, xmm1, 3
    d81  c4e3614ad940              vblendvps xmm3, xmm3, xmm1, xmm4
    d87  c5f25ce3                  vsubss xmm4, xmm1, xmm3                              ; sub float32
    d8b  c5da5925f5040000          vmulss xmm4, xmm4, dword ptr [rip + 3baab83f]        ; mul float32
    d93  c5fa1035f1040000          vmovss xmm6, dword ptr [rip + 00000043]
    d9b  c5ca5df4                  vminss xmm6, xmm6, xmm4                              ; where float32
    d9f  c5dac225e804000001        vcmpss xmm4, xmm4, dword ptr [rip + 000016c3], 1     ; cmplt bool
    da8  c5f97ee7                  vmovd edi, xmm4
    dac  83e701                    and edi, 1
    daf  4c8bc7                    mov r8, rdi                                          ; where float32
    db2  41f7d8                    neg r8d
    db5  c4c1796ee0                vmovd xmm4, r8d
    dba  c5d855e6                  vandnps xmm4, xmm4, xmm6
    dbe  c5da5835ce040000          vaddss xmm6, xmm4, dword ptr [rip + fe00404b]        ; add float32
    dc6  c5ca5c3dc6040000          vsubss xmm7, xmm6, dword ptr [rip + fe00404b]        ; sub float32
    dce  c5da5ce7                  vsubss xmm4, xmm4, xmm7                              ; sub float32
    dd2  c5fa103dbe040000          vmovss xmm7, dword ptr [rip + b4621a39]              ; mulacc float32
    dda  c4e259a93db9040000        vfmadd213ss xmm7, xmm4, dword ptr [rip + c431af3a]
    de3  c4e259a93db4040000        vfmadd213ss xmm7, xmm4, dword ptr [rip + ce9c1d3c]   ; mulacc float32
    dec  c4e259a93daf040000        vfmadd213ss xmm7, xmm4, dword ptr [rip + 6758633d]   ; mulacc float32
    df5  c4e259a93daa040000        vfmadd213ss xmm7, xmm4, dword ptr [rip + f0fd753e]   ; mulacc float32
    dfe  c4e259a93da5040000        vfmadd213ss xmm7, xmm4, dword ptr [rip + 1872313f]   ; mulacc float32
    e07  c4e259a93da0040000        vfmadd213ss xmm7, xmm4, dword ptr [rip + 0000803f]   ; mulacc float32
    e10  c4c1797ef0                vmovd r8d, xmm6                                      ; bitcast uint32
    e15  4d8bc8                    mov r9, r8                                           ; shl uint32
    e18  41c1e116                  shl r9d, 22
    e1c  4181e10000807f            and r9d, 2139095040                                  ; and uint32
    e23  c4c1796ee1                vmovd xmm4, r9d                                      ; bitcast float32
    e28  c5c259e4                  vmulss xmm4, xmm7, xmm4                              ; mul float32
    e2c  41c1e017                  shl r8d, 23                                          ; shl uint32
    e30  452bc1                    sub r8d, r9d                                         ; sub uint32
    e33  c4c1796ef0                vmovd xmm6, r8d                                      ; bitcast float32
    e38  c5da59e6                  vmulss xmm4, xmm4, xmm6                              ; mul float32
    e3c  f7df                      neg edi                                              ; where float32
    e3e  c5f96ef7                  vmovd xmm6, edi
    e42  c5c855e4                  vandnps xmm4, xmm6, xmm4
    e46  c5f2c2cb00                vcmpss xmm1, xmm1, xmm3, 0                           ; cmpeq bool
    e4b  c5f97ecf                  vmovd edi, xmm1
    e4f  83e701                    and edi, 1
    e52  f7df                      neg edi                                              ; where float32
    e54  c5f96ecf                  vmovd xmm1, edi
    e58  c5fa103550040000          vmovss xmm6, dword ptr [rip + 0000803f]
    e60  c4e3594ace10              vblendvps xmm1, xmm4, xmm6, xmm1                     ; where float32
    e66  c5ea5ce3                  vsubss xmm4, xmm2, xmm3                              ; sub float32
    e6a  c5da592516040000          vmulss xmm4, xmm4, dword ptr [rip + 3baab83f]        ; mul float32
    e72  c5fa103512040000          vmovss xmm6, dword ptr [rip + 00000043]
    e7a  c5ca5df4                  vminss xmm6, xmm6, xmm4                              ; where float32
    e7e  c5dac2250904000001        vcmpss xmm4, xmm4, dword ptr [rip + 000016c3], 1     ; cmplt bool
    e87  c5f97ee7                  vmovd edi, xmm4
    e8b  83e701                    and edi, 1
    e8e  4c8bc7                    mov r8, rdi                                          ; where float32
    e91  41f7d8                    neg r8d
    e94  c4c1796ee0                vmovd xmm4, r8d
    e99  c5d855e6                  vandnps xmm4, xmm4, xmm6
    e9d  c5da5835ef030000          vaddss xmm6, xmm4, dword ptr [rip + fe00404b]        ; add float32
    ea5  c5ca5c3de7030000          vsubss xmm7, xmm6, dword ptr [rip + fe00404b]        ; sub float32
    ead  c5da5ce7                  vsubss xmm4, xmm4, xmm7                              ; sub float32
    eb1  c5fa103ddf030000          vmovss xmm7, dword ptr [rip + b4621a39]              ; mulacc float32
    eb9  c4e259a93dda030000        vfmadd213ss xmm7, xmm4, dword ptr [rip + c431af3a]
    ec2  c4e259a93dd5030000        vfmadd213ss xmm7, xmm4, dword ptr [rip + ce9c1d3c]   ; mulacc float32
    ecb  c4e259a93dd0030000        vfmadd213ss xmm7, xmm4, dword ptr [rip + 6758633d]   ; mulacc float32
    ed4  c4e259a93dcb030000        vfmadd213ss xmm7, xmm4, dword ptr [rip + f0fd753e]   ; mulacc float32
    edd  c4e259a93dc6030000        vfmadd213ss xmm7, xmm4, dword ptr [rip + 1872313f]   ; mulacc float32
    ee6  c4e259a93dc1030000        vfmadd213ss xmm7, xmm4, dword ptr [rip + 0000803f]   ; mulacc float32
    eef  c4c1797ef0                vmovd r8d, xmm6                                      ; bitcast uint32
    ef4  4d8bc8                    mov r9, r8                                           ; shl uint32
    ef7  41c1e116                  shl r9d, 22
    efb  4181e10000807f            and r9d, 2139095040                                  ; and uint32
    f02  c4c1796ee1                vmovd xmm4, r9d                                      ; bitcast float32
    f07  c5c259e4                  vmulss xmm4, xmm7, xmm4                              ; mul float32
    f0b  41c1e017                  shl r8d, 23                                          ; shl uint32
    f0f  452bc1                    sub r8d, r9d                                         ; sub uint32
    f12  c4c1796ef0                vmovd xmm6, r8d                                      ; bitcast float32
    f17  c5da59e6                  vmulss xmm4, xmm4, xmm6                              ; mul float32
    f1b  f7df                      neg edi                                              ; where float32
    f1d  c5f96ef7                  vmovd xmm6, edi
    f21  c5c855e4                  vandnps xmm4, xmm6, xmm4
    f25  c5eac2d300                vcmpss xmm2, xmm2, xmm3, 0                           ; cmpeq bool
    f2a  c5f97ed7                  vmovd edi, xmm2
    f2e  83e701                    and edi, 1
    f31  f7df                      neg edi                                              ; where float32
    f33  c5f96ed7                  vmovd xmm2, edi
    f37  c5fa103571030000          vmovss xmm6, dword ptr [rip + 0000803f]
    f3f  c4e3594ad620              vblendvps xmm2, xmm4, xmm6, xmm2                     ; where float32
    f45  c5d973d804                vpsrldq xmm4, xmm0, 4                                ; gep float32
    f4a  c5da59d2                  vmulss xmm2, xmm4, xmm2                              ; mul float32
    f4e  c4e279b9d1                vfmadd231ss xmm2, xmm0, xmm1                         ; mulacc float32
    f53  c5eac2055c03000001        vcmpss xmm0, xmm2, dword ptr [rip + 00008000], 1     ; cmplt bool
    f5c  c5f97ec7                  vmovd edi, xmm0
    f60  83e701                    and edi, 1
    f63  c5ea590551030000          vmulss xmm0, xmm2, dword ptr [rip + 0000004c]        ; mul float32
    f6b  4c8bc7                    mov r8, rdi                                          ; where float32
    f6e  41f7d8                    neg r8d
    f71  c4c1796ec8                vmovd xmm1, r8d
    f76  c4e3694ac010              vblendvps xmm0, xmm2, xmm0, xmm1
    f7c  c4c1797ec0                vmovd r8d, xmm0                                      ; bitcast int32
    f81  458d880dfbcac0            lea r9d, [r8 - 1060439283]                           ; add int32
    f88  4d8bd1                    mov r10, r9                                          ; shr int32
    f8b  41c1fa17                  sar r10d, 23
    f8f  f7df                      neg edi                                              ; where float32
    f91  c5f96ec7                  vmovd xmm0, edi
    f95  c5fa100d23030000          vmovss xmm1, dword ptr [rip + 0000c841]
    f9d  c5f854c1                  vandps xmm0, xmm0, xmm1                              ; where float32
    fa1  c5fa100dd7020000          vmovss xmm1, dword ptr [rip + 00000000]
    fa9  c4c1722aca                vcvtsi2ss xmm1, xmm1, r10d                           ; cast float32
    fae  c5f25cc0                  vsubss xmm0, xmm1, xmm0                              ; sub float32
    fb2  4181e1000080ff            and r9d, -8388608                                    ; and int32
    fb9  452bc1                    sub r8d, r9d                                         ; sub int32
    fbc  c4c1796ec8                vmovd xmm1, r8d                                      ; bitcast float32
    fc1  c5f25c0de7020000          vsubss xmm1, xmm1, dword ptr [rip + 0000803f]        ; sub float32
    fc9  c5fa1025f3020000          vmovss xmm4, dword ptr [rip + ce37f6bd]              ; mulacc float32
    fd1  c4e271a925ee020000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 5b74413e]
    fda  c4e271a925e9020000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 4c3b40be]   ; mulacc float32
    fe3  c4e271a925e4020000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 79b2503e]   ; mulacc float32
    fec  c4e271a925df020000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 3ebb75be]   ; mulacc float32
    ff5  c4e271a925da020000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 39c8933e]   ; mulacc float32
    ffe  c4e271a925d5020000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 5dabb8be]   ; mulacc float32
   1007  c4e271a925d0020000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 0838f63e]   ; mulacc float32
   1010  c4e271a925cb020000        vfmadd213ss xmm4, xmm1, dword ptr [rip + 3baa38bf]   ; mulacc float32
   1019  c4e271a925c6020000        vfmadd213ss xmm4, xmm1, dword ptr [rip + eda8e23e]   ; mulacc float32
   1022  c5f259e4                  vmulss xmm4, xmm1, xmm4                              ; mul float32
   1026  c5f258cc                  vaddss xmm1, xmm1, xmm4                              ; add float32
   102a  c5fa58c1                  vaddss xmm0, xmm0, xmm1                              ; add float32
   102e  c5eac20d7d02000001        vcmpss xmm1, xmm2, dword ptr [rip + 0000807f], 1     ; cmplt bool
   1037  c5f97ecf                  vmovd edi, xmm1
   103b  83e701                    and edi, 1
   103e  f7df                      neg edi                                              ; where float32
   1040  c5f96ecf                  vmovd xmm1, edi
   1044  c5fa102568020000          vmovss xmm4, dword ptr [rip + 0000807f]
   104c  c4e3594ac010              vblendvps xmm0, xmm4, xmm0, xmm1                     ; where float32
   1052  c5fa100d26020000          vmovss xmm1, dword ptr [rip + 00000000]
   105a  c5f2c2ca01                vcmpss xmm1, xmm1, xmm2, 1                           ; cmplt bool
   105f  c5f97ecf                  vmovd edi, xmm1
   1063  83e701                    and edi, 1
   1066  c5eac20d1102000000        vcmpss xmm1, xmm2, dword ptr [rip + 00000000], 0     ; cmpeq bool
   106f  c4c1797ec8                vmovd r8d, xmm1
   1074  4183e001                  and r8d, 1
   1078  41f7d8                    neg r8d                                              ; where float32
   107b  c4c1796ec8                vmovd xmm1, r8d
   1080  c5fa101564020000          vmovss xmm2, dword ptr [rip + 0000c07f]
   1088  c5fa1025f4010000          vmovss xmm4, dword ptr [rip + 000080ff]
   1090  c4e3694acc10              vblendvps xmm1, xmm2, xmm4, xmm1                     ; where float32
   1096  f7df                      neg edi                                              ; where float32
   1098  c5f96ed7                  vmovd xmm2, edi
   109c  c4e3714ac020              vblendvps xmm0, xmm1, xmm0, xmm2
   10a2  c5fa100d02020000          vmovss xmm1, dword ptr [rip + 1872313f]
   10aa  c4e271a9c3                vfmadd213ss xmm0, xmm1, xmm3                         ; mulacc float32
   10af  c5fa1104b2                vmovss dword ptr [rdx + rsi*4], xmm0                 ; store void
   10b4  4881c100010000            add rcx, 256                                         ; end void
   10bb  83c601                    add esi, 1
   10be  83fe08                    cmp esi, 8
   10c1  0f8c79efffff              jl loop_40
done_10c7:
   10c7  c5f877                    vzeroupper                                           ; sink void
   10ca  c3                        ret
