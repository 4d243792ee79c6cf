reverse_pad:
      0  c5fc102dd8000000          vmovups ymm5, ymmword ptr [rip + 0000000001000000020000000300000004000000050000000600000007000000]
      8  c4e27d58050f010000        vpbroadcastd ymm0, dword ptr [rip + 0f000000]
     11  b800000000                mov eax, 0
     16  c4e27d583d05010000        vpbroadcastd ymm7, dword ptr [rip + 01000000]
     1f  c4627d580d00010000        vpbroadcastd ymm9, dword ptr [rip + 16000000]
     28  c57c1005d0000000          vmovups ymm8, ymmword ptr [rip + 0700000006000000050000000400000003000000020000000100000000000000]
     30  c4e27d5835f3000000        vpbroadcastd ymm6, dword ptr [rip + 0000803f]
     39  4c8b07                    mov r8, qword ptr [rdi]
     3c  488b7708                  mov rsi, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 25>
     40  c5d5fee0                  vpaddd ymm4, ymm5, ymm0                              ; add int32x8
     44  ba00000000                mov edx, 0                                           ; range int32
     49  498bc8                    mov rcx, r8
loop_60:
     60  488bc2                    mov rax, rdx                                         ; mul int32
     63  c1e003                    shl eax, 3
     66  c5f96ec0                  vmovd xmm0, eax                                      ; vectorize int32x8
     6a  c4e27d58d0                vpbroadcastd ymm2, xmm0
     6f  c5edfec5                  vpaddd ymm0, ymm2, ymm5                              ; add int32x8
     73  c5fd66cf                  vpcmpgtd ymm1, ymm0, ymm7                            ; cmplt boolx8
     77  c5b566c0                  vpcmpgtd ymm0, ymm9, ymm0                            ; cmplt boolx8
     7b  c5f5dbd8                  vpand ymm3, ymm1, ymm0                               ; and boolx8
     7f  8d4006                    lea eax, [rax + 6]                                   ; add int32
     82  c5f96ec0                  vmovd xmm0, eax                                      ; vectorize int32x8
     86  c4e27d58c0                vpbroadcastd ymm0, xmm0
     8b  c5fd66cd                  vpcmpgtd ymm1, ymm0, ymm5                            ; cmplt boolx8
     8f  c5dd66c2                  vpcmpgtd ymm0, ymm4, ymm2                            ; cmplt boolx8
     93  c5f5dbc0                  vpand ymm0, ymm1, ymm0                               ; and boolx8
     97  c4e27d2c4638              vmaskmovps ymm0, ymm0, ymmword ptr [rsi + 56]        ; load float32x8
     9d  c4e23d36c0                vpermd ymm0, ymm8, ymm0                              ; gep float32x8
     a2  c4e34d4ac030              vblendvps ymm0, ymm6, ymm0, ymm3                     ; where float32x8
     a8  c5fc1101                  vmovups ymmword ptr [rcx], ymm0                      ; store void
     ac  4883c6e0                  add rsi, -32                                         ; end void
     b0  4883c120                  add rcx, 32
     b4  83c201                    add edx, 1
     b7  83fa03                    cmp edx, 3
     ba  7ca4                      jl loop_60
done_bc:
     bc  c5c566c5                  vpcmpgtd ymm0, ymm7, ymm5                            ; cmplt boolx8
     c0  c4c27d2e7060              vmaskmovps ymmword ptr [r8 + 96], ymm0, ymm6         ; store void
     c6  c5f877                    vzeroupper                                           ; sink void
     c9  c3                        ret
