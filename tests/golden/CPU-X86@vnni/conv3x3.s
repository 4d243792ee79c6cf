conv3x3:
      0  488bc4                    mov rax, rsp
      3  4881ece0070000            sub rsp, 2016
      a  4883e4c0                  and rsp, -64
      e  48898424a0070000          mov qword ptr [rsp + 1952], rax
     16  c5fc100562080000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
     1e  c4e27d580d79080000        vpbroadcastd ymm1, dword ptr [rip + 07000000]
     27  c4e27d581574080000        vpbroadcastd ymm2, dword ptr [rip + 00000000]
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
    42a  62627d28587f36            vpbroadcastd ymm31, dword ptr [rdi + 216]            ; load float32
    431  c4e27d588fdc000000        vpbroadcastd ymm1, dword ptr [rdi + 220]             ; load float32
    43a  c4e27d589f1c010000        vpbroadcastd ymm3, dword ptr [rdi + 284]             ; load float32
    443  c4e27d588718010000        vpbroadcastd ymm0, dword ptr [rdi + 280]             ; load float32
    44c  c4e27d58a714010000        vpbroadcastd ymm4, dword ptr [rdi + 276]             ; load float32
    455  c4e27d58af10010000        vpbroadcastd ymm5, dword ptr [rdi + 272]             ; load float32
    45e  c4e27d58b70c010000        vpbroadcastd ymm6, dword ptr [rdi + 268]             ; load float32
    467  c4e27d58bf08010000        vpbroadcastd ymm7, dword ptr [rdi + 264]             ; load float32
    470  c4627d588704010000        vpbroadcastd ymm8, dword ptr [rdi + 260]             ; load float32
    479  c4627d588ffc000000        vpbroadcastd ymm9, dword ptr [rdi + 252]             ; load float32
    482  c4627d589700010000        vpbroadcastd ymm10, dword ptr [rdi + 256]            ; load float32
    48b  488bfe                    mov rdi, rsi                                         ; range int32
    48e  3bf2                      cmp esi, edx
    490  0f8dcb030000              jge done_861
    496  48c1e605                  shl rsi, 5
    49a  4d8d0430                  lea r8, [r8 + rsi*1]
    49e  488d0c31                  lea rcx, [rcx + rsi*1]
loop_4c0:
    4c0  be00000000                mov esi, 0                                           ; cmplt bool
    4c5  83ff07                    cmp edi, 7
    4c8  400f9cc6                  setl sil
    4cc  4c8bce                    mov r9, rsi                                          ; vectorize boolx8
    4cf  49f7d9                    neg r9
    4d2  c4c1fb92d9                kmovq k3, r9
    4d7  c4e1e441e1                kandq k4, k3, k1                                     ; and boolx8
    4dc  c4e1e441da                kandq k3, k3, k2                                     ; and boolx8
    4e1  41b900000000              mov r9d, 0                                           ; cmplt bool
    4e7  3bc7                      cmp eax, edi
    4e9  410f9cc1                  setl r9b
    4ed  4d8bd1                    mov r10, r9                                          ; vectorize boolx8
    4f0  49f7da                    neg r10
    4f3  c4c1fb92ea                kmovq k5, r10
    4f8  c4e1d441f1                kandq k6, k5, k1                                     ; and boolx8
    4fd  c4e1d441ea                kandq k5, k5, k2                                     ; and boolx8
    502  62517ead6f98dcffffff      vmovdqu32 ymm11{k5}{z}, ymmword ptr [r8 - 36]        ; load float32x8
    50c  c4627d58258f030000        vpbroadcastd ymm12, dword ptr [rip + 00000000]       ; load float32x8
    515  4585c9                    test r9d, r9d
    518  7406                      je join_520
    51a  c4417c1060e0              vmovups ymm12, ymmword ptr [r8 - 32]
