gemm:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  41fff7                    push r15
     10  b80a000000                mov eax, 10
     15  c4e27d5805aa060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
     1e  488b0f                    mov rcx, qword ptr [rdi]
     21  4c8b4708                  mov r8, qword ptr [rdi + 8]                          ; define_global ptr<float32, global, 4096>
     25  488b7f10                  mov rdi, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 4096>
     29  3bd0                      cmp edx, eax                                         ; min int32
     2b  4c8bca                    mov r9, rdx
     2e  440f4fc8                  cmovg r9d, eax
     32  4c8bd6                    mov r10, rsi                                         ; range int32
     35  413bf1                    cmp esi, r9d
     38  0f8d2a030000              jge done_368
loop_40:
     40  4569da80010000            imul r11d, r10d, 384                                 ; mul int32
     47  4a8d1c99                  lea rbx, [rcx + r11*4]                               ; range int32
     4b  488bef                    mov rbp, rdi
     4e  4c8da300010000            lea r12, [rbx + 256]
loop_60:
     60  c4e27d580d5f060000        vpbroadcastd ymm1, dword ptr [rip + 00000000]        ; range int32
     69  c4e27d581556060000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
     72  c4e27d581d4d060000        vpbroadcastd ymm3, dword ptr [rip + 00000000]
     7b  c4e27d582544060000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
     84  c4e27d582d3b060000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
     8d  c4e27d583532060000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
     96  c4e27d583d29060000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
     9f  c4627d580520060000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
     a8  c4627d580d17060000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
     b1  c4627d58150e060000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
     ba  c4627d581d05060000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
     c3  c4627d5825fc050000        vpbroadcastd ymm12, dword ptr [rip + 00000000]
     cc  4f8d2c98                  lea r13, [r8 + r11*4]
     d0  4c8bf5                    mov r14, rbp
     d3  4d8dbd00010000            lea r15, [r13 + 256]
