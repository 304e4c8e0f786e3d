package insight

import (
	"context"
	"reflect"
	"strings"
	"testing"
	"unicode"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/reach"
	"ninefold/engine/tictactoe/tictactoetest"
	"ninefold/gui/model/editor"
	"ninefold/gui/view"
	"ninefold/gui/work/overlay"
)

// played returns the position after some moves under Judge.
func played(t *testing.T, cells ...grid.Cell) tictactoe.Position {
	t.Helper()
	p := tictactoe.New(tictactoe.Judge)
	for _, c := range cells {
		p = fail.Must(p.Play(c))(t)
	}
	return p
}

// asked returns a session that examines whether play can have made a position.
func asked(t *testing.T, p tictactoe.Position) (*fixture, *Reachability) {
	s := newFixture(t, p)
	return s, add(s, &Reachability{Host: s.Host.Host})
}

// decided is asked, after the answer is known.
func decided(t *testing.T, p tictactoe.Position) (*fixture, *Reachability) {
	t.Helper()
	s, r := asked(t, p)
	s.await("the verdict", func() bool { return r.found.Result().decided })
	return s, r
}

// edit changes the position shown.
func (s *fixture) edit(how func(tictactoe.Position) tictactoe.Position) {
	editor.Editor{Game: s.Session.Game}.Edit(how)
	s.settle()
}

func TestTheAnswerSaysWhatIsKnown(t *testing.T) {
	three := played(t, grid.At(5, 5), grid.At(5, 6), grid.At(5, 7))
	tooMany := three.WithMark(grid.At(1, 1), tictactoe.X)
	for name, test := range map[string]struct {
		position     tictactoe.Position
		answer       view.Answer
		words, offer string
	}{
		"played":                 {three, view.Yes, "A game of 3 moves", "showGame"},
		"other rules":            {three.WithRules(tictactoe.Open), view.Yes, "A game of 3 moves", "showGame"},
		"wrong counts":           {tooMany, view.No, "X has 3 marks and O has 1 mark", "findCorrection"},
		"other rules, unreached": {tooMany.WithRules(tictactoe.Closed), view.No, "X has 3 marks", "findCorrection"},
		"lines of both": {tictactoetest.LineIn(played(t, grid.At(5, 5)), tictactoe.X, 0).
			WithMark(grid.At(4, 1), tictactoe.O), view.No, "", "findCorrection"},
		"a mark and no last move": {tictactoe.New(tictactoe.Judge).WithMark(grid.At(1, 1), tictactoe.X), view.Unknown,
			"Set the last move", "setLast"},
		"wrong counts, no last move": {tooMany.WithoutLast(), view.No, "X has 3 marks and O has 1 mark", ""},
	} {
		s, r := decided(t, test.position)
		v := s.view.Verdict
		fail.NowIf(t, v == nil || v.Answer != test.answer || !strings.Contains(v.Words, test.words) ||
			s.offer() != test.offer, "%s: %+v, want %q and the offer %q", name, v, test.words, test.offer)
		fail.If(t, v.Title == "" || v.Tag == "" || !unicode.IsUpper([]rune(v.Words)[0]),
			"%s: %+v is no question with an answer and a sentence", name, v)
		fail.If(t, r.CanShowGame() != (test.offer == "showGame") ||
			r.CanFindCorrection() != (test.offer == "findCorrection"),
			"%s: can show a game: %v, can ask the hare: %v", name, r.CanShowGame(), r.CanFindCorrection())
	}
	undecided := &Reachability{}
	undecided.found.Begin(context.Background(), tictactoe.Position{})
	undecided.found.Result().decided = true
	v := undecided.answer()
	fail.If(t, v.Answer != view.Unknown || !strings.Contains(v.Words, "Could not decide in time") || v.Buttons != nil,
		"undecided: %+v", v)
}

func TestOfAClearedBoardNoGameIsShown(t *testing.T) {
	s, r := decided(t, played(t, grid.At(5, 5)))
	s.edit(editor.Cleared)
	s.await("the verdict", func() bool { return r.found.Result().decided })
	fail.If(t, s.view.Verdict.Answer != view.Yes || s.offer() != "" || r.CanShowGame(),
		"the answer is %+v", s.view.Verdict)
}

func TestOfABoardThatPlayMadeNothingIsAsked(t *testing.T) {
	s, r := asked(t, played(t, grid.At(5, 5)))
	s.Session.Restart()
	s.play(5, 5)
	fail.If(t, r.found.On() || s.view.Verdict != nil, "the answer is %+v", s.view.Verdict)
	s.Session.Show(s.Session.Sudoku)
	s.settle()
	fail.If(t, r.found.On(), "something is asked about a Sudoku")
}

