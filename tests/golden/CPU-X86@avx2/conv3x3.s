conv3x3:
      0  fff3                      push rbx
      2  488bc4                    mov rax, rsp
      5  4881ec80130000            sub rsp, 4992
      c  4883e4c0                  and rsp, -64
     10  4889842440130000          mov qword ptr [rsp + 4928], rax
     18  c5fc100da00f0000          vmovups ymm1, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
     20  c4e27d5805b70f0000        vpbroadcastd ymm0, dword ptr [rip + 07000000]
     29  bb00000000                mov ebx, 0
     2e  4c8b1f                    mov r11, qword ptr [rdi]
     31  4c8b5708                  mov r10, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 256>
     35  488b4710                  mov rax, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 128>
     39  488bce                    mov rcx, rsi                                         ; define_global ptr<float32, global, 72>
     3c  4c8bca                    mov r9, rdx                                          ; special int32
     3f  c5fd66c1                  vpcmpgtd ymm0, ymm0, ymm1                            ; cmplt boolx8
     43  c5fc110424                vmovups ymmword ptr [rsp], ymm0
     48  c4e27d584020              vpbroadcastd ymm0, dword ptr [rax + 32]              ; vectorize float32x8
     4e  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
     54  c4e27d58401c              vpbroadcastd ymm0, dword ptr [rax + 28]              ; vectorize float32x8
     5a  c5fc11442440              vmovups ymmword ptr [rsp + 64], ymm0
     60  c4e27d58057b0f0000        vpbroadcastd ymm0, dword ptr [rip + 00000000]
     69  c5f566c0                  vpcmpgtd ymm0, ymm1, ymm0                            ; cmplt boolx8
     6d  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
     73  c4e27d584018              vpbroadcastd ymm0, dword ptr [rax + 24]              ; vectorize float32x8
     79  c5fc11842480000000        vmovups ymmword ptr [rsp + 128], ymm0
     82  c4e27d584014              vpbroadcastd ymm0, dword ptr [rax + 20]              ; vectorize float32x8
     88  c5fc118424a0000000        vmovups ymmword ptr [rsp + 160], ymm0
     91  c4e27d584010              vpbroadcastd ymm0, dword ptr [rax + 16]              ; vectorize float32x8
     97  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
     a0  c4e27d58400c              vpbroadcastd ymm0, dword ptr [rax + 12]              ; vectorize float32x8
     a6  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
     af  c4e27d584008              vpbroadcastd ymm0, dword ptr [rax + 8]               ; vectorize float32x8
     b5  c5fc11842400010000        vmovups ymmword ptr [rsp + 256], ymm0
     be  c4e27d5800                vpbroadcastd ymm0, dword ptr [rax]                   ; vectorize float32x8
     c3  c5fc11842420010000        vmovups ymmword ptr [rsp + 288], ymm0
     cc  c4e27d584004              vpbroadcastd ymm0, dword ptr [rax + 4]               ; vectorize float32x8
     d2  c5fc11842440010000        vmovups ymmword ptr [rsp + 320], ymm0
     db  c4e27d584044              vpbroadcastd ymm0, dword ptr [rax + 68]              ; vectorize float32x8
     e1  c5fc11842460010000        vmovups ymmword ptr [rsp + 352], ymm0
     ea  c4e27d584040              vpbroadcastd ymm0, dword ptr [rax + 64]              ; vectorize float32x8
     f0  c5fc11842480010000        vmovups ymmword ptr [rsp + 384], ymm0
     f9  c4e27d58403c              vpbroadcastd ymm0, dword ptr [rax + 60]              ; vectorize float32x8
     ff  c5fc118424a0010000        vmovups ymmword ptr [rsp + 416], ymm0
    108  c4e27d584038              vpbroadcastd ymm0, dword ptr [rax + 56]              ; vectorize float32x8
    10e  c5fc118424c0010000        vmovups ymmword ptr [rsp + 448], ymm0
    117  c4e27d584034              vpbroadcastd ymm0, dword ptr [rax + 52]              ; vectorize float32x8
    11d  c5fc118424e0010000        vmovups ymmword ptr [rsp + 480], ymm0
    126  c4e27d584030              vpbroadcastd ymm0, dword ptr [rax + 48]              ; vectorize float32x8
    12c  c5fc11842400020000        vmovups ymmword ptr [rsp + 512], ymm0
    135  c4e27d58402c              vpbroadcastd ymm0, dword ptr [rax + 44]              ; vectorize float32x8
    13b  c5fc11842420020000        vmovups ymmword ptr [rsp + 544], ymm0
    144  c4e27d584024              vpbroadcastd ymm0, dword ptr [rax + 36]              ; vectorize float32x8
    14a  c5fc11842440020000        vmovups ymmword ptr [rsp + 576], ymm0
    153  c4e27d584028              vpbroadcastd ymm0, dword ptr [rax + 40]              ; vectorize float32x8
    159  c5fc11842460020000        vmovups ymmword ptr [rsp + 608], ymm0
    162  c4e27d584068              vpbroadcastd ymm0, dword ptr [rax + 104]             ; vectorize float32x8
    168  c5fc11842480020000        vmovups ymmword ptr [rsp + 640], ymm0
    171  c4e27d584064              vpbroadcastd ymm0, dword ptr [rax + 100]             ; vectorize float32x8
    177  c5fc118424a0020000        vmovups ymmword ptr [rsp + 672], ymm0
    180  c4e27d584060              vpbroadcastd ymm0, dword ptr [rax + 96]              ; vectorize float32x8
    186  c5fc118424c0020000        vmovups ymmword ptr [rsp + 704], ymm0
    18f  c4e27d58405c              vpbroadcastd ymm0, dword ptr [rax + 92]              ; vectorize float32x8
    195  c5fc118424e0020000        vmovups ymmword ptr [rsp + 736], ymm0
    19e  c4e27d584058              vpbroadcastd ymm0, dword ptr [rax + 88]              ; vectorize float32x8
    1a4  c5fc11842400030000        vmovups ymmword ptr [rsp + 768], ymm0
    1ad  c4e27d584054              vpbroadcastd ymm0, dword ptr [rax + 84]              ; vectorize float32x8
    1b3  c5fc11842420030000        vmovups ymmword ptr [rsp + 800], ymm0
    1bc  c4e27d584050              vpbroadcastd ymm0, dword ptr [rax + 80]              ; vectorize float32x8
    1c2  c5fc11842440030000        vmovups ymmword ptr [rsp + 832], ymm0
    1cb  c4e27d584048              vpbroadcastd ymm0, dword ptr [rax + 72]              ; vectorize float32x8
    1d1  c5fc11842460030000        vmovups ymmword ptr [rsp + 864], ymm0
    1da  c4e27d58404c              vpbroadcastd ymm0, dword ptr [rax + 76]              ; vectorize float32x8
    1e0  c5fc11842480030000        vmovups ymmword ptr [rsp + 896], ymm0
    1e9  c4e27d58808c000000        vpbroadcastd ymm0, dword ptr [rax + 140]             ; vectorize float32x8
    1f2  c5fc118424a0030000        vmovups ymmword ptr [rsp + 928], ymm0
    1fb  c4e27d588088000000        vpbroadcastd ymm0, dword ptr [rax + 136]             ; vectorize float32x8
    204  c5fc118424c0030000        vmovups ymmword ptr [rsp + 960], ymm0
    20d  c4e27d588084000000        vpbroadcastd ymm0, dword ptr [rax + 132]             ; vectorize float32x8
    216  c5fc118424e0030000        vmovups ymmword ptr [rsp + 992], ymm0
    21f  c4e27d588080000000        vpbroadcastd ymm0, dword ptr [rax + 128]             ; vectorize float32x8
    228  c5fc11842400040000        vmovups ymmword ptr [rsp + 1024], ymm0
    231  c4e27d58407c              vpbroadcastd ymm0, dword ptr [rax + 124]             ; vectorize float32x8
    237  c5fc11842420040000        vmovups ymmword ptr [rsp + 1056], ymm0
    240  c4e27d584078              vpbroadcastd ymm0, dword ptr [rax + 120]             ; vectorize float32x8
    246  c5fc11842440040000        vmovups ymmword ptr [rsp + 1088], ymm0
    24f  c4e27d584074              vpbroadcastd ymm0, dword ptr [rax + 116]             ; vectorize float32x8
    255  c5fc11842460040000        vmovups ymmword ptr [rsp + 1120], ymm0
    25e  c4e27d58406c              vpbroadcastd ymm0, dword ptr [rax + 108]             ; vectorize float32x8
    264  c5fc11842480040000        vmovups ymmword ptr [rsp + 1152], ymm0
    26d  c4e27d584070              vpbroadcastd ymm0, dword ptr [rax + 112]             ; vectorize float32x8
    273  c5fc118424a0040000        vmovups ymmword ptr [rsp + 1184], ymm0
    27c  c4e27d5880b0000000        vpbroadcastd ymm0, dword ptr [rax + 176]             ; vectorize float32x8
    285  c5fc118424c0040000        vmovups ymmword ptr [rsp + 1216], ymm0
    28e  c4e27d5880ac000000        vpbroadcastd ymm0, dword ptr [rax + 172]             ; vectorize float32x8
    297  c5fc118424e0040000        vmovups ymmword ptr [rsp + 1248], ymm0
    2a0  c4e27d5880a8000000        vpbroadcastd ymm0, dword ptr [rax + 168]             ; vectorize float32x8
    2a9  c5fc11842400050000        vmovups ymmword ptr [rsp + 1280], ymm0
    2b2  c4e27d5880a4000000        vpbroadcastd ymm0, dword ptr [rax + 164]             ; vectorize float32x8
    2bb  c5fc11842420050000        vmovups ymmword ptr [rsp + 1312], ymm0
    2c4  c4e27d5880a0000000        vpbroadcastd ymm0, dword ptr [rax + 160]             ; vectorize float32x8
    2cd  c5fc11842440050000        vmovups ymmword ptr [rsp + 1344], ymm0
    2d6  c4e27d58809c000000        vpbroadcastd ymm0, dword ptr [rax + 156]             ; vectorize float32x8
    2df  c5fc11842460050000        vmovups ymmword ptr [rsp + 1376], ymm0
    2e8  c4e27d588098000000        vpbroadcastd ymm0, dword ptr [rax + 152]             ; vectorize float32x8
    2f1  c5fc11842480050000        vmovups ymmword ptr [rsp + 1408], ymm0
    2fa  c4e27d588090000000        vpbroadcastd ymm0, dword ptr [rax + 144]             ; vectorize float32x8
    303  c5fc118424a0050000        vmovups ymmword ptr [rsp + 1440], ymm0
    30c  c4e27d588094000000        vpbroadcastd ymm0, dword ptr [rax + 148]             ; vectorize float32x8
    315  c5fc118424c0050000        vmovups ymmword ptr [rsp + 1472], ymm0
    31e  c4e27d5880d4000000        vpbroadcastd ymm0, dword ptr [rax + 212]             ; vectorize float32x8
    327  c5fc118424e0050000        vmovups ymmword ptr [rsp + 1504], ymm0
    330  c4e27d5880d0000000        vpbroadcastd ymm0, dword ptr [rax + 208]             ; vectorize float32x8
    339  c5fc11842400060000        vmovups ymmword ptr [rsp + 1536], ymm0
    342  c4e27d5880cc000000        vpbroadcastd ymm0, dword ptr [rax + 204]             ; vectorize float32x8
    34b  c5fc11842420060000        vmovups ymmword ptr [rsp + 1568], ymm0
    354  c4e27d5880c8000000        vpbroadcastd ymm0, dword ptr [rax + 200]             ; vectorize float32x8
    35d  c5fc11842440060000        vmovups ymmword ptr [rsp + 1600], ymm0
    366  c4e27d5880c4000000        vpbroadcastd ymm0, dword ptr [rax + 196]             ; vectorize float32x8
    36f  c5fc11842460060000        vmovups ymmword ptr [rsp + 1632], ymm0
    378  c4e27d5880c0000000        vpbroadcastd ymm0, dword ptr [rax + 192]             ; vectorize float32x8
    381  c5fc11842480060000        vmovups ymmword ptr [rsp + 1664], ymm0
    38a  c4e27d5880bc000000        vpbroadcastd ymm0, dword ptr [rax + 188]             ; vectorize float32x8
    393  c5fc118424a0060000        vmovups ymmword ptr [rsp + 1696], ymm0
    39c  c4e27d5880b4000000        vpbroadcastd ymm0, dword ptr [rax + 180]             ; vectorize float32x8
    3a5  c5fc118424c0060000        vmovups ymmword ptr [rsp + 1728], ymm0
    3ae  c4e27d5880b8000000        vpbroadcastd ymm0, dword ptr [rax + 184]             ; vectorize float32x8
    3b7  c5fc118424e0060000        vmovups ymmword ptr [rsp + 1760], ymm0
    3c0  c4e27d5880f8000000        vpbroadcastd ymm0, dword ptr [rax + 248]             ; vectorize float32x8
    3c9  c5fc11842400070000        vmovups ymmword ptr [rsp + 1792], ymm0
    3d2  c4e27d5880f4000000        vpbroadcastd ymm0, dword ptr [rax + 244]             ; vectorize float32x8
    3db  c5fc11842420070000        vmovups ymmword ptr [rsp + 1824], ymm0
    3e4  c4e27d5880f0000000        vpbroadcastd ymm0, dword ptr [rax + 240]             ; vectorize float32x8
    3ed  c5fc11842440070000        vmovups ymmword ptr [rsp + 1856], ymm0
    3f6  c4e27d5880ec000000        vpbroadcastd ymm0, dword ptr [rax + 236]             ; vectorize float32x8
    3ff  c5fc11842460070000        vmovups ymmword ptr [rsp + 1888], ymm0
    408  c4e27d5880e8000000        vpbroadcastd ymm0, dword ptr [rax + 232]             ; vectorize float32x8
    411  c5fc11842480070000        vmovups ymmword ptr [rsp + 1920], ymm0
    41a  c4e27d5880e4000000        vpbroadcastd ymm0, dword ptr [rax + 228]             ; vectorize float32x8
    423  c5fc118424a0070000        vmovups ymmword ptr [rsp + 1952], ymm0
    42c  c4e27d5880e0000000        vpbroadcastd ymm0, dword ptr [rax + 224]             ; vectorize float32x8
    435  c5fc118424c0070000        vmovups ymmword ptr [rsp + 1984], ymm0
    43e  c4e27d5880d8000000        vpbroadcastd ymm0, dword ptr [rax + 216]             ; vectorize float32x8
    447  c5fc118424e0070000        vmovups ymmword ptr [rsp + 2016], ymm0
    450  c4e27d5880dc000000        vpbroadcastd ymm0, dword ptr [rax + 220]             ; vectorize float32x8
    459  c5fc11842400080000        vmovups ymmword ptr [rsp + 2048], ymm0
    462  c4e27d58801c010000        vpbroadcastd ymm0, dword ptr [rax + 284]             ; vectorize float32x8
    46b  c5fc11842420080000        vmovups ymmword ptr [rsp + 2080], ymm0
    474  c4e27d588018010000        vpbroadcastd ymm0, dword ptr [rax + 280]             ; vectorize float32x8
    47d  c5fc11842440080000        vmovups ymmword ptr [rsp + 2112], ymm0
    486  c4e27d588014010000        vpbroadcastd ymm0, dword ptr [rax + 276]             ; vectorize float32x8
    48f  c5fc11842460080000        vmovups ymmword ptr [rsp + 2144], ymm0
    498  c4e27d588010010000        vpbroadcastd ymm0, dword ptr [rax + 272]             ; vectorize float32x8
    4a1  c5fc11842480080000        vmovups ymmword ptr [rsp + 2176], ymm0
    4aa  c4e27d58800c010000        vpbroadcastd ymm0, dword ptr [rax + 268]             ; vectorize float32x8
    4b3  c5fc118424a0080000        vmovups ymmword ptr [rsp + 2208], ymm0
    4bc  c4e27d588008010000        vpbroadcastd ymm0, dword ptr [rax + 264]             ; vectorize float32x8
    4c5  c5fc118424c0080000        vmovups ymmword ptr [rsp + 2240], ymm0
    4ce  c4e27d588004010000        vpbroadcastd ymm0, dword ptr [rax + 260]             ; vectorize float32x8
    4d7  c5fc118424e0080000        vmovups ymmword ptr [rsp + 2272], ymm0
    4e0  c4e27d5880fc000000        vpbroadcastd ymm0, dword ptr [rax + 252]             ; vectorize float32x8
    4e9  c5fc11842400090000        vmovups ymmword ptr [rsp + 2304], ymm0
    4f2  c4e27d588000010000        vpbroadcastd ymm0, dword ptr [rax + 256]             ; vectorize float32x8
    4fb  c5fc11842420090000        vmovups ymmword ptr [rsp + 2336], ymm0
    504  4c8bc1                    mov r8, rcx                                          ; range int32
    507  413bc9                    cmp ecx, r9d
    50a  0f8d840a0000              jge done_f94
    510  48c1e105                  shl rcx, 5
    514  498d340a                  lea rsi, [r10 + rcx*1]
    518  498d3c0b                  lea rdi, [r11 + rcx*1]
    51c  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    521  c5fc118424e0090000        vmovups ymmword ptr [rsp + 2528], ymm0
    52a  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
    530  c5fc118424000a0000        vmovups ymmword ptr [rsp + 2560], ymm0
    539  c5fc10842440010000        vmovups ymm0, ymmword ptr [rsp + 320]
    542  c5fc118424200a0000        vmovups ymmword ptr [rsp + 2592], ymm0
    54b  c5fc10842420010000        vmovups ymm0, ymmword ptr [rsp + 288]
    554  c5fc118424400a0000        vmovups ymmword ptr [rsp + 2624], ymm0
    55d  c5fc10842400010000        vmovups ymm0, ymmword ptr [rsp + 256]
    566  c5fc118424600a0000        vmovups ymmword ptr [rsp + 2656], ymm0
    56f  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
    578  c5fc118424800a0000        vmovups ymmword ptr [rsp + 2688], ymm0
    581  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    58a  c5fc118424a00a0000        vmovups ymmword ptr [rsp + 2720], ymm0
    593  c5fc108424a0000000        vmovups ymm0, ymmword ptr [rsp + 160]
    59c  c5fc118424c00a0000        vmovups ymmword ptr [rsp + 2752], ymm0
    5a5  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    5ae  c5fc118424e00a0000        vmovups ymmword ptr [rsp + 2784], ymm0
    5b7  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
    5bd  c5fc118424000b0000        vmovups ymmword ptr [rsp + 2816], ymm0
    5c6  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
    5cc  c5fc118424200b0000        vmovups ymmword ptr [rsp + 2848], ymm0
    5d5  c5fc10842460020000        vmovups ymm0, ymmword ptr [rsp + 608]
    5de  c5fc118424400b0000        vmovups ymmword ptr [rsp + 2880], ymm0
    5e7  c5fc10842440020000        vmovups ymm0, ymmword ptr [rsp + 576]
    5f0  c5fc118424600b0000        vmovups ymmword ptr [rsp + 2912], ymm0
    5f9  c5fc10842420020000        vmovups ymm0, ymmword ptr [rsp + 544]
    602  c5fc118424800b0000        vmovups ymmword ptr [rsp + 2944], ymm0
    60b  c5fc10842400020000        vmovups ymm0, ymmword ptr [rsp + 512]
    614  c5fc118424a00b0000        vmovups ymmword ptr [rsp + 2976], ymm0
    61d  c5fc108424e0010000        vmovups ymm0, ymmword ptr [rsp + 480]
    626  c5fc118424c00b0000        vmovups ymmword ptr [rsp + 3008], ymm0
    62f  c5fc108424c0010000        vmovups ymm0, ymmword ptr [rsp + 448]
    638  c5fc118424e00b0000        vmovups ymmword ptr [rsp + 3040], ymm0
    641  c5fc108424a0010000        vmovups ymm0, ymmword ptr [rsp + 416]
    64a  c5fc118424000c0000        vmovups ymmword ptr [rsp + 3072], ymm0
    653  c5fc10842480010000        vmovups ymm0, ymmword ptr [rsp + 384]
    65c  c5fc118424200c0000        vmovups ymmword ptr [rsp + 3104], ymm0
    665  c5fc10842460010000        vmovups ymm0, ymmword ptr [rsp + 352]
    66e  c5fc118424400c0000        vmovups ymmword ptr [rsp + 3136], ymm0
    677  c5fc10842480030000        vmovups ymm0, ymmword ptr [rsp + 896]
    680  c5fc118424600c0000        vmovups ymmword ptr [rsp + 3168], ymm0
    689  c5fc10842460030000        vmovups ymm0, ymmword ptr [rsp + 864]
    692  c5fc118424800c0000        vmovups ymmword ptr [rsp + 3200], ymm0
    69b  c5fc10842440030000        vmovups ymm0, ymmword ptr [rsp + 832]
    6a4  c5fc118424a00c0000        vmovups ymmword ptr [rsp + 3232], ymm0
    6ad  c5fc10842420030000        vmovups ymm0, ymmword ptr [rsp + 800]
    6b6  c5fc118424c00c0000        vmovups ymmword ptr [rsp + 3264], ymm0
    6bf  c5fc10842400030000        vmovups ymm0, ymmword ptr [rsp + 768]
    6c8  c5fc118424e00c0000        vmovups ymmword ptr [rsp + 3296], ymm0
    6d1  c5fc108424e0020000        vmovups ymm0, ymmword ptr [rsp + 736]
    6da  c5fc118424000d0000        vmovups ymmword ptr [rsp + 3328], ymm0
    6e3  c5fc108424c0020000        vmovups ymm0, ymmword ptr [rsp + 704]
    6ec  c5fc118424200d0000        vmovups ymmword ptr [rsp + 3360], ymm0
    6f5  c5fc108424a0020000        vmovups ymm0, ymmword ptr [rsp + 672]
    6fe  c5fc118424400d0000        vmovups ymmword ptr [rsp + 3392], ymm0
    707  c5fc10842480020000        vmovups ymm0, ymmword ptr [rsp + 640]
    710  c5fc118424600d0000        vmovups ymmword ptr [rsp + 3424], ymm0
    719  c5fc108424a0040000        vmovups ymm0, ymmword ptr [rsp + 1184]
    722  c5fc118424800d0000        vmovups ymmword ptr [rsp + 3456], ymm0
    72b  c5fc10842480040000        vmovups ymm0, ymmword ptr [rsp + 1152]
    734  c5fc118424a00d0000        vmovups ymmword ptr [rsp + 3488], ymm0
    73d  c5fc10842460040000        vmovups ymm0, ymmword ptr [rsp + 1120]
    746  c5fc118424c00d0000        vmovups ymmword ptr [rsp + 3520], ymm0
    74f  c5fc10842440040000        vmovups ymm0, ymmword ptr [rsp + 1088]
    758  c5fc118424e00d0000        vmovups ymmword ptr [rsp + 3552], ymm0
    761  c5fc10842420040000        vmovups ymm0, ymmword ptr [rsp + 1056]
    76a  c5fc118424000e0000        vmovups ymmword ptr [rsp + 3584], ymm0
    773  c5fc10842400040000        vmovups ymm0, ymmword ptr [rsp + 1024]
    77c  c5fc118424200e0000        vmovups ymmword ptr [rsp + 3616], ymm0
    785  c5fc108424e0030000        vmovups ymm0, ymmword ptr [rsp + 992]
    78e  c5fc118424400e0000        vmovups ymmword ptr [rsp + 3648], ymm0
    797  c5fc108424c0030000        vmovups ymm0, ymmword ptr [rsp + 960]
    7a0  c5fc118424600e0000        vmovups ymmword ptr [rsp + 3680], ymm0
    7a9  c5fc108424a0030000        vmovups ymm0, ymmword ptr [rsp + 928]
    7b2  c5fc118424800e0000        vmovups ymmword ptr [rsp + 3712], ymm0
    7bb  c5fc108424c0050000        vmovups ymm0, ymmword ptr [rsp + 1472]
    7c4  c5fc118424a00e0000        vmovups ymmword ptr [rsp + 3744], ymm0
    7cd  c5fc108424a0050000        vmovups ymm0, ymmword ptr [rsp + 1440]
    7d6  c5fc118424c00e0000        vmovups ymmword ptr [rsp + 3776], ymm0
    7df  c5fc10842480050000        vmovups ymm0, ymmword ptr [rsp + 1408]
    7e8  c5fc118424e00e0000        vmovups ymmword ptr [rsp + 3808], ymm0
    7f1  c5fc10842460050000        vmovups ymm0, ymmword ptr [rsp + 1376]
    7fa  c5fc118424000f0000        vmovups ymmword ptr [rsp + 3840], ymm0
    803  c5fc10842440050000        vmovups ymm0, ymmword ptr [rsp + 1344]
    80c  c5fc118424200f0000        vmovups ymmword ptr [rsp + 3872], ymm0
    815  c5fc10842420050000        vmovups ymm0, ymmword ptr [rsp + 1312]
    81e  c5fc118424400f0000        vmovups ymmword ptr [rsp + 3904], ymm0
    827  c5fc10842400050000        vmovups ymm0, ymmword ptr [rsp + 1280]
    830  c5fc118424600f0000        vmovups ymmword ptr [rsp + 3936], ymm0
    839  c5fc108424e0040000        vmovups ymm0, ymmword ptr [rsp + 1248]
    842  c5fc118424800f0000        vmovups ymmword ptr [rsp + 3968], ymm0
    84b  c5fc108424c0040000        vmovups ymm0, ymmword ptr [rsp + 1216]
    854  c5fc118424a00f0000        vmovups ymmword ptr [rsp + 4000], ymm0
    85d  c5fc108424e0060000        vmovups ymm0, ymmword ptr [rsp + 1760]
    866  c5fc118424c00f0000        vmovups ymmword ptr [rsp + 4032], ymm0
    86f  c5fc108424c0060000        vmovups ymm0, ymmword ptr [rsp + 1728]
    878  c5fc118424e00f0000        vmovups ymmword ptr [rsp + 4064], ymm0
    881  c5fc108424a0060000        vmovups ymm0, ymmword ptr [rsp + 1696]
    88a  c5fc11842400100000        vmovups ymmword ptr [rsp + 4096], ymm0
    893  c5fc10842480060000        vmovups ymm0, ymmword ptr [rsp + 1664]
    89c  c5fc11842420100000        vmovups ymmword ptr [rsp + 4128], ymm0
    8a5  c5fc10842460060000        vmovups ymm0, ymmword ptr [rsp + 1632]
    8ae  c5fc11842440100000        vmovups ymmword ptr [rsp + 4160], ymm0
    8b7  c5fc10842440060000        vmovups ymm0, ymmword ptr [rsp + 1600]
    8c0  c5fc11842460100000        vmovups ymmword ptr [rsp + 4192], ymm0
    8c9  c5fc10842420060000        vmovups ymm0, ymmword ptr [rsp + 1568]
    8d2  c5fc11842480100000        vmovups ymmword ptr [rsp + 4224], ymm0
    8db  c5fc10842400060000        vmovups ymm0, ymmword ptr [rsp + 1536]
    8e4  c5fc118424a0100000        vmovups ymmword ptr [rsp + 4256], ymm0
    8ed  c5fc108424e0050000        vmovups ymm0, ymmword ptr [rsp + 1504]
    8f6  c5fc118424c0100000        vmovups ymmword ptr [rsp + 4288], ymm0
    8ff  c5fc10842400080000        vmovups ymm0, ymmword ptr [rsp + 2048]
    908  c5fc118424e0100000        vmovups ymmword ptr [rsp + 4320], ymm0
    911  c5fc108424e0070000        vmovups ymm0, ymmword ptr [rsp + 2016]
    91a  c5fc11842400110000        vmovups ymmword ptr [rsp + 4352], ymm0
    923  c5fc108424c0070000        vmovups ymm0, ymmword ptr [rsp + 1984]
    92c  c5fc11842420110000        vmovups ymmword ptr [rsp + 4384], ymm0
    935  c5fc108424a0070000        vmovups ymm0, ymmword ptr [rsp + 1952]
    93e  c5fc11842440110000        vmovups ymmword ptr [rsp + 4416], ymm0
    947  c5fc10842480070000        vmovups ymm0, ymmword ptr [rsp + 1920]
    950  c5fc11842460110000        vmovups ymmword ptr [rsp + 4448], ymm0
    959  c5fc10842460070000        vmovups ymm0, ymmword ptr [rsp + 1888]
    962  c5fc11842480110000        vmovups ymmword ptr [rsp + 4480], ymm0
    96b  c5fc10842440070000        vmovups ymm0, ymmword ptr [rsp + 1856]
    974  c5fc118424a0110000        vmovups ymmword ptr [rsp + 4512], ymm0
    97d  c5fc10842420070000        vmovups ymm0, ymmword ptr [rsp + 1824]
    986  c5fc118424c0110000        vmovups ymmword ptr [rsp + 4544], ymm0
    98f  c5fc10842400070000        vmovups ymm0, ymmword ptr [rsp + 1792]
    998  c5fc118424e0110000        vmovups ymmword ptr [rsp + 4576], ymm0
    9a1  c5fc10842420090000        vmovups ymm0, ymmword ptr [rsp + 2336]
    9aa  c5fc11842400120000        vmovups ymmword ptr [rsp + 4608], ymm0
    9b3  c5fc10842400090000        vmovups ymm0, ymmword ptr [rsp + 2304]
    9bc  c5fc11842420120000        vmovups ymmword ptr [rsp + 4640], ymm0
    9c5  c5fc108424e0080000        vmovups ymm0, ymmword ptr [rsp + 2272]
    9ce  c5fc11842440120000        vmovups ymmword ptr [rsp + 4672], ymm0
    9d7  c5fc108424c0080000        vmovups ymm0, ymmword ptr [rsp + 2240]
    9e0  c5fc11842460120000        vmovups ymmword ptr [rsp + 4704], ymm0
    9e9  c5fc108424a0080000        vmovups ymm0, ymmword ptr [rsp + 2208]
    9f2  c5fc11842480120000        vmovups ymmword ptr [rsp + 4736], ymm0
    9fb  c5fc10842480080000        vmovups ymm0, ymmword ptr [rsp + 2176]
    a04  c5fc118424a0120000        vmovups ymmword ptr [rsp + 4768], ymm0
    a0d  c5fc10842460080000        vmovups ymm0, ymmword ptr [rsp + 2144]
    a16  c5fc118424c0120000        vmovups ymmword ptr [rsp + 4800], ymm0
    a1f  c5fc10842440080000        vmovups ymm0, ymmword ptr [rsp + 2112]
    a28  c5fc118424e0120000        vmovups ymmword ptr [rsp + 4832], ymm0
    a31  c5fc10842420080000        vmovups ymm0, ymmword ptr [rsp + 2080]
    a3a  c5fc11842400130000        vmovups ymmword ptr [rsp + 4864], ymm0