loop_e0:
     e0  c4427d586d00              vpbroadcastd ymm13, dword ptr [r13]                  ; load float32
     e6  c4417c1036                vmovups ymm14, ymmword ptr [r14]                     ; load float32x8
     eb  c4c215b8ce                vfmadd231ps ymm1, ymm13, ymm14                       ; mulacc float32x8
     f0  c4417c107e20              vmovups ymm15, ymmword ptr [r14 + 32]                ; load float32x8
     f6  c4c215b8d7                vfmadd231ps ymm2, ymm13, ymm15                       ; mulacc float32x8
     fb  c4427d58ad00010000        vpbroadcastd ymm13, dword ptr [r13 + 256]            ; load float32
    104  c4c215b8de                vfmadd231ps ymm3, ymm13, ymm14                       ; mulacc float32x8
    109  c4c215b8e7                vfmadd231ps ymm4, ymm13, ymm15                       ; mulacc float32x8
    10e  c4427d58ad00020000        vpbroadcastd ymm13, dword ptr [r13 + 512]            ; load float32
    117  c4c215b8ee                vfmadd231ps ymm5, ymm13, ymm14                       ; mulacc float32x8
    11c  c4c215b8f7                vfmadd231ps ymm6, ymm13, ymm15                       ; mulacc float32x8
    121  c4427d58ad00030000        vpbroadcastd ymm13, dword ptr [r13 + 768]            ; load float32
    12a  c4c215b8fe                vfmadd231ps ymm7, ymm13, ymm14                       ; mulacc float32x8
    12f  c44215b8c7                vfmadd231ps ymm8, ymm13, ymm15                       ; mulacc float32x8
    134  c4427d58ad00040000        vpbroadcastd ymm13, dword ptr [r13 + 1024]           ; load float32
    13d  c44215b8ce                vfmadd231ps ymm9, ymm13, ymm14                       ; mulacc float32x8
    142  c44215b8d7                vfmadd231ps ymm10, ymm13, ymm15                      ; mulacc float32x8
    147  c4427d58ad00050000        vpbroadcastd ymm13, dword ptr [r13 + 1280]           ; load float32
    150  c44215b8de                vfmadd231ps ymm11, ymm13, ymm14                      ; mulacc float32x8
    155  c44215b8e7                vfmadd231ps ymm12, ymm13, ymm15                      ; mulacc float32x8
    15a  c4427d586d04              vpbroadcastd ymm13, dword ptr [r13 + 4]              ; load float32
    160  c4417c10b600010000        vmovups ymm14, ymmword ptr [r14 + 256]               ; load float32x8
    169  c4c215b8ce                vfmadd231ps ymm1, ymm13, ymm14                       ; mulacc float32x8
    16e  c4417c10be20010000        vmovups ymm15, ymmword ptr [r14 + 288]               ; load float32x8
    177  c4c215b8d7                vfmadd231ps ymm2, ymm13, ymm15                       ; mulacc float32x8
    17c  c4427d58ad04010000        vpbroadcastd ymm13, dword ptr [r13 + 260]            ; load float32
    185  c4c215b8de                vfmadd231ps ymm3, ymm13, ymm14                       ; mulacc float32x8
    18a  c4c215b8e7                vfmadd231ps ymm4, ymm13, ymm15                       ; mulacc float32x8
    18f  c4427d58ad04020000        vpbroadcastd ymm13, dword ptr [r13 + 516]            ; load float32
    198  c4c215b8ee                vfmadd231ps ymm5, ymm13, ymm14                       ; mulacc float32x8
    19d  c4c215b8f7                vfmadd231ps ymm6, ymm13, ymm15                       ; mulacc float32x8
    1a2  c4427d58ad04030000        vpbroadcastd ymm13, dword ptr [r13 + 772]            ; load float32
    1ab  c4c215b8fe                vfmadd231ps ymm7, ymm13, ymm14                       ; mulacc float32x8
    1b0  c44215b8c7                vfmadd231ps ymm8, ymm13, ymm15                       ; mulacc float32x8
    1b5  c4427d58ad04040000        vpbroadcastd ymm13, dword ptr [r13 + 1028]           ; load float32
    1be  c44215b8ce                vfmadd231ps ymm9, ymm13, ymm14                       ; mulacc float32x8
    1c3  c44215b8d7                vfmadd231ps ymm10, ymm13, ymm15                      ; mulacc float32x8
    1c8  c4427d58ad04050000        vpbroadcastd ymm13, dword ptr [r13 + 1284]           ; load float32
    1d1  c44215b8de                vfmadd231ps ymm11, ymm13, ymm14                      ; mulacc float32x8
    1d6  c44215b8e7                vfmadd231ps ymm12, ymm13, ymm15                      ; mulacc float32x8
    1db  c4427d586d08              vpbroadcastd ymm13, dword ptr [r13 + 8]              ; load float32
    1e1  c4417c10b600020000        vmovups ymm14, ymmword ptr [r14 + 512]               ; load float32x8
    1ea  c4c215b8ce                vfmadd231ps ymm1, ymm13, ymm14                       ; mulacc float32x8
    1ef  c4417c10be20020000        vmovups ymm15, ymmword ptr [r14 + 544]               ; load float32x8
    1f8  c4c215b8d7                vfmadd231ps ymm2, ymm13, ymm15                       ; mulacc float32x8
    1fd  c4427d58ad08010000        vpbroadcastd ymm13, dword ptr [r13 + 264]            ; load float32
    206  c4c215b8de                vfmadd231ps ymm3, ymm13, ymm14                       ; mulacc float32x8
    20b  c4c215b8e7                vfmadd231ps ymm4, ymm13, ymm15                       ; mulacc float32x8
    210  c4427d58ad08020000        vpbroadcastd ymm13, dword ptr [r13 + 520]            ; load float32
    219  c4c215b8ee                vfmadd231ps ymm5, ymm13, ymm14                       ; mulacc float32x8
    21e  c4c215b8f7                vfmadd231ps ymm6, ymm13, ymm15                       ; mulacc float32x8
    223  c4427d58ad08030000        vpbroadcastd ymm13, dword ptr [r13 + 776]            ; load float32
    22c  c4c215b8fe                vfmadd231ps ymm7, ymm13, ymm14                       ; mulacc float32x8
    231  c44215b8c7                vfmadd231ps ymm8, ymm13, ymm15                       ; mulacc float32x8
    236  c4427d58ad08040000        vpbroadcastd ymm13, dword ptr [r13 + 1032]           ; load float32
    23f  c44215b8ce                vfmadd231ps ymm9, ymm13, ymm14                       ; mulacc float32x8
    244  c44215b8d7                vfmadd231ps ymm10, ymm13, ymm15                      ; mulacc float32x8
    249  c4427d58ad08050000        vpbroadcastd ymm13, dword ptr [r13 + 1288]           ; load float32
    252  c44215b8de                vfmadd231ps ymm11, ymm13, ymm14                      ; mulacc float32x8
    257  c44215b8e7                vfmadd231ps ymm12, ymm13, ymm15                      ; mulacc float32x8
    25c  c4427d586d0c              vpbroadcastd ymm13, dword ptr [r13 + 12]             ; load float32
    262  c4417c10b600030000        vmovups ymm14, ymmword ptr [r14 + 768]               ; load float32x8
    26b  c4c215b8ce                vfmadd231ps ymm1, ymm13, ymm14                       ; mulacc float32x8
    270  c4417c10be20030000        vmovups ymm15, ymmword ptr [r14 + 800]               ; load float32x8
    279  c4c215b8d7                vfmadd231ps ymm2, ymm13, ymm15                       ; mulacc float32x8
    27e  c4427d58ad0c010000        vpbroadcastd ymm13, dword ptr [r13 + 268]            ; load float32
    287  c4c215b8de                vfmadd231ps ymm3, ymm13, ymm14                       ; mulacc float32x8
    28c  c4c215b8e7                vfmadd231ps ymm4, ymm13, ymm15                       ; mulacc float32x8
    291  c4427d58ad0c020000        vpbroadcastd ymm13, dword ptr [r13 + 524]            ; load float32
    29a  c4c215b8ee                vfmadd231ps ymm5, ymm13, ymm14                       ; mulacc float32x8
    29f  c4c215b8f7                vfmadd231ps ymm6, ymm13, ymm15                       ; mulacc float32x8
    2a4  c4427d58ad0c030000        vpbroadcastd ymm13, dword ptr [r13 + 780]            ; load float32
    2ad  c4c215b8fe                vfmadd231ps ymm7, ymm13, ymm14                       ; mulacc float32x8
    2b2  c44215b8c7                vfmadd231ps ymm8, ymm13, ymm15                       ; mulacc float32x8
    2b7  c4427d58ad0c040000        vpbroadcastd ymm13, dword ptr [r13 + 1036]           ; load float32
    2c0  c44215b8ce                vfmadd231ps ymm9, ymm13, ymm14                       ; mulacc float32x8
    2c5  c44215b8d7                vfmadd231ps ymm10, ymm13, ymm15                      ; mulacc float32x8
    2ca  c4427d58ad0c050000        vpbroadcastd ymm13, dword ptr [r13 + 1292]           ; load float32
    2d3  c44215b8de                vfmadd231ps ymm11, ymm13, ymm14                      ; mulacc float32x8
    2d8  c44215b8e7                vfmadd231ps ymm12, ymm13, ymm15                      ; mulacc float32x8
    2dd  4983c510                  add r13, 16                                          ; end void
    2e1  4981c600040000            add r14, 1024
    2e8  4d3bef                    cmp r13, r15
    2eb  0f85effdffff              jne loop_e0
