gemm:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  b800000000                mov eax, 0
     12  c4e27d580501070000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
     1b  488b07                    mov rax, qword ptr [rdi]
     1e  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 4096>
     22  488b7f10                  mov rdi, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 4096>
     26  41b80a000000              mov r8d, 10
     2c  413bd0                    cmp edx, r8d                                         ; min int32
     2f  4c8bc2                    mov r8, rdx
     32  41b90a000000              mov r9d, 10
     38  450f4fc1                  cmovg r8d, r9d                                       ; min int32
     3c  4c8bce                    mov r9, rsi                                          ; range int32
     3f  413bf0                    cmp esi, r8d
     42  0f8d4a030000              jge done_392
loop_60:
     60  4569d180010000            imul r10d, r9d, 384                                  ; mul int32
     67  41bb00000000              mov r11d, 0                                          ; range int32
     6d  4a8d1c90                  lea rbx, [rax + r10*4]
     71  488bef                    mov rbp, rdi
loop_80:
     80  c4e27d580593060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     89  c4e27d580d8a060000        vpbroadcastd ymm1, dword ptr [rip + 00000000]
     92  c4e27d581581060000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
     9b  c4e27d581d78060000        vpbroadcastd ymm3, dword ptr [rip + 00000000]
     a4  c4e27d58256f060000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
     ad  c4e27d582d66060000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
     b6  c4e27d58355d060000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
     bf  c4e27d583d54060000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
     c8  c4627d58054b060000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
     d1  c4627d580d42060000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
     da  c4627d581539060000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
     e3  c4627d581d30060000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
     ec  41bc00000000              mov r12d, 0
     f2  4e8d2c91                  lea r13, [rcx + r10*4]
     f6  4c8bf5                    mov r14, rbp
