softmax:
      0  62f27d485805b60a0000      vpbroadcastd zmm0, dword ptr [rip + 000080ff]
      a  62f17c48100dac080000      vmovups zmm1, zmmword ptr [rip + 00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000]
     14  62f17c481015e2080000      vmovups zmm2, zmmword ptr [rip + 04000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000]
     1e  62f17c48101d18090000      vmovups zmm3, zmmword ptr [rip + 08000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000]
     28  62f17c4810254e090000      vmovups zmm4, zmmword ptr [rip + 0c0000000c0000000c0000000c0000000c0000000c0000000c0000000c0000000c0000000c0000000c0000000c0000000c0000000c0000000c0000000c000000]
     32  62f17c48102d84090000      vmovups zmm5, zmmword ptr [rip + 02000000020000000200000002000000020000000200000002000000020000000200000002000000020000000200000002000000020000000200000002000000]
     3c  62f17c481035ba090000      vmovups zmm6, zmmword ptr [rip + 06000000060000000600000006000000060000000600000006000000060000000600000006000000060000000600000006000000060000000600000006000000]
     46  62f17c48103df0090000      vmovups zmm7, zmmword ptr [rip + 0a0000000a0000000a0000000a0000000a0000000a0000000a0000000a0000000a0000000a0000000a0000000a0000000a0000000a0000000a0000000a000000]
     50  62717c481005260a0000      vmovups zmm8, zmmword ptr [rip + 0e0000000e0000000e0000000e0000000e0000000e0000000e0000000e0000000e0000000e0000000e0000000e0000000e0000000e0000000e0000000e000000]
     5a  62727d48580d600a0000      vpbroadcastd zmm9, dword ptr [rip + 3baab83f]
     64  62727d4858155a0a0000      vpbroadcastd zmm10, dword ptr [rip + 7e226239]
     6e  62727d48581d540a0000      vpbroadcastd zmm11, dword ptr [rip + ac9ba33a]
     78  62727d4858254e0a0000      vpbroadcastd zmm12, dword ptr [rip + c07e1e3c]
     82  62727d48582d480a0000      vpbroadcastd zmm13, dword ptr [rip + 7b45633d]
     8c  62727d485835420a0000      vpbroadcastd zmm14, dword ptr [rip + 9dfe753e]
     96  62727d48583d3c0a0000      vpbroadcastd zmm15, dword ptr [rip + 1672313f]
     a0  62e27d485805360a0000      vpbroadcastd zmm16, dword ptr [rip + 0000803f]
     aa  62e27d48580d300a0000      vpbroadcastd zmm17, dword ptr [rip + 000016c3]
     b4  62e27d4858152a0a0000      vpbroadcastd zmm18, dword ptr [rip + 00000000]
     be  488b07                    mov rax, qword ptr [rdi]
     c1  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 2048>
     c5  488d09                    lea rcx, [rcx]                                       ; define_global ptr<float32, global, 2048>
     c8  488db200200000            lea rsi, [rdx + 8192]                                ; range int32
loop_e0:
     e0  62e27d48581dd6090000      vpbroadcastd zmm19, dword ptr [rip + 000080ff]       ; range int32
     ea  62e27d485825cc090000      vpbroadcastd zmm20, dword ptr [rip + 000080ff]
     f4  62e27d48582dc2090000      vpbroadcastd zmm21, dword ptr [rip + 000080ff]
     fe  62e27d485835b8090000      vpbroadcastd zmm22, dword ptr [rip + 000080ff]
    108  62e27d48583dae090000      vpbroadcastd zmm23, dword ptr [rip + 000080ff]
    112  62627d485805a4090000      vpbroadcastd zmm24, dword ptr [rip + 000080ff]
    11c  62627d48580d9a090000      vpbroadcastd zmm25, dword ptr [rip + 000080ff]
    126  62627d48581590090000      vpbroadcastd zmm26, dword ptr [rip + 000080ff]
    130  488bfa                    mov rdi, rdx
    133  4c8d8700020000            lea r8, [rdi + 512]
