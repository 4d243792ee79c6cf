conv3x3:
      0  488bc4                    mov rax, rsp
      3  4881ecc0100000            sub rsp, 4288
      a  4883e4c0                  and rsp, -64
      e  4889842480100000          mov qword ptr [rsp + 4224], rax
     16  c5fc1005420d0000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
     1e  c4e27d580d590d0000        vpbroadcastd ymm1, dword ptr [rip + 07000000]
     27  c4e27d5815540d0000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
     30  b800000000                mov eax, 0
     35  488b0f                    mov rcx, qword ptr [rdi]
     38  4c8b4708                  mov r8, qword ptr [rdi + 8]                          ; define_global ptr<float32, global, 256>
     3c  488b7f10                  mov rdi, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 128>
     40  62f37d281fc901            vpcmpd k1, ymm0, ymm1, 1                             ; cmplt boolx8
     47  c4e27d584f20              vpbroadcastd ymm1, dword ptr [rdi + 32]              ; load float32
     4d  c5fc110c24                vmovups ymmword ptr [rsp], ymm1
     52  c4e27d584f1c              vpbroadcastd ymm1, dword ptr [rdi + 28]              ; load float32
     58  c5fc114c2420              vmovups ymmword ptr [rsp + 32], ymm1
     5e  62f36d281fd001            vpcmpd k2, ymm2, ymm0, 1                             ; cmplt boolx8
     65  c4e27d584718              vpbroadcastd ymm0, dword ptr [rdi + 24]              ; load float32
     6b  c5fc11442440              vmovups ymmword ptr [rsp + 64], ymm0
     71  c4e27d584714              vpbroadcastd ymm0, dword ptr [rdi + 20]              ; load float32
     77  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
     7d  c4e27d584710              vpbroadcastd ymm0, dword ptr [rdi + 16]              ; load float32
     83  c5fc11842480000000        vmovups ymmword ptr [rsp + 128], ymm0
     8c  c4e27d58470c              vpbroadcastd ymm0, dword ptr [rdi + 12]              ; load float32
     92  c5fc118424a0000000        vmovups ymmword ptr [rsp + 160], ymm0
     9b  c4e27d584708              vpbroadcastd ymm0, dword ptr [rdi + 8]               ; load float32
     a1  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
     aa  c4e27d5807                vpbroadcastd ymm0, dword ptr [rdi]                   ; load float32
     af  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
     b8  c4e27d584704              vpbroadcastd ymm0, dword ptr [rdi + 4]               ; load float32
     be  c5fc11842400010000        vmovups ymmword ptr [rsp + 256], ymm0
     c7  c4e27d584744              vpbroadcastd ymm0, dword ptr [rdi + 68]              ; load float32
     cd  c5fc11842420010000        vmovups ymmword ptr [rsp + 288], ymm0
     d6  c4e27d584740              vpbroadcastd ymm0, dword ptr [rdi + 64]              ; load float32
     dc  c5fc11842440010000        vmovups ymmword ptr [rsp + 320], ymm0
     e5  c4e27d58473c              vpbroadcastd ymm0, dword ptr [rdi + 60]              ; load float32
     eb  c5fc11842460010000        vmovups ymmword ptr [rsp + 352], ymm0
     f4  c4e27d584738              vpbroadcastd ymm0, dword ptr [rdi + 56]              ; load float32
     fa  c5fc11842480010000        vmovups ymmword ptr [rsp + 384], ymm0
    103  c4e27d584734              vpbroadcastd ymm0, dword ptr [rdi + 52]              ; load float32
    109  c5fc118424a0010000        vmovups ymmword ptr [rsp + 416], ymm0
    112  c4e27d584730              vpbroadcastd ymm0, dword ptr [rdi + 48]              ; load float32
    118  c5fc118424c0010000        vmovups ymmword ptr [rsp + 448], ymm0
    121  c4e27d58472c              vpbroadcastd ymm0, dword ptr [rdi + 44]              ; load float32
    127  c5fc118424e0010000        vmovups ymmword ptr [rsp + 480], ymm0
    130  c4e27d584724              vpbroadcastd ymm0, dword ptr [rdi + 36]              ; load float32
    136  c5fc11842400020000        vmovups ymmword ptr [rsp + 512], ymm0
    13f  c4e27d584728              vpbroadcastd ymm0, dword ptr [rdi + 40]              ; load float32
    145  c5fc11842420020000        vmovups ymmword ptr [rsp + 544], ymm0
    14e  c4e27d584768              vpbroadcastd ymm0, dword ptr [rdi + 104]             ; load float32
    154  c5fc11842440020000        vmovups ymmword ptr [rsp + 576], ymm0
    15d  c4e27d584764              vpbroadcastd ymm0, dword ptr [rdi + 100]             ; load float32
    163  c5fc11842460020000        vmovups ymmword ptr [rsp + 608], ymm0
    16c  c4e27d584760              vpbroadcastd ymm0, dword ptr [rdi + 96]              ; load float32
    172  c5fc11842480020000        vmovups ymmword ptr [rsp + 640], ymm0
    17b  c4e27d58475c              vpbroadcastd ymm0, dword ptr [rdi + 92]              ; load float32
    181  c5fc118424a0020000        vmovups ymmword ptr [rsp + 672], ymm0
    18a  c4e27d584758              vpbroadcastd ymm0, dword ptr [rdi + 88]              ; load float32
    190  c5fc118424c0020000        vmovups ymmword ptr [rsp + 704], ymm0
    199  c4e27d584754              vpbroadcastd ymm0, dword ptr [rdi + 84]              ; load float32
    19f  c5fc118424e0020000        vmovups ymmword ptr [rsp + 736], ymm0
    1a8  c4e27d584750              vpbroadcastd ymm0, dword ptr [rdi + 80]              ; load float32
    1ae  c5fc11842400030000        vmovups ymmword ptr [rsp + 768], ymm0
    1b7  c4e27d584748              vpbroadcastd ymm0, dword ptr [rdi + 72]              ; load float32
    1bd  c5fc11842420030000        vmovups ymmword ptr [rsp + 800], ymm0
    1c6  c4e27d58474c              vpbroadcastd ymm0, dword ptr [rdi + 76]              ; load float32
    1cc  c5fc11842440030000        vmovups ymmword ptr [rsp + 832], ymm0
    1d5  c4e27d58878c000000        vpbroadcastd ymm0, dword ptr [rdi + 140]             ; load float32
    1de  c5fc11842460030000        vmovups ymmword ptr [rsp + 864], ymm0
    1e7  c4e27d588788000000        vpbroadcastd ymm0, dword ptr [rdi + 136]             ; load float32
    1f0  c5fc11842480030000        vmovups ymmword ptr [rsp + 896], ymm0
    1f9  c4e27d588784000000        vpbroadcastd ymm0, dword ptr [rdi + 132]             ; load float32
    202  c5fc118424a0030000        vmovups ymmword ptr [rsp + 928], ymm0
    20b  c4e27d588780000000        vpbroadcastd ymm0, dword ptr [rdi + 128]             ; load float32
    214  c5fc118424c0030000        vmovups ymmword ptr [rsp + 960], ymm0
    21d  c4e27d58477c              vpbroadcastd ymm0, dword ptr [rdi + 124]             ; load float32
    223  c5fc118424e0030000        vmovups ymmword ptr [rsp + 992], ymm0
    22c  c4e27d584778              vpbroadcastd ymm0, dword ptr [rdi + 120]             ; load float32
    232  c5fc11842400040000        vmovups ymmword ptr [rsp + 1024], ymm0
    23b  c4e27d584774              vpbroadcastd ymm0, dword ptr [rdi + 116]             ; load float32
    241  c5fc11842420040000        vmovups ymmword ptr [rsp + 1056], ymm0
    24a  c4e27d58476c              vpbroadcastd ymm0, dword ptr [rdi + 108]             ; load float32
    250  c5fc11842440040000        vmovups ymmword ptr [rsp + 1088], ymm0
    259  c4e27d584770              vpbroadcastd ymm0, dword ptr [rdi + 112]             ; load float32
    25f  c5fc11842460040000        vmovups ymmword ptr [rsp + 1120], ymm0
    268  c4e27d5887b0000000        vpbroadcastd ymm0, dword ptr [rdi + 176]             ; load float32
    271  c5fc11842480040000        vmovups ymmword ptr [rsp + 1152], ymm0
    27a  c4e27d5887ac000000        vpbroadcastd ymm0, dword ptr [rdi + 172]             ; load float32
    283  c5fc118424a0040000        vmovups ymmword ptr [rsp + 1184], ymm0
    28c  c4e27d5887a8000000        vpbroadcastd ymm0, dword ptr [rdi + 168]             ; load float32
    295  c5fc118424c0040000        vmovups ymmword ptr [rsp + 1216], ymm0
    29e  c4e27d5887a4000000        vpbroadcastd ymm0, dword ptr [rdi + 164]             ; load float32
    2a7  c5fc118424e0040000        vmovups ymmword ptr [rsp + 1248], ymm0
    2b0  c4e27d5887a0000000        vpbroadcastd ymm0, dword ptr [rdi + 160]             ; load float32
    2b9  c5fc11842400050000        vmovups ymmword ptr [rsp + 1280], ymm0
    2c2  c4e27d58879c000000        vpbroadcastd ymm0, dword ptr [rdi + 156]             ; load float32
    2cb  c5fc11842420050000        vmovups ymmword ptr [rsp + 1312], ymm0
    2d4  c4e27d588798000000        vpbroadcastd ymm0, dword ptr [rdi + 152]             ; load float32
    2dd  c5fc11842440050000        vmovups ymmword ptr [rsp + 1344], ymm0
    2e6  c4e27d588790000000        vpbroadcastd ymm0, dword ptr [rdi + 144]             ; load float32
    2ef  c5fc11842460050000        vmovups ymmword ptr [rsp + 1376], ymm0
    2f8  c4e27d588794000000        vpbroadcastd ymm0, dword ptr [rdi + 148]             ; load float32
    301  c5fc11842480050000        vmovups ymmword ptr [rsp + 1408], ymm0
    30a  c4e27d5887d4000000        vpbroadcastd ymm0, dword ptr [rdi + 212]             ; load float32
    313  c5fc118424a0050000        vmovups ymmword ptr [rsp + 1440], ymm0
    31c  c4e27d5887d0000000        vpbroadcastd ymm0, dword ptr [rdi + 208]             ; load float32
    325  c5fc118424c0050000        vmovups ymmword ptr [rsp + 1472], ymm0
    32e  c4e27d5887cc000000        vpbroadcastd ymm0, dword ptr [rdi + 204]             ; load float32
    337  c5fc118424e0050000        vmovups ymmword ptr [rsp + 1504], ymm0
    340  c4e27d5887c8000000        vpbroadcastd ymm0, dword ptr [rdi + 200]             ; load float32
    349  c5fc11842400060000        vmovups ymmword ptr [rsp + 1536], ymm0
    352  c4e27d5887c4000000        vpbroadcastd ymm0, dword ptr [rdi + 196]             ; load float32
    35b  c5fc11842420060000        vmovups ymmword ptr [rsp + 1568], ymm0
    364  c4e27d5887c0000000        vpbroadcastd ymm0, dword ptr [rdi + 192]             ; load float32
    36d  c5fc11842440060000        vmovups ymmword ptr [rsp + 1600], ymm0
    376  c4e27d5887bc000000        vpbroadcastd ymm0, dword ptr [rdi + 188]             ; load float32
    37f  c5fc11842460060000        vmovups ymmword ptr [rsp + 1632], ymm0
    388  c4e27d5887b4000000        vpbroadcastd ymm0, dword ptr [rdi + 180]             ; load float32
    391  c5fc11842480060000        vmovups ymmword ptr [rsp + 1664], ymm0
    39a  c4e27d5887b8000000        vpbroadcastd ymm0, dword ptr [rdi + 184]             ; load float32
    3a3  c5fc118424a0060000        vmovups ymmword ptr [rsp + 1696], ymm0
    3ac  c4e27d5887f8000000        vpbroadcastd ymm0, dword ptr [rdi + 248]             ; load float32
    3b5  c5fc118424c0060000        vmovups ymmword ptr [rsp + 1728], ymm0
    3be  c4e27d5887f4000000        vpbroadcastd ymm0, dword ptr [rdi + 244]             ; load float32
    3c7  c5fc118424e0060000        vmovups ymmword ptr [rsp + 1760], ymm0
    3d0  c4e27d5887f0000000        vpbroadcastd ymm0, dword ptr [rdi + 240]             ; load float32
    3d9  c5fc11842400070000        vmovups ymmword ptr [rsp + 1792], ymm0
    3e2  c4e27d5887ec000000        vpbroadcastd ymm0, dword ptr [rdi + 236]             ; load float32
    3eb  c5fc11842420070000        vmovups ymmword ptr [rsp + 1824], ymm0
    3f4  c4e27d5887e8000000        vpbroadcastd ymm0, dword ptr [rdi + 232]             ; load float32
    3fd  c5fc11842440070000        vmovups ymmword ptr [rsp + 1856], ymm0
    406  c4e27d5887e4000000        vpbroadcastd ymm0, dword ptr [rdi + 228]             ; load float32
    40f  c5fc11842460070000        vmovups ymmword ptr [rsp + 1888], ymm0
    418  c4e27d5887e0000000        vpbroadcastd ymm0, dword ptr [rdi + 224]             ; load float32
    421  c5fc11842480070000        vmovups ymmword ptr [rsp + 1920], ymm0
    42a  c4e27d5887d8000000        vpbroadcastd ymm0, dword ptr [rdi + 216]             ; load float32
    433  c5fc118424a0070000        vmovups ymmword ptr [rsp + 1952], ymm0
    43c  c4e27d5887dc000000        vpbroadcastd ymm0, dword ptr [rdi + 220]             ; load float32
    445  c5fc118424c0070000        vmovups ymmword ptr [rsp + 1984], ymm0
    44e  c4e27d58871c010000        vpbroadcastd ymm0, dword ptr [rdi + 284]             ; load float32
    457  c5fc118424e0070000        vmovups ymmword ptr [rsp + 2016], ymm0
    460  c4e27d588718010000        vpbroadcastd ymm0, dword ptr [rdi + 280]             ; load float32
    469  c5fc11842400080000        vmovups ymmword ptr [rsp + 2048], ymm0
    472  c4e27d588714010000        vpbroadcastd ymm0, dword ptr [rdi + 276]             ; load float32
    47b  c5fc11842420080000        vmovups ymmword ptr [rsp + 2080], ymm0
    484  c4e27d588710010000        vpbroadcastd ymm0, dword ptr [rdi + 272]             ; load float32
    48d  c5fc11842440080000        vmovups ymmword ptr [rsp + 2112], ymm0
    496  c4e27d58870c010000        vpbroadcastd ymm0, dword ptr [rdi + 268]             ; load float32
    49f  c5fc11842460080000        vmovups ymmword ptr [rsp + 2144], ymm0
    4a8  c4e27d588708010000        vpbroadcastd ymm0, dword ptr [rdi + 264]             ; load float32
    4b1  c5fc11842480080000        vmovups ymmword ptr [rsp + 2176], ymm0
    4ba  c4e27d588704010000        vpbroadcastd ymm0, dword ptr [rdi + 260]             ; load float32
    4c3  c5fc118424a0080000        vmovups ymmword ptr [rsp + 2208], ymm0
    4cc  c4e27d5887fc000000        vpbroadcastd ymm0, dword ptr [rdi + 252]             ; load float32
    4d5  c5fc118424c0080000        vmovups ymmword ptr [rsp + 2240], ymm0
    4de  c4e27d588700010000        vpbroadcastd ymm0, dword ptr [rdi + 256]             ; load float32
    4e7  c5fc118424e0080000        vmovups ymmword ptr [rsp + 2272], ymm0
    4f0  488bfe                    mov rdi, rsi                                         ; range int32
    4f3  3bf2                      cmp esi, edx
    4f5  0f8d48080000              jge done_d43
    4fb  48c1e605                  shl rsi, 5
    4ff  4d8d0430                  lea r8, [r8 + rsi*1]
    503  488d0c31                  lea rcx, [rcx + rsi*1]
    507  c5fc10842400010000        vmovups ymm0, ymmword ptr [rsp + 256]
    510  c5fc11842400090000        vmovups ymmword ptr [rsp + 2304], ymm0
    519  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
    522  c5fc11842420090000        vmovups ymmword ptr [rsp + 2336], ymm0
    52b  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    534  c5fc11842440090000        vmovups ymmword ptr [rsp + 2368], ymm0
    53d  c5fc108424a0000000        vmovups ymm0, ymmword ptr [rsp + 160]
    546  c5fc11842460090000        vmovups ymmword ptr [rsp + 2400], ymm0
    54f  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    558  c5fc11842480090000        vmovups ymmword ptr [rsp + 2432], ymm0
    561  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
    567  c5fc118424a0090000        vmovups ymmword ptr [rsp + 2464], ymm0
    570  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
    576  c5fc118424c0090000        vmovups ymmword ptr [rsp + 2496], ymm0
    57f  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
    585  c5fc118424e0090000        vmovups ymmword ptr [rsp + 2528], ymm0
    58e  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    593  c5fc118424000a0000        vmovups ymmword ptr [rsp + 2560], ymm0
    59c  c5fc10842420020000        vmovups ymm0, ymmword ptr [rsp + 544]
    5a5  c5fc118424200a0000        vmovups ymmword ptr [rsp + 2592], ymm0
    5ae  c5fc10842400020000        vmovups ymm0, ymmword ptr [rsp + 512]
    5b7  c5fc118424400a0000        vmovups ymmword ptr [rsp + 2624], ymm0
    5c0  c5fc108424e0010000        vmovups ymm0, ymmword ptr [rsp + 480]
    5c9  c5fc118424600a0000        vmovups ymmword ptr [rsp + 2656], ymm0
    5d2  c5fc108424c0010000        vmovups ymm0, ymmword ptr [rsp + 448]
    5db  c5fc118424800a0000        vmovups ymmword ptr [rsp + 2688], ymm0
    5e4  c5fc108424a0010000        vmovups ymm0, ymmword ptr [rsp + 416]
    5ed  c5fc118424a00a0000        vmovups ymmword ptr [rsp + 2720], ymm0
    5f6  c5fc10842480010000        vmovups ymm0, ymmword ptr [rsp + 384]
    5ff  c5fc118424c00a0000        vmovups ymmword ptr [rsp + 2752], ymm0
    608  c5fc10842460010000        vmovups ymm0, ymmword ptr [rsp + 352]
    611  c5fc118424e00a0000        vmovups ymmword ptr [rsp + 2784], ymm0
    61a  c5fc10842440010000        vmovups ymm0, ymmword ptr [rsp + 320]
    623  c5fc118424000b0000        vmovups ymmword ptr [rsp + 2816], ymm0
    62c  c5fc10842420010000        vmovups ymm0, ymmword ptr [rsp + 288]
    635  c5fc118424200b0000        vmovups ymmword ptr [rsp + 2848], ymm0
    63e  c5fc10842440030000        vmovups ymm0, ymmword ptr [rsp + 832]
    647  c5fc118424400b0000        vmovups ymmword ptr [rsp + 2880], ymm0
    650  c5fc10842420030000        vmovups ymm0, ymmword ptr [rsp + 800]
    659  c5fc118424600b0000        vmovups ymmword ptr [rsp + 2912], ymm0
    662  c5fc10842400030000        vmovups ymm0, ymmword ptr [rsp + 768]
    66b  c5fc118424800b0000        vmovups ymmword ptr [rsp + 2944], ymm0
    674  c5fc108424e0020000        vmovups ymm0, ymmword ptr [rsp + 736]
    67d  c5fc118424a00b0000        vmovups ymmword ptr [rsp + 2976], ymm0
    686  c5fc108424c0020000        vmovups ymm0, ymmword ptr [rsp + 704]
    68f  c5fc118424c00b0000        vmovups ymmword ptr [rsp + 3008], ymm0
    698  c5fc108424a0020000        vmovups ymm0, ymmword ptr [rsp + 672]
    6a1  c5fc118424e00b0000        vmovups ymmword ptr [rsp + 3040], ymm0
    6aa  c5fc10842480020000        vmovups ymm0, ymmword ptr [rsp + 640]
    6b3  c5fc118424000c0000        vmovups ymmword ptr [rsp + 3072], ymm0
    6bc  c5fc10842460020000        vmovups ymm0, ymmword ptr [rsp + 608]
    6c5  c5fc118424200c0000        vmovups ymmword ptr [rsp + 3104], ymm0
    6ce  c5fc10842440020000        vmovups ymm0, ymmword ptr [rsp + 576]
    6d7  c5fc118424400c0000        vmovups ymmword ptr [rsp + 3136], ymm0
    6e0  c5fc10842460040000        vmovups ymm0, ymmword ptr [rsp + 1120]
    6e9  c5fc118424600c0000        vmovups ymmword ptr [rsp + 3168], ymm0
    6f2  c5fc10842440040000        vmovups ymm0, ymmword ptr [rsp + 1088]
    6fb  c5fc118424800c0000        vmovups ymmword ptr [rsp + 3200], ymm0
    704  c5fc10842420040000        vmovups ymm0, ymmword ptr [rsp + 1056]
    70d  c5fc118424a00c0000        vmovups ymmword ptr [rsp + 3232], ymm0
    716  c5fc10842400040000        vmovups ymm0, ymmword ptr [rsp + 1024]
    71f  c5fc118424c00c0000        vmovups ymmword ptr [rsp + 3264], ymm0
    728  c5fc108424e0030000        vmovups ymm0, ymmword ptr [rsp + 992]
    731  c5fc118424e00c0000        vmovups ymmword ptr [rsp + 3296], ymm0
    73a  c5fc108424c0030000        vmovups ymm0, ymmword ptr [rsp + 960]
    743  c5fc118424000d0000        vmovups ymmword ptr [rsp + 3328], ymm0
    74c  c5fc108424a0030000        vmovups ymm0, ymmword ptr [rsp + 928]
    755  c5fc118424200d0000        vmovups ymmword ptr [rsp + 3360], ymm0
    75e  c5fc10842480030000        vmovups ymm0, ymmword ptr [rsp + 896]
    767  c5fc118424400d0000        vmovups ymmword ptr [rsp + 3392], ymm0
    770  c5fc10842460030000        vmovups ymm0, ymmword ptr [rsp + 864]
    779  c5fc118424600d0000        vmovups ymmword ptr [rsp + 3424], ymm0
    782  c5fc10842480050000        vmovups ymm0, ymmword ptr [rsp + 1408]
    78b  c5fc118424800d0000        vmovups ymmword ptr [rsp + 3456], ymm0
    794  c5fc10842460050000        vmovups ymm0, ymmword ptr [rsp + 1376]
    79d  c5fc118424a00d0000        vmovups ymmword ptr [rsp + 3488], ymm0
    7a6  c5fc10842440050000        vmovups ymm0, ymmword ptr [rsp + 1344]
    7af  c5fc118424c00d0000        vmovups ymmword ptr [rsp + 3520], ymm0
    7b8  c5fc10842420050000        vmovups ymm0, ymmword ptr [rsp + 1312]
    7c1  c5fc118424e00d0000        vmovups ymmword ptr [rsp + 3552], ymm0
    7ca  c5fc10842400050000        vmovups ymm0, ymmword ptr [rsp + 1280]
    7d3  c5fc118424000e0000        vmovups ymmword ptr [rsp + 3584], ymm0
    7dc  c5fc108424e0040000        vmovups ymm0, ymmword ptr [rsp + 1248]
    7e5  c5fc118424200e0000        vmovups ymmword ptr [rsp + 3616], ymm0
    7ee  c5fc108424c0040000        vmovups ymm0, ymmword ptr [rsp + 1216]
    7f7  c5fc118424400e0000        vmovups ymmword ptr [rsp + 3648], ymm0
    800  c5fc108424a0040000        vmovups ymm0, ymmword ptr [rsp + 1184]
    809  c5fc118424600e0000        vmovups ymmword ptr [rsp + 3680], ymm0
    812  c5fc10842480040000        vmovups ymm0, ymmword ptr [rsp + 1152]
    81b  c5fc118424800e0000        vmovups ymmword ptr [rsp + 3712], ymm0
    824  c5fc108424a0060000        vmovups ymm0, ymmword ptr [rsp + 1696]
    82d  c5fc118424a00e0000        vmovups ymmword ptr [rsp + 3744], ymm0
    836  c5fc10842480060000        vmovups ymm0, ymmword ptr [rsp + 1664]
    83f  c5fc118424c00e0000        vmovups ymmword ptr [rsp + 3776], ymm0
    848  c5fc10842460060000        vmovups ymm0, ymmword ptr [rsp + 1632]
    851  c5fc118424e00e0000        vmovups ymmword ptr [rsp + 3808], ymm0
    85a  c5fc10842440060000        vmovups ymm0, ymmword ptr [rsp + 1600]
    863  c5fc118424000f0000        vmovups ymmword ptr [rsp + 3840], ymm0
    86c  c5fc10842420060000        vmovups ymm0, ymmword ptr [rsp + 1568]
    875  c5fc118424200f0000        vmovups ymmword ptr [rsp + 3872], ymm0
    87e  c5fc10842400060000        vmovups ymm0, ymmword ptr [rsp + 1536]
    887  c5fc118424400f0000        vmovups ymmword ptr [rsp + 3904], ymm0
    890  c5fc108424e0050000        vmovups ymm0, ymmword ptr [rsp + 1504]
    899  c5fc118424600f0000        vmovups ymmword ptr [rsp + 3936], ymm0
    8a2  c5fc108424c0050000        vmovups ymm0, ymmword ptr [rsp + 1472]
    8ab  c5fc118424800f0000        vmovups ymmword ptr [rsp + 3968], ymm0
    8b4  c5fc108424a0050000        vmovups ymm0, ymmword ptr [rsp + 1440]
    8bd  c5fc118424a00f0000        vmovups ymmword ptr [rsp + 4000], ymm0
    8c6  c5fc10842480070000        vmovups ymm0, ymmword ptr [rsp + 1920]
    8cf  c5fc118424c00f0000        vmovups ymmword ptr [rsp + 4032], ymm0
    8d8  c5fc10842460070000        vmovups ymm0, ymmword ptr [rsp + 1888]
    8e1  c5fc118424e00f0000        vmovups ymmword ptr [rsp + 4064], ymm0
    8ea  c5fc10842440070000        vmovups ymm0, ymmword ptr [rsp + 1856]
    8f3  c5fc11842400100000        vmovups ymmword ptr [rsp + 4096], ymm0
    8fc  c5fc10842420070000        vmovups ymm0, ymmword ptr [rsp + 1824]
    905  c5fc11842420100000        vmovups ymmword ptr [rsp + 4128], ymm0
    90e  c5fc10842400070000        vmovups ymm0, ymmword ptr [rsp + 1792]
    917  c5fc11842440100000        vmovups ymmword ptr [rsp + 4160], ymm0
    920  c5fc108424e0060000        vmovups ymm0, ymmword ptr [rsp + 1760]
    929  c5fc11842460100000        vmovups ymmword ptr [rsp + 4192], ymm0
    932  c5fc108424c0060000        vmovups ymm0, ymmword ptr [rsp + 1728]
    93b  c5fc108c24c0070000        vmovups ymm1, ymmword ptr [rsp + 1984]
    944  c5fc109424a0070000        vmovups ymm2, ymmword ptr [rsp + 1952]
    94d  c5fc109c24e0080000        vmovups ymm3, ymmword ptr [rsp + 2272]
    956  c5fc10a424c0080000        vmovups ymm4, ymmword ptr [rsp + 2240]
    95f  c5fc10ac24a0080000        vmovups ymm5, ymmword ptr [rsp + 2208]
    968  c5fc10b42480080000        vmovups ymm6, ymmword ptr [rsp + 2176]
    971  c5fc10bc2460080000        vmovups ymm7, ymmword ptr [rsp + 2144]
    97a  c57c10842440080000        vmovups ymm8, ymmword ptr [rsp + 2112]
    983  c57c108c2420080000        vmovups ymm9, ymmword ptr [rsp + 2080]
    98c  c57c10942400080000        vmovups ymm10, ymmword ptr [rsp + 2048]
    995  c57c109c24e0070000        vmovups ymm11, ymmword ptr [rsp + 2016]
