softmax:
      0  c4e27d583dc3050000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
      9  c4627d5805be050000        vpbroadcastd ymm8, dword ptr [rip + 9600404b]
     12  c4627d580db9050000        vpbroadcastd ymm9, dword ptr [rip + b4629a2d]
     1b  c4627d5815b4050000        vpbroadcastd ymm10, dword ptr [rip + c4312f2f]
     24  c4627d581daf050000        vpbroadcastd ymm11, dword ptr [rip + ce9c9d30]
     2d  c4627d5825aa050000        vpbroadcastd ymm12, dword ptr [rip + 6758e331]
     36  c4627d582da5050000        vpbroadcastd ymm13, dword ptr [rip + f0fdf532]
     3f  c4627d5835a0050000        vpbroadcastd ymm14, dword ptr [rip + 1872b133]
     48  c4627d583d9b050000        vpbroadcastd ymm15, dword ptr [rip + 00000034]
     51  488b07                    mov rax, qword ptr [rdi]
     54  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 2048>
     58  488d09                    lea rcx, [rcx]                                       ; define_global ptr<float32, global, 2048>
     5b  488db200200000            lea rsi, [rdx + 8192]                                ; range int32
loop_80:
     80  c4e27d580d37050000        vpbroadcastd ymm1, dword ptr [rip + 000080ff]        ; range int32
     89  c4e27d58152e050000        vpbroadcastd ymm2, dword ptr [rip + 000080ff]
     92  c4e27d581d25050000        vpbroadcastd ymm3, dword ptr [rip + 000080ff]
     9b  c4e27d58251c050000        vpbroadcastd ymm4, dword ptr [rip + 000080ff]
     a4  488bfa                    mov rdi, rdx
     a7  4c8d8700020000            lea r8, [rdi + 512]
loop_c0:
     c0  c5fc1007                  vmovups ymm0, ymmword ptr [rdi]                      ; load float32x8
     c4  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; max float32x8
     c8  c5fcc2e803                vcmpps ymm5, ymm0, ymm0, 3
     cd  c4e3754ac850              vblendvps ymm1, ymm1, ymm0, ymm5
     d3  c5fc108700020000          vmovups ymm0, ymmword ptr [rdi + 512]                ; load float32x8
     db  c5fc5fd2                  vmaxps ymm2, ymm0, ymm2                              ; max float32x8
     df  c5fcc2e803                vcmpps ymm5, ymm0, ymm0, 3
     e4  c4e36d4ad050              vblendvps ymm2, ymm2, ymm0, ymm5
     ea  c5fc108700040000          vmovups ymm0, ymmword ptr [rdi + 1024]               ; load float32x8
     f2  c5fc5fdb                  vmaxps ymm3, ymm0, ymm3                              ; max float32x8
     f6  c5fcc2e803                vcmpps ymm5, ymm0, ymm0, 3
     fb  c4e3654ad850              vblendvps ymm3, ymm3, ymm0, ymm5
    101  c5fc108700060000          vmovups ymm0, ymmword ptr [rdi + 1536]               ; load float32x8
    109  c5fc5fe4                  vmaxps ymm4, ymm0, ymm4                              ; max float32x8
    10d  c5fcc2e803                vcmpps ymm5, ymm0, ymm0, 3
    112  c4e35d4ae050              vblendvps ymm4, ymm4, ymm0, ymm5
    118  4883c720                  add rdi, 32                                          ; end void
    11c  493bf8                    cmp rdi, r8
    11f  759f                      jne loop_c0
