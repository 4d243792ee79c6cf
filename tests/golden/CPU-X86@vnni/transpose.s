transpose:
      0  b800000000                mov eax, 0
      5  62f17c48100531050000      vmovups zmm0, zmmword ptr [rip + 00000000020000000400000006000000080000000a0000000c0000000e00000010000000120000001400000016000000180000001a0000001c0000001e000000]
      f  488b17                    mov rdx, qword ptr [rdi]
     12  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 384>
     16  62f17c481011              vmovups zmm2, zmmword ptr [rcx]                      ; load float32x16
     1c  62f17c48105903            vmovups zmm3, zmmword ptr [rcx + 192]                ; load float32x16
     23  62f16c4814e3              vunpcklps zmm4, zmm2, zmm3                           ; shuffle float32x16
     29  62f17c4810a960000000      vmovups zmm5, zmmword ptr [rcx + 96]                 ; load float32x16
     33  62f17c4810b120010000      vmovups zmm6, zmmword ptr [rcx + 288]                ; load float32x16
     3d  62f1544814fe              vunpcklps zmm7, zmm5, zmm6                           ; shuffle float32x16
     43  62715c4814c7              vunpcklps zmm8, zmm4, zmm7                           ; shuffle float32x16
     49  62717c48104906            vmovups zmm9, zmmword ptr [rcx + 384]                ; load float32x16
     50  62717c48105109            vmovups zmm10, zmmword ptr [rcx + 576]               ; load float32x16
     57  6251344814da              vunpcklps zmm11, zmm9, zmm10                         ; shuffle float32x16
     5d  62717c4810a1e0010000      vmovups zmm12, zmmword ptr [rcx + 480]               ; load float32x16
     67  62717c4810a9a0020000      vmovups zmm13, zmmword ptr [rcx + 672]               ; load float32x16
     71  62511c4814f5              vunpcklps zmm14, zmm12, zmm13                        ; shuffle float32x16
     77  6251244814fe              vunpcklps zmm15, zmm11, zmm14                        ; shuffle float32x16
     7d  62c33d4823c788            vshuff32x4 zmm16, zmm8, zmm15, 136                   ; shuffle float32x16
     84  62e17c4810490c            vmovups zmm17, zmmword ptr [rcx + 768]               ; load float32x16
     8b  62e17c4810510f            vmovups zmm18, zmmword ptr [rcx + 960]               ; load float32x16
     92  62a1744014da              vunpcklps zmm19, zmm17, zmm18                        ; shuffle float32x16
     98  62e17c4810a160030000      vmovups zmm20, zmmword ptr [rcx + 864]               ; load float32x16
     a2  62e17c4810a920040000      vmovups zmm21, zmmword ptr [rcx + 1056]              ; load float32x16
     ac  62a15c4014f5              vunpcklps zmm22, zmm20, zmm21                        ; shuffle float32x16
     b2  62a1644014fe              vunpcklps zmm23, zmm19, zmm22                        ; shuffle float32x16
     b8  62617c48104112            vmovups zmm24, zmmword ptr [rcx + 1152]              ; load float32x16
     bf  62617c48104915            vmovups zmm25, zmmword ptr [rcx + 1344]              ; load float32x16
     c6  62013c4014d1              vunpcklps zmm26, zmm24, zmm25                        ; shuffle float32x16
     cc  62617c481099e0040000      vmovups zmm27, zmmword ptr [rcx + 1248]              ; load float32x16
     d6  62617c4810a1a0050000      vmovups zmm28, zmmword ptr [rcx + 1440]              ; load float32x16
     e0  6201244014ec              vunpcklps zmm29, zmm27, zmm28                        ; shuffle float32x16
     e6  62012c4014f5              vunpcklps zmm30, zmm26, zmm29                        ; shuffle float32x16
     ec  6203454023fe88            vshuff32x4 zmm31, zmm23, zmm30, 136                  ; shuffle float32x16
     f3  62937d4023cf88            vshuff32x4 zmm1, zmm16, zmm31, 136                   ; shuffle float32x16
     fa  62837d4023c7dd            vshuff32x4 zmm16, zmm16, zmm31, 221                  ; shuffle float32x16
    101  62f15c4815e7              vunpckhps zmm4, zmm4, zmm7                           ; shuffle float32x16
    107  62d1244815fe              vunpckhps zmm7, zmm11, zmm14                         ; shuffle float32x16
    10d  6231644015de              vunpckhps zmm11, zmm19, zmm22                        ; shuffle float32x16
    113  62112c4015f5              vunpckhps zmm14, zmm26, zmm29                        ; shuffle float32x16
    119  62e35d4823df88            vshuff32x4 zmm19, zmm4, zmm7, 136                    ; shuffle float32x16
    120  62c3254823f688            vshuff32x4 zmm22, zmm11, zmm14, 136                  ; shuffle float32x16
    127  6223654023d688            vshuff32x4 zmm26, zmm19, zmm22, 136                  ; shuffle float32x16
    12e  62a3654023dedd            vshuff32x4 zmm19, zmm19, zmm22, 221                  ; shuffle float32x16
    135  62f16c4815d3              vunpckhps zmm2, zmm2, zmm3                           ; shuffle float32x16
    13b  62f1544815de              vunpckhps zmm3, zmm5, zmm6                           ; shuffle float32x16
    141  62d1344815ea              vunpckhps zmm5, zmm9, zmm10                          ; shuffle float32x16
    147  62d11c4815f5              vunpckhps zmm6, zmm12, zmm13                         ; shuffle float32x16
    14d  6231744015ca              vunpckhps zmm9, zmm17, zmm18                         ; shuffle float32x16
    153  62315c4015d5              vunpckhps zmm10, zmm20, zmm21                        ; shuffle float32x16
    159  62113c4015e1              vunpckhps zmm12, zmm24, zmm25                        ; shuffle float32x16
    15f  6211244015ec              vunpckhps zmm13, zmm27, zmm28                        ; shuffle float32x16
    165  62e16c4814cb              vunpcklps zmm17, zmm2, zmm3                          ; shuffle float32x16
    16b  62e1544814d6              vunpcklps zmm18, zmm5, zmm6                          ; shuffle float32x16
    171  62a3754023e288            vshuff32x4 zmm20, zmm17, zmm18, 136                  ; shuffle float32x16
    178  62c1344814ea              vunpcklps zmm21, zmm9, zmm10                         ; shuffle float32x16
    17e  62c11c4814f5              vunpcklps zmm22, zmm12, zmm13                        ; shuffle float32x16
    184  6223554023c688            vshuff32x4 zmm24, zmm21, zmm22, 136                  ; shuffle float32x16
    18b  62035d4023c888            vshuff32x4 zmm25, zmm20, zmm24, 136                  ; shuffle float32x16
    192  62835d4023e0dd            vshuff32x4 zmm20, zmm20, zmm24, 221                  ; shuffle float32x16
    199  62f16c4815d3              vunpckhps zmm2, zmm2, zmm3                           ; shuffle float32x16
    19f  62f1544815de              vunpckhps zmm3, zmm5, zmm6                           ; shuffle float32x16
    1a5  62d1344815ea              vunpckhps zmm5, zmm9, zmm10                          ; shuffle float32x16
    1ab  62d11c4815f5              vunpckhps zmm6, zmm12, zmm13                         ; shuffle float32x16
    1b1  62736d4823cb88            vshuff32x4 zmm9, zmm2, zmm3, 136                     ; shuffle float32x16
    1b8  6273554823d688            vshuff32x4 zmm10, zmm5, zmm6, 136                    ; shuffle float32x16
    1bf  6253354823e288            vshuff32x4 zmm12, zmm9, zmm10, 136                   ; shuffle float32x16
    1c6  6253354823cadd            vshuff32x4 zmm9, zmm9, zmm10, 221                    ; shuffle float32x16
    1cd  62533d4823c7dd            vshuff32x4 zmm8, zmm8, zmm15, 221                    ; shuffle float32x16
    1d4  6213454023d6dd            vshuff32x4 zmm10, zmm23, zmm30, 221                  ; shuffle float32x16
    1db  62533d4823ea88            vshuff32x4 zmm13, zmm8, zmm10, 136                   ; shuffle float32x16
    1e2  62533d4823c2dd            vshuff32x4 zmm8, zmm8, zmm10, 221                    ; shuffle float32x16
    1e9  62f35d4823e7dd            vshuff32x4 zmm4, zmm4, zmm7, 221                     ; shuffle float32x16
    1f0  62d3254823fedd            vshuff32x4 zmm7, zmm11, zmm14, 221                   ; shuffle float32x16
    1f7  62735d4823d788            vshuff32x4 zmm10, zmm4, zmm7, 136                    ; shuffle float32x16
    1fe  62f35d4823e7dd            vshuff32x4 zmm4, zmm4, zmm7, 221                     ; shuffle float32x16
    205  62b3754023fadd            vshuff32x4 zmm7, zmm17, zmm18, 221                   ; shuffle float32x16
    20c  6233554023dedd            vshuff32x4 zmm11, zmm21, zmm22, 221                  ; shuffle float32x16
    213  6253454823f388            vshuff32x4 zmm14, zmm7, zmm11, 136                   ; shuffle float32x16
    21a  62d3454823fbdd            vshuff32x4 zmm7, zmm7, zmm11, 221                    ; shuffle float32x16
    221  62f36d4823d3dd            vshuff32x4 zmm2, zmm2, zmm3, 221                     ; shuffle float32x16
    228  62f3554823dedd            vshuff32x4 zmm3, zmm5, zmm6, 221                     ; shuffle float32x16
    22f  62f36d4823eb88            vshuff32x4 zmm5, zmm2, zmm3, 136                     ; shuffle float32x16
    236  62f36d4823d3dd            vshuff32x4 zmm2, zmm2, zmm3, 221                     ; shuffle float32x16
    23d  b800000000                mov eax, 0                                           ; range int32
