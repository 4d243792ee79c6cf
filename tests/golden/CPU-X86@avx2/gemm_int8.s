gemm_int8:
      0  fff3                      push rbx
      2  fff5                      push rbp
      4  41fff4                    push r12
      7  41fff5                    push r13
      a  41fff6                    push r14
      d  4883ec10                  sub rsp, 16
     11  b800000000                mov eax, 0
     16  488b07                    mov rax, qword ptr [rdi]
     19  48890424                  mov qword ptr [rsp], rax
     1d  4c8b6f08                  mov r13, qword ptr [rdi + 8]                         ; define_global ptr<int32, global, 1536>
     21  4c8b6710                  mov r12, qword ptr [rdi + 16]                        ; define_global ptr<int8, global, 1536>
     25  4c8d01                    lea r8, [rcx]                                        ; define_global ptr<int8, global, 4096>
     28  488d9900030000            lea rbx, [rcx + 768]                                 ; define_scratch ptr<uint32, scratch, 192>
     2f  b800000000                mov eax, 0                                           ; range int32
     34  4889442408                mov qword ptr [rsp + 8], rax
loop_40:
     40  488b442408                mov rax, qword ptr [rsp + 8]
     45  488be8                    mov rbp, rax                                         ; mul int32
     48  c1e505                    shl ebp, 5
     4b  41bb00000000              mov r11d, 0                                          ; range int32
loop_60:
     60  4d8bd3                    mov r10, r11                                         ; mul int32
     63  41c1e203                  shl r10d, 3
     67  4d8bcb                    mov r9, r11                                          ; mul int32
     6a  41c1e107                  shl r9d, 7
     6e  bf00000000                mov edi, 0                                           ; range int32
loop_80:
     80  488bf7                    mov rsi, rdi                                         ; mul int32
     83  c1e609                    shl esi, 9
     86  488bc7                    mov rax, rdi                                         ; mul int32
     89  c1e004                    shl eax, 4
     8c  8d540500                  lea edx, [rbp + rax*1]                               ; add int32
     90  b800000000                mov eax, 0                                           ; range int32
     95  498d1414                  lea rdx, [r12 + rdx*1]
     99  4a8d0c0a                  lea rcx, [rdx + r9*1]
     9d  488d14b3                  lea rdx, [rbx + rsi*4]
     a1  4a8d1492                  lea rdx, [rdx + r10*4]
     a5  c5fc1025f3020000          vmovups ymm4, ymmword ptr [rip + 00018080020380800405808006078080080980800a0b80800c0d80800e0f8080]
     ad  c5fc101d0b030000          vmovups ymm3, ymmword ptr [rip + 808000018080020380800405808006078080080980800a0b80800c0d80800e0f]
loop_c0:
     c0  c5fb1004c1                vmovsd xmm0, qword ptr [rcx + rax*8]                 ; load int8x8
     c5  c4e27920c8                vpmovsxbw xmm1, xmm0                                 ; cast int16x8
     ca  c5fb1044c140              vmovsd xmm0, qword ptr [rcx + rax*8 + 64]            ; load int8x8
     d0  c4e27920d0                vpmovsxbw xmm2, xmm0                                 ; cast int16x8
     d5  c4e37518c101              vinsertf128 ymm0, ymm1, xmm1, 1                      ; shuffle int16x16
     db  c4e27d00cc                vpshufb ymm1, ymm0, ymm4
     e0  c4e36d18c201              vinsertf128 ymm0, ymm2, xmm2, 1
     e6  c4e27d00c3                vpshufb ymm0, ymm0, ymm3
     eb  c5f5ebc0                  vpor ymm0, ymm1, ymm0
     ef  c5fc1102                  vmovups ymmword ptr [rdx], ymm0                      ; store void
     f3  4881c200040000            add rdx, 1024                                        ; end void
     fa  83c001                    add eax, 1
     fd  83f802                    cmp eax, 2
    100  7cbe                      jl loop_c0
done_102:
    102  83c701                    add edi, 1                                           ; end void
    105  83ff02                    cmp edi, 2
    108  0f8c72ffffff              jl loop_80
done_10e:
    10e  4183c301                  add r11d, 1                                          ; end void
    112  4183fb20                  cmp r11d, 32
    116  0f8c44ffffff              jl loop_60
done_11c:
    11c  41be00000000              mov r14d, 0                                          ; range int32
loop_140:
    140  4569d680010000            imul r10d, r14d, 384                                 ; mul int32
    147  458d1c2a                  lea r11d, [r10 + rbp*1]                              ; add int32
    14b  41b900000000              mov r9d, 0                                           ; range int32
