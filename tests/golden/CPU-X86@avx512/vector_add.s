vector_add:
      0  488b07                    mov rax, qword ptr [rdi]
      3  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 1024>
      7  488b4f10                  mov rcx, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 1024>
      b  488db200100000            lea rsi, [rdx + 4096]                                ; range int32
loop_20:
     20  62f17c481002              vmovups zmm0, zmmword ptr [rdx]                      ; load float32x16
     26  62f17c485801              vaddps zmm0, zmm0, zmmword ptr [rcx]                 ; add float32x16
     2c  62f17c481100              vmovups zmmword ptr [rax], zmm0                      ; store void
     32  62f17c48104201            vmovups zmm0, zmmword ptr [rdx + 64]                 ; load float32x16
     39  62f17c48584101            vaddps zmm0, zmm0, zmmword ptr [rcx + 64]            ; add float32x16
     40  62f17c48114001            vmovups zmmword ptr [rax + 64], zmm0                 ; store void
     47  4881c280000000            add rdx, 128                                         ; end void
     4e  4881c180000000            add rcx, 128
     55  4881c080000000            add rax, 128
     5c  483bd6                    cmp rdx, rsi
     5f  75bf                      jne loop_20
done_61:
     61  c5f877                    vzeroupper                                           ; sink void
     64  c3                        ret
