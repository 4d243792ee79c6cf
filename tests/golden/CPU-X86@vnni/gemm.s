gemm:
      0  62f27d48580516040000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
      a  b800000000                mov eax, 0
      f  488b0f                    mov rcx, qword ptr [rdi]
     12  4c8b4708                  mov r8, qword ptr [rdi + 8]                          ; define_global ptr<float32, global, 4096>
     16  488b7f10                  mov rdi, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 4096>
     1a  4c8bce                    mov r9, rsi                                          ; range int32
     1d  3bf2                      cmp esi, edx
     1f  0f8df4030000              jge done_419
     25  48c1e60a                  shl rsi, 10
     29  488d0c31                  lea rcx, [rcx + rsi*1]
     2d  498d3430                  lea rsi, [r8 + rsi*1]
loop_40:
     40  62f27d48580dd6030000      vpbroadcastd zmm1, dword ptr [rip + 00000000]        ; range int32
     4a  62f27d485815cc030000      vpbroadcastd zmm2, dword ptr [rip + 00000000]
     54  62f27d48581dc2030000      vpbroadcastd zmm3, dword ptr [rip + 00000000]
     5e  62f27d485825b8030000      vpbroadcastd zmm4, dword ptr [rip + 00000000]
     68  62f27d48582dae030000      vpbroadcastd zmm5, dword ptr [rip + 00000000]
     72  62f27d485835a4030000      vpbroadcastd zmm6, dword ptr [rip + 00000000]
     7c  62f27d48583d9a030000      vpbroadcastd zmm7, dword ptr [rip + 00000000]
     86  62727d48580590030000      vpbroadcastd zmm8, dword ptr [rip + 00000000]
     90  62727d48580d86030000      vpbroadcastd zmm9, dword ptr [rip + 00000000]
     9a  62727d4858157c030000      vpbroadcastd zmm10, dword ptr [rip + 00000000]
     a4  62727d48581d72030000      vpbroadcastd zmm11, dword ptr [rip + 00000000]
     ae  62727d48582568030000      vpbroadcastd zmm12, dword ptr [rip + 00000000]
     b8  62727d48582d5e030000      vpbroadcastd zmm13, dword ptr [rip + 00000000]
     c2  62727d48583554030000      vpbroadcastd zmm14, dword ptr [rip + 00000000]
     cc  62727d48583d4a030000      vpbroadcastd zmm15, dword ptr [rip + 00000000]
     d6  62e27d48580540030000      vpbroadcastd zmm16, dword ptr [rip + 00000000]
     e0  41b800000000              mov r8d, 0
     e6  4c8bd6                    mov r10, rsi
     e9  4c8bdf                    mov r11, rdi
