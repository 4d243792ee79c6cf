conv3x3:
      0  488bc4                    mov rax, rsp
      3  4881ec40130000            sub rsp, 4928
      a  4883e4c0                  and rsp, -64
      e  4889842400130000          mov qword ptr [rsp + 4864], rax
     16  c5fc1005420f0000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
     1e  c4e27d580d590f0000        vpbroadcastd ymm1, dword ptr [rip + 07000000]
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
     58  c4e27d580d230f0000        vpbroadcastd ymm1, dword ptr [rip + 00000000]
     61  c5fd66c1                  vpcmpgtd ymm0, ymm0, ymm1                            ; cmplt boolx8
     65  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
     6b  c4e27d584718              vpbroadcastd ymm0, dword ptr [rdi + 24]              ; load float32
     71  c5fc11842480000000        vmovups ymmword ptr [rsp + 128], ymm0
     7a  c4e27d584714              vpbroadcastd ymm0, dword ptr [rdi + 20]              ; load float32
     80  c5fc118424a0000000        vmovups ymmword ptr [rsp + 160], ymm0
     89  c4e27d584710              vpbroadcastd ymm0, dword ptr [rdi + 16]              ; load float32
     8f  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
     98  c4e27d58470c              vpbroadcastd ymm0, dword ptr [rdi + 12]              ; load float32
     9e  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
     a7  c4e27d584708              vpbroadcastd ymm0, dword ptr [rdi + 8]               ; load float32
     ad  c5fc11842400010000        vmovups ymmword ptr [rsp + 256], ymm0
     b6  c4e27d5807                vpbroadcastd ymm0, dword ptr [rdi]                   ; load float32
     bb  c5fc11842420010000        vmovups ymmword ptr [rsp + 288], ymm0
     c4  c4e27d584704              vpbroadcastd ymm0, dword ptr [rdi + 4]               ; load float32
     ca  c5fc11842440010000        vmovups ymmword ptr [rsp + 320], ymm0
     d3  c4e27d584744              vpbroadcastd ymm0, dword ptr [rdi + 68]              ; load float32
     d9  c5fc11842460010000        vmovups ymmword ptr [rsp + 352], ymm0
     e2  c4e27d584740              vpbroadcastd ymm0, dword ptr [rdi + 64]              ; load float32
     e8  c5fc11842480010000        vmovups ymmword ptr [rsp + 384], ymm0
     f1  c4e27d58473c              vpbroadcastd ymm0, dword ptr [rdi + 60]              ; load float32
     f7  c5fc118424a0010000        vmovups ymmword ptr [rsp + 416], ymm0
    100  c4e27d584738              vpbroadcastd ymm0, dword ptr [rdi + 56]              ; load float32
    106  c5fc118424c0010000        vmovups ymmword ptr [rsp + 448], ymm0
    10f  c4e27d584734              vpbroadcastd ymm0, dword ptr [rdi + 52]              ; load float32
    115  c5fc118424e0010000        vmovups ymmword ptr [rsp + 480], ymm0
    11e  c4e27d584730              vpbroadcastd ymm0, dword ptr [rdi + 48]              ; load float32
    124  c5fc11842400020000        vmovups ymmword ptr [rsp + 512], ymm0
    12d  c4e27d58472c              vpbroadcastd ymm0, dword ptr [rdi + 44]              ; load float32
    133  c5fc11842420020000        vmovups ymmword ptr [rsp + 544], ymm0
    13c  c4e27d584724              vpbroadcastd ymm0, dword ptr [rdi + 36]              ; load float32
    142  c5fc11842440020000        vmovups ymmword ptr [rsp + 576], ymm0
    14b  c4e27d584728              vpbroadcastd ymm0, dword ptr [rdi + 40]              ; load float32
    151  c5fc11842460020000        vmovups ymmword ptr [rsp + 608], ymm0
    15a  c4e27d584768              vpbroadcastd ymm0, dword ptr [rdi + 104]             ; load float32
    160  c5fc11842480020000        vmovups ymmword ptr [rsp + 640], ymm0
    169  c4e27d584764              vpbroadcastd ymm0, dword ptr [rdi + 100]             ; load float32
    16f  c5fc118424a0020000        vmovups ymmword ptr [rsp + 672], ymm0
    178  c4e27d584760              vpbroadcastd ymm0, dword ptr [rdi + 96]              ; load float32
    17e  c5fc118424c0020000        vmovups ymmword ptr [rsp + 704], ymm0
    187  c4e27d58475c              vpbroadcastd ymm0, dword ptr [rdi + 92]              ; load float32
    18d  c5fc118424e0020000        vmovups ymmword ptr [rsp + 736], ymm0
    196  c4e27d584758              vpbroadcastd ymm0, dword ptr [rdi + 88]              ; load float32
    19c  c5fc11842400030000        vmovups ymmword ptr [rsp + 768], ymm0
    1a5  c4e27d584754              vpbroadcastd ymm0, dword ptr [rdi + 84]              ; load float32
    1ab  c5fc11842420030000        vmovups ymmword ptr [rsp + 800], ymm0
    1b4  c4e27d584750              vpbroadcastd ymm0, dword ptr [rdi + 80]              ; load float32
    1ba  c5fc11842440030000        vmovups ymmword ptr [rsp + 832], ymm0
    1c3  c4e27d584748              vpbroadcastd ymm0, dword ptr [rdi + 72]              ; load float32
    1c9  c5fc11842460030000        vmovups ymmword ptr [rsp + 864], ymm0
    1d2  c4e27d58474c              vpbroadcastd ymm0, dword ptr [rdi + 76]              ; load float32
    1d8  c5fc11842480030000        vmovups ymmword ptr [rsp + 896], ymm0
    1e1  c4e27d58878c000000        vpbroadcastd ymm0, dword ptr [rdi + 140]             ; load float32
    1ea  c5fc118424a0030000        vmovups ymmword ptr [rsp + 928], ymm0
    1f3  c4e27d588788000000        vpbroadcastd ymm0, dword ptr [rdi + 136]             ; load float32
    1fc  c5fc118424c0030000        vmovups ymmword ptr [rsp + 960], ymm0
    205  c4e27d588784000000        vpbroadcastd ymm0, dword ptr [rdi + 132]             ; load float32
    20e  c5fc118424e0030000        vmovups ymmword ptr [rsp + 992], ymm0
    217  c4e27d588780000000        vpbroadcastd ymm0, dword ptr [rdi + 128]             ; load float32
    220  c5fc11842400040000        vmovups ymmword ptr [rsp + 1024], ymm0
    229  c4e27d58477c              vpbroadcastd ymm0, dword ptr [rdi + 124]             ; load float32
    22f  c5fc11842420040000        vmovups ymmword ptr [rsp + 1056], ymm0
    238  c4e27d584778              vpbroadcastd ymm0, dword ptr [rdi + 120]             ; load float32
    23e  c5fc11842440040000        vmovups ymmword ptr [rsp + 1088], ymm0
    247  c4e27d584774              vpbroadcastd ymm0, dword ptr [rdi + 116]             ; load float32
    24d  c5fc11842460040000        vmovups ymmword ptr [rsp + 1120], ymm0
    256  c4e27d58476c              vpbroadcastd ymm0, dword ptr [rdi + 108]             ; load float32
    25c  c5fc11842480040000        vmovups ymmword ptr [rsp + 1152], ymm0
    265  c4e27d584770              vpbroadcastd ymm0, dword ptr [rdi + 112]             ; load float32
    26b  c5fc118424a0040000        vmovups ymmword ptr [rsp + 1184], ymm0
    274  c4e27d5887b0000000        vpbroadcastd ymm0, dword ptr [rdi + 176]             ; load float32
    27d  c5fc118424c0040000        vmovups ymmword ptr [rsp + 1216], ymm0
    286  c4e27d5887ac000000        vpbroadcastd ymm0, dword ptr [rdi + 172]             ; load float32
    28f  c5fc118424e0040000        vmovups ymmword ptr [rsp + 1248], ymm0
    298  c4e27d5887a8000000        vpbroadcastd ymm0, dword ptr [rdi + 168]             ; load float32
    2a1  c5fc11842400050000        vmovups ymmword ptr [rsp + 1280], ymm0
    2aa  c4e27d5887a4000000        vpbroadcastd ymm0, dword ptr [rdi + 164]             ; load float32
    2b3  c5fc11842420050000        vmovups ymmword ptr [rsp + 1312], ymm0
    2bc  c4e27d5887a0000000        vpbroadcastd ymm0, dword ptr [rdi + 160]             ; load float32
    2c5  c5fc11842440050000        vmovups ymmword ptr [rsp + 1344], ymm0
    2ce  c4e27d58879c000000        vpbroadcastd ymm0, dword ptr [rdi + 156]             ; load float32
    2d7  c5fc11842460050000        vmovups ymmword ptr [rsp + 1376], ymm0
    2e0  c4e27d588798000000        vpbroadcastd ymm0, dword ptr [rdi + 152]             ; load float32
    2e9  c5fc11842480050000        vmovups ymmword ptr [rsp + 1408], ymm0
    2f2  c4e27d588790000000        vpbroadcastd ymm0, dword ptr [rdi + 144]             ; load float32
    2fb  c5fc118424a0050000        vmovups ymmword ptr [rsp + 1440], ymm0
    304  c4e27d588794000000        vpbroadcastd ymm0, dword ptr [rdi + 148]             ; load float32
    30d  c5fc118424c0050000        vmovups ymmword ptr [rsp + 1472], ymm0
    316  c4e27d5887d4000000        vpbroadcastd ymm0, dword ptr [rdi + 212]             ; load float32
    31f  c5fc118424e0050000        vmovups ymmword ptr [rsp + 1504], ymm0
    328  c4e27d5887d0000000        vpbroadcastd ymm0, dword ptr [rdi + 208]             ; load float32
    331  c5fc11842400060000        vmovups ymmword ptr [rsp + 1536], ymm0
    33a  c4e27d5887cc000000        vpbroadcastd ymm0, dword ptr [rdi + 204]             ; load float32
    343  c5fc11842420060000        vmovups ymmword ptr [rsp + 1568], ymm0
    34c  c4e27d5887c8000000        vpbroadcastd ymm0, dword ptr [rdi + 200]             ; load float32
    355  c5fc11842440060000        vmovups ymmword ptr [rsp + 1600], ymm0
    35e  c4e27d5887c4000000        vpbroadcastd ymm0, dword ptr [rdi + 196]             ; load float32
    367  c5fc11842460060000        vmovups ymmword ptr [rsp + 1632], ymm0
    370  c4e27d5887c0000000        vpbroadcastd ymm0, dword ptr [rdi + 192]             ; load float32
    379  c5fc11842480060000        vmovups ymmword ptr [rsp + 1664], ymm0
    382  c4e27d5887bc000000        vpbroadcastd ymm0, dword ptr [rdi + 188]             ; load float32
    38b  c5fc118424a0060000        vmovups ymmword ptr [rsp + 1696], ymm0
    394  c4e27d5887b4000000        vpbroadcastd ymm0, dword ptr [rdi + 180]             ; load float32
    39d  c5fc118424c0060000        vmovups ymmword ptr [rsp + 1728], ymm0
    3a6  c4e27d5887b8000000        vpbroadcastd ymm0, dword ptr [rdi + 184]             ; load float32
    3af  c5fc118424e0060000        vmovups ymmword ptr [rsp + 1760], ymm0
    3b8  c4e27d5887f8000000        vpbroadcastd ymm0, dword ptr [rdi + 248]             ; load float32
    3c1  c5fc11842400070000        vmovups ymmword ptr [rsp + 1792], ymm0
    3ca  c4e27d5887f4000000        vpbroadcastd ymm0, dword ptr [rdi + 244]             ; load float32
    3d3  c5fc11842420070000        vmovups ymmword ptr [rsp + 1824], ymm0
    3dc  c4e27d5887f0000000        vpbroadcastd ymm0, dword ptr [rdi + 240]             ; load float32
    3e5  c5fc11842440070000        vmovups ymmword ptr [rsp + 1856], ymm0
    3ee  c4e27d5887ec000000        vpbroadcastd ymm0, dword ptr [rdi + 236]             ; load float32
    3f7  c5fc11842460070000        vmovups ymmword ptr [rsp + 1888], ymm0
    400  c4e27d5887e8000000        vpbroadcastd ymm0, dword ptr [rdi + 232]             ; load float32
    409  c5fc11842480070000        vmovups ymmword ptr [rsp + 1920], ymm0
    412  c4e27d5887e4000000        vpbroadcastd ymm0, dword ptr [rdi + 228]             ; load float32
    41b  c5fc118424a0070000        vmovups ymmword ptr [rsp + 1952], ymm0
    424  c4e27d5887e0000000        vpbroadcastd ymm0, dword ptr [rdi + 224]             ; load float32
    42d  c5fc118424c0070000        vmovups ymmword ptr [rsp + 1984], ymm0
    436  c4e27d5887d8000000        vpbroadcastd ymm0, dword ptr [rdi + 216]             ; load float32
    43f  c5fc118424e0070000        vmovups ymmword ptr [rsp + 2016], ymm0
    448  c4e27d5887dc000000        vpbroadcastd ymm0, dword ptr [rdi + 220]             ; load float32
    451  c5fc11842400080000        vmovups ymmword ptr [rsp + 2048], ymm0
    45a  c4e27d58871c010000        vpbroadcastd ymm0, dword ptr [rdi + 284]             ; load float32
    463  c5fc11842420080000        vmovups ymmword ptr [rsp + 2080], ymm0
    46c  c4e27d588718010000        vpbroadcastd ymm0, dword ptr [rdi + 280]             ; load float32
    475  c5fc11842440080000        vmovups ymmword ptr [rsp + 2112], ymm0
    47e  c4e27d588714010000        vpbroadcastd ymm0, dword ptr [rdi + 276]             ; load float32
    487  c5fc11842460080000        vmovups ymmword ptr [rsp + 2144], ymm0
    490  c4e27d588710010000        vpbroadcastd ymm0, dword ptr [rdi + 272]             ; load float32
    499  c5fc11842480080000        vmovups ymmword ptr [rsp + 2176], ymm0
    4a2  c4e27d58870c010000        vpbroadcastd ymm0, dword ptr [rdi + 268]             ; load float32
    4ab  c5fc118424a0080000        vmovups ymmword ptr [rsp + 2208], ymm0
    4b4  c4e27d588708010000        vpbroadcastd ymm0, dword ptr [rdi + 264]             ; load float32
    4bd  c5fc118424c0080000        vmovups ymmword ptr [rsp + 2240], ymm0
    4c6  c4e27d588704010000        vpbroadcastd ymm0, dword ptr [rdi + 260]             ; load float32
    4cf  c5fc118424e0080000        vmovups ymmword ptr [rsp + 2272], ymm0
    4d8  c4e27d5887fc000000        vpbroadcastd ymm0, dword ptr [rdi + 252]             ; load float32
    4e1  c5fc11842400090000        vmovups ymmword ptr [rsp + 2304], ymm0
    4ea  c4e27d588700010000        vpbroadcastd ymm0, dword ptr [rdi + 256]             ; load float32
    4f3  c5fc11842420090000        vmovups ymmword ptr [rsp + 2336], ymm0
    4fc  488bfe                    mov rdi, rsi                                         ; range int32
    4ff  3bf2                      cmp esi, edx
    501  0f8d330a0000              jge done_f3a
    507  48c1e605                  shl rsi, 5
    50b  4d8d0430                  lea r8, [r8 + rsi*1]
    50f  488d0c31                  lea rcx, [rcx + rsi*1]
    513  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    518  c5fc118424c0090000        vmovups ymmword ptr [rsp + 2496], ymm0
    521  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
    527  c5fc118424e0090000        vmovups ymmword ptr [rsp + 2528], ymm0
    530  c5fc10842440010000        vmovups ymm0, ymmword ptr [rsp + 320]
    539  c5fc118424000a0000        vmovups ymmword ptr [rsp + 2560], ymm0
    542  c5fc10842420010000        vmovups ymm0, ymmword ptr [rsp + 288]
    54b  c5fc118424200a0000        vmovups ymmword ptr [rsp + 2592], ymm0
    554  c5fc10842400010000        vmovups ymm0, ymmword ptr [rsp + 256]
    55d  c5fc118424400a0000        vmovups ymmword ptr [rsp + 2624], ymm0
    566  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
    56f  c5fc118424600a0000        vmovups ymmword ptr [rsp + 2656], ymm0
    578  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    581  c5fc118424800a0000        vmovups ymmword ptr [rsp + 2688], ymm0
    58a  c5fc108424a0000000        vmovups ymm0, ymmword ptr [rsp + 160]
    593  c5fc118424a00a0000        vmovups ymmword ptr [rsp + 2720], ymm0
    59c  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    5a5  c5fc118424c00a0000        vmovups ymmword ptr [rsp + 2752], ymm0
    5ae  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
    5b4  c5fc118424e00a0000        vmovups ymmword ptr [rsp + 2784], ymm0
    5bd  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
    5c3  c5fc118424000b0000        vmovups ymmword ptr [rsp + 2816], ymm0
    5cc  c5fc10842460020000        vmovups ymm0, ymmword ptr [rsp + 608]
    5d5  c5fc118424200b0000        vmovups ymmword ptr [rsp + 2848], ymm0
    5de  c5fc10842440020000        vmovups ymm0, ymmword ptr [rsp + 576]
    5e7  c5fc118424400b0000        vmovups ymmword ptr [rsp + 2880], ymm0
    5f0  c5fc10842420020000        vmovups ymm0, ymmword ptr [rsp + 544]
    5f9  c5fc118424600b0000        vmovups ymmword ptr [rsp + 2912], ymm0
    602  c5fc10842400020000        vmovups ymm0, ymmword ptr [rsp + 512]
    60b  c5fc118424800b0000        vmovups ymmword ptr [rsp + 2944], ymm0
    614  c5fc108424e0010000        vmovups ymm0, ymmword ptr [rsp + 480]
    61d  c5fc118424a00b0000        vmovups ymmword ptr [rsp + 2976], ymm0
    626  c5fc108424c0010000        vmovups ymm0, ymmword ptr [rsp + 448]
    62f  c5fc118424c00b0000        vmovups ymmword ptr [rsp + 3008], ymm0
    638  c5fc108424a0010000        vmovups ymm0, ymmword ptr [rsp + 416]
    641  c5fc118424e00b0000        vmovups ymmword ptr [rsp + 3040], ymm0
    64a  c5fc10842480010000        vmovups ymm0, ymmword ptr [rsp + 384]
    653  c5fc118424000c0000        vmovups ymmword ptr [rsp + 3072], ymm0
    65c  c5fc10842460010000        vmovups ymm0, ymmword ptr [rsp + 352]
    665  c5fc118424200c0000        vmovups ymmword ptr [rsp + 3104], ymm0
    66e  c5fc10842480030000        vmovups ymm0, ymmword ptr [rsp + 896]
    677  c5fc118424400c0000        vmovups ymmword ptr [rsp + 3136], ymm0
    680  c5fc10842460030000        vmovups ymm0, ymmword ptr [rsp + 864]
    689  c5fc118424600c0000        vmovups ymmword ptr [rsp + 3168], ymm0
    692  c5fc10842440030000        vmovups ymm0, ymmword ptr [rsp + 832]
    69b  c5fc118424800c0000        vmovups ymmword ptr [rsp + 3200], ymm0
    6a4  c5fc10842420030000        vmovups ymm0, ymmword ptr [rsp + 800]
    6ad  c5fc118424a00c0000        vmovups ymmword ptr [rsp + 3232], ymm0
    6b6  c5fc10842400030000        vmovups ymm0, ymmword ptr [rsp + 768]
    6bf  c5fc118424c00c0000        vmovups ymmword ptr [rsp + 3264], ymm0
    6c8  c5fc108424e0020000        vmovups ymm0, ymmword ptr [rsp + 736]
    6d1  c5fc118424e00c0000        vmovups ymmword ptr [rsp + 3296], ymm0
    6da  c5fc108424c0020000        vmovups ymm0, ymmword ptr [rsp + 704]
    6e3  c5fc118424000d0000        vmovups ymmword ptr [rsp + 3328], ymm0
    6ec  c5fc108424a0020000        vmovups ymm0, ymmword ptr [rsp + 672]
    6f5  c5fc118424200d0000        vmovups ymmword ptr [rsp + 3360], ymm0
    6fe  c5fc10842480020000        vmovups ymm0, ymmword ptr [rsp + 640]
    707  c5fc118424400d0000        vmovups ymmword ptr [rsp + 3392], ymm0
    710  c5fc108424a0040000        vmovups ymm0, ymmword ptr [rsp + 1184]
    719  c5fc118424600d0000        vmovups ymmword ptr [rsp + 3424], ymm0
    722  c5fc10842480040000        vmovups ymm0, ymmword ptr [rsp + 1152]
    72b  c5fc118424800d0000        vmovups ymmword ptr [rsp + 3456], ymm0
    734  c5fc10842460040000        vmovups ymm0, ymmword ptr [rsp + 1120]
    73d  c5fc118424a00d0000        vmovups ymmword ptr [rsp + 3488], ymm0
    746  c5fc10842440040000        vmovups ymm0, ymmword ptr [rsp + 1088]
    74f  c5fc118424c00d0000        vmovups ymmword ptr [rsp + 3520], ymm0
    758  c5fc10842420040000        vmovups ymm0, ymmword ptr [rsp + 1056]
    761  c5fc118424e00d0000        vmovups ymmword ptr [rsp + 3552], ymm0
    76a  c5fc10842400040000        vmovups ymm0, ymmword ptr [rsp + 1024]
    773  c5fc118424000e0000        vmovups ymmword ptr [rsp + 3584], ymm0
    77c  c5fc108424e0030000        vmovups ymm0, ymmword ptr [rsp + 992]
    785  c5fc118424200e0000        vmovups ymmword ptr [rsp + 3616], ymm0
    78e  c5fc108424c0030000        vmovups ymm0, ymmword ptr [rsp + 960]
    797  c5fc118424400e0000        vmovups ymmword ptr [rsp + 3648], ymm0
    7a0  c5fc108424a0030000        vmovups ymm0, ymmword ptr [rsp + 928]
    7a9  c5fc118424600e0000        vmovups ymmword ptr [rsp + 3680], ymm0
    7b2  c5fc108424c0050000        vmovups ymm0, ymmword ptr [rsp + 1472]
    7bb  c5fc118424800e0000        vmovups ymmword ptr [rsp + 3712], ymm0
    7c4  c5fc108424a0050000        vmovups ymm0, ymmword ptr [rsp + 1440]
    7cd  c5fc118424a00e0000        vmovups ymmword ptr [rsp + 3744], ymm0
    7d6  c5fc10842480050000        vmovups ymm0, ymmword ptr [rsp + 1408]
    7df  c5fc118424c00e0000        vmovups ymmword ptr [rsp + 3776], ymm0
    7e8  c5fc10842460050000        vmovups ymm0, ymmword ptr [rsp + 1376]
    7f1  c5fc118424e00e0000        vmovups ymmword ptr [rsp + 3808], ymm0
    7fa  c5fc10842440050000        vmovups ymm0, ymmword ptr [rsp + 1344]
    803  c5fc118424000f0000        vmovups ymmword ptr [rsp + 3840], ymm0
    80c  c5fc10842420050000        vmovups ymm0, ymmword ptr [rsp + 1312]
    815  c5fc118424200f0000        vmovups ymmword ptr [rsp + 3872], ymm0
    81e  c5fc10842400050000        vmovups ymm0, ymmword ptr [rsp + 1280]
    827  c5fc118424400f0000        vmovups ymmword ptr [rsp + 3904], ymm0
    830  c5fc108424e0040000        vmovups ymm0, ymmword ptr [rsp + 1248]
    839  c5fc118424600f0000        vmovups ymmword ptr [rsp + 3936], ymm0
    842  c5fc108424c0040000        vmovups ymm0, ymmword ptr [rsp + 1216]
    84b  c5fc118424800f0000        vmovups ymmword ptr [rsp + 3968], ymm0
    854  c5fc108424e0060000        vmovups ymm0, ymmword ptr [rsp + 1760]
    85d  c5fc118424a00f0000        vmovups ymmword ptr [rsp + 4000], ymm0
    866  c5fc108424c0060000        vmovups ymm0, ymmword ptr [rsp + 1728]
    86f  c5fc118424c00f0000        vmovups ymmword ptr [rsp + 4032], ymm0
    878  c5fc108424a0060000        vmovups ymm0, ymmword ptr [rsp + 1696]
    881  c5fc118424e00f0000        vmovups ymmword ptr [rsp + 4064], ymm0
    88a  c5fc10842480060000        vmovups ymm0, ymmword ptr [rsp + 1664]
    893  c5fc11842400100000        vmovups ymmword ptr [rsp + 4096], ymm0
    89c  c5fc10842460060000        vmovups ymm0, ymmword ptr [rsp + 1632]
    8a5  c5fc11842420100000        vmovups ymmword ptr [rsp + 4128], ymm0
    8ae  c5fc10842440060000        vmovups ymm0, ymmword ptr [rsp + 1600]
    8b7  c5fc11842440100000        vmovups ymmword ptr [rsp + 4160], ymm0
    8c0  c5fc10842420060000        vmovups ymm0, ymmword ptr [rsp + 1568]
    8c9  c5fc11842460100000        vmovups ymmword ptr [rsp + 4192], ymm0
    8d2  c5fc10842400060000        vmovups ymm0, ymmword ptr [rsp + 1536]
    8db  c5fc11842480100000        vmovups ymmword ptr [rsp + 4224], ymm0
    8e4  c5fc108424e0050000        vmovups ymm0, ymmword ptr [rsp + 1504]
    8ed  c5fc118424a0100000        vmovups ymmword ptr [rsp + 4256], ymm0
    8f6  c5fc10842400080000        vmovups ymm0, ymmword ptr [rsp + 2048]
    8ff  c5fc118424c0100000        vmovups ymmword ptr [rsp + 4288], ymm0
    908  c5fc108424e0070000        vmovups ymm0, ymmword ptr [rsp + 2016]
    911  c5fc118424e0100000        vmovups ymmword ptr [rsp + 4320], ymm0
    91a  c5fc108424c0070000        vmovups ymm0, ymmword ptr [rsp + 1984]
    923  c5fc11842400110000        vmovups ymmword ptr [rsp + 4352], ymm0
    92c  c5fc108424a0070000        vmovups ymm0, ymmword ptr [rsp + 1952]
    935  c5fc11842420110000        vmovups ymmword ptr [rsp + 4384], ymm0
    93e  c5fc10842480070000        vmovups ymm0, ymmword ptr [rsp + 1920]
    947  c5fc11842440110000        vmovups ymmword ptr [rsp + 4416], ymm0
    950  c5fc10842460070000        vmovups ymm0, ymmword ptr [rsp + 1888]
    959  c5fc11842460110000        vmovups ymmword ptr [rsp + 4448], ymm0
    962  c5fc10842440070000        vmovups ymm0, ymmword ptr [rsp + 1856]
    96b  c5fc11842480110000        vmovups ymmword ptr [rsp + 4480], ymm0
    974  c5fc10842420070000        vmovups ymm0, ymmword ptr [rsp + 1824]
    97d  c5fc118424a0110000        vmovups ymmword ptr [rsp + 4512], ymm0
    986  c5fc10842400070000        vmovups ymm0, ymmword ptr [rsp + 1792]
    98f  c5fc118424c0110000        vmovups ymmword ptr [rsp + 4544], ymm0
    998  c5fc10842420090000        vmovups ymm0, ymmword ptr [rsp + 2336]
    9a1  c5fc118424e0110000        vmovups ymmword ptr [rsp + 4576], ymm0
    9aa  c5fc10842400090000        vmovups ymm0, ymmword ptr [rsp + 2304]
    9b3  c5fc11842400120000        vmovups ymmword ptr [rsp + 4608], ymm0
    9bc  c5fc108424e0080000        vmovups ymm0, ymmword ptr [rsp + 2272]
    9c5  c5fc11842420120000        vmovups ymmword ptr [rsp + 4640], ymm0
    9ce  c5fc108424c0080000        vmovups ymm0, ymmword ptr [rsp + 2240]
    9d7  c5fc11842440120000        vmovups ymmword ptr [rsp + 4672], ymm0
    9e0  c5fc108424a0080000        vmovups ymm0, ymmword ptr [rsp + 2208]
    9e9  c5fc11842460120000        vmovups ymmword ptr [rsp + 4704], ymm0
    9f2  c5fc10842480080000        vmovups ymm0, ymmword ptr [rsp + 2176]
    9fb  c5fc11842480120000        vmovups ymmword ptr [rsp + 4736], ymm0
    a04  c5fc10842460080000        vmovups ymm0, ymmword ptr [rsp + 2144]
    a0d  c5fc118424a0120000        vmovups ymmword ptr [rsp + 4768], ymm0
    a16  c5fc10842440080000        vmovups ymm0, ymmword ptr [rsp + 2112]
    a1f  c5fc118424c0120000        vmovups ymmword ptr [rsp + 4800], ymm0
    a28  c5fc10842420080000        vmovups ymm0, ymmword ptr [rsp + 2080]
    a31  c5fc118424e0120000        vmovups ymmword ptr [rsp + 4832], ymm0
