gemm:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  41fff7                    push r15
     10  b900000000                mov ecx, 0
     15  c4e27d58050a070000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
     1e  4c8b07                    mov r8, qword ptr [rdi]
     21  4c8b4f08                  mov r9, qword ptr [rdi + 8]                          ; define_global ptr<float32, global, 4096>
     25  488b7f10                  mov rdi, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 4096>
     29  b80a000000                mov eax, 10
     2e  3bd0                      cmp edx, eax                                         ; min int32
     30  4c8bd2                    mov r10, rdx
     33  b80a000000                mov eax, 10
     38  440f4fd0                  cmovg r10d, eax                                      ; min int32
     3c  4c8bde                    mov r11, rsi                                         ; range int32
     3f  413bf2                    cmp esi, r10d
     42  0f8d57030000              jge done_39f
loop_60:
     60  4169db80010000            imul ebx, r11d, 384                                  ; mul int32
     67  bd00000000                mov ebp, 0                                           ; range int32
     6c  4d8d2498                  lea r12, [r8 + rbx*4]
     70  4c8bef                    mov r13, rdi
loop_80:
     80  c4e27d580d9f060000        vpbroadcastd ymm1, dword ptr [rip + 00000000]        ; range int32
     89  c4e27d581596060000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
     92  c4e27d581d8d060000        vpbroadcastd ymm3, dword ptr [rip + 00000000]
     9b  c4e27d582584060000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
     a4  c4e27d582d7b060000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
     ad  c4e27d583572060000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
     b6  c4e27d583d69060000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
     bf  c4627d580560060000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
     c8  c4627d580d57060000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
     d1  c4627d58154e060000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
     da  c4627d581d45060000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
     e3  c4627d58253c060000        vpbroadcastd ymm12, dword ptr [rip + 00000000]
     ec  41be00000000              mov r14d, 0
     f2  4d8d3c99                  lea r15, [r9 + rbx*4]
     f6  498bc5                    mov rax, r13
