softmax:
      0  b800000000                mov eax, 0
      5  62f27d485805b5040000      vpbroadcastd zmm0, dword ptr [rip + 3baab83f]
      f  62f27d48580daf040000      vpbroadcastd zmm1, dword ptr [rip + 7e226239]
     19  62f27d485815a9040000      vpbroadcastd zmm2, dword ptr [rip + ac9ba33a]
     23  62f27d48581da3040000      vpbroadcastd zmm3, dword ptr [rip + c07e1e3c]
     2d  62f27d4858259d040000      vpbroadcastd zmm4, dword ptr [rip + 7b45633d]
     37  62f27d48582d97040000      vpbroadcastd zmm5, dword ptr [rip + 9dfe753e]
     41  62f27d48583591040000      vpbroadcastd zmm6, dword ptr [rip + 1672313f]
     4b  62f27d48583d8b040000      vpbroadcastd zmm7, dword ptr [rip + 0000803f]
     55  488b17                    mov rdx, qword ptr [rdi]
     58  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 2048>
     5c  b800000000                mov eax, 0                                           ; range int32
loop_80:
     80  62717c481001              vmovups zmm8, zmmword ptr [rcx]                      ; load float32x16
     86  62717c48104904            vmovups zmm9, zmmword ptr [rcx + 256]                ; load float32x16
     8d  62513c485fd1              vmaxps zmm10, zmm8, zmm9                             ; max float32x16
     93  62d13c48c2c803            vcmpps k1, zmm8, zmm8, 3
     9a  62522d4964d0              vpblendmd zmm10{k1}, zmm10, zmm8
     a0  62717c48105902            vmovups zmm11, zmmword ptr [rcx + 128]               ; load float32x16
     a7  62717c48106106            vmovups zmm12, zmmword ptr [rcx + 384]               ; load float32x16
     ae  625124485fec              vmaxps zmm13, zmm11, zmm12                           ; max float32x16
     b4  62d12448c2cb03            vcmpps k1, zmm11, zmm11, 3
     bb  6252154964eb              vpblendmd zmm13{k1}, zmm13, zmm11
     c1  625114485fd2              vmaxps zmm10, zmm13, zmm10                           ; max float32x16
     c7  62d11448c2cd03            vcmpps k1, zmm13, zmm13, 3
     ce  62522d4964d5              vpblendmd zmm10{k1}, zmm10, zmm13
     d4  62717c48106901            vmovups zmm13, zmmword ptr [rcx + 64]                ; load float32x16
     db  62717c48107105            vmovups zmm14, zmmword ptr [rcx + 320]               ; load float32x16
     e2  625114485ffe              vmaxps zmm15, zmm13, zmm14                           ; max float32x16
     e8  62d11448c2cd03            vcmpps k1, zmm13, zmm13, 3
     ef  6252054964fd              vpblendmd zmm15{k1}, zmm15, zmm13
     f5  62e17c48104103            vmovups zmm16, zmmword ptr [rcx + 192]               ; load float32x16
     fc  62e17c48104907            vmovups zmm17, zmmword ptr [rcx + 448]               ; load float32x16
    103  62a17c405fd1              vmaxps zmm18, zmm16, zmm17                           ; max float32x16
    109  62b17c40c2c803            vcmpps k1, zmm16, zmm16, 3
    110  62a26d4164d0              vpblendmd zmm18{k1}, zmm18, zmm16
    116  62516c405fff              vmaxps zmm15, zmm18, zmm15                           ; max float32x16
    11c  62b16c40c2ca03            vcmpps k1, zmm18, zmm18, 3
    123  6232054964fa              vpblendmd zmm15{k1}, zmm15, zmm18
    129  625104485fd2              vmaxps zmm10, zmm15, zmm10                           ; max float32x16
    12f  62d10448c2cf03            vcmpps k1, zmm15, zmm15, 3
    136  62522d4964d7              vpblendmd zmm10{k1}, zmm10, zmm15
    13c  6253fd481bd701            vextractf64x4 ymm15, zmm10, 1                        ; gep float32x8
    143  c4412c5fff                vmaxps ymm15, ymm10, ymm15                           ; max float32x8
    148  62d12c28c2ca03            vcmpps k1, ymm10, ymm10, 3
    14f  6252052964d2              vpblendmd ymm10{k1}, ymm15, ymm10
    155  62537d2819d701            vextractf32x4 xmm15, ymm10, 1                        ; gep float32x4
    15c  c441285fff                vmaxps xmm15, xmm10, xmm15                           ; max float32x4
    161  62d12c08c2ca03            vcmpps k1, xmm10, xmm10, 3
    168  6252050964d2              vpblendmd xmm10{k1}, xmm15, xmm10
    16e  c4412915fa                vunpckhpd xmm15, xmm10, xmm10                        ; gep float32x2
    173  c441285fff                vmaxps xmm15, xmm10, xmm15                           ; max float32x2
    178  62d12c08c2ca03            vcmpps k1, xmm10, xmm10, 3
    17f  6252050964d2              vpblendmd xmm10{k1}, xmm15, xmm10
    185  c4c10173da04              vpsrldq xmm15, xmm10, 4                              ; gep float32
    18b  c4412a5fff                vmaxss xmm15, xmm10, xmm15                           ; max float32
    190  62d12e08c2ca03            vcmpss k1, xmm10, xmm10, 3
    197  6252050964d2              vpblendmd xmm10{k1}, xmm15, xmm10
    19d  62527d4858d2              vpbroadcastd zmm10, xmm10                            ; vectorize float32x16
    1a3  62513c485cc2              vsubps zmm8, zmm8, zmm10                             ; sub float32x16
    1a9  62713c4859c0              vmulps zmm8, zmm8, zmm0                              ; mul float32x16
    1af  62537d4856f801            vreduceps zmm15, zmm8, 1                             ; exp2 float32x16
    1b6  62e27d48581508030000      vpbroadcastd zmm18, dword ptr [rip + 7e226239]
    1c0  62e20548a8d2              vfmadd213ps zmm18, zmm15, zmm2
    1c6  62e20548a8d3              vfmadd213ps zmm18, zmm15, zmm3
    1cc  62e20548a8d4              vfmadd213ps zmm18, zmm15, zmm4
    1d2  62e20548a8d5              vfmadd213ps zmm18, zmm15, zmm5
    1d8  62e20548a8d6              vfmadd213ps zmm18, zmm15, zmm6
    1de  62e20548a8d7              vfmadd213ps zmm18, zmm15, zmm7
    1e4  62526d402cc0              vscalefps zmm8, zmm18, zmm8
    1ea  625134485cca              vsubps zmm9, zmm9, zmm10                             ; sub float32x16
    1f0  6271344859c8              vmulps zmm9, zmm9, zmm0                              ; mul float32x16
    1f6  62537d4856f901            vreduceps zmm15, zmm9, 1                             ; exp2 float32x16
    1fd  62e27d485815c1020000      vpbroadcastd zmm18, dword ptr [rip + 7e226239]
    207  62e20548a8d2              vfmadd213ps zmm18, zmm15, zmm2
    20d  62e20548a8d3              vfmadd213ps zmm18, zmm15, zmm3
    213  62e20548a8d4              vfmadd213ps zmm18, zmm15, zmm4
    219  62e20548a8d5              vfmadd213ps zmm18, zmm15, zmm5
    21f  62e20548a8d6              vfmadd213ps zmm18, zmm15, zmm6
    225  62e20548a8d7              vfmadd213ps zmm18, zmm15, zmm7
    22b  62526d402cc9              vscalefps zmm9, zmm18, zmm9
    231  62513c4858f9              vaddps zmm15, zmm8, zmm9                             ; add float32x16
    237  625124485cda              vsubps zmm11, zmm11, zmm10                           ; sub float32x16
    23d  6271244859d8              vmulps zmm11, zmm11, zmm0                            ; mul float32x16
    243  62c37d4856d301            vreduceps zmm18, zmm11, 1                            ; exp2 float32x16
    24a  62e27d48581d74020000      vpbroadcastd zmm19, dword ptr [rip + 7e226239]
    254  62e26d40a8da              vfmadd213ps zmm19, zmm18, zmm2
    25a  62e26d40a8db              vfmadd213ps zmm19, zmm18, zmm3
    260  62e26d40a8dc              vfmadd213ps zmm19, zmm18, zmm4
    266  62e26d40a8dd              vfmadd213ps zmm19, zmm18, zmm5
    26c  62e26d40a8de              vfmadd213ps zmm19, zmm18, zmm6
    272  62e26d40a8df              vfmadd213ps zmm19, zmm18, zmm7
    278  625265402cdb              vscalefps zmm11, zmm19, zmm11
    27e  62511c485ce2              vsubps zmm12, zmm12, zmm10                           ; sub float32x16
    284  62711c4859e0              vmulps zmm12, zmm12, zmm0                            ; mul float32x16
    28a  62c37d4856d401            vreduceps zmm18, zmm12, 1                            ; exp2 float32x16
    291  62e27d48581d2d020000      vpbroadcastd zmm19, dword ptr [rip + 7e226239]
    29b  62e26d40a8da              vfmadd213ps zmm19, zmm18, zmm2
    2a1  62e26d40a8db              vfmadd213ps zmm19, zmm18, zmm3
    2a7  62e26d40a8dc              vfmadd213ps zmm19, zmm18, zmm4
    2ad  62e26d40a8dd              vfmadd213ps zmm19, zmm18, zmm5
    2b3  62e26d40a8de              vfmadd213ps zmm19, zmm18, zmm6
    2b9  62e26d40a8df              vfmadd213ps zmm19, zmm18, zmm7
    2bf  625265402ce4              vscalefps zmm12, zmm19, zmm12
    2c5  62c1244858d4              vaddps zmm18, zmm11, zmm12                           ; add float32x16
    2cb  6231044858fa              vaddps zmm15, zmm15, zmm18                           ; add float32x16
    2d1  625114485cea              vsubps zmm13, zmm13, zmm10                           ; sub float32x16
    2d7  6271144859e8              vmulps zmm13, zmm13, zmm0                            ; mul float32x16
    2dd  62c37d4856d501            vreduceps zmm18, zmm13, 1                            ; exp2 float32x16
    2e4  62e27d48581dda010000      vpbroadcastd zmm19, dword ptr [rip + 7e226239]
    2ee  62e26d40a8da              vfmadd213ps zmm19, zmm18, zmm2
    2f4  62e26d40a8db              vfmadd213ps zmm19, zmm18, zmm3
    2fa  62e26d40a8dc              vfmadd213ps zmm19, zmm18, zmm4
    300  62e26d40a8dd              vfmadd213ps zmm19, zmm18, zmm5
    306  62e26d40a8de              vfmadd213ps zmm19, zmm18, zmm6
    30c  62e26d40a8df              vfmadd213ps zmm19, zmm18, zmm7
    312  625265402ced              vscalefps zmm13, zmm19, zmm13
    318  62510c485cf2              vsubps zmm14, zmm14, zmm10                           ; sub float32x16
    31e  62710c4859f0              vmulps zmm14, zmm14, zmm0                            ; mul float32x16
    324  62c37d4856d601            vreduceps zmm18, zmm14, 1                            ; exp2 float32x16
    32b  62e27d48581d93010000      vpbroadcastd zmm19, dword ptr [rip + 7e226239]
    335  62e26d40a8da              vfmadd213ps zmm19, zmm18, zmm2
    33b  62e26d40a8db              vfmadd213ps zmm19, zmm18, zmm3
    341  62e26d40a8dc              vfmadd213ps zmm19, zmm18, zmm4
    347  62e26d40a8dd              vfmadd213ps zmm19, zmm18, zmm5
    34d  62e26d40a8de              vfmadd213ps zmm19, zmm18, zmm6
    353  62e26d40a8df              vfmadd213ps zmm19, zmm18, zmm7
    359  625265402cf6              vscalefps zmm14, zmm19, zmm14
    35f  62c1144858d6              vaddps zmm18, zmm13, zmm14                           ; add float32x16
    365  62c17c405cc2              vsubps zmm16, zmm16, zmm10                           ; sub float32x16
    36b  62e17c4059c0              vmulps zmm16, zmm16, zmm0                            ; mul float32x16
    371  62a37d4856d801            vreduceps zmm19, zmm16, 1                            ; exp2 float32x16
    378  62e27d48582546010000      vpbroadcastd zmm20, dword ptr [rip + 7e226239]
    382  62e26540a8e2              vfmadd213ps zmm20, zmm19, zmm2
    388  62e26540a8e3              vfmadd213ps zmm20, zmm19, zmm3
    38e  62e26540a8e4              vfmadd213ps zmm20, zmm19, zmm4
    394  62e26540a8e5              vfmadd213ps zmm20, zmm19, zmm5
    39a  62e26540a8e6              vfmadd213ps zmm20, zmm19, zmm6
    3a0  62e26540a8e7              vfmadd213ps zmm20, zmm19, zmm7
    3a6  62a25d402cc0              vscalefps zmm16, zmm20, zmm16
    3ac  625174405cd2              vsubps zmm10, zmm17, zmm10                           ; sub float32x16
    3b2  62712c4859d0              vmulps zmm10, zmm10, zmm0                            ; mul float32x16
    3b8  62c37d4856ca01            vreduceps zmm17, zmm10, 1                            ; exp2 float32x16
    3bf  62e27d48581dff000000      vpbroadcastd zmm19, dword ptr [rip + 7e226239]
    3c9  62e27540a8da              vfmadd213ps zmm19, zmm17, zmm2
    3cf  62e27540a8db              vfmadd213ps zmm19, zmm17, zmm3
    3d5  62e27540a8dc              vfmadd213ps zmm19, zmm17, zmm4
    3db  62e27540a8dd              vfmadd213ps zmm19, zmm17, zmm5
    3e1  62e27540a8de              vfmadd213ps zmm19, zmm17, zmm6
    3e7  62e27540a8df              vfmadd213ps zmm19, zmm17, zmm7
    3ed  625265402cd2              vscalefps zmm10, zmm19, zmm10
    3f3  62c17c4058ca              vaddps zmm17, zmm16, zmm10                           ; add float32x16
    3f9  62a16c4058c9              vaddps zmm17, zmm18, zmm17                           ; add float32x16
    3ff  6231044858f9              vaddps zmm15, zmm15, zmm17                           ; add float32x16
    405  6233fd481bf901            vextractf64x4 ymm17, zmm15, 1                        ; gep float32x8
    40c  6231042858f9              vaddps ymm15, ymm15, ymm17                           ; add float32x8
    412  62337d2819f901            vextractf32x4 xmm17, ymm15, 1                        ; gep float32x4
    419  6231040858f9              vaddps xmm15, xmm15, xmm17                           ; add float32x4
    41f  62c1850815cf              vunpckhpd xmm17, xmm15, xmm15                        ; gep float32x2
    425  6231040858f9              vaddps xmm15, xmm15, xmm17                           ; add float32x2
    42b  62d1750073df04            vpsrldq xmm17, xmm15, 4                              ; gep float32
    432  6231060858f9              vaddss xmm15, xmm15, xmm17                           ; add float32
    438  62527d4858ff              vpbroadcastd zmm15, xmm15                            ; vectorize float32x16
    43e  62513c485ec7              vdivps zmm8, zmm8, zmm15                             ; fdiv float32x16
    444  62717c481102              vmovups zmmword ptr [rdx], zmm8                      ; store void
    44a  625114485ec7              vdivps zmm8, zmm13, zmm15                            ; fdiv float32x16
    450  62717c48114201            vmovups zmmword ptr [rdx + 64], zmm8                 ; store void
    457  625124485ec7              vdivps zmm8, zmm11, zmm15                            ; fdiv float32x16
    45d  62717c48114202            vmovups zmmword ptr [rdx + 128], zmm8                ; store void
    464  62517c405ec7              vdivps zmm8, zmm16, zmm15                            ; fdiv float32x16
    46a  62717c48114203            vmovups zmmword ptr [rdx + 192], zmm8                ; store void
    471  625134485ec7              vdivps zmm8, zmm9, zmm15                             ; fdiv float32x16
    477  62717c48114204            vmovups zmmword ptr [rdx + 256], zmm8                ; store void
    47e  62510c485ec7              vdivps zmm8, zmm14, zmm15                            ; fdiv float32x16
    484  62717c48114205            vmovups zmmword ptr [rdx + 320], zmm8                ; store void
    48b  62511c485ec7              vdivps zmm8, zmm12, zmm15                            ; fdiv float32x16
    491  62717c48114206            vmovups zmmword ptr [rdx + 384], zmm8                ; store void
    498  62512c485ec7              vdivps zmm8, zmm10, zmm15                            ; fdiv float32x16
    49e  62717c48114207            vmovups zmmword ptr [rdx + 448], zmm8                ; store void
    4a5  4881c100020000            add rcx, 512                                         ; end void
    4ac  4881c200020000            add rdx, 512
    4b3  83c001                    add eax, 1
    4b6  83f810                    cmp eax, 16
    4b9  0f8cc1fbffff              jl loop_80
done_4bf:
    4bf  c5f877                    vzeroupper                                           ; sink void
    4c2  c3                        ret
