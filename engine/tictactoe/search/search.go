// Package search plays nested noughts and crosses and values positions. It searches by alpha-beta with iterative
// deepening and a transposition table, which is exact if it can look to the end of the game. It also proves the values
// of later positions by proof numbers (see prover). Under Open, where won boxes stay in play, it proves X's known win
// by following it (see strategy). Nothing here reads a clock: the context says when to stop.
package search

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// ErrOver says that a position has no best move because the game is over.
var ErrOver = errors.New("the game is over, there is no move to search for")

// Limits limit a search. A search also ends when its context does, or when everything is known. The zero Limits search
// with one thread until then.
type Limits struct {
	Nodes   int64  // the most positions to look at; 0 for no limit
	Threads int    // goroutines that search; 0 for 1
	Seed    uint64 // decides among moves that seem equally good
	Random  bool   // draw the move by the seed, without a search
	All     bool   // value every legal cell, not only the best; each then costs as much as the best one
	Prove   bool   // prove who wins, from the first node on: no estimates, and a win may take longer than it must
	Yield   func() // called every thousand nodes by each thread, to let others run; may be nil
}

// Result is the result of a search so far.
type Result struct {
	Best  grid.Cell   // a legal move
	Value Value       // of Best, and so of the position, for the player to move
	Line  []grid.Cell // the principal variation, from Best; to the end of the game if a distance is exact
	Moves []Move      // with Limits.All every legal cell, otherwise Best alone; best first
	Nodes int64       // number of positions looked at; with several threads, up to a thousand too many for each
	Depth int         // plies looked ahead along promising moves; 0 if no such search was finished
}

// Move is a legal cell with its value for the player who plays there.
type Move struct {
	Cell  grid.Cell
	Value Value
}

// Searcher searches one position after another and keeps its tables in between, so that the search of a position near
// an earlier one is quicker. The zero value is ready to use. It has a table of at most Room, and a second one once it
// has tried to prove something. It may not search two positions at once.
type Searcher struct {
	Room int // the most bytes of a table, a power of two; 0 for 64 MiB

	table  table
	proofs proofs
}

// Search does what Searcher.Search does, with a new Searcher.
func Search(ctx context.Context, p tictactoe.Position, limits Limits, progress func(Result)) (Result, error) {
	return new(Searcher).Search(ctx, p, limits, progress)
}

// Search finds the best move in any position and its value. The error is ErrOver or nil: even if the context ends at
// once, Search looks at all moves one ply ahead, as far as the node budget allows, and Best is the best of them. If
// Limits.Nodes is set, Search first empties the tables. With one thread the result then depends on the position and the
// limits alone, unless the context ends the search.
//
// With Limits.Random, and under rules without a winner, the seed draws Best at random, and no value is known.
//
// Search calls progress, unless it is nil, from time to time with the result so far and last with the final one, in the
// caller's goroutine. The caller may keep the slices in it.
//
// Besides the tables a search takes some 240 KiB a thread, 200 KiB more once it tries to prove something, and under
// Open at first 50 MiB for the proof of the known win. The context does not interrupt that proof, which takes less than
// a tenth of a second from the empty board.
func (searcher *Searcher) Search(
	ctx context.Context, p tictactoe.Position, limits Limits, progress func(Result),
) (Result, error) {
	s := newRoot(&p, limits, progress)
	if len(s.moves) == 0 {
		return Result{}, ErrOver
	}
	if p.Rules().HaveWinner() && !limits.Random {
		netOf(p.Rules(), limits.Yield)
		s.board = newBoard(&p)
		if !p.Rules().Closes() && ctx.Err() == nil {
			s.provePlans(p)
		}
		if !s.decided() || s.board.empty <= exactBelow && !limits.Prove {
			searcher.prepare(int(s.board.empty), limits.Nodes)
			s.searchMoves(ctx, searcher)
		}
	}
	s.report()
	return s.result(), nil
}

// Prepare loads everything that the first search with the rules and limits would have to wait for: the net, and the
// memory of the table. It empties the table.
func (searcher *Searcher) Prepare(rules tictactoe.Rules, limits Limits) {
	if rules.HaveWinner() && !limits.Random {
		netOf(rules, limits.Yield)
		searcher.prepare(grid.Cells, limits.Nodes)
		clear(searcher.table.slots) // the first write makes the system give the memory
	}
}

// prepare makes the table ready for a search from a board with a number of empty cells.
func (searcher *Searcher) prepare(empty int, nodes int64) {
	searcher.table.room, searcher.proofs.room = searcher.Room, searcher.Room
	if nodes > 0 {
		searcher.table.reset(nodes)
	} else {
		searcher.table.keep(empty)
	}
}