loop_100:
    100  62c27d48580a              vpbroadcastd zmm17, dword ptr [r10]                  ; load float32
    106  62c17c481013              vmovups zmm18, zmmword ptr [r11]                     ; load float32x16
    10c  62b27540b8ca              vfmadd231ps zmm1, zmm17, zmm18                       ; mulacc float32x16
    112  62c17c48105b01            vmovups zmm19, zmmword ptr [r11 + 64]                ; load float32x16
    119  62b27540b8d3              vfmadd231ps zmm2, zmm17, zmm19                       ; mulacc float32x16
    11f  62c17c48106302            vmovups zmm20, zmmword ptr [r11 + 128]               ; load float32x16
    126  62b27540b8dc              vfmadd231ps zmm3, zmm17, zmm20                       ; mulacc float32x16
    12c  62c17c48106b03            vmovups zmm21, zmmword ptr [r11 + 192]               ; load float32x16
    133  62b27540b8e5              vfmadd231ps zmm4, zmm17, zmm21                       ; mulacc float32x16
    139  62c27d48584a40            vpbroadcastd zmm17, dword ptr [r10 + 256]            ; load float32
    140  62b27540b8ea              vfmadd231ps zmm5, zmm17, zmm18                       ; mulacc float32x16
    146  62b27540b8f3              vfmadd231ps zmm6, zmm17, zmm19                       ; mulacc float32x16
    14c  62b27540b8fc              vfmadd231ps zmm7, zmm17, zmm20                       ; mulacc float32x16
    152  62327540b8c5              vfmadd231ps zmm8, zmm17, zmm21                       ; mulacc float32x16
    158  62c27d48588a00020000      vpbroadcastd zmm17, dword ptr [r10 + 512]            ; load float32
    162  62327540b8ca              vfmadd231ps zmm9, zmm17, zmm18                       ; mulacc float32x16
    168  62327540b8d3              vfmadd231ps zmm10, zmm17, zmm19                      ; mulacc float32x16
    16e  62327540b8dc              vfmadd231ps zmm11, zmm17, zmm20                      ; mulacc float32x16
    174  62327540b8e5              vfmadd231ps zmm12, zmm17, zmm21                      ; mulacc float32x16
    17a  62c27d48588a00030000      vpbroadcastd zmm17, dword ptr [r10 + 768]            ; load float32
    184  62327540b8ea              vfmadd231ps zmm13, zmm17, zmm18                      ; mulacc float32x16
    18a  62327540b8f3              vfmadd231ps zmm14, zmm17, zmm19                      ; mulacc float32x16
    190  62327540b8fc              vfmadd231ps zmm15, zmm17, zmm20                      ; mulacc float32x16
    196  62a27540b8c5              vfmadd231ps zmm16, zmm17, zmm21                      ; mulacc float32x16
    19c  62c27d48584a01            vpbroadcastd zmm17, dword ptr [r10 + 4]              ; load float32
    1a3  62c17c48105304            vmovups zmm18, zmmword ptr [r11 + 256]               ; load float32x16
    1aa  62b27540b8ca              vfmadd231ps zmm1, zmm17, zmm18                       ; mulacc float32x16
    1b0  62c17c48105b05            vmovups zmm19, zmmword ptr [r11 + 320]               ; load float32x16
    1b7  62b27540b8d3              vfmadd231ps zmm2, zmm17, zmm19                       ; mulacc float32x16
    1bd  62c17c48106306            vmovups zmm20, zmmword ptr [r11 + 384]               ; load float32x16
    1c4  62b27540b8dc              vfmadd231ps zmm3, zmm17, zmm20                       ; mulacc float32x16
    1ca  62c17c48106b07            vmovups zmm21, zmmword ptr [r11 + 448]               ; load float32x16
    1d1  62b27540b8e5              vfmadd231ps zmm4, zmm17, zmm21                       ; mulacc float32x16
    1d7  62c27d48584a41            vpbroadcastd zmm17, dword ptr [r10 + 260]            ; load float32
    1de  62b27540b8ea              vfmadd231ps zmm5, zmm17, zmm18                       ; mulacc float32x16
    1e4  62b27540b8f3              vfmadd231ps zmm6, zmm17, zmm19                       ; mulacc float32x16
    1ea  62b27540b8fc              vfmadd231ps zmm7, zmm17, zmm20                       ; mulacc float32x16
    1f0  62327540b8c5              vfmadd231ps zmm8, zmm17, zmm21                       ; mulacc float32x16
    1f6  62c27d48588a04020000      vpbroadcastd zmm17, dword ptr [r10 + 516]            ; load float32
    200  62327540b8ca              vfmadd231ps zmm9, zmm17, zmm18                       ; mulacc float32x16
    206  62327540b8d3              vfmadd231ps zmm10, zmm17, zmm19                      ; mulacc float32x16
    20c  62327540b8dc              vfmadd231ps zmm11, zmm17, zmm20                      ; mulacc float32x16
    212  62327540b8e5              vfmadd231ps zmm12, zmm17, zmm21                      ; mulacc float32x16
    218  62c27d48588a04030000      vpbroadcastd zmm17, dword ptr [r10 + 772]            ; load float32
    222  62327540b8ea              vfmadd231ps zmm13, zmm17, zmm18                      ; mulacc float32x16
    228  62327540b8f3              vfmadd231ps zmm14, zmm17, zmm19                      ; mulacc float32x16
    22e  62327540b8fc              vfmadd231ps zmm15, zmm17, zmm20                      ; mulacc float32x16
    234  62a27540b8c5              vfmadd231ps zmm16, zmm17, zmm21                      ; mulacc float32x16
    23a  62c27d48584a02            vpbroadcastd zmm17, dword ptr [r10 + 8]              ; load float32
    241  62c17c48105308            vmovups zmm18, zmmword ptr [r11 + 512]               ; load float32x16
    248  62b27540b8ca              vfmadd231ps zmm1, zmm17, zmm18                       ; mulacc float32x16
    24e  62c17c48105b09            vmovups zmm19, zmmword ptr [r11 + 576]               ; load float32x16
    255  62b27540b8d3              vfmadd231ps zmm2, zmm17, zmm19                       ; mulacc float32x16
    25b  62c17c4810630a            vmovups zmm20, zmmword ptr [r11 + 640]               ; load float32x16
    262  62b27540b8dc              vfmadd231ps zmm3, zmm17, zmm20                       ; mulacc float32x16
    268  62c17c48106b0b            vmovups zmm21, zmmword ptr [r11 + 704]               ; load float32x16
    26f  62b27540b8e5              vfmadd231ps zmm4, zmm17, zmm21                       ; mulacc float32x16
    275  62c27d48584a42            vpbroadcastd zmm17, dword ptr [r10 + 264]            ; load float32
    27c  62b27540b8ea              vfmadd231ps zmm5, zmm17, zmm18                       ; mulacc float32x16
    282  62b27540b8f3              vfmadd231ps zmm6, zmm17, zmm19                       ; mulacc float32x16
    288  62b27540b8fc              vfmadd231ps zmm7, zmm17, zmm20                       ; mulacc float32x16
    28e  62327540b8c5              vfmadd231ps zmm8, zmm17, zmm21                       ; mulacc float32x16
    294  62c27d48588a08020000      vpbroadcastd zmm17, dword ptr [r10 + 520]            ; load float32
    29e  62327540b8ca              vfmadd231ps zmm9, zmm17, zmm18                       ; mulacc float32x16
    2a4  62327540b8d3              vfmadd231ps zmm10, zmm17, zmm19                      ; mulacc float32x16
    2aa  62327540b8dc              vfmadd231ps zmm11, zmm17, zmm20                      ; mulacc float32x16
    2b0  62327540b8e5              vfmadd231ps zmm12, zmm17, zmm21                      ; mulacc float32x16
    2b6  62c27d48588a08030000      vpbroadcastd zmm17, dword ptr [r10 + 776]            ; load float32
    2c0  62327540b8ea              vfmadd231ps zmm13, zmm17, zmm18                      ; mulacc float32x16
    2c6  62327540b8f3              vfmadd231ps zmm14, zmm17, zmm19                      ; mulacc float32x16
    2cc  62327540b8fc              vfmadd231ps zmm15, zmm17, zmm20                      ; mulacc float32x16
    2d2  62a27540b8c5              vfmadd231ps zmm16, zmm17, zmm21                      ; mulacc float32x16
    2d8  62c27d48584a03            vpbroadcastd zmm17, dword ptr [r10 + 12]             ; load float32
    2df  62c17c4810530c            vmovups zmm18, zmmword ptr [r11 + 768]               ; load float32x16
    2e6  62b27540b8ca              vfmadd231ps zmm1, zmm17, zmm18                       ; mulacc float32x16
    2ec  62c17c48105b0d            vmovups zmm19, zmmword ptr [r11 + 832]               ; load float32x16
    2f3  62b27540b8d3              vfmadd231ps zmm2, zmm17, zmm19                       ; mulacc float32x16
    2f9  62c17c4810630e            vmovups zmm20, zmmword ptr [r11 + 896]               ; load float32x16
    300  62b27540b8dc              vfmadd231ps zmm3, zmm17, zmm20                       ; mulacc float32x16
    306  62c17c48106b0f            vmovups zmm21, zmmword ptr [r11 + 960]               ; load float32x16
    30d  62b27540b8e5              vfmadd231ps zmm4, zmm17, zmm21                       ; mulacc float32x16
    313  62c27d48584a43            vpbroadcastd zmm17, dword ptr [r10 + 268]            ; load float32
    31a  62b27540b8ea              vfmadd231ps zmm5, zmm17, zmm18                       ; mulacc float32x16
    320  62b27540b8f3              vfmadd231ps zmm6, zmm17, zmm19                       ; mulacc float32x16
    326  62b27540b8fc              vfmadd231ps zmm7, zmm17, zmm20                       ; mulacc float32x16
    32c  62327540b8c5              vfmadd231ps zmm8, zmm17, zmm21                       ; mulacc float32x16
    332  62c27d48588a0c020000      vpbroadcastd zmm17, dword ptr [r10 + 524]            ; load float32
    33c  62327540b8ca              vfmadd231ps zmm9, zmm17, zmm18                       ; mulacc float32x16
    342  62327540b8d3              vfmadd231ps zmm10, zmm17, zmm19                      ; mulacc float32x16
    348  62327540b8dc              vfmadd231ps zmm11, zmm17, zmm20                      ; mulacc float32x16
    34e  62327540b8e5              vfmadd231ps zmm12, zmm17, zmm21                      ; mulacc float32x16
    354  62c27d48588a0c030000      vpbroadcastd zmm17, dword ptr [r10 + 780]            ; load float32
    35e  62327540b8ea              vfmadd231ps zmm13, zmm17, zmm18                      ; mulacc float32x16
    364  62327540b8f3              vfmadd231ps zmm14, zmm17, zmm19                      ; mulacc float32x16
    36a  62327540b8fc              vfmadd231ps zmm15, zmm17, zmm20                      ; mulacc float32x16
    370  62a27540b8c5              vfmadd231ps zmm16, zmm17, zmm21                      ; mulacc float32x16
    376  4983c210                  add r10, 16                                          ; end void
    37a  4981c300040000            add r11, 1024
    381  4183c001                  add r8d, 1
    385  4183f810                  cmp r8d, 16
    389  0f8c71fdffff              jl loop_100
