conv3x3:
      0  fff3                      push rbx
      2  488bc4                    mov rax, rsp
      5  4881ecc0100000            sub rsp, 4288
      c  4883e4c0                  and rsp, -64
     10  4889842480100000          mov qword ptr [rsp + 4224], rax
     18  c5fc100d800d0000          vmovups ymm1, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
     20  c4e27d5805970d0000        vpbroadcastd ymm0, dword ptr [rip + 07000000]
     29  c4e27d5815920d0000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
     32  bb00000000                mov ebx, 0
     37  4c8b1f                    mov r11, qword ptr [rdi]
     3a  4c8b5708                  mov r10, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 256>
     3e  488b4710                  mov rax, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 128>
     42  488bce                    mov rcx, rsi                                         ; define_global ptr<float32, global, 72>
     45  4c8bca                    mov r9, rdx                                          ; special int32
     48  62f375281ff001            vpcmpd k6, ymm1, ymm0, 1                             ; cmplt boolx8
     4f  c4e27d584020              vpbroadcastd ymm0, dword ptr [rax + 32]              ; vectorize float32x8
     55  c5fc110424                vmovups ymmword ptr [rsp], ymm0
     5a  c4e27d58401c              vpbroadcastd ymm0, dword ptr [rax + 28]              ; vectorize float32x8
     60  c5fc11442420              vmovups ymmword ptr [rsp + 32], ymm0
     66  62f36d281fe901            vpcmpd k5, ymm2, ymm1, 1                             ; cmplt boolx8
     6d  c4e27d584018              vpbroadcastd ymm0, dword ptr [rax + 24]              ; vectorize float32x8
     73  c5fc11442440              vmovups ymmword ptr [rsp + 64], ymm0
     79  c4e27d584014              vpbroadcastd ymm0, dword ptr [rax + 20]              ; vectorize float32x8
     7f  c5fc11442460              vmovups ymmword ptr [rsp + 96], ymm0
     85  c4e27d584010              vpbroadcastd ymm0, dword ptr [rax + 16]              ; vectorize float32x8
     8b  c5fc11842480000000        vmovups ymmword ptr [rsp + 128], ymm0
     94  c4e27d58400c              vpbroadcastd ymm0, dword ptr [rax + 12]              ; vectorize float32x8
     9a  c5fc118424a0000000        vmovups ymmword ptr [rsp + 160], ymm0
     a3  c4e27d584008              vpbroadcastd ymm0, dword ptr [rax + 8]               ; vectorize float32x8
     a9  c5fc118424c0000000        vmovups ymmword ptr [rsp + 192], ymm0
     b2  c4e27d5800                vpbroadcastd ymm0, dword ptr [rax]                   ; vectorize float32x8
     b7  c5fc118424e0000000        vmovups ymmword ptr [rsp + 224], ymm0
     c0  c4e27d584004              vpbroadcastd ymm0, dword ptr [rax + 4]               ; vectorize float32x8
     c6  c5fc11842400010000        vmovups ymmword ptr [rsp + 256], ymm0
     cf  c4e27d584044              vpbroadcastd ymm0, dword ptr [rax + 68]              ; vectorize float32x8
     d5  c5fc11842420010000        vmovups ymmword ptr [rsp + 288], ymm0
     de  c4e27d584040              vpbroadcastd ymm0, dword ptr [rax + 64]              ; vectorize float32x8
     e4  c5fc11842440010000        vmovups ymmword ptr [rsp + 320], ymm0
     ed  c4e27d58403c              vpbroadcastd ymm0, dword ptr [rax + 60]              ; vectorize float32x8
     f3  c5fc11842460010000        vmovups ymmword ptr [rsp + 352], ymm0
     fc  c4e27d584038              vpbroadcastd ymm0, dword ptr [rax + 56]              ; vectorize float32x8
    102  c5fc11842480010000        vmovups ymmword ptr [rsp + 384], ymm0
    10b  c4e27d584034              vpbroadcastd ymm0, dword ptr [rax + 52]              ; vectorize float32x8
    111  c5fc118424a0010000        vmovups ymmword ptr [rsp + 416], ymm0
    11a  c4e27d584030              vpbroadcastd ymm0, dword ptr [rax + 48]              ; vectorize float32x8
    120  c5fc118424c0010000        vmovups ymmword ptr [rsp + 448], ymm0
    129  c4e27d58402c              vpbroadcastd ymm0, dword ptr [rax + 44]              ; vectorize float32x8
    12f  c5fc118424e0010000        vmovups ymmword ptr [rsp + 480], ymm0
    138  c4e27d584024              vpbroadcastd ymm0, dword ptr [rax + 36]              ; vectorize float32x8
    13e  c5fc11842400020000        vmovups ymmword ptr [rsp + 512], ymm0
    147  c4e27d584028              vpbroadcastd ymm0, dword ptr [rax + 40]              ; vectorize float32x8
    14d  c5fc11842420020000        vmovups ymmword ptr [rsp + 544], ymm0
    156  c4e27d584068              vpbroadcastd ymm0, dword ptr [rax + 104]             ; vectorize float32x8
    15c  c5fc11842440020000        vmovups ymmword ptr [rsp + 576], ymm0
    165  c4e27d584064              vpbroadcastd ymm0, dword ptr [rax + 100]             ; vectorize float32x8
    16b  c5fc11842460020000        vmovups ymmword ptr [rsp + 608], ymm0
    174  c4e27d584060              vpbroadcastd ymm0, dword ptr [rax + 96]              ; vectorize float32x8
    17a  c5fc11842480020000        vmovups ymmword ptr [rsp + 640], ymm0
    183  c4e27d58405c              vpbroadcastd ymm0, dword ptr [rax + 92]              ; vectorize float32x8
    189  c5fc118424a0020000        vmovups ymmword ptr [rsp + 672], ymm0
    192  c4e27d584058              vpbroadcastd ymm0, dword ptr [rax + 88]              ; vectorize float32x8
    198  c5fc118424c0020000        vmovups ymmword ptr [rsp + 704], ymm0
    1a1  c4e27d584054              vpbroadcastd ymm0, dword ptr [rax + 84]              ; vectorize float32x8
    1a7  c5fc118424e0020000        vmovups ymmword ptr [rsp + 736], ymm0
    1b0  c4e27d584050              vpbroadcastd ymm0, dword ptr [rax + 80]              ; vectorize float32x8
    1b6  c5fc11842400030000        vmovups ymmword ptr [rsp + 768], ymm0
    1bf  c4e27d584048              vpbroadcastd ymm0, dword ptr [rax + 72]              ; vectorize float32x8
    1c5  c5fc11842420030000        vmovups ymmword ptr [rsp + 800], ymm0
    1ce  c4e27d58404c              vpbroadcastd ymm0, dword ptr [rax + 76]              ; vectorize float32x8
    1d4  c5fc11842440030000        vmovups ymmword ptr [rsp + 832], ymm0
    1dd  c4e27d58808c000000        vpbroadcastd ymm0, dword ptr [rax + 140]             ; vectorize float32x8
    1e6  c5fc11842460030000        vmovups ymmword ptr [rsp + 864], ymm0
    1ef  c4e27d588088000000        vpbroadcastd ymm0, dword ptr [rax + 136]             ; vectorize float32x8
    1f8  c5fc11842480030000        vmovups ymmword ptr [rsp + 896], ymm0
    201  c4e27d588084000000        vpbroadcastd ymm0, dword ptr [rax + 132]             ; vectorize float32x8
    20a  c5fc118424a0030000        vmovups ymmword ptr [rsp + 928], ymm0
    213  c4e27d588080000000        vpbroadcastd ymm0, dword ptr [rax + 128]             ; vectorize float32x8
    21c  c5fc118424c0030000        vmovups ymmword ptr [rsp + 960], ymm0
    225  c4e27d58407c              vpbroadcastd ymm0, dword ptr [rax + 124]             ; vectorize float32x8
    22b  c5fc118424e0030000        vmovups ymmword ptr [rsp + 992], ymm0
    234  c4e27d584078              vpbroadcastd ymm0, dword ptr [rax + 120]             ; vectorize float32x8
    23a  c5fc11842400040000        vmovups ymmword ptr [rsp + 1024], ymm0
    243  c4e27d584074              vpbroadcastd ymm0, dword ptr [rax + 116]             ; vectorize float32x8
    249  c5fc11842420040000        vmovups ymmword ptr [rsp + 1056], ymm0
    252  c4e27d58406c              vpbroadcastd ymm0, dword ptr [rax + 108]             ; vectorize float32x8
    258  c5fc11842440040000        vmovups ymmword ptr [rsp + 1088], ymm0
    261  c4e27d584070              vpbroadcastd ymm0, dword ptr [rax + 112]             ; vectorize float32x8
    267  c5fc11842460040000        vmovups ymmword ptr [rsp + 1120], ymm0
    270  c4e27d5880b0000000        vpbroadcastd ymm0, dword ptr [rax + 176]             ; vectorize float32x8
    279  c5fc11842480040000        vmovups ymmword ptr [rsp + 1152], ymm0
    282  c4e27d5880ac000000        vpbroadcastd ymm0, dword ptr [rax + 172]             ; vectorize float32x8
    28b  c5fc118424a0040000        vmovups ymmword ptr [rsp + 1184], ymm0
    294  c4e27d5880a8000000        vpbroadcastd ymm0, dword ptr [rax + 168]             ; vectorize float32x8
    29d  c5fc118424c0040000        vmovups ymmword ptr [rsp + 1216], ymm0
    2a6  c4e27d5880a4000000        vpbroadcastd ymm0, dword ptr [rax + 164]             ; vectorize float32x8
    2af  c5fc118424e0040000        vmovups ymmword ptr [rsp + 1248], ymm0
    2b8  c4e27d5880a0000000        vpbroadcastd ymm0, dword ptr [rax + 160]             ; vectorize float32x8
    2c1  c5fc11842400050000        vmovups ymmword ptr [rsp + 1280], ymm0
    2ca  c4e27d58809c000000        vpbroadcastd ymm0, dword ptr [rax + 156]             ; vectorize float32x8
    2d3  c5fc11842420050000        vmovups ymmword ptr [rsp + 1312], ymm0
    2dc  c4e27d588098000000        vpbroadcastd ymm0, dword ptr [rax + 152]             ; vectorize float32x8
    2e5  c5fc11842440050000        vmovups ymmword ptr [rsp + 1344], ymm0
    2ee  c4e27d588090000000        vpbroadcastd ymm0, dword ptr [rax + 144]             ; vectorize float32x8
    2f7  c5fc11842460050000        vmovups ymmword ptr [rsp + 1376], ymm0
    300  c4e27d588094000000        vpbroadcastd ymm0, dword ptr [rax + 148]             ; vectorize float32x8
    309  c5fc11842480050000        vmovups ymmword ptr [rsp + 1408], ymm0
    312  c4e27d5880d4000000        vpbroadcastd ymm0, dword ptr [rax + 212]             ; vectorize float32x8
    31b  c5fc118424a0050000        vmovups ymmword ptr [rsp + 1440], ymm0
    324  c4e27d5880d0000000        vpbroadcastd ymm0, dword ptr [rax + 208]             ; vectorize float32x8
    32d  c5fc118424c0050000        vmovups ymmword ptr [rsp + 1472], ymm0
    336  c4e27d5880cc000000        vpbroadcastd ymm0, dword ptr [rax + 204]             ; vectorize float32x8
    33f  c5fc118424e0050000        vmovups ymmword ptr [rsp + 1504], ymm0
    348  c4e27d5880c8000000        vpbroadcastd ymm0, dword ptr [rax + 200]             ; vectorize float32x8
    351  c5fc11842400060000        vmovups ymmword ptr [rsp + 1536], ymm0
    35a  c4e27d5880c4000000        vpbroadcastd ymm0, dword ptr [rax + 196]             ; vectorize float32x8
    363  c5fc11842420060000        vmovups ymmword ptr [rsp + 1568], ymm0
    36c  c4e27d5880c0000000        vpbroadcastd ymm0, dword ptr [rax + 192]             ; vectorize float32x8
    375  c5fc11842440060000        vmovups ymmword ptr [rsp + 1600], ymm0
    37e  c4e27d5880bc000000        vpbroadcastd ymm0, dword ptr [rax + 188]             ; vectorize float32x8
    387  c5fc11842460060000        vmovups ymmword ptr [rsp + 1632], ymm0
    390  c4e27d5880b4000000        vpbroadcastd ymm0, dword ptr [rax + 180]             ; vectorize float32x8
    399  c5fc11842480060000        vmovups ymmword ptr [rsp + 1664], ymm0
    3a2  c4e27d5880b8000000        vpbroadcastd ymm0, dword ptr [rax + 184]             ; vectorize float32x8
    3ab  c5fc118424a0060000        vmovups ymmword ptr [rsp + 1696], ymm0
    3b4  c4e27d5880f8000000        vpbroadcastd ymm0, dword ptr [rax + 248]             ; vectorize float32x8
    3bd  c5fc118424c0060000        vmovups ymmword ptr [rsp + 1728], ymm0
    3c6  c4e27d5880f4000000        vpbroadcastd ymm0, dword ptr [rax + 244]             ; vectorize float32x8
    3cf  c5fc118424e0060000        vmovups ymmword ptr [rsp + 1760], ymm0
    3d8  c4e27d5880f0000000        vpbroadcastd ymm0, dword ptr [rax + 240]             ; vectorize float32x8
    3e1  c5fc11842400070000        vmovups ymmword ptr [rsp + 1792], ymm0
    3ea  c4e27d5880ec000000        vpbroadcastd ymm0, dword ptr [rax + 236]             ; vectorize float32x8
    3f3  c5fc11842420070000        vmovups ymmword ptr [rsp + 1824], ymm0
    3fc  c4e27d5880e8000000        vpbroadcastd ymm0, dword ptr [rax + 232]             ; vectorize float32x8
    405  c5fc11842440070000        vmovups ymmword ptr [rsp + 1856], ymm0
    40e  c4e27d5880e4000000        vpbroadcastd ymm0, dword ptr [rax + 228]             ; vectorize float32x8
    417  c5fc11842460070000        vmovups ymmword ptr [rsp + 1888], ymm0
    420  c4e27d5880e0000000        vpbroadcastd ymm0, dword ptr [rax + 224]             ; vectorize float32x8
    429  c5fc11842480070000        vmovups ymmword ptr [rsp + 1920], ymm0
    432  c4e27d5880d8000000        vpbroadcastd ymm0, dword ptr [rax + 216]             ; vectorize float32x8
    43b  c5fc118424a0070000        vmovups ymmword ptr [rsp + 1952], ymm0
    444  c4e27d5880dc000000        vpbroadcastd ymm0, dword ptr [rax + 220]             ; vectorize float32x8
    44d  c5fc118424c0070000        vmovups ymmword ptr [rsp + 1984], ymm0
    456  c4e27d58801c010000        vpbroadcastd ymm0, dword ptr [rax + 284]             ; vectorize float32x8
    45f  c5fc118424e0070000        vmovups ymmword ptr [rsp + 2016], ymm0
    468  c4e27d588018010000        vpbroadcastd ymm0, dword ptr [rax + 280]             ; vectorize float32x8
    471  c5fc11842400080000        vmovups ymmword ptr [rsp + 2048], ymm0
    47a  c4e27d588014010000        vpbroadcastd ymm0, dword ptr [rax + 276]             ; vectorize float32x8
    483  c5fc11842420080000        vmovups ymmword ptr [rsp + 2080], ymm0
    48c  c4e27d588010010000        vpbroadcastd ymm0, dword ptr [rax + 272]             ; vectorize float32x8
    495  c5fc11842440080000        vmovups ymmword ptr [rsp + 2112], ymm0
    49e  c4e27d58800c010000        vpbroadcastd ymm0, dword ptr [rax + 268]             ; vectorize float32x8
    4a7  c5fc11842460080000        vmovups ymmword ptr [rsp + 2144], ymm0
    4b0  c4e27d588008010000        vpbroadcastd ymm0, dword ptr [rax + 264]             ; vectorize float32x8
    4b9  c5fc11842480080000        vmovups ymmword ptr [rsp + 2176], ymm0
    4c2  c4e27d588004010000        vpbroadcastd ymm0, dword ptr [rax + 260]             ; vectorize float32x8
    4cb  c5fc118424a0080000        vmovups ymmword ptr [rsp + 2208], ymm0
    4d4  c4e27d5880fc000000        vpbroadcastd ymm0, dword ptr [rax + 252]             ; vectorize float32x8
    4dd  c5fc118424c0080000        vmovups ymmword ptr [rsp + 2240], ymm0
    4e6  c4e27d588000010000        vpbroadcastd ymm0, dword ptr [rax + 256]             ; vectorize float32x8
    4ef  c5fc118424e0080000        vmovups ymmword ptr [rsp + 2272], ymm0
    4f8  4c8bc1                    mov r8, rcx                                          ; range int32
    4fb  413bc9                    cmp ecx, r9d
    4fe  0f8d71080000              jge done_d75
    504  48c1e105                  shl rcx, 5
    508  498d340a                  lea rsi, [r10 + rcx*1]
    50c  498d3c0b                  lea rdi, [r11 + rcx*1]
    510  c5fc10842400010000        vmovups ymm0, ymmword ptr [rsp + 256]
    519  c5fc11842400090000        vmovups ymmword ptr [rsp + 2304], ymm0
    522  c5fc108424e0000000        vmovups ymm0, ymmword ptr [rsp + 224]
    52b  c5fc11842420090000        vmovups ymmword ptr [rsp + 2336], ymm0
    534  c5fc108424c0000000        vmovups ymm0, ymmword ptr [rsp + 192]
    53d  c5fc11842440090000        vmovups ymmword ptr [rsp + 2368], ymm0
    546  c5fc108424a0000000        vmovups ymm0, ymmword ptr [rsp + 160]
    54f  c5fc11842460090000        vmovups ymmword ptr [rsp + 2400], ymm0
    558  c5fc10842480000000        vmovups ymm0, ymmword ptr [rsp + 128]
    561  c5fc11842480090000        vmovups ymmword ptr [rsp + 2432], ymm0
    56a  c5fc10442460              vmovups ymm0, ymmword ptr [rsp + 96]
    570  c5fc118424a0090000        vmovups ymmword ptr [rsp + 2464], ymm0
    579  c5fc10442440              vmovups ymm0, ymmword ptr [rsp + 64]
    57f  c5fc118424c0090000        vmovups ymmword ptr [rsp + 2496], ymm0
    588  c5fc10442420              vmovups ymm0, ymmword ptr [rsp + 32]
    58e  c5fc118424e0090000        vmovups ymmword ptr [rsp + 2528], ymm0
    597  c5fc100424                vmovups ymm0, ymmword ptr [rsp]
    59c  c5fc118424000a0000        vmovups ymmword ptr [rsp + 2560], ymm0
    5a5  c5fc10842420020000        vmovups ymm0, ymmword ptr [rsp + 544]
    5ae  c5fc118424200a0000        vmovups ymmword ptr [rsp + 2592], ymm0
    5b7  c5fc10842400020000        vmovups ymm0, ymmword ptr [rsp + 512]
    5c0  c5fc118424400a0000        vmovups ymmword ptr [rsp + 2624], ymm0
    5c9  c5fc108424e0010000        vmovups ymm0, ymmword ptr [rsp + 480]
    5d2  c5fc118424600a0000        vmovups ymmword ptr [rsp + 2656], ymm0
    5db  c5fc108424c0010000        vmovups ymm0, ymmword ptr [rsp + 448]
    5e4  c5fc118424800a0000        vmovups ymmword ptr [rsp + 2688], ymm0
    5ed  c5fc108424a0010000        vmovups ymm0, ymmword ptr [rsp + 416]
    5f6  c5fc118424a00a0000        vmovups ymmword ptr [rsp + 2720], ymm0
    5ff  c5fc10842480010000        vmovups ymm0, ymmword ptr [rsp + 384]
    608  c5fc118424c00a0000        vmovups ymmword ptr [rsp + 2752], ymm0
    611  c5fc10842460010000        vmovups ymm0, ymmword ptr [rsp + 352]
    61a  c5fc118424e00a0000        vmovups ymmword ptr [rsp + 2784], ymm0
    623  c5fc10842440010000        vmovups ymm0, ymmword ptr [rsp + 320]
    62c  c5fc118424000b0000        vmovups ymmword ptr [rsp + 2816], ymm0
    635  c5fc10842420010000        vmovups ymm0, ymmword ptr [rsp + 288]
    63e  c5fc118424200b0000        vmovups ymmword ptr [rsp + 2848], ymm0
    647  c5fc10842440030000        vmovups ymm0, ymmword ptr [rsp + 832]
    650  c5fc118424400b0000        vmovups ymmword ptr [rsp + 2880], ymm0
    659  c5fc10842420030000        vmovups ymm0, ymmword ptr [rsp + 800]
    662  c5fc118424600b0000        vmovups ymmword ptr [rsp + 2912], ymm0
    66b  c5fc10842400030000        vmovups ymm0, ymmword ptr [rsp + 768]
    674  c5fc118424800b0000        vmovups ymmword ptr [rsp + 2944], ymm0
    67d  c5fc108424e0020000        vmovups ymm0, ymmword ptr [rsp + 736]
    686  c5fc118424a00b0000        vmovups ymmword ptr [rsp + 2976], ymm0
    68f  c5fc108424c0020000        vmovups ymm0, ymmword ptr [rsp + 704]
    698  c5fc118424c00b0000        vmovups ymmword ptr [rsp + 3008], ymm0
    6a1  c5fc108424a0020000        vmovups ymm0, ymmword ptr [rsp + 672]
    6aa  c5fc118424e00b0000        vmovups ymmword ptr [rsp + 3040], ymm0
    6b3  c5fc10842480020000        vmovups ymm0, ymmword ptr [rsp + 640]
    6bc  c5fc118424000c0000        vmovups ymmword ptr [rsp + 3072], ymm0
    6c5  c5fc10842460020000        vmovups ymm0, ymmword ptr [rsp + 608]
    6ce  c5fc118424200c0000        vmovups ymmword ptr [rsp + 3104], ymm0
    6d7  c5fc10842440020000        vmovups ymm0, ymmword ptr [rsp + 576]
    6e0  c5fc118424400c0000        vmovups ymmword ptr [rsp + 3136], ymm0
    6e9  c5fc10842460040000        vmovups ymm0, ymmword ptr [rsp + 1120]
    6f2  c5fc118424600c0000        vmovups ymmword ptr [rsp + 3168], ymm0
    6fb  c5fc10842440040000        vmovups ymm0, ymmword ptr [rsp + 1088]
    704  c5fc118424800c0000        vmovups ymmword ptr [rsp + 3200], ymm0
    70d  c5fc10842420040000        vmovups ymm0, ymmword ptr [rsp + 1056]
    716  c5fc118424a00c0000        vmovups ymmword ptr [rsp + 3232], ymm0
    71f  c5fc10842400040000        vmovups ymm0, ymmword ptr [rsp + 1024]
    728  c5fc118424c00c0000        vmovups ymmword ptr [rsp + 3264], ymm0
    731  c5fc108424e0030000        vmovups ymm0, ymmword ptr [rsp + 992]
    73a  c5fc118424e00c0000        vmovups ymmword ptr [rsp + 3296], ymm0
    743  c5fc108424c0030000        vmovups ymm0, ymmword ptr [rsp + 960]
    74c  c5fc118424000d0000        vmovups ymmword ptr [rsp + 3328], ymm0
    755  c5fc108424a0030000        vmovups ymm0, ymmword ptr [rsp + 928]
    75e  c5fc118424200d0000        vmovups ymmword ptr [rsp + 3360], ymm0
    767  c5fc10842480030000        vmovups ymm0, ymmword ptr [rsp + 896]
    770  c5fc118424400d0000        vmovups ymmword ptr [rsp + 3392], ymm0
    779  c5fc10842460030000        vmovups ymm0, ymmword ptr [rsp + 864]
    782  c5fc118424600d0000        vmovups ymmword ptr [rsp + 3424], ymm0
    78b  c5fc10842480050000        vmovups ymm0, ymmword ptr [rsp + 1408]
    794  c5fc118424800d0000        vmovups ymmword ptr [rsp + 3456], ymm0
    79d  c5fc10842460050000        vmovups ymm0, ymmword ptr [rsp + 1376]
    7a6  c5fc118424a00d0000        vmovups ymmword ptr [rsp + 3488], ymm0
    7af  c5fc10842440050000        vmovups ymm0, ymmword ptr [rsp + 1344]
    7b8  c5fc118424c00d0000        vmovups ymmword ptr [rsp + 3520], ymm0
    7c1  c5fc10842420050000        vmovups ymm0, ymmword ptr [rsp + 1312]
    7ca  c5fc118424e00d0000        vmovups ymmword ptr [rsp + 3552], ymm0
    7d3  c5fc10842400050000        vmovups ymm0, ymmword ptr [rsp + 1280]
    7dc  c5fc118424000e0000        vmovups ymmword ptr [rsp + 3584], ymm0
    7e5  c5fc108424e0040000        vmovups ymm0, ymmword ptr [rsp + 1248]
    7ee  c5fc118424200e0000        vmovups ymmword ptr [rsp + 3616], ymm0
    7f7  c5fc108424c0040000        vmovups ymm0, ymmword ptr [rsp + 1216]
    800  c5fc118424400e0000        vmovups ymmword ptr [rsp + 3648], ymm0
    809  c5fc108424a0040000        vmovups ymm0, ymmword ptr [rsp + 1184]
    812  c5fc118424600e0000        vmovups ymmword ptr [rsp + 3680], ymm0
    81b  c5fc10842480040000        vmovups ymm0, ymmword ptr [rsp + 1152]
    824  c5fc118424800e0000        vmovups ymmword ptr [rsp + 3712], ymm0
    82d  c5fc108424a0060000        vmovups ymm0, ymmword ptr [rsp + 1696]
    836  c5fc118424a00e0000        vmovups ymmword ptr [rsp + 3744], ymm0
    83f  c5fc10842480060000        vmovups ymm0, ymmword ptr [rsp + 1664]
    848  c5fc118424c00e0000        vmovups ymmword ptr [rsp + 3776], ymm0
    851  c5fc10842460060000        vmovups ymm0, ymmword ptr [rsp + 1632]
    85a  c5fc118424e00e0000        vmovups ymmword ptr [rsp + 3808], ymm0
    863  c5fc10842440060000        vmovups ymm0, ymmword ptr [rsp + 1600]
    86c  c5fc118424000f0000        vmovups ymmword ptr [rsp + 3840], ymm0
    875  c5fc10842420060000        vmovups ymm0, ymmword ptr [rsp + 1568]
    87e  c5fc118424200f0000        vmovups ymmword ptr [rsp + 3872], ymm0
    887  c5fc10842400060000        vmovups ymm0, ymmword ptr [rsp + 1536]
    890  c5fc118424400f0000        vmovups ymmword ptr [rsp + 3904], ymm0
    899  c5fc108424e0050000        vmovups ymm0, ymmword ptr [rsp + 1504]
    8a2  c5fc118424600f0000        vmovups ymmword ptr [rsp + 3936], ymm0
    8ab  c5fc108424c0050000        vmovups ymm0, ymmword ptr [rsp + 1472]
    8b4  c5fc118424800f0000        vmovups ymmword ptr [rsp + 3968], ymm0
    8bd  c5fc108424a0050000        vmovups ymm0, ymmword ptr [rsp + 1440]
    8c6  c5fc118424a00f0000        vmovups ymmword ptr [rsp + 4000], ymm0
    8cf  c5fc10842480070000        vmovups ymm0, ymmword ptr [rsp + 1920]
    8d8  c5fc118424c00f0000        vmovups ymmword ptr [rsp + 4032], ymm0
    8e1  c5fc10842460070000        vmovups ymm0, ymmword ptr [rsp + 1888]
    8ea  c5fc118424e00f0000        vmovups ymmword ptr [rsp + 4064], ymm0
    8f3  c5fc10842440070000        vmovups ymm0, ymmword ptr [rsp + 1856]
    8fc  c5fc11842400100000        vmovups ymmword ptr [rsp + 4096], ymm0
    905  c5fc10842420070000        vmovups ymm0, ymmword ptr [rsp + 1824]
    90e  c5fc11842420100000        vmovups ymmword ptr [rsp + 4128], ymm0
    917  c5fc10842400070000        vmovups ymm0, ymmword ptr [rsp + 1792]
    920  c5fc11842440100000        vmovups ymmword ptr [rsp + 4160], ymm0
    929  c5fc108424e0060000        vmovups ymm0, ymmword ptr [rsp + 1760]
    932  c5fc11842460100000        vmovups ymmword ptr [rsp + 4192], ymm0
    93b  62617c28107c2436          vmovups ymm31, ymmword ptr [rsp + 1728]
    943  62617c281074243e          vmovups ymm30, ymmword ptr [rsp + 1984]
    94b  62617c28106c243d          vmovups ymm29, ymmword ptr [rsp + 1952]
    953  62617c2810642447          vmovups ymm28, ymmword ptr [rsp + 2272]
    95b  62617c28105c2446          vmovups ymm27, ymmword ptr [rsp + 2240]
    963  62617c2810542445          vmovups ymm26, ymmword ptr [rsp + 2208]
    96b  62617c28104c2444          vmovups ymm25, ymmword ptr [rsp + 2176]
    973  62617c2810442443          vmovups ymm24, ymmword ptr [rsp + 2144]
    97b  62e17c28107c2442          vmovups ymm23, ymmword ptr [rsp + 2112]
    983  62e17c2810742441          vmovups ymm22, ymmword ptr [rsp + 2080]
    98b  62e17c28106c2440          vmovups ymm21, ymmword ptr [rsp + 2048]
    993  62e17c281064243f          vmovups ymm20, ymmword ptr [rsp + 2016]
