// Package net estimates positions of nested noughts and crosses with a small neural network. Its hidden layer is
// computed twice, from the view of either side. It adds a vector for each field, which is looked up by how the field is
// marked; so a move changes one of nine summands, and another one if the field would win the game. Only where a field
// is won or closed do the lines of fields change, for each of which a vector is added as well. When a position is
// estimated some more are added: for the target, for what the mover may choose there, and for each field that it can
// send the other side to. The estimate is the sum of the first half of the neurons less that of the second half, for
// the mover, less the same for the other side, and what a few neurons of a second layer make of the neurons of both.
package net

// Hidden is the number of neurons for the view of one side.
const Hidden = 32

// second is the number of neurons in the second layer.
const second = 8

// The parameters of a net are one slice of Size numbers, in which these are the places where the kinds of them begin.
// Where nothing else is said a parameter is a vector of Hidden numbers, which is added to the hidden layer of a view.
const (
	lineAt   = 0                                 // for each field, line in it, and how the line is marked
	shapeAt  = lineAt + 9*8*linePatterns*Hidden  // for each way to mark a field, however that is turned or mirrored
	ownerAt  = shapeAt + shapes*Hidden           // for each field, and who owns it while it may be played in
	closedAt = ownerAt + 9*2*Hidden              // for each field, and who owns it, or nobody, when it is closed
	oddsAt   = closedAt + 9*3*Hidden             // for each field and side: times the side's odds to own the field
	rowAt    = oddsAt + 9*2*Hidden               // for each line of fields, and who owns each of them
	stakeAt  = rowAt + 8*rowPatterns*Hidden      // for each field that wins the game, for whom, and how it stands
	targetAt = stakeAt + 9*3*standings*Hidden    // for the view of the mover and the other, each target and its class
	choiceAt = targetAt + 2*(9*classes+1)*Hidden // for the view of the mover and the other, each choice of the mover
	sendAt   = choiceAt + 2*choices*Hidden       // for both views, the prospect of each field that a move can send to
	biasAt   = sendAt + 2*prospects*Hidden       // once
	scalarAt = biasAt + Hidden                   // numbers: for each target, line in it, and how that is marked
	secondAt = scalarAt + 9*8*linePatterns       // numbers: of each neuron of the second layer, and its bias
	weightAt = secondAt + second*(2*Hidden+1)    // numbers: how much each neuron of the second layer counts
	offsetAt = weightAt + second                 // a number
	Size     = offsetAt + 1
)

func rowOf(line, pattern int) int { return rowAt + (line*rowPatterns+pattern)*Hidden }

// stakeOf is where a field with a prospect begins that wins the game.
func stakeOf(field int, prospect uint8) int {
	return stakeAt + (field*(prospects-standings)+int(prospect)-standings)*Hidden
}

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

func choiceOf(view, choice int) int { return choiceAt + (view*choices+choice)*Hidden }

// secondOf is where the numbers begin by which a neuron of the second layer multiplies each neuron of the view of the
// mover (0) or the other (1).
func secondOf(neuron, view int) int { return secondAt + (neuron*2+view)*Hidden }

// secondBiasOf is where the bias of a neuron of the second layer is.
func secondBiasOf(neuron int) int { return secondAt + second*2*Hidden + neuron }

// sendOf is where a field begins that a move can send the other side to, for the view of the mover (0) or of the other
// (1). The prospect is as the mover sees it.
func sendOf(view int, prospect uint8) int { return sendAt + (view*prospects+int(prospect))*Hidden }

func targetOf(view, target int, class uint8) int {
	return targetAt + (view*(9*classes+1)+target*classes+int(class))*Hidden
}