loop_9a0:
    9a0  be00000000                mov esi, 0                                           ; cmplt bool
    9a5  83ff07                    cmp edi, 7
    9a8  400f9cc6                  setl sil
    9ac  4c8bce                    mov r9, rsi                                          ; vectorize boolx8
    9af  49f7d9                    neg r9
    9b2  c4c1fb92d9                kmovq k3, r9
    9b7  c4e1e441e1                kandq k4, k3, k1                                     ; and boolx8
    9bc  c4e1e441da                kandq k3, k3, k2                                     ; and boolx8
    9c1  41b900000000              mov r9d, 0                                           ; cmplt bool
    9c7  3bc7                      cmp eax, edi
    9c9  410f9cc1                  setl r9b
    9cd  4d8bd1                    mov r10, r9                                          ; vectorize boolx8
    9d0  49f7da                    neg r10
    9d3  c4c1fb92ea                kmovq k5, r10
    9d8  c4e1d441f1                kandq k6, k5, k1                                     ; and boolx8
    9dd  c4e1d441ea                kandq k5, k5, k2                                     ; and boolx8
    9e2  62517ead6fa0dcffffff      vmovdqu32 ymm12{k5}{z}, ymmword ptr [r8 - 36]        ; load float32x8
    9ec  c4627d582d8f030000        vpbroadcastd ymm13, dword ptr [rip + 00000000]       ; load float32x8
    9f5  4585c9                    test r9d, r9d
    9f8  7406                      je join_a00
    9fa  c4417c1068e0              vmovups ymm13, ymmword ptr [r8 - 32]
