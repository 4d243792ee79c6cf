masks:
      0  62f27d4878052c010000      vpbroadcastb zmm0, byte ptr [rip + 00]
      a  62f27d48780d23010000      vpbroadcastb zmm1, byte ptr [rip + 01]
     14  488b07                    mov rax, qword ptr [rdi]
     17  488b5708                  mov rdx, qword ptr [rdi + 8]                         ; define_global ptr<bool, global, 64>
     1b  488b4f10                  mov rcx, qword ptr [rdi + 16]                        ; define_global ptr<float32, global, 64>
     1f  488b7718                  mov rsi, qword ptr [rdi + 24]                        ; define_global ptr<float32, global, 64>
     23  62f17c481012              vmovups zmm2, zmmword ptr [rdx]                      ; load float32x16
     29  62f17c481019              vmovups zmm3, zmmword ptr [rcx]                      ; load float32x16
     2f  62f16c48c2cb01            vcmpps k1, zmm2, zmm3, 1                             ; cmplt boolx16
     36  62f17c48101e              vmovups zmm3, zmmword ptr [rsi]                      ; load boolx64
     3c  62f365483ed004            vpcmpub k2, zmm3, zmm0, 4
     43  c4e1f441ca                kandq k1, k1, k2                                     ; and boolx16
     48  62f16c48c2da04            vcmpps k3, zmm2, zmm2, 4                             ; cmpne boolx16
     4f  c4e1f445cb                korq k1, k1, k3                                      ; or boolx16
     54  62f17c48105201            vmovups zmm2, zmmword ptr [rdx + 64]                 ; load float32x16
     5b  62f17c48105901            vmovups zmm3, zmmword ptr [rcx + 64]                 ; load float32x16
     62  62f16c48c2db01            vcmpps k3, zmm2, zmm3, 1                             ; cmplt boolx16
     69  c4e3f931e210              kshiftrq k4, k2, 16                                  ; gep boolx16
     6f  c4e1e441dc                kandq k3, k3, k4                                     ; and boolx16
     74  62f16c48c2e204            vcmpps k4, zmm2, zmm2, 4                             ; cmpne boolx16
     7b  c4e1e445dc                korq k3, k3, k4                                      ; or boolx16
     80  62f17c48105202            vmovups zmm2, zmmword ptr [rdx + 128]                ; load float32x16
     87  62f17c48105902            vmovups zmm3, zmmword ptr [rcx + 128]                ; load float32x16
     8e  62f16c48c2e301            vcmpps k4, zmm2, zmm3, 1                             ; cmplt boolx16
     95  c4e3f931ea20              kshiftrq k5, k2, 32                                  ; gep boolx16
     9b  c4e1dc41e5                kandq k4, k4, k5                                     ; and boolx16
     a0  62f16c48c2ea04            vcmpps k5, zmm2, zmm2, 4                             ; cmpne boolx16
     a7  c4e1dc45e5                korq k4, k4, k5                                      ; or boolx16
     ac  62f17c48105203            vmovups zmm2, zmmword ptr [rdx + 192]                ; load float32x16
     b3  62f17c48105903            vmovups zmm3, zmmword ptr [rcx + 192]                ; load float32x16
     ba  62f16c48c2eb01            vcmpps k5, zmm2, zmm3, 1                             ; cmplt boolx16
     c1  c4e3f931d230              kshiftrq k2, k2, 48                                  ; gep boolx16
     c7  c4e1d441d2                kandq k2, k5, k2                                     ; and boolx16
     cc  62f16c48c2ea04            vcmpps k5, zmm2, zmm2, 4                             ; cmpne boolx16
     d3  c4e1ec45d5                korq k2, k2, k5                                      ; or boolx16
     d8  c4e1fb93d1                kmovq rdx, k1                                        ; vectorize boolx64
     dd  48c1e230                  shl rdx, 48
     e1  48c1ea30                  shr rdx, 48
     e5  c4e1fb93cb                kmovq rcx, k3
     ea  48c1e130                  shl rcx, 48
     ee  48c1e930                  shr rcx, 48
     f2  48c1e110                  shl rcx, 16
     f6  480bd1                    or rdx, rcx
     f9  c4e1fb93cc                kmovq rcx, k4
     fe  48c1e130                  shl rcx, 48
    102  48c1e930                  shr rcx, 48
    106  48c1e120                  shl rcx, 32
    10a  480bd1                    or rdx, rcx
    10d  c4e1fb93ca                kmovq rcx, k2
    112  48c1e130                  shl rcx, 48
    116  48c1e930                  shr rcx, 48
    11a  48c1e130                  shl rcx, 48
    11e  480bd1                    or rdx, rcx
    121  c4e1fb92ca                kmovq k1, rdx
    126  62f27d4966c1              vpblendmb zmm0{k1}, zmm0, zmm1                       ; store void
    12c  62f17c481100              vmovups zmmword ptr [rax], zmm0
    132  c5f877                    vzeroupper                                           ; sink void
    135  c3                        ret
