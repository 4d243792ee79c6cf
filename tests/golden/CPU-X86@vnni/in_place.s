in_place:
      0  62f27d4858055e000000      vpbroadcastd zmm0, dword ptr [rip + 0000003f]
      a  488b07                    mov rax, qword ptr [rdi]
      d  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<float32, global, 64>
     11  62f17c48100a              vmovups zmm1, zmmword ptr [rdx]                      ; load float32x16
     17  62f27d48b808              vfmadd231ps zmm1, zmm0, zmmword ptr [rax]            ; mulacc float32x16
     1d  62f17c481108              vmovups zmmword ptr [rax], zmm1                      ; store void
     23  62f17c48104a01            vmovups zmm1, zmmword ptr [rdx + 64]                 ; load float32x16
     2a  62f27d48b84801            vfmadd231ps zmm1, zmm0, zmmword ptr [rax + 64]       ; mulacc float32x16
     31  62f17c48114801            vmovups zmmword ptr [rax + 64], zmm1                 ; store void
     38  62f17c48104a02            vmovups zmm1, zmmword ptr [rdx + 128]                ; load float32x16
     3f  62f27d48b84802            vfmadd231ps zmm1, zmm0, zmmword ptr [rax + 128]      ; mulacc float32x16
     46  62f17c48114802            vmovups zmmword ptr [rax + 128], zmm1                ; store void
     4d  62f17c48104a03            vmovups zmm1, zmmword ptr [rdx + 192]                ; load float32x16
     54  62f27d48b84803            vfmadd231ps zmm1, zmm0, zmmword ptr [rax + 192]      ; mulacc float32x16
     5b  62f17c48114803            vmovups zmmword ptr [rax + 192], zmm1                ; store void
     62  c5f877                    vzeroupper                                           ; sink void
     65  c3                        ret