loop_a60:
    a60  b900000000                mov ecx, 0                                           ; cmplt bool
    a65  4183f807                  cmp r8d, 7
    a69  0f9cc1                    setl cl
    a6c  488bc1                    mov rax, rcx                                         ; vectorize boolx8
    a6f  f7d8                      neg eax
    a71  c5f96ec0                  vmovd xmm0, eax
    a75  c4e27d58c8                vpbroadcastd ymm1, xmm0
    a7a  c5f5db8424e0090000        vpand ymm0, ymm1, ymmword ptr [rsp + 2528]           ; and boolx8
    a83  c5fc11842420130000        vmovups ymmword ptr [rsp + 4896], ymm0
    a8c  c5f5dba424000a0000        vpand ymm4, ymm1, ymmword ptr [rsp + 2560]           ; and boolx8
    a95  ba00000000                mov edx, 0                                           ; cmplt bool
    a9a  413bd8                    cmp ebx, r8d
    a9d  0f9cc2                    setl dl
    aa0  488bc2                    mov rax, rdx                                         ; vectorize boolx8
    aa3  f7d8                      neg eax
    aa5  c5f96ec0                  vmovd xmm0, eax
    aa9  c4e27d58c0                vpbroadcastd ymm0, xmm0
    aae  c5fddb9c24e0090000        vpand ymm3, ymm0, ymmword ptr [rsp + 2528]           ; and boolx8
    ab7  c5fddb8c24000a0000        vpand ymm1, ymm0, ymmword ptr [rsp + 2560]           ; and boolx8
    ac0  c4e2752c46dc              vmaskmovps ymm0, ymm1, ymmword ptr [rsi - 36]        ; load float32x8
    ac6  c5fc11842440090000        vmovups ymmword ptr [rsp + 2368], ymm0
    acf  c4627d58350c050000        vpbroadcastd ymm14, dword ptr [rip + 00000000]       ; load float32x8
    ad8  85d2                      test edx, edx
    ada  7405                      je join_ae1
    adc  c57c1076e0                vmovups ymm14, ymmword ptr [rsi - 32]
