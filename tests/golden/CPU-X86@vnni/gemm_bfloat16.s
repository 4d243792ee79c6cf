gemm_bfloat16:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  b800000000                mov eax, 0
      f  62f17c481005e7030000      vmovups zmm0, zmmword ptr [rip + 000020000100210002002200030023000400240005002500060026000700270008002800090029000a002a000b002b000c002c000d002d000e002e000f002f00]
     19  62f27d48580d1d040000      vpbroadcastd zmm1, dword ptr [rip + 00000000]
     23  488b17                    mov rdx, qword ptr [rdi]
     26  488b7708                  mov rsi, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 1536>
     2a  488b7f10                  mov rdi, qword ptr [rdi + 16]                        ; define_global ptr<uint16, global, 1536>
     2e  488d09                    lea rcx, [rcx]                                       ; define_global ptr<uint16, global, 4096>
     31  41b800000000              mov r8d, 0                                           ; range int32
loop_40:
     40  4d8bc8                    mov r9, r8                                           ; mul int32
     43  41c1e105                  shl r9d, 5
     47  4e8d144f                  lea r10, [rdi + r9*2]                                ; range int32
     4b  4c8bd9                    mov r11, rcx
     4e  498d9a00200000            lea rbx, [r10 + 8192]
loop_60:
     60  498bea                    mov rbp, r10                                         ; range int32
     63  4d8be3                    mov r12, r11
     66  4c8d6d40                  lea r13, [rbp + 64]
loop_80:
     80  c5fc105500                vmovups ymm2, ymmword ptr [rbp]                      ; load uint16x16
     85  c5fc109d80000000          vmovups ymm3, ymmword ptr [rbp + 128]                ; load uint16x16
     8d  62f2fd487dd3              vpermt2w zmm2, zmm0, zmm3                            ; shuffle uint16x32
     93  62d17c48111424            vmovups zmmword ptr [r12], zmm2                      ; store void
     9a  4883c520                  add rbp, 32                                          ; end void
     9e  4981c400080000            add r12, 2048
     a5  493bed                    cmp rbp, r13
     a8  75d6                      jne loop_80
done_aa:
     aa  4981c200010000            add r10, 256                                         ; end void
     b1  4983c340                  add r11, 64
     b5  4c3bd3                    cmp r10, rbx
     b8  75a6                      jne loop_60
done_ba:
     ba  4e8d0c8a                  lea r9, [rdx + r9*4]                                 ; range int32
     be  4c8bd6                    mov r10, rsi
     c1  4d8d9900180000            lea r11, [r9 + 6144]
loop_e0:
     e0  62f27d48581556030000      vpbroadcastd zmm2, dword ptr [rip + 00000000]        ; range int32
     ea  62f27d48581d4c030000      vpbroadcastd zmm3, dword ptr [rip + 00000000]
     f4  62f27d48582542030000      vpbroadcastd zmm4, dword ptr [rip + 00000000]
     fe  62f27d48582d38030000      vpbroadcastd zmm5, dword ptr [rip + 00000000]
    108  62f27d4858352e030000      vpbroadcastd zmm6, dword ptr [rip + 00000000]
    112  62f27d48583d24030000      vpbroadcastd zmm7, dword ptr [rip + 00000000]
    11c  62727d4858051a030000      vpbroadcastd zmm8, dword ptr [rip + 00000000]
    126  62727d48580d10030000      vpbroadcastd zmm9, dword ptr [rip + 00000000]
    130  62727d48581506030000      vpbroadcastd zmm10, dword ptr [rip + 00000000]
    13a  62727d48581dfc020000      vpbroadcastd zmm11, dword ptr [rip + 00000000]
    144  62727d485825f2020000      vpbroadcastd zmm12, dword ptr [rip + 00000000]
    14e  62727d48582de8020000      vpbroadcastd zmm13, dword ptr [rip + 00000000]
    158  62727d485835de020000      vpbroadcastd zmm14, dword ptr [rip + 00000000]
    162  62727d48583dd4020000      vpbroadcastd zmm15, dword ptr [rip + 00000000]
    16c  62e27d485805ca020000      vpbroadcastd zmm16, dword ptr [rip + 00000000]
    176  62e27d48580dc0020000      vpbroadcastd zmm17, dword ptr [rip + 00000000]
    180  bb00000000                mov ebx, 0
    185  488be9                    mov rbp, rcx