loop_9a0:
    9a0  b900000000                mov ecx, 0                                           ; cmplt bool
    9a5  4183f807                  cmp r8d, 7
    9a9  0f9cc1                    setl cl
    9ac  488bc1                    mov rax, rcx                                         ; vectorize boolx8
    9af  48f7d8                    neg rax
    9b2  c4e1fb92c8                kmovq k1, rax
    9b7  c4e1f441e6                kandq k4, k1, k6                                     ; and boolx8
    9bc  c4e1f441dd                kandq k3, k1, k5                                     ; and boolx8
    9c1  ba00000000                mov edx, 0                                           ; cmplt bool
    9c6  413bd8                    cmp ebx, r8d
    9c9  0f9cc2                    setl dl
    9cc  488bc2                    mov rax, rdx                                         ; vectorize boolx8
    9cf  48f7d8                    neg rax
    9d2  c4e1fb92c8                kmovq k1, rax
    9d7  c4e1f441d6                kandq k2, k1, k6                                     ; and boolx8
    9dc  c4e1f441cd                kandq k1, k1, k5                                     ; and boolx8
    9e1  62e17ea96f9edcffffff      vmovdqu32 ymm19{k1}{z}, ymmword ptr [rsi - 36]       ; load float32x8
    9eb  c4627d581dd0030000        vpbroadcastd ymm11, dword ptr [rip + 00000000]       ; load float32x8
    9f4  85d2                      test edx, edx
    9f6  7405                      je join_9fd
    9f8  c57c105ee0                vmovups ymm11, ymmword ptr [rsi - 32]