loop_a40:
    a40  be00000000                mov esi, 0                                           ; cmplt bool
    a45  83ff07                    cmp edi, 7
    a48  400f9cc6                  setl sil
    a4c  4c8bce                    mov r9, rsi                                          ; vectorize boolx8
    a4f  41f7d9                    neg r9d
    a52  c4c1796ec1                vmovd xmm0, r9d
    a57  c4e27d58c0                vpbroadcastd ymm0, xmm0
    a5c  c5fddb8c24c0090000        vpand ymm1, ymm0, ymmword ptr [rsp + 2496]           ; and boolx8
    a65  c5fddb8424e0090000        vpand ymm0, ymm0, ymmword ptr [rsp + 2528]           ; and boolx8
    a6e  41b900000000              mov r9d, 0                                           ; cmplt bool
    a74  3bc7                      cmp eax, edi
    a76  410f9cc1                  setl r9b
    a7a  4d8bd1                    mov r10, r9                                          ; vectorize boolx8
    a7d  41f7da                    neg r10d
    a80  c4c1796ed2                vmovd xmm2, r10d
    a85  c4e27d58d2                vpbroadcastd ymm2, xmm2
    a8a  c5eddb9c24c0090000        vpand ymm3, ymm2, ymmword ptr [rsp + 2496]           ; and boolx8
    a93  c5eddb9424e0090000        vpand ymm2, ymm2, ymmword ptr [rsp + 2528]           ; and boolx8
    a9c  c4c26d2c60dc              vmaskmovps ymm4, ymm2, ymmword ptr [r8 - 36]         ; load float32x8
    aa2  c5fc11a42440090000        vmovups ymmword ptr [rsp + 2368], ymm4
    aab  c4e27d5825d0040000        vpbroadcastd ymm4, dword ptr [rip + 00000000]        ; load float32x8
    ab4  4585c9                    test r9d, r9d
    ab7  7406                      je join_abf
    ab9  c4c17c1060e0              vmovups ymm4, ymmword ptr [r8 - 32]
