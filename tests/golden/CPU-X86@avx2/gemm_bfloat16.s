gemm_bfloat16:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  488bc4                    mov rax, rsp
     10  4881ecf0020000            sub rsp, 752
     17  4883e4c0                  and rsp, -64
     1b  48898424b0020000          mov qword ptr [rsp + 688], rax
     23  b800000000                mov eax, 0
     28  488b07                    mov rax, qword ptr [rdi]
     2b  48898424a0020000          mov qword ptr [rsp + 672], rax
     33  488b4708                  mov rax, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 1536>
     37  488b7f10                  mov rdi, qword ptr [rdi + 16]                        ; define_global ptr<uint16, global, 1536>
     3b  488d09                    lea rcx, [rcx]                                       ; special int32
     3e  4c8bc6                    mov r8, rsi                                          ; range int32
     41  3bf2                      cmp esi, edx
     43  0f8d67070000              jge done_7b0
loop_60:
     60  498bf0                    mov rsi, r8                                          ; mul int32
     63  c1e603                    shl esi, 3
     66  41b900000000              mov r9d, 0                                           ; range int32
     6c  4c8b9424a0020000          mov r10, qword ptr [rsp + 672]
     74  4d8d14b2                  lea r10, [r10 + rsi*4]                               ; range int32
loop_80:
     80  4569d900030000            imul r11d, r9d, 768                                  ; mul int32
     87  bb00000000                mov ebx, 0                                           ; range int32
     8c  4e8d1c58                  lea r11, [rax + r11*2]
     90  488be9                    mov rbp, rcx
loop_a0:
     a0  41bc00000000              mov r12d, 0                                          ; range int32
     a6  4d8beb                    mov r13, r11
     a9  4c8bf5                    mov r14, rbp
loop_c0:
     c0  c4c27d334500              vpmovzxwd ymm0, xmmword ptr [r13]                    ; load uint16x8
     c6  c5fd72f010                vpslld ymm0, ymm0, 16                                ; shl uint32x8
     cb  c4c17c1106                vmovups ymmword ptr [r14], ymm0                      ; store void
     d0  4983c510                  add r13, 16                                          ; end void
     d4  4983c620                  add r14, 32
     d8  4183c401                  add r12d, 1
     dc  4183fc08                  cmp r12d, 8
     e0  7cde                      jl loop_c0
done_e2:
     e2  4981c380000000            add r11, 128                                         ; end void
     e9  4881c500010000            add rbp, 256
     f0  83c301                    add ebx, 1
     f3  83fb0c                    cmp ebx, 12
     f6  7ca8                      jl loop_a0
done_f8:
     f8  c4e27d5805cb060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    101  c5fc11842420010000        vmovups ymmword ptr [rsp + 288], ymm0
    10a  c4e27d5805b9060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    113  c5fc11842440010000        vmovups ymmword ptr [rsp + 320], ymm0
    11c  c4e27d5805a7060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    125  c5fc11842460010000        vmovups ymmword ptr [rsp + 352], ymm0
    12e  c4e27d580595060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    137  c5fc110424                vmovups ymmword ptr [rsp], ymm0
    13c  c4e27d580587060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    145  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
    14b  c4e27d580578060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    154  c5fc11442440              vmovups ymmword ptr [rsp + 64], ymm0
    15a  c4e27d580569060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    163  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
    169  c4e27d58055a060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    172  c5fc11842480000000        vmovups ymmword ptr [rsp + 128], ymm0
    17b  c4e27d580548060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    184  c5fc118424a0000000        vmovups ymmword ptr [rsp + 160], ymm0
    18d  c4e27d580536060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    196  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
    19f  c4e27d580524060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    1a8  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
    1b1  c4e27d580512060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
    1ba  c5fc11842400010000        vmovups ymmword ptr [rsp + 256], ymm0
    1c3  41bb00000000              mov r11d, 0                                          ; range int32
    1c9  488bd9                    mov rbx, rcx
    1cc  488d2c77                  lea rbp, [rdi + rsi*2]
    1d0  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    1d5  c5fc11842440020000        vmovups ymmword ptr [rsp + 576], ymm0
    1de  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
    1e4  c5fc11842460020000        vmovups ymmword ptr [rsp + 608], ymm0
    1ed  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
    1f3  c5fc11842480020000        vmovups ymmword ptr [rsp + 640], ymm0
    1fc  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
    202  c5fc11842480010000        vmovups ymmword ptr [rsp + 384], ymm0
    20b  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    214  c5fc118424a0010000        vmovups ymmword ptr [rsp + 416], ymm0
    21d  c5fc108424a0000000        vmovups ymm0, ymmword ptr [rsp + 160]
    226  c5fc118424c0010000        vmovups ymmword ptr [rsp + 448], ymm0
    22f  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    238  c5fc118424e0010000        vmovups ymmword ptr [rsp + 480], ymm0
    241  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
    24a  c5fc11842400020000        vmovups ymmword ptr [rsp + 512], ymm0
    253  c5fc10842400010000        vmovups ymm0, ymmword ptr [rsp + 256]
    25c  c5fc11842420020000        vmovups ymmword ptr [rsp + 544], ymm0
    265  c5fc10842420010000        vmovups ymm0, ymmword ptr [rsp + 288]
    26e  c5fc108c2440010000        vmovups ymm1, ymmword ptr [rsp + 320]
    277  c5fc10942460010000        vmovups ymm2, ymmword ptr [rsp + 352]