join_a00:
    a00  c51459b42400090000        vmulps ymm14, ymm13, ymmword ptr [rsp + 2304]        ; mul float32x8
    a09  c4621db8b42420090000      vfmadd231ps ymm14, ymm12, ymmword ptr [rsp + 2336]   ; mulacc float32x8
    a13  62517eae6fb8e4ffffff      vmovdqu32 ymm15{k6}{z}, ymmword ptr [r8 - 28]        ; load float32x8
    a1d  c46205b8b42440090000      vfmadd231ps ymm14, ymm15, ymmword ptr [rsp + 2368]   ; mulacc float32x8
    a27  62c17eaa6f80fcffffff      vmovdqu32 ymm16{k2}{z}, ymmword ptr [r8 - 4]         ; load float32x8
    a31  62727d20b874244b          vfmadd231ps ymm14, ymm16, ymmword ptr [rsp + 2400]   ; mulacc float32x8
    a39  62c17c281008              vmovups ymm17, ymmword ptr [r8]                      ; load float32x8
    a3f  62727520b874244c          vfmadd231ps ymm14, ymm17, ymmword ptr [rsp + 2432]   ; mulacc float32x8
    a47  62c17ea96f9004000000      vmovdqu32 ymm18{k1}{z}, ymmword ptr [r8 + 4]         ; load float32x8
    a51  62726d20b874244d          vfmadd231ps ymm14, ymm18, ymmword ptr [rsp + 2464]   ; mulacc float32x8
    a59  62c17eab6f981c000000      vmovdqu32 ymm19{k3}{z}, ymmword ptr [r8 + 28]        ; load float32x8
    a63  62726520b874244e          vfmadd231ps ymm14, ymm19, ymmword ptr [rsp + 2496]   ; mulacc float32x8
    a6b  62e27d2858250f030000      vpbroadcastd ymm20, dword ptr [rip + 00000000]       ; load float32x8
    a75  85f6                      test esi, esi
    a77  7407                      je join_a80
    a79  62c17c28106001            vmovups ymm20, ymmword ptr [r8 + 32]
