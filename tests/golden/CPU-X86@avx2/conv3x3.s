conv3x3:
      0  488bc4                    mov rax, rsp
      3  4881ec000a0000            sub rsp, 2560
      a  4883e4c0                  and rsp, -64
      e  48898424c0090000          mov qword ptr [rsp + 2496], rax
     16  c5fc1005220a0000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
     1e  c4e27d580d590a0000        vpbroadcastd ymm1, dword ptr [rip + 07000000]
     27  b800000000                mov eax, 0
     2c  488b0f                    mov rcx, qword ptr [rdi]
     2f  4c8b4708                  mov r8, qword ptr [rdi + 8]                          ; define_global ptr<float32, global, 256>
     33  488b7f10                  mov rdi, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 128>
     37  c5f566c8                  vpcmpgtd ymm1, ymm1, ymm0                            ; cmplt boolx8
     3b  c5fc110c24                vmovups ymmword ptr [rsp], ymm1
     40  c4e27d584f20              vpbroadcastd ymm1, dword ptr [rdi + 32]              ; load float32
     46  c5fc114c2420              vmovups ymmword ptr [rsp + 32], ymm1
     4c  c4e27d584f1c              vpbroadcastd ymm1, dword ptr [rdi + 28]              ; load float32
     52  c5fc114c2440              vmovups ymmword ptr [rsp + 64], ymm1
     58  c5fd6605000a0000          vpcmpgtd ymm0, ymm0, ymmword ptr [rip + 0000000000000000000000000000000000000000000000000000000000000000]; cmplt boolx8
     60  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
     66  c4e27d584718              vpbroadcastd ymm0, dword ptr [rdi + 24]              ; load float32
     6c  c5fc11842480000000        vmovups ymmword ptr [rsp + 128], ymm0
     75  c4e27d584714              vpbroadcastd ymm0, dword ptr [rdi + 20]              ; load float32
     7b  c5fc118424a0000000        vmovups ymmword ptr [rsp + 160], ymm0
     84  c4e27d584710              vpbroadcastd ymm0, dword ptr [rdi + 16]              ; load float32
     8a  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
     93  c4e27d58470c              vpbroadcastd ymm0, dword ptr [rdi + 12]              ; load float32
     99  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
     a2  c4e27d584708              vpbroadcastd ymm0, dword ptr [rdi + 8]               ; load float32
     a8  c5fc11842400010000        vmovups ymmword ptr [rsp + 256], ymm0
     b1  c4e27d5807                vpbroadcastd ymm0, dword ptr [rdi]                   ; load float32
     b6  c5fc11842420010000        vmovups ymmword ptr [rsp + 288], ymm0
     bf  c4e27d584704              vpbroadcastd ymm0, dword ptr [rdi + 4]               ; load float32
     c5  c5fc11842440010000        vmovups ymmword ptr [rsp + 320], ymm0
     ce  c4e27d584744              vpbroadcastd ymm0, dword ptr [rdi + 68]              ; load float32
     d4  c5fc11842460010000        vmovups ymmword ptr [rsp + 352], ymm0
     dd  c4e27d584740              vpbroadcastd ymm0, dword ptr [rdi + 64]              ; load float32
     e3  c5fc11842480010000        vmovups ymmword ptr [rsp + 384], ymm0
     ec  c4e27d58473c              vpbroadcastd ymm0, dword ptr [rdi + 60]              ; load float32
     f2  c5fc118424a0010000        vmovups ymmword ptr [rsp + 416], ymm0
     fb  c4e27d584738              vpbroadcastd ymm0, dword ptr [rdi + 56]              ; load float32
    101  c5fc118424c0010000        vmovups ymmword ptr [rsp + 448], ymm0
    10a  c4e27d584734              vpbroadcastd ymm0, dword ptr [rdi + 52]              ; load float32
    110  c5fc118424e0010000        vmovups ymmword ptr [rsp + 480], ymm0
    119  c4e27d584730              vpbroadcastd ymm0, dword ptr [rdi + 48]              ; load float32
    11f  c5fc11842400020000        vmovups ymmword ptr [rsp + 512], ymm0
    128  c4e27d58472c              vpbroadcastd ymm0, dword ptr [rdi + 44]              ; load float32
    12e  c5fc11842420020000        vmovups ymmword ptr [rsp + 544], ymm0
    137  c4e27d584724              vpbroadcastd ymm0, dword ptr [rdi + 36]              ; load float32
    13d  c5fc11842440020000        vmovups ymmword ptr [rsp + 576], ymm0
    146  c4e27d584728              vpbroadcastd ymm0, dword ptr [rdi + 40]              ; load float32
    14c  c5fc11842460020000        vmovups ymmword ptr [rsp + 608], ymm0
    155  c4e27d584768              vpbroadcastd ymm0, dword ptr [rdi + 104]             ; load float32
    15b  c5fc11842480020000        vmovups ymmword ptr [rsp + 640], ymm0
    164  c4e27d584764              vpbroadcastd ymm0, dword ptr [rdi + 100]             ; load float32
    16a  c5fc118424a0020000        vmovups ymmword ptr [rsp + 672], ymm0
    173  c4e27d584760              vpbroadcastd ymm0, dword ptr [rdi + 96]              ; load float32
    179  c5fc118424c0020000        vmovups ymmword ptr [rsp + 704], ymm0
    182  c4e27d58475c              vpbroadcastd ymm0, dword ptr [rdi + 92]              ; load float32
    188  c5fc118424e0020000        vmovups ymmword ptr [rsp + 736], ymm0
    191  c4e27d584758              vpbroadcastd ymm0, dword ptr [rdi + 88]              ; load float32
    197  c5fc11842400030000        vmovups ymmword ptr [rsp + 768], ymm0
    1a0  c4e27d584754              vpbroadcastd ymm0, dword ptr [rdi + 84]              ; load float32
    1a6  c5fc11842420030000        vmovups ymmword ptr [rsp + 800], ymm0
    1af  c4e27d584750              vpbroadcastd ymm0, dword ptr [rdi + 80]              ; load float32
    1b5  c5fc11842440030000        vmovups ymmword ptr [rsp + 832], ymm0
    1be  c4e27d584748              vpbroadcastd ymm0, dword ptr [rdi + 72]              ; load float32
    1c4  c5fc11842460030000        vmovups ymmword ptr [rsp + 864], ymm0
    1cd  c4e27d58474c              vpbroadcastd ymm0, dword ptr [rdi + 76]              ; load float32
    1d3  c5fc11842480030000        vmovups ymmword ptr [rsp + 896], ymm0
    1dc  c4e27d58878c000000        vpbroadcastd ymm0, dword ptr [rdi + 140]             ; load float32
    1e5  c5fc118424a0030000        vmovups ymmword ptr [rsp + 928], ymm0
    1ee  c4e27d588788000000        vpbroadcastd ymm0, dword ptr [rdi + 136]             ; load float32
    1f7  c5fc118424c0030000        vmovups ymmword ptr [rsp + 960], ymm0
    200  c4e27d588784000000        vpbroadcastd ymm0, dword ptr [rdi + 132]             ; load float32
    209  c5fc118424e0030000        vmovups ymmword ptr [rsp + 992], ymm0
    212  c4e27d588780000000        vpbroadcastd ymm0, dword ptr [rdi + 128]             ; load float32
    21b  c5fc11842400040000        vmovups ymmword ptr [rsp + 1024], ymm0
    224  c4e27d58477c              vpbroadcastd ymm0, dword ptr [rdi + 124]             ; load float32
    22a  c5fc11842420040000        vmovups ymmword ptr [rsp + 1056], ymm0
    233  c4e27d584778              vpbroadcastd ymm0, dword ptr [rdi + 120]             ; load float32
    239  c5fc11842440040000        vmovups ymmword ptr [rsp + 1088], ymm0
    242  c4e27d584774              vpbroadcastd ymm0, dword ptr [rdi + 116]             ; load float32
    248  c5fc11842460040000        vmovups ymmword ptr [rsp + 1120], ymm0
    251  c4e27d58476c              vpbroadcastd ymm0, dword ptr [rdi + 108]             ; load float32
    257  c5fc11842480040000        vmovups ymmword ptr [rsp + 1152], ymm0
    260  c4e27d584770              vpbroadcastd ymm0, dword ptr [rdi + 112]             ; load float32
    266  c5fc118424a0040000        vmovups ymmword ptr [rsp + 1184], ymm0
    26f  c4e27d5887b0000000        vpbroadcastd ymm0, dword ptr [rdi + 176]             ; load float32
    278  c5fc118424c0040000        vmovups ymmword ptr [rsp + 1216], ymm0
    281  c4e27d5887ac000000        vpbroadcastd ymm0, dword ptr [rdi + 172]             ; load float32
    28a  c5fc118424e0040000        vmovups ymmword ptr [rsp + 1248], ymm0
    293  c4e27d5887a8000000        vpbroadcastd ymm0, dword ptr [rdi + 168]             ; load float32
    29c  c5fc11842400050000        vmovups ymmword ptr [rsp + 1280], ymm0
    2a5  c4e27d5887a4000000        vpbroadcastd ymm0, dword ptr [rdi + 164]             ; load float32
    2ae  c5fc11842420050000        vmovups ymmword ptr [rsp + 1312], ymm0
    2b7  c4e27d5887a0000000        vpbroadcastd ymm0, dword ptr [rdi + 160]             ; load float32
    2c0  c5fc11842440050000        vmovups ymmword ptr [rsp + 1344], ymm0
    2c9  c4e27d58879c000000        vpbroadcastd ymm0, dword ptr [rdi + 156]             ; load float32
    2d2  c5fc11842460050000        vmovups ymmword ptr [rsp + 1376], ymm0
    2db  c4e27d588798000000        vpbroadcastd ymm0, dword ptr [rdi + 152]             ; load float32
    2e4  c5fc11842480050000        vmovups ymmword ptr [rsp + 1408], ymm0
    2ed  c4e27d588790000000        vpbroadcastd ymm0, dword ptr [rdi + 144]             ; load float32
    2f6  c5fc118424a0050000        vmovups ymmword ptr [rsp + 1440], ymm0
    2ff  c4e27d588794000000        vpbroadcastd ymm0, dword ptr [rdi + 148]             ; load float32
    308  c5fc118424c0050000        vmovups ymmword ptr [rsp + 1472], ymm0
    311  c4e27d5887d4000000        vpbroadcastd ymm0, dword ptr [rdi + 212]             ; load float32
    31a  c5fc118424e0050000        vmovups ymmword ptr [rsp + 1504], ymm0
    323  c4e27d5887d0000000        vpbroadcastd ymm0, dword ptr [rdi + 208]             ; load float32
    32c  c5fc11842400060000        vmovups ymmword ptr [rsp + 1536], ymm0
    335  c4e27d5887cc000000        vpbroadcastd ymm0, dword ptr [rdi + 204]             ; load float32
    33e  c5fc11842420060000        vmovups ymmword ptr [rsp + 1568], ymm0
    347  c4e27d5887c8000000        vpbroadcastd ymm0, dword ptr [rdi + 200]             ; load float32
    350  c5fc11842440060000        vmovups ymmword ptr [rsp + 1600], ymm0
    359  c4e27d5887c4000000        vpbroadcastd ymm0, dword ptr [rdi + 196]             ; load float32
    362  c5fc11842460060000        vmovups ymmword ptr [rsp + 1632], ymm0
    36b  c4e27d5887c0000000        vpbroadcastd ymm0, dword ptr [rdi + 192]             ; load float32
    374  c5fc11842480060000        vmovups ymmword ptr [rsp + 1664], ymm0
    37d  c4e27d5887bc000000        vpbroadcastd ymm0, dword ptr [rdi + 188]             ; load float32
    386  c5fc118424a0060000        vmovups ymmword ptr [rsp + 1696], ymm0
    38f  c4e27d5887b4000000        vpbroadcastd ymm0, dword ptr [rdi + 180]             ; load float32
    398  c5fc118424c0060000        vmovups ymmword ptr [rsp + 1728], ymm0
    3a1  c4e27d5887b8000000        vpbroadcastd ymm0, dword ptr [rdi + 184]             ; load float32
    3aa  c5fc118424e0060000        vmovups ymmword ptr [rsp + 1760], ymm0
    3b3  c4e27d5887f8000000        vpbroadcastd ymm0, dword ptr [rdi + 248]             ; load float32
    3bc  c5fc11842400070000        vmovups ymmword ptr [rsp + 1792], ymm0
    3c5  c4e27d5887f4000000        vpbroadcastd ymm0, dword ptr [rdi + 244]             ; load float32
    3ce  c5fc11842420070000        vmovups ymmword ptr [rsp + 1824], ymm0
    3d7  c4e27d5887f0000000        vpbroadcastd ymm0, dword ptr [rdi + 240]             ; load float32
    3e0  c5fc11842440070000        vmovups ymmword ptr [rsp + 1856], ymm0
    3e9  c4e27d5887ec000000        vpbroadcastd ymm0, dword ptr [rdi + 236]             ; load float32
    3f2  c5fc11842460070000        vmovups ymmword ptr [rsp + 1888], ymm0
    3fb  c4e27d5887e8000000        vpbroadcastd ymm0, dword ptr [rdi + 232]             ; load float32
    404  c5fc11842480070000        vmovups ymmword ptr [rsp + 1920], ymm0
    40d  c4e27d5887e4000000        vpbroadcastd ymm0, dword ptr [rdi + 228]             ; load float32
    416  c5fc118424a0070000        vmovups ymmword ptr [rsp + 1952], ymm0
    41f  c4e27d5887e0000000        vpbroadcastd ymm0, dword ptr [rdi + 224]             ; load float32
    428  c5fc118424c0070000        vmovups ymmword ptr [rsp + 1984], ymm0
    431  c4e27d5887d8000000        vpbroadcastd ymm0, dword ptr [rdi + 216]             ; load float32
    43a  c5fc118424e0070000        vmovups ymmword ptr [rsp + 2016], ymm0
    443  c4e27d5887dc000000        vpbroadcastd ymm0, dword ptr [rdi + 220]             ; load float32
    44c  c5fc11842400080000        vmovups ymmword ptr [rsp + 2048], ymm0
    455  c4e27d58871c010000        vpbroadcastd ymm0, dword ptr [rdi + 284]             ; load float32
    45e  c5fc11842420080000        vmovups ymmword ptr [rsp + 2080], ymm0
    467  c4e27d588718010000        vpbroadcastd ymm0, dword ptr [rdi + 280]             ; load float32
    470  c5fc11842440080000        vmovups ymmword ptr [rsp + 2112], ymm0
    479  c4e27d588714010000        vpbroadcastd ymm0, dword ptr [rdi + 276]             ; load float32
    482  c5fc11842460080000        vmovups ymmword ptr [rsp + 2144], ymm0
    48b  c4e27d588710010000        vpbroadcastd ymm0, dword ptr [rdi + 272]             ; load float32
    494  c5fc11842480080000        vmovups ymmword ptr [rsp + 2176], ymm0
    49d  c4e27d58870c010000        vpbroadcastd ymm0, dword ptr [rdi + 268]             ; load float32
    4a6  c5fc118424a0080000        vmovups ymmword ptr [rsp + 2208], ymm0
    4af  c4e27d588708010000        vpbroadcastd ymm0, dword ptr [rdi + 264]             ; load float32
    4b8  c5fc118424c0080000        vmovups ymmword ptr [rsp + 2240], ymm0
    4c1  c4e27d588704010000        vpbroadcastd ymm0, dword ptr [rdi + 260]             ; load float32
    4ca  c5fc118424e0080000        vmovups ymmword ptr [rsp + 2272], ymm0
    4d3  c4e27d5887fc000000        vpbroadcastd ymm0, dword ptr [rdi + 252]             ; load float32
    4dc  c5fc11842400090000        vmovups ymmword ptr [rsp + 2304], ymm0
    4e5  c4e27d588700010000        vpbroadcastd ymm0, dword ptr [rdi + 256]             ; load float32
    4ee  c5fc11842420090000        vmovups ymmword ptr [rsp + 2336], ymm0
    4f7  488bfe                    mov rdi, rsi                                         ; range int32
    4fa  3bf2                      cmp esi, edx
    4fc  0f8d13050000              jge done_a15
    502  48c1e605                  shl rsi, 5
    506  4d8d0430                  lea r8, [r8 + rsi*1]
    50a  488d0c31                  lea rcx, [rcx + rsi*1]
    50e  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    513  c5fc110424                vmovups ymmword ptr [rsp], ymm0
    518  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
    51e  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
