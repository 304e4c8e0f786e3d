// Package net estimates positions of nested noughts and crosses with a small neural network that is updated move by
// move, as the NNUE of chess engines is. Every active input, called a feature, adds a vector to the hidden layer. The
// hidden layer is computed twice, from the view of either side. An Accumulator keeps the part of it that changes little
// from move to move. The output is the sum of the first half of the neurons less that of the second half, for the
// mover, less the same for the other side, plus the output of a second layer of a few neurons for the neurons of both.
//
// The inputs of each view are:
//
//	feature      says                                                vectors  active  updated
//	-----------  --------------------------------------------------  -------  ------  --------------------------
//	line         box, line in it, and its three marks                   1944    0-72  by each mark, for its box
//	shape        marks of a box, up to rotation and reflection          2862     0-9  by each mark, for its box
//	odds         box, and side: times its odds to make a line             18    0-18  by each mark, for its box
//	owner        box that is owned but open, and its owner                18     0-9  when a box is won or closed
//	closed       closed box, and its owner or nobody                      27     0-9  when a box is won or closed
//	box line     line of boxes, and the owner of each                    512       8  when a box is won or closed
//	counts       bounds of the final lead in boxes: see Counts           361       1  when a chance of a box ends
//	winning box  box that wins the game, for whom, and its coarse       1620     0-9  by each mark, for its box, and
//	             state: see Boxes.Wins and coarseState                                when Boxes.Wins changes
//	target       target or Free, and the target's threat class       2 x  46       1  at each estimate
//	mobility     where the mover can play: see Mobility              2 x 468       1  at each estimate
//	destination  bucket of a box that a move can send to             2 x 240     0-9  at each estimate
//	bias         always                                                    1       1  at each estimate
//
// A closed box has no line, shape, odds and owner features; an owned one has no odds. When the net is loaded, all
// vectors of a box that a mark updates are added up for each state of the box, so a mark costs one subtraction and one
// addition. If each view has vectors of its own, the mover's come before those of the other side.
//
// One input goes to the output directly: there is a number for each target, line in it and its three marks.
package net

const (
	Hidden = 32 // neurons of the hidden layer for one view
	second = 8  // neurons of the second layer
)

// Free is the target of a mover who may choose the box.
const Free = 9

// nobody is the owner of a box that neither of two sides, 0 and 1, owns.
const nobody = 2

// targets is the number of target features of a view.
const targets = 9*threatClasses + 1

// The parameters of a net are one slice of Size numbers, in which each kind begins at one of these indices. Up to the
// bias they are vectors of Hidden numbers, one for each feature; after it they are single numbers.
const (
	lineAt        = 0
	shapeAt       = lineAt + 9*8*linePatterns*Hidden
	ownerAt       = shapeAt + shapes*Hidden
	closedAt      = ownerAt + 9*2*Hidden
	oddsAt        = closedAt + 9*3*Hidden
	boxLineAt     = oddsAt + 9*2*Hidden
	winningAt     = boxLineAt + 8*boxLinePatterns*Hidden
	countsAt      = winningAt + 9*3*coarseStates*Hidden
	targetAt      = countsAt + leads*leads*Hidden
	mobilityAt    = targetAt + 2*targets*Hidden
	destinationAt = mobilityAt + 2*mobilities*Hidden
	biasAt        = destinationAt + 2*buckets*Hidden
	directAt      = biasAt + Hidden                // from a line in the target to the output
	secondAt      = directAt + 9*8*linePatterns    // from the hidden layers to the second layer, then its biases
	weightAt      = secondAt + second*(2*Hidden+1) // from the second layer to the output
	offsetAt      = weightAt + second              // the bias of the output
	Size          = offsetAt + 1
)

func lineOf(box, line int, pattern uint8) int {
	return lineAt + ((box*8+line)*linePatterns+int(pattern))*Hidden
}

func boxLineOf(line, pattern int) int { return boxLineAt + (line*boxLinePatterns+pattern)*Hidden }

// winningOf returns the index for a bucket of boxes that win the game.
func winningOf(box int, bucket uint8) int {
	return winningAt + (box*(buckets-coarseStates)+int(bucket)-coarseStates)*Hidden
}

func countsOf(counts int) int { return countsAt + counts*Hidden }

// In the next three, view is 0 for the mover's view and 1 for the other side's; the feature is from the view of the
// mover.

func targetOf(view, target int, threatClass uint8) int {
	return targetAt + (view*targets+target*threatClasses+int(threatClass))*Hidden
}

func mobilityOf(view, mobility int) int { return mobilityAt + (view*mobilities+mobility)*Hidden }

func destinationOf(view int, bucket uint8) int {
	return destinationAt + (view*buckets+int(bucket))*Hidden
}

func directOf(target, line int, pattern uint8) int {
	return directAt + (target*8+line)*linePatterns + int(pattern)
}

// secondOf returns the index of the first weight from the hidden layer of a view, the mover's (0) or the other side's
// (1), to a neuron of the second layer.
func secondOf(neuron, view int) int { return secondAt + (neuron*2+view)*Hidden }

// secondBiasOf returns the index of the bias of a neuron of the second layer.
func secondBiasOf(neuron int) int { return secondAt + second*2*Hidden + neuron }

// sign returns 1 if a hidden neuron of a view, the mover's (0) or the other side's (1), adds to the output, and -1 if
// it subtracts.
func sign(view, neuron int) float32 {
	if view == 0 == (neuron < Hidden/2) {
		return 1
	}
	return -1
}