join_abf:
    abf  c5dc59ac24000a0000        vmulps ymm5, ymm4, ymmword ptr [rsp + 2560]          ; mul float32x8
    ac8  c5fc10b42440090000        vmovups ymm6, ymmword ptr [rsp + 2368]
    ad1  c4e24db8ac24200a0000      vfmadd231ps ymm5, ymm6, ymmword ptr [rsp + 2592]     ; mulacc float32x8
    adb  c4c2652c70e4              vmaskmovps ymm6, ymm3, ymmword ptr [r8 - 28]         ; load float32x8
    ae1  c5fc11b42460090000        vmovups ymmword ptr [rsp + 2400], ymm6
    aea  c5fc10b42460090000        vmovups ymm6, ymmword ptr [rsp + 2400]
    af3  c4e24db8ac24400a0000      vfmadd231ps ymm5, ymm6, ymmword ptr [rsp + 2624]     ; mulacc float32x8
    afd  c5fc10b424e0090000        vmovups ymm6, ymmword ptr [rsp + 2528]
    b06  c4c24d2c70fc              vmaskmovps ymm6, ymm6, ymmword ptr [r8 - 4]          ; load float32x8
    b0c  c5fc11b42480090000        vmovups ymmword ptr [rsp + 2432], ymm6
    b15  c5fc10b42480090000        vmovups ymm6, ymmword ptr [rsp + 2432]
    b1e  c4e24db8ac24600a0000      vfmadd231ps ymm5, ymm6, ymmword ptr [rsp + 2656]     ; mulacc float32x8
    b28  c4c17c1030                vmovups ymm6, ymmword ptr [r8]                       ; load float32x8
    b2d  c5fc11b424a0090000        vmovups ymmword ptr [rsp + 2464], ymm6
    b36  c5fc10b424a0090000        vmovups ymm6, ymmword ptr [rsp + 2464]
    b3f  c4e24db8ac24800a0000      vfmadd231ps ymm5, ymm6, ymmword ptr [rsp + 2688]     ; mulacc float32x8
    b49  c5fc10b424c0090000        vmovups ymm6, ymmword ptr [rsp + 2496]
    b52  c4c24d2c7004              vmaskmovps ymm6, ymm6, ymmword ptr [r8 + 4]          ; load float32x8
    b58  c4e24db8ac24a00a0000      vfmadd231ps ymm5, ymm6, ymmword ptr [rsp + 2720]     ; mulacc float32x8
    b62  c4c27d2c781c              vmaskmovps ymm7, ymm0, ymmword ptr [r8 + 28]         ; load float32x8
    b68  c4e245b8ac24c00a0000      vfmadd231ps ymm5, ymm7, ymmword ptr [rsp + 2752]     ; mulacc float32x8
    b72  c4627d580509040000        vpbroadcastd ymm8, dword ptr [rip + 00000000]        ; load float32x8
    b7b  85f6                      test esi, esi
    b7d  7406                      je join_b85
    b7f  c4417c104020              vmovups ymm8, ymmword ptr [r8 + 32]