done_2f1:
    2f1  c5fc110b                  vmovups ymmword ptr [rbx], ymm1                      ; store void
    2f5  c5fc115320                vmovups ymmword ptr [rbx + 32], ymm2                 ; store void
    2fa  c5fc119b00010000          vmovups ymmword ptr [rbx + 256], ymm3                ; store void
    302  c5fc11a320010000          vmovups ymmword ptr [rbx + 288], ymm4                ; store void
    30a  c5fc11ab00020000          vmovups ymmword ptr [rbx + 512], ymm5                ; store void
    312  c5fc11b320020000          vmovups ymmword ptr [rbx + 544], ymm6                ; store void
    31a  c5fc11bb00030000          vmovups ymmword ptr [rbx + 768], ymm7                ; store void
    322  c57c118320030000          vmovups ymmword ptr [rbx + 800], ymm8                ; store void
    32a  c57c118b00040000          vmovups ymmword ptr [rbx + 1024], ymm9               ; store void
    332  c57c119320040000          vmovups ymmword ptr [rbx + 1056], ymm10              ; store void
    33a  c57c119b00050000          vmovups ymmword ptr [rbx + 1280], ymm11              ; store void
    342  c57c11a320050000          vmovups ymmword ptr [rbx + 1312], ymm12              ; store void
    34a  4883c340                  add rbx, 64                                          ; end void
    34e  4883c540                  add rbp, 64
    352  493bdc                    cmp rbx, r12
    355  0f8505fdffff              jne loop_60
done_35b:
    35b  4183c201                  add r10d, 1                                          ; end void
    35f  453bd1                    cmp r10d, r9d
    362  0f8cd8fcffff              jl loop_40