join_a80:
    a80  62725d20b874244f          vfmadd231ps ymm14, ymm20, ymmword ptr [rsp + 2528]   ; mulacc float32x8
    a88  62c17eac6fa824000000      vmovdqu32 ymm21{k4}{z}, ymmword ptr [r8 + 36]        ; load float32x8
    a92  62725520b8742450          vfmadd231ps ymm14, ymm21, ymmword ptr [rsp + 2560]   ; mulacc float32x8
    a9a  62c17ead6fb0dc000000      vmovdqu32 ymm22{k5}{z}, ymmword ptr [r8 + 220]       ; load float32x8
    aa4  62e27d28583dd6020000      vpbroadcastd ymm23, dword ptr [rip + 00000000]       ; load float32x8
    aae  4585c9                    test r9d, r9d
    ab1  7407                      je join_aba
    ab3  62c17c28107807            vmovups ymm23, ymmword ptr [r8 + 224]
join_aba:
    aba  6261442059442451          vmulps ymm24, ymm23, ymmword ptr [rsp + 2592]        ; mul float32x8
    ac2  62624d20b8442452          vfmadd231ps ymm24, ymm22, ymmword ptr [rsp + 2624]   ; mulacc float32x8
    aca  62417eae6f88e4000000      vmovdqu32 ymm25{k6}{z}, ymmword ptr [r8 + 228]       ; load float32x8
    ad4  62623520b8442453          vfmadd231ps ymm24, ymm25, ymmword ptr [rsp + 2656]   ; mulacc float32x8
    adc  62417eaa6f90fc000000      vmovdqu32 ymm26{k2}{z}, ymmword ptr [r8 + 252]       ; load float32x8
    ae6  62622d20b8442454          vfmadd231ps ymm24, ymm26, ymmword ptr [rsp + 2688]   ; mulacc float32x8
    aee  62417c28105808            vmovups ymm27, ymmword ptr [r8 + 256]                ; load float32x8
    af5  62622520b8442455          vfmadd231ps ymm24, ymm27, ymmword ptr [rsp + 2720]   ; mulacc float32x8
    afd  62417ea96fa004010000      vmovdqu32 ymm28{k1}{z}, ymmword ptr [r8 + 260]       ; load float32x8
    b07  62621d20b8442456          vfmadd231ps ymm24, ymm28, ymmword ptr [rsp + 2752]   ; mulacc float32x8
    b0f  62417eab6fa81c010000      vmovdqu32 ymm29{k3}{z}, ymmword ptr [r8 + 284]       ; load float32x8
    b19  62621520b8442457          vfmadd231ps ymm24, ymm29, ymmword ptr [rsp + 2784]   ; mulacc float32x8
    b21  62627d28583559020000      vpbroadcastd ymm30, dword ptr [rip + 00000000]       ; load float32x8
    b2b  85f6                      test esi, esi
    b2d  7407                      je join_b36
    b2f  62417c28107009            vmovups ymm30, ymmword ptr [r8 + 288]
