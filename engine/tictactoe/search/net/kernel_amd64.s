#include "go_asm.h"
#include "textflag.h"

// func replaceAVX2(to, from *Accumulator, old, now summand)
TEXT ·replaceAVX2(SB), NOSPLIT, $0-48
	MOVQ to+0(FP), DI
	MOVQ from+8(FP), AX
	MOVQ old_x+16(FP), SI
	MOVQ old_o+24(FP), BX
	MOVQ now_x+32(FP), DX
	MOVQ now_o+40(FP), CX
	VMOVDQU (AX), Y0
	VMOVDQU 32(AX), Y1
	VMOVDQU 64(AX), Y2
	VMOVDQU 96(AX), Y3
	VPADDQ (DX), Y0, Y0
	VPADDQ 32(DX), Y1, Y1
	VPADDQ (CX), Y2, Y2
	VPADDQ 32(CX), Y3, Y3
	VPSUBQ (SI), Y0, Y0
	VPSUBQ 32(SI), Y1, Y1
	VPSUBQ (BX), Y2, Y2
	VPSUBQ 32(BX), Y3, Y3
	VMOVDQU Y0, (DI)
	VMOVDQU Y1, 32(DI)
	VMOVDQU Y2, 64(DI)
	VMOVDQU Y3, 96(DI)
	VZEROUPPER
	RET

// ADD adds the vectors that DX points to.
#define ADD \
	VPADDQ (DX), Y0, Y0; \
	VPADDQ 32(DX), Y1, Y1; \
	VPADDQ 64(DX), Y2, Y2; \
	VPADDQ 96(DX), Y3, Y3

// DESTINATION adds the vectors for the box that a place sends to. It adds those of noBucket, which are 0, if no move
// there sends to a box.
#define DESTINATION(place) \
	MOVBLZX place(R9), DX; \
	BTL $place, R10; \
	CMOVLCC R11, DX; \
	SHLQ $7, DX; \
	ADDQ R8, DX; \
	ADD

// NEURON sums up the inputs of a neuron of the second layer, in eight parts.
#define NEURON(j, parts) \
	VPMADDWD (secondLayer_rows+128*j)(SI), Y0, parts; \
	VPMADDWD (secondLayer_rows+128*j+32)(SI), Y1, Y5; \
	VPMADDWD (secondLayer_rows+128*j+64)(SI), Y2, Y7; \
	VPADDD Y5, parts, parts; \
	VPMADDWD (secondLayer_rows+128*j+96)(SI), Y3, Y5; \
	VPADDD Y7, parts, parts; \
	VPADDD Y5, parts, parts

// The top bit of each number is flipped, as the target has it 1 more: see addTo.
// func outputAVX2(mine, theirs *vector, more *additions, deep *secondLayer) int32
TEXT ·outputAVX2(SB), NOSPLIT, $0-36
	MOVQ mine+0(FP), AX
	MOVQ theirs+8(FP), BX
	MOVQ more+16(FP), CX
	MOVQ deep+24(FP), SI
	VMOVDQU (AX), Y0
	VMOVDQU 32(AX), Y1
	VMOVDQU (BX), Y2
	VMOVDQU 32(BX), Y3
	MOVQ additions_target(CX), DX
	ADD
	MOVQ additions_mobility(CX), DX
	ADD
	MOVQ additions_destinations(CX), R8
	MOVQ additions_buckets(CX), R9
	MOVWLZX additions_places(CX), R10
	MOVL $const_noBucket, R11
	DESTINATION(0)
	DESTINATION(1)
	DESTINATION(2)
	DESTINATION(3)
	DESTINATION(4)
	DESTINATION(5)
	DESTINATION(6)
	DESTINATION(7)
	DESTINATION(8)
	VPCMPEQW Y6, Y6, Y6
	VPXOR Y7, Y7, Y7      // 0
	VPSLLW $15, Y6, Y5    // 1<<15 in each number
	VPSRLW $15, Y6, Y6    // 1 in each number
	VPXOR Y5, Y0, Y0
	VPXOR Y5, Y1, Y1
	VPXOR Y5, Y2, Y2
	VPXOR Y5, Y3, Y3
	VPMAXSW Y7, Y0, Y0
	VPMAXSW Y7, Y1, Y1
	VPMAXSW Y7, Y2, Y2
	VPMAXSW Y7, Y3, Y3
	VPSUBW Y1, Y0, Y4     // from -32767 to 32767
	VPSUBW Y2, Y3, Y5
	VPMADDWD Y6, Y4, Y4
	VPMADDWD Y6, Y5, Y5
	VPADDD Y5, Y4, Y4
	VPSLLD $8, Y4, Y4     // times unitSecond, which is 1<<8
	NEURON(0, Y8)
	NEURON(1, Y9)
	NEURON(2, Y10)
	NEURON(3, Y11)
	NEURON(4, Y12)
	NEURON(5, Y13)
	NEURON(6, Y14)
	NEURON(7, Y15)
	VPHADDD Y9, Y8, Y8
	VPHADDD Y11, Y10, Y10
	VPHADDD Y13, Y12, Y12
	VPHADDD Y15, Y14, Y14
	VPHADDD Y10, Y8, Y8   // neurons 0 to 3 in either half
	VPHADDD Y14, Y12, Y12 // neurons 4 to 7
	VPERM2I128 $0x20, Y12, Y8, Y9
	VPERM2I128 $0x31, Y12, Y8, Y10
	VPADDD Y10, Y9, Y8
	VPCMPEQW Y6, Y6, Y6
	VPSLLD $31, Y6, Y7    // what the biases have more
	VPADDD secondLayer_bias(SI), Y8, Y8
	VPXOR Y7, Y8, Y8
	VPSRAD $8, Y8, Y8
	VPSRLD $17, Y6, Y6    // mostSecond
	VPXOR Y7, Y7, Y7
	VPMAXSD Y7, Y8, Y8
	VPMINSD Y6, Y8, Y8
	VPMADDWD secondLayer_weight(SI), Y8, Y8 // the upper 16 bits of each neuron are 0
	VPADDD Y8, Y4, Y0
	VEXTRACTI128 $1, Y0, X1
	VPADDD X1, X0, X0
	VPSHUFD $0x4e, X0, X1
	VPADDD X1, X0, X0
	VPSHUFD $0xb1, X0, X1
	VPADDD X1, X0, X0
	VMOVD X0, AX
	MOVL AX, ret+32(FP)
	VZEROUPPER
	RET
