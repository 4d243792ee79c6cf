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
     46  0f8d6e070000              jge done_7ba
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
     f9  c4e27d5805d6060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    102  c5fc11842420010000        vmovups ymmword ptr [rsp + 288], ymm0
    10b  c4e27d5805c4060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    114  c5fc11842440010000        vmovups ymmword ptr [rsp + 320], ymm0
    11d  c4e27d5805b2060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    126  c5fc11842460010000        vmovups ymmword ptr [rsp + 352], ymm0
    12f  c4e27d5805a0060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    138  c5fc110424                vmovups ymmword ptr [rsp], ymm0
    13d  c4e27d580592060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    146  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
    14c  c4e27d580583060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    155  c5fc11442440              vmovups ymmword ptr [rsp + 64], ymm0
    15b  c4e27d580574060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    164  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
    16a  c4e27d580565060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    173  c5fc11842480000000        vmovups ymmword ptr [rsp + 128], ymm0
    17c  c4e27d580553060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    185  c5fc118424a0000000        vmovups ymmword ptr [rsp + 160], ymm0
    18e  c4e27d580541060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    197  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
    1a0  c4e27d58052f060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    1a9  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
    1b2  c4e27d58051d060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    1bb  c5fc11842400010000        vmovups ymmword ptr [rsp + 256], ymm0
    1c4  41b800000000              mov r8d, 0                                           ; range int32
    1ca  488be9                    mov rbp, rcx
    1cd  4c8d2477                  lea r12, [rdi + rsi*2]
    1d1  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    1d6  c5fc11842440020000        vmovups ymmword ptr [rsp + 576], ymm0
    1df  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
    1e5  c5fc11842460020000        vmovups ymmword ptr [rsp + 608], ymm0
    1ee  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
    1f4  c5fc11842480020000        vmovups ymmword ptr [rsp + 640], ymm0
    1fd  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
    203  c5fc11842480010000        vmovups ymmword ptr [rsp + 384], ymm0
    20c  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    215  c5fc118424a0010000        vmovups ymmword ptr [rsp + 416], ymm0
    21e  c5fc108424a0000000        vmovups ymm0, ymmword ptr [rsp + 160]
    227  c5fc118424c0010000        vmovups ymmword ptr [rsp + 448], ymm0
    230  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    239  c5fc118424e0010000        vmovups ymmword ptr [rsp + 480], ymm0
    242  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
    24b  c5fc11842400020000        vmovups ymmword ptr [rsp + 512], ymm0
    254  c5fc10842400010000        vmovups ymm0, ymmword ptr [rsp + 256]
    25d  c5fc11842420020000        vmovups ymmword ptr [rsp + 544], ymm0
    266  c5fc109c2420010000        vmovups ymm3, ymmword ptr [rsp + 288]
    26f  c57c10b42440010000        vmovups ymm14, ymmword ptr [rsp + 320]
    278  c57c10bc2460010000        vmovups ymm15, ymmword ptr [rsp + 352]