loop_140:
    140  62617c48101f              vmovups zmm27, zmmword ptr [rdi]                     ; load float32x16
    146  62a124405fdb              vmaxps zmm19, zmm27, zmm19                           ; max float32x16
    14c  62912440c2cb03            vcmpps k1, zmm27, zmm27, 3
    153  6282654164db              vpblendmd zmm19{k1}, zmm19, zmm27
    159  62617c48105f08            vmovups zmm27, zmmword ptr [rdi + 512]               ; load float32x16
    160  62a124405fe4              vmaxps zmm20, zmm27, zmm20                           ; max float32x16
    166  62912440c2cb03            vcmpps k1, zmm27, zmm27, 3
    16d  62825d4164e3              vpblendmd zmm20{k1}, zmm20, zmm27
    173  62617c48105f10            vmovups zmm27, zmmword ptr [rdi + 1024]              ; load float32x16
    17a  62a124405fed              vmaxps zmm21, zmm27, zmm21                           ; max float32x16
    180  62912440c2cb03            vcmpps k1, zmm27, zmm27, 3
    187  6282554164eb              vpblendmd zmm21{k1}, zmm21, zmm27
    18d  62617c48105f18            vmovups zmm27, zmmword ptr [rdi + 1536]              ; load float32x16
    194  62a124405ff6              vmaxps zmm22, zmm27, zmm22                           ; max float32x16
    19a  62912440c2cb03            vcmpps k1, zmm27, zmm27, 3
    1a1  62824d4164f3              vpblendmd zmm22{k1}, zmm22, zmm27
    1a7  62617c48105f20            vmovups zmm27, zmmword ptr [rdi + 2048]              ; load float32x16
    1ae  62a124405fff              vmaxps zmm23, zmm27, zmm23                           ; max float32x16
    1b4  62912440c2cb03            vcmpps k1, zmm27, zmm27, 3
    1bb  6282454164fb              vpblendmd zmm23{k1}, zmm23, zmm27
    1c1  62617c48105f28            vmovups zmm27, zmmword ptr [rdi + 2560]              ; load float32x16
    1c8  620124405fc0              vmaxps zmm24, zmm27, zmm24                           ; max float32x16
    1ce  62912440c2cb03            vcmpps k1, zmm27, zmm27, 3
    1d5  62023d4164c3              vpblendmd zmm24{k1}, zmm24, zmm27
    1db  62617c48105f30            vmovups zmm27, zmmword ptr [rdi + 3072]              ; load float32x16
    1e2  620124405fc9              vmaxps zmm25, zmm27, zmm25                           ; max float32x16
    1e8  62912440c2cb03            vcmpps k1, zmm27, zmm27, 3
    1ef  6202354164cb              vpblendmd zmm25{k1}, zmm25, zmm27
    1f5  62617c48105f38            vmovups zmm27, zmmword ptr [rdi + 3584]              ; load float32x16
    1fc  620124405fd2              vmaxps zmm26, zmm27, zmm26                           ; max float32x16
    202  62912440c2cb03            vcmpps k1, zmm27, zmm27, 3
    209  62022d4164d3              vpblendmd zmm26{k1}, zmm26, zmm27
    20f  4883c740                  add rdi, 64                                          ; end void
    213  493bf8                    cmp rdi, r8
    216  0f8524ffffff              jne loop_140
