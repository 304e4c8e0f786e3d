package searches

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/search"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/tictactoetest"
)

func TestWhatIsKnownBestIsKept(t *testing.T) {
	x := tictactoe.New(tictactoe.Open)
	o, _ := x.Play(grid.At(5, 5))
	known := Values{}
	_, ok := known.ForX(x)
	fail.If(t, ok, "a position that nobody looked at has a value")
	for _, step := range []struct {
		name  string
		value search.Value
		nodes int64
		want  search.Value // for X, when O is to move
	}{
		{"nothing", search.Value{}, 1000, search.Value{}},
		{"the first look", estimated(300), 100, estimated(700)},
		{"a quicker look", estimated(900), 50, estimated(700)},
		{"a longer look", estimated(400), 200, estimated(600)},
		{"a proof", search.Value{Kind: search.Loss, Plies: 40}, 1,
			search.Value{Kind: search.Win, Permille: 1000, Plies: 40}},
		{"a long guess", estimated(500), 1000, search.Value{Kind: search.Win, Permille: 1000, Plies: 40}},
		{"another proof", search.Value{Kind: search.Loss, Plies: 3}, 1,
			search.Value{Kind: search.Win, Permille: 1000, Plies: 3}},
	} {
		known.Learn(o, step.value, step.nodes)
		v, _ := known.ForX(o)
		fail.If(t, v != step.want, "after %s it is worth %+v, want %+v", step.name, v, step.want)
	}
	known.Learn(x, estimated(300), 1)
	v, _ := known.ForX(x)
	fail.If(t, v != estimated(300), "with X to move it is worth %+v", v)
}

func TestAGameThatIsOverHasItsValueWithoutASearch(t *testing.T) {
	for _, test := range []struct {
		mark tictactoe.Mark
		want search.Kind
	}{{tictactoe.X, search.Win}, {tictactoe.O, search.Loss}} {
		won := tictactoetest.LineIn(tictactoe.New(tictactoe.Open), test.mark, 0, 1, 2)
		v, ok := (Values{}).ForX(won)
		fail.If(t, !ok || v.Kind != test.want, "won by %v: %+v %v", test.mark, v, ok)
	}
	full := tictactoetest.Drawn()
	v, ok := (Values{}).ForX(full)
	fail.If(t, !ok || v.Kind != search.Draw, "drawn: %+v %v", v, ok)
	v, ok = (Values{}).ForX(full.WithRules(tictactoe.Judge))
	fail.If(t, ok, "under Judge: %+v", v)
}