loop_540:
    540  be00000000                mov esi, 0                                           ; cmplt bool
    545  83ff07                    cmp edi, 7
    548  400f9cc6                  setl sil
    54c  4c8bce                    mov r9, rsi                                          ; vectorize boolx8
    54f  41f7d9                    neg r9d
    552  c441796ed1                vmovd xmm10, r9d
    557  c4427d58d2                vpbroadcastd ymm10, xmm10
    55c  c5addb3424                vpand ymm6, ymm10, ymmword ptr [rsp]                 ; and boolx8
    561  c52ddb542460              vpand ymm10, ymm10, ymmword ptr [rsp + 96]           ; and boolx8
    567  41b900000000              mov r9d, 0                                           ; cmplt bool
    56d  3bc7                      cmp eax, edi
    56f  410f9cc1                  setl r9b
    573  4d8bd1                    mov r10, r9                                          ; vectorize boolx8
    576  41f7da                    neg r10d
    579  c441796ee2                vmovd xmm12, r10d
    57e  c4427d58e4                vpbroadcastd ymm12, xmm12
    583  c51ddb2c24                vpand ymm13, ymm12, ymmword ptr [rsp]                ; and boolx8
    588  c51ddb642460              vpand ymm12, ymm12, ymmword ptr [rsp + 96]           ; and boolx8
    58e  c4c21d2c40dc              vmaskmovps ymm0, ymm12, ymmword ptr [r8 - 36]        ; load float32x8
    594  c5fc11842440090000        vmovups ymmword ptr [rsp + 2368], ymm0
    59d  c4627d583dde040000        vpbroadcastd ymm15, dword ptr [rip + 00000000]       ; load float32x8
    5a6  4585c9                    test r9d, r9d
    5a9  7406                      je join_5b1
    5ab  c4417c1078e0              vmovups ymm15, ymmword ptr [r8 - 32]
