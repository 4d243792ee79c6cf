gemm_bfloat16:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  41fff7                    push r15
     10  488bc4                    mov rax, rsp
     13  4881ece0020000            sub rsp, 736
     1a  4883e4c0                  and rsp, -64
     1e  48898424a0020000          mov qword ptr [rsp + 672], rax
     26  4c8b07                    mov r8, qword ptr [rdi]
     29  4c8b4f08                  mov r9, qword ptr [rdi + 8]                          ; define_global ptr<float32, global, 1536>
     2d  488b7f10                  mov rdi, qword ptr [rdi + 16]                        ; define_global ptr<uint16, global, 1536>
     31  488d09                    lea rcx, [rcx]                                       ; special int32
     34  4c8bd6                    mov r10, rsi                                         ; range int32
     37  3bf2                      cmp esi, edx
     39  0f8dd2060000              jge done_711
loop_40:
     40  498bf2                    mov rsi, r10                                         ; mul int32
     43  c1e603                    shl esi, 3
     46  41bb00000000              mov r11d, 0                                          ; range int32
     4c  498d1cb0                  lea rbx, [r8 + rsi*4]
loop_60:
     60  4169eb00030000            imul ebp, r11d, 768                                  ; mul int32
     67  498d2c69                  lea rbp, [r9 + rbp*2]                                ; range int32
     6b  4c8be1                    mov r12, rcx
     6e  4c8dad00060000            lea r13, [rbp + 1536]
loop_80:
     80  4c8bf5                    mov r14, rbp                                         ; range int32
     83  4d8bfc                    mov r15, r12
     86  498d8680000000            lea rax, [r14 + 128]
loop_a0:
     a0  c4c27d3306                vpmovzxwd ymm0, xmmword ptr [r14]                    ; cast uint32x8
     a5  c5fd72f010                vpslld ymm0, ymm0, 16                                ; shl uint32x8
     aa  c4c17c1107                vmovups ymmword ptr [r15], ymm0                      ; store void
     af  4983c610                  add r14, 16                                          ; end void
     b3  4983c720                  add r15, 32
     b7  4c3bf0                    cmp r14, rax
     ba  75e4                      jne loop_a0
done_bc:
     bc  4881c580000000            add rbp, 128                                         ; end void
     c3  4981c400010000            add r12, 256
     ca  493bed                    cmp rbp, r13
     cd  75b1                      jne loop_80
done_cf:
     cf  c4e27d580558060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     d8  c5fc110424                vmovups ymmword ptr [rsp], ymm0
     dd  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
     e3  c5fc11442440              vmovups ymmword ptr [rsp + 64], ymm0
     e9  c4e27d58053e060000        vpbroadcastd ymm0, dword ptr [rip + 00000000]        ; range int32
     f2  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
     f8  c5fc11842480000000        vmovups ymmword ptr [rsp + 128], ymm0
    101  c5fc118424a0000000        vmovups ymmword ptr [rsp + 160], ymm0
    10a  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
    113  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
    11c  c5fc11842400010000        vmovups ymmword ptr [rsp + 256], ymm0
    125  c5fc11842420010000        vmovups ymmword ptr [rsp + 288], ymm0
    12e  c5fc11842440010000        vmovups ymmword ptr [rsp + 320], ymm0
    137  c5fc11842460010000        vmovups ymmword ptr [rsp + 352], ymm0
    140  488bc1                    mov rax, rcx                                         ; range int32
    143  488d2c77                  lea rbp, [rdi + rsi*2]
    147  4c8da000010000            lea r12, [rax + 256]
    14e  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
    154  c5fc11842480010000        vmovups ymmword ptr [rsp + 384], ymm0
    15d  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    166  c5fc118424a0010000        vmovups ymmword ptr [rsp + 416], ymm0
    16f  c5fc108424a0000000        vmovups ymm0, ymmword ptr [rsp + 160]
    178  c5fc118424c0010000        vmovups ymmword ptr [rsp + 448], ymm0
    181  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    18a  c5fc118424e0010000        vmovups ymmword ptr [rsp + 480], ymm0
    193  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
    19c  c5fc11842400020000        vmovups ymmword ptr [rsp + 512], ymm0
    1a5  c5fc10842400010000        vmovups ymm0, ymmword ptr [rsp + 256]
    1ae  c5fc11842420020000        vmovups ymmword ptr [rsp + 544], ymm0
    1b7  c5fc10842420010000        vmovups ymm0, ymmword ptr [rsp + 288]
    1c0  c5fc11842440020000        vmovups ymmword ptr [rsp + 576], ymm0
    1c9  c5fc10842440010000        vmovups ymm0, ymmword ptr [rsp + 320]
    1d2  c5fc11842460020000        vmovups ymmword ptr [rsp + 608], ymm0
    1db  c5fc10842460010000        vmovups ymm0, ymmword ptr [rsp + 352]
    1e4  c5fc11842480020000        vmovups ymmword ptr [rsp + 640], ymm0
    1ed  c5fc101c24                vmovups ymm3, ymmword ptr [rsp]
    1f2  c57c10742420              vmovups ymm14, ymmword ptr [rsp + 32]
    1f8  c57c107c2440              vmovups ymm15, ymmword ptr [rsp + 64]
