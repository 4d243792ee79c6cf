layernorm:
      0  fff3                      push rbx
      2  488bc4                    mov rax, rsp
      5  4881eca0010000            sub rsp, 416
      c  4883e4c0                  and rsp, -64
     10  4889842460010000          mov qword ptr [rsp + 352], rax
     18  488b07                    mov rax, qword ptr [rdi]
     1b  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 2048>
     1f  488b4f10                  mov rcx, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 2048>
     23  488b7718                  mov rsi, qword ptr [rdi + 24]                        ; define_global ptr<float32, global, 128>
     27  488dba00200000            lea rdi, [rdx + 8192]                                ; range int32
loop_40:
     40  c4e27d58056b060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     49  c4e27d580d62060000        vpbroadcastd ymm1, dword ptr [rip + 00000000]
     52  c4e27d581559060000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
     5b  c4e27d581d50060000        vpbroadcastd ymm3, dword ptr [rip + 00000000]
     64  c4e27d582547060000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
     6d  c4e27d582d3e060000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
     76  c4e27d583535060000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
     7f  c4e27d583d2c060000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
     88  4c8bc2                    mov r8, rdx
     8b  4d8d8800020000            lea r9, [r8 + 512]
loop_a0:
     a0  c4c17c5800                vaddps ymm0, ymm0, ymmword ptr [r8]                  ; add float32x8
     a5  c4c174588800020000        vaddps ymm1, ymm1, ymmword ptr [r8 + 512]            ; add float32x8
     ae  c4c16c589000040000        vaddps ymm2, ymm2, ymmword ptr [r8 + 1024]           ; add float32x8
     b7  c4c164589800060000        vaddps ymm3, ymm3, ymmword ptr [r8 + 1536]           ; add float32x8
     c0  c4c15c58a000080000        vaddps ymm4, ymm4, ymmword ptr [r8 + 2048]           ; add float32x8
     c9  c4c15458a8000a0000        vaddps ymm5, ymm5, ymmword ptr [r8 + 2560]           ; add float32x8
     d2  c4c14c58b0000c0000        vaddps ymm6, ymm6, ymmword ptr [r8 + 3072]           ; add float32x8
     db  c4c14458b8000e0000        vaddps ymm7, ymm7, ymmword ptr [r8 + 3584]           ; add float32x8
     e4  4983c020                  add r8, 32                                           ; end void
     e8  4d3bc1                    cmp r8, r9
     eb  75b3                      jne loop_a0
