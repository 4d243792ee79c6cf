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
     80  c4e27d580d93060000        vpbroadcastd ymm1, dword ptr [rip + 00000000]        ; range int32
     89  c4e27d58158a060000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
     92  c4e27d581d81060000        vpbroadcastd ymm3, dword ptr [rip + 00000000]
     9b  c4e27d582578060000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
     a4  c4e27d582d6f060000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
     ad  c4e27d583566060000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
     b6  c4e27d583d5d060000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
     bf  c4627d580554060000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
     c8  c4627d580d4b060000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
     d1  c4627d581542060000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
     da  c4627d581d39060000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
     e3  c4627d582530060000        vpbroadcastd ymm12, dword ptr [rip + 00000000]
     ec  41bc00000000              mov r12d, 0
     f2  4e8d2c91                  lea r13, [rcx + r10*4]
     f6  4c8bf5                    mov r14, rbp
loop_100:
    100  c4427d586d00              vpbroadcastd ymm13, dword ptr [r13]                  ; load float32
    106  c4417c1036                vmovups ymm14, ymmword ptr [r14]                     ; load float32x8
    10b  c4c215b8ce                vfmadd231ps ymm1, ymm13, ymm14                       ; mulacc float32x8
    110  c4417c107e20              vmovups ymm15, ymmword ptr [r14 + 32]                ; load float32x8
    116  c4c215b8d7                vfmadd231ps ymm2, ymm13, ymm15                       ; mulacc float32x8
    11b  c4427d58ad00010000        vpbroadcastd ymm13, dword ptr [r13 + 256]            ; load float32
    124  c4c215b8de                vfmadd231ps ymm3, ymm13, ymm14                       ; mulacc float32x8
    129  c4c215b8e7                vfmadd231ps ymm4, ymm13, ymm15                       ; mulacc float32x8
    12e  c4427d58ad00020000        vpbroadcastd ymm13, dword ptr [r13 + 512]            ; load float32
    137  c4c215b8ee                vfmadd231ps ymm5, ymm13, ymm14                       ; mulacc float32x8
    13c  c4c215b8f7                vfmadd231ps ymm6, ymm13, ymm15                       ; mulacc float32x8
    141  c4427d58ad00030000        vpbroadcastd ymm13, dword ptr [r13 + 768]            ; load float32
    14a  c4c215b8fe                vfmadd231ps ymm7, ymm13, ymm14                       ; mulacc float32x8
    14f  c44215b8c7                vfmadd231ps ymm8, ymm13, ymm15                       ; mulacc float32x8
    154  c4427d58ad00040000        vpbroadcastd ymm13, dword ptr [r13 + 1024]           ; load float32
    15d  c44215b8ce                vfmadd231ps ymm9, ymm13, ymm14                       ; mulacc float32x8
    162  c44215b8d7                vfmadd231ps ymm10, ymm13, ymm15                      ; mulacc float32x8
    167  c4427d58ad00050000        vpbroadcastd ymm13, dword ptr [r13 + 1280]           ; load float32
    170  c44215b8de                vfmadd231ps ymm11, ymm13, ymm14                      ; mulacc float32x8
    175  c44215b8e7                vfmadd231ps ymm12, ymm13, ymm15                      ; mulacc float32x8
    17a  c4427d586d04              vpbroadcastd ymm13, dword ptr [r13 + 4]              ; load float32
    180  c4417c10b600010000        vmovups ymm14, ymmword ptr [r14 + 256]               ; load float32x8
    189  c4c215b8ce                vfmadd231ps ymm1, ymm13, ymm14                       ; mulacc float32x8
    18e  c4417c10be20010000        vmovups ymm15, ymmword ptr [r14 + 288]               ; load float32x8
    197  c4c215b8d7                vfmadd231ps ymm2, ymm13, ymm15                       ; mulacc float32x8
    19c  c4427d58ad04010000        vpbroadcastd ymm13, dword ptr [r13 + 260]            ; load float32
    1a5  c4c215b8de                vfmadd231ps ymm3, ymm13, ymm14                       ; mulacc float32x8
    1aa  c4c215b8e7                vfmadd231ps ymm4, ymm13, ymm15                       ; mulacc float32x8
    1af  c4427d58ad04020000        vpbroadcastd ymm13, dword ptr [r13 + 516]            ; load float32
    1b8  c4c215b8ee                vfmadd231ps ymm5, ymm13, ymm14                       ; mulacc float32x8
    1bd  c4c215b8f7                vfmadd231ps ymm6, ymm13, ymm15                       ; mulacc float32x8
    1c2  c4427d58ad04030000        vpbroadcastd ymm13, dword ptr [r13 + 772]            ; load float32
    1cb  c4c215b8fe                vfmadd231ps ymm7, ymm13, ymm14                       ; mulacc float32x8
    1d0  c44215b8c7                vfmadd231ps ymm8, ymm13, ymm15                       ; mulacc float32x8
    1d5  c4427d58ad04040000        vpbroadcastd ymm13, dword ptr [r13 + 1028]           ; load float32
    1de  c44215b8ce                vfmadd231ps ymm9, ymm13, ymm14                       ; mulacc float32x8
    1e3  c44215b8d7                vfmadd231ps ymm10, ymm13, ymm15                      ; mulacc float32x8
    1e8  c4427d58ad04050000        vpbroadcastd ymm13, dword ptr [r13 + 1284]           ; load float32
    1f1  c44215b8de                vfmadd231ps ymm11, ymm13, ymm14                      ; mulacc float32x8
    1f6  c44215b8e7                vfmadd231ps ymm12, ymm13, ymm15                      ; mulacc float32x8
    1fb  c4427d586d08              vpbroadcastd ymm13, dword ptr [r13 + 8]              ; load float32
    201  c4417c10b600020000        vmovups ymm14, ymmword ptr [r14 + 512]               ; load float32x8
    20a  c4c215b8ce                vfmadd231ps ymm1, ymm13, ymm14                       ; mulacc float32x8
    20f  c4417c10be20020000        vmovups ymm15, ymmword ptr [r14 + 544]               ; load float32x8
    218  c4c215b8d7                vfmadd231ps ymm2, ymm13, ymm15                       ; mulacc float32x8
    21d  c4427d58ad08010000        vpbroadcastd ymm13, dword ptr [r13 + 264]            ; load float32
    226  c4c215b8de                vfmadd231ps ymm3, ymm13, ymm14                       ; mulacc float32x8
    22b  c4c215b8e7                vfmadd231ps ymm4, ymm13, ymm15                       ; mulacc float32x8
    230  c4427d58ad08020000        vpbroadcastd ymm13, dword ptr [r13 + 520]            ; load float32
    239  c4c215b8ee                vfmadd231ps ymm5, ymm13, ymm14                       ; mulacc float32x8
    23e  c4c215b8f7                vfmadd231ps ymm6, ymm13, ymm15                       ; mulacc float32x8
    243  c4427d58ad08030000        vpbroadcastd ymm13, dword ptr [r13 + 776]            ; load float32
    24c  c4c215b8fe                vfmadd231ps ymm7, ymm13, ymm14                       ; mulacc float32x8
    251  c44215b8c7                vfmadd231ps ymm8, ymm13, ymm15                       ; mulacc float32x8
    256  c4427d58ad08040000        vpbroadcastd ymm13, dword ptr [r13 + 1032]           ; load float32
    25f  c44215b8ce                vfmadd231ps ymm9, ymm13, ymm14                       ; mulacc float32x8
    264  c44215b8d7                vfmadd231ps ymm10, ymm13, ymm15                      ; mulacc float32x8
    269  c4427d58ad08050000        vpbroadcastd ymm13, dword ptr [r13 + 1288]           ; load float32
    272  c44215b8de                vfmadd231ps ymm11, ymm13, ymm14                      ; mulacc float32x8
    277  c44215b8e7                vfmadd231ps ymm12, ymm13, ymm15                      ; mulacc float32x8
    27c  c4427d586d0c              vpbroadcastd ymm13, dword ptr [r13 + 12]             ; load float32
    282  c4417c10b600030000        vmovups ymm14, ymmword ptr [r14 + 768]               ; load float32x8
    28b  c4c215b8ce                vfmadd231ps ymm1, ymm13, ymm14                       ; mulacc float32x8
    290  c4417c10be20030000        vmovups ymm15, ymmword ptr [r14 + 800]               ; load float32x8
    299  c4c215b8d7                vfmadd231ps ymm2, ymm13, ymm15                       ; mulacc float32x8
    29e  c4427d58ad0c010000        vpbroadcastd ymm13, dword ptr [r13 + 268]            ; load float32
    2a7  c4c215b8de                vfmadd231ps ymm3, ymm13, ymm14                       ; mulacc float32x8
    2ac  c4c215b8e7                vfmadd231ps ymm4, ymm13, ymm15                       ; mulacc float32x8
    2b1  c4427d58ad0c020000        vpbroadcastd ymm13, dword ptr [r13 + 524]            ; load float32
    2ba  c4c215b8ee                vfmadd231ps ymm5, ymm13, ymm14                       ; mulacc float32x8
    2bf  c4c215b8f7                vfmadd231ps ymm6, ymm13, ymm15                       ; mulacc float32x8
    2c4  c4427d58ad0c030000        vpbroadcastd ymm13, dword ptr [r13 + 780]            ; load float32
    2cd  c4c215b8fe                vfmadd231ps ymm7, ymm13, ymm14                       ; mulacc float32x8
    2d2  c44215b8c7                vfmadd231ps ymm8, ymm13, ymm15                       ; mulacc float32x8
    2d7  c4427d58ad0c040000        vpbroadcastd ymm13, dword ptr [r13 + 1036]           ; load float32
    2e0  c44215b8ce                vfmadd231ps ymm9, ymm13, ymm14                       ; mulacc float32x8
    2e5  c44215b8d7                vfmadd231ps ymm10, ymm13, ymm15                      ; mulacc float32x8
    2ea  c4427d58ad0c050000        vpbroadcastd ymm13, dword ptr [r13 + 1292]           ; load float32
    2f3  c44215b8de                vfmadd231ps ymm11, ymm13, ymm14                      ; mulacc float32x8
    2f8  c44215b8e7                vfmadd231ps ymm12, ymm13, ymm15                      ; mulacc float32x8
    2fd  4983c510                  add r13, 16                                          ; end void
    301  4981c600040000            add r14, 1024
    308  4183c401                  add r12d, 1
    30c  4183fc10                  cmp r12d, 16
    310  0f8ceafdffff              jl loop_100