loop_200:
    200  c4e27d5800                vpbroadcastd ymm0, dword ptr [rax]                   ; load float32
    205  c4e27d334d00              vpmovzxwd ymm1, xmmword ptr [rbp]                    ; cast uint32x8
    20b  c5f572f110                vpslld ymm1, ymm1, 16                                ; shl uint32x8
    210  c4e275a8c3                vfmadd213ps ymm0, ymm1, ymm3                         ; mulacc float32x8
    215  c4e27d589000010000        vpbroadcastd ymm2, dword ptr [rax + 256]             ; load float32
    21e  c4c275a8d6                vfmadd213ps ymm2, ymm1, ymm14                        ; mulacc float32x8
    223  c4e27d58a000020000        vpbroadcastd ymm4, dword ptr [rax + 512]             ; load float32
    22c  c4c275a8e7                vfmadd213ps ymm4, ymm1, ymm15                        ; mulacc float32x8
    231  c4e27d58a800030000        vpbroadcastd ymm5, dword ptr [rax + 768]             ; load float32
    23a  c4e275a8ac2480010000      vfmadd213ps ymm5, ymm1, ymmword ptr [rsp + 384]      ; mulacc float32x8
    244  c4e27d58b000040000        vpbroadcastd ymm6, dword ptr [rax + 1024]            ; load float32
    24d  c4e275a8b424a0010000      vfmadd213ps ymm6, ymm1, ymmword ptr [rsp + 416]      ; mulacc float32x8
    257  c4e27d58b800050000        vpbroadcastd ymm7, dword ptr [rax + 1280]            ; load float32
    260  c4e275a8bc24c0010000      vfmadd213ps ymm7, ymm1, ymmword ptr [rsp + 448]      ; mulacc float32x8
    26a  c4627d588000060000        vpbroadcastd ymm8, dword ptr [rax + 1536]            ; load float32
    273  c46275a88424e0010000      vfmadd213ps ymm8, ymm1, ymmword ptr [rsp + 480]      ; mulacc float32x8
    27d  c4627d588800070000        vpbroadcastd ymm9, dword ptr [rax + 1792]            ; load float32
    286  c46275a88c2400020000      vfmadd213ps ymm9, ymm1, ymmword ptr [rsp + 512]      ; mulacc float32x8
    290  c4627d58a800080000        vpbroadcastd ymm13, dword ptr [rax + 2048]           ; load float32
    299  c46275a8ac2420020000      vfmadd213ps ymm13, ymm1, ymmword ptr [rsp + 544]     ; mulacc float32x8
    2a3  c4627d589000090000        vpbroadcastd ymm10, dword ptr [rax + 2304]           ; load float32
    2ac  c46275a8942440020000      vfmadd213ps ymm10, ymm1, ymmword ptr [rsp + 576]     ; mulacc float32x8
    2b6  c4627d5898000a0000        vpbroadcastd ymm11, dword ptr [rax + 2560]           ; load float32
    2bf  c46275a89c2460020000      vfmadd213ps ymm11, ymm1, ymmword ptr [rsp + 608]     ; mulacc float32x8
    2c9  c4627d58a0000b0000        vpbroadcastd ymm12, dword ptr [rax + 2816]           ; load float32
    2d2  c46275a8a42480020000      vfmadd213ps ymm12, ymm1, ymmword ptr [rsp + 640]     ; mulacc float32x8
    2dc  c4e27d584804              vpbroadcastd ymm1, dword ptr [rax + 4]               ; load float32
    2e2  c4e27d339d80000000        vpmovzxwd ymm3, xmmword ptr [rbp + 128]              ; cast uint32x8
    2eb  c5e572f310                vpslld ymm3, ymm3, 16                                ; shl uint32x8
    2f0  c4e275b8c3                vfmadd231ps ymm0, ymm1, ymm3                         ; mulacc float32x8
    2f5  c4e27d588804010000        vpbroadcastd ymm1, dword ptr [rax + 260]             ; load float32
    2fe  c4e275b8d3                vfmadd231ps ymm2, ymm1, ymm3                         ; mulacc float32x8
    303  c4e27d588804020000        vpbroadcastd ymm1, dword ptr [rax + 516]             ; load float32
    30c  c4e275b8e3                vfmadd231ps ymm4, ymm1, ymm3                         ; mulacc float32x8
    311  c4e27d588804030000        vpbroadcastd ymm1, dword ptr [rax + 772]             ; load float32
    31a  c4e275b8eb                vfmadd231ps ymm5, ymm1, ymm3                         ; mulacc float32x8
    31f  c4e27d588804040000        vpbroadcastd ymm1, dword ptr [rax + 1028]            ; load float32
    328  c4e275b8f3                vfmadd231ps ymm6, ymm1, ymm3                         ; mulacc float32x8
    32d  c4e27d588804050000        vpbroadcastd ymm1, dword ptr [rax + 1284]            ; load float32
    336  c4e275b8fb                vfmadd231ps ymm7, ymm1, ymm3                         ; mulacc float32x8
    33b  c4e27d588804060000        vpbroadcastd ymm1, dword ptr [rax + 1540]            ; load float32
    344  c46275b8c3                vfmadd231ps ymm8, ymm1, ymm3                         ; mulacc float32x8
    349  c4e27d588804070000        vpbroadcastd ymm1, dword ptr [rax + 1796]            ; load float32
    352  c46275b8cb                vfmadd231ps ymm9, ymm1, ymm3                         ; mulacc float32x8
    357  c4e27d588804080000        vpbroadcastd ymm1, dword ptr [rax + 2052]            ; load float32
    360  c46275b8eb                vfmadd231ps ymm13, ymm1, ymm3                        ; mulacc float32x8
    365  c4e27d588804090000        vpbroadcastd ymm1, dword ptr [rax + 2308]            ; load float32
    36e  c46275b8d3                vfmadd231ps ymm10, ymm1, ymm3                        ; mulacc float32x8
    373  c4e27d5888040a0000        vpbroadcastd ymm1, dword ptr [rax + 2564]            ; load float32
    37c  c46275b8db                vfmadd231ps ymm11, ymm1, ymm3                        ; mulacc float32x8
    381  c4e27d5888040b0000        vpbroadcastd ymm1, dword ptr [rax + 2820]            ; load float32
    38a  c46275b8e3                vfmadd231ps ymm12, ymm1, ymm3                        ; mulacc float32x8
    38f  c4e27d584808              vpbroadcastd ymm1, dword ptr [rax + 8]               ; load float32
    395  c4e27d339d00010000        vpmovzxwd ymm3, xmmword ptr [rbp + 256]              ; cast uint32x8
    39e  c5e572f310                vpslld ymm3, ymm3, 16                                ; shl uint32x8
    3a3  c4e275b8c3                vfmadd231ps ymm0, ymm1, ymm3                         ; mulacc float32x8
    3a8  c4e27d588808010000        vpbroadcastd ymm1, dword ptr [rax + 264]             ; load float32
    3b1  c4e275b8d3                vfmadd231ps ymm2, ymm1, ymm3                         ; mulacc float32x8
    3b6  c4e27d588808020000        vpbroadcastd ymm1, dword ptr [rax + 520]             ; load float32
    3bf  c4e275b8e3                vfmadd231ps ymm4, ymm1, ymm3                         ; mulacc float32x8
    3c4  c4e27d588808030000        vpbroadcastd ymm1, dword ptr [rax + 776]             ; load float32
    3cd  c4e275b8eb                vfmadd231ps ymm5, ymm1, ymm3                         ; mulacc float32x8
    3d2  c4e27d588808040000        vpbroadcastd ymm1, dword ptr [rax + 1032]            ; load float32
    3db  c4e275b8f3                vfmadd231ps ymm6, ymm1, ymm3                         ; mulacc float32x8
    3e0  c4e27d588808050000        vpbroadcastd ymm1, dword ptr [rax + 1288]            ; load float32
    3e9  c4e275b8fb                vfmadd231ps ymm7, ymm1, ymm3                         ; mulacc float32x8
    3ee  c4e27d588808060000        vpbroadcastd ymm1, dword ptr [rax + 1544]            ; load float32
    3f7  c46275b8c3                vfmadd231ps ymm8, ymm1, ymm3                         ; mulacc float32x8
    3fc  c4e27d588808070000        vpbroadcastd ymm1, dword ptr [rax + 1800]            ; load float32
    405  c46275b8cb                vfmadd231ps ymm9, ymm1, ymm3                         ; mulacc float32x8
    40a  c4e27d588808080000        vpbroadcastd ymm1, dword ptr [rax + 2056]            ; load float32
    413  c46275b8eb                vfmadd231ps ymm13, ymm1, ymm3                        ; mulacc float32x8
    418  c4e27d588808090000        vpbroadcastd ymm1, dword ptr [rax + 2312]            ; load float32
    421  c46275b8d3                vfmadd231ps ymm10, ymm1, ymm3                        ; mulacc float32x8
    426  c4e27d5888080a0000        vpbroadcastd ymm1, dword ptr [rax + 2568]            ; load float32
    42f  c46275b8db                vfmadd231ps ymm11, ymm1, ymm3                        ; mulacc float32x8
    434  c4e27d5888080b0000        vpbroadcastd ymm1, dword ptr [rax + 2824]            ; load float32
    43d  c46275b8e3                vfmadd231ps ymm12, ymm1, ymm3                        ; mulacc float32x8
    442  c4e27d58480c              vpbroadcastd ymm1, dword ptr [rax + 12]              ; load float32
    448  c4e27d339d80010000        vpmovzxwd ymm3, xmmword ptr [rbp + 384]              ; cast uint32x8
    451  c5e572f310                vpslld ymm3, ymm3, 16                                ; shl uint32x8
    456  c4e275b8c3                vfmadd231ps ymm0, ymm1, ymm3                         ; mulacc float32x8
    45b  c4e27d58880c010000        vpbroadcastd ymm1, dword ptr [rax + 268]             ; load float32
    464  c4e275b8d3                vfmadd231ps ymm2, ymm1, ymm3                         ; mulacc float32x8
    469  c4e27d58880c020000        vpbroadcastd ymm1, dword ptr [rax + 524]             ; load float32
    472  c4e275b8e3                vfmadd231ps ymm4, ymm1, ymm3                         ; mulacc float32x8
    477  c4e27d58880c030000        vpbroadcastd ymm1, dword ptr [rax + 780]             ; load float32
    480  c4e275b8eb                vfmadd231ps ymm5, ymm1, ymm3                         ; mulacc float32x8
    485  c4e27d58880c040000        vpbroadcastd ymm1, dword ptr [rax + 1036]            ; load float32
    48e  c4e275b8f3                vfmadd231ps ymm6, ymm1, ymm3                         ; mulacc float32x8
    493  c4e27d58880c050000        vpbroadcastd ymm1, dword ptr [rax + 1292]            ; load float32
    49c  c4e275b8fb                vfmadd231ps ymm7, ymm1, ymm3                         ; mulacc float32x8
    4a1  c4e27d58880c060000        vpbroadcastd ymm1, dword ptr [rax + 1548]            ; load float32
    4aa  c46275b8c3                vfmadd231ps ymm8, ymm1, ymm3                         ; mulacc float32x8
    4af  c4e27d58880c070000        vpbroadcastd ymm1, dword ptr [rax + 1804]            ; load float32
    4b8  c46275b8cb                vfmadd231ps ymm9, ymm1, ymm3                         ; mulacc float32x8
    4bd  c4e27d58880c080000        vpbroadcastd ymm1, dword ptr [rax + 2060]            ; load float32
    4c6  c46275b8eb                vfmadd231ps ymm13, ymm1, ymm3                        ; mulacc float32x8
    4cb  c4e27d58880c090000        vpbroadcastd ymm1, dword ptr [rax + 2316]            ; load float32
    4d4  c46275b8d3                vfmadd231ps ymm10, ymm1, ymm3                        ; mulacc float32x8
    4d9  c4e27d58880c0a0000        vpbroadcastd ymm1, dword ptr [rax + 2572]            ; load float32
    4e2  c46275b8db                vfmadd231ps ymm11, ymm1, ymm3                        ; mulacc float32x8
    4e7  c4e27d58880c0b0000        vpbroadcastd ymm1, dword ptr [rax + 2828]            ; load float32
    4f0  c46275b8e3                vfmadd231ps ymm12, ymm1, ymm3                        ; mulacc float32x8
    4f5  c5fc28d8                  vmovaps ymm3, ymm0                                   ; end void
    4f9  c57c28f2                  vmovaps ymm14, ymm2
    4fd  c57c28fc                  vmovaps ymm15, ymm4
    501  c5fc11ac2480010000        vmovups ymmword ptr [rsp + 384], ymm5
    50a  c5fc11b424a0010000        vmovups ymmword ptr [rsp + 416], ymm6
    513  c5fc11bc24c0010000        vmovups ymmword ptr [rsp + 448], ymm7
    51c  c4c17c28e0                vmovaps ymm4, ymm8                                   ; end void
    521  c5fc11a424e0010000        vmovups ymmword ptr [rsp + 480], ymm4
    52a  c4c17c28e9                vmovaps ymm5, ymm9                                   ; end void
    52f  c5fc11ac2400020000        vmovups ymmword ptr [rsp + 512], ymm5
    538  c4c17c28f5                vmovaps ymm6, ymm13                                  ; end void
    53d  c5fc11b42420020000        vmovups ymmword ptr [rsp + 544], ymm6
    546  c4c17c28fa                vmovaps ymm7, ymm10                                  ; end void
    54b  c5fc11bc2440020000        vmovups ymmword ptr [rsp + 576], ymm7
    554  c4417c28c3                vmovaps ymm8, ymm11                                  ; end void
    559  c57c11842460020000        vmovups ymmword ptr [rsp + 608], ymm8
    562  c4417c28cc                vmovaps ymm9, ymm12                                  ; end void
    567  c57c118c2480020000        vmovups ymmword ptr [rsp + 640], ymm9
    570  4883c010                  add rax, 16                                          ; end void
    574  4881c500020000            add rbp, 512
    57b  493bc4                    cmp rax, r12
    57e  0f857cfcffff              jne loop_200
    584  c5fc111c24                vmovups ymmword ptr [rsp], ymm3
    589  c57c11742420              vmovups ymmword ptr [rsp + 32], ymm14
    58f  c57c117c2440              vmovups ymmword ptr [rsp + 64], ymm15
    595  c5fc10842480010000        vmovups ymm0, ymmword ptr [rsp + 384]
    59e  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
    5a4  c5fc108424a0010000        vmovups ymm0, ymmword ptr [rsp + 416]
    5ad  c5fc11842480000000        vmovups ymmword ptr [rsp + 128], ymm0
    5b6  c5fc108424c0010000        vmovups ymm0, ymmword ptr [rsp + 448]
    5bf  c5fc118424a0000000        vmovups ymmword ptr [rsp + 160], ymm0
    5c8  c5fc108424e0010000        vmovups ymm0, ymmword ptr [rsp + 480]
    5d1  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
    5da  c5fc10842400020000        vmovups ymm0, ymmword ptr [rsp + 512]
    5e3  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
    5ec  c5fc10842420020000        vmovups ymm0, ymmword ptr [rsp + 544]
    5f5  c5fc11842400010000        vmovups ymmword ptr [rsp + 256], ymm0
    5fe  c5fc10842440020000        vmovups ymm0, ymmword ptr [rsp + 576]
    607  c5fc11842420010000        vmovups ymmword ptr [rsp + 288], ymm0
    610  c5fc10842460020000        vmovups ymm0, ymmword ptr [rsp + 608]
    619  c5fc11842440010000        vmovups ymmword ptr [rsp + 320], ymm0
    622  c5fc10842480020000        vmovups ymm0, ymmword ptr [rsp + 640]
    62b  c5fc11842460010000        vmovups ymmword ptr [rsp + 352], ymm0