loop_2a0:
    2a0  c4e27d584500              vpbroadcastd ymm0, dword ptr [rbp]                   ; load float32
    2a6  c4c27d330c24              vpmovzxwd ymm1, xmmword ptr [r12]                    ; load uint16x8
    2ac  c5f572f110                vpslld ymm1, ymm1, 16                                ; shl uint32x8
    2b1  c4e275a8c3                vfmadd213ps ymm0, ymm1, ymm3                         ; mulacc float32x8
    2b6  c4e27d589500010000        vpbroadcastd ymm2, dword ptr [rbp + 256]             ; load float32
    2bf  c4c275a8d6                vfmadd213ps ymm2, ymm1, ymm14                        ; mulacc float32x8
    2c4  c4e27d58a500020000        vpbroadcastd ymm4, dword ptr [rbp + 512]             ; load float32
    2cd  c4c275a8e7                vfmadd213ps ymm4, ymm1, ymm15                        ; mulacc float32x8
    2d2  c4e27d58ad00030000        vpbroadcastd ymm5, dword ptr [rbp + 768]             ; load float32
    2db  c4e275a8ac2440020000      vfmadd213ps ymm5, ymm1, ymmword ptr [rsp + 576]      ; mulacc float32x8
    2e5  c4e27d58b500040000        vpbroadcastd ymm6, dword ptr [rbp + 1024]            ; load float32
    2ee  c4e275a8b42460020000      vfmadd213ps ymm6, ymm1, ymmword ptr [rsp + 608]      ; mulacc float32x8
    2f8  c4e27d58bd00050000        vpbroadcastd ymm7, dword ptr [rbp + 1280]            ; load float32
    301  c4e275a8bc2480020000      vfmadd213ps ymm7, ymm1, ymmword ptr [rsp + 640]      ; mulacc float32x8
    30b  c4627d588500060000        vpbroadcastd ymm8, dword ptr [rbp + 1536]            ; load float32
    314  c46275a8842480010000      vfmadd213ps ymm8, ymm1, ymmword ptr [rsp + 384]      ; mulacc float32x8
    31e  c4627d588d00070000        vpbroadcastd ymm9, dword ptr [rbp + 1792]            ; load float32
    327  c46275a88c24a0010000      vfmadd213ps ymm9, ymm1, ymmword ptr [rsp + 416]      ; mulacc float32x8
    331  c4627d58ad00080000        vpbroadcastd ymm13, dword ptr [rbp + 2048]           ; load float32
    33a  c46275a8ac24c0010000      vfmadd213ps ymm13, ymm1, ymmword ptr [rsp + 448]     ; mulacc float32x8
    344  c4627d589500090000        vpbroadcastd ymm10, dword ptr [rbp + 2304]           ; load float32
    34d  c46275a89424e0010000      vfmadd213ps ymm10, ymm1, ymmword ptr [rsp + 480]     ; mulacc float32x8
    357  c4627d589d000a0000        vpbroadcastd ymm11, dword ptr [rbp + 2560]           ; load float32
    360  c46275a89c2400020000      vfmadd213ps ymm11, ymm1, ymmword ptr [rsp + 512]     ; mulacc float32x8
    36a  c4627d58a5000b0000        vpbroadcastd ymm12, dword ptr [rbp + 2816]           ; load float32
    373  c46275a8a42420020000      vfmadd213ps ymm12, ymm1, ymmword ptr [rsp + 544]     ; mulacc float32x8
    37d  c4e27d584d04              vpbroadcastd ymm1, dword ptr [rbp + 4]               ; load float32
    383  c4c27d339c2480000000      vpmovzxwd ymm3, xmmword ptr [r12 + 128]              ; load uint16x8
    38d  c5e572f310                vpslld ymm3, ymm3, 16                                ; shl uint32x8
    392  c4e275b8c3                vfmadd231ps ymm0, ymm1, ymm3                         ; mulacc float32x8
    397  c4e27d588d04010000        vpbroadcastd ymm1, dword ptr [rbp + 260]             ; load float32
    3a0  c4e275b8d3                vfmadd231ps ymm2, ymm1, ymm3                         ; mulacc float32x8
    3a5  c4e27d588d04020000        vpbroadcastd ymm1, dword ptr [rbp + 516]             ; load float32
    3ae  c4e275b8e3                vfmadd231ps ymm4, ymm1, ymm3                         ; mulacc float32x8
    3b3  c4e27d588d04030000        vpbroadcastd ymm1, dword ptr [rbp + 772]             ; load float32
    3bc  c4e275b8eb                vfmadd231ps ymm5, ymm1, ymm3                         ; mulacc float32x8
    3c1  c4e27d588d04040000        vpbroadcastd ymm1, dword ptr [rbp + 1028]            ; load float32
    3ca  c4e275b8f3                vfmadd231ps ymm6, ymm1, ymm3                         ; mulacc float32x8
    3cf  c4e27d588d04050000        vpbroadcastd ymm1, dword ptr [rbp + 1284]            ; load float32
    3d8  c4e275b8fb                vfmadd231ps ymm7, ymm1, ymm3                         ; mulacc float32x8
    3dd  c4e27d588d04060000        vpbroadcastd ymm1, dword ptr [rbp + 1540]            ; load float32
    3e6  c46275b8c3                vfmadd231ps ymm8, ymm1, ymm3                         ; mulacc float32x8
    3eb  c4e27d588d04070000        vpbroadcastd ymm1, dword ptr [rbp + 1796]            ; load float32
    3f4  c46275b8cb                vfmadd231ps ymm9, ymm1, ymm3                         ; mulacc float32x8
    3f9  c4e27d588d04080000        vpbroadcastd ymm1, dword ptr [rbp + 2052]            ; load float32
    402  c46275b8eb                vfmadd231ps ymm13, ymm1, ymm3                        ; mulacc float32x8
    407  c4e27d588d04090000        vpbroadcastd ymm1, dword ptr [rbp + 2308]            ; load float32
    410  c46275b8d3                vfmadd231ps ymm10, ymm1, ymm3                        ; mulacc float32x8
    415  c4e27d588d040a0000        vpbroadcastd ymm1, dword ptr [rbp + 2564]            ; load float32
    41e  c46275b8db                vfmadd231ps ymm11, ymm1, ymm3                        ; mulacc float32x8
    423  c4e27d588d040b0000        vpbroadcastd ymm1, dword ptr [rbp + 2820]            ; load float32
    42c  c46275b8e3                vfmadd231ps ymm12, ymm1, ymm3                        ; mulacc float32x8
    431  c4e27d584d08              vpbroadcastd ymm1, dword ptr [rbp + 8]               ; load float32
    437  c4c27d339c2400010000      vpmovzxwd ymm3, xmmword ptr [r12 + 256]              ; load uint16x8
    441  c5e572f310                vpslld ymm3, ymm3, 16                                ; shl uint32x8
    446  c4e275b8c3                vfmadd231ps ymm0, ymm1, ymm3                         ; mulacc float32x8
    44b  c4e27d588d08010000        vpbroadcastd ymm1, dword ptr [rbp + 264]             ; load float32
    454  c4e275b8d3                vfmadd231ps ymm2, ymm1, ymm3                         ; mulacc float32x8
    459  c4e27d588d08020000        vpbroadcastd ymm1, dword ptr [rbp + 520]             ; load float32
    462  c4e275b8e3                vfmadd231ps ymm4, ymm1, ymm3                         ; mulacc float32x8
    467  c4e27d588d08030000        vpbroadcastd ymm1, dword ptr [rbp + 776]             ; load float32
    470  c4e275b8eb                vfmadd231ps ymm5, ymm1, ymm3                         ; mulacc float32x8
    475  c4e27d588d08040000        vpbroadcastd ymm1, dword ptr [rbp + 1032]            ; load float32
    47e  c4e275b8f3                vfmadd231ps ymm6, ymm1, ymm3                         ; mulacc float32x8
    483  c4e27d588d08050000        vpbroadcastd ymm1, dword ptr [rbp + 1288]            ; load float32
    48c  c4e275b8fb                vfmadd231ps ymm7, ymm1, ymm3                         ; mulacc float32x8
    491  c4e27d588d08060000        vpbroadcastd ymm1, dword ptr [rbp + 1544]            ; load float32
    49a  c46275b8c3                vfmadd231ps ymm8, ymm1, ymm3                         ; mulacc float32x8
    49f  c4e27d588d08070000        vpbroadcastd ymm1, dword ptr [rbp + 1800]            ; load float32
    4a8  c46275b8cb                vfmadd231ps ymm9, ymm1, ymm3                         ; mulacc float32x8
    4ad  c4e27d588d08080000        vpbroadcastd ymm1, dword ptr [rbp + 2056]            ; load float32
    4b6  c46275b8eb                vfmadd231ps ymm13, ymm1, ymm3                        ; mulacc float32x8
    4bb  c4e27d588d08090000        vpbroadcastd ymm1, dword ptr [rbp + 2312]            ; load float32
    4c4  c46275b8d3                vfmadd231ps ymm10, ymm1, ymm3                        ; mulacc float32x8
    4c9  c4e27d588d080a0000        vpbroadcastd ymm1, dword ptr [rbp + 2568]            ; load float32
    4d2  c46275b8db                vfmadd231ps ymm11, ymm1, ymm3                        ; mulacc float32x8
    4d7  c4e27d588d080b0000        vpbroadcastd ymm1, dword ptr [rbp + 2824]            ; load float32
    4e0  c46275b8e3                vfmadd231ps ymm12, ymm1, ymm3                        ; mulacc float32x8
    4e5  c4e27d584d0c              vpbroadcastd ymm1, dword ptr [rbp + 12]              ; load float32
    4eb  c4c27d339c2480010000      vpmovzxwd ymm3, xmmword ptr [r12 + 384]              ; load uint16x8
    4f5  c5e572f310                vpslld ymm3, ymm3, 16                                ; shl uint32x8
    4fa  c4e275b8c3                vfmadd231ps ymm0, ymm1, ymm3                         ; mulacc float32x8
    4ff  c4e27d588d0c010000        vpbroadcastd ymm1, dword ptr [rbp + 268]             ; load float32
    508  c4e275b8d3                vfmadd231ps ymm2, ymm1, ymm3                         ; mulacc float32x8
    50d  c4e27d588d0c020000        vpbroadcastd ymm1, dword ptr [rbp + 524]             ; load float32
    516  c4e275b8e3                vfmadd231ps ymm4, ymm1, ymm3                         ; mulacc float32x8
    51b  c4e27d588d0c030000        vpbroadcastd ymm1, dword ptr [rbp + 780]             ; load float32
    524  c4e275b8eb                vfmadd231ps ymm5, ymm1, ymm3                         ; mulacc float32x8
    529  c4e27d588d0c040000        vpbroadcastd ymm1, dword ptr [rbp + 1036]            ; load float32
    532  c4e275b8f3                vfmadd231ps ymm6, ymm1, ymm3                         ; mulacc float32x8
    537  c4e27d588d0c050000        vpbroadcastd ymm1, dword ptr [rbp + 1292]            ; load float32
    540  c4e275b8fb                vfmadd231ps ymm7, ymm1, ymm3                         ; mulacc float32x8
    545  c4e27d588d0c060000        vpbroadcastd ymm1, dword ptr [rbp + 1548]            ; load float32
    54e  c46275b8c3                vfmadd231ps ymm8, ymm1, ymm3                         ; mulacc float32x8
    553  c4e27d588d0c070000        vpbroadcastd ymm1, dword ptr [rbp + 1804]            ; load float32
    55c  c46275b8cb                vfmadd231ps ymm9, ymm1, ymm3                         ; mulacc float32x8
    561  c4e27d588d0c080000        vpbroadcastd ymm1, dword ptr [rbp + 2060]            ; load float32
    56a  c46275b8eb                vfmadd231ps ymm13, ymm1, ymm3                        ; mulacc float32x8
    56f  c4e27d588d0c090000        vpbroadcastd ymm1, dword ptr [rbp + 2316]            ; load float32
    578  c46275b8d3                vfmadd231ps ymm10, ymm1, ymm3                        ; mulacc float32x8
    57d  c4e27d588d0c0a0000        vpbroadcastd ymm1, dword ptr [rbp + 2572]            ; load float32
    586  c46275b8db                vfmadd231ps ymm11, ymm1, ymm3                        ; mulacc float32x8
    58b  c4e27d588d0c0b0000        vpbroadcastd ymm1, dword ptr [rbp + 2828]            ; load float32
    594  c46275b8e3                vfmadd231ps ymm12, ymm1, ymm3                        ; mulacc float32x8
    599  c5fc28d8                  vmovaps ymm3, ymm0                                   ; end void
    59d  c57c28f2                  vmovaps ymm14, ymm2
    5a1  c57c28fc                  vmovaps ymm15, ymm4
    5a5  c5fc11ac2440020000        vmovups ymmword ptr [rsp + 576], ymm5
    5ae  c5fc11b42460020000        vmovups ymmword ptr [rsp + 608], ymm6
    5b7  c5fc11bc2480020000        vmovups ymmword ptr [rsp + 640], ymm7
    5c0  c4c17c28e0                vmovaps ymm4, ymm8                                   ; end void
    5c5  c5fc11a42480010000        vmovups ymmword ptr [rsp + 384], ymm4
    5ce  c4c17c28e9                vmovaps ymm5, ymm9                                   ; end void
    5d3  c5fc11ac24a0010000        vmovups ymmword ptr [rsp + 416], ymm5
    5dc  c4c17c28f5                vmovaps ymm6, ymm13                                  ; end void
    5e1  c5fc11b424c0010000        vmovups ymmword ptr [rsp + 448], ymm6
    5ea  c4c17c28fa                vmovaps ymm7, ymm10                                  ; end void
    5ef  c5fc11bc24e0010000        vmovups ymmword ptr [rsp + 480], ymm7
    5f8  c4417c28c3                vmovaps ymm8, ymm11                                  ; end void
    5fd  c57c11842400020000        vmovups ymmword ptr [rsp + 512], ymm8
    606  c4417c28cc                vmovaps ymm9, ymm12                                  ; end void
    60b  c57c118c2420020000        vmovups ymmword ptr [rsp + 544], ymm9
    614  4883c510                  add rbp, 16                                          ; end void
    618  4981c400020000            add r12, 512
    61f  4183c001                  add r8d, 1
    623  4183f810                  cmp r8d, 16
    627  0f8c73fcffff              jl loop_2a0
    62d  c5fc119c2420010000        vmovups ymmword ptr [rsp + 288], ymm3
    636  c57c11b42440010000        vmovups ymmword ptr [rsp + 320], ymm14
    63f  c57c11bc2460010000        vmovups ymmword ptr [rsp + 352], ymm15
    648  c5fc10842440020000        vmovups ymm0, ymmword ptr [rsp + 576]
    651  c5fc110424                vmovups ymmword ptr [rsp], ymm0
    656  c5fc10842460020000        vmovups ymm0, ymmword ptr [rsp + 608]
    65f  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
    665  c5fc10842480020000        vmovups ymm0, ymmword ptr [rsp + 640]
    66e  c5fc11442440              vmovups ymmword ptr [rsp + 64], ymm0
    674  c5fc10842480010000        vmovups ymm0, ymmword ptr [rsp + 384]
    67d  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
    683  c5fc108424a0010000        vmovups ymm0, ymmword ptr [rsp + 416]
    68c  c5fc11842480000000        vmovups ymmword ptr [rsp + 128], ymm0
    695  c5fc108424c0010000        vmovups ymm0, ymmword ptr [rsp + 448]
    69e  c5fc118424a0000000        vmovups ymmword ptr [rsp + 160], ymm0
    6a7  c5fc108424e0010000        vmovups ymm0, ymmword ptr [rsp + 480]
    6b0  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
    6b9  c5fc10842400020000        vmovups ymm0, ymmword ptr [rsp + 512]
    6c2  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
    6cb  c5fc10842420020000        vmovups ymm0, ymmword ptr [rsp + 544]
    6d4  c5fc11842400010000        vmovups ymmword ptr [rsp + 256], ymm0