done_316:
    316  c5fc110b                  vmovups ymmword ptr [rbx], ymm1                      ; store void
    31a  c5fc115320                vmovups ymmword ptr [rbx + 32], ymm2                 ; store void
    31f  c5fc119b00010000          vmovups ymmword ptr [rbx + 256], ymm3                ; store void
    327  c5fc11a320010000          vmovups ymmword ptr [rbx + 288], ymm4                ; store void
    32f  c5fc11ab00020000          vmovups ymmword ptr [rbx + 512], ymm5                ; store void
    337  c5fc11b320020000          vmovups ymmword ptr [rbx + 544], ymm6                ; store void
    33f  c5fc11bb00030000          vmovups ymmword ptr [rbx + 768], ymm7                ; store void
    347  c57c118320030000          vmovups ymmword ptr [rbx + 800], ymm8                ; store void
    34f  c57c118b00040000          vmovups ymmword ptr [rbx + 1024], ymm9               ; store void
    357  c57c119320040000          vmovups ymmword ptr [rbx + 1056], ymm10              ; store void
    35f  c57c119b00050000          vmovups ymmword ptr [rbx + 1280], ymm11              ; store void
    367  c57c11a320050000          vmovups ymmword ptr [rbx + 1312], ymm12              ; store void
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
    3e0  c4e27d580d33030000        vpbroadcastd ymm1, dword ptr [rip + 00000000]        ; range int32
    3e9  c4e27d58152a030000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
    3f2  c4e27d581d21030000        vpbroadcastd ymm3, dword ptr [rip + 00000000]
    3fb  c4e27d582518030000        vpbroadcastd ymm4, dword ptr [rip + 00000000]
    404  c4e27d582d0f030000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
    40d  c4e27d583506030000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
    416  c4e27d583dfd020000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
    41f  c4627d5805f4020000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
    428  c4627d580deb020000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
    431  c4627d5815e2020000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
    43a  c4627d581dd9020000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
    443  c4627d5825d0020000        vpbroadcastd ymm12, dword ptr [rip + 00000000]
    44c  41bb00000000              mov r11d, 0
    452  488bd9                    mov rbx, rcx
    455  498bea                    mov rbp, r10