func TestTheAnswerStaysUntilTheNextAnswerTakesLong(t *testing.T) {
	s, r := decided(t, played(t, grid.At(5, 5)))
	before := s.view.Verdict
	s.edit(func(p tictactoe.Position) tictactoe.Position { return p.WithMark(grid.At(1, 1), tictactoe.X) })
	fail.If(t, s.view.Verdict == nil || !reflect.DeepEqual(s.view.Verdict, before) || r.found.Result().decided,
		"at once the answer is %+v", s.view.Verdict)
	verdict := s.tasks.Next()
	s.tasks.Clock.Advance(patience)
	s.await("the end of patience", func() bool { return r.found.Result().slow })
	if v := s.view.Verdict; !strings.Contains(v.Words, "Checking") || v.Answer != view.Unknown || s.offer() != "" {
		t.Errorf("then it is %+v", v)
	}
	verdict()
	fail.If(t, s.offer() != "findCorrection", "in the end it is %+v", s.view.Verdict)
}

func TestALateVerdictForAnotherPositionIsDropped(t *testing.T) {
	s, r := asked(t, played(t, grid.At(5, 5)))
	late := s.tasks.Next()
	s.edit(func(p tictactoe.Position) tictactoe.Position { return p.WithMark(grid.At(1, 1), tictactoe.X) })
	late()
	fail.If(t, r.found.Result().decided || s.view.Verdict != nil, "the answer is %+v", s.view.Verdict)
	s.await("the verdict", func() bool { return r.found.Result().decided })
	fail.If(t, r.found.About() != s.Session.Game.Position() || s.offer() != "findCorrection", "the answer is %+v",
		s.view.Verdict)
}

func TestAShownGameEndsInThePosition(t *testing.T) {
	want := played(t, grid.At(5, 5), grid.At(5, 6), grid.At(5, 7))
	s, r := decided(t, want)
	before := s.Session.Game
	s.do(r.ShowGame)
	g := s.Session.Game
	p := g.Position()
	fail.NowIf(t, p != (tictactoe.Position{}) || len(g.Line()) != 4 ||
		!strings.Contains(s.Said, "3 moves"), "%d steps, said %q", len(g.Line()), s.Said)
	fail.If(t, !r.ShowsGame() || s.offer() != "endShowGame", "there is no way back: %+v", s.view.Verdict)
	for g.Redo() {
	}
	fail.Unequal(t, g.Position(), want, "the game does not end in the position")
	s.Session.Show(s.Session.Last())
	fail.Unequal(t, s.Session.Game, before, "the last board")
	s.settle()
	s.await("the verdict", func() bool { return r.found.Result().decided })
	s.do(r.ShowGame)
	s.Session.Board().Redo()
	s.do(r.EndGame)
	fail.If(t, s.Session.Game != before || r.ShowsGame(), "the way back does not lead there")
}

// hareBeside returns a session in which one mark of a game was changed, so that play cannot have made it.
func hareBeside(t *testing.T) (*fixture, *Reachability) {
	return decided(t, played(t, grid.At(5, 5), grid.At(5, 6), grid.At(5, 7)).WithMark(grid.At(5, 6), tictactoe.X))
}

func TestWhatTheHareDidIsFoundShownAndMended(t *testing.T) {
	s, r := hareBeside(t)
	s.do(r.FindCorrection)
	fail.NowIf(t, r.CanFindCorrection() || !r.CanRepair() || !strings.Contains(s.view.Verdict.Words, "Escape stops"),
		"under way: can find a correction %v, the answer is %+v", r.CanFindCorrection(), s.view.Verdict)
	s.await("the hare", func() bool { return r.correction.Result().over })
	changes, alerts := r.changes(), 0
	for i, cell := range s.view.Diagram.Cells {
		words, said := r.At(grid.Cell(i))
		fail.If(t, cell.Alert != said, "cell %d stands out: %v, says %q", i, cell.Alert, words)
		if cell.Alert {
			alerts++
			fail.If(t, cell.Note == "" || !strings.Contains(cell.Label, "may have been"), "%+v", cell)
		}
	}
	fail.If(t, alerts != len(changes) || s.offer() != "nearest",
		"%d cells stand out, want %d; the answer is %+v", alerts, len(changes), s.view.Verdict)
	steps := s.Session.Game.Len()
	s.do(r.Repair)
	fail.If(t, s.Session.Game.Len() != steps+1 || r.correction.On(),
		"%d steps", s.Session.Game.Len()-steps)
	v := reach.Decide(context.Background(), s.Session.Game.Position(), reachLimits())
	fail.If(t, v.Answer != reach.Reachable, "the nearest board is %v", v.Reason)
	fail.Lacks(t, s.Said, "row 5, column 6 is O instead of X", "it says")
}