loop_1a0:
    1a0  62e17c48105500            vmovups zmm18, zmmword ptr [rbp]                     ; load uint32x16
    1a7  62c27d48581cda            vpbroadcastd zmm19, dword ptr [r10 + rbx*8]          ; load uint16x2
    1ae  62b2664052d2              vdpbf16ps zmm2, zmm19, zmm18                         ; wmma float32x16
    1b4  62e17c48106520            vmovups zmm20, zmmword ptr [rbp + 2048]              ; load uint32x16
    1bb  62b2664052dc              vdpbf16ps zmm3, zmm19, zmm20                         ; wmma float32x16
    1c1  62c27d48585cda20          vpbroadcastd zmm19, dword ptr [r10 + rbx*8 + 128]    ; load uint16x2
    1c9  62b2664052e2              vdpbf16ps zmm4, zmm19, zmm18                         ; wmma float32x16
    1cf  62b2664052ec              vdpbf16ps zmm5, zmm19, zmm20                         ; wmma float32x16
    1d5  62c27d48585cda40          vpbroadcastd zmm19, dword ptr [r10 + rbx*8 + 256]    ; load uint16x2
    1dd  62b2664052f2              vdpbf16ps zmm6, zmm19, zmm18                         ; wmma float32x16
    1e3  62b2664052fc              vdpbf16ps zmm7, zmm19, zmm20                         ; wmma float32x16
    1e9  62c27d48585cda60          vpbroadcastd zmm19, dword ptr [r10 + rbx*8 + 384]    ; load uint16x2
    1f1  6232664052c2              vdpbf16ps zmm8, zmm19, zmm18                         ; wmma float32x16
    1f7  6232664052cc              vdpbf16ps zmm9, zmm19, zmm20                         ; wmma float32x16
    1fd  62c27d48589cda00020000    vpbroadcastd zmm19, dword ptr [r10 + rbx*8 + 512]    ; load uint16x2
    208  6232664052d2              vdpbf16ps zmm10, zmm19, zmm18                        ; wmma float32x16
    20e  6232664052dc              vdpbf16ps zmm11, zmm19, zmm20                        ; wmma float32x16
    214  62c27d48589cda80020000    vpbroadcastd zmm19, dword ptr [r10 + rbx*8 + 640]    ; load uint16x2
    21f  6232664052e2              vdpbf16ps zmm12, zmm19, zmm18                        ; wmma float32x16
    225  6232664052ec              vdpbf16ps zmm13, zmm19, zmm20                        ; wmma float32x16
    22b  62c27d48589cda00030000    vpbroadcastd zmm19, dword ptr [r10 + rbx*8 + 768]    ; load uint16x2
    236  6232664052f2              vdpbf16ps zmm14, zmm19, zmm18                        ; wmma float32x16
    23c  6232664052fc              vdpbf16ps zmm15, zmm19, zmm20                        ; wmma float32x16
    242  62c27d48589cda80030000    vpbroadcastd zmm19, dword ptr [r10 + rbx*8 + 896]    ; load uint16x2
    24d  62a2664052c2              vdpbf16ps zmm16, zmm19, zmm18                        ; wmma float32x16
    253  62a2664052cc              vdpbf16ps zmm17, zmm19, zmm20                        ; wmma float32x16
    259  62e17c48105501            vmovups zmm18, zmmword ptr [rbp + 64]                ; load uint32x16
    260  62c27d48585cda01          vpbroadcastd zmm19, dword ptr [r10 + rbx*8 + 4]      ; load uint16x2
    268  62b2664052d2              vdpbf16ps zmm2, zmm19, zmm18                         ; wmma float32x16
    26e  62e17c48106521            vmovups zmm20, zmmword ptr [rbp + 2112]              ; load uint32x16
    275  62b2664052dc              vdpbf16ps zmm3, zmm19, zmm20                         ; wmma float32x16
    27b  62c27d48585cda21          vpbroadcastd zmm19, dword ptr [r10 + rbx*8 + 132]    ; load uint16x2
    283  62b2664052e2              vdpbf16ps zmm4, zmm19, zmm18                         ; wmma float32x16
    289  62b2664052ec              vdpbf16ps zmm5, zmm19, zmm20                         ; wmma float32x16
    28f  62c27d48585cda41          vpbroadcastd zmm19, dword ptr [r10 + rbx*8 + 260]    ; load uint16x2
    297  62b2664052f2              vdpbf16ps zmm6, zmm19, zmm18                         ; wmma float32x16
    29d  62b2664052fc              vdpbf16ps zmm7, zmm19, zmm20                         ; wmma float32x16
    2a3  62c27d48585cda61          vpbroadcastd zmm19, dword ptr [r10 + rbx*8 + 388]    ; load uint16x2
    2ab  6232664052c2              vdpbf16ps zmm8, zmm19, zmm18                         ; wmma float32x16
    2b1  6232664052cc              vdpbf16ps zmm9, zmm19, zmm20                         ; wmma float32x16
    2b7  62c27d48589cda04020000    vpbroadcastd zmm19, dword ptr [r10 + rbx*8 + 516]    ; load uint16x2
    2c2  6232664052d2              vdpbf16ps zmm10, zmm19, zmm18                        ; wmma float32x16
    2c8  6232664052dc              vdpbf16ps zmm11, zmm19, zmm20                        ; wmma float32x16
    2ce  62c27d48589cda84020000    vpbroadcastd zmm19, dword ptr [r10 + rbx*8 + 644]    ; load uint16x2
    2d9  6232664052e2              vdpbf16ps zmm12, zmm19, zmm18                        ; wmma float32x16
    2df  6232664052ec              vdpbf16ps zmm13, zmm19, zmm20                        ; wmma float32x16
    2e5  62c27d48589cda04030000    vpbroadcastd zmm19, dword ptr [r10 + rbx*8 + 772]    ; load uint16x2
    2f0  6232664052f2              vdpbf16ps zmm14, zmm19, zmm18                        ; wmma float32x16
    2f6  6232664052fc              vdpbf16ps zmm15, zmm19, zmm20                        ; wmma float32x16
    2fc  62c27d48589cda84030000    vpbroadcastd zmm19, dword ptr [r10 + rbx*8 + 900]    ; load uint16x2
    307  62a2664052c2              vdpbf16ps zmm16, zmm19, zmm18                        ; wmma float32x16
    30d  62a2664052cc              vdpbf16ps zmm17, zmm19, zmm20                        ; wmma float32x16
    313  4881c580000000            add rbp, 128                                         ; end void
    31a  83c301                    add ebx, 1
    31d  83fb10                    cmp ebx, 16
    320  0f8c7afeffff              jl loop_1a0