done_121:
    121  c4e37506c220              vperm2f128 ymm0, ymm1, ymm2, 32                      ; shuffle float32x8
    127  c4e37506ca31              vperm2f128 ymm1, ymm1, ymm2, 49                      ; shuffle float32x8
    12d  c5fc5fc9                  vmaxps ymm1, ymm0, ymm1                              ; max float32x8
    131  c5fcc2d003                vcmpps ymm2, ymm0, ymm0, 3
    136  c4e3754ac020              vblendvps ymm0, ymm1, ymm0, ymm2
    13c  c4e36506cc20              vperm2f128 ymm1, ymm3, ymm4, 32                      ; shuffle float32x8
    142  c4e36506d431              vperm2f128 ymm2, ymm3, ymm4, 49                      ; shuffle float32x8
    148  c5f45fd2                  vmaxps ymm2, ymm1, ymm2                              ; max float32x8
    14c  c5f4c2d903                vcmpps ymm3, ymm1, ymm1, 3
    151  c4e36d4ac930              vblendvps ymm1, ymm2, ymm1, ymm3
    157  c5fd14d1                  vunpcklpd ymm2, ymm0, ymm1                           ; shuffle float32x8
    15b  c5fd15c1                  vunpckhpd ymm0, ymm0, ymm1                           ; shuffle float32x8
    15f  c5ec5fc0                  vmaxps ymm0, ymm2, ymm0                              ; max float32x8
    163  c5ecc2ca03                vcmpps ymm1, ymm2, ymm2, 3
    168  c4e37d4ac210              vblendvps ymm0, ymm0, ymm2, ymm1
    16e  c5fcc6c8b1                vshufps ymm1, ymm0, ymm0, 177                        ; gep float32x8
    173  c5f45fc0                  vmaxps ymm0, ymm1, ymm0                              ; max float32x8
    177  c5f4c2d103                vcmpps ymm2, ymm1, ymm1, 3
    17c  c4e37d4ac120              vblendvps ymm0, ymm0, ymm1, ymm2
    182  c5fc100d96030000          vmovups ymm1, ymmword ptr [rip + 0000000000000000000000000000000000000000000000000000000000000000]
    18a  c4e27536c8                vpermd ymm1, ymm1, ymm0                              ; gep float32x8
    18f  c5fc1015a9030000          vmovups ymm2, ymmword ptr [rip + 0400000004000000040000000400000004000000040000000400000004000000]
    197  c4e26d36d0                vpermd ymm2, ymm2, ymm0                              ; gep float32x8
    19c  c5fc101dbc030000          vmovups ymm3, ymmword ptr [rip + 0200000002000000020000000200000002000000020000000200000002000000]
    1a4  c4e26536d8                vpermd ymm3, ymm3, ymm0                              ; gep float32x8
    1a9  c5fc1025cf030000          vmovups ymm4, ymmword ptr [rip + 0600000006000000060000000600000006000000060000000600000006000000]
    1b1  c4e25d36c0                vpermd ymm0, ymm4, ymm0                              ; gep float32x8
    1b6  488bfa                    mov rdi, rdx                                         ; range int32
    1b9  4c8bc1                    mov r8, rcx
    1bc  4c8d8f00020000            lea r9, [rdi + 512]
