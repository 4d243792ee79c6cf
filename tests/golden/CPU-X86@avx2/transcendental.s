transcendental:
      0  488bc4                    mov rax, rsp
      3  4881ecc0000000            sub rsp, 192
      a  4883e4c0                  and rsp, -64
      e  4889842480000000          mov qword ptr [rsp + 128], rax
     16  b800000000                mov eax, 0
     1b  c4627d581524110000        vpbroadcastd ymm10, dword ptr [rip + 0000807f]
     24  488b17                    mov rdx, qword ptr [rdi]
     27  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 64>
     2b  488db100010000            lea rsi, [rcx + 256]                                 ; range int32
loop_40:
     40  c57c1001                  vmovups ymm8, ymmword ptr [rcx]                      ; load float32x8
     44  c57c5a4910                vcvtps2pd ymm9, xmmword ptr [rcx + 16]               ; cast float64x4
     49  c4e27d5805ce100000        vpbroadcastd ymm0, dword ptr [rip + 000016c3]
     52  c4c17c5fd0                vmaxps ymm2, ymm0, ymm8                              ; where float32x8
     57  c4e27d5805c4100000        vpbroadcastd ymm0, dword ptr [rip + 00000043]
     60  c5fc5dd2                  vminps ymm2, ymm0, ymm2                              ; where float32x8
     64  c56c582d340b0000          vaddps ymm13, ymm2, ymmword ptr [rip + 9700404b9700404b9700404b9700404b9700404b9700404b9700404b9700404b]; add float32x8
     6c  c5145c3d2c0b0000          vsubps ymm15, ymm13, ymmword ptr [rip + 9700404b9700404b9700404b9700404b9700404b9700404b9700404b9700404b]; sub float32x8
     74  c4c16c5cd7                vsubps ymm2, ymm2, ymm15                             ; sub float32x8
     79  c4627d583daa100000        vpbroadcastd ymm15, dword ptr [rip + b4629a6c]       ; mulacc float32x8
     82  c4626da83d350b0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
     8b  c4626da83d4c0b0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
     94  c4626da83d630b0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
     9d  c4626da83d7a0b0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
     a6  c4626da83d910b0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
     af  c4626da83da80b0000        vfmadd213ps ymm15, ymm2, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
     b8  c4c16d72f517              vpslld ymm2, ymm13, 23                               ; shl uint32x8
     be  c4c11572f516              vpslld ymm13, ymm13, 22                              ; shl uint32x8
     c4  c44115dbea                vpand ymm13, ymm13, ymm10                            ; and uint32x8
     c9  c4c16dfad5                vpsubd ymm2, ymm2, ymm13                             ; sub uint32x8
     ce  c58459d2                  vmulps ymm2, ymm15, ymm2                             ; mul float32x8
     d2  c4c16c59d5                vmulps ymm2, ymm2, ymm13                             ; mul float32x8
     d7  c4e27d58056c100000        vpbroadcastd ymm0, dword ptr [rip + 00000080]
     e0  c4417c55e8                vandnps ymm13, ymm0, ymm8                            ; abs float32x8
     e5  c4e27d580562100000        vpbroadcastd ymm0, dword ptr [rip + 0000804e]
     ee  c4417cc2fd01              vcmpps ymm15, ymm0, ymm13, 1                         ; cmplt boolx8
     f4  c5fc105920                vmovups ymm3, ymmword ptr [rcx + 32]                 ; load float32x8
     f9  c57c5a6130                vcvtps2pd ymm12, xmmword ptr [rcx + 48]              ; cast float64x4
     fe  c4e27d580545100000        vpbroadcastd ymm0, dword ptr [rip + 00000080]
    107  c5fc55eb                  vandnps ymm5, ymm0, ymm3                             ; abs float32x8
    10b  c4e27d58053c100000        vpbroadcastd ymm0, dword ptr [rip + 0000804e]
    114  c5fcc2f501                vcmpps ymm6, ymm0, ymm5, 1                           ; cmplt boolx8
    119  c585ebf6                  vpor ymm6, ymm15, ymm6                               ; or boolx8
    11d  c5fc50fe                  vmovmskps rdi, ymm6                                  ; gep bool
    121  41b800000000              mov r8d, 0
    127  f7c7ff000000              test edi, 255
    12d  410f95c0                  setne r8b
    131  c4c17c51f5                vsqrtps ymm6, ymm13                                  ; sqrt float32x8
    136  c4417c5ac0                vcvtps2pd ymm8, xmm8                                 ; cast float64x4
    13b  c53d593d3d0b0000          vmulpd ymm15, ymm8, ymmword ptr [rip + 83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f]; mul float64x4
    143  c505583d550b0000          vaddpd ymm15, ymm15, ymmword ptr [rip + 0000000000003843000000000000384300000000000038430000000000003843]; add float64x4
    14b  c5855c054d0b0000          vsubpd ymm0, ymm15, ymmword ptr [rip + 0000000000003843000000000000384300000000000038430000000000003843]; sub float64x4
    153  c4417c28f0                vmovaps ymm14, ymm8                                  ; mulacc float64x4
    158  c462fdb8355f0b0000        vfmadd231pd ymm14, ymm0, ymmword ptr [rip + 00000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c0]
    161  c462fdb835760b0000        vfmadd231pd ymm14, ymm0, ymmword ptr [rip + 999846182d4484be999846182d4484be999846182d4484be999846182d4484be]; mulacc float64x4
    16a  c4c17d73f73f              vpsllq ymm0, ymm15, 63                               ; shl uint64x4
    170  c58defc0                  vpxor ymm0, ymm14, ymm0                              ; xor uint64x4
    174  c5355935040b0000          vmulpd ymm14, ymm9, ymmword ptr [rip + 83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f]; mul float64x4
    17c  c50d58351c0b0000          vaddpd ymm14, ymm14, ymmword ptr [rip + 0000000000003843000000000000384300000000000038430000000000003843]; add float64x4
    184  c50d5c3d140b0000          vsubpd ymm15, ymm14, ymmword ptr [rip + 0000000000003843000000000000384300000000000038430000000000003843]; sub float64x4
    18c  c4c17c28c9                vmovaps ymm1, ymm9                                   ; mulacc float64x4
    191  c4e285b80d260b0000        vfmadd231pd ymm1, ymm15, ymmword ptr [rip + 00000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c0]
    19a  c4e285b80d3d0b0000        vfmadd231pd ymm1, ymm15, ymmword ptr [rip + 999846182d4484be999846182d4484be999846182d4484be999846182d4484be]; mulacc float64x4
    1a3  c4c10d73f63f              vpsllq ymm14, ymm14, 63                              ; shl uint64x4
    1a9  c4c175efce                vpxor ymm1, ymm1, ymm14                              ; xor uint64x4
    1ae  c57c5af3                  vcvtps2pd ymm14, xmm3                                ; cast float64x4
    1b2  c50d593dc60a0000          vmulpd ymm15, ymm14, ymmword ptr [rip + 83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f]; mul float64x4
    1ba  c505583dde0a0000          vaddpd ymm15, ymm15, ymmword ptr [rip + 0000000000003843000000000000384300000000000038430000000000003843]; add float64x4
    1c2  c5055c1dd60a0000          vsubpd ymm11, ymm15, ymmword ptr [rip + 0000000000003843000000000000384300000000000038430000000000003843]; sub float64x4
    1ca  c4c17c28e6                vmovaps ymm4, ymm14                                  ; mulacc float64x4
    1cf  c4e2a5b825e80a0000        vfmadd231pd ymm4, ymm11, ymmword ptr [rip + 00000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c0]
    1d8  c4e2a5b825ff0a0000        vfmadd231pd ymm4, ymm11, ymmword ptr [rip + 999846182d4484be999846182d4484be999846182d4484be999846182d4484be]; mulacc float64x4
    1e1  c4c12573f73f              vpsllq ymm11, ymm15, 63                              ; shl uint64x4
    1e7  c4c15defe3                vpxor ymm4, ymm4, ymm11                              ; xor uint64x4
    1ec  c51d591d8c0a0000          vmulpd ymm11, ymm12, ymmword ptr [rip + 83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f83c8c96d305fd43f]; mul float64x4
    1f4  c525581da40a0000          vaddpd ymm11, ymm11, ymmword ptr [rip + 0000000000003843000000000000384300000000000038430000000000003843]; add float64x4
    1fc  c5255c3d9c0a0000          vsubpd ymm15, ymm11, ymmword ptr [rip + 0000000000003843000000000000384300000000000038430000000000003843]; sub float64x4
    204  c4c17c28fc                vmovaps ymm7, ymm12                                  ; mulacc float64x4
    209  c4e285b83dae0a0000        vfmadd231pd ymm7, ymm15, ymmword ptr [rip + 00000040fb2109c000000040fb2109c000000040fb2109c000000040fb2109c0]
    212  c4e285b83dc50a0000        vfmadd231pd ymm7, ymm15, ymmword ptr [rip + 999846182d4484be999846182d4484be999846182d4484be999846182d4484be]; mulacc float64x4
    21b  c4c12573f33f              vpsllq ymm11, ymm11, 63                              ; shl uint64x4
    221  c4c145effb                vpxor ymm7, ymm7, ymm11                              ; xor uint64x4
    226  413bc0                    cmp eax, r8d                                         ; range int32
    229  0f8cdb030000              jl rare_60a
