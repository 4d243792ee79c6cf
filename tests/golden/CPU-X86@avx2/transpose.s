transpose:
      0  b800000000                mov eax, 0
      5  488b17                    mov rdx, qword ptr [rdi]
      8  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 384>
      c  b800000000                mov eax, 0                                           ; range int32
loop_20:
     20  488bf1                    mov rsi, rcx                                         ; range int32
     23  488bfa                    mov rdi, rdx
     26  4c8d8600060000            lea r8, [rsi + 1536]
loop_40:
     40  c5fc1006                  vmovups ymm0, ymmword ptr [rsi]                      ; load float32x8
     44  c5fc108ec0000000          vmovups ymm1, ymmword ptr [rsi + 192]                ; load float32x8
     4c  c5fc14d1                  vunpcklps ymm2, ymm0, ymm1                           ; shuffle float32x8
     50  c5fc105e60                vmovups ymm3, ymmword ptr [rsi + 96]                 ; load float32x8
     55  c5fc10a620010000          vmovups ymm4, ymmword ptr [rsi + 288]                ; load float32x8
     5d  c5e414ec                  vunpcklps ymm5, ymm3, ymm4                           ; shuffle float32x8
     61  c5ec14f5                  vunpcklps ymm6, ymm2, ymm5                           ; shuffle float32x8
     65  c5fc10be80010000          vmovups ymm7, ymmword ptr [rsi + 384]                ; load float32x8
     6d  c57c108640020000          vmovups ymm8, ymmword ptr [rsi + 576]                ; load float32x8
     75  c4414414c8                vunpcklps ymm9, ymm7, ymm8                           ; shuffle float32x8
     7a  c57c1096e0010000          vmovups ymm10, ymmword ptr [rsi + 480]               ; load float32x8
     82  c57c109ea0020000          vmovups ymm11, ymmword ptr [rsi + 672]               ; load float32x8
     8a  c4412c14e3                vunpcklps ymm12, ymm10, ymm11                        ; shuffle float32x8
     8f  c4413414ec                vunpcklps ymm13, ymm9, ymm12                         ; shuffle float32x8
     94  c4434d06f520              vperm2f128 ymm14, ymm6, ymm13, 32                    ; shuffle float32x8
     9a  c57c1137                  vmovups ymmword ptr [rdi], ymm14                     ; store void
     9e  c5ec15d5                  vunpckhps ymm2, ymm2, ymm5                           ; shuffle float32x8
     a2  c4c13415ec                vunpckhps ymm5, ymm9, ymm12                          ; shuffle float32x8
     a7  c4636d06cd20              vperm2f128 ymm9, ymm2, ymm5, 32                      ; shuffle float32x8
     ad  c57c114f40                vmovups ymmword ptr [rdi + 64], ymm9                 ; store void
     b2  c5fc15c1                  vunpckhps ymm0, ymm0, ymm1                           ; shuffle float32x8
     b6  c5e415cc                  vunpckhps ymm1, ymm3, ymm4                           ; shuffle float32x8
     ba  c4c14415d8                vunpckhps ymm3, ymm7, ymm8                           ; shuffle float32x8
     bf  c4c12c15e3                vunpckhps ymm4, ymm10, ymm11                         ; shuffle float32x8
     c4  c5fc14f9                  vunpcklps ymm7, ymm0, ymm1                           ; shuffle float32x8
     c8  c56414c4                  vunpcklps ymm8, ymm3, ymm4                           ; shuffle float32x8
     cc  c4434506c820              vperm2f128 ymm9, ymm7, ymm8, 32                      ; shuffle float32x8
     d2  c57c118f80000000          vmovups ymmword ptr [rdi + 128], ymm9                ; store void
     da  c5fc15c1                  vunpckhps ymm0, ymm0, ymm1                           ; shuffle float32x8
     de  c5e415cc                  vunpckhps ymm1, ymm3, ymm4                           ; shuffle float32x8
     e2  c4e37d06d920              vperm2f128 ymm3, ymm0, ymm1, 32                      ; shuffle float32x8
     e8  c5fc119fc0000000          vmovups ymmword ptr [rdi + 192], ymm3                ; store void
     f0  c4c34d06dd31              vperm2f128 ymm3, ymm6, ymm13, 49                     ; shuffle float32x8
     f6  c5fc119f00010000          vmovups ymmword ptr [rdi + 256], ymm3                ; store void
     fe  c4e36d06d531              vperm2f128 ymm2, ymm2, ymm5, 49                      ; shuffle float32x8
    104  c5fc119740010000          vmovups ymmword ptr [rdi + 320], ymm2                ; store void
    10c  c4c34506d031              vperm2f128 ymm2, ymm7, ymm8, 49                      ; shuffle float32x8
    112  c5fc119780010000          vmovups ymmword ptr [rdi + 384], ymm2                ; store void
    11a  c4e37d06c131              vperm2f128 ymm0, ymm0, ymm1, 49                      ; shuffle float32x8
    120  c5fc1187c0010000          vmovups ymmword ptr [rdi + 448], ymm0                ; store void
    128  c5fc104620                vmovups ymm0, ymmword ptr [rsi + 32]                 ; load float32x8
    12d  c5fc108ee0000000          vmovups ymm1, ymmword ptr [rsi + 224]                ; load float32x8
    135  c5fc14d1                  vunpcklps ymm2, ymm0, ymm1                           ; shuffle float32x8
    139  c5fc109e80000000          vmovups ymm3, ymmword ptr [rsi + 128]                ; load float32x8
    141  c5fc10a640010000          vmovups ymm4, ymmword ptr [rsi + 320]                ; load float32x8
    149  c5e414ec                  vunpcklps ymm5, ymm3, ymm4                           ; shuffle float32x8
    14d  c5ec14f5                  vunpcklps ymm6, ymm2, ymm5                           ; shuffle float32x8
    151  c5fc10bea0010000          vmovups ymm7, ymmword ptr [rsi + 416]                ; load float32x8
    159  c57c108660020000          vmovups ymm8, ymmword ptr [rsi + 608]                ; load float32x8
    161  c4414414c8                vunpcklps ymm9, ymm7, ymm8                           ; shuffle float32x8
    166  c57c109600020000          vmovups ymm10, ymmword ptr [rsi + 512]               ; load float32x8
    16e  c57c109ec0020000          vmovups ymm11, ymmword ptr [rsi + 704]               ; load float32x8
    176  c4412c14e3                vunpcklps ymm12, ymm10, ymm11                        ; shuffle float32x8
    17b  c4413414ec                vunpcklps ymm13, ymm9, ymm12                         ; shuffle float32x8
    180  c4434d06f520              vperm2f128 ymm14, ymm6, ymm13, 32                    ; shuffle float32x8
    186  c57c11b700020000          vmovups ymmword ptr [rdi + 512], ymm14               ; store void
    18e  c5ec15d5                  vunpckhps ymm2, ymm2, ymm5                           ; shuffle float32x8
    192  c4c13415ec                vunpckhps ymm5, ymm9, ymm12                          ; shuffle float32x8
    197  c4636d06cd20              vperm2f128 ymm9, ymm2, ymm5, 32                      ; shuffle float32x8
    19d  c57c118f40020000          vmovups ymmword ptr [rdi + 576], ymm9                ; store void
    1a5  c5fc15c1                  vunpckhps ymm0, ymm0, ymm1                           ; shuffle float32x8
    1a9  c5e415cc                  vunpckhps ymm1, ymm3, ymm4                           ; shuffle float32x8
    1ad  c4c14415d8                vunpckhps ymm3, ymm7, ymm8                           ; shuffle float32x8
    1b2  c4c12c15e3                vunpckhps ymm4, ymm10, ymm11                         ; shuffle float32x8
    1b7  c5fc14f9                  vunpcklps ymm7, ymm0, ymm1                           ; shuffle float32x8
    1bb  c56414c4                  vunpcklps ymm8, ymm3, ymm4                           ; shuffle float32x8
    1bf  c4434506c820              vperm2f128 ymm9, ymm7, ymm8, 32                      ; shuffle float32x8
    1c5  c57c118f80020000          vmovups ymmword ptr [rdi + 640], ymm9                ; store void
    1cd  c5fc15c1                  vunpckhps ymm0, ymm0, ymm1                           ; shuffle float32x8
    1d1  c5e415cc                  vunpckhps ymm1, ymm3, ymm4                           ; shuffle float32x8
    1d5  c4e37d06d920              vperm2f128 ymm3, ymm0, ymm1, 32                      ; shuffle float32x8
    1db  c5fc119fc0020000          vmovups ymmword ptr [rdi + 704], ymm3                ; store void
    1e3  c4c34d06dd31              vperm2f128 ymm3, ymm6, ymm13, 49                     ; shuffle float32x8
    1e9  c5fc119f00030000          vmovups ymmword ptr [rdi + 768], ymm3                ; store void
    1f1  c4e36d06d531              vperm2f128 ymm2, ymm2, ymm5, 49                      ; shuffle float32x8
    1f7  c5fc119740030000          vmovups ymmword ptr [rdi + 832], ymm2                ; store void
    1ff  c4c34506d031              vperm2f128 ymm2, ymm7, ymm8, 49                      ; shuffle float32x8
    205  c5fc119780030000          vmovups ymmword ptr [rdi + 896], ymm2                ; store void
    20d  c4e37d06c131              vperm2f128 ymm0, ymm0, ymm1, 49                      ; shuffle float32x8
    213  c5fc1187c0030000          vmovups ymmword ptr [rdi + 960], ymm0                ; store void
    21b  4881c600030000            add rsi, 768                                         ; end void
    222  4883c720                  add rdi, 32
    226  493bf0                    cmp rsi, r8
    229  0f8511feffff              jne loop_40