loop_260:
    260  62f17c48110a              vmovups zmmword ptr [rdx], zmm1                      ; store void
    266  62617c48115201            vmovups zmmword ptr [rdx + 64], zmm26                ; store void
    26d  62617c48114a02            vmovups zmmword ptr [rdx + 128], zmm25               ; store void
    274  62717c48116203            vmovups zmmword ptr [rdx + 192], zmm12               ; store void
    27b  62717c48116a04            vmovups zmmword ptr [rdx + 256], zmm13               ; store void
    282  62717c48115205            vmovups zmmword ptr [rdx + 320], zmm10               ; store void
    289  62717c48117206            vmovups zmmword ptr [rdx + 384], zmm14               ; store void
    290  62f17c48116a07            vmovups zmmword ptr [rdx + 448], zmm5                ; store void
    297  62e17c48114208            vmovups zmmword ptr [rdx + 512], zmm16               ; store void
    29e  62e17c48115a09            vmovups zmmword ptr [rdx + 576], zmm19               ; store void
    2a5  62e17c4811620a            vmovups zmmword ptr [rdx + 640], zmm20               ; store void
    2ac  62717c48114a0b            vmovups zmmword ptr [rdx + 704], zmm9                ; store void
    2b3  62717c4811420c            vmovups zmmword ptr [rdx + 768], zmm8                ; store void
    2ba  62f17c4811620d            vmovups zmmword ptr [rdx + 832], zmm4                ; store void
    2c1  62f17c48117a0e            vmovups zmmword ptr [rdx + 896], zmm7                ; store void
    2c8  62f17c4811520f            vmovups zmmword ptr [rdx + 960], zmm2                ; store void
    2cf  83c001                    add eax, 1                                           ; end void
    2d2  83f801                    cmp eax, 1
    2d5  7c89                      jl loop_260