done_22f:
    22f  c5145805690b0000          vaddps ymm8, ymm13, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]; add float32x8
    237  c53cc20d800b000001        vcmpps ymm9, ymm8, ymmword ptr [rip + 0000800000008000000080000000800000008000000080000000800000008000], 1; cmplt boolx8
    240  c53c591d980b0000          vmulps ymm11, ymm8, ymmword ptr [rip + 0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c]; mul float32x8
    248  c4433d4adb90              vblendvps ymm11, ymm8, ymm11, ymm9                   ; where float32x8
    24e  c525fe25aa0b0000          vpaddd ymm12, ymm11, ymmword ptr [rip + 0dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac0]; add int32x8
    256  c4c11572e417              vpsrad ymm13, ymm12, 23                              ; shr int32x8
    25c  c4417c5bed                vcvtdq2ps ymm13, ymm13                               ; cast float32x8
    261  c534540db70b0000          vandps ymm9, ymm9, ymmword ptr [rip + 0000c8410000c8410000c8410000c8410000c8410000c8410000c8410000c841]; where float32x8
    269  c441145cc9                vsubps ymm9, ymm13, ymm9                             ; sub float32x8
    26e  c51ddb25ca0b0000          vpand ymm12, ymm12, ymmword ptr [rip + 000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff]; and int32x8
    276  c44125fadc                vpsubd ymm11, ymm11, ymm12                           ; sub int32x8
    27b  c5245c1d1d0b0000          vsubps ymm11, ymm11, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]; sub float32x8
    283  c4627d5825e40e0000        vpbroadcastd ymm12, dword ptr [rip + ce37f6bd]       ; mulacc float32x8
    28c  c46225a825cb0b0000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e]
    295  c46225a825e20b0000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be]; mulacc float32x8
    29e  c46225a825f90b0000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e]; mulacc float32x8
    2a7  c46225a825100c0000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be]; mulacc float32x8
    2b0  c46225a825270c0000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e]; mulacc float32x8
    2b9  c46225a8253e0c0000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be]; mulacc float32x8
    2c2  c46225a825550c0000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e]; mulacc float32x8
    2cb  c46225a8256c0c0000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + 3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf]; mulacc float32x8
    2d4  c46225a825830c0000        vfmadd213ps ymm12, ymm11, ymmword ptr [rip + eda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23e]; mulacc float32x8
    2dd  c4412459e4                vmulps ymm12, ymm11, ymm12                           ; mul float32x8
    2e2  c4412458dc                vaddps ymm11, ymm11, ymm12                           ; add float32x8
    2e7  c4413458cb                vaddps ymm9, ymm9, ymm11                             ; add float32x8
    2ec  c4413cc2da01              vcmpps ymm11, ymm8, ymm10, 1                         ; cmplt boolx8
    2f2  c4432d4ac9b0              vblendvps ymm9, ymm10, ymm9, ymm11                   ; where float32x8
    2f8  c4627d581d670e0000        vpbroadcastd ymm11, dword ptr [rip + 00000000]
    301  c44124c2d801              vcmpps ymm11, ymm11, ymm8, 1                         ; cmplt boolx8
    307  c53cc205700c000000        vcmpps ymm8, ymm8, ymmword ptr [rip + 0000000000000000000000000000000000000000000000000000000000000000], 0; cmpeq boolx8
    310  c4627d58257f0e0000        vpbroadcastd ymm12, dword ptr [rip + 0000c07f]
    319  c4627d582d4a0e0000        vpbroadcastd ymm13, dword ptr [rip + 000080ff]
    322  c4431d4ac580              vblendvps ymm8, ymm12, ymm13, ymm8                   ; where float32x8
    328  c4433d4ac1b0              vblendvps ymm8, ymm8, ymm9, ymm11                    ; where float32x8
    32e  c4627d580de90d0000        vpbroadcastd ymm9, dword ptr [rip + 000016c3]
    337  c5b45fdb                  vmaxps ymm3, ymm9, ymm3                              ; where float32x8
    33b  c4627d580de00d0000        vpbroadcastd ymm9, dword ptr [rip + 00000043]
    344  c5b45ddb                  vminps ymm3, ymm9, ymm3                              ; where float32x8
    348  c564580d50080000          vaddps ymm9, ymm3, ymmword ptr [rip + 9700404b9700404b9700404b9700404b9700404b9700404b9700404b9700404b]; add float32x8
    350  c5345c1d48080000          vsubps ymm11, ymm9, ymmword ptr [rip + 9700404b9700404b9700404b9700404b9700404b9700404b9700404b9700404b]; sub float32x8
    358  c4c1645cdb                vsubps ymm3, ymm3, ymm11                             ; sub float32x8
    35d  c4627d581dc60d0000        vpbroadcastd ymm11, dword ptr [rip + b4629a6c]       ; mulacc float32x8
    366  c46265a81d51080000        vfmadd213ps ymm11, ymm3, ymmword ptr [rip + c4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6ec4312f6e]
    36f  c46265a81d68080000        vfmadd213ps ymm11, ymm3, ymmword ptr [rip + ce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6fce9c9d6f]; mulacc float32x8
    378  c46265a81d7f080000        vfmadd213ps ymm11, ymm3, ymmword ptr [rip + 6758e3706758e3706758e3706758e3706758e3706758e3706758e3706758e370]; mulacc float32x8
    381  c46265a81d96080000        vfmadd213ps ymm11, ymm3, ymmword ptr [rip + f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571f0fdf571]; mulacc float32x8
    38a  c46265a81dad080000        vfmadd213ps ymm11, ymm3, ymmword ptr [rip + 1872b1721872b1721872b1721872b1721872b1721872b1721872b1721872b172]; mulacc float32x8
    393  c46265a81dc4080000        vfmadd213ps ymm11, ymm3, ymmword ptr [rip + 0000007300000073000000730000007300000073000000730000007300000073]; mulacc float32x8
    39c  c4c16572f117              vpslld ymm3, ymm9, 23                                ; shl uint32x8
    3a2  c4c13572f116              vpslld ymm9, ymm9, 22                                ; shl uint32x8
    3a8  c44135dbca                vpand ymm9, ymm9, ymm10                              ; and uint32x8
    3ad  c4c165fad9                vpsubd ymm3, ymm3, ymm9                              ; sub uint32x8
    3b2  c5a459db                  vmulps ymm3, ymm11, ymm3                             ; mul float32x8
    3b6  c4c16459d9                vmulps ymm3, ymm3, ymm9                              ; mul float32x8
    3bb  c55d59cc                  vmulpd ymm9, ymm4, ymm4                              ; mul float64x4
    3bf  c4627d591d280d0000        vpbroadcastq ymm11, qword ptr [rip + 0000008026ba65be]; mulacc float64x4
    3c8  c462b5a81dcf0b0000        vfmadd213pd ymm11, ymm9, ymmword ptr [rip + 0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e]
    3d1  c462b5a81de60b0000        vfmadd213pd ymm11, ymm9, ymmword ptr [rip + 000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf]; mulacc float64x4
    3da  c462b5a81dfd0b0000        vfmadd213pd ymm11, ymm9, ymmword ptr [rip + 000000601911813f000000601911813f000000601911813f000000601911813f]; mulacc float64x4
    3e3  c462b5a81d140c0000        vfmadd213pd ymm11, ymm9, ymmword ptr [rip + 000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf]; mulacc float64x4
    3ec  c462b5a81d2b0c0000        vfmadd213pd ymm11, ymm9, ymmword ptr [rip + 000000000000f03f000000000000f03f000000000000f03f000000000000f03f]; mulacc float64x4
    3f5  c4c15d59e3                vmulpd ymm4, ymm4, ymm11                             ; mul float64x4
    3fa  c54559cf                  vmulpd ymm9, ymm7, ymm7                              ; mul float64x4
    3fe  c4627d591de90c0000        vpbroadcastq ymm11, qword ptr [rip + 0000008026ba65be]; mulacc float64x4
    407  c462b5a81d900b0000        vfmadd213pd ymm11, ymm9, ymmword ptr [rip + 0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e]
    410  c462b5a81da70b0000        vfmadd213pd ymm11, ymm9, ymmword ptr [rip + 000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf]; mulacc float64x4
    419  c462b5a81dbe0b0000        vfmadd213pd ymm11, ymm9, ymmword ptr [rip + 000000601911813f000000601911813f000000601911813f000000601911813f]; mulacc float64x4
    422  c462b5a81dd50b0000        vfmadd213pd ymm11, ymm9, ymmword ptr [rip + 000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf]; mulacc float64x4
    42b  c462b5a81dec0b0000        vfmadd213pd ymm11, ymm9, ymmword ptr [rip + 000000000000f03f000000000000f03f000000000000f03f000000000000f03f]; mulacc float64x4
    434  c4c14559fb                vmulpd ymm7, ymm7, ymm11                             ; mul float64x4
    439  c5fd5ae4                  vcvtpd2ps xmm4, ymm4                                 ; cast float32x4
    43d  c5fd5aff                  vcvtpd2ps xmm7, ymm7                                 ; cast float32x4
    441  c4e35d18e701              vinsertf128 ymm4, ymm4, xmm7, 1                      ; vectorize float32x8
    447  c5fc51fd                  vsqrtps ymm7, ymm5                                   ; sqrt float32x8
    44b  c4e265b8e7                vfmadd231ps ymm4, ymm3, ymm7                         ; mulacc float32x8
    450  c5d4581d48090000          vaddps ymm3, ymm5, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]; add float32x8
    458  c5e4c22d5f09000001        vcmpps ymm5, ymm3, ymmword ptr [rip + 0000800000008000000080000000800000008000000080000000800000008000], 1; cmplt boolx8
    461  c5e4593d77090000          vmulps ymm7, ymm3, ymmword ptr [rip + 0000004c0000004c0000004c0000004c0000004c0000004c0000004c0000004c]; mul float32x8
    469  c4e3654aff50              vblendvps ymm7, ymm3, ymm7, ymm5                     ; where float32x8
    46f  c545fe0d89090000          vpaddd ymm9, ymm7, ymmword ptr [rip + 0dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac00dfbcac0]; add int32x8
    477  c4c12572e117              vpsrad ymm11, ymm9, 23                               ; shr int32x8
    47d  c4417c5bdb                vcvtdq2ps ymm11, ymm11                               ; cast float32x8
    482  c5d4542d96090000          vandps ymm5, ymm5, ymmword ptr [rip + 0000c8410000c8410000c8410000c8410000c8410000c8410000c8410000c841]; where float32x8
    48a  c5a45ced                  vsubps ymm5, ymm11, ymm5                             ; sub float32x8
    48e  c535db0daa090000          vpand ymm9, ymm9, ymmword ptr [rip + 000080ff000080ff000080ff000080ff000080ff000080ff000080ff000080ff]; and int32x8
    496  c4c145faf9                vpsubd ymm7, ymm7, ymm9                              ; sub int32x8
    49b  c5c45c3dfd080000          vsubps ymm7, ymm7, ymmword ptr [rip + 0000803f0000803f0000803f0000803f0000803f0000803f0000803f0000803f]; sub float32x8
    4a3  c4627d580dc40c0000        vpbroadcastd ymm9, dword ptr [rip + ce37f6bd]        ; mulacc float32x8
    4ac  c46245a80dab090000        vfmadd213ps ymm9, ymm7, ymmword ptr [rip + 5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e5b74413e]
    4b5  c46245a80dc2090000        vfmadd213ps ymm9, ymm7, ymmword ptr [rip + 4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be4c3b40be]; mulacc float32x8
    4be  c46245a80dd9090000        vfmadd213ps ymm9, ymm7, ymmword ptr [rip + 79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e79b2503e]; mulacc float32x8
    4c7  c46245a80df0090000        vfmadd213ps ymm9, ymm7, ymmword ptr [rip + 3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be3ebb75be]; mulacc float32x8
    4d0  c46245a80d070a0000        vfmadd213ps ymm9, ymm7, ymmword ptr [rip + 39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e39c8933e]; mulacc float32x8
    4d9  c46245a80d1e0a0000        vfmadd213ps ymm9, ymm7, ymmword ptr [rip + 5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be5dabb8be]; mulacc float32x8
    4e2  c46245a80d350a0000        vfmadd213ps ymm9, ymm7, ymmword ptr [rip + 0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e0838f63e]; mulacc float32x8
    4eb  c46245a80d4c0a0000        vfmadd213ps ymm9, ymm7, ymmword ptr [rip + 3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf3baa38bf]; mulacc float32x8
    4f4  c46245a80d630a0000        vfmadd213ps ymm9, ymm7, ymmword ptr [rip + eda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23eeda8e23e]; mulacc float32x8
    4fd  c4414459c9                vmulps ymm9, ymm7, ymm9                              ; mul float32x8
    502  c4c14458f9                vaddps ymm7, ymm7, ymm9                              ; add float32x8
    507  c5d458ef                  vaddps ymm5, ymm5, ymm7                              ; add float32x8
    50b  c4c164c2fa01              vcmpps ymm7, ymm3, ymm10, 1                          ; cmplt boolx8
    511  c4e32d4aed70              vblendvps ymm5, ymm10, ymm5, ymm7                    ; where float32x8
    517  c4e27d583d480c0000        vpbroadcastd ymm7, dword ptr [rip + 00000000]
    520  c5c4c2fb01                vcmpps ymm7, ymm7, ymm3, 1                           ; cmplt boolx8
    525  c5e4c21d520a000000        vcmpps ymm3, ymm3, ymmword ptr [rip + 0000000000000000000000000000000000000000000000000000000000000000], 0; cmpeq boolx8
    52e  c4627d580d610c0000        vpbroadcastd ymm9, dword ptr [rip + 0000c07f]
    537  c4627d581d2c0c0000        vpbroadcastd ymm11, dword ptr [rip + 000080ff]
    540  c4c3354adb30              vblendvps ymm3, ymm9, ymm11, ymm3                    ; where float32x8
    546  c4e3654add70              vblendvps ymm3, ymm3, ymm5, ymm7                     ; where float32x8
    54c  c5fd59e8                  vmulpd ymm5, ymm0, ymm0                              ; mul float64x4
    550  c4e27d593d970b0000        vpbroadcastq ymm7, qword ptr [rip + 0000008026ba65be]; mulacc float64x4
    559  c4e2d5a83d3e0a0000        vfmadd213pd ymm7, ymm5, ymmword ptr [rip + 0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e]
    562  c4e2d5a83d550a0000        vfmadd213pd ymm7, ymm5, ymmword ptr [rip + 000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf]; mulacc float64x4
    56b  c4e2d5a83d6c0a0000        vfmadd213pd ymm7, ymm5, ymmword ptr [rip + 000000601911813f000000601911813f000000601911813f000000601911813f]; mulacc float64x4
    574  c4e2d5a83d830a0000        vfmadd213pd ymm7, ymm5, ymmword ptr [rip + 000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf]; mulacc float64x4
    57d  c4e2d5a83d9a0a0000        vfmadd213pd ymm7, ymm5, ymmword ptr [rip + 000000000000f03f000000000000f03f000000000000f03f000000000000f03f]; mulacc float64x4
    586  c5fd59c7                  vmulpd ymm0, ymm0, ymm7                              ; mul float64x4
    58a  c5f559e9                  vmulpd ymm5, ymm1, ymm1                              ; mul float64x4
    58e  c4e27d593d590b0000        vpbroadcastq ymm7, qword ptr [rip + 0000008026ba65be]; mulacc float64x4
    597  c4e2d5a83d000a0000        vfmadd213pd ymm7, ymm5, ymmword ptr [rip + 0000004083c7c73e0000004083c7c73e0000004083c7c73e0000004083c7c73e]
    5a0  c4e2d5a83d170a0000        vfmadd213pd ymm7, ymm5, ymmword ptr [rip + 000000a0c6052abf000000a0c6052abf000000a0c6052abf000000a0c6052abf]; mulacc float64x4
    5a9  c4e2d5a83d2e0a0000        vfmadd213pd ymm7, ymm5, ymmword ptr [rip + 000000601911813f000000601911813f000000601911813f000000601911813f]; mulacc float64x4
    5b2  c4e2d5a83d450a0000        vfmadd213pd ymm7, ymm5, ymmword ptr [rip + 000000605555c5bf000000605555c5bf000000605555c5bf000000605555c5bf]; mulacc float64x4
    5bb  c4e2d5a83d5c0a0000        vfmadd213pd ymm7, ymm5, ymmword ptr [rip + 000000000000f03f000000000000f03f000000000000f03f000000000000f03f]; mulacc float64x4
    5c4  c5f559cf                  vmulpd ymm1, ymm1, ymm7                              ; mul float64x4
    5c8  c5fd5ac0                  vcvtpd2ps xmm0, ymm0                                 ; cast float32x4
    5cc  c5fd5ac9                  vcvtpd2ps xmm1, ymm1                                 ; cast float32x4
    5d0  c4e37d18c101              vinsertf128 ymm0, ymm0, xmm1, 1                      ; vectorize float32x8
    5d6  c4e26db8c6                vfmadd231ps ymm0, ymm2, ymm6                         ; mulacc float32x8
    5db  c4c17c58c0                vaddps ymm0, ymm0, ymm8                              ; add float32x8
    5e0  c5fc1102                  vmovups ymmword ptr [rdx], ymm0                      ; store void
    5e4  c5dc58c3                  vaddps ymm0, ymm4, ymm3                              ; add float32x8
    5e8  c5fc114220                vmovups ymmword ptr [rdx + 32], ymm0                 ; store void
    5ed  4883c140                  add rcx, 64                                          ; end void
    5f1  4883c240                  add rdx, 64
    5f5  483bce                    cmp rcx, rsi
    5f8  0f8542faffff              jne loop_40