done_21c:
    21c  6223654023dc44            vshuff32x4 zmm27, zmm19, zmm20, 68                   ; shuffle float32x16
    223  62a3654023dcee            vshuff32x4 zmm19, zmm19, zmm20, 238                  ; shuffle float32x16
    22a  62a124405fdb              vmaxps zmm19, zmm27, zmm19                           ; max float32x16
    230  62912440c2cb03            vcmpps k1, zmm27, zmm27, 3
    237  6282654164db              vpblendmd zmm19{k1}, zmm19, zmm27
    23d  62a3554023e644            vshuff32x4 zmm20, zmm21, zmm22, 68                   ; shuffle float32x16
    244  62a3554023eeee            vshuff32x4 zmm21, zmm21, zmm22, 238                  ; shuffle float32x16
    24b  62a15c405fed              vmaxps zmm21, zmm20, zmm21                           ; max float32x16
    251  62b15c40c2cc03            vcmpps k1, zmm20, zmm20, 3
    258  62a2554164e4              vpblendmd zmm20{k1}, zmm21, zmm20
    25e  62a3654023ec88            vshuff32x4 zmm21, zmm19, zmm20, 136                  ; shuffle float32x16
    265  62a3654023dcdd            vshuff32x4 zmm19, zmm19, zmm20, 221                  ; shuffle float32x16
    26c  62a154405fdb              vmaxps zmm19, zmm21, zmm19                           ; max float32x16
    272  62b15440c2cd03            vcmpps k1, zmm21, zmm21, 3
    279  62a2654164dd              vpblendmd zmm19{k1}, zmm19, zmm21
    27f  6283454023e044            vshuff32x4 zmm20, zmm23, zmm24, 68                   ; shuffle float32x16
    286  6283454023e8ee            vshuff32x4 zmm21, zmm23, zmm24, 238                  ; shuffle float32x16
    28d  62a15c405fed              vmaxps zmm21, zmm20, zmm21                           ; max float32x16
    293  62b15c40c2cc03            vcmpps k1, zmm20, zmm20, 3
    29a  62a2554164e4              vpblendmd zmm20{k1}, zmm21, zmm20
    2a0  6283354023ea44            vshuff32x4 zmm21, zmm25, zmm26, 68                   ; shuffle float32x16
    2a7  6283354023f2ee            vshuff32x4 zmm22, zmm25, zmm26, 238                  ; shuffle float32x16
    2ae  62a154405ff6              vmaxps zmm22, zmm21, zmm22                           ; max float32x16
    2b4  62b15440c2cd03            vcmpps k1, zmm21, zmm21, 3
    2bb  62a24d4164ed              vpblendmd zmm21{k1}, zmm22, zmm21
    2c1  62a35d4023f588            vshuff32x4 zmm22, zmm20, zmm21, 136                  ; shuffle float32x16
    2c8  62a35d4023e5dd            vshuff32x4 zmm20, zmm20, zmm21, 221                  ; shuffle float32x16
    2cf  62a14c405fe4              vmaxps zmm20, zmm22, zmm20                           ; max float32x16
    2d5  62b14c40c2ce03            vcmpps k1, zmm22, zmm22, 3
    2dc  62a25d4164e6              vpblendmd zmm20{k1}, zmm20, zmm22
    2e2  62a1e54014ec              vunpcklpd zmm21, zmm19, zmm20                        ; shuffle float32x16
    2e8  62a1e54015dc              vunpckhpd zmm19, zmm19, zmm20                        ; shuffle float32x16
    2ee  62a154405fdb              vmaxps zmm19, zmm21, zmm19                           ; max float32x16
    2f4  62b15440c2cd03            vcmpps k1, zmm21, zmm21, 3
    2fb  62a2654164dd              vpblendmd zmm19{k1}, zmm19, zmm21
    301  62a16440c6e3b1            vshufps zmm20, zmm19, zmm19, 177                     ; gep float32x16
    308  62a15c405fdb              vmaxps zmm19, zmm20, zmm19                           ; max float32x16
    30e  62b15c40c2cc03            vcmpps k1, zmm20, zmm20, 3
    315  62a2654164dc              vpblendmd zmm19{k1}, zmm19, zmm20
    31b  62a2754836e3              vpermd zmm20, zmm1, zmm19                            ; gep float32x16
    321  62a26d4836eb              vpermd zmm21, zmm2, zmm19                            ; gep float32x16
    327  62a2654836f3              vpermd zmm22, zmm3, zmm19                            ; gep float32x16
    32d  62a25d4836fb              vpermd zmm23, zmm4, zmm19                            ; gep float32x16
    333  6222554836c3              vpermd zmm24, zmm5, zmm19                            ; gep float32x16
    339  62224d4836cb              vpermd zmm25, zmm6, zmm19                            ; gep float32x16
    33f  6222454836d3              vpermd zmm26, zmm7, zmm19                            ; gep float32x16
    345  62a23d4836db              vpermd zmm19, zmm8, zmm19                            ; gep float32x16
    34b  488bfa                    mov rdi, rdx                                         ; range int32
    34e  4c8bc1                    mov r8, rcx
    351  4c8d8f00020000            lea r9, [rdi + 512]