join_5b1:
    5b1  c584599c2440010000        vmulps ymm3, ymm15, ymmword ptr [rsp + 320]          ; mul float32x8
    5ba  c5fc10842420010000        vmovups ymm0, ymmword ptr [rsp + 288]
    5c3  c4e27db89c2440090000      vfmadd231ps ymm3, ymm0, ymmword ptr [rsp + 2368]     ; mulacc float32x8
    5cd  c4c2152c40e4              vmaskmovps ymm0, ymm13, ymmword ptr [r8 - 28]        ; load float32x8
    5d3  c5fc11842460090000        vmovups ymmword ptr [rsp + 2400], ymm0
    5dc  c5fc10842400010000        vmovups ymm0, ymmword ptr [rsp + 256]
    5e5  c4e27db89c2460090000      vfmadd231ps ymm3, ymm0, ymmword ptr [rsp + 2400]     ; mulacc float32x8
    5ef  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
    5f5  c4c27d2c40fc              vmaskmovps ymm0, ymm0, ymmword ptr [r8 - 4]          ; load float32x8
    5fb  c5fc11842480090000        vmovups ymmword ptr [rsp + 2432], ymm0
    604  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
    60d  c4e27db89c2480090000      vfmadd231ps ymm3, ymm0, ymmword ptr [rsp + 2432]     ; mulacc float32x8
    617  c4c17c1000                vmovups ymm0, ymmword ptr [r8]                       ; load float32x8
    61c  c5fc118424a0090000        vmovups ymmword ptr [rsp + 2464], ymm0
    625  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    62e  c4e27db89c24a0090000      vfmadd231ps ymm3, ymm0, ymmword ptr [rsp + 2464]     ; mulacc float32x8
    638  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    63d  c4c27d2c7804              vmaskmovps ymm7, ymm0, ymmword ptr [r8 + 4]          ; load float32x8
    643  c4e245b89c24a0000000      vfmadd231ps ymm3, ymm7, ymmword ptr [rsp + 160]      ; mulacc float32x8
    64d  c4c22d2c501c              vmaskmovps ymm2, ymm10, ymmword ptr [r8 + 28]        ; load float32x8
    653  c4e26db89c2480000000      vfmadd231ps ymm3, ymm2, ymmword ptr [rsp + 128]      ; mulacc float32x8
    65d  c4627d58051e040000        vpbroadcastd ymm8, dword ptr [rip + 00000000]        ; load float32x8
    666  85f6                      test esi, esi
    668  7406                      je join_670
    66a  c4417c104020              vmovups ymm8, ymmword ptr [r8 + 32]