done_368:
    368  3bf0                      cmp esi, eax                                         ; max int32
    36a  0f4cf0                    cmovl esi, eax
    36d  488bc6                    mov rax, rsi                                         ; range int32
    370  3bf2                      cmp esi, edx
    372  0f8d39030000              jge done_6b1
loop_380:
    380  488bf1                    mov rsi, rcx                                         ; range int32
    383  4c8bcf                    mov r9, rdi
    386  4c8d9600010000            lea r10, [rsi + 256]
loop_3a0:
    3a0  c4e27d580d1f030000        vpbroadcastd ymm1, dword ptr [rip + 00000000]        ; range int32
    3a9  c4e27d581516030000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
    3b2  c4e27d581d0d030000        vpbroadcastd ymm3, dword ptr [rip + 00000000]
    3bb  c4e27d582504030000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
    3c4  c4e27d582dfb020000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
    3cd  c4e27d5835f2020000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
    3d6  c4e27d583de9020000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
    3df  c4627d5805e0020000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
    3e8  c4627d580dd7020000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
    3f1  c4627d5815ce020000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
    3fa  c4627d581dc5020000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
    403  c4627d5825bc020000        vpbroadcastd ymm12, dword ptr [rip + 00000000]
    40c  4d8bd8                    mov r11, r8
    40f  498bd9                    mov rbx, r9
    412  498dab00010000            lea rbp, [r11 + 256]
