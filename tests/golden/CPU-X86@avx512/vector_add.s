vector_add:
      0  b800000000                mov eax, 0
      5  4c8b07                    mov r8, qword ptr [rdi]
      8  488b7708                  mov rsi, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 1024>
      c  488b4f10                  mov rcx, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 1024>
     10  ba00000000                mov edx, 0                                           ; range int32
loop_15:
     15  6bc210                    imul eax, edx, 16                                    ; mul int32
     18  62f17c48100486            vmovups zmm0, zmmword ptr [rsi + rax*4]              ; load float32x16
     1f  62f17c48580481            vaddps zmm0, zmm0, zmmword ptr [rcx + rax*4]         ; add float32x16
     26  62d17c48110480            vmovups zmmword ptr [r8 + rax*4], zmm0               ; store void
     2d  83c201                    add edx, 1                                           ; end void
     30  83fa40                    cmp edx, 64
     33  7ce0                      jl loop_15
done_35:
     35  c5f877                    vzeroupper                                           ; sink void
     38  c3                        ret