loop_1e0:
    1e0  c5fc1027                  vmovups ymm4, ymmword ptr [rdi]                      ; load float32x8
    1e4  c5dc5ce1                  vsubps ymm4, ymm4, ymm1                              ; sub float32x8
    1e8  c5dc5925b0030000          vmulps ymm4, ymm4, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    1f0  c4e27d582dcf030000        vpbroadcastd ymm5, dword ptr [rip + 000016c3]
    1f9  c5d45fe4                  vmaxps ymm4, ymm5, ymm4                              ; where float32x8
    1fd  c5c45de4                  vminps ymm4, ymm7, ymm4                              ; where float32x8
    201  c4c15c58e8                vaddps ymm5, ymm4, ymm8                              ; add float32x8
    206  c4c1545cf0                vsubps ymm6, ymm5, ymm8                              ; sub float32x8
    20b  c5dc5ce6                  vsubps ymm4, ymm4, ymm6                              ; sub float32x8
    20f  c4e27d5835bc030000        vpbroadcastd ymm6, dword ptr [rip + b4629a2d]        ; mulacc float32x8
    218  c4c25da8f2                vfmadd213ps ymm6, ymm4, ymm10
    21d  c4c25da8f3                vfmadd213ps ymm6, ymm4, ymm11                        ; mulacc float32x8
    222  c4c25da8f4                vfmadd213ps ymm6, ymm4, ymm12                        ; mulacc float32x8
    227  c4c25da8f5                vfmadd213ps ymm6, ymm4, ymm13                        ; mulacc float32x8
    22c  c4c25da8f6                vfmadd213ps ymm6, ymm4, ymm14                        ; mulacc float32x8
    231  c4c25da8f7                vfmadd213ps ymm6, ymm4, ymm15                        ; mulacc float32x8
    236  c5dd72f517                vpslld ymm4, ymm5, 23                                ; shl uint32x8
    23b  c5cc59e4                  vmulps ymm4, ymm6, ymm4                              ; mul float32x8
    23f  c4c17c1120                vmovups ymmword ptr [r8], ymm4                       ; store void
    244  c5fc10a700020000          vmovups ymm4, ymmword ptr [rdi + 512]                ; load float32x8
    24c  c5dc5ce2                  vsubps ymm4, ymm4, ymm2                              ; sub float32x8
    250  c5dc592548030000          vmulps ymm4, ymm4, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    258  c4e27d582d67030000        vpbroadcastd ymm5, dword ptr [rip + 000016c3]
    261  c5d45fe4                  vmaxps ymm4, ymm5, ymm4                              ; where float32x8
    265  c5c45de4                  vminps ymm4, ymm7, ymm4                              ; where float32x8
    269  c4c15c58e8                vaddps ymm5, ymm4, ymm8                              ; add float32x8
    26e  c4c1545cf0                vsubps ymm6, ymm5, ymm8                              ; sub float32x8
    273  c5dc5ce6                  vsubps ymm4, ymm4, ymm6                              ; sub float32x8
    277  c4e27d583554030000        vpbroadcastd ymm6, dword ptr [rip + b4629a2d]        ; mulacc float32x8
    280  c4c25da8f2                vfmadd213ps ymm6, ymm4, ymm10
    285  c4c25da8f3                vfmadd213ps ymm6, ymm4, ymm11                        ; mulacc float32x8
    28a  c4c25da8f4                vfmadd213ps ymm6, ymm4, ymm12                        ; mulacc float32x8
    28f  c4c25da8f5                vfmadd213ps ymm6, ymm4, ymm13                        ; mulacc float32x8
    294  c4c25da8f6                vfmadd213ps ymm6, ymm4, ymm14                        ; mulacc float32x8
    299  c4c25da8f7                vfmadd213ps ymm6, ymm4, ymm15                        ; mulacc float32x8
    29e  c5dd72f517                vpslld ymm4, ymm5, 23                                ; shl uint32x8
    2a3  c5cc59e4                  vmulps ymm4, ymm6, ymm4                              ; mul float32x8
    2a7  c4c17c11a000020000        vmovups ymmword ptr [r8 + 512], ymm4                 ; store void
    2b0  c5fc10a700040000          vmovups ymm4, ymmword ptr [rdi + 1024]               ; load float32x8
    2b8  c5dc5ce3                  vsubps ymm4, ymm4, ymm3                              ; sub float32x8
    2bc  c5dc5925dc020000          vmulps ymm4, ymm4, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    2c4  c4e27d582dfb020000        vpbroadcastd ymm5, dword ptr [rip + 000016c3]
    2cd  c5d45fe4                  vmaxps ymm4, ymm5, ymm4                              ; where float32x8
    2d1  c5c45de4                  vminps ymm4, ymm7, ymm4                              ; where float32x8
    2d5  c4c15c58e8                vaddps ymm5, ymm4, ymm8                              ; add float32x8
    2da  c4c1545cf0                vsubps ymm6, ymm5, ymm8                              ; sub float32x8
    2df  c5dc5ce6                  vsubps ymm4, ymm4, ymm6                              ; sub float32x8
    2e3  c4e27d5835e8020000        vpbroadcastd ymm6, dword ptr [rip + b4629a2d]        ; mulacc float32x8
    2ec  c4c25da8f2                vfmadd213ps ymm6, ymm4, ymm10
    2f1  c4c25da8f3                vfmadd213ps ymm6, ymm4, ymm11                        ; mulacc float32x8
    2f6  c4c25da8f4                vfmadd213ps ymm6, ymm4, ymm12                        ; mulacc float32x8
    2fb  c4c25da8f5                vfmadd213ps ymm6, ymm4, ymm13                        ; mulacc float32x8
    300  c4c25da8f6                vfmadd213ps ymm6, ymm4, ymm14                        ; mulacc float32x8
    305  c4c25da8f7                vfmadd213ps ymm6, ymm4, ymm15                        ; mulacc float32x8
    30a  c5dd72f517                vpslld ymm4, ymm5, 23                                ; shl uint32x8
    30f  c5cc59e4                  vmulps ymm4, ymm6, ymm4                              ; mul float32x8
    313  c4c17c11a000040000        vmovups ymmword ptr [r8 + 1024], ymm4                ; store void
    31c  c5fc10a700060000          vmovups ymm4, ymmword ptr [rdi + 1536]               ; load float32x8
    324  c5dc5ce0                  vsubps ymm4, ymm4, ymm0                              ; sub float32x8
    328  c5dc592570020000          vmulps ymm4, ymm4, ymmword ptr [rip + 3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f3baab83f]; mul float32x8
    330  c4e27d582d8f020000        vpbroadcastd ymm5, dword ptr [rip + 000016c3]
    339  c5d45fe4                  vmaxps ymm4, ymm5, ymm4                              ; where float32x8
    33d  c5c45de4                  vminps ymm4, ymm7, ymm4                              ; where float32x8
    341  c4c15c58e8                vaddps ymm5, ymm4, ymm8                              ; add float32x8
    346  c4c1545cf0                vsubps ymm6, ymm5, ymm8                              ; sub float32x8
    34b  c5dc5ce6                  vsubps ymm4, ymm4, ymm6                              ; sub float32x8
    34f  c4e27d58357c020000        vpbroadcastd ymm6, dword ptr [rip + b4629a2d]        ; mulacc float32x8
    358  c4c25da8f2                vfmadd213ps ymm6, ymm4, ymm10
    35d  c4c25da8f3                vfmadd213ps ymm6, ymm4, ymm11                        ; mulacc float32x8
    362  c4c25da8f4                vfmadd213ps ymm6, ymm4, ymm12                        ; mulacc float32x8
    367  c4c25da8f5                vfmadd213ps ymm6, ymm4, ymm13                        ; mulacc float32x8
    36c  c4c25da8f6                vfmadd213ps ymm6, ymm4, ymm14                        ; mulacc float32x8
    371  c4c25da8f7                vfmadd213ps ymm6, ymm4, ymm15                        ; mulacc float32x8
    376  c5dd72f517                vpslld ymm4, ymm5, 23                                ; shl uint32x8
    37b  c5cc59e4                  vmulps ymm4, ymm6, ymm4                              ; mul float32x8
    37f  c4c17c11a000060000        vmovups ymmword ptr [r8 + 1536], ymm4                ; store void
    388  4883c720                  add rdi, 32                                          ; end void
    38c  4983c020                  add r8, 32
    390  493bf9                    cmp rdi, r9
    393  0f8547feffff              jne loop_1e0