loop_100:
    100  c4427d586500              vpbroadcastd ymm12, dword ptr [r13]                  ; vectorize float32x8
    106  c4417c102e                vmovups ymm13, ymmword ptr [r14]                     ; load float32x8
    10b  c4c21db8c5                vfmadd231ps ymm0, ymm12, ymm13                       ; mulacc float32x8
    110  c4417c107620              vmovups ymm14, ymmword ptr [r14 + 32]                ; load float32x8
    116  c4c21db8ce                vfmadd231ps ymm1, ymm12, ymm14                       ; mulacc float32x8
    11b  c4427d58a500010000        vpbroadcastd ymm12, dword ptr [r13 + 256]            ; vectorize float32x8
    124  c4c21db8d5                vfmadd231ps ymm2, ymm12, ymm13                       ; mulacc float32x8
    129  c4c21db8de                vfmadd231ps ymm3, ymm12, ymm14                       ; mulacc float32x8
    12e  c4427d58a500020000        vpbroadcastd ymm12, dword ptr [r13 + 512]            ; vectorize float32x8
    137  c4c21db8e5                vfmadd231ps ymm4, ymm12, ymm13                       ; mulacc float32x8
    13c  c4c21db8ee                vfmadd231ps ymm5, ymm12, ymm14                       ; mulacc float32x8
    141  c4427d58a500030000        vpbroadcastd ymm12, dword ptr [r13 + 768]            ; vectorize float32x8
    14a  c4c21db8f5                vfmadd231ps ymm6, ymm12, ymm13                       ; mulacc float32x8
    14f  c4c21db8fe                vfmadd231ps ymm7, ymm12, ymm14                       ; mulacc float32x8
    154  c4427d58a500040000        vpbroadcastd ymm12, dword ptr [r13 + 1024]           ; vectorize float32x8
    15d  c4421db8c5                vfmadd231ps ymm8, ymm12, ymm13                       ; mulacc float32x8
    162  c4421db8ce                vfmadd231ps ymm9, ymm12, ymm14                       ; mulacc float32x8
    167  c4427d58a500050000        vpbroadcastd ymm12, dword ptr [r13 + 1280]           ; vectorize float32x8
    170  c4421db8d5                vfmadd231ps ymm10, ymm12, ymm13                      ; mulacc float32x8
    175  c4421db8de                vfmadd231ps ymm11, ymm12, ymm14                      ; mulacc float32x8
    17a  c4427d586504              vpbroadcastd ymm12, dword ptr [r13 + 4]              ; vectorize float32x8
    180  c4417c10ae00010000        vmovups ymm13, ymmword ptr [r14 + 256]               ; load float32x8
    189  c4c21db8c5                vfmadd231ps ymm0, ymm12, ymm13                       ; mulacc float32x8
    18e  c4417c10b620010000        vmovups ymm14, ymmword ptr [r14 + 288]               ; load float32x8
    197  c4c21db8ce                vfmadd231ps ymm1, ymm12, ymm14                       ; mulacc float32x8
    19c  c4427d58a504010000        vpbroadcastd ymm12, dword ptr [r13 + 260]            ; vectorize float32x8
    1a5  c4c21db8d5                vfmadd231ps ymm2, ymm12, ymm13                       ; mulacc float32x8
    1aa  c4c21db8de                vfmadd231ps ymm3, ymm12, ymm14                       ; mulacc float32x8
    1af  c4427d58a504020000        vpbroadcastd ymm12, dword ptr [r13 + 516]            ; vectorize float32x8
    1b8  c4c21db8e5                vfmadd231ps ymm4, ymm12, ymm13                       ; mulacc float32x8
    1bd  c4c21db8ee                vfmadd231ps ymm5, ymm12, ymm14                       ; mulacc float32x8
    1c2  c4427d58a504030000        vpbroadcastd ymm12, dword ptr [r13 + 772]            ; vectorize float32x8
    1cb  c4c21db8f5                vfmadd231ps ymm6, ymm12, ymm13                       ; mulacc float32x8
    1d0  c4c21db8fe                vfmadd231ps ymm7, ymm12, ymm14                       ; mulacc float32x8
    1d5  c4427d58a504040000        vpbroadcastd ymm12, dword ptr [r13 + 1028]           ; vectorize float32x8
    1de  c4421db8c5                vfmadd231ps ymm8, ymm12, ymm13                       ; mulacc float32x8
    1e3  c4421db8ce                vfmadd231ps ymm9, ymm12, ymm14                       ; mulacc float32x8
    1e8  c4427d58a504050000        vpbroadcastd ymm12, dword ptr [r13 + 1284]           ; vectorize float32x8
    1f1  c4421db8d5                vfmadd231ps ymm10, ymm12, ymm13                      ; mulacc float32x8
    1f6  c4421db8de                vfmadd231ps ymm11, ymm12, ymm14                      ; mulacc float32x8
    1fb  c4427d586508              vpbroadcastd ymm12, dword ptr [r13 + 8]              ; vectorize float32x8
    201  c4417c10ae00020000        vmovups ymm13, ymmword ptr [r14 + 512]               ; load float32x8
    20a  c4c21db8c5                vfmadd231ps ymm0, ymm12, ymm13                       ; mulacc float32x8
    20f  c4417c10b620020000        vmovups ymm14, ymmword ptr [r14 + 544]               ; load float32x8
    218  c4c21db8ce                vfmadd231ps ymm1, ymm12, ymm14                       ; mulacc float32x8
    21d  c4427d58a508010000        vpbroadcastd ymm12, dword ptr [r13 + 264]            ; vectorize float32x8
    226  c4c21db8d5                vfmadd231ps ymm2, ymm12, ymm13                       ; mulacc float32x8
    22b  c4c21db8de                vfmadd231ps ymm3, ymm12, ymm14                       ; mulacc float32x8
    230  c4427d58a508020000        vpbroadcastd ymm12, dword ptr [r13 + 520]            ; vectorize float32x8
    239  c4c21db8e5                vfmadd231ps ymm4, ymm12, ymm13                       ; mulacc float32x8
    23e  c4c21db8ee                vfmadd231ps ymm5, ymm12, ymm14                       ; mulacc float32x8
    243  c4427d58a508030000        vpbroadcastd ymm12, dword ptr [r13 + 776]            ; vectorize float32x8
    24c  c4c21db8f5                vfmadd231ps ymm6, ymm12, ymm13                       ; mulacc float32x8
    251  c4c21db8fe                vfmadd231ps ymm7, ymm12, ymm14                       ; mulacc float32x8
    256  c4427d58a508040000        vpbroadcastd ymm12, dword ptr [r13 + 1032]           ; vectorize float32x8
    25f  c4421db8c5                vfmadd231ps ymm8, ymm12, ymm13                       ; mulacc float32x8
    264  c4421db8ce                vfmadd231ps ymm9, ymm12, ymm14                       ; mulacc float32x8
    269  c4427d58a508050000        vpbroadcastd ymm12, dword ptr [r13 + 1288]           ; vectorize float32x8
    272  c4421db8d5                vfmadd231ps ymm10, ymm12, ymm13                      ; mulacc float32x8
    277  c4421db8de                vfmadd231ps ymm11, ymm12, ymm14                      ; mulacc float32x8
    27c  c4427d58650c              vpbroadcastd ymm12, dword ptr [r13 + 12]             ; vectorize float32x8
    282  c4417c10ae00030000        vmovups ymm13, ymmword ptr [r14 + 768]               ; load float32x8
    28b  c4c21db8c5                vfmadd231ps ymm0, ymm12, ymm13                       ; mulacc float32x8
    290  c4417c10b620030000        vmovups ymm14, ymmword ptr [r14 + 800]               ; load float32x8
    299  c4c21db8ce                vfmadd231ps ymm1, ymm12, ymm14                       ; mulacc float32x8
    29e  c4427d58a50c010000        vpbroadcastd ymm12, dword ptr [r13 + 268]            ; vectorize float32x8
    2a7  c4c21db8d5                vfmadd231ps ymm2, ymm12, ymm13                       ; mulacc float32x8
    2ac  c4c21db8de                vfmadd231ps ymm3, ymm12, ymm14                       ; mulacc float32x8
    2b1  c4427d58a50c020000        vpbroadcastd ymm12, dword ptr [r13 + 524]            ; vectorize float32x8
    2ba  c4c21db8e5                vfmadd231ps ymm4, ymm12, ymm13                       ; mulacc float32x8
    2bf  c4c21db8ee                vfmadd231ps ymm5, ymm12, ymm14                       ; mulacc float32x8
    2c4  c4427d58a50c030000        vpbroadcastd ymm12, dword ptr [r13 + 780]            ; vectorize float32x8
    2cd  c4c21db8f5                vfmadd231ps ymm6, ymm12, ymm13                       ; mulacc float32x8
    2d2  c4c21db8fe                vfmadd231ps ymm7, ymm12, ymm14                       ; mulacc float32x8
    2d7  c4427d58a50c040000        vpbroadcastd ymm12, dword ptr [r13 + 1036]           ; vectorize float32x8
    2e0  c4421db8c5                vfmadd231ps ymm8, ymm12, ymm13                       ; mulacc float32x8
    2e5  c4421db8ce                vfmadd231ps ymm9, ymm12, ymm14                       ; mulacc float32x8
    2ea  c4427d58a50c050000        vpbroadcastd ymm12, dword ptr [r13 + 1292]           ; vectorize float32x8
    2f3  c4421db8d5                vfmadd231ps ymm10, ymm12, ymm13                      ; mulacc float32x8
    2f8  c4421db8de                vfmadd231ps ymm11, ymm12, ymm14                      ; mulacc float32x8
    2fd  4983c510                  add r13, 16                                          ; end void
    301  4981c600040000            add r14, 1024
    308  4183c401                  add r12d, 1
    30c  4183fc10                  cmp r12d, 16
    310  0f8ceafdffff              jl loop_100