join_ae1:
    ae1  c58c599424200a0000        vmulps ymm2, ymm14, ymmword ptr [rsp + 2592]         ; mul float32x8
    aea  c5fc10842440090000        vmovups ymm0, ymmword ptr [rsp + 2368]
    af3  c4e27db89424400a0000      vfmadd231ps ymm2, ymm0, ymmword ptr [rsp + 2624]     ; mulacc float32x8
    afd  c4e2652c46e4              vmaskmovps ymm0, ymm3, ymmword ptr [rsi - 28]        ; load float32x8
    b03  c5fc11842460090000        vmovups ymmword ptr [rsp + 2400], ymm0
    b0c  c5fc10842460090000        vmovups ymm0, ymmword ptr [rsp + 2400]
    b15  c4e27db89424600a0000      vfmadd231ps ymm2, ymm0, ymmword ptr [rsp + 2656]     ; mulacc float32x8
    b1f  c5fc108424000a0000        vmovups ymm0, ymmword ptr [rsp + 2560]
    b28  c4e27d2c46fc              vmaskmovps ymm0, ymm0, ymmword ptr [rsi - 4]         ; load float32x8
    b2e  c5fc11842480090000        vmovups ymmword ptr [rsp + 2432], ymm0
    b37  c5fc10842480090000        vmovups ymm0, ymmword ptr [rsp + 2432]
    b40  c4e27db89424800a0000      vfmadd231ps ymm2, ymm0, ymmword ptr [rsp + 2688]     ; mulacc float32x8
    b4a  c5fc1006                  vmovups ymm0, ymmword ptr [rsi]                      ; load float32x8
    b4e  c5fc118424a0090000        vmovups ymmword ptr [rsp + 2464], ymm0
    b57  c5fc108424a0090000        vmovups ymm0, ymmword ptr [rsp + 2464]
    b60  c4e27db89424a00a0000      vfmadd231ps ymm2, ymm0, ymmword ptr [rsp + 2720]     ; mulacc float32x8
    b6a  c5fc108424e0090000        vmovups ymm0, ymmword ptr [rsp + 2528]
    b73  c4e27d2c4604              vmaskmovps ymm0, ymm0, ymmword ptr [rsi + 4]         ; load float32x8
    b79  c5fc118424c0090000        vmovups ymmword ptr [rsp + 2496], ymm0
    b82  c5fc108424c0090000        vmovups ymm0, ymmword ptr [rsp + 2496]
    b8b  c4e27db89424c00a0000      vfmadd231ps ymm2, ymm0, ymmword ptr [rsp + 2752]     ; mulacc float32x8
    b95  c4625d2c7e1c              vmaskmovps ymm15, ymm4, ymmword ptr [rsi + 28]       ; load float32x8
    b9b  c4e205b89424e00a0000      vfmadd231ps ymm2, ymm15, ymmword ptr [rsp + 2784]    ; mulacc float32x8
    ba5  c4e27d583d36040000        vpbroadcastd ymm7, dword ptr [rip + 00000000]        ; load float32x8
    bae  85c9                      test ecx, ecx
    bb0  7405                      je join_bb7
    bb2  c5fc107e20                vmovups ymm7, ymmword ptr [rsi + 32]