loop_100:
    100  c4427d582f                vpbroadcastd ymm13, dword ptr [r15]                  ; load float32
    105  c57c1030                  vmovups ymm14, ymmword ptr [rax]                     ; load float32x8
    109  c4c215b8ce                vfmadd231ps ymm1, ymm13, ymm14                       ; mulacc float32x8
    10e  c57c107820                vmovups ymm15, ymmword ptr [rax + 32]                ; load float32x8
    113  c4c215b8d7                vfmadd231ps ymm2, ymm13, ymm15                       ; mulacc float32x8
    118  c4427d58af00010000        vpbroadcastd ymm13, dword ptr [r15 + 256]            ; load float32
    121  c4c215b8de                vfmadd231ps ymm3, ymm13, ymm14                       ; mulacc float32x8
    126  c4c215b8e7                vfmadd231ps ymm4, ymm13, ymm15                       ; mulacc float32x8
    12b  c4427d58af00020000        vpbroadcastd ymm13, dword ptr [r15 + 512]            ; load float32
    134  c4c215b8ee                vfmadd231ps ymm5, ymm13, ymm14                       ; mulacc float32x8
    139  c4c215b8f7                vfmadd231ps ymm6, ymm13, ymm15                       ; mulacc float32x8
    13e  c4427d58af00030000        vpbroadcastd ymm13, dword ptr [r15 + 768]            ; load float32
    147  c4c215b8fe                vfmadd231ps ymm7, ymm13, ymm14                       ; mulacc float32x8
    14c  c44215b8c7                vfmadd231ps ymm8, ymm13, ymm15                       ; mulacc float32x8
    151  c4427d58af00040000        vpbroadcastd ymm13, dword ptr [r15 + 1024]           ; load float32
    15a  c44215b8ce                vfmadd231ps ymm9, ymm13, ymm14                       ; mulacc float32x8
    15f  c44215b8d7                vfmadd231ps ymm10, ymm13, ymm15                      ; mulacc float32x8
    164  c4427d58af00050000        vpbroadcastd ymm13, dword ptr [r15 + 1280]           ; load float32
    16d  c44215b8de                vfmadd231ps ymm11, ymm13, ymm14                      ; mulacc float32x8
    172  c44215b8e7                vfmadd231ps ymm12, ymm13, ymm15                      ; mulacc float32x8
    177  c4427d586f04              vpbroadcastd ymm13, dword ptr [r15 + 4]              ; load float32
    17d  c57c10b000010000          vmovups ymm14, ymmword ptr [rax + 256]               ; load float32x8
    185  c4c215b8ce                vfmadd231ps ymm1, ymm13, ymm14                       ; mulacc float32x8
    18a  c57c10b820010000          vmovups ymm15, ymmword ptr [rax + 288]               ; load float32x8
    192  c4c215b8d7                vfmadd231ps ymm2, ymm13, ymm15                       ; mulacc float32x8
    197  c4427d58af04010000        vpbroadcastd ymm13, dword ptr [r15 + 260]            ; load float32
    1a0  c4c215b8de                vfmadd231ps ymm3, ymm13, ymm14                       ; mulacc float32x8
    1a5  c4c215b8e7                vfmadd231ps ymm4, ymm13, ymm15                       ; mulacc float32x8
    1aa  c4427d58af04020000        vpbroadcastd ymm13, dword ptr [r15 + 516]            ; load float32
    1b3  c4c215b8ee                vfmadd231ps ymm5, ymm13, ymm14                       ; mulacc float32x8
    1b8  c4c215b8f7                vfmadd231ps ymm6, ymm13, ymm15                       ; mulacc float32x8
    1bd  c4427d58af04030000        vpbroadcastd ymm13, dword ptr [r15 + 772]            ; load float32
    1c6  c4c215b8fe                vfmadd231ps ymm7, ymm13, ymm14                       ; mulacc float32x8
    1cb  c44215b8c7                vfmadd231ps ymm8, ymm13, ymm15                       ; mulacc float32x8
    1d0  c4427d58af04040000        vpbroadcastd ymm13, dword ptr [r15 + 1028]           ; load float32
    1d9  c44215b8ce                vfmadd231ps ymm9, ymm13, ymm14                       ; mulacc float32x8
    1de  c44215b8d7                vfmadd231ps ymm10, ymm13, ymm15                      ; mulacc float32x8
    1e3  c4427d58af04050000        vpbroadcastd ymm13, dword ptr [r15 + 1284]           ; load float32
    1ec  c44215b8de                vfmadd231ps ymm11, ymm13, ymm14                      ; mulacc float32x8
    1f1  c44215b8e7                vfmadd231ps ymm12, ymm13, ymm15                      ; mulacc float32x8
    1f6  c4427d586f08              vpbroadcastd ymm13, dword ptr [r15 + 8]              ; load float32
    1fc  c57c10b000020000          vmovups ymm14, ymmword ptr [rax + 512]               ; load float32x8
    204  c4c215b8ce                vfmadd231ps ymm1, ymm13, ymm14                       ; mulacc float32x8
    209  c57c10b820020000          vmovups ymm15, ymmword ptr [rax + 544]               ; load float32x8
    211  c4c215b8d7                vfmadd231ps ymm2, ymm13, ymm15                       ; mulacc float32x8
    216  c4427d58af08010000        vpbroadcastd ymm13, dword ptr [r15 + 264]            ; load float32
    21f  c4c215b8de                vfmadd231ps ymm3, ymm13, ymm14                       ; mulacc float32x8
    224  c4c215b8e7                vfmadd231ps ymm4, ymm13, ymm15                       ; mulacc float32x8
    229  c4427d58af08020000        vpbroadcastd ymm13, dword ptr [r15 + 520]            ; load float32
    232  c4c215b8ee                vfmadd231ps ymm5, ymm13, ymm14                       ; mulacc float32x8
    237  c4c215b8f7                vfmadd231ps ymm6, ymm13, ymm15                       ; mulacc float32x8
    23c  c4427d58af08030000        vpbroadcastd ymm13, dword ptr [r15 + 776]            ; load float32
    245  c4c215b8fe                vfmadd231ps ymm7, ymm13, ymm14                       ; mulacc float32x8
    24a  c44215b8c7                vfmadd231ps ymm8, ymm13, ymm15                       ; mulacc float32x8
    24f  c4427d58af08040000        vpbroadcastd ymm13, dword ptr [r15 + 1032]           ; load float32
    258  c44215b8ce                vfmadd231ps ymm9, ymm13, ymm14                       ; mulacc float32x8
    25d  c44215b8d7                vfmadd231ps ymm10, ymm13, ymm15                      ; mulacc float32x8
    262  c4427d58af08050000        vpbroadcastd ymm13, dword ptr [r15 + 1288]           ; load float32
    26b  c44215b8de                vfmadd231ps ymm11, ymm13, ymm14                      ; mulacc float32x8
    270  c44215b8e7                vfmadd231ps ymm12, ymm13, ymm15                      ; mulacc float32x8
    275  c4427d586f0c              vpbroadcastd ymm13, dword ptr [r15 + 12]             ; load float32
    27b  c57c10b000030000          vmovups ymm14, ymmword ptr [rax + 768]               ; load float32x8
    283  c4c215b8ce                vfmadd231ps ymm1, ymm13, ymm14                       ; mulacc float32x8
    288  c57c10b820030000          vmovups ymm15, ymmword ptr [rax + 800]               ; load float32x8
    290  c4c215b8d7                vfmadd231ps ymm2, ymm13, ymm15                       ; mulacc float32x8
    295  c4427d58af0c010000        vpbroadcastd ymm13, dword ptr [r15 + 268]            ; load float32
    29e  c4c215b8de                vfmadd231ps ymm3, ymm13, ymm14                       ; mulacc float32x8
    2a3  c4c215b8e7                vfmadd231ps ymm4, ymm13, ymm15                       ; mulacc float32x8
    2a8  c4427d58af0c020000        vpbroadcastd ymm13, dword ptr [r15 + 524]            ; load float32
    2b1  c4c215b8ee                vfmadd231ps ymm5, ymm13, ymm14                       ; mulacc float32x8
    2b6  c4c215b8f7                vfmadd231ps ymm6, ymm13, ymm15                       ; mulacc float32x8
    2bb  c4427d58af0c030000        vpbroadcastd ymm13, dword ptr [r15 + 780]            ; load float32
    2c4  c4c215b8fe                vfmadd231ps ymm7, ymm13, ymm14                       ; mulacc float32x8
    2c9  c44215b8c7                vfmadd231ps ymm8, ymm13, ymm15                       ; mulacc float32x8
    2ce  c4427d58af0c040000        vpbroadcastd ymm13, dword ptr [r15 + 1036]           ; load float32
    2d7  c44215b8ce                vfmadd231ps ymm9, ymm13, ymm14                       ; mulacc float32x8
    2dc  c44215b8d7                vfmadd231ps ymm10, ymm13, ymm15                      ; mulacc float32x8
    2e1  c4427d58af0c050000        vpbroadcastd ymm13, dword ptr [r15 + 1292]           ; load float32
    2ea  c44215b8de                vfmadd231ps ymm11, ymm13, ymm14                      ; mulacc float32x8
    2ef  c44215b8e7                vfmadd231ps ymm12, ymm13, ymm15                      ; mulacc float32x8
    2f4  4983c710                  add r15, 16                                          ; end void
    2f8  4881c000040000            add rax, 1024
    2ff  4183c601                  add r14d, 1
    303  4183fe10                  cmp r14d, 16
    307  0f8cf3fdffff              jl loop_100