loop_280:
    280  c4e27d581b                vpbroadcastd ymm3, dword ptr [rbx]                   ; load float32
    285  c4e27d336500              vpmovzxwd ymm4, xmmword ptr [rbp]                    ; load uint16x8
    28b  c5dd72f410                vpslld ymm4, ymm4, 16                                ; shl uint32x8
    290  c4e25da8d8                vfmadd213ps ymm3, ymm4, ymm0                         ; mulacc float32x8
    295  c4e27d58ab00010000        vpbroadcastd ymm5, dword ptr [rbx + 256]             ; load float32
    29e  c4e25da8e9                vfmadd213ps ymm5, ymm4, ymm1                         ; mulacc float32x8
    2a3  c4e27d58b300020000        vpbroadcastd ymm6, dword ptr [rbx + 512]             ; load float32
    2ac  c4e25da8f2                vfmadd213ps ymm6, ymm4, ymm2                         ; mulacc float32x8
    2b1  c4e27d58bb00030000        vpbroadcastd ymm7, dword ptr [rbx + 768]             ; load float32
    2ba  c4e25da8bc2440020000      vfmadd213ps ymm7, ymm4, ymmword ptr [rsp + 576]      ; mulacc float32x8
    2c4  c4627d588300040000        vpbroadcastd ymm8, dword ptr [rbx + 1024]            ; load float32
    2cd  c4625da8842460020000      vfmadd213ps ymm8, ymm4, ymmword ptr [rsp + 608]      ; mulacc float32x8
    2d7  c4627d588b00050000        vpbroadcastd ymm9, dword ptr [rbx + 1280]            ; load float32
    2e0  c4625da88c2480020000      vfmadd213ps ymm9, ymm4, ymmword ptr [rsp + 640]      ; mulacc float32x8
    2ea  c4627d589300060000        vpbroadcastd ymm10, dword ptr [rbx + 1536]           ; load float32
    2f3  c4625da8942480010000      vfmadd213ps ymm10, ymm4, ymmword ptr [rsp + 384]     ; mulacc float32x8
    2fd  c4627d589b00070000        vpbroadcastd ymm11, dword ptr [rbx + 1792]           ; load float32
    306  c4625da89c24a0010000      vfmadd213ps ymm11, ymm4, ymmword ptr [rsp + 416]     ; mulacc float32x8
    310  c4627d58a300080000        vpbroadcastd ymm12, dword ptr [rbx + 2048]           ; load float32
    319  c4625da8a424c0010000      vfmadd213ps ymm12, ymm4, ymmword ptr [rsp + 448]     ; mulacc float32x8
    323  c4627d58ab00090000        vpbroadcastd ymm13, dword ptr [rbx + 2304]           ; load float32
    32c  c4625da8ac24e0010000      vfmadd213ps ymm13, ymm4, ymmword ptr [rsp + 480]     ; mulacc float32x8
    336  c4627d58b3000a0000        vpbroadcastd ymm14, dword ptr [rbx + 2560]           ; load float32
    33f  c4625da8b42400020000      vfmadd213ps ymm14, ymm4, ymmword ptr [rsp + 512]     ; mulacc float32x8
    349  c4627d58bb000b0000        vpbroadcastd ymm15, dword ptr [rbx + 2816]           ; load float32
    352  c4625da8bc2420020000      vfmadd213ps ymm15, ymm4, ymmword ptr [rsp + 544]     ; mulacc float32x8
    35c  c4e27d584304              vpbroadcastd ymm0, dword ptr [rbx + 4]               ; load float32
    362  c4e27d338d80000000        vpmovzxwd ymm1, xmmword ptr [rbp + 128]              ; load uint16x8
    36b  c5f572f110                vpslld ymm1, ymm1, 16                                ; shl uint32x8
    370  c4e27db8d9                vfmadd231ps ymm3, ymm0, ymm1                         ; mulacc float32x8
    375  c4e27d588304010000        vpbroadcastd ymm0, dword ptr [rbx + 260]             ; load float32
    37e  c4e27db8e9                vfmadd231ps ymm5, ymm0, ymm1                         ; mulacc float32x8
    383  c4e27d588304020000        vpbroadcastd ymm0, dword ptr [rbx + 516]             ; load float32
    38c  c4e27db8f1                vfmadd231ps ymm6, ymm0, ymm1                         ; mulacc float32x8
    391  c4e27d588304030000        vpbroadcastd ymm0, dword ptr [rbx + 772]             ; load float32
    39a  c4e27db8f9                vfmadd231ps ymm7, ymm0, ymm1                         ; mulacc float32x8
    39f  c4e27d588304040000        vpbroadcastd ymm0, dword ptr [rbx + 1028]            ; load float32
    3a8  c4627db8c1                vfmadd231ps ymm8, ymm0, ymm1                         ; mulacc float32x8
    3ad  c4e27d588304050000        vpbroadcastd ymm0, dword ptr [rbx + 1284]            ; load float32
    3b6  c4627db8c9                vfmadd231ps ymm9, ymm0, ymm1                         ; mulacc float32x8
    3bb  c4e27d588304060000        vpbroadcastd ymm0, dword ptr [rbx + 1540]            ; load float32
    3c4  c4627db8d1                vfmadd231ps ymm10, ymm0, ymm1                        ; mulacc float32x8
    3c9  c4e27d588304070000        vpbroadcastd ymm0, dword ptr [rbx + 1796]            ; load float32
    3d2  c4627db8d9                vfmadd231ps ymm11, ymm0, ymm1                        ; mulacc float32x8
    3d7  c4e27d588304080000        vpbroadcastd ymm0, dword ptr [rbx + 2052]            ; load float32
    3e0  c4627db8e1                vfmadd231ps ymm12, ymm0, ymm1                        ; mulacc float32x8
    3e5  c4e27d588304090000        vpbroadcastd ymm0, dword ptr [rbx + 2308]            ; load float32
    3ee  c4627db8e9                vfmadd231ps ymm13, ymm0, ymm1                        ; mulacc float32x8
    3f3  c4e27d5883040a0000        vpbroadcastd ymm0, dword ptr [rbx + 2564]            ; load float32
    3fc  c4627db8f1                vfmadd231ps ymm14, ymm0, ymm1                        ; mulacc float32x8
    401  c4e27d5883040b0000        vpbroadcastd ymm0, dword ptr [rbx + 2820]            ; load float32
    40a  c4627db8f9                vfmadd231ps ymm15, ymm0, ymm1                        ; mulacc float32x8
    40f  c4e27d584308              vpbroadcastd ymm0, dword ptr [rbx + 8]               ; load float32
    415  c4e27d338d00010000        vpmovzxwd ymm1, xmmword ptr [rbp + 256]              ; load uint16x8
    41e  c5f572f110                vpslld ymm1, ymm1, 16                                ; shl uint32x8
    423  c4e27db8d9                vfmadd231ps ymm3, ymm0, ymm1                         ; mulacc float32x8
    428  c4e27d588308010000        vpbroadcastd ymm0, dword ptr [rbx + 264]             ; load float32
    431  c4e27db8e9                vfmadd231ps ymm5, ymm0, ymm1                         ; mulacc float32x8
    436  c4e27d588308020000        vpbroadcastd ymm0, dword ptr [rbx + 520]             ; load float32
    43f  c4e27db8f1                vfmadd231ps ymm6, ymm0, ymm1                         ; mulacc float32x8
    444  c4e27d588308030000        vpbroadcastd ymm0, dword ptr [rbx + 776]             ; load float32
    44d  c4e27db8f9                vfmadd231ps ymm7, ymm0, ymm1                         ; mulacc float32x8
    452  c4e27d588308040000        vpbroadcastd ymm0, dword ptr [rbx + 1032]            ; load float32
    45b  c4627db8c1                vfmadd231ps ymm8, ymm0, ymm1                         ; mulacc float32x8
    460  c4e27d588308050000        vpbroadcastd ymm0, dword ptr [rbx + 1288]            ; load float32
    469  c4627db8c9                vfmadd231ps ymm9, ymm0, ymm1                         ; mulacc float32x8
    46e  c4e27d588308060000        vpbroadcastd ymm0, dword ptr [rbx + 1544]            ; load float32
    477  c4627db8d1                vfmadd231ps ymm10, ymm0, ymm1                        ; mulacc float32x8
    47c  c4e27d588308070000        vpbroadcastd ymm0, dword ptr [rbx + 1800]            ; load float32
    485  c4627db8d9                vfmadd231ps ymm11, ymm0, ymm1                        ; mulacc float32x8
    48a  c4e27d588308080000        vpbroadcastd ymm0, dword ptr [rbx + 2056]            ; load float32
    493  c4627db8e1                vfmadd231ps ymm12, ymm0, ymm1                        ; mulacc float32x8
    498  c4e27d588308090000        vpbroadcastd ymm0, dword ptr [rbx + 2312]            ; load float32
    4a1  c4627db8e9                vfmadd231ps ymm13, ymm0, ymm1                        ; mulacc float32x8
    4a6  c4e27d5883080a0000        vpbroadcastd ymm0, dword ptr [rbx + 2568]            ; load float32
    4af  c4627db8f1                vfmadd231ps ymm14, ymm0, ymm1                        ; mulacc float32x8
    4b4  c4e27d5883080b0000        vpbroadcastd ymm0, dword ptr [rbx + 2824]            ; load float32
    4bd  c4627db8f9                vfmadd231ps ymm15, ymm0, ymm1                        ; mulacc float32x8
    4c2  c4e27d58430c              vpbroadcastd ymm0, dword ptr [rbx + 12]              ; load float32
    4c8  c4e27d338d80010000        vpmovzxwd ymm1, xmmword ptr [rbp + 384]              ; load uint16x8
    4d1  c5f572f110                vpslld ymm1, ymm1, 16                                ; shl uint32x8
    4d6  c4e27db8d9                vfmadd231ps ymm3, ymm0, ymm1                         ; mulacc float32x8
    4db  c4e27d58830c010000        vpbroadcastd ymm0, dword ptr [rbx + 268]             ; load float32
    4e4  c4e27db8e9                vfmadd231ps ymm5, ymm0, ymm1                         ; mulacc float32x8
    4e9  c4e27d58830c020000        vpbroadcastd ymm0, dword ptr [rbx + 524]             ; load float32
    4f2  c4e27db8f1                vfmadd231ps ymm6, ymm0, ymm1                         ; mulacc float32x8
    4f7  c4e27d58830c030000        vpbroadcastd ymm0, dword ptr [rbx + 780]             ; load float32
    500  c4e27db8f9                vfmadd231ps ymm7, ymm0, ymm1                         ; mulacc float32x8
    505  c4e27d58830c040000        vpbroadcastd ymm0, dword ptr [rbx + 1036]            ; load float32
    50e  c4627db8c1                vfmadd231ps ymm8, ymm0, ymm1                         ; mulacc float32x8
    513  c4e27d58830c050000        vpbroadcastd ymm0, dword ptr [rbx + 1292]            ; load float32
    51c  c4627db8c9                vfmadd231ps ymm9, ymm0, ymm1                         ; mulacc float32x8
    521  c4e27d58830c060000        vpbroadcastd ymm0, dword ptr [rbx + 1548]            ; load float32
    52a  c4627db8d1                vfmadd231ps ymm10, ymm0, ymm1                        ; mulacc float32x8
    52f  c4e27d58830c070000        vpbroadcastd ymm0, dword ptr [rbx + 1804]            ; load float32
    538  c4627db8d9                vfmadd231ps ymm11, ymm0, ymm1                        ; mulacc float32x8
    53d  c4e27d58830c080000        vpbroadcastd ymm0, dword ptr [rbx + 2060]            ; load float32
    546  c4627db8e1                vfmadd231ps ymm12, ymm0, ymm1                        ; mulacc float32x8
    54b  c4e27d58830c090000        vpbroadcastd ymm0, dword ptr [rbx + 2316]            ; load float32
    554  c4627db8e9                vfmadd231ps ymm13, ymm0, ymm1                        ; mulacc float32x8
    559  c4e27d58830c0a0000        vpbroadcastd ymm0, dword ptr [rbx + 2572]            ; load float32
    562  c4627db8f1                vfmadd231ps ymm14, ymm0, ymm1                        ; mulacc float32x8
    567  c4e27d58830c0b0000        vpbroadcastd ymm0, dword ptr [rbx + 2828]            ; load float32
    570  c4627db8f9                vfmadd231ps ymm15, ymm0, ymm1                        ; mulacc float32x8
    575  c5fc28c3                  vmovaps ymm0, ymm3                                   ; end void
    579  c5fc28cd                  vmovaps ymm1, ymm5
    57d  c5fc28d6                  vmovaps ymm2, ymm6
    581  c5fc28df                  vmovaps ymm3, ymm7
    585  c5fc119c2440020000        vmovups ymmword ptr [rsp + 576], ymm3
    58e  c4c17c28d8                vmovaps ymm3, ymm8                                   ; end void
    593  c5fc119c2460020000        vmovups ymmword ptr [rsp + 608], ymm3
    59c  c4c17c28d9                vmovaps ymm3, ymm9                                   ; end void
    5a1  c5fc119c2480020000        vmovups ymmword ptr [rsp + 640], ymm3
    5aa  c4c17c28da                vmovaps ymm3, ymm10                                  ; end void
    5af  c5fc119c2480010000        vmovups ymmword ptr [rsp + 384], ymm3
    5b8  c4c17c28db                vmovaps ymm3, ymm11                                  ; end void
    5bd  c5fc119c24a0010000        vmovups ymmword ptr [rsp + 416], ymm3
    5c6  c4c17c28dc                vmovaps ymm3, ymm12                                  ; end void
    5cb  c5fc119c24c0010000        vmovups ymmword ptr [rsp + 448], ymm3
    5d4  c4c17c28dd                vmovaps ymm3, ymm13                                  ; end void
    5d9  c5fc119c24e0010000        vmovups ymmword ptr [rsp + 480], ymm3
    5e2  c4c17c28de                vmovaps ymm3, ymm14                                  ; end void
    5e7  c5fc119c2400020000        vmovups ymmword ptr [rsp + 512], ymm3
    5f0  c4c17c28df                vmovaps ymm3, ymm15                                  ; end void
    5f5  c5fc119c2420020000        vmovups ymmword ptr [rsp + 544], ymm3
    5fe  4883c310                  add rbx, 16                                          ; end void
    602  4881c500020000            add rbp, 512
    609  4183c301                  add r11d, 1
    60d  4183fb10                  cmp r11d, 16
    611  0f8c69fcffff              jl loop_280
    617  c5fc11842420010000        vmovups ymmword ptr [rsp + 288], ymm0
    620  c5fc118c2440010000        vmovups ymmword ptr [rsp + 320], ymm1
    629  c5fc11942460010000        vmovups ymmword ptr [rsp + 352], ymm2
    632  c5fc10842440020000        vmovups ymm0, ymmword ptr [rsp + 576]
    63b  c5fc110424                vmovups ymmword ptr [rsp], ymm0
    640  c5fc10842460020000        vmovups ymm0, ymmword ptr [rsp + 608]
    649  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
    64f  c5fc10842480020000        vmovups ymm0, ymmword ptr [rsp + 640]
    658  c5fc11442440              vmovups ymmword ptr [rsp + 64], ymm0
    65e  c5fc10842480010000        vmovups ymm0, ymmword ptr [rsp + 384]
    667  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
    66d  c5fc108424a0010000        vmovups ymm0, ymmword ptr [rsp + 416]
    676  c5fc11842480000000        vmovups ymmword ptr [rsp + 128], ymm0
    67f  c5fc108424c0010000        vmovups ymm0, ymmword ptr [rsp + 448]
    688  c5fc118424a0000000        vmovups ymmword ptr [rsp + 160], ymm0
    691  c5fc108424e0010000        vmovups ymm0, ymmword ptr [rsp + 480]
    69a  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
    6a3  c5fc10842400020000        vmovups ymm0, ymmword ptr [rsp + 512]
    6ac  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
    6b5  c5fc10842420020000        vmovups ymm0, ymmword ptr [rsp + 544]
    6be  c5fc11842400010000        vmovups ymmword ptr [rsp + 256], ymm0