join_bb7:
    bb7  c4e245b89424000b0000      vfmadd231ps ymm2, ymm7, ymmword ptr [rsp + 2816]     ; mulacc float32x8
    bc1  c5fc10842420130000        vmovups ymm0, ymmword ptr [rsp + 4896]
    bca  c4627d2c6624              vmaskmovps ymm12, ymm0, ymmword ptr [rsi + 36]       ; load float32x8
    bd0  c4e21db89424200b0000      vfmadd231ps ymm2, ymm12, ymmword ptr [rsp + 2848]    ; mulacc float32x8
    bda  c462752caedc000000        vmaskmovps ymm13, ymm1, ymmword ptr [rsi + 220]      ; load float32x8
    be3  c4e27d582df8030000        vpbroadcastd ymm5, dword ptr [rip + 00000000]        ; load float32x8
    bec  85d2                      test edx, edx
    bee  7408                      je join_bf8
    bf0  c5fc10aee0000000          vmovups ymm5, ymmword ptr [rsi + 224]
join_bf8:
    bf8  c5d4598c24400b0000        vmulps ymm1, ymm5, ymmword ptr [rsp + 2880]          ; mul float32x8
    c01  c4e215b88c24600b0000      vfmadd231ps ymm1, ymm13, ymmword ptr [rsp + 2912]    ; mulacc float32x8
    c0b  c462652c9ee4000000        vmaskmovps ymm11, ymm3, ymmword ptr [rsi + 228]      ; load float32x8
    c14  c4e225b88c24800b0000      vfmadd231ps ymm1, ymm11, ymmword ptr [rsp + 2944]    ; mulacc float32x8
    c1e  c5fc108424000a0000        vmovups ymm0, ymmword ptr [rsp + 2560]
    c27  c4627d2c96fc000000        vmaskmovps ymm10, ymm0, ymmword ptr [rsi + 252]      ; load float32x8
    c30  c4e22db88c24a00b0000      vfmadd231ps ymm1, ymm10, ymmword ptr [rsp + 2976]    ; mulacc float32x8
    c3a  c57c108e00010000          vmovups ymm9, ymmword ptr [rsi + 256]                ; load float32x8
    c42  c4e235b88c24c00b0000      vfmadd231ps ymm1, ymm9, ymmword ptr [rsp + 3008]     ; mulacc float32x8
    c4c  c5fc108424e0090000        vmovups ymm0, ymmword ptr [rsp + 2528]
    c55  c4627d2c8604010000        vmaskmovps ymm8, ymm0, ymmword ptr [rsi + 260]       ; load float32x8
    c5e  c4e23db88c24e00b0000      vfmadd231ps ymm1, ymm8, ymmword ptr [rsp + 3040]     ; mulacc float32x8
    c68  c4e25d2cb61c010000        vmaskmovps ymm6, ymm4, ymmword ptr [rsi + 284]       ; load float32x8
    c71  c4e24db88c24000c0000      vfmadd231ps ymm1, ymm6, ymmword ptr [rsp + 3072]     ; mulacc float32x8
    c7b  c4e27d581d60030000        vpbroadcastd ymm3, dword ptr [rip + 00000000]        ; load float32x8
    c84  85c9                      test ecx, ecx
    c86  7408                      je join_c90
    c88  c5fc109e20010000          vmovups ymm3, ymmword ptr [rsi + 288]
