gemm_bfloat16:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  41fff7                    push r15
     10  41bc00000000              mov r12d, 0
     16  62e17c48103520040000      vmovups zmm22, zmmword ptr [rip + 000020000100210002002200030023000400240005002500060026000700270008002800090029000a002a000b002b000c002c000d002d000e002e000f002f00]
     20  62e27d48583d56040000      vpbroadcastd zmm23, dword ptr [rip + 00000000]
     2a  4c8b3f                    mov r15, qword ptr [rdi]
     2d  4c8b6f08                  mov r13, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 1536>
     31  488b6f10                  mov rbp, qword ptr [rdi + 16]                        ; define_global ptr<uint16, global, 1536>
     35  488d19                    lea rbx, [rcx]                                       ; define_global ptr<uint16, global, 4096>
     38  41be00000000              mov r14d, 0                                          ; range int32
loop_40:
     40  4d8bd6                    mov r10, r14                                         ; mul int32
     43  41c1e205                  shl r10d, 5
     47  41bb00000000              mov r11d, 0                                          ; range int32
loop_60:
     60  4d8bcb                    mov r9, r11                                          ; mul int32
     63  41c1e105                  shl r9d, 5
     67  4d8bc3                    mov r8, r11                                          ; mul int32
     6a  41c1e008                  shl r8d, 8
     6e  bf00000000                mov edi, 0                                           ; range int32
loop_80:
     80  488bf7                    mov rsi, rdi                                         ; mul int32
     83  c1e604                    shl esi, 4
     86  488bd7                    mov rdx, rdi                                         ; mul int32
     89  c1e207                    shl edx, 7
     8c  b900000000                mov ecx, 0                                           ; range int32
     91  4a8d445500                lea rax, [rbp + r10*2]
     96  4a8d0440                  lea rax, [rax + r8*2]
     9a  488d0450                  lea rax, [rax + rdx*2]
     9e  4a8d148b                  lea rdx, [rbx + r9*4]
     a2  488d14b2                  lea rdx, [rdx + rsi*4]
loop_c0:
     c0  c5fc1000                  vmovups ymm0, ymmword ptr [rax]                      ; load uint16x16
     c4  c5fc108880000000          vmovups ymm1, ymmword ptr [rax + 128]                ; load uint16x16
     cc  62f2cd407dc1              vpermt2w zmm0, zmm22, zmm1                           ; shuffle uint16x32
     d2  62f17c481102              vmovups zmmword ptr [rdx], zmm0                      ; store void
     d8  4883c020                  add rax, 32                                          ; end void
     dc  4881c200080000            add rdx, 2048
     e3  83c101                    add ecx, 1
     e6  83f902                    cmp ecx, 2
     e9  7cd5                      jl loop_c0
done_eb:
     eb  83c701                    add edi, 1                                           ; end void
     ee  83ff02                    cmp edi, 2
     f1  7c8d                      jl loop_80
done_f3:
     f3  4183c301                  add r11d, 1                                          ; end void
     f7  4183fb10                  cmp r11d, 16
     fb  0f8c5fffffff              jl loop_60
done_101:
    101  bf00000000                mov edi, 0                                           ; range int32
    106  4b8d3497                  lea rsi, [r15 + r10*4]
loop_120:
    120  488bd7                    mov rdx, rdi                                         ; mul int32
    123  c1e209                    shl edx, 9
    126  62f27d48583550030000      vpbroadcastd zmm6, dword ptr [rip + 00000000]        ; range int32
    130  62f27d48583d46030000      vpbroadcastd zmm7, dword ptr [rip + 00000000]
    13a  62727d4858053c030000      vpbroadcastd zmm8, dword ptr [rip + 00000000]
    144  62727d48580d32030000      vpbroadcastd zmm9, dword ptr [rip + 00000000]
    14e  62727d48581528030000      vpbroadcastd zmm10, dword ptr [rip + 00000000]
    158  62727d48581d1e030000      vpbroadcastd zmm11, dword ptr [rip + 00000000]
    162  62727d48582514030000      vpbroadcastd zmm12, dword ptr [rip + 00000000]
    16c  62727d48582d0a030000      vpbroadcastd zmm13, dword ptr [rip + 00000000]
    176  62727d48583500030000      vpbroadcastd zmm14, dword ptr [rip + 00000000]
    180  62727d48583df6020000      vpbroadcastd zmm15, dword ptr [rip + 00000000]
    18a  62e27d485805ec020000      vpbroadcastd zmm16, dword ptr [rip + 00000000]
    194  62e27d48580de2020000      vpbroadcastd zmm17, dword ptr [rip + 00000000]
    19e  62e27d485815d8020000      vpbroadcastd zmm18, dword ptr [rip + 00000000]
    1a8  62e27d48581dce020000      vpbroadcastd zmm19, dword ptr [rip + 00000000]
    1b2  62e27d485825c4020000      vpbroadcastd zmm20, dword ptr [rip + 00000000]
    1bc  62e27d48582dba020000      vpbroadcastd zmm21, dword ptr [rip + 00000000]
    1c6  b800000000                mov eax, 0
    1cb  498d545500                lea rdx, [r13 + rdx*2]
    1d0  488bcb                    mov rcx, rbx