done_ed:
     ed  c4637d06c120              vperm2f128 ymm8, ymm0, ymm1, 32                      ; shuffle float32x8
     f3  c4e37d06c131              vperm2f128 ymm0, ymm0, ymm1, 49                      ; shuffle float32x8
     f9  c5bc58c0                  vaddps ymm0, ymm8, ymm0                              ; add float32x8
     fd  c4e36d06cb20              vperm2f128 ymm1, ymm2, ymm3, 32                      ; shuffle float32x8
    103  c4e36d06d331              vperm2f128 ymm2, ymm2, ymm3, 49                      ; shuffle float32x8
    109  c5f458ca                  vaddps ymm1, ymm1, ymm2                              ; add float32x8
    10d  c5fd14d1                  vunpcklpd ymm2, ymm0, ymm1                           ; shuffle float32x8
    111  c5fd15c1                  vunpckhpd ymm0, ymm0, ymm1                           ; shuffle float32x8
    115  c5ec58c0                  vaddps ymm0, ymm2, ymm0                              ; add float32x8
    119  c4e35d06cd20              vperm2f128 ymm1, ymm4, ymm5, 32                      ; shuffle float32x8
    11f  c4e35d06d531              vperm2f128 ymm2, ymm4, ymm5, 49                      ; shuffle float32x8
    125  c5f458ca                  vaddps ymm1, ymm1, ymm2                              ; add float32x8
    129  c4e34d06d720              vperm2f128 ymm2, ymm6, ymm7, 32                      ; shuffle float32x8
    12f  c4e34d06df31              vperm2f128 ymm3, ymm6, ymm7, 49                      ; shuffle float32x8
    135  c5ec58d3                  vaddps ymm2, ymm2, ymm3                              ; add float32x8
    139  c5f514da                  vunpcklpd ymm3, ymm1, ymm2                           ; shuffle float32x8
    13d  c5f515ca                  vunpckhpd ymm1, ymm1, ymm2                           ; shuffle float32x8
    141  c5e458c9                  vaddps ymm1, ymm3, ymm1                              ; add float32x8
    145  c5fcc6d188                vshufps ymm2, ymm0, ymm1, 136                        ; shuffle float32x8
    14a  c5fcc6c1dd                vshufps ymm0, ymm0, ymm1, 221                        ; shuffle float32x8
    14f  c5ec58c0                  vaddps ymm0, ymm2, ymm0                              ; add float32x8
    153  c5fa590d5d050000          vmulss xmm1, xmm0, dword ptr [rip + 0000003c]        ; mul float32
    15b  c4e27d58c9                vpbroadcastd ymm1, xmm1                              ; vectorize float32x8
    160  c5fc110c24                vmovups ymmword ptr [rsp], ymm1
    165  c4e37d19c101              vextractf128 xmm1, ymm0, 1                           ; gep float32
    16b  c5f2590d45050000          vmulss xmm1, xmm1, dword ptr [rip + 0000003c]        ; mul float32
    173  c4e27d58c9                vpbroadcastd ymm1, xmm1                              ; vectorize float32x8
    178  c5fc114c2420              vmovups ymmword ptr [rsp + 32], ymm1
    17e  c5f173d804                vpsrldq xmm1, xmm0, 4                                ; gep float32
    183  c5f2590d2d050000          vmulss xmm1, xmm1, dword ptr [rip + 0000003c]        ; mul float32
    18b  c4e27d58c9                vpbroadcastd ymm1, xmm1                              ; vectorize float32x8
    190  c5fc114c2440              vmovups ymmword ptr [rsp + 64], ymm1
    196  c4e37d19c101              vextractf128 xmm1, ymm0, 1                           ; gep float32
    19c  c5f173d904                vpsrldq xmm1, xmm1, 4
    1a1  c5f2590d0f050000          vmulss xmm1, xmm1, dword ptr [rip + 0000003c]        ; mul float32
    1a9  c4e27d58c9                vpbroadcastd ymm1, xmm1                              ; vectorize float32x8
    1ae  c5fc114c2460              vmovups ymmword ptr [rsp + 96], ymm1
    1b4  c5f173d808                vpsrldq xmm1, xmm0, 8                                ; gep float32
    1b9  c5f2590df7040000          vmulss xmm1, xmm1, dword ptr [rip + 0000003c]        ; mul float32
    1c1  c4e27d58c9                vpbroadcastd ymm1, xmm1                              ; vectorize float32x8
    1c6  c5fc118c2480000000        vmovups ymmword ptr [rsp + 128], ymm1
    1cf  c4e37d19c101              vextractf128 xmm1, ymm0, 1                           ; gep float32
    1d5  c5f173d908                vpsrldq xmm1, xmm1, 8
    1da  c5f2590dd6040000          vmulss xmm1, xmm1, dword ptr [rip + 0000003c]        ; mul float32
    1e2  c4e27d58c9                vpbroadcastd ymm1, xmm1                              ; vectorize float32x8
    1e7  c5fc118c24a0000000        vmovups ymmword ptr [rsp + 160], ymm1
    1f0  c5f173d80c                vpsrldq xmm1, xmm0, 12                               ; gep float32
    1f5  c5f2590dbb040000          vmulss xmm1, xmm1, dword ptr [rip + 0000003c]        ; mul float32
    1fd  c4e27d58c9                vpbroadcastd ymm1, xmm1                              ; vectorize float32x8
    202  c5fc118c24c0000000        vmovups ymmword ptr [rsp + 192], ymm1
    20b  c4e37d19c001              vextractf128 xmm0, ymm0, 1                           ; gep float32
    211  c5f973d80c                vpsrldq xmm0, xmm0, 12
    216  c5fa59059a040000          vmulss xmm0, xmm0, dword ptr [rip + 0000003c]        ; mul float32
    21e  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    223  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
    22c  c4e27d58057f040000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    235  c4e27d580d76040000        vpbroadcastd ymm1, dword ptr [rip + 00000000]
    23e  c4e27d58156d040000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
    247  c4e27d581d64040000        vpbroadcastd ymm3, dword ptr [rip + 00000000]
    250  c4e27d58255b040000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
    259  c4e27d582d52040000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
    262  c4e27d583549040000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
    26b  c4e27d583d40040000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
    274  4c8bc2                    mov r8, rdx
    277  4d8d8800020000            lea r9, [r8 + 512]
    27e  c57c100424                vmovups ymm8, ymmword ptr [rsp]
    283  c57c11842400010000        vmovups ymmword ptr [rsp + 256], ymm8
    28c  c57c10442420              vmovups ymm8, ymmword ptr [rsp + 32]
    292  c57c11842420010000        vmovups ymmword ptr [rsp + 288], ymm8
    29b  c57c10442440              vmovups ymm8, ymmword ptr [rsp + 64]
    2a1  c57c11842440010000        vmovups ymmword ptr [rsp + 320], ymm8
