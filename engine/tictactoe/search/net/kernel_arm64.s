#include "go_asm.h"
#include "textflag.h"

// What Go's assembler has no name for.
#define SADDLP(n, d) WORD $(0x4e602800 | n<<5 | d)           // SADDLP Vd.4S, Vn.8H
#define SADALP(n, d) WORD $(0x4e606800 | n<<5 | d)           // SADALP Vd.4S, Vn.8H
#define SMULL(m, n, d) WORD $(0x0e60c000 | m<<16 | n<<5 | d)  // SMULL Vd.4S, Vn.4H, Vm.4H
#define SMLAL(m, n, d) WORD $(0x0e608000 | m<<16 | n<<5 | d)  // SMLAL Vd.4S, Vn.4H, Vm.4H
#define SMLAL2(m, n, d) WORD $(0x4e608000 | m<<16 | n<<5 | d) // SMLAL2 Vd.4S, Vn.8H, Vm.8H
#define MUL4S(m, n, d) WORD $(0x4ea09c00 | m<<16 | n<<5 | d)  // MUL Vd.4S, Vn.4S, Vm.4S

// func replaceNEON(to, from *Accumulator, old, now summand)
TEXT ·replaceNEON(SB), NOSPLIT, $0-48
	MOVD to+0(FP), R0
	MOVD from+8(FP), R1
	MOVD old_x+16(FP), R2
	MOVD old_o+24(FP), R3
	MOVD now_x+32(FP), R4
	MOVD now_o+40(FP), R5
	VLD1.P 64(R1), [V0.D2, V1.D2, V2.D2, V3.D2]
	VLD1 (R1), [V4.D2, V5.D2, V6.D2, V7.D2]
	VLD1 (R4), [V16.D2, V17.D2, V18.D2, V19.D2]
	VLD1 (R5), [V20.D2, V21.D2, V22.D2, V23.D2]
	VLD1 (R2), [V24.D2, V25.D2, V26.D2, V27.D2]
	VLD1 (R3), [V28.D2, V29.D2, V30.D2, V31.D2]
	VADD V16.D2, V0.D2, V0.D2
	VADD V17.D2, V1.D2, V1.D2
	VADD V18.D2, V2.D2, V2.D2
	VADD V19.D2, V3.D2, V3.D2
	VADD V20.D2, V4.D2, V4.D2
	VADD V21.D2, V5.D2, V5.D2
	VADD V22.D2, V6.D2, V6.D2
	VADD V23.D2, V7.D2, V7.D2
	VSUB V24.D2, V0.D2, V0.D2
	VSUB V25.D2, V1.D2, V1.D2
	VSUB V26.D2, V2.D2, V2.D2
	VSUB V27.D2, V3.D2, V3.D2
	VSUB V28.D2, V4.D2, V4.D2
	VSUB V29.D2, V5.D2, V5.D2
	VSUB V30.D2, V6.D2, V6.D2
	VSUB V31.D2, V7.D2, V7.D2
	VST1.P [V0.D2, V1.D2, V2.D2, V3.D2], 64(R0)
	VST1 [V4.D2, V5.D2, V6.D2, V7.D2], (R0)
	RET

// ADDBOTH adds the vectors that R4 points to.
#define ADDBOTH \
	VLD1.P 64(R4), [V16.D2, V17.D2, V18.D2, V19.D2]; \
	VLD1 (R4), [V20.D2, V21.D2, V22.D2, V23.D2]; \
	VADD V16.D2, V0.D2, V0.D2; \
	VADD V17.D2, V1.D2, V1.D2; \
	VADD V18.D2, V2.D2, V2.D2; \
	VADD V19.D2, V3.D2, V3.D2; \
	VADD V20.D2, V4.D2, V4.D2; \
	VADD V21.D2, V5.D2, V5.D2; \
	VADD V22.D2, V6.D2, V6.D2; \
	VADD V23.D2, V7.D2, V7.D2

// POSITIVE makes the numbers of a register, which have 1<<15 more, 0 if they are negative. V24 has 1<<15 in each.
#define POSITIVE(v) \
	VUMAX V24.H8, v.H8, v.H8; \
	VSUB V24.H8, v.H8, v.H8