loop_420:
    420  c4427d58ab003a0000        vpbroadcastd ymm13, dword ptr [r11 + 14848]          ; load float32
    429  c57c1033                  vmovups ymm14, ymmword ptr [rbx]                     ; load float32x8
    42d  c4c215b8ce                vfmadd231ps ymm1, ymm13, ymm14                       ; mulacc float32x8
    432  c57c107b20                vmovups ymm15, ymmword ptr [rbx + 32]                ; load float32x8
    437  c4c215b8d7                vfmadd231ps ymm2, ymm13, ymm15                       ; mulacc float32x8
    43c  c4427d58ab003b0000        vpbroadcastd ymm13, dword ptr [r11 + 15104]          ; load float32
    445  c4c215b8de                vfmadd231ps ymm3, ymm13, ymm14                       ; mulacc float32x8
    44a  c4c215b8e7                vfmadd231ps ymm4, ymm13, ymm15                       ; mulacc float32x8
    44f  c4427d58ab003c0000        vpbroadcastd ymm13, dword ptr [r11 + 15360]          ; load float32
    458  c4c215b8ee                vfmadd231ps ymm5, ymm13, ymm14                       ; mulacc float32x8
    45d  c4c215b8f7                vfmadd231ps ymm6, ymm13, ymm15                       ; mulacc float32x8
    462  c4427d58ab003d0000        vpbroadcastd ymm13, dword ptr [r11 + 15616]          ; load float32
    46b  c4c215b8fe                vfmadd231ps ymm7, ymm13, ymm14                       ; mulacc float32x8
    470  c44215b8c7                vfmadd231ps ymm8, ymm13, ymm15                       ; mulacc float32x8
    475  c4427d58ab003e0000        vpbroadcastd ymm13, dword ptr [r11 + 15872]          ; load float32
    47e  c44215b8ce                vfmadd231ps ymm9, ymm13, ymm14                       ; mulacc float32x8
    483  c44215b8d7                vfmadd231ps ymm10, ymm13, ymm15                      ; mulacc float32x8
    488  c4427d58ab003f0000        vpbroadcastd ymm13, dword ptr [r11 + 16128]          ; load float32
    491  c44215b8de                vfmadd231ps ymm11, ymm13, ymm14                      ; mulacc float32x8
    496  c44215b8e7                vfmadd231ps ymm12, ymm13, ymm15                      ; mulacc float32x8
    49b  c4427d58ab043a0000        vpbroadcastd ymm13, dword ptr [r11 + 14852]          ; load float32
    4a4  c57c10b300010000          vmovups ymm14, ymmword ptr [rbx + 256]               ; load float32x8
    4ac  c4c215b8ce                vfmadd231ps ymm1, ymm13, ymm14                       ; mulacc float32x8
    4b1  c57c10bb20010000          vmovups ymm15, ymmword ptr [rbx + 288]               ; load float32x8
    4b9  c4c215b8d7                vfmadd231ps ymm2, ymm13, ymm15                       ; mulacc float32x8
    4be  c4427d58ab043b0000        vpbroadcastd ymm13, dword ptr [r11 + 15108]          ; load float32
    4c7  c4c215b8de                vfmadd231ps ymm3, ymm13, ymm14                       ; mulacc float32x8
    4cc  c4c215b8e7                vfmadd231ps ymm4, ymm13, ymm15                       ; mulacc float32x8
    4d1  c4427d58ab043c0000        vpbroadcastd ymm13, dword ptr [r11 + 15364]          ; load float32
    4da  c4c215b8ee                vfmadd231ps ymm5, ymm13, ymm14                       ; mulacc float32x8
    4df  c4c215b8f7                vfmadd231ps ymm6, ymm13, ymm15                       ; mulacc float32x8
    4e4  c4427d58ab043d0000        vpbroadcastd ymm13, dword ptr [r11 + 15620]          ; load float32
    4ed  c4c215b8fe                vfmadd231ps ymm7, ymm13, ymm14                       ; mulacc float32x8
    4f2  c44215b8c7                vfmadd231ps ymm8, ymm13, ymm15                       ; mulacc float32x8
    4f7  c4427d58ab043e0000        vpbroadcastd ymm13, dword ptr [r11 + 15876]          ; load float32
    500  c44215b8ce                vfmadd231ps ymm9, ymm13, ymm14                       ; mulacc float32x8
    505  c44215b8d7                vfmadd231ps ymm10, ymm13, ymm15                      ; mulacc float32x8
    50a  c4427d58ab043f0000        vpbroadcastd ymm13, dword ptr [r11 + 16132]          ; load float32
    513  c44215b8de                vfmadd231ps ymm11, ymm13, ymm14                      ; mulacc float32x8
    518  c44215b8e7                vfmadd231ps ymm12, ymm13, ymm15                      ; mulacc float32x8
    51d  c4427d58ab083a0000        vpbroadcastd ymm13, dword ptr [r11 + 14856]          ; load float32
    526  c57c10b300020000          vmovups ymm14, ymmword ptr [rbx + 512]               ; load float32x8
    52e  c4c215b8ce                vfmadd231ps ymm1, ymm13, ymm14                       ; mulacc float32x8
    533  c57c10bb20020000          vmovups ymm15, ymmword ptr [rbx + 544]               ; load float32x8
    53b  c4c215b8d7                vfmadd231ps ymm2, ymm13, ymm15                       ; mulacc float32x8
    540  c4427d58ab083b0000        vpbroadcastd ymm13, dword ptr [r11 + 15112]          ; load float32
    549  c4c215b8de                vfmadd231ps ymm3, ymm13, ymm14                       ; mulacc float32x8
    54e  c4c215b8e7                vfmadd231ps ymm4, ymm13, ymm15                       ; mulacc float32x8
    553  c4427d58ab083c0000        vpbroadcastd ymm13, dword ptr [r11 + 15368]          ; load float32
    55c  c4c215b8ee                vfmadd231ps ymm5, ymm13, ymm14                       ; mulacc float32x8
    561  c4c215b8f7                vfmadd231ps ymm6, ymm13, ymm15                       ; mulacc float32x8
    566  c4427d58ab083d0000        vpbroadcastd ymm13, dword ptr [r11 + 15624]          ; load float32
    56f  c4c215b8fe                vfmadd231ps ymm7, ymm13, ymm14                       ; mulacc float32x8
    574  c44215b8c7                vfmadd231ps ymm8, ymm13, ymm15                       ; mulacc float32x8
    579  c4427d58ab083e0000        vpbroadcastd ymm13, dword ptr [r11 + 15880]          ; load float32
    582  c44215b8ce                vfmadd231ps ymm9, ymm13, ymm14                       ; mulacc float32x8
    587  c44215b8d7                vfmadd231ps ymm10, ymm13, ymm15                      ; mulacc float32x8
    58c  c4427d58ab083f0000        vpbroadcastd ymm13, dword ptr [r11 + 16136]          ; load float32
    595  c44215b8de                vfmadd231ps ymm11, ymm13, ymm14                      ; mulacc float32x8
    59a  c44215b8e7                vfmadd231ps ymm12, ymm13, ymm15                      ; mulacc float32x8
    59f  c4427d58ab0c3a0000        vpbroadcastd ymm13, dword ptr [r11 + 14860]          ; load float32
    5a8  c57c10b300030000          vmovups ymm14, ymmword ptr [rbx + 768]               ; load float32x8
    5b0  c4c215b8ce                vfmadd231ps ymm1, ymm13, ymm14                       ; mulacc float32x8
    5b5  c57c10bb20030000          vmovups ymm15, ymmword ptr [rbx + 800]               ; load float32x8
    5bd  c4c215b8d7                vfmadd231ps ymm2, ymm13, ymm15                       ; mulacc float32x8
    5c2  c4427d58ab0c3b0000        vpbroadcastd ymm13, dword ptr [r11 + 15116]          ; load float32
    5cb  c4c215b8de                vfmadd231ps ymm3, ymm13, ymm14                       ; mulacc float32x8
    5d0  c4c215b8e7                vfmadd231ps ymm4, ymm13, ymm15                       ; mulacc float32x8
    5d5  c4427d58ab0c3c0000        vpbroadcastd ymm13, dword ptr [r11 + 15372]          ; load float32
    5de  c4c215b8ee                vfmadd231ps ymm5, ymm13, ymm14                       ; mulacc float32x8
    5e3  c4c215b8f7                vfmadd231ps ymm6, ymm13, ymm15                       ; mulacc float32x8
    5e8  c4427d58ab0c3d0000        vpbroadcastd ymm13, dword ptr [r11 + 15628]          ; load float32
    5f1  c4c215b8fe                vfmadd231ps ymm7, ymm13, ymm14                       ; mulacc float32x8
    5f6  c44215b8c7                vfmadd231ps ymm8, ymm13, ymm15                       ; mulacc float32x8
    5fb  c4427d58ab0c3e0000        vpbroadcastd ymm13, dword ptr [r11 + 15884]          ; load float32
    604  c44215b8ce                vfmadd231ps ymm9, ymm13, ymm14                       ; mulacc float32x8
    609  c44215b8d7                vfmadd231ps ymm10, ymm13, ymm15                      ; mulacc float32x8
    60e  c4427d58ab0c3f0000        vpbroadcastd ymm13, dword ptr [r11 + 16140]          ; load float32
    617  c44215b8de                vfmadd231ps ymm11, ymm13, ymm14                      ; mulacc float32x8
    61c  c44215b8e7                vfmadd231ps ymm12, ymm13, ymm15                      ; mulacc float32x8
    621  4983c310                  add r11, 16                                          ; end void
    625  4881c300040000            add rbx, 1024
    62c  4c3bdd                    cmp r11, rbp
    62f  0f85ebfdffff              jne loop_420
