gemm_bfloat16:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  41fff7                    push r15
     10  488bc4                    mov rax, rsp
     13  4881ecf0020000            sub rsp, 752
     1a  4883e4c0                  and rsp, -64
     1e  48898424b0020000          mov qword ptr [rsp + 688], rax
     26  b800000000                mov eax, 0
     2b  488b07                    mov rax, qword ptr [rdi]
     2e  48898424a0020000          mov qword ptr [rsp + 672], rax
     36  4c8b4f08                  mov r9, qword ptr [rdi + 8]                          ; define_global ptr<float32, global, 1536>
     3a  488b7f10                  mov rdi, qword ptr [rdi + 16]                        ; define_global ptr<uint16, global, 1536>
     3e  488d09                    lea rcx, [rcx]                                       ; special int32
     41  4c8bd6                    mov r10, rsi                                         ; range int32
     44  3bf2                      cmp esi, edx
     46  0f8d0e070000              jge done_75a
loop_60:
     60  498bf2                    mov rsi, r10                                         ; mul int32
     63  c1e603                    shl esi, 3
     66  41bb00000000              mov r11d, 0                                          ; range int32
     6c  488b8424a0020000          mov rax, qword ptr [rsp + 672]
     74  488d1cb0                  lea rbx, [rax + rsi*4]                               ; range int32
loop_80:
     80  4169eb00030000            imul ebp, r11d, 768                                  ; mul int32
     87  41bc00000000              mov r12d, 0                                          ; range int32
     8d  498d2c69                  lea rbp, [r9 + rbp*2]
     91  4c8be9                    mov r13, rcx
loop_a0:
     a0  41be00000000              mov r14d, 0                                          ; range int32
     a6  4c8bfd                    mov r15, rbp
     a9  4d8bc5                    mov r8, r13
loop_c0:
     c0  c4c27d3307                vpmovzxwd ymm0, xmmword ptr [r15]                    ; load uint16x8
     c5  c5fd72f010                vpslld ymm0, ymm0, 16                                ; shl uint32x8
     ca  c4c17c1100                vmovups ymmword ptr [r8], ymm0                       ; store void
     cf  4983c710                  add r15, 16                                          ; end void
     d3  4983c020                  add r8, 32
     d7  4183c601                  add r14d, 1
     db  4183fe08                  cmp r14d, 8
     df  7cdf                      jl loop_c0
done_e1:
     e1  4881c580000000            add rbp, 128                                         ; end void
     e8  4981c500010000            add r13, 256
     ef  4183c401                  add r12d, 1
     f3  4183fc0c                  cmp r12d, 12
     f7  7ca7                      jl loop_a0
done_f9:
     f9  c4e27d580576060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    102  c5fc110424                vmovups ymmword ptr [rsp], ymm0
    107  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
    10d  c5fc11442440              vmovups ymmword ptr [rsp + 64], ymm0
    113  c4e27d58055c060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    11c  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
    122  c5fc11842480000000        vmovups ymmword ptr [rsp + 128], ymm0
    12b  c5fc118424a0000000        vmovups ymmword ptr [rsp + 160], ymm0
    134  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
    13d  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
    146  c5fc11842400010000        vmovups ymmword ptr [rsp + 256], ymm0
    14f  c5fc11842420010000        vmovups ymmword ptr [rsp + 288], ymm0
    158  c5fc11842440010000        vmovups ymmword ptr [rsp + 320], ymm0
    161  c5fc11842460010000        vmovups ymmword ptr [rsp + 352], ymm0
    16a  41b800000000              mov r8d, 0                                           ; range int32
    170  488be9                    mov rbp, rcx
    173  4c8d2477                  lea r12, [rdi + rsi*2]
    177  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
    17d  c5fc11842480010000        vmovups ymmword ptr [rsp + 384], ymm0
    186  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    18f  c5fc118424a0010000        vmovups ymmword ptr [rsp + 416], ymm0
    198  c5fc108424a0000000        vmovups ymm0, ymmword ptr [rsp + 160]
    1a1  c5fc118424c0010000        vmovups ymmword ptr [rsp + 448], ymm0
    1aa  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    1b3  c5fc118424e0010000        vmovups ymmword ptr [rsp + 480], ymm0
    1bc  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
    1c5  c5fc11842400020000        vmovups ymmword ptr [rsp + 512], ymm0
    1ce  c5fc10842400010000        vmovups ymm0, ymmword ptr [rsp + 256]
    1d7  c5fc11842420020000        vmovups ymmword ptr [rsp + 544], ymm0
    1e0  c5fc10842420010000        vmovups ymm0, ymmword ptr [rsp + 288]
    1e9  c5fc11842440020000        vmovups ymmword ptr [rsp + 576], ymm0
    1f2  c5fc10842440010000        vmovups ymm0, ymmword ptr [rsp + 320]
    1fb  c5fc11842460020000        vmovups ymmword ptr [rsp + 608], ymm0
    204  c5fc10842460010000        vmovups ymm0, ymmword ptr [rsp + 352]
    20d  c5fc11842480020000        vmovups ymmword ptr [rsp + 640], ymm0
    216  c5fc101c24                vmovups ymm3, ymmword ptr [rsp]
    21b  c57c10742420              vmovups ymm14, ymmword ptr [rsp + 32]
    221  c57c107c2440              vmovups ymm15, ymmword ptr [rsp + 64]
