package puzzle

import (
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// FuzzBoard plays games on a board and on a Position, and holds that they agree on all that matters.
func FuzzBoard(f *testing.F) {
	for _, p := range All()[:4] {
		game := []byte{byte(p.Position.Rules())}
		for _, c := range p.Moves {
			game = append(game, byte(c))
		}
		f.Add(game)
	}
	f.Add([]byte("\x01aslkdjfaslkdjfqwoieurzxcmvnqoweiruasldkfjqwoeiruasdfklj"))
	f.Fuzz(func(t *testing.T, game []byte) {
		if len(game) == 0 {
			return
		}
		p := tictactoe.New(tictactoe.Open + tictactoe.Rules(game[0]%2))
		b := newBoard(&p)
		for _, n := range game[1:] {
			if p.Over() {
				return
			}
			legal := p.Legal()
			cells := slices.Collect(legal.All())
			c := cells[int(n)%len(cells)]
			p.Push(c)
			b.push(moveIn(c))
			agree(t, &p, &b)
		}
	})
}

func agree(t *testing.T, p *tictactoe.Position, b *board) {
	t.Helper()
	if fresh := newBoard(p); *b != fresh {
		t.Fatalf("%+v after %v, want %+v", *b, p, fresh)
	}
	if won := p.Winner() != tictactoe.Empty; b.lost() != won || (b.lost() || b.closed == all) != p.Over() {
		t.Fatalf("lost %v, full %v, but %+v", b.lost(), b.closed == all, p.Outcome())
	}
	if p.Over() {
		return
	}
	legal := p.Legal()
	var cells []grid.Cell
	for m := range b.legal() {
		cells = append(cells, m.cell())
	}
	if want := slices.Collect(legal.All()); !slices.Equal(cells, want) {
		t.Fatalf("%v may be played, want %v", cells, want)
	}
}

func TestKeysAreEqualForEqualBoardsOnly(t *testing.T) {
	boards := map[key]board{}
	for _, p := range All() {
		position := tictactoe.New(p.Position.Rules())
		for _, c := range p.Moves {
			position.Push(c)
			b := newBoard(&position)
			if same, ok := boards[b.key()]; ok && same != b {
				t.Fatalf("%+v and %+v have one key", same, b)
			}
			boards[b.key()] = b
		}
	}
}

func moveIn(c grid.Cell) move { return move(9*int(c.Box()) + c.Place()) }