loop_2c0:
    2c0  c4417c1018                vmovups ymm11, ymmword ptr [r8]                      ; load float32x8
    2c5  c5245c9c2400010000        vsubps ymm11, ymm11, ymmword ptr [rsp + 256]         ; sub float32x8
    2ce  c4417c28e3                vmovaps ymm12, ymm11                                 ; mulacc float32x8
    2d3  c46225a8e0                vfmadd213ps ymm12, ymm11, ymm0
    2d8  c4c17c108000020000        vmovups ymm0, ymmword ptr [r8 + 512]                 ; load float32x8
    2e1  c5fc5c842420010000        vsubps ymm0, ymm0, ymmword ptr [rsp + 288]           ; sub float32x8
    2ea  c57c28d8                  vmovaps ymm11, ymm0                                  ; mulacc float32x8
    2ee  c4627da8d9                vfmadd213ps ymm11, ymm0, ymm1
    2f3  c4c17c108000040000        vmovups ymm0, ymmword ptr [r8 + 1024]                ; load float32x8
    2fc  c5fc5c842440010000        vsubps ymm0, ymm0, ymmword ptr [rsp + 320]           ; sub float32x8
    305  c57c28e8                  vmovaps ymm13, ymm0                                  ; mulacc float32x8
    309  c4627da8ea                vfmadd213ps ymm13, ymm0, ymm2
    30e  c4c17c108000060000        vmovups ymm0, ymmword ptr [r8 + 1536]                ; load float32x8
    317  c5fc5c442460              vsubps ymm0, ymm0, ymmword ptr [rsp + 96]            ; sub float32x8
    31d  c57c28f0                  vmovaps ymm14, ymm0                                  ; mulacc float32x8
    321  c4627da8f3                vfmadd213ps ymm14, ymm0, ymm3
    326  c4c17c108000080000        vmovups ymm0, ymmword ptr [r8 + 2048]                ; load float32x8
    32f  c5fc5c842480000000        vsubps ymm0, ymm0, ymmword ptr [rsp + 128]           ; sub float32x8
    338  c57c28f8                  vmovaps ymm15, ymm0                                  ; mulacc float32x8
    33c  c4627da8fc                vfmadd213ps ymm15, ymm0, ymm4
    341  c4c17c1080000a0000        vmovups ymm0, ymmword ptr [r8 + 2560]                ; load float32x8
    34a  c5fc5c8424a0000000        vsubps ymm0, ymm0, ymmword ptr [rsp + 160]           ; sub float32x8
    353  c57c28c0                  vmovaps ymm8, ymm0                                   ; mulacc float32x8
    357  c4627da8c5                vfmadd213ps ymm8, ymm0, ymm5
    35c  c4c17c1080000c0000        vmovups ymm0, ymmword ptr [r8 + 3072]                ; load float32x8
    365  c5fc5c8424c0000000        vsubps ymm0, ymm0, ymmword ptr [rsp + 192]           ; sub float32x8
    36e  c57c28c8                  vmovaps ymm9, ymm0                                   ; mulacc float32x8
    372  c4627da8ce                vfmadd213ps ymm9, ymm0, ymm6
    377  c4c17c1080000e0000        vmovups ymm0, ymmword ptr [r8 + 3584]                ; load float32x8
    380  c5fc5c8424e0000000        vsubps ymm0, ymm0, ymmword ptr [rsp + 224]           ; sub float32x8
    389  c57c28d0                  vmovaps ymm10, ymm0                                  ; mulacc float32x8
    38d  c4627da8d7                vfmadd213ps ymm10, ymm0, ymm7
    392  c4c17c28c4                vmovaps ymm0, ymm12                                  ; end void
    397  c4c17c28cb                vmovaps ymm1, ymm11
    39c  c4c17c28d5                vmovaps ymm2, ymm13
    3a1  c4c17c28de                vmovaps ymm3, ymm14
    3a6  c4c17c28e7                vmovaps ymm4, ymm15
    3ab  c4c17c28e8                vmovaps ymm5, ymm8
    3b0  c4c17c28f1                vmovaps ymm6, ymm9
    3b5  c4c17c28fa                vmovaps ymm7, ymm10
    3ba  4983c020                  add r8, 32
    3be  4d3bc1                    cmp r8, r9
    3c1  0f85f9feffff              jne loop_2c0
