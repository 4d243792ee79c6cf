reverse_pad:
      0  c5fc1005d8000000          vmovups ymm0, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
      8  c4e27d580d0f010000        vpbroadcastd ymm1, dword ptr [rip + 0f000000]
     11  b800000000                mov eax, 0
     16  c4e27d581505010000        vpbroadcastd ymm2, dword ptr [rip + 01000000]
     1f  c4e27d581d00010000        vpbroadcastd ymm3, dword ptr [rip + 16000000]
     28  c5fc1025d0000000          vmovups ymm4, ymmword ptr [rip + 0700000006000000050000000400000003000000020000000100000000000000]
     30  c4e27d582df3000000        vpbroadcastd ymm5, dword ptr [rip + 0000803f]
     39  488b17                    mov rdx, qword ptr [rdi]
     3c  488b4f08                  mov rcx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 25>
     40  c5fdfec9                  vpaddd ymm1, ymm0, ymm1                              ; add int32x8
     44  b800000000                mov eax, 0                                           ; range int32
     49  488bf2                    mov rsi, rdx
loop_60:
     60  488bf8                    mov rdi, rax                                         ; mul int32
     63  c1e703                    shl edi, 3
     66  c5f96ef7                  vmovd xmm6, edi                                      ; vectorize int32x8
     6a  c4e27d58f6                vpbroadcastd ymm6, xmm6
     6f  c5cdfef8                  vpaddd ymm7, ymm6, ymm0                              ; add int32x8
     73  c54566c2                  vpcmpgtd ymm8, ymm7, ymm2                            ; cmplt boolx8
     77  c5e566ff                  vpcmpgtd ymm7, ymm3, ymm7                            ; cmplt boolx8
     7b  c5bddbff                  vpand ymm7, ymm8, ymm7                               ; and boolx8
     7f  8d7f06                    lea edi, [rdi + 6]                                   ; add int32
     82  c5796ec7                  vmovd xmm8, edi                                      ; vectorize int32x8
     86  c4427d58c0                vpbroadcastd ymm8, xmm8
     8b  c53d66c0                  vpcmpgtd ymm8, ymm8, ymm0                            ; cmplt boolx8
     8f  c5f566f6                  vpcmpgtd ymm6, ymm1, ymm6                            ; cmplt boolx8
     93  c5bddbf6                  vpand ymm6, ymm8, ymm6                               ; and boolx8
     97  c4e24d2c7138              vmaskmovps ymm6, ymm6, ymmword ptr [rcx + 56]        ; load float32x8
     9d  c4e25d36f6                vpermd ymm6, ymm4, ymm6                              ; gep float32x8
     a2  c4e3554af670              vblendvps ymm6, ymm5, ymm6, ymm7                     ; where float32x8
     a8  c5fc1136                  vmovups ymmword ptr [rsi], ymm6                      ; store void
     ac  4883c1e0                  add rcx, -32                                         ; end void
     b0  4883c620                  add rsi, 32
     b4  83c001                    add eax, 1
     b7  83f803                    cmp eax, 3
     ba  7ca4                      jl loop_60
done_bc:
     bc  c5ed66c0                  vpcmpgtd ymm0, ymm2, ymm0                            ; cmplt boolx8
     c0  c4e27d2e6a60              vmaskmovps ymmword ptr [rdx + 96], ymm0, ymm5        ; store void
     c6  c5f877                    vzeroupper                                           ; sink void
     c9  c3                        ret