done_30d:
    30d  c4c17c110c24              vmovups ymmword ptr [r12], ymm1                      ; store void
    313  c4c17c11542420            vmovups ymmword ptr [r12 + 32], ymm2                 ; store void
    31a  c4c17c119c2400010000      vmovups ymmword ptr [r12 + 256], ymm3                ; store void
    324  c4c17c11a42420010000      vmovups ymmword ptr [r12 + 288], ymm4                ; store void
    32e  c4c17c11ac2400020000      vmovups ymmword ptr [r12 + 512], ymm5                ; store void
    338  c4c17c11b42420020000      vmovups ymmword ptr [r12 + 544], ymm6                ; store void
    342  c4c17c11bc2400030000      vmovups ymmword ptr [r12 + 768], ymm7                ; store void
    34c  c4417c11842420030000      vmovups ymmword ptr [r12 + 800], ymm8                ; store void
    356  c4417c118c2400040000      vmovups ymmword ptr [r12 + 1024], ymm9               ; store void
    360  c4417c11942420040000      vmovups ymmword ptr [r12 + 1056], ymm10              ; store void
    36a  c4417c119c2400050000      vmovups ymmword ptr [r12 + 1280], ymm11              ; store void
    374  c4417c11a42420050000      vmovups ymmword ptr [r12 + 1312], ymm12              ; store void
    37e  4983c440                  add r12, 64                                          ; end void
    382  4983c540                  add r13, 64
    386  83c501                    add ebp, 1
    389  83fd04                    cmp ebp, 4
    38c  0f8ceefcffff              jl loop_80