join_520:
    520  c51c59ac2400010000        vmulps ymm13, ymm12, ymmword ptr [rsp + 256]         ; mul float32x8
    529  c46225b8ac24e0000000      vfmadd231ps ymm13, ymm11, ymmword ptr [rsp + 224]    ; mulacc float32x8
    533  62517eae6fb0e4ffffff      vmovdqu32 ymm14{k6}{z}, ymmword ptr [r8 - 28]        ; load float32x8
    53d  c4620db8ac24c0000000      vfmadd231ps ymm13, ymm14, ymmword ptr [rsp + 192]    ; mulacc float32x8
    547  62517eaa6fb8fcffffff      vmovdqu32 ymm15{k2}{z}, ymmword ptr [r8 - 4]         ; load float32x8
    551  c46205b8ac24a0000000      vfmadd231ps ymm13, ymm15, ymmword ptr [rsp + 160]    ; mulacc float32x8
    55b  62c17c281000              vmovups ymm16, ymmword ptr [r8]                      ; load float32x8
    561  62727d20b86c2404          vfmadd231ps ymm13, ymm16, ymmword ptr [rsp + 128]    ; mulacc float32x8
    569  62c17ea96f8804000000      vmovdqu32 ymm17{k1}{z}, ymmword ptr [r8 + 4]         ; load float32x8
    573  62727520b86c2403          vfmadd231ps ymm13, ymm17, ymmword ptr [rsp + 96]     ; mulacc float32x8
    57b  62c17eab6f901c000000      vmovdqu32 ymm18{k3}{z}, ymmword ptr [r8 + 28]        ; load float32x8
    585  62726d20b86c2402          vfmadd231ps ymm13, ymm18, ymmword ptr [rsp + 64]     ; mulacc float32x8
    58d  62e27d28581d0d030000      vpbroadcastd ymm19, dword ptr [rip + 00000000]       ; load float32x8
    597  85f6                      test esi, esi
    599  7407                      je join_5a2
    59b  62c17c28105801            vmovups ymm19, ymmword ptr [r8 + 32]
join_5a2:
    5a2  62726520b86c2401          vfmadd231ps ymm13, ymm19, ymmword ptr [rsp + 32]     ; mulacc float32x8
    5aa  62c17eac6fa024000000      vmovdqu32 ymm20{k4}{z}, ymmword ptr [r8 + 36]        ; load float32x8
    5b4  62725d20b82c24            vfmadd231ps ymm13, ymm20, ymmword ptr [rsp]          ; mulacc float32x8
    5bb  62c17ead6fa8dc000000      vmovdqu32 ymm21{k5}{z}, ymmword ptr [r8 + 220]       ; load float32x8
    5c5  62e27d285835d5020000      vpbroadcastd ymm22, dword ptr [rip + 00000000]       ; load float32x8
    5cf  4585c9                    test r9d, r9d
    5d2  7407                      je join_5db
    5d4  62c17c28107007            vmovups ymm22, ymmword ptr [r8 + 224]
join_5db:
    5db  62e14c20597c2411          vmulps ymm23, ymm22, ymmword ptr [rsp + 544]         ; mul float32x8
    5e3  62e25520b87c2410          vfmadd231ps ymm23, ymm21, ymmword ptr [rsp + 512]    ; mulacc float32x8
    5eb  62417eae6f80e4000000      vmovdqu32 ymm24{k6}{z}, ymmword ptr [r8 + 228]       ; load float32x8
    5f5  62e23d20b87c240f          vfmadd231ps ymm23, ymm24, ymmword ptr [rsp + 480]    ; mulacc float32x8
    5fd  62417eaa6f88fc000000      vmovdqu32 ymm25{k2}{z}, ymmword ptr [r8 + 252]       ; load float32x8
    607  62e23520b87c240e          vfmadd231ps ymm23, ymm25, ymmword ptr [rsp + 448]    ; mulacc float32x8
    60f  62417c28105008            vmovups ymm26, ymmword ptr [r8 + 256]                ; load float32x8
    616  62e22d20b87c240d          vfmadd231ps ymm23, ymm26, ymmword ptr [rsp + 416]    ; mulacc float32x8
    61e  62417ea96f9804010000      vmovdqu32 ymm27{k1}{z}, ymmword ptr [r8 + 260]       ; load float32x8
    628  62e22520b87c240c          vfmadd231ps ymm23, ymm27, ymmword ptr [rsp + 384]    ; mulacc float32x8
    630  62417eab6fa01c010000      vmovdqu32 ymm28{k3}{z}, ymmword ptr [r8 + 284]       ; load float32x8
    63a  62e21d20b87c240b          vfmadd231ps ymm23, ymm28, ymmword ptr [rsp + 352]    ; mulacc float32x8
    642  62627d28582d58020000      vpbroadcastd ymm29, dword ptr [rip + 00000000]       ; load float32x8
    64c  85f6                      test esi, esi
    64e  7407                      je join_657
    650  62417c28106809            vmovups ymm29, ymmword ptr [r8 + 288]