done_316:
    316  c5fc1103                  vmovups ymmword ptr [rbx], ymm0                      ; store void
    31a  c5fc114b20                vmovups ymmword ptr [rbx + 32], ymm1                 ; store void
    31f  c5fc119300010000          vmovups ymmword ptr [rbx + 256], ymm2                ; store void
    327  c5fc119b20010000          vmovups ymmword ptr [rbx + 288], ymm3                ; store void
    32f  c5fc11a300020000          vmovups ymmword ptr [rbx + 512], ymm4                ; store void
    337  c5fc11ab20020000          vmovups ymmword ptr [rbx + 544], ymm5                ; store void
    33f  c5fc11b300030000          vmovups ymmword ptr [rbx + 768], ymm6                ; store void
    347  c5fc11bb20030000          vmovups ymmword ptr [rbx + 800], ymm7                ; store void
    34f  c57c118300040000          vmovups ymmword ptr [rbx + 1024], ymm8               ; store void
    357  c57c118b20040000          vmovups ymmword ptr [rbx + 1056], ymm9               ; store void
    35f  c57c119300050000          vmovups ymmword ptr [rbx + 1280], ymm10              ; store void
    367  c57c119b20050000          vmovups ymmword ptr [rbx + 1312], ymm11              ; store void
    36f  4883c340                  add rbx, 64                                          ; end void
    373  4883c540                  add rbp, 64
    377  4183c301                  add r11d, 1
    37b  4183fb04                  cmp r11d, 4
    37f  0f8cfbfcffff              jl loop_80