loop_240:
    240  c4e27d584500              vpbroadcastd ymm0, dword ptr [rbp]                   ; load float32
    246  c4c27d330c24              vpmovzxwd ymm1, xmmword ptr [r12]                    ; load uint16x8
    24c  c5f572f110                vpslld ymm1, ymm1, 16                                ; shl uint32x8
    251  c4e275a8c3                vfmadd213ps ymm0, ymm1, ymm3                         ; mulacc float32x8
    256  c4e27d589500010000        vpbroadcastd ymm2, dword ptr [rbp + 256]             ; load float32
    25f  c4c275a8d6                vfmadd213ps ymm2, ymm1, ymm14                        ; mulacc float32x8
    264  c4e27d58a500020000        vpbroadcastd ymm4, dword ptr [rbp + 512]             ; load float32
    26d  c4c275a8e7                vfmadd213ps ymm4, ymm1, ymm15                        ; mulacc float32x8
    272  c4e27d58ad00030000        vpbroadcastd ymm5, dword ptr [rbp + 768]             ; load float32
    27b  c4e275a8ac2480010000      vfmadd213ps ymm5, ymm1, ymmword ptr [rsp + 384]      ; mulacc float32x8
    285  c4e27d58b500040000        vpbroadcastd ymm6, dword ptr [rbp + 1024]            ; load float32
    28e  c4e275a8b424a0010000      vfmadd213ps ymm6, ymm1, ymmword ptr [rsp + 416]      ; mulacc float32x8
    298  c4e27d58bd00050000        vpbroadcastd ymm7, dword ptr [rbp + 1280]            ; load float32
    2a1  c4e275a8bc24c0010000      vfmadd213ps ymm7, ymm1, ymmword ptr [rsp + 448]      ; mulacc float32x8
    2ab  c4627d588500060000        vpbroadcastd ymm8, dword ptr [rbp + 1536]            ; load float32
    2b4  c46275a88424e0010000      vfmadd213ps ymm8, ymm1, ymmword ptr [rsp + 480]      ; mulacc float32x8
    2be  c4627d588d00070000        vpbroadcastd ymm9, dword ptr [rbp + 1792]            ; load float32
    2c7  c46275a88c2400020000      vfmadd213ps ymm9, ymm1, ymmword ptr [rsp + 512]      ; mulacc float32x8
    2d1  c4627d58ad00080000        vpbroadcastd ymm13, dword ptr [rbp + 2048]           ; load float32
    2da  c46275a8ac2420020000      vfmadd213ps ymm13, ymm1, ymmword ptr [rsp + 544]     ; mulacc float32x8
    2e4  c4627d589500090000        vpbroadcastd ymm10, dword ptr [rbp + 2304]           ; load float32
    2ed  c46275a8942440020000      vfmadd213ps ymm10, ymm1, ymmword ptr [rsp + 576]     ; mulacc float32x8
    2f7  c4627d589d000a0000        vpbroadcastd ymm11, dword ptr [rbp + 2560]           ; load float32
    300  c46275a89c2460020000      vfmadd213ps ymm11, ymm1, ymmword ptr [rsp + 608]     ; mulacc float32x8
    30a  c4627d58a5000b0000        vpbroadcastd ymm12, dword ptr [rbp + 2816]           ; load float32
    313  c46275a8a42480020000      vfmadd213ps ymm12, ymm1, ymmword ptr [rsp + 640]     ; mulacc float32x8
    31d  c4e27d584d04              vpbroadcastd ymm1, dword ptr [rbp + 4]               ; load float32
    323  c4c27d339c2480000000      vpmovzxwd ymm3, xmmword ptr [r12 + 128]              ; load uint16x8
    32d  c5e572f310                vpslld ymm3, ymm3, 16                                ; shl uint32x8
    332  c4e275b8c3                vfmadd231ps ymm0, ymm1, ymm3                         ; mulacc float32x8
    337  c4e27d588d04010000        vpbroadcastd ymm1, dword ptr [rbp + 260]             ; load float32
    340  c4e275b8d3                vfmadd231ps ymm2, ymm1, ymm3                         ; mulacc float32x8
    345  c4e27d588d04020000        vpbroadcastd ymm1, dword ptr [rbp + 516]             ; load float32
    34e  c4e275b8e3                vfmadd231ps ymm4, ymm1, ymm3                         ; mulacc float32x8
    353  c4e27d588d04030000        vpbroadcastd ymm1, dword ptr [rbp + 772]             ; load float32
    35c  c4e275b8eb                vfmadd231ps ymm5, ymm1, ymm3                         ; mulacc float32x8
    361  c4e27d588d04040000        vpbroadcastd ymm1, dword ptr [rbp + 1028]            ; load float32
    36a  c4e275b8f3                vfmadd231ps ymm6, ymm1, ymm3                         ; mulacc float32x8
    36f  c4e27d588d04050000        vpbroadcastd ymm1, dword ptr [rbp + 1284]            ; load float32
    378  c4e275b8fb                vfmadd231ps ymm7, ymm1, ymm3                         ; mulacc float32x8
    37d  c4e27d588d04060000        vpbroadcastd ymm1, dword ptr [rbp + 1540]            ; load float32
    386  c46275b8c3                vfmadd231ps ymm8, ymm1, ymm3                         ; mulacc float32x8
    38b  c4e27d588d04070000        vpbroadcastd ymm1, dword ptr [rbp + 1796]            ; load float32
    394  c46275b8cb                vfmadd231ps ymm9, ymm1, ymm3                         ; mulacc float32x8
    399  c4e27d588d04080000        vpbroadcastd ymm1, dword ptr [rbp + 2052]            ; load float32
    3a2  c46275b8eb                vfmadd231ps ymm13, ymm1, ymm3                        ; mulacc float32x8
    3a7  c4e27d588d04090000        vpbroadcastd ymm1, dword ptr [rbp + 2308]            ; load float32
    3b0  c46275b8d3                vfmadd231ps ymm10, ymm1, ymm3                        ; mulacc float32x8
    3b5  c4e27d588d040a0000        vpbroadcastd ymm1, dword ptr [rbp + 2564]            ; load float32
    3be  c46275b8db                vfmadd231ps ymm11, ymm1, ymm3                        ; mulacc float32x8
    3c3  c4e27d588d040b0000        vpbroadcastd ymm1, dword ptr [rbp + 2820]            ; load float32
    3cc  c46275b8e3                vfmadd231ps ymm12, ymm1, ymm3                        ; mulacc float32x8
    3d1  c4e27d584d08              vpbroadcastd ymm1, dword ptr [rbp + 8]               ; load float32
    3d7  c4c27d339c2400010000      vpmovzxwd ymm3, xmmword ptr [r12 + 256]              ; load uint16x8
    3e1  c5e572f310                vpslld ymm3, ymm3, 16                                ; shl uint32x8
    3e6  c4e275b8c3                vfmadd231ps ymm0, ymm1, ymm3                         ; mulacc float32x8
    3eb  c4e27d588d08010000        vpbroadcastd ymm1, dword ptr [rbp + 264]             ; load float32
    3f4  c4e275b8d3                vfmadd231ps ymm2, ymm1, ymm3                         ; mulacc float32x8
    3f9  c4e27d588d08020000        vpbroadcastd ymm1, dword ptr [rbp + 520]             ; load float32
    402  c4e275b8e3                vfmadd231ps ymm4, ymm1, ymm3                         ; mulacc float32x8
    407  c4e27d588d08030000        vpbroadcastd ymm1, dword ptr [rbp + 776]             ; load float32
    410  c4e275b8eb                vfmadd231ps ymm5, ymm1, ymm3                         ; mulacc float32x8
    415  c4e27d588d08040000        vpbroadcastd ymm1, dword ptr [rbp + 1032]            ; load float32
    41e  c4e275b8f3                vfmadd231ps ymm6, ymm1, ymm3                         ; mulacc float32x8
    423  c4e27d588d08050000        vpbroadcastd ymm1, dword ptr [rbp + 1288]            ; load float32
    42c  c4e275b8fb                vfmadd231ps ymm7, ymm1, ymm3                         ; mulacc float32x8
    431  c4e27d588d08060000        vpbroadcastd ymm1, dword ptr [rbp + 1544]            ; load float32
    43a  c46275b8c3                vfmadd231ps ymm8, ymm1, ymm3                         ; mulacc float32x8
    43f  c4e27d588d08070000        vpbroadcastd ymm1, dword ptr [rbp + 1800]            ; load float32
    448  c46275b8cb                vfmadd231ps ymm9, ymm1, ymm3                         ; mulacc float32x8
    44d  c4e27d588d08080000        vpbroadcastd ymm1, dword ptr [rbp + 2056]            ; load float32
    456  c46275b8eb                vfmadd231ps ymm13, ymm1, ymm3                        ; mulacc float32x8
    45b  c4e27d588d08090000        vpbroadcastd ymm1, dword ptr [rbp + 2312]            ; load float32
    464  c46275b8d3                vfmadd231ps ymm10, ymm1, ymm3                        ; mulacc float32x8
    469  c4e27d588d080a0000        vpbroadcastd ymm1, dword ptr [rbp + 2568]            ; load float32
    472  c46275b8db                vfmadd231ps ymm11, ymm1, ymm3                        ; mulacc float32x8
    477  c4e27d588d080b0000        vpbroadcastd ymm1, dword ptr [rbp + 2824]            ; load float32
    480  c46275b8e3                vfmadd231ps ymm12, ymm1, ymm3                        ; mulacc float32x8
    485  c4e27d584d0c              vpbroadcastd ymm1, dword ptr [rbp + 12]              ; load float32
    48b  c4c27d339c2480010000      vpmovzxwd ymm3, xmmword ptr [r12 + 384]              ; load uint16x8
    495  c5e572f310                vpslld ymm3, ymm3, 16                                ; shl uint32x8
    49a  c4e275b8c3                vfmadd231ps ymm0, ymm1, ymm3                         ; mulacc float32x8
    49f  c4e27d588d0c010000        vpbroadcastd ymm1, dword ptr [rbp + 268]             ; load float32
    4a8  c4e275b8d3                vfmadd231ps ymm2, ymm1, ymm3                         ; mulacc float32x8
    4ad  c4e27d588d0c020000        vpbroadcastd ymm1, dword ptr [rbp + 524]             ; load float32
    4b6  c4e275b8e3                vfmadd231ps ymm4, ymm1, ymm3                         ; mulacc float32x8
    4bb  c4e27d588d0c030000        vpbroadcastd ymm1, dword ptr [rbp + 780]             ; load float32
    4c4  c4e275b8eb                vfmadd231ps ymm5, ymm1, ymm3                         ; mulacc float32x8
    4c9  c4e27d588d0c040000        vpbroadcastd ymm1, dword ptr [rbp + 1036]            ; load float32
    4d2  c4e275b8f3                vfmadd231ps ymm6, ymm1, ymm3                         ; mulacc float32x8
    4d7  c4e27d588d0c050000        vpbroadcastd ymm1, dword ptr [rbp + 1292]            ; load float32
    4e0  c4e275b8fb                vfmadd231ps ymm7, ymm1, ymm3                         ; mulacc float32x8
    4e5  c4e27d588d0c060000        vpbroadcastd ymm1, dword ptr [rbp + 1548]            ; load float32
    4ee  c46275b8c3                vfmadd231ps ymm8, ymm1, ymm3                         ; mulacc float32x8
    4f3  c4e27d588d0c070000        vpbroadcastd ymm1, dword ptr [rbp + 1804]            ; load float32
    4fc  c46275b8cb                vfmadd231ps ymm9, ymm1, ymm3                         ; mulacc float32x8
    501  c4e27d588d0c080000        vpbroadcastd ymm1, dword ptr [rbp + 2060]            ; load float32
    50a  c46275b8eb                vfmadd231ps ymm13, ymm1, ymm3                        ; mulacc float32x8
    50f  c4e27d588d0c090000        vpbroadcastd ymm1, dword ptr [rbp + 2316]            ; load float32
    518  c46275b8d3                vfmadd231ps ymm10, ymm1, ymm3                        ; mulacc float32x8
    51d  c4e27d588d0c0a0000        vpbroadcastd ymm1, dword ptr [rbp + 2572]            ; load float32
    526  c46275b8db                vfmadd231ps ymm11, ymm1, ymm3                        ; mulacc float32x8
    52b  c4e27d588d0c0b0000        vpbroadcastd ymm1, dword ptr [rbp + 2828]            ; load float32
    534  c46275b8e3                vfmadd231ps ymm12, ymm1, ymm3                        ; mulacc float32x8
    539  c5fc28d8                  vmovaps ymm3, ymm0                                   ; end void
    53d  c57c28f2                  vmovaps ymm14, ymm2
    541  c57c28fc                  vmovaps ymm15, ymm4
    545  c5fc11ac2480010000        vmovups ymmword ptr [rsp + 384], ymm5
    54e  c5fc11b424a0010000        vmovups ymmword ptr [rsp + 416], ymm6
    557  c5fc11bc24c0010000        vmovups ymmword ptr [rsp + 448], ymm7
    560  c4c17c28e0                vmovaps ymm4, ymm8                                   ; end void
    565  c5fc11a424e0010000        vmovups ymmword ptr [rsp + 480], ymm4
    56e  c4c17c28e9                vmovaps ymm5, ymm9                                   ; end void
    573  c5fc11ac2400020000        vmovups ymmword ptr [rsp + 512], ymm5
    57c  c4c17c28f5                vmovaps ymm6, ymm13                                  ; end void
    581  c5fc11b42420020000        vmovups ymmword ptr [rsp + 544], ymm6
    58a  c4c17c28fa                vmovaps ymm7, ymm10                                  ; end void
    58f  c5fc11bc2440020000        vmovups ymmword ptr [rsp + 576], ymm7
    598  c4417c28c3                vmovaps ymm8, ymm11                                  ; end void
    59d  c57c11842460020000        vmovups ymmword ptr [rsp + 608], ymm8
    5a6  c4417c28cc                vmovaps ymm9, ymm12                                  ; end void
    5ab  c57c118c2480020000        vmovups ymmword ptr [rsp + 640], ymm9
    5b4  4883c510                  add rbp, 16                                          ; end void
    5b8  4981c400020000            add r12, 512
    5bf  4183c001                  add r8d, 1
    5c3  4183f810                  cmp r8d, 16
    5c7  0f8c73fcffff              jl loop_240
    5cd  c5fc111c24                vmovups ymmword ptr [rsp], ymm3
    5d2  c57c11742420              vmovups ymmword ptr [rsp + 32], ymm14
    5d8  c57c117c2440              vmovups ymmword ptr [rsp + 64], ymm15
    5de  c5fc10842480010000        vmovups ymm0, ymmword ptr [rsp + 384]
    5e7  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
    5ed  c5fc108424a0010000        vmovups ymm0, ymmword ptr [rsp + 416]
    5f6  c5fc11842480000000        vmovups ymmword ptr [rsp + 128], ymm0
    5ff  c5fc108424c0010000        vmovups ymm0, ymmword ptr [rsp + 448]
    608  c5fc118424a0000000        vmovups ymmword ptr [rsp + 160], ymm0
    611  c5fc108424e0010000        vmovups ymm0, ymmword ptr [rsp + 480]
    61a  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
    623  c5fc10842400020000        vmovups ymm0, ymmword ptr [rsp + 512]
    62c  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
    635  c5fc10842420020000        vmovups ymm0, ymmword ptr [rsp + 544]
    63e  c5fc11842400010000        vmovups ymmword ptr [rsp + 256], ymm0
    647  c5fc10842440020000        vmovups ymm0, ymmword ptr [rsp + 576]
    650  c5fc11842420010000        vmovups ymmword ptr [rsp + 288], ymm0
    659  c5fc10842460020000        vmovups ymm0, ymmword ptr [rsp + 608]
    662  c5fc11842440010000        vmovups ymmword ptr [rsp + 320], ymm0
    66b  c5fc10842480020000        vmovups ymm0, ymmword ptr [rsp + 640]
    674  c5fc11842460010000        vmovups ymmword ptr [rsp + 352], ymm0