// TestTheNearestBoardComesByOneClick: one click searches and goes there, and one undo returns.
func TestTheNearestBoardComesByOneClick(t *testing.T) {
	s, r := hareBeside(t)
	before, steps := s.Session.Game.Position(), s.Session.Game.Len()
	s.do(r.Repair)
	s.await("the nearest board", func() bool { return s.Session.Game.Len() > steps })
	v := reach.Decide(context.Background(), s.Session.Game.Position(), reachLimits())
	fail.If(t, v.Answer != reach.Reachable, "the nearest board is %v", v.Reason)
	s.Session.Board().Undo()
	fail.If(t, s.Session.Game.Position() != before, "one undo does not bring back what was there")
}

func TestASearchForACorrectionThatIsCalledOffFindsNothing(t *testing.T) {
	s, r := hareBeside(t)
	s.do(r.FindCorrection)
	late := s.tasks.Next()
	fail.If(t, !r.Cancel() || r.Cancel(), "Escape does not call it off, once")
	s.settle()
	late()
	fail.If(t, len(r.changes()) > 0 || s.offer() != "findCorrection" || !r.CanFindCorrection(),
		"the answer is %+v", s.view.Verdict)
}

func TestTheAnswerFollowsTheSearchForACorrection(t *testing.T) {
	p, change := played(t, grid.At(5, 5)), reach.Change{Cell: grid.At(5, 5), Mark: tictactoe.O}
	other := reach.Change{Cell: grid.At(1, 2)}
	for name, test := range map[string]struct {
		search       correction
		words, offer string
	}{
		"under way": {correction{}, "Escape", ""},
		"one": {correction{over: true,
			repair: reach.Correction{Answer: reach.Reachable, Changes: []reach.Change{change}}},
			"row 5, column 5 (O before, X now).", "nearest"},
		"two": {correction{over: true,
			repair: reach.Correction{Answer: reach.Reachable, Changes: []reach.Change{other, change}}},
			"column 2 (empty before, empty now) and row 5", "nearest"},
		"more": {correction{over: true, repair: reach.Correction{Answer: reach.Unreachable}},
			"At least three cells", ""},
		"given up": {correction{over: true}, "not found in time", ""},
	} {
		r := &Reachability{}
		r.correction.Begin(context.Background(), p)
		*r.correction.Result() = test.search
		v := r.answer()
		fail.If(t, v.Answer != view.No || !strings.Contains(v.Words, test.words) || offerOf(&v) != test.offer,
			"%s: %+v", name, v)
	}
}

// sentToWonField returns a position under Judge whose target is field 5, in which X has a line.
func sentToWonField(t *testing.T) tictactoe.Position {
	t.Helper()
	p := tictactoetest.LineIn(tictactoe.New(tictactoe.Judge), tictactoe.X, 4)
	p = p.WithMark(grid.At(1, 2), tictactoe.O).WithMark(grid.At(2, 5), tictactoe.O)
	p, ok := p.WithLast(grid.At(2, 5)) // the centre of its field
	fail.NowIf(t, !ok, "no last move")
	return p
}

func TestASwitchShowsWhichCellsBecomeLegalAndIllegal(t *testing.T) {
	judge := sentToWonField(t)
	s := newFixture(t, judge)
	r := add(s, &RuleChange{Host: s.Host.Host})
	r.Switch(tictactoe.Closed)
	s.settle()
	fail.NowIf(t, s.Session.Game.Position() != judge.WithRules(tictactoe.Closed), "the rules are not switched")
	gained, lost := r.change.Result().gained(), r.change.Result().lost()
	fail.NowIf(t, lost.Len() != 6 || gained.Len() != 70, "%d lost, %d gained", lost.Len(), gained.Len())
	for c := range grid.Cell(grid.Cells) {
		want := "+"
		switch {
		case judge.At(c) != tictactoe.Empty:
			want = ""
		case c.Box() == 4:
			want = "−"
		}
		fail.Unequal(t, s.view.Diagram.Cells[c].Note, want, "row %d column %d", c.Row(), c.Col())
	}
	for _, part := range []string{"70 cells", "6 cells", "Closed"} {
		fail.Lacks(t, s.Said, part, "said")
	}
	v := overlay.Board{View: view.View{Diagram: s.Session.Game.Diagram()}}
	cell := &v.Diagram.Cells[grid.At(9, 9)]
	cell.Note = "50"
	r.Show(&v)
	fail.If(t, cell.Note != "50" || cell.Corner != "+", "beside a value it stands in %+v", cell)
	s.play(1, 1)
	fail.Unequal(t, s.view.Diagram.Cells[grid.At(9, 9)].Note, "", "after a move the switch is still shown")
	s = newFixture(t, sentToWonField(t))
	r = add(s, &RuleChange{Host: s.Host.Host})
	r.Switch(tictactoe.Open)
	s.settle()
	fail.Lacks(t, s.Said, "same cells", "said")
	steps := s.Session.Game.Len()
	r.Switch(tictactoe.Open)
	s.settle()
	fail.Unequal(t, s.Session.Game.Len(), steps, "steps, after a switch to the rules in force")
}