done_385:
    385  4183c101                  add r9d, 1                                           ; end void
    389  453bc8                    cmp r9d, r8d
    38c  0f8ccefcffff              jl loop_60
done_392:
    392  41b80a000000              mov r8d, 10
    398  413bf0                    cmp esi, r8d                                         ; max int32
    39b  41b80a000000              mov r8d, 10
    3a1  410f4cf0                  cmovl esi, r8d                                       ; max int32
    3a5  4c8bc6                    mov r8, rsi                                          ; range int32
    3a8  3bf2                      cmp esi, edx
    3aa  0f8d58030000              jge done_708
loop_3c0:
    3c0  be00000000                mov esi, 0                                           ; range int32
    3c5  4c8bc8                    mov r9, rax
    3c8  4c8bd7                    mov r10, rdi
loop_3e0:
    3e0  c4e27d580533030000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    3e9  c4e27d580d2a030000        vpbroadcastd ymm1, dword ptr [rip + 00000000]
    3f2  c4e27d581521030000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
    3fb  c4e27d581d18030000        vpbroadcastd ymm3, dword ptr [rip + 00000000]
    404  c4e27d58250f030000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
    40d  c4e27d582d06030000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
    416  c4e27d5835fd020000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
    41f  c4e27d583df4020000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
    428  c4627d5805eb020000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
    431  c4627d580de2020000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
    43a  c4627d5815d9020000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
    443  c4627d581dd0020000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
    44c  41bb00000000              mov r11d, 0
    452  488bd9                    mov rbx, rcx
    455  498bea                    mov rbp, r10
