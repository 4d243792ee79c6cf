gemm:
      0  62f27d4858050e040000      vpbroadcastd zmm0, dword ptr [rip + 00000000]
      a  488b07                    mov rax, qword ptr [rdi]
      d  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 4096>
     11  488b7f10                  mov rdi, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 4096>
     15  4c8bc6                    mov r8, rsi                                          ; range int32
     18  3bf2                      cmp esi, edx
     1a  0f8df4030000              jge done_414
     20  48c1e60a                  shl rsi, 10
     24  488d0430                  lea rax, [rax + rsi*1]
     28  488d0c31                  lea rcx, [rcx + rsi*1]
loop_40:
     40  62f27d48580dce030000      vpbroadcastd zmm1, dword ptr [rip + 00000000]        ; range int32
     4a  62f27d485815c4030000      vpbroadcastd zmm2, dword ptr [rip + 00000000]
     54  62f27d48581dba030000      vpbroadcastd zmm3, dword ptr [rip + 00000000]
     5e  62f27d485825b0030000      vpbroadcastd zmm4, dword ptr [rip + 00000000]
     68  62f27d48582da6030000      vpbroadcastd zmm5, dword ptr [rip + 00000000]
     72  62f27d4858359c030000      vpbroadcastd zmm6, dword ptr [rip + 00000000]
     7c  62f27d48583d92030000      vpbroadcastd zmm7, dword ptr [rip + 00000000]
     86  62727d48580588030000      vpbroadcastd zmm8, dword ptr [rip + 00000000]
     90  62727d48580d7e030000      vpbroadcastd zmm9, dword ptr [rip + 00000000]
     9a  62727d48581574030000      vpbroadcastd zmm10, dword ptr [rip + 00000000]
     a4  62727d48581d6a030000      vpbroadcastd zmm11, dword ptr [rip + 00000000]
     ae  62727d48582560030000      vpbroadcastd zmm12, dword ptr [rip + 00000000]
     b8  62727d48582d56030000      vpbroadcastd zmm13, dword ptr [rip + 00000000]
     c2  62727d4858354c030000      vpbroadcastd zmm14, dword ptr [rip + 00000000]
     cc  62727d48583d42030000      vpbroadcastd zmm15, dword ptr [rip + 00000000]
     d6  62e27d48580538030000      vpbroadcastd zmm16, dword ptr [rip + 00000000]
     e0  488bf1                    mov rsi, rcx
     e3  4c8bcf                    mov r9, rdi
     e6  4c8d9600010000            lea r10, [rsi + 256]
