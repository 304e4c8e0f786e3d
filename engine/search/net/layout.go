// Package net estimates positions of nested noughts and crosses with a small neural network. Its one hidden layer is
// computed twice, from the view of either side. It adds a vector for each field, which is looked up by how the field is
// marked; so a move changes one of nine summands. The estimate is the sum of the first half of the neurons less that of
// the second half, for the mover, less the same for the other side.
package net

// Hidden is the number of neurons for the view of one side.
const Hidden = 32

// The parameters of a net are one slice of Size numbers, in which these are the places where the kinds of them begin.
// Where nothing else is said a parameter is a vector of Hidden numbers, which is added to the hidden layer of a view.
const (
	lineAt   = 0                                 // for each field, line in it, and how the line is marked
	ownerAt  = lineAt + 9*8*linePatterns*Hidden  // for each field, and who owns it while it may be played in
	closedAt = ownerAt + 9*2*Hidden              // for each field, and who owns it, or nobody, when it is closed
	oddsAt   = closedAt + 9*3*Hidden             // for each field and side: times the side's odds to own the field
	targetAt = oddsAt + 9*2*Hidden               // for the view of the mover and the other, each target and its class
	biasAt   = targetAt + 2*(9*classes+1)*Hidden // once
	scalarAt = biasAt + Hidden                   // numbers: for each target, line in it, and how that is marked
	offsetAt = scalarAt + 9*8*linePatterns       // a number
	Size     = offsetAt + 1
)

// sign is that of a neuron in the view of the mover (0) or the other (1).
func sign(view, neuron int) float32 {
	if view == 0 == (neuron < Hidden/2) {
		return 1
	}
	return -1
}

func lineOf(field, line int, pattern uint8) int {
	return lineAt + ((field*8+line)*linePatterns+int(pattern))*Hidden
}

func scalarOf(field, line int, pattern uint8) int {
	return scalarAt + (field*8+line)*linePatterns + int(pattern)
}

// Free is the target of a mover who may choose the field.
const Free = 9

func targetOf(view, target int, class uint8) int {
	return targetAt + (view*(9*classes+1)+target*classes+int(class))*Hidden
}