done_22f:
    22f  83c001                    add eax, 1                                           ; end void
    232  83f801                    cmp eax, 1
    235  0f8ce5fdffff              jl loop_20
done_23b:
    23b  488d8100060000            lea rax, [rcx + 1536]                                ; range int32
loop_260:
    260  c5fc104140                vmovups ymm0, ymmword ptr [rcx + 64]                 ; load float32x8
    265  c5fc108900010000          vmovups ymm1, ymmword ptr [rcx + 256]                ; load float32x8
    26d  c5fc14d1                  vunpcklps ymm2, ymm0, ymm1                           ; shuffle float32x8
    271  c5fc1099a0000000          vmovups ymm3, ymmword ptr [rcx + 160]                ; load float32x8
    279  c5fc10a160010000          vmovups ymm4, ymmword ptr [rcx + 352]                ; load float32x8
    281  c5e414ec                  vunpcklps ymm5, ymm3, ymm4                           ; shuffle float32x8
    285  c5ec14f5                  vunpcklps ymm6, ymm2, ymm5                           ; shuffle float32x8
    289  c5fc10b9c0010000          vmovups ymm7, ymmword ptr [rcx + 448]                ; load float32x8
    291  c57c108180020000          vmovups ymm8, ymmword ptr [rcx + 640]                ; load float32x8
    299  c4414414c8                vunpcklps ymm9, ymm7, ymm8                           ; shuffle float32x8
    29e  c57c109120020000          vmovups ymm10, ymmword ptr [rcx + 544]               ; load float32x8
    2a6  c57c1099e0020000          vmovups ymm11, ymmword ptr [rcx + 736]               ; load float32x8
    2ae  c4412c14e3                vunpcklps ymm12, ymm10, ymm11                        ; shuffle float32x8
    2b3  c4413414ec                vunpcklps ymm13, ymm9, ymm12                         ; shuffle float32x8
    2b8  c4434d06f520              vperm2f128 ymm14, ymm6, ymm13, 32                    ; shuffle float32x8
    2be  c57c11b200040000          vmovups ymmword ptr [rdx + 1024], ymm14              ; store void
    2c6  c5ec15d5                  vunpckhps ymm2, ymm2, ymm5                           ; shuffle float32x8
    2ca  c4c13415ec                vunpckhps ymm5, ymm9, ymm12                          ; shuffle float32x8
    2cf  c4636d06cd20              vperm2f128 ymm9, ymm2, ymm5, 32                      ; shuffle float32x8
    2d5  c57c118a40040000          vmovups ymmword ptr [rdx + 1088], ymm9               ; store void
    2dd  c5fc15c1                  vunpckhps ymm0, ymm0, ymm1                           ; shuffle float32x8
    2e1  c5e415cc                  vunpckhps ymm1, ymm3, ymm4                           ; shuffle float32x8
    2e5  c4c14415d8                vunpckhps ymm3, ymm7, ymm8                           ; shuffle float32x8
    2ea  c4c12c15e3                vunpckhps ymm4, ymm10, ymm11                         ; shuffle float32x8
    2ef  c5fc14f9                  vunpcklps ymm7, ymm0, ymm1                           ; shuffle float32x8
    2f3  c56414c4                  vunpcklps ymm8, ymm3, ymm4                           ; shuffle float32x8
    2f7  c4434506c820              vperm2f128 ymm9, ymm7, ymm8, 32                      ; shuffle float32x8
    2fd  c57c118a80040000          vmovups ymmword ptr [rdx + 1152], ymm9               ; store void
    305  c5fc15c1                  vunpckhps ymm0, ymm0, ymm1                           ; shuffle float32x8
    309  c5e415cc                  vunpckhps ymm1, ymm3, ymm4                           ; shuffle float32x8
    30d  c4e37d06d920              vperm2f128 ymm3, ymm0, ymm1, 32                      ; shuffle float32x8
    313  c5fc119ac0040000          vmovups ymmword ptr [rdx + 1216], ymm3               ; store void
    31b  c4c34d06dd31              vperm2f128 ymm3, ymm6, ymm13, 49                     ; shuffle float32x8
    321  c5fc119a00050000          vmovups ymmword ptr [rdx + 1280], ymm3               ; store void
    329  c4e36d06d531              vperm2f128 ymm2, ymm2, ymm5, 49                      ; shuffle float32x8
    32f  c5fc119240050000          vmovups ymmword ptr [rdx + 1344], ymm2               ; store void
    337  c4c34506d031              vperm2f128 ymm2, ymm7, ymm8, 49                      ; shuffle float32x8
    33d  c5fc119280050000          vmovups ymmword ptr [rdx + 1408], ymm2               ; store void
    345  c4e37d06c131              vperm2f128 ymm0, ymm0, ymm1, 49                      ; shuffle float32x8
    34b  c5fc1182c0050000          vmovups ymmword ptr [rdx + 1472], ymm0               ; store void
    353  4881c100030000            add rcx, 768                                         ; end void
    35a  4883c220                  add rdx, 32
    35e  483bc8                    cmp rcx, rax
    361  0f85f9feffff              jne loop_260
done_367:
    367  c5f877                    vzeroupper                                           ; sink void
    36a  c3                        ret