loop_100:
    100  62e27d48580e              vpbroadcastd zmm17, dword ptr [rsi]                  ; load float32
    106  62c17c481011              vmovups zmm18, zmmword ptr [r9]                      ; load float32x16
    10c  62b27540b8ca              vfmadd231ps zmm1, zmm17, zmm18                       ; mulacc float32x16
    112  62c17c48105901            vmovups zmm19, zmmword ptr [r9 + 64]                 ; load float32x16
    119  62b27540b8d3              vfmadd231ps zmm2, zmm17, zmm19                       ; mulacc float32x16
    11f  62c17c48106102            vmovups zmm20, zmmword ptr [r9 + 128]                ; load float32x16
    126  62b27540b8dc              vfmadd231ps zmm3, zmm17, zmm20                       ; mulacc float32x16
    12c  62c17c48106903            vmovups zmm21, zmmword ptr [r9 + 192]                ; load float32x16
    133  62b27540b8e5              vfmadd231ps zmm4, zmm17, zmm21                       ; mulacc float32x16
    139  62e27d48584e40            vpbroadcastd zmm17, dword ptr [rsi + 256]            ; load float32
    140  62b27540b8ea              vfmadd231ps zmm5, zmm17, zmm18                       ; mulacc float32x16
    146  62b27540b8f3              vfmadd231ps zmm6, zmm17, zmm19                       ; mulacc float32x16
    14c  62b27540b8fc              vfmadd231ps zmm7, zmm17, zmm20                       ; mulacc float32x16
    152  62327540b8c5              vfmadd231ps zmm8, zmm17, zmm21                       ; mulacc float32x16
    158  62e27d48588e00020000      vpbroadcastd zmm17, dword ptr [rsi + 512]            ; load float32
    162  62327540b8ca              vfmadd231ps zmm9, zmm17, zmm18                       ; mulacc float32x16
    168  62327540b8d3              vfmadd231ps zmm10, zmm17, zmm19                      ; mulacc float32x16
    16e  62327540b8dc              vfmadd231ps zmm11, zmm17, zmm20                      ; mulacc float32x16
    174  62327540b8e5              vfmadd231ps zmm12, zmm17, zmm21                      ; mulacc float32x16
    17a  62e27d48588e00030000      vpbroadcastd zmm17, dword ptr [rsi + 768]            ; load float32
    184  62327540b8ea              vfmadd231ps zmm13, zmm17, zmm18                      ; mulacc float32x16
    18a  62327540b8f3              vfmadd231ps zmm14, zmm17, zmm19                      ; mulacc float32x16
    190  62327540b8fc              vfmadd231ps zmm15, zmm17, zmm20                      ; mulacc float32x16
    196  62a27540b8c5              vfmadd231ps zmm16, zmm17, zmm21                      ; mulacc float32x16
    19c  62e27d48584e01            vpbroadcastd zmm17, dword ptr [rsi + 4]              ; load float32
    1a3  62c17c48105104            vmovups zmm18, zmmword ptr [r9 + 256]                ; load float32x16
    1aa  62b27540b8ca              vfmadd231ps zmm1, zmm17, zmm18                       ; mulacc float32x16
    1b0  62c17c48105905            vmovups zmm19, zmmword ptr [r9 + 320]                ; load float32x16
    1b7  62b27540b8d3              vfmadd231ps zmm2, zmm17, zmm19                       ; mulacc float32x16
    1bd  62c17c48106106            vmovups zmm20, zmmword ptr [r9 + 384]                ; load float32x16
    1c4  62b27540b8dc              vfmadd231ps zmm3, zmm17, zmm20                       ; mulacc float32x16
    1ca  62c17c48106907            vmovups zmm21, zmmword ptr [r9 + 448]                ; load float32x16
    1d1  62b27540b8e5              vfmadd231ps zmm4, zmm17, zmm21                       ; mulacc float32x16
    1d7  62e27d48584e41            vpbroadcastd zmm17, dword ptr [rsi + 260]            ; load float32
    1de  62b27540b8ea              vfmadd231ps zmm5, zmm17, zmm18                       ; mulacc float32x16
    1e4  62b27540b8f3              vfmadd231ps zmm6, zmm17, zmm19                       ; mulacc float32x16
    1ea  62b27540b8fc              vfmadd231ps zmm7, zmm17, zmm20                       ; mulacc float32x16
    1f0  62327540b8c5              vfmadd231ps zmm8, zmm17, zmm21                       ; mulacc float32x16
    1f6  62e27d48588e04020000      vpbroadcastd zmm17, dword ptr [rsi + 516]            ; load float32
    200  62327540b8ca              vfmadd231ps zmm9, zmm17, zmm18                       ; mulacc float32x16
    206  62327540b8d3              vfmadd231ps zmm10, zmm17, zmm19                      ; mulacc float32x16
    20c  62327540b8dc              vfmadd231ps zmm11, zmm17, zmm20                      ; mulacc float32x16
    212  62327540b8e5              vfmadd231ps zmm12, zmm17, zmm21                      ; mulacc float32x16
    218  62e27d48588e04030000      vpbroadcastd zmm17, dword ptr [rsi + 772]            ; load float32
    222  62327540b8ea              vfmadd231ps zmm13, zmm17, zmm18                      ; mulacc float32x16
    228  62327540b8f3              vfmadd231ps zmm14, zmm17, zmm19                      ; mulacc float32x16
    22e  62327540b8fc              vfmadd231ps zmm15, zmm17, zmm20                      ; mulacc float32x16
    234  62a27540b8c5              vfmadd231ps zmm16, zmm17, zmm21                      ; mulacc float32x16
    23a  62e27d48584e02            vpbroadcastd zmm17, dword ptr [rsi + 8]              ; load float32
    241  62c17c48105108            vmovups zmm18, zmmword ptr [r9 + 512]                ; load float32x16
    248  62b27540b8ca              vfmadd231ps zmm1, zmm17, zmm18                       ; mulacc float32x16
    24e  62c17c48105909            vmovups zmm19, zmmword ptr [r9 + 576]                ; load float32x16
    255  62b27540b8d3              vfmadd231ps zmm2, zmm17, zmm19                       ; mulacc float32x16
    25b  62c17c4810610a            vmovups zmm20, zmmword ptr [r9 + 640]                ; load float32x16
    262  62b27540b8dc              vfmadd231ps zmm3, zmm17, zmm20                       ; mulacc float32x16
    268  62c17c4810690b            vmovups zmm21, zmmword ptr [r9 + 704]                ; load float32x16
    26f  62b27540b8e5              vfmadd231ps zmm4, zmm17, zmm21                       ; mulacc float32x16
    275  62e27d48584e42            vpbroadcastd zmm17, dword ptr [rsi + 264]            ; load float32
    27c  62b27540b8ea              vfmadd231ps zmm5, zmm17, zmm18                       ; mulacc float32x16
    282  62b27540b8f3              vfmadd231ps zmm6, zmm17, zmm19                       ; mulacc float32x16
    288  62b27540b8fc              vfmadd231ps zmm7, zmm17, zmm20                       ; mulacc float32x16
    28e  62327540b8c5              vfmadd231ps zmm8, zmm17, zmm21                       ; mulacc float32x16
    294  62e27d48588e08020000      vpbroadcastd zmm17, dword ptr [rsi + 520]            ; load float32
    29e  62327540b8ca              vfmadd231ps zmm9, zmm17, zmm18                       ; mulacc float32x16
    2a4  62327540b8d3              vfmadd231ps zmm10, zmm17, zmm19                      ; mulacc float32x16
    2aa  62327540b8dc              vfmadd231ps zmm11, zmm17, zmm20                      ; mulacc float32x16
    2b0  62327540b8e5              vfmadd231ps zmm12, zmm17, zmm21                      ; mulacc float32x16
    2b6  62e27d48588e08030000      vpbroadcastd zmm17, dword ptr [rsi + 776]            ; load float32
    2c0  62327540b8ea              vfmadd231ps zmm13, zmm17, zmm18                      ; mulacc float32x16
    2c6  62327540b8f3              vfmadd231ps zmm14, zmm17, zmm19                      ; mulacc float32x16
    2cc  62327540b8fc              vfmadd231ps zmm15, zmm17, zmm20                      ; mulacc float32x16
    2d2  62a27540b8c5              vfmadd231ps zmm16, zmm17, zmm21                      ; mulacc float32x16
    2d8  62e27d48584e03            vpbroadcastd zmm17, dword ptr [rsi + 12]             ; load float32
    2df  62c17c4810510c            vmovups zmm18, zmmword ptr [r9 + 768]                ; load float32x16
    2e6  62b27540b8ca              vfmadd231ps zmm1, zmm17, zmm18                       ; mulacc float32x16
    2ec  62c17c4810590d            vmovups zmm19, zmmword ptr [r9 + 832]                ; load float32x16
    2f3  62b27540b8d3              vfmadd231ps zmm2, zmm17, zmm19                       ; mulacc float32x16
    2f9  62c17c4810610e            vmovups zmm20, zmmword ptr [r9 + 896]                ; load float32x16
    300  62b27540b8dc              vfmadd231ps zmm3, zmm17, zmm20                       ; mulacc float32x16
    306  62c17c4810690f            vmovups zmm21, zmmword ptr [r9 + 960]                ; load float32x16
    30d  62b27540b8e5              vfmadd231ps zmm4, zmm17, zmm21                       ; mulacc float32x16
    313  62e27d48584e43            vpbroadcastd zmm17, dword ptr [rsi + 268]            ; load float32
    31a  62b27540b8ea              vfmadd231ps zmm5, zmm17, zmm18                       ; mulacc float32x16
    320  62b27540b8f3              vfmadd231ps zmm6, zmm17, zmm19                       ; mulacc float32x16
    326  62b27540b8fc              vfmadd231ps zmm7, zmm17, zmm20                       ; mulacc float32x16
    32c  62327540b8c5              vfmadd231ps zmm8, zmm17, zmm21                       ; mulacc float32x16
    332  62e27d48588e0c020000      vpbroadcastd zmm17, dword ptr [rsi + 524]            ; load float32
    33c  62327540b8ca              vfmadd231ps zmm9, zmm17, zmm18                       ; mulacc float32x16
    342  62327540b8d3              vfmadd231ps zmm10, zmm17, zmm19                      ; mulacc float32x16
    348  62327540b8dc              vfmadd231ps zmm11, zmm17, zmm20                      ; mulacc float32x16
    34e  62327540b8e5              vfmadd231ps zmm12, zmm17, zmm21                      ; mulacc float32x16
    354  62e27d48588e0c030000      vpbroadcastd zmm17, dword ptr [rsi + 780]            ; load float32
    35e  62327540b8ea              vfmadd231ps zmm13, zmm17, zmm18                      ; mulacc float32x16
    364  62327540b8f3              vfmadd231ps zmm14, zmm17, zmm19                      ; mulacc float32x16
    36a  62327540b8fc              vfmadd231ps zmm15, zmm17, zmm20                      ; mulacc float32x16
    370  62a27540b8c5              vfmadd231ps zmm16, zmm17, zmm21                      ; mulacc float32x16
    376  4883c610                  add rsi, 16                                          ; end void
    37a  4981c100040000            add r9, 1024
    381  493bf2                    cmp rsi, r10
    384  0f8576fdffff              jne loop_100