loop_460:
    460  c4627d58ab003a0000        vpbroadcastd ymm13, dword ptr [rbx + 14848]          ; load float32
    469  c57c107500                vmovups ymm14, ymmword ptr [rbp]                     ; load float32x8
    46e  c4c215b8ce                vfmadd231ps ymm1, ymm13, ymm14                       ; mulacc float32x8
    473  c57c107d20                vmovups ymm15, ymmword ptr [rbp + 32]                ; load float32x8
    478  c4c215b8d7                vfmadd231ps ymm2, ymm13, ymm15                       ; mulacc float32x8
    47d  c4627d58ab003b0000        vpbroadcastd ymm13, dword ptr [rbx + 15104]          ; load float32
    486  c4c215b8de                vfmadd231ps ymm3, ymm13, ymm14                       ; mulacc float32x8
    48b  c4c215b8e7                vfmadd231ps ymm4, ymm13, ymm15                       ; mulacc float32x8
    490  c4627d58ab003c0000        vpbroadcastd ymm13, dword ptr [rbx + 15360]          ; load float32
    499  c4c215b8ee                vfmadd231ps ymm5, ymm13, ymm14                       ; mulacc float32x8
    49e  c4c215b8f7                vfmadd231ps ymm6, ymm13, ymm15                       ; mulacc float32x8
    4a3  c4627d58ab003d0000        vpbroadcastd ymm13, dword ptr [rbx + 15616]          ; load float32
    4ac  c4c215b8fe                vfmadd231ps ymm7, ymm13, ymm14                       ; mulacc float32x8
    4b1  c44215b8c7                vfmadd231ps ymm8, ymm13, ymm15                       ; mulacc float32x8
    4b6  c4627d58ab003e0000        vpbroadcastd ymm13, dword ptr [rbx + 15872]          ; load float32
    4bf  c44215b8ce                vfmadd231ps ymm9, ymm13, ymm14                       ; mulacc float32x8
    4c4  c44215b8d7                vfmadd231ps ymm10, ymm13, ymm15                      ; mulacc float32x8
    4c9  c4627d58ab003f0000        vpbroadcastd ymm13, dword ptr [rbx + 16128]          ; load float32
    4d2  c44215b8de                vfmadd231ps ymm11, ymm13, ymm14                      ; mulacc float32x8
    4d7  c44215b8e7                vfmadd231ps ymm12, ymm13, ymm15                      ; mulacc float32x8
    4dc  c4627d58ab043a0000        vpbroadcastd ymm13, dword ptr [rbx + 14852]          ; load float32
    4e5  c57c10b500010000          vmovups ymm14, ymmword ptr [rbp + 256]               ; load float32x8
    4ed  c4c215b8ce                vfmadd231ps ymm1, ymm13, ymm14                       ; mulacc float32x8
    4f2  c57c10bd20010000          vmovups ymm15, ymmword ptr [rbp + 288]               ; load float32x8
    4fa  c4c215b8d7                vfmadd231ps ymm2, ymm13, ymm15                       ; mulacc float32x8
    4ff  c4627d58ab043b0000        vpbroadcastd ymm13, dword ptr [rbx + 15108]          ; load float32
    508  c4c215b8de                vfmadd231ps ymm3, ymm13, ymm14                       ; mulacc float32x8
    50d  c4c215b8e7                vfmadd231ps ymm4, ymm13, ymm15                       ; mulacc float32x8
    512  c4627d58ab043c0000        vpbroadcastd ymm13, dword ptr [rbx + 15364]          ; load float32
    51b  c4c215b8ee                vfmadd231ps ymm5, ymm13, ymm14                       ; mulacc float32x8
    520  c4c215b8f7                vfmadd231ps ymm6, ymm13, ymm15                       ; mulacc float32x8
    525  c4627d58ab043d0000        vpbroadcastd ymm13, dword ptr [rbx + 15620]          ; load float32
    52e  c4c215b8fe                vfmadd231ps ymm7, ymm13, ymm14                       ; mulacc float32x8
    533  c44215b8c7                vfmadd231ps ymm8, ymm13, ymm15                       ; mulacc float32x8
    538  c4627d58ab043e0000        vpbroadcastd ymm13, dword ptr [rbx + 15876]          ; load float32
    541  c44215b8ce                vfmadd231ps ymm9, ymm13, ymm14                       ; mulacc float32x8
    546  c44215b8d7                vfmadd231ps ymm10, ymm13, ymm15                      ; mulacc float32x8
    54b  c4627d58ab043f0000        vpbroadcastd ymm13, dword ptr [rbx + 16132]          ; load float32
    554  c44215b8de                vfmadd231ps ymm11, ymm13, ymm14                      ; mulacc float32x8
    559  c44215b8e7                vfmadd231ps ymm12, ymm13, ymm15                      ; mulacc float32x8
    55e  c4627d58ab083a0000        vpbroadcastd ymm13, dword ptr [rbx + 14856]          ; load float32
    567  c57c10b500020000          vmovups ymm14, ymmword ptr [rbp + 512]               ; load float32x8
    56f  c4c215b8ce                vfmadd231ps ymm1, ymm13, ymm14                       ; mulacc float32x8
    574  c57c10bd20020000          vmovups ymm15, ymmword ptr [rbp + 544]               ; load float32x8
    57c  c4c215b8d7                vfmadd231ps ymm2, ymm13, ymm15                       ; mulacc float32x8
    581  c4627d58ab083b0000        vpbroadcastd ymm13, dword ptr [rbx + 15112]          ; load float32
    58a  c4c215b8de                vfmadd231ps ymm3, ymm13, ymm14                       ; mulacc float32x8
    58f  c4c215b8e7                vfmadd231ps ymm4, ymm13, ymm15                       ; mulacc float32x8
    594  c4627d58ab083c0000        vpbroadcastd ymm13, dword ptr [rbx + 15368]          ; load float32
    59d  c4c215b8ee                vfmadd231ps ymm5, ymm13, ymm14                       ; mulacc float32x8
    5a2  c4c215b8f7                vfmadd231ps ymm6, ymm13, ymm15                       ; mulacc float32x8
    5a7  c4627d58ab083d0000        vpbroadcastd ymm13, dword ptr [rbx + 15624]          ; load float32
    5b0  c4c215b8fe                vfmadd231ps ymm7, ymm13, ymm14                       ; mulacc float32x8
    5b5  c44215b8c7                vfmadd231ps ymm8, ymm13, ymm15                       ; mulacc float32x8
    5ba  c4627d58ab083e0000        vpbroadcastd ymm13, dword ptr [rbx + 15880]          ; load float32
    5c3  c44215b8ce                vfmadd231ps ymm9, ymm13, ymm14                       ; mulacc float32x8
    5c8  c44215b8d7                vfmadd231ps ymm10, ymm13, ymm15                      ; mulacc float32x8
    5cd  c4627d58ab083f0000        vpbroadcastd ymm13, dword ptr [rbx + 16136]          ; load float32
    5d6  c44215b8de                vfmadd231ps ymm11, ymm13, ymm14                      ; mulacc float32x8
    5db  c44215b8e7                vfmadd231ps ymm12, ymm13, ymm15                      ; mulacc float32x8
    5e0  c4627d58ab0c3a0000        vpbroadcastd ymm13, dword ptr [rbx + 14860]          ; load float32
    5e9  c57c10b500030000          vmovups ymm14, ymmword ptr [rbp + 768]               ; load float32x8
    5f1  c4c215b8ce                vfmadd231ps ymm1, ymm13, ymm14                       ; mulacc float32x8
    5f6  c57c10bd20030000          vmovups ymm15, ymmword ptr [rbp + 800]               ; load float32x8
    5fe  c4c215b8d7                vfmadd231ps ymm2, ymm13, ymm15                       ; mulacc float32x8
    603  c4627d58ab0c3b0000        vpbroadcastd ymm13, dword ptr [rbx + 15116]          ; load float32
    60c  c4c215b8de                vfmadd231ps ymm3, ymm13, ymm14                       ; mulacc float32x8
    611  c4c215b8e7                vfmadd231ps ymm4, ymm13, ymm15                       ; mulacc float32x8
    616  c4627d58ab0c3c0000        vpbroadcastd ymm13, dword ptr [rbx + 15372]          ; load float32
    61f  c4c215b8ee                vfmadd231ps ymm5, ymm13, ymm14                       ; mulacc float32x8
    624  c4c215b8f7                vfmadd231ps ymm6, ymm13, ymm15                       ; mulacc float32x8
    629  c4627d58ab0c3d0000        vpbroadcastd ymm13, dword ptr [rbx + 15628]          ; load float32
    632  c4c215b8fe                vfmadd231ps ymm7, ymm13, ymm14                       ; mulacc float32x8
    637  c44215b8c7                vfmadd231ps ymm8, ymm13, ymm15                       ; mulacc float32x8
    63c  c4627d58ab0c3e0000        vpbroadcastd ymm13, dword ptr [rbx + 15884]          ; load float32
    645  c44215b8ce                vfmadd231ps ymm9, ymm13, ymm14                       ; mulacc float32x8
    64a  c44215b8d7                vfmadd231ps ymm10, ymm13, ymm15                      ; mulacc float32x8
    64f  c4627d58ab0c3f0000        vpbroadcastd ymm13, dword ptr [rbx + 16140]          ; load float32
    658  c44215b8de                vfmadd231ps ymm11, ymm13, ymm14                      ; mulacc float32x8
    65d  c44215b8e7                vfmadd231ps ymm12, ymm13, ymm15                      ; mulacc float32x8
    662  4883c310                  add rbx, 16                                          ; end void
    666  4881c500040000            add rbp, 1024
    66d  4183c301                  add r11d, 1
    671  4183fb10                  cmp r11d, 16
    675  0f8ce5fdffff              jl loop_460