done_635:
    635  c5fc118e003a0000          vmovups ymmword ptr [rsi + 14848], ymm1              ; store void
    63d  c5fc1196203a0000          vmovups ymmword ptr [rsi + 14880], ymm2              ; store void
    645  c5fc119e003b0000          vmovups ymmword ptr [rsi + 15104], ymm3              ; store void
    64d  c5fc11a6203b0000          vmovups ymmword ptr [rsi + 15136], ymm4              ; store void
    655  c5fc11ae003c0000          vmovups ymmword ptr [rsi + 15360], ymm5              ; store void
    65d  c5fc11b6203c0000          vmovups ymmword ptr [rsi + 15392], ymm6              ; store void
    665  c5fc11be003d0000          vmovups ymmword ptr [rsi + 15616], ymm7              ; store void
    66d  c57c1186203d0000          vmovups ymmword ptr [rsi + 15648], ymm8              ; store void
    675  c57c118e003e0000          vmovups ymmword ptr [rsi + 15872], ymm9              ; store void
    67d  c57c1196203e0000          vmovups ymmword ptr [rsi + 15904], ymm10             ; store void
    685  c57c119e003f0000          vmovups ymmword ptr [rsi + 16128], ymm11             ; store void
    68d  c57c11a6203f0000          vmovups ymmword ptr [rsi + 16160], ymm12             ; store void
    695  4883c640                  add rsi, 64                                          ; end void
    699  4983c140                  add r9, 64
    69d  493bf2                    cmp rsi, r10
    6a0  0f85fafcffff              jne loop_3a0
done_6a6:
    6a6  83c001                    add eax, 1                                           ; end void
    6a9  3bc2                      cmp eax, edx
    6ab  0f8ccffcffff              jl loop_380
done_6b1:
    6b1  c5f877                    vzeroupper                                           ; sink void
    6b4  418fc7                    pop r15
    6b7  418fc6                    pop r14
    6ba  418fc5                    pop r13
    6bd  418fc4                    pop r12
    6c0  8fc5                      pop rbp
    6c2  8fc3                      pop rbx
    6c4  c3                        ret                                                  ; sink void