done_2d7:
    2d7  c5fc104940                vmovups ymm1, ymmword ptr [rcx + 64]                 ; load float32x8
    2dc  c5fc1091a0000000          vmovups ymm2, ymmword ptr [rcx + 160]                ; load float32x8
    2e4  62f3f5481aca01            vinsertf64x4 zmm1, zmm1, ymm2, 1                     ; vectorize float32x16
    2eb  c5fc109100010000          vmovups ymm2, ymmword ptr [rcx + 256]                ; load float32x8
    2f3  c5fc109960010000          vmovups ymm3, ymmword ptr [rcx + 352]                ; load float32x8
    2fb  62f3ed481ad301            vinsertf64x4 zmm2, zmm2, ymm3, 1                     ; vectorize float32x16
    302  62f17c4828d9              vmovaps zmm3, zmm1                                   ; shuffle float32x16
    308  62f27d487eda              vpermt2d zmm3, zmm0, zmm2
    30e  c5fc10a1c0010000          vmovups ymm4, ymmword ptr [rcx + 448]                ; load float32x8
    316  c5fc10a920020000          vmovups ymm5, ymmword ptr [rcx + 544]                ; load float32x8
    31e  62f3dd481ae501            vinsertf64x4 zmm4, zmm4, ymm5, 1                     ; vectorize float32x16
    325  c5fc10a980020000          vmovups ymm5, ymmword ptr [rcx + 640]                ; load float32x8
    32d  c5fc10b1e0020000          vmovups ymm6, ymmword ptr [rcx + 736]                ; load float32x8
    335  62f3d5481aee01            vinsertf64x4 zmm5, zmm5, ymm6, 1                     ; vectorize float32x16
    33c  62f17c4828f4              vmovaps zmm6, zmm4                                   ; shuffle float32x16
    342  62f27d487ef5              vpermt2d zmm6, zmm0, zmm5
    348  62f17c4828fb              vmovaps zmm7, zmm3                                   ; shuffle float32x16
    34e  62f27d487efe              vpermt2d zmm7, zmm0, zmm6
    354  c57c108140030000          vmovups ymm8, ymmword ptr [rcx + 832]                ; load float32x8
    35c  c57c1089a0030000          vmovups ymm9, ymmword ptr [rcx + 928]                ; load float32x8
    364  6253bd481ac101            vinsertf64x4 zmm8, zmm8, ymm9, 1                     ; vectorize float32x16
    36b  c57c108900040000          vmovups ymm9, ymmword ptr [rcx + 1024]               ; load float32x8
    373  c57c109160040000          vmovups ymm10, ymmword ptr [rcx + 1120]              ; load float32x8
    37b  6253b5481aca01            vinsertf64x4 zmm9, zmm9, ymm10, 1                    ; vectorize float32x16
    382  62517c4828d0              vmovaps zmm10, zmm8                                  ; shuffle float32x16
    388  62527d487ed1              vpermt2d zmm10, zmm0, zmm9
    38e  c57c1099c0040000          vmovups ymm11, ymmword ptr [rcx + 1216]              ; load float32x8
    396  c57c10a120050000          vmovups ymm12, ymmword ptr [rcx + 1312]              ; load float32x8
    39e  6253a5481adc01            vinsertf64x4 zmm11, zmm11, ymm12, 1                  ; vectorize float32x16
    3a5  c57c10a180050000          vmovups ymm12, ymmword ptr [rcx + 1408]              ; load float32x8
    3ad  c57c10a9e0050000          vmovups ymm13, ymmword ptr [rcx + 1504]              ; load float32x8
    3b5  62539d481ae501            vinsertf64x4 zmm12, zmm12, ymm13, 1                  ; vectorize float32x16
    3bc  62517c4828eb              vmovaps zmm13, zmm11                                 ; shuffle float32x16
    3c2  62527d487eec              vpermt2d zmm13, zmm0, zmm12
    3c8  62517c4828f2              vmovaps zmm14, zmm10                                 ; shuffle float32x16
    3ce  62527d487ef5              vpermt2d zmm14, zmm0, zmm13
    3d4  62717c4828ff              vmovaps zmm15, zmm7                                  ; shuffle float32x16
    3da  62527d487efe              vpermt2d zmm15, zmm0, zmm14
    3e0  62717c48117a10            vmovups zmmword ptr [rdx + 1024], zmm15              ; store void
    3e7  62717c48103d8f010000      vmovups zmm15, zmmword ptr [rip + 01000000030000000500000007000000090000000b0000000d0000000f00000011000000130000001500000017000000190000001b0000001d0000001f000000]
    3f1  62f205487eca              vpermt2d zmm1, zmm15, zmm2                           ; shuffle float32x16
    3f7  62f17c4810157f010000      vmovups zmm2, zmmword ptr [rip + 01000000030000000500000007000000090000000b0000000d0000000f00000011000000130000001500000017000000190000001b0000001d0000001f000000]
    401  62f26d487ee5              vpermt2d zmm4, zmm2, zmm5                            ; shuffle float32x16
    407  62f17c4828d1              vmovaps zmm2, zmm1                                   ; shuffle float32x16
    40d  62f27d487ed4              vpermt2d zmm2, zmm0, zmm4
    413  62f17c48102d63010000      vmovups zmm5, zmmword ptr [rip + 01000000030000000500000007000000090000000b0000000d0000000f00000011000000130000001500000017000000190000001b0000001d0000001f000000]
    41d  625255487ec1              vpermt2d zmm8, zmm5, zmm9                            ; shuffle float32x16
    423  62f17c48102d53010000      vmovups zmm5, zmmword ptr [rip + 01000000030000000500000007000000090000000b0000000d0000000f00000011000000130000001500000017000000190000001b0000001d0000001f000000]
    42d  625255487edc              vpermt2d zmm11, zmm5, zmm12                          ; shuffle float32x16
    433  62d17c4828e8              vmovaps zmm5, zmm8                                   ; shuffle float32x16
    439  62d27d487eeb              vpermt2d zmm5, zmm0, zmm11
    43f  62717c4828ca              vmovaps zmm9, zmm2                                   ; shuffle float32x16
    445  62727d487ecd              vpermt2d zmm9, zmm0, zmm5
    44b  62717c48114a11            vmovups zmmword ptr [rdx + 1088], zmm9               ; store void
    452  62717c48100d24010000      vmovups zmm9, zmmword ptr [rip + 01000000030000000500000007000000090000000b0000000d0000000f00000011000000130000001500000017000000190000001b0000001d0000001f000000]
    45c  62f235487ede              vpermt2d zmm3, zmm9, zmm6                            ; shuffle float32x16
    462  62f17c48103514010000      vmovups zmm6, zmmword ptr [rip + 01000000030000000500000007000000090000000b0000000d0000000f00000011000000130000001500000017000000190000001b0000001d0000001f000000]
    46c  62524d487ed5              vpermt2d zmm10, zmm6, zmm13                          ; shuffle float32x16
    472  62f17c4828f3              vmovaps zmm6, zmm3                                   ; shuffle float32x16
    478  62d27d487ef2              vpermt2d zmm6, zmm0, zmm10
    47e  62f17c48117212            vmovups zmmword ptr [rdx + 1152], zmm6               ; store void
    485  62f17c481035f1000000      vmovups zmm6, zmmword ptr [rip + 01000000030000000500000007000000090000000b0000000d0000000f00000011000000130000001500000017000000190000001b0000001d0000001f000000]
    48f  62f24d487ecc              vpermt2d zmm1, zmm6, zmm4                            ; shuffle float32x16
    495  62f17c481025e1000000      vmovups zmm4, zmmword ptr [rip + 01000000030000000500000007000000090000000b0000000d0000000f00000011000000130000001500000017000000190000001b0000001d0000001f000000]
    49f  62525d487ec3              vpermt2d zmm8, zmm4, zmm11                           ; shuffle float32x16
    4a5  62f17c4828e1              vmovaps zmm4, zmm1                                   ; shuffle float32x16
    4ab  62d27d487ee0              vpermt2d zmm4, zmm0, zmm8
    4b1  62f17c48116213            vmovups zmmword ptr [rdx + 1216], zmm4               ; store void
    4b8  62f17c481005be000000      vmovups zmm0, zmmword ptr [rip + 01000000030000000500000007000000090000000b0000000d0000000f00000011000000130000001500000017000000190000001b0000001d0000001f000000]
    4c2  62d27d487efe              vpermt2d zmm7, zmm0, zmm14                           ; shuffle float32x16
    4c8  62f17c48117a14            vmovups zmmword ptr [rdx + 1280], zmm7               ; store void
    4cf  62f17c481005a7000000      vmovups zmm0, zmmword ptr [rip + 01000000030000000500000007000000090000000b0000000d0000000f00000011000000130000001500000017000000190000001b0000001d0000001f000000]
    4d9  62f27d487ed5              vpermt2d zmm2, zmm0, zmm5                            ; shuffle float32x16
    4df  62f17c48115215            vmovups zmmword ptr [rdx + 1344], zmm2               ; store void
    4e6  62f17c48100590000000      vmovups zmm0, zmmword ptr [rip + 01000000030000000500000007000000090000000b0000000d0000000f00000011000000130000001500000017000000190000001b0000001d0000001f000000]
    4f0  62d27d487eda              vpermt2d zmm3, zmm0, zmm10                           ; shuffle float32x16
    4f6  62f17c48115a16            vmovups zmmword ptr [rdx + 1408], zmm3               ; store void
    4fd  62f17c48100579000000      vmovups zmm0, zmmword ptr [rip + 01000000030000000500000007000000090000000b0000000d0000000f00000011000000130000001500000017000000190000001b0000001d0000001f000000]
    507  62d27d487ec8              vpermt2d zmm1, zmm0, zmm8                            ; shuffle float32x16
    50d  62f17c48114a17            vmovups zmmword ptr [rdx + 1472], zmm1               ; store void
    514  c5f877                    vzeroupper                                           ; sink void
    517  c3                        ret