join_b85:
    b85  c4e23db8ac24e00a0000      vfmadd231ps ymm5, ymm8, ymmword ptr [rsp + 2784]     ; mulacc float32x8
    b8f  c442752c4824              vmaskmovps ymm9, ymm1, ymmword ptr [r8 + 36]         ; load float32x8
    b95  c4e235b8ac24000b0000      vfmadd231ps ymm5, ymm9, ymmword ptr [rsp + 2816]     ; mulacc float32x8
    b9f  c4c26d2c90dc000000        vmaskmovps ymm2, ymm2, ymmword ptr [r8 + 220]        ; load float32x8
    ba8  c4627d5815d3030000        vpbroadcastd ymm10, dword ptr [rip + 00000000]       ; load float32x8
    bb1  4585c9                    test r9d, r9d
    bb4  7409                      je join_bbf
    bb6  c4417c1090e0000000        vmovups ymm10, ymmword ptr [r8 + 224]
join_bbf:
    bbf  c52c599c24200b0000        vmulps ymm11, ymm10, ymmword ptr [rsp + 2848]        ; mul float32x8
    bc8  c4626db89c24400b0000      vfmadd231ps ymm11, ymm2, ymmword ptr [rsp + 2880]    ; mulacc float32x8
    bd2  c4c2652c98e4000000        vmaskmovps ymm3, ymm3, ymmword ptr [r8 + 228]        ; load float32x8
    bdb  c46265b89c24600b0000      vfmadd231ps ymm11, ymm3, ymmword ptr [rsp + 2912]    ; mulacc float32x8
    be5  c57c10a424e0090000        vmovups ymm12, ymmword ptr [rsp + 2528]
    bee  c4421d2ca0fc000000        vmaskmovps ymm12, ymm12, ymmword ptr [r8 + 252]      ; load float32x8
    bf7  c4621db89c24800b0000      vfmadd231ps ymm11, ymm12, ymmword ptr [rsp + 2944]   ; mulacc float32x8
    c01  c4417c10a800010000        vmovups ymm13, ymmword ptr [r8 + 256]                ; load float32x8
    c0a  c46215b89c24a00b0000      vfmadd231ps ymm11, ymm13, ymmword ptr [rsp + 2976]   ; mulacc float32x8
    c14  c57c10b424c0090000        vmovups ymm14, ymmword ptr [rsp + 2496]
    c1d  c4420d2cb004010000        vmaskmovps ymm14, ymm14, ymmword ptr [r8 + 260]      ; load float32x8
    c26  c4620db89c24c00b0000      vfmadd231ps ymm11, ymm14, ymmword ptr [rsp + 3008]   ; mulacc float32x8
    c30  c4c27d2c801c010000        vmaskmovps ymm0, ymm0, ymmword ptr [r8 + 284]        ; load float32x8
    c39  c4627db89c24e00b0000      vfmadd231ps ymm11, ymm0, ymmword ptr [rsp + 3040]    ; mulacc float32x8
    c43  c4627d583d38030000        vpbroadcastd ymm15, dword ptr [rip + 00000000]       ; load float32x8
    c4c  85f6                      test esi, esi
    c4e  7409                      je join_c59
    c50  c4417c10b820010000        vmovups ymm15, ymmword ptr [r8 + 288]