join_670:
    670  c4e23db85c2440            vfmadd231ps ymm3, ymm8, ymmword ptr [rsp + 64]       ; mulacc float32x8
    677  c4424d2c4824              vmaskmovps ymm9, ymm6, ymmword ptr [r8 + 36]         ; load float32x8
    67d  c4e235b85c2420            vfmadd231ps ymm3, ymm9, ymmword ptr [rsp + 32]       ; mulacc float32x8
    684  c4421d2ca0dc000000        vmaskmovps ymm12, ymm12, ymmword ptr [r8 + 220]      ; load float32x8
    68d  c4e27d580dee030000        vpbroadcastd ymm1, dword ptr [rip + 00000000]        ; load float32x8
    696  4585c9                    test r9d, r9d
    699  7409                      je join_6a4
    69b  c4c17c1088e0000000        vmovups ymm1, ymmword ptr [r8 + 224]
join_6a4:
    6a4  c5f459842460020000        vmulps ymm0, ymm1, ymmword ptr [rsp + 608]           ; mul float32x8
    6ad  c4e21db8842440020000      vfmadd231ps ymm0, ymm12, ymmword ptr [rsp + 576]     ; mulacc float32x8
    6b7  c442152ca8e4000000        vmaskmovps ymm13, ymm13, ymmword ptr [r8 + 228]      ; load float32x8
    6c0  c4e215b8842420020000      vfmadd231ps ymm0, ymm13, ymmword ptr [rsp + 544]     ; mulacc float32x8
    6ca  c5fc10642460              vmovups ymm4, ymmword ptr [rsp + 96]
    6d0  c4425d2c98fc000000        vmaskmovps ymm11, ymm4, ymmword ptr [r8 + 252]       ; load float32x8
    6d9  c4e225b8842400020000      vfmadd231ps ymm0, ymm11, ymmword ptr [rsp + 512]     ; mulacc float32x8
    6e3  c4417c10b000010000        vmovups ymm14, ymmword ptr [r8 + 256]                ; load float32x8
    6ec  c4e20db88424e0010000      vfmadd231ps ymm0, ymm14, ymmword ptr [rsp + 480]     ; mulacc float32x8
    6f6  c5fc102424                vmovups ymm4, ymmword ptr [rsp]
    6fb  c4c25d2ca004010000        vmaskmovps ymm4, ymm4, ymmword ptr [r8 + 260]        ; load float32x8
    704  c4e25db88424c0010000      vfmadd231ps ymm0, ymm4, ymmword ptr [rsp + 448]      ; mulacc float32x8
    70e  c4422d2c901c010000        vmaskmovps ymm10, ymm10, ymmword ptr [r8 + 284]      ; load float32x8
    717  c4e22db88424a0010000      vfmadd231ps ymm0, ymm10, ymmword ptr [rsp + 416]     ; mulacc float32x8
    721  c4e27d582d5a030000        vpbroadcastd ymm5, dword ptr [rip + 00000000]        ; load float32x8
    72a  85f6                      test esi, esi
    72c  7409                      je join_737
    72e  c4c17c10a820010000        vmovups ymm5, ymmword ptr [r8 + 288]