loop_160:
    160  498bd1                    mov rdx, r9                                          ; mul int32
    163  c1e205                    shl edx, 5
    166  498bc1                    mov rax, r9                                          ; mul int32
    169  c1e006                    shl eax, 6
    16c  418d0402                  lea eax, [r10 + rax*1]                               ; add int32
    170  b900000000                mov ecx, 0                                           ; range int32
    175  498d740500                lea rsi, [r13 + rax*1]
    17a  498d3c90                  lea rdi, [r8 + rdx*4]
loop_180:
    180  0fbe044e                  movsx eax, byte ptr [rsi + rcx*2]                    ; load int8
    184  0fbe544e01                movsx edx, byte ptr [rsi + rcx*2 + 1]                ; load int8
    189  c5f96ec0                  vmovd xmm0, eax                                      ; vectorize int16x2
    18d  c5f9c4c201                vpinsrw xmm0, xmm0, edx, 1
    192  c5f97ec0                  vmovd eax, xmm0                                      ; bitcast uint32
    196  89048f                    mov dword ptr [rdi + rcx*4], eax                     ; store void
    199  83c101                    add ecx, 1                                           ; end void
    19c  83f920                    cmp ecx, 32
    19f  7cdf                      jl loop_180
done_1a1:
    1a1  4183c101                  add r9d, 1                                           ; end void
    1a5  4183f906                  cmp r9d, 6
    1a9  7cb5                      jl loop_160
done_1ab:
    1ab  be00000000                mov esi, 0                                           ; range int32
    1b0  488b0424                  mov rax, qword ptr [rsp]
    1b4  4a8d0c98                  lea rcx, [rax + r11*4]                               ; range int32
loop_1c0:
    1c0  488bd6                    mov rdx, rsi                                         ; mul int32
    1c3  c1e209                    shl edx, 9
    1c6  c4e27d582511020000        vpbroadcastd ymm4, dword ptr [rip + 00000000]        ; range int32
    1cf  c4e27d582d08020000        vpbroadcastd ymm5, dword ptr [rip + 00000000]
    1d8  c4e27d5835ff010000        vpbroadcastd ymm6, dword ptr [rip + 00000000]
    1e1  c4e27d583df6010000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
    1ea  c4627d5805ed010000        vpbroadcastd ymm8, dword ptr [rip + 00000000]
    1f3  c4627d580de4010000        vpbroadcastd ymm9, dword ptr [rip + 00000000]
    1fc  c4627d5815db010000        vpbroadcastd ymm10, dword ptr [rip + 00000000]
    205  c4627d581dd2010000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
    20e  c4627d5825c9010000        vpbroadcastd ymm12, dword ptr [rip + 00000000]
    217  c4627d582dc0010000        vpbroadcastd ymm13, dword ptr [rip + 00000000]
    220  c4627d5835b7010000        vpbroadcastd ymm14, dword ptr [rip + 00000000]
    229  c4627d583dae010000        vpbroadcastd ymm15, dword ptr [rip + 00000000]
    232  b800000000                mov eax, 0
    237  488d1493                  lea rdx, [rbx + rdx*4]