done_392:
    392  4183c301                  add r11d, 1                                          ; end void
    396  453bda                    cmp r11d, r10d
    399  0f8cc1fcffff              jl loop_60
done_39f:
    39f  b80a000000                mov eax, 10
    3a4  3bf0                      cmp esi, eax                                         ; max int32
    3a6  b80a000000                mov eax, 10
    3ab  0f4cf0                    cmovl esi, eax                                       ; max int32
    3ae  488bc6                    mov rax, rsi                                         ; range int32
    3b1  3bf2                      cmp esi, edx
    3b3  0f8d5a030000              jge done_713
loop_3c0:
    3c0  be00000000                mov esi, 0                                           ; range int32
    3c5  4d8bd0                    mov r10, r8
    3c8  4c8bdf                    mov r11, rdi
loop_3e0:
    3e0  c4e27d580d3f030000        vpbroadcastd ymm1, dword ptr [rip + 00000000]        ; range int32
    3e9  c4e27d581536030000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
    3f2  c4e27d581d2d030000        vpbroadcastd ymm3, dword ptr [rip + 00000000]
    3fb  c4e27d582524030000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
    404  c4e27d582d1b030000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
    40d  c4e27d583512030000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
    416  c4e27d583d09030000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
    41f  c4627d580500030000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
    428  c4627d580df7020000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
    431  c4627d5815ee020000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
    43a  c4627d581de5020000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
    443  c4627d5825dc020000        vpbroadcastd ymm12, dword ptr [rip + 00000000]
    44c  bb00000000                mov ebx, 0
    451  498be9                    mov rbp, r9
    454  4d8be3                    mov r12, r11