loop_1e0:
    1e0  62f27d48584cc201          vpbroadcastd zmm1, dword ptr [rdx + rax*8 + 4]       ; define_scratch ptr<uint32, scratch, 1024>
    1e8  62f17c48106901            vmovups zmm5, zmmword ptr [rcx + 64]                 ; load uint32x16
    1ef  62f27d485804c2            vpbroadcastd zmm0, dword ptr [rdx + rax*8]           ; define_scratch ptr<uint32, scratch, 1024>
    1f6  62f17c481019              vmovups zmm3, zmmword ptr [rcx]                      ; load uint32x16
    1fc  62f27e4852f3              vdpbf16ps zmm6, zmm0, zmm3                           ; wmma float32x16
    202  62f2764852f5              vdpbf16ps zmm6, zmm1, zmm5                           ; wmma float32x16
    208  62f17c48106121            vmovups zmm4, zmmword ptr [rcx + 2112]               ; load uint32x16
    20f  62f17c48105120            vmovups zmm2, zmmword ptr [rcx + 2048]               ; load uint32x16
    216  62f27e4852fa              vdpbf16ps zmm7, zmm0, zmm2                           ; wmma float32x16
    21c  62f2764852fc              vdpbf16ps zmm7, zmm1, zmm4                           ; wmma float32x16
    222  62f27d48584cc221          vpbroadcastd zmm1, dword ptr [rdx + rax*8 + 132]     ; define_scratch ptr<uint32, scratch, 1024>
    22a  62f27d485844c220          vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 128]
    232  62727e4852c3              vdpbf16ps zmm8, zmm0, zmm3                           ; wmma float32x16
    238  6272764852c5              vdpbf16ps zmm8, zmm1, zmm5                           ; wmma float32x16
    23e  62727e4852ca              vdpbf16ps zmm9, zmm0, zmm2                           ; wmma float32x16
    244  6272764852cc              vdpbf16ps zmm9, zmm1, zmm4                           ; wmma float32x16
    24a  62f27d48584cc241          vpbroadcastd zmm1, dword ptr [rdx + rax*8 + 260]     ; define_scratch ptr<uint32, scratch, 1024>
    252  62f27d485844c240          vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 256]
    25a  62727e4852d3              vdpbf16ps zmm10, zmm0, zmm3                          ; wmma float32x16
    260  6272764852d5              vdpbf16ps zmm10, zmm1, zmm5                          ; wmma float32x16
    266  62727e4852da              vdpbf16ps zmm11, zmm0, zmm2                          ; wmma float32x16
    26c  6272764852dc              vdpbf16ps zmm11, zmm1, zmm4                          ; wmma float32x16
    272  62f27d48584cc261          vpbroadcastd zmm1, dword ptr [rdx + rax*8 + 388]     ; define_scratch ptr<uint32, scratch, 1024>
    27a  62f27d485844c260          vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 384]
    282  62727e4852e3              vdpbf16ps zmm12, zmm0, zmm3                          ; wmma float32x16
    288  6272764852e5              vdpbf16ps zmm12, zmm1, zmm5                          ; wmma float32x16
    28e  62727e4852ea              vdpbf16ps zmm13, zmm0, zmm2                          ; wmma float32x16
    294  6272764852ec              vdpbf16ps zmm13, zmm1, zmm4                          ; wmma float32x16
    29a  62f27d48588cc204020000    vpbroadcastd zmm1, dword ptr [rdx + rax*8 + 516]     ; define_scratch ptr<uint32, scratch, 1024>
    2a5  62f27d485884c200020000    vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 512]
    2b0  62727e4852f3              vdpbf16ps zmm14, zmm0, zmm3                          ; wmma float32x16
    2b6  6272764852f5              vdpbf16ps zmm14, zmm1, zmm5                          ; wmma float32x16
    2bc  62727e4852fa              vdpbf16ps zmm15, zmm0, zmm2                          ; wmma float32x16
    2c2  6272764852fc              vdpbf16ps zmm15, zmm1, zmm4                          ; wmma float32x16
    2c8  62f27d48588cc284020000    vpbroadcastd zmm1, dword ptr [rdx + rax*8 + 644]     ; define_scratch ptr<uint32, scratch, 1024>
    2d3  62f27d485884c280020000    vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 640]
    2de  62e27e4852c3              vdpbf16ps zmm16, zmm0, zmm3                          ; wmma float32x16
    2e4  62e2764852c5              vdpbf16ps zmm16, zmm1, zmm5                          ; wmma float32x16
    2ea  62e27e4852ca              vdpbf16ps zmm17, zmm0, zmm2                          ; wmma float32x16
    2f0  62e2764852cc              vdpbf16ps zmm17, zmm1, zmm4                          ; wmma float32x16
    2f6  62f27d48588cc204030000    vpbroadcastd zmm1, dword ptr [rdx + rax*8 + 772]     ; define_scratch ptr<uint32, scratch, 1024>
    301  62f27d485884c200030000    vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 768]
    30c  62e27e4852d3              vdpbf16ps zmm18, zmm0, zmm3                          ; wmma float32x16
    312  62e2764852d5              vdpbf16ps zmm18, zmm1, zmm5                          ; wmma float32x16
    318  62e27e4852da              vdpbf16ps zmm19, zmm0, zmm2                          ; wmma float32x16
    31e  62e2764852dc              vdpbf16ps zmm19, zmm1, zmm4                          ; wmma float32x16
    324  62f27d48588cc284030000    vpbroadcastd zmm1, dword ptr [rdx + rax*8 + 900]     ; define_scratch ptr<uint32, scratch, 1024>
    32f  62f27d485884c280030000    vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 896]
    33a  62e27e4852e3              vdpbf16ps zmm20, zmm0, zmm3                          ; wmma float32x16
    340  62e2764852e5              vdpbf16ps zmm20, zmm1, zmm5                          ; wmma float32x16
    346  62e27e4852ea              vdpbf16ps zmm21, zmm0, zmm2                          ; wmma float32x16
    34c  62e2764852ec              vdpbf16ps zmm21, zmm1, zmm4                          ; wmma float32x16
    352  4881c180000000            add rcx, 128                                         ; end void
    359  83c001                    add eax, 1
    35c  83f810                    cmp eax, 16
    35f  0f8c7bfeffff              jl loop_1e0