loop_240:
    240  c4c27d580c80              vpbroadcastd ymm1, dword ptr [r8 + rax*4]            ; define_scratch ptr<uint32, scratch, 1024>
    246  c5fc101a                  vmovups ymm3, ymmword ptr [rdx]                      ; load uint32x8
    24a  c5f5f5c3                  vpmaddwd ymm0, ymm1, ymm3                            ; wmma int32x8
    24e  c5ddfee0                  vpaddd ymm4, ymm4, ymm0
    252  c5fc109200040000          vmovups ymm2, ymmword ptr [rdx + 1024]               ; load uint32x8
    25a  c5f5f5c2                  vpmaddwd ymm0, ymm1, ymm2                            ; wmma int32x8
    25e  c5d5fee8                  vpaddd ymm5, ymm5, ymm0
    262  c4c27d588c8080000000      vpbroadcastd ymm1, dword ptr [r8 + rax*4 + 128]      ; define_scratch ptr<uint32, scratch, 1024>
    26c  c5f5f5c3                  vpmaddwd ymm0, ymm1, ymm3                            ; wmma int32x8
    270  c5cdfef0                  vpaddd ymm6, ymm6, ymm0
    274  c5f5f5c2                  vpmaddwd ymm0, ymm1, ymm2                            ; wmma int32x8
    278  c5c5fef8                  vpaddd ymm7, ymm7, ymm0
    27c  c4c27d588c8000010000      vpbroadcastd ymm1, dword ptr [r8 + rax*4 + 256]      ; define_scratch ptr<uint32, scratch, 1024>
    286  c5f5f5c3                  vpmaddwd ymm0, ymm1, ymm3                            ; wmma int32x8
    28a  c53dfec0                  vpaddd ymm8, ymm8, ymm0
    28e  c5f5f5c2                  vpmaddwd ymm0, ymm1, ymm2                            ; wmma int32x8
    292  c535fec8                  vpaddd ymm9, ymm9, ymm0
    296  c4c27d588c8080010000      vpbroadcastd ymm1, dword ptr [r8 + rax*4 + 384]      ; define_scratch ptr<uint32, scratch, 1024>
    2a0  c5f5f5c3                  vpmaddwd ymm0, ymm1, ymm3                            ; wmma int32x8
    2a4  c52dfed0                  vpaddd ymm10, ymm10, ymm0
    2a8  c5f5f5c2                  vpmaddwd ymm0, ymm1, ymm2                            ; wmma int32x8
    2ac  c525fed8                  vpaddd ymm11, ymm11, ymm0
    2b0  c4c27d588c8000020000      vpbroadcastd ymm1, dword ptr [r8 + rax*4 + 512]      ; define_scratch ptr<uint32, scratch, 1024>
    2ba  c5f5f5c3                  vpmaddwd ymm0, ymm1, ymm3                            ; wmma int32x8
    2be  c51dfee0                  vpaddd ymm12, ymm12, ymm0
    2c2  c5f5f5c2                  vpmaddwd ymm0, ymm1, ymm2                            ; wmma int32x8
    2c6  c515fee8                  vpaddd ymm13, ymm13, ymm0
    2ca  c4c27d588c8080020000      vpbroadcastd ymm1, dword ptr [r8 + rax*4 + 640]      ; define_scratch ptr<uint32, scratch, 1024>
    2d4  c5f5f5c3                  vpmaddwd ymm0, ymm1, ymm3                            ; wmma int32x8
    2d8  c50dfef0                  vpaddd ymm14, ymm14, ymm0
    2dc  c5f5f5c2                  vpmaddwd ymm0, ymm1, ymm2                            ; wmma int32x8
    2e0  c505fef8                  vpaddd ymm15, ymm15, ymm0
    2e4  4883c220                  add rdx, 32                                          ; end void
    2e8  83c001                    add eax, 1
    2eb  83f820                    cmp eax, 32
    2ee  0f8c4cffffff              jl loop_240
done_2f4:
    2f4  c5fc1121                  vmovups ymmword ptr [rcx], ymm4                      ; store void
    2f8  c5fc116920                vmovups ymmword ptr [rcx + 32], ymm5                 ; store void
    2fd  c5fc11b100010000          vmovups ymmword ptr [rcx + 256], ymm6                ; store void
    305  c5fc11b920010000          vmovups ymmword ptr [rcx + 288], ymm7                ; store void
    30d  c57c118100020000          vmovups ymmword ptr [rcx + 512], ymm8                ; store void
    315  c57c118920020000          vmovups ymmword ptr [rcx + 544], ymm9                ; store void
    31d  c57c119100030000          vmovups ymmword ptr [rcx + 768], ymm10               ; store void
    325  c57c119920030000          vmovups ymmword ptr [rcx + 800], ymm11               ; store void
    32d  c57c11a100040000          vmovups ymmword ptr [rcx + 1024], ymm12              ; store void
    335  c57c11a920040000          vmovups ymmword ptr [rcx + 1056], ymm13              ; store void
    33d  c57c11b100050000          vmovups ymmword ptr [rcx + 1280], ymm14              ; store void
    345  c57c11b920050000          vmovups ymmword ptr [rcx + 1312], ymm15              ; store void
    34d  4883c140                  add rcx, 64                                          ; end void
    351  83c601                    add esi, 1
    354  83fe02                    cmp esi, 2
    357  0f8c63feffff              jl loop_1c0
done_35d:
    35d  4183c601                  add r14d, 1                                          ; end void
    361  4183fe04                  cmp r14d, 4
    365  0f8cd5fdffff              jl loop_140
done_36b:
    36b  488b442408                mov rax, qword ptr [rsp + 8]
    370  83c001                    add eax, 1                                           ; end void
    373  4889442408                mov qword ptr [rsp + 8], rax
    378  488b442408                mov rax, qword ptr [rsp + 8]
    37d  83f802                    cmp eax, 2                                           ; end void
    380  0f8cbafcffff              jl loop_40
done_386:
    386  c5f877                    vzeroupper                                           ; sink void
    389  4883c410                  add rsp, 16
    38d  418fc6                    pop r14
    390  418fc5                    pop r13
    393  418fc4                    pop r12
    396  8fc5                      pop rbp
    398  8fc3                      pop rbx
    39a  c3                        ret                                                  ; sink void