join_9fd:
    9fd  c5a4598c2400090000        vmulps ymm1, ymm11, ymmword ptr [rsp + 2304]         ; mul float32x8
    a06  62f26520b84c2449          vfmadd231ps ymm1, ymm19, ymmword ptr [rsp + 2336]    ; mulacc float32x8
    a0e  62e17eaa6f96e4ffffff      vmovdqu32 ymm18{k2}{z}, ymmword ptr [rsi - 28]       ; load float32x8
    a18  62f26d20b84c244a          vfmadd231ps ymm1, ymm18, ymmword ptr [rsp + 2368]    ; mulacc float32x8
    a20  62e17ead6f8efcffffff      vmovdqu32 ymm17{k5}{z}, ymmword ptr [rsi - 4]        ; load float32x8
    a2a  62f27520b84c244b          vfmadd231ps ymm1, ymm17, ymmword ptr [rsp + 2400]    ; mulacc float32x8
    a32  62e17c281006              vmovups ymm16, ymmword ptr [rsi]                     ; load float32x8
    a38  62f27d20b84c244c          vfmadd231ps ymm1, ymm16, ymmword ptr [rsp + 2432]    ; mulacc float32x8
    a40  62717eae6fbe04000000      vmovdqu32 ymm15{k6}{z}, ymmword ptr [rsi + 4]        ; load float32x8
    a4a  c4e205b88c24a0090000      vfmadd231ps ymm1, ymm15, ymmword ptr [rsp + 2464]    ; mulacc float32x8
    a54  62717eab6fb61c000000      vmovdqu32 ymm14{k3}{z}, ymmword ptr [rsi + 28]       ; load float32x8
    a5e  c4e20db88c24c0090000      vfmadd231ps ymm1, ymm14, ymmword ptr [rsp + 2496]    ; mulacc float32x8
    a68  c4e27d583553030000        vpbroadcastd ymm6, dword ptr [rip + 00000000]        ; load float32x8
    a71  85c9                      test ecx, ecx
    a73  7405                      je join_a7a
    a75  c5fc107620                vmovups ymm6, ymmword ptr [rsi + 32]