done_38f:
    38f  62f17c481109              vmovups zmmword ptr [rcx], zmm1                      ; store void
    395  62f17c48115101            vmovups zmmword ptr [rcx + 64], zmm2                 ; store void
    39c  62f17c48115902            vmovups zmmword ptr [rcx + 128], zmm3                ; store void
    3a3  62f17c48116103            vmovups zmmword ptr [rcx + 192], zmm4                ; store void
    3aa  62f17c48116904            vmovups zmmword ptr [rcx + 256], zmm5                ; store void
    3b1  62f17c48117105            vmovups zmmword ptr [rcx + 320], zmm6                ; store void
    3b8  62f17c48117906            vmovups zmmword ptr [rcx + 384], zmm7                ; store void
    3bf  62717c48114107            vmovups zmmword ptr [rcx + 448], zmm8                ; store void
    3c6  62717c48114908            vmovups zmmword ptr [rcx + 512], zmm9                ; store void
    3cd  62717c48115109            vmovups zmmword ptr [rcx + 576], zmm10               ; store void
    3d4  62717c4811590a            vmovups zmmword ptr [rcx + 640], zmm11               ; store void
    3db  62717c4811610b            vmovups zmmword ptr [rcx + 704], zmm12               ; store void
    3e2  62717c4811690c            vmovups zmmword ptr [rcx + 768], zmm13               ; store void
    3e9  62717c4811710d            vmovups zmmword ptr [rcx + 832], zmm14               ; store void
    3f0  62717c4811790e            vmovups zmmword ptr [rcx + 896], zmm15               ; store void
    3f7  62e17c4811410f            vmovups zmmword ptr [rcx + 960], zmm16               ; store void
    3fe  4881c100040000            add rcx, 1024                                        ; end void
    405  4881c600040000            add rsi, 1024
    40c  4183c101                  add r9d, 1
    410  443bca                    cmp r9d, edx
    413  0f8c27fcffff              jl loop_40
done_419:
    419  c5f877                    vzeroupper                                           ; sink void
    41c  c3                        ret