loop_360:
    360  62617c48101f              vmovups zmm27, zmmword ptr [rdi]                     ; load float32x16
    366  622124405cdc              vsubps zmm27, zmm27, zmm20                           ; sub float32x16
    36c  6241244059d9              vmulps zmm27, zmm27, zmm9                            ; mul float32x16
    372  62037d4856e301            vreduceps zmm28, zmm27, 1                            ; exp2 float32x16
    379  62627d48582d45070000      vpbroadcastd zmm29, dword ptr [rip + 7e226239]
    383  62421d40a8eb              vfmadd213ps zmm29, zmm28, zmm11
    389  62421d40a8ec              vfmadd213ps zmm29, zmm28, zmm12
    38f  62421d40a8ed              vfmadd213ps zmm29, zmm28, zmm13
    395  62421d40a8ee              vfmadd213ps zmm29, zmm28, zmm14
    39b  62421d40a8ef              vfmadd213ps zmm29, zmm28, zmm15
    3a1  62221d40a8e8              vfmadd213ps zmm29, zmm28, zmm16
    3a7  62b12440c2c905            vcmpps k1, zmm27, zmm17, 5
    3ae  620215c12cdb              vscalefps zmm27{k1}{z}, zmm29, zmm27
    3b4  62417c481118              vmovups zmmword ptr [r8], zmm27                      ; store void
    3ba  62617c48105f08            vmovups zmm27, zmmword ptr [rdi + 512]               ; load float32x16
    3c1  622124405cdd              vsubps zmm27, zmm27, zmm21                           ; sub float32x16
    3c7  6241244059d9              vmulps zmm27, zmm27, zmm9                            ; mul float32x16
    3cd  62037d4856e301            vreduceps zmm28, zmm27, 1                            ; exp2 float32x16
    3d4  62627d48582dea060000      vpbroadcastd zmm29, dword ptr [rip + 7e226239]
    3de  62421d40a8eb              vfmadd213ps zmm29, zmm28, zmm11
    3e4  62421d40a8ec              vfmadd213ps zmm29, zmm28, zmm12
    3ea  62421d40a8ed              vfmadd213ps zmm29, zmm28, zmm13
    3f0  62421d40a8ee              vfmadd213ps zmm29, zmm28, zmm14
    3f6  62421d40a8ef              vfmadd213ps zmm29, zmm28, zmm15
    3fc  62221d40a8e8              vfmadd213ps zmm29, zmm28, zmm16
    402  62b12440c2c905            vcmpps k1, zmm27, zmm17, 5
    409  620215c12cdb              vscalefps zmm27{k1}{z}, zmm29, zmm27
    40f  62417c48115808            vmovups zmmword ptr [r8 + 512], zmm27                ; store void
    416  62617c48105f10            vmovups zmm27, zmmword ptr [rdi + 1024]              ; load float32x16
    41d  622124405cde              vsubps zmm27, zmm27, zmm22                           ; sub float32x16
    423  6241244059d9              vmulps zmm27, zmm27, zmm9                            ; mul float32x16
    429  62037d4856e301            vreduceps zmm28, zmm27, 1                            ; exp2 float32x16
    430  62627d48582d8e060000      vpbroadcastd zmm29, dword ptr [rip + 7e226239]
    43a  62421d40a8eb              vfmadd213ps zmm29, zmm28, zmm11
    440  62421d40a8ec              vfmadd213ps zmm29, zmm28, zmm12
    446  62421d40a8ed              vfmadd213ps zmm29, zmm28, zmm13
    44c  62421d40a8ee              vfmadd213ps zmm29, zmm28, zmm14
    452  62421d40a8ef              vfmadd213ps zmm29, zmm28, zmm15
    458  62221d40a8e8              vfmadd213ps zmm29, zmm28, zmm16
    45e  62b12440c2c905            vcmpps k1, zmm27, zmm17, 5
    465  620215c12cdb              vscalefps zmm27{k1}{z}, zmm29, zmm27
    46b  62417c48115810            vmovups zmmword ptr [r8 + 1024], zmm27               ; store void
    472  62617c48105f18            vmovups zmm27, zmmword ptr [rdi + 1536]              ; load float32x16
    479  622124405cdf              vsubps zmm27, zmm27, zmm23                           ; sub float32x16
    47f  6241244059d9              vmulps zmm27, zmm27, zmm9                            ; mul float32x16
    485  62037d4856e301            vreduceps zmm28, zmm27, 1                            ; exp2 float32x16
    48c  62627d48582d32060000      vpbroadcastd zmm29, dword ptr [rip + 7e226239]
    496  62421d40a8eb              vfmadd213ps zmm29, zmm28, zmm11
    49c  62421d40a8ec              vfmadd213ps zmm29, zmm28, zmm12
    4a2  62421d40a8ed              vfmadd213ps zmm29, zmm28, zmm13
    4a8  62421d40a8ee              vfmadd213ps zmm29, zmm28, zmm14
    4ae  62421d40a8ef              vfmadd213ps zmm29, zmm28, zmm15
    4b4  62221d40a8e8              vfmadd213ps zmm29, zmm28, zmm16
    4ba  62b12440c2c905            vcmpps k1, zmm27, zmm17, 5
    4c1  620215c12cdb              vscalefps zmm27{k1}{z}, zmm29, zmm27
    4c7  62417c48115818            vmovups zmmword ptr [r8 + 1536], zmm27               ; store void
    4ce  62617c48105f20            vmovups zmm27, zmmword ptr [rdi + 2048]              ; load float32x16
    4d5  620124405cd8              vsubps zmm27, zmm27, zmm24                           ; sub float32x16
    4db  6241244059d9              vmulps zmm27, zmm27, zmm9                            ; mul float32x16
    4e1  62037d4856e301            vreduceps zmm28, zmm27, 1                            ; exp2 float32x16
    4e8  62627d48582dd6050000      vpbroadcastd zmm29, dword ptr [rip + 7e226239]
    4f2  62421d40a8eb              vfmadd213ps zmm29, zmm28, zmm11
    4f8  62421d40a8ec              vfmadd213ps zmm29, zmm28, zmm12
    4fe  62421d40a8ed              vfmadd213ps zmm29, zmm28, zmm13
    504  62421d40a8ee              vfmadd213ps zmm29, zmm28, zmm14
    50a  62421d40a8ef              vfmadd213ps zmm29, zmm28, zmm15
    510  62221d40a8e8              vfmadd213ps zmm29, zmm28, zmm16
    516  62b12440c2c905            vcmpps k1, zmm27, zmm17, 5
    51d  620215c12cdb              vscalefps zmm27{k1}{z}, zmm29, zmm27
    523  62417c48115820            vmovups zmmword ptr [r8 + 2048], zmm27               ; store void
    52a  62617c48105f28            vmovups zmm27, zmmword ptr [rdi + 2560]              ; load float32x16
    531  620124405cd9              vsubps zmm27, zmm27, zmm25                           ; sub float32x16
    537  6241244059d9              vmulps zmm27, zmm27, zmm9                            ; mul float32x16
    53d  62037d4856e301            vreduceps zmm28, zmm27, 1                            ; exp2 float32x16
    544  62627d48582d7a050000      vpbroadcastd zmm29, dword ptr [rip + 7e226239]
    54e  62421d40a8eb              vfmadd213ps zmm29, zmm28, zmm11
    554  62421d40a8ec              vfmadd213ps zmm29, zmm28, zmm12
    55a  62421d40a8ed              vfmadd213ps zmm29, zmm28, zmm13
    560  62421d40a8ee              vfmadd213ps zmm29, zmm28, zmm14
    566  62421d40a8ef              vfmadd213ps zmm29, zmm28, zmm15
    56c  62221d40a8e8              vfmadd213ps zmm29, zmm28, zmm16
    572  62b12440c2c905            vcmpps k1, zmm27, zmm17, 5
    579  620215c12cdb              vscalefps zmm27{k1}{z}, zmm29, zmm27
    57f  62417c48115828            vmovups zmmword ptr [r8 + 2560], zmm27               ; store void
    586  62617c48105f30            vmovups zmm27, zmmword ptr [rdi + 3072]              ; load float32x16
    58d  620124405cda              vsubps zmm27, zmm27, zmm26                           ; sub float32x16
    593  6241244059d9              vmulps zmm27, zmm27, zmm9                            ; mul float32x16
    599  62037d4856e301            vreduceps zmm28, zmm27, 1                            ; exp2 float32x16
    5a0  62627d48582d1e050000      vpbroadcastd zmm29, dword ptr [rip + 7e226239]
    5aa  62421d40a8eb              vfmadd213ps zmm29, zmm28, zmm11
    5b0  62421d40a8ec              vfmadd213ps zmm29, zmm28, zmm12
    5b6  62421d40a8ed              vfmadd213ps zmm29, zmm28, zmm13
    5bc  62421d40a8ee              vfmadd213ps zmm29, zmm28, zmm14
    5c2  62421d40a8ef              vfmadd213ps zmm29, zmm28, zmm15
    5c8  62221d40a8e8              vfmadd213ps zmm29, zmm28, zmm16
    5ce  62b12440c2c905            vcmpps k1, zmm27, zmm17, 5
    5d5  620215c12cdb              vscalefps zmm27{k1}{z}, zmm29, zmm27
    5db  62417c48115830            vmovups zmmword ptr [r8 + 3072], zmm27               ; store void
    5e2  62617c48105f38            vmovups zmm27, zmmword ptr [rdi + 3584]              ; load float32x16
    5e9  622124405cdb              vsubps zmm27, zmm27, zmm19                           ; sub float32x16
    5ef  6241244059d9              vmulps zmm27, zmm27, zmm9                            ; mul float32x16
    5f5  62037d4856e301            vreduceps zmm28, zmm27, 1                            ; exp2 float32x16
    5fc  62627d48582dc2040000      vpbroadcastd zmm29, dword ptr [rip + 7e226239]
    606  62421d40a8eb              vfmadd213ps zmm29, zmm28, zmm11
    60c  62421d40a8ec              vfmadd213ps zmm29, zmm28, zmm12
    612  62421d40a8ed              vfmadd213ps zmm29, zmm28, zmm13
    618  62421d40a8ee              vfmadd213ps zmm29, zmm28, zmm14
    61e  62421d40a8ef              vfmadd213ps zmm29, zmm28, zmm15
    624  62221d40a8e8              vfmadd213ps zmm29, zmm28, zmm16
    62a  62b12440c2c905            vcmpps k1, zmm27, zmm17, 5
    631  620215c12cdb              vscalefps zmm27{k1}{z}, zmm29, zmm27
    637  62417c48115838            vmovups zmmword ptr [r8 + 3584], zmm27               ; store void
    63e  4883c740                  add rdi, 64                                          ; end void
    642  4983c040                  add r8, 64
    646  493bf9                    cmp rdi, r9
    649  0f8511fdffff              jne loop_360