done_6c7:
    6c7  c5fc10842420010000        vmovups ymm0, ymmword ptr [rsp + 288]
    6d0  c4c17c1102                vmovups ymmword ptr [r10], ymm0                      ; store void
    6d5  c5fc10842440010000        vmovups ymm0, ymmword ptr [rsp + 320]
    6de  c4c17c118200010000        vmovups ymmword ptr [r10 + 256], ymm0                ; store void
    6e7  c5fc10842460010000        vmovups ymm0, ymmword ptr [rsp + 352]
    6f0  c4c17c118200020000        vmovups ymmword ptr [r10 + 512], ymm0                ; store void
    6f9  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    6fe  c4c17c118200030000        vmovups ymmword ptr [r10 + 768], ymm0                ; store void
    707  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
    70d  c4c17c118200040000        vmovups ymmword ptr [r10 + 1024], ymm0               ; store void
    716  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
    71c  c4c17c118200050000        vmovups ymmword ptr [r10 + 1280], ymm0               ; store void
    725  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
    72b  c4c17c118200060000        vmovups ymmword ptr [r10 + 1536], ymm0               ; store void
    734  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    73d  c4c17c118200070000        vmovups ymmword ptr [r10 + 1792], ymm0               ; store void
    746  c5fc108424a0000000        vmovups ymm0, ymmword ptr [rsp + 160]
    74f  c4c17c118200080000        vmovups ymmword ptr [r10 + 2048], ymm0               ; store void
    758  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    761  c4c17c118200090000        vmovups ymmword ptr [r10 + 2304], ymm0               ; store void
    76a  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
    773  c4c17c1182000a0000        vmovups ymmword ptr [r10 + 2560], ymm0               ; store void
    77c  c5fc10842400010000        vmovups ymm0, ymmword ptr [rsp + 256]
    785  c4c17c1182000b0000        vmovups ymmword ptr [r10 + 2816], ymm0               ; store void
    78e  4981c2000c0000            add r10, 3072                                        ; end void
    795  4183c101                  add r9d, 1
    799  4183f902                  cmp r9d, 2
    79d  0f8cddf8ffff              jl loop_80
done_7a3:
    7a3  4183c001                  add r8d, 1                                           ; end void
    7a7  443bc2                    cmp r8d, edx
    7aa  0f8cb0f8ffff              jl loop_60
done_7b0:
    7b0  c5f877                    vzeroupper                                           ; sink void
    7b3  488ba424b0020000          mov rsp, qword ptr [rsp + 688]
    7bb  418fc6                    pop r14
    7be  418fc5                    pop r13
    7c1  418fc4                    pop r12
    7c4  8fc5                      pop rbp
    7c6  8fc3                      pop rbx
    7c8  c3                        ret                                                  ; sink void