loop_460:
    460  c4627d58ad003a0000        vpbroadcastd ymm13, dword ptr [rbp + 14848]          ; load float32
    469  c4417c103424              vmovups ymm14, ymmword ptr [r12]                     ; load float32x8
    46f  c4c215b8ce                vfmadd231ps ymm1, ymm13, ymm14                       ; mulacc float32x8
    474  c4417c107c2420            vmovups ymm15, ymmword ptr [r12 + 32]                ; load float32x8
    47b  c4c215b8d7                vfmadd231ps ymm2, ymm13, ymm15                       ; mulacc float32x8
    480  c4627d58ad003b0000        vpbroadcastd ymm13, dword ptr [rbp + 15104]          ; load float32
    489  c4c215b8de                vfmadd231ps ymm3, ymm13, ymm14                       ; mulacc float32x8
    48e  c4c215b8e7                vfmadd231ps ymm4, ymm13, ymm15                       ; mulacc float32x8
    493  c4627d58ad003c0000        vpbroadcastd ymm13, dword ptr [rbp + 15360]          ; load float32
    49c  c4c215b8ee                vfmadd231ps ymm5, ymm13, ymm14                       ; mulacc float32x8
    4a1  c4c215b8f7                vfmadd231ps ymm6, ymm13, ymm15                       ; mulacc float32x8
    4a6  c4627d58ad003d0000        vpbroadcastd ymm13, dword ptr [rbp + 15616]          ; load float32
    4af  c4c215b8fe                vfmadd231ps ymm7, ymm13, ymm14                       ; mulacc float32x8
    4b4  c44215b8c7                vfmadd231ps ymm8, ymm13, ymm15                       ; mulacc float32x8
    4b9  c4627d58ad003e0000        vpbroadcastd ymm13, dword ptr [rbp + 15872]          ; load float32
    4c2  c44215b8ce                vfmadd231ps ymm9, ymm13, ymm14                       ; mulacc float32x8
    4c7  c44215b8d7                vfmadd231ps ymm10, ymm13, ymm15                      ; mulacc float32x8
    4cc  c4627d58ad003f0000        vpbroadcastd ymm13, dword ptr [rbp + 16128]          ; load float32
    4d5  c44215b8de                vfmadd231ps ymm11, ymm13, ymm14                      ; mulacc float32x8
    4da  c44215b8e7                vfmadd231ps ymm12, ymm13, ymm15                      ; mulacc float32x8
    4df  c4627d58ad043a0000        vpbroadcastd ymm13, dword ptr [rbp + 14852]          ; load float32
    4e8  c4417c10b42400010000      vmovups ymm14, ymmword ptr [r12 + 256]               ; load float32x8
    4f2  c4c215b8ce                vfmadd231ps ymm1, ymm13, ymm14                       ; mulacc float32x8
    4f7  c4417c10bc2420010000      vmovups ymm15, ymmword ptr [r12 + 288]               ; load float32x8
    501  c4c215b8d7                vfmadd231ps ymm2, ymm13, ymm15                       ; mulacc float32x8
    506  c4627d58ad043b0000        vpbroadcastd ymm13, dword ptr [rbp + 15108]          ; load float32
    50f  c4c215b8de                vfmadd231ps ymm3, ymm13, ymm14                       ; mulacc float32x8
    514  c4c215b8e7                vfmadd231ps ymm4, ymm13, ymm15                       ; mulacc float32x8
    519  c4627d58ad043c0000        vpbroadcastd ymm13, dword ptr [rbp + 15364]          ; load float32
    522  c4c215b8ee                vfmadd231ps ymm5, ymm13, ymm14                       ; mulacc float32x8
    527  c4c215b8f7                vfmadd231ps ymm6, ymm13, ymm15                       ; mulacc float32x8
    52c  c4627d58ad043d0000        vpbroadcastd ymm13, dword ptr [rbp + 15620]          ; load float32
    535  c4c215b8fe                vfmadd231ps ymm7, ymm13, ymm14                       ; mulacc float32x8
    53a  c44215b8c7                vfmadd231ps ymm8, ymm13, ymm15                       ; mulacc float32x8
    53f  c4627d58ad043e0000        vpbroadcastd ymm13, dword ptr [rbp + 15876]          ; load float32
    548  c44215b8ce                vfmadd231ps ymm9, ymm13, ymm14                       ; mulacc float32x8
    54d  c44215b8d7                vfmadd231ps ymm10, ymm13, ymm15                      ; mulacc float32x8
    552  c4627d58ad043f0000        vpbroadcastd ymm13, dword ptr [rbp + 16132]          ; load float32
    55b  c44215b8de                vfmadd231ps ymm11, ymm13, ymm14                      ; mulacc float32x8
    560  c44215b8e7                vfmadd231ps ymm12, ymm13, ymm15                      ; mulacc float32x8
    565  c4627d58ad083a0000        vpbroadcastd ymm13, dword ptr [rbp + 14856]          ; load float32
    56e  c4417c10b42400020000      vmovups ymm14, ymmword ptr [r12 + 512]               ; load float32x8
    578  c4c215b8ce                vfmadd231ps ymm1, ymm13, ymm14                       ; mulacc float32x8
    57d  c4417c10bc2420020000      vmovups ymm15, ymmword ptr [r12 + 544]               ; load float32x8
    587  c4c215b8d7                vfmadd231ps ymm2, ymm13, ymm15                       ; mulacc float32x8
    58c  c4627d58ad083b0000        vpbroadcastd ymm13, dword ptr [rbp + 15112]          ; load float32
    595  c4c215b8de                vfmadd231ps ymm3, ymm13, ymm14                       ; mulacc float32x8
    59a  c4c215b8e7                vfmadd231ps ymm4, ymm13, ymm15                       ; mulacc float32x8
    59f  c4627d58ad083c0000        vpbroadcastd ymm13, dword ptr [rbp + 15368]          ; load float32
    5a8  c4c215b8ee                vfmadd231ps ymm5, ymm13, ymm14                       ; mulacc float32x8
    5ad  c4c215b8f7                vfmadd231ps ymm6, ymm13, ymm15                       ; mulacc float32x8
    5b2  c4627d58ad083d0000        vpbroadcastd ymm13, dword ptr [rbp + 15624]          ; load float32
    5bb  c4c215b8fe                vfmadd231ps ymm7, ymm13, ymm14                       ; mulacc float32x8
    5c0  c44215b8c7                vfmadd231ps ymm8, ymm13, ymm15                       ; mulacc float32x8
    5c5  c4627d58ad083e0000        vpbroadcastd ymm13, dword ptr [rbp + 15880]          ; load float32
    5ce  c44215b8ce                vfmadd231ps ymm9, ymm13, ymm14                       ; mulacc float32x8
    5d3  c44215b8d7                vfmadd231ps ymm10, ymm13, ymm15                      ; mulacc float32x8
    5d8  c4627d58ad083f0000        vpbroadcastd ymm13, dword ptr [rbp + 16136]          ; load float32
    5e1  c44215b8de                vfmadd231ps ymm11, ymm13, ymm14                      ; mulacc float32x8
    5e6  c44215b8e7                vfmadd231ps ymm12, ymm13, ymm15                      ; mulacc float32x8
    5eb  c4627d58ad0c3a0000        vpbroadcastd ymm13, dword ptr [rbp + 14860]          ; load float32
    5f4  c4417c10b42400030000      vmovups ymm14, ymmword ptr [r12 + 768]               ; load float32x8
    5fe  c4c215b8ce                vfmadd231ps ymm1, ymm13, ymm14                       ; mulacc float32x8
    603  c4417c10bc2420030000      vmovups ymm15, ymmword ptr [r12 + 800]               ; load float32x8
    60d  c4c215b8d7                vfmadd231ps ymm2, ymm13, ymm15                       ; mulacc float32x8
    612  c4627d58ad0c3b0000        vpbroadcastd ymm13, dword ptr [rbp + 15116]          ; load float32
    61b  c4c215b8de                vfmadd231ps ymm3, ymm13, ymm14                       ; mulacc float32x8
    620  c4c215b8e7                vfmadd231ps ymm4, ymm13, ymm15                       ; mulacc float32x8
    625  c4627d58ad0c3c0000        vpbroadcastd ymm13, dword ptr [rbp + 15372]          ; load float32
    62e  c4c215b8ee                vfmadd231ps ymm5, ymm13, ymm14                       ; mulacc float32x8
    633  c4c215b8f7                vfmadd231ps ymm6, ymm13, ymm15                       ; mulacc float32x8
    638  c4627d58ad0c3d0000        vpbroadcastd ymm13, dword ptr [rbp + 15628]          ; load float32
    641  c4c215b8fe                vfmadd231ps ymm7, ymm13, ymm14                       ; mulacc float32x8
    646  c44215b8c7                vfmadd231ps ymm8, ymm13, ymm15                       ; mulacc float32x8
    64b  c4627d58ad0c3e0000        vpbroadcastd ymm13, dword ptr [rbp + 15884]          ; load float32
    654  c44215b8ce                vfmadd231ps ymm9, ymm13, ymm14                       ; mulacc float32x8
    659  c44215b8d7                vfmadd231ps ymm10, ymm13, ymm15                      ; mulacc float32x8
    65e  c4627d58ad0c3f0000        vpbroadcastd ymm13, dword ptr [rbp + 16140]          ; load float32
    667  c44215b8de                vfmadd231ps ymm11, ymm13, ymm14                      ; mulacc float32x8
    66c  c44215b8e7                vfmadd231ps ymm12, ymm13, ymm15                      ; mulacc float32x8
    671  4883c510                  add rbp, 16                                          ; end void
    675  4981c400040000            add r12, 1024
    67c  83c301                    add ebx, 1
    67f  83fb10                    cmp ebx, 16
    682  0f8cd8fdffff              jl loop_460