done_64f:
    64f  62e27d48581d8f040000      vpbroadcastd zmm19, dword ptr [rip + 00000000]       ; range int32
    659  62e27d48582585040000      vpbroadcastd zmm20, dword ptr [rip + 00000000]
    663  62e27d48582d7b040000      vpbroadcastd zmm21, dword ptr [rip + 00000000]
    66d  62e27d48583571040000      vpbroadcastd zmm22, dword ptr [rip + 00000000]
    677  62e27d48583d67040000      vpbroadcastd zmm23, dword ptr [rip + 00000000]
    681  62627d4858055d040000      vpbroadcastd zmm24, dword ptr [rip + 00000000]
    68b  62627d48580d53040000      vpbroadcastd zmm25, dword ptr [rip + 00000000]
    695  62627d48581549040000      vpbroadcastd zmm26, dword ptr [rip + 00000000]
    69f  488bf9                    mov rdi, rcx
    6a2  4c8d8700020000            lea r8, [rdi + 512]
loop_6c0:
    6c0  62e16440581f              vaddps zmm19, zmm19, zmmword ptr [rdi]               ; add float32x16
    6c6  62e15c40586708            vaddps zmm20, zmm20, zmmword ptr [rdi + 512]         ; add float32x16
    6cd  62e15440586f10            vaddps zmm21, zmm21, zmmword ptr [rdi + 1024]        ; add float32x16
    6d4  62e14c40587718            vaddps zmm22, zmm22, zmmword ptr [rdi + 1536]        ; add float32x16
    6db  62e14440587f20            vaddps zmm23, zmm23, zmmword ptr [rdi + 2048]        ; add float32x16
    6e2  62613c40584728            vaddps zmm24, zmm24, zmmword ptr [rdi + 2560]        ; add float32x16
    6e9  62613440584f30            vaddps zmm25, zmm25, zmmword ptr [rdi + 3072]        ; add float32x16
    6f0  62612c40585738            vaddps zmm26, zmm26, zmmword ptr [rdi + 3584]        ; add float32x16
    6f7  4883c740                  add rdi, 64                                          ; end void
    6fb  493bf8                    cmp rdi, r8
    6fe  75c0                      jne loop_6c0
