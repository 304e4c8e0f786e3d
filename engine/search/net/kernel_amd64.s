#include "textflag.h"

// func replaceAVX2(sum, from, old, now *Sum)
TEXT ·replaceAVX2(SB), NOSPLIT, $0-32
	MOVQ sum+0(FP), DI
	MOVQ from+8(FP), AX
	MOVQ old+16(FP), SI
	MOVQ now+24(FP), DX
	VMOVDQU (AX), Y0
	VMOVDQU 32(AX), Y1
	VMOVDQU 64(AX), Y2
	VMOVDQU 96(AX), Y3
	VPADDQ (DX), Y0, Y0
	VPADDQ 32(DX), Y1, Y1
	VPADDQ 64(DX), Y2, Y2
	VPADDQ 96(DX), Y3, Y3
	VPSUBQ (SI), Y0, Y0
	VPSUBQ 32(SI), Y1, Y1
	VPSUBQ 64(SI), Y2, Y2
	VPSUBQ 96(SI), Y3, Y3
	VMOVDQU Y0, (DI)
	VMOVDQU Y1, 32(DI)
	VMOVDQU Y2, 64(DI)
	VMOVDQU Y3, 96(DI)
	VZEROUPPER
	RET

// The numbers of a word borrow from each other, until the top bit of each is changed over twice: see positive.
// func outputAVX2(mine, theirs, myTarget, theirTarget, myChoice, theirChoice *vector) int32
TEXT ·outputAVX2(SB), NOSPLIT, $0-52
	MOVQ mine+0(FP), AX
	MOVQ theirs+8(FP), BX
	MOVQ myTarget+16(FP), CX
	MOVQ theirTarget+24(FP), DX
	MOVQ myChoice+32(FP), SI
	MOVQ theirChoice+40(FP), DI
	VPCMPEQW Y6, Y6, Y6
	VPXOR Y7, Y7, Y7      // 0
	VPSLLW $15, Y6, Y5    // 1<<15 in each number
	VPSRLW $15, Y6, Y6    // 1 in each number
	VMOVDQU (AX), Y0
	VMOVDQU 32(AX), Y1
	VMOVDQU (BX), Y2
	VMOVDQU 32(BX), Y3
	VPADDQ (CX), Y0, Y0
	VPADDQ 32(CX), Y1, Y1
	VPADDQ (DX), Y2, Y2
	VPADDQ 32(DX), Y3, Y3
	VPADDQ (SI), Y0, Y0
	VPADDQ 32(SI), Y1, Y1
	VPADDQ (DI), Y2, Y2
	VPADDQ 32(DI), Y3, Y3
	VPADDQ Y5, Y0, Y0
	VPADDQ Y5, Y1, Y1
	VPADDQ Y5, Y2, Y2
	VPADDQ Y5, Y3, Y3
	VPXOR Y5, Y0, Y0
	VPXOR Y5, Y1, Y1
	VPXOR Y5, Y2, Y2
	VPXOR Y5, Y3, Y3
	VPMAXSW Y7, Y0, Y0
	VPMAXSW Y7, Y1, Y1
	VPMAXSW Y7, Y2, Y2
	VPMAXSW Y7, Y3, Y3
	VPSUBW Y1, Y0, Y0     // from -32767 to 32767
	VPSUBW Y2, Y3, Y3
	VPMADDWD Y6, Y0, Y0
	VPMADDWD Y6, Y3, Y3
	VPADDD Y3, Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPADDD X1, X0, X0
	VPSHUFD $0x4e, X0, X1
	VPADDD X1, X0, X0
	VPSHUFD $0xb1, X0, X1
	VPADDD X1, X0, X0
	VMOVD X0, AX
	MOVL AX, ret+48(FP)
	VZEROUPPER
	RET