done_326:
    326  62d17c481111              vmovups zmmword ptr [r9], zmm2                       ; store void
    32c  62d17c48115901            vmovups zmmword ptr [r9 + 64], zmm3                  ; store void
    333  62d17c48116104            vmovups zmmword ptr [r9 + 256], zmm4                 ; store void
    33a  62d17c48116905            vmovups zmmword ptr [r9 + 320], zmm5                 ; store void
    341  62d17c48117108            vmovups zmmword ptr [r9 + 512], zmm6                 ; store void
    348  62d17c48117909            vmovups zmmword ptr [r9 + 576], zmm7                 ; store void
    34f  62517c4811410c            vmovups zmmword ptr [r9 + 768], zmm8                 ; store void
    356  62517c4811490d            vmovups zmmword ptr [r9 + 832], zmm9                 ; store void
    35d  62517c48115110            vmovups zmmword ptr [r9 + 1024], zmm10               ; store void
    364  62517c48115911            vmovups zmmword ptr [r9 + 1088], zmm11               ; store void
    36b  62517c48116114            vmovups zmmword ptr [r9 + 1280], zmm12               ; store void
    372  62517c48116915            vmovups zmmword ptr [r9 + 1344], zmm13               ; store void
    379  62517c48117118            vmovups zmmword ptr [r9 + 1536], zmm14               ; store void
    380  62517c48117919            vmovups zmmword ptr [r9 + 1600], zmm15               ; store void
    387  62c17c4811411c            vmovups zmmword ptr [r9 + 1792], zmm16               ; store void
    38e  62c17c4811491d            vmovups zmmword ptr [r9 + 1856], zmm17               ; store void
    395  4981c100080000            add r9, 2048                                         ; end void
    39c  4981c200040000            add r10, 1024
    3a3  4d3bcb                    cmp r9, r11
    3a6  0f8534fdffff              jne loop_e0
done_3ac:
    3ac  4183c001                  add r8d, 1                                           ; end void
    3b0  4183f802                  cmp r8d, 2
    3b4  0f8c86fcffff              jl loop_40
done_3ba:
    3ba  c5f877                    vzeroupper                                           ; sink void
    3bd  418fc5                    pop r13
    3c0  418fc4                    pop r12
    3c3  8fc5                      pop rbp
    3c5  8fc3                      pop rbx
    3c7  c3                        ret                                                  ; sink void