// NEURON sums up the inputs of the next neuron of the second layer, in four parts. R6 points to its weights.
#define NEURON(parts) \
	VLD1.P 64(R6), [V16.H8, V17.H8, V18.H8, V19.H8]; \
	VLD1.P 64(R6), [V20.H8, V21.H8, V22.H8, V23.H8]; \
	SMULL(16, 0, parts); \
	SMLAL2(16, 0, parts); \
	SMLAL(17, 1, parts); \
	SMLAL2(17, 1, parts); \
	SMLAL(18, 2, parts); \
	SMLAL2(18, 2, parts); \
	SMLAL(19, 3, parts); \
	SMLAL2(19, 3, parts); \
	SMLAL(20, 4, parts); \
	SMLAL2(20, 4, parts); \
	SMLAL(21, 5, parts); \
	SMLAL2(21, 5, parts); \
	SMLAL(22, 6, parts); \
	SMLAL2(22, 6, parts); \
	SMLAL(23, 7, parts); \
	SMLAL2(23, 7, parts)

// CLIP makes a neuron of the second layer of each sum, which has 1<<31 more. V20 has 1<<31 in each number, V21
// mostSecond.
#define CLIP(v) \
	VUMAX V20.S4, v.S4, v.S4; \
	VSUB V20.S4, v.S4, v.S4; \
	VUSHR $8, v.S4, v.S4; \
	VUMIN V21.S4, v.S4, v.S4

// func outputNEON(mine, theirs *vector, more *additions, deep *secondLayer) int32
TEXT ·outputNEON(SB), NOSPLIT, $0-36
	MOVD mine+0(FP), R0
	MOVD theirs+8(FP), R1
	MOVD more+16(FP), R2
	MOVD deep+24(FP), R3
	VLD1 (R0), [V0.D2, V1.D2, V2.D2, V3.D2]
	VLD1 (R1), [V4.D2, V5.D2, V6.D2, V7.D2]
	MOVD additions_target(R2), R4
	ADDBOTH
	MOVD additions_mobility(R2), R4
	ADDBOTH
	MOVD additions_destinations(R2), R8
	MOVD additions_buckets(R2), R9
	MOVHU additions_places(R2), R10
	CBZ R10, added
place:
	RBIT R10, R11
	CLZ R11, R11          // the lowest place
	MOVBU (R9)(R11), R12
	ADD R12<<7, R8, R4
	ADDBOTH
	SUB $1, R10, R11
	ANDS R11, R10, R10
	BNE place
added:
	MOVD $0x8000800080008000, R4
	VDUP R4, V24.D2
	POSITIVE(V0)
	POSITIVE(V1)
	POSITIVE(V2)
	POSITIVE(V3)
	POSITIVE(V4)
	POSITIVE(V5)
	POSITIVE(V6)
	POSITIVE(V7)
	VSUB V2.H8, V0.H8, V16.H8 // from -32767 to 32767
	VSUB V3.H8, V1.H8, V17.H8
	VSUB V4.H8, V6.H8, V18.H8
	VSUB V5.H8, V7.H8, V19.H8
	SADDLP(16, 8)
	SADALP(17, 8)
	SADALP(18, 8)
	SADALP(19, 8)
	VSHL $8, V8.S4, V8.S4     // times unitSecond, which is 1<<8
	ADD $secondLayer_rows, R3, R6
	NEURON(24)
	NEURON(25)
	NEURON(26)
	NEURON(27)
	NEURON(28)
	NEURON(29)
	NEURON(30)
	NEURON(31)
	VADDP V25.S4, V24.S4, V24.S4
	VADDP V27.S4, V26.S4, V26.S4
	VADDP V29.S4, V28.S4, V28.S4
	VADDP V31.S4, V30.S4, V30.S4
	VADDP V26.S4, V24.S4, V24.S4 // neurons 0 to 3
	VADDP V30.S4, V28.S4, V28.S4 // neurons 4 to 7
	ADD $secondLayer_bias, R3, R6
	VLD1 (R6), [V16.S4, V17.S4]
	VADD V16.S4, V24.S4, V24.S4
	VADD V17.S4, V28.S4, V28.S4
	MOVD $0x80000000, R4
	VDUP R4, V20.S4
	MOVD $const_mostSecond, R4
	VDUP R4, V21.S4
	CLIP(V24)
	CLIP(V28)
	ADD $secondLayer_weight, R3, R6
	VLD1 (R6), [V16.S4, V17.S4]
	MUL4S(16, 24, 24)
	MUL4S(17, 28, 28)
	VADD V24.S4, V8.S4, V8.S4
	VADD V28.S4, V8.S4, V8.S4
	VADDV V8.S4, V8
	VMOV V8.S[0], R0
	MOVW R0, ret+32(FP)
	RET