done_700:
    700  6223654023dc44            vshuff32x4 zmm27, zmm19, zmm20, 68                   ; shuffle float32x16
    707  62a3654023dcee            vshuff32x4 zmm19, zmm19, zmm20, 238                  ; shuffle float32x16
    70e  62a1244058db              vaddps zmm19, zmm27, zmm19                           ; add float32x16
    714  62a3554023e644            vshuff32x4 zmm20, zmm21, zmm22, 68                   ; shuffle float32x16
    71b  62a3554023eeee            vshuff32x4 zmm21, zmm21, zmm22, 238                  ; shuffle float32x16
    722  62a15c4058e5              vaddps zmm20, zmm20, zmm21                           ; add float32x16
    728  62a3654023ec88            vshuff32x4 zmm21, zmm19, zmm20, 136                  ; shuffle float32x16
    72f  62a3654023dcdd            vshuff32x4 zmm19, zmm19, zmm20, 221                  ; shuffle float32x16
    736  62a1544058db              vaddps zmm19, zmm21, zmm19                           ; add float32x16
    73c  6283454023e044            vshuff32x4 zmm20, zmm23, zmm24, 68                   ; shuffle float32x16
    743  6283454023e8ee            vshuff32x4 zmm21, zmm23, zmm24, 238                  ; shuffle float32x16
    74a  62a15c4058e5              vaddps zmm20, zmm20, zmm21                           ; add float32x16
    750  6283354023ea44            vshuff32x4 zmm21, zmm25, zmm26, 68                   ; shuffle float32x16
    757  6283354023f2ee            vshuff32x4 zmm22, zmm25, zmm26, 238                  ; shuffle float32x16
    75e  62a1544058ee              vaddps zmm21, zmm21, zmm22                           ; add float32x16
    764  62a35d4023f588            vshuff32x4 zmm22, zmm20, zmm21, 136                  ; shuffle float32x16
    76b  62a35d4023e5dd            vshuff32x4 zmm20, zmm20, zmm21, 221                  ; shuffle float32x16
    772  62a14c4058e4              vaddps zmm20, zmm22, zmm20                           ; add float32x16
    778  62a1e54014ec              vunpcklpd zmm21, zmm19, zmm20                        ; shuffle float32x16
    77e  62a1e54015dc              vunpckhpd zmm19, zmm19, zmm20                        ; shuffle float32x16
    784  62a1544058db              vaddps zmm19, zmm21, zmm19                           ; add float32x16
    78a  62a16440c6e3b1            vshufps zmm20, zmm19, zmm19, 177                     ; gep float32x16
    791  62a1644058dc              vaddps zmm19, zmm19, zmm20                           ; add float32x16
    797  62a2754836e3              vpermd zmm20, zmm1, zmm19                            ; gep float32x16
    79d  62a26d4836eb              vpermd zmm21, zmm2, zmm19                            ; gep float32x16
    7a3  62a2654836f3              vpermd zmm22, zmm3, zmm19                            ; gep float32x16
    7a9  62a25d4836fb              vpermd zmm23, zmm4, zmm19                            ; gep float32x16
    7af  6222554836c3              vpermd zmm24, zmm5, zmm19                            ; gep float32x16
    7b5  62224d4836cb              vpermd zmm25, zmm6, zmm19                            ; gep float32x16
    7bb  6222454836d3              vpermd zmm26, zmm7, zmm19                            ; gep float32x16
    7c1  62a23d4836db              vpermd zmm19, zmm8, zmm19                            ; gep float32x16
    7c7  488bf9                    mov rdi, rcx                                         ; range int32
    7ca  4c8bc0                    mov r8, rax
    7cd  4c8d8f00020000            lea r9, [rdi + 512]