done_5fe:
    5fe  c5f877                    vzeroupper                                           ; sink void
    601  488ba42480000000          mov rsp, qword ptr [rsp + 128]
    609  c3                        ret                                                  ; sink void
rare_60a:
    60a  c5fc111c24                vmovups ymmword ptr [rsp], ymm3
    60f  c5fc11742420              vmovups ymmword ptr [rsp + 32], ymm6
    615  c5fc11542440              vmovups ymmword ptr [rsp + 64], ymm2
    61b  c4e27d59153c0a0000        vpbroadcastq ymm2, qword ptr [rip + 0000000000000080]
    624  c4c16d55d0                vandnpd ymm2, ymm2, ymm8                             ; abs float64x4
    629  c5edc21dce06000001        vcmppd ymm3, ymm2, ymmword ptr [rip + 0000000000008046000000000000804600000000000080460000000000008046], 1; cmplt boolx4
    632  c5edc235e506000001        vcmppd ymm6, ymm2, ymmword ptr [rip + 000000000000f044000000000000f044000000000000f044000000000000f044], 1; cmplt boolx4
    63b  c5edc215fc06000001        vcmppd ymm2, ymm2, ymmword ptr [rip + 0000000000006043000000000000604300000000000060430000000000006043], 1; cmplt boolx4
    644  c4627d59153b0a0000        vpbroadcastq ymm10, qword ptr [rip + 000000a82072f23d]
    64d  c4627d591d2a0a0000        vpbroadcastq ymm11, qword ptr [rip + 000000701bcc773f]
    656  c4432d4bd320              vblendvpd ymm10, ymm10, ymm11, ymm2                  ; where float64x4
    65c  c4627d591d2b0a0000        vpbroadcastq ymm11, qword ptr [rip + 00000074c29f623c]
    665  c443254bd260              vblendvpd ymm10, ymm11, ymm10, ymm6                  ; where float64x4
    66b  c4627d591d240a0000        vpbroadcastq ymm11, qword ptr [rip + 0000004c7df4c53a]
    674  c443254bd230              vblendvpd ymm10, ymm11, ymm10, ymm3                  ; where float64x4
    67a  c4413d59d2                vmulpd ymm10, ymm8, ymm10                            ; mul float64x4
    67f  c52d581dd9060000          vaddpd ymm11, ymm10, ymmword ptr [rip + 0000000000004843000000000000484300000000000048430000000000004843]; add float64x4
    687  c5255c1dd1060000          vsubpd ymm11, ymm11, ymmword ptr [rip + 0000000000004843000000000000484300000000000048430000000000004843]; sub float64x4
    68f  c4412d5cd3                vsubpd ymm10, ymm10, ymm11                           ; sub float64x4
    694  c57c11542460              vmovups ymmword ptr [rsp + 96], ymm10
    69a  c4627d591d0d0a0000        vpbroadcastq ymm11, qword ptr [rip + 000000aa13fe343c]
    6a3  c4627d593dfc090000        vpbroadcastq ymm15, qword ptr [rip + 0000004a0591c33d]
    6ac  c443254bdf20              vblendvpd ymm11, ymm11, ymm15, ymm2                  ; where float64x4
    6b2  c4627d593dfd090000        vpbroadcastq ymm15, qword ptr [rip + 00000034f5d1a73a]
    6bb  c443054bdb60              vblendvpd ymm11, ymm15, ymm11, ymm6                  ; where float64x4
    6c1  c4627d593df6090000        vpbroadcastq ymm15, qword ptr [rip + 0000006c03770339]
    6ca  c443054bdb30              vblendvpd ymm11, ymm15, ymm11, ymm3                  ; where float64x4
    6d0  c4413d59db                vmulpd ymm11, ymm8, ymm11                            ; mul float64x4
    6d5  c525583d83060000          vaddpd ymm15, ymm11, ymmword ptr [rip + 0000000000004843000000000000484300000000000048430000000000004843]; add float64x4
    6dd  c5055c3d7b060000          vsubpd ymm15, ymm15, ymmword ptr [rip + 0000000000004843000000000000484300000000000048430000000000004843]; sub float64x4
    6e5  c441255cdf                vsubpd ymm11, ymm11, ymm15                           ; sub float64x4
    6ea  c4627d593ddd090000        vpbroadcastq ymm15, qword ptr [rip + db06eea6a98f7e3a]
    6f3  c4627d5915cc090000        vpbroadcastq ymm10, qword ptr [rip + 4c531f7d75c2ef3b]
    6fc  c4c3054bd220              vblendvpd ymm2, ymm15, ymm10, ymm2                   ; where float64x4
    702  c4627d5915cd090000        vpbroadcastq ymm10, qword ptr [rip + 26b3526c1bb8db38]
    70b  c4e32d4bd260              vblendvpd ymm2, ymm10, ymm2, ymm6                    ; where float64x4
    711  c4e27d5935c6090000        vpbroadcastq ymm6, qword ptr [rip + 10e4104f66a54837]
    71a  c4e34d4bd230              vblendvpd ymm2, ymm6, ymm2, ymm3                     ; where float64x4
    720  c5bd59d2                  vmulpd ymm2, ymm8, ymm2                              ; mul float64x4
    724  c5a5585c2460              vaddpd ymm3, ymm11, ymmword ptr [rsp + 96]           ; add float64x4
    72a  c5e558da                  vaddpd ymm3, ymm3, ymm2                              ; add float64x4
    72e  c5e5581d6a050000          vaddpd ymm3, ymm3, ymmword ptr [rip + 0000000000003843000000000000384300000000000038430000000000003843]; add float64x4
    736  c5e55c3562050000          vsubpd ymm6, ymm3, ymmword ptr [rip + 0000000000003843000000000000384300000000000038430000000000003843]; sub float64x4
    73e  c57c10442460              vmovups ymm8, ymmword ptr [rsp + 96]
    744  c5bd5cf6                  vsubpd ymm6, ymm8, ymm6                              ; sub float64x4
    748  c4c14d58f3                vaddpd ymm6, ymm6, ymm11                             ; add float64x4
    74d  c5cd58d2                  vaddpd ymm2, ymm6, ymm2                              ; add float64x4
    751  c5ed591527060000          vmulpd ymm2, ymm2, ymmword ptr [rip + 182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940]; mul float64x4
    759  c5e573f33f                vpsllq ymm3, ymm3, 63                                ; shl uint64x4
    75e  c5edefd3                  vpxor ymm2, ymm2, ymm3                               ; xor uint64x4
    762  c4e27d581de5090000        vpbroadcastd ymm3, dword ptr [rip + 0000804e]
    76b  c4c164c2dd01              vcmpps ymm3, ymm3, ymm13, 1                          ; cmplt boolx8
    771  c5fc115c2460              vmovups ymmword ptr [rsp + 96], ymm3
    777  c5fc105c2460              vmovups ymm3, ymmword ptr [rsp + 96]
    77d  c4e27d25f3                vpmovsxdq ymm6, xmm3                                 ; where float64x4
    782  c4e37d4bc260              vblendvpd ymm0, ymm0, ymm2, ymm6
    788  c4e27d5915cf080000        vpbroadcastq ymm2, qword ptr [rip + 0000000000000080]
    791  c4c16d55d1                vandnpd ymm2, ymm2, ymm9                             ; abs float64x4
    796  c5edc2356105000001        vcmppd ymm6, ymm2, ymmword ptr [rip + 0000000000008046000000000000804600000000000080460000000000008046], 1; cmplt boolx4
    79f  c56dc2057805000001        vcmppd ymm8, ymm2, ymmword ptr [rip + 000000000000f044000000000000f044000000000000f044000000000000f044], 1; cmplt boolx4
    7a8  c5edc2158f05000001        vcmppd ymm2, ymm2, ymmword ptr [rip + 0000000000006043000000000000604300000000000060430000000000006043], 1; cmplt boolx4
    7b1  c4627d5915ce080000        vpbroadcastq ymm10, qword ptr [rip + 000000a82072f23d]
    7ba  c4627d591dbd080000        vpbroadcastq ymm11, qword ptr [rip + 000000701bcc773f]
    7c3  c4432d4bd320              vblendvpd ymm10, ymm10, ymm11, ymm2                  ; where float64x4
    7c9  c4627d591dbe080000        vpbroadcastq ymm11, qword ptr [rip + 00000074c29f623c]
    7d2  c443254bd280              vblendvpd ymm10, ymm11, ymm10, ymm8                  ; where float64x4
    7d8  c4627d591db7080000        vpbroadcastq ymm11, qword ptr [rip + 0000004c7df4c53a]
    7e1  c443254bd260              vblendvpd ymm10, ymm11, ymm10, ymm6                  ; where float64x4
    7e7  c4413559d2                vmulpd ymm10, ymm9, ymm10                            ; mul float64x4
    7ec  c52d581d6c050000          vaddpd ymm11, ymm10, ymmword ptr [rip + 0000000000004843000000000000484300000000000048430000000000004843]; add float64x4
    7f4  c5255c1d64050000          vsubpd ymm11, ymm11, ymmword ptr [rip + 0000000000004843000000000000484300000000000048430000000000004843]; sub float64x4
    7fc  c4412d5cd3                vsubpd ymm10, ymm10, ymm11                           ; sub float64x4
    801  c4627d591da6080000        vpbroadcastq ymm11, qword ptr [rip + 000000aa13fe343c]
    80a  c4627d593d95080000        vpbroadcastq ymm15, qword ptr [rip + 0000004a0591c33d]
    813  c443254bdf20              vblendvpd ymm11, ymm11, ymm15, ymm2                  ; where float64x4
    819  c4627d593d96080000        vpbroadcastq ymm15, qword ptr [rip + 00000034f5d1a73a]
    822  c443054bdb80              vblendvpd ymm11, ymm15, ymm11, ymm8                  ; where float64x4
    828  c4627d593d8f080000        vpbroadcastq ymm15, qword ptr [rip + 0000006c03770339]
    831  c443054bdb60              vblendvpd ymm11, ymm15, ymm11, ymm6                  ; where float64x4
    837  c4413559db                vmulpd ymm11, ymm9, ymm11                            ; mul float64x4
    83c  c525583d1c050000          vaddpd ymm15, ymm11, ymmword ptr [rip + 0000000000004843000000000000484300000000000048430000000000004843]; add float64x4
    844  c5055c3d14050000          vsubpd ymm15, ymm15, ymmword ptr [rip + 0000000000004843000000000000484300000000000048430000000000004843]; sub float64x4
    84c  c441255cdf                vsubpd ymm11, ymm11, ymm15                           ; sub float64x4
    851  c4627d593d76080000        vpbroadcastq ymm15, qword ptr [rip + db06eea6a98f7e3a]
    85a  c4e27d591d65080000        vpbroadcastq ymm3, qword ptr [rip + 4c531f7d75c2ef3b]
    863  c4e3054bd320              vblendvpd ymm2, ymm15, ymm3, ymm2                    ; where float64x4
    869  c4e27d591d66080000        vpbroadcastq ymm3, qword ptr [rip + 26b3526c1bb8db38]
    872  c4e3654bd280              vblendvpd ymm2, ymm3, ymm2, ymm8                     ; where float64x4
    878  c4e27d591d5f080000        vpbroadcastq ymm3, qword ptr [rip + 10e4104f66a54837]
    881  c4e3654bd260              vblendvpd ymm2, ymm3, ymm2, ymm6                     ; where float64x4
    887  c5b559d2                  vmulpd ymm2, ymm9, ymm2                              ; mul float64x4
    88b  c4c12d58f3                vaddpd ymm6, ymm10, ymm11                            ; add float64x4
    890  c5cd58f2                  vaddpd ymm6, ymm6, ymm2                              ; add float64x4
    894  c5cd583504040000          vaddpd ymm6, ymm6, ymmword ptr [rip + 0000000000003843000000000000384300000000000038430000000000003843]; add float64x4
    89c  c54d5c05fc030000          vsubpd ymm8, ymm6, ymmword ptr [rip + 0000000000003843000000000000384300000000000038430000000000003843]; sub float64x4
    8a4  c4412d5cc0                vsubpd ymm8, ymm10, ymm8                             ; sub float64x4
    8a9  c4413d58c3                vaddpd ymm8, ymm8, ymm11                             ; add float64x4
    8ae  c5bd58d2                  vaddpd ymm2, ymm8, ymm2                              ; add float64x4
    8b2  c5ed5915c6040000          vmulpd ymm2, ymm2, ymmword ptr [rip + 182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940]; mul float64x4
    8ba  c5cd73f63f                vpsllq ymm6, ymm6, 63                                ; shl uint64x4
    8bf  c5edefd6                  vpxor ymm2, ymm2, ymm6                               ; xor uint64x4
    8c3  c5fc105c2460              vmovups ymm3, ymmword ptr [rsp + 96]
    8c9  c4e37d19db01              vextractf128 xmm3, ymm3, 1                           ; gep boolx4
    8cf  c4e27d25db                vpmovsxdq ymm3, xmm3                                 ; where float64x4
    8d4  c4e3754bca30              vblendvpd ymm1, ymm1, ymm2, ymm3
    8da  c4e27d59157d070000        vpbroadcastq ymm2, qword ptr [rip + 0000000000000080]
    8e3  c4c16d55d6                vandnpd ymm2, ymm2, ymm14                            ; abs float64x4
    8e8  c5edc21d0f04000001        vcmppd ymm3, ymm2, ymmword ptr [rip + 0000000000008046000000000000804600000000000080460000000000008046], 1; cmplt boolx4
    8f1  c5edc2352604000001        vcmppd ymm6, ymm2, ymmword ptr [rip + 000000000000f044000000000000f044000000000000f044000000000000f044], 1; cmplt boolx4
    8fa  c5edc2153d04000001        vcmppd ymm2, ymm2, ymmword ptr [rip + 0000000000006043000000000000604300000000000060430000000000006043], 1; cmplt boolx4
    903  c4627d59057c070000        vpbroadcastq ymm8, qword ptr [rip + 000000a82072f23d]
    90c  c4627d590d6b070000        vpbroadcastq ymm9, qword ptr [rip + 000000701bcc773f]
    915  c4433d4bc120              vblendvpd ymm8, ymm8, ymm9, ymm2                     ; where float64x4
    91b  c4627d590d6c070000        vpbroadcastq ymm9, qword ptr [rip + 00000074c29f623c]
    924  c443354bc060              vblendvpd ymm8, ymm9, ymm8, ymm6                     ; where float64x4
    92a  c4627d590d65070000        vpbroadcastq ymm9, qword ptr [rip + 0000004c7df4c53a]
    933  c443354bc030              vblendvpd ymm8, ymm9, ymm8, ymm3                     ; where float64x4
    939  c4410d59c0                vmulpd ymm8, ymm14, ymm8                             ; mul float64x4
    93e  c53d580d1a040000          vaddpd ymm9, ymm8, ymmword ptr [rip + 0000000000004843000000000000484300000000000048430000000000004843]; add float64x4
    946  c5355c0d12040000          vsubpd ymm9, ymm9, ymmword ptr [rip + 0000000000004843000000000000484300000000000048430000000000004843]; sub float64x4
    94e  c4413d5cc1                vsubpd ymm8, ymm8, ymm9                              ; sub float64x4
    953  c4627d590d54070000        vpbroadcastq ymm9, qword ptr [rip + 000000aa13fe343c]
    95c  c4627d591543070000        vpbroadcastq ymm10, qword ptr [rip + 0000004a0591c33d]
    965  c443354bca20              vblendvpd ymm9, ymm9, ymm10, ymm2                    ; where float64x4
    96b  c4627d591544070000        vpbroadcastq ymm10, qword ptr [rip + 00000034f5d1a73a]
    974  c4432d4bc960              vblendvpd ymm9, ymm10, ymm9, ymm6                    ; where float64x4
    97a  c4627d59153d070000        vpbroadcastq ymm10, qword ptr [rip + 0000006c03770339]
    983  c4432d4bc930              vblendvpd ymm9, ymm10, ymm9, ymm3                    ; where float64x4
    989  c4410d59c9                vmulpd ymm9, ymm14, ymm9                             ; mul float64x4
    98e  c5355815ca030000          vaddpd ymm10, ymm9, ymmword ptr [rip + 0000000000004843000000000000484300000000000048430000000000004843]; add float64x4
    996  c52d5c15c2030000          vsubpd ymm10, ymm10, ymmword ptr [rip + 0000000000004843000000000000484300000000000048430000000000004843]; sub float64x4
    99e  c441355cca                vsubpd ymm9, ymm9, ymm10                             ; sub float64x4
    9a3  c4627d591524070000        vpbroadcastq ymm10, qword ptr [rip + db06eea6a98f7e3a]
    9ac  c4627d591d13070000        vpbroadcastq ymm11, qword ptr [rip + 4c531f7d75c2ef3b]
    9b5  c4c32d4bd320              vblendvpd ymm2, ymm10, ymm11, ymm2                   ; where float64x4
    9bb  c4627d591514070000        vpbroadcastq ymm10, qword ptr [rip + 26b3526c1bb8db38]
    9c4  c4e32d4bd260              vblendvpd ymm2, ymm10, ymm2, ymm6                    ; where float64x4
    9ca  c4e27d59350d070000        vpbroadcastq ymm6, qword ptr [rip + 10e4104f66a54837]
    9d3  c4e34d4bd230              vblendvpd ymm2, ymm6, ymm2, ymm3                     ; where float64x4
    9d9  c58d59d2                  vmulpd ymm2, ymm14, ymm2                             ; mul float64x4
    9dd  c4c13d58d9                vaddpd ymm3, ymm8, ymm9                              ; add float64x4
    9e2  c5e558da                  vaddpd ymm3, ymm3, ymm2                              ; add float64x4
    9e6  c5e5581db2020000          vaddpd ymm3, ymm3, ymmword ptr [rip + 0000000000003843000000000000384300000000000038430000000000003843]; add float64x4
    9ee  c5e55c35aa020000          vsubpd ymm6, ymm3, ymmword ptr [rip + 0000000000003843000000000000384300000000000038430000000000003843]; sub float64x4
    9f6  c5bd5cf6                  vsubpd ymm6, ymm8, ymm6                              ; sub float64x4
    9fa  c4c14d58f1                vaddpd ymm6, ymm6, ymm9                              ; add float64x4
    9ff  c5cd58d2                  vaddpd ymm2, ymm6, ymm2                              ; add float64x4
    a03  c5ed591575030000          vmulpd ymm2, ymm2, ymmword ptr [rip + 182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940]; mul float64x4
    a0b  c5e573f33f                vpsllq ymm3, ymm3, 63                                ; shl uint64x4
    a10  c5edefd3                  vpxor ymm2, ymm2, ymm3                               ; xor uint64x4
    a14  c4e27d581d33070000        vpbroadcastd ymm3, dword ptr [rip + 0000804e]
    a1d  c5e4c2dd01                vcmpps ymm3, ymm3, ymm5, 1                           ; cmplt boolx8
    a22  c4e27d25f3                vpmovsxdq ymm6, xmm3                                 ; where float64x4
    a27  c4e35d4be260              vblendvpd ymm4, ymm4, ymm2, ymm6
    a2d  c4e27d59152a060000        vpbroadcastq ymm2, qword ptr [rip + 0000000000000080]
    a36  c4c16d55d4                vandnpd ymm2, ymm2, ymm12                            ; abs float64x4
    a3b  c5edc235bc02000001        vcmppd ymm6, ymm2, ymmword ptr [rip + 0000000000008046000000000000804600000000000080460000000000008046], 1; cmplt boolx4
    a44  c56dc205d302000001        vcmppd ymm8, ymm2, ymmword ptr [rip + 000000000000f044000000000000f044000000000000f044000000000000f044], 1; cmplt boolx4
    a4d  c5edc215ea02000001        vcmppd ymm2, ymm2, ymmword ptr [rip + 0000000000006043000000000000604300000000000060430000000000006043], 1; cmplt boolx4
    a56  c4627d590d29060000        vpbroadcastq ymm9, qword ptr [rip + 000000a82072f23d]
    a5f  c4627d591518060000        vpbroadcastq ymm10, qword ptr [rip + 000000701bcc773f]
    a68  c443354bca20              vblendvpd ymm9, ymm9, ymm10, ymm2                    ; where float64x4
    a6e  c4627d591519060000        vpbroadcastq ymm10, qword ptr [rip + 00000074c29f623c]
    a77  c4432d4bc980              vblendvpd ymm9, ymm10, ymm9, ymm8                    ; where float64x4
    a7d  c4627d591512060000        vpbroadcastq ymm10, qword ptr [rip + 0000004c7df4c53a]
    a86  c4432d4bc960              vblendvpd ymm9, ymm10, ymm9, ymm6                    ; where float64x4
    a8c  c4411d59c9                vmulpd ymm9, ymm12, ymm9                             ; mul float64x4
    a91  c5355815c7020000          vaddpd ymm10, ymm9, ymmword ptr [rip + 0000000000004843000000000000484300000000000048430000000000004843]; add float64x4
    a99  c52d5c15bf020000          vsubpd ymm10, ymm10, ymmword ptr [rip + 0000000000004843000000000000484300000000000048430000000000004843]; sub float64x4
    aa1  c441355cca                vsubpd ymm9, ymm9, ymm10                             ; sub float64x4
    aa6  c4627d591501060000        vpbroadcastq ymm10, qword ptr [rip + 000000aa13fe343c]
    aaf  c4627d591df0050000        vpbroadcastq ymm11, qword ptr [rip + 0000004a0591c33d]
    ab8  c4432d4bd320              vblendvpd ymm10, ymm10, ymm11, ymm2                  ; where float64x4
    abe  c4627d591df1050000        vpbroadcastq ymm11, qword ptr [rip + 00000034f5d1a73a]
    ac7  c443254bd280              vblendvpd ymm10, ymm11, ymm10, ymm8                  ; where float64x4
    acd  c4627d591dea050000        vpbroadcastq ymm11, qword ptr [rip + 0000006c03770339]
    ad6  c443254bd260              vblendvpd ymm10, ymm11, ymm10, ymm6                  ; where float64x4
    adc  c4411d59d2                vmulpd ymm10, ymm12, ymm10                           ; mul float64x4
    ae1  c52d581d77020000          vaddpd ymm11, ymm10, ymmword ptr [rip + 0000000000004843000000000000484300000000000048430000000000004843]; add float64x4
    ae9  c5255c1d6f020000          vsubpd ymm11, ymm11, ymmword ptr [rip + 0000000000004843000000000000484300000000000048430000000000004843]; sub float64x4
    af1  c4412d5cd3                vsubpd ymm10, ymm10, ymm11                           ; sub float64x4
    af6  c4627d591dd1050000        vpbroadcastq ymm11, qword ptr [rip + db06eea6a98f7e3a]
    aff  c4627d5935c0050000        vpbroadcastq ymm14, qword ptr [rip + 4c531f7d75c2ef3b]
    b08  c4c3254bd620              vblendvpd ymm2, ymm11, ymm14, ymm2                   ; where float64x4
    b0e  c4627d591dc1050000        vpbroadcastq ymm11, qword ptr [rip + 26b3526c1bb8db38]
    b17  c4e3254bd280              vblendvpd ymm2, ymm11, ymm2, ymm8                    ; where float64x4
    b1d  c4627d5905ba050000        vpbroadcastq ymm8, qword ptr [rip + 10e4104f66a54837]
    b26  c4e33d4bd260              vblendvpd ymm2, ymm8, ymm2, ymm6                     ; where float64x4
    b2c  c59d59d2                  vmulpd ymm2, ymm12, ymm2                             ; mul float64x4
    b30  c4c13558f2                vaddpd ymm6, ymm9, ymm10                             ; add float64x4
    b35  c5cd58f2                  vaddpd ymm6, ymm6, ymm2                              ; add float64x4
    b39  c5cd58355f010000          vaddpd ymm6, ymm6, ymmword ptr [rip + 0000000000003843000000000000384300000000000038430000000000003843]; add float64x4
    b41  c54d5c0557010000          vsubpd ymm8, ymm6, ymmword ptr [rip + 0000000000003843000000000000384300000000000038430000000000003843]; sub float64x4
    b49  c441355cc0                vsubpd ymm8, ymm9, ymm8                              ; sub float64x4
    b4e  c4413d58c2                vaddpd ymm8, ymm8, ymm10                             ; add float64x4
    b53  c5bd58d2                  vaddpd ymm2, ymm8, ymm2                              ; add float64x4
    b57  c5ed591521020000          vmulpd ymm2, ymm2, ymmword ptr [rip + 182d4454fb210940182d4454fb210940182d4454fb210940182d4454fb210940]; mul float64x4
    b5f  c5cd73f63f                vpsllq ymm6, ymm6, 63                                ; shl uint64x4
    b64  c5edefd6                  vpxor ymm2, ymm2, ymm6                               ; xor uint64x4
    b68  c4e37d19db01              vextractf128 xmm3, ymm3, 1                           ; gep boolx4
    b6e  c4e27d25db                vpmovsxdq ymm3, xmm3                                 ; where float64x4
    b73  c4e3454bfa30              vblendvpd ymm7, ymm7, ymm2, ymm3
    b79  c4627d5815c6050000        vpbroadcastd ymm10, dword ptr [rip + 0000807f]
    b82  c5fc101c24                vmovups ymm3, ymmword ptr [rsp]
    b87  c5fc10742420              vmovups ymm6, ymmword ptr [rsp + 32]
    b8d  c5fc10542440              vmovups ymm2, ymmword ptr [rsp + 64]
    b93  e997f6ffff                jmp done_22f
