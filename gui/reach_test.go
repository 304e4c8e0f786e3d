package gui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"ninefold/engine/grid"
	"ninefold/engine/reach"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/theme"
)

// decided is the inquiry about a position, when it has come to its end.
func decided(p tictactoe.Position) *inquiry {
	q := newInquiry(p)
	q.verdict, q.decided = reach.Decide(q.ctx, p, reachBudget), true
	return q
}

func playedOut(t *testing.T, cells ...grid.Cell) *noughts {
	t.Helper()
	n := newNoughts()
	for _, c := range cells {
		if err := n.Tap(c); err != nil {
			t.Fatal(err)
		}
	}
	return n
}

func TestTheBadgeSaysWhatIsKnown(t *testing.T) {
	played := playedOut(t, grid.At(5, 5), grid.At(5, 6), grid.At(5, 7)).Position()
	oneMark := tictactoe.New(tictactoe.Judge).With(grid.At(1, 1), tictactoe.X)
	for name, test := range map[string]struct {
		inquiry      *inquiry
		words, offer string
	}{
		"looking":      {newInquiry(played), "Looking", ""},
		"the start":    {decided(tictactoe.Position{}), "Reachable by play.", ""},
		"played":       {decided(played), "Reachable by play.", "showGame"},
		"other rules":  {decided(played.WithRules(tictactoe.Open)), "Reachable by play (rules Judge)", "showGame"},
		"wrong counts": {decided(played.With(grid.At(1, 1), tictactoe.X)), "X has 3 marks and O has one mark", "hare"},
		"other rules unreachable": {decided(played.With(grid.At(1, 1), tictactoe.X).WithRules(tictactoe.Closed)),
			"(rules Judge): X has 3 marks", "hare"},
		"no last move": {decided(oneMark), "none is set", "setLast"},
		"undecided":    {&inquiry{decided: true}, "Not decided in time", ""},
	} {
		view := test.inquiry.badge()
		if !strings.Contains(view.words, test.words) || view.offer != test.offer || view.icon == "" {
			t.Errorf("%s: %+v, want %q and the offer %q", name, view, test.words, test.offer)
		}
	}
}

func TestEveryReasonHasItsOwnWords(t *testing.T) {
	reason := reach.Reason{
		X: 7, O: 1, Mark: tictactoe.O, Box: 4, Sent: 3, Marks: 0, Boxes: 0b101,
		Cells: tictactoe.CellSet{8: 0b110},
	}
	said := map[string]reach.Why{}
	for why := reach.WrongCounts; why <= reach.NoOrder; why++ {
		reason.Why = why
		words := locale.Unreachable(reason)
		if strings.Contains(words, "reach.") || strings.Contains(words, "<no value>") || strings.Contains(words, "amount.") {
			t.Errorf("%v: %q", reason, words)
		}
		if other, ok := said[words]; ok {
			t.Errorf("reasons %d and %d are both %q", why, other, words)
		}
		said[words] = why
	}
	for why, parts := range map[reach.Why][]string{
		reach.TooFew: {"3 moves sent O to field 5", "only no mark"},
		reach.Apart:  {"row 7, column 8", "2"},
		reach.CutOff: {"fields 1, 3", "field 5"},
	} {
		reason.Why = why
		for _, part := range parts {
			if words := locale.Unreachable(reason); !strings.Contains(words, part) {
				t.Errorf("%q, want %q in it", words, part)
			}
		}
	}
}

func TestEveryReasonFitsTheBadgeOfASmallWindow(t *testing.T) {
	b := newBadge(func(string) {})
	b.Resize(fyne.NewSize(480, b.heightFor(480)))
	b.show(badgeView{icon: theme.IconHare, words: "one line", offer: "hare"})
	oneLine := b.words.MinSize().Height
	reason := reach.Reason{X: 38, O: 43, Mark: tictactoe.O, Box: 8, Sent: 9, Marks: 7, Boxes: 0b111110, Cells: tictactoe.CellSet{8: 0b111111}}
	for why := reach.WrongCounts; why <= reach.NoOrder; why++ {
		for _, rules := range tictactoe.AllRules {
			reason.Why = why
			q := &inquiry{position: tictactoe.New(rules), decided: true, verdict: reach.Verdict{Answer: reach.Unreachable, Reason: reason}}
			b.show(q.badge())
			if lines := (b.words.MinSize().Height - oneLine) / (b.heightFor(480) - b.heightFor(wideEnough)); lines > 1.1 {
				t.Errorf("%v lines: %q", lines+1, b.words.Text)
			}
		}
	}
}

