gemm_bfloat16:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  41fff7                    push r15
     10  41bc00000000              mov r12d, 0
     16  62e17c48101d20040000      vmovups zmm19, zmmword ptr [rip + 000020000100210002002200030023000400240005002500060026000700270008002800090029000a002a000b002b000c002c000d002d000e002e000f002f00]
     20  62e27d48582556040000      vpbroadcastd zmm20, dword ptr [rip + 00000000]
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
     cc  62f2e5407dc1              vpermt2w zmm0, zmm19, zmm1                           ; shuffle uint16x32
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
    126  62f27d48581d50030000      vpbroadcastd zmm3, dword ptr [rip + 00000000]        ; range int32
    130  62f27d48582546030000      vpbroadcastd zmm4, dword ptr [rip + 00000000]
    13a  62f27d48582d3c030000      vpbroadcastd zmm5, dword ptr [rip + 00000000]
    144  62f27d48583532030000      vpbroadcastd zmm6, dword ptr [rip + 00000000]
    14e  62f27d48583d28030000      vpbroadcastd zmm7, dword ptr [rip + 00000000]
    158  62727d4858051e030000      vpbroadcastd zmm8, dword ptr [rip + 00000000]
    162  62727d48580d14030000      vpbroadcastd zmm9, dword ptr [rip + 00000000]
    16c  62727d4858150a030000      vpbroadcastd zmm10, dword ptr [rip + 00000000]
    176  62727d48581d00030000      vpbroadcastd zmm11, dword ptr [rip + 00000000]
    180  62727d485825f6020000      vpbroadcastd zmm12, dword ptr [rip + 00000000]
    18a  62727d48582dec020000      vpbroadcastd zmm13, dword ptr [rip + 00000000]
    194  62727d485835e2020000      vpbroadcastd zmm14, dword ptr [rip + 00000000]
    19e  62727d48583dd8020000      vpbroadcastd zmm15, dword ptr [rip + 00000000]
    1a8  62e27d485805ce020000      vpbroadcastd zmm16, dword ptr [rip + 00000000]
    1b2  62e27d48580dc4020000      vpbroadcastd zmm17, dword ptr [rip + 00000000]
    1bc  62e27d485815ba020000      vpbroadcastd zmm18, dword ptr [rip + 00000000]
    1c6  b800000000                mov eax, 0
    1cb  488bcb                    mov rcx, rbx
    1ce  498d545500                lea rdx, [r13 + rdx*2]