done_399:
    399  c4e27d58052a020000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    3a2  c4e27d580d21020000        vpbroadcastd ymm1, dword ptr [rip + 00000000]
    3ab  c4e27d581518020000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
    3b4  c4e27d581d0f020000        vpbroadcastd ymm3, dword ptr [rip + 00000000]
    3bd  488bf9                    mov rdi, rcx
    3c0  4c8d8700020000            lea r8, [rdi + 512]
loop_400:
    400  c5fc5807                  vaddps ymm0, ymm0, ymmword ptr [rdi]                 ; add float32x8
    404  c5f4588f00020000          vaddps ymm1, ymm1, ymmword ptr [rdi + 512]           ; add float32x8
    40c  c5ec589700040000          vaddps ymm2, ymm2, ymmword ptr [rdi + 1024]          ; add float32x8
    414  c5e4589f00060000          vaddps ymm3, ymm3, ymmword ptr [rdi + 1536]          ; add float32x8
    41c  4883c720                  add rdi, 32                                          ; end void
    420  493bf8                    cmp rdi, r8
    423  75db                      jne loop_400
done_425:
    425  c4e37d06e120              vperm2f128 ymm4, ymm0, ymm1, 32                      ; shuffle float32x8
    42b  c4e37d06c131              vperm2f128 ymm0, ymm0, ymm1, 49                      ; shuffle float32x8
    431  c5dc58c0                  vaddps ymm0, ymm4, ymm0                              ; add float32x8
    435  c4e36d06cb20              vperm2f128 ymm1, ymm2, ymm3, 32                      ; shuffle float32x8
    43b  c4e36d06d331              vperm2f128 ymm2, ymm2, ymm3, 49                      ; shuffle float32x8
    441  c5f458ca                  vaddps ymm1, ymm1, ymm2                              ; add float32x8
    445  c5fd14d1                  vunpcklpd ymm2, ymm0, ymm1                           ; shuffle float32x8
    449  c5fd15c1                  vunpckhpd ymm0, ymm0, ymm1                           ; shuffle float32x8
    44d  c5ec58c0                  vaddps ymm0, ymm2, ymm0                              ; add float32x8
    451  c5fcc6c8b1                vshufps ymm1, ymm0, ymm0, 177                        ; gep float32x8
    456  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    45a  c5fc100dbe000000          vmovups ymm1, ymmword ptr [rip + 0000000000000000000000000000000000000000000000000000000000000000]
    462  c4e27536c8                vpermd ymm1, ymm1, ymm0                              ; gep float32x8
    467  c5fc1015d1000000          vmovups ymm2, ymmword ptr [rip + 0400000004000000040000000400000004000000040000000400000004000000]
    46f  c4e26d36d0                vpermd ymm2, ymm2, ymm0                              ; gep float32x8
    474  c5fc101de4000000          vmovups ymm3, ymmword ptr [rip + 0200000002000000020000000200000002000000020000000200000002000000]
    47c  c4e26536d8                vpermd ymm3, ymm3, ymm0                              ; gep float32x8
    481  c5fc1025f7000000          vmovups ymm4, ymmword ptr [rip + 0600000006000000060000000600000006000000060000000600000006000000]
    489  c4e25d36c0                vpermd ymm0, ymm4, ymm0                              ; gep float32x8
    48e  488bf9                    mov rdi, rcx                                         ; range int32
    491  4c8bc0                    mov r8, rax
    494  4c8d8f00020000            lea r9, [rdi + 512]