// root is a search in progress, or a helper of one: the legal moves of the position, with the results for each.
type root struct {
	limits   Limits
	progress func(Result)
	board    board
	moves    []rootMove // the best so far first
	table    *table
	proofs   *proofs
	budget   *budget
	team     *team
	worker   worker
	prover   *prover // nil until it is needed
	depth    int     // plies of the last finished iteration
	estimate Value   // of the best move by that iteration, if it was not proved
	solving  int     // batches of nodes that trySolve has claimed
	reported int64   // nodes when progress was called last
}

type rootMove struct {
	move  move
	value Value
	pv    []grid.Cell // the PV, which begins with the move

	deferred         bool // another goroutine is searching it in this iteration
	holds, cannotWin bool // proved by solve, if value is not proved
}

func newRoot(p *tictactoe.Position, limits Limits, progress func(Result)) *root {
	s := &root{limits: limits, progress: progress, budget: newBudget(&limits)}
	legal := p.Legal()
	for c := range legal.ByBox() {
		s.moves = append(s.moves, rootMove{move: moveIn(c), pv: []grid.Cell{c}})
	}
	random := rand.New(rand.NewPCG(limits.Seed, 0))
	random.Shuffle(len(s.moves), func(i, j int) { s.moves[i], s.moves[j] = s.moves[j], s.moves[i] })
	return s
}

// decided reports whether everything is known: while reductions are off, with exact distances. The moves must be
// sorted.
func (s *root) decided() bool {
	best := s.moves[0].value
	if !s.limits.All && (best.Kind == Win || best.Kind == Draw) {
		return s.known(best)
	}
	for i := range s.moves {
		if v := s.moves[i].value; !v.Kind.Proved() || s.limits.All && !s.known(v) {
			return false
		}
	}
	return s.known(best)
}

// known reports whether a value needs no search.
func (s *root) known(v Value) bool {
	return v.Kind == Draw || v.Kind.Proved() && (v.Exact || !s.worker.exact)
}

// sort sorts the moves, the best first. If the best turned out to lose and no other was valued since, the next one gets
// the estimate of the last iteration, in which it seemed no better.
func (s *root) sort() {
	slices.SortStableFunc(s.moves, func(a, b rootMove) int { return b.value.Compare(a.value) })
	if best := &s.moves[0].value; best.Kind == Unknown {
		*best = s.estimate
	}
}

// searchMoves searches with the wanted number of goroutines until everything is known, the node budget is used up, or
// the context ends.
func (s *root) searchMoves(ctx context.Context, searcher *Searcher) {
	s.table, s.proofs = &searcher.table, &searcher.proofs
	s.team = newTeam(s)
	s.worker = s.newWorker()
	if s.limits.Prove {
		s.budget.ctx = ctx
		s.solveFor(0)
		return
	}
	s.deepen(ctx)
	s.budget.ctx = ctx
	if s.board.empty <= exactBelow && !s.worker.stopped {
		s.measure()
	}
}

func (s *root) newWorker() worker { return worker{table: s.table, budget: s.budget, team: s.team} }

// value returns the value for a score found at a depth. The search sees a line of boxes one ply before it is made, so a
// distance of depth+1 is exact too.
func (s *root) value(score, depth int) Value {
	exact := s.worker.exact
	switch {
	case score >= decisive:
		return won(winScore-score, exact && winScore-score <= depth+1)
	case score <= -decisive:
		return lost(winScore+score, exact && winScore+score <= depth+1)
	case exact && depth >= int(s.board.empty), s.board.drawn():
		return draw
	}
	return Value{Kind: Estimate, Permille: permille(score)}
}

// result returns the result so far.
func (s *root) result() Result {
	best := &s.moves[0]
	r := Result{
		Best:  best.move.cell(),
		Value: best.value,
		Line:  best.pv,
		Nodes: s.budget.done() - int64(s.worker.quota),
		Depth: s.depth,
	}
	listed := s.moves[:1]
	if s.limits.All {
		listed = s.moves
	}
	for _, m := range listed {
		r.Moves = append(r.Moves, Move{m.move.cell(), m.value})
	}
	return r
}

func (s *root) report() {
	if s.progress != nil {
		r := s.result()
		s.reported = r.Nodes
		s.progress(r)
	}
}

// reportSometimes reports if many nodes were visited since the last report.
func (s *root) reportSometimes() {
	const often = 1 << 19
	if s.budget.done()-s.reported >= often {
		s.report()
	}
}
