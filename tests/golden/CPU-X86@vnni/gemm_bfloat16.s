gemm_bfloat16:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  b800000000                mov eax, 0
     12  62f17c481005e4030000      vmovups zmm0, zmmword ptr [rip + 000020000100210002002200030023000400240005002500060026000700270008002800090029000a002a000b002b000c002c000d002d000e002e000f002f00]
     1c  62f27d48580d1a040000      vpbroadcastd zmm1, dword ptr [rip + 00000000]
     26  488b17                    mov rdx, qword ptr [rdi]
     29  488b7708                  mov rsi, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 1536>
     2d  488b7f10                  mov rdi, qword ptr [rdi + 16]                        ; define_global ptr<uint16, global, 1536>
     31  488d09                    lea rcx, [rcx]                                       ; define_global ptr<uint16, global, 4096>
     34  41b800000000              mov r8d, 0                                           ; range int32
loop_40:
     40  4d8bc8                    mov r9, r8                                           ; mul int32
     43  41c1e105                  shl r9d, 5
     47  41ba00000000              mov r10d, 0                                          ; range int32
loop_60:
     60  4d8bda                    mov r11, r10                                         ; mul int32
     63  41c1e305                  shl r11d, 5
     67  498bda                    mov rbx, r10                                         ; mul int32
     6a  c1e308                    shl ebx, 8
     6d  bd00000000                mov ebp, 0                                           ; range int32
     72  488d1c5f                  lea rbx, [rdi + rbx*2]
     76  4a8d1c4b                  lea rbx, [rbx + r9*2]
     7a  4e8d1c99                  lea r11, [rcx + r11*4]
loop_80:
     80  41bc00000000              mov r12d, 0                                          ; range int32
     86  4c8beb                    mov r13, rbx
     89  4d8bf3                    mov r14, r11
loop_a0:
     a0  c4c17c105500              vmovups ymm2, ymmword ptr [r13]                      ; load uint16x16
     a6  c4c17c109d80000000        vmovups ymm3, ymmword ptr [r13 + 128]                ; load uint16x16
     af  62f2fd487dd3              vpermt2w zmm2, zmm0, zmm3                            ; shuffle uint16x32
     b5  62d17c481116              vmovups zmmword ptr [r14], zmm2                      ; store void
     bb  4983c520                  add r13, 32                                          ; end void
     bf  4981c600080000            add r14, 2048
     c6  4183c401                  add r12d, 1
     ca  4183fc02                  cmp r12d, 2
     ce  7cd0                      jl loop_a0
done_d0:
     d0  4881c300010000            add rbx, 256                                         ; end void
     d7  4983c340                  add r11, 64
     db  83c501                    add ebp, 1
     de  83fd02                    cmp ebp, 2
     e1  7c9d                      jl loop_80
done_e3:
     e3  4183c201                  add r10d, 1                                          ; end void
     e7  4183fa10                  cmp r10d, 16
     eb  0f8c6fffffff              jl loop_60
done_f1:
     f1  41ba00000000              mov r10d, 0                                          ; range int32
     f7  4e8d0c8a                  lea r9, [rdx + r9*4]
     fb  4c8bde                    mov r11, rsi
loop_100:
    100  62f27d48581536030000      vpbroadcastd zmm2, dword ptr [rip + 00000000]        ; range int32
    10a  62f27d48581d2c030000      vpbroadcastd zmm3, dword ptr [rip + 00000000]
    114  62f27d48582522030000      vpbroadcastd zmm4, dword ptr [rip + 00000000]
    11e  62f27d48582d18030000      vpbroadcastd zmm5, dword ptr [rip + 00000000]
    128  62f27d4858350e030000      vpbroadcastd zmm6, dword ptr [rip + 00000000]
    132  62f27d48583d04030000      vpbroadcastd zmm7, dword ptr [rip + 00000000]
    13c  62727d485805fa020000      vpbroadcastd zmm8, dword ptr [rip + 00000000]
    146  62727d48580df0020000      vpbroadcastd zmm9, dword ptr [rip + 00000000]
    150  62727d485815e6020000      vpbroadcastd zmm10, dword ptr [rip + 00000000]
    15a  62727d48581ddc020000      vpbroadcastd zmm11, dword ptr [rip + 00000000]
    164  62727d485825d2020000      vpbroadcastd zmm12, dword ptr [rip + 00000000]
    16e  62727d48582dc8020000      vpbroadcastd zmm13, dword ptr [rip + 00000000]
    178  62727d485835be020000      vpbroadcastd zmm14, dword ptr [rip + 00000000]
    182  62727d48583db4020000      vpbroadcastd zmm15, dword ptr [rip + 00000000]
    18c  62e27d485805aa020000      vpbroadcastd zmm16, dword ptr [rip + 00000000]
    196  62e27d48580da0020000      vpbroadcastd zmm17, dword ptr [rip + 00000000]
    1a0  bb00000000                mov ebx, 0
    1a5  488be9                    mov rbp, rcx