done_3c7:
    3c7  c4637d06c120              vperm2f128 ymm8, ymm0, ymm1, 32                      ; shuffle float32x8
    3cd  c4e37d06c131              vperm2f128 ymm0, ymm0, ymm1, 49                      ; shuffle float32x8
    3d3  c5bc58c0                  vaddps ymm0, ymm8, ymm0                              ; add float32x8
    3d7  c4e36d06cb20              vperm2f128 ymm1, ymm2, ymm3, 32                      ; shuffle float32x8
    3dd  c4e36d06d331              vperm2f128 ymm2, ymm2, ymm3, 49                      ; shuffle float32x8
    3e3  c5f458ca                  vaddps ymm1, ymm1, ymm2                              ; add float32x8
    3e7  c5fd14d1                  vunpcklpd ymm2, ymm0, ymm1                           ; shuffle float32x8
    3eb  c5fd15c1                  vunpckhpd ymm0, ymm0, ymm1                           ; shuffle float32x8
    3ef  c5ec58c0                  vaddps ymm0, ymm2, ymm0                              ; add float32x8
    3f3  c4e35d06cd20              vperm2f128 ymm1, ymm4, ymm5, 32                      ; shuffle float32x8
    3f9  c4e35d06d531              vperm2f128 ymm2, ymm4, ymm5, 49                      ; shuffle float32x8
    3ff  c5f458ca                  vaddps ymm1, ymm1, ymm2                              ; add float32x8
    403  c4e34d06d720              vperm2f128 ymm2, ymm6, ymm7, 32                      ; shuffle float32x8
    409  c4e34d06df31              vperm2f128 ymm3, ymm6, ymm7, 49                      ; shuffle float32x8
    40f  c5ec58d3                  vaddps ymm2, ymm2, ymm3                              ; add float32x8
    413  c5f514da                  vunpcklpd ymm3, ymm1, ymm2                           ; shuffle float32x8
    417  c5f515ca                  vunpckhpd ymm1, ymm1, ymm2                           ; shuffle float32x8
    41b  c5e458c9                  vaddps ymm1, ymm3, ymm1                              ; add float32x8
    41f  c5fcc6d188                vshufps ymm2, ymm0, ymm1, 136                        ; shuffle float32x8
    424  c5fcc6c1dd                vshufps ymm0, ymm0, ymm1, 221                        ; shuffle float32x8
    429  c5ec58c0                  vaddps ymm0, ymm2, ymm0                              ; add float32x8
    42d  c5fc28c8                  vmovaps ymm1, ymm0                                   ; mulacc float32
    431  c5fa10157f020000          vmovss xmm2, dword ptr [rip + 0000003c]
    439  c4e269a90d7a020000        vfmadd213ss xmm1, xmm2, dword ptr [rip + acc52737]   ; mulacc float32
    442  c5f251c9                  vsqrtss xmm1, xmm1, xmm1                             ; sqrt float32
    446  c4e27d58c9                vpbroadcastd ymm1, xmm1                              ; vectorize float32x8
    44b  c4e37d19c201              vextractf128 xmm2, ymm0, 1                           ; gep float32
    451  c5fa101d5f020000          vmovss xmm3, dword ptr [rip + 0000003c]
    459  c4e261a9155a020000        vfmadd213ss xmm2, xmm3, dword ptr [rip + acc52737]   ; mulacc float32
    462  c5ea51d2                  vsqrtss xmm2, xmm2, xmm2                             ; sqrt float32
    466  c4e27d58d2                vpbroadcastd ymm2, xmm2                              ; vectorize float32x8
    46b  c5e173d804                vpsrldq xmm3, xmm0, 4                                ; gep float32
    470  c5fa102540020000          vmovss xmm4, dword ptr [rip + 0000003c]
    478  c4e259a91d3b020000        vfmadd213ss xmm3, xmm4, dword ptr [rip + acc52737]   ; mulacc float32
    481  c5e251db                  vsqrtss xmm3, xmm3, xmm3                             ; sqrt float32
    485  c4e27d58db                vpbroadcastd ymm3, xmm3                              ; vectorize float32x8
    48a  c4e37d19c401              vextractf128 xmm4, ymm0, 1                           ; gep float32
    490  c5d973dc04                vpsrldq xmm4, xmm4, 4
    495  c5fa102d1b020000          vmovss xmm5, dword ptr [rip + 0000003c]
    49d  c4e251a92516020000        vfmadd213ss xmm4, xmm5, dword ptr [rip + acc52737]   ; mulacc float32
    4a6  c5da51e4                  vsqrtss xmm4, xmm4, xmm4                             ; sqrt float32
    4aa  c4e27d58e4                vpbroadcastd ymm4, xmm4                              ; vectorize float32x8
    4af  c5d173d808                vpsrldq xmm5, xmm0, 8                                ; gep float32
    4b4  c5fa1035fc010000          vmovss xmm6, dword ptr [rip + 0000003c]
    4bc  c4e249a92df7010000        vfmadd213ss xmm5, xmm6, dword ptr [rip + acc52737]   ; mulacc float32
    4c5  c5d251ed                  vsqrtss xmm5, xmm5, xmm5                             ; sqrt float32
    4c9  c4e27d58ed                vpbroadcastd ymm5, xmm5                              ; vectorize float32x8
    4ce  c4e37d19c601              vextractf128 xmm6, ymm0, 1                           ; gep float32
    4d4  c5c973de08                vpsrldq xmm6, xmm6, 8
    4d9  c5fa103dd7010000          vmovss xmm7, dword ptr [rip + 0000003c]
    4e1  c4e241a935d2010000        vfmadd213ss xmm6, xmm7, dword ptr [rip + acc52737]   ; mulacc float32
    4ea  c5ca51f6                  vsqrtss xmm6, xmm6, xmm6                             ; sqrt float32
    4ee  c4e27d58f6                vpbroadcastd ymm6, xmm6                              ; vectorize float32x8
    4f3  c5c173d80c                vpsrldq xmm7, xmm0, 12                               ; gep float32
    4f8  c57a1005b8010000          vmovss xmm8, dword ptr [rip + 0000003c]
    500  c4e239a93db3010000        vfmadd213ss xmm7, xmm8, dword ptr [rip + acc52737]   ; mulacc float32
    509  c5c251ff                  vsqrtss xmm7, xmm7, xmm7                             ; sqrt float32
    50d  c4e27d58ff                vpbroadcastd ymm7, xmm7                              ; vectorize float32x8
    512  c4e37d19c001              vextractf128 xmm0, ymm0, 1                           ; gep float32
    518  c5f973d80c                vpsrldq xmm0, xmm0, 12
    51d  c57a100593010000          vmovss xmm8, dword ptr [rip + 0000003c]
    525  c4e239a9058e010000        vfmadd213ss xmm0, xmm8, dword ptr [rip + acc52737]   ; mulacc float32
    52e  c5fa51c0                  vsqrtss xmm0, xmm0, xmm0                             ; sqrt float32
    532  c4e27d58c0                vpbroadcastd ymm0, xmm0                              ; vectorize float32x8
    537  4c8bc2                    mov r8, rdx                                          ; range int32
    53a  4c8bc9                    mov r9, rcx
    53d  4c8bd6                    mov r10, rsi
    540  4c8bd8                    mov r11, rax
    543  498d9800020000            lea rbx, [r8 + 512]
    54a  c57c100424                vmovups ymm8, ymmword ptr [rsp]
    54f  c57c104c2420              vmovups ymm9, ymmword ptr [rsp + 32]