join_737:
    737  c4e255b8842480010000      vfmadd231ps ymm0, ymm5, ymmword ptr [rsp + 384]      ; mulacc float32x8
    741  c4c24d2cb024010000        vmaskmovps ymm6, ymm6, ymmword ptr [r8 + 292]        ; load float32x8
    74a  c4e24db8842460010000      vfmadd231ps ymm0, ymm6, ymmword ptr [rsp + 352]      ; mulacc float32x8
    754  c5e458c0                  vaddps ymm0, ymm3, ymm0                              ; add float32x8
    758  c5fc1101                  vmovups ymmword ptr [rcx], ymm0                      ; store void
    75c  c58459842480030000        vmulps ymm0, ymm15, ymmword ptr [rsp + 896]          ; mul float32x8
    765  c5fc109c2460030000        vmovups ymm3, ymmword ptr [rsp + 864]
    76e  c4e265b8842440090000      vfmadd231ps ymm0, ymm3, ymmword ptr [rsp + 2368]     ; mulacc float32x8
    778  c5fc109c2440030000        vmovups ymm3, ymmword ptr [rsp + 832]
    781  c4e265b8842460090000      vfmadd231ps ymm0, ymm3, ymmword ptr [rsp + 2400]     ; mulacc float32x8
    78b  c5fc109c2420030000        vmovups ymm3, ymmword ptr [rsp + 800]
    794  c4e265b8842480090000      vfmadd231ps ymm0, ymm3, ymmword ptr [rsp + 2432]     ; mulacc float32x8
    79e  c5fc109c2400030000        vmovups ymm3, ymmword ptr [rsp + 768]
    7a7  c4e265b88424a0090000      vfmadd231ps ymm0, ymm3, ymmword ptr [rsp + 2464]     ; mulacc float32x8
    7b1  c4e245b88424e0020000      vfmadd231ps ymm0, ymm7, ymmword ptr [rsp + 736]      ; mulacc float32x8
    7bb  c4e26db88424c0020000      vfmadd231ps ymm0, ymm2, ymmword ptr [rsp + 704]      ; mulacc float32x8
    7c5  c4e23db88424a0020000      vfmadd231ps ymm0, ymm8, ymmword ptr [rsp + 672]      ; mulacc float32x8
    7cf  c4e235b8842480020000      vfmadd231ps ymm0, ymm9, ymmword ptr [rsp + 640]      ; mulacc float32x8
    7d9  c5f4599c24a0040000        vmulps ymm3, ymm1, ymmword ptr [rsp + 1184]          ; mul float32x8
    7e2  c4e21db89c2480040000      vfmadd231ps ymm3, ymm12, ymmword ptr [rsp + 1152]    ; mulacc float32x8
    7ec  c4e215b89c2460040000      vfmadd231ps ymm3, ymm13, ymmword ptr [rsp + 1120]    ; mulacc float32x8
    7f6  c4e225b89c2440040000      vfmadd231ps ymm3, ymm11, ymmword ptr [rsp + 1088]    ; mulacc float32x8
    800  c4e20db89c2420040000      vfmadd231ps ymm3, ymm14, ymmword ptr [rsp + 1056]    ; mulacc float32x8
    80a  c4e25db89c2400040000      vfmadd231ps ymm3, ymm4, ymmword ptr [rsp + 1024]     ; mulacc float32x8
    814  c4e22db89c24e0030000      vfmadd231ps ymm3, ymm10, ymmword ptr [rsp + 992]     ; mulacc float32x8
    81e  c4e255b89c24c0030000      vfmadd231ps ymm3, ymm5, ymmword ptr [rsp + 960]      ; mulacc float32x8
    828  c4e24db89c24a0030000      vfmadd231ps ymm3, ymm6, ymmword ptr [rsp + 928]      ; mulacc float32x8
    832  c5fc58c3                  vaddps ymm0, ymm0, ymm3                              ; add float32x8
    836  c5fc118100010000          vmovups ymmword ptr [rcx + 256], ymm0                ; store void
    83e  c584598424c0050000        vmulps ymm0, ymm15, ymmword ptr [rsp + 1472]         ; mul float32x8
    847  c5fc109c24a0050000        vmovups ymm3, ymmword ptr [rsp + 1440]
    850  c4e265b8842440090000      vfmadd231ps ymm0, ymm3, ymmword ptr [rsp + 2368]     ; mulacc float32x8
    85a  c5fc109c2480050000        vmovups ymm3, ymmword ptr [rsp + 1408]
    863  c4e265b8842460090000      vfmadd231ps ymm0, ymm3, ymmword ptr [rsp + 2400]     ; mulacc float32x8
    86d  c5fc109c2460050000        vmovups ymm3, ymmword ptr [rsp + 1376]
    876  c4e265b8842480090000      vfmadd231ps ymm0, ymm3, ymmword ptr [rsp + 2432]     ; mulacc float32x8
    880  c5fc109c2440050000        vmovups ymm3, ymmword ptr [rsp + 1344]
    889  c4e265b88424a0090000      vfmadd231ps ymm0, ymm3, ymmword ptr [rsp + 2464]     ; mulacc float32x8
    893  c4e245b8842420050000      vfmadd231ps ymm0, ymm7, ymmword ptr [rsp + 1312]     ; mulacc float32x8
    89d  c4e26db8842400050000      vfmadd231ps ymm0, ymm2, ymmword ptr [rsp + 1280]     ; mulacc float32x8
    8a7  c4e23db88424e0040000      vfmadd231ps ymm0, ymm8, ymmword ptr [rsp + 1248]     ; mulacc float32x8
    8b1  c4e235b88424c0040000      vfmadd231ps ymm0, ymm9, ymmword ptr [rsp + 1216]     ; mulacc float32x8
    8bb  c5f4599c24e0060000        vmulps ymm3, ymm1, ymmword ptr [rsp + 1760]          ; mul float32x8
    8c4  c4e21db89c24c0060000      vfmadd231ps ymm3, ymm12, ymmword ptr [rsp + 1728]    ; mulacc float32x8
    8ce  c4e215b89c24a0060000      vfmadd231ps ymm3, ymm13, ymmword ptr [rsp + 1696]    ; mulacc float32x8
    8d8  c4e225b89c2480060000      vfmadd231ps ymm3, ymm11, ymmword ptr [rsp + 1664]    ; mulacc float32x8
    8e2  c4e20db89c2460060000      vfmadd231ps ymm3, ymm14, ymmword ptr [rsp + 1632]    ; mulacc float32x8
    8ec  c4e25db89c2440060000      vfmadd231ps ymm3, ymm4, ymmword ptr [rsp + 1600]     ; mulacc float32x8
    8f6  c4e22db89c2420060000      vfmadd231ps ymm3, ymm10, ymmword ptr [rsp + 1568]    ; mulacc float32x8
    900  c4e255b89c2400060000      vfmadd231ps ymm3, ymm5, ymmword ptr [rsp + 1536]     ; mulacc float32x8
    90a  c4e24db89c24e0050000      vfmadd231ps ymm3, ymm6, ymmword ptr [rsp + 1504]     ; mulacc float32x8
    914  c5fc58c3                  vaddps ymm0, ymm0, ymm3                              ; add float32x8
    918  c5fc118100020000          vmovups ymmword ptr [rcx + 512], ymm0                ; store void
    920  c58459842400080000        vmulps ymm0, ymm15, ymmword ptr [rsp + 2048]         ; mul float32x8
    929  c5fc109c24e0070000        vmovups ymm3, ymmword ptr [rsp + 2016]
    932  c4e265b8842440090000      vfmadd231ps ymm0, ymm3, ymmword ptr [rsp + 2368]     ; mulacc float32x8
    93c  c5fc109c24c0070000        vmovups ymm3, ymmword ptr [rsp + 1984]
    945  c4e265b8842460090000      vfmadd231ps ymm0, ymm3, ymmword ptr [rsp + 2400]     ; mulacc float32x8
    94f  c5fc109c24a0070000        vmovups ymm3, ymmword ptr [rsp + 1952]
    958  c4e265b8842480090000      vfmadd231ps ymm0, ymm3, ymmword ptr [rsp + 2432]     ; mulacc float32x8
    962  c5fc109c2480070000        vmovups ymm3, ymmword ptr [rsp + 1920]
    96b  c4e265b88424a0090000      vfmadd231ps ymm0, ymm3, ymmword ptr [rsp + 2464]     ; mulacc float32x8
    975  c4e245b8842460070000      vfmadd231ps ymm0, ymm7, ymmword ptr [rsp + 1888]     ; mulacc float32x8
    97f  c4e26db8842440070000      vfmadd231ps ymm0, ymm2, ymmword ptr [rsp + 1856]     ; mulacc float32x8
    989  c4e23db8842420070000      vfmadd231ps ymm0, ymm8, ymmword ptr [rsp + 1824]     ; mulacc float32x8
    993  c4e235b8842400070000      vfmadd231ps ymm0, ymm9, ymmword ptr [rsp + 1792]     ; mulacc float32x8
    99d  c5f4598c2420090000        vmulps ymm1, ymm1, ymmword ptr [rsp + 2336]          ; mul float32x8
    9a6  c4e21db88c2400090000      vfmadd231ps ymm1, ymm12, ymmword ptr [rsp + 2304]    ; mulacc float32x8
    9b0  c4e215b88c24e0080000      vfmadd231ps ymm1, ymm13, ymmword ptr [rsp + 2272]    ; mulacc float32x8
    9ba  c4e225b88c24c0080000      vfmadd231ps ymm1, ymm11, ymmword ptr [rsp + 2240]    ; mulacc float32x8
    9c4  c4e20db88c24a0080000      vfmadd231ps ymm1, ymm14, ymmword ptr [rsp + 2208]    ; mulacc float32x8
    9ce  c4e25db88c2480080000      vfmadd231ps ymm1, ymm4, ymmword ptr [rsp + 2176]     ; mulacc float32x8
    9d8  c4e22db88c2460080000      vfmadd231ps ymm1, ymm10, ymmword ptr [rsp + 2144]    ; mulacc float32x8
    9e2  c4e255b88c2440080000      vfmadd231ps ymm1, ymm5, ymmword ptr [rsp + 2112]     ; mulacc float32x8
    9ec  c4e24db88c2420080000      vfmadd231ps ymm1, ymm6, ymmword ptr [rsp + 2080]     ; mulacc float32x8
    9f6  c5fc58c1                  vaddps ymm0, ymm0, ymm1                              ; add float32x8
    9fa  c5fc118100030000          vmovups ymmword ptr [rcx + 768], ymm0                ; store void
    a02  4983c020                  add r8, 32                                           ; end void
    a06  4883c120                  add rcx, 32
    a0a  83c701                    add edi, 1
    a0d  3bfa                      cmp edi, edx
    a0f  0f8c2bfbffff              jl loop_540
done_a15:
    a15  c5f877                    vzeroupper                                           ; sink void
    a18  488ba424c0090000          mov rsp, qword ptr [rsp + 2496]
    a20  c3                        ret                                                  ; sink void