join_c59:
    c59  c46205b89c24000c0000      vfmadd231ps ymm11, ymm15, ymmword ptr [rsp + 3072]   ; mulacc float32x8
    c63  c4c2752c8824010000        vmaskmovps ymm1, ymm1, ymmword ptr [r8 + 292]        ; load float32x8
    c6c  c46275b89c24200c0000      vfmadd231ps ymm11, ymm1, ymmword ptr [rsp + 3104]    ; mulacc float32x8
    c76  c4c15458eb                vaddps ymm5, ymm5, ymm11                             ; add float32x8
    c7b  c5fc1129                  vmovups ymmword ptr [rcx], ymm5                      ; store void
    c7f  c5dc59ac24400c0000        vmulps ymm5, ymm4, ymmword ptr [rsp + 3136]          ; mul float32x8
    c88  c57c109c2440090000        vmovups ymm11, ymmword ptr [rsp + 2368]
    c91  c4e225b8ac24600c0000      vfmadd231ps ymm5, ymm11, ymmword ptr [rsp + 3168]    ; mulacc float32x8
    c9b  c57c109c2460090000        vmovups ymm11, ymmword ptr [rsp + 2400]
    ca4  c4e225b8ac24800c0000      vfmadd231ps ymm5, ymm11, ymmword ptr [rsp + 3200]    ; mulacc float32x8
    cae  c57c109c2480090000        vmovups ymm11, ymmword ptr [rsp + 2432]
    cb7  c4e225b8ac24a00c0000      vfmadd231ps ymm5, ymm11, ymmword ptr [rsp + 3232]    ; mulacc float32x8
    cc1  c57c109c24a0090000        vmovups ymm11, ymmword ptr [rsp + 2464]
    cca  c4e225b8ac24c00c0000      vfmadd231ps ymm5, ymm11, ymmword ptr [rsp + 3264]    ; mulacc float32x8
    cd4  c4e24db8ac24e00c0000      vfmadd231ps ymm5, ymm6, ymmword ptr [rsp + 3296]     ; mulacc float32x8
    cde  c4e245b8ac24000d0000      vfmadd231ps ymm5, ymm7, ymmword ptr [rsp + 3328]     ; mulacc float32x8
    ce8  c4e23db8ac24200d0000      vfmadd231ps ymm5, ymm8, ymmword ptr [rsp + 3360]     ; mulacc float32x8
    cf2  c4e235b8ac24400d0000      vfmadd231ps ymm5, ymm9, ymmword ptr [rsp + 3392]     ; mulacc float32x8
    cfc  c52c599c24600d0000        vmulps ymm11, ymm10, ymmword ptr [rsp + 3424]        ; mul float32x8
    d05  c4626db89c24800d0000      vfmadd231ps ymm11, ymm2, ymmword ptr [rsp + 3456]    ; mulacc float32x8
    d0f  c46265b89c24a00d0000      vfmadd231ps ymm11, ymm3, ymmword ptr [rsp + 3488]    ; mulacc float32x8
    d19  c4621db89c24c00d0000      vfmadd231ps ymm11, ymm12, ymmword ptr [rsp + 3520]   ; mulacc float32x8
    d23  c46215b89c24e00d0000      vfmadd231ps ymm11, ymm13, ymmword ptr [rsp + 3552]   ; mulacc float32x8
    d2d  c4620db89c24000e0000      vfmadd231ps ymm11, ymm14, ymmword ptr [rsp + 3584]   ; mulacc float32x8
    d37  c4627db89c24200e0000      vfmadd231ps ymm11, ymm0, ymmword ptr [rsp + 3616]    ; mulacc float32x8
    d41  c46205b89c24400e0000      vfmadd231ps ymm11, ymm15, ymmword ptr [rsp + 3648]   ; mulacc float32x8
    d4b  c46275b89c24600e0000      vfmadd231ps ymm11, ymm1, ymmword ptr [rsp + 3680]    ; mulacc float32x8
    d55  c4c15458eb                vaddps ymm5, ymm5, ymm11                             ; add float32x8
    d5a  c5fc11a900010000          vmovups ymmword ptr [rcx + 256], ymm5                ; store void
    d62  c5dc59ac24800e0000        vmulps ymm5, ymm4, ymmword ptr [rsp + 3712]          ; mul float32x8
    d6b  c57c109c2440090000        vmovups ymm11, ymmword ptr [rsp + 2368]
    d74  c4e225b8ac24a00e0000      vfmadd231ps ymm5, ymm11, ymmword ptr [rsp + 3744]    ; mulacc float32x8
    d7e  c57c109c2460090000        vmovups ymm11, ymmword ptr [rsp + 2400]
    d87  c4e225b8ac24c00e0000      vfmadd231ps ymm5, ymm11, ymmword ptr [rsp + 3776]    ; mulacc float32x8
    d91  c57c109c2480090000        vmovups ymm11, ymmword ptr [rsp + 2432]
    d9a  c4e225b8ac24e00e0000      vfmadd231ps ymm5, ymm11, ymmword ptr [rsp + 3808]    ; mulacc float32x8
    da4  c57c109c24a0090000        vmovups ymm11, ymmword ptr [rsp + 2464]
    dad  c4e225b8ac24000f0000      vfmadd231ps ymm5, ymm11, ymmword ptr [rsp + 3840]    ; mulacc float32x8
    db7  c4e24db8ac24200f0000      vfmadd231ps ymm5, ymm6, ymmword ptr [rsp + 3872]     ; mulacc float32x8
    dc1  c4e245b8ac24400f0000      vfmadd231ps ymm5, ymm7, ymmword ptr [rsp + 3904]     ; mulacc float32x8
    dcb  c4e23db8ac24600f0000      vfmadd231ps ymm5, ymm8, ymmword ptr [rsp + 3936]     ; mulacc float32x8
    dd5  c4e235b8ac24800f0000      vfmadd231ps ymm5, ymm9, ymmword ptr [rsp + 3968]     ; mulacc float32x8
    ddf  c52c599c24a00f0000        vmulps ymm11, ymm10, ymmword ptr [rsp + 4000]        ; mul float32x8
    de8  c4626db89c24c00f0000      vfmadd231ps ymm11, ymm2, ymmword ptr [rsp + 4032]    ; mulacc float32x8
    df2  c46265b89c24e00f0000      vfmadd231ps ymm11, ymm3, ymmword ptr [rsp + 4064]    ; mulacc float32x8
    dfc  c4621db89c2400100000      vfmadd231ps ymm11, ymm12, ymmword ptr [rsp + 4096]   ; mulacc float32x8
    e06  c46215b89c2420100000      vfmadd231ps ymm11, ymm13, ymmword ptr [rsp + 4128]   ; mulacc float32x8
    e10  c4620db89c2440100000      vfmadd231ps ymm11, ymm14, ymmword ptr [rsp + 4160]   ; mulacc float32x8
    e1a  c4627db89c2460100000      vfmadd231ps ymm11, ymm0, ymmword ptr [rsp + 4192]    ; mulacc float32x8
    e24  c46205b89c2480100000      vfmadd231ps ymm11, ymm15, ymmword ptr [rsp + 4224]   ; mulacc float32x8
    e2e  c46275b89c24a0100000      vfmadd231ps ymm11, ymm1, ymmword ptr [rsp + 4256]    ; mulacc float32x8
    e38  c4c15458eb                vaddps ymm5, ymm5, ymm11                             ; add float32x8
    e3d  c5fc11a900020000          vmovups ymmword ptr [rcx + 512], ymm5                ; store void
    e45  c5dc59a424c0100000        vmulps ymm4, ymm4, ymmword ptr [rsp + 4288]          ; mul float32x8
    e4e  c5fc10ac2440090000        vmovups ymm5, ymmword ptr [rsp + 2368]
    e57  c4e255b8a424e0100000      vfmadd231ps ymm4, ymm5, ymmword ptr [rsp + 4320]     ; mulacc float32x8
    e61  c5fc10ac2460090000        vmovups ymm5, ymmword ptr [rsp + 2400]
    e6a  c4e255b8a42400110000      vfmadd231ps ymm4, ymm5, ymmword ptr [rsp + 4352]     ; mulacc float32x8
    e74  c5fc10ac2480090000        vmovups ymm5, ymmword ptr [rsp + 2432]
    e7d  c4e255b8a42420110000      vfmadd231ps ymm4, ymm5, ymmword ptr [rsp + 4384]     ; mulacc float32x8
    e87  c5fc10ac24a0090000        vmovups ymm5, ymmword ptr [rsp + 2464]
    e90  c4e255b8a42440110000      vfmadd231ps ymm4, ymm5, ymmword ptr [rsp + 4416]     ; mulacc float32x8
    e9a  c4e24db8a42460110000      vfmadd231ps ymm4, ymm6, ymmword ptr [rsp + 4448]     ; mulacc float32x8
    ea4  c4e245b8a42480110000      vfmadd231ps ymm4, ymm7, ymmword ptr [rsp + 4480]     ; mulacc float32x8
    eae  c4e23db8a424a0110000      vfmadd231ps ymm4, ymm8, ymmword ptr [rsp + 4512]     ; mulacc float32x8
    eb8  c4e235b8a424c0110000      vfmadd231ps ymm4, ymm9, ymmword ptr [rsp + 4544]     ; mulacc float32x8
    ec2  c5ac59ac24e0110000        vmulps ymm5, ymm10, ymmword ptr [rsp + 4576]         ; mul float32x8
    ecb  c4e26db8ac2400120000      vfmadd231ps ymm5, ymm2, ymmword ptr [rsp + 4608]     ; mulacc float32x8
    ed5  c4e265b8ac2420120000      vfmadd231ps ymm5, ymm3, ymmword ptr [rsp + 4640]     ; mulacc float32x8
    edf  c4e21db8ac2440120000      vfmadd231ps ymm5, ymm12, ymmword ptr [rsp + 4672]    ; mulacc float32x8
    ee9  c4e215b8ac2460120000      vfmadd231ps ymm5, ymm13, ymmword ptr [rsp + 4704]    ; mulacc float32x8
    ef3  c4e20db8ac2480120000      vfmadd231ps ymm5, ymm14, ymmword ptr [rsp + 4736]    ; mulacc float32x8
    efd  c4e27db8ac24a0120000      vfmadd231ps ymm5, ymm0, ymmword ptr [rsp + 4768]     ; mulacc float32x8
    f07  c4e205b8ac24c0120000      vfmadd231ps ymm5, ymm15, ymmword ptr [rsp + 4800]    ; mulacc float32x8
    f11  c4e275b8ac24e0120000      vfmadd231ps ymm5, ymm1, ymmword ptr [rsp + 4832]     ; mulacc float32x8
    f1b  c5dc58c5                  vaddps ymm0, ymm4, ymm5                              ; add float32x8
    f1f  c5fc118100030000          vmovups ymmword ptr [rcx + 768], ymm0                ; store void
    f27  4983c020                  add r8, 32                                           ; end void
    f2b  4883c120                  add rcx, 32
    f2f  83c701                    add edi, 1
    f32  3bfa                      cmp edi, edx
    f34  0f8c06fbffff              jl loop_a40
done_f3a:
    f3a  c5f877                    vzeroupper                                           ; sink void
    f3d  488ba42400130000          mov rsp, qword ptr [rsp + 4864]
    f45  c3                        ret                                                  ; sink void