join_657:
    657  62e21520b87c240a          vfmadd231ps ymm23, ymm29, ymmword ptr [rsp + 320]    ; mulacc float32x8
    65f  62417eac6fb024010000      vmovdqu32 ymm30{k4}{z}, ymmword ptr [r8 + 292]       ; load float32x8
    669  62e20d20b87c2409          vfmadd231ps ymm23, ymm30, ymmword ptr [rsp + 288]    ; mulacc float32x8
    671  6231142858ef              vaddps ymm13, ymm13, ymm23                           ; add float32x8
    677  c57c1129                  vmovups ymmword ptr [rcx], ymm13                     ; store void
    67b  c51c59ac2440030000        vmulps ymm13, ymm12, ymmword ptr [rsp + 832]         ; mul float32x8
    684  c46225b8ac2420030000      vfmadd231ps ymm13, ymm11, ymmword ptr [rsp + 800]    ; mulacc float32x8
    68e  c4620db8ac2400030000      vfmadd231ps ymm13, ymm14, ymmword ptr [rsp + 768]    ; mulacc float32x8
    698  c46205b8ac24e0020000      vfmadd231ps ymm13, ymm15, ymmword ptr [rsp + 736]    ; mulacc float32x8
    6a2  62727d20b86c2416          vfmadd231ps ymm13, ymm16, ymmword ptr [rsp + 704]    ; mulacc float32x8
    6aa  62727520b86c2415          vfmadd231ps ymm13, ymm17, ymmword ptr [rsp + 672]    ; mulacc float32x8
    6b2  62726d20b86c2414          vfmadd231ps ymm13, ymm18, ymmword ptr [rsp + 640]    ; mulacc float32x8
    6ba  62726520b86c2413          vfmadd231ps ymm13, ymm19, ymmword ptr [rsp + 608]    ; mulacc float32x8
    6c2  62725d20b86c2412          vfmadd231ps ymm13, ymm20, ymmword ptr [rsp + 576]    ; mulacc float32x8
    6ca  62e14c20597c2423          vmulps ymm23, ymm22, ymmword ptr [rsp + 1120]        ; mul float32x8
    6d2  62e25520b87c2422          vfmadd231ps ymm23, ymm21, ymmword ptr [rsp + 1088]   ; mulacc float32x8
    6da  62e23d20b87c2421          vfmadd231ps ymm23, ymm24, ymmword ptr [rsp + 1056]   ; mulacc float32x8
    6e2  62e23520b87c2420          vfmadd231ps ymm23, ymm25, ymmword ptr [rsp + 1024]   ; mulacc float32x8
    6ea  62e22d20b87c241f          vfmadd231ps ymm23, ymm26, ymmword ptr [rsp + 992]    ; mulacc float32x8
    6f2  62e22520b87c241e          vfmadd231ps ymm23, ymm27, ymmword ptr [rsp + 960]    ; mulacc float32x8
    6fa  62e21d20b87c241d          vfmadd231ps ymm23, ymm28, ymmword ptr [rsp + 928]    ; mulacc float32x8
    702  62e21520b87c241c          vfmadd231ps ymm23, ymm29, ymmword ptr [rsp + 896]    ; mulacc float32x8
    70a  62e20d20b87c241b          vfmadd231ps ymm23, ymm30, ymmword ptr [rsp + 864]    ; mulacc float32x8
    712  6231142858ef              vaddps ymm13, ymm13, ymm23                           ; add float32x8
    718  c57c11a900010000          vmovups ymmword ptr [rcx + 256], ymm13               ; store void
    720  c51c59ac2480050000        vmulps ymm13, ymm12, ymmword ptr [rsp + 1408]        ; mul float32x8
    729  c46225b8ac2460050000      vfmadd231ps ymm13, ymm11, ymmword ptr [rsp + 1376]   ; mulacc float32x8
    733  c4620db8ac2440050000      vfmadd231ps ymm13, ymm14, ymmword ptr [rsp + 1344]   ; mulacc float32x8
    73d  c46205b8ac2420050000      vfmadd231ps ymm13, ymm15, ymmword ptr [rsp + 1312]   ; mulacc float32x8
    747  62727d20b86c2428          vfmadd231ps ymm13, ymm16, ymmword ptr [rsp + 1280]   ; mulacc float32x8
    74f  62727520b86c2427          vfmadd231ps ymm13, ymm17, ymmword ptr [rsp + 1248]   ; mulacc float32x8
    757  62726d20b86c2426          vfmadd231ps ymm13, ymm18, ymmword ptr [rsp + 1216]   ; mulacc float32x8
    75f  62726520b86c2425          vfmadd231ps ymm13, ymm19, ymmword ptr [rsp + 1184]   ; mulacc float32x8
    767  62725d20b86c2424          vfmadd231ps ymm13, ymm20, ymmword ptr [rsp + 1152]   ; mulacc float32x8
    76f  62e14c20597c2435          vmulps ymm23, ymm22, ymmword ptr [rsp + 1696]        ; mul float32x8
    777  62e25520b87c2434          vfmadd231ps ymm23, ymm21, ymmword ptr [rsp + 1664]   ; mulacc float32x8
    77f  62e23d20b87c2433          vfmadd231ps ymm23, ymm24, ymmword ptr [rsp + 1632]   ; mulacc float32x8
    787  62e23520b87c2432          vfmadd231ps ymm23, ymm25, ymmword ptr [rsp + 1600]   ; mulacc float32x8
    78f  62e22d20b87c2431          vfmadd231ps ymm23, ymm26, ymmword ptr [rsp + 1568]   ; mulacc float32x8
    797  62e22520b87c2430          vfmadd231ps ymm23, ymm27, ymmword ptr [rsp + 1536]   ; mulacc float32x8
    79f  62e21d20b87c242f          vfmadd231ps ymm23, ymm28, ymmword ptr [rsp + 1504]   ; mulacc float32x8
    7a7  62e21520b87c242e          vfmadd231ps ymm23, ymm29, ymmword ptr [rsp + 1472]   ; mulacc float32x8
    7af  62e20d20b87c242d          vfmadd231ps ymm23, ymm30, ymmword ptr [rsp + 1440]   ; mulacc float32x8
    7b7  6231142858ef              vaddps ymm13, ymm13, ymm23                           ; add float32x8
    7bd  c57c11a900020000          vmovups ymmword ptr [rcx + 512], ymm13               ; store void
    7c5  c51c59e1                  vmulps ymm12, ymm12, ymm1                            ; mul float32x8
    7c9  62122528b8e7              vfmadd231ps ymm12, ymm11, ymm31                      ; mulacc float32x8
    7cf  c4620db8a42480070000      vfmadd231ps ymm12, ymm14, ymmword ptr [rsp + 1920]   ; mulacc float32x8
    7d9  c46205b8a42460070000      vfmadd231ps ymm12, ymm15, ymmword ptr [rsp + 1888]   ; mulacc float32x8
    7e3  62727d20b864243a          vfmadd231ps ymm12, ymm16, ymmword ptr [rsp + 1856]   ; mulacc float32x8
    7eb  62727520b8642439          vfmadd231ps ymm12, ymm17, ymmword ptr [rsp + 1824]   ; mulacc float32x8
    7f3  62726d20b8642438          vfmadd231ps ymm12, ymm18, ymmword ptr [rsp + 1792]   ; mulacc float32x8
    7fb  62726520b8642437          vfmadd231ps ymm12, ymm19, ymmword ptr [rsp + 1760]   ; mulacc float32x8
    803  62725d20b8642436          vfmadd231ps ymm12, ymm20, ymmword ptr [rsp + 1728]   ; mulacc float32x8
    80b  62514c2059da              vmulps ymm11, ymm22, ymm10                           ; mul float32x8
    811  62525520b8d9              vfmadd231ps ymm11, ymm21, ymm9                       ; mulacc float32x8
    817  62523d20b8d8              vfmadd231ps ymm11, ymm24, ymm8                       ; mulacc float32x8
    81d  62723520b8df              vfmadd231ps ymm11, ymm25, ymm7                       ; mulacc float32x8
    823  62722d20b8de              vfmadd231ps ymm11, ymm26, ymm6                       ; mulacc float32x8
    829  62722520b8dd              vfmadd231ps ymm11, ymm27, ymm5                       ; mulacc float32x8
    82f  62721d20b8dc              vfmadd231ps ymm11, ymm28, ymm4                       ; mulacc float32x8
    835  62721520b8d8              vfmadd231ps ymm11, ymm29, ymm0                       ; mulacc float32x8
    83b  62720d20b8db              vfmadd231ps ymm11, ymm30, ymm3                       ; mulacc float32x8
    841  c4411c58db                vaddps ymm11, ymm12, ymm11                           ; add float32x8
    846  c57c119900030000          vmovups ymmword ptr [rcx + 768], ymm11               ; store void
    84e  4983c020                  add r8, 32                                           ; end void
    852  4883c120                  add rcx, 32
    856  83c701                    add edi, 1
    859  3bfa                      cmp edi, edx
    85b  0f8c5ffcffff              jl loop_4c0
done_861:
    861  c5f877                    vzeroupper                                           ; sink void
    864  488ba424a0070000          mov rsp, qword ptr [rsp + 1952]
    86c  c3                        ret                                                  ; sink void