loop_1e0:
    1e0  62f17c481011              vmovups zmm2, zmmword ptr [rcx]                      ; load uint32x16
    1e6  62f27d485804c2            vpbroadcastd zmm0, dword ptr [rdx + rax*8]           ; define_scratch ptr<uint32, scratch, 1024>
    1ed  62f27e4852da              vdpbf16ps zmm3, zmm0, zmm2                           ; wmma float32x16
    1f3  62f17c48104920            vmovups zmm1, zmmword ptr [rcx + 2048]               ; load uint32x16
    1fa  62f27e4852e1              vdpbf16ps zmm4, zmm0, zmm1                           ; wmma float32x16
    200  62f27d485844c220          vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 128]     ; define_scratch ptr<uint32, scratch, 1024>
    208  62f27e4852ea              vdpbf16ps zmm5, zmm0, zmm2                           ; wmma float32x16
    20e  62f27e4852f1              vdpbf16ps zmm6, zmm0, zmm1                           ; wmma float32x16
    214  62f27d485844c240          vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 256]     ; define_scratch ptr<uint32, scratch, 1024>
    21c  62f27e4852fa              vdpbf16ps zmm7, zmm0, zmm2                           ; wmma float32x16
    222  62727e4852c1              vdpbf16ps zmm8, zmm0, zmm1                           ; wmma float32x16
    228  62f27d485844c260          vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 384]     ; define_scratch ptr<uint32, scratch, 1024>
    230  62727e4852ca              vdpbf16ps zmm9, zmm0, zmm2                           ; wmma float32x16
    236  62727e4852d1              vdpbf16ps zmm10, zmm0, zmm1                          ; wmma float32x16
    23c  62f27d485884c200020000    vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 512]     ; define_scratch ptr<uint32, scratch, 1024>
    247  62727e4852da              vdpbf16ps zmm11, zmm0, zmm2                          ; wmma float32x16
    24d  62727e4852e1              vdpbf16ps zmm12, zmm0, zmm1                          ; wmma float32x16
    253  62f27d485884c280020000    vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 640]     ; define_scratch ptr<uint32, scratch, 1024>
    25e  62727e4852ea              vdpbf16ps zmm13, zmm0, zmm2                          ; wmma float32x16
    264  62727e4852f1              vdpbf16ps zmm14, zmm0, zmm1                          ; wmma float32x16
    26a  62f27d485884c200030000    vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 768]     ; define_scratch ptr<uint32, scratch, 1024>
    275  62727e4852fa              vdpbf16ps zmm15, zmm0, zmm2                          ; wmma float32x16
    27b  62e27e4852c1              vdpbf16ps zmm16, zmm0, zmm1                          ; wmma float32x16
    281  62f27d485884c280030000    vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 896]     ; define_scratch ptr<uint32, scratch, 1024>
    28c  62e27e4852ca              vdpbf16ps zmm17, zmm0, zmm2                          ; wmma float32x16
    292  62e27e4852d1              vdpbf16ps zmm18, zmm0, zmm1                          ; wmma float32x16
    298  62f17c48105101            vmovups zmm2, zmmword ptr [rcx + 64]                 ; load uint32x16
    29f  62f27d485844c201          vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 4]       ; define_scratch ptr<uint32, scratch, 1024>
    2a7  62f27e4852da              vdpbf16ps zmm3, zmm0, zmm2                           ; wmma float32x16
    2ad  62f17c48104921            vmovups zmm1, zmmword ptr [rcx + 2112]               ; load uint32x16
    2b4  62f27e4852e1              vdpbf16ps zmm4, zmm0, zmm1                           ; wmma float32x16
    2ba  62f27d485844c221          vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 132]     ; define_scratch ptr<uint32, scratch, 1024>
    2c2  62f27e4852ea              vdpbf16ps zmm5, zmm0, zmm2                           ; wmma float32x16
    2c8  62f27e4852f1              vdpbf16ps zmm6, zmm0, zmm1                           ; wmma float32x16
    2ce  62f27d485844c241          vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 260]     ; define_scratch ptr<uint32, scratch, 1024>
    2d6  62f27e4852fa              vdpbf16ps zmm7, zmm0, zmm2                           ; wmma float32x16
    2dc  62727e4852c1              vdpbf16ps zmm8, zmm0, zmm1                           ; wmma float32x16
    2e2  62f27d485844c261          vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 388]     ; define_scratch ptr<uint32, scratch, 1024>
    2ea  62727e4852ca              vdpbf16ps zmm9, zmm0, zmm2                           ; wmma float32x16
    2f0  62727e4852d1              vdpbf16ps zmm10, zmm0, zmm1                          ; wmma float32x16
    2f6  62f27d485884c204020000    vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 516]     ; define_scratch ptr<uint32, scratch, 1024>
    301  62727e4852da              vdpbf16ps zmm11, zmm0, zmm2                          ; wmma float32x16
    307  62727e4852e1              vdpbf16ps zmm12, zmm0, zmm1                          ; wmma float32x16
    30d  62f27d485884c284020000    vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 644]     ; define_scratch ptr<uint32, scratch, 1024>
    318  62727e4852ea              vdpbf16ps zmm13, zmm0, zmm2                          ; wmma float32x16
    31e  62727e4852f1              vdpbf16ps zmm14, zmm0, zmm1                          ; wmma float32x16
    324  62f27d485884c204030000    vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 772]     ; define_scratch ptr<uint32, scratch, 1024>
    32f  62727e4852fa              vdpbf16ps zmm15, zmm0, zmm2                          ; wmma float32x16
    335  62e27e4852c1              vdpbf16ps zmm16, zmm0, zmm1                          ; wmma float32x16
    33b  62f27d485884c284030000    vpbroadcastd zmm0, dword ptr [rdx + rax*8 + 900]     ; define_scratch ptr<uint32, scratch, 1024>
    346  62e27e4852ca              vdpbf16ps zmm17, zmm0, zmm2                          ; wmma float32x16
    34c  62e27e4852d1              vdpbf16ps zmm18, zmm0, zmm1                          ; wmma float32x16
    352  4881c180000000            add rcx, 128                                         ; end void
    359  83c001                    add eax, 1
    35c  83f810                    cmp eax, 16
    35f  0f8c7bfeffff              jl loop_1e0
done_365:
    365  62f17c48111e              vmovups zmmword ptr [rsi], zmm3                      ; store void
    36b  62f17c48116601            vmovups zmmword ptr [rsi + 64], zmm4                 ; store void
    372  62f17c48116e04            vmovups zmmword ptr [rsi + 256], zmm5                ; store void
    379  62f17c48117605            vmovups zmmword ptr [rsi + 320], zmm6                ; store void
    380  62f17c48117e08            vmovups zmmword ptr [rsi + 512], zmm7                ; store void
    387  62717c48114609            vmovups zmmword ptr [rsi + 576], zmm8                ; store void
    38e  62717c48114e0c            vmovups zmmword ptr [rsi + 768], zmm9                ; store void
    395  62717c4811560d            vmovups zmmword ptr [rsi + 832], zmm10               ; store void
    39c  62717c48115e10            vmovups zmmword ptr [rsi + 1024], zmm11              ; store void
    3a3  62717c48116611            vmovups zmmword ptr [rsi + 1088], zmm12              ; store void
    3aa  62717c48116e14            vmovups zmmword ptr [rsi + 1280], zmm13              ; store void
    3b1  62717c48117615            vmovups zmmword ptr [rsi + 1344], zmm14              ; store void
    3b8  62717c48117e18            vmovups zmmword ptr [rsi + 1536], zmm15              ; store void
    3bf  62e17c48114619            vmovups zmmword ptr [rsi + 1600], zmm16              ; store void
    3c6  62e17c48114e1c            vmovups zmmword ptr [rsi + 1792], zmm17              ; store void
    3cd  62e17c4811561d            vmovups zmmword ptr [rsi + 1856], zmm18              ; store void
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