join_a7a:
    a7a  c4e24db88c24e0090000      vfmadd231ps ymm1, ymm6, ymmword ptr [rsp + 2528]     ; mulacc float32x8
    a84  62717eac6fa624000000      vmovdqu32 ymm12{k4}{z}, ymmword ptr [rsi + 36]       ; load float32x8
    a8e  c4e21db88c24000a0000      vfmadd231ps ymm1, ymm12, ymmword ptr [rsp + 2560]    ; mulacc float32x8
    a98  62717ea96faedc000000      vmovdqu32 ymm13{k1}{z}, ymmword ptr [rsi + 220]      ; load float32x8
    aa2  c4e27d582519030000        vpbroadcastd ymm4, dword ptr [rip + 00000000]        ; load float32x8
    aab  85d2                      test edx, edx
    aad  7408                      je join_ab7
    aaf  c5fc10a6e0000000          vmovups ymm4, ymmword ptr [rsi + 224]
join_ab7:
    ab7  c5dc598424200a0000        vmulps ymm0, ymm4, ymmword ptr [rsp + 2592]          ; mul float32x8
    ac0  c4e215b88424400a0000      vfmadd231ps ymm0, ymm13, ymmword ptr [rsp + 2624]    ; mulacc float32x8
    aca  62717eaa6f96e4000000      vmovdqu32 ymm10{k2}{z}, ymmword ptr [rsi + 228]      ; load float32x8
    ad4  c4e22db88424600a0000      vfmadd231ps ymm0, ymm10, ymmword ptr [rsp + 2656]    ; mulacc float32x8
    ade  62717ead6f8efc000000      vmovdqu32 ymm9{k5}{z}, ymmword ptr [rsi + 252]       ; load float32x8
    ae8  c4e235b88424800a0000      vfmadd231ps ymm0, ymm9, ymmword ptr [rsp + 2688]     ; mulacc float32x8
    af2  c57c108600010000          vmovups ymm8, ymmword ptr [rsi + 256]                ; load float32x8
    afa  c4e23db88424a00a0000      vfmadd231ps ymm0, ymm8, ymmword ptr [rsp + 2720]     ; mulacc float32x8
    b04  62f17eae6fbe04010000      vmovdqu32 ymm7{k6}{z}, ymmword ptr [rsi + 260]       ; load float32x8
    b0e  c4e245b88424c00a0000      vfmadd231ps ymm0, ymm7, ymmword ptr [rsp + 2752]     ; mulacc float32x8
    b18  62f17eab6fae1c010000      vmovdqu32 ymm5{k3}{z}, ymmword ptr [rsi + 284]       ; load float32x8
    b22  c4e255b88424e00a0000      vfmadd231ps ymm0, ymm5, ymmword ptr [rsp + 2784]     ; mulacc float32x8
    b2c  c4e27d58158f020000        vpbroadcastd ymm2, dword ptr [rip + 00000000]        ; load float32x8
    b35  85c9                      test ecx, ecx
    b37  7408                      je join_b41
    b39  c5fc109620010000          vmovups ymm2, ymmword ptr [rsi + 288]