done_634:
    634  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    639  c5fc1103                  vmovups ymmword ptr [rbx], ymm0                      ; store void
    63d  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
    643  c5fc118300010000          vmovups ymmword ptr [rbx + 256], ymm0                ; store void
    64b  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
    651  c5fc118300020000          vmovups ymmword ptr [rbx + 512], ymm0                ; store void
    659  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
    65f  c5fc118300030000          vmovups ymmword ptr [rbx + 768], ymm0                ; store void
    667  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    670  c5fc118300040000          vmovups ymmword ptr [rbx + 1024], ymm0               ; store void
    678  c5fc108424a0000000        vmovups ymm0, ymmword ptr [rsp + 160]
    681  c5fc118300050000          vmovups ymmword ptr [rbx + 1280], ymm0               ; store void
    689  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    692  c5fc118300060000          vmovups ymmword ptr [rbx + 1536], ymm0               ; store void
    69a  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
    6a3  c5fc118300070000          vmovups ymmword ptr [rbx + 1792], ymm0               ; store void
    6ab  c5fc10842400010000        vmovups ymm0, ymmword ptr [rsp + 256]
    6b4  c5fc118300080000          vmovups ymmword ptr [rbx + 2048], ymm0               ; store void
    6bc  c5fc10842420010000        vmovups ymm0, ymmword ptr [rsp + 288]
    6c5  c5fc118300090000          vmovups ymmword ptr [rbx + 2304], ymm0               ; store void
    6cd  c5fc10842440010000        vmovups ymm0, ymmword ptr [rsp + 320]
    6d6  c5fc1183000a0000          vmovups ymmword ptr [rbx + 2560], ymm0               ; store void
    6de  c5fc10842460010000        vmovups ymm0, ymmword ptr [rsp + 352]
    6e7  c5fc1183000b0000          vmovups ymmword ptr [rbx + 2816], ymm0               ; store void
    6ef  4881c3000c0000            add rbx, 3072                                        ; end void
    6f6  4183c301                  add r11d, 1
    6fa  4183fb02                  cmp r11d, 2
    6fe  0f8c5cf9ffff              jl loop_60
done_704:
    704  4183c201                  add r10d, 1                                          ; end void
    708  443bd2                    cmp r10d, edx
    70b  0f8c2ff9ffff              jl loop_40
done_711:
    711  c5f877                    vzeroupper                                           ; sink void
    714  488ba424a0020000          mov rsp, qword ptr [rsp + 672]
    71c  418fc7                    pop r15
    71f  418fc6                    pop r14
    722  418fc5                    pop r13
    725  418fc4                    pop r12
    728  8fc5                      pop rbp
    72a  8fc3                      pop rbx
    72c  c3                        ret                                                  ; sink void