done_67d:
    67d  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    682  c5fc1103                  vmovups ymmword ptr [rbx], ymm0                      ; store void
    686  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
    68c  c5fc118300010000          vmovups ymmword ptr [rbx + 256], ymm0                ; store void
    694  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
    69a  c5fc118300020000          vmovups ymmword ptr [rbx + 512], ymm0                ; store void
    6a2  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
    6a8  c5fc118300030000          vmovups ymmword ptr [rbx + 768], ymm0                ; store void
    6b0  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    6b9  c5fc118300040000          vmovups ymmword ptr [rbx + 1024], ymm0               ; store void
    6c1  c5fc108424a0000000        vmovups ymm0, ymmword ptr [rsp + 160]
    6ca  c5fc118300050000          vmovups ymmword ptr [rbx + 1280], ymm0               ; store void
    6d2  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    6db  c5fc118300060000          vmovups ymmword ptr [rbx + 1536], ymm0               ; store void
    6e3  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
    6ec  c5fc118300070000          vmovups ymmword ptr [rbx + 1792], ymm0               ; store void
    6f4  c5fc10842400010000        vmovups ymm0, ymmword ptr [rsp + 256]
    6fd  c5fc118300080000          vmovups ymmword ptr [rbx + 2048], ymm0               ; store void
    705  c5fc10842420010000        vmovups ymm0, ymmword ptr [rsp + 288]
    70e  c5fc118300090000          vmovups ymmword ptr [rbx + 2304], ymm0               ; store void
    716  c5fc10842440010000        vmovups ymm0, ymmword ptr [rsp + 320]
    71f  c5fc1183000a0000          vmovups ymmword ptr [rbx + 2560], ymm0               ; store void
    727  c5fc10842460010000        vmovups ymm0, ymmword ptr [rsp + 352]
    730  c5fc1183000b0000          vmovups ymmword ptr [rbx + 2816], ymm0               ; store void
    738  4881c3000c0000            add rbx, 3072                                        ; end void
    73f  4183c301                  add r11d, 1
    743  4183fb02                  cmp r11d, 2
    747  0f8c33f9ffff              jl loop_80
done_74d:
    74d  4183c201                  add r10d, 1                                          ; end void
    751  443bd2                    cmp r10d, edx
    754  0f8c06f9ffff              jl loop_60
done_75a:
    75a  c5f877                    vzeroupper                                           ; sink void
    75d  488ba424b0020000          mov rsp, qword ptr [rsp + 688]
    765  418fc7                    pop r15
    768  418fc6                    pop r14
    76b  418fc5                    pop r13
    76e  418fc4                    pop r12
    771  8fc5                      pop rbp
    773  8fc3                      pop rbx
    775  c3                        ret                                                  ; sink void