join_c90:
    c90  c4e265b88c24200c0000      vfmadd231ps ymm1, ymm3, ymmword ptr [rsp + 3104]     ; mulacc float32x8
    c9a  c5fc10842420130000        vmovups ymm0, ymmword ptr [rsp + 4896]
    ca3  c4e27d2ca624010000        vmaskmovps ymm4, ymm0, ymmword ptr [rsi + 292]       ; load float32x8
    cac  c4e25db88c24400c0000      vfmadd231ps ymm1, ymm4, ymmword ptr [rsp + 3136]     ; mulacc float32x8
    cb6  c5ec58c1                  vaddps ymm0, ymm2, ymm1                              ; add float32x8
    cba  c5fc1107                  vmovups ymmword ptr [rdi], ymm0                      ; store void
    cbe  c58c598c24600c0000        vmulps ymm1, ymm14, ymmword ptr [rsp + 3168]         ; mul float32x8
    cc7  c5fc10842440090000        vmovups ymm0, ymmword ptr [rsp + 2368]
    cd0  c4e27db88c24800c0000      vfmadd231ps ymm1, ymm0, ymmword ptr [rsp + 3200]     ; mulacc float32x8
    cda  c5fc10842460090000        vmovups ymm0, ymmword ptr [rsp + 2400]
    ce3  c4e27db88c24a00c0000      vfmadd231ps ymm1, ymm0, ymmword ptr [rsp + 3232]     ; mulacc float32x8
    ced  c5fc10842480090000        vmovups ymm0, ymmword ptr [rsp + 2432]
    cf6  c4e27db88c24c00c0000      vfmadd231ps ymm1, ymm0, ymmword ptr [rsp + 3264]     ; mulacc float32x8
    d00  c5fc108424a0090000        vmovups ymm0, ymmword ptr [rsp + 2464]
    d09  c4e27db88c24e00c0000      vfmadd231ps ymm1, ymm0, ymmword ptr [rsp + 3296]     ; mulacc float32x8
    d13  c5fc108424c0090000        vmovups ymm0, ymmword ptr [rsp + 2496]
    d1c  c4e27db88c24000d0000      vfmadd231ps ymm1, ymm0, ymmword ptr [rsp + 3328]     ; mulacc float32x8
    d26  c4e205b88c24200d0000      vfmadd231ps ymm1, ymm15, ymmword ptr [rsp + 3360]    ; mulacc float32x8
    d30  c4e245b88c24400d0000      vfmadd231ps ymm1, ymm7, ymmword ptr [rsp + 3392]     ; mulacc float32x8
    d3a  c4e21db88c24600d0000      vfmadd231ps ymm1, ymm12, ymmword ptr [rsp + 3424]    ; mulacc float32x8
    d44  c5d4598424800d0000        vmulps ymm0, ymm5, ymmword ptr [rsp + 3456]          ; mul float32x8
    d4d  c4e215b88424a00d0000      vfmadd231ps ymm0, ymm13, ymmword ptr [rsp + 3488]    ; mulacc float32x8
    d57  c4e225b88424c00d0000      vfmadd231ps ymm0, ymm11, ymmword ptr [rsp + 3520]    ; mulacc float32x8
    d61  c4e22db88424e00d0000      vfmadd231ps ymm0, ymm10, ymmword ptr [rsp + 3552]    ; mulacc float32x8
    d6b  c4e235b88424000e0000      vfmadd231ps ymm0, ymm9, ymmword ptr [rsp + 3584]     ; mulacc float32x8
    d75  c4e23db88424200e0000      vfmadd231ps ymm0, ymm8, ymmword ptr [rsp + 3616]     ; mulacc float32x8
    d7f  c4e24db88424400e0000      vfmadd231ps ymm0, ymm6, ymmword ptr [rsp + 3648]     ; mulacc float32x8
    d89  c4e265b88424600e0000      vfmadd231ps ymm0, ymm3, ymmword ptr [rsp + 3680]     ; mulacc float32x8
    d93  c4e25db88424800e0000      vfmadd231ps ymm0, ymm4, ymmword ptr [rsp + 3712]     ; mulacc float32x8
    d9d  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    da1  c5fc118700010000          vmovups ymmword ptr [rdi + 256], ymm0                ; store void
    da9  c58c598c24a00e0000        vmulps ymm1, ymm14, ymmword ptr [rsp + 3744]         ; mul float32x8
    db2  c5fc10842440090000        vmovups ymm0, ymmword ptr [rsp + 2368]
    dbb  c4e27db88c24c00e0000      vfmadd231ps ymm1, ymm0, ymmword ptr [rsp + 3776]     ; mulacc float32x8
    dc5  c5fc10842460090000        vmovups ymm0, ymmword ptr [rsp + 2400]
    dce  c4e27db88c24e00e0000      vfmadd231ps ymm1, ymm0, ymmword ptr [rsp + 3808]     ; mulacc float32x8
    dd8  c5fc10842480090000        vmovups ymm0, ymmword ptr [rsp + 2432]
    de1  c4e27db88c24000f0000      vfmadd231ps ymm1, ymm0, ymmword ptr [rsp + 3840]     ; mulacc float32x8
    deb  c5fc108424a0090000        vmovups ymm0, ymmword ptr [rsp + 2464]
    df4  c4e27db88c24200f0000      vfmadd231ps ymm1, ymm0, ymmword ptr [rsp + 3872]     ; mulacc float32x8
    dfe  c5fc108424c0090000        vmovups ymm0, ymmword ptr [rsp + 2496]
    e07  c4e27db88c24400f0000      vfmadd231ps ymm1, ymm0, ymmword ptr [rsp + 3904]     ; mulacc float32x8
    e11  c4e205b88c24600f0000      vfmadd231ps ymm1, ymm15, ymmword ptr [rsp + 3936]    ; mulacc float32x8
    e1b  c4e245b88c24800f0000      vfmadd231ps ymm1, ymm7, ymmword ptr [rsp + 3968]     ; mulacc float32x8
    e25  c4e21db88c24a00f0000      vfmadd231ps ymm1, ymm12, ymmword ptr [rsp + 4000]    ; mulacc float32x8
    e2f  c5d4598424c00f0000        vmulps ymm0, ymm5, ymmword ptr [rsp + 4032]          ; mul float32x8
    e38  c4e215b88424e00f0000      vfmadd231ps ymm0, ymm13, ymmword ptr [rsp + 4064]    ; mulacc float32x8
    e42  c4e225b8842400100000      vfmadd231ps ymm0, ymm11, ymmword ptr [rsp + 4096]    ; mulacc float32x8
    e4c  c4e22db8842420100000      vfmadd231ps ymm0, ymm10, ymmword ptr [rsp + 4128]    ; mulacc float32x8
    e56  c4e235b8842440100000      vfmadd231ps ymm0, ymm9, ymmword ptr [rsp + 4160]     ; mulacc float32x8
    e60  c4e23db8842460100000      vfmadd231ps ymm0, ymm8, ymmword ptr [rsp + 4192]     ; mulacc float32x8
    e6a  c4e24db8842480100000      vfmadd231ps ymm0, ymm6, ymmword ptr [rsp + 4224]     ; mulacc float32x8
    e74  c4e265b88424a0100000      vfmadd231ps ymm0, ymm3, ymmword ptr [rsp + 4256]     ; mulacc float32x8
    e7e  c4e25db88424c0100000      vfmadd231ps ymm0, ymm4, ymmword ptr [rsp + 4288]     ; mulacc float32x8
    e88  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    e8c  c5fc118700020000          vmovups ymmword ptr [rdi + 512], ymm0                ; store void
    e94  c58c598c24e0100000        vmulps ymm1, ymm14, ymmword ptr [rsp + 4320]         ; mul float32x8
    e9d  c5fc10842440090000        vmovups ymm0, ymmword ptr [rsp + 2368]
    ea6  c4e27db88c2400110000      vfmadd231ps ymm1, ymm0, ymmword ptr [rsp + 4352]     ; mulacc float32x8
    eb0  c5fc10842460090000        vmovups ymm0, ymmword ptr [rsp + 2400]
    eb9  c4e27db88c2420110000      vfmadd231ps ymm1, ymm0, ymmword ptr [rsp + 4384]     ; mulacc float32x8
    ec3  c5fc10842480090000        vmovups ymm0, ymmword ptr [rsp + 2432]
    ecc  c4e27db88c2440110000      vfmadd231ps ymm1, ymm0, ymmword ptr [rsp + 4416]     ; mulacc float32x8
    ed6  c5fc108424a0090000        vmovups ymm0, ymmword ptr [rsp + 2464]
    edf  c4e27db88c2460110000      vfmadd231ps ymm1, ymm0, ymmword ptr [rsp + 4448]     ; mulacc float32x8
    ee9  c5fc108424c0090000        vmovups ymm0, ymmword ptr [rsp + 2496]
    ef2  c4e27db88c2480110000      vfmadd231ps ymm1, ymm0, ymmword ptr [rsp + 4480]     ; mulacc float32x8
    efc  c4e205b88c24a0110000      vfmadd231ps ymm1, ymm15, ymmword ptr [rsp + 4512]    ; mulacc float32x8
    f06  c4e245b88c24c0110000      vfmadd231ps ymm1, ymm7, ymmword ptr [rsp + 4544]     ; mulacc float32x8
    f10  c4e21db88c24e0110000      vfmadd231ps ymm1, ymm12, ymmword ptr [rsp + 4576]    ; mulacc float32x8
    f1a  c5d459842400120000        vmulps ymm0, ymm5, ymmword ptr [rsp + 4608]          ; mul float32x8
    f23  c4e215b8842420120000      vfmadd231ps ymm0, ymm13, ymmword ptr [rsp + 4640]    ; mulacc float32x8
    f2d  c4e225b8842440120000      vfmadd231ps ymm0, ymm11, ymmword ptr [rsp + 4672]    ; mulacc float32x8
    f37  c4e22db8842460120000      vfmadd231ps ymm0, ymm10, ymmword ptr [rsp + 4704]    ; mulacc float32x8
    f41  c4e235b8842480120000      vfmadd231ps ymm0, ymm9, ymmword ptr [rsp + 4736]     ; mulacc float32x8
    f4b  c4e23db88424a0120000      vfmadd231ps ymm0, ymm8, ymmword ptr [rsp + 4768]     ; mulacc float32x8
    f55  c4e24db88424c0120000      vfmadd231ps ymm0, ymm6, ymmword ptr [rsp + 4800]     ; mulacc float32x8
    f5f  c4e265b88424e0120000      vfmadd231ps ymm0, ymm3, ymmword ptr [rsp + 4832]     ; mulacc float32x8
    f69  c4e25db8842400130000      vfmadd231ps ymm0, ymm4, ymmword ptr [rsp + 4864]     ; mulacc float32x8
    f73  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    f77  c5fc118700030000          vmovups ymmword ptr [rdi + 768], ymm0                ; store void
    f7f  4883c620                  add rsi, 32                                          ; end void
    f83  4883c720                  add rdi, 32
    f87  4183c001                  add r8d, 1
    f8b  453bc1                    cmp r8d, r9d
    f8e  0f8cccfaffff              jl loop_a60
done_f94:
    f94  c5f877                    vzeroupper                                           ; sink void
    f97  488ba42440130000          mov rsp, qword ptr [rsp + 4928]
    f9f  8fc3                      pop rbx
    fa1  c3                        ret                                                  ; sink void