loop_1c0:
    1c0  62e17c48105500            vmovups zmm18, zmmword ptr [rbp]                     ; load uint32x16
    1c7  62c27d48581cdb            vpbroadcastd zmm19, dword ptr [r11 + rbx*8]          ; load uint16x2
    1ce  62b2664052d2              vdpbf16ps zmm2, zmm19, zmm18                         ; wmma float32x16
    1d4  62e17c48106520            vmovups zmm20, zmmword ptr [rbp + 2048]              ; load uint32x16
    1db  62b2664052dc              vdpbf16ps zmm3, zmm19, zmm20                         ; wmma float32x16
    1e1  62c27d48585cdb20          vpbroadcastd zmm19, dword ptr [r11 + rbx*8 + 128]    ; load uint16x2
    1e9  62b2664052e2              vdpbf16ps zmm4, zmm19, zmm18                         ; wmma float32x16
    1ef  62b2664052ec              vdpbf16ps zmm5, zmm19, zmm20                         ; wmma float32x16
    1f5  62c27d48585cdb40          vpbroadcastd zmm19, dword ptr [r11 + rbx*8 + 256]    ; load uint16x2
    1fd  62b2664052f2              vdpbf16ps zmm6, zmm19, zmm18                         ; wmma float32x16
    203  62b2664052fc              vdpbf16ps zmm7, zmm19, zmm20                         ; wmma float32x16
    209  62c27d48585cdb60          vpbroadcastd zmm19, dword ptr [r11 + rbx*8 + 384]    ; load uint16x2
    211  6232664052c2              vdpbf16ps zmm8, zmm19, zmm18                         ; wmma float32x16
    217  6232664052cc              vdpbf16ps zmm9, zmm19, zmm20                         ; wmma float32x16
    21d  62c27d48589cdb00020000    vpbroadcastd zmm19, dword ptr [r11 + rbx*8 + 512]    ; load uint16x2
    228  6232664052d2              vdpbf16ps zmm10, zmm19, zmm18                        ; wmma float32x16
    22e  6232664052dc              vdpbf16ps zmm11, zmm19, zmm20                        ; wmma float32x16
    234  62c27d48589cdb80020000    vpbroadcastd zmm19, dword ptr [r11 + rbx*8 + 640]    ; load uint16x2
    23f  6232664052e2              vdpbf16ps zmm12, zmm19, zmm18                        ; wmma float32x16
    245  6232664052ec              vdpbf16ps zmm13, zmm19, zmm20                        ; wmma float32x16
    24b  62c27d48589cdb00030000    vpbroadcastd zmm19, dword ptr [r11 + rbx*8 + 768]    ; load uint16x2
    256  6232664052f2              vdpbf16ps zmm14, zmm19, zmm18                        ; wmma float32x16
    25c  6232664052fc              vdpbf16ps zmm15, zmm19, zmm20                        ; wmma float32x16
    262  62c27d48589cdb80030000    vpbroadcastd zmm19, dword ptr [r11 + rbx*8 + 896]    ; load uint16x2
    26d  62a2664052c2              vdpbf16ps zmm16, zmm19, zmm18                        ; wmma float32x16
    273  62a2664052cc              vdpbf16ps zmm17, zmm19, zmm20                        ; wmma float32x16
    279  62e17c48105501            vmovups zmm18, zmmword ptr [rbp + 64]                ; load uint32x16
    280  62c27d48585cdb01          vpbroadcastd zmm19, dword ptr [r11 + rbx*8 + 4]      ; load uint16x2
    288  62b2664052d2              vdpbf16ps zmm2, zmm19, zmm18                         ; wmma float32x16
    28e  62e17c48106521            vmovups zmm20, zmmword ptr [rbp + 2112]              ; load uint32x16
    295  62b2664052dc              vdpbf16ps zmm3, zmm19, zmm20                         ; wmma float32x16
    29b  62c27d48585cdb21          vpbroadcastd zmm19, dword ptr [r11 + rbx*8 + 132]    ; load uint16x2
    2a3  62b2664052e2              vdpbf16ps zmm4, zmm19, zmm18                         ; wmma float32x16
    2a9  62b2664052ec              vdpbf16ps zmm5, zmm19, zmm20                         ; wmma float32x16
    2af  62c27d48585cdb41          vpbroadcastd zmm19, dword ptr [r11 + rbx*8 + 260]    ; load uint16x2
    2b7  62b2664052f2              vdpbf16ps zmm6, zmm19, zmm18                         ; wmma float32x16
    2bd  62b2664052fc              vdpbf16ps zmm7, zmm19, zmm20                         ; wmma float32x16
    2c3  62c27d48585cdb61          vpbroadcastd zmm19, dword ptr [r11 + rbx*8 + 388]    ; load uint16x2
    2cb  6232664052c2              vdpbf16ps zmm8, zmm19, zmm18                         ; wmma float32x16
    2d1  6232664052cc              vdpbf16ps zmm9, zmm19, zmm20                         ; wmma float32x16
    2d7  62c27d48589cdb04020000    vpbroadcastd zmm19, dword ptr [r11 + rbx*8 + 516]    ; load uint16x2
    2e2  6232664052d2              vdpbf16ps zmm10, zmm19, zmm18                        ; wmma float32x16
    2e8  6232664052dc              vdpbf16ps zmm11, zmm19, zmm20                        ; wmma float32x16
    2ee  62c27d48589cdb84020000    vpbroadcastd zmm19, dword ptr [r11 + rbx*8 + 644]    ; load uint16x2
    2f9  6232664052e2              vdpbf16ps zmm12, zmm19, zmm18                        ; wmma float32x16
    2ff  6232664052ec              vdpbf16ps zmm13, zmm19, zmm20                        ; wmma float32x16
    305  62c27d48589cdb04030000    vpbroadcastd zmm19, dword ptr [r11 + rbx*8 + 772]    ; load uint16x2
    310  6232664052f2              vdpbf16ps zmm14, zmm19, zmm18                        ; wmma float32x16
    316  6232664052fc              vdpbf16ps zmm15, zmm19, zmm20                        ; wmma float32x16
    31c  62c27d48589cdb84030000    vpbroadcastd zmm19, dword ptr [r11 + rbx*8 + 900]    ; load uint16x2
    327  62a2664052c2              vdpbf16ps zmm16, zmm19, zmm18                        ; wmma float32x16
    32d  62a2664052cc              vdpbf16ps zmm17, zmm19, zmm20                        ; wmma float32x16
    333  4881c580000000            add rbp, 128                                         ; end void
    33a  83c301                    add ebx, 1
    33d  83fb10                    cmp ebx, 16
    340  0f8c7afeffff              jl loop_1c0