loop_460:
    460  c4627d58a3003a0000        vpbroadcastd ymm12, dword ptr [rbx + 14848]          ; vectorize float32x8
    469  c57c106d00                vmovups ymm13, ymmword ptr [rbp]                     ; load float32x8
    46e  c4c21db8c5                vfmadd231ps ymm0, ymm12, ymm13                       ; mulacc float32x8
    473  c57c107520                vmovups ymm14, ymmword ptr [rbp + 32]                ; load float32x8
    478  c4c21db8ce                vfmadd231ps ymm1, ymm12, ymm14                       ; mulacc float32x8
    47d  c4627d58a3003b0000        vpbroadcastd ymm12, dword ptr [rbx + 15104]          ; vectorize float32x8
    486  c4c21db8d5                vfmadd231ps ymm2, ymm12, ymm13                       ; mulacc float32x8
    48b  c4c21db8de                vfmadd231ps ymm3, ymm12, ymm14                       ; mulacc float32x8
    490  c4627d58a3003c0000        vpbroadcastd ymm12, dword ptr [rbx + 15360]          ; vectorize float32x8
    499  c4c21db8e5                vfmadd231ps ymm4, ymm12, ymm13                       ; mulacc float32x8
    49e  c4c21db8ee                vfmadd231ps ymm5, ymm12, ymm14                       ; mulacc float32x8
    4a3  c4627d58a3003d0000        vpbroadcastd ymm12, dword ptr [rbx + 15616]          ; vectorize float32x8
    4ac  c4c21db8f5                vfmadd231ps ymm6, ymm12, ymm13                       ; mulacc float32x8
    4b1  c4c21db8fe                vfmadd231ps ymm7, ymm12, ymm14                       ; mulacc float32x8
    4b6  c4627d58a3003e0000        vpbroadcastd ymm12, dword ptr [rbx + 15872]          ; vectorize float32x8
    4bf  c4421db8c5                vfmadd231ps ymm8, ymm12, ymm13                       ; mulacc float32x8
    4c4  c4421db8ce                vfmadd231ps ymm9, ymm12, ymm14                       ; mulacc float32x8
    4c9  c4627d58a3003f0000        vpbroadcastd ymm12, dword ptr [rbx + 16128]          ; vectorize float32x8
    4d2  c4421db8d5                vfmadd231ps ymm10, ymm12, ymm13                      ; mulacc float32x8
    4d7  c4421db8de                vfmadd231ps ymm11, ymm12, ymm14                      ; mulacc float32x8
    4dc  c4627d58a3043a0000        vpbroadcastd ymm12, dword ptr [rbx + 14852]          ; vectorize float32x8
    4e5  c57c10ad00010000          vmovups ymm13, ymmword ptr [rbp + 256]               ; load float32x8
    4ed  c4c21db8c5                vfmadd231ps ymm0, ymm12, ymm13                       ; mulacc float32x8
    4f2  c57c10b520010000          vmovups ymm14, ymmword ptr [rbp + 288]               ; load float32x8
    4fa  c4c21db8ce                vfmadd231ps ymm1, ymm12, ymm14                       ; mulacc float32x8
    4ff  c4627d58a3043b0000        vpbroadcastd ymm12, dword ptr [rbx + 15108]          ; vectorize float32x8
    508  c4c21db8d5                vfmadd231ps ymm2, ymm12, ymm13                       ; mulacc float32x8
    50d  c4c21db8de                vfmadd231ps ymm3, ymm12, ymm14                       ; mulacc float32x8
    512  c4627d58a3043c0000        vpbroadcastd ymm12, dword ptr [rbx + 15364]          ; vectorize float32x8
    51b  c4c21db8e5                vfmadd231ps ymm4, ymm12, ymm13                       ; mulacc float32x8
    520  c4c21db8ee                vfmadd231ps ymm5, ymm12, ymm14                       ; mulacc float32x8
    525  c4627d58a3043d0000        vpbroadcastd ymm12, dword ptr [rbx + 15620]          ; vectorize float32x8
    52e  c4c21db8f5                vfmadd231ps ymm6, ymm12, ymm13                       ; mulacc float32x8
    533  c4c21db8fe                vfmadd231ps ymm7, ymm12, ymm14                       ; mulacc float32x8
    538  c4627d58a3043e0000        vpbroadcastd ymm12, dword ptr [rbx + 15876]          ; vectorize float32x8
    541  c4421db8c5                vfmadd231ps ymm8, ymm12, ymm13                       ; mulacc float32x8
    546  c4421db8ce                vfmadd231ps ymm9, ymm12, ymm14                       ; mulacc float32x8
    54b  c4627d58a3043f0000        vpbroadcastd ymm12, dword ptr [rbx + 16132]          ; vectorize float32x8
    554  c4421db8d5                vfmadd231ps ymm10, ymm12, ymm13                      ; mulacc float32x8
    559  c4421db8de                vfmadd231ps ymm11, ymm12, ymm14                      ; mulacc float32x8
    55e  c4627d58a3083a0000        vpbroadcastd ymm12, dword ptr [rbx + 14856]          ; vectorize float32x8
    567  c57c10ad00020000          vmovups ymm13, ymmword ptr [rbp + 512]               ; load float32x8
    56f  c4c21db8c5                vfmadd231ps ymm0, ymm12, ymm13                       ; mulacc float32x8
    574  c57c10b520020000          vmovups ymm14, ymmword ptr [rbp + 544]               ; load float32x8
    57c  c4c21db8ce                vfmadd231ps ymm1, ymm12, ymm14                       ; mulacc float32x8
    581  c4627d58a3083b0000        vpbroadcastd ymm12, dword ptr [rbx + 15112]          ; vectorize float32x8
    58a  c4c21db8d5                vfmadd231ps ymm2, ymm12, ymm13                       ; mulacc float32x8
    58f  c4c21db8de                vfmadd231ps ymm3, ymm12, ymm14                       ; mulacc float32x8
    594  c4627d58a3083c0000        vpbroadcastd ymm12, dword ptr [rbx + 15368]          ; vectorize float32x8
    59d  c4c21db8e5                vfmadd231ps ymm4, ymm12, ymm13                       ; mulacc float32x8
    5a2  c4c21db8ee                vfmadd231ps ymm5, ymm12, ymm14                       ; mulacc float32x8
    5a7  c4627d58a3083d0000        vpbroadcastd ymm12, dword ptr [rbx + 15624]          ; vectorize float32x8
    5b0  c4c21db8f5                vfmadd231ps ymm6, ymm12, ymm13                       ; mulacc float32x8
    5b5  c4c21db8fe                vfmadd231ps ymm7, ymm12, ymm14                       ; mulacc float32x8
    5ba  c4627d58a3083e0000        vpbroadcastd ymm12, dword ptr [rbx + 15880]          ; vectorize float32x8
    5c3  c4421db8c5                vfmadd231ps ymm8, ymm12, ymm13                       ; mulacc float32x8
    5c8  c4421db8ce                vfmadd231ps ymm9, ymm12, ymm14                       ; mulacc float32x8
    5cd  c4627d58a3083f0000        vpbroadcastd ymm12, dword ptr [rbx + 16136]          ; vectorize float32x8
    5d6  c4421db8d5                vfmadd231ps ymm10, ymm12, ymm13                      ; mulacc float32x8
    5db  c4421db8de                vfmadd231ps ymm11, ymm12, ymm14                      ; mulacc float32x8
    5e0  c4627d58a30c3a0000        vpbroadcastd ymm12, dword ptr [rbx + 14860]          ; vectorize float32x8
    5e9  c57c10ad00030000          vmovups ymm13, ymmword ptr [rbp + 768]               ; load float32x8
    5f1  c4c21db8c5                vfmadd231ps ymm0, ymm12, ymm13                       ; mulacc float32x8
    5f6  c57c10b520030000          vmovups ymm14, ymmword ptr [rbp + 800]               ; load float32x8
    5fe  c4c21db8ce                vfmadd231ps ymm1, ymm12, ymm14                       ; mulacc float32x8
    603  c4627d58a30c3b0000        vpbroadcastd ymm12, dword ptr [rbx + 15116]          ; vectorize float32x8
    60c  c4c21db8d5                vfmadd231ps ymm2, ymm12, ymm13                       ; mulacc float32x8
    611  c4c21db8de                vfmadd231ps ymm3, ymm12, ymm14                       ; mulacc float32x8
    616  c4627d58a30c3c0000        vpbroadcastd ymm12, dword ptr [rbx + 15372]          ; vectorize float32x8
    61f  c4c21db8e5                vfmadd231ps ymm4, ymm12, ymm13                       ; mulacc float32x8
    624  c4c21db8ee                vfmadd231ps ymm5, ymm12, ymm14                       ; mulacc float32x8
    629  c4627d58a30c3d0000        vpbroadcastd ymm12, dword ptr [rbx + 15628]          ; vectorize float32x8
    632  c4c21db8f5                vfmadd231ps ymm6, ymm12, ymm13                       ; mulacc float32x8
    637  c4c21db8fe                vfmadd231ps ymm7, ymm12, ymm14                       ; mulacc float32x8
    63c  c4627d58a30c3e0000        vpbroadcastd ymm12, dword ptr [rbx + 15884]          ; vectorize float32x8
    645  c4421db8c5                vfmadd231ps ymm8, ymm12, ymm13                       ; mulacc float32x8
    64a  c4421db8ce                vfmadd231ps ymm9, ymm12, ymm14                       ; mulacc float32x8
    64f  c4627d58a30c3f0000        vpbroadcastd ymm12, dword ptr [rbx + 16140]          ; vectorize float32x8
    658  c4421db8d5                vfmadd231ps ymm10, ymm12, ymm13                      ; mulacc float32x8
    65d  c4421db8de                vfmadd231ps ymm11, ymm12, ymm14                      ; mulacc float32x8
    662  4883c310                  add rbx, 16                                          ; end void
    666  4881c500040000            add rbp, 1024
    66d  4183c301                  add r11d, 1
    671  4183fb10                  cmp r11d, 16
    675  0f8ce5fdffff              jl loop_460