done_67b:
    67b  c4c17c1189003a0000        vmovups ymmword ptr [r9 + 14848], ymm1               ; store void
    684  c4c17c1191203a0000        vmovups ymmword ptr [r9 + 14880], ymm2               ; store void
    68d  c4c17c1199003b0000        vmovups ymmword ptr [r9 + 15104], ymm3               ; store void
    696  c4c17c11a1203b0000        vmovups ymmword ptr [r9 + 15136], ymm4               ; store void
    69f  c4c17c11a9003c0000        vmovups ymmword ptr [r9 + 15360], ymm5               ; store void
    6a8  c4c17c11b1203c0000        vmovups ymmword ptr [r9 + 15392], ymm6               ; store void
    6b1  c4c17c11b9003d0000        vmovups ymmword ptr [r9 + 15616], ymm7               ; store void
    6ba  c4417c1181203d0000        vmovups ymmword ptr [r9 + 15648], ymm8               ; store void
    6c3  c4417c1189003e0000        vmovups ymmword ptr [r9 + 15872], ymm9               ; store void
    6cc  c4417c1191203e0000        vmovups ymmword ptr [r9 + 15904], ymm10              ; store void
    6d5  c4417c1199003f0000        vmovups ymmword ptr [r9 + 16128], ymm11              ; store void
    6de  c4417c11a1203f0000        vmovups ymmword ptr [r9 + 16160], ymm12              ; store void
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