func TestAShownGameStartsEmptyAndEndsInThePosition(t *testing.T) {
	n := boardOf(t, "tictactoe-1.in")
	n.Set(tictactoe.Imported, playedOut(t, grid.At(5, 5), grid.At(5, 6), grid.At(5, 7)).Position())
	asked, want := n.Current(), n.Position()
	game, ok := decided(want).game()
	if !ok {
		t.Fatal("no game is known")
	}
	if err := n.Replay(game); err != nil {
		t.Fatal(err)
	}
	if p := n.Position(); p != (tictactoe.Position{}) || len(n.Line()) != 4 {
		t.Errorf("it starts with %d marks and has %d steps", grid.Cells-p.Count(tictactoe.Empty), len(n.Line()))
	}
	for n.Redo() {
	}
	if n.Position() != want {
		t.Error("the game does not end in the position")
	}
	n.GoTo(n.Line()[0])
	n.Undo()
	if n.Current() != asked {
		t.Error("one undo from the start of the game does not lead back to where it was asked for")
	}
}

func TestAnIllegalGameIsNotShown(t *testing.T) {
	n := playedOut(t, grid.At(5, 5))
	before, steps := n.Position(), n.Len()
	if err := n.Replay([]grid.Cell{grid.At(1, 1), grid.At(9, 9)}); err == nil || n.Position() != before || n.Len() != steps {
		t.Errorf("%v, %d steps", err, n.Len())
	}
}

func TestWhatTheHareDidIsShownOnTheBoard(t *testing.T) {
	n := playedOut(t, grid.At(5, 5), grid.At(5, 6), grid.At(5, 7))
	n.Set(tictactoe.Edited, n.Position().With(grid.At(5, 6), tictactoe.X))
	h := &hunt{position: n.Position(), over: true}
	h.mending = reach.Repair(newInquiry(h.position).ctx, h.position, reachBudget)
	if h.mending.Answer != reach.Reachable || len(h.mending.Changes) == 0 {
		t.Fatalf("%+v", h.mending)
	}
	view := n.View()
	h.mark(&view)
	alerts := 0
	for _, cell := range view.Cells {
		if cell.Alert {
			alerts++
			if cell.Note == "" || !strings.Contains(cell.Label, "may have been") {
				t.Errorf("%+v", cell)
			}
		}
	}
	if alerts != len(h.mending.Changes) {
		t.Errorf("%d cells stand out, want %d", alerts, len(h.mending.Changes))
	}
	if v := reach.Decide(newInquiry(h.position).ctx, h.mended(h.position), reachBudget); v.Answer != reach.Reachable {
		t.Errorf("what was put back is %v", v.Reason)
	}
}

func TestTheBadgeFollowsTheHunt(t *testing.T) {
	p := playedOut(t, grid.At(5, 5)).Position()
	change := reach.Change{Cell: grid.At(5, 5), Mark: tictactoe.O}
	other := reach.Change{Cell: grid.At(1, 2)}
	for name, test := range map[string]struct {
		hunt         hunt
		words, offer string
	}{
		"under way": {hunt{}, "Escape", ""},
		"one":       {hunt{over: true, mending: reach.Mending{Answer: reach.Reachable, Changes: []reach.Change{change}}}, "row 5, column 5 (O before, X now).", "putBack"},
		"two":       {hunt{over: true, mending: reach.Mending{Answer: reach.Reachable, Changes: []reach.Change{other, change}}}, "column 2 (empty before, empty now) and row 5", "putBack"},
		"more":      {hunt{over: true, mending: reach.Mending{Answer: reach.Unreachable}}, "at least three", ""},
		"given up":  {hunt{over: true}, "not found in time", ""},
	} {
		test.hunt.position = p
		if view := (&inquiry{hunt: &test.hunt}).badge(); !strings.Contains(view.words, test.words) || view.offer != test.offer {
			t.Errorf("%s: %+v", name, view)
		}
	}
}

// awaitVerdict runs what is posted until the position shown is decided.
func (w *window) awaitVerdict() {
	w.t.Helper()
	w.await("the verdict", func() bool { return w.inquiry != nil && w.inquiry.decided })
}