done_346:
    346  62d17c481111              vmovups zmmword ptr [r9], zmm2                       ; store void
    34c  62d17c48115901            vmovups zmmword ptr [r9 + 64], zmm3                  ; store void
    353  62d17c48116104            vmovups zmmword ptr [r9 + 256], zmm4                 ; store void
    35a  62d17c48116905            vmovups zmmword ptr [r9 + 320], zmm5                 ; store void
    361  62d17c48117108            vmovups zmmword ptr [r9 + 512], zmm6                 ; store void
    368  62d17c48117909            vmovups zmmword ptr [r9 + 576], zmm7                 ; store void
    36f  62517c4811410c            vmovups zmmword ptr [r9 + 768], zmm8                 ; store void
    376  62517c4811490d            vmovups zmmword ptr [r9 + 832], zmm9                 ; store void
    37d  62517c48115110            vmovups zmmword ptr [r9 + 1024], zmm10               ; store void
    384  62517c48115911            vmovups zmmword ptr [r9 + 1088], zmm11               ; store void
    38b  62517c48116114            vmovups zmmword ptr [r9 + 1280], zmm12               ; store void
    392  62517c48116915            vmovups zmmword ptr [r9 + 1344], zmm13               ; store void
    399  62517c48117118            vmovups zmmword ptr [r9 + 1536], zmm14               ; store void
    3a0  62517c48117919            vmovups zmmword ptr [r9 + 1600], zmm15               ; store void
    3a7  62c17c4811411c            vmovups zmmword ptr [r9 + 1792], zmm16               ; store void
    3ae  62c17c4811491d            vmovups zmmword ptr [r9 + 1856], zmm17               ; store void
    3b5  4981c100080000            add r9, 2048                                         ; end void
    3bc  4981c300040000            add r11, 1024
    3c3  4183c201                  add r10d, 1
    3c7  4183fa03                  cmp r10d, 3
    3cb  0f8c2ffdffff              jl loop_100
done_3d1:
    3d1  4183c001                  add r8d, 1                                           ; end void
    3d5  4183f802                  cmp r8d, 2
    3d9  0f8c61fcffff              jl loop_40
done_3df:
    3df  c5f877                    vzeroupper                                           ; sink void
    3e2  418fc6                    pop r14
    3e5  418fc5                    pop r13
    3e8  418fc4                    pop r12
    3eb  8fc5                      pop rbp
    3ed  8fc3                      pop rbx
    3ef  c3                        ret                                                  ; sink void