loop_560:
    560  c4417c1010                vmovups ymm10, ymmword ptr [r8]                      ; load float32x8
    565  c4412c5cd0                vsubps ymm10, ymm10, ymm8                            ; sub float32x8
    56a  c52c5ed1                  vdivps ymm10, ymm10, ymm1                            ; fdiv float32x8
    56e  c4417c1019                vmovups ymm11, ymmword ptr [r9]                      ; load float32x8
    573  c4417c1022                vmovups ymm12, ymmword ptr [r10]                     ; load float32x8
    578  c44225a8d4                vfmadd213ps ymm10, ymm11, ymm12                      ; mulacc float32x8
    57d  c4417c1113                vmovups ymmword ptr [r11], ymm10                     ; store void
    582  c4417c109000020000        vmovups ymm10, ymmword ptr [r8 + 512]                ; load float32x8
    58b  c4412c5cd1                vsubps ymm10, ymm10, ymm9                            ; sub float32x8
    590  c52c5ed2                  vdivps ymm10, ymm10, ymm2                            ; fdiv float32x8
    594  c44225a8d4                vfmadd213ps ymm10, ymm11, ymm12                      ; mulacc float32x8
    599  c4417c119300020000        vmovups ymmword ptr [r11 + 512], ymm10               ; store void
    5a2  c4417c109000040000        vmovups ymm10, ymmword ptr [r8 + 1024]               ; load float32x8
    5ab  c52c5c542440              vsubps ymm10, ymm10, ymmword ptr [rsp + 64]          ; sub float32x8
    5b1  c52c5ed3                  vdivps ymm10, ymm10, ymm3                            ; fdiv float32x8
    5b5  c44225a8d4                vfmadd213ps ymm10, ymm11, ymm12                      ; mulacc float32x8
    5ba  c4417c119300040000        vmovups ymmword ptr [r11 + 1024], ymm10              ; store void
    5c3  c4417c109000060000        vmovups ymm10, ymmword ptr [r8 + 1536]               ; load float32x8
    5cc  c52c5c542460              vsubps ymm10, ymm10, ymmword ptr [rsp + 96]          ; sub float32x8
    5d2  c52c5ed4                  vdivps ymm10, ymm10, ymm4                            ; fdiv float32x8
    5d6  c44225a8d4                vfmadd213ps ymm10, ymm11, ymm12                      ; mulacc float32x8
    5db  c4417c119300060000        vmovups ymmword ptr [r11 + 1536], ymm10              ; store void
    5e4  c4417c109000080000        vmovups ymm10, ymmword ptr [r8 + 2048]               ; load float32x8
    5ed  c52c5c942480000000        vsubps ymm10, ymm10, ymmword ptr [rsp + 128]         ; sub float32x8
    5f6  c52c5ed5                  vdivps ymm10, ymm10, ymm5                            ; fdiv float32x8
    5fa  c44225a8d4                vfmadd213ps ymm10, ymm11, ymm12                      ; mulacc float32x8
    5ff  c4417c119300080000        vmovups ymmword ptr [r11 + 2048], ymm10              ; store void
    608  c4417c1090000a0000        vmovups ymm10, ymmword ptr [r8 + 2560]               ; load float32x8
    611  c52c5c9424a0000000        vsubps ymm10, ymm10, ymmword ptr [rsp + 160]         ; sub float32x8
    61a  c52c5ed6                  vdivps ymm10, ymm10, ymm6                            ; fdiv float32x8
    61e  c44225a8d4                vfmadd213ps ymm10, ymm11, ymm12                      ; mulacc float32x8
    623  c4417c1193000a0000        vmovups ymmword ptr [r11 + 2560], ymm10              ; store void
    62c  c4417c1090000c0000        vmovups ymm10, ymmword ptr [r8 + 3072]               ; load float32x8
    635  c52c5c9424c0000000        vsubps ymm10, ymm10, ymmword ptr [rsp + 192]         ; sub float32x8
    63e  c52c5ed7                  vdivps ymm10, ymm10, ymm7                            ; fdiv float32x8
    642  c44225a8d4                vfmadd213ps ymm10, ymm11, ymm12                      ; mulacc float32x8
    647  c4417c1193000c0000        vmovups ymmword ptr [r11 + 3072], ymm10              ; store void
    650  c4417c1090000e0000        vmovups ymm10, ymmword ptr [r8 + 3584]               ; load float32x8
    659  c52c5c9424e0000000        vsubps ymm10, ymm10, ymmword ptr [rsp + 224]         ; sub float32x8
    662  c52c5ed0                  vdivps ymm10, ymm10, ymm0                            ; fdiv float32x8
    666  c44225a8d4                vfmadd213ps ymm10, ymm11, ymm12                      ; mulacc float32x8
    66b  c4417c1193000e0000        vmovups ymmword ptr [r11 + 3584], ymm10              ; store void
    674  4983c020                  add r8, 32                                           ; end void
    678  4983c120                  add r9, 32
    67c  4983c220                  add r10, 32
    680  4983c320                  add r11, 32
    684  4c3bc3                    cmp r8, rbx
    687  0f85d3feffff              jne loop_560
done_68d:
    68d  4881c200100000            add rdx, 4096                                        ; end void
    694  4881c000100000            add rax, 4096
    69b  483bd7                    cmp rdx, rdi
    69e  0f859cf9ffff              jne loop_40
done_6a4:
    6a4  c5f877                    vzeroupper                                           ; sink void
    6a7  488ba42460010000          mov rsp, qword ptr [rsp + 352]
    6af  8fc3                      pop rbx
    6b1  c3                        ret                                                  ; sink void