loop_4a0:
    4a0  c5fc1027                  vmovups ymm4, ymmword ptr [rdi]                      ; load float32x8
    4a4  c5dc5ee1                  vdivps ymm4, ymm4, ymm1                              ; fdiv float32x8
    4a8  c4c17c1120                vmovups ymmword ptr [r8], ymm4                       ; store void
    4ad  c5fc10a700020000          vmovups ymm4, ymmword ptr [rdi + 512]                ; load float32x8
    4b5  c5dc5ee2                  vdivps ymm4, ymm4, ymm2                              ; fdiv float32x8
    4b9  c4c17c11a000020000        vmovups ymmword ptr [r8 + 512], ymm4                 ; store void
    4c2  c5fc10a700040000          vmovups ymm4, ymmword ptr [rdi + 1024]               ; load float32x8
    4ca  c5dc5ee3                  vdivps ymm4, ymm4, ymm3                              ; fdiv float32x8
    4ce  c4c17c11a000040000        vmovups ymmword ptr [r8 + 1024], ymm4                ; store void
    4d7  c5fc10a700060000          vmovups ymm4, ymmword ptr [rdi + 1536]               ; load float32x8
    4df  c5dc5ee0                  vdivps ymm4, ymm4, ymm0                              ; fdiv float32x8
    4e3  c4c17c11a000060000        vmovups ymmword ptr [r8 + 1536], ymm4                ; store void
    4ec  4883c720                  add rdi, 32                                          ; end void
    4f0  4983c020                  add r8, 32
    4f4  493bf9                    cmp rdi, r9
    4f7  75a7                      jne loop_4a0
done_4f9:
    4f9  4881c200080000            add rdx, 2048                                        ; end void
    500  4881c000080000            add rax, 2048
    507  483bd6                    cmp rdx, rsi
    50a  0f8570fbffff              jne loop_80
done_510:
    510  c5f877                    vzeroupper                                           ; sink void
    513  c3                        ret