done_688:
    688  c4c17c118a003a0000        vmovups ymmword ptr [r10 + 14848], ymm1              ; store void
    691  c4c17c1192203a0000        vmovups ymmword ptr [r10 + 14880], ymm2              ; store void
    69a  c4c17c119a003b0000        vmovups ymmword ptr [r10 + 15104], ymm3              ; store void
    6a3  c4c17c11a2203b0000        vmovups ymmword ptr [r10 + 15136], ymm4              ; store void
    6ac  c4c17c11aa003c0000        vmovups ymmword ptr [r10 + 15360], ymm5              ; store void
    6b5  c4c17c11b2203c0000        vmovups ymmword ptr [r10 + 15392], ymm6              ; store void
    6be  c4c17c11ba003d0000        vmovups ymmword ptr [r10 + 15616], ymm7              ; store void
    6c7  c4417c1182203d0000        vmovups ymmword ptr [r10 + 15648], ymm8              ; store void
    6d0  c4417c118a003e0000        vmovups ymmword ptr [r10 + 15872], ymm9              ; store void
    6d9  c4417c1192203e0000        vmovups ymmword ptr [r10 + 15904], ymm10             ; store void
    6e2  c4417c119a003f0000        vmovups ymmword ptr [r10 + 16128], ymm11             ; store void
    6eb  c4417c11a2203f0000        vmovups ymmword ptr [r10 + 16160], ymm12             ; store void
    6f4  4983c240                  add r10, 64                                          ; end void
    6f8  4983c340                  add r11, 64
    6fc  83c601                    add esi, 1
    6ff  83fe04                    cmp esi, 4
    702  0f8cd8fcffff              jl loop_3e0
done_708:
    708  83c001                    add eax, 1                                           ; end void
    70b  3bc2                      cmp eax, edx
    70d  0f8cadfcffff              jl loop_3c0
done_713:
    713  c5f877                    vzeroupper                                           ; sink void
    716  418fc7                    pop r15
    719  418fc6                    pop r14
    71c  418fc5                    pop r13
    71f  418fc4                    pop r12
    722  8fc5                      pop rbp
    724  8fc3                      pop rbx
    726  c3                        ret                                                  ; sink void
