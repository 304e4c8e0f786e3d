package search

import (
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// Moves of higher rank come first. The history heuristic orders moves of the same rank.
const (
	rankHashMove  = 1 << 30 // the best move in the transposition table
	rankWinsGame  = 1 << 29
	rankWinsBox   = 1 << 28
	rankKiller    = 1 << 27 // a killer move: it caused a cutoff at the same ply
	rankReply     = 1 << 14 // subtracted for each reply, while reductions are off: fewer replies come first
	rankFreesNext = 1 << 28 // subtracted from moves that let the opponent choose the box
)

// rankedMove has a move in its low bits and the rank above, so that comparing the numbers compares the ranks.
type rankedMove int64

func (r rankedMove) move() move { return move(r) }

func (r rankedMove) rank() int32 { return int32(r >> 8) }

// generate puts the legal moves in the frame of the ply, with their ranks.
func (w *worker) generate(b *board, ply int, first move) {
	f := &w.stack[ply]
	f.count = 0
	side := b.Side()
	wins := b.wins[side]
	history, replies := &w.history[side], w.repliesAt(side, ply)
	for boxes := b.PlayableIfOngoing(); boxes != 0; boxes &= boxes - 1 {
		box := grid.Box(boxes.First())
		mine := b.MarksOf(side, box)
		var bonus int32
		if b.Lined()>>box&1 == 0 {
			bonus = rankWinsBox
			if wins>>box&1 != 0 {
				bonus = rankWinsGame
			}
		}
		for open := b.Empty(box); open != 0; open &= open - 1 {
			place := open.First()
			m := moveTo(box, place)
			rank := (history[m] + int32(replies[m])) / 2
			if w.exact {
				rank -= int32(b.Empty(grid.Box(place)).Len()) * rankReply
			}
			switch {
			case m == first:
				rank = rankHashMove
			case bonus != 0 && tictactoe.HasLine(mine|1<<place):
				rank += bonus
			case m == f.killers[0] || m == f.killers[1]:
				rank += rankKiller
			}
			if b.Closed()>>place&1 != 0 {
				rank -= rankFreesNext
			}
			f.moves[f.count] = rankedMove(rank)<<8 | rankedMove(m)
			f.count++
		}
	}
}

// pick brings the move of the highest rank from index i on to index i.
func (w *worker) pick(ply, i int) {
	f := &w.stack[ply]
	moves := f.moves[:f.count]
	best, at := moves[i], i
	for j := i + 1; j < len(moves); j++ {
		if moves[j] > best {
			best, at = moves[j], j
		}
	}
	moves[i], moves[at] = best, moves[i]
}

// A history value is between -historyLimit and historyLimit. The nearer it is to a limit, the more slowly it approaches
// it. Its change at a cutoff grows with the depth.
const (
	historyLimit  = 1 << 14
	historyAPly   = 8 // times the square of the depth
	historyAtMost = 2000
)

// repliesAt returns the history of a side's replies to the move that led to the ply.
func (w *worker) repliesAt(side, ply int) *[moves]int16 {
	last := noMove
	if ply > 0 {
		last = w.stack[ply-1].current
	}
	return &w.replies[side&1][last]
}

// recordCutoff updates the history heuristic and the killer moves after the i-th move at the ply caused a beta cutoff
// and the moves before it did not.
func (w *worker) recordCutoff(side, ply, i, depth int) {
	f, history, replies := &w.stack[ply], &w.history[side&1], w.repliesAt(side, ply)
	change := min(historyAPly*int32(depth*depth), historyAtMost)
	record := func(m move, change int32) {
		size := max(change, -change)
		history[m] += change - history[m]*size/historyLimit
		replies[m] += int16(change - int32(replies[m])*size/historyLimit)
	}
	m := f.moves[i].move()
	record(m, change)
	for _, tried := range f.moves[:i] {
		if tried.rank() < rankKiller {
			record(tried.move(), -change)
		}
	}
	if f.killers[0] != m {
		f.killers[1], f.killers[0] = f.killers[0], m
	}
}