func TestTheWindowSaysWhetherPlayCanHaveMadeThePosition(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	w.awaitVerdict()
	if !strings.Contains(w.badge.words.Text, "Reachable by play.") || !w.badge.offer.Visible() {
		t.Errorf("after a move: %q", w.badge.words.Text)
	}
	w.key(fyne.KeyE)
	w.tapCell(1, 1)
	if w.can(w.byID("showGame")) {
		t.Error("a game is offered before it is found")
	}
	w.awaitVerdict()
	if !strings.Contains(w.badge.words.Text, "X has 2 marks and O has no mark") || w.badge.view.offer != "hare" {
		t.Errorf("after a hare's move: %q", w.badge.words.Text)
	}
}

func TestALateAnswerForAnotherPositionIsDropped(t *testing.T) {
	w := openWindow(t)
	w.awaitVerdict()
	w.key(fyne.KeyE)
	w.tapCell(1, 1)
	first := w.inquiry
	late := <-w.posted
	w.tapCell(2, 2)
	second := w.inquiry
	if first == second || first.ctx.Err() == nil {
		t.Fatal("a change does not cancel what is being found out")
	}
	before := w.badge.view
	late()
	if first.decided || second.decided || w.badge.view != before {
		t.Error("an answer for another position was taken")
	}
	w.awaitVerdict()
	if w.inquiry != second || w.position() != second.position {
		t.Error("the answer is not for the position shown")
	}
}

func TestALateAnswerOfACalledOffHuntIsDropped(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	w.key(fyne.KeyE)
	w.tapCell(1, 1)
	w.awaitVerdict()
	w.key(fyne.KeyH)
	if !w.hunting() || !strings.Contains(w.badge.words.Text, "Escape stops") {
		t.Fatalf("hunting: %v, said %q", w.hunting(), w.badge.words.Text)
	}
	late := <-w.posted
	w.key(fyne.KeyEscape)
	late()
	if w.hunting() || w.badge.view.offer != "hare" || !w.editing() {
		t.Errorf("after Escape: hunting %v, offered %q, editing %v", w.hunting(), w.badge.view.offer, w.editing())
	}
}

func TestThatTheHareDidIsFoundShownAndPutBack(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	w.key(fyne.KeyE)
	w.tapCell(1, 1)
	w.awaitVerdict()
	steps := w.session.Noughts.Len()
	w.key(fyne.KeyH)
	w.await("the hare", func() bool { return w.can(w.byID("putBack")) })
	if cell := w.board.Shown().Cells[grid.At(1, 1)]; !cell.Alert || cell.Note != "empty" {
		t.Errorf("the cell shows %+v", cell)
	}
	w.pointed(grid.At(1, 1))
	if !strings.Contains(w.reason(), "row 1, column 1 (empty before, X now)") {
		t.Errorf("pointing at the cell says %q", w.reason())
	}
	w.key(fyne.KeyB)
	if p := w.position(); p.At(grid.At(1, 1)) != tictactoe.Empty || w.session.Noughts.Len() != steps+1 {
		t.Error("it was not put back in one step")
	}
	w.awaitVerdict()
	if w.board.Shown().Cells[grid.At(1, 1)].Alert || w.badge.view.offer != "showGame" {
		t.Errorf("after it was put back the badge is %+v", w.badge.view)
	}
}

func TestShowAGameAndComeBack(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	w.tapCell(5, 6)
	before := w.position()
	w.awaitVerdict()
	w.key(fyne.KeyG)
	if p := w.position(); p.Count(tictactoe.Empty) != grid.Cells || len(w.steps.rows) != 3 {
		t.Fatalf("the game shown has %d rows and starts with %d empty cells", len(w.steps.rows), p.Count(tictactoe.Empty))
	}
	w.key(fyne.KeyPageDown)
	w.key(fyne.KeyPageDown)
	if w.position() != before {
		t.Error("the game does not lead to the position")
	}
	w.key(fyne.KeyHome)
	w.run("undo")
	if w.position() != before || len(w.steps.rows) != 3 {
		t.Error("undo from the start of the game does not come back")
	}
}

func TestTheBadgeKeepsItsHeight(t *testing.T) {
	b := newBadge(func(string) {})
	for _, width := range []float32{480, 1000} {
		empty := b.heightFor(width)
		b.show(badgeView{icon: theme.IconHare, words: strings.Repeat("many words ", 30), offer: "hare"})
		if b.heightFor(width) != empty {
			t.Errorf("at %v units its height changes with its words", width)
		}
	}
}