done_67b:
    67b  c4c17c1181003a0000        vmovups ymmword ptr [r9 + 14848], ymm0               ; store void
    684  c4c17c1189203a0000        vmovups ymmword ptr [r9 + 14880], ymm1               ; store void
    68d  c4c17c1191003b0000        vmovups ymmword ptr [r9 + 15104], ymm2               ; store void
    696  c4c17c1199203b0000        vmovups ymmword ptr [r9 + 15136], ymm3               ; store void
    69f  c4c17c11a1003c0000        vmovups ymmword ptr [r9 + 15360], ymm4               ; store void
    6a8  c4c17c11a9203c0000        vmovups ymmword ptr [r9 + 15392], ymm5               ; store void
    6b1  c4c17c11b1003d0000        vmovups ymmword ptr [r9 + 15616], ymm6               ; store void
    6ba  c4c17c11b9203d0000        vmovups ymmword ptr [r9 + 15648], ymm7               ; store void
    6c3  c4417c1181003e0000        vmovups ymmword ptr [r9 + 15872], ymm8               ; store void
    6cc  c4417c1189203e0000        vmovups ymmword ptr [r9 + 15904], ymm9               ; store void
    6d5  c4417c1191003f0000        vmovups ymmword ptr [r9 + 16128], ymm10              ; store void
    6de  c4417c1199203f0000        vmovups ymmword ptr [r9 + 16160], ymm11              ; store void
    6e7  4983c140                  add r9, 64                                           ; end void
    6eb  4983c240                  add r10, 64
    6ef  83c601                    add esi, 1
    6f2  83fe04                    cmp esi, 4
    6f5  0f8ce5fcffff              jl loop_3e0
done_6fb:
    6fb  4183c001                  add r8d, 1                                           ; end void
    6ff  443bc2                    cmp r8d, edx
    702  0f8cb8fcffff              jl loop_3c0
done_708:
    708  c5f877                    vzeroupper                                           ; sink void
    70b  418fc6                    pop r14
    70e  418fc5                    pop r13
    711  418fc4                    pop r12
    714  8fc5                      pop rbp
    716  8fc3                      pop rbx
    718  c3                        ret                                                  ; sink void