done_38a:
    38a  62f17c481108              vmovups zmmword ptr [rax], zmm1                      ; store void
    390  62f17c48115001            vmovups zmmword ptr [rax + 64], zmm2                 ; store void
    397  62f17c48115802            vmovups zmmword ptr [rax + 128], zmm3                ; store void
    39e  62f17c48116003            vmovups zmmword ptr [rax + 192], zmm4                ; store void
    3a5  62f17c48116804            vmovups zmmword ptr [rax + 256], zmm5                ; store void
    3ac  62f17c48117005            vmovups zmmword ptr [rax + 320], zmm6                ; store void
    3b3  62f17c48117806            vmovups zmmword ptr [rax + 384], zmm7                ; store void
    3ba  62717c48114007            vmovups zmmword ptr [rax + 448], zmm8                ; store void
    3c1  62717c48114808            vmovups zmmword ptr [rax + 512], zmm9                ; store void
    3c8  62717c48115009            vmovups zmmword ptr [rax + 576], zmm10               ; store void
    3cf  62717c4811580a            vmovups zmmword ptr [rax + 640], zmm11               ; store void
    3d6  62717c4811600b            vmovups zmmword ptr [rax + 704], zmm12               ; store void
    3dd  62717c4811680c            vmovups zmmword ptr [rax + 768], zmm13               ; store void
    3e4  62717c4811700d            vmovups zmmword ptr [rax + 832], zmm14               ; store void
    3eb  62717c4811780e            vmovups zmmword ptr [rax + 896], zmm15               ; store void
    3f2  62e17c4811400f            vmovups zmmword ptr [rax + 960], zmm16               ; store void
    3f9  4881c000040000            add rax, 1024                                        ; end void
    400  4881c100040000            add rcx, 1024
    407  4183c001                  add r8d, 1
    40b  443bc2                    cmp r8d, edx
    40e  0f8c2cfcffff              jl loop_40
done_414:
    414  c5f877                    vzeroupper                                           ; sink void
    417  c3                        ret