loop_7e0:
    7e0  62617c48101f              vmovups zmm27, zmmword ptr [rdi]                     ; load float32x16
    7e6  622124405edc              vdivps zmm27, zmm27, zmm20                           ; fdiv float32x16
    7ec  62417c481118              vmovups zmmword ptr [r8], zmm27                      ; store void
    7f2  62617c48105f08            vmovups zmm27, zmmword ptr [rdi + 512]               ; load float32x16
    7f9  622124405edd              vdivps zmm27, zmm27, zmm21                           ; fdiv float32x16
    7ff  62417c48115808            vmovups zmmword ptr [r8 + 512], zmm27                ; store void
    806  62617c48105f10            vmovups zmm27, zmmword ptr [rdi + 1024]              ; load float32x16
    80d  622124405ede              vdivps zmm27, zmm27, zmm22                           ; fdiv float32x16
    813  62417c48115810            vmovups zmmword ptr [r8 + 1024], zmm27               ; store void
    81a  62617c48105f18            vmovups zmm27, zmmword ptr [rdi + 1536]              ; load float32x16
    821  622124405edf              vdivps zmm27, zmm27, zmm23                           ; fdiv float32x16
    827  62417c48115818            vmovups zmmword ptr [r8 + 1536], zmm27               ; store void
    82e  62617c48105f20            vmovups zmm27, zmmword ptr [rdi + 2048]              ; load float32x16
    835  620124405ed8              vdivps zmm27, zmm27, zmm24                           ; fdiv float32x16
    83b  62417c48115820            vmovups zmmword ptr [r8 + 2048], zmm27               ; store void
    842  62617c48105f28            vmovups zmm27, zmmword ptr [rdi + 2560]              ; load float32x16
    849  620124405ed9              vdivps zmm27, zmm27, zmm25                           ; fdiv float32x16
    84f  62417c48115828            vmovups zmmword ptr [r8 + 2560], zmm27               ; store void
    856  62617c48105f30            vmovups zmm27, zmmword ptr [rdi + 3072]              ; load float32x16
    85d  620124405eda              vdivps zmm27, zmm27, zmm26                           ; fdiv float32x16
    863  62417c48115830            vmovups zmmword ptr [r8 + 3072], zmm27               ; store void
    86a  62617c48105f38            vmovups zmm27, zmmword ptr [rdi + 3584]              ; load float32x16
    871  622124405edb              vdivps zmm27, zmm27, zmm19                           ; fdiv float32x16
    877  62417c48115838            vmovups zmmword ptr [r8 + 3584], zmm27               ; store void
    87e  4883c740                  add rdi, 64                                          ; end void
    882  4983c040                  add r8, 64
    886  493bf9                    cmp rdi, r9
    889  0f8551ffffff              jne loop_7e0
done_88f:
    88f  4881c200100000            add rdx, 4096                                        ; end void
    896  4881c000100000            add rax, 4096
    89d  483bd6                    cmp rdx, rsi
    8a0  0f853af8ffff              jne loop_e0
done_8a6:
    8a6  c5f877                    vzeroupper                                           ; sink void
    8a9  c3                        ret