join_b41:
    b41  c4e26db88424000b0000      vfmadd231ps ymm0, ymm2, ymmword ptr [rsp + 2816]     ; mulacc float32x8
    b4b  62f17eac6f9e24010000      vmovdqu32 ymm3{k4}{z}, ymmword ptr [rsi + 292]       ; load float32x8
    b55  c4e265b88424200b0000      vfmadd231ps ymm0, ymm3, ymmword ptr [rsp + 2848]     ; mulacc float32x8
    b5f  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    b63  c5fc1107                  vmovups ymmword ptr [rdi], ymm0                      ; store void
    b67  c5a4598c24400b0000        vmulps ymm1, ymm11, ymmword ptr [rsp + 2880]         ; mul float32x8
    b70  62f26520b84c245b          vfmadd231ps ymm1, ymm19, ymmword ptr [rsp + 2912]    ; mulacc float32x8
    b78  62f26d20b84c245c          vfmadd231ps ymm1, ymm18, ymmword ptr [rsp + 2944]    ; mulacc float32x8
    b80  62f27520b84c245d          vfmadd231ps ymm1, ymm17, ymmword ptr [rsp + 2976]    ; mulacc float32x8
    b88  62f27d20b84c245e          vfmadd231ps ymm1, ymm16, ymmword ptr [rsp + 3008]    ; mulacc float32x8
    b90  c4e205b88c24e00b0000      vfmadd231ps ymm1, ymm15, ymmword ptr [rsp + 3040]    ; mulacc float32x8
    b9a  c4e20db88c24000c0000      vfmadd231ps ymm1, ymm14, ymmword ptr [rsp + 3072]    ; mulacc float32x8
    ba4  c4e24db88c24200c0000      vfmadd231ps ymm1, ymm6, ymmword ptr [rsp + 3104]     ; mulacc float32x8
    bae  c4e21db88c24400c0000      vfmadd231ps ymm1, ymm12, ymmword ptr [rsp + 3136]    ; mulacc float32x8
    bb8  c5dc598424600c0000        vmulps ymm0, ymm4, ymmword ptr [rsp + 3168]          ; mul float32x8
    bc1  c4e215b88424800c0000      vfmadd231ps ymm0, ymm13, ymmword ptr [rsp + 3200]    ; mulacc float32x8
    bcb  c4e22db88424a00c0000      vfmadd231ps ymm0, ymm10, ymmword ptr [rsp + 3232]    ; mulacc float32x8
    bd5  c4e235b88424c00c0000      vfmadd231ps ymm0, ymm9, ymmword ptr [rsp + 3264]     ; mulacc float32x8
    bdf  c4e23db88424e00c0000      vfmadd231ps ymm0, ymm8, ymmword ptr [rsp + 3296]     ; mulacc float32x8
    be9  c4e245b88424000d0000      vfmadd231ps ymm0, ymm7, ymmword ptr [rsp + 3328]     ; mulacc float32x8
    bf3  c4e255b88424200d0000      vfmadd231ps ymm0, ymm5, ymmword ptr [rsp + 3360]     ; mulacc float32x8
    bfd  c4e26db88424400d0000      vfmadd231ps ymm0, ymm2, ymmword ptr [rsp + 3392]     ; mulacc float32x8
    c07  c4e265b88424600d0000      vfmadd231ps ymm0, ymm3, ymmword ptr [rsp + 3424]     ; mulacc float32x8
    c11  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    c15  c5fc118700010000          vmovups ymmword ptr [rdi + 256], ymm0                ; store void
    c1d  c5a4598c24800d0000        vmulps ymm1, ymm11, ymmword ptr [rsp + 3456]         ; mul float32x8
    c26  62f26520b84c246d          vfmadd231ps ymm1, ymm19, ymmword ptr [rsp + 3488]    ; mulacc float32x8
    c2e  62f26d20b84c246e          vfmadd231ps ymm1, ymm18, ymmword ptr [rsp + 3520]    ; mulacc float32x8
    c36  62f27520b84c246f          vfmadd231ps ymm1, ymm17, ymmword ptr [rsp + 3552]    ; mulacc float32x8
    c3e  62f27d20b84c2470          vfmadd231ps ymm1, ymm16, ymmword ptr [rsp + 3584]    ; mulacc float32x8
    c46  c4e205b88c24200e0000      vfmadd231ps ymm1, ymm15, ymmword ptr [rsp + 3616]    ; mulacc float32x8
    c50  c4e20db88c24400e0000      vfmadd231ps ymm1, ymm14, ymmword ptr [rsp + 3648]    ; mulacc float32x8
    c5a  c4e24db88c24600e0000      vfmadd231ps ymm1, ymm6, ymmword ptr [rsp + 3680]     ; mulacc float32x8
    c64  c4e21db88c24800e0000      vfmadd231ps ymm1, ymm12, ymmword ptr [rsp + 3712]    ; mulacc float32x8
    c6e  c5dc598424a00e0000        vmulps ymm0, ymm4, ymmword ptr [rsp + 3744]          ; mul float32x8
    c77  c4e215b88424c00e0000      vfmadd231ps ymm0, ymm13, ymmword ptr [rsp + 3776]    ; mulacc float32x8
    c81  c4e22db88424e00e0000      vfmadd231ps ymm0, ymm10, ymmword ptr [rsp + 3808]    ; mulacc float32x8
    c8b  c4e235b88424000f0000      vfmadd231ps ymm0, ymm9, ymmword ptr [rsp + 3840]     ; mulacc float32x8
    c95  c4e23db88424200f0000      vfmadd231ps ymm0, ymm8, ymmword ptr [rsp + 3872]     ; mulacc float32x8
    c9f  c4e245b88424400f0000      vfmadd231ps ymm0, ymm7, ymmword ptr [rsp + 3904]     ; mulacc float32x8
    ca9  c4e255b88424600f0000      vfmadd231ps ymm0, ymm5, ymmword ptr [rsp + 3936]     ; mulacc float32x8
    cb3  c4e26db88424800f0000      vfmadd231ps ymm0, ymm2, ymmword ptr [rsp + 3968]     ; mulacc float32x8
    cbd  c4e265b88424a00f0000      vfmadd231ps ymm0, ymm3, ymmword ptr [rsp + 4000]     ; mulacc float32x8
    cc7  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    ccb  c5fc118700020000          vmovups ymmword ptr [rdi + 512], ymm0                ; store void
    cd3  6291242859ce              vmulps ymm1, ymm11, ymm30                            ; mul float32x8
    cd9  62926520b8cd              vfmadd231ps ymm1, ymm19, ymm29                       ; mulacc float32x8
    cdf  62f26d20b84c247e          vfmadd231ps ymm1, ymm18, ymmword ptr [rsp + 4032]    ; mulacc float32x8
    ce7  62f27520b84c247f          vfmadd231ps ymm1, ymm17, ymmword ptr [rsp + 4064]    ; mulacc float32x8
    cef  62f27d20b88c2400100000    vfmadd231ps ymm1, ymm16, ymmword ptr [rsp + 4096]    ; mulacc float32x8
    cfa  c4e205b88c2420100000      vfmadd231ps ymm1, ymm15, ymmword ptr [rsp + 4128]    ; mulacc float32x8
    d04  c4e20db88c2440100000      vfmadd231ps ymm1, ymm14, ymmword ptr [rsp + 4160]    ; mulacc float32x8
    d0e  c4e24db88c2460100000      vfmadd231ps ymm1, ymm6, ymmword ptr [rsp + 4192]     ; mulacc float32x8
    d18  62921d28b8cf              vfmadd231ps ymm1, ymm12, ymm31                       ; mulacc float32x8
    d1e  62915c2859c4              vmulps ymm0, ymm4, ymm28                             ; mul float32x8
    d24  62921528b8c3              vfmadd231ps ymm0, ymm13, ymm27                       ; mulacc float32x8
    d2a  62922d28b8c2              vfmadd231ps ymm0, ymm10, ymm26                       ; mulacc float32x8
    d30  62923528b8c1              vfmadd231ps ymm0, ymm9, ymm25                        ; mulacc float32x8
    d36  62923d28b8c0              vfmadd231ps ymm0, ymm8, ymm24                        ; mulacc float32x8
    d3c  62b24528b8c7              vfmadd231ps ymm0, ymm7, ymm23                        ; mulacc float32x8
    d42  62b25528b8c6              vfmadd231ps ymm0, ymm5, ymm22                        ; mulacc float32x8
    d48  62b26d28b8c5              vfmadd231ps ymm0, ymm2, ymm21                        ; mulacc float32x8
    d4e  62b26528b8c4              vfmadd231ps ymm0, ymm3, ymm20                        ; mulacc float32x8
    d54  c5f458c0                  vaddps ymm0, ymm1, ymm0                              ; add float32x8
    d58  c5fc118700030000          vmovups ymmword ptr [rdi + 768], ymm0                ; store void
    d60  4883c620                  add rsi, 32                                          ; end void
    d64  4883c720                  add rdi, 32
    d68  4183c001                  add r8d, 1
    d6c  453bc1                    cmp r8d, r9d
    d6f  0f8c2bfcffff              jl loop_9a0
done_d75:
    d75  c5f877                    vzeroupper                                           ; sink void
    d78  488ba42480100000          mov rsp, qword ptr [rsp + 4224]
    d80  8fc3                      pop rbx
    d82  c3                        ret                                                  ; sink void