done_365:
    365  62f17c481136              vmovups zmmword ptr [rsi], zmm6                      ; store void
    36b  62f17c48117e01            vmovups zmmword ptr [rsi + 64], zmm7                 ; store void
    372  62717c48114604            vmovups zmmword ptr [rsi + 256], zmm8                ; store void
    379  62717c48114e05            vmovups zmmword ptr [rsi + 320], zmm9                ; store void
    380  62717c48115608            vmovups zmmword ptr [rsi + 512], zmm10               ; store void
    387  62717c48115e09            vmovups zmmword ptr [rsi + 576], zmm11               ; store void
    38e  62717c4811660c            vmovups zmmword ptr [rsi + 768], zmm12               ; store void
    395  62717c48116e0d            vmovups zmmword ptr [rsi + 832], zmm13               ; store void
    39c  62717c48117610            vmovups zmmword ptr [rsi + 1024], zmm14              ; store void
    3a3  62717c48117e11            vmovups zmmword ptr [rsi + 1088], zmm15              ; store void
    3aa  62e17c48114614            vmovups zmmword ptr [rsi + 1280], zmm16              ; store void
    3b1  62e17c48114e15            vmovups zmmword ptr [rsi + 1344], zmm17              ; store void
    3b8  62e17c48115618            vmovups zmmword ptr [rsi + 1536], zmm18              ; store void
    3bf  62e17c48115e19            vmovups zmmword ptr [rsi + 1600], zmm19              ; store void
    3c6  62e17c4811661c            vmovups zmmword ptr [rsi + 1792], zmm20              ; store void
    3cd  62e17c48116e1d            vmovups zmmword ptr [rsi + 1856], zmm21              ; store void
    3d4  4881c600080000            add rsi, 2048                                        ; end void
    3db  83c701                    add edi, 1
    3de  83ff03                    cmp edi, 3
    3e1  0f8c39fdffff              jl loop_120
done_3e7:
    3e7  4183c601                  add r14d, 1                                          ; end void
    3eb  4183fe02                  cmp r14d, 2
    3ef  0f8c4bfcffff              jl loop_40
done_3f5:
    3f5  c5f877                    vzeroupper                                           ; sink void
    3f8  418fc7                    pop r15
    3fb  418fc6                    pop r14
    3fe  418fc5                    pop r13
    401  418fc4                    pop r12
    404  8fc5                      pop rbp
    406  8fc3                      pop rbx
    408  c3                        ret                                                  ; sink void