done_6dd:
    6dd  c5fc10842420010000        vmovups ymm0, ymmword ptr [rsp + 288]
    6e6  c5fc1103                  vmovups ymmword ptr [rbx], ymm0                      ; store void
    6ea  c5fc10842440010000        vmovups ymm0, ymmword ptr [rsp + 320]
    6f3  c5fc118300010000          vmovups ymmword ptr [rbx + 256], ymm0                ; store void
    6fb  c5fc10842460010000        vmovups ymm0, ymmword ptr [rsp + 352]
    704  c5fc118300020000          vmovups ymmword ptr [rbx + 512], ymm0                ; store void
    70c  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    711  c5fc118300030000          vmovups ymmword ptr [rbx + 768], ymm0                ; store void
    719  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
    71f  c5fc118300040000          vmovups ymmword ptr [rbx + 1024], ymm0               ; store void
    727  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
    72d  c5fc118300050000          vmovups ymmword ptr [rbx + 1280], ymm0               ; store void
    735  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
    73b  c5fc118300060000          vmovups ymmword ptr [rbx + 1536], ymm0               ; store void
    743  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    74c  c5fc118300070000          vmovups ymmword ptr [rbx + 1792], ymm0               ; store void
    754  c5fc108424a0000000        vmovups ymm0, ymmword ptr [rsp + 160]
    75d  c5fc118300080000          vmovups ymmword ptr [rbx + 2048], ymm0               ; store void
    765  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    76e  c5fc118300090000          vmovups ymmword ptr [rbx + 2304], ymm0               ; store void
    776  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
    77f  c5fc1183000a0000          vmovups ymmword ptr [rbx + 2560], ymm0               ; store void
    787  c5fc10842400010000        vmovups ymm0, ymmword ptr [rsp + 256]
    790  c5fc1183000b0000          vmovups ymmword ptr [rbx + 2816], ymm0               ; store void
    798  4881c3000c0000            add rbx, 3072                                        ; end void
    79f  4183c301                  add r11d, 1
    7a3  4183fb02                  cmp r11d, 2
    7a7  0f8cd3f8ffff              jl loop_80
done_7ad:
    7ad  4183c201                  add r10d, 1                                          ; end void
    7b1  443bd2                    cmp r10d, edx
    7b4  0f8ca6f8ffff              jl loop_60
done_7ba:
    7ba  c5f877                    vzeroupper                                           ; sink void
    7bd  488ba424b0020000          mov rsp, qword ptr [rsp + 688]
    7c5  418fc7                    pop r15
    7c8  418fc6                    pop r14
    7cb  418fc5                    pop r13
    7ce  418fc4                    pop r12
    7d1  8fc5                      pop rbp
    7d3  8fc3                      pop rbx
    7d5  c3                        ret                                                  ; sink void