join_b36:
    b36  62620d20b8442458          vfmadd231ps ymm24, ymm30, ymmword ptr [rsp + 2816]   ; mulacc float32x8
    b3e  62417eac6fb824010000      vmovdqu32 ymm31{k4}{z}, ymmword ptr [r8 + 292]       ; load float32x8
    b48  62620520b8442459          vfmadd231ps ymm24, ymm31, ymmword ptr [rsp + 2848]   ; mulacc float32x8
    b50  62110c2858f0              vaddps ymm14, ymm14, ymm24                           ; add float32x8
    b56  c57c1131                  vmovups ymmword ptr [rcx], ymm14                     ; store void
    b5a  c51459b424400b0000        vmulps ymm14, ymm13, ymmword ptr [rsp + 2880]        ; mul float32x8
    b63  c4621db8b424600b0000      vfmadd231ps ymm14, ymm12, ymmword ptr [rsp + 2912]   ; mulacc float32x8
    b6d  c46205b8b424800b0000      vfmadd231ps ymm14, ymm15, ymmword ptr [rsp + 2944]   ; mulacc float32x8
    b77  62727d20b874245d          vfmadd231ps ymm14, ymm16, ymmword ptr [rsp + 2976]   ; mulacc float32x8
    b7f  62727520b874245e          vfmadd231ps ymm14, ymm17, ymmword ptr [rsp + 3008]   ; mulacc float32x8
    b87  62726d20b874245f          vfmadd231ps ymm14, ymm18, ymmword ptr [rsp + 3040]   ; mulacc float32x8
    b8f  62726520b8742460          vfmadd231ps ymm14, ymm19, ymmword ptr [rsp + 3072]   ; mulacc float32x8
    b97  62725d20b8742461          vfmadd231ps ymm14, ymm20, ymmword ptr [rsp + 3104]   ; mulacc float32x8
    b9f  62725520b8742462          vfmadd231ps ymm14, ymm21, ymmword ptr [rsp + 3136]   ; mulacc float32x8
    ba7  6261442059442463          vmulps ymm24, ymm23, ymmword ptr [rsp + 3168]        ; mul float32x8
    baf  62624d20b8442464          vfmadd231ps ymm24, ymm22, ymmword ptr [rsp + 3200]   ; mulacc float32x8
    bb7  62623520b8442465          vfmadd231ps ymm24, ymm25, ymmword ptr [rsp + 3232]   ; mulacc float32x8
    bbf  62622d20b8442466          vfmadd231ps ymm24, ymm26, ymmword ptr [rsp + 3264]   ; mulacc float32x8
    bc7  62622520b8442467          vfmadd231ps ymm24, ymm27, ymmword ptr [rsp + 3296]   ; mulacc float32x8
    bcf  62621d20b8442468          vfmadd231ps ymm24, ymm28, ymmword ptr [rsp + 3328]   ; mulacc float32x8
    bd7  62621520b8442469          vfmadd231ps ymm24, ymm29, ymmword ptr [rsp + 3360]   ; mulacc float32x8
    bdf  62620d20b844246a          vfmadd231ps ymm24, ymm30, ymmword ptr [rsp + 3392]   ; mulacc float32x8
    be7  62620520b844246b          vfmadd231ps ymm24, ymm31, ymmword ptr [rsp + 3424]   ; mulacc float32x8
    bef  62110c2858f0              vaddps ymm14, ymm14, ymm24                           ; add float32x8
    bf5  c57c11b100010000          vmovups ymmword ptr [rcx + 256], ymm14               ; store void
    bfd  c51459b424800d0000        vmulps ymm14, ymm13, ymmword ptr [rsp + 3456]        ; mul float32x8
    c06  c4621db8b424a00d0000      vfmadd231ps ymm14, ymm12, ymmword ptr [rsp + 3488]   ; mulacc float32x8
    c10  c46205b8b424c00d0000      vfmadd231ps ymm14, ymm15, ymmword ptr [rsp + 3520]   ; mulacc float32x8
    c1a  62727d20b874246f          vfmadd231ps ymm14, ymm16, ymmword ptr [rsp + 3552]   ; mulacc float32x8
    c22  62727520b8742470          vfmadd231ps ymm14, ymm17, ymmword ptr [rsp + 3584]   ; mulacc float32x8
    c2a  62726d20b8742471          vfmadd231ps ymm14, ymm18, ymmword ptr [rsp + 3616]   ; mulacc float32x8
    c32  62726520b8742472          vfmadd231ps ymm14, ymm19, ymmword ptr [rsp + 3648]   ; mulacc float32x8
    c3a  62725d20b8742473          vfmadd231ps ymm14, ymm20, ymmword ptr [rsp + 3680]   ; mulacc float32x8
    c42  62725520b8742474          vfmadd231ps ymm14, ymm21, ymmword ptr [rsp + 3712]   ; mulacc float32x8
    c4a  6261442059442475          vmulps ymm24, ymm23, ymmword ptr [rsp + 3744]        ; mul float32x8
    c52  62624d20b8442476          vfmadd231ps ymm24, ymm22, ymmword ptr [rsp + 3776]   ; mulacc float32x8
    c5a  62623520b8442477          vfmadd231ps ymm24, ymm25, ymmword ptr [rsp + 3808]   ; mulacc float32x8
    c62  62622d20b8442478          vfmadd231ps ymm24, ymm26, ymmword ptr [rsp + 3840]   ; mulacc float32x8
    c6a  62622520b8442479          vfmadd231ps ymm24, ymm27, ymmword ptr [rsp + 3872]   ; mulacc float32x8
    c72  62621d20b844247a          vfmadd231ps ymm24, ymm28, ymmword ptr [rsp + 3904]   ; mulacc float32x8
    c7a  62621520b844247b          vfmadd231ps ymm24, ymm29, ymmword ptr [rsp + 3936]   ; mulacc float32x8
    c82  62620d20b844247c          vfmadd231ps ymm24, ymm30, ymmword ptr [rsp + 3968]   ; mulacc float32x8
    c8a  62620520b844247d          vfmadd231ps ymm24, ymm31, ymmword ptr [rsp + 4000]   ; mulacc float32x8
    c92  62110c2858f0              vaddps ymm14, ymm14, ymm24                           ; add float32x8
    c98  c57c11b100020000          vmovups ymmword ptr [rcx + 512], ymm14               ; store void
    ca0  c51459e9                  vmulps ymm13, ymm13, ymm1                            ; mul float32x8
    ca4  c4621db8ea                vfmadd231ps ymm13, ymm12, ymm2                       ; mulacc float32x8
    ca9  c46205b8ac24c00f0000      vfmadd231ps ymm13, ymm15, ymmword ptr [rsp + 4032]   ; mulacc float32x8
    cb3  62727d20b86c247f          vfmadd231ps ymm13, ymm16, ymmword ptr [rsp + 4064]   ; mulacc float32x8
    cbb  62727520b8ac2400100000    vfmadd231ps ymm13, ymm17, ymmword ptr [rsp + 4096]   ; mulacc float32x8
    cc6  62726d20b8ac2420100000    vfmadd231ps ymm13, ymm18, ymmword ptr [rsp + 4128]   ; mulacc float32x8
    cd1  62726520b8ac2440100000    vfmadd231ps ymm13, ymm19, ymmword ptr [rsp + 4160]   ; mulacc float32x8
    cdc  62725d20b8ac2460100000    vfmadd231ps ymm13, ymm20, ymmword ptr [rsp + 4192]   ; mulacc float32x8
    ce7  62725520b8e8              vfmadd231ps ymm13, ymm21, ymm0                       ; mulacc float32x8
    ced  6271442059e3              vmulps ymm12, ymm23, ymm3                            ; mul float32x8
    cf3  62724d20b8e4              vfmadd231ps ymm12, ymm22, ymm4                       ; mulacc float32x8
    cf9  62723520b8e5              vfmadd231ps ymm12, ymm25, ymm5                       ; mulacc float32x8
    cff  62722d20b8e6              vfmadd231ps ymm12, ymm26, ymm6                       ; mulacc float32x8
    d05  62722520b8e7              vfmadd231ps ymm12, ymm27, ymm7                       ; mulacc float32x8
    d0b  62521d20b8e0              vfmadd231ps ymm12, ymm28, ymm8                       ; mulacc float32x8
    d11  62521520b8e1              vfmadd231ps ymm12, ymm29, ymm9                       ; mulacc float32x8
    d17  62520d20b8e2              vfmadd231ps ymm12, ymm30, ymm10                      ; mulacc float32x8
    d1d  62520520b8e3              vfmadd231ps ymm12, ymm31, ymm11                      ; mulacc float32x8
    d23  c4411458e4                vaddps ymm12, ymm13, ymm12                           ; add float32x8
    d28  c57c11a100030000          vmovups ymmword ptr [rcx + 768], ymm12               ; store void
    d30  4983c020                  add r8, 32                                           ; end void
    d34  4883c120                  add rcx, 32
    d38  83c701                    add edi, 1
    d3b  3bfa                      cmp edi, edx
    d3d  0f8c5dfcffff              jl loop_9a0
done_d43:
    d43  c5f877                    vzeroupper                                           ; sink void
    d46  488ba42480100000          mov rsp, qword ptr [rsp + 4224]
    d4e  c3                        ret                                                  ; sink void
